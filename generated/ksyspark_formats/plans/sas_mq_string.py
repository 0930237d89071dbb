# Generated from ksy/sas/sas_mq_string.ksy by `ksyspark generate`; do not edit.
"""Plans of sas_mq_string: what the machine runs for each message and where it leaves each column; `FRAME` cuts streams."""

from ksyspark.machine.opcodes import ADD, BYTES, CALL, CLOSE, DONE, FAIL, JEQ, JGT, JLE, JLT, JNE, JNZ, JUMP, JZ, LOAD, MOVE, NUMBER2, OPEN, PARAM, POSITION, REST, RETURN, ROOTSIZE, ROOTSTART, ROW, RUN, SAME, SEEK, STORE, SUB, TEXT, UNPAD
from ksyspark.machine.plan import Apply, Formula, Inline, Number, Plan, Present, Span, Table, Worked

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
        (JNE, 5, 69, 314),                       # 12
        (STORE, 0, 3, 68),                       # 13: byte order le
        (JUMP, 16),                              # 14
        (JUMP, 314),                             # 15
        (LOAD, 5, 0, 1),                         # 16
        (JEQ, 5, 70, 34),                        # 17
        (RUN, 0, 5, 4),                          # 18: narrow
        (NUMBER2, 5, 0, 5, 0, 52, 3),            # 19
        (JLT, 5, 69, 314),                       # 20
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
        (JGT, 5, 12, 314),                       # 32
        (STORE, 0, 4, 68),                       # 33
        (LOAD, 5, 0, 1),                         # 34
        (JNE, 5, 70, 51),                        # 35
        (RUN, 0, 7, 8),                          # 36: wide
        (NUMBER2, 5, 0, 7, 0, 56, 3),            # 37
        (JLT, 5, 69, 314),                       # 38
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
        (JGT, 5, 12, 314),                       # 49
        (STORE, 0, 6, 68),                       # 50
        (JZ, 3, 65),                             # 51
        (LOAD, 11, 0, 1),                        # 52
        (JNE, 11, 70, 59),                       # 53
        (LOAD, 11, 0, 6),                        # 54
        (JZ, 11, 314),                           # 55
        (NUMBER2, 12, 0, 7, 0, 56, 3),           # 56
        (MOVE, 8, 12),                           # 57
        (JUMP, 63),                              # 58
        (LOAD, 13, 0, 4),                        # 59
        (JZ, 13, 314),                           # 60
        (NUMBER2, 14, 0, 5, 0, 52, 3),           # 61
        (MOVE, 8, 14),                           # 62
        (MOVE, 5, 8),                            # 63
        (JUMP, 78),                              # 64
        (LOAD, 18, 0, 1),                        # 65
        (JNE, 18, 70, 72),                       # 66
        (LOAD, 18, 0, 6),                        # 67
        (JZ, 18, 314),                           # 68
        (NUMBER2, 19, 0, 7, 0, 56, 3),           # 69
        (MOVE, 15, 19),                          # 70
        (JUMP, 76),                              # 71
        (LOAD, 20, 0, 4),                        # 72
        (JZ, 20, 314),                           # 73
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
        (LOAD, 8, 0, 1),                         # 149
        (JNE, 8, 70, 156),                       # 150
        (LOAD, 8, 0, 6),                         # 151
        (JZ, 8, 314),                            # 152
        (NUMBER2, 9, 0, 7, 0, 56, 3),            # 153
        (MOVE, 5, 9),                            # 154
        (JUMP, 160),                             # 155
        (LOAD, 10, 0, 4),                        # 156
        (JZ, 10, 314),                           # 157
        (NUMBER2, 11, 0, 5, 0, 52, 3),           # 158
        (MOVE, 5, 11),                           # 159
        (STORE, 0, 23, 5),                       # 160
        (CALL, 1, 90),                           # 161: last
        (MOVE, 5, 69),                           # 162
        (LOAD, 6, 0, 9),                         # 163
        (JEQ, 6, 69, 169),                       # 164
        (LOAD, 6, 0, 16),                        # 165
        (LOAD, 7, 0, 17),                        # 166
        (SAME, 8, 6, 75),                        # 167
        (JZ, 8, 170),                            # 168
        (MOVE, 5, 68),                           # 169
        (STORE, 0, 24, 5),                       # 170
        (LOAD, 8, 0, 9),                         # 171
        (JLE, 8, 69, 184),                       # 172
        (CALL, 1, 90),                           # 173: last
        (LOAD, 8, 0, 16),                        # 174
        (LOAD, 9, 0, 17),                        # 175
        (SAME, 10, 8, 75),                       # 176
        (JNZ, 10, 180),                          # 177
        (LOAD, 8, 0, 10),                        # 178
        (JNZ, 8, 184),                           # 179
        (LOAD, 8, 0, 9),                         # 180
        (SUB, 9, 8, 68),                         # 181
        (MOVE, 5, 9),                            # 182
        (JUMP, 186),                             # 183
        (LOAD, 10, 0, 9),                        # 184
        (MOVE, 5, 10),                           # 185
        (STORE, 0, 25, 5),                       # 186
        (LOAD, 8, 0, 11),                        # 187
        (JNE, 8, 71, 198),                       # 188
        (LOAD, 8, 0, 18),                        # 189
        (JZ, 8, 314),                            # 190
        (LOAD, 9, 0, 19),                        # 191
        (LOAD, 10, 0, 20),                       # 192
        (TEXT, 9, 0),                            # 193
        (MOVE, 5, 9),                            # 194
        (MOVE, 6, 10),                           # 195
        (MOVE, 7, 69),                           # 196
        (JUMP, 304),                             # 197
        (LOAD, 14, 0, 11),                       # 198
        (JNE, 14, 72, 209),                      # 199
        (LOAD, 14, 0, 18),                       # 200
        (JZ, 14, 314),                           # 201
        (LOAD, 15, 0, 19),                       # 202
        (LOAD, 16, 0, 20),                       # 203
        (TEXT, 15, 1),                           # 204
        (MOVE, 11, 15),                          # 205
        (MOVE, 12, 16),                          # 206
        (MOVE, 13, 68),                          # 207
        (JUMP, 301),                             # 208
        (LOAD, 20, 0, 11),                       # 209
        (JNE, 20, 73, 220),                      # 210
        (LOAD, 20, 0, 18),                       # 211
        (JZ, 20, 314),                           # 212
        (LOAD, 21, 0, 19),                       # 213
        (LOAD, 22, 0, 20),                       # 214
        (TEXT, 21, 2),                           # 215
        (MOVE, 17, 21),                          # 216
        (MOVE, 18, 22),                          # 217
        (MOVE, 19, 77),                          # 218
        (JUMP, 298),                             # 219
        (LOAD, 26, 0, 11),                       # 220
        (JNE, 26, 74, 231),                      # 221
        (LOAD, 26, 0, 18),                       # 222
        (JZ, 26, 314),                           # 223
        (LOAD, 27, 0, 19),                       # 224
        (LOAD, 28, 0, 20),                       # 225
        (TEXT, 27, 3),                           # 226
        (MOVE, 23, 27),                          # 227
        (MOVE, 24, 28),                          # 228
        (MOVE, 25, 78),                          # 229
        (JUMP, 295),                             # 230
        (LOAD, 44, 0, 11),                       # 231
        (JNE, 44, 79, 242),                      # 232
        (LOAD, 44, 0, 12),                       # 233
        (JZ, 44, 314),                           # 234
        (LOAD, 45, 0, 13),                       # 235
        (LOAD, 46, 0, 14),                       # 236
        (TEXT, 45, 4),                           # 237
        (MOVE, 41, 45),                          # 238
        (MOVE, 42, 46),                          # 239
        (MOVE, 43, 80),                          # 240
        (JUMP, 292),                             # 241
        (LOAD, 50, 0, 11),                       # 242
        (JNE, 50, 81, 253),                      # 243
        (LOAD, 50, 0, 12),                       # 244
        (JZ, 50, 314),                           # 245
        (LOAD, 51, 0, 13),                       # 246
        (LOAD, 52, 0, 14),                       # 247
        (TEXT, 51, 5),                           # 248
        (MOVE, 47, 51),                          # 249
        (MOVE, 48, 52),                          # 250
        (MOVE, 49, 82),                          # 251
        (JUMP, 289),                             # 252
        (LOAD, 56, 0, 11),                       # 253
        (JNE, 56, 83, 264),                      # 254
        (LOAD, 56, 0, 12),                       # 255
        (JZ, 56, 314),                           # 256
        (LOAD, 57, 0, 13),                       # 257
        (LOAD, 58, 0, 14),                       # 258
        (TEXT, 57, 6),                           # 259
        (MOVE, 53, 57),                          # 260
        (MOVE, 54, 58),                          # 261
        (MOVE, 55, 84),                          # 262
        (JUMP, 286),                             # 263
        (LOAD, 62, 0, 11),                       # 264
        (JNE, 62, 85, 275),                      # 265
        (LOAD, 62, 0, 12),                       # 266
        (JZ, 62, 314),                           # 267
        (LOAD, 63, 0, 13),                       # 268
        (LOAD, 64, 0, 14),                       # 269
        (TEXT, 63, 7),                           # 270
        (MOVE, 59, 63),                          # 271
        (MOVE, 60, 64),                          # 272
        (MOVE, 61, 86),                          # 273
        (JUMP, 283),                             # 274
        (LOAD, 65, 0, 12),                       # 275
        (JZ, 65, 314),                           # 276
        (LOAD, 66, 0, 13),                       # 277
        (LOAD, 67, 0, 14),                       # 278
        (TEXT, 66, 8),                           # 279
        (MOVE, 59, 66),                          # 280
        (MOVE, 60, 67),                          # 281
        (MOVE, 61, 70),                          # 282
        (MOVE, 53, 59),                          # 283
        (MOVE, 54, 60),                          # 284
        (MOVE, 55, 61),                          # 285
        (MOVE, 47, 53),                          # 286
        (MOVE, 48, 54),                          # 287
        (MOVE, 49, 55),                          # 288
        (MOVE, 41, 47),                          # 289
        (MOVE, 42, 48),                          # 290
        (MOVE, 43, 49),                          # 291
        (MOVE, 23, 41),                          # 292
        (MOVE, 24, 42),                          # 293
        (MOVE, 25, 43),                          # 294
        (MOVE, 17, 23),                          # 295
        (MOVE, 18, 24),                          # 296
        (MOVE, 19, 25),                          # 297
        (MOVE, 11, 17),                          # 298
        (MOVE, 12, 18),                          # 299
        (MOVE, 13, 19),                          # 300
        (MOVE, 5, 11),                           # 301
        (MOVE, 6, 12),                           # 302
        (MOVE, 7, 13),                           # 303
        (STORE, 0, 26, 5),                       # 304
        (STORE, 0, 27, 6),                       # 305
        (STORE, 0, 28, 7),                       # 306
        (LOAD, 5, 0, 26),                        # 307
        (LOAD, 6, 0, 27),                        # 308
        (LOAD, 7, 0, 28),                        # 309
        (STORE, 0, 29, 5),                       # 310
        (STORE, 0, 30, 6),                       # 311
        (STORE, 0, 31, 7),                       # 312
        (DONE,),                                 # 313
        (FAIL,),                                 # 314
    ),
    constants=b'\x00',
    tables=(
        Table(32, (4, 6, 12, 15, 18)),  # 0: sas_mq_string
    ),
    registers=68,
    numbers=(1, 0, 8, 37, 500, 1047, 1140, -1, 1, 2, 3, 1208, 4, 1252, 5, 437, 6, 850, 7),
    addresses=(0, -1),
    encodings=('IBM037', 'IBM500', 'IBM1047', 'IBM1140', 'UTF-8', 'windows-1252', 'IBM437', 'IBM850', 'ISO-8859-1'),
    root=Inline({
        'len': Inline({
            'narrow': Present(4, Number(5, 0, 4, True, False, 'be', 3)),
            'wide': Present(6, Number(7, 0, 8, True, False, 'be', 3)),
            'value': Worked(23, 'int'),
        }),
        'content': Inline({
            'last': Present(15, Span(16, None)),
            'characters': Present(12, Span(13, None)),
            'ebcdic_characters': Present(18, Span(19, None)),
            'terminator': Span(21, None),
            'is_terminated': Worked(24, 'bool'),
            'len_characters': Worked(25, 'int'),
            'text': Span(26, '*'),
            'is_ebcdic': Formula('bool', Apply('or', (Apply('or', (Apply('or', (Apply('==', (Worked(11, 'int'), 37)), Apply('==', (Worked(11, 'int'), 500)))), Apply('==', (Worked(11, 'int'), 1047)))), Apply('==', (Worked(11, 'int'), 1140))))),
        }),
        'text': Span(29, '*'),
    }),
    checks=(
    ),
    unsupported={},
)

FRAME = None
