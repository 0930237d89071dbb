"""What is said of sets of messages: a code, how grave it is, where, and a sentence."""

from __future__ import annotations

from dataclasses import dataclass, field

from ksyspark.protocols.sas.codes import SENTENCES, Severity, severity_of

_WORDS = {"set": "set", "attachment": "attachment", "number": "message", "offset": "byte"}


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """Say one thing of a set, an attachment or a message.

    `severity` is F (not to be handed on), W (to be handed on, with this) or N (a notice). `set` and `attachment` are
    their ids; `number` is that of the message in its attachment (Rendezvous: in its set, from 1), `offset` a byte in
    that message. `expected` and `found` are texts for people. What does not apply is None.
    """

    code: str
    severity: Severity
    set: str | None = None
    attachment: str | None = None
    number: int | None = None
    offset: int | None = None
    expected: str | None = None
    found: str | None = None

    def __str__(self) -> str:
        return self._sentence(("set", "attachment", "number", "offset"))

    def within_attachment(self) -> str:
        """Return the sentence for where set and attachment stand already."""
        return self._sentence(("number", "offset"))

    def _sentence(self, places: tuple[str, ...]) -> str:
        halves = (("expected", self.expected), ("found", self.found))
        said = ", ".join(f"{word} {text}" for word, text in halves if text is not None)
        sentence = f"{SENTENCES[self.code]}: {said}" if said else SENTENCES[self.code]
        told = [(_WORDS[place], getattr(self, place)) for place in places]
        where = ", ".join(f"{word} {one}" for word, one in told if one is not None)
        return f"{self.severity} {self.code}: {sentence}" + (f" ({where})" if where else "")


@dataclass(slots=True)
class Findings:
    """Collect what is said of one set, or of one attachment in it."""

    set: str | None
    attachment: str | None = None
    said: list[Diagnostic] = field(default_factory=list)

    def say(
        self,
        code: str,
        *,
        number: int | None = None,
        offset: int | None = None,
        expected: str | None = None,
        found: str | None = None,
        severity: Severity | None = None,
    ) -> None:
        """Add one diagnostic, as grave as its code usually is."""
        grave = severity or severity_of(code)
        self.said.append(Diagnostic(code, grave, self.set, self.attachment, number, offset, expected, found))

    def has(self, *codes: str) -> bool:
        """Tell whether one of the codes was said."""
        return any(one.code in codes for one in self.said)
