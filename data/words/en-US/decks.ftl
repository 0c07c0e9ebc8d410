## Deck lists and deck codes that cannot be read. $typed is what stands in the line, $most a bound.

problem-list-empty = There is no card in this list. Write one card a line, such as “3 Slime”.
problem-list-long = This list is too long: { $most } characters at most.
problem-list-lines = This list has too many lines: { $most } at most.
problem-list-unknown = Line { $line }: no card is called “{ $typed }”. Did you mean { $nearest }?
problem-list-unlike = Line { $line }: no card is called “{ $typed }”, or anything like it.
problem-list-several = Line { $line }: several cards are called “{ $typed }”. Write the id of the one you mean, such as { $ids }.
problem-list-count = Line { $line }: “{ $typed }” can be there 1 to { $most } times.
problem-list-too-many = Line { $line }: with this line there are more than { $most } copies of { $card }.

list-of-1 = { $name1 }
list-of-2 = { $name1 } or { $name2 }
list-of-3 = { $name1 }, { $name2 } or { $name3 }

refusal-code-long = This is too long for a deck code: { $most } characters at most.
refusal-code-malformed = This is no deck code. A deck code begins with “TD1.”
refusal-code-future = This deck code comes from a later version of the bot (TD{ $version }), so it cannot be read here yet.
refusal-code-truncated = The end of this deck code is missing. Copy it whole and try again.
refusal-code-damaged = Something in this deck code has changed on the way. Copy it again from where it was shown.
refusal-code-unknown-card = { $count ->
    [one] This deck has a card that is unknown here: { $card }.
   *[other] This deck has { $count } cards that are unknown here, such as { $card }.
}
refusal-code-not-this-deck = This deck cannot be written as a code. A code holds 1 to 300 different cards, and up to 99 of each.

## What a deck is made of.

deck-chart-cost = Cost
deck-chart-ability-cost = Cost of abilities
deck-chart-attributes = Attributes
deck-chart-badges = Levels
deck-chart-rest = others

# Decks that people keep.

refusal-too-many-decks = You have { $most } decks here, and that is the most. Delete one first.
refusal-deck-name-taken = Another deck of yours has this name.
refusal-deck-changed = The deck was changed meanwhile, perhaps on another device. It stays as it is now.
refusal-deck-copies = At most { $most } of one card can be kept in a deck.
refusal-deck-too-large = A deck that is kept can have { $most } cards at most.
