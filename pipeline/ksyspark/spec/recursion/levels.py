"""Levels of recursive types: how many get columns, which types a level holds, and how these are named."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from ksyspark.spec.model import Spec, TypeSpec
from ksyspark.spec.recursion.cycles import Cycle, Path, Use
from ksyspark.spec.yaml import ScalarNode

Names = Mapping[tuple[int, int], str]
"""Type names to write into a type: by the number of the attribute (seq first) and the number of its case."""

DEFAULT_LEVELS = 4
_LEVEL = re.compile(r"depth_\d+::")
_NAME = re.compile(r"\s*(?:::)?\s*\w+(?:::\w+)*")


@dataclass(frozen=True)
class Levels:
    """The levels of all recursive types whose innermost enclosing type is `scope`.

    Each of `count` levels holds the types `members`; fields at `cuts` lead to the next level, those at `unbounded`
    without an end of their own.
    """

    scope: Path
    count: int
    members: frozenset[Path]
    uses: tuple[Use, ...]
    cuts: frozenset[Use]
    unbounded: frozenset[Use]

    def holds(self, spec: TypeSpec) -> bool:
        """Tell whether a type is a member, or contains the definition of one."""
        return any(path[: len(spec.path)] == spec.path for path in self.members)

    def names(self, spec: TypeSpec, level: int) -> Names:
        """Return the type names to write into a type of a level. On level 1 only those at the cuts change."""
        return {
            (use.attribute, use.case): self._name(use, level)
            for use in self.uses
            if use.owner == spec.path and (level > 1 or use in self.cuts)
        }

    def inside(self, path: Path) -> Path:
        """Return the path of a member below the type that holds a level."""
        return path[len(self.scope) - (self.scope in self.members) :]

    def below_the_last(self) -> Iterator[Path]:
        """Yield the members that get no columns below the last level."""
        yield from dict.fromkeys(use.target for use in self.uses if use in self.cuts)

    def has_end(self, path: Path) -> bool:
        """Tell whether the bytes of a member below the last level always have an end, so that they can be kept."""
        return all(use.target != path for use in self.unbounded)

    def _name(self, use: Use, level: int) -> str:
        below = level + (use in self.cuts)
        name = "::".join((level_name(below), *self.inside(use.target)))
        return name if below > self.count else name + _NAME.sub("", use.node.text, count=1)


def levels_in(scope: Path, count: int, cycles: Iterable[Cycle]) -> Levels:
    """Return the levels of all cycles with one enclosing type."""
    here = [cycle for cycle in cycles if cycle.scope == scope]
    return Levels(
        scope,
        count,
        frozenset(path for cycle in here for path in cycle.paths),
        tuple(use for cycle in here for use in cycle.uses),
        frozenset(cut for cycle in here for cut in cycle.cuts),
        frozenset(cut for cycle in here for cut in cycle.unbounded),
    )


def level_name(level: int) -> str:
    """Return the name of the type that holds the types of a level."""
    return f"depth_{level}"


def without_level(name: str) -> str:
    """Return the name of a type as the specification has it, without the level that it was put in."""
    return name.rpartition("::")[2] if _LEVEL.match(name) else name


def levels_of(spec: Spec) -> int:
    """Return how many levels of recursive types get columns: `meta/-max-recursion-depth`, else 4."""
    node = spec.recursion_depth
    return node.value if isinstance(node, ScalarNode) and type(node.value) is int else DEFAULT_LEVELS
