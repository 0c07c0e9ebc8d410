"""Whether a duel may be started: here, and by this person."""

from __future__ import annotations

from bot.components.press import Press
from bot.guilds.server import manages, place_of, server_of
from bot.store.guilds import EVERYBODY, MANAGERS, Settled
from engine.refusal import Refusal

NAMED = 10
"""Channels or roles that a refusal names."""


def admit(press: Press, settled: Settled) -> None:
    """Let somebody start a duel. Raises `Refusal`, which says where or by whom one may be started."""
    if press.place.guild:
        admit_place(press, settled)
        _admit_person(press, settled)


def admit_place(press: Press, settled: Settled) -> None:
    """Let a duel be started here, whoever does."""
    if not press.place.guild or not settled.channels or {place_of(press), press.place.channel} & set(settled.channels):
        return
    there = server_of(press).channels(settled.channels)
    if not there:
        raise Refusal("duels-nowhere")
    raise Refusal("duels-elsewhere", "", {"channels": _named("<#{}>", there)})


def _admit_person(press: Press, settled: Settled) -> None:
    if settled.starters == EVERYBODY or manages(press):
        return
    mine = {role.id for role in getattr(press.interaction.user, "roles", ())}
    if settled.starters != MANAGERS and mine & set(settled.roles):
        return
    there = server_of(press).roles(settled.roles)
    if settled.starters == MANAGERS or not there:
        raise Refusal("duels-by-managers")
    raise Refusal("duels-by-roles", "", {"roles": _named("<@&{}>", there)})


def _named(shape: str, ids: tuple[int, ...]) -> str:
    shown = " ".join(shape.format(one) for one in ids[:NAMED])
    return f"{shown} …" if len(ids) > NAMED else shown
