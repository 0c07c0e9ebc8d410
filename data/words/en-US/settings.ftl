## The settings of a server: the panel of `/settings`, and what is said where a duel may not be started.

settings-title = ## Settings of this server
settings-saved = ✓ Saved. **{ $name }**: { $value }
settings-kept = ✓ Saved.
settings-now = Now: { $value }
settings-refused = ⚠ Nothing was changed. { $why }
settings-default = { $value } (default)
settings-line = - **{ $name }**: { $value }
settings-head = **{ $name }**
    -# { $about }
settings-and = { ", " }
settings-gone = { $value } { $count ->
    [one] (one of those chosen was deleted)
   *[other] ({ $count } of those chosen were deleted)
}
settings-lacking = ⚠ In { $channel } I am missing these permissions: { $permissions }
settings-home-button = All settings

settings-language = Language of the server
    .about = For what everybody reads: challenges, boards, results. Each person’s own messages are in their own language.
settings-language-auto = As Discord is set: { $language }
settings-threads = Where matches are played
    .about = For matches that begin from now on.
    .own = Each in a thread of its own
    .channel = In the channel itself
settings-time = Time for each decision
    .about = For challenges that do not set one. Matches against the bot have no limit.

### Channels

settings-channels = Channels for duels
    .all = all channels
    .none = none: every chosen channel was deleted
settings-channels-button = Channels
settings-channels-title = ### Channels for duels
    Duels can be started only in the channels that you choose here, and in their threads. Matches that are under way go on.
settings-channels-placeholder = Choose channels
settings-channels-reset-button = All channels

### Who may start duels

settings-starters = Who may start duels
    .everybody = everybody
    .managers = only those who may manage the server
    .none = only those who may manage the server, as every chosen role was deleted
settings-starters-button = Who may start
settings-starters-title = ### Who may start duels
    This is about challenges. Whoever is challenged may always accept. Those who may manage the server can always start duels.
settings-starters-placeholder = Everybody, or managers only
settings-roles-placeholder = Or choose roles
settings-starters-reset-button = Everybody

### House rules

settings-house = House rules
    .none = all at their defaults
settings-house-count = { $game }: { $count } changed
settings-games-button = House rules
settings-games-title = ### House rules
    What you set here holds for matches whose challenge is sent from then on. The challenge says what differs from the default.
settings-games-placeholder = Choose a game
settings-games-line = - **{ $game }**: { $count ->
    [0] all { $of } at their defaults
   *[other] { $count } of { $of } changed
}
settings-games-button-back = Other games
settings-options-title = ### House rules of { $game }
    Page { $page } of { $pages }
settings-option-line = **{ $name }** { $rule }: { $value } (default)
    -# { $about }
settings-option-line-own = **{ $name }** { $rule }: **{ $value }** (default: { $default })
    -# { $about }
settings-options-placeholder = Choose a house rule to change
settings-options-reset-button = Reset this game to the defaults
settings-options-reset-done = ✓ All house rules of this game are back at their defaults.
settings-option-title = ### { $game }: { $name } { $rule }
settings-option-clause = > { $text }
settings-option-now = Now: **{ $value }** (default)
settings-option-now-own = Now: **{ $value }** (default: { $default })
settings-option-placeholder = Choose
settings-option-number-button = Enter a number ({ $low } to { $high })
settings-option-number-label = A whole number from { $low } to { $high }
settings-option-reset-button = Back to the default
settings-option-back-button = Back to the list
house-on = on
house-off = off
house-differs = - { $name } { $rule }: **{ $value }** (default: { $default })
challenge-house = House rules of this server:
rules-house = The clauses tell how the game is played by default. House rules here:
challenge-house-more = … and { $count } more

### Running matches

settings-matches-button = Running matches
settings-matches-title = ### Matches under way
    Those in which nothing has happened for the longest come first.
settings-matches-none = No match is under way on this server.
settings-matches-placeholder = End a match …
settings-match-line = - { $match }: { $state } Last action { $since }.
settings-match-option = #{ $number } { $game }: { $first } vs. { $second }
settings-match-sure = Do you want to end this match? Nobody wins, and both players are told. It cannot be taken back.
settings-match-sure-button = End the match
settings-match-back-button = Let it go on
match-unreadable = Those who run the server ended this match. An error of ours had made it unreadable, so there is no result. We are sorry.
settings-match-ended = ✓ Match #{ $number } is ended. Its players are being told.

### Defaults

settings-defaults-button = Back to the defaults …
settings-defaults-text = ### Back to the defaults
    All settings of this server, house rules too, will be as they were when I joined. Matches that are under way keep theirs.
settings-defaults-sure-button = Back to the defaults
settings-defaults-done = ✓ Everything is back at its default.

### What the bot needs in a channel, as Discord calls it

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-attach-files = Attach Files
permission-read-message-history = Read Message History
permission-create-public-threads = Create Public Threads
permission-send-messages-in-threads = Send Messages in Threads

### Refusals

refusal-server-only = This is for servers. Please use it in a channel of one.
refusal-needs-manage-server = The settings of a server can be changed only with the permission “Manage Server”.
refusal-duels-elsewhere = On this server duels can be started only in { $channels }
refusal-duels-nowhere = Every channel that was chosen for duels on this server has been deleted. Somebody with the permission “Manage Server” can choose others by `/settings`.
refusal-duels-by-managers = On this server only those with the permission “Manage Server” can start duels. You can be challenged, and accept.
refusal-duels-by-roles = On this server duels can be started only with one of these roles: { $roles } You can be challenged, and accept.
refusal-no-such-house-rule = There is no such house rule (any more).
problem-house-no-deck = With that, no deck could be played. Of the one that comes closest:

### Collections

settings-collections = Collections of cards
    .about = People own cards on this server: they join with a starter deck and can trade. Off: nobody can join, trade or play for cards; what they own is kept.
    .on = on
    .off = off
    .prizes = on, duels for a card too
    .no-prizes = on, but no duels for a card
settings-collections-button = Collections
settings-collections-title = ### Collections, and duels for a card
    Cards have no money value and may not be sold. Every movement is in `/{ command-collection } { command-collection-ledger }`, where those who may manage the server can take one back.
settings-prizes = Duels for a card
    .about = Two people who have both joined may agree that the winner takes one card of the loser’s deck. Needs collections.
    .on = allowed
    .off = not allowed
