"""The message of a challenge, and the choice of decks after it."""

from __future__ import annotations

from dataclasses import replace

from bot.components import ids
from bot.components.controls import Button, Choice, Option, Row, Tone
from bot.components.layout import Page
from bot.components.markup import plain, timestamp
from bot.components.paging import paged, turns
from bot.duels.seen import COMPUTER, FORGOTTEN
from bot.guilds.house import differing
from bot.limits import CHOICES, OPTION_LABEL, OPTION_TEXT, cut
from bot.matches.decks import OWN
from bot.matches.records import ACCEPTED, OPEN, Challenge, MatchRecord, Person
from bot.matches.times import time_name
from engine.catalog import DeckList
from engine.games import games, table
from engine.refusal import Refusal
from engine.view import Name, Word
from engine.wording import Wording

TOLD = 15
"""House rules that a challenge names."""


def invitation_page(challenge: Challenge, board: str | None = None) -> Page:
    """For everybody, in the server's language. ``board``: the address of the match that came of it."""
    words = Wording(challenge.terms.locale, challenge.terms.game)
    texts = [_title(challenge, words), _state(challenge, words, board)]
    if challenge.terms.prize and challenge.state in (OPEN, ACCEPTED):
        texts += _prize(challenge, words)
    if challenge.state == OPEN and not challenge.computer:
        texts.append(words.text(Word("challenge-time", {"time": f"@time-{time_name(challenge.terms.time)}"})))
    if challenge.state in (OPEN, ACCEPTED):
        texts += _house(challenge, words)
        texts.append(words.text(Word("challenge-commitment", {"hash": challenge.commitment})))
    row: list[Row] = [_buttons(challenge, words)] if challenge.state == OPEN else []
    called = (challenge.opponent.id,) if challenge.state == OPEN and challenge.opponent else ()
    return Page(("\n".join(texts), *row), called)


def _called(person: Person) -> str:
    """A mention, which Discord shows as a name; nobody is mentioned who had us forget them."""
    return f"<@{person.id}>" if person.id > 0 else f"@{FORGOTTEN}"


def _title(challenge: Challenge, words: Wording) -> str:
    values: dict[str, int | str | Name] = {
        "game": f"@game-{challenge.terms.game}",
        "challenger": _called(challenge.challenger),
        "opponent": _called(challenge.opponent) if challenge.opponent else f"@{COMPUTER}",
    }
    anybody = challenge.opponent is None and not challenge.computer
    return words.text(Word("challenge-title-anybody" if anybody else "challenge-title", values))


def _state(challenge: Challenge, words: Wording, board: str | None) -> str:
    if challenge.state == OPEN:
        until = timestamp(challenge.deadline.timestamp())
        return words.text(Word("challenge-open", {"until": until}))
    said = words.text(f"challenge-{challenge.state}")
    return f"{said}\n{words.text(Word('link-board', {'address': board}))}" if board else said


def _prize(challenge: Challenge, words: Wording) -> list[str]:
    """What both agree to where a card is at stake; how the winner comes to it is by the game's own rules, or by the house's."""
    terms = challenge.terms
    ruled = games()[terms.game].awards(table(terms.game, terms.house_rules))
    own = words.text("challenge-prize-rule" if ruled else "challenge-prize-pick")
    return [own, words.text("challenge-prize-back"), words.text("collection-no-money")]


def _house(challenge: Challenge, words: Wording) -> list[str]:
    """Which house rules are not as the game has them: one should know before one accepts."""
    lines = differing(challenge.terms.game, challenge.terms.house_rules, words)
    if not lines:
        return []
    more = words.text(Word("challenge-house-more", {"count": len(lines) - TOLD}))
    return [words.text("challenge-house"), *lines[:TOLD], *([more] if len(lines) > TOLD else [])]


def _buttons(challenge: Challenge, words: Wording) -> tuple[Button, ...]:
    def button(what: str, tone: Tone) -> Button:
        return Button(words.text(f"challenge-{what}-button"), ids.Challenge(challenge.id, what), tone)

    accept = button("accept", Tone.GOOD)
    if challenge.terms.prize:
        accept = replace(accept, label=words.text("challenge-prize-button"))
    return (accept, button("decline", Tone.GRAVE), button("withdraw", Tone.PLAIN))


def games_page(opponent: int, words: Wording) -> Page:
    """The choice of a game, for a challenge that named none."""
    options = tuple(
        Option(cut(Wording(words.locale, game).text(f"game-{game}"), OPTION_LABEL), game)
        for game in list(games())[:CHOICES]
    )
    menu = Choice(words.text("invite-placeholder"), ids.Invite(opponent), options)
    return Page((words.text("invite-choose"), menu))


def decks_page(record: MatchRecord, user: int, decks: tuple[DeckList, ...], words: Wording, page: int = 0) -> Page:
    """The choice of a deck, for one player alone. Raises `Refusal` where there is none to choose."""
    if not decks:
        raise Refusal("no-deck-fits")
    seat = record.seat_of(user)
    mine = None if seat is None else record.seats[seat].deck
    fixed = next((deck for deck in decks if deck.id == mine), None)
    if fixed is not None or len(decks) == 1:
        return _one_deck(record, fixed or decks[0], words)
    shown, page, pages = paged(decks, page)
    menu = Choice(
        words.text("deck-placeholder"), ids.Deck(record.id, page), tuple(_option(deck, words) for deck in shown)
    )
    rows: list[Row] = [menu, *turns(page, pages, lambda to: ids.DeckPage(record.id, to), words)]
    text = words.text(Word("deck-choose", {"game": f"@game-{record.game}", "count": len(decks)}))
    return Page(
        (text, *_warned(record, words), words.text(Word("challenge-commitment", {"hash": record.commitment})), *rows)
    )


def _warned(record: MatchRecord, words: Wording) -> list[str]:
    """What whoever chooses a deck should know before they do."""
    return [words.text("deck-prize")] if record.prize else []


def _one_deck(record: MatchRecord, deck: DeckList, words: Wording) -> Page:
    """Nothing to choose: one press, made after the commitment was shown, is still needed."""
    text = words.text(Word("deck-confirm", {"deck": in_markup(deck, words)}))
    button = Button(words.text("deck-confirm-button"), ids.DeckOne(record.id, deck.id), Tone.GOOD)
    commitment = words.text(Word("challenge-commitment", {"hash": record.commitment}))
    return Page((text, *_warned(record, words), commitment, (button,)))


def deck_name(deck: DeckList, words: Wording) -> str:
    """What a deck is called, as plain text: people name their own."""
    return words.name(deck.name) if deck.name else deck.id


def in_markup(deck: DeckList, words: Wording) -> Name:
    """What a deck is called, for a text in which nothing of it works as markup."""
    name = plain(deck_name(deck, words))
    return Name(name, name)


def _option(deck: DeckList, words: Wording) -> Option:
    name = deck_name(deck, words)
    label = words.text(Word("deck-option", {"deck": Name(name, name), "count": deck.size}))
    own = words.text("deck-own") if deck.id.startswith(OWN) else ""
    text = words.name(deck.about) if deck.about else own
    return Option(cut(label, OPTION_LABEL), deck.id, cut(text, OPTION_TEXT))
