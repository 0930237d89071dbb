"""Work out expressions of a message under construction so that they ask for an instance, where a goal wants it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ksyspark.spec.expressions import Expression
from ksyspark.spec.library import Library
from ksyspark.spec.model import Attribute
from ksyspark_codegen.synthesis.choices import Unmet
from ksyspark_codegen.synthesis.demand import Demand
from ksyspark_codegen.synthesis.evaluate import Evaluator
from ksyspark_codegen.synthesis.parts import Frame, Part

if TYPE_CHECKING:
    from ksyspark_codegen.synthesis.reading import Reading


class AskingEvaluator(Evaluator):
    """Hold the conditions under which a value instance is to be worked out, as `so` goals tell."""

    def __init__(self, library: Library, reading: Reading) -> None:
        super().__init__(library, reading)
        self._reading = reading

    def _value_instance(self, part: Part, attribute: Attribute, tree: Expression) -> object:
        if not self.supposed and attribute.id not in part.known:
            self._hold(part, attribute)
        return super()._value_instance(part, attribute, tree)

    def _hold(self, part: Part, attribute: Attribute) -> None:
        """See to it that a condition holds. Raises Unmet where it does not."""
        frame, goal = Frame(part, (*part.key, attribute.id)), ("so", part.spec.path, attribute.id)
        wanted = self._reading.goal(goal[0], part.spec, attribute.id, frame.asker)
        if wanted is None:
            return
        tree: Expression = wanted  # type: ignore[assignment]
        if not self._reading.holds(tree, frame, wanted=True):
            raise Unmet(Demand(tree, frame, "==", True, f"where `{attribute.id}` goes on"), frame.asker, goal)
        self._reading.met.add(goal)
