"""The lists of malformed input of both documents, compared with the codes of reassembly."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ksyspark.protocols.sas.diagnostics import CODES, Diagnostic, Diagnostics

HERE = Path(__file__).parent
ON_QUEUES = """
    SEQ_MISSING COUNT_MISMATCH SEQ_BEYOND_COUNT COUNT_MISSING SEQ_DUPLICATE_SAME SEQ_DUPLICATE_DIFFERENT TYPE_ORDER
    TYPE_ID_UNKNOWN DATASET_DEF_MISSING VAR_DEFS_MISSING VAR_COUNT_MISMATCH OBS_COUNT_MISMATCH OBS_LENGTH_MISMATCH
    OBS_PARTIAL_ROW LENGTH_PAST_END LENGTH_NEGATIVE STRING_NOT_TERMINATED TRAILING_BYTES HEADER_MISSING HEADER_DUPLICATE
    HEADER_ID_MISMATCH ATTACHMENT_TYPE_UNKNOWN ORPHAN_MESSAGE MSG_TYPE_UNKNOWN APP_MESSAGE_MISSING FILE_DESC_MISSING
    RECORD_LONGER_THAN_LRECL FILE_SIZE_MISMATCH MESSAGE_OVER_32K READING_UNDECIDED READING_CONFLICT
""".split()
ON_RENDEZVOUS = """
    RV_BAD_MAGIC RV_MSG_SIZE_TOO_SMALL RV_MSG_PAST_END RV_FIELD_PAST_END RV_SIZE_TOO_SMALL RV_SCALAR_WIDTH
    MESSAGE_KIND_UNKNOWN FIELD_TYPE_UNEXPECTED FIELD_COUNT VAR_COUNT_MISMATCH VTYPE_CONFLICT OBS_COUNT_MISMATCH
    OBS_PARTIAL_ROW RECORD_COUNT_MISMATCH HEADER_MISSING DATASET_DEF_MISSING VAR_DEFS_MISSING MSG_ORDER MSG_AFTER_LST
    LST_MISSING LST_COUNT_MISMATCH SET_INTERLEAVED FILE_KINDS_MIXED FILE_DESC_MISSING FILE_SIZE_MISMATCH
    VAR_TYPE_UNKNOWN
""".split()
# Remarks on fields of one message, which its decoder puts into columns; a wire type that nobody knows is refused there.
OF_SINGLE_MESSAGES = """
    RV_NESTED_SIZE_FORM RV_TYPE_UNKNOWN RV_STRING_NOT_TERMINATED FIELD_ID_DUPLICATE FIELD_ID_GAP FIELD_NAME_MIXED
    LENGTH_DISAGREES
""".split()


def texts(*folders: str) -> str:
    files = (file for folder in folders for file in (HERE / folder).glob("test_*.py"))
    return "".join(file.read_text(encoding="utf-8") for file in files if file != Path(__file__))


@pytest.mark.parametrize(("listed", "folder"), [(ON_QUEUES, "mq"), (ON_RENDEZVOUS, "rv")])
def test_every_entry_of_the_lists_is_in_a_test(listed, folder) -> None:
    tested = set(re.findall(r"[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+", texts(folder)))
    assert sorted(set(listed) - tested) == []
    assert set(listed) <= set(CODES)


def test_every_code_is_in_a_test() -> None:
    assert sorted(code for code in CODES if code not in texts(".", "mq", "rv")) == []
    assert not set(OF_SINGLE_MESSAGES) & set(CODES)


def test_a_diagnostic_is_a_value_and_a_sentence() -> None:
    diagnostics = Diagnostics("5e7", "a77")
    diagnostics.add("LENGTH_PAST_END", number=3, offset=17, expected="50 bytes", found="2 bytes left")
    (diagnostic,) = diagnostics.items
    assert diagnostic == Diagnostic("LENGTH_PAST_END", "F", "5e7", "a77", 3, 17, "50 bytes", "2 bytes left")
    assert str(diagnostic) == (
        "F LENGTH_PAST_END: data ends before a length or a field does: expected 50 bytes, found 2 bytes left"
        " (set 5e7, attachment a77, message 3, byte 17)"
    )
    diagnostics.add("SET_INTERLEAVED")
    assert diagnostics.items[1].within_attachment() == "W SET_INTERLEAVED: another set begins before this one has ended"
