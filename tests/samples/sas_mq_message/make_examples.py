"""Write the samples of all `sas_mq` formats: `python make_examples.py`. README.md says what each file holds."""

from __future__ import annotations

import json
from base64 import b64encode
from pathlib import Path
from typing import Any

from sender import APPLICATION_ID, DATA_SET_ID, FILE_ID, HEADER_ID, Sender

SAMPLES = Path(__file__).resolve().parents[1]
LITTLE = Sender()
BIG = Sender(">", encoding=273)
UNIX64 = Sender(">", long_bytes=8, encoding=273)
LINUX64 = Sender("<", long_bytes=8)
EXCLUDING = Sender(nul_counted=False)
HOST = Sender(">", charset="cp500", encoding=785, ccsid=500)
MSMQ = Sender(encoding=None, ccsid=None, id_bytes=20)
SENDERS = (LITTLE, BIG, UNIX64, LINUX64, EXCLUDING, HOST)

ROWS = {
    "<": "0000000000003e40 00000000004ccd40 46"
    " 0000000000feffff 000000000000f0bf 4d 0000000000fcffff 0000000000ffffff 20",
    ">": "403e000000000000 40cd4c0000000000 46"
    " fffffe0000000000 bff0000000000000 4d fffffc0000000000 ffffff0000000000 20",
    "host": "421e000000000000 443a980000000000 c6"
    " 2e00000000000000 c110000000000000 d4 4200000000000000 5f00000000000000 40",
}
LINES = ("one", "", "three")
APPLICATION = b"This is the actual application message."


def switches(sender: Sender, *names: str) -> dict[str, Any]:
    """Give the parameters by which a sender is told from the default."""
    told = {
        "byte_order": "big" if sender.order == ">" else "little",
        "is_be": sender.order == ">",
        "long_bytes": sender.long_bytes,
        "length_bytes": sender.long_bytes,
        "string_length": "includes_nul" if sender.nul_counted else "excludes_nul",
        "nul_counted": sender.nul_counted,
        "encoding": sender.encoding,
        "ccsid": sender.ccsid,
    }
    return {name: told[name] for name in names}


def text_file(sender: Sender) -> bytes:
    return sender.attachment(2, FILE_ID, ("FILENAME", "a.txt", ""), 0, 1)


def data_set(sender: Sender) -> bytes:
    return sender.attachment(1, DATA_SET_ID, ("WORK", "PEOPLE", "Three people"), 2, 1)


def records(sender: Sender) -> bytes:
    return sender.records(*(line.encode(sender.charset) for line in LINES))


def rows(sender: Sender) -> bytes:
    return bytes.fromhex(ROWS["host" if sender.charset == "cp500" else sender.order].replace(" ", ""))


def capture(sender: Sender, *, told: bool = False, **more: object) -> list[dict[str, object]]:
    """Give one set as it lies on the queue; `told` adds what the header of the set knows of each message."""
    definition = sender.definition(rows=3, variables=3, row_bytes=17)
    kinds = {FILE_ID: 2, DATA_SET_ID: 1}
    listed: list[tuple[int, bytes, int, bytes]] = [
        (100000, HEADER_ID, 0, sender.header(text_file(sender), data_set(sender))),
        (100001, APPLICATION_ID, 0, APPLICATION),
        (100001, FILE_ID, 1, sender.int(80) + sender.int(11)),
        (100001, FILE_ID, 2, records(sender)),
        (100001, FILE_ID, 0, sender.int(2)),
        (100001, DATA_SET_ID, 1, sender.int(1) + definition),
        (100001, DATA_SET_ID, 2, sender.int(2) + sender.variables()),
        (100001, DATA_SET_ID, 3, sender.int(3) + rows(sender)),
        (100001, DATA_SET_ID, 4, sender.int(4) + sender.index("WHO", ("AGE", "SEX"))),
        (100001, DATA_SET_ID, 0, sender.int(4)),
        (8, bytes(16), 0, b"nothing of attachments"),
    ]
    messages = []
    for message_type, base, number, body in listed:
        line = {
            "transport": "mq" if sender.id_bytes == 24 else "msmq",
            "msg_type": message_type,
            "correl_id": sender.number_id(base, number),
            "encoding": sender.encoding,
            "ccsid": sender.ccsid,
            "body": b64encode(body).decode(),
        }
        if told and message_type != 8:
            line |= {"attachment_kind": kinds.get(base, 0), "is_application_message": base == APPLICATION_ID}
        messages.append(line | more)
    return messages


def write_lines(name: str, file: str, lines: list[dict[str, Any]]) -> None:
    text = "".join(json.dumps(line) + "\n" for line in lines)
    (SAMPLES / name / file).write_text(text, encoding="utf-8")


def write_all(name: str, bodies: dict[Sender, bytes], *params: str) -> None:
    """Write the first sender's message as a file, and those of all with their parameters as lines."""
    (SAMPLES / name / "example.bin").write_bytes(bodies[LITTLE])
    lines = [{"body": b64encode(body).decode(), **switches(sender, *params)} for sender, body in bodies.items()]
    write_lines(name, "senders.jsonl", lines)


def main() -> None:
    most = ("byte_order", "long_bytes", "string_length", "ccsid")
    write_all(
        "sas_mq_string", {one: one.text("NO") for one in SENDERS}, "is_be", "length_bytes", "nul_counted", "ccsid"
    )
    write_all("sas_mq_attachment_header", {one: one.header(text_file(one)) for one in SENDERS}, *most)
    write_all("sas_mq_attachment_count", {one: one.long(2) for one in SENDERS}, "encoding")
    write_all("sas_mq_file_descriptor", {one: one.int(80) + one.int(11) for one in SENDERS}, "encoding")
    write_all("sas_mq_file_records", {one: records(one) for one in SENDERS}, "byte_order", "long_bytes")
    definitions = {one: one.definition(rows=3, variables=3, row_bytes=17) for one in SENDERS}
    write_all("sas_mq_data_set_definition", definitions, *most)
    write_all("sas_mq_variable_definitions", {one: one.variables() for one in SENDERS}, *most)
    write_all("sas_mq_indexes", {one: one.index("WHO", ("AGE", "SEX")) for one in SENDERS}, *most)
    write_all("sas_mq_data_set_message", {one: one.int(3) + rows(one) for one in SENDERS}, *most)
    ids = [LITTLE.number_id(FILE_ID, 2), MSMQ.number_id(FILE_ID, 2), LITTLE.number_id(FILE_ID, 0)]
    (SAMPLES / "sas_mq_correlation_id" / "example.bin").write_bytes(bytes.fromhex(ids[0]))
    write_lines("sas_mq_correlation_id", "ids.jsonl", [{"body": b64encode(bytes.fromhex(one)).decode()} for one in ids])
    (SAMPLES / "sas_mq_message" / "example.bin").write_bytes(LITTLE.header(text_file(LITTLE)))
    write_lines("sas_mq_message", "queue.jsonl", capture(LITTLE))
    write_lines("sas_mq_message", "queue_told.jsonl", capture(LITTLE, told=True))
    write_lines("sas_mq_message", "host_told.jsonl", capture(HOST, told=True))
    write_lines("sas_mq_message", "unix64_told.jsonl", capture(UNIX64, told=True, long_bytes=8))
    write_lines("sas_mq_message", "msmq_told.jsonl", capture(MSMQ, told=True))


if __name__ == "__main__":
    main()
