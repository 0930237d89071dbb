"""Write `written.json` of the SAS attachment formats on a queue: `python sas_mq_written.py`.

Written from the published layout alone, without a look at the specifications: each integer at both ends of its range
and with four different bytes, each text in each character set, each kind and reading by its number and name.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from itertools import product

from mq_written import CODECS, encoded
from sas_mq_orders import (
    BASE,
    Sender,
    counts,
    cut_off,
    header_orders,
    long_keys,
    long_labels,
    other_orders,
    short_names,
    sought_numbers,
    unended,
)
from written_samples import Message, write_all

LOW, HIGH, MIDDLE = -(1 << 31), (1 << 31) - 1, 0x01020304
LOW_8, HIGH_8, MIDDLE_8 = -(1 << 63), (1 << 63) - 1, 0x0102030405060708
CCSIDS = (819, 1208, 1252, 437, 850, 37, 500, 1047, 1140)


SENDERS = [Sender(*one) for one in product((False, True), (4, 8), (True, False))]
ALL_SENDERS = [*SENDERS, *(Sender(ccsid=ccsid) for ccsid in CCSIDS), *(Sender(True, 8, False, one) for one in CCSIDS)]


def letters(sender: Sender) -> str:
    return CODECS[sender.ccsid][2] if sender.ccsid != 819 else "Üöé"


def ints(at: int) -> int:
    """Return one of the lowest, the highest and other numbers of four bytes."""
    return (LOW, HIGH, MIDDLE, -1, 0)[at % 5]


def longs(sender: Sender, at: int) -> int:
    return ints(at) if sender.long_bytes == 4 else (LOW_8, HIGH_8, MIDDLE_8, -1, HIGH + 1)[at % 5]


def headers() -> Iterator[Message]:
    kinds = {1: "data_set", 2: "text_file", 3: "binary_file"}
    for sender in ALL_SENDERS:
        for at in range(5 if sender in SENDERS else 1):
            kind = 1 + at % 3
            ids = [bytes([number]) * 16 + bytes([0, 1, 2, 3, 0, 0, 0, number]) for number in (17, 34, 51, 68)]
            data = ids[0] + sender.long(longs(sender, at)) + ids[1] + ids[2] + sender.int(2)
            values: dict[str, object] = {
                "header.header_id": ids[0].hex(), "header.original_message_type": longs(sender, at),
                "header.original_correlation_id": ids[1].hex(), "header.message_id": ids[2].hex(),
                "header.num_attachments": 2, "trailing_bytes": "", "is_be": sender.is_big,
            }  # fmt: skip
            for number, text in enumerate((letters(sender), "")):
                attachment = sender.int(kinds_of(kind, number)) + ids[3]
                for name in (f"A{text}", text, f"{text}Z"):
                    attachment += sender.text(name, is_long=False)
                data += attachment + sender.int(ints(at + number)) + sender.int(ints(at + number + 1))
                place = f"attachments[{number}]"
                values |= {
                    f"{place}.kind": kinds[kinds_of(kind, number)], f"{place}.attachment_id": ids[3].hex(),
                    f"{place}.qualifier_1": f"A{text}", f"{place}.qualifier_2": text,
                    f"{place}.description": f"{text}Z", f"{place}.minor_version": ints(at + number),
                    f"{place}.major_version": ints(at + number + 1), f"{place}.are_strings_terminated": True,
                }  # fmt: skip
            yield Message(f"header {at}, {sender}", data, sender.switches, values)


def unknown_kinds() -> Iterator[Message]:
    for sender, kind in product(SENDERS, (0, 4, -1, LOW, HIGH)):
        data = BASE + bytes(8) + sender.long(8) + bytes(24) + BASE + bytes(8) + sender.int(1)
        data += sender.int(kind) + BASE + bytes(8) + sender.text("A", is_long=False) * 3 + sender.int(0) * 2
        values = {"attachments[0].kind": str(kind), "attachments[0].qualifier_1": "A"}
        yield Message(f"an attachment of kind {kind}, {sender}", data, sender.switches, values)


def kinds_of(kind: int, number: int) -> int:
    return 1 + (kind - 1 + number) % 3


def definitions() -> Iterator[Message]:
    for sender in ALL_SENDERS:
        for at in range(6 if sender in SENDERS else 2):
            text = letters(sender) if at % 2 else ""
            numbers = [longs(sender, at + number) for number in range(4)]
            short = (-32768, 32767, 0x0102, -1, 1, 0)[at]
            flags = [ints(at + number) for number in range(3)]
            passwords = [bytes([at, number, 0x80, 0xFF]) for number in range(3)]
            data = sender.int(ints(at)) + sender.text(f"T{text}") + sender.text(text)
            data += b"".join(map(sender.long, numbers[:3])) + sender.text(f"C{text}") + bytes([0x80 + at])
            data += sender.text(f"E{text}") + sender.long(numbers[3]) + sender.text(f"S{text}")
            data += struct.pack(f"{sender.order}h", short)
            data += b"".join(sender.int(flag) + word for flag, word in zip(flags, passwords, strict=True))
            values: dict[str, object] = {
                "version": ints(at), "data_set_type": f"T{text}", "label": text, "num_observations": numbers[0],
                "num_variables": numbers[1], "len_observation": numbers[2], "compress": f"C{text}",
                "reuse": f"{0x80 + at:02x}", "encrypt": f"E{text}", "num_sort_variables": numbers[3],
                "sort_collating_sequence": f"S{text}", "sort_flags": short, "are_strings_terminated": True,
            }  # fmt: skip
            for number, kind in enumerate(("read", "write", "alter")):
                values[f"{kind}_password_flag"] = flags[number]
                values[f"{kind}_password"] = passwords[number].hex()
            more: dict[str, object] = {"trailing_bytes": "", "is_be": sender.is_big, "generations_limit": None}
            values = {f"definition.{name}": value for name, value in values.items()} | more
            yield Message(f"definition {at}, {sender}", data, sender.switches, values)
            if sender not in SENDERS[::7]:
                continue
            limit = sender.int(ints(at))
            limited = values | {"generations_limit": ints(at)}
            yield Message(f"definition {at} with a limit, {sender}", data + limit, sender.switches, limited)
            for left in (1, 3, 5):
                rest = bytes(range(1, left + 1))
                some = values | {"trailing_bytes": rest.hex()}
                yield Message(f"definition {at} and {left} bytes, {sender}", data + rest, sender.switches, some)


def variables() -> Iterator[Message]:
    types = (1, 2, 0, 0x31, 0x32, 0x30, 0xF1, 0xF2, 0xF0, 255)
    for sender in ALL_SENDERS:
        data, values = b"", {"is_be": sender.is_big}
        for number, kind in enumerate(types):
            text = letters(sender) if number % 2 else ""
            numbers = [longs(sender, number + step) for step in range(5)]
            sort = (0, 1, -1, 127, -128)[number % 5]
            texts = (f"N{text}", text, f"I{text}", f"{text}L")
            data += b"".join(map(sender.text, texts)) + bytes([kind])
            data += b"".join(map(sender.long, numbers)) + struct.pack("b", sort)
            told = dict(zip(("name", "format", "informat", "label"), texts, strict=True))
            widths = ("len_value", "format_width", "format_decimals", "informat_width", "informat_decimals")
            told |= dict(zip(widths, numbers, strict=True))
            told |= {"variable_type": kind, "sort_position": sort, "is_numeric": kind in (1, 0x31, 0xF1)}
            told["are_strings_terminated"] = True
            values |= {f"variables[{number}].{name}": value for name, value in told.items()}
        yield Message(f"variables, {sender}", data, sender.switches, values)


def indexes() -> Iterator[Message]:
    for sender in ALL_SENDERS:
        data, values = b"", {"is_be": sender.is_big}
        for number in range(5):
            names = [f"{letters(sender)}{key}" for key in range(number)]
            keys = b"".join(encoded(name, sender.ccsid) + b"\0" for name in names)
            total = len(keys) - (0 if sender.is_nul_counted else len(names))
            data += sender.long(longs(sender, number)) + sender.text(f"K{letters(sender)}")
            data += sender.long(longs(sender, number + 1)) + sender.long(len(names)) + sender.long(total) + keys
            values |= {
                f"indexes[{number}].{name}": value
                for name, value in {
                    "upercmx": longs(sender, number), "name": f"K{letters(sender)}",
                    "flags": longs(sender, number + 1), "num_variables": len(names), "names": names,
                    "is_count_right": True, "is_name_terminated": True,
                }.items()
            }  # fmt: skip
        switches = sender.switches | {"names_length": sender.switches["string_length"]}
        yield Message(f"indexes, {sender}", data, switches, values)


def untold() -> Iterator[tuple[str, Message]]:
    """Yield messages without parameters: the bytes show the byte order, the width of `long`, and the rest."""
    for sender in [one for one in SENDERS if one.is_nul_counted]:
        told = {"is_be": sender.is_big, "long_used": sender.long_bytes, "nul_counted": True}
        attachment = sender.int(2) + BASE + bytes(8)
        attachment += b"".join(sender.text(name, is_long=False) for name in ("FILENAME", "a.txt", ""))
        front = BASE + bytes(8) + sender.long(8) + bytes(24) + BASE + bytes(8) + sender.int(1)
        bodies = {"sas_mq_attachment_header": front + attachment + sender.int(0) + sender.int(1)}
        definition = sender.int(0) + sender.text("DATA") + sender.text("") + sender.long(3) + sender.long(2)
        definition += sender.long(17) + sender.text("NO") + b"N" + sender.text("NO") + sender.long(0)
        bodies["sas_mq_data_set_definition"] = definition + sender.text("ASCII") + bytes(26)
        variable = b"".join(map(sender.text, ("AGE", "", "", "Age"))) + b"\1" + sender.long(8)
        bodies["sas_mq_variable_definitions"] = variable + sender.long(0) * 4 + b"\0"
        keys = sender.text("WHO") + sender.long(1) + sender.long(2) + sender.long(8) + b"AGE\0SEX\0"
        bodies["sas_mq_indexes"] = sender.long(5) + keys
        encoding = 273 if sender.is_big else 546
        order, other = ("big", 2) if sender.is_big else ("little", 1)
        for more in (
            {}, {"byte_order": "auto"}, {"encoding": encoding}, {"encoding": encoding, "ccsid": 819},
            {"byte_order": order, "encoding": other}, {"byte_order": order, "encoding": 819 - encoding},
            {"byte_order": "bif", "encoding": 3 - other}, {"byte_order": "littld", "encoding": encoding},
            {"encoding": 3}, {"encoding": 16},
        ):  # fmt: skip
            params = more | {"long_bytes": 0}
            for name, data in bodies.items():
                values = {key: value for key, value in told.items() if key in ("is_be", "long_used", "nul_counted")}
                yield name, Message(f"nothing but {params} told, {sender}", data, params, values)
        for count in (1, 2, 0x0100) if sender.long_bytes == 4 else (1, 2):
            values = {"num_messages": count, "is_be": sender.is_big}
            yield (
                "sas_mq_attachment_count",
                Message(f"count {count} of nobody, {sender}", sender.long(count), {}, values),
            )
        data = sender.int(80) + sender.int(11)
        values = {"file.logical_record_length": 80, "file.file_size": 11, "is_be": sender.is_big}
        yield "sas_mq_file_descriptor", Message(f"a file of nobody, {sender}", data, {}, values)
        if sender.long_bytes == 4:
            data = sender.long(3) + b"one" + sender.long(0) + sender.long(5) + b"three"
            values = {"records[0].data": b"one".hex(), "records[2].data": b"three".hex(), "is_be": sender.is_big}
            yield "sas_mq_file_records", Message(f"records of nobody, {sender}", data, {}, values)


def strings() -> Iterator[Message]:
    for sender in ALL_SENDERS:
        switches = {"is_be": sender.is_big, "length_bytes": sender.long_bytes, "nul_counted": sender.is_nul_counted,
                    "ccsid": sender.ccsid}  # fmt: skip
        for text in ("", "A", letters(sender), letters(sender) * 50, "A  ", " A", "  "):
            for length in (-1, LOW, HIGH, 3 if sender.is_nul_counted else 2):
                place = "len.narrow" if sender.long_bytes == 4 else "len.wide"
                data, words = sender.long(length) + b"A\0", f"length {length} for {text!r}, {sender}"
                yield Message(words, data, switches, refused_at=place, reason=f"found {length}")
            yield Message(
                f"{text!r}, {sender}", sender.text(text), switches, {"text": text.rstrip(), "is_terminated": True}
            )


def usual() -> Iterator[Message]:
    """Yield strings without parameters: Latin-1, a little-endian length of four bytes that counts the NUL."""
    for text in ("", "A", "Üöé"):
        yield Message(f"{text!r}, nothing told", Sender().text(text), {}, {"text": text, "is_terminated": True})
    for length, rest, text, counted in (
        (1, b"A", "A", True), (0, b"", "", True), (1, b"\0", "", True), (0, b"A", "", False), (0, b"\0", "", False),
        (1, b"AB", "A", False),
    ):  # fmt: skip
        values = {"text": text, "is_terminated": rest[-1:] in (b"", b"\0")}
        words = f"a length of {length} before {rest.hex()}, NUL {'counted' if counted else 'not counted'}"
        yield Message(words, Sender().long(length) + rest, {"nul_counted": counted}, values)


def small_bodies() -> Iterator[tuple[str, Message]]:
    for sender in SENDERS[::2]:
        encoding = 273 if sender.is_big else 546
        for count in (0, 1, MIDDLE, HIGH):
            values = {"num_messages": count, "is_be": sender.is_big}
            message = Message(f"count {count}, {sender}", sender.long(count), {"encoding": encoding}, values)
            yield "sas_mq_attachment_count", message
    for count, length, order in product((1, 255, 256, 0x0100FF, MIDDLE), (4, 8), ("little", "big")):
        data = count.to_bytes(length, order)
        smaller = min(count, int.from_bytes(data[::-1], order))
        is_be = (smaller == count) == (order == "big")
        message = Message(
            f"count {count} in {length} bytes, {order}, nothing told", data, {},
            {"num_messages": smaller, "is_be": is_be},
        )  # fmt: skip
        yield "sas_mq_attachment_count", message
    for count in (0, 1, 10, 0x1A2B3C4D, HIGH):
        for ccsid, is_upper in product((819, 500), (True, False)):
            digits = f"{count:08X}" if is_upper else f"{count:08x}"
            message = Message(f"count {digits} in {ccsid}", encoded(digits, ccsid), {}, {"num_messages": count})
            yield "sas_mq_attachment_count", message
    for sender in SENDERS[::4]:
        order = {"byte_order": "big" if sender.is_big else "little"}
        for first, second in ((LOW, HIGH), (HIGH, LOW), (MIDDLE, -1), (0, MIDDLE)):
            values = {"file.logical_record_length": first, "file.file_size": second, "trailing_bytes": "",
                      "is_be": sender.is_big}  # fmt: skip
            data = sender.int(first) + sender.int(second)
            yield "sas_mq_file_descriptor", Message(f"{first}, {second}, {sender}", data, order, values)
            more = values | {"trailing_bytes": "0102"}
            yield "sas_mq_file_descriptor", Message(f"{first} and more, {sender}", data + b"\1\2", order, more)
            wide = Sender(sender.is_big, 8)
            data, told = wide.long(first), order | {"descriptor": "long"}
            data += wide.long(second)
            yield "sas_mq_file_descriptor", Message(f"{first}, {second} in 8 bytes, {sender}", data, told, values)
    for sender in SENDERS[::2]:
        told = {"byte_order": "big" if sender.is_big else "little", "long_bytes": sender.long_bytes}
        for records in ([], [b""], [b"\0"], [b"a" * 300, b"", bytes(range(256))], [b"1"] * 20):
            data = b"".join(sender.long(len(record)) + record for record in records)
            values: dict[str, object] = {f"records[{n}].data": record.hex() for n, record in enumerate(records)}
            values |= {"is_be": sender.is_big, f"records[{len(records)}]": None}
            yield "sas_mq_file_records", Message(f"{len(records)} records, {sender}", data, told, values)


def ids() -> Iterator[tuple[str, Message]]:
    for number, order, is_late in product((1, 255, 256, 0x0100FF, 0x01020304, 1 << 24), "<>", (False, True)):
        tail = struct.pack(f"{order}I", number)
        smaller = min(number, int.from_bytes(tail[::-1] if order == ">" else tail, "big"))
        told = {"seq_order": "auto"} | ({"id_layout": "16+zero+4"} if is_late else {})
        octets = BASE + bytes(4) + tail if is_late else BASE + tail + bytes(4)
        values = {"base": BASE.hex(), "number": smaller, "is_late": is_late}
        words = f"{number} in order {order}, {'late' if is_late else 'early'}, nothing told"
        yield "sas_mq_correlation_id", Message(words, octets, told, values)
    for base, number in product((BASE, b"\xff" * 16), (0, 1, 0x01020304, 0xFFFFFFFF)):
        tail = struct.pack(">I", number)
        yield "sas_mq_correlation_id", Message(
            f"{number} behind {base[0]}", base + tail + bytes(4), {},
            {"base": base.hex(), "number": number, "pad": "00000000", "is_late": False},
        )  # fmt: skip
        yield (
            "sas_mq_correlation_id",
            Message(f"{number} behind {base[0]}, 20 bytes", base + tail, {}, {"base": base.hex(), "number": number}),
        )
        yield "sas_mq_correlation_id", Message(
            f"{number} behind zero behind {base[0]}", base + bytes(4) + tail, {"id_layout": "16+zero+4"},
            {"base": base.hex(), "number": number, "is_late": True},
        )  # fmt: skip
        native = base + struct.pack("<I", number) + bytes(4)
        told = {"seq_order": "native", "encoding": 546}
        yield (
            "sas_mq_correlation_id",
            Message(f"{number} in native order behind {base[0]}", native, told, {"base": base.hex(), "number": number}),
        )
        told = {"seq_order": "native", "encoding": 273}
        yield (
            "sas_mq_correlation_id",
            Message(f"{number} in native big order behind {base[0]}", base + tail, told, {"number": number}),
        )


def sizes() -> Iterator[tuple[str, Message]]:
    """Yield messages without parameters, with small, large and long first fields."""
    for sender in [one for one in SENDERS if one.is_nul_counted]:
        values: dict[str, object] = {"is_be": sender.is_big, "long_used": sender.long_bytes}
        for length in (1, 2, 8, 31, 32, 127, 128, 200):
            name = "N" * length
            variable = b"".join(map(sender.text, (name, "", "", ""))) + b"\1" + sender.long(8)
            variable += sender.long(0) * 4 + b"\0"
            said = values | {"variables[0].name": name}
            words = f"a name of {length}, nothing told, {sender}"
            yield "sas_mq_variable_definitions", Message(words, variable, {"long_bytes": 0}, said)
            index = sender.long(5) + sender.text(name) + sender.long(1) + sender.long(1) + sender.long(2) + b"A\0"
            said = values | {"indexes[0].name": name}
            yield "sas_mq_indexes", Message(words, index, {"long_bytes": 0}, said)
            definition = sender.int(0) + sender.text(name) + sender.text("") + sender.long(3) + sender.long(2)
            definition += sender.long(17) + sender.text("NO") + b"N" + sender.text("NO") + sender.long(0)
            definition += sender.text("ASCII") + bytes(26)
            said = values | {"definition.data_set_type": name}
            yield "sas_mq_data_set_definition", Message(words, definition, {"long_bytes": 0}, said)
        for kind in (1, 8, 112, 65536, 100001, 999_999_999):
            for count in (1, 2, 3):
                attachment = sender.int(2) + BASE + bytes(8)
                attachment += b"".join(sender.text(name, is_long=False) for name in ("FILENAME", "a.txt", "d"))
                header = BASE + bytes(8) + sender.long(kind) + BASE + bytes(8) + BASE + bytes(8) + sender.int(count)
                header += (attachment + sender.int(0) + sender.int(1)) * count
                said = values | {"header.original_message_type": kind, "header.num_attachments": count}
                words = f"type {kind}, {count} attachments, nothing told, {sender}"
                yield "sas_mq_attachment_header", Message(words, header, {"long_bytes": 0}, said)


def charsets() -> Iterator[tuple[str, Message]]:
    """Yield texts of which no character set is told: EBCDIC shows in the first letter of a name."""
    # What Latin-1 makes of the bytes beside those of letters and digits; the second byte is F1.
    texts = {one: f"{chr(one)}ñ" for one in (0x40, 0xC0, 0xCA, 0xD0, 0xDA, 0xE1, 0xEA, 0xEF, 0xFA, 0x6C, 0x6E)}
    texts |= {encoded(letter, 37)[0]: f"{letter}1" for letter in "ABIJKRSTZ"}
    for sender in (Sender(), Sender(True)):
        told = {name: value for name, value in sender.switches.items() if name != "ccsid"}
        for number, text in texts.items():
            name = sender.long(3) + bytes((number, 0xF1, 0))
            definition = sender.int(0) + name + sender.text("") + sender.long(3) * 3 + sender.text("") + b"N"
            definition += sender.text("") + sender.long(0) + sender.text("") + bytes(26)
            variable = name + sender.text("") * 3 + b"\1" + sender.long(8) + sender.long(0) * 4 + b"\0"
            index = sender.long(5) + name + sender.long(1) + sender.long(0) + sender.long(0)
            header = bytes(24) + sender.long(8) + bytes(48) + sender.int(1) + sender.int(1) + bytes(24)
            header += sender.int(3) + name[-3:] + sender.text("", is_long=False) * 2 + sender.int(0) * 2
            for format_name, data, place in (
                ("sas_mq_attachment_header", header, "attachments[0].qualifier_1"),
                ("sas_mq_data_set_definition", definition, "definition.data_set_type"),
                ("sas_mq_variable_definitions", variable, "variables[0].name"),
                ("sas_mq_indexes", index, "indexes[0].name"),
            ):  # fmt: skip
                yield format_name, Message(f"first letter {number:02x}, {sender}", data, told, {place: text})


def data_set_messages() -> Iterator[Message]:
    kinds = {1: "definition", 2: "variables", 3: "observations", 4: "indexes", 5: "constraints"}
    for sender in SENDERS[::2]:
        for unknown in (0, 6, -1, LOW, HIGH):
            reason = f"found {unknown}"
            words = f"unknown kind {unknown}, {sender}"
            yield Message(words, sender.int(unknown), sender.switches, refused_at="head.type_id", reason=reason)
        for number, kind in kinds.items():
            told = sender.switches | {"raw_content": True}
            values = {"head.type_id": kind, "is_be": sender.is_big, "content.raw": "0102ff"}
            yield Message(f"{kind}, {sender}", sender.int(number) + b"\1\2\xff", told, values)
            nothing = values | {"content.raw": ""}
            yield Message(f"{kind} and nothing, {sender}", sender.int(number), told, nothing)
            untold_order = {"head.type_id": kind, "is_be": sender.is_big}
            yield Message(f"{kind} of nobody, {sender}", sender.int(number), {"raw_content": True}, untold_order)


def of_numbered_messages(lists: dict[str, list[Message]]) -> Iterator[Message]:
    """Yield the count of an attachment, and messages with numbers: name, part, kinds of the attachment, numbers."""
    parts = (
        ("sas_mq_attachment_count", "attachment_count", (1, 2, 3), (0,)),
        ("sas_mq_file_descriptor", "file_descriptor", (2, 3), (1,)),
        ("sas_mq_file_records", "file_records", (2, 3), (2, 0xFFFFFFFF)),
        ("sas_mq_data_set_message", "data_set", (1,), (1, 0xFFFFFFFF)),
    )
    for name, part, kinds, numbers in parts:
        known = [one for one in lists[name] if one.params.get("byte_order") or part != "data_set"]
        for message, kind, number, pad in product(known[:10], kinds, numbers, (b"", bytes(4))):
            correl_id = BASE + struct.pack(">I", number) + pad
            params = {"msg_type": 100_001, "correl_id": correl_id, "attachment_kind": kind}
            told = {"part": part, "number": number, "is_number_late": False, "is_header_id_right": None}
            words = f"{message}, {part} {number} of kind {kind}, {len(correl_id)}"
            yield _in_queue(words, message, name, params, told)


def of_the_queue(lists: dict[str, list[Message]]) -> Iterator[Message]:
    """Yield messages as the queue has them: with the type and the id of their descriptor, and what the header says."""
    for number, message in enumerate(lists["sas_mq_attachment_header"][:24]):
        own = str(message.values.get("header.header_id"))
        for correl_id, is_right in ((own, True), ("00" * 24, False)):
            told: dict[str, object] = {"part": "attachment_header", "number": int(correl_id[32:40], 16)}
            told |= {"is_header_id_right": is_right, "is_number_late": False}
            params = {"msg_type": 100_000, "correl_id": bytes.fromhex(correl_id)}
            yield _in_queue(f"header {number}, {is_right}", message, "sas_mq_attachment_header", params, told)
    yield from of_numbered_messages(lists)
    for data in (b"", b"A", b"The application's own", bytes(32_768), bytes(32_769)):
        for kind, part, more in (
            (8, "other", {}), (1, "other", {}), (99_999, "other", {}), (100_002, "other", {}), (0, "other", {}),
            (100_001, "application", {"is_application_message": True}), (100_001, "undecided", {}),
        ):  # fmt: skip
            values: dict[str, object] = {"part": part, "number": -1, "is_over_32k": len(data) > 32_768}
            values |= {"body.raw": data.hex()} if len(data) < 100 else {}
            yield Message(f"{len(data)} bytes of type {kind}, {part}", data, {"msg_type": kind} | more, values)
    for number, order, is_late in product((1, 256, 0x01020304, 0xFFFFFFFE), "<>", (False, True)):
        tail = struct.pack(f"{order}I", number)
        correl_id = BASE + (bytes(4) + tail if is_late else tail + bytes(4))
        told = {
            "msg_type": 8,
            "correl_id": correl_id,
            "seq_order": "native",
            "byte_order": "big" if order == ">" else "little",
        }
        told |= {"id_layout": "16+zero+4"} if is_late else {}
        values = {"part": "other", "number": number, "is_number_late": is_late}
        yield Message(f"number {number} in order {order}, {'late' if is_late else 'early'}", b"x", told, values)


def _in_queue(words: str, message: Message, name: str, params: dict[str, object], told: dict[str, object]) -> Message:
    values = {f"body.{name}.{path}": value for path, value in message.values.items()}
    refused_at = None if message.refused_at is None else f"body.{name}.{message.refused_at}"
    params = {**message.params, **params}
    return Message(
        words, message.data, params, {**values, **told, "is_over_32k": False}, refused_at, reason=message.reason
    )


def messages() -> dict[str, list[Message]]:
    """Return the messages of each format."""
    lists = {
        "sas_mq_attachment_header": [*headers(), *unknown_kinds()], "sas_mq_data_set_definition": [*definitions()],
        "sas_mq_variable_definitions": [*variables()], "sas_mq_indexes": [*indexes()],
        "sas_mq_string": [*strings(), *usual()],
        "sas_mq_data_set_message": [*data_set_messages()],
    }  # fmt: skip
    lists["sas_mq_attachment_header"] += header_orders()
    lists["sas_mq_attachment_count"] = [*counts()]
    for name, message in (
        *small_bodies(),
        *other_orders(),
        *cut_off(),
        *long_keys(),
        *short_names(),
        *long_labels(),
        *unended(),
        *ids(),
        *untold(),
        *sizes(),
        *charsets(),
    ):
        lists.setdefault(name, []).append(message)
    return {**lists, "sas_mq_message": [*of_the_queue(lists), *sought_numbers()]}


if __name__ == "__main__":
    write_all(messages())
