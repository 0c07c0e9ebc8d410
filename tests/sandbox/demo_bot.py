"""A small discord.py bot that uses what a card-game host needs; it knows nothing of the sandbox."""

import asyncio
import io
import re
from typing import Any, ClassVar

import discord
from discord import app_commands, ui
from PIL import Image


def picture(name: str = "board.png", size: tuple[int, int] = (64, 32)) -> discord.File:
    buffer = io.BytesIO()
    Image.new("RGB", size, "#0b5d1e").save(buffer, "PNG")
    buffer.seek(0)
    return discord.File(buffer, filename=name, description=f"alt text of {name}")


class Play(ui.DynamicItem[ui.Button[Any]], template=r"play:(?P<card>\w+)"):
    def __init__(self, card: str) -> None:
        self.card = card
        super().__init__(ui.Button(label=card, custom_id=f"play:{card}"))

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Any, match: re.Match[str], /) -> "Play":
        return cls(match["card"])

    async def callback(self, interaction: discord.Interaction) -> None:
        if interaction.message is not None and interaction.message.flags.components_v2:
            file = picture("board2.png")
            await interaction.response.edit_message(view=Table(f"played {self.card}", file.uri), attachments=[file])
        else:
            await interaction.response.edit_message(content=f"played {self.card}", attachments=[picture("board2.png")])


class Table(ui.LayoutView):
    def __init__(self, title: str, media: str) -> None:
        super().__init__(timeout=None)
        box = ui.Container(accent_colour=0x0B5D1E)
        box.add_item(ui.TextDisplay(title))
        box.add_item(ui.MediaGallery(discord.MediaGalleryItem(media, description="the board")))
        box.add_item(ui.Section("rules", accessory=ui.Button(label="Rules", url="https://example.org/rules")))
        box.add_item(ui.ActionRow(Play("ace"), Play("king")))
        self.add_item(box)


class Form(ui.Modal, title="Your bid"):
    level = ui.Label(
        text="Level",
        component=ui.Select(custom_id="level", options=[discord.SelectOption(label=str(n)) for n in range(1, 4)]),
    )
    suit = ui.Label(
        text="Suit",
        component=ui.RadioGroup(
            custom_id="suit", options=[discord.RadioGroupOption(label=s, value=s) for s in ("sun", "moon")]
        ),
    )
    note = ui.Label(text="Note", component=ui.TextInput(custom_id="note", required=False, max_length=10))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        words = [self.level.component.values[0], self.suit.component.value, self.note.component.value]
        await interaction.response.send_message(" ".join(words))


class Japanese(app_commands.Translator):
    words: ClassVar[dict[str, str]] = {
        "deal": "配る",
        "Deal a game": "ゲームを配る",
        "game": "ゲーム",
        "Which one": "どれか",
        "Big": "大",
    }

    async def translate(self, string: Any, locale: discord.Locale, context: Any) -> str | None:
        return self.words.get(string.message) if locale is discord.Locale.japanese else None


class DemoBot(discord.Client):
    def __init__(self, **more: Any) -> None:
        more = {"guild_ready_timeout": 0.05, "intents": discord.Intents(guilds=True)} | more
        super().__init__(**more)
        self.tree = app_commands.CommandTree(self)
        self.events: list[str] = []
        self.boxes: dict[str, Any] = {}

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Play)
        await self.tree.set_translator(Japanese())
        add_commands(self.tree, self)
        await self.tree.sync()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        if not initial:
            await asyncio.sleep(0.02)

    async def on_ready(self) -> None:
        self.events.append("ready")

    async def on_resumed(self) -> None:
        self.events.append("resumed")

    async def on_disconnect(self) -> None:
        self.events.append("disconnect")


def add_commands(tree: app_commands.CommandTree[Any], bot: DemoBot) -> None:
    for add in (add_answers, add_boards, add_private, add_invitations):
        add(tree, bot)


def add_answers(tree: app_commands.CommandTree[Any], bot: DemoBot) -> None:
    @tree.command(description="Trivial answer")
    async def ping(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("pong")

    @tree.command(description="What a file is")
    async def weigh(interaction: discord.Interaction, file: discord.Attachment) -> None:
        data = await file.read()
        await interaction.response.send_message(f"{file.filename} {file.size} {data[:4]!r} {file.ephemeral}")

    @tree.command(
        name=app_commands.locale_str("deal"), description=app_commands.locale_str("Deal a game"), extras={"x": 1}
    )
    @app_commands.rename(game=app_commands.locale_str("game"))
    @app_commands.describe(game=app_commands.locale_str("Which one"))
    async def deal(interaction: discord.Interaction, game: str, players: app_commands.Range[int, 2, 6] = 4) -> None:
        await interaction.response.defer(thinking=True)
        await bot.boxes.get("gate", asyncio.sleep)(0)
        await interaction.edit_original_response(content=f"{game} for {players}", attachments=[picture()])

    @deal.autocomplete("game")
    async def _(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        names = ("hearts", "spades", "skat")
        return [app_commands.Choice(name=name.title(), value=name) for name in names if current in name]


def add_boards(tree: app_commands.CommandTree[Any], bot: DemoBot) -> None:
    @tree.command(description="A board")
    async def table(interaction: discord.Interaction) -> None:
        file = picture()
        await interaction.response.send_message(view=Table("empty", file.uri), file=file)

    @tree.command(description="Old style")
    async def classic(interaction: discord.Interaction) -> None:
        view = ui.View(timeout=None)
        view.add_item(Play("queen"))
        await interaction.response.send_message("board", file=picture(), view=view)

    @tree.command(description="A menu")
    async def pick(interaction: discord.Interaction) -> None:
        view = ui.View(timeout=None)
        select: ui.Select[Any] = ui.Select(
            custom_id="suit", max_values=2, options=[discord.SelectOption(label=s) for s in "SHDC"]
        )

        async def picked(chosen: discord.Interaction) -> None:
            await chosen.response.defer()
            await chosen.edit_original_response(content=" ".join(select.values))

        select.callback = picked
        view.add_item(select)
        view.add_item(ui.Button(label="off", custom_id="off", disabled=True))
        users: ui.UserSelect[Any] = ui.UserSelect(custom_id="who")

        async def chosen_user(chosen: discord.Interaction) -> None:
            await chosen.response.send_message(users.values[0].display_name)

        users.callback = chosen_user
        view.add_item(users)
        await interaction.response.send_message("pick", view=view)


def add_private(tree: app_commands.CommandTree[Any], bot: DemoBot) -> None:
    @tree.command(description="A form")
    async def bid(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Form())

    @tree.command(description="A secret")
    async def secret(interaction: discord.Interaction) -> None:
        bot.boxes["secret"] = interaction
        await interaction.response.send_message("hand", ephemeral=True)
        await interaction.followup.send("more", ephemeral=True)

    @tree.command(description="Your hand by DM")
    async def hand(interaction: discord.Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        try:
            await interaction.user.send("your hand", file=picture("hand.png"))
        except discord.Forbidden as error:
            await interaction.edit_original_response(content=f"closed {error.code}")
        else:
            await interaction.edit_original_response(content="sent")

    @tree.command(description="Answers too late or twice")
    async def slow(interaction: discord.Interaction) -> None:
        bot.boxes["slow"] = interaction


def add_invitations(tree: app_commands.CommandTree[Any], bot: DemoBot) -> None:
    @tree.context_menu(name="Challenge")
    async def challenge(interaction: discord.Interaction, user: discord.User) -> None:
        allowed = discord.AllowedMentions(users=[user])
        await interaction.response.send_message(f"{user.mention}, play?", allowed_mentions=allowed)

    group = app_commands.Group(name="game", description="Games")

    @group.command(description="Invite somebody")
    @app_commands.choices(size=[app_commands.Choice(name=app_commands.locale_str("Big"), value="big")])
    async def invite(interaction: discord.Interaction, who: discord.User, size: str = "big") -> None:
        await interaction.response.send_message(f"{who.display_name} {size}")

    tree.add_command(group)
