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
stat-hp = HP
stat-energy = energy
stat-cost = cost
tile-kind = Kind
tile-attribute = Attribute
tile-advantage = Strong vs
tile-retreat = Retreat
skill-title = { $name }
ex-title = EX { $name }
sheet-foot = { $card } · up to { $limit } of one name and kind in a deck

### Places

zone-main = main
zone-standby = standby
zone-hand = hand
zone-deck = deck
zone-discard = discard
zone-energy = energy
zone-sets = set cards

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
