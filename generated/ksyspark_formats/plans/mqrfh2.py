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
        (JUMP, 514),                             # 43
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
        (JZ, 6, 181),                            # 62
        (LOAD, 6, 0, 6),                         # 63
        (JZ, 6, 514),                            # 64
        (LOAD, 17, 0, 10),                       # 65
        (JZ, 17, 514),                           # 66
        (LOAD, 18, 0, 11),                       # 67
        (LOAD, 19, 0, 12),                       # 68
        (SAME, 20, 18, 33),                      # 69
        (JZ, 20, 73),                            # 70
        (MOVE, 14, 23),                          # 71
        (JUMP, 179),                             # 72
        (JZ, 17, 514),                           # 73
        (SAME, 20, 18, 35),                      # 74
        (JZ, 20, 78),                            # 75
        (MOVE, 14, 37),                          # 76
        (JUMP, 179),                             # 77
        (JZ, 17, 514),                           # 78
        (SAME, 20, 18, 38),                      # 79
        (JZ, 20, 83),                            # 80
        (MOVE, 14, 40),                          # 81
        (JUMP, 179),                             # 82
        (JZ, 17, 514),                           # 83
        (SAME, 20, 18, 41),                      # 84
        (JZ, 20, 88),                            # 85
        (MOVE, 14, 43),                          # 86
        (JUMP, 179),                             # 87
        (JZ, 17, 514),                           # 88
        (SAME, 20, 18, 44),                      # 89
        (JZ, 20, 93),                            # 90
        (MOVE, 14, 46),                          # 91
        (JUMP, 179),                             # 92
        (JZ, 17, 514),                           # 93
        (SAME, 20, 18, 47),                      # 94
        (JZ, 20, 98),                            # 95
        (MOVE, 14, 49),                          # 96
        (JUMP, 179),                             # 97
        (JZ, 17, 514),                           # 98
        (SAME, 20, 18, 50),                      # 99
        (JZ, 20, 103),                           # 100
        (MOVE, 14, 52),                          # 101
        (JUMP, 179),                             # 102
        (JZ, 17, 514),                           # 103
        (SAME, 20, 18, 53),                      # 104
        (JZ, 20, 108),                           # 105
        (MOVE, 14, 22),                          # 106
        (JUMP, 179),                             # 107
        (JZ, 17, 514),                           # 108
        (SAME, 20, 18, 55),                      # 109
        (JZ, 20, 113),                           # 110
        (MOVE, 14, 57),                          # 111
        (JUMP, 179),                             # 112
        (JZ, 17, 514),                           # 113
        (SAME, 20, 18, 58),                      # 114
        (JZ, 20, 118),                           # 115
        (MOVE, 14, 60),                          # 116
        (JUMP, 179),                             # 117
        (JZ, 17, 514),                           # 118
        (SAME, 20, 18, 61),                      # 119
        (JZ, 20, 123),                           # 120
        (MOVE, 14, 63),                          # 121
        (JUMP, 179),                             # 122
        (JZ, 17, 514),                           # 123
        (SAME, 20, 18, 64),                      # 124
        (JZ, 20, 128),                           # 125
        (MOVE, 14, 66),                          # 126
        (JUMP, 179),                             # 127
        (JZ, 17, 514),                           # 128
        (SAME, 20, 18, 67),                      # 129
        (JZ, 20, 133),                           # 130
        (MOVE, 14, 69),                          # 131
        (JUMP, 179),                             # 132
        (JZ, 17, 514),                           # 133
        (SAME, 20, 18, 70),                      # 134
        (JZ, 20, 138),                           # 135
        (MOVE, 14, 72),                          # 136
        (JUMP, 179),                             # 137
        (JZ, 17, 514),                           # 138
        (SAME, 20, 18, 73),                      # 139
        (JZ, 20, 143),                           # 140
        (MOVE, 14, 75),                          # 141
        (JUMP, 179),                             # 142
        (JZ, 17, 514),                           # 143
        (SAME, 20, 18, 76),                      # 144
        (JZ, 20, 148),                           # 145
        (MOVE, 14, 78),                          # 146
        (JUMP, 179),                             # 147
        (JZ, 17, 514),                           # 148
        (SAME, 20, 18, 79),                      # 149
        (JZ, 20, 153),                           # 150
        (MOVE, 14, 81),                          # 151
        (JUMP, 179),                             # 152
        (JZ, 17, 514),                           # 153
        (SAME, 20, 18, 82),                      # 154
        (JZ, 20, 158),                           # 155
        (MOVE, 14, 84),                          # 156
        (JUMP, 179),                             # 157
        (JZ, 17, 514),                           # 158
        (SAME, 20, 18, 85),                      # 159
        (JZ, 20, 163),                           # 160
        (MOVE, 14, 87),                          # 161
        (JUMP, 179),                             # 162
        (JZ, 17, 514),                           # 163
        (SAME, 20, 18, 88),                      # 164
        (JZ, 20, 168),                           # 165
        (MOVE, 14, 90),                          # 166
        (JUMP, 179),                             # 167
        (JZ, 17, 514),                           # 168
        (SAME, 20, 18, 91),                      # 169
        (JZ, 20, 173),                           # 170
        (MOVE, 14, 93),                          # 171
        (JUMP, 179),                             # 172
        (JZ, 17, 514),                           # 173
        (SAME, 20, 18, 94),                      # 174
        (JZ, 20, 178),                           # 175
        (MOVE, 14, 96),                          # 176
        (JUMP, 179),                             # 177
        (MOVE, 14, 26),                          # 178
        (MOVE, 3, 14),                           # 179
        (JUMP, 298),                             # 180
        (LOAD, 6, 0, 6),                         # 181
        (JNZ, 6, 514),                           # 182
        (LOAD, 17, 0, 7),                        # 183
        (JZ, 17, 514),                           # 184
        (LOAD, 18, 0, 8),                        # 185
        (LOAD, 19, 0, 9),                        # 186
        (SAME, 20, 18, 33),                      # 187
        (JZ, 20, 191),                           # 188
        (MOVE, 14, 23),                          # 189
        (JUMP, 297),                             # 190
        (JZ, 17, 514),                           # 191
        (SAME, 20, 18, 97),                      # 192
        (JZ, 20, 196),                           # 193
        (MOVE, 14, 37),                          # 194
        (JUMP, 297),                             # 195
        (JZ, 17, 514),                           # 196
        (SAME, 20, 18, 99),                      # 197
        (JZ, 20, 201),                           # 198
        (MOVE, 14, 40),                          # 199
        (JUMP, 297),                             # 200
        (JZ, 17, 514),                           # 201
        (SAME, 20, 18, 101),                     # 202
        (JZ, 20, 206),                           # 203
        (MOVE, 14, 43),                          # 204
        (JUMP, 297),                             # 205
        (JZ, 17, 514),                           # 206
        (SAME, 20, 18, 103),                     # 207
        (JZ, 20, 211),                           # 208
        (MOVE, 14, 46),                          # 209
        (JUMP, 297),                             # 210
        (JZ, 17, 514),                           # 211
        (SAME, 20, 18, 105),                     # 212
        (JZ, 20, 216),                           # 213
        (MOVE, 14, 49),                          # 214
        (JUMP, 297),                             # 215
        (JZ, 17, 514),                           # 216
        (SAME, 20, 18, 107),                     # 217
        (JZ, 20, 221),                           # 218
        (MOVE, 14, 52),                          # 219
        (JUMP, 297),                             # 220
        (JZ, 17, 514),                           # 221
        (SAME, 20, 18, 109),                     # 222
        (JZ, 20, 226),                           # 223
        (MOVE, 14, 22),                          # 224
        (JUMP, 297),                             # 225
        (JZ, 17, 514),                           # 226
        (SAME, 20, 18, 111),                     # 227
        (JZ, 20, 231),                           # 228
        (MOVE, 14, 57),                          # 229
        (JUMP, 297),                             # 230
        (JZ, 17, 514),                           # 231
        (SAME, 20, 18, 113),                     # 232
        (JZ, 20, 236),                           # 233
        (MOVE, 14, 60),                          # 234
        (JUMP, 297),                             # 235
        (JZ, 17, 514),                           # 236
        (SAME, 20, 18, 115),                     # 237
        (JZ, 20, 241),                           # 238
        (MOVE, 14, 63),                          # 239
        (JUMP, 297),                             # 240
        (JZ, 17, 514),                           # 241
        (SAME, 20, 18, 117),                     # 242
        (JZ, 20, 246),                           # 243
        (MOVE, 14, 66),                          # 244
        (JUMP, 297),                             # 245
        (JZ, 17, 514),                           # 246
        (SAME, 20, 18, 119),                     # 247
        (JZ, 20, 251),                           # 248
        (MOVE, 14, 69),                          # 249
        (JUMP, 297),                             # 250
        (JZ, 17, 514),                           # 251
        (SAME, 20, 18, 121),                     # 252
        (JZ, 20, 256),                           # 253
        (MOVE, 14, 72),                          # 254
        (JUMP, 297),                             # 255
        (JZ, 17, 514),                           # 256
        (SAME, 20, 18, 123),                     # 257
        (JZ, 20, 261),                           # 258
        (MOVE, 14, 75),                          # 259
        (JUMP, 297),                             # 260
        (JZ, 17, 514),                           # 261
        (SAME, 20, 18, 125),                     # 262
        (JZ, 20, 266),                           # 263
        (MOVE, 14, 78),                          # 264
        (JUMP, 297),                             # 265
        (JZ, 17, 514),                           # 266
        (SAME, 20, 18, 127),                     # 267
        (JZ, 20, 271),                           # 268
        (MOVE, 14, 81),                          # 269
        (JUMP, 297),                             # 270
        (JZ, 17, 514),                           # 271
        (SAME, 20, 18, 129),                     # 272
        (JZ, 20, 276),                           # 273
        (MOVE, 14, 84),                          # 274
        (JUMP, 297),                             # 275
        (JZ, 17, 514),                           # 276
        (SAME, 20, 18, 131),                     # 277
        (JZ, 20, 281),                           # 278
        (MOVE, 14, 87),                          # 279
        (JUMP, 297),                             # 280
        (JZ, 17, 514),                           # 281
        (SAME, 20, 18, 133),                     # 282
        (JZ, 20, 286),                           # 283
        (MOVE, 14, 90),                          # 284
        (JUMP, 297),                             # 285
        (JZ, 17, 514),                           # 286
        (SAME, 20, 18, 135),                     # 287
        (JZ, 20, 291),                           # 288
        (MOVE, 14, 93),                          # 289
        (JUMP, 297),                             # 290
        (JZ, 17, 514),                           # 291
        (SAME, 20, 18, 137),                     # 292
        (JZ, 20, 296),                           # 293
        (MOVE, 14, 96),                          # 294
        (JUMP, 297),                             # 295
        (MOVE, 14, 26),                          # 296
        (MOVE, 3, 14),                           # 297
        (STORE, 0, 13, 3),                       # 298
        (RUN, 0, 14, 8),                         # 299: flags, name_value_ccsid
        (NUMBER2, 3, 0, 5, 8, 52, 4),            # 300
        (SUB, 4, 3, 87),                         # 301
        (BYTES, 0, 15, 4),                       # 302: name_values
        (OPEN, 5, 0, 15),                        # 303
        (LOAD, 14, 0, 16),                       # 304
        (JLT, 14, 27, 415),                      # 305
        (ROWS, 15, 1),                           # 306: folders: repeat until
        (STORE, 0, 18, 15),                      # 307
        (MOVE, 14, 26),                          # 308
        (ROW, 1, 2, 15),                         # 309
        (NUMBER2, 16, 0, 14, 4, 52, 4),          # 310
        (STORE, 2, 0, 16),                       # 311
        (LOAD, 16, 0, 16),                       # 312
        (LOAD, 17, 0, 15),                       # 313
        (POSITION, 17, 17),                      # 314
        (SUB, 18, 16, 17),                       # 315
        (STORE, 2, 1, 18),                       # 316
        (LOAD, 16, 0, 3),                        # 317
        (AND, 17, 16, 22),                       # 318
        (EQ, 18, 17, 24),                        # 319
        (STORE, 2, 2, 18),                       # 320
        (LOAD, 16, 0, 4),                        # 321
        (STORE, 2, 3, 16),                       # 322
        (RUN, 2, 4, 4),                          # 323: len_data
        (LOAD, 16, 2, 0),                        # 324
        (JNE, 16, 139, 340),                     # 325
        (NUMBER2, 19, 2, 4, 0, 52, 3),           # 326
        (JLT, 19, 26, 335),                      # 327
        (LOAD, 20, 2, 1),                        # 328
        (SUB, 21, 20, 27),                       # 329
        (JGT, 19, 21, 335),                      # 330
        (MOD, 20, 19, 27),                       # 331
        (JNE, 20, 26, 335),                      # 332
        (NUMBER2, 16, 2, 4, 0, 52, 3),           # 333
        (JUMP, 336),                             # 334
        (MOVE, 16, 26),                          # 335
        (BYTES, 2, 6, 16),                       # 336: utf8
        (UNPAD, 2, 6, 32),                       # 337
        (TEXTAT, 2, 6, 2),                       # 338: utf8 is UTF-8
        (STORE, 2, 5, 23),                       # 339
        (LOAD, 16, 2, 0),                        # 340
        (JEQ, 16, 140, 344),                     # 341
        (JEQ, 16, 141, 344),                     # 342
        (JNE, 16, 142, 359),                     # 343
        (LOAD, 16, 2, 2),                        # 344
        (JZ, 16, 359),                           # 345
        (NUMBER2, 19, 2, 4, 0, 52, 3),           # 346
        (JLT, 19, 26, 355),                      # 347
        (LOAD, 20, 2, 1),                        # 348
        (SUB, 21, 20, 27),                       # 349
        (JGT, 19, 21, 355),                      # 350
        (MOD, 20, 19, 27),                       # 351
        (JNE, 20, 26, 355),                      # 352
        (NUMBER2, 16, 2, 4, 0, 52, 3),           # 353
        (JUMP, 356),                             # 354
        (MOVE, 16, 26),                          # 355
        (BYTES, 2, 9, 16),                       # 356: utf16le
        (TEXTAT, 2, 9, 3),                       # 357: utf16le is UTF-16LE
        (STORE, 2, 8, 23),                       # 358
        (LOAD, 16, 2, 0),                        # 359
        (JEQ, 16, 140, 363),                     # 360
        (JEQ, 16, 141, 363),                     # 361
        (JNE, 16, 142, 378),                     # 362
        (LOAD, 16, 2, 2),                        # 363
        (JNZ, 16, 378),                          # 364
        (NUMBER2, 19, 2, 4, 0, 52, 3),           # 365
        (JLT, 19, 26, 374),                      # 366
        (LOAD, 20, 2, 1),                        # 367
        (SUB, 21, 20, 27),                       # 368
        (JGT, 19, 21, 374),                      # 369
        (MOD, 20, 19, 27),                       # 370
        (JNE, 20, 26, 374),                      # 371
        (NUMBER2, 16, 2, 4, 0, 52, 3),           # 372
        (JUMP, 375),                             # 373
        (MOVE, 16, 26),                          # 374
        (BYTES, 2, 12, 16),                      # 375: utf16be
        (TEXTAT, 2, 12, 4),                      # 376: utf16be is UTF-16BE
        (STORE, 2, 11, 23),                      # 377
        (LOAD, 16, 2, 0),                        # 378
        (JEQ, 16, 139, 395),                     # 379
        (JEQ, 16, 140, 395),                     # 380
        (JEQ, 16, 141, 395),                     # 381
        (JEQ, 16, 142, 395),                     # 382
        (NUMBER2, 19, 2, 4, 0, 52, 3),           # 383
        (JLT, 19, 26, 392),                      # 384
        (LOAD, 20, 2, 1),                        # 385
        (SUB, 21, 20, 27),                       # 386
        (JGT, 19, 21, 392),                      # 387
        (MOD, 20, 19, 27),                       # 388
        (JNE, 20, 26, 392),                      # 389
        (NUMBER2, 16, 2, 4, 0, 52, 3),           # 390
        (JUMP, 393),                             # 391
        (MOVE, 16, 26),                          # 392
        (BYTES, 2, 15, 16),                      # 393: raw
        (STORE, 2, 14, 23),                      # 394
        (MOVE, 16, 26),                          # 395
        (LOAD, 17, 0, 16),                       # 396
        (LOAD, 18, 0, 15),                       # 397
        (POSITION, 18, 18),                      # 398
        (SUB, 19, 17, 18),                       # 399
        (JLT, 19, 27, 411),                      # 400
        (MOVE, 17, 26),                          # 401
        (NUMBER2, 18, 2, 4, 0, 52, 3),           # 402
        (JLT, 18, 26, 410),                      # 403
        (LOAD, 19, 2, 1),                        # 404
        (SUB, 20, 19, 27),                       # 405
        (JGT, 18, 20, 410),                      # 406
        (MOD, 19, 18, 27),                       # 407
        (JNE, 19, 26, 410),                      # 408
        (MOVE, 17, 23),                          # 409
        (JNZ, 17, 412),                          # 410
        (MOVE, 16, 23),                          # 411
        (COUNT, 14, 2, 0, 19),                   # 412
        (JZ, 16, 309),                           # 413
        (STORE, 0, 17, 23),                      # 414
        (REST, 0, 20),                           # 415: stray
        (CLOSE, 5),                              # 416
        (LOAD, 3, 0, 13),                        # 417
        (STORE, 0, 22, 3),                       # 418
        (REST, 0, 23),                           # 419: remainder
        (LOAD, 6, 0, 6),                         # 420
        (JZ, 6, 428),                            # 421
        (LOAD, 6, 0, 10),                        # 422
        (JZ, 6, 514),                            # 423
        (LOAD, 3, 0, 11),                        # 424
        (LOAD, 4, 0, 12),                        # 425
        (MOVE, 5, 23),                           # 426
        (JUMP, 433),                             # 427
        (LOAD, 6, 0, 7),                         # 428
        (JZ, 6, 514),                            # 429
        (LOAD, 3, 0, 8),                         # 430
        (LOAD, 4, 0, 9),                         # 431
        (MOVE, 5, 26),                           # 432
        (STORE, 0, 25, 3),                       # 433
        (STORE, 0, 26, 4),                       # 434
        (STORE, 0, 27, 5),                       # 435
        (LOAD, 3, 0, 17),                        # 436
        (JZ, 3, 484),                            # 437
        (MOVE, 4, 26),                           # 438
        (LOAD, 5, 0, 19),                        # 439
        (JGE, 4, 5, 484),                        # 440
        (ITEM, 2, 1, 0, 18, 4),                  # 441
        (MOVE, 6, 26),                           # 442
        (NUMBER2, 14, 2, 4, 0, 52, 3),           # 443
        (JLT, 14, 26, 451),                      # 444
        (LOAD, 15, 2, 1),                        # 445
        (SUB, 16, 15, 27),                       # 446
        (JGT, 14, 16, 451),                      # 447
        (MOD, 15, 14, 27),                       # 448
        (JNE, 15, 26, 451),                      # 449
        (MOVE, 6, 23),                           # 450
        (STORE, 2, 17, 6),                       # 451
        (LOAD, 6, 2, 0),                         # 452
        (JEQ, 6, 139, 457),                      # 453
        (JEQ, 6, 140, 457),                      # 454
        (JEQ, 6, 141, 457),                      # 455
        (JNE, 6, 142, 482),                      # 456
        (LOAD, 17, 2, 0),                        # 457
        (JNE, 17, 139, 465),                     # 458
        (LOAD, 17, 2, 5),                        # 459
        (JZ, 17, 514),                           # 460
        (LOAD, 14, 2, 6),                        # 461
        (LOAD, 15, 2, 7),                        # 462
        (MOVE, 16, 24),                          # 463
        (JUMP, 478),                             # 464
        (LOAD, 17, 2, 2),                        # 465
        (JZ, 17, 473),                           # 466
        (LOAD, 17, 2, 8),                        # 467
        (JZ, 17, 514),                           # 468
        (LOAD, 14, 2, 9),                        # 469
        (LOAD, 15, 2, 10),                       # 470
        (MOVE, 16, 143),                         # 471
        (JUMP, 478),                             # 472
        (LOAD, 17, 2, 11),                       # 473
        (JZ, 17, 514),                           # 474
        (LOAD, 14, 2, 12),                       # 475
        (LOAD, 15, 2, 13),                       # 476
        (MOVE, 16, 27),                          # 477
        (STORE, 2, 19, 14),                      # 478
        (STORE, 2, 20, 15),                      # 479
        (STORE, 2, 21, 16),                      # 480
        (STORE, 2, 18, 23),                      # 481
        (LOOP, 4, 0),                            # 482
        (JUMP, 439),                             # 483
        (LOAD, 6, 0, 16),                        # 484
        (JGE, 6, 27, 493),                       # 485
        (LOAD, 17, 0, 16),                       # 486
        (JNE, 17, 26, 490),                      # 487
        (MOVE, 14, 26),                          # 488
        (JUMP, 491),                             # 489
        (MOVE, 14, 24),                          # 490
        (MOVE, 3, 14),                           # 491
        (JUMP, 508),                             # 492
        (LOAD, 6, 0, 17),                        # 493
        (JZ, 6, 514),                            # 494
        (LOAD, 14, 0, 19),                       # 495
        (SUB, 14, 14, 23),                       # 496
        (ITEM, 3, 1, 0, 18, 14),                 # 497
        (LOAD, 15, 3, 17),                       # 498
        (JNZ, 15, 502),                          # 499
        (MOVE, 3, 23),                           # 500
        (JUMP, 508),                             # 501
        (LOAD, 14, 0, 20),                       # 502
        (LOAD, 15, 0, 21),                       # 503
        (JLE, 15, 26, 507),                      # 504
        (MOVE, 3, 24),                           # 505
        (JUMP, 508),                             # 506
        (MOVE, 3, 26),                           # 507
        (STORE, 0, 28, 3),                       # 508
        (NUMBER2, 3, 0, 5, 8, 52, 4),            # 509
        (MOD, 4, 3, 27),                         # 510
        (NE, 5, 4, 26),                          # 511
        (STORE, 0, 29, 5),                       # 512
        (DONE,),                                 # 513
        (FAIL,),                                 # 514
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
