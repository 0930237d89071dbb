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
        (JZ, 6, 180),                            # 61
        (LOAD, 6, 0, 6),                         # 62
        (JZ, 6, 513),                            # 63
        (LOAD, 17, 0, 10),                       # 64
        (JZ, 17, 513),                           # 65
        (LOAD, 18, 0, 11),                       # 66
        (LOAD, 19, 0, 12),                       # 67
        (SAME, 20, 18, 33),                      # 68
        (JZ, 20, 72),                            # 69
        (MOVE, 14, 23),                          # 70
        (JUMP, 178),                             # 71
        (JZ, 17, 513),                           # 72
        (SAME, 20, 18, 35),                      # 73
        (JZ, 20, 77),                            # 74
        (MOVE, 14, 37),                          # 75
        (JUMP, 178),                             # 76
        (JZ, 17, 513),                           # 77
        (SAME, 20, 18, 38),                      # 78
        (JZ, 20, 82),                            # 79
        (MOVE, 14, 40),                          # 80
        (JUMP, 178),                             # 81
        (JZ, 17, 513),                           # 82
        (SAME, 20, 18, 41),                      # 83
        (JZ, 20, 87),                            # 84
        (MOVE, 14, 43),                          # 85
        (JUMP, 178),                             # 86
        (JZ, 17, 513),                           # 87
        (SAME, 20, 18, 44),                      # 88
        (JZ, 20, 92),                            # 89
        (MOVE, 14, 46),                          # 90
        (JUMP, 178),                             # 91
        (JZ, 17, 513),                           # 92
        (SAME, 20, 18, 47),                      # 93
        (JZ, 20, 97),                            # 94
        (MOVE, 14, 49),                          # 95
        (JUMP, 178),                             # 96
        (JZ, 17, 513),                           # 97
        (SAME, 20, 18, 50),                      # 98
        (JZ, 20, 102),                           # 99
        (MOVE, 14, 52),                          # 100
        (JUMP, 178),                             # 101
        (JZ, 17, 513),                           # 102
        (SAME, 20, 18, 53),                      # 103
        (JZ, 20, 107),                           # 104
        (MOVE, 14, 22),                          # 105
        (JUMP, 178),                             # 106
        (JZ, 17, 513),                           # 107
        (SAME, 20, 18, 55),                      # 108
        (JZ, 20, 112),                           # 109
        (MOVE, 14, 57),                          # 110
        (JUMP, 178),                             # 111
        (JZ, 17, 513),                           # 112
        (SAME, 20, 18, 58),                      # 113
        (JZ, 20, 117),                           # 114
        (MOVE, 14, 60),                          # 115
        (JUMP, 178),                             # 116
        (JZ, 17, 513),                           # 117
        (SAME, 20, 18, 61),                      # 118
        (JZ, 20, 122),                           # 119
        (MOVE, 14, 63),                          # 120
        (JUMP, 178),                             # 121
        (JZ, 17, 513),                           # 122
        (SAME, 20, 18, 64),                      # 123
        (JZ, 20, 127),                           # 124
        (MOVE, 14, 66),                          # 125
        (JUMP, 178),                             # 126
        (JZ, 17, 513),                           # 127
        (SAME, 20, 18, 67),                      # 128
        (JZ, 20, 132),                           # 129
        (MOVE, 14, 69),                          # 130
        (JUMP, 178),                             # 131
        (JZ, 17, 513),                           # 132
        (SAME, 20, 18, 70),                      # 133
        (JZ, 20, 137),                           # 134
        (MOVE, 14, 72),                          # 135
        (JUMP, 178),                             # 136
        (JZ, 17, 513),                           # 137
        (SAME, 20, 18, 73),                      # 138
        (JZ, 20, 142),                           # 139
        (MOVE, 14, 75),                          # 140
        (JUMP, 178),                             # 141
        (JZ, 17, 513),                           # 142
        (SAME, 20, 18, 76),                      # 143
        (JZ, 20, 147),                           # 144
        (MOVE, 14, 78),                          # 145
        (JUMP, 178),                             # 146
        (JZ, 17, 513),                           # 147
        (SAME, 20, 18, 79),                      # 148
        (JZ, 20, 152),                           # 149
        (MOVE, 14, 81),                          # 150
        (JUMP, 178),                             # 151
        (JZ, 17, 513),                           # 152
        (SAME, 20, 18, 82),                      # 153
        (JZ, 20, 157),                           # 154
        (MOVE, 14, 84),                          # 155
        (JUMP, 178),                             # 156
        (JZ, 17, 513),                           # 157
        (SAME, 20, 18, 85),                      # 158
        (JZ, 20, 162),                           # 159
        (MOVE, 14, 87),                          # 160
        (JUMP, 178),                             # 161
        (JZ, 17, 513),                           # 162
        (SAME, 20, 18, 88),                      # 163
        (JZ, 20, 167),                           # 164
        (MOVE, 14, 90),                          # 165
        (JUMP, 178),                             # 166
        (JZ, 17, 513),                           # 167
        (SAME, 20, 18, 91),                      # 168
        (JZ, 20, 172),                           # 169
        (MOVE, 14, 93),                          # 170
        (JUMP, 178),                             # 171
        (JZ, 17, 513),                           # 172
        (SAME, 20, 18, 94),                      # 173
        (JZ, 20, 177),                           # 174
        (MOVE, 14, 96),                          # 175
        (JUMP, 178),                             # 176
        (MOVE, 14, 26),                          # 177
        (MOVE, 3, 14),                           # 178
        (JUMP, 297),                             # 179
        (LOAD, 6, 0, 6),                         # 180
        (JNZ, 6, 513),                           # 181
        (LOAD, 17, 0, 7),                        # 182
        (JZ, 17, 513),                           # 183
        (LOAD, 18, 0, 8),                        # 184
        (LOAD, 19, 0, 9),                        # 185
        (SAME, 20, 18, 33),                      # 186
        (JZ, 20, 190),                           # 187
        (MOVE, 14, 23),                          # 188
        (JUMP, 296),                             # 189
        (JZ, 17, 513),                           # 190
        (SAME, 20, 18, 97),                      # 191
        (JZ, 20, 195),                           # 192
        (MOVE, 14, 37),                          # 193
        (JUMP, 296),                             # 194
        (JZ, 17, 513),                           # 195
        (SAME, 20, 18, 99),                      # 196
        (JZ, 20, 200),                           # 197
        (MOVE, 14, 40),                          # 198
        (JUMP, 296),                             # 199
        (JZ, 17, 513),                           # 200
        (SAME, 20, 18, 101),                     # 201
        (JZ, 20, 205),                           # 202
        (MOVE, 14, 43),                          # 203
        (JUMP, 296),                             # 204
        (JZ, 17, 513),                           # 205
        (SAME, 20, 18, 103),                     # 206
        (JZ, 20, 210),                           # 207
        (MOVE, 14, 46),                          # 208
        (JUMP, 296),                             # 209
        (JZ, 17, 513),                           # 210
        (SAME, 20, 18, 105),                     # 211
        (JZ, 20, 215),                           # 212
        (MOVE, 14, 49),                          # 213
        (JUMP, 296),                             # 214
        (JZ, 17, 513),                           # 215
        (SAME, 20, 18, 107),                     # 216
        (JZ, 20, 220),                           # 217
        (MOVE, 14, 52),                          # 218
        (JUMP, 296),                             # 219
        (JZ, 17, 513),                           # 220
        (SAME, 20, 18, 109),                     # 221
        (JZ, 20, 225),                           # 222
        (MOVE, 14, 22),                          # 223
        (JUMP, 296),                             # 224
        (JZ, 17, 513),                           # 225
        (SAME, 20, 18, 111),                     # 226
        (JZ, 20, 230),                           # 227
        (MOVE, 14, 57),                          # 228
        (JUMP, 296),                             # 229
        (JZ, 17, 513),                           # 230
        (SAME, 20, 18, 113),                     # 231
        (JZ, 20, 235),                           # 232
        (MOVE, 14, 60),                          # 233
        (JUMP, 296),                             # 234
        (JZ, 17, 513),                           # 235
        (SAME, 20, 18, 115),                     # 236
        (JZ, 20, 240),                           # 237
        (MOVE, 14, 63),                          # 238
        (JUMP, 296),                             # 239
        (JZ, 17, 513),                           # 240
        (SAME, 20, 18, 117),                     # 241
        (JZ, 20, 245),                           # 242
        (MOVE, 14, 66),                          # 243
        (JUMP, 296),                             # 244
        (JZ, 17, 513),                           # 245
        (SAME, 20, 18, 119),                     # 246
        (JZ, 20, 250),                           # 247
        (MOVE, 14, 69),                          # 248
        (JUMP, 296),                             # 249
        (JZ, 17, 513),                           # 250
        (SAME, 20, 18, 121),                     # 251
        (JZ, 20, 255),                           # 252
        (MOVE, 14, 72),                          # 253
        (JUMP, 296),                             # 254
        (JZ, 17, 513),                           # 255
        (SAME, 20, 18, 123),                     # 256
        (JZ, 20, 260),                           # 257
        (MOVE, 14, 75),                          # 258
        (JUMP, 296),                             # 259
        (JZ, 17, 513),                           # 260
        (SAME, 20, 18, 125),                     # 261
        (JZ, 20, 265),                           # 262
        (MOVE, 14, 78),                          # 263
        (JUMP, 296),                             # 264
        (JZ, 17, 513),                           # 265
        (SAME, 20, 18, 127),                     # 266
        (JZ, 20, 270),                           # 267
        (MOVE, 14, 81),                          # 268
        (JUMP, 296),                             # 269
        (JZ, 17, 513),                           # 270
        (SAME, 20, 18, 129),                     # 271
        (JZ, 20, 275),                           # 272
        (MOVE, 14, 84),                          # 273
        (JUMP, 296),                             # 274
        (JZ, 17, 513),                           # 275
        (SAME, 20, 18, 131),                     # 276
        (JZ, 20, 280),                           # 277
        (MOVE, 14, 87),                          # 278
        (JUMP, 296),                             # 279
        (JZ, 17, 513),                           # 280
        (SAME, 20, 18, 133),                     # 281
        (JZ, 20, 285),                           # 282
        (MOVE, 14, 90),                          # 283
        (JUMP, 296),                             # 284
        (JZ, 17, 513),                           # 285
        (SAME, 20, 18, 135),                     # 286
        (JZ, 20, 290),                           # 287
        (MOVE, 14, 93),                          # 288
        (JUMP, 296),                             # 289
        (JZ, 17, 513),                           # 290
        (SAME, 20, 18, 137),                     # 291
        (JZ, 20, 295),                           # 292
        (MOVE, 14, 96),                          # 293
        (JUMP, 296),                             # 294
        (MOVE, 14, 26),                          # 295
        (MOVE, 3, 14),                           # 296
        (STORE, 0, 13, 3),                       # 297
        (RUN, 0, 14, 8),                         # 298: flags, name_value_ccsid
        (NUMBER2, 3, 0, 5, 8, 52, 4),            # 299
        (SUB, 4, 3, 87),                         # 300
        (BYTES, 0, 15, 4),                       # 301: name_values
        (OPEN, 5, 0, 15),                        # 302
        (LOAD, 14, 0, 16),                       # 303
        (JLT, 14, 27, 414),                      # 304
        (ROWS, 15, 1),                           # 305: folders: repeat until
        (STORE, 0, 18, 15),                      # 306
        (MOVE, 14, 26),                          # 307
        (ROW, 1, 2, 15),                         # 308
        (NUMBER2, 16, 0, 14, 4, 52, 4),          # 309
        (STORE, 2, 0, 16),                       # 310
        (LOAD, 16, 0, 16),                       # 311
        (LOAD, 17, 0, 15),                       # 312
        (POSITION, 17, 17),                      # 313
        (SUB, 18, 16, 17),                       # 314
        (STORE, 2, 1, 18),                       # 315
        (LOAD, 16, 0, 3),                        # 316
        (AND, 17, 16, 22),                       # 317
        (EQ, 18, 17, 24),                        # 318
        (STORE, 2, 2, 18),                       # 319
        (LOAD, 16, 0, 4),                        # 320
        (STORE, 2, 3, 16),                       # 321
        (RUN, 2, 4, 4),                          # 322: len_data
        (LOAD, 16, 2, 0),                        # 323
        (JNE, 16, 139, 339),                     # 324
        (NUMBER2, 19, 2, 4, 0, 52, 3),           # 325
        (JLT, 19, 26, 334),                      # 326
        (LOAD, 20, 2, 1),                        # 327
        (SUB, 21, 20, 27),                       # 328
        (JGT, 19, 21, 334),                      # 329
        (MOD, 20, 19, 27),                       # 330
        (JNE, 20, 26, 334),                      # 331
        (NUMBER2, 16, 2, 4, 0, 52, 3),           # 332
        (JUMP, 335),                             # 333
        (MOVE, 16, 26),                          # 334
        (BYTES, 2, 6, 16),                       # 335: utf8
        (UNPAD, 2, 6, 32),                       # 336
        (TEXTAT, 2, 6, 2),                       # 337: utf8 is UTF-8
        (STORE, 2, 5, 23),                       # 338
        (LOAD, 16, 2, 0),                        # 339
        (JEQ, 16, 140, 343),                     # 340
        (JEQ, 16, 141, 343),                     # 341
        (JNE, 16, 142, 358),                     # 342
        (LOAD, 16, 2, 2),                        # 343
        (JZ, 16, 358),                           # 344
        (NUMBER2, 19, 2, 4, 0, 52, 3),           # 345
        (JLT, 19, 26, 354),                      # 346
        (LOAD, 20, 2, 1),                        # 347
        (SUB, 21, 20, 27),                       # 348
        (JGT, 19, 21, 354),                      # 349
        (MOD, 20, 19, 27),                       # 350
        (JNE, 20, 26, 354),                      # 351
        (NUMBER2, 16, 2, 4, 0, 52, 3),           # 352
        (JUMP, 355),                             # 353
        (MOVE, 16, 26),                          # 354
        (BYTES, 2, 9, 16),                       # 355: utf16le
        (TEXTAT, 2, 9, 3),                       # 356: utf16le is UTF-16LE
        (STORE, 2, 8, 23),                       # 357
        (LOAD, 16, 2, 0),                        # 358
        (JEQ, 16, 140, 362),                     # 359
        (JEQ, 16, 141, 362),                     # 360
        (JNE, 16, 142, 377),                     # 361
        (LOAD, 16, 2, 2),                        # 362
        (JNZ, 16, 377),                          # 363
        (NUMBER2, 19, 2, 4, 0, 52, 3),           # 364
        (JLT, 19, 26, 373),                      # 365
        (LOAD, 20, 2, 1),                        # 366
        (SUB, 21, 20, 27),                       # 367
        (JGT, 19, 21, 373),                      # 368
        (MOD, 20, 19, 27),                       # 369
        (JNE, 20, 26, 373),                      # 370
        (NUMBER2, 16, 2, 4, 0, 52, 3),           # 371
        (JUMP, 374),                             # 372
        (MOVE, 16, 26),                          # 373
        (BYTES, 2, 12, 16),                      # 374: utf16be
        (TEXTAT, 2, 12, 4),                      # 375: utf16be is UTF-16BE
        (STORE, 2, 11, 23),                      # 376
        (LOAD, 16, 2, 0),                        # 377
        (JEQ, 16, 139, 394),                     # 378
        (JEQ, 16, 140, 394),                     # 379
        (JEQ, 16, 141, 394),                     # 380
        (JEQ, 16, 142, 394),                     # 381
        (NUMBER2, 19, 2, 4, 0, 52, 3),           # 382
        (JLT, 19, 26, 391),                      # 383
        (LOAD, 20, 2, 1),                        # 384
        (SUB, 21, 20, 27),                       # 385
        (JGT, 19, 21, 391),                      # 386
        (MOD, 20, 19, 27),                       # 387
        (JNE, 20, 26, 391),                      # 388
        (NUMBER2, 16, 2, 4, 0, 52, 3),           # 389
        (JUMP, 392),                             # 390
        (MOVE, 16, 26),                          # 391
        (BYTES, 2, 15, 16),                      # 392: raw
        (STORE, 2, 14, 23),                      # 393
        (MOVE, 16, 26),                          # 394
        (LOAD, 17, 0, 16),                       # 395
        (LOAD, 18, 0, 15),                       # 396
        (POSITION, 18, 18),                      # 397
        (SUB, 19, 17, 18),                       # 398
        (JLT, 19, 27, 410),                      # 399
        (MOVE, 17, 26),                          # 400
        (NUMBER2, 18, 2, 4, 0, 52, 3),           # 401
        (JLT, 18, 26, 409),                      # 402
        (LOAD, 19, 2, 1),                        # 403
        (SUB, 20, 19, 27),                       # 404
        (JGT, 18, 20, 409),                      # 405
        (MOD, 19, 18, 27),                       # 406
        (JNE, 19, 26, 409),                      # 407
        (MOVE, 17, 23),                          # 408
        (JNZ, 17, 411),                          # 409
        (MOVE, 16, 23),                          # 410
        (COUNT, 14, 2, 0, 19),                   # 411
        (JZ, 16, 308),                           # 412
        (STORE, 0, 17, 23),                      # 413
        (REST, 0, 20),                           # 414: stray
        (CLOSE, 5),                              # 415
        (LOAD, 3, 0, 13),                        # 416
        (STORE, 0, 22, 3),                       # 417
        (REST, 0, 23),                           # 418: remainder
        (LOAD, 6, 0, 6),                         # 419
        (JZ, 6, 427),                            # 420
        (LOAD, 6, 0, 10),                        # 421
        (JZ, 6, 513),                            # 422
        (LOAD, 3, 0, 11),                        # 423
        (LOAD, 4, 0, 12),                        # 424
        (MOVE, 5, 23),                           # 425
        (JUMP, 432),                             # 426
        (LOAD, 6, 0, 7),                         # 427
        (JZ, 6, 513),                            # 428
        (LOAD, 3, 0, 8),                         # 429
        (LOAD, 4, 0, 9),                         # 430
        (MOVE, 5, 26),                           # 431
        (STORE, 0, 25, 3),                       # 432
        (STORE, 0, 26, 4),                       # 433
        (STORE, 0, 27, 5),                       # 434
        (LOAD, 3, 0, 17),                        # 435
        (JZ, 3, 483),                            # 436
        (MOVE, 4, 26),                           # 437
        (LOAD, 5, 0, 19),                        # 438
        (JGE, 4, 5, 483),                        # 439
        (ITEM, 2, 1, 0, 18, 4),                  # 440
        (MOVE, 6, 26),                           # 441
        (NUMBER2, 14, 2, 4, 0, 52, 3),           # 442
        (JLT, 14, 26, 450),                      # 443
        (LOAD, 15, 2, 1),                        # 444
        (SUB, 16, 15, 27),                       # 445
        (JGT, 14, 16, 450),                      # 446
        (MOD, 15, 14, 27),                       # 447
        (JNE, 15, 26, 450),                      # 448
        (MOVE, 6, 23),                           # 449
        (STORE, 2, 17, 6),                       # 450
        (LOAD, 6, 2, 0),                         # 451
        (JEQ, 6, 139, 456),                      # 452
        (JEQ, 6, 140, 456),                      # 453
        (JEQ, 6, 141, 456),                      # 454
        (JNE, 6, 142, 481),                      # 455
        (LOAD, 17, 2, 0),                        # 456
        (JNE, 17, 139, 464),                     # 457
        (LOAD, 17, 2, 5),                        # 458
        (JZ, 17, 513),                           # 459
        (LOAD, 14, 2, 6),                        # 460
        (LOAD, 15, 2, 7),                        # 461
        (MOVE, 16, 24),                          # 462
        (JUMP, 477),                             # 463
        (LOAD, 17, 2, 2),                        # 464
        (JZ, 17, 472),                           # 465
        (LOAD, 17, 2, 8),                        # 466
        (JZ, 17, 513),                           # 467
        (LOAD, 14, 2, 9),                        # 468
        (LOAD, 15, 2, 10),                       # 469
        (MOVE, 16, 143),                         # 470
        (JUMP, 477),                             # 471
        (LOAD, 17, 2, 11),                       # 472
        (JZ, 17, 513),                           # 473
        (LOAD, 14, 2, 12),                       # 474
        (LOAD, 15, 2, 13),                       # 475
        (MOVE, 16, 27),                          # 476
        (STORE, 2, 19, 14),                      # 477
        (STORE, 2, 20, 15),                      # 478
        (STORE, 2, 21, 16),                      # 479
        (STORE, 2, 18, 23),                      # 480
        (LOOP, 4, 0),                            # 481
        (JUMP, 438),                             # 482
        (LOAD, 6, 0, 16),                        # 483
        (JGE, 6, 27, 492),                       # 484
        (LOAD, 17, 0, 16),                       # 485
        (JNE, 17, 26, 489),                      # 486
        (MOVE, 14, 26),                          # 487
        (JUMP, 490),                             # 488
        (MOVE, 14, 24),                          # 489
        (MOVE, 3, 14),                           # 490
        (JUMP, 507),                             # 491
        (LOAD, 6, 0, 17),                        # 492
        (JZ, 6, 513),                            # 493
        (LOAD, 14, 0, 19),                       # 494
        (SUB, 14, 14, 23),                       # 495
        (ITEM, 3, 1, 0, 18, 14),                 # 496
        (LOAD, 15, 3, 17),                       # 497
        (JNZ, 15, 501),                          # 498
        (MOVE, 3, 23),                           # 499
        (JUMP, 507),                             # 500
        (LOAD, 14, 0, 20),                       # 501
        (LOAD, 15, 0, 21),                       # 502
        (JLE, 15, 26, 506),                      # 503
        (MOVE, 3, 24),                           # 504
        (JUMP, 507),                             # 505
        (MOVE, 3, 26),                           # 506
        (STORE, 0, 28, 3),                       # 507
        (NUMBER2, 3, 0, 5, 8, 52, 4),            # 508
        (MOD, 4, 3, 27),                         # 509
        (NE, 5, 4, 26),                          # 510
        (STORE, 0, 29, 5),                       # 511
        (DONE,),                                 # 512
        (FAIL,),                                 # 513
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
