"""Globs as Spark's users write them: `*`, `?`, `[a-z]`, `[^a]` and `{one,other}`, within one part of a path."""

from __future__ import annotations

import re

from ksyspark.errors import OptionError


def glob_pattern(glob: str) -> re.Pattern[str]:
    """Return the regular expression of a glob. Raises OptionError where a bracket is not closed."""
    translated, position, depth = [], 0, 0
    while position < len(glob):
        char = glob[position]
        position += 1
        if char == "[":
            end = glob.find("]", position + 1)
            if end < 0:
                raise OptionError(f"The glob {glob!r} has a [ without its ].")
            inside = glob[position:end].replace("\\", "\\\\")
            translated.append(f"[^{inside[1:]}]" if inside[0] in "!^" else f"[{inside}]")
            position = end + 1
        else:
            depth += (char == "{") - (char == "}" and depth > 0)
            translated.append(_translate(char, depth, char == "}" and depth >= 0))
    return _compiled(glob, "".join(translated))


def _translate(char: str, depth: int, closes: bool) -> str:
    match char:
        case "*":
            return "[^/]*"
        case "?":
            return "[^/]"
        case "{":
            return "(?:"
        case "}" if closes:
            return ")"
        case "," if depth:
            return "|"
    return re.escape(char)


def _compiled(glob: str, pattern: str) -> re.Pattern[str]:
    try:
        return re.compile(pattern, re.DOTALL)
    except re.error as error:
        raise OptionError(f"The glob {glob!r} is not well formed: {error}.") from error
