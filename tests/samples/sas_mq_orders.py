"""How senders of SAS attachments write, and messages that show their orders, widths and ends; for `sas_mq_written.py`.

Each number is nearly the same in both orders, or told; each string is cut off, or lacks its NUL, once.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from random import Random

from mq_written import encoded
from written_samples import Message

BASE = bytes(range(1, 17))


@dataclass(frozen=True)
class Sender:
    """How a machine writes."""

    is_big: bool = False
    long_bytes: int = 4
    is_nul_counted: bool = True
    ccsid: int = 819

    @property
    def order(self) -> str:
        return ">" if self.is_big else "<"

    def int(self, value: int) -> bytes:
        return struct.pack(f"{self.order}i", value)

    def long(self, value: int) -> bytes:
        return struct.pack(f"{self.order}{'q' if self.long_bytes == 8 else 'i'}", value)

    def text(self, value: str, *, is_long: bool = True) -> bytes:
        octets = encoded(value, self.ccsid)
        length = len(octets) + self.is_nul_counted
        return (self.long(length) if is_long else self.int(length)) + octets + b"\0"

    @property
    def switches(self) -> dict[str, object]:
        return {
            "byte_order": "big" if self.is_big else "little",
            "long_bytes": self.long_bytes,
            "string_length": "includes_nul" if self.is_nul_counted else "excludes_nul",
            "ccsid": self.ccsid,
        }

    def __str__(self) -> str:
        words = "big" if self.is_big else "little", f"long of {self.long_bytes}", f"character set {self.ccsid}"
        return f"{', '.join(words)}, NUL {'counted' if self.is_nul_counted else 'not counted'}"


TOLD: tuple[tuple[dict[str, object], bool | None], ...] = (
    ({"byte_order": "big"}, True), ({"byte_order": "little"}, False), ({"byte_order": "bif"}, None),
    ({"byte_order": "littld"}, None), ({"byte_order": "big", "encoding": 546}, True),
    ({"byte_order": "little", "encoding": 273}, False), ({"encoding": 1}, True), ({"encoding": 2}, False),
    ({"encoding": 0x111}, True), ({"encoding": 0x222}, False), ({"encoding": 0}, None), ({"encoding": 3}, None),
    ({"encoding": 16}, None), ({"encoding": 0x113}, None), ({"encoding": 15}, None),
)  # fmt: skip
"""Parameters about a sender, and whether they say that its numbers are big-endian; None if they do not tell."""


def near_palindromes(size: int) -> list[bytes]:
    """Return numbers that are nearly, or not at all, the same in both orders, positive in each."""
    random = Random(39)
    halves = [(0,) * (size // 2), (1, 2, 3, 4)[: size // 2], (0x2F, 0xFF, 0x80, 0x7F)[: size // 2]]
    bodies = [bytes([*half, *half[::-1]]) for half in halves]
    bodies += [b"\5\5\2\5", b"\5\2\5\5", b"\5\1\1\5", b"\1\x81\1\1"] if size == 4 else []
    bodies += [
        bytes(byte + step if place == at else byte for place, byte in enumerate(body))
        for body in bodies for at in range(len(body)) for step in (-1, 1) if 0 <= body[at] + step < 256
    ]  # fmt: skip
    bodies += [
        bytes((random.randrange(0x30), *random.randbytes(size - 2), random.randrange(0x30))) for _ in range(60)
    ]  # fmt: skip
    return bodies


def counts() -> Iterator[Message]:
    """Yield counts with their byte order as a parameter, or without: then one order gives less, at times by 1."""
    bodies = [*near_palindromes(4), *(body for body in near_palindromes(8) if min(body[0], body[7]) < 0x30)]
    bodies += [bytes((first, 0x35, 0xF1, 3, 4, 0x36, 0xF2, last)) for first, last in ((0x2F, 0x30), (0x30, 0x2F),
               (0xFA, 0x30), (0x30, 0xFA), (0x2F, 0xF9), (0xF9, 0x2F))]  # fmt: skip
    for body in bodies:
        numbers = {order: int.from_bytes(body, order) for order in ("little", "big")}
        is_be = numbers["big"] < numbers["little"]
        values = {"num_messages": min(numbers.values()), "is_be": is_be, "form": "wide" if len(body) == 8 else "narrow"}
        yield Message(f"{body.hex()}, nothing told", body, {}, values)
    for told, is_be in TOLD:
        for body in (b"\0\0\0\1", b"\1\0\0\0", bytes(7) + b"\1", b"\1" + bytes(7)):
            taken = body[-1] == 1 if is_be is None else is_be
            values = {"num_messages": int.from_bytes(body, "big" if taken else "little"), "is_be": taken}
            yield Message(f"{body.hex()}, {told}", body, told, values)
    for body, place in ((b"\xff" * 4, "narrow"), (b"\xff" * 8, "wide"), (b"", "narrow"), (b"\1\2\3", "narrow")):
        yield Message(f"a count {body.hex()}", body, refused_at=f"body.binary.{place}")
    for body, rest in ((b"\0\0\0\1", b"x"), (b"\1\0\0\0", b"abc"), (b"\1\0\0\0", b"abcde")):
        values = {"num_messages": 1, "is_be": body[3] == 1, "body.binary.trailing_bytes": rest.hex()}
        yield Message(f"{body.hex()} and {rest.hex()}", body + rest, {}, values)
    digits = {code: at for letters in (b"0123456789ABCDEF", b"0123456789abcdef") for at, code in enumerate(letters)}
    digits |= {chr(code).encode("cp037")[0]: value for code, value in digits.items()}
    for code in (*digits, 0x2F, 0x3A, 0x40, 0x47, 0x60, 0x67, 0xEF, 0xFA, 0xC0, 0xC7, 0x80, 0x87, 0, 255):
        data, words, value = b"0000" + bytes([code]) + b"000", f"the printed digit {code:02x}", digits.get(code)
        place = "body.printed.digits[4]"
        if value is None:
            yield Message(words, data, refused_at=f"{place}.code")
        else:
            yield Message(words, data, {}, {"num_messages": value << 12, place: value, "form": "printed"})
    for first, last in ((0x30, 0x30), (0xF9, 0xF9), (0xF9, 0x30), (0x30, 0xF9)):
        data = bytes((first, *b"000000", last))
        value = digits[first] << 28 | digits[last]
        yield Message(f"printed {first:02x} to {last:02x}", data, {}, {"num_messages": value, "form": "printed"})


def other_orders() -> Iterator[tuple[str, Message]]:
    """Yield numbers of other messages with their byte order as a parameter, or without: then one order gives less."""
    for body in near_palindromes(4):
        numbers = {order: int.from_bytes(body, order) for order in ("little", "big")}
        is_be = numbers["big"] < numbers["little"]
        size = b"\0\1\2\3"
        values = {"file.logical_record_length": min(numbers.values()), "is_be": is_be,
                  "file.file_size": int.from_bytes(size, "big" if is_be else "little")}  # fmt: skip
        yield "sas_mq_file_descriptor", Message(f"a length {body.hex()}, nothing told", body + size, {}, values)
        if number := min(numbers.values()):
            words, reason = f"a record of {number} that is not there", f"found {number}"
            message = Message(words, body, {}, {"is_be": is_be}, "records[0].len_data.narrow", reason)
            yield "sas_mq_file_records", message
        said: dict[str, object] = {"number": min(numbers.values()), "is_be": numbers["big"] <= numbers["little"]}
        words = f"a number {body.hex()}, its order sought"
        yield "sas_mq_correlation_id", Message(words, BASE + body, {"seq_order": "auto"}, said | {"is_late": False})
    for told, is_be in TOLD:
        for body in (b"\0\0\0\1", b"\1\0\0\0"):
            taken = body[-1] == 1 if is_be is None else is_be
            number = int.from_bytes(body, "big" if taken else "little")
            values = {"file.logical_record_length": number, "file.file_size": number, "is_be": taken}
            yield "sas_mq_file_descriptor", Message(f"{body.hex()} twice, {told}", body * 2, told, values)
            # Without a byte order numbers are little-endian.
            number = int.from_bytes(body, "big" if is_be else "little")
            native = told | {"seq_order": "native"}
            said = {"number": number, "is_be": bool(is_be)}
            yield "sas_mq_correlation_id", Message(f"{body.hex()}, {native}", BASE + body, native, said)
        order = "little" if is_be is False else "big"
        data = (1).to_bytes(4, order) + b"x" + (2).to_bytes(4, order) + b"yz"
        values = {"records[0].data": b"x".hex(), "records[1].data": b"yz".hex(), "is_be": is_be is not False}
        yield "sas_mq_file_records", Message(f"records, {told}", data, told, values)
    for length, order in product((0, 1, 3, 255), ("little", "big")):
        data = length.to_bytes(8, order) + b"x" * length
        values = {"records[0].data": (b"x" * length).hex(), "is_be": order == "big" and length > 0}
        words = f"a record of {length}, a length of 8 bytes, {order}"
        yield "sas_mq_file_records", Message(words, data, {"long_bytes": 8}, values)
    units = [bytes(1 if place == at else 0 for place in range(8)) for at in range(8)]
    for tail in (bytes(8), *units, b"\0\0\0\1\0\0\0\1", b"\1\0\0\0\1\0\0\0"):
        is_late = not any(tail[:4]) and any(tail[4:])
        four, rest = (tail[4:], tail[:4]) if is_late else (tail[:4], tail[4:])
        numbers = {order: int.from_bytes(four, order) for order in ("little", "big")}
        said = {"number": min(numbers.values()), "is_late": is_late, "is_be": numbers["big"] <= numbers["little"],
                "is_number_alone": not any(rest)}  # fmt: skip
        yield "sas_mq_correlation_id", Message(f"the end {tail.hex()}", BASE + tail, {"seq_order": "auto"}, said)
    yield from kinds_in_orders()
    yield from long_descriptors()
    yield from records_cut_off()
    yield from ends_of_ids()


LONG_NUMBERS = (
    *(1 << place | low for place in range(8, 56, 8) for low in (0, 1, 2)),
    *(0x0101 << place | 0x0101 for place in (32, 40)), 0x01020200_00020201, 0x01010200_00020201, 0x01020203_01020201,
    0x01020203_04020201, 0x01020202_00020201, 0x01020100_00010201, 0x01020100_00020201, 0x010201_0000_010301,
    0x01020202_01020301, 0x01020202_01030201, 0x01020302_01030301, 0x01030202_01030301,
)  # fmt: skip
"""Numbers of eight bytes that are nearly the same in both orders."""


def long_descriptors() -> Iterator[tuple[str, Message]]:
    """Yield descriptors with numbers of eight bytes, in the order that makes the first smaller, and one cut off."""
    name, told = "sas_mq_file_descriptor", {"descriptor": "long"}
    for number, order in product((1, 80, 256, 0x01020304, *LONG_NUMBERS), ("little", "big")):
        data, other = number.to_bytes(8, order), "little" if order == "big" else "big"
        values = {"file.logical_record_length": number, "file.file_size": 0x05060708, "is_be": order == "big"}
        if number < int.from_bytes(data, other):
            data += (0x05060708).to_bytes(8, order)
            yield name, Message(f"a length of {number}, long, {order}", data, told, values)
    data, values = bytes(8) + (5).to_bytes(8, "little"), {"file.file_size": 5, "is_be": False}
    yield name, Message("a length of 0, long, which does not tell", data, told, values)
    yield name, Message("a descriptor cut at 4", b"\0\0\0\x50", {}, {"is_be": True}, "file.file_size.narrow")


def records_cut_off() -> Iterator[tuple[str, Message]]:
    """Yield records that end in the first length, or behind it, and lengths that are smaller in the order not told."""
    name = "sas_mq_file_records"
    for size, width in product((1, 3, 4, 7), (4, 8)):
        if size < width:
            place = "records[0].len_data." + ("wide" if width == 8 else "narrow")
            yield name, Message(f"{size} bytes, long of {width}", bytes(size), {"long_bytes": width}, {}, place)
    for number in (1, 5, 256, *LONG_NUMBERS):
        for order in ("little", "big"):
            data, other = number.to_bytes(8, order), "little" if order == "big" else "big"
            if number < int.from_bytes(data, other):
                words, told, values = (
                    f"a length of {number} alone, {order}",
                    {"long_bytes": 8},
                    {"is_be": order == "big"},
                )
                yield name, Message(words, data, told, values, "records[0].len_data.wide", f"found {number}")
    for encoding in (2, 0x222):
        told, values = {"encoding": encoding}, {"is_be": False}
        words = f"a length of 1 in the other order, encoding {encoding}"
        yield name, Message(words, b"\0\0\0\1x", told, values, "records[0].len_data.narrow")


def ends_of_ids() -> Iterator[tuple[str, Message]]:
    """Yield ids with something in both halves of their end, ids without a number, and numbers in the order told."""
    name, sought = "sas_mq_correlation_id", {"seq_order": "auto"}
    for at in range(4):
        tail = bytes(at) + b"\1" + bytes(6 - at) + b"\1"
        four = {order: int.from_bytes(tail[:4], order) for order in ("little", "big")}
        said = {"number": min(four.values()), "is_late": False, "is_number_alone": False}
        yield name, Message(f"the end {tail.hex()}", BASE + tail, sought, said)
    for size in (16, 19):
        yield (
            name,
            Message(f"an id of {size} bytes, its order sought", (BASE + BASE)[:size], sought, {}, "number.value"),
        )
    for four in (b"\x33\x33\0\0", b"\0\0\x33\x33"):
        said = {"number": int.from_bytes(four, "big"), "is_be": True, "is_late": False}
        yield name, Message(f"a number {four.hex()}, big", BASE + four, {"seq_order": "big"}, said)


def kinds_in_orders() -> Iterator[tuple[str, Message]]:
    """Yield messages of a data set whose kind shows the order or not."""
    kinds = {1: "definition", 2: "variables", 3: "observations", 4: "indexes", 5: "constraints"}
    heads = [*(bytes(places) for places in product((0, 1), repeat=4)), *(bytes((0, 0, 0, kind)) for kind in kinds)]
    heads += [bytes((kind, 0, 0, 0)) for kind in kinds]
    for head, (told, told_order) in product(dict.fromkeys(heads), TOLD[2:]):
        is_be = told_order is True
        if "byte_order" in told and told_order is not None:
            is_be = told_order
        elif not any(head[:3]) and head[3]:
            is_be = True
        elif not any(head[1:]) and head[0]:
            is_be = False
        kind = int.from_bytes(head, "big" if is_be else "little")
        nibble = int(str(told.get("encoding", 0))) & 15
        values = {"is_be": is_be, "is_reading_conflict": nibble == (2 if is_be else 1)}
        values |= {"head.type_id": kinds[kind]} if kind in kinds else {}
        refused = None if kind in kinds else "head.type_id"
        params = told | {"raw_content": True}
        yield "sas_mq_data_set_message", Message(f"a kind {head.hex()}, {told}", head + b"x", params, values, refused)
        bare = {"is_be": is_be, "is_continuation": kind not in kinds,
                "content.raw": (b"x" if kind in kinds else head + b"x").hex()}  # fmt: skip
        words, params = f"bare or a kind {head.hex()}, {told}", params | {"continuation": "bare"}
        yield "sas_mq_data_set_message", Message(words, head + b"x", params, bare)


def long_labels() -> Iterator[tuple[str, Message]]:
    """Yield definitions without a type whose label's length has its bytes where the end of a long length would be."""
    for length in (1, 256, 65536):
        sender = Sender()
        data = sender.int(0) + sender.text("") + sender.text("L" * (length - 1)) + sender.long(3) * 3 + sender.text("")
        data += b"N" + sender.text("") + sender.long(0) + sender.text("") + bytes(26)
        values = {"long_used": 4, "is_be": False, "definition.data_set_type": ""}
        words = f"a label of {length}, the width sought"
        yield "sas_mq_data_set_definition", Message(words, data, {"long_bytes": 0}, values)


def cut_off() -> Iterator[tuple[str, Message]]:
    """Yield messages that end early, with their byte order as a parameter, with and without their first letter."""
    ends = {
        ("sas_mq_variable_definitions", 8): ("variables[0].informat.len.narrow", "variables[0].format.len.wide"),
        ("sas_mq_indexes", 16): ("indexes[0].len_names.narrow", "indexes[0].flags.wide"),
        ("sas_mq_data_set_definition", 12): ("definition.num_observations.narrow", "definition.label.len.wide"),
    }  # fmt: skip
    for ((name, size), places), (told, is_be), width in product(ends.items(), TOLD, (4, 8)):
        if width == 8 and told.get("encoding") in (1, 2):
            values = {"is_be": is_be is True, "long_used": 8}
            yield name, Message(f"{size} zeros, {told}, the width sought", bytes(size),
                                told | {"long_bytes": 0}, values, places[1])  # fmt: skip
        if is_be is not None or width == 4:
            values = {"is_be": is_be is True, "long_used": width}
            params, place = told | {"long_bytes": width}, places[width == 8]
            yield name, Message(f"{size} zeros, {told}, long of {width}", bytes(size), params, values, place)
    header = (
        bytes(24) + Sender().long(8) + bytes(48) + Sender().int(1) * 2 + bytes(24) + Sender().int(3) + b"\xc1\xf1\0"
    )
    for size, ccsid in ((116, 819), (117, 1047), (118, 1047)):
        data, place = header + bytes(size - len(header)), "attachments[0].qualifier_2.len.narrow"
        told, values = {"byte_order": "little", "long_bytes": 4}, {"ccsid_used": ccsid}
        yield "sas_mq_attachment_header", Message(f"a header cut at {size}", data, told, values, place)
    for length in (1, 256, 65536):
        sender = Sender()
        data = sender.text("") + sender.text("F" * (length - 1)) + sender.text("") * 2 + b"\1" + sender.long(8)
        values = {"long_used": 4, "is_be": False, "variables[0].name": ""}
        words = f"no name, a format of {length}, the width sought"
        data += sender.long(0) * 4 + b"\0"
        yield "sas_mq_variable_definitions", Message(words, data, {"long_bytes": 0}, values)
        named = sender.text("A") + data[len(sender.text("")) :]
        values = {"long_used": 4, "is_be": False, "variables[0].name": "A"}
        words = f"a name, a format of {length}, the width sought"
        yield "sas_mq_variable_definitions", Message(words, named, {"long_bytes": 0}, values)
        big = Sender(True)
        data = big.text("N" * (length - 1)) + big.text("") * 3 + b"\1" + big.long(8) + big.long(0) * 4 + b"\0"
        values = {"long_used": 4, "variables[0].name": "N" * (length - 1)}
        words = f"a name of {length}, the width sought"
        yield "sas_mq_variable_definitions", Message(words, data, {"long_bytes": 0, "byte_order": "big"}, values)


def short_names() -> Iterator[tuple[str, Message]]:
    """Yield definitions of variables that are nothing, cut off in the first name, or told in the other order."""
    name, place = "sas_mq_variable_definitions", "variables[0].name.len.narrow"
    told: dict[str, object] = {"long_bytes": 0}
    yield name, Message("nothing, the width sought", b"", told, {"long_used": 4, "is_be": False})
    data = Sender().text("AGE")
    yield name, Message("a name cut at 7", data[:7], told, {"long_used": 4, "is_be": False}, place)
    for sender, encoding in product((Sender(), Sender(True)), (1, 2, 0x111, 0x222)):
        is_be = encoding & 15 == 1
        if is_be != sender.is_big:
            words = f"a name, {sender}, told as {encoding}"
            yield name, Message(words, sender.text("AGE"), {"encoding": encoding}, {"is_be": is_be}, place)


def long_keys() -> Iterator[tuple[str, Message]]:
    """Yield indexes whose first name is so long that its length has bytes in the middle, and short and odd ones."""
    for sender, length in product((Sender(), Sender(True)), (2, 256, 65536)):
        name = "N" * (length - 1)
        data = sender.long(5) + sender.text(name) + sender.long(1) + sender.long(1) + sender.long(2) + b"A\0"
        values = {"is_be": sender.is_big, "long_used": 4, "indexes[0].name": name, "indexes[0].names": ["A"]}
        for told in ({"byte_order": sender.switches["byte_order"]}, {"encoding": 273 if sender.is_big else 546}):
            yield (
                "sas_mq_indexes",
                Message(f"a key of {length}, {sender}, {told}", data, {**told, "long_bytes": 0}, values),
            )
    for sender in (Sender(False, 8), Sender(True, 8)):
        # With the width of eight bytes the order shows in the first byte of the length.
        data = sender.long(5) + sender.text("KEY") + sender.long(1) * 2 + sender.long(2) + b"A\0"
        values = {"is_be": sender.is_big, "long_used": 8, "indexes[0].name": "KEY"}
        for width in (0, 8) if sender.is_big else (8,):
            told = {"long_bytes": width} | ({} if width else {"byte_order": "big"})
            yield "sas_mq_indexes", Message(f"a key, {sender}, {told}", data, told, values)
    big = Sender(True, 8)
    data = big.long(0) + big.text("KEY") + big.long(1) * 2 + big.long(2) + b"A\0"
    values = {"is_be": True, "long_used": 8, "indexes[0].name": "KEY"}
    yield "sas_mq_indexes", Message("a key without flags, eight bytes", data, {"long_bytes": 8}, values)
    big = Sender(True)
    data = big.long(5) + big.text("N" * 65540) + big.long(1) * 2 + big.long(2) + b"A\0"
    values = {"is_be": True, "indexes[0].name": "N" * 65540}
    yield "sas_mq_indexes", Message("a key of 65540 letters, no order told", data, {"long_bytes": 4}, values)
    whole = Sender().long(5) + Sender().long(4) + b"WHO\0" + Sender().long(1)
    places = {15: "indexes[0].flags.narrow", 16: "indexes[0].num_variables.narrow"}
    for size, place in places.items():
        told, values = {"long_bytes": 0}, {"long_used": 4, "is_be": False}
        yield "sas_mq_indexes", Message(f"a key cut at {size}", whole[:size], told, values, place)
    for sender in (Sender(), Sender(is_nul_counted=False)):
        for word, is_counted in (("includes_nul", True), ("excludes_nul", False), ("same", sender.is_nul_counted),
                                 ("includes_num", sender.is_nul_counted)):  # fmt: skip
            keys = b"AGE\0SEX\0"
            data = sender.long(5) + sender.text("WHO") + sender.long(1) + sender.long(2)
            data = (data + sender.long(len(keys) - (0 if is_counted else 2)) + keys) * 2
            values = {f"indexes[{at}].names": ["AGE", "SEX"] for at in range(2)}
            yield "sas_mq_indexes", Message(f"{word}, {sender}", data, sender.switches | {"names_length": word}, values)
    sender = Sender()
    data = sender.long(5) + sender.text("W") + sender.long(1) + sender.long(2) + sender.long(6) + b"\x80\x85\0B\xdc\0"
    values = {"indexes[0].names": ["\x80\x85", "B\xdc"]}
    yield "sas_mq_indexes", Message("controls in Latin-1", data, sender.switches, values)


def unended() -> Iterator[tuple[str, Message]]:
    """Yield strings whose NUL is missing, one at a time."""
    for sender in (Sender(), Sender(True)):
        for at in range(5):

            def string(number: int, *, is_long: bool = True, sender: Sender = sender, at: int = at) -> bytes:
                length = sender.long(2) if is_long else sender.int(2)
                return length + (b"AB" if number == at else b"A\0")

            words = f"string {at} without its NUL, {sender}"
            definition = sender.int(0) + string(0) + string(1) + sender.long(3) * 3 + string(2) + b"N" + string(3)
            definition += sender.long(0) + string(4) + bytes(26)
            said: dict[str, object] = {"definition.are_strings_terminated": False}
            yield "sas_mq_data_set_definition", Message(words, definition, sender.switches, said)
            variable = b"".join(map(string, range(4))) + b"\1" + sender.long(8) + sender.long(0) * 4 + b"\0"
            said = {"variables[0].are_strings_terminated": at > 3}
            yield "sas_mq_variable_definitions", Message(words, variable, sender.switches, said)
            header = bytes(24) + sender.long(8) + bytes(48) + sender.int(1) + sender.int(1) + bytes(24)
            header += b"".join(string(number, is_long=False) for number in range(3)) + sender.int(0) * 2
            said = {"attachments[0].are_strings_terminated": at > 2}
            yield "sas_mq_attachment_header", Message(words, header, sender.switches, said)


def header_orders() -> Iterator[Message]:
    """Yield headers whose number of attachments shows the order or not, and ends of headers of each length."""
    front, rest = bytes(range(1, 25)), bytes(range(40, 60))
    counts = [bytes(places) for places in product((0, 1), repeat=4)] + [bytes((0, 0, 0x80, 0)), bytes((0, 0x80, 0, 0))]
    for width, count, encoding in product((4, 8), counts, (0, 1, 2, 0x111, 0x222, 3, 16, 17)):
        high, low = count[0] | count[1], count[2] | count[3]
        is_be = encoding & 15 == 1 if (high == 0) == (low == 0) else high == 0
        data = front + bytes(width) + front * 2 + count + bytes(4) + rest
        number = int.from_bytes(count, "big" if is_be else "little")
        told = {"encoding": encoding, "long_bytes": width}
        values = {"is_be": is_be, "header.num_attachments": number, "long_used": width}
        conflict = (encoding & 15 == 1 and not is_be) or (encoding & 15 == 2 and is_be)
        words, refused = f"count {count.hex()} of {width}, encoding {encoding}", "attachments[0].attachment_id"
        if number:
            values = {key: value for key, value in values.items() if key in ("is_be", "long_used")}
        yield Message(words, data, told, values | {"is_reading_conflict": conflict}, refused if number else None)
    units = [bytes(value if place == at else 0 for place in range(4)) for at in range(4) for value in (1, 2, 3, 4)]
    kinds = [*units, bytes(4), b"\1\0\0\1", b"\2\0\0\1", b"\3\0\0\3", b"\0\1\0\1", b"\1\0\1\0", b"\0\1\1\0"]
    for count, kind in product((bytes(4), *units[::4], b"\0\1\1\0"), kinds):
        # A kind is 1 to 3 in the right order; with a `long` of eight bytes zeros of an id stand before the number.
        width = 4 if (kind[0] | kind[3]) <= 3 and any(kind) and any(count) else 8
        shown = count if width == 4 else kind
        is_be = not any(shown[:2]) and any(shown[2:])
        number = int.from_bytes(shown, "big" if is_be else "little", signed=True)
        refused = "attachments[0].attachment_id" if number > 0 else "header.num_attachments" if number else None
        data = front + bytes(4) + front * 2 + count + kind + bytes(4) + rest[:10]
        words = f"count {count.hex()} of kind {kind.hex()}, nothing told"
        yield Message(words, data, {"long_bytes": 0}, {"is_be": is_be, "long_used": width}, refused)
    for size, encoding in product(range(80, 92), (0, 1, 2)):
        data = front + bytes(4) + front * 2 + bytes(size - 76)
        width = 8 if size == 84 or size >= 88 else 4
        if width == 8:
            data = front + bytes(8) + front[:20] + bytes(4) + front[:20] + bytes(size - 76)
        values = {"is_be": encoding == 1, "long_used": width, "header.num_attachments": 0,
                  "trailing_bytes": data[80 if width == 4 else 84:].hex()}  # fmt: skip
        told = {"encoding": encoding, "long_bytes": 0}
        yield Message(f"{size} bytes of no attachment, encoding {encoding}", data, told, values)


def sought_numbers() -> Iterator[Message]:
    """Yield messages whose number is sought in either place of the id, in the order that makes it smaller."""
    units = [bytes(value if place == at else 0 for place in range(8)) for at in range(8) for value in (1, 2)]
    for tail in (bytes(8), *units, b"\0\0\0\1\0\0\0\1", b"\1\2\0\0\0\0\0\0", b"\0\0\1\2\0\0\0\0"):
        four = tail[:4] if any(tail[:4]) else tail[4:]
        number = min(int.from_bytes(four, "big"), int.from_bytes(four, "little"))
        told = {"msg_type": 8, "correl_id": BASE + tail, "seq_order": "auto"}
        values = {"part": "other", "number": number, "is_number_late": not any(tail[:4])}
        yield Message(f"the end {tail.hex()} of an id", b"x", told, values)
    for four in near_palindromes(4)[:20]:
        number = min(int.from_bytes(four, "big"), int.from_bytes(four, "little"))
        told = {"msg_type": 8, "correl_id": BASE + four, "seq_order": "auto"}
        values = {"part": "other", "number": number, "is_number_late": False}
        yield Message(f"the end {four.hex()} of an id of 20 bytes", b"x", told, values)
    for told, is_be in TOLD:
        for four in (b"\0\0\0\1", b"\1\0\0\0", b"\0\0\1\0"):
            # In the sender's order, without a byte order little-endian.
            number = int.from_bytes(four, "big" if is_be else "little")
            native = {"msg_type": 8, "correl_id": BASE + four, "seq_order": "native"} | told
            yield Message(f"{four.hex()} of an id, {native['seq_order']}, {told}", b"x", native, {"number": number})
    for size, order in product((0, 16, 19), ("auto", "big", "native")):
        told = {"msg_type": 8, "correl_id": (BASE + BASE)[:size], "seq_order": order}
        yield Message(f"an id of {size} bytes, {order}", b"x", told, {"number": -1})
    yield from first_messages()


def first_messages() -> Iterator[Message]:
    """Yield first numbered messages of attachments whose kind is not told: the bytes tell a descriptor of a file."""
    first = {"msg_type": 100001, "correl_id": BASE + b"\0\0\0\1"}
    for size, is_long in product((7, 8, 9, 15, 16, 17), (False, True)):
        told = first | ({"descriptor": "long"} if is_long else {})
        part = "file_descriptor" if size == 8 or (size == 16 and is_long) else "undecided"
        yield Message(f"a first message of {size} bytes, {told.get('descriptor')}", b"\5" * size, told, {"part": part})
    for head in (bytes(places) for places in product((0, 1, 2), repeat=4)):
        # A message of a data set begins with its kind, and the first one is of kind 1.
        is_data_set = head in (b"\1\0\0\0", b"\0\0\0\1")
        if not is_data_set:
            yield Message(f"a first message with {head.hex()}", head + b"x", first, {"part": "undecided"})
    for size in (0, 1, 3):
        yield Message(f"a first message of {size} bytes", bytes(size), first, {"part": "undecided"})
