"""The machine's own source run as plain Python, on arrays that refuse what compiled code would do silently."""

from __future__ import annotations

import random

import numpy as np
import pytest

from ksyspark.decoder import DecodeOptions
from ksyspark.formats import find_format
from ksyspark.vm import cell_columns, decoder, integers, utf8
from ksyspark.vm import run as machine
from ksyspark.vm.arrow import columns, copying, numbers, preorder, transcoding, trees
from ksyspark.vm.jit import runner
from ksyspark_codegen.synthesis.mutation import scrambled

COMPILED = {
    machine: ["run", "_discard", "_drop_rows", "read_integer", "read_bit_field", "is_ascii", "is_utf8", "is_utf16"],
    integers: ["_pair", "_quad", "_write_pair", "_write_quad"],
    cell_columns: ["find_present", "_move", "_copy", "read_integer", "write_integer"],
    numbers: ["_bits", "_same", "read_bit_field"],
    copying: ["copy_bytes"],
    columns: ["run_offsets", "copy_runs", "word_offsets", "copy_words"],
    transcoding: ["_by_table", "_utf16", "copy_bytes", "is_ascii"],
    decoder: ["read_integer"],
}
"""Where the compiled functions are looked up by those that call them."""


class Checked(np.ndarray):
    """An array that takes whole numbers from 0 on as indices; numpy itself refuses those beyond the end."""

    def __getitem__(self, index):
        if not isinstance(index, tuple | slice) and index < 0:
            raise IndexError(f"{index} in an array of {self.size}")
        return super().__getitem__(index)

    def __setitem__(self, index, value):
        if not isinstance(index, tuple | slice) and index < 0:
            raise IndexError(f"{index} in an array of {self.size}")
        super().__setitem__(index, value)


def in_plain_python(function):
    """Return a compiled function as Python has it, with checked arrays; whole numbers wrap around as machine words."""

    def called(*arguments):
        arrays = [one.view(Checked) if isinstance(one, np.ndarray) else one for one in arguments]
        return function.py_func(*arrays)

    return called


def eight_bytes(data, at):
    """Load 64 bits that all lie in the data."""
    assert 0 <= at <= data.size - 8
    return np.uint64(int.from_bytes(data[at : at + 8].tobytes(), "little"))


def copy_run(out, to, data, at, length):
    """Copy bytes that lie in both arrays."""
    assert 0 <= at <= data.size - length
    assert 0 <= to <= out.size - length
    out[to : to + length] = data[at : at + length]


@pytest.fixture
def plain(monkeypatch, no_own_code) -> None:
    """Put the sources of all compiled functions in their places."""
    for module, names in COMPILED.items():
        for name in names:
            monkeypatch.setattr(module, name, in_plain_python(getattr(module, name)))
    for name in ("floor_div", "floor_mod", "fits_product"):
        monkeypatch.setattr(machine, name, getattr(integers, name).py_func)
    monkeypatch.setattr(runner, "run", machine.run)
    later = {"transcode": transcoding.transcode, "preorder": preorder.preorder}
    for module in (columns, trees):
        monkeypatch.setattr(module, "compiled_later", lambda _module, name: in_plain_python(later[name]))
    monkeypatch.setattr(utf8, "eight_bytes", eight_bytes)
    monkeypatch.setattr(copying, "copy_run", copy_run)
    # Repeats of nothing need not go on as long as in compiled code.
    monkeypatch.setattr(machine, "FUEL", 2_000)
    with np.errstate(all="ignore"):
        yield


@pytest.mark.parametrize("index", [-1, 3, np.int64(-1), np.uint64(3)])
def test_the_arrays_do_refuse(index) -> None:
    array = np.zeros(3, np.int64).view(Checked)
    with pytest.raises(IndexError):
        array[index] = 1
    with pytest.raises(IndexError):
        array[index]


@pytest.mark.slow
def test_shipped_formats(plain, differential, shipped) -> None:
    chance = random.Random(21)
    seeds = [seed for seed in differential.seeds_of(shipped) if len(seed) < 150]
    messages = seeds + [scrambled(chance, seed) for seed in chance.choices(seeds, k=300)]
    params = differential.params_for(chance, shipped, len(messages))
    outcome = differential.both(find_format(shipped), messages, params, DecodeOptions())
    assert outcome.difference(messages) == ""
    assert not outcome.needlessly


@pytest.mark.slow
def test_constructs(construct, construct_format, differential, plain) -> None:
    chance, good = random.Random(construct.name), construct.good[:4]
    cut = [message[: chance.randrange(len(message) + 1)] for message in good]
    changed = [scrambled(chance, chance.choice(good)) for _ in range(3)]
    messages = [construct.message(one, in_window=True) for one in [*good, *cut, *changed] if len(one) < 60]
    outcome = differential.both(construct_format, messages, {}, DecodeOptions())
    assert outcome.difference(messages) == ""


def followed(data, begin, width, order, counted, most, limit):
    """Read messages behind their lengths: the lengths, where the next one begins, whether its length is impossible."""
    places, position = [], begin
    while len(places) < limit and position + width <= len(data):
        length = int.from_bytes(data[position : position + width], order) - counted
        if not 0 <= length <= most:
            return places, position, True
        if position + width + length > len(data):
            break
        places.append(length)
        position += width + length
    return places, position, False


@pytest.mark.parametrize("width", [1, 2, 4, 8])
@pytest.mark.parametrize("order", ["big", "little"])
@pytest.mark.parametrize("itself", [False, True])
def test_following_lengths(plain, width, order, itself) -> None:
    chance, counted = random.Random(f"{width} {order} {itself}"), width * itself
    ended = set()
    for _ in range(200):
        sizes = [chance.choice([0, 1, 5, 9]) for _ in range(chance.randrange(6))]
        data = b"".join((size + counted).to_bytes(width, order) + chance.randbytes(size) for size in sizes)
        data += chance.choice([b"", b"\xff" * width, bytes(width), chance.randbytes(chance.randrange(12))])
        data = data[: len(data) - chance.choice([0, 0, chance.randrange(len(data) + 1)])]
        begin = chance.choice([0, 0, min(len(data), width)])
        most, out = chance.choice([5, 9, (1 << 63) - 1]), np.zeros(chance.randrange(8), np.int64)
        arguments = np.frombuffer(data, np.uint8), begin, width, order == "little", counted, most, out
        count, position, impossible = in_plain_python(decoder.follow_lengths)(*arguments)
        expected = followed(data, begin, width, order, counted, most, out.size)
        assert (out[:count].tolist(), position, bool(impossible)) == expected
        assert decoder.follow_lengths(*arguments) == (count, position, impossible)
        ended.add("full" if count == out.size else "impossible" if impossible else position == len(data))
    assert ended == {"full", "impossible", True, False}
