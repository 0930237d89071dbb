"""`ksyspark test`: hold a format against its specification and its samples, and say what is found."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path

import click
from rich.text import Text

from ksyspark.cli.printing import Printer, echo
from ksyspark.cli.reading import import_path_option
from ksyspark.display import show_count
from ksyspark.errors import KsysparkError
from ksyspark.formats import Format
from ksyspark_codegen.checks.official import no_official_parser
from ksyspark_codegen.checks.samples import outcomes_of, rewritten, samples_in, seeds_in
from ksyspark_codegen.checks.samples import record as record_expected
from ksyspark_codegen.checks.suite import Check, check_unmade, checks_of_made, checks_of_samples
from ksyspark_codegen.cli.arguments import format_of, specification_of, specifications_option
from ksyspark_codegen.cli.mutants import TestOptions, report_mutants
from ksyspark_codegen.synthesis.samples import Validation, make_validation

_SHOWN = 5
_SEED = 1


class TestsFailed(KsysparkError):
    """A check found something."""


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
    help="Write what new samples decode to, for review, and remove what is expected of samples that are gone.",
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
    help="With --mutants --record: the right reading of a change's message, `written` or `otherwise`.",
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
    fmt = format_of(path, options.import_path)
    if options.mutants and samples is not None:
        report_mutants(fmt, path, samples, options)
        return
    report = _Report(Printer(), is_full=options.is_full)
    unusable = no_official_parser(fmt)
    if unusable:
        report.left_out(f"the official parser, and messages in a row, which need it: {unusable}")
    if samples is None:
        report.left_out("samples, because no SAMPLES_DIR is given")
    if samples is not None and options.record:
        # Messages are made when there is an expectation of each sample: they are grown from these.
        _record(fmt, samples, options, partial(_made, report, path, samples, options))
        return
    made = _made(report, path, samples, options)
    report.run(_checks(fmt, samples, made, options.seed))
    if samples is not None:
        report.note(*rewritten(fmt, samples_in(samples)))
    if made is not None and (made.broken or made.not_broken):
        report.note(outcomes_of(made), made.not_broken)
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
    recording = (options.mutants and options.record, options.right, options.by, options.source)
    if any(recording) and not all(recording):
        raise click.UsageError("--mutants with --record needs --right, --by and --source, which go with it.")


def _made(report: "_Report", path: Path, samples: Path | None, options: TestOptions) -> Validation | None:
    """Return messages made from a specification, or None if one defeats the generator, which is reported."""
    try:
        seeds = seeds_in(path, samples, options.import_path)
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
    for path in record_expected(fmt, folder, options.reading, made, is_renewing=options.renew):
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
