"""Two decoders side by side: seeds, mutations, and what differs between the machine and the reference decoder."""

from __future__ import annotations

import base64
import json
import random
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from unittest.mock import patch

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from ksyspark.decoder import Decoded, DecodeOptions, Decoder, Params, ParamValue
from ksyspark.formats import Format, find_format
from ksyspark.interpreter.message import Interpreter, Message
from ksyspark.interpreter.read_before import ReadBefore
from ksyspark.layout import Param
from ksyspark.options.read_options import param_value
from ksyspark.vm import MessageEnds, PlanDecoder
from ksyspark.vm.jit import runner
from ksyspark_codegen.checks.finding import difference_of

_OWN: dict[str, object] = {}
SAMPLES = Path(__file__).parents[1] / "samples"


def shipped() -> list[str]:
    """Return the names of the shipped formats."""
    return sorted(path.parent.name for path in SAMPLES.glob("*/expected"))


def seeds_of(name: str) -> list[bytes]:
    """Return the messages to start from: the format's samples, and its list of malformed ones where there is one."""
    folder = SAMPLES / name
    files = sorted(folder.glob("*.bin")) or sorted(folder.glob("*.stream"))
    found = [one for path in files for one in _messages(find_format(name), path.read_bytes())]
    for path in sorted(folder.glob("*.jsonl")):
        found += [base64.b64decode(json.loads(line)["body"]) for line in path.read_text().splitlines() if line]
    malformed = folder / "malformed.json"
    if malformed.exists():
        found += [bytes.fromhex(one["hex"]) for one in json.loads(malformed.read_text())]
    return found


def _messages(fmt: Format, data: bytes) -> Iterator[bytes]:
    """Yield the messages of a stream, where messages of the format delimit themselves; a sample is one else."""
    plan, start = fmt.streams.message_end, 0
    if plan is not None:
        for end in MessageEnds(fmt.layout, plan, {}).after(np.frombuffer(data, np.uint8), 0).tolist():
            yield data[start:end]
            start = end
    if start < len(data):
        yield data[start:]


def params_for(random_source: random.Random, name: str, count: int) -> Params:
    """Return parameters of so many messages of a shipped format, of the values beside its samples that are worth it."""
    path = SAMPLES / name / "params.json"
    worthwhile = json.loads(path.read_text()) if path.exists() else {}
    declared = {param.id: param for param in find_format(name).layout.params}
    return {
        param: random_source.choices([_param_value(declared[param], one) for one in values], k=count)
        for param, values in worthwhile.items()
    }


def _param_value(param: Param, value: object) -> ParamValue | None:
    return None if value is None else param_value(param, value)


@dataclass(frozen=True)
class Outcome:
    """What both decoders made of a batch; `fallback_rows` are those that the machine did not finish."""

    reference: Decoded
    machine: Decoded
    fallback_rows: frozenset[int]

    @property
    def needlessly(self) -> frozenset[int]:
        """Rows that the machine left although the reference decoder finds nothing to say of them."""
        return self.fallback_rows - self.reference.failures.keys() - self.reference.notes.keys()

    def difference(self, messages: Sequence[bytes | None]) -> str:
        """Return what differs first, in words; empty where nothing does."""
        self.machine.columns.validate(full=True)
        for name in ("failures", "hidden", "notes"):
            if getattr(self.machine, name) != getattr(self.reference, name):
                return f"{name} differ"
        if self.machine.columns.schema != self.reference.columns.schema:
            return "schemas differ"
        if self.machine.columns.equals(self.reference.columns):
            return ""
        for row, data in enumerate(messages):
            one, other = (found.columns.slice(row, 1) for found in (self.reference, self.machine))
            found = None if one.equals(other) else difference_of(one.to_pylist()[0], other.to_pylist()[0])
            if found is not None:
                told = "null" if data is None else data.hex()
                return (
                    f"message {told}: {found.path} is {found.left!r} in the reference, {found.right!r} in the machine"
                )
        return ""


class WatchedMachine(PlanDecoder):
    """A machine that records which messages fall back, and answers for them with known results."""

    def __init__(self, fmt: Format, options: DecodeOptions, known: Decoded) -> None:
        super().__init__(fmt.layout, fmt.plan, options, lambda: self)
        self._known = known
        self.fallback_rows: frozenset[int] = frozenset()

    def _decode_fallback(
        self, messages: pa.Array, params: Params, rows: NDArray[np.int64], read_before: ReadBefore
    ) -> Iterator[Decoded]:
        self.fallback_rows |= frozenset(rows.tolist())
        self._fallback = _Known(self._known, rows)
        return super()._decode_fallback(messages, params, rows, read_before)


@dataclass(frozen=True)
class _Known(Decoder):
    """What a decoder said of some rows of a batch."""

    decoded: Decoded
    rows: NDArray[np.int64]

    def pieces(self, _messages: pa.Array, _params: Params, _read_before: object = None) -> Iterator[Decoded]:
        numbers = {old: new for new, old in enumerate(self.rows.tolist())}
        failures, hidden = self.decoded.failures, self.decoded.hidden
        yield Decoded(
            self.decoded.columns.take(pa.array(self.rows)),
            self.rows.size,
            {numbers[row]: failure for row, failure in failures.items() if row in numbers},
            {numbers[row]: ranges for row, ranges in hidden.items() if row in numbers},
            {numbers[row]: notes for row, notes in self.decoded.notes.items() if row in numbers},
        )


@contextmanager
def bounded_visits() -> Iterator[None]:
    """Raise AssertionError where the interpreter begins and ends more fields of a message than its length explains."""
    read = Interpreter._read

    def counted(interpreter: Interpreter, data: bytes, arguments: Mapping[str, ParamValue]) -> Message:
        message = read(interpreter, data, arguments)
        assert message.visits <= 4096 + 8 * len(data), f"{message.visits} starts and ends of fields: {data.hex()}"
        return message

    with patch.object(Interpreter, "_read", counted):
        yield


@contextmanager
def own_code(is_wanted: bool) -> Iterator[None]:
    """Let plans of decoders that are made inside have machine code of their own from the first message on; or never."""
    due = 0 if is_wanted else sys.maxsize
    with patch.multiple(runner, _PROGRAMS=_OWN if is_wanted else {}, LOAD_AFTER=due, COMPILE_AFTER=0):
        yield


def both(fmt: Format, messages: Sequence[bytes | None], params: Params, options: DecodeOptions) -> Outcome:
    """Decode a batch with both decoders. Messages that fall back are looked up, not decoded a second time."""
    array = pa.array(messages, pa.binary())
    reference = fmt.reference_decoder(options).decode(array, params)
    machine = WatchedMachine(fmt, options, reference)
    return Outcome(reference, machine.decode(array, params), machine.fallback_rows)
