## Deck lists and deck codes that cannot be read. $typed is what stands in the line, $most a bound.

problem-list-empty = There is no card in this list. Write one card a line, such as “3 Slime”.
problem-list-long = This list is too long: { $most } characters at most.
problem-list-lines = This list has too many lines: { $most } at most.
problem-list-unknown = Line { $line }: no card is called “{ $typed }”. Did you mean { $nearest }?
problem-list-unlike = Line { $line }: no card is called “{ $typed }”, or anything like it.
problem-list-several = Line { $line }: several cards are called “{ $typed }”. Write the id of the one you mean, such as { $ids }.
problem-list-count = Line { $line }: a deck can have 1 to { $most } copies of “{ $typed }”.
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

# Decks that people keep.

### All decks

deck-shelf-title = ### Your decks
deck-shelf-none = You have none of your own yet. Start one, or open a starter deck and copy it.
deck-shelf-line = - **{ $deck }** · { $game } · { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
deck-shelf-placeholder = Open a deck
deck-new-placeholder = Start a new deck: which game?
deck-starter-of = { $game }, starter deck
deck-named = { $deck } ({ $game })
deck-own = Your own deck
deck-unnamed = New deck

### One deck

deck-title = ### { $deck }
    { $game } · { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
deck-title-starter = ### { $deck }
    { $game }, starter deck · { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
deck-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
deck-fits = ✓ This deck may be played here.
deck-problems = Not playable yet:
deck-problems-more = - … and { $count } more
deck-line = { $count }× { $card }
deck-line-joint = { " · " }
deck-alt = The deck “{ $deck }”, { $game }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}: { $cards }.
deck-alt-card = { $count } { $card }
deck-browse-button = Browse cards
deck-text-button = Edit as text
deck-statistics-button = Statistics
deck-hand-button = Test hand
deck-share-button = Share here
deck-copy-button = Copy
deck-name-button = Rename
deck-delete-button = Delete …
deck-sure-button = Delete for good
deck-shelf-button = All decks
deck-back-button = Back to the deck
deck-saved = Saved.
deck-copied = This is your copy; change it as you like.
deck-deleted = “{ $deck }” is deleted.
deck-delete-sure = Delete “{ $deck }” for good? Matches under way that began with it go on as they are.
deck-shared = **{ $name }** shows a deck: **{ $deck }**
    { $game } · { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
deck-shared-code = Copy it with `/deck import code:`
    ```
    { $code }
    ```
deck-take-over-button = Copy to my decks
deck-shared-done = Everybody here can see it now, with its code.
deck-shared-failed = It could not be shown here; perhaps I lack a permission in this channel.

### Test hand and statistics

deck-hand-title = { $deck }: test hand
deck-hand-text = ### { $deck }: test hand
    { $cards }
deck-hand-alt = A hand drawn at random: { $cards }.
deck-hand-again-button = Draw again
deck-statistics-title = ### { $deck }: statistics
    { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, { $different } different
deck-statistics-alt = What the deck “{ $deck }” is made of.
deck-chart = { $title }: { $bars }
deck-bar = { $what } ({ $count })
deck-number = { $number }
deck-range = { $low }–{ $high }

### The panel

deck-page = Cards { $page }/{ $pages } ({ $count } found). Pick one by its number to see what it does and to add it.
deck-looked-for = Looking for “{ $typed }”.
deck-none-found = No card matches
deck-page-alt = Page { $page } of { $pages }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
} found: { $cards }.
deck-page-alt-card = { $number }. { $card }{ $count ->
    [0] {""}
   *[other] , { $count } in the deck
}
deck-picked = **In the deck: { $count }**
deck-filters-placeholder = Show only …
deck-filter-held = What is in the deck
deck-filter-plain = No attribute
deck-filter-cost = Cost { $cost }
deck-filter-about = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
deck-filter-costs = The cost of the card, or of something it does: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
deck-pick-placeholder = Pick a card
deck-pick = { $number }. { $card }{ $count ->
    [0] {""}
   *[other] {" "}×{ $count }
}
deck-more-button = ＋1
deck-less-button = −1
deck-number-button = How many?
deck-number-label = Copies in the deck (0 to { $most })
deck-look-button = Search
deck-look-title = Search the cards
deck-look-label = Name or text
deck-look-about = In Japanese, in kana, in Latin letters or in English. Empty: all cards.
deck-everything-button = Show all
deck-done-button = To the deck

### Forms and what is brought

deck-name-title = Rename the deck
deck-name-label = Name
deck-list-title = The deck as text
deck-list-label = One line a card
deck-list-about = Number and name in either language, such as “2 Lionheart”; or a deck code.
deck-list-long = This list is too long for a form. Here it is as a file; change it and bring it with `/deck import file:`.
deck-import-title = Bring a deck
deck-import-label = Text or code
deck-import-about = One line a card, number and name in either language; or a deck code.
deck-import-about-code = A deck code. For a list of cards, choose the game with the command first.
deck-not-read = Nothing was changed. What you wrote is attached, so that you can fix it.
deck-lines-more = - … and { $count ->
    [one] { $count } more line
   *[other] { $count } more lines
}

### Refusals

refusal-too-many-decks = You have { $most } decks here, and that is the most. Delete one first.
refusal-deck-name-taken = Another deck of yours has this name.
refusal-deck-changed = The deck was changed meanwhile, perhaps on another device. It stays as it is now.
refusal-deck-copies = At most { $most } of one card can be kept in a deck.
refusal-deck-too-large = A deck that is kept can have { $most } cards at most.
refusal-no-such-card = There is no such card here (any more).
refusal-deck-which-game = Which game is it for? Choose `game` with `/deck import`, or bring a deck code.
refusal-deck-other-game = This code is of a deck for { $game }.
refusal-deck-one-of-two = Bring a code or a file, not both at once.
refusal-deck-file-large = The file is too large: a list has { $most } kB at most.
refusal-deck-file-lost = The file could not be loaded. Please send it again.
refusal-deck-file-kind = This file is no text. Bring a text file (.txt) with one line a card, or with a deck code.
