"""Write `written.json` of `maxdb_packet`: `python maxdb_written.py`.

Written from the manuals of the order interface alone, without a look at the specifications: every code by its number
and name, every bit alone, each number at both ends of its range, each part body in both byte orders.
"""

from __future__ import annotations

import struct
import sys
from collections.abc import Iterator, Mapping
from itertools import product
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
sys.path.insert(0, str(Path(__file__).parent / "maxdb_packet"))

from mq_written import encoded
from packet import Packet, Part, Segment
from written_samples import Message, write_all

LOW, HIGH, MIDDLE = -(1 << 31), (1 << 31) - 1, 0x01020304
LOW_2, HIGH_2, MIDDLE_2 = -(1 << 15), (1 << 15) - 1, 0x0102


def names(text: str, begin: int = 0) -> dict[int, str]:
    """Return names by their numbers, which rise by one; `.` has no name, `NUMBER:` goes on at a number."""
    named, number = {}, begin
    for word in text.split():
        if word.endswith(":"):
            number = int(word[:-1])
        else:
            named[number] = word
            number += 1
    return {number: name for number, name in named.items() if name != "."}


MESSAGE_TYPES = names(
    "2: dbs parse getparse syntax 13: execute getexecute putval getval load unload 25: hello 27: utility incopy "
    "30: outcopy diag_outcopy 39: switch switchlimit buflength minbuf maxbuf state_utility get_challenge 50: "
    "wait_for_event 52: procserv_call procserv_reply"
)
MESSAGE_TYPES |= {
    n: f"filler_{n}" for n in (*range(6, 11), *range(19, 24), 29, *range(32, 37), *range(46, 49), *range(54, 59))
}
SQL_MODES = names("nil session_sqlmode internal ansi db2 oracle sapr3")
PRODUCERS = names("nil user_cmd internal_cmd kernel installation view_optimizer complex_view_handling queryrewrite")
FUNCTIONS = names(
    "create_table set_role insert select update drop_role drop_view drop_table delete create_view drop_user "
    "create_role create_sequence alter_sequence . drop_sequence create_schema create_cluster create_user "
    "create_index drop_index drop_cluster validate_index create_procedure alter_procedure alter_table explain "
    "grant revoke create_synonym drop_synonym alter_system_switch_log set_transaction pl_sql_execute lock_table "
    "drop_schema rename comment audit noaudit alter_index create_external_database drop_external_database "
    "create_database alter_database create_rollback_segment alter_rollback_segment drop_rollback_segment "
    "create_tablespace alter_tablespace drop_tablespace alter_session alter_user commit rollback savepoint "
    "create_control_file alter_tracing create_trigger alter_trigger drop_trigger analyze_table analyze_index "
    "analyze_cluster create_profile drop_profile alter_profile drop_procedure . alter_resource_cost "
    "create_snapshot_log alter_snapshot_log drop_snapshot_log create_snapshot alter_snapshot drop_snapshot 201: "
    "select_direct select_first select_last select_next select_prev fetch_first fetch_last fetch_next fetch_prev "
    "fetch_pos fetch_same string_command connect drop_parseid close show usage serverdb monitor set link "
    "create_domain drop_domain describe alter_password lowlevel_create_cluster lowlevel_drop_cluster "
    "lowlevel_create_entry lowlevel_drop_entry mfetch_rowid mfetch_entry mfetch_object putval getval diagnose unlock "
    "refresh clear_snapshot_log next_stamp exists_table commit_release rollback_release drda_native_ddl select_into "
    "create_database_link drop_database_link fetch_relative cursor_pl_sql_execute administrator reset 1003: "
    "minsert mselect mupdate 1009: mdelete 1035: mlock_objects 1206: mfetch_first mfetch_last mfetch_next "
    "mfetch_prev mfetch_pos mfetch_same 1244: mselect_into 1247: mfetch_relative",
    1,
)
WARNINGS = names(
    "warning_exists value_truncated null_in_set_function column_count_differs no_where_clause unused5 "
    "date_adjusted unused7 table_scan statement_optimized views_substituted time_value_overflow rowno_limit "
    "index_on_optional_column next_inverted_list user_defined_code"
)
PART_KINDS = names(
    "7: getinfo 9: page 16: surrogate bdinfo 22: key 25: abap_istream abap_ostream 28: checkpoint_info procid 31: "
    "message_list"
)
"""Kinds whose bodies are no more than bytes."""
DATA_TYPES = names(
    "fixed float char_ascii char_ebcdic char_byte rowid long_ascii long_ebcdic long_byte long_dbyte date time "
    "vfloat timestamp unknown number nonumber duration 18: . 19: longfile_ascii longfile_ebcdic longfile_byte "
    "longfile_dbyte boolean char_unicode filler_25 filler_26 filler_27 filler_28 "
    "smallint integer varchar_ascii varchar_ebcdic varchar_byte "
    "long_unicode longfile_unicode varchar_unicode udt abap_table_handle wyde"
)
IO_TYPES = names("input output input_output")
MESSAGE_KINDS = {60: "select", 35: "insert", 76: "update", 18: "delete", 28: "fetch", 42: "array_fetch", 6: "close",
                 84: "shared_statement"}  # fmt: skip
APPLICATION_INFOS = {
    0: "none", 1: "statement_executed", 2: "use_dbs", 10: "release_found", 20: "fast_select_direct",
    30: "not_allowed_in_programs", 40: "close", 41: "describe", 42: "fetch", 43: "array_fetch",
    44: "select_with_result_set", 45: "select_for_update", 46: "select_reuse", 47: "select_reuse_for_update",
    52: "fetch_without_result", 53: "fetch_without_first_result",
    60: "procedure_call", 70: "array_command", 114: "array_select_with_result_set", 115: "array_select_for_update",
    116: "array_select_reuse", 117: "array_select_reuse_for_update",
}  # fmt: skip
DATE_FORMATS = names("none internal iso usa eur jis oracle ansi ts_eur")
FEATURES = names("multiple_drop_parseid space_option variable_input optimized_streams check_scrollable_option "
                 "ascii_in_and_output", 1)  # fmt: skip
VALUE_MODES = names("datapart alldata lastdata nodata no_more_data last_putval data_trunc close error startpos_invalid")
INFOSET = names("trigger with_lock no_close new_record comment catalog unicode without_short_column")
USERS = ("sysdba", "user_sysdba", "user_kind", "user_group")
NUMBERS = {
    "0": "8000", "1": "c110", "10": "c210", "256": "c32560", "-1": "3f90", "-10": "3e90",
    "4711": "c44711", "-4711": "3c5289", "32767": "c5327670", "-32768": "3b672320", "2147483647": "ca2147483647",
    "-2147483648": "367852516352", "-3": "3f70", "-100": "3d90",
}  # fmt: skip
ORDERS = (("little", "<"), ("big", ">"))
SEGMENT = "varpart.segments[{}]"


def packet(name: str, segments: list[Segment], order: str, values: Mapping[str, object], code: int = 0) -> Message:
    """Return a message whose packet has these segments; paths of values begin at the first segment."""
    made = Packet(segments, 1 << 20, order, code).to_bytes()  # type: ignore[arg-type]
    return Message(f"{name}, {order}", made, {}, values)


def request(own: bytes, *parts: Part) -> Segment:
    return Segment(1, own.ljust(27, b"\0"), parts or (Part(3, b"COMMIT"),))


def reply(own: bytes, *parts: Part) -> Segment:
    return Segment(2, own.ljust(27, b"\0"), parts)


def requests() -> Iterator[Message]:
    flags = ("commit_immediately", "ignore_costwarning", "prepare", "with_info", "mass_cmd", "parsing_again")
    for order, _ in ORDERS:
        for column, codes, at in (("message_type", MESSAGE_TYPES, 0), ("sqlmode", SQL_MODES, 1),
                                  ("producer", PRODUCERS, 2)):  # fmt: skip
            for number, name in (*codes.items(), (200, "200"), (255, "255")):
                if column == "message_type" and name in ("hello", "get_challenge", "execute"):
                    continue
                if column == "sqlmode" and not 1 <= number <= 5:
                    continue
                own = bytearray((2, 1, 1))
                own[at] = number
                values = {f"{SEGMENT.format(0)}.request.{column}": name}
                yield packet(f"{column} {number}", [request(bytes(own))], order, values)
        for at, flag in enumerate(flags):
            for number, name in ((1, "on"), (0, "off"), (2, "2"), (255, "255")):
                own = bytearray(12)
                own[:3] = 2, 1, 1
                own[3 + at] = number
                values = {f"{SEGMENT.format(0)}.request.{one}": name if one == flag else "off" for one in flags}
                yield packet(f"{flag} {number}", [request(bytes(own))], order, values)
        for bit in range(8):
            options = {"no_implicit_fetch": bit == 0, "scrollable_cursor": bit == 1, "no_explicit_close": bit == 2,
                       "unused_options": 1 << bit >> 3}  # fmt: skip
            own = bytes((2, 1, 1, 0, 0, 0, 0, 0, 0, 1 << bit))
            values = {f"{SEGMENT.format(0)}.request.{name}": value for name, value in options.items()}
            yield packet(f"option {bit}", [request(own)], order, values)
        own = bytes((2, 1, 1, *[0] * 7, 0x80)) + bytes(range(16))
        fillers = {"filler1": 0x80, "filler2": bytes(range(8)).hex(), "filler3": bytes(range(8, 16)).hex()}
        values = {f"{SEGMENT.format(0)}.request.{name}": value for name, value in fillers.items()}
        yield packet("fillers of a request", [request(own)], order, values)
        for kind, name in ((13, "execute"),):
            parse_id = Part(10, bytes(12))
            values = {f"{SEGMENT.format(0)}.request.message_type": name}
            yield packet(name, [request(bytes((kind, 1, 1)), parse_id)], order, values)


def modes() -> Iterator[Message]:
    for order, _ in ORDERS:
        for number in (0, 6, 128, 255):
            made = packet("", [request(bytes((2, number, 1)))], order, {})
            values = {f"{SEGMENT.format(0)}.request.sqlmode": SQL_MODES.get(number, str(number))}
            yield Message(f"sqlmode {number} read leniently, {order}", made.data, {"strictness": 0}, values)


def replies() -> Iterator[Message]:
    for order, sign in ORDERS:
        segments, values = [], {}
        rows = [(code, position, function, bit, trace) for code, position, function, bit, trace in zip(
            (LOW_2, HIGH_2, MIDDLE_2, -1, 100, 0) * 50, (LOW, HIGH, MIDDLE, -1, 1, 0) * 50,
            (*FUNCTIONS, 0, HIGH_2, LOW_2, -1, 77, 200, 251, 1002, 1248), (*range(32), *range(32)) * 5,
            (0, 255, 128, 1) * 60, strict=False,
        )]  # fmt: skip
        for at, (code, position, function, bit, trace) in enumerate(rows):
            warnings = struct.pack("<I", 1 << bit)
            own = f"{at:05}".encode() + struct.pack(f"{sign}hi", code, position) + warnings
            own += struct.pack(f"{sign}h", function) + bytes((trace, 255 - trace)) + bytes(range(at % 9, at % 9 + 8))
            place = f"{SEGMENT.format(at)}.reply"
            values |= {
                f"{place}.sqlstate": f"{at:05}", f"{place}.returncode": code, f"{place}.errorpos": position,
                f"{place}.function_code": FUNCTIONS.get(function, "nil" if function == 0 else str(function)),
                f"{place}.tracelevel": trace, f"{place}.filler1": 255 - trace,
                f"{place}.filler2": bytes(range(at % 9, at % 9 + 8)).hex(), f"{place}.result_set_closed": bit == 16,
                f"{place}.unused_intern_warning": 1 << bit >> 17 & 0x7F,
                f"{place}.unused_intern_warning2": 1 << bit >> 24 & 0xFF,
                **{f"{place}.extern_warning.{name}": n == bit for n, name in WARNINGS.items() if n in (bit, 0, 8, 15)},
            }  # fmt: skip
            segments.append(reply(own))
        yield packet("replies", segments, order, values)


def parts() -> Iterator[Message]:
    for order, _ in ORDERS:
        made, values = [], {}
        for at, (kind, name) in enumerate([*PART_KINDS.items(), (36, "36"), (255, "255")]):
            bit = at % 8
            body = bytes(range(at, at + at + 1))
            made.append(Part(kind, body, args=(0, HIGH_2, MIDDLE_2)[at % 3], attributes=1 << bit, filler=0xAA))
            place = f"{SEGMENT.format(0)}.parts[{at}]"
            values |= {
                f"{place}.part_kind": name, f"{place}.arg_count": (0, HIGH_2, MIDDLE_2)[at % 3],
                f"{place}.last_packet": bit == 0, f"{place}.next_packet": bit == 1, f"{place}.first_packet": bit == 2,
                f"{place}.unused_attributes": 1 << bit >> 3, f"{place}.body.raw": body.hex(),
                f"{place}.filler": "aa" * (-len(body) % 8), f"{place}.buf_len": len(body),
            }  # fmt: skip
        yield packet("kinds of parts", [reply(b"00000", *made)], order, values)


def bodies() -> Iterator[Message]:
    """Yield one packet for each kind of body."""
    for order, sign in ORDERS:
        for name, kind, body, args, values in (
            *_texts(), *_shortinfos(sign), *_parse_ids(), *_numbers(), *_longdata(sign), *_vardata(), *_others(sign)
        ):  # fmt: skip
            place = f"{SEGMENT.format(0)}.parts[0].body"
            told = {f"{place}.{path}": value for path, value in values.items()}
            part = Part(kind, body, args)
            yield packet(name, [reply(b"00000", part)], order, told)


Body = tuple[str, int, bytes, int, dict[str, object]]


def _texts() -> Iterator[Body]:
    for kind in (3, 6, 8, 13, 19):
        for text in ("", "Üöé½", " A "):
            octets = text.encode("latin-1")
            yield (
                f"text {text!r} in a part of kind {kind}",
                kind,
                octets,
                1,
                {"text.text": text, "text.data": octets.hex()},
            )
    listed = ["", "Üö", "B" * 255]
    octets = b"".join(bytes([len(text)]) + text.encode("latin-1") for text in listed)
    yield "column names", 2, octets, 3, {f"names.names[{n}].name.text": text for n, text in enumerate(listed)}
    users = ["SÜPERDBA", "", "ADMIN", "G"]
    octets = b"".join(bytes([len(text)]) + text.encode("latin-1") for text in users)
    told = {f"user_info.{column}.name.text": text for column, text in zip(USERS, users, strict=True)}
    yield "user info", 15, octets, 1, told
    yield (
        "abap info",
        27,
        b"\4PR\xdcG\x03127",
        1,
        {"abap_info.program.name.text": "PRÜG", "abap_info.line.name.text": "127"},
    )
    for define, text in ((0x20, "TERM"), (0xFF, "Ü"), (0x80, "")):
        told = {"client_id.define_byte": define, "client_id.terminal_id.text": text}
        yield f"client id {text}", 35, bytes([define]) + text.encode("latin-1"), 1, told


def _shortinfos(sign: str) -> Iterator[Body]:
    for kind in (14, 21, 32):
        entries, values = b"", {}
        for at in range(42):
            mode, io = 1 << at % 8, at % 3
            length, size = (0, 65535, 0x8001, 0x0102)[at % 4], (65535, 0, 0x0102, 0x8001)[at % 4]
            position = (LOW, HIGH, MIDDLE, 1)[at % 4]
            entries += bytes((mode, io, at, 255 - at)) + struct.pack(f"{sign}HH", length, size)
            place = f"shortinfos.shortinfos[{at}]"
            values |= {
                f"{place}.null_not_allowed": mode == 1, f"{place}.null_allowed": mode == 2,
                f"{place}.has_default": mode == 4, f"{place}.escape_character": mode == 8,
                f"{place}.unused_mode": mode >> 4, f"{place}.io_type": IO_TYPES[io],
                f"{place}.data_type": DATA_TYPES.get(at, "") or None, f"{place}.frac": 255 - at,
                f"{place}.length": length, f"{place}.in_out_len": size,
            }  # fmt: skip
            if DATA_TYPES.get(at) is None:
                del values[f"{place}.data_type"]
            if kind == 32 and io == 0:
                number, only = (LOW_2, HIGH_2, MIDDLE_2)[at // 3 % 3], at // 3 % 2
                entries += struct.pack(f"{sign}hBB", number, only, 1 - only)
                values |= {f"{place}.param_no": number, f"{place}.read_only": ("off", "on")[only],
                           f"{place}.serial": ("on", "off")[only], f"{place}.bufpos": None}  # fmt: skip
            else:
                entries += struct.pack(f"{sign}i", position)
                values |= {f"{place}.bufpos": position, f"{place}.param_no": None}
        yield f"descriptions in a part of kind {kind}", kind, entries, 42, values
    entries, values = b"", {}
    for at in range(40):
        length = (LOW_2, HIGH_2, MIDDLE_2, 0)[at % 4]
        entries += bytes((at, 255 - at)) + struct.pack(f"{sign}h", length)
        place = f"parameter_descriptions.parameters[{at}]"
        values |= {f"{place}.frac": 255 - at, f"{place}.length": length}
        if at in DATA_TYPES:
            values[f"{place}.data_type"] = DATA_TYPES[at]
    yield "parameter descriptions", 1, entries, 40, values
    for code in (41, 128, 255):
        described = bytes((code, 0)) + bytes(2)
        yield (
            f"type {code} of a parameter",
            1,
            described,
            1,
            {"parameter_descriptions.parameters[0].data_type": str(code)},
        )
        entry = bytes((0, code, code, 0)) + bytes(8)
        told = {"shortinfos.shortinfos[0].io_type": str(code), "shortinfos.shortinfos[0].data_type": str(code)}
        yield f"type {code}", 14, entry, 1, told
    entry = bytes(8) + struct.pack(f"{sign}hBB", 1, 255, 128)
    told = {"shortinfos.shortinfos[0].read_only": "255", "shortinfos.shortinfos[0].serial": "128"}
    yield "switches of a description", 32, entry, 1, told


def _parse_ids() -> Iterator[Body]:
    for kind in (10, 11):
        entries, values = b"", {}
        listed = [*MESSAGE_KINDS, *APPLICATION_INFOS, *DATE_FORMATS, 255] if kind == 10 else [60]
        for at in range(len(listed)):
            session, counter = (0xFFFFFFFF, 0, 0x01020304, 1 << 31)[at % 4], (0xFFFFFF, 0, 0x010203, 1 << 23)[at % 4]
            number, buffer = (255, 0, 128, 1)[at % 4], (0, 255, 1, 128)[at % 4]
            kind_code = list(MESSAGE_KINDS)[at % len(MESSAGE_KINDS)]
            info = list(APPLICATION_INFOS)[at % len(APPLICATION_INFOS)]
            form = at % len(DATE_FORMATS)
            entries += struct.pack(">I", session) + struct.pack(">I", counter)[1:]
            entries += bytes((number, kind_code, buffer, info, form))
            place = f"parse_ids.parse_ids[{at}]"
            values |= {
                f"{place}.session_id": session, f"{place}.statement_counter": counter,
                f"{place}.command_number": number, f"{place}.message_kind": MESSAGE_KINDS[kind_code],
                f"{place}.buffer_number": buffer, f"{place}.application_info": APPLICATION_INFOS[info],
                f"{place}.date_format": DATE_FORMATS[form],
            }  # fmt: skip
        yield f"parse ids in a part of kind {kind}", kind, entries, len(listed), values
    for code in (99, 128, 255):
        octets = bytes(8) + bytes((code, 0, code, code))
        columns = ("message_kind", "application_info", "date_format")
        told = {f"parse_ids.parse_ids[0].{column}": str(code) for column in columns}
        yield f"codes {code} of a parse id", 10, octets, 1, told


def _numbers() -> Iterator[Body]:
    for kind in (12, 24):
        for number, digits in NUMBERS.items():
            octets = b"\0" + bytes.fromhex(digits).ljust(6, b"\0")
            told = {"counter.count.define_byte": 0, "counter.count.number": int(number),
                    "counter.count.is_negative": number[0] == "-", "counter.count.is_zero": number == "0"}  # fmt: skip
            yield f"number {number} in a part of kind {kind}", kind, octets, 1, told
        for define in (0xFF, 0xFE, 0xFD, 0xFC):
            told = {"counter.count.define_byte": define, "counter.count.number": None}
            yield f"define byte {define}", kind, bytes([define]) + bytes(6), 1, told
    told = {"counter.count.number": 1, "counter.count.is_negative": False, "counter.count.exponent": 1,
            "counter.count.is_zero": False}  # fmt: skip
    yield "number behind 251", 12, bytes.fromhex("fbc1100000000000")[:7], 1, told
    first, last = bytes.fromhex("00c110").ljust(21, b"\0"), bytes.fromhex("003f90").ljust(21, b"\0")
    told = {"serial.first_key.number": 1, "serial.last_key.number": -1, "serial.first_key.define_byte": 0}
    yield "serial", 23, first + last, 1, told


def _longdata(sign: str) -> Iterator[Body]:
    octets, values = b"", {}
    for at in range(12):
        bit, portion = at % 8, b"" if at in (3, 5) else bytes(range(at % 3))
        numbers = (LOW, HIGH, MIDDLE)[at % 3], (HIGH, MIDDLE, LOW)[at % 3]
        octets += bytes([(0, 0x20, 0x80)[at % 3]]) + bytes(range(at, at + 16)) + struct.pack(f"{sign}2i", *numbers)
        octets += bytes((1 << bit, 255 - at, 128 + at, at)) + struct.pack(f"{sign}h", (LOW_2, HIGH_2, MIDDLE_2)[at % 3])
        octets += struct.pack(f"{sign}h", (HIGH_2, MIDDLE_2, LOW_2)[at % 3])
        octets += struct.pack(f"{sign}2i", len(octets) + 9, len(portion)) + portion
        place = f"longdata.descriptors[{at}]"
        values |= {
            f"{place}.define_byte": (0, 0x20, 0x80)[at % 3], f"{place}.descriptor": bytes(range(at, at + 8)).hex(),
            f"{place}.tabid": bytes(range(at + 8, at + 16)).hex(), f"{place}.maxlen": numbers[0],
            f"{place}.intern_pos": numbers[1], f"{place}.state": 255 - at, f"{place}.unused1": 128 + at,
            f"{place}.valmode": VALUE_MODES.get(at, str(at)), f"{place}.valind": (LOW_2, HIGH_2, MIDDLE_2)[at % 3],
            f"{place}.unused2": (HIGH_2, MIDDLE_2, LOW_2)[at % 3], f"{place}.vallen": len(portion),

            **{f"{place}.{name}": n == bit for n, name in INFOSET.items()},
        }  # fmt: skip
    yield "LONG descriptors", 18, octets, 12, values
    for mode, position, length, portion in (
        (0, 42, 3, "616263"), (3, 42, 3, None), (5, 42, 3, None), (6, 42, 3, "616263"), (0, 42, 4, None),
        (0, 41, 3, None),
        (0, 43, 3, None), (255, 42, 0, None), (0, -1, 3, None), (0, 42, -1, None), (0, LOW, LOW, None),
    ):  # fmt: skip
        octets = bytes(28) + bytes((mode,)) + bytes(4) + struct.pack(f"{sign}2i", position, length) + b"abc"
        told = {"valmode": VALUE_MODES.get(mode, str(mode)), "valpos": position, "vallen": length, "portion": portion}
        told = {f"longdata.descriptors[0].{column}": value for column, value in told.items()}
        yield f"LONG value of mode {mode}, {length} at {position}", 18, octets, 1, told


def _vardata() -> Iterator[Body]:
    fields = [b"", b"\x80", b"a" * 245, b"b" * 249, b"c" * 251, b"d" * 300]
    octets = struct.pack(">H", len(fields) + 4)
    values: dict[str, object] = {"vardata.rows[0].num_fields": len(fields) + 4}
    for at, field in enumerate(fields):
        octets += (bytes([len(field)]) if len(field) < 250 else b"\xff" + struct.pack(">H", len(field))) + field
        values[f"vardata.rows[0].fields[{at}].value"] = field.hex()
    octets += b"\xfb\xfc\xfd\xfe"
    for at in range(4):
        values[f"vardata.rows[0].fields[{len(fields) + at}].value"] = None
    yield "vardata", 33, octets, 1, values
    for rows in (1, 2, 3):
        octets = b"".join(struct.pack(">H", 1) + bytes((1, 65 + number)) for number in range(rows))
        told = {f"vardata.rows[{number}].fields[0].value": f"{65 + number:x}" for number in range(rows)}
        yield f"vardata of {rows}", 33, octets, rows, told | {f"vardata.rows[{rows}]": None}
    yield "no vardata", 33, b"", 0, {"vardata.rows[0]": None}
    yield "many NULLs", 33, struct.pack(">H", 40_000) + b"\xfe" * 40_000, 1, {"vardata.rows[0].num_fields": 40_000}


def _others(sign: str) -> Iterator[Body]:
    octets, values = b"", {}
    for at, (number, name) in enumerate([*FEATURES.items(), (7, "7"), (255, "255")]):
        octets += bytes((number, at % 2))
        values |= {f"features.features[{at}].feature": name, f"features.features[{at}].is_on": ("off", "on")[at % 2]}
    yield "features", 34, octets, len(octets) // 2, values
    yield "a feature that is 255", 34, b"\1\xff", 1, {"features.features[0].is_on": "255"}
    told = {"long_demands.demands[0].at_once": "255"}
    yield "LONG values at once 255", 30, b"\0\xff" + bytes.fromhex("00c11000000000") * 2, 1, told
    demand = bytes((0, 1)) + bytes.fromhex("00c11000000000") + bytes.fromhex("003f9000000000")
    demand += bytes((255, 0)) + b"\xff" + bytes(6) + b"\xff" + bytes(6)
    told: dict[str, object] = {
        "long_demands.demands[0].define_byte": 0, "long_demands.demands[0].at_once": "on",
        "long_demands.demands[0].start.number": 1, "long_demands.demands[0].length.number": -1,
        "long_demands.demands[1].define_byte": 255, "long_demands.demands[1].at_once": "off",
        "long_demands.demands[1].start.number": None, "long_demands.demands[1].length.number": None,
    }  # fmt: skip
    yield "LONG values asked for", 30, demand, 2, told
    yield "data", 5, bytes(range(20)), 2, {"data.rows": bytes(range(20)).hex()}
    tables = [bytes(range(256)), bytes(range(255, -1, -1))]
    told = {f"conversion_tables.tables[{n}]": table.hex() for n, table in enumerate(tables)}
    yield "conversion tables", 4, b"".join(tables), 2, told
    for at, (form, name) in enumerate([*DATE_FORMATS.items(), (9, "9"), (255, "255")]):
        session = (0xFFFFFFFF, 0, 0x01020304)[at % 3]
        lengths = (255, 0, 50)[at % 3], (0, 255, 50)[at % 3]
        fields = [bytes((n + at + 1,)) * size for n, size in enumerate((100, 50, 6, 6, 4, 18, 2000))]
        is_unicode, shown = (255, "255") if form == 255 else (at % 2, ("off", "on")[at % 2])
        octets = (
            bytes([is_unicode]) + struct.pack(">I", session) + bytes([lengths[0]]) + fields[0] + bytes([lengths[1]])
        )
        octets += fields[1] + fields[2] + fields[3] + bytes([form]) + fields[4] + fields[5] + fields[6]
        octets += bytes.fromhex("00c4819200") + b"\1\2\3" + b"70600" + b"\4\5\6"
        told = {
            "is_unicode": shown, "session_id": session, "len_nls_date_format": lengths[0],
            "nls_date_format": fields[0].hex(), "len_nls_date_format_coded": lengths[1],
            "nls_date_format_coded": fields[1].hex(), "nls_date_language": fields[2].hex(),
            "nls_language": fields[3].hex(), "date_format": name, "numeric_characters": fields[4].hex(),
            "filler1": fields[5].hex(), "page_size.number": 8192, "filler2": "00010203", "kernel_version": "70600",
            "filler3": "040506",
        }  # fmt: skip
        yield f"session info, {name}", 20, octets, 1, {f"session_info.{path}": value for path, value in told.items()}


def character_sets() -> Iterator[Message]:
    place = f"{SEGMENT.format(0)}.parts[0].body.text.text"
    for code, order, codec, text in (
        (0, "little", "latin-1", "Üöé½"), (0, "big", "latin-1", "Üöé½"), (19, "little", "utf-16-le", "Ü€"),
        (20, "big", "utf-16-be", "Ü€"), (22, "little", "utf-8", "Ü€"),
    ):  # fmt: skip
        own = request(bytes((2, 1, 1)), Part(3, text.encode(codec)))
        yield packet(f"text in code type {code}", [own], order, {place: text}, code)
    for code, order, codec in ((19, "little", "utf-16-le"), (20, "big", "utf-16-be")):
        octets = "Ü€".encode(codec)
        one = bytes([len(octets)]) + octets
        for name, kind, body, paths in (
            ("names", 2, one, ("names.names[0].name.text",)),
            ("user", 15, one * 4, tuple(f"user_info.{user}.name.text" for user in USERS)),
            ("client", 35, b"\1" + octets, ("client_id.terminal_id.text",)),
        ):  # fmt: skip
            place = f"{SEGMENT.format(0)}.parts[0].body"
            values = {f"{place}.{path}": "Ü€" for path in paths}
            yield packet(f"{name} in code type {code}", [reply(b"00000", Part(kind, body))], order, values, code)
        octets = "PRÜ".encode(codec)
        told = {f"{SEGMENT.format(0)}.parts[0].body.abap_info.program.name.text": "PRÜ"}
        part = Part(27, bytes([len(octets)]) + octets + b"\x03127")
        yield packet(f"program in code type {code}", [reply(b"00000", part)], order, told, code)
    for ccsid, text in ((37, "Ü[ö|é"), (500, "Ü[ö|!"), (1047, "Ü[]^é")):
        octets = encoded(text, ccsid)
        one = bytes([len(octets)]) + octets
        for name, kind, body, paths in (
            ("text", 3, octets, ("text.text",)), ("names", 2, one, ("names.names[0].name.text",)),
            ("user", 15, one * 4, tuple(f"user_info.{user}.name.text" for user in USERS)),
            ("program", 27, one + one, ("abap_info.program.name.text",)),
            ("client", 35, b"\x40" + octets, ("client_id.terminal_id.text",)),
        ):  # fmt: skip
            place = f"{SEGMENT.format(0)}.parts[0].body"
            made = packet(
                "", [reply(b"00000", Part(kind, body))], "big", {f"{place}.{path}": text for path in paths}, 1
            )
            yield Message(f"{name} in EBCDIC {ccsid}", made.data, {"ebcdic_ccsid": ccsid, "strictness": 1}, made.values)


def packet_headers() -> Iterator[Message]:
    for order, sign in ORDERS:
        for at in range(3):
            data = bytearray(Packet([request(bytes((2, 1, 1)))], 1 << 20, order).to_bytes())  # type: ignore[arg-type]
            fillers = (LOW_2, HIGH_2, MIDDLE_2)[at], (HIGH_2, MIDDLE_2, LOW_2)[at]
            data[2:4], data[20:22] = struct.pack(f"{sign}h", fillers[0]), struct.pack(f"{sign}h", fillers[1])
            data[24:32] = bytes(range(at, at + 8))
            size = (HIGH, MIDDLE, 1 << 20)[at]
            data[12:16] = struct.pack(f"{sign}i", size)
            client = (b"70600ODB", b"00000JDB", b"79999dbm")[at]
            data[4:12] = client
            values = {
                "header.filler1": fillers[0], "header.filler2": fillers[1], "header.varpart_size": size,
                "header.filler3": bytes(range(at, at + 8)).hex(), "header.appl_version": client[:5].decode(),
                "header.application": client[5:].decode(), "header.no_of_segm": 1,
                "header.varpart_len": len(data) - 32,
            }  # fmt: skip
            yield Message(f"packet header {at}, {order}", bytes(data), {}, values)
            for room in (len(data) - 33, len(data) - 32, len(data) - 31):
                data[12:16], fits = struct.pack(f"{sign}i", room), room >= len(data) - 32
                refused = None if fits else "header.varpart_len"
                told = {"header.varpart_size": room} if fits else {}
                yield Message(f"packet header {at}, room for {room}, {order}", bytes(data), {}, told, refused)


CHARACTER_SETS = {0: "iso_8859_1", 1: "ibm037", 2: "unknown", 22: "utf_8", 128: "unknown"}
BOUNDS = {
    0: "nil", 1: "lower_bound_of_commands", 11: "upper_bound_of_commands", 12: "lower_bound_of_non_commands",
    24: "upper_bound_of_non_commands", 26: "lower_bound_of_utilities", 37: "upper_bound_of_utilities",
    38: "lower_bound_of_specials", 49: "upper_bound_of_specials", 51: "lower_bound_of_procserv",
    59: "upper_bound_of_procserv",
}  # fmt: skip
"""Numbers of message types that only say where others begin and end."""


def code_types() -> Iterator[Message]:
    """Yield a packet in each code type, in which texts are known or not."""
    text = f"{SEGMENT.format(0)}.parts[0].body.text.text"
    own = request(bytes((2, 1, 1)), Part(3, b"COMMIT\xa0\x85"))
    for order, pages in product(("little", "big"), ({}, {"ebcdic_ccsid": 99}, {"ebcdic_ccsid": 500},
                                                    {"ebcdic_ccsid": 1047})):  # fmt: skip
        utf_16 = "utf_16le" if order == "little" else "utf_16be"
        own_sets = {**CHARACTER_SETS, 1: {500: "ibm500", 1047: "ibm1047"}.get(pages.get("ebcdic_ccsid"), "ibm037")}
        for code, name in (own_sets | {21: utf_16, 19 if order == "little" else 20: utf_16}).items():
            octets = "COMMIT".encode(utf_16.replace("_", "-", 1).replace("_", "")) if name == utf_16 else b"COMMIT"
            made = packet("", [request(bytes((2, 1, 1)), Part(3, octets))], order, {}, code)
            values = {"charset": name} | ({text: None} if name == "unknown" else {})
            yield Message(f"code type {code} with {pages}, {order}", made.data, pages, values)
        for code in (3, 18):
            data = packet("", [own], order, {}, code).data
            words = f"code type {code} of release 7.3, {order}"
            yield Message(words, data, {**pages, "accept_termchar": 1}, {"charset": "unknown", text: None})
            yield Message(f"{words}, not taken", data, pages, refused_at="code_type")
        for code in (1, 2, 128):
            params = {**pages, "strictness": 2, "accept_termchar": 1}
            data = packet("", [own], order, {}, code).data
            yield Message(f"code type {code} with {pages} in a session, {order}", data, params, refused_at="code_type")
    for part, path, octets in (
        (3, "text", b"a\x85\xa0"), (27, "abap_info.program.name", b"\3a\x85\xa0\0"),
        (2, "names.names[0].name", b"\3a\x85\xa0"),
    ):  # fmt: skip
        told = {f"{SEGMENT.format(0)}.parts[0].body.{path}.text": "a\x85\xa0"}
        yield packet(f"controls in a part of kind {part}", [reply(b"00000", Part(part, octets))], "big", told)
        none = packet("", [reply(b"00000", Part(part, octets))], "big", {}, 2).data
        told = {f"{SEGMENT.format(0)}.parts[0].body.{path}.text": None}
        yield Message(f"part of kind {part} in no character set", none, {}, told)
    data = bytearray(packet("", [own], "big", {}).data)
    data[4:12] = b"70\x85\xdc0O\xd6B"
    told = {"header.appl_version": "70\x85\xdc0", "header.application": "O\xd6B"}
    yield Message("letters in a packet header", bytes(data), {}, told)
    for code, codec in ((19, "utf-16-le"), (20, "utf-16-be")):
        order = "little" if code == 19 else "big"
        for octets, text in (
            (b"", ""), ("A".encode(codec), "A"), ("AB".encode(codec), "AB"), (b"PR", "PR"), (b"P", "P"),
            (b"127", "127"), (b"PRUG", "PRUG"),
            ("A".encode(codec) + b"BC", ("A".encode(codec) + b"BC").decode("latin-1")),
            (b"BC" + "A".encode(codec), (b"BC" + "A".encode(codec)).decode("latin-1")),
            ("A".encode(codec) + b"B", ("A".encode(codec) + b"B").decode("latin-1")),
        ):  # fmt: skip
            one = bytes([len(octets)]) + octets
            place = f"{SEGMENT.format(0)}.parts[0].body.abap_info"
            told = {f"{place}.program.name.text": text, f"{place}.line.name.text": text}
            yield packet(f"program {octets.hex()} in {code}", [reply(b"00000", Part(27, one * 2))], order, told, code)


def lenient() -> Iterator[Message]:
    """Yield packets that only the packet checker takes: bounds of message types, room below 0; and other kinds."""
    place = SEGMENT.format(0)
    for order, sign in ORDERS:
        for number, name in BOUNDS.items():
            data = packet("", [request(bytes((number, 1, 1)))], order, {}).data
            told = {f"{place}.request.message_type": name}
            yield Message(f"message type {number}, {order}", data, {"strictness": 0}, told)
        for kind, name in ((3, "proccall"), (4, "procreply")):
            own = (bytes((2, 1, 1)) if kind == 3 else b"00000").ljust(27, b"\0")
            part = Part(3, b"COMMIT")
            told = {f"{place}.segm_kind": name, f"{place}.parts[0].body.text.text": "COMMIT"}
            yield packet(f"segment of kind {kind}", [Segment(kind, own, (part,))], order, told)
        for mode, is_right in ((0, False), (1, True), (5, True), (6, False)):
            data = packet("", [request(bytes((2, mode, 1)))], order, {}).data
            told = {f"{place}.request.sqlmode": SQL_MODES[mode]} if is_right else {}
            refused = None if is_right else f"{place}.request.sqlmode"
            yield Message(f"sqlmode {mode} in a session, {order}", data, {"strictness": 2}, told, refused)
        data = bytearray(packet("", [request(bytes((2, 1, 1)))], order, {}).data)
        data[84:88] = struct.pack(f"{sign}i", -1)
        yield Message(f"room of -1, {order}", bytes(data), {"strictness": 0}, {f"{place}.parts[0].buf_size": -1})
        hidden, shown = b"\1\2\3", {f"{place}.parts[0].body.data.rows": b"\1\2\3".hex()}
        for number, told in ((45, {f"{place}.parts[0].body.data.rows": None}), (46, shown), (47, shown)):
            data = packet("", [request(bytes((number, 1, 1)), Part(5, hidden))], order, {}).data
            yield Message(f"data of {number}, {order}", data, {"strictness": 0}, told)
        for number in (24, 26):
            data = packet("", [request(bytes((number, 1, 1)), Part(5, b"\1", args=0))], order, {}).data
            yield Message(f"no argument of {number}, {order}", data, refused_at=f"{place}.parts[0].arg_count")


def fields() -> Iterator[Message]:
    """Yield fields of vardata that are a logon's, or begin with 250."""
    for order, _ in ORDERS:
        row = struct.pack(">H", 2) + b"\xff\x01\x2c" + b"a" * 300 + b"\2bc"
        made = packet("", [request(bytes((2, 1, 1)), Part(3, b"CONNECT"), Part(33, row))], order, {})
        place = f"{SEGMENT.format(0)}.parts[1].body.vardata.rows[0]"
        logons = {f"{place}.fields[0].logon": "61" * 300, f"{place}.fields[1].logon": "6263"}
        yield Message(f"long fields of a logon, {order}", made.data, {}, logons | {f"{place}.fields[0].value": None})
        place = f"{SEGMENT.format(0)}.parts[0].body.vardata.rows[0]"
        row = struct.pack(">H", 2) + b"\xfa\1b"
        data = packet("", [reply(b"00000", Part(33, row))], order, {}).data
        told = {f"{place}.fields[0].kind": "ignored", f"{place}.fields[1].value": "62"}
        yield Message(f"a field of 250 that is a mark, {order}", data, {"vardata_250": 1}, told)
        data = packet("", [reply(b"00000", Part(33, struct.pack(">H", 1) + b"\xfa" + b"a" * 250))], order, {}).data
        yield Message(f"a field of 250 bytes, {order}", data, {}, {f"{place}.fields[0].value": "61" * 250})


def lengths() -> Iterator[Message]:
    """Yield packets whose lengths fit each other by a byte more or less."""
    place, part = SEGMENT.format(0), Part(9, b"12345678")
    for order, sign in ORDERS:
        whole = packet("", [reply(b"00000", part, part)], order, {}).data

        def with_number(at: int, value: int, form: str = "i", data: bytes = whole, sign: str = sign) -> bytes:
            octets = struct.pack(f"{sign}{form}", value)
            return data[:at] + octets + data[at + len(octets) :]

        def cut(size: int, data: bytes = whole, sign: str = sign) -> bytes:
            """Return the packet with a varpart and a segment of so many bytes."""
            size_, behind = struct.pack(f"{sign}i", size), data[20:32]
            return data[:16] + size_ + behind + size_ + data[36 : 32 + size]

        for at, value, refused in ((12, 0, "header.varpart_len"), (12, -1, "header.varpart_size"),
                                   (16, 0, "header.no_of_segm"), (16, 39, "header.no_of_segm"),
                                   (16, -1, "header.varpart_len")):  # fmt: skip
            yield Message(f"{value} at {at}, {order}", with_number(at, value), refused_at=refused)
        data = cut(55)
        data = data[:40] + struct.pack(f"{sign}h", 1) + data[42:]
        yield Message(f"one part in 15 bytes, {order}", data, refused_at=f"{place}.no_of_parts")
        for size in (64 + 14, 64 + 15):
            refused = f"{place}.parts[1].part_kind"
            yield Message(f"a part header that ends at {size}, {order}", cut(size), refused_at=refused)
        for length, left in ((8, 0), (8, 1), (8, 7), (5, 2), (5, 3), (5, 4), (1, 6), (1, 7), (3, 4), (2, 3)):
            needed = -length % 8
            stale = b"\xaa" * left
            body = Part(9, b"12345678"[:length])
            data = packet("", [reply(b"00000", body)], order, {}).data[: 32 + 56 + length] + stale
            size = struct.pack(f"{sign}i", 56 + length + left)
            inside = data[:16] + size + data[20:32] + size + data[36:]
            told = {f"{place}.parts[0].filler": stale[:needed].hex(), f"{place}.unused": stale[needed:].hex()}
            yield Message(f"a part of {length} and {left} inside its segment, {order}", inside, {}, told)
            behind = data[:16] + size + data[20:32] + struct.pack(f"{sign}i", 56 + length) + data[36:]
            if left <= needed or length == 8:
                told = {f"{place}.filler": stale[:needed].hex(), f"{place}.parts[0].filler": "", f"{place}.unused": ""}
                yield Message(f"a part of {length} and {left} behind its segment, {order}", behind, {}, told)


def messages() -> dict[str, list[Message]]:
    """Return the messages of the format."""
    packets = [*requests(), *modes(), *replies(), *parts(), *bodies(), *character_sets(), *packet_headers()]
    packets += [*code_types(), *lenient(), *fields(), *lengths()]
    return {"maxdb_packet": packets}


if __name__ == "__main__":
    write_all(messages())
