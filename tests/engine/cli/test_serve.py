"""`serve`: whole matches by JSON lines, and no line that ends the process."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.cli.serve import Server
from engine.cli.setting import starter_decks
from engine.games import catalog, table
from engine.players import Random
from tests.engine.walks import begin

ROOT = Path(__file__).parents[3]
SEED = "00" * 32


def server():
    one = Server()
    return lambda **line: json.loads(one.answer(json.dumps(line).encode()))


def path_of(ask, match, seat, pick):
    path = []
    while True:
        step = ask(op="next", match=match, seat=seat, prefix=path)
        options = [*step["choices"], *(range(step["range"][0], step["range"][1] + 1) if step["range"] else ())]
        if step["complete"] and not options:
            return path
        path.append(options[pick(len(options))])


def play(ask, match, pick=lambda count: 0, at_most=5000):
    for _ in range(at_most):
        asked = {seat: ask(op="decision", match=match, seat=seat)["decision"] for seat in ("first", "second")}
        seat = next((seat for seat, decision in asked.items() if decision), None)
        if seat is None:
            break
        path = path_of(ask, match, seat, pick)
        said = ask(op="apply", match=match, seat=seat, decision=asked[seat]["id"], path=path)
        assert said["events"].keys() == {"first", "second", "public"}
    return ask(op="outcome", match=match)["outcome"]


def test_a_whole_match_by_lines(slug):
    ask = server()
    match = ask(op="new", game=slug, seed=SEED)["match"]
    numbers = iter(range(10**9))
    outcome = play(ask, match, lambda count: next(numbers) * 7 % count)
    assert outcome.keys() >= {"winner", "termination"}
    assert ask(op="decision", match=match, seat="first") == {"decision": None}
    assert ask(op="view", match=match, seat="public")["view"]["game"] == slug


def test_the_same_seed_is_the_same_match(slug):
    ask = server()
    one, other = (ask(op="new", game=slug, seed=SEED)["match"] for _ in range(2))
    assert one != other
    assert ask(op="save", match=one) == ask(op="save", match=other)


def test_without_a_seed_it_is_another_match(slug):
    ask = server()
    one, other = (ask(op="new", game=slug)["match"] for _ in range(2))
    assert ask(op="save", match=one) != ask(op="save", match=other)


def test_decks_by_name_and_by_list(slug):
    ask = server()
    first, second = starter_decks(slug, table(slug))
    said = ask(op="new", game=slug, decks=[first.id, list(second.spread())], seed=SEED)
    assert "match" in said
    wrong = ask(op="new", game=slug, decks=[[], []])
    assert "error" in wrong
    assert wrong["problems"]


def test_save_and_load_go_on_alike(slug):
    ask = server()
    match = ask(op="new", game=slug, seed=SEED)["match"]
    saved = ask(op="save", match=match)["state"]
    loaded = ask(op="load", state=saved)["match"]
    assert ask(op="save", match=loaded)["state"] == saved
    assert play(ask, match) == play(ask, loaded)
    other = server()
    assert other(op="save", match=other(op="load", state=saved)["match"])["state"] == saved


def test_a_refusal_has_reason_and_rule_and_changes_nothing(slug):
    ask = server()
    match = ask(op="new", game=slug, seed=SEED)["match"]
    before = ask(op="save", match=match)
    said = ask(op="apply", match=match, seat="first", decision="f1", path=["no-such-verb"])
    assert said.keys() == {"refusal"}
    assert said["refusal"].keys() == {"reason", "rule"}
    assert ask(op="apply", match=match, seat="first", decision="f999", path=[])["refusal"]["reason"] == "stale-decision"
    assert ask(op="save", match=match) == before
    assert ask(op="apply", match=match, seat="first", decision="standing", path=["resign"])["events"]["public"]


def test_hidden_cards_can_be_drawn_anew(slug):
    ask = server()
    match = ask(op="new", game=slug, seed=SEED)["match"]
    other = ask(op="permute_hidden", match=match, seat="first", seed="01")["match"]
    assert ask(op="save", match=match) != ask(op="save", match=other)
    for question in (
        {"op": "view", "seat": "first"},
        {"op": "view", "seat": "public"},
        {"op": "decision", "seat": "first"},
        {"op": "next", "seat": "first", "prefix": []},
    ):
        assert ask(match=match, **question) == ask(match=other, **question)


def test_without_a_name_the_last_match_is_meant(slug):
    ask = server()
    assert "error" in ask(op="save")
    match = ask(op="new", game=slug, seed=SEED)["match"]
    assert ask(op="save") == ask(op="save", match=match)
    assert ask(op="outcome") == {"outcome": None}


def test_house_rules(slug):
    ask = server()
    assert "error" in ask(op="new", game=slug, house_rules={"no-such-rule": 1})


WRONG = [
    b"",
    b"{",
    b"[]",
    b"null",
    b"7",
    b'"new"',
    b"{}",
    b'{"op":"nothing"}',
    b'{"op":7}',
    b'{"op":"new"}',
    b'{"op":"new","game":7}',
    b'{"op":"new","game":"nothing"}',
    b'{"op":"new","game":"../../etc"}',
    b'{"op":"new","game":"GAME","seed":"xyz"}',
    b'{"op":"new","game":"GAME","decks":["nothing","nothing"]}',
    b'{"op":"new","game":"GAME","decks":[["x"],["y"]]}',
    b'{"op":"new","game":"GAME","decks":["x"]}',
    b'{"op":"new","game":"GAME","extra":1}',
    b'{"op":"decision","match":"m9","seat":"first"}',
    b'{"op":"decision","match":"m1","seat":"third"}',
    b'{"op":"next","match":"m1","seat":"first","prefix":"x"}',
    b'{"op":"next","match":"m1","seat":"first","prefix":[1.5]}',
    b'{"op":"next","match":"m1","seat":"first","prefix":[true]}',
    b'{"op":"next","match":"m1","seat":"first","prefix":[null]}',
    b'{"op":"apply","match":"m1","seat":"public","decision":"f1","path":[]}',
    b'{"op":"apply","match":"m1","seat":"first","path":[]}',
    b'{"op":"view","match":"m1","seat":"nobody"}',
    b'{"op":"load","state":{}}',
    b'{"op":"load","state":"x"}',
    b'{"op":"load","state":{"game":"GAME","house_rules":{},"state":{}}}',
    b'{"op":"load","state":{"game":"nothing","house_rules":{},"state":{}}}',
    b"[" * 100_000,
    b'{"op":' * 5000,
    b"\xff\xfe",
    b'{"op":"next","match":"m1","seat":"first","prefix":[' + b"9" * 5000 + b"]}",
]


@pytest.mark.parametrize("line", WRONG, ids=range(len(WRONG)))
def test_a_wrong_line_gets_an_error(line, slug):
    one = Server()
    one.answer(json.dumps({"op": "new", "game": slug, "seed": SEED}).encode())
    said = json.loads(one.answer(line.replace(b"GAME", slug.encode())))
    assert "error" in said
    assert "match" not in said
    assert json.loads(one.answer(b'{"op":"outcome","match":"m1"}')) == {"outcome": None}


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8),
    lambda x: st.lists(x) | st.dictionaries(st.text(max_size=5), x),
    max_leaves=6,
)


@settings(max_examples=200)
@given(
    op=st.sampled_from(["new", "decision", "next", "apply", "view", "save", "load", "permute_hidden", "outcome"]),
    seat=st.sampled_from(["first", "second", "public"]) | JSON,
    path=JSON,
    match=st.sampled_from(["m1", "m2"]) | JSON,
)
def test_whatever_is_said_there_is_one_answer(op, seat, path, match):
    one = Server()
    one.answer(json.dumps({"op": "new", "game": "jinkei", "seed": SEED}).encode())
    line = {"op": op, "match": match, "seat": seat, "prefix": path, "path": path, "decision": "f1", "state": path}
    for keys in (line.keys(), {"op", "match"}, {"op", "match", "seat"}, {"op", "match", "seat", "prefix"}):
        answer = one.answer(json.dumps({key: line[key] for key in keys}).encode())
        assert isinstance(json.loads(answer), dict)
        assert b"\n" not in answer


def test_a_state_that_is_broken_does_not_end_the_process(slug):
    ask = server()
    match = ask(op="new", game=slug, seed=SEED)["match"]
    saved = ask(op="save", match=match)["state"]
    saved["state"]["prompts"] = [{"number": 1, "kind": "no-such-question"}] * 2
    loaded = ask(op="load", state=saved)["match"]
    assert "error" in ask(op="next", match=loaded, seat="first")
    assert ask(op="outcome", match=match) == {"outcome": None}


def test_as_a_process(slug):
    lines = [
        {"op": "new", "game": slug, "seed": SEED},
        {"op": "decision", "match": "m1", "seat": "first"},
        "what?",
        {"op": "outcome", "match": "m1"},
    ]
    text = "\n".join(line if isinstance(line, str) else json.dumps(line) for line in lines) + "\n\n"
    said = subprocess.run(
        [sys.executable, "-m", "engine", "serve"], cwd=ROOT, input=text, capture_output=True, text=True, check=True
    )
    answers = [json.loads(line) for line in said.stdout.splitlines()]
    assert answers[0] == {"match": "m1"}
    assert answers[1]["decision"]["id"] == "f1"
    assert "error" in answers[2]
    assert answers[3] == {"outcome": None}
    assert "error" in answers[4]  # an empty line is a line
    assert len(answers) == 5
    assert said.stderr == ""


def test_it_plays_as_the_engine_does(slug):
    """What `serve` lets through is the match itself: the same answers give the same state."""
    one = Server()
    name = json.loads(one.answer(json.dumps({"op": "new", "game": slug, "seed": SEED}).encode()))["match"]
    match, player = one._matches[name].clone(), Random("serve")
    for _ in range(10):
        seat = match.waiting()[0]
        path = player.choose(match, seat)
        line = {
            "op": "apply",
            "match": name,
            "seat": ("first", "second")[seat],
            "decision": match.decision(seat).id,
            "path": path,
        }
        match.apply(seat, match.decision(seat).id, path)
        one.answer(json.dumps(line).encode())
    assert one._matches[name].save() == match.save()
    assert begin(slug).game is match.game
    assert catalog(slug).sets == match.table.catalog.sets
