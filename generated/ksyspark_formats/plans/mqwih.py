# Generated from ksy/ibm_mq/mqwih.ksy by `ksyspark generate`; do not edit.
"""Plans of mqwih: what the machine runs for each message and where it leaves each column; `FRAME` and `IN_STEP` cut streams."""

from ksyspark.machine.opcodes import AND, BYTE, BYTES, CALL, CLOSE, CUT, DONE, FAIL, FIXED, JEQ, JGE, JLT, JNE, JNZ, JUMP, JZ, LOAD, MOVE, PARAM, REST, RETURN, ROOTSIZE, ROW, RUN, SAME, SEEKROOT, STORE, TEXT, TEXTAT, UNPAD
from ksyspark.machine.plan import Apply, Fixed, Formula, Inline, Number, Plan, Present, Span, Table, Told, Worked

PLAN = Plan(
    program=(
        (ROW, 0, 0, 0),                          # 0: mqwih
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
        (JZ, 6, 159),                            # 61
        (LOAD, 6, 0, 6),                         # 62
        (JZ, 6, 624),                            # 63
        (LOAD, 17, 0, 10),                       # 64
        (JZ, 17, 624),                           # 65
        (LOAD, 18, 0, 11),                       # 66
        (LOAD, 19, 0, 12),                       # 67
        (SAME, 20, 18, 32),                      # 68
        (JZ, 20, 72),                            # 69
        (MOVE, 14, 22),                          # 70
        (JUMP, 157),                             # 71
        (SAME, 20, 18, 34),                      # 72
        (JZ, 20, 76),                            # 73
        (MOVE, 14, 36),                          # 74
        (JUMP, 157),                             # 75
        (SAME, 20, 18, 37),                      # 76
        (JZ, 20, 80),                            # 77
        (MOVE, 14, 39),                          # 78
        (JUMP, 157),                             # 79
        (SAME, 20, 18, 40),                      # 80
        (JZ, 20, 84),                            # 81
        (MOVE, 14, 42),                          # 82
        (JUMP, 157),                             # 83
        (SAME, 20, 18, 43),                      # 84
        (JZ, 20, 88),                            # 85
        (MOVE, 14, 45),                          # 86
        (JUMP, 157),                             # 87
        (SAME, 20, 18, 46),                      # 88
        (JZ, 20, 92),                            # 89
        (MOVE, 14, 48),                          # 90
        (JUMP, 157),                             # 91
        (SAME, 20, 18, 49),                      # 92
        (JZ, 20, 96),                            # 93
        (MOVE, 14, 51),                          # 94
        (JUMP, 157),                             # 95
        (SAME, 20, 18, 52),                      # 96
        (JZ, 20, 100),                           # 97
        (MOVE, 14, 21),                          # 98
        (JUMP, 157),                             # 99
        (SAME, 20, 18, 54),                      # 100
        (JZ, 20, 104),                           # 101
        (MOVE, 14, 56),                          # 102
        (JUMP, 157),                             # 103
        (SAME, 20, 18, 57),                      # 104
        (JZ, 20, 108),                           # 105
        (MOVE, 14, 59),                          # 106
        (JUMP, 157),                             # 107
        (SAME, 20, 18, 60),                      # 108
        (JZ, 20, 112),                           # 109
        (MOVE, 14, 62),                          # 110
        (JUMP, 157),                             # 111
        (SAME, 20, 18, 63),                      # 112
        (JZ, 20, 116),                           # 113
        (MOVE, 14, 65),                          # 114
        (JUMP, 157),                             # 115
        (SAME, 20, 18, 66),                      # 116
        (JZ, 20, 120),                           # 117
        (MOVE, 14, 68),                          # 118
        (JUMP, 157),                             # 119
        (SAME, 20, 18, 69),                      # 120
        (JZ, 20, 124),                           # 121
        (MOVE, 14, 71),                          # 122
        (JUMP, 157),                             # 123
        (SAME, 20, 18, 72),                      # 124
        (JZ, 20, 128),                           # 125
        (MOVE, 14, 74),                          # 126
        (JUMP, 157),                             # 127
        (SAME, 20, 18, 75),                      # 128
        (JZ, 20, 132),                           # 129
        (MOVE, 14, 77),                          # 130
        (JUMP, 157),                             # 131
        (SAME, 20, 18, 78),                      # 132
        (JZ, 20, 136),                           # 133
        (MOVE, 14, 80),                          # 134
        (JUMP, 157),                             # 135
        (SAME, 20, 18, 81),                      # 136
        (JZ, 20, 140),                           # 137
        (MOVE, 14, 83),                          # 138
        (JUMP, 157),                             # 139
        (SAME, 20, 18, 84),                      # 140
        (JZ, 20, 144),                           # 141
        (MOVE, 14, 86),                          # 142
        (JUMP, 157),                             # 143
        (SAME, 20, 18, 87),                      # 144
        (JZ, 20, 148),                           # 145
        (MOVE, 14, 89),                          # 146
        (JUMP, 157),                             # 147
        (SAME, 20, 18, 90),                      # 148
        (JZ, 20, 152),                           # 149
        (MOVE, 14, 92),                          # 150
        (JUMP, 157),                             # 151
        (SAME, 20, 18, 93),                      # 152
        (JZ, 20, 156),                           # 153
        (MOVE, 14, 95),                          # 154
        (JUMP, 157),                             # 155
        (MOVE, 14, 25),                          # 156
        (MOVE, 3, 14),                           # 157
        (JUMP, 255),                             # 158
        (LOAD, 6, 0, 6),                         # 159
        (JNZ, 6, 624),                           # 160
        (LOAD, 17, 0, 7),                        # 161
        (JZ, 17, 624),                           # 162
        (LOAD, 18, 0, 8),                        # 163
        (LOAD, 19, 0, 9),                        # 164
        (SAME, 20, 18, 32),                      # 165
        (JZ, 20, 169),                           # 166
        (MOVE, 14, 22),                          # 167
        (JUMP, 254),                             # 168
        (SAME, 20, 18, 96),                      # 169
        (JZ, 20, 173),                           # 170
        (MOVE, 14, 36),                          # 171
        (JUMP, 254),                             # 172
        (SAME, 20, 18, 98),                      # 173
        (JZ, 20, 177),                           # 174
        (MOVE, 14, 39),                          # 175
        (JUMP, 254),                             # 176
        (SAME, 20, 18, 100),                     # 177
        (JZ, 20, 181),                           # 178
        (MOVE, 14, 42),                          # 179
        (JUMP, 254),                             # 180
        (SAME, 20, 18, 102),                     # 181
        (JZ, 20, 185),                           # 182
        (MOVE, 14, 45),                          # 183
        (JUMP, 254),                             # 184
        (SAME, 20, 18, 104),                     # 185
        (JZ, 20, 189),                           # 186
        (MOVE, 14, 48),                          # 187
        (JUMP, 254),                             # 188
        (SAME, 20, 18, 106),                     # 189
        (JZ, 20, 193),                           # 190
        (MOVE, 14, 51),                          # 191
        (JUMP, 254),                             # 192
        (SAME, 20, 18, 108),                     # 193
        (JZ, 20, 197),                           # 194
        (MOVE, 14, 21),                          # 195
        (JUMP, 254),                             # 196
        (SAME, 20, 18, 110),                     # 197
        (JZ, 20, 201),                           # 198
        (MOVE, 14, 56),                          # 199
        (JUMP, 254),                             # 200
        (SAME, 20, 18, 112),                     # 201
        (JZ, 20, 205),                           # 202
        (MOVE, 14, 59),                          # 203
        (JUMP, 254),                             # 204
        (SAME, 20, 18, 114),                     # 205
        (JZ, 20, 209),                           # 206
        (MOVE, 14, 62),                          # 207
        (JUMP, 254),                             # 208
        (SAME, 20, 18, 116),                     # 209
        (JZ, 20, 213),                           # 210
        (MOVE, 14, 65),                          # 211
        (JUMP, 254),                             # 212
        (SAME, 20, 18, 118),                     # 213
        (JZ, 20, 217),                           # 214
        (MOVE, 14, 68),                          # 215
        (JUMP, 254),                             # 216
        (SAME, 20, 18, 120),                     # 217
        (JZ, 20, 221),                           # 218
        (MOVE, 14, 71),                          # 219
        (JUMP, 254),                             # 220
        (SAME, 20, 18, 122),                     # 221
        (JZ, 20, 225),                           # 222
        (MOVE, 14, 74),                          # 223
        (JUMP, 254),                             # 224
        (SAME, 20, 18, 124),                     # 225
        (JZ, 20, 229),                           # 226
        (MOVE, 14, 77),                          # 227
        (JUMP, 254),                             # 228
        (SAME, 20, 18, 126),                     # 229
        (JZ, 20, 233),                           # 230
        (MOVE, 14, 80),                          # 231
        (JUMP, 254),                             # 232
        (SAME, 20, 18, 128),                     # 233
        (JZ, 20, 237),                           # 234
        (MOVE, 14, 83),                          # 235
        (JUMP, 254),                             # 236
        (SAME, 20, 18, 130),                     # 237
        (JZ, 20, 241),                           # 238
        (MOVE, 14, 86),                          # 239
        (JUMP, 254),                             # 240
        (SAME, 20, 18, 132),                     # 241
        (JZ, 20, 245),                           # 242
        (MOVE, 14, 89),                          # 243
        (JUMP, 254),                             # 244
        (SAME, 20, 18, 134),                     # 245
        (JZ, 20, 249),                           # 246
        (MOVE, 14, 92),                          # 247
        (JUMP, 254),                             # 248
        (SAME, 20, 18, 136),                     # 249
        (JZ, 20, 253),                           # 250
        (MOVE, 14, 95),                          # 251
        (JUMP, 254),                             # 252
        (MOVE, 14, 25),                          # 253
        (MOVE, 3, 14),                           # 254
        (STORE, 0, 13, 3),                       # 255
        (RUN, 0, 14, 4),                         # 256: flags
        (LOAD, 3, 0, 6),                         # 257
        (JNZ, 3, 263),                           # 258
        (BYTES, 0, 16, 74),                      # 259: ascii
        (UNPAD, 0, 16, 32),                      # 260
        (CUT, 0, 16, 0, 0),                      # 261
        (STORE, 0, 15, 22),                      # 262
        (JZ, 3, 268),                            # 263
        (BYTES, 0, 19, 74),                      # 264: ebcdic
        (UNPAD, 0, 19, 64),                      # 265
        (CUT, 0, 19, 0, 0),                      # 266
        (STORE, 0, 18, 22),                      # 267
        (JNZ, 3, 273),                           # 268
        (BYTES, 0, 22, 24),                      # 269: ascii
        (UNPAD, 0, 22, 32),                      # 270
        (CUT, 0, 22, 0, 0),                      # 271
        (STORE, 0, 21, 22),                      # 272
        (JZ, 3, 278),                            # 273
        (BYTES, 0, 25, 24),                      # 274: ebcdic
        (UNPAD, 0, 25, 64),                      # 275
        (CUT, 0, 25, 0, 0),                      # 276
        (STORE, 0, 24, 22),                      # 277
        (RUN, 0, 27, 16),                        # 278: msg_token
        (JNZ, 3, 284),                           # 279
        (BYTES, 0, 29, 74),                      # 280: ascii
        (UNPAD, 0, 29, 32),                      # 281
        (CUT, 0, 29, 0, 0),                      # 282
        (STORE, 0, 28, 22),                      # 283
        (JZ, 3, 289),                            # 284
        (BYTES, 0, 32, 74),                      # 285: ebcdic
        (UNPAD, 0, 32, 64),                      # 286
        (CUT, 0, 32, 0, 0),                      # 287
        (STORE, 0, 31, 22),                      # 288
        (LOAD, 3, 0, 13),                        # 289
        (STORE, 0, 34, 3),                       # 290
        (REST, 0, 35),                           # 291: remainder
        (LOAD, 6, 0, 6),                         # 292
        (JZ, 6, 300),                            # 293
        (LOAD, 6, 0, 10),                        # 294
        (JZ, 6, 624),                            # 295
        (LOAD, 3, 0, 11),                        # 296
        (LOAD, 4, 0, 12),                        # 297
        (MOVE, 5, 22),                           # 298
        (JUMP, 305),                             # 299
        (LOAD, 6, 0, 7),                         # 300
        (JZ, 6, 624),                            # 301
        (LOAD, 3, 0, 8),                         # 302
        (LOAD, 4, 0, 9),                         # 303
        (MOVE, 5, 25),                           # 304
        (STORE, 0, 37, 3),                       # 305
        (STORE, 0, 38, 4),                       # 306
        (STORE, 0, 39, 5),                       # 307
        (LOAD, 6, 0, 6),                         # 308
        (JZ, 6, 362),                            # 309
        (JNE, 2, 29, 320),                       # 310
        (LOAD, 17, 0, 18),                       # 311
        (JZ, 17, 624),                           # 312
        (LOAD, 18, 0, 19),                       # 313
        (LOAD, 19, 0, 20),                       # 314
        (TEXT, 18, 2),                           # 315
        (MOVE, 14, 18),                          # 316
        (MOVE, 15, 19),                          # 317
        (MOVE, 16, 23),                          # 318
        (JUMP, 358),                             # 319
        (JNE, 2, 138, 330),                      # 320
        (LOAD, 17, 0, 18),                       # 321
        (JZ, 17, 624),                           # 322
        (LOAD, 18, 0, 19),                       # 323
        (LOAD, 19, 0, 20),                       # 324
        (TEXT, 18, 3),                           # 325
        (MOVE, 14, 18),                          # 326
        (MOVE, 15, 19),                          # 327
        (MOVE, 16, 139),                         # 328
        (JUMP, 358),                             # 329
        (JNE, 2, 140, 340),                      # 330
        (LOAD, 17, 0, 18),                       # 331
        (JZ, 17, 624),                           # 332
        (LOAD, 18, 0, 19),                       # 333
        (LOAD, 19, 0, 20),                       # 334
        (TEXT, 18, 4),                           # 335
        (MOVE, 14, 18),                          # 336
        (MOVE, 15, 19),                          # 337
        (MOVE, 16, 26),                          # 338
        (JUMP, 358),                             # 339
        (JNE, 2, 141, 350),                      # 340
        (LOAD, 17, 0, 18),                       # 341
        (JZ, 17, 624),                           # 342
        (LOAD, 18, 0, 19),                       # 343
        (LOAD, 19, 0, 20),                       # 344
        (TEXT, 18, 5),                           # 345
        (MOVE, 14, 18),                          # 346
        (MOVE, 15, 19),                          # 347
        (MOVE, 16, 142),                         # 348
        (JUMP, 358),                             # 349
        (LOAD, 17, 0, 18),                       # 350
        (JZ, 17, 624),                           # 351
        (LOAD, 18, 0, 19),                       # 352
        (LOAD, 19, 0, 20),                       # 353
        (TEXT, 18, 1),                           # 354
        (MOVE, 14, 18),                          # 355
        (MOVE, 15, 19),                          # 356
        (MOVE, 16, 22),                          # 357
        (MOVE, 3, 14),                           # 358
        (MOVE, 4, 15),                           # 359
        (MOVE, 5, 16),                           # 360
        (JUMP, 410),                             # 361
        (JNE, 2, 143, 372),                      # 362
        (LOAD, 6, 0, 15),                        # 363
        (JZ, 6, 624),                            # 364
        (LOAD, 14, 0, 16),                       # 365
        (LOAD, 15, 0, 17),                       # 366
        (TEXT, 14, 6),                           # 367
        (MOVE, 3, 14),                           # 368
        (MOVE, 4, 15),                           # 369
        (MOVE, 5, 144),                          # 370
        (JUMP, 410),                             # 371
        (JNE, 2, 145, 382),                      # 372
        (LOAD, 6, 0, 15),                        # 373
        (JZ, 6, 624),                            # 374
        (LOAD, 14, 0, 16),                       # 375
        (LOAD, 15, 0, 17),                       # 376
        (TEXT, 14, 7),                           # 377
        (MOVE, 3, 14),                           # 378
        (MOVE, 4, 15),                           # 379
        (MOVE, 5, 27),                           # 380
        (JUMP, 410),                             # 381
        (JNE, 2, 146, 392),                      # 382
        (LOAD, 6, 0, 15),                        # 383
        (JZ, 6, 624),                            # 384
        (LOAD, 14, 0, 16),                       # 385
        (LOAD, 15, 0, 17),                       # 386
        (TEXT, 14, 8),                           # 387
        (MOVE, 3, 14),                           # 388
        (MOVE, 4, 15),                           # 389
        (MOVE, 5, 24),                           # 390
        (JUMP, 410),                             # 391
        (JNE, 2, 147, 402),                      # 392
        (LOAD, 6, 0, 15),                        # 393
        (JZ, 6, 624),                            # 394
        (LOAD, 14, 0, 16),                       # 395
        (LOAD, 15, 0, 17),                       # 396
        (TEXT, 14, 9),                           # 397
        (MOVE, 3, 14),                           # 398
        (MOVE, 4, 15),                           # 399
        (MOVE, 5, 148),                          # 400
        (JUMP, 410),                             # 401
        (LOAD, 6, 0, 15),                        # 402
        (JZ, 6, 624),                            # 403
        (LOAD, 14, 0, 16),                       # 404
        (LOAD, 15, 0, 17),                       # 405
        (TEXT, 14, 0),                           # 406
        (MOVE, 3, 14),                           # 407
        (MOVE, 4, 15),                           # 408
        (MOVE, 5, 25),                           # 409
        (STORE, 0, 40, 3),                       # 410
        (STORE, 0, 41, 4),                       # 411
        (STORE, 0, 42, 5),                       # 412
        (LOAD, 6, 0, 6),                         # 413
        (JZ, 6, 467),                            # 414
        (JNE, 2, 29, 425),                       # 415
        (LOAD, 17, 0, 24),                       # 416
        (JZ, 17, 624),                           # 417
        (LOAD, 18, 0, 25),                       # 418
        (LOAD, 19, 0, 26),                       # 419
        (TEXT, 18, 2),                           # 420
        (MOVE, 14, 18),                          # 421
        (MOVE, 15, 19),                          # 422
        (MOVE, 16, 23),                          # 423
        (JUMP, 463),                             # 424
        (JNE, 2, 138, 435),                      # 425
        (LOAD, 17, 0, 24),                       # 426
        (JZ, 17, 624),                           # 427
        (LOAD, 18, 0, 25),                       # 428
        (LOAD, 19, 0, 26),                       # 429
        (TEXT, 18, 3),                           # 430
        (MOVE, 14, 18),                          # 431
        (MOVE, 15, 19),                          # 432
        (MOVE, 16, 139),                         # 433
        (JUMP, 463),                             # 434
        (JNE, 2, 140, 445),                      # 435
        (LOAD, 17, 0, 24),                       # 436
        (JZ, 17, 624),                           # 437
        (LOAD, 18, 0, 25),                       # 438
        (LOAD, 19, 0, 26),                       # 439
        (TEXT, 18, 4),                           # 440
        (MOVE, 14, 18),                          # 441
        (MOVE, 15, 19),                          # 442
        (MOVE, 16, 26),                          # 443
        (JUMP, 463),                             # 444
        (JNE, 2, 141, 455),                      # 445
        (LOAD, 17, 0, 24),                       # 446
        (JZ, 17, 624),                           # 447
        (LOAD, 18, 0, 25),                       # 448
        (LOAD, 19, 0, 26),                       # 449
        (TEXT, 18, 5),                           # 450
        (MOVE, 14, 18),                          # 451
        (MOVE, 15, 19),                          # 452
        (MOVE, 16, 142),                         # 453
        (JUMP, 463),                             # 454
        (LOAD, 17, 0, 24),                       # 455
        (JZ, 17, 624),                           # 456
        (LOAD, 18, 0, 25),                       # 457
        (LOAD, 19, 0, 26),                       # 458
        (TEXT, 18, 1),                           # 459
        (MOVE, 14, 18),                          # 460
        (MOVE, 15, 19),                          # 461
        (MOVE, 16, 22),                          # 462
        (MOVE, 3, 14),                           # 463
        (MOVE, 4, 15),                           # 464
        (MOVE, 5, 16),                           # 465
        (JUMP, 515),                             # 466
        (JNE, 2, 143, 477),                      # 467
        (LOAD, 6, 0, 21),                        # 468
        (JZ, 6, 624),                            # 469
        (LOAD, 14, 0, 22),                       # 470
        (LOAD, 15, 0, 23),                       # 471
        (TEXT, 14, 6),                           # 472
        (MOVE, 3, 14),                           # 473
        (MOVE, 4, 15),                           # 474
        (MOVE, 5, 144),                          # 475
        (JUMP, 515),                             # 476
        (JNE, 2, 145, 487),                      # 477
        (LOAD, 6, 0, 21),                        # 478
        (JZ, 6, 624),                            # 479
        (LOAD, 14, 0, 22),                       # 480
        (LOAD, 15, 0, 23),                       # 481
        (TEXT, 14, 7),                           # 482
        (MOVE, 3, 14),                           # 483
        (MOVE, 4, 15),                           # 484
        (MOVE, 5, 27),                           # 485
        (JUMP, 515),                             # 486
        (JNE, 2, 146, 497),                      # 487
        (LOAD, 6, 0, 21),                        # 488
        (JZ, 6, 624),                            # 489
        (LOAD, 14, 0, 22),                       # 490
        (LOAD, 15, 0, 23),                       # 491
        (TEXT, 14, 8),                           # 492
        (MOVE, 3, 14),                           # 493
        (MOVE, 4, 15),                           # 494
        (MOVE, 5, 24),                           # 495
        (JUMP, 515),                             # 496
        (JNE, 2, 147, 507),                      # 497
        (LOAD, 6, 0, 21),                        # 498
        (JZ, 6, 624),                            # 499
        (LOAD, 14, 0, 22),                       # 500
        (LOAD, 15, 0, 23),                       # 501
        (TEXT, 14, 9),                           # 502
        (MOVE, 3, 14),                           # 503
        (MOVE, 4, 15),                           # 504
        (MOVE, 5, 148),                          # 505
        (JUMP, 515),                             # 506
        (LOAD, 6, 0, 21),                        # 507
        (JZ, 6, 624),                            # 508
        (LOAD, 14, 0, 22),                       # 509
        (LOAD, 15, 0, 23),                       # 510
        (TEXT, 14, 0),                           # 511
        (MOVE, 3, 14),                           # 512
        (MOVE, 4, 15),                           # 513
        (MOVE, 5, 25),                           # 514
        (STORE, 0, 43, 3),                       # 515
        (STORE, 0, 44, 4),                       # 516
        (STORE, 0, 45, 5),                       # 517
        (LOAD, 6, 0, 6),                         # 518
        (JZ, 6, 572),                            # 519
        (JNE, 2, 29, 530),                       # 520
        (LOAD, 17, 0, 31),                       # 521
        (JZ, 17, 624),                           # 522
        (LOAD, 18, 0, 32),                       # 523
        (LOAD, 19, 0, 33),                       # 524
        (TEXT, 18, 2),                           # 525
        (MOVE, 14, 18),                          # 526
        (MOVE, 15, 19),                          # 527
        (MOVE, 16, 23),                          # 528
        (JUMP, 568),                             # 529
        (JNE, 2, 138, 540),                      # 530
        (LOAD, 17, 0, 31),                       # 531
        (JZ, 17, 624),                           # 532
        (LOAD, 18, 0, 32),                       # 533
        (LOAD, 19, 0, 33),                       # 534
        (TEXT, 18, 3),                           # 535
        (MOVE, 14, 18),                          # 536
        (MOVE, 15, 19),                          # 537
        (MOVE, 16, 139),                         # 538
        (JUMP, 568),                             # 539
        (JNE, 2, 140, 550),                      # 540
        (LOAD, 17, 0, 31),                       # 541
        (JZ, 17, 624),                           # 542
        (LOAD, 18, 0, 32),                       # 543
        (LOAD, 19, 0, 33),                       # 544
        (TEXT, 18, 4),                           # 545
        (MOVE, 14, 18),                          # 546
        (MOVE, 15, 19),                          # 547
        (MOVE, 16, 26),                          # 548
        (JUMP, 568),                             # 549
        (JNE, 2, 141, 560),                      # 550
        (LOAD, 17, 0, 31),                       # 551
        (JZ, 17, 624),                           # 552
        (LOAD, 18, 0, 32),                       # 553
        (LOAD, 19, 0, 33),                       # 554
        (TEXT, 18, 5),                           # 555
        (MOVE, 14, 18),                          # 556
        (MOVE, 15, 19),                          # 557
        (MOVE, 16, 142),                         # 558
        (JUMP, 568),                             # 559
        (LOAD, 17, 0, 31),                       # 560
        (JZ, 17, 624),                           # 561
        (LOAD, 18, 0, 32),                       # 562
        (LOAD, 19, 0, 33),                       # 563
        (TEXT, 18, 1),                           # 564
        (MOVE, 14, 18),                          # 565
        (MOVE, 15, 19),                          # 566
        (MOVE, 16, 22),                          # 567
        (MOVE, 3, 14),                           # 568
        (MOVE, 4, 15),                           # 569
        (MOVE, 5, 16),                           # 570
        (JUMP, 620),                             # 571
        (JNE, 2, 143, 582),                      # 572
        (LOAD, 6, 0, 28),                        # 573
        (JZ, 6, 624),                            # 574
        (LOAD, 14, 0, 29),                       # 575
        (LOAD, 15, 0, 30),                       # 576
        (TEXT, 14, 6),                           # 577
        (MOVE, 3, 14),                           # 578
        (MOVE, 4, 15),                           # 579
        (MOVE, 5, 144),                          # 580
        (JUMP, 620),                             # 581
        (JNE, 2, 145, 592),                      # 582
        (LOAD, 6, 0, 28),                        # 583
        (JZ, 6, 624),                            # 584
        (LOAD, 14, 0, 29),                       # 585
        (LOAD, 15, 0, 30),                       # 586
        (TEXT, 14, 7),                           # 587
        (MOVE, 3, 14),                           # 588
        (MOVE, 4, 15),                           # 589
        (MOVE, 5, 27),                           # 590
        (JUMP, 620),                             # 591
        (JNE, 2, 146, 602),                      # 592
        (LOAD, 6, 0, 28),                        # 593
        (JZ, 6, 624),                            # 594
        (LOAD, 14, 0, 29),                       # 595
        (LOAD, 15, 0, 30),                       # 596
        (TEXT, 14, 8),                           # 597
        (MOVE, 3, 14),                           # 598
        (MOVE, 4, 15),                           # 599
        (MOVE, 5, 24),                           # 600
        (JUMP, 620),                             # 601
        (JNE, 2, 147, 612),                      # 602
        (LOAD, 6, 0, 28),                        # 603
        (JZ, 6, 624),                            # 604
        (LOAD, 14, 0, 29),                       # 605
        (LOAD, 15, 0, 30),                       # 606
        (TEXT, 14, 9),                           # 607
        (MOVE, 3, 14),                           # 608
        (MOVE, 4, 15),                           # 609
        (MOVE, 5, 148),                          # 610
        (JUMP, 620),                             # 611
        (LOAD, 6, 0, 28),                        # 612
        (JZ, 6, 624),                            # 613
        (LOAD, 14, 0, 29),                       # 614
        (LOAD, 15, 0, 30),                       # 615
        (TEXT, 14, 0),                           # 616
        (MOVE, 3, 14),                           # 617
        (MOVE, 4, 15),                           # 618
        (MOVE, 5, 25),                           # 619
        (STORE, 0, 46, 3),                       # 620
        (STORE, 0, 47, 4),                       # 621
        (STORE, 0, 48, 5),                       # 622
        (DONE,),                                 # 623
        (FAIL,),                                 # 624
    ),
    constants=(b'\xe6\xc9\xc8@\xd4\xd8\xe2\xe3\xd9\xd4\xd8\xe7\xd4\xc9\xe3\xd4'
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
        Table(49, (0, 7, 10, 15, 18, 21, 24, 28, 31)),  # 0: mqwih
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
                'value': Span(37, '*'),
                'kind': Formula('int', Worked(13, 'int')),
            }),
            'flags': Number(14, 0, 4, True, False, 'be', 4),
            'service_name': Inline({
                'ascii': Present(15, Span(16, None)),
                'ebcdic': Present(18, Span(19, None)),
                'value': Span(40, '*'),
            }),
            'service_step': Inline({
                'ascii': Present(21, Span(22, None)),
                'ebcdic': Present(24, Span(25, None)),
                'value': Span(43, '*'),
            }),
            'msg_token': Fixed(27, 0, 16, None),
            'reserved': Inline({
                'ascii': Present(28, Span(29, None)),
                'ebcdic': Present(31, Span(32, None)),
                'value': Span(46, '*'),
            }),
        }),
        'following': Inline({
            'integers': Formula('int', Apply('&', (Number(5, 12, 4, True, False, 'be', 4), 15))),
            'decimals': Formula('int', Apply('&', (Apply('>>', (Number(5, 12, 4, True, False, 'be', 4), 4)), 15))),
            'floats': Formula('int', Apply('&', (Apply('>>', (Number(5, 12, 4, True, False, 'be', 4), 8)), 15))),
            'has_reserved_bits': Formula('bool', Apply('!=', (Apply('&', (Number(5, 12, 4, True, False, 'be', 4), Apply('~', (4095,)))), 0))),
            'environment': Formula('int', Number(5, 12, 4, True, False, 'be', 4)),
            'charset': Formula('int', Apply('?', (Apply('or', (Apply('==', (Number(5, 16, 4, True, False, 'be', 4), 0)), Apply('==', (Number(5, 16, 4, True, False, 'be', 4), -1)))), 0, Apply('?', (Apply('==', (Number(5, 16, 4, True, False, 'be', 4), -2)), 3, Apply('?', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('==', (Number(5, 16, 4, True, False, 'be', 4), 37)), Apply('==', (Number(5, 16, 4, True, False, 'be', 4), 273)))), Apply('==', (Number(5, 16, 4, True, False, 'be', 4), 277)))), Apply('==', (Number(5, 16, 4, True, False, 'be', 4), 500)))), Apply('==', (Number(5, 16, 4, True, False, 'be', 4), 1047)))), Apply('==', (Number(5, 16, 4, True, False, 'be', 4), 1140)))), 2, Apply('?', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('==', (Number(5, 16, 4, True, False, 'be', 4), 437)), Apply('==', (Number(5, 16, 4, True, False, 'be', 4), 819)))), Apply('==', (Number(5, 16, 4, True, False, 'be', 4), 850)))), Apply('==', (Number(5, 16, 4, True, False, 'be', 4), 1208)))), Apply('==', (Number(5, 16, 4, True, False, 'be', 4), 1252)))), 1, 4))))))))),
        }),
        'remainder': Span(35, None),
    }),
    checks=(
        Apply('or', (Apply('and', (Apply('same', (Fixed(5, 0, 4, None), b'WIH ')), Apply('not', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('==', (Told(1), 37)), Apply('==', (Told(1), 273)))), Apply('==', (Told(1), 277)))), Apply('==', (Told(1), 500)))), Apply('==', (Told(1), 1047)))), Apply('==', (Told(1), 1140)))),)))), Apply('and', (Apply('same', (Fixed(5, 0, 4, None), b'\xe6\xc9\xc8@')), Apply('not', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('==', (Told(1), 437)), Apply('==', (Told(1), 819)))), Apply('==', (Told(1), 850)))), Apply('==', (Told(1), 1208)))), Apply('==', (Told(1), 1252)))),)))))),
        Apply('==', (Number(5, 4, 4, True, False, 'be', 4), 1)),
        Apply('==', (Number(5, 8, 4, True, False, 'be', 4), 120)),
    ),
    unsupported={},
)

FRAME = None
IN_STEP = None
