"""A review as data: what a page shows, what an answer refers to, what is checked for completeness.

Source: concept sheet of the review, sections 3 to 7. Everything is immutable and plain, so that it can be written
as JSON and compared between two versions of a specification.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, get_args

Language = Literal["en", "zh", "pt"]
LANGUAGES: tuple[Language, ...] = ("en", "zh", "pt")
REQUIRED_ROLES = ("protocol owner", "independent reader")

Fate = Literal["field", "rule", "behaviour", "heading"]
"""What became of a document's line: it defines a field, carries a rule, tells behaviour outside the layout, or
structures the text. The first two follow from citations; the last two are listed in the review file."""


@dataclass(frozen=True, slots=True)
class Text:
    """One text in the languages of the pages."""

    en: str
    zh: str
    pt: str

    @classmethod
    def each(cls, words: Callable[[Language], str]) -> "Text":
        """Return the text of which `words` gives the words in each language."""
        return cls(*map(words, LANGUAGES))

    @classmethod
    def same(cls, text: str) -> "Text":
        """Return a text that is the same in every language."""
        return cls(text, text, text)

    def of(self, language: Language) -> str:
        return {"en": self.en, "zh": self.zh, "pt": self.pt}[language]


NO_TEXT = Text("", "", "")


@dataclass(frozen=True, slots=True)
class Line:
    """One non-blank line of a document. `text` is byte-identical with the document, or None if nothing cites it."""

    number: int
    fate: Fate
    text: str | None


@dataclass(frozen=True, slots=True)
class Document:
    """A source document. `id` is unique on its page. One that is known by address only has `url` and no lines.

    `accounted_for_by` is the page that tells what became of every line, where this one only quotes some.
    """

    id: str
    title: str
    language: str
    file: str = ""
    sha256: str = ""
    url: str = ""
    lines: Mapping[int, Line] | None = None
    total_lines: int = 0
    accounted_for_by: str = ""


@dataclass(frozen=True, slots=True)
class Citation:
    """A place in a document: a line of it, or (line 0) the document known by address, with the `section` to look in."""

    document: str
    line: int = 0
    section: str = ""


@dataclass(frozen=True, slots=True)
class Sentence:
    """One rule in plain words. `kind` is the key of the specification it comes from: type, valid, size, repeat, if ...

    `is_formula` says that no sentence was found for an expression, which is shown as it is written, and counted.
    """

    kind: str
    text: Text
    is_formula: bool = False


@dataclass(frozen=True, slots=True)
class Code:
    """One code of a code list: its number, its label, the document's name of it, and its `doc` on one line."""

    id: str
    value: int
    label: str
    name: str
    doc: str
    citations: tuple[Citation, ...]
    fingerprint: str


@dataclass(frozen=True, slots=True)
class CodeList:
    """An enum with its codes in order."""

    id: str
    name: str
    codes: tuple[Code, ...]


@dataclass(frozen=True, slots=True)
class Item:
    """One thing to judge: a field, instance or parameter of a type.

    `id` is the path from the specification's id through types to the field, joined by `.`; `name` the document's
    name of it (`-orig-id`), else the id in words. `size` is the number of bytes, or None if it varies; `bits` is
    (first bit from the left in its byte, width) for a field of bits. `codes` is the id of its code list. `fingerprint`
    has 12 hexadecimal digits over parsing meaning, position, text of the cited lines and
    English sentences, `meaning` over the first and the last of these.
    """

    id: str
    kind: Literal["field", "instance", "parameter"]
    name: str
    sentences: tuple[Sentence, ...]
    doc: str
    citations: tuple[Citation, ...]
    decisions: tuple[str, ...]
    size: int | None
    bits: tuple[int, int] | None
    codes: str
    fingerprint: str
    meaning: str = ""
    doc_refs: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Structure:
    """A type with its items in order: parameters, fields, instances. `sentences` tell its byte order and its use."""

    id: str
    name: str
    doc: str
    citations: tuple[Citation, ...]
    sentences: tuple[Sentence, ...]
    items: tuple[Item, ...]
    size: int | None


DecisionKind = Literal[
    "arithmetic", "contradicts-itself", "silent", "contradicts-other", "elsewhere", "unreadable", "deliberate",
    "misprint",
]  # fmt: skip
DECISION_KINDS: tuple[DecisionKind, ...] = get_args(DecisionKind)
"""The weightiest first."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A point that the document does not settle, and how it is read; `items` are what it decides."""

    id: str
    kind: DecisionKind
    title: Text
    citations: tuple[Citation, ...]
    document_says: Text
    specification_says: Text
    because: Text
    if_wrong: Text
    items: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Calculation:
    """A sum or example printed in a document, calculated again. `found` comes from the specification or arithmetic."""

    id: str
    citations: tuple[Citation, ...]
    statement: Text
    printed: str
    found: str

    @property
    def agrees(self) -> bool:
        return self.printed == self.found


@dataclass(frozen=True, slots=True)
class Example:
    """A message to look at. `refusal` is None for one that the specification accepts, else (item, byte, reason)."""

    id: str
    title: Text
    origin: Literal["document", "sample", "made", "breaking"]
    specification: str
    parameters: Mapping[str, str]
    message: bytes
    refusal: tuple[str, int, str] | None
    item: str = ""
    citations: tuple[Citation, ...] = ()


Form = Literal["pick", "compare", "table", "decision"]
"""How a question is asked: choose before the rule is shown, compare, judge the rows of a table, agree to a reading."""

PLANTED = 4
"""Questions of a page that show a wrong rule first, another choice for each reader."""
NOT_SAID, CANNOT_TELL = "not-said", "cannot-tell"
"""The answers of a pick beside its options: the document does not say, the reader cannot tell."""


@dataclass(frozen=True, slots=True)
class QuotedLine:
    """A line of a document in a question; `marks` are spans [start, end) that decide; not all need a `translation`."""

    document: str
    number: int
    text: str
    language: str
    marks: tuple[tuple[int, int], ...] = ()
    translation: Text | None = None


@dataclass(frozen=True, slots=True)
class Row:
    """A row of a table: lines, and what the specification makes of them. `wrong` stands there where it is planted.

    Where no line is there, `own_words` are the `doc` and `doc-ref` of the specification itself.
    """

    lines: tuple[QuotedLine, ...]
    rule: Text
    wrong: Text | None = None
    own_words: str = ""


@dataclass(frozen=True, slots=True)
class Plant:
    """What a planted question shows instead of its rule, or of one row of its table, and why that is wrong.

    `kind` tells what is wrong of it: a width, a sign, a range ..., a row, or words that a person chose.
    """

    rule: Text
    row: int | None
    because: Text
    kind: str = "words"


@dataclass(frozen=True, slots=True)
class Question:
    """One fact of a document that a person checks on the page.

    `lines` are all that state it; `rule` is what the specification makes of it, in one or two sentences. `options` are
    those of a pick, or of a decision that begins with one; `right` is the place of one from 0, or NOT_SAID. `aid` tells
    how to read the lines. `plant` is there where the question can carry a wrong rule. A decision has the id of its
    `decision`. `items` are what the rule was made of, `fingerprint` changes with their meaning, the lines, the ask
    and the rule. Where people worded the rule, `generated` has what the specification says of each item, by its name,
    and `beyond` what of it a reader has to see: a short rule of one item, codes, a sentence with a long number
    that the words lack, one of another kind among many.
    `own_words` are as in Row. `seconds` is how long it takes, about.
    """

    id: str
    form: Form
    chapter: str
    title: Text
    ask: Text
    lines: tuple[QuotedLine, ...] = ()
    rule: Text = NO_TEXT
    items: tuple[str, ...] = ()
    fingerprint: str = ""
    aid: Text | None = None
    options: tuple[Text, ...] = ()
    right: str = ""
    rows: tuple[Row, ...] = ()
    plant: Plant | None = None
    decision: str = ""
    own_words: str = ""
    generated: tuple[tuple[str, Text], ...] = ()
    beyond: tuple[tuple[str, Text], ...] = ()

    @property
    def quoted(self) -> tuple[QuotedLine, ...]:
        """All its lines, those of its rows too."""
        return (*self.lines, *(line for row in self.rows for line in row.lines))

    @property
    def is_plantable(self) -> bool:
        """Whether it can show a wrong rule first: a pick hides its rule until it is answered."""
        return self.plant is not None and self.form != "pick"

    @property
    def seconds(self) -> int:
        return {"pick": 45, "compare": 45, "table": 105, "decision": 80}[self.form]


@dataclass(frozen=True, slots=True)
class Chapter:
    """A part of the questions with its heading."""

    id: str
    title: Text
    lead: Text
    questions: tuple[Question, ...]

    @property
    def minutes(self) -> int:
        return minutes_of(self.questions)


def minutes_of(questions: Sequence[Question]) -> int:
    """Return how long questions take, about: whole minutes, at least one."""
    return max(1, round(sum(one.seconds for one in questions) / 60))


@dataclass(frozen=True, slots=True)
class SpecificationVersion:
    """A specification on the page: id, title, version, the fingerprint of its parsing meaning, its structures."""

    id: str
    title: str
    version: str
    fingerprint: str
    structures: tuple[Structure, ...]


@dataclass(frozen=True, slots=True)
class Review:
    """Everything of one page. `fingerprint` is over specifications and documents together; `roles` have to sign.

    `held` has what would notice another rule, by the id of an item, or of a code list and a label: kinds of evidence,
    and NOTHING where some change is not noticed. What is not known of this version is not there.
    """

    id: str
    title: Text
    introduction: Text
    documents: tuple[Document, ...]
    specifications: tuple[SpecificationVersion, ...]
    code_lists: tuple[CodeList, ...]
    fingerprint: str
    decisions: tuple[Decision, ...] = ()
    calculations: tuple[Calculation, ...] = ()
    examples: tuple[Example, ...] = ()
    glossary: Mapping[str, Text] = field(default_factory=dict)
    roles: tuple[str, ...] = REQUIRED_ROLES
    chapters: tuple[Chapter, ...] = ()
    held: Mapping[str, frozenset[str]] = field(default_factory=dict)

    @property
    def questions(self) -> tuple[Question, ...]:
        return tuple(question for chapter in self.chapters for question in chapter.questions)

    @property
    def minutes(self) -> int:
        return minutes_of(self.questions)

    @property
    def planted(self) -> int:
        """How many wrong rules each reader meets who answers every question."""
        return min(PLANTED, sum(question.is_plantable for question in self.questions))

    @property
    def items(self) -> tuple[Item, ...]:
        """All fields, instances and parameters."""
        return tuple(item for one in self.specifications for each in one.structures for item in each.items)
