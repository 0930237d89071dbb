"""What in a new version is what in the old one: types, parts, code lists, and each rule of a field."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

from ksyspark.layout.json_text import plain_json
from ksyspark.spec.library import Library
from ksyspark.spec.model import Attribute, Documentation, EnumSpec, TypeSpec
from ksyspark_review.diff.side import Part, Side, TypePath
from ksyspark_review.documents.full_text import rising
from ksyspark_review.meaning import Plain, meaning_of_part
from ksyspark_review.sentences.phrases import parts_of

Facets = Mapping[str, Plain]

OF_TYPE = ("sign", "width", "order", "bits", "on", "cases", "of", "arguments")
"""The facets of a type; they say nothing of their own where the kind of type changes."""
_OWN_KEYS = (
    "-default", "-encoding-errors", "-logical-type", "-stream-value", "-stream-alternatives", "-column", "-sensitive",
    "-unit",
)  # fmt: skip
"""Keys of our own that are facets."""
_SOURCES = ("-source", "-decision")


def facets_of(library: Library, owner: TypeSpec, part: Part) -> Facets:
    """Return the rules of a part by name; a rule that it does not have is left out."""
    meaning = meaning_of_part(library, owner, part)
    assert isinstance(meaning, dict)
    facets = {key: value for key, value in meaning.items() if key not in ("type", *_OWN_KEYS)}
    facets |= _of_type(meaning["type"])
    if "size-eos" in facets:
        facets["size"] = ["to the end", facets.get("size"), facets.pop("size-eos")]
    extensions = part.about.extensions
    facets |= {key[1:]: plain_json(extensions[key]) for key in _OWN_KEYS if key in extensions}
    documentation, facets["sources"] = said_of(part.about)
    reason = part.valid.reason if isinstance(part, Attribute) and part.valid else None
    facets["documentation"] = [*documentation, reason]
    return facets


def said_of(about: Documentation) -> tuple[list[Plain], list[Plain]]:
    """Return what a part says of itself without effect on what is read, and where it says that it is written."""
    effective = (*_OWN_KEYS, *_SOURCES)
    others = {key: plain_json(value) for key, value in about.extensions.items() if key not in effective}
    documentation: list[Plain] = [" ".join(about.doc.split()), list(about.doc_refs), others]
    return documentation, [plain_json(about.extensions.get(key)) for key in _SOURCES]


def numbers_of(facets: Facets) -> range | None:
    """Return the numbers that a part can hold, or None if it holds none."""
    match facets:
        case {"kind": "integer", "sign": sign, "width": int(width)}:
            return range(-(1 << 8 * width - 1), 1 << 8 * width - 1) if sign == "signed" else range(1 << 8 * width)
        case {"kind": "bits", "bits": int(bits)}:
            return range(1 << bits)
    return None


def changed_facets(old: Facets, new: Facets) -> tuple[str, ...]:
    """Return the names of the facets that differ."""
    differing = [name for name in dict.fromkeys([*new, *old]) if old.get(name) != new.get(name)]
    if "kind" in differing:
        return tuple(name for name in differing if name not in OF_TYPE)
    # A number of one byte has no byte order: it has none to change where its width does.
    has_both = old.get("order") is not None and new.get("order") is not None
    return tuple(name for name in differing if name != "order" or has_both)


def renaming(
    names: Mapping[str, str], members: Mapping[str, str], types: Mapping[str, str]
) -> Callable[[Plain], Plain]:
    """Return what puts new names for old ones: of the same type's parts, of members, of types and code lists."""

    def renamed(plain: Plain) -> Plain:
        match plain:
            case ["name", str(name)]:
                return ["name", names.get(name, name)]
            case ["member" | "call" as kind, str(name), *inside]:
                return [kind, members.get(name, name), *map(renamed, inside)]
            case ["of" | "cast" | "code" as kind, str(name), *inside]:
                return [kind, types.get(name, name), *map(renamed, inside)]
            case list():
                return [renamed(one) for one in plain]
            case dict():
                return {key: renamed(one) for key, one in plain.items()}
            case str():
                return types.get(plain, plain)
        return plain

    return renamed


def _of_type(use: Plain) -> dict[str, Plain]:
    assert isinstance(use, list)
    match use:
        # The number of a parameter has no byte order.
        case ["signed" | "unsigned" as sign, width, *order]:
            return {"kind": "integer", "sign": sign, "width": width, "order": next(iter(order), None)}
        case ["float", width, *order]:
            return {"kind": "float", "width": width, "order": next(iter(order), None)}
        case ["bits", width, order]:
            return {"kind": "bits", "bits": width, "order": order}
        case ["switch", on, cases]:
            return {"kind": "switch", "on": on, "cases": cases}
        case ["of", name, *arguments]:
            return {"kind": "structure", "of": ["of", name], "arguments": list(arguments)}
    return {"kind": use[0]}


_One = TypeVar("_One", TypeSpec, EnumSpec)

_ALIKE = 0.5
"""The share of equal parts from which on two types of different names are taken for one that was renamed."""


@dataclass(frozen=True, slots=True)
class Pairs:
    """The parts of two versions of one type: those that are in both, in the new order, and those that are gone."""

    both: tuple[tuple[Part, Part], ...]
    gone: tuple[Part, ...]

    def renamed(self) -> Mapping[str, str]:
        """Return new ids by old ones."""
        return {old.id: new.id for old, new in self.both if old.id != new.id and old.id and new.id}

    def moved(self) -> tuple[Part, ...]:
        """Return the fewest fields that have to move for the old order to become the new one."""
        fields, places = self._places()
        stays = rising(places)
        return tuple(new for number, new in enumerate(fields) if number not in stays)

    def exchanged(self) -> Mapping[int, Part]:
        """Return by the identity of a field the one that stands where it stood, and that stood where it stands."""
        fields, places = self._places()
        return {
            id(new): fields[place]
            for number, (new, place) in enumerate(zip(fields, places, strict=True))
            if place != number and places[place] == number
        }

    def _places(self) -> tuple[list[Part], list[int]]:
        """Return the fields of both versions in the new order, and the old place of each among them."""
        fields = [(old, new) for old, new in self.both if _sort(old) == _sort(new) == "field"]
        olds = sorted((old for old, _ in fields), key=lambda part: (part.place.line, part.place.column))
        places = {id(old): place for place, old in enumerate(olds)}
        return [new for _, new in fields], [places[id(old)] for old, _ in fields]


def match_types(old: Side, new: Side) -> Mapping[TypePath, TypePath]:
    """Return new types by old ones, of the same path or content; the two compared specifications are one."""
    matches: dict[TypePath, TypePath] = {(old.main,): (new.main,)}

    def likeness(before: TypeSpec, after: TypeSpec) -> float:
        if matches.get(before.path[:-1]) != after.path[:-1]:
            return 0.0
        return _likeness(_marks(old, before), _marks(new, after))

    while True:
        for path in old.types:
            above = matches.get(path[:-1]) if len(path) > 1 else ()
            if path not in matches and above is not None and (*above, path[-1]) in new.types:
                matches[path] = (*above, path[-1])
        pair = _most_alike(matches, old.types, new.types, likeness)
        if pair is None:
            return matches
        matches[pair[0]] = pair[1]


def match_enums(old: Side, new: Side, types: Mapping[TypePath, TypePath]) -> Mapping[TypePath, TypePath]:
    """Return new code lists by old ones: those of the same name in the same type, then those of the same codes."""
    named = {path: (*types[path[:-1]], path[-1]) for path in old.enums if path[:-1] in types}
    matches = {path: now for path, now in named.items() if now in new.enums}
    while pair := _most_alike(matches, old.enums, new.enums, lambda *pair: _likeness(*map(_codes, pair))):
        matches[pair[0]] = pair[1]
    return matches


def match_parts(old: Side, new: Side, was: TypeSpec, now: TypeSpec) -> Pairs:
    """Return the parts of two versions of a type: equal ids are one part.

    A part with another id is a renamed one where the document's name is the same, or where it means the same and
    stands at the same place between others.
    """
    olds, news = list(parts_of(was)), list(parts_of(now))
    by_id = {part.id: part for part in olds if part.id}
    matches = {id(part): by_id[part.id] for part in news if part.id in by_id}

    for is_same in (_has_same_name, _stands_alike(old, new, was, now, matches)):
        for part in [part for part in news if id(part) not in matches]:
            taken = {id(one) for one in matches.values()}
            candidates = [one for one in olds if id(one) not in taken and is_same(one, part)]
            if len(candidates) == 1 or (candidates and not part.id):
                matches[id(part)] = candidates[0]
    taken = {id(part) for part in matches.values()}
    return Pairs(
        tuple((matches[id(part)], part) for part in news if id(part) in matches),
        tuple(part for part in olds if id(part) not in taken),
    )


def _most_alike(
    matches: Mapping[TypePath, TypePath],
    olds: Mapping[TypePath, _One],
    news: Mapping[TypePath, _One],
    likeness: Callable[[_One, _One], float],
) -> tuple[TypePath, TypePath] | None:
    """Return the paths of the two that are most alike of those without match, or None if none are alike."""
    taken = set(matches.values())
    pairs = [
        (likeness(before, after), path, now)
        for path, before in olds.items()
        if path not in matches
        for now, after in news.items()
        if now not in taken
    ]
    best = max(pairs, key=lambda pair: pair[0], default=None)
    return best[1:] if best is not None and best[0] >= _ALIKE else None


def _likeness(counts: Counter[str], other: Counter[str]) -> float:
    """Return the share of what two have in common, 0 to 1."""
    both = (counts | other).total()
    return (counts & other).total() / both if both else 0.0


def _marks(side: Side, owner: TypeSpec) -> Counter[str]:
    return Counter(
        mark for part in parts_of(owner) for mark in (part.id, repr(_meaning(facets_of(side.library, owner, part))))
    )


def _codes(enum: EnumSpec) -> Counter[str]:
    return Counter(f"{code} {value.label}" for code, value in enum.values.items())


def _has_same_name(old: Part, new: Part) -> bool:
    """Tell whether the document has one name for two parts of the same sort."""
    name = old.about.extensions.get("-orig-id")
    return name is not None and name == new.about.extensions.get("-orig-id") and _sort(old) == _sort(new)


def _stands_alike(
    old: Side, new: Side, was: TypeSpec, now: TypeSpec, matches: Mapping[int, Part]
) -> Callable[[Part, Part], bool]:
    """Return what tells whether two parts mean the same, and stand behind the same part or before the same part."""
    olds, news = list(parts_of(was)), list(parts_of(now))

    def neighbours(parts: Sequence[Part], part: Part) -> tuple[Part | None, Part | None]:
        place = next(number for number, one in enumerate(parts) if one is part)
        return (parts[place - 1] if place else None, parts[place + 1] if place + 1 < len(parts) else None)

    def is_same(part: Part, other: Part) -> bool:
        if bool(part.id) != bool(other.id) or _sort(part) != _sort(other):
            return False
        if _meaning(facets_of(old.library, was, part)) != _meaning(facets_of(new.library, now, other)):
            return False
        around = zip(neighbours(olds, part), neighbours(news, other), strict=True)
        return any(
            left is right is None or (right is not None and left is not None and matches.get(id(right)) is left)
            for left, right in around
        )

    return is_same


def _meaning(facets: Facets) -> dict[str, Plain]:
    return {name: facet for name, facet in facets.items() if name not in ("documentation", "sources")}


def _sort(part: Part) -> str:
    if not isinstance(part, Attribute):
        return "parameter"
    return "instance" if part.is_instance else "field"
