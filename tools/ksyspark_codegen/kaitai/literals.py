"""Mend string literals: the compiler spells a character beyond U+FFFF as two surrogates, which Python takes for two."""

from __future__ import annotations

import re

# An even number of backslashes before the pair, else `\\ud83d` is a backslash followed by text.
_PAIR = re.compile(r"(?<!\\)((?:\\\\)*)\\u(d[89ab][0-9a-f]{2})\\u(d[c-f][0-9a-f]{2})", re.IGNORECASE)


def join_surrogates(text: str) -> str:
    r"""Return Python source with `\ud83d\ude00` written as `\U0001f600`."""
    return _PAIR.sub(_joined, text)


def _joined(match: re.Match[str]) -> str:
    high, low = int(match[2], 16), int(match[3], 16)
    code = 0x10000 + ((high - 0xD800) << 10) + (low - 0xDC00)
    return f"{match[1]}\\U{code:08x}"
