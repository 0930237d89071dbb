"""UUIDs and addresses of the Internet as texts. Source: RFC 9562, section 4; RFC 4291; RFC 5952."""

from ipaddress import IPv6Address
from ipaddress import ip_address as parsed_address
from random import Random
from uuid import UUID

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from ksyspark.display import show_count
from ksyspark.logical import arrays

_UUID_BYTES, _IP_SIZES = 16, (4, 16)
_HEX = np.frombuffer(b"0123456789abcdef", np.uint8)
_IN_ORDER = {"be": list(range(16)), "le": [3, 2, 1, 0, 5, 4, 7, 6, *range(8, 16)]}
_DASHES = (8, 13, 18, 23)


def uuid(values: pa.Array, order: str = "be") -> arrays.Converted:
    """Convert 16 bytes to the text of a UUID; `le`: its first three numbers have their lowest byte first."""
    matrix = arrays.byte_matrix(values, _UUID_BYTES)
    is_good = matrix.valid & (matrix.lengths == _UUID_BYTES)
    octets = np.zeros((_UUID_BYTES, is_good.size), np.uint8)
    octets[: len(matrix.data)] = matrix.data
    octets = octets[_IN_ORDER[order]]
    letters = np.full((36, is_good.size), ord("-"), np.uint8)
    places = [place for place in range(36) if place not in _DASHES]
    letters[places] = _HEX[np.stack([octets >> 4, octets & 15], axis=1).reshape(32, -1)]
    return arrays.Converted(arrays.text_array(letters, is_good).cast(pa.string()), matrix.valid & ~is_good)


def ip_address(values: pa.Array) -> arrays.Converted:
    """Convert 4 or 16 bytes to the text of an address, 16 in the short form of RFC 5952."""
    matrix = arrays.byte_matrix(values, _UUID_BYTES)
    is_four, is_sixteen = matrix.lengths == 4, matrix.lengths == _UUID_BYTES
    octets = np.zeros((4, is_four.size), np.uint8)
    octets[: len(matrix.data)] = matrix.data[:4]
    numbers = pa.array(np.arange(256)).cast(pa.string())
    texts = pc.binary_join_element_wise(*(numbers.take(pa.array(octets[at])) for at in range(4)), ".")
    texts = pc.if_else(pa.array(matrix.valid & is_four), texts, None)
    if is_sixteen.any():
        encoded = pc.if_else(pa.array(is_sixteen), values, None).dictionary_encode()
        long = pa.array([_address(value) for value in encoded.dictionary.to_pylist()], pa.string())
        texts = pc.coalesce(texts, long.take(encoded.indices))
    return arrays.Converted(texts, matrix.valid & ~is_four & ~is_sixteen)


def read_uuid(data: bytes, order: str = "be") -> str:
    """Return the text of one UUID. Raises InvalidValue for another number of bytes than 16."""
    if len(data) != _UUID_BYTES:
        raise arrays.InvalidValue("16 bytes", show_count(len(data), "byte"))
    return str(UUID(bytes=data) if order == "be" else UUID(bytes_le=data))


def read_ip_address(data: bytes) -> str:
    """Return the text of one address. Raises InvalidValue for another number of bytes than 4 or 16."""
    if len(data) not in _IP_SIZES:
        raise arrays.InvalidValue("4 or 16 bytes", show_count(len(data), "byte"))
    return _address(data)


def _address(data: bytes) -> str:
    address = parsed_address(data)
    # How Python writes these depends on its version.
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return f"::ffff:{mapped}" if mapped else str(address)


def draw_uuid(_arguments: tuple[str, ...], size: int | None, chance: Random) -> bytes | None:
    """Return 16 bytes, or None for another size."""
    return chance.randbytes(_UUID_BYTES) if size in (None, _UUID_BYTES) else None


def draw_ip_address(_arguments: tuple[str, ...], size: int | None, chance: Random) -> bytes | None:
    """Return 4 bytes, or 16 where the size says so, or None for another size."""
    return chance.randbytes(size or 4) if size in (None, *_IP_SIZES) else None
