"""The full text of a document: its lines are written into a review file, and found where they moved."""

import hashlib
import json
import re
from bisect import bisect_left
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby, pairwise, takewhile
from pathlib import Path
from textwrap import wrap

from ksyspark.spec.load_yaml import load_tree_file
from ksyspark.spec.problems import Problem, SpecError
from ksyspark.spec.yaml import ListNode, MapNode, Node, ScalarNode
from ksyspark_review.documents.page import load_page_library, sources_of
from ksyspark_review.documents.page_file import BLANK, LISTED, DocumentEntry, joined, read_page


@dataclass(frozen=True, slots=True)
class FullText:
    """A document whole: lines by number from 1, without their line feeds, and the fingerprint of its bytes."""

    name: str
    sha256: str
    lines: Mapping[int, str]

    @property
    def blank(self) -> list[int]:
        return [number for number, line in self.lines.items() if not line.strip()]


def read_text(path: Path) -> FullText:
    """Read a document. Raises SpecError where it cannot be read as UTF-8."""
    try:
        data = path.read_bytes()
        text = data.decode()
    except OSError as error:
        raise SpecError([Problem(str(path), 0, 0, "", f"cannot be read: {error.strerror}")]) from error
    except UnicodeDecodeError as error:
        raise SpecError([Problem(str(path), 0, 0, "", f"expected UTF-8 text, byte {error.start} is not")]) from error
    lines = text.removesuffix("\n").split("\n")
    return FullText(path.name, hashlib.sha256(data).hexdigest(), dict(enumerate(lines, 1)))


def document_of(documents: Iterable[DocumentEntry], text: FullText) -> DocumentEntry | None:
    """Return the document that a text is: that of its fingerprint or file name, else the only one with lines."""
    known = [document for document in documents if document.has_lines]
    same = [one for one in known if one.sha256 == text.sha256]
    named = [one for one in known if Path(one.file).name == text.name]
    matches = same or named or (known if len(known) == 1 else [])
    return matches[0] if matches else None


@dataclass(frozen=True, slots=True)
class Moves:
    """Where each line is now, by its old number; `lost` are lines that the text no longer has."""

    now: Mapping[int, int]
    lost: tuple[int, ...]

    @property
    def moved(self) -> dict[int, int]:
        return {old: new for old, new in self.now.items() if old != new}


def find_moves(document: DocumentEntry, text: FullText) -> Moves:
    """Return where the lines of a document are in a text.

    Quoted lines are found by their words, in their order; of equal ones that nearest to where it is expected. The
    others stand between them: they are counted from the quoted line above, then from the one below.
    """
    if document.sha256 == text.sha256 or not document.quotes:
        return Moves({number: number for number in text.lines}, ())
    now = _quoted(document, text)
    anchors = [(0, 0), *sorted(now.items()), (document.total_lines + 1, len(text.lines) + 1)]
    blank = set(text.blank)
    for (above, new_above), (below, new_below) in pairwise(anchors):
        olds = [old for old in range(above + 1, below) if old not in document.quotes]
        now.update(_between(document, olds, range(new_above + 1, new_below), blank))
    known = [*document.quotes, *document.fates]
    return Moves(dict(sorted(now.items())), tuple(sorted(number for number in known if number not in now)))


def _quoted(document: DocumentEntry, text: FullText) -> dict[int, int]:
    """Return the longest series of quoted lines that stand in the text in their order."""
    places: dict[str, list[int]] = {}
    for number, line in text.lines.items():
        places.setdefault(line, []).append(number)
    pairs: list[tuple[int, int]] = []
    offset = 0
    for old in sorted(document.quotes):
        candidates = places.get(document.quotes[old].text, [])
        if candidates:
            new = min(candidates, key=lambda number: abs(number - old - offset))
            offset = new - old
            pairs.append((old, new))
    kept = rising([new for _, new in pairs])
    return dict(pair for number, pair in enumerate(pairs) if number in kept)


def rising(places: Sequence[int]) -> frozenset[int]:
    """Return the numbers of a longest run of places, with gaps or without, in which each is above the one before."""
    ends: list[int] = []
    numbers: list[int] = []
    before: list[int | None] = []
    for number, place in enumerate(places):
        at = bisect_left(ends, place)
        before.append(numbers[at - 1] if at else None)
        ends[at:] = [place, *ends[at + 1 :]]
        numbers[at:] = [number, *numbers[at + 1 :]]
    chain: set[int] = set()
    last = numbers[-1] if numbers else None
    while last is not None:
        chain.add(last)
        last = before[last]
    return frozenset(chain)


def _between(document: DocumentEntry, olds: list[int], news: range, blank: set[int]) -> Iterator[tuple[int, int]]:
    """Yield where lines that are not quoted stand: alike from both ends, as far as blank lines fit blank lines."""

    def fits(old: int, new: int) -> bool:
        return (document.fates.get(old) == BLANK) == (new in blank)

    above = [*takewhile(lambda pair: fits(*pair), zip(olds, news, strict=False))]
    rest = zip(reversed(olds[len(above) :]), reversed(news[len(above) :]), strict=False)
    yield from above
    yield from takewhile(lambda pair: fits(*pair), rest)


_CITATION = re.compile(r"([^\s:]+):([0-9]+)\Z")
_CONTROL = re.compile("[\x7f-\xa0\xad\u200b-\u200f\u2028-\u202e\ufeff]")
_WIDTH = 110


@dataclass(frozen=True, slots=True)
class Retraced:
    """New texts of files by their paths, and what a person should know: moved and lost lines, lines without fate."""

    files: Mapping[Path, str]
    document: str
    quoted: int
    moves: Moves
    unaccounted: tuple[int, ...]


_Edit = tuple[ScalarNode, str]
"""A scalar of a file, and the text that takes its place."""


def retrace(ksy: Path, page_file: Path, text: FullText) -> Retraced:
    """Return a review file with the cited lines of a document, and specifications that cite them. Raises SpecError."""
    page, _ = read_page(page_file)
    document = document_of(page.documents, text)
    if document is None:
        titles = [one.file for one in page.documents if one.has_lines]
        raise SpecError([page.place.problem(f"the page has no document of the file {text.name}: there are {titles}")])
    moves = find_moves(document, text)
    library = load_page_library(ksy, page)
    sources, above = sources_of(page, library), ksy.resolve().parent
    files: dict[Path, str] = {}
    cited: set[int] = set()
    for spec_id, named in sources.own.items():
        ids = {one.id for one in named.values() if joined(one, page.documents) == document}
        tree, path = library.trees[spec_id], above / library.specs[spec_id].file
        edits, numbers = _renumbered(_listed(tree, "-source"), ids, moves)
        edits += [(node, text.sha256) for node in _listed(tree, "sha256") if node.text == document.sha256]
        cited |= numbers
        _edit(files, path, edits)
    tree = load_tree_file(page_file)
    edits, numbers = _renumbered(_listed(tree, "citations"), {document.id}, moves)
    cited |= numbers
    _edit(files, page_file, [*edits, *_keys_moved(tree, document.id, moves)])
    fates = {
        fate: [moves.now[old] for old, listed in document.fates.items() if listed == fate and old in moves.now]
        for fate in LISTED
    }
    blocks = _blocks(text, sorted(cited & text.lines.keys()), fates)
    files[page_file] = _with_blocks(files[page_file], document, blocks, is_moved=bool(moves.moved or moves.lost))
    known = {*cited, *text.blank, *(number for numbers in fates.values() for number in numbers)}
    changed = {path: new for path, new in files.items() if new != path.read_text(encoding="utf-8")}
    is_whole = not document.accounted_for_by
    unaccounted = tuple(number for number in text.lines if is_whole and number not in known)
    return Retraced(changed, document.id, len(cited), moves, unaccounted)


def _renumbered(nodes: Iterable[ScalarNode], names: Collection[str], moves: Moves) -> tuple[list[_Edit], set[int]]:
    """Return the edits that give citations of a document their new numbers, and these numbers."""
    edits, numbers = list[_Edit](), set[int]()
    for node in nodes:
        match = _CITATION.match(node.text)
        if match is None or match[1] not in names:
            continue
        old = int(match[2])
        new = moves.now.get(old, old)
        numbers.add(new)
        if new != old:
            edits.append((node, f"{match[1]}:{new}"))
    return edits, numbers


def _listed(node: Node, key: str) -> Iterator[ScalarNode]:
    """Yield the scalars that every `key` below a node lists."""
    if isinstance(node, MapNode):
        for entry in node:
            if entry.key.text != key:
                yield from _listed(entry.value, key)
                continue
            items = entry.value.items if isinstance(entry.value, ListNode) else (entry.value,)
            yield from (item for item in items if isinstance(item, ScalarNode))
    elif isinstance(node, ListNode):
        for item in node:
            yield from _listed(item, key)


def _keys_moved(tree: MapNode, document: str, moves: Moves) -> Iterator[_Edit]:
    """Yield the edits that give translations and marks of a document the new numbers of their lines."""
    documents = tree.get("documents")
    for node in documents.items if isinstance(documents, ListNode) else ():
        if not isinstance(node, MapNode) or getattr(node.get("id"), "text", "") != document:
            continue
        for key in ("translations", "marks"):
            for entry in lines if isinstance(lines := node.get(key), MapNode) else ():
                old = entry.key.value
                if isinstance(old, int) and moves.now.get(old, old) != old:
                    yield entry.key, str(moves.now[old])


def _edit(files: dict[Path, str], path: Path, edits: list[_Edit]) -> None:
    lines = path.read_text(encoding="utf-8").split("\n")
    for node, new in sorted(edits, key=lambda edit: (edit[0].place.line, edit[0].place.column), reverse=True):
        number, start = node.place.line - 1, node.place.column - 1
        line = lines[number]
        assert line.startswith(node.source, start), "places are those of the file"
        lines[number] = line[:start] + new + line[start + len(node.source) :]
    files[path] = "\n".join(lines)


def _blocks(text: FullText, cited: list[int], fates: Mapping[str, list[int]]) -> dict[str, list[str]]:
    """Return the keys of a document that follow from its text, as lines of YAML without their indent."""
    quotes = [f"  {number}: {quoted(text.lines[number])}" for number in cited]
    return {
        "sha256": [f"sha256: {text.sha256}"],
        "total-lines": [f"total-lines: {len(text.lines)}"],
        "blank": _numbers("blank", text.blank),
        "lines": ["lines:", *quotes] if quotes else ["lines: {}"],
        "fates": ["fates:", *(f"  {line}" for fate in LISTED for line in _numbers(fate, fates[fate]))],
    }


def quoted(text: str) -> str:
    """Return a line as a YAML scalar in double quotes; what cannot be seen is escaped."""
    return _CONTROL.sub(lambda match: f"\\u{ord(match[0]):04x}", json.dumps(text, ensure_ascii=False))


def _numbers(key: str, numbers: Collection[int]) -> list[str]:
    """Return `key: [1, 5, "95-97"]` in lines of a readable width."""
    words, start = ", ".join(_ranges(sorted(numbers))), f"{key}: ["
    lines = wrap(words, _WIDTH, initial_indent=start, subsequent_indent=" " * len(start), break_on_hyphens=False)
    lines = lines or [start]
    return [*lines[:-1], lines[-1] + "]"]


def _ranges(numbers: list[int]) -> Iterator[str]:
    for _, run in groupby(enumerate(numbers), lambda pair: pair[1] - pair[0]):
        first, *more = (number for _, number in run)
        yield f'"{first}-{more[-1]}"' if more else str(first)


def _with_blocks(before: str, document: DocumentEntry, blocks: Mapping[str, list[str]], *, is_moved: bool) -> str:
    """Return a review file in which blocks of a document are replaced, or added behind its last key."""
    lines = before.split("\n")
    indent = " " * (document.place.column - 1)
    start = document.place.line - 1
    kept = {"blank", "fates"} if document.accounted_for_by else set[str]() if is_moved else {"fates"}
    for key in (key for key in blocks if key not in kept):
        end = _end(lines, start, len(indent))
        block = [indent + line for line in blocks[key]]
        position = next((at for at in range(start, end) if lines[at][len(indent) :].startswith(f"{key}:")), None)
        if position is None:
            lines[end:end] = block
        else:
            lines[position : _end(lines, position, len(indent))] = block
    return "\n".join(lines)


def _end(lines: list[str], start: int, indent: int) -> int:
    """Return the line behind a key, or behind an entry of a list: the next line that is not indented more."""
    is_entry = lines[start][:indent].rstrip().endswith("-")
    for at in range(start + 1, len(lines)):
        depth = len(lines[at]) - len(lines[at].lstrip())
        if lines[at].strip() and (depth < indent or (not is_entry and depth == indent)):
            return at
    return len(lines)
