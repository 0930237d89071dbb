"""Write `written.json` of the IBM MQ headers that have a part of their own length: `python mq_strings_written.py`.

Strings of MQRFH and MQRMH, folders of MQRFH2, records of MQDH, each where it fits, one byte beyond, absent and empty.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import mq_written
from mq_written import BIG, CODECS, HOST, LEAST, LITTLE, Context, encoded
from written_samples import Message, write_all

BY_ID = {one.id: one for one in mq_written.STRUCTURES if one.id in LEAST}
UTF_16 = (1200, 13488, 17584)


def made(
    name: str, id_: str, at: Context, part: bytes, numbers: dict[str, object], values: dict[str, object]
) -> Message:
    """Return a header with its part and a few bytes behind it."""
    one = BY_ID[id_]
    length = one.fixed["StrucLength"] + len(part)
    octets = one.packed(at, {**one.struc_ids(), "StrucLength": length, **numbers}) + part + b"rest"
    expected = {"header.struc_length": length, "remainder": b"rest".hex(), **values}
    return Message(f"{name}, {at.encoding} {at.ccsid}", octets, at.params, expected)


def strings() -> Iterator[Message]:
    for ccsid, (_, _, text) in CODECS.items():
        for at in (Context(273, ccsid), Context(546, ccsid)):
            for value in ("", "A", text, f" {text}"):
                for ended in (b"", encoded("   ", ccsid), b"\0", b"\0" + encoded("behind", ccsid)):
                    part = encoded(value, ccsid) + ended
                    said = {"header.name_value_string": value, "header.is_unaligned": len(part) % 4 != 0}
                    yield made(f"string {value!r} and {len(ended)}", "mqrfh", at, part, {}, said)


def folders() -> Iterator[Message]:
    for at, ccsid in product((LITTLE, BIG, HOST), (1208, *UTF_16, 819, 1207, 1209, 1199, 1201, 13487, 17585)):
        codec = "utf-8" if ccsid == 1208 else "utf-16-le" if at is LITTLE else "utf-16-be"
        part, values = b"", {"header.name_value_ccsid": ccsid, "header.name_values.ending": "complete",
                             "header.name_values.stray": ""}  # fmt: skip
        for number, text in enumerate(("<usr>Ü</usr>", "", "<a>€</a>")):
            octets = text.encode(codec)
            octets += " ".encode(codec) * (-len(octets) % 4 // len(" ".encode(codec)))
            part += at.numbers(len(octets)) + octets
            place = f"header.name_values.folders[{number}]"
            values |= {f"{place}.len_data": len(octets), f"{place}.is_sound": True}
            is_known = ccsid in (1208, *UTF_16)
            values[f"{place}.raw"] = None if is_known else octets.hex()
            if not is_known:
                values[f"{place}.data"] = None
            else:
                values[f"{place}.data"] = text if ccsid == 1208 else octets.decode(codec)
        yield made(f"folders in {ccsid}", "mqrfh2", at, part, {"NameValueCCSID": ccsid}, values)
    numbers: dict[str, object] = {"NameValueCCSID": 1208}
    for at, (length, behind, ending) in product((LITTLE, BIG), (
        (4, b"abcd", "complete"), (8, b"abcd", "bad_length"), (3, b"abcd", "bad_length"), (-4, b"", "bad_length"),
        (0, b"", "complete"), (4, b"abcd1", "stray_bytes"), (4, b"abcd123", "stray_bytes"), (5, b"abcd", "bad_length"),
        (4, b"abc", "bad_length"),
    )):  # fmt: skip
        place = "header.name_values.folders[0]"
        values: dict[str, object] = {f"{place}.len_data": length, f"{place}.is_sound": ending != "bad_length",
                                     "header.name_values.ending": ending}  # fmt: skip
        part = at.numbers(length) + behind
        values["header.is_unaligned"] = len(part) % 4 != 0
        yield made(f"a folder of {length} in {len(behind)}", "mqrfh2", at, part, numbers, values)
    for ccsid, column in ((1208, "data"), (1200, "data"), (819, "raw")):
        place = "header.name_values.folders[0]"
        values = {f"{place}.is_sound": False, f"{place}.{column}": "", "header.name_values.stray": b"abcd".hex()}
        part = BIG.numbers(-4) + b"abcd"
        yield made(f"a folder of -4 in {ccsid}", "mqrfh2", BIG, part, {"NameValueCCSID": ccsid}, values)
    for at in (LITTLE, BIG):
        part = at.numbers(4) + b"abcd" + at.numbers(0)
        values = {"header.name_values.folders[0].data": "abcd", "header.name_values.folders[1].len_data": 0,
                  "header.name_values.ending": "complete", "header.name_values.stray": ""}  # fmt: skip
        yield made("an empty folder at the end", "mqrfh2", at, part, numbers, values)
    for stray in range(4):
        ending = "stray_bytes" if stray else "complete"
        values = {"header.name_values.ending": ending, "header.name_values.folders": None,
                  "header.name_values.stray": bytes(stray).hex()}  # fmt: skip
        yield made(f"no folder and {stray} bytes", "mqrfh2", BIG, bytes(stray), numbers, values)


FIELDS = ("SrcEnv", "SrcName", "DestEnv", "DestName")
COLUMNS = ("src_env", "src_name", "dest_env", "dest_name")


def references() -> Iterator[Message]:
    for at in (LITTLE, BIG, HOST):
        texts = ("a", "Ü2", "", "name")
        for order in ((0, 1, 2, 3), (3, 1, 0, 2)):
            part, numbers = encoded("..", at.ccsid), {}
            for index in order:
                octets = encoded(texts[index], at.ccsid)
                numbers |= {f"{FIELDS[index]}Length": len(octets), f"{FIELDS[index]}Offset": 108 + len(part)}
                part += octets
            values = {f"header.strings.{column}": text for column, text in zip(COLUMNS, texts, strict=True)}
            values["header.strings.has_string_outside"] = False
            yield made(f"strings in order {order}", "mqrmh", at, part, numbers, values)
        for field, column in zip(FIELDS, COLUMNS, strict=True):
            for length, offset, text, is_outside in (
                (4, 108, "ABCD", False), (1, 111, "D", False), (1, 112, "", True), (5, 108, "", True),
                (4, 109, "", True), (1, 107, "", True), (0, 0, "", False), (0, 500, "", False), (-1, 108, "", True),
                (1, 108, "A", False), (2, 0, "", True),
            ):  # fmt: skip
                numbers = {f"{field}Length": length, f"{field}Offset": offset}
                values = {f"header.strings.{column}": text, "header.strings.has_string_outside": is_outside}
                part = encoded("ABCD", at.ccsid)
                yield made(f"{field} of {length} at {offset}", "mqrmh", at, part, numbers, values)


RECORD = (
    ("msg_id", 1, 24),
    ("correl_id", 2, 24),
    ("group_id", 4, 24),
    ("feedback", 8, 4),
    ("accounting_token", 16, 32),
)


def lists() -> Iterator[Message]:
    for at in (LITTLE, BIG, HOST):
        for bits in (*range(32), 0x20, 0xFFFFFFE0 - (1 << 32), 0x21):
            part, values = b"", {"header.records.has_array_outside": False}
            for number in range(2):
                part += at.text(f"Q{number}", 48) + at.text("QMGR", 48)
                place = f"header.records.object_records[{number}]"
                values |= {f"{place}.object_name": f"Q{number}", f"{place}.object_q_mgr_name": "QMGR"}
            begin = 48 + len(part)
            for number in range(2):
                place = f"header.records.put_msg_records[{number}]"
                for column, bit, size in RECORD:
                    value: object = None
                    if bits & bit:
                        octets = bytes([number + bit]) * size
                        feedback = (-(1 << 31), (1 << 31) - 1)[number]
                        part += at.numbers(feedback) if column == "feedback" else octets
                        value = feedback if column == "feedback" else octets.hex()
                    if bits & 31:
                        values[f"{place}.{column}"] = value
            numbers = {"PutMsgRecFields": bits, "RecsPresent": 2, "ObjectRecOffset": 48,
                       "PutMsgRecOffset": begin if bits & 31 else 0}  # fmt: skip
            yield made(f"records with {bits:x}", "mqdh", at, part, numbers, values)


def outside() -> Iterator[Message]:
    """Yield lists of records that just fit, and some that do not."""
    for at in (LITTLE, BIG, HOST):
        for _, bit, size in RECORD:
            for missing in (0, 1):
                numbers = {"PutMsgRecFields": bit, "RecsPresent": 2, "PutMsgRecOffset": 48}
                values = {"header.records.has_array_outside": missing == 1}
                part = bytes(2 * size - missing)
                yield made(f"two records of {bit} in {len(part)}", "mqdh", at, part, numbers, values)
        for count, objects, puts, is_outside in (
            (1, 48, 0, False), (2, 48, 0, True), (1, 49, 0, True), (1, 47, 0, True), (0, 48, 48, False),
            (0, 500, 500, False), (1, 0, 120, False), (1, 0, 121, True), (1, 0, 47, True), (4, 0, 48, False),
            (5, 0, 48, True), (-1, 48, 0, True),
        ):  # fmt: skip
            numbers = {"PutMsgRecFields": 1, "RecsPresent": count, "ObjectRecOffset": objects, "PutMsgRecOffset": puts}
            values = {"header.records.has_array_outside": is_outside}
            yield made(f"{count} records at {objects}, {puts}", "mqdh", at, bytes(96), numbers, values)

        for fields, is_outside in ((0, False), (0x20, False), (1, True), (0x10, True), (-32, False)):
            numbers = {"PutMsgRecFields": fields, "RecsPresent": 1, "ObjectRecOffset": 0, "PutMsgRecOffset": 500}
            values = {"header.records.has_array_outside": is_outside, "header.records.put_msg_records": []}
            yield made(f"records of {fields:x} at 500", "mqdh", at, bytes(96), numbers, values)
            if fields & 31 == 0:
                yield made(
                    f"records of {fields:x} at 48", "mqdh", at, bytes(96), {**numbers, "PutMsgRecOffset": 48}, values
                )
        values = {"header.records.object_records[0].object_name": "Q", "header.records.has_array_outside": False}
        part = b"...." + at.text("Q", 48) + at.text("", 48)
        yield made("one record at 52", "mqdh", at, part, {"RecsPresent": 1, "ObjectRecOffset": 52}, values)


def messages() -> dict[str, list[Message]]:
    """Return the messages of each format, those without such a part first."""
    front = mq_written.of_structures()
    own = {"mqrfh": strings, "mqrfh2": folders, "mqrmh": references, "mqdh": lambda: [*lists(), *outside()]}
    return {name: [*front[name], *parts()] for name, parts in own.items()}


if __name__ == "__main__":
    write_all(messages())
