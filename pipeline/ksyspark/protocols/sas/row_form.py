"""How the rows of a queue's data set are written: form of numbers, character set."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ksyspark.charsets import register_charsets
from ksyspark.logical.sas_encodings import NumberForm

_FLOATS, _S390 = 0xF00, 0x300
_ASCII = {367: "ascii", 437: "cp437", 819: "iso-8859-1", 850: "cp850", 1208: "utf-8", 1252: "cp1252"}
_EBCDIC = {37: "cp037", 273: "cp273", 500: "cp500", 924: "ibm924", 1047: "ibm1047", 1140: "cp1140"}


@dataclass(frozen=True, slots=True)
class RowForm:
    """Form of the numbers, and CCSID of the characters; a CCSID that is not known is read as UTF-8, else Latin-1."""

    numbers: NumberForm
    ccsid: int

    @classmethod
    def of(cls, order: Literal["little", "big"], encoding: int, ccsid: int) -> RowForm:
        """Take the form of numbers from MQMD.Encoding; without it EBCDIC means System/390, all else IEEE doubles."""
        is_hexadecimal = encoding & _FLOATS == _S390 or (encoding == 0 and ccsid in _EBCDIC)
        return cls("ibm" if is_hexadecimal else "le" if order == "little" else "be", ccsid)

    def text(self, data: bytes) -> str:
        """Decode characters without the blanks behind them; what is no character becomes U+FFFD."""
        register_charsets()
        codec = _EBCDIC.get(self.ccsid) or _ASCII.get(self.ccsid)
        if codec:
            return data.decode(codec, "replace").rstrip(" ")
        try:
            return data.decode("utf-8").rstrip(" ")
        except UnicodeDecodeError:
            return data.decode("iso-8859-1").rstrip(" ")
