"""Write `malformed.json`: what a reader must refuse, what it must not, and where: `python make_malformed.py`.

Every entry is a sample packet with some bytes changed. Offsets of a packet with one segment: 32 segm_len,
36 segm_offset, 40 no_of_parts, 42 own_index, 44 segm_kind, 45 message_type, 46 sqlmode; 72 part_kind, 73 attributes,
74 arg_count, 76 segm_offset, 80 buf_len, 84 buf_size, 88 the body.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
SEGMENT, PART = "varpart.segments[0]", "varpart.segments[0].parts[0]"
BODY = f"{PART}.body"
LOOSE, STRICT = {"strictness": 0}, {"strictness": 2}

Entry = Mapping[str, object]


def changed(name: str, **bytes_at: str) -> bytes:
    """Return a sample with other bytes (hexadecimal) at some offsets: at_32="ff"."""
    data = bytearray((FOLDER / f"{name}.bin").read_bytes())
    for key, digits in bytes_at.items():
        at, new = int(key.removeprefix("at_")), bytes.fromhex(digits)
        data[at : at + len(new)] = new
    return bytes(data)


def entry(name: str, data: bytes, field: str | None, reason: str | None, params: Mapping[str, int]) -> Entry:
    return {"name": name, "hex": data.hex(), "params": params, "field": field, "reason_contains": reason}


def accepted(name: str, sample: str, params: Mapping[str, int] | None = None, **bytes_at: str) -> Entry:
    """Return an entry that must not be refused."""
    return entry(name, changed(sample, **bytes_at), None, None, params or {})


def refused(
    name: str, sample: str, field: str, reason: str | None, params: Mapping[str, int] | None = None, **bytes_at: str
) -> Entry:
    """Return an entry that must be refused at a field."""
    return entry(name, changed(sample, **bytes_at), field, reason, params or {})


def packet_header() -> Iterator[Entry]:
    """Yield rules 1 to 5."""
    whole = changed("example_1_request")
    cuts = {0: "code_type", 1: "swap_kind", 2: "header.filler1", 8: "header.appl_version", 31: "header.filler3"}
    for length, field in cuts.items():
        yield entry(f"1: {length} of 32 bytes", whole[:length], field, None, {})
    yield entry("1: header alone", whole[:32], "varpart", None, {})
    yield entry("1: one byte less than varpart_len", whole[:-1], "varpart", None, {})
    for kind in ("00", "03", "04", "ff"):
        yield refused(f"2: swap kind {kind}", "example_1_request", "swap_kind", "unknown byte order", at_1=kind)
    for code in ("03", "12", "17", "18", "7f", "81", "ff"):
        yield refused(f"3: code type {code}", "made_hello_request", "code_type", "code type", at_0=code)
    for code in ("01", "02", "80"):
        yield accepted(f"3: code type {code}", "made_hello_request", at_0=code)
        yield refused(f"3: code type {code}, 7.6", "made_hello_request", "code_type", "code type", STRICT, at_0=code)
    for code in ("00", "15", "16"):
        yield accepted(f"3: code type {code}, 7.6", "made_hello_request", STRICT, at_0=code)
    for code in ("03", "12"):
        yield accepted(f"3: code type {code}, 7.3", "example_1_request", {"accept_termchar": 1}, at_0=code)
    yield refused("3: 20 low byte first", "made_hello_request", "swap_kind", "does not fit the code type", at_0="14")
    wrong_order = changed("made_big_endian_parse_reply", at_0="13")
    yield entry("3: 19 high byte first", wrong_order, "swap_kind", "does not fit the code type", {})
    yield accepted("3: 20 low byte first, packet checker", "made_hello_request", LOOSE, at_0="14")
    yield refused("4: varpart_size -1", "example_1_request", "header.varpart_size", "negative", at_12="ffffffff")
    yield refused("4: varpart_len -1", "example_1_request", "header.varpart_len", "negative", at_16="ffffffff")
    yield refused(
        "4: varpart_len above varpart_size", "example_1_request", "header.varpart_len", "more", at_12="77000000"
    )
    for digits in ("0000", "ffff", "0400"):
        yield refused(f"5: no_of_segm {digits}", "example_1_request", "header.no_of_segm", "no segment", at_22=digits)


def segment_header() -> Iterator[Entry]:
    """Yield rules 6 to 12."""
    one, two = "example_1_request", "made_two_segments_reply"
    beyond = "varpart.segments[1]"
    yield refused("6: second segment not there", one, f"{beyond}.segm_len", None, at_22="0200")
    yield refused("6: second segment cut off", two, f"{beyond}.segm_len", "beyond", at_16="67000000")
    yield refused("6: segm_len 39", one, f"{SEGMENT}.segm_len", "shorter", at_32="27000000")
    yield refused("6: segm_len -1", one, f"{SEGMENT}.segm_len", "shorter", at_32="ffffffff")
    yield refused("6: segm_len above varpart_len", one, f"{SEGMENT}.segm_len", "beyond", at_32="80000000")
    yield refused("6: largest segm_len", one, f"{SEGMENT}.segm_len", "beyond", at_32="ffffff7f")
    yield refused("7: segm_offset 8 of the first", one, f"{SEGMENT}.segm_offset", "not the place", at_36="08000000")
    yield refused("7: segm_offset 0 of the second", two, f"{beyond}.segm_offset", "not the place", at_100="00000000")
    for digits in ("0000", "0200", "ffff"):
        yield refused(f"8: own_index {digits}", one, f"{SEGMENT}.own_index", "not the position", at_42=digits)
    for digits in ("00", "05", "ff"):
        yield refused(f"9: segm_kind {digits}", one, f"{SEGMENT}.segm_kind", "outside 1 to 4", at_44=digits)
    yield accepted("9: segm_kind 03", one, at_44="03")
    yield accepted("9: segm_kind 04", "example_1_reply", at_44="04")
    yield refused("10: no_of_parts -1", one, f"{SEGMENT}.no_of_parts", "negative", at_40="ffff")
    yield refused("10: no_of_parts 6, room for 5", one, f"{SEGMENT}.no_of_parts", "more parts", at_40="0600")
    yield refused("10: no_of_parts 6, packet checker", one, f"{SEGMENT}.parts[1].part_kind", None, LOOSE, at_40="0600")
    yield refused("10: dbs without parts", one, f"{SEGMENT}.request.message_type", "without part", at_40="0000")
    yield accepted("10: dbs without parts, packet checker", one, LOOSE, at_40="0000")
    yield refused("10: hello with a part", one, f"{SEGMENT}.request.message_type", "hello", at_45="19")
    yield refused("10: get_challenge with a part", one, f"{SEGMENT}.request.message_type", "hello", at_45="2d")
    yield accepted("10: reply without parts", "example_1_reply", at_40="0000")
    yield refused("11: segm_len 116 of a request", one, f"{SEGMENT}.segm_kind", "multiple of 8", at_32="74000000")
    yield accepted("11: segm_len 116 of a request, packet checker", one, LOOSE, at_32="74000000")
    for digits in ("00", "06"):
        yield refused(f"12: sqlmode {digits}, 7.6", one, f"{SEGMENT}.request.sqlmode", "SQL mode", STRICT, at_46=digits)
        yield accepted(f"12: sqlmode {digits}", one, at_46=digits)


def part_header() -> Iterator[Entry]:
    """Yield rules 13 to 16."""
    one, execute = "example_1_request", "example_2_2_request"
    yield refused("13: no room for a second part", one, f"{SEGMENT}.parts[1].part_kind", None, at_40="0200")
    yield refused("13: arg_count -1", one, f"{PART}.arg_count", "negative", at_74="ffff")
    yield refused("13: segm_offset 8", one, f"{PART}.segm_offset", "not the offset", at_76="08000000")
    yield refused("13: buf_len -1", one, f"{PART}.buf_len", "negative", at_80="ffffffff")
    yield refused("13: body one byte beyond its segment", one, f"{PART}.buf_len", "beyond", at_80="41000000")
    yield accepted("13: body up to the end of its segment", one, at_80="40000000")
    yield refused("14: buf_size 56", one, f"{PART}.buf_size", "less than buf_len", at_84="38000000")
    yield accepted("14: buf_size 57", one, at_84="39000000")
    yield accepted("14: buf_size 56, packet checker", one, LOOSE, at_84="38000000")
    yield refused("15: arg_count 0 in a request", one, f"{PART}.arg_count", "no argument", at_74="0000")
    yield accepted("15: arg_count 0 in a request, packet checker", one, LOOSE, at_74="0000")
    yield accepted("15: arg_count 0 in the last packet", one, at_73="010000")
    described = "made_precompiled_request"
    yield accepted("15: arg_count 0 in appl_parameter_description", described, at_114="0000")
    yield accepted("15: arg_count 0 in a part of kind 0", described, at_112="00000000")
    yield accepted("15: arg_count 0 in a reply", "example_1_reply", at_74="0000")
    yield refused("16: dbs without command", one, f"{PART}.part_kind", "first part", at_72="06")
    yield refused("16: parse without command", one, f"{PART}.part_kind", "first part", at_45="03", at_72="06")
    yield refused("16: syntax without command", one, f"{PART}.part_kind", "first part", at_45="05", at_72="06")
    yield refused("16: utility without command", one, f"{PART}.part_kind", "first part", at_45="1b", at_72="06")
    yield refused("16: execute without parsid", execute, f"{PART}.part_kind", "first part", at_72="06")
    yield accepted("16: execute without parsid, packet checker", execute, LOOSE, at_72="06")


def bodies() -> Iterator[Entry]:
    """Yield rules 17 and 18; rule 19, vardata or data as the session agreed, does not show in a packet."""
    vardata, parsed, counted = "made_challenge_reply", "example_2_1_reply", "made_deleted_reply"
    row = f"{BODY}.vardata.rows[0]"
    yield refused("17: a third field", vardata, f"{row}.fields[2].len_or_mark", None, at_88="0003")
    yield refused("17: field beyond the body", vardata, f"{row}.fields[1].value", None, at_99="05")
    yield refused("17: long field beyond the body", vardata, f"{row}.fields[1].value", None, at_99="ff0400")
    yield refused("17: one field short", vardata, f"{BODY}.vardata.trailing_bytes", "stop short", at_88="0001")
    yield refused("17: one byte short", vardata, f"{BODY}.vardata.trailing_bytes", "stop short", at_99="03")
    yield refused("17: half a field count", vardata, f"{row}.num_fields", None, at_80="01000000")
    yield refused(
        "17: 250 as a length", vardata, f"{row}.fields[0].value", None, at_80="08000000", at_88="0006" + "fa" * 6
    )
    marks = {"vardata_250": 1}
    yield accepted("17: 250 as a mark, packet checker", vardata, marks, at_80="08000000", at_88="0006" + "fa" * 6)
    request, identifiers = "example_2_2_request", f"{BODY}.parse_ids.parse_ids"
    yield refused("18: parsid of 11 bytes", request, f"{identifiers}[0].date_format", None, at_80="0b000000")
    yield refused("18: parsid of 0 bytes", request, f"{identifiers}[0].session_id", None, LOOSE, at_80="00000000")
    yield refused("18: parsid of 13 bytes", request, f"{identifiers}[1].session_id", None, at_80="0d000000")
    described = f"{BODY}.shortinfos.shortinfos"
    yield refused("18: shortinfo of 35 bytes for 3", parsed, f"{described}[2].bufpos", None, at_80="23000000")
    yield refused("18: shortinfo of 36 bytes for 4", parsed, f"{described}[3].unused_mode", None, at_74="0400")
    yield accepted("18: shortinfo of 36 bytes for 2", parsed, at_74="0200")
    count = f"{BODY}.counter"
    yield refused("18: resultcount of 6 bytes", counted, f"{count}.count.number", None, at_80="06000000")
    yield refused("18: resultcount of 8 bytes", counted, f"{count}.trailing_bytes", "7 bytes", at_80="08000000")
    number = f"{count}.count.number"
    yield refused("a count with a half byte that is no digit", counted, number, "decimal digits", at_89="c1a000000000")
    yield refused("a count of 0.5", counted, number, "none behind the point", at_89="c05000000000")
    yield refused("18: resultcount of 0 bytes", counted, f"{count}.count.define_byte", None, at_80="00000000")


def not_errors() -> Iterator[Entry]:
    """Yield what section 8 calls no error."""
    request, reply = "example_1_request", "example_1_reply"
    for digits in ("00", "07", "24", "ff"):
        yield accepted(f"unknown part kind {digits}", reply, at_72=digits)
    yield accepted("unknown message type", request, at_45="ff")
    yield accepted("unknown function code", reply, at_60="ff7f")
    yield accepted("negative function code", reply, at_60="ffff")
    yield accepted("unknown data type", "example_2_1_reply", at_90="ff")
    yield accepted("unknown attributes", reply, at_73="f8")
    yield accepted("unknown options", request, at_54="f8")
    yield accepted("unknown producer", request, at_47="ff")
    yield accepted(
        "other fillers", request, at_2="ffff", at_20="ffff", at_24="20" * 8, at_55="ff" * 17, at_145="ff" * 7
    )
    yield accepted("largest buf_size", reply, at_84="ffffff7f")
    yield accepted("bytes behind the last segment", "made_two_segments_reply", at_22="0100")


def main() -> None:
    """Write the list, one entry a line."""
    entries = [*packet_header(), *segment_header(), *part_header(), *bodies(), *not_errors()]
    lines = ",\n".join(f"  {json.dumps(one)}" for one in entries)
    (FOLDER / "malformed.json").write_text(f"[\n{lines}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
