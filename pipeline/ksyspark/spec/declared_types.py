"""The data types that a specification declares, and sizes that never vary."""

import operator
from collections.abc import Callable

from ksyspark.spec import data_types, model, problems
from ksyspark.spec.expressions.nodes import Binary, Expression, IntLiteral, SizeOfType, TypeReference
from ksyspark.spec.library import Library

_Paths = frozenset[tuple[str, ...]]
_OF_WORDS: dict[str, data_types.DataType] = {
    "bool": data_types.BooleanType(),
    "bytes": data_types.BytesType(),
    "struct": data_types.AnyStructType(),
    "io": data_types.StreamType(),
    "any": data_types.AnyType(),
}


def type_of_item(library: Library, owner: model.TypeSpec, attribute: model.Attribute) -> data_types.DataType:
    """Return the type of one item of a field, enum included."""
    return _with_enum(library, owner, attribute, type_of_use(library, owner, attribute.use))


def type_of_parameter(library: Library, owner: model.TypeSpec, parameter: model.Parameter) -> data_types.DataType:
    """Return the declared type of a parameter."""
    use = parameter.use
    named = use.reference if isinstance(use, model.UserTypeUse) else None
    bare = _type_of_name(library, owner, named) if named else type_of_use(library, owner, use)
    item = _with_enum(library, owner, parameter, bare)
    return data_types.ArrayType(item) if parameter.is_array else item


def is_plain(library: Library, owner: model.TypeSpec, parameter: model.Parameter) -> bool:
    """Tell whether an option can give a parameter: it is a number, true or false, an enum, text or bytes."""
    declared = type_of_parameter(library, owner, parameter)
    return data_types.scalar_of(declared.base if isinstance(declared, data_types.EnumType) else declared) is not None


def _with_enum(
    library: Library, owner: model.TypeSpec, part: model.Declaration, bare: data_types.DataType
) -> data_types.DataType:
    if part.enum is None:
        return data_types.BooleanType() if isinstance(part.use, model.BitsUse) and part.use.width == 1 else bare
    spec = library.find_enum(owner, part.enum)
    if spec and isinstance(bare, data_types.IntegerType | data_types.BitsType):
        return data_types.EnumType(spec, bare)
    return data_types.UnknownType()


def type_of_use(library: Library, owner: model.TypeSpec, use: model.TypeUse) -> data_types.DataType:
    """Return the type that a `type:` value declares, without `enum` and `repeat`; of a switch, what its cases share."""
    match use:
        case model.IntegerUse(is_signed, width, endian):
            default = owner.endian if isinstance(owner.endian, str) else None
            return data_types.IntegerType(is_signed, width, (endian or default) if width > 1 else None)
        case model.BitsUse(width):
            return data_types.BitsType(width)
        case model.FloatUse(width):
            return data_types.FloatType(width)
        case model.StringUse():
            return data_types.StringType()
        case model.BytesUse():
            return data_types.BytesType()
        case model.UserTypeUse(reference):
            return type_of_reference(library, owner, reference)
        case model.SwitchUse(_, cases):
            return _type_of_switch(library, owner, tuple(case.use for case in cases))


def type_of_reference(library: Library, owner: model.TypeSpec, reference: TypeReference) -> data_types.DataType:
    """Return the type that a cast or a parameter names, also by a word such as `u4`, `str`, `struct` or `bool`."""
    bare = _type_of_name(library, owner, reference)
    return data_types.ArrayType(bare) if reference.is_array else bare


def suggest_type(library: Library, owner: model.TypeSpec, name: str) -> str:
    """Return the end of a problem about an unknown type: the type of nearly that name, or else all known ones."""
    known = [*(name for around in library.scopes(owner) for name in around.types), *library.visible(owner)]
    return problems.did_you_mean(name, known, f"known here are {', '.join(sorted(known))}")


def _type_of_name(library: Library, owner: model.TypeSpec, reference: TypeReference) -> data_types.DataType:
    spec = library.find_type(owner, reference.path, reference.is_absolute)
    if spec is not None:
        return data_types.UserType(spec)
    name = reference.path[0]
    if len(reference.path) > 1 or reference.is_absolute:
        return data_types.UnknownType()
    match model.BUILT_IN.get(name):
        case model.IntegerUse(is_signed, width, None):
            return data_types.IntegerType(is_signed, width)
        case model.FloatUse(width, None):
            return data_types.FloatType(width)
        case model.BitsUse(width, None):
            return data_types.BooleanType() if width == 1 else data_types.BitsType(width)
        case model.StringUse(False):
            return data_types.StringType()
    return _OF_WORDS.get(name) or data_types.UnknownType()


def _type_of_switch(library: Library, owner: model.TypeSpec, uses: tuple[model.SimpleUse, ...]) -> data_types.DataType:
    merged: data_types.DataType | None = None
    for use in uses:
        case = type_of_use(library, owner, use)
        merged = case if merged is None else data_types.merge(merged, case)
        if merged is None:
            return data_types.AnyType()
    return merged or data_types.UnknownType()


def default_of(declared: data_types.DataType, parameter: model.Parameter) -> object:
    """Return the `-default` of a parameter, if any: the code of a label, bytes for hexadecimal digits."""
    default = parameter.about.extensions.get("-default")
    if isinstance(declared, data_types.BytesType) and isinstance(default, str):
        return bytes.fromhex(default)
    if isinstance(declared, data_types.EnumType):
        return declared.spec.codes.get(default, default) if isinstance(default, str) else default
    return default


def why_no_default(declared: data_types.DataType, parameter: model.Parameter) -> str:
    """Return what is wrong with the `-default` of a whole number, or "" if it fits or is missing."""
    limits = data_types.limits_of(declared.base if isinstance(declared, data_types.EnumType) else declared)
    default = None if limits is None else default_of(declared, parameter)
    if limits is None or default is None:
        return ""
    is_whole = isinstance(default, int) and not isinstance(default, bool)
    if is_whole and limits[0] <= default <= limits[1]:  # type: ignore[operator]
        return ""
    labels = "a label of its enum or " if isinstance(declared, data_types.EnumType) else ""
    return f"`-default` must be {labels}a whole number from {limits[0]} to {limits[1]}, found {default!r}"


# Of numbers that are not negative all languages agree on them.
_OPERATORS: dict[str, Callable[[int, int], int]] = {
    "+": operator.add,
    "-": operator.sub,
    "*": operator.mul,
    "/": operator.floordiv,
    "%": operator.mod,
}


def bits_of_type(library: Library, spec: model.TypeSpec, inside: _Paths = frozenset()) -> int | None:
    """Return the bits of a type (bit fields fill whole bytes), or None if they vary; `inside` are types around it."""
    if spec.path in inside:
        return None
    total = 0
    for attribute in spec.seq:
        size = bits_of_attribute(library, spec, attribute, inside | {spec.path})
        if size is None:
            return None
        total = (total if isinstance(attribute.use, model.BitsUse) else -(-total // 8) * 8) + size
    return total


def bits_of_attribute(
    library: Library, owner: model.TypeSpec, attribute: model.Attribute, inside: _Paths = frozenset()
) -> int | None:
    """Return the bits of a field with all its items, or None if it is optional, or of a size or number that varies."""
    repeat, size = attribute.repeat, attribute.delimiter.size
    count = repeat.formula if repeat and repeat.kind == "expr" else None
    times = 1 if repeat is None else whole_number(count.tree) if count else None
    if attribute.condition or times is None:
        return None
    if attribute.contents is not None:
        bits: int | None = 8 * len(attribute.contents)
    elif size is None:
        bits = bits_of_use(library, owner, attribute.use, inside)
    else:
        octets = whole_number(size.tree) if model.is_sized(attribute) else None
        bits = None if octets is None else 8 * octets
    return None if bits is None else times * bits


def whole_number(tree: Expression) -> int | None:
    """Return the value of a whole number, or of arithmetic on such numbers, or None for anything else and below 0."""
    if isinstance(tree, IntLiteral):
        return tree.value
    if not isinstance(tree, Binary) or tree.operator not in _OPERATORS:
        return None
    left, right = whole_number(tree.left), whole_number(tree.right)
    if left is None or right is None or (right == 0 and tree.operator in "/%"):
        return None
    value = _OPERATORS[tree.operator](left, right)
    return value if 0 <= value < 1 << 63 else None


def bits_of_use(
    library: Library, owner: model.TypeSpec, use: model.TypeUse | model.SimpleUse, inside: _Paths = frozenset()
) -> int | None:
    """Return the bits of one value of a type as `owner` names it, or None if its size varies."""
    match use:
        case model.IntegerUse(_, width) | model.FloatUse(width):
            return 8 * width
        case model.BitsUse(width):
            return width
        case model.UserTypeUse(reference) if not reference.is_array:
            spec = library.find_type(owner, reference.path, reference.is_absolute)
            return bits_of_type(library, spec, inside) if spec else None
        case _:
            return None


def size_of_type(library: Library, scope: model.TypeSpec, tree: SizeOfType) -> int:
    """Return what `sizeof<...>` (whole bytes) or `bitsizeof<...>` gives in a type; 0 for a size that varies."""
    bits = bits_of_data_type(library, type_of_reference(library, scope, tree.type))
    return (bits or 0) if tree.in_bits else bytes_of(bits)


def bits_of_data_type(library: Library, data_type: data_types.DataType) -> int | None:
    """Return the bits of one value of a type, or None if its size varies."""
    match data_type:
        case data_types.UserType(spec):
            return bits_of_type(library, spec)
        case data_types.IntegerType(_, width) | data_types.FloatType(width):
            return 8 * width
        case data_types.BitsType(width):
            return width
        case data_types.BooleanType():
            return 1
        case _:
            return None


def bytes_of(bits: int | None) -> int:
    """Return how many bytes hold a number of bits; 0 for a size that varies."""
    return -(-(bits or 0) // 8)
