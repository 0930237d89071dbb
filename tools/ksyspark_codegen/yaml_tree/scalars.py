"""The values of YAML 1.2 scalars."""

from __future__ import annotations

from ksyspark_codegen.yaml_tree.nodes import YamlScalar

_WORDS = {"true": True, "false": False}


def scalar_value(tag: object, text: str) -> YamlScalar:
    """Return the value of a resolved scalar: int (decimal, 0x, 0o, 0b, with `_`), float, bool, null or text."""
    match str(tag).rsplit(":", 1)[-1]:
        case "null":
            return None
        case "bool":
            return _WORDS.get(text.lower(), text)
        case "int":
            return _integer(text)
        case "float":
            return float(text.replace("_", ""))
        case _:
            return text


def _integer(text: str) -> int:
    digits = text.replace("_", "").lower()
    sign = -1 if digits.startswith("-") else 1
    digits = digits.lstrip("+-")
    base = {"0x": 16, "0o": 8, "0b": 2}.get(digits[:2], 10)
    return sign * int(digits, base)
