"""What a person cannot do."""

from sandbox.wire import Json

STATUS = {
    "bad_request": 400,
    "unknown_person": 404,
    "unknown_channel": 404,
    "unknown_message": 404,
    "unknown_target": 404,
    "unknown_command": 404,
    "unknown_component": 404,
    "disabled_component": 409,
    "unknown_option": 400,
    "missing_option": 400,
    "bad_option": 400,
    "bad_values": 400,
    "unknown_modal": 404,
    "unknown_field": 404,
    "missing_field": 400,
    "bad_field": 400,
    "not_member": 403,
    "account_deleted": 403,
    "cannot_send": 403,
    "not_ephemeral": 400,
    "bad_locale": 400,
    "bot_absent": 503,
}
"""HTTP status of each code; ``docs/sandbox.md`` section 8 says when they come."""


class Refused(Exception):
    """An act or question that gets a code instead of an answer; `detail` is for developers."""

    def __init__(self, code: str, detail: str = "") -> None:
        super().__init__(f"{code}: {detail}")
        self.code = code
        self.detail = detail

    @property
    def status(self) -> int:
        """The HTTP status."""
        return STATUS[self.code]

    def body(self) -> Json:
        """The JSON of the answer."""
        return {"error": self.code, "detail": self.detail}


def field(body: Json, key: str, kind: type) -> object:
    """A field of a request that must be there and of this type. Raises `Refused`."""
    value = body.get(key)
    if not isinstance(value, kind):
        raise Refused("bad_request", f"{key!r} must be a {kind.__name__}")
    return value


def text(body: Json, key: str) -> str:
    """A text field of a request."""
    return str(field(body, key, str))
