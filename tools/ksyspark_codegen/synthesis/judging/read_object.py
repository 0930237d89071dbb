"""Read objects of user types strictly, in streams of their own where they have a size or an end."""

from __future__ import annotations

from collections.abc import Callable

from ksyspark.spec.model import Attribute, CalculatedEndian, Endian, UserTypeUse
from ksyspark_codegen.synthesis.judging.read_bytes import take
from ksyspark_codegen.synthesis.judging.spot import Spot
from ksyspark_codegen.synthesis.judging.strict import Strict
from ksyspark_codegen.synthesis.memory import Window
from ksyspark_codegen.synthesis.methods import Undefined
from ksyspark_codegen.synthesis.parts import Frame, Key, Part
from ksyspark_codegen.synthesis.reading import SizeFormula

ReadField = Callable[[Strict, Part, Attribute, Key], None]


def read_object(strict: Strict, spot: Spot, use: UserTypeUse, read_field: ReadField) -> Part:
    """Read an object of a user type. Raises Refused."""
    spec = strict.library.find_type(spot.part.spec, use.reference.path, use.reference.is_absolute)
    assert spec is not None
    window = spot.part.window
    if spot.has_stream:
        span = take(strict, spot)
        window = Window(strict.memory, spot.key, span.start, limit=span.size)
        if spot.delimiter.size is not None:
            window.sizer = SizeFormula(spot.delimiter.size, spot.frame)
    found = Part(spec, spot.key, spot.part, window)
    strict.begins[found] = spot.start
    names = (parameter.id for parameter in spec.params)
    found.arguments = {name: (tree, spot.frame) for name, tree in zip(names, use.reference.arguments, strict=True)}
    for name, (tree, frame) in found.arguments.items():
        value = found.values[name] = strict.evaluator.value(tree, frame)
        found.known[name] = (value, strict.evaluator.uses(tree, frame))
    spot.begin(found)
    read_sequence(strict, found, read_field)
    spot.end(found)
    return found


def read_sequence(strict: Strict, part: Part, read_field: ReadField) -> None:
    """Read the fields of an object. Raises Refused."""
    part.endian = _endian(strict, part)
    for number, attribute in enumerate(part.spec.seq):
        read_field(strict, part, attribute, (*part.key, attribute.id or f"#{number}"))


def _endian(strict: Strict, part: Part) -> Endian | None:
    endian = part.spec.endian
    if not isinstance(endian, CalculatedEndian):
        return endian
    if not part.spec.has_own_endian:
        return part.parent.endian if part.parent else None
    frame = Frame(part, (*part.key, "_endian"))
    try:
        on = strict.value(endian.on, frame)
        for when, order in endian.cases:
            if when is None or strict.value(when, frame) == on:
                return order
    except Undefined as error:
        raise strict.refuse_object(part, "value", str(error)) from error
    raise strict.refuse_object(part, "order", "no byte order")
