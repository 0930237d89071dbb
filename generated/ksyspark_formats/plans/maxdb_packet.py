# Generated from ksy/maxdb/maxdb_packet.ksy by `ksyspark generate`; do not edit.
"""Plans of maxdb_packet: what the machine runs for each message and where it leaves each column; `FRAME` and `IN_STEP` cut streams."""

from ksyspark.machine.opcodes import ADD, BYTE, BYTES, CLOSE, COUNT, DIV, DONE, EOF, EQ, FAIL, FIXED, ITEM, JBITS, JBITSN, JEQ, JGE, JGT, JLE, JLT, JNE, JNZ, JUMP, JZ, LOAD, LOOP, LT, MOD, MOVE, NUMBER2, OPEN, PARAM, POSITION, REST, ROW, ROWAT, ROWS, RUN, STORE, SUB, SWITCH, TEXT, U1, U2BE
from ksyspark.machine.plan import Apply, Bits, Fixed, Formula, Inline, Items, Number, OneOf, Plan, Present, Rows, Span, Table, Told, Worked

PLAN = Plan(
    program=(
        (ROW, 0, 0, 0),                          # 0: maxdb_packet
        (PARAM, 1, 0),                           # 1: strictness
        (PARAM, 2, 1),                           # 2: accept_termchar
        (PARAM, 3, 2),                           # 3: ebcdic_ccsid
        (PARAM, 4, 3),                           # 4: vardata_250
        (RUN, 0, 0, 2),                          # 5: code_type, swap_kind
        (JBITS, 0, 0, 0, 65280, 0, 19),          # 6: _
        (JBITS, 0, 0, 0, 65280, 19, 19),         # 7: _
        (JBITS, 0, 0, 0, 65280, 20, 19),         # 8: _
        (JBITS, 0, 0, 0, 65280, 21, 19),         # 9: _
        (JBITS, 0, 0, 0, 65280, 22, 19),         # 10: _
        (JGE, 1, 33, 15),                        # 11
        (JBITS, 0, 0, 0, 65280, 1, 19),          # 12: _
        (JBITS, 0, 0, 0, 65280, 2, 19),          # 13: _
        (JBITS, 0, 0, 0, 65280, 128, 19),        # 14: _
        (JNE, 2, 34, 3541),                      # 15
        (U1, 5, 0, 0, 0),                        # 16
        (JLE, 5, 33, 3541),                      # 17
        (JGE, 5, 29, 3541),                      # 18
        (JBITS, 0, 0, 1, 65280, 1, 21),          # 19: _
        (JBITSN, 0, 0, 1, 65280, 2, 3541),       # 20: _
        (JEQ, 1, 28, 26),                        # 21
        (JBITSN, 0, 0, 0, 65280, 19, 24),        # 22: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 3541),       # 23: _
        (JBITSN, 0, 0, 0, 65280, 20, 26),        # 24: code_type
        (JBITSN, 0, 0, 1, 65280, 1, 3541),       # 25: _
        (U1, 5, 0, 0, 1),                        # 26
        (JNE, 5, 34, 30),                        # 27
        (STORE, 0, 1, 28),                       # 28: byte order be
        (JUMP, 34),                              # 29
        (JNE, 5, 33, 3541),                      # 30
        (STORE, 0, 1, 34),                       # 31: byte order le
        (JUMP, 34),                              # 32
        (JUMP, 3541),                            # 33
        (RUN, 0, 2, 30),                         # 34: filler1, appl_version, application, varpart_size, varpart_len, filler2, no_of_segm, filler3
        (FIXED, 5, 0, 2, 2, 5),                  # 35
        (TEXT, 5, 0),                            # 36: appl_version is ISO-8859-1
        (FIXED, 5, 0, 2, 7, 3),                  # 37
        (TEXT, 5, 0),                            # 38: application is ISO-8859-1
        (NUMBER2, 5, 0, 2, 20, 50, 1),           # 39
        (JLT, 5, 34, 3541),                      # 40
        (NUMBER2, 6, 0, 2, 14, 52, 1),           # 41
        (DIV, 7, 6, 36),                         # 42
        (JGT, 5, 7, 3541),                       # 43
        (NUMBER2, 5, 0, 2, 14, 52, 1),           # 44
        (BYTES, 0, 3, 5),                        # 45: varpart
        (OPEN, 6, 0, 3),                         # 46
        (U1, 8, 0, 0, 1),                        # 47
        (JNE, 8, 34, 51),                        # 48
        (STORE, 0, 5, 28),                       # 49: byte order be
        (JUMP, 55),                              # 50
        (JNE, 8, 33, 3541),                      # 51
        (STORE, 0, 5, 34),                       # 52: byte order le
        (JUMP, 55),                              # 53
        (JUMP, 3541),                            # 54
        (NUMBER2, 10, 0, 2, 20, 50, 1),          # 55
        (ROWS, 9, 1),                            # 56: segments: repeat expr
        (STORE, 0, 6, 9),                        # 57
        (MOVE, 8, 28),                           # 58
        (JGE, 8, 10, 809),                       # 59
        (ROW, 1, 1, 9),                          # 60
        (STORE, 1, 0, 8),                        # 61
        (LOAD, 11, 0, 5),                        # 62
        (STORE, 1, 1, 11),                       # 63
        (RUN, 1, 2, 4),                          # 64: segm_len
        (NUMBER2, 11, 1, 2, 0, 52, 1),           # 65
        (JLT, 11, 36, 3541),                     # 66
        (LOAD, 12, 0, 4),                        # 67
        (LOAD, 13, 0, 3),                        # 68
        (POSITION, 13, 13),                      # 69
        (SUB, 14, 12, 13),                       # 70
        (ADD, 15, 14, 37),                       # 71
        (JGT, 11, 15, 3541),                     # 72
        (RUN, 1, 3, 4),                          # 73: segm_offset
        (NUMBER2, 11, 1, 3, 0, 52, 1),           # 74
        (LOAD, 12, 0, 3),                        # 75
        (POSITION, 12, 12),                      # 76
        (SUB, 13, 12, 38),                       # 77
        (JNE, 11, 13, 3541),                     # 78
        (RUN, 1, 4, 5),                          # 79: no_of_parts, own_index, segm_kind
        (NUMBER2, 11, 1, 4, 0, 50, 1),           # 80
        (JLT, 11, 28, 3541),                     # 81
        (JEQ, 1, 28, 87),                        # 82
        (NUMBER2, 12, 1, 2, 0, 52, 1),           # 83
        (SUB, 13, 12, 36),                       # 84
        (DIV, 14, 13, 39),                       # 85
        (JGT, 11, 14, 3541),                     # 86
        (NUMBER2, 11, 1, 4, 2, 50, 1),           # 87
        (LOAD, 12, 1, 0),                        # 88
        (ADD, 13, 12, 34),                       # 89
        (JNE, 11, 13, 3541),                     # 90
        (U1, 11, 1, 4, 4),                       # 91
        (JLT, 11, 34, 3541),                     # 92
        (JGT, 11, 37, 3541),                     # 93
        (JEQ, 1, 28, 99),                        # 94
        (JBITSN, 1, 4, 4, 65280, 1, 99),         # 95: _
        (NUMBER2, 11, 1, 2, 0, 52, 1),           # 96
        (MOD, 12, 11, 38),                       # 97
        (JNE, 12, 28, 3541),                     # 98
        (JBITS, 1, 4, 4, 65280, 1, 101),         # 99: segm_kind
        (JBITSN, 1, 4, 4, 65280, 3, 122),        # 100: segm_kind
        (ROW, 2, 2, 11),                         # 101: segment.request
        (STORE, 1, 5, 11),                       # 102
        (LOAD, 12, 1, 1),                        # 103
        (STORE, 2, 0, 12),                       # 104
        (RUN, 2, 1, 27),                         # 105: message_type, sqlmode, producer, commit_immediately, ignore_costwarning, prepare, with_info, mass_cmd, parsing_again, unused_options, no_explicit_close, scrollable_cursor, no_implicit_fetch, filler1, filler2, filler3
        (JEQ, 1, 28, 116),                       # 106
        (U1, 12, 1, 4, 4),                       # 107
        (JNE, 12, 34, 116),                      # 108
        (JBITS, 2, 1, 0, 65280, 25, 111),        # 109: _
        (JBITSN, 2, 1, 0, 65280, 45, 114),       # 110: _
        (NUMBER2, 12, 1, 4, 0, 50, 1),           # 111
        (JNE, 12, 28, 3541),                     # 112
        (JUMP, 116),                             # 113
        (NUMBER2, 12, 1, 4, 0, 50, 1),           # 114
        (JEQ, 12, 28, 3541),                     # 115
        (JLT, 1, 33, 122),                       # 116
        (U1, 12, 1, 4, 4),                       # 117
        (JNE, 12, 34, 122),                      # 118
        (U1, 12, 2, 1, 1),                       # 119
        (JLT, 12, 34, 3541),                     # 120
        (JGT, 12, 43, 3541),                     # 121
        (JBITS, 1, 4, 4, 65280, 2, 124),         # 122: segm_kind
        (JBITSN, 1, 4, 4, 65280, 4, 133),        # 123: segm_kind
        (ROW, 3, 3, 11),                         # 124: segment.reply
        (STORE, 1, 6, 11),                       # 125
        (LOAD, 12, 1, 1),                        # 126
        (STORE, 3, 0, 12),                       # 127
        (RUN, 3, 1, 11),                         # 128: sqlstate, returncode, errorpos
        (FIXED, 12, 3, 1, 0, 5),                 # 129
        (TEXT, 12, 0),                           # 130: sqlstate is ISO-8859-1
        (RUN, 3, 2, 2),                          # 131: warning_exists, value_truncated, null_in_set_function, column_count_differs, no_where_clause, unused5, date_adjusted, unused7, table_scan, statement_optimized, views_substituted, time_value_overflow, rowno_limit, index_on_optional_column, next_inverted_list, user_defined_code
        (RUN, 3, 3, 14),                         # 132: unused_intern_warning, result_set_closed, unused_intern_warning2, function_code, tracelevel, filler1, filler2
        (NUMBER2, 13, 1, 4, 0, 50, 1),           # 133
        (ROWS, 12, 4),                           # 134: parts: repeat expr
        (STORE, 1, 7, 12),                       # 135
        (MOVE, 11, 28),                          # 136
        (JGE, 11, 13, 780),                      # 137
        (ROW, 4, 4, 12),                         # 138
        (STORE, 4, 0, 11),                       # 139
        (LOAD, 14, 1, 1),                        # 140
        (STORE, 4, 1, 14),                       # 141
        (RUN, 4, 2, 1),                          # 142: part_kind
        (LOAD, 14, 0, 3),                        # 143
        (POSITION, 14, 14),                      # 144
        (ADD, 15, 14, 44),                       # 145
        (NUMBER2, 16, 1, 3, 0, 52, 1),           # 146
        (NUMBER2, 17, 1, 2, 0, 52, 1),           # 147
        (ADD, 18, 16, 17),                       # 148
        (JGT, 15, 18, 3541),                     # 149
        (JEQ, 1, 28, 176),                       # 150
        (LOAD, 14, 4, 0),                        # 151
        (JGT, 14, 28, 176),                      # 152
        (U1, 14, 1, 4, 4),                       # 153
        (JNE, 14, 34, 176),                      # 154
        (JBITS, 4, 2, 0, 65280, 3, 176),         # 155: _
        (LOAD, 14, 1, 5),                        # 156
        (JZ, 14, 3541),                          # 157
        (ROWAT, 5, 2, 14),                       # 158
        (U1, 15, 5, 1, 0),                       # 159
        (JEQ, 15, 33, 3541),                     # 160
        (LOAD, 14, 1, 5),                        # 161
        (JZ, 14, 3541),                          # 162
        (ROWAT, 6, 2, 14),                       # 163
        (U1, 15, 6, 1, 0),                       # 164
        (JEQ, 15, 40, 3541),                     # 165
        (LOAD, 14, 1, 5),                        # 166
        (JZ, 14, 3541),                          # 167
        (ROWAT, 7, 2, 14),                       # 168
        (U1, 15, 7, 1, 0),                       # 169
        (JEQ, 15, 43, 3541),                     # 170
        (LOAD, 14, 1, 5),                        # 171
        (JZ, 14, 3541),                          # 172
        (ROWAT, 8, 2, 14),                       # 173
        (U1, 15, 8, 1, 0),                       # 174
        (JEQ, 15, 45, 3541),                     # 175
        (JEQ, 1, 28, 187),                       # 176
        (LOAD, 14, 4, 0),                        # 177
        (JGT, 14, 28, 187),                      # 178
        (U1, 14, 1, 4, 4),                       # 179
        (JNE, 14, 34, 187),                      # 180
        (JBITS, 4, 2, 0, 65280, 10, 187),        # 181: _
        (LOAD, 14, 1, 5),                        # 182
        (JZ, 14, 3541),                          # 183
        (ROWAT, 9, 2, 14),                       # 184
        (U1, 15, 9, 1, 0),                       # 185
        (JEQ, 15, 47, 3541),                     # 186
        (RUN, 4, 3, 11),                         # 187: unused_attributes, first_packet, next_packet, last_packet, arg_count, segm_offset, buf_len
        (NUMBER2, 14, 4, 3, 1, 50, 1),           # 188
        (JLT, 14, 28, 3541),                     # 189
        (JEQ, 1, 28, 202),                       # 190
        (JGT, 14, 28, 202),                      # 191
        (U1, 14, 1, 4, 4),                       # 192
        (JNE, 14, 34, 202),                      # 193
        (JBITSN, 4, 3, 0, 256, 0, 202),          # 194: last_packet
        (JBITS, 4, 2, 0, 65280, 0, 202),         # 195: part_kind
        (JBITS, 4, 2, 0, 65280, 1, 202),         # 196: part_kind
        (LOAD, 14, 1, 5),                        # 197
        (JZ, 14, 3541),                          # 198
        (ROWAT, 10, 2, 14),                      # 199
        (U1, 15, 10, 1, 0),                      # 200
        (JNE, 15, 41, 3541),                     # 201
        (NUMBER2, 14, 4, 3, 3, 52, 1),           # 202
        (NUMBER2, 15, 1, 3, 0, 52, 1),           # 203
        (JNE, 14, 15, 3541),                     # 204
        (NUMBER2, 14, 4, 3, 7, 52, 1),           # 205
        (JLT, 14, 28, 3541),                     # 206
        (NUMBER2, 16, 1, 2, 0, 52, 1),           # 207
        (ADD, 17, 15, 16),                       # 208
        (LOAD, 18, 0, 3),                        # 209
        (POSITION, 18, 18),                      # 210
        (SUB, 19, 17, 18),                       # 211
        (SUB, 20, 19, 37),                       # 212
        (JGT, 14, 20, 3541),                     # 213
        (RUN, 4, 4, 4),                          # 214: buf_size
        (NUMBER2, 14, 4, 4, 0, 52, 1),           # 215
        (NUMBER2, 15, 4, 3, 7, 52, 1),           # 216
        (JGE, 14, 15, 219),                      # 217
        (JNE, 1, 28, 3541),                      # 218
        (NUMBER2, 14, 4, 3, 7, 52, 1),           # 219
        (BYTES, 4, 5, 14),                       # 220: body
        (U1, 15, 4, 2, 0),                       # 221
        (SWITCH, 15, 1, 35),                     # 222
        (JUMP, 259),                             # 223
        (JUMP, 279),                             # 224
        (JUMP, 304),                             # 225
        (JUMP, 312),                             # 226
        (JUMP, 330),                             # 227
        (JUMP, 304),                             # 228
        (JUMP, 747),                             # 229
        (JUMP, 304),                             # 230
        (JUMP, 747),                             # 231
        (JUMP, 359),                             # 232
        (JUMP, 359),                             # 233
        (JUMP, 376),                             # 234
        (JUMP, 304),                             # 235
        (JUMP, 396),                             # 236
        (JUMP, 441),                             # 237
        (JUMP, 747),                             # 238
        (JUMP, 747),                             # 239
        (JUMP, 472),                             # 240
        (JUMP, 304),                             # 241
        (JUMP, 511),                             # 242
        (JUMP, 396),                             # 243
        (JUMP, 747),                             # 244
        (JUMP, 531),                             # 245
        (JUMP, 376),                             # 246
        (JUMP, 747),                             # 247
        (JUMP, 747),                             # 248
        (JUMP, 556),                             # 249
        (JUMP, 747),                             # 250
        (JUMP, 747),                             # 251
        (JUMP, 575),                             # 252
        (JUMP, 747),                             # 253
        (JUMP, 396),                             # 254
        (JUMP, 613),                             # 255
        (JUMP, 715),                             # 256
        (JUMP, 735),                             # 257
        (JUMP, 747),                             # 258
        (ROW, 5, 11, 15),                        # 259: part.body.parameter_descriptions
        (STORE, 4, 7, 15),                       # 260
        (NUMBER2, 16, 4, 3, 1, 50, 1),           # 261
        (STORE, 11, 0, 16),                      # 262
        (OPEN, 16, 4, 5),                        # 263
        (LOAD, 18, 4, 1),                        # 264
        (STORE, 11, 1, 18),                      # 265
        (LOAD, 20, 11, 0),                       # 266
        (ROWS, 19, 6),                           # 267: parameters: repeat expr
        (STORE, 11, 2, 19),                      # 268
        (MOVE, 18, 28),                          # 269
        (JGE, 18, 20, 277),                      # 270
        (ROW, 6, 12, 19),                        # 271
        (LOAD, 21, 11, 1),                       # 272
        (STORE, 12, 0, 21),                      # 273
        (RUN, 12, 1, 4),                         # 274: data_type, frac, length
        (COUNT, 18, 2, 11, 3),                   # 275
        (JUMP, 270),                             # 276
        (CLOSE, 16),                             # 277
        (JUMP, 754),                             # 278
        (ROW, 7, 13, 15),                        # 279: part.body.names
        (STORE, 4, 8, 15),                       # 280
        (NUMBER2, 16, 4, 3, 1, 50, 1),           # 281
        (STORE, 13, 0, 16),                      # 282
        (OPEN, 16, 4, 5),                        # 283
        (LOAD, 18, 4, 1),                        # 284
        (STORE, 13, 1, 18),                      # 285
        (LOAD, 20, 13, 0),                       # 286
        (ROWS, 19, 8),                           # 287: names: repeat expr
        (STORE, 13, 2, 19),                      # 288
        (MOVE, 18, 28),                          # 289
        (JGE, 18, 20, 302),                      # 290
        (ROW, 8, 14, 19),                        # 291
        (LOAD, 21, 13, 1),                       # 292
        (STORE, 14, 0, 21),                      # 293
        (RUN, 14, 1, 1),                         # 294: len_name
        (U1, 21, 14, 1, 0),                      # 295
        (BYTES, 14, 2, 21),                      # 296: name
        (OPEN, 22, 14, 2),                       # 297
        (REST, 14, 4),                           # 298: data
        (CLOSE, 22),                             # 299
        (COUNT, 18, 6, 13, 3),                   # 300
        (JUMP, 290),                             # 301
        (CLOSE, 16),                             # 302
        (JUMP, 754),                             # 303
        (ROW, 9, 15, 15),                        # 304: part.body.text
        (STORE, 4, 9, 15),                       # 305
        (OPEN, 16, 4, 5),                        # 306
        (LOAD, 18, 4, 1),                        # 307
        (STORE, 15, 0, 18),                      # 308
        (REST, 15, 1),                           # 309: data
        (CLOSE, 16),                             # 310
        (JUMP, 754),                             # 311
        (ROW, 10, 16, 15),                       # 312: part.body.conversion_tables
        (STORE, 4, 10, 15),                      # 313
        (NUMBER2, 16, 4, 3, 1, 50, 1),           # 314
        (STORE, 16, 0, 16),                      # 315
        (OPEN, 16, 4, 5),                        # 316
        (LOAD, 18, 4, 1),                        # 317
        (STORE, 16, 1, 18),                      # 318
        (LOAD, 20, 16, 0),                       # 319
        (ROWS, 19, 11),                          # 320: tables: repeat expr
        (STORE, 16, 2, 19),                      # 321
        (MOVE, 18, 28),                          # 322
        (JGE, 18, 20, 328),                      # 323
        (ROW, 11, 17, 19),                       # 324
        (BYTES, 17, 0, 60),                      # 325: tables
        (COUNT, 18, 2, 16, 3),                   # 326
        (JUMP, 323),                             # 327
        (CLOSE, 16),                             # 328
        (JUMP, 754),                             # 329
        (ROW, 12, 18, 15),                       # 330: part.body.data
        (STORE, 4, 11, 15),                      # 331
        (MOVE, 16, 28),                          # 332
        (JBITSN, 1, 4, 4, 65280, 1, 345),        # 333: segm_kind
        (LOAD, 17, 1, 5),                        # 334
        (JZ, 17, 3541),                          # 335
        (ROWAT, 19, 2, 17),                      # 336
        (U1, 18, 19, 1, 0),                      # 337
        (JEQ, 18, 33, 344),                      # 338
        (LOAD, 17, 1, 5),                        # 339
        (JZ, 17, 3541),                          # 340
        (ROWAT, 20, 2, 17),                      # 341
        (U1, 18, 20, 1, 0),                      # 342
        (JNE, 18, 42, 345),                      # 343
        (MOVE, 16, 34),                          # 344
        (STORE, 18, 0, 16),                      # 345
        (OPEN, 16, 4, 5),                        # 346
        (LOAD, 18, 4, 1),                        # 347
        (STORE, 18, 1, 18),                      # 348
        (LOAD, 18, 18, 0),                       # 349
        (JNZ, 18, 353),                          # 350
        (REST, 18, 3),                           # 351: rows
        (STORE, 18, 2, 34),                      # 352
        (LOAD, 18, 18, 0),                       # 353
        (JZ, 18, 357),                           # 354
        (REST, 18, 6),                           # 355: logon
        (STORE, 18, 5, 34),                      # 356
        (CLOSE, 16),                             # 357
        (JUMP, 754),                             # 358
        (ROW, 13, 21, 15),                       # 359: part.body.parse_ids
        (STORE, 4, 12, 15),                      # 360
        (OPEN, 16, 4, 5),                        # 361
        (LOAD, 18, 4, 1),                        # 362
        (STORE, 21, 0, 18),                      # 363
        (ROWS, 19, 14),                          # 364: parse_ids: repeat until
        (STORE, 21, 1, 19),                      # 365
        (MOVE, 18, 28),                          # 366
        (ROW, 14, 22, 19),                       # 367
        (LOAD, 20, 21, 0),                       # 368
        (STORE, 22, 0, 20),                      # 369
        (RUN, 22, 1, 12),                        # 370: session_id, statement_counter, command_number, message_kind, buffer_number, application_info, date_format
        (EOF, 20),                               # 371
        (COUNT, 18, 2, 21, 2),                   # 372
        (JZ, 20, 367),                           # 373
        (CLOSE, 16),                             # 374
        (JUMP, 754),                             # 375
        (ROW, 15, 23, 15),                       # 376: part.body.counter
        (STORE, 4, 13, 15),                      # 377
        (OPEN, 16, 4, 5),                        # 378
        (LOAD, 18, 4, 1),                        # 379
        (STORE, 23, 0, 18),                      # 380
        (RUN, 23, 1, 1),                         # 381: define_byte
        (U1, 18, 23, 1, 0),                      # 382
        (JGE, 18, 61, 386),                      # 383
        (BYTES, 23, 3, 48),                      # 384: number
        (STORE, 23, 2, 34),                      # 385
        (U1, 18, 23, 1, 0),                      # 386
        (JLT, 18, 61, 390),                      # 387
        (BYTES, 23, 6, 48),                      # 388: undefined
        (STORE, 23, 5, 34),                      # 389
        (REST, 23, 8),                           # 390: trailing_bytes
        (LOAD, 18, 23, 8),                       # 391
        (LOAD, 19, 23, 9),                       # 392
        (JNE, 19, 28, 3541),                     # 393
        (CLOSE, 16),                             # 394
        (JUMP, 754),                             # 395
        (ROW, 16, 24, 15),                       # 396: part.body.shortinfos
        (STORE, 4, 14, 15),                      # 397
        (NUMBER2, 16, 4, 3, 1, 50, 1),           # 398
        (STORE, 24, 0, 16),                      # 399
        (U1, 16, 4, 2, 0),                       # 400
        (EQ, 17, 16, 56),                        # 401
        (STORE, 24, 1, 17),                      # 402
        (OPEN, 16, 4, 5),                        # 403
        (LOAD, 18, 4, 1),                        # 404
        (STORE, 24, 2, 18),                      # 405
        (LOAD, 20, 24, 0),                       # 406
        (ROWS, 19, 17),                          # 407: shortinfos: repeat expr
        (STORE, 24, 3, 19),                      # 408
        (MOVE, 18, 28),                          # 409
        (JGE, 18, 20, 439),                      # 410
        (ROW, 17, 25, 19),                       # 411
        (LOAD, 21, 24, 1),                       # 412
        (STORE, 25, 0, 21),                      # 413
        (LOAD, 21, 24, 2),                       # 414
        (STORE, 25, 1, 21),                      # 415
        (RUN, 25, 2, 8),                         # 416: unused_mode, escape_character, has_default, null_allowed, null_not_allowed, io_type, data_type, frac, length, in_out_len
        (LOAD, 21, 25, 0),                       # 417
        (JZ, 21, 420),                           # 418
        (JBITS, 25, 2, 1, 65280, 0, 422),        # 419: io_type
        (RUN, 25, 4, 4),                         # 420: bufpos
        (STORE, 25, 3, 34),                      # 421
        (LOAD, 21, 25, 0),                       # 422
        (JZ, 21, 427),                           # 423
        (JBITSN, 25, 2, 1, 65280, 0, 427),       # 424: io_type
        (RUN, 25, 6, 2),                         # 425: param_no
        (STORE, 25, 5, 34),                      # 426
        (LOAD, 21, 25, 0),                       # 427
        (JZ, 21, 432),                           # 428
        (JBITSN, 25, 2, 1, 65280, 0, 432),       # 429: io_type
        (RUN, 25, 8, 1),                         # 430: read_only
        (STORE, 25, 7, 34),                      # 431
        (LOAD, 21, 25, 0),                       # 432
        (JZ, 21, 437),                           # 433
        (JBITSN, 25, 2, 1, 65280, 0, 437),       # 434: io_type
        (RUN, 25, 10, 1),                        # 435: serial
        (STORE, 25, 9, 34),                      # 436
        (COUNT, 18, 2, 24, 4),                   # 437
        (JUMP, 410),                             # 438
        (CLOSE, 16),                             # 439
        (JUMP, 754),                             # 440
        (ROW, 18, 26, 15),                       # 441: part.body.user_info
        (STORE, 4, 15, 15),                      # 442
        (OPEN, 16, 4, 5),                        # 443
        (LOAD, 18, 4, 1),                        # 444
        (STORE, 26, 0, 18),                      # 445
        (RUN, 26, 1, 1),                         # 446: len_name
        (U1, 18, 26, 1, 0),                      # 447
        (BYTES, 26, 2, 18),                      # 448: name
        (OPEN, 19, 26, 2),                       # 449
        (REST, 26, 4),                           # 450: data
        (CLOSE, 19),                             # 451
        (RUN, 26, 6, 1),                         # 452: len_name
        (U1, 18, 26, 6, 0),                      # 453
        (BYTES, 26, 7, 18),                      # 454: name
        (OPEN, 19, 26, 7),                       # 455
        (REST, 26, 9),                           # 456: data
        (CLOSE, 19),                             # 457
        (RUN, 26, 11, 1),                        # 458: len_name
        (U1, 18, 26, 11, 0),                     # 459
        (BYTES, 26, 12, 18),                     # 460: name
        (OPEN, 19, 26, 12),                      # 461
        (REST, 26, 14),                          # 462: data
        (CLOSE, 19),                             # 463
        (RUN, 26, 16, 1),                        # 464: len_name
        (U1, 18, 26, 16, 0),                     # 465
        (BYTES, 26, 17, 18),                     # 466: name
        (OPEN, 19, 26, 17),                      # 467
        (REST, 26, 19),                          # 468: data
        (CLOSE, 19),                             # 469
        (CLOSE, 16),                             # 470
        (JUMP, 754),                             # 471
        (ROW, 19, 27, 15),                       # 472: part.body.longdata
        (STORE, 4, 16, 15),                      # 473
        (NUMBER2, 16, 4, 3, 1, 50, 1),           # 474
        (STORE, 27, 0, 16),                      # 475
        (OPEN, 16, 4, 5),                        # 476
        (LOAD, 18, 4, 1),                        # 477
        (STORE, 27, 1, 18),                      # 478
        (LOAD, 20, 27, 0),                       # 479
        (ROWS, 19, 20),                          # 480: descriptors: repeat expr
        (STORE, 27, 2, 19),                      # 481
        (MOVE, 18, 28),                          # 482
        (JGE, 18, 20, 508),                      # 483
        (ROW, 20, 28, 19),                       # 484
        (LOAD, 21, 27, 1),                       # 485
        (STORE, 28, 0, 21),                      # 486
        (RUN, 28, 1, 41),                        # 487: define_byte, descriptor, tabid, maxlen, intern_pos, without_short_column, unicode, catalog, comment, new_record, no_close, with_lock, trigger, state, unused1, valmode, valind, unused2, valpos, vallen
        (NUMBER2, 21, 28, 1, 37, 52, 0),         # 488
        (JLE, 21, 28, 506),                      # 489
        (NUMBER2, 21, 28, 1, 33, 52, 0),         # 490
        (LOAD, 22, 4, 5),                        # 491
        (POSITION, 22, 22),                      # 492
        (ADD, 23, 22, 34),                       # 493
        (JNE, 21, 23, 506),                      # 494
        (NUMBER2, 21, 28, 1, 37, 52, 0),         # 495
        (LOAD, 22, 4, 6),                        # 496
        (LOAD, 23, 4, 5),                        # 497
        (POSITION, 23, 23),                      # 498
        (SUB, 24, 22, 23),                       # 499
        (JGT, 21, 24, 506),                      # 500
        (JBITS, 28, 1, 28, 65280, 3, 506),       # 501: valmode
        (JBITS, 28, 1, 28, 65280, 5, 506),       # 502: valmode
        (NUMBER2, 21, 28, 1, 37, 52, 0),         # 503
        (BYTES, 28, 3, 21),                      # 504: portion
        (STORE, 28, 2, 34),                      # 505
        (COUNT, 18, 2, 27, 3),                   # 506
        (JUMP, 483),                             # 507
        (REST, 27, 4),                           # 508: behind
        (CLOSE, 16),                             # 509
        (JUMP, 754),                             # 510
        (ROW, 21, 29, 15),                       # 511: part.body.session_info
        (STORE, 4, 17, 15),                      # 512
        (OPEN, 16, 4, 5),                        # 513
        (LOAD, 18, 4, 1),                        # 514
        (STORE, 29, 0, 18),                      # 515
        (RUN, 29, 1, 2192),                      # 516: is_unicode, session_id, len_nls_date_format, nls_date_format, len_nls_date_format_coded, nls_date_format_coded, nls_date_language, nls_language, date_format, numeric_characters, filler1, dictionary
        (RUN, 29, 2, 1),                         # 517: define_byte
        (U1, 18, 29, 2, 0),                      # 518
        (JGE, 18, 61, 522),                      # 519
        (BYTES, 29, 4, 40),                      # 520: number
        (STORE, 29, 3, 34),                      # 521
        (U1, 18, 29, 2, 0),                      # 522
        (JLT, 18, 61, 526),                      # 523
        (BYTES, 29, 7, 40),                      # 524: undefined
        (STORE, 29, 6, 34),                      # 525
        (RUN, 29, 9, 12),                        # 526: filler2, kernel_version, filler3
        (FIXED, 18, 29, 9, 4, 5),                # 527
        (TEXT, 18, 0),                           # 528: kernel_version is ISO-8859-1
        (CLOSE, 16),                             # 529
        (JUMP, 754),                             # 530
        (ROW, 22, 30, 15),                       # 531: part.body.serial
        (STORE, 4, 18, 15),                      # 532
        (OPEN, 16, 4, 5),                        # 533
        (LOAD, 18, 4, 1),                        # 534
        (STORE, 30, 0, 18),                      # 535
        (RUN, 30, 1, 1),                         # 536: define_byte
        (U1, 18, 30, 1, 0),                      # 537
        (JGE, 18, 61, 541),                      # 538
        (BYTES, 30, 3, 30),                      # 539: number
        (STORE, 30, 2, 34),                      # 540
        (U1, 18, 30, 1, 0),                      # 541
        (JLT, 18, 61, 545),                      # 542
        (BYTES, 30, 6, 30),                      # 543: undefined
        (STORE, 30, 5, 34),                      # 544
        (RUN, 30, 8, 1),                         # 545: define_byte
        (U1, 18, 30, 8, 0),                      # 546
        (JGE, 18, 61, 550),                      # 547
        (BYTES, 30, 10, 30),                     # 548: number
        (STORE, 30, 9, 34),                      # 549
        (U1, 18, 30, 8, 0),                      # 550
        (JLT, 18, 61, 554),                      # 551
        (BYTES, 30, 13, 30),                     # 552: undefined
        (STORE, 30, 12, 34),                     # 553
        (CLOSE, 16),                             # 554
        (JUMP, 754),                             # 555
        (ROW, 23, 31, 15),                       # 556: part.body.abap_info
        (STORE, 4, 19, 15),                      # 557
        (OPEN, 16, 4, 5),                        # 558
        (LOAD, 18, 4, 1),                        # 559
        (STORE, 31, 0, 18),                      # 560
        (RUN, 31, 1, 1),                         # 561: len_name
        (U1, 18, 31, 1, 0),                      # 562
        (BYTES, 31, 2, 18),                      # 563: name
        (OPEN, 19, 31, 2),                       # 564
        (REST, 31, 4),                           # 565: data
        (CLOSE, 19),                             # 566
        (RUN, 31, 6, 1),                         # 567: len_name
        (U1, 18, 31, 6, 0),                      # 568
        (BYTES, 31, 7, 18),                      # 569: name
        (OPEN, 19, 31, 7),                       # 570
        (REST, 31, 9),                           # 571: data
        (CLOSE, 19),                             # 572
        (CLOSE, 16),                             # 573
        (JUMP, 754),                             # 574
        (ROW, 24, 32, 15),                       # 575: part.body.long_demands
        (STORE, 4, 20, 15),                      # 576
        (NUMBER2, 16, 4, 3, 1, 50, 1),           # 577
        (STORE, 32, 0, 16),                      # 578
        (OPEN, 16, 4, 5),                        # 579
        (LOAD, 18, 4, 1),                        # 580
        (STORE, 32, 1, 18),                      # 581
        (LOAD, 20, 32, 0),                       # 582
        (ROWS, 19, 25),                          # 583: demands: repeat expr
        (STORE, 32, 2, 19),                      # 584
        (MOVE, 18, 28),                          # 585
        (JGE, 18, 20, 611),                      # 586
        (ROW, 25, 33, 19),                       # 587
        (LOAD, 21, 32, 1),                       # 588
        (STORE, 33, 0, 21),                      # 589
        (RUN, 33, 1, 2),                         # 590: define_byte, at_once
        (RUN, 33, 2, 1),                         # 591: define_byte
        (U1, 21, 33, 2, 0),                      # 592
        (JGE, 21, 61, 596),                      # 593
        (BYTES, 33, 4, 48),                      # 594: number
        (STORE, 33, 3, 34),                      # 595
        (U1, 21, 33, 2, 0),                      # 596
        (JLT, 21, 61, 600),                      # 597
        (BYTES, 33, 7, 48),                      # 598: undefined
        (STORE, 33, 6, 34),                      # 599
        (RUN, 33, 9, 1),                         # 600: define_byte
        (U1, 21, 33, 9, 0),                      # 601
        (JGE, 21, 61, 605),                      # 602
        (BYTES, 33, 11, 48),                     # 603: number
        (STORE, 33, 10, 34),                     # 604
        (U1, 21, 33, 9, 0),                      # 605
        (JLT, 21, 61, 609),                      # 606
        (BYTES, 33, 14, 48),                     # 607: undefined
        (STORE, 33, 13, 34),                     # 608
        (COUNT, 18, 6, 32, 3),                   # 609
        (JUMP, 586),                             # 610
        (CLOSE, 16),                             # 611
        (JUMP, 754),                             # 612
        (ROW, 26, 34, 15),                       # 613: part.body.vardata
        (STORE, 4, 21, 15),                      # 614
        (NUMBER2, 16, 4, 3, 1, 50, 1),           # 615
        (STORE, 34, 0, 16),                      # 616
        (MOVE, 16, 28),                          # 617
        (JBITSN, 1, 4, 4, 65280, 1, 630),        # 618: segm_kind
        (LOAD, 17, 1, 5),                        # 619
        (JZ, 17, 3541),                          # 620
        (ROWAT, 35, 2, 17),                      # 621
        (U1, 18, 35, 1, 0),                      # 622
        (JEQ, 18, 33, 629),                      # 623
        (LOAD, 17, 1, 5),                        # 624
        (JZ, 17, 3541),                          # 625
        (ROWAT, 36, 2, 17),                      # 626
        (U1, 18, 36, 1, 0),                      # 627
        (JNE, 18, 42, 630),                      # 628
        (MOVE, 16, 34),                          # 629
        (STORE, 34, 1, 16),                      # 630
        (OPEN, 16, 4, 5),                        # 631
        (LOAD, 18, 4, 1),                        # 632
        (STORE, 34, 2, 18),                      # 633
        (EOF, 18),                               # 634
        (JNZ, 18, 709),                          # 635
        (ROWS, 19, 27),                          # 636: rows: repeat until
        (STORE, 34, 4, 19),                      # 637
        (MOVE, 18, 28),                          # 638
        (ROW, 27, 37, 19),                       # 639
        (LOAD, 20, 34, 1),                       # 640
        (STORE, 37, 0, 20),                      # 641
        (LOAD, 20, 34, 2),                       # 642
        (STORE, 37, 1, 20),                      # 643
        (RUN, 37, 2, 2),                         # 644: num_fields
        (U2BE, 22, 37, 2, 0),                    # 645
        (ROWS, 21, 28),                          # 646: fields: repeat expr
        (STORE, 37, 3, 21),                      # 647
        (MOVE, 20, 28),                          # 648
        (JGE, 20, 22, 699),                      # 649
        (ROW, 28, 38, 21),                       # 650
        (LOAD, 23, 37, 0),                       # 651
        (STORE, 38, 0, 23),                      # 652
        (LOAD, 23, 37, 1),                       # 653
        (STORE, 38, 1, 23),                      # 654
        (RUN, 38, 2, 1),                         # 655: len_or_mark
        (JBITSN, 38, 2, 0, 65280, 255, 659),     # 656: len_or_mark
        (RUN, 38, 4, 2),                         # 657: len_long
        (STORE, 38, 3, 34),                      # 658
        (JBITS, 38, 2, 0, 65280, 255, 664),      # 659: len_or_mark
        (U1, 26, 38, 2, 0),                      # 660
        (JLT, 26, 62, 664),                      # 661
        (JBITSN, 38, 2, 0, 65280, 250, 666),     # 662: len_or_mark
        (JNE, 4, 28, 666),                       # 663
        (MOVE, 23, 28),                          # 664
        (JUMP, 667),                             # 665
        (U1, 23, 38, 2, 0),                      # 666
        (JNE, 23, 28, 678),                      # 667
        (LOAD, 23, 38, 0),                       # 668
        (JNZ, 23, 678),                          # 669
        (JBITSN, 38, 2, 0, 65280, 255, 675),     # 670: len_or_mark
        (LOAD, 26, 38, 3),                       # 671
        (JZ, 26, 3541),                          # 672
        (U2BE, 23, 38, 4, 0),                    # 673
        (JUMP, 676),                             # 674
        (U1, 23, 38, 2, 0),                      # 675
        (BYTES, 38, 6, 23),                      # 676: value
        (STORE, 38, 5, 34),                      # 677
        (JBITS, 38, 2, 0, 65280, 255, 683),      # 678: len_or_mark
        (U1, 26, 38, 2, 0),                      # 679
        (JLT, 26, 62, 683),                      # 680
        (JBITSN, 38, 2, 0, 65280, 250, 685),     # 681: len_or_mark
        (JNE, 4, 28, 685),                       # 682
        (MOVE, 23, 28),                          # 683
        (JUMP, 686),                             # 684
        (U1, 23, 38, 2, 0),                      # 685
        (JNE, 23, 28, 697),                      # 686
        (LOAD, 23, 38, 0),                       # 687
        (JZ, 23, 697),                           # 688
        (JBITSN, 38, 2, 0, 65280, 255, 694),     # 689: len_or_mark
        (LOAD, 26, 38, 3),                       # 690
        (JZ, 26, 3541),                          # 691
        (U2BE, 23, 38, 4, 0),                    # 692
        (JUMP, 695),                             # 693
        (U1, 23, 38, 2, 0),                      # 694
        (BYTES, 38, 9, 23),                      # 695: logon
        (STORE, 38, 8, 34),                      # 696
        (COUNT, 20, 2, 37, 4),                   # 697
        (JUMP, 649),                             # 698
        (MOVE, 20, 28),                          # 699
        (EOF, 21),                               # 700
        (JNZ, 21, 705),                          # 701
        (ADD, 21, 18, 34),                       # 702
        (LOAD, 22, 34, 0),                       # 703
        (JLT, 21, 22, 706),                      # 704
        (MOVE, 20, 34),                          # 705
        (COUNT, 18, 4, 34, 5),                   # 706
        (JZ, 20, 639),                           # 707
        (STORE, 34, 3, 34),                      # 708
        (REST, 34, 6),                           # 709: trailing_bytes
        (LOAD, 18, 34, 6),                       # 710
        (LOAD, 19, 34, 7),                       # 711
        (JNE, 19, 28, 3541),                     # 712
        (CLOSE, 16),                             # 713
        (JUMP, 754),                             # 714
        (ROW, 29, 39, 15),                       # 715: part.body.features
        (STORE, 4, 22, 15),                      # 716
        (NUMBER2, 16, 4, 3, 1, 50, 1),           # 717
        (STORE, 39, 0, 16),                      # 718
        (OPEN, 16, 4, 5),                        # 719
        (LOAD, 18, 4, 1),                        # 720
        (STORE, 39, 1, 18),                      # 721
        (LOAD, 20, 39, 0),                       # 722
        (ROWS, 19, 30),                          # 723: features: repeat expr
        (STORE, 39, 2, 19),                      # 724
        (MOVE, 18, 28),                          # 725
        (JGE, 18, 20, 733),                      # 726
        (ROW, 30, 40, 19),                       # 727
        (LOAD, 21, 39, 1),                       # 728
        (STORE, 40, 0, 21),                      # 729
        (RUN, 40, 1, 2),                         # 730: feature, is_on
        (COUNT, 18, 2, 39, 3),                   # 731
        (JUMP, 726),                             # 732
        (CLOSE, 16),                             # 733
        (JUMP, 754),                             # 734
        (ROW, 31, 41, 15),                       # 735: part.body.client_id
        (STORE, 4, 23, 15),                      # 736
        (OPEN, 16, 4, 5),                        # 737
        (LOAD, 18, 4, 1),                        # 738
        (STORE, 41, 0, 18),                      # 739
        (RUN, 41, 1, 1),                         # 740: define_byte
        (REST, 41, 2),                           # 741: terminal_id
        (OPEN, 18, 41, 2),                       # 742
        (REST, 41, 4),                           # 743: data
        (CLOSE, 18),                             # 744
        (CLOSE, 16),                             # 745
        (JUMP, 754),                             # 746
        (ROW, 32, 42, 15),                       # 747: part.body.raw
        (STORE, 4, 24, 15),                      # 748
        (LOAD, 16, 4, 5),                        # 749
        (STORE, 42, 0, 16),                      # 750
        (LOAD, 17, 4, 6),                        # 751
        (STORE, 42, 1, 17),                      # 752
        (JUMP, 754),                             # 753
        (NUMBER2, 17, 1, 3, 0, 52, 1),           # 754
        (NUMBER2, 18, 1, 2, 0, 52, 1),           # 755
        (ADD, 19, 17, 18),                       # 756
        (LOAD, 20, 0, 3),                        # 757
        (POSITION, 20, 20),                      # 758
        (SUB, 21, 19, 20),                       # 759
        (NUMBER2, 22, 4, 3, 7, 52, 1),           # 760
        (MOD, 23, 22, 38),                       # 761
        (SUB, 24, 38, 23),                       # 762
        (MOD, 25, 24, 38),                       # 763
        (JGE, 21, 25, 772),                      # 764
        (NUMBER2, 17, 1, 3, 0, 52, 1),           # 765
        (NUMBER2, 18, 1, 2, 0, 52, 1),           # 766
        (ADD, 19, 17, 18),                       # 767
        (LOAD, 20, 0, 3),                        # 768
        (POSITION, 20, 20),                      # 769
        (SUB, 14, 19, 20),                       # 770
        (JUMP, 777),                             # 771
        (NUMBER2, 17, 4, 3, 7, 52, 1),           # 772
        (MOD, 18, 17, 38),                       # 773
        (SUB, 19, 38, 18),                       # 774
        (MOD, 20, 19, 38),                       # 775
        (MOVE, 14, 20),                          # 776
        (BYTES, 4, 25, 14),                      # 777: filler
        (COUNT, 11, 6, 1, 8),                    # 778
        (JUMP, 137),                             # 779
        (NUMBER2, 11, 1, 3, 0, 52, 1),           # 780
        (NUMBER2, 12, 1, 2, 0, 52, 1),           # 781
        (ADD, 13, 11, 12),                       # 782
        (LOAD, 14, 0, 3),                        # 783
        (POSITION, 14, 14),                      # 784
        (SUB, 15, 13, 14),                       # 785
        (BYTES, 1, 9, 15),                       # 786: unused
        (LOAD, 14, 0, 4),                        # 787
        (LOAD, 15, 0, 3),                        # 788
        (POSITION, 15, 15),                      # 789
        (SUB, 16, 14, 15),                       # 790
        (NUMBER2, 17, 1, 2, 0, 52, 1),           # 791
        (MOD, 18, 17, 38),                       # 792
        (SUB, 19, 38, 18),                       # 793
        (MOD, 20, 19, 38),                       # 794
        (JGE, 16, 20, 801),                      # 795
        (LOAD, 14, 0, 4),                        # 796
        (LOAD, 15, 0, 3),                        # 797
        (POSITION, 15, 15),                      # 798
        (SUB, 11, 14, 15),                       # 799
        (JUMP, 806),                             # 800
        (NUMBER2, 14, 1, 2, 0, 52, 1),           # 801
        (MOD, 15, 14, 38),                       # 802
        (SUB, 16, 38, 15),                       # 803
        (MOD, 17, 16, 38),                       # 804
        (MOVE, 11, 17),                          # 805
        (BYTES, 1, 11, 11),                      # 806: filler
        (COUNT, 8, 8, 0, 7),                     # 807
        (JUMP, 59),                              # 808
        (REST, 0, 8),                            # 809: behind
        (CLOSE, 6),                              # 810
        (MOVE, 5, 28),                           # 811
        (LOAD, 6, 0, 7),                         # 812
        (JGE, 5, 6, 3540),                       # 813
        (ITEM, 1, 1, 0, 6, 5),                   # 814
        (MOVE, 7, 28),                           # 815
        (LOAD, 8, 1, 8),                         # 816
        (JGE, 7, 8, 3538),                       # 817
        (ITEM, 4, 4, 1, 7, 7),                   # 818
        (LOAD, 9, 4, 8),                         # 819
        (JZ, 9, 1090),                           # 820
        (ROWAT, 13, 7, 9),                       # 821
        (MOVE, 10, 28),                          # 822
        (LOAD, 11, 13, 3),                       # 823
        (JGE, 10, 11, 1090),                     # 824
        (ITEM, 14, 8, 13, 2, 10),                # 825
        (JBITSN, 0, 0, 0, 65280, 0, 829),        # 826: code_type
        (MOVE, 12, 34),                          # 827
        (JUMP, 855),                             # 828
        (JBITSN, 0, 0, 0, 65280, 19, 832),       # 829: code_type
        (MOVE, 12, 33),                          # 830
        (JUMP, 855),                             # 831
        (JBITSN, 0, 0, 0, 65280, 20, 835),       # 832: code_type
        (MOVE, 12, 40),                          # 833
        (JUMP, 855),                             # 834
        (JBITSN, 0, 0, 0, 65280, 21, 842),       # 835: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 839),        # 836: swap_kind
        (MOVE, 15, 33),                          # 837
        (JUMP, 840),                             # 838
        (MOVE, 15, 40),                          # 839
        (MOVE, 12, 15),                          # 840
        (JUMP, 855),                             # 841
        (JBITSN, 0, 0, 0, 65280, 22, 845),       # 842: code_type
        (MOVE, 12, 37),                          # 843
        (JUMP, 855),                             # 844
        (JBITS, 0, 0, 0, 65280, 1, 848),         # 845: code_type
        (MOVE, 12, 28),                          # 846
        (JUMP, 855),                             # 847
        (JNE, 3, 63, 851),                       # 848
        (MOVE, 12, 48),                          # 849
        (JUMP, 855),                             # 850
        (JNE, 3, 64, 854),                       # 851
        (MOVE, 12, 65),                          # 852
        (JUMP, 855),                             # 853
        (MOVE, 12, 43),                          # 854
        (JEQ, 12, 28, 1088),                     # 855
        (JBITSN, 0, 0, 0, 65280, 0, 859),        # 856: code_type
        (MOVE, 15, 34),                          # 857
        (JUMP, 885),                             # 858
        (JBITSN, 0, 0, 0, 65280, 19, 862),       # 859: code_type
        (MOVE, 15, 33),                          # 860
        (JUMP, 885),                             # 861
        (JBITSN, 0, 0, 0, 65280, 20, 865),       # 862: code_type
        (MOVE, 15, 40),                          # 863
        (JUMP, 885),                             # 864
        (JBITSN, 0, 0, 0, 65280, 21, 872),       # 865: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 869),        # 866: swap_kind
        (MOVE, 18, 33),                          # 867
        (JUMP, 870),                             # 868
        (MOVE, 18, 40),                          # 869
        (MOVE, 15, 18),                          # 870
        (JUMP, 885),                             # 871
        (JBITSN, 0, 0, 0, 65280, 22, 875),       # 872: code_type
        (MOVE, 15, 37),                          # 873
        (JUMP, 885),                             # 874
        (JBITS, 0, 0, 0, 65280, 1, 878),         # 875: code_type
        (MOVE, 15, 28),                          # 876
        (JUMP, 885),                             # 877
        (JNE, 3, 63, 881),                       # 878
        (MOVE, 15, 48),                          # 879
        (JUMP, 885),                             # 880
        (JNE, 3, 64, 884),                       # 881
        (MOVE, 15, 65),                          # 882
        (JUMP, 885),                             # 883
        (MOVE, 15, 43),                          # 884
        (JNE, 15, 34, 893),                      # 885
        (LOAD, 15, 14, 4),                       # 886
        (LOAD, 16, 14, 5),                       # 887
        (TEXT, 15, 0),                           # 888
        (MOVE, 12, 15),                          # 889
        (MOVE, 13, 16),                          # 890
        (MOVE, 14, 28),                          # 891
        (JUMP, 1084),                            # 892
        (JBITSN, 0, 0, 0, 65280, 0, 896),        # 893: code_type
        (MOVE, 15, 34),                          # 894
        (JUMP, 922),                             # 895
        (JBITSN, 0, 0, 0, 65280, 19, 899),       # 896: code_type
        (MOVE, 15, 33),                          # 897
        (JUMP, 922),                             # 898
        (JBITSN, 0, 0, 0, 65280, 20, 902),       # 899: code_type
        (MOVE, 15, 40),                          # 900
        (JUMP, 922),                             # 901
        (JBITSN, 0, 0, 0, 65280, 21, 909),       # 902: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 906),        # 903: swap_kind
        (MOVE, 18, 33),                          # 904
        (JUMP, 907),                             # 905
        (MOVE, 18, 40),                          # 906
        (MOVE, 15, 18),                          # 907
        (JUMP, 922),                             # 908
        (JBITSN, 0, 0, 0, 65280, 22, 912),       # 909: code_type
        (MOVE, 15, 37),                          # 910
        (JUMP, 922),                             # 911
        (JBITS, 0, 0, 0, 65280, 1, 915),         # 912: code_type
        (MOVE, 15, 28),                          # 913
        (JUMP, 922),                             # 914
        (JNE, 3, 63, 918),                       # 915
        (MOVE, 15, 48),                          # 916
        (JUMP, 922),                             # 917
        (JNE, 3, 64, 921),                       # 918
        (MOVE, 15, 65),                          # 919
        (JUMP, 922),                             # 920
        (MOVE, 15, 43),                          # 921
        (JNE, 15, 33, 930),                      # 922
        (LOAD, 15, 14, 4),                       # 923
        (LOAD, 16, 14, 5),                       # 924
        (TEXT, 15, 1),                           # 925
        (MOVE, 12, 15),                          # 926
        (MOVE, 13, 16),                          # 927
        (MOVE, 14, 34),                          # 928
        (JUMP, 1084),                            # 929
        (JBITSN, 0, 0, 0, 65280, 0, 933),        # 930: code_type
        (MOVE, 15, 34),                          # 931
        (JUMP, 959),                             # 932
        (JBITSN, 0, 0, 0, 65280, 19, 936),       # 933: code_type
        (MOVE, 15, 33),                          # 934
        (JUMP, 959),                             # 935
        (JBITSN, 0, 0, 0, 65280, 20, 939),       # 936: code_type
        (MOVE, 15, 40),                          # 937
        (JUMP, 959),                             # 938
        (JBITSN, 0, 0, 0, 65280, 21, 946),       # 939: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 943),        # 940: swap_kind
        (MOVE, 18, 33),                          # 941
        (JUMP, 944),                             # 942
        (MOVE, 18, 40),                          # 943
        (MOVE, 15, 18),                          # 944
        (JUMP, 959),                             # 945
        (JBITSN, 0, 0, 0, 65280, 22, 949),       # 946: code_type
        (MOVE, 15, 37),                          # 947
        (JUMP, 959),                             # 948
        (JBITS, 0, 0, 0, 65280, 1, 952),         # 949: code_type
        (MOVE, 15, 28),                          # 950
        (JUMP, 959),                             # 951
        (JNE, 3, 63, 955),                       # 952
        (MOVE, 15, 48),                          # 953
        (JUMP, 959),                             # 954
        (JNE, 3, 64, 958),                       # 955
        (MOVE, 15, 65),                          # 956
        (JUMP, 959),                             # 957
        (MOVE, 15, 43),                          # 958
        (JNE, 15, 40, 967),                      # 959
        (LOAD, 15, 14, 4),                       # 960
        (LOAD, 16, 14, 5),                       # 961
        (TEXT, 15, 2),                           # 962
        (MOVE, 12, 15),                          # 963
        (MOVE, 13, 16),                          # 964
        (MOVE, 14, 33),                          # 965
        (JUMP, 1084),                            # 966
        (JBITSN, 0, 0, 0, 65280, 0, 970),        # 967: code_type
        (MOVE, 15, 34),                          # 968
        (JUMP, 996),                             # 969
        (JBITSN, 0, 0, 0, 65280, 19, 973),       # 970: code_type
        (MOVE, 15, 33),                          # 971
        (JUMP, 996),                             # 972
        (JBITSN, 0, 0, 0, 65280, 20, 976),       # 973: code_type
        (MOVE, 15, 40),                          # 974
        (JUMP, 996),                             # 975
        (JBITSN, 0, 0, 0, 65280, 21, 983),       # 976: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 980),        # 977: swap_kind
        (MOVE, 18, 33),                          # 978
        (JUMP, 981),                             # 979
        (MOVE, 18, 40),                          # 980
        (MOVE, 15, 18),                          # 981
        (JUMP, 996),                             # 982
        (JBITSN, 0, 0, 0, 65280, 22, 986),       # 983: code_type
        (MOVE, 15, 37),                          # 984
        (JUMP, 996),                             # 985
        (JBITS, 0, 0, 0, 65280, 1, 989),         # 986: code_type
        (MOVE, 15, 28),                          # 987
        (JUMP, 996),                             # 988
        (JNE, 3, 63, 992),                       # 989
        (MOVE, 15, 48),                          # 990
        (JUMP, 996),                             # 991
        (JNE, 3, 64, 995),                       # 992
        (MOVE, 15, 65),                          # 993
        (JUMP, 996),                             # 994
        (MOVE, 15, 43),                          # 995
        (JNE, 15, 37, 1004),                     # 996
        (LOAD, 15, 14, 4),                       # 997
        (LOAD, 16, 14, 5),                       # 998
        (TEXT, 15, 3),                           # 999
        (MOVE, 12, 15),                          # 1000
        (MOVE, 13, 16),                          # 1001
        (MOVE, 14, 40),                          # 1002
        (JUMP, 1084),                            # 1003
        (JBITSN, 0, 0, 0, 65280, 0, 1007),       # 1004: code_type
        (MOVE, 15, 34),                          # 1005
        (JUMP, 1033),                            # 1006
        (JBITSN, 0, 0, 0, 65280, 19, 1010),      # 1007: code_type
        (MOVE, 15, 33),                          # 1008
        (JUMP, 1033),                            # 1009
        (JBITSN, 0, 0, 0, 65280, 20, 1013),      # 1010: code_type
        (MOVE, 15, 40),                          # 1011
        (JUMP, 1033),                            # 1012
        (JBITSN, 0, 0, 0, 65280, 21, 1020),      # 1013: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1017),       # 1014: swap_kind
        (MOVE, 18, 33),                          # 1015
        (JUMP, 1018),                            # 1016
        (MOVE, 18, 40),                          # 1017
        (MOVE, 15, 18),                          # 1018
        (JUMP, 1033),                            # 1019
        (JBITSN, 0, 0, 0, 65280, 22, 1023),      # 1020: code_type
        (MOVE, 15, 37),                          # 1021
        (JUMP, 1033),                            # 1022
        (JBITS, 0, 0, 0, 65280, 1, 1026),        # 1023: code_type
        (MOVE, 15, 28),                          # 1024
        (JUMP, 1033),                            # 1025
        (JNE, 3, 63, 1029),                      # 1026
        (MOVE, 15, 48),                          # 1027
        (JUMP, 1033),                            # 1028
        (JNE, 3, 64, 1032),                      # 1029
        (MOVE, 15, 65),                          # 1030
        (JUMP, 1033),                            # 1031
        (MOVE, 15, 43),                          # 1032
        (JNE, 15, 48, 1041),                     # 1033
        (LOAD, 15, 14, 4),                       # 1034
        (LOAD, 16, 14, 5),                       # 1035
        (TEXT, 15, 4),                           # 1036
        (MOVE, 12, 15),                          # 1037
        (MOVE, 13, 16),                          # 1038
        (MOVE, 14, 37),                          # 1039
        (JUMP, 1084),                            # 1040
        (JBITSN, 0, 0, 0, 65280, 0, 1044),       # 1041: code_type
        (MOVE, 15, 34),                          # 1042
        (JUMP, 1070),                            # 1043
        (JBITSN, 0, 0, 0, 65280, 19, 1047),      # 1044: code_type
        (MOVE, 15, 33),                          # 1045
        (JUMP, 1070),                            # 1046
        (JBITSN, 0, 0, 0, 65280, 20, 1050),      # 1047: code_type
        (MOVE, 15, 40),                          # 1048
        (JUMP, 1070),                            # 1049
        (JBITSN, 0, 0, 0, 65280, 21, 1057),      # 1050: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1054),       # 1051: swap_kind
        (MOVE, 18, 33),                          # 1052
        (JUMP, 1055),                            # 1053
        (MOVE, 18, 40),                          # 1054
        (MOVE, 15, 18),                          # 1055
        (JUMP, 1070),                            # 1056
        (JBITSN, 0, 0, 0, 65280, 22, 1060),      # 1057: code_type
        (MOVE, 15, 37),                          # 1058
        (JUMP, 1070),                            # 1059
        (JBITS, 0, 0, 0, 65280, 1, 1063),        # 1060: code_type
        (MOVE, 15, 28),                          # 1061
        (JUMP, 1070),                            # 1062
        (JNE, 3, 63, 1066),                      # 1063
        (MOVE, 15, 48),                          # 1064
        (JUMP, 1070),                            # 1065
        (JNE, 3, 64, 1069),                      # 1066
        (MOVE, 15, 65),                          # 1067
        (JUMP, 1070),                            # 1068
        (MOVE, 15, 43),                          # 1069
        (JNE, 15, 65, 1078),                     # 1070
        (LOAD, 15, 14, 4),                       # 1071
        (LOAD, 16, 14, 5),                       # 1072
        (TEXT, 15, 5),                           # 1073
        (MOVE, 12, 15),                          # 1074
        (MOVE, 13, 16),                          # 1075
        (MOVE, 14, 43),                          # 1076
        (JUMP, 1084),                            # 1077
        (LOAD, 15, 14, 4),                       # 1078
        (LOAD, 16, 14, 5),                       # 1079
        (TEXT, 15, 6),                           # 1080
        (MOVE, 12, 15),                          # 1081
        (MOVE, 13, 16),                          # 1082
        (MOVE, 14, 48),                          # 1083
        (STORE, 14, 7, 12),                      # 1084
        (STORE, 14, 8, 13),                      # 1085
        (STORE, 14, 9, 14),                      # 1086
        (STORE, 14, 6, 34),                      # 1087
        (LOOP, 10, 0),                           # 1088
        (JUMP, 823),                             # 1089
        (LOAD, 9, 4, 9),                         # 1090
        (JZ, 9, 1355),                           # 1091
        (ROWAT, 15, 9, 9),                       # 1092
        (JBITSN, 0, 0, 0, 65280, 0, 1096),       # 1093: code_type
        (MOVE, 10, 34),                          # 1094
        (JUMP, 1122),                            # 1095
        (JBITSN, 0, 0, 0, 65280, 19, 1099),      # 1096: code_type
        (MOVE, 10, 33),                          # 1097
        (JUMP, 1122),                            # 1098
        (JBITSN, 0, 0, 0, 65280, 20, 1102),      # 1099: code_type
        (MOVE, 10, 40),                          # 1100
        (JUMP, 1122),                            # 1101
        (JBITSN, 0, 0, 0, 65280, 21, 1109),      # 1102: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1106),       # 1103: swap_kind
        (MOVE, 13, 33),                          # 1104
        (JUMP, 1107),                            # 1105
        (MOVE, 13, 40),                          # 1106
        (MOVE, 10, 13),                          # 1107
        (JUMP, 1122),                            # 1108
        (JBITSN, 0, 0, 0, 65280, 22, 1112),      # 1109: code_type
        (MOVE, 10, 37),                          # 1110
        (JUMP, 1122),                            # 1111
        (JBITS, 0, 0, 0, 65280, 1, 1115),        # 1112: code_type
        (MOVE, 10, 28),                          # 1113
        (JUMP, 1122),                            # 1114
        (JNE, 3, 63, 1118),                      # 1115
        (MOVE, 10, 48),                          # 1116
        (JUMP, 1122),                            # 1117
        (JNE, 3, 64, 1121),                      # 1118
        (MOVE, 10, 65),                          # 1119
        (JUMP, 1122),                            # 1120
        (MOVE, 10, 43),                          # 1121
        (JEQ, 10, 28, 1355),                     # 1122
        (JBITSN, 0, 0, 0, 65280, 0, 1126),       # 1123: code_type
        (MOVE, 13, 34),                          # 1124
        (JUMP, 1152),                            # 1125
        (JBITSN, 0, 0, 0, 65280, 19, 1129),      # 1126: code_type
        (MOVE, 13, 33),                          # 1127
        (JUMP, 1152),                            # 1128
        (JBITSN, 0, 0, 0, 65280, 20, 1132),      # 1129: code_type
        (MOVE, 13, 40),                          # 1130
        (JUMP, 1152),                            # 1131
        (JBITSN, 0, 0, 0, 65280, 21, 1139),      # 1132: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1136),       # 1133: swap_kind
        (MOVE, 16, 33),                          # 1134
        (JUMP, 1137),                            # 1135
        (MOVE, 16, 40),                          # 1136
        (MOVE, 13, 16),                          # 1137
        (JUMP, 1152),                            # 1138
        (JBITSN, 0, 0, 0, 65280, 22, 1142),      # 1139: code_type
        (MOVE, 13, 37),                          # 1140
        (JUMP, 1152),                            # 1141
        (JBITS, 0, 0, 0, 65280, 1, 1145),        # 1142: code_type
        (MOVE, 13, 28),                          # 1143
        (JUMP, 1152),                            # 1144
        (JNE, 3, 63, 1148),                      # 1145
        (MOVE, 13, 48),                          # 1146
        (JUMP, 1152),                            # 1147
        (JNE, 3, 64, 1151),                      # 1148
        (MOVE, 13, 65),                          # 1149
        (JUMP, 1152),                            # 1150
        (MOVE, 13, 43),                          # 1151
        (JNE, 13, 34, 1160),                     # 1152
        (LOAD, 13, 15, 1),                       # 1153
        (LOAD, 14, 15, 2),                       # 1154
        (TEXT, 13, 0),                           # 1155
        (MOVE, 10, 13),                          # 1156
        (MOVE, 11, 14),                          # 1157
        (MOVE, 12, 28),                          # 1158
        (JUMP, 1351),                            # 1159
        (JBITSN, 0, 0, 0, 65280, 0, 1163),       # 1160: code_type
        (MOVE, 13, 34),                          # 1161
        (JUMP, 1189),                            # 1162
        (JBITSN, 0, 0, 0, 65280, 19, 1166),      # 1163: code_type
        (MOVE, 13, 33),                          # 1164
        (JUMP, 1189),                            # 1165
        (JBITSN, 0, 0, 0, 65280, 20, 1169),      # 1166: code_type
        (MOVE, 13, 40),                          # 1167
        (JUMP, 1189),                            # 1168
        (JBITSN, 0, 0, 0, 65280, 21, 1176),      # 1169: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1173),       # 1170: swap_kind
        (MOVE, 16, 33),                          # 1171
        (JUMP, 1174),                            # 1172
        (MOVE, 16, 40),                          # 1173
        (MOVE, 13, 16),                          # 1174
        (JUMP, 1189),                            # 1175
        (JBITSN, 0, 0, 0, 65280, 22, 1179),      # 1176: code_type
        (MOVE, 13, 37),                          # 1177
        (JUMP, 1189),                            # 1178
        (JBITS, 0, 0, 0, 65280, 1, 1182),        # 1179: code_type
        (MOVE, 13, 28),                          # 1180
        (JUMP, 1189),                            # 1181
        (JNE, 3, 63, 1185),                      # 1182
        (MOVE, 13, 48),                          # 1183
        (JUMP, 1189),                            # 1184
        (JNE, 3, 64, 1188),                      # 1185
        (MOVE, 13, 65),                          # 1186
        (JUMP, 1189),                            # 1187
        (MOVE, 13, 43),                          # 1188
        (JNE, 13, 33, 1197),                     # 1189
        (LOAD, 13, 15, 1),                       # 1190
        (LOAD, 14, 15, 2),                       # 1191
        (TEXT, 13, 1),                           # 1192
        (MOVE, 10, 13),                          # 1193
        (MOVE, 11, 14),                          # 1194
        (MOVE, 12, 34),                          # 1195
        (JUMP, 1351),                            # 1196
        (JBITSN, 0, 0, 0, 65280, 0, 1200),       # 1197: code_type
        (MOVE, 13, 34),                          # 1198
        (JUMP, 1226),                            # 1199
        (JBITSN, 0, 0, 0, 65280, 19, 1203),      # 1200: code_type
        (MOVE, 13, 33),                          # 1201
        (JUMP, 1226),                            # 1202
        (JBITSN, 0, 0, 0, 65280, 20, 1206),      # 1203: code_type
        (MOVE, 13, 40),                          # 1204
        (JUMP, 1226),                            # 1205
        (JBITSN, 0, 0, 0, 65280, 21, 1213),      # 1206: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1210),       # 1207: swap_kind
        (MOVE, 16, 33),                          # 1208
        (JUMP, 1211),                            # 1209
        (MOVE, 16, 40),                          # 1210
        (MOVE, 13, 16),                          # 1211
        (JUMP, 1226),                            # 1212
        (JBITSN, 0, 0, 0, 65280, 22, 1216),      # 1213: code_type
        (MOVE, 13, 37),                          # 1214
        (JUMP, 1226),                            # 1215
        (JBITS, 0, 0, 0, 65280, 1, 1219),        # 1216: code_type
        (MOVE, 13, 28),                          # 1217
        (JUMP, 1226),                            # 1218
        (JNE, 3, 63, 1222),                      # 1219
        (MOVE, 13, 48),                          # 1220
        (JUMP, 1226),                            # 1221
        (JNE, 3, 64, 1225),                      # 1222
        (MOVE, 13, 65),                          # 1223
        (JUMP, 1226),                            # 1224
        (MOVE, 13, 43),                          # 1225
        (JNE, 13, 40, 1234),                     # 1226
        (LOAD, 13, 15, 1),                       # 1227
        (LOAD, 14, 15, 2),                       # 1228
        (TEXT, 13, 2),                           # 1229
        (MOVE, 10, 13),                          # 1230
        (MOVE, 11, 14),                          # 1231
        (MOVE, 12, 33),                          # 1232
        (JUMP, 1351),                            # 1233
        (JBITSN, 0, 0, 0, 65280, 0, 1237),       # 1234: code_type
        (MOVE, 13, 34),                          # 1235
        (JUMP, 1263),                            # 1236
        (JBITSN, 0, 0, 0, 65280, 19, 1240),      # 1237: code_type
        (MOVE, 13, 33),                          # 1238
        (JUMP, 1263),                            # 1239
        (JBITSN, 0, 0, 0, 65280, 20, 1243),      # 1240: code_type
        (MOVE, 13, 40),                          # 1241
        (JUMP, 1263),                            # 1242
        (JBITSN, 0, 0, 0, 65280, 21, 1250),      # 1243: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1247),       # 1244: swap_kind
        (MOVE, 16, 33),                          # 1245
        (JUMP, 1248),                            # 1246
        (MOVE, 16, 40),                          # 1247
        (MOVE, 13, 16),                          # 1248
        (JUMP, 1263),                            # 1249
        (JBITSN, 0, 0, 0, 65280, 22, 1253),      # 1250: code_type
        (MOVE, 13, 37),                          # 1251
        (JUMP, 1263),                            # 1252
        (JBITS, 0, 0, 0, 65280, 1, 1256),        # 1253: code_type
        (MOVE, 13, 28),                          # 1254
        (JUMP, 1263),                            # 1255
        (JNE, 3, 63, 1259),                      # 1256
        (MOVE, 13, 48),                          # 1257
        (JUMP, 1263),                            # 1258
        (JNE, 3, 64, 1262),                      # 1259
        (MOVE, 13, 65),                          # 1260
        (JUMP, 1263),                            # 1261
        (MOVE, 13, 43),                          # 1262
        (JNE, 13, 37, 1271),                     # 1263
        (LOAD, 13, 15, 1),                       # 1264
        (LOAD, 14, 15, 2),                       # 1265
        (TEXT, 13, 3),                           # 1266
        (MOVE, 10, 13),                          # 1267
        (MOVE, 11, 14),                          # 1268
        (MOVE, 12, 40),                          # 1269
        (JUMP, 1351),                            # 1270
        (JBITSN, 0, 0, 0, 65280, 0, 1274),       # 1271: code_type
        (MOVE, 13, 34),                          # 1272
        (JUMP, 1300),                            # 1273
        (JBITSN, 0, 0, 0, 65280, 19, 1277),      # 1274: code_type
        (MOVE, 13, 33),                          # 1275
        (JUMP, 1300),                            # 1276
        (JBITSN, 0, 0, 0, 65280, 20, 1280),      # 1277: code_type
        (MOVE, 13, 40),                          # 1278
        (JUMP, 1300),                            # 1279
        (JBITSN, 0, 0, 0, 65280, 21, 1287),      # 1280: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1284),       # 1281: swap_kind
        (MOVE, 16, 33),                          # 1282
        (JUMP, 1285),                            # 1283
        (MOVE, 16, 40),                          # 1284
        (MOVE, 13, 16),                          # 1285
        (JUMP, 1300),                            # 1286
        (JBITSN, 0, 0, 0, 65280, 22, 1290),      # 1287: code_type
        (MOVE, 13, 37),                          # 1288
        (JUMP, 1300),                            # 1289
        (JBITS, 0, 0, 0, 65280, 1, 1293),        # 1290: code_type
        (MOVE, 13, 28),                          # 1291
        (JUMP, 1300),                            # 1292
        (JNE, 3, 63, 1296),                      # 1293
        (MOVE, 13, 48),                          # 1294
        (JUMP, 1300),                            # 1295
        (JNE, 3, 64, 1299),                      # 1296
        (MOVE, 13, 65),                          # 1297
        (JUMP, 1300),                            # 1298
        (MOVE, 13, 43),                          # 1299
        (JNE, 13, 48, 1308),                     # 1300
        (LOAD, 13, 15, 1),                       # 1301
        (LOAD, 14, 15, 2),                       # 1302
        (TEXT, 13, 4),                           # 1303
        (MOVE, 10, 13),                          # 1304
        (MOVE, 11, 14),                          # 1305
        (MOVE, 12, 37),                          # 1306
        (JUMP, 1351),                            # 1307
        (JBITSN, 0, 0, 0, 65280, 0, 1311),       # 1308: code_type
        (MOVE, 13, 34),                          # 1309
        (JUMP, 1337),                            # 1310
        (JBITSN, 0, 0, 0, 65280, 19, 1314),      # 1311: code_type
        (MOVE, 13, 33),                          # 1312
        (JUMP, 1337),                            # 1313
        (JBITSN, 0, 0, 0, 65280, 20, 1317),      # 1314: code_type
        (MOVE, 13, 40),                          # 1315
        (JUMP, 1337),                            # 1316
        (JBITSN, 0, 0, 0, 65280, 21, 1324),      # 1317: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1321),       # 1318: swap_kind
        (MOVE, 16, 33),                          # 1319
        (JUMP, 1322),                            # 1320
        (MOVE, 16, 40),                          # 1321
        (MOVE, 13, 16),                          # 1322
        (JUMP, 1337),                            # 1323
        (JBITSN, 0, 0, 0, 65280, 22, 1327),      # 1324: code_type
        (MOVE, 13, 37),                          # 1325
        (JUMP, 1337),                            # 1326
        (JBITS, 0, 0, 0, 65280, 1, 1330),        # 1327: code_type
        (MOVE, 13, 28),                          # 1328
        (JUMP, 1337),                            # 1329
        (JNE, 3, 63, 1333),                      # 1330
        (MOVE, 13, 48),                          # 1331
        (JUMP, 1337),                            # 1332
        (JNE, 3, 64, 1336),                      # 1333
        (MOVE, 13, 65),                          # 1334
        (JUMP, 1337),                            # 1335
        (MOVE, 13, 43),                          # 1336
        (JNE, 13, 65, 1345),                     # 1337
        (LOAD, 13, 15, 1),                       # 1338
        (LOAD, 14, 15, 2),                       # 1339
        (TEXT, 13, 5),                           # 1340
        (MOVE, 10, 13),                          # 1341
        (MOVE, 11, 14),                          # 1342
        (MOVE, 12, 43),                          # 1343
        (JUMP, 1351),                            # 1344
        (LOAD, 13, 15, 1),                       # 1345
        (LOAD, 14, 15, 2),                       # 1346
        (TEXT, 13, 6),                           # 1347
        (MOVE, 10, 13),                          # 1348
        (MOVE, 11, 14),                          # 1349
        (MOVE, 12, 48),                          # 1350
        (STORE, 15, 4, 10),                      # 1351
        (STORE, 15, 5, 11),                      # 1352
        (STORE, 15, 6, 12),                      # 1353
        (STORE, 15, 3, 34),                      # 1354
        (LOAD, 9, 4, 13),                        # 1355
        (JZ, 9, 1407),                           # 1356
        (ROWAT, 23, 15, 9),                      # 1357
        (U1, 10, 23, 1, 0),                      # 1358
        (JGE, 10, 61, 1368),                     # 1359
        (LOAD, 10, 23, 2),                       # 1360
        (JZ, 10, 3541),                          # 1361
        (LOAD, 11, 23, 3),                       # 1362
        (LOAD, 12, 23, 4),                       # 1363
        (BYTE, 13, 11, 28),                      # 1364
        (LT, 14, 13, 35),                        # 1365
        (STORE, 23, 11, 14),                     # 1366
        (STORE, 23, 10, 34),                     # 1367
        (U1, 10, 23, 1, 0),                      # 1368
        (JGE, 10, 61, 1378),                     # 1369
        (LOAD, 10, 23, 2),                       # 1370
        (JZ, 10, 3541),                          # 1371
        (LOAD, 11, 23, 3),                       # 1372
        (LOAD, 12, 23, 4),                       # 1373
        (BYTE, 13, 11, 28),                      # 1374
        (EQ, 14, 13, 35),                        # 1375
        (STORE, 23, 13, 14),                     # 1376
        (STORE, 23, 12, 34),                     # 1377
        (U1, 10, 23, 1, 0),                      # 1378
        (JGE, 10, 61, 1407),                     # 1379
        (LOAD, 10, 23, 2),                       # 1380
        (JZ, 10, 3541),                          # 1381
        (LOAD, 11, 23, 3),                       # 1382
        (LOAD, 12, 23, 4),                       # 1383
        (BYTE, 13, 11, 28),                      # 1384
        (JEQ, 13, 35, 1407),                     # 1385
        (LOAD, 13, 23, 2),                       # 1386
        (JZ, 13, 3541),                          # 1387
        (LOAD, 14, 23, 3),                       # 1388
        (LOAD, 15, 23, 4),                       # 1389
        (BYTE, 16, 14, 28),                      # 1390
        (JGE, 16, 35, 1399),                     # 1391
        (LOAD, 13, 23, 2),                       # 1392
        (JZ, 13, 3541),                          # 1393
        (LOAD, 14, 23, 3),                       # 1394
        (LOAD, 15, 23, 4),                       # 1395
        (BYTE, 16, 14, 28),                      # 1396
        (SUB, 10, 66, 16),                       # 1397
        (JUMP, 1405),                            # 1398
        (LOAD, 13, 23, 2),                       # 1399
        (JZ, 13, 3541),                          # 1400
        (LOAD, 14, 23, 3),                       # 1401
        (LOAD, 15, 23, 4),                       # 1402
        (BYTE, 16, 14, 28),                      # 1403
        (SUB, 10, 16, 67),                       # 1404
        (STORE, 23, 15, 10),                     # 1405
        (STORE, 23, 14, 34),                     # 1406
        (LOAD, 9, 4, 15),                        # 1407
        (JZ, 9, 2458),                           # 1408
        (ROWAT, 26, 18, 9),                      # 1409
        (JBITSN, 0, 0, 0, 65280, 0, 1413),       # 1410: code_type
        (MOVE, 10, 34),                          # 1411
        (JUMP, 1439),                            # 1412
        (JBITSN, 0, 0, 0, 65280, 19, 1416),      # 1413: code_type
        (MOVE, 10, 33),                          # 1414
        (JUMP, 1439),                            # 1415
        (JBITSN, 0, 0, 0, 65280, 20, 1419),      # 1416: code_type
        (MOVE, 10, 40),                          # 1417
        (JUMP, 1439),                            # 1418
        (JBITSN, 0, 0, 0, 65280, 21, 1426),      # 1419: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1423),       # 1420: swap_kind
        (MOVE, 13, 33),                          # 1421
        (JUMP, 1424),                            # 1422
        (MOVE, 13, 40),                          # 1423
        (MOVE, 10, 13),                          # 1424
        (JUMP, 1439),                            # 1425
        (JBITSN, 0, 0, 0, 65280, 22, 1429),      # 1426: code_type
        (MOVE, 10, 37),                          # 1427
        (JUMP, 1439),                            # 1428
        (JBITS, 0, 0, 0, 65280, 1, 1432),        # 1429: code_type
        (MOVE, 10, 28),                          # 1430
        (JUMP, 1439),                            # 1431
        (JNE, 3, 63, 1435),                      # 1432
        (MOVE, 10, 48),                          # 1433
        (JUMP, 1439),                            # 1434
        (JNE, 3, 64, 1438),                      # 1435
        (MOVE, 10, 65),                          # 1436
        (JUMP, 1439),                            # 1437
        (MOVE, 10, 43),                          # 1438
        (JEQ, 10, 28, 1672),                     # 1439
        (JBITSN, 0, 0, 0, 65280, 0, 1443),       # 1440: code_type
        (MOVE, 13, 34),                          # 1441
        (JUMP, 1469),                            # 1442
        (JBITSN, 0, 0, 0, 65280, 19, 1446),      # 1443: code_type
        (MOVE, 13, 33),                          # 1444
        (JUMP, 1469),                            # 1445
        (JBITSN, 0, 0, 0, 65280, 20, 1449),      # 1446: code_type
        (MOVE, 13, 40),                          # 1447
        (JUMP, 1469),                            # 1448
        (JBITSN, 0, 0, 0, 65280, 21, 1456),      # 1449: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1453),       # 1450: swap_kind
        (MOVE, 16, 33),                          # 1451
        (JUMP, 1454),                            # 1452
        (MOVE, 16, 40),                          # 1453
        (MOVE, 13, 16),                          # 1454
        (JUMP, 1469),                            # 1455
        (JBITSN, 0, 0, 0, 65280, 22, 1459),      # 1456: code_type
        (MOVE, 13, 37),                          # 1457
        (JUMP, 1469),                            # 1458
        (JBITS, 0, 0, 0, 65280, 1, 1462),        # 1459: code_type
        (MOVE, 13, 28),                          # 1460
        (JUMP, 1469),                            # 1461
        (JNE, 3, 63, 1465),                      # 1462
        (MOVE, 13, 48),                          # 1463
        (JUMP, 1469),                            # 1464
        (JNE, 3, 64, 1468),                      # 1465
        (MOVE, 13, 65),                          # 1466
        (JUMP, 1469),                            # 1467
        (MOVE, 13, 43),                          # 1468
        (JNE, 13, 34, 1477),                     # 1469
        (LOAD, 13, 26, 4),                       # 1470
        (LOAD, 14, 26, 5),                       # 1471
        (TEXT, 13, 0),                           # 1472
        (MOVE, 10, 13),                          # 1473
        (MOVE, 11, 14),                          # 1474
        (MOVE, 12, 28),                          # 1475
        (JUMP, 1668),                            # 1476
        (JBITSN, 0, 0, 0, 65280, 0, 1480),       # 1477: code_type
        (MOVE, 13, 34),                          # 1478
        (JUMP, 1506),                            # 1479
        (JBITSN, 0, 0, 0, 65280, 19, 1483),      # 1480: code_type
        (MOVE, 13, 33),                          # 1481
        (JUMP, 1506),                            # 1482
        (JBITSN, 0, 0, 0, 65280, 20, 1486),      # 1483: code_type
        (MOVE, 13, 40),                          # 1484
        (JUMP, 1506),                            # 1485
        (JBITSN, 0, 0, 0, 65280, 21, 1493),      # 1486: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1490),       # 1487: swap_kind
        (MOVE, 16, 33),                          # 1488
        (JUMP, 1491),                            # 1489
        (MOVE, 16, 40),                          # 1490
        (MOVE, 13, 16),                          # 1491
        (JUMP, 1506),                            # 1492
        (JBITSN, 0, 0, 0, 65280, 22, 1496),      # 1493: code_type
        (MOVE, 13, 37),                          # 1494
        (JUMP, 1506),                            # 1495
        (JBITS, 0, 0, 0, 65280, 1, 1499),        # 1496: code_type
        (MOVE, 13, 28),                          # 1497
        (JUMP, 1506),                            # 1498
        (JNE, 3, 63, 1502),                      # 1499
        (MOVE, 13, 48),                          # 1500
        (JUMP, 1506),                            # 1501
        (JNE, 3, 64, 1505),                      # 1502
        (MOVE, 13, 65),                          # 1503
        (JUMP, 1506),                            # 1504
        (MOVE, 13, 43),                          # 1505
        (JNE, 13, 33, 1514),                     # 1506
        (LOAD, 13, 26, 4),                       # 1507
        (LOAD, 14, 26, 5),                       # 1508
        (TEXT, 13, 1),                           # 1509
        (MOVE, 10, 13),                          # 1510
        (MOVE, 11, 14),                          # 1511
        (MOVE, 12, 34),                          # 1512
        (JUMP, 1668),                            # 1513
        (JBITSN, 0, 0, 0, 65280, 0, 1517),       # 1514: code_type
        (MOVE, 13, 34),                          # 1515
        (JUMP, 1543),                            # 1516
        (JBITSN, 0, 0, 0, 65280, 19, 1520),      # 1517: code_type
        (MOVE, 13, 33),                          # 1518
        (JUMP, 1543),                            # 1519
        (JBITSN, 0, 0, 0, 65280, 20, 1523),      # 1520: code_type
        (MOVE, 13, 40),                          # 1521
        (JUMP, 1543),                            # 1522
        (JBITSN, 0, 0, 0, 65280, 21, 1530),      # 1523: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1527),       # 1524: swap_kind
        (MOVE, 16, 33),                          # 1525
        (JUMP, 1528),                            # 1526
        (MOVE, 16, 40),                          # 1527
        (MOVE, 13, 16),                          # 1528
        (JUMP, 1543),                            # 1529
        (JBITSN, 0, 0, 0, 65280, 22, 1533),      # 1530: code_type
        (MOVE, 13, 37),                          # 1531
        (JUMP, 1543),                            # 1532
        (JBITS, 0, 0, 0, 65280, 1, 1536),        # 1533: code_type
        (MOVE, 13, 28),                          # 1534
        (JUMP, 1543),                            # 1535
        (JNE, 3, 63, 1539),                      # 1536
        (MOVE, 13, 48),                          # 1537
        (JUMP, 1543),                            # 1538
        (JNE, 3, 64, 1542),                      # 1539
        (MOVE, 13, 65),                          # 1540
        (JUMP, 1543),                            # 1541
        (MOVE, 13, 43),                          # 1542
        (JNE, 13, 40, 1551),                     # 1543
        (LOAD, 13, 26, 4),                       # 1544
        (LOAD, 14, 26, 5),                       # 1545
        (TEXT, 13, 2),                           # 1546
        (MOVE, 10, 13),                          # 1547
        (MOVE, 11, 14),                          # 1548
        (MOVE, 12, 33),                          # 1549
        (JUMP, 1668),                            # 1550
        (JBITSN, 0, 0, 0, 65280, 0, 1554),       # 1551: code_type
        (MOVE, 13, 34),                          # 1552
        (JUMP, 1580),                            # 1553
        (JBITSN, 0, 0, 0, 65280, 19, 1557),      # 1554: code_type
        (MOVE, 13, 33),                          # 1555
        (JUMP, 1580),                            # 1556
        (JBITSN, 0, 0, 0, 65280, 20, 1560),      # 1557: code_type
        (MOVE, 13, 40),                          # 1558
        (JUMP, 1580),                            # 1559
        (JBITSN, 0, 0, 0, 65280, 21, 1567),      # 1560: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1564),       # 1561: swap_kind
        (MOVE, 16, 33),                          # 1562
        (JUMP, 1565),                            # 1563
        (MOVE, 16, 40),                          # 1564
        (MOVE, 13, 16),                          # 1565
        (JUMP, 1580),                            # 1566
        (JBITSN, 0, 0, 0, 65280, 22, 1570),      # 1567: code_type
        (MOVE, 13, 37),                          # 1568
        (JUMP, 1580),                            # 1569
        (JBITS, 0, 0, 0, 65280, 1, 1573),        # 1570: code_type
        (MOVE, 13, 28),                          # 1571
        (JUMP, 1580),                            # 1572
        (JNE, 3, 63, 1576),                      # 1573
        (MOVE, 13, 48),                          # 1574
        (JUMP, 1580),                            # 1575
        (JNE, 3, 64, 1579),                      # 1576
        (MOVE, 13, 65),                          # 1577
        (JUMP, 1580),                            # 1578
        (MOVE, 13, 43),                          # 1579
        (JNE, 13, 37, 1588),                     # 1580
        (LOAD, 13, 26, 4),                       # 1581
        (LOAD, 14, 26, 5),                       # 1582
        (TEXT, 13, 3),                           # 1583
        (MOVE, 10, 13),                          # 1584
        (MOVE, 11, 14),                          # 1585
        (MOVE, 12, 40),                          # 1586
        (JUMP, 1668),                            # 1587
        (JBITSN, 0, 0, 0, 65280, 0, 1591),       # 1588: code_type
        (MOVE, 13, 34),                          # 1589
        (JUMP, 1617),                            # 1590
        (JBITSN, 0, 0, 0, 65280, 19, 1594),      # 1591: code_type
        (MOVE, 13, 33),                          # 1592
        (JUMP, 1617),                            # 1593
        (JBITSN, 0, 0, 0, 65280, 20, 1597),      # 1594: code_type
        (MOVE, 13, 40),                          # 1595
        (JUMP, 1617),                            # 1596
        (JBITSN, 0, 0, 0, 65280, 21, 1604),      # 1597: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1601),       # 1598: swap_kind
        (MOVE, 16, 33),                          # 1599
        (JUMP, 1602),                            # 1600
        (MOVE, 16, 40),                          # 1601
        (MOVE, 13, 16),                          # 1602
        (JUMP, 1617),                            # 1603
        (JBITSN, 0, 0, 0, 65280, 22, 1607),      # 1604: code_type
        (MOVE, 13, 37),                          # 1605
        (JUMP, 1617),                            # 1606
        (JBITS, 0, 0, 0, 65280, 1, 1610),        # 1607: code_type
        (MOVE, 13, 28),                          # 1608
        (JUMP, 1617),                            # 1609
        (JNE, 3, 63, 1613),                      # 1610
        (MOVE, 13, 48),                          # 1611
        (JUMP, 1617),                            # 1612
        (JNE, 3, 64, 1616),                      # 1613
        (MOVE, 13, 65),                          # 1614
        (JUMP, 1617),                            # 1615
        (MOVE, 13, 43),                          # 1616
        (JNE, 13, 48, 1625),                     # 1617
        (LOAD, 13, 26, 4),                       # 1618
        (LOAD, 14, 26, 5),                       # 1619
        (TEXT, 13, 4),                           # 1620
        (MOVE, 10, 13),                          # 1621
        (MOVE, 11, 14),                          # 1622
        (MOVE, 12, 37),                          # 1623
        (JUMP, 1668),                            # 1624
        (JBITSN, 0, 0, 0, 65280, 0, 1628),       # 1625: code_type
        (MOVE, 13, 34),                          # 1626
        (JUMP, 1654),                            # 1627
        (JBITSN, 0, 0, 0, 65280, 19, 1631),      # 1628: code_type
        (MOVE, 13, 33),                          # 1629
        (JUMP, 1654),                            # 1630
        (JBITSN, 0, 0, 0, 65280, 20, 1634),      # 1631: code_type
        (MOVE, 13, 40),                          # 1632
        (JUMP, 1654),                            # 1633
        (JBITSN, 0, 0, 0, 65280, 21, 1641),      # 1634: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1638),       # 1635: swap_kind
        (MOVE, 16, 33),                          # 1636
        (JUMP, 1639),                            # 1637
        (MOVE, 16, 40),                          # 1638
        (MOVE, 13, 16),                          # 1639
        (JUMP, 1654),                            # 1640
        (JBITSN, 0, 0, 0, 65280, 22, 1644),      # 1641: code_type
        (MOVE, 13, 37),                          # 1642
        (JUMP, 1654),                            # 1643
        (JBITS, 0, 0, 0, 65280, 1, 1647),        # 1644: code_type
        (MOVE, 13, 28),                          # 1645
        (JUMP, 1654),                            # 1646
        (JNE, 3, 63, 1650),                      # 1647
        (MOVE, 13, 48),                          # 1648
        (JUMP, 1654),                            # 1649
        (JNE, 3, 64, 1653),                      # 1650
        (MOVE, 13, 65),                          # 1651
        (JUMP, 1654),                            # 1652
        (MOVE, 13, 43),                          # 1653
        (JNE, 13, 65, 1662),                     # 1654
        (LOAD, 13, 26, 4),                       # 1655
        (LOAD, 14, 26, 5),                       # 1656
        (TEXT, 13, 5),                           # 1657
        (MOVE, 10, 13),                          # 1658
        (MOVE, 11, 14),                          # 1659
        (MOVE, 12, 43),                          # 1660
        (JUMP, 1668),                            # 1661
        (LOAD, 13, 26, 4),                       # 1662
        (LOAD, 14, 26, 5),                       # 1663
        (TEXT, 13, 6),                           # 1664
        (MOVE, 10, 13),                          # 1665
        (MOVE, 11, 14),                          # 1666
        (MOVE, 12, 48),                          # 1667
        (STORE, 26, 22, 10),                     # 1668
        (STORE, 26, 23, 11),                     # 1669
        (STORE, 26, 24, 12),                     # 1670
        (STORE, 26, 21, 34),                     # 1671
        (JBITSN, 0, 0, 0, 65280, 0, 1675),       # 1672: code_type
        (MOVE, 10, 34),                          # 1673
        (JUMP, 1701),                            # 1674
        (JBITSN, 0, 0, 0, 65280, 19, 1678),      # 1675: code_type
        (MOVE, 10, 33),                          # 1676
        (JUMP, 1701),                            # 1677
        (JBITSN, 0, 0, 0, 65280, 20, 1681),      # 1678: code_type
        (MOVE, 10, 40),                          # 1679
        (JUMP, 1701),                            # 1680
        (JBITSN, 0, 0, 0, 65280, 21, 1688),      # 1681: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1685),       # 1682: swap_kind
        (MOVE, 13, 33),                          # 1683
        (JUMP, 1686),                            # 1684
        (MOVE, 13, 40),                          # 1685
        (MOVE, 10, 13),                          # 1686
        (JUMP, 1701),                            # 1687
        (JBITSN, 0, 0, 0, 65280, 22, 1691),      # 1688: code_type
        (MOVE, 10, 37),                          # 1689
        (JUMP, 1701),                            # 1690
        (JBITS, 0, 0, 0, 65280, 1, 1694),        # 1691: code_type
        (MOVE, 10, 28),                          # 1692
        (JUMP, 1701),                            # 1693
        (JNE, 3, 63, 1697),                      # 1694
        (MOVE, 10, 48),                          # 1695
        (JUMP, 1701),                            # 1696
        (JNE, 3, 64, 1700),                      # 1697
        (MOVE, 10, 65),                          # 1698
        (JUMP, 1701),                            # 1699
        (MOVE, 10, 43),                          # 1700
        (JEQ, 10, 28, 1934),                     # 1701
        (JBITSN, 0, 0, 0, 65280, 0, 1705),       # 1702: code_type
        (MOVE, 13, 34),                          # 1703
        (JUMP, 1731),                            # 1704
        (JBITSN, 0, 0, 0, 65280, 19, 1708),      # 1705: code_type
        (MOVE, 13, 33),                          # 1706
        (JUMP, 1731),                            # 1707
        (JBITSN, 0, 0, 0, 65280, 20, 1711),      # 1708: code_type
        (MOVE, 13, 40),                          # 1709
        (JUMP, 1731),                            # 1710
        (JBITSN, 0, 0, 0, 65280, 21, 1718),      # 1711: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1715),       # 1712: swap_kind
        (MOVE, 16, 33),                          # 1713
        (JUMP, 1716),                            # 1714
        (MOVE, 16, 40),                          # 1715
        (MOVE, 13, 16),                          # 1716
        (JUMP, 1731),                            # 1717
        (JBITSN, 0, 0, 0, 65280, 22, 1721),      # 1718: code_type
        (MOVE, 13, 37),                          # 1719
        (JUMP, 1731),                            # 1720
        (JBITS, 0, 0, 0, 65280, 1, 1724),        # 1721: code_type
        (MOVE, 13, 28),                          # 1722
        (JUMP, 1731),                            # 1723
        (JNE, 3, 63, 1727),                      # 1724
        (MOVE, 13, 48),                          # 1725
        (JUMP, 1731),                            # 1726
        (JNE, 3, 64, 1730),                      # 1727
        (MOVE, 13, 65),                          # 1728
        (JUMP, 1731),                            # 1729
        (MOVE, 13, 43),                          # 1730
        (JNE, 13, 34, 1739),                     # 1731
        (LOAD, 13, 26, 9),                       # 1732
        (LOAD, 14, 26, 10),                      # 1733
        (TEXT, 13, 0),                           # 1734
        (MOVE, 10, 13),                          # 1735
        (MOVE, 11, 14),                          # 1736
        (MOVE, 12, 28),                          # 1737
        (JUMP, 1930),                            # 1738
        (JBITSN, 0, 0, 0, 65280, 0, 1742),       # 1739: code_type
        (MOVE, 13, 34),                          # 1740
        (JUMP, 1768),                            # 1741
        (JBITSN, 0, 0, 0, 65280, 19, 1745),      # 1742: code_type
        (MOVE, 13, 33),                          # 1743
        (JUMP, 1768),                            # 1744
        (JBITSN, 0, 0, 0, 65280, 20, 1748),      # 1745: code_type
        (MOVE, 13, 40),                          # 1746
        (JUMP, 1768),                            # 1747
        (JBITSN, 0, 0, 0, 65280, 21, 1755),      # 1748: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1752),       # 1749: swap_kind
        (MOVE, 16, 33),                          # 1750
        (JUMP, 1753),                            # 1751
        (MOVE, 16, 40),                          # 1752
        (MOVE, 13, 16),                          # 1753
        (JUMP, 1768),                            # 1754
        (JBITSN, 0, 0, 0, 65280, 22, 1758),      # 1755: code_type
        (MOVE, 13, 37),                          # 1756
        (JUMP, 1768),                            # 1757
        (JBITS, 0, 0, 0, 65280, 1, 1761),        # 1758: code_type
        (MOVE, 13, 28),                          # 1759
        (JUMP, 1768),                            # 1760
        (JNE, 3, 63, 1764),                      # 1761
        (MOVE, 13, 48),                          # 1762
        (JUMP, 1768),                            # 1763
        (JNE, 3, 64, 1767),                      # 1764
        (MOVE, 13, 65),                          # 1765
        (JUMP, 1768),                            # 1766
        (MOVE, 13, 43),                          # 1767
        (JNE, 13, 33, 1776),                     # 1768
        (LOAD, 13, 26, 9),                       # 1769
        (LOAD, 14, 26, 10),                      # 1770
        (TEXT, 13, 1),                           # 1771
        (MOVE, 10, 13),                          # 1772
        (MOVE, 11, 14),                          # 1773
        (MOVE, 12, 34),                          # 1774
        (JUMP, 1930),                            # 1775
        (JBITSN, 0, 0, 0, 65280, 0, 1779),       # 1776: code_type
        (MOVE, 13, 34),                          # 1777
        (JUMP, 1805),                            # 1778
        (JBITSN, 0, 0, 0, 65280, 19, 1782),      # 1779: code_type
        (MOVE, 13, 33),                          # 1780
        (JUMP, 1805),                            # 1781
        (JBITSN, 0, 0, 0, 65280, 20, 1785),      # 1782: code_type
        (MOVE, 13, 40),                          # 1783
        (JUMP, 1805),                            # 1784
        (JBITSN, 0, 0, 0, 65280, 21, 1792),      # 1785: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1789),       # 1786: swap_kind
        (MOVE, 16, 33),                          # 1787
        (JUMP, 1790),                            # 1788
        (MOVE, 16, 40),                          # 1789
        (MOVE, 13, 16),                          # 1790
        (JUMP, 1805),                            # 1791
        (JBITSN, 0, 0, 0, 65280, 22, 1795),      # 1792: code_type
        (MOVE, 13, 37),                          # 1793
        (JUMP, 1805),                            # 1794
        (JBITS, 0, 0, 0, 65280, 1, 1798),        # 1795: code_type
        (MOVE, 13, 28),                          # 1796
        (JUMP, 1805),                            # 1797
        (JNE, 3, 63, 1801),                      # 1798
        (MOVE, 13, 48),                          # 1799
        (JUMP, 1805),                            # 1800
        (JNE, 3, 64, 1804),                      # 1801
        (MOVE, 13, 65),                          # 1802
        (JUMP, 1805),                            # 1803
        (MOVE, 13, 43),                          # 1804
        (JNE, 13, 40, 1813),                     # 1805
        (LOAD, 13, 26, 9),                       # 1806
        (LOAD, 14, 26, 10),                      # 1807
        (TEXT, 13, 2),                           # 1808
        (MOVE, 10, 13),                          # 1809
        (MOVE, 11, 14),                          # 1810
        (MOVE, 12, 33),                          # 1811
        (JUMP, 1930),                            # 1812
        (JBITSN, 0, 0, 0, 65280, 0, 1816),       # 1813: code_type
        (MOVE, 13, 34),                          # 1814
        (JUMP, 1842),                            # 1815
        (JBITSN, 0, 0, 0, 65280, 19, 1819),      # 1816: code_type
        (MOVE, 13, 33),                          # 1817
        (JUMP, 1842),                            # 1818
        (JBITSN, 0, 0, 0, 65280, 20, 1822),      # 1819: code_type
        (MOVE, 13, 40),                          # 1820
        (JUMP, 1842),                            # 1821
        (JBITSN, 0, 0, 0, 65280, 21, 1829),      # 1822: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1826),       # 1823: swap_kind
        (MOVE, 16, 33),                          # 1824
        (JUMP, 1827),                            # 1825
        (MOVE, 16, 40),                          # 1826
        (MOVE, 13, 16),                          # 1827
        (JUMP, 1842),                            # 1828
        (JBITSN, 0, 0, 0, 65280, 22, 1832),      # 1829: code_type
        (MOVE, 13, 37),                          # 1830
        (JUMP, 1842),                            # 1831
        (JBITS, 0, 0, 0, 65280, 1, 1835),        # 1832: code_type
        (MOVE, 13, 28),                          # 1833
        (JUMP, 1842),                            # 1834
        (JNE, 3, 63, 1838),                      # 1835
        (MOVE, 13, 48),                          # 1836
        (JUMP, 1842),                            # 1837
        (JNE, 3, 64, 1841),                      # 1838
        (MOVE, 13, 65),                          # 1839
        (JUMP, 1842),                            # 1840
        (MOVE, 13, 43),                          # 1841
        (JNE, 13, 37, 1850),                     # 1842
        (LOAD, 13, 26, 9),                       # 1843
        (LOAD, 14, 26, 10),                      # 1844
        (TEXT, 13, 3),                           # 1845
        (MOVE, 10, 13),                          # 1846
        (MOVE, 11, 14),                          # 1847
        (MOVE, 12, 40),                          # 1848
        (JUMP, 1930),                            # 1849
        (JBITSN, 0, 0, 0, 65280, 0, 1853),       # 1850: code_type
        (MOVE, 13, 34),                          # 1851
        (JUMP, 1879),                            # 1852
        (JBITSN, 0, 0, 0, 65280, 19, 1856),      # 1853: code_type
        (MOVE, 13, 33),                          # 1854
        (JUMP, 1879),                            # 1855
        (JBITSN, 0, 0, 0, 65280, 20, 1859),      # 1856: code_type
        (MOVE, 13, 40),                          # 1857
        (JUMP, 1879),                            # 1858
        (JBITSN, 0, 0, 0, 65280, 21, 1866),      # 1859: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1863),       # 1860: swap_kind
        (MOVE, 16, 33),                          # 1861
        (JUMP, 1864),                            # 1862
        (MOVE, 16, 40),                          # 1863
        (MOVE, 13, 16),                          # 1864
        (JUMP, 1879),                            # 1865
        (JBITSN, 0, 0, 0, 65280, 22, 1869),      # 1866: code_type
        (MOVE, 13, 37),                          # 1867
        (JUMP, 1879),                            # 1868
        (JBITS, 0, 0, 0, 65280, 1, 1872),        # 1869: code_type
        (MOVE, 13, 28),                          # 1870
        (JUMP, 1879),                            # 1871
        (JNE, 3, 63, 1875),                      # 1872
        (MOVE, 13, 48),                          # 1873
        (JUMP, 1879),                            # 1874
        (JNE, 3, 64, 1878),                      # 1875
        (MOVE, 13, 65),                          # 1876
        (JUMP, 1879),                            # 1877
        (MOVE, 13, 43),                          # 1878
        (JNE, 13, 48, 1887),                     # 1879
        (LOAD, 13, 26, 9),                       # 1880
        (LOAD, 14, 26, 10),                      # 1881
        (TEXT, 13, 4),                           # 1882
        (MOVE, 10, 13),                          # 1883
        (MOVE, 11, 14),                          # 1884
        (MOVE, 12, 37),                          # 1885
        (JUMP, 1930),                            # 1886
        (JBITSN, 0, 0, 0, 65280, 0, 1890),       # 1887: code_type
        (MOVE, 13, 34),                          # 1888
        (JUMP, 1916),                            # 1889
        (JBITSN, 0, 0, 0, 65280, 19, 1893),      # 1890: code_type
        (MOVE, 13, 33),                          # 1891
        (JUMP, 1916),                            # 1892
        (JBITSN, 0, 0, 0, 65280, 20, 1896),      # 1893: code_type
        (MOVE, 13, 40),                          # 1894
        (JUMP, 1916),                            # 1895
        (JBITSN, 0, 0, 0, 65280, 21, 1903),      # 1896: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1900),       # 1897: swap_kind
        (MOVE, 16, 33),                          # 1898
        (JUMP, 1901),                            # 1899
        (MOVE, 16, 40),                          # 1900
        (MOVE, 13, 16),                          # 1901
        (JUMP, 1916),                            # 1902
        (JBITSN, 0, 0, 0, 65280, 22, 1906),      # 1903: code_type
        (MOVE, 13, 37),                          # 1904
        (JUMP, 1916),                            # 1905
        (JBITS, 0, 0, 0, 65280, 1, 1909),        # 1906: code_type
        (MOVE, 13, 28),                          # 1907
        (JUMP, 1916),                            # 1908
        (JNE, 3, 63, 1912),                      # 1909
        (MOVE, 13, 48),                          # 1910
        (JUMP, 1916),                            # 1911
        (JNE, 3, 64, 1915),                      # 1912
        (MOVE, 13, 65),                          # 1913
        (JUMP, 1916),                            # 1914
        (MOVE, 13, 43),                          # 1915
        (JNE, 13, 65, 1924),                     # 1916
        (LOAD, 13, 26, 9),                       # 1917
        (LOAD, 14, 26, 10),                      # 1918
        (TEXT, 13, 5),                           # 1919
        (MOVE, 10, 13),                          # 1920
        (MOVE, 11, 14),                          # 1921
        (MOVE, 12, 43),                          # 1922
        (JUMP, 1930),                            # 1923
        (LOAD, 13, 26, 9),                       # 1924
        (LOAD, 14, 26, 10),                      # 1925
        (TEXT, 13, 6),                           # 1926
        (MOVE, 10, 13),                          # 1927
        (MOVE, 11, 14),                          # 1928
        (MOVE, 12, 48),                          # 1929
        (STORE, 26, 26, 10),                     # 1930
        (STORE, 26, 27, 11),                     # 1931
        (STORE, 26, 28, 12),                     # 1932
        (STORE, 26, 25, 34),                     # 1933
        (JBITSN, 0, 0, 0, 65280, 0, 1937),       # 1934: code_type
        (MOVE, 10, 34),                          # 1935
        (JUMP, 1963),                            # 1936
        (JBITSN, 0, 0, 0, 65280, 19, 1940),      # 1937: code_type
        (MOVE, 10, 33),                          # 1938
        (JUMP, 1963),                            # 1939
        (JBITSN, 0, 0, 0, 65280, 20, 1943),      # 1940: code_type
        (MOVE, 10, 40),                          # 1941
        (JUMP, 1963),                            # 1942
        (JBITSN, 0, 0, 0, 65280, 21, 1950),      # 1943: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1947),       # 1944: swap_kind
        (MOVE, 13, 33),                          # 1945
        (JUMP, 1948),                            # 1946
        (MOVE, 13, 40),                          # 1947
        (MOVE, 10, 13),                          # 1948
        (JUMP, 1963),                            # 1949
        (JBITSN, 0, 0, 0, 65280, 22, 1953),      # 1950: code_type
        (MOVE, 10, 37),                          # 1951
        (JUMP, 1963),                            # 1952
        (JBITS, 0, 0, 0, 65280, 1, 1956),        # 1953: code_type
        (MOVE, 10, 28),                          # 1954
        (JUMP, 1963),                            # 1955
        (JNE, 3, 63, 1959),                      # 1956
        (MOVE, 10, 48),                          # 1957
        (JUMP, 1963),                            # 1958
        (JNE, 3, 64, 1962),                      # 1959
        (MOVE, 10, 65),                          # 1960
        (JUMP, 1963),                            # 1961
        (MOVE, 10, 43),                          # 1962
        (JEQ, 10, 28, 2196),                     # 1963
        (JBITSN, 0, 0, 0, 65280, 0, 1967),       # 1964: code_type
        (MOVE, 13, 34),                          # 1965
        (JUMP, 1993),                            # 1966
        (JBITSN, 0, 0, 0, 65280, 19, 1970),      # 1967: code_type
        (MOVE, 13, 33),                          # 1968
        (JUMP, 1993),                            # 1969
        (JBITSN, 0, 0, 0, 65280, 20, 1973),      # 1970: code_type
        (MOVE, 13, 40),                          # 1971
        (JUMP, 1993),                            # 1972
        (JBITSN, 0, 0, 0, 65280, 21, 1980),      # 1973: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1977),       # 1974: swap_kind
        (MOVE, 16, 33),                          # 1975
        (JUMP, 1978),                            # 1976
        (MOVE, 16, 40),                          # 1977
        (MOVE, 13, 16),                          # 1978
        (JUMP, 1993),                            # 1979
        (JBITSN, 0, 0, 0, 65280, 22, 1983),      # 1980: code_type
        (MOVE, 13, 37),                          # 1981
        (JUMP, 1993),                            # 1982
        (JBITS, 0, 0, 0, 65280, 1, 1986),        # 1983: code_type
        (MOVE, 13, 28),                          # 1984
        (JUMP, 1993),                            # 1985
        (JNE, 3, 63, 1989),                      # 1986
        (MOVE, 13, 48),                          # 1987
        (JUMP, 1993),                            # 1988
        (JNE, 3, 64, 1992),                      # 1989
        (MOVE, 13, 65),                          # 1990
        (JUMP, 1993),                            # 1991
        (MOVE, 13, 43),                          # 1992
        (JNE, 13, 34, 2001),                     # 1993
        (LOAD, 13, 26, 14),                      # 1994
        (LOAD, 14, 26, 15),                      # 1995
        (TEXT, 13, 0),                           # 1996
        (MOVE, 10, 13),                          # 1997
        (MOVE, 11, 14),                          # 1998
        (MOVE, 12, 28),                          # 1999
        (JUMP, 2192),                            # 2000
        (JBITSN, 0, 0, 0, 65280, 0, 2004),       # 2001: code_type
        (MOVE, 13, 34),                          # 2002
        (JUMP, 2030),                            # 2003
        (JBITSN, 0, 0, 0, 65280, 19, 2007),      # 2004: code_type
        (MOVE, 13, 33),                          # 2005
        (JUMP, 2030),                            # 2006
        (JBITSN, 0, 0, 0, 65280, 20, 2010),      # 2007: code_type
        (MOVE, 13, 40),                          # 2008
        (JUMP, 2030),                            # 2009
        (JBITSN, 0, 0, 0, 65280, 21, 2017),      # 2010: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 2014),       # 2011: swap_kind
        (MOVE, 16, 33),                          # 2012
        (JUMP, 2015),                            # 2013
        (MOVE, 16, 40),                          # 2014
        (MOVE, 13, 16),                          # 2015
        (JUMP, 2030),                            # 2016
        (JBITSN, 0, 0, 0, 65280, 22, 2020),      # 2017: code_type
        (MOVE, 13, 37),                          # 2018
        (JUMP, 2030),                            # 2019
        (JBITS, 0, 0, 0, 65280, 1, 2023),        # 2020: code_type
        (MOVE, 13, 28),                          # 2021
        (JUMP, 2030),                            # 2022
        (JNE, 3, 63, 2026),                      # 2023
        (MOVE, 13, 48),                          # 2024
        (JUMP, 2030),                            # 2025
        (JNE, 3, 64, 2029),                      # 2026
        (MOVE, 13, 65),                          # 2027
        (JUMP, 2030),                            # 2028
        (MOVE, 13, 43),                          # 2029
        (JNE, 13, 33, 2038),                     # 2030
        (LOAD, 13, 26, 14),                      # 2031
        (LOAD, 14, 26, 15),                      # 2032
        (TEXT, 13, 1),                           # 2033
        (MOVE, 10, 13),                          # 2034
        (MOVE, 11, 14),                          # 2035
        (MOVE, 12, 34),                          # 2036
        (JUMP, 2192),                            # 2037
        (JBITSN, 0, 0, 0, 65280, 0, 2041),       # 2038: code_type
        (MOVE, 13, 34),                          # 2039
        (JUMP, 2067),                            # 2040
        (JBITSN, 0, 0, 0, 65280, 19, 2044),      # 2041: code_type
        (MOVE, 13, 33),                          # 2042
        (JUMP, 2067),                            # 2043
        (JBITSN, 0, 0, 0, 65280, 20, 2047),      # 2044: code_type
        (MOVE, 13, 40),                          # 2045
        (JUMP, 2067),                            # 2046
        (JBITSN, 0, 0, 0, 65280, 21, 2054),      # 2047: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 2051),       # 2048: swap_kind
        (MOVE, 16, 33),                          # 2049
        (JUMP, 2052),                            # 2050
        (MOVE, 16, 40),                          # 2051
        (MOVE, 13, 16),                          # 2052
        (JUMP, 2067),                            # 2053
        (JBITSN, 0, 0, 0, 65280, 22, 2057),      # 2054: code_type
        (MOVE, 13, 37),                          # 2055
        (JUMP, 2067),                            # 2056
        (JBITS, 0, 0, 0, 65280, 1, 2060),        # 2057: code_type
        (MOVE, 13, 28),                          # 2058
        (JUMP, 2067),                            # 2059
        (JNE, 3, 63, 2063),                      # 2060
        (MOVE, 13, 48),                          # 2061
        (JUMP, 2067),                            # 2062
        (JNE, 3, 64, 2066),                      # 2063
        (MOVE, 13, 65),                          # 2064
        (JUMP, 2067),                            # 2065
        (MOVE, 13, 43),                          # 2066
        (JNE, 13, 40, 2075),                     # 2067
        (LOAD, 13, 26, 14),                      # 2068
        (LOAD, 14, 26, 15),                      # 2069
        (TEXT, 13, 2),                           # 2070
        (MOVE, 10, 13),                          # 2071
        (MOVE, 11, 14),                          # 2072
        (MOVE, 12, 33),                          # 2073
        (JUMP, 2192),                            # 2074
        (JBITSN, 0, 0, 0, 65280, 0, 2078),       # 2075: code_type
        (MOVE, 13, 34),                          # 2076
        (JUMP, 2104),                            # 2077
        (JBITSN, 0, 0, 0, 65280, 19, 2081),      # 2078: code_type
        (MOVE, 13, 33),                          # 2079
        (JUMP, 2104),                            # 2080
        (JBITSN, 0, 0, 0, 65280, 20, 2084),      # 2081: code_type
        (MOVE, 13, 40),                          # 2082
        (JUMP, 2104),                            # 2083
        (JBITSN, 0, 0, 0, 65280, 21, 2091),      # 2084: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 2088),       # 2085: swap_kind
        (MOVE, 16, 33),                          # 2086
        (JUMP, 2089),                            # 2087
        (MOVE, 16, 40),                          # 2088
        (MOVE, 13, 16),                          # 2089
        (JUMP, 2104),                            # 2090
        (JBITSN, 0, 0, 0, 65280, 22, 2094),      # 2091: code_type
        (MOVE, 13, 37),                          # 2092
        (JUMP, 2104),                            # 2093
        (JBITS, 0, 0, 0, 65280, 1, 2097),        # 2094: code_type
        (MOVE, 13, 28),                          # 2095
        (JUMP, 2104),                            # 2096
        (JNE, 3, 63, 2100),                      # 2097
        (MOVE, 13, 48),                          # 2098
        (JUMP, 2104),                            # 2099
        (JNE, 3, 64, 2103),                      # 2100
        (MOVE, 13, 65),                          # 2101
        (JUMP, 2104),                            # 2102
        (MOVE, 13, 43),                          # 2103
        (JNE, 13, 37, 2112),                     # 2104
        (LOAD, 13, 26, 14),                      # 2105
        (LOAD, 14, 26, 15),                      # 2106
        (TEXT, 13, 3),                           # 2107
        (MOVE, 10, 13),                          # 2108
        (MOVE, 11, 14),                          # 2109
        (MOVE, 12, 40),                          # 2110
        (JUMP, 2192),                            # 2111
        (JBITSN, 0, 0, 0, 65280, 0, 2115),       # 2112: code_type
        (MOVE, 13, 34),                          # 2113
        (JUMP, 2141),                            # 2114
        (JBITSN, 0, 0, 0, 65280, 19, 2118),      # 2115: code_type
        (MOVE, 13, 33),                          # 2116
        (JUMP, 2141),                            # 2117
        (JBITSN, 0, 0, 0, 65280, 20, 2121),      # 2118: code_type
        (MOVE, 13, 40),                          # 2119
        (JUMP, 2141),                            # 2120
        (JBITSN, 0, 0, 0, 65280, 21, 2128),      # 2121: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 2125),       # 2122: swap_kind
        (MOVE, 16, 33),                          # 2123
        (JUMP, 2126),                            # 2124
        (MOVE, 16, 40),                          # 2125
        (MOVE, 13, 16),                          # 2126
        (JUMP, 2141),                            # 2127
        (JBITSN, 0, 0, 0, 65280, 22, 2131),      # 2128: code_type
        (MOVE, 13, 37),                          # 2129
        (JUMP, 2141),                            # 2130
        (JBITS, 0, 0, 0, 65280, 1, 2134),        # 2131: code_type
        (MOVE, 13, 28),                          # 2132
        (JUMP, 2141),                            # 2133
        (JNE, 3, 63, 2137),                      # 2134
        (MOVE, 13, 48),                          # 2135
        (JUMP, 2141),                            # 2136
        (JNE, 3, 64, 2140),                      # 2137
        (MOVE, 13, 65),                          # 2138
        (JUMP, 2141),                            # 2139
        (MOVE, 13, 43),                          # 2140
        (JNE, 13, 48, 2149),                     # 2141
        (LOAD, 13, 26, 14),                      # 2142
        (LOAD, 14, 26, 15),                      # 2143
        (TEXT, 13, 4),                           # 2144
        (MOVE, 10, 13),                          # 2145
        (MOVE, 11, 14),                          # 2146
        (MOVE, 12, 37),                          # 2147
        (JUMP, 2192),                            # 2148
        (JBITSN, 0, 0, 0, 65280, 0, 2152),       # 2149: code_type
        (MOVE, 13, 34),                          # 2150
        (JUMP, 2178),                            # 2151
        (JBITSN, 0, 0, 0, 65280, 19, 2155),      # 2152: code_type
        (MOVE, 13, 33),                          # 2153
        (JUMP, 2178),                            # 2154
        (JBITSN, 0, 0, 0, 65280, 20, 2158),      # 2155: code_type
        (MOVE, 13, 40),                          # 2156
        (JUMP, 2178),                            # 2157
        (JBITSN, 0, 0, 0, 65280, 21, 2165),      # 2158: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 2162),       # 2159: swap_kind
        (MOVE, 16, 33),                          # 2160
        (JUMP, 2163),                            # 2161
        (MOVE, 16, 40),                          # 2162
        (MOVE, 13, 16),                          # 2163
        (JUMP, 2178),                            # 2164
        (JBITSN, 0, 0, 0, 65280, 22, 2168),      # 2165: code_type
        (MOVE, 13, 37),                          # 2166
        (JUMP, 2178),                            # 2167
        (JBITS, 0, 0, 0, 65280, 1, 2171),        # 2168: code_type
        (MOVE, 13, 28),                          # 2169
        (JUMP, 2178),                            # 2170
        (JNE, 3, 63, 2174),                      # 2171
        (MOVE, 13, 48),                          # 2172
        (JUMP, 2178),                            # 2173
        (JNE, 3, 64, 2177),                      # 2174
        (MOVE, 13, 65),                          # 2175
        (JUMP, 2178),                            # 2176
        (MOVE, 13, 43),                          # 2177
        (JNE, 13, 65, 2186),                     # 2178
        (LOAD, 13, 26, 14),                      # 2179
        (LOAD, 14, 26, 15),                      # 2180
        (TEXT, 13, 5),                           # 2181
        (MOVE, 10, 13),                          # 2182
        (MOVE, 11, 14),                          # 2183
        (MOVE, 12, 43),                          # 2184
        (JUMP, 2192),                            # 2185
        (LOAD, 13, 26, 14),                      # 2186
        (LOAD, 14, 26, 15),                      # 2187
        (TEXT, 13, 6),                           # 2188
        (MOVE, 10, 13),                          # 2189
        (MOVE, 11, 14),                          # 2190
        (MOVE, 12, 48),                          # 2191
        (STORE, 26, 30, 10),                     # 2192
        (STORE, 26, 31, 11),                     # 2193
        (STORE, 26, 32, 12),                     # 2194
        (STORE, 26, 29, 34),                     # 2195
        (JBITSN, 0, 0, 0, 65280, 0, 2199),       # 2196: code_type
        (MOVE, 10, 34),                          # 2197
        (JUMP, 2225),                            # 2198
        (JBITSN, 0, 0, 0, 65280, 19, 2202),      # 2199: code_type
        (MOVE, 10, 33),                          # 2200
        (JUMP, 2225),                            # 2201
        (JBITSN, 0, 0, 0, 65280, 20, 2205),      # 2202: code_type
        (MOVE, 10, 40),                          # 2203
        (JUMP, 2225),                            # 2204
        (JBITSN, 0, 0, 0, 65280, 21, 2212),      # 2205: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 2209),       # 2206: swap_kind
        (MOVE, 13, 33),                          # 2207
        (JUMP, 2210),                            # 2208
        (MOVE, 13, 40),                          # 2209
        (MOVE, 10, 13),                          # 2210
        (JUMP, 2225),                            # 2211
        (JBITSN, 0, 0, 0, 65280, 22, 2215),      # 2212: code_type
        (MOVE, 10, 37),                          # 2213
        (JUMP, 2225),                            # 2214
        (JBITS, 0, 0, 0, 65280, 1, 2218),        # 2215: code_type
        (MOVE, 10, 28),                          # 2216
        (JUMP, 2225),                            # 2217
        (JNE, 3, 63, 2221),                      # 2218
        (MOVE, 10, 48),                          # 2219
        (JUMP, 2225),                            # 2220
        (JNE, 3, 64, 2224),                      # 2221
        (MOVE, 10, 65),                          # 2222
        (JUMP, 2225),                            # 2223
        (MOVE, 10, 43),                          # 2224
        (JEQ, 10, 28, 2458),                     # 2225
        (JBITSN, 0, 0, 0, 65280, 0, 2229),       # 2226: code_type
        (MOVE, 13, 34),                          # 2227
        (JUMP, 2255),                            # 2228
        (JBITSN, 0, 0, 0, 65280, 19, 2232),      # 2229: code_type
        (MOVE, 13, 33),                          # 2230
        (JUMP, 2255),                            # 2231
        (JBITSN, 0, 0, 0, 65280, 20, 2235),      # 2232: code_type
        (MOVE, 13, 40),                          # 2233
        (JUMP, 2255),                            # 2234
        (JBITSN, 0, 0, 0, 65280, 21, 2242),      # 2235: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 2239),       # 2236: swap_kind
        (MOVE, 16, 33),                          # 2237
        (JUMP, 2240),                            # 2238
        (MOVE, 16, 40),                          # 2239
        (MOVE, 13, 16),                          # 2240
        (JUMP, 2255),                            # 2241
        (JBITSN, 0, 0, 0, 65280, 22, 2245),      # 2242: code_type
        (MOVE, 13, 37),                          # 2243
        (JUMP, 2255),                            # 2244
        (JBITS, 0, 0, 0, 65280, 1, 2248),        # 2245: code_type
        (MOVE, 13, 28),                          # 2246
        (JUMP, 2255),                            # 2247
        (JNE, 3, 63, 2251),                      # 2248
        (MOVE, 13, 48),                          # 2249
        (JUMP, 2255),                            # 2250
        (JNE, 3, 64, 2254),                      # 2251
        (MOVE, 13, 65),                          # 2252
        (JUMP, 2255),                            # 2253
        (MOVE, 13, 43),                          # 2254
        (JNE, 13, 34, 2263),                     # 2255
        (LOAD, 13, 26, 19),                      # 2256
        (LOAD, 14, 26, 20),                      # 2257
        (TEXT, 13, 0),                           # 2258
        (MOVE, 10, 13),                          # 2259
        (MOVE, 11, 14),                          # 2260
        (MOVE, 12, 28),                          # 2261
        (JUMP, 2454),                            # 2262
        (JBITSN, 0, 0, 0, 65280, 0, 2266),       # 2263: code_type
        (MOVE, 13, 34),                          # 2264
        (JUMP, 2292),                            # 2265
        (JBITSN, 0, 0, 0, 65280, 19, 2269),      # 2266: code_type
        (MOVE, 13, 33),                          # 2267
        (JUMP, 2292),                            # 2268
        (JBITSN, 0, 0, 0, 65280, 20, 2272),      # 2269: code_type
        (MOVE, 13, 40),                          # 2270
        (JUMP, 2292),                            # 2271
        (JBITSN, 0, 0, 0, 65280, 21, 2279),      # 2272: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 2276),       # 2273: swap_kind
        (MOVE, 16, 33),                          # 2274
        (JUMP, 2277),                            # 2275
        (MOVE, 16, 40),                          # 2276
        (MOVE, 13, 16),                          # 2277
        (JUMP, 2292),                            # 2278
        (JBITSN, 0, 0, 0, 65280, 22, 2282),      # 2279: code_type
        (MOVE, 13, 37),                          # 2280
        (JUMP, 2292),                            # 2281
        (JBITS, 0, 0, 0, 65280, 1, 2285),        # 2282: code_type
        (MOVE, 13, 28),                          # 2283
        (JUMP, 2292),                            # 2284
        (JNE, 3, 63, 2288),                      # 2285
        (MOVE, 13, 48),                          # 2286
        (JUMP, 2292),                            # 2287
        (JNE, 3, 64, 2291),                      # 2288
        (MOVE, 13, 65),                          # 2289
        (JUMP, 2292),                            # 2290
        (MOVE, 13, 43),                          # 2291
        (JNE, 13, 33, 2300),                     # 2292
        (LOAD, 13, 26, 19),                      # 2293
        (LOAD, 14, 26, 20),                      # 2294
        (TEXT, 13, 1),                           # 2295
        (MOVE, 10, 13),                          # 2296
        (MOVE, 11, 14),                          # 2297
        (MOVE, 12, 34),                          # 2298
        (JUMP, 2454),                            # 2299
        (JBITSN, 0, 0, 0, 65280, 0, 2303),       # 2300: code_type
        (MOVE, 13, 34),                          # 2301
        (JUMP, 2329),                            # 2302
        (JBITSN, 0, 0, 0, 65280, 19, 2306),      # 2303: code_type
        (MOVE, 13, 33),                          # 2304
        (JUMP, 2329),                            # 2305
        (JBITSN, 0, 0, 0, 65280, 20, 2309),      # 2306: code_type
        (MOVE, 13, 40),                          # 2307
        (JUMP, 2329),                            # 2308
        (JBITSN, 0, 0, 0, 65280, 21, 2316),      # 2309: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 2313),       # 2310: swap_kind
        (MOVE, 16, 33),                          # 2311
        (JUMP, 2314),                            # 2312
        (MOVE, 16, 40),                          # 2313
        (MOVE, 13, 16),                          # 2314
        (JUMP, 2329),                            # 2315
        (JBITSN, 0, 0, 0, 65280, 22, 2319),      # 2316: code_type
        (MOVE, 13, 37),                          # 2317
        (JUMP, 2329),                            # 2318
        (JBITS, 0, 0, 0, 65280, 1, 2322),        # 2319: code_type
        (MOVE, 13, 28),                          # 2320
        (JUMP, 2329),                            # 2321
        (JNE, 3, 63, 2325),                      # 2322
        (MOVE, 13, 48),                          # 2323
        (JUMP, 2329),                            # 2324
        (JNE, 3, 64, 2328),                      # 2325
        (MOVE, 13, 65),                          # 2326
        (JUMP, 2329),                            # 2327
        (MOVE, 13, 43),                          # 2328
        (JNE, 13, 40, 2337),                     # 2329
        (LOAD, 13, 26, 19),                      # 2330
        (LOAD, 14, 26, 20),                      # 2331
        (TEXT, 13, 2),                           # 2332
        (MOVE, 10, 13),                          # 2333
        (MOVE, 11, 14),                          # 2334
        (MOVE, 12, 33),                          # 2335
        (JUMP, 2454),                            # 2336
        (JBITSN, 0, 0, 0, 65280, 0, 2340),       # 2337: code_type
        (MOVE, 13, 34),                          # 2338
        (JUMP, 2366),                            # 2339
        (JBITSN, 0, 0, 0, 65280, 19, 2343),      # 2340: code_type
        (MOVE, 13, 33),                          # 2341
        (JUMP, 2366),                            # 2342
        (JBITSN, 0, 0, 0, 65280, 20, 2346),      # 2343: code_type
        (MOVE, 13, 40),                          # 2344
        (JUMP, 2366),                            # 2345
        (JBITSN, 0, 0, 0, 65280, 21, 2353),      # 2346: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 2350),       # 2347: swap_kind
        (MOVE, 16, 33),                          # 2348
        (JUMP, 2351),                            # 2349
        (MOVE, 16, 40),                          # 2350
        (MOVE, 13, 16),                          # 2351
        (JUMP, 2366),                            # 2352
        (JBITSN, 0, 0, 0, 65280, 22, 2356),      # 2353: code_type
        (MOVE, 13, 37),                          # 2354
        (JUMP, 2366),                            # 2355
        (JBITS, 0, 0, 0, 65280, 1, 2359),        # 2356: code_type
        (MOVE, 13, 28),                          # 2357
        (JUMP, 2366),                            # 2358
        (JNE, 3, 63, 2362),                      # 2359
        (MOVE, 13, 48),                          # 2360
        (JUMP, 2366),                            # 2361
        (JNE, 3, 64, 2365),                      # 2362
        (MOVE, 13, 65),                          # 2363
        (JUMP, 2366),                            # 2364
        (MOVE, 13, 43),                          # 2365
        (JNE, 13, 37, 2374),                     # 2366
        (LOAD, 13, 26, 19),                      # 2367
        (LOAD, 14, 26, 20),                      # 2368
        (TEXT, 13, 3),                           # 2369
        (MOVE, 10, 13),                          # 2370
        (MOVE, 11, 14),                          # 2371
        (MOVE, 12, 40),                          # 2372
        (JUMP, 2454),                            # 2373
        (JBITSN, 0, 0, 0, 65280, 0, 2377),       # 2374: code_type
        (MOVE, 13, 34),                          # 2375
        (JUMP, 2403),                            # 2376
        (JBITSN, 0, 0, 0, 65280, 19, 2380),      # 2377: code_type
        (MOVE, 13, 33),                          # 2378
        (JUMP, 2403),                            # 2379
        (JBITSN, 0, 0, 0, 65280, 20, 2383),      # 2380: code_type
        (MOVE, 13, 40),                          # 2381
        (JUMP, 2403),                            # 2382
        (JBITSN, 0, 0, 0, 65280, 21, 2390),      # 2383: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 2387),       # 2384: swap_kind
        (MOVE, 16, 33),                          # 2385
        (JUMP, 2388),                            # 2386
        (MOVE, 16, 40),                          # 2387
        (MOVE, 13, 16),                          # 2388
        (JUMP, 2403),                            # 2389
        (JBITSN, 0, 0, 0, 65280, 22, 2393),      # 2390: code_type
        (MOVE, 13, 37),                          # 2391
        (JUMP, 2403),                            # 2392
        (JBITS, 0, 0, 0, 65280, 1, 2396),        # 2393: code_type
        (MOVE, 13, 28),                          # 2394
        (JUMP, 2403),                            # 2395
        (JNE, 3, 63, 2399),                      # 2396
        (MOVE, 13, 48),                          # 2397
        (JUMP, 2403),                            # 2398
        (JNE, 3, 64, 2402),                      # 2399
        (MOVE, 13, 65),                          # 2400
        (JUMP, 2403),                            # 2401
        (MOVE, 13, 43),                          # 2402
        (JNE, 13, 48, 2411),                     # 2403
        (LOAD, 13, 26, 19),                      # 2404
        (LOAD, 14, 26, 20),                      # 2405
        (TEXT, 13, 4),                           # 2406
        (MOVE, 10, 13),                          # 2407
        (MOVE, 11, 14),                          # 2408
        (MOVE, 12, 37),                          # 2409
        (JUMP, 2454),                            # 2410
        (JBITSN, 0, 0, 0, 65280, 0, 2414),       # 2411: code_type
        (MOVE, 13, 34),                          # 2412
        (JUMP, 2440),                            # 2413
        (JBITSN, 0, 0, 0, 65280, 19, 2417),      # 2414: code_type
        (MOVE, 13, 33),                          # 2415
        (JUMP, 2440),                            # 2416
        (JBITSN, 0, 0, 0, 65280, 20, 2420),      # 2417: code_type
        (MOVE, 13, 40),                          # 2418
        (JUMP, 2440),                            # 2419
        (JBITSN, 0, 0, 0, 65280, 21, 2427),      # 2420: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 2424),       # 2421: swap_kind
        (MOVE, 16, 33),                          # 2422
        (JUMP, 2425),                            # 2423
        (MOVE, 16, 40),                          # 2424
        (MOVE, 13, 16),                          # 2425
        (JUMP, 2440),                            # 2426
        (JBITSN, 0, 0, 0, 65280, 22, 2430),      # 2427: code_type
        (MOVE, 13, 37),                          # 2428
        (JUMP, 2440),                            # 2429
        (JBITS, 0, 0, 0, 65280, 1, 2433),        # 2430: code_type
        (MOVE, 13, 28),                          # 2431
        (JUMP, 2440),                            # 2432
        (JNE, 3, 63, 2436),                      # 2433
        (MOVE, 13, 48),                          # 2434
        (JUMP, 2440),                            # 2435
        (JNE, 3, 64, 2439),                      # 2436
        (MOVE, 13, 65),                          # 2437
        (JUMP, 2440),                            # 2438
        (MOVE, 13, 43),                          # 2439
        (JNE, 13, 65, 2448),                     # 2440
        (LOAD, 13, 26, 19),                      # 2441
        (LOAD, 14, 26, 20),                      # 2442
        (TEXT, 13, 5),                           # 2443
        (MOVE, 10, 13),                          # 2444
        (MOVE, 11, 14),                          # 2445
        (MOVE, 12, 43),                          # 2446
        (JUMP, 2454),                            # 2447
        (LOAD, 13, 26, 19),                      # 2448
        (LOAD, 14, 26, 20),                      # 2449
        (TEXT, 13, 6),                           # 2450
        (MOVE, 10, 13),                          # 2451
        (MOVE, 11, 14),                          # 2452
        (MOVE, 12, 48),                          # 2453
        (STORE, 26, 34, 10),                     # 2454
        (STORE, 26, 35, 11),                     # 2455
        (STORE, 26, 36, 12),                     # 2456
        (STORE, 26, 33, 34),                     # 2457
        (LOAD, 9, 4, 17),                        # 2458
        (JZ, 9, 2510),                           # 2459
        (ROWAT, 29, 21, 9),                      # 2460
        (U1, 10, 29, 2, 0),                      # 2461
        (JGE, 10, 61, 2471),                     # 2462
        (LOAD, 10, 29, 3),                       # 2463
        (JZ, 10, 3541),                          # 2464
        (LOAD, 11, 29, 4),                       # 2465
        (LOAD, 12, 29, 5),                       # 2466
        (BYTE, 13, 11, 28),                      # 2467
        (LT, 14, 13, 35),                        # 2468
        (STORE, 29, 11, 14),                     # 2469
        (STORE, 29, 10, 34),                     # 2470
        (U1, 10, 29, 2, 0),                      # 2471
        (JGE, 10, 61, 2481),                     # 2472
        (LOAD, 10, 29, 3),                       # 2473
        (JZ, 10, 3541),                          # 2474
        (LOAD, 11, 29, 4),                       # 2475
        (LOAD, 12, 29, 5),                       # 2476
        (BYTE, 13, 11, 28),                      # 2477
        (EQ, 14, 13, 35),                        # 2478
        (STORE, 29, 13, 14),                     # 2479
        (STORE, 29, 12, 34),                     # 2480
        (U1, 10, 29, 2, 0),                      # 2481
        (JGE, 10, 61, 2510),                     # 2482
        (LOAD, 10, 29, 3),                       # 2483
        (JZ, 10, 3541),                          # 2484
        (LOAD, 11, 29, 4),                       # 2485
        (LOAD, 12, 29, 5),                       # 2486
        (BYTE, 13, 11, 28),                      # 2487
        (JEQ, 13, 35, 2510),                     # 2488
        (LOAD, 13, 29, 3),                       # 2489
        (JZ, 13, 3541),                          # 2490
        (LOAD, 14, 29, 4),                       # 2491
        (LOAD, 15, 29, 5),                       # 2492
        (BYTE, 16, 14, 28),                      # 2493
        (JGE, 16, 35, 2502),                     # 2494
        (LOAD, 13, 29, 3),                       # 2495
        (JZ, 13, 3541),                          # 2496
        (LOAD, 14, 29, 4),                       # 2497
        (LOAD, 15, 29, 5),                       # 2498
        (BYTE, 16, 14, 28),                      # 2499
        (SUB, 10, 66, 16),                       # 2500
        (JUMP, 2508),                            # 2501
        (LOAD, 13, 29, 3),                       # 2502
        (JZ, 13, 3541),                          # 2503
        (LOAD, 14, 29, 4),                       # 2504
        (LOAD, 15, 29, 5),                       # 2505
        (BYTE, 16, 14, 28),                      # 2506
        (SUB, 10, 16, 67),                       # 2507
        (STORE, 29, 15, 10),                     # 2508
        (STORE, 29, 14, 34),                     # 2509
        (LOAD, 9, 4, 18),                        # 2510
        (JZ, 9, 2611),                           # 2511
        (ROWAT, 30, 22, 9),                      # 2512
        (U1, 10, 30, 1, 0),                      # 2513
        (JGE, 10, 61, 2523),                     # 2514
        (LOAD, 10, 30, 2),                       # 2515
        (JZ, 10, 3541),                          # 2516
        (LOAD, 11, 30, 3),                       # 2517
        (LOAD, 12, 30, 4),                       # 2518
        (BYTE, 13, 11, 28),                      # 2519
        (LT, 14, 13, 35),                        # 2520
        (STORE, 30, 16, 14),                     # 2521
        (STORE, 30, 15, 34),                     # 2522
        (U1, 10, 30, 1, 0),                      # 2523
        (JGE, 10, 61, 2533),                     # 2524
        (LOAD, 10, 30, 2),                       # 2525
        (JZ, 10, 3541),                          # 2526
        (LOAD, 11, 30, 3),                       # 2527
        (LOAD, 12, 30, 4),                       # 2528
        (BYTE, 13, 11, 28),                      # 2529
        (EQ, 14, 13, 35),                        # 2530
        (STORE, 30, 18, 14),                     # 2531
        (STORE, 30, 17, 34),                     # 2532
        (U1, 10, 30, 1, 0),                      # 2533
        (JGE, 10, 61, 2562),                     # 2534
        (LOAD, 10, 30, 2),                       # 2535
        (JZ, 10, 3541),                          # 2536
        (LOAD, 11, 30, 3),                       # 2537
        (LOAD, 12, 30, 4),                       # 2538
        (BYTE, 13, 11, 28),                      # 2539
        (JEQ, 13, 35, 2562),                     # 2540
        (LOAD, 13, 30, 2),                       # 2541
        (JZ, 13, 3541),                          # 2542
        (LOAD, 14, 30, 3),                       # 2543
        (LOAD, 15, 30, 4),                       # 2544
        (BYTE, 16, 14, 28),                      # 2545
        (JGE, 16, 35, 2554),                     # 2546
        (LOAD, 13, 30, 2),                       # 2547
        (JZ, 13, 3541),                          # 2548
        (LOAD, 14, 30, 3),                       # 2549
        (LOAD, 15, 30, 4),                       # 2550
        (BYTE, 16, 14, 28),                      # 2551
        (SUB, 10, 66, 16),                       # 2552
        (JUMP, 2560),                            # 2553
        (LOAD, 13, 30, 2),                       # 2554
        (JZ, 13, 3541),                          # 2555
        (LOAD, 14, 30, 3),                       # 2556
        (LOAD, 15, 30, 4),                       # 2557
        (BYTE, 16, 14, 28),                      # 2558
        (SUB, 10, 16, 67),                       # 2559
        (STORE, 30, 20, 10),                     # 2560
        (STORE, 30, 19, 34),                     # 2561
        (U1, 10, 30, 8, 0),                      # 2562
        (JGE, 10, 61, 2572),                     # 2563
        (LOAD, 10, 30, 9),                       # 2564
        (JZ, 10, 3541),                          # 2565
        (LOAD, 11, 30, 10),                      # 2566
        (LOAD, 12, 30, 11),                      # 2567
        (BYTE, 13, 11, 28),                      # 2568
        (LT, 14, 13, 35),                        # 2569
        (STORE, 30, 22, 14),                     # 2570
        (STORE, 30, 21, 34),                     # 2571
        (U1, 10, 30, 8, 0),                      # 2572
        (JGE, 10, 61, 2582),                     # 2573
        (LOAD, 10, 30, 9),                       # 2574
        (JZ, 10, 3541),                          # 2575
        (LOAD, 11, 30, 10),                      # 2576
        (LOAD, 12, 30, 11),                      # 2577
        (BYTE, 13, 11, 28),                      # 2578
        (EQ, 14, 13, 35),                        # 2579
        (STORE, 30, 24, 14),                     # 2580
        (STORE, 30, 23, 34),                     # 2581
        (U1, 10, 30, 8, 0),                      # 2582
        (JGE, 10, 61, 2611),                     # 2583
        (LOAD, 10, 30, 9),                       # 2584
        (JZ, 10, 3541),                          # 2585
        (LOAD, 11, 30, 10),                      # 2586
        (LOAD, 12, 30, 11),                      # 2587
        (BYTE, 13, 11, 28),                      # 2588
        (JEQ, 13, 35, 2611),                     # 2589
        (LOAD, 13, 30, 9),                       # 2590
        (JZ, 13, 3541),                          # 2591
        (LOAD, 14, 30, 10),                      # 2592
        (LOAD, 15, 30, 11),                      # 2593
        (BYTE, 16, 14, 28),                      # 2594
        (JGE, 16, 35, 2603),                     # 2595
        (LOAD, 13, 30, 9),                       # 2596
        (JZ, 13, 3541),                          # 2597
        (LOAD, 14, 30, 10),                      # 2598
        (LOAD, 15, 30, 11),                      # 2599
        (BYTE, 16, 14, 28),                      # 2600
        (SUB, 10, 66, 16),                       # 2601
        (JUMP, 2609),                            # 2602
        (LOAD, 13, 30, 9),                       # 2603
        (JZ, 13, 3541),                          # 2604
        (LOAD, 14, 30, 10),                      # 2605
        (LOAD, 15, 30, 11),                      # 2606
        (BYTE, 16, 14, 28),                      # 2607
        (SUB, 10, 16, 67),                       # 2608
        (STORE, 30, 26, 10),                     # 2609
        (STORE, 30, 25, 34),                     # 2610
        (LOAD, 9, 4, 19),                        # 2611
        (JZ, 9, 3138),                           # 2612
        (ROWAT, 31, 23, 9),                      # 2613
        (JBITSN, 0, 0, 0, 65280, 0, 2617),       # 2614: code_type
        (MOVE, 10, 34),                          # 2615
        (JUMP, 2643),                            # 2616
        (JBITSN, 0, 0, 0, 65280, 19, 2620),      # 2617: code_type
        (MOVE, 10, 33),                          # 2618
        (JUMP, 2643),                            # 2619
        (JBITSN, 0, 0, 0, 65280, 20, 2623),      # 2620: code_type
        (MOVE, 10, 40),                          # 2621
        (JUMP, 2643),                            # 2622
        (JBITSN, 0, 0, 0, 65280, 21, 2630),      # 2623: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 2627),       # 2624: swap_kind
        (MOVE, 13, 33),                          # 2625
        (JUMP, 2628),                            # 2626
        (MOVE, 13, 40),                          # 2627
        (MOVE, 10, 13),                          # 2628
        (JUMP, 2643),                            # 2629
        (JBITSN, 0, 0, 0, 65280, 22, 2633),      # 2630: code_type
        (MOVE, 10, 37),                          # 2631
        (JUMP, 2643),                            # 2632
        (JBITS, 0, 0, 0, 65280, 1, 2636),        # 2633: code_type
        (MOVE, 10, 28),                          # 2634
        (JUMP, 2643),                            # 2635
        (JNE, 3, 63, 2639),                      # 2636
        (MOVE, 10, 48),                          # 2637
        (JUMP, 2643),                            # 2638
        (JNE, 3, 64, 2642),                      # 2639
        (MOVE, 10, 65),                          # 2640
        (JUMP, 2643),                            # 2641
        (MOVE, 10, 43),                          # 2642
        (JEQ, 10, 28, 2876),                     # 2643
        (JBITSN, 0, 0, 0, 65280, 0, 2647),       # 2644: code_type
        (MOVE, 13, 34),                          # 2645
        (JUMP, 2673),                            # 2646
        (JBITSN, 0, 0, 0, 65280, 19, 2650),      # 2647: code_type
        (MOVE, 13, 33),                          # 2648
        (JUMP, 2673),                            # 2649
        (JBITSN, 0, 0, 0, 65280, 20, 2653),      # 2650: code_type
        (MOVE, 13, 40),                          # 2651
        (JUMP, 2673),                            # 2652
        (JBITSN, 0, 0, 0, 65280, 21, 2660),      # 2653: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 2657),       # 2654: swap_kind
        (MOVE, 16, 33),                          # 2655
        (JUMP, 2658),                            # 2656
        (MOVE, 16, 40),                          # 2657
        (MOVE, 13, 16),                          # 2658
        (JUMP, 2673),                            # 2659
        (JBITSN, 0, 0, 0, 65280, 22, 2663),      # 2660: code_type
        (MOVE, 13, 37),                          # 2661
        (JUMP, 2673),                            # 2662
        (JBITS, 0, 0, 0, 65280, 1, 2666),        # 2663: code_type
        (MOVE, 13, 28),                          # 2664
        (JUMP, 2673),                            # 2665
        (JNE, 3, 63, 2669),                      # 2666
        (MOVE, 13, 48),                          # 2667
        (JUMP, 2673),                            # 2668
        (JNE, 3, 64, 2672),                      # 2669
        (MOVE, 13, 65),                          # 2670
        (JUMP, 2673),                            # 2671
        (MOVE, 13, 43),                          # 2672
        (JNE, 13, 34, 2681),                     # 2673
        (LOAD, 13, 31, 4),                       # 2674
        (LOAD, 14, 31, 5),                       # 2675
        (TEXT, 13, 0),                           # 2676
        (MOVE, 10, 13),                          # 2677
        (MOVE, 11, 14),                          # 2678
        (MOVE, 12, 28),                          # 2679
        (JUMP, 2872),                            # 2680
        (JBITSN, 0, 0, 0, 65280, 0, 2684),       # 2681: code_type
        (MOVE, 13, 34),                          # 2682
        (JUMP, 2710),                            # 2683
        (JBITSN, 0, 0, 0, 65280, 19, 2687),      # 2684: code_type
        (MOVE, 13, 33),                          # 2685
        (JUMP, 2710),                            # 2686
        (JBITSN, 0, 0, 0, 65280, 20, 2690),      # 2687: code_type
        (MOVE, 13, 40),                          # 2688
        (JUMP, 2710),                            # 2689
        (JBITSN, 0, 0, 0, 65280, 21, 2697),      # 2690: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 2694),       # 2691: swap_kind
        (MOVE, 16, 33),                          # 2692
        (JUMP, 2695),                            # 2693
        (MOVE, 16, 40),                          # 2694
        (MOVE, 13, 16),                          # 2695
        (JUMP, 2710),                            # 2696
        (JBITSN, 0, 0, 0, 65280, 22, 2700),      # 2697: code_type
        (MOVE, 13, 37),                          # 2698
        (JUMP, 2710),                            # 2699
        (JBITS, 0, 0, 0, 65280, 1, 2703),        # 2700: code_type
        (MOVE, 13, 28),                          # 2701
        (JUMP, 2710),                            # 2702
        (JNE, 3, 63, 2706),                      # 2703
        (MOVE, 13, 48),                          # 2704
        (JUMP, 2710),                            # 2705
        (JNE, 3, 64, 2709),                      # 2706
        (MOVE, 13, 65),                          # 2707
        (JUMP, 2710),                            # 2708
        (MOVE, 13, 43),                          # 2709
        (JNE, 13, 33, 2718),                     # 2710
        (LOAD, 13, 31, 4),                       # 2711
        (LOAD, 14, 31, 5),                       # 2712
        (TEXT, 13, 1),                           # 2713
        (MOVE, 10, 13),                          # 2714
        (MOVE, 11, 14),                          # 2715
        (MOVE, 12, 34),                          # 2716
        (JUMP, 2872),                            # 2717
        (JBITSN, 0, 0, 0, 65280, 0, 2721),       # 2718: code_type
        (MOVE, 13, 34),                          # 2719
        (JUMP, 2747),                            # 2720
        (JBITSN, 0, 0, 0, 65280, 19, 2724),      # 2721: code_type
        (MOVE, 13, 33),                          # 2722
        (JUMP, 2747),                            # 2723
        (JBITSN, 0, 0, 0, 65280, 20, 2727),      # 2724: code_type
        (MOVE, 13, 40),                          # 2725
        (JUMP, 2747),                            # 2726
        (JBITSN, 0, 0, 0, 65280, 21, 2734),      # 2727: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 2731),       # 2728: swap_kind
        (MOVE, 16, 33),                          # 2729
        (JUMP, 2732),                            # 2730
        (MOVE, 16, 40),                          # 2731
        (MOVE, 13, 16),                          # 2732
        (JUMP, 2747),                            # 2733
        (JBITSN, 0, 0, 0, 65280, 22, 2737),      # 2734: code_type
        (MOVE, 13, 37),                          # 2735
        (JUMP, 2747),                            # 2736
        (JBITS, 0, 0, 0, 65280, 1, 2740),        # 2737: code_type
        (MOVE, 13, 28),                          # 2738
        (JUMP, 2747),                            # 2739
        (JNE, 3, 63, 2743),                      # 2740
        (MOVE, 13, 48),                          # 2741
        (JUMP, 2747),                            # 2742
        (JNE, 3, 64, 2746),                      # 2743
        (MOVE, 13, 65),                          # 2744
        (JUMP, 2747),                            # 2745
        (MOVE, 13, 43),                          # 2746
        (JNE, 13, 40, 2755),                     # 2747
        (LOAD, 13, 31, 4),                       # 2748
        (LOAD, 14, 31, 5),                       # 2749
        (TEXT, 13, 2),                           # 2750
        (MOVE, 10, 13),                          # 2751
        (MOVE, 11, 14),                          # 2752
        (MOVE, 12, 33),                          # 2753
        (JUMP, 2872),                            # 2754
        (JBITSN, 0, 0, 0, 65280, 0, 2758),       # 2755: code_type
        (MOVE, 13, 34),                          # 2756
        (JUMP, 2784),                            # 2757
        (JBITSN, 0, 0, 0, 65280, 19, 2761),      # 2758: code_type
        (MOVE, 13, 33),                          # 2759
        (JUMP, 2784),                            # 2760
        (JBITSN, 0, 0, 0, 65280, 20, 2764),      # 2761: code_type
        (MOVE, 13, 40),                          # 2762
        (JUMP, 2784),                            # 2763
        (JBITSN, 0, 0, 0, 65280, 21, 2771),      # 2764: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 2768),       # 2765: swap_kind
        (MOVE, 16, 33),                          # 2766
        (JUMP, 2769),                            # 2767
        (MOVE, 16, 40),                          # 2768
        (MOVE, 13, 16),                          # 2769
        (JUMP, 2784),                            # 2770
        (JBITSN, 0, 0, 0, 65280, 22, 2774),      # 2771: code_type
        (MOVE, 13, 37),                          # 2772
        (JUMP, 2784),                            # 2773
        (JBITS, 0, 0, 0, 65280, 1, 2777),        # 2774: code_type
        (MOVE, 13, 28),                          # 2775
        (JUMP, 2784),                            # 2776
        (JNE, 3, 63, 2780),                      # 2777
        (MOVE, 13, 48),                          # 2778
        (JUMP, 2784),                            # 2779
        (JNE, 3, 64, 2783),                      # 2780
        (MOVE, 13, 65),                          # 2781
        (JUMP, 2784),                            # 2782
        (MOVE, 13, 43),                          # 2783
        (JNE, 13, 37, 2792),                     # 2784
        (LOAD, 13, 31, 4),                       # 2785
        (LOAD, 14, 31, 5),                       # 2786
        (TEXT, 13, 3),                           # 2787
        (MOVE, 10, 13),                          # 2788
        (MOVE, 11, 14),                          # 2789
        (MOVE, 12, 40),                          # 2790
        (JUMP, 2872),                            # 2791
        (JBITSN, 0, 0, 0, 65280, 0, 2795),       # 2792: code_type
        (MOVE, 13, 34),                          # 2793
        (JUMP, 2821),                            # 2794
        (JBITSN, 0, 0, 0, 65280, 19, 2798),      # 2795: code_type
        (MOVE, 13, 33),                          # 2796
        (JUMP, 2821),                            # 2797
        (JBITSN, 0, 0, 0, 65280, 20, 2801),      # 2798: code_type
        (MOVE, 13, 40),                          # 2799
        (JUMP, 2821),                            # 2800
        (JBITSN, 0, 0, 0, 65280, 21, 2808),      # 2801: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 2805),       # 2802: swap_kind
        (MOVE, 16, 33),                          # 2803
        (JUMP, 2806),                            # 2804
        (MOVE, 16, 40),                          # 2805
        (MOVE, 13, 16),                          # 2806
        (JUMP, 2821),                            # 2807
        (JBITSN, 0, 0, 0, 65280, 22, 2811),      # 2808: code_type
        (MOVE, 13, 37),                          # 2809
        (JUMP, 2821),                            # 2810
        (JBITS, 0, 0, 0, 65280, 1, 2814),        # 2811: code_type
        (MOVE, 13, 28),                          # 2812
        (JUMP, 2821),                            # 2813
        (JNE, 3, 63, 2817),                      # 2814
        (MOVE, 13, 48),                          # 2815
        (JUMP, 2821),                            # 2816
        (JNE, 3, 64, 2820),                      # 2817
        (MOVE, 13, 65),                          # 2818
        (JUMP, 2821),                            # 2819
        (MOVE, 13, 43),                          # 2820
        (JNE, 13, 48, 2829),                     # 2821
        (LOAD, 13, 31, 4),                       # 2822
        (LOAD, 14, 31, 5),                       # 2823
        (TEXT, 13, 4),                           # 2824
        (MOVE, 10, 13),                          # 2825
        (MOVE, 11, 14),                          # 2826
        (MOVE, 12, 37),                          # 2827
        (JUMP, 2872),                            # 2828
        (JBITSN, 0, 0, 0, 65280, 0, 2832),       # 2829: code_type
        (MOVE, 13, 34),                          # 2830
        (JUMP, 2858),                            # 2831
        (JBITSN, 0, 0, 0, 65280, 19, 2835),      # 2832: code_type
        (MOVE, 13, 33),                          # 2833
        (JUMP, 2858),                            # 2834
        (JBITSN, 0, 0, 0, 65280, 20, 2838),      # 2835: code_type
        (MOVE, 13, 40),                          # 2836
        (JUMP, 2858),                            # 2837
        (JBITSN, 0, 0, 0, 65280, 21, 2845),      # 2838: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 2842),       # 2839: swap_kind
        (MOVE, 16, 33),                          # 2840
        (JUMP, 2843),                            # 2841
        (MOVE, 16, 40),                          # 2842
        (MOVE, 13, 16),                          # 2843
        (JUMP, 2858),                            # 2844
        (JBITSN, 0, 0, 0, 65280, 22, 2848),      # 2845: code_type
        (MOVE, 13, 37),                          # 2846
        (JUMP, 2858),                            # 2847
        (JBITS, 0, 0, 0, 65280, 1, 2851),        # 2848: code_type
        (MOVE, 13, 28),                          # 2849
        (JUMP, 2858),                            # 2850
        (JNE, 3, 63, 2854),                      # 2851
        (MOVE, 13, 48),                          # 2852
        (JUMP, 2858),                            # 2853
        (JNE, 3, 64, 2857),                      # 2854
        (MOVE, 13, 65),                          # 2855
        (JUMP, 2858),                            # 2856
        (MOVE, 13, 43),                          # 2857
        (JNE, 13, 65, 2866),                     # 2858
        (LOAD, 13, 31, 4),                       # 2859
        (LOAD, 14, 31, 5),                       # 2860
        (TEXT, 13, 5),                           # 2861
        (MOVE, 10, 13),                          # 2862
        (MOVE, 11, 14),                          # 2863
        (MOVE, 12, 43),                          # 2864
        (JUMP, 2872),                            # 2865
        (LOAD, 13, 31, 4),                       # 2866
        (LOAD, 14, 31, 5),                       # 2867
        (TEXT, 13, 6),                           # 2868
        (MOVE, 10, 13),                          # 2869
        (MOVE, 11, 14),                          # 2870
        (MOVE, 12, 48),                          # 2871
        (STORE, 31, 12, 10),                     # 2872
        (STORE, 31, 13, 11),                     # 2873
        (STORE, 31, 14, 12),                     # 2874
        (STORE, 31, 11, 34),                     # 2875
        (JBITSN, 0, 0, 0, 65280, 0, 2879),       # 2876: code_type
        (MOVE, 10, 34),                          # 2877
        (JUMP, 2905),                            # 2878
        (JBITSN, 0, 0, 0, 65280, 19, 2882),      # 2879: code_type
        (MOVE, 10, 33),                          # 2880
        (JUMP, 2905),                            # 2881
        (JBITSN, 0, 0, 0, 65280, 20, 2885),      # 2882: code_type
        (MOVE, 10, 40),                          # 2883
        (JUMP, 2905),                            # 2884
        (JBITSN, 0, 0, 0, 65280, 21, 2892),      # 2885: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 2889),       # 2886: swap_kind
        (MOVE, 13, 33),                          # 2887
        (JUMP, 2890),                            # 2888
        (MOVE, 13, 40),                          # 2889
        (MOVE, 10, 13),                          # 2890
        (JUMP, 2905),                            # 2891
        (JBITSN, 0, 0, 0, 65280, 22, 2895),      # 2892: code_type
        (MOVE, 10, 37),                          # 2893
        (JUMP, 2905),                            # 2894
        (JBITS, 0, 0, 0, 65280, 1, 2898),        # 2895: code_type
        (MOVE, 10, 28),                          # 2896
        (JUMP, 2905),                            # 2897
        (JNE, 3, 63, 2901),                      # 2898
        (MOVE, 10, 48),                          # 2899
        (JUMP, 2905),                            # 2900
        (JNE, 3, 64, 2904),                      # 2901
        (MOVE, 10, 65),                          # 2902
        (JUMP, 2905),                            # 2903
        (MOVE, 10, 43),                          # 2904
        (JEQ, 10, 28, 3138),                     # 2905
        (JBITSN, 0, 0, 0, 65280, 0, 2909),       # 2906: code_type
        (MOVE, 13, 34),                          # 2907
        (JUMP, 2935),                            # 2908
        (JBITSN, 0, 0, 0, 65280, 19, 2912),      # 2909: code_type
        (MOVE, 13, 33),                          # 2910
        (JUMP, 2935),                            # 2911
        (JBITSN, 0, 0, 0, 65280, 20, 2915),      # 2912: code_type
        (MOVE, 13, 40),                          # 2913
        (JUMP, 2935),                            # 2914
        (JBITSN, 0, 0, 0, 65280, 21, 2922),      # 2915: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 2919),       # 2916: swap_kind
        (MOVE, 16, 33),                          # 2917
        (JUMP, 2920),                            # 2918
        (MOVE, 16, 40),                          # 2919
        (MOVE, 13, 16),                          # 2920
        (JUMP, 2935),                            # 2921
        (JBITSN, 0, 0, 0, 65280, 22, 2925),      # 2922: code_type
        (MOVE, 13, 37),                          # 2923
        (JUMP, 2935),                            # 2924
        (JBITS, 0, 0, 0, 65280, 1, 2928),        # 2925: code_type
        (MOVE, 13, 28),                          # 2926
        (JUMP, 2935),                            # 2927
        (JNE, 3, 63, 2931),                      # 2928
        (MOVE, 13, 48),                          # 2929
        (JUMP, 2935),                            # 2930
        (JNE, 3, 64, 2934),                      # 2931
        (MOVE, 13, 65),                          # 2932
        (JUMP, 2935),                            # 2933
        (MOVE, 13, 43),                          # 2934
        (JNE, 13, 34, 2943),                     # 2935
        (LOAD, 13, 31, 9),                       # 2936
        (LOAD, 14, 31, 10),                      # 2937
        (TEXT, 13, 0),                           # 2938
        (MOVE, 10, 13),                          # 2939
        (MOVE, 11, 14),                          # 2940
        (MOVE, 12, 28),                          # 2941
        (JUMP, 3134),                            # 2942
        (JBITSN, 0, 0, 0, 65280, 0, 2946),       # 2943: code_type
        (MOVE, 13, 34),                          # 2944
        (JUMP, 2972),                            # 2945
        (JBITSN, 0, 0, 0, 65280, 19, 2949),      # 2946: code_type
        (MOVE, 13, 33),                          # 2947
        (JUMP, 2972),                            # 2948
        (JBITSN, 0, 0, 0, 65280, 20, 2952),      # 2949: code_type
        (MOVE, 13, 40),                          # 2950
        (JUMP, 2972),                            # 2951
        (JBITSN, 0, 0, 0, 65280, 21, 2959),      # 2952: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 2956),       # 2953: swap_kind
        (MOVE, 16, 33),                          # 2954
        (JUMP, 2957),                            # 2955
        (MOVE, 16, 40),                          # 2956
        (MOVE, 13, 16),                          # 2957
        (JUMP, 2972),                            # 2958
        (JBITSN, 0, 0, 0, 65280, 22, 2962),      # 2959: code_type
        (MOVE, 13, 37),                          # 2960
        (JUMP, 2972),                            # 2961
        (JBITS, 0, 0, 0, 65280, 1, 2965),        # 2962: code_type
        (MOVE, 13, 28),                          # 2963
        (JUMP, 2972),                            # 2964
        (JNE, 3, 63, 2968),                      # 2965
        (MOVE, 13, 48),                          # 2966
        (JUMP, 2972),                            # 2967
        (JNE, 3, 64, 2971),                      # 2968
        (MOVE, 13, 65),                          # 2969
        (JUMP, 2972),                            # 2970
        (MOVE, 13, 43),                          # 2971
        (JNE, 13, 33, 2980),                     # 2972
        (LOAD, 13, 31, 9),                       # 2973
        (LOAD, 14, 31, 10),                      # 2974
        (TEXT, 13, 1),                           # 2975
        (MOVE, 10, 13),                          # 2976
        (MOVE, 11, 14),                          # 2977
        (MOVE, 12, 34),                          # 2978
        (JUMP, 3134),                            # 2979
        (JBITSN, 0, 0, 0, 65280, 0, 2983),       # 2980: code_type
        (MOVE, 13, 34),                          # 2981
        (JUMP, 3009),                            # 2982
        (JBITSN, 0, 0, 0, 65280, 19, 2986),      # 2983: code_type
        (MOVE, 13, 33),                          # 2984
        (JUMP, 3009),                            # 2985
        (JBITSN, 0, 0, 0, 65280, 20, 2989),      # 2986: code_type
        (MOVE, 13, 40),                          # 2987
        (JUMP, 3009),                            # 2988
        (JBITSN, 0, 0, 0, 65280, 21, 2996),      # 2989: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 2993),       # 2990: swap_kind
        (MOVE, 16, 33),                          # 2991
        (JUMP, 2994),                            # 2992
        (MOVE, 16, 40),                          # 2993
        (MOVE, 13, 16),                          # 2994
        (JUMP, 3009),                            # 2995
        (JBITSN, 0, 0, 0, 65280, 22, 2999),      # 2996: code_type
        (MOVE, 13, 37),                          # 2997
        (JUMP, 3009),                            # 2998
        (JBITS, 0, 0, 0, 65280, 1, 3002),        # 2999: code_type
        (MOVE, 13, 28),                          # 3000
        (JUMP, 3009),                            # 3001
        (JNE, 3, 63, 3005),                      # 3002
        (MOVE, 13, 48),                          # 3003
        (JUMP, 3009),                            # 3004
        (JNE, 3, 64, 3008),                      # 3005
        (MOVE, 13, 65),                          # 3006
        (JUMP, 3009),                            # 3007
        (MOVE, 13, 43),                          # 3008
        (JNE, 13, 40, 3017),                     # 3009
        (LOAD, 13, 31, 9),                       # 3010
        (LOAD, 14, 31, 10),                      # 3011
        (TEXT, 13, 2),                           # 3012
        (MOVE, 10, 13),                          # 3013
        (MOVE, 11, 14),                          # 3014
        (MOVE, 12, 33),                          # 3015
        (JUMP, 3134),                            # 3016
        (JBITSN, 0, 0, 0, 65280, 0, 3020),       # 3017: code_type
        (MOVE, 13, 34),                          # 3018
        (JUMP, 3046),                            # 3019
        (JBITSN, 0, 0, 0, 65280, 19, 3023),      # 3020: code_type
        (MOVE, 13, 33),                          # 3021
        (JUMP, 3046),                            # 3022
        (JBITSN, 0, 0, 0, 65280, 20, 3026),      # 3023: code_type
        (MOVE, 13, 40),                          # 3024
        (JUMP, 3046),                            # 3025
        (JBITSN, 0, 0, 0, 65280, 21, 3033),      # 3026: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 3030),       # 3027: swap_kind
        (MOVE, 16, 33),                          # 3028
        (JUMP, 3031),                            # 3029
        (MOVE, 16, 40),                          # 3030
        (MOVE, 13, 16),                          # 3031
        (JUMP, 3046),                            # 3032
        (JBITSN, 0, 0, 0, 65280, 22, 3036),      # 3033: code_type
        (MOVE, 13, 37),                          # 3034
        (JUMP, 3046),                            # 3035
        (JBITS, 0, 0, 0, 65280, 1, 3039),        # 3036: code_type
        (MOVE, 13, 28),                          # 3037
        (JUMP, 3046),                            # 3038
        (JNE, 3, 63, 3042),                      # 3039
        (MOVE, 13, 48),                          # 3040
        (JUMP, 3046),                            # 3041
        (JNE, 3, 64, 3045),                      # 3042
        (MOVE, 13, 65),                          # 3043
        (JUMP, 3046),                            # 3044
        (MOVE, 13, 43),                          # 3045
        (JNE, 13, 37, 3054),                     # 3046
        (LOAD, 13, 31, 9),                       # 3047
        (LOAD, 14, 31, 10),                      # 3048
        (TEXT, 13, 3),                           # 3049
        (MOVE, 10, 13),                          # 3050
        (MOVE, 11, 14),                          # 3051
        (MOVE, 12, 40),                          # 3052
        (JUMP, 3134),                            # 3053
        (JBITSN, 0, 0, 0, 65280, 0, 3057),       # 3054: code_type
        (MOVE, 13, 34),                          # 3055
        (JUMP, 3083),                            # 3056
        (JBITSN, 0, 0, 0, 65280, 19, 3060),      # 3057: code_type
        (MOVE, 13, 33),                          # 3058
        (JUMP, 3083),                            # 3059
        (JBITSN, 0, 0, 0, 65280, 20, 3063),      # 3060: code_type
        (MOVE, 13, 40),                          # 3061
        (JUMP, 3083),                            # 3062
        (JBITSN, 0, 0, 0, 65280, 21, 3070),      # 3063: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 3067),       # 3064: swap_kind
        (MOVE, 16, 33),                          # 3065
        (JUMP, 3068),                            # 3066
        (MOVE, 16, 40),                          # 3067
        (MOVE, 13, 16),                          # 3068
        (JUMP, 3083),                            # 3069
        (JBITSN, 0, 0, 0, 65280, 22, 3073),      # 3070: code_type
        (MOVE, 13, 37),                          # 3071
        (JUMP, 3083),                            # 3072
        (JBITS, 0, 0, 0, 65280, 1, 3076),        # 3073: code_type
        (MOVE, 13, 28),                          # 3074
        (JUMP, 3083),                            # 3075
        (JNE, 3, 63, 3079),                      # 3076
        (MOVE, 13, 48),                          # 3077
        (JUMP, 3083),                            # 3078
        (JNE, 3, 64, 3082),                      # 3079
        (MOVE, 13, 65),                          # 3080
        (JUMP, 3083),                            # 3081
        (MOVE, 13, 43),                          # 3082
        (JNE, 13, 48, 3091),                     # 3083
        (LOAD, 13, 31, 9),                       # 3084
        (LOAD, 14, 31, 10),                      # 3085
        (TEXT, 13, 4),                           # 3086
        (MOVE, 10, 13),                          # 3087
        (MOVE, 11, 14),                          # 3088
        (MOVE, 12, 37),                          # 3089
        (JUMP, 3134),                            # 3090
        (JBITSN, 0, 0, 0, 65280, 0, 3094),       # 3091: code_type
        (MOVE, 13, 34),                          # 3092
        (JUMP, 3120),                            # 3093
        (JBITSN, 0, 0, 0, 65280, 19, 3097),      # 3094: code_type
        (MOVE, 13, 33),                          # 3095
        (JUMP, 3120),                            # 3096
        (JBITSN, 0, 0, 0, 65280, 20, 3100),      # 3097: code_type
        (MOVE, 13, 40),                          # 3098
        (JUMP, 3120),                            # 3099
        (JBITSN, 0, 0, 0, 65280, 21, 3107),      # 3100: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 3104),       # 3101: swap_kind
        (MOVE, 16, 33),                          # 3102
        (JUMP, 3105),                            # 3103
        (MOVE, 16, 40),                          # 3104
        (MOVE, 13, 16),                          # 3105
        (JUMP, 3120),                            # 3106
        (JBITSN, 0, 0, 0, 65280, 22, 3110),      # 3107: code_type
        (MOVE, 13, 37),                          # 3108
        (JUMP, 3120),                            # 3109
        (JBITS, 0, 0, 0, 65280, 1, 3113),        # 3110: code_type
        (MOVE, 13, 28),                          # 3111
        (JUMP, 3120),                            # 3112
        (JNE, 3, 63, 3116),                      # 3113
        (MOVE, 13, 48),                          # 3114
        (JUMP, 3120),                            # 3115
        (JNE, 3, 64, 3119),                      # 3116
        (MOVE, 13, 65),                          # 3117
        (JUMP, 3120),                            # 3118
        (MOVE, 13, 43),                          # 3119
        (JNE, 13, 65, 3128),                     # 3120
        (LOAD, 13, 31, 9),                       # 3121
        (LOAD, 14, 31, 10),                      # 3122
        (TEXT, 13, 5),                           # 3123
        (MOVE, 10, 13),                          # 3124
        (MOVE, 11, 14),                          # 3125
        (MOVE, 12, 43),                          # 3126
        (JUMP, 3134),                            # 3127
        (LOAD, 13, 31, 9),                       # 3128
        (LOAD, 14, 31, 10),                      # 3129
        (TEXT, 13, 6),                           # 3130
        (MOVE, 10, 13),                          # 3131
        (MOVE, 11, 14),                          # 3132
        (MOVE, 12, 48),                          # 3133
        (STORE, 31, 16, 10),                     # 3134
        (STORE, 31, 17, 11),                     # 3135
        (STORE, 31, 18, 12),                     # 3136
        (STORE, 31, 15, 34),                     # 3137
        (LOAD, 9, 4, 20),                        # 3138
        (JZ, 9, 3245),                           # 3139
        (ROWAT, 32, 24, 9),                      # 3140
        (MOVE, 10, 28),                          # 3141
        (LOAD, 11, 32, 3),                       # 3142
        (JGE, 10, 11, 3245),                     # 3143
        (ITEM, 33, 25, 32, 2, 10),               # 3144
        (U1, 12, 33, 2, 0),                      # 3145
        (JGE, 12, 61, 3155),                     # 3146
        (LOAD, 12, 33, 3),                       # 3147
        (JZ, 12, 3541),                          # 3148
        (LOAD, 13, 33, 4),                       # 3149
        (LOAD, 14, 33, 5),                       # 3150
        (BYTE, 15, 13, 28),                      # 3151
        (LT, 16, 15, 35),                        # 3152
        (STORE, 33, 17, 16),                     # 3153
        (STORE, 33, 16, 34),                     # 3154
        (U1, 12, 33, 2, 0),                      # 3155
        (JGE, 12, 61, 3165),                     # 3156
        (LOAD, 12, 33, 3),                       # 3157
        (JZ, 12, 3541),                          # 3158
        (LOAD, 13, 33, 4),                       # 3159
        (LOAD, 14, 33, 5),                       # 3160
        (BYTE, 15, 13, 28),                      # 3161
        (EQ, 16, 15, 35),                        # 3162
        (STORE, 33, 19, 16),                     # 3163
        (STORE, 33, 18, 34),                     # 3164
        (U1, 12, 33, 2, 0),                      # 3165
        (JGE, 12, 61, 3194),                     # 3166
        (LOAD, 12, 33, 3),                       # 3167
        (JZ, 12, 3541),                          # 3168
        (LOAD, 13, 33, 4),                       # 3169
        (LOAD, 14, 33, 5),                       # 3170
        (BYTE, 15, 13, 28),                      # 3171
        (JEQ, 15, 35, 3194),                     # 3172
        (LOAD, 15, 33, 3),                       # 3173
        (JZ, 15, 3541),                          # 3174
        (LOAD, 16, 33, 4),                       # 3175
        (LOAD, 17, 33, 5),                       # 3176
        (BYTE, 18, 16, 28),                      # 3177
        (JGE, 18, 35, 3186),                     # 3178
        (LOAD, 15, 33, 3),                       # 3179
        (JZ, 15, 3541),                          # 3180
        (LOAD, 16, 33, 4),                       # 3181
        (LOAD, 17, 33, 5),                       # 3182
        (BYTE, 18, 16, 28),                      # 3183
        (SUB, 12, 66, 18),                       # 3184
        (JUMP, 3192),                            # 3185
        (LOAD, 15, 33, 3),                       # 3186
        (JZ, 15, 3541),                          # 3187
        (LOAD, 16, 33, 4),                       # 3188
        (LOAD, 17, 33, 5),                       # 3189
        (BYTE, 18, 16, 28),                      # 3190
        (SUB, 12, 18, 67),                       # 3191
        (STORE, 33, 21, 12),                     # 3192
        (STORE, 33, 20, 34),                     # 3193
        (U1, 12, 33, 9, 0),                      # 3194
        (JGE, 12, 61, 3204),                     # 3195
        (LOAD, 12, 33, 10),                      # 3196
        (JZ, 12, 3541),                          # 3197
        (LOAD, 13, 33, 11),                      # 3198
        (LOAD, 14, 33, 12),                      # 3199
        (BYTE, 15, 13, 28),                      # 3200
        (LT, 16, 15, 35),                        # 3201
        (STORE, 33, 23, 16),                     # 3202
        (STORE, 33, 22, 34),                     # 3203
        (U1, 12, 33, 9, 0),                      # 3204
        (JGE, 12, 61, 3214),                     # 3205
        (LOAD, 12, 33, 10),                      # 3206
        (JZ, 12, 3541),                          # 3207
        (LOAD, 13, 33, 11),                      # 3208
        (LOAD, 14, 33, 12),                      # 3209
        (BYTE, 15, 13, 28),                      # 3210
        (EQ, 16, 15, 35),                        # 3211
        (STORE, 33, 25, 16),                     # 3212
        (STORE, 33, 24, 34),                     # 3213
        (U1, 12, 33, 9, 0),                      # 3214
        (JGE, 12, 61, 3243),                     # 3215
        (LOAD, 12, 33, 10),                      # 3216
        (JZ, 12, 3541),                          # 3217
        (LOAD, 13, 33, 11),                      # 3218
        (LOAD, 14, 33, 12),                      # 3219
        (BYTE, 15, 13, 28),                      # 3220
        (JEQ, 15, 35, 3243),                     # 3221
        (LOAD, 15, 33, 10),                      # 3222
        (JZ, 15, 3541),                          # 3223
        (LOAD, 16, 33, 11),                      # 3224
        (LOAD, 17, 33, 12),                      # 3225
        (BYTE, 18, 16, 28),                      # 3226
        (JGE, 18, 35, 3235),                     # 3227
        (LOAD, 15, 33, 10),                      # 3228
        (JZ, 15, 3541),                          # 3229
        (LOAD, 16, 33, 11),                      # 3230
        (LOAD, 17, 33, 12),                      # 3231
        (BYTE, 18, 16, 28),                      # 3232
        (SUB, 12, 66, 18),                       # 3233
        (JUMP, 3241),                            # 3234
        (LOAD, 15, 33, 10),                      # 3235
        (JZ, 15, 3541),                          # 3236
        (LOAD, 16, 33, 11),                      # 3237
        (LOAD, 17, 33, 12),                      # 3238
        (BYTE, 18, 16, 28),                      # 3239
        (SUB, 12, 18, 67),                       # 3240
        (STORE, 33, 27, 12),                     # 3241
        (STORE, 33, 26, 34),                     # 3242
        (LOOP, 10, 0),                           # 3243
        (JUMP, 3142),                            # 3244
        (LOAD, 9, 4, 21),                        # 3245
        (JZ, 9, 3271),                           # 3246
        (ROWAT, 34, 26, 9),                      # 3247
        (LOAD, 10, 34, 3),                       # 3248
        (JZ, 10, 3271),                          # 3249
        (MOVE, 11, 28),                          # 3250
        (LOAD, 12, 34, 5),                       # 3251
        (JGE, 11, 12, 3271),                     # 3252
        (ITEM, 37, 27, 34, 4, 11),               # 3253
        (MOVE, 13, 28),                          # 3254
        (LOAD, 14, 37, 4),                       # 3255
        (JGE, 13, 14, 3269),                     # 3256
        (ITEM, 38, 28, 37, 3, 13),               # 3257
        (JBITS, 38, 2, 0, 65280, 255, 3263),     # 3258: len_or_mark
        (U1, 18, 38, 2, 0),                      # 3259
        (JLT, 18, 62, 3263),                     # 3260
        (JBITSN, 38, 2, 0, 65280, 250, 3265),    # 3261: len_or_mark
        (JNE, 4, 28, 3265),                      # 3262
        (MOVE, 15, 28),                          # 3263
        (JUMP, 3266),                            # 3264
        (U1, 15, 38, 2, 0),                      # 3265
        (STORE, 38, 11, 15),                     # 3266
        (LOOP, 13, 0),                           # 3267
        (JUMP, 3255),                            # 3268
        (LOOP, 11, 0),                           # 3269
        (JUMP, 3251),                            # 3270
        (LOAD, 9, 4, 23),                        # 3271
        (JZ, 9, 3536),                           # 3272
        (ROWAT, 41, 31, 9),                      # 3273
        (JBITSN, 0, 0, 0, 65280, 0, 3277),       # 3274: code_type
        (MOVE, 10, 34),                          # 3275
        (JUMP, 3303),                            # 3276
        (JBITSN, 0, 0, 0, 65280, 19, 3280),      # 3277: code_type
        (MOVE, 10, 33),                          # 3278
        (JUMP, 3303),                            # 3279
        (JBITSN, 0, 0, 0, 65280, 20, 3283),      # 3280: code_type
        (MOVE, 10, 40),                          # 3281
        (JUMP, 3303),                            # 3282
        (JBITSN, 0, 0, 0, 65280, 21, 3290),      # 3283: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 3287),       # 3284: swap_kind
        (MOVE, 13, 33),                          # 3285
        (JUMP, 3288),                            # 3286
        (MOVE, 13, 40),                          # 3287
        (MOVE, 10, 13),                          # 3288
        (JUMP, 3303),                            # 3289
        (JBITSN, 0, 0, 0, 65280, 22, 3293),      # 3290: code_type
        (MOVE, 10, 37),                          # 3291
        (JUMP, 3303),                            # 3292
        (JBITS, 0, 0, 0, 65280, 1, 3296),        # 3293: code_type
        (MOVE, 10, 28),                          # 3294
        (JUMP, 3303),                            # 3295
        (JNE, 3, 63, 3299),                      # 3296
        (MOVE, 10, 48),                          # 3297
        (JUMP, 3303),                            # 3298
        (JNE, 3, 64, 3302),                      # 3299
        (MOVE, 10, 65),                          # 3300
        (JUMP, 3303),                            # 3301
        (MOVE, 10, 43),                          # 3302
        (JEQ, 10, 28, 3536),                     # 3303
        (JBITSN, 0, 0, 0, 65280, 0, 3307),       # 3304: code_type
        (MOVE, 13, 34),                          # 3305
        (JUMP, 3333),                            # 3306
        (JBITSN, 0, 0, 0, 65280, 19, 3310),      # 3307: code_type
        (MOVE, 13, 33),                          # 3308
        (JUMP, 3333),                            # 3309
        (JBITSN, 0, 0, 0, 65280, 20, 3313),      # 3310: code_type
        (MOVE, 13, 40),                          # 3311
        (JUMP, 3333),                            # 3312
        (JBITSN, 0, 0, 0, 65280, 21, 3320),      # 3313: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 3317),       # 3314: swap_kind
        (MOVE, 16, 33),                          # 3315
        (JUMP, 3318),                            # 3316
        (MOVE, 16, 40),                          # 3317
        (MOVE, 13, 16),                          # 3318
        (JUMP, 3333),                            # 3319
        (JBITSN, 0, 0, 0, 65280, 22, 3323),      # 3320: code_type
        (MOVE, 13, 37),                          # 3321
        (JUMP, 3333),                            # 3322
        (JBITS, 0, 0, 0, 65280, 1, 3326),        # 3323: code_type
        (MOVE, 13, 28),                          # 3324
        (JUMP, 3333),                            # 3325
        (JNE, 3, 63, 3329),                      # 3326
        (MOVE, 13, 48),                          # 3327
        (JUMP, 3333),                            # 3328
        (JNE, 3, 64, 3332),                      # 3329
        (MOVE, 13, 65),                          # 3330
        (JUMP, 3333),                            # 3331
        (MOVE, 13, 43),                          # 3332
        (JNE, 13, 34, 3341),                     # 3333
        (LOAD, 13, 41, 4),                       # 3334
        (LOAD, 14, 41, 5),                       # 3335
        (TEXT, 13, 0),                           # 3336
        (MOVE, 10, 13),                          # 3337
        (MOVE, 11, 14),                          # 3338
        (MOVE, 12, 28),                          # 3339
        (JUMP, 3532),                            # 3340
        (JBITSN, 0, 0, 0, 65280, 0, 3344),       # 3341: code_type
        (MOVE, 13, 34),                          # 3342
        (JUMP, 3370),                            # 3343
        (JBITSN, 0, 0, 0, 65280, 19, 3347),      # 3344: code_type
        (MOVE, 13, 33),                          # 3345
        (JUMP, 3370),                            # 3346
        (JBITSN, 0, 0, 0, 65280, 20, 3350),      # 3347: code_type
        (MOVE, 13, 40),                          # 3348
        (JUMP, 3370),                            # 3349
        (JBITSN, 0, 0, 0, 65280, 21, 3357),      # 3350: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 3354),       # 3351: swap_kind
        (MOVE, 16, 33),                          # 3352
        (JUMP, 3355),                            # 3353
        (MOVE, 16, 40),                          # 3354
        (MOVE, 13, 16),                          # 3355
        (JUMP, 3370),                            # 3356
        (JBITSN, 0, 0, 0, 65280, 22, 3360),      # 3357: code_type
        (MOVE, 13, 37),                          # 3358
        (JUMP, 3370),                            # 3359
        (JBITS, 0, 0, 0, 65280, 1, 3363),        # 3360: code_type
        (MOVE, 13, 28),                          # 3361
        (JUMP, 3370),                            # 3362
        (JNE, 3, 63, 3366),                      # 3363
        (MOVE, 13, 48),                          # 3364
        (JUMP, 3370),                            # 3365
        (JNE, 3, 64, 3369),                      # 3366
        (MOVE, 13, 65),                          # 3367
        (JUMP, 3370),                            # 3368
        (MOVE, 13, 43),                          # 3369
        (JNE, 13, 33, 3378),                     # 3370
        (LOAD, 13, 41, 4),                       # 3371
        (LOAD, 14, 41, 5),                       # 3372
        (TEXT, 13, 1),                           # 3373
        (MOVE, 10, 13),                          # 3374
        (MOVE, 11, 14),                          # 3375
        (MOVE, 12, 34),                          # 3376
        (JUMP, 3532),                            # 3377
        (JBITSN, 0, 0, 0, 65280, 0, 3381),       # 3378: code_type
        (MOVE, 13, 34),                          # 3379
        (JUMP, 3407),                            # 3380
        (JBITSN, 0, 0, 0, 65280, 19, 3384),      # 3381: code_type
        (MOVE, 13, 33),                          # 3382
        (JUMP, 3407),                            # 3383
        (JBITSN, 0, 0, 0, 65280, 20, 3387),      # 3384: code_type
        (MOVE, 13, 40),                          # 3385
        (JUMP, 3407),                            # 3386
        (JBITSN, 0, 0, 0, 65280, 21, 3394),      # 3387: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 3391),       # 3388: swap_kind
        (MOVE, 16, 33),                          # 3389
        (JUMP, 3392),                            # 3390
        (MOVE, 16, 40),                          # 3391
        (MOVE, 13, 16),                          # 3392
        (JUMP, 3407),                            # 3393
        (JBITSN, 0, 0, 0, 65280, 22, 3397),      # 3394: code_type
        (MOVE, 13, 37),                          # 3395
        (JUMP, 3407),                            # 3396
        (JBITS, 0, 0, 0, 65280, 1, 3400),        # 3397: code_type
        (MOVE, 13, 28),                          # 3398
        (JUMP, 3407),                            # 3399
        (JNE, 3, 63, 3403),                      # 3400
        (MOVE, 13, 48),                          # 3401
        (JUMP, 3407),                            # 3402
        (JNE, 3, 64, 3406),                      # 3403
        (MOVE, 13, 65),                          # 3404
        (JUMP, 3407),                            # 3405
        (MOVE, 13, 43),                          # 3406
        (JNE, 13, 40, 3415),                     # 3407
        (LOAD, 13, 41, 4),                       # 3408
        (LOAD, 14, 41, 5),                       # 3409
        (TEXT, 13, 2),                           # 3410
        (MOVE, 10, 13),                          # 3411
        (MOVE, 11, 14),                          # 3412
        (MOVE, 12, 33),                          # 3413
        (JUMP, 3532),                            # 3414
        (JBITSN, 0, 0, 0, 65280, 0, 3418),       # 3415: code_type
        (MOVE, 13, 34),                          # 3416
        (JUMP, 3444),                            # 3417
        (JBITSN, 0, 0, 0, 65280, 19, 3421),      # 3418: code_type
        (MOVE, 13, 33),                          # 3419
        (JUMP, 3444),                            # 3420
        (JBITSN, 0, 0, 0, 65280, 20, 3424),      # 3421: code_type
        (MOVE, 13, 40),                          # 3422
        (JUMP, 3444),                            # 3423
        (JBITSN, 0, 0, 0, 65280, 21, 3431),      # 3424: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 3428),       # 3425: swap_kind
        (MOVE, 16, 33),                          # 3426
        (JUMP, 3429),                            # 3427
        (MOVE, 16, 40),                          # 3428
        (MOVE, 13, 16),                          # 3429
        (JUMP, 3444),                            # 3430
        (JBITSN, 0, 0, 0, 65280, 22, 3434),      # 3431: code_type
        (MOVE, 13, 37),                          # 3432
        (JUMP, 3444),                            # 3433
        (JBITS, 0, 0, 0, 65280, 1, 3437),        # 3434: code_type
        (MOVE, 13, 28),                          # 3435
        (JUMP, 3444),                            # 3436
        (JNE, 3, 63, 3440),                      # 3437
        (MOVE, 13, 48),                          # 3438
        (JUMP, 3444),                            # 3439
        (JNE, 3, 64, 3443),                      # 3440
        (MOVE, 13, 65),                          # 3441
        (JUMP, 3444),                            # 3442
        (MOVE, 13, 43),                          # 3443
        (JNE, 13, 37, 3452),                     # 3444
        (LOAD, 13, 41, 4),                       # 3445
        (LOAD, 14, 41, 5),                       # 3446
        (TEXT, 13, 3),                           # 3447
        (MOVE, 10, 13),                          # 3448
        (MOVE, 11, 14),                          # 3449
        (MOVE, 12, 40),                          # 3450
        (JUMP, 3532),                            # 3451
        (JBITSN, 0, 0, 0, 65280, 0, 3455),       # 3452: code_type
        (MOVE, 13, 34),                          # 3453
        (JUMP, 3481),                            # 3454
        (JBITSN, 0, 0, 0, 65280, 19, 3458),      # 3455: code_type
        (MOVE, 13, 33),                          # 3456
        (JUMP, 3481),                            # 3457
        (JBITSN, 0, 0, 0, 65280, 20, 3461),      # 3458: code_type
        (MOVE, 13, 40),                          # 3459
        (JUMP, 3481),                            # 3460
        (JBITSN, 0, 0, 0, 65280, 21, 3468),      # 3461: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 3465),       # 3462: swap_kind
        (MOVE, 16, 33),                          # 3463
        (JUMP, 3466),                            # 3464
        (MOVE, 16, 40),                          # 3465
        (MOVE, 13, 16),                          # 3466
        (JUMP, 3481),                            # 3467
        (JBITSN, 0, 0, 0, 65280, 22, 3471),      # 3468: code_type
        (MOVE, 13, 37),                          # 3469
        (JUMP, 3481),                            # 3470
        (JBITS, 0, 0, 0, 65280, 1, 3474),        # 3471: code_type
        (MOVE, 13, 28),                          # 3472
        (JUMP, 3481),                            # 3473
        (JNE, 3, 63, 3477),                      # 3474
        (MOVE, 13, 48),                          # 3475
        (JUMP, 3481),                            # 3476
        (JNE, 3, 64, 3480),                      # 3477
        (MOVE, 13, 65),                          # 3478
        (JUMP, 3481),                            # 3479
        (MOVE, 13, 43),                          # 3480
        (JNE, 13, 48, 3489),                     # 3481
        (LOAD, 13, 41, 4),                       # 3482
        (LOAD, 14, 41, 5),                       # 3483
        (TEXT, 13, 4),                           # 3484
        (MOVE, 10, 13),                          # 3485
        (MOVE, 11, 14),                          # 3486
        (MOVE, 12, 37),                          # 3487
        (JUMP, 3532),                            # 3488
        (JBITSN, 0, 0, 0, 65280, 0, 3492),       # 3489: code_type
        (MOVE, 13, 34),                          # 3490
        (JUMP, 3518),                            # 3491
        (JBITSN, 0, 0, 0, 65280, 19, 3495),      # 3492: code_type
        (MOVE, 13, 33),                          # 3493
        (JUMP, 3518),                            # 3494
        (JBITSN, 0, 0, 0, 65280, 20, 3498),      # 3495: code_type
        (MOVE, 13, 40),                          # 3496
        (JUMP, 3518),                            # 3497
        (JBITSN, 0, 0, 0, 65280, 21, 3505),      # 3498: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 3502),       # 3499: swap_kind
        (MOVE, 16, 33),                          # 3500
        (JUMP, 3503),                            # 3501
        (MOVE, 16, 40),                          # 3502
        (MOVE, 13, 16),                          # 3503
        (JUMP, 3518),                            # 3504
        (JBITSN, 0, 0, 0, 65280, 22, 3508),      # 3505: code_type
        (MOVE, 13, 37),                          # 3506
        (JUMP, 3518),                            # 3507
        (JBITS, 0, 0, 0, 65280, 1, 3511),        # 3508: code_type
        (MOVE, 13, 28),                          # 3509
        (JUMP, 3518),                            # 3510
        (JNE, 3, 63, 3514),                      # 3511
        (MOVE, 13, 48),                          # 3512
        (JUMP, 3518),                            # 3513
        (JNE, 3, 64, 3517),                      # 3514
        (MOVE, 13, 65),                          # 3515
        (JUMP, 3518),                            # 3516
        (MOVE, 13, 43),                          # 3517
        (JNE, 13, 65, 3526),                     # 3518
        (LOAD, 13, 41, 4),                       # 3519
        (LOAD, 14, 41, 5),                       # 3520
        (TEXT, 13, 5),                           # 3521
        (MOVE, 10, 13),                          # 3522
        (MOVE, 11, 14),                          # 3523
        (MOVE, 12, 43),                          # 3524
        (JUMP, 3532),                            # 3525
        (LOAD, 13, 41, 4),                       # 3526
        (LOAD, 14, 41, 5),                       # 3527
        (TEXT, 13, 6),                           # 3528
        (MOVE, 10, 13),                          # 3529
        (MOVE, 11, 14),                          # 3530
        (MOVE, 12, 48),                          # 3531
        (STORE, 41, 7, 10),                      # 3532
        (STORE, 41, 8, 11),                      # 3533
        (STORE, 41, 9, 12),                      # 3534
        (STORE, 41, 6, 34),                      # 3535
        (LOOP, 7, 0),                            # 3536
        (JUMP, 816),                             # 3537
        (LOOP, 5, 0),                            # 3538
        (JUMP, 812),                             # 3539
        (DONE,),                                 # 3540
        (FAIL,),                                 # 3541
    ),
    constants=b'',
    tables=(
        Table(10, (7,)),  # 0: maxdb_packet
        Table(13, (5, 6, 8)),  # 1: varpart.segments[]
        Table(2, ()),  # 2: segment.request
        Table(4, ()),  # 3: segment.reply
        Table(27, (7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24)),  # 4: segment.parts[]
        Table(4, (3,)),  # 5: part.body.parameter_descriptions
        Table(2, ()),  # 6: parameter_descriptions.parameters[]
        Table(4, (3,)),  # 7: part.body.names
        Table(10, (6,)),  # 8: names.names[]
        Table(7, (3,)),  # 9: part.body.text
        Table(4, (3,)),  # 10: part.body.conversion_tables
        Table(2, ()),  # 11: conversion_tables.tables[]
        Table(8, (2, 5)),  # 12: part.body.data
        Table(3, (2,)),  # 13: part.body.parse_ids
        Table(2, ()),  # 14: parse_ids.parse_ids[]
        Table(16, (2, 5, 10, 12, 14)),  # 15: part.body.counter
        Table(5, (4,)),  # 16: part.body.shortinfos
        Table(11, (3, 5, 7, 9)),  # 17: shortinfos.shortinfos[]
        Table(37, (21, 25, 29, 33)),  # 18: part.body.user_info
        Table(6, (3,)),  # 19: part.body.longdata
        Table(5, (2,)),  # 20: longdata.descriptors[]
        Table(16, (3, 6, 10, 12, 14)),  # 21: part.body.session_info
        Table(27, (2, 5, 9, 12, 15, 17, 19, 21, 23, 25)),  # 22: part.body.serial
        Table(19, (11, 15)),  # 23: part.body.abap_info
        Table(4, (3,)),  # 24: part.body.long_demands
        Table(28, (3, 6, 10, 13, 16, 18, 20, 22, 24, 26)),  # 25: long_demands.demands[]
        Table(8, (3, 5)),  # 26: part.body.vardata
        Table(5, (4,)),  # 27: vardata.rows[]
        Table(12, (3, 5, 8)),  # 28: vardata_row.fields[]
        Table(4, (3,)),  # 29: part.body.features
        Table(2, ()),  # 30: features.features[]
        Table(10, (6,)),  # 31: part.body.client_id
        Table(2, ()),  # 32: part.body.raw
    ),
    registers=28,
    numbers=(0, 19, 20, 21, 22, 2, 1, 128, 40, 4, 8, 16, 3, 25, 45, 5, 15, 27, 10, 13, 6, 11, 12, 14, 18, 23, 24, 30, 32, 33, 34, 35, 256, 252, 250, 500, 1047, 7, 64, 192),
    addresses=(0, 1, 2, 3, 4, 2, 2, 2, 2, 2, 2, 5, 6, 7, 8, 9, 10, 11, 12, 2, 2, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 2, 2, 27, 28, 29, 30, 31, 32),
    encodings=('ISO-8859-1', 'UTF-16LE', 'UTF-16BE', 'UTF-8', 'IBM500', 'IBM1047', 'IBM037'),
    root=Inline({
        'code_type': Number(0, 0, 1, False, False, 'be'),
        'swap_kind': Number(0, 1, 1, False, False, 'be'),
        'header': Inline({
            'filler1': Number(2, 0, 2, True, False, 'be', 1),
            'appl_version': Fixed(2, 2, 5, 'ISO-8859-1'),
            'application': Fixed(2, 7, 3, 'ISO-8859-1'),
            'varpart_size': Number(2, 10, 4, True, False, 'be', 1),
            'varpart_len': Number(2, 14, 4, True, False, 'be', 1),
            'filler2': Number(2, 18, 2, True, False, 'be', 1),
            'no_of_segm': Number(2, 20, 2, True, False, 'be', 1),
            'filler3': Fixed(2, 22, 8, None),
        }),
        'varpart': Inline({
            'segments': Items(6, 1, Inline({
                'segm_len': Number(2, 0, 4, True, False, 'be', 1),
                'segm_offset': Number(3, 0, 4, True, False, 'be', 1),
                'no_of_parts': Number(4, 0, 2, True, False, 'be', 1),
                'own_index': Number(4, 2, 2, True, False, 'be', 1),
                'segm_kind': Number(4, 4, 1, False, False, 'be'),
                'request': Rows(5, 2, Inline({
                    'message_type': Number(1, 0, 1, False, False, 'be'),
                    'sqlmode': Number(1, 1, 1, False, False, 'be'),
                    'producer': Number(1, 2, 1, False, False, 'be'),
                    'commit_immediately': Number(1, 3, 1, False, False, 'be'),
                    'ignore_costwarning': Number(1, 4, 1, False, False, 'be'),
                    'prepare': Number(1, 5, 1, False, False, 'be'),
                    'with_info': Number(1, 6, 1, False, False, 'be'),
                    'mass_cmd': Number(1, 7, 1, False, False, 'be'),
                    'parsing_again': Number(1, 8, 1, False, False, 'be'),
                    'unused_options': Bits(1, 9, 0, 5, 'be'),
                    'no_explicit_close': Bits(1, 9, 5, 1, 'be'),
                    'scrollable_cursor': Bits(1, 9, 6, 1, 'be'),
                    'no_implicit_fetch': Bits(1, 9, 7, 1, 'be'),
                    'filler1': Number(1, 10, 1, False, False, 'be'),
                    'filler2': Fixed(1, 11, 8, None),
                    'filler3': Fixed(1, 19, 8, None),
                })),
                'reply': Rows(6, 3, Inline({
                    'sqlstate': Fixed(1, 0, 5, 'ISO-8859-1'),
                    'returncode': Number(1, 5, 2, True, False, 'be', 0),
                    'errorpos': Number(1, 7, 4, True, False, 'be', 0),
                    'extern_warning': Inline({
                        'warning_exists': Bits(2, 0, 0, 1, 'le'),
                        'value_truncated': Bits(2, 0, 1, 1, 'le'),
                        'null_in_set_function': Bits(2, 0, 2, 1, 'le'),
                        'column_count_differs': Bits(2, 0, 3, 1, 'le'),
                        'no_where_clause': Bits(2, 0, 4, 1, 'le'),
                        'unused5': Bits(2, 0, 5, 1, 'le'),
                        'date_adjusted': Bits(2, 0, 6, 1, 'le'),
                        'unused7': Bits(2, 0, 7, 1, 'le'),
                        'table_scan': Bits(2, 0, 8, 1, 'le'),
                        'statement_optimized': Bits(2, 0, 9, 1, 'le'),
                        'views_substituted': Bits(2, 0, 10, 1, 'le'),
                        'time_value_overflow': Bits(2, 0, 11, 1, 'le'),
                        'rowno_limit': Bits(2, 0, 12, 1, 'le'),
                        'index_on_optional_column': Bits(2, 0, 13, 1, 'le'),
                        'next_inverted_list': Bits(2, 0, 14, 1, 'le'),
                        'user_defined_code': Bits(2, 0, 15, 1, 'le'),
                    }),
                    'unused_intern_warning': Bits(3, 0, 0, 7, 'be'),
                    'result_set_closed': Bits(3, 0, 7, 1, 'be'),
                    'unused_intern_warning2': Number(3, 1, 1, False, False, 'be'),
                    'function_code': Number(3, 2, 2, True, False, 'be', 0),
                    'tracelevel': Number(3, 4, 1, False, False, 'be'),
                    'filler1': Number(3, 5, 1, False, False, 'be'),
                    'filler2': Fixed(3, 6, 8, None),
                })),
                'parts': Items(7, 4, Inline({
                    'part_kind': Number(2, 0, 1, False, False, 'be'),
                    'unused_attributes': Bits(3, 0, 0, 5, 'be'),
                    'first_packet': Bits(3, 0, 5, 1, 'be'),
                    'next_packet': Bits(3, 0, 6, 1, 'be'),
                    'last_packet': Bits(3, 0, 7, 1, 'be'),
                    'arg_count': Number(3, 1, 2, True, False, 'be', 1),
                    'segm_offset': Number(3, 3, 4, True, False, 'be', 1),
                    'buf_len': Number(3, 7, 4, True, False, 'be', 1),
                    'buf_size': Number(4, 0, 4, True, False, 'be', 1),
                    'body': OneOf({'parameter_descriptions': Rows(7, 5, Inline({
                        'parameters': Items(2, 6, Inline({
                            'data_type': Number(1, 0, 1, False, False, 'be'),
                            'frac': Number(1, 1, 1, False, False, 'be'),
                            'length': Number(1, 2, 2, True, False, 'be', 0),
                        })),
                    })), 'names': Rows(8, 7, Inline({
                        'names': Items(2, 8, Inline({
                            'len_name': Number(1, 0, 1, False, False, 'be'),
                            'name': Inline({
                                'data': Span(4, None),
                                'text': Present(6, Span(7, '*')),
                            }),
                        })),
                    })), 'text': Rows(9, 9, Inline({
                        'data': Span(1, None),
                        'text': Present(3, Span(4, '*')),
                    })), 'conversion_tables': Rows(10, 10, Inline({
                        'tables': Items(2, 11, Span(0, None)),
                    })), 'data': Rows(11, 12, Inline({
                        'rows': Present(2, Span(3, None)),
                        'logon': Present(5, Span(6, None)),
                    })), 'parse_ids': Rows(12, 13, Inline({
                        'parse_ids': Items(1, 14, Inline({
                            'session_id': Number(1, 0, 4, False, False, 'be'),
                            'statement_counter': Bits(1, 4, 0, 24, 'be'),
                            'command_number': Number(1, 7, 1, False, False, 'be'),
                            'message_kind': Number(1, 8, 1, False, False, 'be'),
                            'buffer_number': Number(1, 9, 1, False, False, 'be'),
                            'application_info': Number(1, 10, 1, False, False, 'be'),
                            'date_format': Number(1, 11, 1, False, False, 'be'),
                        })),
                    })), 'counter': Rows(13, 15, Inline({
                        'count': Inline({
                            'define_byte': Number(1, 0, 1, False, False, 'be'),
                            'number': Present(2, Span(3, None)),
                            'undefined': Present(5, Span(6, None)),
                            'is_negative': Present(10, Worked(11, 'bool')),
                            'is_zero': Present(12, Worked(13, 'bool')),
                            'exponent': Present(14, Worked(15, 'int')),
                        }),
                        'trailing_bytes': Span(8, None),
                    })), 'shortinfos': Rows(14, 16, Inline({
                        'shortinfos': Items(3, 17, Inline({
                            'unused_mode': Bits(2, 0, 0, 4, 'be'),
                            'escape_character': Bits(2, 0, 4, 1, 'be'),
                            'has_default': Bits(2, 0, 5, 1, 'be'),
                            'null_allowed': Bits(2, 0, 6, 1, 'be'),
                            'null_not_allowed': Bits(2, 0, 7, 1, 'be'),
                            'io_type': Number(2, 1, 1, False, False, 'be'),
                            'data_type': Number(2, 2, 1, False, False, 'be'),
                            'frac': Number(2, 3, 1, False, False, 'be'),
                            'length': Number(2, 4, 2, False, False, 'be', 1),
                            'in_out_len': Number(2, 6, 2, False, False, 'be', 1),
                            'bufpos': Present(3, Number(4, 0, 4, True, False, 'be', 1)),
                            'param_no': Present(5, Number(6, 0, 2, True, False, 'be', 1)),
                            'read_only': Present(7, Number(8, 0, 1, False, False, 'be')),
                            'serial': Present(9, Number(10, 0, 1, False, False, 'be')),
                        })),
                    })), 'user_info': Rows(15, 18, Inline({
                        'sysdba': Inline({
                            'len_name': Number(1, 0, 1, False, False, 'be'),
                            'name': Inline({
                                'data': Span(4, None),
                                'text': Present(21, Span(22, '*')),
                            }),
                        }),
                        'user_sysdba': Inline({
                            'len_name': Number(6, 0, 1, False, False, 'be'),
                            'name': Inline({
                                'data': Span(9, None),
                                'text': Present(25, Span(26, '*')),
                            }),
                        }),
                        'user_kind': Inline({
                            'len_name': Number(11, 0, 1, False, False, 'be'),
                            'name': Inline({
                                'data': Span(14, None),
                                'text': Present(29, Span(30, '*')),
                            }),
                        }),
                        'user_group': Inline({
                            'len_name': Number(16, 0, 1, False, False, 'be'),
                            'name': Inline({
                                'data': Span(19, None),
                                'text': Present(33, Span(34, '*')),
                            }),
                        }),
                    })), 'longdata': Rows(16, 19, Inline({
                        'descriptors': Items(2, 20, Inline({
                            'define_byte': Number(1, 0, 1, False, False, 'be'),
                            'descriptor': Fixed(1, 1, 8, None),
                            'tabid': Fixed(1, 9, 8, None),
                            'maxlen': Number(1, 17, 4, True, False, 'be', 0),
                            'intern_pos': Number(1, 21, 4, True, False, 'be', 0),
                            'without_short_column': Bits(1, 25, 0, 1, 'be'),
                            'unicode': Bits(1, 25, 1, 1, 'be'),
                            'catalog': Bits(1, 25, 2, 1, 'be'),
                            'comment': Bits(1, 25, 3, 1, 'be'),
                            'new_record': Bits(1, 25, 4, 1, 'be'),
                            'no_close': Bits(1, 25, 5, 1, 'be'),
                            'with_lock': Bits(1, 25, 6, 1, 'be'),
                            'trigger': Bits(1, 25, 7, 1, 'be'),
                            'state': Number(1, 26, 1, False, False, 'be'),
                            'unused1': Number(1, 27, 1, False, False, 'be'),
                            'valmode': Number(1, 28, 1, False, False, 'be'),
                            'valind': Number(1, 29, 2, True, False, 'be', 0),
                            'unused2': Number(1, 31, 2, True, False, 'be', 0),
                            'valpos': Number(1, 33, 4, True, False, 'be', 0),
                            'vallen': Number(1, 37, 4, True, False, 'be', 0),
                            'portion': Present(2, Span(3, None)),
                        })),
                        'behind': Span(4, None),
                    })), 'session_info': Rows(17, 21, Inline({
                        'is_unicode': Number(1, 0, 1, False, False, 'be'),
                        'session_id': Number(1, 1, 4, False, False, 'be'),
                        'len_nls_date_format': Number(1, 5, 1, False, False, 'be'),
                        'nls_date_format': Fixed(1, 6, 100, None),
                        'len_nls_date_format_coded': Number(1, 106, 1, False, False, 'be'),
                        'nls_date_format_coded': Fixed(1, 107, 50, None),
                        'nls_date_language': Fixed(1, 157, 6, None),
                        'nls_language': Fixed(1, 163, 6, None),
                        'date_format': Number(1, 169, 1, False, False, 'be'),
                        'numeric_characters': Fixed(1, 170, 4, None),
                        'filler1': Fixed(1, 174, 18, None),
                        'dictionary': Fixed(1, 192, 2000, None),
                        'page_size': Inline({
                            'define_byte': Number(2, 0, 1, False, False, 'be'),
                            'number': Present(3, Span(4, None)),
                            'undefined': Present(6, Span(7, None)),
                            'is_negative': Present(10, Worked(11, 'bool')),
                            'is_zero': Present(12, Worked(13, 'bool')),
                            'exponent': Present(14, Worked(15, 'int')),
                        }),
                        'filler2': Fixed(9, 0, 4, None),
                        'kernel_version': Fixed(9, 4, 5, 'ISO-8859-1'),
                        'filler3': Fixed(9, 9, 3, None),
                    })), 'serial': Rows(18, 22, Inline({
                        'first_key': Inline({
                            'define_byte': Number(1, 0, 1, False, False, 'be'),
                            'number': Present(2, Span(3, None)),
                            'undefined': Present(5, Span(6, None)),
                            'is_negative': Present(15, Worked(16, 'bool')),
                            'is_zero': Present(17, Worked(18, 'bool')),
                            'exponent': Present(19, Worked(20, 'int')),
                        }),
                        'last_key': Inline({
                            'define_byte': Number(8, 0, 1, False, False, 'be'),
                            'number': Present(9, Span(10, None)),
                            'undefined': Present(12, Span(13, None)),
                            'is_negative': Present(21, Worked(22, 'bool')),
                            'is_zero': Present(23, Worked(24, 'bool')),
                            'exponent': Present(25, Worked(26, 'int')),
                        }),
                    })), 'abap_info': Rows(19, 23, Inline({
                        'program': Inline({
                            'len_name': Number(1, 0, 1, False, False, 'be'),
                            'name': Inline({
                                'data': Span(4, None),
                                'text': Present(11, Span(12, '*')),
                            }),
                        }),
                        'line': Inline({
                            'len_name': Number(6, 0, 1, False, False, 'be'),
                            'name': Inline({
                                'data': Span(9, None),
                                'text': Present(15, Span(16, '*')),
                            }),
                        }),
                    })), 'long_demands': Rows(20, 24, Inline({
                        'demands': Items(2, 25, Inline({
                            'define_byte': Number(1, 0, 1, False, False, 'be'),
                            'at_once': Number(1, 1, 1, False, False, 'be'),
                            'start': Inline({
                                'define_byte': Number(2, 0, 1, False, False, 'be'),
                                'number': Present(3, Span(4, None)),
                                'undefined': Present(6, Span(7, None)),
                                'is_negative': Present(16, Worked(17, 'bool')),
                                'is_zero': Present(18, Worked(19, 'bool')),
                                'exponent': Present(20, Worked(21, 'int')),
                            }),
                            'length': Inline({
                                'define_byte': Number(9, 0, 1, False, False, 'be'),
                                'number': Present(10, Span(11, None)),
                                'undefined': Present(13, Span(14, None)),
                                'is_negative': Present(22, Worked(23, 'bool')),
                                'is_zero': Present(24, Worked(25, 'bool')),
                                'exponent': Present(26, Worked(27, 'int')),
                            }),
                        })),
                    })), 'vardata': Rows(21, 26, Inline({
                        'rows': Present(3, Items(4, 27, Inline({
                            'num_fields': Number(2, 0, 2, False, False, 'be'),
                            'fields': Items(3, 28, Inline({
                                'len_or_mark': Number(2, 0, 1, False, False, 'be'),
                                'len_long': Present(3, Number(4, 0, 2, False, False, 'be')),
                                'value': Present(5, Span(6, None)),
                                'logon': Present(8, Span(9, None)),
                                'kind': Worked(11, 'int'),
                            })),
                        }))),
                        'trailing_bytes': Span(6, None),
                    })), 'features': Rows(22, 29, Inline({
                        'features': Items(2, 30, Inline({
                            'feature': Number(1, 0, 1, False, False, 'be'),
                            'is_on': Number(1, 1, 1, False, False, 'be'),
                        })),
                    })), 'client_id': Rows(23, 31, Inline({
                        'define_byte': Number(1, 0, 1, False, False, 'be'),
                        'terminal_id': Inline({
                            'data': Span(4, None),
                            'text': Present(6, Span(7, '*')),
                        }),
                    })), 'raw': Rows(24, 32, Span(0, None))}),
                    'filler': Span(25, None),
                })),
                'unused': Span(9, None),
                'filler': Span(11, None),
            })),
            'behind': Span(8, None),
        }),
        'charset': Formula('int', Apply('?', (Apply('==', (Number(0, 0, 1, False, False, 'be'), 0)), 1, Apply('?', (Apply('==', (Number(0, 0, 1, False, False, 'be'), 19)), 2, Apply('?', (Apply('==', (Number(0, 0, 1, False, False, 'be'), 20)), 3, Apply('?', (Apply('==', (Number(0, 0, 1, False, False, 'be'), 21)), Apply('?', (Apply('==', (Number(0, 1, 1, False, False, 'be'), 2)), 2, 3)), Apply('?', (Apply('==', (Number(0, 0, 1, False, False, 'be'), 22)), 4, Apply('?', (Apply('!=', (Number(0, 0, 1, False, False, 'be'), 1)), 0, Apply('?', (Apply('==', (Told(2), 500)), 6, Apply('?', (Apply('==', (Told(2), 1047)), 7, 5))))))))))))))))),
    }),
    checks=(
        Apply('>=', (Number(2, 10, 4, True, False, 'be', 1), 0)),
        Apply('and', (Apply('>=', (Number(2, 14, 4, True, False, 'be', 1), 0)), Apply('<=', (Number(2, 14, 4, True, False, 'be', 1), Number(2, 10, 4, True, False, 'be', 1))))),
    ),
    unsupported={},
)

FRAME = Plan(
    program=(
        (ROW, 0, 0, 0),                          # 0: maxdb_packet
        (PARAM, 1, 0),                           # 1: strictness
        (PARAM, 2, 1),                           # 2: accept_termchar
        (PARAM, 3, 2),                           # 3: ebcdic_ccsid
        (PARAM, 4, 3),                           # 4: vardata_250
        (RUN, 0, 0, 2),                          # 5: code_type, swap_kind
        (JBITS, 0, 0, 0, 65280, 0, 19),          # 6: _
        (JBITS, 0, 0, 0, 65280, 19, 19),         # 7: _
        (JBITS, 0, 0, 0, 65280, 20, 19),         # 8: _
        (JBITS, 0, 0, 0, 65280, 21, 19),         # 9: _
        (JBITS, 0, 0, 0, 65280, 22, 19),         # 10: _
        (JGE, 1, 12, 15),                        # 11
        (JBITS, 0, 0, 0, 65280, 1, 19),          # 12: _
        (JBITS, 0, 0, 0, 65280, 2, 19),          # 13: _
        (JBITS, 0, 0, 0, 65280, 128, 19),        # 14: _
        (JNE, 2, 13, 43),                        # 15
        (U1, 5, 0, 0, 0),                        # 16
        (JLE, 5, 12, 43),                        # 17
        (JGE, 5, 8, 43),                         # 18
        (JBITS, 0, 0, 1, 65280, 1, 21),          # 19: _
        (JBITSN, 0, 0, 1, 65280, 2, 43),         # 20: _
        (JEQ, 1, 7, 26),                         # 21
        (JBITSN, 0, 0, 0, 65280, 19, 24),        # 22: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 43),         # 23: _
        (JBITSN, 0, 0, 0, 65280, 20, 26),        # 24: code_type
        (JBITSN, 0, 0, 1, 65280, 1, 43),         # 25: _
        (U1, 5, 0, 0, 1),                        # 26
        (JNE, 5, 12, 30),                        # 27
        (STORE, 0, 1, 13),                       # 28: byte order le
        (JUMP, 34),                              # 29
        (JNE, 5, 13, 43),                        # 30
        (STORE, 0, 1, 7),                        # 31: byte order be
        (JUMP, 34),                              # 32
        (JUMP, 43),                              # 33
        (RUN, 0, 2, 30),                         # 34: filler1, appl_version, application, varpart_size, varpart_len, filler2, no_of_segm, filler3
        (NUMBER2, 5, 0, 2, 10, 52, 1),           # 35
        (JLT, 5, 7, 43),                         # 36
        (NUMBER2, 5, 0, 2, 14, 52, 1),           # 37
        (JLT, 5, 7, 43),                         # 38
        (NUMBER2, 6, 0, 2, 10, 52, 1),           # 39
        (JGT, 5, 6, 43),                         # 40
        (BYTES, 0, 3, 5),                        # 41: varpart
        (DONE,),                                 # 42
        (FAIL,),                                 # 43
    ),
    constants=b'',
    tables=(
        Table(5, ()),  # 0: maxdb_packet
    ),
    registers=7,
    numbers=(0, 19, 20, 21, 22, 2, 1, 128),
    addresses=(0,),
    encodings=(),
    root=Inline({
        'code_type': Number(0, 0, 1, False, False, 'be'),
        'swap_kind': Number(0, 1, 1, False, False, 'be'),
        'header': Inline({
            'filler1': Number(2, 0, 2, True, False, 'be', 1),
            'appl_version': Fixed(2, 2, 5, None),
            'application': Fixed(2, 7, 3, None),
            'varpart_size': Number(2, 10, 4, True, False, 'be', 1),
            'varpart_len': Number(2, 14, 4, True, False, 'be', 1),
            'filler2': Number(2, 18, 2, True, False, 'be', 1),
            'no_of_segm': Number(2, 20, 2, True, False, 'be', 1),
            'filler3': Fixed(2, 22, 8, None),
        }),
        'varpart': Span(3, None),
    }),
    checks=(
    ),
    unsupported={},
)

IN_STEP = None
