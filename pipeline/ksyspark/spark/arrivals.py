"""Which files of a folder a stream has taken: the offsets of its checkpoint, and the files between two of them."""

from __future__ import annotations

import base64
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b

from ksyspark.errors import SourceError
from ksyspark.io.files import SourceFile

# So many bytes that two of a billion files share a mark with a chance of one in a hundred thousand million.
_MARK_BYTES = 12


@dataclass(frozen=True, slots=True)
class Taken:
    """An offset: the number of the batch that ends here, the paths of its files, and a mark of every file before.

    A file is known by its path, whatever becomes of its content; nothing is ever forgotten, so that no file is read
    again and none that comes late is missed.
    """

    batch: int = 0
    paths: tuple[str, ...] = ()
    before: frozenset[bytes] = frozenset()

    @classmethod
    def of_json(cls, offset: Mapping[str, object]) -> Taken:
        """Read an offset of the checkpoint. Raises SourceError for what none of ours wrote."""
        match offset:
            case {"batch": int(batch), "paths": list(paths), "before": str(marks)}:
                octets = base64.b64decode(marks)
                steps = range(0, len(octets), _MARK_BYTES)
                return cls(batch, tuple(map(str, paths)), frozenset(octets[at : at + _MARK_BYTES] for at in steps))
        raise SourceError("The checkpoint is not of a stream of files of format ksy.")

    def json(self) -> dict[str, object]:
        """Return the offset as the checkpoint keeps it."""
        marks = base64.b64encode(b"".join(sorted(self.before))).decode()
        return {"batch": self.batch, "paths": list(self.paths), "before": marks}

    def has(self, path: str) -> bool:
        """Tell whether a file was taken up to here."""
        return path in self.paths or _mark(path) in self.before

    def and_then(self, files: Sequence[SourceFile]) -> Taken:
        """Return the offset behind a batch of more files."""
        before = self.before | set(map(_mark, self.paths))
        return Taken(self.batch + 1, tuple(file.path for file in files), before)

    def follows(self, start: Taken) -> bool:
        """Tell whether the batch that ends here begins at `start`."""
        return self.batch == start.batch + 1 and self.before == start.before | set(map(_mark, start.paths))


def next_files(
    found: Iterable[SourceFile], taken: Taken, most_files: int | None = None, most_bytes: int | None = None
) -> list[SourceFile]:
    """Return files that were not taken, the oldest first: at most so many, or so many bytes but at least one file."""
    new = sorted((file for file in found if not taken.has(file.path)), key=lambda file: (file.changed, file.path))
    if most_bytes is None:
        return new[:most_files]
    chosen: list[SourceFile] = []
    for file in new:
        most_bytes -= file.size
        if chosen and most_bytes < 0:
            break
        chosen.append(file)
    return chosen


def _mark(path: str) -> bytes:
    return blake2b(path.encode(), digest_size=_MARK_BYTES).digest()
