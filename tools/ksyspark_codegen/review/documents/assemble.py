"""A review assembled: specifications, documents, decisions and calculations as the one model that all outputs show."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

from ksyspark.spec.library import Library
from ksyspark.spec.problems import SpecError
from ksyspark.spec.types.inference import Typer
from ksyspark.spec.yaml import MapNode
from ksyspark_codegen.review.code_meanings import translated
from ksyspark_codegen.review.documents.coverage import Coverage, item_names, lines_of
from ksyspark_codegen.review.documents.entries import DecisionEntry, DocumentEntry, ExampleEntry
from ksyspark_codegen.review.documents.full_text import FullText, check_text, document_of
from ksyspark_codegen.review.documents.page import Loaded, Traced, trace_page
from ksyspark_codegen.review.documents.sources import Sources
from ksyspark_codegen.review.fingerprints import digest, specification_fingerprint
from ksyspark_codegen.review.items import Cite, LineText, code_lists_of, structures_of
from ksyspark_codegen.review.model import (
    LANGUAGES,
    Decision,
    Document,
    Example,
    Item,
    MessageStep,
    Review,
    SpecificationVersion,
    Structure,
    Text,
)


def assemble(ksy: Path, page_file: Path, texts: Iterable[FullText] = (), loaded: Loaded | None = None) -> Review:
    """Return the review of a page. Raises SpecError with every problem, those of full texts of documents included."""
    traced = trace_page(ksy, page_file, loaded)
    entry, sources = traced.entry, traced.sources
    wrong = [problem for text in texts for problem in check_text(document_of(entry, text), text)]
    if wrong:
        raise SpecError(wrong)
    names = [name.text for name in entry.specifications]
    versions = specification_versions(ksy, traced.library, traced.typer, names, sources.cite, sources.line_text)
    versions = tuple(_with_decisions(version, traced.coverage) for version in versions)
    items = {item.id: item for version in versions for one in version.structures for item in one.items}
    decisions = tuple(_decision(decision, traced, items) for decision in entry.decisions)
    documents = tuple(_document(document, traced.coverage) for document in entry.documents)
    code_lists = [code_lists_of(traced.typer, name, sources.cite, sources.line_text) for name in names]
    return Review(
        id=entry.id,
        title=entry.title,
        introduction=entry.introduction,
        documents=documents,
        specifications=versions,
        code_lists=translated((one for lists in code_lists for one in lists), entry.code_meanings),
        decisions=decisions,
        calculations=traced.calculations,
        examples=tuple(_example(example, sources) for example in entry.examples),
        glossary=entry.glossary,
        fingerprint=page_fingerprint(versions, documents),
        order=tuple(
            MessageStep(
                step.structure.text,
                step.title,
                cast(Any, step.presence),
                tuple(sources.cite_page(one.text) for one in step.citations),
            )
            for step in entry.order
        ),
        roles=entry.roles,
    )


def specification_versions(
    ksy: Path, library: Library, typer: Typer, names: Iterable[str], cite: Cite, line_text: LineText
) -> tuple[SpecificationVersion, ...]:
    """Return specifications with their structures; the library names their files from the folder above `ksy`."""
    above = ksy.resolve().parent
    found = []
    for name in names:
        spec = library.specs[name]
        text = (above / spec.file).read_text(encoding="utf-8-sig")
        found.append(
            SpecificationVersion(
                id=name,
                title=spec.title,
                version=_version(library.trees[name]),
                fingerprint=specification_fingerprint(typer.library, name),
                structures=structures_of(typer, name, cite, line_text, text),
            )
        )
    return tuple(found)


def page_fingerprint(versions: Iterable[SpecificationVersion], documents: Iterable[Document]) -> str:
    """Return the fingerprint of a page, over its specifications and documents."""
    return digest(
        "page",
        [[version.id, version.fingerprint] for version in versions],
        [[document.id, document.sha256, document.url] for document in documents],
    )


def _version(tree: MapNode) -> str:
    meta = tree.get("meta")
    found = meta.get("-version") if isinstance(meta, MapNode) else None
    return getattr(found, "text", "")


def _with_decisions(version: SpecificationVersion, coverage: Coverage) -> SpecificationVersion:
    """Return a specification whose items name the decisions that decide them."""

    def decided(structure: Structure) -> Structure:
        items = (replace(item, decisions=coverage.decisions.get(item.id, ())) for item in structure.items)
        return replace(structure, items=tuple(items))

    return replace(version, structures=tuple(decided(one) for one in version.structures))


def _decision(entry: DecisionEntry, traced: Traced, items: Mapping[str, Item]) -> Decision:
    names = item_names(traced.parts)
    decided = tuple(dict.fromkeys(id_ for item in entry.items for id_ in names[item.text]))
    citations = tuple(traced.sources.cite_page(one.text) for one in entry.citations)
    says = entry.specification_says or _sentences(items[id_] for id_ in decided if id_ in items)
    told = [text.en for text in (entry.title, entry.document_says, says, entry.because, entry.if_wrong)]
    return Decision(
        id=entry.id,
        kind=cast(Any, entry.kind),
        title=entry.title,
        citations=citations,
        document_says=entry.document_says,
        specification_says=says,
        because=entry.because,
        if_wrong=entry.if_wrong,
        items=decided,
        status=cast(Any, entry.status),
        by=entry.by,
        date=entry.date,
        fingerprint=digest("decision", entry.kind, told, [_quote(traced.sources, one.text) for one in entry.citations]),
    )


def _sentences(items: Iterable[Item]) -> Text:
    """Return what the specification says of items, in the sentences of their rules."""
    told = [(item.name, item.sentences) for item in items]
    return Text(
        **{
            language: " ".join(
                f"{name}: {' '.join(sentence.text.of(language) for sentence in sentences)}" for name, sentences in told
            )
            for language in LANGUAGES
        }
    )


def _quote(sources: Sources, citation: str) -> str:
    return sources.line_text(sources.cite_page(citation))


def _document(entry: DocumentEntry, coverage: Coverage) -> Document:
    return Document(
        id=entry.id,
        title=entry.title,
        language=entry.language,
        file=entry.file,
        sha256=entry.sha256,
        url=entry.url,
        lines=lines_of(coverage, entry) if entry.has_lines else None,
        total_lines=entry.total_lines,
        accounted_for_by=entry.accounted_for_by,
    )


def _example(entry: ExampleEntry, sources: Sources) -> Example:
    return Example(
        id=entry.id,
        title=entry.title,
        origin="document",
        specification=entry.message.specification.text,
        parameters={name: one.text for name, one in entry.message.parameters.items()},
        message=entry.message.data,
        refusal=None,
        citations=tuple(sources.cite_page(one.text) for one in entry.citations),
    )
