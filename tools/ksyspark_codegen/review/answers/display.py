"""Untrusted text on a terminal: on one line, without characters that control it or turn the direction of text."""

from __future__ import annotations

_MOST = 300


def safe(text: str) -> str:
    """Return a text on one line; what cannot be printed is a replacement character, and a long end is cut."""
    line = " ".join(text.split())
    shown = "".join(one if one.isprintable() else "\N{REPLACEMENT CHARACTER}" for one in line)
    return shown if len(shown) <= _MOST else f"{shown[:_MOST]}…"
