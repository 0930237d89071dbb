"""Every rule of the shipped specifications is said in plain words, in three languages."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from ksyspark.spec.inference import Typer
from ksyspark.spec.model import Attribute, Parameter, TypeSpec
from ksyspark_review.meaning import written_types
from ksyspark_review.model import LANGUAGES, Language, Sentence
from ksyspark_review.sentences.phrases import parts_of
from ksyspark_review.sentences.rules import sentences_of, sentences_of_type

QUOTED = re.compile(r"“[^”]*”|‘[^’]*’")
CODE = r"\b[usfb]\d+(le|be)?\b|\b(?-i:LE|BE)\b|0x|::|==|!=|\bto_i\b|\b_\w+|[a-z]+_[a-z]+|[{}?]"
WORDS = (
    "offset|enum|enumeration|null|nil|integer|boolean|bool|string|array|endian|big-endian|little-endian|byte order|"
    "struct|stream|substream|parse|parser|parsed|pointer|index|indices|bitmask|mask|shift|cast|ternary|instance|"
    "attribute|method|operator|modulo|hex|hexadecimal|padding|terminator|delimiter|unsigned|float|variable|true|false"
)
DENIED: dict[Language, re.Pattern[str]] = {
    "en": re.compile(rf"{CODE}|\b({WORDS})s?\b", re.IGNORECASE),
    "zh": re.compile(
        rf"{CODE}|\b({WORDS})\b|"
        r"偏移|枚举|空值|整型|布尔|字符串|数组|字节序|大端|小端|指针|掩码|解析|实例|变量"
    ),
    "pt": re.compile(
        rf"{CODE}|\b(deslocamento|enumeração|nulo|booleano|ponteiro|máscara|vetor|instância|endianness|"
        r"offset|enum|null|boolean|string|array|endian|struct|stream|parser)\b",
        re.IGNORECASE,
    ),
}  # fmt: skip
KINDS = ("value", "repeat", "valid", "if", "contents", "pos", "enum")
Said = tuple[str, Sentence]


def parts(typer: Typer) -> Iterator[tuple[TypeSpec, Attribute | Parameter]]:
    for spec_id in typer.library.specs:
        for owner in written_types(typer.library, spec_id):
            yield from ((owner, part) for part in parts_of(owner))


@pytest.fixture(scope="session")
def said(shipped: Typer) -> list[Said]:
    of_parts = [
        (f"{'.'.join(owner.path)}.{part.id}", one)
        for owner, part in parts(shipped)
        for one in sentences_of(part, owner, shipped)
    ]
    of_types = [
        (".".join(owner.path), one)
        for spec_id in shipped.library.specs
        for owner in written_types(shipped.library, spec_id)
        for one in sentences_of_type(owner, shipped)
    ]
    return of_parts + of_types


def test_specifications_have_many_rules(shipped: Typer, said: list[Said]) -> None:
    assert len(shipped.library.specs) > 35
    assert len(said) > 3000


def test_nothing_is_left_as_a_formula(said: list[Said]) -> None:
    assert [(where, one.text.en) for where, one in said if one.is_formula] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_of_programmers(said: list[Said], language: Language) -> None:
    """Names of fields and texts of messages stand in quotation marks, and may be anything."""
    denied = DENIED[language]
    found = [(where, text) for where, one in said if denied.search(QUOTED.sub("“”", text := one.text.of(language)))]
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_are_finished(said: list[Said], language: Language) -> None:
    end = "。" if language == "zh" else "."
    assert [text for _, one in said if not (text := one.text.of(language)).endswith(end)] == []
    assert [text for _, one in said if re.search(r"\{|\}|  |\?\d", text := one.text.of(language))] == []


def test_translations_differ_from_the_original(said: list[Said]) -> None:
    assert [one.text.en for _, one in said if len({one.text.en, one.text.zh, one.text.pt}) < 3] == []


def test_every_rule_has_its_sentences(shipped: Typer) -> None:
    """Each key with a rule has at least one sentence of its kind; a field that is read also one on its type."""
    missing = []
    for owner, part in parts(shipped):
        if isinstance(part, Parameter):
            continue
        kinds = {one.kind for one in sentences_of(part, owner, shipped)}
        wanted = {key for key in KINDS if key in part.places}
        wanted |= {"type"} if part.value is None and part.contents is None else set()
        missing += [(owner.path, part.id, kind) for kind in wanted - kinds]
    assert missing == []
