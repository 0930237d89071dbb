"""The full text of a document, held against what a review file says of it. The text itself is never stored."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from ksyspark.spec.problems import Problem, SpecError
from ksyspark_codegen.review.documents.entries import BLANK, DocumentEntry, PageEntry


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


def document_of(page: PageEntry, text: FullText) -> DocumentEntry:
    """Return the document of a page that a text is: that of its fingerprint or file name, else the only one with lines.

    Raises SpecError.
    """
    known = [document for document in page.documents if document.has_lines]
    found = [one for one in known if one.sha256 == text.sha256] or [one for one in known if one.file == text.name]
    if not found and len(known) != 1:
        sentence = f"the page has no document of the file {text.name}: there are {[one.file for one in known]}"
        raise SpecError([page.place.problem(sentence)])
    return (found or known)[0]


def check_text(document: DocumentEntry, text: FullText) -> Iterator[Problem]:
    """Report where a document is another than the review file says: quotes, blank lines, length, fingerprint."""
    if document.total_lines != len(text.lines):
        words = f"{document.id} has {len(text.lines)} lines, not {document.total_lines}"
        yield document.place.problem(words)
    for number, quote in document.quotes.items():
        found = text.lines.get(number)
        if found != quote.text:
            yield quote.place.problem(f"line {number} of {document.id} is `{found or ''}`, not `{quote.text}`")
    blank = set(text.blank)
    for number, fate in document.fates.items():
        if (fate == BLANK) != (number in blank) and number in text.lines:
            what = "not blank" if fate == BLANK else f"blank, and listed as {fate}"
            yield document.place.problem(f"line {number} of {document.id} is {what}: `{text.lines[number]}`")
    if document.sha256 != text.sha256:
        sentence = f"{document.id} has another fingerprint: run `ksyspark review trace` to find its lines again"
        yield document.place.problem(sentence)
