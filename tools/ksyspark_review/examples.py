"""The messages of a page: made once and kept beside its review file, read again when the page is built."""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import chain, islice
from pathlib import Path
from typing import Any

from ksyspark.formats import find_format
from ksyspark.interpreter.failures import failure_of, locate
from ksyspark.spec.inference import Typer
from ksyspark.spec.load import load_specifications
from ksyspark.spec.problems import Problem, SpecError
from ksyspark.spec.recursion import origin_of
from ksyspark_codegen.checks.samples import messages_of, samples_in, seeds_in
from ksyspark_codegen.synthesis.breaking import Broken, broken_messages
from ksyspark_codegen.synthesis.growth import Seeds
from ksyspark_codegen.synthesis.samples import CannotMake, make_samples, showing_most
from ksyspark_review.documents.recomputing import Decoding
from ksyspark_review.model import Example, Review, Text
from ksyspark_review.pages.html import say

ENDING = ".messages.json"
_RENEW = "write the file anew with `ksyspark review messages`"


def with_examples(review: Review, typer: Typer, messages: Path) -> Review:
    """Return a review with a file's messages, if any, behind its own, and what refuses each. Raises SpecError."""
    entries = json.loads(messages.read_text("utf-8")) if messages.is_file() else []
    names = {item.id: item.name for item in review.items}
    decoding = Decoding(typer)
    known = {one.id for one in review.specifications}
    made = [_completed(decoding, one) for one in _examples(entries, names) if one.specification in known]
    problems = [
        Problem(str(messages), number, 1, one.id, sentence)
        for number, (one, entry) in enumerate(zip(made, entries, strict=False), 2)
        if (sentence := _contradiction(one, entry))
    ]
    if problems:
        raise SpecError(problems)
    return replace(review, examples=(*(_completed(decoding, one) for one in review.examples), *made))


def with_made_example(review: Review, typer: Typer, path: Path) -> Review:
    """Return the review of a specification at `path` with a message that is made from it, if one can be made."""
    try:
        entries = [*islice(_made(path, {}), 1)]
    except (CannotMake, SpecError):
        return review
    decoding = Decoding(typer)
    return replace(review, examples=tuple(_completed(decoding, one) for one in _examples(entries, {})))


def _examples(entries: Sequence[Mapping[str, Any]], names: Mapping[str, str]) -> Iterator[Example]:
    for number, entry in enumerate(entries, 1):
        item = entry.get("item", "")
        yield Example(
            id=f"message-{number}",
            title=_title(entry, names.get(item, item.rpartition(".")[2].replace("_", " ")), number),
            origin=entry["origin"],
            specification=entry["specification"],
            parameters=entry.get("parameters", {}),
            message=bytes.fromhex(entry["hex"]),
            refusal=None,
            item=item,
        )


def _title(entry: Mapping[str, Any], name: str, number: int) -> Text:
    match entry["origin"], entry.get("rule", ""):
        case "sample", _:
            return Text.same(f"{entry['specification']}: {entry['file']}")
        case "breaking", ("end" | "terminator" | "encoding" | "order") as rule:
            return say(f"message-{rule}", of=name)
        case "breaking", _:
            return say("message-rule", of=name)
    return say("message-made", of=entry["specification"], n=number)


def _contradiction(example: Example, entry: Mapping[str, Any]) -> str:
    """Return what a message does other than its entry says; "" for none."""
    refused_at = example.refusal[0] if example.refusal else ""
    if refused_at == entry.get("item", ""):
        return ""
    expected = f"refused at `{entry['item']}`" if "item" in entry else "accepted"
    outcome = f"refused at `{refused_at}`" if example.refusal else "accepted"
    return f"expected a message that is {expected}, found one that is {outcome}; {_RENEW}"


def _completed(decoding: Decoding, example: Example) -> Example:
    """Return an example with the item, the byte and the reason that refuse it."""
    refusal = _refusal(decoding, example.specification, example.message, example.parameters)
    return replace(example, refusal=refusal)


def _refusal(
    decoding: Decoding, specification: str, message: bytes, parameters: Mapping[str, Any]
) -> tuple[str, int, str] | None:
    fault = decoding.read(specification, "", message, parameters).fault
    if fault is None:
        return None
    location = locate(fault)
    item = ".".join(filter(None, (*origin_of(fault.holder.type.spec), fault.name)))
    return item, location.offset, failure_of(fault, location).reason


MOST_OF_PAGE = 24_000
"""Bytes of all messages of a page."""
MOST_OF_MESSAGE = 300
_MADE, _SAMPLES = 3, 2

Entry = dict[str, Any]


def messages_text(specifications: Sequence[Path], samples: Path | None) -> str:
    """Return the text of a page's file of messages; `samples` has folders by format. Raises SpecError, CannotMake."""
    seeds = {path: seeds_in(path, samples and samples / path.stem) for path in specifications}
    entries = [
        *chain.from_iterable(_samples(path, samples / path.stem) for path in specifications if samples is not None),
        *chain.from_iterable(_made(path, seeds[path]) for path in specifications),
        *chain.from_iterable(_broken(path, seeds[path]) for path in specifications),
    ]
    lines, left = [], MOST_OF_PAGE
    for entry in entries:
        size = len(entry["hex"]) // 2
        if size <= left:
            left -= size
            lines.append(json.dumps(entry, ensure_ascii=False, sort_keys=True))
    return "[\n{}\n]\n".format(",\n".join(lines))


def _samples(path: Path, folder: Path) -> Iterator[Entry]:
    fmt = find_format(str(path)) if folder.is_dir() else None
    if fmt is None:
        return
    short = (
        _entry(path, "sample", message.data, sample.options, file=sample.file.name)
        for sample in samples_in(folder)
        for message in islice(messages_of(fmt, sample.file, sample.options), 1)
        if 0 < len(message.data) <= MOST_OF_MESSAGE
    )
    yield from islice(short, _SAMPLES)


def _made(path: Path, seeds: Seeds) -> Iterator[Entry]:
    """Yield the messages that show most, one after the other."""
    every = make_samples(path, seeds=seeds).growth.messages
    messages = [one for one in every if len(one.sample.data) <= MOST_OF_MESSAGE]
    seen = frozenset[object]()
    for number, grown in enumerate(islice(showing_most(messages), _MADE)):
        if not number or grown.points - seen:
            seen |= grown.points
            yield _entry(path, "made", grown.sample.data, grown.sample.params)


def _broken(path: Path, seeds: Seeds) -> Iterator[Entry]:
    typer = load_specifications([path])
    decoding, seen = Decoding(typer), set[object]()
    for message in broken_messages(typer.library, typer.library.specs[path.stem], seeds=seeds):
        if isinstance(message, Broken) and message.breach not in seen and len(message.data) <= MOST_OF_MESSAGE:
            seen.add(message.breach)
            entry = _entry(path, "breaking", message.data, message.params, rule=message.rule)
            refusal = _refusal(decoding, path.stem, message.data, entry.get("parameters", {}))
            if refusal is not None:
                yield {**entry, "item": refusal[0]}


def _entry(path: Path, origin: str, message: bytes, params: Mapping[str, Any], **more: str) -> Entry:
    known = {param.id for param in load_specifications([path]).library.specs[path.stem].root.params}
    parameters = {name.removeprefix("param."): value for name, value in params.items()}
    texts = {
        name: value.hex() if isinstance(value, bytes) else str(value).lower() if isinstance(value, bool) else str(value)
        for name, value in sorted(parameters.items())
        if name in known and value is not None
    }
    return {
        "specification": path.stem,
        "origin": origin,
        "hex": message.hex(),
        **({"parameters": texts} if texts else {}),
        **more,
    }
