"""From the typed model to structures, items and code lists of a page, with what codes mean in each language."""

from collections.abc import Callable
from dataclasses import replace

from ksyspark.spec import model
from ksyspark.spec.inference import Typer
from ksyspark.spec.recursion import origin_of
from ksyspark_review import meaning
from ksyspark_review.model import Citation, Code, CodeList, Item, Structure
from ksyspark_review.sentences.naming import label_of, name_of, number_of, type_name, words_of
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


class _Maker:
    def __init__(self, typer: Typer, spec_id: str, cite: Cite, line_text: LineText) -> None:
        self._typer = typer
        self._library = typer.library
        self._spec_id = spec_id
        self._cite = cite
        self._line_text = line_text

    def structure(self, owner: model.TypeSpec) -> Structure:
        positions = meaning.positions_of(self._library, owner)
        items = [self._item(owner, part, meaning.Position(None, None)) for part in owner.params]
        items += [self._item(owner, field, positions[number]) for number, field in enumerate(owner.seq)]
        items += [
            self._item(owner, instance, meaning.position_of_instance(self._library, owner, instance))
            for instance in owner.instances.values()
        ]
        return Structure(
            id=".".join(owner.path),
            name=self._library.specs[self._spec_id].title or type_name(owner)
            if len(owner.path) == 1
            else type_name(owner),
            doc=owner.about.doc,
            citations=self._citations(owner.about),
            sentences=sentences_of_type(owner, self._typer),
            items=tuple(items),
            size=meaning.size_of(self._library, owner),
        )

    def code_list(self, enum: model.EnumSpec) -> CodeList:
        path = ".".join(enum.path)
        codes = tuple(self._code(path, enum, code) for code in enum.values)
        return CodeList(path, words_of(enum.path[-1]), codes)

    def _item(self, owner: model.TypeSpec, part: model.Attribute | model.Parameter, position: meaning.Position) -> Item:
        citations = self._citations(part.about)
        sentences = sentences_of(part, owner, self._typer)
        lines = [self._line_text(citation) for citation in citations if citation.line]
        enum = self._library.find_enum(owner, part.enum) if part.enum else None
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
            fingerprint=meaning.item_fingerprint(self._library, owner, part, position, lines, sentences),
            meaning=meaning.rule_digest(self._library, owner, part, sentences),
            doc_refs=part.about.doc_refs,
        )

    def _code(self, path: str, enum: model.EnumSpec, code: int) -> Code:
        value = enum.values[code]
        citations = self._citations(value.about)
        name = label_of(enum, code)
        lines = [self._line_text(citation) for citation in citations if citation.line]
        fingerprint = meaning.code_fingerprint(enum, code, name, lines)
        doc = " ".join(value.about.doc.split())
        return Code(f"{path}.{code}", code, value.label, name, doc, citations, fingerprint)

    def _citations(self, about: model.Documentation) -> tuple[Citation, ...]:
        """Return the places that `-source` names. In a document without lines, `doc-ref` is the section to look in.

        One alone may stand for itself; the documents of `meta` are maps and no citations.
        """
        section = "; ".join(about.doc_refs)
        named = about.extensions.get("-source", [])
        sources = (str(one) for one in (named if isinstance(named, list) else [named]) if not isinstance(one, dict))
        citations = (self._cite(self._spec_id, source) for source in sources)
        return tuple(
            replace(citation, section=section) if not citation.line and not citation.section else citation
            for citation in citations
            if citation.document
        )
