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
        (JUMP, 44),                              # 40
        (STORE, 0, 4, 25),                       # 41: byte order be
        (JUMP, 44),                              # 42
        (JUMP, 625),                             # 43
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
        (JZ, 6, 160),                            # 62
        (LOAD, 6, 0, 6),                         # 63
        (JZ, 6, 625),                            # 64
        (LOAD, 17, 0, 10),                       # 65
        (JZ, 17, 625),                           # 66
        (LOAD, 18, 0, 11),                       # 67
        (LOAD, 19, 0, 12),                       # 68
        (SAME, 20, 18, 32),                      # 69
        (JZ, 20, 73),                            # 70
        (MOVE, 14, 22),                          # 71
        (JUMP, 158),                             # 72
        (SAME, 20, 18, 34),                      # 73
        (JZ, 20, 77),                            # 74
        (MOVE, 14, 36),                          # 75
        (JUMP, 158),                             # 76
        (SAME, 20, 18, 37),                      # 77
        (JZ, 20, 81),                            # 78
        (MOVE, 14, 39),                          # 79
        (JUMP, 158),                             # 80
        (SAME, 20, 18, 40),                      # 81
        (JZ, 20, 85),                            # 82
        (MOVE, 14, 42),                          # 83
        (JUMP, 158),                             # 84
        (SAME, 20, 18, 43),                      # 85
        (JZ, 20, 89),                            # 86
        (MOVE, 14, 45),                          # 87
        (JUMP, 158),                             # 88
        (SAME, 20, 18, 46),                      # 89
        (JZ, 20, 93),                            # 90
        (MOVE, 14, 48),                          # 91
        (JUMP, 158),                             # 92
        (SAME, 20, 18, 49),                      # 93
        (JZ, 20, 97),                            # 94
        (MOVE, 14, 51),                          # 95
        (JUMP, 158),                             # 96
        (SAME, 20, 18, 52),                      # 97
        (JZ, 20, 101),                           # 98
        (MOVE, 14, 21),                          # 99
        (JUMP, 158),                             # 100
        (SAME, 20, 18, 54),                      # 101
        (JZ, 20, 105),                           # 102
        (MOVE, 14, 56),                          # 103
        (JUMP, 158),                             # 104
        (SAME, 20, 18, 57),                      # 105
        (JZ, 20, 109),                           # 106
        (MOVE, 14, 59),                          # 107
        (JUMP, 158),                             # 108
        (SAME, 20, 18, 60),                      # 109
        (JZ, 20, 113),                           # 110
        (MOVE, 14, 62),                          # 111
        (JUMP, 158),                             # 112
        (SAME, 20, 18, 63),                      # 113
        (JZ, 20, 117),                           # 114
        (MOVE, 14, 65),                          # 115
        (JUMP, 158),                             # 116
        (SAME, 20, 18, 66),                      # 117
        (JZ, 20, 121),                           # 118
        (MOVE, 14, 68),                          # 119
        (JUMP, 158),                             # 120
        (SAME, 20, 18, 69),                      # 121
        (JZ, 20, 125),                           # 122
        (MOVE, 14, 71),                          # 123
        (JUMP, 158),                             # 124
        (SAME, 20, 18, 72),                      # 125
        (JZ, 20, 129),                           # 126
        (MOVE, 14, 74),                          # 127
        (JUMP, 158),                             # 128
        (SAME, 20, 18, 75),                      # 129
        (JZ, 20, 133),                           # 130
        (MOVE, 14, 77),                          # 131
        (JUMP, 158),                             # 132
        (SAME, 20, 18, 78),                      # 133
        (JZ, 20, 137),                           # 134
        (MOVE, 14, 80),                          # 135
        (JUMP, 158),                             # 136
        (SAME, 20, 18, 81),                      # 137
        (JZ, 20, 141),                           # 138
        (MOVE, 14, 83),                          # 139
        (JUMP, 158),                             # 140
        (SAME, 20, 18, 84),                      # 141
        (JZ, 20, 145),                           # 142
        (MOVE, 14, 86),                          # 143
        (JUMP, 158),                             # 144
        (SAME, 20, 18, 87),                      # 145
        (JZ, 20, 149),                           # 146
        (MOVE, 14, 89),                          # 147
        (JUMP, 158),                             # 148
        (SAME, 20, 18, 90),                      # 149
        (JZ, 20, 153),                           # 150
        (MOVE, 14, 92),                          # 151
        (JUMP, 158),                             # 152
        (SAME, 20, 18, 93),                      # 153
        (JZ, 20, 157),                           # 154
        (MOVE, 14, 95),                          # 155
        (JUMP, 158),                             # 156
        (MOVE, 14, 25),                          # 157
        (MOVE, 3, 14),                           # 158
        (JUMP, 256),                             # 159
        (LOAD, 6, 0, 6),                         # 160
        (JNZ, 6, 625),                           # 161
        (LOAD, 17, 0, 7),                        # 162
        (JZ, 17, 625),                           # 163
        (LOAD, 18, 0, 8),                        # 164
        (LOAD, 19, 0, 9),                        # 165
        (SAME, 20, 18, 32),                      # 166
        (JZ, 20, 170),                           # 167
        (MOVE, 14, 22),                          # 168
        (JUMP, 255),                             # 169
        (SAME, 20, 18, 96),                      # 170
        (JZ, 20, 174),                           # 171
        (MOVE, 14, 36),                          # 172
        (JUMP, 255),                             # 173
        (SAME, 20, 18, 98),                      # 174
        (JZ, 20, 178),                           # 175
        (MOVE, 14, 39),                          # 176
        (JUMP, 255),                             # 177
        (SAME, 20, 18, 100),                     # 178
        (JZ, 20, 182),                           # 179
        (MOVE, 14, 42),                          # 180
        (JUMP, 255),                             # 181
        (SAME, 20, 18, 102),                     # 182
        (JZ, 20, 186),                           # 183
        (MOVE, 14, 45),                          # 184
        (JUMP, 255),                             # 185
        (SAME, 20, 18, 104),                     # 186
        (JZ, 20, 190),                           # 187
        (MOVE, 14, 48),                          # 188
        (JUMP, 255),                             # 189
        (SAME, 20, 18, 106),                     # 190
        (JZ, 20, 194),                           # 191
        (MOVE, 14, 51),                          # 192
        (JUMP, 255),                             # 193
        (SAME, 20, 18, 108),                     # 194
        (JZ, 20, 198),                           # 195
        (MOVE, 14, 21),                          # 196
        (JUMP, 255),                             # 197
        (SAME, 20, 18, 110),                     # 198
        (JZ, 20, 202),                           # 199
        (MOVE, 14, 56),                          # 200
        (JUMP, 255),                             # 201
        (SAME, 20, 18, 112),                     # 202
        (JZ, 20, 206),                           # 203
        (MOVE, 14, 59),                          # 204
        (JUMP, 255),                             # 205
        (SAME, 20, 18, 114),                     # 206
        (JZ, 20, 210),                           # 207
        (MOVE, 14, 62),                          # 208
        (JUMP, 255),                             # 209
        (SAME, 20, 18, 116),                     # 210
        (JZ, 20, 214),                           # 211
        (MOVE, 14, 65),                          # 212
        (JUMP, 255),                             # 213
        (SAME, 20, 18, 118),                     # 214
        (JZ, 20, 218),                           # 215
        (MOVE, 14, 68),                          # 216
        (JUMP, 255),                             # 217
        (SAME, 20, 18, 120),                     # 218
        (JZ, 20, 222),                           # 219
        (MOVE, 14, 71),                          # 220
        (JUMP, 255),                             # 221
        (SAME, 20, 18, 122),                     # 222
        (JZ, 20, 226),                           # 223
        (MOVE, 14, 74),                          # 224
        (JUMP, 255),                             # 225
        (SAME, 20, 18, 124),                     # 226
        (JZ, 20, 230),                           # 227
        (MOVE, 14, 77),                          # 228
        (JUMP, 255),                             # 229
        (SAME, 20, 18, 126),                     # 230
        (JZ, 20, 234),                           # 231
        (MOVE, 14, 80),                          # 232
        (JUMP, 255),                             # 233
        (SAME, 20, 18, 128),                     # 234
        (JZ, 20, 238),                           # 235
        (MOVE, 14, 83),                          # 236
        (JUMP, 255),                             # 237
        (SAME, 20, 18, 130),                     # 238
        (JZ, 20, 242),                           # 239
        (MOVE, 14, 86),                          # 240
        (JUMP, 255),                             # 241
        (SAME, 20, 18, 132),                     # 242
        (JZ, 20, 246),                           # 243
        (MOVE, 14, 89),                          # 244
        (JUMP, 255),                             # 245
        (SAME, 20, 18, 134),                     # 246
        (JZ, 20, 250),                           # 247
        (MOVE, 14, 92),                          # 248
        (JUMP, 255),                             # 249
        (SAME, 20, 18, 136),                     # 250
        (JZ, 20, 254),                           # 251
        (MOVE, 14, 95),                          # 252
        (JUMP, 255),                             # 253
        (MOVE, 14, 25),                          # 254
        (MOVE, 3, 14),                           # 255
        (STORE, 0, 13, 3),                       # 256
        (RUN, 0, 14, 4),                         # 257: flags
        (LOAD, 3, 0, 6),                         # 258
        (JNZ, 3, 264),                           # 259
        (BYTES, 0, 16, 74),                      # 260: ascii
        (UNPAD, 0, 16, 32),                      # 261
        (CUT, 0, 16, 0, 0),                      # 262
        (STORE, 0, 15, 22),                      # 263
        (JZ, 3, 269),                            # 264
        (BYTES, 0, 19, 74),                      # 265: ebcdic
        (UNPAD, 0, 19, 64),                      # 266
        (CUT, 0, 19, 0, 0),                      # 267
        (STORE, 0, 18, 22),                      # 268
        (JNZ, 3, 274),                           # 269
        (BYTES, 0, 22, 24),                      # 270: ascii
        (UNPAD, 0, 22, 32),                      # 271
        (CUT, 0, 22, 0, 0),                      # 272
        (STORE, 0, 21, 22),                      # 273
        (JZ, 3, 279),                            # 274
        (BYTES, 0, 25, 24),                      # 275: ebcdic
        (UNPAD, 0, 25, 64),                      # 276
        (CUT, 0, 25, 0, 0),                      # 277
        (STORE, 0, 24, 22),                      # 278
        (RUN, 0, 27, 16),                        # 279: msg_token
        (JNZ, 3, 285),                           # 280
        (BYTES, 0, 29, 74),                      # 281: ascii
        (UNPAD, 0, 29, 32),                      # 282
        (CUT, 0, 29, 0, 0),                      # 283
        (STORE, 0, 28, 22),                      # 284
        (JZ, 3, 290),                            # 285
        (BYTES, 0, 32, 74),                      # 286: ebcdic
        (UNPAD, 0, 32, 64),                      # 287
        (CUT, 0, 32, 0, 0),                      # 288
        (STORE, 0, 31, 22),                      # 289
        (LOAD, 3, 0, 13),                        # 290
        (STORE, 0, 34, 3),                       # 291
        (REST, 0, 35),                           # 292: remainder
        (LOAD, 6, 0, 6),                         # 293
        (JZ, 6, 301),                            # 294
        (LOAD, 6, 0, 10),                        # 295
        (JZ, 6, 625),                            # 296
        (LOAD, 3, 0, 11),                        # 297
        (LOAD, 4, 0, 12),                        # 298
        (MOVE, 5, 22),                           # 299
        (JUMP, 306),                             # 300
        (LOAD, 6, 0, 7),                         # 301
        (JZ, 6, 625),                            # 302
        (LOAD, 3, 0, 8),                         # 303
        (LOAD, 4, 0, 9),                         # 304
        (MOVE, 5, 25),                           # 305
        (STORE, 0, 37, 3),                       # 306
        (STORE, 0, 38, 4),                       # 307
        (STORE, 0, 39, 5),                       # 308
        (LOAD, 6, 0, 6),                         # 309
        (JZ, 6, 363),                            # 310
        (JNE, 2, 29, 321),                       # 311
        (LOAD, 17, 0, 18),                       # 312
        (JZ, 17, 625),                           # 313
        (LOAD, 18, 0, 19),                       # 314
        (LOAD, 19, 0, 20),                       # 315
        (TEXT, 18, 2),                           # 316
        (MOVE, 14, 18),                          # 317
        (MOVE, 15, 19),                          # 318
        (MOVE, 16, 23),                          # 319
        (JUMP, 359),                             # 320
        (JNE, 2, 138, 331),                      # 321
        (LOAD, 17, 0, 18),                       # 322
        (JZ, 17, 625),                           # 323
        (LOAD, 18, 0, 19),                       # 324
        (LOAD, 19, 0, 20),                       # 325
        (TEXT, 18, 3),                           # 326
        (MOVE, 14, 18),                          # 327
        (MOVE, 15, 19),                          # 328
        (MOVE, 16, 139),                         # 329
        (JUMP, 359),                             # 330
        (JNE, 2, 140, 341),                      # 331
        (LOAD, 17, 0, 18),                       # 332
        (JZ, 17, 625),                           # 333
        (LOAD, 18, 0, 19),                       # 334
        (LOAD, 19, 0, 20),                       # 335
        (TEXT, 18, 4),                           # 336
        (MOVE, 14, 18),                          # 337
        (MOVE, 15, 19),                          # 338
        (MOVE, 16, 26),                          # 339
        (JUMP, 359),                             # 340
        (JNE, 2, 141, 351),                      # 341
        (LOAD, 17, 0, 18),                       # 342
        (JZ, 17, 625),                           # 343
        (LOAD, 18, 0, 19),                       # 344
        (LOAD, 19, 0, 20),                       # 345
        (TEXT, 18, 5),                           # 346
        (MOVE, 14, 18),                          # 347
        (MOVE, 15, 19),                          # 348
        (MOVE, 16, 142),                         # 349
        (JUMP, 359),                             # 350
        (LOAD, 17, 0, 18),                       # 351
        (JZ, 17, 625),                           # 352
        (LOAD, 18, 0, 19),                       # 353
        (LOAD, 19, 0, 20),                       # 354
        (TEXT, 18, 1),                           # 355
        (MOVE, 14, 18),                          # 356
        (MOVE, 15, 19),                          # 357
        (MOVE, 16, 22),                          # 358
        (MOVE, 3, 14),                           # 359
        (MOVE, 4, 15),                           # 360
        (MOVE, 5, 16),                           # 361
        (JUMP, 411),                             # 362
        (JNE, 2, 143, 373),                      # 363
        (LOAD, 6, 0, 15),                        # 364
        (JZ, 6, 625),                            # 365
        (LOAD, 14, 0, 16),                       # 366
        (LOAD, 15, 0, 17),                       # 367
        (TEXT, 14, 6),                           # 368
        (MOVE, 3, 14),                           # 369
        (MOVE, 4, 15),                           # 370
        (MOVE, 5, 144),                          # 371
        (JUMP, 411),                             # 372
        (JNE, 2, 145, 383),                      # 373
        (LOAD, 6, 0, 15),                        # 374
        (JZ, 6, 625),                            # 375
        (LOAD, 14, 0, 16),                       # 376
        (LOAD, 15, 0, 17),                       # 377
        (TEXT, 14, 7),                           # 378
        (MOVE, 3, 14),                           # 379
        (MOVE, 4, 15),                           # 380
        (MOVE, 5, 27),                           # 381
        (JUMP, 411),                             # 382
        (JNE, 2, 146, 393),                      # 383
        (LOAD, 6, 0, 15),                        # 384
        (JZ, 6, 625),                            # 385
        (LOAD, 14, 0, 16),                       # 386
        (LOAD, 15, 0, 17),                       # 387
        (TEXT, 14, 8),                           # 388
        (MOVE, 3, 14),                           # 389
        (MOVE, 4, 15),                           # 390
        (MOVE, 5, 24),                           # 391
        (JUMP, 411),                             # 392
        (JNE, 2, 147, 403),                      # 393
        (LOAD, 6, 0, 15),                        # 394
        (JZ, 6, 625),                            # 395
        (LOAD, 14, 0, 16),                       # 396
        (LOAD, 15, 0, 17),                       # 397
        (TEXT, 14, 9),                           # 398
        (MOVE, 3, 14),                           # 399
        (MOVE, 4, 15),                           # 400
        (MOVE, 5, 148),                          # 401
        (JUMP, 411),                             # 402
        (LOAD, 6, 0, 15),                        # 403
        (JZ, 6, 625),                            # 404
        (LOAD, 14, 0, 16),                       # 405
        (LOAD, 15, 0, 17),                       # 406
        (TEXT, 14, 0),                           # 407
        (MOVE, 3, 14),                           # 408
        (MOVE, 4, 15),                           # 409
        (MOVE, 5, 25),                           # 410
        (STORE, 0, 40, 3),                       # 411
        (STORE, 0, 41, 4),                       # 412
        (STORE, 0, 42, 5),                       # 413
        (LOAD, 6, 0, 6),                         # 414
        (JZ, 6, 468),                            # 415
        (JNE, 2, 29, 426),                       # 416
        (LOAD, 17, 0, 24),                       # 417
        (JZ, 17, 625),                           # 418
        (LOAD, 18, 0, 25),                       # 419
        (LOAD, 19, 0, 26),                       # 420
        (TEXT, 18, 2),                           # 421
        (MOVE, 14, 18),                          # 422
        (MOVE, 15, 19),                          # 423
        (MOVE, 16, 23),                          # 424
        (JUMP, 464),                             # 425
        (JNE, 2, 138, 436),                      # 426
        (LOAD, 17, 0, 24),                       # 427
        (JZ, 17, 625),                           # 428
        (LOAD, 18, 0, 25),                       # 429
        (LOAD, 19, 0, 26),                       # 430
        (TEXT, 18, 3),                           # 431
        (MOVE, 14, 18),                          # 432
        (MOVE, 15, 19),                          # 433
        (MOVE, 16, 139),                         # 434
        (JUMP, 464),                             # 435
        (JNE, 2, 140, 446),                      # 436
        (LOAD, 17, 0, 24),                       # 437
        (JZ, 17, 625),                           # 438
        (LOAD, 18, 0, 25),                       # 439
        (LOAD, 19, 0, 26),                       # 440
        (TEXT, 18, 4),                           # 441
        (MOVE, 14, 18),                          # 442
        (MOVE, 15, 19),                          # 443
        (MOVE, 16, 26),                          # 444
        (JUMP, 464),                             # 445
        (JNE, 2, 141, 456),                      # 446
        (LOAD, 17, 0, 24),                       # 447
        (JZ, 17, 625),                           # 448
        (LOAD, 18, 0, 25),                       # 449
        (LOAD, 19, 0, 26),                       # 450
        (TEXT, 18, 5),                           # 451
        (MOVE, 14, 18),                          # 452
        (MOVE, 15, 19),                          # 453
        (MOVE, 16, 142),                         # 454
        (JUMP, 464),                             # 455
        (LOAD, 17, 0, 24),                       # 456
        (JZ, 17, 625),                           # 457
        (LOAD, 18, 0, 25),                       # 458
        (LOAD, 19, 0, 26),                       # 459
        (TEXT, 18, 1),                           # 460
        (MOVE, 14, 18),                          # 461
        (MOVE, 15, 19),                          # 462
        (MOVE, 16, 22),                          # 463
        (MOVE, 3, 14),                           # 464
        (MOVE, 4, 15),                           # 465
        (MOVE, 5, 16),                           # 466
        (JUMP, 516),                             # 467
        (JNE, 2, 143, 478),                      # 468
        (LOAD, 6, 0, 21),                        # 469
        (JZ, 6, 625),                            # 470
        (LOAD, 14, 0, 22),                       # 471
        (LOAD, 15, 0, 23),                       # 472
        (TEXT, 14, 6),                           # 473
        (MOVE, 3, 14),                           # 474
        (MOVE, 4, 15),                           # 475
        (MOVE, 5, 144),                          # 476
        (JUMP, 516),                             # 477
        (JNE, 2, 145, 488),                      # 478
        (LOAD, 6, 0, 21),                        # 479
        (JZ, 6, 625),                            # 480
        (LOAD, 14, 0, 22),                       # 481
        (LOAD, 15, 0, 23),                       # 482
        (TEXT, 14, 7),                           # 483
        (MOVE, 3, 14),                           # 484
        (MOVE, 4, 15),                           # 485
        (MOVE, 5, 27),                           # 486
        (JUMP, 516),                             # 487
        (JNE, 2, 146, 498),                      # 488
        (LOAD, 6, 0, 21),                        # 489
        (JZ, 6, 625),                            # 490
        (LOAD, 14, 0, 22),                       # 491
        (LOAD, 15, 0, 23),                       # 492
        (TEXT, 14, 8),                           # 493
        (MOVE, 3, 14),                           # 494
        (MOVE, 4, 15),                           # 495
        (MOVE, 5, 24),                           # 496
        (JUMP, 516),                             # 497
        (JNE, 2, 147, 508),                      # 498
        (LOAD, 6, 0, 21),                        # 499
        (JZ, 6, 625),                            # 500
        (LOAD, 14, 0, 22),                       # 501
        (LOAD, 15, 0, 23),                       # 502
        (TEXT, 14, 9),                           # 503
        (MOVE, 3, 14),                           # 504
        (MOVE, 4, 15),                           # 505
        (MOVE, 5, 148),                          # 506
        (JUMP, 516),                             # 507
        (LOAD, 6, 0, 21),                        # 508
        (JZ, 6, 625),                            # 509
        (LOAD, 14, 0, 22),                       # 510
        (LOAD, 15, 0, 23),                       # 511
        (TEXT, 14, 0),                           # 512
        (MOVE, 3, 14),                           # 513
        (MOVE, 4, 15),                           # 514
        (MOVE, 5, 25),                           # 515
        (STORE, 0, 43, 3),                       # 516
        (STORE, 0, 44, 4),                       # 517
        (STORE, 0, 45, 5),                       # 518
        (LOAD, 6, 0, 6),                         # 519
        (JZ, 6, 573),                            # 520
        (JNE, 2, 29, 531),                       # 521
        (LOAD, 17, 0, 31),                       # 522
        (JZ, 17, 625),                           # 523
        (LOAD, 18, 0, 32),                       # 524
        (LOAD, 19, 0, 33),                       # 525
        (TEXT, 18, 2),                           # 526
        (MOVE, 14, 18),                          # 527
        (MOVE, 15, 19),                          # 528
        (MOVE, 16, 23),                          # 529
        (JUMP, 569),                             # 530
        (JNE, 2, 138, 541),                      # 531
        (LOAD, 17, 0, 31),                       # 532
        (JZ, 17, 625),                           # 533
        (LOAD, 18, 0, 32),                       # 534
        (LOAD, 19, 0, 33),                       # 535
        (TEXT, 18, 3),                           # 536
        (MOVE, 14, 18),                          # 537
        (MOVE, 15, 19),                          # 538
        (MOVE, 16, 139),                         # 539
        (JUMP, 569),                             # 540
        (JNE, 2, 140, 551),                      # 541
        (LOAD, 17, 0, 31),                       # 542
        (JZ, 17, 625),                           # 543
        (LOAD, 18, 0, 32),                       # 544
        (LOAD, 19, 0, 33),                       # 545
        (TEXT, 18, 4),                           # 546
        (MOVE, 14, 18),                          # 547
        (MOVE, 15, 19),                          # 548
        (MOVE, 16, 26),                          # 549
        (JUMP, 569),                             # 550
        (JNE, 2, 141, 561),                      # 551
        (LOAD, 17, 0, 31),                       # 552
        (JZ, 17, 625),                           # 553
        (LOAD, 18, 0, 32),                       # 554
        (LOAD, 19, 0, 33),                       # 555
        (TEXT, 18, 5),                           # 556
        (MOVE, 14, 18),                          # 557
        (MOVE, 15, 19),                          # 558
        (MOVE, 16, 142),                         # 559
        (JUMP, 569),                             # 560
        (LOAD, 17, 0, 31),                       # 561
        (JZ, 17, 625),                           # 562
        (LOAD, 18, 0, 32),                       # 563
        (LOAD, 19, 0, 33),                       # 564
        (TEXT, 18, 1),                           # 565
        (MOVE, 14, 18),                          # 566
        (MOVE, 15, 19),                          # 567
        (MOVE, 16, 22),                          # 568
        (MOVE, 3, 14),                           # 569
        (MOVE, 4, 15),                           # 570
        (MOVE, 5, 16),                           # 571
        (JUMP, 621),                             # 572
        (JNE, 2, 143, 583),                      # 573
        (LOAD, 6, 0, 28),                        # 574
        (JZ, 6, 625),                            # 575
        (LOAD, 14, 0, 29),                       # 576
        (LOAD, 15, 0, 30),                       # 577
        (TEXT, 14, 6),                           # 578
        (MOVE, 3, 14),                           # 579
        (MOVE, 4, 15),                           # 580
        (MOVE, 5, 144),                          # 581
        (JUMP, 621),                             # 582
        (JNE, 2, 145, 593),                      # 583
        (LOAD, 6, 0, 28),                        # 584
        (JZ, 6, 625),                            # 585
        (LOAD, 14, 0, 29),                       # 586
        (LOAD, 15, 0, 30),                       # 587
        (TEXT, 14, 7),                           # 588
        (MOVE, 3, 14),                           # 589
        (MOVE, 4, 15),                           # 590
        (MOVE, 5, 27),                           # 591
        (JUMP, 621),                             # 592
        (JNE, 2, 146, 603),                      # 593
        (LOAD, 6, 0, 28),                        # 594
        (JZ, 6, 625),                            # 595
        (LOAD, 14, 0, 29),                       # 596
        (LOAD, 15, 0, 30),                       # 597
        (TEXT, 14, 8),                           # 598
        (MOVE, 3, 14),                           # 599
        (MOVE, 4, 15),                           # 600
        (MOVE, 5, 24),                           # 601
        (JUMP, 621),                             # 602
        (JNE, 2, 147, 613),                      # 603
        (LOAD, 6, 0, 28),                        # 604
        (JZ, 6, 625),                            # 605
        (LOAD, 14, 0, 29),                       # 606
        (LOAD, 15, 0, 30),                       # 607
        (TEXT, 14, 9),                           # 608
        (MOVE, 3, 14),                           # 609
        (MOVE, 4, 15),                           # 610
        (MOVE, 5, 148),                          # 611
        (JUMP, 621),                             # 612
        (LOAD, 6, 0, 28),                        # 613
        (JZ, 6, 625),                            # 614
        (LOAD, 14, 0, 29),                       # 615
        (LOAD, 15, 0, 30),                       # 616
        (TEXT, 14, 0),                           # 617
        (MOVE, 3, 14),                           # 618
        (MOVE, 4, 15),                           # 619
        (MOVE, 5, 25),                           # 620
        (STORE, 0, 46, 3),                       # 621
        (STORE, 0, 47, 4),                       # 622
        (STORE, 0, 48, 5),                       # 623
        (DONE,),                                 # 624
        (FAIL,),                                 # 625
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
