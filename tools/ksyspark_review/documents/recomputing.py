"""Sums and examples that a document prints, found again: by arithmetic, or by reading their bytes."""

import operator
import re
from collections.abc import Callable, Iterator, Mapping

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
from ksyspark.spec.expressions import Expression
from ksyspark.spec.expressions.nodes import Binary, IntLiteral, Unary
from ksyspark.spec.expressions.parse import BadExpression, parse_expression
from ksyspark.spec.inference import Typer
from ksyspark.spec.problems import Problem, did_you_mean
from ksyspark_review.documents.entries import BadCitation, CalculationEntry, MessageEntry, PageEntry, Sources, Written
from ksyspark_review.model import Calculation

_STEP = re.compile(r"([a-z][a-z0-9_]*)(?:\[([0-9]+)\])?\Z")


class NotFound(Exception):
    """A message cannot be read, or has no field of a path; the text says why."""


class Decoding:
    """Messages of the specifications of a page; each specification is lowered once, when a message needs it."""

    def __init__(self, typer: Typer) -> None:
        self._typer = typer
        self._interpreters: dict[tuple[str, str], Interpreter] = {}

    def read(self, entry: MessageEntry) -> Message:
        """Return a message that its specification accepts. Raises NotFound."""
        interpreter = self._interpreter(entry)
        try:
            params = read_params(interpreter.layout, {key: one.text for key, one in entry.parameters.items()})
            arguments = arguments_of(interpreter.layout, interpreter.record, params, 0)
        except (KsysparkError, BadArgument) as error:
            raise NotFound(str(error)) from error
        message = interpreter.read(entry.data, arguments)
        if message.fault is not None:
            failure = failure_of(message.fault, locate(message.fault))
            raise NotFound(f"the message is refused at `{failure.field}`, byte {failure.offset}: {failure.reason}")
        return message

    def _interpreter(self, entry: MessageEntry) -> Interpreter:
        key = (entry.specification.text, entry.type)
        if key not in self._interpreters:
            library = self._typer.library
            if key[0] not in library.specs:
                hint = did_you_mean(key[0], library.specs, f"the page has {', '.join(library.specs)}")
                raise NotFound(f"there is no specification `{key[0]}`{hint}")
            layout = lower(self._typer, library.specs[key[0]])
            try:
                record = record_of_type(layout, entry.type or None)
            except KsysparkError as error:
                raise NotFound(str(error)) from error
            self._interpreters[key] = Interpreter(library, layout, record)
        return self._interpreters[key]


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
            held, place = _item(held, place, int(index), path)
    return _text(held, column, path), place


def _item(held: object, place: Place | None, index: int, path: str) -> tuple[object, Place | None]:
    if not isinstance(held, list) or index >= len(held):
        raise NotFound(f"the message has no field `{path}`: there is no item {index}")
    return held[index], place.items[index] if place is not None and place.items else None


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


_OPERATORS: Mapping[str, Callable[[int, int], int]] = {
    "+": operator.add,
    "-": operator.sub,
    "*": operator.mul,
    "/": operator.floordiv,
    "%": operator.mod,
    "&": operator.and_,
    "|": operator.or_,
    "<<": operator.lshift,
    ">>": operator.rshift,
}


def recompute(page: PageEntry, sources: Sources, decoding: Decoding) -> tuple[list[Calculation], list[Problem]]:
    """Calculate again what the documents print; give the results, and what is wrong with the entries.

    One that disagrees needs a decision that cites one of its lines.
    """
    calculations, problems = [], []
    messages = {example.id: example.message for example in page.examples}
    decided = {written.text for decision in page.decisions for written in decision.citations}
    for entry in page.calculations:
        try:
            results = ", ".join(_results(entry, messages, decoding))
        except NotFound as error:
            problems.append(entry.place.problem(f"the calculation `{entry.id}` cannot be made: {error}"))
            continue
        citations = tuple(sources.cite_page(one.text) for one in entry.citations if _is_known(sources, one))
        calculations.append(Calculation(entry.id, citations, entry.statement, entry.printed, results))
        if not calculations[-1].agrees and decided.isdisjoint(one.text for one in entry.citations):
            sentence = f"prints {entry.printed} and gives {results}: expected a decision that cites its line"
            problems.append(entry.place.problem(f"the calculation `{entry.id}` {sentence}"))
    return calculations, problems


def check_examples(page: PageEntry, decoding: Decoding) -> Iterator[Problem]:
    """Report examples that the specification refuses, or that hold other values than the review file says."""
    for example in page.examples:
        try:
            message = decoding.read(example.message)
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


def _is_known(sources: Sources, written: Written) -> bool:
    try:
        sources.cite_page(written.text)
    except BadCitation:
        return False
    return True


def _results(entry: CalculationEntry, messages: Mapping[str, MessageEntry], decoding: Decoding) -> Iterator[str]:
    for expression in entry.expressions:
        yield str(_calculate(expression))
    if entry.expressions:
        return
    message = entry.message or messages.get(entry.example.text if entry.example else "")
    if message is None:
        raise NotFound(f"there is no example `{entry.example.text if entry.example else ''}`")
    if entry.logical_type is not None:
        try:
            yield str(value_reader(entry.logical_type.text)(message.data))
        except (FormatError, InvalidValue) as error:
            raise NotFound(str(error)) from error
        return
    read = decoding.read(message)
    for path in entry.fields:
        yield find(read, path.text)[0]
    for path in entry.lengths:
        _, place = find(read, path.text)
        if place is None or place.end is None:
            raise NotFound(f"`{path.text}` has no bytes of its own")
        yield str(place.end - place.start)


def _calculate(written: Written) -> int:
    try:
        return _value(parse_expression(written.text))
    except BadExpression as error:
        raise NotFound(f"{error} in `{written.text}`") from error
    except ArithmeticError as error:
        raise NotFound(f"`{written.text}` has no result") from error


def _value(tree: Expression) -> int:
    """Return what an expression of whole numbers gives, division rounded down. Raises NotFound for any other."""
    match tree:
        case IntLiteral(value):
            return value
        case Unary("-", operand):
            return -_value(operand)
        case Binary(sign, left, right) if sign in _OPERATORS:
            return _OPERATORS[sign](_value(left), _value(right))
    raise NotFound("expected whole numbers with + - * / % & | << >> and brackets")
