"""What a review file says, with the places where it says so: text that nothing has checked against a specification."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ksyspark.spec.yaml import Place
from ksyspark_codegen.review.code_meanings import MeaningEntry
from ksyspark_codegen.review.model import Text

BLANK = "blank"
LISTED = ("heading", "behaviour")
"""The fates that are listed; `field` and `rule` follow from what cites a line."""


@dataclass(frozen=True, slots=True)
class Written:
    """A word with its place: an id, a citation such as `MQMDE:17`, an expression."""

    text: str
    place: Place


@dataclass(frozen=True, slots=True)
class DocumentEntry:
    """A document. `quotes` are the cited lines by number; `fates` what is listed of the others, blank ones included.

    A document that is known by its address has `url` and no lines. One whose lines another page accounts for names
    that page in `accounted_for_by`, and has the lines that are cited here.
    """

    place: Place
    id: str
    title: str
    language: str
    file: str
    sha256: str
    url: str
    total_lines: int
    quotes: Mapping[int, Written]
    fates: Mapping[int, str]
    accounted_for_by: str = ""

    @property
    def has_lines(self) -> bool:
        return not self.url

    def words(self, number: int) -> str:
        """Name a line as problems do: its number, and how it begins where it is known."""
        quote = self.quotes.get(number)
        beginning = " ".join(quote.text.split())[:60] if quote else ""
        return f"line {number} of {self.id}" + (f" (`{beginning}`)" if beginning else "")


@dataclass(frozen=True, slots=True)
class DecisionEntry:
    """A point that a document does not settle. `specification_says` is None where the items' sentences say it."""

    place: Place
    id: str
    kind: str
    title: Text
    citations: tuple[Written, ...]
    document_says: Text
    specification_says: Text | None
    because: Text
    if_wrong: Text
    items: tuple[Written, ...]
    status: str
    by: str
    date: str


@dataclass(frozen=True, slots=True)
class MessageEntry:
    """Bytes to decode: the specification, the type inside it (the top type if empty), arguments of its parameters."""

    specification: Written
    type: str
    data: bytes
    parameters: Mapping[str, Written]


@dataclass(frozen=True, slots=True)
class CalculationEntry:
    """A sum or example of a document, and one of four ways to find it again. Several results are joined by commas.

    `expressions` are calculated. `fields` of `message` are read, `lengths` counts the bytes of such fields; the name of
    an example may stand for its message. With `logical_type` the bytes of `message` are one value of that type.
    """

    place: Place
    id: str
    citations: tuple[Written, ...]
    statement: Text
    printed: str
    expressions: tuple[Written, ...]
    example: Written | None
    message: MessageEntry | None
    fields: tuple[Written, ...]
    lengths: tuple[Written, ...]
    logical_type: Written | None


@dataclass(frozen=True, slots=True)
class ExampleEntry:
    """A message that a document shows, or tells value by value; `values` are what its fields must hold."""

    place: Place
    id: str
    title: Text
    citations: tuple[Written, ...]
    message: MessageEntry
    values: Mapping[str, Written]


@dataclass(frozen=True, slots=True)
class StepEntry:
    """A message in the order in which a document says they are sent."""

    structure: Written
    title: Text
    presence: str
    citations: tuple[Written, ...]


@dataclass(frozen=True, slots=True)
class PageEntry:
    """A review file. `id` is its stem, `name` what problems call the file."""

    id: str
    name: str
    place: Place
    title: Text
    introduction: Text
    specifications: tuple[Written, ...]
    roles: tuple[str, ...]
    documents: tuple[DocumentEntry, ...]
    decisions: tuple[DecisionEntry, ...]
    calculations: tuple[CalculationEntry, ...]
    examples: tuple[ExampleEntry, ...]
    order: tuple[StepEntry, ...]
    code_meanings: tuple[MeaningEntry, ...]
    glossary: Mapping[str, Text]
