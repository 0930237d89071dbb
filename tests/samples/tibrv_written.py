"""Write `written.json` of `tibrv_msg`: `python tibrv_written.py`.

Written from the published layout alone: each type code by number and name with each width that it may have, each number
at both ends of its range, each form of a size on both sides of what fits it, identifiers and names of each length.
"""

from __future__ import annotations

import struct
import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tibrv_bytes import field, message, name_part, sized
from written_samples import Message, write_all

WIDTHS = {1: "b", 2: "h", 4: "i", 8: "q"}
NAMES = {
    0: "bad", 7: "opaque", 11: "signed", 12: "unsigned", 13: "real", 14: "api_i8", 15: "api_u8", 16: "api_i16",
    17: "api_u16", 18: "api_i32", 19: "api_u32", 20: "api_i64", 21: "api_u64", 24: "api_f32", 25: "api_f64",
    26: "api_ip_port", 27: "api_ip_address", 32: "encrypted",
}  # fmt: skip
ARRAYS = {34: "i8", 35: "u8", 36: "i16", 37: "u16", 38: "i32", 39: "u32", 40: "i64", 41: "u64", 44: "f32", 45: "f64"}
SHAPES = {"i8": "b", "u8": "B", "i16": "h", "u16": "H", "i32": "i", "u32": "I", "i64": "q", "u64": "Q", "f32": "f",
          "f64": "d"}  # fmt: skip
FIRST = "body.fields[0]"


def said(name: str, data: bytes, values: dict[str, object], params: dict[str, object] | None = None) -> Message:
    return Message(name, message(data), params or {}, {f"{FIRST}.{path}": value for path, value in values.items()})


def numbers() -> Iterator[Message]:
    for code, widths, column in ((11, (1, 2, 4, 8), "signed"), (12, (1, 2, 4, 8), "unsigned"), (14, (1,), "signed"),
                                 (15, (1,), "unsigned"), (16, (2,), "signed"), (17, (2,), "unsigned"),
                                 (18, (4,), "signed"), (19, (4,), "unsigned"), (20, (8,), "signed"),
                                 (21, (8,), "unsigned")):  # fmt: skip
        for width in widths:
            bits = width * 8
            middle = int.from_bytes(bytes(range(1, width + 1)), "big")
            ends = (-(1 << bits - 1), (1 << bits - 1) - 1) if column == "signed" else (0, (1 << bits) - 1)
            for value in (*ends, middle):
                shape = WIDTHS[width] if column == "signed" else WIDTHS[width].upper()
                place = f"data.{column}.{'long_value' if column == 'unsigned' and width == 8 else 'value'}"
                data = field("n", code, struct.pack(f">{shape}", value))
                yield said(f"code {code}, {value} in {width} bytes", data, {place: value, "wire_type": NAMES[code]})


def others() -> Iterator[Message]:
    """Yield values of fixed size that are no whole numbers."""
    for code, shape in ((13, "f"), (13, "d"), (24, "f"), (25, "d")):
        for value in (0.5, -1.25, 1024.0):
            data = field("n", code, struct.pack(f">{shape}", value))
            yield said(f"code {code}, {value} {shape}", data, {"data.real.value": value, "wire_type": NAMES[code]})
    for size in (1 << 31, (1 << 32) - 1):
        cut = struct.pack(">I", size) + message(b"")[4:]
        yield Message(f"{size} bytes told, eight there", cut, refused_at="body", reason="end of data")
    for value in (0, 1, 2, 255):
        yield said(f"boolean {value}", field("b", 9, bytes([value])), {"data.boolean.value": value != 0})
    for code in (10, 27):
        data = field("a", code, b"\xff\0\x80\1")
        yield said(f"address, code {code}", data, {"data.ip_data.address": [255, 0, 128, 1], "data.ip_data.port": None})
    for code in (10, 26):
        for port in (0, 65535, 0x0102):
            data = field("p", code, struct.pack(">H", port))
            yield said(f"port {port}, code {code}", data, {"data.ip_data.port": port, "data.ip_data.address": None})
    for seconds in (-(1 << 39), (1 << 39) - 1, 0x0102030405, -1, 1 << 32, (1 << 31) - 1):
        for micro in (0, 999_999, 0x010203):
            low, high = seconds & 0xFFFFFFFF, seconds >> 32 & 0xFF
            octets = struct.pack(">IB", low, high) + struct.pack(">I", micro)[1:]
            told = {"data.datetime.seconds": seconds, "data.datetime.microseconds": micro}
            yield said(f"time {seconds}.{micro}", field("t", 3, octets), told)


def arrays() -> Iterator[Message]:
    for code, kind in ARRAYS.items():
        if kind[0] == "f":
            values: list[float] = [0.5, -1.25, 1024.0]
        else:
            bits = int(kind[1:])
            values = (
                [0, -(1 << bits - 1), (1 << bits - 1) - 1] if kind[0] == "i" else [0, (1 << bits) - 1, 1 << bits - 1]
            )
        for count in range(4):
            octets = struct.pack(f">{count}{SHAPES[kind]}", *values[:count])
            told = {f"data.{kind}_array.values": values[:count], "wire_type": f"{kind}_array"}
            yield said(f"{count} of {kind}", field("a", code, octets), told)
    for size in (0, 7, 0x80000010, 0xFFFFFFFF):
        octets = struct.pack(">II", 1, size) + message(b"")[4:]
        place, reason = "data.message_list.messages[0].", "end of data" if size > 7 else ""
        place += "body" if size > 7 else "len_message"
        data = message(field("m", 49, octets))
        yield Message(f"a message of {size} in an array", data, refused_at=f"{FIRST}.{place}", reason=reason)
    for texts in ([], [""], ["Ü", "", "two"]):
        octets = struct.pack(">I", len(texts)) + b"".join(one.encode("latin-1") + b"\0" for one in texts)
        told = {"data.string_array.num_values": len(texts), "data.string_array.values": texts}
        yield said(f"{len(texts)} texts", field("a", 48, octets), told)
    for count in range(3):
        octets = struct.pack(">I", count) + b"".join(message(field("x", 7, bytes([n]))) for n in range(count))
        told: dict[str, object] = {"data.message_list.num_messages": count, "wire_type": "message_array"}
        for at in range(count):
            told[f"data.message_list.messages[{at}].body.fields[0].data.raw"] = f"{at:02x}"
        yield said(f"{count} messages", field("m", 49, octets), told)


def texts() -> Iterator[Message]:
    for text in ("", "A", "Üöé½", " a ", "x" * 200, "\x80\x9f"):
        told = {"data.text.value": text, "data.text.is_terminated": True, "wire_type": "string"}
        yield said(f"text {text[:9]!r}", field("s", 8, text.encode("latin-1") + b"\0"), told)
    told = {"data.text.value": "no end", "data.text.is_terminated": False}
    yield said("text without its end", field("s", 8, b"no end"), told)
    for elements in (["A"], ["SAS", "Ü", "x" * 250], [""], ["A"] * 255):
        octets = bytes([len(elements)])
        octets += b"".join(bytes([len(one) + 2]) + one.encode("latin-1") + b"\0" for one in elements)
        values: dict[str, object] = {"data.subject.num_elements": len(elements)}
        values |= {f"data.subject.elements[{at}].value": one for at, one in enumerate(elements)}
        yield said(f"subject {len(elements)}", field("s", 2, octets), values)


def fields() -> Iterator[Message]:
    for name in ("", "n", "DATA", "Ü" * 127, "N" * 200, "N" * 250):
        for identifier in (0, 1, 255, 256, 0x0102, 32768, 65535):
            told = {"name": name, "identifier": identifier or None, "data.raw": "01"}
            data = name_part(name, identifier) + b"\x07" + sized(b"\1")
            yield said(f"name of {len(name)}, identifier {identifier}", data, told)
    yield said("no name", b"\0\x07\x01\x01", {"name": "", "identifier": None, "data.raw": "01"})
    for length in (0, 1, 119, 120, 121, 127, 128, 255, 256, 29_999, 30_000, 32_766, 40_000):
        octets = bytes([length % 251]) * length
        for form in (None, 0x79, 0x7A):
            told = {"wire_type": "opaque", "remark": "none"}
            if length < 300:
                told["data.raw"] = octets.hex()
            yield said(f"{length} bytes, form {form}", field("o", 7, octets, form=form), told)
    yield from codes()


def sizes() -> Iterator[Message]:
    """Yield sizes in the forms that are seldom written."""
    next_byte = {"is_size_78_next_byte": True}
    for length in (0, 1, 0x76, 0x77, 0x78, 127, 128, 254):
        octets = bytes(range(length))
        data, told = name_part("o") + b"\x07\x78" + bytes([length + 1]) + octets, {"data.raw": octets.hex()}
        yield said(f"{length} bytes, form 78 with the next byte", data, told, next_byte)
        if length < 0x78:
            yield said(f"{length} bytes beside form 78", name_part("o") + b"\x07" + sized(octets), told, next_byte)
    place, data = f"{FIRST}.len_data.len_8", message(name_part("o") + b"\x07\x78\0")
    yield Message("form 78 with a size of no byte", data, next_byte, refused_at=place)
    for form in (0x78, 0x7B, 0x7F, 0x80, 0x81, 0xFF):
        octets = bytes(range(form))
        told = {"data.raw": octets.hex()}
        yield said(f"a size of {form} in its own byte", field("o", 7, octets, form=form), told)
    for form, least in ((0x79, 2), (0x7A, 4)):
        for size in range(least):
            octets, place = size.to_bytes(least, "big"), f"{FIRST}.len_data.len_{least * 8}"
            data = message(name_part("o") + bytes((7, form)) + octets)
            yield Message(f"form {form:x} with a size of {size}", data, refused_at=place)
    for size in (0x80000010, 0xFFFFFFFF):
        data = message(name_part("o") + b"\x07\x7a" + struct.pack(">I", size) + b"data")
        yield Message(f"form 7a with {size} bytes", data, refused_at=f"{FIRST}.data", reason="end of data")
    for has_identifiers in (True, False):
        told = {"name": "n", "identifier": 0x0102 if has_identifiers else None}
        data = field("n", 7, b"\1", 0x0102)
        yield said(f"identifiers {has_identifiers}", data, told, {"has_identifiers": has_identifiers})


def codes() -> Iterator[Message]:
    known = {
        1,
        2,
        3,
        7,
        8,
        9,
        *range(10, 14),
        *range(14, 22),
        *range(24, 28),
        32,
        *range(34, 42),
        44,
        45,
        *range(47, 50),
    }
    for code in range(256):
        if code not in known and code != 0:
            remark = "none" if code > 127 else "type_unknown"
            told = {"wire_type": str(code), "data.raw": "0102", "remark": remark}
            yield said(f"code {code}", field("u", code, b"\1\2"), told)
    yield said("code 32", field("e", 32, b"\1\2"), {"wire_type": "encrypted", "data.raw": "0102"})


def messages() -> dict[str, list[Message]]:
    return {"tibrv_msg": [*numbers(), *others(), *arrays(), *texts(), *fields(), *sizes()]}


if __name__ == "__main__":
    write_all(messages())
