"""Sums and examples that a document prints, found again: by arithmetic, or by reading bytes with the specification."""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterator, Mapping

from ksyspark.errors import FormatError
from ksyspark.logical import InvalidValue, value_reader
from ksyspark.spec.expressions import Expression
from ksyspark.spec.expressions.nodes import Binary, IntLiteral, Unary
from ksyspark.spec.expressions.parse import BadExpression, parse_expression
from ksyspark.spec.problems import Problem
from ksyspark_codegen.review.documents.decoding import Decoding, NotFound
from ksyspark_codegen.review.documents.entries import CalculationEntry, MessageEntry, PageEntry, Written
from ksyspark_codegen.review.documents.sources import BadCitation, Sources
from ksyspark_codegen.review.model import Calculation

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
    found, problems = [], []
    messages = {example.id: example.message for example in page.examples}
    decided = {written.text for decision in page.decisions for written in decision.citations}
    for entry in page.calculations:
        try:
            results = ", ".join(_results(entry, messages, decoding))
        except NotFound as error:
            problems.append(entry.place.problem(f"the calculation `{entry.id}` cannot be made: {error}"))
            continue
        citations = tuple(sources.cite_page(one.text) for one in entry.citations if _is_known(sources, one))
        found.append(Calculation(entry.id, citations, entry.statement, entry.printed, results))
        if not found[-1].agrees and decided.isdisjoint(one.text for one in entry.citations):
            sentence = f"prints {entry.printed} and gives {results}: expected a decision that cites its line"
            problems.append(entry.place.problem(f"the calculation `{entry.id}` {sentence}"))
    return found, problems


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
        for path, wanted in example.values.items():
            try:
                held = message.find(path).text
            except NotFound as error:
                yield wanted.place.problem(f"the example `{example.id}`: {error}")
                continue
            if held != wanted.text:
                yield wanted.place.problem(f"`{path}` of the example `{example.id}` is {held}, not {wanted.text}")


def _is_known(sources: Sources, written: Written) -> bool:
    try:
        sources.cite_page(written.text)
    except BadCitation:
        return False
    return True


def _results(entry: CalculationEntry, messages: Mapping[str, MessageEntry], decoding: Decoding) -> Iterator[str]:
    """Yield what a calculation gives. Raises NotFound."""
    for expression in entry.expressions:
        yield str(_calculate(expression))
    if entry.expressions:
        return
    message = entry.message or messages.get(entry.example.text if entry.example else "")
    if message is None:
        raise NotFound(f"there is no example `{entry.example.text if entry.example else ''}`")
    if entry.logical_type is not None:
        yield _logical(entry.logical_type.text, message.data)
        return
    read = decoding.read(message)
    for path in entry.fields:
        yield read.find(path.text).text
    for path in entry.lengths:
        found = read.find(path.text)
        if found.start is None or found.end is None:
            raise NotFound(f"`{path.text}` has no bytes of its own")
        yield str(found.end - found.start)


def _logical(written: str, data: bytes) -> str:
    try:
        return str(value_reader(written)(data))
    except (FormatError, InvalidValue) as error:
        raise NotFound(str(error)) from error


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
