"""The XLSX of a page, for those who cannot use the page: its questions, with drop-downs for the verdicts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from ksyspark_codegen.review.answers.files.wording import COLUMNS, KEYS, ROLES, VERDICTS, word_of
from ksyspark_codegen.review.answers.files.wording import OVERALLS as OVERALL_WORDS
from ksyspark_codegen.review.answers.files.xlsx_file import ANSWERS_SHEET, REVIEW_SHEET, add_row, first_sheet, saved
from ksyspark_codegen.review.answers.model import FORMAT, OVERALLS, VERSION
from ksyspark_codegen.review.answers.questions import Question, questions_of, quotes_of
from ksyspark_codegen.review.model import Language, Review

if TYPE_CHECKING:
    from openpyxl.worksheet.worksheet import Worksheet

_WIDTHS: Mapping[str, float] = {
    "item": 32, "fingerprint": 15, "document": 60, "specification": 60, "verdict": 18, "remark": 50,
}  # fmt: skip
_FILLED_IN = ("verdict", "remark")
_FIRST_COLOR, _FILL_COLOR = "123C69", "FFF7E6"
# What a cell holds at most.
_MOST_OF_CELL = 32_000


def sheet_of(review: Review, language: Language) -> bytes:
    """Return the workbook of a page in a language; equal pages give equal bytes.

    Sheet "Answers" has a row for each thing to judge, sheet "Review" is signed; only what is to be filled in can be
    changed. The 12-digit code is left to the check-in, because it cannot be calculated by hand.
    """
    from openpyxl import Workbook  # noqa: PLC0415 (only where a workbook is written)

    book = Workbook()
    items = first_sheet(book, ANSWERS_SHEET)
    _fill_items(items, review, language)
    _fill_keys(book.create_sheet(REVIEW_SHEET), review, language)
    return saved(book)


def _fill_items(sheet: Worksheet, review: Review, language: Language) -> None:
    questions = questions_of(review)
    add_row(sheet, [word_of(COLUMNS, name, language) for name in COLUMNS])
    for question in questions:
        document, says = quotes_of(review, question.citations), question.says.of(language)
        add_row(sheet, [question.item, question.fingerprint, document[:_MOST_OF_CELL], says[:_MOST_OF_CELL], "", ""])
    for number, name in enumerate(COLUMNS, 1):
        sheet.column_dimensions[_letter(number)].width = _WIDTHS[name]
    _format(sheet, {number for number, name in enumerate(COLUMNS, 1) if name in _FILLED_IN})
    sheet.freeze_panes = "A2"
    column = _letter(list(COLUMNS).index("verdict") + 1)
    for words, rows in _runs(questions):
        _offer(sheet, [word_of(VERDICTS, one, language) for one in words], f"{column}{rows[0]}:{column}{rows[1]}")


def _fill_keys(sheet: Worksheet, review: Review, language: Language) -> None:
    to_sign = {
        "reviewer.role": [word_of(ROLES, role, language) for role in review.roles],
        "reviewer.name": [],
        "reviewer.organisation": [],
        "overall": [word_of(OVERALL_WORDS, one, language) for one in OVERALLS],
    }
    fixed = {
        "format": FORMAT,
        "version": str(VERSION),
        "page": review.id,
        "page_fingerprint": review.fingerprint,
        "language": language,
        **{f"specifications.{one.id}": one.fingerprint for one in review.specifications},
        **{f"documents.{one.id}": one.sha256 for one in review.documents if one.sha256},
    }
    add_row(sheet, ["key", "value"])
    for row, (key, offered) in enumerate(to_sign.items(), 2):
        add_row(sheet, [word_of(KEYS, key, language), ""])
        _offer(sheet, offered, f"B{row}:B{row}")
    for key, value in fixed.items():
        add_row(sheet, [key, value])
    sheet.column_dimensions["A"].width, sheet.column_dimensions["B"].width = 32, 70
    _format(sheet, {2}, last_row=1 + len(to_sign))


def _runs(questions: Sequence[Question]) -> Iterator[tuple[Sequence[str], tuple[int, int]]]:
    """Yield the verdicts and the first and last row of questions in a row that have the same verdicts."""
    start = 0
    for end in range(1, len(questions) + 1):
        if end == len(questions) or questions[end].verdicts != questions[start].verdicts:
            yield questions[start].verdicts, (start + 2, end + 1)
            start = end


def _offer(sheet: Worksheet, words: Sequence[str], cells: str) -> None:
    """Let the value of cells be chosen from a list; no word of it may hold a comma."""
    from openpyxl.worksheet.datavalidation import DataValidation  # noqa: PLC0415 (only where a workbook is written)

    if words:
        rule = DataValidation(type="list", formula1=f'"{",".join(words)}"', allow_blank=True)
        sheet.add_data_validation(rule)
        rule.add(cells)


def _format(sheet: Worksheet, open_columns: set[int], last_row: int | None = None) -> None:
    """Give the header its colour, wrap long texts, and lock all cells but those to be filled in."""
    from openpyxl.styles import Alignment, Font, PatternFill, Protection  # noqa: PLC0415 (as above)

    last_open = last_row or sheet.max_row  # It is counted anew each time.
    for row in sheet.iter_rows():
        for cell in row:
            cell.alignment = Alignment(wrap_text=True, vertical="top")
            if cell.row == 1:
                cell.font, cell.fill = Font(bold=True, color="FFFFFF"), PatternFill("solid", fgColor=_FIRST_COLOR)
            elif cell.column in open_columns and cell.row <= last_open:
                cell.protection, cell.fill = Protection(locked=False), PatternFill("solid", fgColor=_FILL_COLOR)
    sheet.protection.sheet = True
    sheet.protection.formatColumns = sheet.protection.formatRows = False


def _letter(column: int) -> str:
    return chr(ord("A") + column - 1)
