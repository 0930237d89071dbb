"""The files that a commit moves, written down before the first of them is moved.

A commit is a list of moves in `moves.json` of the job folder. Its one decisive step gives that file the name
`done.json`: a run that finds `moves.json` of a dead run takes its moves back, one that finds `done.json` has only to
finish. The mark `_SUCCESS` is removed before the first move and written behind the last.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass

from pyarrow import fs

SUCCESS = "_SUCCESS"
_MOVES = "moves.json"
_DONE = "done.json"

Move = tuple[str, str]
"""A file's path before and after, both below the destination."""


@dataclass(frozen=True, slots=True)
class Journal:
    """The journal of one job folder. `root` is the destination, `job` the path of the job folder below it.

    All functions raise OSError and ArrowException of the file system. Each can be repeated after it was cut off.
    """

    system: fs.FileSystem
    root: str
    job: str

    def commit(self, moves: Sequence[Move]) -> None:
        """Make all moves, as one step for every later run."""
        content = {"moves": moves, "had_success": self._exists(SUCCESS)}
        self._write(f"{self.job}/{_MOVES}.new", json.dumps(content).encode())
        self._move(f"{self.job}/{_MOVES}.new", f"{self.job}/{_MOVES}")
        self._remove(SUCCESS)
        for start, end in moves:
            self._move(start, end)
        self._move(f"{self.job}/{_MOVES}", f"{self.job}/{_DONE}")
        self.settle()

    def settle(self) -> None:
        """Finish a commit that was decided, or take back one that was not; without a commit do nothing."""
        if self._exists(f"{self.job}/{_DONE}"):
            self._write(SUCCESS, b"")
        elif self._exists(f"{self.job}/{_MOVES}"):
            self._take_back()

    def _take_back(self) -> None:
        with self.system.open_input_stream(self._path(f"{self.job}/{_MOVES}")) as file:
            content = json.loads(file.read())
        for start, end in reversed(content["moves"]):
            # A move that is a copy and a removal may have been cut off between them.
            if self._exists(start):
                self._remove(end)
            elif self._exists(end):
                self._move(end, start)
        for folder in {end.rpartition("/")[0] for _, end in content["moves"] if not end.startswith(self.job)}:
            self._remove_empty(folder)
        if content["had_success"]:
            self._write(SUCCESS, b"")
        self._remove(f"{self.job}/{_MOVES}")

    def _move(self, start: str, end: str) -> None:
        self.system.create_dir(self._path(end.rpartition("/")[0]), recursive=True)
        self.system.move(self._path(start), self._path(end))

    def _write(self, path: str, content: bytes) -> None:
        with self.system.open_output_stream(self._path(path)) as file:
            file.write(content)

    def _remove(self, path: str) -> None:
        if self._exists(path):
            self.system.delete_file(self._path(path))

    def _remove_empty(self, folder: str) -> None:
        info = self.system.get_file_info(self._path(folder))
        if info.type == fs.FileType.Directory and not self.system.get_file_info(fs.FileSelector(self._path(folder))):
            self.system.delete_dir(self._path(folder))

    def _exists(self, path: str) -> bool:
        return bool(self.system.get_file_info(self._path(path)).type != fs.FileType.NotFound)

    def _path(self, path: str) -> str:
        return f"{self.root}/{path}"
