"""Reading splits: rows, envelope, modes, batches."""

from __future__ import annotations

from pathlib import Path

import pytest

from ksyspark.errors import DecodeError, SourceError


def test_one_file_one_message(tmp_path: Path, read, notes, note_of) -> None:
    (tmp_path / "a.bin").write_bytes(note_of("one"))
    (tmp_path / "b.bin").write_bytes(note_of("two") + b"ignored")
    result = read(notes, tmp_path)
    assert [row["text"] for row in result.rows] == ["one", "two"]
    assert [row["_source"]["path"] for row in result.rows] == [str(tmp_path / "a.bin"), str(tmp_path / "b.bin")]
    assert result.places == [(0, 6, 0), (0, 13, 0)]
    assert len(result.batches) == 1


def test_columns_are_the_formats_then_the_envelope(tmp_path: Path, read, notes, note_of) -> None:
    (tmp_path / "a.bin").write_bytes(note_of("one"))
    batch = read(notes, tmp_path, columnNameOfCorruptRecord="_bad").batches[0].batch
    assert batch.schema.names == "magic kind len_text text told_scale scaled _source _notes _error _bad".split()
    assert all(field.nullable for field in batch.schema)


def test_only_chosen_columns_in_their_order(tmp_path: Path, read, notes, note_of) -> None:
    (tmp_path / "a.bin").write_bytes(note_of("one"))
    assert read(notes, tmp_path, columns=["text", "_error", "kind"]).rows == [
        {"text": "one", "_error": None, "kind": "plain"}
    ]


def test_what_was_read_before_a_failure_is_kept(tmp_path: Path, read, notes, note_of) -> None:
    (tmp_path / "a.bin").write_bytes(note_of(b"\xff") + note_of("fine"))
    result = read(notes, tmp_path, framing="stream")
    bad, good = result.rows
    assert (bad["kind"], bad["len_text"], bad["text"]) == ("plain", 1, None)
    assert (bad["_error"]["field"], bad["_error"]["offset"], bad["_corrupt_record"]) == ("text", 3, note_of(b"\xff"))
    assert (good["text"], good["_error"], good["_corrupt_record"]) == ("fine", None, None)
    assert (result.batches[0].messages, result.batches[0].rejects) == (2, 1)


def test_dropmalformed_leaves_rejects_out_and_counts_them(tmp_path: Path, read, notes, note_of) -> None:
    (tmp_path / "a.bin").write_bytes(note_of("a") + note_of(b"\xff") + note_of("b"))
    result = read(notes, tmp_path, framing="stream", mode="dropmalformed")
    assert [row["text"] for row in result.rows] == ["a", "b"]
    assert (result.batches[0].messages, result.batches[0].rejects) == (3, 1)
    assert result.batches[0].rows.to_pylist() == [0, 2]


def test_failfast_names_file_message_and_field(tmp_path: Path, read, notes, note_of) -> None:
    (tmp_path / "a.bin").write_bytes(note_of("a") + note_of(b"\xff"))
    with pytest.raises(
        DecodeError, match=r"note: .*a\.bin, message 1 at byte 4: text at byte 3: bytes are not valid UTF-8"
    ):
        read(notes, tmp_path, framing="stream", mode="FAILFAST")


@pytest.mark.parametrize(("rows", "nbytes"), [(1, "1m"), (7, "1m"), (1000, "10"), (1000, "64")])
def test_batches_are_bounded_and_nothing_is_lost(tmp_path: Path, read, notes, note_of, rows: int, nbytes: str) -> None:
    texts = [f"{n:04}" for n in range(50)]
    (tmp_path / "a.bin").write_bytes(b"".join(map(note_of, texts)))
    result = read(notes, tmp_path, framing="stream", batchRows=rows, batchBytes=nbytes)
    assert [row["text"] for row in result.rows] == texts
    assert result.places == [(7 * n, 7, n) for n in range(50)]
    assert max(batch.messages for batch in result.batches) <= rows
    if nbytes == "64":
        assert max(batch.messages for batch in result.batches) == 9


def test_lost_framing_is_one_reject_of_all_the_rest(tmp_path: Path, read, notes, note_of) -> None:
    rest = b"N\x00\xff" + bytes((2 << 20) + 5)
    (tmp_path / "a.bin").write_bytes(note_of("ok") + rest)
    (tmp_path / "b.bin").write_bytes(note_of("next"))
    result = read(notes, tmp_path, framing="stream", batchBytes="4k")
    assert [row["text"] for row in result.rows] == ["ok", None, "next"]
    assert result.places == [(0, 5, 0), (5, len(rest), 1), (0, 7, 0)]
    lost = result.rows[1]
    assert lost["_error"]["reason"] == (
        f"expected at most 250, found 255; framing lost, {len(rest)} bytes to the end of the stream not decoded"
    )
    assert lost["_error"]["field"] == "len_text"
    assert lost["_corrupt_record"] == rest[: 1 << 20]


def test_a_message_beyond_the_limit_loses_the_framing(tmp_path: Path, read, notes, note_of) -> None:
    (tmp_path / "a.bin").write_bytes(note_of("ok") + note_of("much too long") + note_of("ok"))
    for nbytes in ("4", "1m"):
        result = read(notes, tmp_path, framing="stream", maxMessageBytes=10, batchBytes=nbytes)
        assert result.places == [(0, 5, 0), (5, 21, 1)]
        assert result.errors[1] == (
            "the message has more than the 10 bytes that maxMessageBytes allows; "
            "framing lost, 21 bytes to the end of the stream not decoded"
        )


def test_a_last_message_that_breaks_off_keeps_its_own_error(tmp_path: Path, read, notes, note_of) -> None:
    (tmp_path / "a.bin").write_bytes(note_of("ok") + note_of("short")[:-2])
    result = read(notes, tmp_path, framing="stream")
    assert result.errors == [None, "end of data: needs 5 bytes, 3 left"]
    assert result.rows[1]["_corrupt_record"] == note_of("short")[:-2]


def test_a_broken_file_is_an_error_or_a_reject(tmp_path: Path, read, notes, note_of) -> None:
    import gzip
    import random

    noise = random.Random(3)
    texts = [bytes(noise.choices(range(32, 127), k=200)) for _ in range(100)]
    (tmp_path / "a.gz").write_bytes(gzip.compress(b"".join(map(note_of, texts)))[:-3000])
    (tmp_path / "b.bin").write_bytes(note_of("next"))
    with pytest.raises(SourceError, match=r"a\.gz: cannot be read to its end"):
        read(notes, tmp_path, framing="stream")
    result = read(notes, tmp_path, framing="stream", ignoreCorruptFiles=True)
    kept = [row["text"].encode() for row in result.rows[:-2]]
    assert kept == texts[: len(kept)]
    assert len(kept) > 70
    assert result.errors[-2].startswith("the file cannot be read on: Compressed file ended")
    assert result.rows[-1]["text"] == "next"


def test_a_file_that_went_away_is_an_error_or_a_reject(tmp_path: Path, notes, note_of) -> None:
    from ksyspark.io.files import list_files
    from ksyspark.options.read_options import ReadOptions
    from ksyspark.reader import plan_splits, read_split

    (tmp_path / "a.bin").write_bytes(note_of("one"))
    for ignored in (False, True):
        options = ReadOptions.from_mapping({"path": str(tmp_path), "ignoreCorruptFiles": ignored}, notes.layout)
        (split,) = plan_splits(notes, options, list_files(options.files))
        (tmp_path / "a.bin").rename(tmp_path / "_gone.bin")
        batches = read_split(notes, options, split, notes.decoder(options.decode_options()))
        if ignored:
            assert "cannot be opened" in next(batches).batch.to_pylist()[0]["_error"]["reason"]
        else:
            with pytest.raises(SourceError, match=r"a\.bin: cannot be opened"):
                list(batches)
        (tmp_path / "_gone.bin").rename(tmp_path / "a.bin")


def test_a_file_that_went_away_may_be_left_out(tmp_path: Path, notes, note_of) -> None:
    from ksyspark.io.files import list_files
    from ksyspark.options.read_options import ReadOptions
    from ksyspark.reader import plan_splits, read_split

    for name in ("a.bin", "b.bin"):
        (tmp_path / name).write_bytes(note_of("one"))
    settings = {"path": str(tmp_path), "framing": "stream", "ignoreMissingFiles": True, "partitionBytes": "1"}
    options = ReadOptions.from_mapping(settings, notes.layout)
    files = list_files(options.files)
    (tmp_path / "a.bin").unlink()
    decoder = notes.decoder(options.decode_options())
    splits = plan_splits(notes, options, files)
    assert sum(one.messages for split in splits for one in read_split(notes, options, split, decoder)) == 1


def test_sensitive_values_are_hidden_in_columns_and_bytes(tmp_path: Path, read, format_of) -> None:
    fmt = format_of("""
        meta: {id: login, encoding: ASCII}
        seq:
          - {id: user, size: 2, type: str}
          - {id: password, -sensitive: true, size: 3, type: str}
          - {id: end, contents: '.'}
        """)
    (tmp_path / "a.bin").write_bytes(b"mesec." + b"mesec!" + b"me")
    result = read(fmt, tmp_path, framing="stream")
    assert [row["password"] for row in result.rows] == ["***", "***", None]
    assert result.rows[1]["_corrupt_record"].startswith(b"me***")
    assert b"sec" not in result.rows[1]["_corrupt_record"]
    unmasked = read(fmt, tmp_path, framing="stream", showSensitive=True)
    assert [row["password"] for row in unmasked.rows] == ["sec", "sec", None]
    fixed = read(fmt, tmp_path, framing="fixed", recordLength=4).rows[-1]
    assert (fixed["_error"]["reason"], fixed["_corrupt_record"]) == ("end of data: needs 4 bytes, 2 left", b"**")


def test_enum_codes_and_types(tmp_path: Path, read, notes, note_of) -> None:
    (tmp_path / "a.bin").write_bytes(note_of("one", 1))
    assert read(notes, tmp_path).rows[0]["kind"] == "head"
    assert read(notes, tmp_path, enumsAsInts=True).rows[0]["kind"] == 1


def test_jsonl_lines_are_the_source(tmp_path: Path, read, notes, note_of) -> None:
    import base64
    import json

    lines = [
        json.dumps({"body": base64.b64encode(note_of("one")).decode(), "scale": 5}),
        "",
        "{oops",
        json.dumps({"body": base64.b64encode(note_of("three")).decode(), "scale": None}),
    ]
    (tmp_path / "a.jsonl").write_text("\n".join(lines))
    result = read(notes, tmp_path, framing="jsonl", param__scale=3)
    assert [row["scaled"] for row in result.rows] == [15, None, 15]
    starts = [0, len(lines[0]) + 2, len(lines[0]) + 8]
    assert result.places == [
        (start, len(line), n) for n, (start, line) in enumerate(zip(starts, [lines[0], *lines[2:]], strict=True))
    ]
    assert result.errors[1].startswith("the line is not JSON")
    assert result.rows[1]["_corrupt_record"] == b"{oops"
