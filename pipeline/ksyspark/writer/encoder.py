"""Rows to messages: drafts until nothing changes, then the reader says whether it reads what was given."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import islice
from typing import Any, Literal, TypeAlias, get_args

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from ksyspark.decoder import BadArgument, Decoder, ParamColumn, Params, ParamValue, arguments_of, check_params
from ksyspark.display import hint, show_given
from ksyspark.errors import Failure, OptionError
from ksyspark.garbage import without_collections
from ksyspark.interpreter.failures import failure_of, locate
from ksyspark.interpreter.message import Interpreter, ReferenceDecoder
from ksyspark.layout import Layout
from ksyspark.layout.arrow import record_of_type
from ksyspark.spec.expressions import names_in
from ksyspark.spec.library import Library
from ksyspark.spec.model import Attribute, BitsUse, BytesUse, CalculatedEndian, FloatUse, IntegerUse, StringUse
from ksyspark.writer.by_example import ByExample, Piece, Told, arranged
from ksyspark.writer.columns import UNLIKE, Batch, Row
from ksyspark.writer.draft import Unmet, Work, drafted
from ksyspark.writer.fields import GIVEN, Node
from ksyspark.writer.inversion import Solver
from ksyspark.writer.rows import NotWritten, Reader, Written, differences, join, overruled

Derive = Literal["nulls", "lengths", "none"]
"""What is computed: fields without a value; also all lengths, counts and positions; nothing."""
DERIVE = get_args(Derive)
_Values = BitsUse | BytesUse | FloatUse | IntegerUse | StringUse
Rows: TypeAlias = pa.RecordBatch | pa.Table | pa.StructArray | Iterable[Row | None]
Templates: TypeAlias = Sequence[bytes | None] | pa.Array | None
Part: TypeAlias = tuple[pa.LargeBinaryArray, Mapping[int, Written]]
"""Messages of rows that are written together, and by row what else there is to say."""

# Rows that are written together; fewer are written one by one.
_TOGETHER, _FEW = 16_384, 64


@dataclass(frozen=True, slots=True)
class Encoded:
    """The messages of a batch of rows, one each, null where one failed or the row is null.

    By row number `failures` say why, `overruled` which columns have another value than was given, `untold` which have
    one that nothing tells.
    """

    messages: pa.LargeBinaryArray
    failures: Mapping[int, Failure]
    overruled: Mapping[int, tuple[Failure, ...]]
    untold: Mapping[int, tuple[str, ...]]


def told_of(rows: pa.RecordBatch) -> list[dict[str, Any]]:
    """Return what rows tell beside columns: their parameters, and where they came from."""
    names = [name for name in ("_params", "_source") if name in rows.schema.names]
    return rows.select(names).to_pylist() if names else [{}] * rows.num_rows


class Encoder:
    """Encode rows of one format, the inverse of the interpreter: columns by example, others in plain Python.

    `derive` tells what is computed; `masks` are texts that are written instead of the values of columns, by the id or
    the path of these, as long as the values. `type_name` starts at a nested type; `decoder` makes what reads it. Raises
    OptionError for a word of `derive`, a mask or a type that is unknown.
    """

    def __init__(
        self,
        library: Library,
        layout: Layout,
        derive: Derive,
        masks: Mapping[str, str],
        type_name: str | None,
        decoder: Callable[[], Decoder],
    ) -> None:
        if derive not in DERIVE:
            raise OptionError(f"derive: expected {', '.join(DERIVE)}, found {show_given(derive)}.")
        if layout.cuts:
            raise OptionError("recursion=flat: rows are written with a column for each level of a recursive type.")
        known = {column.id for record in layout.records.values() for column in record.columns}
        for name in masks:
            if name.rpartition(".")[2] not in known:
                raise OptionError(f"mask: there is no column {show_given(name)}.{hint(name, sorted(known))}")
        self._layout, self._record = layout, record_of_type(layout, type_name)
        self._interpreter = Interpreter(library, layout, self._record, enums_as_ints=True)
        self._rows, self._asked = Reader(layout, {}), Reader(layout, masks)
        self._work = Work(library, layout, Solver(library), derive == "lengths", derive == "none")
        self._make_decoder, self._is_strict = decoder, derive == "lengths"
        self._has_order = any(isinstance(one.endian, CalculatedEndian) for one in library.types.values())

    def encode(self, rows: Rows, params: Params, templates: Templates = None) -> Encoded:
        """Encode rows as decoders give them, as Arrow or as mappings; a null row gives null.

        A row tells parameters itself in `_params`, where `params` do not give them. `templates` are the messages as
        they were. Bad rows raise nothing. Raises OptionError for parameters that the format does not have.
        """
        start, notes, messages = 0, dict[int, Written](), [pa.nulls(0, pa.large_binary())]
        for part, own in self._parts(rows, params, templates):
            notes.update((start + at, note) for at, note in own.items())
            messages.append(part)
            start += len(part)
        return Encoded(
            pa.concat_arrays(messages),
            {number: note.failure for number, note in notes.items() if note.failure is not None},
            {number: note.overruled for number, note in notes.items() if note.overruled},
            {number: note.untold for number, note in notes.items() if note.untold},
        )

    def written(self, rows: Rows, params: Params, templates: Templates = None) -> Iterator[Written]:
        """Yield the message of each row, or why there is none."""
        for messages, notes in self._parts(rows, params, templates):
            for at, data in enumerate(messages.to_pylist()):
                yield replace(notes[at], data=data) if at in notes else Written(data)

    def _parts(self, rows: Rows, params: Params, templates: Templates) -> Iterator[Part]:
        """Yield what is written of rows, so many at a time."""
        unknown = {name: value for name, value in params.items() if name not in self._record.params}
        check_params(self._layout, self._record, {**dict.fromkeys(self._record.params, 0), **unknown})
        if isinstance(rows, pa.RecordBatch | pa.Table):
            rows = pa.chunked_array(pa.table(rows).to_struct_array()).combine_chunks()
        start = 0
        for batch in _batches(rows):
            yield from self._of_batch(batch, params, start, templates)
            start += len(batch)

    def _of_batch(self, rows: Batch, params: Params, start: int, templates: Templates) -> Iterator[Part]:
        """Yield what is written of rows that follow `start` others: by examples, and drafts of the rest."""
        pieces, notes = list[Piece](), dict[int, Written]()

        def drafted(at: int, values: Row | None = None) -> Written:
            row = rows[at].as_py() if isinstance(rows, pa.StructArray) else rows[at]
            if values is None:
                return self._drafted_alone(row, params, start + at, templates)
            return self._drafted_alone({**values, "_params": row and row.get("_params")}, params, start + at, None)

        if len(rows) >= _FEW and self._by_example is not None:
            olds = None if templates is None else pa.array(templates[start : start + len(rows)], pa.large_binary())
            try:
                pieces, notes = self._by_example.written(rows, self._told(rows, params, start), olds, drafted)
            except (BadArgument, *UNLIKE):  # which need be so for few of the rows
                half = len(rows) // 2
                yield from self._of_batch(rows[:half], params, start, templates)
                yield from self._of_batch(rows[half:], params, start + half, templates)
                return
        messages = arranged(pieces, len(rows))
        drafts = {at: drafted(at) for at in np.flatnonzero(messages.is_null().to_numpy(zero_copy_only=False)).tolist()}
        if drafts:
            rest = pa.array([draft.data for draft in drafts.values()], pa.large_binary())
            messages = pc.replace_with_mask(messages, messages.is_null(), rest)
        yield messages, notes | drafts

    def _told(self, rows: Batch, params: Params, start: int) -> Told:
        """Return the parameters of rows. Raises BadArgument, and what Arrow raises for values of many types."""
        if not isinstance(rows, pa.StructArray):
            own = pa.array([row and row.get("_params") for row in rows])
        else:
            own = rows.field("_params") if rows.type.get_field_index("_params") >= 0 else pa.nulls(len(rows))
        sequences = [
            values[start : start + len(rows)] for values in params.values() if not isinstance(values, ParamValue)
        ]
        columns = [one.array if isinstance(one, ParamColumn) else pa.array(one) for one in sequences]
        which: NDArray[np.int64] = np.zeros(len(rows), np.int64)
        for column in [*columns, *(own.flatten() if pa.types.is_struct(own.type) else ())]:
            codes = column.dictionary_encode("encode").indices.to_numpy()
            if codes.any():
                which = np.unique(which * (codes.max() + 1) + codes, return_inverse=True)[1]
        _, firsts, which = np.unique(which, return_index=True, return_inverse=True)
        return Told([self.arguments({"_params": own[at].as_py()}, params, start + at) for at in firsts.tolist()], which)

    @cached_property
    def _by_example(self) -> ByExample | None:
        """What writes many rows at once, or None if there is no machine that reads them back."""
        decoder = self._make_decoder()
        is_machine = not isinstance(decoder, ReferenceDecoder)
        return ByExample(self._interpreter, decoder, self._asked, is_strict=self._is_strict) if is_machine else None

    def _drafted_alone(self, row: Row | None, params: Params, number: int, templates: Templates) -> Written:
        template = None if templates is None else templates[number]
        with without_collections():
            return self._drafted_row(
                row, params, number, template.as_py() if isinstance(template, pa.Scalar) else template
            )

    def _drafted_row(self, row: Row | None, params: Params, number: int, template: bytes | None) -> Written:
        if row is None:
            return Written(None)
        if row.get("_error") is not None:
            return Written(None, Failure("", 0, "it was refused when it was read: its row is no whole message"))
        try:
            written = self.write(row, self.arguments(row, params, number), template)
        except BadArgument as bad:
            return Written(None, Failure("", 0, str(bad)))
        # A misspelt column, or a value that nothing computes, is the better reason, so it was looked for first.
        columns = [column.id for column in self._record.columns]
        kind = "column" if row.keys().isdisjoint(columns) else "value"
        is_told = any(row.get(name) is not None for name in columns) or (kind == "value" and not written.untold)
        if written.data is None or template is not None or not columns or is_told:
            return written
        return Written(None, Failure("", 0, f"the row has no {kind} of {self._record.name}: {', '.join(columns)}"))

    def arguments(self, row: Row, params: Params, number: int = 0) -> dict[str, ParamValue]:
        """Return the parameters of a row: as given, else from its `_params`, else the defaults. Raises BadArgument."""
        return arguments_of(self._layout, self._record, {**_told_by(row.get("_params")), **params}, number)

    def write(self, row: Row, arguments: Mapping[str, ParamValue], template: bytes | None = None) -> Written:
        """Return the message of a row; fields without a value, fill and spelling come from the `template`."""
        try:
            asked = self._asked.row(self._record, row)
            old = None if template is None else self._interpreter.read(template, arguments)
            if old is None or old.fault is not None:
                return self._in_any_order(arguments, Node("", "", asked))
            old_row = self._rows.row(self._record, old.row)
            if not self._asked.masks and not any((*differences(asked, old_row), *differences(old_row, asked))):
                return Written(template)
            return self._in_order("be", arguments, Node("", "", asked, old.root, old_row))
        except NotWritten as error:
            return Written(None, error.failure)
        except RecursionError:
            return Written(None, Failure("", 0, "its values are nested too deeply"))

    def _in_any_order(self, arguments: Mapping[str, ParamValue], root: Node) -> Written:
        """Write a message that may tell its byte order only when it is written."""
        written = self._in_order("be", arguments, root)
        if written.failure is None or not self._has_order:
            return written
        other = self._in_order("le", arguments, root)
        return written if other.failure is not None else other

    def _in_order(self, order: Literal["be", "le"], arguments: Mapping[str, ParamValue], root: Node) -> Written:
        """Write a message, and return it if it is read as what was given, but for lengths that are computed."""
        self._work.begin(order)
        written = self._drafted(arguments, root)
        if written.failure is None or root.old is not None:
            return written
        self._work.fits = True
        fitted = self._drafted(arguments, root)
        return written if fitted.failure is not None else fitted

    def _drafted(self, arguments: Mapping[str, ParamValue], root: Node) -> Written:
        data, unmet = drafted(self._work, self._interpreter.type, arguments, root)
        for expression in unmet:
            if not expression.is_overruled:
                must, has = str(expression.must), str(expression.has)
                return Written(None, Failure(expression.path, 0, expression.reason, must, has))
        read = self._interpreter.read(data, arguments)
        if read.fault is not None:
            return Written(None, failure_of(read.fault, locate(read.fault)))
        changed, computed = tuple(overruled(root.asked, self._rows.row(self._record, read.row))), self._computed(unmet)
        for note in changed:
            if computed.isdisjoint(
                (note.field, *(note.field[:at] for at, one in enumerate(note.field) if one in ".["))
            ):
                return Written(None, note)
        return Written(data, None, changed, () if root.old is not None else tuple(self._untold()))

    def _untold(self) -> Iterator[str]:
        """Yield the paths of columns that were written without a value that is given, computed, usual or constant."""
        chosen = self._work.solver.chosen
        for holder, node in self._work.solver.nodes.items():
            untold = {column.id for column in holder.type.record.columns} & holder.values.keys()
            untold -= {name for name, value in node.asked.items() if value is not None}
            for attribute in holder.type.spec.seq:
                formulas = (attribute.delimiter.size, attribute.repeat.formula if attribute.repeat else None)
                untold -= {name for formula in formulas if formula is not None for name in names_in(formula.tree)}
                is_whole = attribute.repeat is None and not isinstance(attribute.use, _Values)
                if is_whole or _is_usual(attribute) or (node.key, attribute.id) in chosen:
                    untold.discard(attribute.id)
            yield from (join(node.path, one.id) for one in holder.type.spec.seq if one.id in untold)

    def _computed(self, unmet: Sequence[Unmet]) -> set[str]:
        """Return the paths of columns whose values were given and are computed nevertheless."""
        ranks: Mapping[object, tuple[Any, int, object]] = self._work.solver.chosen
        return {one.path for one in unmet} | {
            join(node.path, name)
            for node in self._work.solver.nodes.values()
            for name, value in node.asked.items()
            if value is not None and ranks.get((node.key, name), (None, 0, None))[1] > GIVEN
        }


def _told_by(params: object) -> dict[str, ParamValue]:
    """Return what a row tells of parameters. Raises BadArgument for what is neither a number nor a text."""
    told = {name: value for name, value in params.items() if value is not None} if isinstance(params, Mapping) else {}
    for name, value in told.items():
        if not isinstance(value, ParamValue):
            raise BadArgument(f"the parameter {name}: expected a number or a text, found {show_given(value)}")
    return told


def _batches(rows: pa.StructArray | Iterable[Row | None]) -> Iterator[Batch]:
    """Yield rows, as many at a time as are written together."""
    if isinstance(rows, pa.StructArray):
        yield from (rows.slice(start, _TOGETHER) for start in range(0, len(rows), _TOGETHER))
        return
    waiting = iter(rows)
    yield from iter(lambda: list(islice(waiting, _TOGETHER)), [])


def _is_usual(attribute: Attribute) -> bool:
    """Tell whether a field has a value of its own where nothing is given: a constant, a default, a magic number."""
    rule = attribute.valid
    is_ruled = rule is not None and ("eq" in rule.formulas or (rule.any_of and isinstance(attribute.use, BytesUse)))
    return bool(is_ruled) or attribute.contents is not None or "-default" in attribute.about.extensions
