"""Discord's numbers by name: types, flags, intents, permissions (developer documentation, "Reference")."""

from enum import IntEnum, IntFlag


class MessageFlag(IntFlag):
    """Bits of a message's ``flags``."""

    SUPPRESS_EMBEDS = 1 << 2
    HAS_THREAD = 1 << 5
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SILENT = 1 << 12
    COMPONENTS_V2 = 1 << 15


SENDABLE_FLAGS = MessageFlag.SUPPRESS_EMBEDS | MessageFlag.SILENT | MessageFlag.COMPONENTS_V2
"""What a bot may set on a channel message; an interaction's answer may be ephemeral besides."""


class MessageType(IntEnum):
    """A message's ``type``."""

    ORDINARY = 0
    THREAD_CREATED = 18
    REPLY = 19
    CHAT_COMMAND = 20
    CONTEXT_COMMAND = 23


class ComponentType(IntEnum):
    """A component's ``type``."""

    ACTION_ROW = 1
    BUTTON = 2
    STRING_SELECT = 3
    TEXT_INPUT = 4
    USER_SELECT = 5
    ROLE_SELECT = 6
    MENTIONABLE_SELECT = 7
    CHANNEL_SELECT = 8
    SECTION = 9
    TEXT_DISPLAY = 10
    THUMBNAIL = 11
    MEDIA_GALLERY = 12
    FILE = 13
    SEPARATOR = 14
    CONTAINER = 17
    LABEL = 18
    FILE_UPLOAD = 19
    RADIO_GROUP = 21
    CHECKBOX_GROUP = 22
    CHECKBOX = 23


SELECTS = frozenset({3, 5, 6, 7, 8})
V2_ONLY = frozenset({9, 10, 11, 12, 13, 14, 17})


class ButtonStyle(IntEnum):
    """A button's ``style``."""

    LINK = 5
    PREMIUM = 6


class ChannelType(IntEnum):
    """A channel's ``type``."""

    TEXT = 0
    DM = 1
    ANNOUNCEMENT_THREAD = 10
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12


THREADS = frozenset({10, 11, 12})


class InteractionType(IntEnum):
    """An interaction's ``type``."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


class CallbackType(IntEnum):
    """How a bot may answer an interaction."""

    MESSAGE = 4
    DEFERRED_MESSAGE = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


class CommandType(IntEnum):
    """An application command's ``type``."""

    CHAT = 1
    USER = 2
    MESSAGE = 3


class OptionType(IntEnum):
    """The ``type`` of a command's option."""

    SUBCOMMAND = 1
    GROUP = 2
    STRING = 3
    INTEGER = 4
    BOOLEAN = 5
    USER = 6
    CHANNEL = 7
    ROLE = 8
    MENTIONABLE = 9
    NUMBER = 10
    ATTACHMENT = 11


class Intent(IntFlag):
    """Gateway intents that the sandbox tells apart."""

    GUILDS = 1 << 0
    GUILD_MEMBERS = 1 << 1
    GUILD_PRESENCES = 1 << 8
    GUILD_MESSAGES = 1 << 9
    DIRECT_MESSAGES = 1 << 12
    MESSAGE_CONTENT = 1 << 15


PRIVILEGED = Intent.GUILD_MEMBERS | Intent.GUILD_PRESENCES | Intent.MESSAGE_CONTENT


class Permission(IntFlag):
    """Permissions that the sandbox knows; their names in lower case are those of ``POST /api/permissions``."""

    ADMINISTRATOR = 1 << 3
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38


OF_A_MODERATOR = Permission.MANAGE_MESSAGES | Permission.MANAGE_THREADS | Permission.MENTION_EVERYONE
OF_THE_OWNER = Permission.ADMINISTRATOR | Permission.MANAGE_GUILD
OF_EVERYBODY = Permission(sum(Permission)) & ~(OF_THE_OWNER | OF_A_MODERATOR)
OF_THE_BOT = OF_EVERYBODY | OF_A_MODERATOR
"""Without ADMINISTRATOR, which would overrule a channel's denials."""

_EUROPEAN = "da de en-GB en-US es-ES fr hr it lt hu nl no pl ro fi sv-SE tr cs el bg ru uk"
_OTHER = "id es-419 pt-BR vi hi th zh-CN ja zh-TW ko"
LOCALES = frozenset(f"{_EUROPEAN} {_OTHER}".split())
"""Discord's locale codes."""
