"""What a fresh sandbox holds: one bot, three people, one server with two channels."""

import secrets

from sandbox.numbers import OF_EVERYBODY, OF_THE_BOT, ChannelType, Permission
from sandbox.snowflakes import Snowflakes
from sandbox.wire import Json, iso

BOT_NAME = "Tefuda"
GUILD_NAME = "Tefuda"
GUILD_LOCALE = "ja"
CHANNELS = ("table", "lounge")
PEOPLE: tuple[tuple[str, str, str], ...] = (("aoi", "あおい", "ja"), ("ren", "れん", "ja"), ("sora", "そら", "en-US"))
"""Name, display name, locale. The first one owns the server and the bot."""


def user(ids: Snowflakes, username: str, display_name: str, *, bot: bool = False) -> Json:
    """Discord's user object."""
    return {
        "id": ids.next(),
        "username": username,
        "discriminator": "0",
        "global_name": display_name,
        "avatar": None,
        "bot": bot,
        "public_flags": 0,
        "flags": 0,
        "primary_guild": None,
    }


def application(ids: Snowflakes, owner: Json) -> Json:
    """Discord's application object."""
    return {
        "id": ids.next(),
        "name": BOT_NAME,
        "description": "",
        "icon": None,
        "bot_public": True,
        "bot_require_code_grant": False,
        "flags": 0,
        "flags_new": "0",
        "verify_key": "0" * 64,
        "owner": owner,
        "summary": "",
        "team": None,
        "type": None,
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "approximate_guild_count": 1,
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "eligible_oauth2_scopes": [],
    }


def guild(ids: Snowflakes, owner: str, bot_id: str) -> Json:
    """Discord's guild object without what hangs on it (members, channels, threads)."""
    guild_id = ids.next()
    return {
        "id": guild_id,
        "name": GUILD_NAME,
        "icon": None,
        "owner_id": owner,
        "features": [],
        "roles": [
            role(guild_id, "@everyone", 0, OF_EVERYBODY),
            role(ids.next(), BOT_NAME, 1, OF_THE_BOT) | {"managed": True, "tags": {"bot_id": bot_id}},
        ],
        "emojis": [],
        "stickers": [],
        "preferred_locale": GUILD_LOCALE,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "verification_level": 0,
        "default_message_notifications": 1,
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "nsfw_level": 0,
        "afk_timeout": 300,
        "afk_channel_id": None,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "rules_channel_id": None,
        "public_updates_channel_id": None,
        "safety_alerts_channel_id": None,
        "application_id": None,
        "banner": None,
        "splash": None,
        "discovery_splash": None,
        "description": None,
        "vanity_url_code": None,
        "region": "deprecated",
        "premium_progress_bar_enabled": False,
        "widget_enabled": False,
        "widget_channel_id": None,
        "nsfw": False,
        "home_header": None,
        "incidents_data": None,
        "max_members": 500000,
        "max_presences": None,
        "max_stage_video_channel_users": 50,
        "max_video_channel_users": 25,
    }


def role(role_id: str, name: str, position: int, permissions: Permission = OF_EVERYBODY) -> Json:
    """Discord's role object."""
    return {
        "id": role_id,
        "name": name,
        "permissions": str(int(permissions)),
        "position": position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": False,
        "mentionable": False,
        "flags": 0,
        "icon": None,
        "unicode_emoji": None,
    }


def text_channel(ids: Snowflakes, guild_id: str, name: str, position: int) -> Json:
    """Discord's channel object of a text channel."""
    return {
        "id": ids.next(),
        "type": int(ChannelType.TEXT),
        "guild_id": guild_id,
        "name": name,
        "position": position,
        "permission_overwrites": [],
        "nsfw": False,
        "parent_id": None,
        "topic": None,
        "rate_limit_per_user": 0,
        "last_message_id": None,
        "flags": 0,
    }


def member(user_id: str, joined: float, roles: list[str]) -> Json:
    """Discord's member object without its user (see `World.member`)."""
    return {
        "nick": None,
        "avatar": None,
        "banner": None,
        "roles": roles,
        "joined_at": iso(joined),
        "premium_since": None,
        "deaf": False,
        "mute": False,
        "flags": 0,
        "pending": False,
        "communication_disabled_until": None,
        "user_id": user_id,
    }


def token() -> str:
    """A bot token."""
    return f"sandbox.{secrets.token_urlsafe(24)}"
