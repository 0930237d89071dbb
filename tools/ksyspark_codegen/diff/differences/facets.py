"""A field, instance or parameter as separate rules, each of which can change by itself.

Facets are plain data, equal where two spellings mean the same. Of two versions of a field, the facets that differ are
its changes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ksyspark.spec.library import Library
from ksyspark.spec.model import Attribute, Documentation, TypeSpec
from ksyspark_codegen.diff.side import Part
from ksyspark_codegen.review.meaning import Plain, meaning_of_part

Facets = Mapping[str, Plain]

_OF_TYPE = ("sign", "width", "order", "bits", "on", "cases", "of", "arguments")
"""The facets of a type; they say nothing of their own where the kind of type changes."""
_OWN_KEYS = {
    "default": "-default",
    "encoding-errors": "-encoding-errors",
    "logical-type": "-logical-type",
    "stream-value": "-stream-value",
    "stream-alternatives": "-stream-alternatives",
    "column": "-column",
    "sensitive": "-sensitive",
    "unit": "-unit",
}
_EXPLAINING = ("-orig-id", "-term", "-rule", "-rule-for", "-status")


def facets_of(library: Library, owner: TypeSpec, part: Part) -> Facets:
    """Return the rules of a part by name; a rule that it does not have is left out."""
    meaning = meaning_of_part(library, owner, part)
    assert isinstance(meaning, dict)
    found = {key: value for key, value in meaning.items() if key not in ("type", *_OWN_KEYS.values())}
    found |= _of_type(meaning["type"])
    if "size-eos" in found:
        found["size"] = ["to the end", found.get("size"), found.pop("size-eos")]
    extensions = part.about.extensions
    found |= {facet: _plain(extensions[key]) for facet, key in _OWN_KEYS.items() if key in extensions}
    found["sources"] = [_plain(extensions.get(key)) for key in ("-source", "-decision")]
    found["documentation"] = [*_documentation(part.about), _reason(part)]
    return found


def documentation_of(about: Documentation) -> Plain:
    """Return what a part says of itself, without effect on what is read."""
    return _documentation(about)


def sources_of(about: Documentation) -> Plain:
    """Return where a part says that it is written."""
    return [_plain(about.extensions.get(key)) for key in ("-source", "-decision")]


def changed_facets(old: Facets, new: Facets, as_named_now: Callable[[Plain], Plain]) -> tuple[str, ...]:
    """Return the names of the facets that differ; `as_named_now` puts new names for old ones in a facet."""
    names = [name for name in dict.fromkeys([*new, *old]) if old.get(name) != new.get(name)]
    differing = [name for name in names if as_named_now(old.get(name)) != new.get(name)]
    if "kind" in differing:
        return tuple(name for name in differing if name not in _OF_TYPE)
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


def _documentation(about: Documentation) -> list[Plain]:
    return [
        " ".join(about.doc.split()),
        list(about.doc_refs),
        *(_plain(about.extensions.get(key)) for key in _EXPLAINING),
    ]


def _reason(part: Part) -> str | None:
    return part.valid.reason if isinstance(part, Attribute) and part.valid else None


def _plain(value: object) -> Plain:
    match value:
        case dict():
            return {str(key): _plain(one) for key, one in value.items()}
        case list():
            return [_plain(one) for one in value]
        case str() | int() | float() | bool() | None:
            return value
    return str(value)
