"""Options of a read: one table of names, checked once on the driver before any file is opened."""

from ksyspark.options.read_options import (
    CONTAINERS,
    OPTIONS,
    Compression,
    FileOptions,
    FramingKind,
    FramingOptions,
    GivenOptions,
    ReadOptions,
    format_of,
    import_paths,
)
from ksyspark.options.table import Option

__all__ = [
    "CONTAINERS",
    "OPTIONS",
    "Compression",
    "FileOptions",
    "FramingKind",
    "FramingOptions",
    "GivenOptions",
    "Option",
    "ReadOptions",
    "format_of",
    "import_paths",
]
