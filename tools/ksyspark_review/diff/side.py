"""One version of a specification, ready for comparison, with the lines of documents that review files quote."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from ksyspark.layout import Layout
from ksyspark.layout.lower import lower
from ksyspark.spec.inference import Typer
from ksyspark.spec.library import Library
from ksyspark.spec.load import checked_each, load_library
from ksyspark.spec.model import Attribute, EnumSpec, Parameter, TypeSpec
from ksyspark.spec.problems import SpecError
from ksyspark.spec.recursion import find_cycles
from ksyspark_review.diff.dependence import Key, TypePath, users_of
from ksyspark_review.documents.entries import BadCitation, Sources, own_documents
from ksyspark_review.documents.page_file import SUFFIX, read_page
from ksyspark_review.items import Cite, LineText, code_lists_of, structures_of
from ksyspark_review.meaning import written_types
from ksyspark_review.model import Citation

Part = Attribute | Parameter


def cite_as_written(_specification: str, source: str) -> Citation:
    """Take a `-source` as it is written for a place in a document."""
    document, _, line = source.partition(":")
    return Citation(document, int(line)) if line.isdecimal() else Citation(document)


def number_as_text(citation: Citation) -> str:
    """Take the number of a line for its text: without the documents, another number is another line."""
    return str(citation.line) if citation.line else ""


@dataclass(frozen=True)
class Side:
    """A version: checked specifications, the one that is compared, and how the lines of documents are found."""

    typer: Typer
    main: str
    cite: Cite = cite_as_written
    line_text: LineText = number_as_text

    @property
    def library(self) -> Library:
        return self.typer.library

    @cached_property
    def reached(self) -> tuple[str, ...]:
        """The specification that is compared, and those that it imports."""
        return (self.main, *self.library.imports[self.main])

    @cached_property
    def types(self) -> Mapping[TypePath, TypeSpec]:
        """The types as they are written, outermost first, without the levels of unrolled recursion."""
        return {one.path: one for spec_id in self.reached for one in written_types(self.library, spec_id)}

    @cached_property
    def enums(self) -> Mapping[TypePath, EnumSpec]:
        return {enum.path: enum for owner in self.types.values() for enum in owner.enums.values()}

    @cached_property
    def users(self) -> Mapping[Key, tuple[Key, ...]]:
        """The parts that depend on each part."""
        return users_of(self.typer, self.types.values())

    def enum_of(self, owner: TypeSpec, part: Part) -> TypePath | None:
        """Return the code list of a part."""
        enum = self.library.find_enum(owner, part.enum) if part.enum else None
        return enum.path if enum else None

    @cached_property
    def layout(self) -> Layout:
        return lower(self.typer, self.library.specs[self.main], find_cycles(self.library))

    @cached_property
    def fingerprints(self) -> Mapping[str, str]:
        """The fingerprints of all items and codes by their ids, in the order of the specification."""
        fingerprints: dict[str, str] = {}
        for spec_id in self.reached:
            for structure in structures_of(self.typer, spec_id, self.cite, self.line_text):
                fingerprints.update((item.id, item.fingerprint) for item in structure.items)
            for codes in code_lists_of(self.typer, spec_id, self.cite, self.line_text):
                fingerprints.update((code.id, code.fingerprint) for code in codes.codes)
        return fingerprints


def side_at(path: Path) -> Side:
    """Return the version of a specification that a file holds, with all that it imports. Raises SpecError.

    A citation of a line is worth the text of the line where a review file quotes it: then a line with another number,
    but the same text, changes no item.
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
    # No deeper: of a specification in the home folder or in /tmp that would be every file there is.
    for file in sorted(path.resolve().parent.parent.glob(f"*/*{SUFFIX}")):
        try:
            entry, _ = read_page(file)
        except SpecError:
            continue
        names = [name.text for name in entry.specifications if name.text in library.trees]
        if names:
            yield Sources(entry.documents, {name: own_documents(library.trees[name]) for name in names})
