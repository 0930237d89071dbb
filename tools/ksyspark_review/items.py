"""From the typed model to structures, items and code lists of a page, with what codes mean in each language."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from ksyspark.spec import model
from ksyspark.spec.inference import Typer
from ksyspark.spec.library import Library
from ksyspark.spec.recursion import origin_of
from ksyspark_review import meaning
from ksyspark_review.model import Citation, Code, CodeList, Item, Structure
from ksyspark_review.sentences.phrases import label_of, name_of, number_of, type_name, words_of
from ksyspark_review.sentences.rules import sentences_of, sentences_of_type

Cite = Callable[[str, str], Citation]
"""Finds the place that a `-source` names: (id of the specification, "D1:77") -> Citation."""

LineText = Callable[[Citation], str]
"""Gives the text of a cited line, "" for a document without lines."""


def structures_of(typer: Typer, spec_id: str, cite: Cite, line_text: LineText) -> tuple[Structure, ...]:
    """Return the structures of a specification, the message itself first, without those that unrolling added."""
    maker = _Maker(typer, spec_id, cite, line_text)
    return tuple(maker.structure(owner) for owner in meaning.written_types(typer.library, spec_id))


def code_lists_of(typer: Typer, spec_id: str, cite: Cite, line_text: LineText) -> tuple[CodeList, ...]:
    """Return the code lists of a specification."""
    maker = _Maker(typer, spec_id, cite, line_text)
    return tuple(
        maker.code_list(enum)
        for owner in meaning.written_types(typer.library, spec_id)
        for enum in owner.enums.values()
    )


def item_id(owner: model.TypeSpec, part: model.Attribute | model.Parameter) -> str:
    """Return the id of an item; a field without id gets its number in `seq`: `mqtt_v3.connect._3`."""
    return ".".join((*origin_of(owner), part.id or f"_{number_of(owner, part)}"))


def source_words(about: model.Documentation, key: str) -> tuple[str, ...]:
    """Return what one of our own keys lists, or the one word that stands there alone; documents are maps, no words."""
    value = about.extensions.get(key)
    values = value if isinstance(value, list) else [] if value is None else [value]
    return tuple(str(one) for one in values if not isinstance(one, dict))


@dataclass(frozen=True, slots=True)
class _Maker:
    typer: Typer
    spec_id: str
    cite: Cite
    line_text: LineText

    @property
    def library(self) -> Library:
        return self.typer.library

    def structure(self, owner: model.TypeSpec) -> Structure:
        positions = meaning.positions_of(self.library, owner)
        items = [self._item(owner, part, meaning.Position(None, None)) for part in owner.params]
        items += [self._item(owner, field, positions[number]) for number, field in enumerate(owner.seq)]
        items += [
            self._item(owner, instance, meaning.position_of_instance(self.library, owner, instance))
            for instance in owner.instances.values()
        ]
        return Structure(
            id=".".join(owner.path),
            name=self.library.specs[self.spec_id].title or type_name(owner)
            if len(owner.path) == 1
            else type_name(owner),
            doc=owner.about.doc,
            citations=self._citations(owner.about),
            sentences=sentences_of_type(owner, self.typer),
            items=tuple(items),
            size=meaning.size_of(self.library, owner),
        )

    def code_list(self, enum: model.EnumSpec) -> CodeList:
        path = ".".join(enum.path)
        codes = tuple(self._code(path, enum, code) for code in enum.values)
        return CodeList(path, words_of(enum.path[-1]), codes)

    def _item(self, owner: model.TypeSpec, part: model.Attribute | model.Parameter, position: meaning.Position) -> Item:
        citations = self._citations(part.about)
        sentences = sentences_of(part, owner, self.typer)
        lines = [self.line_text(citation) for citation in citations if citation.line]
        enum = self.library.find_enum(owner, part.enum) if part.enum else None
        does = meaning.meaning_of_part(self.library, owner, part)
        return Item(
            id=item_id(owner, part),
            kind="parameter" if isinstance(part, model.Parameter) else "instance" if part.is_instance else "field",
            name=name_of(owner, part),
            sentences=sentences,
            doc=part.about.doc,
            citations=citations,
            decisions=(),
            size=position.size,
            bits=position.bits,
            codes=".".join(enum.path) if enum else "",
            fingerprint=meaning.item_fingerprint(self.library, owner, part, position, lines, sentences),
            meaning=meaning.digest("rule", does, [one.text.en for one in sentences]),
            doc_refs=part.about.doc_refs,
        )

    def _code(self, path: str, enum: model.EnumSpec, code: int) -> Code:
        value = enum.values[code]
        citations = self._citations(value.about)
        name = label_of(enum, code)
        lines = [self.line_text(citation) for citation in citations if citation.line]
        fingerprint = meaning.digest("code", code, value.label, name, lines)
        doc = " ".join(value.about.doc.split())
        return Code(f"{path}.{code}", code, value.label, name, doc, citations, fingerprint)

    def _citations(self, about: model.Documentation) -> tuple[Citation, ...]:
        """Return the places that `-source` names. In a document without lines, `doc-ref` is the section to look in."""
        citations = (self.cite(self.spec_id, source) for source in source_words(about, "-source"))
        return tuple(
            replace(one, section=one.section or ("" if one.line else "; ".join(about.doc_refs)))
            for one in citations
            if one.document
        )
