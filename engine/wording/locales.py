"""Which languages there are, and which one a reader gets."""

from __future__ import annotations

JAPANESE, ENGLISH = "ja", "en-US"
LOCALES = (JAPANESE, ENGLISH)
"""By Discord's codes."""


def locale_for(code: str | None) -> str:
    """The locale for what Discord calls a reader's: the same one, or one of the same language, or English."""
    language = (code or "").replace("_", "-").split("-")[0].lower()
    return next((locale for locale in LOCALES if locale.split("-")[0] == language), ENGLISH)


def chain(locale: str) -> tuple[str, ...]:
    """The locales in which a message is looked for, in order."""
    first = locale_for(locale)
    return (first, *(other for other in LOCALES if other != first))
