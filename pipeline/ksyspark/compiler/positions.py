"""Fields whose size or place the specification states, and rules that depend on the stream's position."""

from collections.abc import Iterator
from itertools import dropwhile

from ksyspark.compiler.slots import Part
from ksyspark.spec.expressions import Expression, names_in, nodes, walk
from ksyspark.spec.expressions.nodes import IntLiteral
from ksyspark.spec.library import Library
from ksyspark.spec.model import Attribute, BitsUse, BytesUse, FloatUse, IntegerUse, StringUse, TypeSpec, names_used


def uses_position(tree: Expression) -> bool:
    """Tell whether an expression itself uses `_io.pos` or `_io.eof`."""
    return any(isinstance(part, nodes.Member) and part.id in ("pos", "eof") for part in walk(tree))


def rule_uses_position(library: Library, attribute: Attribute) -> bool:
    """Tell whether a field's rule uses the position, so that it must be checked right behind the field."""
    return any(uses_position(tree) for tree, _ in _rule_parts(library, attribute))


def rule_seeks(library: Library, attribute: Attribute) -> bool:
    """Tell whether a field's rule may read an instance elsewhere; official parsers then continue at a whole byte."""
    return any(one.value is None for _, instances in _rule_parts(library, attribute) for one in instances)


def is_asked_for_before(library: Library, owner: TypeSpec, instance: Attribute) -> bool:
    """Tell whether anything may ask for an instance but instances behind it, of the same type."""
    behind = list(dropwhile(lambda other: other.id != instance.id, owner.instances.values()))
    used = {one.id: set(names_used(one)) for one in behind}
    asking = {instance.id}
    while more := {name for name in used.keys() - asking if used[name] & asking}:
        asking |= more
    others = [one for spec in library.types.values() for one in (spec.endian, *spec.attributes())]
    known = {id(one) for one in behind}
    return any(not asking.isdisjoint(names_used(one)) for one in others if id(one) not in known)


def _rule_parts(library: Library, attribute: Attribute) -> Iterator[tuple[Expression, list[Attribute]]]:
    """Yield the expressions of a field's rules, each with the instances that it names; those of value instances too."""
    rules = attribute.valid.all_formulas() if attribute.valid else ()
    waiting, seen = [formula.tree for formula in rules], set[str]()
    while waiting:
        tree = waiting.pop()
        names = names_in(tree) - seen
        seen |= names
        instances = [spec.instances[name] for spec in library.types.values() for name in names & spec.instances.keys()]
        yield tree, instances
        waiting += [one.value.tree for one in instances if one.value is not None]


# Lengths, offsets and places are operands of 32 bits.
_LONGEST_FIELD = 1 << 20
_FARTHEST_FIELD = 1 << 31


def is_fixed(attribute: Attribute) -> bool:
    """Tell whether a field is always present, not repeated, and of one size that the specification states."""
    if attribute.condition or attribute.repeat:
        return False
    return isinstance(attribute.use, IntegerUse | FloatUse | BitsUse) or fixed_length(attribute) is not None


def fixed_length(attribute: Attribute) -> int | None:
    """Return the length of bytes or text whose size is a literal and which stay as they are; None for others."""
    if attribute.contents is not None:
        return len(attribute.contents)
    delimiter = attribute.delimiter
    is_cut = delimiter.terminator is not None or delimiter.pad_right is not None or attribute.process is not None
    if not isinstance(attribute.use, BytesUse | StringUse) or is_cut or delimiter.size is None:
        return None
    tree = delimiter.size.tree
    return tree.value if isinstance(tree, IntLiteral) and tree.value <= _LONGEST_FIELD else None


def has_fixed_place(part: Part, attribute: Attribute) -> bool:
    """Tell whether an instance is bytes or a number, without rules, at a place of the message that is a literal."""
    if part.io is not None or attribute.io is not None or attribute.pos is None:
        return False
    if attribute.repeat or attribute.condition or attribute.valid:
        return False
    tree = attribute.pos.tree
    is_near = isinstance(tree, IntLiteral) and 0 <= tree.value < _FARTHEST_FIELD
    is_bytes = isinstance(attribute.use, BytesUse) and attribute.contents is None and fixed_length(attribute)
    return is_near and bool(is_bytes or isinstance(attribute.use, IntegerUse | FloatUse))
