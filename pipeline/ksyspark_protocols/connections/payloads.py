"""Payloads as tables: messages whose topic matches a filter, decoded by a format, or as JSON of a fitting type."""

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cache
from itertools import islice
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from ksyspark.errors import Failure, FormatError, OptionError
from ksyspark.formats import Format, find_format
from ksyspark.io.spans import Positions
from ksyspark.options.read_options import ReadOptions
from ksyspark.options.table import InvalidValue, one_or_several_paths, option
from ksyspark.reader import ColumnDecoder
from ksyspark.reader.envelope import ERROR, ERROR_TYPE, SOURCE
from ksyspark_protocols.conversation import REJECT_SCHEMA, REJECTS, Protocol, Tables

_TYPES = {"bigint": pa.int64(), "double": pa.float64(), "string": pa.string(), "boolean": pa.bool_()}
_SENTENCES = {pa.int64(): "a whole number of 64 bits", pa.float64(): "a number of 64 bits", pa.bool_(): "true or false"}
# Beyond these, names are rather data than columns: what has more is text.
_MOST_LEVELS, _MOST_NAMES = 16, 500
_MOST_SHOWN = 60
_NO_JSON = "the payload is not JSON"


class Misfit(Exception):
    """A value is no JSON, or does not fit its type; `failure` says where and why: the byte is that of the payload."""

    def __init__(self, path: str, reason: str, expected: str, value: object, offset: int = 0) -> None:
        super().__init__(reason)
        # Texts may have half characters.
        shown = _text_of(value)[:_MOST_SHOWN].encode(errors="backslashreplace").decode()
        self.failure = Failure(path, offset, reason, expected, shown)


def parse_json(payload: bytes) -> Any:
    """Return the value of JSON in UTF-8. Raises Misfit, also for what readers understand differently."""
    text = ""
    try:
        text = payload.decode()
        value = json.loads(text, object_pairs_hook=_object, parse_constant=_float, parse_float=_float)
        if "\\u" in text:
            json.dumps(value, ensure_ascii=False).encode()
    except UnicodeDecodeError as error:
        raise Misfit("", _NO_JSON, "text in UTF-8", payload[error.start : error.end].hex(), error.start) from error
    except json.JSONDecodeError as error:
        raise Misfit("", _NO_JSON, "JSON", text[error.pos :], len(text[: error.pos].encode())) from error
    except (ValueError, RecursionError) as error:
        raise Misfit("", _NO_JSON, "whole characters, at most 4,300 digits, some hundred levels", text) from error
    return value


def _object(pairs: Sequence[tuple[str, Any]]) -> dict[str, Any]:
    members = dict(pairs)
    if len(members) < len(pairs):
        raise Misfit("", _NO_JSON, "objects whose members have different names", [name for name, _ in pairs])
    return members


def _float(digits: str) -> float:
    number = float(digits)
    is_lost = number == 0 and re.match("[-0.]*[1-9]", digits)
    if is_lost or not abs(number) < float("inf"):
        reason = _NO_JSON if digits[-1].isalpha() else "a number has no type that holds it"
        raise Misfit("", reason, "numbers that a double holds", digits)
    return number


def _text_of(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def type_of_schema(schema: object) -> pa.DataType:
    """Return the type of a JSON schema: a word such as bigint, `[item]` or `{"name": type}`. Raises InvalidValue."""
    match schema:
        case str(name) if name in _TYPES:
            return _TYPES[name]
        case [item]:
            return pa.list_(type_of_schema(item))
        case dict() if schema:
            return pa.struct([(name, type_of_schema(kind)) for name, kind in schema.items()])
    names = ", ".join(_TYPES)
    raise InvalidValue(f'types of JSON ({names}, lists as ["double"], objects as {{"name": "string"}})')


def common_type(values: Sequence[Any], level: int = 1) -> pa.DataType:
    """Return the type that values have in common; text where they have none, which holds any value as JSON."""
    values = [value for value in values if value is not None]
    kinds = {type(value) for value in values}
    if kinds == {bool}:
        return pa.bool_()
    if kinds and kinds <= {int, float}:
        fits = all(_fits(value, pa.int64()) for value in values)
        return pa.int64() if fits else pa.float64() if all(_fits(one, pa.float64()) for one in values) else pa.string()
    if kinds == {list} and level < _MOST_LEVELS:
        return pa.list_(common_type([item for value in values for item in value], level + 1))
    if kinds == {dict} and level < _MOST_LEVELS:
        # Names that differ by case only are one name in SQL.
        names: dict[str, str] = {}
        for name in (name for value in values for name in value):
            names.setdefault(name.casefold(), name)
        if 0 < len(names) <= _MOST_NAMES:
            members = ((name, [value.get(name) for value in values]) for name in names.values())
            return pa.struct([(name, common_type(own, level + 1)) for name, own in members])
    return pa.string()


def _fits(value: Any, kind: pa.DataType) -> bool:
    """Say whether a value is held by a simple type as it is."""
    if pa.types.is_boolean(kind):
        return isinstance(value, bool)
    if pa.types.is_string(kind):
        return True
    if isinstance(value, bool) or not isinstance(value, int | float):
        return False
    if pa.types.is_integer(kind):
        return isinstance(value, int) and -(1 << 63) <= value < 1 << 63
    return isinstance(value, float) or (abs(value) < 1 << 1023 and int(float(value)) == value)


def fitted(value: Any, kind: pa.DataType, more: dict[str, Any], path: str = "") -> Any:
    """Return a value as Arrow takes it; members without a column go to `more`, by their paths. Raises Misfit."""
    if value is None:
        return None
    if pa.types.is_struct(kind) and isinstance(value, Mapping):
        under = f"{path}." if path else ""
        more.update({under + name: own for name, own in value.items() if kind.get_field_index(name) < 0})
        return {one.name: fitted(value.get(one.name), one.type, more, under + one.name) for one in kind}
    if pa.types.is_list(kind) and isinstance(value, list):
        return [fitted(item, kind.value_type, more, f"{path}[{at}]") for at, item in enumerate(value)]
    if pa.types.is_nested(kind) or not _fits(value, kind):
        expected = _SENTENCES.get(kind) or ("a list" if pa.types.is_list(kind) else "an object")
        raise Misfit(path, "the value is not of its type", expected, value)
    if pa.types.is_floating(kind):
        return float(value)
    return _text_of(value) if pa.types.is_string(kind) and not isinstance(value, str) else value


_RULE = re.compile(
    r"(?:(?P<filter>.+?):)?(?P<format>text|json|[^:{}]+?)(?P<schema>\{.*\})?(?: as (?P<table>.+))?",
    re.DOTALL,
)
_EXPECTED = "FILTER:FORMAT with a topic filter and a format, json, json{SCHEMA} or text, or several as a JSON array"
# What a row says of its message, as far as the messages of the protocol have it.
_KEYS = ("direction", "time", "number", "offset", "topic", "qos", "retain")
MOST_SAMPLED = 10_000
"""Payloads whose JSON tells the types of columns."""
_MOST_BATCHES = 64


@dataclass(frozen=True, slots=True)
class PayloadRule:
    """Which payloads are decoded, and how: by `format`, `json` (of type `schema`, None: inferred) or `text`."""

    filter: str
    format: str
    schema: pa.DataType | None
    table: str | None

    @classmethod
    def of(cls, written: str) -> "PayloadRule":
        """Parse a rule, `FILTER:FORMAT` or `FILTER:FORMAT as TABLE`. Raises InvalidValue."""
        match = _RULE.fullmatch(written)
        kind = match and match["format"]
        if match is None or (match["schema"] and kind != "json") or (match["table"] and kind == "text"):
            raise InvalidValue(_EXPECTED)
        if match["table"] and not re.fullmatch("[a-z][a-z0-9_]*", match["table"]):
            raise InvalidValue("the name of a table behind `as`: a letter a to z, then letters, digits and _")
        topics, schema = match["filter"] or "#", None
        levels = topics.split("/")
        if "#" in topics[:-1] or any(len(level) > 1 and set(level) & set("+#") for level in levels):
            raise InvalidValue("a topic filter: + is a whole level, # all that follow")
        if match["schema"]:
            try:
                schema = type_of_schema(json.loads(match["schema"]))
            except ValueError as error:
                raise InvalidValue(f"the schema in JSON ({error})") from error
        return cls(topics, match["format"], schema, match["table"])

    @property
    def pattern(self) -> str:
        """The regular expression of the topics that match; those with `$` in front match no wildcard there."""
        parts = {"+": "[^/]*", "#": ".*"}
        pattern = "/".join(parts.get(level) or re.escape(level) for level in self.filter.split("/"))
        return ("(?![$])" if self.filter[0] in "+#" else "") + re.sub(r"/\.\*$", "(/.*)?", pattern)


def _rules(value: object) -> tuple[PayloadRule, ...]:
    try:
        texts = one_or_several_paths(value)
    except InvalidValue:
        raise InvalidValue(_EXPECTED) from None
    return tuple(map(PayloadRule.of, texts))


_HELP = "payloads that become tables: FILTER:FORMAT, or several as a JSON array (see connections)"


@dataclass(frozen=True, slots=True)
class PayloadOptions:
    """Which payloads become tables."""

    payloads: tuple[PayloadRule, ...] = option("payload", (), _rules, _HELP)


@dataclass(frozen=True)
class _PayloadTable:
    """One table: the payloads whose topics match `patterns`, decoded by `fmt`, or as JSON of the type `kind`."""

    name: str
    patterns: tuple[str, ...]
    fmt: Format | None
    kind: pa.DataType | None

    @property
    def record(self) -> pa.Schema:
        """Return the columns behind those of the message."""
        if self.fmt is None:
            return pa.schema([("record", self.kind or pa.string()), ("more", pa.string())])
        return pa.schema([("record", pa.struct(_own_fields(self.fmt)))])

    def decoded(self, payloads: pa.Array) -> tuple[list[pa.Array], dict[int, Any]]:
        """Return the columns of `record`, and by row why a payload cannot be decoded; an empty one is null."""
        empty = pc.equal(pc.binary_length(payloads), 0)
        payloads = pc.if_else(empty, pa.scalar(None, payloads.type), payloads)
        return _json_columns(payloads, self.record) if self.fmt is None else _format_columns(payloads, self.fmt)


@cache
def _column_decoder(fmt: Format) -> ColumnDecoder:
    return ColumnDecoder(fmt, ReadOptions.from_mapping({}, fmt.layout))


def _own_fields(fmt: Format) -> list[pa.Field]:
    *own, _ = _column_decoder(fmt).schema
    return [field for field in own if field.name not in (SOURCE, ERROR)]


def _format_columns(payloads: pa.Array, fmt: Format) -> tuple[list[pa.Array], dict[int, Any]]:
    fields = _own_fields(fmt)
    errors, records = [pa.array([], ERROR_TYPE)], [pa.array([], pa.struct(fields))]
    for batch, _ in _column_decoder(fmt).decode(payloads, {}):
        records.append(pa.StructArray.from_arrays([batch.column(field.name) for field in fields], fields=fields))
        errors.append(batch.column(ERROR))
    record = pa.concat_arrays(records)
    failures = {row: error for row, error in enumerate(pa.concat_arrays(errors).to_pylist()) if error is not None}
    return [pc.if_else(payloads.is_valid(), record, pa.scalar(None, record.type))], failures


def _json_columns(payloads: pa.Array, schema: pa.Schema) -> tuple[list[pa.Array], dict[int, Any]]:
    kind, records, others = schema.field("record").type, list[Any](), list[str | None]()
    failures: dict[int, Any] = {}
    for row, payload in enumerate(payloads.to_pylist()):
        record, more = None, dict[str, Any]()
        try:
            record = None if payload is None else fitted(parse_json(payload), kind, more)
        except Misfit as misfit:
            failures[row] = {field.name: getattr(misfit.failure, field.name) for field in ERROR_TYPE}
        records.append(record)
        others.append(json.dumps(more) if more else None)
    return [pa.array(records, kind), pa.array(others, pa.string())], failures


@dataclass(frozen=True)
class Payloads:
    """What becomes of payloads in the rows of `source`: texts of topics that match `texts`, and rows of `tables`."""

    source: str
    texts: tuple[str, ...]
    tables: tuple[_PayloadTable, ...]

    def __call__(self, tables: Tables) -> Tables:
        """Return tables with the rows that payloads make; a payload that cannot be decoded is a reject."""
        rows = tables.get(self.source)
        if rows is None:
            return tables
        more = {**tables, self.source: self._with_texts(rows)}
        rejects = [tables[REJECTS]] if REJECTS in tables else []
        for table in self.tables:
            chosen = rows.take(pa.array(_matching(rows, table.patterns)))
            columns, failures = table.decoded(chosen.column("payload").combine_chunks())
            bad = np.array([*failures], np.int64)
            keys = [name for name in (rows.column_names[0], *_KEYS) if name in rows.column_names]
            schema = pa.schema([*(rows.schema.field(name) for name in keys), *table.record])
            own = pa.Table.from_arrays([*chosen.select(keys).columns, *columns], schema=schema)
            more[table.name] = own.take(pa.array(np.delete(np.arange(len(own)), bad)))
            if failures:
                rejects.append(_rejects(chosen.take(pa.array(bad)), list(failures.values())))
        return {**more, REJECTS: pa.concat_tables(rejects)} if rejects else more

    def _with_texts(self, rows: pa.Table) -> pa.Table:
        if not self.texts:
            return rows
        texts, place = rows.column("text").to_pylist(), rows.schema.get_field_index("text")
        for row in _matching(rows, self.texts).tolist():
            with suppress(UnicodeDecodeError):
                texts[row] = rows.column("payload")[row].as_py().decode()
        return rows.set_column(place, rows.schema.field(place), pa.array(texts, pa.string()))


def _matching(rows: pa.Table, patterns: Iterable[str]) -> Positions:
    pattern = re.compile("|".join(patterns), re.DOTALL)
    topics = pc.if_else(rows.column("payload").is_valid(), rows.column("topic"), None).combine_chunks()
    encoded = topics.dictionary_encode()
    is_matching = [pattern.fullmatch(topic) is not None for topic in encoded.dictionary.to_pylist()]
    return np.flatnonzero(np.array(pc.fill_null(pa.array(is_matching, pa.bool_()).take(encoded.indices), False)))


def _rejects(rows: pa.Table, errors: Sequence[Mapping[str, Any]]) -> pa.Table:
    columns = {
        **{name: rows.column(name) for name in ("time", "direction")},
        "index": rows.column("number"),
        "stream_offset": rows.column("offset"),
        "length": pc.binary_length(rows.column("payload")).cast(pa.int64()),
        "error": pa.array(errors, ERROR_TYPE),
        "bytes": rows.column("payload"),
    }
    arrays = [columns.get(one.name, pa.nulls(len(rows), one.type)) for one in REJECT_SCHEMA]
    return pa.Table.from_arrays([rows.column(0), *arrays], schema=REJECT_SCHEMA.insert(0, rows.schema.field(0)))


def with_payloads(
    protocol: Protocol, options: PayloadOptions, sample: Callable[[], Iterator[pa.RecordBatch]] | None = None
) -> Protocol:
    """Return a protocol with tables of payloads, as schemas or `sample` show. Raises FormatError, OptionError."""
    if not options.payloads:
        return protocol
    source = next((name for name, one in protocol.tables.items() if {"topic", "payload"} <= set(one.names)), None)
    if source is None:
        raise OptionError(f"payload: messages of {protocol.name} have no topics; leave it out.")
    by_table = _by_table(options.payloads)
    for name, rules in by_table.items():
        is_taken = name in (*protocol.tables, *protocol.queries, REJECTS)
        if is_taken or len({(rule.format, rule.schema) for rule in rules}) > 1:
            raise OptionError(f"payload: the table {name} is another one; name one of its own with `as TABLE`.")
    patterns = {name: tuple(rule.pattern for rule in rules) for name, rules in by_table.items()}
    untyped = [name for name, (rule, *_) in by_table.items() if rule.format == "json" and rule.schema is None]
    kinds = _sampled_types({name: patterns[name] for name in untyped}, sample)
    tables = {}
    for name, (rule, *_) in by_table.items():
        fmt = None if rule.format == "json" else find_format(rule.format)
        tables[name] = _PayloadTable(name, patterns[name], fmt, kinds.get(name, rule.schema))
    keys = [protocol.tables[source].field(name) for name in _KEYS if name in protocol.tables[source].names]
    schemas = {name: pa.schema([*keys, *table.record]) for name, table in tables.items()}
    texts = tuple(rule.pattern for rule in options.payloads if rule.format == "text")
    payloads = Payloads(source, texts, tuple(tables.values()))
    return replace(protocol, tables={**protocol.tables, **schemas}, payloads=payloads)


def _by_table(rules: Sequence[PayloadRule]) -> dict[str, list[PayloadRule]]:
    tables: dict[str, list[PayloadRule]] = {}
    for rule in rules:
        if rule.format != "text":
            try:
                own = "json" if rule.format == "json" else find_format(rule.format).name
            except FormatError as error:
                raise FormatError(f"payload: json and text are formats here, too. {error}") from error
            tables.setdefault(rule.table or own, []).append(rule)
    return tables


def _sampled_types(
    patterns: Mapping[str, tuple[str, ...]], sample: Callable[[], Iterator[pa.RecordBatch]] | None
) -> dict[str, pa.DataType]:
    """Return the types of the JSON of tables in the first messages. Raises OptionError where there can be no sample."""
    if patterns and sample is None:
        told = 'needs a schema, such as json{"value": "double"}'
        raise OptionError(f"payload: the source is read once, so {next(iter(patterns))} {told}.")
    values: dict[str, list[Any]] = {name: [] for name in patterns}
    for batch in islice(sample() if patterns and sample else (), _MOST_BATCHES):
        rows = pa.Table.from_batches([batch.select(["topic", "payload"])])
        for name, own in values.items():
            for payload in rows.column("payload").take(pa.array(_matching(rows, patterns[name]))).to_pylist():
                with suppress(Misfit):
                    own.append(parse_json(payload))
        if min(map(len, values.values())) >= MOST_SAMPLED:
            break
    return {name: common_type(own[:MOST_SAMPLED]) for name, own in values.items()}
