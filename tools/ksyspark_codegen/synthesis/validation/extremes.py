"""Messages with numbers that a decoder could get wrong: the ends of each range, and codes without a label."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Literal

from ksyspark.spec.columns import is_technical
from ksyspark.spec.library import Library
from ksyspark.spec.model import Attribute, BitsUse, IntegerUse, SimpleUse, Spec, TypeSpec
from ksyspark.spec.switch_cases import simple_uses
from ksyspark.spec.unrolled import unrolled_from
from ksyspark_codegen.synthesis.mutation import Base, Bases
from ksyspark_codegen.synthesis.points import reachable_types
from ksyspark_codegen.synthesis.verifier import Site, Verdict, Verifier

ExtremeKind = Literal["least", "most", "unknown-code"]


@dataclass(frozen=True, slots=True)
class Wanted:
    """A number that a field should hold once."""

    owner: tuple[str, ...]
    field: str
    kind: ExtremeKind
    value: int

    @property
    def name(self) -> str:
        """Return a name that nothing else wanted of the specification has, without blanks and colons."""
        return f"{'.'.join([*self.owner, self.field])}-{self.kind}"

    def __str__(self) -> str:
        words = {"least": "the least number", "most": "the largest number", "unknown-code": "a code without label"}
        return f"{'::'.join(self.owner)}.{self.field} holds {words[self.kind]}, {self.value}"


@dataclass(frozen=True, slots=True)
class Extreme:
    """A message in which the column `column` (its path from the root) holds what was wanted.

    `field` and `offset` are what decoders must report where another field cannot put up with that, else `field` is
    None.
    """

    wanted: Wanted
    data: bytes
    params: Mapping[str, object]
    column: str
    field: str | None
    offset: int

    @property
    def value(self) -> int:
        return self.wanted.value


@dataclass(frozen=True, slots=True)
class NotHeld:
    """A number that no message was found for."""

    wanted: Wanted


def wanted_of(library: Library, spec: Spec) -> Iterator[Wanted]:
    """Yield the numbers that the fields of all types should hold, nearest types first."""
    for path in reachable_types(library, spec.root):
        owner = library.types[path]
        for attribute in owner.attributes() if unrolled_from(owner) is None else ():
            if attribute.id and attribute.value is None and not is_technical(attribute.about):
                for use, _ in simple_uses(attribute):
                    yield from _of_use(library, owner, attribute, use)


def extremes(library: Library, spec: Spec, verifier: Verifier, bases: Bases) -> Iterator[Extreme | NotHeld]:
    """Yield a message for each number that is wanted."""
    for wanted in dict.fromkeys(wanted_of(library, spec)):
        yield _message(verifier, bases, wanted) or NotHeld(wanted)


def _of_use(library: Library, owner: TypeSpec, attribute: Attribute, use: SimpleUse) -> Iterator[Wanted]:
    match use:
        case IntegerUse(is_signed, width):
            bits = 8 * width
        case BitsUse(bits) if bits > 1 or attribute.enum is not None:
            is_signed = False
        case _:
            return
    least, most = (-(1 << bits - 1), (1 << bits - 1) - 1) if is_signed else (0, (1 << bits) - 1)
    yield Wanted(owner.path, attribute.id, "least", least)
    yield Wanted(owner.path, attribute.id, "most", most)
    spec = library.find_enum(owner, attribute.enum) if attribute.enum else None
    unknown = next((code for code in range(most, most - 256, -1) if spec and code not in spec.values), None)
    if unknown is not None and least <= unknown:
        yield Wanted(owner.path, attribute.id, "unknown-code", unknown)


def _message(verifier: Verifier, bases: Bases, wanted: Wanted) -> Extreme | None:
    """Return a message that holds a number, one that obeys where there is one."""
    places = bases.with_field((wanted.owner, wanted.field))
    sound = [one for one in (_extreme(verifier, wanted, *place) for place in places) if one is not None]
    return next((one for one in sound if one.field is None), sound[0] if sound else None)


def _extreme(verifier: Verifier, wanted: Wanted, base: Base, site: Site) -> Extreme | None:
    """Put a number into a message; None where it does not get that far."""
    if not isinstance(site.use, IntegerUse | BitsUse) or "_unnamed" in site.path:
        return None
    sample = base.with_number(site, wanted.value)
    verdict = verifier.read(sample.data, sample.params) if sample is not None else None
    if sample is None or verdict is None or not _holds(verdict, site, wanted.value):
        return None
    fault = verdict.fault
    field, offset = (None, 0) if fault is None else (fault.field, fault.offset)
    return Extreme(wanted, sample.data, sample.params, site.path, field, offset)


def _holds(verdict: Verdict, site: Site, value: int) -> bool:
    """Tell whether a reading got past a field, found a number there, and every decoder must find the same."""
    fault = verdict.fault
    if fault is not None and (not fault.is_sure or fault.field == site.path):
        return False
    return any(one.path == site.path and one.value == value for one in verdict.sites)
