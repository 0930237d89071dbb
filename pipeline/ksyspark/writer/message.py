"""Write single messages: draft after draft until nothing changes, then the reader says whether it is what was given."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Literal, get_args

from ksyspark.decoder import ParamValue
from ksyspark.errors import Failure
from ksyspark.interpreter.failures import failure_of, locate
from ksyspark.interpreter.message import Interpreter, Message
from ksyspark.layout import Layout
from ksyspark.layout.layout import Record
from ksyspark.spec.library import Library
from ksyspark.spec.model import CalculatedEndian
from ksyspark.writer.draft import Draft, Unmet, Work
from ksyspark.writer.fields import GIVEN, Node
from ksyspark.writer.inversion import Solver
from ksyspark.writer.rows import NotWritten, Reader, differences, join

Derive = Literal["nulls", "lengths", "none"]
"""What is computed: fields without a value; also all lengths, counts and positions; nothing."""
DERIVE = get_args(Derive)
# Drafts of a message, of which the last ones change nothing more.
_MOST_DRAFTS = 12
_NO_MASKS: Mapping[str, str] = {}


@dataclass(frozen=True, slots=True)
class Written:
    """A message that was written, or why it was not; `overruled` are columns that have another value than was given."""

    data: bytes | None
    failure: Failure | None = None
    overruled: tuple[Failure, ...] = ()


class MessageWriter:
    """Write messages of a specification, or of one of its types: the inverse of the interpreter, in plain Python.

    `derive` tells what is computed, `masks` what is written instead of the values of some columns.
    """

    def __init__(
        self,
        library: Library,
        layout: Layout,
        record: Record,
        *,
        derive: Derive = "nulls",
        masks: Mapping[str, str] = _NO_MASKS,
    ) -> None:
        self.layout, self.record = layout, record
        self._interpreter = Interpreter(library, layout, record, enums_as_ints=True)
        self._rows = Reader(layout, {})
        self._asked = Reader(layout, masks)
        self._work = Work(library, layout, Solver(library), derive == "lengths", derive == "none")
        self._has_order = any(isinstance(one.endian, CalculatedEndian) for one in library.types.values())

    def write(
        self, row: Mapping[str, object], arguments: Mapping[str, ParamValue], template: bytes | None = None
    ) -> Written:
        """Return the message of a row, as `decode` or `ingest` gives it, with the arguments of its type.

        Fields without a value, fill and spelling come from the `template`, the message as it was.
        """
        try:
            asked = self._asked.row(self.record, row)
            old = None if template is None else self._interpreter.read(template, arguments)
            if old is None or old.fault is not None:
                return self._written(asked, arguments, None, {})
            old_row = self._rows.row(self.record, old.row)
            if not self._asked.masks and not any((*differences(asked, old_row), *differences(old_row, asked))):
                return Written(template)
            return self._written(asked, arguments, old, old_row)
        except NotWritten as error:
            return Written(None, error.failure)
        except RecursionError:
            return Written(None, Failure("", 0, "its values are nested too deeply"))

    def _written(
        self,
        asked: Mapping[str, Any],
        arguments: Mapping[str, ParamValue],
        old: Message | None,
        old_row: Mapping[str, Any],
    ) -> Written:
        """Write a message; where that tells no byte order before it is written, in each order until one is right."""
        written = None
        for order in ("be", "le") if self._has_order and old is None else ("be",):
            self._work.begin(order)
            root = Node("", "", asked, old.root if old else None, old_row)
            data, unmet = drafted(self._work, self._interpreter.type, arguments, root)
            attempt = self._verified(data, unmet, _overruled(self._work.solver, unmet), asked, arguments)
            if attempt.failure is None:
                return attempt
            written = written or attempt
        assert written is not None
        return written

    def _verified(
        self,
        data: bytes,
        unmet: list[Unmet],
        overruled: frozenset[str],
        asked: Mapping[str, Any],
        arguments: Mapping[str, ParamValue],
    ) -> Written:
        """Return a message if it is read as what was given, but for lengths that are computed."""
        refused = next((one for one in unmet if not one.is_overruled), None)
        if refused is not None:
            has, must = (str(one) for one in (refused.has, refused.must))
            return Written(None, Failure(refused.path, 0, refused.reason, must, has))
        read = self._interpreter.read(data, arguments)
        if read.fault is not None:
            return Written(None, failure_of(read.fault, locate(read.fault)))
        changed = list[Failure]()
        row = self._rows.row(self.record, read.row)
        for path, expected, actual in differences(asked, row):
            failure = Failure(path, 0, f"it would be read as {actual}, given is {expected}", expected, actual)
            if overruled.isdisjoint(_around(path)):
                return Written(None, failure)
            changed.append(failure)
        return Written(data, None, tuple(changed))


def drafted(work: Work, kind: Any, arguments: Mapping[str, Any], root: Node) -> tuple[bytes, list[Unmet]]:
    """Return the draft after which nothing changes, or the last one, and what is unmet in it. Raises NotWritten."""
    before = None
    for number in range(_MOST_DRAFTS):
        before_solving = work.solver.state
        draft = Draft(work, solves=number > 0 or root.old is not None)
        data = draft.message(kind, arguments, root)
        if before_solving == work.solver.state and (
            data == before or (draft.solves and all(one.is_overruled for one in draft.unmet))
        ):
            break
        before = data
    return data, draft.unmet


def _overruled(solver: Solver, unmet: list[Unmet]) -> frozenset[str]:
    """Return the paths of columns whose values were given and are computed nevertheless."""
    fields = (
        join(node.path, name)
        for node in solver.nodes.values()
        for name, value in node.asked.items()
        if value is not None and solver.chosen.get((node.key, name), (None, 0, None))[1] > GIVEN
    )
    return frozenset((*fields, *(one.path for one in unmet if one.is_overruled)))


def _around(path: str) -> Iterator[str]:
    """Yield a path, and the paths of what it lies in."""
    yield path
    yield from (path[:at] for at, letter in enumerate(path) if letter in ".[")
