"""Sentences that say why a message could not be decoded, shared by the machine and the interpreter."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from ksyspark.display import show_count


@dataclass(frozen=True, slots=True)
class Sentence:
    """A reason, and its two halves where the rule has them."""

    reason: str
    expected: str | None = None
    found: str | None = None

    def because(self, reason: str | None) -> "Sentence":
        """Return the sentence with the specification's `-reason` for the broken rule in front."""
        return replace(self, reason=f"{reason}: {self.reason}") if reason else self


def broken_expression(rule: str, actual: str | None, reason: str | None) -> Sentence:
    """Say that a rule, given in words, does not hold; the specification's own words replace it in the reason."""
    said = reason or f"expected that {rule}"
    if actual is None:
        return Sentence(said, rule)
    return Sentence(f"{said}: found {actual}" if reason else f"{said}, found {actual}", rule, actual)


TOO_DEEP = Sentence("nested too deeply")
TOO_LARGE = Sentence("too large for the memory")
OUT_OF_FUEL = Sentence("more repeats than the data has bytes for")
TOO_MUCH_COMPUTED = Sentence("computes with far more bytes than the data has")
NO_NUMBER = Sentence("a text or value does not fit its expression")
NUMBER_TOO_LARGE = Sentence("a number is beyond 64 bits", "a number of 64 bits")


def end_of_data(needed: int, left: int) -> Sentence:
    """Say that a field needs more bytes than the data still has."""
    words = show_count(needed, "byte")
    return Sentence(f"end of data: needs {words}, {left} left", words, show_count(left, "byte"))


def expected_found(expected: str, actual: str) -> Sentence:
    """Say what a rule expects and what was found, both as text (`show_value`)."""
    return Sentence(f"expected {expected}, found {actual}", expected, actual)


def one_of(texts: Sequence[str]) -> str:
    """Return the expected half of a rule that lists values."""
    return f"one of {', '.join(texts)}"
