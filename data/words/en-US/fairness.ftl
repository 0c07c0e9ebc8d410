## How anybody sees that chance was not chosen: what stands under rolls and janken, and what /verify says. docs/fairness.md has the whole.

### Rolls

roll-promise = -# #{ $number } · Promise for the next roll: `{ $hash }`

### Janken

rps-commitment = -# Promise for this game (hash of its seed): `{ $hash }`
rps-promises = -# Promises for the picks: { $promises }
rps-proof = -# Seed: `{ $seed }`
    -# Anyone can see that no pick was changed: `/verify` with `what` “{ verify-what-janken }” and `number` { $number }
rps-tally-button = Statistics
rps-tally-against = ### You against { $who }, here
    - Games: { $won } won, { $lost } lost
    - Rounds: { $rounds-won } won, { $rounds-drawn } drawn, { $rounds-lost } lost
    - Your picks: ✊ { $sign1 } · ✋ { $sign2 } · ✌️ { $sign3 }
rps-tally = ### You in all, here
    - Games: { $won } won, { $lost } lost
    - Rounds: { $rounds-won } won, { $rounds-drawn } drawn, { $rounds-lost } lost
    - Your picks: ✊ { $sign1 } · ✋ { $sign2 } · ✌️ { $sign3 }

### /verify

verify-what-match = A match
verify-what-roll = A roll
verify-what-janken = Rock, paper, scissors
verify-match = ### Match #{ $number }: { $first } vs. { $second }
    1. Before anybody joined, this hash stood in { $where }: `{ $hash }`
    2. Then each player added the ids of their button presses (for joining and for taking a deck).
    3. When the match was over, the seed was shown: `{ $seed }`. The hash of 1 is its hash.
    4. { $actions ->
        [one] The one action was
       *[other] All { $actions } actions were
    } just replayed from the seed and the added ids.
verify-challenge = the challenge
verify-challenge-at = [the challenge]({ $address })
verify-table = the table
verify-table-at = [the table]({ $address })
verify-holds = **It holds.** Every shuffle and every die came out as in the match, and it ended the same.
verify-older = **The promise holds:** the hash is the seed’s. The match was played by an earlier release’s rules or cards, so 4 can only be checked with that release.
verify-match-running = ### Match #{ $number }: { $first } vs. { $second }
    This match is not over, so its seed is still secret: whoever knew it would know every card. Its hash stands since the challenge: `{ $hash }`
verify-roll = ### Roll #{ $number }
verify-roll-promised = 1. The promise of its seed (the beginning of its hash) stood before, under [roll #{ $number }]({ $address }): `{ $hash }`
verify-roll-unpromised = 1. It was the first roll of this kind that this person made here, so no hash of its seed stood anywhere before.
verify-roll-unshown = 1. The hash of its seed belonged to roll #{ $number }, whose message could not be posted: nobody saw it before.
verify-roll-drawn = 2. Then the ids of who rolled and of their press were added: `{ $user }`, `{ $press }`
    3. The seed was: `{ $seed }`
verify-roll-holds = **It holds.** The hash is the seed’s, and seed and ids give exactly these dice.
verify-roll-first = **The dice hold:** seed and ids give exactly these. That the seed was not chosen to suit is shown only by the rolls that follow, whose hashes stand before.
verify-janken-title = ### Rock, paper, scissors #{ $number }: { $first } vs. { $second }
verify-janken-round = - Round { $number }: { $first } { $mark1 } `{ $hash1 }`, { $second } { $mark2 } `{ $hash2 }`
verify-janken = 1. From the start this hash stood on { $where }: `{ $hash }`
    2. As soon as somebody picked, the promise of the pick stood there, which nobody could read without the seed.
    3. When the game was over, the seed was shown: `{ $seed }`
verify-janken-bot = 1. From the start this hash stood on { $where }: `{ $hash }`
    2. In every round the promise of my pick stood there before anybody could pick.
    3. When the game was over, the seed was shown: `{ $seed }`
verify-janken-holds = **It holds.** The hash is the seed’s, and every promise is that of the pick that was shown. No pick was changed.
verify-janken-running = ### Rock, paper, scissors #{ $number }: { $first } vs. { $second }
    This game is not over, so its seed is still secret: whoever knew it could read the hidden picks. Its hash: `{ $hash }`
verify-fails = **Something does not hold.** That should never be; please tell who runs this bot, and keep the file.
verify-command = To see for yourself, with this file and the program from its source: `python -m engine verify { $file }`

refusal-no-such-roll = This roll cannot be found.
refusal-verify-none = No match has ended in this channel. Give its `number`, or choose a roll or rock, paper, scissors as `what`.
refusal-verify-secret = That was a secret roll. Only who rolled it can check it.
refusal-verify-janken-nothing = That game of rock, paper, scissors did not come to its end, so there is nothing to check.
