## The words of Kiryoku.

game-name = Kiryoku
game-kiryoku = { game-name }
game-line = Turn your characters’ strength into costs and battle over contests. Bring down the leader, or five characters, to win.

### Phases

phase-setup = Setup
phase-entry = Entry
phase-main = Main
phase-end = End
phase-adjust = Adjust

turn = Turn { $number }
turn-setup = Setup

### Attributes, values, costs

attribute-power = power
attribute-speed = speed
attribute-wisdom = wisdom
attribute-guts = guts
attribute-sense = sense
value-all = all five values
cost-R = self
cost-L = leader
cost-T = tag
cost-G = ally
cost-W = other
attribute-R = { cost-R }
attribute-L = { cost-L }
attribute-T = { cost-T }
attribute-G = { cost-G }
attribute-W = { cost-W }

### Numbers, states, places

stat-vitality = Vitality
stat-power = { attribute-power }
stat-speed = { attribute-speed }
stat-wisdom = { attribute-wisdom }
stat-guts = { attribute-guts }
stat-sense = { attribute-sense }
state-ready = ready
state-exhausted = exhausted
    .mark = Exh.
state-used = used
    .mark = used
state-tag = tag
state-leader = Leader
state-face-down = Face down
zone-leader = leader
place-leader = leader
zone-field = field
zone-battle = battle card
zone-hand = hand
zone-deck = deck
zone-trash = trash
zone-aside = declared
score-downs = Downs
score-stock = Stock
kind-character = Character
kind-tag-card = Tag
kind-battle = Battle card
kind-battle-special = Special battle card
kind-item = Item
kind-event = Event
tile-kind = Card type
tile-cost = Cost
sheet-foot = { $card } · { $limit ->
        [one] one copy in a deck
       *[other] up to { $limit } copies in a deck
    }

### What may be done

verb-leader = Leader
verb-leader-long = Make this character your leader
verb-keep = Keep
verb-keep-long = Keep it
verb-redraw = Redraw
verb-redraw-long = Show your hand, shuffle it back and draw anew
verb-first = Go first
verb-first-long = Take the first turn
verb-second = Go second
verb-second-long = Let the opponent begin
verb-call = Call
verb-call-long = Call a character; it arrives exhausted
verb-equip = Equip
verb-equip-long = Equip an item to a character
verb-set = Lay
verb-set-long = Lay a battle card on the field
verb-tag = Tag
verb-tag-long = Make two characters a tag
verb-challenge = Challenge
verb-challenge-long = Challenge the opponent to a battle
verb-event = Event
verb-event-long = Use an event
verb-ability = Ability
verb-ability-long = Use a character’s special ability
verb-stock = Stock
verb-stock-long = Stock an other cost
verb-abandon = Abandon
verb-abandon-long = Put a battle card of yours in the trash
verb-discard = Discard
verb-discard-long = Put a card from your hand in the trash
verb-pass = Pass
verb-pass-long = Do nothing here
verb-cheapest = Cheapest
verb-cheapest-long = Pay the cheapest way
verb-choose = Choose
verb-choose-long = Choose what pays
verb-defend = Defend
verb-defend-long = Choose who takes the battle
verb-fight = This one
verb-fight-long = Choose the battle card
verb-again = Again
verb-again-long = One more exchange
verb-on = Go on
verb-on-long = On to the last opportunity
verb-take-back = Take back
verb-take-back-long = Take cards from your trash to hand

### When to be asked

wishes-text = ### When to ask you
    Whatever the opponent does, you may answer. Your opponent never sees this setting. As it is now:

verb-ask-always = Ask always
    .about = You are asked whenever the opponent does something.
verb-ask-concerned = Ask when it concerns me
    .about = You are asked when an action touches your cards, and in battles.
verb-ask-not-this-turn = Not this turn
    .about = For the rest of this turn you pass by yourself.
verb-ask-not-for-card = Not for this card
    .about = From now on you pass by yourself when the card just declared is used.
verb-ask-for-cards = For every card again
    .about = You are asked again about the cards for which you pass by yourself.
event-asks-always = From now on you are always asked.
event-asks-concerned = From now on you are asked when your cards are concerned, and in battles.
event-asks-not-this-turn = You are not asked any more this turn.
event-asks-not-for-card = From now on you are not asked about { $source_name }.
event-asks-for-cards = From now on you are asked about every card again.
wish-always = You are asked every time.
wish-concerned = You are asked when an action touches your cards, and in battles.
wish-not-this-turn = You are not asked any more this turn; you pass by yourself.
wish-not-for = You are never asked about **{ $card }**; you pass by yourself.
wish-declared = Just declared: **{ $card }**.

### Questions

ask-leader = Please choose the character who leads your side.
waits-leader = Next: { $seat } chooses a leader
waits-both-leader = Next: both choose their leaders
ask-redraw = There is no character in your hand. Will you redraw it?
ask-redraw-not = You hold a character, so this hand is not redrawn. Please keep it.
waits-redraw = Next: { $seat } may redraw
waits-both-redraw = Next: both may redraw
ask-order = You won janken. Will you go first or second?
waits-order = Next: { $seat } chooses who goes first
waits-both-order = Next: both choose who goes first
ask-main = It is your main phase. What will you do?
waits-main = Next: { $seat }’s main phase
waits-both-main = Next: both in the main phase
ask-end = It is the end phase. Will you do anything more?
waits-end = Next: { $seat } in the end phase
waits-both-end = Next: both in the end phase
ask-respond = Will you answer?
waits-respond = Next: { $seat } may answer
waits-both-respond = Next: both may answer
ask-exchange = You are in a battle. Will you use an ability or an event?
waits-exchange = Next: { $seat } in the battle
waits-both-exchange = Next: both in the battle
ask-last = This is the last opportunity before the result. Will you use anything?
waits-last = Next: { $seat } for the last time before the result
waits-both-last = Next: both for the last time before the result
ask-defend = Who takes the battle?
waits-defend = Next: { $seat } names the defender
waits-both-defend = Next: both name a defender
ask-battle-card = Which battle card will you fight with?
waits-battle-card = Next: { $seat } picks the battle card
waits-both-battle-card = Next: both pick a battle card
ask-again = One more exchange, or on to the result?
waits-again = Next: { $seat } repeats the exchange or goes on
waits-both-again = Next: both repeat the exchange or go on
ask-discard = { $count ->
        [one] Please choose a card to discard.
       *[other] Please choose { $count } cards to discard.
    }
waits-discard = Next: { $seat } discards
waits-both-discard = Next: both discard
ask-adjust = { $count ->
        [one] Hand adjustment: please choose a card for the trash.
       *[other] Hand adjustment: please choose { $count } cards for the trash.
    }
waits-adjust = Next: { $seat } adjusts the hand
waits-both-adjust = Next: both adjust their hands
ask-take-back = { $count ->
        [one] Please choose up to one card to take back from your trash.
       *[other] Please choose up to { $count } cards to take back from your trash.
    }
waits-take-back = Next: { $seat } chooses from the trash
waits-both-take-back = Next: both choose from the trash
ask-keep = Your tag bears the same item twice. Which of them stays?
waits-keep = Next: { $seat } chooses the item that stays
waits-both-keep = Next: both choose the item that stays

### Card texts: price, moment, condition (they stand before the effects)

price-icon = { $count ->
        [one] Pay with at least one { $attribute } character.
       *[other] Pay with at least { $count } { $attribute } characters.
    }
price-vitality = Pay { $amount } vitality.
price-trash = Trash this character.
price-trash-item = Trash this item.
when-battle = In a battle:
when-peace = Outside battles:
when-own-turn = In your turn:
when-rival-turn = In the opponent’s turn:
when-any-limit = { $limit ->
        [one] Once a turn:
       *[other] Up to { $limit } times a turn:
    }
when-battle-limit = { $limit ->
        [one] In a battle, once a turn:
       *[other] In a battle, up to { $limit } times a turn:
    }
when-peace-limit = { $limit ->
        [one] Outside battles, once a turn:
       *[other] Outside battles, up to { $limit } times a turn:
    }
when-own-turn-limit = { $limit ->
        [one] Once in your turn:
       *[other] Up to { $limit } times in your turn:
    }
when-rival-turn-limit = { $limit ->
        [one] Once in the opponent’s turn:
       *[other] Up to { $limit } times in the opponent’s turn:
    }
needs-downs-own = If you have { $span }:
needs-downs-rival = If the opponent has { $span }:
needs-hand-own = With { $span } in your hand:
needs-hand-rival = With { $span } in the opponent’s hand:
needs-ally-own = With { $count } or more { $kind }characters of yours:
needs-ally-rival = With { $count } or more { $kind }characters of the opponent’s:
needs-leader-own = With a { $kind }leader of yours:
needs-leader-rival = With a { $kind }leader of the opponent’s:
times-exactly = { $low ->
        [one] 1 down
       *[other] { $low } downs
    }
times-at-least = { $low } or more downs
times-at-most = { $high } or fewer downs
times-between = { $low } to { $high } downs
cards-exactly = { $low ->
        [0] no card
        [one] 1 card
       *[other] { $low } cards
    }
cards-at-least = { $low } or more cards
cards-at-most = { $high } or fewer cards
cards-between = { $low } to { $high } cards

### Card texts: who

kind = { $state }{ $attribute }{ $tag }
kind-ready = ready{ " " }
kind-exhausted = exhausted{ " " }
kind-unused = unused{ " " }
kind-used = used{ " " }
kind-attribute = { $of }{ " " }
kind-tag = tag{ " " }
kind-other = other{ " " }
kind-no-leader = non-leader{ " " }
named-each = each of{ " " }
named-character-any = { $each }{ $count ->
        [1] one { $other }{ $kind }{ $leader }character
        [2] two { $other }{ $kind }{ $leader }characters
       *[other] three { $other }{ $kind }{ $leader }characters
    }
named-character-own = { $each }{ $count ->
        [1] one { $other }{ $kind }{ $leader }character of yours
        [2] two { $other }{ $kind }{ $leader }characters of yours
       *[other] three { $other }{ $kind }{ $leader }characters of yours
    }
named-character-rival = { $each }{ $count ->
        [1] one { $other }{ $kind }{ $leader }character of the opponent’s
        [2] two { $other }{ $kind }{ $leader }characters of the opponent’s
       *[other] three { $other }{ $kind }{ $leader }characters of the opponent’s
    }
named-leader-any = { $each }{ $count ->
        [1] one { $other }{ $kind }{ $leader }leader
       *[other] both { $other }{ $kind }{ $leader }leaders
    }
named-leader-own = { $each }your { $other }{ $kind }{ $leader }leader
named-leader-rival = { $each }the opponent’s { $other }{ $kind }{ $leader }leader
named-item-any = one { $state }item
named-item-own = one { $state }item on your characters
named-item-rival = one { $state }item on the opponent’s characters
named-battle-card-any = one { $state }battle card
named-battle-card-own = one { $state }battle card of yours
named-battle-card-rival = one { $state }battle card of the opponent’s
who-it = { $count ->
        [1] that character
       *[other] those { $count } characters
    }
who-self = this character
who-bearer = its bearer
who-own = each of your characters
who-rival = each of the opponent’s characters
who-all = each character
who-own-leader = your leader
who-rival-leader = the opponent’s leader
who-own-fighter = your fighting character
who-rival-fighter = the opponent’s fighting character

### Card texts: effects

more = +{ $amount }
less = −{ $amount }
effect-damage = Deal { $amount } damage to { $who }{ $each }.
effect-heal = Restore { $amount } vitality to { $who }{ $each }.
effect-exhaust = Exhaust { $who }.
effect-ready = Ready { $who }.
effect-change = Give { $who } { $value } { $change } this turn.
effect-attack = Give { $who } attack { $change } in this battle.
effect-defense = Give { $who } defense { $change } in this battle.
effect-draw = { $count ->
        [one] Draw a card.
       *[other] Draw { $count } cards.
    }
effect-discard-own-choice = { $count ->
        [one] Discard a card of your choice.
       *[other] Discard { $count } cards of your choice.
    }
effect-discard-own-random = { $count ->
        [one] Discard a card at random.
       *[other] Discard { $count } cards at random.
    }
effect-discard-rival-choice = { $count ->
        [one] The opponent discards a card of their choice.
       *[other] The opponent discards { $count } cards of their choice.
    }
effect-discard-rival-random = { $count ->
        [one] The opponent discards a card at random.
       *[other] The opponent discards { $count } cards at random.
    }
effect-take-back-character = { $count ->
        [one] Take back up to 1 character from your trash.
       *[other] Take back up to { $count } characters from your trash.
    }
effect-take-back-tag = { $count ->
        [one] Take back up to 1 tag from your trash.
       *[other] Take back up to { $count } tags from your trash.
    }
effect-take-back-battle = { $count ->
        [one] Take back up to 1 battle card from your trash.
       *[other] Take back up to { $count } battle cards from your trash.
    }
effect-take-back-item = { $count ->
        [one] Take back up to 1 item from your trash.
       *[other] Take back up to { $count } items from your trash.
    }
effect-stock = { $count ->
        [one] Stock an other cost (W).
       *[other] Stock { $count } other costs (W).
    }
effect-trash = Trash { $who }.
effect-refresh = Make { $who } unused again.
effect-use-up = Make { $who } used.
effect-cancel = Break off what the opponent has just declared.
effect-part = Break off the battle without a result.
each-own-downs = { " " }for each down of yours
each-rival-downs = { " " }for each down of the opponent’s
each-own-ready = { " " }for each ready character of yours
each-rival-ready = { " " }for each ready character of the opponent’s
each-own-items = { " " }for each item on your characters
each-rival-items = { " " }for each item on the opponent’s characters
each-own-stock = { " " }for each cost in your stock
each-rival-stock = { " " }for each cost in the opponent’s stock

### Card texts: items

bearer = Equip only to { $who }.
passive-cap = Its bearer’s vitality cap is { $change }.
passive-value = Its bearer has { $value } { $change }.
passive-attack = Its bearer has attack { $change }.
passive-defense = Its bearer has defense { $change }.
passive-attribute = Its bearer has the attribute { $attribute }, too.
passive-weary = Its bearer does not become ready in the entry.
passive-peaceful = Its bearer can neither challenge nor take a battle.

### Card texts: battle cards

battle-attack = Attack: { $values }.
battle-defense = Defense: { $values }.
values-none = none (0)
values-every = the highest of all five
values-highest = the highest of { $values }
values-and = { $value }, { $more }
side-challenger = the challenger
side-defender = the defender
side-both = both fighters
text-attack = Attack { $change } for { $side }.
text-defense = Defense { $change } for { $side }.
text-more = Whoever takes damage takes { $amount } more.
text-no-events = No events in this battle.
text-no-abilities = No special abilities in this battle.
text-draw-challenger = { $count ->
        [one] After the result the challenging side draws a card.
       *[other] After the result the challenging side draws { $count } cards.
    }
text-draw-defender = { $count ->
        [one] After the result the defending side draws a card.
       *[other] After the result the defending side draws { $count } cards.
    }
text-draw-both = { $count ->
        [one] After the result both players draw a card.
       *[other] After the result both players draw { $count } cards.
    }
text-ready = After the result, ready { $side }.
text-trash = After the result, trash this card.

### What happened

event-laid-leader = { $seat } laid a leader face down.
event-showed = { $seat } showed { $source_name }.
event-redrew = { $seat } redrew the hand.
event-goes-first = { $seat } goes first.
event-leader-up = { $seat }’s leader is { $source_name }.
event-began-turn = Turn { $amount }: { $seat }.
event-readied-all = All of { $seat }’s characters became ready.
event-could-not-draw = { $seat } had no card to draw.
event-end-phase = { $seat }’s end phase began.
event-discarded = { $seat } discarded { $source_name }.
event-abandoned = { $seat } abandoned { $source_name }.
event-exhausted-for = { $source } was exhausted to pay.
event-trashed-for = { $seat } trashed { $source_name } to pay.
event-spent-stock = { $seat } spent { $amount ->
        [one] a stocked cost
       *[other] { $amount } stocked costs
    }.
event-paid-vitality = { $source } paid { $amount } vitality.
event-gave-up = { $source } was trashed to pay.
event-stocked = { $seat } stocked an “other” cost with { $source_name }.
event-declared-call = { $seat } declared to call { $source_name }.
event-declared-equip = { $seat } declared { $source_name } for { $target_own }.
    .veiled = { $seat } declared { $source_name }.
event-declared-set = { $seat } declared the battle card { $source_name }.
event-declared-tag = { $seat } declared the tag { $source_name }.
event-declared-challenge = { $seat } declared a challenge by { $source_name }.
event-declared-event = { $seat } declared { $source_name } on { $target_own }.
    .veiled = { $seat } declared { $source_name }.
event-declared-ability = { $seat } declared { $source_name }’s { $ability } on { $target_own }.
    .veiled = { $seat } declared { $source_name }’s { $ability }.
event-declared-stock = { $seat } declared to stock a cost.
event-passed = { $seat } passed.
event-called = { $seat }’s { $source_name } came to the field.
event-equipped = { $target } was equipped with { $source_name }.
event-set-battle = { $seat } laid { $source_name }.
event-tagged = { $seat }’s { $source_name } came to the field as a tag.
event-carried-out = { $source } took effect.
event-fizzled = { $source } fizzled.
event-defended = { $source } took the battle.
event-forced-leader = { $seat }’s leader, { $source_name }, took the battle.
event-fights-with = The battle card was { $source }.
event-struck = { $source }: attack { $die1 } against { $die2 }, { $amount } damage to { $target }.
event-unharmed = { $source }: attack { $die1 } against { $die2 }, { $target } was unharmed.
event-parted = { $seat }’s battle over { $source_name } ended without a result.
    .veiled = The battle ended without a result.
event-damaged = { $target } took { $amount } damage.
event-healed = { $target } recovered { $amount } vitality.
event-exhausted = { $target } was exhausted.
event-readied = { $target } became ready.
event-raised = { $target } got { $word1 } +{ $amount }.
event-lowered = { $target } got { $word1 } −{ $amount }.
event-raised-attack = { $target } got attack +{ $amount }.
event-lowered-attack = { $target } got attack −{ $amount }.
event-raised-defense = { $target } got defense +{ $amount }.
event-lowered-defense = { $target } got defense −{ $amount }.
event-took-back = { $seat } took back { $source_name }.
event-gained-stock = { $seat } stocked { $amount ->
        [one] an other cost
       *[other] { $amount } other costs
    }.
event-trashed-item = { $source_name } on { $target } was trashed.
    .veiled = { $source } was trashed.
event-trashed-battle = { $seat }’s { $source_name } was trashed.
event-refreshed = { $source } became unused.
event-used-up = { $source } became used.
event-cancelled = { $seat }’s { $source_name } was broken off.
    .veiled = { $seat }’s action was broken off.
event-fell = { $source } went down.
event-kept-item = { $seat } kept one { $source_name }.

### Endings

ended-leader-down = { $loser }’s leader left the field
    .veiled = A leader left the field
ended-downs = { $loser }’s characters went down too often
    .veiled = Characters went down too often
ended-decked = { $loser } had no card to draw
    .veiled = There was no card to draw
ended-both-lost = Both lost at the same moment

### House rules: name, explanation, values

house-deck_size = Cards in a deck
    .about = How many cards a deck has, its leader included.
house-copies = Copies of one name
    .about = How many cards of one name a deck may hold.
house-hand_size = First hand
    .about = How many cards are drawn before the first turn.
house-hand_limit = Hand limit
    .about = How many cards a player may keep at the end of their turn.
house-downs_to_lose = Downs that lose
    .about = A player with this many downs loses the match.
house-max_characters = Characters on the field
    .about = How many characters may stand on a side besides the leader.
house-first_turn_battle = Battle in the first turn
    .about = Whether whoever goes first may challenge in the very first turn.
house-mulligan = Redraw
    .about = Whether a hand without a character may be redrawn once.

### What cannot be done

refusal-ability-used = No more special abilities can be used here. Events still can.
refusal-field-full = A side has room for { $most } characters besides the leader.
refusal-fighter-exhausted = An exhausted character cannot fight. Please choose a ready one.
refusal-fighter-peaceful = An item keeps that character out of battles.
refusal-leader-no-tag = A leader cannot be tagged.
refusal-limit-reached = This ability can be used { $limit } times a turn. Next turn it can again.
refusal-needs-not-met = What the text asks for is not there.
refusal-no-abilities-here = No special abilities can be used in this battle.
refusal-no-battle-card = There is no unused battle card on either side.
refusal-no-events-here = No events can be used in this battle.
refusal-no-first-battle = Whoever goes first cannot challenge in the very first turn.
refusal-no-part-on-field = One of the two must be on the field to make the tag.
refusal-no-target = There is nothing that it could be used on.
refusal-nobody-there = There is no character there.
refusal-not-a-character = That is not a character. Only characters can be called.
refusal-not-a-tag = That is not a tag.
refusal-not-an-event = That is not an event.
refusal-not-an-item = That is not an item.
refusal-not-a-battle-card = That is not a battle card.
refusal-nothing-to-cancel = There is nothing to break off. It is for your turn, when the opponent has declared something.
refusal-part-elsewhere = Another card on your side bears the name of one of the two.
refusal-part-exhausted = Whoever of the two is on the field must be ready.
refusal-part-missing = The other of the two is neither on the field nor in your hand.
refusal-same-name = A character of that name is on your side already.
refusal-tag-stands = While the tag is on the field, its components cannot be called.
refusal-three-battle-cards = You have three battle cards already. Abandon one to lay another.
refusal-when-battle = That can be used in battles only.
refusal-when-peace = That cannot be used in a battle.
refusal-when-own-turn = That can be used in your own turn only.
refusal-when-rival-turn = That can be used in the opponent’s turn only.

### What is wrong with a deck

problem-unknown-card = There is no card called “{ $card }”.
problem-count-below-one = “{ $card }” must be there at least once.
problem-deck-size = A deck has exactly { $wanted } cards, leader included; this one has { $count }.
problem-too-many-copies = { $card }: { $count } copies. A deck may hold up to { $most } cards of one name.

### Pictures of hand and board

mark-special = special
    .mark = Sp
    .text = A battle card with a text
attribute-event = { kind-event }
attribute-item = { kind-item }
attribute-battle = { kind-battle }
tag-of = { $part1 } and { $part2 }.
    .veiled = Two characters.
ability-title = { $name }
ability-nameless = Ability
ended-score = Downs: { $first } { $ones }, { $second } { $twos }
deed-name = { $name }
deed-names = { $name } and { $more }
deed-call = to be called
deed-equip = for { $target } to bear
deed-set = a battle card to be laid
deed-tag = to team up
deed-challenge = challenges
deed-may-answer = may still answer
row-declared = { $order } { $name }
row-blow = Attack { $attack } − defense { $defense }
row-then = { $one } { $then }
row-damage = −{ $amount }
row-unharmed = ±0
row-challenge = { $count ->
        [one] one character can
       *[other] { $count } characters can
    }
row-ability = { $user }
row-pass = do nothing here
row-pass-main = both passing ends the main phase
hint-wish-always = You are asked every time
hint-wish-concerned = You are asked about what touches your cards, and in battles
hint-wish-not-this-turn = You are not asked in this turn
brief-events-only = Only events now
brief-item-of = { $seat }’s
brief-cannot-pay = { $missing } more to pay
brief-cannot-pay-so = No one can pay
brief-self-exhausted = It is exhausted
brief-not-a-character = Not a character
brief-same-name = Already there
brief-tag-stands = Its tag stands
brief-field-full = Field full ({ $most })
brief-three-battle-cards = Three are there
brief-not-a-battle-card = No battle card
brief-not-an-item = Not an item
brief-not-an-event = Not an event
brief-not-a-tag = Not a tag
brief-leader-no-tag = Not with a leader
brief-no-part-on-field = Neither on field
brief-part-exhausted = One is exhausted
brief-part-elsewhere = One is elsewhere
brief-part-missing = Partner missing
brief-no-first-battle = Not in the first turn
brief-no-battle-card = No battle card is left
brief-nobody-there = Nobody there
brief-fighter-exhausted = Nobody is ready
brief-fighter-peaceful = Cannot fight
brief-no-events-here = Not this battle
brief-no-abilities-here = Not this battle
brief-ability-used = Used already
brief-limit-reached = Used up this turn
brief-when-battle = In battles only
brief-when-peace = Not in battles
brief-when-own-turn = Your turn only
brief-when-rival-turn = Their turn only
brief-needs-not-met = Condition not met
brief-no-target = No target
brief-nothing-to-cancel = Nothing to cancel
sheet-text = Effect
sheet-foot-leader = { $card } · up to { $limit } copies · Vitality { $vitality } as leader
stat-skull = Downs

### What is not possible, further reasons

offer-pays = { $amount } to pay
offer-stock = Stocked cost
offer-rivals = opponent
problem-no-leader = The deck has no character who could lead it.
refusal-again-or-on = Please choose whether to repeat the exchange or to go on.
refusal-battle-card-used = That battle card is used. Please choose an unused one.
refusal-cannot-pay = You cannot pay that: too few characters or stocked costs fit.
refusal-cannot-stock = No cost can be stocked from that. Please choose a ready character, or a character in your hand.
refusal-keep-one = Please choose the item that stays.
refusal-main-phase-only = That is possible in your own main phase only.
refusal-must-defend = A battle cannot be refused. Please choose who defends.
refusal-must-discard = Please choose exactly { $count } of your cards.
refusal-name-a-target = Please choose a target.
refusal-no-such-ability = That character has no such ability.
refusal-not-a-bearer = That character cannot bear this item.
refusal-not-a-leader = Please choose a character of your deck as leader; a tag cannot lead.
refusal-not-in-hand = You do not hold that card.
refusal-nothing-else-in-battle = In a battle only events and abilities can be used.
refusal-pay-exactly = A cost is paid exactly, neither more nor less.
refusal-redraw-without-character = You hold a character, so you cannot draw anew.
refusal-same-item = That character bears an item of this name already.
refusal-say-more = Please say which card, or who does it.
refusal-self-exhausted = That character is exhausted, so it cannot pay for this ability.
refusal-turn-player-only = That is possible in your own turn only. Now there are events, abilities, and stocking costs.

### What a card cannot be

misfit-pay-order = Write pay in the order R, L, T, G, W.
misfit-limit = An ability whose cost never runs out, or that readies, takes back or stocks, needs a limit.
misfit-vitality = A character or tag needs vitality, and no other card has it.
misfit-no-character = A card that is no character has neither attributes nor values.
misfit-parts = A tag needs parts, and no other card has them.
misfit-tag = A tag has two different parts and no cost.
misfit-abilities = Only a character, tag or item has abilities.
misfit-battle-only = Only a battle card has attack, defense and texts.
misfit-battle = A battle card needs attack, defense or texts.
misfit-item-only = Only an item has passives and bearer.
misfit-item = An item needs passives or abilities.
misfit-event = An event needs effects, and no other card has them.
misfit-event-only = Only an event has target, when and needs of its own; an ability has them within abilities.
misfit-ability-cost = Only the cost of an ability has R, vitality and trash.
misfit-target-character = Only where characters are named can count, attribute, leader and tag stand.
misfit-target-used = Only where battle cards are named can unused and used stand.
misfit-target-ready = Only where characters are named can ready and exhausted stand.
misfit-target = Where an effect is about target, say which with the key target, and nowhere else.
misfit-no-self = There is no self in an event: no character does it.
misfit-target-kind = This effect cannot be done to what the target names (character, item or battle card).
problem-never-tagged = This tag can never come to the field: { $card } is no character.
