"""All keys of the language reference are known."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ksyspark.spec import read_map

# User guide and ksy reference of Kaitai Struct 0.11.
META = (
    "id title application file-extension xref license tags ks-version ks-debug ks-opaque-types imports encoding endian"
    " bit-endian ks-zero-copy-substream"
)
TYPE = "meta doc doc-ref to-string params seq types instances enums"
ATTRIBUTE = (
    "id doc doc-ref contents type repeat repeat-expr repeat-until if size size-eos process enum encoding pad-right"
    " terminator consume include eos-error valid parent"
)
INSTANCE = "pos io value"
VALID = "eq min max any-of in-enum expr"


@pytest.mark.parametrize(
    ("reference", "supported"),
    [
        (META, read_map.META),
        (TYPE, read_map.TYPE),
        (ATTRIBUTE, read_map.SEQ),
        (f"{ATTRIBUTE} {INSTANCE}".removeprefix("id "), read_map.PARSE_INSTANCE | read_map.VALUE_INSTANCE),
        (VALID, read_map.VALID),
        ("id type enum doc doc-ref", read_map.PARAM),
        ("switch-on cases", read_map.SWITCH),
        ("id doc doc-ref", read_map.ENUM_VALUE),
    ],
)
def test_every_legal_key_is_supported(reference: str, supported: frozenset[str]) -> None:
    assert supported == set(reference.split())


def test_a_misspelled_key_has_a_correction(problems_of: Callable[..., list[str]]) -> None:
    assert problems_of("seq: [{id: a, tpye: u1}]") == [
        "/seq/0/tpye: `tpye` has no meaning in a field of `seq`; did you mean `type`?"
    ]
