"""Files and the messages in them: listing, opening, reading through windows, and the framings that cut messages.

`files` finds the file system of a path and lists its files, `windows` opens and reads them. `framings` chooses how a
window is cut: as one message, as equal pieces, by lengths in front of messages, by `containers` (jsonl), `mqsc_dump` or
`stream`; `pieces` joins messages that come in pieces. `writing` does the reverse.
"""

from ksyspark.io.files import SourceFile, list_files
from ksyspark.io.framings import framing_for
from ksyspark.io.spans import Framing, Spans, limited
from ksyspark.io.windows import Window, WindowReader, open_file

__all__ = [
    "Framing",
    "SourceFile",
    "Spans",
    "Window",
    "WindowReader",
    "framing_for",
    "limited",
    "list_files",
    "open_file",
]
