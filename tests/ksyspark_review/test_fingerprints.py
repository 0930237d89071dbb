"""A fingerprint changes exactly when an answer no longer fits: promises held by editing copies of specifications."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from ksyspark.spec.load import load_specifications
from ksyspark_review.items import code_lists_of, structures_of
from ksyspark_review.meaning import Position, digest, item_fingerprint, specification_fingerprint
from ksyspark_review.model import Citation, Sentence, Text

KSY = Path(__file__).parents[2] / "ksy"
Edit = Callable[[str], str]
Lines = Mapping[int, str]


@pytest.fixture(scope="module")
def prints_of(tmp_path_factory: pytest.TempPathFactory) -> Callable[..., dict[str, str]]:
    """Give the fingerprints of items, codes and of the specification itself, of an edited copy."""

    @cache
    def unchanged(folder: str, spec_id: str) -> dict[str, str]:
        return fingerprints(folder, spec_id, str)

    def given(folder: str, spec_id: str, *edit: Edit, **document: Any) -> dict[str, str]:
        is_changed = edit or document
        return fingerprints(folder, spec_id, *edit, **document) if is_changed else unchanged(folder, spec_id)

    def fingerprints(
        folder: str, spec_id: str, edit: Edit = str, moved: int = 0, lines: Lines | None = None
    ) -> dict[str, str]:
        tmp_path = tmp_path_factory.mktemp(spec_id)
        shutil.copytree(KSY / folder, tmp_path, dirs_exist_ok=True)
        path = tmp_path / f"{spec_id}.ksy"
        text = path.read_text(encoding="utf-8")
        path.write_text(edit(text), encoding="utf-8")
        typer = load_specifications([path], tmp_path)

        def cite(_: str, source: str) -> Citation:
            document, _, line = source.partition(":")
            return Citation(document, int(line) + moved if line else 0)

        def line_text(citation: Citation) -> str:
            number = citation.line - moved
            return (lines or {}).get(number, f"line {number}")

        structures = structures_of(typer, spec_id, cite, line_text)
        found = {item.id: item.fingerprint for structure in structures for item in structure.items}
        for code_list in code_lists_of(typer, spec_id, cite, line_text):
            found |= {code.id: code.fingerprint for code in code_list.codes}
        return {**found, "": specification_fingerprint(typer.library, spec_id)}

    return given


def changed(before: Mapping[str, str], after: Mapping[str, str]) -> set[str]:
    return {key for key in before | after if before.get(key) != after.get(key)}


def once(old: str, new: str) -> Edit:
    def edit(text: str) -> str:
        assert text.count(old) == 1, (old, text.count(old))
        return text.replace(old, new)

    return edit


def in_entry(entry: str, old: str, new: str) -> Edit:
    """Change the first `old` behind the first `entry`."""

    def edit(text: str) -> str:
        start = text.index(old, text.index(entry))
        return text[:start] + new + text[start + len(old) :]

    return edit


NOTHING: dict[str, Edit] = {
    "comment": lambda text: text.replace("      - id: version\n", "      # why\n      - id: version # here\n"),
    "doc": once("doc: General flags. None is defined, 0 is usual.", "doc: Anything else."),
    "doc-ref": once("doc-ref: IBM MQ documentation, MQMDE, Flags", "doc-ref: elsewhere"),
    "term": once("{zh: 常规标志, en: general flags}", "{zh: 标志, en: flags}"),
    "order of keys": in_entry(
        "id: struc_length", "-unit: byte\n        type: s4\n", "type: s4\n        -unit: byte\n"
    ),
    "spelling of a number": in_entry("id: struc_length", "eq: 72", "eq: 0x48"),
    "short form of a rule": in_entry(
        "id: struc_length",
        "valid:\n          eq: 72\n          -reason: version 2 requires StrucLength 72 (MQ reason code 2248)\n",
        "valid: 72\n",
    ),
    "brackets and blanks": in_entry(
        "id: offset",
        "keeps_bad_values or (_ >= 0 and _ <= 999999999)",
        "(keeps_bad_values)or((_>=0) and _ <= 999_999_999)",
    ),
    "status": in_entry("id: flags", "-status: stated", "-status: assumed"),
    "column": in_entry("id: flags", "-status: stated", "-status: stated\n        -column: false"),
}  # fmt: skip


@pytest.mark.parametrize("name", NOTHING)
def test_what_changes_no_meaning_voids_nothing(prints_of: Callable[..., dict[str, str]], name: str) -> None:
    before = prints_of("ibm_mq", "mqmde")
    text = (KSY / "ibm_mq/mqmde.ksy").read_text(encoding="utf-8")
    assert NOTHING[name](text) != text
    assert changed(before, prints_of("ibm_mq", "mqmde", NOTHING[name])) == set()


@pytest.mark.parametrize(
    ("edit", "items"),
    [
        (in_entry("id: struc_length", "eq: 72", "eq: 76"), {"mqmde.mde.struc_length"}),
        (in_entry("id: original_length", "_ >= -1", "_ > -1"), {"mqmde.mde.original_length"}),
        (in_entry("id: flags", "type: s4", "type: u4"), {"mqmde.mde.flags"}),
        (in_entry("id: format_ascii", "pad-right: 0x20", "pad-right: 0"), {"mqmde.mde.format_ascii"}),
        (in_entry("      segmentation_allowed:", "& 1)", "& 2)"), {"mqmde.mde.segmentation_allowed"}),
        (in_entry("  - id: ccsid", "-default: 0", "-default: 37"), {"mqmde.ccsid"}),
    ],
)
def test_a_changed_rule_voids_exactly_its_items(
    prints_of: Callable[..., dict[str, str]], edit: Edit, items: set[str]
) -> None:
    assert changed(prints_of("ibm_mq", "mqmde"), prints_of("ibm_mq", "mqmde", edit)) == {"", *items}


def test_a_wider_field_voids_itself_and_those_that_move(prints_of: Callable[..., dict[str, str]]) -> None:
    edit = in_entry("- id: group_id", "size: 24", "size: 28")
    found = changed(prints_of("ibm_mq", "mqmde"), prints_of("ibm_mq", "mqmde", edit))
    moved = {"group_id", "msg_seq_number", "offset", "msg_flags", "original_length"}
    around = {"mqmde.header", "mqmde.following", "mqmde.remainder"}
    assert found == {"", *around, *(f"mqmde.mde.{name}" for name in moved)}


def test_byte_order_voids_the_numbers_of_its_structure(prints_of: Callable[..., dict[str, str]]) -> None:
    edit = in_entry("switch-on: context_encoding & 15", "          2: le\n", "          3: le\n")
    found = changed(prints_of("ibm_mq", "mqmde"), prints_of("ibm_mq", "mqmde", edit))
    numbers = (
        "version struc_length encoding coded_char_set_id flags msg_seq_number offset msg_flags original_length".split()
    )
    assert found == {"", *(f"mqmde.mde.{name}" for name in numbers)}


def test_fields_that_change_places_are_voided_where_no_place_is_fixed(
    prints_of: Callable[..., dict[str, str]],
) -> None:
    """The topic filter and the bits behind it change places: both have another field in front."""

    def swap(text: str) -> str:
        found = re.search(
            r"(      - id: will_topic\n.*?)(      - id: len_will_message\n.*?)(?=      - id: )", text, re.DOTALL
        )
        assert found
        return text[: found.start()] + found[2] + found[1] + text[found.end() :]

    found = changed(prints_of("mqtt", "mqtt_v3"), prints_of("mqtt", "mqtt_v3", swap))
    behind = {"will_topic", "len_will_message", "will_message"}
    assert found == {"", *(f"mqtt_v3.connect.{name}" for name in behind)}


def test_an_inserted_line_of_the_document_voids_nothing(prints_of: Callable[..., dict[str, str]]) -> None:
    assert changed(prints_of("ibm_mq", "mqmde"), prints_of("ibm_mq", "mqmde", moved=1)) == set()


def test_a_changed_line_voids_the_items_that_cite_it(prints_of: Callable[..., dict[str, str]]) -> None:
    before, after = prints_of("ibm_mq", "mqmde"), prints_of("ibm_mq", "mqmde", lines={83: "Flags, 8 bytes"})
    assert changed(before, after) == {"mqmde.mde.flags"}


def test_a_changed_code_voids_the_code_and_the_rules_that_name_it(prints_of: Callable[..., dict[str, str]]) -> None:
    def rename(text: str) -> str:
        return text.replace("clientid", "client_number")

    found = changed(prints_of("maxdb", "maxdb_packet"), prints_of("maxdb", "maxdb_packet", rename))
    assert found == {"", "maxdb_packet.part_kind.35", "maxdb_packet.varpart.part.body"}


def test_translations_and_kinds_of_sentences_are_not_in_it() -> None:
    typer = load_specifications([KSY / "mqtt/mqtt_v3.ksy"])
    owner = typer.library.specs["mqtt_v3"].root
    sentence = Sentence("valid", Text("Must be 4.", "必须为 4。", "Deve ser 4."))
    other = replace(sentence, text=replace(sentence.text, zh="须为 4。"), kind="rule")

    def of(one: Sentence) -> str:
        return item_fingerprint(typer.library, owner, owner.seq[0], Position(0, 1), ["line"], [one])

    assert of(sentence) == of(other)
    assert of(sentence) != of(replace(sentence, text=replace(sentence.text, en="Must be 5.")))


def test_a_fingerprint_is_12_hexadecimal_digits_of_the_content() -> None:
    assert re.fullmatch(r"[0-9a-f]{12}", digest("a"))
    assert digest({"a": 1, "b": 2}) == digest({"b": 2, "a": 1})
    assert digest([1, 2]) != digest([12])
