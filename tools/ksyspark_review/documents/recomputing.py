"""Sums and examples that a document prints, found again: by arithmetic, or by reading their bytes."""

import re
from collections.abc import Iterator, Mapping
from contextlib import suppress
from functools import cache

from ksyspark.decoder import BadArgument, arguments_of
from ksyspark.errors import FormatError, KsysparkError
from ksyspark.interpreter.expressions import member
from ksyspark.interpreter.failures import failure_of, locate
from ksyspark.interpreter.message import Interpreter, Message
from ksyspark.interpreter.objects import Object, Place, Refused
from ksyspark.interpreter.problems import ARITHMETIC, Failed
from ksyspark.layout import Array, Column, Enum
from ksyspark.layout.arrow import record_of_type
from ksyspark.layout.lower import lower
from ksyspark.logical import InvalidValue, value_reader
from ksyspark.options.read_options import read_params
from ksyspark.spec.declared_types import whole_number
from ksyspark.spec.expressions.parse import BadExpression, parse_expression
from ksyspark.spec.inference import Typer
from ksyspark.spec.problems import Problem, did_you_mean
from ksyspark_review.documents.page_file import BadCitation, CalculationEntry, MessageEntry, PageEntry, Sources, Written
from ksyspark_review.model import Calculation, Citation

_STEP = re.compile(r"([a-z][a-z0-9_]*)(?:\[([0-9]+)\])?\Z")


class NotFound(KsysparkError):
    """A message cannot be read, or has no field of a path; the text says why."""


class Decoding:
    """Messages of the specifications of a page; each specification is lowered once, when a message needs it."""

    def __init__(self, typer: Typer) -> None:
        self._typer = typer
        self._interpreter = cache(self._made)

    def read(self, specification: str, type_: str, data: bytes, parameters: Mapping[str, object]) -> Message:
        """Return a message, refused or not. Parameters are texts, or values of theirs. Raises NotFound."""
        interpreter = self._interpreter(specification, type_)
        try:
            params = read_params(interpreter.layout, parameters)
            arguments = arguments_of(interpreter.layout, interpreter.record, params, 0)
        except (KsysparkError, BadArgument) as error:
            raise NotFound(str(error)) from error
        return interpreter.read(data, arguments)

    def accepted(self, entry: MessageEntry) -> Message:
        """Return a message that its specification accepts. Raises NotFound."""
        parameters = {key: one.text for key, one in entry.parameters.items()}
        message = self.read(entry.specification, entry.type, entry.data, parameters)
        if message.fault is not None:
            failure = failure_of(message.fault, locate(message.fault))
            raise NotFound(f"the message is refused at `{failure.field}`, byte {failure.offset}: {failure.reason}")
        return message

    def _made(self, specification: str, type_: str) -> Interpreter:
        library = self._typer.library
        if specification not in library.specs:
            hint = did_you_mean(specification, library.specs, f"the page has {', '.join(library.specs)}")
            raise NotFound(f"there is no specification `{specification}`{hint}")
        layout = lower(self._typer, library.specs[specification])
        try:
            return Interpreter(library, layout, record_of_type(layout, type_ or None))
        except KsysparkError as error:
            raise NotFound(str(error)) from error


def find(message: Message, path: str) -> tuple[str, Place | None]:
    """Return what a field or instance holds as text, and where it lies; None for one that is computed.

    A path is such as `segments[0].parts[1].kind`. Raises NotFound.
    """
    held: object = message.root
    column: Column | None = None
    place: Place | None = None
    for step in path.split("."):
        match = _STEP.match(step)
        if match is None or not isinstance(held, Object):
            raise NotFound(f"the message has no field `{path}`: `{step}` is not one")
        holder, name, index = held, match[1], match[2]
        try:
            held = member(holder, name)
        except (Failed, Refused, *ARITHMETIC) as error:
            raise NotFound(f"the message has no field `{path}`: `{name}` is not there") from error
        column = next((column for column in holder.type.record.fields if column.id == name), None)
        place = holder.places.get(name)
        if index is not None:
            if not isinstance(held, list) or int(index) >= len(held):
                raise NotFound(f"the message has no field `{path}`: there is no item {index}")
            held, place = held[int(index)], place.items[int(index)] if place is not None and place.items else None
    return _text(held, column, path), place


def _text(held: object, column: Column | None, path: str) -> str:
    """Return a value as review files write it: numbers in digits, labels of codes, bytes in hexadecimal digits."""
    kind = column.type if column else None
    kind = kind.item if isinstance(kind, Array) else kind
    match held:
        case bool():
            return str(held).lower()
        case int() if isinstance(kind, Enum):
            return kind.labels.get(int(held), str(int(held)))
        case int():
            return str(int(held))
        case bytes() | bytearray() | memoryview():
            return bytes(held).hex()
        case list():
            return ", ".join(_text(one, column, path) for one in held)
        case Object():
            return ""
        case _:
            return str(held)


def recompute(page: PageEntry, sources: Sources, decoding: Decoding) -> tuple[list[Calculation], list[Problem]]:
    """Calculate again what the documents print; give the results, and what is wrong with the entries.

    One that disagrees needs a decision that cites one of its lines.
    """
    calculations, problems = [], []
    messages = {example.id: example for example in page.examples}
    decided = {written.text for decision in page.decisions for written in decision.citations}
    for entry in page.calculations:
        try:
            results = ", ".join(_results(entry, messages, decoding))
        except NotFound as error:
            problems.append(entry.place.problem(f"the calculation `{entry.id}` cannot be made: {error}"))
            continue
        citations = list[Citation]()
        for written in entry.citations:
            with suppress(BadCitation):
                citations.append(sources.cite_page(written.text))
        calculations.append(Calculation(entry.id, tuple(citations), entry.statement, entry.printed, results))
        if not calculations[-1].agrees and decided.isdisjoint(one.text for one in entry.citations):
            sentence = f"prints {entry.printed} and gives {results}: expected a decision that cites its line"
            problems.append(entry.place.problem(f"the calculation `{entry.id}` {sentence}"))
    return calculations, problems


def check_examples(page: PageEntry, decoding: Decoding) -> Iterator[Problem]:
    """Report examples that the specification refuses, or that hold other values than the review file says."""
    for example in page.examples:
        try:
            message = decoding.accepted(example)
        except NotFound as error:
            yield example.place.problem(f"the example `{example.id}`: {error}")
            continue
        if not example.values:
            yield example.place.problem(f"expected `values` of the example `{example.id}`, what its fields hold")
        for path, expected in example.values.items():
            try:
                held, _ = find(message, path)
            except NotFound as error:
                yield expected.place.problem(f"the example `{example.id}`: {error}")
                continue
            if held != expected.text:
                yield expected.place.problem(f"`{path}` of the example `{example.id}` is {held}, not {expected.text}")


def _results(entry: CalculationEntry, messages: Mapping[str, MessageEntry], decoding: Decoding) -> Iterator[str]:
    for expression in entry.expressions:
        yield str(_calculate(expression))
    if entry.expressions:
        return
    message = entry if entry.data else messages.get(entry.example)
    if message is None:
        raise NotFound(f"there is no example `{entry.example}`")
    if entry.logical_type:
        try:
            yield str(value_reader(entry.logical_type)(message.data))
        except (FormatError, InvalidValue) as error:
            raise NotFound(str(error)) from error
        return
    read = decoding.accepted(message)
    for path in entry.fields:
        yield find(read, path.text)[0]
    for path in entry.lengths:
        _, place = find(read, path.text)
        if place is None or place.end is None:
            raise NotFound(f"`{path.text}` has no bytes of its own")
        yield str(place.end - place.start)


def _calculate(written: Written) -> int:
    try:
        result = whole_number(parse_expression(written.text))
    except BadExpression as error:
        raise NotFound(f"{error} in `{written.text}`") from error
    if result is None:
        raise NotFound(f"expected whole numbers, none below 0, with + - * / % and brackets in `{written.text}`")
    return result
