"""Nothing is left out: every part of a specification has a place in a document, every line a fate."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import chain
from typing import Literal

from ksyspark.spec.model import Attribute, Documentation, Parameter, TypeSpec
from ksyspark.spec.problems import Problem, did_you_mean
from ksyspark.spec.yaml import Place
from ksyspark_review.documents.entries import BLANK, BadCitation, DocumentEntry, PageEntry, Sources, Written
from ksyspark_review.items import item_id
from ksyspark_review.model import Citation, Fate, Line

Kind = Literal["structure", "field", "instance", "parameter", "code"]


@dataclass(frozen=True, slots=True)
class Part:
    """A part with what it says of its origin.

    `id` is the path joined by dots, as items have it; of a code the code list's, then the number. `sources` are
    written as `D1:77` or `D2`; `section` is the part's `doc-ref`. `defines` says that the part has bytes or is a code:
    a line that it cites defines something, any other line carries a rule.
    """

    id: str
    specification: str
    kind: Kind
    place: Place
    sources: tuple[str, ...]
    status: str
    section: str
    decisions: tuple[str, ...]
    defines: bool

    @property
    def key(self) -> tuple[bool, str]:
        """What tells the part from all others: a structure and a field may have the same id."""
        return self.kind == "structure", self.id

    @property
    def words(self) -> str:
        return f"the {'field' if self.kind == 'instance' else self.kind} `{self.id}`"


def parts_to_trace(root: TypeSpec) -> Iterator[Part]:
    """Yield the parts of a specification in its own order."""
    for kind in root.with_nested():
        yield _part(".".join(kind.path), "structure", kind.places.get("-source", kind.place), kind.about)
        for parameter in kind.params:
            yield _member(kind, parameter, "parameter")
        for attribute in kind.attributes():
            yield _member(kind, attribute, "instance" if attribute.is_instance else "field")
        for codes in kind.enums.values():
            for number, value in codes.values.items():
                yield _part(f"{'.'.join(codes.path)}.{number}", "code", codes.place, value.about, defines=True)


def _member(owner: TypeSpec, member: Attribute | Parameter, kind: Kind) -> Part:
    is_read = isinstance(member, Attribute) and member.value is None
    return _part(item_id(owner, member), kind, member.place_of("-source"), member.about, defines=is_read)


def _part(id_: str, kind: Kind, place: Place, about: Documentation, *, defines: bool = False) -> Part:
    return Part(
        id=id_,
        specification=id_.split(".", 1)[0],
        kind=kind,
        place=place,
        sources=words_of(about, "-source"),
        status="".join(words_of(about, "-status")),
        section="; ".join(about.doc_refs),
        decisions=words_of(about, "-decision"),
        defines=defines,
    )


def words_of(about: Documentation, key: str) -> tuple[str, ...]:
    """Return what one of our own keys lists, or the one word that stands there alone."""
    value = about.extensions.get(key)
    values = value if isinstance(value, list) else [] if value is None else [value]
    return tuple(str(one) for one in values)


STATES = ("stated", "derived", "assumed")


@dataclass(slots=True)
class Coverage:
    """What cites what.

    `citations` are the places of each part by its key, `cited` whether a line defines something (field, code) or only
    carries a rule, by document and number, `decisions` what decides each part, by its id. `is_unreadable` says that a
    citation means no line, or a decision no item.
    """

    citations: dict[tuple[bool, str], tuple[Citation, ...]] = field(default_factory=dict)
    cited: dict[tuple[str, int], Fate] = field(default_factory=dict)
    decisions: dict[str, tuple[str, ...]] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)
    is_unreadable: bool = False

    def note(self, citation: Citation, fate: Fate) -> None:
        """Note that something cites a line; that it defines a field outweighs that it carries a rule."""
        key = (citation.document, citation.line)
        if citation.line and (fate == "field" or key not in self.cited):
            self.cited[key] = fate


def cover(page: PageEntry, sources: Sources, parts: Iterable[Part]) -> Coverage:
    """Compare the specifications of a page with its documents; `problems` of the result is empty where all fits.

    1. A field has a source, a parameter or a code a source or a decision, and each source is a place in a document.
    2. What is `stated` cites a line; what is `assumed` has a decision; what cites an address tells where in `doc-ref`.
    3. A decision names items that exist; `list.*` stands for all codes of a list.
    4. Every line is cited, or listed as blank, heading or behaviour: one of these, and once. Lines of a document that
       another page accounts for may be neither.
    5. A quoted line is cited.
    """
    coverage, known = Coverage(), tuple(parts)
    _decide(coverage, page, known)
    for part in known:
        _trace(coverage, sources, part)
    cited = [one.citations for one in page.decisions]
    cited += [one.citations for one in page.calculations]
    cited += [one.citations for one in page.examples]
    for written in chain.from_iterable(cited):
        if (citation := _place(coverage, sources, written)) is not None:
            coverage.note(citation, "rule")
    # What a question quotes must have its place by what it is about.
    for question in page.questions:
        for written in chain(question.lines, *(row.lines for row in question.rows)):
            _place(coverage, sources, written)
    for document in page.documents:
        if document.has_lines:
            coverage.problems.extend(_lines(coverage, document))
    return coverage


def _place(coverage: Coverage, sources: Sources, written: Written) -> Citation | None:
    """Return the place that a citation of a review file means, or None, with a problem noted."""
    try:
        return sources.cite_page(written.text)
    except BadCitation as error:
        coverage.is_unreadable = True
        coverage.problems.append(written.place.problem(str(error)))
        return None


def lines_of(coverage: Coverage, document: DocumentEntry) -> Mapping[int, Line]:
    """Return the lines of a document that are not blank, by number, with their fates."""
    fates: dict[int, Fate] = {
        number: "heading" if fate == "heading" else "behaviour"
        for number, fate in document.fates.items()
        if fate != BLANK
    }
    fates.update({number: fate for (name, number), fate in coverage.cited.items() if name == document.id})
    quotes = document.quotes
    texts = {number: quotes[number].text if number in quotes else None for number in fates}
    return {number: Line(number, fates[number], texts[number]) for number in sorted(fates)}


def _decide(coverage: Coverage, page: PageEntry, known: tuple[Part, ...]) -> None:
    """Note which decision decides which part: the items that decisions name, and `-decision` of parts."""
    decisions: dict[str, list[str]] = {}
    names = item_names(known)
    for decision in page.decisions:
        for item in decision.items:
            if item.text not in names:
                coverage.is_unreadable = True
                hint = did_you_mean(item.text, names, "no specification of the page has it")
                coverage.problems.append(item.place.problem(f"`{decision.id}` decides `{item.text}`{hint}"))
            for id_ in names.get(item.text, ()):
                decisions.setdefault(id_, []).append(decision.id)
    ids = [decision.id for decision in page.decisions]
    for part in known:
        for id_ in part.decisions:
            if id_ not in ids:
                hint = did_you_mean(id_, ids, f"{page.name} has {', '.join(ids) or 'none'}")
                coverage.problems.append(part.place.problem(f"{part.words} names the decision `{id_}`{hint}"))
            decisions.setdefault(part.id, []).append(id_)
    coverage.decisions = {id_: tuple(dict.fromkeys(decided)) for id_, decided in decisions.items()}


def item_names(parts: Iterable[Part]) -> Mapping[str, tuple[str, ...]]:
    """Return what decisions may name, with the ids of the parts meant: a part, or all codes of a list as `list.*`."""
    names: dict[str, tuple[str, ...]] = {}
    for part in parts:
        names[part.id] = (part.id,)
        if part.kind == "code":
            every = part.id.rsplit(".", 1)[0] + ".*"
            names[every] = (*names.get(every, ()), part.id)
    return names


def _trace(coverage: Coverage, sources: Sources, part: Part) -> None:
    citations = []
    for source in part.sources:
        try:
            citations.append(sources.cite(part.specification, source, part.section))
        except BadCitation as error:
            coverage.is_unreadable = True
            coverage.problems.append(part.place.problem(f"{part.words} cites `{source}`: {error}"))
    for citation in citations:
        coverage.note(citation, "field" if part.defines else "rule")
    coverage.citations[part.key] = tuple(citations)
    is_decided = part.id in coverage.decisions
    coverage.problems.extend(part.place.problem(sentence) for sentence in _lacks(part, citations, is_decided))


def _lacks(part: Part, citations: list[Citation], is_decided: bool) -> Iterator[str]:
    is_field = part.kind in ("field", "instance")
    if part.kind == "structure":
        return
    if not part.sources and (is_field or not is_decided):
        alternative = "" if is_field else ", or a decision that lists it under `items`"
        yield f"{part.words} has no source: expected a line or document, as `-source: [D1:1]`{alternative}"
    if part.kind != "code" and part.status not in STATES:
        yield f"{part.words} needs `-status`: one of {', '.join(STATES)}, found `{part.status}`"
    if part.status == "stated" and part.sources and not any(":" in source for source in part.sources):
        yield f"{part.words} is said to be stated, but cites no line of a document"
    if part.status == "assumed" and not is_decided:
        yield f"{part.words} is assumed, but no decision says why: expected one that lists it under `items`"
    if is_field and not part.section and any(not citation.line for citation in citations):
        yield f"{part.words} cites a document without lines: expected the place in it as `doc-ref`"


def _lines(coverage: Coverage, document: DocumentEntry) -> Iterator[Problem]:
    place = document.place
    if not document.total_lines:
        yield place.problem(f"the document `{document.id}` needs `total-lines`, the number of its lines")
    cited = {number for name, number in coverage.cited if name == document.id}
    numbers = range(0) if document.accounted_for_by else range(1, document.total_lines + 1)
    for number in numbers:
        if number not in cited and number not in document.fates:
            listed = "and it is not listed as blank, heading or behaviour"
            yield place.problem(f"{document.words(number)} has no fate: nothing cites it, {listed}")
    for number in sorted(cited & document.fates.keys()):
        fate = document.fates[number]
        yield place.problem(f"{document.words(number)} has two fates: something cites it, and it is listed as {fate}")
    for number in sorted(document.quotes.keys() - cited):
        quote = document.quotes[number]
        yield quote.place.problem(f"{document.words(number)} is quoted, but no field, code or decision cites it")
    beyond = [number for number in (*document.fates, *document.quotes) if number > document.total_lines]
    for number in sorted(set(beyond)):
        yield place.problem(f"line {number} is behind the end of {document.id}, which has {document.total_lines} lines")
