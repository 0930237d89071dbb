"""The workbook of a page: filled in as people do it, and read back."""

import warnings
from dataclasses import replace
from io import BytesIO

import pytest
from openpyxl import load_workbook

from ksyspark_review.answers.check_in import read_answers
from ksyspark_review.answers.questions import questions_of
from ksyspark_review.answers.sheets import sheet_of
from ksyspark_review.model import LANGUAGES


def filled_in(data, role, overall, verdicts):
    """Return a sheet with its drop-downs chosen, as a spreadsheet program saves it."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        book = load_workbook(BytesIO(data))
    keys, items = book["Review"], book["Answers"]
    keys["B2"], keys["B5"] = role, overall
    for row, verdict in verdicts.items():
        items.cell(row, 5).value = verdict
    items.cell(2, 6).value = 'so it is; "yes"'
    out = BytesIO()
    book.save(out)
    return out.getvalue()


@pytest.mark.parametrize(
    ("language", "role", "overall", "yes", "no"),
    [
        ("en", "Protocol owner", "Agree", "Same", "Disagree"),
        ("zh", "协议负责人", "同意", "相同", "不同意"),
        ("pt", "Responsável pelo protocolo", "Concordo", "Igual", "Discordo"),
    ],
)
def test_sheet_that_was_filled_in_is_read(review, language, role, overall, yes, no):
    answers = read_answers(filled_in(sheet_of(review, language), role, overall, {2: yes, 4: no})).answers
    assert (answers.page, answers.page_fingerprint) == (review.id, review.fingerprint)
    assert (answers.reviewer.role, answers.overall, answers.language) == ("protocol owner", "agree", language)
    first, third = answers.answers
    assert (first.item, first.fingerprint, first.verdict) == ("mqmde.mde.version", "1234567890ab", "same")
    assert first.remark == 'so it is; "yes"'
    assert (third.item, third.verdict) == ("mqmde.order.2", "disagree")


@pytest.mark.parametrize("language", LANGUAGES)
def test_sheet_shows_lines_and_rules_as_text(review, language):
    items = load_workbook(BytesIO(sheet_of(review, language)))["Answers"]
    rows = list(items.iter_rows(min_row=2, values_only=True))
    assert [row[0] for row in rows] == [question.item for question in questions_of(review)]
    assert rows[1][2] == "MQMDE:79 StrucLength (长度)"
    assert rows[1][3] == review.specifications[0].structures[0].items[1].sentences[0].text.of(language)
    assert rows[2][3] == f"2 = le: {review.code_lists[0].codes[0].meaning.of(language)}"
    assert {cell.data_type for row in items.iter_rows() for cell in row if cell.value} == {"s"}


def test_drop_downs_offer_the_verdicts_of_each_row(review):
    items = load_workbook(BytesIO(sheet_of(review, "en")))["Answers"]
    offered = {str(rule.sqref): rule.formula1 for rule in items.data_validations.dataValidation}
    assert offered == {"E2:E3": '"Same,Different,Unsure"', "E4:E6": '"Agree,Disagree,Cannot say"'}


def test_only_what_is_to_be_filled_in_can_be_changed(review):
    book = load_workbook(BytesIO(sheet_of(review, "en")))
    assert {cell.column_letter for cell in open_cells(book["Answers"])} == {"E", "F"}
    assert [cell.coordinate for cell in open_cells(book["Review"])] == ["B2", "B3", "B4", "B5"]


def open_cells(sheet):
    assert sheet.protection.sheet
    return [cell for row in sheet.iter_rows() for cell in row if not cell.protection.locked]


def test_equal_pages_give_equal_bytes(review):
    assert sheet_of(review, "zh") == sheet_of(review, "zh")
    assert sheet_of(review, "zh") != sheet_of(replace(review, fingerprint="0" * 12), "zh")
