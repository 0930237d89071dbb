"""The messages of a page beside those of its review file: samples, made ones, and ones that break a rule.

They stand in `<page>.messages.json` (`messages.py` writes it). Each is read again when the page is built: what a
changed specification no longer accepts, or now accepts, is a problem.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path

from ksyspark.interpreter import Interpreter
from ksyspark.interpreter.failures import failure_of, locate
from ksyspark.interpreter.faults import Fault
from ksyspark.layout import Layout
from ksyspark.layout.lower import lower
from ksyspark.options.params import read_params
from ksyspark.parameters import arguments_of
from ksyspark.spec.problems import Problem, SpecError
from ksyspark.spec.types.inference import Typer
from ksyspark.spec.unrolled import origin_of
from ksyspark_codegen.review.model import Example, Review, Text

ENDING = ".messages.json"
_RENEW = "write the file anew with `ksyspark review messages`"


def with_examples(review: Review, typer: Typer, messages: Path) -> Review:
    """Return a review with the messages of a file behind its own, and all of them with what refuses them.

    Raises SpecError with every message that is not read as its file says. A file that is not there has none.
    """
    entries = json.loads(messages.read_text("utf-8")) if messages.is_file() else []
    names = {
        item.id: item.name for one in review.specifications for structure in one.structures for item in structure.items
    }
    read = cache(lambda specification: MessageReader(typer, specification))
    own = tuple(read(one.specification).completed(one) for one in review.examples)
    known = {one.id for one in review.specifications}
    made = [read(one.specification).completed(one) for one in _examples(entries, names) if one.specification in known]
    problems = [
        Problem(str(messages), number + 1, 1, one.id, sentence)
        for number, (one, entry) in enumerate(zip(made, entries, strict=False))
        if (sentence := _contradiction(one, entry))
    ]
    if problems:
        raise SpecError(problems)
    return replace(review, examples=(*own, *made))


def _examples(entries: Sequence[Mapping[str, object]], names: Mapping[str, str]) -> Iterator[Example]:
    for number, entry in enumerate(entries, 1):
        item = str(entry.get("item", ""))
        parameters = entry.get("parameters", {})
        assert isinstance(parameters, dict)
        yield Example(
            id=f"message-{number}",
            title=_title(entry, names.get(item, item.rpartition(".")[2].replace("_", " ")), number),
            origin=str(entry["origin"]),  # type: ignore[arg-type]
            specification=str(entry["specification"]),
            parameters=parameters,
            message=bytes.fromhex(str(entry["hex"])),
            refusal=None,
            item=item,
        )


def _title(entry: Mapping[str, object], name: str, number: int) -> Text:
    specification = str(entry["specification"])
    match entry["origin"], entry.get("rule", ""):
        case "sample", _:
            words = f"{specification}: {entry['file']}"
            return Text(words, words, words)
        case "breaking", "end" | "terminator":
            return Text(f"Ends inside “{name}”", f"在“{name}”之内结束", f"Termina dentro de “{name}”")
        case "breaking", "encoding":
            return Text(f"“{name}” is no text", f"“{name}”不是文本", f"“{name}” não é texto")
        case "breaking", "order":
            return Text(f"No byte order for “{name}”", f"“{name}”没有字节顺序", f"Sem ordem de bytes para “{name}”")
        case "breaking", _:
            return Text(f"Breaks a rule of “{name}”", f"违反“{name}”的规则", f"Viola uma regra de “{name}”")
    return Text(
        f"{specification}, made: {number}", f"{specification}，生成：{number}", f"{specification}, feita: {number}"
    )


def _contradiction(example: Example, entry: Mapping[str, object]) -> str:
    """Return what a message does other than its entry says; "" for none."""
    found = example.refusal[0] if example.refusal else ""
    if found == entry.get("item", ""):
        return ""
    wanted = f"refused at `{entry['item']}`" if "item" in entry else "accepted"
    outcome = f"refused at `{found}`" if example.refusal else "accepted"
    return f"expected a message that is {wanted}, found one that is {outcome}; {_RENEW}"


class MessageReader:
    """The interpreter of one specification."""

    def __init__(self, typer: Typer, specification: str) -> None:
        self._layout: Layout = lower(typer, typer.library.specs[specification])
        self._interpreter = Interpreter(typer.library, self._layout)

    def completed(self, example: Example) -> Example:
        """Return an example with the item, the byte and the reason that refuse it."""
        return replace(example, refusal=self.refusal(example.message, example.parameters))

    def refusal(self, message: bytes, parameters: Mapping[str, object]) -> tuple[str, int, str] | None:
        """Return what refuses a message, None for one that is accepted; parameters are texts, or values of theirs."""
        params = {name: [value] for name, value in read_params(self._layout, parameters).items()}
        arguments = arguments_of(self._layout, self._layout.root, params, 0)
        fault = self._interpreter.read(message, arguments).fault
        return None if fault is None else _refusal(fault)


def _refusal(fault: Fault) -> tuple[str, int, str]:
    location = locate(fault)
    owner = ".".join(origin_of(fault.holder.type.spec))
    item = f"{owner}.{fault.name}" if fault.name else owner
    return item, location.offset, failure_of(fault, location).reason
