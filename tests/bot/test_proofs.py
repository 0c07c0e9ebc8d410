"""What `/verify` says of a record: that it holds, that only its own release can check it, or that something is wrong."""

import pytest
from msgspec.structs import replace

from bot.proofs import _verdict
from engine.transcript import noted, read
from tests.engine.test_transcript import recorded


@pytest.fixture(scope="module")
def record():
    return noted(recorded("jinkei", 2, until=30).transcript())


def changed(record, **head):
    return replace(record, head=replace(record.head, **head)).text()


def test_what_holds(record):
    assert _verdict(record.text(), "t") == "verify-holds"
    assert _verdict(recorded("jinkei", 2).transcript().text(), "t") == "verify-holds", "also without its draws"


def test_a_match_of_another_release_is_no_fault_of_anybodys(record):
    assert _verdict(changed(record, rules="0"), "t") == "verify-older"
    assert _verdict(changed(record, sets=(replace(record.head.sets[0], hash="0" * 16),)), "t") == "verify-older"


def test_what_does_not_hold_is_said_and_logged(record, caplog):
    for text in (
        changed(record, seed="00" * 32),
        changed(record, rules="0", seed="00" * 32),
        changed(record, drawn=record.head.drawn[1:]),
        changed(record, added=("", "")),
    ):
        caplog.clear()
        assert _verdict(text, "t") == "verify-fails"
        assert "a proof does not hold" in caplog.text


def test_the_log_stays_short(record, caplog):
    _verdict(changed(record, drawn=record.head.drawn[1:]), "t")
    assert len(caplog.text) < 3000
    assert read(record.text(), "t").head.seed not in caplog.text
