"""Every name can be written, inside its room, and nothing is drawn as a missing letter."""

import time
from concurrent.futures import ThreadPoolExecutor

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from bot.drawing.clusters import clusters, seen
from bot.drawing.fonts import BOX, FONTS, MAIN, emoji_of, font, font_of
from bot.drawing.text import fit, layout, text_mask, width, wrap, write

NAMES = [
    "あおい", "れん", "焔武者", "ｶﾀｶﾅ", "𠮷野家", "髙﨑", "Ælfgifu", "Łukasz", "Gőzsi", "ğüşiöç", "Ngũgĩ", "Åsa", "Zoë", "José",
    "Ñandú", "ΑΘΗΝΑ", "Ελένη", "Владимир", "Українка", "Ђорђе", "한국어", "김치찌개", "简体中文", "龍馬", "مرحبا", "السلام", "שלום", "नमस्ते",
    "বাংলা", "தமிழ்", "สวัสดี", "Հայերեն", "ქართული", "𝗧𝗲𝘀𝘁", "𝓕𝓪𝓷𝓬𝔂", "𝕏", "Ⓐⓑ", "ﷺ", "①②③", "㍿", "㊙", "½",
    "№5", "™", "©", "®", "⚔", "❤", "✔", "✖", "☠", "★", "♪", "→", "😀", "☺️",
    "👍🏽", "👨‍👩‍👧‍👦", "🏳️‍🌈", "🇯🇵", "1️⃣", "#️⃣", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "⚡", "✨", "🐉", "🎴", "が", "é",
]  # fmt: skip


def test_there_are_names_enough():
    assert len(NAMES) >= 60


@pytest.mark.parametrize("name", NAMES)
def test_no_letter_is_missing(name):
    for piece in layout(name):
        assert piece.text != BOX
        for char in piece.text if piece.font else "":
            notdef = font(piece.font, 40).getmask("\U0010fffe")
            drawn = font(piece.font, 40).getmask(char)
            assert font_of(char) == piece.font
            assert (drawn.size, bytes(drawn)) != (notdef.size, bytes(notdef)) or char.isspace()


@pytest.mark.parametrize("emoji", ["👨‍👩‍👧‍👦", "🏳️‍🌈", "🇯🇵", "1️⃣", "👍🏽", "☺️", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"])
def test_an_emoji_of_many_parts_is_one_picture(emoji):
    assert clusters(emoji) == [emoji]
    assert emoji_of(emoji)


def test_digits_and_signs_stay_letters():
    assert [emoji_of(sign) for sign in "1#*©®"] == [""] * 5


def test_what_no_font_has_is_a_box():
    assert [piece.text for piece in layout("\ua9c1")] == [BOX]


def test_right_to_left_letters_stand_in_the_order_they_are_seen():
    assert seen("אבג 12") == "גבא 12"
    assert seen("بب") == "ﺐﺑ"
    assert clusters("אבג") == ["א", "ב", "ג"]
    assert fit("אבגדהוזחטיכל", 90, 30, 30)[0].startswith("אב")


@pytest.mark.parametrize(
    "text",
    ["W" * 32, "i" * 32, "あ" * 32, "Z" + "\u0300" * 500, "1" * 30, "W" * 5000, "👨‍👩‍👧‍👦" * 20, "مرحبا" * 9, ""],
)
def test_text_stays_inside_its_room(text):
    fitted, px = fit(text, 120, 30, 24)
    assert 24 <= px <= 30
    assert width(fitted, px) <= 120
    image = Image.new("RGB", (220, 60))
    write(image, (20, 30), fitted, px)
    box = image.convert("L").point(lambda v: 255 if v > 60 else 0).getbbox() or (20, 0, 20, 0)
    assert box[0] >= 17
    assert box[2] <= 143


def test_a_long_text_costs_no_time():
    start = time.thread_time()
    fit("龍" * 100_000, 300, 30, 24)
    wrap("龍の背に乗って。" * 20_000, 300, 30, 3)
    assert time.thread_time() - start < 1


@settings(max_examples=60, deadline=None)
@given(st.text(max_size=60))
def test_no_text_raises_and_cuts_keep_their_room(text):
    fitted, px = fit(text, 150, 26, 22)
    assert width(fitted, px) <= 150 or fitted == "…"
    write(Image.new("RGB", (200, 40)), (10, 20), text, 26)
    assert all(width(line.rstrip(), 26) <= 150 or len(clusters(line)) <= 2 for line in wrap(text, 150, 26))


def test_lines_break_between_phrases_and_never_before_a_full_stop():
    lines = wrap("攻撃の前に宣言してサイコロを振る。5 か 6 で相手を墓地に送る。失敗すると次の番は動けない。", 400, 30)
    assert (
        "".join(lines).replace(" ", "")
        == "攻撃の前に宣言してサイコロを振る。5か6で相手を墓地に送る。失敗すると次の番は動けない。"
    )
    assert all(width(line, 30) <= 400 for line in lines)
    assert not any(line[0] in "。、」" for line in lines)
    tight = wrap("ああああああああああああああああああああ。", 150, 30)
    assert not any(line[0] == "。" for line in tight)


def test_an_english_line_with_a_japanese_name_breaks_between_words():
    text = "れん won three areas or more, and more than the other"
    lines = wrap(text, 560, 28)
    assert len(lines) == 2
    assert " ".join(lines) == text


@pytest.mark.parametrize("room", range(200, 640, 20))
def test_no_line_begins_with_a_sign_that_ends_a_phrase(room):
    text = "相手の勝っている領域が3か所以上なら：EXの欄を読む。向かいが鎧なら：BP＋2000（このターン）。"
    lines = wrap(text, room, 30)
    assert "".join(lines) == text
    assert not any(line[0] in "。、：）" for line in lines)


def test_too_many_lines_end_in_an_ellipsis():
    lines = wrap("one two three four five six seven eight nine ten", 120, 26, 2)
    assert len(lines) == 2
    assert lines[-1].endswith("…")
    assert width(lines[-1], 26) <= 120


def test_fonts_come_from_the_repository():
    assert (FONTS / MAIN).is_file()
    assert font(MAIN, 26).getname()[0].startswith("Noto Sans CJK")
    assert text_mask("東", 40).getbbox()


def test_no_two_threads_share_a_font():
    """A FreeType face is for one thread at a time; that eight threads made no mistake today would prove nothing."""
    here = font(MAIN, 26)
    with ThreadPoolExecutor(1) as elsewhere:
        there = elsewhere.submit(font, MAIN, 26).result()
    assert here is font(MAIN, 26)
    assert here is not there
