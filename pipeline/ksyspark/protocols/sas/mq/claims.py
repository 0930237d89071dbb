"""Which header a base of correlation ids belongs to."""

from __future__ import annotations

from collections import Counter


class Claims:
    """What open headers list: bases of attachments and of the application's message.

    Of several headers that list a base, the one with the least id owns it, whichever came first, until all of them are
    closed. `owners` are headers by base, `listed` bases by header.
    """

    def __init__(self) -> None:
        self.owners: dict[bytes, bytes] = {}
        self.listed: dict[bytes, set[bytes]] = {}
        self._headers: Counter[bytes] = Counter()

    def add(self, header_id: bytes, bases: set[bytes]) -> None:
        """Note what a header lists; another one with the same id may list more."""
        listed = self.listed.setdefault(header_id, set())
        self._headers.update(bases - listed)
        listed |= bases
        for base in bases:
            self.owners[base] = min(self.owners.get(base, header_id), header_id)

    def remove(self, header_id: bytes) -> None:
        """Forget a header, and the bases that no other one lists."""
        for base in self.listed.pop(header_id):
            self._headers[base] -= 1
            if not self._headers[base]:
                del self._headers[base], self.owners[base]
