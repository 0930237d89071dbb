"""What every page has: its policy, style sheet, scripts and languages."""

from __future__ import annotations

import base64
import hashlib
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from markupsafe import Markup

from ksyspark.escaping import script_json
from ksyspark_codegen.review.model import Language
from ksyspark_codegen.review.page.packing import DIGITS, SHORTEST, pack
from ksyspark_codegen.review.page.phrases import Phrase
from ksyspark_codegen.review.page.templates import fill, source

_LANGUAGE_NAMES: Mapping[Language, str] = {"en": "English", "zh": "中文", "pt": "Português"}
_AS_WRITTEN = re.compile(
    r"(<pre.*?</pre>|<script.*?</script>|<style.*?</style>|<span class=words.*?</span>)", re.DOTALL
)


_PARAGRAPH_END = re.compile(r"</p>\s*(?=<(?:p|div|ul|ol|dl|h\d|details|fieldset|section|article|/(?!a\b)\w+)\b)")
_ITEM_END = re.compile(r"</(?:li>\s*(?=<(?:li\b|/ul>|/ol>))|dd>\s*(?=</d)|dt>\s*(?=<dd\b))")
_ENDS_SCRIPT = re.compile("</script|<script|<!--", re.IGNORECASE)
# The text of a page has no quotes of this kind: they are escaped there.
_PLAIN_ATTRIBUTE = re.compile(r'="([\w.#:-]+)"(?=[\s>])')


@dataclass(frozen=True, slots=True)
class Choice:
    """One of the answers to a question, or one entry of a list to choose from."""

    value: str
    text: Phrase


def languages() -> tuple[Choice, ...]:
    """Return the languages of a page, each by its own name."""
    return tuple(Choice(language, Phrase("", name)) for language, name in _LANGUAGE_NAMES.items())


def policy(style: str, scripts: Sequence[str]) -> str:
    """Return the content security policy: this style sheet, these scripts, and no request to anywhere."""
    allowed = " ".join(f"'{_digest(script)}'" for script in scripts)
    return (
        f"default-src 'none'; script-src {allowed}; style-src '{_digest(style)}'; img-src data:; "
        "form-action 'none'; base-uri 'none'; connect-src 'none'"
    )


def style_of(page: str, fingerprint: str) -> Markup:
    """Return the style sheet, with the page's name and fingerprint for the foot of printed pages."""
    text = re.sub(r"/\*.*?\*/", "", source("style.css"), flags=re.DOTALL)
    text = re.sub(r"\s*\n\s*", "", text)
    text = re.sub(r"\s*([{};,])\s+|\s+([{}])", r"\1\2", text)
    foot = " · ".join(part for part in (page, fingerprint) if part)
    return Markup(text.replace("PAGE-FINGERPRINT", foot))  # noqa: S704 (ids and digits)


@dataclass(frozen=True, slots=True)
class Packed:
    """A packed text with the length it has unpacked. `of` is an attribute: the element of data that it becomes."""

    length: int
    of: Markup
    text: Markup


def ending(data: Mapping[str, object], begin: str, script: str = "") -> Markup:
    """Return the end of a page: packed data by the ids that they get, the script that unpacks them, the packed script.

    It is made last, when the page has used all its texts.
    """
    packed = [_packed(script_json(value), Markup(" data-of={}").format(id_)) for id_, value in data.items()]
    packed += [_packed(script, Markup())] if script else []
    return fill("scripts.html.jinja", packed=tuple(packed), begin=_script(begin))


def begin_script() -> str:
    """Return the script that runs first and unpacks the others."""
    return source("begin.js").replace("DIGIT-CHARACTERS", DIGITS).replace("SHORTEST-COPY", str(SHORTEST))


def _packed(text: str, of: Markup) -> Packed:
    return Packed(len(text), of, _script(pack(text)))


def _script(text: str) -> Markup:
    assert not _ENDS_SCRIPT.search(text), "a script must not hold what ends its own element, or keeps it open"
    return Markup(text)  # noqa: S704 (the page's own script, named in the policy by its digest)


def tidy(content: str) -> str:
    """Take out of a page what HTML can do without, except inside what is shown as it is written.

    That is indentation, empty lines, the ends of paragraphs and of items of lists, quotes around plain attributes.
    """
    parts = _AS_WRITTEN.split(content)
    for number in range(0, len(parts), 2):
        part = re.sub(r"\s*\n\s*", "\n", parts[number])
        part = _PARAGRAPH_END.sub("", part)
        part = _ITEM_END.sub("", part)
        parts[number] = _PLAIN_ATTRIBUTE.sub(r"=\1", part)
    return "".join(parts)


def _digest(text: str) -> str:
    return f"sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}"
