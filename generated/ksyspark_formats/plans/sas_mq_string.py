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
        (JNE, 1, 27, 8),                         # 5
        (STORE, 0, 0, 28),                       # 6: byte order be
        (JUMP, 12),                              # 7
        (JNE, 1, 28, 225),                       # 8
        (STORE, 0, 0, 27),                       # 9: byte order le
        (JUMP, 12),                              # 10
        (JUMP, 225),                             # 11
        (JEQ, 2, 29, 27),                        # 12
        (RUN, 0, 2, 4),                          # 13: narrow
        (NUMBER2, 5, 0, 2, 0, 52, 0),            # 14
        (JLT, 5, 28, 225),                       # 15
        (ROOTSIZE, 6),                           # 16
        (ROOTSTART, 7),                          # 17
        (POSITION, 7, 7),                        # 18
        (SUB, 8, 6, 7),                          # 19
        (JZ, 3, 23),                             # 20
        (MOVE, 9, 28),                           # 21
        (JUMP, 24),                              # 22
        (MOVE, 9, 27),                           # 23
        (SUB, 12, 8, 9),                         # 24
        (JGT, 5, 12, 225),                       # 25
        (STORE, 0, 1, 27),                       # 26
        (JNE, 2, 29, 42),                        # 27
        (RUN, 0, 4, 8),                          # 28: wide
        (NUMBER2, 5, 0, 4, 0, 56, 0),            # 29
        (JLT, 5, 28, 225),                       # 30
        (ROOTSIZE, 6),                           # 31
        (ROOTSTART, 7),                          # 32
        (POSITION, 7, 7),                        # 33
        (SUB, 8, 6, 7),                          # 34
        (JZ, 3, 38),                             # 35
        (MOVE, 9, 28),                           # 36
        (JUMP, 39),                              # 37
        (MOVE, 9, 27),                           # 38
        (SUB, 12, 8, 9),                         # 39
        (JGT, 5, 12, 225),                       # 40
        (STORE, 0, 3, 27),                       # 41
        (JZ, 3, 53),                             # 42
        (JNE, 2, 29, 48),                        # 43
        (LOAD, 11, 0, 3),                        # 44
        (JZ, 11, 225),                           # 45
        (NUMBER2, 8, 0, 4, 0, 56, 0),            # 46
        (JUMP, 51),                              # 47
        (LOAD, 11, 0, 1),                        # 48
        (JZ, 11, 225),                           # 49
        (NUMBER2, 8, 0, 2, 0, 52, 0),            # 50
        (MOVE, 5, 8),                            # 51
        (JUMP, 62),                              # 52
        (JNE, 2, 29, 58),                        # 53
        (LOAD, 11, 0, 3),                        # 54
        (JZ, 11, 225),                           # 55
        (NUMBER2, 8, 0, 4, 0, 56, 0),            # 56
        (JUMP, 61),                              # 57
        (LOAD, 11, 0, 1),                        # 58
        (JZ, 11, 225),                           # 59
        (NUMBER2, 8, 0, 2, 0, 52, 0),            # 60
        (ADD, 5, 8, 27),                         # 61
        (BYTES, 0, 5, 5),                        # 62: content
        (OPEN, 8, 0, 5),                         # 63
        (JEQ, 4, 30, 101),                       # 64
        (JEQ, 4, 31, 101),                       # 65
        (JEQ, 4, 32, 101),                       # 66
        (JEQ, 4, 33, 101),                       # 67
        (LOAD, 13, 0, 6),                        # 68
        (JLE, 13, 28, 97),                       # 69
        (JUMP, 88),                              # 70: last, when it is asked for
        (LOAD, 14, 0, 10),                       # 71
        (JNZ, 14, 87),                           # 72
        (LOAD, 20, 0, 6),                        # 73
        (JLE, 20, 28, 77),                       # 74
        (SUB, 17, 20, 27),                       # 75
        (JUMP, 78),                              # 76
        (MOVE, 17, 28),                          # 77
        (SEEK, 15, 0, 5, 17),                    # 78
        (LOAD, 23, 0, 6),                        # 79
        (JLE, 23, 28, 83),                       # 80
        (MOVE, 20, 27),                          # 81
        (JUMP, 84),                              # 82
        (MOVE, 20, 28),                          # 83
        (BYTES, 0, 11, 20),                      # 84: last
        (CLOSE, 15),                             # 85
        (STORE, 0, 10, 27),                      # 86
        (RETURN, 1),                             # 87
        (CALL, 1, 71),                           # 88: last
        (LOAD, 24, 0, 11),                       # 89
        (LOAD, 25, 0, 12),                       # 90
        (SAME, 26, 24, 34),                      # 91
        (JNZ, 26, 94),                           # 92
        (JNZ, 3, 97),                            # 93
        (LOAD, 13, 0, 6),                        # 94
        (SUB, 10, 13, 27),                       # 95
        (JUMP, 98),                              # 96
        (LOAD, 10, 0, 6),                        # 97
        (BYTES, 0, 8, 10),                       # 98: characters
        (UNPAD, 0, 8, 32),                       # 99
        (STORE, 0, 7, 27),                       # 100
        (JEQ, 4, 30, 105),                       # 101
        (JEQ, 4, 31, 105),                       # 102
        (JEQ, 4, 32, 105),                       # 103
        (JNE, 4, 33, 120),                       # 104
        (LOAD, 13, 0, 6),                        # 105
        (JLE, 13, 28, 116),                      # 106
        (CALL, 1, 71),                           # 107: last
        (LOAD, 24, 0, 11),                       # 108
        (LOAD, 25, 0, 12),                       # 109
        (SAME, 26, 24, 34),                      # 110
        (JNZ, 26, 113),                          # 111
        (JNZ, 3, 116),                           # 112
        (LOAD, 13, 0, 6),                        # 113
        (SUB, 10, 13, 27),                       # 114
        (JUMP, 117),                             # 115
        (LOAD, 10, 0, 6),                        # 116
        (BYTES, 0, 14, 10),                      # 117: ebcdic_characters
        (UNPAD, 0, 14, 64),                      # 118
        (STORE, 0, 13, 27),                      # 119
        (REST, 0, 16),                           # 120: terminator
        (CLOSE, 8),                              # 121
        (JNE, 4, 30, 132),                       # 122
        (LOAD, 8, 0, 13),                        # 123
        (JZ, 8, 225),                            # 124
        (LOAD, 9, 0, 14),                        # 125
        (LOAD, 10, 0, 15),                       # 126
        (TEXT, 9, 0),                            # 127
        (MOVE, 5, 9),                            # 128
        (MOVE, 6, 10),                           # 129
        (MOVE, 7, 28),                           # 130
        (JUMP, 210),                             # 131
        (JNE, 4, 31, 142),                       # 132
        (LOAD, 8, 0, 13),                        # 133
        (JZ, 8, 225),                            # 134
        (LOAD, 9, 0, 14),                        # 135
        (LOAD, 10, 0, 15),                       # 136
        (TEXT, 9, 1),                            # 137
        (MOVE, 5, 9),                            # 138
        (MOVE, 6, 10),                           # 139
        (MOVE, 7, 27),                           # 140
        (JUMP, 210),                             # 141
        (JNE, 4, 32, 152),                       # 142
        (LOAD, 8, 0, 13),                        # 143
        (JZ, 8, 225),                            # 144
        (LOAD, 9, 0, 14),                        # 145
        (LOAD, 10, 0, 15),                       # 146
        (TEXT, 9, 2),                            # 147
        (MOVE, 5, 9),                            # 148
        (MOVE, 6, 10),                           # 149
        (MOVE, 7, 36),                           # 150
        (JUMP, 210),                             # 151
        (JNE, 4, 33, 162),                       # 152
        (LOAD, 8, 0, 13),                        # 153
        (JZ, 8, 225),                            # 154
        (LOAD, 9, 0, 14),                        # 155
        (LOAD, 10, 0, 15),                       # 156
        (TEXT, 9, 3),                            # 157
        (MOVE, 5, 9),                            # 158
        (MOVE, 6, 10),                           # 159
        (MOVE, 7, 37),                           # 160
        (JUMP, 210),                             # 161
        (JNE, 4, 38, 172),                       # 162
        (LOAD, 8, 0, 7),                         # 163
        (JZ, 8, 225),                            # 164
        (LOAD, 9, 0, 8),                         # 165
        (LOAD, 10, 0, 9),                        # 166
        (TEXT, 9, 4),                            # 167
        (MOVE, 5, 9),                            # 168
        (MOVE, 6, 10),                           # 169
        (MOVE, 7, 39),                           # 170
        (JUMP, 210),                             # 171
        (JNE, 4, 40, 182),                       # 172
        (LOAD, 8, 0, 7),                         # 173
        (JZ, 8, 225),                            # 174
        (LOAD, 9, 0, 8),                         # 175
        (LOAD, 10, 0, 9),                        # 176
        (TEXT, 9, 5),                            # 177
        (MOVE, 5, 9),                            # 178
        (MOVE, 6, 10),                           # 179
        (MOVE, 7, 41),                           # 180
        (JUMP, 210),                             # 181
        (JNE, 4, 42, 192),                       # 182
        (LOAD, 8, 0, 7),                         # 183
        (JZ, 8, 225),                            # 184
        (LOAD, 9, 0, 8),                         # 185
        (LOAD, 10, 0, 9),                        # 186
        (TEXT, 9, 6),                            # 187
        (MOVE, 5, 9),                            # 188
        (MOVE, 6, 10),                           # 189
        (MOVE, 7, 43),                           # 190
        (JUMP, 210),                             # 191
        (JNE, 4, 44, 202),                       # 192
        (LOAD, 8, 0, 7),                         # 193
        (JZ, 8, 225),                            # 194
        (LOAD, 9, 0, 8),                         # 195
        (LOAD, 10, 0, 9),                        # 196
        (TEXT, 9, 7),                            # 197
        (MOVE, 5, 9),                            # 198
        (MOVE, 6, 10),                           # 199
        (MOVE, 7, 45),                           # 200
        (JUMP, 210),                             # 201
        (LOAD, 8, 0, 7),                         # 202
        (JZ, 8, 225),                            # 203
        (LOAD, 9, 0, 8),                         # 204
        (LOAD, 10, 0, 9),                        # 205
        (TEXT, 9, 8),                            # 206
        (MOVE, 5, 9),                            # 207
        (MOVE, 6, 10),                           # 208
        (MOVE, 7, 29),                           # 209
        (STORE, 0, 18, 5),                       # 210
        (STORE, 0, 19, 6),                       # 211
        (STORE, 0, 20, 7),                       # 212
        (MOVE, 5, 28),                           # 213
        (LOAD, 6, 0, 6),                         # 214
        (JEQ, 6, 28, 221),                       # 215
        (CALL, 1, 71),                           # 216: last
        (LOAD, 6, 0, 11),                        # 217
        (LOAD, 7, 0, 12),                        # 218
        (SAME, 8, 6, 34),                        # 219
        (JZ, 8, 222),                            # 220
        (MOVE, 5, 27),                           # 221
        (STORE, 0, 21, 5),                       # 222
        (STORE, 0, 22, 5),                       # 223
        (DONE,),                                 # 224
        (FAIL,),                                 # 225
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
