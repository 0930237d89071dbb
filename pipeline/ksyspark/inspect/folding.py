"""What gets no rows of its own in a dump: parts of a value that has one row, and technical values without bytes."""

from __future__ import annotations

from dataclasses import dataclass

from ksyspark.interpreter.objects import Object, Value, path_of, whole
from ksyspark.layout import Array, Struct


@dataclass(frozen=True, slots=True)
class Folding:
    """Tell what to leave out of the dump of a message that was refused at `failed`; nothing near that field."""

    failed: str | None

    def is_aside(self, node: Object, value: Value) -> bool:
        """Tell whether a field or instance without a column has no bytes, or none but those of other fields."""
        is_empty = value.column.origin != "seq" or (value.start is not None and value.start == value.end)
        return value.column in node.type.record.technical and is_empty and not self._fails_in(node, value)

    def member(self, node: Object, value: Value) -> tuple[Object, Value] | None:
        """Return the member that stands for an object, and the object that holds it; None where all have rows."""
        child, struct = value.child, _struct(value)
        if child is None or struct is None or struct.value_member is None or self._fails_in(node, value):
            return None
        column = next(column for column in child.type.record.fields if column.id == struct.value_member)
        member = whole(child, column)
        if member is None or isinstance(member.held, list):
            return None
        return (child, member) if member.child is None else self.member(child, member)

    def _fails_in(self, node: Object, value: Value) -> bool:
        if self.failed is None:
            return False
        path = path_of(node, value.column.id)
        return value.end is None or self.failed == path or self.failed.startswith((f"{path}.", f"{path}["))


def _struct(value: Value) -> Struct | None:
    """Return the type of an object: of a field, an item, or the case taken."""
    found = value.case.type if value.case else value.column.type
    found = found.item if isinstance(found, Array) else found
    return found if isinstance(found, Struct) else None
