"""Edit bytes of messages: other numbers and bytes; values that fields and parameters may have."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random

from ksyspark.interpreter.objects import Object, name_of
from ksyspark.interpreter.problems import BrokenRule
from ksyspark.spec import model
from ksyspark.spec.library import Library
from ksyspark.writer import fields
from ksyspark_codegen.synthesis.encoding import with_bits
from ksyspark_codegen.synthesis.hints import Literal, names_behind
from ksyspark_codegen.synthesis.verifier import Fault, Sample, Site, Verdict, Verifier, end_of

FieldName = tuple[tuple[str, ...], str]
"""The path of a type, and the name of a field of it."""

Sources = Callable[[model.Formula], frozenset[str]]
"""The names of the fields that an expression is computed from, also by way of instances and parameters."""

# A size is looked for in so many of the fields that it may depend on.
_FIELDS = 4


@dataclass(frozen=True, slots=True, eq=False)
class Base:
    """A message and its values."""

    sample: Sample
    sites: tuple[Site, ...]

    def with_number(self, site: Site, value: object) -> Sample | None:
        """Return the message with another number in a field, or None if the field cannot hold it."""
        bits = site.shape.raw(value)
        return None if bits is None else self.with_bits(site, bits)

    def with_numbers(self, site: Site, values: Iterable[object]) -> Iterator[Sample]:
        """Yield the message with each number that a field can hold."""
        return (sample for value in values if (sample := self.with_number(site, value)) is not None)

    def with_bits(self, site: Site, bits: int) -> Sample:
        data = with_bits(self.sample.data, site.bit, site.width, site.shape.order, bits)
        return Sample(data, self.sample.params)

    def with_bytes(self, start: int, data: bytes) -> Sample:
        old = self.sample.data
        return Sample((old[:start] + data + old[start + len(data) :])[: len(old)], self.sample.params)


# Checksums of checksums, and of items, are mended one after the other.
_MOST_CHECKSUMS = 64


def with_checksums(verifier: Verifier, sample: Sample, forgiven: Fault | None = None) -> tuple[Sample, Verdict]:
    """Return a message with the right checksums, as far as it is read then, and what becomes of it."""
    verdict = verifier.read(sample.data, sample.params, forgiven)
    for _ in range(_MOST_CHECKSUMS):
        fault = verdict.found
        if fault is None or not isinstance(fault.problem, BrokenRule) or fault.problem.kind != "checksum":
            break
        site = next(one for one in verdict.sites if one.holder is fault.holder and one.name == fault.name)
        sample = Base(sample, verdict.sites).with_number(site, fault.problem.expected) or sample
        verdict = verifier.read(sample.data, sample.params, forgiven)
    return sample, verdict


def size_of(content: Object) -> model.Formula | None:
    """Return the size of the stream that an object has of its own."""
    if content.holder is None or content.stream is content.holder.stream:
        return None
    return attribute_of(content.holder, content.name).delimiter.size


def attribute_of(holder: Object, name: str) -> model.Attribute:
    """Return the field or instance of an object that failures call by a name."""
    spec = holder.type.spec
    return next(attribute for attribute in spec.attributes() if name_of(spec, attribute) == name)


def numbers_before(base: Base, end: int, names: frozenset[str], *, near: int) -> list[Site]:
    """Return the numbers of some names that lie before a place, nearest to another one."""
    sites = [site for site in base.sites if site.attribute.id in names and site.number is not None and site.end <= end]
    return sorted(sites, key=lambda site: abs(near - site.start))[:_FIELDS]


def numbers_near(literals: Sequence[Literal]) -> Iterator[int]:
    """Yield numbers that are compared with, and their neighbours."""
    for value in literals:
        if isinstance(value, int):
            yield from (int(value), value - 1, value + 1)


@dataclass(eq=False)
class Editor:
    """Edit messages of one specification.

    `near` are the literals that fields are compared with, `defaults` those of parameters, by name.
    """

    library: Library
    parameters: Sequence[model.Parameter]
    defaults: Mapping[str, object]
    near: Mapping[str, Sequence[Literal]]
    chance: Random
    # Formulas are kept beside their names, so that none takes the identity of another.
    _sources: dict[int, tuple[model.Formula, frozenset[str]]] = field(default_factory=dict)

    def sources(self, formula: model.Formula) -> frozenset[str]:
        """Return the names of the fields that an expression is computed from."""
        if id(formula) not in self._sources:
            self._sources[id(formula)] = formula, names_behind(self.library, [formula.tree])
        return self._sources[id(formula)][1]

    def values_near(self, base: Base, site: Site) -> Iterator[Literal]:
        """Yield values that a field may need to have: literals near it, sizes of what is around it."""
        near = self.near.get(site.attribute.id, ())
        if not site.is_number:
            yield from (value for value in near if isinstance(value, str | bytes))
            size = site.width // 8
            yield from (byte * size for byte in (b"\0", b"\1", b"0") if size and site.bit % 8 == 0)
        elif site.shape.kind == "float":
            yield from (value for value in near if isinstance(value, int | float))
            yield from (0, 1, -1)
        else:
            yield from numbers_near(near)
            size, stream = len(base.sample.data), site.holder.stream
            yield from (0, 1, 2, 3, size, size - site.start, size - site.end)
            yield from (stream.size, end_of(stream) - site.end, end_of(stream) - site.holder.start)
            yield from () if site.number is None else (site.number + 1, site.number - 1)

    def values_of(self, parameter: model.Parameter) -> list[object]:
        """Return values of a parameter: what it is compared with, and small numbers."""
        near: list[Literal] = [*self.near.get(parameter.id, ()), 0, 1, 2]
        values = (bool(value) if parameter.word == "bool" else value for value in near)
        return [value for value in dict.fromkeys(values) if fits(parameter, value)]

    def drawn_params(self, *, are_usual: bool) -> dict[str, object]:
        """Return a value for each parameter: its default if it has one and `are_usual` is set, else a drawn one."""
        return {parameter.id: self._drawn(parameter, are_usual=are_usual) for parameter in self.parameters}

    def _drawn(self, parameter: model.Parameter, *, are_usual: bool) -> object:
        default = self.defaults.get(parameter.id)
        if default is not None and are_usual:
            return bool(default) if parameter.word == "bool" else default
        values = self.values_of(parameter)
        return self.chance.choice(values) if values else default


def use_of(parameter: model.Parameter) -> model.TypeUse:
    """Return the type of a parameter; a truth value is a bit."""
    return model.BitsUse(1, None) if parameter.word == "bool" else parameter.use


def fits(parameter: model.Parameter, value: object) -> bool:
    """Tell whether a parameter can take a value."""
    return isinstance(value, bool) == (parameter.word == "bool") and fields.fits(use_of(parameter), value)


def objects_in(root: Object) -> Iterator[Object]:
    """Yield an object and those that it holds, at any depth."""
    waiting = [root]
    while waiting:
        holder = waiting.pop()
        yield holder
        for held in holder.values.values():
            items = held if isinstance(held, list) else (held,)
            waiting += [item for item in items if isinstance(item, Object) and item.holder is holder]
