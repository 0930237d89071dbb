"""Other words of the switches for a set that fails by its numbers: one by which it is whole is named."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Generic, TypeVar

from ksyspark.protocols.sas.diagnostics import Diagnostics
from ksyspark.protocols.sas.result import MessageSet
from ksyspark.protocols.sas.switches import Switches, allowed_values

_Switches = TypeVar("_Switches", bound=Switches)
_MAX_BYTES = 32 << 20
_MAX_BYTES_IN_VAIN = 256 << 20
# The least that a set counts: assembling one of few bytes takes time too.
_MIN_BYTES = 1 << 20


@dataclass(slots=True)
class Alternatives(Generic[_Switches]):
    """Try other switches for sets that are not whole.

    `switches_by_code` are the names of switches that may mend what a code says. One switch is changed at a time. Larger
    sets than 32 MiB are not tried, and no more after 256 MiB that were assembled in vain, each set counted as 1 MiB at
    least.
    """

    switches: _Switches
    switches_by_code: Mapping[str, tuple[str, ...]]
    _bytes_left: int = _MAX_BYTES_IN_VAIN
    _last_found: tuple[str, object] | None = None

    def with_hint(self, one: MessageSet, num_bytes: int, assemble: Callable[[_Switches], MessageSet]) -> MessageSet:
        """Return a set, with the diagnostic READING_ALTERNATIVE if `assemble` makes it whole by other switches."""
        if num_bytes > _MAX_BYTES or self.is_whole(one):
            return one
        for name, value in self._candidates({each.code for each in one.all_diagnostics()}):
            if self._bytes_left <= 0:
                break
            self._bytes_left -= max(num_bytes, _MIN_BYTES)
            if self.is_whole(assemble(replace(self.switches, **{name: value}))):
                self._bytes_left, self._last_found = _MAX_BYTES_IN_VAIN, (name, value)
                return _hinted(one, f"with --switch {name}={value} these are whole")
        return one

    def is_whole(self, one: MessageSet) -> bool:
        """Return whether all attachments are, and nothing is said that a switch may mend."""
        is_mendable = any(each.severity == "F" or each.code in self.switches_by_code for each in one.all_diagnostics())
        return not is_mendable and all(each.is_complete and each.handed_on == "all" for each in one.attachments)

    def _candidates(self, codes: set[str]) -> Iterator[tuple[str, object]]:
        """Yield names and other values of switches, first those that mended the set before."""
        names = {name: None for code, names in self.switches_by_code.items() if code in codes for name in names}
        found = [(name, value) for name in names for value in self._others(name)]
        yield from sorted(found, key=lambda one: one != self._last_found)

    def _others(self, name: str) -> Iterator[object]:
        return (one for one in allowed_values(type(self.switches))[name] if one != getattr(self.switches, name))


def _hinted(one: MessageSet, found: str) -> MessageSet:
    """Return a set with the diagnostic READING_ALTERNATIVE."""
    diagnostics = Diagnostics(one.id)
    diagnostics.add("READING_ALTERNATIVE", found=found)
    return replace(one, diagnostics=(*one.diagnostics, *diagnostics.items))
