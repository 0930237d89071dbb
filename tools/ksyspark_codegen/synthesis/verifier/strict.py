"""One strict reading of a message: what was taken from it, and how its expressions are worked out on the way."""

from __future__ import annotations

from collections.abc import Callable

from ksyspark.spec.expressions import Expression
from ksyspark.spec.library import Library
from ksyspark.spec.model import Attribute, BitsUse, Formula, TypeSpec
from ksyspark.spec.unrolled import origin_of
from ksyspark_codegen.synthesis.expressions.evaluate import Evaluator
from ksyspark_codegen.synthesis.message.memory import Memory, Window
from ksyspark_codegen.synthesis.message.parts import Frame, Key, Part, Undefined, is_hidden, name_of, own_names, path_of
from ksyspark_codegen.synthesis.rules import Rule, rules_of
from ksyspark_codegen.synthesis.verifier.verdict import Fault, FaultKind, Refused, Spot, Taken


class Rules:
    """The rules of all fields of a library, looked up once."""

    def __init__(self, library: Library) -> None:
        self._library = library
        self._found: dict[tuple[tuple[str, ...], str], tuple[Rule, ...]] = {}

    def of(self, owner: TypeSpec, attribute: Attribute) -> tuple[Rule, ...]:
        if attribute.valid is None:
            return ()
        key = (owner.path, attribute.id or attribute.place.path)
        if key not in self._found:
            self._found[key] = rules_of(self._library, owner, attribute)
        return self._found[key]


class Strict:
    """A reading of one message. `read_at` reads an instance elsewhere on the stream, one fault may be forgiven.

    Once it `is_over`, expressions can be looked at as if values were others; nothing is read or refused any more.
    """

    def __init__(
        self,
        library: Library,
        rules: Rules,
        data: bytes,
        read_at: Callable[[Strict, Part, Attribute], None],
        forgiven: Fault | None = None,
    ) -> None:
        self.library = library
        self.rules = rules
        self.memory = Memory()
        self.memory.write(0, data)
        self.taken: list[Taken] = []
        self.begins: dict[Part, int] = {}
        self.wholes: dict[tuple[Part, str], int] = {}
        self.is_over = False
        self.evaluator = _StrictEvaluator(library, self)
        self._read_at = read_at
        self._forgiven = None if forgiven is None else (forgiven.key, forgiven.kind)

    # What the evaluator asks of a stream.

    def size_of(self, window: Window) -> int:
        assert window.limit is not None
        return window.limit

    def is_at_end(self, window: Window, asker: Key) -> tuple[bool, Key | None]:
        return window.bit % 8 == 0 and window.pos >= self.size_of(window), None

    def read_instance(self, part: Part, attribute: Attribute) -> None:
        self._read_at(self, part, attribute)

    # What the readers ask.

    def forgives(self, key: Key, kind: FaultKind) -> bool:
        """Tell whether a rule of a field is not held here."""
        return (key, kind) == self._forgiven

    def value(self, formula: Formula, frame: Frame) -> object:
        return self.evaluator.value(formula.tree, frame)

    def number(self, formula: Formula, frame: Frame) -> int:
        """Return a size, count or position. Raises Undefined where it is no whole number."""
        found = self.value(formula, frame)
        if not isinstance(found, int):
            raise Undefined(f"`{formula.text}` is no whole number")
        return found

    def start_of(self, part: Part, attribute: Attribute) -> int:
        """Return where a field begins: bits in the byte that their first bit lies in, others behind a begun byte."""
        window = part.window
        return window.base + (window.bit // 8 if isinstance(attribute.use, BitsUse) else window.pos)

    def refuse_at(self, spot: Spot, kind: FaultKind, words: str) -> Refused:
        """Return the refusal of a message where a value is read."""
        return self.refuse(spot.part, spot.attribute, kind, words, spot.start, spot.index)

    def refuse(
        self, part: Part, attribute: Attribute, kind: FaultKind, words: str, start: int, index: int | None = None
    ) -> Refused:
        """Return the refusal of a message for a field of an object, or an item of it."""
        step = attribute.id or f"#{part.spec.seq.index(attribute)}"
        own: Key = (step,) if index is None else (step, index)
        name = name_of(part.spec, attribute)
        if is_hidden(part.key):
            return self._refused(part, name, kind, words, own, start - part.window.base)
        return self._refused(part, name, kind, words, (*part.key, *own), start)

    def refuse_object(self, part: Part, kind: FaultKind, words: str) -> Refused:
        """Return the refusal of a message for an object as a whole."""
        if is_hidden(part.key):
            return self._refused(part, "", kind, words, (), 0)
        return self._refused(part, "", kind, words, part.key, self.begins[part])

    def refuse_instance(self, part: Part, attribute: Attribute, kind: FaultKind, words: str) -> Refused:
        """Return the refusal for an instance that has no place: that of the first field it is worked out from."""
        start = self.begins[part]
        if attribute.value is not None:
            used = (self.wholes.get((part, name)) for name in self._uses(attribute))
            start = next((one for one in used if one is not None), start)
        return self.refuse(part, attribute, kind, words, start)

    def _uses(self, attribute: Attribute) -> list[str]:
        formulas = [one for one in (attribute.condition, attribute.value) if one is not None]
        return [name for formula in formulas for name in own_names(formula.tree)]

    def _refused(self, part: Part, name: str, kind: FaultKind, words: str, key: Key, offset: int) -> Refused:
        return Refused(Fault(origin_of(part.spec), name, kind, path_of(key), offset, words, key))


class _StrictEvaluator(Evaluator):
    """Work out expressions as official parsers do: an instance fails itself, and is nothing where its `if` is false."""

    def __init__(self, library: Library, strict: Strict) -> None:
        super().__init__(library, strict)
        self._strict = strict

    def _instance(self, part: Part, name: str) -> object:
        attribute = part.spec.instances.get(name)
        if attribute is None or attribute.value is not None:
            return super()._instance(part, name)
        if self._strict.is_over and name not in part.values:
            raise Undefined(f"`{name}` was not read")
        self._strict.read_instance(part, attribute)
        return self._read((*part.key, name), part.values.get(name))

    def _value_instance(self, part: Part, attribute: Attribute, tree: Expression) -> object:
        frame = Frame(part, (*part.key, attribute.id))
        try:
            condition = attribute.condition
            if condition is not None and attribute.id not in part.known and not self.value(condition.tree, frame):
                return None
            return super()._value_instance(part, attribute, tree)
        except Undefined as error:
            if self._strict.is_over:
                raise
            raise self._strict.refuse_instance(part, attribute, "value", str(error)) from error
