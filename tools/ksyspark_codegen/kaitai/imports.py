"""Make the imports between generated parsers relative: they lie together in one flat package."""

from __future__ import annotations

import re
from collections.abc import Mapping

# Modules that the compiler's own output imports; a parser of such a name would be taken for them.
RESERVED_STEMS = frozenset({"collections", "enum", "kaitaistruct", "zlib"})


def relative_imports(files: Mapping[str, str]) -> dict[str, str]:
    """Return the texts with `import tibrv_msg` as `from . import tibrv_msg`, where `tibrv_msg.py` is one of `files`.

    Imports of other modules (the runtime, opaque types, custom `process`) stay as they are.
    """
    stems = sorted(name.removesuffix(".py") for name in files)
    line = re.compile(rf"^import ({'|'.join(map(re.escape, stems))})$", re.MULTILINE)
    return {name: _in_head(line, text) for name, text in files.items()}


def _in_head(line: re.Pattern[str], text: str) -> str:
    """Substitute above the first class only, so that no docstring is touched."""
    head, first_class, body = text.partition("\nclass ")
    return line.sub(r"from . import \1", head) + first_class + body
