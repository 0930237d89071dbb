"""Files that hold one direction of a connection each: `<name>.c2s` what the client sent, `<name>.s2c` what it got."""

from __future__ import annotations

import re
from dataclasses import replace

from ksyspark.io import SourceFile

_NAME = re.compile(r"(?P<stem>[^/]*)\.(?P<direction>c2s|s2c)(?P<suffix>(?:\.[^/]*)?)\Z", re.IGNORECASE)
_OTHER = {"c2s": "s2c", "s2c": "c2s"}


def other_direction(file: SourceFile) -> SourceFile | None:
    """Return the file of the other direction, whether or not it is there; None for a file that is no direction."""
    if _NAME.search(file.path) is None or file.is_pipe:
        return None
    path, address = (_NAME.sub(_with_other, one) for one in (file.path, file.address))
    return replace(file, path=path, address=address)


def direction_of(path: str) -> tuple[str, str] | None:
    """Return what the two files of a connection have in common, and the direction that one of them holds.

    None for a file that is no direction.
    """
    found = _NAME.search(path)
    return None if found is None else (f"{path[: found.end('stem')]}{found['suffix']}", found["direction"].lower())


def _with_other(found: re.Match[str]) -> str:
    return f"{found['stem']}.{_OTHER[found['direction'].lower()]}{found['suffix']}"
