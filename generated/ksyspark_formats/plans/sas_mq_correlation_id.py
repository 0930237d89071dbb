# Generated from ksy/sas/sas_mq_correlation_id.ksy by `ksyspark generate`; do not edit.
"""Plans of sas_mq_correlation_id: what the machine runs for each message and where it leaves each column; `FRAME` and `IN_STEP` cut streams."""

from ksyspark.machine.opcodes import ADD, AND, BYTE, BYTES, CALL, CLOSE, DONE, FAIL, JEQ, JGT, JLT, JNE, JNZ, JUMP, JZ, LOAD, MOVE, NOT, OR, PARAM, REST, RETURN, ROOTSIZE, ROW, RUN, SAME, SEEKROOT, SHL, STORE
from ksyspark.machine.plan import Fixed, Inline, Number, Plan, Present, Span, Table, Worked

PLAN = Plan(
    program=(
        (ROW, 0, 0, 0),                          # 0: sas_mq_correlation_id
        (PARAM, 1, 0),                           # 1: id_layout
        (PARAM, 2, 1),                           # 2: id_layout
        (PARAM, 3, 2),                           # 3: seq_order
        (PARAM, 4, 3),                           # 4: seq_order
        (PARAM, 5, 4),                           # 5: byte_order
        (PARAM, 6, 5),                           # 6: byte_order
        (PARAM, 7, 6),                           # 7: encoding
        (RUN, 0, 0, 16),                         # 8: base
        (JUMP, 22),                              # 9: tail, when it is asked for
        (LOAD, 8, 0, 2),                         # 10
        (JNZ, 8, 21),                            # 11
        (SEEKROOT, 9, 57),                       # 12
        (ROOTSIZE, 14),                          # 13
        (JNE, 14, 58, 17),                       # 14
        (MOVE, 11, 59),                          # 15
        (JUMP, 18),                              # 16
        (MOVE, 11, 60),                          # 17
        (BYTES, 0, 3, 11),                       # 18: tail
        (CLOSE, 9),                              # 19
        (STORE, 0, 2, 61),                       # 20
        (RETURN, 1),                             # 21
        (CALL, 1, 10),                           # 22: tail
        (LOAD, 15, 0, 3),                        # 23
        (LOAD, 16, 0, 4),                        # 24
        (JEQ, 16, 60, 64),                       # 25
        (SAME, 15, 3, 62),                       # 26
        (JZ, 15, 60),                            # 27
        (LOAD, 15, 0, 3),                        # 28
        (BYTE, 17, 15, 60),                      # 29
        (LOAD, 18, 0, 3),                        # 30
        (LOAD, 19, 0, 4),                        # 31
        (BYTE, 20, 18, 61),                      # 32
        (OR, 21, 17, 20),                        # 33
        (LOAD, 22, 0, 3),                        # 34
        (LOAD, 23, 0, 4),                        # 35
        (BYTE, 24, 22, 64),                      # 36
        (OR, 25, 21, 24),                        # 37
        (LOAD, 26, 0, 3),                        # 38
        (LOAD, 27, 0, 4),                        # 39
        (BYTE, 28, 26, 65),                      # 40
        (OR, 29, 25, 28),                        # 41
        (JNE, 29, 60, 64),                       # 42
        (LOAD, 15, 0, 3),                        # 43
        (LOAD, 16, 0, 4),                        # 44
        (BYTE, 17, 15, 66),                      # 45
        (LOAD, 18, 0, 3),                        # 46
        (LOAD, 19, 0, 4),                        # 47
        (BYTE, 20, 18, 67),                      # 48
        (OR, 21, 17, 20),                        # 49
        (LOAD, 22, 0, 3),                        # 50
        (LOAD, 23, 0, 4),                        # 51
        (BYTE, 24, 22, 68),                      # 52
        (OR, 25, 21, 24),                        # 53
        (LOAD, 26, 0, 3),                        # 54
        (LOAD, 27, 0, 4),                        # 55
        (BYTE, 28, 26, 69),                      # 56
        (OR, 29, 25, 28),                        # 57
        (JEQ, 29, 60, 64),                       # 58
        (JUMP, 62),                              # 59
        (SAME, 15, 1, 70),                       # 60
        (JZ, 15, 64),                            # 61
        (BYTES, 0, 5, 66),                       # 62: zero
        (STORE, 0, 1, 61),                       # 63
        (SAME, 18, 3, 72),                       # 64
        (JZ, 18, 77),                            # 65
        (MOVE, 18, 60),                          # 66
        (SAME, 19, 5, 74),                       # 67
        (JNZ, 19, 74),                           # 68
        (SAME, 19, 5, 76),                       # 69
        (NOT, 20, 19),                           # 70
        (JZ, 20, 75),                            # 71
        (AND, 19, 7, 78),                        # 72
        (JNE, 19, 61, 75),                       # 73
        (MOVE, 18, 61),                          # 74
        (MOVE, 15, 18),                          # 75
        (JUMP, 182),                             # 76
        (MOVE, 19, 60),                          # 77
        (SAME, 20, 3, 62),                       # 78
        (NOT, 21, 20),                           # 79
        (JNZ, 21, 180),                          # 80
        (JUMP, 137),                             # 81: four, when it is asked for
        (LOAD, 30, 0, 7),                        # 82
        (JNZ, 30, 136),                          # 83
        (CALL, 1, 10),                           # 84: tail
        (LOAD, 36, 0, 3),                        # 85
        (LOAD, 37, 0, 4),                        # 86
        (JEQ, 37, 60, 126),                      # 87
        (SAME, 36, 3, 62),                       # 88
        (JZ, 36, 122),                           # 89
        (LOAD, 36, 0, 3),                        # 90
        (BYTE, 38, 36, 60),                      # 91
        (LOAD, 39, 0, 3),                        # 92
        (LOAD, 40, 0, 4),                        # 93
        (BYTE, 41, 39, 61),                      # 94
        (OR, 42, 38, 41),                        # 95
        (LOAD, 43, 0, 3),                        # 96
        (LOAD, 44, 0, 4),                        # 97
        (BYTE, 45, 43, 64),                      # 98
        (OR, 46, 42, 45),                        # 99
        (LOAD, 47, 0, 3),                        # 100
        (LOAD, 48, 0, 4),                        # 101
        (BYTE, 49, 47, 65),                      # 102
        (OR, 50, 46, 49),                        # 103
        (JNE, 50, 60, 126),                      # 104
        (LOAD, 36, 0, 3),                        # 105
        (LOAD, 37, 0, 4),                        # 106
        (BYTE, 38, 36, 66),                      # 107
        (LOAD, 39, 0, 3),                        # 108
        (LOAD, 40, 0, 4),                        # 109
        (BYTE, 41, 39, 67),                      # 110
        (OR, 42, 38, 41),                        # 111
        (LOAD, 43, 0, 3),                        # 112
        (LOAD, 44, 0, 4),                        # 113
        (BYTE, 45, 43, 68),                      # 114
        (OR, 46, 42, 45),                        # 115
        (LOAD, 47, 0, 3),                        # 116
        (LOAD, 48, 0, 4),                        # 117
        (BYTE, 49, 47, 69),                      # 118
        (OR, 50, 46, 49),                        # 119
        (JEQ, 50, 60, 126),                      # 120
        (JUMP, 124),                             # 121
        (SAME, 36, 1, 70),                       # 122
        (JZ, 36, 126),                           # 123
        (MOVE, 33, 79),                          # 124
        (JUMP, 127),                             # 125
        (MOVE, 33, 57),                          # 126
        (SEEKROOT, 31, 33),                      # 127
        (ROOTSIZE, 39),                          # 128
        (JLT, 39, 79, 132),                      # 129
        (MOVE, 36, 66),                          # 130
        (JUMP, 133),                             # 131
        (MOVE, 36, 60),                          # 132
        (BYTES, 0, 8, 36),                       # 133: four
        (CLOSE, 31),                             # 134
        (STORE, 0, 7, 61),                       # 135
        (RETURN, 2),                             # 136
        (CALL, 2, 82),                           # 137: four
        (LOAD, 20, 0, 8),                        # 138
        (LOAD, 21, 0, 9),                        # 139
        (JEQ, 21, 60, 180),                      # 140
        (BYTE, 22, 20, 60),                      # 141
        (SHL, 23, 22, 59),                       # 142
        (LOAD, 24, 0, 8),                        # 143
        (LOAD, 25, 0, 9),                        # 144
        (BYTE, 26, 24, 61),                      # 145
        (ADD, 27, 23, 26),                       # 146
        (LOAD, 28, 0, 8),                        # 147
        (LOAD, 29, 0, 9),                        # 148
        (BYTE, 51, 28, 65),                      # 149
        (SHL, 52, 51, 59),                       # 150
        (LOAD, 53, 0, 8),                        # 151
        (LOAD, 54, 0, 9),                        # 152
        (BYTE, 55, 53, 64),                      # 153
        (ADD, 56, 52, 55),                       # 154
        (JLT, 27, 56, 180),                      # 155
        (LOAD, 20, 0, 8),                        # 156
        (LOAD, 21, 0, 9),                        # 157
        (BYTE, 22, 20, 60),                      # 158
        (SHL, 23, 22, 59),                       # 159
        (LOAD, 24, 0, 8),                        # 160
        (LOAD, 25, 0, 9),                        # 161
        (BYTE, 26, 24, 61),                      # 162
        (ADD, 27, 23, 26),                       # 163
        (LOAD, 28, 0, 8),                        # 164
        (LOAD, 29, 0, 9),                        # 165
        (BYTE, 51, 28, 65),                      # 166
        (SHL, 52, 51, 59),                       # 167
        (LOAD, 53, 0, 8),                        # 168
        (LOAD, 54, 0, 9),                        # 169
        (BYTE, 55, 53, 64),                      # 170
        (ADD, 56, 52, 55),                       # 171
        (JNE, 27, 56, 181),                      # 172
        (LOAD, 20, 0, 8),                        # 173
        (LOAD, 21, 0, 9),                        # 174
        (BYTE, 22, 20, 64),                      # 175
        (LOAD, 23, 0, 8),                        # 176
        (LOAD, 24, 0, 9),                        # 177
        (BYTE, 25, 23, 61),                      # 178
        (JGT, 22, 25, 181),                      # 179
        (MOVE, 19, 61),                          # 180
        (MOVE, 15, 19),                          # 181
        (STORE, 0, 10, 15),                      # 182
        (STORE, 0, 11, 15),                      # 183
        (LOAD, 15, 0, 11),                       # 184
        (JNE, 15, 61, 188),                      # 185
        (STORE, 0, 12, 60),                      # 186: byte order be
        (JUMP, 192),                             # 187
        (JNE, 15, 60, 302),                      # 188
        (STORE, 0, 12, 61),                      # 189: byte order le
        (JUMP, 192),                             # 190
        (JUMP, 302),                             # 191
        (RUN, 0, 13, 4),                         # 192: value
        (REST, 0, 14),                           # 193: pad
        (LOAD, 15, 0, 14),                       # 194
        (LOAD, 16, 0, 15),                       # 195
        (ROOTSIZE, 20),                          # 196
        (JNE, 20, 58, 240),                      # 197
        (CALL, 1, 10),                           # 198: tail
        (LOAD, 20, 0, 3),                        # 199
        (LOAD, 21, 0, 4),                        # 200
        (JEQ, 21, 60, 238),                      # 201
        (SAME, 20, 3, 62),                       # 202
        (JZ, 20, 236),                           # 203
        (LOAD, 20, 0, 3),                        # 204
        (BYTE, 22, 20, 60),                      # 205
        (LOAD, 23, 0, 3),                        # 206
        (LOAD, 24, 0, 4),                        # 207
        (BYTE, 25, 23, 61),                      # 208
        (OR, 26, 22, 25),                        # 209
        (LOAD, 27, 0, 3),                        # 210
        (LOAD, 28, 0, 4),                        # 211
        (BYTE, 29, 27, 64),                      # 212
        (OR, 51, 26, 29),                        # 213
        (LOAD, 52, 0, 3),                        # 214
        (LOAD, 53, 0, 4),                        # 215
        (BYTE, 54, 52, 65),                      # 216
        (OR, 55, 51, 54),                        # 217
        (JNE, 55, 60, 238),                      # 218
        (LOAD, 20, 0, 3),                        # 219
        (LOAD, 21, 0, 4),                        # 220
        (BYTE, 22, 20, 66),                      # 221
        (LOAD, 23, 0, 3),                        # 222
        (LOAD, 24, 0, 4),                        # 223
        (BYTE, 25, 23, 67),                      # 224
        (OR, 26, 22, 25),                        # 225
        (LOAD, 27, 0, 3),                        # 226
        (LOAD, 28, 0, 4),                        # 227
        (BYTE, 29, 27, 68),                      # 228
        (OR, 51, 26, 29),                        # 229
        (LOAD, 52, 0, 3),                        # 230
        (LOAD, 53, 0, 4),                        # 231
        (BYTE, 54, 52, 69),                      # 232
        (OR, 55, 51, 54),                        # 233
        (JNE, 55, 60, 240),                      # 234
        (JUMP, 238),                             # 235
        (SAME, 20, 1, 70),                       # 236
        (JNZ, 20, 240),                          # 237
        (MOVE, 17, 66),                          # 238
        (JUMP, 241),                             # 239
        (MOVE, 17, 60),                          # 240
        (JNE, 16, 17, 302),                      # 241
        (MOVE, 15, 60),                          # 242
        (CALL, 1, 10),                           # 243: tail
        (LOAD, 16, 0, 3),                        # 244
        (LOAD, 17, 0, 4),                        # 245
        (JEQ, 17, 60, 284),                      # 246
        (SAME, 16, 3, 62),                       # 247
        (JZ, 16, 281),                           # 248
        (LOAD, 16, 0, 3),                        # 249
        (BYTE, 18, 16, 60),                      # 250
        (LOAD, 19, 0, 3),                        # 251
        (LOAD, 20, 0, 4),                        # 252
        (BYTE, 21, 19, 61),                      # 253
        (OR, 22, 18, 21),                        # 254
        (LOAD, 23, 0, 3),                        # 255
        (LOAD, 24, 0, 4),                        # 256
        (BYTE, 25, 23, 64),                      # 257
        (OR, 26, 22, 25),                        # 258
        (LOAD, 27, 0, 3),                        # 259
        (LOAD, 28, 0, 4),                        # 260
        (BYTE, 29, 27, 65),                      # 261
        (OR, 51, 26, 29),                        # 262
        (JNE, 51, 60, 284),                      # 263
        (LOAD, 16, 0, 3),                        # 264
        (LOAD, 17, 0, 4),                        # 265
        (BYTE, 18, 16, 66),                      # 266
        (LOAD, 19, 0, 3),                        # 267
        (LOAD, 20, 0, 4),                        # 268
        (BYTE, 21, 19, 67),                      # 269
        (OR, 22, 18, 21),                        # 270
        (LOAD, 23, 0, 3),                        # 271
        (LOAD, 24, 0, 4),                        # 272
        (BYTE, 25, 23, 68),                      # 273
        (OR, 26, 22, 25),                        # 274
        (LOAD, 27, 0, 3),                        # 275
        (LOAD, 28, 0, 4),                        # 276
        (BYTE, 29, 27, 69),                      # 277
        (OR, 51, 26, 29),                        # 278
        (JEQ, 51, 60, 284),                      # 279
        (JUMP, 283),                             # 280
        (SAME, 16, 1, 70),                       # 281
        (JZ, 16, 284),                           # 282
        (MOVE, 15, 61),                          # 283
        (STORE, 0, 16, 15),                      # 284
        (MOVE, 15, 60),                          # 285
        (LOAD, 16, 0, 16),                       # 286
        (JZ, 16, 294),                           # 287
        (LOAD, 16, 0, 1),                        # 288
        (JZ, 16, 302),                           # 289
        (LOAD, 17, 0, 5),                        # 290
        (LOAD, 18, 0, 6),                        # 291
        (SAME, 19, 17, 80),                      # 292
        (JZ, 19, 300),                           # 293
        (LOAD, 16, 0, 14),                       # 294
        (LOAD, 17, 0, 15),                       # 295
        (JEQ, 17, 60, 299),                      # 296
        (SAME, 18, 16, 80),                      # 297
        (JZ, 18, 300),                           # 298
        (MOVE, 15, 61),                          # 299
        (STORE, 0, 17, 15),                      # 300
        (DONE,),                                 # 301
        (FAIL,),                                 # 302
    ),
    constants=b'auto16+zero+4nativebiglittle\x00\x00\x00\x00',
    tables=(
        Table(18, (1, 2, 7)),  # 0: sas_mq_correlation_id
    ),
    registers=57,
    numbers=(16, 24, 8, 0, 1, -1, 4, 2, 3, 4, 5, 6, 7, -5, 9, -14, 6, -20, 3, -23, 6, 15, 20, -29, 4),
    addresses=(0, -1, -1),
    encodings=(),
    root=Inline({
        'base': Fixed(0, 0, 16, None),
        'tail': Present(2, Span(3, None)),
        'zero': Present(1, Span(5, None)),
        'four': Present(7, Span(8, None)),
        'is_be': Worked(10, 'bool'),
        'number': Inline({
            'value': Number(13, 0, 4, False, False, 'be', 12),
        }),
        'pad': Span(14, None),
        'is_late': Worked(16, 'bool'),
        'is_number_alone': Worked(17, 'bool'),
    }),
    checks=(
    ),
    unsupported={},
)

FRAME = None
IN_STEP = None
