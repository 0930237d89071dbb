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
        (JEQ, 7, 82, 21),                        # 6
        (MOVE, 4, 83),                           # 7
        (JUMP, 41),                              # 8
        (LOAD, 8, 0, 2),                         # 9
        (JNZ, 8, 20),                            # 10
        (SEEKROOT, 9, 84),                       # 11
        (ROOTSIZE, 14),                          # 12
        (JNE, 14, 82, 16),                       # 13
        (MOVE, 11, 82),                          # 14
        (JUMP, 17),                              # 15
        (MOVE, 11, 84),                          # 16
        (BYTES, 0, 3, 11),                       # 17: marks
        (CLOSE, 9),                              # 18
        (STORE, 0, 2, 83),                       # 19
        (RETURN, 1),                             # 20
        (CALL, 1, 9),                            # 21: marks
        (LOAD, 15, 0, 3),                        # 22
        (LOAD, 16, 0, 4),                        # 23
        (BYTE, 17, 15, 84),                      # 24
        (JLT, 17, 85, 40),                       # 25
        (LOAD, 15, 0, 3),                        # 26
        (LOAD, 16, 0, 4),                        # 27
        (BYTE, 17, 15, 84),                      # 28
        (JGE, 17, 86, 40),                       # 29
        (LOAD, 15, 0, 3),                        # 30
        (LOAD, 16, 0, 4),                        # 31
        (BYTE, 17, 15, 87),                      # 32
        (JLT, 17, 85, 40),                       # 33
        (LOAD, 15, 0, 3),                        # 34
        (LOAD, 16, 0, 4),                        # 35
        (BYTE, 17, 15, 87),                      # 36
        (JGE, 17, 86, 40),                       # 37
        (MOVE, 4, 88),                           # 38
        (JUMP, 41),                              # 39
        (MOVE, 4, 89),                           # 40
        (STORE, 0, 5, 4),                        # 41
        (SWITCH, 4, 3, 1),                       # 42
        (JUMP, 45),                              # 43
        (JUMP, 71),                              # 44
        (ROW, 1, 2, 4),                          # 45: sas_mq_attachment_count.body.printed
        (STORE, 0, 6, 4),                        # 46
        (OPEN, 5, 0, 0),                         # 47
        (ROWS, 15, 2),                           # 48: digits: repeat expr
        (STORE, 2, 0, 15),                       # 49
        (MOVE, 7, 84),                           # 50
        (JGE, 7, 82, 69),                        # 51
        (ROW, 2, 3, 15),                         # 52
        (RUN, 3, 0, 1),                          # 53: code
        (U1, 16, 3, 0, 0),                       # 54
        (JLT, 16, 85, 57),                       # 55
        (JLE, 16, 90, 67),                       # 56
        (JLT, 16, 91, 59),                       # 57
        (JLE, 16, 92, 67),                       # 58
        (JLT, 16, 93, 61),                       # 59
        (JLE, 16, 94, 67),                       # 60
        (JLT, 16, 95, 63),                       # 61
        (JLE, 16, 96, 67),                       # 62
        (JLT, 16, 97, 65),                       # 63
        (JLE, 16, 98, 67),                       # 64
        (JLT, 16, 99, 398),                      # 65
        (JGT, 16, 100, 398),                     # 66
        (COUNT, 7, 2, 2, 1),                     # 67
        (JUMP, 51),                              # 68
        (CLOSE, 5),                              # 69
        (JUMP, 191),                             # 70
        (ROW, 3, 4, 4),                          # 71: sas_mq_attachment_count.body.binary
        (STORE, 0, 7, 4),                        # 72
        (SAME, 15, 1, 101),                      # 73
        (JZ, 15, 77),                            # 74
        (MOVE, 5, 84),                           # 75
        (JUMP, 164),                             # 76
        (SAME, 15, 1, 103),                      # 77
        (JZ, 15, 81),                            # 78
        (MOVE, 5, 83),                           # 79
        (JUMP, 164),                             # 80
        (AND, 15, 3, 105),                       # 81
        (JNE, 15, 83, 85),                       # 82
        (MOVE, 5, 83),                           # 83
        (JUMP, 164),                             # 84
        (JEQ, 15, 89, 103),                      # 85
        (JUMP, 99),                              # 86: first_word, when it is asked for
        (LOAD, 18, 0, 8),                        # 87
        (JNZ, 18, 98),                           # 88
        (SEEKROOT, 19, 84),                      # 89
        (ROOTSIZE, 24),                          # 90
        (JLT, 24, 106, 94),                      # 91
        (MOVE, 21, 106),                         # 92
        (JUMP, 95),                              # 93
        (MOVE, 21, 84),                          # 94
        (BYTES, 0, 9, 21),                       # 95: first_word
        (CLOSE, 19),                             # 96
        (STORE, 0, 8, 83),                       # 97
        (RETURN, 5),                             # 98
        (CALL, 5, 87),                           # 99: first_word
        (LOAD, 15, 0, 9),                        # 100
        (LOAD, 16, 0, 10),                       # 101
        (JNE, 16, 84, 105),                      # 102
        (MOVE, 5, 84),                           # 103
        (JUMP, 164),                             # 104
        (LOAD, 15, 0, 5),                        # 105
        (JNE, 15, 89, 120),                      # 106
        (MOVE, 15, 84),                          # 107
        (CALL, 1, 9),                            # 108: marks
        (LOAD, 16, 0, 3),                        # 109
        (LOAD, 17, 0, 4),                        # 110
        (BYTE, 25, 16, 84),                      # 111
        (JNE, 25, 84, 118),                      # 112
        (LOAD, 16, 0, 3),                        # 113
        (LOAD, 17, 0, 4),                        # 114
        (BYTE, 25, 16, 87),                      # 115
        (JEQ, 25, 84, 118),                      # 116
        (MOVE, 15, 83),                          # 117
        (MOVE, 5, 15),                           # 118
        (JUMP, 164),                             # 119
        (MOVE, 15, 84),                          # 120
        (LOAD, 16, 0, 9),                        # 121
        (LOAD, 17, 0, 10),                       # 122
        (BYTE, 25, 16, 88),                      # 123
        (SHL, 26, 25, 82),                       # 124
        (LOAD, 27, 0, 9),                        # 125
        (LOAD, 28, 0, 10),                       # 126
        (BYTE, 29, 27, 89),                      # 127
        (ADD, 30, 26, 29),                       # 128
        (LOAD, 31, 0, 9),                        # 129
        (LOAD, 32, 0, 10),                       # 130
        (BYTE, 33, 31, 84),                      # 131
        (SHL, 34, 33, 82),                       # 132
        (LOAD, 35, 0, 9),                        # 133
        (LOAD, 36, 0, 10),                       # 134
        (BYTE, 37, 35, 83),                      # 135
        (ADD, 38, 34, 37),                       # 136
        (JGT, 30, 38, 162),                      # 137
        (LOAD, 16, 0, 9),                        # 138
        (LOAD, 17, 0, 10),                       # 139
        (BYTE, 25, 16, 88),                      # 140
        (SHL, 26, 25, 82),                       # 141
        (LOAD, 27, 0, 9),                        # 142
        (LOAD, 28, 0, 10),                       # 143
        (BYTE, 29, 27, 89),                      # 144
        (ADD, 30, 26, 29),                       # 145
        (LOAD, 31, 0, 9),                        # 146
        (LOAD, 32, 0, 10),                       # 147
        (BYTE, 33, 31, 84),                      # 148
        (SHL, 34, 33, 82),                       # 149
        (LOAD, 35, 0, 9),                        # 150
        (LOAD, 36, 0, 10),                       # 151
        (BYTE, 37, 35, 83),                      # 152
        (ADD, 38, 34, 37),                       # 153
        (JNE, 30, 38, 163),                      # 154
        (LOAD, 16, 0, 9),                        # 155
        (LOAD, 17, 0, 10),                       # 156
        (BYTE, 25, 16, 83),                      # 157
        (LOAD, 26, 0, 9),                        # 158
        (LOAD, 27, 0, 10),                       # 159
        (BYTE, 28, 26, 89),                      # 160
        (JLE, 25, 28, 163),                      # 161
        (MOVE, 15, 83),                          # 162
        (MOVE, 5, 15),                           # 163
        (STORE, 4, 0, 5),                        # 164
        (LOAD, 5, 0, 5),                         # 165
        (EQ, 6, 5, 89),                          # 166
        (STORE, 4, 1, 6),                        # 167
        (OPEN, 5, 0, 0),                         # 168
        (LOAD, 7, 4, 0),                         # 169
        (JNE, 7, 83, 173),                       # 170
        (STORE, 4, 2, 84),                       # 171: byte order be
        (JUMP, 176),                             # 172
        (JNE, 7, 84, 398),                       # 173
        (STORE, 4, 2, 83),                       # 174: byte order le
        (JUMP, 176),                             # 175
        (LOAD, 7, 4, 1),                         # 176
        (JNZ, 7, 182),                           # 177
        (RUN, 4, 4, 4),                          # 178: narrow
        (NUMBER2, 7, 4, 4, 0, 52, 2),            # 179
        (JLT, 7, 84, 398),                       # 180
        (STORE, 4, 3, 83),                       # 181
        (LOAD, 7, 4, 1),                         # 182
        (JZ, 7, 188),                            # 183
        (RUN, 4, 6, 8),                          # 184: wide
        (NUMBER2, 7, 4, 6, 0, 56, 2),            # 185
        (JLT, 7, 84, 398),                       # 186
        (STORE, 4, 5, 83),                       # 187
        (REST, 4, 7),                            # 188: trailing_bytes
        (CLOSE, 5),                              # 189
        (JUMP, 191),                             # 190
        (LOAD, 4, 0, 6),                         # 191
        (JZ, 4, 295),                            # 192
        (ROWAT, 2, 1, 4),                        # 193
        (MOVE, 5, 84),                           # 194
        (LOAD, 6, 2, 1),                         # 195
        (JGE, 5, 6, 200),                        # 196
        (ITEM, 3, 2, 2, 0, 5),                   # 197
        (LOOP, 5, 0),                            # 198
        (JUMP, 195),                             # 199
        (ITEM, 6, 2, 2, 0, 84),                  # 200
        (U1, 5, 6, 0, 0),                        # 201
        (AND, 6, 5, 105),                        # 202
        (U1, 25, 6, 0, 0),                       # 203
        (AND, 26, 25, 85),                       # 204
        (JNE, 26, 85, 208),                      # 205
        (MOVE, 15, 84),                          # 206
        (JUMP, 209),                             # 207
        (MOVE, 15, 107),                         # 208
        (ADD, 25, 6, 15),                        # 209
        (MUL, 26, 25, 108),                      # 210
        (ITEM, 7, 2, 2, 0, 83),                  # 211
        (U1, 27, 7, 0, 0),                       # 212
        (AND, 28, 27, 105),                      # 213
        (U1, 32, 7, 0, 0),                       # 214
        (AND, 33, 32, 85),                       # 215
        (JNE, 33, 85, 219),                      # 216
        (MOVE, 29, 84),                          # 217
        (JUMP, 220),                             # 218
        (MOVE, 29, 107),                         # 219
        (ADD, 32, 28, 29),                       # 220
        (ADD, 33, 26, 32),                       # 221
        (MUL, 34, 33, 108),                      # 222
        (ITEM, 8, 2, 2, 0, 89),                  # 223
        (U1, 35, 8, 0, 0),                       # 224
        (AND, 36, 35, 105),                      # 225
        (U1, 40, 8, 0, 0),                       # 226
        (AND, 41, 40, 85),                       # 227
        (JNE, 41, 85, 231),                      # 228
        (MOVE, 37, 84),                          # 229
        (JUMP, 232),                             # 230
        (MOVE, 37, 107),                         # 231
        (ADD, 40, 36, 37),                       # 232
        (ADD, 41, 34, 40),                       # 233
        (MUL, 42, 41, 108),                      # 234
        (ITEM, 9, 2, 2, 0, 88),                  # 235
        (U1, 43, 9, 0, 0),                       # 236
        (AND, 44, 43, 105),                      # 237
        (U1, 48, 9, 0, 0),                       # 238
        (AND, 49, 48, 85),                       # 239
        (JNE, 49, 85, 243),                      # 240
        (MOVE, 45, 84),                          # 241
        (JUMP, 244),                             # 242
        (MOVE, 45, 107),                         # 243
        (ADD, 48, 44, 45),                       # 244
        (ADD, 49, 42, 48),                       # 245
        (MUL, 50, 49, 109),                      # 246
        (ITEM, 10, 2, 2, 0, 106),                # 247
        (U1, 51, 10, 0, 0),                      # 248
        (AND, 52, 51, 105),                      # 249
        (U1, 56, 10, 0, 0),                      # 250
        (AND, 57, 56, 85),                       # 251
        (JNE, 57, 85, 255),                      # 252
        (MOVE, 53, 84),                          # 253
        (JUMP, 256),                             # 254
        (MOVE, 53, 107),                         # 255
        (ADD, 56, 52, 53),                       # 256
        (MUL, 57, 56, 108),                      # 257
        (ITEM, 11, 2, 2, 0, 110),                # 258
        (U1, 58, 11, 0, 0),                      # 259
        (AND, 59, 58, 105),                      # 260
        (U1, 63, 11, 0, 0),                      # 261
        (AND, 64, 63, 85),                       # 262
        (JNE, 64, 85, 266),                      # 263
        (MOVE, 60, 84),                          # 264
        (JUMP, 267),                             # 265
        (MOVE, 60, 107),                         # 266
        (ADD, 63, 59, 60),                       # 267
        (ADD, 64, 57, 63),                       # 268
        (MUL, 65, 64, 108),                      # 269
        (ITEM, 12, 2, 2, 0, 111),                # 270
        (U1, 66, 12, 0, 0),                      # 271
        (AND, 67, 66, 105),                      # 272
        (U1, 71, 12, 0, 0),                      # 273
        (AND, 72, 71, 85),                       # 274
        (JNE, 72, 85, 278),                      # 275
        (MOVE, 68, 84),                          # 276
        (JUMP, 279),                             # 277
        (MOVE, 68, 107),                         # 278
        (ADD, 71, 67, 68),                       # 279
        (ADD, 72, 65, 71),                       # 280
        (MUL, 73, 72, 108),                      # 281
        (ADD, 74, 50, 73),                       # 282
        (ITEM, 13, 2, 2, 0, 87),                 # 283
        (U1, 75, 13, 0, 0),                      # 284
        (AND, 76, 75, 105),                      # 285
        (U1, 80, 13, 0, 0),                      # 286
        (AND, 81, 80, 85),                       # 287
        (JNE, 81, 85, 291),                      # 288
        (MOVE, 77, 84),                          # 289
        (JUMP, 292),                             # 290
        (MOVE, 77, 107),                         # 291
        (ADD, 80, 76, 77),                       # 292
        (ADD, 81, 74, 80),                       # 293
        (STORE, 2, 2, 81),                       # 294
        (LOAD, 4, 0, 7),                         # 295
        (JZ, 4, 308),                            # 296
        (ROWAT, 4, 3, 4),                        # 297
        (LOAD, 15, 4, 1),                        # 298
        (JZ, 15, 304),                           # 299
        (LOAD, 15, 4, 5),                        # 300
        (JZ, 15, 398),                           # 301
        (NUMBER2, 5, 4, 6, 0, 56, 2),            # 302
        (JUMP, 307),                             # 303
        (LOAD, 15, 4, 3),                        # 304
        (JZ, 15, 398),                           # 305
        (NUMBER2, 5, 4, 4, 0, 52, 2),            # 306
        (STORE, 4, 9, 5),                        # 307
        (SAME, 7, 1, 101),                       # 308
        (JZ, 7, 312),                            # 309
        (MOVE, 4, 84),                           # 310
        (JUMP, 384),                             # 311
        (SAME, 7, 1, 103),                       # 312
        (JZ, 7, 316),                            # 313
        (MOVE, 4, 83),                           # 314
        (JUMP, 384),                             # 315
        (AND, 7, 3, 105),                        # 316
        (JNE, 7, 83, 320),                       # 317
        (MOVE, 4, 83),                           # 318
        (JUMP, 384),                             # 319
        (JEQ, 7, 89, 325),                       # 320
        (CALL, 5, 87),                           # 321: first_word
        (LOAD, 15, 0, 9),                        # 322
        (LOAD, 16, 0, 10),                       # 323
        (JNE, 16, 84, 327),                      # 324
        (MOVE, 4, 84),                           # 325
        (JUMP, 384),                             # 326
        (LOAD, 7, 0, 5),                         # 327
        (JNE, 7, 89, 342),                       # 328
        (MOVE, 7, 84),                           # 329
        (CALL, 1, 9),                            # 330: marks
        (LOAD, 15, 0, 3),                        # 331
        (LOAD, 16, 0, 4),                        # 332
        (BYTE, 17, 15, 84),                      # 333
        (JNE, 17, 84, 340),                      # 334
        (LOAD, 15, 0, 3),                        # 335
        (LOAD, 16, 0, 4),                        # 336
        (BYTE, 17, 15, 87),                      # 337
        (JEQ, 17, 84, 340),                      # 338
        (MOVE, 7, 83),                           # 339
        (MOVE, 4, 7),                            # 340
        (JUMP, 384),                             # 341
        (MOVE, 7, 84),                           # 342
        (BYTE, 17, 15, 88),                      # 343
        (SHL, 25, 17, 82),                       # 344
        (LOAD, 26, 0, 9),                        # 345
        (LOAD, 27, 0, 10),                       # 346
        (BYTE, 28, 26, 89),                      # 347
        (ADD, 29, 25, 28),                       # 348
        (LOAD, 30, 0, 9),                        # 349
        (LOAD, 31, 0, 10),                       # 350
        (BYTE, 32, 30, 84),                      # 351
        (SHL, 33, 32, 82),                       # 352
        (LOAD, 34, 0, 9),                        # 353
        (LOAD, 35, 0, 10),                       # 354
        (BYTE, 36, 34, 83),                      # 355
        (ADD, 37, 33, 36),                       # 356
        (JGT, 29, 37, 382),                      # 357
        (LOAD, 15, 0, 9),                        # 358
        (LOAD, 16, 0, 10),                       # 359
        (BYTE, 17, 15, 88),                      # 360
        (SHL, 25, 17, 82),                       # 361
        (LOAD, 26, 0, 9),                        # 362
        (LOAD, 27, 0, 10),                       # 363
        (BYTE, 28, 26, 89),                      # 364
        (ADD, 29, 25, 28),                       # 365
        (LOAD, 30, 0, 9),                        # 366
        (LOAD, 31, 0, 10),                       # 367
        (BYTE, 32, 30, 84),                      # 368
        (SHL, 33, 32, 82),                       # 369
        (LOAD, 34, 0, 9),                        # 370
        (LOAD, 35, 0, 10),                       # 371
        (BYTE, 36, 34, 83),                      # 372
        (ADD, 37, 33, 36),                       # 373
        (JNE, 29, 37, 383),                      # 374
        (LOAD, 15, 0, 9),                        # 375
        (LOAD, 16, 0, 10),                       # 376
        (BYTE, 17, 15, 83),                      # 377
        (LOAD, 25, 0, 9),                        # 378
        (LOAD, 26, 0, 10),                       # 379
        (BYTE, 27, 25, 89),                      # 380
        (JLE, 17, 27, 383),                      # 381
        (MOVE, 7, 83),                           # 382
        (MOVE, 4, 7),                            # 383
        (STORE, 0, 11, 4),                       # 384
        (LOAD, 7, 0, 5),                         # 385
        (JNE, 7, 88, 392),                       # 386
        (LOAD, 7, 0, 6),                         # 387
        (JZ, 7, 398),                            # 388
        (ROWAT, 14, 1, 7),                       # 389
        (LOAD, 4, 14, 2),                        # 390
        (JUMP, 396),                             # 391
        (LOAD, 7, 0, 7),                         # 392
        (JZ, 7, 398),                            # 393
        (ROWAT, 15, 3, 7),                       # 394
        (LOAD, 4, 15, 9),                        # 395
        (STORE, 0, 12, 4),                       # 396
        (DONE,),                                 # 397
        (FAIL,),                                 # 398
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
