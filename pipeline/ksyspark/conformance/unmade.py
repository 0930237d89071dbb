"""Rules and numbers that no message was found for: a list beside the samples, so that a change is noticed."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

from ksyspark.conformance.made import Validation

FILE = "unmade.json"


def unlisted_in(folder: Path, made: Validation) -> Mapping[str, str]:
    """Return what no message was found for, by name, with the reason, and the list of a folder does not have.

    Nothing where the folder has no list: then nobody has looked at it yet.
    """
    file = folder / FILE
    if not file.is_file():
        return {}
    listed = json.loads(file.read_text(encoding="utf-8"))
    return {name: why for name, why in _unmade(made).items() if name not in listed}


def unmade_text(made: Validation) -> str:
    """Return what the list says of messages that were made, as the text of its file."""
    return json.dumps(_unmade(made), indent=1, ensure_ascii=False) + "\n"


def _unmade(made: Validation) -> dict[str, str]:
    rules = {one.breach.name: f"{one.breach}: {one.why}" for one in made.not_broken}
    return rules | {one.wanted.name: f"{one.wanted}: in no message that gets so far" for one in made.not_held}
