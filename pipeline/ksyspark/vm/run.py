"""The machine: run a plan over messages and fill tables of cells.

This one function follows the control flow of a message: every bounds check, 64-bit overflow check and the fuel of loops
are here. A message that it does not finish (end of data, a broken rule, an overflow ...) leaves an empty row and the
status FALLBACK, with which the caller has it decoded by the reference decoder.
"""

import numpy as np

from ksyspark.compiler import instructions as op
from ksyspark.vm.charsets import ASCII, NO_CHECK, TABLE, UTF8, UTF16_BE, UTF16_LE
from ksyspark.vm.compiled import Bytes, Floats, Ints, Rows, Words, compiled, inlined
from ksyspark.vm.integers import fits_product, floor_div, floor_mod, read_bit_field, read_integer
from ksyspark.vm.utf8 import is_ascii, is_utf8, is_utf16

ONE = np.uint64(1)
FOUR, FIVE, SIX, SEVEN = np.uint32(4), np.uint32(5), np.uint32(6), np.uint32(7)
FLAGS_END, CAPACITY, ROWS_USED, ROWS_BEFORE, BASE, WIDTH, MESSAGES, STRIDE = 1, 2, 3, 4, 5, 6, 7, 8
"""The description of a table in the state: indices behind its first number, and how many numbers it has."""
FINISHED, FALLBACK, WAITING = 0, 1, 2
ASKED = 5
"""What a message asks a process for: start and length of the bytes, the argument (bytes: two numbers), the process."""
# Fuel bounds the time that a message may take. It is a little less than that of the reference decoder, which decides
# about messages that run out of it here. Items of loops burn fuel, each byte read gives some back, so that only items
# without bytes use it up. A message has at most FUEL, a short one LEAST_FUEL and MOST_FUEL_PER_BYTE.
FUEL, FUEL_PER_BYTE, LEAST_FUEL, MOST_FUEL_PER_BYTE = 60_000, 60, 8_000, 240
# Bytes that a message may read, those compared and validated included: `pos` instances may read bytes repeatedly.
READS, READS_PER_BYTE = 60_000, 60
# Work of messages of which each has a stop, by the bytes of all data.
WORK, WORK_PER_BYTE = 60_000, 16
FARTHEST = 1 << 62


@inlined
def _discard(state: Ints, tables: int, cells: Ints, messages: int) -> None:
    """Drop the rows of a message and leave an empty one, so that row numbers remain message numbers."""
    _drop_rows(state, tables, messages)
    row = state[tables + BASE] + state[tables + WIDTH] * state[tables + ROWS_USED]
    for flag in range(state[tables], state[tables + FLAGS_END]):
        cells[row + state[flag]] = 0
    state[tables + ROWS_USED] += 1


@inlined
def _drop_rows(state: Ints, tables: int, messages: int) -> None:
    """Drop the rows of the last of so many messages."""
    for table in range(tables, state.size, STRIDE):
        if state[table + MESSAGES] == messages:
            state[table + ROWS_USED] = state[table + ROWS_BEFORE]


@compiled("state", "floats", "cells", "status", "stops", "asked")
def run(
    program: Words,
    constants: Bytes,
    data: Bytes,
    starts: Ints,
    ends: Ints,
    first: int,
    params: Rows,
    encodings: Ints,
    characters: Bytes,
    state: Ints,
    floats: Floats,
    tables: int,
    cells: Ints,
    status: Bytes,
    stops: Ints,
    made: Ints,
    asked: Ints,
) -> tuple[int, int]:
    """Read messages from number `first` on; return (the message to continue with, the table that is full or -1).

    `program` has 8 words an instruction (see `opcodes`), `params` a row a parameter, `encodings` how text of each
    encoding is validated, `characters` 256 flags an encoding. `state` is registers, then addresses, then from `tables`
    on STRIDE numbers a table: where in `state` the numbers of its flags begin and end, its capacity in rows, its rows,
    its rows before the last message that has any, where row 0 lies or would lie, its cells in a row, and the number of
    that message, plus 1; `floats` are the same bits as floating-point numbers. `cells` holds the tables one behind the
    other, row by row. An address keeps where a row lies. A full table ends the run before its message: the caller makes
    room.

    Where `stops` is not empty, no rows are kept, and it gets where messages end, or `opcodes.UNFINISHED` or `BROKEN`.
    With as many stops as starts, each message has one. Otherwise messages lie back to back in runs of bytes, from
    `starts[run]` up to `ends[run]`, each with the parameters of its run: the first that is not finished ends a run, and
    the last run ends all. Messages of which each has a stop share the work that they may cause (bytes that are
    searched, compared or validated, and items), so that trying every byte of some data takes time in proportion to it:
    those behind the message that uses it up are not read.

    `made` are the bytes that processes made: how many numbers each message has, then for each the starts and lengths in
    turn; a start below 0 ends the message. Where `asked` is not empty, no rows are kept, and a message that needs
    more of them than it has gets the status WAITING; ASKED numbers there say what it needs.
    """
    keeps_rows = stops.size == 0
    is_alone = stops.size == starts.size
    most_work = WORK + WORK_PER_BYTE * data.size
    work = np.int64(0)
    chain = 0
    if not keeps_rows and not is_alone:
        for index in range(first):
            chain += 1 if stops[index] < 0 else 0
    made_width = made[0]
    for message in range(first, starts.size if keeps_rows else stops.size):
        column = message if keeps_rows or is_alone else chain
        start, end = starts[column], ends[column]
        if not keeps_rows and not is_alone and message > 0 and stops[message - 1] >= 0:
            start = stops[message - 1]
        root_start, root_end = start, end
        pos = start
        most_fuel = min(LEAST_FUEL + MOST_FUEL_PER_BYTE * (end - start), np.int64(FUEL))
        fuel = most_fuel
        reads = READS + READS_PER_BYTE * (end - start)
        seen = pos
        full = -1
        good = False
        broken = False
        waits = False
        processed = 0
        pc = np.uint32(0)
        while True:
            here = pc << np.uint32(3)
            code = program[here]
            a = program[here + np.uint32(1)]
            b = program[here + np.uint32(2)]
            c = program[here + np.uint32(3)]
            pc += np.uint32(1)
            # LLVM turns adjacent comparisons with one code each into a jump table: branches for two codes come last.
            # A variable has one type in the whole function: `place` is unsigned, `at` signed.
            if code == op.RUN:
                if end - pos < c:
                    break
                cells[np.uint64(state[a]) + b] = pos
                pos += c
            elif code == op.LOAD:
                state[a] = cells[np.uint64(state[b]) + c]
            elif code == op.JBITS:
                place = np.uint64(cells[np.uint64(state[a]) + b]) + c
                shape = program[here + FOUR]
                if (np.uint32(data[place]) >> (shape & np.uint32(7))) & (shape >> np.uint32(8)) == program[here + FIVE]:
                    pc = program[here + SIX]
            elif code == op.JBITSN:
                place = np.uint64(cells[np.uint64(state[a]) + b]) + c
                shape = program[here + FOUR]
                if (np.uint32(data[place]) >> (shape & np.uint32(7))) & (shape >> np.uint32(8)) != program[here + FIVE]:
                    pc = program[here + SIX]
            elif code == op.JNE:
                if state[a] != state[b]:
                    pc = c
            elif code == op.JEQ:
                if state[a] == state[b]:
                    pc = c
            elif code == op.JLT:
                if state[a] < state[b]:
                    pc = c
            elif code == op.JLE:
                if state[a] <= state[b]:
                    pc = c
            elif code == op.JGT:
                if state[a] > state[b]:
                    pc = c
            elif code == op.JGE:
                if state[a] >= state[b]:
                    pc = c
            elif code == op.SWITCH:
                value = state[a] - np.int64(b)
                pc += np.uint32(value) if 0 <= value < c else c
            elif code == op.STORE:
                cells[np.uint64(state[a]) + b] = state[c]
            elif code == op.MOVE:
                state[a] = state[b]
            elif code == op.JZ:
                if state[a] == 0:
                    pc = b
            elif code == op.JNZ:
                if state[a] != 0:
                    pc = b
            elif code == op.JUMP:
                pc = a
            elif code == op.EQ:
                state[a] = state[b] == state[c]
            elif code == op.NE:
                state[a] = state[b] != state[c]
            elif code == op.LT:
                state[a] = state[b] < state[c]
            elif code == op.LE:
                state[a] = state[b] <= state[c]
            elif code == op.GT:
                state[a] = state[b] > state[c]
            elif code == op.GE:
                state[a] = state[b] >= state[c]
            elif code == op.BYTEBITS:
                place = np.uint64(cells[np.uint64(state[b]) + c]) + program[here + FOUR]
                state[a] = (data[place] >> program[here + FIVE]) & program[here + SIX]
            elif code == op.U1:
                state[a] = data[np.uint64(cells[np.uint64(state[b]) + c]) + program[here + FOUR]]
            elif code == op.U2BE:
                place = np.uint64(cells[np.uint64(state[b]) + c]) + program[here + FOUR]
                state[a] = (np.int64(data[place]) << 8) | np.int64(data[place + ONE])
            elif code == op.BITS:
                shape = program[here + SIX]
                at = cells[np.uint64(state[b]) + c] + np.int64(program[here + FOUR] >> np.uint32(3))
                value = read_bit_field(data, at, np.int64(program[here + FIVE]), np.int64(shape & 127), shape < 128)
                if value < 0:
                    break
                state[a] = value
            elif code == op.BYTES:
                length = state[c]
                if length < 0 or (length > end - pos and length > 0):
                    break
                cells[np.uint64(state[a]) + b] = pos
                cells[np.uint64(state[a]) + program[here + SEVEN]] = length
                pos += length
            elif code == op.REST:
                length = max(end - pos, 0)
                cells[np.uint64(state[a]) + b] = pos
                cells[np.uint64(state[a]) + program[here + SEVEN]] = length
                pos += length
            elif code == op.ROW:
                table = tables + STRIDE * np.int64(a)
                rows = state[table + ROWS_USED]
                if rows >= state[table + CAPACITY]:
                    full = np.int64(a)
                    break
                row = state[table + BASE] + rows * np.int64(program[here + FOUR])
                for flag in range(state[table], state[table + FLAGS_END]):
                    cells[np.uint64(row + state[flag])] = 0
                if state[table + MESSAGES] != message + 1:
                    state[table + MESSAGES] = message + 1
                    state[table + ROWS_BEFORE] = rows
                state[table + ROWS_USED] = rows + 1
                state[b] = row
                state[c] = rows + 1
            elif code == op.OPEN:
                reads -= max(pos - seen, 0)
                state[a] = pos
                state[a + 1] = end
                pos = cells[np.uint64(state[b]) + c]
                end = pos + cells[np.uint64(state[b]) + program[here + SEVEN]]
                seen = pos
            elif code == op.CLOSE:
                fuel += FUEL_PER_BYTE * max(pos - seen, 0)
                reads -= max(pos - seen, 0)
                if reads < 0:
                    break
                pos = state[a]
                end = state[a + 1]
                seen = pos
            elif code == op.FIXED:
                state[a] = cells[np.uint64(state[b]) + c] + program[here + FOUR]
                state[a + 1] = program[here + FIVE]
            elif code == op.SAME:
                good = state[b + 1] == state[c + 1]
                if good:
                    left, right = state[b], state[c]
                    index = 0
                    for index in range(state[b + 1]):
                        x = data[left + index] if left >= 0 else constants[index - 1 - left]
                        y = data[right + index] if right >= 0 else constants[index - 1 - right]
                        if x != y:
                            good = False
                            break
                    reads -= state[b + 1]
                    work += state[b + 1]
                state[a] = good
                good = False
                if reads < 0:
                    break
            elif code == op.ORDER:
                left, right = state[b], state[c]
                shorter = min(state[b + 1], state[c + 1])
                result = np.int64(state[b + 1] > state[c + 1]) - np.int64(state[b + 1] < state[c + 1])
                index = 0
                for index in range(shorter):
                    x = data[left + index] if left >= 0 else constants[index - 1 - left]
                    y = data[right + index] if right >= 0 else constants[index - 1 - right]
                    if x != y:
                        result = 1 if x > y else -1
                        break
                reads -= shorter
                work += shorter
                state[a] = result
                if reads < 0:
                    break
            elif code == op.AND:
                state[a] = state[b] & state[c]
            elif code == op.OR:
                state[a] = state[b] | state[c]
            elif code == op.XOR:
                state[a] = state[b] ^ state[c]
            elif code == op.NOT:
                state[a] = state[b] == 0
            elif code == op.ADD:
                x, y = state[b], state[c]
                value = x + y
                if ((x ^ value) & (y ^ value)) < 0:
                    break
                state[a] = value
            elif code == op.SUB:
                x, y = state[b], state[c]
                value = x - y
                if ((x ^ y) & (x ^ value)) < 0:
                    break
                state[a] = value
            elif code == op.MUL:
                if not fits_product(state[b], state[c]):
                    break
                state[a] = state[b] * state[c]
            elif code == op.DIV:
                if state[c] == 0 or (state[c] == -1 and state[b] == -9223372036854775808):
                    break
                state[a] = floor_div(state[b], state[c])
            elif code == op.MOD:
                if state[c] == 0 or (state[c] == -1 and state[b] == -9223372036854775808):
                    break
                state[a] = floor_mod(state[b], state[c])
            elif code == op.SHL:
                x, y = state[b], state[c]
                if y < 0 or y > 62 or (x << y) >> y != x:
                    break
                state[a] = x << y
            elif code == op.SHR:
                if state[c] < 0:
                    break
                state[a] = state[b] >> min(state[c], 63)
            elif code == op.NEG:
                if state[b] == -9223372036854775808:
                    break
                state[a] = -state[b]
            elif code == op.INV:
                state[a] = ~state[b]
            elif code == op.ROWS:
                state[a] = state[tables + STRIDE * np.int64(b) + ROWS_USED]
            elif code == op.ROWAT:
                width = np.int64(program[here + FOUR])
                state[a] = state[tables + STRIDE * np.int64(b) + BASE] + (state[c] - 1) * width
            elif code == op.ITEM:
                index = state[program[here + FIVE]]
                if index < 0 or index >= cells[np.uint64(state[c]) + program[here + SEVEN]]:
                    break
                row = cells[np.uint64(state[c]) + program[here + FOUR]] + index
                state[a] = state[tables + STRIDE * np.int64(b) + BASE] + row * np.int64(program[here + SIX])
            elif code == op.EOF:
                state[a] = pos >= end
            elif code == op.POSITION:
                state[a] = pos - state[b]
            elif code == op.ROOTSTART:
                state[a] = root_start
            elif code == op.ROOTSIZE:
                state[a] = root_end - root_start
            elif code == op.PARAM:
                state[a] = params[b, column]
            elif code == op.BYTE:
                index = state[c]
                if index < 0 or index >= state[b + 1]:
                    break
                at = state[b]
                state[a] = data[at + index] if at >= 0 else constants[index - 1 - at]
            elif code == op.UNPAD:
                at = cells[np.uint64(state[a]) + b]
                span = np.uint64(state[a]) + program[here + SEVEN]
                length = cells[span]
                while length > 0 and data[at + length - 1] == c:
                    length -= 1
                cells[span] = length
            elif code == op.CUT:
                at = cells[np.uint64(state[a]) + b]
                span = np.uint64(state[a]) + program[here + SEVEN]
                for index in range(cells[span]):
                    if data[at + index] == c:
                        cells[span] = index + program[here + FOUR]
                        break
            elif code == op.UNTIL:
                flags = program[here + FOUR]
                at = pos
                while at < end and data[at] != c:
                    at += 1
                work += max(at - pos, 0)
                if at >= end and flags & 4:
                    break
                ending = 1 if at < end else 0
                cells[np.uint64(state[a]) + b] = pos
                cells[np.uint64(state[a]) + program[here + SEVEN]] = max(at - pos, 0) + (ending if flags & 1 else 0)
                pos = max(at, pos) + (ending if flags & 2 else 0)
            elif code == op.CALL:
                state[a] = np.int64(pc)
                pc = b
            elif code == op.RETURN:
                pc = np.uint32(state[a])
            elif code == op.SAVE:
                cells[np.uint64(state[a]) + b] = state[c]
            elif code == op.RESTORE:
                state[a] = cells[np.uint64(state[b]) + c]
            elif code == op.DROP:
                state[tables + STRIDE * np.int64(a) + ROWS_USED] -= 1
            elif code == op.SEEK:
                value = state[program[here + FOUR]]
                if value < 0 or value > FARTHEST:
                    break
                reads -= max(pos - seen, 0)
                state[a] = pos
                state[a + 1] = end
                pos = cells[np.uint64(state[b]) + c] + value
                end = cells[np.uint64(state[b]) + c] + cells[np.uint64(state[b]) + program[here + SEVEN]]
                seen = pos
            elif code == op.RUNAT:
                at = root_start + np.int64(program[here + FOUR])
                reads -= c
                if root_end - at < c or reads < 0:
                    break
                cells[np.uint64(state[a]) + b] = at
            elif code == op.SEEKROOT:
                value = state[b]
                if value < 0 or value > FARTHEST:
                    break
                reads -= max(pos - seen, 0)
                state[a] = pos
                state[a + 1] = end
                pos = root_start + value
                end = root_end
                seen = pos
            elif code == op.FCONST:
                bits = np.uint64(0)
                for index in range(7, -1, -1):
                    bits = (bits << np.uint64(8)) | np.uint64(constants[b + index])
                state[a] = np.int64(bits)
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
                state[a] = floats[b] == floats[c]
            elif code == op.FNE:
                state[a] = floats[b] != floats[c]
            elif code == op.FLT:
                state[a] = floats[b] < floats[c]
            elif code == op.FLE:
                state[a] = floats[b] <= floats[c]
            elif code == op.FGT:
                state[a] = floats[b] > floats[c]
            elif code == op.FGE:
                state[a] = floats[b] >= floats[c]
            elif code == op.FNEG:
                floats[a] = -floats[b]
            elif code == op.I2F:
                # Beyond 2**53 Python compares whole and floating-point numbers exactly.
                if state[b] > 9007199254740992 or state[b] < -9007199254740992:
                    break
                floats[a] = np.float64(state[b])
            elif code == op.F2I:
                if not (-9.2e18 < floats[b] < 9.2e18):
                    break
                state[a] = np.int64(floats[b])
            elif code == op.JSAME or code == op.JSAMEN:
                place = np.uint64(cells[np.uint64(state[a]) + b]) + c
                literal = np.uint64(program[here + FOUR])
                same = True
                for number in range(program[here + FIVE]):
                    same = same and data[place + np.uint64(number)] == constants[literal + np.uint64(number)]
                if same == (code == op.JSAME):
                    pc = program[here + SIX]
            elif code == op.NUMBER or code == op.NUMBER2:
                place = np.uint64(cells[np.uint64(state[b]) + c]) + program[here + FOUR]
                shape = program[here + FIVE]
                is_little = shape & 32 == 0
                if code == op.NUMBER2:
                    is_little = cells[np.uint64(state[b]) + program[here + SIX]] != 0
                value = read_integer(data, place, np.int64(shape & 15), is_little)
                if shape & 64:
                    if shape & 4:
                        floats[a] = np.uint32(value).view(np.float32)
                    else:
                        state[a] = value
                elif shape & 16:
                    shift = 64 - 8 * np.int64(shape & 15)
                    state[a] = (value << shift) >> shift
                elif value < 0:
                    break
                else:
                    state[a] = value
            elif code == op.TEXT or code == op.TEXTAT:
                if code == op.TEXT:
                    encoding = b
                    at, length = state[a], state[a + np.uint32(1)]
                    reads -= length
                else:
                    encoding = c
                    at, length = cells[np.uint64(state[a]) + b], cells[np.uint64(state[a]) + program[here + SEVEN]]
                work += length
                kind = encodings[encoding]
                if at < 0 or reads < 0:
                    good = False
                elif kind == NO_CHECK:
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
            elif code == op.UNTILZEROS:
                flags = program[here + FOUR]
                width = np.int64(c)
                at = pos
                while at + width <= end and data[at] | data[at + 1] | data[at + width - 2] | data[at + width - 1]:
                    at += width
                work += max(at - pos, 0)
                ending = width if at + width <= end else 0
                if ending == 0:
                    if flags & 4:
                        break
                    at = max(end, pos)
                cells[np.uint64(state[a]) + b] = pos
                cells[np.uint64(state[a]) + program[here + SEVEN]] = at - pos + (ending if flags & 1 else 0)
                pos = at + (ending if flags & 2 else 0)
            elif code == op.CUTZEROS:
                width = np.int64(c)
                begin = cells[np.uint64(state[a]) + b]
                span = np.uint64(state[a]) + program[here + SEVEN]
                at, last = begin, begin + cells[span] - width
                while at <= last and data[at] | data[at + 1] | data[at + width - 2] | data[at + width - 1]:
                    at += width
                work += at - begin
                if at <= last:
                    cells[span] = at - begin + (width if program[here + FOUR] else 0)
            elif code == op.PROCESS:
                if processed >= made_width:
                    if asked.size > 0:
                        waits = True
                        at = ASKED * message
                        asked[at] = state[c]
                        asked[at + 1] = state[c + np.uint32(1)]
                        asked[at + 2] = state[program[here + FOUR]]
                        asked[at + 3] = state[program[here + FOUR] + np.uint32(1)]
                        asked[at + 4] = np.int64(program[here + FIVE])
                    break
                at = 1 + made_width * message + processed
                if made[at] < 0:
                    break
                cells[np.uint64(state[a]) + b] = made[at]
                cells[np.uint64(state[a]) + program[here + SEVEN]] = made[at + 1]
                reads += 2 * made[at + 1]
                processed += 2
            elif code == op.LOOP or code == op.COUNT:
                state[a] += 1
                if code == op.COUNT:
                    cells[np.uint64(state[c]) + program[here + FOUR]] = state[a]
                if pos > seen:
                    fuel = min(fuel + FUEL_PER_BYTE * (pos - seen), most_fuel)
                    reads -= pos - seen
                seen = pos
                fuel -= b
                work += 1
                if fuel < 0 or reads < 0:
                    break
            else:
                good = code == op.DONE
                broken = code == op.FAIL
                break
        if full >= 0:
            _drop_rows(state, tables, message + 1)
            return message, full
        if not keeps_rows:
            _drop_rows(state, tables, message + 1)
            stops[message] = op.BROKEN if broken else op.UNFINISHED
            if good and pos > start:
                stops[message] = pos
            if is_alone:
                if work > most_work:
                    return message + 1, -1
            elif stops[message] < 0:
                chain += 1
                if chain == starts.size:
                    return message + 1, -1
        elif asked.size > 0:
            _drop_rows(state, tables, message + 1)
            status[message] = WAITING if waits else FALLBACK
        elif not good:
            _discard(state, tables, cells, message + 1)
            status[message] = FALLBACK
    return starts.size if keeps_rows else stops.size, -1
