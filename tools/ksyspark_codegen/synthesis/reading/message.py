"""Read a whole message: choose the parameters of the top type, then the sequence, then the instances."""

from __future__ import annotations

from contextlib import nullcontext

from ksyspark.spec.columns import is_technical
from ksyspark.spec.expressions.nodes import IntLiteral
from ksyspark.spec.model import Attribute, BitsUse, BytesUse, Formula, IntegerUse, Parameter, TypeSpec, UserTypeUse
from ksyspark_codegen.synthesis.message import Bits, Part, Scope, Stuck, TooShort, Window
from ksyspark_codegen.synthesis.reading.fields import (
    close_window,
    is_there,
    looking,
    open_window,
    read_field,
    read_part,
    read_sequence,
)
from ksyspark_codegen.synthesis.reading.state import Reading, unmet


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


_INT64 = range(-(1 << 63), 1 << 63)
# In bytes: positions behind this would only make messages large.
_FARTHEST = 4096


def read_message(reading: Reading, root: TypeSpec) -> bytes:
    """Read a message of the top type, its instances last. Raises Trouble."""
    window = open_window(reading, Window(reading.memory, (), 0, is_free=True))
    part = read_part(reading, root, (), None, window, None)
    for parameter in root.params:
        part.values[parameter.id] = draw_param(reading, parameter)
    reading.is_open = True
    read_sequence(reading, part)
    reading.is_open = False
    close_window(reading, window)
    _read_instances(reading)
    assert window.limit is not None
    return bytes(reading.memory.data[: window.limit])


def read_instance(reading: Reading, part: Part, attribute: Attribute) -> None:
    """Read an instance at its position, behind which the stream stands where it stood, or where the stream stands."""
    key, own = (*part.key, attribute.id), part.window
    window = own if attribute.io is None else _stream(reading, attribute.io, Scope(part, key))
    before, closed = window.bit, (window.is_closed, window.closer)
    if window.bit % 8 or own.bit % 8:
        raise Stuck(f"`{attribute.id}` is read elsewhere while the stream stands inside a byte")
    if attribute.pos is not None:
        scope = Scope(part, key)
        position = reading.value(attribute.pos, scope)
        assert isinstance(position, int)
        if position < 0:
            raise unmet(attribute.pos, scope, ">=", 0)
        if position > max(_FARTHEST, window.end, window.limit or 0):
            raise unmet(attribute.pos, scope, "<=", _FARTHEST)
        if window.limit is not None and position > window.limit:
            raise TooShort(window, position)
        window.bit = position * 8
    part.window = window
    with looking(reading, part, key) if reading.is_open and reading.look is None else nullcontext():
        read_field(reading, part, attribute, key)
    part.window = own
    if attribute.pos is not None:
        window.bit = before
    window.is_closed, window.closer = closed


def _stream(reading: Reading, formula: Formula, scope: Scope) -> Window:
    found = reading.value(formula, scope)
    assert isinstance(found, Window)
    return found


def _read_instances(reading: Reading) -> None:
    for part in reading.parts:
        if any(part.key[:length] in reading.hidden for length in range(1, len(part.key) + 1)):
            continue
        for attribute in part.spec.instances.values():
            if is_technical(attribute.about):
                continue
            _read_instance(reading, part, attribute)


def _read_instance(reading: Reading, part: Part, attribute: Attribute) -> None:
    if attribute.value is None:
        reading.read_instance(part, attribute)
        return

    scope = Scope(part, (*part.key, attribute.id))
    if attribute.condition is not None and not is_there(reading, part, attribute, attribute.condition, scope):
        return
    found = reading.evaluator.member(part, attribute.id, scope)
    # The column of a literal is as wide as the literal.
    if isinstance(found, int) and found not in _INT64 and not isinstance(attribute.value.tree, IntLiteral):
        sign, bound = ("<", 1 << 63) if found > 0 else (">=", -1 << 63)
        raise unmet(attribute.value, scope, sign, bound)
    if attribute.enum is not None and isinstance(found, int):
        _label(reading, part, attribute, found)


def _label(reading: Reading, part: Part, attribute: Attribute, found: int) -> None:
    """Note the label of a value; another one may be wanted."""
    assert attribute.value is not None
    key = (*part.key, attribute.id)
    wanted = reading.goal("label", part.spec, attribute.id, key)
    if isinstance(wanted, int) and wanted != found:
        raise unmet(attribute.value, Scope(part, key), "==", wanted, goal=("label", part.spec.path, attribute.id))
    reading.reached("label", part, attribute.id, found)
