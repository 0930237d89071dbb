"""Questions that follow from the specification and the lines that it cites, where the review file words none."""

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property

from ksyspark_review.meaning import digest
from ksyspark_review.model import (
    Citation,
    Code,
    CodeList,
    Decision,
    Item,
    Plant,
    Question,
    QuotedLine,
    Row,
    SpecificationVersion,
    Structure,
    Text,
)
from ksyspark_review.questions.variants import joined, mutant_sentences, variants_of
from ksyspark_review.sentences.fields import Field
from ksyspark_review.sentences.phrases import Phrase, name, say, text_of

FIELDS, RULES, LISTS, DECISIONS = "fields", "rules", "lists", "decisions"
_MOST_FIELDS = 16
"""Fields of a page that are asked one by one; of more, those of a structure are the rows of one table."""
_MOST_ROWS = 16
_FOLDED = ("unit", "enum", "io", "parent")
_READ = ("type", "contents", "size")
_WEIGHTS = (
    "arithmetic", "contradicts-itself", "silent", "contradicts-other", "elsewhere", "unreadable", "deliberate",
    "misprint",
)  # fmt: skip
"""The kinds of decisions, the weightiest first."""


@dataclass(frozen=True)
class Material:
    """What questions are made of: specifications, documents and decisions of one page, each by its id.

    `quoted` gives the lines of citations, without those of documents known by address. `citing` tells what cites
    a line, by document and number.
    """

    versions: Sequence[SpecificationVersion]
    code_lists: Sequence[CodeList]
    decisions: Sequence[Decision]
    fields: Mapping[str, Field]
    quoted: Callable[[Iterable[Citation]], tuple[QuotedLine, ...]]
    citing: Mapping[tuple[str, int], Sequence[str]] = field(default_factory=dict)
    has_own_words: bool = False

    @cached_property
    def codes(self) -> Mapping[str, Code]:
        return {code.id: code for each in self.code_lists for code in each.codes}

    @cached_property
    def items(self) -> Mapping[str, Item]:
        return {item.id: item for one in self.versions for each in one.structures for item in each.items}

    @cached_property
    def structures(self) -> Mapping[str, Structure]:
        return {structure.id: structure for one in self.versions for structure in one.structures}

    def citations_of(self, id_: str) -> tuple[Citation, ...]:
        """Return what an item, a code or a structure cites, () for an unknown id."""
        known: Item | Code | Structure | None = self.items.get(id_) or self.codes.get(id_) or self.structures.get(id_)
        return known.citations if known else ()


def say_text(key: str, **parts: Phrase | str | int | tuple[Phrase, ...]) -> Text:
    """Return a sentence of the catalogue."""
    return text_of(say(key, **parts))


def rule_of(items: Iterable[Item]) -> Text:
    """Return what a reader judges of items: their sentences without those on units, lists and streams, each once."""
    sentences = [one for item in items for one in item.sentences]
    written = [one for one in sentences if one.kind == "rule"]
    said = written or [one for one in sentences if one.kind not in _FOLDED] or sentences
    return joined(list(dict.fromkeys(one.text for one in said)))


def derived(material: Material, covered: Collection[str], decided: Collection[str]) -> Iterator[Question]:
    """Yield the questions that follow; `covered` are items and codes, `decided` decisions that are asked otherwise."""
    quoted = set[tuple[str, int]]()
    for questions in (_of_fields(material, covered), _of_lists(material, covered), of_decisions(material, decided)):
        for question in questions:
            quoted |= {(line.document, line.number) for line in question.quoted}
            yield question
    yield from _of_prose(material, covered, quoted)


def _of_fields(material: Material, covered: Collection[str]) -> Iterator[Question]:
    groups = []
    for version in material.versions:
        every = [(one, [*_groups(material, one, covered)]) for one in version.structures]
        groups.append((version, [(structure, members) for structure, members in every if members]))
    if sum(len(members) for _, each in groups for _, members in each) <= _MOST_FIELDS:
        for structure, members in (one for _, each in groups for one in each):
            yield from (_of_field(material, items) for items in members)
            yield from _of_order(material, structure, members)
        return
    for version, each in groups:
        for together in _tables(each):
            yield _of_structures(material, version, together)


_Members = tuple[Structure, list[list[Item]]]


def _tables(structures: Sequence[_Members]) -> Iterator[list[_Members]]:
    """Yield structures in a row as long as a table has room; one that is too large alone is cut."""
    together, room = list[_Members](), _MOST_ROWS
    for structure, members in structures:
        if together and len(members) > room:
            yield together
            together, room = [], _MOST_ROWS
        for start in range(0, len(members), _MOST_ROWS):
            part = members[start : start + _MOST_ROWS]
            if start:
                yield together
                together, room = [], _MOST_ROWS
            together.append((structure, part))
            room -= len(part)
    if together:
        yield together


def _groups(material: Material, structure: Structure, covered: Collection[str]) -> Iterator[list[Item]]:
    """Yield the items of a structure that are read and have a line, those of one line and name together."""
    groups = dict[tuple[str, tuple[QuotedLine, ...]], list[Item]]()
    for item in structure.items:
        is_read = any(one.kind in _READ for one in item.sentences)
        if item.id in covered or item.kind == "parameter" or not is_read:
            continue
        lines = material.quoted(item.citations)
        if lines or (material.has_own_words and _own_words(item)):
            groups.setdefault((item.name.partition(" (")[0] if lines else item.id, lines), []).append(item)
    yield from groups.values()


def _own_words(item: Item) -> str:
    return "\n".join([item.doc.strip(), *item.doc_refs]).strip()


def _of_field(material: Material, items: Sequence[Item]) -> Question:
    first = items[0]
    lines = material.quoted(citation for item in items for citation in item.citations)
    question = Question(
        id=first.id,
        form="compare",
        chapter=FIELDS,
        title=Text.same(first.name.partition(" (")[0] if len(items) > 1 else first.name),
        ask=say_text("ask compare"),
        lines=lines,
        rule=rule_of(items),
        items=tuple(item.id for item in items),
        own_words="" if lines else _own_words(first),
    )
    return with_variants(material, question)


def _of_order(material: Material, structure: Structure, members: Sequence[Sequence[Item]]) -> Iterator[Question]:
    """Yield the question on the order of fields that are asked one by one, if a document states more than one."""
    rows = [Row(material.quoted(items[0].citations), Text.same(items[0].name)) for items in members]
    if len(rows) > 1 and all(row.lines for row in rows):
        ids = [item.id for items in members for item in items]
        yield _table(f"{structure.id}.order", FIELDS, structure.name, "ask fields order", ids, rows)


def _table(id_: str, chapter: str, title: str, ask: str, items: Iterable[str], rows: Iterable[Row]) -> Question:
    question = Question(id_, "table", chapter, Text.same(title), say_text(ask), items=tuple(items), rows=tuple(rows))
    return table(question)


def with_variants(material: Material, question: Question, about: str = "", *, is_asked: bool = False) -> Question:
    """Return a question as a pick where the lines print what decides, else with a wrong rule to plant.

    `is_asked` says that a person wants a pick about one thing.
    """
    fields = [material.fields[id_] for id_ in question.items if id_ in material.fields]
    for part in fields:
        variants = variants_of(part, about)
        if variants is not None and (is_asked or _is_printed(variants.right, question.lines)):
            options, right = variants.options(question.id)
            return replace(
                question,
                form="pick",
                ask=say_text(f"ask {variants.about}", of=name(question.title.en)),
                options=options,
                right=right,
            )
    for part in fields:
        mutant = mutant_sentences(part)
        if mutant is not None:
            kind, wrong, right_text = mutant
            return replace(question, plant=Plant(wrong, None, because(right_text), kind))
    return question


def because(right: Text) -> Text:
    """Return the reason for which a planted rule is wrong: what it should have said."""
    frame = say_text("planted because", rule="{}")
    return Text.each(lambda language: frame.of(language).replace("{}", right.of(language)))


def _is_printed(right: Text, lines: Sequence[QuotedLine]) -> bool:
    """Tell whether lines hold a number of a rule, so that a reader can find it there."""
    numbers = {word.strip(".,;:()‘’“”") for word in right.en.split()}
    printed = {word for line in lines for word in re.findall("[0-9]+", line.text)}
    return any(number.isdecimal() and number in printed for number in numbers)


def _of_structures(material: Material, version: SpecificationVersion, tables: Sequence[_Members]) -> Question:
    names = dict.fromkeys(structure.name for structure, _ in tables)
    is_whole = len(material.versions) > 1 and tables[0][0] is version.structures[0]
    members = [items for _, each in tables for items in each]
    rows = []
    for items in members:
        lines = material.quoted(citation for item in items for citation in item.citations)
        own_words = "" if lines else _own_words(items[0])
        rows.append(Row(lines, _named(items[0].name, rule_of(items)), own_words=own_words))
    ids = [item.id for items in members for item in items]
    title = version.title if is_whole else ", ".join(names)
    return _table(ids[0], FIELDS, title, "ask fields", ids, rows)


def _named(title: str, rule: Text) -> Text:
    return Text.each(lambda language: f"{title}: {rule.of(language)}")


def _of_lists(material: Material, covered: Collection[str]) -> Iterator[Question]:
    for code_list in material.code_lists:
        codes = [one for one in code_list.codes if one.id not in covered and material.quoted(one.citations)]
        for start in range(0, len(codes), 2 * _MOST_ROWS):
            part = codes[start : start + 2 * _MOST_ROWS]
            id_ = f"{code_list.id}.*" if not start else f"{code_list.id}.{start + 1}"
            rows = [Row(material.quoted(code.citations), Text.same(f"{code.value}  {code.name}")) for code in part]
            yield _table(id_, LISTS, code_list.name, "ask codes", [code.id for code in part], rows)


def table(question: Question) -> Question:
    """Return a table with a wrong row to plant: one that has its own, else two rows of which one says the other's."""
    for number, row in enumerate(question.rows):
        if row.wrong is not None:
            return replace(question, plant=Plant(row.wrong, number, because(row.rule), "row"))
    numbers = range(1, len(question.rows))
    order = sorted(numbers, key=lambda number: digest(question.id, number))
    for number in order:
        row, before = question.rows[number], question.rows[number - 1]
        if row.rule != before.rule and row.lines != before.lines:
            return replace(question, plant=Plant(before.rule, number, because(row.rule), "row"))
    return question


def of_decisions(material: Material, decided: Collection[str]) -> Iterator[Question]:
    """Yield a question for each decision with own lines, the weightiest first, but for those about others' structures.

    Such a decision names only items that no line of the page's own documents states.
    """
    for decision in sorted(material.decisions, key=lambda decision: _WEIGHTS.index(decision.kind)):
        lines = material.quoted(decision.citations)
        is_own = not decision.items or any(material.quoted(material.citations_of(id_)) for id_ in decision.items)
        if lines and is_own and decision.id not in decided:
            yield of_decision(decision, lines)


def of_decision(decision: Decision, lines: tuple[QuotedLine, ...]) -> Question:
    """Return the question on a decision."""
    return Question(
        id=decision.id,
        form="decision",
        chapter=DECISIONS,
        title=decision.title,
        ask=say_text("ask decision"),
        lines=lines,
        rule=decision.specification_says,
        items=decision.items,
        decision=decision.id,
    )


def _of_prose(material: Material, covered: Collection[str], quoted: Collection[tuple[str, int]]) -> Iterator[Question]:
    """Yield questions on lines that are cited, and that no question quotes yet; those of the same items together."""
    items, structures = material.items, material.structures
    groups = dict[tuple[str, ...], list[tuple[str, int]]]()
    for place, ids in sorted(material.citing.items()):
        known = tuple(id_ for id_ in ids if id_ in items or id_ in structures)
        if place not in quoted and known and known[0] not in covered:
            groups.setdefault(known, []).append(place)
    for ids, places in groups.items():
        rules = [
            rule_of([items[id_]]) if id_ in items else joined([one.text for one in structures[id_].sentences])
            for id_ in ids
        ]
        rules = [rule for rule in dict.fromkeys(rules) if rule.en]
        lines = material.quoted(Citation(document, number) for document, number in places)
        if rules and lines:
            title = items[ids[0]].name if ids[0] in items else structures[ids[0]].name
            question = Question(
                id=f"{places[0][0]}:{places[0][1]}",
                form="compare",
                chapter=RULES,
                title=Text.same(title),
                ask=say_text("ask compare"),
                lines=lines,
                rule=joined(rules[:2]),
                items=ids,
            )
            yield with_variants(material, question)


def finished(question: Question, meanings: Sequence[Sequence[str]], decision: Decision | None) -> Question:
    """Return a question with its fingerprint; `meanings` tell what its items mean."""
    parts = [
        question.form,
        meanings,
        [line.text for line in question.lines],
        [[[line.text for line in row.lines], row.rule.en] for row in question.rows],
        question.ask.en,
        question.rule.en,
        [option.text.en for option in question.options],
        question.right,
        [] if decision is None else [decision.document_says.en, decision.because.en, decision.if_wrong.en],
    ]
    return replace(question, fingerprint=digest("question", *parts))
