"""Mutants of a rule: a field with another width, range ..., said by the same sentences as the field itself."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from ksyspark.spec import model
from ksyspark.spec.inference import Typer
from ksyspark.spec.read_attribute import read_instance, read_seq_field
from ksyspark.spec.read_map import Reader
from ksyspark_codegen.mutants.changes import changes_of_field
from ksyspark_review.items import item_id
from ksyspark_review.meaning import digest, written_types
from ksyspark_review.model import Option, Text
from ksyspark_review.sentences.fields import Field
from ksyspark_review.sentences.rules import sentences_of

MOST_WRONG = 2
KINDS = ("fixed", "range", "condition", "count", "character set", "width", "sign")
"""What may be wrong of a rule, the weightiest first."""
_OF_KEYS = {
    **dict.fromkeys(("contents", "eq", "valid"), "fixed"), "min": "range", "max": "range", "if": "condition",
    "repeat-expr": "count", "encoding": "character set", "size": "width",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Variants:
    """What a field says of one thing, and what its mutants say of it."""

    about: str
    right: Text
    wrong: tuple[Text, ...]

    def options(self, salt: str) -> tuple[tuple[Option, ...], str]:
        """Return right and wrong answers in an order that tells nothing, with the id of the right one."""
        texts = sorted((self.right, *self.wrong[:MOST_WRONG]), key=lambda text: digest(salt, text.en))
        options = tuple(Option(str(number), text) for number, text in enumerate(texts))
        return options, str(texts.index(self.right))


def fields_of(typer: Typer, names: Iterable[str]) -> Mapping[str, Field]:
    """Return the fields and instances of specifications by the ids of their items."""
    return {
        item_id(owner, attribute): Field(typer, owner, attribute)
        for name in names
        for owner in written_types(typer.library, name)
        for attribute in owner.attributes()
    }


def said_of(field: Field, attribute: model.Attribute | None = None) -> Mapping[str, Text]:
    """Return what a field says, or a mutant of it, by the key of the specification; sentences of one key are joined."""
    said: dict[str, list[Text]] = {}
    for sentence in sentences_of(attribute or field.attribute, field.owner, field.typer):
        said.setdefault(sentence.kind, []).append(sentence.text)
    return {kind: joined(texts) for kind, texts in said.items()}


def joined(texts: list[Text]) -> Text:
    """Return sentences in a row; in Chinese nothing stands between them."""
    return Text.each(lambda language: ("" if language == "zh" else " ").join(text.of(language) for text in texts))


def variants_of(field: Field) -> Variants | None:
    """Return the variants of a field about the first of KINDS that it has, or None if it has none."""
    return next((variants for kind in KINDS if (variants := _said(field, kind)) is not None), None)


def mutant_sentences(field: Field) -> tuple[str, Text, Text] | None:
    """Return what is wrong of a mutant, all it says, and what it should have said; None if nothing can be wrong."""
    said = said_of(field)
    for kind in KINDS:
        for mutant in _mutants(field, kind):
            other = said_of(field, mutant)
            if other != said and other.keys() == said.keys():
                right = joined([text for key, text in said.items() if other[key] != text])
                return kind, joined(list(other.values())), right
    return None


def _said(field: Field, kind: str) -> Variants | None:
    """Return what a field and its mutants of a kind say otherwise."""
    said = said_of(field)
    others = [said_of(field, mutant) for mutant in _mutants(field, kind)]
    shared = [key for key in said if all(key in other for other in others)]
    keys = [key for key in shared if any(other[key] != said[key] for other in others)]
    if not keys:
        return None
    right = joined([said[key] for key in keys])
    wrong = dict.fromkeys(joined([other[key] for key in keys]) for other in others)
    wrong.pop(right, None)
    return Variants(kind, right, tuple(wrong)) if wrong else None


def _mutants(field: Field, kind: str) -> Iterator[model.Attribute]:
    """Yield a field with changes of a kind."""
    own, owner = field.attribute, field.owner
    changes = changes_of_field(field.library.trees[owner.path[0]], owner.path, own.id)
    # Another number is the least of what may be wrong of a condition.
    for change, node in sorted(changes, key=lambda pair: pair[0].kind == "constant"):
        about = _OF_KEYS.get(change.at.key, change.kind)
        if about == kind and change.new is not None:
            reader = Reader()
            if own.is_instance:
                mutant = read_instance(reader, own.id, node, owner.encoding)
            else:
                mutant = read_seq_field(reader, node, owner.encoding)
            yield from () if reader.problems else (mutant,)
