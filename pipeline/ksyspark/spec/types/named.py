"""Types of what an expression names: fields, members, methods."""

from __future__ import annotations

import difflib

from ksyspark.spec.copies import depth_of, is_raw, origin_of
from ksyspark.spec.encodings import is_known
from ksyspark.spec.expressions import Expression, nodes
from ksyspark.spec.model import TypeSpec
from ksyspark.spec.types import measured
from ksyspark.spec.types.methods import methods_of
from ksyspark.spec.types.operators import can_assign
from ksyspark.spec.types.sizes import bits_of_type
from ksyspark.spec.types.types import (
    AnyStructType,
    BytesType,
    CalculatedInteger,
    DataType,
    StreamType,
    UnknownType,
    UserType,
    show,
)
from ksyspark.spec.types.walk import Walk


def of_name(walk: Walk, tree: nodes.Name) -> DataType:
    """Return the type of a name."""
    if tree.id == "_":
        return walk.scope.item or walk.wrong(
            tree, "`_` means nothing here; it is the value in `valid: expr` and `repeat-until`"
        )
    if tree.id == "_index":
        return (
            CalculatedInteger()
            if walk.scope.has_index
            else walk.wrong(tree, "`_index` exists only in a repeated field")
        )
    return _field_of(walk, tree, walk.scope.owner, tree.id)


def _field_of(walk: Walk, tree: Expression, owner: TypeSpec, name: str) -> DataType:
    match name:
        case "_io":
            return StreamType()
        case "_root":
            return UserType(walk.typer.library.types[owner.path[:1]])
        case "_parent":
            return walk.typer.parent(owner)
        case "_sizeof":
            return measured.of_bits(walk, tree, bits_of_type(walk.typer.library, owner), owner.id)
    return walk.typer.field(owner, name) or _no_field(walk, tree, owner, name)


def _no_field(walk: Walk, tree: Expression, owner: TypeSpec, name: str) -> DataType:
    if is_raw(owner):
        words = f"the `{origin_of(owner)[-1]}` of level {depth_of(owner)} stays bytes"
        return walk.wrong(tree, f"`{name}` cannot be looked up: {words}")
    known = [part.id for part in owner.params] + [part.id for part in owner.attributes() if part.id]
    close = difflib.get_close_matches(name, known, n=1)
    hint = f"; did you mean `{close[0]}`?" if close else ""
    return walk.wrong(tree, f"there is no field `{name}` in the type `{owner.id}`{hint}")


def of_member(walk: Walk, tree: nodes.Member) -> DataType:
    """Return the type of a member of a structure, or of a method without arguments."""
    if tree.id == "_sizeof" and isinstance(tree.of, nodes.Name):
        return measured.of_field(walk, tree, tree.of)
    of = walk.infer(tree.of)
    match of:
        case UnknownType():
            return of
        case UserType(spec):
            return _field_of(walk, tree, spec, tree.id)
        case AnyStructType(reason) if tree.id in ("_io", "_parent"):
            return StreamType() if tree.id == "_io" else AnyStructType(reason)
        case AnyStructType(reason):
            return walk.wrong(tree, f"`{tree.id}` cannot be looked up, {reason}; cast it with `.as<type>`")
    method = methods_of(of).get((tree.id, 0))
    return method.result if method else _no_method(walk, tree, of, tree.id, 0)


def of_call(walk: Walk, tree: nodes.Call) -> DataType:
    """Return the type of a method with arguments."""
    of = walk.infer(tree.of)
    arguments = [walk.infer(argument) for argument in tree.arguments]
    if isinstance(of, UnknownType):
        return of
    method = methods_of(of).get((tree.id, len(arguments)))
    if method is None or (not arguments and (tree.id, 1) not in methods_of(of)):
        return _no_method(walk, tree, of, tree.id, len(arguments))
    if isinstance(of, BytesType):
        _check_encoding(walk, tree.arguments[0])
    for wanted, found, argument in zip(method.arguments, arguments, tree.arguments, strict=True):
        if not can_assign(wanted, found):
            walk.wrong(argument, f"expected {show(wanted)} for `{tree.id}`, found {show(found)}")
    return method.result


def _check_encoding(walk: Walk, argument: Expression) -> None:
    if not isinstance(argument, nodes.StringLiteral):
        walk.wrong(argument, "`to_s` needs the name of its encoding as a string")
    elif not is_known(argument.value):
        walk.wrong(argument, f"there is no encoding `{argument.value}`")


def _no_method(walk: Walk, tree: Expression, of: DataType, name: str, count: int) -> DataType:
    known = ", ".join(sorted({known for known, _ in methods_of(of)})) or "nothing"
    with_arguments = f" with {count} argument{'s' * (count > 1)}" if count else ""
    return walk.wrong(tree, f"{show(of)} has no `{name}`{with_arguments}; it has {known}")
