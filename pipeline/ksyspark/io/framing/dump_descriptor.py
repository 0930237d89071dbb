"""The message descriptor in files of dmpmqmsg: codes of three letters, as parameters are named."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from ksyspark.io.framing.told_params import BadEntry

_Kind = Literal["number", "text", "digits"]
_NUMBER: _Kind = "number"
_TEXT: _Kind = "text"
_DIGITS: _Kind = "digits"

# Code -> names of parameters, and how its value is written. AID and AOD are AIX and AOX as characters.
_FIELDS: dict[str, tuple[tuple[str, ...], _Kind]] = {
    "VER": (("md_version",), _NUMBER),
    "RPT": (("report",), _NUMBER),
    "MST": (("msg_type",), _NUMBER),
    "EXP": (("expiry",), _NUMBER),
    "FDB": (("feedback",), _NUMBER),
    "ENC": (("encoding",), _NUMBER),
    "CCS": (("coded_char_set_id", "ccsid"), _NUMBER),
    "FMT": (("format",), _TEXT),
    "PRI": (("priority",), _NUMBER),
    "PER": (("persistence",), _NUMBER),
    "MSI": (("msg_id",), _DIGITS),
    "COI": (("correl_id",), _DIGITS),
    "BOC": (("backout_count",), _NUMBER),
    "RTQ": (("reply_to_q",), _TEXT),
    "RTM": (("reply_to_q_mgr",), _TEXT),
    "USR": (("user_identifier",), _TEXT),
    "ACC": (("accounting_token",), _DIGITS),
    "AID": (("appl_identity_data",), _TEXT),
    "AIX": (("appl_identity_data",), _DIGITS),
    "PAT": (("put_appl_type",), _NUMBER),
    "PAN": (("put_appl_name",), _TEXT),
    "PTD": (("put_date",), _TEXT),
    "PTT": (("put_time",), _TEXT),
    "AOD": (("appl_origin_data",), _TEXT),
    "AOX": (("appl_origin_data",), _DIGITS),
    "GRP": (("group_id",), _DIGITS),
    "MSQ": (("msg_seq_number",), _NUMBER),
    "OFF": (("offset",), _NUMBER),
    "MSF": (("msg_flags",), _NUMBER),
    "ORL": (("original_length",), _NUMBER),
}
_CODE = slice(2, 5)
_VALUE = 6


def told_by(lines: Iterable[bytes]) -> dict[str, object]:
    """Return the fields of a descriptor by the names of parameters; `N` tells nothing. Raises BadEntry."""
    told: dict[str, object] = {}
    for line in lines:
        text = line.decode("latin-1")
        if text.startswith("N"):
            continue
        code, value = text[_CODE], text[_VALUE:]
        if code not in _FIELDS or text[1:2] != " ":
            raise BadEntry(f"the descriptor has a line {text[:_VALUE].rstrip()!r}, which dmpmqmsg does not know")
        names, kind = _FIELDS[code]
        found = _read(code, kind, value)
        told.update(dict.fromkeys(names, found))
    return told


def _read(code: str, kind: _Kind, value: str) -> object:
    """Return a number, a text without the blanks behind it, or bytes; None where nothing is written."""
    if not value.strip():
        return None
    try:
        return int(value) if kind == "number" else bytes.fromhex(value) if kind == "digits" else value.rstrip(" ")
    except ValueError as error:
        raise BadEntry(f"the descriptor's {code} is not {'a number' if kind == 'number' else 'bytes'}") from error
