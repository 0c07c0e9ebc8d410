"""A bot that shows everything a page has to be able to show. `SANDBOX_URL=… python -m tests.browser.demo_bot`."""

import asyncio
import io
import os
from pathlib import Path

import discord
from discord import app_commands, ui
from PIL import Image, ImageDraw

from sandbox.connector import connect

JAPANESE = {
    "greet": "挨拶",
    "Says hello": "挨拶をする",
    "whom": "相手",
    "Who is greeted": "だれに挨拶するか",
    "board": "盤",
    "Shows a picture with buttons": "画像とボタンを出す",
    "menus": "選択",
    "Shows menus": "選択肢を出す",
    "form": "用紙",
    "Opens a form": "フォームを開く",
    "secret": "内緒",
    "Tells only you": "あなただけに伝える",
    "slow": "長考",
    "Thinks for a while": "しばらく考える",
    "mute": "無言",
    "Never answers": "答えない",
    "thread": "部屋",
    "Opens a thread": "スレッドを作る",
    "letter": "手紙",
    "Writes to you": "DM を送る",
    "many": "連投",
    "Sends many messages": "たくさん送る",
    "order": "注文",
    "pick": "選ぶ",
    "Orders something": "何かを注文する",
    "dish": "品",
    "What to eat": "食べるもの",
    "size": "大きさ",
    "How large": "大きさ",
    "count": "数",
    "How many": "いくつ",
    "small": "小",
    "large": "大",
    "Wave": "手を振る",
}
DISHES = {"ramen": "ラーメン", "soba": "そば", "udon": "うどん", "curry": "カレー"}
MARKUP = """# Heading
**bold** *italic* __underlined__ ~~struck~~ ||hidden|| `code` snake_case_name 2*3*4
> quoted
- first
  - inner
- second
1. one
2. two
[a link](https://example.com/x) <@{me}> <#{channel}> <t:{now}:R> \\*plain\\* <b>no markup</b>
```py
print("hi")
```"""


class Words(app_commands.Translator):
    """Japanese names for the commands."""

    async def translate(self, string, locale, context):
        return JAPANESE.get(string.message) if locale is discord.Locale.japanese else None


class Demo(discord.Client):
    """Ready when its commands are known to Discord."""

    def __init__(self, **options):
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.1, **options)
        self.tree = app_commands.CommandTree(self)

    async def setup_hook(self):
        await self.tree.set_translator(Words())
        add_commands(self.tree)
        await self.tree.sync()


def picture(color="#1D2A52"):
    """A picture of a board's size; the demo may show another one by DEMO_PICTURE."""
    own = os.environ.get("DEMO_PICTURE")
    if own:
        return io.BytesIO(Path(own).read_bytes())
    image = Image.new("RGB", (1200, 800), color)
    ImageDraw.Draw(image).rectangle((100, 100, 500, 400), fill="#F4EDDD")
    out = io.BytesIO()
    image.save(out, "PNG")
    out.seek(0)
    return out


def file(color="#1D2A52"):
    return discord.File(picture(color), "picture.png", description="A sheet of paper on a blue table.\nNothing else.")


class Board(ui.LayoutView):
    """A picture in a container, and buttons that change it in place."""

    def __init__(self, turn=1):
        super().__init__(timeout=None)
        self.turn = turn
        box = ui.Container(accent_color=0xC8341F)
        box.add_item(
            ui.Section(
                ui.TextDisplay(f"## Turn {turn}\n**あおい** to move"), accessory=self.button("Look", "secondary")
            )
        )
        box.add_item(
            ui.MediaGallery(discord.MediaGalleryItem("attachment://picture.png", description=f"Board of turn {turn}"))
        )
        box.add_item(ui.Separator(spacing=discord.SeparatorSpacing.large))
        box.add_item(ui.TextDisplay("-# Rule **A-1**"))
        self.add_item(box)
        self.add_item(
            ui.ActionRow(
                self.button("Next turn", "primary", self.go),
                self.button("Give up", "danger"),
                self.button("Closed", "success", off=True),
            )
        )

    def button(self, label, style, callback=None, off=False):
        made = ui.Button(label=label, style=discord.ButtonStyle[style], disabled=off, custom_id=f"{label}-{self.turn}")
        made.callback = callback or self.say
        return made

    async def go(self, interaction):
        await interaction.response.edit_message(view=Board(self.turn + 1), attachments=[file("#35204F")])

    async def say(self, interaction):
        await interaction.response.send_message("Looked", ephemeral=True)


class Menus(ui.View):
    """A menu of one, a menu of several, a menu of people."""

    def __init__(self):
        super().__init__(timeout=None)

    @ui.select(
        custom_id="one",
        placeholder="One fruit",
        options=[
            discord.SelectOption(label=name, value=name, description=f"A fine {name}", emoji="🍎")
            for name in ("apple", "pear", "plum")
        ],
    )
    async def one(self, interaction, select):
        await interaction.response.send_message(f"one: {select.values}", ephemeral=True)

    @ui.select(
        custom_id="several",
        placeholder="Two or three numbers",
        min_values=2,
        max_values=3,
        options=[discord.SelectOption(label=f"Number {n}", value=str(n)) for n in range(1, 13)],
    )
    async def several(self, interaction, select):
        await interaction.response.send_message(f"several: {select.values}", ephemeral=True)

    @ui.select(cls=ui.UserSelect, custom_id="who", placeholder="Somebody")
    async def who(self, interaction, select):
        await interaction.response.send_message(f"who: {[user.name for user in select.values]}", ephemeral=True)

    @ui.button(label="No answer", custom_id="mute")
    async def mute(self, interaction, button):
        await asyncio.sleep(60)


class Shift(ui.LayoutView):
    """A message in which each step puts a button more before the others; one of them goes, in the end all."""

    def __init__(self, step=0):
        super().__init__(timeout=None)
        self.step = step
        self.add_item(ui.TextDisplay(f"Step {step}" if step >= 0 else "Over"))
        for at in range(step):
            self.add_item(ui.ActionRow(self.button(f"More {at}")))
        menu = ui.Select(custom_id="choice", placeholder="A choice", options=[discord.SelectOption(label="It")])
        if step >= 0:
            self.add_item(ui.ActionRow(menu))
        labels = ["Stay", *(["Gone at 5"] if step < 5 else []), "Next", "End"] if step >= 0 else ["First of all"]
        self.add_item(ui.ActionRow(*map(self.button, labels)))

    def button(self, label):
        made = ui.Button(label=label, custom_id=label.lower())
        made.callback = {"Next": self.go, "End": self.end}.get(label, self.go)
        return made

    async def go(self, interaction):
        await interaction.response.edit_message(view=Shift(self.step + 1))

    async def end(self, interaction):
        await interaction.response.edit_message(view=Shift(-1))


class Form(ui.Modal, title="A form"):
    """Every kind of field."""

    name = ui.Label(text="Name", description="As you like", component=ui.TextInput(max_length=20, custom_id="name"))
    story = ui.Label(
        text="Story", component=ui.TextInput(style=discord.TextStyle.paragraph, required=False, custom_id="story")
    )
    fruit = ui.Label(
        text="Fruit",
        component=ui.Select(
            custom_id="fruit",
            options=[discord.SelectOption(label="Apple", value="a"), discord.SelectOption(label="Pear", value="p")],
        ),
    )
    way = ui.Label(
        text="Way",
        component=ui.RadioGroup(
            custom_id="way",
            options=[
                discord.RadioGroupOption(label="Left", value="l"),
                discord.RadioGroupOption(label="Right", value="r"),
            ],
        ),
    )
    sure = ui.Label(text="Sure", component=ui.Checkbox(custom_id="sure"))

    async def on_submit(self, interaction):
        said = [
            self.name.component.value,
            self.story.component.value,
            *self.fruit.component.values,
            self.way.component.value,
            self.sure.component.value,
        ]
        await interaction.response.send_message(f"form: {said}")


def add_commands(tree):
    """All of the demo's commands."""
    add_showing(tree)
    add_odd(tree)
    add_order(tree)
    add_menus(tree)


def add_showing(tree):
    """Commands that answer with something to look at."""

    @tree.command(description="Says hello")
    @app_commands.describe(whom="Who is greeted")
    async def greet(interaction, whom: discord.User | None = None):
        text = MARKUP.format(
            me=(whom or interaction.user).id,
            channel=interaction.channel_id,
            now=int(discord.utils.utcnow().timestamp()) - 120,
        )
        await interaction.response.send_message(text, file=file(), allowed_mentions=discord.AllowedMentions(users=True))

    @tree.command(description="Weighs a file")
    async def weigh(interaction, file: discord.Attachment):
        await interaction.response.send_message(f"{file.filename}: {len(await file.read())}")

    @tree.command(description="Shows a picture with buttons")
    async def board(interaction):
        await interaction.response.send_message(view=Board(), file=file())

    @tree.command(description="Shows menus")
    async def menus(interaction):
        await interaction.response.send_message("Choose", view=Menus())

    @tree.command(description="Shows what changes")
    async def shift(interaction):
        await interaction.response.send_message(view=Shift())

    @tree.command(description="Opens a form")
    async def form(interaction):
        await interaction.response.send_modal(Form())

    @tree.command(description="Tells only you")
    async def secret(interaction):
        await interaction.response.send_message("Between us", ephemeral=True)


def add_odd(tree):
    """Commands that answer late, never, elsewhere or often."""

    @tree.command(description="Thinks for a while")
    async def slow(interaction):
        """Until it is asked for something else."""
        await interaction.response.defer(thinking=True)
        await interaction.client.wait_for("interaction", check=lambda other: other.id != interaction.id)
        await interaction.followup.send("Thought it over")

    @tree.command(description="Never answers")
    async def mute(interaction):
        await asyncio.sleep(60)

    @tree.command(description="Opens a thread")
    async def thread(interaction):
        await interaction.response.send_message("A thread is here")
        message = await interaction.original_response()
        room = await message.create_thread(name="あおい 対 れん")
        await room.send(f"{interaction.user.mention}, in here", allowed_mentions=discord.AllowedMentions(users=True))

    @tree.command(description="Writes to you")
    async def letter(interaction):
        await interaction.user.send("A letter", file=file())
        await interaction.response.send_message("Sent", ephemeral=True)

    @tree.command(description="Sends many messages")
    async def many(interaction, count: app_commands.Range[int, 1, 300]):
        await interaction.response.send_message("Here they come", ephemeral=True)
        for number in range(count):
            await interaction.channel.send(f"**Message {number}** with some words in it, and `code`.")


def add_order(tree):
    """A command with every kind of option."""
    order = app_commands.Group(name="order", description="Orders something")

    @order.command(name="pick", description="Orders something")
    @app_commands.describe(dish="What to eat", size="How large", count="How many", whom="Who is greeted")
    @app_commands.choices(size=[app_commands.Choice(name=name, value=name) for name in ("small", "large")])
    async def order_pick(
        interaction, dish: str, size: str, whom: discord.User, count: app_commands.Range[int, 1, 9] = 1
    ):
        await interaction.response.send_message(f"order: {dish} {size} {whom.name} {count}")

    @order_pick.autocomplete("dish")
    async def suggest(interaction, current):
        return [
            app_commands.Choice(name=app_commands.locale_str(name), value=name) for name in DISHES if current in name
        ]

    tree.add_command(order)


def add_menus(tree):
    """Entries for people and messages."""

    @tree.context_menu(name="Wave")
    async def wave(interaction, user: discord.User):
        await interaction.response.send_message(f"{interaction.user.name} waves at {user.name}")

    @tree.context_menu(name="Count")
    async def count(interaction, message: discord.Message):
        await interaction.response.send_message(f"counted: {len(message.components)}", ephemeral=True)


async def main(url):
    access = await connect(url)
    bot = Demo(connector=access.connector)
    await bot.start(access.token)


if __name__ == "__main__":
    asyncio.run(main(os.environ["SANDBOX_URL"]))
