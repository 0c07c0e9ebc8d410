"""What a stranger brings is read to faults or to a set, whatever it is, and its pictures are made anew."""

import io

from PIL import Image

from bot.sets.reader import Given, read
from engine.brought import read as kept
from tests.bot.play import slug
from tests.bot.sets.made import as_yaml, made
from tests.engine.sets.malformed import cases, packed


def picture(size=(400, 300)):
    written = io.BytesIO()
    Image.new("RGB", size, (200, 40, 40)).save(written, "PNG")
    return written.getvalue()


def test_one_of_each_sort_of_malformed_sets_is_answered_with_its_faults():
    seen = {case.reason: case for case in cases()}
    assert len(seen) > 40
    for case in seen.values():
        found = read(Given("set.zip", case.data, "ja"))
        assert found.faults, case
        assert (found.text, found.pictures) == ("", {})
        assert all(line.strip() for line in found.faults)


def test_pictures_are_kept_as_they_were_made_anew_under_the_hash_of_what_was_brought():
    card = "echo-gatewarden"
    found = read(Given("set.zip", packed(("set.yaml", as_yaml(slug()).encode()), (f"{card}.png", picture())), "ja"))
    assert found.faults == ()
    (name,) = found.pictures
    assert kept(found.text).brought.pictures == {card: name}
    with Image.open(io.BytesIO(found.pictures[name])) as anew:
        assert (anew.format, anew.size) == ("JPEG", (400, 300))
    broken = picture()[:50] + b"\0" * 400
    found = read(Given("set.zip", packed(("set.yaml", as_yaml(slug()).encode()), (f"{card}.png", broken)), "ja"))
    assert found.faults
    assert found.text == ""


def test_a_set_stands_beside_those_that_are_on_but_not_beside_its_own_other_version():
    data = as_yaml(slug(), "2").encode()
    assert read(Given("set.yaml", data, "en-US", (made(slug()).text,))).faults == ()
    other = made(slug(), name="other-set").text
    assert read(Given("set.yaml", data, "en-US", (other,))).faults
