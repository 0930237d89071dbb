# Generated from ksy/sas/sas_mq_attachment_count.ksy by `ksyspark generate`; do not edit.
"""Plans of sas_mq_attachment_count: what the machine runs for each message and where it leaves each column; `FRAME` and `IN_STEP` cut streams."""

from ksyspark.machine.opcodes import ADD, AND, BYTE, BYTES, CALL, CLOSE, COUNT, DONE, EQ, FAIL, ITEM, JEQ, JGE, JGT, JLE, JLT, JNE, JNZ, JUMP, JZ, LOAD, LOOP, MOVE, MUL, NUMBER2, OPEN, PARAM, REST, RETURN, ROOTSIZE, ROW, ROWAT, ROWS, RUN, SAME, SEEKROOT, SHL, STORE, SWITCH, U1
from ksyspark.machine.plan import Apply, Formula, Inline, Items, Number, OneOf, Plan, Present, Rows, Span, Table, Worked

PLAN = Plan(
    program=(
        (ROW, 0, 0, 0),                          # 0: sas_mq_attachment_count
        (PARAM, 1, 0),                           # 1: byte_order
        (PARAM, 2, 1),                           # 2: byte_order
        (PARAM, 3, 2),                           # 3: encoding
        (REST, 0, 0),                            # 4: body
        (ROOTSIZE, 7),                           # 5
        (JEQ, 7, 82, 22),                        # 6
        (MOVE, 4, 83),                           # 7
        (JUMP, 42),                              # 8
        (JUMP, 22),                              # 9: marks, when it is asked for
        (LOAD, 8, 0, 2),                         # 10
        (JNZ, 8, 21),                            # 11
        (SEEKROOT, 9, 84),                       # 12
        (ROOTSIZE, 14),                          # 13
        (JNE, 14, 82, 17),                       # 14
        (MOVE, 11, 82),                          # 15
        (JUMP, 18),                              # 16
        (MOVE, 11, 84),                          # 17
        (BYTES, 0, 3, 11),                       # 18: marks
        (CLOSE, 9),                              # 19
        (STORE, 0, 2, 83),                       # 20
        (RETURN, 1),                             # 21
        (CALL, 1, 10),                           # 22: marks
        (LOAD, 15, 0, 3),                        # 23
        (LOAD, 16, 0, 4),                        # 24
        (BYTE, 17, 15, 84),                      # 25
        (JLT, 17, 85, 41),                       # 26
        (LOAD, 15, 0, 3),                        # 27
        (LOAD, 16, 0, 4),                        # 28
        (BYTE, 17, 15, 84),                      # 29
        (JGE, 17, 86, 41),                       # 30
        (LOAD, 15, 0, 3),                        # 31
        (LOAD, 16, 0, 4),                        # 32
        (BYTE, 17, 15, 87),                      # 33
        (JLT, 17, 85, 41),                       # 34
        (LOAD, 15, 0, 3),                        # 35
        (LOAD, 16, 0, 4),                        # 36
        (BYTE, 17, 15, 87),                      # 37
        (JGE, 17, 86, 41),                       # 38
        (MOVE, 4, 88),                           # 39
        (JUMP, 42),                              # 40
        (MOVE, 4, 89),                           # 41
        (STORE, 0, 5, 4),                        # 42
        (SWITCH, 4, 3, 1),                       # 43
        (JUMP, 46),                              # 44
        (JUMP, 72),                              # 45
        (ROW, 1, 2, 4),                          # 46: sas_mq_attachment_count.body.printed
        (STORE, 0, 6, 4),                        # 47
        (OPEN, 5, 0, 0),                         # 48
        (ROWS, 15, 2),                           # 49: digits: repeat expr
        (STORE, 2, 0, 15),                       # 50
        (MOVE, 7, 84),                           # 51
        (JGE, 7, 82, 70),                        # 52
        (ROW, 2, 3, 15),                         # 53
        (RUN, 3, 0, 1),                          # 54: code
        (U1, 16, 3, 0, 0),                       # 55
        (JLT, 16, 85, 58),                       # 56
        (JLE, 16, 90, 68),                       # 57
        (JLT, 16, 91, 60),                       # 58
        (JLE, 16, 92, 68),                       # 59
        (JLT, 16, 93, 62),                       # 60
        (JLE, 16, 94, 68),                       # 61
        (JLT, 16, 95, 64),                       # 62
        (JLE, 16, 96, 68),                       # 63
        (JLT, 16, 97, 66),                       # 64
        (JLE, 16, 98, 68),                       # 65
        (JLT, 16, 99, 400),                      # 66
        (JGT, 16, 100, 400),                     # 67
        (COUNT, 7, 2, 2, 1),                     # 68
        (JUMP, 52),                              # 69
        (CLOSE, 5),                              # 70
        (JUMP, 193),                             # 71
        (ROW, 3, 4, 4),                          # 72: sas_mq_attachment_count.body.binary
        (STORE, 0, 7, 4),                        # 73
        (SAME, 15, 1, 101),                      # 74
        (JZ, 15, 78),                            # 75
        (MOVE, 5, 84),                           # 76
        (JUMP, 165),                             # 77
        (SAME, 15, 1, 103),                      # 78
        (JZ, 15, 82),                            # 79
        (MOVE, 5, 83),                           # 80
        (JUMP, 165),                             # 81
        (AND, 15, 3, 105),                       # 82
        (JNE, 15, 83, 86),                       # 83
        (MOVE, 5, 83),                           # 84
        (JUMP, 165),                             # 85
        (JEQ, 15, 89, 104),                      # 86
        (JUMP, 100),                             # 87: first_word, when it is asked for
        (LOAD, 18, 0, 8),                        # 88
        (JNZ, 18, 99),                           # 89
        (SEEKROOT, 19, 84),                      # 90
        (ROOTSIZE, 24),                          # 91
        (JLT, 24, 106, 95),                      # 92
        (MOVE, 21, 106),                         # 93
        (JUMP, 96),                              # 94
        (MOVE, 21, 84),                          # 95
        (BYTES, 0, 9, 21),                       # 96: first_word
        (CLOSE, 19),                             # 97
        (STORE, 0, 8, 83),                       # 98
        (RETURN, 5),                             # 99
        (CALL, 5, 88),                           # 100: first_word
        (LOAD, 15, 0, 9),                        # 101
        (LOAD, 16, 0, 10),                       # 102
        (JNE, 16, 84, 106),                      # 103
        (MOVE, 5, 84),                           # 104
        (JUMP, 165),                             # 105
        (LOAD, 15, 0, 5),                        # 106
        (JNE, 15, 89, 121),                      # 107
        (MOVE, 15, 84),                          # 108
        (CALL, 1, 10),                           # 109: marks
        (LOAD, 16, 0, 3),                        # 110
        (LOAD, 17, 0, 4),                        # 111
        (BYTE, 25, 16, 84),                      # 112
        (JNE, 25, 84, 119),                      # 113
        (LOAD, 16, 0, 3),                        # 114
        (LOAD, 17, 0, 4),                        # 115
        (BYTE, 25, 16, 87),                      # 116
        (JEQ, 25, 84, 119),                      # 117
        (MOVE, 15, 83),                          # 118
        (MOVE, 5, 15),                           # 119
        (JUMP, 165),                             # 120
        (MOVE, 15, 84),                          # 121
        (LOAD, 16, 0, 9),                        # 122
        (LOAD, 17, 0, 10),                       # 123
        (BYTE, 25, 16, 88),                      # 124
        (SHL, 26, 25, 82),                       # 125
        (LOAD, 27, 0, 9),                        # 126
        (LOAD, 28, 0, 10),                       # 127
        (BYTE, 29, 27, 89),                      # 128
        (ADD, 30, 26, 29),                       # 129
        (LOAD, 31, 0, 9),                        # 130
        (LOAD, 32, 0, 10),                       # 131
        (BYTE, 33, 31, 84),                      # 132
        (SHL, 34, 33, 82),                       # 133
        (LOAD, 35, 0, 9),                        # 134
        (LOAD, 36, 0, 10),                       # 135
        (BYTE, 37, 35, 83),                      # 136
        (ADD, 38, 34, 37),                       # 137
        (JGT, 30, 38, 163),                      # 138
        (LOAD, 16, 0, 9),                        # 139
        (LOAD, 17, 0, 10),                       # 140
        (BYTE, 25, 16, 88),                      # 141
        (SHL, 26, 25, 82),                       # 142
        (LOAD, 27, 0, 9),                        # 143
        (LOAD, 28, 0, 10),                       # 144
        (BYTE, 29, 27, 89),                      # 145
        (ADD, 30, 26, 29),                       # 146
        (LOAD, 31, 0, 9),                        # 147
        (LOAD, 32, 0, 10),                       # 148
        (BYTE, 33, 31, 84),                      # 149
        (SHL, 34, 33, 82),                       # 150
        (LOAD, 35, 0, 9),                        # 151
        (LOAD, 36, 0, 10),                       # 152
        (BYTE, 37, 35, 83),                      # 153
        (ADD, 38, 34, 37),                       # 154
        (JNE, 30, 38, 164),                      # 155
        (LOAD, 16, 0, 9),                        # 156
        (LOAD, 17, 0, 10),                       # 157
        (BYTE, 25, 16, 83),                      # 158
        (LOAD, 26, 0, 9),                        # 159
        (LOAD, 27, 0, 10),                       # 160
        (BYTE, 28, 26, 89),                      # 161
        (JLE, 25, 28, 164),                      # 162
        (MOVE, 15, 83),                          # 163
        (MOVE, 5, 15),                           # 164
        (STORE, 4, 0, 5),                        # 165
        (LOAD, 5, 0, 5),                         # 166
        (EQ, 6, 5, 89),                          # 167
        (STORE, 4, 1, 6),                        # 168
        (OPEN, 5, 0, 0),                         # 169
        (LOAD, 7, 4, 0),                         # 170
        (JNE, 7, 83, 174),                       # 171
        (STORE, 4, 2, 84),                       # 172: byte order be
        (JUMP, 178),                             # 173
        (JNE, 7, 84, 400),                       # 174
        (STORE, 4, 2, 83),                       # 175: byte order le
        (JUMP, 178),                             # 176
        (JUMP, 400),                             # 177
        (LOAD, 7, 4, 1),                         # 178
        (JNZ, 7, 184),                           # 179
        (RUN, 4, 4, 4),                          # 180: narrow
        (NUMBER2, 7, 4, 4, 0, 52, 2),            # 181
        (JLT, 7, 84, 400),                       # 182
        (STORE, 4, 3, 83),                       # 183
        (LOAD, 7, 4, 1),                         # 184
        (JZ, 7, 190),                            # 185
        (RUN, 4, 6, 8),                          # 186: wide
        (NUMBER2, 7, 4, 6, 0, 56, 2),            # 187
        (JLT, 7, 84, 400),                       # 188
        (STORE, 4, 5, 83),                       # 189
        (REST, 4, 7),                            # 190: trailing_bytes
        (CLOSE, 5),                              # 191
        (JUMP, 193),                             # 192
        (LOAD, 4, 0, 6),                         # 193
        (JZ, 4, 297),                            # 194
        (ROWAT, 2, 1, 4),                        # 195
        (MOVE, 5, 84),                           # 196
        (LOAD, 6, 2, 1),                         # 197
        (JGE, 5, 6, 202),                        # 198
        (ITEM, 3, 2, 2, 0, 5),                   # 199
        (LOOP, 5, 0),                            # 200
        (JUMP, 197),                             # 201
        (ITEM, 6, 2, 2, 0, 84),                  # 202
        (U1, 5, 6, 0, 0),                        # 203
        (AND, 6, 5, 105),                        # 204
        (U1, 25, 6, 0, 0),                       # 205
        (AND, 26, 25, 85),                       # 206
        (JNE, 26, 85, 210),                      # 207
        (MOVE, 15, 84),                          # 208
        (JUMP, 211),                             # 209
        (MOVE, 15, 107),                         # 210
        (ADD, 25, 6, 15),                        # 211
        (MUL, 26, 25, 108),                      # 212
        (ITEM, 7, 2, 2, 0, 83),                  # 213
        (U1, 27, 7, 0, 0),                       # 214
        (AND, 28, 27, 105),                      # 215
        (U1, 32, 7, 0, 0),                       # 216
        (AND, 33, 32, 85),                       # 217
        (JNE, 33, 85, 221),                      # 218
        (MOVE, 29, 84),                          # 219
        (JUMP, 222),                             # 220
        (MOVE, 29, 107),                         # 221
        (ADD, 32, 28, 29),                       # 222
        (ADD, 33, 26, 32),                       # 223
        (MUL, 34, 33, 108),                      # 224
        (ITEM, 8, 2, 2, 0, 89),                  # 225
        (U1, 35, 8, 0, 0),                       # 226
        (AND, 36, 35, 105),                      # 227
        (U1, 40, 8, 0, 0),                       # 228
        (AND, 41, 40, 85),                       # 229
        (JNE, 41, 85, 233),                      # 230
        (MOVE, 37, 84),                          # 231
        (JUMP, 234),                             # 232
        (MOVE, 37, 107),                         # 233
        (ADD, 40, 36, 37),                       # 234
        (ADD, 41, 34, 40),                       # 235
        (MUL, 42, 41, 108),                      # 236
        (ITEM, 9, 2, 2, 0, 88),                  # 237
        (U1, 43, 9, 0, 0),                       # 238
        (AND, 44, 43, 105),                      # 239
        (U1, 48, 9, 0, 0),                       # 240
        (AND, 49, 48, 85),                       # 241
        (JNE, 49, 85, 245),                      # 242
        (MOVE, 45, 84),                          # 243
        (JUMP, 246),                             # 244
        (MOVE, 45, 107),                         # 245
        (ADD, 48, 44, 45),                       # 246
        (ADD, 49, 42, 48),                       # 247
        (MUL, 50, 49, 109),                      # 248
        (ITEM, 10, 2, 2, 0, 106),                # 249
        (U1, 51, 10, 0, 0),                      # 250
        (AND, 52, 51, 105),                      # 251
        (U1, 56, 10, 0, 0),                      # 252
        (AND, 57, 56, 85),                       # 253
        (JNE, 57, 85, 257),                      # 254
        (MOVE, 53, 84),                          # 255
        (JUMP, 258),                             # 256
        (MOVE, 53, 107),                         # 257
        (ADD, 56, 52, 53),                       # 258
        (MUL, 57, 56, 108),                      # 259
        (ITEM, 11, 2, 2, 0, 110),                # 260
        (U1, 58, 11, 0, 0),                      # 261
        (AND, 59, 58, 105),                      # 262
        (U1, 63, 11, 0, 0),                      # 263
        (AND, 64, 63, 85),                       # 264
        (JNE, 64, 85, 268),                      # 265
        (MOVE, 60, 84),                          # 266
        (JUMP, 269),                             # 267
        (MOVE, 60, 107),                         # 268
        (ADD, 63, 59, 60),                       # 269
        (ADD, 64, 57, 63),                       # 270
        (MUL, 65, 64, 108),                      # 271
        (ITEM, 12, 2, 2, 0, 111),                # 272
        (U1, 66, 12, 0, 0),                      # 273
        (AND, 67, 66, 105),                      # 274
        (U1, 71, 12, 0, 0),                      # 275
        (AND, 72, 71, 85),                       # 276
        (JNE, 72, 85, 280),                      # 277
        (MOVE, 68, 84),                          # 278
        (JUMP, 281),                             # 279
        (MOVE, 68, 107),                         # 280
        (ADD, 71, 67, 68),                       # 281
        (ADD, 72, 65, 71),                       # 282
        (MUL, 73, 72, 108),                      # 283
        (ADD, 74, 50, 73),                       # 284
        (ITEM, 13, 2, 2, 0, 87),                 # 285
        (U1, 75, 13, 0, 0),                      # 286
        (AND, 76, 75, 105),                      # 287
        (U1, 80, 13, 0, 0),                      # 288
        (AND, 81, 80, 85),                       # 289
        (JNE, 81, 85, 293),                      # 290
        (MOVE, 77, 84),                          # 291
        (JUMP, 294),                             # 292
        (MOVE, 77, 107),                         # 293
        (ADD, 80, 76, 77),                       # 294
        (ADD, 81, 74, 80),                       # 295
        (STORE, 2, 2, 81),                       # 296
        (LOAD, 4, 0, 7),                         # 297
        (JZ, 4, 310),                            # 298
        (ROWAT, 4, 3, 4),                        # 299
        (LOAD, 15, 4, 1),                        # 300
        (JZ, 15, 306),                           # 301
        (LOAD, 15, 4, 5),                        # 302
        (JZ, 15, 400),                           # 303
        (NUMBER2, 5, 4, 6, 0, 56, 2),            # 304
        (JUMP, 309),                             # 305
        (LOAD, 15, 4, 3),                        # 306
        (JZ, 15, 400),                           # 307
        (NUMBER2, 5, 4, 4, 0, 52, 2),            # 308
        (STORE, 4, 9, 5),                        # 309
        (SAME, 7, 1, 101),                       # 310
        (JZ, 7, 314),                            # 311
        (MOVE, 4, 84),                           # 312
        (JUMP, 386),                             # 313
        (SAME, 7, 1, 103),                       # 314
        (JZ, 7, 318),                            # 315
        (MOVE, 4, 83),                           # 316
        (JUMP, 386),                             # 317
        (AND, 7, 3, 105),                        # 318
        (JNE, 7, 83, 322),                       # 319
        (MOVE, 4, 83),                           # 320
        (JUMP, 386),                             # 321
        (JEQ, 7, 89, 327),                       # 322
        (CALL, 5, 88),                           # 323: first_word
        (LOAD, 15, 0, 9),                        # 324
        (LOAD, 16, 0, 10),                       # 325
        (JNE, 16, 84, 329),                      # 326
        (MOVE, 4, 84),                           # 327
        (JUMP, 386),                             # 328
        (LOAD, 7, 0, 5),                         # 329
        (JNE, 7, 89, 344),                       # 330
        (MOVE, 7, 84),                           # 331
        (CALL, 1, 10),                           # 332: marks
        (LOAD, 15, 0, 3),                        # 333
        (LOAD, 16, 0, 4),                        # 334
        (BYTE, 17, 15, 84),                      # 335
        (JNE, 17, 84, 342),                      # 336
        (LOAD, 15, 0, 3),                        # 337
        (LOAD, 16, 0, 4),                        # 338
        (BYTE, 17, 15, 87),                      # 339
        (JEQ, 17, 84, 342),                      # 340
        (MOVE, 7, 83),                           # 341
        (MOVE, 4, 7),                            # 342
        (JUMP, 386),                             # 343
        (MOVE, 7, 84),                           # 344
        (BYTE, 17, 15, 88),                      # 345
        (SHL, 25, 17, 82),                       # 346
        (LOAD, 26, 0, 9),                        # 347
        (LOAD, 27, 0, 10),                       # 348
        (BYTE, 28, 26, 89),                      # 349
        (ADD, 29, 25, 28),                       # 350
        (LOAD, 30, 0, 9),                        # 351
        (LOAD, 31, 0, 10),                       # 352
        (BYTE, 32, 30, 84),                      # 353
        (SHL, 33, 32, 82),                       # 354
        (LOAD, 34, 0, 9),                        # 355
        (LOAD, 35, 0, 10),                       # 356
        (BYTE, 36, 34, 83),                      # 357
        (ADD, 37, 33, 36),                       # 358
        (JGT, 29, 37, 384),                      # 359
        (LOAD, 15, 0, 9),                        # 360
        (LOAD, 16, 0, 10),                       # 361
        (BYTE, 17, 15, 88),                      # 362
        (SHL, 25, 17, 82),                       # 363
        (LOAD, 26, 0, 9),                        # 364
        (LOAD, 27, 0, 10),                       # 365
        (BYTE, 28, 26, 89),                      # 366
        (ADD, 29, 25, 28),                       # 367
        (LOAD, 30, 0, 9),                        # 368
        (LOAD, 31, 0, 10),                       # 369
        (BYTE, 32, 30, 84),                      # 370
        (SHL, 33, 32, 82),                       # 371
        (LOAD, 34, 0, 9),                        # 372
        (LOAD, 35, 0, 10),                       # 373
        (BYTE, 36, 34, 83),                      # 374
        (ADD, 37, 33, 36),                       # 375
        (JNE, 29, 37, 385),                      # 376
        (LOAD, 15, 0, 9),                        # 377
        (LOAD, 16, 0, 10),                       # 378
        (BYTE, 17, 15, 83),                      # 379
        (LOAD, 25, 0, 9),                        # 380
        (LOAD, 26, 0, 10),                       # 381
        (BYTE, 27, 25, 89),                      # 382
        (JLE, 17, 27, 385),                      # 383
        (MOVE, 7, 83),                           # 384
        (MOVE, 4, 7),                            # 385
        (STORE, 0, 11, 4),                       # 386
        (LOAD, 7, 0, 5),                         # 387
        (JNE, 7, 88, 394),                       # 388
        (LOAD, 7, 0, 6),                         # 389
        (JZ, 7, 400),                            # 390
        (ROWAT, 14, 1, 7),                       # 391
        (LOAD, 4, 14, 2),                        # 392
        (JUMP, 398),                             # 393
        (LOAD, 7, 0, 7),                         # 394
        (JZ, 7, 400),                            # 395
        (ROWAT, 15, 3, 7),                       # 396
        (LOAD, 4, 15, 9),                        # 397
        (STORE, 0, 12, 4),                       # 398
        (DONE,),                                 # 399
        (FAIL,),                                 # 400
    ),
    constants=b'littlebig',
    tables=(
        Table(13, (2, 6, 7, 8)),  # 0: sas_mq_attachment_count
        Table(3, (1,)),  # 1: sas_mq_attachment_count.body.printed
        Table(1, ()),  # 2: printed.digits[]
        Table(10, (3, 5)),  # 3: sas_mq_attachment_count.body.binary
    ),
    registers=82,
    numbers=(8, 1, 0, 48, 250, 7, 3, 2, 57, 65, 70, 97, 102, 240, 249, 193, 198, 129, 134, -1, 6, -7, 3, 15, 4, 9, 16, 65536, 5, 6),
    addresses=(0, -1, 1, 2, 3, -1, 2, 2, 2, 2, 2, 2, 2, 2, 1, 3),
    encodings=(),
    root=Inline({
        'marks': Present(2, Span(3, None)),
        'form': Worked(5, 'int'),
        'first_word': Present(8, Span(9, None)),
        'body': OneOf({'printed': Rows(6, 1, Inline({
            'digits': Items(0, 2, Inline({
                'code': Number(0, 0, 1, False, False, 'be'),
                'value': Formula('int', Apply('+', (Apply('&', (Number(0, 0, 1, False, False, 'be'), 15)), Apply('?', (Apply('==', (Apply('&', (Number(0, 0, 1, False, False, 'be'), 48)), 48)), 0, 9))))),
            })),
            'value': Worked(2, 'int'),
        })), 'binary': Rows(7, 3, Inline({
            'narrow': Present(3, Number(4, 0, 4, True, False, 'be', 2)),
            'wide': Present(5, Number(6, 0, 8, True, False, 'be', 2)),
            'trailing_bytes': Span(7, None),
            'value': Worked(9, 'int'),
        }))}),
        'is_be': Worked(11, 'bool'),
        'num_messages': Worked(12, 'int'),
    }),
    checks=(
    ),
    unsupported={},
)

FRAME = None
IN_STEP = None
