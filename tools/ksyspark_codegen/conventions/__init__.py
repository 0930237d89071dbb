"""What a specification in the folder of specifications says beyond what decoding needs.

tree        the types, fields and parameters of a YAML tree
described   descriptions, states, names of the document
sources     documents, and lines in them
order       order of the keys, width of descriptions

`ksyspark check` holds specifications to it, `ksyspark new` begins one so. `ksy/README.md` tells it to people.
"""

from __future__ import annotations

from collections.abc import Iterator

from ksyspark.spec.library import Library
from ksyspark.spec.problems import Problem
from ksyspark.spec.yaml import MapNode
from ksyspark_codegen.conventions.described import undescribed
from ksyspark_codegen.conventions.order import misplaced
from ksyspark_codegen.conventions.sources import untraced

__all__ = ["conventions_broken", "conventions_broken_by"]


def conventions_broken(library: Library) -> tuple[Problem, ...]:
    """Return what the specifications of a library lack, sorted by file and line."""
    found = (problem for tree in library.trees.values() for problem in conventions_broken_by(tree))
    return tuple(sorted(set(found)))


def conventions_broken_by(tree: MapNode) -> Iterator[Problem]:
    """Yield what one specification lacks."""
    yield from undescribed(tree)
    yield from untraced(tree)
    yield from misplaced(tree)
