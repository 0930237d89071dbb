"""Write `written.json` of `sas_tibrv`: `python sas_tibrv_written.py`.

Written from the published layout alone: variable definitions and headers with numbers of each width at both ends of
their range, texts of which the told length counts the end, does not, or is wrong, with identifiers and without.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tibrv_bytes import STRING, UNSIGNED, field, integer, message, text
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


def messages() -> dict[str, list[Message]]:
    return {"sas_tibrv": [*variables(), *wire_types(), *headers()]}


if __name__ == "__main__":
    write_all(messages())
