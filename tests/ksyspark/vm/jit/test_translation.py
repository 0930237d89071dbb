"""The machine's functions, translated: each returns what it returns in Python."""

from __future__ import annotations

import ctypes
import random
import struct

import numpy as np
import pytest
from llvmlite import ir

from ksyspark.vm.integers import fits_product, floor_div, floor_mod, read_bit_field, read_integer
from ksyspark.vm.jit.runner import MachineCode, object_code
from ksyspark.vm.jit.translation import Library, Statements
from ksyspark.vm.jit.values import I8, I64, Array, Kind, Unknown, Untranslatable
from ksyspark.vm.utf8 import is_ascii, is_utf8, is_utf16

EXTREMES = [0, 1, -1, 2, -2, 7, -7, 255, 1 << 31, -(1 << 31), 3_037_000_500, (1 << 63) - 1, -(1 << 63)]


def native(function, *shapes):
    """Return a function of the machine as native code, which takes numbers, and bytes where a shape says so."""
    module = ir.Module()
    types = [part for shape in shapes for part in ([I8.as_pointer(), I64] if shape is bytes else [I64])]
    made = ir.Function(module, ir.FunctionType(ir.VoidType(), [*types, I64.as_pointer()]), "translated")
    library = Library(module)
    outer = Statements(library, made, {}, None)
    left, params = list(made.args), []
    for shape in shapes:
        if shape is bytes:
            params.append(Array(I8, Kind.SMALL, left.pop(0), Unknown(Kind.SIGNED, left.pop(0))))
        else:
            number = Unknown(Kind.SIGNED, left.pop(0))
            params.append(Unknown(Kind.TRUTH, outer.truth(number)) if shape is bool else number)
    target, kind = library.function(function, params)
    bits = [part for one in params for part in ([one.pointer, one.size.bits] if shape_of(one) else [one.bits])]
    result = Unknown(kind, outer.builder.call(target, bits))
    outer.builder.store(outer.bits(result, Kind.SIGNED), left[0])
    outer.builder.ret_void()
    outer.finish()
    code = MachineCode(object_code(module), "translated")

    def called(*arguments):
        out, lowered = ctypes.c_int64(), []
        for argument in arguments:
            lowered += [argument.ctypes.data, argument.size] if isinstance(argument, np.ndarray) else [int(argument)]
        code.call(*lowered, ctypes.addressof(out))
        return out.value

    return called


def shape_of(value) -> bool:
    return isinstance(value, Array)


@pytest.mark.parametrize(("function", "expected"), [(floor_div, lambda x, y: x // y), (floor_mod, lambda x, y: x % y)])
def test_division(function, expected) -> None:
    divide = native(function, int, int)
    pairs = [(x, y) for x in EXTREMES for y in EXTREMES if y and (x, y) != (-(1 << 63), -1)]
    assert [divide(*pair) for pair in pairs] == [expected(*pair) for pair in pairs]


def test_products() -> None:
    fits = native(fits_product, int, int)
    pairs = [(x, y) for x in EXTREMES for y in EXTREMES]
    assert [fits(*pair) for pair in pairs] == [abs(float(x) * float(y)) < 9.2e18 for x, y in pairs]


@pytest.mark.parametrize("width", [1, 2, 4, 8])
@pytest.mark.parametrize("is_little", [True, False])
def test_integers(width, is_little) -> None:
    read = native(read_integer, bytes, int, int, bool)
    data = np.frombuffer(random.Random(width).randbytes(40), np.uint8)
    for at in range(30):
        expected = struct.unpack(f"{'<>'[not is_little]}q", _widened(data[at : at + width].tobytes(), is_little))
        assert read(data, at, width, is_little) == expected[0]


def _widened(octets: bytes, is_little: bool) -> bytes:
    zeros = bytes(8 - len(octets))
    return octets + zeros if is_little else zeros + octets


@pytest.mark.parametrize("is_little", [True, False])
def test_bit_fields(is_little) -> None:
    read = native(read_bit_field, bytes, int, int, int, bool)
    octets = random.Random(5).randbytes(20)
    whole = int.from_bytes(octets, "little" if is_little else "big")
    for bit in range(20):
        for width in range(1, 65):
            shift = bit if is_little else 160 - bit - width
            value = read(np.frombuffer(octets, np.uint8), 0, bit, width, is_little) & ((1 << 64) - 1)
            assert value == (whole >> shift) & ((1 << width) - 1)


@pytest.mark.parametrize(
    ("function", "encoding", "more"), [(is_ascii, "ascii", ()), (is_utf8, "utf-8", ()), (is_utf16, "utf-16-le", (1,))]
)
def test_texts(function, encoding, more) -> None:
    is_valid = native(function, bytes, int, int, *(int for _ in more))
    chance = random.Random(encoding)
    pieces = [
        b"a",
        b"plain text here",
        "é".encode(),
        "€".encode(),
        "😀".encode(),
        "é😀".encode("utf-16-le"),
        b"\x80",
        b"\xed\xa0\x80",
    ]
    for _ in range(2000):
        text = b"".join(chance.choices(pieces, k=chance.randrange(5)))
        data = np.frombuffer(b"\xff" + text + b"\xff", np.uint8)
        assert bool(is_valid(data, 1, len(text), *more)) == _is_text(text, encoding), text


def _is_text(octets: bytes, encoding: str) -> bool:
    try:
        octets.decode(encoding)
    except UnicodeDecodeError:
        return False
    return True


def signs_meet(data: np.ndarray, at: int) -> int:
    """Add numbers with and without a sign."""
    return at + np.uint64(data[0])


def variable_changes(_data: np.ndarray, at: int) -> int:
    """Give a variable of truth a number."""
    place = at > 0
    if place:
        place = at
    return place


def something_else(_data: np.ndarray, at: int) -> int:
    """Do what the machine never does."""
    return sum([at])


@pytest.mark.parametrize("function", [signs_meet, variable_changes, something_else])
def test_what_the_rules_do_not_cover_is_refused(function) -> None:
    with pytest.raises(Untranslatable):
        native(function, bytes, int)
