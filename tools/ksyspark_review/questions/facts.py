"""Questions that follow from the specification and the lines that it cites, where the review file words none.

Wrong rules beside the right one are mutants of a field (with another width, range ...), said by the same sentences.
"""

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property

from ksyspark.spec.inference import Typer
from ksyspark.spec.model import Attribute
from ksyspark.spec.read_attribute import read_instance, read_seq_field
from ksyspark.spec.read_map import Reader
from ksyspark_codegen.mutants.changes import changes_of_field
from ksyspark_review import model
from ksyspark_review.items import item_id
from ksyspark_review.meaning import digest, written_types
from ksyspark_review.sentences.fields import Field
from ksyspark_review.sentences.phrases import Phrase, name, say, text_of
from ksyspark_review.sentences.rules import sentences_of

MOST_WRONG = 2
KINDS = ("fixed", "range", "condition", "count", "character set", "width", "sign")
"""What may be wrong of a rule, the weightiest first."""
_OF_KEYS = {
    **dict.fromkeys(("contents", "eq", "valid"), "fixed"), "min": "range", "max": "range", "if": "condition",
    "repeat-expr": "count", "encoding": "character set", "size": "width",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Variants:
    """What a field says of one thing, and what its mutants say of it."""

    about: str
    right: model.Text
    wrong: tuple[model.Text, ...]

    def options(self, salt: str) -> tuple[tuple[model.Text, ...], str]:
        """Return right and wrong answers in an order that tells nothing, with the place of the right one."""
        texts = sorted((self.right, *self.wrong[:MOST_WRONG]), key=lambda text: digest(salt, text.en))
        return tuple(texts), str(texts.index(self.right))


def fields_of(typer: Typer, names: Iterable[str]) -> Mapping[str, Field]:
    """Return the fields and instances of specifications by the ids of their items."""
    return {
        item_id(owner, attribute): Field(typer, owner, attribute)
        for name in names
        for owner in written_types(typer.library, name)
        for attribute in owner.attributes()
    }


def said_of(field: Field, attribute: Attribute | None = None) -> Mapping[str, model.Text]:
    """Return what a field says, or a mutant of it, by the key of the specification; sentences of one key are joined."""
    said: dict[str, list[model.Text]] = {}
    for sentence in sentences_of(attribute or field.attribute, field.owner, field.typer):
        said.setdefault(sentence.kind, []).append(sentence.text)
    return {kind: joined(texts) for kind, texts in said.items()}


def joined(texts: list[model.Text]) -> model.Text:
    """Return sentences in a row; in Chinese nothing stands between them."""
    return model.Text.each(lambda language: ("" if language == "zh" else " ").join(text.of(language) for text in texts))


def variants_of(field: Field) -> Variants | None:
    """Return the variants of a field about the first of KINDS that it has, or None if it has none."""
    return next((variants for kind in KINDS if (variants := _said(field, kind)) is not None), None)


def mutant_sentences(field: Field) -> tuple[str, model.Text, model.Text] | None:
    """Return what is wrong of a mutant, all it says, and what it should have said; None if nothing can be wrong."""
    said = said_of(field)
    for kind in KINDS:
        for mutant in _mutants(field, kind):
            other = said_of(field, mutant)
            if other != said and other.keys() == said.keys():
                right = joined([text for key, text in said.items() if other[key] != text])
                return kind, joined(list(other.values())), right
    return None


def _said(field: Field, kind: str) -> Variants | None:
    """Return what a field and its mutants of a kind say otherwise."""
    said = said_of(field)
    others = [said_of(field, mutant) for mutant in _mutants(field, kind)]
    shared = [key for key in said if all(key in other for other in others)]
    keys = [key for key in shared if any(other[key] != said[key] for other in others)]
    if not keys:
        return None
    right = joined([said[key] for key in keys])
    wrong = dict.fromkeys(joined([other[key] for key in keys]) for other in others)
    wrong.pop(right, None)
    return Variants(kind, right, tuple(wrong)) if wrong else None


def _mutants(field: Field, kind: str) -> Iterator[Attribute]:
    """Yield a field with changes of a kind."""
    own, owner = field.attribute, field.owner
    changes = changes_of_field(field.library.trees[owner.path[0]], owner.path, own.id)
    # Another number is the least of what may be wrong of a condition.
    for change, node in sorted(changes, key=lambda pair: pair[0].kind == "constant"):
        about = _OF_KEYS.get(change.at.key, change.kind)
        if about == kind and change.new is not None:
            reader = Reader()
            if own.is_instance:
                mutant = read_instance(reader, own.id, node, owner.encoding)
            else:
                mutant = read_seq_field(reader, node, owner.encoding)
            yield from () if reader.problems else (mutant,)


FIELDS, RULES, LISTS, DECISIONS = "fields", "rules", "lists", "decisions"
_MOST_FIELDS = 16
"""Fields of a page that are asked one by one; of more, those of a structure are the rows of one table."""
_MOST_ROWS = 16
_FOLDED = ("unit", "enum", "io", "parent")
_READ = ("type", "contents", "size")


@dataclass(frozen=True)
class Material:
    """What questions are made of: specifications, documents and decisions of one page, each by its id.

    `digests` tell what items, structures and codes mean, in the order of the specifications. `quoted` gives the lines
    of citations, without those of documents known by address. `citing` tells what cites a line, by document and number.
    """

    versions: Sequence[model.SpecificationVersion]
    code_lists: Sequence[model.CodeList]
    fields: Mapping[str, Field]
    digests: Mapping[str, str]
    quoted: Callable[[Iterable[model.Citation]], tuple[model.QuotedLine, ...]]
    citing: Mapping[tuple[str, int], Sequence[str]] = field(default_factory=dict)
    decisions: Sequence[model.Decision] = ()
    has_own_words: bool = False

    @cached_property
    def decisions_by_id(self) -> Mapping[str, model.Decision]:
        return {decision.id: decision for decision in self.decisions}

    @cached_property
    def codes(self) -> Mapping[str, model.Code]:
        return {code.id: code for each in self.code_lists for code in each.codes}

    @cached_property
    def items(self) -> Mapping[str, model.Item]:
        return {item.id: item for one in self.versions for each in one.structures for item in each.items}

    @cached_property
    def structures(self) -> Mapping[str, model.Structure]:
        return {structure.id: structure for one in self.versions for structure in one.structures}

    def in_order(self, ids: Iterable[str]) -> list[str]:
        """Return the ids that mean something in the order of the specifications."""
        known = set(ids)
        return [id_ for id_ in self.digests if id_ in known]

    def meanings(self, ids: Iterable[str]) -> list[list[str]]:
        """Return ids with their digests in the order of the specifications, so that exchanged fields show."""
        return [[id_, self.digests[id_]] for id_ in self.in_order(ids)]

    def citations_of(self, id_: str) -> tuple[model.Citation, ...]:
        """Return what an item, a code or a structure cites, () for an unknown id."""
        known: model.Item | model.Code | model.Structure | None = (
            self.items.get(id_) or self.codes.get(id_) or self.structures.get(id_)
        )
        return known.citations if known else ()


def say_text(key: str, **parts: Phrase | str | int | tuple[Phrase, ...]) -> model.Text:
    """Return a sentence of the catalogue."""
    return text_of(say(key, **parts))


def rule_of(items: Iterable[model.Item]) -> model.Text:
    """Return what a reader judges of items: their sentences without those on units, lists and streams, each once."""
    sentences = [one for item in items for one in item.sentences]
    written = [one for one in sentences if one.kind == "rule"]
    said = written or [one for one in sentences if one.kind not in _FOLDED] or sentences
    return joined(list(dict.fromkeys(one.text for one in said)))


def derived(material: Material, covered: Collection[str], decided: Collection[str]) -> Iterator[model.Question]:
    """Yield the questions that follow; `covered` are items and codes, `decided` decisions that are asked otherwise."""
    quoted = set[tuple[str, int]]()
    for questions in (_of_fields(material, covered), _of_lists(material, covered), of_decisions(material, decided)):
        for question in questions:
            quoted |= {(line.document, line.number) for line in question.quoted}
            yield question
    yield from _of_prose(material, covered, quoted)


def _of_fields(material: Material, covered: Collection[str]) -> Iterator[model.Question]:
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


_Members = tuple[model.Structure, list[list[model.Item]]]


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


def _groups(material: Material, structure: model.Structure, covered: Collection[str]) -> Iterator[list[model.Item]]:
    """Yield the items of a structure that are read and have a line, those of one line and name together."""
    groups = dict[tuple[str, tuple[model.QuotedLine, ...]], list[model.Item]]()
    for item in structure.items:
        is_read = any(one.kind in _READ for one in item.sentences)
        if item.id in covered or item.kind == "parameter" or not is_read:
            continue
        lines = material.quoted(item.citations)
        if lines or (material.has_own_words and _own_words(item)):
            groups.setdefault((item.name.partition(" (")[0] if lines else item.id, lines), []).append(item)
    yield from groups.values()


def _own_words(item: model.Item) -> str:
    return "\n".join([item.doc.strip(), *item.doc_refs]).strip()


def _of_field(material: Material, items: Sequence[model.Item]) -> model.Question:
    first = items[0]
    lines = material.quoted(citation for item in items for citation in item.citations)
    question = model.Question(
        id=first.id,
        form="compare",
        chapter=FIELDS,
        title=model.Text.same(first.name.partition(" (")[0] if len(items) > 1 else first.name),
        ask=say_text("ask compare"),
        lines=lines,
        rule=rule_of(items),
        items=tuple(item.id for item in items),
        own_words="" if lines else _own_words(first),
    )
    return with_variants(material, question)


def _of_order(
    material: Material, structure: model.Structure, members: Sequence[Sequence[model.Item]]
) -> Iterator[model.Question]:
    """Yield the question on the order of fields that are asked one by one, if a document states more than one."""
    rows = [model.Row(material.quoted(items[0].citations), model.Text.same(items[0].name)) for items in members]
    if len(rows) > 1 and all(row.lines for row in rows):
        ids = [item.id for items in members for item in items]
        yield _table(f"{structure.id}.order", FIELDS, structure.name, "ask fields order", ids, rows)


def _table(
    id_: str, chapter: str, title: str, ask: str, items: Iterable[str], rows: Iterable[model.Row]
) -> model.Question:
    question = model.Question(
        id_, "table", chapter, model.Text.same(title), say_text(ask), items=tuple(items), rows=tuple(rows)
    )
    return table(question)


def with_variants(material: Material, question: model.Question) -> model.Question:
    """Return a question as a pick where the lines print what decides, else with a wrong rule to plant."""
    fields = [material.fields[id_] for id_ in question.items if id_ in material.fields]
    for part in fields:
        variants = variants_of(part)
        if variants is not None and _is_printed(variants.right, question.lines):
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
            return replace(question, plant=model.Plant(wrong, None, because(right_text), kind))
    return question


def because(right: model.Text) -> model.Text:
    """Return the reason for which a planted rule is wrong: what it should have said."""
    frame = say_text("planted because", rule="{}")
    return model.Text.each(lambda language: frame.of(language).replace("{}", right.of(language)))


def _is_printed(right: model.Text, lines: Sequence[model.QuotedLine]) -> bool:
    """Tell whether lines hold a number of a rule, so that a reader can find it there."""
    numbers = {word.strip(".,;:()‘’“”") for word in right.en.split()}
    printed = {word for line in lines for word in re.findall("[0-9]+", line.text)}
    return any(number.isdecimal() and number in printed for number in numbers)


def _of_structures(
    material: Material, version: model.SpecificationVersion, tables: Sequence[_Members]
) -> model.Question:
    names = dict.fromkeys(structure.name for structure, _ in tables)
    is_whole = len(material.versions) > 1 and tables[0][0] is version.structures[0]
    members = [items for _, each in tables for items in each]
    rows = []
    for items in members:
        lines = material.quoted(citation for item in items for citation in item.citations)
        own_words = "" if lines else _own_words(items[0])
        first, rule = items[0].name, rule_of(items)
        said = model.Text(f"{first}: {rule.en}", f"{first}: {rule.zh}", f"{first}: {rule.pt}")
        rows.append(model.Row(lines, said, own_words=own_words))
    ids = [item.id for items in members for item in items]
    title = version.title if is_whole else ", ".join(names)
    return _table(ids[0], FIELDS, title, "ask fields", ids, rows)


def _of_lists(material: Material, covered: Collection[str]) -> Iterator[model.Question]:
    for code_list in material.code_lists:
        codes = [one for one in code_list.codes if one.id not in covered and material.quoted(one.citations)]
        for start in range(0, len(codes), 2 * _MOST_ROWS):
            part = codes[start : start + 2 * _MOST_ROWS]
            id_ = f"{code_list.id}.*" if not start else f"{code_list.id}.{start + 1}"
            rows = [
                model.Row(material.quoted(code.citations), model.Text.same(f"{code.value}  {code.name}"))
                for code in part
            ]
            yield _table(id_, LISTS, code_list.name, "ask codes", [code.id for code in part], rows)


def table(question: model.Question) -> model.Question:
    """Return a table with a wrong row to plant: one that has its own, else two rows of which one says the other's."""
    for number, row in enumerate(question.rows):
        if row.wrong is not None:
            return replace(question, plant=model.Plant(row.wrong, number, because(row.rule), "row"))
    numbers = range(1, len(question.rows))
    order = sorted(numbers, key=lambda number: digest(question.id, number))
    for number in order:
        row, before = question.rows[number], question.rows[number - 1]
        if row.rule != before.rule and row.lines != before.lines:
            return replace(question, plant=model.Plant(before.rule, number, because(row.rule), "row"))
    return question


def of_decisions(material: Material, decided: Collection[str]) -> Iterator[model.Question]:
    """Yield a question for each decision with own lines, the weightiest first, but for those about others' structures.

    Such a decision names only items that no line of the page's own documents states.
    """
    for decision in sorted(material.decisions, key=lambda decision: model.DECISION_KINDS.index(decision.kind)):
        lines = material.quoted(decision.citations)
        is_own = not decision.items or any(material.quoted(material.citations_of(id_)) for id_ in decision.items)
        if lines and is_own and decision.id not in decided:
            yield model.Question(
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


def _of_prose(
    material: Material, covered: Collection[str], quoted: Collection[tuple[str, int]]
) -> Iterator[model.Question]:
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
        lines = material.quoted(model.Citation(document, number) for document, number in places)
        if rules and lines:
            title = items[ids[0]].name if ids[0] in items else structures[ids[0]].name
            question = model.Question(
                id=f"{places[0][0]}:{places[0][1]}",
                form="compare",
                chapter=RULES,
                title=model.Text.same(title),
                ask=say_text("ask compare"),
                lines=lines,
                rule=joined(rules[:2]),
                items=ids,
            )
            yield with_variants(material, question)


def finished(
    question: model.Question, meanings: Sequence[Sequence[str]], decision: model.Decision | None
) -> model.Question:
    """Return a question with its fingerprint; `meanings` tell what its items mean."""
    parts = [
        question.form,
        meanings,
        [line.text for line in question.lines],
        [[[line.text for line in row.lines], row.rule.en] for row in question.rows],
        question.ask.en,
        question.rule.en,
        [option.en for option in question.options],
        question.right,
        [] if decision is None else [decision.document_says.en, decision.because.en, decision.if_wrong.en],
    ]
    return replace(question, fingerprint=digest("question", *parts))
