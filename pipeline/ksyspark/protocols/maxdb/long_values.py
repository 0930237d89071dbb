"""LONG values: descriptors in rows and longdata parts, and the portions of a value joined."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ksyspark.display import show_count
from ksyspark.protocols.maxdb.descriptions import Field, Order
from ksyspark.protocols.maxdb.values import (
    DEFAULT,
    DEFAULT_REMARK,
    NULL,
    OVERFLOW,
    OVERFLOW_REMARK,
    text_of,
    unreadable,
)

MOST_BYTES = 64 << 20
"""The longest LONG value that is put together."""
DESCRIPTOR_BYTES = 40

_MODES = "datapart alldata lastdata nodata no_more_data last_putval data_trunc close error startpos_invalid".split()
_WITH_BYTES = ("datapart", "alldata", "lastdata", "data_trunc")
_ENDING = ("alldata", "lastdata", "no_more_data")


@dataclass(frozen=True, slots=True)
class Descriptor:
    """What a descriptor says: the kernel's name of the value, the mode of this portion, and where its bytes lie.

    `start` is the next place in the value from 1, `position` that of the portion in its part from 1.
    """

    key: bytes
    mode: str
    whole: int
    start: int
    is_unicode: bool
    position: int
    length: int

    @classmethod
    def of_bytes(cls, data: bytes, order: Order) -> Descriptor:
        """Return the descriptor of 40 bytes in a row."""

        def number(at: int) -> int:
            return int.from_bytes(data[at : at + 4], order, signed=True)

        mode = _MODES[data[27]] if data[27] < len(_MODES) else str(data[27])
        return cls(data[:16], mode, number(16), number(20), bool(data[24] & 64), number(32), number(36))

    @classmethod
    def of_row(cls, row: Mapping[str, Any]) -> Descriptor:
        """Return the descriptor in a longdata part."""
        return cls(
            (row["descriptor"] or b"") + (row["tabid"] or b""),
            row["valmode"] or "",
            row["maxlen"] or 0,
            row["intern_pos"] or 0,
            bool(row["unicode"]),
            row["valpos"] or 0,
            row["vallen"] or 0,
        )

    def portion(self, body: bytes) -> bytes:
        """Return the bytes of the portion in the body of its part, as far as they are there."""
        if self.mode not in _WITH_BYTES or self.length <= 0 or self.position <= 0:
            return b""
        return body[self.position - 1 : self.position - 1 + self.length]


@dataclass(slots=True)
class LongValue:
    """A LONG value of a row: its portions so far, and whether more of them may come."""

    described: Field
    is_open: bool = True
    is_unicode: bool = False
    whole: int = 0
    size: int = 0
    remark: str | None = None
    is_null: bool = False
    _portions: list[bytes] = field(default_factory=list)

    @classmethod
    def without_value(cls, one: Field, define: int) -> LongValue:
        """Return what a define byte stands for."""
        remark = {OVERFLOW: OVERFLOW_REMARK, DEFAULT: DEFAULT_REMARK}.get(define)
        return cls(one, is_open=False, is_null=True, remark=None if define == NULL else remark)

    def add(self, descriptor: Descriptor, portion: bytes) -> None:
        """Take a portion, or what a descriptor says without one."""
        self.is_unicode |= descriptor.is_unicode
        self.whole = max(self.whole, descriptor.whole)
        missing = descriptor.length - len(portion) if descriptor.mode in _WITH_BYTES else 0
        if missing > 0:
            self.remark = f"a portion lacks {show_count(missing, 'byte')}"
        if self.size + len(portion) > MOST_BYTES:
            self.remark, self.is_open, self._portions = f"longer than {MOST_BYTES} bytes", False, []
            return
        self._portions.append(portion)
        self.size += len(portion)
        if descriptor.mode in _ENDING:
            self.is_open = False
        elif descriptor.mode in ("error", "startpos_invalid", "data_trunc"):
            self.is_open, self.remark = False, self.remark or f"the kernel says {descriptor.mode}"

    def restart(self) -> None:
        """Forget what was read, because the client reads from the beginning again."""
        self._portions, self.size, self.is_open = [], 0, True

    def text(self) -> tuple[str | None, str | None]:
        """Return the value as text as far as it was sent, and what is missing or wrong."""
        if self.is_null:
            return None, self.remark
        data, remark = b"".join(self._portions), self.remark
        if self.is_open and not remark:
            whole = f" of {self.whole}" if self.whole > self.size else ""
            remark = f"incomplete: {self.size}{whole} bytes were sent"
        meaning = (
            "wide_text" if self.is_unicode and self.described.text_meaning == "text" else self.described.text_meaning
        )
        if meaning == "bytes":
            return data.hex(), remark
        is_cut = meaning == "wide_text" and len(data) % 2 and remark
        text = text_of(data[:-1] if is_cut else data, meaning, self.described)
        return text, remark if text is not None else unreadable(meaning, data)
