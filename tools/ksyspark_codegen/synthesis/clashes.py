"""Fields that read the same bytes, and what becomes of them where they need different ones."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from ksyspark_codegen.synthesis.choices import Choices
from ksyspark_codegen.synthesis.parts import Key, Part


@dataclass(frozen=True, slots=True)
class Clash:
    """Bytes that were chosen when another field read them must be others for the field `asker`.

    `position` counts in the stream `key`, `start` in the message.
    """

    key: Key
    position: int
    start: int
    asker: Key
    data: bytes


@dataclass(slots=True, eq=False)
class Places:
    """The places at which fields asked for other bytes."""

    _asked: dict[Key, list[tuple[Key, int]]] = field(default_factory=dict)

    def put(self, choices: Choices, parts: Iterable[Part], clash: Clash) -> None:
        """Let a place hold what is needed there; what others settled for it gives way."""
        # A field that has moved since asks for nothing any more at the place where it was.
        for place in self._asked.pop(clash.asker, ()):
            choices.bytes.pop(place, None)
        places = [(clash.key, clash.position + number) for number in range(len(clash.data))]
        choices.bytes.update(zip(places, clash.data, strict=True))
        self._asked[clash.asker] = places
        others = (key for part in parts for key, start in part.starts.items() if start == clash.start)
        for key in others:
            if key != clash.asker:
                choices.settled.pop(key, None)
                choices.pinned.discard(key)
                choices.given.add(key)
