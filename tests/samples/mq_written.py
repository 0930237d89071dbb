"""Write `written.json` of the IBM MQ formats whose length is fixed: `python mq_written.py`.

Layouts, codes and names are those of IBM's documentation; nothing is taken from specifications or decoders. What a
message is expected to say is what was put into it. `tests/formats/ibm_mq/test_ibm_package.py` holds the same messages
and names against IBM's own Python package.
"""

from __future__ import annotations

import re
import struct
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from written_samples import Message, write_all

LOWEST, HIGHEST = -(1 << 31), (1 << 31) - 1
MOST = 999_999_999
# Character sets of names: Python's codec, whether it is EBCDIC, and a text that others write otherwise.
CODECS = {
    37: ("cp037", True, "Ü[ö|é"), 273: ("cp273", True, "Üö[|é"), 500: ("cp500", True, "Ü[ö|!"),
    1047: ("cp037", True, "Ü[]^é"), 1140: ("cp1140", True, "€[ö|é"), 437: ("cp437", False, "Üöé½"),
    819: ("latin-1", False, "Üöé½"), 850: ("cp850", False, "Üöé½Ð"), 1208: ("utf-8", False, "Ü€"),
    1252: ("cp1252", False, "Ü€„œ"),
}  # fmt: skip
# Python has no 1047: it is 37 with three pairs of signs exchanged.
SIGNS_OF_1047 = str.maketrans("^¬[Ý]¨", "¬^Ý[¨]")
ORDERS = {0: "undefined", 1: "normal", 2: "reversed"}
FLOATS = {0: "undefined", 1: "ieee_normal", 2: "ieee_reversed", 3: "s390", 4: "tns"}
ENVIRONMENTS = {273: "normal", 546: "reversed", 785: "s390", 1041: "tns", 17: "micro_focus_cobol",
                -1: "as_published"}  # fmt: skip

MSG_TYPES = {1: "request", 2: "reply", 4: "report", 8: "datagram", 112: "mqe_fields_from_mqe", 113: "mqe_fields"}
PERSISTENCE = {0: "not_persistent", 1: "persistent", 2: "as_queue_def"}
FEEDBACK = {
    0: "none", 256: "quit", 258: "expiration", 259: "coa", 260: "cod", 262: "channel_completed", 263:
    "channel_fail_retry", 264: "channel_fail", 265: "appl_cannot_be_started", 266: "tm_error", 267: "appl_type_error",
    268: "stopped_by_msg_exit", 269: "activity", 271: "xmit_q_msg_error", 275: "pan", 276: "nan", 277:
    "stopped_by_chad_exit", 279: "stopped_by_pubsub_exit", 280: "not_a_repository_msg", 281: "bind_open_clusrcvr_del",
    282: "max_activities", 283: "not_forwarded", 284: "not_delivered", 285: "unsupported_forwarding", 286:
    "unsupported_delivery", 291: "data_length_zero", 292: "data_length_negative", 293: "data_length_too_big", 294:
    "buffer_overflow", 295: "length_off_by_one", 296: "iih_error", 298: "not_authorized_for_ims", 300: "ims_error",
    401: "cics_internal_error", 402: "cics_not_authorized", 403: "cics_bridge_failure", 404: "cics_correl_id_error",
    405: "cics_ccsid_error", 406: "cics_encoding_error", 407: "cics_cih_error", 408: "cics_uow_error", 409:
    "cics_commarea_error", 410: "cics_appl_not_started", 411: "cics_appl_abended", 412: "cics_dlq_error", 413:
    "cics_uow_backed_out", 501: "publications_on_request", 502: "subscriber_is_publisher", 503: "msg_scope_mismatch",
    504: "selector_mismatch", 505: "not_a_groupur_msg",
}  # fmt: skip
APPL_TYPES = {
    -1: "unknown", 0: "no_context", 1: "cics", 2: "zos", 3: "ims", 4: "os2", 5: "dos", 6: "unix", 7: "qmgr", 8:
    "os400", 9: "windows", 10: "cics_vse", 11: "windows_nt", 12: "vms", 13: "nsk", 14: "vos", 15: "open_tp1", 18:
    "vm", 19: "ims_bridge", 20: "xcf", 21: "cics_bridge", 22: "notes_agent", 23: "tpf", 25: "user", 26: "broker", 28:
    "java", 29: "dqm", 30: "channel_initiator", 31: "wlm", 32: "batch", 33: "rrs_batch", 34: "sib", 35:
    "system_extension", 36: "mcast_publish", 37: "amqp",
}  # fmt: skip
RETURN_CODES = dict(
    enumerate(
        "ok cics_exec_error mq_api_error bridge_error bridge_abend application_abend security_error "
        "program_not_available bridge_timeout transid_not_available".split()
    )
)
UOW_CONTROLS = {
    0x111: "only", 0x11: "first", 0x10: "middle", 0x110: "last", 0x100: "commit", 0x1100: "backout",
    0x10000: "continued",
}  # fmt: skip
LEAST = ("mqrfh", "mqrfh2", "mqrmh", "mqdh")
"""Structures whose StrucLength is at least that of the fixed part."""
LINK_TYPES = {1: "program", 2: "transaction"}
ADS = {0: "none", 1: "send", 0x10: "recv", 0x11: "send_and_recv", 0x100: "msg_format"}
REPORT_KINDS = ("none", "without_data", "with_data", "with_full_data")
MSG_FLAGS = {"segmentation_allowed": 1, "segment": 2, "last_segment": 4, "msg_in_group": 8, "last_msg_in_group": 16}

FRONT = "StrucId 4s, Version i, StrucLength i, Encoding i, CodedCharSetId i, Format 8s, Flags i"
EXTENSION = "GroupId 24b, MsgSeqNumber i, Offset i, MsgFlags i, OriginalLength i"
MD_1 = (
    "StrucId 4s, Version i, Report i, MsgType i, Expiry i, Feedback i, Encoding i, CodedCharSetId i, Format 8s, "
    "Priority i, Persistence i, MsgId 24b, CorrelId 24b, BackoutCount i, ReplyToQ 48s, ReplyToQMgr 48s, "
    "UserIdentifier 12s, AccountingToken 32b, ApplIdentityData 32s, PutApplType i, PutApplName 28s, PutDate 8s, "
    "PutTime 8s, ApplOriginData 4s"
)
CIH_1 = (
    f"{FRONT}, ReturnCode i, CompCode i, Reason i, UOWControl i, GetWaitInterval i, LinkType i, OutputDataLength i, "
    "FacilityKeepTime i, ADSDescriptor i, ConversationalTask i, TaskEndStatus i, Facility 8b, Function 4s, "
    "AbendCode 4s, Authenticator 8s, Reserved1 8s, ReplyToFormat 8s, RemoteSysId 4s, RemoteTransId 4s, "
    "TransactionId 4s, "
    "FacilityLike 4s, AttentionId 4s, StartCode 4s, CancelCode 4s, NextTransactionId 4s, Reserved2 8s, Reserved3 8s"
)
Range = tuple[int, int]


def encoded(text: str, ccsid: int) -> bytes:
    return (text.translate(SIGNS_OF_1047) if ccsid == 1047 else text).encode(CODECS[ccsid][0])


@dataclass(frozen=True)
class Context:
    """How a structure is written: Encoding, whose last digit 2 is little-endian, and CodedCharSetId."""

    encoding: int
    ccsid: int

    @property
    def order(self) -> str:
        return "<" if self.encoding & 15 == 2 else ">"

    @property
    def is_ebcdic(self) -> bool:
        return CODECS[self.ccsid][1]

    def text(self, value: str, width: int, fill: str = " ") -> bytes:
        octets = encoded(value, self.ccsid)
        assert len(octets) <= width, value
        return octets + encoded(fill, self.ccsid) * (width - len(octets))

    def numbers(self, *values: int) -> bytes:
        return struct.pack(f"{self.order}{len(values)}i", *values)

    @property
    def params(self) -> dict[str, int]:
        return {"encoding": self.encoding, "ccsid": self.ccsid}


LITTLE, BIG, HOST, ODD = Context(546, 1208), Context(273, 819), Context(785, 500), Context(546, 37)
CONTEXTS = (LITTLE, BIG, HOST, ODD)


@dataclass(frozen=True)
class Structure:
    """A structure: its fields in order, as IBM names them, and what they may hold.

    `fixed` are values that a reader needs, `ranges` the bounds of numbers, `codes` the names of numbers, `flags` the
    columns of bits; `renamed` are columns that are not named after their field, `groups` columns inside others.
    """

    id: str
    layout: str
    fixed: Mapping[str, int]
    ranges: Mapping[str, Range]
    codes: Mapping[str, Mapping[int, str]]
    flags: Mapping[str, Mapping[str, int]]
    columns: Mapping[str, str]

    @property
    def fields(self) -> list[tuple[str, str]]:
        return [(name, form) for name, form in (field.split() for field in self.layout.split(", "))]

    def column(self, field: str) -> str:
        return "header." + self.columns.get(field, _snake(field))

    def packed(self, at: Context, values: Mapping[str, object]) -> bytes:
        """Return the bytes; texts are filled up with blanks, unless they are bytes."""
        octets = b""
        for field, form in self.fields:
            value = values.get(field, self.fixed.get(field, {"i": 0, "s": "", "b": b""}[form[-1]]))
            if form == "i":
                octets += struct.pack(f"{at.order}i", value)
            else:
                width = int(form[:-1])
                octets += at.text(value, width) if isinstance(value, str) else bytes(value).ljust(width, b"\0")
        return octets

    def expected(self, values: Mapping[str, object]) -> dict[str, object]:
        """Return what columns say of values."""
        columns: dict[str, object] = {}
        for field, value in values.items():
            if field.endswith("StrucId"):
                continue
            form = dict(self.fields)[field]
            if form[-1] == "b":
                columns[self.column(field)] = bytes(value).ljust(int(form[:-1]), b"\0").hex()
            elif field in self.codes:
                columns[self.column(field)] = self.codes[field].get(value, str(value))
            elif not isinstance(value, bytes):
                columns[self.column(field)] = value
            for column, mask in self.flags.get(field, {}).items():
                columns[f"header.{column}"] = value & mask != 0
        return columns

    def struc_id(self) -> str:
        return {"mqrfh2": "RFH"}.get(self.id, self.id.removeprefix("mq").upper())

    def struc_ids(self) -> dict[str, str]:
        return {"StrucId": self.struc_id()} | ({"MdStrucId": "MD"} if self.id == "mqxqh" else {})


def _snake(field: str) -> str:
    known = {"ReplyToQMgr": "reply_to_q_mgr", "LTermOverride": "l_term_override", "MFSMapName": "mfs_map_name"}
    return known.get(field) or re.sub(r"(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", "_", field).lower()


def structure(id_: str, layout: str, **parts: Mapping[str, object]) -> Structure:
    empty: dict[str, Mapping[str, object]] = {key: {} for key in ("fixed", "ranges", "codes", "flags", "columns")}
    return Structure(id_, layout, **{**empty, **parts})  # type: ignore[arg-type]


_MD = {
    "codes": {"MsgType": MSG_TYPES, "Feedback": FEEDBACK, "Persistence": PERSISTENCE, "PutApplType": APPL_TYPES},
}
_REPORT = {
    "report.positive_action": 1, "report.negative_action": 2, "report.activity": 4, "report.pass_correl_id": 0x40,
    "report.pass_msg_id": 0x80, "report.pass_discard_and_expiry": 0x4000, "report.discard_msg": 0x8000000,
}  # fmt: skip
_EXTENSION = {name: f"extension.{_snake(name)}" for name in ("GroupId", "MsgSeqNumber", "Offset", "OriginalLength")}
_CIH = {
    "codes": {
        "ReturnCode": RETURN_CODES, "UOWControl": UOW_CONTROLS, "LinkType": LINK_TYPES, "ADSDescriptor": ADS,
    },
    "flags": {"Flags": {"pass_expiration": 1, "reply_without_nulls": 2, "sync_on_return": 4}},
}  # fmt: skip
_SCREEN = ("CursorPosition", "ErrorOffset", "InputItem", "Reserved4")
STRUCTURES = (
    structure("mqmd", MD_1, fixed={"Version": 1}, flags={"Report": _REPORT}, columns={"Report": "report.bits"}, **_MD),
    structure(
        "mqmd", f"{MD_1}, {EXTENSION}", fixed={"Version": 2},
        flags={"Report": _REPORT, "MsgFlags": {f"extension.msg_flags.{name}": bit for name, bit in MSG_FLAGS.items()}},
        columns={"Report": "report.bits", "MsgFlags": "extension.msg_flags.bits", **_EXTENSION}, **_MD,
    ),
    structure(
        "mqmde", f"{FRONT}, {EXTENSION}", fixed={"Version": 2, "StrucLength": 72, "MsgSeqNumber": 1},
        ranges={
            "CodedCharSetId": (-3, HIGHEST), "MsgSeqNumber": (1, MOST), "Offset": (0, MOST),
            "OriginalLength": (-1, HIGHEST),
        },
        flags={"MsgFlags": MSG_FLAGS},
    ),
    structure(
        "mqdlh", "StrucId 4s, Version i, Reason i, DestQName 48s, DestQMgrName 48s, Encoding i, CodedCharSetId i, "
        "Format 8s, PutApplType i, PutApplName 28s, PutDate 8s, PutTime 8s",
        fixed={"Version": 1}, codes={"PutApplType": APPL_TYPES},
    ),
    structure("mqcih", CIH_1, fixed={"Version": 1, "StrucLength": 164}, **_CIH),
    structure(
        "mqcih", f"{CIH_1}, {' i, '.join(_SCREEN)} i", fixed={"Version": 2, "StrucLength": 180},
        columns={name: f"screen.{_snake(name)}" for name in _SCREEN}, **_CIH,
    ),
    structure(
        "mqiih", f"{FRONT}, LTermOverride 8s, MFSMapName 8s, ReplyToFormat 8s, Authenticator 8s, TranInstanceId 16b, "
        "TranState 1s, CommitMode 1s, SecurityScope 1s, Reserved 1s", fixed={"Version": 1, "StrucLength": 84},
        flags={"Flags": {
            "pass_expiration": 1, "reply_format_none": 8, "ignore_purg": 0x10, "cm0_request_response": 0x20,
        }},
    ),
    structure(
        "mqwih", f"{FRONT}, ServiceName 32s, ServiceStep 8s, MsgToken 16b, Reserved 32s",
        fixed={"Version": 1, "StrucLength": 120},
    ),
    structure("mqrfh", FRONT, fixed={"Version": 1, "StrucLength": 32}),
    structure("mqrfh2", f"{FRONT}, NameValueCCSID i", fixed={"Version": 2, "StrucLength": 36}),
    structure(
        "mqrmh", f"{FRONT}, ObjectType 8s, ObjectInstanceId 24b, SrcEnvLength i, SrcEnvOffset i, SrcNameLength i, "
        "SrcNameOffset i, DestEnvLength i, DestEnvOffset i, DestNameLength i, DestNameOffset i, DataLogicalLength i, "
        "DataLogicalOffset i, DataLogicalOffset2 i", fixed={"Version": 1, "StrucLength": 108},
        flags={"Flags": {"is_last": 1}},
        columns={
            f"{end}{part}{kind}": f"{'len' if kind == 'Length' else 'ofs'}_{end.lower()}_{part.lower()}"
            for end in ("Src", "Dest") for part in ("Env", "Name") for kind in ("Length", "Offset")
        },
    ),
    structure(
        "mqdh", f"{FRONT}, PutMsgRecFields i, RecsPresent i, ObjectRecOffset i, PutMsgRecOffset i",
        fixed={"Version": 1, "StrucLength": 48}, flags={"Flags": {"new_msg_ids": 1}},
    ),
    structure(
        "mqxqh", "StrucId 4s, Version i, RemoteQName 48s, RemoteQMgrName 48s, "
        + re.sub(r"(\w+) (\w+)", r"Md\1 \2", MD_1), fixed={"Version": 1, "MdVersion": 1},
        codes={f"Md{field}": codes for field, codes in _MD["codes"].items()},
        flags={"MdReport": {f"msg_desc.{column}": bit for column, bit in _REPORT.items()}},
        columns={
            **{f"Md{field.split()[0]}": f"msg_desc.{_snake(field.split()[0])}" for field in MD_1.split(", ")},
            "MdReport": "msg_desc.report.bits",
        },
    ),
)  # fmt: skip


def written(one: Structure, *, is_first: bool) -> Iterator[Message]:
    """Yield the messages of a structure; what versions have in common is written for the first of them."""
    name = f"{one.struc_id()} version {one.fixed['Version']}"
    for at in CONTEXTS:
        for kind, values in (("lowest", _numbers(one, 0)), ("highest", _numbers(one, 1)), ("middle", _numbers(one, 2))):
            yield message(f"{name}, {kind} numbers, {at.encoding} {at.ccsid}", one, at, values | _texts(one, at, kind))
    for ccsid, (_, _, text) in CODECS.items():
        at = Context(273, ccsid)
        yield message(f"{name}, letters of {ccsid}", one, at, _letters(one, at, text))
    for at in (BIG, HOST):
        yield message(f"{name}, NUL and blanks at the end, {at.ccsid}", one, at, _ended(one, at), _ended_texts(one))
    for at_code in range(max((len(codes) for codes in one.codes.values()), default=0) if is_first else 0):
        chosen = {field: list(codes)[at_code % len(codes)] for field, codes in one.codes.items()}
        yield message(f"{name}, codes number {at_code + 1}", one, BIG, chosen)
        beside = {field: number + 1 for field, number in chosen.items()}
        yield message(f"{name}, beside codes number {at_code + 1}", one, BIG, beside)
    for bit in range(32) if one.flags else ():
        number = struct.unpack(">i", struct.pack(">I", 1 << bit))[0]
        more = {}
        if one.id == "mqmd":
            # MQRO_PAN to COD and PASS_DISCARD_AND_EXPIRY, EXPIRATION, EXCEPTION, DISCARD_MSG.
            is_defined = bit in (0, 1, 2, *range(6, 15), *range(21, 28))
            more[one.column("Report").replace("bits", "undefined_bits")] = 0 if is_defined else number
        yield message(f"{name}, bit {bit} alone", one, BIG, dict.fromkeys(one.flags, number), more)
    yield from refused(name, one)
    if is_first:
        yield from following(name, one)
        yield from contexts(name, one)
        yield from unknown_context(one)
        yield from contradicted(one)
        yield from other_versions(one)
        yield from beside_blanks(one)
        yield from last_ones(one)
        yield from cut(one)
    for version in (LOWEST, HIGHEST, -1, 0, 1, 2) if one.id == "mqxqh" else ():
        wrong = {"header.embedded_version_is_wrong": version != 1}
        yield message(f"an embedded MD of version {version}", one, BIG, {"MdVersion": version}, wrong)


def message(
    name: str, one: Structure, at: Context, values: Mapping[str, object], more: Mapping[str, object] | None = None
) -> Message:
    values = {**one.struc_ids(), **values}
    expected = one.expected(values) | {"header.is_ebcdic": at.is_ebcdic} | dict(more or {})
    if one.id == "mqmd" and one.fixed["Version"] == 1:
        expected["header.extension"] = None
    expected |= _kinds(one, values)
    return Message(name, one.packed(at, values) + b"rest", at.params, expected | {"remainder": b"rest".hex()})


def _kinds(one: Structure, values: Mapping[str, object]) -> dict[str, object]:
    """Return what columns say of the options of a report, and of the flags that IBM does not define."""
    expected: dict[str, object] = {}
    prefix, inside = ("Md", "msg_desc.") if one.id == "mqxqh" else ("", "")
    if f"{prefix}Report" in values:
        bits = int(str(values[f"{prefix}Report"]))
        kinds = {0: "none", 1: REPORT_KINDS[1], 3: REPORT_KINDS[2], 7: REPORT_KINDS[3]}
        places = (("exception", 24), ("expiration", 21), ("confirm_on_arrival", 8), ("confirm_on_delivery", 11))
        for column, shift in places:
            number = bits >> shift & 7
            expected[f"header.{inside}report.{column}"] = kinds.get(number, str(number))
    if one.id == "mqrmh" and "DataLogicalOffset" in values:
        low, high = (int(str(values[field])) for field in ("DataLogicalOffset", "DataLogicalOffset2"))
        expected["header.logical_offset"] = high * 1_000_000_000 + low
    if "MsgFlags" in values:
        bits = int(str(values.get("MsgFlags", 0)))
        column = "header.extension.msg_flags.undefined" if one.id == "mqmd" else "header.undefined_msg_flags"
        unknown = bits & ~0x1F
        expected[column] = (
            "reject" if unknown & 0xFFF else "accept_if_xmit" if unknown & 0xFF000 else "accept" if unknown else "none"
        )
        if one.id == "mqmde":
            expected["header.has_lone_last"] = bits & 6 == 4 or bits & 24 == 16
    return expected


def _numbers(one: Structure, kind: int) -> dict[str, object]:
    """Return the lowest or the highest numbers, or some with four different bytes; each field has another one."""
    numbers: dict[str, object] = {}
    for at, (field, form) in enumerate(one.fields):
        lowest, highest = one.ranges.get(field, (LOWEST, HIGHEST))
        if form == "i" and not field.endswith(("Version", "StrucLength")):
            numbers[field] = (lowest + at, highest - at, 0x01020304 + 0x01000000 * (at % 50))[kind]
            if field in one.ranges:
                numbers[field] = (lowest, highest, 0x01020304 + at)[kind]
        elif form[-1] == "b":
            numbers[field] = bytes((at + n * (7, 11, 13)[kind]) % 256 for n in range(int(form[:-1])))
    return numbers


def _texts(one: Structure, at: Context, kind: str) -> dict[str, object]:
    if kind == "lowest":
        return {}
    width = {"highest": lambda full: full, "middle": lambda full: max(1, full - 3)}[kind]
    texts = {}
    for number, (field, form) in enumerate(one.fields):
        if form[-1] == "s" and not field.endswith("StrucId"):
            letters = "".join(chr(65 + (number + n) % 26) for n in range(width(int(form[:-1]))))
            texts[field] = letters
    return texts


def _letters(one: Structure, at: Context, text: str) -> dict[str, object]:
    letters: dict[str, object] = {}
    for field, form in one.fields:
        if form[-1] == "s" and not field.endswith(("StrucId", "Format")):
            value = text
            while len(encoded(value, at.ccsid)) > int(form[:-1]):
                value = value[:-1]
            letters[field] = value
        elif field.endswith("Format") and at.ccsid in (37, 819):
            letters[field] = text
    return letters


def _ended(one: Structure, at: Context) -> dict[str, object]:
    """Return texts that a NUL ends, with blanks in front of it where there is room, and other letters behind it."""
    return {
        field: encoded(" A\0Z" if int(form[:-1]) == 4 else " A  \0Z", at.ccsid)
        for field, form in one.fields
        if form[-1] == "s" and not field.endswith("StrucId") and int(form[:-1]) >= 4
    }


def _ended_texts(one: Structure) -> dict[str, object]:
    return {
        one.column(field): " A"
        for field, form in one.fields
        if form[-1] == "s" and not field.endswith("StrucId") and int(form[:-1]) >= 4
    }


def beside_blanks(one: Structure) -> Iterator[Message]:
    """Yield texts that end in the bytes beside the blank, which do not fill up."""
    for at, octet, letter in ((BIG, 0x1F, "\x1f"), (BIG, 0x21, "!"), (HOST, 0x3F, "\x1a"), (HOST, 0x41, "\xa0")):
        ended = encoded("A", at.ccsid) + bytes([octet, 0]) + encoded("Z", at.ccsid)
        fields = list(_ended(one, at))
        texts = {one.column(field): f"A{letter}" for field in fields}
        yield message(f"{one.struc_id()}, {octet:02x} at the end", one, at, dict.fromkeys(fields, ended), texts)
        full = {
            field: encoded("A" * (int(dict(one.fields)[field][:-1]) - 1), at.ccsid) + bytes([octet]) for field in fields
        }
        texts = {one.column(field): "A" * (len(full[field]) - 1) + letter for field in fields}
        yield message(f"{one.struc_id()}, {octet:02x} at the end of full texts", one, at, full, texts)


def last_ones(one: Structure) -> Iterator[Message]:
    """Yield MQMDEs with a last segment that is no segment, or a last message that is in no group, and others."""
    for flags in range(32) if one.id == "mqmde" else ():
        lone = {"header.has_lone_last": flags & 6 == 4 or flags & 24 == 16}
        yield message(f"{one.struc_id()}, flags {flags}", one, BIG, {"MsgFlags": flags}, lone)


def following(name: str, one: Structure) -> Iterator[Message]:
    """Yield what a structure says of that which follows it, by Encoding and CodedCharSetId."""
    if one.id in ("mqcih", "mqiih"):
        return
    encodings = [273, 546, 785, 1041, 0, 17, 0x321, 0x333, 0x010, 0x020, 0x030, 0x400, 0x500, 0x1000, 0x1111, -1, 272]
    ccsids = [*CODECS, 277, 0, -1, -2, -3, 1, 36, 38, 272, 274, 276, 278, 436, 438, 499, 501, 818, 820, 849, 851, 1046,
              1048, 1139, 1141, 1207, 1209, 1251, 1253]  # fmt: skip
    for at in range(max(len(encodings), len(ccsids))):
        encoding, ccsid = encodings[at % len(encodings)], ccsids[at % len(ccsids)]
        told = {
            "following.integers": ORDERS.get(encoding & 15, str(encoding & 15)),
            "following.decimals": ORDERS.get(encoding >> 4 & 15, str(encoding >> 4 & 15)),
            "following.floats": FLOATS.get(encoding >> 8 & 15, str(encoding >> 8 & 15)),
            "following.has_reserved_bits": encoding & ~0xFFF != 0,
            "following.environment": ENVIRONMENTS.get(encoding, str(encoding)),
            "following.charset": _charset(ccsid),
        }
        prefix = "Md" if one.id == "mqxqh" else ""
        values = {f"{prefix}Encoding": encoding, f"{prefix}CodedCharSetId": ccsid}
        yield message(f"{name}, then {encoding} {ccsid}", one, BIG, values, told)


def _charset(ccsid: int) -> str:
    if ccsid in CODECS or ccsid == 277:
        return "ebcdic" if ccsid == 277 or CODECS[ccsid][1] else "ascii"
    return {0: "unspecified", -1: "unspecified", -2: "inherited"}.get(ccsid, "other")


def refused(name: str, one: Structure) -> Iterator[Message]:
    """Yield messages with one wrong value: each bound by one, each byte of StrucId."""
    for field, other in _wrong_numbers(one):
        octets = one.packed(BIG, {**one.struc_ids(), field: other})
        words, reason = f"{name}, {field} {other}", f"found {other}" if other < 0 else ""
        yield Message(words, octets, BIG.params, refused_at=one.column(field), reason=reason)
    for field, bounds in one.ranges.items():
        for number in bounds:
            yield message(f"{name}, {field} {number}", one, BIG, {field: number})
    for at in (BIG, HOST):
        octets = one.packed(at, one.struc_ids())
        for place in range(4):
            wrong = octets[:place] + bytes([octets[place] ^ 1]) + octets[place + 1 :]
            words = f"{name}, byte {place} of StrucId, {at.ccsid}"
            yield Message(words, wrong, at.params, refused_at="header.struc_id")


def _wrong_numbers(one: Structure) -> Iterator[tuple[str, int]]:
    versions = (1, 2) if one.id in ("mqmd", "mqcih") else (one.fixed["Version"],)
    version = one.fixed["Version"]
    yield from (("Version", other) for other in (version - 1, version + 1, -version) if other not in versions)
    if length := one.fixed.get("StrucLength"):
        yield from (("StrucLength", other) for other in (length - 1, -length))
        if one.id not in LEAST:
            yield "StrucLength", length + 1
    for field, (lowest, highest) in one.ranges.items():
        others = dict.fromkeys((lowest - 1, highest + 1, *((-1,) if lowest >= 0 else ())))
        yield from ((field, other) for other in others if LOWEST <= other <= HIGHEST)


def contexts(name: str, one: Structure) -> Iterator[Message]:
    """Yield a structure in each character set, told as each."""
    for at in (BIG, HOST):
        octets = one.packed(at, one.struc_ids())
        for ccsid in (*CODECS, 277, 36, 38, 274, 278, 438, 501, 818, 851, 1046, 1141, 1209, 1253):
            told = _charset(ccsid)
            params = {"encoding": at.encoding, "ccsid": ccsid}
            words = f"{name}, a structure in {at.ccsid} told as {ccsid}"
            if told in ("ascii", "ebcdic") and (told == "ebcdic") != at.is_ebcdic:
                yield Message(words, octets, params, refused_at="header.charset")
            else:
                values: dict[str, object] = {"header.is_ebcdic": at.is_ebcdic}
                if one.id == "mqmde":
                    values["context_charset"] = "unknown" if told == "other" else told
                yield Message(words, octets, params, values)


def unknown_context(one: Structure) -> Iterator[Message]:
    """Yield messages without a known order: it shows in the bytes of Version."""
    name = f"{one.struc_id()} version {one.fixed['Version']}"
    for at in CONTEXTS:
        values = _numbers(one, 2)
        for encoding in (0, 3, 15, 0x110, 0x220):
            used = {} if one.id == "mqmde" else {"used_encoding": 546 if at.order == "<" else 273}
            told = message(f"{name}, {at.encoding} {at.ccsid} without an order, {encoding}", one, at, values, used)
            yield Message(told.name, told.data, {"encoding": encoding, "ccsid": at.ccsid}, told.values)
        for encoding in (1, 0x331) if at.order == ">" else (2, 0x112):
            used = {} if one.id == "mqmde" else {"used_encoding": encoding}
            told = message(f"{name}, {at.encoding} {at.ccsid} told as {encoding}", one, at, values, used)
            yield Message(told.name, told.data, {"encoding": encoding, "ccsid": at.ccsid}, told.values)


def contradicted(one: Structure) -> Iterator[Message]:
    """Yield structures in another order than the one that is told: Version shows it."""
    for at, encoding in ((BIG, 2), (BIG, 546), (LITTLE, 1), (LITTLE, 273), (LITTLE, 0x331)):
        octets = one.packed(at, one.struc_ids())
        words = f"{one.struc_id()} version {one.fixed['Version']}, {at.encoding} told as {encoding}, which is wrong"
        yield Message(words, octets, {"encoding": encoding, "ccsid": at.ccsid}, refused_at="header.version")


def other_versions(one: Structure) -> Iterator[Message]:
    """Yield structures with a wrong Version whose bytes show the order, or do not: then the highest stands first."""
    for octets, order in ((b"\0\0\1\0", ">"), (b"\2\0\0\1", ">"), (b"\0\1\0\0", ">"), (b"\1\0\1\0", "<")):
        if order == ">" or one.id != "mqmde":
            number = struct.unpack(f"{order}i", octets)[0]
            data = one.packed(BIG, one.struc_ids())
            data = data[:4] + octets + data[8:]
            words = f"{one.struc_id()}, version bytes {octets.hex()}"
            params, reason = {"ccsid": BIG.ccsid}, f"found {number}"
            yield Message(words, data, params, refused_at="header.version", reason=reason)
    data = one.packed(HOST, one.struc_ids())
    data, words = data[:4] + b"\0\0\0\x09" + data[8:], f"{one.struc_id()}, version 9 in another character set"
    yield Message(words, data, {"encoding": HOST.encoding, "ccsid": 819}, refused_at="header.charset")


def cut(one: Structure) -> Iterator[Message]:
    """Yield structures that end behind Version, whose order is found nevertheless."""
    field, form = one.fields[2]
    for at in (BIG, LITTLE) if form == "i" else ():
        for size in (4, 5, 7):
            words = f"{one.struc_id()}, {size} bytes of {at.encoding}"
            short = one.packed(at, one.struc_ids())[:size]
            yield Message(words, short, {"ccsid": at.ccsid}, refused_at="header.version", reason="end of data")
        octets = one.packed(at, one.struc_ids())[:8]
        words = f"{one.struc_id()} version {one.fixed['Version']}, 8 bytes of {at.encoding}"
        yield Message(words, octets, {"ccsid": at.ccsid}, refused_at=one.column(field))


def of_structures() -> dict[str, list[Message]]:
    """Return the messages of each structure, without a part of its own length."""
    lists: dict[str, list[Message]] = {}
    for one in STRUCTURES:
        listed = lists.setdefault(one.id, [])
        listed.extend(written(one, is_first=not listed))
    return lists


def messages() -> dict[str, list[Message]]:
    """Return the messages of each format whose length is fixed."""
    return {name: listed for name, listed in of_structures().items() if name not in LEAST}


if __name__ == "__main__":
    write_all(messages())
