# Generated from ksy/tibco/tibrv_msg.ksy by `ksyspark generate`; do not edit.
"""Plans of tibrv_msg: what the machine runs for each message and where it leaves each column; `FRAME` cuts streams."""

from ksyspark.machine.opcodes import ADD, BYTE, BYTES, CLOSE, COUNT, CUT, DONE, EOF, FAIL, FIXED, GT, ITEM, JBITS, JBITSN, JEQ, JGE, JGT, JLE, JLT, JNE, JNZ, JUMP, JZ, LOAD, LOOP, MOVE, MUL, NUMBER, OPEN, PARAM, REST, ROW, ROWAT, ROWS, RUN, SAME, STORE, SUB, SWITCH, TEXTAT, U1, U2BE, UNTIL
from ksyspark.machine.plan import Apply, Bits, Fixed, Formula, Inline, Items, Number, OneOf, Plan, Present, Rows, Span, Table, Worked

PLAN = Plan(
    program=(
        (ROW, 0, 0, 0),                          # 0: tibrv_msg
        (PARAM, 1, 0),                           # 1: has_identifiers
        (PARAM, 2, 1),                           # 2: is_size_78_next_byte
        (RUN, 0, 0, 8),                          # 3: len_message, magic
        (FIXED, 3, 0, 0, 4, 4),                  # 4
        (SAME, 5, 3, 40),                        # 5
        (JZ, 5, 665),                            # 6
        (NUMBER, 3, 0, 0, 0, 36),                # 7
        (SUB, 4, 3, 42),                         # 8
        (BYTES, 0, 1, 4),                        # 9: body
        (OPEN, 5, 0, 1),                         # 10
        (ROWS, 8, 1),                            # 11: fields: repeat eos
        (STORE, 0, 3, 8),                        # 12
        (MOVE, 7, 43),                           # 13
        (EOF, 8),                                # 14
        (JNZ, 8, 465),                           # 15
        (ROW, 1, 1, 8),                          # 16
        (RUN, 1, 0, 1),                          # 17: len_name
        (U1, 9, 1, 0, 0),                        # 18
        (BYTES, 1, 1, 9),                        # 19: label
        (STORE, 1, 3, 1),                        # 20
        (OPEN, 10, 1, 1),                        # 21
        (UNTIL, 1, 4, 0, 2),                     # 22: name
        (TEXTAT, 1, 4, 0),                       # 23: name is ISO-8859-1
        (REST, 1, 6),                            # 24: behind_name
        (CLOSE, 10),                             # 25
        (RUN, 1, 8, 1),                          # 26: wire_type
        (STORE, 1, 9, 2),                        # 27
        (RUN, 1, 10, 1),                         # 28: form
        (JBITSN, 1, 10, 0, 65280, 120, 36),      # 29: form
        (LOAD, 9, 1, 9),                         # 30
        (JZ, 9, 36),                             # 31
        (RUN, 1, 12, 1),                         # 32: len_8
        (U1, 9, 1, 12, 0),                       # 33
        (JLT, 9, 44, 665),                       # 34
        (STORE, 1, 11, 44),                      # 35
        (JBITSN, 1, 10, 0, 65280, 121, 41),      # 36: form
        (RUN, 1, 14, 2),                         # 37: len_16
        (U2BE, 9, 1, 14, 0),                     # 38
        (JLT, 9, 45, 665),                       # 39
        (STORE, 1, 13, 44),                      # 40
        (JBITSN, 1, 10, 0, 65280, 122, 46),      # 41: form
        (RUN, 1, 16, 4),                         # 42: len_32
        (NUMBER, 9, 1, 16, 0, 36),               # 43
        (JLT, 9, 46, 665),                       # 44
        (STORE, 1, 15, 44),                      # 45
        (U1, 9, 1, 10, 0),                       # 46
        (JEQ, 9, 47, 49),                        # 47
        (JBITS, 1, 8, 0, 65280, 1, 665),         # 48: wire_type
        (U1, 12, 1, 10, 0),                      # 49
        (JGE, 12, 48, 53),                       # 50
        (MOVE, 9, 12),                           # 51
        (JUMP, 81),                              # 52
        (JBITSN, 1, 10, 0, 65280, 121, 60),      # 53: form
        (LOAD, 16, 1, 13),                       # 54
        (JZ, 16, 665),                           # 55
        (U2BE, 17, 1, 14, 0),                    # 56
        (SUB, 18, 17, 45),                       # 57
        (MOVE, 13, 18),                          # 58
        (JUMP, 80),                              # 59
        (JBITSN, 1, 10, 0, 65280, 122, 67),      # 60: form
        (LOAD, 22, 1, 15),                       # 61
        (JZ, 22, 665),                           # 62
        (NUMBER, 23, 1, 16, 0, 36),              # 63
        (SUB, 24, 23, 46),                       # 64
        (MOVE, 19, 24),                          # 65
        (JUMP, 79),                              # 66
        (JBITSN, 1, 10, 0, 65280, 120, 76),      # 67: form
        (LOAD, 28, 1, 9),                        # 68
        (JZ, 28, 76),                            # 69
        (LOAD, 28, 1, 11),                       # 70
        (JZ, 28, 665),                           # 71
        (U1, 29, 1, 12, 0),                      # 72
        (SUB, 30, 29, 44),                       # 73
        (MOVE, 25, 30),                          # 74
        (JUMP, 78),                              # 75
        (U1, 31, 1, 10, 0),                      # 76
        (MOVE, 25, 31),                          # 77
        (MOVE, 19, 25),                          # 78
        (MOVE, 13, 19),                          # 79
        (MOVE, 9, 13),                           # 80
        (STORE, 1, 19, 9),                       # 81
        (BYTES, 1, 17, 9),                       # 82: data
        (U1, 32, 1, 8, 0),                       # 83
        (SWITCH, 32, 2, 47),                     # 84
        (JUMP, 133),                             # 85
        (JUMP, 154),                             # 86
        (JUMP, 456),                             # 87
        (JUMP, 456),                             # 88
        (JUMP, 456),                             # 89
        (JUMP, 456),                             # 90
        (JUMP, 162),                             # 91
        (JUMP, 170),                             # 92
        (JUMP, 178),                             # 93
        (JUMP, 202),                             # 94
        (JUMP, 229),                             # 95
        (JUMP, 256),                             # 96
        (JUMP, 202),                             # 97
        (JUMP, 229),                             # 98
        (JUMP, 202),                             # 99
        (JUMP, 229),                             # 100
        (JUMP, 202),                             # 101
        (JUMP, 229),                             # 102
        (JUMP, 202),                             # 103
        (JUMP, 229),                             # 104
        (JUMP, 456),                             # 105
        (JUMP, 456),                             # 106
        (JUMP, 256),                             # 107
        (JUMP, 256),                             # 108
        (JUMP, 178),                             # 109
        (JUMP, 178),                             # 110
        (JUMP, 456),                             # 111
        (JUMP, 456),                             # 112
        (JUMP, 456),                             # 113
        (JUMP, 456),                             # 114
        (JUMP, 456),                             # 115
        (JUMP, 456),                             # 116
        (JUMP, 273),                             # 117
        (JUMP, 287),                             # 118
        (JUMP, 301),                             # 119
        (JUMP, 315),                             # 120
        (JUMP, 329),                             # 121
        (JUMP, 343),                             # 122
        (JUMP, 357),                             # 123
        (JUMP, 371),                             # 124
        (JUMP, 456),                             # 125
        (JUMP, 456),                             # 126
        (JUMP, 385),                             # 127
        (JUMP, 399),                             # 128
        (JUMP, 456),                             # 129
        (JUMP, 413),                             # 130
        (JUMP, 440),                             # 131
        (JUMP, 456),                             # 132
        (ROW, 2, 2, 32),                         # 133: field.data.subject
        (STORE, 1, 20, 32),                      # 134
        (OPEN, 33, 1, 17),                       # 135
        (RUN, 2, 0, 1),                          # 136: num_elements
        (U1, 37, 2, 0, 0),                       # 137
        (ROWS, 36, 3),                           # 138: elements: repeat expr
        (STORE, 2, 1, 36),                       # 139
        (MOVE, 35, 43),                          # 140
        (JGE, 35, 37, 152),                      # 141
        (ROW, 3, 3, 36),                         # 142
        (RUN, 3, 0, 1),                          # 143: len_element
        (U1, 38, 3, 0, 0),                       # 144
        (JLT, 38, 45, 665),                      # 145
        (SUB, 39, 38, 44),                       # 146
        (BYTES, 3, 1, 39),                       # 147: value
        (CUT, 3, 1, 0, 0),                       # 148
        (TEXTAT, 3, 1, 0),                       # 149: value is ISO-8859-1
        (COUNT, 35, 4, 2, 2),                    # 150
        (JUMP, 141),                             # 151
        (CLOSE, 33),                             # 152
        (JUMP, 463),                             # 153
        (ROW, 4, 4, 32),                         # 154: field.data.datetime
        (STORE, 1, 21, 32),                      # 155
        (OPEN, 33, 1, 17),                       # 156
        (RUN, 4, 0, 8),                          # 157: width, seconds_low, seconds_high, microseconds
        (LOAD, 35, 1, 18),                       # 158
        (JNE, 35, 42, 665),                      # 159
        (CLOSE, 33),                             # 160
        (JUMP, 463),                             # 161
        (ROW, 5, 5, 32),                         # 162: field.data.text
        (STORE, 1, 22, 32),                      # 163
        (OPEN, 33, 1, 17),                       # 164
        (UNTIL, 5, 0, 0, 0),                     # 165: value
        (TEXTAT, 5, 0, 0),                       # 166: value is ISO-8859-1
        (REST, 5, 2),                            # 167: ending
        (CLOSE, 33),                             # 168
        (JUMP, 463),                             # 169
        (ROW, 6, 6, 32),                         # 170: field.data.boolean
        (STORE, 1, 23, 32),                      # 171
        (OPEN, 33, 1, 17),                       # 172
        (RUN, 6, 0, 1),                          # 173: width, code
        (LOAD, 35, 1, 18),                       # 174
        (JNE, 35, 44, 665),                      # 175
        (CLOSE, 33),                             # 176
        (JUMP, 463),                             # 177
        (ROW, 7, 7, 32),                         # 178: field.data.ip_data
        (STORE, 1, 24, 32),                      # 179
        (OPEN, 33, 1, 17),                       # 180
        (RUN, 7, 0, 0),                          # 181: width
        (LOAD, 35, 1, 18),                       # 182
        (JEQ, 35, 46, 185),                      # 183
        (JNE, 35, 45, 665),                      # 184
        (LOAD, 35, 1, 18),                       # 185
        (JNE, 35, 46, 196),                      # 186
        (ROWS, 36, 8),                           # 187: address: repeat expr
        (STORE, 7, 2, 36),                       # 188
        (MOVE, 35, 43),                          # 189
        (JGE, 35, 46, 195),                      # 190
        (ROW, 8, 8, 36),                         # 191
        (RUN, 8, 0, 1),                          # 192: address
        (COUNT, 35, 2, 7, 3),                    # 193
        (JUMP, 190),                             # 194
        (STORE, 7, 1, 44),                       # 195
        (LOAD, 35, 1, 18),                       # 196
        (JNE, 35, 45, 200),                      # 197
        (RUN, 7, 5, 2),                          # 198: port
        (STORE, 7, 4, 44),                       # 199
        (CLOSE, 33),                             # 200
        (JUMP, 463),                             # 201
        (ROW, 9, 9, 32),                         # 202: field.data.signed
        (STORE, 1, 25, 32),                      # 203
        (OPEN, 33, 1, 17),                       # 204
        (RUN, 9, 0, 0),                          # 205: width
        (LOAD, 35, 1, 18),                       # 206
        (JEQ, 35, 46, 211),                      # 207
        (JEQ, 35, 42, 211),                      # 208
        (JEQ, 35, 45, 211),                      # 209
        (JNE, 35, 44, 665),                      # 210
        (LOAD, 35, 1, 18),                       # 211
        (JNE, 35, 44, 215),                      # 212
        (RUN, 9, 2, 1),                          # 213: int8
        (STORE, 9, 1, 44),                       # 214
        (LOAD, 35, 1, 18),                       # 215
        (JNE, 35, 45, 219),                      # 216
        (RUN, 9, 4, 2),                          # 217: int16
        (STORE, 9, 3, 44),                       # 218
        (LOAD, 35, 1, 18),                       # 219
        (JNE, 35, 46, 223),                      # 220
        (RUN, 9, 6, 4),                          # 221: int32
        (STORE, 9, 5, 44),                       # 222
        (LOAD, 35, 1, 18),                       # 223
        (JNE, 35, 42, 227),                      # 224
        (RUN, 9, 8, 8),                          # 225: int64
        (STORE, 9, 7, 44),                       # 226
        (CLOSE, 33),                             # 227
        (JUMP, 463),                             # 228
        (ROW, 10, 10, 32),                       # 229: field.data.unsigned
        (STORE, 1, 26, 32),                      # 230
        (OPEN, 33, 1, 17),                       # 231
        (RUN, 10, 0, 0),                         # 232: width
        (LOAD, 35, 1, 18),                       # 233
        (JEQ, 35, 46, 238),                      # 234
        (JEQ, 35, 42, 238),                      # 235
        (JEQ, 35, 45, 238),                      # 236
        (JNE, 35, 44, 665),                      # 237
        (LOAD, 35, 1, 18),                       # 238
        (JNE, 35, 44, 242),                      # 239
        (RUN, 10, 2, 1),                         # 240: uint8
        (STORE, 10, 1, 44),                      # 241
        (LOAD, 35, 1, 18),                       # 242
        (JNE, 35, 45, 246),                      # 243
        (RUN, 10, 4, 2),                         # 244: uint16
        (STORE, 10, 3, 44),                      # 245
        (LOAD, 35, 1, 18),                       # 246
        (JNE, 35, 46, 250),                      # 247
        (RUN, 10, 6, 4),                         # 248: uint32
        (STORE, 10, 5, 44),                      # 249
        (LOAD, 35, 1, 18),                       # 250
        (JNE, 35, 42, 254),                      # 251
        (RUN, 10, 8, 8),                         # 252: long_value
        (STORE, 10, 7, 44),                      # 253
        (CLOSE, 33),                             # 254
        (JUMP, 463),                             # 255
        (ROW, 11, 11, 32),                       # 256: field.data.real
        (STORE, 1, 27, 32),                      # 257
        (OPEN, 33, 1, 17),                       # 258
        (RUN, 11, 0, 0),                         # 259: width
        (LOAD, 35, 1, 18),                       # 260
        (JEQ, 35, 42, 263),                      # 261
        (JNE, 35, 46, 665),                      # 262
        (LOAD, 35, 1, 18),                       # 263
        (JNE, 35, 46, 267),                      # 264
        (RUN, 11, 2, 4),                         # 265: float32
        (STORE, 11, 1, 44),                      # 266
        (LOAD, 35, 1, 18),                       # 267
        (JNE, 35, 42, 271),                      # 268
        (RUN, 11, 4, 8),                         # 269: float64
        (STORE, 11, 3, 44),                      # 270
        (CLOSE, 33),                             # 271
        (JUMP, 463),                             # 272
        (ROW, 12, 12, 32),                       # 273: field.data.i8_array
        (STORE, 1, 28, 32),                      # 274
        (OPEN, 33, 1, 17),                       # 275
        (ROWS, 36, 13),                          # 276: values: repeat eos
        (STORE, 12, 0, 36),                      # 277
        (MOVE, 35, 43),                          # 278
        (EOF, 36),                               # 279
        (JNZ, 36, 285),                          # 280
        (ROW, 13, 13, 36),                       # 281
        (RUN, 13, 0, 1),                         # 282: values
        (COUNT, 35, 2, 12, 1),                   # 283
        (JUMP, 279),                             # 284
        (CLOSE, 33),                             # 285
        (JUMP, 463),                             # 286
        (ROW, 14, 14, 32),                       # 287: field.data.u8_array
        (STORE, 1, 29, 32),                      # 288
        (OPEN, 33, 1, 17),                       # 289
        (ROWS, 36, 15),                          # 290: values: repeat eos
        (STORE, 14, 0, 36),                      # 291
        (MOVE, 35, 43),                          # 292
        (EOF, 36),                               # 293
        (JNZ, 36, 299),                          # 294
        (ROW, 15, 15, 36),                       # 295
        (RUN, 15, 0, 1),                         # 296: values
        (COUNT, 35, 2, 14, 1),                   # 297
        (JUMP, 293),                             # 298
        (CLOSE, 33),                             # 299
        (JUMP, 463),                             # 300
        (ROW, 16, 16, 32),                       # 301: field.data.i16_array
        (STORE, 1, 30, 32),                      # 302
        (OPEN, 33, 1, 17),                       # 303
        (ROWS, 36, 17),                          # 304: values: repeat eos
        (STORE, 16, 0, 36),                      # 305
        (MOVE, 35, 43),                          # 306
        (EOF, 36),                               # 307
        (JNZ, 36, 313),                          # 308
        (ROW, 17, 17, 36),                       # 309
        (RUN, 17, 0, 2),                         # 310: values
        (COUNT, 35, 2, 16, 1),                   # 311
        (JUMP, 307),                             # 312
        (CLOSE, 33),                             # 313
        (JUMP, 463),                             # 314
        (ROW, 18, 18, 32),                       # 315: field.data.u16_array
        (STORE, 1, 31, 32),                      # 316
        (OPEN, 33, 1, 17),                       # 317
        (ROWS, 36, 19),                          # 318: values: repeat eos
        (STORE, 18, 0, 36),                      # 319
        (MOVE, 35, 43),                          # 320
        (EOF, 36),                               # 321
        (JNZ, 36, 327),                          # 322
        (ROW, 19, 19, 36),                       # 323
        (RUN, 19, 0, 2),                         # 324: values
        (COUNT, 35, 2, 18, 1),                   # 325
        (JUMP, 321),                             # 326
        (CLOSE, 33),                             # 327
        (JUMP, 463),                             # 328
        (ROW, 20, 20, 32),                       # 329: field.data.i32_array
        (STORE, 1, 32, 32),                      # 330
        (OPEN, 33, 1, 17),                       # 331
        (ROWS, 36, 21),                          # 332: values: repeat eos
        (STORE, 20, 0, 36),                      # 333
        (MOVE, 35, 43),                          # 334
        (EOF, 36),                               # 335
        (JNZ, 36, 341),                          # 336
        (ROW, 21, 21, 36),                       # 337
        (RUN, 21, 0, 4),                         # 338: values
        (COUNT, 35, 2, 20, 1),                   # 339
        (JUMP, 335),                             # 340
        (CLOSE, 33),                             # 341
        (JUMP, 463),                             # 342
        (ROW, 22, 22, 32),                       # 343: field.data.u32_array
        (STORE, 1, 33, 32),                      # 344
        (OPEN, 33, 1, 17),                       # 345
        (ROWS, 36, 23),                          # 346: values: repeat eos
        (STORE, 22, 0, 36),                      # 347
        (MOVE, 35, 43),                          # 348
        (EOF, 36),                               # 349
        (JNZ, 36, 355),                          # 350
        (ROW, 23, 23, 36),                       # 351
        (RUN, 23, 0, 4),                         # 352: values
        (COUNT, 35, 2, 22, 1),                   # 353
        (JUMP, 349),                             # 354
        (CLOSE, 33),                             # 355
        (JUMP, 463),                             # 356
        (ROW, 24, 24, 32),                       # 357: field.data.i64_array
        (STORE, 1, 34, 32),                      # 358
        (OPEN, 33, 1, 17),                       # 359
        (ROWS, 36, 25),                          # 360: values: repeat eos
        (STORE, 24, 0, 36),                      # 361
        (MOVE, 35, 43),                          # 362
        (EOF, 36),                               # 363
        (JNZ, 36, 369),                          # 364
        (ROW, 25, 25, 36),                       # 365
        (RUN, 25, 0, 8),                         # 366: values
        (COUNT, 35, 2, 24, 1),                   # 367
        (JUMP, 363),                             # 368
        (CLOSE, 33),                             # 369
        (JUMP, 463),                             # 370
        (ROW, 26, 26, 32),                       # 371: field.data.u64_array
        (STORE, 1, 35, 32),                      # 372
        (OPEN, 33, 1, 17),                       # 373
        (ROWS, 36, 27),                          # 374: values: repeat eos
        (STORE, 26, 0, 36),                      # 375
        (MOVE, 35, 43),                          # 376
        (EOF, 36),                               # 377
        (JNZ, 36, 383),                          # 378
        (ROW, 27, 27, 36),                       # 379
        (RUN, 27, 0, 8),                         # 380: values
        (COUNT, 35, 2, 26, 1),                   # 381
        (JUMP, 377),                             # 382
        (CLOSE, 33),                             # 383
        (JUMP, 463),                             # 384
        (ROW, 28, 28, 32),                       # 385: field.data.f32_array
        (STORE, 1, 36, 32),                      # 386
        (OPEN, 33, 1, 17),                       # 387
        (ROWS, 36, 29),                          # 388: values: repeat eos
        (STORE, 28, 0, 36),                      # 389
        (MOVE, 35, 43),                          # 390
        (EOF, 36),                               # 391
        (JNZ, 36, 397),                          # 392
        (ROW, 29, 29, 36),                       # 393
        (RUN, 29, 0, 4),                         # 394: values
        (COUNT, 35, 2, 28, 1),                   # 395
        (JUMP, 391),                             # 396
        (CLOSE, 33),                             # 397
        (JUMP, 463),                             # 398
        (ROW, 30, 30, 32),                       # 399: field.data.f64_array
        (STORE, 1, 37, 32),                      # 400
        (OPEN, 33, 1, 17),                       # 401
        (ROWS, 36, 31),                          # 402: values: repeat eos
        (STORE, 30, 0, 36),                      # 403
        (MOVE, 35, 43),                          # 404
        (EOF, 36),                               # 405
        (JNZ, 36, 411),                          # 406
        (ROW, 31, 31, 36),                       # 407
        (RUN, 31, 0, 8),                         # 408: values
        (COUNT, 35, 2, 30, 1),                   # 409
        (JUMP, 405),                             # 410
        (CLOSE, 33),                             # 411
        (JUMP, 463),                             # 412
        (ROW, 32, 32, 32),                       # 413: field.data.xml
        (STORE, 1, 38, 32),                      # 414
        (STORE, 32, 0, 2),                       # 415
        (OPEN, 33, 1, 17),                       # 416
        (LOAD, 35, 32, 0),                       # 417
        (STORE, 32, 1, 35),                      # 418
        (RUN, 32, 2, 1),                         # 419: form
        (JBITSN, 32, 2, 0, 65280, 120, 427),     # 420: form
        (LOAD, 35, 32, 1),                       # 421
        (JZ, 35, 427),                           # 422
        (RUN, 32, 4, 1),                         # 423: len_8
        (U1, 35, 32, 4, 0),                      # 424
        (JLT, 35, 44, 665),                      # 425
        (STORE, 32, 3, 44),                      # 426
        (JBITSN, 32, 2, 0, 65280, 121, 432),     # 427: form
        (RUN, 32, 6, 2),                         # 428: len_16
        (U2BE, 35, 32, 6, 0),                    # 429
        (JLT, 35, 45, 665),                      # 430
        (STORE, 32, 5, 44),                      # 431
        (JBITSN, 32, 2, 0, 65280, 122, 437),     # 432: form
        (RUN, 32, 8, 4),                         # 433: len_32
        (NUMBER, 35, 32, 8, 0, 36),              # 434
        (JLT, 35, 46, 665),                      # 435
        (STORE, 32, 7, 44),                      # 436
        (REST, 32, 9),                           # 437: compressed
        (CLOSE, 33),                             # 438
        (JUMP, 463),                             # 439
        (ROW, 33, 33, 32),                       # 440: field.data.string_array
        (STORE, 1, 39, 32),                      # 441
        (OPEN, 33, 1, 17),                       # 442
        (RUN, 33, 0, 4),                         # 443: num_values
        (NUMBER, 37, 33, 0, 0, 36),              # 444
        (ROWS, 36, 34),                          # 445: values: repeat expr
        (STORE, 33, 1, 36),                      # 446
        (MOVE, 35, 43),                          # 447
        (JGE, 35, 37, 454),                      # 448
        (ROW, 34, 34, 36),                       # 449
        (UNTIL, 34, 0, 0, 6),                    # 450: values
        (TEXTAT, 34, 0, 0),                      # 451: values is ISO-8859-1
        (COUNT, 35, 2, 33, 2),                   # 452
        (JUMP, 448),                             # 453
        (CLOSE, 33),                             # 454
        (JUMP, 463),                             # 455
        (ROW, 35, 35, 32),                       # 456: field.data.raw
        (STORE, 1, 40, 32),                      # 457
        (LOAD, 33, 1, 17),                       # 458
        (STORE, 35, 0, 33),                      # 459
        (LOAD, 34, 1, 18),                       # 460
        (STORE, 35, 1, 34),                      # 461
        (JUMP, 463),                             # 462
        (COUNT, 7, 12, 0, 4),                    # 463
        (JUMP, 14),                              # 464
        (CLOSE, 5),                              # 465
        (MOVE, 3, 43),                           # 466
        (LOAD, 4, 0, 4),                         # 467
        (JGE, 3, 4, 664),                        # 468
        (ITEM, 1, 1, 0, 3, 3),                   # 469
        (LOAD, 5, 1, 21),                        # 470
        (JZ, 5, 473),                            # 471
        (ROWAT, 4, 4, 5),                        # 472
        (LOAD, 5, 1, 22),                        # 473
        (JZ, 5, 480),                            # 474
        (ROWAT, 5, 5, 5),                        # 475
        (LOAD, 6, 5, 2),                         # 476
        (LOAD, 7, 5, 3),                         # 477
        (GT, 8, 7, 43),                          # 478
        (STORE, 5, 4, 8),                        # 479
        (LOAD, 5, 1, 23),                        # 480
        (JZ, 5, 483),                            # 481
        (ROWAT, 6, 6, 5),                        # 482
        (LOAD, 5, 1, 25),                        # 483
        (JZ, 5, 514),                            # 484
        (ROWAT, 9, 9, 5),                        # 485
        (LOAD, 9, 1, 18),                        # 486
        (JNE, 9, 46, 493),                       # 487
        (LOAD, 9, 9, 5),                         # 488
        (JZ, 9, 665),                            # 489
        (NUMBER, 10, 9, 6, 0, 52),               # 490
        (MOVE, 6, 10),                           # 491
        (JUMP, 513),                             # 492
        (LOAD, 14, 1, 18),                       # 493
        (JNE, 14, 45, 500),                      # 494
        (LOAD, 14, 9, 3),                        # 495
        (JZ, 14, 665),                           # 496
        (NUMBER, 15, 9, 4, 0, 50),               # 497
        (MOVE, 11, 15),                          # 498
        (JUMP, 512),                             # 499
        (LOAD, 19, 1, 18),                       # 500
        (JNE, 19, 44, 507),                      # 501
        (LOAD, 19, 9, 1),                        # 502
        (JZ, 19, 665),                           # 503
        (NUMBER, 20, 9, 2, 0, 49),               # 504
        (MOVE, 16, 20),                          # 505
        (JUMP, 511),                             # 506
        (LOAD, 21, 9, 7),                        # 507
        (JZ, 21, 665),                           # 508
        (NUMBER, 22, 9, 8, 0, 56),               # 509
        (MOVE, 16, 22),                          # 510
        (MOVE, 11, 16),                          # 511
        (MOVE, 6, 11),                           # 512
        (STORE, 9, 9, 6),                        # 513
        (LOAD, 5, 1, 26),                        # 514
        (JZ, 5, 540),                            # 515
        (ROWAT, 10, 10, 5),                      # 516
        (LOAD, 6, 1, 18),                        # 517
        (JGE, 6, 42, 540),                       # 518
        (LOAD, 9, 1, 18),                        # 519
        (JNE, 9, 46, 526),                       # 520
        (LOAD, 9, 10, 5),                        # 521
        (JZ, 9, 665),                            # 522
        (NUMBER, 10, 10, 6, 0, 36),              # 523
        (MOVE, 6, 10),                           # 524
        (JUMP, 538),                             # 525
        (LOAD, 14, 1, 18),                       # 526
        (JNE, 14, 45, 533),                      # 527
        (LOAD, 14, 10, 3),                       # 528
        (JZ, 14, 665),                           # 529
        (U2BE, 15, 10, 4, 0),                    # 530
        (MOVE, 11, 15),                          # 531
        (JUMP, 537),                             # 532
        (LOAD, 16, 10, 1),                       # 533
        (JZ, 16, 665),                           # 534
        (U1, 17, 10, 2, 0),                      # 535
        (MOVE, 11, 17),                          # 536
        (MOVE, 6, 11),                           # 537
        (STORE, 10, 10, 6),                      # 538
        (STORE, 10, 9, 44),                      # 539
        (LOAD, 5, 1, 27),                        # 540
        (JZ, 5, 555),                            # 541
        (ROWAT, 11, 11, 5),                      # 542
        (LOAD, 9, 1, 18),                        # 543
        (JNE, 9, 42, 550),                       # 544
        (LOAD, 9, 11, 3),                        # 545
        (JZ, 9, 665),                            # 546
        (NUMBER, 10, 11, 4, 0, 104),             # 547
        (MOVE, 6, 10),                           # 548
        (JUMP, 554),                             # 549
        (LOAD, 11, 11, 1),                       # 550
        (JZ, 11, 665),                           # 551
        (NUMBER, 12, 11, 2, 0, 100),             # 552
        (MOVE, 6, 12),                           # 553
        (STORE, 11, 5, 6),                       # 554
        (LOAD, 5, 1, 38),                        # 555
        (JZ, 5, 592),                            # 556
        (ROWAT, 32, 32, 5),                      # 557
        (U1, 9, 32, 2, 0),                       # 558
        (JGE, 9, 48, 562),                       # 559
        (MOVE, 6, 9),                            # 560
        (JUMP, 590),                             # 561
        (JBITSN, 32, 2, 0, 65280, 121, 569),     # 562: form
        (LOAD, 13, 32, 5),                       # 563
        (JZ, 13, 665),                           # 564
        (U2BE, 14, 32, 6, 0),                    # 565
        (SUB, 15, 14, 45),                       # 566
        (MOVE, 10, 15),                          # 567
        (JUMP, 589),                             # 568
        (JBITSN, 32, 2, 0, 65280, 122, 576),     # 569: form
        (LOAD, 19, 32, 7),                       # 570
        (JZ, 19, 665),                           # 571
        (NUMBER, 20, 32, 8, 0, 36),              # 572
        (SUB, 21, 20, 46),                       # 573
        (MOVE, 16, 21),                          # 574
        (JUMP, 588),                             # 575
        (JBITSN, 32, 2, 0, 65280, 120, 585),     # 576: form
        (LOAD, 25, 32, 1),                       # 577
        (JZ, 25, 585),                           # 578
        (LOAD, 25, 32, 3),                       # 579
        (JZ, 25, 665),                           # 580
        (U1, 26, 32, 4, 0),                      # 581
        (SUB, 27, 26, 44),                       # 582
        (MOVE, 22, 27),                          # 583
        (JUMP, 587),                             # 584
        (U1, 28, 32, 2, 0),                      # 585
        (MOVE, 22, 28),                          # 586
        (MOVE, 16, 22),                          # 587
        (MOVE, 10, 16),                          # 588
        (MOVE, 6, 10),                           # 589
        (STORE, 32, 11, 6),                      # 590
        (STORE, 32, 12, 6),                      # 591
        (LOAD, 5, 1, 4),                         # 592
        (LOAD, 6, 1, 5),                         # 593
        (STORE, 1, 41, 5),                       # 594
        (STORE, 1, 42, 6),                       # 595
        (LOAD, 8, 1, 3),                         # 596
        (JZ, 8, 609),                            # 597
        (LOAD, 8, 1, 6),                         # 598
        (LOAD, 9, 1, 7),                         # 599
        (JNE, 9, 45, 609),                       # 600
        (BYTE, 10, 8, 43),                       # 601
        (MUL, 11, 10, 79),                       # 602
        (LOAD, 12, 1, 6),                        # 603
        (LOAD, 13, 1, 7),                        # 604
        (BYTE, 14, 12, 44),                      # 605
        (ADD, 15, 11, 14),                       # 606
        (MOVE, 5, 15),                           # 607
        (JUMP, 610),                             # 608
        (MOVE, 5, 43),                           # 609
        (STORE, 1, 44, 5),                       # 610
        (JEQ, 5, 43, 615),                       # 611
        (LOAD, 5, 1, 44),                        # 612
        (STORE, 1, 45, 5),                       # 613
        (STORE, 1, 43, 44),                      # 614
        (U1, 8, 1, 8, 0),                        # 615
        (JLT, 8, 55, 625),                       # 616
        (U1, 8, 1, 8, 0),                        # 617
        (JGT, 8, 66, 625),                       # 618
        (U1, 8, 1, 8, 0),                        # 619
        (JLE, 8, 62, 623),                       # 620
        (U1, 8, 1, 8, 0),                        # 621
        (JLT, 8, 63, 625),                       # 622
        (MOVE, 5, 45),                           # 623
        (JUMP, 661),                             # 624
        (U1, 11, 1, 8, 0),                       # 625
        (JLE, 11, 80, 630),                      # 626
        (JGE, 11, 81, 630),                      # 627
        (MOVE, 8, 44),                           # 628
        (JUMP, 660),                             # 629
        (U1, 14, 1, 8, 0),                       # 630
        (JLT, 14, 46, 635),                      # 631
        (JGT, 14, 82, 635),                      # 632
        (MOVE, 11, 44),                          # 633
        (JUMP, 659),                             # 634
        (U1, 17, 1, 8, 0),                       # 635
        (JLT, 17, 83, 640),                      # 636
        (JGT, 17, 84, 640),                      # 637
        (MOVE, 14, 44),                          # 638
        (JUMP, 658),                             # 639
        (U1, 20, 1, 8, 0),                       # 640
        (JEQ, 20, 85, 644),                      # 641
        (JEQ, 20, 86, 644),                      # 642
        (JNE, 20, 87, 646),                      # 643
        (MOVE, 17, 44),                          # 644
        (JUMP, 657),                             # 645
        (U1, 23, 1, 8, 0),                       # 646
        (JNE, 23, 88, 650),                      # 647
        (MOVE, 20, 44),                          # 648
        (JUMP, 656),                             # 649
        (U1, 26, 1, 10, 0),                      # 650
        (JLE, 26, 47, 654),                      # 651
        (MOVE, 23, 49),                          # 652
        (JUMP, 655),                             # 653
        (MOVE, 23, 43),                          # 654
        (MOVE, 20, 23),                          # 655
        (MOVE, 17, 20),                          # 656
        (MOVE, 14, 17),                          # 657
        (MOVE, 11, 14),                          # 658
        (MOVE, 8, 11),                           # 659
        (MOVE, 5, 8),                            # 660
        (STORE, 1, 46, 5),                       # 661
        (LOOP, 3, 0),                            # 662
        (JUMP, 467),                             # 663
        (DONE,),                                 # 664
        (FAIL,),                                 # 665
    ),
    constants=b'\x99U\xee\xaa',
    tables=(
        Table(5, (4,)),  # 0: tibrv_msg
        Table(47, (11, 13, 15, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 43)),  # 1: fields.fields[]
        Table(3, (2,)),  # 2: field.data.subject
        Table(3, ()),  # 3: subject.elements[]
        Table(1, ()),  # 4: field.data.datetime
        Table(5, ()),  # 5: field.data.text
        Table(1, ()),  # 6: field.data.boolean
        Table(6, (1, 3, 4)),  # 7: field.data.ip_data
        Table(1, ()),  # 8: ip_data.address[]
        Table(10, (1, 3, 5, 7)),  # 9: field.data.signed
        Table(11, (1, 3, 5, 7, 9)),  # 10: field.data.unsigned
        Table(6, (1, 3)),  # 11: field.data.real
        Table(2, (1,)),  # 12: field.data.i8_array
        Table(1, ()),  # 13: i8_array.values[]
        Table(2, (1,)),  # 14: field.data.u8_array
        Table(1, ()),  # 15: u8_array.values[]
        Table(2, (1,)),  # 16: field.data.i16_array
        Table(1, ()),  # 17: i16_array.values[]
        Table(2, (1,)),  # 18: field.data.u16_array
        Table(1, ()),  # 19: u16_array.values[]
        Table(2, (1,)),  # 20: field.data.i32_array
        Table(1, ()),  # 21: i32_array.values[]
        Table(2, (1,)),  # 22: field.data.u32_array
        Table(1, ()),  # 23: u32_array.values[]
        Table(2, (1,)),  # 24: field.data.i64_array
        Table(1, ()),  # 25: i64_array.values[]
        Table(2, (1,)),  # 26: field.data.u64_array
        Table(1, ()),  # 27: u64_array.values[]
        Table(2, (1,)),  # 28: field.data.f32_array
        Table(1, ()),  # 29: f32_array.values[]
        Table(2, (1,)),  # 30: field.data.f64_array
        Table(1, ()),  # 31: f64_array.values[]
        Table(13, (3, 5, 7)),  # 32: field.data.xml
        Table(3, (2,)),  # 33: field.data.string_array
        Table(2, ()),  # 34: string_array.values[]
        Table(2, ()),  # 35: field.data.raw
    ),
    registers=40,
    numbers=(-1, 4, 8, 0, 1, 2, 4, 122, 120, 3, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 24, 25, 26, 27, 34, 35, 36, 37, 38, 39, 40, 41, 44, 45, 47, 48, 256, 49, 128, 6, 22, 31, 33, 42, 43, 46),
    addresses=(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35),
    encodings=('ISO-8859-1',),
    root=Inline({
        'len_message': Number(0, 0, 4, False, False, 'be'),
        'magic': Fixed(0, 4, 4, None),
        'body': Inline({
            'fields': Items(3, 1, Inline({
                'len_name': Number(0, 0, 1, False, False, 'be'),
                'label': Inline({
                    'name': Span(4, 'ISO-8859-1'),
                    'behind_name': Span(6, None),
                    'identifier': Worked(44, 'int'),
                }),
                'wire_type': Number(8, 0, 1, False, False, 'be'),
                'len_data': Inline({
                    'form': Number(10, 0, 1, False, False, 'be'),
                    'len_8': Present(11, Number(12, 0, 1, False, False, 'be')),
                    'len_16': Present(13, Number(14, 0, 2, False, False, 'be')),
                    'len_32': Present(15, Number(16, 0, 4, False, False, 'be')),
                    'value': Worked(19, 'int'),
                }),
                'data': OneOf({'subject': Rows(20, 2, Inline({
                    'num_elements': Number(0, 0, 1, False, False, 'be'),
                    'elements': Items(1, 3, Inline({
                        'len_element': Number(0, 0, 1, False, False, 'be'),
                        'value': Span(1, 'ISO-8859-1'),
                    })),
                })), 'datetime': Rows(21, 4, Inline({
                    'width': Fixed(0, 0, 0, None),
                    'seconds_low': Number(0, 0, 4, False, False, 'be'),
                    'seconds_high': Number(0, 4, 1, True, False, 'be'),
                    'microseconds': Bits(0, 5, 0, 24, 'be'),
                    'seconds': Formula('int', Apply('+', (Apply('*', (Number(0, 4, 1, True, False, 'be'), 4294967296)), Number(0, 0, 4, False, False, 'be')))),
                })), 'text': Rows(22, 5, Inline({
                    'value': Span(0, 'ISO-8859-1'),
                    'ending': Span(2, None),
                    'is_terminated': Worked(4, 'bool'),
                })), 'boolean': Rows(23, 6, Inline({
                    'width': Fixed(0, 0, 0, None),
                    'code': Number(0, 0, 1, False, False, 'be'),
                    'value': Formula('bool', Apply('!=', (Number(0, 0, 1, False, False, 'be'), 0))),
                })), 'ip_data': Rows(24, 7, Inline({
                    'width': Fixed(0, 0, 0, None),
                    'address': Present(1, Items(2, 8, Number(0, 0, 1, False, False, 'be'))),
                    'port': Present(4, Number(5, 0, 2, False, False, 'be')),
                })), 'signed': Rows(25, 9, Inline({
                    'width': Fixed(0, 0, 0, None),
                    'int8': Present(1, Number(2, 0, 1, True, False, 'be')),
                    'int16': Present(3, Number(4, 0, 2, True, False, 'be')),
                    'int32': Present(5, Number(6, 0, 4, True, False, 'be')),
                    'int64': Present(7, Number(8, 0, 8, True, False, 'be')),
                    'value': Worked(9, 'int'),
                })), 'unsigned': Rows(26, 10, Inline({
                    'width': Fixed(0, 0, 0, None),
                    'uint8': Present(1, Number(2, 0, 1, False, False, 'be')),
                    'uint16': Present(3, Number(4, 0, 2, False, False, 'be')),
                    'uint32': Present(5, Number(6, 0, 4, False, False, 'be')),
                    'long_value': Present(7, Number(8, 0, 8, False, False, 'be')),
                    'value': Present(9, Worked(10, 'int')),
                })), 'real': Rows(27, 11, Inline({
                    'width': Fixed(0, 0, 0, None),
                    'float32': Present(1, Number(2, 0, 4, False, True, 'be')),
                    'float64': Present(3, Number(4, 0, 8, False, True, 'be')),
                    'value': Worked(5, 'float'),
                })), 'i8_array': Rows(28, 12, Inline({
                    'values': Items(0, 13, Number(0, 0, 1, True, False, 'be')),
                })), 'u8_array': Rows(29, 14, Inline({
                    'values': Items(0, 15, Number(0, 0, 1, False, False, 'be')),
                })), 'i16_array': Rows(30, 16, Inline({
                    'values': Items(0, 17, Number(0, 0, 2, True, False, 'be')),
                })), 'u16_array': Rows(31, 18, Inline({
                    'values': Items(0, 19, Number(0, 0, 2, False, False, 'be')),
                })), 'i32_array': Rows(32, 20, Inline({
                    'values': Items(0, 21, Number(0, 0, 4, True, False, 'be')),
                })), 'u32_array': Rows(33, 22, Inline({
                    'values': Items(0, 23, Number(0, 0, 4, False, False, 'be')),
                })), 'i64_array': Rows(34, 24, Inline({
                    'values': Items(0, 25, Number(0, 0, 8, True, False, 'be')),
                })), 'u64_array': Rows(35, 26, Inline({
                    'values': Items(0, 27, Number(0, 0, 8, False, False, 'be')),
                })), 'f32_array': Rows(36, 28, Inline({
                    'values': Items(0, 29, Number(0, 0, 4, False, True, 'be')),
                })), 'f64_array': Rows(37, 30, Inline({
                    'values': Items(0, 31, Number(0, 0, 8, False, True, 'be')),
                })), 'xml': Rows(38, 32, Inline({
                    'len_plain': Inline({
                        'form': Number(2, 0, 1, False, False, 'be'),
                        'len_8': Present(3, Number(4, 0, 1, False, False, 'be')),
                        'len_16': Present(5, Number(6, 0, 2, False, False, 'be')),
                        'len_32': Present(7, Number(8, 0, 4, False, False, 'be')),
                        'value': Worked(11, 'int'),
                    }),
                    'compressed': Span(9, None),
                    'len_document': Worked(12, 'int'),
                })), 'string_array': Rows(39, 33, Inline({
                    'num_values': Number(0, 0, 4, False, False, 'be'),
                    'values': Items(1, 34, Span(0, 'ISO-8859-1')),
                })), 'raw': Rows(40, 35, Span(0, None))}),
                'name': Span(41, 'ISO-8859-1'),
                'identifier': Present(43, Worked(45, 'int')),
                'remark': Worked(46, 'int'),
            })),
        }),
    }),
    checks=(
        Apply('>=', (Number(0, 0, 4, False, False, 'be'), 8)),
    ),
    unsupported={},
)

FRAME = Plan(
    program=(
        (ROW, 0, 0, 0),                          # 0: tibrv_msg
        (PARAM, 1, 0),                           # 1: has_identifiers
        (PARAM, 2, 1),                           # 2: is_size_78_next_byte
        (RUN, 0, 0, 8),                          # 3: len_message, magic
        (NUMBER, 3, 0, 0, 0, 36),                # 4
        (JLT, 3, 5, 9),                          # 5
        (SUB, 4, 3, 5),                          # 6
        (BYTES, 0, 1, 4),                        # 7: body
        (DONE,),                                 # 8
        (FAIL,),                                 # 9
    ),
    constants=b'',
    tables=(
        Table(3, ()),  # 0: tibrv_msg
    ),
    registers=5,
    numbers=(8,),
    addresses=(0,),
    encodings=(),
    root=Inline({
        'len_message': Number(0, 0, 4, False, False, 'be'),
        'magic': Fixed(0, 4, 4, None),
        'body': Span(1, None),
    }),
    checks=(
    ),
    unsupported={},
)

