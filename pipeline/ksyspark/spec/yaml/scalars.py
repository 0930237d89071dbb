"""The values of YAML 1.2 scalars."""

from __future__ import annotations

from ksyspark.spec.yaml.nodes import YamlScalar

_WORDS = {"true": True, "false": False}
_BASES = {"0x": 16, "0o": 8, "0b": 2}
KNOWN_TAGS = frozenset({"null", "bool", "int", "float", "str", "timestamp", "merge", "value", "seq", "map"})
"""Tags of YAML's own schemas; a tag of somebody's own would change what a value means."""


def scalar_value(tag: object, text: str) -> YamlScalar:
    """Return the value of a resolved scalar: int (decimal, 0x, 0o, 0b, with `_`), float, bool, null or text.

    What looks like a number and is none (`0x_`), or not the same one everywhere (`010`), stays text.
    """
    try:
        match tag_name(tag):
            case "null":
                return None
            case "bool":
                return _WORDS.get(text.lower(), text)
            case "int":
                return _integer(text)
            case "float":
                return _float(text)
            case _:
                return text
    except ValueError:
        return text


def tag_name(tag: object) -> str:
    """Return the short name of a resolved tag: `int` of `tag:yaml.org,2002:int`."""
    return str(tag).rsplit(":", 1)[-1]


def _integer(text: str) -> int:
    digits = text.replace("_", "").lower()
    sign = -1 if digits.startswith("-") else 1
    digits = digits.lstrip("+-")
    if len(digits) > 1 and digits[0] == "0" and digits.isdigit():
        raise ValueError("octal for YAML 1.1, decimal for YAML 1.2")
    return sign * int(digits, _BASES.get(digits[:2], 10))


def _float(text: str) -> float:
    """Read a float; YAML spells the special ones `.inf` and `.nan`."""
    return float(text.replace("_", "").lower().replace(".inf", "inf").replace(".nan", "nan"))
