"""Words for drawing tests: the house's own, with sentences for the samples on top."""

from pathlib import Path

import yaml

from engine.view import Word
from engine.wording import Wording

SENTENCES = yaml.safe_load(Path(__file__).with_name("sample_words.yaml").read_text("utf-8"))
NAMES = {"ja": ("あおい", "れん"), "en-US": ("Aoi", "Ren")}


class SampleWords(Wording):
    """The house's words, and the samples' own."""

    def __init__(self, locale="ja", names=None, game="jinkei"):
        super().__init__(locale, game, names or NAMES[locale])

    def text(self, word):
        key = word if isinstance(word, str) else word.key
        return SENTENCES[self.locale].get(key) or super().text(word if isinstance(word, Word) else Word(word))
