"""Which bits of a number matter to the formula around it: a sign that reaches only others is seen by nobody."""

from __future__ import annotations

from collections.abc import Iterator

from ksyspark.compiler.plan import Apply, Number, Operand

ALL = -1
"""All bits, those above the number's own among them."""


def bits_asked(operator: str, operands: tuple[Operand, ...], at: int, asked: int) -> int:
    """Return which bits of one operand matter where those `asked` of the result do; rather more than fewer."""
    other = operands[1 - at] if len(operands) == 2 else None
    told = other if isinstance(other, int) and not isinstance(other, bool) else None
    match operator:
        case "&" if told is not None and told >= 0:
            return asked & told
        case "&" | "|" | "^" | "~":
            return asked
        case "?" if at:
            return asked
        case ">>" if told is not None and at == 0:
            return asked << told
        case "<<" if told is not None and at == 0 and asked >= 0:
            return asked >> told
        case "+" | "-" | "*" if asked >= 0:
            return (1 << asked.bit_length()) - 1
        case "==" | "!=" if told == 0:
            return _asked_for_any(operands[at])
    return ALL


def _asked_for_any(operand: Operand) -> int:
    """Return which bits tell whether a masked number is 0: no copies of its highest bit, where that is in the mask."""
    match operand:
        case Apply("&", (Number(width=width), int(mask))):
            pass
        case Apply("&", (Number(width=width), Apply("~", (int(inverse),)))):
            mask = ~inverse
        case _:
            return ALL
    return (1 << 8 * width) - 1 if mask >> 8 * width - 1 & 1 else ALL


def shows_sign(operator: str, operands: tuple[Operand, ...], number: Number, asked: int) -> bool:
    """Tell whether a number with its other sign gives another value, where bits of it are asked for."""
    others = [one for one in operands if one is not number]
    if operator in ("==", "!=") and len(others) == 1 and (told := list(_values_of(others[0]))):
        return not all(0 <= one < 1 << 8 * number.width - 1 for one in told)
    return not 0 <= asked < 1 << 8 * number.width


def _values_of(operand: Operand) -> Iterator[int]:
    """Yield what an operand can be; nothing where that is not known."""
    match operand:
        case bool():
            return
        case int():
            yield operand
        case Apply("?", (_, one, other)):
            found = [*_values_of(one)], [*_values_of(other)]
            yield from (*found[0], *found[1]) if all(found) else ()
