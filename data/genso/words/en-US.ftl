## The words of Genso.

game-name = Genso
game-genso = { game-name }
game-line = Three lanes face each other, face down. Roll eight element dice for skill and burst; win two turns to win the match.

### Phases

phase-select = Select
phase-janken = Janken
phase-dice = Dice
phase-calculate = Calculate
phase-compare = Compare
phase-over = End

turn = Turn { $number }
battle-number = Battle { $number }
battle-extra = Extra battle

### Elements

element-fire = fire
element-water = water
element-wind = wind
element-thunder = thunder
element-grass = grass
element-ice = ice
element-rock = rock
element-wild = wild
attribute-fire = { element-fire }
attribute-water = { element-water }
attribute-wind = { element-wind }
attribute-thunder = { element-thunder }
attribute-grass = { element-grass }
attribute-ice = { element-ice }
attribute-rock = { element-rock }
attribute-wild = { element-wild }

### Numbers and states

stat-attack = ATK
stat-fire = fire counters
stat-water = water counters
stat-wind = wind counters
stat-thunder = thunder counters
stat-grass = grass counters
stat-ice = ice counters
stat-rock = rock counters
state-face-down = Face down
state-beaten = Beaten

tile-element = Element
tile-kind = Card type
kind-character = Character
kind-stack = Mantle
kind-leader = Leader
power-skill = Element skill
power-burst = Element burst
sheet-foot = { $card } · { $limit ->
        [one] one copy in a deck
       *[other] up to { $limit } copies in a deck
    }

### Places

lane-empty = empty
lane-left = left
lane-middle = middle
lane-right = right
lane-1 = 1
lane-2 = 2
lane-3 = 3
lane-beaten = beaten
zone-lane = lane
zone-lane-left = left lane
zone-lane-middle = middle lane
zone-lane-right = right lane
zone-hand = hand
zone-deck = deck
zone-discard = discard
zone-leader = leader

score-wins = Turns
score-draws = Drawn

### Dice

dice-later = Second: not rolled yet
tag-skill = Skill
tag-burst = Burst
tag-normal = Normal

### Rows in the hand

row-normal = Normal attack
row-forced = must happen with these faces
row-free = can be chosen
row-missing = { $count } more needed
row-reached = not while a cost is reached
note-one-more = makes { $count } { $element }
note-other-element = other element

### The line under the hand: the best choice that can be known now, and what it leads to

hint-select = { $kept ->
    [0] { $card } with { $rolled } faces: { $power }, ATK { $atk }.
    [one] { $card } with { $rolled } faces, { $kept } discard: { $power }, ATK { $atk }.
   *[other] { $card } with { $rolled } faces, { $kept } discards: { $power }, ATK { $atk }.
 }
hint-roll = { hint-roll.what }.
    .what = { $discards ->
        [0] As it lies: { $power }, ATK { $atk }
       *[other] Discard { $discards } for { $faces } faces: { $power }, ATK { $atk }
     }
hint-roll-wins = { hint-roll.what }, above { $foe }.
hint-roll-ties = { hint-roll.what }, level.
hint-roll-loses = { $usable ->
    [0] As it lies: { $power }, ATK { $atk }, below { $foe }.
   *[other] Even with discards ATK { $atk } at most, below { $foe }.
 }
hint-roll-ends = { $discards ->
    [0] As it lies: { $power } wins the match.
   *[other] Discard { $discards }: { $power } wins the match.
 }
hint-power = { $power } has the higher ATK ({ $atk }).
hint-power-wins = { $alike ->
    [0] { $power }: ATK { $atk }, above { $foe }.
   *[other] Either is above { $foe }.
 }
hint-power-ties = { $alike ->
    [0] { $power } draws level at { $foe }.
   *[other] Either draws level at { $foe }.
 }
hint-power-loses = Either is below { $foe }.
hint-power-ends = { $power } wins the match.

### What may be done

verb-select = Set
verb-select-long = Lay three characters face down in the lanes
verb-none = Leave empty
verb-none-long = Lay nothing in this lane
verb-lay = Choose signs
verb-lay-long = Choose your janken signs for all three battles
verb-rock-long = Show rock
verb-paper-long = Show paper
verb-scissors-long = Show scissors
verb-discard = Decide the faces
verb-discard-long = Discard cards for more faces, or keep the roll
verb-skill = Element skill
verb-skill-long = Use the element skill
verb-burst = Element burst
verb-burst-long = Use the element burst
verb-highest = Send
verb-highest-long = Choose who fights the extra battle
verb-take-back = Take back
verb-take-back-long = Take cards back from your discard pile
verb-swap = Swap
verb-swap-long = Swap the lanes of two who have not battled yet
verb-stay = Stay
verb-stay-long = Swap nobody

offer-face = one more face (ATK { $amount })
offer-atk = ATK { $amount }

### Questions

ask-select = Choose three characters and lay them face down in the lanes.
waits-select = Next: { $seat } chooses characters
waits-both-select = Next: both choose their characters
ask-lay-janken = Choose your janken signs for battles 1, 2 and 3.
waits-lay-janken = Next: { $seat } lays down janken signs
waits-both-lay-janken = Next: both lay down janken signs
ask-discard = Discard { $element } cards for more faces? You may also keep the roll as it is.
waits-discard = Next: { $seat } decides the faces
waits-both-discard = Next: both decide the faces
ask-activate = Which do you use, the element skill or the element burst?
waits-activate = Next: { $seat } chooses skill or burst
waits-both-activate = Next: both choose skill or burst
ask-highest = Their ATK is equal. Please choose who fights the extra battle.
waits-highest = Next: { $seat } chooses who fights the extra battle
waits-both-highest = Next: both choose who fights the extra battle
ask-take-back = { $count ->
        [one] Which card do you take back from your discard pile, if any?
       *[other] You may take back up to { $count } cards from your discard pile. Which?
    }
waits-take-back = Next: { $seat } takes cards back
waits-both-take-back = Next: both take cards back
ask-swap = Do two of your characters that have not battled yet swap lanes?
waits-swap = Next: { $seat } may swap two lanes
waits-both-swap = Next: both may swap two lanes

### What happened

event-laid-down = Both have laid their characters.
event-numbered = The { $word1 }, next to { $seat }’s deck, is number 1.
event-turned-up = { $seat }’s { $source_name } was turned up.
event-wears = { $target } wears { $source_name }.
event-unopposed = Nobody faced { $source }, who won unopposed.
event-goes-first = { $seat } goes first.
event-rolled = { $seat } rolled { $word1 }, { $word2 }, { $word3 }, { $word4 }, { $word5 }, { $word6 }, { $word7 }, { $word8 }.
event-discarded = { $seat } discarded { $source_name }.
event-used-skill = { $source } used its skill: ATK +{ $amount }.
event-used-burst = { $source } used its burst: ATK +{ $amount }!
event-used-normal = { $source } made a normal attack.
event-gained-atk = { $source } gained { $amount } ATK.
event-weakened = { $source } lost { $amount } ATK.
event-fixed-atk = { $source } stands at ATK { $amount }.
event-attached = { $target } now bears { $word1 }.
event-detached = { $amount ->
        [one] A counter was
       *[other] { $amount } counters were
    } taken off { $target }.
event-recalled = { $source } went back to the hand.
event-took-back = { $seat } took back { $source_name }.
event-swapped-lanes = { $seat } swapped { $source_at } and { $target_at }.
event-leader-shown = { $seat }’s leader is { $source_name }.
event-beat = ATK { $die1 } to { $die2 }: { $source } beat { $target }.
event-tied-battle = Both at ATK { $amount }: { $source } and { $target } stay.
event-extra-battle = Equal numbers are left: one extra battle.
event-won-turn = { $seat } won turn { $amount }.
event-drew-turn = Turn { $amount } was drawn.
event-special-win = { $source_name } wins the match for { $seat }.

### Endings

ended-two-turns = { $winner } won two turns
ended-one-turn-two-draws = Two turns were drawn, and { $winner } won one
ended-decked = { $loser } could not fill the hand
    .veiled = The hand could not be filled
ended-both-decked = Neither player could fill the hand
ended-both-qualify = Drawn: two drawn turns, and one won by each
ended-draw-cap = Drawn: as many drawn turns as the house allows
ended-special = { $winner } won by a card’s power
ended-score = { $first } { $ones } – { $twos } { $second } (drawn turns: { $draws })

### Card texts: when

when-always = Calculation
when-skill = With its skill
when-burst = With its burst
when-normal = With a normal attack
when-activated = With skill or burst
when-won = When it wins
when-lost = When it loses
when-turn-start = Start of a turn
when-turn-lost = After losing a turn

### Card texts: conditions (they stand before the effects)

needs-faces = With { $count } or more matching faces:
needs-hand = With { $count } or more cards in hand:
needs-elements = With { $count } or more different elements on all fields:
needs-counter-self-any = If this bears a counter:
needs-counter-self-element = If this bears { $element }:
needs-counter-rival-any = If the foe bears a counter:
needs-counter-rival-element = If the foe bears { $element }:
needs-order-first = Going first:
needs-order-second = Going second:
needs-fighter = For { $element } characters:

### Card texts: effects

effect-gain = ATK +{ $amount }.
effect-gain-each = ATK +{ $amount } for each { $each }.
effect-weaken = Foe’s ATK −{ $amount }.
effect-weaken-each = Foe’s ATK −{ $amount } for each { $each }.
effect-attach-self = Attach { $element } to this.
effect-attach-rival = Attach { $element } to the foe.
effect-attach-own-field = Attach { $element } to everyone on your field.
effect-attach-rival-field = Attach { $element } to everyone on the opponent’s field.
effect-detach-self = Take { $element } off this.
effect-detach-self-all = Take all counters off this.
effect-detach-rival = Take { $element } off the foe.
effect-detach-rival-all = Take all counters off the foe.
effect-draw = { $count ->
        [one] Draw a card.
       *[other] Draw { $count } cards.
    }
effect-take-back = { $count ->
        [one] You may take back a card from your discard pile.
       *[other] Take back up to { $count } cards from your discard pile.
    }
effect-swap = Two of your characters that have not battled yet may swap lanes.
effect-recall = It goes back to your hand.
effect-win = You win the match.

each-own-counters = counter on this
each-rival-counters = counter on the foe
each-field-counters = counter on all fields
each-hand = card in your hand
each-faces = matching face
each-own-lost = character you have lost this turn

### What cannot be done

refusal-must-activate = A cost is reached, so a normal attack is not possible: skill or burst happens.
refusal-not-reached = There are not enough matching faces. Discarded cards of the same element add faces.
refusal-discards-first = First decide whether to discard cards for more faces, please.
refusal-other-element = Only cards of the same element as your battling character can be discarded for faces.
refusal-not-in-hand = That card is not in your hand.
refusal-not-a-mark = Please choose rock, paper or scissors.
refusal-not-a-character = Only characters from your hand can be laid in a lane.
refusal-chosen-twice = A lane holds one card, and a card lies in one lane only.
refusal-fill-the-slots = Please lay one character in each empty lane.

### What is wrong with a deck

problem-unknown-card = There is no card called “{ $card }”.
problem-count-below-one = “{ $card }” must be there at least once.
problem-deck-size = A deck has { $wanted } cards; this one has { $count }.
problem-one-leader = There can be one leader; this deck has { $count }.
problem-no-leaders-here = By this house rule leaders are not played.
problem-no-stacking-here = By this house rule mantles are not played.
problem-too-few-characters = A deck needs at least { $least } characters; this one has { $count }.
problem-too-many-copies = { $card }: { $count } copies. A deck may hold up to { $most } cards of one name.

### House rules: name, explanation, values

house-deck_size = Cards in a deck
    .about = Leaders not counted. The more cards, the longer a match can last.
house-copies = Copies of one name
    .about = How many cards of one name a deck may hold.
house-hand_size = Cards in hand
    .about = At the start of a turn both players draw until they hold this many.
house-counters_each = Element counters
    .about = How many counters of each element a player has.
house-supply = Whose counters
    .about = Which player’s counters are used when an element is attached.
    .attacher = those of the player who attaches it
    .bearer = those of the player whose character gets it
house-janken = Who goes first
    .about = How the janken before each battle is played.
    .hand = rock, paper or scissors each time
    .stream = drawn by lot
    .laid = three picks laid down in advance
house-survivors = Survivors
    .about = What happens at the end of a turn to characters that are still on the field.
    .discarded = to the discard pile
    .kept = they stay
house-extra_battle_atk = ATK for the extra battle
    .about = Which ATK says who is highest and fights the extra battle.
    .decided = the decided ATK of this turn
    .base = base ATK
house-extra_ties = Equals before the extra battle
    .about = Who chooses where several characters have the highest ATK.
    .owner = their owner
    .stream = drawn by lot
house-atk_floor = When ATK stops at 0
    .about = Whether ATK is kept from going below 0 at the end or at every change.
    .once = once, when compared
    .each = at every change
house-empty_lane = Facing an empty lane
    .about = What a character that faces nobody gets.
    .unopposed = it wins unopposed
    .none = the lane counts for nobody
house-faces_shown = Turning up
    .about = When face-down characters are turned up.
    .battle = each pair at its battle
    .turn = all at once
house-both_decked = Both out of cards
    .about = What happens when neither player can fill the hand.
    .draw = the match is drawn
    .turns = more turns won decides
house-both_qualify = Two drawn turns and one win each
    .about = What happens when both players could claim the match.
    .play-on = play on
    .draw = the match is drawn
house-draw_cap = Limit of drawn turns
    .about = After this many drawn turns the match is drawn. 0 means no limit.
house-leaders = Leaders
    .about = Leaders are played, and their texts work.
house-stacking = Mantles
    .about = Cards that are stacked on a character are played.

### What a card cannot be

misfit-between-battles = Expected only the effects draw and take-back and the condition hand here: nobody battles at that moment.
misfit-character = A character needs element, skill and burst.
misfit-no-character = A card that does not battle has neither element, atk, skill nor burst.
misfit-leader-moment = Only a leader can have turn-start and turn-lost.
