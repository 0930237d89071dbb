"""Answers as sheets: rows of text, CSV, XLSX, and the workbook with drop-downs of a page."""

from __future__ import annotations

import csv
import io
import re
import warnings
import zipfile
import zlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ksyspark_review.answers.model import (
    COLUMNS,
    FORMAT,
    KEYS,
    MOST_ANSWERS,
    MOST_BYTES,
    OVERALL_WORDS,
    OVERALLS,
    ROLE_WORDS,
    VERDICT_WORDS,
    VERSION,
    Answers,
    AnswersRefused,
    answers_of,
    key_of,
    plain_of,
    shown,
    word_of,
)
from ksyspark_review.answers.questions import Question, questions_of, quotes_of
from ksyspark_review.model import Language, Review

if TYPE_CHECKING:
    from openpyxl import Workbook
    from openpyxl.worksheet.worksheet import Worksheet


ITEM_COLUMNS = ("item", "fingerprint", "verdict", "remark")
_NESTED = ("specifications", "documents", "reviewer")


def key_rows(answers: Answers) -> Iterator[tuple[str, str]]:
    """Yield the `key, value` rows of a file."""
    for key, value in plain_of(answers).items():
        if isinstance(value, dict):
            yield from ((f"{key}.{name}", str(one)) for name, one in value.items())
        elif key != "answers":
            yield key, str(value)


def item_rows(answers: Answers) -> Iterator[tuple[str, ...]]:
    """Yield a row for each answer, in the order of `ITEM_COLUMNS`."""
    for answer in answers.answers:
        yield answer.item, answer.fingerprint, answer.verdict, answer.remark


def answers_of_rows(keys: Iterable[Sequence[str]], items: Iterable[Sequence[str]]) -> Answers:
    """Return the answers of a file's rows; the first of `items` names the columns. Raises AnswersRefused."""
    plain = _plain_of_keys(keys)
    plain["answers"] = list(_plain_of_items(iter(items)))
    return answers_of(plain, needs_code=False)


def _plain_of_keys(rows: Iterable[Sequence[str]]) -> dict[str, object]:
    plain: dict[str, object] = {"code": "", "started": "", "saved": ""}
    nested: dict[str, dict[str, object]] = {name: {} for name in _NESTED}
    seen = set[str]()
    for row in rows:
        written, value = (*row, "", "")[:2]
        if not written:
            continue
        key = key_of(KEYS, written)
        if key in seen:
            raise AnswersRefused(f"holds the key {shown(key)} twice")
        seen.add(key)
        above, _, name = key.partition(".")
        if above in nested and name:
            nested[above][name] = key_of(ROLE_WORDS, value) if key == "reviewer.role" else value
        else:
            plain[key] = _typed(key, value)
    if plain.get("format") != FORMAT:
        raise AnswersRefused("is not an answers file of a review page")
    nested["reviewer"] = {"name": "", "role": "", "organisation": "", **nested["reviewer"]}
    return {**plain, **nested}


def _typed(key: str, value: str) -> object:
    if key == "version":
        return VERSION if value == str(VERSION) else value
    if key == "overall":
        return key_of(OVERALL_WORDS, value)
    # A space between groups of digits is for people.
    return value.replace(" ", "") if key == "code" else value


def _plain_of_items(rows: Iterator[Sequence[str]]) -> Iterator[Mapping[str, object]]:
    """Yield the answers; columns are found by name, others are left alone, and so are rows that say nothing."""
    header = [key_of(COLUMNS, name) for name in next(rows, ())]
    for name in ITEM_COLUMNS:
        if header.count(name) != 1:
            raise AnswersRefused(f'has no column "{name}", or more than one' if header else "has no table of answers")
    places = {name: header.index(name) for name in ITEM_COLUMNS}
    count = 0
    for row in rows:
        values = {name: row[place] if place < len(row) else "" for name, place in places.items()}
        if values["verdict"].strip() or values["remark"].strip():
            count += 1
            if count > MOST_ANSWERS:
                raise AnswersRefused(f"holds more than {MOST_ANSWERS} answers")
            yield {**values, "verdict": key_of(VERDICT_WORDS, values["verdict"].strip())}


# What stands behind apostrophes of its own keeps them.
_GUARDED = re.compile(r"'*[=+\-@\t\r]")
_UNDONE = re.compile(r"'+[=+\-@\t\r]")
_NUMBER = re.compile(r"'*(\d{12,}|\d+e\d+)")
_NUMBER_UNDONE = re.compile(r"'+(\d{12,}|\d+e\d+)")
_SEPARATORS = ",;\t"


def to_csv(answers: Answers) -> bytes:
    """Return the text of a file, with the mark by which spreadsheet programs know UTF-8."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\r\n")
    writer.writerows([guarded(one) for one in row] for row in [("key", "value"), *key_rows(answers)])
    writer.writerow([])
    writer.writerows([guarded(one) for one in row] for row in [ITEM_COLUMNS, *item_rows(answers)])
    return out.getvalue().encode("utf-8-sig")


def of_csv(text: str) -> Answers:
    """Return the answers of a text. Raises AnswersRefused."""
    first = text.lstrip("\ufeff").partition("\n")[0].strip("\r\"'")
    separator = max(_SEPARATORS, key=first.count)
    csv.field_size_limit(MOST_BYTES)
    try:
        rows = [
            [_read_cell(one) for one in row] for row in csv.reader(io.StringIO(text, newline=""), delimiter=separator)
        ]
    except csv.Error:
        raise AnswersRefused("is damaged: it is no table of comma-separated values") from None
    # A spreadsheet program fills the empty row with separators.
    empty = next((number for number, row in enumerate(rows) if not any(row)), len(rows))
    return answers_of_rows(_behind_header(rows[:empty]), (row for row in rows[empty + 1 :] if any(row)))


def guarded(value: str) -> str:
    """Return a value as no spreadsheet program takes for a formula or a number."""
    return f"'{value}" if _GUARDED.match(value) or _NUMBER.fullmatch(value) else value


def _read_cell(value: str) -> str:
    text = value.replace("\r\n", "\n")
    return text[1:] if _UNDONE.match(text) or _NUMBER_UNDONE.fullmatch(text) else text


def _behind_header(rows: Iterable[Sequence[str]]) -> Iterator[Sequence[str]]:
    return (row for number, row in enumerate(rows) if number or [*row[:2]] != ["key", "value"])


ANSWERS_SHEET, REVIEW_SHEET = "Answers", "Review"
_MOST_UNPACKED = 40 << 20
_MOST_PARTS = 200
_MOST_ROWS, _MOST_COLUMNS = 25_000, 30
# A workbook needs no declarations of entities; with them a few bytes could unpack to gigabytes.
_DECLARATION = re.compile(rb"<!(DOCTYPE|ENTITY)|\x00", re.IGNORECASE)
# Parsers of damaged parts raise whatever stands in their way.
_DAMAGE = (
    ArithmeticError, AttributeError, EOFError, LookupError, NotImplementedError, OSError, RuntimeError, SyntaxError,
    TypeError, ValueError, zipfile.BadZipFile, zlib.error,
)  # fmt: skip
# Workbooks write characters by number so; what only looks like it has its first underscore written by number.
_ESCAPE_LIKE = re.compile(r"_(?=x[0-9A-Fa-f]{4}_)")
_ESCAPED = re.compile(r"_x005F_(?=x[0-9A-Fa-f]{4}_)")
_MOMENT = re.compile(rb"(<dcterms:(?:created|modified)[^>]*>)[^<]*")


def to_xlsx(answers: Answers) -> bytes:
    """Return a workbook; equal answers give equal bytes."""
    from openpyxl import Workbook  # noqa: PLC0415 (only where a workbook is written)

    book = Workbook()
    items = first_sheet(book, ANSWERS_SHEET)
    for row in [ITEM_COLUMNS, *item_rows(answers)]:
        add_row(items, row)
    keys = book.create_sheet(REVIEW_SHEET)
    for row in [("key", "value"), *key_rows(answers)]:
        add_row(keys, row)
    return workbook_bytes(book)


def of_xlsx(data: bytes) -> Answers:
    """Return the answers of a workbook. Raises AnswersRefused."""
    try:
        _check_parts(data)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            items, keys = _read_workbook(data)
    except _DAMAGE:
        raise AnswersRefused("is damaged: it is no workbook") from None
    return answers_of_rows(keys[1:], [row for row in items if any(row)])


def first_sheet(book: Workbook, title: str) -> Worksheet:
    """Return the sheet that a new workbook has, with a title."""
    sheet: Worksheet = book.worksheets[0]
    sheet.title = title
    return sheet


def add_row(sheet: Worksheet, values: tuple[str, ...] | list[str]) -> None:
    """Append texts to a sheet: text that looks like a formula stays text."""
    number = 1 if sheet.max_row == 1 and sheet.cell(1, 1).value is None else sheet.max_row + 1
    for column, value in enumerate(values, 1):
        cell = sheet.cell(number, column)
        cell.value = _ESCAPE_LIKE.sub("_x005F_", value)
        cell.data_type = "s"
        cell.number_format = "@"
        cell.quotePrefix = value.startswith("=")


def workbook_bytes(book: Workbook) -> bytes:
    """Return the bytes of a workbook without the moment of saving, which would make each file another one."""
    written, out = io.BytesIO(), io.BytesIO()
    book.save(written)
    with zipfile.ZipFile(written) as parts, zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as target:
        for name in parts.namelist():
            content = parts.read(name)
            if name == "docProps/core.xml":
                content = _MOMENT.sub(rb"\g<1>2000-01-01T00:00:00Z", content)
            entry = zipfile.ZipInfo(name)
            entry.compress_type = zipfile.ZIP_DEFLATED
            target.writestr(entry, content)
    return out.getvalue()


def _check_parts(data: bytes) -> None:
    with zipfile.ZipFile(io.BytesIO(data)) as parts:
        entries = parts.infolist()
        if len(entries) > _MOST_PARTS or sum(entry.file_size for entry in entries) > _MOST_UNPACKED:
            raise AnswersRefused("unpacks to more than a review can be")
        for entry in entries:
            if entry.filename.endswith((".xml", ".rels")) and _DECLARATION.search(parts.read(entry)):
                raise AnswersRefused("holds declarations that no workbook of a review has")


def _read_workbook(data: bytes) -> tuple[list[list[str]], list[list[str]]]:
    """Return the rows of both sheets."""
    from openpyxl import load_workbook  # noqa: PLC0415 (only where a workbook is read)

    book = load_workbook(io.BytesIO(data), read_only=True, data_only=False, keep_links=False)
    for name in (ANSWERS_SHEET, REVIEW_SHEET):
        if name not in book.sheetnames:
            raise AnswersRefused(f'has no sheet "{name}"')
    return list(_rows(book[ANSWERS_SHEET])), list(_rows(book[REVIEW_SHEET]))


def _rows(sheet: Any) -> Iterator[list[str]]:
    # What the file says of its own size may be wrong.
    sheet.reset_dimensions()
    for number, row in enumerate(sheet.iter_rows(values_only=True, max_col=_MOST_COLUMNS)):
        if number >= _MOST_ROWS:
            raise AnswersRefused(f"has more than {_MOST_ROWS} rows")
        yield [_text(value) for value in row]


def _text(value: object) -> str:
    if value is None:
        return ""
    # A spreadsheet program may have made a number of digits.
    whole = int(value) if isinstance(value, float) and value.is_integer() else value
    return _ESCAPED.sub("_", str(whole).replace("\r\n", "\n"))


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
    return workbook_bytes(book)


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
        _offer(sheet, [word_of(VERDICT_WORDS, one, language) for one in words], f"{column}{rows[0]}:{column}{rows[1]}")


def _fill_keys(sheet: Worksheet, review: Review, language: Language) -> None:
    to_sign = {
        "reviewer.role": [word_of(ROLE_WORDS, role, language) for role in review.roles],
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
