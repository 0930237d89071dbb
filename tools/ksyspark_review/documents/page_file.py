"""Read a review file, `<page>.review.yaml`: the fields of its entries tell the keys; mistakes are collected."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import MISSING, Field, dataclass, field, fields, replace
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any, get_args, get_origin

from ksyspark.spec.load_yaml import load_tree, read_file
from ksyspark.spec.problems import Problem, SpecError, did_you_mean
from ksyspark.spec.read_map import Reader, displayed
from ksyspark.spec.yaml import ListNode, MapNode, Node, Place, ScalarNode, plain
from ksyspark_review.model import DECISION_KINDS, LANGUAGES, NO_TEXT, NOT_SAID, Citation, Form, Text

AnyText = Annotated[Text, "one text may stand for all languages"]

BLANK = "blank"
LISTED = ("heading", "behaviour")
"""The fates that are listed; `field` and `rule` follow from what cites a line."""


def keyed(key: str, default: Any = MISSING, words: Sequence[str] = ()) -> Any:
    """Make a field of a key of the review file, which may allow some words only; one with the key "" is not read."""
    return field(default=default, metadata={"key": key, "words": words})


@dataclass(frozen=True, slots=True)
class Written:
    """A word with its place: an id, a citation such as `MQMDE:17`, an expression."""

    text: str
    place: Place


@dataclass(frozen=True, slots=True, kw_only=True)
class TranslationEntry:
    """A line in the languages of the pages; `of` is the digest of the line that was translated."""

    place: Place
    of: str = ""
    en: str = ""
    zh: str = ""
    pt: str = ""

    @property
    def text(self) -> Text:
        return Text(self.en.strip(), self.zh.strip(), self.pt.strip())


@dataclass(frozen=True, slots=True, kw_only=True)
class DocumentEntry:
    """A document. `quotes` are the cited lines by number; `fates` what is listed of the others, blank ones included.

    One that is known by its address has `url` and no lines; one that `meta/-source` of a specification names has none
    either. One whose lines another page accounts for names that page in `accounted_for_by`, and has the lines that are
    cited here. `translations` and `marks`, the words that decide, are by the number of a quoted line.
    """

    place: Place
    id: str
    title: str
    language: str = keyed("lang")
    file: str = ""
    sha256: str = ""
    url: str = ""
    total_lines: int = 0
    quotes: Mapping[int, Written] = field(default_factory=dict, metadata={"key": "lines"})
    fates: Mapping[int, str] = field(default_factory=dict, metadata={"key": ""})
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


@dataclass(frozen=True, slots=True, kw_only=True)
class DecisionEntry:
    """A point that a document does not settle. `by` and `date` stay empty until a person has decided."""

    place: Place
    id: str
    kind: str = keyed("kind", words=DECISION_KINDS)
    title: Text
    citations: tuple[Written, ...] = ()
    document_says: Text
    specification_says: Text
    because: Text
    if_wrong: Text
    items: tuple[Written, ...] = ()
    status: str = keyed("status", words=("open", "decided"))
    by: str = ""
    date: str = ""
    written_for: str = keyed("for", "")


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleEntry:
    """Sentences that stand in place of the generated ones of an item; `written_for` is the digest of those."""

    place: Place
    item: str
    written_for: str = keyed("for", "")
    sentences: tuple[Text, ...] = keyed("says")


@dataclass(frozen=True, slots=True, kw_only=True)
class RowEntry:
    """A row of a table: its lines, what the specification makes of them, and what it shows where it is planted."""

    lines: tuple[Written, ...] = keyed("citations", ())
    rule: AnyText
    wrong: AnyText | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class QuestionEntry:
    """A question as people word it; what is None or empty follows from the items, the lines and the decision.

    `right` is the number of an option, from 1, or `not-said`. `wrong` and `because` are what is shown where it is
    planted. `written_for` is the digest of the rules it words.
    """

    place: Place
    id: str = ""
    form: str = keyed("form", "", get_args(Form))
    title: AnyText | None = None
    ask: AnyText | None = None
    lines: tuple[Written, ...] = keyed("citations", ())
    items: tuple[Written, ...] = ()
    aid: AnyText | None = None
    rule: AnyText | None = None
    options: tuple[Text, ...] = ()
    right: str = ""
    rows: tuple[RowEntry, ...] = ()
    wrong: AnyText | None = None
    because: AnyText | None = None
    decisions: tuple[Written, ...] = keyed("decision", ())
    written_for: str = keyed("for", "")


@dataclass(frozen=True, slots=True, kw_only=True)
class ChapterEntry:
    """A part of the questions, in their order. One without title has that of the page's own chapters of this id."""

    place: Place
    id: str
    title: AnyText | None = None
    lead: AnyText | None = None
    questions: tuple[QuestionEntry, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class MessageEntry:
    """Bytes to decode: the specification, the type inside it (the top type if empty), arguments of its parameters."""

    place: Place
    id: str
    citations: tuple[Written, ...] = ()
    specification: str = ""
    type: str = ""
    data: bytes = keyed("hex", b"")
    parameters: Mapping[str, Written] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class CalculationEntry(MessageEntry):
    """A sum or example of a document, and one of four ways to find it again. Several results are joined by commas.

    `expressions` are calculated. `fields` of the message are read, `lengths` counts the bytes of such fields; the name
    of an example may stand for its message. With `logical_type` the bytes of the message are one value of that type.
    """

    statement: Text
    printed: str
    expressions: tuple[Written, ...] = keyed("expression", ())
    example: str = ""
    fields: tuple[Written, ...] = keyed("field", ())
    lengths: tuple[Written, ...] = keyed("length", ())
    logical_type: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class ExampleEntry(MessageEntry):
    """A message that a document shows, or tells value by value; `values` are what its fields must hold."""

    title: Text
    values: Mapping[str, Written] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class PageEntry:
    """A review file. `id` is its stem, `name` what problems call the file.

    `samples` is where each specification has a folder of samples, as the path from the file's own folder.
    """

    place: Place
    id: str = keyed("", "")
    name: str = keyed("", "")
    title: Text
    introduction: Text
    specifications: tuple[Written, ...] = ()
    roles: tuple[Written, ...] = ()
    samples: str = ""
    documents: tuple[DocumentEntry, ...] = ()
    decisions: tuple[DecisionEntry, ...] = ()
    calculations: tuple[CalculationEntry, ...] = ()
    examples: tuple[ExampleEntry, ...] = ()
    glossary: Mapping[str, Text] = field(default_factory=dict)
    rules: tuple[RuleEntry, ...] = ()
    chapters: tuple[ChapterEntry, ...] = ()

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

    def cite(self, spec_id: str, source: str) -> Citation:
        """Return the place that `D1:77` or `D2` of a specification means. Raises BadCitation."""
        name, _, line = source.partition(":")
        if (spec_id, name) not in self._joined:
            known = self.own.get(spec_id, {})
            if name in known:
                raise BadCitation(f"no document of the page has the file or address of `{name}`, {known[name].title}")
            hint = did_you_mean(name, known, f"`meta/-source` names {', '.join(known) or 'none'}")
            raise BadCitation(f"there is no document `{name}`{hint}")
        return self.place_in(self._joined[spec_id, name], line)

    def cite_page(self, citation: str) -> Citation:
        """Return the place that `MQMDE:17` means, as the review file calls its documents. Raises BadCitation."""
        name, _, line = citation.partition(":")
        if name not in self.documents:
            hint = did_you_mean(name, self.documents, f"the page has {', '.join(self.documents) or 'none'}")
            raise BadCitation(f"there is no document `{name}`{hint}")
        return self.place_in(name, line)

    def place_in(self, name: str, line: str) -> Citation:
        """Return a place in a document, with a line if the document has lines. Raises BadCitation."""
        document = self.documents[name]
        if not document.has_lines:
            if line:
                raise BadCitation(f"the document `{name}` is known by its address alone and has no line {line}")
            return Citation(name)
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
    told: dict[str, Any] = {key: words.get(key, "") for key in ("id", "title", "file", "sha256", "url")}
    return DocumentEntry(place=entry.place, language=words.get("lang", ""), **told)


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


SUFFIX = ".review.yaml"
_RANGE = re.compile(r"([1-9][0-9]*)(?:-([1-9][0-9]*))?\Z")
_SHA256 = re.compile(r"[0-9a-f]{64}\Z")


def read_page(path: Path, name: str | None = None) -> tuple[PageEntry, tuple[Problem, ...]]:
    """Read a review file that problems call `name`; give it with its mistakes. Raises SpecError where it is no YAML."""
    name = name or path.as_posix()
    return _page(read_file(path, name), name, path.name.removesuffix(SUFFIX))


@lru_cache(16)
def _page(text: str, name: str, id_: str) -> tuple[PageEntry, tuple[Problem, ...]]:
    """Read the text of a review file; pages that account for the lines of others are looked at more than once."""
    reader = Reader()
    page: PageEntry = _entry(reader, load_tree(text, name), PageEntry, "the page")
    return replace(page, id=id_, name=name), tuple(reader.problems)


def page_files(ksy: Path) -> list[Path]:
    """Return the review files below a folder of specifications."""
    return sorted(ksy.rglob(f"*{SUFFIX}"))


def find_page(ksy: Path, page: str) -> Path:
    """Return the review file of a page by its id. Raises SpecError."""
    pages = {path.name.removesuffix(SUFFIX): path for path in page_files(ksy)}
    if page not in pages:
        hint = did_you_mean(page, pages, f"there are {', '.join(pages) or 'none'}")
        raise SpecError([Problem(ksy.as_posix(), 0, 0, "", f"there is no page `{page}`{hint}")])
    return pages[page]


def _entry(reader: Reader, node: MapNode, kind: type[Any], what: str) -> Any:
    """Return an entry, each of its fields read as its type says; `what` names it in problems, unless it has a name."""
    name = next((word.text for key in ("id", "item", "decision") for word in _words(node.get(key))), "")
    what = f"the {kind.__name__.removesuffix('Entry').lower()} `{name}`" if name else what
    parts: dict[str, object] = {}
    for part in fields(kind):
        key = _key(part)
        is_needed = part.default is MISSING and part.default_factory is MISSING
        if part.type is Place:
            parts[part.name] = node.place
        elif (value := _value(node, key)) and (read := _read(reader, value, part.type, f"`{key}` of {what}")):
            parts[part.name] = read
            words = part.metadata.get("words")
            if words and read not in words:
                hint = did_you_mean(read, words, f"there are {', '.join(words)}")
                reader.say(value.place, f"`{key}` of {what} cannot be `{read}`{hint}")
        elif is_needed:
            reader.say(node.place, f"expected `{key}` in {what}")
            parts[part.name] = _NOTHING.get(part.type, ())
    keys = {_key(part) for part in fields(kind)} | ({BLANK, "fates"} if kind is DocumentEntry else set())
    reader.keys(node, keys - {"", "place"}, what)
    check = _CHECKS.get(kind)
    return check(reader, node, kind(**parts), what) if check else kind(**parts)


_NOTHING: Mapping[object, object] = {str: "", Text: NO_TEXT, AnyText: NO_TEXT}


def _key(part: Field[Any]) -> str:
    """Return the key of a field of an entry, "" for one that is not read."""
    return str(part.metadata.get("key", part.name.replace("_", "-")))


def _value(node: MapNode, key: str) -> Node | None:
    """Return the value of a key; an empty text is none."""
    value = node.get(key)
    return None if isinstance(value, ScalarNode) and not value.text else value


def _words(value: Node | None) -> Iterator[ScalarNode]:
    """Yield the words of a list, or the one that stands alone."""
    items = value.items if isinstance(value, ListNode) else (value,)
    yield from (item for item in items if isinstance(item, ScalarNode) and item.text)


def _read(reader: Reader, value: Node, kind: Any, what: str) -> Any:
    """Return a value as its type says, or None if it is no such thing; `what` names it in problems."""
    origin, of = get_origin(kind), get_args(kind)
    if type(None) in of:
        return _read(reader, value, of[0], what)
    if origin is tuple:
        return tuple(_listed(reader, value, of[0], what))
    if origin is Mapping:
        return dict(_mapped(reader, value, of, what))
    is_text = kind in (str, int, bytes, Written)
    if isinstance(value, ScalarNode) and value.value is not None and (is_text or kind == AnyText):
        return _scalar(reader, value, kind, what)
    if isinstance(value, MapNode) and kind in (Text, AnyText):
        return _in_languages(reader, value, what)
    if isinstance(value, MapNode) and not is_text:
        return _entry(reader, value, kind, f"an entry of {what}")
    reader.say(value.place, f"expected {'text' if is_text else 'a map'} in {what}, found {displayed(value)}")
    return None


def _scalar(reader: Reader, value: ScalarNode, kind: Any, what: str) -> Any:
    if kind is str:
        return value.text
    if kind is int:
        return int(value.text) if value.text.isdecimal() else 0
    if kind is Written:
        return Written(value.text, value.place)
    if kind == AnyText:
        return Text.same(value.text)
    try:
        # Blanks between bytes mean nothing.
        return bytes.fromhex(value.text)
    except ValueError:
        reader.say(value.place, f"expected hexadecimal digits, two for each byte, in {what}, found {displayed(value)}")
        return None


def _in_languages(reader: Reader, node: MapNode, what: str) -> Text:
    """Return a text in the three languages of the pages, each of which must be there."""
    reader.keys(node, frozenset(LANGUAGES), what)
    text = Text.each(lambda language: reader.text(node, language).strip())
    missing = [language for language in LANGUAGES if not text.of(language)]
    if missing:
        reader.say(node.place, f"{what} is missing in {', '.join(missing)}")
    return text


def _listed(reader: Reader, value: Node, kind: Any, what: str) -> Iterator[Any]:
    """Yield the things of a list; a word may stand alone."""
    if not isinstance(value, ListNode) and kind is not Written:
        reader.say(value.place, f"expected a list in {what}, found {displayed(value)}")
        return
    for item in value.items if isinstance(value, ListNode) else (value,):
        read = _read(reader, item, kind, what)
        if read is not None:
            yield read


def _mapped(reader: Reader, value: Node, of: tuple[Any, ...], what: str) -> Iterator[tuple[Any, Any]]:
    """Yield the entries of a map by their keys, which are words or numbers of lines."""
    if not isinstance(value, MapNode):
        reader.say(value.place, f"expected a map in {what}, found {displayed(value)}")
        return
    for entry in value:
        if of[0] is int and (type(entry.key.value) is not int or entry.key.value < 1):
            reader.say(entry.key.place, f"expected the number of a line, found `{entry.key.text}`")
            continue
        read = _read(reader, entry.value, of[1], f"`{entry.key.text}` in {what}")
        if read is not None:
            yield entry.key.value if of[0] is int else entry.key.text, read


def _page_checked(reader: Reader, node: MapNode, page: PageEntry, _: str) -> PageEntry:
    if not page.specifications:
        reader.say(node.place, "expected `specifications`, the main one first")
    if not page.roles:
        reader.say(node.place, "expected `roles`, those who have to sign")
    for entries in (page.documents, page.decisions, page.calculations, page.examples, page.chapters, page.questions):
        first = dict[str, int]()
        for entry in entries:
            if entry.id in first:
                reader.say(entry.place, f"the id `{entry.id}` is already used on line {first[entry.id]}")
            first.setdefault(entry.id, entry.place.line)
    return page


def _document_checked(reader: Reader, node: MapNode, document: DocumentEntry, what: str) -> DocumentEntry:
    if bool(document.url) == bool(document.file):
        reader.say(node.place, f"expected either `file` or `url` of {what}")
    if ":" in document.id:
        reader.say(node.place, f"the id `{document.id}` of a document must not have a colon")
    if document.file and not _SHA256.match(document.sha256):
        reader.say(node.place, f"expected 64 hexadecimal digits for `sha256` of {what}")
    return replace(document, fates=_fates(reader, node))


def _fates(reader: Reader, node: MapNode) -> Mapping[int, str]:
    by_line: dict[int, str] = {}
    fates = reader.map(node, "fates")
    if fates is not None:
        reader.keys(fates, frozenset(LISTED), "`fates`")
    listed = [(fate, fates.get(fate) if fates else None) for fate in LISTED]
    for fate, numbers in [*listed, (BLANK, node.get(BLANK))]:
        for number, item in _line_numbers(reader, numbers, f"`{fate}`"):
            if number in by_line:
                reader.say(item.place, f"line {number} is listed as {by_line[number]} already")
            by_line[number] = fate
    return by_line


def _line_numbers(reader: Reader, node: Node | None, what: str) -> Iterator[tuple[int, ScalarNode]]:
    """Yield the numbers of a list such as `[1, 5, "95-97"]`, each with the item that says so."""
    if node is None:
        return
    if not isinstance(node, ListNode):
        reader.say(node.place, f'expected a list of lines for {what}, such as `[1, 5, "95-97"]`')
        return
    for item in node:
        match = _RANGE.match(item.text) if isinstance(item, ScalarNode) else None
        if match is None or not isinstance(item, ScalarNode):
            reader.say(item.place, f"expected a line or a range of lines for {what}, such as `95-97`")
            continue
        first, last = int(match[1]), int(match[2] or match[1])
        if last < first or last - first > 100_000:
            reader.say(item.place, f"the range `{item.text}` runs backwards, or is too long")
            continue
        yield from ((number, item) for number in range(first, last + 1))


def _question_checked(reader: Reader, node: MapNode, question: QuestionEntry, what: str) -> QuestionEntry:
    if not question.id and not question.decisions:
        reader.say(node.place, "expected `id` or `decision` of a question")
    if question.form == "pick" and not question.options:
        reader.say(node.place, f"expected `options` of {what}, which is a pick")
    numbers = (str(number) for number in range(1, len(question.options) + 1))
    if question.options and question.right not in (NOT_SAID, *numbers):
        reader.say(node.place, f"expected `right` of {what}: the number of an option, from 1, or `{NOT_SAID}`")
    return replace(question, id=question.id or (question.decisions[0].text if question.decisions else ""))


def _calculation_checked(reader: Reader, node: MapNode, entry: CalculationEntry, what: str) -> CalculationEntry:
    ways = [key for key in ("expression", "example", "hex") if node.get(key)]
    if len(ways) != 1:
        reader.say(node.place, f"expected one of `expression`, `example` and `hex` in {what}")
    elif ways != ["expression"] and not (entry.fields or entry.lengths or entry.logical_type):
        reader.say(node.place, f"expected `field` or `length` in {what}, a path such as `header.version`")
    elif ways == ["hex"] and not (entry.specification or entry.logical_type):
        reader.say(node.place, f"expected `specification` in {what}")
    return entry


def _example_checked(reader: Reader, node: MapNode, example: ExampleEntry, what: str) -> ExampleEntry:
    for key in ("specification", "hex"):
        if _value(node, key) is None:
            reader.say(node.place, f"expected `{key}` in {what}")
    return example


_CHECKS: Mapping[type[Any], Callable[..., Any]] = {
    PageEntry: _page_checked,
    DocumentEntry: _document_checked,
    QuestionEntry: _question_checked,
    CalculationEntry: _calculation_checked,
    ExampleEntry: _example_checked,
}
"""What is asked of an entry beyond its keys."""
