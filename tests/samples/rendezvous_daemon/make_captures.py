"""Write captures of a Rendezvous daemon: `python make_captures.py [FOLDER]`. README.md says what each file holds."""

from __future__ import annotations

import base64
import json
import struct
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "sas_tibrv"))

import make_messages as by
from capture_bytes import ACK, FIN, PSH, SYN, Side, frame, pcap
from tibrv_bytes import OPAQUE, STRING, SUBJECT, UNSIGNED, field, message, nested, text

PORT = 7500
DAEMON, SENDER, RECEIVER = "192.0.2.7", "192.0.2.21", "192.0.2.22"
SEGMENT_BYTES = 1_460
VERSION = struct.pack(">3I", 0, 4, 0)
DATA_SET = [by.HDR, by.sent("DAT", *by.DEFINITION), by.VAR, by.ATO, by.sent("LST", by.i32(4))]
FDC = by.sent("FDC", by.i32(80), by.i32(5))
FILES = [by.HDR_FILES, FDC, by.ATX, FDC, by.ATX, by.sent("LST", by.i32(5))]
PING = message()


def options(kind: int) -> bytes:
    """Give the record by which the sides agree on options: 2 asks, 3 answers, 1 agrees."""
    return struct.pack(">16I", kind, 2, 0, 1, 0, 4 << 24, 4 << 24, *[0] * 9)


def subject(name: str) -> bytes:
    """Give the field `sub`: the number of elements, and each behind its length, which counts itself and the NUL."""
    elements = [one.encode() + b"\0" for one in name.split(".")]
    return field("sub", SUBJECT, bytes([len(elements)]) + b"".join(bytes([len(one) + 1]) + one for one in elements))


def data(name: str, inner: bytes, reply: str | None = None) -> bytes:
    """Give an envelope of data as daemons and clients write it; its kind is not the first field."""
    replies = [text("return", reply)] if reply else []
    return message(subject(name), text("mtype", "D"), *replies, nested("data", inner))


def legacy(name: str, inner: bytes) -> bytes:
    """Give an envelope of data of older programs: `data` has one field, the opaque bytes of the message."""
    return data(name, message(field("_data_", OPAQUE, inner)))


def initial(session: str | None) -> bytes:
    """Give what a client says of itself, first without and then with the session that it was given."""
    sessions = [text("session", session)] if session else []
    control = [text("control", f"_INBOX.{session}.1")] if session else []
    version = [field(name, UNSIGNED, bytes([number])) for name, number in (("vmaj", 5), ("vmin", 4), ("vupd", 2))]
    service = [text("service", str(PORT)), text("network", "")]
    return message(text("mtype", "I"), text("userid", "sas"), *sessions, *service, *control, *version)


def answer() -> bytes:
    """Give the daemon's answer to the first of these."""
    inner = message(field("ipaddr", 10, bytes([192, 0, 2, 7])), field("ipport", 10, struct.pack(">H", PORT)))
    return message(subject("RVD.INITRESP"), text("mtype", "R"), nested("data", inner))


def advisory(name: str) -> bytes:
    """Give what the daemon says once a client is connected."""
    inner = message(text("ADV_CLASS", "INFO"), text("ADV_SOURCE", "SYSTEM"), text("ADV_NAME", name))
    return data(f"_RV.INFO.SYSTEM.{name}", inner)


def listen(name: str) -> bytes:
    return message(text("mtype", "L"), subject(name))


def published() -> list[bytes]:
    """Give the envelopes of a data set and of two files, which an older program sent."""
    data_set = [data("SAS.CLASS", one, "_INBOX.C0000215.1.7") for one in DATA_SET]
    return data_set + [legacy("SAS.FILES", one) for one in FILES]


def session(client: str, port: int, said: list[bytes], heard: list[bytes]) -> list[bytes]:
    """Give the packets of a client's connection: the handshake, then what the client says and hears."""
    here, daemon = Side((client, port, DAEMON, PORT)), Side((DAEMON, PORT, client, port), 90_000)
    name = f"{client.replace('.', '')}.DAEMON"
    turns = [
        (daemon, VERSION), (here, VERSION), (daemon, options(2)), (here, options(3)), (daemon, options(1)),
        (here, initial(None)), (daemon, answer()), (here, initial(name)), (daemon, advisory("RVD.CONNECTED")),
        (here, listen(f"_INBOX.{name}.>")), (here, PING), (here, b"".join(said)), (daemon, b"".join(heard)),
    ]  # fmt: skip
    packets = [here.segment(flags=SYN), daemon.segment(flags=SYN | ACK)]
    for side, octets in turns:
        pieces = (octets[at : at + SEGMENT_BYTES] for at in range(0, len(octets), SEGMENT_BYTES))
        packets += [side.segment(piece, PSH | ACK) for piece in pieces]
    return [*packets, here.segment(flags=FIN | ACK), daemon.segment(flags=FIN | ACK)]


def main(folder: Path) -> None:
    """Write the captures."""
    sent = session(SENDER, 40_100, published(), [])
    received = session(RECEIVER, 40_200, [listen("SAS.>")], published())
    (folder / "daemon.pcap").write_bytes(pcap([frame(packet) for packet in sent + received]))
    lines = (json.dumps({"body": base64.b64encode(one).decode()}) for one in [listen("SAS.>"), *published()])
    (folder / "daemon.jsonl").write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    others = session(RECEIVER, 40_200, [listen("SAS.>")], [text_of_a_program()])
    (folder / "no_attachment.pcap").write_bytes(pcap([frame(packet) for packet in others]))


def text_of_a_program() -> bytes:
    """Give an envelope of a message that is no attachment."""
    return message(subject("PRICES.EUR"), text("mtype", "D"), field("data", STRING, b"1.07\0"))


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).resolve().parent)
