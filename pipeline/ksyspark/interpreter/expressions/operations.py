"""What expressions compute, within bounds: numbers of 64 bits, and texts in proportion to the message."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ksyspark.interpreter.objects import Object
from ksyspark.interpreter.problems import DoesNotFit, Failed, NotANumber, NotText, UnknownEncoding

_LEAST, _MOST = -1 << 63, (1 << 64) - 1
_BITS = 64
# A character takes up to four bytes, an item of a list as long as so many.
_WEIGHT = 4
# Comparing is so many times as fast as making; the machine, which compares byte by byte, gives up earlier.
_COMPARED_AT_ONCE = 64


def checked(holder: Object, value: Any) -> Any:
    """Return what an expression computed. Raises Failed for a number beyond 64 bits and for too much text in all."""
    if type(value) is int:
        if not _LEAST <= value <= _MOST:
            raise Failed(DoesNotFit(value, _BITS))
    elif type(value) is str:
        holder.stream.fuel.compute(_WEIGHT * len(value))
    return value


def compared(holder: Object, left: Any, right: Any) -> tuple[Any, Any]:
    """Return two values to compare. Raises Failed where a message compares too many bytes in all."""
    if isinstance(left, bytes | str) and isinstance(right, bytes | str):
        holder.stream.fuel.compute(min(len(left), len(right)) // _COMPARED_AT_ONCE)
    return left, right


def divide(left: Any, right: Any) -> Any:
    """Return the quotient, of integers rounded towards minus infinity."""
    return left // right if isinstance(left, int) and isinstance(right, int) else left / right


def shift_left(left: int, right: int) -> int:
    """Return a shifted number. Raises OverflowError for a shift by more than 64 bits, before the number is made."""
    if left and right > _BITS:
        raise OverflowError
    return left << right if left else left << min(right, 0)


def decode(data: bytes, encoding: str) -> str:
    """Return bytes as text. Raises Failed with NotText or UnknownEncoding."""
    try:
        return data.decode(encoding)
    except LookupError:
        raise Failed(UnknownEncoding(encoding)) from None
    except UnicodeDecodeError as error:
        raise Failed(NotText(encoding, f"{error.reason} at byte {error.start}", data)) from None


def _to_i(_holder: Object, value: Any, base: int = 10) -> int:
    try:
        number = int(value, base) if isinstance(value, str) else int(value)
    except ValueError:
        if not isinstance(value, str):
            raise
        # Python refuses to convert thousands of decimal digits, and so do we.
        raise Failed(NotANumber(value)) from None
    if not _LEAST <= number <= _MOST:
        raise OverflowError
    return number


def _to_s(holder: Object, value: Any, encoding: str = "") -> str:
    if not isinstance(value, bytes):
        return str(value)
    holder.stream.fuel.compute(len(value))
    return decode(value, encoding)


def _least_or_most(choose: Callable[[Any], Any]) -> Callable[[Object, Any], Any]:
    def chosen(holder: Object, of: Any) -> Any:
        holder.stream.fuel.compute(_WEIGHT * len(of))
        return choose(of)

    return chosen


METHODS: Mapping[str, Callable[..., Any]] = {
    "length": lambda _holder, of: len(of),
    "size": lambda _holder, of: len(of),
    "first": lambda _holder, of: of[0],
    "last": lambda _holder, of: of[-1],
    "min": _least_or_most(min),
    "max": _least_or_most(max),
    "reverse": lambda holder, of: checked(holder, of[::-1]),
    "substring": lambda holder, of, start, end: checked(holder, of[start:end]),
    "to_i": _to_i,
    "to_s": _to_s,
}
"""Methods by name, of numbers, bytes, texts and lists; the first argument is the object that computes."""
