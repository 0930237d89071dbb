# Generated from ksy/sas/sas_mq_string.ksy by `ksyspark generate`; do not edit.
"""Plans of sas_mq_string: what the machine runs for each message and where it leaves each column; `FRAME` and `IN_STEP` cut streams."""

from ksyspark.compiler.opcodes import ADD, BYTES, CALL, CLOSE, DONE, FAIL, JEQ, JGT, JLE, JLT, JNE, JNZ, JUMP, JZ, LOAD, MOVE, NUMBER2, OPEN, PARAM, POSITION, REST, RETURN, ROOTSIZE, ROOTSTART, ROW, RUN, SAME, SEEK, STORE, SUB, TEXT, UNPAD
from ksyspark.compiler.plan import Inline, Number, Plan, Present, Span, Table, Computed

PLAN = Plan(
    program=(
        (ROW, 0, 0, 0),                          # 0: sas_mq_string
        (PARAM, 1, 0),                           # 1: is_be
        (PARAM, 2, 1),                           # 2: length_bytes
        (PARAM, 3, 2),                           # 3: nul_counted
        (PARAM, 4, 3),                           # 4: ccsid
        (JNE, 1, 30, 8),                         # 5: switch-on: is_be; cases: true; 30 is 1
        (STORE, 0, 0, 31),                       # 6: byte order be; 31 is 0
        (JUMP, 11),                              # 7
        (JNE, 1, 31, 217),                       # 8: cases: false; 31 is 0
        (STORE, 0, 0, 30),                       # 9: byte order le; 30 is 1
        (JUMP, 11),                              # 10
        (JEQ, 2, 32, 26),                        # 11: if: length_bytes != 8; 32 is 8
        (RUN, 0, 2, 4),                          # 12: narrow
        (NUMBER2, 5, 0, 2, 0, 52, 0),            # 13: narrow; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 5, 31, 217),                       # 14: 31 is 0
        (ROOTSIZE, 6),                           # 15
        (ROOTSTART, 7),                          # 16
        (POSITION, 7, 7),                        # 17
        (SUB, 8, 6, 7),                          # 18
        (JZ, 3, 22),                             # 19
        (MOVE, 9, 31),                           # 20: 31 is 0
        (JUMP, 23),                              # 21
        (MOVE, 9, 30),                           # 22: 30 is 1
        (SUB, 12, 8, 9),                         # 23
        (JGT, 5, 12, 217),                       # 24
        (STORE, 0, 1, 30),                       # 25: 30 is 1
        (JNE, 2, 32, 41),                        # 26: if: length_bytes == 8; 32 is 8
        (RUN, 0, 4, 8),                          # 27: wide
        (NUMBER2, 5, 0, 4, 0, 56, 0),            # 28: wide; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 5, 31, 217),                       # 29: 31 is 0
        (ROOTSIZE, 6),                           # 30
        (ROOTSTART, 7),                          # 31
        (POSITION, 7, 7),                        # 32
        (SUB, 8, 6, 7),                          # 33
        (JZ, 3, 37),                             # 34
        (MOVE, 9, 31),                           # 35: 31 is 0
        (JUMP, 38),                              # 36
        (MOVE, 9, 30),                           # 37: 30 is 1
        (SUB, 12, 8, 9),                         # 38
        (JGT, 5, 12, 217),                       # 39
        (STORE, 0, 3, 30),                       # 40: 30 is 1
        (JNE, 2, 32, 46),                        # 41: size: nul_counted ? len.value : len.value + 1; 32 is 8
        (LOAD, 8, 0, 3),                         # 42
        (JZ, 8, 217),                            # 43
        (NUMBER2, 5, 0, 4, 0, 56, 0),            # 44
        (JUMP, 49),                              # 45
        (LOAD, 8, 0, 1),                         # 46
        (JZ, 8, 217),                            # 47
        (NUMBER2, 5, 0, 2, 0, 52, 0),            # 48
        (STORE, 0, 7, 5),                        # 49
        (JZ, 3, 53),                             # 50
        (MOVE, 8, 5),                            # 51
        (JUMP, 54),                              # 52
        (ADD, 8, 5, 30),                         # 53: 30 is 1
        (BYTES, 0, 5, 8),                        # 54: content
        (OPEN, 11, 0, 5),                        # 55: content begins
        (JEQ, 4, 33, 93),                        # 56: if: not is_ebcdic; 33 is 37
        (JEQ, 4, 34, 93),                        # 57: 34 is 500
        (JEQ, 4, 35, 93),                        # 58: 35 is 1047
        (JEQ, 4, 36, 93),                        # 59: 36 is 1140
        (LOAD, 16, 0, 6),                        # 60: size: len_characters
        (JLE, 16, 31, 89),                       # 61: 31 is 0
        (JUMP, 80),                              # 62: last, where it is used
        (LOAD, 17, 0, 11),                       # 63
        (JNZ, 17, 79),                           # 64
        (LOAD, 23, 0, 6),                        # 65: pos: _io.size > 0 ? _io.size - 1 : 0
        (JLE, 23, 31, 69),                       # 66: 31 is 0
        (SUB, 20, 23, 30),                       # 67: 30 is 1
        (JUMP, 70),                              # 68
        (MOVE, 20, 31),                          # 69: 31 is 0
        (SEEK, 18, 0, 5, 20),                    # 70
        (LOAD, 26, 0, 6),                        # 71: size: _io.size > 0 ? 1 : 0
        (JLE, 26, 31, 75),                       # 72: 31 is 0
        (MOVE, 23, 30),                          # 73: 30 is 1
        (JUMP, 76),                              # 74
        (MOVE, 23, 31),                          # 75: 31 is 0
        (BYTES, 0, 12, 23),                      # 76: last
        (CLOSE, 18),                             # 77: back from last
        (STORE, 0, 11, 30),                      # 78: 30 is 1
        (RETURN, 1),                             # 79: last is read
        (CALL, 1, 63),                           # 80: last
        (LOAD, 27, 0, 12),                       # 81
        (LOAD, 28, 0, 13),                       # 82
        (SAME, 29, 27, 37),                      # 83: 37 is b'\x00'
        (JNZ, 29, 86),                           # 84
        (JNZ, 3, 89),                            # 85
        (LOAD, 16, 0, 6),                        # 86
        (SUB, 13, 16, 30),                       # 87: 30 is 1
        (JUMP, 90),                              # 88
        (LOAD, 13, 0, 6),                        # 89
        (BYTES, 0, 9, 13),                       # 90: characters
        (UNPAD, 0, 9, 32),                       # 91
        (STORE, 0, 8, 30),                       # 92: 30 is 1
        (JEQ, 4, 33, 97),                        # 93: if: is_ebcdic; 33 is 37
        (JEQ, 4, 34, 97),                        # 94: 34 is 500
        (JEQ, 4, 35, 97),                        # 95: 35 is 1047
        (JNE, 4, 36, 112),                       # 96: 36 is 1140
        (LOAD, 16, 0, 6),                        # 97: size: len_characters
        (JLE, 16, 31, 108),                      # 98: 31 is 0
        (CALL, 1, 63),                           # 99: last
        (LOAD, 27, 0, 12),                       # 100
        (LOAD, 28, 0, 13),                       # 101
        (SAME, 29, 27, 37),                      # 102: 37 is b'\x00'
        (JNZ, 29, 105),                          # 103
        (JNZ, 3, 108),                           # 104
        (LOAD, 16, 0, 6),                        # 105
        (SUB, 13, 16, 30),                       # 106: 30 is 1
        (JUMP, 109),                             # 107
        (LOAD, 13, 0, 6),                        # 108
        (BYTES, 0, 15, 13),                      # 109: ebcdic_characters
        (UNPAD, 0, 15, 64),                      # 110
        (STORE, 0, 14, 30),                      # 111: 30 is 1
        (REST, 0, 17),                           # 112: terminator
        (CLOSE, 11),                             # 113: content ends
        (JNE, 4, 33, 124),                       # 114: text, value: content.text; 33 is 37
        (LOAD, 8, 0, 14),                        # 115
        (JZ, 8, 217),                            # 116
        (LOAD, 9, 0, 15),                        # 117
        (LOAD, 10, 0, 16),                       # 118
        (TEXT, 9, 0),                            # 119
        (MOVE, 5, 9),                            # 120
        (MOVE, 6, 10),                           # 121
        (MOVE, 7, 31),                           # 122: 31 is 0
        (JUMP, 202),                             # 123
        (JNE, 4, 34, 134),                       # 124: 34 is 500
        (LOAD, 8, 0, 14),                        # 125
        (JZ, 8, 217),                            # 126
        (LOAD, 9, 0, 15),                        # 127
        (LOAD, 10, 0, 16),                       # 128
        (TEXT, 9, 1),                            # 129
        (MOVE, 5, 9),                            # 130
        (MOVE, 6, 10),                           # 131
        (MOVE, 7, 30),                           # 132: 30 is 1
        (JUMP, 202),                             # 133
        (JNE, 4, 35, 144),                       # 134: 35 is 1047
        (LOAD, 8, 0, 14),                        # 135
        (JZ, 8, 217),                            # 136
        (LOAD, 9, 0, 15),                        # 137
        (LOAD, 10, 0, 16),                       # 138
        (TEXT, 9, 2),                            # 139
        (MOVE, 5, 9),                            # 140
        (MOVE, 6, 10),                           # 141
        (MOVE, 7, 39),                           # 142: 39 is 2
        (JUMP, 202),                             # 143
        (JNE, 4, 36, 154),                       # 144: 36 is 1140
        (LOAD, 8, 0, 14),                        # 145
        (JZ, 8, 217),                            # 146
        (LOAD, 9, 0, 15),                        # 147
        (LOAD, 10, 0, 16),                       # 148
        (TEXT, 9, 3),                            # 149
        (MOVE, 5, 9),                            # 150
        (MOVE, 6, 10),                           # 151
        (MOVE, 7, 40),                           # 152: 40 is 3
        (JUMP, 202),                             # 153
        (JNE, 4, 41, 164),                       # 154: 41 is 1208
        (LOAD, 8, 0, 8),                         # 155
        (JZ, 8, 217),                            # 156
        (LOAD, 9, 0, 9),                         # 157
        (LOAD, 10, 0, 10),                       # 158
        (TEXT, 9, 4),                            # 159
        (MOVE, 5, 9),                            # 160
        (MOVE, 6, 10),                           # 161
        (MOVE, 7, 42),                           # 162: 42 is 4
        (JUMP, 202),                             # 163
        (JNE, 4, 43, 174),                       # 164: 43 is 1252
        (LOAD, 8, 0, 8),                         # 165
        (JZ, 8, 217),                            # 166
        (LOAD, 9, 0, 9),                         # 167
        (LOAD, 10, 0, 10),                       # 168
        (TEXT, 9, 5),                            # 169
        (MOVE, 5, 9),                            # 170
        (MOVE, 6, 10),                           # 171
        (MOVE, 7, 44),                           # 172: 44 is 5
        (JUMP, 202),                             # 173
        (JNE, 4, 45, 184),                       # 174: 45 is 437
        (LOAD, 8, 0, 8),                         # 175
        (JZ, 8, 217),                            # 176
        (LOAD, 9, 0, 9),                         # 177
        (LOAD, 10, 0, 10),                       # 178
        (TEXT, 9, 6),                            # 179
        (MOVE, 5, 9),                            # 180
        (MOVE, 6, 10),                           # 181
        (MOVE, 7, 46),                           # 182: 46 is 6
        (JUMP, 202),                             # 183
        (JNE, 4, 47, 194),                       # 184: 47 is 850
        (LOAD, 8, 0, 8),                         # 185
        (JZ, 8, 217),                            # 186
        (LOAD, 9, 0, 9),                         # 187
        (LOAD, 10, 0, 10),                       # 188
        (TEXT, 9, 7),                            # 189
        (MOVE, 5, 9),                            # 190
        (MOVE, 6, 10),                           # 191
        (MOVE, 7, 48),                           # 192: 48 is 7
        (JUMP, 202),                             # 193
        (LOAD, 8, 0, 8),                         # 194
        (JZ, 8, 217),                            # 195
        (LOAD, 9, 0, 9),                         # 196
        (LOAD, 10, 0, 10),                       # 197
        (TEXT, 9, 8),                            # 198
        (MOVE, 5, 9),                            # 199
        (MOVE, 6, 10),                           # 200
        (MOVE, 7, 32),                           # 201: 32 is 8
        (STORE, 0, 19, 5),                       # 202
        (STORE, 0, 20, 6),                       # 203
        (STORE, 0, 21, 7),                       # 204
        (MOVE, 5, 31),                           # 205: is_terminated, value: content.is_terminated; 31 is 0
        (LOAD, 6, 0, 6),                         # 206
        (JEQ, 6, 31, 213),                       # 207: 31 is 0
        (CALL, 1, 63),                           # 208: last
        (LOAD, 6, 0, 12),                        # 209
        (LOAD, 7, 0, 13),                        # 210
        (SAME, 8, 6, 37),                        # 211: 37 is b'\x00'
        (JZ, 8, 214),                            # 212
        (MOVE, 5, 30),                           # 213: 30 is 1
        (STORE, 0, 22, 5),                       # 214
        (STORE, 0, 23, 5),                       # 215
        (DONE,),                                 # 216: read
        (FAIL,),                                 # 217: handed over
    ),
    constants=b'\x00',
    tables=(
        Table(24, (1, 3, 8, 11, 14)),  # 0: sas_mq_string
    ),
    registers=30,
    numbers=(1, 0, 8, 37, 500, 1047, 1140, -1, 1, 2, 3, 1208, 4, 1252, 5, 437, 6, 850, 7),
    addresses=(0, -1),
    encodings=('IBM037', 'IBM500', 'IBM1047', 'IBM1140', 'UTF-8', 'windows-1252', 'IBM437', 'IBM850', 'ISO-8859-1'),
    root=Inline({
        'len': Inline({
            'narrow': Present(1, Number(2, 0, 4, True, False, 'be', 0)),
            'wide': Present(3, Number(4, 0, 8, True, False, 'be', 0)),
            'value': Computed(7, 'int'),
        }),
        'content': Inline({
            'last': Present(11, Span(12, None)),
            'characters': Present(8, Span(9, None)),
            'ebcdic_characters': Present(14, Span(15, None)),
            'terminator': Span(17, None),
            'is_terminated': Computed(22, 'bool'),
        }),
        'text': Span(19, '*'),
        'is_terminated': Computed(23, 'bool'),
    }),
    checks=(
    ),
    unsupported={},
)

FRAME = None
IN_STEP = None
