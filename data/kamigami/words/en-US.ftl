## The words of Kamigami.

game-name = Kamigami
game-kamigami = { game-name }
game-line = Main units face each other while the others gather energy behind them. Knock out every unit in your opponent’s areas to win.

### Phases

phase-setup = Setup
phase-draw = Draw
phase-main = Main
phase-battle = Battle
phase-end = End

turn = Turn { $number }

### Attributes, kinds, states

attribute-sun = sun
attribute-moon = moon
attribute-star = star

kind-unit = Unit
kind-strategy = Strategy
kind-tactics = Tactics
kind-reinforcement = Reinforcement

state-rest = Rested
state-stun = Stunned

### Numbers

stat-life = HP
stat-energy = energy
tile-kind = Card type
tile-advantage = Strong vs
tile-retreat = Retreat
skill-title = { $name }
ex-title = EX { $name }
sheet-foot = { $card } · up to { $limit } of one name and kind

### Places

zone-main = main
place-main = main
zone-standby = standby
zone-hand = hand
zone-deck = deck
zone-discard = discard

### Card texts: when

when-set-on = While set
when-set = When set (once a turn)
when-used-ex = After this EX skill (once a turn)
when-used-skill = After a skill (once a turn)
when-struck = When a skill damages it (once a turn)
when-made-main = When it moves up to main (once a turn)
when-own-turn = As your main phase begins
when-fell = When this unit is knocked out
limit-turn = (Once a turn.)
limit-discard = (Discard this card after use.)

### Card texts: what the units are called

unit-self = this unit
unit-own-main = your main unit
unit-rival-main = the opposing main unit
unit-chosen = that unit
unit-each-chosen = each chosen unit
unit-own-standby = each of your standby units
unit-rival-standby = each opposing standby unit
unit-own-units = each of your units
unit-rival-units = each opposing unit
unit-one-own-standby = one of your standby units
unit-one-rival-standby = one opposing standby unit
unit-one-own-units = one of your units
unit-one-rival-units = one opposing unit

group-own-standby = your standby units
group-rival-standby = the opposing standby units
group-own-units = your units
group-rival-units = the opposing units

on-self = this unit
on-own-main = your unit that is main now
on-rival-main = the opposing unit that is main now
on-chosen = that unit
on-each-chosen = each chosen unit
on-one-own-standby = one of your standby units
on-one-rival-standby = one opposing standby unit
on-one-own-units = one of your units
on-one-rival-units = one opposing unit
on-own-side = your main unit
on-rival-side = the opposing main unit

during-this-turn = This turn
during-next-own-turn = In your next turn
during-next-rival-turn = In your opponent’s next turn

### Card texts: conditions (they stand before the effects)

needs-energy-least = If { $unit } has { $count } or more energy:
needs-energy-most = If { $unit } has { $count } energy or less:
needs-energy-just = If { $unit } has exactly { $count } energy:
needs-set-cards-least = { $count ->
        [one] If { $unit } has a card set:
       *[other] If { $unit } has { $count } or more cards set:
    }
needs-set-cards-most = { $count ->
        [0] If { $unit } has no card set:
        [one] If { $unit } has at most one card set:
       *[other] If { $unit } has at most { $count } cards set:
    }
needs-set-cards-just = { $count ->
        [one] If { $unit } has exactly one card set:
       *[other] If { $unit } has exactly { $count } cards set:
    }
needs-copies-least = If { $count } or more cards of this name are set on this unit:
needs-copies-most = If at most { $count } cards of this name are set on this unit:
needs-copies-just = If exactly { $count } cards of this name are set on this unit:
needs-damage-least = If { $unit } has taken { $amount } damage or more:
needs-damage-left = If { $unit } has { $amount } HP left or less:
needs-state-normal = If { $unit } is neither rested nor stunned:
needs-state-rest = If { $unit } is rested:
needs-state-stun = If { $unit } is stunned:
needs-state-any = If { $unit } is rested or stunned:
needs-attribute = If { $unit } is { $attribute }:
needs-standing-main = If this is your main unit:
needs-standing-standby = If this unit is on standby:
needs-standby-own-least = { $count ->
        [one] If you have a standby unit:
       *[other] If you have { $count } or more standby units:
    }
needs-standby-own-most = { $count ->
        [0] If you have no standby unit:
        [one] If you have at most one standby unit:
       *[other] If you have at most { $count } standby units:
    }
needs-standby-own-just = { $count ->
        [one] If you have exactly one standby unit:
       *[other] If you have exactly { $count } standby units:
    }
needs-standby-rival-least = { $count ->
        [one] If your opponent has a standby unit:
       *[other] If your opponent has { $count } or more standby units:
    }
needs-standby-rival-most = { $count ->
        [0] If your opponent has no standby unit:
        [one] If your opponent has at most one standby unit:
       *[other] If your opponent has at most { $count } standby units:
    }
needs-standby-rival-just = { $count ->
        [one] If your opponent has exactly one standby unit:
       *[other] If your opponent has exactly { $count } standby units:
    }
needs-hand-own-least = { $count ->
        [one] If you hold a card:
       *[other] If you hold { $count } or more cards:
    }
needs-hand-own-most = { $count ->
        [0] If your hand is empty:
        [one] If you hold at most one card:
       *[other] If you hold at most { $count } cards:
    }
needs-hand-own-just = { $count ->
        [one] If you hold exactly one card:
       *[other] If you hold exactly { $count } cards:
    }
needs-hand-rival-least = { $count ->
        [one] If your opponent holds a card:
       *[other] If your opponent holds { $count } or more cards:
    }
needs-hand-rival-most = { $count ->
        [0] If your opponent’s hand is empty:
        [one] If your opponent holds at most one card:
       *[other] If your opponent holds at most { $count } cards:
    }
needs-hand-rival-just = { $count ->
        [one] If your opponent holds exactly one card:
       *[other] If your opponent holds exactly { $count } cards:
    }
needs-fallen-own-least = { $count ->
        [one] If one of your units or more is knocked out:
       *[other] If { $count } or more of your units are knocked out:
    }
needs-fallen-own-most = { $count ->
        [0] If none of your units is knocked out:
        [one] If at most one of your units is knocked out:
       *[other] If at most { $count } of your units are knocked out:
    }
needs-fallen-own-just = { $count ->
        [one] If exactly one of your units is knocked out:
       *[other] If exactly { $count } of your units are knocked out:
    }
needs-fallen-rival-least = { $count ->
        [one] If one opposing unit or more is knocked out:
       *[other] If { $count } or more opposing units are knocked out:
    }
needs-fallen-rival-most = { $count ->
        [0] If no opposing unit is knocked out:
        [one] If at most one opposing unit is knocked out:
       *[other] If at most { $count } opposing units are knocked out:
    }
needs-fallen-rival-just = { $count ->
        [one] If exactly one opposing unit is knocked out:
       *[other] If exactly { $count } opposing units are knocked out:
    }

### Card texts: effects

effect-damage = Deal { $amount } damage to { $unit }.
effect-damage-each = Deal { $amount } damage to { $unit } for each { $each }.
effect-damage-spread = Choose an opposing unit and deal { $amount } damage to it, { $count } times.
more-damage = Deal { $amount } more.
more-damage-each = Deal { $amount } more for each { $each }.
effect-heal = Heal { $unit } by { $amount }.
effect-charge = Attach { $count } energy to { $unit }.
effect-charge-each = Attach { $count } energy to { $unit }.
effect-move-energy = Move { $count } energy from { $source } to { $unit }.
effect-drain = Discard { $count } energy from { $unit }.
effect-drain-each = Discard { $count } energy from { $unit }.
effect-unset = { $count ->
        [one] Discard a card set on { $unit }.
       *[other] Discard { $count } cards set on { $unit }.
    }
effect-unset-each = { $count ->
        [one] Discard a card set on { $unit }.
       *[other] Discard { $count } cards set on { $unit }.
    }
effect-state-normal = End any rest or stun of { $unit }.
effect-state-rest = Rest { $unit }.
effect-state-stun = Stun { $unit }.
effect-switch-rival-own = Swap the opposing main unit with a standby unit of your choice.
effect-switch-rival-own-may = You may swap the opposing main unit with a standby unit of your choice.
effect-switch-rival-rival = Your opponent swaps their main unit with one of their standby units.
effect-switch-rival-rival-may = Your opponent may swap their main unit with one of their standby units.
effect-switch-own-own = Swap your main unit with one of your standby units.
effect-switch-own-own-may = You may swap your main unit with one of your standby units.
effect-switch-own-rival = Swap your main unit with a standby unit that your opponent chooses.
effect-switch-own-rival-may = You may swap your main unit with a standby unit that your opponent chooses.
effect-draw = { $count ->
        [one] Draw a card.
       *[other] Draw { $count } cards.
    }
effect-discard-own-choice = { $count ->
        [one] Discard a card from your hand.
       *[other] Discard { $count } cards from your hand.
    }
effect-discard-own-random = { $count ->
        [one] Discard a card from your hand at random.
       *[other] Discard { $count } cards from your hand at random.
    }
effect-discard-rival-choice = { $count ->
        [one] Your opponent discards a card from hand.
       *[other] Your opponent discards { $count } cards from hand.
    }
effect-discard-rival-random = { $count ->
        [one] Your opponent discards a card from hand at random.
       *[other] Your opponent discards { $count } cards from hand at random.
    }
effect-search-hand = { $count ->
        [one] Search your deck for a { $what }, show it and take it to hand. Shuffle.
       *[other] Search your deck for up to { $count } { $what }, show them and take them to hand. Shuffle.
    }
effect-search-standby = { $count ->
        [one] Search your deck for a { $what } and put it on standby. Shuffle.
       *[other] Search your deck for up to { $count } { $what } and put them on standby. Shuffle.
    }
effect-take-back = { $count ->
        [one] You may take back a { $what } from your discard pile.
       *[other] Take back up to { $count } { $what } from your discard pile.
    }
effect-bonus = { $during }, skills of { $unit } deal { $amount } more damage.
effect-weaken = { $during }, skills of { $unit } deal { $amount } less damage.
effect-reduction = { $during }, { $unit } takes { $amount } less damage from skills.
effect-reduction-standby = { $during }, { $unit } takes { $amount } less damage from skills, on standby too.
effect-shackle = { $during }, { $unit } must win a janken to use a skill.
effect-pin = { $during }, { $unit } cannot retreat.
effect-choose = { $count ->
        [one] Choose one of { $group }.
       *[other] Choose { $count } of { $group }.
    }
effect-choose-up-to = { $count ->
        [one] Choose up to one of { $group }.
       *[other] Choose up to { $count } of { $group }.
    }
janken-win = If you win a janken:
janken-lose = If you lose a janken:
janken-or-lose = If you lose:

what-card = card
what-unit = unit
what-strategy = strategy
what-tactics = tactics card
what-reinforcement = reinforcement
what-sun = sun unit
what-moon = moon unit
what-star = star unit
whats-card = cards
whats-unit = units
whats-strategy = strategies
whats-tactics = tactics cards
whats-reinforcement = reinforcements
whats-sun = sun units
whats-moon = moon units
whats-star = star units

each-energy = energy on this unit
each-rival-energy = energy on the opposing main unit
each-set-cards = card set on this unit
each-own-standby = of your standby units
each-rival-standby = opposing standby unit
each-hand = card in your hand
each-own-fallen = of your units knocked out
each-rival-fallen = opposing unit knocked out

passive-bonus = Its skills deal { $amount } more damage.
passive-bonus-each = Its skills deal { $amount } more damage for each { $each }.
passive-reduction = As main, it takes { $amount } less damage from skills.
passive-reduction-standby = It takes { $amount } less damage from skills, on standby too.
passive-hp = HP +{ $amount }.
passive-retreat = Its retreat costs { $count } less.
passive-cost = Its skills cost { $count } less.

### Marks and names without a name

mark-ex = EX

### What may be done

verb-lead = Put in front
verb-lead-long = Choose your main unit and lay it face down
verb-draw = Draw
verb-draw-long = Draw for your opponent’s redraw
offer-hp = { $amount } HP
offer-energy = energy { $amount }
offer-skill = cost { $cost }, { $amount } damage
offer-cost = cost { $cost }
verb-charge = Charge
verb-charge-long = Attach energy to one of your units
verb-deploy = Deploy
verb-deploy-long = Put a unit from your hand on standby
verb-play = Command
verb-play-long = Use a strategy or tactics from your hand
verb-set = Set
verb-set-long = Set a reinforcement on one of your units
verb-ex = EX skill
verb-ex-long = Use the EX skill of a card that is set
verb-retreat = Retreat
verb-retreat-long = Pay energy to change your main unit
verb-skill = Skill
verb-skill-long = Use a skill of your main unit, which ends your turn
verb-end = End turn
verb-end-long = End your turn without a skill
verb-promote = Move up
verb-promote-long = Choose who takes the place of your main unit
verb-strike = Strike
verb-strike-long = Choose who takes the damage
verb-choose = Choose
verb-choose-long = Choose the unit that it works on
verb-switch = Swap
verb-switch-long = Choose the standby unit that becomes main
verb-stay = Stay
verb-stay-long = Swap nobody
verb-discard = Discard
verb-discard-long = Choose cards to discard
verb-search = Take
verb-search-long = Choose cards from your deck
verb-take-back = Take back
verb-take-back-long = Choose cards to take back from your discard pile
verb-attach = Attach
verb-attach-long = Choose cards from your hand as energy
verb-order = First
verb-order-long = Choose what happens first

### Questions

ask-lead = Choose your main unit and lay it face down. Your opponent does not see it.
waits-lead = Next: { $seat } chooses a main unit
waits-both-lead = Next: both choose their main units
ask-redraw-draw = { $count ->
        [one] Your opponent had to redraw. Do you draw a card?
       *[other] Your opponent redrew { $count } times. How many cards do you draw?
    }
waits-redraw-draw = Next: { $seat } may draw for the redraw
waits-both-redraw-draw = Next: both may draw for the redraws
ask-act = What do you do? Using a skill ends your turn.
waits-act = Next: { $seat } acts
waits-both-act = Next: both act
ask-promote = Your main unit was knocked out. Please choose who moves up.
waits-promote = Next: { $seat } chooses a new main unit
waits-both-promote = Next: both choose new main units
ask-strike = Which unit takes the damage?
waits-strike = Next: { $seat } chooses whom to strike
waits-both-strike = Next: both choose whom to strike
ask-choose = Please choose the unit that it works on.
waits-choose = Next: { $seat } chooses a unit
waits-both-choose = Next: both choose units
ask-switch = Which unit changes places with the main unit?
waits-switch = Next: { $seat } chooses who becomes main
waits-both-switch = Next: both choose who becomes main
ask-discard = { $count ->
        [one] Please choose a card to discard.
       *[other] Please choose { $count } cards to discard.
    }
waits-discard = Next: { $seat } discards
waits-both-discard = Next: both discard
ask-search = { $count ->
        [one] Which card do you take from your deck, if any?
       *[other] You may take up to { $count } cards from your deck. Which?
    }
waits-search = Next: { $seat } searches the deck
waits-both-search = Next: both search their decks
ask-take-back = { $count ->
        [one] Which card do you take back from your discard pile, if any?
       *[other] You may take back up to { $count } cards from your discard pile. Which?
    }
waits-take-back = Next: { $seat } takes cards back
waits-both-take-back = Next: both take cards back
ask-attach = { $count ->
        [one] Please choose a card from your hand as energy.
       *[other] Please choose { $count } cards from your hand as energy.
    }
waits-attach = Next: { $seat } chooses energy
waits-both-attach = Next: both choose energy
ask-order = Several things happen at once. Which comes first?
waits-order = Next: { $seat } decides the order of effects
waits-both-order = Next: both decide the order of effects

### What happened

event-showed = { $seat } showed { $source_name }.
event-redrew = { $seat } had no unit in hand and drew anew.
event-laid-down = { $seat } laid down a main unit.
event-goes-first = { $seat } goes first.
event-turned-up = { $seat }’s { $source_name } was turned up.
event-began-turn = Turn { $amount }: { $seat }.
event-could-not-draw = { $seat } could not draw { $amount ->
        [one] a card
       *[other] { $amount } cards
    }.
event-entered = { $seat } put { $source_name } on standby.
event-charged = { $target } gained { $amount } energy.
event-lost-energy = { $target } lost { $amount } energy.
event-set = { $seat } set { $source_name } on { $target_own }.
event-unset = { $source_name } was discarded from { $target }.
event-discarded = { $seat } discarded { $source_name }.
event-used-strategy = { $seat } used the strategy { $source_name }.
event-used-tactics = { $seat } used the tactics { $source_name }.
event-used-skill = { $source } used { $ability }.
    .veiled = { $source } used a skill.
event-used-ex = { $target } used { $ability }, the EX skill of { $source_name }.
    .veiled = { $target } used the EX skill of { $source_name }.
event-failed = The janken was lost, and the skill of { $source } failed.
event-went-off = { $source } went off.
event-struck = { $target } took { $amount } damage.
event-healed = { $target } was healed by { $amount }.
event-fell = { $target } was knocked out.
event-promoted = { $source } moved up to main.
event-retreated = { $source } retreated, and { $target_name } came up in its place.
event-switched = { $source } went to standby, and { $target_name } came up in its place.
event-became-rest = { $target } was rested.
event-became-stun = { $target } was stunned.
event-became-normal = { $target } recovered.
event-searched = { $seat } took { $source_name } from the deck.
event-shuffled = { $seat } shuffled the deck.
event-took-back = { $seat } took back { $source_name }.
event-lasts-bonus = Skills of { $target } will deal { $amount } more.
event-lasts-bonus-player = Skills of { $seat }’s main unit will deal { $amount } more.
event-lasts-weaken = Skills of { $target } will deal { $amount } less.
event-lasts-weaken-player = Skills of { $seat }’s main unit will deal { $amount } less.
event-lasts-reduction = { $target } will take { $amount } less from skills.
event-lasts-reduction-player = { $seat }’s main unit will take { $amount } less from skills.
event-lasts-shackle = { $target } has to win a janken to use a skill.
event-lasts-shackle-player = { $seat }’s main unit has to win a janken to use a skill.
event-lasts-pin = { $target } cannot retreat.
event-lasts-pin-player = { $seat }’s main unit cannot retreat.

### Endings

ended-knocked-out = All of { $loser }’s units were knocked out
    .veiled = All units were knocked out
ended-both-knocked-out = Both lost their last unit at the same time
ended-decked = { $loser } could not draw as many cards as needed
    .veiled = Not enough cards could be drawn

### What cannot be done

refusal-main-phase-only = That is possible in the main phase only.
refusal-charged-already = You may charge once a turn.
refusal-no-card-in-hand = Your hand is empty, so there is nothing to charge with.
refusal-not-a-unit = Only units can be put on standby.
refusal-no-empty-area = No standby area is empty. Units that are knocked out keep theirs.
refusal-not-a-command-to-use = Only strategies and tactics can be used here.
refusal-one-strategy = You may use one strategy a turn.
refusal-would-do-nothing = It would do nothing now, so it cannot be used.
refusal-not-a-reinforcement = Only reinforcements can be set.
refusal-no-setting-in-first-turn = Nothing can be set in your first turn.
refusal-no-unit-there = There is no face-up unit there.
refusal-entered-this-turn = Nothing can be set on a unit that entered this turn.
refusal-set-this-turn = A card was set on this unit this turn already. One a turn, please.
refusal-retreated-already = You may retreat once a turn.
refusal-cannot-move = A unit in this state cannot retreat ({ $state }).
refusal-pinned = This unit is kept from retreating.
refusal-no-standby = There is no standby unit to change places with.
refusal-too-little-energy = That needs { $needed } energy; there is { $there }.
refusal-no-skill-in-first-turn = In the very first turn no skill can be used, not even an EX skill.
refusal-no-skill-in-state = A unit in this state can use no skill, not even an EX skill ({ $state }).
refusal-main-unit-only = Only the main unit can use skills.
refusal-ex-used = This EX skill was used this turn already.
refusal-not-your-turn = It is your opponent’s turn.
refusal-not-a-mark = Please choose rock, paper or scissors.
refusal-not-in-hand = That card is not in your hand.
refusal-no-such-skill = This unit has no such skill.
refusal-must-promote = Please choose a standby unit that moves up to main.
refusal-must-choose = { $count ->
        [one] Please choose one of the units shown.
       *[other] Please choose { $count } of the units shown.
    }
refusal-too-many-chosen = That is too many. At most { $most }, please.
refusal-must-discard = { $count ->
        [one] Please choose a card from your hand.
       *[other] Please choose { $count } cards from your hand.
    }
refusal-must-pay = { $count ->
        [one] Please choose one energy card to pay.
       *[other] Please choose { $count } energy cards to pay.
    }
refusal-must-switch = Please choose the standby unit to swap with.
refusal-does-not-fit = That card does not fit what the text asks for.

### What is wrong with a deck

problem-unknown-card = There is no card called “{ $card }”.
problem-count-below-one = “{ $card }” must be there at least once.
problem-deck-size = A deck has exactly { $wanted } cards; this one has { $count }.
problem-no-unit = A deck needs at least one unit.
problem-too-many-copies = { $card }: { $count } copies. A deck may hold up to { $most } cards of one name and kind.

### House rules: name, explanation, values

house-rest_blocks_retreat = Rest bars retreat
    .about = When on, a rested main unit cannot retreat either. A stunned one never can.
house-recovery = Janken to recover
    .about = Who plays janken in the end phase for a main unit that is rested or stunned.
    .turn_player = the player whose turn ends
    .both = both players
house-charge_source = What is charged
    .about = Where the card of the charge comes from.
    .deck = the top of the deck
    .hand = the hand
house-standby_areas = Standby areas
    .about = How many there are. Units that are knocked out keep theirs.
house-ko_timing = Knock-outs by commands
    .about = When it is checked who is knocked out by a command.
    .command = when it is finished
    .effect = after each effect
house-double_loss = Both lose the last unit
    .about = What happens when both lose their last unit at the same time.
    .draw = the match is drawn
    .turn_player = the player whose turn it is wins
house-retreat_discards = Retreat costs energy
    .about = When off, the energy is needed but stays.
house-ex_skills = Who uses EX skills
    .about = Whether standby units may use EX skills.
    .any = standby units, too
    .main = the main unit alone
house-entering = What counts as entering
    .about = On which units nothing can be set because they entered this turn.
    .hand = those that came from outside
    .areas = those that changed areas, too
house-failed_skill = Skill stopped by janken
    .about = Whether a skill counts as used when the janken for it is lost.
    .used = it counts as used
    .kept = it does not count
house-forced_change = Forced change of main
    .about = Who chooses when a card changes the opponent’s main unit.
    .text = as the card says
    .owner = the unit’s owner
house-skill_energy = Energy by effects
    .about = Where the energy that an effect attaches comes from.
    .deck = the top of the deck
    .hand = the hand
house-energy_looked_at = Looking at energy
    .about = Who may look at the face-down cards under a unit.
    .nobody = nobody
    .owner = their owner
house-redraw_draw = The card for a redraw
    .about = Whether it is drawn before or after the main unit is laid.
    .after = after
    .before = before
house-idle_commands = Commands without effect
    .about = Whether a command may be used that can do nothing.
house-lasting_end = End of what lasts
    .about = Where in its turn an effect for “the next turn” ends.
    .after_end = after the end phase
    .before_end = as the end phase begins
house-rested_texts = Set cards on a rested unit
    .about = Whether set cards work while their unit is rested or stunned.
house-promotion_enters = Moving up is entering
    .about = When on, nothing can be set this turn on a unit that moved up after a knock-out.

### Pictures of board and hand

turn-setup = Setup
score-standing = Standing
area-main = main
area-standby = standby
zone-using = in use
stat-damage = damage
state-face-down = Face down
label-strategy = Strategy
label-tactics = Tactics
label-reinforcement = Reinforce
using-strategy = Strategy in use
using-tactics = Tactics in use
edge-advantage = Advantage ×2
skill-nameless = Skill
ex-nameless = EX skill
ended-score = Units standing: { $first } { $ones }, { $second } { $twos }

told-hit = { $target }: { $sum }
told-hit-both = { $target }: { $sum }, { $other }: −{ $amount }
told-hits = { $target }: { $sum }, and damage to { $count } others
lasts-bonus-unit = Skills +{ $amount }
lasts-bonus-side = Main’s skills +{ $amount }
lasts-weaken-unit = Skills −{ $amount }
lasts-weaken-side = Main’s skills −{ $amount }
lasts-reduction-unit = Takes { $amount } less
lasts-reduction-side = Main takes { $amount } less
lasts-reduction-anywhere-unit = Takes { $amount } less
lasts-reduction-anywhere-side = All take { $amount } less
lasts-shackle-unit = Skills need janken
lasts-shackle-side = Main’s skills: janken
lasts-pin-unit = Cannot retreat
lasts-pin-side = Main cannot retreat
lasts-now = this turn
    .brief = now
lasts-next-own = next own turn
    .brief = own turn
lasts-next-rival = next rival turn
    .brief = rival turn
lasts-on = { $unit }, { $during }

ask-choose-up-to = { $count ->
        [one] Choose up to one unit for the effect. You may choose none.
       *[other] Choose up to { $count } units for the effect. You may choose none.
    }
ask-strike-times = Which units take the damage? You choose { $count } times; the same unit again is fine.
hint-actions = Charge: { $charge } · Strategy: { $strategy } · Retreat: { $retreat }.
hint-open = open
hint-done = done
row-ex = { $card } on { $unit }
row-shackled = after a won janken
row-charge = one energy for one unit
row-retreat = changes places with standby

brief-main-phase-only = main phase only
brief-charged-already = done this turn
brief-no-card-in-hand = no card in hand
brief-not-a-unit = not a unit
brief-no-empty-area = no room
brief-not-a-command-to-use = not for use
brief-one-strategy = one a turn
brief-would-do-nothing = no effect
brief-not-a-reinforcement = not to be set
brief-no-setting-in-first-turn = first turn
brief-no-unit-there = no unit there
brief-entered-this-turn = just entered
brief-set-this-turn = has one now
brief-retreated-already = done this turn
brief-cannot-move = { $state }
brief-pinned = pinned
brief-no-standby = no standby unit
brief-too-little-energy = energy { $there } of { $needed }
brief-no-skill-in-first-turn = not on turn 1
brief-no-skill-in-state = { $state }
brief-main-unit-only = main unit only
brief-ex-used = used this turn

### What a card cannot be

misfit-damage-first = Write the damage of a skill before its other effects, as it is dealt first.
misfit-damage-outside = Write the damage of a skill outside choose, janken and provided, as it is dealt first.
misfit-tactics-back = What tactics take back needs a kind other than tactics, as tactics can be used without limit.
misfit-unit = A unit needs hp, attribute and skills.
misfit-no-unit-card = A card that is no unit has neither hp, attribute, advantage, retreat nor skills.
misfit-reinforcement = A reinforcement needs passives, triggers or ex, and no other card has them.
misfit-used-ex = A card with used-ex needs an ex with limit: turn.
misfit-command-effects = A strategy or tactics needs effects, and no other card has them.
misfit-no-self = There is no self here: no unit does this.
misfit-no-chosen = Only inside choose is there a chosen.
misfit-spread = spread needs times, and nothing else has it.
misfit-search-unit = What is put into a standby area needs kind: unit.
