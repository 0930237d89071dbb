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
        (JUMP, 43),                              # 40
        (STORE, 0, 4, 26),                       # 41: byte order be
        (JUMP, 43),                              # 42
        (RUN, 0, 5, 20),                         # 43: struc_id, version, struc_length, encoding, coded_char_set_id
        (FIXED, 3, 0, 5, 0, 4),                  # 44
        (SAME, 5, 3, 31),                        # 45
        (STORE, 0, 6, 5),                        # 46
        (LOAD, 3, 0, 6),                         # 47
        (JNZ, 3, 54),                            # 48
        (BYTES, 0, 8, 25),                       # 49: ascii
        (UNPAD, 0, 8, 32),                       # 50
        (CUT, 0, 8, 0, 0),                       # 51
        (TEXTAT, 0, 8, 0),                       # 52: ascii is ISO-8859-1
        (STORE, 0, 7, 23),                       # 53
        (JZ, 3, 60),                             # 54
        (BYTES, 0, 11, 25),                      # 55: ebcdic
        (UNPAD, 0, 11, 64),                      # 56
        (CUT, 0, 11, 0, 0),                      # 57
        (TEXTAT, 0, 11, 1),                      # 58: ebcdic is IBM037
        (STORE, 0, 10, 23),                      # 59
        (LOAD, 6, 0, 6),                         # 60
        (JZ, 6, 159),                            # 61
        (LOAD, 6, 0, 6),                         # 62
        (JZ, 6, 471),                            # 63
        (LOAD, 17, 0, 10),                       # 64
        (JZ, 17, 471),                           # 65
        (LOAD, 18, 0, 11),                       # 66
        (LOAD, 19, 0, 12),                       # 67
        (SAME, 20, 18, 33),                      # 68
        (JZ, 20, 72),                            # 69
        (MOVE, 14, 23),                          # 70
        (JUMP, 157),                             # 71
        (SAME, 20, 18, 35),                      # 72
        (JZ, 20, 76),                            # 73
        (MOVE, 14, 37),                          # 74
        (JUMP, 157),                             # 75
        (SAME, 20, 18, 38),                      # 76
        (JZ, 20, 80),                            # 77
        (MOVE, 14, 40),                          # 78
        (JUMP, 157),                             # 79
        (SAME, 20, 18, 41),                      # 80
        (JZ, 20, 84),                            # 81
        (MOVE, 14, 43),                          # 82
        (JUMP, 157),                             # 83
        (SAME, 20, 18, 44),                      # 84
        (JZ, 20, 88),                            # 85
        (MOVE, 14, 46),                          # 86
        (JUMP, 157),                             # 87
        (SAME, 20, 18, 47),                      # 88
        (JZ, 20, 92),                            # 89
        (MOVE, 14, 49),                          # 90
        (JUMP, 157),                             # 91
        (SAME, 20, 18, 50),                      # 92
        (JZ, 20, 96),                            # 93
        (MOVE, 14, 52),                          # 94
        (JUMP, 157),                             # 95
        (SAME, 20, 18, 53),                      # 96
        (JZ, 20, 100),                           # 97
        (MOVE, 14, 22),                          # 98
        (JUMP, 157),                             # 99
        (SAME, 20, 18, 55),                      # 100
        (JZ, 20, 104),                           # 101
        (MOVE, 14, 57),                          # 102
        (JUMP, 157),                             # 103
        (SAME, 20, 18, 58),                      # 104
        (JZ, 20, 108),                           # 105
        (MOVE, 14, 60),                          # 106
        (JUMP, 157),                             # 107
        (SAME, 20, 18, 61),                      # 108
        (JZ, 20, 112),                           # 109
        (MOVE, 14, 63),                          # 110
        (JUMP, 157),                             # 111
        (SAME, 20, 18, 64),                      # 112
        (JZ, 20, 116),                           # 113
        (MOVE, 14, 66),                          # 114
        (JUMP, 157),                             # 115
        (SAME, 20, 18, 67),                      # 116
        (JZ, 20, 120),                           # 117
        (MOVE, 14, 69),                          # 118
        (JUMP, 157),                             # 119
        (SAME, 20, 18, 70),                      # 120
        (JZ, 20, 124),                           # 121
        (MOVE, 14, 72),                          # 122
        (JUMP, 157),                             # 123
        (SAME, 20, 18, 73),                      # 124
        (JZ, 20, 128),                           # 125
        (MOVE, 14, 75),                          # 126
        (JUMP, 157),                             # 127
        (SAME, 20, 18, 76),                      # 128
        (JZ, 20, 132),                           # 129
        (MOVE, 14, 78),                          # 130
        (JUMP, 157),                             # 131
        (SAME, 20, 18, 79),                      # 132
        (JZ, 20, 136),                           # 133
        (MOVE, 14, 81),                          # 134
        (JUMP, 157),                             # 135
        (SAME, 20, 18, 82),                      # 136
        (JZ, 20, 140),                           # 137
        (MOVE, 14, 84),                          # 138
        (JUMP, 157),                             # 139
        (SAME, 20, 18, 85),                      # 140
        (JZ, 20, 144),                           # 141
        (MOVE, 14, 87),                          # 142
        (JUMP, 157),                             # 143
        (SAME, 20, 18, 88),                      # 144
        (JZ, 20, 148),                           # 145
        (MOVE, 14, 90),                          # 146
        (JUMP, 157),                             # 147
        (SAME, 20, 18, 91),                      # 148
        (JZ, 20, 152),                           # 149
        (MOVE, 14, 93),                          # 150
        (JUMP, 157),                             # 151
        (SAME, 20, 18, 94),                      # 152
        (JZ, 20, 156),                           # 153
        (MOVE, 14, 96),                          # 154
        (JUMP, 157),                             # 155
        (MOVE, 14, 26),                          # 156
        (MOVE, 3, 14),                           # 157
        (JUMP, 255),                             # 158
        (LOAD, 6, 0, 6),                         # 159
        (JNZ, 6, 471),                           # 160
        (LOAD, 17, 0, 7),                        # 161
        (JZ, 17, 471),                           # 162
        (LOAD, 18, 0, 8),                        # 163
        (LOAD, 19, 0, 9),                        # 164
        (SAME, 20, 18, 33),                      # 165
        (JZ, 20, 169),                           # 166
        (MOVE, 14, 23),                          # 167
        (JUMP, 254),                             # 168
        (SAME, 20, 18, 97),                      # 169
        (JZ, 20, 173),                           # 170
        (MOVE, 14, 37),                          # 171
        (JUMP, 254),                             # 172
        (SAME, 20, 18, 99),                      # 173
        (JZ, 20, 177),                           # 174
        (MOVE, 14, 40),                          # 175
        (JUMP, 254),                             # 176
        (SAME, 20, 18, 101),                     # 177
        (JZ, 20, 181),                           # 178
        (MOVE, 14, 43),                          # 179
        (JUMP, 254),                             # 180
        (SAME, 20, 18, 103),                     # 181
        (JZ, 20, 185),                           # 182
        (MOVE, 14, 46),                          # 183
        (JUMP, 254),                             # 184
        (SAME, 20, 18, 105),                     # 185
        (JZ, 20, 189),                           # 186
        (MOVE, 14, 49),                          # 187
        (JUMP, 254),                             # 188
        (SAME, 20, 18, 107),                     # 189
        (JZ, 20, 193),                           # 190
        (MOVE, 14, 52),                          # 191
        (JUMP, 254),                             # 192
        (SAME, 20, 18, 109),                     # 193
        (JZ, 20, 197),                           # 194
        (MOVE, 14, 22),                          # 195
        (JUMP, 254),                             # 196
        (SAME, 20, 18, 111),                     # 197
        (JZ, 20, 201),                           # 198
        (MOVE, 14, 57),                          # 199
        (JUMP, 254),                             # 200
        (SAME, 20, 18, 113),                     # 201
        (JZ, 20, 205),                           # 202
        (MOVE, 14, 60),                          # 203
        (JUMP, 254),                             # 204
        (SAME, 20, 18, 115),                     # 205
        (JZ, 20, 209),                           # 206
        (MOVE, 14, 63),                          # 207
        (JUMP, 254),                             # 208
        (SAME, 20, 18, 117),                     # 209
        (JZ, 20, 213),                           # 210
        (MOVE, 14, 66),                          # 211
        (JUMP, 254),                             # 212
        (SAME, 20, 18, 119),                     # 213
        (JZ, 20, 217),                           # 214
        (MOVE, 14, 69),                          # 215
        (JUMP, 254),                             # 216
        (SAME, 20, 18, 121),                     # 217
        (JZ, 20, 221),                           # 218
        (MOVE, 14, 72),                          # 219
        (JUMP, 254),                             # 220
        (SAME, 20, 18, 123),                     # 221
        (JZ, 20, 225),                           # 222
        (MOVE, 14, 75),                          # 223
        (JUMP, 254),                             # 224
        (SAME, 20, 18, 125),                     # 225
        (JZ, 20, 229),                           # 226
        (MOVE, 14, 78),                          # 227
        (JUMP, 254),                             # 228
        (SAME, 20, 18, 127),                     # 229
        (JZ, 20, 233),                           # 230
        (MOVE, 14, 81),                          # 231
        (JUMP, 254),                             # 232
        (SAME, 20, 18, 129),                     # 233
        (JZ, 20, 237),                           # 234
        (MOVE, 14, 84),                          # 235
        (JUMP, 254),                             # 236
        (SAME, 20, 18, 131),                     # 237
        (JZ, 20, 241),                           # 238
        (MOVE, 14, 87),                          # 239
        (JUMP, 254),                             # 240
        (SAME, 20, 18, 133),                     # 241
        (JZ, 20, 245),                           # 242
        (MOVE, 14, 90),                          # 243
        (JUMP, 254),                             # 244
        (SAME, 20, 18, 135),                     # 245
        (JZ, 20, 249),                           # 246
        (MOVE, 14, 93),                          # 247
        (JUMP, 254),                             # 248
        (SAME, 20, 18, 137),                     # 249
        (JZ, 20, 253),                           # 250
        (MOVE, 14, 96),                          # 251
        (JUMP, 254),                             # 252
        (MOVE, 14, 26),                          # 253
        (MOVE, 3, 14),                           # 254
        (STORE, 0, 13, 3),                       # 255
        (RUN, 0, 14, 8),                         # 256: flags, name_value_ccsid
        (NUMBER2, 3, 0, 5, 8, 52, 4),            # 257
        (SUB, 4, 3, 87),                         # 258
        (BYTES, 0, 15, 4),                       # 259: name_values
        (OPEN, 5, 0, 15),                        # 260
        (LOAD, 14, 0, 16),                       # 261
        (JLT, 14, 27, 372),                      # 262
        (ROWS, 15, 1),                           # 263: folders: repeat until
        (STORE, 0, 18, 15),                      # 264
        (MOVE, 14, 26),                          # 265
        (ROW, 1, 2, 15),                         # 266
        (NUMBER2, 16, 0, 14, 4, 52, 4),          # 267
        (STORE, 2, 0, 16),                       # 268
        (LOAD, 16, 0, 16),                       # 269
        (LOAD, 17, 0, 15),                       # 270
        (POSITION, 17, 17),                      # 271
        (SUB, 18, 16, 17),                       # 272
        (STORE, 2, 1, 18),                       # 273
        (LOAD, 16, 0, 3),                        # 274
        (AND, 17, 16, 22),                       # 275
        (EQ, 18, 17, 24),                        # 276
        (STORE, 2, 2, 18),                       # 277
        (LOAD, 16, 0, 4),                        # 278
        (STORE, 2, 3, 16),                       # 279
        (RUN, 2, 4, 4),                          # 280: len_data
        (LOAD, 16, 2, 0),                        # 281
        (JNE, 16, 139, 297),                     # 282
        (NUMBER2, 19, 2, 4, 0, 52, 3),           # 283
        (JLT, 19, 26, 292),                      # 284
        (LOAD, 20, 2, 1),                        # 285
        (SUB, 21, 20, 27),                       # 286
        (JGT, 19, 21, 292),                      # 287
        (MOD, 20, 19, 27),                       # 288
        (JNE, 20, 26, 292),                      # 289
        (NUMBER2, 16, 2, 4, 0, 52, 3),           # 290
        (JUMP, 293),                             # 291
        (MOVE, 16, 26),                          # 292
        (BYTES, 2, 6, 16),                       # 293: utf8
        (UNPAD, 2, 6, 32),                       # 294
        (TEXTAT, 2, 6, 2),                       # 295: utf8 is UTF-8
        (STORE, 2, 5, 23),                       # 296
        (LOAD, 16, 2, 0),                        # 297
        (JEQ, 16, 140, 301),                     # 298
        (JEQ, 16, 141, 301),                     # 299
        (JNE, 16, 142, 316),                     # 300
        (LOAD, 16, 2, 2),                        # 301
        (JZ, 16, 316),                           # 302
        (NUMBER2, 19, 2, 4, 0, 52, 3),           # 303
        (JLT, 19, 26, 312),                      # 304
        (LOAD, 20, 2, 1),                        # 305
        (SUB, 21, 20, 27),                       # 306
        (JGT, 19, 21, 312),                      # 307
        (MOD, 20, 19, 27),                       # 308
        (JNE, 20, 26, 312),                      # 309
        (NUMBER2, 16, 2, 4, 0, 52, 3),           # 310
        (JUMP, 313),                             # 311
        (MOVE, 16, 26),                          # 312
        (BYTES, 2, 9, 16),                       # 313: utf16le
        (TEXTAT, 2, 9, 3),                       # 314: utf16le is UTF-16LE
        (STORE, 2, 8, 23),                       # 315
        (LOAD, 16, 2, 0),                        # 316
        (JEQ, 16, 140, 320),                     # 317
        (JEQ, 16, 141, 320),                     # 318
        (JNE, 16, 142, 335),                     # 319
        (LOAD, 16, 2, 2),                        # 320
        (JNZ, 16, 335),                          # 321
        (NUMBER2, 19, 2, 4, 0, 52, 3),           # 322
        (JLT, 19, 26, 331),                      # 323
        (LOAD, 20, 2, 1),                        # 324
        (SUB, 21, 20, 27),                       # 325
        (JGT, 19, 21, 331),                      # 326
        (MOD, 20, 19, 27),                       # 327
        (JNE, 20, 26, 331),                      # 328
        (NUMBER2, 16, 2, 4, 0, 52, 3),           # 329
        (JUMP, 332),                             # 330
        (MOVE, 16, 26),                          # 331
        (BYTES, 2, 12, 16),                      # 332: utf16be
        (TEXTAT, 2, 12, 4),                      # 333: utf16be is UTF-16BE
        (STORE, 2, 11, 23),                      # 334
        (LOAD, 16, 2, 0),                        # 335
        (JEQ, 16, 139, 352),                     # 336
        (JEQ, 16, 140, 352),                     # 337
        (JEQ, 16, 141, 352),                     # 338
        (JEQ, 16, 142, 352),                     # 339
        (NUMBER2, 19, 2, 4, 0, 52, 3),           # 340
        (JLT, 19, 26, 349),                      # 341
        (LOAD, 20, 2, 1),                        # 342
        (SUB, 21, 20, 27),                       # 343
        (JGT, 19, 21, 349),                      # 344
        (MOD, 20, 19, 27),                       # 345
        (JNE, 20, 26, 349),                      # 346
        (NUMBER2, 16, 2, 4, 0, 52, 3),           # 347
        (JUMP, 350),                             # 348
        (MOVE, 16, 26),                          # 349
        (BYTES, 2, 15, 16),                      # 350: raw
        (STORE, 2, 14, 23),                      # 351
        (MOVE, 16, 26),                          # 352
        (LOAD, 17, 0, 16),                       # 353
        (LOAD, 18, 0, 15),                       # 354
        (POSITION, 18, 18),                      # 355
        (SUB, 19, 17, 18),                       # 356
        (JLT, 19, 27, 368),                      # 357
        (MOVE, 17, 26),                          # 358
        (NUMBER2, 18, 2, 4, 0, 52, 3),           # 359
        (JLT, 18, 26, 367),                      # 360
        (LOAD, 19, 2, 1),                        # 361
        (SUB, 20, 19, 27),                       # 362
        (JGT, 18, 20, 367),                      # 363
        (MOD, 19, 18, 27),                       # 364
        (JNE, 19, 26, 367),                      # 365
        (MOVE, 17, 23),                          # 366
        (JNZ, 17, 369),                          # 367
        (MOVE, 16, 23),                          # 368
        (COUNT, 14, 2, 0, 19),                   # 369
        (JZ, 16, 266),                           # 370
        (STORE, 0, 17, 23),                      # 371
        (REST, 0, 20),                           # 372: stray
        (CLOSE, 5),                              # 373
        (LOAD, 3, 0, 13),                        # 374
        (STORE, 0, 22, 3),                       # 375
        (REST, 0, 23),                           # 376: remainder
        (LOAD, 6, 0, 6),                         # 377
        (JZ, 6, 385),                            # 378
        (LOAD, 6, 0, 10),                        # 379
        (JZ, 6, 471),                            # 380
        (LOAD, 3, 0, 11),                        # 381
        (LOAD, 4, 0, 12),                        # 382
        (MOVE, 5, 23),                           # 383
        (JUMP, 390),                             # 384
        (LOAD, 6, 0, 7),                         # 385
        (JZ, 6, 471),                            # 386
        (LOAD, 3, 0, 8),                         # 387
        (LOAD, 4, 0, 9),                         # 388
        (MOVE, 5, 26),                           # 389
        (STORE, 0, 25, 3),                       # 390
        (STORE, 0, 26, 4),                       # 391
        (STORE, 0, 27, 5),                       # 392
        (LOAD, 3, 0, 17),                        # 393
        (JZ, 3, 441),                            # 394
        (MOVE, 4, 26),                           # 395
        (LOAD, 5, 0, 19),                        # 396
        (JGE, 4, 5, 441),                        # 397
        (ITEM, 2, 1, 0, 18, 4),                  # 398
        (MOVE, 6, 26),                           # 399
        (NUMBER2, 14, 2, 4, 0, 52, 3),           # 400
        (JLT, 14, 26, 408),                      # 401
        (LOAD, 15, 2, 1),                        # 402
        (SUB, 16, 15, 27),                       # 403
        (JGT, 14, 16, 408),                      # 404
        (MOD, 15, 14, 27),                       # 405
        (JNE, 15, 26, 408),                      # 406
        (MOVE, 6, 23),                           # 407
        (STORE, 2, 17, 6),                       # 408
        (LOAD, 6, 2, 0),                         # 409
        (JEQ, 6, 139, 414),                      # 410
        (JEQ, 6, 140, 414),                      # 411
        (JEQ, 6, 141, 414),                      # 412
        (JNE, 6, 142, 439),                      # 413
        (LOAD, 17, 2, 0),                        # 414
        (JNE, 17, 139, 422),                     # 415
        (LOAD, 17, 2, 5),                        # 416
        (JZ, 17, 471),                           # 417
        (LOAD, 14, 2, 6),                        # 418
        (LOAD, 15, 2, 7),                        # 419
        (MOVE, 16, 24),                          # 420
        (JUMP, 435),                             # 421
        (LOAD, 17, 2, 2),                        # 422
        (JZ, 17, 430),                           # 423
        (LOAD, 17, 2, 8),                        # 424
        (JZ, 17, 471),                           # 425
        (LOAD, 14, 2, 9),                        # 426
        (LOAD, 15, 2, 10),                       # 427
        (MOVE, 16, 143),                         # 428
        (JUMP, 435),                             # 429
        (LOAD, 17, 2, 11),                       # 430
        (JZ, 17, 471),                           # 431
        (LOAD, 14, 2, 12),                       # 432
        (LOAD, 15, 2, 13),                       # 433
        (MOVE, 16, 27),                          # 434
        (STORE, 2, 19, 14),                      # 435
        (STORE, 2, 20, 15),                      # 436
        (STORE, 2, 21, 16),                      # 437
        (STORE, 2, 18, 23),                      # 438
        (LOOP, 4, 0),                            # 439
        (JUMP, 396),                             # 440
        (LOAD, 6, 0, 16),                        # 441
        (JGE, 6, 27, 450),                       # 442
        (LOAD, 17, 0, 16),                       # 443
        (JNE, 17, 26, 447),                      # 444
        (MOVE, 14, 26),                          # 445
        (JUMP, 448),                             # 446
        (MOVE, 14, 24),                          # 447
        (MOVE, 3, 14),                           # 448
        (JUMP, 465),                             # 449
        (LOAD, 6, 0, 17),                        # 450
        (JZ, 6, 471),                            # 451
        (LOAD, 14, 0, 19),                       # 452
        (SUB, 14, 14, 23),                       # 453
        (ITEM, 3, 1, 0, 18, 14),                 # 454
        (LOAD, 15, 3, 17),                       # 455
        (JNZ, 15, 459),                          # 456
        (MOVE, 3, 23),                           # 457
        (JUMP, 465),                             # 458
        (LOAD, 14, 0, 20),                       # 459
        (LOAD, 15, 0, 21),                       # 460
        (JLE, 15, 26, 464),                      # 461
        (MOVE, 3, 24),                           # 462
        (JUMP, 465),                             # 463
        (MOVE, 3, 26),                           # 464
        (STORE, 0, 28, 3),                       # 465
        (NUMBER2, 3, 0, 5, 8, 52, 4),            # 466
        (MOD, 4, 3, 27),                         # 467
        (NE, 5, 4, 26),                          # 468
        (STORE, 0, 29, 5),                       # 469
        (DONE,),                                 # 470
        (FAIL,),                                 # 471
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
