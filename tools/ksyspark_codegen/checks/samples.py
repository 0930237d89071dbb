"""Samples beside what they must decode to, and the list of rules that no message breaks.

Beside files there are single messages, each with what it says: values of columns, or where it must be refused.
`malformed.json` has those that must be refused, or must not; `written.json` those that a program wrote, with what it
put there; `decided.json` those of which a person said how they are read. Bytes are hexadecimal digits; `20*48` is a
run of 48 blanks.
"""

import json
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice, zip_longest
from pathlib import Path
from typing import Any, Literal

from ksyspark.decoder import ParamValue, arguments_of
from ksyspark.display import show_count
from ksyspark.errors import Failure, FormatError, SourceError
from ksyspark.formats import Format, InstalledPackage, find_format, installed_formats
from ksyspark.inspect.annotate import Annotator
from ksyspark.interpreter.message import Interpreter
from ksyspark.interpreter.message import Message as MessageRead
from ksyspark.interpreter.objects import path_of
from ksyspark.io.files import list_files
from ksyspark.layout import Layout
from ksyspark.layout.json_text import Json, rows_json
from ksyspark.options.read_options import ReadOptions, read_params
from ksyspark.reader import Part, Split, parts_of, read_messages, read_split
from ksyspark.spec.load import load_library, load_specifications
from ksyspark.writer.fields import NO_VALUE, Scope
from ksyspark.writer.inversion import Solver
from ksyspark_codegen.checks.agreement import check_alike
from ksyspark_codegen.checks.finding import Finding, difference_of, finding_in, given_params, octets_of, params_of
from ksyspark_codegen.synthesis.editing import objects_in
from ksyspark_codegen.synthesis.growth import Seeds
from ksyspark_codegen.synthesis.samples import Validation
from ksyspark_codegen.synthesis.verifier import Sample as Message

MALFORMED_FILE, WRITTEN_FILE, DECIDED_FILE = "malformed.json", "written.json", "decided.json"
CASE_FILES = (MALFORMED_FILE, WRITTEN_FILE, DECIDED_FILE)


@dataclass(frozen=True)
class Case:
    """A message, and the values of some of its columns by their paths.

    One that must be refused has the column at which, and a part of the reason; what is read nevertheless may have
    values. `by` says who decided that, `source` where it stands.
    """

    name: str
    data: bytes
    params: Mapping[str, ParamValue] = field(default_factory=dict)
    values: Mapping[str, Json] = field(default_factory=dict)
    refused_at: str | None = None
    reason: str = ""
    by: str = ""
    source: str = ""

    def __str__(self) -> str:
        return self.name

    def differences(self, row: Json) -> Iterator[tuple[str, Json, Json]]:
        """Yield where a decoded row has other values: path, expected, found."""
        for path, value in self.values.items():
            actual = value_at(row, path)
            if actual != value:
                yield path, value, actual


def cases_in(folder: Path, layout: Layout, files: Sequence[str] = CASE_FILES) -> list[Case]:
    """Return the single messages in those files that are there; parameters are as in JSON lines. Raises OptionError."""
    paths = [path for name in files if (path := folder / name).is_file()]
    return [_case(layout, **entry) for path in paths for entry in json.loads(path.read_text(encoding="utf-8"))]


def _case(layout: Layout, name: str, hex: str, params: Mapping[str, object], **said: Any) -> Case:
    said["reason"] = said.pop("reason_contains", None) or ""
    return Case(name, _octets(hex), read_params(layout, params), refused_at=said.pop("field", None), **said)


def cases_text(cases: Iterable[Case]) -> str:
    """Return the text of a list of messages, one a line."""
    lines = []
    for case in cases:
        says: dict[str, object] = {"values": case.values} if case.values or case.refused_at is None else {}
        if case.refused_at is not None:
            says |= {"field": case.refused_at, **({"reason_contains": case.reason} if case.reason else {})}
        decided = {"by": case.by, "source": case.source} if case.by else {}
        entry = {"name": case.name, "hex": _digits(case.data), "params": json_params(case.params), **says, **decided}
        lines.append(json.dumps(entry, ensure_ascii=False))
    return "[\n " + ",\n ".join(lines) + "\n]\n"


def json_params(params: Mapping[str, object]) -> dict[str, object]:
    """Return the parameters that are given as JSON lines have them: bytes in hexadecimal."""
    return {
        name: value.hex() if isinstance(value, bytes) else value for name, value in params.items() if value is not None
    }


def _digits(octets: bytes) -> str:
    runs = re.split(rb"((.)\2{7,})", octets, flags=re.DOTALL)
    plain = [part.hex() for part in runs[::3]]
    long = [f"{run[:1].hex()}*{len(run)}" for run in runs[1::3]]
    return " ".join(part for pair in zip(plain, [*long, ""], strict=True) for part in pair if part)


def _octets(digits: str) -> bytes:
    parts = (part.partition("*") for part in digits.split())
    return b"".join(bytes.fromhex(octets) * int(times or 1) for octets, _, times in parts)


def value_at(row: object, path: str) -> Json:
    """Return the value at a path such as `header.items[2].name`; null where something on the way is."""
    for step in path.replace("[", ".[").split("."):
        if isinstance(row, list) and step.startswith("["):
            at = int(step[1:-1])
            row = row[at] if at < len(row) else None
        else:
            row = row.get(step) if isinstance(row, dict) else None
    return row  # type: ignore[return-value]


@dataclass(frozen=True)
class Sample:
    """A file of messages and what it must decode to."""

    file: Path
    options: Mapping[str, str]
    messages: tuple[Json, ...]

    def __str__(self) -> str:
        return self.file.name


def samples_in(folder: Path) -> list[Sample]:
    """Return the samples of a folder. Raises SourceError for an expectation without its file."""
    return [_sample(folder, expected) for expected in sorted((folder / "expected").glob("*.json"))]


def _sample(folder: Path, expected: Path) -> Sample:
    file = folder / expected.name.removesuffix(".json")
    if not file.is_file():
        raise SourceError(f"{expected} expects something of {file.name}, which is not there.")
    content = json.loads(expected.read_text(encoding="utf-8"))
    return Sample(file, content["options"], tuple(content["messages"]))


def decoded_json(fmt: Format, file: Path, options: Mapping[str, str]) -> list[Json]:
    """Decode a file to what `expected` holds."""
    reading = ReadOptions.from_mapping({**options, "path": str(file)}, fmt.layout)
    fmt = reading.shape(fmt)
    split = Split(tuple(parts_of(reading, list_files(reading.files))))
    decoder = fmt.decoder(reading.decode_options())
    return [
        _without_path(row)
        for read in read_split(fmt, reading, split, decoder)
        for row in rows_json(
            read.batch.select([name for name in read.batch.schema.names if name != reading.corrupt_column]),
            fmt.layout,
            is_masked=not reading.show_sensitive,
        )
    ]


def messages_of(fmt: Format, file: Path, options: Mapping[str, str]) -> Iterator[Message]:
    """Yield the messages of a file; those that the framing gives up are left out."""
    reading = ReadOptions.from_mapping({**options, "path": str(file)}, fmt.layout)
    fmt = reading.shape(fmt)
    for source in list_files(reading.files):
        for read in read_messages(fmt, reading, Part(source)):
            for row, data in enumerate(read.bodies.to_pylist()):
                told = {name: read.values_of(name)[row] for name in read.params}
                if data is not None:
                    yield Message(data, {name: value for name, value in told.items() if value is not None})


def check_sample(fmt: Format, sample: Sample) -> list[Finding]:
    """Decode a sample and compare its messages with those that are expected."""
    decoded = decoded_json(fmt, sample.file, sample.options)
    expected = list(sample.messages)
    if len(decoded) != len(expected):
        return [Finding(sample.file.name, show_count(len(expected), "message"), show_count(len(decoded), "message"))]
    differences = (difference_of(one, other) for one, other in zip(expected, decoded, strict=True))
    return [
        Finding(
            f"{sample.file.name}, message {number}, {difference.path or 'its fields'}",
            repr(difference.left),
            f"{difference.right!r} (if that is right: --record --renew writes it down)",
        )
        for number, difference in enumerate(differences)
        if difference is not None
    ]


def check_listed(fmt: Format, cases: Sequence[Case]) -> list[Finding]:
    """Decode listed messages: each must have the values that its list says, or be refused where it says."""
    decoded = fmt.decoder().decode(octets_of(cases), params_of(fmt, cases))
    rows = rows_json(decoded.columns, fmt.layout)
    return [
        finding
        for number, case in enumerate(cases)
        for finding in _contradictions(case, decoded.failures.get(number), rows[number])
    ]


def _contradictions(case: Case, failure: Failure | None, row: Json) -> Iterator[Finding]:
    field, reason = (failure.field, failure.reason) if failure else (None, "")
    if field != case.refused_at or case.reason not in reason:
        expected = "to be read" if case.refused_at is None else f"to be refused at {case.refused_at}: {case.reason}"
        yield Finding(case.name, expected, f"refused at {failure}" if failure else "it is read", None, case.data)
    else:
        for path, value, actual in case.differences(row):
            yield Finding(f"{case}, {path}", repr(value), repr(actual), None, case.data)


def _without_path(row: dict[str, Json]) -> Json:
    source = row.get("_source")
    if isinstance(source, dict):
        source.pop("path", None)
    for name in ("_notes", "_error"):
        if row.get(name) is None:
            row.pop(name, None)
    return row


def check_sample_alike(fmt: Format, sample: Sample) -> list[Finding]:
    """Read the messages of a sample with the official parser, the reference decoder and the machine."""
    shaped = ReadOptions.from_mapping({**sample.options, "path": str(sample.file)}, fmt.layout).shape(fmt)
    return check_alike(shaped, list(messages_of(fmt, sample.file, sample.options)))


def check_inverses(fmt: Format, samples: Sequence[Sample]) -> Iterator[Finding]:
    """Derive each field with an `-inverse` from what a message has beside it: it must be what the message has.

    That of an imported specification need not have a value where this one puts its types.
    """
    solver, own_file = Solver(fmt.library), fmt.library.specs[fmt.name].file
    for message, read in _read(fmt, samples):
        for holder, attribute in [(one, own) for one in objects_in(read.root) for own in one.type.inverses]:
            held, formula = holder.values.pop(attribute.id, None), attribute.inverse
            if held is None or formula is None:
                continue
            derived = solver.value(formula.tree, Scope(holder))
            holder.values[attribute.id] = held
            if derived != held and (derived is not NO_VALUE or formula.place.file == own_file):
                words = "no value" if derived is NO_VALUE else derived
                actual = f"{words} by -inverse ({formula.place.file}, line {formula.place.line})"
                start = holder.places[attribute.id].start
                yield finding_in(message, path_of(holder, attribute.id), str(held), actual, start)


def rewritten(fmt: Format, samples: Sequence[Sample]) -> tuple[str, list[str]]:
    """Write messages from their columns alone. Return what becomes of them, and what their columns do not tell."""
    encoder, annotator, untold = fmt.encoder(), Annotator(fmt, full=True), Counter[str]()
    counts = Counter({"the same bytes": 0, "others that are read alike": 0, "refused": 0})
    for message, read in _read(fmt, samples):
        params = arguments_of(fmt.layout, fmt.layout.root, given_params(message), 0)
        written = encoder.write(read.row, params)
        if written.failure is not None:
            counts["refused"] += 1
            untold[f"{written.failure.field or 'message'}: {written.failure.reason}"] += 1
            continue
        pairs = enumerate(zip_longest(written.data or b"", message.data))
        places = [at for at, (new, old) in pairs if new != old]
        counts["others that are read alike" if places else "the same bytes"] += 1
        notes = annotator.annotate(message.data, params).notes if places else []
        spans = {(one.path, range(one.start or 0, one.end or 0)) for one in notes if one.kind in ("field", "unread")}
        fields = {path or "no field" for path, span in spans if any(at in span for at in places)}
        untold.update(f"other bytes in {field}" for field in fields)
    numbers = ", ".join(f"{count} {what}" for what, count in counts.items())
    listed = [f"{show_count(count, 'message')}: {what}" for what, count in untold.most_common()]
    return f"{show_count(counts.total(), 'message')} written from columns alone: {numbers}", listed


def _read(fmt: Format, samples: Sequence[Sample]) -> Iterator[tuple[Message, MessageRead]]:
    """Yield the messages of samples that can be read, with what was read."""
    reader = Interpreter(fmt.library, fmt.layout)
    for message in (one for sample in samples for one in messages_of(fmt, sample.file, sample.options)):
        read = reader.read(message.data, arguments_of(fmt.layout, fmt.layout.root, given_params(message), 0))
        if read.fault is None:
            yield message, read


# Messages of one file that others are made of.
_SEEDS = 60


def format_of(path: Path, import_paths: Sequence[str] = ()) -> Format:
    """Return the format of a specification: the installed one that was made of it, else compiled on the spot.

    Absolute imports are looked up in the folders `import_paths`.

    Raises SpecError with all mistakes.
    """
    installed = installed_formats().get(path.stem)
    return (
        installed
        if installed is not None and _is_made_of(installed, path.resolve(), import_paths)
        else find_format(str(path), import_paths)
    )


def _is_made_of(installed: Format, path: Path, import_paths: Sequence[str]) -> bool:
    if not isinstance(installed.source, InstalledPackage):
        return False
    carried = installed.source.specifications()
    if carried is not None and path.is_relative_to(carried.resolve()):
        return True
    try:
        library = installed.library
    except FormatError:
        return False
    named = Path(library.specs[installed.name].file)
    root = path.parents[min(len(named.parts), len(path.parents)) - 1]
    return load_specifications([path], root, import_paths).library == library


def seeds_in(path: Path, folder: Path | None, import_paths: Sequence[str] = ()) -> Seeds:
    """Return messages of the samples of a specification, and of those that it imports, to make others of.

    `folder` holds the samples of the specification, the folders beside it those of others, by their names; None: there
    are none. Raises SpecError for a specification with mistakes, SourceError for an expectation without its file.
    """
    if folder is None:
        return {}
    specs = load_library([path], None, import_paths).specs
    folders = {name: folder if name == path.stem else folder.parent / name for name in specs}
    return {
        name: [
            message
            for sample in samples_in(folders[name])
            for message in islice(messages_of(fmt, sample.file, sample.options), _SEEDS)
        ]
        for name, spec in specs.items()
        if (folders[name] / "expected").is_dir() and (fmt := format_of(Path(spec.file), import_paths)) is not None
    }


UNMADE_FILE = "unmade.json"
"""A JSON list of names, reviewed by a person: no message of the format breaks these rules."""


def outcomes_of(made: Validation) -> str:
    """Say how many rules a message breaks, and how many no message was found for."""
    broken = {one.breach.name for one in made.broken}
    unbroken = {one.breach.name for one in made.not_broken} - broken
    counts = f"{len(broken)} broken by a message, {len(unbroken)} without one"
    return f"{show_count(len(broken | unbroken), 'rule')}: {counts}"


def unlisted_in(folder: Path, made: Validation) -> Mapping[str, str]:
    """Return what no message was found for and the list of a folder does not name, with the reason, by name.

    Empty where the folder has no list to compare with.
    """
    file = folder / UNMADE_FILE
    if not file.is_file():
        return {}
    listed = json.loads(file.read_text(encoding="utf-8"))
    return {one.breach.name: str(one) for one in made.not_broken if one.breach.name not in listed}


_NO_SAMPLES = {".json", ".md", ".py", ".txt"}
_FRAMINGS = {".jsonl": "jsonl", ".stream": "stream"}


@dataclass(frozen=True, slots=True)
class Recorded:
    """What became of the expectations of one file; what `differs` is kept as it was."""

    file: Path
    state: Literal["new", "renewed", "as before", "differs", "removed"]


def record(
    fmt: Format,
    folder: Path,
    options: Mapping[str, str],
    make: Callable[[], Validation | None] = lambda: None,
    *,
    is_renewing: bool = False,
) -> Iterator[Recorded]:
    """Write `expected/<file>.json` for the samples of a folder, then the list of rules without one of the messages.

    New ones are read with `options`, and with the framing that their suffix tells; those with expectations as these
    say, and only changed when `is_renewing`. Expectations of a file that is gone are removed. Raises SourceError where
    there is no sample.
    """
    files = [one for one in sorted(folder.glob("*")) if one.is_file() and one.suffix not in _NO_SAMPLES]
    if not files:
        raise SourceError(f"There is no sample in {folder}.")
    for file in files:
        target = folder / "expected" / f"{file.name}.json"
        by_suffix = {"framing": _FRAMINGS[file.suffix]} if file.suffix in _FRAMINGS else {}
        before = json.loads(target.read_text(encoding="utf-8")) if target.is_file() else {}
        file_options = before.get("options") or {**by_suffix, **options}
        content = {"options": file_options, "messages": decoded_json(fmt, file, file_options)}
        text = json.dumps(content, indent=1, ensure_ascii=False)
        yield _written(target, text + "\n", is_renewing=is_renewing)
    for expected in sorted((folder / "expected").glob("*.json")):
        if not (folder / expected.name.removesuffix(".json")).is_file():
            expected.unlink()
            yield Recorded(expected, "removed")
    made = make()
    if made is not None:
        text = json.dumps([one.breach.name for one in made.not_broken], indent=1, ensure_ascii=False)
        yield _written(folder / UNMADE_FILE, text + "\n", is_renewing=is_renewing)


def _written(target: Path, text: str, *, is_renewing: bool) -> Recorded:
    before = target.read_text(encoding="utf-8") if target.is_file() else None
    if before == text:
        return Recorded(target, "as before")
    if before is not None and not is_renewing:
        return Recorded(target, "differs")
    target.parent.mkdir(exist_ok=True)
    target.write_text(text, encoding="utf-8")
    return Recorded(target, "new" if before is None else "renewed")
