# Generated from ksy/ibm_mq/mqrfh2.ksy by `ksyspark generate`; do not edit.
"""Plans of mqrfh2: what the machine runs for each message and where it leaves each column; `FRAME` and `IN_STEP` cut streams."""

from ksyspark.machine.opcodes import AND, BYTE, BYTES, CALL, CLOSE, COUNT, CUT, DONE, EQ, FAIL, FIXED, ITEM, JEQ, JGE, JGT, JLE, JLT, JNE, JNZ, JUMP, JZ, LOAD, LOOP, MOD, MOVE, NE, NUMBER2, OPEN, PARAM, POSITION, REST, RETURN, ROOTSIZE, ROW, ROWS, RUN, SAME, SEEKROOT, STORE, SUB, TEXTAT, UNPAD
from ksyspark.machine.plan import Apply, Fixed, Formula, Inline, Items, Number, Plan, Present, Span, Table, Told, Worked

PLAN = Plan(
    program=(
        (ROW, 0, 0, 0),                          # 0: mqrfh2
        (PARAM, 1, 0),                           # 1: encoding
        (PARAM, 2, 1),                           # 2: ccsid
        (AND, 6, 1, 22),                         # 3
        (JEQ, 6, 23, 6),                         # 4
        (JNE, 6, 24, 8),                         # 5
        (MOVE, 3, 1),                            # 6
        (JUMP, 36),                              # 7
        (ROOTSIZE, 6),                           # 8
        (JLT, 6, 25, 35),                        # 9
        (JUMP, 24),                              # 10: start, when it is asked for
        (LOAD, 7, 0, 0),                         # 11
        (JNZ, 7, 23),                            # 12
        (SEEKROOT, 8, 26),                       # 13
        (ROOTSIZE, 13),                          # 14
        (JGE, 13, 25, 19),                       # 15
        (ROOTSIZE, 13),                          # 16
        (MOVE, 10, 13),                          # 17
        (JUMP, 20),                              # 18
        (MOVE, 10, 25),                          # 19
        (BYTES, 0, 1, 10),                       # 20: start
        (CLOSE, 8),                              # 21
        (STORE, 0, 0, 23),                       # 22
        (RETURN, 1),                             # 23
        (CALL, 1, 11),                           # 24: start
        (LOAD, 14, 0, 1),                        # 25
        (LOAD, 15, 0, 2),                        # 26
        (BYTE, 16, 14, 27),                      # 27
        (JEQ, 16, 26, 35),                       # 28
        (LOAD, 14, 0, 1),                        # 29
        (LOAD, 15, 0, 2),                        # 30
        (BYTE, 16, 14, 28),                      # 31
        (JNE, 16, 26, 35),                       # 32
        (MOVE, 3, 29),                           # 33
        (JUMP, 36),                              # 34
        (MOVE, 3, 30),                           # 35
        (STORE, 0, 3, 3),                        # 36
        (AND, 4, 3, 22),                         # 37
        (JNE, 4, 24, 41),                        # 38
        (STORE, 0, 4, 23),                       # 39: byte order le
        (JUMP, 44),                              # 40
        (STORE, 0, 4, 26),                       # 41: byte order be
        (JUMP, 44),                              # 42
        (JUMP, 472),                             # 43
        (RUN, 0, 5, 20),                         # 44: struc_id, version, struc_length, encoding, coded_char_set_id
        (FIXED, 3, 0, 5, 0, 4),                  # 45
        (SAME, 5, 3, 31),                        # 46
        (STORE, 0, 6, 5),                        # 47
        (LOAD, 3, 0, 6),                         # 48
        (JNZ, 3, 55),                            # 49
        (BYTES, 0, 8, 25),                       # 50: ascii
        (UNPAD, 0, 8, 32),                       # 51
        (CUT, 0, 8, 0, 0),                       # 52
        (TEXTAT, 0, 8, 0),                       # 53: ascii is ISO-8859-1
        (STORE, 0, 7, 23),                       # 54
        (JZ, 3, 61),                             # 55
        (BYTES, 0, 11, 25),                      # 56: ebcdic
        (UNPAD, 0, 11, 64),                      # 57
        (CUT, 0, 11, 0, 0),                      # 58
        (TEXTAT, 0, 11, 1),                      # 59: ebcdic is IBM037
        (STORE, 0, 10, 23),                      # 60
        (LOAD, 6, 0, 6),                         # 61
        (JZ, 6, 160),                            # 62
        (LOAD, 6, 0, 6),                         # 63
        (JZ, 6, 472),                            # 64
        (LOAD, 17, 0, 10),                       # 65
        (JZ, 17, 472),                           # 66
        (LOAD, 18, 0, 11),                       # 67
        (LOAD, 19, 0, 12),                       # 68
        (SAME, 20, 18, 33),                      # 69
        (JZ, 20, 73),                            # 70
        (MOVE, 14, 23),                          # 71
        (JUMP, 158),                             # 72
        (SAME, 20, 18, 35),                      # 73
        (JZ, 20, 77),                            # 74
        (MOVE, 14, 37),                          # 75
        (JUMP, 158),                             # 76
        (SAME, 20, 18, 38),                      # 77
        (JZ, 20, 81),                            # 78
        (MOVE, 14, 40),                          # 79
        (JUMP, 158),                             # 80
        (SAME, 20, 18, 41),                      # 81
        (JZ, 20, 85),                            # 82
        (MOVE, 14, 43),                          # 83
        (JUMP, 158),                             # 84
        (SAME, 20, 18, 44),                      # 85
        (JZ, 20, 89),                            # 86
        (MOVE, 14, 46),                          # 87
        (JUMP, 158),                             # 88
        (SAME, 20, 18, 47),                      # 89
        (JZ, 20, 93),                            # 90
        (MOVE, 14, 49),                          # 91
        (JUMP, 158),                             # 92
        (SAME, 20, 18, 50),                      # 93
        (JZ, 20, 97),                            # 94
        (MOVE, 14, 52),                          # 95
        (JUMP, 158),                             # 96
        (SAME, 20, 18, 53),                      # 97
        (JZ, 20, 101),                           # 98
        (MOVE, 14, 22),                          # 99
        (JUMP, 158),                             # 100
        (SAME, 20, 18, 55),                      # 101
        (JZ, 20, 105),                           # 102
        (MOVE, 14, 57),                          # 103
        (JUMP, 158),                             # 104
        (SAME, 20, 18, 58),                      # 105
        (JZ, 20, 109),                           # 106
        (MOVE, 14, 60),                          # 107
        (JUMP, 158),                             # 108
        (SAME, 20, 18, 61),                      # 109
        (JZ, 20, 113),                           # 110
        (MOVE, 14, 63),                          # 111
        (JUMP, 158),                             # 112
        (SAME, 20, 18, 64),                      # 113
        (JZ, 20, 117),                           # 114
        (MOVE, 14, 66),                          # 115
        (JUMP, 158),                             # 116
        (SAME, 20, 18, 67),                      # 117
        (JZ, 20, 121),                           # 118
        (MOVE, 14, 69),                          # 119
        (JUMP, 158),                             # 120
        (SAME, 20, 18, 70),                      # 121
        (JZ, 20, 125),                           # 122
        (MOVE, 14, 72),                          # 123
        (JUMP, 158),                             # 124
        (SAME, 20, 18, 73),                      # 125
        (JZ, 20, 129),                           # 126
        (MOVE, 14, 75),                          # 127
        (JUMP, 158),                             # 128
        (SAME, 20, 18, 76),                      # 129
        (JZ, 20, 133),                           # 130
        (MOVE, 14, 78),                          # 131
        (JUMP, 158),                             # 132
        (SAME, 20, 18, 79),                      # 133
        (JZ, 20, 137),                           # 134
        (MOVE, 14, 81),                          # 135
        (JUMP, 158),                             # 136
        (SAME, 20, 18, 82),                      # 137
        (JZ, 20, 141),                           # 138
        (MOVE, 14, 84),                          # 139
        (JUMP, 158),                             # 140
        (SAME, 20, 18, 85),                      # 141
        (JZ, 20, 145),                           # 142
        (MOVE, 14, 87),                          # 143
        (JUMP, 158),                             # 144
        (SAME, 20, 18, 88),                      # 145
        (JZ, 20, 149),                           # 146
        (MOVE, 14, 90),                          # 147
        (JUMP, 158),                             # 148
        (SAME, 20, 18, 91),                      # 149
        (JZ, 20, 153),                           # 150
        (MOVE, 14, 93),                          # 151
        (JUMP, 158),                             # 152
        (SAME, 20, 18, 94),                      # 153
        (JZ, 20, 157),                           # 154
        (MOVE, 14, 96),                          # 155
        (JUMP, 158),                             # 156
        (MOVE, 14, 26),                          # 157
        (MOVE, 3, 14),                           # 158
        (JUMP, 256),                             # 159
        (LOAD, 6, 0, 6),                         # 160
        (JNZ, 6, 472),                           # 161
        (LOAD, 17, 0, 7),                        # 162
        (JZ, 17, 472),                           # 163
        (LOAD, 18, 0, 8),                        # 164
        (LOAD, 19, 0, 9),                        # 165
        (SAME, 20, 18, 33),                      # 166
        (JZ, 20, 170),                           # 167
        (MOVE, 14, 23),                          # 168
        (JUMP, 255),                             # 169
        (SAME, 20, 18, 97),                      # 170
        (JZ, 20, 174),                           # 171
        (MOVE, 14, 37),                          # 172
        (JUMP, 255),                             # 173
        (SAME, 20, 18, 99),                      # 174
        (JZ, 20, 178),                           # 175
        (MOVE, 14, 40),                          # 176
        (JUMP, 255),                             # 177
        (SAME, 20, 18, 101),                     # 178
        (JZ, 20, 182),                           # 179
        (MOVE, 14, 43),                          # 180
        (JUMP, 255),                             # 181
        (SAME, 20, 18, 103),                     # 182
        (JZ, 20, 186),                           # 183
        (MOVE, 14, 46),                          # 184
        (JUMP, 255),                             # 185
        (SAME, 20, 18, 105),                     # 186
        (JZ, 20, 190),                           # 187
        (MOVE, 14, 49),                          # 188
        (JUMP, 255),                             # 189
        (SAME, 20, 18, 107),                     # 190
        (JZ, 20, 194),                           # 191
        (MOVE, 14, 52),                          # 192
        (JUMP, 255),                             # 193
        (SAME, 20, 18, 109),                     # 194
        (JZ, 20, 198),                           # 195
        (MOVE, 14, 22),                          # 196
        (JUMP, 255),                             # 197
        (SAME, 20, 18, 111),                     # 198
        (JZ, 20, 202),                           # 199
        (MOVE, 14, 57),                          # 200
        (JUMP, 255),                             # 201
        (SAME, 20, 18, 113),                     # 202
        (JZ, 20, 206),                           # 203
        (MOVE, 14, 60),                          # 204
        (JUMP, 255),                             # 205
        (SAME, 20, 18, 115),                     # 206
        (JZ, 20, 210),                           # 207
        (MOVE, 14, 63),                          # 208
        (JUMP, 255),                             # 209
        (SAME, 20, 18, 117),                     # 210
        (JZ, 20, 214),                           # 211
        (MOVE, 14, 66),                          # 212
        (JUMP, 255),                             # 213
        (SAME, 20, 18, 119),                     # 214
        (JZ, 20, 218),                           # 215
        (MOVE, 14, 69),                          # 216
        (JUMP, 255),                             # 217
        (SAME, 20, 18, 121),                     # 218
        (JZ, 20, 222),                           # 219
        (MOVE, 14, 72),                          # 220
        (JUMP, 255),                             # 221
        (SAME, 20, 18, 123),                     # 222
        (JZ, 20, 226),                           # 223
        (MOVE, 14, 75),                          # 224
        (JUMP, 255),                             # 225
        (SAME, 20, 18, 125),                     # 226
        (JZ, 20, 230),                           # 227
        (MOVE, 14, 78),                          # 228
        (JUMP, 255),                             # 229
        (SAME, 20, 18, 127),                     # 230
        (JZ, 20, 234),                           # 231
        (MOVE, 14, 81),                          # 232
        (JUMP, 255),                             # 233
        (SAME, 20, 18, 129),                     # 234
        (JZ, 20, 238),                           # 235
        (MOVE, 14, 84),                          # 236
        (JUMP, 255),                             # 237
        (SAME, 20, 18, 131),                     # 238
        (JZ, 20, 242),                           # 239
        (MOVE, 14, 87),                          # 240
        (JUMP, 255),                             # 241
        (SAME, 20, 18, 133),                     # 242
        (JZ, 20, 246),                           # 243
        (MOVE, 14, 90),                          # 244
        (JUMP, 255),                             # 245
        (SAME, 20, 18, 135),                     # 246
        (JZ, 20, 250),                           # 247
        (MOVE, 14, 93),                          # 248
        (JUMP, 255),                             # 249
        (SAME, 20, 18, 137),                     # 250
        (JZ, 20, 254),                           # 251
        (MOVE, 14, 96),                          # 252
        (JUMP, 255),                             # 253
        (MOVE, 14, 26),                          # 254
        (MOVE, 3, 14),                           # 255
        (STORE, 0, 13, 3),                       # 256
        (RUN, 0, 14, 8),                         # 257: flags, name_value_ccsid
        (NUMBER2, 3, 0, 5, 8, 52, 4),            # 258
        (SUB, 4, 3, 87),                         # 259
        (BYTES, 0, 15, 4),                       # 260: name_values
        (OPEN, 5, 0, 15),                        # 261
        (LOAD, 14, 0, 16),                       # 262
        (JLT, 14, 27, 373),                      # 263
        (ROWS, 15, 1),                           # 264: folders: repeat until
        (STORE, 0, 18, 15),                      # 265
        (MOVE, 14, 26),                          # 266
        (ROW, 1, 2, 15),                         # 267
        (NUMBER2, 16, 0, 14, 4, 52, 4),          # 268
        (STORE, 2, 0, 16),                       # 269
        (LOAD, 16, 0, 16),                       # 270
        (LOAD, 17, 0, 15),                       # 271
        (POSITION, 17, 17),                      # 272
        (SUB, 18, 16, 17),                       # 273
        (STORE, 2, 1, 18),                       # 274
        (LOAD, 16, 0, 3),                        # 275
        (AND, 17, 16, 22),                       # 276
        (EQ, 18, 17, 24),                        # 277
        (STORE, 2, 2, 18),                       # 278
        (LOAD, 16, 0, 4),                        # 279
        (STORE, 2, 3, 16),                       # 280
        (RUN, 2, 4, 4),                          # 281: len_data
        (LOAD, 16, 2, 0),                        # 282
        (JNE, 16, 139, 298),                     # 283
        (NUMBER2, 19, 2, 4, 0, 52, 3),           # 284
        (JLT, 19, 26, 293),                      # 285
        (LOAD, 20, 2, 1),                        # 286
        (SUB, 21, 20, 27),                       # 287
        (JGT, 19, 21, 293),                      # 288
        (MOD, 20, 19, 27),                       # 289
        (JNE, 20, 26, 293),                      # 290
        (NUMBER2, 16, 2, 4, 0, 52, 3),           # 291
        (JUMP, 294),                             # 292
        (MOVE, 16, 26),                          # 293
        (BYTES, 2, 6, 16),                       # 294: utf8
        (UNPAD, 2, 6, 32),                       # 295
        (TEXTAT, 2, 6, 2),                       # 296: utf8 is UTF-8
        (STORE, 2, 5, 23),                       # 297
        (LOAD, 16, 2, 0),                        # 298
        (JEQ, 16, 140, 302),                     # 299
        (JEQ, 16, 141, 302),                     # 300
        (JNE, 16, 142, 317),                     # 301
        (LOAD, 16, 2, 2),                        # 302
        (JZ, 16, 317),                           # 303
        (NUMBER2, 19, 2, 4, 0, 52, 3),           # 304
        (JLT, 19, 26, 313),                      # 305
        (LOAD, 20, 2, 1),                        # 306
        (SUB, 21, 20, 27),                       # 307
        (JGT, 19, 21, 313),                      # 308
        (MOD, 20, 19, 27),                       # 309
        (JNE, 20, 26, 313),                      # 310
        (NUMBER2, 16, 2, 4, 0, 52, 3),           # 311
        (JUMP, 314),                             # 312
        (MOVE, 16, 26),                          # 313
        (BYTES, 2, 9, 16),                       # 314: utf16le
        (TEXTAT, 2, 9, 3),                       # 315: utf16le is UTF-16LE
        (STORE, 2, 8, 23),                       # 316
        (LOAD, 16, 2, 0),                        # 317
        (JEQ, 16, 140, 321),                     # 318
        (JEQ, 16, 141, 321),                     # 319
        (JNE, 16, 142, 336),                     # 320
        (LOAD, 16, 2, 2),                        # 321
        (JNZ, 16, 336),                          # 322
        (NUMBER2, 19, 2, 4, 0, 52, 3),           # 323
        (JLT, 19, 26, 332),                      # 324
        (LOAD, 20, 2, 1),                        # 325
        (SUB, 21, 20, 27),                       # 326
        (JGT, 19, 21, 332),                      # 327
        (MOD, 20, 19, 27),                       # 328
        (JNE, 20, 26, 332),                      # 329
        (NUMBER2, 16, 2, 4, 0, 52, 3),           # 330
        (JUMP, 333),                             # 331
        (MOVE, 16, 26),                          # 332
        (BYTES, 2, 12, 16),                      # 333: utf16be
        (TEXTAT, 2, 12, 4),                      # 334: utf16be is UTF-16BE
        (STORE, 2, 11, 23),                      # 335
        (LOAD, 16, 2, 0),                        # 336
        (JEQ, 16, 139, 353),                     # 337
        (JEQ, 16, 140, 353),                     # 338
        (JEQ, 16, 141, 353),                     # 339
        (JEQ, 16, 142, 353),                     # 340
        (NUMBER2, 19, 2, 4, 0, 52, 3),           # 341
        (JLT, 19, 26, 350),                      # 342
        (LOAD, 20, 2, 1),                        # 343
        (SUB, 21, 20, 27),                       # 344
        (JGT, 19, 21, 350),                      # 345
        (MOD, 20, 19, 27),                       # 346
        (JNE, 20, 26, 350),                      # 347
        (NUMBER2, 16, 2, 4, 0, 52, 3),           # 348
        (JUMP, 351),                             # 349
        (MOVE, 16, 26),                          # 350
        (BYTES, 2, 15, 16),                      # 351: raw
        (STORE, 2, 14, 23),                      # 352
        (MOVE, 16, 26),                          # 353
        (LOAD, 17, 0, 16),                       # 354
        (LOAD, 18, 0, 15),                       # 355
        (POSITION, 18, 18),                      # 356
        (SUB, 19, 17, 18),                       # 357
        (JLT, 19, 27, 369),                      # 358
        (MOVE, 17, 26),                          # 359
        (NUMBER2, 18, 2, 4, 0, 52, 3),           # 360
        (JLT, 18, 26, 368),                      # 361
        (LOAD, 19, 2, 1),                        # 362
        (SUB, 20, 19, 27),                       # 363
        (JGT, 18, 20, 368),                      # 364
        (MOD, 19, 18, 27),                       # 365
        (JNE, 19, 26, 368),                      # 366
        (MOVE, 17, 23),                          # 367
        (JNZ, 17, 370),                          # 368
        (MOVE, 16, 23),                          # 369
        (COUNT, 14, 2, 0, 19),                   # 370
        (JZ, 16, 267),                           # 371
        (STORE, 0, 17, 23),                      # 372
        (REST, 0, 20),                           # 373: stray
        (CLOSE, 5),                              # 374
        (LOAD, 3, 0, 13),                        # 375
        (STORE, 0, 22, 3),                       # 376
        (REST, 0, 23),                           # 377: remainder
        (LOAD, 6, 0, 6),                         # 378
        (JZ, 6, 386),                            # 379
        (LOAD, 6, 0, 10),                        # 380
        (JZ, 6, 472),                            # 381
        (LOAD, 3, 0, 11),                        # 382
        (LOAD, 4, 0, 12),                        # 383
        (MOVE, 5, 23),                           # 384
        (JUMP, 391),                             # 385
        (LOAD, 6, 0, 7),                         # 386
        (JZ, 6, 472),                            # 387
        (LOAD, 3, 0, 8),                         # 388
        (LOAD, 4, 0, 9),                         # 389
        (MOVE, 5, 26),                           # 390
        (STORE, 0, 25, 3),                       # 391
        (STORE, 0, 26, 4),                       # 392
        (STORE, 0, 27, 5),                       # 393
        (LOAD, 3, 0, 17),                        # 394
        (JZ, 3, 442),                            # 395
        (MOVE, 4, 26),                           # 396
        (LOAD, 5, 0, 19),                        # 397
        (JGE, 4, 5, 442),                        # 398
        (ITEM, 2, 1, 0, 18, 4),                  # 399
        (MOVE, 6, 26),                           # 400
        (NUMBER2, 14, 2, 4, 0, 52, 3),           # 401
        (JLT, 14, 26, 409),                      # 402
        (LOAD, 15, 2, 1),                        # 403
        (SUB, 16, 15, 27),                       # 404
        (JGT, 14, 16, 409),                      # 405
        (MOD, 15, 14, 27),                       # 406
        (JNE, 15, 26, 409),                      # 407
        (MOVE, 6, 23),                           # 408
        (STORE, 2, 17, 6),                       # 409
        (LOAD, 6, 2, 0),                         # 410
        (JEQ, 6, 139, 415),                      # 411
        (JEQ, 6, 140, 415),                      # 412
        (JEQ, 6, 141, 415),                      # 413
        (JNE, 6, 142, 440),                      # 414
        (LOAD, 17, 2, 0),                        # 415
        (JNE, 17, 139, 423),                     # 416
        (LOAD, 17, 2, 5),                        # 417
        (JZ, 17, 472),                           # 418
        (LOAD, 14, 2, 6),                        # 419
        (LOAD, 15, 2, 7),                        # 420
        (MOVE, 16, 24),                          # 421
        (JUMP, 436),                             # 422
        (LOAD, 17, 2, 2),                        # 423
        (JZ, 17, 431),                           # 424
        (LOAD, 17, 2, 8),                        # 425
        (JZ, 17, 472),                           # 426
        (LOAD, 14, 2, 9),                        # 427
        (LOAD, 15, 2, 10),                       # 428
        (MOVE, 16, 143),                         # 429
        (JUMP, 436),                             # 430
        (LOAD, 17, 2, 11),                       # 431
        (JZ, 17, 472),                           # 432
        (LOAD, 14, 2, 12),                       # 433
        (LOAD, 15, 2, 13),                       # 434
        (MOVE, 16, 27),                          # 435
        (STORE, 2, 19, 14),                      # 436
        (STORE, 2, 20, 15),                      # 437
        (STORE, 2, 21, 16),                      # 438
        (STORE, 2, 18, 23),                      # 439
        (LOOP, 4, 0),                            # 440
        (JUMP, 397),                             # 441
        (LOAD, 6, 0, 16),                        # 442
        (JGE, 6, 27, 451),                       # 443
        (LOAD, 17, 0, 16),                       # 444
        (JNE, 17, 26, 448),                      # 445
        (MOVE, 14, 26),                          # 446
        (JUMP, 449),                             # 447
        (MOVE, 14, 24),                          # 448
        (MOVE, 3, 14),                           # 449
        (JUMP, 466),                             # 450
        (LOAD, 6, 0, 17),                        # 451
        (JZ, 6, 472),                            # 452
        (LOAD, 14, 0, 19),                       # 453
        (SUB, 14, 14, 23),                       # 454
        (ITEM, 3, 1, 0, 18, 14),                 # 455
        (LOAD, 15, 3, 17),                       # 456
        (JNZ, 15, 460),                          # 457
        (MOVE, 3, 23),                           # 458
        (JUMP, 466),                             # 459
        (LOAD, 14, 0, 20),                       # 460
        (LOAD, 15, 0, 21),                       # 461
        (JLE, 15, 26, 465),                      # 462
        (MOVE, 3, 24),                           # 463
        (JUMP, 466),                             # 464
        (MOVE, 3, 26),                           # 465
        (STORE, 0, 28, 3),                       # 466
        (NUMBER2, 3, 0, 5, 8, 52, 4),            # 467
        (MOD, 4, 3, 27),                         # 468
        (NE, 5, 4, 26),                          # 469
        (STORE, 0, 29, 5),                       # 470
        (DONE,),                                 # 471
        (FAIL,),                                 # 472
    ),
    constants=(b'\xd9\xc6\xc8@\xd4\xd8\xe2\xe3\xd9\xd4\xd8\xe7\xd4\xc9\xe3\xd4'
 b'\xd8\xc8\xd4\xc4\xc5\xd4\xd8\xc4\xc5\xc1\xc4\xd4\xd8\xc8\xc4\xc9'
 b'\xe2\xe3\xd4\xd8\xc8\xd9\xc6\xd4\xd8\xc8\xd9\xc6\xf2\xd4\xd8\xc3'
 b'\xc9\xc3\xe2\xd4\xd8\xc9\xd4\xe2\xd4\xd8\xc8\xe6\xc9\xc8\xd4\xd8'
 b'\xc8\xd9\xc5\xc6\xd4\xd8\xc1\xc4\xd4\xc9\xd5\xd4\xd8\xc1\xd4\xd8'
 b'\xd7\xd4\xd8\xc3\xc8\xc3\xd6\xd4\xd4\xd8\xc3\xd4\xc4\xf1\xd4\xd8'
 b'\xc3\xd4\xc4\xf2\xd4\xd8\xc8\xc5\xd7\xc3\xc6\xd4\xd8\xc5\xe5\xc5'
 b'\xd5\xe3\xd4\xd8\xc9\xd4\xe2\xe5\xe2\xd4\xd8\xd7\xc3\xc6\xd4\xd8'
 b'\xe3\xd9\xc9\xc7MQSTRMQXMITMQHMDEMQDEADMQHDISTMQHRFMQHRF2MQCICSMQIMSMQHWIHMQ'
 b'HREFMQADMINMQAMQPMQCHCOMMQCMD1MQCMD2MQHEPCFMQEVENTMQIMSVSMQPCFMQTRIG'),
    tables=(
        Table(30, (0, 7, 10, 17, 19)),  # 0: mqrfh2
        Table(22, (5, 8, 11, 14, 18)),  # 1: name_values.folders[]
    ),
    registers=22,
    numbers=(15, 1, 2, 8, 0, 4, 7, 546, 273, -1, 4, -1, 0, -5, 5, 39, -10, 6, 10, -16, 6, 11, -22, 6, 12, -28, 7, 13, -35, 5, 14, -40, 6, -46, 6, 16, -52, 5, 17, -57, 6, 18, -63, 6, 19, -69, 7, 30, -76, 6, 31, -82, 7, 32, -89, 6, 33, -95, 6, 34, -101, 7, 35, -108, 7, 36, -115, 7, 37, -122, 5, 38, -127, 6, 40, -133, 5, -138, 6, -144, 6, -150, 6, -156, 7, -163, 5, -168, 6, -174, 6, -180, 5, -185, 6, -191, 6, -197, 7, -204, 6, -210, 7, -217, 6, -223, 6, -229, 7, -236, 7, -243, 7, -250, 5, -255, 6, 1208, 1200, 13488, 17584, 3),
    addresses=(0, -1, 1, 1),
    encodings=('ISO-8859-1', 'IBM037', 'UTF-8', 'UTF-16LE', 'UTF-16BE'),
    root=Inline({
        'start': Present(0, Span(1, None)),
        'used_encoding': Worked(3, 'int'),
        'header': Inline({
            'context': Inline({}),
            'struc_id': Fixed(5, 0, 4, None),
            'version': Number(5, 4, 4, True, False, 'be', 4),
            'struc_length': Number(5, 8, 4, True, False, 'be', 4),
            'encoding': Number(5, 12, 4, True, False, 'be', 4),
            'coded_char_set_id': Number(5, 16, 4, True, False, 'be', 4),
            'is_ebcdic': Worked(6, 'bool'),
            'format': Inline({
                'ascii': Present(7, Span(8, 'ISO-8859-1')),
                'ebcdic': Present(10, Span(11, 'IBM037')),
                'known': Inline({}),
                'value': Span(25, '*'),
                'kind': Formula('int', Worked(13, 'int')),
            }),
            'flags': Number(14, 0, 4, True, False, 'be', 4),
            'name_value_ccsid': Number(14, 4, 4, True, False, 'be', 4),
            'name_values': Inline({
                'folders': Present(17, Items(18, 1, Inline({
                    'len_data': Number(4, 0, 4, True, False, 'be', 3),
                    'utf8': Present(5, Span(6, 'UTF-8')),
                    'utf16le': Present(8, Span(9, 'UTF-16LE')),
                    'utf16be': Present(11, Span(12, 'UTF-16BE')),
                    'raw': Present(14, Span(15, None)),
                    'is_sound': Worked(17, 'bool'),
                    'data': Present(18, Span(19, '*')),
                }))),
                'stray': Span(20, None),
                'ending': Worked(28, 'int'),
            }),
            'is_unaligned': Worked(29, 'bool'),
        }),
        'following': Inline({
            'integers': Formula('int', Apply('&', (Number(5, 12, 4, True, False, 'be', 4), 15))),
            'decimals': Formula('int', Apply('&', (Apply('>>', (Number(5, 12, 4, True, False, 'be', 4), 4)), 15))),
            'floats': Formula('int', Apply('&', (Apply('>>', (Number(5, 12, 4, True, False, 'be', 4), 8)), 15))),
            'has_reserved_bits': Formula('bool', Apply('!=', (Apply('&', (Number(5, 12, 4, True, False, 'be', 4), Apply('~', (4095,)))), 0))),
            'environment': Formula('int', Number(5, 12, 4, True, False, 'be', 4)),
            'charset': Formula('int', Apply('?', (Apply('or', (Apply('==', (Number(5, 16, 4, True, False, 'be', 4), 0)), Apply('==', (Number(5, 16, 4, True, False, 'be', 4), -1)))), 0, Apply('?', (Apply('==', (Number(5, 16, 4, True, False, 'be', 4), -2)), 3, Apply('?', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('==', (Number(5, 16, 4, True, False, 'be', 4), 37)), Apply('==', (Number(5, 16, 4, True, False, 'be', 4), 273)))), Apply('==', (Number(5, 16, 4, True, False, 'be', 4), 277)))), Apply('==', (Number(5, 16, 4, True, False, 'be', 4), 500)))), Apply('==', (Number(5, 16, 4, True, False, 'be', 4), 1047)))), Apply('==', (Number(5, 16, 4, True, False, 'be', 4), 1140)))), 2, Apply('?', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('==', (Number(5, 16, 4, True, False, 'be', 4), 437)), Apply('==', (Number(5, 16, 4, True, False, 'be', 4), 819)))), Apply('==', (Number(5, 16, 4, True, False, 'be', 4), 850)))), Apply('==', (Number(5, 16, 4, True, False, 'be', 4), 1208)))), Apply('==', (Number(5, 16, 4, True, False, 'be', 4), 1252)))), 1, 4))))))))),
        }),
        'remainder': Span(23, None),
    }),
    checks=(
        Apply('or', (Apply('and', (Apply('same', (Fixed(5, 0, 4, None), b'RFH ')), Apply('not', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('==', (Told(1), 37)), Apply('==', (Told(1), 273)))), Apply('==', (Told(1), 277)))), Apply('==', (Told(1), 500)))), Apply('==', (Told(1), 1047)))), Apply('==', (Told(1), 1140)))),)))), Apply('and', (Apply('same', (Fixed(5, 0, 4, None), b'\xd9\xc6\xc8@')), Apply('not', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('==', (Told(1), 437)), Apply('==', (Told(1), 819)))), Apply('==', (Told(1), 850)))), Apply('==', (Told(1), 1208)))), Apply('==', (Told(1), 1252)))),)))))),
        Apply('==', (Number(5, 4, 4, True, False, 'be', 4), 2)),
        Apply('>=', (Number(5, 8, 4, True, False, 'be', 4), 36)),
    ),
    unsupported={},
)

FRAME = None
IN_STEP = None
