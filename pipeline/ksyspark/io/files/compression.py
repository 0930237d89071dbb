"""How a file is compressed: told, or seen by its suffix."""

from __future__ import annotations

from ksyspark.options import Compression

_SUFFIXES = {".gz": "gzip", ".zst": "zstd", ".zstd": "zstd", ".bz2": "bz2", ".lz4": "lz4"}


def codec_of(path: str, compression: Compression) -> str | None:
    """Return Arrow's name for the compression of a file, or None."""
    if compression == "none":
        return None
    if compression != "auto":
        return compression
    return next((codec for suffix, codec in _SUFFIXES.items() if path.lower().endswith(suffix)), None)
