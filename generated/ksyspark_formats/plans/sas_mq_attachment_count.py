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
        (JEQ, 7, 81, 22),                        # 6
        (MOVE, 4, 82),                           # 7
        (JUMP, 43),                              # 8
        (JUMP, 22),                              # 9: marks, when it is asked for
        (LOAD, 10, 0, 2),                        # 10
        (JNZ, 10, 21),                           # 11
        (SEEKROOT, 11, 83),                      # 12
        (ROOTSIZE, 16),                          # 13
        (JNE, 16, 81, 17),                       # 14
        (MOVE, 13, 81),                          # 15
        (JUMP, 18),                              # 16
        (MOVE, 13, 83),                          # 17
        (BYTES, 0, 3, 13),                       # 18: marks
        (CLOSE, 11),                             # 19
        (STORE, 0, 2, 82),                       # 20
        (RETURN, 1),                             # 21
        (CALL, 1, 10),                           # 22: marks
        (LOAD, 17, 0, 3),                        # 23
        (LOAD, 18, 0, 4),                        # 24
        (BYTE, 19, 17, 83),                      # 25
        (JLT, 19, 84, 41),                       # 26
        (LOAD, 17, 0, 3),                        # 27
        (LOAD, 18, 0, 4),                        # 28
        (BYTE, 19, 17, 83),                      # 29
        (JGE, 19, 85, 41),                       # 30
        (LOAD, 17, 0, 3),                        # 31
        (LOAD, 18, 0, 4),                        # 32
        (BYTE, 19, 17, 86),                      # 33
        (JLT, 19, 84, 41),                       # 34
        (LOAD, 17, 0, 3),                        # 35
        (LOAD, 18, 0, 4),                        # 36
        (BYTE, 19, 17, 86),                      # 37
        (JGE, 19, 85, 41),                       # 38
        (MOVE, 7, 87),                           # 39
        (JUMP, 42),                              # 40
        (MOVE, 7, 88),                           # 41
        (MOVE, 4, 7),                            # 42
        (STORE, 0, 5, 4),                        # 43
        (SWITCH, 4, 3, 1),                       # 44
        (JUMP, 47),                              # 45
        (JUMP, 78),                              # 46
        (ROW, 1, 2, 4),                          # 47: sas_mq_attachment_count.body.printed
        (STORE, 0, 6, 4),                        # 48
        (OPEN, 5, 0, 0),                         # 49
        (ROWS, 8, 2),                            # 50: digits: repeat expr
        (STORE, 2, 0, 8),                        # 51
        (MOVE, 7, 83),                           # 52
        (JGE, 7, 81, 76),                        # 53
        (ROW, 2, 3, 8),                          # 54
        (RUN, 3, 0, 1),                          # 55: code
        (U1, 9, 3, 0, 0),                        # 56
        (JLT, 9, 84, 59),                        # 57
        (JLE, 9, 89, 74),                        # 58
        (U1, 9, 3, 0, 0),                        # 59
        (JLT, 9, 90, 62),                        # 60
        (JLE, 9, 91, 74),                        # 61
        (U1, 9, 3, 0, 0),                        # 62
        (JLT, 9, 92, 65),                        # 63
        (JLE, 9, 93, 74),                        # 64
        (U1, 9, 3, 0, 0),                        # 65
        (JLT, 9, 94, 68),                        # 66
        (JLE, 9, 95, 74),                        # 67
        (U1, 9, 3, 0, 0),                        # 68
        (JLT, 9, 96, 71),                        # 69
        (JLE, 9, 97, 74),                        # 70
        (U1, 9, 3, 0, 0),                        # 71
        (JLT, 9, 98, 424),                       # 72
        (JGT, 9, 99, 424),                       # 73
        (COUNT, 7, 2, 2, 1),                     # 74
        (JUMP, 53),                              # 75
        (CLOSE, 5),                              # 76
        (JUMP, 205),                             # 77
        (ROW, 3, 4, 4),                          # 78: sas_mq_attachment_count.body.binary
        (STORE, 0, 7, 4),                        # 79
        (SAME, 8, 1, 100),                       # 80
        (JZ, 8, 84),                             # 81
        (MOVE, 5, 83),                           # 82
        (JUMP, 177),                             # 83
        (SAME, 20, 1, 102),                      # 84
        (JZ, 20, 88),                            # 85
        (MOVE, 17, 82),                          # 86
        (JUMP, 176),                             # 87
        (AND, 23, 3, 104),                       # 88
        (JNE, 23, 82, 92),                       # 89
        (MOVE, 20, 82),                          # 90
        (JUMP, 175),                             # 91
        (AND, 26, 3, 104),                       # 92
        (JEQ, 26, 88, 111),                      # 93
        (JUMP, 107),                             # 94: first_word, when it is asked for
        (LOAD, 27, 0, 8),                        # 95
        (JNZ, 27, 106),                          # 96
        (SEEKROOT, 28, 83),                      # 97
        (ROOTSIZE, 33),                          # 98
        (JLT, 33, 105, 102),                     # 99
        (MOVE, 30, 105),                         # 100
        (JUMP, 103),                             # 101
        (MOVE, 30, 83),                          # 102
        (BYTES, 0, 9, 30),                       # 103: first_word
        (CLOSE, 28),                             # 104
        (STORE, 0, 8, 82),                       # 105
        (RETURN, 5),                             # 106
        (CALL, 5, 95),                           # 107: first_word
        (LOAD, 34, 0, 9),                        # 108
        (LOAD, 35, 0, 10),                       # 109
        (JNE, 35, 83, 113),                      # 110
        (MOVE, 23, 83),                          # 111
        (JUMP, 174),                             # 112
        (LOAD, 37, 0, 5),                        # 113
        (JNE, 37, 88, 128),                      # 114
        (MOVE, 37, 83),                          # 115
        (CALL, 1, 10),                           # 116: marks
        (LOAD, 38, 0, 3),                        # 117
        (LOAD, 39, 0, 4),                        # 118
        (BYTE, 40, 38, 83),                      # 119
        (JNE, 40, 83, 126),                      # 120
        (LOAD, 38, 0, 3),                        # 121
        (LOAD, 39, 0, 4),                        # 122
        (BYTE, 40, 38, 86),                      # 123
        (JEQ, 40, 83, 126),                      # 124
        (MOVE, 37, 82),                          # 125
        (MOVE, 34, 37),                          # 126
        (JUMP, 173),                             # 127
        (MOVE, 38, 83),                          # 128
        (CALL, 5, 95),                           # 129: first_word
        (LOAD, 39, 0, 9),                        # 130
        (LOAD, 40, 0, 10),                       # 131
        (BYTE, 41, 39, 87),                      # 132
        (SHL, 42, 41, 81),                       # 133
        (LOAD, 43, 0, 9),                        # 134
        (LOAD, 44, 0, 10),                       # 135
        (BYTE, 45, 43, 88),                      # 136
        (ADD, 46, 42, 45),                       # 137
        (LOAD, 47, 0, 9),                        # 138
        (LOAD, 48, 0, 10),                       # 139
        (BYTE, 49, 47, 83),                      # 140
        (SHL, 50, 49, 81),                       # 141
        (LOAD, 51, 0, 9),                        # 142
        (LOAD, 52, 0, 10),                       # 143
        (BYTE, 53, 51, 82),                      # 144
        (ADD, 54, 50, 53),                       # 145
        (JGT, 46, 54, 171),                      # 146
        (LOAD, 39, 0, 9),                        # 147
        (LOAD, 40, 0, 10),                       # 148
        (BYTE, 41, 39, 87),                      # 149
        (SHL, 42, 41, 81),                       # 150
        (LOAD, 43, 0, 9),                        # 151
        (LOAD, 44, 0, 10),                       # 152
        (BYTE, 45, 43, 88),                      # 153
        (ADD, 46, 42, 45),                       # 154
        (LOAD, 47, 0, 9),                        # 155
        (LOAD, 48, 0, 10),                       # 156
        (BYTE, 49, 47, 83),                      # 157
        (SHL, 50, 49, 81),                       # 158
        (LOAD, 51, 0, 9),                        # 159
        (LOAD, 52, 0, 10),                       # 160
        (BYTE, 53, 51, 82),                      # 161
        (ADD, 54, 50, 53),                       # 162
        (JNE, 46, 54, 172),                      # 163
        (LOAD, 39, 0, 9),                        # 164
        (LOAD, 40, 0, 10),                       # 165
        (BYTE, 41, 39, 82),                      # 166
        (LOAD, 42, 0, 9),                        # 167
        (LOAD, 43, 0, 10),                       # 168
        (BYTE, 44, 42, 88),                      # 169
        (JLE, 41, 44, 172),                      # 170
        (MOVE, 38, 82),                          # 171
        (MOVE, 34, 38),                          # 172
        (MOVE, 23, 34),                          # 173
        (MOVE, 20, 23),                          # 174
        (MOVE, 17, 20),                          # 175
        (MOVE, 5, 17),                           # 176
        (STORE, 4, 0, 5),                        # 177
        (LOAD, 5, 0, 5),                         # 178
        (EQ, 6, 5, 88),                          # 179
        (STORE, 4, 1, 6),                        # 180
        (OPEN, 5, 0, 0),                         # 181
        (LOAD, 7, 4, 0),                         # 182
        (JNE, 7, 82, 186),                       # 183
        (STORE, 4, 2, 83),                       # 184: byte order be
        (JUMP, 190),                             # 185
        (JNE, 7, 83, 424),                       # 186
        (STORE, 4, 2, 82),                       # 187: byte order le
        (JUMP, 190),                             # 188
        (JUMP, 424),                             # 189
        (LOAD, 7, 4, 1),                         # 190
        (JNZ, 7, 196),                           # 191
        (RUN, 4, 4, 4),                          # 192: narrow
        (NUMBER2, 7, 4, 4, 0, 52, 2),            # 193
        (JLT, 7, 83, 424),                       # 194
        (STORE, 4, 3, 82),                       # 195
        (LOAD, 7, 4, 1),                         # 196
        (JZ, 7, 202),                            # 197
        (RUN, 4, 6, 8),                          # 198: wide
        (NUMBER2, 7, 4, 6, 0, 56, 2),            # 199
        (JLT, 7, 83, 424),                       # 200
        (STORE, 4, 5, 82),                       # 201
        (REST, 4, 7),                            # 202: trailing_bytes
        (CLOSE, 5),                              # 203
        (JUMP, 205),                             # 204
        (LOAD, 4, 0, 6),                         # 205
        (JZ, 4, 309),                            # 206
        (ROWAT, 2, 1, 4),                        # 207
        (MOVE, 5, 83),                           # 208
        (LOAD, 6, 2, 1),                         # 209
        (JGE, 5, 6, 214),                        # 210
        (ITEM, 3, 2, 2, 0, 5),                   # 211
        (LOOP, 5, 0),                            # 212
        (JUMP, 209),                             # 213
        (ITEM, 6, 2, 2, 0, 83),                  # 214
        (U1, 5, 6, 0, 0),                        # 215
        (AND, 6, 5, 104),                        # 216
        (U1, 17, 6, 0, 0),                       # 217
        (AND, 18, 17, 84),                       # 218
        (JNE, 18, 84, 222),                      # 219
        (MOVE, 7, 83),                           # 220
        (JUMP, 223),                             # 221
        (MOVE, 7, 106),                          # 222
        (ADD, 17, 6, 7),                         # 223
        (MUL, 18, 17, 107),                      # 224
        (ITEM, 7, 2, 2, 0, 82),                  # 225
        (U1, 19, 7, 0, 0),                       # 226
        (AND, 20, 19, 104),                      # 227
        (U1, 24, 7, 0, 0),                       # 228
        (AND, 25, 24, 84),                       # 229
        (JNE, 25, 84, 233),                      # 230
        (MOVE, 21, 83),                          # 231
        (JUMP, 234),                             # 232
        (MOVE, 21, 106),                         # 233
        (ADD, 24, 20, 21),                       # 234
        (ADD, 25, 18, 24),                       # 235
        (MUL, 26, 25, 107),                      # 236
        (ITEM, 8, 2, 2, 0, 88),                  # 237
        (U1, 34, 8, 0, 0),                       # 238
        (AND, 35, 34, 104),                      # 239
        (U1, 39, 8, 0, 0),                       # 240
        (AND, 40, 39, 84),                       # 241
        (JNE, 40, 84, 245),                      # 242
        (MOVE, 36, 83),                          # 243
        (JUMP, 246),                             # 244
        (MOVE, 36, 106),                         # 245
        (ADD, 39, 35, 36),                       # 246
        (ADD, 40, 26, 39),                       # 247
        (MUL, 41, 40, 107),                      # 248
        (ITEM, 9, 2, 2, 0, 87),                  # 249
        (U1, 42, 9, 0, 0),                       # 250
        (AND, 43, 42, 104),                      # 251
        (U1, 47, 9, 0, 0),                       # 252
        (AND, 48, 47, 84),                       # 253
        (JNE, 48, 84, 257),                      # 254
        (MOVE, 44, 83),                          # 255
        (JUMP, 258),                             # 256
        (MOVE, 44, 106),                         # 257
        (ADD, 47, 43, 44),                       # 258
        (ADD, 48, 41, 47),                       # 259
        (MUL, 49, 48, 108),                      # 260
        (ITEM, 10, 2, 2, 0, 105),                # 261
        (U1, 50, 10, 0, 0),                      # 262
        (AND, 51, 50, 104),                      # 263
        (U1, 55, 10, 0, 0),                      # 264
        (AND, 56, 55, 84),                       # 265
        (JNE, 56, 84, 269),                      # 266
        (MOVE, 52, 83),                          # 267
        (JUMP, 270),                             # 268
        (MOVE, 52, 106),                         # 269
        (ADD, 55, 51, 52),                       # 270
        (MUL, 56, 55, 107),                      # 271
        (ITEM, 11, 2, 2, 0, 109),                # 272
        (U1, 57, 11, 0, 0),                      # 273
        (AND, 58, 57, 104),                      # 274
        (U1, 62, 11, 0, 0),                      # 275
        (AND, 63, 62, 84),                       # 276
        (JNE, 63, 84, 280),                      # 277
        (MOVE, 59, 83),                          # 278
        (JUMP, 281),                             # 279
        (MOVE, 59, 106),                         # 280
        (ADD, 62, 58, 59),                       # 281
        (ADD, 63, 56, 62),                       # 282
        (MUL, 64, 63, 107),                      # 283
        (ITEM, 12, 2, 2, 0, 110),                # 284
        (U1, 65, 12, 0, 0),                      # 285
        (AND, 66, 65, 104),                      # 286
        (U1, 70, 12, 0, 0),                      # 287
        (AND, 71, 70, 84),                       # 288
        (JNE, 71, 84, 292),                      # 289
        (MOVE, 67, 83),                          # 290
        (JUMP, 293),                             # 291
        (MOVE, 67, 106),                         # 292
        (ADD, 70, 66, 67),                       # 293
        (ADD, 71, 64, 70),                       # 294
        (MUL, 72, 71, 107),                      # 295
        (ADD, 73, 49, 72),                       # 296
        (ITEM, 13, 2, 2, 0, 86),                 # 297
        (U1, 74, 13, 0, 0),                      # 298
        (AND, 75, 74, 104),                      # 299
        (U1, 79, 13, 0, 0),                      # 300
        (AND, 80, 79, 84),                       # 301
        (JNE, 80, 84, 305),                      # 302
        (MOVE, 76, 83),                          # 303
        (JUMP, 306),                             # 304
        (MOVE, 76, 106),                         # 305
        (ADD, 79, 75, 76),                       # 306
        (ADD, 80, 73, 79),                       # 307
        (STORE, 2, 2, 80),                       # 308
        (LOAD, 4, 0, 7),                         # 309
        (JZ, 4, 324),                            # 310
        (ROWAT, 4, 3, 4),                        # 311
        (LOAD, 8, 4, 1),                         # 312
        (JZ, 8, 319),                            # 313
        (LOAD, 8, 4, 5),                         # 314
        (JZ, 8, 424),                            # 315
        (NUMBER2, 9, 4, 6, 0, 56, 2),            # 316
        (MOVE, 5, 9),                            # 317
        (JUMP, 323),                             # 318
        (LOAD, 17, 4, 3),                        # 319
        (JZ, 17, 424),                           # 320
        (NUMBER2, 18, 4, 4, 0, 52, 2),           # 321
        (MOVE, 5, 18),                           # 322
        (STORE, 4, 9, 5),                        # 323
        (SAME, 7, 1, 100),                       # 324
        (JZ, 7, 328),                            # 325
        (MOVE, 4, 83),                           # 326
        (JUMP, 408),                             # 327
        (SAME, 17, 1, 102),                      # 328
        (JZ, 17, 332),                           # 329
        (MOVE, 7, 82),                           # 330
        (JUMP, 407),                             # 331
        (AND, 20, 3, 104),                       # 332
        (JNE, 20, 82, 336),                      # 333
        (MOVE, 17, 82),                          # 334
        (JUMP, 406),                             # 335
        (AND, 23, 3, 104),                       # 336
        (JEQ, 23, 88, 342),                      # 337
        (CALL, 5, 95),                           # 338: first_word
        (LOAD, 23, 0, 9),                        # 339
        (LOAD, 24, 0, 10),                       # 340
        (JNE, 24, 83, 344),                      # 341
        (MOVE, 20, 83),                          # 342
        (JUMP, 405),                             # 343
        (LOAD, 26, 0, 5),                        # 344
        (JNE, 26, 88, 359),                      # 345
        (MOVE, 26, 83),                          # 346
        (CALL, 1, 10),                           # 347: marks
        (LOAD, 34, 0, 3),                        # 348
        (LOAD, 35, 0, 4),                        # 349
        (BYTE, 36, 34, 83),                      # 350
        (JNE, 36, 83, 357),                      # 351
        (LOAD, 34, 0, 3),                        # 352
        (LOAD, 35, 0, 4),                        # 353
        (BYTE, 36, 34, 86),                      # 354
        (JEQ, 36, 83, 357),                      # 355
        (MOVE, 26, 82),                          # 356
        (MOVE, 23, 26),                          # 357
        (JUMP, 404),                             # 358
        (MOVE, 34, 83),                          # 359
        (CALL, 5, 95),                           # 360: first_word
        (LOAD, 35, 0, 9),                        # 361
        (LOAD, 36, 0, 10),                       # 362
        (BYTE, 37, 35, 87),                      # 363
        (SHL, 38, 37, 81),                       # 364
        (LOAD, 39, 0, 9),                        # 365
        (LOAD, 40, 0, 10),                       # 366
        (BYTE, 41, 39, 88),                      # 367
        (ADD, 42, 38, 41),                       # 368
        (LOAD, 43, 0, 9),                        # 369
        (LOAD, 44, 0, 10),                       # 370
        (BYTE, 45, 43, 83),                      # 371
        (SHL, 46, 45, 81),                       # 372
        (LOAD, 47, 0, 9),                        # 373
        (LOAD, 48, 0, 10),                       # 374
        (BYTE, 49, 47, 82),                      # 375
        (ADD, 50, 46, 49),                       # 376
        (JGT, 42, 50, 402),                      # 377
        (LOAD, 35, 0, 9),                        # 378
        (LOAD, 36, 0, 10),                       # 379
        (BYTE, 37, 35, 87),                      # 380
        (SHL, 38, 37, 81),                       # 381
        (LOAD, 39, 0, 9),                        # 382
        (LOAD, 40, 0, 10),                       # 383
        (BYTE, 41, 39, 88),                      # 384
        (ADD, 42, 38, 41),                       # 385
        (LOAD, 43, 0, 9),                        # 386
        (LOAD, 44, 0, 10),                       # 387
        (BYTE, 45, 43, 83),                      # 388
        (SHL, 46, 45, 81),                       # 389
        (LOAD, 47, 0, 9),                        # 390
        (LOAD, 48, 0, 10),                       # 391
        (BYTE, 49, 47, 82),                      # 392
        (ADD, 50, 46, 49),                       # 393
        (JNE, 42, 50, 403),                      # 394
        (LOAD, 35, 0, 9),                        # 395
        (LOAD, 36, 0, 10),                       # 396
        (BYTE, 37, 35, 82),                      # 397
        (LOAD, 38, 0, 9),                        # 398
        (LOAD, 39, 0, 10),                       # 399
        (BYTE, 40, 38, 88),                      # 400
        (JLE, 37, 40, 403),                      # 401
        (MOVE, 34, 82),                          # 402
        (MOVE, 23, 34),                          # 403
        (MOVE, 20, 23),                          # 404
        (MOVE, 17, 20),                          # 405
        (MOVE, 7, 17),                           # 406
        (MOVE, 4, 7),                            # 407
        (STORE, 0, 11, 4),                       # 408
        (LOAD, 7, 0, 5),                         # 409
        (JNE, 7, 87, 417),                       # 410
        (LOAD, 7, 0, 6),                         # 411
        (JZ, 7, 424),                            # 412
        (ROWAT, 14, 1, 7),                       # 413
        (LOAD, 8, 14, 2),                        # 414
        (MOVE, 4, 8),                            # 415
        (JUMP, 422),                             # 416
        (LOAD, 9, 0, 7),                         # 417
        (JZ, 9, 424),                            # 418
        (ROWAT, 15, 3, 9),                       # 419
        (LOAD, 17, 15, 9),                       # 420
        (MOVE, 4, 17),                           # 421
        (STORE, 0, 12, 4),                       # 422
        (DONE,),                                 # 423
        (FAIL,),                                 # 424
    ),
    constants=b'littlebig',
    tables=(
        Table(13, (2, 6, 7, 8)),  # 0: sas_mq_attachment_count
        Table(3, (1,)),  # 1: sas_mq_attachment_count.body.printed
        Table(1, ()),  # 2: printed.digits[]
        Table(10, (3, 5)),  # 3: sas_mq_attachment_count.body.binary
    ),
    registers=81,
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
