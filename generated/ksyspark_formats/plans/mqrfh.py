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
        (JZ, 6, 159),                            # 61
        (LOAD, 6, 0, 6),                         # 62
        (JZ, 6, 403),                            # 63
        (LOAD, 17, 0, 10),                       # 64
        (JZ, 17, 403),                           # 65
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
        (JNZ, 6, 403),                           # 160
        (LOAD, 17, 0, 7),                        # 161
        (JZ, 17, 403),                           # 162
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
        (NUMBER2, 3, 0, 5, 8, 52, 4),            # 257
        (SUB, 4, 3, 74),                         # 258
        (STORE, 0, 15, 4),                       # 259
        (LOAD, 3, 0, 6),                         # 260
        (JNZ, 3, 267),                           # 261
        (LOAD, 3, 0, 15),                        # 262
        (BYTES, 0, 17, 3),                       # 263: ascii
        (UNPAD, 0, 17, 32),                      # 264
        (CUT, 0, 17, 0, 0),                      # 265
        (STORE, 0, 16, 22),                      # 266
        (LOAD, 3, 0, 6),                         # 267
        (JZ, 3, 274),                            # 268
        (LOAD, 3, 0, 15),                        # 269
        (BYTES, 0, 20, 3),                       # 270: ebcdic
        (UNPAD, 0, 20, 64),                      # 271
        (CUT, 0, 20, 0, 0),                      # 272
        (STORE, 0, 19, 22),                      # 273
        (LOAD, 3, 0, 13),                        # 274
        (STORE, 0, 22, 3),                       # 275
        (REST, 0, 23),                           # 276: remainder
        (LOAD, 6, 0, 6),                         # 277
        (JZ, 6, 285),                            # 278
        (LOAD, 6, 0, 10),                        # 279
        (JZ, 6, 403),                            # 280
        (LOAD, 3, 0, 11),                        # 281
        (LOAD, 4, 0, 12),                        # 282
        (MOVE, 5, 22),                           # 283
        (JUMP, 290),                             # 284
        (LOAD, 6, 0, 7),                         # 285
        (JZ, 6, 403),                            # 286
        (LOAD, 3, 0, 8),                         # 287
        (LOAD, 4, 0, 9),                         # 288
        (MOVE, 5, 25),                           # 289
        (STORE, 0, 25, 3),                       # 290
        (STORE, 0, 26, 4),                       # 291
        (STORE, 0, 27, 5),                       # 292
        (LOAD, 6, 0, 6),                         # 293
        (JZ, 6, 347),                            # 294
        (JNE, 2, 29, 305),                       # 295
        (LOAD, 17, 0, 19),                       # 296
        (JZ, 17, 403),                           # 297
        (LOAD, 18, 0, 20),                       # 298
        (LOAD, 19, 0, 21),                       # 299
        (TEXT, 18, 2),                           # 300
        (MOVE, 14, 18),                          # 301
        (MOVE, 15, 19),                          # 302
        (MOVE, 16, 23),                          # 303
        (JUMP, 343),                             # 304
        (JNE, 2, 138, 315),                      # 305
        (LOAD, 17, 0, 19),                       # 306
        (JZ, 17, 403),                           # 307
        (LOAD, 18, 0, 20),                       # 308
        (LOAD, 19, 0, 21),                       # 309
        (TEXT, 18, 3),                           # 310
        (MOVE, 14, 18),                          # 311
        (MOVE, 15, 19),                          # 312
        (MOVE, 16, 139),                         # 313
        (JUMP, 343),                             # 314
        (JNE, 2, 140, 325),                      # 315
        (LOAD, 17, 0, 19),                       # 316
        (JZ, 17, 403),                           # 317
        (LOAD, 18, 0, 20),                       # 318
        (LOAD, 19, 0, 21),                       # 319
        (TEXT, 18, 4),                           # 320
        (MOVE, 14, 18),                          # 321
        (MOVE, 15, 19),                          # 322
        (MOVE, 16, 26),                          # 323
        (JUMP, 343),                             # 324
        (JNE, 2, 141, 335),                      # 325
        (LOAD, 17, 0, 19),                       # 326
        (JZ, 17, 403),                           # 327
        (LOAD, 18, 0, 20),                       # 328
        (LOAD, 19, 0, 21),                       # 329
        (TEXT, 18, 5),                           # 330
        (MOVE, 14, 18),                          # 331
        (MOVE, 15, 19),                          # 332
        (MOVE, 16, 142),                         # 333
        (JUMP, 343),                             # 334
        (LOAD, 17, 0, 19),                       # 335
        (JZ, 17, 403),                           # 336
        (LOAD, 18, 0, 20),                       # 337
        (LOAD, 19, 0, 21),                       # 338
        (TEXT, 18, 1),                           # 339
        (MOVE, 14, 18),                          # 340
        (MOVE, 15, 19),                          # 341
        (MOVE, 16, 22),                          # 342
        (MOVE, 3, 14),                           # 343
        (MOVE, 4, 15),                           # 344
        (MOVE, 5, 16),                           # 345
        (JUMP, 395),                             # 346
        (JNE, 2, 143, 357),                      # 347
        (LOAD, 6, 0, 16),                        # 348
        (JZ, 6, 403),                            # 349
        (LOAD, 14, 0, 17),                       # 350
        (LOAD, 15, 0, 18),                       # 351
        (TEXT, 14, 6),                           # 352
        (MOVE, 3, 14),                           # 353
        (MOVE, 4, 15),                           # 354
        (MOVE, 5, 144),                          # 355
        (JUMP, 395),                             # 356
        (JNE, 2, 145, 367),                      # 357
        (LOAD, 6, 0, 16),                        # 358
        (JZ, 6, 403),                            # 359
        (LOAD, 14, 0, 17),                       # 360
        (LOAD, 15, 0, 18),                       # 361
        (TEXT, 14, 7),                           # 362
        (MOVE, 3, 14),                           # 363
        (MOVE, 4, 15),                           # 364
        (MOVE, 5, 27),                           # 365
        (JUMP, 395),                             # 366
        (JNE, 2, 146, 377),                      # 367
        (LOAD, 6, 0, 16),                        # 368
        (JZ, 6, 403),                            # 369
        (LOAD, 14, 0, 17),                       # 370
        (LOAD, 15, 0, 18),                       # 371
        (TEXT, 14, 8),                           # 372
        (MOVE, 3, 14),                           # 373
        (MOVE, 4, 15),                           # 374
        (MOVE, 5, 24),                           # 375
        (JUMP, 395),                             # 376
        (JNE, 2, 147, 387),                      # 377
        (LOAD, 6, 0, 16),                        # 378
        (JZ, 6, 403),                            # 379
        (LOAD, 14, 0, 17),                       # 380
        (LOAD, 15, 0, 18),                       # 381
        (TEXT, 14, 9),                           # 382
        (MOVE, 3, 14),                           # 383
        (MOVE, 4, 15),                           # 384
        (MOVE, 5, 148),                          # 385
        (JUMP, 395),                             # 386
        (LOAD, 6, 0, 16),                        # 387
        (JZ, 6, 403),                            # 388
        (LOAD, 14, 0, 17),                       # 389
        (LOAD, 15, 0, 18),                       # 390
        (TEXT, 14, 0),                           # 391
        (MOVE, 3, 14),                           # 392
        (MOVE, 4, 15),                           # 393
        (MOVE, 5, 25),                           # 394
        (STORE, 0, 28, 3),                       # 395
        (STORE, 0, 29, 4),                       # 396
        (STORE, 0, 30, 5),                       # 397
        (NUMBER2, 3, 0, 5, 8, 52, 4),            # 398
        (MOD, 4, 3, 26),                         # 399
        (NE, 5, 4, 25),                          # 400
        (STORE, 0, 31, 5),                       # 401
        (DONE,),                                 # 402
        (FAIL,),                                 # 403
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
