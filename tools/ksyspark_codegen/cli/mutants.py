"""`ksyspark test --mutants`: change a specification, tell which changes no sample notices, and record who decided."""

import hashlib
import json
import random
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.progress import track

from ksyspark.cli.printing import echo, echo_json
from ksyspark.cli.reading import pairs
from ksyspark.display import show_count
from ksyspark.errors import KsysparkError
from ksyspark.formats import Format
from ksyspark_codegen.checks.cases import DECIDED_FILE, Case, cases_in, cases_text, json_params
from ksyspark_codegen.checks.finding import given_params, strictly
from ksyspark_codegen.checks.samples import check_listed, check_sample, samples_in
from ksyspark_codegen.mutants import judging
from ksyspark_codegen.mutants.changes import Change, changes_of
from ksyspark_codegen.mutants.judging import NOTICED, SURVIVES, Judge
from ksyspark_codegen.mutants.telling import Telling, telling_message

_SHOWN_BYTES = 12


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


@dataclass(frozen=True, slots=True)
class Verdict:
    """What became of a change, why it means the same (empty: not known), and what would notice one that survives."""

    change: Change
    state: str
    reason: str
    telling: Telling | None


def report_mutants(fmt: Format, path: Path, samples: Path, options: TestOptions) -> None:
    """Print the changes that no sample notices, by line, and a figure; record what a person decides.

    Raises NotNoticed, and UsageError for an unknown id.
    """
    _check_samples(fmt, samples)
    judge, right = Judge(fmt, path, samples, options.import_path), pairs(options.right, "--right")
    # Other formats may import this one: those that stand beside it.
    folder = options.ksy if path.resolve().is_relative_to(options.ksy.resolve()) else path.parent
    changes = _chosen(judge, right, options)
    console = Console(stderr=True)
    made = _verdicts(judge, folder, changes)
    is_quiet = not console.is_terminal
    verdicts = list(track(made, "Changes", len(changes), console=console, transient=True, disable=is_quiet))
    rows = [row for verdict in verdicts if (row := _row(judge, verdict))["sentence"]]
    figures = _figures(verdicts)
    if options.as_json:
        echo_json(json.dumps({"format": fmt.name, **figures, "listed": rows}, ensure_ascii=False).encode())
    else:
        for line in (line for row in rows for line in _lines(row)):
            echo(line)
        echo(_summary(fmt, figures, verdicts))
    if right:
        _record(judge, verdicts, right, options)
    if options.at_least is not None and figures["percent"] < options.at_least:
        raise NotNoticed(
            f"Samples notice {figures['percent']} % of the changes of {fmt.name}, expected {options.at_least:g} %."
        )


def _check_samples(fmt: Format, folder: Path) -> None:
    files, cases = samples_in(folder), cases_in(folder, fmt.layout)
    if not (files or cases):
        raise NotNoticed(f"No message in {folder} has an expectation; `ksyspark test` with --record writes some.")
    findings = [finding for file in files for finding in check_sample(fmt, file)] + check_listed(strictly(fmt), cases)
    if findings:
        raise NotNoticed(
            f"Samples are not read as they say, which `ksyspark test` tells without --mutants: {findings[0]}"
        )


def _chosen(judge: Judge, right: Mapping[str, str], options: TestOptions) -> list[Change]:
    """Return the changes to try, by line: those that are decided, some at random, or all."""
    name = judge.fmt.name
    changes = sorted(changes_of(judge.library.trees[name], name), key=lambda change: change.line)
    if wrong := {*right.values()} - {"written", "otherwise"}:
        raise click.UsageError(f"--right: expected ID=written or ID=otherwise, found {', '.join(sorted(wrong))}.")
    if unknown := right.keys() - {_id(change) for change in changes}:
        raise click.UsageError(f"There is no change {', '.join(sorted(unknown))}.")
    if right:
        return [change for change in changes if _id(change) in right]
    if options.changes is None:
        return changes
    chosen = random.Random(options.seed).sample(changes, min(options.changes, len(changes)))  # noqa: S311 (no secret)
    return sorted(chosen, key=lambda change: change.line)


def _id(change: Change) -> str:
    """Return a short name that stays as long as the statement does."""
    return hashlib.sha256(change.name.encode()).hexdigest()[:6]


def _verdicts(judge: Judge, folder: Path, changes: Sequence[Change]) -> Iterator[Verdict]:
    name, judges = judge.fmt.name, list(judging.judges_of(judge, folder))
    reasons = judging.reasons_in(judge.samples)
    for change in changes:
        reason = next((why for pattern, why in reasons if pattern.fullmatch(f"{name}{change.name}")), "")
        state = judging.judged(name, change, judges)
        is_open = state == SURVIVES and not reason
        yield Verdict(change, state, reason, telling_message(judge, name, change) if is_open else None)


def _figures(verdicts: Sequence[Verdict]) -> dict[str, int | float]:
    """Return what was noticed of the changes that mean something else, as far as is known, and what does not count."""
    states = Counter("listed" if one.reason and one.state == SURVIVES else one.state for one in verdicts)
    counted = states[NOTICED] + states[SURVIVES]
    return {
        "changes": counted,
        "noticed": states[NOTICED],
        "percent": round(100 * states[NOTICED] / counted, 1) if counted else 100.0,
        "equivalent": states[judging.EQUIVALENT],
        "listed_as_equivalent": states["listed"],
        "refused": states[judging.REFUSED],
    }


def _row(judge: Judge, verdict: Verdict) -> dict[str, Any]:
    """Return what is told of a change, as text and as JSON; nothing is to be said where `sentence` is empty."""
    change, telling, sentence = verdict.change, verdict.telling, ""
    if verdict.reason and verdict.state == NOTICED:
        sentence = f"a sample notices `{change.after}`, so this no longer holds: {verdict.reason}"
    elif verdict.state == SURVIVES and not verdict.reason:
        sentence = str(change)
    return {
        "id": _id(change),
        "file": judge.path.name,
        "line": change.line,
        "where": change.where.removeprefix("."),
        "kind": change.kind,
        "before": change.before,
        "after": change.after,
        "sentence": sentence,
        "message": telling
        and {
            "data": telling.message.data.hex(),
            "params": json_params(telling.message.params),
            "byte": telling.start,
            "as_written": telling.as_written.said,
            "otherwise": telling.otherwise.said,
        },
    }


def _lines(row: Mapping[str, Any]) -> Iterator[str]:
    """Yield a row as text: the statement, then the bytes that tell, with some in front of them, and both readings."""
    field, message = row["where"].rpartition(".")[2], row["message"]
    yield f"{row['file']}:{row['line']}  {field}: {row['sentence']}  [{row['id']}]"
    if message:
        data, byte = bytes.fromhex(message["data"]), message["byte"]
        start = max(byte - _SHOWN_BYTES // 3, 0)
        shown = data[start : start + _SHOWN_BYTES].hex(" ").upper() or "no byte"
        octets = f"{'... ' if start else ''}{shown}{' ...' if start + _SHOWN_BYTES < len(data) else ''}"
        params = "".join(f" {name}={value!r}" for name, value in message["params"].items())
        readings = f"as written: {message['as_written']}, otherwise: {message['otherwise']}"
        yield f"    {octets} (byte {byte}{params})  {readings}"


def _summary(fmt: Format, figures: Mapping[str, int | float], verdicts: Sequence[Verdict]) -> str:
    kinds = Counter(one.change.kind for one in verdicts if one.state == SURVIVES and not one.reason)
    open_kinds = "".join(f"; {kind} {count}" for kind, count in kinds.most_common())
    return (
        f"{fmt.name}: samples notice {figures['noticed']} of {show_count(int(figures['changes']), 'change')} "
        f"({figures['percent']} %){' - not noticed' if kinds else ''}{open_kinds}\n"
        f"not counted: {figures['equivalent']} with the same plan, {figures['listed_as_equivalent']} that mean the "
        f"same by {judging.EQUIVALENTS_FILE}, {figures['refused']} that are no sound specification"
    )


def _record(judge: Judge, verdicts: Sequence[Verdict], right: Mapping[str, str], options: TestOptions) -> None:
    """Write the messages of which a person says in the options which reading is right."""
    file = judge.samples / DECIDED_FILE
    kept = cases_in(judge.samples, judge.fmt.layout, [DECIDED_FILE])
    for verdict in verdicts:
        change, telling, name = verdict.change, verdict.telling, _id(verdict.change)
        if telling is None:
            echo(f"{name}: a sample notices it, or no message tells the readings apart; nothing recorded", err=True)
            continue
        reading = telling.as_written if right[name] == "written" else telling.otherwise
        title = f"{change.where.removeprefix('.')}: {change.before}, not {change.after or 'without it'}"
        message, params = telling.message, given_params(telling.message)
        kept.append(
            Case(title, message.data, params, reading.values, reading.refused_at, "", options.by, options.source)
        )
        mend = "" if right[name] == "written" else "; the specification reads it otherwise so far: mend it"
        echo(f"{name}: recorded in {file}{mend}", err=True)
        file.write_text(cases_text(kept), encoding="utf-8")
