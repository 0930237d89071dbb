"""`ksyspark attachments`: what is written and said of captures, and the exit status that they deserve."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from base64 import b64decode, b64encode
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[2]))
from browse_output import browsed

from ksyspark_protocols.sas.mq.conventions import MqSwitches
from ksyspark_protocols.sas.rv.messages import RvSwitches
from ksyspark_protocols.sas.settings import describe_switches

SET = "11" * 16 + "00" * 8
FILE, DATA_SET = "33" * 16, "44" * 16


@pytest.fixture
def queue(samples):
    """Lines of a capture: header, application's message, a file of 3 messages, a data set of 5, another's message."""
    return (samples / "sas_mq_message" / "queue.jsonl").read_text().splitlines(keepends=True)


@pytest.fixture
def told_of(ksyspark, tmp_path):
    """Return the command for a capture of some lines."""

    def run(lines, *more):
        (tmp_path / "queue.jsonl").write_text("".join(lines))
        return ksyspark("attachments", tmp_path / "queue.jsonl", *more)

    return run


def written(folder):
    return sorted(str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file())


def test_a_whole_set(told_of, queue, tmp_path) -> None:
    ended = told_of(queue)
    summary = "11 messages, 1 set, 2 attachments (2 complete), 1 message in no set\n"
    assert (ended.status, ended.errors) == (0, summary)
    place = f"message 10 at byte 2324 of {tmp_path}/queue.jsonl"
    title, columns, file, data_set, messages, _, message, stray = ended.text.splitlines()
    assert (title, messages) == ("attachments: 2 rows", "messages: 1 row")
    assert columns.split()[:8] == [
        "qualifier_1",
        "qualifier_2",
        "kind",
        "status",
        "handed_on",
        "rows",
        "records",
        "messages",
    ]
    assert file.split()[:9] == [
        "FILENAME",
        "a.txt",
        "text_file",
        "complete",
        "all",
        "3",
        "3",
        "files/a.txt",
        "complete",
    ]
    assert data_set.split()[:9] == [
        "WORK", "PEOPLE", "data_set", "complete", "all", "3", "5", "data_sets/WORK.PEOPLE", "complete",
    ]  # fmt: skip
    assert "name=byte_order, value=little, why=" in file
    assert message.startswith("This is the actual application message.     39 ")
    assert stray == f"no set: N MSG_TYPE_UNKNOWN: the message type is not one of attachments: found 8 ({place})"


def test_what_is_missing_and_the_exit_status(told_of, queue) -> None:
    ended = told_of([*queue[:3], *queue[4:9]])
    assert ended.status == 1
    assert ended.sentence == "ksyspark: 1 diagnostic of severity F: not all can be handed on."
    lines = ended.text.splitlines()
    assert lines[2].split()[1:7] == ["a.txt", "text_file", "incomplete", "metadata", "0", "2"]
    assert lines[3].split()[1:6] == ["PEOPLE", "data_set", "incomplete", "all", "3"]
    of_file, of_rows = f"(set {SET}, attachment {FILE}", f"(set {SET}, attachment {DATA_SET})"
    missing = "F SEQ_MISSING: numbered messages are missing: expected numbers 1 to 2, found no [2]"
    assert lines[4] == f"{missing} {of_file})"
    assert lines[5].startswith("W COUNT_MISMATCH: the count message does not agree with the numbers: expected 2,")
    assert lines[6] == f"W COUNT_MISSING: there is no count message {of_rows}"


@pytest.mark.parametrize("option", [("--xpt",), ("--catalog", "shop")])
def test_what_needs_a_folder(told_of, queue, option) -> None:
    ended = told_of(queue, *option)
    assert (ended.status, ended.text) == (2, "")
    assert "come with a folder of all else: name DEST." in ended.sentence


def test_json(told_of, queue) -> None:
    ended = told_of([*queue[:3], *queue[4:]], "--json")
    message, file, data_set, stray = map(json.loads, ended.text.splitlines())
    assert (stray["stray"]["code"], stray["stray"]["index"], stray["stray"]["bytes"]) == ("MSG_TYPE_UNKNOWN", 9, 22)
    assert (message["message"]["set"], message["message"]["format"]) == (SET, None)
    assert (file["set"], file["set_status"], file["header_id"]) == (SET, "incomplete", SET)
    assert (file["missing"], file["handed_on"], file["records"]) == ([{"first": 2, "last": 2}], "metadata", 0)
    assert (data_set["rows"], data_set["path"], file["path"]) == (3, "data_sets/WORK.PEOPLE", None)
    (missing, _) = file["diagnostics"]
    assert (missing["code"], missing["severity"], missing["found"]) == ("SEQ_MISSING", "F", "no [2]")


def test_values_that_are_altered(told_of, queue, tmp_path) -> None:
    """A number and a text that cannot be read: counted, with and without a destination."""
    body = b64decode(json.loads(queue[7])["body"])
    assert body[:4] == b"\3\0\0\0"
    infinite = body[:4] + bytes.fromhex("000000000000f07f") + body[12:-1] + b"\x81"
    lines = [json.dumps({**json.loads(line), "ccsid": 1252}) + "\n" for line in queue]
    lines[7] = json.dumps({**json.loads(lines[7]), "body": b64encode(infinite).decode()}) + "\n"
    told, done, as_json = told_of(lines), told_of(lines, tmp_path / "out"), told_of(lines, "--json")
    altered = "Values altered in data_sets/WORK.PEOPLE: AGE NAN_NOT_MISSING 1, SEX UNREADABLE 1"
    summary = "2 attachments (2 complete), 1 message in no set, 2 values altered"
    assert (told.status, altered in told.text.splitlines(), summary in told.errors) == (0, True, True)
    assert (done.status, altered in done.errors.splitlines(), summary in done.errors) == (0, True, True)
    (_, _, data_set, _) = map(json.loads, as_json.text.splitlines())
    assert [one["code"] for one in data_set["notices"]] == ["NAN_NOT_MISSING", "UNREADABLE"]


def test_large_captures_are_shown_without_their_values(told_of, queue, monkeypatch) -> None:
    monkeypatch.setattr("ksyspark.cli.writing.MAX_BYTES_WITHOUT_SPARK", 100)
    ended = told_of(queue)
    assert (ended.status, "values are looked at only when they are written." in ended.errors) == (0, True)


def test_a_message_with_rows_that_was_cut(told_of, queue) -> None:
    rows = json.loads(queue[7])
    cut = json.dumps({**rows, "body": b64encode(b64decode(rows["body"])[:-3]).decode()}) + "\n"
    ended = told_of([*queue[:7], cut, *queue[8:]])
    assert (ended.status, "(1 complete, 1 damaged)" in ended.errors) == (1, True)
    assert ended.sentence == "ksyspark: 1 damaged attachment: not what was stated of it."


def test_written_to_a_folder(told_of, queue, tmp_path) -> None:
    ended = told_of(queue, tmp_path / "out", "--csv", "--keep-missing", "--line-end", "crlf")
    assert ended.status == 0
    assert ended.errors.startswith("11 messages, 1 set, 2 attachments (2 complete), 1 message in no set in ")
    assert (tmp_path / "out" / "files" / "a.txt").read_bytes() == b"one\r\n\r\nthree\r\n"
    (csv,) = (tmp_path / "out" / "csv" / "WORK.PEOPLE").iterdir()
    assert csv.read_text().splitlines() == [
        '"AGE","AGE__missing","BORN","BORN__missing","SEX"',
        '30,,2001-01-25,,"F"',
        ',".",1959-12-31,,"M"',
        ',".B",,"._",""',
    ]
    assert (tmp_path / "out" / "_SUCCESS").exists()


def test_rows_are_printed_or_written(told_of, queue, tmp_path) -> None:
    ended = told_of(queue, tmp_path / "out", "--json")
    assert (ended.status, "--json prints rows; with DEST" in ended.sentence, written(tmp_path)) == (
        2,
        True,
        ["queue.jsonl"],
    )


def test_a_folder_that_is_not_empty(told_of, queue, tmp_path) -> None:
    (tmp_path / "out").mkdir()
    (tmp_path / "out" / "mine").touch()
    ended = told_of(queue, tmp_path / "out")
    assert (ended.status, written(tmp_path / "out")) == (1, ["mine"])
    assert "is not empty; choose append or overwrite" in ended.sentence


def test_appended_attachments_have_names_of_their_own(told_of, queue, tmp_path) -> None:
    for _ in range(2):
        assert told_of(queue, tmp_path / "out", "--save-mode", "append").status == 0
    assert {path.split("/")[1] for path in written(tmp_path / "out") if path[:2] in ("fi", "da")} == {
        "a.txt", "a-2.txt", "WORK.PEOPLE", "WORK.PEOPLE-2",
    }  # fmt: skip


def test_a_batch_is_written_once(told_of, queue, tmp_path) -> None:
    runs = [told_of(queue, tmp_path / "out", "--save-mode", "append", "--batch", "may") for _ in range(2)]
    assert runs[1].errors.splitlines()[0] == "Batch may is there already, and nothing was changed; it holds:"
    assert runs[1].errors.splitlines()[1].startswith("11 messages, 1 set, 2 attachments (2 complete)")
    assert len([path for path in written(tmp_path / "out") if path.startswith("files/")]) == 1


def test_overwriting(told_of, queue, tmp_path) -> None:
    for lines in (queue, [*queue[:3], *queue[4:]]):
        told_of(lines, tmp_path / "out", "--save-mode", "overwrite")
    assert not any(path.startswith("files/") for path in written(tmp_path / "out"))
    assert len([path for path in written(tmp_path / "out") if path.startswith("attachments/")]) == 1


def test_switches(told_of, queue) -> None:
    shown = told_of([*queue[:3], queue[4]], "--switch", "partial=true").text.splitlines()[2]
    assert shown.split()[1:5] == ["a.txt", "text_file", "incomplete", "part"]
    assert told_of(queue, "--switch", "seq_order=auto").status == 0


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (("--switch", "seqorder=big"), "There is no switch 'seqorder'. Did you mean seq_order?"),
        (("--switch", "long_bytes=5"), "long_bytes: expected auto or 4 or 8, found '5'."),
        (("--switch", "lst"), "--switch: expected NAME=VALUE, found 'lst'."),
    ],
)
def test_wrong_settings(told_of, queue, options, sentence) -> None:
    ended = told_of(queue, *options)
    assert (ended.status, ended.sentence) == (2, f"ksyspark: {sentence}")


@pytest.mark.parametrize(("title", "kind"), [("on a queue", MqSwitches), ("on Rendezvous", RvSwitches)])
def test_the_table_of_switches(title, kind) -> None:
    """The page has all switches with their values, the default first."""
    page = (Path(__file__).parents[3] / "pipeline" / "docs" / "attachments.md").read_text()
    rows = page.partition(f"| {title} | | |\n")[2].splitlines()
    charsets = re.sub(r"\s", "", page.partition("Character sets: ")[2].partition(".\n")[0]).split(",")
    described = list(describe_switches(kind))
    for row, (switch, words, _) in zip(rows, described, strict=False):
        name, values = (cell.strip() for cell in row.split("|")[1:3])
        assert name == f"`{switch}`"
        if switch == "charset":
            assert {f"`{word}`" for word in words[1:]} == set(charsets) - {f"`{words[0]}`"}
            assert values.startswith(f"`{words[0]}`, or ")
        else:
            assert values == ", ".join(f"`{word}`" for word in words)
    assert not rows[len(described)].startswith("| `")


@pytest.mark.parametrize(
    "option", ["columns=msg_type", "where=msg_type = 8", "TYPE=x", "explode=body", "mode=DROPMALFORMED"]
)
def test_options_of_other_reads(told_of, queue, option) -> None:
    ended = told_of(queue, "--option", option)
    sentence = "attachments are put together from all messages, which are read whole; leave it out."
    assert (ended.status, ended.sentence) == (2, f"ksyspark: {option.partition('=')[0].lower()}: {sentence}")


def test_a_line_that_is_no_message_is_counted(told_of, queue, tmp_path) -> None:
    ended = told_of([*queue, "no JSON\n"])
    assert (ended.status, ended.errors.splitlines()[0][:11]) == (1, "12 messages")
    assert "no set: F MESSAGE_REFUSED: the message cannot be read: found " in ended.text
    assert f"message 11 at byte 2499 of {tmp_path}/queue.jsonl" in ended.text


def test_an_empty_capture(told_of) -> None:
    assert (told_of([]).status, told_of([]).sentence) == (
        1,
        "ksyspark: There is no message in the source: it is empty.",
    )


def test_parameters_given_for_all_messages(ksyspark, samples) -> None:
    """A header alone, as a file."""
    header = samples / "sas_mq_attachment_header" / "example.bin"
    options = ("--framing", "file", "--option", "param.msg_type=100000", "--option", f"param.correl_id={SET}")
    ended = ksyspark("attachments", "--format", "sas_mq_message", header, *options)
    assert (ended.status, ended.text.splitlines()[0]) == (1, "attachments: 1 row")
    assert SET in ended.text.splitlines()[2]
    assert "F FILE_DESC_MISSING" in ended.text


def test_a_format_without_attachments(ksyspark, samples) -> None:
    ended = ksyspark("attachments", "--format", "mqtt_v3", samples)
    assert (ended.status, ended.sentence) == (
        1,
        "ksyspark: Messages of mqtt_v3 carry no attachments; those of sas_mq_message and sas_tibrv do.",
    )


def test_rendezvous(ksyspark, samples) -> None:
    """One sender a file; each file is a sender of its own."""
    files = [samples / "sas_tibrv" / name for name in ("data_set.stream", "files.stream")]
    ended = ksyspark("attachments", *files)
    assert (ended.status, ended.errors) == (
        0,
        "14 messages, 2 sets, 3 attachments (3 complete), 0 messages in no set\n",
    )
    rows = ended.text.splitlines()[2:5]
    assert [row.split()[1] for row in rows] == ["CLASS", "a.txt", "B"]
    assert all(f"{file} #1  " in row for file, row in zip((files[0], files[1], files[1]), rows, strict=True))
    assert all("name=lst_count, value=c1" in row for row in rows)


def test_two_senders_of_rendezvous_in_one_file(ksyspark, samples, tmp_path) -> None:
    """What comes under the header of another kind of attachment is not complete."""
    rows, files = (
        [one for one in re.split(rb"(?s)(?=....\x99\x55\xee\xaa)", (samples / "sas_tibrv" / name).read_bytes()) if one]
        for name in ("data_set.stream", "files.stream")
    )
    (tmp_path / "both").write_bytes(b"".join([rows[0], files[0], *rows[1:], *files[1:]]))
    ended = ksyspark("attachments", tmp_path / "both")
    assert ended.status == 1
    assert [line.split()[3] for line in ended.text.splitlines()[2:5] if " data_set " in line] == [
        "incomplete",
        "damaged",
    ]
    assert "W ATTACHMENT_KIND_DIFFERS" in ended.text


def test_rendezvous_cut_in_the_last_message(ksyspark, samples, tmp_path) -> None:
    (tmp_path / "cut").write_bytes((samples / "sas_tibrv" / "data_set.stream").read_bytes()[:-3])
    ended = ksyspark("attachments", tmp_path / "cut")
    assert ended.status == 1
    assert "F RV_MSG_PAST_END: the message ends before its size does: expected 21 bytes, found 18" in ended.text
    assert ended.text.splitlines()[2].split()[4] == "all"


def test_a_dump_of_a_queue(ksyspark, samples, tmp_path) -> None:
    """Files of dmpmqmsg tell message type and correlation id too."""
    lines = []
    for line in (samples / "sas_mq_message" / "queue.jsonl").read_text().splitlines():
        one = json.loads(line)
        descriptor = f"A MST {one['msg_type']}\nA COI {one['correl_id']}\nA ENC 546\nA CCS 819\nA FMT MQSTR   \n"
        lines.append(f"{descriptor}X {b64decode(one['body']).hex().upper()}\n")
    (tmp_path / "dump").write_text("".join(lines))
    ended = ksyspark("attachments", tmp_path / "dump")
    assert (ended.status, ended.errors) == (0, "11 messages, 1 set, 2 attachments (2 complete), 1 message in no set\n")
    message = json.loads(ksyspark("attachments", tmp_path / "dump", "--json").text.splitlines()[0])["message"]
    assert (message["format"], message["encoding"], message["ccsid"]) == ("MQSTR", 546, 819)


@pytest.mark.parametrize("beginning", [b"", b"\n", b"AMQSBCG0 - starts here\n**********************\n \n"])
def test_a_browsed_queue(ksyspark, queue, tmp_path, beginning) -> None:
    """What amqsbcg prints tells them as well; a message that it prints in part is in no set."""
    rows = [json.loads(line) for line in queue]
    told = [{"MsgType": row["msg_type"], "CorrelId": bytes.fromhex(row["correl_id"])} for row in rows]
    dump = browsed(zip((b64decode(row["body"]) for row in rows), told, strict=True))
    (tmp_path / "dump").write_bytes(dump.replace(b"AMQSBCG0 - starts here\n**********************\n \n", beginning))
    ended = ksyspark("attachments", tmp_path / "dump", tmp_path / "out")
    summary = "11 messages, 1 set, 2 attachments (2 complete), 1 message in no set"
    assert (ended.status, summary in ended.errors) == (0, True)
    assert (tmp_path / "out" / "files" / "a.txt").read_bytes() == b"one\n\nthree\n"
    message = json.loads(ksyspark("attachments", tmp_path / "dump", "--json").text.splitlines()[0])["message"]
    assert (message["format"], message["encoding"], message["ccsid"]) == ("MQSTR", 546, 819)
    line = next(line for line in dump.splitlines(keepends=True) if line.startswith(b"00000010:"))
    (tmp_path / "dump").write_bytes(dump.replace(line, b"", 1))
    ended = ksyspark("attachments", tmp_path / "dump")
    assert (ended.status, ended.text.count("no set: F MESSAGE_REFUSED")) == (1, 1)
    assert "expected the bytes from 00000010 on" in ended.text


def test_bytes_that_are_no_message_have_the_code_of_the_document(ksyspark, tmp_path):
    (tmp_path / "short.bin").write_bytes(bytes.fromhex("000000079955eeaa"))
    ended = ksyspark("attachments", tmp_path / "short.bin")
    assert ended.status == 1
    assert "RV_MSG_SIZE_TOO_SMALL" in ended.text


DAEMON = Path(__file__).parents[2] / "samples" / "rendezvous_daemon"


@pytest.mark.parametrize(
    ("name", "given", "sets", "others"),
    [("daemon.pcap", ["--option", "port=7500"], 2, 17), ("daemon.jsonl", ["--format", "sas_tibrv"], 1, 1)],
)
def test_what_a_daemon_sends(ksyspark, samples, tmp_path, name, given, sets, others) -> None:
    """Each of the two sets is seen as often as it goes over a connection, and is what it is without a daemon."""
    ended = ksyspark("attachments", DAEMON / name, tmp_path / "out", *given)
    assert ended.status == 0
    assert f"{2 * sets} sets, {3 * sets} attachments ({3 * sets} complete), {others} message" in ended.errors
    files = written(tmp_path / "out")
    for copy in ["", *(f"-{number}" for number in range(2, sets + 1))]:
        assert f"files/a{copy}.txt" in files
        assert (tmp_path / "out" / "files" / f"a{copy}.txt").read_bytes() == b"one\n\n"
        assert any(one.startswith(f"data_sets/SASUSER.CLASS{copy}/") for one in files)
    told = ksyspark("attachments", DAEMON / name, *given)
    assert not re.findall(r"^ *(no set: )?[FW] ", told.text, re.MULTILINE)


def test_no_message_of_a_set_is_no_success(ksyspark, told_of, queue, tmp_path) -> None:
    for given in ([], [tmp_path / "out"]):
        ended = ksyspark("attachments", DAEMON / "no_attachment.pcap", *given, "--option", "port=7500")
        assert (ended.status, ended.sentence) == (1, "ksyspark: No message belongs to a set of attachments.")
        assert "0 sets, 0 attachments, 10 messages in no set" in ended.errors
    ended = told_of(queue[-1:])
    assert (ended.status, ended.sentence) == (1, "ksyspark: No message belongs to a set of attachments.")


def test_the_captures_are_those_of_the_script(tmp_path) -> None:
    subprocess.run([sys.executable, DAEMON / "make_captures.py", tmp_path], check=True)
    for file in tmp_path.iterdir():
        assert file.read_bytes() == (DAEMON / file.name).read_bytes()
    assert {file.name for file in tmp_path.iterdir()} == {"daemon.pcap", "daemon.jsonl", "no_attachment.pcap"}
