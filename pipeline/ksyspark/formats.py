"""Find formats: by name among the installed ones (entry points), or by the path of a `.ksy`, generated on the spot."""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path

from ksyspark.errors import FormatError, KsysparkError
from ksyspark.format import Format
from ksyspark.modules import GeneratedModules

GROUP = "ksyspark.formats"


@cache
def installed_formats() -> Mapping[str, Format]:
    """Return all formats of the entry-point group `ksyspark.formats`, by name.

    An entry point is a `Format`, or a mapping of names to `Format` (one entry for a whole package).
    Raises FormatError when two packages offer the same name.
    """
    found: dict[str, Format] = {}
    for entry in entry_points(group=GROUP):
        offered = entry.load()
        for name, fmt in (offered if isinstance(offered, Mapping) else {entry.name: offered}).items():
            if found.setdefault(name, fmt) != fmt:
                raise FormatError(f"Two installed packages offer a format named {name}; uninstall one of them.")
    return dict(sorted(found.items()))


def find_format(name_or_path: str | Format) -> Format:
    """Return the format of a name, or of the path of a `.ksy` file.

    Raises FormatError for a name that no package offers, or a specification with mistakes (all of them are told).
    """
    if isinstance(name_or_path, Format):
        return name_or_path
    if name_or_path.endswith(".ksy"):
        return _format_of_spec(Path(name_or_path).resolve(), _stamp(name_or_path))
    formats = installed_formats()
    if name_or_path not in formats:
        close = difflib.get_close_matches(name_or_path, formats, n=1)
        hint = f" Did you mean {close[0]}?" if close else f" There are: {', '.join(formats) or 'none'}."
        raise FormatError(f"There is no format named {name_or_path!r}.{hint} A path of a .ksy file works too.")
    return formats[name_or_path]


def _stamp(path: str) -> int:
    """Tell one state of a file from another, so that an edited specification is generated anew."""
    try:
        return Path(path).stat().st_mtime_ns
    except OSError as error:
        raise FormatError(f"The specification {path} cannot be read: {error.strerror}.") from error


@cache
def _format_of_spec(path: Path, _stamp: int) -> Format:
    try:
        from ksyspark_codegen import build_format  # noqa: PLC0415 (an optional part, and slow to import)
    except ModuleNotFoundError as error:
        raise FormatError("Reading a .ksy needs the code generator: install ksyspark with it.") from error
    try:
        built = build_format(path)
    except KsysparkError as error:
        raise FormatError(str(error)) from error
    return Format(built.name, GeneratedModules(dict(built.texts)))
