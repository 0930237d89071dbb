"""Rules that no message was found for: a list beside the samples, so that a change is noticed."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

from ksyspark.conformance.made import Validation

FILE = "unmade.json"


def unmade_in(folder: Path) -> Mapping[str, str] | None:
    """Return the rules that nobody expects a message for, by name, with the reason; None where there is no list."""
    file = folder / FILE
    if not file.is_file():
        return None
    listed: dict[str, str] = json.loads(file.read_text(encoding="utf-8"))
    return listed


def unmade_text(made: Validation) -> str:
    """Return what the list says of messages that were made, as the text of its file."""
    listed = {one.breach.name: f"{one.breach}: {one.why}" for one in made.not_broken}
    return json.dumps(listed, indent=1, ensure_ascii=False) + "\n"
