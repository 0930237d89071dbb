"""JSON as columns: the type that values have in common, given or inferred, and values made to fit it exactly."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

import pyarrow as pa

from ksyspark.errors import Failure
from ksyspark.options.table import InvalidValue

_TYPES = {"bigint": pa.int64(), "double": pa.float64(), "string": pa.string(), "boolean": pa.bool_()}
_SENTENCES = {pa.int64(): "a whole number of 64 bits", pa.float64(): "a number of 64 bits", pa.bool_(): "true or false"}
# Beyond these, names are rather data than columns: what has more is text.
_MOST_LEVELS, _MOST_NAMES = 16, 500
_MOST_SHOWN = 60


class Misfit(Exception):
    """A value is no JSON, or does not fit its type; `failure` says where and why."""

    def __init__(self, path: str, reason: str, expected: str | None = None, value: object = None) -> None:
        super().__init__(reason)
        shown = None if expected is None else _text_of(value)[:_MOST_SHOWN]
        self.failure = Failure(path, 0, reason, expected, shown)


def parse_json(payload: bytes) -> Any:
    """Return the value of JSON in UTF-8. Raises Misfit, also for what readers understand differently."""
    try:
        text = payload.decode()
        value = json.loads(text, object_pairs_hook=_object, parse_constant=_constant)
        if "\\u" in text:
            json.dumps(value, ensure_ascii=False).encode()
    except UnicodeDecodeError as error:
        raise Misfit("", f"the payload is not JSON: byte {error.start} is not UTF-8") from error
    except (ValueError, RecursionError) as error:
        raise Misfit("", f"the payload is not JSON: {error}") from error
    return value


def _object(pairs: Sequence[tuple[str, Any]]) -> dict[str, Any]:
    members = dict(pairs)
    if len(members) < len(pairs):
        raise ValueError("an object has two members of one name")
    return members


def _constant(name: str) -> None:
    raise ValueError(f"{name} is no number")


def _text_of(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def type_of_schema(schema: object) -> pa.DataType:
    """Return the type of a schema in JSON: bigint, double, string, boolean, `[item]` or `{"name": type}`.

    Raises InvalidValue.
    """
    match schema:
        case str(name) if name in _TYPES:
            return _TYPES[name]
        case [item]:
            return pa.list_(type_of_schema(item))
        case dict() if schema:
            return pa.struct([(name, type_of_schema(kind)) for name, kind in schema.items()])
    names = ", ".join(_TYPES)
    raise InvalidValue(f'types of JSON ({names}, lists as ["double"], objects as {{"name": "string"}})')


def common_type(values: Sequence[Any], level: int = 1) -> pa.DataType:
    """Return the type that values have in common; text where they have none, which holds any value as JSON."""
    values = [value for value in values if value is not None]
    kinds = {type(value) for value in values}
    if kinds == {bool}:
        return pa.bool_()
    if kinds and kinds <= {int, float}:
        fits = all(_fits(value, pa.int64()) for value in values)
        return pa.int64() if fits else pa.float64() if all(_fits(one, pa.float64()) for one in values) else pa.string()
    if kinds == {list} and level < _MOST_LEVELS:
        return pa.list_(common_type([item for value in values for item in value], level + 1))
    if kinds == {dict} and level < _MOST_LEVELS:
        # Names that differ by case only are one name in SQL.
        names: dict[str, str] = {}
        for name in (name for value in values for name in value):
            names.setdefault(name.casefold(), name)
        if 0 < len(names) <= _MOST_NAMES:
            members = ((name, [value.get(name) for value in values]) for name in names.values())
            return pa.struct([(name, common_type(own, level + 1)) for name, own in members])
    return pa.string()


def _fits(value: Any, kind: pa.DataType) -> bool:
    """Say whether a value is held by a simple type as it is."""
    if pa.types.is_boolean(kind):
        return isinstance(value, bool)
    if pa.types.is_string(kind):
        return True
    if isinstance(value, bool) or not isinstance(value, int | float):
        return False
    if pa.types.is_integer(kind):
        return isinstance(value, int) and -(1 << 63) <= value < 1 << 63
    return isinstance(value, float) or (abs(value) < 1 << 1023 and int(float(value)) == value)


def fitted(value: Any, kind: pa.DataType, more: dict[str, Any], path: str = "") -> Any:
    """Return a value as Arrow takes it for a type; members without a column go to `more`, by their paths.

    Raises Misfit.
    """
    if value is None:
        return None
    if pa.types.is_struct(kind) and isinstance(value, Mapping):
        under = f"{path}." if path else ""
        more.update({under + name: own for name, own in value.items() if kind.get_field_index(name) < 0})
        return {one.name: fitted(value.get(one.name), one.type, more, under + one.name) for one in kind}
    if pa.types.is_list(kind) and isinstance(value, list):
        return [fitted(item, kind.value_type, more, f"{path}[{at}]") for at, item in enumerate(value)]
    if pa.types.is_nested(kind) or not _fits(value, kind):
        expected = _SENTENCES.get(kind) or ("a list" if pa.types.is_list(kind) else "an object")
        raise Misfit(path, "the value is not of its type", expected, value)
    if pa.types.is_floating(kind):
        return float(value)
    return _text_of(value) if pa.types.is_string(kind) and not isinstance(value, str) else value
