"""Samples that were written, not recorded, by the scripts in `samples`: `written.json` of a format."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

from ksyspark.layout import Layout
from ksyspark_codegen.checks.samples import WRITTEN_FILE, Case, cases_in
from ksyspark_codegen.checks.samples import cases_text as written_text

SAMPLES = Path(__file__).parent / "samples"
Message = Case

__all__ = ["SAMPLES", "WRITTEN_FILE", "Message", "write_all", "written_in", "written_text"]


def written_in(folder: Path, layout: Layout) -> list[Message]:
    """Return the written messages of a folder of samples; none if there is no list of them."""
    return cases_in(folder, layout, [WRITTEN_FILE])


def write_all(lists: Mapping[str, Iterable[Message]]) -> None:
    """Write the lists of formats beside their samples."""
    for name, messages in lists.items():
        (SAMPLES / name / WRITTEN_FILE).write_text(written_text(messages), encoding="utf-8")
