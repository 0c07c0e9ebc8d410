# Decks that people keep.

refusal-too-many-decks = You have { $most } decks here, and that is the most. Delete one first.
refusal-deck-name-taken = Another deck of yours has this name.
refusal-deck-changed = The deck was changed meanwhile, perhaps on another device. It stays as it is now.
refusal-deck-copies = At most { $most } of one card can be kept in a deck.
refusal-deck-too-large = A deck that is kept can have { $most } cards at most.
