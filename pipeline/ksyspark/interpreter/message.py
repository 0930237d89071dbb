"""Read one message by its specification: its objects, its first failure, and how far it goes."""

import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass, replace
from functools import cached_property

from ksyspark.charsets import register_charsets
from ksyspark.decoder import ParamValue
from ksyspark.interpreter import problems, rows, skipping, types
from ksyspark.interpreter.objects import Fault, Object, Refused
from ksyspark.interpreter.processes import CustomProcesses
from ksyspark.interpreter.read_before import NOT_READ, MessageRead
from ksyspark.layout import Layout, Record
from ksyspark.spec.inference import Typer
from ksyspark.spec.library import Library

# Some 2,000 levels; the stack of C, which some calls take as well, is deep enough for them.
_MOST_CALLS = 20_000


@dataclass(frozen=True, slots=True)
class Message:
    """A message as far as it could be read.

    `notes` are instances that cannot be had and need not be. `end` is the offset behind the last byte that was read in
    sequence, `visits` the number of starts and ends of fields and items on the way.
    """

    root: Object
    row: rows.Row
    fault: Fault | None
    notes: tuple[rows.Absence, ...]
    end: int
    visits: int


class Interpreter:
    """Read messages of a specification, or of one of its types, in plain Python; one interpreter serves all messages.

    This is the reference for all other decoders. For every message it gives what was read, where, and what is wrong.
    """

    def __init__(
        self,
        library: Library,
        layout: Layout,
        record: Record | None = None,
        *,
        enums_as_ints: bool = False,
        processes: CustomProcesses | None = None,
    ) -> None:
        register_charsets()
        self.layout = layout
        self.record = record or layout.root
        self._types = types.TypeReaders(Typer(library), layout, processes)
        self.type = self._types.of(library.types[tuple(self.record.name.split("::"))])
        self._library = library
        self._rows = rows.RowBuilder(layout, enums_as_ints=enums_as_ints)

    def read(
        self,
        data: bytes,
        arguments: Mapping[str, ParamValue],
        ignored: types.Ignored | None = None,
        read_before: MessageRead = NOT_READ,
        holds_no_secret: types.EndsList | None = None,
    ) -> Message:
        """Read a message with the arguments of its type, by name; raises nothing for bad messages.

        Broken rules that are `ignored` do not fail the message. Items that were `read_before` are skipped where that
        changes nothing. With `holds_no_secret` lists that do so, and lie in bytes that are cut, are read only
        as far as columns keep them.
        """
        self._types.ignored = ignored
        self._types.ends_list = None
        if holds_no_secret is not None:
            self._types.ends_list = lambda holder, name: self._skipping.allows(name) and holds_no_secret(holder, name)
        self._types.read_before = self._skipping.allowed(read_before) if read_before.lists else NOT_READ
        with _deep_calls() if self.layout.cuts else nullcontext():
            if self._types.read_before.lists:
                message = self._read(data, arguments)
                if self._skipping.is_final(message.fault, self._types.read_before):
                    return message
                self._types.read_before = NOT_READ
            return self._read(data, arguments)

    def _read(self, data: bytes, arguments: Mapping[str, ParamValue]) -> Message:
        root = self.type.message(data, dict(arguments))
        evaluation = rows.Evaluation(self._read_seq(root), notes_instances=self.layout.instance_errors == "note")
        end = root.stream.position
        try:
            row = self._rows.row(root, self.record, evaluation)
        except RecursionError:
            row, evaluation.fault = {}, evaluation.fault or Fault(problems.TOO_DEEP, root, "")
        if evaluation.fault is not None and evaluation.has_long_list:
            row = {name: rows.cut(value) for name, value in row.items()}
        return Message(root, row, evaluation.fault, tuple(evaluation.notes), end, root.stream.fuel.visits)

    @cached_property
    def _skipping(self) -> skipping.Skipping:
        return skipping.Skipping(self._library)

    def _read_seq(self, root: Object) -> Fault | None:
        try:
            self.type.read(root)
        except Refused as error:
            # Where the stack of Python ends is no field's fault.
            is_too_deep = error.fault.problem == problems.TOO_DEEP
            return Fault(problems.TOO_DEEP, root, "", in_seq=True) if is_too_deep else replace(error.fault, in_seq=True)
        except RecursionError:
            return Fault(problems.TOO_DEEP, root, "", in_seq=True)
        return None


@contextmanager
def _deep_calls() -> Iterator[None]:
    """Let functions of Python call each other more deeply, for types that contain themselves on any level."""
    usual = sys.getrecursionlimit()
    sys.setrecursionlimit(max(usual, _MOST_CALLS))
    try:
        yield
    finally:
        sys.setrecursionlimit(usual)


class ExtentReader:
    """Find where messages end, by the skeleton of their specification: no columns, no instances of its own."""

    def __init__(self, skeleton: Library, name: str) -> None:
        register_charsets()
        self._type = types.TypeReaders(Typer(skeleton)).of(skeleton.specs[name].root)

    def end(
        self,
        data: bytes,
        arguments: Mapping[str, ParamValue],
        start: int = 0,
        stop: int | None = None,
        *,
        unchecked: bool = False,
    ) -> int | Fault:
        """Return where the message at `start` ends, before `stop`, or what is wrong; rules count unless `unchecked`."""
        self._type.types.ignored = (lambda *_: True) if unchecked else None
        root = self._type.message(data, dict(arguments), start, stop)
        try:
            self._type.read(root)
        except Refused as error:
            return error.fault
        except RecursionError:
            return Fault(problems.TOO_DEEP, root, "")
        return root.stream.position
