"""What a review file says, with the places where it says so, and which document each `-source` means."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from ksyspark.spec.problems import Problem, did_you_mean
from ksyspark.spec.yaml import ListNode, MapNode, Place, plain
from ksyspark_review.model import Citation, Text

BLANK = "blank"
LISTED = ("heading", "behaviour")
"""The fates that are listed; `field` and `rule` follow from what cites a line."""


@dataclass(frozen=True, slots=True)
class Written:
    """A word with its place: an id, a citation such as `MQMDE:17`, an expression."""

    text: str
    place: Place


@dataclass(frozen=True, slots=True)
class TranslationEntry:
    """A line in the languages of the pages; `of` is the digest of the line that was translated."""

    place: Place
    of: str
    text: Text


@dataclass(frozen=True, slots=True)
class DocumentEntry:
    """A document. `quotes` are the cited lines by number; `fates` what is listed of the others, blank ones included.

    One that is known by its address has `url` and no lines; one that `meta/-source` of a specification names has none
    either. One whose lines another page accounts for names that page in `accounted_for_by`, and has the lines that are
    cited here. `translations` and `marks`, the words that decide, are by the number of a quoted line.
    """

    place: Place
    id: str
    title: str
    language: str
    file: str
    sha256: str
    url: str
    total_lines: int = 0
    quotes: Mapping[int, Written] = field(default_factory=dict)
    fates: Mapping[int, str] = field(default_factory=dict)
    accounted_for_by: str = ""
    translations: Mapping[int, TranslationEntry] = field(default_factory=dict)
    marks: Mapping[int, tuple[Written, ...]] = field(default_factory=dict)

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
    written_for: str = ""


@dataclass(frozen=True, slots=True)
class RuleEntry:
    """Sentences that stand in place of the generated ones of an item; `written_for` is the digest of those."""

    item: Written
    written_for: str
    sentences: tuple[Text, ...]


@dataclass(frozen=True, slots=True)
class RowEntry:
    """A row of a table: its lines, what the specification makes of them, and what it shows where it is planted."""

    place: Place
    lines: tuple[Written, ...]
    rule: Text
    wrong: Text | None


@dataclass(frozen=True, slots=True)
class QuestionEntry:
    """A question as people word it; what is None or empty follows from the items, the lines and the decision.

    `right` is the number of an option, from 1, or `not-said`. `about` names the variants to make of a rule. `wrong`
    and `because` are what is shown where the question is planted. `written_for` is the digest of the rules it words.
    """

    place: Place
    id: str
    form: str
    title: Text | None
    ask: Text | None
    lines: tuple[Written, ...]
    items: tuple[Written, ...]
    aid: Text | None
    rule: Text | None
    about: str
    options: tuple[Text, ...]
    right: str
    rows: tuple[RowEntry, ...]
    wrong: Text | None
    because: Text | None
    decisions: tuple[Written, ...]
    written_for: str


@dataclass(frozen=True, slots=True)
class ChapterEntry:
    """A part of the questions, in their order. One without title has that of the page's own chapters of this id."""

    place: Place
    id: str
    title: Text | None
    lead: Text | None
    questions: tuple[QuestionEntry, ...]


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
    glossary: Mapping[str, Text]
    rules: tuple[RuleEntry, ...]
    chapters: tuple[ChapterEntry, ...]

    @property
    def questions(self) -> tuple[QuestionEntry, ...]:
        return tuple(question for chapter in self.chapters for question in chapter.questions)


class BadCitation(Exception):
    """A citation means no place in a document of the page; the text says why."""


class Sources:
    """Documents of a page, and what each specification calls them."""

    def __init__(self, documents: Sequence[DocumentEntry], own: Mapping[str, Sequence[DocumentEntry]]) -> None:
        self.documents = {document.id: document for document in documents}
        self.own = {spec_id: {one.id: one for one in named} for spec_id, named in own.items()}
        self._joined = {
            (spec_id, one.id): document.id
            for spec_id, named in own.items()
            for one in named
            if (document := joined(one, documents)) is not None
        }

    def cite(self, spec_id: str, source: str, section: str = "") -> Citation:
        """Return the place that `D1:77` or `D2` of a specification means. Raises BadCitation."""
        name, _, line = source.partition(":")
        if (spec_id, name) not in self._joined:
            known = self.own.get(spec_id, {})
            if name in known:
                raise BadCitation(f"no document of the page has the file or address of `{name}`, {known[name].title}")
            hint = did_you_mean(name, known, f"`meta/-source` names {', '.join(known) or 'none'}")
            raise BadCitation(f"there is no document `{name}`{hint}")
        return self.place_in(self._joined[spec_id, name], line, section)

    def cite_page(self, citation: str) -> Citation:
        """Return the place that `MQMDE:17` means, as the review file calls its documents. Raises BadCitation."""
        name, _, line = citation.partition(":")
        if name not in self.documents:
            hint = did_you_mean(name, self.documents, f"the page has {', '.join(self.documents) or 'none'}")
            raise BadCitation(f"there is no document `{name}`{hint}")
        return self.place_in(name, line)

    def place_in(self, name: str, line: str, section: str = "") -> Citation:
        """Return a place in a document, with a line if the document has lines. Raises BadCitation."""
        document = self.documents[name]
        if not document.has_lines:
            if line:
                raise BadCitation(f"the document `{name}` is known by its address alone and has no line {line}")
            return Citation(name, 0, section)
        if not line.isdecimal():
            raise BadCitation(f"expected a line of the document `{name}`, such as `{name}:1`")
        number = int(line)
        if number not in document.quotes:
            raise BadCitation(f"line {number} of {name} is not among the lines that {document.place.file} quotes")
        return Citation(name, number)

    def line_text(self, citation: Citation) -> str:
        """Return the text of a cited line, "" for a document without lines."""
        quote = self.documents[citation.document].quotes.get(citation.line)
        return quote.text if quote else ""


def joined(own: DocumentEntry, documents: Sequence[DocumentEntry]) -> DocumentEntry | None:
    """Return the document of a page that a specification means: that of the file, or the address and then the title."""
    if own.file:
        return next((one for one in documents if one.file == own.file), None)
    same = [one for one in documents if own.url and one.url == own.url]
    return next((one for one in same if one.title == own.title), same[0] if len(same) == 1 else None)


def own_documents(tree: MapNode) -> tuple[DocumentEntry, ...]:
    """Return what `meta/-source` of a specification names; entries without an id cannot be cited."""
    meta = tree.get("meta")
    node = meta.get("-source") if isinstance(meta, MapNode) else None
    entries = node.items if isinstance(node, ListNode) else ()
    return tuple(_own(entry) for entry in entries if isinstance(entry, MapNode) and entry.get("id") is not None)


def _own(entry: MapNode) -> DocumentEntry:
    words = {key: str(plain(one.value)) for key, one in entry.entries.items()}
    id_, title, language, file, sha256, url = (
        words.get(key, "") for key in ("id", "title", "lang", "file", "sha256", "url")
    )
    return DocumentEntry(entry.place, id_, title, language, file, sha256, url)


def check_sources(sources: Sources) -> Iterator[Problem]:
    """Report documents of specifications that the page does not have, or has with another fingerprint."""
    for named in sources.own.values():
        for own in named.values():
            source = joined(own, list(sources.documents.values()))
            where = own.file or own.url
            if source is None:
                yield own.place.problem(f"the page has no document `{where}` ({own.title}), which `{own.id}` names")
            elif own.sha256 and source.sha256 != own.sha256:
                yield own.place.problem(f"`{own.id}` has another `sha256` than the document `{source.id}` of the page")
