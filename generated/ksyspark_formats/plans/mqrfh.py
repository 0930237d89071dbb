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
        (JUMP, 43),                              # 40
        (STORE, 0, 4, 25),                       # 41: byte order be
        (JUMP, 43),                              # 42
        (RUN, 0, 5, 20),                         # 43: struc_id, version, struc_length, encoding, coded_char_set_id
        (FIXED, 3, 0, 5, 0, 4),                  # 44
        (SAME, 5, 3, 30),                        # 45
        (STORE, 0, 6, 5),                        # 46
        (LOAD, 3, 0, 6),                         # 47
        (JNZ, 3, 54),                            # 48
        (BYTES, 0, 8, 24),                       # 49: ascii
        (UNPAD, 0, 8, 32),                       # 50
        (CUT, 0, 8, 0, 0),                       # 51
        (TEXTAT, 0, 8, 0),                       # 52: ascii is ISO-8859-1
        (STORE, 0, 7, 22),                       # 53
        (JZ, 3, 60),                             # 54
        (BYTES, 0, 11, 24),                      # 55: ebcdic
        (UNPAD, 0, 11, 64),                      # 56
        (CUT, 0, 11, 0, 0),                      # 57
        (TEXTAT, 0, 11, 1),                      # 58: ebcdic is IBM037
        (STORE, 0, 10, 22),                      # 59
        (LOAD, 6, 0, 6),                         # 60
        (JZ, 6, 180),                            # 61
        (LOAD, 6, 0, 6),                         # 62
        (JZ, 6, 445),                            # 63
        (LOAD, 17, 0, 10),                       # 64
        (JZ, 17, 445),                           # 65
        (LOAD, 18, 0, 11),                       # 66
        (LOAD, 19, 0, 12),                       # 67
        (SAME, 20, 18, 32),                      # 68
        (JZ, 20, 72),                            # 69
        (MOVE, 14, 22),                          # 70
        (JUMP, 178),                             # 71
        (JZ, 17, 445),                           # 72
        (SAME, 20, 18, 34),                      # 73
        (JZ, 20, 77),                            # 74
        (MOVE, 14, 36),                          # 75
        (JUMP, 178),                             # 76
        (JZ, 17, 445),                           # 77
        (SAME, 20, 18, 37),                      # 78
        (JZ, 20, 82),                            # 79
        (MOVE, 14, 39),                          # 80
        (JUMP, 178),                             # 81
        (JZ, 17, 445),                           # 82
        (SAME, 20, 18, 40),                      # 83
        (JZ, 20, 87),                            # 84
        (MOVE, 14, 42),                          # 85
        (JUMP, 178),                             # 86
        (JZ, 17, 445),                           # 87
        (SAME, 20, 18, 43),                      # 88
        (JZ, 20, 92),                            # 89
        (MOVE, 14, 45),                          # 90
        (JUMP, 178),                             # 91
        (JZ, 17, 445),                           # 92
        (SAME, 20, 18, 46),                      # 93
        (JZ, 20, 97),                            # 94
        (MOVE, 14, 48),                          # 95
        (JUMP, 178),                             # 96
        (JZ, 17, 445),                           # 97
        (SAME, 20, 18, 49),                      # 98
        (JZ, 20, 102),                           # 99
        (MOVE, 14, 51),                          # 100
        (JUMP, 178),                             # 101
        (JZ, 17, 445),                           # 102
        (SAME, 20, 18, 52),                      # 103
        (JZ, 20, 107),                           # 104
        (MOVE, 14, 21),                          # 105
        (JUMP, 178),                             # 106
        (JZ, 17, 445),                           # 107
        (SAME, 20, 18, 54),                      # 108
        (JZ, 20, 112),                           # 109
        (MOVE, 14, 56),                          # 110
        (JUMP, 178),                             # 111
        (JZ, 17, 445),                           # 112
        (SAME, 20, 18, 57),                      # 113
        (JZ, 20, 117),                           # 114
        (MOVE, 14, 59),                          # 115
        (JUMP, 178),                             # 116
        (JZ, 17, 445),                           # 117
        (SAME, 20, 18, 60),                      # 118
        (JZ, 20, 122),                           # 119
        (MOVE, 14, 62),                          # 120
        (JUMP, 178),                             # 121
        (JZ, 17, 445),                           # 122
        (SAME, 20, 18, 63),                      # 123
        (JZ, 20, 127),                           # 124
        (MOVE, 14, 65),                          # 125
        (JUMP, 178),                             # 126
        (JZ, 17, 445),                           # 127
        (SAME, 20, 18, 66),                      # 128
        (JZ, 20, 132),                           # 129
        (MOVE, 14, 68),                          # 130
        (JUMP, 178),                             # 131
        (JZ, 17, 445),                           # 132
        (SAME, 20, 18, 69),                      # 133
        (JZ, 20, 137),                           # 134
        (MOVE, 14, 71),                          # 135
        (JUMP, 178),                             # 136
        (JZ, 17, 445),                           # 137
        (SAME, 20, 18, 72),                      # 138
        (JZ, 20, 142),                           # 139
        (MOVE, 14, 74),                          # 140
        (JUMP, 178),                             # 141
        (JZ, 17, 445),                           # 142
        (SAME, 20, 18, 75),                      # 143
        (JZ, 20, 147),                           # 144
        (MOVE, 14, 77),                          # 145
        (JUMP, 178),                             # 146
        (JZ, 17, 445),                           # 147
        (SAME, 20, 18, 78),                      # 148
        (JZ, 20, 152),                           # 149
        (MOVE, 14, 80),                          # 150
        (JUMP, 178),                             # 151
        (JZ, 17, 445),                           # 152
        (SAME, 20, 18, 81),                      # 153
        (JZ, 20, 157),                           # 154
        (MOVE, 14, 83),                          # 155
        (JUMP, 178),                             # 156
        (JZ, 17, 445),                           # 157
        (SAME, 20, 18, 84),                      # 158
        (JZ, 20, 162),                           # 159
        (MOVE, 14, 86),                          # 160
        (JUMP, 178),                             # 161
        (JZ, 17, 445),                           # 162
        (SAME, 20, 18, 87),                      # 163
        (JZ, 20, 167),                           # 164
        (MOVE, 14, 89),                          # 165
        (JUMP, 178),                             # 166
        (JZ, 17, 445),                           # 167
        (SAME, 20, 18, 90),                      # 168
        (JZ, 20, 172),                           # 169
        (MOVE, 14, 92),                          # 170
        (JUMP, 178),                             # 171
        (JZ, 17, 445),                           # 172
        (SAME, 20, 18, 93),                      # 173
        (JZ, 20, 177),                           # 174
        (MOVE, 14, 95),                          # 175
        (JUMP, 178),                             # 176
        (MOVE, 14, 25),                          # 177
        (MOVE, 3, 14),                           # 178
        (JUMP, 297),                             # 179
        (LOAD, 6, 0, 6),                         # 180
        (JNZ, 6, 445),                           # 181
        (LOAD, 17, 0, 7),                        # 182
        (JZ, 17, 445),                           # 183
        (LOAD, 18, 0, 8),                        # 184
        (LOAD, 19, 0, 9),                        # 185
        (SAME, 20, 18, 32),                      # 186
        (JZ, 20, 190),                           # 187
        (MOVE, 14, 22),                          # 188
        (JUMP, 296),                             # 189
        (JZ, 17, 445),                           # 190
        (SAME, 20, 18, 96),                      # 191
        (JZ, 20, 195),                           # 192
        (MOVE, 14, 36),                          # 193
        (JUMP, 296),                             # 194
        (JZ, 17, 445),                           # 195
        (SAME, 20, 18, 98),                      # 196
        (JZ, 20, 200),                           # 197
        (MOVE, 14, 39),                          # 198
        (JUMP, 296),                             # 199
        (JZ, 17, 445),                           # 200
        (SAME, 20, 18, 100),                     # 201
        (JZ, 20, 205),                           # 202
        (MOVE, 14, 42),                          # 203
        (JUMP, 296),                             # 204
        (JZ, 17, 445),                           # 205
        (SAME, 20, 18, 102),                     # 206
        (JZ, 20, 210),                           # 207
        (MOVE, 14, 45),                          # 208
        (JUMP, 296),                             # 209
        (JZ, 17, 445),                           # 210
        (SAME, 20, 18, 104),                     # 211
        (JZ, 20, 215),                           # 212
        (MOVE, 14, 48),                          # 213
        (JUMP, 296),                             # 214
        (JZ, 17, 445),                           # 215
        (SAME, 20, 18, 106),                     # 216
        (JZ, 20, 220),                           # 217
        (MOVE, 14, 51),                          # 218
        (JUMP, 296),                             # 219
        (JZ, 17, 445),                           # 220
        (SAME, 20, 18, 108),                     # 221
        (JZ, 20, 225),                           # 222
        (MOVE, 14, 21),                          # 223
        (JUMP, 296),                             # 224
        (JZ, 17, 445),                           # 225
        (SAME, 20, 18, 110),                     # 226
        (JZ, 20, 230),                           # 227
        (MOVE, 14, 56),                          # 228
        (JUMP, 296),                             # 229
        (JZ, 17, 445),                           # 230
        (SAME, 20, 18, 112),                     # 231
        (JZ, 20, 235),                           # 232
        (MOVE, 14, 59),                          # 233
        (JUMP, 296),                             # 234
        (JZ, 17, 445),                           # 235
        (SAME, 20, 18, 114),                     # 236
        (JZ, 20, 240),                           # 237
        (MOVE, 14, 62),                          # 238
        (JUMP, 296),                             # 239
        (JZ, 17, 445),                           # 240
        (SAME, 20, 18, 116),                     # 241
        (JZ, 20, 245),                           # 242
        (MOVE, 14, 65),                          # 243
        (JUMP, 296),                             # 244
        (JZ, 17, 445),                           # 245
        (SAME, 20, 18, 118),                     # 246
        (JZ, 20, 250),                           # 247
        (MOVE, 14, 68),                          # 248
        (JUMP, 296),                             # 249
        (JZ, 17, 445),                           # 250
        (SAME, 20, 18, 120),                     # 251
        (JZ, 20, 255),                           # 252
        (MOVE, 14, 71),                          # 253
        (JUMP, 296),                             # 254
        (JZ, 17, 445),                           # 255
        (SAME, 20, 18, 122),                     # 256
        (JZ, 20, 260),                           # 257
        (MOVE, 14, 74),                          # 258
        (JUMP, 296),                             # 259
        (JZ, 17, 445),                           # 260
        (SAME, 20, 18, 124),                     # 261
        (JZ, 20, 265),                           # 262
        (MOVE, 14, 77),                          # 263
        (JUMP, 296),                             # 264
        (JZ, 17, 445),                           # 265
        (SAME, 20, 18, 126),                     # 266
        (JZ, 20, 270),                           # 267
        (MOVE, 14, 80),                          # 268
        (JUMP, 296),                             # 269
        (JZ, 17, 445),                           # 270
        (SAME, 20, 18, 128),                     # 271
        (JZ, 20, 275),                           # 272
        (MOVE, 14, 83),                          # 273
        (JUMP, 296),                             # 274
        (JZ, 17, 445),                           # 275
        (SAME, 20, 18, 130),                     # 276
        (JZ, 20, 280),                           # 277
        (MOVE, 14, 86),                          # 278
        (JUMP, 296),                             # 279
        (JZ, 17, 445),                           # 280
        (SAME, 20, 18, 132),                     # 281
        (JZ, 20, 285),                           # 282
        (MOVE, 14, 89),                          # 283
        (JUMP, 296),                             # 284
        (JZ, 17, 445),                           # 285
        (SAME, 20, 18, 134),                     # 286
        (JZ, 20, 290),                           # 287
        (MOVE, 14, 92),                          # 288
        (JUMP, 296),                             # 289
        (JZ, 17, 445),                           # 290
        (SAME, 20, 18, 136),                     # 291
        (JZ, 20, 295),                           # 292
        (MOVE, 14, 95),                          # 293
        (JUMP, 296),                             # 294
        (MOVE, 14, 25),                          # 295
        (MOVE, 3, 14),                           # 296
        (STORE, 0, 13, 3),                       # 297
        (RUN, 0, 14, 4),                         # 298: flags
        (NUMBER2, 3, 0, 5, 8, 52, 4),            # 299
        (SUB, 4, 3, 74),                         # 300
        (STORE, 0, 15, 4),                       # 301
        (LOAD, 3, 0, 6),                         # 302
        (JNZ, 3, 309),                           # 303
        (LOAD, 3, 0, 15),                        # 304
        (BYTES, 0, 17, 3),                       # 305: ascii
        (UNPAD, 0, 17, 32),                      # 306
        (CUT, 0, 17, 0, 0),                      # 307
        (STORE, 0, 16, 22),                      # 308
        (LOAD, 3, 0, 6),                         # 309
        (JZ, 3, 316),                            # 310
        (LOAD, 3, 0, 15),                        # 311
        (BYTES, 0, 20, 3),                       # 312: ebcdic
        (UNPAD, 0, 20, 64),                      # 313
        (CUT, 0, 20, 0, 0),                      # 314
        (STORE, 0, 19, 22),                      # 315
        (LOAD, 3, 0, 13),                        # 316
        (STORE, 0, 22, 3),                       # 317
        (REST, 0, 23),                           # 318: remainder
        (LOAD, 6, 0, 6),                         # 319
        (JZ, 6, 327),                            # 320
        (LOAD, 6, 0, 10),                        # 321
        (JZ, 6, 445),                            # 322
        (LOAD, 3, 0, 11),                        # 323
        (LOAD, 4, 0, 12),                        # 324
        (MOVE, 5, 22),                           # 325
        (JUMP, 332),                             # 326
        (LOAD, 6, 0, 7),                         # 327
        (JZ, 6, 445),                            # 328
        (LOAD, 3, 0, 8),                         # 329
        (LOAD, 4, 0, 9),                         # 330
        (MOVE, 5, 25),                           # 331
        (STORE, 0, 25, 3),                       # 332
        (STORE, 0, 26, 4),                       # 333
        (STORE, 0, 27, 5),                       # 334
        (LOAD, 6, 0, 6),                         # 335
        (JZ, 6, 389),                            # 336
        (JNE, 2, 29, 347),                       # 337
        (LOAD, 17, 0, 19),                       # 338
        (JZ, 17, 445),                           # 339
        (LOAD, 18, 0, 20),                       # 340
        (LOAD, 19, 0, 21),                       # 341
        (TEXT, 18, 2),                           # 342
        (MOVE, 14, 18),                          # 343
        (MOVE, 15, 19),                          # 344
        (MOVE, 16, 23),                          # 345
        (JUMP, 385),                             # 346
        (JNE, 2, 138, 357),                      # 347
        (LOAD, 17, 0, 19),                       # 348
        (JZ, 17, 445),                           # 349
        (LOAD, 18, 0, 20),                       # 350
        (LOAD, 19, 0, 21),                       # 351
        (TEXT, 18, 3),                           # 352
        (MOVE, 14, 18),                          # 353
        (MOVE, 15, 19),                          # 354
        (MOVE, 16, 139),                         # 355
        (JUMP, 385),                             # 356
        (JNE, 2, 140, 367),                      # 357
        (LOAD, 17, 0, 19),                       # 358
        (JZ, 17, 445),                           # 359
        (LOAD, 18, 0, 20),                       # 360
        (LOAD, 19, 0, 21),                       # 361
        (TEXT, 18, 4),                           # 362
        (MOVE, 14, 18),                          # 363
        (MOVE, 15, 19),                          # 364
        (MOVE, 16, 26),                          # 365
        (JUMP, 385),                             # 366
        (JNE, 2, 141, 377),                      # 367
        (LOAD, 17, 0, 19),                       # 368
        (JZ, 17, 445),                           # 369
        (LOAD, 18, 0, 20),                       # 370
        (LOAD, 19, 0, 21),                       # 371
        (TEXT, 18, 5),                           # 372
        (MOVE, 14, 18),                          # 373
        (MOVE, 15, 19),                          # 374
        (MOVE, 16, 142),                         # 375
        (JUMP, 385),                             # 376
        (LOAD, 17, 0, 19),                       # 377
        (JZ, 17, 445),                           # 378
        (LOAD, 18, 0, 20),                       # 379
        (LOAD, 19, 0, 21),                       # 380
        (TEXT, 18, 1),                           # 381
        (MOVE, 14, 18),                          # 382
        (MOVE, 15, 19),                          # 383
        (MOVE, 16, 22),                          # 384
        (MOVE, 3, 14),                           # 385
        (MOVE, 4, 15),                           # 386
        (MOVE, 5, 16),                           # 387
        (JUMP, 437),                             # 388
        (JNE, 2, 143, 399),                      # 389
        (LOAD, 6, 0, 16),                        # 390
        (JZ, 6, 445),                            # 391
        (LOAD, 14, 0, 17),                       # 392
        (LOAD, 15, 0, 18),                       # 393
        (TEXT, 14, 6),                           # 394
        (MOVE, 3, 14),                           # 395
        (MOVE, 4, 15),                           # 396
        (MOVE, 5, 144),                          # 397
        (JUMP, 437),                             # 398
        (JNE, 2, 145, 409),                      # 399
        (LOAD, 6, 0, 16),                        # 400
        (JZ, 6, 445),                            # 401
        (LOAD, 14, 0, 17),                       # 402
        (LOAD, 15, 0, 18),                       # 403
        (TEXT, 14, 7),                           # 404
        (MOVE, 3, 14),                           # 405
        (MOVE, 4, 15),                           # 406
        (MOVE, 5, 27),                           # 407
        (JUMP, 437),                             # 408
        (JNE, 2, 146, 419),                      # 409
        (LOAD, 6, 0, 16),                        # 410
        (JZ, 6, 445),                            # 411
        (LOAD, 14, 0, 17),                       # 412
        (LOAD, 15, 0, 18),                       # 413
        (TEXT, 14, 8),                           # 414
        (MOVE, 3, 14),                           # 415
        (MOVE, 4, 15),                           # 416
        (MOVE, 5, 24),                           # 417
        (JUMP, 437),                             # 418
        (JNE, 2, 147, 429),                      # 419
        (LOAD, 6, 0, 16),                        # 420
        (JZ, 6, 445),                            # 421
        (LOAD, 14, 0, 17),                       # 422
        (LOAD, 15, 0, 18),                       # 423
        (TEXT, 14, 9),                           # 424
        (MOVE, 3, 14),                           # 425
        (MOVE, 4, 15),                           # 426
        (MOVE, 5, 148),                          # 427
        (JUMP, 437),                             # 428
        (LOAD, 6, 0, 16),                        # 429
        (JZ, 6, 445),                            # 430
        (LOAD, 14, 0, 17),                       # 431
        (LOAD, 15, 0, 18),                       # 432
        (TEXT, 14, 0),                           # 433
        (MOVE, 3, 14),                           # 434
        (MOVE, 4, 15),                           # 435
        (MOVE, 5, 25),                           # 436
        (STORE, 0, 28, 3),                       # 437
        (STORE, 0, 29, 4),                       # 438
        (STORE, 0, 30, 5),                       # 439
        (NUMBER2, 3, 0, 5, 8, 52, 4),            # 440
        (MOD, 4, 3, 26),                         # 441
        (NE, 5, 4, 25),                          # 442
        (STORE, 0, 31, 5),                       # 443
        (DONE,),                                 # 444
        (FAIL,),                                 # 445
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
