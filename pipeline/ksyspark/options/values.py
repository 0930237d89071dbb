"""Turn what a caller wrote (texts from Spark, or Python values) into the value of an option."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from datetime import UTC, datetime

Reading = Callable[[object], object]

_UNITS = {"": 1, "k": 1 << 10, "m": 1 << 20, "g": 1 << 30}
_SIZE = re.compile(r"(\d+)\s*([kmg]?)(?:i?b)?", re.IGNORECASE)


class Unfit(Exception):
    """A value does not fit its option; the text says what was expected."""


def text(value: object) -> str:
    """Read a text that is not empty."""
    if not isinstance(value, str) or not value:
        raise Unfit("a text")
    return value


def integer(low: int, high: int) -> Reading:
    """Return the reading of a whole number within limits, decimal or `0x` hexadecimal."""

    def read(value: object) -> int:
        try:
            number = int(value, 0) if isinstance(value, str) else value
        except ValueError:
            number = None
        if isinstance(number, bool) or not isinstance(number, int) or not low <= number <= high:
            raise Unfit(f"a whole number from {low} to {high}")
        return number

    return read


def byte_size(low: int, high: int) -> Reading:
    """Return the reading of a number of bytes within limits; `64k`, `128m` and `1g` count in powers of 1024."""

    def read(value: object) -> int:
        match = _SIZE.fullmatch(str(value).strip())
        size = int(match[1]) * _UNITS[match[2].lower()] if match else -1
        if isinstance(value, bool) or not low <= size <= high:
            raise Unfit(f"a number of bytes from {low} to {high}, such as 65536, 64k or 128m")
        return size

    return read


def boolean(value: object) -> bool:
    """Read true or false."""
    lowered = str(value).lower()
    if lowered not in ("true", "false"):
        raise Unfit("true or false")
    return lowered == "true"


def one_of(*words: str) -> Reading:
    """Return the reading of one of a few words, in any case; `_` may stand for `-`."""
    by_lowered = {word.lower(): word for word in words}

    def read(value: object) -> str:
        found = by_lowered.get(str(value).lower().replace("_", "-"))
        if found is None:
            raise Unfit("one of " + ", ".join(words))
        return found

    return read


def one_number_of(*numbers: int) -> Reading:
    """Return the reading of one of a few numbers."""

    def read(value: object) -> int:
        if str(value) not in map(str, numbers):
            raise Unfit("one of " + ", ".join(map(str, numbers)))
        return int(str(value))

    return read


def moment(value: object) -> datetime:
    """Read a time in ISO 8601; without an offset it is in UTC."""
    try:
        read = value if isinstance(value, datetime) else datetime.fromisoformat(text(value))
    except ValueError as error:
        raise Unfit("a time such as 2024-05-31T18:00:00 (UTC, or with an offset)") from error
    return read if read.tzinfo else read.replace(tzinfo=UTC)


def paths(value: object) -> tuple[str, ...]:
    """Read several paths: a sequence, or the JSON array that Spark makes of `load([...])`."""
    try:
        several = json.loads(value) if isinstance(value, str) else value
    except ValueError:
        several = None
    if not isinstance(several, Sequence) or isinstance(several, str | bytes):
        raise Unfit("a JSON array of paths")
    return tuple(text(path) for path in several)


def one_path(value: object) -> tuple[str, ...]:
    """Read one path, given as text or as an object that stands for a path."""
    return (text(value if isinstance(value, str) else getattr(value, "__fspath__", lambda: value)()),)
