"""Choose the parameters of the top type."""

from __future__ import annotations

from ksyspark.spec.model import BitsUse, BytesUse, IntegerUse, Parameter, UserTypeUse
from ksyspark_codegen.synthesis.message.assignments import Bits, Stuck
from ksyspark_codegen.synthesis.reading.state import Reading


def draw_param(reading: Reading, parameter: Parameter) -> object:
    """Choose a parameter: as the caller gives it, as an expression needs it, its default, or what it is compared with.

    Raises Stuck for a parameter that has neither a default nor a value that could be made up.
    """
    assignments, key = reading.assignments, (parameter.id,)
    numbers = _numbers(parameter)
    if numbers is not None:
        reading.ranges[key] = numbers
    default = _default(parameter)
    if parameter.id in assignments.params:
        assignments.pinned.add(key)
        return assignments.params[parameter.id]
    assigned = assignments.assigned.get(key)
    if assigned is not None:
        found: object = assigned.value if isinstance(assigned, Bits) else assigned
        return bool(found) if parameter.word == "bool" else found
    if key not in assignments.drawn:
        assignments.drawn[key] = _drawn(reading, parameter, default)
    return assignments.drawn[key]


def _drawn(reading: Reading, parameter: Parameter, default: object) -> object:
    chance = reading.assignments.random
    if parameter.word == "bool" or (isinstance(parameter.use, BitsUse) and parameter.use.width == 1):
        return chance.random() < 0.5
    hints = [one for one in reading.hints.values.get(parameter.id, ()) if fits(parameter, one)]
    if default is not None and (not hints or chance.random() < 0.4):
        return default
    if hints:
        return chance.choice(hints)
    if isinstance(parameter.use, IntegerUse | BitsUse):
        return chance.randrange(4)
    raise Stuck(f"the parameter `{parameter.id}` has no default, and no value for it is known")


def _default(parameter: Parameter) -> object:
    """Return the default of a parameter; that of bytes is written in hexadecimal digits."""
    default = parameter.about.extensions.get("-default")
    return (
        bytes.fromhex(default)
        if isinstance(default, str) and isinstance(parameter.use, BytesUse | UserTypeUse)
        else default
    )


def fits(parameter: Parameter, value: object) -> bool:
    """Tell whether a parameter can take a value."""
    numbers = _numbers(parameter)
    if numbers is not None:
        is_right = isinstance(parameter.use, BitsUse) or not isinstance(value, bool)
        return isinstance(value, int) and is_right and value in numbers
    default = _default(parameter)
    return type(value) is type(default)


def _numbers(parameter: Parameter) -> range | None:
    """Return the numbers that a parameter can be, None where it is no number."""
    match parameter.use:
        case IntegerUse(is_signed, width):
            low = -(1 << 8 * width - 1) if is_signed else 0
            return range(low, 1 << 8 * width - is_signed)
        case BitsUse(width):
            return range(1 << width)
    return None
