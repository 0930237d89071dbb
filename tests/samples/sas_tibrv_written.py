"""Write `written.json` of `sas_tibrv`: `python sas_tibrv_written.py`.

Written from the published layout alone: variable definitions and headers with numbers of each width at both ends of
their range, texts of which the told length counts the end, does not, or is wrong, with identifiers and without.
"""

from __future__ import annotations

import struct
import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tibrv_bytes import OPAQUE, REAL, SIGNED, STRING, UNSIGNED, field, integer, message, text
from written_samples import Message, write_all

WIDTHS = ("len_value", "format_width", "format_decimals", "informat_width", "informat_decimals")
TEXTS = ("name", "format_name", "informat_name", "label")


def variables() -> Iterator[Message]:
    """Yield definitions of variables in which one thing after the other is as it seldom is."""
    ends = {width: (-(1 << width * 8 - 1), (1 << width * 8 - 1) - 1) for width in (1, 2, 4)}
    for width, values in ends.items():
        for value in (*values, 0, -1):
            yield _variable(f"numbers {value} in {width} bytes", value=value, width=width)
    for content in ("", "A", "Ü", "A" * 200):
        yield _variable(f"texts of {len(content)}", content=content)
    for off, remark in ((0, "none"), (-1, "none"), (1, "length_disagrees"), (-2, "length_disagrees"),
                        (100, "length_disagrees")):  # fmt: skip
        yield _variable(f"lengths that are {off} off", off=off, remark=remark)
    for kind in ("1", "2", "\x01", "\x02", "0", "3", "\x03", "12", "A", ""):
        yield _variable(f"type {kind!r}", kind=kind)
    for sort in ("", "\x01", "\x7f", "\xff"):
        yield _variable(f"sorted {sort!r}", sort=sort)
    yield _variable("no identifiers", has_identifiers=False, remark="other_identifier")


def _variable(
    name: str, *, value: int = 5, width: int = 4, content: str = "NAME", off: int = 0, remark: str = "none",
    kind: str = "1", sort: str = "", has_identifiers: bool = True, first: bytes = b"",
) -> Message:  # fmt: skip
    numbers = iter(range(1, 18)) if has_identifiers else iter([0] * 17)
    fields = [integer("VAR", 1, next(numbers)), integer("VAR", 2, next(numbers))]
    place = "body.variables.variables[0]"
    values: dict[str, object] = {"body.variables.num_variables.value": 1, "body.variables.record_type.value": 2}
    for column in TEXTS:
        told = len(content) + 1 + off
        fields.append(integer("VAR", told, next(numbers)))
        number = next(numbers)
        fields.append(text("VAR", content, number))
        values |= {f"{place}.{column}.value": content, f"{place}.{column}.told_length": told,
                   f"{place}.{column}.remark": remark, f"{place}.{column}.identifier": number or None}  # fmt: skip
    number = next(numbers)
    fields.append(text("VAR", kind, number))
    values |= {f"{place}.variable_type.value": kind, f"{place}.variable_type.identifier": number or None}
    known = {"1": "numeric", "\x01": "numeric", "2": "character", "\x02": "character"}
    values[f"{place}.kind"] = known.get(kind, "unknown")
    for column in WIDTHS:
        number = next(numbers)
        fields.append(first or integer("VAR", value, number, width))
        first = b""
        values |= {f"{place}.{column}.value": value, f"{place}.{column}.identifier": number or None}
    fields.append(text("VAR", sort, next(numbers)))
    values[f"{place}.nsort.value"] = sort
    return Message(f"VAR, {name}", message(*fields), {}, values)


def wire_types() -> Iterator[Message]:
    """Yield a variable whose first width comes as each type: signed, or the types of programs that are signed."""
    place = "body.variables.variables[0].len_value"
    widths = {11: 4, 14: 1, 16: 2, 18: 4, 20: 8}
    for code in (*range(7, 28), 128, 128 + 11, 255):
        name = f"type {code} where a number with sign is due"
        if code in widths:
            octets = (-5).to_bytes(widths[code], "big", signed=True)
            made = _variable(name, first=field("VAR", code, octets, 12))
            said = {f"{place}.value": -5, f"{place}.remark": "none" if code == 11 else "api_type_on_wire"}
            yield Message(name, made.data, {}, {**made.values, **said})
        else:
            made = _variable(name, first=field("VAR", code, b"\5", 12))
            yield Message(name, made.data, refused_at=f"{place}.head.wire_type")


def headers() -> Iterator[Message]:
    kinds = {1: "data_set", 2: "text_file", 3: "binary_file"}
    for count in (1, 2, 3):
        ids = iter(range(1, 100))
        fields = [text("HDR", "I" * 24, next(ids)), field("HDR", UNSIGNED, bytes(4), next(ids))]
        fields += [text("HDR", "", next(ids)), field("HDR", STRING, b"M" * 24 + b"\0", next(ids))]
        fields.append(integer("HDR", count, next(ids)))
        for at in range(count):
            fields += [integer("HDR", at + 1, next(ids)), text("HDR", f"A{at}", next(ids))]
            for content in ("FILENAME", f"Ü{at}.txt", ""):
                fields += [integer("HDR", len(content) + 1, next(ids)), text("HDR", content, next(ids))]
            fields += [integer("HDR", (-(1 << 31), (1 << 31) - 1, 7)[at], next(ids)), integer("HDR", at, next(ids))]
        yield Message(f"HDR of {count}", message(*fields), {}, _header(count, kinds))


def _header(count: int, kinds: dict[int, str]) -> dict[str, object]:
    values: dict[str, object] = {"body.header.num_attachments.value": count}
    for at in range(count):
        place = f"body.header.attachments[{at}]"
        values |= {
            f"{place}.kind": kinds[at + 1], f"{place}.attachment_id.value": f"A{at}",
            f"{place}.qualifier_1.value": "FILENAME", f"{place}.qualifier_2.value": f"Ü{at}.txt",
            f"{place}.description.value": "", f"{place}.minor_version.value": (-(1 << 31), (1 << 31) - 1, 7)[at],
            f"{place}.major_version.value": at,
        }  # fmt: skip
    return values


Part = tuple[str, int, bytes]
"""A field: the column that tells about it, below that of its message, its type and its data."""
BLANK = (STRING, b"    \0")
SIGNED_API, UNSIGNED_API = {1: 14, 2: 16, 4: 18, 8: 20}, {1: 15, 2: 17, 4: 19, 8: 21}
OTHER_CODES = {SIGNED: SIGNED_API, UNSIGNED: UNSIGNED_API, REAL: {4: 24, 8: 25}}


def _number(column: str, value: int, width: int = 4) -> Part:
    return column, SIGNED, value.to_bytes(width, "big", signed=True)


def _counted(column: str, octets: bytes, code: int = STRING) -> list[Part]:
    return [_number(column, len(octets)), (column, code, octets)]


def _layouts() -> dict[str, tuple[str, list[Part]]]:
    """Return messages by their kinds: the column of each, and its fields."""
    header = [
        ("header_id", *BLANK), ("reserved_number", UNSIGNED, bytes(4)), ("reserved_text", *BLANK),
        ("message_id", *BLANK), _number("num_attachments", 1), _number("", 1), ("attachments[0].attachment_id", *BLANK),
        *(part for name in ("qualifier_1", "qualifier_2", "description")
          for part in _counted(f"attachments[0].{name}", b"TEXT\0")),
        _number("attachments[0].minor_version", 1), _number("attachments[0].major_version", 2),
    ]  # fmt: skip
    data_set = [
        _number("record_type", 1), _number("version", 0), *_counted("data_set_type", b"DATA\0"),
        *_counted("label", b"L\0"), *(_number(name, 2) for name in (
            "num_observations", "num_variables", "len_observation")),
        *_counted("compress", b"NO\0"), ("reuse", STRING, b"R\0"), *_counted("encrypt", b"NO\0"),
        _number("num_sort_variables", 1), *_counted("collating_sequence", b"\0"), _number("sort_flags", 0, 2),
        *(part for name in ("read", "write", "alter")
          for part in (_number(f"{name}_password_flag", 1), (f"{name}_password", OPAQUE, b"abcd"))),
        _number("max_generations", 5),
    ]  # fmt: skip
    mapped = [
        _number("num_values", 4), _number("", 1), _number("values[0]", 100, 2), _number("", 2),
        _number("values[1]", 9999), _number("", 3), ("values[2]", REAL, struct.pack(">d", 1.5)), _number("", 4),
        ("values[3]", STRING, b"TEXT\0"),
    ]  # fmt: skip
    rows = [
        _number("num_observations", 1), _number("record_type", 3), _number("", 1),
        ("values[0]", REAL, struct.pack(">d", 1.5)), _number("", 2), ("values[1]", STRING, b"TEXT\0"),
    ]  # fmt: skip
    return {
        "HDR": ("body.header", header), "DAT": ("body.data_set", data_set), "DATA": ("body.message_data", mapped),
        "MSG": ("body.message_data", mapped), "ATO": ("body.observations", rows),
        "ATX": ("body.text_records", [_number("num_records", 1), *_counted("records[0]", b"one\0")]),
        "ATB": ("body.binary_records", [_number("num_records", 1), *_counted("records[0]", b"one", OPAQUE)]),
    }  # fmt: skip


def _with_field(kind: str, parts: list[Part], at: int, changed: bytes, first: int = 1) -> bytes:
    """Return a message whose field number `at` is another one; all are numbered, unless `first` is 0."""
    numbered = [field(kind, code, data, first and first + n) for n, (_, code, data) in enumerate(parts)]
    return message(*numbered[:at], changed, *numbered[at + 1 :])


def unusual() -> Iterator[Message]:
    """Yield messages in which one field is not as usual: its name, number, type, size or end."""
    for kind, (column, parts) in _layouts().items():
        for at, (name, code, octets) in enumerate(parts):
            place, number = f"{column}.{name}", at + 1
            cases = [(kind, code, octets, 777, None, "other_identifier")]
            has_none = "none" if kind in ("MSG", "DATA") else "other_identifier"
            # Without a number in its first field a message has none at all.
            cases += [(kind, code, octets, 0, None, has_none)] if at else []
            cases += [("OTHER", code, octets, number, None, "other_name")] if at else []
            cases += [("OTHER", code, octets, 777, None, "other_identifier")] if at else []
            cases += [(kind, code, octets, number, form, "none") for form in (0x79, 0x7A)]
            other = OTHER_CODES.get(code, {}).get(len(octets))
            cases += [(kind, other, octets, number, None, "api_type_on_wire")] if other else []
            if code == STRING and parts[at - 1][0] != name:
                cases += [
                    (kind, code, b"abc", number, None, "not_terminated"), (kind, code, b"", number, None, "none"),
                    (kind, code, b"T" * 122 + b"\0", number, 0x7B, "size_form_unknown"),
                    (kind, code, b"T" * 123, number, 0x7B, "size_form_unknown"),
                ]  # fmt: skip
                cases += [("OTHER", code, b"abc", number, None, "other_name")] if at else []
            for label, type_, data, identifier, form, remark in cases if name else ():
                changed = field(label, type_, data, identifier, form)
                told: dict[str, object] = {f"{place}.remark": remark}
                if "values[" not in name and parts[at - 1][0] != name and parts[(at + 1) % len(parts)][0] != name:
                    told[f"{place}.identifier"] = identifier or None
                words = f"{kind} {number}: {label} {type_} {identifier} {form}, {len(data)} bytes"
                yield Message(words, _with_field(kind, parts, at, changed), {}, told)
        octets = b"".join(field(kind, code, data) for _, code, data in parts)
        told = {f"{column}.{name}.identifier": None for name, *_ in parts if name and "values[" not in name}
        yield Message(f"{kind} without numbers", message(octets), {}, told)


def ends() -> Iterator[Message]:
    """Yield texts and bytes with their lengths in front, with and without a NUL at the end."""
    for kind, code in (("ATX", STRING), ("ATB", OPAQUE)):
        column, parts = _layouts()[kind]
        place = f"{column}.records[0]"
        for octets, told in ((b"", 0), (b"", 1), (b"", 2), (b"A", 1), (b"A", 0), (b"A", 2), (b"AB", 2), (b"AB", 1),
                             (b"A\0", 2), (b"A\0", 1), (b"A\0", 3), (b"\0", 1), (b"\0", 0)):  # fmt: skip
            size = len(octets)
            is_told = told in (size, size - 1) if code == STRING else told == size
            is_ended = code == OPAQUE or not octets or octets.endswith(b"\0")
            remark = "length_disagrees" if not is_told else "none" if is_ended else "not_terminated"
            for named, said in ((kind, remark), ("OTHER", "other_name")):
                fields = [parts[0], _number("", told)]
                made = [field(kind, part[1], part[2], at + 1) for at, part in enumerate(fields)]
                data = message(*made, field(named, code, octets, 3))
                words = f"{kind}: {octets!r} told as {told}, {named}"
                yield Message(words, data, {}, {f"{place}.remark": said, f"{place}.told_length": told})
                data = message(made[0], field(named, *fields[1][1:], 2), field(kind, code, octets, 3))
                yield Message(f"{words} in front", data, {}, {f"{place}.remark": said})


def refused() -> Iterator[Message]:
    """Yield fields of each type that the layout does not have at their place."""
    taken = {SIGNED: (11, *range(14, 21, 2)), UNSIGNED: (12, *range(15, 22, 2)), REAL: (13, 24, 25)}
    for kind, at in (("HDR", 0), ("HDR", 1), ("DAT", 19), ("ATB", 2), ("ATX", 2), ("ATO", 3), ("DATA", 6)):
        column, parts = _layouts()[kind]
        name, code, octets = parts[at]
        for other in (*range(7, 28), 32, 128, 255):
            # A whole number between rows may be a count that is sent again.
            if other not in taken.get(code, (code,)) and not (kind == "ATO" and other in taken[SIGNED]):
                data = _with_field(kind, parts, at, field(kind, other, octets, at + 1))
                inside = {"ATX": ".text", "ATO": ".field", "DATA": ".field"}.get(kind, "")
                place = f"{column}.{name}{inside}"
                words = f"{kind} {at + 1}: type {other} for {code}"
                yield Message(words, data, refused_at=f"{place}.head.wire_type")
    column, parts = _layouts()["ATO"]
    for code, form in ((13, "f"), (24, "f"), (13, "d"), (25, "d")):
        data = _with_field("ATO", parts, 3, field("ATO", code, struct.pack(f">{form}", -2.5), 4))
        remark = "none" if code == 13 else "api_type_on_wire"
        told = {f"{column}.values[0].number": -2.5, f"{column}.values[0].remark": remark}
        yield Message(f"a real number of type {code} in {form}", data, {}, told)
    column, parts = _layouts()["HDR"]
    for code, width in ((12, 1), (12, 2), (12, 4), (15, 1), (17, 2), (19, 4), (12, 8), (21, 8)):
        data = _with_field("HDR", parts, 1, field("HDR", code, b"\x81" * width, 2))
        value = None if width == 8 else int("81" * width, 16)
        remark = "none" if code == 12 else "api_type_on_wire"
        told = {f"{column}.reserved_number.value": value, f"{column}.reserved_number.remark": remark}
        yield Message(f"a number without sign in {width} bytes, type {code}", data, {}, told)


def repeated() -> Iterator[Message]:
    """Yield rows of which count and type are sent again in each of five ways, by whole numbers of each type."""
    values = [(1, 30.5, ""), (2, None, "F"), (1, -1.0, ""), (2, None, "M")]
    told: dict[str, object] = {
        f"body.observations.values[{n}].number": number for n, (_, number, _) in enumerate(values)
    }
    told |= {f"body.observations.values[{n}].text": text or None for n, (_, _, text) in enumerate(values)}
    for reading, (code, width) in product(range(1, 6), ((11, 1), (11, 8), (14, 1), (16, 2), (18, 4), (20, 8))):

        def number(value: int, code: int = code, width: int = width) -> tuple[int, bytes]:
            return code, value.to_bytes(width, "big", signed=True)

        count, kind = number(2), number(3)
        fields = [count] if reading in (1, 2, 5) else []
        fields += [kind] if reading == 1 else []
        for at, (vtype, real, content) in enumerate(values):
            fields += [count] if reading == 4 or (reading == 3 and at % 2 == 0) else []
            fields += [kind] if reading in (4, 5) or (reading in (2, 3) and at % 2 == 0) else []
            value = (STRING, content.encode() + b"\0") if real is None else (REAL, struct.pack(">d", real))
            fields += [number(vtype), value]
        data = message(*(field("ATO", type_, octets, n) for n, (type_, octets) in enumerate(fields, 1)))
        yield Message(f"rows in way {reading} with numbers of type {code} in {width}", data, {}, told)


def constraints() -> Iterator[Message]:
    """Yield a constraint whose buffers are bytes, one of them unusual."""
    place = "body.constraints.records[0].tail.check_tail.buffers"
    for label, number, said in (("ATC", 11, "none"), ("ATC", 1, "other_identifier"), ("OTHER", 11, "other_name")):
        made = [integer("ATC", value, at) for at, value in enumerate((5, 1, 1, 40), 1)]
        made += [text("ATC", "old", 5), integer("ATC", 0, 6), integer("ATC", 9, 7), text("ATC", "AGE", 8)]
        made += [integer("ATC", 12, 9), integer("ATC", 2, 10), field(label, OPAQUE, b"\1\2", number)]
        data = message(*made, field("ATC", OPAQUE, b"\3", 12))
        told = {f"{place}[0].identifier": number, f"{place}[0].remark": said, f"{place}[1].value": "03"}
        yield Message(f"a buffer named {label}, number {number}", data, {}, told)
    data = message(text("HDR", "A", 1))
    words = "a length with its highest bit set"
    yield Message(words, b"\xff" * 4 + data[4:], refused_at="body", reason="needs 4294967287 bytes")


def messages() -> dict[str, list[Message]]:
    return {
        "sas_tibrv": [
            *variables(),
            *wire_types(),
            *headers(),
            *unusual(),
            *ends(),
            *refused(),
            *repeated(),
            *constraints(),
        ]
    }


if __name__ == "__main__":
    write_all(messages())
