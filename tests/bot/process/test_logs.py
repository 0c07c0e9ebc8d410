"""Nothing secret passes the log's handler, wherever it came from."""

import base64
import io
import logging

import pytest

from bot.logs import Hiding

BOT_TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcDE.abcdefghijklmnopqrstuvwxyz0123456789AB"
INTERACTION = base64.b64encode(b"interaction:1234567890123456789:" + b"x" * 60).decode()


@pytest.fixture
def log():
    out = io.StringIO()
    handler = logging.StreamHandler(out)
    handler.setFormatter(Hiding(["an-odd-secret"]))
    logger = logging.getLogger("tests.hiding")
    logger.addHandler(handler)
    yield logger, out
    logger.removeHandler(handler)


@pytest.mark.parametrize(
    ("text", "secret"),
    [
        (f"login with {BOT_TOKEN}", BOT_TOKEN),
        (f"{{'token': '{INTERACTION}'}}", INTERACTION),
        (f"POST https://discord.com/api/v10/interactions/123/{INTERACTION}/callback", INTERACTION),
        (
            "PATCH https://discord.com/api/v10/webhooks/99/plain-token_1/messages/@original has returned 500",
            "plain-token_1",
        ),
        ("postgresql+asyncpg://tefuda:hunter2@db/x refused", "hunter2"),
        ("it was an-odd-secret, said he", "an-odd-secret"),
    ],
)
def test_secrets_are_hidden_in_text_arguments_and_tracebacks(log, text, secret):
    logger, out = log
    logger.error(text)
    logger.error("%s and %r", text, {"said": text})
    try:
        raise ValueError(text)
    except ValueError:
        logger.exception("failed")
    assert secret not in out.getvalue()
    assert out.getvalue().count("(hidden)") >= 4


def test_ordinary_lines_pass_as_they_are(log):
    logger, out = log
    line = "match 184: GET https://discord.com/api/v10/channels/1234567890123456789/messages/1 has returned 404"
    logger.warning(line)
    assert line in out.getvalue()
