"""Names of files and folders made from what senders say."""

from __future__ import annotations

import pytest

from ksyspark_protocols.attachments.write import MAX_NAME_BYTES, UniqueNames, safe_name


@pytest.mark.parametrize(
    ("told", "name"),
    [
        ("a.txt", "a.txt"),
        ("/data/sas/a.txt", "a.txt"),
        ("C:\\data\\a.txt", "a.txt"),
        ("../../etc/passwd", "passwd"),
        ("a/..", "fallback"),
        ("..", "fallback"),
        ("", "fallback"),
        ("   ", "fallback"),
        ("/", "fallback"),
        ("a\0b\n.txt", "a_b_.txt"),
        ("bad\ufffd\ufffd.bin", "bad__.bin"),
        ("a<b>|?*:.txt", "a_b_____.txt"),
        ("NUL", "x_NUL"),
        ("com1.txt", "x_com1.txt"),
        ("COMPANY.txt", "COMPANY.txt"),
        ("_SUCCESS", "x_SUCCESS"),
        (".profile", "x_profile"),
        ("name. . ", "name"),
        ("Übersicht.txt", "Übersicht.txt"),
        ("U\u0308bersicht.txt", "Übersicht.txt"),
    ],
)
def test_names_are_safe(told: str, name: str) -> None:
    assert safe_name(told, "fallback") == name


def test_long_names_keep_their_suffix() -> None:
    name = safe_name("é" * 300 + ".sas7bdat", "fallback")
    assert name.endswith("é.sas7bdat")
    assert MAX_NAME_BYTES - 1 <= len(name.encode()) <= MAX_NAME_BYTES


def test_no_two_names_are_alike() -> None:
    names = UniqueNames(["b.txt"])
    given = [names.claim(name) for name in ("a.txt", "A.TXT", "a.txt", "a-2.txt", "b.txt", "c", "c")]
    assert given == ["a.txt", "A-2.TXT", "a-3.txt", "a-2-2.txt", "b-2.txt", "c", "c-2"]
    assert [names.claim("LIB.MEMBER", has_suffix=False) for _ in range(2)] == ["LIB.MEMBER", "LIB.MEMBER-2"]


def test_a_number_does_not_make_a_name_too_long() -> None:
    names = UniqueNames()
    long = safe_name("x" * 400 + ".txt", "fallback")
    given = [names.claim(long) for _ in range(12)]
    assert len(set(given)) == 12
    assert all(len(name.encode()) <= MAX_NAME_BYTES and name.endswith(".txt") for name in given)
