"""Sets as text lines for people, and as data for JSON."""

from __future__ import annotations

from collections.abc import Iterator

from ksyspark.display import show_count
from ksyspark.layout.json_text import Json, plain_json
from ksyspark.protocols.sas.diagnostics import Diagnostic
from ksyspark.protocols.sas.result import Attachment, DataSet, FileContent, MessageSet


def set_lines(one: MessageSet) -> Iterator[str]:
    """Yield a set line by line: a summary, its diagnostics, then the same for each attachment."""
    conventions = "".join(f", {name} {value}" for name, value in one.conventions.items())
    yield f"set {one.id}: {_state(one.is_complete)}, {show_count(one.num_messages, 'message')}{conventions}"
    yield from (f"  {diagnostic.within_attachment()}" for diagnostic in one.diagnostics)
    for attachment in one.attachments:
        yield f"  attachment {attachment.id}: {', '.join(_summary(attachment))}"
        yield from (f"    {diagnostic.within_attachment()}" for diagnostic in attachment.diagnostics)


def set_json(one: MessageSet) -> dict[str, Json]:
    """Return a set without rows and records: completeness, descriptions, diagnostics. Bytes are hexadecimal."""
    return {
        "set": one.id,
        "is_complete": one.is_complete,
        "num_messages": one.num_messages,
        "readings": plain_json(one.conventions),
        "header": plain_json(one.header),
        "diagnostics": [diagnostic_json(diagnostic) for diagnostic in one.diagnostics],
        "attachments": [_attachment_json(attachment) for attachment in one.attachments],
    }


def diagnostic_json(one: Diagnostic) -> dict[str, Json]:
    """Return a diagnostic without the fields that do not apply."""
    fields = {name: getattr(one, name) for name in Diagnostic.__dataclass_fields__}
    return {name: value for name, value in fields.items() if value is not None}


def _attachment_json(one: Attachment) -> dict[str, Json]:
    content = one.content
    json: dict[str, Json] = {
        "attachment": one.id,
        "kind": one.kind,
        "is_complete": one.is_complete,
        "handed_on": one.handed_on,
        "num_messages": one.num_messages,
        "missing": [[first, last] for first, last in one.missing],
        "entry": plain_json(one.entry),
    }
    if isinstance(content, DataSet):
        json["num_rows"] = content.num_rows
        json["definition"] = plain_json(content.definition)
        json["variables"] = [plain_json(variable) for variable in content.variables]
    elif content is not None:
        json |= {"num_records": content.num_records, "record_length": content.record_length, "size": content.size}
    return {**json, "diagnostics": [diagnostic_json(diagnostic) for diagnostic in one.diagnostics]}


def _summary(one: Attachment) -> Iterator[str]:
    yield (one.kind or "unknown kind").replace("_", " ")
    if name := _name(one):
        yield name
    yield _state(one.is_complete)
    yield show_count(one.num_messages, "message")
    if isinstance(one.content, DataSet):
        yield f"{show_count(len(one.content.variables), 'variable')} and {show_count(one.content.num_rows, 'row')}"
    if isinstance(one.content, FileContent):
        yield show_count(one.content.num_records, "record")
    yield f"handed on: {one.handed_on}"


def _name(one: Attachment) -> str:
    """Return library and member of a data set, or the name of a file, from the header."""
    qualifiers = [(one.entry or {}).get(name) for name in ("qualifier_1", "qualifier_2")]
    # Rendezvous has a structure around each value.
    texts = [field["value"] if isinstance(field, dict) else field for field in qualifiers]
    return ".".join(text.strip() for text in texts if text) if one.kind == "data_set" else (texts[1] or "").strip()


def _state(is_complete: bool) -> str:
    return "complete" if is_complete else "incomplete"
