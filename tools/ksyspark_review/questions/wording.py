"""Questions as the review file words them, joined with those that follow; words are tied to rules by digests.

A digest tells that rules changed behind words, not that words were wrong from the first day: slips of numbers, rows in
another order, and what is left out are looked for.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations

from ksyspark.spec.problems import Problem, did_you_mean
from ksyspark.spec.yaml import Place
from ksyspark_review import model
from ksyspark_review.documents.page_file import ChapterEntry, DecisionEntry, PageEntry, QuestionEntry, Sources, Written
from ksyspark_review.meaning import digest
from ksyspark_review.questions import facts

_GROUPS = re.compile(r"(?<=\d)[\u202f\u00a0 ,.](?=\d{3}(?!\d))")
_NUMBER = re.compile(r"\d+")
_NAME = re.compile("“[^”]*”")
_LONG = 3
"""Digits from which on two numbers that differ by one digit are taken for a slip."""


def numbers_of(text: str) -> set[str]:
    """Return the numbers of a text as digits; 32,768 and 32 768 are 32768."""
    return set(_NUMBER.findall(_GROUPS.sub("", text)))


def long_numbers(texts: Iterable[str], shown: Iterable[str]) -> set[str]:
    """Return numbers of three digits and more that no text shown has: of character sets, too, not of quoted names."""
    known = {number for text in shown for number in (*numbers_of(text), *_NUMBER.findall(text))}
    return {number for text in texts for number in numbers_of(_NAME.sub("", text)) if len(number) >= _LONG} - known


def slips(words: Sequence[str], shown: Iterable[str], items: Iterable[model.Item]) -> Iterator[str]:
    """Yield a sentence for each number of an item that words have but for a slip; `shown` are all texts beside it."""
    written = {number for text in words for number in numbers_of(text) if len(number) >= _LONG}
    around = [*words, *shown]
    for item in items:
        rules = [one.text.en for one in item.sentences if one.kind != "rule"]
        others = sorted(written - long_numbers(rules, ()))
        for number in sorted(long_numbers(rules, around)):
            for other in others:
                if _is_slip(number, other):
                    yield f"has {other}, and `{item.id}` {number}: expected the same, or {number} in the words, too"


def _is_slip(number: str, other: str) -> bool:
    """Tell whether a digit is another, is left out, or all digits are there in another order."""
    if len(number) == len(other):
        return sorted(number) == sorted(other) or sum(a != b for a, b in zip(number, other, strict=True)) == 1
    short, long = sorted((number, other), key=len)
    return len(long) - len(short) == 1 and any(long[:at] + long[at + 1 :] == short for at in range(len(long)))


def out_of_order(rows: Sequence[model.Row], items: Sequence[model.Item]) -> Iterator[str]:
    """Yield a sentence for rows whose lines follow each other while their fields stand the other way round.

    `items` are in the order of the specification. A field belongs to a row if it cites lines of that row alone.
    """
    places = {item.id: place for place, item in enumerate(items)}
    owned = [(min(lines), max(lines), own) for lines, own in _owned(rows, items) if own]
    for (first, end, before), (start, last, behind) in combinations(owned, 2):
        if end < start or last < first:
            earlier, later = (before, behind) if end < start else (behind, before)
            for a, b in ((a, b) for a in earlier for b in later):
                if a.rpartition(".")[0] == b.rpartition(".")[0] and places[a] > places[b]:
                    yield f"quotes `{a}` before `{b}`, and the specification has them the other way round"


def _owned(rows: Sequence[model.Row], items: Sequence[model.Item]) -> Iterator[tuple[list[tuple[str, int]], list[str]]]:
    """Yield the lines of each row with the fields that cite lines of no other row."""
    lines = [[(line.document, line.number) for line in row.lines] for row in rows]
    own: list[list[str]] = [[] for _ in rows]
    for item in items:
        places = {(one.document, one.line) for one in item.citations}
        citing = [number for number, each in enumerate(lines) if not places.isdisjoint(each)]
        if item.kind == "field" and len(citing) == 1:
            own[citing[0]].append(item.id)
    yield from zip(lines, own, strict=True)


_MOST_NAMED = 4
_LONGEST = 300
# More characters of rules, or rules of more items, would not be read beside a question.
_MOST_READ, _MOST_GENERATED = 720, 3
_SHORT = 160
"""Characters of a rule that is read at a glance."""


@dataclass(frozen=True)
class Wording:
    """The questions of a page in chapters. `problems` has what does not fit, each with the place in the review file.

    `names` are the ids of items, structures and codes by what a review file may call them.
    """

    material: facts.Material
    entry: PageEntry
    sources: Sources
    names: Mapping[str, Sequence[str]]
    problems: list[Problem] = field(default_factory=list)

    def chapters(self) -> tuple[model.Chapter, ...]:
        """Return the chapters that have questions: those of the review file, then those that follow."""
        chapters = self.entry.chapters
        worded = {chapter.id: [self._question(chapter, one) for one in chapter.questions] for chapter in chapters}
        questions = [question for each in worded.values() for question in each]
        covered = {id_ for question in questions for id_ in question.items}
        decided = {one.text for question in self.entry.questions for one in question.decisions}
        for question in facts.derived(self.material, covered, decided):
            made = self._with_rules(question) if question.decision else question
            worded.setdefault(question.chapter, []).append(made)
        return chapters_of(self.material, self.entry.chapters, worded)

    def check_decisions(self, entries: Iterable[DecisionEntry]) -> None:
        """Report decisions that were written for other rules than those of today."""
        for entry in entries:
            decision = self.material.decisions_by_id[entry.id]
            lines = [line.text for line in self.material.quoted(decision.citations)]
            self._tie(entry.written_for, decision.items, lines, entry.place, f"`{entry.id}`")
            beside = [decision.title.en, decision.document_says.en, decision.because.en, decision.if_wrong.en, *lines]
            for sentence in slips([decision.specification_says.en], beside, self._known(decision.items)):
                self._report(entry.place, f"`{entry.id}` {sentence}")

    def _tie(self, written_for: str, ids: Sequence[str], lines: Iterable[str], place: Place, what: str) -> None:
        today = digest("rules", self.material.meanings(ids), sorted(lines))
        if written_for == today:
            return
        rules = [f"`{item.id}` says “{_cut(facts.rule_of([item]).en)}”" for item in self._known(ids)]
        more = f", and {len(rules) - _MOST_NAMED} more" if len(rules) > _MOST_NAMED else ""
        now = f" Today {', '.join(rules[:_MOST_NAMED])}{more}." if rules else ""
        written = f"was written for other rules (`{written_for}`)" if written_for else "is tied to no rules"
        sentence = f'{what} {written}.{now} Read it beside them, then put `for: "{today}"` behind it'
        self._report(place, sentence)

    def _question(self, chapter: ChapterEntry, entry: QuestionEntry) -> model.Question:
        decisions = [self.material.decisions_by_id[one.text] for one in entry.decisions if self._is_decision(one)]
        lines = self._lines(entry.lines) or (
            self.material.quoted(citation for one in decisions for citation in one.citations)
        )
        items = self._items(entry, decisions, lines)
        known = self._known(items)
        if not lines and not entry.rows:
            lines = self.material.quoted(citation for item in known for citation in item.citations)
        rows = tuple(model.Row(self._lines(row.lines), row.rule, row.wrong) for row in entry.rows)
        question = self._asked(
            entry,
            decisions,
            model.Question(
                id=entry.id,
                form="table" if rows else "compare",
                chapter=chapter.id,
                title=entry.title or model.Text.same(known[0].name if known else entry.id),
                ask=entry.ask or facts.say_text("ask rows" if rows else "ask compare"),
                lines=lines,
                rule=entry.rule or facts.rule_of(known),
                items=items,
                aid=entry.aid,
                rows=rows,
            ),
        )
        self._check(entry, question)
        return self._with_rules(question) if _has_words(entry) or question.decision else question

    def _with_rules(self, question: model.Question) -> model.Question:
        """Return a question whose words people wrote with what the specification says; nothing where that is much."""
        known = [
            replace(item, sentences=tuple(one for one in item.sentences if one.kind != "rule"))
            for item in self._known(question.items)
        ]
        beyond = [] if question.decision else self._codes(question)
        said = facts.rule_of(known).en
        # A short rule with numbers, or one that is worked out, is read at a glance.
        if len(known) == 1 and len(said) <= _SHORT and (known[0].kind == "instance" or numbers_of(said)):
            rules, beyond = [], [(known[0].name, facts.rule_of(known)), *beyond]
        elif len(known) <= _MOST_GENERATED:
            rules = [(item.name, facts.rule_of([item])) for item in known]
            shown = self._shown(question)
            parts = [(item.name, one.text) for item in known if item.kind == "field" for one in item.sentences]
            beyond += [(title, text) for title, text in parts if long_numbers([text.en], shown)]
        else:
            rules = types_of(known)
            counts = [title.count(", ") + 1 for title, _ in rules]
            beyond += rules if rules and 1 in counts and max(counts) > _MOST_GENERATED else []
        is_read = sum(len(rule.en) for _, rule in rules) <= _MOST_READ
        return replace(question, generated=tuple(rules) if is_read else (), beyond=tuple(beyond))

    def _codes(self, question: model.Question) -> list[tuple[str, model.Text]]:
        """Return code lists of which several codes cite a line of a question, with these by number."""
        lines = {(one.document, one.number) for one in question.quoted}
        citing = {id_ for line in lines for id_ in self.material.citing.get(line, ())} & {*question.items}
        lists = [(each.name, [one for one in each.codes if one.id in citing]) for each in self.material.code_lists]
        return [
            (title, model.Text.same(", ".join(f"{one.value} {one.name}" for one in codes)))
            for title, codes in lists
            if len(codes) > 1
        ]

    def _said(self, question: model.Question) -> list[str]:
        """Return what people say of the rule of a question, in English."""
        decision = self.material.decisions_by_id.get(question.decision)
        right = [text for number, text in enumerate(question.options) if str(number) == question.right]
        says = [decision.specification_says] if decision else []
        return [text.en for text in (question.rule, *right, *(row.rule for row in question.rows), *says)]

    def _shown(self, question: model.Question) -> list[str]:
        """Return all that stands beside the rule of a question."""
        decision = self.material.decisions_by_id.get(question.decision)
        beside = [decision.document_says.en, decision.because.en, decision.if_wrong.en] if decision else []
        texts = [question.title.en, question.ask.en, *(line.text for line in question.quoted)]
        return [*self._said(question), *beside, *texts]

    def _asked(
        self, entry: QuestionEntry, decisions: Sequence[model.Decision], question: model.Question
    ) -> model.Question:
        if entry.options:
            right = entry.right if entry.right == model.NOT_SAID else str(int(entry.right or "1") - 1)
            question = replace(question, form="pick", options=entry.options, right=right)
        if len(decisions) == 1 and not entry.rows and entry.form in ("", "decision"):
            decision = decisions[0]
            return replace(
                question,
                id=decision.id,
                form="decision",
                title=entry.title or decision.title,
                ask=question.ask if entry.options else entry.ask or facts.say_text("ask decision"),
                rule=entry.rule or decision.specification_says,
                decision=decision.id,
            )
        if question.rows:
            made = facts.table(question)
            if made.plant and entry.because:
                made = replace(made, plant=replace(made.plant, because=entry.because))
            return made
        if entry.wrong is not None:
            plant = model.Plant(entry.wrong, None, entry.because or facts.because(question.rule))
            return replace(question, plant=plant)
        if entry.options:
            return question
        return facts.with_variants(self.material, question)

    def _check(self, entry: QuestionEntry, question: model.Question) -> None:
        """Report a question without lines, and words that were written for other rules or slipped."""
        what = f"the question `{entry.id}`"
        if not question.quoted:
            self._report(entry.place, f"{what} quotes no line: expected `citations`, lines that decide it")
        if _has_words(entry):
            self._tie(entry.written_for, question.items, (one.text for one in question.quoted), entry.place, what)
            known = self._known(self.material.in_order(question.items))
            says = [] if question.decision else self._said(question)
            wrong = (*slips(says, self._shown(question), known), *out_of_order(question.rows, known))
            self.problems.extend(entry.place.problem(f"{what} {sentence}") for sentence in wrong)

    def _report(self, place: Place, sentence: str) -> None:
        self.problems.append(place.problem(sentence))

    def _is_decision(self, written: Written) -> bool:
        if written.text in self.material.decisions_by_id:
            return True
        hint = did_you_mean(written.text, self.material.decisions_by_id, "the page has none")
        self._report(written.place, f"there is no decision `{written.text}`{hint}")
        return False

    def _lines(self, citations: Iterable[Written]) -> tuple[model.QuotedLine, ...]:
        return self.material.quoted(self.sources.cite_page(one.text) for one in citations)

    def _items(
        self, entry: QuestionEntry, decisions: Sequence[model.Decision], lines: Sequence[model.QuotedLine]
    ) -> tuple[str, ...]:
        """Return what a question is about: what it names, what its decision decides, or what cites its lines."""
        ids = list[str]()
        for item in entry.items:
            if item.text not in self.names:
                hint = did_you_mean(item.text, self.names, "no specification of the page has it")
                self._report(item.place, f"the question `{entry.id}` is about `{item.text}`{hint}")
            ids += self.names.get(item.text, ())
        if not ids:
            ids = [id_ for decision in decisions for id_ in decision.items]
        if not ids:
            every = (*lines, *(line for row in entry.rows for line in self._lines(row.lines)))
            ids = [id_ for line in every for id_ in self.material.citing.get((line.document, line.number), ())]
        return tuple(dict.fromkeys(ids))

    def _known(self, ids: Iterable[str]) -> list[model.Item]:
        return [self.material.items[id_] for id_ in ids if id_ in self.material.items]


def _cut(text: str) -> str:
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]} ..."


def types_of(items: Sequence[model.Item]) -> list[tuple[str, model.Text]]:
    """Return what many items are, those of one kind together by name; nothing where they are of many kinds."""
    kinds = dict[model.Text, list[str]]()
    for item in items:
        texts = [one.text for one in item.sentences if one.kind == "type"]
        if texts:
            kinds.setdefault(facts.joined(texts), []).append(item.name)
    return [(", ".join(names), kind) for kind, names in kinds.items()] if len(kinds) <= _MOST_GENERATED else []


def _has_words(entry: QuestionEntry) -> bool:
    return bool(entry.rule or entry.options or entry.rows or entry.wrong)


def chapters_that_follow(material: facts.Material) -> tuple[model.Chapter, ...]:
    """Return the chapters of a page for which nobody has worded a question."""
    questions = dict[str, list[model.Question]]()
    for question in facts.derived(material, (), ()):
        questions.setdefault(question.chapter, []).append(question)
    return chapters_of(material, (), questions)


def chapters_of(
    material: facts.Material, entries: Iterable[ChapterEntry], questions: Mapping[str, Sequence[model.Question]]
) -> tuple[model.Chapter, ...]:
    """Return chapters in order: those of a review file, then the ones that every page knows."""
    named = {chapter.id: chapter for chapter in entries}
    chapters, decisions = [], material.decisions_by_id
    for id_ in dict.fromkeys((*named, facts.FIELDS, facts.LISTS, facts.RULES, facts.DECISIONS, *questions)):
        asked = questions.get(id_, ())
        made = [facts.finished(one, material.meanings(one.items), decisions.get(one.decision)) for one in asked]
        entry, known = named.get(id_), id_ if id_ in _KNOWN else facts.RULES
        if made:
            has_lines = any(question.quoted for question in made)
            title = (entry.title if entry else None) or facts.say_text(f"chapter {known}")
            lead = (entry.lead if entry else None) or facts.say_text(f"lead {known if has_lines else 'own words'}")
            chapters.append(model.Chapter(id_, title, lead, tuple(made)))
    return tuple(chapters)


_KNOWN = (facts.FIELDS, facts.LISTS, facts.RULES, facts.DECISIONS)
