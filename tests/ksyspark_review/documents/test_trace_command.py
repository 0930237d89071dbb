"""`ksyspark review trace` writes lines into a review file and tells what it covers."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

from click.testing import CliRunner, Result

from ksyspark.spec.problems import SpecError
from ksyspark_review.cli.review import trace


class SmallPage(Protocol):
    ksy: Path
    review: Path
    document: Path

    def change(self, path: Path, old: str, new: str) -> None: ...


def run(page: SmallPage, *arguments: str) -> Result:
    return CliRunner().invoke(trace, ["tide", *arguments, "--ksy", str(page.ksy)])


def test_it_counts_what_a_page_covers(small_page: SmallPage) -> None:
    result = run(small_page)
    assert result.exit_code == 0
    assert "TIDE: 5 lines that are not blank: 1 behaviour, 3 field, 1 heading; 0 unaccounted" in result.output
    assert "1 calculation, of which 1 agree" in result.output


def test_it_tells_what_moved_and_then_what_is_missing(small_page: SmallPage) -> None:
    small_page.change(small_page.document, "A tide table\n", "A tide table\nof the north\n")
    result = run(small_page, str(small_page.document))
    assert "line 3 is line 4 now" in result.output
    assert "no fate yet: 2" in result.output
    assert isinstance(result.exception, SpecError)
    assert '      4: "Station: one byte"' in small_page.review.read_text(encoding="utf-8")


def test_checking_changes_no_file(small_page: SmallPage) -> None:
    before = small_page.review.read_text(encoding="utf-8")
    assert run(small_page, str(small_page.document), "--check").exit_code == 0
    small_page.change(small_page.document, "A tide table\n", "A tide table\nof the north\n")
    assert run(small_page, str(small_page.document), "--check").exit_code == 1
    assert small_page.review.read_text(encoding="utf-8") == before


def test_an_unknown_page_is_told_with_a_guess(small_page: SmallPage) -> None:
    result = CliRunner().invoke(trace, ["tides", "--ksy", str(small_page.ksy)])
    assert "there is no page `tides`; did you mean `tide`?" in str(result.exception)
