"""Rules and numbers that no message was found for: a list beside the samples, so that a change is noticed."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Set
from pathlib import Path

from ksyspark_codegen.checks.made import Validation

FILE = "unmade.json"
_PROVEN = ": no message can break it: "


def unlisted_in(folder: Path, made: Validation) -> Mapping[str, str]:
    """Return what no message was found for, by name, with the reason, and the list of a folder does not have.

    Rules are among them of which the list says that no message can break them, where that is not proven any more.
    Nothing where the folder has no list: then nobody has looked at it yet.
    """
    file = folder / FILE
    if not file.is_file():
        return {}
    listed = json.loads(file.read_text(encoding="utf-8"))
    found = {name: why for name, why in _unmade(made).items() if name not in listed}
    proven = {name for name, why in listed.items() if _PROVEN in why}
    return found | {name: f"the list says that no message can break it: {now}" for name, now in _others(made, proven)}


def unmade_text(made: Validation) -> str:
    """Return what the list says of messages that were made, as the text of its file."""
    return json.dumps(_unmade(made), indent=1, ensure_ascii=False) + "\n"


def _others(made: Validation, proven: Set[str]) -> Iterator[tuple[str, str]]:
    """Yield rules that are said to be proven and are not, with what became of them."""
    yield from (
        (one.breach.name, one.outcome) for one in made.not_broken if not one.is_proven and one.breach.name in proven
    )
    yield from ((name, "one does") for name in sorted({one.breach.name for one in made.broken} & proven))


def _unmade(made: Validation) -> dict[str, str]:
    rules = {one.breach.name: f"{one.breach}: {one.outcome}" for one in made.not_broken}
    return rules | {one.wanted.name: f"{one.wanted}: in no message that gets so far" for one in made.not_held}
