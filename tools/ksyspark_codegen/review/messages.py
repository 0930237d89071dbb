"""Messages to look at, made once and kept beside a page's review file: samples, obeying ones, and one for each rule.

Making them takes minutes for a large specification, and building a page must not: `examples.py` reads the file.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, islice
from pathlib import Path
from typing import cast

from ksyspark.formats import find_format
from ksyspark.spec.load import load_specifications
from ksyspark_codegen.checks.samples import messages_of, samples_in
from ksyspark_codegen.review.examples import MessageReader
from ksyspark_codegen.synthesis import Broken, broken_messages, make_samples

MOST_OF_PAGE = 24_000
"""Bytes of all messages of a page."""
MOST_OF_MESSAGE = 300
_MADE, _SAMPLES = 3, 2

Entry = dict[str, object]


def messages_text(specifications: Sequence[Path], samples: Path | None) -> str:
    """Return the text of a page's file of messages; `samples` is a folder with one folder a specification.

    Raises SpecError for a specification with mistakes, CannotMake where no message can be made.
    """
    found = [
        *chain.from_iterable(_samples(path, samples / path.stem) for path in specifications if samples is not None),
        *chain.from_iterable(_made(path) for path in specifications),
        *chain.from_iterable(_broken(path) for path in specifications),
    ]
    lines = ",\n".join(json.dumps(entry, ensure_ascii=False, sort_keys=True) for entry in _within(found))
    return f"[\n{lines}\n]\n"


def _within(entries: Sequence[Entry]) -> Iterator[Entry]:
    """Yield messages in their order as long as they fit on the page."""
    left = MOST_OF_PAGE
    for entry in entries:
        size = len(str(entry["hex"])) // 2
        if size <= left:
            left -= size
            yield entry


def _samples(path: Path, folder: Path) -> Iterator[Entry]:
    fmt = find_format(str(path)) if folder.is_dir() else None
    if fmt is None:
        return
    short = (
        _entry(path, "sample", message, sample.options, file=sample.file.name)
        for sample in samples_in(folder)
        for message in islice(messages_of(fmt, sample.file, sample.options), 1)
        if 0 < len(message) <= MOST_OF_MESSAGE
    )
    yield from islice(short, _SAMPLES)


def _made(path: Path) -> Iterator[Entry]:
    """Yield the messages that show most, one after the other."""
    messages = [one for one in make_samples(path).coverage.messages if len(one.data) <= MOST_OF_MESSAGE]
    seen = set[object]()
    for number in range(_MADE):
        best = max(messages, key=lambda one: (len(set(one.points) - seen), -len(one.data)), default=None)
        if best is None or (number and not set(best.points) - seen):
            return
        seen |= set(best.points)
        yield _entry(path, "made", best.data, best.params)


def _broken(path: Path) -> Iterator[Entry]:
    typer = load_specifications([path])
    reader, seen = MessageReader(typer, path.stem), set[object]()
    for one in broken_messages(typer.library, typer.library.specs[path.stem]):
        if isinstance(one, Broken) and one.breach not in seen and len(one.data) <= MOST_OF_MESSAGE:
            seen.add(one.breach)
            entry = _entry(path, "breaking", one.data, one.params, rule=one.rule)
            refusal = reader.refusal(one.data, cast(Mapping[str, object], entry.get("parameters", {})))
            if refusal is not None:
                yield {**entry, "item": refusal[0]}


def _entry(path: Path, origin: str, message: bytes, params: Mapping[str, object], **more: str) -> Entry:
    known = {param.id for param in load_specifications([path]).library.specs[path.stem].root.params}
    given = {name.removeprefix("param."): value for name, value in params.items()}
    texts = {name: _text(value) for name, value in sorted(given.items()) if name in known and value is not None}
    return {
        "specification": path.stem,
        "origin": origin,
        "hex": message.hex(),
        **({"parameters": texts} if texts else {}),
        **more,
    }


def _text(value: object) -> str:
    if isinstance(value, bytes):
        return value.hex()
    return str(value).lower() if isinstance(value, bool) else str(value)
