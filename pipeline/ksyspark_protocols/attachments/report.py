"""The report on attachments: rows of the tables `attachments`, `messages`, `definitions` and `strays`."""

from collections.abc import Iterator
from dataclasses import asdict, dataclass, field, replace
from typing import Any, Literal

import pyarrow as pa

from ksyspark.layout.arrow import columns
from ksyspark_protocols.attachments import contents
from ksyspark_protocols.sas import result
from ksyspark_protocols.sas.character_sets import readable_text

Status = Literal["complete", "incomplete", "damaged"]
_TEXT, _NUMBER = pa.string(), pa.int64()
_PLACE = [*columns(_TEXT, "path"), *columns(_NUMBER, "index offset")]
_DIAGNOSTIC = pa.struct(
    [
        *columns(_TEXT, "code severity sentence"),
        *columns(_NUMBER, "message byte"),
        *columns(_TEXT, "expected found"),
        *_PLACE,
    ]
)
_DIAGNOSTICS = pa.list_(_DIAGNOSTIC)
_IDS = [
    *columns(_TEXT, "header_id message_id"),
    *columns(_NUMBER, "original_message_type"),
    *columns(_TEXT, "original_correlation_id"),
]
_OF_ENTRY = ("qualifier_1", "qualifier_2", "description", "major_version", "minor_version")
ATTACHMENTS = pa.schema(
    [
        *columns(_TEXT, "set attachment kind qualifier_1 qualifier_2 description"),
        *columns(_NUMBER, "major_version minor_version"),
        *_IDS,
        *columns(_TEXT, "status handed_on path"),
        *columns(_NUMBER, "messages"),
        ("missing", pa.list_(pa.struct(columns(_NUMBER, "first last")))),
        *columns(_NUMBER, "rows records bytes record_length stated_bytes"),
        ("readings", pa.list_(pa.struct(columns(_TEXT, "name value why")))),
        ("notices", pa.list_(pa.struct([*columns(_TEXT, "variable code"), *columns(_NUMBER, "values")]))),
        ("diagnostics", _DIAGNOSTICS),
        *columns(_TEXT, "set_status"),
        *columns(_NUMBER, "set_messages"),
        ("set_diagnostics", _DIAGNOSTICS),
    ]
)
"""One row an attachment; a set of which no attachment is known has a row without one."""
DEFINITIONS = pa.schema([*columns(_TEXT, "set attachment path"), *contents.DEFINITION_FIELDS])
"""One row a data set."""
STRAYS = pa.schema([*_DIAGNOSTIC, ("bytes", _NUMBER)])
"""One row a message that is in no set."""
_VALUE = [
    *columns(_TEXT, "map_type"),
    *columns(_NUMBER, "integer"),
    *columns(pa.float64(), "number"),
    *columns(_TEXT, "text"),
]
MESSAGES = pa.schema(
    [
        *columns(_TEXT, "set"),
        *_IDS,
        *columns(_NUMBER, "encoding ccsid"),
        *columns(_TEXT, "format"),
        *columns(_NUMBER, "bytes"),
        *columns(_TEXT, "text"),
        ("values", pa.list_(pa.struct(_VALUE))),
        ("data", pa.binary()),
        *_PLACE,
    ]
)
"""One row a message of the application: `text` where its bytes are text, on Rendezvous the `values` of its map."""

SCHEMAS = {"attachments": ATTACHMENTS, "messages": MESSAGES, "definitions": DEFINITIONS, "strays": STRAYS}

# On Rendezvous messages have no numbers that could be missing.
_UNKNOWN_HOLE = 1 << 32
# Where a number is missing, that also explains these: of what is behind it, or was to go on there.
_CUT_CODES = ("LENGTH_PAST_END", "LENGTH_NEGATIVE", "TEXT_INVALID", "MESSAGE_REFUSED")
# Of these the content that is there is as good as before.
_MISSING_CODES = ("SEQ_MISSING", "SEQ_DUPLICATE_DIFFERENT", "FILE_DESC_MISSING", "VAR_DEFS_MISSING", "SET_TOO_LARGE")
# By these what is there is not what was stated, though all messages are there.
_CONTRADICTING_CODES = ("OBS_COUNT_MISMATCH", "OBS_PARTIAL_ROW", "ATTACHMENT_KIND_DIFFERS")


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of one attachment of a set: `attachment` is None if the set has no known one. Nothing holds contents.

    `set` has neither attachments nor application messages, `position` is the place in it from 0. `written` is what the
    job has of it. `is_alone`: it comes without the others of its set, whose state is not known.
    """

    set: result.MessageSet
    attachment: result.Attachment | None
    position: int
    num_rows: int | None = None
    num_records: int | None = None
    is_alone: bool = False
    written: contents.WrittenContent = field(default_factory=contents.WrittenContent)

    @property
    def key(self) -> tuple[str, int]:
        return self.set.id, self.position

    @property
    def is_first(self) -> bool:
        return self.position == 0

    @property
    def status(self) -> Status:
        if self.attachment is None:
            return _status(self.set.is_complete, self.set.diagnostics)
        is_short = any(one.code in ("LST_MISSING", "LST_COUNT_MISMATCH") for one in self.set.diagnostics)
        hole = self.attachment.missing[0][0] if self.attachment.missing else _UNKNOWN_HOLE if is_short else None
        status = _status(self.attachment.is_complete, self.attachment.diagnostics, hole)
        # All messages are there, but something about their set forbids to use them, or they contradict themselves.
        is_contradiction = any(one.code in _CONTRADICTING_CODES for one in self.attachment.diagnostics)
        is_unsound = self.attachment.handed_on == "nothing" or is_contradiction
        return "damaged" if status == "complete" and is_unsound else status

    def diagnostics(self) -> Iterator[result.Diagnostic]:
        """Yield the diagnostics of the attachment; with the first of a set also those of the set."""
        yield from self.set.diagnostics if self.is_first else ()
        yield from self.attachment.diagnostics if self.attachment else ()


def closed_outcomes(
    closed: result.Closed, settings: contents.ContentOptions | None = None
) -> Iterator[tuple[Outcome, result.Attachment | None]]:
    """Yield what became of each attachment, nothing of it written, with notices by `settings`; and the attachment."""
    for message_set in closed.sets:
        bare = replace(message_set, attachments=(), application=())
        for number, attachment in enumerate(message_set.attachments or (None,)):
            content = attachment.content if attachment else None
            described = replace(attachment, content=content.without_content()) if attachment and content else attachment
            num_rows = content.num_rows if isinstance(content, result.DataSet) else None
            num_records = content.num_records if isinstance(content, result.FileContent) else None
            written = contents.WrittenContent(notices=contents.read_notices(attachment, settings) if settings else {})
            yield Outcome(bare, described, number, num_rows, num_records, written=written), attachment


def part_of_set(outcome: Outcome) -> Outcome:
    """Return the outcome of an attachment that comes without the other messages of its set."""
    diagnostics = tuple(one for one in outcome.set.diagnostics if one.code != "APP_MESSAGE_MISSING")
    return replace(outcome, set=replace(outcome.set, diagnostics=diagnostics), is_alone=True)


def attachment_row(outcome: Outcome, path: str | None = None) -> dict[str, Any]:
    """Return the row of the table `attachments`; `path` is where the content is, below the destination."""
    message_set, attachment = outcome.set, outcome.attachment
    entry = contents.plain_values(attachment.entry) if attachment and attachment.entry else {}
    content = attachment.content if attachment else None
    parts = [part for part in outcome.written.parts if part.table != "csv"]
    notices = outcome.written.notices.items()
    return {
        "set": message_set.id,
        "attachment": attachment.id if attachment else None,
        "kind": attachment.kind if attachment else None,
        **{name: entry.get(name) for name in _OF_ENTRY},
        **_ids(message_set),
        "status": outcome.status,
        "handed_on": attachment.handed_on if attachment else "nothing",
        "path": path,
        "messages": attachment.num_messages if attachment else 0,
        "missing": [{"first": first, "last": last} for first, last in (attachment.missing if attachment else ())],
        "rows": outcome.num_rows,
        "records": outcome.num_records,
        "bytes": sum(part.num_bytes for part in parts) if parts else None,
        "record_length": content.record_length if isinstance(content, result.FileContent) else None,
        "stated_bytes": content.size if isinstance(content, result.FileContent) else None,
        "readings": _readings(message_set, attachment),
        "notices": [
            {"variable": variable, "code": code, "values": count}
            for variable, counts in notices
            for code, count in counts.items()
        ],
        "diagnostics": [_diagnostic_row(each) for each in (attachment.diagnostics if attachment else ())],
        "set_status": None if outcome.is_alone else _status(message_set.is_complete, message_set.diagnostics),
        "set_messages": message_set.num_messages,
        "set_diagnostics": [_diagnostic_row(each) for each in message_set.diagnostics],
    }


def definitions_row(outcome: Outcome, path: str | None) -> dict[str, Any] | None:
    """Return the row of the table `definitions`, None for what is no data set."""
    content = outcome.attachment.content if outcome.attachment else None
    if not isinstance(content, result.DataSet) or outcome.attachment is None:
        return None
    place = {"set": outcome.set.id, "attachment": outcome.attachment.id, "path": path}
    return place | contents.definition_row(content)


def stray_row(stray: result.Stray) -> dict[str, Any]:
    """Return the row of the table `strays`."""
    return {**_diagnostic_row(stray.diagnostic), "bytes": stray.num_bytes}


def message_table(closed: result.Closed) -> pa.Table:
    """Return the rows of the table `messages` of some sets."""
    rows = [row for message_set in closed.sets for row in message_rows(message_set)]
    return pa.Table.from_pylist(rows, schema=MESSAGES)


def message_rows(message_set: result.MessageSet) -> list[dict[str, Any]]:
    """Return the rows of the table `messages` of one set."""
    return [
        {
            "set": message_set.id,
            **_ids(message_set),
            "encoding": message.encoding or None,
            "ccsid": message.ccsid or None,
            "format": message.format or None,
            "bytes": len(message.data),
            "text": readable_text(message.data, message.ccsid),
            "values": None if message.values is None else [_map_value(value) for value in message.values],
            "data": message.data,
            **_place(message.origin),
        }
        for message in message_set.application
    ]


def _map_value(value: result.Row) -> result.Row:
    """Return a value without the blanks that fill a text up to the length of its map."""
    plain = {column.name: value[column.name] for column in _VALUE}
    return {**plain, "text": value["text"] and value["text"].rstrip(" ")}


def stated_name(attachment: result.Attachment) -> str:
    """Return library and member of a data set, or the name of a file, as the header says it."""
    entry = contents.plain_values(attachment.entry) if attachment.entry else {}
    texts = [(entry.get(name) or "").strip() for name in ("qualifier_1", "qualifier_2")]
    return ".".join(text for text in texts if text) if attachment.kind == "data_set" else texts[1]


def _status(is_complete: bool, diagnostics: tuple[result.Diagnostic, ...], hole: int | None = None) -> Status:
    """Return the status; `hole` is the first number that is missing, which explains what is wrong there."""

    def is_explained(each: result.Diagnostic) -> bool:
        is_cut = each.code in _CUT_CODES and hole is not None and (each.number or 0) >= hole - 1
        return each.code in _MISSING_CODES or is_cut or (each.code == "VAR_COUNT_MISMATCH" and hole is not None)

    fatal = [each for each in diagnostics if each.severity == "F"]
    if not all(map(is_explained, fatal)):
        return "damaged"
    return "complete" if is_complete and not fatal else "incomplete"


def _readings(message_set: result.MessageSet, attachment: result.Attachment | None) -> list[dict[str, str]]:
    """Return the sender's conventions: taken for sure, or as the likeliest of several."""
    diagnostics = (*message_set.diagnostics, *(attachment.diagnostics if attachment else ()))
    is_unsure = any(each.code == "READING_UNDECIDED" for each in diagnostics)
    why = "the likeliest: several fit, or none" if is_unsure else "the only one that fits of those the switches allow"
    is_guessed = any(each.code == "CHARSET_UNKNOWN" for each in diagnostics)
    of_texts = "guessed: the stated one is not known" if is_guessed else "of a switch or descriptor, or found by names"
    return [
        {"name": name, "value": value, "why": of_texts if name == "ccsid" else why}
        for name, value in message_set.conventions.items()
    ]


def _diagnostic_row(diagnostic: result.Diagnostic) -> dict[str, Any]:
    own = asdict(diagnostic)
    named = {name: own[name] for name in ("code", "severity", "expected", "found")}
    place = {"message": diagnostic.number, "byte": diagnostic.offset, **_place(diagnostic.origin)}
    return {**named, "sentence": str(diagnostic), **place}


def _place(origin: result.Origin | None) -> dict[str, Any]:
    return asdict(origin) if origin else dict.fromkeys(("path", "index", "offset"))


def _ids(message_set: result.MessageSet) -> dict[str, Any]:
    header = contents.plain_values(message_set.header) if message_set.header else {}
    values = {column.name: header.get(column.name) for column in _IDS}
    texts = {name: value.hex() if isinstance(value, bytes) else value for name, value in values.items()}
    return {name: (text.strip() or None) if isinstance(text, str) else text for name, text in texts.items()}
