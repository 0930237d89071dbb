"""Let the compiled machine check each index: a changed plan may lead anywhere."""

from __future__ import annotations

import hashlib
import os
from pathlib import Path

from ksyspark.cache import cache_folder

MACHINE = Path(__file__).parents[2] / "pipeline" / "ksyspark" / "vm"


def check_bounds() -> None:
    """Have the machine compiled with bounds checks, beside the one without; call this before it is imported."""
    digest = hashlib.sha256(b"".join(source.read_bytes() for source in sorted(MACHINE.rglob("*.py")))).hexdigest()
    os.environ["NUMBA_BOUNDSCHECK"] = "1"
    os.environ["NUMBA_CACHE_DIR"] = str(cache_folder() / f"machine-with-bounds-{digest[:16]}")
