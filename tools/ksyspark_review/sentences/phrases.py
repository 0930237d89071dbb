"""Phrases before they are put into words, the words of each language; names of fields, types and codes, literals."""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from typing import cast

from ksyspark.spec.expressions import nodes
from ksyspark.spec.library import Library
from ksyspark.spec.load_yaml import load_tree
from ksyspark.spec.model import Attribute, EnumSpec, EnumValue, Parameter, TypeSpec
from ksyspark.spec.recursion import origin_of
from ksyspark.spec.yaml import plain
from ksyspark_review.model import Language, Text


@dataclass(frozen=True, slots=True)
class Phrase:
    """A message of the catalogue with its parts.

    A part is a phrase, a number, a text that is the same in each language, or a list of phrases.
    """

    key: str
    parts: "tuple[tuple[str, Words], ...]" = ()

    def part(self, name: str) -> "Words":
        return next(part for known, part in self.parts if known == name)

    def phrase(self, name: str) -> "Phrase":
        """Return a part that is a phrase."""
        part = self.part(name)
        assert isinstance(part, Phrase)
        return part


Words = Phrase | str | int | tuple[Phrase, ...]


def say(key: str, **parts: Words) -> Phrase:
    """Make a phrase: a value (a noun), a condition (a clause that holds or does not), or a sentence."""
    return Phrase(key, tuple(parts.items()))


def name(text: str) -> Phrase:
    """Make the quoted name of a field, type or code list."""
    return say("name", text=text)


def number(of: int) -> Phrase:
    """Make a number."""
    return say("number", number=of)


Message = str | Mapping[str, str]
_MOST_CHARACTERS = 150

_HOLE = re.compile(r"\{(\w+)(?::(\w+))?\}")
_NAME = re.compile(r"“[^”]*”|‘[^’]*’")
_BLANK_IN_CHINESE = re.compile(r"(?<=[\u3000-\u9fff\uff00-\uffef”’)]) (?=[\u3000-\u9fff\uff00-\uffef“‘(])")
_CONTRACTION = re.compile(r"\b(?:(de|em) ([oa]s?|est[ea]s?)|(a) (os?))\b(?= )")
_CONTRACTED = {"de": "d", "em": "n", "a": "a"}
THIN = "\u202f"
_KNOWN = 20_000
"""Sentences whose texts are kept: most fields of a format are said alike."""


@lru_cache(_KNOWN)
def text_of(sentence: Phrase) -> Text:
    """Return a sentence in every language, with a capital letter in front."""
    return Text.each(lambda language: _polished(render(sentence, language), language))


def _polished(text: str, language: Language) -> str:
    """Return a text that begins with a capital letter, without blanks inside Chinese, with Portuguese contractions."""
    if language == "zh":
        text = _BLANK_IN_CHINESE.sub("", text)
    elif language == "pt":
        contracted = (_CONTRACTION.sub(_contracted, part) for part in _NAME.split(text))
        text = "".join(part + name for part, name in zip(contracted, [*_NAME.findall(text), ""], strict=True))
    return text[:1].upper() + text[1:]


def _contracted(match: re.Match[str]) -> str:
    preposition, article = match.group(1, 2) if match[1] else match.group(3, 4)
    return _CONTRACTED[preposition] + article


def render(phrase: Phrase, language: Language) -> str:
    """Put a phrase into words. Raises KeyError for a message that the catalogue lacks."""
    message = catalogue_of(language)[phrase.key]
    if isinstance(message, Mapping):
        count = phrase.part("count")
        message = message[plural(count if isinstance(count, int) else 2, language)]
    parts = dict(phrase.parts)
    return _HOLE.sub(lambda hole: _part(parts[hole[1]], hole[2] or "list", language), message)


@cache
def catalogue_of(language: Language) -> Mapping[str, Message]:
    """Return the messages of a language by their keys."""
    text = files(__package__).joinpath("locale", f"{language}.yaml").read_text(encoding="utf-8")
    return cast(Mapping[str, Message], plain(load_tree(text, f"{language}.yaml")))


def plural(count: int, language: Language) -> str:
    """Return the form for a count, by the rules of Unicode CLDR for whole numbers: `one` or `other`."""
    if language == "zh":
        return "other"
    return "one" if count == 1 or (language == "pt" and count == 0) else "other"


def show_number(number: int) -> str:
    """Return a whole number for people: from five digits on, in groups of three with thin spaces between."""
    grouped = f"{abs(number):,}".replace(",", THIN) if abs(number) >= 10_000 else str(abs(number))
    return f"−{grouped}" if number < 0 else grouped


def is_short(sentence: Phrase) -> bool:
    """Tell whether a sentence may hold several rows or alternatives: it is read at a glance, in English."""
    return len(render(sentence, "en")) <= _MOST_CHARACTERS


def _part(part: Words, joined_by: str, language: Language) -> str:
    match part:
        case Phrase():
            return render(part, language)
        case int():
            return show_number(part)
        case str():
            return part
    # The catalogue has what stands between two parts of a list, and in front of the last.
    known, texts = catalogue_of(language), [render(one, language) for one in part]
    between, last = str(known[f"{joined_by} between"]), str(known[f"{joined_by} last"])
    return f"{between.join(texts[:-1])}{last}{texts[-1]}" if len(texts) > 1 else "".join(texts)


def table_rows(each: Iterable[Phrase]) -> Iterator[Phrase]:
    """Yield the rows of a table, as many in a sentence as fit."""
    together: list[Phrase] = []
    for row in each:
        if together and not is_short(say("rows", parts=(*together, row))):
            yield say("rows", parts=tuple(together))
            together = []
        together.append(row)
    if together:
        yield say("rows", parts=tuple(together))


Part = Attribute | Parameter
_MOST_WORDS = 6


def words_of(identifier: str) -> str:
    """Return an id as words: `len_name` as "len name". One of many words stays as it is, to be seen as one name."""
    words = identifier.replace("_", " ").strip()
    return identifier if len(words.split()) > _MOST_WORDS else words


def parts_of(owner: TypeSpec) -> Iterator[Part]:
    """Yield parameters, fields and instances of a type."""
    yield from owner.params
    yield from owner.attributes()


def name_of(owner: TypeSpec, part: Part) -> str:
    """Return a part's name: `-orig-id`, with its id in words where two have the same; "field 3" without id."""
    if not part.id:
        return f"field {number_of(owner, part)}"
    words, original = words_of(part.id), _original(part)
    if not original or original.lower() == words.lower():
        return original or words
    is_alone = sum(_original(other) == original for other in parts_of(owner)) == 1
    full = original if is_alone else f"{original} ({words})"
    return words if len(full.split()) > _MOST_WORDS else full


def number_of(owner: TypeSpec, part: Part) -> int:
    """Return the place of a field in `seq`, from 1; 0 for other parts."""
    return next((number for number, field in enumerate(owner.seq, 1) if field.place == part.place), 0)


def type_name(spec: TypeSpec) -> str:
    """Return the name of a type: its id in words, that of the specification's own type for a level of a recursion."""
    return _original(spec) or words_of(origin_of(spec)[-1])


def label_of(spec: EnumSpec, code: int) -> str:
    """Return the document's name of a code, else its label in words."""
    value = spec.values[code]
    return _original(value) or words_of(value.label)


def _original(part: Part | TypeSpec | EnumValue) -> str:
    original = part.about.extensions.get("-orig-id")
    return " ".join(original.split()) if isinstance(original, str) else ""


_EBCDIC = "cp037"
_LONG = 12
_LEAST_MARK = 0x20202020


def plain_phrase(plain: bool | float | bytes | str) -> Phrase:
    """Return a value that is no whole number in words."""
    match plain:
        case bool():
            return say("yes" if plain else "no")
        case bytes():
            return bytes_phrase(plain)
        case str():
            return text_phrase(plain)
    return say("decimal number", number=repr(plain))


def text_phrase(text: str) -> Phrase:
    """Return a text in quotation marks; blanks at its end and characters without a picture are named in words."""
    if not text:
        return say("empty text")
    shown = text.rstrip(" ")
    blanks = len(text) - len(shown)
    if not shown.isprintable() or "’" in shown or not shown:
        return say("characters with codes", codes=tuple(number(ord(one)) for one in text), count=len(text))
    quoted = say("literal text", text=shown)
    return say("text and blanks", of=quoted, count=blanks) if blanks else quoted


def number_phrase(of: int) -> Phrase:
    """Return a number; one whose four bytes spell letters, as marks of structures do, with these."""
    data = of.to_bytes(4, "big") if _LEAST_MARK <= of < 1 << 32 else b""
    for encoding, key in (("ascii", "number with text"), (_EBCDIC, "number with text in ebcdic")):
        text = readable(data, encoding)
        if text and text.replace("␣", "").isalpha():
            return say(key, number=of, text=text)
    return number(of)


def bytes_phrase(data: bytes) -> Phrase:
    """Return bytes as pairs of digits, with the text that they spell where it can be read."""
    if not data:
        return say("no bytes")
    if len(data) > 1 and not any(data):
        return say("zero bytes", count=len(data))
    text = readable(data)
    if len(data) > _LONG:
        long = say("many bytes", pairs=data.hex(" ").upper().replace(" ", THIN), count=len(data))
        return say("bytes with text", of=long, text=text) if text else long
    pairs = say("bytes", pairs=data.hex(" ").upper(), count=len(data))
    if text:
        return say("bytes with text", of=pairs, text=text)
    ebcdic = readable(data, _EBCDIC)
    return say("bytes with text in ebcdic", of=pairs, text=ebcdic) if len(data) > 1 and ebcdic else pairs


def readable(data: bytes, encoding: str = "ascii") -> str:
    """Return the text that bytes spell, with `␣` for blanks; "" where it is not made of letters, digits and signs."""
    try:
        text = data.decode(encoding)
    except UnicodeDecodeError:
        return ""
    is_plain = text.isascii() and text.isprintable() and any(one.isalnum() for one in text) and "’" not in text
    return text.replace(" ", "␣") if is_plain else ""


def code_phrase(library: Library, owner: TypeSpec, tree: nodes.EnumLabel) -> Phrase | None:
    """Return the name and number of a label, or None if there is no such label."""
    enum = library.find_enum(owner, tree.path, tree.is_absolute)
    codes = [code for code, one in enum.values.items() if one.label == tree.label] if enum else []
    return code_of(enum, codes[0]) if enum and codes else None


def code_of(enum: EnumSpec, code: int) -> Phrase:
    """Return a code with its name; one without a name as its number."""
    return say("code", name=label_of(enum, code), number=code) if code in enum.values else number(code)
