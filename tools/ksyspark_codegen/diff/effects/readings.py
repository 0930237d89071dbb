"""Messages that both versions read, and what comes out otherwise: refused, accepted, other values."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice

from ksyspark.display import show_plain
from ksyspark.interpreter.failures import failure_of, locate
from ksyspark.interpreter.message import Interpreter
from ksyspark.spec.model import Attribute
from ksyspark.spec.unrolled import origin_of
from ksyspark_codegen.diff.differences.finding import Comparison, Finding
from ksyspark_codegen.diff.model import MessageEffect, Outcome
from ksyspark_codegen.diff.side import Side, TypePath
from ksyspark_codegen.synthesis.breaking import Breaker, Broken
from ksyspark_codegen.synthesis.message.assignments import Goal
from ksyspark_codegen.synthesis.message.solved import Sample, Solved, sample_of
from ksyspark_codegen.synthesis.mutation import bases_of
from ksyspark_codegen.synthesis.solver import Solver, goals_for
from ksyspark_codegen.synthesis.verifier import Verifier

# In steps of the solver, of which 20,000 to 70,000 take a second: for all messages of one version.
_EFFORT = 150_000
# Messages of one version with one change each, to find some that break a rule.
_MUTATED = 3_000
_AT_RANDOM, _ROUTES, _EACH_WAY, _MANY = 12, 4, 3, 3
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


@dataclass
class Reader:
    """Read messages of one version."""

    side: Side
    _interpreter: Interpreter = field(init=False)

    def __post_init__(self) -> None:
        self._interpreter = Interpreter(self.side.library, self.side.layout)

    def read(self, data: bytes, params: Mapping[str, object]) -> Reading | None:
        """Read a message; None where the version needs a parameter that nothing gives."""
        given: dict[str, object] = {}
        for param in self.side.layout.params:
            value = params.get(param.id, param.default)
            if value is None:
                return None
            given[param.id] = value
        message = self._interpreter.read(data, given)  # type: ignore[arg-type]
        if message.fault is None:
            return Reading(message.row)
        failure = failure_of(message.fault, locate(message.fault))
        owner = origin_of(message.fault.holder.type.spec)
        return Reading({}, owner, message.fault.name, failure.field, failure.offset, failure.reason)


def disagreements(found: Comparison, concerned: Sequence[Finding]) -> Iterator[Disagreement]:
    """Yield messages that the two versions read otherwise, made for the differences that they are concerned with."""
    old, new = Reader(found.old), Reader(found.new)
    seen = set[tuple[bytes, str]]()
    for data, params in _messages(found, concerned):
        if (data, repr(params)) in seen:
            continue
        seen.add((data, repr(params)))
        was, now = old.read(data, params), new.read(data, params)
        if was is not None and now is not None:
            yield from _compared(found, data, params, was, now)


def _compared(
    found: Comparison, data: bytes, params: Mapping[str, object], was: Reading, now: Reading
) -> Iterator[Disagreement]:
    if was.is_refused and now.is_refused:
        return
    if was.is_refused or now.is_refused:
        refusal = was if was.is_refused else now
        outcome: Outcome = "accepted" if was.is_refused else "refused"
        effect = MessageEffect(outcome, found.new.main, data, params, refusal.field, refusal.offset, refusal.reason)
        yield Disagreement(effect, refusal.owner, refusal.name, is_of_old=was.is_refused)
        return
    for path, old, new in differing(was.row, now.row, found.members):
        shown = _shown(old), _shown(new)
        effect = MessageEffect("differs", found.new.main, data, params, path, 0, "", *shown)
        yield Disagreement(effect, (), path, is_of_old=False)


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
            for one, other in zip(old, new, strict=True):
                yield from differing(one, other, renamed, path)
        case _ if not _is_equal(old, new):
            yield path, old, new


def _is_equal(old: object, new: object) -> bool:
    # A number that is none differs from itself.
    return old == new or (old != old and new != new)  # noqa: PLR0124


def _messages(found: Comparison, concerned: Sequence[Finding]) -> Iterator[tuple[bytes, Mapping[str, object]]]:
    """Yield messages of both versions: any, those with the parts that differ, and those that break a rule of these."""
    left_out = {one.new.id for one in concerned if one.facet == "default" and one.new is not None}
    for side, is_old in ((found.old, True), (found.new, False)):
        solver = Solver(side.library, side.library.specs[side.main], _SEED, {})
        goals = [*_goals(solver, concerned, is_old=is_old)]
        obeying = [sample_of(one) for one in _obeying(solver, goals)]
        for one in obeying:
            yield one.data, one.params
            if left_out & {*one.params}:
                yield one.data, {name: value for name, value in one.params.items() if name not in left_out}
        yield from _breaking(side, solver, obeying, {_place(one, is_old=is_old) for one in concerned})


def _goals(solver: Solver, concerned: Sequence[Finding], *, is_old: bool) -> Iterator[Mapping[Goal, object]]:
    """Yield the goals under which messages have the parts that differ: on several ways, with several items, by code."""
    for one in concerned:
        owner, part = (one.owner, one.old) if is_old else (one.new_owner, one.new)
        if owner is None or not isinstance(part, Attribute) or owner.path not in solver.uses:
            continue
        there = goals_for(owner.path, part)
        more: list[Mapping[Goal, object]] = [{}]
        if part.repeat is not None:
            more.append({("count", owner.path, part.id): _MANY})
        if one.code is not None:
            more.append({("label", owner.path, part.id): one.code})
        for to_type in islice(solver.goals_to(owner.path), _ROUTES):
            yield from ({**to_type, **there, **goals} for goals in more)


def _place(one: Finding, *, is_old: bool) -> tuple[TypePath, str]:
    owner, part = (one.owner, one.old) if is_old else (one.new_owner, one.new)
    return (owner.path if owner else (), part.id if part else "")


def _obeying(solver: Solver, goals: Sequence[Mapping[Goal, object]]) -> Iterator[Solved]:
    """Yield messages until the effort is used up."""
    for wanted in [*[{}] * _AT_RANDOM, *[*goals] * _EACH_WAY]:
        if solver.effort >= _EFFORT:
            return
        made = solver.one(wanted)
        if made is not None:
            yield made


def _breaking(
    side: Side, solver: Solver, obeying: Sequence[Sample], places: Collection[tuple[TypePath, str]]
) -> Iterator[tuple[bytes, Mapping[str, object]]]:
    spec = side.library.specs[side.main]
    verifier = Verifier(side.library, spec.root)
    breaker = Breaker(solver, spec, verifier, bases_of(solver, verifier, obeying))
    breaker.run(_MUTATED)
    for one in breaker.outcomes():
        if isinstance(one, Broken) and (one.breach.owner, one.breach.field) in places:
            yield one.data, one.params


def _shown(value: object) -> str:
    """Return a value as text; more bytes than elsewhere, because two values may differ at their end only."""
    is_short = isinstance(value, bytes) and 0 < len(value) <= _MOST_OF_BYTES
    return value.hex() if isinstance(value, bytes) and is_short else show_plain(value)


def shown_hex(data: bytes) -> str:
    """Return the bytes of a message in pairs of hexadecimal digits, the first 100 of a long one."""
    more = f" … ({len(data)})" if len(data) > _MOST_OF_HEX else ""
    return data[:_MOST_OF_HEX].hex(" ") + more
