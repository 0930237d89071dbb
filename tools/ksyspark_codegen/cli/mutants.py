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
from ksyspark_codegen.checks import samples
from ksyspark_codegen.checks.finding import given_params, strictly
from ksyspark_codegen.mutants import judging
from ksyspark_codegen.mutants.changes import Change, changes_of
from ksyspark_codegen.mutants.judging import NOTICED, SURVIVES, Telling

_SHOWN_BYTES = 12
_SHOWN_FIELDS = ("line", "kind", "before", "after")
"""The fields of a change that the output has unchanged."""


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

    @property
    def reading(self) -> dict[str, str]:
        """How new samples are read, by the names of reading options."""
        framing = {"framing": self.framing} if self.framing else {}
        return {**framing, **{f"param.{name}": value for name, value in pairs(self.params, "--param").items()}}


def report_mutants(fmt: Format, path: Path, messages: Path, options: TestOptions) -> None:
    """Print the changes that no sample notices, by line, and a figure; record what a person decides.

    Raises NotNoticed, and UsageError for an unknown id.
    """
    _check_samples(fmt, messages)
    judge, right = judging.Judge(fmt, path, messages, options.import_path), pairs(options.right, "--right")
    # Other formats may import this one: those that stand beside it.
    folder = options.ksy if path.resolve().is_relative_to(options.ksy.resolve()) else path.parent
    judges, reasons = list(judging.judges_of(judge, folder)), judging.reasons_in(messages)
    changes, console = _chosen(judge, right, options), Console(stderr=True)
    shown = track(changes, "Changes", console=console, transient=True, disable=not console.is_terminal)
    rows = [_row(change, judges, reasons) for change in shown]
    figures, told = _figures(rows), [row for row in rows if row["sentence"]]
    if options.as_json:
        listed = [{**row, "message": (telling := row["message"]) and _plain(telling)} for row in told]
        echo_json(json.dumps({"format": fmt.name, **figures, "listed": listed}, ensure_ascii=False).encode())
    else:
        for line in (line for row in told for line in _lines(row)):
            echo(line)
        echo(_summary(fmt, figures, told))
    for row in rows if right else ():
        _record(judge, row, right[row["id"]], options)
    if options.at_least is not None and figures["percent"] < options.at_least:
        words = f"Samples notice {figures['percent']} % of the changes of {fmt.name}"
        raise NotNoticed(f"{words}, expected {options.at_least:g} %.")


def _check_samples(fmt: Format, folder: Path) -> None:
    files, cases = samples.samples_in(folder), samples.cases_in(folder, fmt.layout)
    if not (files or cases):
        raise NotNoticed(f"No message in {folder} has an expectation; `ksyspark test` with --record writes some.")
    findings = [finding for file in files for finding in samples.check_sample(fmt, file)] + samples.check_listed(
        strictly(fmt), cases
    )
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
    state, sentence, telling = judging.judged(judge.fmt.name, change, judges), "", None
    if reason and state == NOTICED:
        sentence = f"a sample notices `{change.after}`, so this no longer holds: {reason}"
    elif reason and state == SURVIVES:
        state = "listed"
    elif state == SURVIVES:
        sentence, telling = str(change), judging.telling_of(judge, change)
    where, told = change.at.where.removeprefix("."), {name: getattr(change, name) for name in _SHOWN_FIELDS}
    about = {"id": _id(change), "file": judge.path.name, "where": where, **told}
    return {**about, "state": state, "sentence": sentence, "message": telling}


def _plain(telling: Telling) -> dict[str, object]:
    data, params = telling.message.data.hex(), samples.json_params(telling.message.params)
    said = {"as_written": telling.as_written.said, "otherwise": telling.otherwise.said}
    return {"data": data, "params": params, "byte": telling.start, **said}


def _figures(rows: Sequence[Mapping[str, Any]]) -> dict[str, int | float]:
    """Return what was noticed of the changes that mean something else, as far as is known, and what does not count."""
    states = Counter(row["state"] for row in rows)
    counted, noticed = states[NOTICED] + states[SURVIVES], states[NOTICED]
    figures = {
        "changes": counted,
        "noticed": noticed,
        "percent": round(100 * noticed / counted, 1) if counted else 100.0,
    }
    others = {"equivalent": judging.EQUIVALENT, "listed_as_equivalent": "listed", "refused": judging.REFUSED}
    return {**figures, **{name: states[state] for name, state in others.items()}}


def _lines(row: Mapping[str, Any]) -> Iterator[str]:
    """Yield a row as text: the statement, then the bytes that tell, with some in front of them, and both readings."""
    yield f"{row['file']}:{row['line']}  {row['where'].rpartition('.')[2]}: {row['sentence']}  [{row['id']}]"
    telling: Telling | None = row["message"]
    if telling is not None:
        data, start = telling.message.data, max(telling.start - _SHOWN_BYTES // 3, 0)
        shown = data[start : start + _SHOWN_BYTES].hex(" ").upper() or "no byte"
        octets = f"{'... ' if start else ''}{shown}{' ...' if start + _SHOWN_BYTES < len(data) else ''}"
        params = "".join(f" {name}={value!r}" for name, value in samples.json_params(telling.message.params).items())
        readings = f"as written: {telling.as_written.said}, otherwise: {telling.otherwise.said}"
        yield f"    {octets} (byte {telling.start}{params})  {readings}"


def _summary(fmt: Format, figures: Mapping[str, int | float], told: Sequence[Mapping[str, Any]]) -> str:
    kinds = Counter(row["kind"] for row in told if row["state"] == SURVIVES)
    left = ", ".join(f"{kind} {count}" for kind, count in kinds.most_common())
    return (
        f"{fmt.name}: samples notice {figures['noticed']} of {show_count(int(figures['changes']), 'change')} "
        f"({figures['percent']} %){f'; not noticed: {left}' if kinds else ''}\n"
        f"not counted: {figures['equivalent']} with the same plan, {figures['listed_as_equivalent']} that mean the "
        f"same by {judging.EQUIVALENTS_FILE}, {figures['refused']} that are no sound specification"
    )


def _record(judge: judging.Judge, row: Mapping[str, Any], right: str, options: TestOptions) -> None:
    """Keep the message of a change as a sample that says the reading which a person chose."""
    file, telling = judge.samples / samples.DECIDED_FILE, row["message"]
    if telling is None:
        echo(f"{row['id']}: a sample notices it, or no message tells the readings apart; nothing recorded", err=True)
        return
    reading = telling.as_written if right == "written" else telling.otherwise
    title = f"{row['where']}: {row['before']}, not {row['after'] or 'without it'}"
    message, params = telling.message.data, given_params(telling.message)
    case = samples.Case(title, message, params, reading.values, reading.refused_at, "", options.by, options.source)
    kept = samples.cases_in(judge.samples, judge.fmt.layout, [samples.DECIDED_FILE])
    file.write_text(samples.cases_text([*kept, case]), encoding="utf-8")
    mend = "" if right == "written" else "; the specification reads it otherwise so far: mend it"
    echo(f"{row['id']}: recorded in {file}{mend}", err=True)
