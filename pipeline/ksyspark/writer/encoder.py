"""Rows of whole batches to messages: what `Format.encoder` gives, the inverse of a decoder."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

import pyarrow as pa

from ksyspark.decoder import BadArgument, Params, ParamValue, arguments_of, check_params
from ksyspark.display import hint, show_given
from ksyspark.errors import Failure, OptionError
from ksyspark.garbage import without_collections
from ksyspark.layout import Layout
from ksyspark.layout.arrow import record_of_type
from ksyspark.spec.library import Library
from ksyspark.writer.message import DERIVE, Derive, MessageWriter, Written

_NO_MASKS: Mapping[str, str] = {}


@dataclass(frozen=True, slots=True)
class EncodeOptions:
    """How rows become messages.

    `derive` is what is computed: fields without a value (`nulls`), also lengths, counts and positions that have one
    (`lengths`), nothing (`none`). `masks` are texts that are written instead of the values of columns, by the id or the
    path of these, as long as the values. `type` starts at a nested type.
    """

    derive: Derive = "nulls"
    masks: Mapping[str, str] = field(default_factory=lambda: _NO_MASKS)
    type: str | None = None


@dataclass(frozen=True, slots=True)
class Encoded:
    """The messages of a batch of rows, one each, null where one failed or the row is null.

    `failures` say why by row number, `overruled` which columns have another value than was given.
    """

    messages: pa.LargeBinaryArray
    failures: Mapping[int, Failure]
    overruled: Mapping[int, tuple[Failure, ...]]


class Encoder:
    """Encode rows of one format. Raises OptionError for an unknown type, mask or word of `derive`."""

    def __init__(self, library: Library, layout: Layout, options: EncodeOptions) -> None:
        self._layout, self._record = layout, record_of_type(layout, options.type)
        if options.derive not in DERIVE:
            raise OptionError(f"derive: expected {', '.join(DERIVE)}, found {show_given(options.derive)}.")
        if layout.cuts:
            raise OptionError("recursion=flat: rows are written with a column for each level of a recursive type.")
        known = {column.id for record in layout.records.values() for column in record.columns}
        for name in options.masks:
            if name.rpartition(".")[2] not in known:
                raise OptionError(f"mask: there is no column {show_given(name)}.{hint(name, sorted(known))}")
        self._writer = MessageWriter(library, layout, self._record, derive=options.derive, masks=options.masks)

    def encode(
        self,
        rows: pa.RecordBatch | pa.Table | Iterable[Mapping[str, object] | None],
        params: Params,
        templates: Sequence[bytes | None] | pa.Array | None = None,
    ) -> Encoded:
        """Encode rows as decoders give them, as Arrow or as mappings; a null row gives null.

        A row tells parameters itself in `_params`, where `params` do not give them. `templates` are the messages as
        they were. Bad rows raise nothing. Raises OptionError for parameters that the format does not have.
        """
        written = list(self.written(rows, params, templates))
        return Encoded(
            pa.array([one.data for one in written], pa.large_binary()),
            {number: one.failure for number, one in enumerate(written) if one.failure is not None},
            {number: one.overruled for number, one in enumerate(written) if one.overruled},
        )

    def written(
        self,
        rows: pa.RecordBatch | pa.Table | Iterable[Mapping[str, object] | None],
        params: Params,
        templates: Sequence[bytes | None] | pa.Array | None = None,
    ) -> Iterator[Written]:
        """Yield the message of each row, or why there is none."""
        unknown = {name: value for name, value in params.items() if name not in self._record.params}
        check_params(self._layout, self._record, {**dict.fromkeys(self._record.params, 0), **unknown})
        for number, row in enumerate(_mappings(rows)):
            template = None if templates is None else templates[number]
            with without_collections():
                yield self._one(row, params, number, template.as_py() if isinstance(template, pa.Scalar) else template)

    def _one(self, row: Mapping[str, object] | None, params: Params, number: int, template: bytes | None) -> Written:
        if row is None:
            return Written(None)
        if row.get("_error") is not None:
            return Written(None, Failure("", 0, "it was refused when it was read: its row is no whole message"))
        try:
            return self._writer.write(row, self.arguments(row, params, number), template)
        except BadArgument as bad:
            return Written(None, Failure("", 0, str(bad)))

    def arguments(self, row: Mapping[str, object], params: Params, number: int = 0) -> dict[str, ParamValue]:
        """Return the parameters of a row: those that are given, told by the row, or a default. Raises BadArgument."""
        told = row.get("_params")
        own = {
            name: [value] * (number + 1)
            for name, value in (told.items() if isinstance(told, Mapping) else ())
            if name in self._record.params and value is not None and isinstance(value, ParamValue)
        }
        return arguments_of(self._layout, self._record, {**own, **params}, number)


def _mappings(
    rows: pa.RecordBatch | pa.Table | Iterable[Mapping[str, object] | None],
) -> Iterator[Mapping[str, object] | None]:
    if isinstance(rows, pa.RecordBatch | pa.Table):
        # One batch of Python objects after the other: they take many times the memory of the columns.
        for start in range(0, rows.num_rows, 1024):
            yield from rows.slice(start, 1024).to_pylist()
    else:
        yield from rows
