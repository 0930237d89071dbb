"""From the exception of a traced parser to the failure that the user reads."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

import kaitaistruct as kaitai

from ksyspark import sentences
from ksyspark.display import HIDDEN
from ksyspark.errors import Failure
from ksyspark.layout import Column
from ksyspark.layout.display import show_value
from ksyspark.logical import InvalidValue
from ksyspark.reference.locate import Fault, byte_of
from ksyspark.reference.rules import broken_rule
from ksyspark.reference.source import used_fields
from ksyspark.reference.streams import OutOfFuel
from ksyspark.reference.tree import Node, Tree
from ksyspark.reference.values import DoesNotFit
from ksyspark.sentences import Sentence

_LITERAL = re.compile(r"^invalid literal for int\(\) with base \d+: '(.*)'$", re.DOTALL)
_NUMBER = re.compile(r"-?\d+")


@dataclass(frozen=True, slots=True)
class Place:
    """The place of a fault in the layout; `column` is None for a part that has no column."""

    node: Node
    column: Column | None
    path: str
    offset: int
    is_sensitive: bool


def failure_of(fault: Fault, place: Place) -> Failure:
    """Return a fault as a failure: path and offset from the start of the message, and a sentence."""
    sentence = _sentence(fault, place)
    return Failure(place.path, place.offset, sentence.reason, sentence.expected, sentence.found)


def place_of(tree: Tree, fault: Fault) -> Place:
    """Return where in the layout a fault is; an object that no column leads to counts as the root."""
    node = tree.find(fault.holder) or tree.root
    column = next((one for one in node.record.fields if one.id == fault.name), None)
    item = "" if fault.index is None else f"[{fault.index}]"
    path = ".".join(filter(None, (node.path, f"{fault.name}{item}")))
    is_sensitive = any(step.column.sensitive for step in node.steps) or (column is not None and column.sensitive)
    return Place(node, column, path, _offset(tree, fault, node, column), is_sensitive)


def _offset(tree: Tree, fault: Fault, node: Node, column: Column | None) -> int:
    if fault.position is not None:
        is_bits = column.bits > 0 if column else fault.reads_bits
        return node.base + byte_of(fault.position, is_bits=is_bits)
    whole = tree.whole(node, column) if column else None
    value = whole if whole is None or fault.index is None else [*tree.items(node, whole)][fault.index]
    if value is None or value.start is None:
        return _first_used(tree, node, column) if column and column.origin == "value" else node.start
    return value.start


def _first_used(tree: Tree, node: Node, column: Column) -> int:
    """Return where the first field lies that a value is worked out from; else where its object begins."""
    columns = {one.id: one for one in node.record.fields}
    for name in used_fields(node.traced, column.id):
        whole = tree.whole(node, columns[name]) if name in columns else None
        if whole is not None and whole.start is not None:
            return whole.start
    return node.start


def _sentence(fault: Fault, place: Place) -> Sentence:
    if isinstance(fault.error, kaitai.ValidationFailedError):
        return broken_rule(fault, place.column, is_sensitive=place.is_sensitive)
    for kind, say in _SENTENCES:
        if isinstance(fault.error, kind):
            return say(fault, place)
    return Sentence(f"cannot be decoded ({type(fault.error).__name__})")


def _bad_argument(fault: Fault, _place: Place) -> Sentence:
    """Kaitai's InvalidArgumentError has the number in its text only."""
    words = str(fault.error)
    wanted = sentences.NEGATIVE_POSITION if "seek" in words else sentences.NEGATIVE_SIZE
    found = _NUMBER.search(words)
    return sentences.expected_found(wanted, found[0] if found else "another")


def _end_of_data(fault: Fault, _place: Place) -> Sentence:
    assert isinstance(fault.error, kaitai.EndOfStreamError)
    return sentences.end_of_data(fault.error.bytes_needed, fault.error.bytes_available)


def _fails_so(error: UnicodeDecodeError, encoding: str) -> bool:
    """Tell whether decoding in an encoding fails as an exception says; its own name may be that of a whole family."""
    try:
        error.object.decode(encoding)
    except UnicodeDecodeError as found:
        return (found.encoding, found.start, found.reason) == (error.encoding, error.start, error.reason)
    return False


def _not_text(fault: Fault, _place: Place) -> Sentence:
    """Python's own text would show the bytes, which may be sensitive."""
    assert isinstance(fault.error, UnicodeDecodeError)
    named = fault.line.encodings() if fault.line else []
    encoding = next((one for one in named if _fails_so(fault.error, one)), fault.error.encoding)
    return sentences.not_valid_text(encoding, f"{fault.error.reason} at byte {fault.error.start}")


def _does_not_fit(fault: Fault, place: Place) -> Sentence:
    assert isinstance(fault.error, DoesNotFit)
    return sentences.does_not_fit(HIDDEN if place.is_sensitive else str(fault.error.value), fault.error.bits)


def _invalid_value(fault: Fault, place: Place) -> Sentence:
    assert isinstance(fault.error, InvalidValue)
    return sentences.expected_found(fault.error.expected, HIDDEN if place.is_sensitive else fault.error.found)


def _not_a_number(fault: Fault, place: Place) -> Sentence:
    """Show the text only where it is known to be no secret: what uses a sensitive field in a value is sensitive too."""
    text = _LITERAL.search(str(fault.error))
    is_value = place.column is not None and place.column.origin == "value"
    if text is None or not is_value or place.is_sensitive:
        return sentences.NO_NUMBER
    return sentences.no_number(show_value(text[1]))


def _always(sentence: Sentence) -> Callable[[Fault, Place], Sentence]:
    return lambda _fault, _place: sentence


# The first kind that fits speaks: families of exceptions stand after their members.
_SENTENCES: tuple[tuple[type[Exception], Callable[[Fault, Place], Sentence]], ...] = (
    (kaitai.NoTerminatorFoundError, lambda fault, _place: sentences.no_terminator(getattr(fault.error, "term", b""))),
    (kaitai.EndOfStreamError, _end_of_data),
    (kaitai.UndecidedEndiannessError, _always(sentences.BYTE_ORDER)),
    (kaitai.InvalidArgumentError, _bad_argument),
    (OutOfFuel, _always(sentences.OUT_OF_FUEL)),
    (DoesNotFit, _does_not_fit),
    (InvalidValue, _invalid_value),
    (UnicodeDecodeError, _not_text),
    (UnicodeEncodeError, _always(sentences.not_valid_text("UTF-8", "a lone surrogate"))),
    (RecursionError, _always(sentences.TOO_DEEP)),
    (MemoryError, _always(sentences.TOO_LARGE)),
    (AttributeError, lambda fault, _place: sentences.absent(getattr(fault.error, "name", None) or "a field")),
    (ZeroDivisionError, _always(sentences.DIVISION_BY_ZERO)),
    (OverflowError, _always(sentences.NUMBER_TOO_LARGE)),
    (IndexError, _always(sentences.OUT_OF_RANGE)),
    (LookupError, lambda fault, _place: sentences.unknown_encoding(str(fault.error).rpartition(": ")[2])),
    (TypeError, _always(sentences.NOTHING_THERE)),
    (ValueError, _not_a_number),
)
