# Generated from ksy/sas/sas_mq_file_records.ksy by `ksyspark generate`; do not edit.
"""Plans of sas_mq_file_records: what the machine runs for each message and where it leaves each column; `FRAME` and `IN_STEP` cut streams."""

from ksyspark.compiler.opcodes import ADD, AND, BYTE, BYTES, CALL, CLOSE, COUNT, DONE, EOF, FAIL, ITEM, JEQ, JGE, JGT, JLE, JLT, JNE, JNZ, JUMP, JZ, LOAD, LOOP, MOVE, NUMBER2, PARAM, POSITION, RETURN, ROOTSIZE, ROOTSTART, ROW, ROWS, RUN, SAME, SEEKROOT, SHL, STORE, SUB
from ksyspark.compiler.plan import Inline, Items, Number, Plan, Present, Span, Table, Computed

PLAN = Plan(
    program=(
        (ROW, 0, 0, 0),                          # 0: sas_mq_file_records
        (PARAM, 1, 0),                           # 1: byte_order
        (PARAM, 2, 1),                           # 2: byte_order
        (PARAM, 3, 2),                           # 3: long_bytes
        (PARAM, 4, 3),                           # 4: encoding
        (SAME, 8, 1, 39),                        # 5: 39 is b'little'
        (JZ, 8, 9),                              # 6
        (MOVE, 5, 41),                           # 7: 41 is 0
        (JUMP, 111),                             # 8
        (SAME, 8, 1, 42),                        # 9: 42 is b'big'
        (JZ, 8, 13),                             # 10
        (MOVE, 5, 44),                           # 11: 44 is 1
        (JUMP, 111),                             # 12
        (AND, 8, 4, 45),                         # 13: 45 is 15
        (JNE, 8, 44, 17),                        # 14: 44 is 1
        (MOVE, 5, 44),                           # 15: 44 is 1
        (JUMP, 111),                             # 16
        (JEQ, 8, 46, 35),                        # 17: 46 is 2
        (JUMP, 31),                              # 18: first_word, where it is used
        (LOAD, 9, 0, 0),                         # 19
        (JNZ, 9, 30),                            # 20
        (SEEKROOT, 10, 41),                      # 21: pos: 0; 41 is 0
        (ROOTSIZE, 15),                          # 22: size: _io.size >= 4 ? 4 : 0
        (JLT, 15, 47, 26),                       # 23: 47 is 4
        (MOVE, 12, 47),                          # 24: 47 is 4
        (JUMP, 27),                              # 25
        (MOVE, 12, 41),                          # 26: 41 is 0
        (BYTES, 0, 1, 12),                       # 27: first_word
        (CLOSE, 10),                             # 28: back from first_word
        (STORE, 0, 0, 44),                       # 29: 44 is 1
        (RETURN, 1),                             # 30: first_word is read
        (CALL, 1, 19),                           # 31: first_word
        (LOAD, 16, 0, 1),                        # 32
        (LOAD, 17, 0, 2),                        # 33
        (JNE, 17, 41, 37),                       # 34: 41 is 0
        (MOVE, 5, 41),                           # 35: 41 is 0
        (JUMP, 111),                             # 36
        (JNE, 3, 48, 67),                        # 37: 48 is 8
        (JUMP, 51),                              # 38: second_word, where it is used
        (LOAD, 18, 0, 3),                        # 39
        (JNZ, 18, 50),                           # 40
        (SEEKROOT, 19, 47),                      # 41: pos: 4; 47 is 4
        (ROOTSIZE, 24),                          # 42: size: _io.size >= 8 ? 4 : 0
        (JLT, 24, 48, 46),                       # 43: 48 is 8
        (MOVE, 21, 47),                          # 44: 47 is 4
        (JUMP, 47),                              # 45
        (MOVE, 21, 41),                          # 46: 41 is 0
        (BYTES, 0, 4, 21),                       # 47: second_word
        (CLOSE, 19),                             # 48: back from second_word
        (STORE, 0, 3, 44),                       # 49: 44 is 1
        (RETURN, 2),                             # 50: second_word is read
        (CALL, 2, 39),                           # 51: second_word
        (LOAD, 16, 0, 4),                        # 52
        (LOAD, 17, 0, 5),                        # 53
        (JNE, 17, 47, 67),                       # 54: 47 is 4
        (MOVE, 8, 41),                           # 55: 41 is 0
        (LOAD, 16, 0, 1),                        # 56: first_word
        (LOAD, 17, 0, 2),                        # 57
        (BYTE, 25, 16, 41),                      # 58: 41 is 0
        (JNE, 25, 41, 65),                       # 59: 41 is 0
        (LOAD, 16, 0, 4),                        # 60: second_word
        (LOAD, 17, 0, 5),                        # 61
        (BYTE, 25, 16, 49),                      # 62: 49 is 3
        (JEQ, 25, 41, 65),                       # 63: 41 is 0
        (MOVE, 8, 44),                           # 64: 44 is 1
        (MOVE, 5, 8),                            # 65
        (JUMP, 111),                             # 66
        (MOVE, 8, 41),                           # 67: 41 is 0
        (LOAD, 16, 0, 1),                        # 68: first_word
        (LOAD, 17, 0, 2),                        # 69
        (BYTE, 25, 16, 49),                      # 70: 49 is 3
        (SHL, 26, 25, 48),                       # 71: 48 is 8
        (LOAD, 27, 0, 1),                        # 72: first_word
        (LOAD, 28, 0, 2),                        # 73
        (BYTE, 29, 27, 46),                      # 74: 46 is 2
        (ADD, 30, 26, 29),                       # 75
        (LOAD, 31, 0, 1),                        # 76: first_word
        (LOAD, 32, 0, 2),                        # 77
        (BYTE, 33, 31, 41),                      # 78: 41 is 0
        (SHL, 34, 33, 48),                       # 79: 48 is 8
        (LOAD, 35, 0, 1),                        # 80: first_word
        (LOAD, 36, 0, 2),                        # 81
        (BYTE, 37, 35, 44),                      # 82: 44 is 1
        (ADD, 38, 34, 37),                       # 83
        (JGT, 30, 38, 109),                      # 84
        (LOAD, 16, 0, 1),                        # 85: first_word
        (LOAD, 17, 0, 2),                        # 86
        (BYTE, 25, 16, 49),                      # 87: 49 is 3
        (SHL, 26, 25, 48),                       # 88: 48 is 8
        (LOAD, 27, 0, 1),                        # 89: first_word
        (LOAD, 28, 0, 2),                        # 90
        (BYTE, 29, 27, 46),                      # 91: 46 is 2
        (ADD, 30, 26, 29),                       # 92
        (LOAD, 31, 0, 1),                        # 93: first_word
        (LOAD, 32, 0, 2),                        # 94
        (BYTE, 33, 31, 41),                      # 95: 41 is 0
        (SHL, 34, 33, 48),                       # 96: 48 is 8
        (LOAD, 35, 0, 1),                        # 97: first_word
        (LOAD, 36, 0, 2),                        # 98
        (BYTE, 37, 35, 44),                      # 99: 44 is 1
        (ADD, 38, 34, 37),                       # 100
        (JNE, 30, 38, 110),                      # 101
        (LOAD, 16, 0, 1),                        # 102: first_word
        (LOAD, 17, 0, 2),                        # 103
        (BYTE, 25, 16, 44),                      # 104: 44 is 1
        (LOAD, 26, 0, 1),                        # 105: first_word
        (LOAD, 27, 0, 2),                        # 106
        (BYTE, 28, 26, 46),                      # 107: 46 is 2
        (JLE, 25, 28, 110),                      # 108
        (MOVE, 8, 44),                           # 109: 44 is 1
        (MOVE, 5, 8),                            # 110
        (STORE, 0, 6, 5),                        # 111
        (ROWS, 6, 1),                            # 112: records: repeat eos
        (STORE, 0, 7, 6),                        # 113
        (MOVE, 5, 41),                           # 114: 41 is 0
        (EOF, 6),                                # 115
        (JNZ, 6, 166),                           # 116
        (ROW, 1, 3, 6),                          # 117: records: an item
        (LOAD, 7, 0, 6),                         # 118
        (STORE, 3, 0, 7),                        # 119
        (STORE, 3, 1, 3),                        # 120
        (JNE, 7, 44, 124),                       # 121: switch-on: is_be; cases: true; 44 is 1
        (STORE, 3, 2, 41),                       # 122: byte order be; 41 is 0
        (JUMP, 127),                             # 123
        (JNE, 7, 41, 173),                       # 124: cases: false; 41 is 0
        (STORE, 3, 2, 44),                       # 125: byte order le; 44 is 1
        (JUMP, 127),                             # 126
        (LOAD, 7, 3, 1),                         # 127: if: length_bytes != 8
        (JEQ, 7, 48, 140),                       # 128: 48 is 8
        (RUN, 3, 4, 4),                          # 129: narrow
        (NUMBER2, 7, 3, 4, 0, 52, 2),            # 130: narrow; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 7, 41, 173),                       # 131: 41 is 0
        (ROOTSIZE, 8),                           # 132
        (ROOTSTART, 16),                         # 133
        (POSITION, 16, 16),                      # 134
        (SUB, 17, 8, 16),                        # 135
        (MOVE, 25, 41),                          # 136: 41 is 0
        (SUB, 28, 17, 25),                       # 137
        (JGT, 7, 28, 173),                       # 138
        (STORE, 3, 3, 44),                       # 139: 44 is 1
        (LOAD, 7, 3, 1),                         # 140: if: length_bytes == 8
        (JNE, 7, 48, 153),                       # 141: 48 is 8
        (RUN, 3, 6, 8),                          # 142: wide
        (NUMBER2, 7, 3, 6, 0, 56, 2),            # 143: wide; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 7, 41, 173),                       # 144: 41 is 0
        (ROOTSIZE, 8),                           # 145
        (ROOTSTART, 16),                         # 146
        (POSITION, 16, 16),                      # 147
        (SUB, 17, 8, 16),                        # 148
        (MOVE, 25, 41),                          # 149: 41 is 0
        (SUB, 28, 17, 25),                       # 150
        (JGT, 7, 28, 173),                       # 151
        (STORE, 3, 5, 44),                       # 152: 44 is 1
        (LOAD, 28, 3, 1),                        # 153: size: len_data.value
        (JNE, 28, 48, 159),                      # 154: 48 is 8
        (LOAD, 28, 3, 5),                        # 155
        (JZ, 28, 173),                           # 156
        (NUMBER2, 25, 3, 6, 0, 56, 2),           # 157
        (JUMP, 162),                             # 158
        (LOAD, 28, 3, 3),                        # 159
        (JZ, 28, 173),                           # 160
        (NUMBER2, 25, 3, 4, 0, 52, 2),           # 161
        (STORE, 3, 9, 25),                       # 162
        (BYTES, 3, 7, 25),                       # 163: data
        (COUNT, 5, 6, 0, 8),                     # 164
        (JUMP, 115),                             # 165
        (MOVE, 5, 41),                           # 166: 41 is 0
        (LOAD, 6, 0, 8),                         # 167
        (JGE, 5, 6, 172),                        # 168
        (ITEM, 3, 1, 0, 7, 5),                   # 169
        (LOOP, 5, 0),                            # 170
        (JUMP, 167),                             # 171
        (DONE,),                                 # 172: read
        (FAIL,),                                 # 173: handed over
    ),
    constants=b'littlebig',
    tables=(
        Table(9, (0, 3, 8)),  # 0: sas_mq_file_records
        Table(10, (3, 5)),  # 1: sas_mq_file_records.records[]
    ),
    registers=39,
    numbers=(-1, 6, 0, -7, 3, 1, 15, 2, 4, 8, 3),
    addresses=(0, -1, -1, 1),
    encodings=(),
    root=Inline({
        'first_word': Present(0, Span(1, None)),
        'second_word': Present(3, Span(4, None)),
        'is_be': Computed(6, 'bool'),
        'records': Items(7, 1, Inline({
            'len_data': Inline({
                'narrow': Present(3, Number(4, 0, 4, True, False, 'be', 2)),
                'wide': Present(5, Number(6, 0, 8, True, False, 'be', 2)),
                'value': Computed(9, 'int'),
            }),
            'data': Span(7, None),
        })),
    }),
    checks=(
    ),
    unsupported={},
)

FRAME = None
IN_STEP = None
