"""What all commands that write tables share: options, a Spark session that Ctrl-C ends, and what they print."""

import signal
from collections.abc import Callable, Sequence
from concurrent.futures import Future, wait
from pathlib import Path
from pkgutil import resolve_name
from threading import Thread
from types import FrameType, TracebackType
from typing import TYPE_CHECKING, Any, TypeVar

import click

from ksyspark.cli.printing import echo
from ksyspark.cli.reading import table_option
from ksyspark.options.table import options_of

if TYPE_CHECKING:
    from ksyspark.destination import Written

# In less time than Spark takes to start, one process writes what such files hold.
MAX_BYTES_WITHOUT_SPARK = 64 << 20
_POLL_SECONDS = 0.5
_CANCEL_CALLS = 4

_Result = TypeVar("_Result")
_Counts = TypeVar("_Counts")


def with_local_session(name: str, cores: int | None, work: Callable[[Any], _Result], **conf: str) -> _Result:
    """Return what some work with a session of Spark, of some settings, returns; Ctrl-C interrupts its tasks."""
    from ksyspark.spark.session import local_session  # noqa: PLC0415 (pyspark takes a while to import)
    from ksyspark.spark.versions import cancel_all_jobs  # noqa: PLC0415

    with Interruption() as interruption:
        spark = interruption.result(_in_thread(lambda: local_session(name, cores, **conf)))
        running = _in_thread(lambda: work(spark))
        try:
            result = interruption.result(running)
        except KeyboardInterrupt:
            # A job that begins behind the first call is ended by a later one. What does not end in time leaves a folder
            # that the next run takes back.
            for _ in range(_CANCEL_CALLS):
                cancel_all_jobs(spark)
                if wait([running], _POLL_SECONDS).done:
                    break
            raise
        spark.stop()
    return result


def _in_thread(work: Callable[[], _Result]) -> Future[_Result]:
    """Begin some work in a thread: only there does pyspark leave Ctrl-C alone."""
    future: Future[_Result] = Future()

    def run() -> None:
        try:
            future.set_result(work())
        except BaseException as error:  # noqa: BLE001 (whoever waits for the result gets it)
            future.set_exception(error)

    # The thread ends with the process, and so does a Java that is starting: it reads from a pipe of this process.
    Thread(target=run, daemon=True).start()
    return future


def written(
    command: str,
    num_bytes: int,
    cores: int | None,
    write: "Callable[..., Written[_Counts]]",
    with_spark: str,
    arguments: tuple[object, ...],
    **conf: str,
) -> "Written[_Counts]":
    """Return what a command writes: little by `write` in this process, more by its twin `with_spark`, MODULE:NAME.

    Where a session of some settings is needed (`conf`), Spark writes little, too.
    """
    if num_bytes <= MAX_BYTES_WITHOUT_SPARK and not conf:
        return write(*arguments)
    # pyspark takes a while to import.
    twin: Callable[..., Written[_Counts]] = resolve_name(with_spark)
    return with_local_session(f"ksyspark {command}", cores, lambda spark: twin(spark, *arguments), **conf)


class Interruption:
    """Hold the first Ctrl-C back until `check`, where the work can stop cleanly; the second acts at once."""

    def __init__(self) -> None:
        self._handler_before = signal.getsignal(signal.SIGINT)
        self._is_pending = False

    def __enter__(self) -> "Interruption":
        signal.signal(signal.SIGINT, self._note)
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        signal.signal(signal.SIGINT, self._handler_before)

    def check(self) -> None:
        """Raise KeyboardInterrupt where Ctrl-C was pressed since the start."""
        if self._is_pending:
            raise KeyboardInterrupt

    def result(self, future: Future[_Result]) -> _Result:
        """Wait for the result of a thread. Raises what the thread raised, and KeyboardInterrupt as `check` does."""
        while not wait([future], _POLL_SECONDS).done:
            self.check()
        return future.result()

    def _note(self, _number: int, _frame: FrameType | None) -> None:
        if self._is_pending:
            raise KeyboardInterrupt
        self._is_pending = True


_Command = TypeVar("_Command", bound=Callable[..., object])

_cores = click.option("--cores", type=click.IntRange(min=1), help="Cores of this machine for Spark (default: all).")


def writing_options(*groups: type) -> Callable[[_Command], _Command]:
    """Return the decorator that adds options of groups of the table to a command, by their fields, and `cores`."""

    def add(command: _Command) -> _Command:
        command = _cores(command)
        for line in reversed([line for group in groups for line in options_of(group)]):
            command = table_option(line, line.field)(command)
        return command

    return add


def taken_options(values: dict[str, Any], *groups: type) -> dict[str, object]:
    """Take what `writing_options` gave a command out of `values`; return it by the names that Spark and Python use."""
    taken = {line.name: values.pop(line.field) for group in groups for line in options_of(group)}
    return {name: value for name, value in taken.items() if value is not None}


def sources_and_destination(paths: Sequence[str], *, as_json: bool = False) -> tuple[Sequence[str], str | None]:
    """Return the paths to read and the folder to write: the last of several, unless it is a file that exists.

    If it is a file of another kind than the others, standard error says that it is read. Rows that are printed
    `as_json` have no folder.
    """
    if len(paths) == 1 or paths[-1] == "-":
        return paths, None
    *others, last = map(Path, paths)
    if last.is_file():
        if not as_json and all(last.suffix != other.suffix for other in others):
            echo(f"Nothing is written: the last path, {last}, is a file, and is read as the others are.", err=True)
        return paths, None
    if as_json:
        raise click.UsageError(f"--json prints rows; with DEST ({last}) they are written there instead.")
    return paths[:-1], paths[-1]


def print_written(result: "Written[Any]", batch: str | None, summary: str) -> None:
    """Print on standard error what was written, and where."""
    if result.is_repeated:
        echo(f"Batch {batch} is there already, and nothing was changed; it holds:", err=True)
    echo(f"{summary} in {result.seconds:.1f} s", err=True)
    for name, path in result.tables.items():
        echo(f"  {name}: {path}", err=True)
