"""Fingerprints in earlier versions of a page, from the git history of the generated page."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

_FINGERPRINT = re.compile(rb"\b[0-9a-f]{12}\b")
_MOST_VERSIONS = 200


def fingerprints_in_history(page: Path) -> frozenset[str]:
    """Return every fingerprint that stood in a committed version of a generated page, the 200 latest at most.

    Outside of a git checkout, and without git, there are none: then no version but the present one is known.
    """
    if not page.parent.is_dir():
        return frozenset()
    found = set[bytes]()
    for commit in _git(page, "log", f"--max-count={_MOST_VERSIONS}", "--format=%H", "--", page.name).split():
        found.update(_FINGERPRINT.findall(_git(page, "show", f"{commit.decode()}:./{page.name}")))
    return frozenset(one.decode() for one in found)


def _git(page: Path, *arguments: str) -> bytes:
    try:
        done = subprocess.run(["git", "-C", str(page.parent), *arguments], capture_output=True, check=False)
    except OSError:
        return b""
    return done.stdout if done.returncode == 0 else b""
