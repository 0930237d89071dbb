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
        (JUMP, 77),                              # 45
        (ROW, 1, 2, 4),                          # 46: sas_mq_attachment_count.body.printed
        (STORE, 0, 6, 4),                        # 47
        (OPEN, 5, 0, 0),                         # 48
        (ROWS, 15, 2),                           # 49: digits: repeat expr
        (STORE, 2, 0, 15),                       # 50
        (MOVE, 7, 84),                           # 51
        (JGE, 7, 82, 75),                        # 52
        (ROW, 2, 3, 15),                         # 53
        (RUN, 3, 0, 1),                          # 54: code
        (U1, 16, 3, 0, 0),                       # 55
        (JLT, 16, 85, 58),                       # 56
        (JLE, 16, 90, 73),                       # 57
        (U1, 16, 3, 0, 0),                       # 58
        (JLT, 16, 91, 61),                       # 59
        (JLE, 16, 92, 73),                       # 60
        (U1, 16, 3, 0, 0),                       # 61
        (JLT, 16, 93, 64),                       # 62
        (JLE, 16, 94, 73),                       # 63
        (U1, 16, 3, 0, 0),                       # 64
        (JLT, 16, 95, 67),                       # 65
        (JLE, 16, 96, 73),                       # 66
        (U1, 16, 3, 0, 0),                       # 67
        (JLT, 16, 97, 70),                       # 68
        (JLE, 16, 98, 73),                       # 69
        (U1, 16, 3, 0, 0),                       # 70
        (JLT, 16, 99, 411),                      # 71
        (JGT, 16, 100, 411),                     # 72
        (COUNT, 7, 2, 2, 1),                     # 73
        (JUMP, 52),                              # 74
        (CLOSE, 5),                              # 75
        (JUMP, 200),                             # 76
        (ROW, 3, 4, 4),                          # 77: sas_mq_attachment_count.body.binary
        (STORE, 0, 7, 4),                        # 78
        (SAME, 15, 1, 101),                      # 79
        (JZ, 15, 83),                            # 80
        (MOVE, 5, 84),                           # 81
        (JUMP, 172),                             # 82
        (SAME, 15, 1, 103),                      # 83
        (JZ, 15, 87),                            # 84
        (MOVE, 5, 83),                           # 85
        (JUMP, 172),                             # 86
        (AND, 15, 3, 105),                       # 87
        (JNE, 15, 83, 91),                       # 88
        (MOVE, 5, 83),                           # 89
        (JUMP, 172),                             # 90
        (AND, 15, 3, 105),                       # 91
        (JEQ, 15, 89, 110),                      # 92
        (JUMP, 106),                             # 93: first_word, when it is asked for
        (LOAD, 18, 0, 8),                        # 94
        (JNZ, 18, 105),                          # 95
        (SEEKROOT, 19, 84),                      # 96
        (ROOTSIZE, 24),                          # 97
        (JLT, 24, 106, 101),                     # 98
        (MOVE, 21, 106),                         # 99
        (JUMP, 102),                             # 100
        (MOVE, 21, 84),                          # 101
        (BYTES, 0, 9, 21),                       # 102: first_word
        (CLOSE, 19),                             # 103
        (STORE, 0, 8, 83),                       # 104
        (RETURN, 5),                             # 105
        (CALL, 5, 94),                           # 106: first_word
        (LOAD, 15, 0, 9),                        # 107
        (LOAD, 16, 0, 10),                       # 108
        (JNE, 16, 84, 112),                      # 109
        (MOVE, 5, 84),                           # 110
        (JUMP, 172),                             # 111
        (LOAD, 15, 0, 5),                        # 112
        (JNE, 15, 89, 127),                      # 113
        (MOVE, 15, 84),                          # 114
        (CALL, 1, 10),                           # 115: marks
        (LOAD, 16, 0, 3),                        # 116
        (LOAD, 17, 0, 4),                        # 117
        (BYTE, 25, 16, 84),                      # 118
        (JNE, 25, 84, 125),                      # 119
        (LOAD, 16, 0, 3),                        # 120
        (LOAD, 17, 0, 4),                        # 121
        (BYTE, 25, 16, 87),                      # 122
        (JEQ, 25, 84, 125),                      # 123
        (MOVE, 15, 83),                          # 124
        (MOVE, 5, 15),                           # 125
        (JUMP, 172),                             # 126
        (MOVE, 15, 84),                          # 127
        (CALL, 5, 94),                           # 128: first_word
        (LOAD, 16, 0, 9),                        # 129
        (LOAD, 17, 0, 10),                       # 130
        (BYTE, 25, 16, 88),                      # 131
        (SHL, 26, 25, 82),                       # 132
        (LOAD, 27, 0, 9),                        # 133
        (LOAD, 28, 0, 10),                       # 134
        (BYTE, 29, 27, 89),                      # 135
        (ADD, 30, 26, 29),                       # 136
        (LOAD, 31, 0, 9),                        # 137
        (LOAD, 32, 0, 10),                       # 138
        (BYTE, 33, 31, 84),                      # 139
        (SHL, 34, 33, 82),                       # 140
        (LOAD, 35, 0, 9),                        # 141
        (LOAD, 36, 0, 10),                       # 142
        (BYTE, 37, 35, 83),                      # 143
        (ADD, 38, 34, 37),                       # 144
        (JGT, 30, 38, 170),                      # 145
        (LOAD, 16, 0, 9),                        # 146
        (LOAD, 17, 0, 10),                       # 147
        (BYTE, 25, 16, 88),                      # 148
        (SHL, 26, 25, 82),                       # 149
        (LOAD, 27, 0, 9),                        # 150
        (LOAD, 28, 0, 10),                       # 151
        (BYTE, 29, 27, 89),                      # 152
        (ADD, 30, 26, 29),                       # 153
        (LOAD, 31, 0, 9),                        # 154
        (LOAD, 32, 0, 10),                       # 155
        (BYTE, 33, 31, 84),                      # 156
        (SHL, 34, 33, 82),                       # 157
        (LOAD, 35, 0, 9),                        # 158
        (LOAD, 36, 0, 10),                       # 159
        (BYTE, 37, 35, 83),                      # 160
        (ADD, 38, 34, 37),                       # 161
        (JNE, 30, 38, 171),                      # 162
        (LOAD, 16, 0, 9),                        # 163
        (LOAD, 17, 0, 10),                       # 164
        (BYTE, 25, 16, 83),                      # 165
        (LOAD, 26, 0, 9),                        # 166
        (LOAD, 27, 0, 10),                       # 167
        (BYTE, 28, 26, 89),                      # 168
        (JLE, 25, 28, 171),                      # 169
        (MOVE, 15, 83),                          # 170
        (MOVE, 5, 15),                           # 171
        (STORE, 4, 0, 5),                        # 172
        (LOAD, 5, 0, 5),                         # 173
        (EQ, 6, 5, 89),                          # 174
        (STORE, 4, 1, 6),                        # 175
        (OPEN, 5, 0, 0),                         # 176
        (LOAD, 7, 4, 0),                         # 177
        (JNE, 7, 83, 181),                       # 178
        (STORE, 4, 2, 84),                       # 179: byte order be
        (JUMP, 185),                             # 180
        (JNE, 7, 84, 411),                       # 181
        (STORE, 4, 2, 83),                       # 182: byte order le
        (JUMP, 185),                             # 183
        (JUMP, 411),                             # 184
        (LOAD, 7, 4, 1),                         # 185
        (JNZ, 7, 191),                           # 186
        (RUN, 4, 4, 4),                          # 187: narrow
        (NUMBER2, 7, 4, 4, 0, 52, 2),            # 188
        (JLT, 7, 84, 411),                       # 189
        (STORE, 4, 3, 83),                       # 190
        (LOAD, 7, 4, 1),                         # 191
        (JZ, 7, 197),                            # 192
        (RUN, 4, 6, 8),                          # 193: wide
        (NUMBER2, 7, 4, 6, 0, 56, 2),            # 194
        (JLT, 7, 84, 411),                       # 195
        (STORE, 4, 5, 83),                       # 196
        (REST, 4, 7),                            # 197: trailing_bytes
        (CLOSE, 5),                              # 198
        (JUMP, 200),                             # 199
        (LOAD, 4, 0, 6),                         # 200
        (JZ, 4, 304),                            # 201
        (ROWAT, 2, 1, 4),                        # 202
        (MOVE, 5, 84),                           # 203
        (LOAD, 6, 2, 1),                         # 204
        (JGE, 5, 6, 209),                        # 205
        (ITEM, 3, 2, 2, 0, 5),                   # 206
        (LOOP, 5, 0),                            # 207
        (JUMP, 204),                             # 208
        (ITEM, 6, 2, 2, 0, 84),                  # 209
        (U1, 5, 6, 0, 0),                        # 210
        (AND, 6, 5, 105),                        # 211
        (U1, 25, 6, 0, 0),                       # 212
        (AND, 26, 25, 85),                       # 213
        (JNE, 26, 85, 217),                      # 214
        (MOVE, 15, 84),                          # 215
        (JUMP, 218),                             # 216
        (MOVE, 15, 107),                         # 217
        (ADD, 25, 6, 15),                        # 218
        (MUL, 26, 25, 108),                      # 219
        (ITEM, 7, 2, 2, 0, 83),                  # 220
        (U1, 27, 7, 0, 0),                       # 221
        (AND, 28, 27, 105),                      # 222
        (U1, 32, 7, 0, 0),                       # 223
        (AND, 33, 32, 85),                       # 224
        (JNE, 33, 85, 228),                      # 225
        (MOVE, 29, 84),                          # 226
        (JUMP, 229),                             # 227
        (MOVE, 29, 107),                         # 228
        (ADD, 32, 28, 29),                       # 229
        (ADD, 33, 26, 32),                       # 230
        (MUL, 34, 33, 108),                      # 231
        (ITEM, 8, 2, 2, 0, 89),                  # 232
        (U1, 35, 8, 0, 0),                       # 233
        (AND, 36, 35, 105),                      # 234
        (U1, 40, 8, 0, 0),                       # 235
        (AND, 41, 40, 85),                       # 236
        (JNE, 41, 85, 240),                      # 237
        (MOVE, 37, 84),                          # 238
        (JUMP, 241),                             # 239
        (MOVE, 37, 107),                         # 240
        (ADD, 40, 36, 37),                       # 241
        (ADD, 41, 34, 40),                       # 242
        (MUL, 42, 41, 108),                      # 243
        (ITEM, 9, 2, 2, 0, 88),                  # 244
        (U1, 43, 9, 0, 0),                       # 245
        (AND, 44, 43, 105),                      # 246
        (U1, 48, 9, 0, 0),                       # 247
        (AND, 49, 48, 85),                       # 248
        (JNE, 49, 85, 252),                      # 249
        (MOVE, 45, 84),                          # 250
        (JUMP, 253),                             # 251
        (MOVE, 45, 107),                         # 252
        (ADD, 48, 44, 45),                       # 253
        (ADD, 49, 42, 48),                       # 254
        (MUL, 50, 49, 109),                      # 255
        (ITEM, 10, 2, 2, 0, 106),                # 256
        (U1, 51, 10, 0, 0),                      # 257
        (AND, 52, 51, 105),                      # 258
        (U1, 56, 10, 0, 0),                      # 259
        (AND, 57, 56, 85),                       # 260
        (JNE, 57, 85, 264),                      # 261
        (MOVE, 53, 84),                          # 262
        (JUMP, 265),                             # 263
        (MOVE, 53, 107),                         # 264
        (ADD, 56, 52, 53),                       # 265
        (MUL, 57, 56, 108),                      # 266
        (ITEM, 11, 2, 2, 0, 110),                # 267
        (U1, 58, 11, 0, 0),                      # 268
        (AND, 59, 58, 105),                      # 269
        (U1, 63, 11, 0, 0),                      # 270
        (AND, 64, 63, 85),                       # 271
        (JNE, 64, 85, 275),                      # 272
        (MOVE, 60, 84),                          # 273
        (JUMP, 276),                             # 274
        (MOVE, 60, 107),                         # 275
        (ADD, 63, 59, 60),                       # 276
        (ADD, 64, 57, 63),                       # 277
        (MUL, 65, 64, 108),                      # 278
        (ITEM, 12, 2, 2, 0, 111),                # 279
        (U1, 66, 12, 0, 0),                      # 280
        (AND, 67, 66, 105),                      # 281
        (U1, 71, 12, 0, 0),                      # 282
        (AND, 72, 71, 85),                       # 283
        (JNE, 72, 85, 287),                      # 284
        (MOVE, 68, 84),                          # 285
        (JUMP, 288),                             # 286
        (MOVE, 68, 107),                         # 287
        (ADD, 71, 67, 68),                       # 288
        (ADD, 72, 65, 71),                       # 289
        (MUL, 73, 72, 108),                      # 290
        (ADD, 74, 50, 73),                       # 291
        (ITEM, 13, 2, 2, 0, 87),                 # 292
        (U1, 75, 13, 0, 0),                      # 293
        (AND, 76, 75, 105),                      # 294
        (U1, 80, 13, 0, 0),                      # 295
        (AND, 81, 80, 85),                       # 296
        (JNE, 81, 85, 300),                      # 297
        (MOVE, 77, 84),                          # 298
        (JUMP, 301),                             # 299
        (MOVE, 77, 107),                         # 300
        (ADD, 80, 76, 77),                       # 301
        (ADD, 81, 74, 80),                       # 302
        (STORE, 2, 2, 81),                       # 303
        (LOAD, 4, 0, 7),                         # 304
        (JZ, 4, 317),                            # 305
        (ROWAT, 4, 3, 4),                        # 306
        (LOAD, 15, 4, 1),                        # 307
        (JZ, 15, 313),                           # 308
        (LOAD, 15, 4, 5),                        # 309
        (JZ, 15, 411),                           # 310
        (NUMBER2, 5, 4, 6, 0, 56, 2),            # 311
        (JUMP, 316),                             # 312
        (LOAD, 15, 4, 3),                        # 313
        (JZ, 15, 411),                           # 314
        (NUMBER2, 5, 4, 4, 0, 52, 2),            # 315
        (STORE, 4, 9, 5),                        # 316
        (SAME, 7, 1, 101),                       # 317
        (JZ, 7, 321),                            # 318
        (MOVE, 4, 84),                           # 319
        (JUMP, 397),                             # 320
        (SAME, 7, 1, 103),                       # 321
        (JZ, 7, 325),                            # 322
        (MOVE, 4, 83),                           # 323
        (JUMP, 397),                             # 324
        (AND, 7, 3, 105),                        # 325
        (JNE, 7, 83, 329),                       # 326
        (MOVE, 4, 83),                           # 327
        (JUMP, 397),                             # 328
        (AND, 7, 3, 105),                        # 329
        (JEQ, 7, 89, 335),                       # 330
        (CALL, 5, 94),                           # 331: first_word
        (LOAD, 15, 0, 9),                        # 332
        (LOAD, 16, 0, 10),                       # 333
        (JNE, 16, 84, 337),                      # 334
        (MOVE, 4, 84),                           # 335
        (JUMP, 397),                             # 336
        (LOAD, 7, 0, 5),                         # 337
        (JNE, 7, 89, 352),                       # 338
        (MOVE, 7, 84),                           # 339
        (CALL, 1, 10),                           # 340: marks
        (LOAD, 15, 0, 3),                        # 341
        (LOAD, 16, 0, 4),                        # 342
        (BYTE, 17, 15, 84),                      # 343
        (JNE, 17, 84, 350),                      # 344
        (LOAD, 15, 0, 3),                        # 345
        (LOAD, 16, 0, 4),                        # 346
        (BYTE, 17, 15, 87),                      # 347
        (JEQ, 17, 84, 350),                      # 348
        (MOVE, 7, 83),                           # 349
        (MOVE, 4, 7),                            # 350
        (JUMP, 397),                             # 351
        (MOVE, 7, 84),                           # 352
        (CALL, 5, 94),                           # 353: first_word
        (LOAD, 15, 0, 9),                        # 354
        (LOAD, 16, 0, 10),                       # 355
        (BYTE, 17, 15, 88),                      # 356
        (SHL, 25, 17, 82),                       # 357
        (LOAD, 26, 0, 9),                        # 358
        (LOAD, 27, 0, 10),                       # 359
        (BYTE, 28, 26, 89),                      # 360
        (ADD, 29, 25, 28),                       # 361
        (LOAD, 30, 0, 9),                        # 362
        (LOAD, 31, 0, 10),                       # 363
        (BYTE, 32, 30, 84),                      # 364
        (SHL, 33, 32, 82),                       # 365
        (LOAD, 34, 0, 9),                        # 366
        (LOAD, 35, 0, 10),                       # 367
        (BYTE, 36, 34, 83),                      # 368
        (ADD, 37, 33, 36),                       # 369
        (JGT, 29, 37, 395),                      # 370
        (LOAD, 15, 0, 9),                        # 371
        (LOAD, 16, 0, 10),                       # 372
        (BYTE, 17, 15, 88),                      # 373
        (SHL, 25, 17, 82),                       # 374
        (LOAD, 26, 0, 9),                        # 375
        (LOAD, 27, 0, 10),                       # 376
        (BYTE, 28, 26, 89),                      # 377
        (ADD, 29, 25, 28),                       # 378
        (LOAD, 30, 0, 9),                        # 379
        (LOAD, 31, 0, 10),                       # 380
        (BYTE, 32, 30, 84),                      # 381
        (SHL, 33, 32, 82),                       # 382
        (LOAD, 34, 0, 9),                        # 383
        (LOAD, 35, 0, 10),                       # 384
        (BYTE, 36, 34, 83),                      # 385
        (ADD, 37, 33, 36),                       # 386
        (JNE, 29, 37, 396),                      # 387
        (LOAD, 15, 0, 9),                        # 388
        (LOAD, 16, 0, 10),                       # 389
        (BYTE, 17, 15, 83),                      # 390
        (LOAD, 25, 0, 9),                        # 391
        (LOAD, 26, 0, 10),                       # 392
        (BYTE, 27, 25, 89),                      # 393
        (JLE, 17, 27, 396),                      # 394
        (MOVE, 7, 83),                           # 395
        (MOVE, 4, 7),                            # 396
        (STORE, 0, 11, 4),                       # 397
        (LOAD, 7, 0, 5),                         # 398
        (JNE, 7, 88, 405),                       # 399
        (LOAD, 7, 0, 6),                         # 400
        (JZ, 7, 411),                            # 401
        (ROWAT, 14, 1, 7),                       # 402
        (LOAD, 4, 14, 2),                        # 403
        (JUMP, 409),                             # 404
        (LOAD, 7, 0, 7),                         # 405
        (JZ, 7, 411),                            # 406
        (ROWAT, 15, 3, 7),                       # 407
        (LOAD, 4, 15, 9),                        # 408
        (STORE, 0, 12, 4),                       # 409
        (DONE,),                                 # 410
        (FAIL,),                                 # 411
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
