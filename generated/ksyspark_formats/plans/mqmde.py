# Generated from ksy/ibm_mq/mqmde.ksy by `ksyspark generate`; do not edit.
"""Plans of mqmde: what the machine runs for each message and where it leaves each column; `FRAME` and `IN_STEP` cut streams."""

from ksyspark.machine.opcodes import AND, BYTES, CUT, DONE, FAIL, JBITS, JBITSN, JEQ, JLT, JNE, JSAME, JSAMEN, JUMP, JZ, LOAD, MOVE, PARAM, REST, ROOTSIZE, ROW, RUN, RUNAT, SAME, STORE, TEXTAT, UNPAD
from ksyspark.machine.plan import Apply, Fixed, Formula, Inline, Number, Plan, Present, Span, Table, Told, Worked

PLAN = Plan(
    program=(
        (ROW, 0, 0, 0),                          # 0: mqmde
        (PARAM, 1, 0),                           # 1: encoding
        (PARAM, 2, 1),                           # 2: ccsid
        (AND, 6, 1, 13),                         # 3
        (JEQ, 6, 14, 6),                         # 4
        (JNE, 6, 15, 8),                         # 5
        (AND, 3, 1, 13),                         # 6
        (JUMP, 16),                              # 7
        (ROOTSIZE, 6),                           # 8
        (JLT, 6, 16, 15),                        # 9
        (RUNAT, 0, 0, 4, 4),                     # 10: version_bytes
        (JBITS, 0, 0, 0, 65280, 0, 15),          # 11: version_bytes
        (JBITSN, 0, 0, 3, 65280, 0, 15),         # 12: version_bytes
        (MOVE, 3, 15),                           # 13
        (JUMP, 16),                              # 14
        (MOVE, 3, 14),                           # 15
        (STORE, 0, 1, 3),                        # 16
        (LOAD, 3, 0, 1),                         # 17
        (AND, 4, 3, 13),                         # 18
        (JNE, 4, 15, 22),                        # 19
        (STORE, 0, 2, 14),                       # 20: byte order le
        (JUMP, 25),                              # 21
        (STORE, 0, 2, 17),                       # 22: byte order be
        (JUMP, 25),                              # 23
        (JUMP, 418),                             # 24
        (RUN, 0, 3, 20),                         # 25: struc_id, version, struc_length, encoding, coded_char_set_id
        (JSAME, 0, 3, 0, 0, 4, 32),              # 26: struc_id
        (BYTES, 0, 5, 16),                       # 27: format_ascii
        (UNPAD, 0, 5, 32),                       # 28
        (CUT, 0, 5, 0, 0),                       # 29
        (TEXTAT, 0, 5, 0),                       # 30: format_ascii is ISO-8859-1
        (STORE, 0, 4, 14),                       # 31
        (JSAMEN, 0, 3, 0, 0, 4, 38),             # 32: struc_id
        (BYTES, 0, 8, 16),                       # 33: format_ebcdic
        (UNPAD, 0, 8, 64),                       # 34
        (CUT, 0, 8, 0, 0),                       # 35
        (TEXTAT, 0, 8, 1),                       # 36: format_ebcdic is IBM037
        (STORE, 0, 7, 14),                       # 37
        (RUN, 0, 10, 44),                        # 38: flags, group_id, msg_seq_number, offset, msg_flags, original_length
        (JSAMEN, 0, 3, 0, 0, 4, 220),            # 39: struc_id
        (JSAMEN, 0, 3, 0, 0, 4, 418),            # 40: struc_id
        (LOAD, 9, 0, 7),                         # 41
        (JZ, 9, 418),                            # 42
        (LOAD, 10, 0, 8),                        # 43
        (LOAD, 11, 0, 9),                        # 44
        (SAME, 12, 10, 20),                      # 45
        (JZ, 12, 49),                            # 46
        (MOVE, 6, 14),                           # 47
        (JUMP, 218),                             # 48
        (LOAD, 9, 0, 7),                         # 49
        (JZ, 9, 418),                            # 50
        (LOAD, 10, 0, 8),                        # 51
        (LOAD, 11, 0, 9),                        # 52
        (SAME, 12, 10, 22),                      # 53
        (JZ, 12, 57),                            # 54
        (MOVE, 6, 24),                           # 55
        (JUMP, 218),                             # 56
        (LOAD, 9, 0, 7),                         # 57
        (JZ, 9, 418),                            # 58
        (LOAD, 10, 0, 8),                        # 59
        (LOAD, 11, 0, 9),                        # 60
        (SAME, 12, 10, 25),                      # 61
        (JZ, 12, 65),                            # 62
        (MOVE, 6, 27),                           # 63
        (JUMP, 218),                             # 64
        (LOAD, 9, 0, 7),                         # 65
        (JZ, 9, 418),                            # 66
        (LOAD, 10, 0, 8),                        # 67
        (LOAD, 11, 0, 9),                        # 68
        (SAME, 12, 10, 28),                      # 69
        (JZ, 12, 73),                            # 70
        (MOVE, 6, 30),                           # 71
        (JUMP, 218),                             # 72
        (LOAD, 9, 0, 7),                         # 73
        (JZ, 9, 418),                            # 74
        (LOAD, 10, 0, 8),                        # 75
        (LOAD, 11, 0, 9),                        # 76
        (SAME, 12, 10, 31),                      # 77
        (JZ, 12, 81),                            # 78
        (MOVE, 6, 33),                           # 79
        (JUMP, 218),                             # 80
        (LOAD, 9, 0, 7),                         # 81
        (JZ, 9, 418),                            # 82
        (LOAD, 10, 0, 8),                        # 83
        (LOAD, 11, 0, 9),                        # 84
        (SAME, 12, 10, 34),                      # 85
        (JZ, 12, 89),                            # 86
        (MOVE, 6, 36),                           # 87
        (JUMP, 218),                             # 88
        (LOAD, 9, 0, 7),                         # 89
        (JZ, 9, 418),                            # 90
        (LOAD, 10, 0, 8),                        # 91
        (LOAD, 11, 0, 9),                        # 92
        (SAME, 12, 10, 37),                      # 93
        (JZ, 12, 97),                            # 94
        (MOVE, 6, 39),                           # 95
        (JUMP, 218),                             # 96
        (LOAD, 9, 0, 7),                         # 97
        (JZ, 9, 418),                            # 98
        (LOAD, 10, 0, 8),                        # 99
        (LOAD, 11, 0, 9),                        # 100
        (SAME, 12, 10, 40),                      # 101
        (JZ, 12, 105),                           # 102
        (MOVE, 6, 13),                           # 103
        (JUMP, 218),                             # 104
        (LOAD, 9, 0, 7),                         # 105
        (JZ, 9, 418),                            # 106
        (LOAD, 10, 0, 8),                        # 107
        (LOAD, 11, 0, 9),                        # 108
        (SAME, 12, 10, 42),                      # 109
        (JZ, 12, 113),                           # 110
        (MOVE, 6, 44),                           # 111
        (JUMP, 218),                             # 112
        (LOAD, 9, 0, 7),                         # 113
        (JZ, 9, 418),                            # 114
        (LOAD, 10, 0, 8),                        # 115
        (LOAD, 11, 0, 9),                        # 116
        (SAME, 12, 10, 45),                      # 117
        (JZ, 12, 121),                           # 118
        (MOVE, 6, 47),                           # 119
        (JUMP, 218),                             # 120
        (LOAD, 9, 0, 7),                         # 121
        (JZ, 9, 418),                            # 122
        (LOAD, 10, 0, 8),                        # 123
        (LOAD, 11, 0, 9),                        # 124
        (SAME, 12, 10, 48),                      # 125
        (JZ, 12, 129),                           # 126
        (MOVE, 6, 50),                           # 127
        (JUMP, 218),                             # 128
        (LOAD, 9, 0, 7),                         # 129
        (JZ, 9, 418),                            # 130
        (LOAD, 10, 0, 8),                        # 131
        (LOAD, 11, 0, 9),                        # 132
        (SAME, 12, 10, 51),                      # 133
        (JZ, 12, 137),                           # 134
        (MOVE, 6, 53),                           # 135
        (JUMP, 218),                             # 136
        (LOAD, 9, 0, 7),                         # 137
        (JZ, 9, 418),                            # 138
        (LOAD, 10, 0, 8),                        # 139
        (LOAD, 11, 0, 9),                        # 140
        (SAME, 12, 10, 54),                      # 141
        (JZ, 12, 145),                           # 142
        (MOVE, 6, 56),                           # 143
        (JUMP, 218),                             # 144
        (LOAD, 9, 0, 7),                         # 145
        (JZ, 9, 418),                            # 146
        (LOAD, 10, 0, 8),                        # 147
        (LOAD, 11, 0, 9),                        # 148
        (SAME, 12, 10, 57),                      # 149
        (JZ, 12, 153),                           # 150
        (MOVE, 6, 59),                           # 151
        (JUMP, 218),                             # 152
        (LOAD, 9, 0, 7),                         # 153
        (JZ, 9, 418),                            # 154
        (LOAD, 10, 0, 8),                        # 155
        (LOAD, 11, 0, 9),                        # 156
        (SAME, 12, 10, 60),                      # 157
        (JZ, 12, 161),                           # 158
        (MOVE, 6, 62),                           # 159
        (JUMP, 218),                             # 160
        (LOAD, 9, 0, 7),                         # 161
        (JZ, 9, 418),                            # 162
        (LOAD, 10, 0, 8),                        # 163
        (LOAD, 11, 0, 9),                        # 164
        (SAME, 12, 10, 63),                      # 165
        (JZ, 12, 169),                           # 166
        (MOVE, 6, 65),                           # 167
        (JUMP, 218),                             # 168
        (LOAD, 9, 0, 7),                         # 169
        (JZ, 9, 418),                            # 170
        (LOAD, 10, 0, 8),                        # 171
        (LOAD, 11, 0, 9),                        # 172
        (SAME, 12, 10, 66),                      # 173
        (JZ, 12, 177),                           # 174
        (MOVE, 6, 68),                           # 175
        (JUMP, 218),                             # 176
        (LOAD, 9, 0, 7),                         # 177
        (JZ, 9, 418),                            # 178
        (LOAD, 10, 0, 8),                        # 179
        (LOAD, 11, 0, 9),                        # 180
        (SAME, 12, 10, 69),                      # 181
        (JZ, 12, 185),                           # 182
        (MOVE, 6, 71),                           # 183
        (JUMP, 218),                             # 184
        (LOAD, 9, 0, 7),                         # 185
        (JZ, 9, 418),                            # 186
        (LOAD, 10, 0, 8),                        # 187
        (LOAD, 11, 0, 9),                        # 188
        (SAME, 12, 10, 72),                      # 189
        (JZ, 12, 193),                           # 190
        (MOVE, 6, 74),                           # 191
        (JUMP, 218),                             # 192
        (LOAD, 9, 0, 7),                         # 193
        (JZ, 9, 418),                            # 194
        (LOAD, 10, 0, 8),                        # 195
        (LOAD, 11, 0, 9),                        # 196
        (SAME, 12, 10, 75),                      # 197
        (JZ, 12, 201),                           # 198
        (MOVE, 6, 77),                           # 199
        (JUMP, 218),                             # 200
        (LOAD, 9, 0, 7),                         # 201
        (JZ, 9, 418),                            # 202
        (LOAD, 10, 0, 8),                        # 203
        (LOAD, 11, 0, 9),                        # 204
        (SAME, 12, 10, 78),                      # 205
        (JZ, 12, 209),                           # 206
        (MOVE, 6, 80),                           # 207
        (JUMP, 218),                             # 208
        (LOAD, 9, 0, 7),                         # 209
        (JZ, 9, 418),                            # 210
        (LOAD, 10, 0, 8),                        # 211
        (LOAD, 11, 0, 9),                        # 212
        (SAME, 12, 10, 81),                      # 213
        (JZ, 12, 217),                           # 214
        (MOVE, 6, 83),                           # 215
        (JUMP, 218),                             # 216
        (MOVE, 6, 17),                           # 217
        (MOVE, 3, 6),                            # 218
        (JUMP, 399),                             # 219
        (JSAME, 0, 3, 0, 0, 4, 418),             # 220: struc_id
        (LOAD, 9, 0, 4),                         # 221
        (JZ, 9, 418),                            # 222
        (LOAD, 10, 0, 5),                        # 223
        (LOAD, 11, 0, 6),                        # 224
        (SAME, 12, 10, 20),                      # 225
        (JZ, 12, 229),                           # 226
        (MOVE, 6, 14),                           # 227
        (JUMP, 398),                             # 228
        (LOAD, 9, 0, 4),                         # 229
        (JZ, 9, 418),                            # 230
        (LOAD, 10, 0, 5),                        # 231
        (LOAD, 11, 0, 6),                        # 232
        (SAME, 12, 10, 84),                      # 233
        (JZ, 12, 237),                           # 234
        (MOVE, 6, 24),                           # 235
        (JUMP, 398),                             # 236
        (LOAD, 9, 0, 4),                         # 237
        (JZ, 9, 418),                            # 238
        (LOAD, 10, 0, 5),                        # 239
        (LOAD, 11, 0, 6),                        # 240
        (SAME, 12, 10, 86),                      # 241
        (JZ, 12, 245),                           # 242
        (MOVE, 6, 27),                           # 243
        (JUMP, 398),                             # 244
        (LOAD, 9, 0, 4),                         # 245
        (JZ, 9, 418),                            # 246
        (LOAD, 10, 0, 5),                        # 247
        (LOAD, 11, 0, 6),                        # 248
        (SAME, 12, 10, 88),                      # 249
        (JZ, 12, 253),                           # 250
        (MOVE, 6, 30),                           # 251
        (JUMP, 398),                             # 252
        (LOAD, 9, 0, 4),                         # 253
        (JZ, 9, 418),                            # 254
        (LOAD, 10, 0, 5),                        # 255
        (LOAD, 11, 0, 6),                        # 256
        (SAME, 12, 10, 90),                      # 257
        (JZ, 12, 261),                           # 258
        (MOVE, 6, 33),                           # 259
        (JUMP, 398),                             # 260
        (LOAD, 9, 0, 4),                         # 261
        (JZ, 9, 418),                            # 262
        (LOAD, 10, 0, 5),                        # 263
        (LOAD, 11, 0, 6),                        # 264
        (SAME, 12, 10, 92),                      # 265
        (JZ, 12, 269),                           # 266
        (MOVE, 6, 36),                           # 267
        (JUMP, 398),                             # 268
        (LOAD, 9, 0, 4),                         # 269
        (JZ, 9, 418),                            # 270
        (LOAD, 10, 0, 5),                        # 271
        (LOAD, 11, 0, 6),                        # 272
        (SAME, 12, 10, 94),                      # 273
        (JZ, 12, 277),                           # 274
        (MOVE, 6, 39),                           # 275
        (JUMP, 398),                             # 276
        (LOAD, 9, 0, 4),                         # 277
        (JZ, 9, 418),                            # 278
        (LOAD, 10, 0, 5),                        # 279
        (LOAD, 11, 0, 6),                        # 280
        (SAME, 12, 10, 96),                      # 281
        (JZ, 12, 285),                           # 282
        (MOVE, 6, 13),                           # 283
        (JUMP, 398),                             # 284
        (LOAD, 9, 0, 4),                         # 285
        (JZ, 9, 418),                            # 286
        (LOAD, 10, 0, 5),                        # 287
        (LOAD, 11, 0, 6),                        # 288
        (SAME, 12, 10, 98),                      # 289
        (JZ, 12, 293),                           # 290
        (MOVE, 6, 44),                           # 291
        (JUMP, 398),                             # 292
        (LOAD, 9, 0, 4),                         # 293
        (JZ, 9, 418),                            # 294
        (LOAD, 10, 0, 5),                        # 295
        (LOAD, 11, 0, 6),                        # 296
        (SAME, 12, 10, 100),                     # 297
        (JZ, 12, 301),                           # 298
        (MOVE, 6, 47),                           # 299
        (JUMP, 398),                             # 300
        (LOAD, 9, 0, 4),                         # 301
        (JZ, 9, 418),                            # 302
        (LOAD, 10, 0, 5),                        # 303
        (LOAD, 11, 0, 6),                        # 304
        (SAME, 12, 10, 102),                     # 305
        (JZ, 12, 309),                           # 306
        (MOVE, 6, 50),                           # 307
        (JUMP, 398),                             # 308
        (LOAD, 9, 0, 4),                         # 309
        (JZ, 9, 418),                            # 310
        (LOAD, 10, 0, 5),                        # 311
        (LOAD, 11, 0, 6),                        # 312
        (SAME, 12, 10, 104),                     # 313
        (JZ, 12, 317),                           # 314
        (MOVE, 6, 53),                           # 315
        (JUMP, 398),                             # 316
        (LOAD, 9, 0, 4),                         # 317
        (JZ, 9, 418),                            # 318
        (LOAD, 10, 0, 5),                        # 319
        (LOAD, 11, 0, 6),                        # 320
        (SAME, 12, 10, 106),                     # 321
        (JZ, 12, 325),                           # 322
        (MOVE, 6, 56),                           # 323
        (JUMP, 398),                             # 324
        (LOAD, 9, 0, 4),                         # 325
        (JZ, 9, 418),                            # 326
        (LOAD, 10, 0, 5),                        # 327
        (LOAD, 11, 0, 6),                        # 328
        (SAME, 12, 10, 108),                     # 329
        (JZ, 12, 333),                           # 330
        (MOVE, 6, 59),                           # 331
        (JUMP, 398),                             # 332
        (LOAD, 9, 0, 4),                         # 333
        (JZ, 9, 418),                            # 334
        (LOAD, 10, 0, 5),                        # 335
        (LOAD, 11, 0, 6),                        # 336
        (SAME, 12, 10, 110),                     # 337
        (JZ, 12, 341),                           # 338
        (MOVE, 6, 62),                           # 339
        (JUMP, 398),                             # 340
        (LOAD, 9, 0, 4),                         # 341
        (JZ, 9, 418),                            # 342
        (LOAD, 10, 0, 5),                        # 343
        (LOAD, 11, 0, 6),                        # 344
        (SAME, 12, 10, 112),                     # 345
        (JZ, 12, 349),                           # 346
        (MOVE, 6, 65),                           # 347
        (JUMP, 398),                             # 348
        (LOAD, 9, 0, 4),                         # 349
        (JZ, 9, 418),                            # 350
        (LOAD, 10, 0, 5),                        # 351
        (LOAD, 11, 0, 6),                        # 352
        (SAME, 12, 10, 114),                     # 353
        (JZ, 12, 357),                           # 354
        (MOVE, 6, 68),                           # 355
        (JUMP, 398),                             # 356
        (LOAD, 9, 0, 4),                         # 357
        (JZ, 9, 418),                            # 358
        (LOAD, 10, 0, 5),                        # 359
        (LOAD, 11, 0, 6),                        # 360
        (SAME, 12, 10, 116),                     # 361
        (JZ, 12, 365),                           # 362
        (MOVE, 6, 71),                           # 363
        (JUMP, 398),                             # 364
        (LOAD, 9, 0, 4),                         # 365
        (JZ, 9, 418),                            # 366
        (LOAD, 10, 0, 5),                        # 367
        (LOAD, 11, 0, 6),                        # 368
        (SAME, 12, 10, 118),                     # 369
        (JZ, 12, 373),                           # 370
        (MOVE, 6, 74),                           # 371
        (JUMP, 398),                             # 372
        (LOAD, 9, 0, 4),                         # 373
        (JZ, 9, 418),                            # 374
        (LOAD, 10, 0, 5),                        # 375
        (LOAD, 11, 0, 6),                        # 376
        (SAME, 12, 10, 120),                     # 377
        (JZ, 12, 381),                           # 378
        (MOVE, 6, 77),                           # 379
        (JUMP, 398),                             # 380
        (LOAD, 9, 0, 4),                         # 381
        (JZ, 9, 418),                            # 382
        (LOAD, 10, 0, 5),                        # 383
        (LOAD, 11, 0, 6),                        # 384
        (SAME, 12, 10, 122),                     # 385
        (JZ, 12, 389),                           # 386
        (MOVE, 6, 80),                           # 387
        (JUMP, 398),                             # 388
        (LOAD, 9, 0, 4),                         # 389
        (JZ, 9, 418),                            # 390
        (LOAD, 10, 0, 5),                        # 391
        (LOAD, 11, 0, 6),                        # 392
        (SAME, 12, 10, 124),                     # 393
        (JZ, 12, 397),                           # 394
        (MOVE, 6, 83),                           # 395
        (JUMP, 398),                             # 396
        (MOVE, 6, 17),                           # 397
        (MOVE, 3, 6),                            # 398
        (STORE, 0, 11, 3),                       # 399
        (REST, 0, 12),                           # 400: remainder
        (JSAMEN, 0, 3, 0, 0, 4, 408),            # 401: struc_id
        (LOAD, 6, 0, 7),                         # 402
        (JZ, 6, 418),                            # 403
        (LOAD, 3, 0, 8),                         # 404
        (LOAD, 4, 0, 9),                         # 405
        (MOVE, 5, 14),                           # 406
        (JUMP, 413),                             # 407
        (LOAD, 6, 0, 4),                         # 408
        (JZ, 6, 418),                            # 409
        (LOAD, 3, 0, 5),                         # 410
        (LOAD, 4, 0, 6),                         # 411
        (MOVE, 5, 17),                           # 412
        (STORE, 0, 14, 3),                       # 413
        (STORE, 0, 15, 4),                       # 414
        (STORE, 0, 16, 5),                       # 415
        (RUNAT, 0, 0, 4, 4),                     # 416: version_bytes
        (DONE,),                                 # 417
        (FAIL,),                                 # 418
    ),
    constants=(b'\xd4\xc4\xc5@\xd4\xd8\xe2\xe3\xd9\xd4\xd8\xe7\xd4\xc9\xe3\xd4'
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
        Table(17, (4, 7)),  # 0: mqmde
    ),
    registers=13,
    numbers=(15, 1, 2, 8, 0, -1, 4, -1, 0, -5, 5, 39, -10, 6, 10, -16, 6, 11, -22, 6, 12, -28, 7, 13, -35, 5, 14, -40, 6, -46, 6, 16, -52, 5, 17, -57, 6, 18, -63, 6, 19, -69, 7, 30, -76, 6, 31, -82, 7, 32, -89, 6, 33, -95, 6, 34, -101, 7, 35, -108, 7, 36, -115, 7, 37, -122, 5, 38, -127, 6, 40, -133, 5, -138, 6, -144, 6, -150, 6, -156, 7, -163, 5, -168, 6, -174, 6, -180, 5, -185, 6, -191, 6, -197, 7, -204, 6, -210, 7, -217, 6, -223, 6, -229, 7, -236, 7, -243, 7, -250, 5, -255, 6),
    addresses=(0,),
    encodings=('ISO-8859-1', 'IBM037'),
    root=Inline({
        'version_bytes': Fixed(0, 0, 4, None),
        'byte_order': Worked(1, 'int'),
        'header': Inline({
            'context': Inline({}),
            'struc_id': Fixed(3, 0, 4, None),
            'version': Number(3, 4, 4, True, False, 'be', 2),
            'struc_length': Number(3, 8, 4, True, False, 'be', 2),
            'encoding': Number(3, 12, 4, True, False, 'be', 2),
            'coded_char_set_id': Number(3, 16, 4, True, False, 'be', 2),
            'format_ascii': Present(4, Span(5, 'ISO-8859-1')),
            'format_ebcdic': Present(7, Span(8, 'IBM037')),
            'flags': Number(10, 0, 4, True, False, 'be', 2),
            'group_id': Fixed(10, 4, 24, None),
            'msg_seq_number': Number(10, 28, 4, True, False, 'be', 2),
            'offset': Number(10, 32, 4, True, False, 'be', 2),
            'msg_flags': Number(10, 36, 4, True, False, 'be', 2),
            'original_length': Number(10, 40, 4, True, False, 'be', 2),
            'format_kind': Worked(11, 'int'),
            'format': Span(14, '*'),
            'is_ebcdic': Formula('bool', Apply('same', (Fixed(3, 0, 4, None), b'\xd4\xc4\xc5@'))),
            'segmentation_allowed': Formula('bool', Apply('!=', (Apply('&', (Number(10, 36, 4, True, False, 'be', 2), 1)), 0))),
            'segment': Formula('bool', Apply('!=', (Apply('&', (Number(10, 36, 4, True, False, 'be', 2), 2)), 0))),
            'last_segment': Formula('bool', Apply('!=', (Apply('&', (Number(10, 36, 4, True, False, 'be', 2), 4)), 0))),
            'msg_in_group': Formula('bool', Apply('!=', (Apply('&', (Number(10, 36, 4, True, False, 'be', 2), 8)), 0))),
            'last_msg_in_group': Formula('bool', Apply('!=', (Apply('&', (Number(10, 36, 4, True, False, 'be', 2), 16)), 0))),
            'has_lone_last': Formula('bool', Apply('or', (Apply('==', (Apply('&', (Number(10, 36, 4, True, False, 'be', 2), 6)), 4)), Apply('==', (Apply('&', (Number(10, 36, 4, True, False, 'be', 2), 24)), 16))))),
            'undefined_msg_flags': Formula('int', Apply('?', (Apply('!=', (Apply('&', (Number(10, 36, 4, True, False, 'be', 2), 4064)), 0)), 1, Apply('?', (Apply('!=', (Apply('&', (Number(10, 36, 4, True, False, 'be', 2), 1044480)), 0)), 2, Apply('?', (Apply('!=', (Apply('&', (Number(10, 36, 4, True, False, 'be', 2), Apply('~', (1048575,)))), 0)), 3, 0))))))),
        }),
        'following': Inline({
            'integers': Formula('int', Apply('&', (Number(3, 12, 4, True, False, 'be', 2), 15))),
            'decimals': Formula('int', Apply('&', (Apply('>>', (Number(3, 12, 4, True, False, 'be', 2), 4)), 15))),
            'floats': Formula('int', Apply('&', (Apply('>>', (Number(3, 12, 4, True, False, 'be', 2), 8)), 15))),
            'has_reserved_bits': Formula('bool', Apply('!=', (Apply('&', (Number(3, 12, 4, True, False, 'be', 2), Apply('~', (4095,)))), 0))),
            'environment': Formula('int', Number(3, 12, 4, True, False, 'be', 2)),
            'charset': Formula('int', Apply('?', (Apply('or', (Apply('==', (Number(3, 16, 4, True, False, 'be', 2), 0)), Apply('==', (Number(3, 16, 4, True, False, 'be', 2), -1)))), 0, Apply('?', (Apply('==', (Number(3, 16, 4, True, False, 'be', 2), -2)), 3, Apply('?', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('==', (Number(3, 16, 4, True, False, 'be', 2), 37)), Apply('==', (Number(3, 16, 4, True, False, 'be', 2), 273)))), Apply('==', (Number(3, 16, 4, True, False, 'be', 2), 277)))), Apply('==', (Number(3, 16, 4, True, False, 'be', 2), 500)))), Apply('==', (Number(3, 16, 4, True, False, 'be', 2), 1047)))), Apply('==', (Number(3, 16, 4, True, False, 'be', 2), 1140)))), 2, Apply('?', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('==', (Number(3, 16, 4, True, False, 'be', 2), 437)), Apply('==', (Number(3, 16, 4, True, False, 'be', 2), 819)))), Apply('==', (Number(3, 16, 4, True, False, 'be', 2), 850)))), Apply('==', (Number(3, 16, 4, True, False, 'be', 2), 1208)))), Apply('==', (Number(3, 16, 4, True, False, 'be', 2), 1252)))), 1, 4))))))))),
        }),
        'remainder': Span(12, None),
        'context_charset': Formula('int', Apply('?', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('==', (Told(1), 37)), Apply('==', (Told(1), 273)))), Apply('==', (Told(1), 277)))), Apply('==', (Told(1), 500)))), Apply('==', (Told(1), 1047)))), Apply('==', (Told(1), 1140)))), 2, Apply('?', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('==', (Told(1), 437)), Apply('==', (Told(1), 819)))), Apply('==', (Told(1), 850)))), Apply('==', (Told(1), 1208)))), Apply('==', (Told(1), 1252)))), 1, 0))))),
    }),
    checks=(
        Apply('or', (Apply('and', (Apply('same', (Fixed(3, 0, 4, None), b'MDE ')), Apply('not', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('==', (Told(1), 37)), Apply('==', (Told(1), 273)))), Apply('==', (Told(1), 277)))), Apply('==', (Told(1), 500)))), Apply('==', (Told(1), 1047)))), Apply('==', (Told(1), 1140)))),)))), Apply('and', (Apply('same', (Fixed(3, 0, 4, None), b'\xd4\xc4\xc5@')), Apply('not', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('==', (Told(1), 437)), Apply('==', (Told(1), 819)))), Apply('==', (Told(1), 850)))), Apply('==', (Told(1), 1208)))), Apply('==', (Told(1), 1252)))),)))))),
        Apply('==', (Number(3, 4, 4, True, False, 'be', 2), 2)),
        Apply('==', (Number(3, 8, 4, True, False, 'be', 2), 72)),
        Apply('and', (Apply('>=', (Number(10, 28, 4, True, False, 'be', 2), 1)), Apply('<=', (Number(10, 28, 4, True, False, 'be', 2), 999999999)))),
        Apply('and', (Apply('>=', (Number(10, 32, 4, True, False, 'be', 2), 0)), Apply('<=', (Number(10, 32, 4, True, False, 'be', 2), 999999999)))),
        Apply('>=', (Number(10, 40, 4, True, False, 'be', 2), -1)),
    ),
    unsupported={},
)

FRAME = None
IN_STEP = None
