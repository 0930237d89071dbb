"""Parts of sets decoded with the shipped formats: many small messages in one call, or fragments joined to one."""

import re
from bisect import bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import accumulate

import pyarrow as pa

from ksyspark.decoder import Decoded, DecodeOptions, Params
from ksyspark.display import show_count
from ksyspark.errors import Failure
from ksyspark.formats import find_format
from ksyspark.inspect import annotate
from ksyspark.layout.arrow import mask_columns
from ksyspark.layout.projection import Choice
from ksyspark_protocols.sas.result import Diagnostics, Row, Severity
from ksyspark_protocols.sas.settings import MAX_DESCRIPTION_BYTES

# Words in the reasons of failures, in the order in which they are looked for.
_CODES_BY_WORDS = (
    ("TYPE_ID_UNKNOWN", "TYPE_ID_UNKNOWN"),
    ("is negative", "LENGTH_NEGATIVE"),
    ("end of data", "LENGTH_PAST_END"),
    ("bytes are not valid", "TEXT_INVALID"),
)
_LENGTH_RULE = "(LENGTH_NEGATIVE, LENGTH_PAST_END)"
_NUMBER = re.compile(r"-?\d+")

# Annotating is slow: in longer contents the string that lacks its NUL is not located.
_MAX_ANNOTATED_BYTES = 16 << 10
_IS_TERMINATED = ".content.is_terminated"


@dataclass(frozen=True, slots=True)
class Fragment:
    """Bytes of one message: the message's number if it has one, and the offset in its body where the bytes begin.

    `absent` is the number of further bytes that are not here, but in the message of the correlation id `correl_id`.
    """

    number: int | None
    data: bytes
    offset: int = 0
    absent: int = 0
    correl_id: bytes = b""

    def __len__(self) -> int:
        return len(self.data) + self.absent


class Stream:
    """The bytes of several fragments, one after another."""

    def __init__(self, fragments: Iterable[Fragment]) -> None:
        self.fragments = tuple(fragments)
        self._ends = list(accumulate(map(len, self.fragments)))
        self.data = b"".join(one.data for one in self.fragments)

    def __len__(self) -> int:
        return self._ends[-1] if self._ends else 0

    @property
    def is_absent(self) -> bool:
        return any(one.absent for one in self.fragments)

    @property
    def number(self) -> int | None:
        """Return the number of the first message, if it has one."""
        return self.fragments[0].number if self.fragments else None

    def locate(self, offset: int) -> tuple[int | None, int]:
        """Return the number of the message that holds a byte, and the offset there; the end lies in the last one."""
        if not self.fragments:
            return None, offset
        at = min(bisect_right(self._ends, offset), len(self.fragments) - 1)
        fragment = self.fragments[at]
        return fragment.number, offset - (self._ends[at] - len(fragment)) + fragment.offset


def read_part(diagnostics: Diagnostics, format_name: str, stream: Stream, params: Params) -> tuple[Row, bool]:
    """Decode a stream as one message; report a failure, or bytes behind its end. Return whether it is whole."""
    row, failure = part_decoder(format_name).decode_one(stream.data, params)
    if failure is not None:
        report_failure(diagnostics, failure, stream)
    elif trailing := len(row.get("trailing_bytes") or b""):
        number, offset = stream.locate(len(stream) - trailing)
        diagnostics.add("TRAILING_BYTES", actual=f"{trailing} bytes", number=number, offset=offset)
    return row, failure is None


def report_failure(
    diagnostics: Diagnostics, failure: Failure, stream: Stream, severity: Severity | None = None
) -> None:
    """Report why a stream could not be decoded, at its message and byte, under the code of the documents."""
    number, offset = stream.locate(failure.offset)
    code = next((code for words, code in _CODES_BY_WORDS if words in failure.reason), "MESSAGE_REFUSED")
    expected, actual = failure.expected, failure.found
    if _LENGTH_RULE in failure.reason:
        code, expected, actual = _length_problem(failure, stream)
    elif code == "MESSAGE_REFUSED" or expected is None:
        expected, actual = None, failure.reason
    elif code == "LENGTH_PAST_END" and actual is not None:
        actual = f"{actual} left"
    diagnostics.add(code, expected, actual, number=number, offset=offset, severity=severity)


def _length_problem(failure: Failure, stream: Stream) -> tuple[str, str, str]:
    """Return code, expected and found of a length that is negative or too long, which one rule of formats checks."""
    match = _NUMBER.search(failure.found or "")
    length = int(match[0]) if match else 0
    if length < 0:
        return "LENGTH_NEGATIVE", "at least 0", str(length)
    left = max(len(stream) - failure.offset - (8 if failure.field.endswith(".wide") else 4), 0)
    return "LENGTH_PAST_END", show_count(length, "byte"), f"{show_count(left, 'byte')} left"


def report_unterminated(diagnostics: Diagnostics, format_name: str, stream: Stream, params: Params) -> None:
    """Report STRING_NOT_TERMINATED at the first string that lacks its NUL; columns only show that there is one."""
    path, start = "a string", 0
    if len(stream) <= _MAX_ANNOTATED_BYTES:
        notes = annotate(find_format(format_name), stream.data, params, full=True).notes
        starts = {note.path: note.start for note in notes}
        unterminated = (note.path for note in notes if note.path.endswith(_IS_TERMINATED) and note.value == "false")
        path = next(unterminated).removesuffix(_IS_TERMINATED)
        start = starts[f"{path}.content"] or 0
    number, offset = stream.locate(start)
    diagnostics.add("STRING_NOT_TERMINATED", "a NUL at the end", f"{path} without it", number=number, offset=offset)


class PartDecoder:
    """Decode messages of a shipped format, all columns or some."""

    def __init__(self, name: str, columns: tuple[Choice, ...] | None = None, depth: int | None = None) -> None:
        fmt = find_format(name).to_depth(depth)
        self._decoder = fmt.decoder(DecodeOptions(columns=columns))
        self._params = frozenset(param.id for param in fmt.layout.params)

    def decode(self, messages: Sequence[bytes], params: Params | None = None) -> Decoded:
        """Decode messages by those of the parameters that the format has, and hide sensitive values; none raises."""
        own = {name: value for name, value in (params or {}).items() if name in self._params}
        arrow = pa.large_binary() if sum(map(len, messages)) >= 1 << 31 else pa.binary()
        decoded = self._decoder.decode(pa.array(messages, arrow), own)
        return replace(decoded, columns=mask_columns(decoded.columns, self._decoder.layout))

    def decode_one(self, message: bytes, params: Params | None = None) -> tuple[Row, Failure | None]:
        """Decode one message of at most 16 MiB; on failure the row holds the fields in front of it."""
        if len(message) > MAX_DESCRIPTION_BYTES:
            reason = f"{len(message)} bytes, more than the {MAX_DESCRIPTION_BYTES} that are read of this kind"
            return dict.fromkeys(self._decoder.schema.names), Failure("", 0, reason)
        decoded = self.decode([message], params)
        return decoded.columns.to_pylist()[0], decoded.failures.get(0)


part_decoder = cache(PartDecoder)
"""Return the decoder of a format's messages; all sets share it."""
