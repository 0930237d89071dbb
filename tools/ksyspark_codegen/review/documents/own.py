"""A review of anybody's specification: without a review file, and with the text of its document where there is one."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from ksyspark.spec.library import Library
from ksyspark.spec.load import checked_each, load_library
from ksyspark.spec.problems import Problem, SpecError
from ksyspark_codegen.review.documents.assemble import page_fingerprint, specification_versions
from ksyspark_codegen.review.documents.full_text import FullText
from ksyspark_codegen.review.documents.parts import parts_of
from ksyspark_codegen.review.documents.sources import OwnDocument, own_documents
from ksyspark_codegen.review.items import code_lists_of
from ksyspark_codegen.review.model import (
    Citation,
    CodeList,
    Document,
    Fate,
    Line,
    Review,
    SpecificationVersion,
    Structure,
    Text,
)

_Kind = tuple[str, str, str]
"""What makes two documents of specifications one: file, address, title."""


def assemble_own(path: Path, document: FullText | None = None, import_paths: Sequence[str] = ()) -> Review:
    """Return the review of a specification and all it imports, the specification itself first.

    Without the text of a document, a line that `-source` cites is shown by its number alone. What `-source` says in
    another form than `D1:77`, with `D1` in `meta/-source`, is left out. Absolute imports are looked up in the folders
    `import_paths`. Raises SpecError.
    """
    library = load_library([path], path.resolve().parent, import_paths)
    typer = checked_each(library)
    spec = next(iter(library.specs.values()))
    names = [spec.id, *library.imports[spec.id]]
    own = _Own(library, names, document)
    folder = path.resolve().parent / "ksy"  # Files are named from the folder above it.
    versions = specification_versions(folder, library, typer, names, own.cite, own.line_text)
    documents = own.documents()
    lists = [one for name in names for one in code_lists_of(typer, name, own.cite, own.line_text)]
    title = spec.title or spec.id
    about = " ".join(spec.root.about.doc.split())
    return Review(
        id=spec.id,
        title=Text(title, title, title),
        introduction=Text(about, about, about),
        documents=documents,
        specifications=tuple(_known(version) for version in versions),
        code_lists=tuple(_known_codes(one) for one in lists),
        decisions=(),
        calculations=(),
        examples=(),
        glossary={},
        fingerprint=page_fingerprint(versions, documents),
    )


class _Own:
    """The documents that specifications name, each once, and the text of one of them."""

    def __init__(self, library: Library, names: Iterable[str], text: FullText | None) -> None:
        self._library = library
        self._names = tuple(names)
        self._text = text
        self._ids: dict[_Kind, str] = {}
        self._documents: dict[str, OwnDocument] = {}
        self._by_name: dict[tuple[str, str], str] = {}
        for spec_id in self._names:
            for one in own_documents(library.trees[spec_id]):
                self._add(spec_id, one)
        self._read = self._document_of_text()

    def _add(self, spec_id: str, one: OwnDocument) -> None:
        kind = (one.file, one.url, one.title)
        if kind not in self._ids:
            self._ids[kind] = one.id if one.id not in self._documents else f"{spec_id}-{one.id}"
            self._documents[self._ids[kind]] = one
        self._by_name[spec_id, one.id] = self._ids[kind]

    def _document_of_text(self) -> str:
        """Return the id of the document whose text is there; "" without a text. Raises SpecError where none fits."""
        text = self._text
        if text is None:
            return ""
        files = {id_: one for id_, one in self._documents.items() if not one.url}
        found = [id_ for id_, one in files.items() if text.sha256 == one.sha256]
        found = found or [id_ for id_, one in files.items() if Path(one.file).name == text.name]
        found = found or (list(files) if len(files) == 1 else [])
        if not found:
            known = ", ".join(one.file or id_ for id_, one in files.items()) or "none"
            sentence = f"`meta/-source` names no document of the file {text.name}: there are {known}"
            raise SpecError([Problem(self._library.specs[self._names[0]].file, 0, 0, "/meta/-source", sentence)])
        return found[0]

    def cite(self, spec_id: str, source: str) -> Citation:
        """Return the place that `-source` names; of no document where it names none."""
        name, _, line = source.partition(":")
        document = self._by_name.get((spec_id, name), "")
        if not document or not line:
            return Citation(document)
        if document == self._read and line.isdecimal() and self._text and int(line) in self._text.lines:
            return Citation(document, int(line))
        return Citation(document, 0, line)

    def line_text(self, citation: Citation) -> str:
        return self._text.lines.get(citation.line, "") if self._text and citation.document == self._read else ""

    def documents(self) -> tuple[Document, ...]:
        """Return the documents; that whose text is there with its cited lines."""
        cited = self._cited()
        return tuple(
            Document(
                id=id_,
                title=one.title or one.file or one.url,
                language=one.language,
                file=one.file,
                sha256=self._text.sha256 if self._text and id_ == self._read else one.sha256,
                url=one.url,
                lines=cited if id_ == self._read else None,
                total_lines=len(self._text.lines) if self._text and id_ == self._read else 0,
            )
            for id_, one in self._documents.items()
        )

    def _cited(self) -> Mapping[int, Line]:
        fates: dict[int, Fate] = {}
        for spec_id in self._names:
            for part in parts_of(self._library.specs[spec_id].root):
                for source in part.sources:
                    number = self.cite(spec_id, source).line
                    if number and (part.defines or number not in fates):
                        fates[number] = "field" if part.defines else "rule"
        lines = self._text.lines if self._text else {}
        return {number: Line(number, fates[number], lines[number]) for number in sorted(fates)}


def _known(version: SpecificationVersion) -> SpecificationVersion:
    """Return a specification without citations of no document, and without decisions, which it does not have."""

    def known(structure: Structure) -> Structure:
        items = (replace(item, citations=_placed(item.citations), decisions=()) for item in structure.items)
        return replace(structure, citations=_placed(structure.citations), items=tuple(items))

    return replace(version, structures=tuple(known(one) for one in version.structures))


def _known_codes(one: CodeList) -> CodeList:
    return replace(one, codes=tuple(replace(code, citations=_placed(code.citations)) for code in one.codes))


def _placed(citations: tuple[Citation, ...]) -> tuple[Citation, ...]:
    return tuple(citation for citation in citations if citation.document)
