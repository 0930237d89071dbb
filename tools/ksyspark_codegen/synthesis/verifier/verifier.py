"""Verify messages of one specification."""

from __future__ import annotations

from collections.abc import Mapping

from ksyspark.spec.columns import has_column, is_technical
from ksyspark.spec.library import Library
from ksyspark.spec.logical_types import read_logical
from ksyspark.spec.model import Attribute, TypeSpec
from ksyspark.spec.types.data_types import EnumType, limits_of
from ksyspark.spec.types.inference import Typer
from ksyspark_codegen.synthesis.message.logical import is_value
from ksyspark_codegen.synthesis.message.memory import Window
from ksyspark_codegen.synthesis.message.parts import Frame, Items, Part, Undefined
from ksyspark_codegen.synthesis.verifier.reader import read_field, read_sequence
from ksyspark_codegen.synthesis.verifier.strict import Rules, Strict
from ksyspark_codegen.synthesis.verifier.verdict import Fault, Refused, Verdict

_INT64 = (-(1 << 63), (1 << 63) - 1)


class Verifier:
    """Verify messages of the top type of a specification, or of another type of it."""

    def __init__(self, library: Library, root: TypeSpec) -> None:
        self._library = library
        self._root = root
        self._rules = Rules(library)
        self._typer = Typer(library)
        self._fits: dict[tuple[tuple[str, ...], str], tuple[int, int] | None] = {}

    def read(self, data: bytes, params: Mapping[str, object], forgiven: Fault | None = None) -> Verdict:
        """Read a message; `params` has every parameter of the top type. A rule that is `forgiven` is not held."""
        strict = Strict(self._library, self._rules, data, _read_at, forgiven)
        part = Part(self._root, (), None, Window(strict.memory, (), 0, limit=len(data)))
        part.values.update({parameter.id: params[parameter.id] for parameter in self._root.params})
        strict.begins[part] = 0
        fault = self._fault(strict, part)
        strict.is_over = True
        return Verdict(fault, part, strict.taken, strict.begins, strict.evaluator)

    def _fault(self, strict: Strict, part: Part) -> Fault | None:
        try:
            read_sequence(strict, part, read_field)
            self._columns(strict, part)
        except Refused as refused:
            return refused.fault
        except RecursionError:
            return strict.refuse_object(part, "work", "nested too deeply").fault
        return None

    def _columns(self, strict: Strict, part: Part) -> None:
        """Look at all columns of an object, those of the objects inside first. Raises Refused."""
        for attribute in part.spec.attributes():
            if not attribute.id or is_technical(attribute.about):
                continue
            name = attribute.id
            found = self._instance(strict, part, attribute) if attribute.is_instance else part.values.get(name)
            self._look(strict, part, attribute, found)

    def _look(self, strict: Strict, part: Part, attribute: Attribute, value: object) -> None:
        items = value if isinstance(value, Items) else [value]
        for index, item in enumerate(items):
            if isinstance(item, Part):
                if attribute.value is None:
                    self._columns(strict, item)
            elif not _may_be(attribute, item):
                start = strict.wholes.get((part, attribute.id), strict.begins[part])
                number = index if isinstance(value, Items) else None
                raise strict.refuse(part, attribute, "logical", "no such value", start, number)

    def _instance(self, strict: Strict, part: Part, attribute: Attribute) -> object:
        """Return the value of an instance, None where it is absent. Raises Refused."""
        if attribute.value is None:
            strict.read_instance(part, attribute)
            return part.values.get(attribute.id)
        if not has_column(self._typer, part.spec, attribute):
            return None
        found = strict.evaluator.member(part, attribute.id, Frame(part, (*part.key, attribute.id)))
        if isinstance(found, int) and not isinstance(found, bool):
            low, high = self._limits(part.spec, attribute)
            if not low <= found <= high:
                raise strict.refuse_instance(part, attribute, "range", f"{found} is too large")
        return found

    def _limits(self, owner: TypeSpec, attribute: Attribute) -> tuple[int, int]:
        key = (owner.path, attribute.id)
        if key not in self._fits:
            found = self._typer.attribute(owner, attribute)
            self._fits[key] = limits_of(found.base if isinstance(found, EnumType) else found)
        return self._fits[key] or _INT64


def _may_be(attribute: Attribute, value: object) -> bool:
    """Tell whether bytes or a text are a value of the column's logical type, if it has one."""
    written = attribute.about.extensions.get("-logical-type")
    named = read_logical(written) if isinstance(written, str) else None
    return named is None or not isinstance(value, bytes | str) or is_value(named, value)


def _read_at(strict: Strict, part: Part, attribute: Attribute) -> None:
    """Read an instance at its position of the stream, once; the stream then stands where it stood. Raises Refused."""
    if attribute.id in part.values:
        return
    window, key = part.window, (*part.key, attribute.id)
    frame = Frame(part, key)
    try:
        if attribute.condition is not None and not strict.value(attribute.condition, frame):
            return
        if attribute.pos is None:
            read_field(strict, part, attribute, key)
            return
        position = strict.number(attribute.pos, frame)
    except Undefined as error:
        raise strict.refuse_instance(part, attribute, "value", str(error)) from error
    if position < 0:
        raise strict.refuse_instance(part, attribute, "negative", f"a position of {position}")
    before = window.pos
    window.bit = position * 8
    read_field(strict, part, attribute, key)
    window.bit = before * 8
