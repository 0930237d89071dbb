"""What a specification in the folder of specifications says beyond what decoding needs.

tree        the types, fields and parameters of a YAML tree
described   descriptions, states, names of the document
sources     documents, and lines in them
order       order of the keys, width of descriptions

`ksyspark check` holds specifications to it, `ksyspark new` begins one so. `ksy/README.md` tells it to people.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from ksyspark.spec.problems import Problem
from ksyspark.spec.yaml import MapNode, ScalarNode
from ksyspark.spec.yaml.load import load_tree_file
from ksyspark_codegen.conventions.described import undescribed
from ksyspark_codegen.conventions.order import misplaced
from ksyspark_codegen.conventions.sources import untraced

__all__ = ["conventions_broken", "conventions_broken_by"]


def conventions_broken(folder: Path) -> list[Problem]:
    """Return what the specifications of a folder lack, sorted by file and line, files named from the folder above it.

    Raises SpecError for a file that is no YAML.
    """
    root = folder.resolve().parent
    found: set[Problem] = set()
    for path in folder.resolve().rglob("*.ksy"):
        tree = load_tree_file(path, path.relative_to(root).as_posix())
        found.update(conventions_broken_by(tree))
        found.update(_named_otherwise(tree, path.stem))
    return sorted(found)


def conventions_broken_by(tree: MapNode) -> Iterator[Problem]:
    """Yield what one specification lacks."""
    yield from undescribed(tree)
    yield from untraced(tree)
    yield from misplaced(tree)


def _named_otherwise(tree: MapNode, stem: str) -> Iterator[Problem]:
    """Yield an id that is not the file's name: a name finds its specification, samples and tests by it."""
    meta = tree.get("meta")
    node = meta.get("id") if isinstance(meta, MapNode) else None
    if isinstance(node, ScalarNode) and node.text != stem:
        yield node.place.problem(f"expected the id to be the file's name `{stem}`, found `{node.text}`")
