"""Where strings lack their NUL: columns tell only that some do."""

from __future__ import annotations

from ksyspark.decoder import Params
from ksyspark.formats import find_format
from ksyspark.inspect import annotate
from ksyspark.protocols.sas.diagnostic import Findings
from ksyspark.protocols.sas.pieces import Stream

# Annotating is slow; of longer contents only the beginning is told.
_ANNOTATED = 16 << 10
_IS_TERMINATED = ".content.is_terminated"


def say_unterminated(found: Findings, name: str, stream: Stream, params: Params) -> None:
    """Say STRING_NOT_TERMINATED at the first string of a format's message that lacks its NUL."""
    place = _place(name, stream, params) if len(stream) <= _ANNOTATED else None
    number, offset = stream.place(place[1] if place else 0)
    seen = f"{place[0]} without it" if place else "a string without it"
    found.say("STRING_NOT_TERMINATED", number=number, offset=offset, expected="a NUL at the end", found=seen)


def _place(name: str, stream: Stream, params: Params) -> tuple[str, int]:
    """Return the path of the string and the offset of its characters."""
    notes = annotate(find_format(name), stream.data, params, full=True).notes
    starts = {note.path: note.start for note in notes}
    lacking = (note.path for note in notes if note.path.endswith(_IS_TERMINATED) and note.value == "false")
    path = next(lacking).removesuffix(_IS_TERMINATED)
    return path, starts[f"{path}.content"] or 0
