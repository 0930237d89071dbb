"""Sender conventions that the layout leaves open: byte order, width of `long`, whether string lengths count the NUL.

They are chosen by switches, stated by MQMD.Encoding, or detected by decoding a message in every way that is possible.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from itertools import product
from typing import Any, Literal

from ksyspark.decoder import Params, ParamValue
from ksyspark.errors import Failure
from ksyspark_protocols.sas.character_sets import CCSIDS, CharacterSet, codec_of, in_specifications
from ksyspark_protocols.sas.parts import PartDecoder
from ksyspark_protocols.sas.result import Diagnostics, Row
from ksyspark_protocols.sas.settings import Switches, switch

ByteOrder = Literal["little", "big"]
_INTEGER_BITS = 0x00F
# A message of so many bytes is decoded by all conventions together.
_MAX_BYTES_AT_ONCE = 64 << 10
_BYTE_ORDERS: Mapping[int, ByteOrder] = {1: "big", 2: "little"}


@dataclass(frozen=True, slots=True)
class MqSwitches(Switches):
    """Choose what the layout on queues leaves open; `describe_switches` tells what each decides."""

    byte_order: Literal["auto", "little", "big"] = switch("auto", "byte order of numbers; auto tries both")
    long_bytes: Literal["auto", "4", "8"] = switch("auto", "bytes of the document's `long`; auto tries both")
    string_length: Literal["auto", "includes_nul", "excludes_nul"] = switch(
        "auto", "whether the length of a string counts the NUL at its end; auto tries both"
    )
    charset: Literal["auto", CharacterSet] = switch(
        "auto", "character set of texts; auto: by CodedCharSetId, or else by the bytes: EBCDIC, UTF-8 or Windows-1252"
    )
    id_layout: Literal["16+4+pad", "16+zero+4"] = switch(
        "16+4+pad", "where a correlation id has the number of the message: behind its 16 bytes, or in the last four"
    )
    seq_order: Literal["big", "native", "auto"] = switch(
        "big", "byte order of that number: big, the sender's (native), or the order and place that make it smallest"
    )
    descriptor: Literal["int", "long"] = switch(
        "int", "numbers of a file's descriptor: 4 bytes, or 8 where its message has 16"
    )
    record_split: Literal["concat", "per_message"] = switch(
        "concat", "whether a record of a file may go on in the next message (concat)"
    )
    continuation: Literal["has_type_id", "bare"] = switch(
        "has_type_id", "whether a message of a data set without type identifier goes on with the one before (bare)"
    )
    short_numeric: Literal["truncated", "always_8"] = switch(
        "truncated", "bytes of a number in a row: as many as its variable is long, or always 8"
    )
    partial: bool = switch(False, "hand on the rows or records in front of a missing message")

    def stated_ccsid(self, ccsid: int) -> int:
        """Return the CCSID to read texts by: that of `charset`, else the one of MQMD; 0 for none that is known."""
        if self.charset != "auto":
            return CCSIDS[self.charset]
        return ccsid if codec_of(ccsid) else 0


@dataclass(frozen=True, slots=True)
class Conventions:
    """The conventions of one sender, as parameters of the formats have them."""

    byte_order: ByteOrder
    long_bytes: int
    string_length: str

    def params(self) -> dict[str, ParamValue]:
        return asdict(self)

    def __str__(self) -> str:
        return ", ".join(f"{name} {getattr(self, name)}" for name in self.params())


@dataclass(frozen=True, slots=True)
class Sender:
    """A sender's conventions, None while not known, MQMD.Encoding, and the CCSID of its texts, 0 while not known."""

    conventions: Conventions | None
    encoding: int
    ccsid: int

    def params(self, *names: str) -> dict[str, ParamValue]:
        """Return the known ones of some parameters of a format."""
        known: dict[str, ParamValue] = {"encoding": self.encoding, "ccsid": in_specifications(self.ccsid)}
        known |= self.conventions.params() if self.conventions else {}
        return {name: known[name] for name in names if name in known}

    def described(self) -> Mapping[str, str]:
        """Return conventions and CCSID as texts by name."""
        known = {**(self.conventions.params() if self.conventions else {}), "ccsid": self.ccsid}
        return {name: str(value) for name, value in known.items() if value}

    @property
    def byte_order(self) -> ByteOrder | None:
        return self.conventions.byte_order if self.conventions else stated_byte_order(self.encoding)


@dataclass(frozen=True, slots=True)
class Detected:
    """A message decoded by the conventions that were chosen; `is_sure` if they alone fit."""

    conventions: Conventions
    row: Row
    failure: Failure | None
    is_sure: bool


def stated_byte_order(encoding: int) -> ByteOrder | None:
    """Return the byte order of integers that MQMD.Encoding states: its last hexadecimal digit, 1 big, 2 little."""
    return _BYTE_ORDERS.get(encoding & _INTEGER_BITS)


def possible_conventions(switches: MqSwitches, encoding: int, byte_order: ByteOrder | None = None) -> list[Conventions]:
    """Return the conventions that the switches allow, the likeliest first; `byte_order` if it is known already."""
    first: ByteOrder = stated_byte_order(encoding) or "little"
    known: ByteOrder | None = byte_order if switches.byte_order == "auto" else switches.byte_order
    orders: Sequence[ByteOrder] = (known,) if known else (first, "big" if first == "little" else "little")
    widths = (4, 8) if switches.long_bytes == "auto" else (int(switches.long_bytes),)
    strings = ("includes_nul", "excludes_nul") if switches.string_length == "auto" else (switches.string_length,)
    return [Conventions(*one) for one in product(orders, widths, strings)]


def detect_conventions(
    decoder: PartDecoder,
    data: bytes,
    candidates: Sequence[Conventions],
    fits: Callable[[Row], bool],
    progress: Callable[[Row, Failure | None], tuple[int, ...]],
    params: Mapping[str, ParamValue],
    may_fit: Callable[[Conventions], bool] = lambda _: True,
) -> Detected:
    """Decode a message by each candidate; take the first that fits, or else the one with the greatest `progress`.

    `params` are parameters besides the conventions. Candidates that cannot fit, by `may_fit`, are decoded only where
    none fits. Of a long message only the best result so far is held.
    """
    best: tuple[tuple[int, ...], Detected] | None = None
    num_fitting = 0
    likely = [one for one in candidates if may_fit(one)]
    for group in (likely, [one for one in candidates if one not in likely]):
        for conventions, (row, failure) in zip(group, _decoded(decoder, data, group, params), strict=True):
            is_fitting = failure is None and fits(row)
            num_fitting += is_fitting
            rank = (int(is_fitting), *(() if is_fitting else progress(row, failure)))
            # Of equal ranks the candidate that stands first is taken.
            key = (*rank, -candidates.index(conventions))
            if best is None or key > best[0]:
                best = key, Detected(conventions, row, failure, False)
        if num_fitting:
            break
    assert best is not None
    return replace(best[1], is_sure=num_fitting == 1)


def _decoded(
    decoder: PartDecoder, data: bytes, candidates: Sequence[Conventions], params: Mapping[str, ParamValue]
) -> Iterator[tuple[Row, Failure | None]]:
    """Yield a message decoded by each candidate: a short one by all in one call."""
    settings: list[Params] = [{**params, **one.params()} for one in candidates]
    if len(data) > _MAX_BYTES_AT_ONCE or not settings:
        yield from (decoder.decode_one(data, one) for one in settings)
        return
    together: Any = {name: [one[name] for one in settings] for name in settings[0]}
    decoded = decoder.decode([data] * len(settings), together)
    yield from ((row, decoded.failures.get(at)) for at, row in enumerate(decoded.columns.to_pylist()))


def report_descriptor(
    diagnostics: Diagnostics, sender: Sender, switches: MqSwitches, ccsid: int, number: int | None = None
) -> None:
    """Report a byte order that is not the one of a message's Encoding, and a CCSID by which texts cannot be decoded.

    MQ's numbers below 1 are those of no character set.
    """
    stated = stated_byte_order(sender.encoding)
    if stated not in (None, sender.byte_order):
        diagnostics.add("READING_CONFLICT", f"{stated} as Encoding says", sender.byte_order, number=number)
    if switches.charset == "auto" and ccsid > 0 and codec_of(ccsid) is None:
        expected = "a known CCSID, or --switch charset=NAME"
        guess = f"read as {sender.ccsid}" if sender.ccsid else "read as UTF-8 or Windows-1252, as the bytes allow"
        diagnostics.add("CHARSET_UNKNOWN", expected, f"{ccsid}, {guess}", number=number)
