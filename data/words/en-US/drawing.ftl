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
pill-called-off = Called off
seal-drawn = Draw
seal-called-off = Off

### Chosen face down
veil-settled = Settled
shown-title = Revealed
veil-choosing = Choosing

### Dice and who goes first
order-first = 1st
order-second = 2nd
dice-count = × { $count }
dice-base = Base
mark-leader = L

### Hands
hand-title = Your hand
hand-private = Only you can see this
hand-empty = You hold no cards
hand-settled = Your choice is settled. Waiting for your opponent
hand-waiting = Waiting for { $name }
hand-nothing-asked = There is nothing to choose right now

### Alt text and the board in words (no words of color or shape)
list-comma = { ", " }
list-sentence = { " " }
list-inner = { " + " }
list-stop = .
list-cards = { "; " }
alt-head = { $game }, { $turn }, { $phase }. { $whose }.
alt-head-plain = { $game }, { $turn }. { $whose }.
alt-time = Time left: { $time }.
alt-score = { $seat } ({ $name }): { $scores }.
alt-score-part = { $label } { $value } { $unit }
alt-score-marks = { $label } { $value } of { $total }
alt-side = { $seat }’s field: { $cards }.
alt-more-cards = { $count ->
        [one] and one more card
       *[other] and { $count } more cards
    }
alt-more-on-it = { $count ->
        [one] one card on it
       *[other] { $count } cards on it
    }
alt-piles = { $seat }’s piles: { $piles }.
alt-side-empty = { $seat }’s field is empty.
alt-place = { $place } { $card }
alt-where = { $place }, { $seat }
alt-stat = { $stat } { NUMBER($value, useGrouping: 0) }
alt-stat-of = { $stat } { NUMBER($value, useGrouping: 0) } (printed { NUMBER($base, useGrouping: 0) })
alt-face-down = a face-down card of { $seat }
alt-knocked-out = knocked out
alt-attached = set with { $cards }
alt-lasting = { $what } ({ $until })
alt-edge = { $source } over { $target }: { $note }.
alt-veiled = { $count ->
    [one] a face-down card of { $seat }
   *[other] { $count } face-down cards of { $seat }
  }
alt-zone = { $seat }’s { $zone }: { $count }.
alt-end = Result: { $whose }. { $reason }.
alt-empty = empty
alt-hand = { $whose }. { $game }, { $turn }.
alt-you = You are { $seat }.
alt-holding = Your hand:
alt-cards = { $cards }.
alt-question = Question: { $question }
alt-number = { $number }: { $card }
alt-barred = cannot be chosen
alt-chosen = chosen
alt-row = { $name }: { $note }
alt-counters = counters { $counters }
alt-tucked = with { $cards }
alt-leader = { $seat }’s { $zone }: { $card }.
alt-upon = { $card } on { $under }
alt-shared = { $title }: { $seat }’s { $card }.
alt-areas-won = Won by { $seat }: { $numbers }.
alt-areas-even = Drawn: { $numbers }.
alt-areas-next = To come: { $numbers }.
alt-shown = { $seat } revealed: { $cards }.
alt-lanes = Battles: { $lanes }.
alt-lane-won = { $number } won by { $seat }
alt-lane-even = { $number } even
alt-lane-now = { $title } now
alt-lane-next = { $number } to come
alt-order = { $seat } goes first.
alt-dice = { $seat }’s dice: { $faces }.
alt-face = { $count } { $face }
alt-counted = That makes { $count } { $face }
alt-cost = { $count } { $face }
alt-sum = { $seat }’s total: { $base } + { $added } = { $total }.
alt-sum-less = { $seat }’s total: { $base } − { $added } = { $total }.

### People on samples
sample-first = Aoi
sample-second = Ren

### What is announced, and what counts against what
versus = vs
alt-stat-full = { $stat } { $value }/{ $base }
alt-versus = { $attack } against { $defense }
alt-costs = costs { $costs }
alt-gems = ({ $gems })
alt-declared = Declared: { $declared }.
alt-announced = { $number } { $seat }: { $name }{ $what }
alt-what = { " " }({ $what })
alt-blow = { $seat } against { $target }: { $attack } − { $defense } = { $amount } damage.
