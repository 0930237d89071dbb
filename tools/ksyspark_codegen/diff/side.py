"""One version of a specification, ready for comparison."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from ksyspark.layout import Layout
from ksyspark.layout.lower import lower
from ksyspark.spec.library import Library
from ksyspark.spec.model import Attribute, EnumSpec, Parameter, TypeSpec
from ksyspark.spec.recursion import find_cycles
from ksyspark.spec.types.inference import Typer
from ksyspark_codegen.review.fingerprints import written_types
from ksyspark_codegen.review.items import Cite, LineText, code_lists_of, item_id, structures_of
from ksyspark_codegen.review.model import Citation

TypePath = tuple[str, ...]
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
        found: dict[str, str] = {}
        for spec_id in self.reached:
            for structure in structures_of(self.typer, spec_id, self.cite, self.line_text):
                found.update((item.id, item.fingerprint) for item in structure.items)
            for codes in code_lists_of(self.typer, spec_id, self.cite, self.line_text):
                found.update((code.id, code.fingerprint) for code in codes.codes)
        return found


def parts_of(owner: TypeSpec) -> Iterator[Part]:
    """Yield parameters, fields and instances of a type."""
    yield from owner.params
    yield from owner.attributes()


def id_of(owner: TypeSpec, part: Part) -> str:
    """Return the id of a part as an item of a review."""
    return item_id(owner, part)
