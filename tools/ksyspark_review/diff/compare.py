"""Two versions of a specification compared, or those of all review pages since a git revision.

What a difference does is told: to columns, to messages that both versions read, to fields and codes.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, islice
from pathlib import Path
from typing import assert_never

from ksyspark.display import show_plain
from ksyspark.layout import Array, ColumnType, Enum, Layout, Logical, Raw, Scalar, Struct, Union
from ksyspark.spec.model import TypeSpec
from ksyspark.spec.problems import SpecError
from ksyspark_codegen.checks.samples import value_at
from ksyspark_codegen.mutants.judging import Version, differing, near_both
from ksyspark_codegen.synthesis.verifier import Sample, Verdict
from ksyspark_review.diff.differences import READING, Comparison, Finding, depends_on, findings, match
from ksyspark_review.diff.model import Change, ColumnEffect, Difference, MessageEffect, Outcome
from ksyspark_review.diff.side import FileMissing, Key, Part, Side, side_at, specification_at
from ksyspark_review.documents.assemble import assemble
from ksyspark_review.documents.page import load_page_library
from ksyspark_review.documents.page_file import SUFFIX, page_files, read_page
from ksyspark_review.items import item_id
from ksyspark_review.meaning import positions_of
from ksyspark_review.model import Text
from ksyspark_review.sentences.phrases import Words, name_of, parts_of, say, text_of, type_name


@dataclass(frozen=True, slots=True)
class ItemChanges:
    """Items of the old version with the same fingerprint in the new one or with another, and items that are new.

    `by_finding` has those with another by the number of each difference that is a reason.
    """

    kept: tuple[str, ...]
    other: tuple[str, ...]
    added: tuple[str, ...]
    by_finding: Mapping[int, tuple[str, ...]]


def item_changes(comparison: Comparison, listed: Sequence[Finding]) -> ItemChanges:
    """Compare the fingerprints of all items; an item that changed belongs to the difference that is about it.

    If its field only lies elsewhere or is described in other words, it belongs to the last difference in front of it in
    the same type that moves what follows, or else to the first that may be the reason.
    """
    old, new = comparison.old.fingerprints, comparison.new.fingerprints
    other = tuple(item for item, fingerprint in old.items() if new.get(item) != fingerprint)
    added = tuple(item for item in new if item not in old)
    effective = [number for number, one in enumerate(listed) if one.weight != "nothing"]
    reasons = Reasons(comparison, listed, effective or range(len(listed)))
    by_finding: dict[int, list[str]] = {}
    for item in other:
        for number in reasons.of(item):
            by_finding.setdefault(number, []).append(item)
    kept = tuple(item for item in old if item not in set(other))
    return ItemChanges(kept, other, added, {number: tuple(items) for number, items in by_finding.items()})


class Reasons:
    """Which difference is the reason that an item of the old version is another one now, or lies elsewhere."""

    def __init__(self, comparison: Comparison, listed: Sequence[Finding], among: Sequence[int]) -> None:
        self._listed = listed
        self._among = among
        self._direct: dict[str, list[int]] = {}
        for number, finding in enumerate(listed):
            for item in finding.items:
                self._direct.setdefault(item, []).append(number)
        self._places = {
            item_id(owner, part): (owner.path, place)
            for owner in comparison.old.types.values()
            for place, part in enumerate(parts_of(owner))
        }

    def of(self, item: str) -> Sequence[int]:
        """Return the numbers of the differences about an item, or of one that moves it or tells of it otherwise."""
        return self._direct.get(item) or [one for one in (self.elsewhere(item),) if one is not None]

    def elsewhere(self, item: str) -> int | None:
        """Return the number of the difference, not about the item itself, that moves it or tells of it otherwise."""
        moving = [number for number in self._among if self._listed[number].weight == "shape"]
        path, place = self._places.get(item, ((), 0))
        same_type = [number for number in moving if (owner := self._listed[number].owner) and owner.path == path]
        before = [number for number in same_type if self._place(number) <= place]
        return next(iter([*before[-1:], *same_type, *moving, *self._among]), None)

    def _place(self, number: int) -> int:
        """Return where in its old type a difference is; one of a new field is where that stands now."""
        finding = self._listed[number]
        if finding.old is None and finding.new_owner is not None:
            return next(place for place, part in enumerate(parts_of(finding.new_owner)) if part is finding.new)
        return self._places.get(finding.items[0], ((), 0))[1] if finding.items else 0


_MOST_DEPTH = 40


@dataclass(frozen=True, slots=True)
class Place:
    """A column at a path from the root: its type, and the part that it is of, empty for the root itself."""

    path: str
    type: str
    key: Key


def places_of(layout: Layout) -> Mapping[str, Place]:
    """Return all columns by their paths, at every depth."""
    return {place.path: place for place in _below(layout, layout.name, "", 0)}


def follower_of(comparison: Comparison, finding: Finding) -> tuple[str, int | None, int | None]:
    """Return the name of the field behind one that moves what follows, "" if there is none, its old and new offset."""
    if finding.owner is None or finding.new_owner is None or finding.owner.path not in comparison.pairs:
        return "", None, None
    own, fields = (finding.new, finding.new_owner.seq) if finding.new else (finding.old, finding.owner.seq)
    behind = fields[next((place for place, one in enumerate(fields, 1) if one is own), len(fields)) :]
    both = comparison.pairs[finding.owner.path].both
    pair = next(((old, new) for one in behind for old, new in both if one in (old, new)), None)
    if pair is None:
        return "", None, None
    old, new = pair
    old_offset = _offset(comparison.old, finding.owner, old)
    return name_of(finding.new_owner, new), old_offset, _offset(comparison.new, finding.new_owner, new)


def _offset(side: Side, owner: TypeSpec, part: Part) -> int | None:
    positions = zip(owner.seq, positions_of(side.library, owner), strict=True)
    return next((position.offset for one, position in positions if one is part), None)


def _below(layout: Layout, record: str, path: str, depth: int) -> Iterator[Place]:
    if depth > _MOST_DEPTH:
        return
    for column in layout.records[record].columns:
        at, key = f"{path}.{column.id}" if path else column.id, (tuple(record.split("::")), column.id)
        yield Place(at, type_text(layout, column.type), key)
        for inner, name in _inside(column.type):
            below = f"{at}.{name}" if name else at
            if name:
                yield Place(below, type_text(layout, inner), key)
            if isinstance(inner, Struct):
                yield from _below(layout, inner.record, below, depth + 1)


def _inside(column_type: ColumnType) -> Iterator[tuple[ColumnType, str]]:
    """Yield the types below a type, with the names of those that are members of their own."""
    match column_type:
        case Struct(value_member=None):
            yield column_type, ""
        case Array(item):
            yield from _inside(item)
        case Union(cases):
            yield from ((case.type, case.id) for case in cases)


def type_text(layout: Layout, column_type: ColumnType) -> str:
    """Return a column's type in Arrow's words, without what is below it."""
    match column_type:
        case Scalar(name) | Logical(name):
            return name
        case Enum(base):
            return f"string (code, {base.arrow})"
        case Raw():
            return "binary"
        case Array(item):
            return f"list of {type_text(layout, item)}"
        case Struct():
            member = layout.value_member(column_type)
            return type_text(layout, member.type) if member else "struct"
        case Union():
            return "struct (one of)"
        case _:
            assert_never(column_type)


# Messages of one version with other values in the parts that differ.
_MOST = 4_000
_MOST_OF_HEX, _MOST_OF_BYTES = 100, 32

Disagreement = tuple[MessageEffect, Key, bool]
"""A message with its outcome, the field that refuses it, or the path of a column of one that is decoded otherwise, and
whether that is one of the old version."""


def disagreements(comparison: Comparison, concerned: Sequence[Finding]) -> Iterator[Disagreement]:
    """Yield messages that the two versions read otherwise, made for the differences that they are concerned with."""
    old, new = (Version(side.library, side.main) for side in (comparison.old, comparison.new))
    near = near_both(old, new)
    samples = chain.from_iterable(
        chain(version.obeying, version.varied, islice(version.others(keys, near), _MOST))
        for version, is_old in ((old, True), (new, False))
        for keys in ({key for one in concerned for key in one.keys_of(is_old=is_old)},)
    )
    for sample, was, now in differing(old, new, samples):
        yield from _compared(comparison, sample, was, now)


def _compared(comparison: Comparison, sample: Sample, was: Verdict, now: Verdict) -> Iterator[Disagreement]:
    message = comparison.new.main, sample.data, sample.params
    if was.fault is None and now.fault is None:
        for path, old, new in values_differing(was.row, now.row, comparison.members):
            effect = MessageEffect("differs", *message, path, old=_shown(old), new=_shown(new))
            yield effect, ((), path), False
    elif was.fault is None or now.fault is None:
        outcome: Outcome = "refused" if was.fault is None else "accepted"
        fault = was.fault or now.fault
        assert fault is not None
        read = _at((now if was.fault else was).row, fault.field)
        effect = MessageEffect(outcome, *message, fault.field, fault.offset, fault.sentence, read)
        yield effect, (fault.owner, fault.name), outcome == "accepted"


def _at(row: Mapping[str, object], path: str) -> str:
    """Return the value at a path of a row as text, "" if there is none; a list tells only its number of items."""
    value = value_at(row, path)
    return "" if value is None or isinstance(value, dict) else _shown(value)


def values_differing(
    old: object, new: object, renamed: Mapping[str, str], path: str = ""
) -> Iterator[tuple[str, object, object]]:
    """Yield path, old and new value of the columns of both rows that differ; paths have no numbers of list items."""
    match old, new:
        case dict(), dict():
            now = {renamed.get(key, key) if key not in new else key: value for key, value in old.items()}
            for key, value in new.items():
                if key in now:
                    yield from values_differing(now[key], value, renamed, f"{path}.{key}" if path else key)
        case list(), list() if len(old) == len(new):
            for before, after in zip(old, new, strict=True):
                yield from values_differing(before, after, renamed, path)
        # A number that is none differs from itself.
        case _ if old != new and (old == old or new == new):  # noqa: PLR0124
            yield path, old, new


def _shown(value: object) -> str:
    """Return a value as text; more bytes than elsewhere, because two values may differ at their end only."""
    is_short = isinstance(value, bytes) and 0 < len(value) <= _MOST_OF_BYTES
    return value.hex() if isinstance(value, bytes) and is_short else show_plain(value)


def shown_message(comparison: Comparison, message: MessageEffect) -> str:
    """Return a message in pairs of hexadecimal digits, the first 100 of a long one, with its unusual parameters."""
    data = message.message
    more = f" … ({len(data)})" if len(data) > _MOST_OF_HEX else ""
    usual = [{param.id: param.default for param in side.layout.params} for side in (comparison.old, comparison.new)]
    unusual = [
        f"{name} = {_shown(value)}"
        for name, value in message.parameters.items()
        if any(defaults.get(name) != value for defaults in usual)
    ]
    return data[:_MOST_OF_HEX].hex(" ") + more + (f" ({', '.join(unusual)})" if unusual else "")


_OUTCOMES: tuple[Outcome, ...] = ("refused", "accepted", "differs")
_MOST_COLUMNS = 6


def compare(old: Side, new: Side, *, with_messages: bool = True) -> Difference:
    """Return the difference of two versions; without messages no example is made, which takes seconds."""
    comparison = match(old, new)
    listed = findings(comparison)
    columns = _Columns(comparison, listed)
    items = item_changes(comparison, listed)
    examples = _Examples(comparison, listed, columns)
    concerned = [part for one in listed if one.weight in READING for part in (one, *one.parts)]
    for disagreement in disagreements(comparison, concerned) if with_messages and concerned else ():
        examples.take(disagreement)
    changes = tuple(
        _change(comparison, listed, number, columns, examples.of(number) if with_messages else None, items)
        for number in range(len(listed))
    )
    others = columns.unexplained()
    summary = tuple(_summary(changes, others, items))
    return Difference(changes, others, items.kept, items.other, items.added, summary)


class _Columns:
    """The columns of both versions, and which difference is about which of them.

    `dependent` and `of_finding` have for each difference the columns that depend on it, and what it does to columns.
    """

    def __init__(self, comparison: Comparison, listed: Sequence[Finding]) -> None:
        self.old: Mapping[str, Place] = places_of(comparison.old.layout)
        self.new: Mapping[str, Place] = places_of(comparison.new.layout)
        self._effects = self._compared()
        sides = (comparison.new, self.new), (comparison.old, self.old)
        self.dependent = [
            tuple(dict.fromkeys(path for side in sides for path in _dependents(finding, *side)))
            if finding.weight in ("shape", "values")
            else ()
            for finding in listed
        ]
        self.of_finding = [
            tuple(dict.fromkeys([*self._own(one), *(self._effects[path] for path in paths if path in self._effects)]))
            for one, paths in zip(listed, self.dependent, strict=True)
        ]

    def unexplained(self) -> tuple[ColumnEffect, ...]:
        """Return what no difference of a field explains: nothing, unless types or alternatives changed as a whole.

        A column that appears or vanishes because it, or one above it, has another name is explained.
        """
        every = list(chain.from_iterable(self.of_finding))
        paths = {effect.path for effect in every}
        renamed = [effect for effect in every if effect.kind == "renamed"]
        names = {"appears": [f"{one.new}." for one in renamed], "vanishes": [f"{one.old}." for one in renamed]}
        return tuple(
            effect
            for path, effect in self._effects.items()
            if path not in paths and not f"{path}.".startswith(tuple(names.get(effect.kind, ())))
        )

    def _compared(self) -> Mapping[str, ColumnEffect]:
        """Return what becomes of the columns whose paths or types differ; nothing of what is below another of them."""
        effects: dict[str, ColumnEffect] = {}
        for path in dict.fromkeys((*self.new, *self.old)):
            was, now = (side[path].type if path in side else "" for side in (self.old, self.new))
            if was != now:
                effect = ColumnEffect("type" if was and now else "vanishes" if was else "appears", path, was, now)
                above = (effects.get(path[:end]) for end, sign in enumerate(path) if sign == ".")
                if effect.kind == "type" or not any(one and one.kind == effect.kind for one in above):
                    effects[path] = effect
        return effects

    def _own(self, finding: Finding) -> Iterator[ColumnEffect]:
        """Yield what a difference does to the columns that it is about."""
        old_keys, new_keys = finding.keys_of(is_old=True), finding.keys_of(is_old=False)
        before = [path for path, place in self.old.items() if place.key in old_keys]
        after = [path for path, place in self.new.items() if place.key in new_keys]
        differing = [path for path in dict.fromkeys((*after, *sorted(before))) if path in self._effects]
        if finding.facet == "id":
            yield from (ColumnEffect("renamed", now, was, now) for was, now in zip(before, after, strict=False))
        elif differing:
            yield from map(self._effects.__getitem__, differing)
        elif finding.weight in ("shape", "values"):
            for path in _outermost([path for path in after if path in before]):
                yield ColumnEffect("values", path, self.old[path].type, self.new[path].type)


def _dependents(finding: Finding, side: Side, places: Mapping[str, Place]) -> Sequence[str]:
    """Return the columns of a version that depend on a difference: the nearest ones, through parts without column."""
    by_key: dict[Key, list[str]] = {}
    for path, place in places.items():
        by_key.setdefault(place.key, []).append(path)
    paths: dict[str, None] = {}
    reached = list(finding.keys)
    for key in reached:
        for user in side.users.get(key, ()):
            paths |= dict.fromkeys(by_key.get(user, ()))
            if user not in reached and user not in by_key:
                reached.append(user)
    return _outermost([*paths])


def _outermost(paths: Sequence[str]) -> Sequence[str]:
    return [path for path in paths if not any(path.startswith(f"{other}.") for other in paths)]


class _Examples:
    """The shortest message for each difference and outcome."""

    def __init__(self, comparison: Comparison, listed: Sequence[Finding], columns: _Columns) -> None:
        self._listed = listed
        self._columns = columns
        self._reading = [number for number, one in enumerate(listed) if one.weight in READING]
        self._reasons = Reasons(comparison, listed, self._reading)
        self._olds = {
            id(new): item_id(comparison.old.types[path], old)
            for path, pairs in comparison.pairs.items()
            for old, new in pairs.both
        }
        self._sides = comparison.old, comparison.new
        self._shortest: dict[tuple[int, Outcome], MessageEffect] = {}

    def take(self, disagreement: Disagreement) -> None:
        effect, place, is_old = disagreement
        for number in self._numbers(effect, place, is_old=is_old):
            shortest = self._shortest.get((number, effect.outcome), effect)
            shortest = min(shortest, effect, key=lambda candidate: (len(candidate.message), candidate.message))
            self._shortest[number, effect.outcome] = shortest

    def of(self, number: int) -> tuple[MessageEffect, ...]:
        return tuple(self._shortest[number, outcome] for outcome in _OUTCOMES if (number, outcome) in self._shortest)

    def _numbers(self, effect: MessageEffect, key: Key, *, is_old: bool) -> Sequence[int]:
        """Return the differences that a message is about, or else the one that moves the field it fails at."""
        columns, name = self._columns, key[1]
        if effect.outcome == "differs":
            key = columns.new[name].key if name in columns.new else ((), "")
        direct = [number for number in self._reading if key in self._listed[number].keys_of(is_old=is_old)]
        if direct or len(self._reading) == 1:
            return direct or self._reading
        depending = [number for number in self._reading if name in columns.dependent[number]]
        moving = self._reasons.elsewhere(self._item(key, is_old=is_old))
        return depending or (() if moving is None else (moving,))

    def _item(self, key: Key, *, is_old: bool) -> str:
        owner = self._sides[0 if is_old else 1].types.get(key[0])
        part = next((part for part in parts_of(owner) if part.id == key[1]), None) if owner else None
        if owner is None or part is None:
            return ""
        return item_id(owner, part) if is_old else self._olds.get(id(part), "")


def _change(
    comparison: Comparison,
    listed: Sequence[Finding],
    number: int,
    columns: _Columns,
    messages: tuple[MessageEffect, ...] | None,
    changed: ItemChanges,
) -> Change:
    finding = listed[number]
    items = changed.by_finding.get(number, ())
    was, now = (None, None) if finding.was == finding.now else (finding.was, finding.now)
    causes = [place for place, one in enumerate(listed[:number], 1) if depends_on(comparison, finding, one)]
    effects = (
        *(_effect("because", number=cause) for cause in causes[-1:]),
        *_of_columns(finding, columns, number),
        *_of_followers(comparison, finding),
        *_of_messages(comparison, finding, messages),
    )
    sentence = text_of(say(f"changed {finding.kind}", **finding.words))
    part = finding.items[0] if finding.items else ""
    of_columns = columns.of_finding[number]
    return Change(finding.kind, part, sentence, was, now, of_columns, messages or (), items, effects)


def _effect(kind: str, **words: Words) -> Text:
    return text_of(say(f"effect {kind}", **words))


def _of_column(effect: ColumnEffect) -> Text:
    return _effect(effect.kind, path=effect.path, old=effect.old, new=effect.new)


def _of_columns(finding: Finding, columns: _Columns, number: int) -> Iterator[Text]:
    effects = columns.of_finding[number]
    yield from map(_of_column, effects[:_MOST_COLUMNS])
    if len(effects) > _MOST_COLUMNS:
        yield _effect("more columns", count=len(effects) - _MOST_COLUMNS)
    named = {effect.path for effect in effects}
    dependent = [say("plain", text=path) for path in columns.dependent[number] if path not in named]
    if dependent:
        kind = "dependent and more" if len(dependent) > _MOST_COLUMNS else "dependent"
        more = len(dependent) - _MOST_COLUMNS
        yield _effect(kind, paths=tuple(dependent[:_MOST_COLUMNS]), count=more)
    if finding.weight == "checks":
        yield _effect("checks")
    elif not effects and not dependent and finding.weight != "shape":
        yield _effect("no column" if finding.weight in READING else "nothing")


def _of_followers(comparison: Comparison, finding: Finding) -> Iterator[Text]:
    if finding.weight != "shape":
        return
    follower, old, new = follower_of(comparison, finding)
    if old is not None and new is not None and old != new and finding.new_owner is not None:
        yield _effect("shifted", next=follower, type=type_name(finding.new_owner), old=old + 1, new=new + 1)
    else:
        yield _effect("from", next=follower) if follower else _effect("shape")


def _of_messages(
    comparison: Comparison, finding: Finding, messages: tuple[MessageEffect, ...] | None
) -> Iterator[Text]:
    if messages is None or finding.weight not in READING:
        return
    if not messages:
        yield _effect("no message")
    for message in messages:
        shown = shown_message(comparison, message)
        words: dict[str, Words] = {"byte": message.offset + 1, "path": message.field, "hex": shown}
        if message.outcome == "differs":
            yield _effect("differs", **words, old=message.old, new=message.new)
        else:
            is_told = message.old and f"{message.outcome} with"
            yield _effect(is_told or message.outcome, **words, value=message.old)


def _summary(changes: Sequence[Change], columns: Sequence[ColumnEffect], items: ItemChanges) -> Iterator[Text]:
    if not (changes or columns or items.other or items.added):
        yield _effect("nothing changed")
        return
    if columns:
        yield _effect("other reason")
    yield from map(_of_column, columns)
    count = len(items.kept) + len(items.other)
    yield _effect("items", count=count, kept=len(items.kept), other=len(items.other), new=len(items.added))


def changes_since(ksy: Path, revision: str, *, with_messages: bool = True) -> Mapping[str, tuple[Change, ...]]:
    """Return the changes of each page by its id, unless all of it is new. Raises SpecError, RevisionMissing."""
    known = {path.stem: path for path in sorted(ksy.rglob("*.ksy"))}
    by_page: dict[str, tuple[Change, ...]] = {}
    for file in page_files(ksy):
        entry, _ = read_page(file)
        names = [name.text for name in entry.specifications]
        library = load_page_library(ksy, entry)
        imported = {below for name in names for below in library.imports[name]}
        # What another specification of the page imports is compared with it.
        tops = [name for name in names if name not in imported]
        changes = [_changes(known[name], revision, with_messages=with_messages) for name in tops]
        if any(one is not None for one in changes):
            # A specification that two others import is compared with both.
            every = {(one.part, one.kind, one.sentence): one for some in changes for one in some or ()}
            by_page[entry.id] = tuple(every.values())
    return by_page


def asked_at(ksy: Path, revision: str) -> Mapping[str, frozenset[str]]:
    """Return the fingerprints of questions that pages asked in a revision, by the page's id. Raises RevisionMissing."""
    asked: dict[str, frozenset[str]] = {}
    for file in page_files(ksy):
        try:
            with specification_at(str(file), revision) as before:
                folder = before.parents[len(file.relative_to(ksy).parts) - 1]
                questions = assemble(folder, before).questions
        except (FileMissing, SpecError):
            continue
        asked[file.name.removesuffix(SUFFIX)] = frozenset(question.fingerprint for question in questions)
    return asked


def _changes(path: Path, revision: str, *, with_messages: bool) -> tuple[Change, ...] | None:
    try:
        with specification_at(str(path), revision) as before:
            return compare(side_at(before), side_at(path), with_messages=with_messages).changes
    except FileMissing:
        return None
