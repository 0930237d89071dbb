"""The machine: runs a plan over messages and fills tables of cells. The one place that follows a message's control flow.

Every bounds check, the fuel of loops and the 64-bit overflow checks are here. A message that the machine does not finish
(end of data, a broken rule, an overflow ...) leaves no rows and status HANDED_OVER: the caller has it judged elsewhere.
"""

from __future__ import annotations

import numba
import numpy as np
from numpy.typing import NDArray

from ksyspark.machine import opcodes as op
from ksyspark.machine.arithmetic import fits_product, floor_div, floor_mod
from ksyspark.machine.integers import read_bit_field, read_integer
from ksyspark.machine.utf8 import is_ascii, is_utf8, is_utf16

Ints = NDArray[np.int64]
Bytes = NDArray[np.uint8]

ONE = np.uint64(1)
FOUR, FIVE, SIX = np.uint32(4), np.uint32(5), np.uint32(6)
FINISHED, HANDED_OVER, SKIPPED = 0, 1, 2
NO_CHECK, ASCII, UTF8, TABLE, UTF16_LE, UTF16_BE = range(6)


@numba.njit(cache=True, nogil=True)
def run(
    program: Ints,
    constants: Bytes,
    data: Bytes,
    starts: Ints,
    ends: Ints,
    first: int,
    params: Ints,
    widths: Ints,
    bases: Ints,
    capacities: Ints,
    counts: Ints,
    cells: Ints,
    status: Bytes,
    registers: Ints,
    addresses: Ints,
    encodings: Ints,
    characters: Bytes,
    fuel_per_message: int,
) -> tuple[int, int]:
    """Read messages from number `first` on; return (the message to go on with, the table that is full or -1).

    `program` has 7 numbers an instruction (see `opcodes`), `params` a row a parameter, `cells` all tables one behind the
    other (`bases`, `capacities` in rows, `widths` in cells), `encodings` what to check of each encoding of the plan,
    `characters` 256 flags an encoding. A full table ends the run before the message is read: the caller makes room.
    """
    saved = np.empty_like(counts)
    floats = registers.view(np.float64)
    for message in range(first, starts.size):
        saved[:] = counts
        if status[message] == SKIPPED:
            if counts[0] >= capacities[0]:
                return message, 0
            base = bases[0] + counts[0] * widths[0]
            cells[base : base + widths[0]] = 0
            counts[0] += 1
            continue
        start, end = starts[message], ends[message]
        root_start, root_end = start, end
        pos = start
        fuel = fuel_per_message + 4 * (end - start)
        full = -1
        good = False
        pc = np.uint32(0)
        while True:
            here = pc << np.uint32(3)
            code = program[here]
            a = program[here + np.uint32(1)]
            b = program[here + np.uint32(2)]
            c = program[here + np.uint32(3)]
            pc += np.uint32(1)
            if code == op.RUN:
                if end - pos < c:
                    break
                cells[addresses[a] + b] = pos
                pos += c
            elif code == op.LOAD:
                registers[a] = cells[addresses[b] + c]
            elif code == op.JNE:
                if registers[a] != registers[b]:
                    pc = c
            elif code == op.JEQ:
                if registers[a] == registers[b]:
                    pc = c
            elif code == op.JLT:
                if registers[a] < registers[b]:
                    pc = c
            elif code == op.JLE:
                if registers[a] <= registers[b]:
                    pc = c
            elif code == op.JGT:
                if registers[a] > registers[b]:
                    pc = c
            elif code == op.JGE:
                if registers[a] >= registers[b]:
                    pc = c
            elif code == op.SWITCH:
                value = registers[a] - np.int64(b)
                pc += np.uint32(value) if 0 <= value < c else c
            elif code == op.STORE:
                cells[addresses[a] + b] = registers[c]
            elif code == op.MOVE:
                registers[a] = registers[b]
            elif code == op.JZ:
                if registers[a] == 0:
                    pc = b
            elif code == op.JNZ:
                if registers[a] != 0:
                    pc = b
            elif code == op.JUMP:
                pc = a
            elif code == op.EQ:
                registers[a] = registers[b] == registers[c]
            elif code == op.NE:
                registers[a] = registers[b] != registers[c]
            elif code == op.LT:
                registers[a] = registers[b] < registers[c]
            elif code == op.LE:
                registers[a] = registers[b] <= registers[c]
            elif code == op.GT:
                registers[a] = registers[b] > registers[c]
            elif code == op.GE:
                registers[a] = registers[b] >= registers[c]
            elif code == op.BYTEBITS:
                at = np.uint64(cells[addresses[b] + c]) + program[here + FOUR]
                registers[a] = (data[at] >> program[here + FIVE]) & program[here + SIX]
            elif code == op.U1:
                registers[a] = data[np.uint64(cells[addresses[b] + c]) + program[here + FOUR]]
            elif code == op.U2BE:
                at = np.uint64(cells[addresses[b] + c]) + program[here + FOUR]
                registers[a] = (np.int64(data[at]) << 8) | np.int64(data[at + ONE])
            elif code == op.NUMBER or code == op.NUMBER2:
                at = np.uint64(cells[addresses[b] + c]) + program[here + FOUR]
                shape = program[here + FIVE]
                is_little = registers[program[here + SIX]] != 0 if code == op.NUMBER2 else shape & 32 == 0
                value = read_integer(data, at, np.int64(shape & 15), is_little)
                if shape & 64:
                    if shape & 4:
                        floats[a] = np.uint32(value).view(np.float32)
                    else:
                        registers[a] = value
                elif shape & 16:
                    shift = 64 - 8 * np.int64(shape & 15)
                    registers[a] = (value << shift) >> shift
                elif value < 0:
                    break
                else:
                    registers[a] = value
            elif code == op.BITS:
                shape = program[here + SIX]
                at = cells[addresses[b] + c] + np.int64(program[here + FOUR] >> np.uint32(3))
                value = read_bit_field(data, at, np.int64(program[here + FIVE]), np.int64(shape & 127), shape < 128)
                if value < 0:
                    break
                registers[a] = value
            elif code == op.BYTES:
                length = registers[c]
                if length < 0 or length > end - pos:
                    break
                cells[addresses[a] + b] = pos
                cells[addresses[a] + b + ONE] = length
                pos += length
            elif code == op.REST:
                length = max(end - pos, 0)
                cells[addresses[a] + b] = pos
                cells[addresses[a] + b + ONE] = length
                pos += length
            elif code == op.ROW:
                if counts[a] >= capacities[a]:
                    full = a
                    break
                base = bases[a] + counts[a] * widths[a]
                for index in range(base, base + widths[a]):
                    cells[index] = 0
                counts[a] += 1
                addresses[b] = base
                registers[c] = counts[a]
            elif code == op.OPEN:
                registers[a] = pos
                registers[a + 1] = end
                pos = cells[addresses[b] + c]
                end = pos + cells[addresses[b] + c + ONE]
            elif code == op.CLOSE:
                pos = registers[a]
                end = registers[a + 1]
            elif code == op.TEXT or code == op.TEXTAT:
                if code == op.TEXT:
                    encoding = b
                    at, length = registers[a], registers[a + np.uint32(1)]
                else:
                    encoding = c
                    at, length = cells[addresses[a] + b], cells[addresses[a] + b + ONE]
                kind = encodings[encoding]
                if kind == NO_CHECK:
                    good = True
                elif kind == ASCII:
                    good = is_ascii(data, at, length)
                elif kind == UTF8:
                    good = is_ascii(data, at, length) or is_utf8(data, at, length)
                elif kind == TABLE:
                    good = True
                    for index in range(at, at + length):
                        good = good and characters[np.int64(encoding) * 256 + data[index]] != 0
                elif kind == UTF16_LE or kind == UTF16_BE:
                    good = is_utf16(data, at, length, 1 if kind == UTF16_LE else 0)
                else:
                    good = False
                if not good:
                    break
                good = False
            elif code == op.FIXED:
                registers[a] = cells[addresses[b] + c] + program[here + FOUR]
                registers[a + 1] = program[here + FIVE]
            elif code == op.SAME:
                good = registers[b + 1] == registers[c + 1]
                if good:
                    left, right = registers[b], registers[c]
                    for index in range(registers[b + 1]):
                        x = data[left + index] if left >= 0 else constants[index - 1 - left]
                        y = data[right + index] if right >= 0 else constants[index - 1 - right]
                        if x != y:
                            good = False
                            break
                registers[a] = good
                good = False
            elif code == op.ORDER:
                left, right = registers[b], registers[c]
                shorter = min(registers[b + 1], registers[c + 1])
                result = np.int64(np.sign(registers[b + 1] - registers[c + 1]))
                for index in range(shorter):
                    x = data[left + index] if left >= 0 else constants[index - 1 - left]
                    y = data[right + index] if right >= 0 else constants[index - 1 - right]
                    if x != y:
                        result = 1 if x > y else -1
                        break
                registers[a] = result
            elif code == op.AND:
                registers[a] = registers[b] & registers[c]
            elif code == op.OR:
                registers[a] = registers[b] | registers[c]
            elif code == op.XOR:
                registers[a] = registers[b] ^ registers[c]
            elif code == op.NOT:
                registers[a] = registers[b] == 0
            elif code == op.ADD:
                x, y = registers[b], registers[c]
                value = x + y
                if ((x ^ value) & (y ^ value)) < 0:
                    break
                registers[a] = value
            elif code == op.SUB:
                x, y = registers[b], registers[c]
                value = x - y
                if ((x ^ y) & (x ^ value)) < 0:
                    break
                registers[a] = value
            elif code == op.MUL:
                if not fits_product(registers[b], registers[c]):
                    break
                registers[a] = registers[b] * registers[c]
            elif code == op.DIV:
                if registers[c] == 0 or registers[c] == -1:
                    break
                registers[a] = floor_div(registers[b], registers[c])
            elif code == op.MOD:
                if registers[c] == 0 or registers[c] == -1:
                    break
                registers[a] = floor_mod(registers[b], registers[c])
            elif code == op.SHL:
                x, y = registers[b], registers[c]
                if y < 0 or y > 62 or (x << y) >> y != x:
                    break
                registers[a] = x << y
            elif code == op.SHR:
                if registers[c] < 0:
                    break
                registers[a] = registers[b] >> min(registers[c], 63)
            elif code == op.NEG:
                if registers[b] == -9223372036854775808:
                    break
                registers[a] = -registers[b]
            elif code == op.INV:
                registers[a] = ~registers[b]
            elif code == op.LOOP:
                registers[a] += 1
                fuel -= 1
                if fuel < 0:
                    break
            elif code == op.ROWS:
                registers[a] = counts[b]
            elif code == op.ROWAT:
                addresses[a] = bases[b] + (registers[c] - 1) * widths[b]
            elif code == op.ITEM:
                where = addresses[c] + program[here + FOUR]
                index = registers[program[here + FIVE]]
                if index < 0 or index >= cells[where + ONE]:
                    break
                addresses[a] = bases[b] + (cells[where] + index) * widths[b]
            elif code == op.EOF:
                registers[a] = pos >= end
            elif code == op.POSITION:
                registers[a] = pos - registers[b]
            elif code == op.ROOTSTART:
                registers[a] = root_start
            elif code == op.ROOTSIZE:
                registers[a] = root_end - root_start
            elif code == op.PARAM:
                registers[a] = params[b, message]
            elif code == op.BYTE:
                index = registers[c]
                if index < 0 or index >= registers[b + 1]:
                    break
                at = registers[b]
                registers[a] = data[at + index] if at >= 0 else constants[index - 1 - at]
            elif code == op.UNPAD:
                at = cells[addresses[a] + b]
                length = cells[addresses[a] + b + ONE]
                while length > 0 and data[at + length - 1] == c:
                    length -= 1
                cells[addresses[a] + b + ONE] = length
            elif code == op.CUT:
                at = cells[addresses[a] + b]
                length = cells[addresses[a] + b + ONE]
                for index in range(length):
                    if data[at + index] == c:
                        cells[addresses[a] + b + ONE] = index + program[here + FOUR]
                        break
            elif code == op.UNTIL:
                flags = program[here + FOUR]
                at = pos
                while at < end and data[at] != c:
                    at += 1
                if at >= end and flags & 4:
                    break
                found = 1 if at < end else 0
                cells[addresses[a] + b] = pos
                cells[addresses[a] + b + ONE] = max(at - pos, 0) + (found if flags & 1 else 0)
                pos = max(at, pos) + (found if flags & 2 else 0)
            elif code == op.CALL:
                addresses[a] = pc
                pc = b
            elif code == op.RETURN:
                pc = np.uint32(addresses[a])
            elif code == op.SEEK:
                value = registers[program[here + FOUR]]
                if value < 0:
                    break
                registers[a] = pos
                registers[a + 1] = end
                pos = cells[addresses[b] + c] + value
                end = cells[addresses[b] + c] + cells[addresses[b] + c + ONE]
            elif code == op.SEEKROOT:
                value = registers[b]
                if value < 0:
                    break
                registers[a] = pos
                registers[a + 1] = end
                pos = root_start + value
                end = root_end
            elif code == op.FCONST:
                bits = np.uint64(0)
                for index in range(7, -1, -1):
                    bits = (bits << np.uint64(8)) | np.uint64(constants[b + index])
                registers[a] = np.int64(bits)
            elif code == op.FADD:
                floats[a] = floats[b] + floats[c]
            elif code == op.FSUB:
                floats[a] = floats[b] - floats[c]
            elif code == op.FMUL:
                floats[a] = floats[b] * floats[c]
            elif code == op.FDIV:
                if floats[c] == 0.0:
                    break
                floats[a] = floats[b] / floats[c]
            elif code == op.FMOD:
                if floats[c] == 0.0:
                    break
                floats[a] = floats[b] % floats[c]
            elif code == op.FEQ:
                registers[a] = floats[b] == floats[c]
            elif code == op.FNE:
                registers[a] = floats[b] != floats[c]
            elif code == op.FLT:
                registers[a] = floats[b] < floats[c]
            elif code == op.FLE:
                registers[a] = floats[b] <= floats[c]
            elif code == op.FGT:
                registers[a] = floats[b] > floats[c]
            elif code == op.FGE:
                registers[a] = floats[b] >= floats[c]
            elif code == op.FNEG:
                floats[a] = -floats[b]
            elif code == op.I2F:
                # Beyond 2**53 Python compares whole and floating-point numbers exactly.
                if registers[b] > 9007199254740992 or registers[b] < -9007199254740992:
                    break
                floats[a] = np.float64(registers[b])
            elif code == op.F2I:
                if not (-9.2e18 < floats[b] < 9.2e18):
                    break
                registers[a] = np.int64(floats[b])
            else:
                good = code == op.DONE
                break
        if full >= 0:
            counts[:] = saved
            return message, full
        if not good:
            status[message] = HANDED_OVER
            counts[1:] = saved[1:]
            base = bases[0] + saved[0] * widths[0]
            for index in range(base, base + widths[0]):
                cells[index] = 0
    return starts.size, -1
