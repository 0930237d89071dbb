"""Check expressions and `valid` rules: names exist, operators fit, and results have the type that their key needs."""

from collections.abc import Iterator

from ksyspark.spec import data_types, library, model
from ksyspark.spec.data_types import INTEGERS, BooleanType, EnumType, UnknownType, UserType, show
from ksyspark.spec.expressions.nodes import BoolLiteral
from ksyspark.spec.inference import Scope, Typer
from ksyspark.spec.problems import Problem


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
        yield from _expect(
            typer, formula, scope, (UserType, data_types.AnyStructType), "a structure or false for `parent`"
        )


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
