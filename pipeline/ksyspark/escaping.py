"""One escaping for each kind of output: no text of a specification, message, file name or argument becomes part of it.

    visible, one_line        what a terminal shows
    encodable                what an output of another encoding than UTF-8 can take
    json_text, script_json   JSON, and JSON in a script element of an HTML page
    docstring                Python; its literals are those of `repr`
    ddl_name, ddl_text       Spark's DDL
    markdown_text, code_span text and code in Markdown

HTML is escaped by the environment of its templates, which escape every value; a sheet's cells by the writer of sheets.
"""

import json
import re

# Control characters but tab and new line, what changes the direction of text or has no width, halves of characters.
_OBEYED = re.compile(
    "[\0-\x08\x0b-\x1f\x7f-\x9f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069\ud800-\udfff\ufeff]"
)
_PICTURES, _SPACE, _DELETE = 0x2400, 0x20, 0x7F
# What ends a script element or keeps it open, what changes the direction of text, and what JavaScript counts as two.
_IN_SCRIPT = re.compile(f"[<>&\U00010000-\U0010ffff]|{_OBEYED.pattern}")
# The signs of our own lines in plain characters, each as long as it was.
_PLAIN_SIGNS = str.maketrans("—–−…✗→“”‘’·×", "---.x>\"\"''.x")
_PLAIN_NAME = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")
_BACKTICKS = re.compile("`+")
# What Markdown takes for markup anywhere, and what only at the start of a text.
_MARKUP = re.compile(r"[\\`*_{}\[\]|~$]|:(?=\S)|^[-+=]|(?<=^www)\.|(?<=\Wwww)\.|(?<=^\d)[.)]", re.IGNORECASE)
_IN_MARKDOWN = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", "@": "@<!-- -->", "#": "\\#<!-- -->"})


def visible(text: str) -> str:
    """Return a text as it can be shown on a terminal, of the same length: a picture stands for what that would obey."""
    return _OBEYED.sub(_picture, text)


def one_line(text: str, most: int | None = 300) -> str:
    """Return a text as one line that a terminal or a comment can hold, cut behind `most` characters, if given."""
    line = visible(" ".join(text.split()))
    return line if most is None or len(line) <= most else f"{line[:most]}…"


def encodable(text: str, encoding: str | None, *, is_data: bool = False) -> str:
    r"""Return a text that an encoding (None: UTF-8) can write.

    For people the signs of our own lines become plain ones; all other characters, and all of data, become `\u20ac`.
    """
    if _is_encodable(text, encoding):
        return text
    signs = text if is_data else text.translate(_PLAIN_SIGNS)
    return "".join(one if _is_encodable(one, encoding) else utf16_escapes(one) for one in signs)


def json_text(value: object, indent: int | None = None) -> str:
    """Return plain data as JSON that can be shown on a terminal: what that would obey is escaped."""
    return _OBEYED.sub(_utf16_escape, json.dumps(value, ensure_ascii=False, indent=indent))


def script_json(value: object, *, ascii_only: bool = False, sort_keys: bool = False) -> str:
    """Return JSON that may stand in a script element, whatever its texts contain."""
    text = json.dumps(value, ensure_ascii=ascii_only, sort_keys=sort_keys, separators=(",", ":"))
    return _IN_SCRIPT.sub(_utf16_escape, text)


def docstring(text: str) -> str:
    """Return a text as it stands in a docstring that goes on behind it, and reads as the text itself."""
    quoted = text.replace("\\", "\\\\").replace('"""', '\\"\\"\\"')
    return _OBEYED.sub(_utf16_escape, quoted)


def ddl_name(name: str) -> str:
    """Return the name of a column, in backticks unless it is a plain word."""
    return name if _PLAIN_NAME.fullmatch(name) else f"`{name.replace('`', '``')}`"


def ddl_text(text: str) -> str:
    """Return a string literal of Spark's DDL."""
    quoted = text.replace("\\", "\\\\").replace("'", "\\'").replace("\n", "\\n")
    return f"'{_OBEYED.sub(_utf16_escape, quoted)}'"


def code_span(text: str) -> str:
    """Return a text as code in a line of Markdown, also in a row of a table."""
    line = one_line(text, None).replace("|", "\\|")
    fence = "`" * (1 + max(map(len, _BACKTICKS.findall(line)), default=0))
    blank = " " if line.startswith("`") or line.endswith("`") else ""
    return f"{fence}{blank}{line}{blank}{fence}"


def markdown_text(text: str) -> str:
    """Return a text as one line of Markdown that shows it: no markup, no link, no mention of a person or an issue."""
    return _MARKUP.sub(r"\\\g<0>", one_line(text, None)).translate(_IN_MARKDOWN)


def utf16_escapes(text: str) -> str:
    r"""Return characters as `\u20ac`; one beyond U+FFFF is two of them."""
    units = text.encode("utf-16-be", "surrogatepass").hex()
    return "".join(f"\\u{units[at : at + 4]}" for at in range(0, len(units), 4))


def _utf16_escape(match: re.Match[str]) -> str:
    return utf16_escapes(match[0])


def _is_encodable(text: str, encoding: str | None) -> bool:
    try:
        text.encode(encoding or "utf-8")
    except UnicodeEncodeError:
        return False
    return True


def _picture(match: re.Match[str]) -> str:
    code = ord(match[0])
    return chr(_PICTURES + code) if code < _SPACE else "\u2421" if code == _DELETE else "\ufffd"
