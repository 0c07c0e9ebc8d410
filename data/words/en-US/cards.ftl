# One card, and how it is found.

card-head = ### { $card }
    -# { $other } · { $game }
card-flavor = -# { $flavor }
card-deck = { $deck } ×{ $count }
card-decks = **Decks that have it:** { $decks }
card-decks-none = -# No starter deck has it, and none of yours.
card-rules = **Rules about it:** { $rules }
card-rules-placeholder = Read a rule about it
card-clause = > **{ $clause }** { $text }
card-namesake = { $card } ({ $apart })
card-found = Which card do you mean by “{ $typed }”?
card-found-placeholder = Choose a card
card-none = There is no card called “{ $typed }” here, nor one like it.
