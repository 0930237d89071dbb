"""Sets as lines for people, and as data for JSON."""

from __future__ import annotations

from collections.abc import Iterator

from ksyspark.display import show_count
from ksyspark.layout.json_text import Json, plain_json
from ksyspark.protocols.sas.diagnostic import Diagnostic
from ksyspark.protocols.sas.result import Attachment, DataSet, FileContent, MessageSet


def set_lines(one: MessageSet) -> Iterator[str]:
    """Yield a set line by line: what it is, then what is said of it, then its attachments in the same way."""
    taken = "".join(f", {name} {value}" for name, value in one.readings.items())
    yield f"set {one.id}: {_state(one.is_complete)}, {show_count(one.num_messages, 'message')}{taken}"
    yield from (f"  {said.within_attachment()}" for said in one.diagnostics)
    for attachment in one.attachments:
        yield f"  attachment {attachment.id}: {', '.join(_parts(attachment))}"
        yield from (f"    {said.within_attachment()}" for said in attachment.diagnostics)


def set_json(one: MessageSet) -> dict[str, Json]:
    """Return a set without rows and records: completeness, descriptions, diagnostics. Bytes are hexadecimal."""
    return {
        "set": one.id,
        "is_complete": one.is_complete,
        "num_messages": one.num_messages,
        "readings": plain_json(one.readings),
        "header": plain_json(one.header),
        "diagnostics": [diagnostic_json(said) for said in one.diagnostics],
        "attachments": [_attachment_json(attachment) for attachment in one.attachments],
    }


def diagnostic_json(said: Diagnostic) -> dict[str, Json]:
    """Return a diagnostic with the fields that it has."""
    told = {name: getattr(said, name) for name in Diagnostic.__dataclass_fields__}
    return {name: value for name, value in told.items() if value is not None}


def _attachment_json(one: Attachment) -> dict[str, Json]:
    content = one.content
    found: dict[str, Json] = {
        "attachment": one.id,
        "kind": one.kind,
        "is_complete": one.is_complete,
        "handed_on": one.handed_on,
        "num_messages": one.num_messages,
        "missing": [[first, last] for first, last in one.missing],
        "entry": plain_json(one.entry),
    }
    if isinstance(content, DataSet):
        found["num_rows"] = content.num_rows
        found["definition"] = plain_json(content.definition)
        found["variables"] = [plain_json(variable) for variable in content.variables]
    elif content is not None:
        found |= {"num_records": content.num_records, "record_length": content.record_length, "size": content.size}
    return {**found, "diagnostics": [diagnostic_json(said) for said in one.diagnostics]}


def _parts(one: Attachment) -> Iterator[str]:
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
    """Return library and member of a data set, or the name of a file, as the header has them."""
    qualifiers = [(one.entry or {}).get(name) for name in ("qualifier_1", "qualifier_2")]
    texts = [said["value"] if isinstance(said, dict) else said for said in qualifiers]
    return ".".join(text.strip() for text in texts if text) if one.kind == "data_set" else (texts[1] or "").strip()


def _state(is_complete: bool) -> str:
    return "complete" if is_complete else "incomplete"
