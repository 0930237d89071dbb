"""Write the skeleton as YAML data for the official compiler."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from ksyspark.compiler.skeleton.marks import is_mark
from ksyspark.compiler.skeleton.needs import Needs
from ksyspark.spec.library import Library
from ksyspark.spec.model import Attribute, Spec, StringUse, TypeSpec
from ksyspark.spec.unrolled import LEVEL_KEY, UNROLLED_KEY
from ksyspark.spec.yaml import Entry, MapNode, Node, ScalarNode, plain

_META = ("id", "imports", "encoding", "endian", "bit-endian")
_TYPE = ("params", "enums")
_DELIMITERS = ("terminator", "include", "consume", "eos-error", "pad-right")
_WORDS = ("doc", "doc-ref")
_OF_NAMES = ("enums", "cases")


def skeleton(library: Library, spec: Spec, needs: Needs, *, is_strict: bool = False) -> Mapping[str, object]:
    """Return the skeleton of a specification. Its id, root class and parameters are those of the specification.

    A strict one keeps the rules that tell whether a stream is in step.
    """
    return _type(spec.root, library.trees[spec.id], needs, is_strict=is_strict)


def _type(owner: TypeSpec, tree: MapNode, needs: Needs, *, is_strict: bool) -> dict[str, object]:
    node = {key: value for key, value in _plain(tree).items() if key in _TYPE}
    node.update({key: plain(one.value) for key, one in tree.entries.items() if key in (UNROLLED_KEY, LEVEL_KEY)})
    meta = tree.get("meta")
    if isinstance(meta, MapNode):
        node["meta"] = {key: value for key, value in _plain(meta).items() if key in _META}
    if owner.path in needs.types:
        node["seq"] = [
            _plain(one) if is_strict and is_mark(owner, attribute) else _attribute(attribute, one, needs)
            for attribute, one in zip(owner.seq, _maps(tree.get("seq")), strict=True)
        ]
        instances = zip(owner.instances.values(), _maps(tree.get("instances")), strict=True)
        kept = ((attribute, one) for attribute, one in instances if not needs.is_left_out(attribute))
        node["instances"] = {attribute.id: _attribute(attribute, one, needs) for attribute, one in kept}
    types = zip(owner.types.values(), _maps(tree.get("types")), strict=True)
    kept_types = ((nested, one) for nested, one in types if _is_kept(nested, needs))
    node["types"] = {nested.id: _type(nested, one, needs, is_strict=is_strict) for nested, one in kept_types}
    return {key: value for key, value in node.items() if value not in ({}, [])}


def _is_kept(owner: TypeSpec, needs: Needs) -> bool:
    """Types that hold enums stay, so that the names of enums keep their meaning."""
    return any(nested.path in needs.types or nested.enums for nested in owner.with_nested())


def _maps(node: Node | None) -> list[MapNode]:
    """Return the maps in a list or map, in their order."""
    values = () if node is None or isinstance(node, ScalarNode) else node
    found = (one.value if isinstance(one, Entry) else one for one in values)
    return [one for one in found if isinstance(one, MapNode)]


def _attribute(attribute: Attribute, tree: MapNode, needs: Needs) -> dict[str, object]:
    node = _plain(tree)
    if attribute.value is not None or attribute.id in needs.names:
        return node
    for key in ("valid", "enum"):
        node.pop(key, None)
    if attribute.contents is not None:
        _drop(node, "contents")
        node["size"] = len(attribute.contents)
    if needs.is_skipped(attribute):
        _drop(node, "type", "encoding", *_DELIMITERS)
    elif isinstance(attribute.use, StringUse) and not _is_wide(attribute):
        _drop(node, "type", "encoding")
        if attribute.delimiter.terminator:
            node["terminator"] = attribute.delimiter.terminator[0]
    return node


def _is_wide(attribute: Attribute) -> bool:
    """Texts of two- and four-byte characters end with a terminator of that width, which only `strz` knows."""
    return len(attribute.delimiter.terminator or b"") > 1


def _drop(node: dict[str, object], *keys: str) -> None:
    for key in keys:
        node.pop(key, None)


def _plain(node: MapNode) -> dict[str, object]:
    return cast(dict[str, object], _silent(plain(node)))


def _silent(value: object, *, are_names: bool = False) -> object:
    """Leave out what only people read, so that new words do not change the frame's parser.

    Below `enums` and `cases` keys are names and expressions, so that `doc` there is one as well.
    """
    match value:
        case dict():
            kept = {key: one for key, one in value.items() if are_names or not _is_word(key)}
            return {key: _silent(one, are_names=not are_names and key in _OF_NAMES) for key, one in kept.items()}
        case list():
            return [_silent(one) for one in value]
        case _:
            return value


def _is_word(key: object) -> bool:
    return isinstance(key, str) and (key.startswith("-") or key in _WORDS)
