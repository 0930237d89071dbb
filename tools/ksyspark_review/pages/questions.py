"""Questions as the templates lay them out: quoted lines with their marks, answers, what is planted."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from markupsafe import Markup

from ksyspark.escaping import visible
from ksyspark_review import model

_SHORT = 14
_CODE = re.compile(r"\S\s{2,}\S|[;{}]\s*$|/\*|\*/")
_VERDICTS = {
    "table": ("all-same", "some-differ", "unsure"),
    "decision": ("agree", "disagree", "not-mine"),
}
_WORD_OF_NUMBER = re.compile(r"\d+")


@dataclass(frozen=True, slots=True)
class LineView:
    """A quoted line. `look` are its classes in the style sheet, `translation` is empty in the line's own language."""

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
        texts = (option.text.of(language) for option in self.asked.options for language in model.LANGUAGES)
        return all(len(text) <= _SHORT for text in texts)

    @property
    def has_lines(self) -> bool:
        return any(row.lines for row in self.asked.rows)

    @property
    def verdicts(self) -> tuple[tuple[str, str], ...]:
        """The values of the answers with the names of their texts."""
        values = ("same", "different", "unsure")
        return tuple(zip(values, _VERDICTS.get(self.asked.form, values), strict=True))


@dataclass(frozen=True, slots=True)
class ChapterView:
    """A chapter with its questions as they are laid out."""

    of: model.Chapter
    questions: tuple[QuestionView, ...]


def chapters_of(review: model.Review) -> tuple[ChapterView, ...]:
    """Return the chapters of a page; questions are numbered through."""
    decisions = {one.id: one for one in review.decisions}
    titles = {one.id: (one.title, one.language) for one in review.documents if one.lines is not None}
    chapters, number = [], 0
    for chapter in review.chapters:
        views = [
            QuestionView(
                asked=one,
                number=at,
                groups=tuple(_groups(one.lines, titles)),
                rows=tuple(_rows(one)),
                decision=decisions.get(one.decision),
            )
            for at, one in enumerate(chapter.questions, number + 1)
        ]
        number += len(views)
        if views:
            chapters.append(ChapterView(chapter, tuple(views)))
    return tuple(chapters)


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
    look = "o code" if _CODE.search(line.text) else "o"
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
        right = next((one.text.en for one in question.options if one.id == question.right != model.NOT_SAID), "")
        wrong = {number for one in question.options if one.id != question.right for number in _numbers(one.text.en)}
        for number in _numbers(right) - wrong:
            for name, text in heads:
                if number in _numbers(text.en):
                    yield f"{name} has the number {number}, which is the answer to question `{question.id}`"


def _numbers(text: str) -> set[str]:
    return set(_WORD_OF_NUMBER.findall(text))
