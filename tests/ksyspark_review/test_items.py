"""Structures, items and code lists of a specification."""

from __future__ import annotations

from pathlib import Path

import pytest

from ksyspark.spec.inference import Typer
from ksyspark.spec.load import load_specifications
from ksyspark_review.items import code_lists_of, structures_of
from ksyspark_review.model import Citation, CodeList, Item, Structure

KSY = Path(__file__).parents[2] / "ksy"


def cite(spec_id: str, source: str) -> Citation:
    document, _, line = source.partition(":")
    return Citation(f"{spec_id}.{document}", int(line or 0))


def structures(typer: Typer, spec_id: str) -> tuple[Structure, ...]:
    return structures_of(typer, spec_id, cite, lambda _: "")


@pytest.fixture(scope="module")
def typer() -> Typer:
    return load_specifications([KSY / "ibm_mq/mqmde.ksy", KSY / "mqtt/mqtt_v3.ksy", KSY / "tibco/tibrv_msg.ksy"])


@pytest.fixture(scope="module")
def items(typer: Typer) -> dict[str, Item]:
    found = (item for spec_id in typer.library.specs for one in structures(typer, spec_id) for item in one.items)
    return {item.id: item for item in found}


@pytest.fixture(scope="module")
def code_lists(typer: Typer) -> dict[str, CodeList]:
    found = (one for spec_id in typer.library.specs for one in code_lists_of(typer, spec_id, cite, lambda _: ""))
    return {one.id: one for one in found}


def test_structures_stand_in_the_order_of_the_specification(typer: Typer) -> None:
    found = structures(typer, "mqmde")
    assert [(one.id, one.size) for one in found] == [("mqmde", None), ("mqmde.mde", 72)]
    assert found[0].name == "IBM MQ message descriptor extension (MQMDE) at the start of message data"
    assert [item.id.split(".")[-1] for item in found[1].items][:5] == [
        "context_encoding", "context_ccsid", "keeps_bad_values", "context", "struc_id"
    ]  # fmt: skip


def test_an_item_says_what_the_entry_says(items: dict[str, Item]) -> None:
    item = items["mqmde.mde.struc_length"]
    assert (item.kind, item.name) == ("field", "StrucLength")
    assert item.citations[:2] == (Citation("mqmde.D1", 79), Citation("mqmde.D1", 103))
    assert (item.size, item.bits) == (4, None)
    assert [one.text.en for one in item.sentences] == [
        "Whole number, 4 bytes, may be negative.",
        "Must be 72; anything else is refused.",
        "Its unit: bytes.",
    ]


def test_a_document_without_lines_is_cited_by_its_section(items: dict[str, Item]) -> None:
    section = "IBM MQ documentation, MQMDE, Character set and encoding"
    assert items["mqmde.mde.is_ebcdic"].citations == (Citation("mqmde.D2", 0, section),)


def test_names_that_two_fields_share_are_told_apart(items: dict[str, Item]) -> None:
    names = [items[f"mqmde.mde.{one}"].name for one in ("format", "format_ascii", "format_ebcdic", "is_ebcdic")]
    assert names == ["Format", "Format (format ascii)", "Format (format ebcdic)", "is ebcdic"]


def test_items_name_their_codes(items: dict[str, Item]) -> None:
    assert items["mqtt_v3.qos"].codes == "mqtt_v3.qos"
    assert items["mqtt_v3.qos"].bits == (5, 2)


def test_codes_are_listed(code_lists: dict[str, CodeList]) -> None:
    qos = code_lists["mqtt_v3.qos"]
    assert [(code.value, code.name) for code in qos.codes] == [
        (0, "at most once"),
        (1, "at least once"),
        (2, "exactly once"),
        (3, "Reserved"),
    ]
    assert qos.codes[0].citations == (Citation("mqtt_v3.D1", 63),)


def test_levels_of_a_recursion_are_shown_once(typer: Typer, items: dict[str, Item]) -> None:
    assert len(items) == len({item.id for item in items.values()})
    assert not [one.id for one in structures(typer, "tibrv_msg") if "level" in one.id]


def test_a_field_without_id_is_named_by_its_place(tmp_path: Path) -> None:
    path = tmp_path / "t.ksy"
    path.write_text("meta: {id: t}\nseq:\n  - {id: a, type: u1}\n  - {size: 3}\n", encoding="utf-8")
    found = structures_of(load_specifications([path], tmp_path), "t", cite, lambda _: "")[0].items[1]
    assert (found.id, found.name, found.size) == ("t._2", "field 2", 3)
