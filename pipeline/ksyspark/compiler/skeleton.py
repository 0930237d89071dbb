"""The skeleton of a specification: only what the size of a message depends on. It finds ends in streams."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import partial

from ksyspark.spec import declared_types, model, yaml
from ksyspark.spec.expressions import Expression, names_in, nodes, walk
from ksyspark.spec.library import Library
from ksyspark.spec.recursion import reachable


@dataclass(frozen=True, slots=True)
class Needs:
    """`names` are the ids of fields that sizes depend on, `types` the types that are read to find the end.

    A type named by a cast or `sizeof` counts as read. Names are kept without their type: a field of the same id
    elsewhere is read needlessly, which does no harm.
    """

    names: frozenset[str]
    types: frozenset[tuple[str, ...]]

    def is_skipped(self, attribute: model.Attribute) -> bool:
        """Tell whether a field is skipped as bytes, because it has a size and no size depends on it."""
        is_needed = attribute.id in self.names or looks_at_items(attribute)
        return model.is_sized(attribute) and not is_needed

    def is_left_out(self, attribute: model.Attribute) -> bool:
        """Tell whether an instance is left out, because no size depends on it."""
        return attribute.is_instance and attribute.id not in self.names


def looks_at_items(attribute: model.Attribute) -> bool:
    """Tell whether `repeat-until` asks for the value of the item just read."""
    match attribute.repeat:
        case model.Repeat("until", model.Formula(tree)):
            return "_" in names_in(tree)
    return False


def find_needs(library: Library, spec: model.Spec) -> Needs:
    """Return what the size of a message of this specification depends on, as the least fixed point."""
    needs = Needs(frozenset(), frozenset())
    while True:
        types = reachable({spec.root.path, *needs.types}, partial(_paths_read, library, needs))
        owners = [library.types[path] for path in types]
        kept = [(owner, tree) for owner in owners for tree in _all_kept(owner, needs)]
        named = (
            library.find_type(owner, part.type.path, part.type.is_absolute)
            for owner, tree in kept
            for part in walk(tree)
            if isinstance(part, nodes.Cast | nodes.SizeOfType)
        )
        names = needs.names.union(*(names_in(tree) for _, tree in kept))
        grown = Needs(names, frozenset(types).union(type_.path for type_ in named if type_ is not None))
        if grown == needs:
            return needs
        needs = grown


def _paths_read(library: Library, needs: Needs, path: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    owner = library.types[path]
    return (inner.path for attribute in owner.attributes() for inner in types_read(library, owner, attribute, needs))


def types_read(
    library: Library, owner: model.TypeSpec, attribute: model.Attribute, needs: Needs
) -> Iterator[model.TypeSpec]:
    """Yield the types that the skeleton reads in a field's place."""
    if not needs.is_left_out(attribute) and not needs.is_skipped(attribute):
        yield from library.types_in(owner, attribute)


def formulas_kept(attribute: model.Attribute, needs: Needs) -> Iterator[Expression]:
    """Yield the expressions of an attribute that stay in the skeleton."""
    several = (attribute.delimiter.size, attribute.condition, attribute.io, attribute.pos, attribute.value)
    yield from (formula.tree for formula in several if formula)
    if attribute.repeat and attribute.repeat.formula:
        yield attribute.repeat.formula.tree
    if attribute.valid and attribute.id in needs.names:
        yield from (formula.tree for formula in attribute.valid.all_formulas())
    if not needs.is_skipped(attribute):
        yield from attribute.process.arguments if attribute.process else ()
        if isinstance(attribute.use, model.SwitchUse):
            yield attribute.use.on.tree
            yield from (case.when.tree for case in attribute.use.cases if case.when)
        if attribute.parent is not None:
            yield attribute.parent.tree
        for use, _ in model.simple_uses(attribute):
            if isinstance(use, model.UserTypeUse):
                yield from use.reference.arguments


def _all_kept(owner: model.TypeSpec, needs: Needs) -> Iterator[Expression]:
    if isinstance(owner.endian, model.CalculatedEndian):
        yield owner.endian.on.tree
        yield from (when.tree for when, _ in owner.endian.cases if when)
    for attribute in owner.attributes():
        if not needs.is_left_out(attribute):
            yield from formulas_kept(attribute, needs)


def why_endless(library: Library, spec: model.Spec, needs: Needs) -> str:
    """Return a sentence on the first field whose end depends on the stream's end or position; "" if none does.

    A `pos` that is a literal does not count: it is relative to the start of the message.
    """
    return next(_reasons(library, spec.root, needs), "")


def _reasons(library: Library, owner: model.TypeSpec, needs: Needs) -> Iterator[str]:
    """Yield the reasons of a type and the types inside; recursive types are unrolled, so this terminates."""
    if not owner.seq and len(owner.path) == 1:
        yield f"{owner.id} has no fields"
    for attribute in owner.attributes():
        own = "" if needs.is_left_out(attribute) else _own_reason(attribute, needs)
        if own:
            yield f"{owner.id}.{attribute.id or '(field without id)'} {own}"
        elif attribute.delimiter.size is None and attribute.delimiter.terminator is None:
            for inner in types_read(library, owner, attribute, needs):
                yield from _reasons(library, inner, needs)


def _own_reason(attribute: model.Attribute, needs: Needs) -> str:
    if attribute.delimiter.size_eos or (attribute.repeat and attribute.repeat.kind == "eos"):
        return "reads up to the end of the stream"
    if not attribute.delimiter.eos_error:
        return "may end with the stream"
    if attribute.pos is not None and not isinstance(attribute.pos.tree, nodes.IntLiteral):
        return "is read at a computed position of the stream"
    uses_stream = any(
        isinstance(part, nodes.Name | nodes.Member) and part.id == "_io"
        for tree in formulas_kept(attribute, needs)
        for part in walk(tree)
    )
    return "asks for the position or end of the stream" if uses_stream else ""


# Fewer bytes occur by chance in too many places.
_LEAST = 3

Mark = tuple[int, bytes]
"""Bytes, and where in a message they stand."""


def is_mark(owner: model.TypeSpec, attribute: model.Attribute) -> bool:
    """Tell whether a field has `contents`, or a rule on its own value, at most with the type's parameters.

    Rules that compare several fields do not count: a sender may break one in every message, and the reader is in step.
    """
    if attribute.contents is not None:
        return True
    if attribute.valid is None or isinstance(attribute.use, model.SwitchUse | model.UserTypeUse):
        return False
    known = {"_", *(parameter.id for parameter in owner.params)}
    return all(names_in(formula.tree) <= known for formula in attribute.valid.all_formulas())


def find_mark(library: Library, spec: model.Spec) -> Mark | None:
    """Return bytes that are at the same place in every message, by which a reader resynchronises; None without."""
    for attribute, bit in _placed_fields(library, spec.root):
        if attribute.condition is not None or attribute.repeat is not None:
            return None
        if attribute.contents is not None and len(attribute.contents) >= _LEAST:
            return bit // 8, attribute.contents
    return None


def _placed_fields(library: Library, owner: model.TypeSpec) -> Iterator[tuple[model.Attribute, int]]:
    """Yield fields with the bit at which each begins in its type, up to the first one whose size varies."""
    bit = 0
    for attribute in owner.seq:
        if not isinstance(attribute.use, model.BitsUse):
            bit = -(-bit // 8) * 8
        yield attribute, bit
        bits = declared_types.bits_of_attribute(library, owner, attribute)
        if bits is None:
            return
        bit += bits


# So many bytes of a message are tried for what shows whether an instance has a value.
_NEAR = 8


def telling_byte(library: Library, spec: model.Spec, names: Iterable[str]) -> tuple[int, bytes]:
    """Return the offset of a byte of messages, and for each value of it whether an instance may have a value: 0 or 1.

    `names` are instances of the top type. One has no value where its condition is false, or cannot be had.
    """
    conditions = [spec.root.instances[name].condition for name in names]

    def may_tell(at: int, octet: int) -> bool:
        known = ({True} if one is None else _values(library, spec.root, one.tree, (at, octet)) for one in conditions)
        return any(values != {False} for values in known)

    flags = [(at, bytes(may_tell(at, octet) for octet in range(256))) for at in range(_NEAR)]
    return min(flags, key=lambda place: sum(place[1]))


def _values(library: Library, root: model.TypeSpec, tree: Expression, byte: tuple[int, int]) -> frozenset[int] | None:
    """Return what an expression of a top type may be in messages with a byte at an offset; None for anything."""

    def inner(*parts: Expression) -> list[frozenset[int] | None]:
        return [_values(library, root, part, byte) for part in parts]

    match tree:
        case nodes.IntLiteral(value) | nodes.BoolLiteral(value):
            return frozenset({value})
        case nodes.EnumLabel(path, label, is_absolute) if enum := library.find_enum(root, path, is_absolute):
            return frozenset({enum.codes[label]})
        case nodes.Binary("and" | "or" as operator, left, right):
            decisive, sides = frozenset({operator == "or"}), inner(left, right)
            return decisive if decisive in sides else sides[0] if sides[0] == sides[1] else None
        case nodes.Binary("==" | "!=" as operator, left, right):
            sides = inner(left, right)
            if sides[0] and sides[1] and (sides[0].isdisjoint(sides[1]) or len(sides[0] | sides[1]) == 1):
                return frozenset({(sides[0] == sides[1]) == (operator == "==")})
        case nodes.Ternary(condition, then, otherwise):
            (holds,) = inner(condition)
            parts = inner(*(one for one, truth in ((then, True), (otherwise, False)) if not holds or truth in holds))
            return None if None in parts else frozenset().union(*filter(None, parts))
        case nodes.Name() | nodes.Member():
            return _values_named(library, root, tree, byte)
    return None


def _values_named(
    library: Library, root: model.TypeSpec, tree: Expression, byte: tuple[int, int]
) -> frozenset[int] | None:
    at, octet = byte
    match _place(library, root, tree):
        case _, model.Attribute(value=model.Formula(value)), _:
            return _values(library, root, value, byte)
        case owner, model.Attribute(use=model.BitsUse(width, endian)), bit if (endian or owner.bit_endian) == "be":
            behind = 8 * at + 8 - bit - width
            return frozenset({octet >> behind & ((1 << width) - 1)}) if 0 <= behind <= 8 - width else None
        case _, model.Attribute(use=model.IntegerUse(False, 1)), bit if bit == 8 * at:
            return frozenset({octet})
    return None


def _place(
    library: Library, root: model.TypeSpec, tree: Expression
) -> tuple[model.TypeSpec, model.Attribute, int] | None:
    """Return the value that an expression names, with its type and the bit where it begins; None if that varies."""
    owner, start = root, 0
    if isinstance(tree, nodes.Member) and (around := _place(library, root, tree.of)):
        if not isinstance(around[1].use, model.UserTypeUse) or around[1].process:
            return None
        (owner,), start = library.types_in(*around[:2]), around[2]
    elif not isinstance(tree, nodes.Name):
        return None
    if instance := owner.instances.get(tree.id):
        is_plain = owner is root and instance.io is None and instance.repeat is None
        at = declared_types.whole_number(instance.pos.tree) if instance.pos else 0 if instance.value else None
        return None if at is None or not is_plain else (owner, instance, 8 * at)
    placed = _placed_fields(library, owner)
    return next(((owner, one, start + bit) for one, bit in placed if one.id == tree.id and one.repeat is None), None)


def with_skeleton(library: Library, spec: model.Spec, needs: Needs, *, is_strict: bool = False) -> Library:
    """Return the library with a specification replaced by its skeleton; a strict one keeps the rules of marks."""
    reduced = replace(spec, root=_reduced_type(spec.root, needs, is_strict=is_strict))
    return Library({**library.specs, spec.id: reduced}, library.imports, library.trees)


def _reduced_type(owner: model.TypeSpec, needs: Needs, *, is_strict: bool) -> model.TypeSpec:
    seq, instances = owner.seq, owner.instances
    if owner.path not in needs.types:
        seq, instances = (), {}
    return replace(
        owner,
        seq=tuple(one if is_strict and is_mark(owner, one) else _reduced(one, needs) for one in seq),
        instances={one.id: _reduced(one, needs) for one in instances.values() if not needs.is_left_out(one)},
        types={
            nested.id: _reduced_type(nested, needs, is_strict=is_strict)
            for nested in owner.types.values()
            # Without enums their names would refer to others.
            if any(inner.path in needs.types or inner.enums for inner in nested.with_nested())
        },
    )


def _reduced(attribute: model.Attribute, needs: Needs) -> model.Attribute:
    """Return a field without rules and text encoding, and as bytes where its inside does not matter."""
    if attribute.value is not None or attribute.id in needs.names:
        return attribute
    plain = replace(attribute, valid=None, enum=None)
    if isinstance(attribute.use, model.BytesUse):
        plain = replace(plain, process=None)
    if attribute.contents is not None:
        length = len(attribute.contents)
        node = yaml.ScalarNode(attribute.place_of("contents"), length, str(length))
        size = model.Formula(nodes.IntLiteral(length, 0), node)
        return replace(plain, contents=None, delimiter=model.Delimiter(size=size))
    if looks_at_items(attribute):
        return replace(attribute, valid=None)
    if needs.is_skipped(attribute):
        return replace(
            plain,
            use=model.BytesUse(),
            encoding=None,
            process=None,
            delimiter=model.Delimiter(size=attribute.delimiter.size),
        )
    # A terminator of several bytes is aligned to the characters of an encoding, so it needs its text type.
    if isinstance(attribute.use, model.StringUse) and len(attribute.delimiter.terminator or b"") <= 1:
        return replace(plain, use=model.BytesUse(), encoding=None)
    return plain
