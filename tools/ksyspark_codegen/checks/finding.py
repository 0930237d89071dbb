"""What a check found: a value with its place, as a sentence for people."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from ksyspark.decoder import ParamValue
from ksyspark.layout.display import show_value
from ksyspark_codegen.checks.made import Made, told_params

_LONGEST_HEX = 160
_LONGEST_SIDE = 300


@dataclass(frozen=True, slots=True)
class Finding:
    """Something that is not as it must be.

    `about` says which field or what else, `rule` the rule that was to be held, with its name; `offset` is the byte in
    the message (None where there is none); `data` and `params` are the message, None where the finding is about none.
    """

    about: str
    expected: str
    found: str
    offset: int | None = None
    data: bytes | None = None
    params: Mapping[str, ParamValue] = field(default_factory=dict)
    rule: str = ""
    rule_name: str = ""

    def __str__(self) -> str:
        place = "" if self.offset is None else f" at byte {self.offset}"
        sides = f"expected {_cut(self.expected, _LONGEST_SIDE)}, found {_cut(self.found, _LONGEST_SIDE)}"
        return f"{f'{self.rule}: ' if self.rule else ''}{self.about}{place}: {sides}{self._message()}"

    def _message(self) -> str:
        if self.data is None:
            return ""
        told = " ".join(f"{name}={show_value(value)}" for name, value in self.params.items())
        return f"; message {_cut(self.data.hex(), _LONGEST_HEX) or 'without a byte'}{f' with {told}' if told else ''}"


def finding_in(
    one: Made, about: str, expected: str, found: str, offset: int | None = None, rule: object = None
) -> Finding:
    """Return a finding about a message; `rule` is what it was made for (with a `name`), if anything."""
    name = getattr(rule, "name", "")
    text = "" if rule is None else str(rule)
    return Finding(about or "the message", expected, found, offset, one.data, told_params(one), text, name)


def told(findings: Iterable[Finding]) -> str:
    """Return findings as text, one a line; empty where there is none. What a test shows."""
    return "\n".join(map(str, findings))


def _cut(text: str, longest: int) -> str:
    return text if len(text) <= longest else f"{text[:longest]}… ({len(text)} characters)"
