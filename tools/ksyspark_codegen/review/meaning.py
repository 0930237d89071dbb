"""The parsing meaning of a specification as plain data: equal for two spellings that read every message alike.

Comments, order of keys, documentation, `-` keys without effect on values, spellings of numbers and of byte order make
no difference. Fingerprints are made of it, and the comparison of two specifications.
"""

from __future__ import annotations

from ksyspark.spec.expressions import Expression, nodes
from ksyspark.spec.library import Library
from ksyspark.spec.model import (
    Attribute,
    BitsUse,
    BytesUse,
    CalculatedEndian,
    Delimiter,
    Endian,
    FloatUse,
    Formula,
    IntegerUse,
    Parameter,
    SimpleUse,
    StringUse,
    SwitchUse,
    TypeSpec,
    TypeUse,
    UserTypeUse,
    Valid,
)
from ksyspark.spec.unrolled import origin_of

Plain = str | int | float | bool | list["Plain"] | dict[str, "Plain"] | None
"""What JSON can hold."""

_CHANGING_VALUES = ("-default", "-encoding-errors", "-logical-type", "-stream-alternatives", "-stream-value")


def meaning_of_part(library: Library, owner: TypeSpec, part: Attribute | Parameter) -> Plain:
    """Return what a field, instance or parameter does when a message is read."""
    found: dict[str, Plain] = {"enum": _enum(library, owner, part)}
    if isinstance(part, Parameter):
        found |= {"type": _of_parameter(library, owner, part), "word": part.word, "array": part.is_array}
    else:
        found |= {"type": _use(library, owner, part.use), **_of_attribute(library, owner, part)}
    found |= {key: _plain(part.about.extensions[key]) for key in _CHANGING_VALUES if key in part.about.extensions}
    return {key: value for key, value in found.items() if value not in (None, False, "", [])}


def meaning_of_type(library: Library, owner: TypeSpec) -> Plain:
    """Return what a type does: parameters and fields in order, instances by name, codes by number."""
    return {
        "params": [[part.id, meaning_of_part(library, owner, part)] for part in owner.params],
        "seq": [[part.id, meaning_of_part(library, owner, part)] for part in owner.seq],
        "instances": {id_: meaning_of_part(library, owner, part) for id_, part in sorted(owner.instances.items())},
        "enums": {
            id_: {str(code): value.label for code, value in sorted(enum.values.items())}
            for id_, enum in sorted(owner.enums.items())
        },
    }


def meaning_of_tree(tree: Expression, library: Library | None = None, owner: TypeSpec | None = None) -> Plain:
    """Return an expression as nested lists: literals by value, labels by code where `library` and `owner` tell it."""
    match tree:
        case nodes.IntLiteral(value) | nodes.FloatLiteral(value) | nodes.BoolLiteral(value):
            return value
        case nodes.StringLiteral(value):
            return ["text", value]
        case nodes.EnumLabel():
            return _code(tree, library, owner)
        case nodes.Name(id_):
            return ["name", id_]
        case nodes.Unary("+", operand):
            return meaning_of_tree(operand, library, owner)
        case nodes.Unary("-", nodes.IntLiteral(value) | nodes.FloatLiteral(value)):
            return -value
    return _compound(tree, [meaning_of_tree(part, library, owner) for part in nodes.parts_of(tree)])


def _compound(tree: Expression, inside: list[Plain]) -> Plain:
    match tree:
        case nodes.Member(_, id_) | nodes.Call(_, id_):
            return [type(tree).__name__.lower(), id_, *inside]
        case nodes.Cast(_, reference):
            return ["cast", str(reference), *inside]
        case nodes.SizeOfType(reference, in_bits):
            return ["sizeof", str(reference), in_bits]
        case nodes.Unary(operator) | nodes.Binary(operator):
            return [operator, *inside]
        case _:
            return [type(tree).__name__.lower(), *inside]


def _of_attribute(library: Library, owner: TypeSpec, part: Attribute) -> dict[str, Plain]:
    def formula(found: Formula | None) -> Plain:
        return None if found is None else ["=", meaning_of_tree(found.tree, library, owner)]

    has_text = isinstance(part.use, StringUse) or (
        isinstance(part.use, SwitchUse) and any(isinstance(case.use, StringUse) for case in part.use.cases)
    )
    return {
        "instance": part.is_instance,
        "encoding": (part.encoding or owner.encoding) if has_text else None,
        "contents": None if part.contents is None else part.contents.hex(),
        "valid": _valid(library, owner, part, part.valid) if part.valid else None,
        "repeat": [part.repeat.kind, formula(part.repeat.formula)] if part.repeat else None,
        "if": formula(part.condition),
        "pos": formula(part.pos),
        "value": formula(part.value),
        "size": formula(part.delimiter.size),
        **({"io": formula(part.io)} if part.io else {}),
        **({"parent": formula(part.parent)} if part.parent else {}),
        **_ends(part.delimiter),
    }


def _ends(delimiter: Delimiter) -> dict[str, Plain]:
    found: dict[str, Plain] = {"size-eos": delimiter.size_eos}
    if delimiter.terminator is not None:
        found["terminator"] = [
            delimiter.terminator.hex(), delimiter.include, delimiter.consume, delimiter.eos_error
        ]  # fmt: skip
    if delimiter.pad_right is not None:
        found["pad-right"] = [delimiter.pad_right]
    return found


def _valid(library: Library, owner: TypeSpec, part: Attribute, valid: Valid) -> Plain:
    found: dict[str, Plain] = {
        key: ["=", meaning_of_tree(formula.tree, library, owner)] for key, formula in valid.formulas.items()
    }
    if valid.any_of is not None:
        found["any-of"] = [meaning_of_tree(formula.tree, library, owner) for formula in valid.any_of]
    if valid.in_enum and part.enum:
        enum = library.find_enum(owner, part.enum)
        found["in-enum"] = [*sorted(enum.values)] if enum else []
    return found


def _use(library: Library, owner: TypeSpec, use: TypeUse) -> Plain:
    if not isinstance(use, SwitchUse):
        return _simple_use(library, owner, use)
    cases: list[Plain] = [
        [
            None if case.when is None else ["=", meaning_of_tree(case.when.tree, library, owner)],
            _simple_use(library, owner, case.use),
        ]
        for case in use.cases
    ]
    return ["switch", meaning_of_tree(use.on.tree, library, owner), cases]


def _simple_use(library: Library, owner: TypeSpec, use: SimpleUse) -> Plain:
    match use:
        case IntegerUse(is_signed, width, endian):
            return ["signed" if is_signed else "unsigned", width, _order(library, owner, endian, width)]
        case FloatUse(width, endian):
            return ["float", width, _order(library, owner, endian, width)]
        case BitsUse(width, endian):
            return ["bits", width, endian or owner.bit_endian]
        case StringUse():
            return ["text"]
        case BytesUse():
            return ["bytes"]
        case UserTypeUse(reference):
            found = library.find_type(owner, reference.path, reference.is_absolute)
            name = "::".join(origin_of(found)) if found else str(reference)
            return ["of", name, *(meaning_of_tree(one, library, owner) for one in reference.arguments)]


def _of_parameter(library: Library, owner: TypeSpec, parameter: Parameter) -> Plain:
    """Return the type of a parameter: its numbers have no byte order."""
    match parameter.use:
        case IntegerUse(is_signed, width):
            return ["signed" if is_signed else "unsigned", width]
        case FloatUse(width):
            return ["float", width]
        case use:
            return _use(library, owner, use)


def _order(library: Library, owner: TypeSpec, own: Endian | None, width: int) -> Plain:
    """Return the byte order of a number: none for one byte, else its own or that of its type."""
    order = own or owner.endian
    if width == 1 or order is None:
        return None
    if not isinstance(order, CalculatedEndian):
        return order
    cases: list[Plain] = [
        [None if when is None else ["=", meaning_of_tree(when.tree, library, owner)], case]
        for when, case in order.cases
    ]
    return ["switch", meaning_of_tree(order.on.tree, library, owner), cases]


def _enum(library: Library, owner: TypeSpec, part: Attribute | Parameter) -> Plain:
    enum = library.find_enum(owner, part.enum) if part.enum else None
    return None if enum is None else "::".join(enum.path)


def _code(tree: nodes.EnumLabel, library: Library | None, owner: TypeSpec | None) -> Plain:
    """Return a label as its enum and number; as it is written where nothing tells the number."""
    enum = library.find_enum(owner, tree.path, tree.is_absolute) if library and owner else None
    if enum is None:
        return ["label", *tree.path, tree.label]
    return ["code", "::".join(enum.path), next((n for n, one in enum.values.items() if one.label == tree.label), None)]


def _plain(value: object) -> Plain:
    """Return a value of YAML as what JSON can hold: keys as text."""
    match value:
        case dict():
            return {str(key): _plain(one) for key, one in value.items()}
        case list():
            return [_plain(one) for one in value]
        case str() | int() | float() | bool() | None:
            return value
        case _:
            return str(value)
