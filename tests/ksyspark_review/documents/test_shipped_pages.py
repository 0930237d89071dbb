"""The shipped pages: nothing is left out of them, and what is taken away is missed by name."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from ksyspark.spec.problems import SpecError
from ksyspark_review.documents.page import Coverage, Traced, cover, trace_page
from ksyspark_review.documents.page_file import Sources, find_page, page_files

KSY = Path(__file__).parents[3] / "ksy"
PAGES = [path.name.removesuffix(".review.yaml") for path in page_files(KSY)]
QUICK = ("mqtt_v5", "sas_tibrv")
each = pytest.mark.parametrize(
    "page", [one if one in QUICK else pytest.param(one, marks=pytest.mark.slow) for one in PAGES]
)


@cache
def traced(page: str) -> Traced:
    return trace_page(KSY, find_page(KSY, page))


def sentences(coverage: Coverage) -> list[str]:
    return [problem.sentence for problem in coverage.problems]


def test_every_specification_is_on_one_page() -> None:
    shown = [name.text for page in PAGES for name in traced(page).entry.specifications]
    # The headers of networks are standards that no document of the five systems describes, and `mqtt` only chooses
    # between two specifications that have pages.
    judged = (path.stem for path in KSY.rglob("*.ksy") if path.parent.name != "net")
    assert sorted(shown) == sorted(name for name in judged if name != "mqtt")


@each
def test_every_cited_line_is_missed_when_its_quote_is_taken_away(page: str) -> None:
    whole = traced(page)
    for index, document in enumerate(whole.entry.documents):
        for number in document.quotes:
            quotes = {other: quote for other, quote in document.quotes.items() if other != number}
            documents = list(whole.entry.documents)
            documents[index] = replace(document, quotes=quotes)
            own = {name: tuple(named.values()) for name, named in whole.sources.own.items()}
            entry = replace(whole.entry, documents=tuple(documents))
            found = sentences(cover(entry, Sources(documents, own), whole.parts))
            assert any(f"line {number} of {document.id} is not among the lines" in one for one in found)


@each
def test_every_source_is_missed_by_the_name_of_its_part(page: str) -> None:
    whole = traced(page)
    for index, part in enumerate(whole.parts):
        if not part.sources or part.kind == "structure":
            continue
        if part.kind in ("parameter", "code") and part.id in whole.coverage.decisions:
            continue  # Its decision stands for it.
        about = replace(part.about, extensions={**part.about.extensions, "-source": []})
        parts = [*whole.parts[:index], replace(part, about=about), *whole.parts[index + 1 :]]
        found = sentences(cover(whole.entry, whole.sources, parts))
        assert any(f"`{part.id}` has no source" in one for one in found), part.id


@each
def test_every_listed_line_is_missed(page: str) -> None:
    whole = traced(page)
    for index, document in enumerate(whole.entry.documents):
        if document.accounted_for_by:
            continue
        for number in document.fates:
            fates = {other: fate for other, fate in document.fates.items() if other != number}
            documents = list(whole.entry.documents)
            documents[index] = replace(document, fates=fates)
            found = sentences(cover(replace(whole.entry, documents=tuple(documents)), whole.sources, whole.parts))
            assert [one for one in found if one.startswith(f"line {number} of {document.id} has no fate")]


@each
def test_every_decision_is_told_in_three_languages(page: str) -> None:
    for decision in traced(page).entry.decisions:
        for text in (decision.document_says, decision.because, decision.if_wrong):
            assert len({text.en, text.zh, text.pt}) == 3, text


def test_321_is_shown_as_disagreeing() -> None:
    results = {one.printed: one.found for one in traced("mqtt_v3").calculations if not one.agrees}
    assert results == {"130, 65": "193, 2", "321": "8322"}


def test_the_length_of_the_mqmde_is_found_in_two_ways() -> None:
    assert [one.found for one in traced("mqmde").calculations if one.printed == "72"] == ["72", "72"]


def test_the_totals_of_the_maxdb_traces_are_found_in_two_ways() -> None:
    totals = [one.found for one in traced("maxdb_packet").calculations if one.printed in ("120", "88", "104")]
    assert totals == ["120", "120", "88", "88", "104", "104", "104", "104"]
    assert all(one.agrees for one in traced("maxdb_packet").calculations)


@pytest.fixture
def copy_of(tmp_path: Path) -> Callable[[str], Path]:
    def copied(system: str) -> Path:
        shutil.copytree(KSY / system, tmp_path / "ksy" / system)
        return tmp_path / "ksy"

    return copied


def test_a_field_that_loses_its_source_in_a_copy_is_named_with_file_and_line(copy_of: Callable[[str], Path]) -> None:
    ksy = copy_of("mqtt")
    path = ksy / "mqtt/mqtt_v3.ksy"
    lines = path.read_text(encoding="utf-8").split("\n")
    at = next(number for number, line in enumerate(lines) if line.strip() == "- id: retain")
    del lines[at + 2]
    path.write_text("\n".join(lines), encoding="utf-8")
    with pytest.raises(SpecError) as raised:
        trace_page(ksy, find_page(ksy, "mqtt_v3"))
    named = [problem for problem in raised.value.problems if "`mqtt_v3.retain` has no source" in problem.sentence]
    assert [(problem.file, problem.line) for problem in named] == [("ksy/mqtt/mqtt_v3.ksy", at + 1)]
    assert any("line 69 of MQTT" in problem.sentence for problem in raised.value.problems)
