"""Offsets of a stream of files: what its checkpoint keeps, and which files come next."""

from __future__ import annotations

import base64
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b

from ksyspark.errors import SourceError
from ksyspark.io import SourceFile

# With 12 bytes, two of a billion files have the same hash with a probability of 1 in 10 to the 11th.
_HASH_BYTES = 12


@dataclass(frozen=True, slots=True)
class StreamOffset:
    """The number of the batch that ends here, the paths of its files, and hashes of the paths of all files before.

    A file is known by its path, whatever happens to its content. No hash is ever dropped, so that no file is read twice
    and none that comes late is missed.
    """

    batch: int = 0
    paths: tuple[str, ...] = ()
    before: frozenset[bytes] = frozenset()

    @classmethod
    def from_json(cls, offset: Mapping[str, object]) -> StreamOffset:
        """Read an offset of the checkpoint. Raises SourceError for one that is not ours."""
        match offset:
            case {"batch": int(batch), "paths": list(paths), "before": str(hashes)}:
                octets = base64.b64decode(hashes)
                steps = range(0, len(octets), _HASH_BYTES)
                return cls(batch, tuple(map(str, paths)), frozenset(octets[at : at + _HASH_BYTES] for at in steps))
        raise SourceError("The checkpoint is not of a stream of files of format ksy.")

    def json(self) -> dict[str, object]:
        """Return the offset as the checkpoint keeps it."""
        hashes = base64.b64encode(b"".join(sorted(self.before))).decode()
        return {"batch": self.batch, "paths": list(self.paths), "before": hashes}

    def includes(self, path: str) -> bool:
        """Say whether a file was read up to here."""
        return path in self.paths or _hash(path) in self.before

    def advanced(self, files: Sequence[SourceFile]) -> StreamOffset:
        """Return the offset behind a batch of more files."""
        before = self.before | set(map(_hash, self.paths))
        return StreamOffset(self.batch + 1, tuple(file.path for file in files), before)

    def follows(self, start: StreamOffset) -> bool:
        """Say whether the batch that ends here begins at `start`."""
        return self.batch == start.batch + 1 and self.before == start.before | set(map(_hash, start.paths))


def next_files(
    found: Iterable[SourceFile], offset: StreamOffset, max_files: int | None = None, max_bytes: int | None = None
) -> list[SourceFile]:
    """Return files that were not read, the oldest first: at most so many, or so many bytes but at least one file."""
    new = sorted((file for file in found if not offset.includes(file.path)), key=lambda file: (file.changed, file.path))
    if max_bytes is None:
        return new[:max_files]
    chosen: list[SourceFile] = []
    for file in new:
        max_bytes -= file.size
        if chosen and max_bytes < 0:
            break
        chosen.append(file)
    return chosen


def _hash(path: str) -> bytes:
    return blake2b(path.encode(), digest_size=_HASH_BYTES).digest()
