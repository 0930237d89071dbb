"""Which instances can be seen: in columns, in rules, in how something is read."""

from __future__ import annotations

from visible import visible_names

TEXT = """
class A:
    def __init__(self, _io):
        self._io = _io
    def _read(self):
        self.part = M.B(self.told, self.lost, self._io)
        if self.asked:
            raise ValueError
    @property
    def column(self):
        return self.used
    @property
    def hidden(self):
        return self.useless
class B:
    def __init__(self, one, two, _io):
        self.one = one
    def _read(self):
        self.x = self._io.read_bytes(self.one)
    @property
    def two_more(self):
        return self.two
"""


def test_what_is_read_by_or_asked_for_matters() -> None:
    names = visible_names([TEXT], {"column"})
    assert {"used", "asked", "told", "one"} <= names
    assert not names & {"useless", "lost", "two", "hidden"}


def test_what_is_told_matters_where_the_parameter_does() -> None:
    assert {"lost", "two"} <= visible_names([TEXT], {"two_more"})
