"""EBCDIC character sets that Python lacks."""

from __future__ import annotations

import pytest

from ksyspark.charsets import _TABLES, register_charsets

ALL = bytes(range(256))


@pytest.fixture(autouse=True)
def registered():
    register_charsets()


@pytest.mark.parametrize("name", ["IBM1047", "IBM01047", "IBM00924", *_TABLES["moved"], *_TABLES["with_euro"]])
def test_every_byte_has_its_own_character(name):
    assert ALL.decode(name).encode(name) == ALL


def test_1047_differs_from_037_in_six_places():
    differing = {code for code in ALL if ALL.decode("IBM1047")[code] != ALL.decode("IBM037")[code]}
    assert differing == {0x5F, 0xAD, 0xB0, 0xBA, 0xBB, 0xBD}


def test_1047_is_the_code_page_of_c_sources():
    assert bytes.fromhex("adbdc0d05ae05fa1795b4f7c7b").decode("IBM1047") == "[]{}!\\^~`$|@#"
    assert bytes.fromhex("b0babb").decode("IBM1047") == "¬Ý¨"


def test_924_has_the_characters_of_latin_9():
    assert set(ALL.decode("IBM00924")) == set(ALL.decode("ISO-8859-15"))
    assert bytes.fromhex("9f6abbbe9db7b8b94ab0ba").decode("IBM00924") == "€ŠšŽžŒœŸÝ¢¬"


@pytest.mark.parametrize(
    ("name", "codes", "text"),
    [
        ("IBM277", "7b7c5bc06ad05a", "ÆØÅæøå¤"),
        ("IBM278", "7b7c5bc06ad079e0715a", "ÄÖÅäöåéÉ\\¤"),
        ("IBM280", "c0d05aa16a797b9f", "àèéìòù£¤"),
        ("IBM284", "7b6a4a5a9f", "Ññ[]¤"),
        ("IBM285", "5b4ab1a19f", "£$[¯¤"),
        ("IBM297", "7cd0c06ae0a09f", "àèéùç`¤"),
        ("IBM871", "4ac07c795a5f9f", "ÞþÐðÆÖ¤"),
        ("IBM1141", "4ae05ac06ad0a19f", "ÄÖÜäöüß€"),
        ("IBM1142", "7b7c5bc06ad05a", "ÆØÅæøå€"),
        ("IBM1143", "7b7c5bc06ad05a", "ÄÖÅäöå€"),
        ("IBM1148", "4a5a9f", "[]€"),
        ("IBM1149", "4ac09f", "Þþ€"),
        ("IBM1155", "5a5b799f", "Ğİı€"),
    ],
)
def test_letters_of_countries(name, codes, text):
    assert bytes.fromhex(codes).decode(name) == text


def test_characters_outside_are_refused():
    with pytest.raises(UnicodeEncodeError):
        "€".encode("IBM1047")
