"""`ksyspark test`: hold a format against its specification and its samples, and say what is found.

With `--mutants` the specification is changed: which changes no sample notices is told, and who decided is recorded.
"""

import hashlib
import json
import os
import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.progress import track
from rich.text import Text

from ksyspark.cli.printing import Printer, echo, echo_json
from ksyspark.cli.reading import import_path_option, pairs
from ksyspark.display import show_count
from ksyspark.errors import KsysparkError
from ksyspark.escaping import one_line
from ksyspark.formats import Format
from ksyspark_codegen.checks import samples as sampling
from ksyspark_codegen.checks.finding import given_params, strictly
from ksyspark_codegen.checks.official import no_official_parser
from ksyspark_codegen.checks.suite import Check, check_unmade, checks_of_made, checks_of_samples
from ksyspark_codegen.cli.arguments import specification_of, specifications_option
from ksyspark_codegen.mutants import held, judging
from ksyspark_codegen.mutants.changes import Change, changes_of
from ksyspark_codegen.mutants.judging import NOTICED, SURVIVES, Telling
from ksyspark_codegen.synthesis.samples import Validation, make_validation

_SHOWN = 5
_SEED = 1


class TestsFailed(KsysparkError):
    """A check found something."""


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

    @property
    def reading(self) -> dict[str, str]:
        """How new samples are read, by the names of reading options."""
        framing = {"framing": self.framing} if self.framing else {}
        return {**framing, **{f"param.{name}": value for name, value in pairs(self.params, "--param").items()}}


@click.command()
@click.argument("format_name", metavar="FORMAT")
@click.argument(
    "samples", required=False, metavar="[SAMPLES_DIR]", type=click.Path(exists=True, file_okay=False, path_type=Path)
)
@click.option("--count", type=click.IntRange(min=1), default=400, show_default=True, help="Obeying messages to make.")
@click.option("--seed", type=int, default=_SEED, show_default=True, help="Equal seeds give equal messages.")
@click.option(
    "--record",
    is_flag=True,
    help="Write what new samples decode to, for review, and remove what is expected of samples that are gone. "
    "With --mutants: write what holds each statement to held.json and README.md.",
)
@click.option("--renew", is_flag=True, help="With --record: write anew what differs from what is expected so far.")
@click.option("--framing", help="With --record: how new samples become messages (default: by the file's suffix).")
@click.option("--param", "params", multiple=True, metavar="ID=VALUE", help="With --record: a parameter of the format.")
@click.option("--spark/--no-spark", default=True, help="Ask Spark too, where there is a Java for it.")
@click.option("--mutants", is_flag=True, help="Change one statement at a time: do the samples notice?")
@click.option("--changes", type=click.IntRange(1), help="With --mutants: so many at random, by --seed (default: all).")
@click.option("--at-least", type=click.FloatRange(0, 100), help="With --mutants: fail below so many percent noticed.")
@click.option("--json", "as_json", is_flag=True, help="With --mutants: print one JSON object.")
@click.option(
    "--right",
    multiple=True,
    metavar="ID=READING",
    help="With --mutants --record, of these changes only: the right reading of the message, `written` or `otherwise`.",
)
@click.option("--by", default="", help="With --right: who decided.")
@click.option("--source", default="", help="With --right: where it stands.")
@click.option("--all", "is_full", is_flag=True, help="Show all findings, and the rules that no message breaks.")
@specifications_option
@import_path_option
def test(format_name: str, samples: Path | None, **settings: object) -> None:
    """Hold a format against its specification: with messages made from it, and with samples.

    SAMPLES_DIR holds files of messages and what they must decode to, `expected/FILE.json`; --record writes these.
    """
    options = TestOptions(**settings)  # type: ignore[arg-type]
    _check_usage(options, samples)
    path = specification_of(format_name, options.ksy)
    fmt = sampling.format_of(path, options.import_path)
    if options.mutants and samples is not None:
        report_mutants(fmt, path, samples, options)
        return
    report = _Report(Printer(), is_full=options.is_full)
    unusable = no_official_parser(fmt)
    if unusable:
        report.left_out(f"the official parser, and messages in a row, which need it: {unusable}")
    for messages, reason in fmt.left_to_reference.items():
        report.note(f"{messages} are read by the reference decoder: {one_line(reason)}", ())
    if samples is None:
        report.left_out("samples, because no SAMPLES_DIR is given")
    if samples is not None and options.record:
        # Messages are made when there is an expectation of each sample: they are grown from these.
        _record(fmt, samples, options, partial(_made, report, path, samples, options))
        return
    made = _made(report, path, samples, options)
    report.run(_checks(fmt, samples, made, options.seed))
    if samples is not None:
        report.note(*sampling.rewritten(fmt, sampling.samples_in(samples)))
        library = judging.Judge(fmt, path, samples, options.import_path).library
        if (samples / held.HELD_FILE).is_file() and held.held_in(library, fmt.name, samples) is None:
            report.note(f"{held.HELD_FILE} is of another specification, or samples: --mutants --record renews it", ())
    if made is not None and (made.broken or made.not_broken):
        report.note(sampling.outcomes_of(made), made.not_broken)
    if made is not None and options.spark:
        report.run(_in_spark(report, fmt, made))
    report.end(fmt)


def _check_usage(options: TestOptions, samples: Path | None) -> None:
    """Raise UsageError for options that do not go together."""
    if (options.record or options.mutants) and samples is None:
        raise click.UsageError(f"{'--mutants' if options.mutants else '--record'} needs SAMPLES_DIR.")
    if options.renew and not options.record:
        raise click.UsageError("--renew goes with --record.")
    if not options.mutants and any((options.changes, options.at_least, options.as_json, options.right)):
        raise click.UsageError("--changes, --at-least, --json and --right go with --mutants.")
    decided = (options.right, options.by, options.source)
    if any(decided) and not all((*decided, options.record)):
        raise click.UsageError("--right, --by and --source go together, and with --record.")
    if options.record and options.changes:
        raise click.UsageError("--record keeps what became of all changes: --changes does not go with it.")


def _made(report: "_Report", path: Path, samples: Path | None, options: TestOptions) -> Validation | None:
    """Return messages made from a specification, or None if one defeats the generator, which is reported."""
    try:
        seeds = sampling.seeds_in(path, samples, options.import_path)
        return make_validation(path, options.seed, options.count, options.import_path, seeds)
    except KsysparkError as error:
        report.failed("messages made from the specification", [str(error)])
        return None


def _checks(fmt: Format, samples: Path | None, made: Validation | None, seed: int) -> Iterator[Check]:
    if samples is not None:
        yield from checks_of_samples(fmt, samples)
    if made is not None:
        yield from checks_of_made(fmt, made)
    if made is not None and samples is not None and seed == _SEED:
        # The list names what the messages of this seed leave out.
        words = "every rule and every end of a range has a message, or is listed in unmade.json"
        yield Check(words, partial(check_unmade, made, samples))


def _in_spark(report: "_Report", fmt: Format, made: Validation) -> Iterator[Check]:
    """Yield the checks in Spark, or say why they are left out."""
    try:
        from ksyspark.spark.session import local_session  # noqa: PLC0415
        from ksyspark_codegen.checks.spark import checks_in_spark  # noqa: PLC0415 (pyspark takes a while to import)

        session = local_session("ksyspark test", cores=1)
    except (ModuleNotFoundError, KsysparkError) as error:
        report.left_out(f"Spark ({error})")
        return
    yield from checks_in_spark(fmt, session, made)


def _record(fmt: Format, folder: Path, options: TestOptions, made: Callable[[], Validation | None]) -> None:
    kept = 0
    for path in sampling.record(fmt, folder, options.reading, made, is_renewing=options.renew):
        echo(f"{path.state:9} {path.file}")
        kept += path.state == "differs"
    if kept:
        raise TestsFailed(f"{show_count(kept, 'file')} expected otherwise so far; --renew writes anew.")


class _Report:
    """Print what was checked and what was found."""

    def __init__(self, printer: Printer, *, is_full: bool) -> None:
        self._printer = printer
        self._is_full = is_full
        self._checks = self._failed = 0

    def run(self, checks: Iterable[Check]) -> None:
        for check in checks:
            findings = check.run()
            if findings:
                self.failed(check.what, [str(one) for one in findings])
            else:
                self._checks += 1
                self._line("ok", "green", check.what)

    def failed(self, what: str, findings: list[str]) -> None:
        self._checks, self._failed = self._checks + 1, self._failed + 1
        self._line("FAILED", "bold red", f"{what} ({show_count(len(findings), 'finding')})")
        listed = findings if self._is_full else findings[:_SHOWN]
        self._printer.lines(Text(f"         {one}") for one in listed)
        if len(listed) < len(findings):
            self._printer.lines([Text(f"         and {len(findings) - len(listed)} more; --all shows them")])

    def note(self, what: object, listed: Iterable[object]) -> None:
        """Say what is no finding, and on wish what it is made of."""
        self._line("note", "yellow", str(what))
        self._printer.lines(Text(f"         {one}") for one in (listed if self._is_full else ()))

    def left_out(self, what: str) -> None:
        self._line("left out", "yellow", what)

    def end(self, fmt: Format) -> None:
        """Raise TestsFailed where a check found something."""
        if self._failed:
            raise TestsFailed(f"{self._failed} of {show_count(self._checks, 'check')} of {fmt.name} found something.")
        echo(f"{fmt.name}: {show_count(self._checks, 'check')}, nothing found")

    def _line(self, state: str, style: str, what: str) -> None:
        self._printer.lines([Text.assemble((f"{state:8}", style), " ", what)])


Rows = Sequence[Mapping[str, Any]]
_SHOWN_BYTES = 12
_MANY = 100


class NotNoticed(KsysparkError):
    """Samples do not notice enough, or are not read as they say."""


def report_mutants(fmt: Format, path: Path, messages: Path, options: TestOptions) -> None:
    """Print the changes that no sample notices, and a figure; record decisions. Raises NotNoticed, UsageError."""
    _check_samples(fmt, messages)
    judge, right = judging.Judge(fmt, path, messages, options.import_path), pairs(options.right, "--right")
    count = len(_chosen(judge, right, options))
    # A process takes seconds to begin.
    processes = min(os.cpu_count() or 1, 1 + count // _MANY)
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        # What a judge has read does not travel.
        others = [pool.submit(_rows, replace(judge), right, options, part, processes) for part in range(1, processes)]
        parts = [_rows(judge, right, options, 0, processes), *(other.result() for other in others)]
    every = {number: row for part in parts for number, row in part.items()}
    rows = [every[number] for number in range(count)]
    figures, told = _figures(rows), [row for row in rows if row["sentence"]]
    if options.as_json:
        listed = [{**row, "message": (telling := row["message"]) and _plain(telling)} for row in told]
        tried = [{name: row[name] for name in ("line", "where", "before", "after", "state", "by")} for row in rows]
        whole = {"format": fmt.name, **figures, "listed": listed, "tried": tried}
        echo_json(json.dumps(whole, ensure_ascii=False).encode())
    else:
        for line in (line for row in told for line in _lines(row)):
            echo(line)
        echo(_summary(fmt, figures, told))
    for row in rows if right else ():
        _record_decision(judge, row, right[row["id"]], options)
    if options.record and not right:
        held.record(judge.library, fmt.name, messages, rows)
        echo(f"recorded in {messages / held.HELD_FILE} and {held.README_FILE}", err=True)
    if options.at_least is not None and figures["percent"] < options.at_least:
        words = f"Samples notice {figures['percent']} % of the changes of {fmt.name}"
        raise NotNoticed(f"{words}, expected {options.at_least:g} %.")


def _rows(
    judge: judging.Judge, right: Mapping[str, str], options: TestOptions, part: int, parts: int
) -> Mapping[int, Mapping[str, Any]]:
    """Return what becomes of a part of the changes, by their numbers.

    Which message is asked first depends on the changes of the same fields before, so these stay together.
    """
    # Other formats may import this one: those that stand beside it.
    is_among = judge.path.resolve().is_relative_to(options.ksy.resolve())
    judges = list(judging.judges_of(judge, options.ksy if is_among else judge.path.parent))
    chosen, reasons = _chosen(judge, right, options), judging.reasons_in(judge.samples)
    groups = {group: number for number, group in enumerate(dict.fromkeys(change.concerned for change in chosen))}
    changes = [(number, one) for number, one in enumerate(chosen) if groups[one.concerned] % parts == part]
    console = Console(stderr=True)
    shown = track(changes, "Changes", console=console, transient=True, disable=part > 0 or not console.is_terminal)
    return {number: _row(change, judges, reasons) for number, change in shown}


def _check_samples(fmt: Format, folder: Path) -> None:
    files, cases = sampling.samples_in(folder), sampling.cases_in(folder, fmt.layout)
    if not (files or cases):
        raise NotNoticed(f"No message in {folder} has an expectation; `ksyspark test` with --record writes some.")
    findings = [finding for file in files for finding in sampling.check_sample(fmt, file)]
    findings += sampling.check_listed(strictly(fmt), cases)
    if findings:
        words = "Samples are not read as they say, which `ksyspark test` tells without --mutants"
        raise NotNoticed(f"{words}: {findings[0]}")


def _chosen(judge: judging.Judge, right: Mapping[str, str], options: TestOptions) -> Sequence[Change]:
    """Return the changes to try, by line: those that are decided, some at random, or all."""
    name = judge.fmt.name
    changes = {_id(change): change for change in changes_of(judge.library.trees[name], name)}
    if wrong := {*right.values()} - {"written", "otherwise"}:
        raise click.UsageError(f"--right: expected ID=written or ID=otherwise, found {', '.join(sorted(wrong))}.")
    if unknown := right.keys() - changes.keys():
        raise click.UsageError(f"There is no change {', '.join(sorted(unknown))}.")
    chosen = [changes[id_] for id_ in right] or list(changes.values())
    if options.changes is not None:
        chosen = random.Random(options.seed).sample(chosen, min(options.changes, len(chosen)))  # noqa: S311 (no secret)
    return sorted(chosen, key=lambda change: change.line)


def _id(change: Change) -> str:
    """Return a short name that stays as long as the statement does."""
    return hashlib.sha256(change.name.encode()).hexdigest()[:6]


def _row(change: Change, judges: Sequence[judging.Judge], reasons: judging.Reasons) -> dict[str, Any]:
    """Return what becomes of a change; nothing is to be said where `sentence` is empty."""
    judge = judges[0]
    reason = next((why for pattern, why in reasons if pattern.fullmatch(f"{judge.fmt.name}{change.name}")), "")
    (state, source, evidence), sentence, telling = judging.judged(judge.fmt.name, change, judges), "", None
    if reason and state == NOTICED:
        sentence = f"a sample notices `{change.after}`, so this no longer holds: {reason}"
    elif reason and state == SURVIVES:
        state = "listed"
    elif state == SURVIVES:
        sentence, telling = str(change), judging.telling_of(judge, change)
        if telling is not None and telling.differs_in_wording:
            state, sentence = judging.REWORDED, ""
    where = change.at.where.removeprefix(".")
    told = {name: getattr(change, name) for name in ("line", "kind", "before", "after")}
    about = {"id": _id(change), "file": judge.path.name, "where": where, "statement": change.statement, **told}
    return {**about, "state": state, "by": source, "evidence": evidence, "sentence": sentence, "message": telling}


def _plain(telling: Telling) -> dict[str, object]:
    data, params = telling.message.data.hex(), sampling.json_params(telling.message.params)
    said = {"as_written": telling.as_written.said, "otherwise": telling.otherwise.said}
    return {"data": data, "params": params, "byte": telling.start, **said}


def _figures(rows: Rows) -> dict[str, Any]:
    """Return what was noticed of the changes that mean something else, as far as is known, and what does not count."""
    states, held_by = Counter(row["state"] for row in rows), Counter(row["by"] for row in rows if row["by"])
    counted, noticed = states[NOTICED] + states[SURVIVES], states[NOTICED]
    percent = round(100 * noticed / counted, 1) if counted else 100.0
    others = {"equivalent": judging.EQUIVALENT, "listed_as_equivalent": "listed", "refused": judging.REFUSED}
    others["reworded"] = judging.REWORDED
    figures = {"changes": counted, "noticed": noticed, "percent": percent, "held_by": dict(held_by.most_common())}
    return {**figures, **{name: states[state] for name, state in others.items()}}


def _lines(row: Mapping[str, Any]) -> Iterator[str]:
    """Yield a row as text: the statement, then the bytes that tell, with some in front of them, and both readings."""
    yield f"{row['file']}:{row['line']}  {row['where'].rpartition('.')[2]}: {row['sentence']}  [{row['id']}]"
    telling: Telling | None = row["message"]
    if telling is not None:
        data, start = telling.message.data, max(telling.start - _SHOWN_BYTES // 3, 0)
        shown = data[start : start + _SHOWN_BYTES].hex(" ").upper() or "no byte"
        octets = f"{'... ' if start else ''}{shown}{' ...' if start + _SHOWN_BYTES < len(data) else ''}"
        params = "".join(f" {name}={value!r}" for name, value in sampling.json_params(telling.message.params).items())
        readings = f"as written: {telling.as_written.said}, otherwise: {telling.otherwise.said}"
        yield f"    {octets} (byte {telling.start}{params})  {readings}"


def _summary(fmt: Format, figures: Mapping[str, Any], told: Rows) -> str:
    kinds = Counter(row["kind"] for row in told if row["state"] == SURVIVES)
    left = ", ".join(f"{kind} {count}" for kind, count in kinds.most_common())
    held = ", ".join(f"{name} {count}" for name, count in figures["held_by"].items()) or "nothing"
    return (
        f"{fmt.name}: samples notice {figures['noticed']} of {show_count(figures['changes'], 'change')} "
        f"({figures['percent']} %){f'; not noticed: {left}' if kinds else ''}\n"
        f"noticed by {held}\n"
        f"not counted: {figures['equivalent']} with the same plan, {figures['listed_as_equivalent']} that mean the "
        f"same by {judging.EQUIVALENTS_FILE}, {figures['reworded']} that refuse the same messages in other words, "
        f"{figures['refused']} that are no sound specification"
    )


def _record_decision(judge: judging.Judge, row: Mapping[str, Any], right: str, options: TestOptions) -> None:
    """Keep the message of a change as a sample that says the reading which a person chose."""
    file, telling = judge.samples / sampling.DECIDED_FILE, row["message"]
    if telling is None:
        echo(f"{row['id']}: a sample notices it, or no message tells the readings apart; nothing recorded", err=True)
        return
    reading = telling.as_written if right == "written" else telling.otherwise
    title = f"{row['where']}: {row['before']}, not {row['after'] or 'without it'}"
    message, params = telling.message.data, given_params(telling.message)
    case = sampling.Case(title, message, params, reading.values, reading.refused_at, "", options.by, options.source)
    kept = sampling.cases_in(judge.samples, judge.fmt.layout, [sampling.DECIDED_FILE])
    file.write_text(sampling.cases_text([*kept, case]), encoding="utf-8")
    mend = "" if right == "written" else "; the specification reads it otherwise so far: mend it"
    echo(f"{row['id']}: recorded in {file}{mend}", err=True)
