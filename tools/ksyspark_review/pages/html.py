"""What every page has: templates, texts in three languages, policy, style sheet, and scripts packed.

All languages stand on the page, and its style sheet shows one.
"""

import base64
import hashlib
import re
import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from html import unescape
from importlib.resources import files

import zopfli.zlib
from jinja2 import Environment
from markupsafe import Markup

from ksyspark.escaping import script_json, visible
from ksyspark_codegen.targets.templates import environment_of
from ksyspark_review.model import LANGUAGES, Language, Text


def say(name: str, **values: object) -> Text:
    """Return a text of the interface in all languages, with values filled in: a Text in its languages."""
    text = interface_texts()[name]

    def filled(language: Language) -> str:
        return text.of(language).format(
            **{key: value.of(language) if isinstance(value, Text) else value for key, value in values.items()}
        )

    return Text.each(filled)


def count(name: str, number: int) -> Text:
    """Return a text of the interface that has a form for one and a form for any other number."""
    return say(f"{name}-one" if number == 1 and f"{name}-one" in interface_texts() else name, n=number)


def listed(texts: Sequence[Text]) -> Text:
    """Return texts behind each other in each language, with its commas."""
    commas = {"en": ", ", "zh": "，", "pt": ", "}
    return Text.each(lambda language: commas[language].join(text.of(language) for text in texts))


def spans(text: Text) -> Markup:
    """Return a text as HTML: an element a language, or the text alone where all are the same."""
    if text.en == text.zh == text.pt:
        return Markup("{}").format(visible(text.en))
    parts = (Markup("<span lang={}>{}</span>").format(one, visible(text.of(one))) for one in LANGUAGES)
    return Markup().join(parts)


@cache
def interface_texts() -> Mapping[str, Text]:
    """Return the texts of the interface by name."""
    path = files("ksyspark_review") / "templates" / "texts.toml"
    entries = tomllib.loads(path.read_text(encoding="utf-8"))
    return {name: Text(**entry) for name, entry in entries.items()}


_ITERATIONS = 3
"""Rounds in which the shortest way of packing is sought: more of them take longer and gain next to nothing."""


@cache
def _environment() -> Environment:
    environment = environment_of("ksyspark_review", autoescape=True, finalize=_shown)
    environment.globals.update(say=say, count=count, languages=LANGUAGE_NAMES)
    return environment


def _shown(value: object) -> object:
    """Show what would change the direction of text: a reviewer reads a line in the order in which it is written."""
    if isinstance(value, Text):
        return spans(value)
    return visible(value) if isinstance(value, str) and not isinstance(value, Markup) else value


def fill(template: str, **values: object) -> Markup:
    """Return the text of a template of the pages. Raises jinja2's error for a name that is not given."""
    return Markup(_environment().get_template(template).render(values))  # noqa: S704 (the template has escaped)


def text_beside_templates(name: str) -> str:
    """Return the text of a file beside the templates, without indentation and comments: the style sheet, a script."""
    environment = _environment()
    assert environment.loader is not None
    text = re.sub(r"/\*.*?\*/\n?", "", environment.loader.get_source(environment, name)[0], flags=re.DOTALL)
    return "\n".join(line.strip() for line in text.splitlines())


LANGUAGE_NAMES: Mapping[Language, str] = {"en": "English", "pt": "Português", "zh": "中文"}
# No text of a page has elements of its own.
_SPANS = re.compile("<span lang=en>([^<]*)</span><span lang=zh>([^<]*)</span><span lang=pt>([^<]*)</span>")
_ENDS_SCRIPT = re.compile("</script|<script|<!--", re.IGNORECASE)


def whole_page(template: str, page: str, fingerprint: str, scripts: Sequence[str], **values: object) -> str:
    """Return a whole page of a template: style sheet and policy are put in, the scripts are those that it runs.

    Its texts stand in English where they are shown, in elements `t-`, and packed at its end in Chinese and then in
    Portuguese, in the same order; where a text was there before, its place stands for the Chinese one. Beside a quoted
    line in English is an element `wbr`, which takes no room, for its translations.
    """
    style = _style(page, fingerprint)
    filled = fill(template, style=style, policy=_policy(style, scripts), page=page, fingerprint=fingerprint, **values)
    first: dict[str, int] = {}
    others: list[tuple[str | int, str]] = []

    def english(match: re.Match[str]) -> str:
        place = first.setdefault(match[0], len(others))
        others.append((place, "") if place < len(others) else (unescape(match[2]), unescape(match[3])))
        return f"<t->{match[1]}</t->"

    html = _SPANS.sub(english, filled).replace("<span class=tr><t-></t-></span>", "<wbr>")
    translations = packed(script_json([*zip(*others, strict=True)]), "translations")
    return html.replace("<!--translations-->", translations, 1)


def _policy(style: str, scripts: Sequence[str]) -> str:
    """Return the content security policy: this style sheet, these scripts, and no request to anywhere."""
    allowed = " ".join(f"'{_digest(script)}'" for script in scripts)
    return (
        f"default-src 'none'; script-src {allowed}; style-src '{_digest(style)}'; img-src data:; "
        "form-action 'none'; base-uri 'none'; connect-src 'none'"
    )


def _style(page: str, fingerprint: str) -> Markup:
    """Return the style sheet, with the page's name and fingerprint for the foot of printed pages."""
    text = re.sub(r"\s*\n\s*", "", text_beside_templates("style.css"))
    text = re.sub(r"\s*([{};,:])\s+|\s+([{}])", r"\1\2", text)
    foot = " · ".join(part for part in (page, fingerprint) if part)
    return Markup(text.replace(";}", "}").replace("PAGE-FINGERPRINT", foot))  # noqa: S704 (ids and digits)


def packed(text: str, id_: str = "") -> Markup:
    """Return a text, packed, in an element that becomes the JSON element `id_`, or a script.

    It is deflated, the same on every machine, which zlib does not promise, then written in the digits of
    `base64.b85encode`, with a full stop for `<`, which could end the element.
    """
    digits = base64.b85encode(zopfli.zlib.compress(text.encode(), numiterations=_ITERATIONS)).decode().replace("<", ".")
    of = Markup(" data-of={}").format(id_) if id_ else ""
    element = Markup('<script type="text/plain" data-length={}{}>{}</script>\n')
    return element.format(len(text.encode()), of, script_element(digits))


def script_element(text: str) -> Markup:
    """Return a script of ours as the content of its element."""
    assert not _ENDS_SCRIPT.search(text), "a script must not hold what ends its own element, or keeps it open"
    return Markup(text)  # noqa: S704 (the page's own script, named in the policy by its digest)


def _digest(text: str) -> str:
    return f"sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}"
