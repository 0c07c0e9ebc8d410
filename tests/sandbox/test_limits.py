"""Discord's limits: what is refused, what just fits. By hand checks alone, so these hold without Discord's own description."""

import pytest

from sandbox.checks.commands import check_commands
from sandbox.checks.messages import check_message
from sandbox.checks.modals import check_modal

V2 = 1 << 15


def button(n=0, **more):
    return {"type": 2, "style": 1, "label": "x", "custom_id": f"b{n}"} | more


def row(*parts):
    return {"type": 1, "components": list(parts)}


def words(text="x"):
    return {"type": 10, "content": text}


def menu(count=2, **more):
    options = [{"label": str(n), "value": str(n)} for n in range(count)]
    return {"type": 3, "custom_id": "menu", "options": options} | more


def box(*parts, **more):
    return {"type": 17, "components": list(parts)} | more


def gallery(count=1, url="https://example.org/x.png", **more):
    return {"type": 12, "items": [{"media": {"url": url}} | more] * count}


def section(*texts, accessory=None):
    return {"type": 9, "components": list(texts), "accessory": accessory or button()}


def legacy(*rows):
    return {"components": list(rows)}


def modern(*parts):
    return {"flags": V2, "components": list(parts)}


OPTION = {"label": "a", "value": "a"}
BOARD = {"id": 0, "filename": "board.png"}

FITS = {
    "content 2000": {"content": "x" * 2000},
    "label 80": legacy(row(button(label="x" * 80))),
    "custom id 100": legacy(row(button(custom_id="x" * 100))),
    "an emoji for a label": legacy(row({"type": 2, "style": 1, "custom_id": "a", "emoji": {"name": "⚔️"}})),
    "five rows of five": legacy(*[row(*[button(10 * r + n) for n in range(5)]) for r in range(5)]),
    "25 options": legacy(row(menu(25, max_values=25))),
    "no value needed": legacy(row(menu(3, min_values=0))),
    "40 components, nested": modern(box(*[words()] * 19), box(*[words()] * 19)),
    "4000 characters of text": modern(words("x" * 2000), words("x" * 2000)),
    "ten pictures": modern(gallery(10)),
    "three texts in a section": modern(section(words(), words(), words())),
    "a file that is uploaded": modern(gallery(url="attachment://board.png")) | {"attachments": [BOARD]},
    "a file in an embed": {"embeds": [{"image": {"url": "attachment://board.png"}}], "attachments": [BOARD]},
    "alt text 1024": {"content": "x", "attachments": [BOARD | {"description": "x" * 1024}]},
    "6000 characters of embeds": {"embeds": [{"description": "x" * 3000}] * 2},
    "mentions of one person": {"content": "x", "allowed_mentions": {"parse": [], "users": ["1"]}},
    "nonce 25": {"content": "x", "nonce": "x" * 25},
}

TOO_MUCH = {
    "content 2001": {"content": "x" * 2001},
    "nonce 26": {"content": "x", "nonce": "x" * 26},
    "label 81": legacy(row(button(label="x" * 81))),
    "custom id 101": legacy(row(button(custom_id="x" * 101))),
    "custom id twice": legacy(row(button(1), button(1))),
    "custom id twice, nested": modern(row(button(1)), box(row(button(1)))),
    "component id twice": modern(words() | {"id": 5}, words() | {"id": 5}),
    "button without label and emoji": legacy(row({"type": 2, "style": 1, "custom_id": "a"})),
    "button without custom id": legacy(row({"type": 2, "style": 1, "label": "a"})),
    "button with style 9": legacy(row(button(style=9))),
    "a letter for an emoji": legacy(row(button(emoji={"name": "土"}))),
    "link with custom id": legacy(row(button(style=5, url="https://example.org"))),
    "link without url": legacy(row({"type": 2, "style": 5, "label": "a"})),
    "link to nowhere": legacy(row({"type": 2, "style": 5, "label": "a", "url": "javascript:x"})),
    "button with url": legacy(row(button(url="https://example.org"))),
    "six buttons in a row": legacy(row(*[button(n) for n in range(6)])),
    "an empty row": legacy(row()),
    "six rows": legacy(*[row(button(n)) for n in range(6)]),
    "menu beside a button": legacy(row(menu(), button())),
    "a text in a row": modern(row(words())),
    "26 options": legacy(row(menu(26))),
    "no options": legacy(row(menu(0))),
    "option label 101": legacy(row(menu(options=[OPTION | {"label": "x" * 101}]))),
    "option value 101": legacy(row(menu(options=[OPTION | {"value": "x" * 101}]))),
    "option description 101": legacy(row(menu(options=[OPTION | {"description": "x" * 101}]))),
    "option without label": legacy(row(menu(options=[{"value": "a"}]))),
    "option value twice": legacy(row(menu(options=[OPTION, OPTION]))),
    "placeholder 151": legacy(row(menu(placeholder="x" * 151))),
    "max_values 26": legacy(row(menu(25, max_values=26))),
    "max_values over the options": legacy(row(menu(2, max_values=3))),
    "min over max": legacy(row(menu(3, min_values=3, max_values=2))),
    "two defaults of one": legacy(
        row(menu(options=[OPTION | {"default": True}, {"label": "b", "value": "b", "default": True}]))
    ),
    "a text input in a message": legacy(row({"type": 4, "style": 1, "custom_id": "a", "label": "x"})),
    "41 components": modern(*[words()] * 41),
    "41 components, nested": modern(box(*[words()] * 20), box(*[words()] * 19)),
    "4001 characters": modern(words("x" * 4001)),
    "4001 characters in all": modern(words("x" * 2001), words("x" * 2000)),
    "an empty text": modern(words("")),
    "content with V2": modern(words()) | {"content": "x"},
    "embeds with V2": modern(words()) | {"embeds": [{"title": "x"}]},
    "V2 without the flag": {"components": [words()]},
    "a button outside a row": modern(button()),
    "eleven pictures": modern(gallery(11)),
    "no pictures": modern(gallery(0)),
    "alt text 1025 of a picture": modern(gallery(description="x" * 1025)),
    "picture from a file system": modern(gallery(url="file:///x.png")),
    "four texts in a section": modern(section(*[words()] * 4)),
    "section without accessory": modern({"type": 9, "components": [words()]}),
    "section with a row": modern(section(words(), accessory=row(button()))),
    "container in a container": modern(box(box(words()))),
    "color out of range": modern(box(words(), accent_color=0x1000000)),
    "a file that is not uploaded": modern(gallery(url="attachment://other.png")) | {"attachments": [BOARD]},
    "a file name with a space": modern(gallery(url="attachment://my board.png")),
    "an embed's file that is not there": {"embeds": [{"image": {"url": "attachment://a.png"}}]},
    "a file part from the internet": modern({"type": 13, "file": {"url": "https://example.org/x"}}),
    "alt text 1025": {"content": "x", "attachments": [BOARD | {"description": "x" * 1025}]},
    "an attachment that is not there": {"content": "x", "attachments": [{"id": 7}]},
    "eleven embeds": {"embeds": [{"title": "x"}] * 11},
    "embed title 257": {"embeds": [{"title": "x" * 257}]},
    "embed description 4097": {"embeds": [{"description": "x" * 4097}]},
    "26 fields": {"embeds": [{"fields": [{"name": "x", "value": "x"}] * 26}]},
    "a field without value": {"embeds": [{"fields": [{"name": "x", "value": ""}]}]},
    "6001 characters of embeds": {"embeds": [{"description": "x" * 3001}, {"description": "x" * 3000}]},
    "mentions both ways": {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
    "mentions of what is not": {"content": "x", "allowed_mentions": {"parse": ["all"]}},
}

UPLOADS = {"0": ("board.png", 10)}


@pytest.mark.parametrize("body", FITS.values(), ids=FITS)
def test_what_fits(body):
    assert list(check_message(body, UPLOADS if "attachments" in body else {})) == []


@pytest.mark.parametrize("body", TOO_MUCH.values(), ids=TOO_MUCH)
def test_what_does_not(body):
    problems = list(check_message(body, UPLOADS if "attachments" in body else {}))
    assert problems
    assert not any(problem.is_warning for problem in problems)


def test_eleven_attachments():
    uploads = {str(n): (f"{n}.png", 1) for n in range(11)}
    assert [problem.path for problem in check_message({"content": "x"}, uploads)] == ["attachments"]
    old = {"flags": 0, "attachments": [{"id": str(n), "filename": "x.png"} for n in range(10, 16)]}
    five = {str(n): (f"{n}.png", 1) for n in range(5)}
    assert list(check_message({}, five, old))
    assert not list(check_message({"attachments": []}, five, old))


def test_a_path_leads_to_the_fault():
    body = modern(box(words(), row(button(label="x" * 81))))
    (problem,) = check_message(body, {})
    assert problem.path == "components.0.components.1.components.0.label"
    (problem,) = check_message(modern(section(words(), accessory=button(label="x" * 81))), {})
    assert problem.path == "components.0.accessory.label"


def field(part, **more):
    return {"type": 18, "label": "x", "component": part} | more


def entry(name="a", **more):
    return {"type": 4, "style": 1, "custom_id": name} | more


def modal(*parts, **more):
    return {"custom_id": "m", "title": "t", "components": list(parts)} | more


RADIO = {"type": 21, "custom_id": "r", "options": [OPTION, {"label": "b", "value": "b"}]}

GOOD_FORMS = {
    "five fields": modal(*[field(entry(str(n))) for n in range(5)]),
    "a text between": modal(words(), field(entry())),
    "menus and groups": modal(field(menu()), field(RADIO), field({"type": 22, "custom_id": "c", "options": [OPTION]})),
    "an old-style row": modal(row(entry(label="x"))),
    "not required and empty": modal(field(menu(required=False, min_values=0))),
}

BAD_FORMS = {
    "title 46": modal(field(entry()), title="x" * 46),
    "no title": modal(field(entry()), title=""),
    "custom id 101": modal(field(entry()), custom_id="x" * 101),
    "no fields": modal(),
    "six fields": modal(*[field(entry(str(n))) for n in range(6)]),
    "label 46": modal(field(entry(), label="x" * 46)),
    "description 101": modal(field(entry(), description="x" * 101)),
    "a button": modal(field(button())),
    "a row of buttons": modal(row(button())),
    "max_length 4001": modal(field(entry(max_length=4001))),
    "min over max": modal(field(entry(min_length=5, max_length=4))),
    "value too long": modal(field(entry(value="xxxxx", max_length=4))),
    "placeholder 101": modal(field(entry(placeholder="x" * 101))),
    "style 3": modal(field(entry(style=3))),
    "two labels": modal(field(entry(label="again"))),
    "field twice": modal(field(entry()), field(entry())),
    "eleven radio options": modal(field(RADIO | {"options": [{"label": str(n), "value": str(n)} for n in range(11)]})),
    "one radio option": modal(field(RADIO | {"options": [OPTION]})),
    "a disabled menu": modal(field(menu(disabled=True))),
    "required, yet none needed": modal(field(menu(min_values=0))),
    "26 options": modal(field(menu(26))),
}


@pytest.mark.parametrize("form", GOOD_FORMS.values(), ids=GOOD_FORMS)
def test_forms_that_fit(form):
    assert list(check_modal(form)) == []


@pytest.mark.parametrize("form", BAD_FORMS.values(), ids=BAD_FORMS)
def test_forms_that_do_not(form):
    assert list(check_modal(form))


def command(**more):
    return {"name": "x", "description": "d", "type": 1, "options": []} | more


def option(name="o", **more):
    return {"type": 3, "name": name, "description": "d"} | more


def choices(count, **more):
    return [{"name": str(n), "value": str(n)} | more for n in range(count)]


HUGE = [option(f"o{n}", choices=[{"name": f"{c:090}", "value": "v" * 90} for c in range(25)]) for n in range(2)]
SUB = option("sub", type=1)

GOOD_COMMANDS = {
    "Japanese": [command(name="決闘", description="挑戦する", name_localizations={"en-US": "duel"})],
    "100 commands": [command(name=f"c{n}") for n in range(100)],
    "context menus": [{"name": "Challenge Me", "type": 2}, *[{"name": f"M {n}", "type": 3} for n in range(15)]],
    "group and subcommand": [command(options=[option("group", type=2, options=[SUB | {"options": [option()]}])])],
    "25 choices": [command(options=[option(choices=choices(25))])],
    "the largest bounds": [command(options=[option(type=4, min_value=1 - 2**53, max_value=2**53 - 1)])],
    "required first": [command(options=[option("a", required=True), option("b")])],
}

BAD_COMMANDS = {
    "name 33": [command(name="x" * 33)],
    "upper case": [command(name="Duel")],
    "a space": [command(name="my duel")],
    "upper case in a language": [command(name_localizations={"de": "Spiel"})],
    "a space in a language": [command(name_localizations={"ja": "決闘 する"})],
    "unknown language": [command(name_localizations={"xx": "spiel"})],
    "description 101": [command(description="x" * 101)],
    "no description": [command(description="")],
    "description 101 in a language": [command(description_localizations={"ja": "x" * 101})],
    "26 options": [command(options=[option(f"o{n}") for n in range(26)])],
    "26 choices": [command(options=[option(choices=choices(26))])],
    "choice name 101": [command(options=[option(choices=choices(1, name="x" * 101))])],
    "choice name 101 in a language": [
        command(options=[option(choices=choices(1, name_localizations={"ja": "x" * 101}))])
    ],
    "choice value 101": [command(options=[option(choices=choices(1, value="x" * 101))])],
    "choice name twice": [command(options=[option(choices=choices(2, name="x"))])],
    "101 commands": [command(name=f"c{n}") for n in range(101)],
    "16 context menus": [{"name": f"M{n}", "type": 3} for n in range(16)],
    "context menu with description": [{"name": "x", "type": 2, "description": "d"}],
    "command twice": [command(), command()],
    "option twice": [command(options=[option(), option()])],
    "required after optional": [command(options=[option("a"), option("b", required=True)])],
    "8000 characters": [command(options=HUGE)],
    "a bound that is too large": [command(options=[option(type=4, max_value=2**53)])],
    "a bound that is too low": [command(options=[option(type=4, min_value=-(2**53))])],
    "autocomplete and choices": [command(options=[option(autocomplete=True, choices=choices(1))])],
    "autocomplete of a user": [command(options=[option(type=6, autocomplete=True)])],
    "subcommands mixed": [command(options=[SUB, option()])],
    "subcommand in a subcommand": [command(options=[SUB | {"options": [SUB]}, SUB])],
    "an option's name in upper case": [command(options=[option("Game")])],
}


@pytest.mark.parametrize("commands", GOOD_COMMANDS.values(), ids=GOOD_COMMANDS)
def test_commands_that_fit(commands):
    assert list(check_commands(commands)) == []


@pytest.mark.parametrize("commands", BAD_COMMANDS.values(), ids=BAD_COMMANDS)
def test_commands_that_do_not(commands):
    assert list(check_commands(commands))


async def test_a_refusal_on_the_wire_says_where(wire):
    channel = wire.sandbox.desk.named_channel("table")["id"]
    path = f"/channels/{channel}/messages"
    status, body = await wire.send("POST", path, legacy(row(button(label="x" * 81))))
    assert (status, body["code"], body["message"]) == (400, 50035, "Invalid Form Body")
    found = body["errors"]["components"]["0"]["components"]["0"]["label"]["_errors"]
    assert [one["code"] for one in found] in (["BASE_TYPE_MAX_LENGTH"], ["SCHEMA"])
    assert await wire.sandbox.people.aoi.messages("table") == []


async def test_the_wire_checks_every_door(wire):
    world = wire.sandbox.world
    channel = wire.sandbox.desk.named_channel("table")["id"]
    app = world.app["id"]
    long = {"content": "x" * 2001}
    _, message = await wire.send("POST", f"/channels/{channel}/messages", {"content": "x"})
    doors = [
        ("POST", f"/channels/{channel}/messages", long),
        ("PATCH", f"/channels/{channel}/messages/{message['id']}", long),
        ("PUT", f"/applications/{app}/commands", [command(name="Duel")]),
        ("PUT", f"/applications/{app}/guilds/{world.guild_id}/commands", [command(name="Duel")]),
        ("POST", f"/channels/{channel}/threads", {"name": "", "type": 11}),
        ("POST", f"/channels/{channel}/messages/{message['id']}/threads", {"name": "x" * 101}),
        ("POST", f"/applications/{app}/emojis", {"name": "!", "image": ""}),
    ]
    for method, path, body in doors:
        status, answer = await wire.send(method, path, body)
        assert (status, answer["code"]) == (400, 50035), path


@pytest.mark.parametrize(
    "body", [{}, {"content": ""}, {"content": None, "embeds": []}, {"flags": V2, "components": []}]
)
async def test_an_empty_message(wire, body):
    channel = wire.sandbox.desk.named_channel("table")["id"]
    status, answer = await wire.send("POST", f"/channels/{channel}/messages", body)
    assert (status, answer["code"]) == (400, 50006)


async def test_an_edit_cannot_empty_a_message(wire):
    channel = wire.sandbox.desk.named_channel("table")["id"]
    _, message = await wire.send("POST", f"/channels/{channel}/messages", {"content": "x"})
    status, answer = await wire.send("PATCH", f"/channels/{channel}/messages/{message['id']}", {"content": ""})
    assert (status, answer["code"]) == (400, 50006)
    assert (await wire.sandbox.people.aoi.messages("table"))[0]["text"] == "x"


async def test_a_message_turns_v2_and_stays_so(wire):
    channel = wire.sandbox.desk.named_channel("table")["id"]
    _, message = await wire.send("POST", f"/channels/{channel}/messages", {"content": "x"})
    path = f"/channels/{channel}/messages/{message['id']}"
    assert (await wire.send("PATCH", path, modern(words())))[0] == 400
    assert (await wire.send("PATCH", path, modern(words()) | {"content": None}))[0] == 200
    status, after = await wire.send("PATCH", path, {"flags": 0, "components": [words("y")]})
    assert (status, after["flags"]) == (200, V2)


async def test_a_file_that_is_too_large(wire):
    channel = wire.sandbox.desk.named_channel("table")["id"]
    files = [("big.bin", b"\0" * (10 * 1024 * 1024 + 1))]
    status, answer = await wire.send("POST", f"/channels/{channel}/messages", {"content": "x"}, files)
    assert (status, answer["code"]) == (413, 40005)


@pytest.mark.parametrize(
    "path", ["/users/1", "/channels/1", "/channels/1/messages/2", "/guilds/1", "/guilds/1/members/2"]
)
async def test_what_is_unknown(wire, path):
    status, answer = await wire.send("GET", path)
    assert status == 404
    assert answer["code"] in {10003, 10004, 10013}


async def test_without_a_token(sandbox):
    import aiohttp

    async with (
        aiohttp.ClientSession(connector=sandbox.connector()) as session,
        session.get("https://discord.com/api/v10/users/@me") as answer,
    ):
        assert answer.status == 401
        assert answer.headers["Content-Type"] == "application/json"
        assert {"Via", "X-RateLimit-Bucket", "X-RateLimit-Remaining"} <= set(answer.headers)
