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
        (JUMP, 404),                             # 43
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
        (JZ, 6, 404),                            # 64
        (LOAD, 17, 0, 10),                       # 65
        (JZ, 17, 404),                           # 66
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
        (JNZ, 6, 404),                           # 161
        (LOAD, 17, 0, 7),                        # 162
        (JZ, 17, 404),                           # 163
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
        (NUMBER2, 3, 0, 5, 8, 52, 4),            # 258
        (SUB, 4, 3, 74),                         # 259
        (STORE, 0, 15, 4),                       # 260
        (LOAD, 3, 0, 6),                         # 261
        (JNZ, 3, 268),                           # 262
        (LOAD, 3, 0, 15),                        # 263
        (BYTES, 0, 17, 3),                       # 264: ascii
        (UNPAD, 0, 17, 32),                      # 265
        (CUT, 0, 17, 0, 0),                      # 266
        (STORE, 0, 16, 22),                      # 267
        (LOAD, 3, 0, 6),                         # 268
        (JZ, 3, 275),                            # 269
        (LOAD, 3, 0, 15),                        # 270
        (BYTES, 0, 20, 3),                       # 271: ebcdic
        (UNPAD, 0, 20, 64),                      # 272
        (CUT, 0, 20, 0, 0),                      # 273
        (STORE, 0, 19, 22),                      # 274
        (LOAD, 3, 0, 13),                        # 275
        (STORE, 0, 22, 3),                       # 276
        (REST, 0, 23),                           # 277: remainder
        (LOAD, 6, 0, 6),                         # 278
        (JZ, 6, 286),                            # 279
        (LOAD, 6, 0, 10),                        # 280
        (JZ, 6, 404),                            # 281
        (LOAD, 3, 0, 11),                        # 282
        (LOAD, 4, 0, 12),                        # 283
        (MOVE, 5, 22),                           # 284
        (JUMP, 291),                             # 285
        (LOAD, 6, 0, 7),                         # 286
        (JZ, 6, 404),                            # 287
        (LOAD, 3, 0, 8),                         # 288
        (LOAD, 4, 0, 9),                         # 289
        (MOVE, 5, 25),                           # 290
        (STORE, 0, 25, 3),                       # 291
        (STORE, 0, 26, 4),                       # 292
        (STORE, 0, 27, 5),                       # 293
        (LOAD, 6, 0, 6),                         # 294
        (JZ, 6, 348),                            # 295
        (JNE, 2, 29, 306),                       # 296
        (LOAD, 17, 0, 19),                       # 297
        (JZ, 17, 404),                           # 298
        (LOAD, 18, 0, 20),                       # 299
        (LOAD, 19, 0, 21),                       # 300
        (TEXT, 18, 2),                           # 301
        (MOVE, 14, 18),                          # 302
        (MOVE, 15, 19),                          # 303
        (MOVE, 16, 23),                          # 304
        (JUMP, 344),                             # 305
        (JNE, 2, 138, 316),                      # 306
        (LOAD, 17, 0, 19),                       # 307
        (JZ, 17, 404),                           # 308
        (LOAD, 18, 0, 20),                       # 309
        (LOAD, 19, 0, 21),                       # 310
        (TEXT, 18, 3),                           # 311
        (MOVE, 14, 18),                          # 312
        (MOVE, 15, 19),                          # 313
        (MOVE, 16, 139),                         # 314
        (JUMP, 344),                             # 315
        (JNE, 2, 140, 326),                      # 316
        (LOAD, 17, 0, 19),                       # 317
        (JZ, 17, 404),                           # 318
        (LOAD, 18, 0, 20),                       # 319
        (LOAD, 19, 0, 21),                       # 320
        (TEXT, 18, 4),                           # 321
        (MOVE, 14, 18),                          # 322
        (MOVE, 15, 19),                          # 323
        (MOVE, 16, 26),                          # 324
        (JUMP, 344),                             # 325
        (JNE, 2, 141, 336),                      # 326
        (LOAD, 17, 0, 19),                       # 327
        (JZ, 17, 404),                           # 328
        (LOAD, 18, 0, 20),                       # 329
        (LOAD, 19, 0, 21),                       # 330
        (TEXT, 18, 5),                           # 331
        (MOVE, 14, 18),                          # 332
        (MOVE, 15, 19),                          # 333
        (MOVE, 16, 142),                         # 334
        (JUMP, 344),                             # 335
        (LOAD, 17, 0, 19),                       # 336
        (JZ, 17, 404),                           # 337
        (LOAD, 18, 0, 20),                       # 338
        (LOAD, 19, 0, 21),                       # 339
        (TEXT, 18, 1),                           # 340
        (MOVE, 14, 18),                          # 341
        (MOVE, 15, 19),                          # 342
        (MOVE, 16, 22),                          # 343
        (MOVE, 3, 14),                           # 344
        (MOVE, 4, 15),                           # 345
        (MOVE, 5, 16),                           # 346
        (JUMP, 396),                             # 347
        (JNE, 2, 143, 358),                      # 348
        (LOAD, 6, 0, 16),                        # 349
        (JZ, 6, 404),                            # 350
        (LOAD, 14, 0, 17),                       # 351
        (LOAD, 15, 0, 18),                       # 352
        (TEXT, 14, 6),                           # 353
        (MOVE, 3, 14),                           # 354
        (MOVE, 4, 15),                           # 355
        (MOVE, 5, 144),                          # 356
        (JUMP, 396),                             # 357
        (JNE, 2, 145, 368),                      # 358
        (LOAD, 6, 0, 16),                        # 359
        (JZ, 6, 404),                            # 360
        (LOAD, 14, 0, 17),                       # 361
        (LOAD, 15, 0, 18),                       # 362
        (TEXT, 14, 7),                           # 363
        (MOVE, 3, 14),                           # 364
        (MOVE, 4, 15),                           # 365
        (MOVE, 5, 27),                           # 366
        (JUMP, 396),                             # 367
        (JNE, 2, 146, 378),                      # 368
        (LOAD, 6, 0, 16),                        # 369
        (JZ, 6, 404),                            # 370
        (LOAD, 14, 0, 17),                       # 371
        (LOAD, 15, 0, 18),                       # 372
        (TEXT, 14, 8),                           # 373
        (MOVE, 3, 14),                           # 374
        (MOVE, 4, 15),                           # 375
        (MOVE, 5, 24),                           # 376
        (JUMP, 396),                             # 377
        (JNE, 2, 147, 388),                      # 378
        (LOAD, 6, 0, 16),                        # 379
        (JZ, 6, 404),                            # 380
        (LOAD, 14, 0, 17),                       # 381
        (LOAD, 15, 0, 18),                       # 382
        (TEXT, 14, 9),                           # 383
        (MOVE, 3, 14),                           # 384
        (MOVE, 4, 15),                           # 385
        (MOVE, 5, 148),                          # 386
        (JUMP, 396),                             # 387
        (LOAD, 6, 0, 16),                        # 388
        (JZ, 6, 404),                            # 389
        (LOAD, 14, 0, 17),                       # 390
        (LOAD, 15, 0, 18),                       # 391
        (TEXT, 14, 0),                           # 392
        (MOVE, 3, 14),                           # 393
        (MOVE, 4, 15),                           # 394
        (MOVE, 5, 25),                           # 395
        (STORE, 0, 28, 3),                       # 396
        (STORE, 0, 29, 4),                       # 397
        (STORE, 0, 30, 5),                       # 398
        (NUMBER2, 3, 0, 5, 8, 52, 4),            # 399
        (MOD, 4, 3, 26),                         # 400
        (NE, 5, 4, 25),                          # 401
        (STORE, 0, 31, 5),                       # 402
        (DONE,),                                 # 403
        (FAIL,),                                 # 404
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
