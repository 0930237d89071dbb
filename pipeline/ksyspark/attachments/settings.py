"""How attachments are written: settings of tables and of text files."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, get_args, get_type_hints

from ksyspark.destination.parquet import Compression
from ksyspark.display import show_given
from ksyspark.errors import OptionError
from ksyspark.protocols.sas.typed_rows import IbmMissing

LineEnd = Literal["lf", "crlf", "none"]
LINE_ENDS: dict[LineEnd, bytes] = {"lf": b"\n", "crlf": b"\r\n", "none": b""}


@dataclass(frozen=True, slots=True)
class OutputSettings:
    """Settings of what is written.

    `csv`: data sets also as CSV. `keep_missing`: a column `NAME__missing` behind each numeric one holds `.`, `._`, `.A`
    to `.Z`. `ibm_missing`: codes of missing values of a
    System/390. `line_end`: behind each record of a text file. `compression`: of Parquet files. Raises OptionError.
    """

    csv: bool = False
    keep_missing: bool = False
    ibm_missing: IbmMissing = "ascii"
    line_end: LineEnd = "lf"
    compression: Compression = "zstd"

    def __post_init__(self) -> None:
        hints = get_type_hints(OutputSettings)
        for name in ("ibm_missing", "line_end", "compression"):
            words, value = get_args(hints[name]), getattr(self, name)
            if value not in words:
                raise OptionError(f"{name}: expected one of {', '.join(words)}, found {show_given(value)}.")
