# Generated from ksy/sas/sas_mq_indexes.ksy by `ksyspark generate`; do not edit.
"""Plans of sas_mq_indexes: what the machine runs for each message and where it leaves each column; `FRAME` and `IN_STEP` cut streams."""

from ksyspark.machine.opcodes import ADD, AND, BYTE, BYTES, CALL, CLOSE, COUNT, DONE, EOF, EQ, FAIL, ITEM, JEQ, JGE, JGT, JLE, JLT, JNE, JNZ, JUMP, JZ, LOAD, LOOP, MOVE, MUL, NOT, NUMBER2, OPEN, OR, PARAM, POSITION, REST, RETURN, ROOTSIZE, ROOTSTART, ROW, ROWS, RUN, SAME, SEEK, SEEKROOT, STORE, SUB, TEXT, UNPAD, UNTIL
from ksyspark.machine.plan import Apply, Formula, Inline, Items, Number, Plan, Present, Span, Table, Worked

PLAN = Plan(
    program=(
        (ROW, 0, 0, 0),                          # 0: sas_mq_indexes
        (PARAM, 1, 0),                           # 1: byte_order
        (PARAM, 2, 1),                           # 2: byte_order
        (PARAM, 3, 2),                           # 3: long_bytes
        (PARAM, 4, 3),                           # 4: string_length
        (PARAM, 5, 4),                           # 5: string_length
        (PARAM, 6, 5),                           # 6: encoding
        (PARAM, 7, 6),                           # 7: ccsid
        (SAME, 11, 1, 58),                       # 8
        (JZ, 11, 12),                            # 9
        (MOVE, 8, 60),                           # 10
        (JUMP, 53),                              # 11
        (SAME, 11, 1, 61),                       # 12
        (JZ, 11, 16),                            # 13
        (MOVE, 8, 63),                           # 14
        (JUMP, 53),                              # 15
        (AND, 11, 6, 64),                        # 16
        (JNE, 11, 63, 20),                       # 17
        (MOVE, 8, 63),                           # 18
        (JUMP, 53),                              # 19
        (JEQ, 11, 65, 38),                       # 20
        (JUMP, 34),                              # 21: marks, when it is asked for
        (LOAD, 12, 0, 0),                        # 22
        (JNZ, 12, 33),                           # 23
        (SEEKROOT, 13, 60),                      # 24
        (ROOTSIZE, 18),                          # 25
        (JLT, 18, 66, 29),                       # 26
        (MOVE, 15, 66),                          # 27
        (JUMP, 30),                              # 28
        (MOVE, 15, 60),                          # 29
        (BYTES, 0, 1, 15),                       # 30: marks
        (CLOSE, 13),                             # 31
        (STORE, 0, 0, 63),                       # 32
        (RETURN, 1),                             # 33
        (CALL, 1, 22),                           # 34: marks
        (LOAD, 19, 0, 1),                        # 35
        (LOAD, 20, 0, 2),                        # 36
        (JNE, 20, 60, 40),                       # 37
        (MOVE, 8, 60),                           # 38
        (JUMP, 53),                              # 39
        (JNE, 3, 67, 44),                        # 40
        (BYTE, 21, 19, 67),                      # 41
        (EQ, 8, 21, 60),                         # 42
        (JUMP, 53),                              # 43
        (MOVE, 11, 60),                          # 44
        (BYTE, 21, 19, 68),                      # 45
        (JNE, 21, 60, 52),                       # 46
        (LOAD, 19, 0, 1),                        # 47
        (LOAD, 20, 0, 2),                        # 48
        (BYTE, 21, 19, 69),                      # 49
        (JEQ, 21, 60, 52),                       # 50
        (MOVE, 11, 63),                          # 51
        (MOVE, 8, 11),                           # 52
        (STORE, 0, 3, 8),                        # 53
        (JEQ, 3, 60, 57),                        # 54
        (MOVE, 8, 3),                            # 55
        (JUMP, 103),                             # 56
        (CALL, 1, 22),                           # 57: marks
        (LOAD, 19, 0, 1),                        # 58
        (LOAD, 20, 0, 2),                        # 59
        (JNE, 20, 60, 63),                       # 60
        (MOVE, 8, 68),                           # 61
        (JUMP, 103),                             # 62
        (LOAD, 11, 0, 3),                        # 63
        (JZ, 11, 86),                            # 64
        (LOAD, 22, 0, 1),                        # 65
        (LOAD, 23, 0, 2),                        # 66
        (BYTE, 24, 22, 67),                      # 67
        (LOAD, 25, 0, 1),                        # 68
        (LOAD, 26, 0, 2),                        # 69
        (BYTE, 27, 25, 70),                      # 70
        (OR, 28, 24, 27),                        # 71
        (LOAD, 29, 0, 1),                        # 72
        (LOAD, 30, 0, 2),                        # 73
        (BYTE, 31, 29, 71),                      # 74
        (OR, 32, 28, 31),                        # 75
        (LOAD, 33, 0, 1),                        # 76
        (LOAD, 34, 0, 2),                        # 77
        (BYTE, 35, 33, 72),                      # 78
        (OR, 36, 32, 35),                        # 79
        (JNE, 36, 60, 83),                       # 80
        (MOVE, 19, 67),                          # 81
        (JUMP, 84),                              # 82
        (MOVE, 19, 68),                          # 83
        (MOVE, 8, 19),                           # 84
        (JUMP, 103),                             # 85
        (BYTE, 21, 19, 68),                      # 86
        (LOAD, 22, 0, 1),                        # 87
        (LOAD, 23, 0, 2),                        # 88
        (BYTE, 24, 22, 73),                      # 89
        (OR, 25, 21, 24),                        # 90
        (LOAD, 26, 0, 1),                        # 91
        (LOAD, 27, 0, 2),                        # 92
        (BYTE, 28, 26, 74),                      # 93
        (OR, 29, 25, 28),                        # 94
        (LOAD, 30, 0, 1),                        # 95
        (LOAD, 31, 0, 2),                        # 96
        (BYTE, 32, 30, 69),                      # 97
        (OR, 33, 29, 32),                        # 98
        (JNE, 33, 60, 102),                      # 99
        (MOVE, 8, 67),                           # 100
        (JUMP, 103),                             # 101
        (MOVE, 8, 68),                           # 102
        (STORE, 0, 4, 8),                        # 103
        (SAME, 8, 4, 75),                        # 104
        (NOT, 9, 8),                             # 105
        (STORE, 0, 5, 9),                        # 106
        (JEQ, 7, 60, 127),                       # 107
        (MOVE, 8, 7),                            # 108
        (JUMP, 156),                             # 109
        (JUMP, 127),                             # 110: first_letter, when it is asked for
        (LOAD, 37, 0, 6),                        # 111
        (JNZ, 37, 126),                          # 112
        (LOAD, 40, 0, 4),                        # 113
        (MUL, 41, 65, 40),                       # 114
        (SEEKROOT, 38, 41),                      # 115
        (ROOTSIZE, 45),                          # 116
        (LOAD, 46, 0, 4),                        # 117
        (MUL, 47, 65, 46),                       # 118
        (JLE, 45, 47, 122),                      # 119
        (MOVE, 42, 63),                          # 120
        (JUMP, 123),                             # 121
        (MOVE, 42, 60),                          # 122
        (BYTES, 0, 7, 42),                       # 123: first_letter
        (CLOSE, 38),                             # 124
        (STORE, 0, 6, 63),                       # 125
        (RETURN, 2),                             # 126
        (CALL, 2, 111),                          # 127: first_letter
        (LOAD, 19, 0, 7),                        # 128
        (LOAD, 20, 0, 8),                        # 129
        (JNE, 20, 63, 155),                      # 130
        (BYTE, 21, 19, 60),                      # 131
        (JLT, 21, 77, 137),                      # 132
        (LOAD, 19, 0, 7),                        # 133
        (LOAD, 20, 0, 8),                        # 134
        (BYTE, 21, 19, 60),                      # 135
        (JLE, 21, 78, 153),                      # 136
        (LOAD, 19, 0, 7),                        # 137
        (LOAD, 20, 0, 8),                        # 138
        (BYTE, 21, 19, 60),                      # 139
        (JLT, 21, 79, 145),                      # 140
        (LOAD, 19, 0, 7),                        # 141
        (LOAD, 20, 0, 8),                        # 142
        (BYTE, 21, 19, 60),                      # 143
        (JLE, 21, 80, 153),                      # 144
        (LOAD, 19, 0, 7),                        # 145
        (LOAD, 20, 0, 8),                        # 146
        (BYTE, 21, 19, 60),                      # 147
        (JLT, 21, 81, 155),                      # 148
        (LOAD, 19, 0, 7),                        # 149
        (LOAD, 20, 0, 8),                        # 150
        (BYTE, 21, 19, 60),                      # 151
        (JGT, 21, 82, 155),                      # 152
        (MOVE, 8, 83),                           # 153
        (JUMP, 156),                             # 154
        (MOVE, 8, 84),                           # 155
        (STORE, 0, 9, 8),                        # 156
        (ROWS, 9, 1),                            # 157: indexes: repeat eos
        (STORE, 0, 10, 9),                       # 158
        (MOVE, 8, 60),                           # 159
        (EOF, 9),                                # 160
        (JNZ, 9, 433),                           # 161
        (ROW, 1, 3, 9),                          # 162
        (LOAD, 10, 0, 3),                        # 163
        (STORE, 3, 0, 10),                       # 164
        (LOAD, 10, 0, 4),                        # 165
        (STORE, 3, 1, 10),                       # 166
        (LOAD, 10, 0, 5),                        # 167
        (STORE, 3, 2, 10),                       # 168
        (LOAD, 10, 0, 9),                        # 169
        (STORE, 3, 3, 10),                       # 170
        (LOAD, 10, 3, 0),                        # 171
        (JNE, 10, 63, 175),                      # 172
        (STORE, 3, 4, 60),                       # 173: byte order be
        (JUMP, 179),                             # 174
        (JNE, 10, 60, 653),                      # 175
        (STORE, 3, 4, 63),                       # 176: byte order le
        (JUMP, 179),                             # 177
        (JUMP, 653),                             # 178
        (LOAD, 10, 3, 1),                        # 179
        (JEQ, 10, 67, 183),                      # 180
        (RUN, 3, 6, 4),                          # 181: narrow
        (STORE, 3, 5, 63),                       # 182
        (JNE, 10, 67, 186),                      # 183
        (RUN, 3, 8, 8),                          # 184: wide
        (STORE, 3, 7, 63),                       # 185
        (LOAD, 10, 3, 0),                        # 186
        (JNE, 10, 63, 190),                      # 187
        (STORE, 3, 9, 60),                       # 188: byte order be
        (JUMP, 194),                             # 189
        (JNE, 10, 60, 653),                      # 190
        (STORE, 3, 9, 63),                       # 191: byte order le
        (JUMP, 194),                             # 192
        (JUMP, 653),                             # 193
        (LOAD, 10, 3, 1),                        # 194
        (JEQ, 10, 67, 211),                      # 195
        (RUN, 3, 11, 4),                         # 196: narrow
        (NUMBER2, 10, 3, 11, 0, 52, 9),          # 197
        (JLT, 10, 60, 653),                      # 198
        (ROOTSIZE, 11),                          # 199
        (ROOTSTART, 19),                         # 200
        (POSITION, 19, 19),                      # 201
        (SUB, 20, 11, 19),                       # 202
        (LOAD, 24, 3, 2),                        # 203
        (JZ, 24, 207),                           # 204
        (MOVE, 21, 60),                          # 205
        (JUMP, 208),                             # 206
        (MOVE, 21, 63),                          # 207
        (SUB, 24, 20, 21),                       # 208
        (JGT, 10, 24, 653),                      # 209
        (STORE, 3, 10, 63),                      # 210
        (LOAD, 10, 3, 1),                        # 211
        (JNE, 10, 67, 228),                      # 212
        (RUN, 3, 13, 8),                         # 213: wide
        (NUMBER2, 10, 3, 13, 0, 56, 9),          # 214
        (JLT, 10, 60, 653),                      # 215
        (ROOTSIZE, 11),                          # 216
        (ROOTSTART, 19),                         # 217
        (POSITION, 19, 19),                      # 218
        (SUB, 20, 11, 19),                       # 219
        (LOAD, 24, 3, 2),                        # 220
        (JZ, 24, 224),                           # 221
        (MOVE, 21, 60),                          # 222
        (JUMP, 225),                             # 223
        (MOVE, 21, 63),                          # 224
        (SUB, 24, 20, 21),                       # 225
        (JGT, 10, 24, 653),                      # 226
        (STORE, 3, 12, 63),                      # 227
        (LOAD, 22, 3, 2),                        # 228
        (JZ, 22, 241),                           # 229
        (LOAD, 25, 3, 1),                        # 230
        (JNE, 25, 67, 236),                      # 231
        (LOAD, 25, 3, 12),                       # 232
        (JZ, 25, 653),                           # 233
        (NUMBER2, 22, 3, 13, 0, 56, 9),          # 234
        (JUMP, 239),                             # 235
        (LOAD, 25, 3, 10),                       # 236
        (JZ, 25, 653),                           # 237
        (NUMBER2, 22, 3, 11, 0, 52, 9),          # 238
        (MOVE, 19, 22),                          # 239
        (JUMP, 251),                             # 240
        (LOAD, 25, 3, 1),                        # 241
        (JNE, 25, 67, 247),                      # 242
        (LOAD, 25, 3, 12),                       # 243
        (JZ, 25, 653),                           # 244
        (NUMBER2, 22, 3, 13, 0, 56, 9),          # 245
        (JUMP, 250),                             # 246
        (LOAD, 25, 3, 10),                       # 247
        (JZ, 25, 653),                           # 248
        (NUMBER2, 22, 3, 11, 0, 52, 9),          # 249
        (ADD, 19, 22, 63),                       # 250
        (BYTES, 3, 14, 19),                      # 251: content
        (OPEN, 22, 3, 14),                       # 252
        (LOAD, 24, 3, 3),                        # 253
        (JEQ, 24, 85, 292),                      # 254
        (JEQ, 24, 86, 292),                      # 255
        (JEQ, 24, 83, 292),                      # 256
        (JEQ, 24, 87, 292),                      # 257
        (LOAD, 27, 3, 15),                       # 258
        (JLE, 27, 60, 288),                      # 259
        (JUMP, 278),                             # 260: last, when it is asked for
        (LOAD, 48, 3, 19),                       # 261
        (JNZ, 48, 277),                          # 262
        (LOAD, 54, 3, 15),                       # 263
        (JLE, 54, 60, 267),                      # 264
        (SUB, 51, 54, 63),                       # 265
        (JUMP, 268),                             # 266
        (MOVE, 51, 60),                          # 267
        (SEEK, 49, 3, 14, 51),                   # 268
        (LOAD, 57, 3, 15),                       # 269
        (JLE, 57, 60, 273),                      # 270
        (MOVE, 54, 63),                          # 271
        (JUMP, 274),                             # 272
        (MOVE, 54, 60),                          # 273
        (BYTES, 3, 20, 54),                      # 274: last
        (CLOSE, 49),                             # 275
        (STORE, 3, 19, 63),                      # 276
        (RETURN, 4),                             # 277
        (CALL, 4, 261),                          # 278: last
        (LOAD, 27, 3, 20),                       # 279
        (LOAD, 28, 3, 21),                       # 280
        (SAME, 29, 27, 88),                      # 281
        (JNZ, 29, 285),                          # 282
        (LOAD, 27, 3, 2),                        # 283
        (JNZ, 27, 288),                          # 284
        (LOAD, 27, 3, 15),                       # 285
        (SUB, 24, 27, 63),                       # 286
        (JUMP, 289),                             # 287
        (LOAD, 24, 3, 15),                       # 288
        (BYTES, 3, 17, 24),                      # 289: characters
        (UNPAD, 3, 17, 32),                      # 290
        (STORE, 3, 16, 63),                      # 291
        (LOAD, 24, 3, 3),                        # 292
        (JEQ, 24, 85, 297),                      # 293
        (JEQ, 24, 86, 297),                      # 294
        (JEQ, 24, 83, 297),                      # 295
        (JNE, 24, 87, 313),                      # 296
        (LOAD, 27, 3, 15),                       # 297
        (JLE, 27, 60, 309),                      # 298
        (CALL, 4, 261),                          # 299: last
        (LOAD, 27, 3, 20),                       # 300
        (LOAD, 28, 3, 21),                       # 301
        (SAME, 29, 27, 88),                      # 302
        (JNZ, 29, 306),                          # 303
        (LOAD, 27, 3, 2),                        # 304
        (JNZ, 27, 309),                          # 305
        (LOAD, 27, 3, 15),                       # 306
        (SUB, 24, 27, 63),                       # 307
        (JUMP, 310),                             # 308
        (LOAD, 24, 3, 15),                       # 309
        (BYTES, 3, 23, 24),                      # 310: ebcdic_characters
        (UNPAD, 3, 23, 64),                      # 311
        (STORE, 3, 22, 63),                      # 312
        (REST, 3, 25),                           # 313: terminator
        (CLOSE, 22),                             # 314
        (LOAD, 10, 3, 0),                        # 315
        (JNE, 10, 63, 319),                      # 316
        (STORE, 3, 27, 60),                      # 317: byte order be
        (JUMP, 323),                             # 318
        (JNE, 10, 60, 653),                      # 319
        (STORE, 3, 27, 63),                      # 320: byte order le
        (JUMP, 323),                             # 321
        (JUMP, 653),                             # 322
        (LOAD, 10, 3, 1),                        # 323
        (JEQ, 10, 67, 327),                      # 324
        (RUN, 3, 29, 4),                         # 325: narrow
        (STORE, 3, 28, 63),                      # 326
        (JNE, 10, 67, 330),                      # 327
        (RUN, 3, 31, 8),                         # 328: wide
        (STORE, 3, 30, 63),                      # 329
        (LOAD, 10, 3, 0),                        # 330
        (JNE, 10, 63, 334),                      # 331
        (STORE, 3, 32, 60),                      # 332: byte order be
        (JUMP, 338),                             # 333
        (JNE, 10, 60, 653),                      # 334
        (STORE, 3, 32, 63),                      # 335: byte order le
        (JUMP, 338),                             # 336
        (JUMP, 653),                             # 337
        (LOAD, 10, 3, 1),                        # 338
        (JEQ, 10, 67, 342),                      # 339
        (RUN, 3, 34, 4),                         # 340: narrow
        (STORE, 3, 33, 63),                      # 341
        (JNE, 10, 67, 345),                      # 342
        (RUN, 3, 36, 8),                         # 343: wide
        (STORE, 3, 35, 63),                      # 344
        (LOAD, 10, 3, 0),                        # 345
        (JNE, 10, 63, 349),                      # 346
        (STORE, 3, 37, 60),                      # 347: byte order be
        (JUMP, 353),                             # 348
        (JNE, 10, 60, 653),                      # 349
        (STORE, 3, 37, 63),                      # 350: byte order le
        (JUMP, 353),                             # 351
        (JUMP, 653),                             # 352
        (LOAD, 10, 3, 1),                        # 353
        (JEQ, 10, 67, 369),                      # 354
        (RUN, 3, 39, 4),                         # 355: narrow
        (NUMBER2, 10, 3, 39, 0, 52, 37),         # 356
        (JLT, 10, 60, 653),                      # 357
        (ROOTSIZE, 11),                          # 358
        (ROOTSTART, 19),                         # 359
        (POSITION, 19, 19),                      # 360
        (SUB, 20, 11, 19),                       # 361
        (JZ, 63, 365),                           # 362
        (MOVE, 21, 60),                          # 363
        (JUMP, 366),                             # 364
        (MOVE, 21, 63),                          # 365
        (SUB, 24, 20, 21),                       # 366
        (JGT, 10, 24, 653),                      # 367
        (STORE, 3, 38, 63),                      # 368
        (LOAD, 10, 3, 1),                        # 369
        (JNE, 10, 67, 385),                      # 370
        (RUN, 3, 41, 8),                         # 371: wide
        (NUMBER2, 10, 3, 41, 0, 56, 37),         # 372
        (JLT, 10, 60, 653),                      # 373
        (ROOTSIZE, 11),                          # 374
        (ROOTSTART, 19),                         # 375
        (POSITION, 19, 19),                      # 376
        (SUB, 20, 11, 19),                       # 377
        (JZ, 63, 381),                           # 378
        (MOVE, 21, 60),                          # 379
        (JUMP, 382),                             # 380
        (MOVE, 21, 63),                          # 381
        (SUB, 24, 20, 21),                       # 382
        (JGT, 10, 24, 653),                      # 383
        (STORE, 3, 40, 63),                      # 384
        (LOAD, 22, 3, 2),                        # 385
        (JZ, 22, 398),                           # 386
        (LOAD, 25, 3, 1),                        # 387
        (JNE, 25, 67, 393),                      # 388
        (LOAD, 25, 3, 40),                       # 389
        (JZ, 25, 653),                           # 390
        (NUMBER2, 22, 3, 41, 0, 56, 37),         # 391
        (JUMP, 396),                             # 392
        (LOAD, 25, 3, 38),                       # 393
        (JZ, 25, 653),                           # 394
        (NUMBER2, 22, 3, 39, 0, 52, 37),         # 395
        (MOVE, 19, 22),                          # 396
        (JUMP, 417),                             # 397
        (LOAD, 25, 3, 1),                        # 398
        (JNE, 25, 67, 404),                      # 399
        (LOAD, 25, 3, 40),                       # 400
        (JZ, 25, 653),                           # 401
        (NUMBER2, 22, 3, 41, 0, 56, 37),         # 402
        (JUMP, 407),                             # 403
        (LOAD, 25, 3, 38),                       # 404
        (JZ, 25, 653),                           # 405
        (NUMBER2, 22, 3, 39, 0, 52, 37),         # 406
        (LOAD, 28, 3, 1),                        # 407
        (JNE, 28, 67, 413),                      # 408
        (LOAD, 28, 3, 35),                       # 409
        (JZ, 28, 653),                           # 410
        (NUMBER2, 25, 3, 36, 0, 56, 32),         # 411
        (JUMP, 416),                             # 412
        (LOAD, 28, 3, 33),                       # 413
        (JZ, 28, 653),                           # 414
        (NUMBER2, 25, 3, 34, 0, 52, 32),         # 415
        (ADD, 19, 22, 25),                       # 416
        (BYTES, 3, 42, 19),                      # 417: names
        (OPEN, 22, 3, 42),                       # 418
        (ROWS, 25, 2),                           # 419: names: repeat eos
        (STORE, 3, 44, 25),                      # 420
        (MOVE, 24, 60),                          # 421
        (EOF, 25),                               # 422
        (JNZ, 25, 430),                          # 423
        (ROW, 2, 5, 25),                         # 424
        (LOAD, 26, 3, 3),                        # 425
        (STORE, 5, 0, 26),                       # 426
        (UNTIL, 5, 1, 0, 2),                     # 427: characters
        (COUNT, 24, 4, 3, 45),                   # 428
        (JUMP, 422),                             # 429
        (CLOSE, 22),                             # 430
        (COUNT, 8, 22, 0, 11),                   # 431
        (JUMP, 160),                             # 432
        (MOVE, 8, 60),                           # 433
        (LOAD, 9, 0, 11),                        # 434
        (JGE, 8, 9, 652),                        # 435
        (ITEM, 3, 1, 0, 10, 8),                  # 436
        (LOAD, 22, 3, 1),                        # 437
        (JNE, 22, 67, 443),                      # 438
        (LOAD, 22, 3, 7),                        # 439
        (JZ, 22, 653),                           # 440
        (NUMBER2, 19, 3, 8, 0, 56, 4),           # 441
        (JUMP, 446),                             # 442
        (LOAD, 22, 3, 5),                        # 443
        (JZ, 22, 653),                           # 444
        (NUMBER2, 19, 3, 6, 0, 52, 4),           # 445
        (STORE, 3, 46, 19),                      # 446
        (LOAD, 22, 3, 3),                        # 447
        (JNE, 22, 85, 458),                      # 448
        (LOAD, 22, 3, 22),                       # 449
        (JZ, 22, 653),                           # 450
        (LOAD, 23, 3, 23),                       # 451
        (LOAD, 24, 3, 24),                       # 452
        (TEXT, 23, 0),                           # 453
        (MOVE, 19, 23),                          # 454
        (MOVE, 20, 24),                          # 455
        (MOVE, 21, 60),                          # 456
        (JUMP, 536),                             # 457
        (JNE, 22, 86, 468),                      # 458
        (LOAD, 22, 3, 22),                       # 459
        (JZ, 22, 653),                           # 460
        (LOAD, 23, 3, 23),                       # 461
        (LOAD, 24, 3, 24),                       # 462
        (TEXT, 23, 1),                           # 463
        (MOVE, 19, 23),                          # 464
        (MOVE, 20, 24),                          # 465
        (MOVE, 21, 63),                          # 466
        (JUMP, 536),                             # 467
        (JNE, 22, 83, 478),                      # 468
        (LOAD, 22, 3, 22),                       # 469
        (JZ, 22, 653),                           # 470
        (LOAD, 23, 3, 23),                       # 471
        (LOAD, 24, 3, 24),                       # 472
        (TEXT, 23, 2),                           # 473
        (MOVE, 19, 23),                          # 474
        (MOVE, 20, 24),                          # 475
        (MOVE, 21, 65),                          # 476
        (JUMP, 536),                             # 477
        (JNE, 22, 87, 488),                      # 478
        (LOAD, 22, 3, 22),                       # 479
        (JZ, 22, 653),                           # 480
        (LOAD, 23, 3, 23),                       # 481
        (LOAD, 24, 3, 24),                       # 482
        (TEXT, 23, 3),                           # 483
        (MOVE, 19, 23),                          # 484
        (MOVE, 20, 24),                          # 485
        (MOVE, 21, 90),                          # 486
        (JUMP, 536),                             # 487
        (JNE, 22, 91, 498),                      # 488
        (LOAD, 22, 3, 16),                       # 489
        (JZ, 22, 653),                           # 490
        (LOAD, 23, 3, 17),                       # 491
        (LOAD, 24, 3, 18),                       # 492
        (TEXT, 23, 4),                           # 493
        (MOVE, 19, 23),                          # 494
        (MOVE, 20, 24),                          # 495
        (MOVE, 21, 68),                          # 496
        (JUMP, 536),                             # 497
        (JNE, 22, 92, 508),                      # 498
        (LOAD, 22, 3, 16),                       # 499
        (JZ, 22, 653),                           # 500
        (LOAD, 23, 3, 17),                       # 501
        (LOAD, 24, 3, 18),                       # 502
        (TEXT, 23, 5),                           # 503
        (MOVE, 19, 23),                          # 504
        (MOVE, 20, 24),                          # 505
        (MOVE, 21, 73),                          # 506
        (JUMP, 536),                             # 507
        (JNE, 22, 93, 518),                      # 508
        (LOAD, 22, 3, 16),                       # 509
        (JZ, 22, 653),                           # 510
        (LOAD, 23, 3, 17),                       # 511
        (LOAD, 24, 3, 18),                       # 512
        (TEXT, 23, 6),                           # 513
        (MOVE, 19, 23),                          # 514
        (MOVE, 20, 24),                          # 515
        (MOVE, 21, 74),                          # 516
        (JUMP, 536),                             # 517
        (JNE, 22, 94, 528),                      # 518
        (LOAD, 22, 3, 16),                       # 519
        (JZ, 22, 653),                           # 520
        (LOAD, 23, 3, 17),                       # 521
        (LOAD, 24, 3, 18),                       # 522
        (TEXT, 23, 7),                           # 523
        (MOVE, 19, 23),                          # 524
        (MOVE, 20, 24),                          # 525
        (MOVE, 21, 69),                          # 526
        (JUMP, 536),                             # 527
        (LOAD, 22, 3, 16),                       # 528
        (JZ, 22, 653),                           # 529
        (LOAD, 23, 3, 17),                       # 530
        (LOAD, 24, 3, 18),                       # 531
        (TEXT, 23, 8),                           # 532
        (MOVE, 19, 23),                          # 533
        (MOVE, 20, 24),                          # 534
        (MOVE, 21, 67),                          # 535
        (STORE, 3, 47, 19),                      # 536
        (STORE, 3, 48, 20),                      # 537
        (STORE, 3, 49, 21),                      # 538
        (MOVE, 10, 60),                          # 539
        (LOAD, 11, 3, 15),                       # 540
        (JEQ, 11, 60, 547),                      # 541
        (CALL, 4, 261),                          # 542: last
        (LOAD, 19, 3, 20),                       # 543
        (LOAD, 20, 3, 21),                       # 544
        (SAME, 21, 19, 88),                      # 545
        (JZ, 21, 548),                           # 546
        (MOVE, 10, 63),                          # 547
        (STORE, 3, 50, 10),                      # 548
        (STORE, 3, 51, 10),                      # 549
        (LOAD, 22, 3, 1),                        # 550
        (JNE, 22, 67, 556),                      # 551
        (LOAD, 22, 3, 30),                       # 552
        (JZ, 22, 653),                           # 553
        (NUMBER2, 19, 3, 31, 0, 56, 27),         # 554
        (JUMP, 559),                             # 555
        (LOAD, 22, 3, 28),                       # 556
        (JZ, 22, 653),                           # 557
        (NUMBER2, 19, 3, 29, 0, 52, 27),         # 558
        (STORE, 3, 52, 19),                      # 559
        (LOAD, 22, 3, 1),                        # 560
        (JNE, 22, 67, 566),                      # 561
        (LOAD, 22, 3, 35),                       # 562
        (JZ, 22, 653),                           # 563
        (NUMBER2, 19, 3, 36, 0, 56, 32),         # 564
        (JUMP, 569),                             # 565
        (LOAD, 22, 3, 33),                       # 566
        (JZ, 22, 653),                           # 567
        (NUMBER2, 19, 3, 34, 0, 52, 32),         # 568
        (STORE, 3, 53, 19),                      # 569
        (MOVE, 10, 60),                          # 570
        (LOAD, 11, 3, 45),                       # 571
        (JGE, 10, 11, 650),                      # 572
        (ITEM, 5, 2, 3, 44, 10),                 # 573
        (LOAD, 22, 5, 0),                        # 574
        (JNE, 22, 85, 583),                      # 575
        (LOAD, 22, 5, 1),                        # 576
        (LOAD, 23, 5, 2),                        # 577
        (TEXT, 22, 0),                           # 578
        (MOVE, 19, 22),                          # 579
        (MOVE, 20, 23),                          # 580
        (MOVE, 21, 60),                          # 581
        (JUMP, 645),                             # 582
        (JNE, 22, 86, 591),                      # 583
        (LOAD, 22, 5, 1),                        # 584
        (LOAD, 23, 5, 2),                        # 585
        (TEXT, 22, 1),                           # 586
        (MOVE, 19, 22),                          # 587
        (MOVE, 20, 23),                          # 588
        (MOVE, 21, 63),                          # 589
        (JUMP, 645),                             # 590
        (JNE, 22, 83, 599),                      # 591
        (LOAD, 22, 5, 1),                        # 592
        (LOAD, 23, 5, 2),                        # 593
        (TEXT, 22, 2),                           # 594
        (MOVE, 19, 22),                          # 595
        (MOVE, 20, 23),                          # 596
        (MOVE, 21, 65),                          # 597
        (JUMP, 645),                             # 598
        (JNE, 22, 87, 607),                      # 599
        (LOAD, 22, 5, 1),                        # 600
        (LOAD, 23, 5, 2),                        # 601
        (TEXT, 22, 3),                           # 602
        (MOVE, 19, 22),                          # 603
        (MOVE, 20, 23),                          # 604
        (MOVE, 21, 90),                          # 605
        (JUMP, 645),                             # 606
        (JNE, 22, 91, 615),                      # 607
        (LOAD, 22, 5, 1),                        # 608
        (LOAD, 23, 5, 2),                        # 609
        (TEXT, 22, 4),                           # 610
        (MOVE, 19, 22),                          # 611
        (MOVE, 20, 23),                          # 612
        (MOVE, 21, 68),                          # 613
        (JUMP, 645),                             # 614
        (JNE, 22, 92, 623),                      # 615
        (LOAD, 22, 5, 1),                        # 616
        (LOAD, 23, 5, 2),                        # 617
        (TEXT, 22, 5),                           # 618
        (MOVE, 19, 22),                          # 619
        (MOVE, 20, 23),                          # 620
        (MOVE, 21, 73),                          # 621
        (JUMP, 645),                             # 622
        (JNE, 22, 93, 631),                      # 623
        (LOAD, 22, 5, 1),                        # 624
        (LOAD, 23, 5, 2),                        # 625
        (TEXT, 22, 6),                           # 626
        (MOVE, 19, 22),                          # 627
        (MOVE, 20, 23),                          # 628
        (MOVE, 21, 74),                          # 629
        (JUMP, 645),                             # 630
        (JNE, 22, 94, 639),                      # 631
        (LOAD, 22, 5, 1),                        # 632
        (LOAD, 23, 5, 2),                        # 633
        (TEXT, 22, 7),                           # 634
        (MOVE, 19, 22),                          # 635
        (MOVE, 20, 23),                          # 636
        (MOVE, 21, 69),                          # 637
        (JUMP, 645),                             # 638
        (LOAD, 22, 5, 1),                        # 639
        (LOAD, 23, 5, 2),                        # 640
        (TEXT, 22, 8),                           # 641
        (MOVE, 19, 22),                          # 642
        (MOVE, 20, 23),                          # 643
        (MOVE, 21, 67),                          # 644
        (STORE, 5, 3, 19),                       # 645
        (STORE, 5, 4, 20),                       # 646
        (STORE, 5, 5, 21),                       # 647
        (LOOP, 10, 0),                           # 648
        (JUMP, 571),                             # 649
        (LOOP, 8, 2),                            # 650
        (JUMP, 434),                             # 651
        (DONE,),                                 # 652
        (FAIL,),                                 # 653
    ),
    constants=b'littlebigexcludes_nul\x00',
    tables=(
        Table(12, (0, 6, 11)),  # 0: sas_mq_indexes
        Table(54, (5, 7, 10, 12, 16, 19, 22, 28, 30, 33, 35, 38, 40, 45)),  # 1: sas_mq_indexes.indexes[]
        Table(6, ()),  # 2: names.names[]
    ),
    registers=58,
    numbers=(-1, 6, 0, -7, 3, 1, 15, 2, 16, 8, 4, 7, 9, 10, 11, 5, 6, -10, 12, 193, 201, 209, 217, 226, 233, 1047, 819, 37, 500, 1140, -22, 1, 3, 1208, 1252, 437, 850),
    addresses=(0, -1, -1, 1, -1, 2),
    encodings=('IBM037', 'IBM500', 'IBM1047', 'IBM1140', 'UTF-8', 'windows-1252', 'IBM437', 'IBM850', 'ISO-8859-1'),
    root=Inline({
        'marks': Present(0, Span(1, None)),
        'is_be': Worked(3, 'bool'),
        'long_used': Worked(4, 'int'),
        'nul_counted': Worked(5, 'bool'),
        'first_letter': Present(6, Span(7, None)),
        'ccsid_used': Worked(9, 'int'),
        'indexes': Items(10, 1, Inline({
            'upercmx': Inline({
                'narrow': Present(5, Number(6, 0, 4, True, False, 'be', 4)),
                'wide': Present(7, Number(8, 0, 8, True, False, 'be', 4)),
                'value': Worked(46, 'int'),
            }),
            'name': Inline({
                'len': Inline({
                    'narrow': Present(10, Number(11, 0, 4, True, False, 'be', 9)),
                    'wide': Present(12, Number(13, 0, 8, True, False, 'be', 9)),
                }),
                'content': Inline({
                    'last': Present(19, Span(20, None)),
                    'characters': Present(16, Span(17, None)),
                    'ebcdic_characters': Present(22, Span(23, None)),
                    'terminator': Span(25, None),
                    'is_terminated': Worked(50, 'bool'),
                }),
                'text': Span(47, '*'),
                'is_terminated': Worked(51, 'bool'),
            }),
            'flags': Inline({
                'narrow': Present(28, Number(29, 0, 4, True, False, 'be', 27)),
                'wide': Present(30, Number(31, 0, 8, True, False, 'be', 27)),
                'value': Worked(52, 'int'),
            }),
            'num_variables': Inline({
                'narrow': Present(33, Number(34, 0, 4, True, False, 'be', 32)),
                'wide': Present(35, Number(36, 0, 8, True, False, 'be', 32)),
                'value': Worked(53, 'int'),
            }),
            'len_names': Inline({
                'narrow': Present(38, Number(39, 0, 4, True, False, 'be', 37)),
                'wide': Present(40, Number(41, 0, 8, True, False, 'be', 37)),
            }),
            'names': Inline({
                'names': Items(44, 2, Inline({
                    'characters': Span(1, None),
                    'text': Span(3, '*'),
                })),
            }),
            'is_count_right': Formula('bool', Apply('==', (Worked(45, 'int'), Worked(53, 'int')))),
            'is_name_terminated': Formula('bool', Worked(51, 'bool')),
        })),
    }),
    checks=(
    ),
    unsupported={},
)

FRAME = None
IN_STEP = None
