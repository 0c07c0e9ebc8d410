## Collections: cards that people own on a server, trades, duels for a card, the ledger.

collection-no-money = -# Cards are for play. They have no money value and may not be sold or bought.
collection-join-choose = ### Join the collection of { $game }
    Choose a starter deck. Its cards become yours on this server, and you can trade them. They are given once.
collection-join-placeholder = Choose a starter deck
collection-joined = You have joined. The { $count } cards of “{ $deck }” are yours. See them with `/{ command-collection } { command-collection-cards }`.
collection-returned = Welcome back. { $count ->
    [0] You left no cards behind.
    [one] Your card is yours again.
   *[other] Your { $count } cards are yours again.
}
collection-leave-sure = ### Leave the collection of { $game }?
    { $count ->
        [0] You own no cards there now.
        [one] Your card goes out of play. It is yours again if you come back.
       *[other] Your { $count } cards go out of play. They are yours again if you come back.
    } You will not be given starter cards again.
collection-leave-button = Leave
collection-left = You have left the collection of { $game }.
collection-shown-done = The others on this server may look at your cards.
collection-hidden-done = Nobody else may look at your cards now. What you lay on the table of a trade is seen all the same.
collection-title = ## { $who } · { $game }
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }, { $kinds ->
        [one] 1 kind
       *[other] { $kinds } kinds
    }
collection-page = page { $page } of { $pages }
collection-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
collection-line = - { $card } ×{ $count }
collection-line-held = - { $card } ×{ $count } ({ $held } in a duel or a trade)
collection-empty = No cards
collection-found = -# Looked for: { $find }
refusal-no-card-found = No card here is called anything like “{ $find }”.
collection-more = -# { $count ->
    [one] One more card is called something like it.
   *[other] { $count } more cards are called something like it.
} Type more of the name.
collection-alt = { $game }, page { $page } of { $pages }: { $cards }
collection-alt-card = { $card } ×{ $count }
collection-comma = { ", " }
collection-games-placeholder = Another game

### Trades

trade-title = ## Trade #{ $number } · { $game }
    { $first } and { $second }
trade-side-open = **{ $who }** gives:
trade-side-done = **{ $who }** gave:
trade-side-off = **{ $who }** had laid down:
trade-nothing-yet = - nothing yet
trade-nothing = - nothing
trade-card = - { $card } `No. { $number }`
trade-yes = ✓ { $who } agrees to this.
trade-no = ◻ { $who } has not agreed yet.
trade-open = Lay down what you give, then agree. Any change takes both agreements back. Once both agree to the same, the cards change hands. The trade ends { $until }.
trade-state-done = ✓ Done. The cards have changed hands.
trade-state-declined = { $second } declined. No card has moved.
trade-state-canceled = { $first } called it off. No card has moved.
trade-state-expired = Time ran out. No card has moved.
trade-state-closed = It was closed: one of the two has left the server, or the channel is gone. No card has moved.
trade-picture-title = { $game } · trade #{ $number }
trade-picture-gives = { $who } gives
trade-picture-gave = { $who } gave
trade-picture-kept = { $who } had laid down
trade-picture-nothing-yet = Nothing yet
trade-picture-nothing = Nothing
trade-short-open = Open
trade-short-done = Done
trade-short-declined = Declined
trade-short-canceled = Called off
trade-short-expired = Time over
trade-short-closed = Closed
trade-alt = { $state }: { $game } trade #{ $number }. { $first } { $second }
trade-alt-side = { $side }: { $cards }.
trade-alt-more = { $count } more
trade-lay-button = Your cards
trade-agree-button = Agree
trade-end-button = Call off
trade-sent = The trade is open. Lay down what you give with the button “{ $button }”.
trade-lay-text = ### Trade #{ $number }: what do you give?
    Choose every card that you give; a card that you unmark goes back to you. { $laid ->
        [0] You have laid down nothing yet.
        [one] You have laid down one card.
       *[other] You have laid down { $laid } cards.
    }
trade-lay-placeholder = Choose cards, { $page } of { $pages }
trade-lay-option = { $card } No. { $number }
trade-lay-none = You have no card here that you could lay down: either you own none, or all are in a duel or another trade.
trade-agreed-done = You agree. When the other agrees to the same, the cards change hands.
trade-done-private = Done. The cards have changed hands.
trade-ended-done = The trade is off. No card has moved.
trade-list-title = ### Your open trades on this server
trade-list-line = - #{ $number } · { $game }: { $first } and { $second } { $link }
trade-list-none = You have no open trade here. Offer one with `/{ command-trade } { command-trade-offer }`.
trade-to-message = [go there]({ $address })

### Duels for a card

challenge-prize-rule = **⚠ A card is at stake.** Both play with cards that they own. By the rules the winner may take one card of the loser’s deck and keeps it. If the match ends because somebody gives up or runs out of time, the winner may pick one within a day.
challenge-prize-pick = **⚠ A card is at stake.** Both play with cards that they own. The winner may pick one card of the loser’s deck within a day after the end, and keeps it.
challenge-prize-back = -# Drawn, called off or broken off: nobody loses a card. While it runs, the cards of both decks can be neither traded nor played for elsewhere.
challenge-prize-button = Accept: play for a card
challenge-prize-sent = A card is at stake: if you lose, you may lose a card of your deck.
deck-prize = **⚠ A card is at stake.** Choose a deck of which you own every card. If you lose, the winner may take one of them.
result-prize-paid = **{ $card }** `No. { $number }` now belongs to { $winner }.
result-prize-none = No card changes hands.
result-prize-open = { $winner } may pick one card of { $loser }’s deck. The choice ends { $until }; after that none changes hands.
result-prize-button = Pick a card
prize-choose = ### Which card do you take from { $loser }’s deck?
    It is yours at once, for good. You may also take none.
prize-alt = Cards to take one of: { $cards }.
prize-placeholder = Choose a card, { $page } of { $pages }
prize-option = { $card } ×{ $count }
prize-none-button = Take none
prize-picked-done = { $card } is yours.
prize-none-done = You took no card.

### The ledger

ledger-title = ## Ledger: who got which card
ledger-title-person = ## Ledger of { $who }
ledger-page = -# { $count ->
    [one] One entry
   *[other] { $count } entries
}, page { $page } of { $pages }, newest first
ledger-none = There is no entry.
ledger-line = `{ $number }` { $at } **{ $card }** `No. { $instance }`
    { $giver } → { $taker } · { $why }
ledger-line-reverted = `{ $number }` { $at } ~~**{ $card }** `No. { $instance }`~~
    { $giver } → { $taker } · { $why } · taken back
ledger-out = (nobody)
ledger-why-joined = starter card
ledger-why-traded = trade #{ $trade }
ledger-why-won = prize of match #{ $match }
ledger-why-left = left the collection
ledger-why-returned = came back
ledger-why-reverted = entry { $reverts } taken back by { $by }
ledger-why-forgotten = asked to be forgotten
ledger-placeholder = Take an entry back
ledger-option = { $number }: { $card } No. { $instance }
ledger-sure = ### Take entry { $number } back?
    { $card } `No. { $instance }` goes from { $taker } back to { $giver }. The entry stays; a new one says so.
ledger-revert-button = Take it back
ledger-reverted-done = ✓ Done. { $card } `No. { $instance }` is { $giver }’s again.
ledger-back-button = Back to the ledger

### Refusals

refusal-collections-off = On this server nobody owns cards. Those who may manage it can switch collections on in `/{ command-settings }`.
refusal-prizes-off = On this server cards cannot be played for. Those who may manage it can allow it in `/{ command-settings }`.
refusal-not-joined = You have not joined this collection yet. `/{ command-collection } { command-collection-join }` gives you your first cards.
refusal-other-not-joined = They have not joined this collection. They can do so with `/{ command-collection } { command-collection-join }`.
refusal-already-joined = You have joined already.
refusal-collection-hidden = They do not let others look at their cards.
refusal-which-game = Please choose a `game`: you have both joined several, or have none in common.
refusal-cards-held-by-match = Some of these cards are played for right now (match { $numbers }). They are free again when it is over.
refusal-cards-held-by-trade = Some of these cards lie on a table (trade { $numbers }). Take them back there, or call the trade off.
refusal-card-moved-on = One of these cards belongs to somebody else by now. Nothing was changed.
refusal-not-your-card = One of these cards is not yours. Nothing was changed.
refusal-no-such-prize = That card is not in the deck that was played.
refusal-no-prize-to-pick = There is no card to be picked in this match.
refusal-prize-not-yours = Only the winner picks.
refusal-prize-settled = The prize of this match is settled.
refusal-prize-too-late = The day for picking is over. No card changes hands.
refusal-prize-needs-opponent = A card can be played for only with another person. Name an opponent.
refusal-trade-self = You cannot trade with yourself.
refusal-trade-bot = Bots own no cards.
refusal-trade-open-already = The two of you have an open trade of this game here already.
refusal-too-many-trades = Too many of your trades are open. Finish some first.
refusal-no-such-trade = This trade cannot be found.
refusal-trade-not-yours = This trade is between two others.
refusal-trade-done = This trade is done.
refusal-trade-declined = This trade was declined.
refusal-trade-canceled = This trade was called off.
refusal-trade-expired = This trade has expired.
refusal-trade-closed = This trade was closed.
refusal-trade-changed = Something was changed since you looked. See what lies there now, and agree to that.
refusal-trade-empty = Nothing lies there yet.
refusal-trade-too-many = Each side can lay down { $most } cards at most.
refusal-no-such-entry = There is no such entry here.
refusal-entry-no-transfer = Only what went from one person to another can be taken back.
refusal-entry-reverted = This entry was taken back already.
refusal-entry-moved-on = The card has moved on since then. Take its newer entries back first.
refusal-entry-giver-gone = Whoever gave this card is no longer in the collection.
refusal-deck-held = This deck is played for a card right now, in match #{ $number }. It can be deleted when that is over.
problem-card-not-owned = { $card }: the deck needs { $count }, you own { $own }.
problem-card-held-by-match = { $card }: the deck needs { $count }, and only { $free } of yours { $free ->
    [one] is
   *[other] are
} free. Match #{ $number } is played for the others.
problem-card-held-by-trade = { $card }: the deck needs { $count }, and only { $free } of yours { $free ->
    [one] is
   *[other] are
} free. The others lie on the table of trade #{ $number }.
