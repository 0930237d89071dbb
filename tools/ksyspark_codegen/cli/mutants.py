"""`ksyspark test --mutants`: change a specification, tell which changes no sample notices, and record who decided."""

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path

import click
from rich.console import Console
from rich.progress import track

from ksyspark.cli.printing import echo, echo_json
from ksyspark.cli.reading import pairs
from ksyspark.display import show_count
from ksyspark.errors import KsysparkError
from ksyspark.formats import Format
from ksyspark.layout.json_text import rows_json
from ksyspark_codegen.checks.cases import DECIDED_FILE, Case, cases_in, cases_text, value_at
from ksyspark_codegen.checks.finding import octets_of, params_of, strictly
from ksyspark_codegen.checks.samples import check_listed, check_sample, samples_in
from ksyspark_codegen.mutants.judging import EQUIVALENT, NOTICED, REFUSED, SURVIVES, Judge
from ksyspark_codegen.mutants.run import EQUIVALENTS_FILE, Run, Verdict
from ksyspark_codegen.mutants.telling import Telling

_SHOWN_BYTES = 12
_WRITTEN, _OTHERWISE = "written", "otherwise"


class NotNoticed(KsysparkError):
    """Samples do not notice enough, or are not read as they say."""


@dataclass(frozen=True, slots=True)
class TestOptions:
    """What `ksyspark test` is asked."""

    count: int
    seed: int
    record: bool
    renew: bool
    framing: str | None
    params: tuple[str, ...]
    spark: bool
    mutants: bool
    changes: int | None
    at_least: float | None
    as_json: bool
    right: tuple[str, ...]
    by: str
    source: str
    is_full: bool
    ksy: Path
    import_path: tuple[str, ...]
    color: str

    @property
    def reading(self) -> dict[str, str]:
        """How new samples are read, by the names of reading options."""
        framing = {"framing": self.framing} if self.framing else {}
        return {**framing, **{f"param.{name}": value for name, value in pairs(self.params, "--param").items()}}


def report_mutants(fmt: Format, path: Path, samples: Path, options: TestOptions) -> None:
    """Print the changes that no sample notices, by line, and a figure; record what a person decides.

    Raises NotNoticed, and UsageError for an unknown id.
    """
    _check_samples(fmt, samples)
    # Other formats may import this one: those that stand beside it.
    folder = options.ksy if path.resolve().is_relative_to(options.ksy.resolve()) else path.parent
    right = pairs(options.right, "--right")
    run = Run(Judge(fmt, path, samples, options.import_path), folder)
    if options.changes is not None:
        run.choose(options.changes, options.seed)
    if right:
        _choose_decided(run, right)
    console, total = Console(stderr=True), len(run.changes)
    shown = track(run.verdicts(), "Changes", total, console=console, transient=True, disable=not console.is_terminal)
    verdicts = list(shown)
    if options.as_json:
        echo_json(json.dumps(_as_json(fmt, path, verdicts), ensure_ascii=False, default=bytes.hex).encode())
    else:
        for line in (line for verdict in verdicts for line in _lines(path, verdict)):
            echo(line)
        echo(_summary(fmt, verdicts))
    if options.record:
        _record(run, samples, [one for one in verdicts if one.telling is not None], right, options)
    percent = _figures(verdicts)["percent"]
    if options.at_least is not None and percent < options.at_least:
        raise NotNoticed(f"Samples notice {percent} % of the changes of {fmt.name}, expected {options.at_least:g} %.")


def _check_samples(fmt: Format, folder: Path) -> None:
    if not (samples_in(folder) or cases_in(folder, fmt.layout)):
        raise NotNoticed(f"No message in {folder} has an expectation; `ksyspark test` with --record writes some.")
    findings = [
        *(finding for sample in samples_in(folder) for finding in check_sample(fmt, sample)),
        *check_listed(strictly(fmt), cases_in(folder, fmt.layout)),
    ]
    if findings:
        raise NotNoticed(
            f"Samples are not read as they say, which `ksyspark test` tells without --mutants: {findings[0]}"
        )


def _choose_decided(run: Run, right: Mapping[str, str]) -> None:
    changes = {Verdict(change, "").id: change for change in run.changes}
    for name, reading in right.items():
        if name not in changes:
            raise click.UsageError(f"There is no change {name}.")
        if reading not in (_WRITTEN, _OTHERWISE):
            raise click.UsageError(f"--right {name} is {_WRITTEN} or {_OTHERWISE}, found {reading}.")
    run.changes = [changes[name] for name in right]


def _figures(verdicts: Sequence[Verdict]) -> dict[str, int | float]:
    """Return what was noticed of the changes that mean something else, as far as is known, and what does not count."""
    states = Counter("listed" if one.reason and one.state == SURVIVES else one.state for one in verdicts)
    counted = states[NOTICED] + states[SURVIVES]
    return {
        "changes": counted,
        "noticed": states[NOTICED],
        "percent": round(100 * states[NOTICED] / counted, 1) if counted else 100.0,
        "equivalent": states[EQUIVALENT],
        "listed_as_equivalent": states["listed"],
        "refused": states[REFUSED],
    }


def _sentence(verdict: Verdict) -> str:
    """Return what is to be said of a change; empty where nothing is."""
    if verdict.reason and verdict.state == NOTICED:
        return f"a sample notices `{verdict.change.after}`, so this no longer holds: {verdict.reason}"
    return str(verdict.change) if verdict.state == SURVIVES and not verdict.reason else ""


def _lines(path: Path, verdict: Verdict) -> Iterator[str]:
    change, sentence = verdict.change, _sentence(verdict)
    if sentence:
        yield f"{path.name}:{change.line}  {change.where.rpartition('.')[2]}: {sentence}  [{verdict.id}]"
    if verdict.telling is not None:
        yield f"    {_message(verdict.telling)}"


def _message(telling: Telling) -> str:
    """Return the bytes that tell, with some in front of them, and both readings."""
    start = max(telling.start - _SHOWN_BYTES // 3, 0)
    end = start + _SHOWN_BYTES
    shown = telling.data[start:end].hex(" ").upper()
    octets = f"{'... ' if start else ''}{shown}{' ...' if end < len(telling.data) else ''}" if shown else "no byte"
    params = "".join(f" {name}={value!r}" for name, value in telling.params.items() if value is not None)
    return f"{octets} (byte {telling.start}{params})  as written: {telling.as_written}, otherwise: {telling.otherwise}"


def _summary(fmt: Format, verdicts: Sequence[Verdict]) -> str:
    figures = _figures(verdicts)
    kinds = Counter(one.change.kind for one in verdicts if one.state == SURVIVES and not one.reason)
    open_kinds = "".join(f"; {kind} {count}" for kind, count in kinds.most_common())
    return (
        f"{fmt.name}: samples notice {figures['noticed']} of {show_count(int(figures['changes']), 'change')} "
        f"({figures['percent']} %){' - not noticed' if kinds else ''}{open_kinds}\n"
        f"not counted: {figures['equivalent']} with the same plan, {figures['listed_as_equivalent']} that mean the "
        f"same by {EQUIVALENTS_FILE}, {figures['refused']} that are no sound specification"
    )


def _as_json(fmt: Format, path: Path, verdicts: Sequence[Verdict]) -> object:
    return {
        "format": fmt.name,
        **_figures(verdicts),
        "listed": [
            {
                "id": one.id,
                "file": path.name,
                "line": one.change.line,
                "where": one.change.where.removeprefix("."),
                "kind": one.change.kind,
                "before": one.change.before,
                "after": one.change.after,
                "sentence": sentence,
                "message": one.telling and asdict(one.telling),
            }
            for one in verdicts
            if (sentence := _sentence(one))
        ],
    }


def _record(
    run: Run, samples: Path, verdicts: Sequence[Verdict], rights: Mapping[str, str], options: TestOptions
) -> None:
    """Write the messages of which a person says, now or in the options, which reading is right."""
    kept = [*cases_in(samples, run.judge.fmt.layout, [DECIDED_FILE])]
    by, number = options.by, len(kept)
    for verdict in verdicts:
        right, source = rights.get(verdict.id, ""), options.source
        if not rights:
            echo(f"{verdict.change.where.removeprefix('.')}\n    {_message(verdict.telling)}")  # type: ignore[arg-type]
            choices = click.Choice([_WRITTEN, _OTHERWISE, "skip"])
            right = click.prompt("Which reading is right?", type=choices, default="skip")
            if right != "skip":
                by = by or click.prompt("Who says so")
                source = source or click.prompt("Where does it stand")
        if right in (_WRITTEN, _OTHERWISE):
            kept.append(replace(_case(run, verdict, right), by=by, source=source))
            mend = "" if right == _WRITTEN else "; the specification reads it otherwise so far: mend it"
            echo(f"{verdict.id}: recorded in {samples / DECIDED_FILE}{mend}", err=True)
    for name in rights.keys() - {one.id for one in verdicts}:
        echo(f"{name}: a sample notices it already, or no message tells the readings apart; nothing recorded", err=True)
    if len(kept) > number:
        (samples / DECIDED_FILE).write_text(cases_text(kept), encoding="utf-8")


def _case(run: Run, verdict: Verdict, right: str) -> Case:
    """Return the message that tells a change, with what the right reading has."""
    telling, judge = verdict.telling, run.judge
    assert telling is not None
    compiled = judge.unchanged if right == _WRITTEN else judge.changed(verdict.change.spec())
    change = verdict.change
    name = f"{change.where.removeprefix('.')}: {change.before}, not {change.after or 'without it'}"
    params = {name: value for name, value in telling.params.items() if value is not None}
    case = Case(name, telling.data, params)
    decoded = compiled.decoder(is_strict=True).decode(octets_of([case]), params_of(judge.fmt, [case]))
    if 0 in decoded.failures:
        return replace(case, refused_at=decoded.failures[0].field)
    row = rows_json(decoded.columns, compiled.layout)[0]
    return replace(case, values={telling.path: value_at(row, telling.path)} if telling.path else {})
