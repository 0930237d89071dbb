"""A TCP proxy on loopback that keeps what one client and one broker said to each other."""

from __future__ import annotations

import socket
import threading
import time
from contextlib import suppress
from pathlib import Path

PATIENCE_S = 20.0


class Recorder:
    """Listen on a free loopback port, pass one connection on to `broker_port`, and keep both directions."""

    def __init__(self, name: str, broker_port: int) -> None:
        self.name = name
        self.c2s = bytearray()
        self.s2c = bytearray()
        self._broker_port = broker_port
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listener.getsockname()[1]
        self._thread = threading.Thread(target=self._serve, daemon=True)
        self._thread.start()

    def wait_for(self, sign: bytes) -> None:
        """Wait until the broker has sent `sign`; raises TimeoutError."""
        deadline = time.monotonic() + PATIENCE_S
        while sign not in self.s2c:
            if time.monotonic() > deadline:
                raise TimeoutError(f"{self.name}: the broker never sent {sign!r}")
            time.sleep(0.02)

    def save(self, folder: Path) -> None:
        """Wait for both ends to close, then write `<name>.c2s.bin` and `<name>.s2c.bin`."""
        self._thread.join(PATIENCE_S)
        (folder / f"{self.name}.c2s.bin").write_bytes(self.c2s)
        (folder / f"{self.name}.s2c.bin").write_bytes(self.s2c)

    def _serve(self) -> None:
        with self._listener:
            client, _ = self._listener.accept()
        broker = socket.create_connection(("127.0.0.1", self._broker_port))
        with client, broker:
            back = threading.Thread(target=_pump, args=(broker, client, self.s2c), daemon=True)
            back.start()
            _pump(client, broker, self.c2s)
            back.join()


def _pump(source: socket.socket, sink: socket.socket, kept: bytearray) -> None:
    with suppress(OSError):  # a killed client resets the connection: what came before is the recording
        while part := source.recv(65536):
            kept += part
            sink.sendall(part)
    with suppress(OSError):  # the other end may be gone already
        sink.shutdown(socket.SHUT_WR)
