"""Put a specification into the JSON that the compiler understands rightly: its JavaScript build has traps.

1. It takes numbers as doubles: 18446744073709551615 would become 18446744073709552000, and 1.0 the integer 1. Integers
   outside int32 and all floats go over as text, which it parses as an expression.
2. It copies `doc` and `doc-ref` between triple quotes as they are: a backslash would change or break the parser. In
   JavaScript they become comments, which are not read and which `*/` would end: they are left out.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from datetime import date
from typing import Literal

from ksyspark.escaping import docstring

Target = Literal["python", "javascript"]

_INT32 = range(-(2**31), 2**31)
_DOC_KEYS = ("doc", "doc-ref")


class NotHandedOver(Exception):
    """The data has no equal in JSON; the text says where and why. Never leaves this package."""


def job_json(
    name: str, spec: Mapping[str, object], imports: Mapping[str, Mapping[str, object]], target: Target = "python"
) -> str:
    """Return one job for `compile.js` as ASCII JSON text.

    Raises NotHandedOver for data that is no YAML, has equal keys, or contains itself.
    """
    try:
        specs = {"": _plain(spec, "", ""), **{key: _plain(imported, key, "") for key, imported in imports.items()}}
        if target == "javascript":
            specs = {key: _without_docs(one, "") for key, one in specs.items()}
        job = {"target": target, "name": name, "spec": specs.pop(""), "imports": specs}
        return json.dumps(job)
    except RecursionError as error:
        raise NotHandedOver("the specification is nested too deeply, or contains itself") from error


def _plain(value: object, path: str, key: str) -> object:
    """Return a value of dict, list, str, int in int32, bool and None only; `key` is the one it stands under."""
    match value:
        case None | bool():
            return value
        case str():
            return docstring(value) if key in _DOC_KEYS else str(value)
        case int():
            return int(value) if value in _INT32 else _key_text(value)
        case float() | date():
            return str(value)
        case Mapping():
            return _plain_mapping(value, path, key)
        case Sequence() if not isinstance(value, bytes | bytearray):
            return [_plain(item, f"{path}/{i}", key) for i, item in enumerate(value)]
    raise NotHandedOver(f"{path or '/'}: expected plain YAML, found {type(value).__name__}")


def _plain_mapping(mapping: Mapping[object, object], path: str, key: str) -> dict[str, object]:
    plain: dict[str, object] = {}
    for child, value in mapping.items():
        name = _key_text(child)
        if name in plain:
            raise NotHandedOver(f"{path or '/'}: expected distinct keys, found {name} twice")
        # Below `cases` a key is an expression, so `doc` there is a name of the specification.
        plain[name] = _plain(value, f"{path}/{name}", "" if key == "cases" else name)
    return plain


def _key_text(key: object) -> str:
    """Spell a key, or a number, as YAML does: enum codes and cases may be integers or booleans."""
    match key:
        case bool():
            return "true" if key else "false"
        case None:
            return "null"
        case int():
            # `format` because integers of YAML libraries spell themselves in the base they were written in.
            return format(int(key), "d")
    return str(key)


def _without_docs(value: object, key: str) -> object:
    """Leave out texts under `doc` and `doc-ref`; what has parts there is a field or a type of that name."""
    match value:
        case dict():
            kept = ((name, one) for name, one in value.items() if not _is_doc(name, one) or key == "cases")
            return {name: _without_docs(one, name) for name, one in kept}
        case list():
            return [_without_docs(one, key) for one in value]
    return value


def _is_doc(name: str, value: object) -> bool:
    return name in _DOC_KEYS and not isinstance(value, dict)
