"""Messages of as many bytes as expressions ask whether there are, and of one less and one more."""

from __future__ import annotations

from collections.abc import Iterator

from ksyspark.spec.expressions import Expression, nodes, walk
from ksyspark.spec.library import Library, all_attributes
from ksyspark.spec.model import Attribute
from ksyspark_codegen.synthesis.breaking.patches import Proposal, cut
from ksyspark_codegen.synthesis.disturbing.grounds import Grounds


def shortened(grounds: Grounds, library: Library) -> Iterator[Proposal]:
    """Yield the beginnings of all messages that differ in them, or in their parameters."""
    sizes = {size + more: None for size in sizes_asked(library) for more in (0, -1, 1) if size + more > 0}
    seen: set[tuple[bytes, str]] = set()
    for size in sizes:
        for base in grounds.bases:
            mark = base.data[:size], repr(base.params)
            if len(base.data) > size and mark not in seen:
                seen.add(mark)
                yield cut(base, size)


def sizes_asked(library: Library) -> Iterator[int]:
    """Yield the numbers that expressions compare the size of a stream with."""
    for _, attribute in all_attributes(library):
        for tree in _trees(attribute):
            for part in walk(tree):
                match part:
                    case nodes.Binary("<" | "<=" | ">" | ">=" | "==" | "!=", left, nodes.IntLiteral(size)):
                        yield from [size] if _is_size(left) else []


def _trees(attribute: Attribute) -> Iterator[Expression]:
    formulas = (attribute.value, attribute.condition, attribute.delimiter.size)
    yield from (formula.tree for formula in formulas if formula is not None)


def _is_size(tree: Expression) -> bool:
    match tree:
        case nodes.Member(nodes.Name("_io"), "size"):
            return True
    return False
