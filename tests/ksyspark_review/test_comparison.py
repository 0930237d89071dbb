"""Two documents compared: every row names fields that are there, once."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from ksyspark.spec.problems import SpecError
from ksyspark_review.documents.assemble import assemble
from ksyspark_review.documents.page_file import find_page
from ksyspark_review.model import Review
from ksyspark_review.pages.comparison import Comparison, comparison_files, comparison_html, read_comparison

KSY = Path(__file__).parents[2] / "ksy"
FILE = KSY / "sas" / "sas_mq_and_tibrv.comparison.yaml"


@cache
def reviews() -> dict[str, Review]:
    return {page: assemble(KSY, find_page(KSY, page)) for page in ("sas_mq", "sas_tibrv")}


@cache
def shipped() -> Comparison:
    return read_comparison(FILE, FILE.name, reviews())


def test_the_two_sas_documents_are_compared_in_every_part() -> None:
    assert comparison_files(KSY) == [FILE]
    assert [part.title.en for part in shipped().parts] == [
        "Header of the attachments", "One attachment", "Data set definition", "Definition of a variable",
        "Observations", "Indexes", "Integrity constraints", "Files", "Number of messages",
    ]  # fmt: skip


def test_what_the_documents_contradict_each_other_in_differs() -> None:
    rows = [row for part in shipped().parts for row in part.rows]
    shown = {one.id for row in rows for side in row.sides if side for one in side.contradictions}
    for row in rows:
        assert row.is_alike == (row.differs is None and not any(side and side.contradictions for side in row.sides))
    # The codes of a variable's type, the limit of generations, the two reserved fields.
    assert {"DEC-14", "DEC-15", "DEC-31", "DEC-9", "DEC-19", "DEC-35"} <= shown


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("pages: [sas_mq, sas_tibrv]", "pages: [sas_mq, sas_tibr]", "there is no page `sas_tibr`"),
        ("pages: [sas_mq, sas_tibrv]", "pages: [sas_mq]", "expected two `pages`"),
        ("attachment.kind,", "attachment.kin,", "there is no item `sas_mq_attachment_header.attachment.kin`"),
        ("attachment.kind,", "attachment.major_version,", "stands in two rows"),
        ("['', sas_tibrv.constraints.records]", "['', '']", "expected two `items`"),
    ],
)
def test_what_does_not_fit_is_named(tmp_path: Path, old: str, new: str, problem: str) -> None:
    text = FILE.read_text(encoding="utf-8")
    assert text.count(old) == 1
    path = tmp_path / FILE.name
    path.write_text(text.replace(old, new), encoding="utf-8")
    with pytest.raises(SpecError) as raised:
        read_comparison(path, path.name, reviews())
    assert any(problem in one.sentence for one in raised.value.problems)


def test_the_page_leads_to_the_rows_of_both_pages_and_shows_no_markup() -> None:
    part = shipped().parts[0]
    row = part.rows[0]
    assert row.sides[0] is not None
    marked = replace(row.sides[0], item=replace(row.sides[0].item, name="<b>name</b>"))
    one = replace(part, rows=(replace(row, sides=(marked, row.sides[1])), *part.rows[1:]))
    html = comparison_html(replace(shipped(), parts=(one,)))
    assert "<b>name</b>" not in html
    assert "href=sas_mq.html#i-sas_mq_attachment_header.header.header_id" in html
    assert "href=sas_tibrv.html#i-sas_tibrv.header.header_id" in html
    assert "href=sas_mq.html#d-DEC-31" in html
