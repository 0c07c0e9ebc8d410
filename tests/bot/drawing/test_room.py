"""Whatever a player is called, the name's ink stays on the plates and in the heading: no card and no number is ever covered."""

import pytest
from PIL import Image, ImageChops

from bot.drawing.painter import board
from bot.drawing.words import Caption
from bot.names import display_name
from tests.bot.drawing import divine, samples
from tests.bot.drawing.words import SampleWords

NAMES = ["W" * 32, "あ" * 32, "Z" + "\u0300" * 500, "👨‍👩‍👧‍👦" * 8, "مرحبا" * 6, "\u202eevil", "𝕎" * 32]
PLATES, HEADING = [(16, 80, 212, 384), (16, 424, 212, 728)], (200, 0, 1200, 64)


def painted(view, name):
    shown = display_name(name, "?")
    return board(view, Caption("ja", (shown, shown), "1:42:10"), SampleWords("ja", (shown, shown))).image.convert("RGB")


@pytest.mark.parametrize("view", [samples.battle, samples.full, samples.placing, divine.usual, divine.full])
def test_a_name_covers_nothing(view):
    plain = painted(view(), "i")
    for name in NAMES:
        changed = ImageChops.difference(plain, painted(view(), name)).convert("L").point(lambda v: 255 if v > 24 else 0)
        for plate in PLATES:
            assert changed.crop(plate).getbbox(), "it stands on the plate"
        for box in (*PLATES, HEADING):
            changed.paste(Image.new("L", (box[2] - box[0], box[3] - box[1])), box[:2])
        assert changed.getbbox() is None, name
