"""The document beside the specification: the cited lines with their numbers, and chips of what each line feeds."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from markupsafe import Markup

from ksyspark_codegen.review.model import Document, Line, Review
from ksyspark_codegen.review.page.phrases import Phrase, Phrases
from ksyspark_codegen.review.page.references import Place, Reference

_SHOWN = 3


@dataclass(frozen=True, slots=True)
class FoldedChips:
    """The chips beyond the first few: the script makes the last `rest` of the line's items on demand."""

    count: Phrase
    rest: int


@dataclass(frozen=True, slots=True)
class PanelLine:
    """A line that is quoted; or what stands between two of them, in words."""

    anchor: str
    number: int
    range: str
    text: str | Phrase
    lang: Markup
    fate: str
    shown: tuple[Reference, ...]
    folded: tuple[FoldedChips, ...]


@dataclass(frozen=True, slots=True)
class Panel:
    """A document with its lines."""

    document: Document
    lines: tuple[PanelLine, ...]


def panels(phrases: Phrases, review: Review, references: Mapping[Place, tuple[Reference, ...]]) -> tuple[Panel, ...]:
    """Return the documents that have lines."""
    return tuple(
        Panel(one, tuple(_lines(phrases, one, references))) for one in review.documents if one.lines is not None
    )


def _lines(
    phrases: Phrases, document: Document, references: Mapping[Place, tuple[Reference, ...]]
) -> Iterator[PanelLine]:
    waiting: list[Line] = []
    for number, line in sorted((document.lines or {}).items()):
        if line.text is None:
            waiting.append(line)
            continue
        yield from _gap(phrases, document, waiting)
        waiting = []
        yield _quoted(phrases, document, line, line.text, references.get((document.id, number), ()))
    yield from _gap(phrases, document, waiting)


def _quoted(phrases: Phrases, document: Document, line: Line, text: str, citing: tuple[Reference, ...]) -> PanelLine:
    shown = citing if len(citing) <= _SHOWN + 1 else citing[:_SHOWN]
    rest = [one for one in citing[len(shown) :] if one.item]
    return PanelLine(
        anchor=f"l-{document.id}-{line.number}",
        number=line.number,
        range=str(line.number),
        text=text,
        lang=Markup(),
        fate=line.fate,
        shown=shown,
        folded=(FoldedChips(phrases.count("more", len(rest)), len(rest)),) if rest else (),
    )


def _gap(phrases: Phrases, document: Document, lines: Sequence[Line]) -> Iterator[PanelLine]:
    """Say what the lines between two quoted ones are: `12 lines that tell behaviour, not quoted`."""
    if not lines:
        return
    fates = {line.fate for line in lines}
    name = lines[0].fate if len(fates) == 1 else "several"
    first, last = lines[0].number, lines[-1].number
    yield PanelLine(
        anchor=f"gap-{document.id}-{first}",
        number=first,
        range=str(first) if first == last else f"{first}\N{EN DASH}{last}",
        text=phrases.count(f"gap-{name}", len(lines)),
        lang=Markup(" lang=en"),
        fate=f"{name} gap",
        shown=(),
        folded=(),
    )
