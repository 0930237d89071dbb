"""Rejects in a notebook: the dump that `ksyspark inspect` prints, coloured, near what is wrong."""

from collections.abc import Iterable, Mapping
from io import StringIO
from typing import Any

import pyarrow as pa
import pyarrow.compute as pc
from rich.console import Console
from rich.text import Text

from ksyspark.errors import Failure, OptionError
from ksyspark.escaping import visible
from ksyspark.formats import Format
from ksyspark.inspect.annotate import Annotator
from ksyspark.inspect.render import render
from ksyspark.options.read_options import ReadOptions, format_of
from ksyspark.reader.envelope import ERROR, PARAMS, SOURCE

# Rejects of a table, lines before and behind what is wrong, characters of a line.
_MOST, _AROUND, _EDGE = 5, 12, 120
_GAP = Text("…", "dim")


class Shown(Text):
    """Messages as `ksyspark inspect` shows them: HTML in a notebook, text elsewhere."""

    def __repr__(self) -> str:
        return self.plain

    def _repr_html_(self) -> str:
        console = Console(file=StringIO(), record=True, width=_EDGE)
        console.print(self, soft_wrap=True)
        return console.export_html(inline_styles=True, code_format="<pre>{code}</pre>")


def show(
    value: Any,
    format: Format | str,  # noqa: A002 (the word of all doors)
    options: Mapping[str, object] | None = None,
    **params: object,
) -> Shown:
    """Return bytes of a message, a row that was refused, or the first such rows of a table, as `inspect` shows them.

    A row is a mapping, or one of Spark or pandas; its `_params` are used where `params` do not tell them. Raises
    FormatError, and OptionError also for a row without its bytes, which only rejects keep.
    """
    fmt, fixed = format_of(format, options or {}), {f"param.{name}": one for name, one in params.items()}
    reading = ReadOptions.from_mapping({**(options or {}), **fixed}, fmt.layout)
    annotator = Annotator(fmt, show_sensitive=reading.show_sensitive, type_name=reading.type)
    lines = list[Text]()
    for row in _rows(value, reading.corrupt_column):
        data, told, origin = row.get(reading.corrupt_column), row.get(PARAMS) or {}, row.get(SOURCE) or {}
        if data is None:
            raise OptionError(f"The row has no bytes in {reading.corrupt_column}: only rejects keep theirs.")
        if origin.get("path"):
            lines.append(Text("{path}, message {index} at byte {offset}".format_map(origin), "bold"))
        known = {one.id: told[one.id] for one in fmt.layout.params if told.get(one.id) is not None}
        inspection = annotator.annotate(data, {**known, **reading.params})
        lines += _near(list(render(inspection, _EDGE)))
        if row.get(ERROR) and (failure := Failure(**row[ERROR])) != inspection.failure:
            # Bytes of a sensitive value are masked, or the parameters are others.
            lines.append(Text(f"✗ when it was read: {failure}", "bold red"))
    shown = Text("\n").join(lines)
    return Shown(visible(shown.plain), spans=shown.spans)


def _rows(value: Any, corrupt_column: str) -> Iterable[Mapping[str, Any]]:
    if isinstance(value, bytes):
        return [{corrupt_column: value}]
    if hasattr(value, "asDict"):
        return [value.asDict(recursive=True)]
    if hasattr(value, "keys") and not hasattr(value, "__arrow_c_stream__"):
        return [dict(value)]
    table = pa.table(value)
    return table.filter(pc.is_valid(table[ERROR])).slice(0, _MOST).to_pylist()  # type: ignore[no-any-return]


def _near(lines: list[Text]) -> Iterable[Text]:
    """Return the headings, the lines near what is wrong, and the two at the end; all lines if nothing is."""
    wrong = [number for number, line in enumerate(lines) if "✗" in line.plain]
    first, end = (max(wrong[0] - _AROUND, 1), wrong[0] + _AROUND) if wrong else (1, len(lines))
    return [lines[0], *[_GAP] * (first > 1), *lines[first:end], *[_GAP] * (end < len(lines) - 2), *lines[end:][-2:]]
