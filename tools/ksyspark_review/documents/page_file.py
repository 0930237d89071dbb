"""Read a review file, `<page>.review.yaml`, by typed look-ups that collect mistakes."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import TypeVar, get_args, get_type_hints

from ksyspark.spec.load_yaml import load_tree, read_file
from ksyspark.spec.problems import Problem, SpecError, did_you_mean
from ksyspark.spec.read_map import Reader
from ksyspark.spec.yaml import ListNode, MapNode, Node, Place, ScalarNode
from ksyspark_review.documents.entries import (
    BLANK,
    LISTED,
    CalculationEntry,
    ChapterEntry,
    DecisionEntry,
    DocumentEntry,
    ExampleEntry,
    MessageEntry,
    PageEntry,
    QuestionEntry,
    RowEntry,
    RuleEntry,
    TranslationEntry,
    Written,
)
from ksyspark_review.model import LANGUAGES, NO_TEXT, NOT_SAID, Decision, Form, Text

_RANGE = re.compile(r"([1-9][0-9]*)(?:-([1-9][0-9]*))?\Z")
_Entry = TypeVar("_Entry")


def required(reader: Reader, node: MapNode, key: str, what: str) -> str:
    """Return the text of a key that must be there and not be empty."""
    text = reader.text(node, key)
    if not text:
        reader.say(node.place, f"expected `{key}` in {what}")
    return text


def texts(reader: Reader, node: MapNode, key: str, what: str) -> Text:
    """Return a text in the three languages of the pages, each of which must be there."""
    entries = reader.map(node, key)
    if entries is None:
        reader.say(node.place, f"expected `{key}` in {what}, in {', '.join(LANGUAGES)}")
        return NO_TEXT
    return text_of(reader, entries, f"`{key}` of {what}")


def text_of(reader: Reader, node: MapNode, what: str) -> Text:
    """Return the text of a map from language to words."""
    reader.keys(node, frozenset(LANGUAGES), what)
    words = {language: reader.text(node, language).strip() for language in LANGUAGES}
    missing = [language for language, found in words.items() if not found]
    if missing:
        reader.say(node.place, f"{what} is missing in {', '.join(missing)}")
    return Text(**words)


def written_list(reader: Reader, node: MapNode, key: str) -> tuple[Written, ...]:
    """Return the words that a key lists, or the one that stands alone, with their places."""
    return words_in(reader, node.get(key), key)


def words_in(reader: Reader, value: Node | None, key: str) -> tuple[Written, ...]:
    """Return the words of a list, or the one that stands alone, with their places."""
    items = value.items if isinstance(value, ListNode) else (value,) if value else ()
    return tuple(words for item in items if (words := written(reader, item, key)) is not None)


def written(reader: Reader, node: Node | None, key: str) -> Written | None:
    """Return a scalar's text with its place."""
    if isinstance(node, ScalarNode) and node.value is not None:
        return Written(node.text, node.place)
    if node is not None:
        reader.say(node.place, f"expected text in `{key}`")
    return None


def written_map(reader: Reader, node: MapNode, key: str) -> Mapping[str, Written]:
    """Return the scalars of a map by their keys."""
    entries = reader.map(node, key)
    named = {entry.key.text: written(reader, entry.value, key) for entry in entries or ()}
    return {name: one for name, one in named.items() if one is not None}


def named_entries(
    reader: Reader, node: MapNode, key: str, read: Callable[[Reader, MapNode], _Entry]
) -> tuple[_Entry, ...]:
    """Return the entries of a list; each has an `id` of its own."""
    entries, ids = [], list[tuple[str, Place]]()
    for item in reader.maps(node, key):
        ids.append((required(reader, item, "id", f"an entry of `{key}`"), item.place))
        entries.append(read(reader, item))
    _report_repeated(reader, ids, "the id `{}` is already used on line {}")
    return tuple(entries)


def _report_repeated(reader: Reader, ids: Iterable[tuple[str, Place]], sentence: str) -> None:
    first = dict[str, int]()
    for id_, place in ids:
        if id_ in first:
            reader.say(place, sentence.format(id_, first[id_]))
        first.setdefault(id_, place.line)


def line_numbers(reader: Reader, node: Node | None, what: str) -> Iterator[tuple[int, ScalarNode]]:
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


SUFFIX = ".review.yaml"
KINDS: tuple[str, ...] = get_args(get_type_hints(Decision)["kind"])
STATES = ("open", "decided")
FORMS: tuple[str, ...] = get_args(Form)
_SHA256 = re.compile(r"[0-9a-f]{64}\Z")
_PAGE_KEYS = frozenset(
    "title introduction specifications roles documents decisions calculations examples glossary rules chapters".split()
)
_DOCUMENT_KEYS = frozenset(
    "id title lang file sha256 url total-lines accounted-for-by blank lines fates translations marks".split()
)
_DECISION_KEYS = frozenset(
    "id for kind title citations document-says specification-says because if-wrong items status by date".split()
)
_QUESTION_KEYS = frozenset(
    "id for form title ask citations items aid rule about options right rows wrong because decision".split()
)
_MESSAGE_KEYS = frozenset("specification type hex parameters".split())
_CALCULATION_KEYS = (
    frozenset("id citations statement printed expression example field length logical-type".split()) | _MESSAGE_KEYS
)
_EXAMPLE_KEYS = frozenset("id title citations values".split()) | _MESSAGE_KEYS


def read_page(path: Path, name: str | None = None) -> tuple[PageEntry, tuple[Problem, ...]]:
    """Read a review file that problems call `name`; give it with its mistakes. Raises SpecError where it is no YAML."""
    name = name or path.as_posix()
    return _page(read_file(path, name), name, path.name.removesuffix(SUFFIX))


@lru_cache(16)
def _page(text: str, name: str, id_: str) -> tuple[PageEntry, tuple[Problem, ...]]:
    """Read the text of a review file; pages that account for the lines of others are looked at more than once."""
    reader = Reader()
    tree = load_tree(text, name)
    reader.keys(tree, _PAGE_KEYS, "a review file")
    specifications = written_list(reader, tree, "specifications")
    if not specifications:
        reader.say(tree.place, "expected `specifications`, the main one first")
    roles = tuple(role.text for role in written_list(reader, tree, "roles"))
    if not roles:
        reader.say(tree.place, "expected `roles`, those who have to sign")
    page = PageEntry(
        id=id_,
        name=name,
        place=tree.place,
        title=texts(reader, tree, "title", "the page"),
        introduction=texts(reader, tree, "introduction", "the page"),
        specifications=specifications,
        roles=roles,
        documents=named_entries(reader, tree, "documents", _document),
        decisions=named_entries(reader, tree, "decisions", _decision),
        calculations=named_entries(reader, tree, "calculations", _calculation),
        examples=named_entries(reader, tree, "examples", _example),
        glossary=_glossary(reader, tree),
        rules=tuple(_rule(reader, one) for one in reader.maps(tree, "rules")),
        chapters=named_entries(reader, tree, "chapters", _chapter),
    )
    questions = ((question.id, question.place) for question in page.questions)
    _report_repeated(reader, questions, "the question `{}` is already on line {}")
    return page, tuple(reader.problems)


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


def _glossary(reader: Reader, tree: MapNode) -> Mapping[str, Text]:
    terms: dict[str, Text] = {}
    for entry in reader.map(tree, "glossary") or ():
        term = entry.key.text
        if isinstance(entry.value, MapNode):
            terms[term] = text_of(reader, entry.value, f"the term `{term}`")
        else:
            reader.say(entry.value.place, f"expected the term `{term}` in each language")
    return terms


def _document(reader: Reader, node: MapNode) -> DocumentEntry:
    reader.keys(node, _DOCUMENT_KEYS, "a document")
    url, file, id_ = reader.text(node, "url"), reader.text(node, "file"), reader.text(node, "id")
    if bool(url) == bool(file):
        reader.say(node.place, f"expected either `file` or `url` of the document `{id_}`")
    if ":" in id_:
        reader.say(node.place, f"the id `{id_}` of a document must not have a colon")
    sha256 = required(reader, node, "sha256", f"the document `{id_}`") if file else ""
    if sha256 and not _SHA256.match(sha256):
        reader.say(node.place, f"expected 64 hexadecimal digits for `sha256` of the document `{id_}`")
    quotes = _by_line(reader, node, "lines", lambda reader, value: written(reader, value, "lines"))
    total = reader.text(node, "total-lines") if url else required(reader, node, "total-lines", f"the document `{id_}`")
    return DocumentEntry(
        place=node.place,
        id=id_,
        title=required(reader, node, "title", f"the document `{id_}`"),
        language=required(reader, node, "lang", f"the document `{id_}`"),
        file=file,
        sha256=sha256,
        url=url,
        total_lines=int(total) if total.isdecimal() else 0,
        quotes={number: text for number, text in quotes if text is not None},
        fates=_fates(reader, node),
        accounted_for_by=reader.text(node, "accounted-for-by"),
        translations=dict(_by_line(reader, node, "translations", _translation)),
        marks=dict(_by_line(reader, node, "marks", lambda reader, value: words_in(reader, value, "marks"))),
    )


def _by_line(
    reader: Reader, node: MapNode, key: str, read: Callable[[Reader, Node], _Entry]
) -> Iterator[tuple[int, _Entry]]:
    """Yield the entries of a map whose keys are numbers of lines."""
    for entry in reader.map(node, key) or ():
        if type(entry.key.value) is not int or entry.key.value < 1:
            reader.say(entry.key.place, f"expected the number of a line, found `{entry.key.text}`")
        else:
            yield entry.key.value, read(reader, entry.value)


def _translation(reader: Reader, node: Node) -> TranslationEntry:
    if not isinstance(node, MapNode):
        reader.say(node.place, "expected a translation in each language, with `of`, the digest of the line")
        return TranslationEntry(node.place, "", NO_TEXT)
    reader.keys(node, frozenset({"of", *LANGUAGES}), "a translation")
    words = {language: reader.text(node, language).strip() for language in LANGUAGES}
    return TranslationEntry(node.place, reader.text(node, "of"), Text(**words))


def _rule(reader: Reader, node: MapNode) -> RuleEntry:
    reader.keys(node, frozenset({"item", "for", "says"}), "an entry of `rules`")
    item = written(reader, node.get("item"), "item") or Written("", node.place)
    says = tuple(text_of(reader, one, f"a sentence of `{item.text}`") for one in reader.maps(node, "says"))
    if not item.text or not says:
        reader.say(node.place, "expected `item` and `says`, sentences in place of the generated ones")
    return RuleEntry(item, reader.text(node, "for"), says)


def _chapter(reader: Reader, node: MapNode) -> ChapterEntry:
    reader.keys(node, frozenset("id title lead questions".split()), "a chapter")
    id_ = reader.text(node, "id")
    return ChapterEntry(
        place=node.place,
        id=id_,
        title=_optional(reader, node, "title", f"the chapter `{id_}`"),
        lead=_optional(reader, node, "lead", f"the chapter `{id_}`"),
        questions=tuple(_question(reader, one) for one in reader.maps(node, "questions")),
    )


def _question(reader: Reader, node: MapNode) -> QuestionEntry:
    reader.keys(node, _QUESTION_KEYS, "a question")
    decisions = written_list(reader, node, "decision")
    id_ = reader.text(node, "id") or (decisions[0].text if decisions else "")
    what = f"the question `{id_}`"
    if not id_:
        reader.say(node.place, "expected `id` or `decision` of a question")
    options = tuple(text_of(reader, one, f"an option of {what}") for one in reader.maps(node, "options"))
    right = reader.text(node, "right")
    if options and right not in (NOT_SAID, *(str(number) for number in range(1, len(options) + 1))):
        reader.say(node.place, f"expected `right` of {what}: the number of an option, from 1, or `{NOT_SAID}`")
    return QuestionEntry(
        place=node.place,
        id=id_,
        form=_one_of(reader, node, "form", FORMS, what) if node.get("form") else "",
        title=_optional(reader, node, "title", what),
        ask=_optional(reader, node, "ask", what),
        lines=written_list(reader, node, "citations"),
        items=written_list(reader, node, "items"),
        aid=_optional(reader, node, "aid", what),
        rule=_optional(reader, node, "rule", what),
        about=reader.text(node, "about"),
        options=options,
        right=right,
        rows=tuple(_row(reader, one, what) for one in reader.maps(node, "rows")),
        wrong=_optional(reader, node, "wrong", what),
        because=_optional(reader, node, "because", what),
        decisions=decisions,
        written_for=reader.text(node, "for"),
    )


def _row(reader: Reader, node: MapNode, what: str) -> RowEntry:
    reader.keys(node, frozenset("citations rule wrong".split()), f"a row of {what}")
    rule = _optional(reader, node, "rule", f"a row of {what}")
    if rule is None:
        reader.say(node.place, f"expected `rule` in a row of {what}")
    return RowEntry(
        node.place,
        written_list(reader, node, "citations"),
        rule or NO_TEXT,
        _optional(reader, node, "wrong", f"a row of {what}"),
    )


def _optional(reader: Reader, node: MapNode, key: str, what: str) -> Text | None:
    """Return a text in each language, or None if the key is not there. A text alone is the same in all of them."""
    value = node.get(key)
    if isinstance(value, ScalarNode):
        return Text(value.text, value.text, value.text)
    return texts(reader, node, key, what) if value is not None else None


def _fates(reader: Reader, node: MapNode) -> Mapping[int, str]:
    by_line: dict[int, str] = {}
    fates = reader.map(node, "fates")
    if fates is not None:
        reader.keys(fates, frozenset(LISTED), "`fates`")
    listed = [(fate, fates.get(fate) if fates else None) for fate in LISTED]
    for fate, numbers in [*listed, (BLANK, node.get("blank"))]:
        for number, item in line_numbers(reader, numbers, f"`{fate}`"):
            if number in by_line:
                reader.say(item.place, f"line {number} is listed as {by_line[number]} already")
            by_line[number] = fate
    return by_line


def _decision(reader: Reader, node: MapNode) -> DecisionEntry:
    reader.keys(node, _DECISION_KEYS, "a decision")
    id_ = reader.text(node, "id")
    what = f"the decision `{id_}`"
    says = texts(reader, node, "specification-says", what) if node.get("specification-says") else None
    items = written_list(reader, node, "items")
    if says is None and not items:
        reader.say(node.place, f"expected `items` or `specification-says` in {what}")
    return DecisionEntry(
        place=node.place,
        id=id_,
        kind=_one_of(reader, node, "kind", KINDS, what),
        title=texts(reader, node, "title", what),
        citations=written_list(reader, node, "citations"),
        document_says=texts(reader, node, "document-says", what),
        specification_says=says,
        because=texts(reader, node, "because", what),
        if_wrong=texts(reader, node, "if-wrong", what),
        items=items,
        status=_one_of(reader, node, "status", STATES, what),
        written_for=reader.text(node, "for"),
    )


def _one_of(reader: Reader, node: MapNode, key: str, known: tuple[str, ...], what: str) -> str:
    word = required(reader, node, key, what)
    if word and word not in known:
        hint = did_you_mean(word, known, f"there are {', '.join(known)}")
        reader.say(node.entries[key].value.place, f"`{key}` of {what} cannot be `{word}`{hint}")
    return word


def _message(reader: Reader, node: MapNode, what: str, *, is_typed: bool = True) -> MessageEntry:
    specification = written(reader, node.get("specification"), "specification")
    if specification is None and is_typed:
        reader.say(node.place, f"expected `specification` in {what}")
    data = b""
    text = required(reader, node, "hex", what)
    try:
        # Blanks between bytes mean nothing.
        data = bytes.fromhex(text)
    except ValueError:
        reader.say(node.entries["hex"].value.place, "expected hexadecimal digits, two for each byte")
    return MessageEntry(
        specification or Written("", node.place),
        reader.text(node, "type"),
        data,
        written_map(reader, node, "parameters"),
    )


def _calculation(reader: Reader, node: MapNode) -> CalculationEntry:
    reader.keys(node, _CALCULATION_KEYS, "a calculation")
    id_ = reader.text(node, "id")
    what = f"the calculation `{id_}`"
    logical, fields = written(reader, node.get("logical-type"), "logical-type"), written_list(reader, node, "field")
    lengths = written_list(reader, node, "length")
    ways = [key for key in ("expression", "example", "hex") if node.get(key)]
    if len(ways) != 1:
        reader.say(node.place, f"expected one of `expression`, `example` and `hex` in {what}")
    elif ways != ["expression"] and not (fields or lengths or logical):
        reader.say(node.place, f"expected `field` or `length` in {what}, a path such as `header.version`")
    return CalculationEntry(
        place=node.place,
        id=id_,
        citations=written_list(reader, node, "citations"),
        statement=texts(reader, node, "statement", what),
        printed=required(reader, node, "printed", what),
        expressions=written_list(reader, node, "expression"),
        example=written(reader, node.get("example"), "example"),
        message=_message(reader, node, what, is_typed=logical is None) if node.get("hex") else None,
        fields=fields,
        lengths=lengths,
        logical_type=logical,
    )


def _example(reader: Reader, node: MapNode) -> ExampleEntry:
    reader.keys(node, _EXAMPLE_KEYS, "an example")
    id_ = reader.text(node, "id")
    what = f"the example `{id_}`"
    return ExampleEntry(
        place=node.place,
        id=id_,
        title=texts(reader, node, "title", what),
        citations=written_list(reader, node, "citations"),
        message=_message(reader, node, what),
        values=written_map(reader, node, "values"),
    )
