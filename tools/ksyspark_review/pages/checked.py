"""What needs no answer: sums that agree, what became of each line, and how many rules stand behind the questions."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import get_args

from ksyspark_review.model import Document, Fate, Item, Review, Text
from ksyspark_review.pages.texts import listed, say

FATES: tuple[Fate, ...] = get_args(Fate)
_REASONS = ("questions", "parameter", "instance", "address", "line", "other", "code", "formula")


@dataclass(frozen=True, slots=True)
class Fact:
    """Something that was checked; `name` is the text of the link to `href`, if there is one."""

    text: Text
    is_warning: bool = False
    href: str = ""
    name: str = ""


def reasons_of(review: Review) -> Mapping[str, int]:
    """Return how many rules stand behind questions, and for each reason how many do not."""
    behind = {id_ for one in review.questions for id_ in one.items}
    own = {one.id for one in review.documents if one.lines is not None}
    codes = [code.id for one in review.code_lists for code in one.codes]
    counts = Counter("questions" if one.id in behind else _reason(one, own) for one in review.items)
    counts.update("questions" if one in behind else "code" for one in codes)
    counts["formula"] = sum(sentence.is_formula for one in review.items for sentence in one.sentences)
    return {reason: counts[reason] for reason in _REASONS if counts[reason]}


def _reason(item: Item, own: set[str]) -> str:
    if item.kind != "field":
        return item.kind
    if any(one.document in own and one.line for one in item.citations):
        return "line"
    return "address" if item.citations else "other"


def facts_of(review: Review) -> Iterator[Fact]:
    """Yield what became of each line, what guards the questions, and what rests on nothing."""
    for document in review.documents:
        if document.lines is not None:
            yield _fact(document)
    quoted = [line for one in review.questions for line in one.quoted]
    if quoted:
        yield Fact(say("checked-quotes", n=len({(one.document, one.number) for one in quoted})))
    guarded = guarded_from_outside(review)
    if guarded:
        yield Fact(say("checked-guarded", n=len(guarded), numbers=", ".join(map(str, guarded))))
    if review.documents:
        baseless = _baseless(review)
        yield Fact(say("checked-baseless", n=baseless), is_warning=True) if baseless else Fact(say("checked-bases"))


def guarded_from_outside(review: Review) -> tuple[int, ...]:
    """Return the numbers of the questions that quote a line of a sum that agrees, or of an example of a document."""
    sums = (one.citations for one in review.calculations if one.agrees)
    examples = (one.citations for one in review.examples if one.origin == "document")
    places = {(one.document, one.line) for citations in (*sums, *examples) for one in citations}
    quoted = ({(line.document, line.number) for line in one.quoted} for one in review.questions)
    return tuple(number for number, lines in enumerate(quoted, 1) if lines & places)


def _fact(document: Document) -> Fact:
    lines = document.lines or {}
    if document.accounted_for_by:
        href = f"{document.accounted_for_by}.html"
        return Fact(say("checked-elsewhere", title=document.title), href=href, name=document.accounted_for_by)
    fates = Counter(line.fate for line in lines.values())
    if not (fates["heading"] or fates["behaviour"]):
        return Fact(say("checked-quoted", title=document.title, n=len(lines)))
    told = [say(f"fate-{fate}", n=fates[fate]) for fate in FATES if fates[fate]]
    return Fact(say("checked-lines", title=document.title, n=len(lines), fates=listed(told)))


def _baseless(review: Review) -> int:
    decided = {item for one in review.decisions for item in one.items}
    codes = [(code.id, code.citations) for one in review.code_lists for code in one.codes]
    resting = [(one.id, one.citations or one.decisions) for one in review.items]
    return sum(not citations and id_ not in decided for id_, citations in [*resting, *codes])
