"""Contents of attachments of a queue: data sets from typed messages, files from a descriptor and records."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import pyarrow as pa

from ksyspark.decoder import Params
from ksyspark.display import show_count
from ksyspark_protocols.sas import result
from ksyspark_protocols.sas.character_sets import decode_text, recoded
from ksyspark_protocols.sas.mq.conventions import ByteOrder, MqSwitches, Sender
from ksyspark_protocols.sas.mq.messages import Numbered, QueuedMessage
from ksyspark_protocols.sas.parts import Fragment, Stream, part_decoder, read_part, report_failure, report_unterminated
from ksyspark_protocols.sas.result import DataSet, Diagnostics, FileContent, PlannedRows, Row, RowEncoding, RowFragment

TYPES = ("definition", "variables", "observations", "indexes", "constraints")
DEFINITION, VARIABLES, OBSERVATIONS, INDEXES, CONSTRAINTS = TYPES
_ORDERS: tuple[ByteOrder, ...] = ("little", "big")
TYPE_ID_BYTES = 4
TYPE_IDS = frozenset(number.to_bytes(TYPE_ID_BYTES, order) for number in range(1, 6) for order in _ORDERS)
_NAMES_LENGTHS = ("same", "includes_nul", "excludes_nul")
_DOUBLE_BYTES = 8
PARAMS = ("byte_order", "long_bytes", "string_length", "encoding", "ccsid")
_BREAKING_CODES = ("LENGTH_PAST_END", "LENGTH_NEGATIVE", "MESSAGE_REFUSED")
_DATA_SET_BREAKING_CODES = (*_BREAKING_CODES, "TEXT_INVALID", "VAR_DEFS_MISSING", "VAR_COUNT_MISMATCH")


@dataclass(slots=True)
class TypedFragments:
    """Contents without type identifiers, by type in the order of numbers; `unknown` are the numbers of others."""

    fragments: dict[str, list[Fragment]] = field(default_factory=dict)
    unknown: list[int] = field(default_factory=list)

    def stream(self, name: str, before: int | None = None) -> Stream:
        """Return the contents of all messages of a type, or of those with numbers below `before`."""
        fragments = self.fragments.get(name, [])
        return Stream(one for one in fragments if before is None or (one.number or 0) < before)


def split_by_type(
    diagnostics: Diagnostics, bodies: Mapping[int, QueuedMessage], sender: Sender, switches: MqSwitches
) -> TypedFragments:
    """Strip the type identifiers off; report unknown ones, and those that fall while numbers rise."""
    typed = TypedFragments()
    columns = ("head", ("content", ("raw",)), "is_continuation")
    params = {**sender.params("byte_order", "encoding"), "raw_content": True, "continuation": switches.continuation}
    decoded = part_decoder("sas_mq_data_set_message", columns).decode([one.body for one in bodies.values()], params)
    last = ""
    for at, ((number, message), row) in enumerate(zip(bodies.items(), decoded.columns.to_pylist(), strict=True)):
        failure = decoded.failures.get(at)
        name = last if failure is None and row["is_continuation"] else (row["head"] or {}).get("type_id", "")
        if failure is not None or not name:
            typed.unknown.append(number)
            actual = "nothing to go on with" if failure is None else failure.found
            if failure is not None and len(message.body) < TYPE_ID_BYTES:
                actual = f"{show_count(len(message.body), 'byte')} in all"
            offset = failure.offset if failure is not None else 0
            diagnostics.add("TYPE_ID_UNKNOWN", "1 to 5", actual, number=number, offset=offset)
            continue
        if last and TYPES.index(name) < TYPES.index(last):
            diagnostics.add("TYPE_ORDER", f"{last} or later", name, number=number, offset=0)
        offset = 0 if row["is_continuation"] else TYPE_ID_BYTES
        data, absent = (row["content"]["raw"], 0) if message.num_bytes < 0 else (b"", message.num_bytes - offset)
        typed.fragments.setdefault(name, []).append(Fragment(number, data, offset, absent, message.correl_id))
        last = name
    return typed


@dataclass(frozen=True, slots=True)
class RowLength:
    """What determines the bytes of a row.

    `num_rows` and `stated` come from the definition (None: not known). `cut` is the sum of the variables' lengths,
    `uncut` the same with 8 bytes for each number; `fallback` is one of both.
    """

    num_rows: int | None
    stated: int | None
    cut: int
    uncut: int
    fallback: int

    @classmethod
    def of(cls, definition: Row | None, variables: Sequence[Row], *, always_8: bool) -> "RowLength":
        cut = sum(one["len_value"] for one in variables)
        uncut = sum(_DOUBLE_BYTES if one["is_numeric"] else one["len_value"] for one in variables)
        num_rows = definition["num_observations"] if definition else -1
        stated = definition["len_observation"] if definition else None
        return cls(num_rows if num_rows >= 0 else None, stated, cut, uncut, uncut if always_8 else cut)

    @property
    def is_possible(self) -> bool:
        """Whether the stated length is that of the variables, or has filler bytes behind them."""
        return self.stated is not None and (self.stated in (self.cut, self.uncut) or self.stated > self.cut)

    @property
    def without_total(self) -> int:
        """The bytes of a row where messages are missing, so that the total shows nothing."""
        return self.stated if self.stated is not None and self.is_possible else self.fallback

    def for_total(self, total: int) -> tuple[int, bool, bool]:
        """Return the bytes of a row of `total` ones, whether the stated length fits, and whether the row count does."""
        if self.stated is None:
            return self.fallback, True, True
        if self.num_rows is None:
            is_whole = self.stated > 0 and total % self.stated == 0
            return self.stated if self.is_possible and is_whole else self.fallback, self.is_possible, True
        if total == self.num_rows * self.stated and self.is_possible:
            return self.stated, True, True
        for row_bytes in (self.cut, self.uncut):
            if total == self.num_rows * row_bytes:
                return row_bytes, False, True
        return self.fallback, self.is_possible, False


@dataclass(frozen=True, slots=True)
class DataSetReader:
    """Read a data set from numbered messages, and report what does not fit."""

    diagnostics: Diagnostics
    sender: Sender
    switches: MqSwitches

    def read(self, numbered: Numbered) -> tuple[DataSet, result.Assessment]:
        """Return the data set as far as it can be read, with its assessment."""
        sender = self.sender
        typed = split_by_type(self.diagnostics, numbered.bodies, sender, self.switches)
        definition = self._definition(typed.stream(DEFINITION))
        stated_in = typed.stream(DEFINITION).number
        variables = self._variables(typed.stream(VARIABLES))
        if VARIABLES not in typed.fragments and OBSERVATIONS in typed.fragments:
            self.diagnostics.add("VAR_DEFS_MISSING")
        elif definition is not None and definition["num_variables"] != len(variables):
            expected = f"{definition['num_variables']} variables"
            self.diagnostics.add("VAR_COUNT_MISMATCH", expected, f"{len(variables)}", number=stated_in)
        length = RowLength.of(definition, variables, always_8=self.switches.short_numeric == "always_8")
        observations = typed.stream(OBSERVATIONS, numbered.hole)
        has_hole = numbered.hole is not None
        row_bytes = length.without_total if has_hole else self._row_bytes(observations, length, stated_in)
        num_rows = len(observations) // row_bytes if row_bytes > 0 else 0
        fragments = tuple(
            RowFragment(one.correl_id, one.number or 0, one.offset, len(one)) for one in observations.fragments
        )
        data_set = DataSet(
            definition,
            variables,
            _fixed_rows(observations, row_bytes, 0 if observations.is_absent else num_rows),
            row_bytes=row_bytes if num_rows else None,
            planned_rows=PlannedRows(row_bytes, num_rows, fragments) if observations.is_absent else None,
            encoding=RowEncoding.from_descriptor(sender.byte_order or "little", sender.encoding, sender.ccsid),
            indexes=self._indexes(typed.stream(INDEXES)),
            raw={name: typed.stream(name).data for name in (INDEXES, CONSTRAINTS) if name in typed.fragments},
        )
        return data_set, self._assess(typed, numbered, definition, length)

    def _row_bytes(self, stream: Stream, length: RowLength, stated_in: int | None) -> int:
        """Return the bytes of a row; report what does not fit. The message `stated_in` has the definition."""
        total = len(stream)
        row_bytes, length_fits, count_fits = length.for_total(total)
        num_rows = total // row_bytes if row_bytes > 0 else 0
        left = total - num_rows * max(row_bytes, 0)
        if not length_fits:
            actual = f"variables of {row_bytes}"
            self.diagnostics.add("OBS_LENGTH_MISMATCH", f"{length.stated} bytes", actual, number=stated_in)
        if not count_fits:
            expected = f"{length.num_rows} rows of {length.stated} bytes"
            actual = f"{num_rows} whole rows of {row_bytes} in {total} bytes"
            self.diagnostics.add("OBS_COUNT_MISMATCH", expected, actual, number=stated_in)
        if left:
            number, offset = stream.locate(total - left)
            self.diagnostics.add("OBS_PARTIAL_ROW", f"{row_bytes} bytes", f"{left}", number=number, offset=offset)
        return row_bytes

    def _definition(self, stream: Stream) -> Row | None:
        if not stream.fragments:
            self.diagnostics.add("DATASET_DEF_MISSING")
            return None
        name, params, ccsid = "sas_mq_data_set_definition", self.sender.params(*PARAMS), self.sender.ccsid
        row, is_whole = read_part(self.diagnostics, name, stream, params)
        if not is_whole:
            return None
        definition = row["definition"]
        if not definition["are_strings_terminated"]:
            report_unterminated(self.diagnostics, name, stream, params)
        if definition["len_observation"] < 0:
            actual = f"{definition['len_observation']}"
            self.diagnostics.add("LENGTH_NEGATIVE", "an observation length of at least 0", actual)
        texts = recoded({**definition, "generations_limit": row["generations_limit"]}, ccsid)
        return {**texts, "reuse": decode_text(definition["reuse"], ccsid).strip("\0 ")}

    def _variables(self, stream: Stream) -> tuple[Row, ...]:
        """Return the variables that were read to their end."""
        name, params = "sas_mq_variable_definitions", self.sender.params(*PARAMS)
        row, _ = read_part(self.diagnostics, name, stream, params)
        variables = tuple(one for one in row["variables"] or () if one and one["sort_position"] is not None)
        if not all(one["are_strings_terminated"] for one in variables):
            report_unterminated(self.diagnostics, name, stream, params)
        for variable in variables:
            if variable["len_value"] < 0:
                self.diagnostics.add("LENGTH_NEGATIVE", "a length of at least 0", f"{variable['len_value']}")
        return tuple(recoded(one, self.sender.ccsid) for one in variables)

    def _indexes(self, stream: Stream) -> tuple[Row, ...]:
        """Return the indexes that were read to their end; receivers may ignore them, so that a failure is a warning.

        The names of a key have one length, which counts their NULs or not: each way must give as many as are stated.
        """
        if not stream.fragments:
            return ()
        decoder, params = part_decoder("sas_mq_indexes"), self.sender.params(*PARAMS)
        readings = [decoder.decode_one(stream.data, {**params, "names_length": one}) for one in _NAMES_LENGTHS]
        fitting = (
            one for one in readings if one[1] is None and all(entry["is_count_right"] for entry in one[0]["indexes"])
        )
        row, failure = next(fitting, readings[0])
        indexes = [one for one in row["indexes"] or () if one and one["is_name_terminated"] is not None]
        if failure is not None:
            report_failure(self.diagnostics, failure, stream, "W")
            indexes = indexes[: len(row["indexes"] or ()) - 1]
        for index in indexes:
            if not index["is_count_right"]:
                expected, actual = f"{index['num_variables']} names of {index['name']}", f"{len(index['names'])}"
                self.diagnostics.add("LENGTH_DISAGREES", expected, actual, number=stream.number)
        return tuple(recoded(one, self.sender.ccsid) for one in indexes)

    def _assess(
        self, typed: TypedFragments, numbered: Numbered, definition: Row | None, length: RowLength
    ) -> result.Assessment:
        has_descriptions = not typed.fragments.keys().isdisjoint({DEFINITION, VARIABLES})
        is_broken = self.diagnostics.has_fatal(*_DATA_SET_BREAKING_CODES) or not has_descriptions
        is_described = not is_broken and definition is not None
        is_mismatch = self.diagnostics.has("OBS_COUNT_MISMATCH", "OBS_PARTIAL_ROW")
        agrees = is_described and length.num_rows is not None and not is_mismatch
        # A message of unknown type leaves the others usable where definition and variables are whole; where it is the
        # first one, it is the definition that is missing.
        lacks_definition = typed.unknown == [1] and VARIABLES in typed.fragments
        is_broken |= bool(typed.unknown) and not is_described and not lacks_definition
        return result.Assessment(is_described, is_broken, numbered.hole is not None, numbered.is_counted, agrees)


def _fixed_rows(stream: Stream, row_bytes: int, num_rows: int) -> pa.Array:
    if not num_rows:
        return pa.array([], pa.binary())
    return pa.FixedSizeBinaryArray.from_buffers(pa.binary(row_bytes), num_rows, [None, pa.py_buffer(stream.data)])


def record_fragments(numbered: Numbered) -> list[Fragment]:
    """Return the bodies that hold records: from number 2 on, up to a hole."""
    hole = numbered.hole
    bodies = numbered.bodies.items()
    return [Fragment(number, one.body) for number, one in bodies if number > 1 and (hole is None or number < hole)]


@dataclass(frozen=True, slots=True)
class FileReader:
    """Read a file from numbered messages; `kind` is None if no header distinguishes text from binary."""

    diagnostics: Diagnostics
    sender: Sender
    switches: MqSwitches
    kind: str | None

    def read(self, numbered: Numbered) -> tuple[FileContent, result.Assessment]:
        """Return the file as far as it can be read, with its assessment."""
        record_length, size = self._descriptor(numbered.bodies.get(1))
        content = FileContent(record_length, size, self._records(record_fragments(numbered)))
        has_hole = numbered.hole is not None
        agrees = not has_hole and result.check_file(self.diagnostics, self.kind, content, 1)
        is_broken = self.diagnostics.has_fatal(*_BREAKING_CODES, "FILE_DESC_MISSING")
        return content, result.Assessment(not is_broken, is_broken, has_hole, numbered.is_counted, agrees)

    def _descriptor(self, message: QueuedMessage | None) -> tuple[int | None, int | None]:
        if message is None:
            self.diagnostics.add("FILE_DESC_MISSING", "number 1")
            return None, None
        params: Params = {**self.sender.params("byte_order", "encoding"), "descriptor": self.switches.descriptor}
        stream = Stream([Fragment(1, message.body)])
        row, is_whole = read_part(self.diagnostics, "sas_mq_file_descriptor", stream, params)
        return (row["file"]["logical_record_length"], row["file"]["file_size"]) if is_whole else (None, None)

    def _records(self, fragments: list[Fragment]) -> pa.Array:
        """Read records from all bodies as one stream, or from each; those in front of a bad length are kept."""
        if self.switches.record_split == "concat":
            return self._records_of(Stream(fragments))
        arrays = [self._records_of(Stream([one])) for one in fragments]
        return pa.concat_arrays(arrays) if arrays else pa.array([], pa.binary())

    def _records_of(self, stream: Stream) -> pa.Array:
        params = self.sender.params("byte_order", "long_bytes", "encoding")
        decoded = part_decoder("sas_mq_file_records", ("records",)).decode([stream.data], params)
        if failure := decoded.failures.get(0):
            report_failure(self.diagnostics, failure, stream)
        return decoded.columns.column(0).flatten().field("data").drop_null()
