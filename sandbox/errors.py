"""The ways in which Discord says no (developer documentation, "Opcodes and Status Codes")."""

from dataclasses import dataclass

from sandbox.wire import Json


@dataclass(frozen=True)
class Failure:
    """One of Discord's errors: HTTP status, JSON error code, message."""

    status: int
    code: int
    message: str


UNAUTHORIZED = Failure(401, 0, "401: Unauthorized")
NOT_FOUND = Failure(404, 0, "404: Not Found")
UNKNOWN_APPLICATION = Failure(404, 10002, "Unknown Application")
UNKNOWN_CHANNEL = Failure(404, 10003, "Unknown Channel")
UNKNOWN_GUILD = Failure(404, 10004, "Unknown Guild")
UNKNOWN_MEMBER = Failure(404, 10007, "Unknown Member")
UNKNOWN_MESSAGE = Failure(404, 10008, "Unknown Message")
UNKNOWN_USER = Failure(404, 10013, "Unknown User")
UNKNOWN_EMOJI = Failure(404, 10014, "Unknown Emoji")
UNKNOWN_WEBHOOK = Failure(404, 10015, "Unknown Webhook")
UNKNOWN_INTERACTION = Failure(404, 10062, "Unknown interaction")
UNKNOWN_COMMAND = Failure(404, 10063, "Unknown application command")
TOO_MANY_EMOJIS = Failure(400, 30008, "Maximum number of emojis reached (2000)")
TOO_LARGE = Failure(413, 40005, "Request entity too large")
ALREADY_ACKNOWLEDGED = Failure(400, 40060, "Interaction has already been acknowledged.")
MISSING_ACCESS = Failure(403, 50001, "Missing Access")
CANNOT_IN_DM = Failure(403, 50003, "Cannot execute action on a DM channel")
NOT_THE_AUTHOR = Failure(403, 50005, "Cannot edit a message authored by another user")
EMPTY_MESSAGE = Failure(400, 50006, "Cannot send an empty message")
CANNOT_DM = Failure(403, 50007, "Cannot send messages to this user")
MISSING_PERMISSIONS = Failure(403, 50013, "Missing Permissions")
WRONG_CHANNEL_TYPE = Failure(400, 50024, "Cannot execute action on this channel type")
INVALID_WEBHOOK_TOKEN = Failure(401, 50027, "Invalid Webhook Token")
INVALID_FORM_BODY = Failure(400, 50035, "Invalid Form Body")
THREAD_ARCHIVED = Failure(400, 50083, "Thread is archived")
MALFORMED_JSON = Failure(400, 50109, "The request body contains invalid JSON.")
NO_MUTUAL_GUILD = Failure(403, 50278, "Cannot send messages to this user due to having no mutual guilds")
THREAD_EXISTS = Failure(400, 160004, "A thread has already been created for this message")
THREAD_LOCKED = Failure(400, 160005, "Thread is locked")
OUTAGE = Failure(503, 0, "503: Service Unavailable")


class ApiError(Exception):
    """Ends a request of the bot with one of Discord's errors."""

    def __init__(self, failure: Failure, errors: Json | None = None) -> None:
        super().__init__(failure.message)
        self.failure = failure
        self.errors = errors

    def body(self) -> Json:
        """The JSON that Discord would send."""
        body: Json = {"message": self.failure.message, "code": self.failure.code}
        return body | {"errors": self.errors} if self.errors else body
