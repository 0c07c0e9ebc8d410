## The words on pictures of board, hand and card, shared by every game. $name is a player's name.

### Seats
mark-first = E
mark-second = W

### Whose move it is
pill-turn = { $name }’s turn
pill-chooses = { $name } chooses
pill-waits = Waiting for { $name }
pill-both = Both are choosing
pill-none = In progress
pill-won = { $name } wins
pill-drawn = Draw
seal-drawn = Draw

### Chosen face down
veil-settled = Settled
veil-choosing = Choosing

### Hands
hand-title = Your hand
hand-private = Only you can see this
hand-empty = You hold no cards
hand-nothing-asked = There is nothing to choose right now
