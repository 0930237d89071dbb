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
    """Say that a rule, given in words, does not hold; the specification's own words replace it in the reason.

    `found` is None for a field that has no value to show: one of no bytes, or a structure.
    """
    said = reason or f"expected that {rule}"
    if actual is None:
        return Sentence(said, rule)
    return Sentence(f"{said}: found {actual}" if reason else f"{said}, found {actual}", rule, actual)


NEGATIVE_SIZE = "a size of at least 0"
NEGATIVE_POSITION = "a position of at least 0"
BYTE_ORDER = Sentence("the byte order cannot be told")
TOO_DEEP = Sentence("nested too deeply")
TOO_LARGE = Sentence("too large for the memory")
OUT_OF_FUEL = Sentence("more repeats than the data has bytes for")
TOO_MUCH_COMPUTED = Sentence("computes with far more bytes than the data has")
DIVISION_BY_ZERO = Sentence("division by zero", "a divisor other than 0", "0")
OUT_OF_RANGE = Sentence("an index is out of range", "an index within the list")
NO_NUMBER = Sentence("a text or value does not fit its expression")
NOTHING_THERE = Sentence("a value that is not there is used", "a value", "nothing")
NUMBER_TOO_LARGE = Sentence("a number is beyond 64 bits", "a number of 64 bits")


def end_of_data(needed: int, left: int) -> Sentence:
    """Say that a field needs more bytes than the data still has."""
    words = show_count(needed, "byte")
    return Sentence(f"end of data: needs {words}, {left} left", words, show_count(left, "byte"))


def no_terminator(terminator: bytes) -> Sentence:
    """Say that the data ends before a terminator."""
    return Sentence(
        f"no terminator 0x{terminator.hex()} before the end of data", f"0x{terminator.hex()}", "end of data"
    )


def unknown_encoding(encoding: str) -> Sentence:
    """Say that a specification names an unknown encoding."""
    return Sentence(f"there is no encoding {encoding}", "the name of an encoding", encoding)


def expected_found(expected: str, actual: str) -> Sentence:
    """Say what a rule expects and what was found, both as text (`show_value`)."""
    return Sentence(f"expected {expected}, found {actual}", expected, actual)


def one_of(texts: Sequence[str]) -> str:
    """Return the expected half of a rule that lists values."""
    return f"one of {', '.join(texts)}"


def not_valid_text(encoding: str, why: str) -> Sentence:
    """Say that bytes cannot be decoded with an encoding."""
    return Sentence(f"bytes are not valid {encoding}: {why}")


def not_processed(process: str, why: str) -> Sentence:
    """Say that a process cannot change the bytes of a field."""
    return Sentence(f"the process {process} fails: {why}")


def absent(field: str) -> Sentence:
    """Say that an expression uses a field that this message does not have."""
    return Sentence(f"`{field}` is used but is not there", f"`{field}`", "nothing")


def not_given(parameter: str) -> Sentence:
    """Say that a parameter is needed that only a specification can give: a structure, a list, a stream."""
    words = f"the parameter `{parameter}` is needed, and no option can give it: only a field that has this type can"
    return Sentence(words, f"`{parameter}`", "nothing")


def no_number(text: str) -> Sentence:
    """Say that a text cannot be converted to a number."""
    return Sentence(f"{text} is not a number", "a number", text)


def does_not_fit(value: str, bits: int = 64) -> Sentence:
    """Say that a computed integer does not fit a signed integer of `bits` bits."""
    return Sentence(f"{value} does not fit {bits} bits", f"{bits} bits", value)
