"""The columns that every door adds behind the format's own: where a message came from, and what is wrong with it."""

from collections.abc import Mapping, Sequence

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from ksyspark.errors import Failure, Note
from ksyspark.formats import Format
from ksyspark.io.spans import Positions
from ksyspark.layout.arrow import arrow_type
from ksyspark.options.read_options import ReadOptions
from ksyspark.reader.messages import NO_STREAM_PARAMS, NO_TIME, CaptureOrigins, Messages, no_connection, stream_params

SOURCE = "_source"
PARAMS = "_params"
ERROR = "_error"
NOTES = "_notes"
ITEM = "_item"
_DICTIONARY = pa.dictionary(pa.int32(), pa.string())
_PLACE_FIELDS = (("offset", pa.int64()), ("length", pa.int64()), ("index", pa.int64()))
CAPTURE_FIELDS = pa.schema(
    [
        ("stream_offset", pa.int64()),
        ("time", pa.timestamp("us", "UTC")),
        ("connection", pa.int64()),
        ("transport", pa.string()),
        ("direction", pa.string()),
        ("source_address", pa.string()),
        ("source_port", pa.int32()),
        ("destination_address", pa.string()),
        ("destination_port", pa.int32()),
    ]
)
"""What `_source` has more for captures."""
ERROR_TYPE = pa.struct(
    [
        ("field", pa.string()),
        ("offset", pa.int64()),
        ("reason", pa.string()),
        ("expected", pa.string()),
        ("found", pa.string()),
    ]
)
NOTE_TYPE = pa.struct([("field", pa.string()), ("offset", pa.int64()), ("reason", pa.string()), ("bytes", pa.binary())])


def envelope_schema(fmt: Format, options: ReadOptions, *, dictionaries: bool = False) -> pa.Schema:
    """Return the fields that a read adds, all nullable; with `dictionaries` paths and origins are in dictionaries.

    They are `_source`, `_item` where rows are items of a list, `_params` where messages of a stream tell parameters,
    `_notes` where the format has values that a message can be without, `_error`, and the bytes of bad messages.
    """
    text = _DICTIONARY if dictionaries else pa.string()
    of_capture = CAPTURE_FIELDS if options.framing.kind == "pcap" else ()
    params = [(param.id, arrow_type(fmt.layout, param.type)) for param in stream_params(fmt, options)]
    return pa.schema(
        [
            (SOURCE, pa.struct([("path", text), *_PLACE_FIELDS, *of_capture])),
            *([(ITEM, pa.int64())] if options.explode else []),
            *([(PARAMS, pa.struct([*params, ("origin", text)]))] if params else []),
            *([(NOTES, pa.list_(NOTE_TYPE))] if fmt.layout.has_notes else []),
            (ERROR, ERROR_TYPE),
            (options.corrupt_column, pa.binary()),
        ]
    )


def source_column(messages: Messages, kind: pa.StructType) -> pa.StructArray:
    """Return the origin of each message as a structure of type `kind`; null for a null message."""
    numbers = (messages.offsets, messages.lengths, messages.indices)
    which = np.repeat(np.arange(len(messages.origins)), [count for _, count in messages.origins])
    paths = _texts([path for path, _ in messages.origins], which, kind.field("path").type)
    fields = [paths, *map(pa.array, numbers)]
    if kind.num_fields > len(fields):
        origins = messages.capture or no_connection(len(messages))
        fields[-1] = pa.array(messages.indices, mask=origins.which < 0)
        fields += _capture_fields(origins)
    return pa.StructArray.from_arrays(fields, fields=list(kind), mask=_absent(messages))


def params_column(messages: Messages, kind: pa.StructType) -> pa.StructArray:
    """Return the parameters that messages stated, as a structure of type `kind`."""
    runs = messages.known or ((NO_STREAM_PARAMS, len(messages)),)
    which = np.repeat(np.arange(len(runs)), [count for _, count in runs])
    *params, origin = kind
    columns = [
        pa.array([known.values.get(param.name) for known, _ in runs], param.type).take(pa.array(which))
        for param in params
    ]
    origins = _texts([known.origin or None for known, _ in runs], which, origin.type)
    return pa.StructArray.from_arrays([*columns, origins], fields=list(kind))


def _capture_fields(origins: CaptureOrigins) -> list[pa.Array]:
    """Return the columns of CAPTURE_FIELDS; null for messages of no connection."""
    none = origins.which < 0
    which = pa.array(np.where(none, 0, origins.which), mask=none)
    ends = [
        np.array([getattr(one, side) for one in origins.connections], dtype=object).reshape(-1, 2)
        for side in ("client", "server")
    ]
    is_reply = origins.directions == 1
    columns = []
    for near, far in ((0, 1), (1, 0)):
        for at, kind in ((0, pa.string()), (1, pa.int32())):
            forth, back = (pa.array(ends[side][:, at].tolist(), kind).take(which) for side in (near, far))
            columns.append(pc.if_else(pa.array(is_reply), back, forth))
    unknown = origins.times == NO_TIME
    return [
        pa.array(origins.places, mask=none),
        pa.array(np.where(unknown, 0, origins.times) // 1_000, pa.timestamp("us", "UTC"), mask=unknown),
        pa.array([one.number for one in origins.connections], pa.int64()).take(which),
        pa.array([one.transport for one in origins.connections], pa.string()).take(which),
        pa.array(["c2s", "s2c"]).take(pa.array(origins.directions, mask=none)),
        *columns,
    ]


def error_column(failures: Mapping[int, Failure], count: int) -> pa.StructArray:
    """Return the failure of each message, or null if it has none."""
    if not failures:
        return pa.nulls(count, ERROR_TYPE)
    rows = [{field.name: getattr(failure, field.name) for field in ERROR_TYPE} for failure in failures.values()]
    return _spread(pa.array(rows, ERROR_TYPE), list(failures), count)


def notes_column(notes: Mapping[int, Sequence[Note]], count: int, *, is_masked: bool) -> pa.ListArray:
    """Return the notes of each message, or null if it has none; with `is_masked` sensitive bytes are null."""
    rows: list[list[tuple[object, ...]] | None] = [None] * count
    for row, own_notes in notes.items():
        rows[row] = [
            (note.field, note.offset, note.reason, None if is_masked and note.is_sensitive else note.octets)
            for note in own_notes
        ]
    return pa.array(rows, pa.list_(NOTE_TYPE))


def bytes_column(kept: Mapping[int, bytes], count: int) -> pa.BinaryArray:
    """Return the bytes of some rows, null for the others. Those of the only row, which may be long, are not copied."""
    if not kept:
        return pa.nulls(count, pa.binary())
    if count == 1:
        buffers = [None, pa.py_buffer(np.array([0, len(kept[0])], np.int32)), pa.py_buffer(kept[0])]
        return pa.Array.from_buffers(pa.binary(), 1, buffers)
    return _spread(pa.array(list(kept.values()), pa.binary()), list(kept), count)


def _spread(values: pa.Array, rows: list[int], count: int) -> pa.Array:
    """Put value i to row `rows[i]`."""
    chosen = np.zeros(count, np.int64)
    chosen[rows] = np.arange(len(rows))
    missing = np.ones(count, np.bool_)
    missing[rows] = False
    return values.take(pa.array(chosen, mask=missing))


def _texts(texts: Sequence[str | None], which: Positions, kind: pa.DataType) -> pa.Array:
    """Return a text for each row, by its number among `texts`, as strings or in a dictionary.

    When Arrow joins dictionaries it reads the numbers of nulls as well, so these too lie inside the dictionary, which
    has at least one text.
    """
    if not pa.types.is_dictionary(kind):
        return pa.array(texts, kind).take(pa.array(which))
    encoded = pa.array([text or "" for text in texts], pa.string()).dictionary_encode()
    is_missing = np.array([text is None for text in texts], bool)
    indices = pa.array(encoded.indices.to_numpy()[which], mask=is_missing[which])
    return pa.DictionaryArray.from_arrays(indices, encoded.dictionary, safe=False)


def _absent(messages: Messages) -> pa.BooleanArray | None:
    if messages.bodies.null_count == len(messages.failures):
        return None
    absent = messages.bodies.is_null().to_numpy(zero_copy_only=False)
    absent[list(messages.failures)] = False
    return pa.array(absent)
