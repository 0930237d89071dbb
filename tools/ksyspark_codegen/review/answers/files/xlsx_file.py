"""Answers as XLSX: the sheet "Answers" with one row an item, the sheet "Review" with keys and values.

openpyxl is imported only here and in `sheet`, when a workbook is read or written.
"""

from __future__ import annotations

import io
import re
import warnings
import zipfile
import zlib
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from ksyspark_codegen.review.answers.files.table import ITEM_COLUMNS, answers_of_rows, item_rows, key_rows
from ksyspark_codegen.review.answers.model import Answers, AnswersRefused

if TYPE_CHECKING:
    from openpyxl import Workbook
    from openpyxl.worksheet.worksheet import Worksheet

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
    return saved(book)


def of_xlsx(data: bytes) -> Answers:
    """Return the answers of a workbook. Raises AnswersRefused."""
    try:
        _check_parts(data)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            items, keys = _read(data)
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


def saved(book: Workbook) -> bytes:
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


def _read(data: bytes) -> tuple[list[list[str]], list[list[str]]]:
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
