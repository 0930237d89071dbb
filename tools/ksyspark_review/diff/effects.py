"""What a difference does: to columns, to messages that both versions read, to fields and codes."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import assert_never

from ksyspark.display import show_plain
from ksyspark.interpreter.failures import failure_of, locate
from ksyspark.interpreter.message import Interpreter
from ksyspark.layout import Array, ColumnType, Enum, Layout, Logical, Raw, Scalar, Struct, Union
from ksyspark.spec.model import TypeSpec
from ksyspark.spec.recursion import origin_of
from ksyspark_codegen.synthesis.breaking import Breaker, Broken
from ksyspark_codegen.synthesis.editing import Base
from ksyspark_codegen.synthesis.growth import Growth
from ksyspark_codegen.synthesis.mutation import Bases, bases_of
from ksyspark_codegen.synthesis.samples import Variations
from ksyspark_codegen.synthesis.verifier import Sample, Site
from ksyspark_review.diff.acceptance import ITEM, NUMBER_OF_ITEM, nearest
from ksyspark_review.diff.dependence import Key, TypePath
from ksyspark_review.diff.differences import Comparison, Finding
from ksyspark_review.diff.matching import facets_of, numbers_of
from ksyspark_review.diff.model import ColumnEffect, MessageEffect, Outcome
from ksyspark_review.diff.side import Part, Side
from ksyspark_review.items import item_id
from ksyspark_review.meaning import Plain, positions_of
from ksyspark_review.sentences.naming import name_of, parts_of


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
        if item in self._direct:
            return self._direct[item]
        number = self.elsewhere(item)
        return () if number is None else (number,)

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


def compare_columns(old: Mapping[str, Place], new: Mapping[str, Place]) -> Mapping[str, ColumnEffect]:
    """Return what becomes of the columns whose paths or types differ; nothing of what is below another of them."""
    effects: dict[str, ColumnEffect] = {}
    for path, place in new.items():
        if path not in old:
            _add(effects, ColumnEffect("appears", path, new=place.type))
        elif old[path].type != place.type:
            _add(effects, ColumnEffect("type", path, old[path].type, place.type))
    for path, place in old.items():
        if path not in new:
            _add(effects, ColumnEffect("vanishes", path, old=place.type))
    return effects


def effects_of(
    finding: Finding,
    effects: Mapping[str, ColumnEffect],
    old: Mapping[str, Place],
    new: Mapping[str, Place],
) -> tuple[ColumnEffect, ...]:
    """Return what a difference does to columns."""
    old_keys, new_keys = finding.keys_of(is_old=True), finding.keys_of(is_old=False)
    before = {path for path, place in old.items() if place.key in old_keys}
    after = [path for path, place in new.items() if place.key in new_keys]
    if finding.facet == "id":
        pairs = zip([path for path in old if path in before], after, strict=False)
        return tuple(ColumnEffect("renamed", path, was, path) for was, path in pairs)
    mine = dict.fromkeys(path for path in (*after, *sorted(before)) if path in effects)
    if mine:
        return tuple(effects[path] for path in mine)
    if finding.weight in ("shape", "values"):
        both = [path for path in after if path in before]
        outermost = [path for path in both if not any(path.startswith(f"{other}.") for other in both)]
        return tuple(ColumnEffect("values", path, old[path].type, new[path].type) for path in outermost)
    return ()


def dependents_of(finding: Finding, side: Side, places: Mapping[str, Place]) -> tuple[str, ...]:
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
    return tuple(path for path in paths if not any(path.startswith(f"{other}.") for other in paths))


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


def explained_by(effect: ColumnEffect, renamed: Mapping[str, str]) -> bool:
    """Tell whether a column appears or vanishes only because it, or one above it, has another name."""
    names = renamed.values() if effect.kind == "appears" else renamed.keys()
    return effect.kind in ("appears", "vanishes") and any(f"{effect.path}.".startswith(f"{name}.") for name in names)


def _add(effects: dict[str, ColumnEffect], effect: ColumnEffect) -> None:
    above = effect.path
    while "." in above:
        above = above.rpartition(".")[0]
        if above in effects and effects[above].kind == effect.kind != "type":
            return
    effects[effect.path] = effect


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
        case Scalar(name):
            return name
        case Enum(base):
            return f"string (code, {base.arrow})"
        case Logical(name):
            return name
        case Raw():
            return "binary"
        case Struct(value_member=str()):
            member = layout.value_member(column_type)
            assert member is not None
            return type_text(layout, member.type)
        case Struct():
            return "struct"
        case Array(item):
            return f"list of {type_text(layout, item)}"
        case Union():
            return "struct (one of)"
        case _:
            assert_never(column_type)


# In steps of reading, of which some 300,000 take a second: for all messages of one version.
_EFFORT = 400_000
# Messages of one version with one change each, to find some that break a rule.
_MUTATED = 3_000
# Messages of one version with other values.
_VARIED = 24
# Messages in which values are looked for that only one version accepts, and such values of each.
_BORDERED, _NEAREST = 2, 24
_SEED = 1
_MOST_OF_HEX, _MOST_OF_BYTES = 100, 32


@dataclass(frozen=True, slots=True)
class Reading:
    """What one version makes of a message: its row, or the place and reason of its refusal."""

    row: Mapping[str, object]
    owner: TypePath = ()
    name: str = ""
    field: str = ""
    offset: int = 0
    reason: str = ""

    @property
    def is_refused(self) -> bool:
        return bool(self.reason)


@dataclass(frozen=True, slots=True)
class Disagreement:
    """A message with its outcome. `owner` and `name` are the field that refuses it, in the version `is_of_old` says.

    Of one that is decoded otherwise `name` is the path of the column.
    """

    effect: MessageEffect
    owner: TypePath
    name: str
    is_of_old: bool


class Reader:
    """Read messages of one version."""

    def __init__(self, side: Side) -> None:
        self._params = side.layout.params
        self._interpreter = Interpreter(side.library, side.layout)

    def read(self, data: bytes, params: Mapping[str, object]) -> Reading | None:
        """Read a message, or None if the version needs a parameter that nothing gives."""
        arguments = {param.id: params.get(param.id, param.default) for param in self._params}
        if None in arguments.values():
            return None
        message = self._interpreter.read(data, arguments)  # type: ignore[arg-type]
        if message.fault is None:
            return Reading(message.row)
        failure = failure_of(message.fault, locate(message.fault))
        owner = origin_of(message.fault.holder.type.spec)
        return Reading({}, owner, message.fault.name, failure.field, failure.offset, failure.reason)


def disagreements(comparison: Comparison, concerned: Sequence[Finding]) -> Iterator[Disagreement]:
    """Yield messages that the two versions read otherwise, made for the differences that they are concerned with."""
    old, new = Reader(comparison.old), Reader(comparison.new)
    seen = set[tuple[bytes, str]]()
    for data, params in _messages(comparison, concerned):
        if (data, repr(params)) in seen:
            continue
        seen.add((data, repr(params)))
        was, now = old.read(data, params), new.read(data, params)
        if was is not None and now is not None:
            yield from _compared(comparison, data, params, was, now)


def _compared(
    comparison: Comparison, data: bytes, params: Mapping[str, object], was: Reading, now: Reading
) -> Iterator[Disagreement]:
    if was.is_refused and now.is_refused:
        return
    if was.is_refused or now.is_refused:
        refusal, accepted = (was, now) if was.is_refused else (now, was)
        outcome: Outcome = "accepted" if was.is_refused else "refused"
        told = (refusal.field, refusal.offset, refusal.reason, _at(accepted.row, refusal.field))
        effect = MessageEffect(outcome, comparison.new.main, data, params, *told)
        yield Disagreement(effect, refusal.owner, refusal.name, is_of_old=was.is_refused)
        return
    for path, old, new in differing(was.row, now.row, comparison.members):
        main, shown, shown_now = comparison.new.main, _shown(old), _shown(new)
        effect = MessageEffect("differs", main, data, params, path, old=shown, new=shown_now)
        yield Disagreement(effect, (), path, is_of_old=False)


def _at(row: object, path: str) -> str:
    """Return the value at a path of a row as text, "" if there is none; a list tells only its number of items."""
    for name in path.replace("]", "").replace("[", ".").split("."):
        match row:
            case dict():
                row = row.get(name)
            case list() if name.isdecimal() and int(name) < len(row):
                row = row[int(name)]
            case _:
                return ""
    return "" if row is None or isinstance(row, dict) else _shown(row)


def differing(
    old: object, new: object, renamed: Mapping[str, str], path: str = ""
) -> Iterator[tuple[str, object, object]]:
    """Yield path, old and new value of the columns that differ in two rows, in order; columns of one row are left out.

    Numbers of list items are left out of paths.
    """
    match old, new:
        case dict(), dict():
            now = {renamed.get(key, key) if key not in new else key: value for key, value in old.items()}
            for key, value in new.items():
                if key in now:
                    yield from differing(now[key], value, renamed, f"{path}.{key}" if path else key)
        case list(), list() if len(old) == len(new):
            for before, after in zip(old, new, strict=True):
                yield from differing(before, after, renamed, path)
        # A number that is none differs from itself.
        case _ if old != new and (old == old or new == new):  # noqa: PLR0124
            yield path, old, new


def _messages(comparison: Comparison, concerned: Sequence[Finding]) -> Iterator[tuple[bytes, Mapping[str, object]]]:
    """Yield messages of both versions: any, those with the parts that differ, and those that break a rule of these."""
    left_out = {one.new.id for one in concerned if one.facet == "default" and one.new is not None}
    for side, is_old in ((comparison.old, True), (comparison.new, False)):
        growth = Growth(side.library, side.library.specs[side.main], _SEED)
        growth.begin()
        growth.cover(_EFFORT)
        # Messages that show what there is, and some with other values.
        obeying = [grown.sample for grown in growth.messages]
        if obeying:
            obeying += islice(next(Variations(growth, _SEED, effort=0).batches()), _VARIED)
        for message in obeying:
            yield message.data, message.params
            if left_out & {*message.params}:
                yield message.data, {name: value for name, value in message.params.items() if name not in left_out}
        bases = bases_of(growth.verifier, obeying)
        for sample in _at_the_border(comparison, bases, concerned, is_old=is_old):
            yield sample.data, sample.params
        yield from _changed(growth, bases, {key for one in concerned for key in one.keys_of(is_old=is_old)})


def _at_the_border(
    comparison: Comparison, bases: Bases, concerned: Sequence[Finding], *, is_old: bool
) -> Iterator[Sample]:
    """Yield messages with values that the rule of one version accepts and that of the other one refuses."""
    for finding in concerned:
        if finding.facet != "valid" or not (finding.owner and finding.old and finding.new_owner and finding.new):
            continue
        old = facets_of(comparison.old.library, finding.owner, finding.old)
        new = facets_of(comparison.new.library, finding.new_owner, finding.new)
        accepting, refusing = (old, new) if is_old else (new, old)
        (key,) = finding.keys_of(is_old=is_old)
        for base, site in bases.with_field(key)[:_BORDERED]:
            fields = {repr(["name", one.attribute.id]): one for one in base.sites if one.holder is site.holder}
            fields[ITEM] = site
            params = _params_of(base, site)
            own = {name: one.value for name, one in fields.items()}
            own |= {name: base.sample.params[id_] for name, id_ in params.items()}
            rules = accepting.get("valid"), refusing.get("valid")
            for values in nearest(*rules, numbers_of(accepting), own)[:_NEAREST]:
                chosen = {id_: values[name] for name, id_ in params.items() if name in values}
                held = {one: values[name] for name, one in fields.items() if name in values}
                sample = _with_values(base, held, chosen)
                yield sample
                if site.is_item and NUMBER_OF_ITEM in values:
                    items = sample.data[site.start : site.end] * (values[NUMBER_OF_ITEM] + 1)
                    data = base.sample.data
                    yield Sample(data[: site.start] + items + data[site.start :], sample.params)


def _params_of(base: Base, site: Site) -> dict[str, str]:
    """Return parameters of the top type by what a rule calls them."""
    root: Plain = ["name", "_root"]
    ids = list(base.sample.params)
    own = {} if site.holder.holder is not None else {repr(["name", id_]): id_ for id_ in ids}
    return own | {repr(["member", id_, root]): id_ for id_ in ids}


def _with_values(base: Base, fields: Mapping[Site, object], params: Mapping[str, object]) -> Sample:
    """Return a message with other values in some fields, where these can hold them, and other parameters."""
    sample = base.sample
    for site, value in fields.items():
        if site.value != value:
            changed = Base(sample, base.sites)
            data = value.encode(site.encoding, "ignore") if isinstance(value, str) else value
            if isinstance(data, bytes):
                sample = changed.with_bytes(site.start, data) if len(data) == site.width // 8 else sample
            else:
                sample = changed.with_number(site, data) or sample
    return Sample(sample.data, {**sample.params, **params})


def _changed(growth: Growth, bases: Bases, places: Collection[Key]) -> Iterator[tuple[bytes, Mapping[str, object]]]:
    """Yield messages that break a rule of the places, and some that were changed and obey."""
    breaker = Breaker(growth, bases)
    breaker.run(_MUTATED)
    for outcome in breaker.outcomes():
        if isinstance(outcome, Broken) and (outcome.breach.owner, outcome.breach.field) in places:
            yield outcome.data, outcome.params
    yield from ((one.data, one.params) for one in breaker.tried if one.is_sure and one.field is None)


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
