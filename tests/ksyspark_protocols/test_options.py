"""Options of what is written: at all doors by the same names, and all in the chapter of options."""

from __future__ import annotations

from pathlib import Path

import pytest

from ksyspark.destination import WriteOptions
from ksyspark.destination.parquet import ParquetOptions
from ksyspark.errors import OptionError
from ksyspark.options.read_options import GivenOptions
from ksyspark.options.table import options_of
from ksyspark_protocols.attachments.capture import AttachmentOptions
from ksyspark_protocols.attachments.contents import ContentOptions
from ksyspark_protocols.connections.payloads import PayloadOptions
from ksyspark_protocols.groups import GroupOptions
from ksyspark_protocols.sas.settings import Limits


@pytest.mark.parametrize("group", [WriteOptions, ParquetOptions, GroupOptions, PayloadOptions, ContentOptions, Limits])
def test_the_chapter_has_all_options(group) -> None:
    chapter = (Path(__file__).parents[2] / "pipeline" / "docs" / "options.md").read_text(encoding="utf-8")
    rows = [f"| `{line.name}` | {line.doc} | {line.default} |" for line in options_of(group)]
    assert [row for row in rows if row not in chapter] == []


def test_groups_of_options_are_taken_out_of_those_of_a_read() -> None:
    options = {"SAVEMODE": "Append", "framing": "jsonl", "param.level": 5, "switch.lst": "per_set", "maxOpen": "7"}
    chosen = AttachmentOptions(options, WriteOptions, Limits)
    assert (chosen[WriteOptions], chosen[Limits]) == (WriteOptions("append"), Limits(max_open=7))
    assert (chosen.rest, chosen.switches) == ({"framing": "jsonl", "param.level": 5}, {"lst": "per_set"})


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"saveMod": "append"}, "There is no option 'saveMod'. Did you mean saveMode?"),
        ({"csv": "true"}, "There is no option 'csv'."),
        ({"switch.lst": "per_set"}, "There is no option 'switch.lst'."),
        ({"saveMode": "replace"}, "saveMode: expected one of error, append, overwrite, found 'replace'."),
    ],
)
def test_what_a_door_does_not_have(options, sentence) -> None:
    with pytest.raises(OptionError) as raised:
        GivenOptions(options, WriteOptions)
    assert str(raised.value).startswith(sentence)
