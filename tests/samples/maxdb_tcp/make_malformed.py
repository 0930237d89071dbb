"""Write `malformed.json`: what a reader must refuse, what it must not, and where: `python make_malformed.py`."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path

from make_examples import Piece, connect, messages

Entry = Mapping[str, object]
Params = Mapping[str, int]


def refused(name: str, data: bytes, field: str, reason: str | None = None, params: Params | None = None) -> Entry:
    """Return an entry that must be refused at a field."""
    return {"name": name, "hex": data.hex(), "params": params or {}, "field": field, "reason_contains": reason}


def accepted(name: str, data: bytes, params: Params | None = None) -> Entry:
    """Return an entry that must not be refused."""
    return {"name": name, "hex": data.hex(), "params": params or {}, "field": None, "reason_contains": None}


def headers() -> Iterator[Entry]:
    """Yield broken and unusual communication headers."""
    made = messages()
    whole = made["example_1_request"].to_bytes()
    release = made["made_release"].to_bytes()
    yield refused("23 of 24 bytes", release[:23], "header.max_send_len")
    yield refused(
        "data message that ends behind its header",
        b"\x18" + whole[1:20] + b"\x18\0\0\0",
        "payload.maxdb_packet.code_type",
    )
    yield refused("one byte less than act_send_len", whole[:-1], "payload")
    yield refused("act_send_len 23", b"\x17" + release[1:], "header.act_send_len", "shorter")
    yield refused("half-swapped connect", _with(made["made_connect_reply"].to_bytes(), 25, 3), "header", "byte order")
    yield accepted("unknown class", _with(release, 5, 200))
    yield accepted("unknown return code", _with(release, 16, 99))
    yield accepted("256 bytes, least significant byte first", Piece(63, _padded()).to_bytes(), {"service": 4})
    big = Piece(63, _padded(1), "big").to_bytes()
    yield accepted("256 bytes, most significant byte first", big, {"service": 4})
    yield accepted("a piece whose 26th byte says another order", Piece(63, b"..\1", whole=99).to_bytes())
    yield accepted("order told at connect", replace(made["made_piece_2"], swap_type=0).to_bytes(), {"byte_order": 2})
    yield refused("wrong order told at connect", release, "payload", None, {"byte_order": 1})


def payloads() -> Iterator[Entry]:
    """Yield broken payloads."""
    made = messages()
    request = made["example_1_request"].to_bytes()
    inside = "payload.maxdb_packet"
    yield refused("code type 3", _with(request, 24, 3), f"{inside}.code_type", "code type")
    yield accepted("code type 3, 7.3", _with(request, 24, 3), {"accept_termchar": 1})
    no_room = _with(_with(request, 108, 56), 109, 0)
    yield refused("buf_size 56", no_room, f"{inside}.varpart.segments[0].parts[0].buf_size", "less than buf_len")
    yield accepted("buf_size 56, packet checker", no_room, {"strictness": 0})
    reply = made["made_connect_reply"].to_bytes()
    for length in (39, 41):
        yield refused(
            f"connect_length {length}", _with(reply, 26, length), "payload.connect.connect_length", "40 bytes"
        )
    argument = "payload.connect.arguments.arguments[0]"
    short = Piece(61, connect(0, arguments=b"\1P")).to_bytes()
    yield refused("argument of 1 byte", short, f"{argument}.len_argument", "shorter")
    yield refused(
        "argument beyond the packet", Piece(61, connect(0, arguments=b"\x09P")).to_bytes(), f"{argument}.value"
    )
    one_byte = Piece(61, connect(0, arguments=b"\3P\1")).to_bytes()
    yield refused("port of 1 byte", one_byte, f"{argument}.value.port.network_order")
    newer = Piece(61, connect(0, arguments=b"P\0\2\x1c\x2a")).to_bytes()
    yield accepted("argument of the newer form", newer, {"argument_form": 1})


def _with(data: bytes, at: int, value: int) -> bytes:
    return data[:at] + bytes([value]) + data[at + 1 :]


def _padded(swap: int = 2) -> bytes:
    """Return 232 bytes, so that the message has 256."""
    return bytes([0, swap]) + bytes(230)


def main() -> None:
    """Write the list, one entry a line."""
    lines = ",\n".join(f"  {json.dumps(one)}" for one in (*headers(), *payloads()))
    (Path(__file__).resolve().parent / "malformed.json").write_text(f"[\n{lines}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
