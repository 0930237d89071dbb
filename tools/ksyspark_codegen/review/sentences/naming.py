"""Names of fields, types and codes as a page shows them: the document's name, else the id in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ksyspark.spec.model import Attribute, EnumSpec, Parameter, TypeSpec
from ksyspark.spec.unrolled import origin_of

Part = Attribute | Parameter
_MOST_WORDS = 6


def words_of(identifier: str) -> str:
    """Return an id as words: `len_name` as "len name". One of many words stays as it is, so that it counts as one."""
    words = identifier.replace("_", " ").strip()
    return identifier if len(words.split()) > _MOST_WORDS else words


def parts_of(owner: TypeSpec) -> Iterator[Part]:
    """Yield parameters, fields and instances of a type."""
    yield from owner.params
    yield from owner.attributes()


def name_of(owner: TypeSpec, part: Part) -> str:
    """Return the name of a part: `-orig-id`, with the id in words where another part of the type has the same one.

    A field without id is named by its place: "field 3".
    """
    if not part.id:
        return f"field {number_of(owner, part)}"
    words = words_of(part.id)
    original = " ".join(_original(part).split())
    if not original or original.lower() == words.lower():
        return original or words
    shared = Counter(" ".join(_original(other).split()) for other in parts_of(owner))
    full = original if shared[original] == 1 else f"{original} ({words})"
    return words if len(full.split()) > _MOST_WORDS else full


def number_of(owner: TypeSpec, part: Part) -> int:
    """Return the place of a field in `seq`, from 1; 0 for other parts."""
    return next((number for number, field in enumerate(owner.seq, 1) if field.place == part.place), 0)


def type_name(spec: TypeSpec) -> str:
    """Return the name of a type: its id in words, that of the specification's own type for a level of a recursion."""
    original = spec.about.extensions.get("-orig-id")
    return original if isinstance(original, str) and original else words_of(origin_of(spec)[-1])


def label_of(spec: EnumSpec, code: int) -> str:
    """Return the document's name of a code, else its label in words."""
    value = spec.values[code]
    original = value.about.extensions.get("-orig-id")
    return original if isinstance(original, str) and original else words_of(value.label)


def _original(part: Part) -> str:
    original = part.about.extensions.get("-orig-id")
    return original if isinstance(original, str) else ""
