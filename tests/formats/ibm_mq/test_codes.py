"""Labels of codes in the message descriptor; unknown codes stay numbers."""

from __future__ import annotations

import pytest


@pytest.mark.parametrize(
    ("code", "label"),
    [
        (0, "none"),
        (256, "quit"),
        (259, "coa"),
        (262, "channel_completed"),
        (276, "nan"),
        (296, "iih_error"),
        (301, "301"),
        (407, "cics_cih_error"),
        (505, "not_a_groupur_msg"),
        (2085, "2085"),
        (65536, "65536"),
    ],
)
def test_feedback(mq, decode, code, label):
    message = bytearray(mq.md(mq.LITTLE, mq.LITTLE.then("")))
    message[20:24] = code.to_bytes(4, "little")
    assert decode(bytes(message))["md"]["feedback"] == label
