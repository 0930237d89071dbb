"""`process`: bytes that are changed before they are looked at, within the bounds of the message's fuel."""

import zlib
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from importlib import import_module
from itertools import cycle
from typing import TYPE_CHECKING, Any

from ksyspark.errors import OptionError
from ksyspark.interpreter.objects import Object
from ksyspark.interpreter.problems import TOO_MUCH_COMPUTED, Failed, not_processed
from ksyspark.interpreter.stream import Fuel
from ksyspark.spec.model import Process as ProcessSpec

if TYPE_CHECKING:
    from ksyspark.interpreter.expressions import ExpressionCompiler

Process = Callable[[Object, bytes, "int | None"], bytes]
"""Return the changed bytes of a field; takes the object, the bytes and the number of the item. Raises Failed."""
CustomProcesses = Mapping[str, Callable[..., Any]]
"""By name: takes the arguments and returns an object whose `decode` changes bytes, as official parsers have it."""
_Change = Callable[..., bytes]


def custom_processes(named: Iterable[tuple[str, str]]) -> CustomProcesses:
    """Import processes, each given with its callable as `module:name`. Raises OptionError."""
    processes = {}
    for name, where in named:
        module, _, attribute = where.partition(":")
        try:
            processes[name] = getattr(import_module(module), attribute)
        except (ImportError, AttributeError) as error:
            raise OptionError(f"customProcess: the process {name} cannot be imported: {error}.") from error
    return processes


def process_of(
    spec: ProcessSpec, compiler: "ExpressionCompiler", custom: CustomProcesses, *, has_index: bool
) -> Process:
    """Return what changes the bytes of a field."""
    arguments = [compiler.closure(tree, has_index=has_index) for tree in spec.arguments]
    change = CHANGES.get(spec.name) or _custom(spec.name, custom.get(spec.name))

    def process(holder: Object, data: bytes, index: int | None) -> bytes:
        fuel = holder.stream.fuel
        changed = change(fuel, data, *[argument(holder, None, index) for argument in arguments])
        fuel.inflate(len(changed))
        return changed

    return process


def _custom(name: str, make: Callable[..., Any] | None) -> _Change:
    """Return a custom process. It raises Failed, also where it is not allowed."""

    def change(_fuel: Fuel, data: bytes, *arguments: Any) -> bytes:
        if make is None:
            raise Failed(not_processed(name, "the option customProcess does not name it"))
        try:
            decoded = make(*arguments).decode(data)
        except Exception as error:
            raise Failed(not_processed(name, f"{type(error).__name__}: {error}")) from error
        if not isinstance(decoded, bytes | bytearray | memoryview):
            raise Failed(not_processed(name, f"it gave a value of the type {type(decoded).__name__}, not bytes"))
        return bytes(decoded)

    return change


def _xor(_fuel: Fuel, data: bytes, key: Any) -> bytes:
    """Return bytes each combined with a key, of bytes with one after the other. Raises ValueError beyond a byte."""
    if isinstance(key, bytes):
        return bytes(one ^ other for one, other in zip(data, cycle(key), strict=False))
    if data and not 0 <= key <= 255:
        raise ValueError
    return data.translate(_xored(key)) if data else b""


@lru_cache(maxsize=256)
def _xored(key: int) -> bytes:
    return bytes(one ^ key for one in range(256))


def _rotate_left(_fuel: Fuel, data: bytes, amount: int) -> bytes:
    """Return bytes whose bits are rotated; beyond 8 bits as the official runtime does. Raises ValueError below 0."""
    if data and amount < 0:
        raise ValueError
    return data.translate(_rotated(amount)) if data else b""


@lru_cache(maxsize=256)
def _rotated(amount: int) -> bytes:
    back = -amount % 8
    return bytes(one << min(amount, 8) & 0xFF | one >> back for one in range(256))


def _inflate(fuel: Fuel, data: bytes) -> bytes:
    """Return decompressed bytes; what stands behind the compressed ones is left out. Raises Failed."""
    inflater = zlib.decompressobj()
    most = fuel.inflatable
    try:
        inflated = inflater.decompress(data, most + 1)
    except zlib.error as error:
        raise Failed(not_processed("zlib", str(error))) from None
    if len(inflated) > most:
        raise Failed(TOO_MUCH_COMPUTED)
    if not inflater.eof:
        raise Failed(not_processed("zlib", "they end too early"))
    return inflated


CHANGES: Mapping[str, _Change] = {
    "xor": _xor,
    "rol": _rotate_left,
    "ror": lambda fuel, data, amount: _rotate_left(fuel, data, 8 - amount),
    "zlib": _inflate,
}
"""The processes of Kaitai itself: they take the fuel of the message, the bytes and the argument. They raise Failed, or
one of `ARITHMETIC`."""
