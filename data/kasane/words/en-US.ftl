## The words of Kasane.

game-name = Kasane
game-kasane = { game-name }
game-line = Set characters face down, stack the same name to grow. A new area each turn: hold three, and more than the other.

### Phases

phase-setup = Set up
phase-start = Start
phase-draw = Draw
phase-scene = Scene
phase-set = Set
phase-level-up = Level up
phase-open = Open
phase-activate = Activate
phase-judge = Judge
phase-end = End

turn = Turn { $number }

### Types

type-might = Might
type-swift = Swift
type-armor = Armor
type-craft = Craft
type-beast = Beast
type-alien = Alien
attribute-might = { type-might }
attribute-swift = { type-swift }
attribute-armor = { type-armor }
attribute-craft = { type-craft }
attribute-beast = { type-beast }
attribute-alien = { type-alien }

### Numbers and places

stat-bp = BP
zone-area = area
zone-scene = scene
zone-hand = hand
zone-deck = deck
zone-discard = discard

### What may be done

verb-lead = Lead
verb-lead-long = Be lead in turn 1
verb-next = Second
verb-next-long = Be second in turn 1
verb-keep = Keep
verb-keep-long = Begin with this hand
verb-redraw = Redraw
verb-redraw-long = Put all six under your deck and draw six new ones
verb-pass = Done
verb-pass-long = Do nothing more in this phase
verb-scene = Lay a scene
verb-scene-long = Lay a scene, face up
verb-draw = Draw a card
verb-draw-long = Lay the scene and draw a card
verb-no-draw = Do not draw
verb-no-draw-long = Lay the scene without drawing
verb-set = Set
verb-set-long = Set a character face down
verb-left = Left
verb-left-long = At the left end of the row
verb-right = Right
verb-right-long = At the right end of the row
verb-level-up = Level up
verb-level-up-long = Put the next level of the same name on top
verb-use = Use
verb-use-long = Use its “enters play” text
verb-decline = Do not use
verb-decline-long = Leave this effect unused
verb-activate = Activate
verb-activate-long = Use an “activate” text
verb-choose = Choose
verb-choose-long = Choose a character
verb-take = Take
verb-take-long = Take a revealed card to your hand
verb-take-none = Take none
verb-take-none-long = Take none of them to your hand
verb-find = Find
verb-find-long = Take a card from your deck to your hand
verb-find-none = Find none
verb-find-none-long = Take nothing and shuffle your deck
verb-return = Put back
verb-return-long = Put cards from your hand under your deck

### Questions

ask-order = You won janken. Will you be lead or second in turn 1?
waits-order = Next: { $seat } chooses lead or second
waits-both-order = Next: both choose lead or second
ask-redraw = Do you begin with this hand? All six cards can be redrawn.
waits-redraw = Next: { $seat } may redraw
waits-both-redraw = Next: both may redraw
ask-scene = Do you lay a scene?
waits-scene = Next: { $seat } may lay a scene
waits-both-scene = Next: both may lay a scene
ask-set = Please set a character face down.
waits-set = Next: { $seat } sets a character
waits-both-set = Next: both set a character
ask-level-up = Do you put the next level of the same name on top?
waits-level-up = Next: { $seat } may level up
waits-both-level-up = Next: both may level up
ask-enter = Do you use the “enters play” text?
waits-enter = Next: { $seat }’s “enters play” texts
waits-both-enter = Next: both players’ “enters play” texts
ask-activate = Do you activate a text?
waits-activate = Next: { $seat } may activate
waits-both-activate = Next: both may activate
ask-choose = Which character do you choose?
waits-choose = Next: { $seat } chooses a character
waits-both-choose = Next: both choose a character
ask-take = Which of the revealed cards do you take?
waits-take = Next: { $seat } chooses from the revealed cards
waits-both-take = Next: both choose from the revealed cards
ask-find = Which card of your deck do you take?
waits-find = Next: { $seat } looks through the deck
waits-both-find = Next: both look through their decks
ask-return = Please choose cards to put under your deck, in that order.
waits-return = Next: { $seat } puts cards under the deck
waits-both-return = Next: both put cards under their decks

### Card texts: when and how often

when-enter = Enters play
when-enter-must = Enters play (must)
when-activate = Activate
when-continuous = Always
activate-free = { $times ->
        [one] Once
        [2] Twice
       *[other] { $times } times
    } a turn:
activate-cost = { $times ->
        [one] Once
       *[other] { $times } times
    } a turn, { $cost }:
cost-discard = discard { $count ->
        [one] a card
       *[other] { $count } cards
    }
cost-discard-which = discard { $count } { $which }
for-this-turn = { " " }this turn

### Card texts: what kind of card

which = { $level }{ $type }{ $noun }{ $name }
which-type = { $type }{ " " }
which-same-name = { " " }of the same name
noun-card-one = card
noun-card-many = cards
noun-character-one = character
noun-character-many = characters
noun-scene-one = scene
noun-scene-many = scenes
level-exactly = level { $low }{ " " }
level-at-least = level { $low } or higher{ " " }
level-at-most = level { $high } or lower{ " " }
level-between = level { $low } to { $high }{ " " }
stacked-exactly = { " " }in a stack of { $low }
stacked-at-least = { " " }in a stack of { $low } or more
stacked-at-most = { " " }in a stack of { $high } or fewer
stacked-between = { " " }in a stack of { $low } to { $high }

### Card texts: who

who-self = This { $which }
who-opponent = The facing { $which }
who-beside = Your { $which } next to it
who-own = All your { $which }
who-rival = All the opponent’s { $which }
who-all = All { $which }
who-one-own = One of your { $which }
who-one-rival = One of the opponent’s { $which }

### Card texts: conditions (they stand before the effects)

needs-states = [{ $counts } stacked]
needs-opponent-type = Facing { $type }:
needs-opponent = Facing any { $level }{ $type }character{ $stacked }:
needs-ally-own = With { $count } or more other { $which } of yours:
needs-ally-rival = With { $count } or more { $which } of the opponent’s:
needs-won-own = While you win { $span }:
needs-won-rival = While the opponent wins { $span }:
needs-hand-own = With { $span } in hand:
needs-hand-rival = With { $span } in the opponent’s hand:
needs-rounds = With { $span } on the field:
areas-exactly = { $low ->
        [one] 1 area
       *[other] { $low } areas
    }
areas-at-least = { $low } or more areas
areas-at-most = { $high } or fewer areas
areas-between = { $low } to { $high } areas
cards-exactly = { $low ->
        [0] no card
        [one] 1 card
       *[other] { $low } cards
    }
cards-at-least = { $low } or more cards
cards-at-most = { $high } or fewer cards
cards-between = { $low } to { $high } cards
needs-scene-any = While a scene lies there:
needs-scene-own = While your scene lies there:
needs-scene-rival = While the opponent’s scene lies there:
needs-scene-nobody = While no scene lies there:
needs-order-lead = While you are lead:
needs-order-next = While you are second:
needs-newest = In the newest area:
needs-older = In an older area:

### Card texts: effects

effect-draw = { $count ->
        [one] Draw a card.
       *[other] Draw { $count } cards.
    }
effect-draw-and-return = Draw { $count ->
        [one] a card
       *[other] { $count } cards
    }, then put { $back ->
        [one] a card
       *[other] { $back } cards
    } from your hand under your deck.
effect-reveal-under = Reveal the top { $count } cards of your deck and take up to 1 { $which }. Put the rest under your deck.
effect-reveal-discard = Reveal the top { $count } cards of your deck and take up to 1 { $which }. Discard the rest.
effect-search = Find up to 1 { $which } in your deck, show it and take it. Shuffle.
effect-discard-scene-any = Discard the scene.
effect-discard-scene-own = Discard your scene.
effect-discard-scene-rival = Discard the opponent’s scene.
bp-up = +{ $amount }
bp-down = −{ $amount }
effect-bp-self = BP { $change }{ $each }{ $turn }.
effect-bp-one = { $who } gets BP { $change }{ $each }{ $turn }.
effect-bp-many = { $who } get BP { $change }{ $each }{ $turn }.
grade-up = up { $amount ->
        [one] a column
       *[other] { $amount } columns
    }
grade-down = down { $amount ->
        [one] a column
       *[other] { $amount } columns
    }
effect-grade-self = Its BP goes { $change }{ $each }{ $turn }.
effect-grade-one = { $who } goes { $change }{ $each }{ $turn }.
effect-grade-many = { $who } go { $change }{ $each }{ $turn }.
effect-read-ex-self = Its EX column is read{ $turn }.
effect-read-ex-one = { $who } reads its EX column{ $turn }.
effect-read-ex-many = { $who } read their EX columns{ $turn }.
effect-win-self = It wins its battle{ $turn }.
effect-win-one = { $who } wins its battle{ $turn }.
effect-win-many = { $who } win their battles{ $turn }.
effect-tie-self = Its battle ends in a draw{ $turn }.
effect-tie-one = { $who } ends its battle in a draw{ $turn }.
effect-tie-many = { $who } end their battles in draws{ $turn }.
each-own-won = { " " }for each area you win
each-rival-won = { " " }for each area the opponent wins
each-rounds = { " " }for each area
each-own-hand = { " " }for each card in your hand
each-rival-hand = { " " }for each card in the opponent’s hand
each-stacked = { " " }for each card in its stack

### What stands beside a choice

offer-level = level { $amount }
offer-cost = scene, cost { $amount }
offer-text = text { $amount }

### What happened

order-lead = lead
order-next = second
event-chose-order = { $seat } chose to be { $word1 }.
event-kept-hand = { $seat } begins with this hand.
event-redrew = { $seat } redrew all six cards.
event-shuffled = { $seat } shuffled the deck.
event-leads = Turn { $amount }: { $seat } is lead.
event-put-under = { $seat } put { $amount ->
        [one] a card
       *[other] { $amount } cards
    } from hand under the deck.
event-revealed = { $seat } revealed { $source_name }.
event-put-revealed-under = { $seat } put the other { $amount ->
        [one] card
       *[other] { $amount } cards
    } under the deck.
event-took = { $seat } took { $source_name } to hand.
event-found-nothing = { $seat } took nothing from the deck.
event-discarded = { $seat }’s { $source_name } was discarded.
event-set-scene = { $seat } laid the scene { $source_name }.
event-scene-left = { $seat }’s scene { $source_name } was discarded.
event-set-down = { $seat } set a character in { $source_at }.
event-could-not-set = { $seat } cannot set a character.
event-leveled-up = { $seat } leveled up { $source_at } (stack of { $amount }).
event-opened = { $seat }’s { $source_name } appeared in { $source_at }.
event-used-text = { $source } used its text.
event-declined = { $seat } left { $source_name }’s text unused.
event-bp-raised = { $source }: { $target } in { $target_at } got BP +{ NUMBER($amount, useGrouping: 0) }.
event-bp-lowered = { $source }: { $target } in { $target_at } got BP −{ NUMBER($amount, useGrouping: 0) }.
event-grade-raised = { $source }: { $target } in { $target_at } went up { $amount ->
        [one] a column
       *[other] { $amount } columns
    }.
event-grade-lowered = { $source }: { $target } in { $target_at } went down { $amount ->
        [one] a column
       *[other] { $amount } columns
    }.
event-ex-read = { $source }: { $target } in { $target_at } reads its EX column.
event-fixed-win = { $source }: { $target } in { $target_at } wins its battle.
event-fixed-tie = { $source }: the battle of { $target } in { $target_at } ends in a draw.
event-won-area = { $source } { NUMBER($die1, useGrouping: 0) } beat { $target } { NUMBER($die2, useGrouping: 0) } in { $source_at }.
event-tied-area = { $source } { NUMBER($die1, useGrouping: 0) } and { $target } { NUMBER($die2, useGrouping: 0) } tied in { $source_at }.
event-judged = Areas won: { $first } { $die1 }, { $second } { $die2 }.

### Endings

ended-areas = { $winner } won three areas or more, and more than the other
    .veiled = Three areas or more were won, and more than the other
ended-no-character = { $loser } could not set a character
    .veiled = No character could be set
ended-turn-cap = { $winner } won at the limit of turns
    .veiled = The limit of turns was reached

### What cannot be done

refusal-redraw-over = A hand can be redrawn once, before turn 1 begins.
refusal-all-six-or-none = A redraw is all six cards or none.
refusal-scene-once = One scene can be laid, in the scene phase.
refusal-scene-of-the-lead = Only the lead player may lay a scene.
refusal-not-a-scene = { $card } is not a scene. Please choose a scene card.
refusal-scene-too-dear = { $card } costs { $cost }. For now a scene may cost { $rounds } or less.
refusal-scene-below = { $card } costs { $cost }. The scene there can be replaced by one of cost { $there } or more.
refusal-draw-or-not = Please decide whether to draw a card, too.
refusal-set-once = One character is set, in the set phase.
refusal-lead-sets-first = Please wait until the lead player has set a character.
refusal-must-set = You have a character that can be set, so please set one.
refusal-not-a-character = { $card } is a scene. Please choose a character.
refusal-no-single = { $card } prints no SINGLE BP, so it cannot be set by itself.
refusal-choose-an-end = Please choose the left or the right end of the row, too.
refusal-no-end-to-choose = There is no side to choose here; the place is fixed.
refusal-not-in-hand = That card is not in your hand.
refusal-lead-first = It is the lead player’s part. Please wait until it is over.
refusal-level-up-later = Cards are put on top in the level-up phase.
refusal-no-such-character = You have no character there.
refusal-other-name = Only a card of the same name can be put on top. { $under } stands there, and this is { $card }.
refusal-leveled-already = { $under } has leveled up this turn. Next turn it can again.
refusal-wrong-level = { $card } is level { $level }. On { $under } of level { $there } goes exactly the next level.
refusal-must-happen = This effect must be used.
refusal-no-text = That card has no text to use now.
refusal-activate-later = “Activate” texts are used in the activate phase.
refusal-used-up = This text of { $card } cannot be used again this turn (limit: { $limit }).
refusal-needs-not-met = What the text of { $card } needs is not there.
refusal-cost-not-paid = The text of { $card } costs { $count ->
        [one] a card
       *[other] { $count } cards
    } discarded from your hand.
refusal-not-an-option = That cannot be chosen. Please choose from what is offered.
refusal-not-asked = It is not the time for that.

### What is wrong with a deck

problem-unknown-card = There is no card called “{ $card }”.
problem-count-below-one = “{ $card }” must be there at least once.
problem-deck-size = A deck has exactly { $wanted } cards; this one has { $count }.
problem-too-many-copies = { $card } ({ $number }): { $count } copies. A deck may hold up to { $most } cards of one number.
problem-column-missing = { $card } prints no BP for { $count } stacked cards; a lower column is read.

### House rules: name, explanation, values

house-scene_counts_coming_round = Counting the coming round
    .about = A scene’s cost is compared with the areas on the field and the round about to be fought.
house-new_area = Where a new area goes
    .about = At which end of the row a new area is made.
    .either = either end
    .left = always the left of turn 1’s lead
house-grade_from = Up and down from an empty column
    .about = From which column a character goes up or down.
    .state = the column for its number of cards
    .printed = the column that is read
house-turn_cap = Limit of turns
    .about = After this turn more areas win, then the newest area, then being lead. 0 means no limit.

### Board and hand

turn-setup = Setup
attribute-scene = scene
kind-scene = Scene
kind-character = Character
tile-kind = Card type
stat-cost = Cost
state-winning = winning
state-sideways = sideways
state-face-down = Face down
score-won = Won
tag-lead = Lead
seal-lead = Lead
seal-next = Second
area-empty = Open
strip-scene = Scene
scene-empty = No scene
badge-stack = { $count } stacked
    .mark = ×{ $count }
badge-column = { $count } stacked, column { $column }
    .mark = ×{ $count }→{ $column }
badge-ex = EX column ({ $count } stacked)
    .mark = EX
badge-level = level { $level }
    .mark = Lv { $level }
change-bp = { $amount }
change-win = Wins
change-tie = Draws
row-area = Area { $number }
row-level = Lv { $level }
row-upon = → { $cards }{ $bp }
row-no-higher = No higher level
row-not-held = Not in hand
row-leveled = Leveled up
row-own = Yours
row-rival = Opponent’s
row-bp = BP { $bp }
row-text = { $card }: { $when }
note-upon = Onto area { $area }
note-upon-several = Onto { $areas }
note-other-name = No such name
note-level-first = Lv { $level } first
note-level-passed = Lower level
note-leveled-already = Leveled up
note-not-a-character = Scene
note-not-a-scene = Character
note-scene-too-dear = Needs { $cost ->
        [one] 1 area
       *[other] { $cost } areas
    }
note-scene-below = Cost { $there } or more
note-no-single = No SINGLE
note-does-not-fit = Does not fit
hint-redraw = All six or none: under the deck, six new ones from the top, then a shuffle.
hint-level-up = Once a turn in each area; it stays face down until all cards open.
sheet-foot = { $number }: up to { $limit } of this number
column-single = SINGLE
column-double = DOUBLE
column-triple = TRIPLE
column-quad = QUAD
column-ex = EX
ended-score = { $first } { $ones } – { $twos } { $second }
verb-left-opposite = Left (end of the highest number)
verb-left-opposite-long = At your left, which is the end of the highest number
verb-right-opposite = Right (end of area 1)
verb-right-opposite-long = At your right, which is the end of area 1

### What a card cannot be

misfit-limit = An activate text needs limit (how often a turn), and no other text has it.
misfit-text-cost = Only an activate text has a cost.
misfit-must = Only an enter text has must.
misfit-continuous = A continuous text has only bp, grade, read-ex or fix, of characters that are not chosen.
misfit-character = A character needs level, type and at least one bp.
misfit-character-cost = A character has no cost.
misfit-ex = A card whose text has its EX column read needs ex.
misfit-scene-cost = A scene needs cost.
misfit-scene = A scene has neither level, type, bp nor ex.
misfit-scene-area = A scene cannot speak of a single battle area (self, opponent, beside, states, the conditions opponent and newest).
problem-never-set = { $card } can never come to the field: it has no SINGLE BP, and there is no character of its name one level lower.
