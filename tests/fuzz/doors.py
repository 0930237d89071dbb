"""Read damaged files through the commands: each read ends, within its bounds, and accounts for every byte.

    make fuzz                                            five minutes
    python tests/fuzz/doors.py --files 100000
    python tests/fuzz/doors.py --first 17 --files 1      one again, by the seed that was printed

Batches of files are read in a process of their own, so that one that is killed or does not end names its seed.
"""

from __future__ import annotations

import json
import os
import re
import resource
import shutil
import sys
import tempfile
import time
import traceback
from collections import defaultdict
from collections.abc import Sequence
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from io import BytesIO, StringIO, TextIOWrapper
from pathlib import Path
from typing import Any

import click
from damaged_files import DamagedFiles, damaged_files
from specifications import _TooSlow as TooSlow
from specifications import counted_calls, uncounted
from work import Work, counted_work, counting_machine, most_steps

from ksyspark.cli import commands
from ksyspark.errors import KsysparkError, SourceError
from ksyspark.formats import find_format, installed_formats
from ksyspark_protocols.cli.attachments import UnusableAttachments
from ksyspark_protocols.conversation import protocol_of

BATCH = 200
# Functions that a read may call for each byte and for itself, where it takes more than an instant.
CALLS_PER_BYTE, LEAST_CALLS = 1_000, 10_000_000
# A process has what it had before its batch, and at most so many KiB more.
MOST_KIBIBYTES = 1 << 20
# No batch takes so many seconds of the processor, however slow that is.
ENDLESS = 3_600


class Finding(Exception):
    """A read did what it must not do; the text says what."""


@dataclass(frozen=True)
class Printed:
    """What a command prints on both outputs, and the error with which it ends."""

    out: str
    err: str
    error: KsysparkError | None

    @property
    def messages(self) -> int:
        """How many messages the command says that it has read."""
        found = re.search(r"^([\d,]+) messages?\b", self.err, re.MULTILINE)
        return int(found[1].replace(",", "")) if found else 0


def check(files: DamagedFiles, folder: Path) -> float:
    """Read files through their door; return the steps taken, by those allowed. Raises Finding."""
    for name, data in files.files.items():
        (folder / name).write_bytes(data)
    try:
        printed, work = _read(_arguments(files, files.door, folder), files.num_bytes)
        if work.steps > most_steps(files.num_bytes):
            raise Finding(f"{work} for {files.num_bytes} bytes")
        _check_error(files, printed)
        if files.door == "decode":
            _check_rows(files, printed)
        elif files.door != "inspect" and printed.messages:
            decoded, _ = _read(_arguments(files, "decode", folder), files.num_bytes)
            # Behind a reject a place may be a guess, and formats of several levels guess by rules of their own.
            is_guessed = files.format == "mqtt" and re.search(r", [1-9][0-9,]* rejects?\b", decoded.err)
            if decoded.messages != printed.messages and not is_guessed:
                raise Finding(f"{printed.messages} messages, but {decoded.messages} by `decode`")
            if files.door == "connections":
                _check_bytes(files, printed)
    finally:
        for path in folder.iterdir():
            shutil.rmtree(path) if path.is_dir() else path.unlink()
    return work.steps / most_steps(files.num_bytes)


def _read(arguments: Sequence[str], num_bytes: int) -> tuple[Printed, Work]:
    """Return what a command prints, and its work. Raises Finding for an error that is none of ours."""
    try:
        try:
            with counted_work() as work, uncounted():
                return _run(arguments), work
        except TooSlow:
            with counted_work() as work, counted_calls(LEAST_CALLS + CALLS_PER_BYTE * num_bytes):
                return _run(arguments), work
    except Exception as error:
        where = traceback.extract_tb(error.__traceback__)[-1]
        raise Finding(f"{type(error).__name__}: {error} ({Path(where.filename).name}:{where.lineno})") from error


def _run(arguments: Sequence[str]) -> Printed:
    out, err, error = TextIOWrapper(BytesIO(), "utf-8"), StringIO(), None
    with redirect_stdout(out), redirect_stderr(err):
        try:
            commands(list(arguments), prog_name="ksyspark", standalone_mode=False)
        except KsysparkError as ours:
            error = ours
    out.flush()
    return Printed(out.buffer.getvalue().decode(), err.getvalue(), error)


def _arguments(files: DamagedFiles, door: str, folder: Path) -> list[str]:
    paths = [str(folder / name) for name in files.files]
    options = [f"--option={name}={value}" for name, value in files.options.items()]
    options += ["--framing", files.framing]
    written = [str(folder / "written")] if files.num_bytes % 4 == 0 else ["--json"]
    match door:
        case "connections":
            return [door, files.format, *paths, *options, "--max-rejects=1000000000", *written]
        case "attachments":
            return [door, *paths, "--format", files.format, *options, *written]
        case "decode":
            # The messages of connections are cut by the first format of their family.
            is_compared = files.door == "connections"
            name = protocol_of(files.format).family(files.format).first if is_compared else files.format
            return [door, name, *paths, *options, "--max-rejects=1000000000"]
    return [door, files.format, paths[0], *options]


def _check_error(files: DamagedFiles, printed: Printed) -> None:
    """Raise Finding for an error that no file of this kind explains."""
    is_packed = any(name.endswith(".gz") for name in files.files)
    expected: tuple[type[KsysparkError], ...] = (SourceError,) if is_packed or files.door == "inspect" else ()
    if files.door == "attachments":
        expected = (UnusableAttachments, SourceError)
    if files.framing in ("jsonl", "mqsc-dump", "amqsbcg") and not printed.out:
        # There are no messages; that this is right, the check of the rows says.
        expected = (*expected, SourceError)
    if printed.error is not None and not isinstance(printed.error, expected) and files.num_bytes:
        raise Finding(f"{type(printed.error).__name__}: {printed.error}")


def _check_rows(files: DamagedFiles, printed: Printed) -> None:
    """Raise Finding unless the rows of `decode` have every byte of the files once."""
    # Only where each message was is kept: all of many rows takes more memory than the command may.
    sources = [json.loads(line)["_source"] for line in printed.out.splitlines()]
    if printed.error is None and len(sources) != printed.messages:
        raise Finding(f"{len(sources)} rows of {printed.messages} messages")
    if any(name.endswith(".gz") for name in files.files):
        return
    if files.framing == "pcap":
        _check_places(files, sources)
        return
    by_file = defaultdict[str, list[tuple[int, int]]](list)
    for source in sources:
        by_file[Path(source["path"]).name].append((source["offset"], source["length"]))
    for name, data in files.files.items():
        _check_spans(files, data, by_file[name])


def _check_bytes(files: DamagedFiles, printed: Printed) -> None:
    """Raise Finding unless the connections have as many bytes as the files of their directions."""
    rows = [json.loads(line) for line in printed.out.splitlines() if line.startswith('{"table": "connections"')]
    for direction in ("c2s", "s2c") if rows and files.framing == "stream" and "c2s" in rows[0] else ():
        told, num_bytes = sum(row[direction]["bytes"] for row in rows), len(files.files[f"a.{direction}"])
        if told != num_bytes:
            raise Finding(f"{told} of {num_bytes} bytes in direction {direction}")


def _check_spans(files: DamagedFiles, data: bytes, spans: Sequence[tuple[int, int]]) -> None:
    """Raise Finding unless spans have every byte of a file once that is not a container's own."""
    end = 0
    for start, length in spans:
        if start < end:
            raise Finding(f"byte {start} is in two rows")
        if start > end and not _is_containers_own(files, data[end:start]):
            raise Finding(f"bytes {end} to {start} are in no row: {data[end:start][:60]!r}")
        end = start + length
    if end > len(data):
        raise Finding(f"a row ends at byte {end} of {len(data)}")
    if end < len(data) and (files.framing == "length-prefixed" or not _is_containers_own(files, data[end:])):
        raise Finding(f"the bytes from {end} on are in no row: {data[end:][:60]!r}")


def _is_containers_own(files: DamagedFiles, between: bytes) -> bool:
    """Tell whether bytes that lie before a message belong to the framing."""
    match files.framing:
        case "length-prefixed":
            return len(between) == int(files.options["lengthBytes"])
        case "jsonl":
            return not between.strip(b" \t\r\n")
        case "mqsc-dump":
            lines = between.split(b"\n")
            return all(line in (b"", b"\r") or line.startswith(b"*") for line in lines)
        case "amqsbcg":
            own = (b"", b"*", b"MQ", b"AMQSBCG", b"No more messages")
            return all(
                line.strip(b" *\r").startswith(own[2:]) or not line.strip(b" *\r") for line in between.split(b"\n")
            )
    return False


def _check_places(files: DamagedFiles, sources: Sequence[Any]) -> None:
    """Raise Finding unless the rows of each direction of a connection lie back to back, and have all of its bytes."""
    directions = defaultdict[tuple[Any, ...], list[tuple[int, int]]](list)
    for source in sources:
        # A row without bytes says something of a place: what came late there, or twice and not alike.
        if source["transport"] == "tcp" and source["length"]:
            key = source["connection"], source["direction"]
            directions[key].append((source["stream_offset"], source["length"]))
    for key, spans in directions.items():
        end = spans[0][0]
        for start, length in spans:
            if start != end:
                raise Finding(f"{key}: a row begins at place {start}, the one before ended at {end}")
            end = start + length
    told = sum(length for spans in directions.values() for _, length in spans)
    if files.carried not in (None, told):
        raise Finding(f"rows of {told} bytes, where the connections carry {files.carried}")


def prepare() -> None:
    """Load once what every batch needs."""
    counting_machine()
    for name in installed_formats():
        fmt = find_format(name)
        for part in ("layout", "plan", "library", "streams"):
            getattr(fmt, part)


def batch(first: int, count: int) -> tuple[list[str], float]:
    """Read the files of so many seeds in a process of their own.

    Returns a line for each finding, and the most steps that a read took, by those allowed.
    """
    source, target = os.pipe()
    child = os.fork()
    if not child:
        os.close(source)
        status = 1
        try:
            _try_all(first, count, target)
            status = 0
        except BaseException:  # noqa: BLE001 (a child must never go on as its parent)
            traceback.print_exc()
        finally:
            os._exit(status)
    os.close(target)
    findings, most, last = list[str](), 0.0, str(first)
    with os.fdopen(source) as lines:
        for line in lines:
            word, _, text = line.rstrip("\n").partition(" ")
            match word:
                case "seed":
                    last = text
                case "share":
                    most = max(most, float(text))
                case _:
                    findings.append(text)
    _, status = os.waitpid(child, 0)
    if status:
        findings.append(f"seed {last}: the process ended with status {os.waitstatus_to_exitcode(status)}")
    return findings, most


def _try_all(first: int, count: int, target: int) -> None:
    """Read the files of seeds; write a line before and behind each one."""
    resource.setrlimit(resource.RLIMIT_CPU, (ENDLESS, ENDLESS))
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    with tempfile.TemporaryDirectory() as folder:
        for seed in range(first, first + count):
            os.write(target, f"seed {seed}\n".encode())
            files = damaged_files(seed)
            try:
                os.write(target, f"share {check(files, Path(folder))}\n".encode())
                most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
                if most > MOST_KIBIBYTES:
                    before += most
                    raise Finding(f"{most:,} KiB of memory for {files.num_bytes} bytes")
            except Finding as finding:
                text = f"seed {seed}: {files}: {finding}"
                os.write(target, f"finding {' '.join(text.split())[:900]}\n".encode())


@click.command
@click.option("--seconds", type=float, default=300, show_default=True, help="Stop after so long.")
@click.option("--files", "most", type=int, help="Stop after so many files instead.")
@click.option("--first", type=int, default=0, show_default=True, help="Seed of the first one.")
def fuzz(seconds: float, most: int | None, first: int) -> None:
    """Print what was tried and what was found; end with status 1 where anything was."""
    prepare()
    end, seed, findings, highest = time.monotonic() + seconds, first, 0, 0.0
    while (seed - first < most) if most is not None else (time.monotonic() < end):
        count = BATCH if most is None else min(BATCH, most - (seed - first))
        lines, share = batch(seed, count)
        for line in lines:
            click.echo(line)
        findings, highest, seed = findings + len(lines), max(highest, share), seed + count
    click.echo(f"{seed - first:,} files, {findings:,} findings; a read took at most {highest:.0%} of the steps allowed")
    sys.exit(1 if findings else 0)


if __name__ == "__main__":
    fuzz()
