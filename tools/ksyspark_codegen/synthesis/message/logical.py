"""Values of logical types: not any bytes are a number of MaxDB, a date or a time."""

from __future__ import annotations

from random import Random

from ksyspark.logical import InvalidValue, value_reader
from ksyspark.spec.expressions.nodes import Name
from ksyspark.spec.logical_types import Named, read_logical
from ksyspark.spec.model import Attribute, BytesUse, StringUse, TypeSpec

_FORMS = {
    "date": ("yyyymmdd", "yyyy-mm-dd", "mm/dd/yyyy", "dd.mm.yyyy"),
    "time": ("00hhnnss", "hh:nn:ss", "hh.nn.ss"),
    "timestamp": ("yyyymmddhhnnssffffff", "yyyy-mm-dd hh:nn:ss.ffffff", "yyyy-mm-dd-hh.nn.ss.ffffff"),
}
_MQ_FORMS = {"date": ("yyyymmdd",), "time": ("hhnnsscc",), "timestamp": ("yyyymmddhhnnsscc",)}
_OF_LETTERS = ("mqtt_string", "mqtt_topic_name", "mqtt_topic_filter")
_DIGITS, _SCALE = 38, 0
_NUMBER_SIZES = range(2, 21)
_FLOAT_SIZES = range(3, 9)


def logical_of(owner: TypeSpec, attribute: Attribute) -> Named | None:
    """Return the logical type of bytes or of a text: its own, or that of an instance which has the same value.

    None where all bytes are values of it.
    """
    alike = (one for one in owner.instances.values() if one.value and one.value.tree == Name(attribute.id, 0))
    for one in (attribute, *alike):
        written = one.about.extensions.get("-logical-type")
        named = read_logical(written) if isinstance(written, str) else None
        if named is not None and isinstance(attribute.use, BytesUse | StringUse):
            return named
    return None


def takes_letters(named: Named) -> bool:
    """Tell whether all texts of letters are values of a logical type."""
    return named.name in _OF_LETTERS


def is_value(named: Named, value: object) -> bool:
    """Tell whether bytes or a text are a value of a logical type."""
    try:
        value_reader(str(named))(value)
    except InvalidValue:
        return False
    return True


def drawn_logical(named: Named, size: int | None, chance: Random) -> bytes | None:
    """Draw the bytes of a value of a logical type, in ASCII where it is a text; None where none has the size."""
    kind = named.name.removeprefix("maxdb_").removeprefix("mq_")
    if kind.startswith("defined_"):
        inner = _drawn(named, kind.removeprefix("defined_"), None if size is None else size - 1, chance)
        return None if inner is None else bytes([chance.choice((0x00, 0x01, 0x20, 0xFF))]) + inner
    return _drawn(named, kind, size, chance)


def _drawn(named: Named, kind: str, size: int | None, chance: Random) -> bytes | None:
    if kind in ("number", "number_text"):
        return _number(named, size, chance)
    if kind not in _FORMS:
        size = chance.choice(_FLOAT_SIZES) if size is None else size
        return chance.randbytes(size) if size in _FLOAT_SIZES else None
    forms = (_MQ_FORMS if named.name.startswith("mq") else _FORMS)[kind]
    fitting = [form for form in forms if size is None or len(form) == size]
    return _filled(chance.choice(fitting), chance).encode() if fitting else None


def _filled(form: str, chance: Random) -> str:
    parts = {
        "yyyy": f"{chance.randint(1960, 2060)}",
        "mm": f"{chance.randint(1, 12):02}",
        "dd": f"{chance.randint(1, 28):02}",
        "hh": f"{chance.randrange(24):02}",
        "nn": f"{chance.randrange(60):02}",
        "ss": f"{chance.randrange(60):02}",
        "ffffff": f"{chance.randrange(1_000_000):06}",
        "cc": f"{chance.randrange(100):02}",
    }
    for part, digits in parts.items():
        form = form.replace(part, digits)
    return form


def _number(named: Named, size: int | None, chance: Random) -> bytes | None:
    """Return a characteristic and packed digits of a fraction; negative numbers are their ten's complement."""
    size = chance.choice((2, 4, 8)) if size is None else size
    if size not in _NUMBER_SIZES:
        return None
    precision, scale = _digits_of(named)
    whole = chance.randint(1, max(min(precision - scale, 12), 1))
    count = chance.randint(1, min(2 * (size - 1), whole + scale))
    if precision == scale or chance.random() < 0.1:
        return b"\x80" + bytes(size - 1)
    places = 2 * (size - 1)
    number = int("".join([str(chance.randint(1, 9)), *(str(chance.randrange(10)) for _ in range(count - 1))]))
    fraction = number * 10 ** (places - count)
    if chance.random() < 0.4:
        return bytes([0x40 - whole]) + bytes.fromhex(f"{10**places - fraction:0{places}}")
    return bytes([0xC0 + whole]) + bytes.fromhex(f"{fraction:0{places}}")


def _digits_of(named: Named) -> tuple[int, int]:
    digits = [int(argument) for argument in named.arguments if argument.strip().isdecimal()]
    return (digits[0] if digits else _DIGITS), (digits[1] if len(digits) > 1 else _SCALE)
