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
        (LOAD, 3, 0, 3),                         # 37
        (AND, 4, 3, 21),                         # 38
        (JNE, 4, 23, 42),                        # 39
        (STORE, 0, 4, 22),                       # 40: byte order le
        (JUMP, 45),                              # 41
        (STORE, 0, 4, 25),                       # 42: byte order be
        (JUMP, 45),                              # 43
        (JUMP, 574),                             # 44
        (RUN, 0, 5, 20),                         # 45: struc_id, version, struc_length, encoding, coded_char_set_id
        (FIXED, 3, 0, 5, 0, 4),                  # 46
        (SAME, 5, 3, 30),                        # 47
        (STORE, 0, 6, 5),                        # 48
        (LOAD, 3, 0, 6),                         # 49
        (JNZ, 3, 56),                            # 50
        (BYTES, 0, 8, 24),                       # 51: ascii
        (UNPAD, 0, 8, 32),                       # 52
        (CUT, 0, 8, 0, 0),                       # 53
        (TEXTAT, 0, 8, 0),                       # 54: ascii is ISO-8859-1
        (STORE, 0, 7, 22),                       # 55
        (LOAD, 3, 0, 6),                         # 56
        (JZ, 3, 63),                             # 57
        (BYTES, 0, 11, 24),                      # 58: ebcdic
        (UNPAD, 0, 11, 64),                      # 59
        (CUT, 0, 11, 0, 0),                      # 60
        (TEXTAT, 0, 11, 1),                      # 61: ebcdic is IBM037
        (STORE, 0, 10, 22),                      # 62
        (LOAD, 6, 0, 6),                         # 63
        (JZ, 6, 246),                            # 64
        (LOAD, 6, 0, 6),                         # 65
        (JZ, 6, 574),                            # 66
        (LOAD, 17, 0, 10),                       # 67
        (JZ, 17, 574),                           # 68
        (LOAD, 18, 0, 11),                       # 69
        (LOAD, 19, 0, 12),                       # 70
        (SAME, 20, 18, 32),                      # 71
        (JZ, 20, 75),                            # 72
        (MOVE, 14, 22),                          # 73
        (JUMP, 244),                             # 74
        (LOAD, 17, 0, 10),                       # 75
        (JZ, 17, 574),                           # 76
        (LOAD, 18, 0, 11),                       # 77
        (LOAD, 19, 0, 12),                       # 78
        (SAME, 20, 18, 34),                      # 79
        (JZ, 20, 83),                            # 80
        (MOVE, 14, 36),                          # 81
        (JUMP, 244),                             # 82
        (LOAD, 17, 0, 10),                       # 83
        (JZ, 17, 574),                           # 84
        (LOAD, 18, 0, 11),                       # 85
        (LOAD, 19, 0, 12),                       # 86
        (SAME, 20, 18, 37),                      # 87
        (JZ, 20, 91),                            # 88
        (MOVE, 14, 39),                          # 89
        (JUMP, 244),                             # 90
        (LOAD, 17, 0, 10),                       # 91
        (JZ, 17, 574),                           # 92
        (LOAD, 18, 0, 11),                       # 93
        (LOAD, 19, 0, 12),                       # 94
        (SAME, 20, 18, 40),                      # 95
        (JZ, 20, 99),                            # 96
        (MOVE, 14, 42),                          # 97
        (JUMP, 244),                             # 98
        (LOAD, 17, 0, 10),                       # 99
        (JZ, 17, 574),                           # 100
        (LOAD, 18, 0, 11),                       # 101
        (LOAD, 19, 0, 12),                       # 102
        (SAME, 20, 18, 43),                      # 103
        (JZ, 20, 107),                           # 104
        (MOVE, 14, 45),                          # 105
        (JUMP, 244),                             # 106
        (LOAD, 17, 0, 10),                       # 107
        (JZ, 17, 574),                           # 108
        (LOAD, 18, 0, 11),                       # 109
        (LOAD, 19, 0, 12),                       # 110
        (SAME, 20, 18, 46),                      # 111
        (JZ, 20, 115),                           # 112
        (MOVE, 14, 48),                          # 113
        (JUMP, 244),                             # 114
        (LOAD, 17, 0, 10),                       # 115
        (JZ, 17, 574),                           # 116
        (LOAD, 18, 0, 11),                       # 117
        (LOAD, 19, 0, 12),                       # 118
        (SAME, 20, 18, 49),                      # 119
        (JZ, 20, 123),                           # 120
        (MOVE, 14, 51),                          # 121
        (JUMP, 244),                             # 122
        (LOAD, 17, 0, 10),                       # 123
        (JZ, 17, 574),                           # 124
        (LOAD, 18, 0, 11),                       # 125
        (LOAD, 19, 0, 12),                       # 126
        (SAME, 20, 18, 52),                      # 127
        (JZ, 20, 131),                           # 128
        (MOVE, 14, 21),                          # 129
        (JUMP, 244),                             # 130
        (LOAD, 17, 0, 10),                       # 131
        (JZ, 17, 574),                           # 132
        (LOAD, 18, 0, 11),                       # 133
        (LOAD, 19, 0, 12),                       # 134
        (SAME, 20, 18, 54),                      # 135
        (JZ, 20, 139),                           # 136
        (MOVE, 14, 56),                          # 137
        (JUMP, 244),                             # 138
        (LOAD, 17, 0, 10),                       # 139
        (JZ, 17, 574),                           # 140
        (LOAD, 18, 0, 11),                       # 141
        (LOAD, 19, 0, 12),                       # 142
        (SAME, 20, 18, 57),                      # 143
        (JZ, 20, 147),                           # 144
        (MOVE, 14, 59),                          # 145
        (JUMP, 244),                             # 146
        (LOAD, 17, 0, 10),                       # 147
        (JZ, 17, 574),                           # 148
        (LOAD, 18, 0, 11),                       # 149
        (LOAD, 19, 0, 12),                       # 150
        (SAME, 20, 18, 60),                      # 151
        (JZ, 20, 155),                           # 152
        (MOVE, 14, 62),                          # 153
        (JUMP, 244),                             # 154
        (LOAD, 17, 0, 10),                       # 155
        (JZ, 17, 574),                           # 156
        (LOAD, 18, 0, 11),                       # 157
        (LOAD, 19, 0, 12),                       # 158
        (SAME, 20, 18, 63),                      # 159
        (JZ, 20, 163),                           # 160
        (MOVE, 14, 65),                          # 161
        (JUMP, 244),                             # 162
        (LOAD, 17, 0, 10),                       # 163
        (JZ, 17, 574),                           # 164
        (LOAD, 18, 0, 11),                       # 165
        (LOAD, 19, 0, 12),                       # 166
        (SAME, 20, 18, 66),                      # 167
        (JZ, 20, 171),                           # 168
        (MOVE, 14, 68),                          # 169
        (JUMP, 244),                             # 170
        (LOAD, 17, 0, 10),                       # 171
        (JZ, 17, 574),                           # 172
        (LOAD, 18, 0, 11),                       # 173
        (LOAD, 19, 0, 12),                       # 174
        (SAME, 20, 18, 69),                      # 175
        (JZ, 20, 179),                           # 176
        (MOVE, 14, 71),                          # 177
        (JUMP, 244),                             # 178
        (LOAD, 17, 0, 10),                       # 179
        (JZ, 17, 574),                           # 180
        (LOAD, 18, 0, 11),                       # 181
        (LOAD, 19, 0, 12),                       # 182
        (SAME, 20, 18, 72),                      # 183
        (JZ, 20, 187),                           # 184
        (MOVE, 14, 74),                          # 185
        (JUMP, 244),                             # 186
        (LOAD, 17, 0, 10),                       # 187
        (JZ, 17, 574),                           # 188
        (LOAD, 18, 0, 11),                       # 189
        (LOAD, 19, 0, 12),                       # 190
        (SAME, 20, 18, 75),                      # 191
        (JZ, 20, 195),                           # 192
        (MOVE, 14, 77),                          # 193
        (JUMP, 244),                             # 194
        (LOAD, 17, 0, 10),                       # 195
        (JZ, 17, 574),                           # 196
        (LOAD, 18, 0, 11),                       # 197
        (LOAD, 19, 0, 12),                       # 198
        (SAME, 20, 18, 78),                      # 199
        (JZ, 20, 203),                           # 200
        (MOVE, 14, 80),                          # 201
        (JUMP, 244),                             # 202
        (LOAD, 17, 0, 10),                       # 203
        (JZ, 17, 574),                           # 204
        (LOAD, 18, 0, 11),                       # 205
        (LOAD, 19, 0, 12),                       # 206
        (SAME, 20, 18, 81),                      # 207
        (JZ, 20, 211),                           # 208
        (MOVE, 14, 83),                          # 209
        (JUMP, 244),                             # 210
        (LOAD, 17, 0, 10),                       # 211
        (JZ, 17, 574),                           # 212
        (LOAD, 18, 0, 11),                       # 213
        (LOAD, 19, 0, 12),                       # 214
        (SAME, 20, 18, 84),                      # 215
        (JZ, 20, 219),                           # 216
        (MOVE, 14, 86),                          # 217
        (JUMP, 244),                             # 218
        (LOAD, 17, 0, 10),                       # 219
        (JZ, 17, 574),                           # 220
        (LOAD, 18, 0, 11),                       # 221
        (LOAD, 19, 0, 12),                       # 222
        (SAME, 20, 18, 87),                      # 223
        (JZ, 20, 227),                           # 224
        (MOVE, 14, 89),                          # 225
        (JUMP, 244),                             # 226
        (LOAD, 17, 0, 10),                       # 227
        (JZ, 17, 574),                           # 228
        (LOAD, 18, 0, 11),                       # 229
        (LOAD, 19, 0, 12),                       # 230
        (SAME, 20, 18, 90),                      # 231
        (JZ, 20, 235),                           # 232
        (MOVE, 14, 92),                          # 233
        (JUMP, 244),                             # 234
        (LOAD, 17, 0, 10),                       # 235
        (JZ, 17, 574),                           # 236
        (LOAD, 18, 0, 11),                       # 237
        (LOAD, 19, 0, 12),                       # 238
        (SAME, 20, 18, 93),                      # 239
        (JZ, 20, 243),                           # 240
        (MOVE, 14, 95),                          # 241
        (JUMP, 244),                             # 242
        (MOVE, 14, 25),                          # 243
        (MOVE, 3, 14),                           # 244
        (JUMP, 426),                             # 245
        (LOAD, 6, 0, 6),                         # 246
        (JNZ, 6, 574),                           # 247
        (LOAD, 17, 0, 7),                        # 248
        (JZ, 17, 574),                           # 249
        (LOAD, 18, 0, 8),                        # 250
        (LOAD, 19, 0, 9),                        # 251
        (SAME, 20, 18, 32),                      # 252
        (JZ, 20, 256),                           # 253
        (MOVE, 14, 22),                          # 254
        (JUMP, 425),                             # 255
        (LOAD, 17, 0, 7),                        # 256
        (JZ, 17, 574),                           # 257
        (LOAD, 18, 0, 8),                        # 258
        (LOAD, 19, 0, 9),                        # 259
        (SAME, 20, 18, 96),                      # 260
        (JZ, 20, 264),                           # 261
        (MOVE, 14, 36),                          # 262
        (JUMP, 425),                             # 263
        (LOAD, 17, 0, 7),                        # 264
        (JZ, 17, 574),                           # 265
        (LOAD, 18, 0, 8),                        # 266
        (LOAD, 19, 0, 9),                        # 267
        (SAME, 20, 18, 98),                      # 268
        (JZ, 20, 272),                           # 269
        (MOVE, 14, 39),                          # 270
        (JUMP, 425),                             # 271
        (LOAD, 17, 0, 7),                        # 272
        (JZ, 17, 574),                           # 273
        (LOAD, 18, 0, 8),                        # 274
        (LOAD, 19, 0, 9),                        # 275
        (SAME, 20, 18, 100),                     # 276
        (JZ, 20, 280),                           # 277
        (MOVE, 14, 42),                          # 278
        (JUMP, 425),                             # 279
        (LOAD, 17, 0, 7),                        # 280
        (JZ, 17, 574),                           # 281
        (LOAD, 18, 0, 8),                        # 282
        (LOAD, 19, 0, 9),                        # 283
        (SAME, 20, 18, 102),                     # 284
        (JZ, 20, 288),                           # 285
        (MOVE, 14, 45),                          # 286
        (JUMP, 425),                             # 287
        (LOAD, 17, 0, 7),                        # 288
        (JZ, 17, 574),                           # 289
        (LOAD, 18, 0, 8),                        # 290
        (LOAD, 19, 0, 9),                        # 291
        (SAME, 20, 18, 104),                     # 292
        (JZ, 20, 296),                           # 293
        (MOVE, 14, 48),                          # 294
        (JUMP, 425),                             # 295
        (LOAD, 17, 0, 7),                        # 296
        (JZ, 17, 574),                           # 297
        (LOAD, 18, 0, 8),                        # 298
        (LOAD, 19, 0, 9),                        # 299
        (SAME, 20, 18, 106),                     # 300
        (JZ, 20, 304),                           # 301
        (MOVE, 14, 51),                          # 302
        (JUMP, 425),                             # 303
        (LOAD, 17, 0, 7),                        # 304
        (JZ, 17, 574),                           # 305
        (LOAD, 18, 0, 8),                        # 306
        (LOAD, 19, 0, 9),                        # 307
        (SAME, 20, 18, 108),                     # 308
        (JZ, 20, 312),                           # 309
        (MOVE, 14, 21),                          # 310
        (JUMP, 425),                             # 311
        (LOAD, 17, 0, 7),                        # 312
        (JZ, 17, 574),                           # 313
        (LOAD, 18, 0, 8),                        # 314
        (LOAD, 19, 0, 9),                        # 315
        (SAME, 20, 18, 110),                     # 316
        (JZ, 20, 320),                           # 317
        (MOVE, 14, 56),                          # 318
        (JUMP, 425),                             # 319
        (LOAD, 17, 0, 7),                        # 320
        (JZ, 17, 574),                           # 321
        (LOAD, 18, 0, 8),                        # 322
        (LOAD, 19, 0, 9),                        # 323
        (SAME, 20, 18, 112),                     # 324
        (JZ, 20, 328),                           # 325
        (MOVE, 14, 59),                          # 326
        (JUMP, 425),                             # 327
        (LOAD, 17, 0, 7),                        # 328
        (JZ, 17, 574),                           # 329
        (LOAD, 18, 0, 8),                        # 330
        (LOAD, 19, 0, 9),                        # 331
        (SAME, 20, 18, 114),                     # 332
        (JZ, 20, 336),                           # 333
        (MOVE, 14, 62),                          # 334
        (JUMP, 425),                             # 335
        (LOAD, 17, 0, 7),                        # 336
        (JZ, 17, 574),                           # 337
        (LOAD, 18, 0, 8),                        # 338
        (LOAD, 19, 0, 9),                        # 339
        (SAME, 20, 18, 116),                     # 340
        (JZ, 20, 344),                           # 341
        (MOVE, 14, 65),                          # 342
        (JUMP, 425),                             # 343
        (LOAD, 17, 0, 7),                        # 344
        (JZ, 17, 574),                           # 345
        (LOAD, 18, 0, 8),                        # 346
        (LOAD, 19, 0, 9),                        # 347
        (SAME, 20, 18, 118),                     # 348
        (JZ, 20, 352),                           # 349
        (MOVE, 14, 68),                          # 350
        (JUMP, 425),                             # 351
        (LOAD, 17, 0, 7),                        # 352
        (JZ, 17, 574),                           # 353
        (LOAD, 18, 0, 8),                        # 354
        (LOAD, 19, 0, 9),                        # 355
        (SAME, 20, 18, 120),                     # 356
        (JZ, 20, 360),                           # 357
        (MOVE, 14, 71),                          # 358
        (JUMP, 425),                             # 359
        (LOAD, 17, 0, 7),                        # 360
        (JZ, 17, 574),                           # 361
        (LOAD, 18, 0, 8),                        # 362
        (LOAD, 19, 0, 9),                        # 363
        (SAME, 20, 18, 122),                     # 364
        (JZ, 20, 368),                           # 365
        (MOVE, 14, 74),                          # 366
        (JUMP, 425),                             # 367
        (LOAD, 17, 0, 7),                        # 368
        (JZ, 17, 574),                           # 369
        (LOAD, 18, 0, 8),                        # 370
        (LOAD, 19, 0, 9),                        # 371
        (SAME, 20, 18, 124),                     # 372
        (JZ, 20, 376),                           # 373
        (MOVE, 14, 77),                          # 374
        (JUMP, 425),                             # 375
        (LOAD, 17, 0, 7),                        # 376
        (JZ, 17, 574),                           # 377
        (LOAD, 18, 0, 8),                        # 378
        (LOAD, 19, 0, 9),                        # 379
        (SAME, 20, 18, 126),                     # 380
        (JZ, 20, 384),                           # 381
        (MOVE, 14, 80),                          # 382
        (JUMP, 425),                             # 383
        (LOAD, 17, 0, 7),                        # 384
        (JZ, 17, 574),                           # 385
        (LOAD, 18, 0, 8),                        # 386
        (LOAD, 19, 0, 9),                        # 387
        (SAME, 20, 18, 128),                     # 388
        (JZ, 20, 392),                           # 389
        (MOVE, 14, 83),                          # 390
        (JUMP, 425),                             # 391
        (LOAD, 17, 0, 7),                        # 392
        (JZ, 17, 574),                           # 393
        (LOAD, 18, 0, 8),                        # 394
        (LOAD, 19, 0, 9),                        # 395
        (SAME, 20, 18, 130),                     # 396
        (JZ, 20, 400),                           # 397
        (MOVE, 14, 86),                          # 398
        (JUMP, 425),                             # 399
        (LOAD, 17, 0, 7),                        # 400
        (JZ, 17, 574),                           # 401
        (LOAD, 18, 0, 8),                        # 402
        (LOAD, 19, 0, 9),                        # 403
        (SAME, 20, 18, 132),                     # 404
        (JZ, 20, 408),                           # 405
        (MOVE, 14, 89),                          # 406
        (JUMP, 425),                             # 407
        (LOAD, 17, 0, 7),                        # 408
        (JZ, 17, 574),                           # 409
        (LOAD, 18, 0, 8),                        # 410
        (LOAD, 19, 0, 9),                        # 411
        (SAME, 20, 18, 134),                     # 412
        (JZ, 20, 416),                           # 413
        (MOVE, 14, 92),                          # 414
        (JUMP, 425),                             # 415
        (LOAD, 17, 0, 7),                        # 416
        (JZ, 17, 574),                           # 417
        (LOAD, 18, 0, 8),                        # 418
        (LOAD, 19, 0, 9),                        # 419
        (SAME, 20, 18, 136),                     # 420
        (JZ, 20, 424),                           # 421
        (MOVE, 14, 95),                          # 422
        (JUMP, 425),                             # 423
        (MOVE, 14, 25),                          # 424
        (MOVE, 3, 14),                           # 425
        (STORE, 0, 13, 3),                       # 426
        (RUN, 0, 14, 4),                         # 427: flags
        (NUMBER2, 3, 0, 5, 8, 52, 4),            # 428
        (SUB, 4, 3, 74),                         # 429
        (STORE, 0, 15, 4),                       # 430
        (LOAD, 3, 0, 6),                         # 431
        (JNZ, 3, 438),                           # 432
        (LOAD, 3, 0, 15),                        # 433
        (BYTES, 0, 17, 3),                       # 434: ascii
        (UNPAD, 0, 17, 32),                      # 435
        (CUT, 0, 17, 0, 0),                      # 436
        (STORE, 0, 16, 22),                      # 437
        (LOAD, 3, 0, 6),                         # 438
        (JZ, 3, 445),                            # 439
        (LOAD, 3, 0, 15),                        # 440
        (BYTES, 0, 20, 3),                       # 441: ebcdic
        (UNPAD, 0, 20, 64),                      # 442
        (CUT, 0, 20, 0, 0),                      # 443
        (STORE, 0, 19, 22),                      # 444
        (LOAD, 3, 0, 13),                        # 445
        (STORE, 0, 22, 3),                       # 446
        (REST, 0, 23),                           # 447: remainder
        (LOAD, 6, 0, 6),                         # 448
        (JZ, 6, 456),                            # 449
        (LOAD, 6, 0, 10),                        # 450
        (JZ, 6, 574),                            # 451
        (LOAD, 3, 0, 11),                        # 452
        (LOAD, 4, 0, 12),                        # 453
        (MOVE, 5, 22),                           # 454
        (JUMP, 461),                             # 455
        (LOAD, 6, 0, 7),                         # 456
        (JZ, 6, 574),                            # 457
        (LOAD, 3, 0, 8),                         # 458
        (LOAD, 4, 0, 9),                         # 459
        (MOVE, 5, 25),                           # 460
        (STORE, 0, 25, 3),                       # 461
        (STORE, 0, 26, 4),                       # 462
        (STORE, 0, 27, 5),                       # 463
        (LOAD, 6, 0, 6),                         # 464
        (JZ, 6, 518),                            # 465
        (JNE, 2, 29, 476),                       # 466
        (LOAD, 17, 0, 19),                       # 467
        (JZ, 17, 574),                           # 468
        (LOAD, 18, 0, 20),                       # 469
        (LOAD, 19, 0, 21),                       # 470
        (TEXT, 18, 2),                           # 471
        (MOVE, 14, 18),                          # 472
        (MOVE, 15, 19),                          # 473
        (MOVE, 16, 23),                          # 474
        (JUMP, 514),                             # 475
        (JNE, 2, 138, 486),                      # 476
        (LOAD, 17, 0, 19),                       # 477
        (JZ, 17, 574),                           # 478
        (LOAD, 18, 0, 20),                       # 479
        (LOAD, 19, 0, 21),                       # 480
        (TEXT, 18, 3),                           # 481
        (MOVE, 14, 18),                          # 482
        (MOVE, 15, 19),                          # 483
        (MOVE, 16, 139),                         # 484
        (JUMP, 514),                             # 485
        (JNE, 2, 140, 496),                      # 486
        (LOAD, 17, 0, 19),                       # 487
        (JZ, 17, 574),                           # 488
        (LOAD, 18, 0, 20),                       # 489
        (LOAD, 19, 0, 21),                       # 490
        (TEXT, 18, 4),                           # 491
        (MOVE, 14, 18),                          # 492
        (MOVE, 15, 19),                          # 493
        (MOVE, 16, 26),                          # 494
        (JUMP, 514),                             # 495
        (JNE, 2, 141, 506),                      # 496
        (LOAD, 17, 0, 19),                       # 497
        (JZ, 17, 574),                           # 498
        (LOAD, 18, 0, 20),                       # 499
        (LOAD, 19, 0, 21),                       # 500
        (TEXT, 18, 5),                           # 501
        (MOVE, 14, 18),                          # 502
        (MOVE, 15, 19),                          # 503
        (MOVE, 16, 142),                         # 504
        (JUMP, 514),                             # 505
        (LOAD, 17, 0, 19),                       # 506
        (JZ, 17, 574),                           # 507
        (LOAD, 18, 0, 20),                       # 508
        (LOAD, 19, 0, 21),                       # 509
        (TEXT, 18, 1),                           # 510
        (MOVE, 14, 18),                          # 511
        (MOVE, 15, 19),                          # 512
        (MOVE, 16, 22),                          # 513
        (MOVE, 3, 14),                           # 514
        (MOVE, 4, 15),                           # 515
        (MOVE, 5, 16),                           # 516
        (JUMP, 566),                             # 517
        (JNE, 2, 143, 528),                      # 518
        (LOAD, 6, 0, 16),                        # 519
        (JZ, 6, 574),                            # 520
        (LOAD, 14, 0, 17),                       # 521
        (LOAD, 15, 0, 18),                       # 522
        (TEXT, 14, 6),                           # 523
        (MOVE, 3, 14),                           # 524
        (MOVE, 4, 15),                           # 525
        (MOVE, 5, 144),                          # 526
        (JUMP, 566),                             # 527
        (JNE, 2, 145, 538),                      # 528
        (LOAD, 6, 0, 16),                        # 529
        (JZ, 6, 574),                            # 530
        (LOAD, 14, 0, 17),                       # 531
        (LOAD, 15, 0, 18),                       # 532
        (TEXT, 14, 7),                           # 533
        (MOVE, 3, 14),                           # 534
        (MOVE, 4, 15),                           # 535
        (MOVE, 5, 27),                           # 536
        (JUMP, 566),                             # 537
        (JNE, 2, 146, 548),                      # 538
        (LOAD, 6, 0, 16),                        # 539
        (JZ, 6, 574),                            # 540
        (LOAD, 14, 0, 17),                       # 541
        (LOAD, 15, 0, 18),                       # 542
        (TEXT, 14, 8),                           # 543
        (MOVE, 3, 14),                           # 544
        (MOVE, 4, 15),                           # 545
        (MOVE, 5, 24),                           # 546
        (JUMP, 566),                             # 547
        (JNE, 2, 147, 558),                      # 548
        (LOAD, 6, 0, 16),                        # 549
        (JZ, 6, 574),                            # 550
        (LOAD, 14, 0, 17),                       # 551
        (LOAD, 15, 0, 18),                       # 552
        (TEXT, 14, 9),                           # 553
        (MOVE, 3, 14),                           # 554
        (MOVE, 4, 15),                           # 555
        (MOVE, 5, 148),                          # 556
        (JUMP, 566),                             # 557
        (LOAD, 6, 0, 16),                        # 558
        (JZ, 6, 574),                            # 559
        (LOAD, 14, 0, 17),                       # 560
        (LOAD, 15, 0, 18),                       # 561
        (TEXT, 14, 0),                           # 562
        (MOVE, 3, 14),                           # 563
        (MOVE, 4, 15),                           # 564
        (MOVE, 5, 25),                           # 565
        (STORE, 0, 28, 3),                       # 566
        (STORE, 0, 29, 4),                       # 567
        (STORE, 0, 30, 5),                       # 568
        (NUMBER2, 3, 0, 5, 8, 52, 4),            # 569
        (MOD, 4, 3, 26),                         # 570
        (NE, 5, 4, 25),                          # 571
        (STORE, 0, 31, 5),                       # 572
        (DONE,),                                 # 573
        (FAIL,),                                 # 574
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
