"""Texts of a page in three languages: all of them stand on the page, and its style sheet shows one."""

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files

from markupsafe import Markup

from ksyspark.escaping import visible
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
