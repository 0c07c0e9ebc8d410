## Words that every game shares. Sentences stand here and in each game's own file, nowhere else.
## Values go in as they are. $first and $second are the players' names.

missing = (There are no words for this yet.)
face-down = a face-down card
    .bare = face-down card
whose-card = { $seat }’s { $card }
own-card = their own { $card }
none = none
yes = Yes
no = No
on = on
off = off

### Seats

seat-first = East
seat-second = West
east = { seat-first }
west = { seat-second }

seal-turn = Turn
seal-asked = Asked
seal-won = Won
seal-first = First

### Places

place = { $zone } { $slot }

zone-hand = hand
zone-deck = deck
zone-discard = discard
zone-graveyard = graveyard

### Janken and dice

janken-rock = rock
    .mark = Ro
janken-paper = paper
    .mark = Pa
janken-scissors = scissors
    .mark = Sc

die = die

### What happened

event-answered = { $seat } has decided.
event-resigned = { $seat } resigned.
event-offered-draw = { $seat } offered a draw.
event-accepted-draw = { $seat } accepted the draw.
event-offered-call-off = { $seat } offered to call the match off.
event-accepted-call-off = { $seat } agreed to call the match off.
event-claimed = { $seat } claimed the match, as the other ran out of time.
event-called-off = { $seat } called the match off, as time had run out.
event-left = { $seat } called the match off, as the other has left.
event-lost = The match ended without a result: its server no longer has the bot.
event-closed = Those who run the server ended the match. Nobody wins.
event-threw = Janken: { $first } showed { $word1 }, { $second } showed { $word2 }.
event-drew = { $seat } drew { $amount ->
        [one] a card
       *[other] { $amount } cards
    }.

### What may always be done

verb-resign = Resign
    .about = You concede this match.
verb-offer-draw = Offer a draw
    .about = If your opponent accepts, the match ends as a draw.
verb-accept-draw = Accept the draw
    .about = The match ends as a draw.
verb-offer-call-off = Offer to call it off
    .about = If your opponent agrees, the match ends without a result. The offer lapses when they play on.
verb-accept-call-off = Agree to call it off
    .about = The match ends without a result.
verb-claim = Claim the match
    .about = Your opponent is out of time: you win.
verb-call-off = Call it off
    .about = The match ends without a result.
verb-pass = Pass
verb-pass-long = End the turn without acting
verb-yes = Yes
verb-no = No
verb-rock = Rock
verb-paper = Paper
verb-scissors = Scissors

### Questions

ask-janken = Choose rock, paper or scissors.
waits-janken = Next: { $seat } chooses rock, paper or scissors
waits-both-janken = Next: { $first } and { $second } play janken

waits-both = Waiting for { $first } and { $second }
waits-seat = Waiting for { $seat }

### Endings

ended-resigned = { $loser } resigned
    .veiled = Resignation
ended-agreed = Draw by agreement
ended-called-off = Called off
ended-left = Called off: a player had left
ended-lost = The server no longer has the bot
ended-closed = Ended by those who run the server
ended-claimed = { $loser } ran out of time
    .veiled = Out of time
ended-loop = Drawn: the same steps came round without end

### What cannot be done

refusal-not-asked = You are not asked to choose anything right now.
refusal-stale-decision = That question has already been settled. Please choose from the latest message.
refusal-match-over = This match is over.
refusal-not-an-act = You cannot do that right now.
refusal-not-late = Your opponent still has time, so that cannot be done.
refusal-not-an-option = That cannot be chosen. Please pick one of the options shown.
refusal-incomplete = Your choice is not complete yet. Please go on choosing.
refusal-not-drawn = This question does not settle itself when time runs out.

### Dice notation

refusal-roll-empty = Please say what to roll, such as 2d6+3.
refusal-roll-syntax = That cannot be read as dice. Examples: 2d6+3, 4d6kh3, d20 # to hit, 2d6+1>=7, 3B6>=4, D66, 3d6!, x5 2d6, choice[tea,coffee]
refusal-roll-pair = D66 stands alone, as D66, D66S or D66D. For one die of 66 sides, write 1d66.
refusal-roll-choice = Please list at least two things and leave none empty, such as choice[tea,coffee].
refusal-roll-times = A roll can be repeated { $low } to { $limit } times.
refusal-roll-endless = Such dice would never stop. The number after “!” must be at least 2.
refusal-roll-again = The number after “!” must be from { $low } to { $limit }. To compare the total instead, leave a space: 3d6! >= 10
refusal-roll-no-dice = There is no die in that. Example: 2d6+3
refusal-roll-too-long = That is too long. At most { $limit } characters, please.
refusal-roll-too-many-terms = Those are too many terms. At most { $limit }, please.
refusal-roll-too-many-dice = Those are too many dice. At most { $limit } in all, please.
refusal-roll-sides = A die has { $low } to { $limit } sides.
refusal-roll-keep = At most { $limit } of those dice can be kept or dropped.
refusal-roll-number = A number added or subtracted can be { $limit } at most.

problem-house-unknown = There is no house rule called “{ $option }”.
problem-house-value = The house rule “{ $option }” cannot be set to “{ $value }”.
