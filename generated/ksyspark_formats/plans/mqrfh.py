# Generated from ksy/ibm_mq/mqrfh.ksy by `ksyspark generate`; do not edit.
"""Plans of mqrfh: what the machine runs for each message and where it leaves each column; `FRAME` and `IN_STEP` cut streams."""

from ksyspark.machine.opcodes import AND, BYTE, BYTES, CALL, CLOSE, CUT, DONE, FAIL, FIXED, JEQ, JGE, JLT, JNE, JNZ, JUMP, JZ, LOAD, MOD, MOVE, NE, NUMBER2, PARAM, REST, RETURN, ROOTSIZE, ROW, RUN, SAME, SEEKROOT, STORE, SUB, TEXT, TEXTAT, UNPAD
from ksyspark.machine.plan import Apply, Fixed, Formula, Inline, Number, Plan, Present, Span, Table, Told, Worked

PLAN = Plan(
    program=(
        (ROW, 0, 0, 0),                          # 0: mqrfh
        (PARAM, 1, 0),                           # 1: encoding
        (PARAM, 2, 1),                           # 2: ccsid
        (AND, 6, 1, 21),                         # 3
        (JEQ, 6, 22, 6),                         # 4
        (JNE, 6, 23, 8),                         # 5
        (MOVE, 3, 1),                            # 6
        (JUMP, 36),                              # 7
        (ROOTSIZE, 6),                           # 8
        (JLT, 6, 24, 35),                        # 9
        (JUMP, 24),                              # 10: start, when it is asked for
        (LOAD, 7, 0, 0),                         # 11
        (JNZ, 7, 23),                            # 12
        (SEEKROOT, 8, 25),                       # 13
        (ROOTSIZE, 13),                          # 14
        (JGE, 13, 24, 19),                       # 15
        (ROOTSIZE, 13),                          # 16
        (MOVE, 10, 13),                          # 17
        (JUMP, 20),                              # 18
        (MOVE, 10, 24),                          # 19
        (BYTES, 0, 1, 10),                       # 20: start
        (CLOSE, 8),                              # 21
        (STORE, 0, 0, 22),                       # 22
        (RETURN, 1),                             # 23
        (CALL, 1, 11),                           # 24: start
        (LOAD, 14, 0, 1),                        # 25
        (LOAD, 15, 0, 2),                        # 26
        (BYTE, 16, 14, 26),                      # 27
        (JEQ, 16, 25, 35),                       # 28
        (LOAD, 14, 0, 1),                        # 29
        (LOAD, 15, 0, 2),                        # 30
        (BYTE, 16, 14, 27),                      # 31
        (JNE, 16, 25, 35),                       # 32
        (MOVE, 3, 28),                           # 33
        (JUMP, 36),                              # 34
        (MOVE, 3, 29),                           # 35
        (STORE, 0, 3, 3),                        # 36
        (AND, 4, 3, 21),                         # 37
        (JNE, 4, 23, 41),                        # 38
        (STORE, 0, 4, 22),                       # 39: byte order le
        (JUMP, 44),                              # 40
        (STORE, 0, 4, 25),                       # 41: byte order be
        (JUMP, 44),                              # 42
        (JUMP, 446),                             # 43
        (RUN, 0, 5, 20),                         # 44: struc_id, version, struc_length, encoding, coded_char_set_id
        (FIXED, 3, 0, 5, 0, 4),                  # 45
        (SAME, 5, 3, 30),                        # 46
        (STORE, 0, 6, 5),                        # 47
        (LOAD, 3, 0, 6),                         # 48
        (JNZ, 3, 55),                            # 49
        (BYTES, 0, 8, 24),                       # 50: ascii
        (UNPAD, 0, 8, 32),                       # 51
        (CUT, 0, 8, 0, 0),                       # 52
        (TEXTAT, 0, 8, 0),                       # 53: ascii is ISO-8859-1
        (STORE, 0, 7, 22),                       # 54
        (JZ, 3, 61),                             # 55
        (BYTES, 0, 11, 24),                      # 56: ebcdic
        (UNPAD, 0, 11, 64),                      # 57
        (CUT, 0, 11, 0, 0),                      # 58
        (TEXTAT, 0, 11, 1),                      # 59: ebcdic is IBM037
        (STORE, 0, 10, 22),                      # 60
        (LOAD, 6, 0, 6),                         # 61
        (JZ, 6, 181),                            # 62
        (LOAD, 6, 0, 6),                         # 63
        (JZ, 6, 446),                            # 64
        (LOAD, 17, 0, 10),                       # 65
        (JZ, 17, 446),                           # 66
        (LOAD, 18, 0, 11),                       # 67
        (LOAD, 19, 0, 12),                       # 68
        (SAME, 20, 18, 32),                      # 69
        (JZ, 20, 73),                            # 70
        (MOVE, 14, 22),                          # 71
        (JUMP, 179),                             # 72
        (JZ, 17, 446),                           # 73
        (SAME, 20, 18, 34),                      # 74
        (JZ, 20, 78),                            # 75
        (MOVE, 14, 36),                          # 76
        (JUMP, 179),                             # 77
        (JZ, 17, 446),                           # 78
        (SAME, 20, 18, 37),                      # 79
        (JZ, 20, 83),                            # 80
        (MOVE, 14, 39),                          # 81
        (JUMP, 179),                             # 82
        (JZ, 17, 446),                           # 83
        (SAME, 20, 18, 40),                      # 84
        (JZ, 20, 88),                            # 85
        (MOVE, 14, 42),                          # 86
        (JUMP, 179),                             # 87
        (JZ, 17, 446),                           # 88
        (SAME, 20, 18, 43),                      # 89
        (JZ, 20, 93),                            # 90
        (MOVE, 14, 45),                          # 91
        (JUMP, 179),                             # 92
        (JZ, 17, 446),                           # 93
        (SAME, 20, 18, 46),                      # 94
        (JZ, 20, 98),                            # 95
        (MOVE, 14, 48),                          # 96
        (JUMP, 179),                             # 97
        (JZ, 17, 446),                           # 98
        (SAME, 20, 18, 49),                      # 99
        (JZ, 20, 103),                           # 100
        (MOVE, 14, 51),                          # 101
        (JUMP, 179),                             # 102
        (JZ, 17, 446),                           # 103
        (SAME, 20, 18, 52),                      # 104
        (JZ, 20, 108),                           # 105
        (MOVE, 14, 21),                          # 106
        (JUMP, 179),                             # 107
        (JZ, 17, 446),                           # 108
        (SAME, 20, 18, 54),                      # 109
        (JZ, 20, 113),                           # 110
        (MOVE, 14, 56),                          # 111
        (JUMP, 179),                             # 112
        (JZ, 17, 446),                           # 113
        (SAME, 20, 18, 57),                      # 114
        (JZ, 20, 118),                           # 115
        (MOVE, 14, 59),                          # 116
        (JUMP, 179),                             # 117
        (JZ, 17, 446),                           # 118
        (SAME, 20, 18, 60),                      # 119
        (JZ, 20, 123),                           # 120
        (MOVE, 14, 62),                          # 121
        (JUMP, 179),                             # 122
        (JZ, 17, 446),                           # 123
        (SAME, 20, 18, 63),                      # 124
        (JZ, 20, 128),                           # 125
        (MOVE, 14, 65),                          # 126
        (JUMP, 179),                             # 127
        (JZ, 17, 446),                           # 128
        (SAME, 20, 18, 66),                      # 129
        (JZ, 20, 133),                           # 130
        (MOVE, 14, 68),                          # 131
        (JUMP, 179),                             # 132
        (JZ, 17, 446),                           # 133
        (SAME, 20, 18, 69),                      # 134
        (JZ, 20, 138),                           # 135
        (MOVE, 14, 71),                          # 136
        (JUMP, 179),                             # 137
        (JZ, 17, 446),                           # 138
        (SAME, 20, 18, 72),                      # 139
        (JZ, 20, 143),                           # 140
        (MOVE, 14, 74),                          # 141
        (JUMP, 179),                             # 142
        (JZ, 17, 446),                           # 143
        (SAME, 20, 18, 75),                      # 144
        (JZ, 20, 148),                           # 145
        (MOVE, 14, 77),                          # 146
        (JUMP, 179),                             # 147
        (JZ, 17, 446),                           # 148
        (SAME, 20, 18, 78),                      # 149
        (JZ, 20, 153),                           # 150
        (MOVE, 14, 80),                          # 151
        (JUMP, 179),                             # 152
        (JZ, 17, 446),                           # 153
        (SAME, 20, 18, 81),                      # 154
        (JZ, 20, 158),                           # 155
        (MOVE, 14, 83),                          # 156
        (JUMP, 179),                             # 157
        (JZ, 17, 446),                           # 158
        (SAME, 20, 18, 84),                      # 159
        (JZ, 20, 163),                           # 160
        (MOVE, 14, 86),                          # 161
        (JUMP, 179),                             # 162
        (JZ, 17, 446),                           # 163
        (SAME, 20, 18, 87),                      # 164
        (JZ, 20, 168),                           # 165
        (MOVE, 14, 89),                          # 166
        (JUMP, 179),                             # 167
        (JZ, 17, 446),                           # 168
        (SAME, 20, 18, 90),                      # 169
        (JZ, 20, 173),                           # 170
        (MOVE, 14, 92),                          # 171
        (JUMP, 179),                             # 172
        (JZ, 17, 446),                           # 173
        (SAME, 20, 18, 93),                      # 174
        (JZ, 20, 178),                           # 175
        (MOVE, 14, 95),                          # 176
        (JUMP, 179),                             # 177
        (MOVE, 14, 25),                          # 178
        (MOVE, 3, 14),                           # 179
        (JUMP, 298),                             # 180
        (LOAD, 6, 0, 6),                         # 181
        (JNZ, 6, 446),                           # 182
        (LOAD, 17, 0, 7),                        # 183
        (JZ, 17, 446),                           # 184
        (LOAD, 18, 0, 8),                        # 185
        (LOAD, 19, 0, 9),                        # 186
        (SAME, 20, 18, 32),                      # 187
        (JZ, 20, 191),                           # 188
        (MOVE, 14, 22),                          # 189
        (JUMP, 297),                             # 190
        (JZ, 17, 446),                           # 191
        (SAME, 20, 18, 96),                      # 192
        (JZ, 20, 196),                           # 193
        (MOVE, 14, 36),                          # 194
        (JUMP, 297),                             # 195
        (JZ, 17, 446),                           # 196
        (SAME, 20, 18, 98),                      # 197
        (JZ, 20, 201),                           # 198
        (MOVE, 14, 39),                          # 199
        (JUMP, 297),                             # 200
        (JZ, 17, 446),                           # 201
        (SAME, 20, 18, 100),                     # 202
        (JZ, 20, 206),                           # 203
        (MOVE, 14, 42),                          # 204
        (JUMP, 297),                             # 205
        (JZ, 17, 446),                           # 206
        (SAME, 20, 18, 102),                     # 207
        (JZ, 20, 211),                           # 208
        (MOVE, 14, 45),                          # 209
        (JUMP, 297),                             # 210
        (JZ, 17, 446),                           # 211
        (SAME, 20, 18, 104),                     # 212
        (JZ, 20, 216),                           # 213
        (MOVE, 14, 48),                          # 214
        (JUMP, 297),                             # 215
        (JZ, 17, 446),                           # 216
        (SAME, 20, 18, 106),                     # 217
        (JZ, 20, 221),                           # 218
        (MOVE, 14, 51),                          # 219
        (JUMP, 297),                             # 220
        (JZ, 17, 446),                           # 221
        (SAME, 20, 18, 108),                     # 222
        (JZ, 20, 226),                           # 223
        (MOVE, 14, 21),                          # 224
        (JUMP, 297),                             # 225
        (JZ, 17, 446),                           # 226
        (SAME, 20, 18, 110),                     # 227
        (JZ, 20, 231),                           # 228
        (MOVE, 14, 56),                          # 229
        (JUMP, 297),                             # 230
        (JZ, 17, 446),                           # 231
        (SAME, 20, 18, 112),                     # 232
        (JZ, 20, 236),                           # 233
        (MOVE, 14, 59),                          # 234
        (JUMP, 297),                             # 235
        (JZ, 17, 446),                           # 236
        (SAME, 20, 18, 114),                     # 237
        (JZ, 20, 241),                           # 238
        (MOVE, 14, 62),                          # 239
        (JUMP, 297),                             # 240
        (JZ, 17, 446),                           # 241
        (SAME, 20, 18, 116),                     # 242
        (JZ, 20, 246),                           # 243
        (MOVE, 14, 65),                          # 244
        (JUMP, 297),                             # 245
        (JZ, 17, 446),                           # 246
        (SAME, 20, 18, 118),                     # 247
        (JZ, 20, 251),                           # 248
        (MOVE, 14, 68),                          # 249
        (JUMP, 297),                             # 250
        (JZ, 17, 446),                           # 251
        (SAME, 20, 18, 120),                     # 252
        (JZ, 20, 256),                           # 253
        (MOVE, 14, 71),                          # 254
        (JUMP, 297),                             # 255
        (JZ, 17, 446),                           # 256
        (SAME, 20, 18, 122),                     # 257
        (JZ, 20, 261),                           # 258
        (MOVE, 14, 74),                          # 259
        (JUMP, 297),                             # 260
        (JZ, 17, 446),                           # 261
        (SAME, 20, 18, 124),                     # 262
        (JZ, 20, 266),                           # 263
        (MOVE, 14, 77),                          # 264
        (JUMP, 297),                             # 265
        (JZ, 17, 446),                           # 266
        (SAME, 20, 18, 126),                     # 267
        (JZ, 20, 271),                           # 268
        (MOVE, 14, 80),                          # 269
        (JUMP, 297),                             # 270
        (JZ, 17, 446),                           # 271
        (SAME, 20, 18, 128),                     # 272
        (JZ, 20, 276),                           # 273
        (MOVE, 14, 83),                          # 274
        (JUMP, 297),                             # 275
        (JZ, 17, 446),                           # 276
        (SAME, 20, 18, 130),                     # 277
        (JZ, 20, 281),                           # 278
        (MOVE, 14, 86),                          # 279
        (JUMP, 297),                             # 280
        (JZ, 17, 446),                           # 281
        (SAME, 20, 18, 132),                     # 282
        (JZ, 20, 286),                           # 283
        (MOVE, 14, 89),                          # 284
        (JUMP, 297),                             # 285
        (JZ, 17, 446),                           # 286
        (SAME, 20, 18, 134),                     # 287
        (JZ, 20, 291),                           # 288
        (MOVE, 14, 92),                          # 289
        (JUMP, 297),                             # 290
        (JZ, 17, 446),                           # 291
        (SAME, 20, 18, 136),                     # 292
        (JZ, 20, 296),                           # 293
        (MOVE, 14, 95),                          # 294
        (JUMP, 297),                             # 295
        (MOVE, 14, 25),                          # 296
        (MOVE, 3, 14),                           # 297
        (STORE, 0, 13, 3),                       # 298
        (RUN, 0, 14, 4),                         # 299: flags
        (NUMBER2, 3, 0, 5, 8, 52, 4),            # 300
        (SUB, 4, 3, 74),                         # 301
        (STORE, 0, 15, 4),                       # 302
        (LOAD, 3, 0, 6),                         # 303
        (JNZ, 3, 310),                           # 304
        (LOAD, 3, 0, 15),                        # 305
        (BYTES, 0, 17, 3),                       # 306: ascii
        (UNPAD, 0, 17, 32),                      # 307
        (CUT, 0, 17, 0, 0),                      # 308
        (STORE, 0, 16, 22),                      # 309
        (LOAD, 3, 0, 6),                         # 310
        (JZ, 3, 317),                            # 311
        (LOAD, 3, 0, 15),                        # 312
        (BYTES, 0, 20, 3),                       # 313: ebcdic
        (UNPAD, 0, 20, 64),                      # 314
        (CUT, 0, 20, 0, 0),                      # 315
        (STORE, 0, 19, 22),                      # 316
        (LOAD, 3, 0, 13),                        # 317
        (STORE, 0, 22, 3),                       # 318
        (REST, 0, 23),                           # 319: remainder
        (LOAD, 6, 0, 6),                         # 320
        (JZ, 6, 328),                            # 321
        (LOAD, 6, 0, 10),                        # 322
        (JZ, 6, 446),                            # 323
        (LOAD, 3, 0, 11),                        # 324
        (LOAD, 4, 0, 12),                        # 325
        (MOVE, 5, 22),                           # 326
        (JUMP, 333),                             # 327
        (LOAD, 6, 0, 7),                         # 328
        (JZ, 6, 446),                            # 329
        (LOAD, 3, 0, 8),                         # 330
        (LOAD, 4, 0, 9),                         # 331
        (MOVE, 5, 25),                           # 332
        (STORE, 0, 25, 3),                       # 333
        (STORE, 0, 26, 4),                       # 334
        (STORE, 0, 27, 5),                       # 335
        (LOAD, 6, 0, 6),                         # 336
        (JZ, 6, 390),                            # 337
        (JNE, 2, 29, 348),                       # 338
        (LOAD, 17, 0, 19),                       # 339
        (JZ, 17, 446),                           # 340
        (LOAD, 18, 0, 20),                       # 341
        (LOAD, 19, 0, 21),                       # 342
        (TEXT, 18, 2),                           # 343
        (MOVE, 14, 18),                          # 344
        (MOVE, 15, 19),                          # 345
        (MOVE, 16, 23),                          # 346
        (JUMP, 386),                             # 347
        (JNE, 2, 138, 358),                      # 348
        (LOAD, 17, 0, 19),                       # 349
        (JZ, 17, 446),                           # 350
        (LOAD, 18, 0, 20),                       # 351
        (LOAD, 19, 0, 21),                       # 352
        (TEXT, 18, 3),                           # 353
        (MOVE, 14, 18),                          # 354
        (MOVE, 15, 19),                          # 355
        (MOVE, 16, 139),                         # 356
        (JUMP, 386),                             # 357
        (JNE, 2, 140, 368),                      # 358
        (LOAD, 17, 0, 19),                       # 359
        (JZ, 17, 446),                           # 360
        (LOAD, 18, 0, 20),                       # 361
        (LOAD, 19, 0, 21),                       # 362
        (TEXT, 18, 4),                           # 363
        (MOVE, 14, 18),                          # 364
        (MOVE, 15, 19),                          # 365
        (MOVE, 16, 26),                          # 366
        (JUMP, 386),                             # 367
        (JNE, 2, 141, 378),                      # 368
        (LOAD, 17, 0, 19),                       # 369
        (JZ, 17, 446),                           # 370
        (LOAD, 18, 0, 20),                       # 371
        (LOAD, 19, 0, 21),                       # 372
        (TEXT, 18, 5),                           # 373
        (MOVE, 14, 18),                          # 374
        (MOVE, 15, 19),                          # 375
        (MOVE, 16, 142),                         # 376
        (JUMP, 386),                             # 377
        (LOAD, 17, 0, 19),                       # 378
        (JZ, 17, 446),                           # 379
        (LOAD, 18, 0, 20),                       # 380
        (LOAD, 19, 0, 21),                       # 381
        (TEXT, 18, 1),                           # 382
        (MOVE, 14, 18),                          # 383
        (MOVE, 15, 19),                          # 384
        (MOVE, 16, 22),                          # 385
        (MOVE, 3, 14),                           # 386
        (MOVE, 4, 15),                           # 387
        (MOVE, 5, 16),                           # 388
        (JUMP, 438),                             # 389
        (JNE, 2, 143, 400),                      # 390
        (LOAD, 6, 0, 16),                        # 391
        (JZ, 6, 446),                            # 392
        (LOAD, 14, 0, 17),                       # 393
        (LOAD, 15, 0, 18),                       # 394
        (TEXT, 14, 6),                           # 395
        (MOVE, 3, 14),                           # 396
        (MOVE, 4, 15),                           # 397
        (MOVE, 5, 144),                          # 398
        (JUMP, 438),                             # 399
        (JNE, 2, 145, 410),                      # 400
        (LOAD, 6, 0, 16),                        # 401
        (JZ, 6, 446),                            # 402
        (LOAD, 14, 0, 17),                       # 403
        (LOAD, 15, 0, 18),                       # 404
        (TEXT, 14, 7),                           # 405
        (MOVE, 3, 14),                           # 406
        (MOVE, 4, 15),                           # 407
        (MOVE, 5, 27),                           # 408
        (JUMP, 438),                             # 409
        (JNE, 2, 146, 420),                      # 410
        (LOAD, 6, 0, 16),                        # 411
        (JZ, 6, 446),                            # 412
        (LOAD, 14, 0, 17),                       # 413
        (LOAD, 15, 0, 18),                       # 414
        (TEXT, 14, 8),                           # 415
        (MOVE, 3, 14),                           # 416
        (MOVE, 4, 15),                           # 417
        (MOVE, 5, 24),                           # 418
        (JUMP, 438),                             # 419
        (JNE, 2, 147, 430),                      # 420
        (LOAD, 6, 0, 16),                        # 421
        (JZ, 6, 446),                            # 422
        (LOAD, 14, 0, 17),                       # 423
        (LOAD, 15, 0, 18),                       # 424
        (TEXT, 14, 9),                           # 425
        (MOVE, 3, 14),                           # 426
        (MOVE, 4, 15),                           # 427
        (MOVE, 5, 148),                          # 428
        (JUMP, 438),                             # 429
        (LOAD, 6, 0, 16),                        # 430
        (JZ, 6, 446),                            # 431
        (LOAD, 14, 0, 17),                       # 432
        (LOAD, 15, 0, 18),                       # 433
        (TEXT, 14, 0),                           # 434
        (MOVE, 3, 14),                           # 435
        (MOVE, 4, 15),                           # 436
        (MOVE, 5, 25),                           # 437
        (STORE, 0, 28, 3),                       # 438
        (STORE, 0, 29, 4),                       # 439
        (STORE, 0, 30, 5),                       # 440
        (NUMBER2, 3, 0, 5, 8, 52, 4),            # 441
        (MOD, 4, 3, 26),                         # 442
        (NE, 5, 4, 25),                          # 443
        (STORE, 0, 31, 5),                       # 444
        (DONE,),                                 # 445
        (FAIL,),                                 # 446
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
        Table(32, (0, 7, 10, 16, 19)),  # 0: mqrfh
    ),
    registers=21,
    numbers=(15, 1, 2, 8, 0, 4, 7, 546, 273, -1, 4, -1, 0, -5, 5, 39, -10, 6, 10, -16, 6, 11, -22, 6, 12, -28, 7, 13, -35, 5, 14, -40, 6, -46, 6, 16, -52, 5, 17, -57, 6, 18, -63, 6, 19, -69, 7, 30, -76, 6, 31, -82, 7, 32, -89, 6, 33, -95, 6, 34, -101, 7, 35, -108, 7, 36, -115, 7, 37, -122, 5, 38, -127, 6, 40, -133, 5, -138, 6, -144, 6, -150, 6, -156, 7, -163, 5, -168, 6, -174, 6, -180, 5, -185, 6, -191, 6, -197, 7, -204, 6, -210, 7, -217, 6, -223, 6, -229, 7, -236, 7, -243, 7, -250, 5, -255, 6, 500, 3, 1047, 1140, 5, 1208, 6, 1252, 437, 850, 9),
    addresses=(0, -1),
    encodings=('ISO-8859-1', 'IBM037', 'IBM273', 'IBM500', 'IBM1047', 'IBM1140', 'UTF-8', 'windows-1252', 'IBM437', 'IBM850'),
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
            'name_value_string': Inline({
                'ascii': Present(16, Span(17, None)),
                'ebcdic': Present(19, Span(20, None)),
                'value': Span(28, '*'),
            }),
            'is_unaligned': Worked(31, 'bool'),
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
        Apply('==', (Number(5, 4, 4, True, False, 'be', 4), 1)),
        Apply('>=', (Number(5, 8, 4, True, False, 'be', 4), 32)),
    ),
    unsupported={},
)

FRAME = None
IN_STEP = None
