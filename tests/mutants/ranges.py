"""Which whole numbers something can be, after what was asked of it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ksyspark.compiler import opcodes as op

LEAST, MOST = -(1 << 63), (1 << 63) - 1
OTHERWISE = {
    op.JEQ: op.JNE, op.JNE: op.JEQ, op.JLT: op.JGE, op.JGE: op.JLT, op.JLE: op.JGT, op.JGT: op.JLE,
}  # fmt: skip
"""What holds where a comparing jump is not taken."""


@dataclass(frozen=True, slots=True)
class Range:
    """Numbers from `low` to `high`, except some."""

    low: int = LEAST
    high: int = MOST
    without: frozenset[int] = frozenset()

    def where(self, code: int, number: int) -> Range | None:
        """Return what is left where a comparison of a jump holds; None for nothing."""
        found = self
        match code:
            case op.JEQ:
                found = replace(self, low=max(self.low, number), high=min(self.high, number))
            case op.JNE:
                found = replace(self, without=self.without | {number})
            case op.JLT | op.JLE:
                found = replace(self, high=min(self.high, number - (code == op.JLT)))
            case op.JGT | op.JGE:
                found = replace(self, low=max(self.low, number + (code == op.JGT)))
        return found._narrowed()

    def _narrowed(self) -> Range | None:
        low, high = self.low, self.high
        while low in self.without:
            low += 1
        while high in self.without:
            high -= 1
        return replace(self, low=low, high=high) if low <= high else None


def exactly(number: int) -> Range:
    """Return the range of one number."""
    return Range(number, number)
