"""Read a review file, `<page>.review.yaml`: the fields of its entries tell the keys; mistakes are collected."""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import MISSING, Field, fields, replace
from functools import lru_cache
from pathlib import Path
from typing import Any, get_args, get_origin

from ksyspark.spec.load_yaml import load_tree, read_file
from ksyspark.spec.problems import Problem, SpecError, did_you_mean
from ksyspark.spec.read_map import Reader, displayed
from ksyspark.spec.yaml import ListNode, MapNode, Node, Place, ScalarNode
from ksyspark_review.documents.entries import (
    BLANK,
    LISTED,
    AnyText,
    CalculationEntry,
    DecisionEntry,
    DocumentEntry,
    ExampleEntry,
    PageEntry,
    QuestionEntry,
    Written,
)
from ksyspark_review.model import DECISION_KINDS, LANGUAGES, NO_TEXT, NOT_SAID, Form, Text

SUFFIX = ".review.yaml"
STATES = ("open", "decided")
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


def _decision_checked(reader: Reader, node: MapNode, decision: DecisionEntry, what: str) -> DecisionEntry:
    _check_word(reader, node, "kind", decision.kind, DECISION_KINDS, what)
    _check_word(reader, node, "status", decision.status, STATES, what)
    return decision


def _question_checked(reader: Reader, node: MapNode, question: QuestionEntry, what: str) -> QuestionEntry:
    if not question.id and not question.decisions:
        reader.say(node.place, "expected `id` or `decision` of a question")
    if question.form == "pick" and not question.options:
        reader.say(node.place, f"expected `options` of {what}, which is a pick")
    numbers = (str(number) for number in range(1, len(question.options) + 1))
    if question.options and question.right not in (NOT_SAID, *numbers):
        reader.say(node.place, f"expected `right` of {what}: the number of an option, from 1, or `{NOT_SAID}`")
    _check_word(reader, node, "form", question.form, get_args(Form), what)
    return replace(question, id=question.id or (question.decisions[0].text if question.decisions else ""))


def _check_word(reader: Reader, node: MapNode, key: str, word: str, known: tuple[str, ...], what: str) -> None:
    if word and word not in known:
        hint = did_you_mean(word, known, f"there are {', '.join(known)}")
        reader.say(node.entries[key].value.place, f"`{key}` of {what} cannot be `{word}`{hint}")


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
    DecisionEntry: _decision_checked,
    QuestionEntry: _question_checked,
    CalculationEntry: _calculation_checked,
    ExampleEntry: _example_checked,
}
"""What is asked of an entry beyond its keys."""
