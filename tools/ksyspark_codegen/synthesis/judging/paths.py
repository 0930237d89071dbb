"""Places of a message as failures name them: paths of columns, and the fields that an expression uses."""

from __future__ import annotations

from collections.abc import Iterator

from ksyspark.spec.expressions import Expression, nodes
from ksyspark.spec.expressions.nodes import parts_of
from ksyspark.spec.model import Attribute, TypeSpec
from ksyspark_codegen.synthesis.parts import Key


def path_of(key: Key) -> str:
    """Return a key as a path: `body.fields[2].data`."""
    text = ""
    for step in key:
        text += f"[{step}]" if isinstance(step, int) else f".{_id(step)}"
    return text.removeprefix(".")


def name_of(owner: TypeSpec, attribute: Attribute) -> str:
    """Return the id of a field, or how failures name one without."""
    return attribute.id or _id(f"#{owner.seq.index(attribute)}")


def is_hidden(key: Key) -> bool:
    """Tell whether an object lies in a field without id, to which no column leads."""
    return any(isinstance(step, str) and step.startswith("#") for step in key)


def _id(step: str) -> str:
    return f"_unnamed{step[1:]}" if step.startswith("#") else step


def own_names(tree: Expression) -> Iterator[str]:
    """Yield the names of an object's own fields in an expression, in the order of the text in Python."""
    match tree:
        case nodes.Name(name):
            yield name
        case nodes.Member(nodes.Name(), "_sizeof"):
            return
        case nodes.Ternary(condition, then, otherwise):
            for part in (then, condition, otherwise):
                yield from own_names(part)
        case _:
            for part in parts_of(tree):
                yield from own_names(part)
