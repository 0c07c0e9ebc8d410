"""A little of `python -m benchmarks.soak stakes`: killed between two halves, what was agreed to is done once; and its judge sees if not."""

from collections import Counter

import pytest
from sqlalchemy import create_engine, delete, update

from benchmarks.stakes.deaths import run
from benchmarks.stakes.judge import books, compared, moved
from benchmarks.stakes.points import is_request, kind, route
from bot.store.owned import instances, ledger, trades
from tests.bot.play import AOI, REN


@pytest.mark.slow
@pytest.mark.no_cover
async def test_killed_between_the_halves_of_a_trade_it_is_done_once_and_told_once(quick_folder):
    found = await run(quick_folder, ["agree too"], lambda point: "PATCH /api/v10/channels" in point, deaths=2)
    assert (found.wrong, found.lost) == ([], [])
    assert (found.points, found.kills) == ({"agree too": 1}, 2)
    assert found.again == 1, "started again, it shows what was not shown, and dies of it once more"


async def test_whatever_is_wrong_in_the_books_is_seen(file_owners, clock, tmp_path):
    await file_owners.settle_in()
    mine, theirs = await file_owners.own(AOI), await file_owners.own(REN)
    trade = await file_owners.offer()
    await file_owners.lay(trade, AOI, mine[:2])
    await file_owners.lay(trade, REN, theirs[:1])
    engine = create_engine(str(file_owners.store.engine.url).replace("+aiosqlite", ""))
    before = books(engine, clock.at)
    assert [line for line in before if line.endswith(f"is held by trade {trade.id}")]
    for user in (AOI, REN):
        await file_owners.agree(trade, user)
    wanted = books(engine, clock.at)
    assert moved(wanted) == moved(before) + 3
    assert compared(wanted, wanted) == []
    wrongs = (
        update(instances).where(instances.c.id == mine[0]).values(owner=AOI.id),
        delete(ledger).where(ledger.c.instance == theirs[0], ledger.c.trade == trade.id),
        update(trades).values(state="open"),
    )
    for number, wrong in enumerate(wrongs):
        with engine.connect() as connection:
            connection.exec_driver_sql("VACUUM INTO ?", (str(tmp_path / f"{number}"),))
        copy = create_engine(f"sqlite:///{tmp_path / str(number)}")
        with copy.begin() as connection:
            connection.execute(wrong)
        found = compared(books(copy, clock.at), wanted)
        copy.dispose()
        assert {line.partition(":")[0] for line in found} & {"missing", "too much"}, wrong
    engine.dispose()


def test_a_message_that_stands_there_twice_or_not_at_all_is_seen():
    wanted = Counter(["there stands in table: the trade", "was sent in table"])
    assert compared(wanted + Counter(["was sent in table"]), wanted) == ["too much: was sent in table"]
    assert compared(Counter(["was sent in table"]), wanted) == ["missing: there stands in table: the trade"]


def test_a_point_is_called_alike_in_every_run():
    assert kind("INSERT INTO ledger (guild) VALUES (?)") == "INSERT ledger"
    assert kind("SELECT matches.id \nFROM matches JOIN seats") == "SELECT matches"
    assert kind("UPDATE instances SET moved=(SELECT max(ledger.id) FROM ledger)") == "UPDATE instances"
    assert kind("BEGIN IMMEDIATE").startswith("BEGIN")
    token = "aW50ZXJhY3Rpb24" * 5
    assert (
        route(f"/api/v10/webhooks/1234567890/{token}/messages/@original") == "/api/v10/webhooks/#/~/messages/@original"
    )
    assert is_request("act: POST /api/v10/interactions/#/~/callback 1")
    assert not is_request("act: DELETE messages 1")
