"""Conditions together with what the fields in them tell: their own conditions, and the rules that were kept before."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ksyspark_codegen.making.proving.places import Site
from ksyspark_codegen.making.proving.polynomials import Polynomial, names_of
from ksyspark_codegen.making.proving.reasons import Reasons
from ksyspark_codegen.making.proving.relations import Alternatives
from ksyspark_codegen.making.rules import Rule, rules_of
from ksyspark_codegen.spec.model import Attribute, TypeSpec

_STEPS = 120
_ROUNDS = 2


@dataclass(slots=True)
class Heed:
    """The rules that are taken as kept: none; with `names`, those of all fields or of `only` one. It notes them."""

    names: dict[str, None] | None = None
    only: str | None = None

    @property
    def noted(self) -> tuple[str, ...]:
        return tuple(self.names or ())

    def takes(self, name: str) -> bool:
        """Tell whether the rules of a field are taken as kept; note it."""
        if self.names is None or self.only not in (None, name):
            return False
        self.names[name] = None
        return True


class Refutation:
    """Show that conditions cannot hold together.

    `itself` is the rule that is not taken as kept: (path of the type, id of the field, kind); `known` are alternatives
    that are known beside the conditions.
    """

    def __init__(self, reasons: Reasons, itself: tuple[object, ...], heed: Heed) -> None:
        self._reasons = reasons
        self._itself = itself
        self._heed = heed
        self._steps = 0
        self._rules: dict[tuple[str, str], tuple[Rule, Alternatives]] = {}
        self.known: list[Alternatives] = []

    def heeds(self, owner: TypeSpec, attribute: Attribute) -> bool:
        """Tell whether the rules of a field are taken as kept."""
        return self._heed.takes(f"{'::'.join(owner.path)}.{attribute.id}")

    def refutes(self, conditions: tuple[Polynomial, ...]) -> bool:
        """Tell whether conditions cannot hold together."""
        if self._reasons.never(conditions):
            return True
        more = [alternatives for alternatives in (*self._told(conditions), *self.known) if alternatives != [()]]
        self._steps = 0
        return bool(more) and self._split(conditions, more)

    def _split(self, conditions: tuple[Polynomial, ...], more: list[Alternatives]) -> bool:
        self._steps += 1
        if self._steps > _STEPS:
            return False
        if self._reasons.never(conditions):
            return True
        return bool(more) and all(self._split((*conditions, *one), more[1:]) for one in more[0])

    def _told(self, conditions: tuple[Polynomial, ...]) -> Iterator[Alternatives]:
        """Yield what the fields in conditions tell, and the fields in that; few alternatives first."""
        seen: set[str] = set()
        found: list[Alternatives] = []
        waiting = list(conditions)
        for _ in range(_ROUNDS):
            names = sorted({name for one in waiting for name in names_of(one)} - seen)
            seen.update(names)
            told = [one for name in names if name in self._reasons.sites for one in self._of(self._reasons.sites[name])]
            found.extend(told)
            waiting = [one for alternatives in told for given in alternatives for one in given]
        yield from sorted(found, key=len)

    def _of(self, site: Site) -> Iterator[Alternatives]:
        attribute = site.attribute
        assert attribute is not None
        if attribute.condition is not None:
            yield self._reasons.truths(attribute.condition.tree, site, wanted=True)
        yield from self.rules(site)

    def rules(self, site: Site) -> Iterator[Alternatives]:
        """Yield what the rules of a field tell, if they are taken as kept."""
        attribute, owner = site.attribute, site.scope.spec
        assert attribute is not None
        rules = rules_of(self._reasons.library, owner, attribute)
        behind = Site(site.scope, attribute, is_behind=True)
        for rule in rules if rules and self.heeds(owner, attribute) else ():
            if (owner.path, attribute.id, rule.kind) != self._itself:
                yield self._kept(rule, behind)

    def _kept(self, rule: Rule, site: Site) -> Alternatives:
        """Return what a rule tells that is kept."""
        key = (site.key, rule.kind)
        if key not in self._rules:
            self._rules[key] = (rule, self._reasons.truths(rule.tree, site, wanted=True))
        return self._rules[key][1]
