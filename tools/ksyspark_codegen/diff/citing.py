"""A version read from a file, with the lines of documents that the review files beside it quote."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from ksyspark.spec.library import Library
from ksyspark.spec.load import checked_each, load_library
from ksyspark.spec.problems import SpecError
from ksyspark_codegen.diff.side import Side, cite_as_written, number_as_text
from ksyspark_codegen.review.documents.page_file import page_files, read_page
from ksyspark_codegen.review.documents.sources import BadCitation, Sources, own_documents
from ksyspark_codegen.review.model import Citation


def side_at(path: Path) -> Side:
    """Return the version of a specification that a file holds, with all that it imports. Raises SpecError.

    A citation of a line is worth the text of the line where a review file quotes it: then a line with another number,
    but the same text, voids no answer.
    """
    library = load_library([path])
    lines = _Lines(library, path)
    return Side(checked_each(library), next(iter(library.specs)), lines.cite, lines.text)


class _Lines:
    """The quoted lines of all pages that a specification is on, or one that it imports."""

    def __init__(self, library: Library, path: Path) -> None:
        self._pages = [*_sources(library, path)]

    def cite(self, spec_id: str, source: str) -> Citation:
        for page in self._pages:
            if spec_id in page.own:
                try:
                    return page.cite(spec_id, source)
                except BadCitation:
                    continue
        return cite_as_written(spec_id, source)

    def text(self, citation: Citation) -> str:
        for page in self._pages:
            if citation.document in page.documents and page.line_text(citation):
                return page.line_text(citation)
        return number_as_text(citation)


def _sources(library: Library, path: Path) -> Iterator[Sources]:
    """Yield the documents of pages; a review file with mistakes is left to the commands that are about it."""
    for file in page_files(path.resolve().parent.parent):
        try:
            entry, _ = read_page(file)
        except SpecError:
            continue
        names = [name.text for name in entry.specifications if name.text in library.trees]
        if names:
            yield Sources(entry.documents, {name: own_documents(library.trees[name]) for name in names})
