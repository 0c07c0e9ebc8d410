"""Every route of the REST side."""

from sandbox.gateway.starts import Starts
from sandbox.rest import channels, commands, guilds, messages, users, webhooks
from sandbox.rest.call import Route
from sandbox.rest.callbacks import callback_handler
from sandbox.world.answers import Flight

APP = "/applications/{application_id}"
CHANNEL = "/channels/{channel_id}"
MESSAGE = CHANNEL + "/messages/{message_id}"
MEMBERS = CHANNEL + "/thread-members"
GUILD = "/guilds/{guild_id}"
HOOK = "/webhooks/{webhook_id}/{webhook_token}"

USERS = [
    Route("GET", "/users/@me", users.me),
    Route("GET", "/users/@me/guilds", users.own_guilds),
    Route("POST", "/users/@me/channels", users.create_dm),
    Route("GET", "/users/{user_id}", users.user),
    Route("GET", "/oauth2/applications/@me", users.application),
    Route("GET", "/applications/@me", users.application),
    Route("GET", "/gateway", users.gateway, auth=False),
    Route("GET", APP + "/emojis", users.list_emojis),
    Route("POST", APP + "/emojis", users.create_emoji),
    Route("GET", APP + "/emojis/{emoji_id}", users.get_emoji),
    Route("DELETE", APP + "/emojis/{emoji_id}", users.delete_emoji),
]

COMMANDS = [
    Route("GET", APP + "/commands", commands.listed),
    Route("PUT", APP + "/commands", commands.sync),
    Route("GET", APP + "/commands/{command_id}", commands.one),
    Route("GET", APP + GUILD + "/commands", commands.listed),
    Route("PUT", APP + GUILD + "/commands", commands.sync),
    Route("GET", APP + GUILD + "/commands/{command_id}", commands.one),
]

CHANNELS = [
    Route("GET", CHANNEL, channels.get),
    Route("PATCH", CHANNEL, channels.edit),
    Route("DELETE", CHANNEL, channels.delete),
    Route("POST", CHANNEL + "/typing", channels.typing),
    Route("POST", CHANNEL + "/threads", channels.create_thread),
    Route("POST", MESSAGE + "/threads", channels.create_thread_on_message),
    Route("GET", CHANNEL + "/threads/archived/{kind}", channels.archived_threads),
    Route("GET", MEMBERS, channels.list_thread_members),
    Route("GET", MEMBERS + "/{user_id}", channels.get_thread_member),
    Route("PUT", MEMBERS + "/{user_id}", channels.add_thread_member),
    Route("DELETE", MEMBERS + "/{user_id}", channels.remove_thread_member),
]

MESSAGES = [
    Route("GET", CHANNEL + "/messages", messages.listed),
    Route("POST", CHANNEL + "/messages", messages.create),
    Route("GET", MESSAGE, messages.get),
    Route("PATCH", MESSAGE, messages.edit),
    Route("DELETE", MESSAGE, messages.delete),
    Route("PUT", CHANNEL + "/messages/pins/{message_id}", messages.pin),
    Route("DELETE", CHANNEL + "/messages/pins/{message_id}", messages.unpin),
    Route("PUT", CHANNEL + "/pins/{message_id}", messages.pin),
    Route("DELETE", CHANNEL + "/pins/{message_id}", messages.unpin),
    Route("PUT", MESSAGE + "/reactions/{emoji}/@me", messages.react),
    Route("DELETE", MESSAGE + "/reactions/{emoji}/@me", messages.react),
]

GUILDS = [
    Route("GET", GUILD, guilds.guild),
    Route("GET", GUILD + "/channels", guilds.channels),
    Route("GET", GUILD + "/roles", guilds.roles),
    Route("GET", GUILD + "/members/search", guilds.search_members),
    Route("GET", GUILD + "/members/{user_id}", guilds.member),
    Route("GET", GUILD + "/threads/active", guilds.active_threads),
]

WEBHOOKS = [
    Route("POST", HOOK, webhooks.follow_up, auth=False),
    Route("GET", HOOK + "/messages/@original", webhooks.get, auth=False),
    Route("PATCH", HOOK + "/messages/@original", webhooks.edit, auth=False),
    Route("DELETE", HOOK + "/messages/@original", webhooks.delete, auth=False),
    Route("GET", HOOK + "/messages/{message_id}", webhooks.get, auth=False),
    Route("PATCH", HOOK + "/messages/{message_id}", webhooks.edit, auth=False),
    Route("DELETE", HOOK + "/messages/{message_id}", webhooks.delete, auth=False),
]


def routes(flight: Flight, starts: Starts) -> list[Route]:
    """The whole table; where two templates fit a path, the earlier one counts."""
    callback = Route(
        "POST", "/interactions/{webhook_id}/{webhook_token}/callback", callback_handler(flight), auth=False
    )
    gateway_bot = Route("GET", "/gateway/bot", users.gateway_bot_handler(starts))
    return [gateway_bot, *USERS, *COMMANDS, *CHANNELS, *MESSAGES, *GUILDS, *WEBHOOKS, callback]
