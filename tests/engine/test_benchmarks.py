"""What `make bench` and `make soak` stand on: that they measure play, and that a soak can find something."""

import json
from itertools import count

import msgspec
import pytest

from benchmarks import __main__ as bench
from benchmarks import engine as measured
from benchmarks import growth, matches, refusals, soak, triples
from benchmarks.figures import Figure, microseconds, per_second
from engine import invariants
from engine.games import games, table
from engine.players import Random


def test_an_aim_that_is_missed_shows():
    assert Figure("a", 9, "µs", 10).met
    assert not Figure("a", 11, "µs", 10).met
    assert Figure("a", 11, "acts/s", 10, more=True).met
    assert Figure("a", 11, "acts/s", 12, more=True).line().endswith("MISSED")
    assert Figure("a", 11, "µs").met


def test_what_is_timed_is_called():
    calls = count()
    assert microseconds(lambda: next(calls), times=10, rounds=3) > 0
    assert next(calls) == 31
    assert per_second(lambda: 5, seconds=0.01, rounds=1) > 5


def test_the_engine_is_measured_by_whole_matches(slug, monkeypatch):
    monkeypatch.setattr(measured, "per_second", lambda act: float(act()))
    monkeypatch.setattr(measured, "microseconds", lambda act, *_: bool(act()) + 1.0)
    monkeypatch.setattr(measured, "_POSITIONS", 2)
    figures = {figure.name: figure for figure in measured.measure()}
    assert figures["chess: random play"].value > 10
    assert figures[f"{slug}: random play, checked"].value > 10
    assert figures[f"{slug}: snapshot, largest"].met
    for what in ("clone", "save", "restore", "legal first step", "a careful decision"):
        assert f"{slug}: {what}" in figures


def test_a_part_that_is_not_there_is_left_out(monkeypatch, tmp_path, capsys):
    monkeypatch.setattr(bench, "OUTPUT", tmp_path / "bench.json")
    assert bench.main(["nothing"]) == 0
    assert "nothing" in capsys.readouterr().out
    assert json.loads((tmp_path / "bench.json").read_text())["figures"] == {}


def test_a_soak_that_is_not_there_is_wrong_usage(capsys):
    for wrong in (["nothing"], ["matches", "--game", "nothing"]):
        with pytest.raises(SystemExit) as left:
            soak.main(wrong)
        assert left.value.code == 2
        assert "nothing" in capsys.readouterr().err


def test_a_soak_is_told_game_by_game(slug, capsys):
    assert soak.main(["matches", "--game", slug, "--matches", "4"]) == 0
    told = json.loads(capsys.readouterr().out)["matches"]
    assert (told["violations"], told[slug]["matches"], told[slug]["unfinished"]) == (0, 4, 0)


def test_a_piece_of_the_soak_is_clean_and_the_same_each_time(slug):
    one, other = (matches._play_chunk((slug, 0, 5)) for _ in range(2))
    assert msgspec.to_builtins(one) == msgspec.to_builtins(other)
    assert (one.matches, one.violations, one.unfinished) == (5, 0, 0)
    assert one.saves > 5
    assert one.leak_checks >= 5


def test_the_soak_tells_what_it_finds(slug, monkeypatch):
    monkeypatch.setattr(invariants, "unsaved", lambda match: ["lost"])
    tally = matches._play_chunk((slug, 0, 2))
    assert tally.violations == tally.saves
    assert tally.examples[0].endswith("at 0: lost")


def test_the_computer_gets_on_where_every_third_answer_is_refused(slug):
    found = refusals._play_chunk((slug, 0, 2))
    assert (found.matches, found.wrong) == (2, [])
    assert 0 < found.refused <= found.choices / 3


def test_a_computer_that_forgets_what_was_refused_is_found(slug, monkeypatch):
    class Forgetful(Random):
        def choose(self, match, seat, prefix=(), refused=()):
            return refused[-1] if refused else super().choose(match, seat)

    monkeypatch.setattr(refusals, "Random", Forgetful)
    monkeypatch.setattr(refusals, "Careful", lambda stream: Forgetful(1))
    monkeypatch.setattr(refusals, "THIRD", 2)
    found = refusals._play_chunk((slug, 0, 1))
    assert found.wrong


def test_cards_that_have_not_met_are_brought_together(slug):
    found = triples.met(slug, 4)
    assert (found.matches, found.wrong) == (4, [])
    assert 0 < found.pairs_met < found.pairs
    assert 0 < found.triples_met < found.triples
    assert found.actions > 20


def test_an_action_that_takes_long_is_found(monkeypatch):
    monkeypatch.setattr(triples, "SECONDS", 0.0)
    assert triples.met("genso", 1).wrong


def test_what_grows_with_every_board_is_found():
    flat = [growth.Look(boards, 300 + (boards > 0), 10_000 + boards % 7, 12) for boards in range(0, 20_001, 1000)]
    assert growth.grown(flat) == []
    leaky = [growth.Look(look.boards, look.mib + look.boards / 500, look.objects, look.tasks) for look in flat]
    kept = [growth.Look(look.boards, look.mib, look.objects + look.boards, look.tasks + look.boards) for look in flat]
    assert (len(growth.grown(leaky)), len(growth.grown(kept))) == (1, 2)


def test_every_pair_of_the_soak_may_meet(slug):
    game, board = games()[slug], table(slug)
    pairs = [matches._decks(game, board, number) for number in range(60)]
    assert [pair for pair in pairs if game.check_decks(board, pair)] == []
    assert {deck.id for pair in pairs for deck in pair} == set(board.catalog.decks)
