"""SAS numbers: IEEE and IBM encodings, missing values, dates and times, and classes of SAS formats."""

import datetime as dt
import math
import struct
from dataclasses import dataclass
from fractions import Fraction
from typing import Literal

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from ksyspark.display import show_count
from ksyspark.logical import arrays
from ksyspark.logical.date_time import MICROS_PER_DAY, MICROS_PER_SECOND, SPAN, TIMESTAMP, date_array, micros_array

NumberForm = Literal["", "be", "le", "ibm", "ibm_ebcdic", "ibm_complement"]
"""`be`, `le`: bytes of an IEEE double; `ibm...`: hexadecimal, by its codes of missing values; "": an Arrow double."""

MISSING_KINDS = [".", "._", *(f".{chr(code)}" for code in range(ord("A"), ord("Z") + 1))]
NOT_MISSING = -1
MIN_IEEE_BYTES, MIN_IBM_BYTES, MAX_BYTES = 3, 2, 8

Doubles = NDArray[np.float64]
_Words = NDArray[np.uint64]
_EXPONENT = np.uint64(0x7FF << 52)
_UPPER, _TAG_SHIFT, _BELOW_TAG = np.uint64(0xFFFF), np.uint64(40), np.uint64((1 << 40) - 1)
_HEX_SIGN = np.uint64(1 << 63)
_HEX_FRACTION, _HEX_FIRST = np.uint64((1 << 56) - 1), np.uint64(56)


@dataclass(frozen=True, slots=True)
class SasNumbers:
    """SAS numbers: `missing` is NOT_MISSING, or an index into MISSING_KINDS where `doubles` holds no number."""

    doubles: Doubles
    missing: NDArray[np.int64]
    valid: arrays.Flags
    faults: arrays.Flags
    notices: dict[str, arrays.Flags]

    @property
    def has_number(self) -> arrays.Flags:
        return np.asarray(self.valid & ~self.faults & (self.missing == NOT_MISSING), np.bool_)


def _read_array(values: pa.Array, form: NumberForm) -> SasNumbers:
    """Return the numbers of a float64 array (form "") or of binary values of 3 to 8 bytes (`ibm`: 2 to 8)."""
    if form == "":
        doubles = np.ascontiguousarray(values.to_numpy(zero_copy_only=False), np.float64)
        valid = arrays.valid_rows(values)
        return _ieee(doubles.view(np.uint64), valid, np.zeros(valid.size, np.bool_))
    matrix = arrays.byte_matrix(values, MAX_BYTES)
    min_bytes = MIN_IBM_BYTES if form.startswith("ibm") else MIN_IEEE_BYTES
    faults = matrix.valid & ((matrix.lengths < min_bytes) | (matrix.lengths > MAX_BYTES))
    words = _words(matrix, is_little=form == "le")
    return _ibm(words, matrix.valid, faults, form) if form.startswith("ibm") else _ieee(words, matrix.valid, faults)


def _ibm_to_doubles(words: _Words) -> tuple[Doubles, arrays.Flags]:
    """Return 64-bit hexadecimal numbers as doubles, rounded to nearest even, and which of them were rounded.

    A word is sign, 7 bits of exponent of 16 (excess 64), 56 bits of fraction.
    """
    fractions = words & _HEX_FRACTION
    doubles = fractions.astype(np.float64)
    exponents = ((words >> _HEX_FIRST) & np.uint64(0x7F)).astype(np.int64) - 64
    magnitudes = np.ldexp(doubles, (4 * exponents - 56).astype(np.int32))
    return np.where(words & _HEX_SIGN, -magnitudes, magnitudes), doubles.astype(np.uint64) != fractions


def _words(matrix: arrays.ByteMatrix, *, is_little: bool) -> _Words:
    """Return values of up to 8 bytes as 64-bit words, missing low bytes zero."""
    words = np.zeros(matrix.lengths.size, np.uint64)
    left_out = MAX_BYTES - np.minimum(matrix.lengths, MAX_BYTES)
    for position, octets in enumerate(matrix.data.astype(np.uint64)):
        shift = left_out + position if is_little else np.int64(MAX_BYTES - 1 - position)
        words |= octets << (np.minimum(shift, MAX_BYTES - 1) * 8).astype(np.uint64)
    return words


def _ieee(words: _Words, valid: arrays.Flags, faults: arrays.Flags) -> SasNumbers:
    is_number = (words & _EXPONENT) != _EXPONENT
    tags = ((words >> _TAG_SHIFT) & np.uint64(0xFF)).astype(np.int64)
    kinds = _IEEE_KINDS[tags]
    is_tagged = ((words >> np.uint64(48)) == _UPPER) & ((words & _BELOW_TAG) == 0) & (kinds >= 0)
    missing = np.where(is_number, NOT_MISSING, np.where(is_tagged, kinds, 0))
    notices = {arrays.NAN_NOT_MISSING: valid & ~faults & ~is_number & ~is_tagged}
    return SasNumbers(words.view(np.float64), missing, valid, faults, notices)


def _ibm(words: _Words, valid: arrays.Flags, faults: arrays.Flags, form: NumberForm) -> SasNumbers:
    first = (words >> _HEX_FIRST).astype(np.int64)
    is_number = ((words & _HEX_FRACTION) != 0) | (first == 0x00) | (first == 0x80)
    kinds = _IBM_KINDS[form][first]
    missing = np.where(is_number, NOT_MISSING, np.maximum(kinds, 0))
    doubles, is_rounded = _ibm_to_doubles(words)
    is_usable = valid & ~faults
    notices = {arrays.NAN_NOT_MISSING: is_usable & ~is_number & (kinds < 0), arrays.ROUNDED: is_usable & is_rounded}
    return SasNumbers(doubles, missing, valid, faults, notices)


_COMPLEMENT = {0xFF - ord(kind[-1]): kind for kind in MISSING_KINDS}
_IEEE = {0xFE: ".", 0xFF: "._", **{0xFD - place: kind for place, kind in enumerate(MISSING_KINDS[2:])}, **_COMPLEMENT}
_IBM = {
    "ibm": {ord(kind[-1]): kind for kind in MISSING_KINDS},
    "ibm_ebcdic": {kind[-1].encode("cp037")[0]: kind for kind in MISSING_KINDS},
    "ibm_complement": _COMPLEMENT,
}


def _kinds_by_byte(kinds: dict[int, str]) -> NDArray[np.int64]:
    """Return for each byte the index of the missing kind that it stands for, or -1."""
    return np.array([MISSING_KINDS.index(kinds[code]) if code in kinds else -1 for code in range(256)], np.int64)


_IEEE_KINDS = _kinds_by_byte(_IEEE)
_IBM_KINDS = {form: _kinds_by_byte(kinds) for form, kinds in _IBM.items()}

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
    """Return the class of a format by its name, with or without width and dot, or None for plain numbers."""
    plain = name.strip().upper().rstrip(".0123456789")
    if plain == "TOD":
        return "time_of_day"
    if plain in _DATES or plain.startswith("NLDATE") or plain.endswith(_NATIONAL_DATES):
        return "date"
    if plain in _DATETIMES or plain.startswith("NLDATM") or plain.endswith("DFDT"):
        return "datetime"
    return "time" if plain in _TIMES else None


_EPOCH = dt.date(1960, 1, 1).toordinal()
_FIRST_DAY, _LAST_DAY = dt.date.min.toordinal() - _EPOCH, dt.date.max.toordinal() - _EPOCH
_UNIX_EPOCH_DAYS = dt.date(1970, 1, 1).toordinal() - _EPOCH
_SECONDS_PER_DAY = 86_400
# What int64 microseconds hold.
_MAX_SECONDS = 9_223_372_036_854


def sas_numeric(values: pa.Array, form: NumberForm = "") -> arrays.Converted:
    """Convert numbers to float64; missing values, NaNs and infinities are null."""
    numbers = _read_array(values, form)
    data = np.where(numbers.has_number, numbers.doubles, 0.0)
    buffers = [arrays.validity_bitmap(numbers.has_number), pa.py_buffer(data)]
    return arrays.Converted(pa.Array.from_buffers(pa.float64(), data.size, buffers), numbers.faults, numbers.notices)


def sas_missing(values: pa.Array, form: NumberForm = "") -> arrays.Converted:
    """Convert missing values to their kind (`.`, `._`, `.A` to `.Z`); numbers are null, other NaNs `.`."""
    numbers = _read_array(values, form)
    is_missing = numbers.valid & ~numbers.faults & (numbers.missing != NOT_MISSING)
    indices = pa.array(np.maximum(numbers.missing, 0), pa.int32(), mask=~is_missing)
    return arrays.Converted(pa.array(MISSING_KINDS, pa.string()).take(indices), numbers.faults, numbers.notices)


def sas_date(values: pa.Array, form: NumberForm = "") -> arrays.Converted:
    """Convert days since 1960-01-01 to date32, fractions cut downwards; beyond the years 1 to 9999 null."""
    numbers = _read_array(values, form)
    in_range = numbers.has_number & (numbers.doubles >= _FIRST_DAY) & (numbers.doubles < _LAST_DAY + 1)
    days = np.floor(np.where(in_range, numbers.doubles, 0.0)).astype(np.int64) - _UNIX_EPOCH_DAYS
    return arrays.Converted(date_array(days, in_range), numbers.faults, _notices(numbers, in_range))


def sas_datetime(values: pa.Array, form: NumberForm = "") -> arrays.Converted:
    """Convert seconds since 1960-01-01 to timestamp[us] without zone; beyond the years 1 to 9999 null."""
    numbers = _read_array(values, form)
    first, end = _FIRST_DAY * _SECONDS_PER_DAY, (_LAST_DAY + 1) * _SECONDS_PER_DAY
    in_range = numbers.has_number & (numbers.doubles >= first) & (numbers.doubles < end)
    micros = _micros(numbers.doubles, in_range) - _UNIX_EPOCH_DAYS * MICROS_PER_DAY
    return arrays.Converted(micros_array(TIMESTAMP, micros, in_range), numbers.faults, _notices(numbers, in_range))


def sas_time(values: pa.Array, form: NumberForm = "") -> arrays.Converted:
    """Convert seconds of any sign and size to duration[us]; beyond 292,000 years null."""
    numbers = _read_array(values, form)
    in_range = numbers.has_number & (np.abs(numbers.doubles) < _MAX_SECONDS)
    micros = _micros(numbers.doubles, in_range)
    return arrays.Converted(micros_array(SPAN, micros, in_range), numbers.faults, _notices(numbers, in_range))


def sas_time_of_day(values: pa.Array, form: NumberForm = "") -> arrays.Converted:
    """Convert seconds of a time or a datetime to duration[us] since the last midnight."""
    numbers = _read_array(values, form)
    in_range = numbers.has_number & (np.abs(numbers.doubles) < _MAX_SECONDS)
    micros = _micros(numbers.doubles, in_range) % MICROS_PER_DAY
    return arrays.Converted(micros_array(SPAN, micros, in_range), numbers.faults, _notices(numbers, in_range))


def _micros(seconds: Doubles, in_range: arrays.Flags) -> arrays.Ints:
    """Return seconds in microseconds, fractions rounded to nearest even; 0 in rows out of range."""
    kept = np.where(in_range, seconds, 0.0)
    whole = np.floor(kept)
    return whole.astype(np.int64) * MICROS_PER_SECOND + np.rint((kept - whole) * 1e6).astype(np.int64)


def _notices(numbers: SasNumbers, in_range: arrays.Flags) -> dict[str, arrays.Flags]:
    out_of_range = numbers.has_number & ~in_range
    return {
        arrays.NAN_NOT_MISSING: numbers.notices[arrays.NAN_NOT_MISSING],
        **numbers.notices,
        arrays.OUT_OF_RANGE: out_of_range,
    }


def read_numeric(value: float | bytes, form: str = "") -> float | None:
    """Return one number, or None for a missing value, a NaN or an infinity. Raises InvalidValue for a wrong length."""
    return _read(value, form)[0]


def read_missing(value: float | bytes, form: str = "") -> str | None:
    """Return the kind of one missing value (`.`, `._`, `.A` to `.Z`), or None for a number; other NaNs are `.`."""
    return _read(value, form)[1]


def nan_of_missing(kind: str) -> float:
    """Return the NaN that is a missing value. Raises ValueError for a kind that there is not."""
    tag = list(_IEEE)[list(_IEEE.values()).index(kind)]
    return float(struct.unpack(">d", bytes([0xFF, 0xFF, tag, 0, 0, 0, 0, 0]))[0])


def read_date(value: float | bytes, form: str = "") -> dt.date | None:
    """Return the date of days since 1960-01-01, or None for a missing value and outside the years 1 to 9999."""
    days = read_numeric(value, form)
    if days is None:
        return None
    try:
        return dt.date(1960, 1, 1) + dt.timedelta(days=math.floor(days))
    except OverflowError:
        return None


def read_datetime(value: float | bytes, form: str = "") -> dt.datetime | None:
    """Return the datetime of seconds since 1960-01-01 to the microsecond, or None as `read_date` does."""
    seconds = read_numeric(value, form)
    if seconds is None:
        return None
    try:
        return dt.datetime(1960, 1, 1) + _duration(seconds)  # noqa: DTZ001 (has no zone)
    except OverflowError:
        return None


def read_time(value: float | bytes, form: str = "") -> dt.timedelta | None:
    """Return seconds, of any sign, to the microsecond, or None for a missing value and beyond 292,000 years."""
    seconds = read_numeric(value, form)
    return None if seconds is None or abs(seconds) >= _MAX_SECONDS else _duration(seconds)


def read_time_of_day(value: float | bytes, form: str = "") -> dt.timedelta | None:
    """Return seconds, of a time or a datetime, as time since the last midnight."""
    time = read_time(value, form)
    return None if time is None else time % dt.timedelta(days=1)


def _duration(seconds: float) -> dt.timedelta:
    whole = math.floor(seconds)
    return dt.timedelta(seconds=whole, microseconds=round((seconds - whole) * 1e6))


def _read(value: float | bytes, form: str) -> tuple[float | None, str | None]:
    """Return a number, or the kind of a missing value."""
    if form.startswith("ibm"):
        return _read_ibm(_padded(value, MIN_IBM_BYTES), _IBM[form])
    if isinstance(value, float):
        data = struct.pack(">d", value)
    else:
        data = _padded(value[::-1] if form == "le" else value, MIN_IEEE_BYTES)
    [number] = struct.unpack(">d", data)
    if math.isfinite(number):
        return number, None
    if data[:2] == b"\xff\xff" and not any(data[3:]):
        return None, _IEEE.get(data[2], ".")
    return None, "."


def _padded(data: float | bytes, min_bytes: int) -> bytes:
    """Return 8 big-endian bytes, with the zeros that a short number leaves out."""
    assert isinstance(data, bytes)
    if not min_bytes <= len(data) <= MAX_BYTES:
        raise arrays.InvalidValue(f"{min_bytes} to {MAX_BYTES} bytes", show_count(len(data), "byte"))
    return data.ljust(MAX_BYTES, b"\0")


def _read_ibm(data: bytes, kinds: dict[int, str]) -> tuple[float | None, str | None]:
    first, fraction = data[0], int.from_bytes(data[1:], "big")
    sign = -1 if first & 0x80 else 1
    if fraction:
        return sign * float(Fraction(fraction, 1 << 56) * Fraction(16) ** ((first & 0x7F) - 64)), None
    return (sign * 0.0, None) if first in (0x00, 0x80) else (None, kinds.get(first, "."))
