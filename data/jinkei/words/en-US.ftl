## The words of Jinkei.

game-name = Jinkei
game-jinkei = { game-name }
game-line = Place your cards face down on two lines, then clash by dice and attributes. The winner may take one of the loser’s cards.

### Phases

phase-placing = Place
phase-action = Act
phase-battle = Battle
phase-advance = Advance
phase-repair = Repair
phase-end = End

round = Round { $number }
preparing = Preparing
goes-first = First

### Attributes

attribute-earth = earth
attribute-water = water
attribute-fire = fire
attribute-wind = wind

### Skills

skill-flying = Flying
    .mark = Fl
    .text = May attack at long range: from your front line to the enemy’s back line, and from your back line to their front line. Attributes do not count at long range, and only a character with Flying can strike back.
skill-self-repair = Self-Repair
    .mark = Re
    .text = At the end of each round, recovers a quarter of its printed HP (rounded down), up to its printed HP.
skill-first-strike = First Strike
    .mark = 1st
    .text = When attacked, it attacks first. If the attacker has First Strike too, the usual order holds.
skill-instant-death = Instant Death
    .mark = De
    .text = Announce it before attacking, then roll. On 5 or 6 the target goes to the graveyard, whatever its HP. On a failure this card turns sideways: in the next turn it can neither act nor strike back.
skill-absorption = Absorption
    .mark = Ab
    .text = Roll whenever an attack hits it. On 5 or 6 it takes no damage, and the attack’s power is added to its HP, even above the printed value.

### Numbers and states

stat-attack = AP
stat-life = HP
tile-janken = Janken
tile-beats = Stronger than
sheet-foot = { $card } · AP + HP { $sum }: { $limit ->
        [one] one copy in a deck
       *[other] up to { $limit } copies in a deck
    }

state-sideways = Spent

### Places

zone-front = front
zone-back = back
zone-graveyard = graveyard
zone-hand = hand
cell-front = F
cell-back = B
cell-column = { $line }{ $column }

score-left = Left
unit-cards = { "" }
score-held = To place

### What may be done

verb-place = Place
verb-place-long = Put your cards on the field
verb-attack = Attack
verb-attack-long = Attack an enemy character
verb-slay = Instant death
verb-slay-long = Announce instant death and attack
verb-move = Move
verb-move-long = Go one cell up, down, left or right
verb-support = HP support
verb-support-long = Give HP to an ally next to you
verb-pass = Pass
verb-pass-long = End the turn without acting
verb-stop = Done
verb-stop-long = End the turn after the move
verb-strike = Ordinary attack
verb-strike-long = Attack by die and AP
verb-absorb = Absorb
verb-absorb-long = Roll to absorb the attack
verb-decline = Do not absorb
verb-decline-long = Take the damage
verb-advance = Advance
verb-advance-long = Bring a character to the front line
verb-take = Take
verb-take-long = Take a card from the loser’s deck
verb-leave = Take nothing
verb-leave-long = End the match without a prize

offer-hp = { $amount } HP
offer-strong = { $amount } HP · your attribute is stronger
offer-even = { $amount } HP · attributes do not matter
offer-far = { $amount } HP · long range, attributes do not count
offer-death = { $amount } HP · to the graveyard on 5 or 6

verb-attack-gain = damage by die and AP
verb-slay-gain = graveyard on 5 or 6
verb-move-gain = then attack or support
verb-support-gain = HP for an ally
row-able = { $count ->
        [one] one character can
       *[other] { $count } characters can
    }
row-no-attack = nobody in reach
row-no-move = nobody can move
row-no-support = no ally beside

### Questions

ask-place = Put all your cards on cells of your front and back lines. Your opponent sees nothing until both of you are done.
waits-place = Next: { $seat } places
waits-both-place = Next: both place their cards
ask-act = Which character acts, and how?
waits-act = Next: { $seat } acts
ask-follow = Your character has moved. Does it also attack or support?
waits-follow = Next: { $seat } goes on after the move
ask-reply = An ordinary attack, or instant death?
waits-reply = Next: { $seat } chooses how to strike back
ask-absorb = A blow of { $amount } hit. Do you try to absorb it?
    .veiled = A blow hit. Do you try to absorb it?
waits-absorb = Next: { $seat } may absorb the blow
ask-advance = The front line is empty. Choose who moves up.
waits-advance = Next: { $seat } chooses who moves up
ask-prize = The winner may take one card. Do you take it?
waits-prize = Next: { $seat } and the prize
ask-choose-prize = Choose the card that changes hands.
waits-choose-prize = Next: { $seat } chooses the prize

### What happened

event-showed-marks = The cards play janken: { $first } has { $word1 }, { $second } has { $word2 }.
event-won-janken = { $seat } goes first.
event-die-decided = Tied too often, so the die decided: { $die1 }. { $seat } goes first.
event-revealed = Both sides stand revealed.

event-attacked = { $source } attacked { $target }.
event-announced-death = { $source } announced instant death on { $target }.
event-swung = { $source } rolled { $die1 }: a blow of { $amount }. { $target } tries to absorb it.
event-absorbed = Die { $die1 }: { $source } absorbed the blow and gained { $amount } HP.
event-strikes-back = { $source } strikes back!
event-strikes-first = { $source } strikes first!
event-missed = { $source } rolled { $die1 } and missed { $target }.
    .veiled = { $source } missed { $target }.
event-struck = { $source } rolled { $die1 } and hit { $target } for { $amount }.
    .veiled = { $source } hit { $target } for { $amount }.
event-struck-through = Die { $die1 }: nothing absorbed. { $source } hit { $target } for { $amount }.
event-slew = Die { $die1 }: instant death! { $source } slew { $target }.
event-failed-death = Die { $die1 }: instant death failed, and { $source } turned sideways.
event-fell = { $source } fell.

event-moved = { $source } moved to { $source_at }.
    .veiled = { $source } moved.
event-swapped = { $source } swapped places with its ally { $target_name }.
event-supported = { $source } gave { $amount } HP to its ally { $target_name }.
event-passed = { $seat } passed.
event-advanced = { $source } moved up to the front line.
event-repaired = { $source } recovered { $amount } HP.
event-wiped-out = { $seat }’s side was wiped out.

event-left-prize = { $seat } took nothing.
event-rolled-prize = The die for the prize shows { $die1 }: { $seat } chooses.
event-took-prize = { $seat }’s prize is { $source_name }.

### Endings

ended-wiped-out = { $loser }’s side was wiped out
    .veiled = One side was wiped out
ended-round-cap = Drawn: the last round is over
prize-would-be = The prize is { $card }. It changes hands only where a card was at stake.
prize-left = { $winner } took nothing.

### What cannot be done

refusal-not-your-turn = It is your opponent’s turn.
refusal-must-act = By this house rule you may not pass while somebody can act.
refusal-must-advance = Your front line is empty. Choose somebody from the back line to move up.
refusal-not-in-that-deck = That card is not in the loser’s deck.
refusal-no-such-cell = There is no such cell.
refusal-cell-taken = A cell holds only one card.
refusal-place-all = Please place all { $count } of your cards.
refusal-already-moved = You have moved this turn. The character that moved may still attack or support.
refusal-nobody-there = None of your characters is on that cell.
refusal-only-the-mover = After a move, only the character that moved may act.
refusal-sideways = That character turned sideways when instant death failed. It cannot act yet.
refusal-not-adjacent = A move goes one cell up, down, left or right.
refusal-no-instant-death = That character does not have Instant Death.
refusal-back-to-back = Nobody attacks from back line to back line, not even with Flying.
refusal-needs-flying = Only a character with Flying attacks from or at a back line.
refusal-out-of-reach = That cell is too far aside. Attacks reach straight ahead and diagonally.
refusal-no-target = There is nobody to attack on that cell.
refusal-not-itself = A character cannot give HP to itself.
refusal-not-beside = HP can only be given to an ally on one of the eight cells around.
refusal-no-receiver = There is no ally on that cell to receive HP.
refusal-at-least-one = Give a whole number of HP, at least 1.
refusal-more-than-hp = A character can give no more than the HP it has ({ $hp }).

### What is wrong with a deck

problem-unknown-card = There is no card called “{ $card }”.
problem-count-below-one = “{ $card }” must be there at least once.
problem-deck-size = A deck has { $span ->
        [0] exactly { $most }
       *[other] { $least } to { $most }
    } cards; this one has { $count }.
problem-too-many-copies = { $card }: { $count } copies. A deck may hold up to { $most } cards of one name.
problem-too-many-strong = { $card } is there { $count } times. Of a card with AP + HP of 90 or more, a deck may hold one.
problem-one-strong-card = There are { $count } cards with AP + HP of 90 or more. By this house rule a deck may hold one in all.
problem-deck-sizes-differ = The decks differ in size: { $first } and { $second } cards. Please agree on one number.

### House rules: name, explanation, values

house-columns = Columns
    .about = Each column has one cell on the front line and one on the back line. Every card of a deck must find a place.
house-long_range_columns = Width of long range
    .about = How many columns aside a long-range attack reaches.
house-rounding = Rounding of damage
    .about = What happens to fractions when AP is halved or quartered.
    .down = down
    .up = up
house-first_strike_needs_flying = First strike at long range needs Flying
    .about = Attacked from afar, a character without Flying cannot strike first either.
house-instant_death_strikes_back = Instant death in reply
    .about = Instant death may also be announced when striking back or striking first.
house-absorption_asks = Ask before absorbing
    .about = When off, the die is rolled by itself for every attack that hits.
house-absorption_cap = Limit of absorption
    .about = How far absorbed power may raise HP.
    .none = none
    .printed = the printed HP
house-absorption_on_miss = Absorption die on a miss
    .about = Rolls the die for attacks that missed, too (nothing is gained by it).
house-repair_base = Base of self-repair
    .about = What the recovered quarter is a quarter of.
    .printed = the printed HP
    .current = the present HP
house-repair_rounding = Rounding of self-repair
    .about = What happens to fractions of what is recovered.
    .down = down
    .up = up
house-advance_cell = Where a character moves up to
    .about = Which cell a character enters when the front line was empty.
    .straight = the cell straight ahead
    .any = any cell of the front line
house-advance_chooser = Who chooses who moves up
    .about = Which player chooses when a front line is empty.
    .owner = its owner
    .opponent = the opponent
house-allow_pass = Passing
    .about = A turn may be ended without acting even where somebody could act.
house-strong_limit = Limit of strong cards
    .about = How “only one” is counted for cards with AP + HP of 90 or more.
    .name = one of each name
    .deck = one in the whole deck
house-janken_card = Cards after a tie
    .about = What happens to the drawn cards when the janken for the first turn is tied.
    .returned = put back before the next draw
    .aside = kept aside until it is decided
house-janken_ties = Ties before the die
    .about = After this many ties the die decides who goes first.
house-round_cap = Last round
    .about = If nobody has won when this round is over, the match is drawn.
house-prize = Prize
    .about = Whether the winner may take a card.
    .ask = the winner is asked
    .off = none
house-prize_silence = When nobody chooses a prize
    .about = What happens when the choice is not made in time.
    .random = a card at random
    .wait = the match waits

### What a card cannot be

misfit-skill-twice = Each skill can stand only once.
