"""What decoders made of messages once, for those who ask again."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

import pyarrow as pa

from ksyspark.decoder import Decoded, DecodeOptions, Decoder, Params
from ksyspark.errors import Failure
from ksyspark.format import Format
from ksyspark_codegen.checks.official import OfficialParser

Ranges = tuple[tuple[int, int], ...]


class Memory:
    """Decoders of one unchanged format, which remember every message."""

    def __init__(self, fmt: Format) -> None:
        self._fmt = fmt
        self._decoders: dict[object, Remembering] = {}
        self._official = AgreeingParser(OfficialParser(fmt))

    def official(self, _fmt: Format) -> AgreeingParser:
        """Return the official parser of the unchanged format."""
        return self._official

    def decoder(self, kind: type, _fmt: Format, *told: object) -> Decoder:
        """Return a decoder of the unchanged format, whatever format it is asked for."""
        key = (kind, *(repr(one) for one in told if isinstance(one, DecodeOptions)))
        if key not in self._decoders:
            self._decoders[key] = Remembering(kind(self._fmt, *told))
        return self._decoders[key]


class Remembering(Decoder):
    """A decoder that decodes each message once."""

    def __init__(self, decoder: Decoder) -> None:
        self._decoder = decoder
        self.name, self.layout, self.schema = decoder.name, decoder.layout, decoder.schema
        self._rows: dict[object, int] = {}
        self._columns = self.schema.empty_table().to_batches() or [pa.RecordBatch.from_pylist([], self.schema)]
        self._failures: dict[int, Failure] = {}
        self._hidden: dict[int, Ranges] = {}

    def pieces(self, messages: pa.BinaryArray | pa.LargeBinaryArray, params: Params) -> Iterator[Decoded]:
        keys = [(data, *_told(params, row)) for row, data in enumerate(messages.to_pylist())]
        new = [row for row, key in enumerate(keys) if key not in self._rows]
        if new:
            self._learn([keys[row] for row in new], messages.take(pa.array(new)), _rows_of(params, new))
        known = [self._rows[key] for key in keys]
        yield Decoded(
            self._columns[0].take(pa.array(known, pa.int64())),
            len(known),
            {row: self._failures[one] for row, one in enumerate(known) if one in self._failures},
            {row: self._hidden[one] for row, one in enumerate(known) if one in self._hidden},
        )

    def _learn(self, keys: list[object], messages: pa.Array, params: Params) -> None:
        decoded, first = self._decoder.decode(messages, params), self._columns[0].num_rows
        self._columns = [pa.concat_batches([*self._columns, decoded.columns])]
        self._rows |= {key: first + row for row, key in enumerate(keys)}
        self._failures |= {first + row: one for row, one in decoded.failures.items()}
        self._hidden |= {first + row: one for row, one in decoded.hidden.items()}


def _told(params: Params, row: int) -> list[object]:
    return [(name, value if _is_one(value) else value[row]) for name, value in sorted(params.items())]  # type: ignore[index]


def _rows_of(params: Params, rows: list[int]) -> Params:
    return {
        name: value if _is_one(value) else [value[row] for row in rows]  # type: ignore[index, misc]
        for name, value in params.items()
    }


def _is_one(value: object) -> bool:
    return isinstance(value, int | float | bool | str | bytes)


class AgreeingParser:
    """Stands for the official parser where it is not what is changed: what it refuses it refused before, and why."""

    def __init__(self, parser: OfficialParser) -> None:
        self._refusal = cache(lambda data, told: parser.refusal(data, dict(told)))

    def read(self, _data: bytes, _params: Mapping[str, object]) -> object:
        return None

    def refusal(self, data: bytes, params: Mapping[str, object]) -> Exception | None:
        return self._refusal(data, tuple(params.items()))

    def difference(self, _parsed: object, _row: Mapping[str, object]) -> None:
        return None
