# Generated from ksy/sas/sas_mq_string.ksy by `ksyspark generate`; do not edit.
"""Plans of sas_mq_string: what the machine runs for each message and where it leaves each column; `FRAME` and `IN_STEP` cut streams."""

from ksyspark.machine.opcodes import ADD, BYTES, CALL, CLOSE, DONE, FAIL, JEQ, JGT, JLE, JLT, JNE, JNZ, JUMP, JZ, LOAD, MOVE, NUMBER2, OPEN, PARAM, POSITION, REST, RETURN, ROOTSIZE, ROOTSTART, ROW, RUN, SAME, SEEK, STORE, SUB, TEXT, UNPAD
from ksyspark.machine.plan import Inline, Number, Plan, Present, Span, Table, Worked

PLAN = Plan(
    program=(
        (ROW, 0, 0, 0),                          # 0: sas_mq_string
        (PARAM, 1, 0),                           # 1: is_be
        (PARAM, 2, 1),                           # 2: length_bytes
        (PARAM, 3, 2),                           # 3: nul_counted
        (PARAM, 4, 3),                           # 4: ccsid
        (JNE, 1, 27, 8),                         # 5: switch-on: is_be; cases: true; 27 is 1
        (STORE, 0, 0, 28),                       # 6: byte order be; 28 is 0
        (JUMP, 11),                              # 7
        (JNE, 1, 28, 224),                       # 8: cases: false; 28 is 0
        (STORE, 0, 0, 27),                       # 9: byte order le; 27 is 1
        (JUMP, 11),                              # 10
        (JEQ, 2, 29, 26),                        # 11: if: length_bytes != 8; 29 is 8
        (RUN, 0, 2, 4),                          # 12: narrow
        (NUMBER2, 5, 0, 2, 0, 52, 0),            # 13: narrow; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 5, 28, 224),                       # 14: 28 is 0
        (ROOTSIZE, 6),                           # 15
        (ROOTSTART, 7),                          # 16
        (POSITION, 7, 7),                        # 17
        (SUB, 8, 6, 7),                          # 18
        (JZ, 3, 22),                             # 19
        (MOVE, 9, 28),                           # 20: 28 is 0
        (JUMP, 23),                              # 21
        (MOVE, 9, 27),                           # 22: 27 is 1
        (SUB, 12, 8, 9),                         # 23
        (JGT, 5, 12, 224),                       # 24
        (STORE, 0, 1, 27),                       # 25: 27 is 1
        (JNE, 2, 29, 41),                        # 26: if: length_bytes == 8; 29 is 8
        (RUN, 0, 4, 8),                          # 27: wide
        (NUMBER2, 5, 0, 4, 0, 56, 0),            # 28: wide; valid: _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)
        (JLT, 5, 28, 224),                       # 29: 28 is 0
        (ROOTSIZE, 6),                           # 30
        (ROOTSTART, 7),                          # 31
        (POSITION, 7, 7),                        # 32
        (SUB, 8, 6, 7),                          # 33
        (JZ, 3, 37),                             # 34
        (MOVE, 9, 28),                           # 35: 28 is 0
        (JUMP, 38),                              # 36
        (MOVE, 9, 27),                           # 37: 27 is 1
        (SUB, 12, 8, 9),                         # 38
        (JGT, 5, 12, 224),                       # 39
        (STORE, 0, 3, 27),                       # 40: 27 is 1
        (JZ, 3, 52),                             # 41: size: nul_counted ? len.value : len.value + 1
        (JNE, 2, 29, 47),                        # 42: 29 is 8
        (LOAD, 11, 0, 3),                        # 43
        (JZ, 11, 224),                           # 44
        (NUMBER2, 8, 0, 4, 0, 56, 0),            # 45
        (JUMP, 50),                              # 46
        (LOAD, 11, 0, 1),                        # 47
        (JZ, 11, 224),                           # 48
        (NUMBER2, 8, 0, 2, 0, 52, 0),            # 49
        (MOVE, 5, 8),                            # 50
        (JUMP, 61),                              # 51
        (JNE, 2, 29, 57),                        # 52: 29 is 8
        (LOAD, 11, 0, 3),                        # 53
        (JZ, 11, 224),                           # 54
        (NUMBER2, 8, 0, 4, 0, 56, 0),            # 55
        (JUMP, 60),                              # 56
        (LOAD, 11, 0, 1),                        # 57
        (JZ, 11, 224),                           # 58
        (NUMBER2, 8, 0, 2, 0, 52, 0),            # 59
        (ADD, 5, 8, 27),                         # 60: 27 is 1
        (BYTES, 0, 5, 5),                        # 61: content
        (OPEN, 8, 0, 5),                         # 62: content begins
        (JEQ, 4, 30, 100),                       # 63: if: not is_ebcdic; 30 is 37
        (JEQ, 4, 31, 100),                       # 64: 31 is 500
        (JEQ, 4, 32, 100),                       # 65: 32 is 1047
        (JEQ, 4, 33, 100),                       # 66: 33 is 1140
        (LOAD, 13, 0, 6),                        # 67: size: len_characters
        (JLE, 13, 28, 96),                       # 68: 28 is 0
        (JUMP, 87),                              # 69: last, when it is asked for
        (LOAD, 14, 0, 10),                       # 70
        (JNZ, 14, 86),                           # 71
        (LOAD, 20, 0, 6),                        # 72: pos: _io.size > 0 ? _io.size - 1 : 0
        (JLE, 20, 28, 76),                       # 73: 28 is 0
        (SUB, 17, 20, 27),                       # 74: 27 is 1
        (JUMP, 77),                              # 75
        (MOVE, 17, 28),                          # 76: 28 is 0
        (SEEK, 15, 0, 5, 17),                    # 77
        (LOAD, 23, 0, 6),                        # 78: size: _io.size > 0 ? 1 : 0
        (JLE, 23, 28, 82),                       # 79: 28 is 0
        (MOVE, 20, 27),                          # 80: 27 is 1
        (JUMP, 83),                              # 81
        (MOVE, 20, 28),                          # 82: 28 is 0
        (BYTES, 0, 11, 20),                      # 83: last
        (CLOSE, 15),                             # 84: back from last
        (STORE, 0, 10, 27),                      # 85: 27 is 1
        (RETURN, 1),                             # 86: last is read
        (CALL, 1, 70),                           # 87: last
        (LOAD, 24, 0, 11),                       # 88
        (LOAD, 25, 0, 12),                       # 89
        (SAME, 26, 24, 34),                      # 90: 34 is b'\x00'
        (JNZ, 26, 93),                           # 91
        (JNZ, 3, 96),                            # 92
        (LOAD, 13, 0, 6),                        # 93
        (SUB, 10, 13, 27),                       # 94: 27 is 1
        (JUMP, 97),                              # 95
        (LOAD, 10, 0, 6),                        # 96
        (BYTES, 0, 8, 10),                       # 97: characters
        (UNPAD, 0, 8, 32),                       # 98
        (STORE, 0, 7, 27),                       # 99: 27 is 1
        (JEQ, 4, 30, 104),                       # 100: if: is_ebcdic; 30 is 37
        (JEQ, 4, 31, 104),                       # 101: 31 is 500
        (JEQ, 4, 32, 104),                       # 102: 32 is 1047
        (JNE, 4, 33, 119),                       # 103: 33 is 1140
        (LOAD, 13, 0, 6),                        # 104: size: len_characters
        (JLE, 13, 28, 115),                      # 105: 28 is 0
        (CALL, 1, 70),                           # 106: last
        (LOAD, 24, 0, 11),                       # 107
        (LOAD, 25, 0, 12),                       # 108
        (SAME, 26, 24, 34),                      # 109: 34 is b'\x00'
        (JNZ, 26, 112),                          # 110
        (JNZ, 3, 115),                           # 111
        (LOAD, 13, 0, 6),                        # 112
        (SUB, 10, 13, 27),                       # 113: 27 is 1
        (JUMP, 116),                             # 114
        (LOAD, 10, 0, 6),                        # 115
        (BYTES, 0, 14, 10),                      # 116: ebcdic_characters
        (UNPAD, 0, 14, 64),                      # 117
        (STORE, 0, 13, 27),                      # 118: 27 is 1
        (REST, 0, 16),                           # 119: terminator
        (CLOSE, 8),                              # 120: content ends
        (JNE, 4, 30, 131),                       # 121: text, value: content.text; 30 is 37
        (LOAD, 8, 0, 13),                        # 122
        (JZ, 8, 224),                            # 123
        (LOAD, 9, 0, 14),                        # 124
        (LOAD, 10, 0, 15),                       # 125
        (TEXT, 9, 0),                            # 126
        (MOVE, 5, 9),                            # 127
        (MOVE, 6, 10),                           # 128
        (MOVE, 7, 28),                           # 129: 28 is 0
        (JUMP, 209),                             # 130
        (JNE, 4, 31, 141),                       # 131: 31 is 500
        (LOAD, 8, 0, 13),                        # 132
        (JZ, 8, 224),                            # 133
        (LOAD, 9, 0, 14),                        # 134
        (LOAD, 10, 0, 15),                       # 135
        (TEXT, 9, 1),                            # 136
        (MOVE, 5, 9),                            # 137
        (MOVE, 6, 10),                           # 138
        (MOVE, 7, 27),                           # 139: 27 is 1
        (JUMP, 209),                             # 140
        (JNE, 4, 32, 151),                       # 141: 32 is 1047
        (LOAD, 8, 0, 13),                        # 142
        (JZ, 8, 224),                            # 143
        (LOAD, 9, 0, 14),                        # 144
        (LOAD, 10, 0, 15),                       # 145
        (TEXT, 9, 2),                            # 146
        (MOVE, 5, 9),                            # 147
        (MOVE, 6, 10),                           # 148
        (MOVE, 7, 36),                           # 149: 36 is 2
        (JUMP, 209),                             # 150
        (JNE, 4, 33, 161),                       # 151: 33 is 1140
        (LOAD, 8, 0, 13),                        # 152
        (JZ, 8, 224),                            # 153
        (LOAD, 9, 0, 14),                        # 154
        (LOAD, 10, 0, 15),                       # 155
        (TEXT, 9, 3),                            # 156
        (MOVE, 5, 9),                            # 157
        (MOVE, 6, 10),                           # 158
        (MOVE, 7, 37),                           # 159: 37 is 3
        (JUMP, 209),                             # 160
        (JNE, 4, 38, 171),                       # 161: 38 is 1208
        (LOAD, 8, 0, 7),                         # 162
        (JZ, 8, 224),                            # 163
        (LOAD, 9, 0, 8),                         # 164
        (LOAD, 10, 0, 9),                        # 165
        (TEXT, 9, 4),                            # 166
        (MOVE, 5, 9),                            # 167
        (MOVE, 6, 10),                           # 168
        (MOVE, 7, 39),                           # 169: 39 is 4
        (JUMP, 209),                             # 170
        (JNE, 4, 40, 181),                       # 171: 40 is 1252
        (LOAD, 8, 0, 7),                         # 172
        (JZ, 8, 224),                            # 173
        (LOAD, 9, 0, 8),                         # 174
        (LOAD, 10, 0, 9),                        # 175
        (TEXT, 9, 5),                            # 176
        (MOVE, 5, 9),                            # 177
        (MOVE, 6, 10),                           # 178
        (MOVE, 7, 41),                           # 179: 41 is 5
        (JUMP, 209),                             # 180
        (JNE, 4, 42, 191),                       # 181: 42 is 437
        (LOAD, 8, 0, 7),                         # 182
        (JZ, 8, 224),                            # 183
        (LOAD, 9, 0, 8),                         # 184
        (LOAD, 10, 0, 9),                        # 185
        (TEXT, 9, 6),                            # 186
        (MOVE, 5, 9),                            # 187
        (MOVE, 6, 10),                           # 188
        (MOVE, 7, 43),                           # 189: 43 is 6
        (JUMP, 209),                             # 190
        (JNE, 4, 44, 201),                       # 191: 44 is 850
        (LOAD, 8, 0, 7),                         # 192
        (JZ, 8, 224),                            # 193
        (LOAD, 9, 0, 8),                         # 194
        (LOAD, 10, 0, 9),                        # 195
        (TEXT, 9, 7),                            # 196
        (MOVE, 5, 9),                            # 197
        (MOVE, 6, 10),                           # 198
        (MOVE, 7, 45),                           # 199: 45 is 7
        (JUMP, 209),                             # 200
        (LOAD, 8, 0, 7),                         # 201
        (JZ, 8, 224),                            # 202
        (LOAD, 9, 0, 8),                         # 203
        (LOAD, 10, 0, 9),                        # 204
        (TEXT, 9, 8),                            # 205
        (MOVE, 5, 9),                            # 206
        (MOVE, 6, 10),                           # 207
        (MOVE, 7, 29),                           # 208: 29 is 8
        (STORE, 0, 18, 5),                       # 209
        (STORE, 0, 19, 6),                       # 210
        (STORE, 0, 20, 7),                       # 211
        (MOVE, 5, 28),                           # 212: is_terminated, value: content.is_terminated; 28 is 0
        (LOAD, 6, 0, 6),                         # 213
        (JEQ, 6, 28, 220),                       # 214: 28 is 0
        (CALL, 1, 70),                           # 215: last
        (LOAD, 6, 0, 11),                        # 216
        (LOAD, 7, 0, 12),                        # 217
        (SAME, 8, 6, 34),                        # 218: 34 is b'\x00'
        (JZ, 8, 221),                            # 219
        (MOVE, 5, 27),                           # 220: 27 is 1
        (STORE, 0, 21, 5),                       # 221
        (STORE, 0, 22, 5),                       # 222
        (DONE,),                                 # 223: read
        (FAIL,),                                 # 224: handed over
    ),
    constants=b'\x00',
    tables=(
        Table(23, (1, 3, 7, 10, 13)),  # 0: sas_mq_string
    ),
    registers=27,
    numbers=(1, 0, 8, 37, 500, 1047, 1140, -1, 1, 2, 3, 1208, 4, 1252, 5, 437, 6, 850, 7),
    addresses=(0, -1),
    encodings=('IBM037', 'IBM500', 'IBM1047', 'IBM1140', 'UTF-8', 'windows-1252', 'IBM437', 'IBM850', 'ISO-8859-1'),
    root=Inline({
        'len': Inline({
            'narrow': Present(1, Number(2, 0, 4, True, False, 'be', 0)),
            'wide': Present(3, Number(4, 0, 8, True, False, 'be', 0)),
        }),
        'content': Inline({
            'last': Present(10, Span(11, None)),
            'characters': Present(7, Span(8, None)),
            'ebcdic_characters': Present(13, Span(14, None)),
            'terminator': Span(16, None),
            'is_terminated': Worked(21, 'bool'),
        }),
        'text': Span(18, '*'),
        'is_terminated': Worked(22, 'bool'),
    }),
    checks=(
    ),
    unsupported={},
)

FRAME = None
IN_STEP = None
