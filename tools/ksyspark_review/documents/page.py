"""A page with its specifications, compared with each other and with rules that people wrote.

Nothing is left out: every part of a specification has a place in a document, every line a fate.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import chain
from pathlib import Path
from typing import Literal

from ksyspark.spec.inference import Typer
from ksyspark.spec.library import Library
from ksyspark.spec.load import checked_each, load_library
from ksyspark.spec.model import Documentation, TypeSpec
from ksyspark.spec.problems import Problem, SpecError, did_you_mean
from ksyspark.spec.yaml import Place
from ksyspark_codegen.style import STATUS
from ksyspark_review.documents import page_file
from ksyspark_review.documents.page_file import DocumentEntry, PageEntry, Sources, Written, read_page
from ksyspark_review.documents.recomputing import Decoding, check_examples, recompute
from ksyspark_review.items import item_id, source_words
from ksyspark_review.meaning import digest, written_types
from ksyspark_review.model import Calculation, Citation, Fate, Line, Sentence
from ksyspark_review.sentences.phrases import parts_of
from ksyspark_review.sentences.rules import sentences_of

Kind = Literal["structure", "field", "instance", "parameter", "code"]


@dataclass(frozen=True, slots=True)
class Part:
    """A part with what it says of its origin.

    `id` is the path joined by dots, as items have it; of a code the code list's, then the number. `defines` says that
    the part has bytes or is a code: a line that it cites defines something, any other line carries a rule.
    """

    id: str
    kind: Kind
    place: Place
    about: Documentation
    defines: bool = False

    @property
    def specification(self) -> str:
        return self.id.split(".", 1)[0]

    @property
    def sources(self) -> tuple[str, ...]:
        """Its sources, as `D1:77` or `D2`."""
        return source_words(self.about, "-source")

    @property
    def words(self) -> str:
        return f"the {'field' if self.kind == 'instance' else self.kind} `{self.id}`"


def parts_to_trace(root: TypeSpec) -> Iterator[Part]:
    """Yield the parts of a specification in its own order."""
    for owner in root.with_nested():
        yield Part(".".join(owner.path), "structure", owner.places.get("-source", owner.place), owner.about)
        for parameter in owner.params:
            yield Part(item_id(owner, parameter), "parameter", parameter.place_of("-source"), parameter.about)
        for attribute in owner.attributes():
            kind: Kind = "instance" if attribute.is_instance else "field"
            place, is_read = attribute.place_of("-source"), attribute.value is None
            yield Part(item_id(owner, attribute), kind, place, attribute.about, is_read)
        for codes in owner.enums.values():
            for number, value in codes.values.items():
                yield Part(f"{'.'.join(codes.path)}.{number}", "code", codes.place, value.about, True)


@dataclass(slots=True)
class Coverage:
    """What cites what.

    `citing` are the ids of the parts that cite a line, by document and number, `cited` whether the line defines
    something (field, code) or only carries a rule, `decisions` what decides each part, by its id, `names` what a
    review file may call parts, with their ids. `is_unreadable` says that a citation means no line, or a decision no
    item.
    """

    citing: dict[tuple[str, int], list[str]] = field(default_factory=dict)
    cited: dict[tuple[str, int], Fate] = field(default_factory=dict)
    decisions: dict[str, tuple[str, ...]] = field(default_factory=dict)
    names: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)
    is_unreadable: bool = False

    def note(self, citation: Citation, fate: Fate) -> None:
        """Note that something cites a line; that it defines a field outweighs that it carries a rule."""
        key = (citation.document, citation.line)
        if citation.line and (fate == "field" or key not in self.cited):
            self.cited[key] = fate

    def report(self, place: Place, sentence: str) -> None:
        """Note what makes a page unreadable."""
        self.is_unreadable = True
        self.problems.append(place.problem(sentence))


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
    citing: tuple[page_file.DecisionEntry | page_file.MessageEntry, ...] = (
        *page.decisions,
        *page.calculations,
        *page.examples,
    )
    for written in chain.from_iterable(entry.citations for entry in citing):
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
    except page_file.BadCitation as error:
        coverage.report(written.place, str(error))
        return None


def lines_of(coverage: Coverage, document: DocumentEntry) -> Mapping[int, Line]:
    """Return the lines of a document that are not blank, by number, with their fates."""
    fates: dict[int, Fate] = {
        number: "heading" if fate == "heading" else "behaviour"
        for number, fate in document.fates.items()
        if fate != page_file.BLANK
    }
    fates.update({number: fate for (name, number), fate in coverage.cited.items() if name == document.id})
    quotes = document.quotes
    texts = {number: quotes[number].text if number in quotes else None for number in fates}
    return {number: Line(number, fates[number], texts[number]) for number in sorted(fates)}


def _decide(coverage: Coverage, page: PageEntry, known: tuple[Part, ...]) -> None:
    """Note which decision decides which part: the items that decisions name, and `-decision` of parts."""
    decisions: dict[str, list[str]] = {}
    names = coverage.names = item_names(known)
    for decision in page.decisions:
        for item in decision.items:
            if item.text not in names:
                hint = did_you_mean(item.text, names, "no specification of the page has it")
                coverage.report(item.place, f"`{decision.id}` decides `{item.text}`{hint}")
            for id_ in names.get(item.text, ()):
                decisions.setdefault(id_, []).append(decision.id)
    ids = [decision.id for decision in page.decisions]
    for part in known:
        for id_ in source_words(part.about, "-decision"):
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
            citations.append(sources.cite(part.specification, source))
        except page_file.BadCitation as error:
            coverage.report(part.place, f"{part.words} cites `{source}`: {error}")
    for citation in citations:
        coverage.note(citation, "field" if part.defines else "rule")
        if citation.line:
            coverage.citing.setdefault((citation.document, citation.line), []).append(part.id)
    is_decided = part.id in coverage.decisions
    coverage.problems.extend(part.place.problem(sentence) for sentence in _lacks(part, citations, is_decided))


def _lacks(part: Part, citations: list[Citation], is_decided: bool) -> Iterator[str]:
    if part.kind == "structure":
        return
    is_field, status = part.kind in ("field", "instance"), "".join(source_words(part.about, "-status"))
    if not part.sources and (is_field or not is_decided):
        alternative = "" if is_field else ", or a decision that lists it under `items`"
        yield f"{part.words} has no source: expected a line or document, as `-source: [D1:1]`{alternative}"
    if part.kind != "code" and status not in STATUS:
        yield f"{part.words} needs `-status`: one of {', '.join(STATUS)}, found `{status}`"
    if status == "stated" and part.sources and not any(":" in source for source in part.sources):
        yield f"{part.words} is said to be stated, but cites no line of a document"
    if status == "assumed" and not is_decided:
        yield f"{part.words} is assumed, but no decision says why: expected one that lists it under `items`"
    if is_field and not part.about.doc_refs and any(not citation.line for citation in citations):
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


def check_lines(page: PageEntry) -> Iterator[Problem]:
    """Yield a problem for each translation of another line than the document has, and for each mark that is not in it.

    A translation carries the digest of its line, so that a line that changes is translated again.
    """
    for document in page.documents:
        for number, entry in document.translations.items():
            quote = document.quotes.get(number)
            today = digest("line", quote.text) if quote else ""
            if quote is None:
                yield entry.place.problem(f"line {number} of {document.id} is translated, but not quoted")
            elif entry.of != today:
                then = f'read it beside `{quote.text}`, then put `of: "{today}"` behind it'
                what = f"the translation of line {number} of {document.id}"
                yield entry.place.problem(f"{what} was made of another text: {then}")
        for number, marks in document.marks.items():
            quote = document.quotes.get(number)
            for mark in marks:
                if quote is None or mark.text not in quote.text:
                    yield mark.place.problem(f"line {number} of {document.id} has no words `{mark.text}` to mark")


def written_rules(page: PageEntry, typer: Typer) -> tuple[Mapping[str, tuple[Sentence, ...]], list[Problem]]:
    """Return the sentences of `rules` by item, and a problem for each that was written for other sentences."""
    written, problems = dict[str, tuple[Sentence, ...]](), list[Problem]()
    parts = {
        item_id(owner, part): (part, owner)
        for name in page.specifications
        for owner in written_types(typer.library, name.text)
        for part in parts_of(owner)
    }
    for entry in page.rules:
        if entry.item not in parts:
            hint = did_you_mean(entry.item, parts, "no specification of the page has it")
            problems.append(entry.place.problem(f"there is no item `{entry.item}`{hint}"))
            continue
        generated = sentences_of(*parts[entry.item], typer)
        today = digest([one.text.en for one in generated])
        if entry.written_for != today:
            sentence = f"was written for other sentences than “{' '.join(one.text.en for one in generated)}”"
            then = f'read it beside them, then put `for: "{today}"` behind it'
            problems.append(entry.place.problem(f"the rule of `{entry.item}` {sentence}: {then}"))
        written[entry.item] = tuple(Sentence("rule", text) for text in entry.sentences)
    return written, problems


@dataclass(frozen=True, slots=True)
class Loaded:
    """Specifications as they are written, and the same checked, with recursive types unrolled."""

    library: Library
    typer: Typer


@dataclass(frozen=True, slots=True)
class Traced:
    """A page and its specifications, which fit: in `library` as written, in `typer` with recursive types unrolled."""

    entry: PageEntry
    library: Library
    typer: Typer
    sources: Sources
    parts: tuple[Part, ...]
    coverage: Coverage
    calculations: tuple[Calculation, ...]
    rules: Mapping[str, tuple[Sentence, ...]]
    problems: tuple[Problem, ...]


def trace_page(ksy: Path, file: Path) -> Traced:
    """Read a review file and the specifications it names, and compare them. Raises SpecError with every problem."""
    traced = traced_page(ksy, file)
    if traced.problems:
        raise SpecError(traced.problems)
    return traced


def traced_page(ksy: Path, file: Path, loaded: Loaded | None = None) -> Traced:
    """Read and compare a review file with its specifications; `problems` has what does not fit.

    `loaded` has at least these, where they are loaded already. Raises SpecError where a specification has mistakes, or
    citations that mean no line.
    """
    entry, problems = read_page(file, displayed(file, ksy))
    if loaded and all(name.text in loaded.library.specs for name in entry.specifications):
        library, typer = loaded.library, loaded.typer
    else:
        library = load_page_library(ksy, entry)
        typer = checked_each(library)
    sources = sources_of(entry, library)
    parts = tuple(part for name in entry.specifications for part in parts_to_trace(library.specs[name.text].root))
    coverage = cover(entry, sources, parts)
    decoding = Decoding(typer)
    calculations, wrong = recompute(entry, sources, decoding)
    rules, of_rules = written_rules(entry, typer)
    of_lines = (
        *_check_accounts(ksy, entry),
        *check_lines(entry),
        *page_file.check_sources(sources),
        *coverage.problems,
    )
    every = (*problems, *of_rules, *of_lines, *wrong, *check_examples(entry, decoding))
    if coverage.is_unreadable:
        raise SpecError(every)
    return Traced(entry, library, typer, sources, parts, coverage, tuple(calculations), rules, every)


def _check_accounts(ksy: Path, entry: PageEntry) -> Iterator[Problem]:
    """Report documents whose lines are said to be accounted for by a page that does not do so."""
    for document in entry.documents:
        if not document.accounted_for_by:
            continue
        try:
            file = page_file.find_page(ksy, document.accounted_for_by)
            other, _ = read_page(file, displayed(file, ksy))
        except SpecError as error:
            yield from error.problems
            continue
        theirs = [one for one in other.documents if one.file == document.file and not one.accounted_for_by]
        if not any(one.sha256 == document.sha256 for one in theirs):
            yield document.place.problem(f"the page `{other.id}` does not account for the lines of {document.file}")


def load_page_library(ksy: Path, entry: PageEntry) -> Library:
    """Load the specifications of a page, unchecked. Raises SpecError for one that is not below the folder."""
    paths, known = [], {path.stem: path for path in sorted(ksy.rglob("*.ksy"))}
    problems: list[Problem] = []
    for name in entry.specifications:
        if name.text in known:
            paths.append(known[name.text])
        else:
            hint = did_you_mean(name.text, known)
            problems.append(name.place.problem(f"there is no specification `{name.text}`{hint}"))
    if problems:
        raise SpecError(problems)
    return load_library(paths, ksy.resolve().parent)


def sources_of(entry: PageEntry, library: Library) -> Sources:
    """Return the documents of a page with the names that its specifications in a library have for them."""
    names = [name.text for name in entry.specifications if name.text in library.trees]
    return Sources(entry.documents, {name: page_file.own_documents(library.trees[name]) for name in names})


def displayed(path: Path, ksy: Path) -> str:
    """Name a file from the folder above the specifications, the same way on every machine."""
    resolved, above = path.resolve(), ksy.resolve().parent
    return resolved.relative_to(above).as_posix() if resolved.is_relative_to(above) else path.name
