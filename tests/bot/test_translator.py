"""One bad translation blocks nothing: that string stays English, and the log says which."""

import logging

import pytest
from discord import Locale, app_commands

from bot import translator
from bot.limits import is_command_name
from bot.translator import Translator, said


@pytest.fixture
def words(monkeypatch, tmp_path):
    """A set of words of this test's own."""

    def put(text):
        class Fake(translator.Wording):
            def text(self, word):
                return text if self.locale == "ja" else super().text(word)

        monkeypatch.setattr(translator, "Wording", Fake)

    return put


async def translated(string):
    @app_commands.command(name=string, description=said("command-roll.about"))
    async def command(interaction) -> None: ...

    context = app_commands.TranslationContext(app_commands.TranslationContextLocation.command_name, command)
    return await Translator().translate(string, Locale.japanese, context)


@pytest.mark.parametrize("bad", ["Дуэль", "ΔΟΚΙΜΗ", "İ", "two words", "x" * 33, "🎲", "", "a.b"])
async def test_a_name_that_discord_refuses_falls_back(words, caplog, bad):
    words(bad)
    with caplog.at_level(logging.WARNING):
        assert await translated(said("command-roll")) is None
    assert "command-roll" in caplog.text
    assert "ja" in caplog.text


@pytest.mark.parametrize("good", ["サイコロ", "дуэль", "würfel", "dé-1", "주사위"])
async def test_a_name_that_discord_takes_is_taken(words, good):
    words(good)
    assert is_command_name(good)
    assert await translated(said("command-roll")) == good


async def test_a_locale_that_we_do_not_speak_gets_the_default():
    assert await Translator().translate(said("command-roll"), Locale.korean, None) is None
