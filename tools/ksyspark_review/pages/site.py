"""Pages as files: those of a folder of specifications with their index, or one of anybody's specification.

A page is one HTML file that opens by double-click, with the data that its script reads: questions are laid out here,
what needs no answer is counted. Documents that are known by address have an optional page: numbers to copy from them
are compared on the page.
"""

import re
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from itertools import count, groupby
from pathlib import Path
from typing import get_args

from markupsafe import Markup

from ksyspark.compiler.build import folder_library
from ksyspark.escaping import script_json, visible
from ksyspark.garbage import without_collections
from ksyspark.spec.inference import Typer
from ksyspark.spec.library import Library
from ksyspark.spec.load import checked_each, load_specifications
from ksyspark.spec.problems import Problem, SpecError
from ksyspark_codegen.mutants.held import NOTHING
from ksyspark_codegen.mutants.judging import EVIDENCE
from ksyspark_review import model
from ksyspark_review.diff.model import Change
from ksyspark_review.documents.assemble import assemble, assemble_own
from ksyspark_review.documents.full_text import FullText
from ksyspark_review.documents.page import Loaded, displayed
from ksyspark_review.documents.page_file import SUFFIX, page_files, read_page
from ksyspark_review.examples import ENDING, with_examples, with_made_example
from ksyspark_review.javascript import Parsers, can_decode, script_of, script_parsers, script_texts
from ksyspark_review.pages.html import listed, packed, say, script_element, text_beside_templates, whole_page

_SHORT = 14
_CODE = re.compile(r"\S\s{2,}\S|[;{}]\s*$|/\*|\*/")
_VERDICTS = {"table": ("all-same", "some-differ", "unsure"), "decision": ("agree", "disagree", "not-mine")}
_SAME = ("same", "different", "unsure")
_WORD_OF_NUMBER = re.compile(r"\d+")


@dataclass(frozen=True, slots=True)
class LineView:
    """A quoted line. `look` is its class, if it has one; `translation` is empty in the line's own language."""

    number: int
    text: Markup
    language: str
    look: str
    translation: model.Text | None


@dataclass(frozen=True, slots=True)
class QuestionView:
    """A question with its number on the page; `planted_row` is that of a table, as digits.

    `groups` are (title, language, lines) of each document; the title is empty where the page has lines of one document
    only. `rows` are (row, lines, wrong rule or None) of a table.
    """

    asked: model.Question
    number: int
    groups: tuple[tuple[str, str, Sequence[LineView]], ...]
    rows: tuple[tuple[model.Row, Sequence[LineView], model.Text | None], ...]
    decision: model.Decision | None

    @property
    def planted_row(self) -> str:
        plant = self.asked.plant
        return "" if plant is None or plant.row is None else str(plant.row)

    @property
    def is_short(self) -> bool:
        """Whether the answers stand beside each other."""
        texts = (option.of(language) for option in self.asked.options for language in model.LANGUAGES)
        return all(len(text) <= _SHORT for text in texts)

    @property
    def has_lines(self) -> bool:
        return any(row.lines for row in self.asked.rows)

    @property
    def verdicts(self) -> tuple[str, ...]:
        """The names of the texts of the answers, in the order of their values: same, different, unsure."""
        return _VERDICTS.get(self.asked.form, _SAME)


def chapters_of(review: model.Review) -> tuple[tuple[model.Chapter, tuple[QuestionView, ...]], ...]:
    """Return the chapters of a page with their questions as they are laid out; questions are numbered through."""
    decisions, numbers = {one.id: one for one in review.decisions}, count(1)
    titles = {one.id: (one.title, one.language) for one in review.documents if one.lines is not None}

    def view(question: model.Question) -> QuestionView:
        groups, rows = tuple(_groups(question.lines, titles)), tuple(_rows(question))
        return QuestionView(question, next(numbers), groups, rows, decisions.get(question.decision))

    return tuple((chapter, tuple(map(view, chapter.questions))) for chapter in review.chapters if chapter.questions)


def _rows(question: model.Question) -> Iterator[tuple[model.Row, Sequence[LineView], model.Text | None]]:
    plant = question.plant
    for number, row in enumerate(question.rows):
        wrong = (row.wrong or plant.rule) if plant is not None and plant.row == number else None
        yield row, [_line(one) for one in row.lines], wrong


def _groups(
    lines: Sequence[model.QuotedLine], titles: dict[str, tuple[str, str]]
) -> Iterator[tuple[str, str, Sequence[LineView]]]:
    for document, many in groupby(lines, lambda line: line.document):
        title, language = titles.get(document, ("", "")) if len(titles) > 1 else ("", "")
        yield title, language, [_line(one) for one in many]


def _line(line: model.QuotedLine) -> LineView:
    texts = [line.translation.of(language) if line.translation else "" for language in model.LANGUAGES]
    other = ["" if text.strip() == line.text.strip() else text for text in texts]
    look = "oc" if _CODE.search(line.text) else ""
    return LineView(line.number, _marked(line), line.language, look, model.Text(*other) if any(other) else None)


def _marked(line: model.QuotedLine) -> Markup:
    parts, at = [], 0
    for start, end in sorted(line.marks):
        parts += [visible(line.text[at:start]), Markup("<mark>{}</mark>").format(visible(line.text[start:end]))]
        at = end
    return Markup().join([*parts, visible(line.text[at:])])


def given_away(review: model.Review) -> Iterator[str]:
    """Yield a sentence for each number that stands above the questions and is the answer to one."""
    heads = [("the title", review.title), ("the introduction", review.introduction)]
    heads += [
        (f"the head of chapter {chapter.id}", text)
        for chapter in review.chapters
        for text in (chapter.title, chapter.lead)
    ]
    for question in review.questions:
        options = {str(number): {*_WORD_OF_NUMBER.findall(text.en)} for number, text in enumerate(question.options)}
        right = options.pop(question.right, set())
        for number in right.difference(*options.values()):
            for name, text in heads:
                if number in _WORD_OF_NUMBER.findall(text.en):
                    yield f"{name} has the number {number}, which is the answer to question `{question.id}`"


FATES: tuple[model.Fate, ...] = get_args(model.Fate)
_REASONS = ("questions", "parameter", "instance", "address", "line", "other", "code", "formula")


@dataclass(frozen=True, slots=True)
class Fact:
    """Something that was checked; `name` is the text of the link to `href`, if there is one."""

    text: model.Text
    is_warning: bool = False
    href: str = ""
    name: str = ""


def reasons_of(review: model.Review) -> Mapping[str, int]:
    """Return how many rules stand behind questions, and for each reason how many do not."""
    behind = {id_ for one in review.questions for id_ in one.items}
    own = {one.id for one in review.documents if one.lines is not None}
    codes = [code.id for one in review.code_lists for code in one.codes]
    counts = Counter("questions" if one.id in behind else _reason(one, own) for one in review.items)
    counts.update("questions" if one in behind else "code" for one in codes)
    counts["formula"] = sum(sentence.is_formula for one in review.items for sentence in one.sentences)
    return {reason: counts[reason] for reason in _REASONS if counts[reason]}


def _reason(item: model.Item, own: set[str]) -> str:
    if item.kind != "field":
        return item.kind
    if any(one.document in own and one.line for one in item.citations):
        return "line"
    return "address" if item.citations else "other"


def facts_of(review: model.Review) -> Iterator[Fact]:
    """Yield what became of each line, what guards the questions, and what rests on nothing."""
    for document in review.documents:
        if document.lines is not None:
            yield _fact(document)
    quoted = [line for one in review.questions for line in one.quoted]
    if quoted:
        yield Fact(say("checked-quotes", n=len({(one.document, one.number) for one in quoted})))
    guarded = guarded_from_outside(review)
    if guarded:
        yield Fact(say("checked-guarded", n=len(guarded), numbers=_ranges(guarded)))
    for kind, numbers in held_by(review).items():
        yield Fact(say(f"held-{kind}", numbers=_ranges(numbers)))
    if review.documents:
        baseless = _baseless(review)
        yield Fact(say("checked-baseless", n=baseless), is_warning=True) if baseless else Fact(say("checked-bases"))


def guarded_from_outside(review: model.Review) -> tuple[int, ...]:
    """Return the numbers of the questions that quote a line of a sum that agrees, or of an example of a document."""
    sums = (one.citations for one in review.calculations if one.agrees)
    examples = (one.citations for one in review.examples if one.origin == "document")
    places = {(one.document, one.line) for citations in (*sums, *examples) for one in citations}
    quoted = ({(line.document, line.number) for line in one.quoted} for one in review.questions)
    return tuple(number for number, lines in enumerate(quoted, 1) if lines & places)


def held_by(review: model.Review) -> Mapping[str, Sequence[int]]:
    """Return the numbers of questions by the best evidence that holds any of their rules, then those with NOTHING."""
    names = {code.id: f"{codes.id}.{code.label}" for codes in review.code_lists for code in codes.codes}
    numbers: dict[str, list[int]] = {kind: [] for kind in (*EVIDENCE, NOTHING)}
    for number, question in enumerate(review.questions, 1):
        kinds = {kind for id_ in question.items for kind in review.held.get(names.get(id_, id_), ())}
        best = [kind for kind in EVIDENCE if kind in kinds][:1]
        for kind in (*best, *kinds & {NOTHING}):
            numbers[kind].append(number)
    return {kind: each for kind, each in numbers.items() if each}


def _ranges(numbers: Sequence[int]) -> str:
    """Return ascending numbers as `1-3, 7`."""
    runs = [[number for _, number in run] for _, run in groupby(enumerate(numbers), lambda pair: pair[1] - pair[0])]
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}-{run[-1]}" for run in runs)


def _fact(document: model.Document) -> Fact:
    lines = document.lines or {}
    if document.accounted_for_by:
        href = f"{document.accounted_for_by}.html"
        return Fact(say("checked-elsewhere", title=document.title), href=href, name=document.accounted_for_by)
    fates = Counter(line.fate for line in lines.values())
    if not (fates["heading"] or fates["behaviour"]):
        return Fact(say("checked-quoted", title=document.title, n=len(lines)))
    told = [say(f"fate-{fate}", n=fates[fate]) for fate in FATES if fates[fate]]
    return Fact(say("checked-lines", title=document.title, n=len(lines), fates=listed(told)))


def _baseless(review: model.Review) -> int:
    decided = {item for one in review.decisions for item in one.items}
    codes = [(code.id, code.citations) for one in review.code_lists for code in one.codes]
    resting = [(one.id, one.citations or one.decisions) for one in review.items]
    return sum(not citations and id_ not in decided for id_, citations in [*resting, *codes])


_OVERALL = ("agree", "agree-with-remarks", "disagree", "no-opinion")
_ROLES = {"protocol owner": "role-protocol-owner", "independent reader": "role-independent-reader"}


def page_html(
    review: model.Review,
    changes: Sequence[Change] | None = None,
    script: str = "",
    texts: Mapping[str, Mapping[str, str]] | None = None,
    *,
    decodes: bool = True,
) -> str:
    """Return the page of a review; `changes` are those since the version before, or None if nothing is compared.

    `texts` are those that the script makes, by key; `decodes` tells whether it can read messages.
    """
    chapters = chapters_of(review)
    questions = [one for _, each in chapters for one in each]
    example = shown_example(review)
    breaking = breaking_examples(review)
    begin, source = text_beside_templates("begin.js"), script.replace("\r\n", "\n")
    data = review_data(review, (*((example,) if example else ()), *breaking))
    elements = [packed(script_json(data), "review"), packed(script_json(texts or {}), "words")]
    roles, other = review.roles or _ROLES, ("other", say("role-other"))
    return whole_page(
        "page.html.jinja",
        page=review.id,
        fingerprint=review.fingerprint,
        scripts=[begin, source] if source else [begin],
        begin=script_element(begin),
        packed=[*elements, packed(source)] if source else elements,
        title=review.title,
        short=short_title(review.title),
        review=review,
        total=len(questions),
        changes=changes or (),
        papers=[one for one in review.documents if one.lines is not None],
        chapters=chapters,
        structures=[structure for one in review.specifications for structure in one.structures],
        decodes=decodes,
        example=example,
        breaking=breaking,
        facts=[*facts_of(review)],
        rules=len(review.items) + sum(len(one.codes) for one in review.code_lists),
        reasons=reasons_of(review),
        unasked=[one for one in review.decisions if one.id not in {question.decision for question in review.questions}],
        has_sources=bool(sources_of(review)),
        roles=(*((one, say(_ROLES[one]) if one in _ROLES else model.Text.same(one)) for one in roles), other),
        overall=_OVERALL,
        key=tuple(one for one in questions if one.asked.options),
    )


def review_data(review: model.Review, examples: Sequence[model.Example]) -> dict[str, object]:
    """Return what the script of a page has to know: fingerprints, names, rules that refuse, messages."""
    return {
        "page": review.id,
        "fingerprint": review.fingerprint,
        "planted": model.PLANTED,
        "specifications": {one.id: one.fingerprint for one in review.specifications},
        "documents": {one.id: one.sha256 for one in review.documents if one.sha256},
        "names": {
            one.id: visible(one.name) for one in review.items if one.name != one.id.rpartition(".")[2].replace("_", " ")
        },
        "rules": {one.id: rule for one in review.items if (rule := _refusing(one))},
        "examples": {
            one.id: {"specification": one.specification, "parameters": dict(one.parameters), "hex": one.message.hex()}
            for one in examples
        },
    }


def _refusing(item: model.Item) -> dict[model.Language, str] | None:
    """Return the last sentence on what an item accepts, which says it best where a rule is an expression."""
    said = [one.text for one in item.sentences if one.kind == "valid" and not one.is_formula]
    return {language: visible(said[-1].of(language)) for language in model.LANGUAGES} if said else None


def short_title(title: model.Text) -> model.Text:
    """Return what a title begins with, for the bar."""
    return model.Text.each(lambda language: re.split("[,，:：(（]", title.of(language), maxsplit=1)[0])


def shown_example(review: model.Review) -> model.Example | None:
    """Return the message that is shown, or None if no message is accepted: the document's own before others."""
    accepted = [one for one in review.examples if one.refusal is None]
    order = {"document": 0, "sample": 1, "made": 2}
    return min(accepted, key=lambda example: order.get(example.origin, 3), default=None)


def breaking_examples(review: model.Review) -> tuple[model.Example, ...]:
    """Return one message that breaks a rule for each question that has one."""
    broken = [one for one in review.examples if one.origin == "breaking"]
    first = (next((each for each in broken if each.item in one.items), None) for one in review.questions)
    return tuple({one.id: one for one in first if one is not None}.values())


_NUMBER = re.compile(r"-?\d+")
_PLAIN = str.maketrans("−", "-", "\u202f")
"""Numbers of sentences as a reader types them: no gaps between thousands, a hyphen for minus."""


@dataclass(frozen=True, slots=True)
class SourceRow:
    """A field or code with its rule, and the numbers of the rule, joined by blanks."""

    name: str
    sentences: tuple[model.Text, ...]
    numbers: str


def sources_of(review: model.Review) -> tuple[tuple[model.Document, Mapping[str, Sequence[SourceRow]]], ...]:
    """Return the documents known by address with what has numbers or conditions and no question says, by section."""
    shown = {(id_, title) for q in review.questions for id_ in q.items for title, _ in (*q.generated, *q.beyond)}
    rows: dict[str, dict[str, list[SourceRow]]] = {}
    for id_, title, citations, row in _every(review):
        for citation in dict.fromkeys(citations):
            if (id_, title) not in shown and not citation.line:
                rows.setdefault(citation.document, {}).setdefault(citation.section, []).append(row)
    return tuple((one, rows[one.id]) for one in review.documents if one.lines is None and one.id in rows)


def sources_html(review: model.Review, short: model.Text) -> str:
    """Return the page of a review's documents that are known by address; `short` is the title in the bar."""
    begin, script = text_beside_templates("begin.js"), text_beside_templates("sources.js")
    return whole_page(
        "sources.html.jinja",
        page=review.id,
        fingerprint=review.fingerprint,
        scripts=[begin, script],
        begin=script_element(begin),
        script=script_element(script),
        title=review.title,
        short=short,
        sources=sources_of(review),
    )


def _every(review: model.Review) -> Iterator[tuple[str, str, tuple[model.Citation, ...], SourceRow]]:
    for item in review.items:
        place = (say("bit-place", n=7 - item.bits[0]),) if item.bits else ()
        sentences = (*(one.text for one in item.sentences), *place)
        numbers = dict.fromkeys(number for text in sentences for number in _NUMBER.findall(text.en.translate(_PLAIN)))
        if item.kind == "field" and item.size != 0 and (numbers or any(one.kind == "if" for one in item.sentences)):
            yield item.id, item.name, item.citations, SourceRow(item.name, sentences, " ".join(numbers))
    for codes in review.code_lists:
        for code in codes.codes:
            said = model.Text.same(": ".join(part for part in (f"{codes.name} {code.value}", code.doc) if part))
            yield code.id, codes.name, code.citations, SourceRow(code.name, (said,), str(code.value))


def index_html(reviews: Sequence[model.Review], others: Sequence[str] = ()) -> str:
    """Return the index of reviews, in the order given; `others` are specifications without a page."""
    begin = text_beside_templates("begin.js")
    return whole_page(
        "index.html.jinja",
        page="index",
        fingerprint="",
        scripts=[begin],
        begin=script_element(begin),
        title=say("index-title"),
        short=say("index-title"),
        reviews=reviews,
        steps=[f"index-how-{number}" for number in range(1, 5)],
        others=tuple(others),
        glossary=_glossary(reviews),
    )


def _glossary(reviews: Sequence[model.Review]) -> tuple[tuple[str, model.Text], ...]:
    """Return the words of all pages in alphabetical order; a page that comes first decides on a word of several."""
    words: dict[str, model.Text] = {}
    for review in reviews:
        for word, meaning in review.glossary.items():
            # Some begin with the word itself.
            start = re.compile(rf"{re.escape(word)}\s*[:：]\s*", re.IGNORECASE)
            texts = (start.sub("", text, count=1) for text in (meaning.en, meaning.zh, meaning.pt))
            words.setdefault(word, model.Text(*texts))
    return tuple((word, words[word]) for word in sorted(words, key=str.casefold))


@dataclass(frozen=True, slots=True)
class Site:
    """Pages by file name with their index, and the problems of those that could not be made."""

    pages: Mapping[str, str]
    problems: tuple[Problem, ...] = ()


def review_files(ksy: Path, library: Library, typer: Typer) -> dict[str, str]:
    """Return the pages below `review/`, for the entry point of `ksyspark.targets`. Raises SpecError of all pages."""
    site = pages(ksy, Loaded(library, typer))
    if site.problems:
        raise SpecError(list(site.problems))
    return {f"review/{name}": text for name, text in site.pages.items()}


@without_collections()
def pages(
    ksy: Path,
    loaded: Loaded | None = None,
    changes: Mapping[str, Sequence[Change]] | None = None,
    asked: Mapping[str, Collection[str]] | None = None,
) -> Site:
    """Return the pages of a folder of specifications and their index; nothing where no review file is.

    `loaded` has the specifications of the folder where they are loaded already. `changes` are those of each page since
    an earlier version, by its id; `asked` has the fingerprints of the questions of earlier versions, by page: a second
    page then asks the other questions only. A page with problems is not made; its problems are returned. Raises
    ToolMissing where the official compiler cannot run.
    """
    files = page_files(ksy)
    if not files:
        return Site({})
    if loaded is None:
        library = folder_library(ksy)
        loaded = Loaded(library, checked_each(library))
    problems: list[Problem] = []
    # Node compiles the parsers meanwhile.
    with ThreadPoolExecutor(1) as pool:
        library = loaded.typer.library
        parsers = pool.submit(script_parsers, library, sorted(library.specs))
        reviews = [*_reviews(ksy, files, loaded, problems)]
    made: dict[str, str] = {}
    for review in reviews:
        of_page = changes.get(review.id, ()) if changes else None
        made |= _page(review, loaded.typer, parsers.result(), of_page)
        before = asked.get(review.id) if asked else None
        new = [one for one in review.questions if before is not None and one.fingerprint not in before]
        if new and len(new) < len(review.questions):
            only_new = _page(_with_questions(review, new), loaded.typer, parsers.result(), of_page)
            made[f"{review.id}.changed.html"] = only_new[f"{review.id}.html"]
    shown = {name.text for file in files for name in read_page(file)[0].specifications}
    others = sorted(spec.title or id_ for id_, spec in library.specs.items() if id_ not in shown)
    return Site({**made, "index.html": index_html(reviews, others)}, tuple(problems))


def _with_questions(review: model.Review, questions: Sequence[model.Question]) -> model.Review:
    chapters = (replace(one, questions=tuple(q for q in one.questions if q in questions)) for one in review.chapters)
    return replace(review, chapters=tuple(one for one in chapters if one.questions))


def own_page(path: Path, document: FullText | None = None, import_paths: Sequence[str] = ()) -> dict[str, str]:
    """Return the page of a specification that has no review file. Raises SpecError, ToolMissing."""
    typer = load_specifications([path], import_paths=import_paths)
    review = with_made_example(assemble_own(path, document, import_paths), typer, path)
    parsers = script_parsers(typer.library, [one.id for one in review.specifications])
    return _page(review, typer, parsers, None)


def _reviews(ksy: Path, files: Sequence[Path], loaded: Loaded, problems: list[Problem]) -> Iterator[model.Review]:
    for file in files:
        try:
            messages = file.with_name(file.name.removesuffix(SUFFIX) + ENDING)
            review = with_examples(assemble(ksy, file, loaded), loaded.typer, messages)
        except SpecError as error:
            problems.extend(error.problems)
            continue
        told = [Problem(displayed(file, ksy), 1, 1, review.id, sentence) for sentence in given_away(review)]
        problems.extend(told)
        if not told:
            yield review


def _page(review: model.Review, typer: Typer, parsers: Parsers, changes: Sequence[Change] | None) -> dict[str, str]:
    """Return a page, and that of its documents known by address, if there are any."""
    ids = [one.id for one in review.specifications]
    script, decodes = script_of(typer, ids, parsers), can_decode(typer.library, ids, parsers)
    made = {f"{review.id}.html": page_html(review, changes, script, script_texts(), decodes=decodes)}
    if sources_of(review):
        made[f"{review.id}.sources.html"] = sources_html(review, short_title(review.title))
    return made
