## What is said on Discord: challenges, decks, the messages of board and hand, results, refusals.
## Names are values and go in as they are. Discord's own markup stands only here.

bot-player = Tefuda

error-ours = Sorry, something went wrong on our side. Nothing of the match is lost; please try again in a moment.
error-not-yours = That cannot be done here.

### Challenges

challenge-title = ## A { $game } challenge
    { $challenger } challenges { $opponent }.
challenge-title-anybody = ## A { $game } challenge
    { $challenger } is looking for an opponent.
challenge-open = Answer due { $until }
challenge-time = Time for each decision: { $time }
time-none = no limit
time-minutes = 10 minutes
time-day = a day
time-days = three days
challenge-commitment = -# Promise for shuffles and dice (hash of the seed): `{ $hash }`
challenge-accepted = Accepted. It begins once both have chosen a deck.
challenge-declined = The challenge was declined.
challenge-withdrawn = The challenge was withdrawn.
challenge-expired = Nobody answered in time, so the challenge is closed.
challenge-superseded = The two have started a match through another challenge, so this one is closed.
challenge-accept-button = Accept
challenge-decline-button = Decline
challenge-withdraw-button = Withdraw
invite-choose = Which game do you want to play?
invite-placeholder = Choose a game
challenge-sent = Your challenge is sent. You will be told once it is answered.
challenge-declined-done = You declined the challenge.
challenge-withdrawn-done = You withdrew the challenge.
link-board = [See the board]({ $address })
to-board = [To the board]({ $address })
to-hand = [To your hand]({ $address })

### Decks

deck-choose = ### Choose your deck for { $game }
    { $count ->
        [one] There is one.
       *[other] There are { $count }.
    } The choice is final.
deck-placeholder = Choose a deck
deck-option = { $deck } ({ $count ->
    [one] { $count } card
   *[other] { $count } cards
})
deck-confirm = ### Your deck is “{ $deck }”
    Press the button if that is right.
deck-confirm-button = Begin with this deck
deck-button = Choose a deck
deck-chosen-done = You chose “{ $deck }”.
deck-waits = Once your opponent has chosen too, the match begins and your hand comes by direct message; if it does not, open it with the board’s “Hand” button or `/hand`.
deck-begins = The match begins. Your hand comes by direct message; if it does not, open it with the board’s “Hand” button or `/hand`.
seat-ready = - { $seat }: ready
seat-choosing = - { $seat }: choosing a deck
choosing-until = Deck choice closes { $until }
abandon-button = Call it off
abandon-done = You called the match off before it began.

### Board and hand

match-title = **{ $game }** · { $first } vs. { $second } · #{ $number }
match-option = { $game } · { $first } vs. { $second } · #{ $number }
which-match = You have several matches. Which one do you mean? The newest comes first.
which-placeholder = Choose a match
which-asked = It is your turn.
thread-name = { $game }: { $first } vs. { $second }
match-choosing = Decks are being chosen.
match-playing = The match is under way.
match-over = This match is over.
match-abandoned = This match ended before it began.
match-paused = An error on our side has paused this match. Nothing is lost; it goes on from here once that is fixed.
door-hand = Hand
door-text = Text board
door-cards = Cards
door-rules = Rules
door-leave = Resign …
door-wishes = Settings
door-aloud = Screen reader
told-before = - Before that, { $count ->
    [one] { $count } more thing happened
   *[other] { $count } more things happened
}; see `/duel log`.
aloud-on = ### What happens comes as new messages
aloud-off = ### What happens is shown by editing one message
aloud-about = For screen readers: an edited message is not read out. With new messages, each direct message of yours begins with what happened, says what you are asked, and has the buttons; the pictures, with their descriptions, come last. Older messages stay as text, so that you can read back. You are not pinged in the thread as well, and messages in which nothing is asked of you arrive silently. Pictures and board are also there in words: “Text board” and “Cards” below each hand, and `/duel log`.
aloud-on-button = New messages
aloud-off-button = Edit one message
list-server-button = All matches of this server
again-button = Play again
asked = Please choose.
answers-itself = -# As you have set it, this is answered for you in a few seconds. You may still answer yourself.
laid = { $card } → { $place }
to-lay = **Place now: { $card }** ({ $number } of { $count })
leave-text = ### Leaving the match
    These cannot be undone. To play on, just dismiss this message.
leave-act = - **{ $act }**: { $about }
time-until = { $seat }’s time runs out { $until }
time-over = { $seat }’s time ran out { $until }
late-one = { $who }, { $late }’s time ran out { $since }. You may wait for the same time once more, claim the match, or call it off. Nothing happens by itself: until you choose, { $late } may still move.
late-both = { $who }, both of you ran out of time { $since }. Either of you can still move, and then the match goes on. You may also wait, or call the match off; nobody can claim it.
late-waited = You are waiting. If it takes that long again, you will be asked again.
board-moved = -# The place where this match was played is gone, so it goes on here.
place-server = The bot is no longer in this match’s server, so the match is suspended: nobody’s time runs. It goes on when the bot is invited back, and ends without a result after 30 days. Until then you can play on from here.
place-channel = The channel of this match is gone. It goes on in your direct messages and by `/hand`; `/duel board` in another channel of the server brings the board there.
rights-lacking = Your press counted, but the board cannot be shown here until the bot has these permissions in its channel: { $rights }. Please ask those who run the server; once the bot has them, the board comes by itself.
verb-left = Call it off: they have left
    .about = Your opponent is no longer in the server. The match ends without a result. If you would rather wait, their time runs on.
verb-wait = Wait
    .about = Your opponent gets the same time once more, then you are asked again.
act-done = Done.
wishes-text = ### Your settings in this match
    Your opponent never sees them. As they are now:
wishes-change = You may change them at any time:
notice-turn = { $who }, it is your turn.
notice-soon = { $who }, the match is waiting for you: your time will be up { $until }.
notice-closed = -# No direct message can be sent, so please open your hand with the button below or `/hand`.

### Buttons of a choice

press-choose = Choose
press-choose-page = Choose (page { $page } of { $pages })
press-choose-exactly = Choose { $count }
press-choose-several = { $low ->
    [0] Choose up to { $high }
   *[other] Choose { $low } to { $high }
}
press-confirm = Confirm
press-fill = Fill the rest for me
press-start-again = Start again
press-take-back = Back
press-page-before = Previous page
press-page-after = Next page
press-other-number = Another number …
form-number-title = A number
form-number-label = Number

### Results

result-won = { $winner } wins!
result-drawn = A draw
result-called-off = Called off: no result
result-proof = -# Hash that was promised: `{ $hash }`
    -# Seed: `{ $seed }`
    -# Anyone can check that shuffles and dice kept the promise: `python -m engine verify { $file }`

### Rules

rules-title = ## Rules of { $game }
    { "**" }{ $chapter }** · page { $page } of { $pages }
rules-chapters = Choose a chapter
rules-none = There is no rules page for this game yet.

### Janken

rps-title = { $rounds ->
    [1] ## Rock, paper, scissors: { $first } vs. { $second }
   *[other] ## Rock, paper, scissors: { $first } vs. { $second } (best of { $rounds })
}
rps-round = - Round { $number }: { $first } { $mark1 }, { $second } { $mark2 }
rps-score = { $first } { $score1 } – { $score2 } { $second }
rps-waits = Pick rock, paper or scissors. Nobody sees a pick until both are made. This closes { $until }.
rps-waits-one = Waiting for { $who } to pick. This closes { $until }.
rps-over = **{ $winner } wins!**
rps-declined = The challenge was declined.
rps-expired = The picks were not made in time, so this is closed.
rps-sent = The table is open.
rps-picked-done = You picked { $mark }.
    -# The promise for your pick: `{ $hash }`
rps-decline-button = No, thanks
rps-declined-done = You called it off.
janken-rock-button = ✊ Rock
janken-paper-button = ✋ Paper
janken-scissors-button = ✌️ Scissors

### Dice

roll-one = 🎲 { $who }: { $outcome }
roll-many = 🎲 { $who }: { $times } times
roll-success = **{ $total }** { $target }: { $by ->
    [0] success
   *[other] success by { $margin }
}
roll-failure = **{ $total }** { $target }: { $by ->
    [0] failure
   *[other] failure by { $margin }
}
roll-counted = { $count ->
    [one] **{ $count }** success ({ $target })
   *[other] **{ $count }** successes ({ $target })
}
roll-capped = -# An exploding die is rolled again at most { $limit } times, and all dice of a roll together at most { $all } times.
roll-hidden = 🎲 { $who } made a secret roll.

### Language

hand-where-direct = By direct message
hand-where-ephemeral = Beside the board, for my eyes only

language-ja = 日本語
language-en-us = English
language-auto = As Discord is set
language-where-me = What I read
language-where-server = This whole server
language-done = I will speak English to you from now on.
language-server-done = The language of this server is changed.

### Forgetting

forgotten-player = (a former player)
forget-title = ### What is kept about you
forget-running = - { $count ->
    [one] { $count } match
   *[other] { $count } matches
} under way
forget-finished = - { $count ->
    [one] { $count } match
   *[other] { $count } matches
} that ended: your name, your deck, each of your moves
forget-challenges = - { $count ->
    [one] { $count } challenge
   *[other] { $count } challenges
} that you sent or were sent
forget-janken = - { $count ->
    [one] { $count } game
   *[other] { $count } games
} of rock, paper, scissors
forget-rolls = - { $count ->
    [one] { $count } roll
   *[other] { $count } rolls
} of dice
forget-decks = - { $count ->
    [one] { $count } deck
   *[other] { $count } decks
} of your own
forget-collections = - { $count ->
    [one] the cards that you own in 1 collection
   *[other] the cards that you own in { $count } collections
}
forget-settings = - your settings: language, where you see your hand, whether you get new messages
forget-what = If you press the button, matches under way are resigned, your challenges and trades are closed, and the cards that you own go out of play. Settings, decks, rolls and what you played against the bot at rock, paper, scissors are deleted. Your id and your name are removed from everything else, and messages that show the name are changed. This cannot be undone.
forget-stays = -# What stays: your opponents’ matches, with a nameless player in your place, and what is needed to check their dice and shuffles; rock, paper, scissors with others, without its proof; what the ledger says of cards, without you. Titles of threads, rolls shown in channels and what is in your direct messages stay on Discord as they are. If you use the bot again, Discord tells it again who you are.
forget-button = Forget me
forget-resign-button = Resign my matches and forget me
forget-nothing = Nothing is kept about you.
forget-done = Done. You are forgotten.

### Help

help-start = ## How to play with Tefuda
    Challenge somebody with `/duel challenge`, or leave the opponent out and play me. Once it is accepted, each of you chooses a deck.
    Everybody sees the board. Your hand is yours alone: by direct message, with the board’s “Hand” button, or with `/hand`. You make your moves from there.
    Each decision has a time limit (a day, unless the challenge says otherwise). If you run out of time, nothing is lost at once: your opponent may wait, claim the match, or call it off.
    ### Games
help-game = - **{ $game }**: { $line }
help-commands = ### Commands
    - `/duel list`, `/duel board`, `/duel log`, `/duel resign`: your matches, a board, what happened, giving up
    - `/deck list`, `/deck new`, `/deck import`: decks of your own, to build, to keep, to share
    - `/collection join`, `/collection cards`, `/trade offer`: cards that you own on this server, if it has collections; with the option “prize”, `/duel challenge` is played for a card
    - `/hand`: your hand, and where you want to see it
    - `/card`: one card, what it says and the rules about it
    - `/rules`: the rules · `/rps`: rock, paper, scissors · `/roll`: dice
    - `/verify`: check that a match, a roll or a game of rock, paper, scissors was fair
    - `/screen-reader`: for screen readers, what happens as new messages instead of edits
    - `/language`: the language · for those who run the server: `/settings`, where and how duels are played there, and `/cardset`, card sets of its own
    - `/forget me`: what is kept about you, and how to have it forgotten
help-senses = ### By ear and by keyboard
    - `/screen-reader`, or the button “Screen reader” below a hand: what happens comes as new messages instead of edits.
    - “Text board”: whose turn it is, which side is yours, what you are asked and hold, every place and what lies there, nothing left out. “Cards” tells what the cards say, `/duel log` what happened.
    - Every picture has a description. It begins with the game, whose turn it is, what is waited for and what just happened; then come the score and both sides, from the front to the back. What is hidden from you is not in it.
    - A card of your hand has one number: in the description, on the text board and on its button. Choices that are called alike are counted, (1), (2).
    - No mouse is needed: Tab to a button or menu, Enter to press it, arrows to choose, Esc to close.
help-dice = ### Dice: `/roll`
    - `2d6+3` the total · `4d6kh3 # strength` the highest three, with a comment (`kh` `kl` keep, `dh` `dl` drop)
    - `2d6+1>=7` success or failure, and by how much · `3B6` each die singly · `3B6>=4` how many meet it
    - `D66` two dice as tens and ones; `D66S` the lower first, `D66D` the higher first
    - `3d6!` every 6 rolls another die; `3d6!>=5` every 5 or 6 does
    - `choice[tea,coffee]` one of these · `x5 2d6` five times · `S2d6` or `secret` for your eyes only
sync-done = { $count ->
    [one] Registered { $count } command.
   *[other] Registered { $count } commands.
}

### Refusals

refusal-unknown-press = This button is no longer in use. `/duel list` leads to your matches.
refusal-only-in-server = To play somebody, use this in a server.
refusal-owner-only = Only the bot’s owners can do that.
refusal-not-left = Your opponent is in the server.
refusal-member-left = This person is no longer in the server.
refusal-board-not-here = The board cannot come here: the bot lacks these permissions: { $rights }.
refusal-no-match = You have no match under way. `/duel challenge` begins one.
refusal-nothing-happened = Nothing has happened yet.
refusal-no-wishes = There is nothing to set right now.
refusal-no-cards-seen = No card can be seen yet.
refusal-no-such-clause = There is no clause of that number.
refusal-not-a-number-here = Please enter a whole number from { $low } to { $high }.
refusal-no-such-game = There is no such game.
refusal-no-such-deck = There is no such deck.
refusal-no-deck-fits = No deck of yours fits your opponent’s. Build one that does with `/deck new`, then choose it by the board’s button.
refusal-no-such-challenge = This challenge cannot be found.
refusal-no-such-match = This match cannot be found.
refusal-no-such-session = This game of rock, paper, scissors cannot be found.
refusal-challenge-self = You cannot challenge yourself.
refusal-challenge-bot = Other bots cannot be challenged.
refusal-challenge-waiting = Your challenge to the same opponent is still waiting for an answer.
refusal-too-many-challenges = Too many of your challenges are waiting for an answer. Withdraw some first.
refusal-challenge-not-yours = This challenge is not for you.
refusal-challenge-accepted = This challenge has been accepted already.
refusal-challenge-declined = This challenge has been declined already.
refusal-challenge-withdrawn = This challenge has been withdrawn.
refusal-challenge-expired = This challenge has expired.
refusal-challenge-superseded = The two have started a match through another challenge, so this one is closed.
refusal-already-playing = These two are playing this game here already.
refusal-not-seated = You do not play in this match.
refusal-match-choosing = Decks are still being chosen.
refusal-match-playing = This match has begun already.
refusal-match-abandoned = This match ended before it began.
refusal-match-paused = An error of ours holds this match up. Nothing is lost.
refusal-match-running = That can be seen when the match is over.
refusal-deck-chosen = The deck is chosen already.
refusal-both-late = You are out of time too, so the match cannot be claimed. You can move, wait, or call it off.
refusal-try-again = Too much is going on at once. Nothing has changed; please press again.
refusal-rps-self = You cannot play rock, paper, scissors against yourself.
refusal-rps-bot = Other bots do not play rock, paper, scissors.
refusal-rps-rounds = The number of rounds must be odd, from 1 to 9.
refusal-rps-picked = You have picked for this round already.
refusal-rps-mark = That is neither rock, paper nor scissors.
refusal-rps-stale = That round is over already.
refusal-rps-begun = It has begun already, so it cannot be declined.
refusal-rps-over = This game of rock, paper, scissors is over.
refusal-rps-declined = This game of rock, paper, scissors was declined.
refusal-rps-expired = This game of rock, paper, scissors has expired.
