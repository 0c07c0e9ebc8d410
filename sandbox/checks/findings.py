"""What a check finds, in Discord's words and codes."""

from collections.abc import Hashable, Iterable, Iterator, Sized
from dataclasses import dataclass
from typing import Any

from sandbox.errors import INVALID_FORM_BODY, ApiError
from sandbox.wire import Json


@dataclass(frozen=True)
class Problem:
    """One check that failed: where (a dotted path into the body), Discord's code and message."""

    path: str
    code: str
    message: str

    @property
    def is_warning(self) -> bool:
        """Whether Discord would let it pass although it is surely a mistake."""
        return self.code.startswith("WARN_")

    def record(self) -> Json:
        """As the requests' log shows it."""
        return {"path": self.path, "code": self.code, "message": self.message}


class InvalidForm(ApiError):
    """Discord's 50035, with the problems that led to it."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__(INVALID_FORM_BODY, _tree(problems))
        self.problems = problems


def invalid_form(problems: list[Problem]) -> InvalidForm:
    """The error to raise for these problems."""
    return InvalidForm(problems)


def refuse_if_any(problems: Iterable[Problem]) -> list[Problem]:
    """Raises `InvalidForm` unless all problems are warnings, which are returned."""
    found = list(problems)
    if any(not problem.is_warning for problem in found):
        raise InvalidForm(found)
    return found


def _tree(problems: list[Problem]) -> Json:
    root: Json = {}
    for problem in problems:
        node = root
        for part in problem.path.split(".") if problem.path else []:
            node = node.setdefault(part, {})
        node.setdefault("_errors", []).append({"code": problem.code, "message": problem.message})
    return root


# the vocabulary


def length(path: str, value: Sized | None, low: int, high: int) -> Iterator[Problem]:
    """A text or list must have `low` to `high` parts; None passes."""
    if value is None or low <= len(value) <= high:
        return
    if low == 0:
        yield Problem(path, "BASE_TYPE_MAX_LENGTH", f"Must be {high} or fewer in length.")
    else:
        yield Problem(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")


def within(path: str, value: int | None, low: int, high: int) -> Iterator[Problem]:
    """A number must lie in these bounds; None passes."""
    if value is None:
        return
    if value < low:
        yield Problem(path, "NUMBER_TYPE_MIN", f"int value should be greater than or equal to {low}.")
    if value > high:
        yield Problem(path, "NUMBER_TYPE_MAX", f"int value should be less than or equal to {high}.")


def present(path: str, holder: Json, *keys: str) -> Iterator[Problem]:
    """The keys must be there, neither null nor an empty text."""
    for key in keys:
        if holder.get(key) in (None, ""):
            yield Problem(join(path, key), "BASE_TYPE_REQUIRED", "This field is required")


def one_of(path: str, value: object, allowed: Iterable[Hashable]) -> Iterator[Problem]:
    """The value must be one of these."""
    known = list(allowed)
    if value not in known:
        yield Problem(path, "BASE_TYPE_CHOICES", f"Value must be one of {{{', '.join(map(repr, known))}}}.")


def unique(path: str, values: Iterable[Any], code: str) -> Iterator[Problem]:
    """No value may stand twice."""
    seen: set[Any] = set()
    for value in values:
        if value in seen:
            yield Problem(path, code, f"{value!r} stands twice.")
        seen.add(value)


def join(*parts: str | int) -> str:
    """A path from its parts."""
    return ".".join(str(part) for part in parts if part != "")
