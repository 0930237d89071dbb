"""The types of all fields, instances and expressions. What does not go together becomes a problem, of unknown type."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from ksyspark.spec.library import Library
from ksyspark.spec.model import Attribute, Formula, TypeSpec
from ksyspark.spec.problems import Problem
from ksyspark.spec.types.fields import type_of_parameter, type_of_read
from ksyspark.spec.types.inference import Inference
from ksyspark.spec.types.parents import parents_of_types
from ksyspark.spec.types.scope import Scope
from ksyspark.spec.types.types import INTEGERS, AnyStructType, DataType, EnumType, UnknownType


class Typer:
    """Types of expressions over a library; `problems` collects what is wrong, each mistake once."""

    def __init__(self, library: Library) -> None:
        self.library = library
        self.problems: dict[Problem, None] = {}
        self._instances: dict[tuple[tuple[str, ...], str], DataType | None] = {}

    @cached_property
    def _parents(self) -> Mapping[tuple[str, ...], DataType]:
        return parents_of_types(self.library)

    def type_of(self, formula: Formula, scope: Scope) -> DataType:
        """Return the type of an expression as it stands in `scope`."""
        return Inference(self, formula, scope).infer(formula.tree)

    def field(self, owner: TypeSpec, name: str) -> DataType | None:
        """Return the type of a param, field or instance of a type, or None where it has no such name."""
        for parameter in owner.params:
            if parameter.id == name:
                return type_of_parameter(self.library, owner, parameter)
        for attribute in owner.attributes():
            if attribute.id == name:
                return self.attribute(owner, attribute)
        return None

    def attribute(self, owner: TypeSpec, attribute: Attribute) -> DataType:
        """Return the type of a field or instance."""
        if attribute.value is None:
            return type_of_read(self.library, owner, attribute)
        return self._value_instance(owner, attribute, attribute.value)

    def parent(self, owner: TypeSpec) -> DataType:
        """Return the type of `_parent` inside a type."""
        return self._parents.get(owner.path, AnyStructType("no type uses this one"))

    def _value_instance(self, owner: TypeSpec, attribute: Attribute, value: Formula) -> DataType:
        key = (owner.path, attribute.id)
        if key not in self._instances:
            self._instances[key] = None
            self._instances[key] = self._with_enum(owner, attribute, self.type_of(value, Scope(owner)))
        found = self._instances[key]
        if found is None:
            self.problems[value.problem(0, f"`{attribute.id}` is worked out from itself")] = None
            return UnknownType()
        return found

    def _with_enum(self, owner: TypeSpec, attribute: Attribute, found: DataType) -> DataType:
        spec = self.library.find_enum(owner, attribute.enum) if attribute.enum else None
        return EnumType(spec, found) if spec and isinstance(found, INTEGERS) else found
