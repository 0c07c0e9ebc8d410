"""Which interactions were dealt with: each is claimed once, in the transaction of what it did."""

from __future__ import annotations

from datetime import timedelta

from sqlalchemy import delete

from bot.store.store import Transaction
from bot.store.tables import claims
from bot.store.upsert import upsert

KEPT = timedelta(days=2)
"""Discord gives an interaction out for seconds; two days are beyond any doubt."""


async def claim(work: Transaction, interaction: int) -> bool:
    """Whether this interaction is ours to deal with: False where it was dealt with before."""
    insert = upsert(work, claims).values(interaction=interaction, at=work.now).on_conflict_do_nothing()
    return bool((await work.run(insert)).rowcount)


async def purge_claims(work: Transaction) -> None:
    """Forget claims that nobody can repeat."""
    await work.run(delete(claims).where(claims.c.at < work.now - KEPT))
