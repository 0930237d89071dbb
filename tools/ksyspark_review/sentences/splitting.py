"""Sentences of at most 25 words: what is too long gets a letter, and a sentence of its own that follows.

1. A value of three alternatives or more becomes a list of cases; one that compares a single field with fixed values
   becomes a table in a sentence or more.
2. From a sentence that is still too long a value or condition is taken out, as near to the outside as helps. Where it
   stood, "condition A" stands.
3. Then the parts taken out are said, by the same steps. Equal parts share a letter.
"""

from collections.abc import Iterator, Mapping

from ksyspark_review.model import Sentence
from ksyspark_review.sentences.expressions import is_test_of
from ksyspark_review.sentences.phrases import (
    MOST_WORDS,
    Phrase,
    catalogue_of,
    condition,
    longest,
    say,
    table_rows,
    text_of,
    value,
)

_MANY_CASES = 3
_LEAST_TAKEN_OUT = 4
_LEAST_LETTERS = 2
_STRUCTURE = frozenset({"and", "or", "sum"})
"""Phrases that hold parts together: the parts are taken out before them."""
_LETTERS = ("condition", "value")
_MEANINGS = ("condition means", "value means")


class Splitter:
    """Puts the phrases of one field into sentences. Letters run on through all of them, in the order of the text."""

    def __init__(self) -> None:
        self._letters: dict[Phrase, str] = {}
        self._waiting: list[Phrase] = []

    def sentences(self, kind: str, phrase: Phrase) -> tuple[Sentence, ...]:
        """Return a sentence, and behind it those of the parts that were taken out of it."""
        sentences = [self._fitted(one) for one in _by_cases(phrase)]
        while self._waiting:
            taken = self._waiting.pop(0)
            key = "condition means" if taken.kind == "condition" else "value means"
            sentences += [self._fitted(one) for one in _by_cases(say(key, letter=self._letters[taken], of=bare(taken)))]
        return tuple(Sentence(kind, text_of(one)) for one in sentences)

    def _fitted(self, sentence: Phrase) -> Phrase:
        taken: dict[Phrase, Phrase] = {}
        while longest(_with_letters_together(sentence)) > MOST_WORDS:
            part = _taken_out(sentence)
            if part is None:
                break
            hole = _lettered(part, f"?{len(taken)}")
            sentence = sentence.exchanged(part, hole)
            taken[hole] = _filled(part, taken)
        for hole in [one for one in sentence.walk() if one in taken]:
            sentence = sentence.exchanged(hole, _lettered(hole, self._letter(taken[hole])))
        return _with_letters_together(sentence)

    def _letter(self, part: Phrase) -> str:
        if part not in self._letters:
            # A to Z, then A1 to Z1 and so on.
            number = len(self._letters)
            self._letters[part] = f"{chr(ord('A') + number % 26)}{number // 26 or ''}"
            self._waiting.append(part)
        return self._letters[part]


def _lettered(part: Phrase, letter: str) -> Phrase:
    return condition("condition", letter=letter) if part.kind == "condition" else value("value", letter=letter)


def _filled(part: Phrase, taken: Mapping[Phrase, Phrase]) -> Phrase:
    """Return a part with what was taken out of it before."""
    for hole in [one for one in part.walk() if one in taken]:
        part = part.exchanged(hole, taken[hole])
    return part


def bare(phrase: Phrase) -> Phrase:
    """Return a phrase without the brackets around it."""
    while phrase.key in ("in brackets", "condition in brackets"):
        phrase = next(phrase.inner())
    return phrase


def _with_letters_together(phrase: Phrase) -> Phrase:
    """Return a phrase in which "condition A holds or condition B holds" is "one of the conditions A and B holds"."""
    phrase = phrase.mapped(_with_letters_together)
    each = phrase.part("parts") if phrase.key in ("and", "or") else ()
    lettered = [one for one in each if one.key == "condition"] if isinstance(each, tuple) else []
    if not isinstance(each, tuple) or len(lettered) < _LEAST_LETTERS:
        return phrase
    letters = tuple(value("plain", text=one.part("letter")) for one in lettered)
    joined = condition("all conditions" if phrase.key == "and" else "some condition", letters=letters)
    others = tuple(one for one in each if one not in lettered)
    return Phrase(phrase.key, (("parts", (*others, joined)),), phrase.kind) if others else joined


def _taken_out(sentence: Phrase) -> Phrase | None:
    """Return the part whose removal makes a sentence fit: of the outermost such the longest.

    Where none is enough, the longest of the outermost. None where nothing is left to take out.
    """
    for transparent in (_STRUCTURE, frozenset[str]()):
        layers = [layer for layer in _layers(sentence, transparent) if layer]
        for layer in layers:
            enough = [one for one in layer if longest(sentence.exchanged(one, _lettered(one, "A"))) <= MOST_WORDS]
            if enough:
                return max(enough, key=longest)
        if layers:
            return max(layers[0], key=longest)
    return None


def _layers(sentence: Phrase, transparent: frozenset[str]) -> Iterator[list[Phrase]]:
    """Yield the parts that may get a letter, layer by layer; `transparent` phrases are no layer.

    What the sentence of a letter says is no such part itself.
    """
    layer = [sentence.phrase("of")] if sentence.key in _MEANINGS else [sentence]
    while layer:
        layer = [inner for one in layer for inner in _opened(one.inner(), transparent)]
        yield [one for one in layer if one.kind and one.key not in _LETTERS and longest(one) >= _LEAST_TAKEN_OUT]


def _opened(phrases: Iterator[Phrase], transparent: frozenset[str]) -> Iterator[Phrase]:
    for phrase in phrases:
        if phrase.key in transparent:
            yield from _opened(phrase.inner(), transparent)
        else:
            yield phrase


def _by_cases(sentence: Phrase) -> Iterator[Phrase]:
    """Yield a sentence, or one for each case where its value has many, or does not fit otherwise."""
    of = next((part for name, part in sentence.parts if name == "of"), None)
    can_split = f"{sentence.key} by cases" in catalogue_of("en") and isinstance(of, Phrase) and of.key == "if else"
    if not can_split or not isinstance(of, Phrase):
        yield sentence
        return
    cases, otherwise = _cases(of)
    if sentence.key != "depends on" and len(cases) < _MANY_CASES - 1 and longest(sentence) <= MOST_WORDS:
        yield sentence
        return
    lead = tuple((name, part) for name, part in sentence.parts if name != "of")
    subject = _subject(cases)
    if subject is not None:
        yield Phrase(f"{sentence.key} by table", (*lead, ("subject", subject)))
        yield from table_rows(say("gives", when=_fixed(test), of=of) for test, of in cases)
        yield say("anything else", of=otherwise)
        return
    yield Phrase(f"{sentence.key} by cases", lead)
    yield from (say("case", condition=condition, of=of) for condition, of in cases)
    yield say("otherwise", of=otherwise)


def _cases(phrase: Phrase) -> tuple[list[tuple[Phrase, Phrase]], Phrase]:
    """Return the cases (condition, value) of nested alternatives, and the value in all others."""
    cases = []
    while phrase.key == "if else":
        cases.append((bare(phrase.phrase("condition")), bare(phrase.phrase("then"))))
        phrase = phrase.phrase("otherwise")
    return cases, phrase


def _subject(cases: list[tuple[Phrase, Phrase]]) -> Phrase | None:
    """Return what all cases compare with fixed values, or None if they test different things, or are few."""
    first = next((part for name, part in cases[0][0].parts if name == "of"), None)
    if not isinstance(first, Phrase) or len(cases) < _MANY_CASES:
        return None
    return first if all(is_test_of(test, first) for test, _ in cases) else None


def _fixed(test: Phrase) -> Phrase:
    if test.key == "is empty":
        return value("empty text")
    fixed = next(part for name, part in test.parts if name in ("value", "values"))
    return fixed if isinstance(fixed, Phrase) else value("one of", parts=fixed)
