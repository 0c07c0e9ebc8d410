"""A set that was read is tried beside the bot: a sound one is the server's afterwards, of any other nothing is left."""

import asyncio
import logging
from datetime import timedelta

import pytest
from sqlalchemy import func, select

from bot.clock import SystemClock
from bot.guilds.house import HouseRules
from bot.sets import host, trials
from bot.sets.bringing import Bringing
from bot.sets.pages import _tried
from bot.sets.servers import ServerSets
from bot.sets.trials import AGAIN, FAILED, LATER, SHORT, SOUND, UNDER_WAY, UNSOUND, Trials, news_of
from bot.store.guilds import Guilds
from bot.store.store import Store
from bot.store.tables import card_sets, outbox, server_sets
from bot.store.tables import trials as rows
from bot.tasks import Tasks
from engine.refusal import Refusal
from engine.view import Word
from engine.wording import LOCALES, Wording
from tests.bot.play import slug
from tests.bot.sets.made import as_yaml, made

GUILD = 2**62
PATIENCE = 240.0


class Life:
    """One life of whatever tries sets."""

    def __init__(self, store):
        self.store = store
        self.tasks = Tasks(SystemClock())
        self.sets = ServerSets(store)
        self.trials = Trials(store, self.sets, self.tasks)
        self.heard = []

    async def begin(self, text, press=1, guild=GUILD):
        return await self.trials.begin(guild, 1, 2, "ja", press, text, {})

    async def news(self, wanted):
        """The first news in one of these states; what was said before is in `heard`. The job comes round meanwhile."""
        async with asyncio.timeout(PATIENCE):
            while True:
                await self.trials.look()
                async with self.store.read() as work:
                    note = await work.value(select(outbox.c.note))
                news = news_of(note)
                if not self.heard or self.heard[-1] != news.state:
                    self.heard.append(news.state)
                if news.state in wanted:
                    return news
                await asyncio.sleep(0.02)

    async def count(self, table):
        async with self.store.read() as work:
            return await work.value(select(func.count()).select_from(table))


@pytest.fixture
async def life(quick_folder, monkeypatch):
    monkeypatch.setattr(trials, "MATCHES", 4)
    store = await Store.open(f"sqlite+aiosqlite:///{quick_folder / 'tefuda.sqlite3'}", SystemClock())
    life = Life(store)
    yield life
    await life.tasks.close()
    await store.close()


async def test_a_trial_that_is_cut_short_is_taken_up_again_and_a_sound_set_is_kept(life, monkeypatch):
    monkeypatch.setattr(trials, "MATCHES", 10_000)
    await life.begin(made(slug()).text)
    with pytest.raises(Refusal, match="set-trial-running"):
        await life.begin(made(slug()).text, press=2)
    await life.trials.look()
    await life.news((UNDER_WAY,))
    await life.tasks.close()  # as if it had been killed
    assert await life.count(server_sets) == 0
    monkeypatch.setattr(trials, "MATCHES", 4)
    again = Life(life.store)
    await again.trials.release()
    await again.trials.look()
    news = await again.news((SOUND, UNSOUND, FAILED))
    assert (news.state, news.trial.matches) == (SOUND, 4)
    assert AGAIN in again.heard
    (one,) = await again.sets.of(GUILD)
    assert (one.on, one.hash) == (False, made(slug()).mark.hash)
    assert await life.count(rows) == 0
    await again.tasks.close()


async def test_of_a_set_that_cannot_be_tried_nothing_is_left(life, monkeypatch):
    monkeypatch.setattr(trials, "MATCHES", 10_000)
    monkeypatch.setattr(trials.trier, "SECONDS", -trials._GRACE)  # no time at all
    await life.begin(made(slug()).text)
    await life.trials.look()
    news = await life.news((SOUND, UNSOUND, FAILED))
    assert news.state == FAILED
    assert [await life.count(table) for table in (rows, server_sets, card_sets)] == [0, 0, 0]


async def test_a_trial_that_has_too_little_time_is_begun_once_more_and_then_says_so(life, monkeypatch):
    monkeypatch.setattr(trials, "MATCHES", 1_000_000)
    monkeypatch.setattr(trials.trier, "SECONDS", 0.3)
    monkeypatch.setattr(trials, "PAUSE", timedelta(seconds=0.2))
    await life.begin(made(slug()).text)
    await life.trials.look()
    assert (await life.news((LATER, FAILED))).state == LATER
    assert await life.count(rows) == 1
    news = await life.news((SOUND, UNSOUND, SHORT, FAILED))
    assert (news.state, news.trial.wanted) == (SHORT, 1_000_000)
    for locale in LOCALES:
        assert f"{news.trial.matches}" in Wording(locale).text(Word("cardset-trial-short", _tried(news, made(slug()))))
    assert [await life.count(table) for table in (rows, server_sets, card_sets)] == [0, 0, 0]


async def test_a_trial_that_the_bot_does_not_survive_is_not_tried_for_ever(life):
    await life.begin(made(slug()).text)
    for _ in range(trials.LIVES):
        assert (await life.trials._take()) is not None
        assert (await life.trials._take()) is None, "somebody else's already"
        await life.trials.release()
    await life.trials.look()
    assert (await life.news((SOUND, FAILED))).state == FAILED


async def test_files_of_the_host_are_offered_and_faulty_ones_left_out(life, tmp_path, caplog):
    (tmp_path / "good.yaml").write_text(as_yaml(slug()), "utf-8")
    (tmp_path / "bad.yml").write_text(as_yaml(slug(), name="other").replace("  hp: ", "  hpp: ", 1), "utf-8")
    (tmp_path / "notes.txt").write_text("not a set", "utf-8")
    with caplog.at_level(logging.ERROR):
        await host.HostSets(life.store, life.sets, tmp_path).load()
    assert f"{tmp_path}/bad.yml:" in caplog.text
    assert "hpp" in caplog.text
    (fault,) = await host.HostSets(life.store, life.sets, tmp_path).faults()
    assert fault in caplog.text, "and --check says the same"
    (one,) = await life.sets.of(GUILD)
    assert (one.set, one.offered, one.on) == ("echo-set", True, False)
    await HouseRules(Guilds(life.store), life.sets).switch_on(GUILD, one.hash)
    assert await life.sets.on(GUILD, slug()) == (one.hash,)
    assert await life.sets.on(GUILD + 1, slug()) == ()
    life.sets.offered = ()
    assert [one.on for one in await life.sets.of(GUILD)] == [True]
    assert await life.sets.of(GUILD + 1) == ()


async def test_what_takes_too_much_to_read_is_refused_in_words(life, monkeypatch):
    monkeypatch.setattr("bot.sets.bringing.SECONDS", 0.01)
    with pytest.raises(Refusal, match="set-too-much"):
        await Bringing(life.store, life.sets).read(GUILD, "set.yaml", as_yaml(slug()).encode(), "ja")
