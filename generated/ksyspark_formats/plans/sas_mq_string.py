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
        (STORE, 0, 0, 1),                        # 5
        (STORE, 0, 1, 2),                        # 6
        (STORE, 0, 2, 3),                        # 7
        (LOAD, 5, 0, 0),                         # 8
        (JNE, 5, 68, 12),                        # 9
        (STORE, 0, 3, 69),                       # 10: byte order be
        (JUMP, 16),                              # 11
        (JNE, 5, 69, 281),                       # 12
        (STORE, 0, 3, 68),                       # 13: byte order le
        (JUMP, 16),                              # 14
        (JUMP, 281),                             # 15
        (LOAD, 5, 0, 1),                         # 16
        (JEQ, 5, 70, 34),                        # 17
        (RUN, 0, 5, 4),                          # 18: narrow
        (NUMBER2, 5, 0, 5, 0, 52, 3),            # 19
        (JLT, 5, 69, 281),                       # 20
        (NUMBER2, 5, 0, 5, 0, 52, 3),            # 21
        (ROOTSIZE, 6),                           # 22
        (ROOTSTART, 7),                          # 23
        (POSITION, 7, 7),                        # 24
        (SUB, 8, 6, 7),                          # 25
        (LOAD, 12, 0, 2),                        # 26
        (JZ, 12, 30),                            # 27
        (MOVE, 9, 69),                           # 28
        (JUMP, 31),                              # 29
        (MOVE, 9, 68),                           # 30
        (SUB, 12, 8, 9),                         # 31
        (JGT, 5, 12, 281),                       # 32
        (STORE, 0, 4, 68),                       # 33
        (LOAD, 5, 0, 1),                         # 34
        (JNE, 5, 70, 51),                        # 35
        (RUN, 0, 7, 8),                          # 36: wide
        (NUMBER2, 5, 0, 7, 0, 56, 3),            # 37
        (JLT, 5, 69, 281),                       # 38
        (ROOTSIZE, 6),                           # 39
        (ROOTSTART, 7),                          # 40
        (POSITION, 7, 7),                        # 41
        (SUB, 8, 6, 7),                          # 42
        (LOAD, 12, 0, 2),                        # 43
        (JZ, 12, 47),                            # 44
        (MOVE, 9, 69),                           # 45
        (JUMP, 48),                              # 46
        (MOVE, 9, 68),                           # 47
        (SUB, 12, 8, 9),                         # 48
        (JGT, 5, 12, 281),                       # 49
        (STORE, 0, 6, 68),                       # 50
        (JZ, 3, 65),                             # 51
        (LOAD, 11, 0, 1),                        # 52
        (JNE, 11, 70, 59),                       # 53
        (LOAD, 11, 0, 6),                        # 54
        (JZ, 11, 281),                           # 55
        (NUMBER2, 12, 0, 7, 0, 56, 3),           # 56
        (MOVE, 8, 12),                           # 57
        (JUMP, 63),                              # 58
        (LOAD, 13, 0, 4),                        # 59
        (JZ, 13, 281),                           # 60
        (NUMBER2, 14, 0, 5, 0, 52, 3),           # 61
        (MOVE, 8, 14),                           # 62
        (MOVE, 5, 8),                            # 63
        (JUMP, 78),                              # 64
        (LOAD, 18, 0, 1),                        # 65
        (JNE, 18, 70, 72),                       # 66
        (LOAD, 18, 0, 6),                        # 67
        (JZ, 18, 281),                           # 68
        (NUMBER2, 19, 0, 7, 0, 56, 3),           # 69
        (MOVE, 15, 19),                          # 70
        (JUMP, 76),                              # 71
        (LOAD, 20, 0, 4),                        # 72
        (JZ, 20, 281),                           # 73
        (NUMBER2, 21, 0, 5, 0, 52, 3),           # 74
        (MOVE, 15, 21),                          # 75
        (ADD, 22, 15, 68),                       # 76
        (MOVE, 5, 22),                           # 77
        (BYTES, 0, 8, 5),                        # 78: content
        (STORE, 0, 10, 3),                       # 79
        (STORE, 0, 11, 4),                       # 80
        (OPEN, 23, 0, 8),                        # 81
        (LOAD, 25, 0, 11),                       # 82
        (JEQ, 25, 71, 124),                      # 83
        (JEQ, 25, 72, 124),                      # 84
        (JEQ, 25, 73, 124),                      # 85
        (JEQ, 25, 74, 124),                      # 86
        (LOAD, 28, 0, 9),                        # 87
        (JLE, 28, 69, 119),                      # 88
        (JUMP, 108),                             # 89: last, when it is asked for
        (LOAD, 29, 0, 15),                       # 90
        (JNZ, 29, 107),                          # 91
        (LOAD, 35, 0, 9),                        # 92
        (JLE, 35, 69, 97),                       # 93
        (SUB, 36, 35, 68),                       # 94
        (MOVE, 32, 36),                          # 95
        (JUMP, 98),                              # 96
        (MOVE, 32, 69),                          # 97
        (SEEK, 30, 0, 8, 32),                    # 98
        (LOAD, 40, 0, 9),                        # 99
        (JLE, 40, 69, 103),                      # 100
        (MOVE, 37, 68),                          # 101
        (JUMP, 104),                             # 102
        (MOVE, 37, 69),                          # 103
        (BYTES, 0, 16, 37),                      # 104: last
        (CLOSE, 30),                             # 105
        (STORE, 0, 15, 68),                      # 106
        (RETURN, 1),                             # 107
        (CALL, 1, 90),                           # 108: last
        (LOAD, 41, 0, 16),                       # 109
        (LOAD, 42, 0, 17),                       # 110
        (SAME, 43, 41, 75),                      # 111
        (JNZ, 43, 115),                          # 112
        (LOAD, 28, 0, 10),                       # 113
        (JNZ, 28, 119),                          # 114
        (LOAD, 28, 0, 9),                        # 115
        (SUB, 41, 28, 68),                       # 116
        (MOVE, 25, 41),                          # 117
        (JUMP, 121),                             # 118
        (LOAD, 42, 0, 9),                        # 119
        (MOVE, 25, 42),                          # 120
        (BYTES, 0, 13, 25),                      # 121: characters
        (UNPAD, 0, 13, 32),                      # 122
        (STORE, 0, 12, 68),                      # 123
        (LOAD, 25, 0, 11),                       # 124
        (JEQ, 25, 71, 129),                      # 125
        (JEQ, 25, 72, 129),                      # 126
        (JEQ, 25, 73, 129),                      # 127
        (JNE, 25, 74, 147),                      # 128
        (LOAD, 28, 0, 9),                        # 129
        (JLE, 28, 69, 142),                      # 130
        (CALL, 1, 90),                           # 131: last
        (LOAD, 41, 0, 16),                       # 132
        (LOAD, 42, 0, 17),                       # 133
        (SAME, 43, 41, 75),                      # 134
        (JNZ, 43, 138),                          # 135
        (LOAD, 28, 0, 10),                       # 136
        (JNZ, 28, 142),                          # 137
        (LOAD, 28, 0, 9),                        # 138
        (SUB, 41, 28, 68),                       # 139
        (MOVE, 25, 41),                          # 140
        (JUMP, 144),                             # 141
        (LOAD, 42, 0, 9),                        # 142
        (MOVE, 25, 42),                          # 143
        (BYTES, 0, 19, 25),                      # 144: ebcdic_characters
        (UNPAD, 0, 19, 64),                      # 145
        (STORE, 0, 18, 68),                      # 146
        (REST, 0, 21),                           # 147: terminator
        (CLOSE, 23),                             # 148
        (LOAD, 8, 0, 11),                        # 149
        (JNE, 8, 71, 160),                       # 150
        (LOAD, 8, 0, 18),                        # 151
        (JZ, 8, 281),                            # 152
        (LOAD, 9, 0, 19),                        # 153
        (LOAD, 10, 0, 20),                       # 154
        (TEXT, 9, 0),                            # 155
        (MOVE, 5, 9),                            # 156
        (MOVE, 6, 10),                           # 157
        (MOVE, 7, 69),                           # 158
        (JUMP, 266),                             # 159
        (LOAD, 14, 0, 11),                       # 160
        (JNE, 14, 72, 171),                      # 161
        (LOAD, 14, 0, 18),                       # 162
        (JZ, 14, 281),                           # 163
        (LOAD, 15, 0, 19),                       # 164
        (LOAD, 16, 0, 20),                       # 165
        (TEXT, 15, 1),                           # 166
        (MOVE, 11, 15),                          # 167
        (MOVE, 12, 16),                          # 168
        (MOVE, 13, 68),                          # 169
        (JUMP, 263),                             # 170
        (LOAD, 20, 0, 11),                       # 171
        (JNE, 20, 73, 182),                      # 172
        (LOAD, 20, 0, 18),                       # 173
        (JZ, 20, 281),                           # 174
        (LOAD, 21, 0, 19),                       # 175
        (LOAD, 22, 0, 20),                       # 176
        (TEXT, 21, 2),                           # 177
        (MOVE, 17, 21),                          # 178
        (MOVE, 18, 22),                          # 179
        (MOVE, 19, 77),                          # 180
        (JUMP, 260),                             # 181
        (LOAD, 26, 0, 11),                       # 182
        (JNE, 26, 74, 193),                      # 183
        (LOAD, 26, 0, 18),                       # 184
        (JZ, 26, 281),                           # 185
        (LOAD, 27, 0, 19),                       # 186
        (LOAD, 28, 0, 20),                       # 187
        (TEXT, 27, 3),                           # 188
        (MOVE, 23, 27),                          # 189
        (MOVE, 24, 28),                          # 190
        (MOVE, 25, 78),                          # 191
        (JUMP, 257),                             # 192
        (LOAD, 44, 0, 11),                       # 193
        (JNE, 44, 79, 204),                      # 194
        (LOAD, 44, 0, 12),                       # 195
        (JZ, 44, 281),                           # 196
        (LOAD, 45, 0, 13),                       # 197
        (LOAD, 46, 0, 14),                       # 198
        (TEXT, 45, 4),                           # 199
        (MOVE, 41, 45),                          # 200
        (MOVE, 42, 46),                          # 201
        (MOVE, 43, 80),                          # 202
        (JUMP, 254),                             # 203
        (LOAD, 50, 0, 11),                       # 204
        (JNE, 50, 81, 215),                      # 205
        (LOAD, 50, 0, 12),                       # 206
        (JZ, 50, 281),                           # 207
        (LOAD, 51, 0, 13),                       # 208
        (LOAD, 52, 0, 14),                       # 209
        (TEXT, 51, 5),                           # 210
        (MOVE, 47, 51),                          # 211
        (MOVE, 48, 52),                          # 212
        (MOVE, 49, 82),                          # 213
        (JUMP, 251),                             # 214
        (LOAD, 56, 0, 11),                       # 215
        (JNE, 56, 83, 226),                      # 216
        (LOAD, 56, 0, 12),                       # 217
        (JZ, 56, 281),                           # 218
        (LOAD, 57, 0, 13),                       # 219
        (LOAD, 58, 0, 14),                       # 220
        (TEXT, 57, 6),                           # 221
        (MOVE, 53, 57),                          # 222
        (MOVE, 54, 58),                          # 223
        (MOVE, 55, 84),                          # 224
        (JUMP, 248),                             # 225
        (LOAD, 62, 0, 11),                       # 226
        (JNE, 62, 85, 237),                      # 227
        (LOAD, 62, 0, 12),                       # 228
        (JZ, 62, 281),                           # 229
        (LOAD, 63, 0, 13),                       # 230
        (LOAD, 64, 0, 14),                       # 231
        (TEXT, 63, 7),                           # 232
        (MOVE, 59, 63),                          # 233
        (MOVE, 60, 64),                          # 234
        (MOVE, 61, 86),                          # 235
        (JUMP, 245),                             # 236
        (LOAD, 65, 0, 12),                       # 237
        (JZ, 65, 281),                           # 238
        (LOAD, 66, 0, 13),                       # 239
        (LOAD, 67, 0, 14),                       # 240
        (TEXT, 66, 8),                           # 241
        (MOVE, 59, 66),                          # 242
        (MOVE, 60, 67),                          # 243
        (MOVE, 61, 70),                          # 244
        (MOVE, 53, 59),                          # 245
        (MOVE, 54, 60),                          # 246
        (MOVE, 55, 61),                          # 247
        (MOVE, 47, 53),                          # 248
        (MOVE, 48, 54),                          # 249
        (MOVE, 49, 55),                          # 250
        (MOVE, 41, 47),                          # 251
        (MOVE, 42, 48),                          # 252
        (MOVE, 43, 49),                          # 253
        (MOVE, 23, 41),                          # 254
        (MOVE, 24, 42),                          # 255
        (MOVE, 25, 43),                          # 256
        (MOVE, 17, 23),                          # 257
        (MOVE, 18, 24),                          # 258
        (MOVE, 19, 25),                          # 259
        (MOVE, 11, 17),                          # 260
        (MOVE, 12, 18),                          # 261
        (MOVE, 13, 19),                          # 262
        (MOVE, 5, 11),                           # 263
        (MOVE, 6, 12),                           # 264
        (MOVE, 7, 13),                           # 265
        (STORE, 0, 23, 5),                       # 266
        (STORE, 0, 24, 6),                       # 267
        (STORE, 0, 25, 7),                       # 268
        (MOVE, 5, 69),                           # 269
        (LOAD, 6, 0, 9),                         # 270
        (JEQ, 6, 69, 277),                       # 271
        (CALL, 1, 90),                           # 272: last
        (LOAD, 6, 0, 16),                        # 273
        (LOAD, 7, 0, 17),                        # 274
        (SAME, 8, 6, 75),                        # 275
        (JZ, 8, 278),                            # 276
        (MOVE, 5, 68),                           # 277
        (STORE, 0, 26, 5),                       # 278
        (STORE, 0, 27, 5),                       # 279
        (DONE,),                                 # 280
        (FAIL,),                                 # 281
    ),
    constants=b'\x00',
    tables=(
        Table(28, (4, 6, 12, 15, 18)),  # 0: sas_mq_string
    ),
    registers=68,
    numbers=(1, 0, 8, 37, 500, 1047, 1140, -1, 1, 2, 3, 1208, 4, 1252, 5, 437, 6, 850, 7),
    addresses=(0, -1),
    encodings=('IBM037', 'IBM500', 'IBM1047', 'IBM1140', 'UTF-8', 'windows-1252', 'IBM437', 'IBM850', 'ISO-8859-1'),
    root=Inline({
        'len': Inline({
            'narrow': Present(4, Number(5, 0, 4, True, False, 'be', 3)),
            'wide': Present(6, Number(7, 0, 8, True, False, 'be', 3)),
        }),
        'content': Inline({
            'last': Present(15, Span(16, None)),
            'characters': Present(12, Span(13, None)),
            'ebcdic_characters': Present(18, Span(19, None)),
            'terminator': Span(21, None),
            'is_terminated': Worked(26, 'bool'),
        }),
        'text': Span(23, '*'),
        'is_terminated': Worked(27, 'bool'),
    }),
    checks=(
    ),
    unsupported={},
)

FRAME = None
IN_STEP = None
