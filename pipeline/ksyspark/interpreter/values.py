"""How one value of a field is read, and the rules, `contents` and `valid`, that it is checked by."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache, partial
from typing import TYPE_CHECKING, Any

from ksyspark.charsets import width_of_zero
from ksyspark.interpreter.expressions import LITERALS, Evaluate, ExpressionCompiler, compared, constant, decode
from ksyspark.interpreter.objects import Object, Place, name_of
from ksyspark.interpreter.problems import BrokenRule, EndOfData, Failed, Rule, RuleKind
from ksyspark.interpreter.processes import Process, process_of
from ksyspark.interpreter.stream import Stream, find_aligned
from ksyspark.spec import data_types, model
from ksyspark.spec.expressions.nodes import BoolLiteral

if TYPE_CHECKING:
    from ksyspark.interpreter.types import TypeReader

Check = Callable[[Object, Any, "int | None"], None]


def checks_of(
    type_: "TypeReader", attribute: model.Attribute, item: data_types.DataType
) -> Iterator[tuple[Rule, Check]]:
    """Yield the rules of a field, each with the function that raises Failed for a value that breaks it."""
    compiler = type_.compiler
    if attribute.contents is not None:
        yield _compared(Rule("contents"), constant(attribute.contents), lambda value, bound: value == bound)
    valid = attribute.valid
    if valid is None:
        return
    has_index = attribute.repeat is not None
    for kind, holds in _COMPARISONS:
        formula = valid.formulas.get(kind)
        if formula is not None:
            bound = compiler.closure(formula.tree, item, has_index=has_index)
            yield _compared(Rule(kind, (formula,)), bound, holds)
    if "expr" in valid.formulas:
        formula = valid.formulas["expr"]
        closure = compiler.closure(formula.tree, item, has_index=has_index)
        yield _checked(Rule("expr", (formula,), item=item), closure)
    if valid.any_of:
        values = tuple(compiler.closure(formula.tree, item, has_index=has_index) for formula in valid.any_of)
        rule = Rule("any-of", valid.any_of, values=values)
        yield _checked(rule, lambda holder, value, index: any(value == one(holder, value, index) for one in values))
    spec = type_.types.library.find_enum(type_.spec, attribute.enum) if valid.in_enum and attribute.enum else None
    if spec is not None:
        codes = frozenset(spec.values)
        yield _checked(Rule("in-enum", of=spec.path[-1]), lambda _holder, value, _index: value in codes)


_COMPARISONS: tuple[tuple[RuleKind, Callable[[Any, Any], bool]], ...] = (
    ("eq", lambda value, bound: value == bound),
    ("min", lambda value, bound: value >= bound),
    ("max", lambda value, bound: value <= bound),
)


def _compared(rule: Rule, bound_of: Evaluate, holds: Callable[[Any, Any], bool]) -> tuple[Rule, Check]:
    def check(holder: Object, value: Any, index: int | None) -> None:
        bound = bound_of(holder, value, index)
        if not holds(value, bound):
            raise Failed(BrokenRule(rule, value, bound))

    return rule, check


def _checked(rule: Rule, holds: Evaluate) -> tuple[Rule, Check]:
    def check(holder: Object, value: Any, index: int | None) -> None:
        if not holds(holder, value, index):
            raise Failed(BrokenRule(rule, value))

    return rule, check


NOTHING = object()
ReadValue = Callable[[Object, Stream, Place, "int | None"], Any]
Extent = Callable[[Object, Stream, "int | None"], "tuple[int, int]"]
"""Move behind the bytes of a field; return where its content lies, without terminator and padding."""


class ValueReaders:
    """Make readers for the fields of one type."""

    def __init__(self, type_: "TypeReader") -> None:
        self._types, self._owner, self._compiler = type_.types, type_.spec, type_.compiler

    def reader(self, attribute: model.Attribute) -> ReadValue:
        if isinstance(attribute.use, model.SwitchUse):
            return self._switch(attribute, attribute.use)
        return self._simple(attribute, attribute.use, attribute.delimiter)

    def _simple(self, attribute: model.Attribute, use: model.SimpleUse, delimiter: model.Delimiter) -> ReadValue:
        match use:
            case model.IntegerUse(is_signed, width, endian):
                return self._integer(is_signed, width, endian)
            case model.FloatUse(width, endian):
                order = self._order(endian)
                return lambda holder, stream, _place, _index: stream.float(width, order(holder))
            case model.BitsUse(width, endian):
                return _bits(width, endian or self._owner.bit_endian, is_flag=width == 1 and attribute.enum is None)
            case model.StringUse():
                return self._text(attribute, use, delimiter)
            case model.BytesUse():
                return _bytes(self._extent(attribute, delimiter), self._processor(attribute))
            case model.UserTypeUse():
                return self._object(attribute, use, delimiter)

    def _integer(self, is_signed: bool, width: int, endian: model.Endian | None) -> ReadValue:
        fixed = "be" if width == 1 else self._fixed_order(endian)
        if fixed is not None:
            return lambda _holder, stream, _place, _index: stream.integer(width, fixed, signed=is_signed)
        order = self._order(None)
        return lambda holder, stream, _place, _index: stream.integer(width, order(holder), signed=is_signed)

    def _fixed_order(self, endian: model.Endian | None) -> model.Endian | None:
        """Return the byte order that the specification states, or None if each object decides its own."""
        return endian or (self._owner.endian if isinstance(self._owner.endian, str) else None)

    def _order(self, endian: model.Endian | None) -> Callable[[Object], model.Endian]:
        fixed = self._fixed_order(endian)
        if fixed is not None:
            return lambda _holder: fixed
        return lambda holder: holder.order or "be"

    def _text(self, attribute: model.Attribute, use: model.StringUse, delimiter: model.Delimiter) -> ReadValue:
        encoding = attribute.encoding or self._owner.encoding or "UTF-8"
        if use.is_zero_terminated and delimiter.terminator is None:
            delimiter = replace(delimiter, terminator=bytes(width_of_zero(encoding)))
        extent = self._extent(attribute, delimiter)

        def read(holder: Object, stream: Stream, _place: Place, index: int | None) -> str:
            start, end = extent(holder, stream, index)
            return decode(stream.data[start:end], encoding)

        return read

    def _object(self, attribute: model.Attribute, use: model.UserTypeUse, delimiter: model.Delimiter) -> ReadValue:
        spec = self._types.library.find_type(self._owner, use.reference.path, use.reference.is_absolute)
        assert spec is not None
        has_index = attribute.repeat is not None
        closures = [self._compiler.closure(tree, has_index=has_index) for tree in use.reference.arguments]
        arguments = tuple(zip((parameter.id for parameter in spec.params), closures, strict=True))
        extent = self._extent(attribute, delimiter) if delimiter.has_end else None
        process = self._processor(attribute)
        # At its first use: types may contain each other.
        type_of = cache(partial(self._types.of, spec))
        parent: Evaluate | None = None
        if attribute.parent is not None:
            is_false = isinstance(attribute.parent.tree, BoolLiteral)
            parent = constant(None) if is_false else self._compiler.closure(attribute.parent.tree, has_index=has_index)
        is_imported, is_top = spec.path[0] != self._owner.path[0], len(spec.path) == 1
        name = name_of(self._owner, attribute)

        def read(holder: Object, stream: Stream, place: Place, index: int | None) -> Object:
            own = stream if extent is None else _part(extent, process, holder, stream, index)
            child = Object(type_of(), own, place.start)
            for id_, argument in arguments:
                child.values[id_] = argument(holder, None, index)
            child.holder, child.name, child.index = holder, name, index
            if not is_imported:
                child.parent = holder if parent is None else parent(holder, None, index)
                child.root = holder.root
            elif is_top:
                child.root = child
            return child

        return read

    def _switch(self, attribute: model.Attribute, use: model.SwitchUse) -> ReadValue:
        is_far = not all(isinstance(case.when.tree, LITERALS) for case in use.cases if case.when is not None)
        choose, ids = choose_case(attribute, self._compiler, is_far=is_far), model.case_ids(attribute, use)
        cases = [
            (ids[model.case_key(case.use)], self._simple(attribute, case.use, attribute.delimiter))
            for case in use.cases
        ]
        keeps_raw = model.keeps_raw(attribute, use)
        if keeps_raw:
            extent = self._extent(attribute, attribute.delimiter.without_marks)
            cases.append((ids[""], _bytes(extent, self._processor(attribute))))

        def read(holder: Object, stream: Stream, place: Place, index: int | None) -> Any:
            number = choose(holder, index)
            if number is None and not keeps_raw:
                return NOTHING
            place.case, reader = cases[-1 if number is None else number]
            return reader(holder, stream, place, index)

        return read

    def _processor(self, attribute: model.Attribute) -> Process | None:
        if attribute.process is None:
            return None
        has_index = attribute.repeat is not None
        return process_of(attribute.process, self._compiler, self._types.processes, has_index=has_index)

    def _extent(self, attribute: model.Attribute, delimiter: model.Delimiter) -> Extent:
        trim = _trimmer(delimiter)
        if attribute.contents is not None:
            size = len(attribute.contents)
            return lambda _holder, stream, _index: (stream.take(size), stream.position)
        if delimiter.size is not None:
            size_of = self._compiler.closure(delimiter.size.tree, has_index=attribute.repeat is not None)

            def sized(holder: Object, stream: Stream, index: int | None) -> tuple[int, int]:
                start = stream.take(size_of(holder, None, index))
                return trim(stream.data, start, stream.position)

            return sized
        if delimiter.size_eos:
            return lambda _holder, stream, _index: trim(stream.data, *stream.rest())
        terminator = delimiter.terminator
        assert terminator is not None
        include, consume, eos_error = delimiter.include, delimiter.consume, delimiter.eos_error
        return lambda _holder, stream, _index: stream.until(
            terminator, include=include, consume=consume, eos_error=eos_error
        )


def _part(extent: Extent, process: Process | None, holder: Object, stream: Stream, index: int | None) -> Stream:
    """Return the stream of a field's bytes; where some of them are missing, a cut one. Raises Failed."""
    start = stream.position
    try:
        start, end = extent(holder, stream, index)
    except Failed as error:
        # Bytes that are not all there cannot be processed.
        if process is not None or not isinstance(error.problem, EndOfData):
            raise
        return stream.part(start, start + error.problem.needed)
    if process is None:
        return stream.part(start, end)
    return stream.made(process(holder, stream.data[start:end], index), start, end)


def choose_case(
    attribute: model.Attribute, compiler: ExpressionCompiler, *, is_far: bool = False
) -> Callable[[Object, int | None], int | None]:
    """Return the function that gives the number of the case that a field's switch takes, None for none or for `raw`.

    With `is_far` what is compared may be long, and takes fuel.
    """
    use, has_index = attribute.use, attribute.repeat is not None
    assert isinstance(use, model.SwitchUse)
    on = compiler.closure(use.on.tree, has_index=has_index)
    conditions = [case.when for case in use.cases]
    default = conditions.index(None) if None in conditions else None
    named = [
        (number, compiler.closure(when.tree, has_index=has_index))
        for number, when in enumerate(conditions)
        if when is not None
    ]

    def choose(holder: Object, index: int | None) -> int | None:
        value = on(holder, None, index)
        for number, when in named:
            key = when(holder, None, index)
            if is_far:
                compared(holder, value, key)
            if value == key:
                return number
        return default

    return choose


def _bits(width: int, order: model.Endian, *, is_flag: bool) -> ReadValue:
    def read(_holder: Object, stream: Stream, place: Place, _index: int | None) -> int | bool:
        before = stream.left
        value = stream.bits_le(width) if order == "le" else stream.bits_be(width)
        place.is_little = order == "le" and bool(before or stream.left)
        return value != 0 if is_flag else value

    return read


def _bytes(extent: Extent, process: Process | None) -> ReadValue:
    def read(holder: Object, stream: Stream, _place: Place, index: int | None) -> bytes:
        start, end = extent(holder, stream, index)
        data = stream.data[start:end]
        return data if process is None else process(holder, data, index)

    return read


Trim = Callable[[bytes, int, int], "tuple[int, int]"]


def _trimmer(delimiter: model.Delimiter) -> Trim:
    """Return what cuts padding, then all from the terminator on, off a sized field's bytes."""
    terminator, include, pad = delimiter.terminator, delimiter.include, delimiter.padding

    def trim(data: bytes, start: int, end: int) -> tuple[int, int]:
        if pad is not None:
            end = start + len(data[start:end].rstrip(bytes([pad])))
        if terminator is not None:
            at = find_aligned(data, terminator, start, end)
            if at >= 0:
                end = at + len(terminator) if include else at
        return start, end

    return trim if pad is not None or terminator is not None else lambda _data, start, end: (start, end)
