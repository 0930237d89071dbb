"""The doors to Arrow: files as a stream of record batches, values as a table, without Spark."""

import os
from collections.abc import Mapping, Sequence

import pyarrow as pa

from ksyspark.decoder import ParamColumn, binary_chunks, param_array
from ksyspark.errors import OptionError
from ksyspark.formats import Format
from ksyspark.io.files import list_files
from ksyspark.options.read_options import ReadOptions, format_of, param_named
from ksyspark.reader import ColumnDecoder, Split, parts_of, read_split
from ksyspark.reader.batches import BatchDecoder

Paths = str | os.PathLike[str] | Sequence[str | os.PathLike[str]]


def read(paths: Paths, format: Format | str, **options: object) -> pa.RecordBatchReader:
    """Return the messages of files as a stream of record batches, which are decoded as they are taken.

    `paths` is a file, folder or glob, or several. `options` are those of all doors, such as `framing="stream"`;
    parameters of the format stand among them under `param.ID`: `**{"param.level": 4}`. The columns are those of the
    format, then `_source`, `_error` and so on. Raises FormatError, OptionError and SourceError; taking a batch raises
    SourceError for files that cannot be read to their end, and DecodeError with `mode="FAILFAST"`.
    """
    listed = [paths] if isinstance(paths, str | os.PathLike) else list(paths)
    fmt = format_of(format, options)
    read_options = ReadOptions.from_mapping({**options, "paths": [os.fspath(path) for path in listed]}, fmt.layout)
    split = Split(tuple(parts_of(read_options, list_files(read_options.files))))
    fmt = read_options.shape(fmt)
    decoder = fmt.decoder(read_options.decode_options())
    schema = BatchDecoder(fmt, read_options, decoder).schema
    batches = (read.batch for read in read_split(fmt, read_options, split, decoder))
    return pa.RecordBatchReader.from_batches(schema, batches)


def decode(
    values: object, format: Format | str, options: Mapping[str, object] | None = None, **params: object
) -> pa.Table:
    """Return the messages in binary values as a table, a row for each value; a null value is a row of nulls.

    `values` are bytes in a list, or in any array or table of one column of Arrow, Polars, DuckDB or pandas. `params`
    are values of the format's parameters, or an array that has a value for each message. With an option `framing` but
    `file` a value has a row for each message in it, and `_source` says where in the value that was. Raises FormatError,
    OptionError, and DecodeError with the mode FAILFAST.
    """
    fmt = format_of(format, options or {})
    columns = {param_named(fmt.layout, name).id: value for name, value in params.items() if _is_column(value)}
    fixed = {f"param.{name}": value for name, value in params.items() if not _is_column(value)}
    read_options = ReadOptions.from_mapping({**(options or {}), **fixed}, fmt.layout, per_message=tuple(columns))
    if read_options.framing.kind == "pcap":
        raise OptionError("framing=pcap reads capture files, not values.")
    decoder, chunks = ColumnDecoder(fmt, read_options), binary_chunks(values)
    arrays, count = {name: param_array(value) for name, value in columns.items()}, sum(map(len, chunks))
    for name, array in arrays.items():
        if len(array) != count:
            raise OptionError(f"param.{name} has {len(array)} values for {count} messages.")
    batches, start = list[pa.RecordBatch](), 0
    for chunk in chunks:
        of_chunk = {name: ParamColumn(array.slice(start, len(chunk))) for name, array in arrays.items()}
        batches += [batch for batch, _ in decoder.decode(chunk, of_chunk)]
        start += len(chunk)
    return pa.Table.from_batches(batches, decoder.schema)


def _is_column(value: object) -> bool:
    return not isinstance(value, int | float | bool | str | bytes)
