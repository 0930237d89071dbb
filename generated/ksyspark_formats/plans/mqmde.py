# Generated from ksy/ibm_mq/mqmde.ksy by `ksyspark generate`; do not edit.
"""Plans of mqmde: what the machine runs for each message and where it leaves each column; `FRAME` and `IN_STEP` cut streams."""

from ksyspark.machine.opcodes import AND, BYTE, BYTES, CALL, CLOSE, CUT, DONE, FAIL, JEQ, JLT, JNE, JNZ, JSAME, JSAMEN, JUMP, JZ, LOAD, MOVE, NUMBER2, PARAM, REST, RETURN, ROOTSIZE, ROW, RUN, SAME, SEEKROOT, STORE, TEXTAT, UNPAD
from ksyspark.machine.plan import Apply, Fixed, Formula, Inline, Number, Plan, Present, Span, Table, Told, Worked

PLAN = Plan(
    program=(
        (ROW, 0, 0, 0),                          # 0: mqmde
        (PARAM, 1, 0),                           # 1: encoding
        (PARAM, 2, 1),                           # 2: ccsid
        (AND, 6, 1, 147),                        # 3
        (JEQ, 6, 148, 6),                        # 4
        (JNE, 6, 149, 9),                        # 5
        (AND, 6, 1, 147),                        # 6
        (MOVE, 3, 6),                            # 7
        (JUMP, 32),                              # 8
        (ROOTSIZE, 10),                          # 9
        (JLT, 10, 150, 30),                      # 10
        (JUMP, 19),                              # 11: version_bytes, when it is asked for
        (LOAD, 11, 0, 0),                        # 12
        (JNZ, 11, 18),                           # 13
        (SEEKROOT, 12, 151),                     # 14
        (BYTES, 0, 1, 151),                      # 15: version_bytes
        (CLOSE, 12),                             # 16
        (STORE, 0, 0, 148),                      # 17
        (RETURN, 1),                             # 18
        (CALL, 1, 12),                           # 19: version_bytes
        (LOAD, 14, 0, 1),                        # 20
        (LOAD, 15, 0, 2),                        # 21
        (BYTE, 16, 14, 152),                     # 22
        (JEQ, 16, 152, 30),                      # 23
        (LOAD, 14, 0, 1),                        # 24
        (LOAD, 15, 0, 2),                        # 25
        (BYTE, 16, 14, 153),                     # 26
        (JNE, 16, 152, 30),                      # 27
        (MOVE, 7, 149),                          # 28
        (JUMP, 31),                              # 29
        (MOVE, 7, 148),                          # 30
        (MOVE, 3, 7),                            # 31
        (STORE, 0, 3, 3),                        # 32
        (STORE, 0, 4, 3),                        # 33
        (STORE, 0, 5, 2),                        # 34
        (STORE, 0, 6, 152),                      # 35
        (LOAD, 3, 0, 4),                         # 36
        (AND, 4, 3, 147),                        # 37
        (JNE, 4, 149, 41),                       # 38
        (STORE, 0, 7, 148),                      # 39: byte order le
        (JUMP, 44),                              # 40
        (STORE, 0, 7, 152),                      # 41: byte order be
        (JUMP, 44),                              # 42
        (JUMP, 514),                             # 43
        (STORE, 0, 8, 152),                      # 44
        (LOAD, 3, 0, 4),                         # 45
        (STORE, 0, 9, 3),                        # 46
        (LOAD, 3, 0, 5),                         # 47
        (STORE, 0, 10, 3),                       # 48
        (RUN, 0, 11, 20),                        # 49: struc_id, version, struc_length, encoding, coded_char_set_id
        (JSAMEN, 0, 11, 0, 0, 4, 61),            # 50: _
        (MOVE, 3, 152),                          # 51
        (LOAD, 4, 0, 10),                        # 52
        (JEQ, 4, 156, 59),                       # 53
        (JEQ, 4, 157, 59),                       # 54
        (JEQ, 4, 158, 59),                       # 55
        (JEQ, 4, 159, 59),                       # 56
        (JEQ, 4, 160, 59),                       # 57
        (JNE, 4, 161, 60),                       # 58
        (MOVE, 3, 148),                          # 59
        (JZ, 3, 71),                             # 60
        (JSAMEN, 0, 11, 0, 4, 4, 514),           # 61: _
        (MOVE, 3, 152),                          # 62
        (LOAD, 4, 0, 10),                        # 63
        (JEQ, 4, 164, 69),                       # 64
        (JEQ, 4, 165, 69),                       # 65
        (JEQ, 4, 166, 69),                       # 66
        (JEQ, 4, 167, 69),                       # 67
        (JNE, 4, 168, 70),                       # 68
        (MOVE, 3, 148),                          # 69
        (JNZ, 3, 514),                           # 70
        (JSAME, 0, 11, 0, 4, 4, 77),             # 71: struc_id
        (BYTES, 0, 13, 150),                     # 72: format_ascii
        (UNPAD, 0, 13, 32),                      # 73
        (CUT, 0, 13, 0, 0),                      # 74
        (TEXTAT, 0, 13, 0),                      # 75: format_ascii is ISO-8859-1
        (STORE, 0, 12, 148),                     # 76
        (JSAMEN, 0, 11, 0, 4, 4, 83),            # 77: struc_id
        (BYTES, 0, 16, 150),                     # 78: format_ebcdic
        (UNPAD, 0, 16, 64),                      # 79
        (CUT, 0, 16, 0, 0),                      # 80
        (TEXTAT, 0, 16, 1),                      # 81: format_ebcdic is IBM037
        (STORE, 0, 15, 148),                     # 82
        (RUN, 0, 18, 44),                        # 83: flags, group_id, msg_seq_number, offset, msg_flags, original_length
        (JSAMEN, 0, 11, 0, 4, 4, 286),           # 84: struc_id
        (JSAMEN, 0, 11, 0, 4, 4, 514),           # 85: struc_id
        (LOAD, 9, 0, 15),                        # 86
        (JZ, 9, 514),                            # 87
        (LOAD, 14, 0, 16),                       # 88
        (LOAD, 15, 0, 17),                       # 89
        (SAME, 16, 14, 169),                     # 90
        (JZ, 16, 94),                            # 91
        (MOVE, 6, 148),                          # 92
        (JUMP, 284),                             # 93
        (LOAD, 17, 0, 15),                       # 94
        (JZ, 17, 514),                           # 95
        (LOAD, 18, 0, 16),                       # 96
        (LOAD, 19, 0, 17),                       # 97
        (SAME, 20, 18, 171),                     # 98
        (JZ, 20, 102),                           # 99
        (MOVE, 14, 173),                         # 100
        (JUMP, 283),                             # 101
        (LOAD, 20, 0, 15),                       # 102
        (JZ, 20, 514),                           # 103
        (LOAD, 21, 0, 16),                       # 104
        (LOAD, 22, 0, 17),                       # 105
        (SAME, 23, 21, 174),                     # 106
        (JZ, 23, 110),                           # 107
        (MOVE, 17, 176),                         # 108
        (JUMP, 282),                             # 109
        (LOAD, 23, 0, 15),                       # 110
        (JZ, 23, 514),                           # 111
        (LOAD, 24, 0, 16),                       # 112
        (LOAD, 25, 0, 17),                       # 113
        (SAME, 26, 24, 177),                     # 114
        (JZ, 26, 118),                           # 115
        (MOVE, 20, 179),                         # 116
        (JUMP, 281),                             # 117
        (LOAD, 26, 0, 15),                       # 118
        (JZ, 26, 514),                           # 119
        (LOAD, 27, 0, 16),                       # 120
        (LOAD, 28, 0, 17),                       # 121
        (SAME, 29, 27, 180),                     # 122
        (JZ, 29, 126),                           # 123
        (MOVE, 23, 182),                         # 124
        (JUMP, 280),                             # 125
        (LOAD, 29, 0, 15),                       # 126
        (JZ, 29, 514),                           # 127
        (LOAD, 30, 0, 16),                       # 128
        (LOAD, 31, 0, 17),                       # 129
        (SAME, 32, 30, 183),                     # 130
        (JZ, 32, 134),                           # 131
        (MOVE, 26, 185),                         # 132
        (JUMP, 279),                             # 133
        (LOAD, 32, 0, 15),                       # 134
        (JZ, 32, 514),                           # 135
        (LOAD, 33, 0, 16),                       # 136
        (LOAD, 34, 0, 17),                       # 137
        (SAME, 35, 33, 186),                     # 138
        (JZ, 35, 142),                           # 139
        (MOVE, 29, 188),                         # 140
        (JUMP, 278),                             # 141
        (LOAD, 35, 0, 15),                       # 142
        (JZ, 35, 514),                           # 143
        (LOAD, 36, 0, 16),                       # 144
        (LOAD, 37, 0, 17),                       # 145
        (SAME, 38, 36, 189),                     # 146
        (JZ, 38, 150),                           # 147
        (MOVE, 32, 147),                         # 148
        (JUMP, 277),                             # 149
        (LOAD, 38, 0, 15),                       # 150
        (JZ, 38, 514),                           # 151
        (LOAD, 39, 0, 16),                       # 152
        (LOAD, 40, 0, 17),                       # 153
        (SAME, 41, 39, 191),                     # 154
        (JZ, 41, 158),                           # 155
        (MOVE, 35, 193),                         # 156
        (JUMP, 276),                             # 157
        (LOAD, 41, 0, 15),                       # 158
        (JZ, 41, 514),                           # 159
        (LOAD, 42, 0, 16),                       # 160
        (LOAD, 43, 0, 17),                       # 161
        (SAME, 44, 42, 194),                     # 162
        (JZ, 44, 166),                           # 163
        (MOVE, 38, 196),                         # 164
        (JUMP, 275),                             # 165
        (LOAD, 44, 0, 15),                       # 166
        (JZ, 44, 514),                           # 167
        (LOAD, 45, 0, 16),                       # 168
        (LOAD, 46, 0, 17),                       # 169
        (SAME, 47, 45, 197),                     # 170
        (JZ, 47, 174),                           # 171
        (MOVE, 41, 199),                         # 172
        (JUMP, 274),                             # 173
        (LOAD, 47, 0, 15),                       # 174
        (JZ, 47, 514),                           # 175
        (LOAD, 48, 0, 16),                       # 176
        (LOAD, 49, 0, 17),                       # 177
        (SAME, 50, 48, 200),                     # 178
        (JZ, 50, 182),                           # 179
        (MOVE, 44, 202),                         # 180
        (JUMP, 273),                             # 181
        (LOAD, 50, 0, 15),                       # 182
        (JZ, 50, 514),                           # 183
        (LOAD, 51, 0, 16),                       # 184
        (LOAD, 52, 0, 17),                       # 185
        (SAME, 53, 51, 203),                     # 186
        (JZ, 53, 190),                           # 187
        (MOVE, 47, 205),                         # 188
        (JUMP, 272),                             # 189
        (LOAD, 53, 0, 15),                       # 190
        (JZ, 53, 514),                           # 191
        (LOAD, 54, 0, 16),                       # 192
        (LOAD, 55, 0, 17),                       # 193
        (SAME, 56, 54, 206),                     # 194
        (JZ, 56, 198),                           # 195
        (MOVE, 50, 208),                         # 196
        (JUMP, 271),                             # 197
        (LOAD, 56, 0, 15),                       # 198
        (JZ, 56, 514),                           # 199
        (LOAD, 57, 0, 16),                       # 200
        (LOAD, 58, 0, 17),                       # 201
        (SAME, 59, 57, 209),                     # 202
        (JZ, 59, 206),                           # 203
        (MOVE, 53, 211),                         # 204
        (JUMP, 270),                             # 205
        (LOAD, 59, 0, 15),                       # 206
        (JZ, 59, 514),                           # 207
        (LOAD, 60, 0, 16),                       # 208
        (LOAD, 61, 0, 17),                       # 209
        (SAME, 62, 60, 212),                     # 210
        (JZ, 62, 214),                           # 211
        (MOVE, 56, 214),                         # 212
        (JUMP, 269),                             # 213
        (LOAD, 62, 0, 15),                       # 214
        (JZ, 62, 514),                           # 215
        (LOAD, 63, 0, 16),                       # 216
        (LOAD, 64, 0, 17),                       # 217
        (SAME, 65, 63, 215),                     # 218
        (JZ, 65, 222),                           # 219
        (MOVE, 59, 217),                         # 220
        (JUMP, 268),                             # 221
        (LOAD, 65, 0, 15),                       # 222
        (JZ, 65, 514),                           # 223
        (LOAD, 66, 0, 16),                       # 224
        (LOAD, 67, 0, 17),                       # 225
        (SAME, 68, 66, 218),                     # 226
        (JZ, 68, 230),                           # 227
        (MOVE, 62, 220),                         # 228
        (JUMP, 267),                             # 229
        (LOAD, 68, 0, 15),                       # 230
        (JZ, 68, 514),                           # 231
        (LOAD, 69, 0, 16),                       # 232
        (LOAD, 70, 0, 17),                       # 233
        (SAME, 71, 69, 221),                     # 234
        (JZ, 71, 238),                           # 235
        (MOVE, 65, 223),                         # 236
        (JUMP, 266),                             # 237
        (LOAD, 71, 0, 15),                       # 238
        (JZ, 71, 514),                           # 239
        (LOAD, 72, 0, 16),                       # 240
        (LOAD, 73, 0, 17),                       # 241
        (SAME, 74, 72, 224),                     # 242
        (JZ, 74, 246),                           # 243
        (MOVE, 68, 156),                         # 244
        (JUMP, 265),                             # 245
        (LOAD, 74, 0, 15),                       # 246
        (JZ, 74, 514),                           # 247
        (LOAD, 75, 0, 16),                       # 248
        (LOAD, 76, 0, 17),                       # 249
        (SAME, 77, 75, 226),                     # 250
        (JZ, 77, 254),                           # 251
        (MOVE, 71, 228),                         # 252
        (JUMP, 264),                             # 253
        (LOAD, 77, 0, 15),                       # 254
        (JZ, 77, 514),                           # 255
        (LOAD, 78, 0, 16),                       # 256
        (LOAD, 79, 0, 17),                       # 257
        (SAME, 80, 78, 229),                     # 258
        (JZ, 80, 262),                           # 259
        (MOVE, 74, 231),                         # 260
        (JUMP, 263),                             # 261
        (MOVE, 74, 152),                         # 262
        (MOVE, 71, 74),                          # 263
        (MOVE, 68, 71),                          # 264
        (MOVE, 65, 68),                          # 265
        (MOVE, 62, 65),                          # 266
        (MOVE, 59, 62),                          # 267
        (MOVE, 56, 59),                          # 268
        (MOVE, 53, 56),                          # 269
        (MOVE, 50, 53),                          # 270
        (MOVE, 47, 50),                          # 271
        (MOVE, 44, 47),                          # 272
        (MOVE, 41, 44),                          # 273
        (MOVE, 38, 41),                          # 274
        (MOVE, 35, 38),                          # 275
        (MOVE, 32, 35),                          # 276
        (MOVE, 29, 32),                          # 277
        (MOVE, 26, 29),                          # 278
        (MOVE, 23, 26),                          # 279
        (MOVE, 20, 23),                          # 280
        (MOVE, 17, 20),                          # 281
        (MOVE, 14, 17),                          # 282
        (MOVE, 6, 14),                           # 283
        (MOVE, 3, 6),                            # 284
        (JUMP, 486),                             # 285
        (JSAME, 0, 11, 0, 4, 4, 514),            # 286: struc_id
        (LOAD, 80, 0, 12),                       # 287
        (JZ, 80, 514),                           # 288
        (LOAD, 81, 0, 13),                       # 289
        (LOAD, 82, 0, 14),                       # 290
        (SAME, 83, 81, 169),                     # 291
        (JZ, 83, 295),                           # 292
        (MOVE, 77, 148),                         # 293
        (JUMP, 485),                             # 294
        (LOAD, 83, 0, 12),                       # 295
        (JZ, 83, 514),                           # 296
        (LOAD, 84, 0, 13),                       # 297
        (LOAD, 85, 0, 14),                       # 298
        (SAME, 86, 84, 232),                     # 299
        (JZ, 86, 303),                           # 300
        (MOVE, 80, 173),                         # 301
        (JUMP, 484),                             # 302
        (LOAD, 86, 0, 12),                       # 303
        (JZ, 86, 514),                           # 304
        (LOAD, 87, 0, 13),                       # 305
        (LOAD, 88, 0, 14),                       # 306
        (SAME, 89, 87, 234),                     # 307
        (JZ, 89, 311),                           # 308
        (MOVE, 83, 176),                         # 309
        (JUMP, 483),                             # 310
        (LOAD, 89, 0, 12),                       # 311
        (JZ, 89, 514),                           # 312
        (LOAD, 90, 0, 13),                       # 313
        (LOAD, 91, 0, 14),                       # 314
        (SAME, 92, 90, 236),                     # 315
        (JZ, 92, 319),                           # 316
        (MOVE, 86, 179),                         # 317
        (JUMP, 482),                             # 318
        (LOAD, 92, 0, 12),                       # 319
        (JZ, 92, 514),                           # 320
        (LOAD, 93, 0, 13),                       # 321
        (LOAD, 94, 0, 14),                       # 322
        (SAME, 95, 93, 238),                     # 323
        (JZ, 95, 327),                           # 324
        (MOVE, 89, 182),                         # 325
        (JUMP, 481),                             # 326
        (LOAD, 95, 0, 12),                       # 327
        (JZ, 95, 514),                           # 328
        (LOAD, 96, 0, 13),                       # 329
        (LOAD, 97, 0, 14),                       # 330
        (SAME, 98, 96, 240),                     # 331
        (JZ, 98, 335),                           # 332
        (MOVE, 92, 185),                         # 333
        (JUMP, 480),                             # 334
        (LOAD, 98, 0, 12),                       # 335
        (JZ, 98, 514),                           # 336
        (LOAD, 99, 0, 13),                       # 337
        (LOAD, 100, 0, 14),                      # 338
        (SAME, 101, 99, 242),                    # 339
        (JZ, 101, 343),                          # 340
        (MOVE, 95, 188),                         # 341
        (JUMP, 479),                             # 342
        (LOAD, 101, 0, 12),                      # 343
        (JZ, 101, 514),                          # 344
        (LOAD, 102, 0, 13),                      # 345
        (LOAD, 103, 0, 14),                      # 346
        (SAME, 104, 102, 244),                   # 347
        (JZ, 104, 351),                          # 348
        (MOVE, 98, 147),                         # 349
        (JUMP, 478),                             # 350
        (LOAD, 104, 0, 12),                      # 351
        (JZ, 104, 514),                          # 352
        (LOAD, 105, 0, 13),                      # 353
        (LOAD, 106, 0, 14),                      # 354
        (SAME, 107, 105, 246),                   # 355
        (JZ, 107, 359),                          # 356
        (MOVE, 101, 193),                        # 357
        (JUMP, 477),                             # 358
        (LOAD, 107, 0, 12),                      # 359
        (JZ, 107, 514),                          # 360
        (LOAD, 108, 0, 13),                      # 361
        (LOAD, 109, 0, 14),                      # 362
        (SAME, 110, 108, 248),                   # 363
        (JZ, 110, 367),                          # 364
        (MOVE, 104, 196),                        # 365
        (JUMP, 476),                             # 366
        (LOAD, 110, 0, 12),                      # 367
        (JZ, 110, 514),                          # 368
        (LOAD, 111, 0, 13),                      # 369
        (LOAD, 112, 0, 14),                      # 370
        (SAME, 113, 111, 250),                   # 371
        (JZ, 113, 375),                          # 372
        (MOVE, 107, 199),                        # 373
        (JUMP, 475),                             # 374
        (LOAD, 113, 0, 12),                      # 375
        (JZ, 113, 514),                          # 376
        (LOAD, 114, 0, 13),                      # 377
        (LOAD, 115, 0, 14),                      # 378
        (SAME, 116, 114, 252),                   # 379
        (JZ, 116, 383),                          # 380
        (MOVE, 110, 202),                        # 381
        (JUMP, 474),                             # 382
        (LOAD, 116, 0, 12),                      # 383
        (JZ, 116, 514),                          # 384
        (LOAD, 117, 0, 13),                      # 385
        (LOAD, 118, 0, 14),                      # 386
        (SAME, 119, 117, 254),                   # 387
        (JZ, 119, 391),                          # 388
        (MOVE, 113, 205),                        # 389
        (JUMP, 473),                             # 390
        (LOAD, 119, 0, 12),                      # 391
        (JZ, 119, 514),                          # 392
        (LOAD, 120, 0, 13),                      # 393
        (LOAD, 121, 0, 14),                      # 394
        (SAME, 122, 120, 256),                   # 395
        (JZ, 122, 399),                          # 396
        (MOVE, 116, 208),                        # 397
        (JUMP, 472),                             # 398
        (LOAD, 122, 0, 12),                      # 399
        (JZ, 122, 514),                          # 400
        (LOAD, 123, 0, 13),                      # 401
        (LOAD, 124, 0, 14),                      # 402
        (SAME, 125, 123, 258),                   # 403
        (JZ, 125, 407),                          # 404
        (MOVE, 119, 211),                        # 405
        (JUMP, 471),                             # 406
        (LOAD, 125, 0, 12),                      # 407
        (JZ, 125, 514),                          # 408
        (LOAD, 126, 0, 13),                      # 409
        (LOAD, 127, 0, 14),                      # 410
        (SAME, 128, 126, 260),                   # 411
        (JZ, 128, 415),                          # 412
        (MOVE, 122, 214),                        # 413
        (JUMP, 470),                             # 414
        (LOAD, 128, 0, 12),                      # 415
        (JZ, 128, 514),                          # 416
        (LOAD, 129, 0, 13),                      # 417
        (LOAD, 130, 0, 14),                      # 418
        (SAME, 131, 129, 262),                   # 419
        (JZ, 131, 423),                          # 420
        (MOVE, 125, 217),                        # 421
        (JUMP, 469),                             # 422
        (LOAD, 131, 0, 12),                      # 423
        (JZ, 131, 514),                          # 424
        (LOAD, 132, 0, 13),                      # 425
        (LOAD, 133, 0, 14),                      # 426
        (SAME, 134, 132, 264),                   # 427
        (JZ, 134, 431),                          # 428
        (MOVE, 128, 220),                        # 429
        (JUMP, 468),                             # 430
        (LOAD, 134, 0, 12),                      # 431
        (JZ, 134, 514),                          # 432
        (LOAD, 135, 0, 13),                      # 433
        (LOAD, 136, 0, 14),                      # 434
        (SAME, 137, 135, 266),                   # 435
        (JZ, 137, 439),                          # 436
        (MOVE, 131, 223),                        # 437
        (JUMP, 467),                             # 438
        (LOAD, 137, 0, 12),                      # 439
        (JZ, 137, 514),                          # 440
        (LOAD, 138, 0, 13),                      # 441
        (LOAD, 139, 0, 14),                      # 442
        (SAME, 140, 138, 268),                   # 443
        (JZ, 140, 447),                          # 444
        (MOVE, 134, 156),                        # 445
        (JUMP, 466),                             # 446
        (LOAD, 140, 0, 12),                      # 447
        (JZ, 140, 514),                          # 448
        (LOAD, 141, 0, 13),                      # 449
        (LOAD, 142, 0, 14),                      # 450
        (SAME, 143, 141, 270),                   # 451
        (JZ, 143, 455),                          # 452
        (MOVE, 137, 228),                        # 453
        (JUMP, 465),                             # 454
        (LOAD, 143, 0, 12),                      # 455
        (JZ, 143, 514),                          # 456
        (LOAD, 144, 0, 13),                      # 457
        (LOAD, 145, 0, 14),                      # 458
        (SAME, 146, 144, 272),                   # 459
        (JZ, 146, 463),                          # 460
        (MOVE, 140, 231),                        # 461
        (JUMP, 464),                             # 462
        (MOVE, 140, 152),                        # 463
        (MOVE, 137, 140),                        # 464
        (MOVE, 134, 137),                        # 465
        (MOVE, 131, 134),                        # 466
        (MOVE, 128, 131),                        # 467
        (MOVE, 125, 128),                        # 468
        (MOVE, 122, 125),                        # 469
        (MOVE, 119, 122),                        # 470
        (MOVE, 116, 119),                        # 471
        (MOVE, 113, 116),                        # 472
        (MOVE, 110, 113),                        # 473
        (MOVE, 107, 110),                        # 474
        (MOVE, 104, 107),                        # 475
        (MOVE, 101, 104),                        # 476
        (MOVE, 98, 101),                         # 477
        (MOVE, 95, 98),                          # 478
        (MOVE, 92, 95),                          # 479
        (MOVE, 89, 92),                          # 480
        (MOVE, 86, 89),                          # 481
        (MOVE, 83, 86),                          # 482
        (MOVE, 80, 83),                          # 483
        (MOVE, 77, 80),                          # 484
        (MOVE, 3, 77),                           # 485
        (STORE, 0, 19, 3),                       # 486
        (STORE, 0, 20, 3),                       # 487
        (NUMBER2, 3, 0, 11, 12, 52, 7),          # 488
        (STORE, 0, 21, 3),                       # 489
        (NUMBER2, 3, 0, 11, 16, 52, 7),          # 490
        (STORE, 0, 22, 3),                       # 491
        (REST, 0, 23),                           # 492: remainder
        (JSAMEN, 0, 11, 0, 4, 4, 502),           # 493: struc_id
        (LOAD, 6, 0, 15),                        # 494
        (JZ, 6, 514),                            # 495
        (LOAD, 7, 0, 16),                        # 496
        (LOAD, 8, 0, 17),                        # 497
        (MOVE, 3, 7),                            # 498
        (MOVE, 4, 8),                            # 499
        (MOVE, 5, 148),                          # 500
        (JUMP, 509),                             # 501
        (LOAD, 9, 0, 12),                        # 502
        (JZ, 9, 514),                            # 503
        (LOAD, 14, 0, 13),                       # 504
        (LOAD, 15, 0, 14),                       # 505
        (MOVE, 3, 14),                           # 506
        (MOVE, 4, 15),                           # 507
        (MOVE, 5, 152),                          # 508
        (STORE, 0, 25, 3),                       # 509
        (STORE, 0, 26, 4),                       # 510
        (STORE, 0, 27, 5),                       # 511
        (CALL, 1, 12),                           # 512: version_bytes
        (DONE,),                                 # 513
        (FAIL,),                                 # 514
    ),
    constants=(b'MDE \xd4\xc4\xc5@\xd4\xd8\xe2\xe3\xd9\xd4\xd8\xe7\xd4\xc9\xe3\xd4'
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
        Table(28, (0, 12, 15)),  # 0: mqmde
    ),
    registers=147,
    numbers=(15, 1, 2, 8, 4, 0, 3, -1, 4, 37, 273, 277, 500, 1047, 1140, -5, 4, 437, 819, 850, 1208, 1252, -1, 0, -9, 5, 39, -14, 6, 10, -20, 6, 11, -26, 6, 12, -32, 7, 13, -39, 5, 14, -44, 6, -50, 6, 16, -56, 5, 17, -61, 6, 18, -67, 6, 19, -73, 7, 30, -80, 6, 31, -86, 7, 32, -93, 6, 33, -99, 6, 34, -105, 7, 35, -112, 7, 36, -119, 7, -126, 5, 38, -131, 6, 40, -137, 5, -142, 6, -148, 6, -154, 6, -160, 7, -167, 5, -172, 6, -178, 6, -184, 5, -189, 6, -195, 6, -201, 7, -208, 6, -214, 7, -221, 6, -227, 6, -233, 7, -240, 7, -247, 7, -254, 5, -259, 6),
    addresses=(0, -1),
    encodings=('ISO-8859-1', 'IBM037'),
    root=Inline({
        'version_bytes': Present(0, Span(1, None)),
        'byte_order': Worked(3, 'int'),
        'header': Inline({
            'context': Inline({}),
            'struc_id': Fixed(11, 0, 4, None),
            'version': Number(11, 4, 4, True, False, 'be', 7),
            'struc_length': Number(11, 8, 4, True, False, 'be', 7),
            'encoding': Number(11, 12, 4, True, False, 'be', 7),
            'coded_char_set_id': Number(11, 16, 4, True, False, 'be', 7),
            'format_ascii': Present(12, Span(13, 'ISO-8859-1')),
            'format_ebcdic': Present(15, Span(16, 'IBM037')),
            'flags': Number(18, 0, 4, True, False, 'be', 7),
            'group_id': Fixed(18, 4, 24, None),
            'msg_seq_number': Number(18, 28, 4, True, False, 'be', 7),
            'offset': Number(18, 32, 4, True, False, 'be', 7),
            'msg_flags': Number(18, 36, 4, True, False, 'be', 7),
            'original_length': Number(18, 40, 4, True, False, 'be', 7),
            'format_kind': Worked(19, 'int'),
            'format': Span(25, '*'),
            'is_ebcdic': Formula('bool', Apply('same', (Fixed(11, 0, 4, None), b'\xd4\xc4\xc5@'))),
            'segmentation_allowed': Formula('bool', Apply('!=', (Apply('&', (Number(18, 36, 4, True, False, 'be', 7), 1)), 0))),
            'segment': Formula('bool', Apply('!=', (Apply('&', (Number(18, 36, 4, True, False, 'be', 7), 2)), 0))),
            'last_segment': Formula('bool', Apply('!=', (Apply('&', (Number(18, 36, 4, True, False, 'be', 7), 4)), 0))),
            'msg_in_group': Formula('bool', Apply('!=', (Apply('&', (Number(18, 36, 4, True, False, 'be', 7), 8)), 0))),
            'last_msg_in_group': Formula('bool', Apply('!=', (Apply('&', (Number(18, 36, 4, True, False, 'be', 7), 16)), 0))),
            'has_lone_last': Formula('bool', Apply('or', (Apply('==', (Apply('&', (Number(18, 36, 4, True, False, 'be', 7), 6)), 4)), Apply('==', (Apply('&', (Number(18, 36, 4, True, False, 'be', 7), 24)), 16))))),
            'undefined_msg_flags': Formula('int', Apply('?', (Apply('!=', (Apply('&', (Number(18, 36, 4, True, False, 'be', 7), 4064)), 0)), 1, Apply('?', (Apply('!=', (Apply('&', (Number(18, 36, 4, True, False, 'be', 7), 1044480)), 0)), 2, Apply('?', (Apply('!=', (Apply('&', (Number(18, 36, 4, True, False, 'be', 7), Apply('~', (1048575,)))), 0)), 3, 0))))))),
        }),
        'following': Inline({
            'integers': Formula('int', Apply('&', (Worked(21, 'int'), 15))),
            'decimals': Formula('int', Apply('&', (Apply('>>', (Worked(21, 'int'), 4)), 15))),
            'floats': Formula('int', Apply('&', (Apply('>>', (Worked(21, 'int'), 8)), 15))),
            'has_reserved_bits': Formula('bool', Apply('!=', (Apply('&', (Worked(21, 'int'), Apply('~', (4095,)))), 0))),
            'environment': Formula('int', Worked(21, 'int')),
            'charset': Formula('int', Apply('?', (Apply('or', (Apply('==', (Worked(22, 'int'), 0)), Apply('==', (Worked(22, 'int'), -1)))), 0, Apply('?', (Apply('==', (Worked(22, 'int'), -2)), 3, Apply('?', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('==', (Worked(22, 'int'), 37)), Apply('==', (Worked(22, 'int'), 273)))), Apply('==', (Worked(22, 'int'), 277)))), Apply('==', (Worked(22, 'int'), 500)))), Apply('==', (Worked(22, 'int'), 1047)))), Apply('==', (Worked(22, 'int'), 1140)))), 2, Apply('?', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('==', (Worked(22, 'int'), 437)), Apply('==', (Worked(22, 'int'), 819)))), Apply('==', (Worked(22, 'int'), 850)))), Apply('==', (Worked(22, 'int'), 1208)))), Apply('==', (Worked(22, 'int'), 1252)))), 1, 4))))))))),
        }),
        'remainder': Span(23, None),
        'context_charset': Formula('int', Apply('?', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('==', (Told(1), 37)), Apply('==', (Told(1), 273)))), Apply('==', (Told(1), 277)))), Apply('==', (Told(1), 500)))), Apply('==', (Told(1), 1047)))), Apply('==', (Told(1), 1140)))), 2, Apply('?', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('==', (Told(1), 437)), Apply('==', (Told(1), 819)))), Apply('==', (Told(1), 850)))), Apply('==', (Told(1), 1208)))), Apply('==', (Told(1), 1252)))), 1, 0))))),
    }),
    checks=(
        Apply('==', (Number(11, 4, 4, True, False, 'be', 7), 2)),
        Apply('==', (Number(11, 8, 4, True, False, 'be', 7), 72)),
        Apply('or', (Worked(6, 'bool'), Apply('and', (Apply('>=', (Number(18, 28, 4, True, False, 'be', 7), 1)), Apply('<=', (Number(18, 28, 4, True, False, 'be', 7), 999999999)))))),
        Apply('or', (Worked(6, 'bool'), Apply('and', (Apply('>=', (Number(18, 32, 4, True, False, 'be', 7), 0)), Apply('<=', (Number(18, 32, 4, True, False, 'be', 7), 999999999)))))),
        Apply('or', (Worked(6, 'bool'), Apply('>=', (Number(18, 40, 4, True, False, 'be', 7), -1)))),
    ),
    unsupported={},
)

FRAME = None
IN_STEP = None
