"""The user's cache folder, which holds compiled machine code, the Java shim and installed build tools."""

import os
from pathlib import Path


def cache_folder() -> Path:
    """Return KSYSPARK_CACHE, else `ksyspark` in XDG_CACHE_HOME or `~/.cache`; it may not exist yet."""
    chosen = os.environ.get("KSYSPARK_CACHE")
    if chosen:
        return Path(chosen).absolute()
    users = os.environ.get("XDG_CACHE_HOME")
    return (Path(users) if users else Path.home() / ".cache").absolute() / "ksyspark"
