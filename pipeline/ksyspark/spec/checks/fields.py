"""Check fields: how they are read, what they refer to, expressions and the types that they need, `valid` rules."""

import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from ksyspark.display import show_count
from ksyspark.spec import data_types, library, model, yaml
from ksyspark.spec.data_types import INTEGERS, BooleanType, BytesType, EnumType, UnknownType, UserType, can_assign, show
from ksyspark.spec.declared_types import suggest_type, type_of_parameter, type_of_reference, why_no_default
from ksyspark.spec.expressions.nodes import BoolLiteral, IntLiteral, TypeReference, Unary
from ksyspark.spec.inference import Scope, Typer
from ksyspark.spec.library import Library, all_attributes, read_attributes
from ksyspark.spec.problems import Problem, did_you_mean
from ksyspark.spec.read_attribute import PROCESSES

# What processes take of whole numbers: a byte, and rotations that the official runtime does.
_TAKEN = {"xor": range(256), "rol": range(sys.maxsize), "ror": range(-sys.maxsize, 9)}
_SIZE_KEYS = ("size", "size-eos", "terminator", "pad-right", "include", "consume", "eos-error")


def check_byte_order(typer: Typer) -> Iterator[Problem]:
    """Report integers and floats of several bytes that have no byte order, in the type or in `meta/endian`."""
    for owner, attribute in read_attributes(typer.library):
        for use, place in model.simple_uses(attribute):
            match use:
                case model.IntegerUse(_, width, None) | model.FloatUse(width, None) if width > 1 and not owner.endian:
                    yield place.problem("expected a byte order: `le` or `be` behind the type, or `endian` in `meta`")


def check_encodings(typer: Typer) -> Iterator[Problem]:
    """Report text without an encoding, and an encoding on something that is not text."""
    for owner, attribute in read_attributes(typer.library):
        if attribute.encoding and isinstance(attribute.use, model.SwitchUse):
            yield attribute.place_of("encoding").problem("`encoding` has no meaning beside a switch; set it in `meta`")
            continue
        is_text = any(isinstance(use, model.StringUse) for use, _ in model.simple_uses(attribute))
        encoding = attribute.encoding or owner.encoding
        if not is_text and attribute.encoding:
            words = "`encoding` has no meaning here: the field is not `str` or `strz`"
            yield attribute.place_of("encoding").problem(words)
        elif is_text and not encoding:
            yield attribute.place_of("type").problem("text needs an encoding: add `encoding` to the field or to `meta`")


def check_delimiters(typer: Typer) -> Iterator[Problem]:
    """Report missing, contradictory and meaningless sizes.

    1. Bytes and `str` need `size`, `size-eos` or `terminator` (`contents` says it itself), each case of a switch too.
    2. `size` and `size-eos` exclude each other.
    3. Numbers have a size already; as cases of a switch they leave its size aside.
    """
    for _, attribute in read_attributes(typer.library):
        if isinstance(attribute.use, model.IntegerUse | model.FloatUse | model.BitsUse):
            for key in _SIZE_KEYS:
                if key in attribute.places:
                    words = f"`{key}` has no meaning here: the type says how long the number is"
                    yield attribute.place_of(key).problem(words)
        elif attribute.contents is None:
            if attribute.delimiter.size is not None and attribute.delimiter.size_eos:
                yield attribute.place_of("size-eos").problem("`size` and `size-eos` exclude each other")
            for use, place in model.simple_uses(attribute):
                if isinstance(use, model.BytesUse) and not attribute.delimiter.has_end:
                    words = "a field without type is bytes and needs an end: `size`, `size-eos` or `terminator`"
                    yield attribute.place.problem(words)
                is_text = isinstance(use, model.StringUse) and not use.is_zero_terminated
                if is_text and not attribute.delimiter.has_end:
                    yield place.problem("text needs an end: `size`, `size-eos` or `terminator`")


def check_processes(typer: Typer) -> Iterator[Problem]:
    """Report `process` where there are no bytes to change, and arguments that it cannot take."""
    for owner, attribute in read_attributes(typer.library):
        process = attribute.process
        if process is None:
            continue
        has_bytes = attribute.contents is None and attribute.delimiter.has_end
        if not has_bytes or any(isinstance(use, model.StringUse) for use, _ in model.simple_uses(attribute)):
            yield attribute.place_of("process").problem("`process` needs bytes, or a type with a size or terminator")
        kinds = INTEGERS if process.name in ("rol", "ror") else (*INTEGERS, BytesType)
        for argument in process.arguments:
            formula = replace(process.formula, tree=argument)
            kind = typer.type_of(formula, Scope.of_attribute(owner, attribute))
            if process.name in PROCESSES and not isinstance(kind, (*kinds, UnknownType)):
                expected = "a whole number" if kinds is INTEGERS else "a whole number or bytes"
                yield formula.problem(argument.column, f"`{process.name}` needs {expected}, found {show(kind)}")
            tree = argument.operand if isinstance(argument, Unary) and argument.operator == "-" else argument
            if isinstance(tree, IntLiteral) and process.name in _TAKEN:
                number = tree.value if tree is argument else -tree.value
                if number not in _TAKEN[process.name]:
                    yield formula.problem(argument.column, f"`{process.name}` cannot take {number}")


def check_switches(typer: Typer) -> Iterator[Problem]:
    """Report switches with `enum`, and those of which two types would share the name of a column."""
    for _, attribute in read_attributes(typer.library):
        if not isinstance(attribute.use, model.SwitchUse):
            continue
        if attribute.enum is not None:
            yield attribute.place_of("enum").problem("`enum` on a field with a switched type is not covered")
        for name, count in Counter(model.case_ids(attribute, attribute.use).values()).items():
            if count > 1:
                sentence = f"two cases of the switch would share the column `{name}`; rename a type"
                yield attribute.place_of("type").problem(sentence)


def check_names(typer: Typer) -> Iterator[Problem]:
    """Report names in `type` and `enum` that mean nothing, and parameters whose type says how it is read.

    1. Types and enums that do not exist.
    2. A list type of a field, which `repeat` would say.
    3. A parameter's type with byte order, end or arguments.
    """
    library = typer.library
    for owner, attribute in all_attributes(library):
        yield from _enum_exists(library, owner, attribute)
        for use, place in model.simple_uses(attribute):
            if not isinstance(use, model.UserTypeUse):
                continue
            reference = use.reference
            if reference.is_array:
                yield place.problem(f"`{reference}` is a list; use `repeat` for a field that is read")
            elif library.find_type(owner, reference.path, reference.is_absolute) is None:
                yield _no_type(library, owner, reference, place)
    for owner in library.types.values():
        for parameter in owner.params:
            yield from _enum_exists(library, owner, parameter)
            yield from _parameter_type(library, owner, parameter)


def _no_type(library: Library, owner: model.TypeSpec, reference: TypeReference, place: yaml.Place) -> Problem:
    return place.problem(f"there is no type `{reference}`{suggest_type(library, owner, str(reference))}")


def _enum_exists(library: Library, owner: model.TypeSpec, part: model.Declaration) -> Iterator[Problem]:
    if part.enum is None or library.find_enum(owner, part.enum) is not None:
        return
    name = "::".join(part.enum)
    known = [enum for scope in library.scopes(owner) for enum in scope.enums]
    yield part.place_of("enum").problem(f"there is no enum `{name}`{did_you_mean(name, known)}")


def _parameter_type(library: Library, owner: model.TypeSpec, parameter: model.Parameter) -> Iterator[Problem]:
    node, use = parameter.type_node, parameter.use
    if node is None:
        return
    has_order = isinstance(use, model.IntegerUse | model.FloatUse | model.BitsUse) and use.endian is not None
    has_end = isinstance(use, model.StringUse) and use.is_zero_terminated
    if has_order or has_end or "(" in node.text:
        yield node.place.problem(f"a parameter's type has no byte order, end or arguments, found `{node.text}`")
    elif isinstance(use, model.UserTypeUse):
        item = type_of_reference(library, owner, replace(use.reference, is_array=False))
        if isinstance(item, UnknownType) or use.reference.is_absolute:
            yield _no_type(library, owner, use.reference, node.place)


def check_parameters(typer: Typer) -> Iterator[Problem]:
    """Report wrong arguments and parameters.

    1. Types with too few, too many or unfit arguments.
    2. `enum` on a parameter that is no whole number.
    3. Parameters of a top type with a `-default`, `-stream-value` or `-stream-alternatives` that does not fit.
    4. `-pieces` that name no field, or no parameter, of the top type.
    """
    for owner, attribute in read_attributes(typer.library):
        for use, node in model.type_nodes(attribute):
            if isinstance(use, model.UserTypeUse):
                yield from _arguments(typer, owner, attribute, use, node)
    for owner in typer.library.types.values():
        for parameter in owner.params:
            has_enum = parameter.enum is not None and typer.library.find_enum(owner, parameter.enum) is not None
            if has_enum and not isinstance(type_of_parameter(typer.library, owner, parameter), EnumType):
                yield parameter.place_of("enum").problem("`enum` needs a whole number")
    for spec in typer.library.specs.values():
        yield from _root_parameters(typer, spec)
        yield from _pieces(typer.library, spec)


def _arguments(
    typer: Typer, owner: model.TypeSpec, attribute: model.Attribute, use: model.UserTypeUse, node: yaml.ScalarNode
) -> Iterator[Problem]:
    target = typer.library.find_type(owner, use.reference.path, use.reference.is_absolute)
    if target is None:
        return
    arguments = use.reference.arguments
    if len(arguments) != len(target.params):
        names = ", ".join(parameter.id for parameter in target.params)
        expected = f"{show_count(len(target.params), 'argument')} ({names})" if names else "no arguments"
        yield node.place.problem(f"`{use.reference}` takes {expected}, found {len(arguments) or 'none'}")
        return
    for parameter, argument in zip(target.params, arguments, strict=True):
        formula = model.Formula(argument, node)
        kind = typer.type_of(formula, Scope.of_attribute(owner, attribute))
        declared = type_of_parameter(typer.library, target, parameter)
        if not can_assign(declared, kind):
            sentence = f"the argument `{parameter.id}` must be {show(declared)}, found {show(kind)}"
            yield formula.problem(argument.column, sentence)


def _root_parameters(typer: Typer, spec: model.Spec) -> Iterator[Problem]:
    for parameter in spec.root.params:
        declared = type_of_parameter(typer.library, spec.root, parameter)
        if isinstance(declared, BytesType):
            default = parameter.about.extensions.get("-default", "")
            try:
                bytes.fromhex(default if isinstance(default, str) else "?")
            except ValueError:
                yield parameter.place.problem("the `-default` of bytes is written in hexadecimal digits")
        wrong = why_no_default(declared, parameter)
        if wrong:
            yield parameter.place.problem(wrong)
        source = parameter.about.extensions.get("-stream-value")
        if source is not None and not (isinstance(source, str) and source in spec.root.instances):
            yield parameter.place.problem(f"`-stream-value` names `{source}`, which is no instance of the top type")
        alternatives = parameter.about.extensions.get("-stream-alternatives")
        listed = alternatives if isinstance(alternatives, list) else [None]
        if alternatives is not None and (source is None or any(type(value) is not int for value in listed)):
            yield parameter.place.problem("`-stream-alternatives` is a list of whole numbers, beside a `-stream-value`")


def _pieces(library: Library, spec: model.Spec) -> Iterator[Problem]:
    pieces = spec.pieces
    if pieces is None:
        return
    if pieces.param not in {parameter.id for parameter in spec.root.params}:
        words = f"`param` of `-pieces` names `{pieces.param}`, which is no parameter of the top type"
        yield pieces.place.problem(words)
    for key, path in (("length", pieces.length), ("whole", pieces.whole), ("rest", pieces.rest)):
        if not _is_field(library, spec.root, path):
            yield pieces.place.problem(f"`{key}` of `-pieces` names `{path}`, which is no field of the top type")


def _is_field(library: Library, owner: model.TypeSpec, path: str) -> bool:
    first, _, rest = path.partition(".")
    field = owner.attribute(first)
    if field is None or not rest:
        return field is not None
    return any(_is_field(library, below, rest) for below in library.types_in(owner, field))


def check_expressions(typer: Typer) -> Iterator[Problem]:
    """Report wrong expressions in `size`, `repeat`, `if`, `io`, `pos`, `value`, `to-string`, switches and `endian`.

    Type inference itself reports unknown names and operators that do not fit; the pass reports results of wrong type.
    """
    for owner in typer.library.types.values():
        if owner.to_string is not None:
            typer.type_of(owner.to_string, Scope(owner))
        if isinstance(owner.endian, model.CalculatedEndian) and owner.has_own_endian:
            cases = tuple(when for when, _ in owner.endian.cases)
            yield from _cases(typer, owner.endian.on, cases, Scope(owner))
    for owner, attribute in library.all_attributes(typer.library):
        yield from _attribute(typer, owner, attribute)


def _attribute(typer: Typer, owner: model.TypeSpec, attribute: model.Attribute) -> Iterator[Problem]:
    scope, once = Scope.of_attribute(owner, attribute), Scope(owner)
    if attribute.value is not None:
        yield from _value_instance(typer, owner, attribute)
    yield from _expect(typer, attribute.delimiter.size, scope, INTEGERS, "a whole number for `size`")
    yield from _expect(typer, attribute.io, once, (data_types.StreamType,), "a stream for `io`, such as `_root._io`")
    yield from _expect(typer, attribute.pos, once, INTEGERS, "a whole number for `pos`")
    yield from _expect(typer, attribute.inverse, once, INTEGERS, "a whole number for `-inverse`")
    yield from _parent(typer, attribute, scope)
    yield from _expect(typer, attribute.condition, once, (BooleanType,), "true or false for `if`")
    repeat = attribute.repeat
    if repeat and repeat.kind == "expr":
        yield from _expect(typer, repeat.formula, once, INTEGERS, "a whole number for `repeat-expr`")
    if repeat and repeat.kind == "until":
        of_item = typer.item_scope(owner, attribute)
        yield from _expect(typer, repeat.formula, of_item, (BooleanType,), "true or false for `repeat-until`")
    if isinstance(attribute.use, model.SwitchUse):
        yield from _cases(typer, attribute.use.on, tuple(case.when for case in attribute.use.cases), scope)


def _value_instance(typer: Typer, owner: model.TypeSpec, attribute: model.Attribute) -> Iterator[Problem]:
    kind = typer.attribute(owner, attribute)
    spec = typer.library.find_enum(owner, attribute.enum) if attribute.enum else None
    if spec is None:
        return
    if not isinstance(kind, EnumType | UnknownType):
        yield attribute.place_of("enum").problem(f"`enum` needs a whole number, found {show(kind)}")
    if spec.path[0] != owner.path[0]:
        words = "the official compiler finds no imported enum for a value; copy it here"
        yield attribute.place_of("enum").problem(words)


def _expect(
    typer: Typer, formula: model.Formula | None, scope: Scope, kinds: tuple[type, ...], words: str
) -> Iterator[Problem]:
    """Report an expression whose type is none of some."""
    kind = typer.type_of(formula, scope) if formula else UnknownType()
    if formula and not isinstance(kind, (*kinds, UnknownType)):
        yield formula.problem(0, f"expected {words}, found {show(kind)}")


def _parent(typer: Typer, attribute: model.Attribute, scope: Scope) -> Iterator[Problem]:
    """Report a `parent` that is neither an object nor `false`, or stands where no object is read."""
    formula = attribute.parent
    if formula is None:
        return
    if not any(isinstance(use, model.UserTypeUse) for use, _ in model.simple_uses(attribute)):
        yield attribute.place_of("parent").problem("`parent` has no meaning here: the field is no type of its own")
    elif formula.tree != BoolLiteral(False, formula.tree.column):
        kinds = (UserType, data_types.AnyStructType)
        yield from _expect(typer, formula, scope, kinds, "a structure or false for `parent`")


def _cases(typer: Typer, on: model.Formula, cases: tuple[model.Formula | None, ...], scope: Scope) -> Iterator[Problem]:
    kind = typer.type_of(on, scope)
    if not isinstance(
        kind, (*INTEGERS, EnumType, data_types.StringType, data_types.BytesType, BooleanType, UnknownType)
    ):
        yield on.problem(0, f"a switch needs a whole number, text, bytes, an enum or true/false, found {show(kind)}")
        return
    for when in filter(None, cases):
        case = typer.type_of(when, scope)
        if not data_types.can_compare(kind, case, is_equality=True):
            yield when.problem(0, f"the case must be {show(kind)} as `switch-on` is, found {show(case)}")


def check_valid(typer: Typer) -> Iterator[Problem]:
    """Report `valid` rules that cannot hold for any value.

    1. Values that cannot be compared with the field.
    2. `expr` that is not true or false.
    3. `in-enum` on a field without `enum`, and `enum` on a field that is no whole number.
    """
    for owner, attribute in library.read_attributes(typer.library):
        if attribute.valid is not None:
            yield from _rule(typer, owner, attribute, attribute.valid)
        is_switched = isinstance(attribute.use, model.SwitchUse)
        spec = typer.library.find_enum(owner, attribute.enum) if attribute.enum and not is_switched else None
        if spec and not isinstance(typer.item(owner, attribute), EnumType):
            yield attribute.place_of("enum").problem("`enum` needs a field that is a whole number")


def _rule(typer: Typer, owner: model.TypeSpec, attribute: model.Attribute, valid: model.Valid) -> Iterator[Problem]:
    item, scope = typer.item(owner, attribute), Scope.of_attribute(owner, attribute)
    if valid.in_enum and not isinstance(item, EnumType | UnknownType):
        yield valid.place.problem("`in-enum` needs a field with `enum`")
    # Official parsers in Python take any number for true but 0.
    is_true = (*INTEGERS, BooleanType)
    of_item = typer.item_scope(owner, attribute)
    yield from _expect(typer, valid.formulas.get("expr"), of_item, is_true, "true or false for `expr`")
    compared = [(key, formula) for key, formula in valid.formulas.items() if key != "expr"]
    for key, formula in (*compared, *(("any-of", formula) for formula in valid.any_of or ())):
        value = typer.type_of(formula, scope)
        if not data_types.can_compare(item, value, is_equality=key in ("eq", "any-of")):
            yield formula.problem(0, f"the field is {show(item)} and cannot be compared with {show(value)}")
