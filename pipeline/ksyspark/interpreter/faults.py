"""A problem with its place: the object, the field or item, and its first byte."""

from __future__ import annotations

from dataclasses import dataclass

from ksyspark.interpreter.objects import Object
from ksyspark.interpreter.problems import Problem, problem_of


@dataclass(frozen=True, slots=True)
class Fault:
    """The first failure of a message: a problem and its place.

    `holder` is the object that failed, `name` its field or instance (empty: the object as a whole), `index` the item of
    a repeated one. `start` is the first byte of the field or item, None where it has none. `was_read` says that the
    value is there and broke a rule, or is an object of which bytes are missing, `in_seq` that the message's own seq was
    being read.
    """

    problem: Problem
    holder: Object
    name: str
    index: int | None = None
    start: int | None = None
    was_read: bool = False
    in_seq: bool = False

    def leaves_null(self, holder: Object, name: str) -> bool:
        """Tell whether a field has no value because it failed before anything of it was read."""
        return holder is self.holder and name == self.name and self.index is None and not self.was_read


class Refused(Exception):
    """Carry a fault out of the message: the innermost field or instance has set the place."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault)
        self.fault = fault


def refused(
    error: Exception, holder: Object, name: str, index: int | None, start: int | None, *, was_read: bool = False
) -> Refused:
    """Return Failed, or an exception of `ARITHMETIC`, with the place where it was raised."""
    return Refused(Fault(problem_of(error), holder, name, index, start, was_read))
