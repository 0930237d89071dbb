"""Two versions of a specification compared, or those of all review pages since a git revision."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from ksyspark.spec.problems import SpecError
from ksyspark_review.diff import effects
from ksyspark_review.diff.differences import READING, Comparison, Finding, depends_on, findings, match
from ksyspark_review.diff.model import Change, ColumnEffect, Difference, MessageEffect, Outcome
from ksyspark_review.diff.side import FileMissing, Key, Side, side_at, specification_at
from ksyspark_review.documents.assemble import assemble
from ksyspark_review.documents.page import load_page_library
from ksyspark_review.documents.page_file import SUFFIX, page_files, read_page
from ksyspark_review.items import item_id
from ksyspark_review.model import Text
from ksyspark_review.sentences.naming import parts_of, type_name
from ksyspark_review.sentences.phrases import Part, say, text_of, value

_OUTCOMES: tuple[Outcome, ...] = ("refused", "accepted", "differs")
_MOST_COLUMNS = 6


def compare(old: Side, new: Side, *, with_messages: bool = True) -> Difference:
    """Return the difference of two versions; without messages no example is made, which takes seconds."""
    comparison = match(old, new)
    listed = findings(comparison)
    columns = _Columns(comparison, listed)
    items = effects.item_changes(comparison, listed)
    examples = _Examples(comparison, listed, columns)
    concerned = [part for one in listed if one.weight in READING for part in (one, *one.parts)]
    for disagreement in effects.disagreements(comparison, concerned) if with_messages and concerned else ():
        examples.take(disagreement)
    changes = tuple(
        _change(comparison, listed, number, columns, examples.of(number) if with_messages else None, items)
        for number in range(len(listed))
    )
    others = columns.unexplained()
    summary = tuple(_summary(changes, others, items))
    return Difference(changes, others, items.kept, items.other, items.added, summary)


class _Columns:
    """The columns of both versions, and which difference is about which of them."""

    def __init__(self, comparison: Comparison, listed: Sequence[Finding]) -> None:
        self.old: Mapping[str, effects.Place] = effects.places_of(comparison.old.layout)
        self.new: Mapping[str, effects.Place] = effects.places_of(comparison.new.layout)
        self._effects = effects.compare_columns(self.old, self.new)
        self.dependent = [self._dependents(comparison, one) for one in listed]
        every = [effects.effects_of(one, self._effects, self.old, self.new) for one in listed]
        self.of_finding = [
            tuple(dict.fromkeys([*own, *(self._effects[path] for path in paths if path in self._effects)]))
            for own, paths in zip(every, self.dependent, strict=True)
        ]
        self._renamed = {
            effect.old: effect.new for effects in self.of_finding for effect in effects if effect.kind == "renamed"
        }

    def _dependents(self, comparison: Comparison, finding: Finding) -> tuple[str, ...]:
        if finding.weight not in ("shape", "values"):
            return ()
        old = effects.dependents_of(finding, comparison.old, self.old)
        return tuple(dict.fromkeys((*effects.dependents_of(finding, comparison.new, self.new), *old)))

    def unexplained(self) -> tuple[ColumnEffect, ...]:
        """Return what no difference of a field explains: nothing, unless types or alternatives changed as a whole."""
        named = {effect.path for effects in self.of_finding for effect in effects}
        return tuple(
            effect
            for path, effect in self._effects.items()
            if path not in named and not effects.explained_by(effect, self._renamed)
        )


class _Examples:
    """The shortest message for each difference and outcome."""

    def __init__(self, comparison: Comparison, listed: Sequence[Finding], columns: _Columns) -> None:
        self._listed = listed
        self._columns = columns
        self._reading = [number for number, one in enumerate(listed) if one.weight in READING]
        self._reasons = effects.Reasons(comparison, listed, self._reading)
        self._olds = {
            id(new): item_id(comparison.old.types[path], old)
            for path, pairs in comparison.pairs.items()
            for old, new in pairs.both
        }
        self._sides = comparison.old, comparison.new
        self._shortest: dict[tuple[int, Outcome], MessageEffect] = {}

    def take(self, disagreement: effects.Disagreement) -> None:
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
    changed: effects.ItemChanges,
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
        _effect("other items", count=len(items)) if items else _effect("no other items"),
    )
    sentence = text_of(say(f"changed {finding.kind}", **finding.words))
    part = finding.items[0] if finding.items else ""
    of_columns = columns.of_finding[number]
    return Change(finding.kind, part, sentence, was, now, of_columns, messages or (), items, effects)


def _effect(kind: str, **words: Part) -> Text:
    return text_of(say(f"effect {kind}", **words))


def _of_column(effect: ColumnEffect) -> Text:
    return _effect(effect.kind, path=effect.path, old=effect.old, new=effect.new)


def _of_columns(finding: Finding, columns: _Columns, number: int) -> Iterator[Text]:
    effects = columns.of_finding[number]
    yield from map(_of_column, effects[:_MOST_COLUMNS])
    if len(effects) > _MOST_COLUMNS:
        yield _effect("more columns", count=len(effects) - _MOST_COLUMNS)
    named = {effect.path for effect in effects}
    dependent = [value("plain", text=path) for path in columns.dependent[number] if path not in named]
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
    follower, old, new = effects.follower_of(comparison, finding)
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
        shown = effects.shown_message(comparison, message)
        words: dict[str, Part] = {"byte": message.offset + 1, "path": message.field, "hex": shown}
        if message.outcome == "differs":
            yield _effect("differs", **words, old=message.old, new=message.new)
        else:
            is_told = message.old and f"{message.outcome} with"
            yield _effect(is_told or message.outcome, **words, value=message.old)


def _summary(
    changes: Sequence[Change],
    columns: Sequence[ColumnEffect],
    items: effects.ItemChanges,
) -> Iterator[Text]:
    if not (changes or columns or items.other or items.added):
        yield _effect("nothing changed")
        return
    if columns:
        yield _effect("other reason")
    yield from map(_of_column, columns)
    count = len(items.kept) + len(items.other)
    yield _effect("items", count=count, kept=len(items.kept), other=len(items.other), new=len(items.added))


def changes_since(ksy: Path, revision: str, *, with_messages: bool = True) -> Mapping[str, tuple[Change, ...]]:
    """Return the changes of each page by its id; a page of new specifications only is left out.

    Raises SpecError for a specification with mistakes in either version, RevisionMissing without such a revision.
    """
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
    """Return the fingerprints of the questions that each page asked in a revision, by the id of the page.

    A page that was not there, or could not be built as it was, is left out. Raises RevisionMissing.
    """
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
