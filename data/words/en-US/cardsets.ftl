## Card sets of a server: /cardset.

cardset-title = ## Card sets of this server
cardset-versions-title = ## Versions of “{ $name }”
cardset-none =
    This server has no card sets of its own yet. One card is enough to begin with.
    Paste this into a text editor, change names and numbers, save it as `my-set.yaml` (encoding UTF-8), and send the file with `/cardset add`:
    ```yaml
    set: my-set
    game: jinkei
    version: 1
    name:
      ja: わたしのセット
      en: My Set
    cards:
      - id: snow-rabbit
        name:
          ja: 雪うさぎ
          en: Snow Rabbit
        attribute: water
        ap: 30
        hp: 40
    ```
    If something needs fixing, the answer names the line and what to write; you can send it as often as you like, nothing breaks. Once nothing is wrong, computer players try it out, and then a button switches it on.
    -# Cards with effects, decks and pictures: see the guide `docs/add-a-set.md`, which comes with the bot. Whoever runs the bot can send it to you.
cardset-menu = Look at a set
cardset-label = { $name } ({ $version })
cardset-about = { $game } · { $state }
cardset-line = - **{ $name }** (version { $version }, { $game }): { $state }
cardset-on = on
cardset-off = off
cardset-offered = off · offered by the bot’s host
cardset-version = { $version } ({ $state })
cardset-versions = Other versions here: { $versions }
cardset-head =
    ## { $name }
    { $game } · version { $version } · { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } · { $decks ->
        [0] no starter deck
        [one] { $decks } starter deck
       *[other] { $decks } starter decks
    }
    Added { $when } · **{ $state }**
cardset-report = What its trial showed:
cardset-house = The set proposes these house rules:
cardset-preview-note = { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }{ $pages ->
        [1] { "" }
       *[other] { " " }· { $page }/{ $pages }
    }
cardset-preview-alt = Cards of the set “{ $name }”, page { $page } of { $pages }: { $cards }.

cardset-on-button = Switch on
cardset-on-house-button = Switch on with its house rules
cardset-on-plain-button = Switch on without them
cardset-off-button = Switch off
cardset-remove-button = Remove …
cardset-remove-sure-button = Remove it
cardset-back-button = Leave it
cardset-list-button = All sets

cardset-is-on = ✓ It is **on**: duels that are proposed from now on may use its cards and decks.
cardset-is-on-house = ✓ It is **on**, and its house rules are this server’s now. `/settings` changes them.
cardset-house-refused =
    ✓ It is **on**, but its house rules are not:
    { $why }
cardset-is-off = ✓ It is **off**. Duels that are under way or already proposed keep it.
cardset-is-removed = ✓ It is removed. Duels that were begun with it go on as they are.
cardset-remove-sure = Remove **{ $name }** (version { $version })? Duels that were begun with it go on; to have it back, bring it again.

cardset-faults =
    { $count ->
        [one] ⚠ The set cannot be taken yet: **one thing** needs fixing.
       *[other] ⚠ The set cannot be taken yet: **{ $count } things** need fixing.
    } Each entry below gives the file, the line and what was expected.{ $pages ->
        [one] { "" }
       *[other] { " " }Page { $page } of { $pages }; the file has them all.
    }
cardset-read =
    ## { $name }
    Version { $version } · { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } · { $decks ->
        [0] no starter deck
        [one] { $decks } starter deck
       *[other] { $decks } starter decks
    }. Nothing is wrong with it, and this is how it looks:
cardset-remarks = You may want to know:
cardset-trial-begins = Computer players are now trying it out in many matches. That takes about a minute; this message tells you how it goes.
cardset-trial-waiting = **{ $name }** will be tried as soon as no other set is being tried.
cardset-trial-trying = **{ $name }** is being tried: { $matches } of { $wanted } matches played.
cardset-trial-again = **{ $name }** is being tried again from the beginning.
cardset-trial-later = **{ $name }**: in the time available, only { $matches } of { $wanted } matches could be played, too few to tell anything. It will be tried once more in half a minute.
cardset-trial-sound = ✓ **{ $name }** (version { $version }) can be played. It is still **off**: switch it on here, or later with `/cardset list`.
cardset-trial-unsound = ⚠ **{ $name }** (version { $version }) cannot be taken yet. Nothing of it was kept; fix this and bring it again:
cardset-trial-short = ⚠ **{ $name }** (version { $version }) cannot be taken yet. In the time available, only { $matches } of { $wanted } matches could be played, too few to tell whether it can be played; nothing was found to be wrong. Nothing of it was kept: bring it again when the bot has less to do.
cardset-trial-failed = ⚠ **{ $name }** could not be tried: it took too long or too much memory. Nothing of it was kept. A smaller set may do.
cardset-late-sound = ✓ **{ $name }** (version { $version }), which you brought, can be played: computers played { $matches } of { $wanted } matches with it. It is still **off**: `/cardset list` on the server switches it on.
cardset-late-refused =
    ⚠ “{ $file }”, which you brought, was not taken.
    { $why }
cardset-late-called = { $who } The card set that you brought has been tried. You cannot be sent direct messages, so please see `/cardset list`. If the set is not there, it was not taken; bring it again to be told why.
cardset-wins = { $deck }: { $wins } of { $count } matches won

refusal-no-such-set = This server has no such card set.
refusal-set-clashes = Another set that is on has these too: { $ids }. Switch that one off first, or give them other ids.
refusal-too-many-sets = A server may have { $most } versions of sets at most. Remove some first.
refusal-too-many-sets-on = At most { $most } sets of one game can be on at the same time. Switch one off first.
refusal-set-trial-running = A set of this server is being tried already. Wait until that is done.
refusal-set-trials-waiting = Too many sets are waiting to be tried. Try again in some minutes.
refusal-set-too-much = Reading this set took too long or too much memory, so it was not taken. A smaller one may do.
refusal-set-file-large = The file may have at most { $most } MB.
refusal-set-file-lost = The file could not be loaded. Send it again.
refusal-set-needed = By this server’s house rules no deck could be played without this set. Change the house rules in `/settings` first.
refusal-set-version-unfit = By this server’s house rules no deck could be played with this version. Switch it on with its house rules, or change them in `/settings` first.
