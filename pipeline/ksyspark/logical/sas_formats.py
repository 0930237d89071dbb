"""Classes of SAS formats: whether numbers are days, seconds since 1960, seconds of a day, or plain numbers.

Source: SAS attachments, SAS values. Only the name of the format counts, not its width.
"""

from __future__ import annotations

from typing import Literal

FormatClass = Literal["date", "datetime", "time", "time_of_day"]


def _families(names: str, suffixes: str) -> frozenset[str]:
    return frozenset(name + suffix for name in names.split() for suffix in ("", *suffixes))


def _iso(suffixes: str) -> frozenset[str]:
    return frozenset(base + suffix for base in ("B8601", "E8601") for suffix in suffixes.split())


_DATES = (
    _families("DDMMYY MMDDYY YYMMDD", "BCDNPS")
    | _families("MMYY YYMM YYQ YYQR", "CDNPS")
    | frozenset("DATE DAY DOWNAME JULDAY JULIAN YYMON MONNAME MONTH MONYY QTR QTRR".split())
    | frozenset("WEEKDATE WEEKDATX WEEKDAY WEEKU WEEKV WEEKW WORDDATE WORDDATX YEAR".split())
    | frozenset("NENGO MINGUO HDATE HEBDATE PDJULG PDJULI".split())
    | _iso("DA")
)
_DATETIMES = frozenset("DATETIME DATEAMPM MDYAMPM DTDATE DTMONYY DTYEAR DTWKDATX DTYYQC YMDDTTM".split()) | _iso(
    "DN DT DX DZ LX"
)
_TIMES = frozenset("TIME TIMEAMPM HHMM HOUR MMSS NLTIME NLTIMAP STIMER".split()) | _iso("TM TX TZ LZ")
_NATIONAL_DATES = ("DFDD", "DFDE", "DFDN", "DFDWN", "DFMN", "DFMY", "DFWDX", "DFWKX")


def sas_format_class(name: str) -> FormatClass | None:
    """Return the class of a format by its name, with or without width and dot; None for plain numbers."""
    plain = name.strip().upper().rstrip(".0123456789")
    if plain == "TOD":
        return "time_of_day"
    if plain in _DATES or plain.startswith("NLDATE") or plain.endswith(_NATIONAL_DATES):
        return "date"
    if plain in _DATETIMES or plain.startswith("NLDATM") or plain.endswith("DFDT"):
        return "datetime"
    return "time" if plain in _TIMES else None
