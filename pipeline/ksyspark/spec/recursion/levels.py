"""The levels that have their room in one type: which types they hold, and how these are named."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from ksyspark.spec.model import TypeSpec
from ksyspark.spec.recursion.circles import Circle, Path, Use
from ksyspark.spec.recursion.uses import Names

_LEVEL = re.compile(r"depth_\d+::")
_NAME = re.compile(r"\s*(?:::)?\s*\w+(?:::\w+)*")


@dataclass(frozen=True)
class Levels:
    """`count` levels of the types `members`, in the type `room`; fields at `cuts` lead to the next one."""

    room: Path
    count: int
    members: frozenset[Path]
    uses: tuple[Use, ...]
    cuts: frozenset[Use]

    def holds(self, spec: TypeSpec) -> bool:
        """Tell whether a type is a member, or has one inside."""
        return any(path[: len(spec.path)] == spec.path for path in self.members)

    def names(self, spec: TypeSpec, level: int) -> Names:
        """Return what to write for the types in the fields of a type on a level; the first keeps most as they are."""
        return {
            (use.attribute, use.case): self._name(use, level)
            for use in self.uses
            if use.owner == spec.path and (level > 1 or use in self.cuts)
        }

    def inside(self, path: Path) -> Path:
        """Return the path of a member below the name of a level."""
        return path[len(self.room) - (self.room in self.members) :]

    def below_the_last(self) -> Iterator[Path]:
        """Yield the members of which the last level has bytes."""
        yield from dict.fromkeys(use.target for use in self.uses if use in self.cuts)

    def _name(self, use: Use, level: int) -> str:
        below = level + (use in self.cuts)
        name = "::".join((level_name(below), *self.inside(use.target)))
        return name if below > self.count else name + _NAME.sub("", use.node.text, count=1)


def level_name(level: int) -> str:
    """Return the name of the type that holds the copies of a level."""
    return f"depth_{level}"


def without_level(name: str) -> str:
    """Return the name of a type as the specification has it, without the level that it was put in."""
    return name.rpartition("::")[2] if _LEVEL.match(name) else name


def levels_in(room: Path, count: int, circles: Iterable[Circle]) -> Levels:
    """Return the levels of all circles with their room in one type."""
    here = [circle for circle in circles if circle.around == room]
    return Levels(
        room,
        count,
        frozenset(path for circle in here for path in circle.paths),
        tuple(use for circle in here for use in circle.uses),
        frozenset(cut for circle in here for cut in circle.cuts),
    )
