from __future__ import annotations

import re
from pathlib import Path

import pytest

import ksyspark_review
from ksyspark_review.javascript import script_texts
from ksyspark_review.model import LANGUAGES, Text
from ksyspark_review.pages.html import count, interface_texts, say, spans

SOURCES = Path(ksyspark_review.__file__).parent
PROGRAMMER_WORDS = re.compile(r"\b(u[1248]|s[1248]|offset|enum|null|endian|boolean|integer|array|struct|string|ksy)\b")


def test_a_text_is_an_element_a_language_and_escaped() -> None:
    assert spans(Text("<b>", "b", "c")) == "<span lang=en>&lt;b&gt;</span><span lang=zh>b</span><span lang=pt>c</span>"
    assert spans(Text("<72", "<72", "<72")) == "&lt;72"


def test_one_and_many_have_their_forms() -> None:
    assert [count("bytes", number).en for number in (0, 1, 2)] == ["0 bytes", "1 byte", "2 bytes"]


def test_a_text_in_a_text_is_in_its_language() -> None:
    assert say("paper-document", language=say("in-language-zh"), lines=count("lines", 3)).pt == "em chinês, 3 linhas"


def test_texts_fill_in_the_same_values_in_every_language() -> None:
    texts = [*interface_texts().items(), *((key, Text(**one)) for key, one in script_texts().items())]
    found = {name: {tuple(sorted(re.findall(r"\{\w+\}", one.of(each)))) for each in LANGUAGES} for name, one in texts}
    assert {name: many for name, many in found.items() if len(many) > 1} == {}


@pytest.mark.parametrize("language", ["en", "pt"])
def test_the_interface_has_no_programmers_words(language: str) -> None:
    texts = {name: getattr(one, language) for name, one in interface_texts().items()}
    assert {name: text for name, text in texts.items() if PROGRAMMER_WORDS.search(text)} == {}


def test_chinese_has_one_word_for_each_thing() -> None:
    texts = [one.zh for one in interface_texts().values()] + [one["zh"] for one in script_texts().values()]
    assert [text for text in texts if re.search("规格|裁定|原文件|仅当若", text)] == []


def test_every_rule_of_a_logical_type_has_its_text() -> None:
    script = (SOURCES / "script" / "logical.js").read_text(encoding="utf-8")
    told = {key.removeprefix("js-rule-logical-") for key in script_texts() if key.startswith("js-rule-logical-")}
    assert set(re.findall(r"invalidValue\('(\w+)'", script)) == told


def test_every_text_of_the_interface_is_used() -> None:
    used = "\n".join(
        path.read_text(encoding="utf-8")
        for folder, ends in (("pages", ".py"), ("templates", ".jinja"))
        for path in (SOURCES / folder).rglob("*")
        if path.suffix == ends
    )
    used += (SOURCES / "examples.py").read_text(encoding="utf-8")
    prefixes = re.findall(r'f"([a-z-]+-)\{', used) + re.findall(r'"([a-z-]+-)" ~', used)
    names = set(re.findall(r'"([a-z0-9-]+)"', used))
    known = {name.removesuffix("-one") for name in interface_texts()}
    assert [name for name in known if name not in names and not name.startswith(tuple(prefixes))] == []
