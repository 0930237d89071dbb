"""What the text of a traced parser tells about one of its lines: the field meant, the rule broken, the encoding."""

from __future__ import annotations

import re
import sys
from dataclasses import dataclass
from functools import cache
from itertools import takewhile

from ksyspark.reference.traced import Traced

_START = re.compile(r"self\._debug\['(\w+)'\]\['start'\] = ")
_RAISE = re.compile(r'raise kaitaistruct\.Validation\w+\(.*u"/(?:.*/)?(seq|instances)/(\w+)"\)$')
_USED = re.compile(r"\bself\.(\w+)")
_ENDS = re.compile(r"\s*(?:def |class |@property)")
_DECODE = re.compile(r'\.decode\(u"([^"]+)"\)')


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a traced parser; `number` counts from 1."""

    module: str
    number: int

    @property
    def text(self) -> str:
        lines = _lines(self.module)
        return lines[self.number - 1].strip() if 0 < self.number <= len(lines) else ""

    def checked_field(self) -> tuple[str, str] | None:
        """Return (`seq` or `instances`, position or id) of the field whose rule this line judges or reports."""
        found = _RAISE.match(self.text) or (_RAISE.match(self.following.text) if self.text.startswith("if ") else None)
        return (found[1], found[2]) if found else None

    def rule(self) -> str:
        """Return the Python expression of the rule that this line judges or reports."""
        text = self.text if self.text.startswith("if ") else self.preceding.text
        return text.removeprefix("if ").removeprefix("not ").removesuffix(":").strip()

    def next_field(self) -> str | None:
        """Return the field whose reading begins on this line or next after it, in the same method."""
        for text in _lines(self.module)[self.number - 1 :]:
            if text.lstrip().startswith(("def ", "class ", "@property")):
                return None
            if found := _START.search(text):
                return found[1]
        return None

    def encodings(self) -> list[str]:
        """Return the encodings, as the specification names them, in which this line reads a text: one of several."""
        return _DECODE.findall(self.text)

    @property
    def following(self) -> Line:
        return Line(self.module, self.number + 1)

    @property
    def preceding(self) -> Line:
        return Line(self.module, self.number - 1)


def used_fields(traced: Traced, instance: str) -> tuple[str, ...]:
    """Return the fields and instances of its object that an instance uses, in the order of its text."""
    found = vars(type(traced)).get(instance)
    code = getattr(getattr(found, "fget", None), "__code__", None)
    if code is None:
        return ()
    lines = _lines(type(traced).__module__)
    body = takewhile(lambda text: not _ENDS.match(text), lines[code.co_firstlineno + 1 :])
    names = (name for text in body for name in _USED.findall(text))
    return tuple(dict.fromkeys(name for name in names if not name.startswith("_")))


@cache
def _lines(module: str) -> tuple[str, ...]:
    get_source = getattr(getattr(sys.modules.get(module), "__loader__", None), "get_source", None)
    source = get_source(module) if get_source else None
    return tuple((source or "").splitlines())
