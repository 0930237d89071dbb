"""Diagnostics of message sets: codes with severity and sentence, and the collector of one set or attachment.

The codes are those of the layouts' documents for both transports, and a few more.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib.resources import files
from typing import Literal

Severity = Literal["F", "W", "N"]
"""F: fatal, must not be handed on; W: a warning, to be handed on with the content; N: a notice."""

_TABLE = tomllib.loads(files(__package__).joinpath("diagnostics.toml").read_text("utf-8"))
CODES: Mapping[str, tuple[Severity, str, list[str]]] = {code: (one[0], one[1], one[2:]) for code, one in _TABLE.items()}
"""Severity and sentence of each code, and the switches, of either transport, that may mend a set that has it."""
_PLACES = {"set": "set", "attachment": "attachment", "number": "message", "offset": "byte"}


@dataclass(frozen=True, slots=True, order=True)
class Origin:
    """Where a message was read: the path of its file, its number there from 0, and the offset of its first byte."""

    path: str
    index: int
    offset: int

    def __str__(self) -> str:
        return f"message {self.index} at byte {self.offset} of {self.path}"


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """One statement about a set, an attachment or a message; fields that do not apply are None.

    `set` and `attachment` are ids. `number` is the number of the message in its attachment (Rendezvous: in its set,
    from 1), `offset` a byte in that message, `origin` its place in a file where that is known. `expected` and `found`
    are texts for people.
    """

    code: str
    severity: Severity
    set: str | None = None
    attachment: str | None = None
    number: int | None = None
    offset: int | None = None
    expected: str | None = None
    found: str | None = None
    origin: Origin | None = None

    def __str__(self) -> str:
        halves = (("expected", self.expected), ("found", self.found))
        details = ", ".join(f"{word} {text}" for word, text in halves if text is not None)
        sentence = CODES[self.code][1] + (f": {details}" if details else "")
        values = ((word, getattr(self, place)) for place, word in _PLACES.items())
        where = ", ".join(f"{word} {value}" for word, value in values if value is not None)
        where = "; ".join(text for text in (where, str(self.origin or "")) if text)
        return f"{self.severity} {self.code}: {sentence}" + (f" ({where})" if where else "")


@dataclass(slots=True)
class Diagnostics:
    """Collect the diagnostics of one set, or of one attachment in it.

    Origins are those of its messages by number, at None that of the message which a diagnostic without a number
    concerns: the header of a set, the message of a stray.
    """

    set: str | None
    attachment: str | None = None
    items: list[Diagnostic] = field(default_factory=list)
    origins: dict[int | None, Origin | None] = field(default_factory=dict)

    def add(
        self,
        code: str,
        expected: str | None = None,
        actual: str | None = None,
        *,
        number: int | None = None,
        offset: int | None = None,
        severity: Severity | None = None,
    ) -> None:
        """Add a diagnostic with the usual severity of its code, unless another is given."""
        place, origin = (self.set, self.attachment, number, offset), self.origins.get(number)
        self.items.append(Diagnostic(code, severity or CODES[code][0], *place, expected, actual, origin))

    def has(self, *codes: str) -> bool:
        return any(one.code in codes for one in self.items)

    def has_fatal(self, *codes: str) -> bool:
        """Return whether a diagnostic of severity F has one of the codes."""
        return any(one.severity == "F" and one.code in codes for one in self.items)
