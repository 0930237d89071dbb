"""Fields that an expression names, as one quoted path: `header.format.kind` as “header › Format › kind”."""

from __future__ import annotations

from dataclasses import dataclass

from ksyspark.spec.expressions import Expression, nodes
from ksyspark.spec.model import TypeSpec
from ksyspark.spec.types.data_types import AnyStructType, UserType
from ksyspark_codegen.review.sentences.expressions.speaker import Speaker
from ksyspark_codegen.review.sentences.naming import name_of, parts_of, words_of
from ksyspark_codegen.review.sentences.phrases import Phrase, name, value

BETWEEN = " › "
_MOST_WORDS = 7
_SPECIAL = ("_io", "_sizeof", "_root", "_parent")


@dataclass(frozen=True, slots=True)
class _Path:
    """The names of fields, outermost first, seen from this structure, from the top, or some levels further up."""

    names: tuple[str, ...]
    levels: int = 0
    is_from_top: bool = False


def path_phrase(speaker: Speaker, tree: Expression) -> Phrase | None:
    """Return the phrase for a field named by an expression; None where it is no plain chain of names."""
    path = _path(speaker, tree)
    if path is None:
        return None
    if not path.names:
        return value("whole message") if path.is_from_top else value("structure around", count=path.levels)
    named = name(BETWEEN.join(path.names))
    if path.is_from_top:
        return value("at the top", of=named)
    return value("levels up", of=named, count=path.levels) if path.levels else named


def _path(speaker: Speaker, tree: Expression) -> _Path | None:
    match tree:
        case nodes.Name("_root"):
            return _Path((), is_from_top=len(speaker.owner.path) > 1)
        case nodes.Name("_parent"):
            return _Path((), 1)
        case nodes.Name(id_) if not id_.startswith("_"):
            return _Path((field_name(speaker.owner, id_),))
        case nodes.Cast(of):
            return _path(speaker, of)
        case nodes.Member(of, "_parent"):
            path = _path(speaker, of)
            return _Path((), path.levels + 1) if path and not path.names and path.levels else None
        case nodes.Member(of, id_) if id_ not in _SPECIAL:
            return _member(speaker, of, id_)
        case _:
            return None


def _member(speaker: Speaker, of: Expression, id_: str) -> _Path | None:
    holder = speaker.type_of(of)
    path = _path(speaker, of) if isinstance(holder, UserType | AnyStructType) else None
    if path is None:
        return None
    added = field_name(holder.spec, id_) if isinstance(holder, UserType) else words_of(id_)
    names = (*path.names, added)
    if len(BETWEEN.join(names).split()) > 2 * _MOST_WORDS:
        return None
    return _Path(names, path.levels, path.is_from_top)


def field_name(owner: TypeSpec, id_: str) -> str:
    """Return the name of a field of a type by its id."""
    return next((name_of(owner, part) for part in parts_of(owner) if part.id == id_), words_of(id_))
