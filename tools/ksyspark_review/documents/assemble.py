"""A review assembled as the one model that all outputs show: of a review file, or of a specification alone."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields, replace
from functools import partial
from pathlib import Path
from typing import Any, TypeVar, cast

from ksyspark.spec.inference import Typer
from ksyspark.spec.library import Library
from ksyspark.spec.load import checked_each, load_library
from ksyspark.spec.model import Spec
from ksyspark.spec.problems import Problem, SpecError
from ksyspark.spec.yaml import MapNode
from ksyspark_codegen.mutants.held import held_in
from ksyspark_review import model
from ksyspark_review.documents.full_text import FullText, document_of
from ksyspark_review.documents.page import Coverage, Loaded, Traced, lines_of, parts_to_trace, traced_page
from ksyspark_review.documents.page_file import DecisionEntry, DocumentEntry, ExampleEntry, Written, own_documents
from ksyspark_review.items import Cite, LineText, code_lists_of, structures_of
from ksyspark_review.meaning import digest, specification_fingerprint
from ksyspark_review.questions.facts import Material, fields_of
from ksyspark_review.questions.wording import Wording, chapters_that_follow

_Part = TypeVar("_Part")


def assemble(ksy: Path, page_file: Path, loaded: Loaded | None = None) -> model.Review:
    """Return the review of a page. Raises SpecError with every problem."""
    traced = traced_page(ksy, page_file, loaded)
    entry, sources = traced.entry, traced.sources
    names = [name.text for name in entry.specifications]
    versions = specification_versions(traced.library, traced.typer, names, sources.cite, sources.line_text)
    versions = tuple(_with_words(version, traced) for version in versions)
    decisions = tuple(_decision(decision, traced) for decision in entry.decisions)
    documents = tuple(_document(document, traced.coverage) for document in entry.documents)
    code_lists = tuple(
        one for name in names for one in code_lists_of(traced.typer, name, sources.cite, sources.line_text)
    )
    chapters, untied = _chapters(traced, versions, code_lists, decisions)
    if traced.problems or untied:
        raise SpecError([*traced.problems, *untied])
    return _of_entry(
        model.Review,
        entry,
        documents=documents,
        specifications=versions,
        code_lists=code_lists,
        decisions=decisions,
        calculations=traced.calculations,
        examples=tuple(_example(example, traced) for example in entry.examples),
        fingerprint=page_fingerprint(versions, documents),
        roles=tuple(role.text for role in entry.roles),
        chapters=chapters,
        held=_held(traced, page_file.parent / entry.samples) if entry.samples else {},
    )


def _held(traced: Traced, samples: Path) -> Mapping[str, frozenset[str]]:
    """Return what notices changes of the fields and codes of a page, as Review has it."""
    held = defaultdict[str, set[str]](set)
    for name in (one.text for one in traced.entry.specifications):
        for statement, by in (held_in(traced.library, name, samples / name) or {}).items():
            where, _, key = statement.rpartition(" ")
            held[f"{name}.{where}"] |= by.keys()
            held[f"{name}.{where}.{key}"] |= by.keys()
    return {id_: frozenset(kinds) for id_, kinds in held.items()}


def _of_entry(kind: type[_Part], entry: object, **more: object) -> _Part:
    """Return a part of a review with what its entry says under the same names, and with `more`."""
    names = {part.name for part in fields(cast(Any, kind))} - more.keys()
    return kind(**{name: getattr(entry, name) for name in names}, **more)


def _chapters(
    traced: Traced,
    versions: Sequence[model.SpecificationVersion],
    code_lists: Sequence[model.CodeList],
    decisions: Sequence[model.Decision],
) -> tuple[tuple[model.Chapter, ...], list[Problem]]:
    """Return the questions of a page, and what of its words was written for other rules."""
    entry = traced.entry
    material = Material(
        versions=versions,
        code_lists=code_lists,
        decisions=decisions,
        fields=fields_of(traced.typer, [name.text for name in entry.specifications]),
        digests=meanings_of(versions, code_lists),
        quoted=partial(quoted_lines, {document.id: document for document in entry.documents}),
        citing=traced.coverage.citing,
    )
    wording = Wording(material, entry, traced.sources, traced.coverage.names)
    chapters = wording.chapters()
    wording.check_decisions(entry.decisions)
    return chapters, wording.problems


def meanings_of(
    versions: Iterable[model.SpecificationVersion], code_lists: Iterable[model.CodeList]
) -> Mapping[str, str]:
    """Return the digest of what each item, structure and code means, by its id; an item's outweighs a structure's."""
    structures = [structure for version in versions for structure in version.structures]
    return {
        **{one.id: digest("structure", [each.text.en for each in one.sentences]) for one in structures},
        **{item.id: item.meaning for one in structures for item in one.items},
        **{code.id: digest("code", code.value, code.label, code.name) for one in code_lists for code in one.codes},
    }


def quoted_lines(
    documents: Mapping[str, DocumentEntry], citations: Iterable[model.Citation]
) -> tuple[model.QuotedLine, ...]:
    """Return the lines that are cited, each once, in the order of their documents."""
    numbers = {(citation.document, citation.line) for citation in citations if citation.line}
    order = list(documents)
    return tuple(
        _quoted_line(documents[id_], number)
        for id_, number in sorted(numbers, key=lambda place: (order.index(place[0]), place[1]))
    )


def _quoted_line(document: DocumentEntry, number: int) -> model.QuotedLine:
    text = document.quotes[number].text
    translation = document.translations.get(number)
    words = [one.text for one in document.marks.get(number, ()) if one.text in text]
    return model.QuotedLine(
        document=document.id,
        number=number,
        text=text,
        language=document.language,
        marks=_merged(sorted((text.index(one), text.index(one) + len(one)) for one in words)),
        translation=translation.text if translation else None,
    )


def _merged(spans: Iterable[tuple[int, int]]) -> tuple[tuple[int, int], ...]:
    """Return spans in which those that overlap are one."""
    merged = list[tuple[int, int]]()
    for start, end in spans:
        if merged and start <= merged[-1][1]:
            merged[-1] = (merged[-1][0], max(end, merged[-1][1]))
        else:
            merged.append((start, end))
    return tuple(merged)


def specification_versions(
    library: Library, typer: Typer, names: Iterable[str], cite: Cite, line_text: LineText
) -> tuple[model.SpecificationVersion, ...]:
    """Return specifications with their structures."""
    versions = []
    for name in names:
        meta = library.trees[name].get("meta")
        version = getattr(meta.get("-version"), "text", "") if isinstance(meta, MapNode) else ""
        fingerprint = specification_fingerprint(typer.library, name)
        structures = structures_of(typer, name, cite, line_text)
        versions.append(model.SpecificationVersion(name, library.specs[name].title, version, fingerprint, structures))
    return tuple(versions)


def page_fingerprint(versions: Iterable[model.SpecificationVersion], documents: Iterable[model.Document]) -> str:
    """Return the fingerprint of a page, over its specifications and documents."""
    return digest(
        "page",
        [[version.id, version.fingerprint] for version in versions],
        [[document.id, document.sha256, document.url] for document in documents],
    )


def _with_words(version: model.SpecificationVersion, traced: Traced) -> model.SpecificationVersion:
    """Return a specification whose items name the decisions that decide them, with the rules that people wrote."""

    def worded(item: model.Item) -> model.Item:
        sentences = (*traced.rules.get(item.id, ()), *item.sentences)
        return replace(item, decisions=traced.coverage.decisions.get(item.id, ()), sentences=sentences)

    structures = (replace(one, items=tuple(worded(item) for item in one.items)) for one in version.structures)
    return replace(version, structures=tuple(structures))


def _decision(entry: DecisionEntry, traced: Traced) -> model.Decision:
    named = [id_ for item in entry.items for id_ in traced.coverage.names[item.text]]
    deciding = [id_ for id_, decisions in traced.coverage.decisions.items() if entry.id in decisions]
    citations = tuple(traced.sources.cite_page(one.text) for one in entry.citations)
    items = tuple(dict.fromkeys((*named, *deciding)))
    return _of_entry(model.Decision, entry, citations=citations, items=items)


def _document(entry: DocumentEntry, coverage: Coverage | None) -> model.Document:
    lines = lines_of(coverage, entry) if coverage and entry.has_lines else None
    return _of_entry(model.Document, entry, lines=lines)


def _example(entry: ExampleEntry, traced: Traced) -> model.Example:
    parameters = {name: one.text for name, one in entry.parameters.items()}
    citations = tuple(traced.sources.cite_page(one.text) for one in entry.citations)
    told = {"origin": "document", "message": entry.data, "refusal": None, "item": ""}
    return _of_entry(model.Example, entry, parameters=parameters, citations=citations, **told)


def assemble_own(path: Path, document: FullText | None = None, import_paths: Sequence[str] = ()) -> model.Review:
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
    versions = specification_versions(library, typer, names, own.cite, own.line_text)
    coverage = Coverage()
    for part in (part for name in names for part in parts_to_trace(library.specs[name].root)):
        for source in part.sources:
            coverage.note(own.cite(part.specification, source), "field" if part.defines else "rule")
    documents = tuple(_document(one, coverage if id_ == own.read else None) for id_, one in own.documents.items())
    lists = [one for name in names for one in code_lists_of(typer, name, own.cite, own.line_text)]
    material = Material(
        versions=versions[:1],
        code_lists=[one for one in lists if one.id.partition(".")[0] == spec.id],
        fields=fields_of(typer, [spec.id]),
        digests=meanings_of(versions, lists),
        quoted=partial(quoted_lines, own.documents),
        has_own_words=True,
    )
    title = spec.title or spec.id
    about = " ".join(spec.root.about.doc.split())
    return model.Review(
        id=spec.id,
        title=model.Text.same(title),
        introduction=model.Text.same(about),
        documents=documents,
        specifications=versions,
        code_lists=tuple(lists),
        fingerprint=page_fingerprint(versions, documents),
        chapters=chapters_that_follow(material),
    )


class _Own:
    """The documents that specifications name, each once, by their ids; one may have the lines of a text."""

    def __init__(self, library: Library, names: Sequence[str], text: FullText | None) -> None:
        self.documents: dict[str, DocumentEntry] = {}
        self._by_name: dict[tuple[str, str], str] = {}
        # Two documents of one file, address and title are one.
        ids: dict[tuple[str, str, str], str] = {}
        for spec_id in names:
            for document in own_documents(library.trees[spec_id]):
                kind = (document.file, document.url, document.title)
                if kind not in ids:
                    ids[kind] = document.id if document.id not in self.documents else f"{spec_id}-{document.id}"
                    title = document.title or document.file or document.url
                    self.documents[ids[kind]] = replace(document, id=ids[kind], title=title)
                self._by_name[spec_id, document.id] = ids[kind]
        self.read, self._lines = "", text.lines if text else {}
        if text is not None:
            read = self._document_of(text, library.specs[names[0]])
            quotes = {number: Written(line, read.place) for number, line in text.lines.items()}
            read = replace(read, sha256=text.sha256, total_lines=len(text.lines), quotes=quotes)
            self.read, self.documents[read.id] = read.id, read

    def _document_of(self, text: FullText, spec: Spec) -> DocumentEntry:
        """Return the document whose text is there, also for a specification that names none. Raises SpecError."""
        if not self.documents:
            return DocumentEntry(place=spec.root.place, id="D1", title=text.name, language="", file=text.name)
        document = document_of(self.documents.values(), text)
        if document is None:
            known = ", ".join(one.file or one.id for one in self.documents.values() if one.has_lines) or "none"
            sentence = f"`meta/-source` names no document of the file {text.name}: there are {known}"
            raise SpecError([Problem(spec.file, 0, 0, "/meta/-source", sentence)])
        return document

    def cite(self, spec_id: str, source: str) -> model.Citation:
        """Return the place that `-source` names; of no document where it names none."""
        name, _, line = source.partition(":")
        document = self._by_name.get((spec_id, name), "")
        if document == self.read and line.isdecimal() and int(line) in self._lines:
            return model.Citation(document, int(line))
        return model.Citation(document, 0, line if document else "")

    def line_text(self, citation: model.Citation) -> str:
        return self._lines.get(citation.line, "")
