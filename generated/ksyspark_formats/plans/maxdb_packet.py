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
        (JGE, 1, 72, 15),                        # 11
        (JBITS, 0, 0, 0, 65280, 1, 19),          # 12: _
        (JBITS, 0, 0, 0, 65280, 2, 19),          # 13: _
        (JBITS, 0, 0, 0, 65280, 128, 19),        # 14: _
        (JNE, 2, 73, 4156),                      # 15
        (U1, 5, 0, 0, 0),                        # 16
        (JLE, 5, 72, 4156),                      # 17
        (JGE, 5, 68, 4156),                      # 18
        (JBITS, 0, 0, 1, 65280, 1, 21),          # 19: _
        (JBITSN, 0, 0, 1, 65280, 2, 4156),       # 20: _
        (JEQ, 1, 67, 26),                        # 21
        (JBITSN, 0, 0, 0, 65280, 19, 24),        # 22: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 4156),       # 23: _
        (JBITSN, 0, 0, 0, 65280, 20, 26),        # 24: code_type
        (JBITSN, 0, 0, 1, 65280, 1, 4156),       # 25: _
        (U1, 5, 0, 0, 1),                        # 26
        (JNE, 5, 73, 30),                        # 27
        (STORE, 0, 1, 67),                       # 28: byte order be
        (JUMP, 34),                              # 29
        (JNE, 5, 72, 4156),                      # 30
        (STORE, 0, 1, 73),                       # 31: byte order le
        (JUMP, 34),                              # 32
        (JUMP, 4156),                            # 33
        (RUN, 0, 2, 30),                         # 34: filler1, appl_version, application, varpart_size, varpart_len, filler2, no_of_segm, filler3
        (FIXED, 5, 0, 2, 2, 5),                  # 35
        (TEXT, 5, 0),                            # 36: appl_version is ISO-8859-1
        (FIXED, 5, 0, 2, 7, 3),                  # 37
        (TEXT, 5, 0),                            # 38: application is ISO-8859-1
        (NUMBER2, 5, 0, 2, 20, 50, 1),           # 39
        (JLT, 5, 73, 4156),                      # 40
        (NUMBER2, 6, 0, 2, 14, 52, 1),           # 41
        (DIV, 7, 6, 75),                         # 42
        (JGT, 5, 7, 4156),                       # 43
        (NUMBER2, 5, 0, 2, 14, 52, 1),           # 44
        (BYTES, 0, 3, 5),                        # 45: varpart
        (OPEN, 6, 0, 3),                         # 46
        (U1, 8, 0, 0, 1),                        # 47
        (JNE, 8, 73, 51),                        # 48
        (STORE, 0, 5, 67),                       # 49: byte order be
        (JUMP, 55),                              # 50
        (JNE, 8, 72, 4156),                      # 51
        (STORE, 0, 5, 73),                       # 52: byte order le
        (JUMP, 55),                              # 53
        (JUMP, 4156),                            # 54
        (NUMBER2, 10, 0, 2, 20, 50, 1),          # 55
        (ROWS, 9, 1),                            # 56: segments: repeat expr
        (STORE, 0, 6, 9),                        # 57
        (MOVE, 8, 67),                           # 58
        (JGE, 8, 10, 835),                       # 59
        (ROW, 1, 1, 9),                          # 60
        (STORE, 1, 0, 8),                        # 61
        (LOAD, 11, 0, 5),                        # 62
        (STORE, 1, 1, 11),                       # 63
        (RUN, 1, 2, 4),                          # 64: segm_len
        (NUMBER2, 11, 1, 2, 0, 52, 1),           # 65
        (JLT, 11, 75, 4156),                     # 66
        (LOAD, 12, 0, 4),                        # 67
        (LOAD, 13, 0, 3),                        # 68
        (POSITION, 13, 13),                      # 69
        (SUB, 14, 12, 13),                       # 70
        (ADD, 15, 14, 76),                       # 71
        (JGT, 11, 15, 4156),                     # 72
        (RUN, 1, 3, 4),                          # 73: segm_offset
        (NUMBER2, 11, 1, 3, 0, 52, 1),           # 74
        (LOAD, 12, 0, 3),                        # 75
        (POSITION, 12, 12),                      # 76
        (SUB, 13, 12, 77),                       # 77
        (JNE, 11, 13, 4156),                     # 78
        (RUN, 1, 4, 5),                          # 79: no_of_parts, own_index, segm_kind
        (NUMBER2, 11, 1, 4, 0, 50, 1),           # 80
        (JLT, 11, 67, 4156),                     # 81
        (JEQ, 1, 67, 87),                        # 82
        (NUMBER2, 12, 1, 2, 0, 52, 1),           # 83
        (SUB, 13, 12, 75),                       # 84
        (DIV, 14, 13, 78),                       # 85
        (JGT, 11, 14, 4156),                     # 86
        (NUMBER2, 11, 1, 4, 2, 50, 1),           # 87
        (LOAD, 12, 1, 0),                        # 88
        (ADD, 13, 12, 73),                       # 89
        (JNE, 11, 13, 4156),                     # 90
        (U1, 11, 1, 4, 4),                       # 91
        (JLT, 11, 73, 4156),                     # 92
        (JGT, 11, 76, 4156),                     # 93
        (JEQ, 1, 67, 99),                        # 94
        (JBITSN, 1, 4, 4, 65280, 1, 99),         # 95: _
        (NUMBER2, 11, 1, 2, 0, 52, 1),           # 96
        (MOD, 12, 11, 77),                       # 97
        (JNE, 12, 67, 4156),                     # 98
        (JBITS, 1, 4, 4, 65280, 1, 101),         # 99: segm_kind
        (JBITSN, 1, 4, 4, 65280, 3, 122),        # 100: segm_kind
        (ROW, 2, 2, 11),                         # 101: segment.request
        (STORE, 1, 5, 11),                       # 102
        (LOAD, 12, 1, 1),                        # 103
        (STORE, 2, 0, 12),                       # 104
        (RUN, 2, 1, 27),                         # 105: message_type, sqlmode, producer, commit_immediately, ignore_costwarning, prepare, with_info, mass_cmd, parsing_again, unused_options, no_explicit_close, scrollable_cursor, no_implicit_fetch, filler1, filler2, filler3
        (JEQ, 1, 67, 116),                       # 106
        (U1, 12, 1, 4, 4),                       # 107
        (JNE, 12, 73, 116),                      # 108
        (JBITS, 2, 1, 0, 65280, 25, 111),        # 109: _
        (JBITSN, 2, 1, 0, 65280, 45, 114),       # 110: _
        (NUMBER2, 12, 1, 4, 0, 50, 1),           # 111
        (JNE, 12, 67, 4156),                     # 112
        (JUMP, 116),                             # 113
        (NUMBER2, 12, 1, 4, 0, 50, 1),           # 114
        (JEQ, 12, 67, 4156),                     # 115
        (JLT, 1, 72, 122),                       # 116
        (U1, 12, 1, 4, 4),                       # 117
        (JNE, 12, 73, 122),                      # 118
        (U1, 12, 2, 1, 1),                       # 119
        (JLT, 12, 73, 4156),                     # 120
        (JGT, 12, 82, 4156),                     # 121
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
        (MOVE, 11, 67),                          # 136
        (JGE, 11, 13, 805),                      # 137
        (ROW, 4, 4, 12),                         # 138
        (STORE, 4, 0, 11),                       # 139
        (LOAD, 14, 1, 1),                        # 140
        (STORE, 4, 1, 14),                       # 141
        (RUN, 4, 2, 1),                          # 142: part_kind
        (LOAD, 14, 0, 3),                        # 143
        (POSITION, 14, 14),                      # 144
        (ADD, 15, 14, 83),                       # 145
        (NUMBER2, 16, 1, 3, 0, 52, 1),           # 146
        (NUMBER2, 17, 1, 2, 0, 52, 1),           # 147
        (ADD, 18, 16, 17),                       # 148
        (JGT, 15, 18, 4156),                     # 149
        (JEQ, 1, 67, 176),                       # 150
        (LOAD, 14, 4, 0),                        # 151
        (JGT, 14, 67, 176),                      # 152
        (U1, 14, 1, 4, 4),                       # 153
        (JNE, 14, 73, 176),                      # 154
        (JBITS, 4, 2, 0, 65280, 3, 176),         # 155: _
        (LOAD, 14, 1, 5),                        # 156
        (JZ, 14, 4156),                          # 157
        (ROWAT, 5, 2, 14),                       # 158
        (U1, 15, 5, 1, 0),                       # 159
        (JEQ, 15, 72, 4156),                     # 160
        (LOAD, 14, 1, 5),                        # 161
        (JZ, 14, 4156),                          # 162
        (ROWAT, 6, 2, 14),                       # 163
        (U1, 15, 6, 1, 0),                       # 164
        (JEQ, 15, 79, 4156),                     # 165
        (LOAD, 14, 1, 5),                        # 166
        (JZ, 14, 4156),                          # 167
        (ROWAT, 7, 2, 14),                       # 168
        (U1, 15, 7, 1, 0),                       # 169
        (JEQ, 15, 82, 4156),                     # 170
        (LOAD, 14, 1, 5),                        # 171
        (JZ, 14, 4156),                          # 172
        (ROWAT, 8, 2, 14),                       # 173
        (U1, 15, 8, 1, 0),                       # 174
        (JEQ, 15, 84, 4156),                     # 175
        (JEQ, 1, 67, 187),                       # 176
        (LOAD, 14, 4, 0),                        # 177
        (JGT, 14, 67, 187),                      # 178
        (U1, 14, 1, 4, 4),                       # 179
        (JNE, 14, 73, 187),                      # 180
        (JBITS, 4, 2, 0, 65280, 10, 187),        # 181: _
        (LOAD, 14, 1, 5),                        # 182
        (JZ, 14, 4156),                          # 183
        (ROWAT, 9, 2, 14),                       # 184
        (U1, 15, 9, 1, 0),                       # 185
        (JEQ, 15, 86, 4156),                     # 186
        (RUN, 4, 3, 11),                         # 187: unused_attributes, first_packet, next_packet, last_packet, arg_count, segm_offset, buf_len
        (NUMBER2, 14, 4, 3, 1, 50, 1),           # 188
        (JLT, 14, 67, 4156),                     # 189
        (JEQ, 1, 67, 202),                       # 190
        (JGT, 14, 67, 202),                      # 191
        (U1, 14, 1, 4, 4),                       # 192
        (JNE, 14, 73, 202),                      # 193
        (JBITSN, 4, 3, 0, 256, 0, 202),          # 194: last_packet
        (JBITS, 4, 2, 0, 65280, 0, 202),         # 195: part_kind
        (JBITS, 4, 2, 0, 65280, 1, 202),         # 196: part_kind
        (LOAD, 14, 1, 5),                        # 197
        (JZ, 14, 4156),                          # 198
        (ROWAT, 10, 2, 14),                      # 199
        (U1, 15, 10, 1, 0),                      # 200
        (JNE, 15, 80, 4156),                     # 201
        (NUMBER2, 14, 4, 3, 3, 52, 1),           # 202
        (NUMBER2, 15, 1, 3, 0, 52, 1),           # 203
        (JNE, 14, 15, 4156),                     # 204
        (NUMBER2, 14, 4, 3, 7, 52, 1),           # 205
        (JLT, 14, 67, 4156),                     # 206
        (NUMBER2, 16, 1, 2, 0, 52, 1),           # 207
        (ADD, 17, 15, 16),                       # 208
        (LOAD, 18, 0, 3),                        # 209
        (POSITION, 18, 18),                      # 210
        (SUB, 19, 17, 18),                       # 211
        (SUB, 20, 19, 76),                       # 212
        (JGT, 14, 20, 4156),                     # 213
        (RUN, 4, 4, 4),                          # 214: buf_size
        (NUMBER2, 14, 4, 4, 0, 52, 1),           # 215
        (NUMBER2, 15, 4, 3, 7, 52, 1),           # 216
        (JGE, 14, 15, 219),                      # 217
        (JNE, 1, 67, 4156),                      # 218
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
        (JUMP, 771),                             # 229
        (JUMP, 304),                             # 230
        (JUMP, 771),                             # 231
        (JUMP, 359),                             # 232
        (JUMP, 359),                             # 233
        (JUMP, 376),                             # 234
        (JUMP, 304),                             # 235
        (JUMP, 399),                             # 236
        (JUMP, 444),                             # 237
        (JUMP, 771),                             # 238
        (JUMP, 771),                             # 239
        (JUMP, 475),                             # 240
        (JUMP, 304),                             # 241
        (JUMP, 514),                             # 242
        (JUMP, 399),                             # 243
        (JUMP, 771),                             # 244
        (JUMP, 537),                             # 245
        (JUMP, 376),                             # 246
        (JUMP, 771),                             # 247
        (JUMP, 771),                             # 248
        (JUMP, 568),                             # 249
        (JUMP, 771),                             # 250
        (JUMP, 771),                             # 251
        (JUMP, 587),                             # 252
        (JUMP, 771),                             # 253
        (JUMP, 399),                             # 254
        (JUMP, 631),                             # 255
        (JUMP, 739),                             # 256
        (JUMP, 759),                             # 257
        (JUMP, 771),                             # 258
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
        (MOVE, 18, 67),                          # 269
        (JGE, 18, 20, 277),                      # 270
        (ROW, 6, 12, 19),                        # 271
        (LOAD, 21, 11, 1),                       # 272
        (STORE, 12, 0, 21),                      # 273
        (RUN, 12, 1, 4),                         # 274: data_type, frac, length
        (COUNT, 18, 2, 11, 3),                   # 275
        (JUMP, 270),                             # 276
        (CLOSE, 16),                             # 277
        (JUMP, 778),                             # 278
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
        (MOVE, 18, 67),                          # 289
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
        (JUMP, 778),                             # 303
        (ROW, 9, 15, 15),                        # 304: part.body.text
        (STORE, 4, 9, 15),                       # 305
        (OPEN, 16, 4, 5),                        # 306
        (LOAD, 18, 4, 1),                        # 307
        (STORE, 15, 0, 18),                      # 308
        (REST, 15, 1),                           # 309: data
        (CLOSE, 16),                             # 310
        (JUMP, 778),                             # 311
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
        (MOVE, 18, 67),                          # 322
        (JGE, 18, 20, 328),                      # 323
        (ROW, 11, 17, 19),                       # 324
        (BYTES, 17, 0, 99),                      # 325: tables
        (COUNT, 18, 2, 16, 3),                   # 326
        (JUMP, 323),                             # 327
        (CLOSE, 16),                             # 328
        (JUMP, 778),                             # 329
        (ROW, 12, 18, 15),                       # 330: part.body.data
        (STORE, 4, 11, 15),                      # 331
        (MOVE, 16, 67),                          # 332
        (JBITSN, 1, 4, 4, 65280, 1, 345),        # 333: segm_kind
        (LOAD, 17, 1, 5),                        # 334
        (JZ, 17, 4156),                          # 335
        (ROWAT, 19, 2, 17),                      # 336
        (U1, 18, 19, 1, 0),                      # 337
        (JEQ, 18, 72, 344),                      # 338
        (LOAD, 17, 1, 5),                        # 339
        (JZ, 17, 4156),                          # 340
        (ROWAT, 20, 2, 17),                      # 341
        (U1, 18, 20, 1, 0),                      # 342
        (JNE, 18, 81, 345),                      # 343
        (MOVE, 16, 73),                          # 344
        (STORE, 18, 0, 16),                      # 345
        (OPEN, 16, 4, 5),                        # 346
        (LOAD, 18, 4, 1),                        # 347
        (STORE, 18, 1, 18),                      # 348
        (LOAD, 18, 18, 0),                       # 349
        (JNZ, 18, 353),                          # 350
        (REST, 18, 3),                           # 351: rows
        (STORE, 18, 2, 73),                      # 352
        (LOAD, 18, 18, 0),                       # 353
        (JZ, 18, 357),                           # 354
        (REST, 18, 6),                           # 355: logon
        (STORE, 18, 5, 73),                      # 356
        (CLOSE, 16),                             # 357
        (JUMP, 778),                             # 358
        (ROW, 13, 21, 15),                       # 359: part.body.parse_ids
        (STORE, 4, 12, 15),                      # 360
        (OPEN, 16, 4, 5),                        # 361
        (LOAD, 18, 4, 1),                        # 362
        (STORE, 21, 0, 18),                      # 363
        (ROWS, 19, 14),                          # 364: parse_ids: repeat until
        (STORE, 21, 1, 19),                      # 365
        (MOVE, 18, 67),                          # 366
        (ROW, 14, 22, 19),                       # 367
        (LOAD, 20, 21, 0),                       # 368
        (STORE, 22, 0, 20),                      # 369
        (RUN, 22, 1, 12),                        # 370: session_id, statement_counter, command_number, message_kind, buffer_number, application_info, date_format
        (EOF, 20),                               # 371
        (COUNT, 18, 2, 21, 2),                   # 372
        (JZ, 20, 367),                           # 373
        (CLOSE, 16),                             # 374
        (JUMP, 778),                             # 375
        (ROW, 15, 23, 15),                       # 376: part.body.counter
        (STORE, 4, 13, 15),                      # 377
        (OPEN, 16, 4, 5),                        # 378
        (LOAD, 18, 4, 1),                        # 379
        (STORE, 23, 0, 18),                      # 380
        (STORE, 23, 1, 87),                      # 381
        (RUN, 23, 2, 1),                         # 382: define_byte
        (U1, 18, 23, 2, 0),                      # 383
        (JGE, 18, 100, 388),                     # 384
        (LOAD, 18, 23, 1),                       # 385
        (BYTES, 23, 4, 18),                      # 386: number
        (STORE, 23, 3, 73),                      # 387
        (U1, 18, 23, 2, 0),                      # 388
        (JLT, 18, 100, 393),                     # 389
        (LOAD, 18, 23, 1),                       # 390
        (BYTES, 23, 7, 18),                      # 391: undefined
        (STORE, 23, 6, 73),                      # 392
        (REST, 23, 9),                           # 393: trailing_bytes
        (LOAD, 18, 23, 9),                       # 394
        (LOAD, 19, 23, 10),                      # 395
        (JNE, 19, 67, 4156),                     # 396
        (CLOSE, 16),                             # 397
        (JUMP, 778),                             # 398
        (ROW, 16, 24, 15),                       # 399: part.body.shortinfos
        (STORE, 4, 14, 15),                      # 400
        (NUMBER2, 16, 4, 3, 1, 50, 1),           # 401
        (STORE, 24, 0, 16),                      # 402
        (U1, 16, 4, 2, 0),                       # 403
        (EQ, 17, 16, 95),                        # 404
        (STORE, 24, 1, 17),                      # 405
        (OPEN, 16, 4, 5),                        # 406
        (LOAD, 18, 4, 1),                        # 407
        (STORE, 24, 2, 18),                      # 408
        (LOAD, 20, 24, 0),                       # 409
        (ROWS, 19, 17),                          # 410: shortinfos: repeat expr
        (STORE, 24, 3, 19),                      # 411
        (MOVE, 18, 67),                          # 412
        (JGE, 18, 20, 442),                      # 413
        (ROW, 17, 25, 19),                       # 414
        (LOAD, 21, 24, 1),                       # 415
        (STORE, 25, 0, 21),                      # 416
        (LOAD, 21, 24, 2),                       # 417
        (STORE, 25, 1, 21),                      # 418
        (RUN, 25, 2, 8),                         # 419: unused_mode, escape_character, has_default, null_allowed, null_not_allowed, io_type, data_type, frac, length, in_out_len
        (LOAD, 21, 25, 0),                       # 420
        (JZ, 21, 423),                           # 421
        (JBITS, 25, 2, 1, 65280, 0, 425),        # 422: io_type
        (RUN, 25, 4, 4),                         # 423: bufpos
        (STORE, 25, 3, 73),                      # 424
        (LOAD, 21, 25, 0),                       # 425
        (JZ, 21, 430),                           # 426
        (JBITSN, 25, 2, 1, 65280, 0, 430),       # 427: io_type
        (RUN, 25, 6, 2),                         # 428: param_no
        (STORE, 25, 5, 73),                      # 429
        (LOAD, 21, 25, 0),                       # 430
        (JZ, 21, 435),                           # 431
        (JBITSN, 25, 2, 1, 65280, 0, 435),       # 432: io_type
        (RUN, 25, 8, 1),                         # 433: read_only
        (STORE, 25, 7, 73),                      # 434
        (LOAD, 21, 25, 0),                       # 435
        (JZ, 21, 440),                           # 436
        (JBITSN, 25, 2, 1, 65280, 0, 440),       # 437: io_type
        (RUN, 25, 10, 1),                        # 438: serial
        (STORE, 25, 9, 73),                      # 439
        (COUNT, 18, 2, 24, 4),                   # 440
        (JUMP, 413),                             # 441
        (CLOSE, 16),                             # 442
        (JUMP, 778),                             # 443
        (ROW, 18, 26, 15),                       # 444: part.body.user_info
        (STORE, 4, 15, 15),                      # 445
        (OPEN, 16, 4, 5),                        # 446
        (LOAD, 18, 4, 1),                        # 447
        (STORE, 26, 0, 18),                      # 448
        (RUN, 26, 1, 1),                         # 449: len_name
        (U1, 18, 26, 1, 0),                      # 450
        (BYTES, 26, 2, 18),                      # 451: name
        (OPEN, 19, 26, 2),                       # 452
        (REST, 26, 4),                           # 453: data
        (CLOSE, 19),                             # 454
        (RUN, 26, 6, 1),                         # 455: len_name
        (U1, 18, 26, 6, 0),                      # 456
        (BYTES, 26, 7, 18),                      # 457: name
        (OPEN, 19, 26, 7),                       # 458
        (REST, 26, 9),                           # 459: data
        (CLOSE, 19),                             # 460
        (RUN, 26, 11, 1),                        # 461: len_name
        (U1, 18, 26, 11, 0),                     # 462
        (BYTES, 26, 12, 18),                     # 463: name
        (OPEN, 19, 26, 12),                      # 464
        (REST, 26, 14),                          # 465: data
        (CLOSE, 19),                             # 466
        (RUN, 26, 16, 1),                        # 467: len_name
        (U1, 18, 26, 16, 0),                     # 468
        (BYTES, 26, 17, 18),                     # 469: name
        (OPEN, 19, 26, 17),                      # 470
        (REST, 26, 19),                          # 471: data
        (CLOSE, 19),                             # 472
        (CLOSE, 16),                             # 473
        (JUMP, 778),                             # 474
        (ROW, 19, 27, 15),                       # 475: part.body.longdata
        (STORE, 4, 16, 15),                      # 476
        (NUMBER2, 16, 4, 3, 1, 50, 1),           # 477
        (STORE, 27, 0, 16),                      # 478
        (OPEN, 16, 4, 5),                        # 479
        (LOAD, 18, 4, 1),                        # 480
        (STORE, 27, 1, 18),                      # 481
        (LOAD, 20, 27, 0),                       # 482
        (ROWS, 19, 20),                          # 483: descriptors: repeat expr
        (STORE, 27, 2, 19),                      # 484
        (MOVE, 18, 67),                          # 485
        (JGE, 18, 20, 511),                      # 486
        (ROW, 20, 28, 19),                       # 487
        (LOAD, 21, 27, 1),                       # 488
        (STORE, 28, 0, 21),                      # 489
        (RUN, 28, 1, 41),                        # 490: define_byte, descriptor, tabid, maxlen, intern_pos, without_short_column, unicode, catalog, comment, new_record, no_close, with_lock, trigger, state, unused1, valmode, valind, unused2, valpos, vallen
        (NUMBER2, 21, 28, 1, 37, 52, 0),         # 491
        (JLE, 21, 67, 509),                      # 492
        (NUMBER2, 21, 28, 1, 33, 52, 0),         # 493
        (LOAD, 22, 4, 5),                        # 494
        (POSITION, 22, 22),                      # 495
        (ADD, 23, 22, 73),                       # 496
        (JNE, 21, 23, 509),                      # 497
        (NUMBER2, 21, 28, 1, 37, 52, 0),         # 498
        (LOAD, 22, 4, 6),                        # 499
        (LOAD, 23, 4, 5),                        # 500
        (POSITION, 23, 23),                      # 501
        (SUB, 24, 22, 23),                       # 502
        (JGT, 21, 24, 509),                      # 503
        (JBITS, 28, 1, 28, 65280, 3, 509),       # 504: valmode
        (JBITS, 28, 1, 28, 65280, 5, 509),       # 505: valmode
        (NUMBER2, 21, 28, 1, 37, 52, 0),         # 506
        (BYTES, 28, 3, 21),                      # 507: portion
        (STORE, 28, 2, 73),                      # 508
        (COUNT, 18, 2, 27, 3),                   # 509
        (JUMP, 486),                             # 510
        (REST, 27, 4),                           # 511: behind
        (CLOSE, 16),                             # 512
        (JUMP, 778),                             # 513
        (ROW, 21, 29, 15),                       # 514: part.body.session_info
        (STORE, 4, 17, 15),                      # 515
        (OPEN, 16, 4, 5),                        # 516
        (LOAD, 18, 4, 1),                        # 517
        (STORE, 29, 0, 18),                      # 518
        (RUN, 29, 1, 2192),                      # 519: is_unicode, session_id, len_nls_date_format, nls_date_format, len_nls_date_format_coded, nls_date_format_coded, nls_date_language, nls_language, date_format, numeric_characters, filler1, dictionary
        (STORE, 29, 2, 79),                      # 520
        (RUN, 29, 3, 1),                         # 521: define_byte
        (U1, 18, 29, 3, 0),                      # 522
        (JGE, 18, 100, 527),                     # 523
        (LOAD, 18, 29, 2),                       # 524
        (BYTES, 29, 5, 18),                      # 525: number
        (STORE, 29, 4, 73),                      # 526
        (U1, 18, 29, 3, 0),                      # 527
        (JLT, 18, 100, 532),                     # 528
        (LOAD, 18, 29, 2),                       # 529
        (BYTES, 29, 8, 18),                      # 530: undefined
        (STORE, 29, 7, 73),                      # 531
        (RUN, 29, 10, 12),                       # 532: filler2, kernel_version, filler3
        (FIXED, 18, 29, 10, 4, 5),               # 533
        (TEXT, 18, 0),                           # 534: kernel_version is ISO-8859-1
        (CLOSE, 16),                             # 535
        (JUMP, 778),                             # 536
        (ROW, 22, 30, 15),                       # 537: part.body.serial
        (STORE, 4, 18, 15),                      # 538
        (OPEN, 16, 4, 5),                        # 539
        (LOAD, 18, 4, 1),                        # 540
        (STORE, 30, 0, 18),                      # 541
        (STORE, 30, 1, 69),                      # 542
        (RUN, 30, 2, 1),                         # 543: define_byte
        (U1, 18, 30, 2, 0),                      # 544
        (JGE, 18, 100, 549),                     # 545
        (LOAD, 18, 30, 1),                       # 546
        (BYTES, 30, 4, 18),                      # 547: number
        (STORE, 30, 3, 73),                      # 548
        (U1, 18, 30, 2, 0),                      # 549
        (JLT, 18, 100, 554),                     # 550
        (LOAD, 18, 30, 1),                       # 551
        (BYTES, 30, 7, 18),                      # 552: undefined
        (STORE, 30, 6, 73),                      # 553
        (STORE, 30, 9, 69),                      # 554
        (RUN, 30, 10, 1),                        # 555: define_byte
        (U1, 18, 30, 10, 0),                     # 556
        (JGE, 18, 100, 561),                     # 557
        (LOAD, 18, 30, 9),                       # 558
        (BYTES, 30, 12, 18),                     # 559: number
        (STORE, 30, 11, 73),                     # 560
        (U1, 18, 30, 10, 0),                     # 561
        (JLT, 18, 100, 566),                     # 562
        (LOAD, 18, 30, 9),                       # 563
        (BYTES, 30, 15, 18),                     # 564: undefined
        (STORE, 30, 14, 73),                     # 565
        (CLOSE, 16),                             # 566
        (JUMP, 778),                             # 567
        (ROW, 23, 31, 15),                       # 568: part.body.abap_info
        (STORE, 4, 19, 15),                      # 569
        (OPEN, 16, 4, 5),                        # 570
        (LOAD, 18, 4, 1),                        # 571
        (STORE, 31, 0, 18),                      # 572
        (RUN, 31, 1, 1),                         # 573: len_name
        (U1, 18, 31, 1, 0),                      # 574
        (BYTES, 31, 2, 18),                      # 575: name
        (OPEN, 19, 31, 2),                       # 576
        (REST, 31, 4),                           # 577: data
        (CLOSE, 19),                             # 578
        (RUN, 31, 6, 1),                         # 579: len_name
        (U1, 18, 31, 6, 0),                      # 580
        (BYTES, 31, 7, 18),                      # 581: name
        (OPEN, 19, 31, 7),                       # 582
        (REST, 31, 9),                           # 583: data
        (CLOSE, 19),                             # 584
        (CLOSE, 16),                             # 585
        (JUMP, 778),                             # 586
        (ROW, 24, 32, 15),                       # 587: part.body.long_demands
        (STORE, 4, 20, 15),                      # 588
        (NUMBER2, 16, 4, 3, 1, 50, 1),           # 589
        (STORE, 32, 0, 16),                      # 590
        (OPEN, 16, 4, 5),                        # 591
        (LOAD, 18, 4, 1),                        # 592
        (STORE, 32, 1, 18),                      # 593
        (LOAD, 20, 32, 0),                       # 594
        (ROWS, 19, 25),                          # 595: demands: repeat expr
        (STORE, 32, 2, 19),                      # 596
        (MOVE, 18, 67),                          # 597
        (JGE, 18, 20, 629),                      # 598
        (ROW, 25, 33, 19),                       # 599
        (LOAD, 21, 32, 1),                       # 600
        (STORE, 33, 0, 21),                      # 601
        (RUN, 33, 1, 2),                         # 602: define_byte, at_once
        (STORE, 33, 2, 87),                      # 603
        (RUN, 33, 3, 1),                         # 604: define_byte
        (U1, 21, 33, 3, 0),                      # 605
        (JGE, 21, 100, 610),                     # 606
        (LOAD, 21, 33, 2),                       # 607
        (BYTES, 33, 5, 21),                      # 608: number
        (STORE, 33, 4, 73),                      # 609
        (U1, 21, 33, 3, 0),                      # 610
        (JLT, 21, 100, 615),                     # 611
        (LOAD, 21, 33, 2),                       # 612
        (BYTES, 33, 8, 21),                      # 613: undefined
        (STORE, 33, 7, 73),                      # 614
        (STORE, 33, 10, 87),                     # 615
        (RUN, 33, 11, 1),                        # 616: define_byte
        (U1, 21, 33, 11, 0),                     # 617
        (JGE, 21, 100, 622),                     # 618
        (LOAD, 21, 33, 10),                      # 619
        (BYTES, 33, 13, 21),                     # 620: number
        (STORE, 33, 12, 73),                     # 621
        (U1, 21, 33, 11, 0),                     # 622
        (JLT, 21, 100, 627),                     # 623
        (LOAD, 21, 33, 10),                      # 624
        (BYTES, 33, 16, 21),                     # 625: undefined
        (STORE, 33, 15, 73),                     # 626
        (COUNT, 18, 6, 32, 3),                   # 627
        (JUMP, 598),                             # 628
        (CLOSE, 16),                             # 629
        (JUMP, 778),                             # 630
        (ROW, 26, 34, 15),                       # 631: part.body.vardata
        (STORE, 4, 21, 15),                      # 632
        (NUMBER2, 16, 4, 3, 1, 50, 1),           # 633
        (STORE, 34, 0, 16),                      # 634
        (MOVE, 16, 67),                          # 635
        (JBITSN, 1, 4, 4, 65280, 1, 648),        # 636: segm_kind
        (LOAD, 17, 1, 5),                        # 637
        (JZ, 17, 4156),                          # 638
        (ROWAT, 35, 2, 17),                      # 639
        (U1, 18, 35, 1, 0),                      # 640
        (JEQ, 18, 72, 647),                      # 641
        (LOAD, 17, 1, 5),                        # 642
        (JZ, 17, 4156),                          # 643
        (ROWAT, 36, 2, 17),                      # 644
        (U1, 18, 36, 1, 0),                      # 645
        (JNE, 18, 81, 648),                      # 646
        (MOVE, 16, 73),                          # 647
        (STORE, 34, 1, 16),                      # 648
        (OPEN, 16, 4, 5),                        # 649
        (LOAD, 18, 4, 1),                        # 650
        (STORE, 34, 2, 18),                      # 651
        (EOF, 18),                               # 652
        (JNZ, 18, 733),                          # 653
        (ROWS, 19, 27),                          # 654: rows: repeat until
        (STORE, 34, 4, 19),                      # 655
        (MOVE, 18, 67),                          # 656
        (ROW, 27, 37, 19),                       # 657
        (LOAD, 20, 34, 1),                       # 658
        (STORE, 37, 0, 20),                      # 659
        (LOAD, 20, 34, 2),                       # 660
        (STORE, 37, 1, 20),                      # 661
        (RUN, 37, 2, 2),                         # 662: num_fields
        (U2BE, 22, 37, 2, 0),                    # 663
        (ROWS, 21, 28),                          # 664: fields: repeat expr
        (STORE, 37, 3, 21),                      # 665
        (MOVE, 20, 67),                          # 666
        (JGE, 20, 22, 723),                      # 667
        (ROW, 28, 38, 21),                       # 668
        (LOAD, 23, 37, 0),                       # 669
        (STORE, 38, 0, 23),                      # 670
        (LOAD, 23, 37, 1),                       # 671
        (STORE, 38, 1, 23),                      # 672
        (RUN, 38, 2, 1),                         # 673: len_or_mark
        (JBITSN, 38, 2, 0, 65280, 255, 677),     # 674: len_or_mark
        (RUN, 38, 4, 2),                         # 675: len_long
        (STORE, 38, 3, 73),                      # 676
        (JBITS, 38, 2, 0, 65280, 255, 682),      # 677: len_or_mark
        (U1, 26, 38, 2, 0),                      # 678
        (JLT, 26, 101, 682),                     # 679
        (JBITSN, 38, 2, 0, 65280, 250, 684),     # 680: len_or_mark
        (JNE, 4, 67, 684),                       # 681
        (MOVE, 23, 67),                          # 682
        (JUMP, 686),                             # 683
        (U1, 26, 38, 2, 0),                      # 684
        (MOVE, 23, 26),                          # 685
        (JNE, 23, 67, 699),                      # 686
        (LOAD, 23, 38, 0),                       # 687
        (JNZ, 23, 699),                          # 688
        (JBITSN, 38, 2, 0, 65280, 255, 695),     # 689: len_or_mark
        (LOAD, 26, 38, 3),                       # 690
        (JZ, 26, 4156),                          # 691
        (U2BE, 27, 38, 4, 0),                    # 692
        (MOVE, 23, 27),                          # 693
        (JUMP, 697),                             # 694
        (U1, 28, 38, 2, 0),                      # 695
        (MOVE, 23, 28),                          # 696
        (BYTES, 38, 6, 23),                      # 697: value
        (STORE, 38, 5, 73),                      # 698
        (JBITS, 38, 2, 0, 65280, 255, 704),      # 699: len_or_mark
        (U1, 26, 38, 2, 0),                      # 700
        (JLT, 26, 101, 704),                     # 701
        (JBITSN, 38, 2, 0, 65280, 250, 706),     # 702: len_or_mark
        (JNE, 4, 67, 706),                       # 703
        (MOVE, 23, 67),                          # 704
        (JUMP, 708),                             # 705
        (U1, 26, 38, 2, 0),                      # 706
        (MOVE, 23, 26),                          # 707
        (JNE, 23, 67, 721),                      # 708
        (LOAD, 23, 38, 0),                       # 709
        (JZ, 23, 721),                           # 710
        (JBITSN, 38, 2, 0, 65280, 255, 717),     # 711: len_or_mark
        (LOAD, 26, 38, 3),                       # 712
        (JZ, 26, 4156),                          # 713
        (U2BE, 27, 38, 4, 0),                    # 714
        (MOVE, 23, 27),                          # 715
        (JUMP, 719),                             # 716
        (U1, 28, 38, 2, 0),                      # 717
        (MOVE, 23, 28),                          # 718
        (BYTES, 38, 9, 23),                      # 719: logon
        (STORE, 38, 8, 73),                      # 720
        (COUNT, 20, 2, 37, 4),                   # 721
        (JUMP, 667),                             # 722
        (MOVE, 20, 67),                          # 723
        (EOF, 21),                               # 724
        (JNZ, 21, 729),                          # 725
        (ADD, 21, 18, 73),                       # 726
        (LOAD, 22, 34, 0),                       # 727
        (JLT, 21, 22, 730),                      # 728
        (MOVE, 20, 73),                          # 729
        (COUNT, 18, 4, 34, 5),                   # 730
        (JZ, 20, 657),                           # 731
        (STORE, 34, 3, 73),                      # 732
        (REST, 34, 6),                           # 733: trailing_bytes
        (LOAD, 18, 34, 6),                       # 734
        (LOAD, 19, 34, 7),                       # 735
        (JNE, 19, 67, 4156),                     # 736
        (CLOSE, 16),                             # 737
        (JUMP, 778),                             # 738
        (ROW, 29, 39, 15),                       # 739: part.body.features
        (STORE, 4, 22, 15),                      # 740
        (NUMBER2, 16, 4, 3, 1, 50, 1),           # 741
        (STORE, 39, 0, 16),                      # 742
        (OPEN, 16, 4, 5),                        # 743
        (LOAD, 18, 4, 1),                        # 744
        (STORE, 39, 1, 18),                      # 745
        (LOAD, 20, 39, 0),                       # 746
        (ROWS, 19, 30),                          # 747: features: repeat expr
        (STORE, 39, 2, 19),                      # 748
        (MOVE, 18, 67),                          # 749
        (JGE, 18, 20, 757),                      # 750
        (ROW, 30, 40, 19),                       # 751
        (LOAD, 21, 39, 1),                       # 752
        (STORE, 40, 0, 21),                      # 753
        (RUN, 40, 1, 2),                         # 754: feature, is_on
        (COUNT, 18, 2, 39, 3),                   # 755
        (JUMP, 750),                             # 756
        (CLOSE, 16),                             # 757
        (JUMP, 778),                             # 758
        (ROW, 31, 41, 15),                       # 759: part.body.client_id
        (STORE, 4, 23, 15),                      # 760
        (OPEN, 16, 4, 5),                        # 761
        (LOAD, 18, 4, 1),                        # 762
        (STORE, 41, 0, 18),                      # 763
        (RUN, 41, 1, 1),                         # 764: define_byte
        (REST, 41, 2),                           # 765: terminal_id
        (OPEN, 18, 41, 2),                       # 766
        (REST, 41, 4),                           # 767: data
        (CLOSE, 18),                             # 768
        (CLOSE, 16),                             # 769
        (JUMP, 778),                             # 770
        (ROW, 32, 42, 15),                       # 771: part.body.raw
        (STORE, 4, 24, 15),                      # 772
        (LOAD, 16, 4, 5),                        # 773
        (STORE, 42, 0, 16),                      # 774
        (LOAD, 17, 4, 6),                        # 775
        (STORE, 42, 1, 17),                      # 776
        (JUMP, 778),                             # 777
        (NUMBER2, 17, 1, 3, 0, 52, 1),           # 778
        (NUMBER2, 18, 1, 2, 0, 52, 1),           # 779
        (ADD, 19, 17, 18),                       # 780
        (LOAD, 20, 0, 3),                        # 781
        (POSITION, 20, 20),                      # 782
        (SUB, 21, 19, 20),                       # 783
        (NUMBER2, 22, 4, 3, 7, 52, 1),           # 784
        (MOD, 23, 22, 77),                       # 785
        (SUB, 24, 77, 23),                       # 786
        (MOD, 25, 24, 77),                       # 787
        (JGE, 21, 25, 797),                      # 788
        (NUMBER2, 17, 1, 3, 0, 52, 1),           # 789
        (NUMBER2, 18, 1, 2, 0, 52, 1),           # 790
        (ADD, 19, 17, 18),                       # 791
        (LOAD, 20, 0, 3),                        # 792
        (POSITION, 20, 20),                      # 793
        (SUB, 21, 19, 20),                       # 794
        (MOVE, 14, 21),                          # 795
        (JUMP, 802),                             # 796
        (NUMBER2, 22, 4, 3, 7, 52, 1),           # 797
        (MOD, 23, 22, 77),                       # 798
        (SUB, 24, 77, 23),                       # 799
        (MOD, 25, 24, 77),                       # 800
        (MOVE, 14, 25),                          # 801
        (BYTES, 4, 25, 14),                      # 802: filler
        (COUNT, 11, 6, 1, 8),                    # 803
        (JUMP, 137),                             # 804
        (NUMBER2, 11, 1, 3, 0, 52, 1),           # 805
        (NUMBER2, 12, 1, 2, 0, 52, 1),           # 806
        (ADD, 13, 11, 12),                       # 807
        (LOAD, 14, 0, 3),                        # 808
        (POSITION, 14, 14),                      # 809
        (SUB, 15, 13, 14),                       # 810
        (BYTES, 1, 9, 15),                       # 811: unused
        (LOAD, 14, 0, 4),                        # 812
        (LOAD, 15, 0, 3),                        # 813
        (POSITION, 15, 15),                      # 814
        (SUB, 16, 14, 15),                       # 815
        (NUMBER2, 17, 1, 2, 0, 52, 1),           # 816
        (MOD, 18, 17, 77),                       # 817
        (SUB, 19, 77, 18),                       # 818
        (MOD, 20, 19, 77),                       # 819
        (JGE, 16, 20, 827),                      # 820
        (LOAD, 14, 0, 4),                        # 821
        (LOAD, 15, 0, 3),                        # 822
        (POSITION, 15, 15),                      # 823
        (SUB, 16, 14, 15),                       # 824
        (MOVE, 11, 16),                          # 825
        (JUMP, 832),                             # 826
        (NUMBER2, 17, 1, 2, 0, 52, 1),           # 827
        (MOD, 18, 17, 77),                       # 828
        (SUB, 19, 77, 18),                       # 829
        (MOD, 20, 19, 77),                       # 830
        (MOVE, 11, 20),                          # 831
        (BYTES, 1, 11, 11),                      # 832: filler
        (COUNT, 8, 8, 0, 7),                     # 833
        (JUMP, 59),                              # 834
        (REST, 0, 8),                            # 835: behind
        (CLOSE, 6),                              # 836
        (MOVE, 5, 67),                           # 837
        (LOAD, 6, 0, 7),                         # 838
        (JGE, 5, 6, 4155),                       # 839
        (ITEM, 1, 1, 0, 6, 5),                   # 840
        (MOVE, 7, 67),                           # 841
        (LOAD, 8, 1, 8),                         # 842
        (JGE, 7, 8, 4153),                       # 843
        (ITEM, 4, 4, 1, 7, 7),                   # 844
        (LOAD, 9, 4, 8),                         # 845
        (JZ, 9, 1180),                           # 846
        (ROWAT, 13, 7, 9),                       # 847
        (MOVE, 10, 67),                          # 848
        (LOAD, 11, 13, 3),                       # 849
        (JGE, 10, 11, 1180),                     # 850
        (ITEM, 14, 8, 13, 2, 10),                # 851
        (JBITSN, 0, 0, 0, 65280, 0, 855),        # 852: code_type
        (MOVE, 12, 73),                          # 853
        (JUMP, 888),                             # 854
        (JBITSN, 0, 0, 0, 65280, 19, 858),       # 855: code_type
        (MOVE, 15, 72),                          # 856
        (JUMP, 887),                             # 857
        (JBITSN, 0, 0, 0, 65280, 20, 861),       # 858: code_type
        (MOVE, 18, 79),                          # 859
        (JUMP, 886),                             # 860
        (JBITSN, 0, 0, 0, 65280, 21, 868),       # 861: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 865),        # 862: swap_kind
        (MOVE, 24, 72),                          # 863
        (JUMP, 866),                             # 864
        (MOVE, 24, 79),                          # 865
        (MOVE, 21, 24),                          # 866
        (JUMP, 885),                             # 867
        (JBITSN, 0, 0, 0, 65280, 22, 871),       # 868: code_type
        (MOVE, 27, 76),                          # 869
        (JUMP, 884),                             # 870
        (JBITS, 0, 0, 0, 65280, 1, 874),         # 871: code_type
        (MOVE, 30, 67),                          # 872
        (JUMP, 883),                             # 873
        (JNE, 3, 102, 877),                      # 874
        (MOVE, 33, 87),                          # 875
        (JUMP, 882),                             # 876
        (JNE, 3, 103, 880),                      # 877
        (MOVE, 36, 104),                         # 878
        (JUMP, 881),                             # 879
        (MOVE, 36, 82),                          # 880
        (MOVE, 33, 36),                          # 881
        (MOVE, 30, 33),                          # 882
        (MOVE, 27, 30),                          # 883
        (MOVE, 21, 27),                          # 884
        (MOVE, 18, 21),                          # 885
        (MOVE, 15, 18),                          # 886
        (MOVE, 12, 15),                          # 887
        (JEQ, 12, 67, 1178),                     # 888
        (JBITSN, 0, 0, 0, 65280, 0, 892),        # 889: code_type
        (MOVE, 15, 73),                          # 890
        (JUMP, 925),                             # 891
        (JBITSN, 0, 0, 0, 65280, 19, 895),       # 892: code_type
        (MOVE, 18, 72),                          # 893
        (JUMP, 924),                             # 894
        (JBITSN, 0, 0, 0, 65280, 20, 898),       # 895: code_type
        (MOVE, 21, 79),                          # 896
        (JUMP, 923),                             # 897
        (JBITSN, 0, 0, 0, 65280, 21, 905),       # 898: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 902),        # 899: swap_kind
        (MOVE, 27, 72),                          # 900
        (JUMP, 903),                             # 901
        (MOVE, 27, 79),                          # 902
        (MOVE, 24, 27),                          # 903
        (JUMP, 922),                             # 904
        (JBITSN, 0, 0, 0, 65280, 22, 908),       # 905: code_type
        (MOVE, 30, 76),                          # 906
        (JUMP, 921),                             # 907
        (JBITS, 0, 0, 0, 65280, 1, 911),         # 908: code_type
        (MOVE, 33, 67),                          # 909
        (JUMP, 920),                             # 910
        (JNE, 3, 102, 914),                      # 911
        (MOVE, 36, 87),                          # 912
        (JUMP, 919),                             # 913
        (JNE, 3, 103, 917),                      # 914
        (MOVE, 39, 104),                         # 915
        (JUMP, 918),                             # 916
        (MOVE, 39, 82),                          # 917
        (MOVE, 36, 39),                          # 918
        (MOVE, 33, 36),                          # 919
        (MOVE, 30, 33),                          # 920
        (MOVE, 24, 30),                          # 921
        (MOVE, 21, 24),                          # 922
        (MOVE, 18, 21),                          # 923
        (MOVE, 15, 18),                          # 924
        (JNE, 15, 73, 933),                      # 925
        (LOAD, 15, 14, 4),                       # 926
        (LOAD, 16, 14, 5),                       # 927
        (TEXT, 15, 0),                           # 928
        (MOVE, 12, 15),                          # 929
        (MOVE, 13, 16),                          # 930
        (MOVE, 14, 67),                          # 931
        (JUMP, 1174),                            # 932
        (JBITSN, 0, 0, 0, 65280, 0, 936),        # 933: code_type
        (MOVE, 20, 73),                          # 934
        (JUMP, 969),                             # 935
        (JBITSN, 0, 0, 0, 65280, 19, 939),       # 936: code_type
        (MOVE, 23, 72),                          # 937
        (JUMP, 968),                             # 938
        (JBITSN, 0, 0, 0, 65280, 20, 942),       # 939: code_type
        (MOVE, 26, 79),                          # 940
        (JUMP, 967),                             # 941
        (JBITSN, 0, 0, 0, 65280, 21, 949),       # 942: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 946),        # 943: swap_kind
        (MOVE, 32, 72),                          # 944
        (JUMP, 947),                             # 945
        (MOVE, 32, 79),                          # 946
        (MOVE, 29, 32),                          # 947
        (JUMP, 966),                             # 948
        (JBITSN, 0, 0, 0, 65280, 22, 952),       # 949: code_type
        (MOVE, 35, 76),                          # 950
        (JUMP, 965),                             # 951
        (JBITS, 0, 0, 0, 65280, 1, 955),         # 952: code_type
        (MOVE, 38, 67),                          # 953
        (JUMP, 964),                             # 954
        (JNE, 3, 102, 958),                      # 955
        (MOVE, 41, 87),                          # 956
        (JUMP, 963),                             # 957
        (JNE, 3, 103, 961),                      # 958
        (MOVE, 44, 104),                         # 959
        (JUMP, 962),                             # 960
        (MOVE, 44, 82),                          # 961
        (MOVE, 41, 44),                          # 962
        (MOVE, 38, 41),                          # 963
        (MOVE, 35, 38),                          # 964
        (MOVE, 29, 35),                          # 965
        (MOVE, 26, 29),                          # 966
        (MOVE, 23, 26),                          # 967
        (MOVE, 20, 23),                          # 968
        (JNE, 20, 72, 977),                      # 969
        (LOAD, 20, 14, 4),                       # 970
        (LOAD, 21, 14, 5),                       # 971
        (TEXT, 20, 1),                           # 972
        (MOVE, 17, 20),                          # 973
        (MOVE, 18, 21),                          # 974
        (MOVE, 19, 73),                          # 975
        (JUMP, 1171),                            # 976
        (JBITSN, 0, 0, 0, 65280, 0, 980),        # 977: code_type
        (MOVE, 25, 73),                          # 978
        (JUMP, 1013),                            # 979
        (JBITSN, 0, 0, 0, 65280, 19, 983),       # 980: code_type
        (MOVE, 28, 72),                          # 981
        (JUMP, 1012),                            # 982
        (JBITSN, 0, 0, 0, 65280, 20, 986),       # 983: code_type
        (MOVE, 31, 79),                          # 984
        (JUMP, 1011),                            # 985
        (JBITSN, 0, 0, 0, 65280, 21, 993),       # 986: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 990),        # 987: swap_kind
        (MOVE, 37, 72),                          # 988
        (JUMP, 991),                             # 989
        (MOVE, 37, 79),                          # 990
        (MOVE, 34, 37),                          # 991
        (JUMP, 1010),                            # 992
        (JBITSN, 0, 0, 0, 65280, 22, 996),       # 993: code_type
        (MOVE, 40, 76),                          # 994
        (JUMP, 1009),                            # 995
        (JBITS, 0, 0, 0, 65280, 1, 999),         # 996: code_type
        (MOVE, 43, 67),                          # 997
        (JUMP, 1008),                            # 998
        (JNE, 3, 102, 1002),                     # 999
        (MOVE, 46, 87),                          # 1000
        (JUMP, 1007),                            # 1001
        (JNE, 3, 103, 1005),                     # 1002
        (MOVE, 49, 104),                         # 1003
        (JUMP, 1006),                            # 1004
        (MOVE, 49, 82),                          # 1005
        (MOVE, 46, 49),                          # 1006
        (MOVE, 43, 46),                          # 1007
        (MOVE, 40, 43),                          # 1008
        (MOVE, 34, 40),                          # 1009
        (MOVE, 31, 34),                          # 1010
        (MOVE, 28, 31),                          # 1011
        (MOVE, 25, 28),                          # 1012
        (JNE, 25, 79, 1021),                     # 1013
        (LOAD, 25, 14, 4),                       # 1014
        (LOAD, 26, 14, 5),                       # 1015
        (TEXT, 25, 2),                           # 1016
        (MOVE, 22, 25),                          # 1017
        (MOVE, 23, 26),                          # 1018
        (MOVE, 24, 72),                          # 1019
        (JUMP, 1168),                            # 1020
        (JBITSN, 0, 0, 0, 65280, 0, 1024),       # 1021: code_type
        (MOVE, 30, 73),                          # 1022
        (JUMP, 1057),                            # 1023
        (JBITSN, 0, 0, 0, 65280, 19, 1027),      # 1024: code_type
        (MOVE, 33, 72),                          # 1025
        (JUMP, 1056),                            # 1026
        (JBITSN, 0, 0, 0, 65280, 20, 1030),      # 1027: code_type
        (MOVE, 36, 79),                          # 1028
        (JUMP, 1055),                            # 1029
        (JBITSN, 0, 0, 0, 65280, 21, 1037),      # 1030: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1034),       # 1031: swap_kind
        (MOVE, 42, 72),                          # 1032
        (JUMP, 1035),                            # 1033
        (MOVE, 42, 79),                          # 1034
        (MOVE, 39, 42),                          # 1035
        (JUMP, 1054),                            # 1036
        (JBITSN, 0, 0, 0, 65280, 22, 1040),      # 1037: code_type
        (MOVE, 45, 76),                          # 1038
        (JUMP, 1053),                            # 1039
        (JBITS, 0, 0, 0, 65280, 1, 1043),        # 1040: code_type
        (MOVE, 48, 67),                          # 1041
        (JUMP, 1052),                            # 1042
        (JNE, 3, 102, 1046),                     # 1043
        (MOVE, 51, 87),                          # 1044
        (JUMP, 1051),                            # 1045
        (JNE, 3, 103, 1049),                     # 1046
        (MOVE, 54, 104),                         # 1047
        (JUMP, 1050),                            # 1048
        (MOVE, 54, 82),                          # 1049
        (MOVE, 51, 54),                          # 1050
        (MOVE, 48, 51),                          # 1051
        (MOVE, 45, 48),                          # 1052
        (MOVE, 39, 45),                          # 1053
        (MOVE, 36, 39),                          # 1054
        (MOVE, 33, 36),                          # 1055
        (MOVE, 30, 33),                          # 1056
        (JNE, 30, 76, 1065),                     # 1057
        (LOAD, 30, 14, 4),                       # 1058
        (LOAD, 31, 14, 5),                       # 1059
        (TEXT, 30, 3),                           # 1060
        (MOVE, 27, 30),                          # 1061
        (MOVE, 28, 31),                          # 1062
        (MOVE, 29, 79),                          # 1063
        (JUMP, 1165),                            # 1064
        (JBITSN, 0, 0, 0, 65280, 0, 1068),       # 1065: code_type
        (MOVE, 35, 73),                          # 1066
        (JUMP, 1101),                            # 1067
        (JBITSN, 0, 0, 0, 65280, 19, 1071),      # 1068: code_type
        (MOVE, 38, 72),                          # 1069
        (JUMP, 1100),                            # 1070
        (JBITSN, 0, 0, 0, 65280, 20, 1074),      # 1071: code_type
        (MOVE, 41, 79),                          # 1072
        (JUMP, 1099),                            # 1073
        (JBITSN, 0, 0, 0, 65280, 21, 1081),      # 1074: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1078),       # 1075: swap_kind
        (MOVE, 47, 72),                          # 1076
        (JUMP, 1079),                            # 1077
        (MOVE, 47, 79),                          # 1078
        (MOVE, 44, 47),                          # 1079
        (JUMP, 1098),                            # 1080
        (JBITSN, 0, 0, 0, 65280, 22, 1084),      # 1081: code_type
        (MOVE, 50, 76),                          # 1082
        (JUMP, 1097),                            # 1083
        (JBITS, 0, 0, 0, 65280, 1, 1087),        # 1084: code_type
        (MOVE, 53, 67),                          # 1085
        (JUMP, 1096),                            # 1086
        (JNE, 3, 102, 1090),                     # 1087
        (MOVE, 56, 87),                          # 1088
        (JUMP, 1095),                            # 1089
        (JNE, 3, 103, 1093),                     # 1090
        (MOVE, 59, 104),                         # 1091
        (JUMP, 1094),                            # 1092
        (MOVE, 59, 82),                          # 1093
        (MOVE, 56, 59),                          # 1094
        (MOVE, 53, 56),                          # 1095
        (MOVE, 50, 53),                          # 1096
        (MOVE, 44, 50),                          # 1097
        (MOVE, 41, 44),                          # 1098
        (MOVE, 38, 41),                          # 1099
        (MOVE, 35, 38),                          # 1100
        (JNE, 35, 87, 1109),                     # 1101
        (LOAD, 35, 14, 4),                       # 1102
        (LOAD, 36, 14, 5),                       # 1103
        (TEXT, 35, 4),                           # 1104
        (MOVE, 32, 35),                          # 1105
        (MOVE, 33, 36),                          # 1106
        (MOVE, 34, 76),                          # 1107
        (JUMP, 1162),                            # 1108
        (JBITSN, 0, 0, 0, 65280, 0, 1112),       # 1109: code_type
        (MOVE, 40, 73),                          # 1110
        (JUMP, 1145),                            # 1111
        (JBITSN, 0, 0, 0, 65280, 19, 1115),      # 1112: code_type
        (MOVE, 43, 72),                          # 1113
        (JUMP, 1144),                            # 1114
        (JBITSN, 0, 0, 0, 65280, 20, 1118),      # 1115: code_type
        (MOVE, 46, 79),                          # 1116
        (JUMP, 1143),                            # 1117
        (JBITSN, 0, 0, 0, 65280, 21, 1125),      # 1118: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1122),       # 1119: swap_kind
        (MOVE, 52, 72),                          # 1120
        (JUMP, 1123),                            # 1121
        (MOVE, 52, 79),                          # 1122
        (MOVE, 49, 52),                          # 1123
        (JUMP, 1142),                            # 1124
        (JBITSN, 0, 0, 0, 65280, 22, 1128),      # 1125: code_type
        (MOVE, 55, 76),                          # 1126
        (JUMP, 1141),                            # 1127
        (JBITS, 0, 0, 0, 65280, 1, 1131),        # 1128: code_type
        (MOVE, 58, 67),                          # 1129
        (JUMP, 1140),                            # 1130
        (JNE, 3, 102, 1134),                     # 1131
        (MOVE, 61, 87),                          # 1132
        (JUMP, 1139),                            # 1133
        (JNE, 3, 103, 1137),                     # 1134
        (MOVE, 64, 104),                         # 1135
        (JUMP, 1138),                            # 1136
        (MOVE, 64, 82),                          # 1137
        (MOVE, 61, 64),                          # 1138
        (MOVE, 58, 61),                          # 1139
        (MOVE, 55, 58),                          # 1140
        (MOVE, 49, 55),                          # 1141
        (MOVE, 46, 49),                          # 1142
        (MOVE, 43, 46),                          # 1143
        (MOVE, 40, 43),                          # 1144
        (JNE, 40, 104, 1153),                    # 1145
        (LOAD, 40, 14, 4),                       # 1146
        (LOAD, 41, 14, 5),                       # 1147
        (TEXT, 40, 5),                           # 1148
        (MOVE, 37, 40),                          # 1149
        (MOVE, 38, 41),                          # 1150
        (MOVE, 39, 82),                          # 1151
        (JUMP, 1159),                            # 1152
        (LOAD, 42, 14, 4),                       # 1153
        (LOAD, 43, 14, 5),                       # 1154
        (TEXT, 42, 6),                           # 1155
        (MOVE, 37, 42),                          # 1156
        (MOVE, 38, 43),                          # 1157
        (MOVE, 39, 87),                          # 1158
        (MOVE, 32, 37),                          # 1159
        (MOVE, 33, 38),                          # 1160
        (MOVE, 34, 39),                          # 1161
        (MOVE, 27, 32),                          # 1162
        (MOVE, 28, 33),                          # 1163
        (MOVE, 29, 34),                          # 1164
        (MOVE, 22, 27),                          # 1165
        (MOVE, 23, 28),                          # 1166
        (MOVE, 24, 29),                          # 1167
        (MOVE, 17, 22),                          # 1168
        (MOVE, 18, 23),                          # 1169
        (MOVE, 19, 24),                          # 1170
        (MOVE, 12, 17),                          # 1171
        (MOVE, 13, 18),                          # 1172
        (MOVE, 14, 19),                          # 1173
        (STORE, 14, 7, 12),                      # 1174
        (STORE, 14, 8, 13),                      # 1175
        (STORE, 14, 9, 14),                      # 1176
        (STORE, 14, 6, 73),                      # 1177
        (LOOP, 10, 0),                           # 1178
        (JUMP, 849),                             # 1179
        (LOAD, 9, 4, 9),                         # 1180
        (JZ, 9, 1509),                           # 1181
        (ROWAT, 15, 9, 9),                       # 1182
        (JBITSN, 0, 0, 0, 65280, 0, 1186),       # 1183: code_type
        (MOVE, 10, 73),                          # 1184
        (JUMP, 1219),                            # 1185
        (JBITSN, 0, 0, 0, 65280, 19, 1189),      # 1186: code_type
        (MOVE, 13, 72),                          # 1187
        (JUMP, 1218),                            # 1188
        (JBITSN, 0, 0, 0, 65280, 20, 1192),      # 1189: code_type
        (MOVE, 16, 79),                          # 1190
        (JUMP, 1217),                            # 1191
        (JBITSN, 0, 0, 0, 65280, 21, 1199),      # 1192: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1196),       # 1193: swap_kind
        (MOVE, 22, 72),                          # 1194
        (JUMP, 1197),                            # 1195
        (MOVE, 22, 79),                          # 1196
        (MOVE, 19, 22),                          # 1197
        (JUMP, 1216),                            # 1198
        (JBITSN, 0, 0, 0, 65280, 22, 1202),      # 1199: code_type
        (MOVE, 25, 76),                          # 1200
        (JUMP, 1215),                            # 1201
        (JBITS, 0, 0, 0, 65280, 1, 1205),        # 1202: code_type
        (MOVE, 28, 67),                          # 1203
        (JUMP, 1214),                            # 1204
        (JNE, 3, 102, 1208),                     # 1205
        (MOVE, 31, 87),                          # 1206
        (JUMP, 1213),                            # 1207
        (JNE, 3, 103, 1211),                     # 1208
        (MOVE, 34, 104),                         # 1209
        (JUMP, 1212),                            # 1210
        (MOVE, 34, 82),                          # 1211
        (MOVE, 31, 34),                          # 1212
        (MOVE, 28, 31),                          # 1213
        (MOVE, 25, 28),                          # 1214
        (MOVE, 19, 25),                          # 1215
        (MOVE, 16, 19),                          # 1216
        (MOVE, 13, 16),                          # 1217
        (MOVE, 10, 13),                          # 1218
        (JEQ, 10, 67, 1509),                     # 1219
        (JBITSN, 0, 0, 0, 65280, 0, 1223),       # 1220: code_type
        (MOVE, 13, 73),                          # 1221
        (JUMP, 1256),                            # 1222
        (JBITSN, 0, 0, 0, 65280, 19, 1226),      # 1223: code_type
        (MOVE, 16, 72),                          # 1224
        (JUMP, 1255),                            # 1225
        (JBITSN, 0, 0, 0, 65280, 20, 1229),      # 1226: code_type
        (MOVE, 19, 79),                          # 1227
        (JUMP, 1254),                            # 1228
        (JBITSN, 0, 0, 0, 65280, 21, 1236),      # 1229: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1233),       # 1230: swap_kind
        (MOVE, 25, 72),                          # 1231
        (JUMP, 1234),                            # 1232
        (MOVE, 25, 79),                          # 1233
        (MOVE, 22, 25),                          # 1234
        (JUMP, 1253),                            # 1235
        (JBITSN, 0, 0, 0, 65280, 22, 1239),      # 1236: code_type
        (MOVE, 28, 76),                          # 1237
        (JUMP, 1252),                            # 1238
        (JBITS, 0, 0, 0, 65280, 1, 1242),        # 1239: code_type
        (MOVE, 31, 67),                          # 1240
        (JUMP, 1251),                            # 1241
        (JNE, 3, 102, 1245),                     # 1242
        (MOVE, 34, 87),                          # 1243
        (JUMP, 1250),                            # 1244
        (JNE, 3, 103, 1248),                     # 1245
        (MOVE, 37, 104),                         # 1246
        (JUMP, 1249),                            # 1247
        (MOVE, 37, 82),                          # 1248
        (MOVE, 34, 37),                          # 1249
        (MOVE, 31, 34),                          # 1250
        (MOVE, 28, 31),                          # 1251
        (MOVE, 22, 28),                          # 1252
        (MOVE, 19, 22),                          # 1253
        (MOVE, 16, 19),                          # 1254
        (MOVE, 13, 16),                          # 1255
        (JNE, 13, 73, 1264),                     # 1256
        (LOAD, 13, 15, 1),                       # 1257
        (LOAD, 14, 15, 2),                       # 1258
        (TEXT, 13, 0),                           # 1259
        (MOVE, 10, 13),                          # 1260
        (MOVE, 11, 14),                          # 1261
        (MOVE, 12, 67),                          # 1262
        (JUMP, 1505),                            # 1263
        (JBITSN, 0, 0, 0, 65280, 0, 1267),       # 1264: code_type
        (MOVE, 18, 73),                          # 1265
        (JUMP, 1300),                            # 1266
        (JBITSN, 0, 0, 0, 65280, 19, 1270),      # 1267: code_type
        (MOVE, 21, 72),                          # 1268
        (JUMP, 1299),                            # 1269
        (JBITSN, 0, 0, 0, 65280, 20, 1273),      # 1270: code_type
        (MOVE, 24, 79),                          # 1271
        (JUMP, 1298),                            # 1272
        (JBITSN, 0, 0, 0, 65280, 21, 1280),      # 1273: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1277),       # 1274: swap_kind
        (MOVE, 30, 72),                          # 1275
        (JUMP, 1278),                            # 1276
        (MOVE, 30, 79),                          # 1277
        (MOVE, 27, 30),                          # 1278
        (JUMP, 1297),                            # 1279
        (JBITSN, 0, 0, 0, 65280, 22, 1283),      # 1280: code_type
        (MOVE, 33, 76),                          # 1281
        (JUMP, 1296),                            # 1282
        (JBITS, 0, 0, 0, 65280, 1, 1286),        # 1283: code_type
        (MOVE, 36, 67),                          # 1284
        (JUMP, 1295),                            # 1285
        (JNE, 3, 102, 1289),                     # 1286
        (MOVE, 39, 87),                          # 1287
        (JUMP, 1294),                            # 1288
        (JNE, 3, 103, 1292),                     # 1289
        (MOVE, 42, 104),                         # 1290
        (JUMP, 1293),                            # 1291
        (MOVE, 42, 82),                          # 1292
        (MOVE, 39, 42),                          # 1293
        (MOVE, 36, 39),                          # 1294
        (MOVE, 33, 36),                          # 1295
        (MOVE, 27, 33),                          # 1296
        (MOVE, 24, 27),                          # 1297
        (MOVE, 21, 24),                          # 1298
        (MOVE, 18, 21),                          # 1299
        (JNE, 18, 72, 1308),                     # 1300
        (LOAD, 18, 15, 1),                       # 1301
        (LOAD, 19, 15, 2),                       # 1302
        (TEXT, 18, 1),                           # 1303
        (MOVE, 15, 18),                          # 1304
        (MOVE, 16, 19),                          # 1305
        (MOVE, 17, 73),                          # 1306
        (JUMP, 1502),                            # 1307
        (JBITSN, 0, 0, 0, 65280, 0, 1311),       # 1308: code_type
        (MOVE, 23, 73),                          # 1309
        (JUMP, 1344),                            # 1310
        (JBITSN, 0, 0, 0, 65280, 19, 1314),      # 1311: code_type
        (MOVE, 26, 72),                          # 1312
        (JUMP, 1343),                            # 1313
        (JBITSN, 0, 0, 0, 65280, 20, 1317),      # 1314: code_type
        (MOVE, 29, 79),                          # 1315
        (JUMP, 1342),                            # 1316
        (JBITSN, 0, 0, 0, 65280, 21, 1324),      # 1317: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1321),       # 1318: swap_kind
        (MOVE, 35, 72),                          # 1319
        (JUMP, 1322),                            # 1320
        (MOVE, 35, 79),                          # 1321
        (MOVE, 32, 35),                          # 1322
        (JUMP, 1341),                            # 1323
        (JBITSN, 0, 0, 0, 65280, 22, 1327),      # 1324: code_type
        (MOVE, 38, 76),                          # 1325
        (JUMP, 1340),                            # 1326
        (JBITS, 0, 0, 0, 65280, 1, 1330),        # 1327: code_type
        (MOVE, 41, 67),                          # 1328
        (JUMP, 1339),                            # 1329
        (JNE, 3, 102, 1333),                     # 1330
        (MOVE, 44, 87),                          # 1331
        (JUMP, 1338),                            # 1332
        (JNE, 3, 103, 1336),                     # 1333
        (MOVE, 47, 104),                         # 1334
        (JUMP, 1337),                            # 1335
        (MOVE, 47, 82),                          # 1336
        (MOVE, 44, 47),                          # 1337
        (MOVE, 41, 44),                          # 1338
        (MOVE, 38, 41),                          # 1339
        (MOVE, 32, 38),                          # 1340
        (MOVE, 29, 32),                          # 1341
        (MOVE, 26, 29),                          # 1342
        (MOVE, 23, 26),                          # 1343
        (JNE, 23, 79, 1352),                     # 1344
        (LOAD, 23, 15, 1),                       # 1345
        (LOAD, 24, 15, 2),                       # 1346
        (TEXT, 23, 2),                           # 1347
        (MOVE, 20, 23),                          # 1348
        (MOVE, 21, 24),                          # 1349
        (MOVE, 22, 72),                          # 1350
        (JUMP, 1499),                            # 1351
        (JBITSN, 0, 0, 0, 65280, 0, 1355),       # 1352: code_type
        (MOVE, 28, 73),                          # 1353
        (JUMP, 1388),                            # 1354
        (JBITSN, 0, 0, 0, 65280, 19, 1358),      # 1355: code_type
        (MOVE, 31, 72),                          # 1356
        (JUMP, 1387),                            # 1357
        (JBITSN, 0, 0, 0, 65280, 20, 1361),      # 1358: code_type
        (MOVE, 34, 79),                          # 1359
        (JUMP, 1386),                            # 1360
        (JBITSN, 0, 0, 0, 65280, 21, 1368),      # 1361: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1365),       # 1362: swap_kind
        (MOVE, 40, 72),                          # 1363
        (JUMP, 1366),                            # 1364
        (MOVE, 40, 79),                          # 1365
        (MOVE, 37, 40),                          # 1366
        (JUMP, 1385),                            # 1367
        (JBITSN, 0, 0, 0, 65280, 22, 1371),      # 1368: code_type
        (MOVE, 43, 76),                          # 1369
        (JUMP, 1384),                            # 1370
        (JBITS, 0, 0, 0, 65280, 1, 1374),        # 1371: code_type
        (MOVE, 46, 67),                          # 1372
        (JUMP, 1383),                            # 1373
        (JNE, 3, 102, 1377),                     # 1374
        (MOVE, 49, 87),                          # 1375
        (JUMP, 1382),                            # 1376
        (JNE, 3, 103, 1380),                     # 1377
        (MOVE, 52, 104),                         # 1378
        (JUMP, 1381),                            # 1379
        (MOVE, 52, 82),                          # 1380
        (MOVE, 49, 52),                          # 1381
        (MOVE, 46, 49),                          # 1382
        (MOVE, 43, 46),                          # 1383
        (MOVE, 37, 43),                          # 1384
        (MOVE, 34, 37),                          # 1385
        (MOVE, 31, 34),                          # 1386
        (MOVE, 28, 31),                          # 1387
        (JNE, 28, 76, 1396),                     # 1388
        (LOAD, 28, 15, 1),                       # 1389
        (LOAD, 29, 15, 2),                       # 1390
        (TEXT, 28, 3),                           # 1391
        (MOVE, 25, 28),                          # 1392
        (MOVE, 26, 29),                          # 1393
        (MOVE, 27, 79),                          # 1394
        (JUMP, 1496),                            # 1395
        (JBITSN, 0, 0, 0, 65280, 0, 1399),       # 1396: code_type
        (MOVE, 33, 73),                          # 1397
        (JUMP, 1432),                            # 1398
        (JBITSN, 0, 0, 0, 65280, 19, 1402),      # 1399: code_type
        (MOVE, 36, 72),                          # 1400
        (JUMP, 1431),                            # 1401
        (JBITSN, 0, 0, 0, 65280, 20, 1405),      # 1402: code_type
        (MOVE, 39, 79),                          # 1403
        (JUMP, 1430),                            # 1404
        (JBITSN, 0, 0, 0, 65280, 21, 1412),      # 1405: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1409),       # 1406: swap_kind
        (MOVE, 45, 72),                          # 1407
        (JUMP, 1410),                            # 1408
        (MOVE, 45, 79),                          # 1409
        (MOVE, 42, 45),                          # 1410
        (JUMP, 1429),                            # 1411
        (JBITSN, 0, 0, 0, 65280, 22, 1415),      # 1412: code_type
        (MOVE, 48, 76),                          # 1413
        (JUMP, 1428),                            # 1414
        (JBITS, 0, 0, 0, 65280, 1, 1418),        # 1415: code_type
        (MOVE, 51, 67),                          # 1416
        (JUMP, 1427),                            # 1417
        (JNE, 3, 102, 1421),                     # 1418
        (MOVE, 54, 87),                          # 1419
        (JUMP, 1426),                            # 1420
        (JNE, 3, 103, 1424),                     # 1421
        (MOVE, 57, 104),                         # 1422
        (JUMP, 1425),                            # 1423
        (MOVE, 57, 82),                          # 1424
        (MOVE, 54, 57),                          # 1425
        (MOVE, 51, 54),                          # 1426
        (MOVE, 48, 51),                          # 1427
        (MOVE, 42, 48),                          # 1428
        (MOVE, 39, 42),                          # 1429
        (MOVE, 36, 39),                          # 1430
        (MOVE, 33, 36),                          # 1431
        (JNE, 33, 87, 1440),                     # 1432
        (LOAD, 33, 15, 1),                       # 1433
        (LOAD, 34, 15, 2),                       # 1434
        (TEXT, 33, 4),                           # 1435
        (MOVE, 30, 33),                          # 1436
        (MOVE, 31, 34),                          # 1437
        (MOVE, 32, 76),                          # 1438
        (JUMP, 1493),                            # 1439
        (JBITSN, 0, 0, 0, 65280, 0, 1443),       # 1440: code_type
        (MOVE, 38, 73),                          # 1441
        (JUMP, 1476),                            # 1442
        (JBITSN, 0, 0, 0, 65280, 19, 1446),      # 1443: code_type
        (MOVE, 41, 72),                          # 1444
        (JUMP, 1475),                            # 1445
        (JBITSN, 0, 0, 0, 65280, 20, 1449),      # 1446: code_type
        (MOVE, 44, 79),                          # 1447
        (JUMP, 1474),                            # 1448
        (JBITSN, 0, 0, 0, 65280, 21, 1456),      # 1449: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1453),       # 1450: swap_kind
        (MOVE, 50, 72),                          # 1451
        (JUMP, 1454),                            # 1452
        (MOVE, 50, 79),                          # 1453
        (MOVE, 47, 50),                          # 1454
        (JUMP, 1473),                            # 1455
        (JBITSN, 0, 0, 0, 65280, 22, 1459),      # 1456: code_type
        (MOVE, 53, 76),                          # 1457
        (JUMP, 1472),                            # 1458
        (JBITS, 0, 0, 0, 65280, 1, 1462),        # 1459: code_type
        (MOVE, 56, 67),                          # 1460
        (JUMP, 1471),                            # 1461
        (JNE, 3, 102, 1465),                     # 1462
        (MOVE, 59, 87),                          # 1463
        (JUMP, 1470),                            # 1464
        (JNE, 3, 103, 1468),                     # 1465
        (MOVE, 62, 104),                         # 1466
        (JUMP, 1469),                            # 1467
        (MOVE, 62, 82),                          # 1468
        (MOVE, 59, 62),                          # 1469
        (MOVE, 56, 59),                          # 1470
        (MOVE, 53, 56),                          # 1471
        (MOVE, 47, 53),                          # 1472
        (MOVE, 44, 47),                          # 1473
        (MOVE, 41, 44),                          # 1474
        (MOVE, 38, 41),                          # 1475
        (JNE, 38, 104, 1484),                    # 1476
        (LOAD, 38, 15, 1),                       # 1477
        (LOAD, 39, 15, 2),                       # 1478
        (TEXT, 38, 5),                           # 1479
        (MOVE, 35, 38),                          # 1480
        (MOVE, 36, 39),                          # 1481
        (MOVE, 37, 82),                          # 1482
        (JUMP, 1490),                            # 1483
        (LOAD, 40, 15, 1),                       # 1484
        (LOAD, 41, 15, 2),                       # 1485
        (TEXT, 40, 6),                           # 1486
        (MOVE, 35, 40),                          # 1487
        (MOVE, 36, 41),                          # 1488
        (MOVE, 37, 87),                          # 1489
        (MOVE, 30, 35),                          # 1490
        (MOVE, 31, 36),                          # 1491
        (MOVE, 32, 37),                          # 1492
        (MOVE, 25, 30),                          # 1493
        (MOVE, 26, 31),                          # 1494
        (MOVE, 27, 32),                          # 1495
        (MOVE, 20, 25),                          # 1496
        (MOVE, 21, 26),                          # 1497
        (MOVE, 22, 27),                          # 1498
        (MOVE, 15, 20),                          # 1499
        (MOVE, 16, 21),                          # 1500
        (MOVE, 17, 22),                          # 1501
        (MOVE, 10, 15),                          # 1502
        (MOVE, 11, 16),                          # 1503
        (MOVE, 12, 17),                          # 1504
        (STORE, 15, 4, 10),                      # 1505
        (STORE, 15, 5, 11),                      # 1506
        (STORE, 15, 6, 12),                      # 1507
        (STORE, 15, 3, 73),                      # 1508
        (LOAD, 9, 4, 13),                        # 1509
        (JZ, 9, 1563),                           # 1510
        (ROWAT, 23, 15, 9),                      # 1511
        (U1, 10, 23, 2, 0),                      # 1512
        (JGE, 10, 100, 1522),                    # 1513
        (LOAD, 10, 23, 3),                       # 1514
        (JZ, 10, 4156),                          # 1515
        (LOAD, 11, 23, 4),                       # 1516
        (LOAD, 12, 23, 5),                       # 1517
        (BYTE, 13, 11, 67),                      # 1518
        (LT, 14, 13, 74),                        # 1519
        (STORE, 23, 12, 14),                     # 1520
        (STORE, 23, 11, 73),                     # 1521
        (U1, 10, 23, 2, 0),                      # 1522
        (JGE, 10, 100, 1532),                    # 1523
        (LOAD, 10, 23, 3),                       # 1524
        (JZ, 10, 4156),                          # 1525
        (LOAD, 11, 23, 4),                       # 1526
        (LOAD, 12, 23, 5),                       # 1527
        (BYTE, 13, 11, 67),                      # 1528
        (EQ, 14, 13, 74),                        # 1529
        (STORE, 23, 14, 14),                     # 1530
        (STORE, 23, 13, 73),                     # 1531
        (U1, 10, 23, 2, 0),                      # 1532
        (JGE, 10, 100, 1563),                    # 1533
        (LOAD, 10, 23, 3),                       # 1534
        (JZ, 10, 4156),                          # 1535
        (LOAD, 11, 23, 4),                       # 1536
        (LOAD, 12, 23, 5),                       # 1537
        (BYTE, 13, 11, 67),                      # 1538
        (JEQ, 13, 74, 1563),                     # 1539
        (LOAD, 13, 23, 3),                       # 1540
        (JZ, 13, 4156),                          # 1541
        (LOAD, 14, 23, 4),                       # 1542
        (LOAD, 15, 23, 5),                       # 1543
        (BYTE, 16, 14, 67),                      # 1544
        (JGE, 16, 74, 1554),                     # 1545
        (LOAD, 13, 23, 3),                       # 1546
        (JZ, 13, 4156),                          # 1547
        (LOAD, 14, 23, 4),                       # 1548
        (LOAD, 15, 23, 5),                       # 1549
        (BYTE, 16, 14, 67),                      # 1550
        (SUB, 17, 105, 16),                      # 1551
        (MOVE, 10, 17),                          # 1552
        (JUMP, 1561),                            # 1553
        (LOAD, 18, 23, 3),                       # 1554
        (JZ, 18, 4156),                          # 1555
        (LOAD, 19, 23, 4),                       # 1556
        (LOAD, 20, 23, 5),                       # 1557
        (BYTE, 21, 19, 67),                      # 1558
        (SUB, 22, 21, 106),                      # 1559
        (MOVE, 10, 22),                          # 1560
        (STORE, 23, 16, 10),                     # 1561
        (STORE, 23, 15, 73),                     # 1562
        (LOAD, 9, 4, 15),                        # 1563
        (JZ, 9, 2870),                           # 1564
        (ROWAT, 26, 18, 9),                      # 1565
        (JBITSN, 0, 0, 0, 65280, 0, 1569),       # 1566: code_type
        (MOVE, 10, 73),                          # 1567
        (JUMP, 1602),                            # 1568
        (JBITSN, 0, 0, 0, 65280, 19, 1572),      # 1569: code_type
        (MOVE, 13, 72),                          # 1570
        (JUMP, 1601),                            # 1571
        (JBITSN, 0, 0, 0, 65280, 20, 1575),      # 1572: code_type
        (MOVE, 16, 79),                          # 1573
        (JUMP, 1600),                            # 1574
        (JBITSN, 0, 0, 0, 65280, 21, 1582),      # 1575: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1579),       # 1576: swap_kind
        (MOVE, 22, 72),                          # 1577
        (JUMP, 1580),                            # 1578
        (MOVE, 22, 79),                          # 1579
        (MOVE, 19, 22),                          # 1580
        (JUMP, 1599),                            # 1581
        (JBITSN, 0, 0, 0, 65280, 22, 1585),      # 1582: code_type
        (MOVE, 25, 76),                          # 1583
        (JUMP, 1598),                            # 1584
        (JBITS, 0, 0, 0, 65280, 1, 1588),        # 1585: code_type
        (MOVE, 28, 67),                          # 1586
        (JUMP, 1597),                            # 1587
        (JNE, 3, 102, 1591),                     # 1588
        (MOVE, 31, 87),                          # 1589
        (JUMP, 1596),                            # 1590
        (JNE, 3, 103, 1594),                     # 1591
        (MOVE, 34, 104),                         # 1592
        (JUMP, 1595),                            # 1593
        (MOVE, 34, 82),                          # 1594
        (MOVE, 31, 34),                          # 1595
        (MOVE, 28, 31),                          # 1596
        (MOVE, 25, 28),                          # 1597
        (MOVE, 19, 25),                          # 1598
        (MOVE, 16, 19),                          # 1599
        (MOVE, 13, 16),                          # 1600
        (MOVE, 10, 13),                          # 1601
        (JEQ, 10, 67, 1892),                     # 1602
        (JBITSN, 0, 0, 0, 65280, 0, 1606),       # 1603: code_type
        (MOVE, 13, 73),                          # 1604
        (JUMP, 1639),                            # 1605
        (JBITSN, 0, 0, 0, 65280, 19, 1609),      # 1606: code_type
        (MOVE, 16, 72),                          # 1607
        (JUMP, 1638),                            # 1608
        (JBITSN, 0, 0, 0, 65280, 20, 1612),      # 1609: code_type
        (MOVE, 19, 79),                          # 1610
        (JUMP, 1637),                            # 1611
        (JBITSN, 0, 0, 0, 65280, 21, 1619),      # 1612: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1616),       # 1613: swap_kind
        (MOVE, 25, 72),                          # 1614
        (JUMP, 1617),                            # 1615
        (MOVE, 25, 79),                          # 1616
        (MOVE, 22, 25),                          # 1617
        (JUMP, 1636),                            # 1618
        (JBITSN, 0, 0, 0, 65280, 22, 1622),      # 1619: code_type
        (MOVE, 28, 76),                          # 1620
        (JUMP, 1635),                            # 1621
        (JBITS, 0, 0, 0, 65280, 1, 1625),        # 1622: code_type
        (MOVE, 31, 67),                          # 1623
        (JUMP, 1634),                            # 1624
        (JNE, 3, 102, 1628),                     # 1625
        (MOVE, 34, 87),                          # 1626
        (JUMP, 1633),                            # 1627
        (JNE, 3, 103, 1631),                     # 1628
        (MOVE, 37, 104),                         # 1629
        (JUMP, 1632),                            # 1630
        (MOVE, 37, 82),                          # 1631
        (MOVE, 34, 37),                          # 1632
        (MOVE, 31, 34),                          # 1633
        (MOVE, 28, 31),                          # 1634
        (MOVE, 22, 28),                          # 1635
        (MOVE, 19, 22),                          # 1636
        (MOVE, 16, 19),                          # 1637
        (MOVE, 13, 16),                          # 1638
        (JNE, 13, 73, 1647),                     # 1639
        (LOAD, 13, 26, 4),                       # 1640
        (LOAD, 14, 26, 5),                       # 1641
        (TEXT, 13, 0),                           # 1642
        (MOVE, 10, 13),                          # 1643
        (MOVE, 11, 14),                          # 1644
        (MOVE, 12, 67),                          # 1645
        (JUMP, 1888),                            # 1646
        (JBITSN, 0, 0, 0, 65280, 0, 1650),       # 1647: code_type
        (MOVE, 18, 73),                          # 1648
        (JUMP, 1683),                            # 1649
        (JBITSN, 0, 0, 0, 65280, 19, 1653),      # 1650: code_type
        (MOVE, 21, 72),                          # 1651
        (JUMP, 1682),                            # 1652
        (JBITSN, 0, 0, 0, 65280, 20, 1656),      # 1653: code_type
        (MOVE, 24, 79),                          # 1654
        (JUMP, 1681),                            # 1655
        (JBITSN, 0, 0, 0, 65280, 21, 1663),      # 1656: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1660),       # 1657: swap_kind
        (MOVE, 30, 72),                          # 1658
        (JUMP, 1661),                            # 1659
        (MOVE, 30, 79),                          # 1660
        (MOVE, 27, 30),                          # 1661
        (JUMP, 1680),                            # 1662
        (JBITSN, 0, 0, 0, 65280, 22, 1666),      # 1663: code_type
        (MOVE, 33, 76),                          # 1664
        (JUMP, 1679),                            # 1665
        (JBITS, 0, 0, 0, 65280, 1, 1669),        # 1666: code_type
        (MOVE, 36, 67),                          # 1667
        (JUMP, 1678),                            # 1668
        (JNE, 3, 102, 1672),                     # 1669
        (MOVE, 39, 87),                          # 1670
        (JUMP, 1677),                            # 1671
        (JNE, 3, 103, 1675),                     # 1672
        (MOVE, 42, 104),                         # 1673
        (JUMP, 1676),                            # 1674
        (MOVE, 42, 82),                          # 1675
        (MOVE, 39, 42),                          # 1676
        (MOVE, 36, 39),                          # 1677
        (MOVE, 33, 36),                          # 1678
        (MOVE, 27, 33),                          # 1679
        (MOVE, 24, 27),                          # 1680
        (MOVE, 21, 24),                          # 1681
        (MOVE, 18, 21),                          # 1682
        (JNE, 18, 72, 1691),                     # 1683
        (LOAD, 18, 26, 4),                       # 1684
        (LOAD, 19, 26, 5),                       # 1685
        (TEXT, 18, 1),                           # 1686
        (MOVE, 15, 18),                          # 1687
        (MOVE, 16, 19),                          # 1688
        (MOVE, 17, 73),                          # 1689
        (JUMP, 1885),                            # 1690
        (JBITSN, 0, 0, 0, 65280, 0, 1694),       # 1691: code_type
        (MOVE, 23, 73),                          # 1692
        (JUMP, 1727),                            # 1693
        (JBITSN, 0, 0, 0, 65280, 19, 1697),      # 1694: code_type
        (MOVE, 26, 72),                          # 1695
        (JUMP, 1726),                            # 1696
        (JBITSN, 0, 0, 0, 65280, 20, 1700),      # 1697: code_type
        (MOVE, 29, 79),                          # 1698
        (JUMP, 1725),                            # 1699
        (JBITSN, 0, 0, 0, 65280, 21, 1707),      # 1700: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1704),       # 1701: swap_kind
        (MOVE, 35, 72),                          # 1702
        (JUMP, 1705),                            # 1703
        (MOVE, 35, 79),                          # 1704
        (MOVE, 32, 35),                          # 1705
        (JUMP, 1724),                            # 1706
        (JBITSN, 0, 0, 0, 65280, 22, 1710),      # 1707: code_type
        (MOVE, 38, 76),                          # 1708
        (JUMP, 1723),                            # 1709
        (JBITS, 0, 0, 0, 65280, 1, 1713),        # 1710: code_type
        (MOVE, 41, 67),                          # 1711
        (JUMP, 1722),                            # 1712
        (JNE, 3, 102, 1716),                     # 1713
        (MOVE, 44, 87),                          # 1714
        (JUMP, 1721),                            # 1715
        (JNE, 3, 103, 1719),                     # 1716
        (MOVE, 47, 104),                         # 1717
        (JUMP, 1720),                            # 1718
        (MOVE, 47, 82),                          # 1719
        (MOVE, 44, 47),                          # 1720
        (MOVE, 41, 44),                          # 1721
        (MOVE, 38, 41),                          # 1722
        (MOVE, 32, 38),                          # 1723
        (MOVE, 29, 32),                          # 1724
        (MOVE, 26, 29),                          # 1725
        (MOVE, 23, 26),                          # 1726
        (JNE, 23, 79, 1735),                     # 1727
        (LOAD, 23, 26, 4),                       # 1728
        (LOAD, 24, 26, 5),                       # 1729
        (TEXT, 23, 2),                           # 1730
        (MOVE, 20, 23),                          # 1731
        (MOVE, 21, 24),                          # 1732
        (MOVE, 22, 72),                          # 1733
        (JUMP, 1882),                            # 1734
        (JBITSN, 0, 0, 0, 65280, 0, 1738),       # 1735: code_type
        (MOVE, 28, 73),                          # 1736
        (JUMP, 1771),                            # 1737
        (JBITSN, 0, 0, 0, 65280, 19, 1741),      # 1738: code_type
        (MOVE, 31, 72),                          # 1739
        (JUMP, 1770),                            # 1740
        (JBITSN, 0, 0, 0, 65280, 20, 1744),      # 1741: code_type
        (MOVE, 34, 79),                          # 1742
        (JUMP, 1769),                            # 1743
        (JBITSN, 0, 0, 0, 65280, 21, 1751),      # 1744: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1748),       # 1745: swap_kind
        (MOVE, 40, 72),                          # 1746
        (JUMP, 1749),                            # 1747
        (MOVE, 40, 79),                          # 1748
        (MOVE, 37, 40),                          # 1749
        (JUMP, 1768),                            # 1750
        (JBITSN, 0, 0, 0, 65280, 22, 1754),      # 1751: code_type
        (MOVE, 43, 76),                          # 1752
        (JUMP, 1767),                            # 1753
        (JBITS, 0, 0, 0, 65280, 1, 1757),        # 1754: code_type
        (MOVE, 46, 67),                          # 1755
        (JUMP, 1766),                            # 1756
        (JNE, 3, 102, 1760),                     # 1757
        (MOVE, 49, 87),                          # 1758
        (JUMP, 1765),                            # 1759
        (JNE, 3, 103, 1763),                     # 1760
        (MOVE, 52, 104),                         # 1761
        (JUMP, 1764),                            # 1762
        (MOVE, 52, 82),                          # 1763
        (MOVE, 49, 52),                          # 1764
        (MOVE, 46, 49),                          # 1765
        (MOVE, 43, 46),                          # 1766
        (MOVE, 37, 43),                          # 1767
        (MOVE, 34, 37),                          # 1768
        (MOVE, 31, 34),                          # 1769
        (MOVE, 28, 31),                          # 1770
        (JNE, 28, 76, 1779),                     # 1771
        (LOAD, 28, 26, 4),                       # 1772
        (LOAD, 29, 26, 5),                       # 1773
        (TEXT, 28, 3),                           # 1774
        (MOVE, 25, 28),                          # 1775
        (MOVE, 26, 29),                          # 1776
        (MOVE, 27, 79),                          # 1777
        (JUMP, 1879),                            # 1778
        (JBITSN, 0, 0, 0, 65280, 0, 1782),       # 1779: code_type
        (MOVE, 33, 73),                          # 1780
        (JUMP, 1815),                            # 1781
        (JBITSN, 0, 0, 0, 65280, 19, 1785),      # 1782: code_type
        (MOVE, 36, 72),                          # 1783
        (JUMP, 1814),                            # 1784
        (JBITSN, 0, 0, 0, 65280, 20, 1788),      # 1785: code_type
        (MOVE, 39, 79),                          # 1786
        (JUMP, 1813),                            # 1787
        (JBITSN, 0, 0, 0, 65280, 21, 1795),      # 1788: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1792),       # 1789: swap_kind
        (MOVE, 45, 72),                          # 1790
        (JUMP, 1793),                            # 1791
        (MOVE, 45, 79),                          # 1792
        (MOVE, 42, 45),                          # 1793
        (JUMP, 1812),                            # 1794
        (JBITSN, 0, 0, 0, 65280, 22, 1798),      # 1795: code_type
        (MOVE, 48, 76),                          # 1796
        (JUMP, 1811),                            # 1797
        (JBITS, 0, 0, 0, 65280, 1, 1801),        # 1798: code_type
        (MOVE, 51, 67),                          # 1799
        (JUMP, 1810),                            # 1800
        (JNE, 3, 102, 1804),                     # 1801
        (MOVE, 54, 87),                          # 1802
        (JUMP, 1809),                            # 1803
        (JNE, 3, 103, 1807),                     # 1804
        (MOVE, 57, 104),                         # 1805
        (JUMP, 1808),                            # 1806
        (MOVE, 57, 82),                          # 1807
        (MOVE, 54, 57),                          # 1808
        (MOVE, 51, 54),                          # 1809
        (MOVE, 48, 51),                          # 1810
        (MOVE, 42, 48),                          # 1811
        (MOVE, 39, 42),                          # 1812
        (MOVE, 36, 39),                          # 1813
        (MOVE, 33, 36),                          # 1814
        (JNE, 33, 87, 1823),                     # 1815
        (LOAD, 33, 26, 4),                       # 1816
        (LOAD, 34, 26, 5),                       # 1817
        (TEXT, 33, 4),                           # 1818
        (MOVE, 30, 33),                          # 1819
        (MOVE, 31, 34),                          # 1820
        (MOVE, 32, 76),                          # 1821
        (JUMP, 1876),                            # 1822
        (JBITSN, 0, 0, 0, 65280, 0, 1826),       # 1823: code_type
        (MOVE, 38, 73),                          # 1824
        (JUMP, 1859),                            # 1825
        (JBITSN, 0, 0, 0, 65280, 19, 1829),      # 1826: code_type
        (MOVE, 41, 72),                          # 1827
        (JUMP, 1858),                            # 1828
        (JBITSN, 0, 0, 0, 65280, 20, 1832),      # 1829: code_type
        (MOVE, 44, 79),                          # 1830
        (JUMP, 1857),                            # 1831
        (JBITSN, 0, 0, 0, 65280, 21, 1839),      # 1832: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1836),       # 1833: swap_kind
        (MOVE, 50, 72),                          # 1834
        (JUMP, 1837),                            # 1835
        (MOVE, 50, 79),                          # 1836
        (MOVE, 47, 50),                          # 1837
        (JUMP, 1856),                            # 1838
        (JBITSN, 0, 0, 0, 65280, 22, 1842),      # 1839: code_type
        (MOVE, 53, 76),                          # 1840
        (JUMP, 1855),                            # 1841
        (JBITS, 0, 0, 0, 65280, 1, 1845),        # 1842: code_type
        (MOVE, 56, 67),                          # 1843
        (JUMP, 1854),                            # 1844
        (JNE, 3, 102, 1848),                     # 1845
        (MOVE, 59, 87),                          # 1846
        (JUMP, 1853),                            # 1847
        (JNE, 3, 103, 1851),                     # 1848
        (MOVE, 62, 104),                         # 1849
        (JUMP, 1852),                            # 1850
        (MOVE, 62, 82),                          # 1851
        (MOVE, 59, 62),                          # 1852
        (MOVE, 56, 59),                          # 1853
        (MOVE, 53, 56),                          # 1854
        (MOVE, 47, 53),                          # 1855
        (MOVE, 44, 47),                          # 1856
        (MOVE, 41, 44),                          # 1857
        (MOVE, 38, 41),                          # 1858
        (JNE, 38, 104, 1867),                    # 1859
        (LOAD, 38, 26, 4),                       # 1860
        (LOAD, 39, 26, 5),                       # 1861
        (TEXT, 38, 5),                           # 1862
        (MOVE, 35, 38),                          # 1863
        (MOVE, 36, 39),                          # 1864
        (MOVE, 37, 82),                          # 1865
        (JUMP, 1873),                            # 1866
        (LOAD, 40, 26, 4),                       # 1867
        (LOAD, 41, 26, 5),                       # 1868
        (TEXT, 40, 6),                           # 1869
        (MOVE, 35, 40),                          # 1870
        (MOVE, 36, 41),                          # 1871
        (MOVE, 37, 87),                          # 1872
        (MOVE, 30, 35),                          # 1873
        (MOVE, 31, 36),                          # 1874
        (MOVE, 32, 37),                          # 1875
        (MOVE, 25, 30),                          # 1876
        (MOVE, 26, 31),                          # 1877
        (MOVE, 27, 32),                          # 1878
        (MOVE, 20, 25),                          # 1879
        (MOVE, 21, 26),                          # 1880
        (MOVE, 22, 27),                          # 1881
        (MOVE, 15, 20),                          # 1882
        (MOVE, 16, 21),                          # 1883
        (MOVE, 17, 22),                          # 1884
        (MOVE, 10, 15),                          # 1885
        (MOVE, 11, 16),                          # 1886
        (MOVE, 12, 17),                          # 1887
        (STORE, 26, 22, 10),                     # 1888
        (STORE, 26, 23, 11),                     # 1889
        (STORE, 26, 24, 12),                     # 1890
        (STORE, 26, 21, 73),                     # 1891
        (JBITSN, 0, 0, 0, 65280, 0, 1895),       # 1892: code_type
        (MOVE, 10, 73),                          # 1893
        (JUMP, 1928),                            # 1894
        (JBITSN, 0, 0, 0, 65280, 19, 1898),      # 1895: code_type
        (MOVE, 13, 72),                          # 1896
        (JUMP, 1927),                            # 1897
        (JBITSN, 0, 0, 0, 65280, 20, 1901),      # 1898: code_type
        (MOVE, 16, 79),                          # 1899
        (JUMP, 1926),                            # 1900
        (JBITSN, 0, 0, 0, 65280, 21, 1908),      # 1901: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1905),       # 1902: swap_kind
        (MOVE, 22, 72),                          # 1903
        (JUMP, 1906),                            # 1904
        (MOVE, 22, 79),                          # 1905
        (MOVE, 19, 22),                          # 1906
        (JUMP, 1925),                            # 1907
        (JBITSN, 0, 0, 0, 65280, 22, 1911),      # 1908: code_type
        (MOVE, 25, 76),                          # 1909
        (JUMP, 1924),                            # 1910
        (JBITS, 0, 0, 0, 65280, 1, 1914),        # 1911: code_type
        (MOVE, 28, 67),                          # 1912
        (JUMP, 1923),                            # 1913
        (JNE, 3, 102, 1917),                     # 1914
        (MOVE, 31, 87),                          # 1915
        (JUMP, 1922),                            # 1916
        (JNE, 3, 103, 1920),                     # 1917
        (MOVE, 34, 104),                         # 1918
        (JUMP, 1921),                            # 1919
        (MOVE, 34, 82),                          # 1920
        (MOVE, 31, 34),                          # 1921
        (MOVE, 28, 31),                          # 1922
        (MOVE, 25, 28),                          # 1923
        (MOVE, 19, 25),                          # 1924
        (MOVE, 16, 19),                          # 1925
        (MOVE, 13, 16),                          # 1926
        (MOVE, 10, 13),                          # 1927
        (JEQ, 10, 67, 2218),                     # 1928
        (JBITSN, 0, 0, 0, 65280, 0, 1932),       # 1929: code_type
        (MOVE, 13, 73),                          # 1930
        (JUMP, 1965),                            # 1931
        (JBITSN, 0, 0, 0, 65280, 19, 1935),      # 1932: code_type
        (MOVE, 16, 72),                          # 1933
        (JUMP, 1964),                            # 1934
        (JBITSN, 0, 0, 0, 65280, 20, 1938),      # 1935: code_type
        (MOVE, 19, 79),                          # 1936
        (JUMP, 1963),                            # 1937
        (JBITSN, 0, 0, 0, 65280, 21, 1945),      # 1938: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1942),       # 1939: swap_kind
        (MOVE, 25, 72),                          # 1940
        (JUMP, 1943),                            # 1941
        (MOVE, 25, 79),                          # 1942
        (MOVE, 22, 25),                          # 1943
        (JUMP, 1962),                            # 1944
        (JBITSN, 0, 0, 0, 65280, 22, 1948),      # 1945: code_type
        (MOVE, 28, 76),                          # 1946
        (JUMP, 1961),                            # 1947
        (JBITS, 0, 0, 0, 65280, 1, 1951),        # 1948: code_type
        (MOVE, 31, 67),                          # 1949
        (JUMP, 1960),                            # 1950
        (JNE, 3, 102, 1954),                     # 1951
        (MOVE, 34, 87),                          # 1952
        (JUMP, 1959),                            # 1953
        (JNE, 3, 103, 1957),                     # 1954
        (MOVE, 37, 104),                         # 1955
        (JUMP, 1958),                            # 1956
        (MOVE, 37, 82),                          # 1957
        (MOVE, 34, 37),                          # 1958
        (MOVE, 31, 34),                          # 1959
        (MOVE, 28, 31),                          # 1960
        (MOVE, 22, 28),                          # 1961
        (MOVE, 19, 22),                          # 1962
        (MOVE, 16, 19),                          # 1963
        (MOVE, 13, 16),                          # 1964
        (JNE, 13, 73, 1973),                     # 1965
        (LOAD, 13, 26, 9),                       # 1966
        (LOAD, 14, 26, 10),                      # 1967
        (TEXT, 13, 0),                           # 1968
        (MOVE, 10, 13),                          # 1969
        (MOVE, 11, 14),                          # 1970
        (MOVE, 12, 67),                          # 1971
        (JUMP, 2214),                            # 1972
        (JBITSN, 0, 0, 0, 65280, 0, 1976),       # 1973: code_type
        (MOVE, 18, 73),                          # 1974
        (JUMP, 2009),                            # 1975
        (JBITSN, 0, 0, 0, 65280, 19, 1979),      # 1976: code_type
        (MOVE, 21, 72),                          # 1977
        (JUMP, 2008),                            # 1978
        (JBITSN, 0, 0, 0, 65280, 20, 1982),      # 1979: code_type
        (MOVE, 24, 79),                          # 1980
        (JUMP, 2007),                            # 1981
        (JBITSN, 0, 0, 0, 65280, 21, 1989),      # 1982: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1986),       # 1983: swap_kind
        (MOVE, 30, 72),                          # 1984
        (JUMP, 1987),                            # 1985
        (MOVE, 30, 79),                          # 1986
        (MOVE, 27, 30),                          # 1987
        (JUMP, 2006),                            # 1988
        (JBITSN, 0, 0, 0, 65280, 22, 1992),      # 1989: code_type
        (MOVE, 33, 76),                          # 1990
        (JUMP, 2005),                            # 1991
        (JBITS, 0, 0, 0, 65280, 1, 1995),        # 1992: code_type
        (MOVE, 36, 67),                          # 1993
        (JUMP, 2004),                            # 1994
        (JNE, 3, 102, 1998),                     # 1995
        (MOVE, 39, 87),                          # 1996
        (JUMP, 2003),                            # 1997
        (JNE, 3, 103, 2001),                     # 1998
        (MOVE, 42, 104),                         # 1999
        (JUMP, 2002),                            # 2000
        (MOVE, 42, 82),                          # 2001
        (MOVE, 39, 42),                          # 2002
        (MOVE, 36, 39),                          # 2003
        (MOVE, 33, 36),                          # 2004
        (MOVE, 27, 33),                          # 2005
        (MOVE, 24, 27),                          # 2006
        (MOVE, 21, 24),                          # 2007
        (MOVE, 18, 21),                          # 2008
        (JNE, 18, 72, 2017),                     # 2009
        (LOAD, 18, 26, 9),                       # 2010
        (LOAD, 19, 26, 10),                      # 2011
        (TEXT, 18, 1),                           # 2012
        (MOVE, 15, 18),                          # 2013
        (MOVE, 16, 19),                          # 2014
        (MOVE, 17, 73),                          # 2015
        (JUMP, 2211),                            # 2016
        (JBITSN, 0, 0, 0, 65280, 0, 2020),       # 2017: code_type
        (MOVE, 23, 73),                          # 2018
        (JUMP, 2053),                            # 2019
        (JBITSN, 0, 0, 0, 65280, 19, 2023),      # 2020: code_type
        (MOVE, 26, 72),                          # 2021
        (JUMP, 2052),                            # 2022
        (JBITSN, 0, 0, 0, 65280, 20, 2026),      # 2023: code_type
        (MOVE, 29, 79),                          # 2024
        (JUMP, 2051),                            # 2025
        (JBITSN, 0, 0, 0, 65280, 21, 2033),      # 2026: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 2030),       # 2027: swap_kind
        (MOVE, 35, 72),                          # 2028
        (JUMP, 2031),                            # 2029
        (MOVE, 35, 79),                          # 2030
        (MOVE, 32, 35),                          # 2031
        (JUMP, 2050),                            # 2032
        (JBITSN, 0, 0, 0, 65280, 22, 2036),      # 2033: code_type
        (MOVE, 38, 76),                          # 2034
        (JUMP, 2049),                            # 2035
        (JBITS, 0, 0, 0, 65280, 1, 2039),        # 2036: code_type
        (MOVE, 41, 67),                          # 2037
        (JUMP, 2048),                            # 2038
        (JNE, 3, 102, 2042),                     # 2039
        (MOVE, 44, 87),                          # 2040
        (JUMP, 2047),                            # 2041
        (JNE, 3, 103, 2045),                     # 2042
        (MOVE, 47, 104),                         # 2043
        (JUMP, 2046),                            # 2044
        (MOVE, 47, 82),                          # 2045
        (MOVE, 44, 47),                          # 2046
        (MOVE, 41, 44),                          # 2047
        (MOVE, 38, 41),                          # 2048
        (MOVE, 32, 38),                          # 2049
        (MOVE, 29, 32),                          # 2050
        (MOVE, 26, 29),                          # 2051
        (MOVE, 23, 26),                          # 2052
        (JNE, 23, 79, 2061),                     # 2053
        (LOAD, 23, 26, 9),                       # 2054
        (LOAD, 24, 26, 10),                      # 2055
        (TEXT, 23, 2),                           # 2056
        (MOVE, 20, 23),                          # 2057
        (MOVE, 21, 24),                          # 2058
        (MOVE, 22, 72),                          # 2059
        (JUMP, 2208),                            # 2060
        (JBITSN, 0, 0, 0, 65280, 0, 2064),       # 2061: code_type
        (MOVE, 28, 73),                          # 2062
        (JUMP, 2097),                            # 2063
        (JBITSN, 0, 0, 0, 65280, 19, 2067),      # 2064: code_type
        (MOVE, 31, 72),                          # 2065
        (JUMP, 2096),                            # 2066
        (JBITSN, 0, 0, 0, 65280, 20, 2070),      # 2067: code_type
        (MOVE, 34, 79),                          # 2068
        (JUMP, 2095),                            # 2069
        (JBITSN, 0, 0, 0, 65280, 21, 2077),      # 2070: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 2074),       # 2071: swap_kind
        (MOVE, 40, 72),                          # 2072
        (JUMP, 2075),                            # 2073
        (MOVE, 40, 79),                          # 2074
        (MOVE, 37, 40),                          # 2075
        (JUMP, 2094),                            # 2076
        (JBITSN, 0, 0, 0, 65280, 22, 2080),      # 2077: code_type
        (MOVE, 43, 76),                          # 2078
        (JUMP, 2093),                            # 2079
        (JBITS, 0, 0, 0, 65280, 1, 2083),        # 2080: code_type
        (MOVE, 46, 67),                          # 2081
        (JUMP, 2092),                            # 2082
        (JNE, 3, 102, 2086),                     # 2083
        (MOVE, 49, 87),                          # 2084
        (JUMP, 2091),                            # 2085
        (JNE, 3, 103, 2089),                     # 2086
        (MOVE, 52, 104),                         # 2087
        (JUMP, 2090),                            # 2088
        (MOVE, 52, 82),                          # 2089
        (MOVE, 49, 52),                          # 2090
        (MOVE, 46, 49),                          # 2091
        (MOVE, 43, 46),                          # 2092
        (MOVE, 37, 43),                          # 2093
        (MOVE, 34, 37),                          # 2094
        (MOVE, 31, 34),                          # 2095
        (MOVE, 28, 31),                          # 2096
        (JNE, 28, 76, 2105),                     # 2097
        (LOAD, 28, 26, 9),                       # 2098
        (LOAD, 29, 26, 10),                      # 2099
        (TEXT, 28, 3),                           # 2100
        (MOVE, 25, 28),                          # 2101
        (MOVE, 26, 29),                          # 2102
        (MOVE, 27, 79),                          # 2103
        (JUMP, 2205),                            # 2104
        (JBITSN, 0, 0, 0, 65280, 0, 2108),       # 2105: code_type
        (MOVE, 33, 73),                          # 2106
        (JUMP, 2141),                            # 2107
        (JBITSN, 0, 0, 0, 65280, 19, 2111),      # 2108: code_type
        (MOVE, 36, 72),                          # 2109
        (JUMP, 2140),                            # 2110
        (JBITSN, 0, 0, 0, 65280, 20, 2114),      # 2111: code_type
        (MOVE, 39, 79),                          # 2112
        (JUMP, 2139),                            # 2113
        (JBITSN, 0, 0, 0, 65280, 21, 2121),      # 2114: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 2118),       # 2115: swap_kind
        (MOVE, 45, 72),                          # 2116
        (JUMP, 2119),                            # 2117
        (MOVE, 45, 79),                          # 2118
        (MOVE, 42, 45),                          # 2119
        (JUMP, 2138),                            # 2120
        (JBITSN, 0, 0, 0, 65280, 22, 2124),      # 2121: code_type
        (MOVE, 48, 76),                          # 2122
        (JUMP, 2137),                            # 2123
        (JBITS, 0, 0, 0, 65280, 1, 2127),        # 2124: code_type
        (MOVE, 51, 67),                          # 2125
        (JUMP, 2136),                            # 2126
        (JNE, 3, 102, 2130),                     # 2127
        (MOVE, 54, 87),                          # 2128
        (JUMP, 2135),                            # 2129
        (JNE, 3, 103, 2133),                     # 2130
        (MOVE, 57, 104),                         # 2131
        (JUMP, 2134),                            # 2132
        (MOVE, 57, 82),                          # 2133
        (MOVE, 54, 57),                          # 2134
        (MOVE, 51, 54),                          # 2135
        (MOVE, 48, 51),                          # 2136
        (MOVE, 42, 48),                          # 2137
        (MOVE, 39, 42),                          # 2138
        (MOVE, 36, 39),                          # 2139
        (MOVE, 33, 36),                          # 2140
        (JNE, 33, 87, 2149),                     # 2141
        (LOAD, 33, 26, 9),                       # 2142
        (LOAD, 34, 26, 10),                      # 2143
        (TEXT, 33, 4),                           # 2144
        (MOVE, 30, 33),                          # 2145
        (MOVE, 31, 34),                          # 2146
        (MOVE, 32, 76),                          # 2147
        (JUMP, 2202),                            # 2148
        (JBITSN, 0, 0, 0, 65280, 0, 2152),       # 2149: code_type
        (MOVE, 38, 73),                          # 2150
        (JUMP, 2185),                            # 2151
        (JBITSN, 0, 0, 0, 65280, 19, 2155),      # 2152: code_type
        (MOVE, 41, 72),                          # 2153
        (JUMP, 2184),                            # 2154
        (JBITSN, 0, 0, 0, 65280, 20, 2158),      # 2155: code_type
        (MOVE, 44, 79),                          # 2156
        (JUMP, 2183),                            # 2157
        (JBITSN, 0, 0, 0, 65280, 21, 2165),      # 2158: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 2162),       # 2159: swap_kind
        (MOVE, 50, 72),                          # 2160
        (JUMP, 2163),                            # 2161
        (MOVE, 50, 79),                          # 2162
        (MOVE, 47, 50),                          # 2163
        (JUMP, 2182),                            # 2164
        (JBITSN, 0, 0, 0, 65280, 22, 2168),      # 2165: code_type
        (MOVE, 53, 76),                          # 2166
        (JUMP, 2181),                            # 2167
        (JBITS, 0, 0, 0, 65280, 1, 2171),        # 2168: code_type
        (MOVE, 56, 67),                          # 2169
        (JUMP, 2180),                            # 2170
        (JNE, 3, 102, 2174),                     # 2171
        (MOVE, 59, 87),                          # 2172
        (JUMP, 2179),                            # 2173
        (JNE, 3, 103, 2177),                     # 2174
        (MOVE, 62, 104),                         # 2175
        (JUMP, 2178),                            # 2176
        (MOVE, 62, 82),                          # 2177
        (MOVE, 59, 62),                          # 2178
        (MOVE, 56, 59),                          # 2179
        (MOVE, 53, 56),                          # 2180
        (MOVE, 47, 53),                          # 2181
        (MOVE, 44, 47),                          # 2182
        (MOVE, 41, 44),                          # 2183
        (MOVE, 38, 41),                          # 2184
        (JNE, 38, 104, 2193),                    # 2185
        (LOAD, 38, 26, 9),                       # 2186
        (LOAD, 39, 26, 10),                      # 2187
        (TEXT, 38, 5),                           # 2188
        (MOVE, 35, 38),                          # 2189
        (MOVE, 36, 39),                          # 2190
        (MOVE, 37, 82),                          # 2191
        (JUMP, 2199),                            # 2192
        (LOAD, 40, 26, 9),                       # 2193
        (LOAD, 41, 26, 10),                      # 2194
        (TEXT, 40, 6),                           # 2195
        (MOVE, 35, 40),                          # 2196
        (MOVE, 36, 41),                          # 2197
        (MOVE, 37, 87),                          # 2198
        (MOVE, 30, 35),                          # 2199
        (MOVE, 31, 36),                          # 2200
        (MOVE, 32, 37),                          # 2201
        (MOVE, 25, 30),                          # 2202
        (MOVE, 26, 31),                          # 2203
        (MOVE, 27, 32),                          # 2204
        (MOVE, 20, 25),                          # 2205
        (MOVE, 21, 26),                          # 2206
        (MOVE, 22, 27),                          # 2207
        (MOVE, 15, 20),                          # 2208
        (MOVE, 16, 21),                          # 2209
        (MOVE, 17, 22),                          # 2210
        (MOVE, 10, 15),                          # 2211
        (MOVE, 11, 16),                          # 2212
        (MOVE, 12, 17),                          # 2213
        (STORE, 26, 26, 10),                     # 2214
        (STORE, 26, 27, 11),                     # 2215
        (STORE, 26, 28, 12),                     # 2216
        (STORE, 26, 25, 73),                     # 2217
        (JBITSN, 0, 0, 0, 65280, 0, 2221),       # 2218: code_type
        (MOVE, 10, 73),                          # 2219
        (JUMP, 2254),                            # 2220
        (JBITSN, 0, 0, 0, 65280, 19, 2224),      # 2221: code_type
        (MOVE, 13, 72),                          # 2222
        (JUMP, 2253),                            # 2223
        (JBITSN, 0, 0, 0, 65280, 20, 2227),      # 2224: code_type
        (MOVE, 16, 79),                          # 2225
        (JUMP, 2252),                            # 2226
        (JBITSN, 0, 0, 0, 65280, 21, 2234),      # 2227: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 2231),       # 2228: swap_kind
        (MOVE, 22, 72),                          # 2229
        (JUMP, 2232),                            # 2230
        (MOVE, 22, 79),                          # 2231
        (MOVE, 19, 22),                          # 2232
        (JUMP, 2251),                            # 2233
        (JBITSN, 0, 0, 0, 65280, 22, 2237),      # 2234: code_type
        (MOVE, 25, 76),                          # 2235
        (JUMP, 2250),                            # 2236
        (JBITS, 0, 0, 0, 65280, 1, 2240),        # 2237: code_type
        (MOVE, 28, 67),                          # 2238
        (JUMP, 2249),                            # 2239
        (JNE, 3, 102, 2243),                     # 2240
        (MOVE, 31, 87),                          # 2241
        (JUMP, 2248),                            # 2242
        (JNE, 3, 103, 2246),                     # 2243
        (MOVE, 34, 104),                         # 2244
        (JUMP, 2247),                            # 2245
        (MOVE, 34, 82),                          # 2246
        (MOVE, 31, 34),                          # 2247
        (MOVE, 28, 31),                          # 2248
        (MOVE, 25, 28),                          # 2249
        (MOVE, 19, 25),                          # 2250
        (MOVE, 16, 19),                          # 2251
        (MOVE, 13, 16),                          # 2252
        (MOVE, 10, 13),                          # 2253
        (JEQ, 10, 67, 2544),                     # 2254
        (JBITSN, 0, 0, 0, 65280, 0, 2258),       # 2255: code_type
        (MOVE, 13, 73),                          # 2256
        (JUMP, 2291),                            # 2257
        (JBITSN, 0, 0, 0, 65280, 19, 2261),      # 2258: code_type
        (MOVE, 16, 72),                          # 2259
        (JUMP, 2290),                            # 2260
        (JBITSN, 0, 0, 0, 65280, 20, 2264),      # 2261: code_type
        (MOVE, 19, 79),                          # 2262
        (JUMP, 2289),                            # 2263
        (JBITSN, 0, 0, 0, 65280, 21, 2271),      # 2264: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 2268),       # 2265: swap_kind
        (MOVE, 25, 72),                          # 2266
        (JUMP, 2269),                            # 2267
        (MOVE, 25, 79),                          # 2268
        (MOVE, 22, 25),                          # 2269
        (JUMP, 2288),                            # 2270
        (JBITSN, 0, 0, 0, 65280, 22, 2274),      # 2271: code_type
        (MOVE, 28, 76),                          # 2272
        (JUMP, 2287),                            # 2273
        (JBITS, 0, 0, 0, 65280, 1, 2277),        # 2274: code_type
        (MOVE, 31, 67),                          # 2275
        (JUMP, 2286),                            # 2276
        (JNE, 3, 102, 2280),                     # 2277
        (MOVE, 34, 87),                          # 2278
        (JUMP, 2285),                            # 2279
        (JNE, 3, 103, 2283),                     # 2280
        (MOVE, 37, 104),                         # 2281
        (JUMP, 2284),                            # 2282
        (MOVE, 37, 82),                          # 2283
        (MOVE, 34, 37),                          # 2284
        (MOVE, 31, 34),                          # 2285
        (MOVE, 28, 31),                          # 2286
        (MOVE, 22, 28),                          # 2287
        (MOVE, 19, 22),                          # 2288
        (MOVE, 16, 19),                          # 2289
        (MOVE, 13, 16),                          # 2290
        (JNE, 13, 73, 2299),                     # 2291
        (LOAD, 13, 26, 14),                      # 2292
        (LOAD, 14, 26, 15),                      # 2293
        (TEXT, 13, 0),                           # 2294
        (MOVE, 10, 13),                          # 2295
        (MOVE, 11, 14),                          # 2296
        (MOVE, 12, 67),                          # 2297
        (JUMP, 2540),                            # 2298
        (JBITSN, 0, 0, 0, 65280, 0, 2302),       # 2299: code_type
        (MOVE, 18, 73),                          # 2300
        (JUMP, 2335),                            # 2301
        (JBITSN, 0, 0, 0, 65280, 19, 2305),      # 2302: code_type
        (MOVE, 21, 72),                          # 2303
        (JUMP, 2334),                            # 2304
        (JBITSN, 0, 0, 0, 65280, 20, 2308),      # 2305: code_type
        (MOVE, 24, 79),                          # 2306
        (JUMP, 2333),                            # 2307
        (JBITSN, 0, 0, 0, 65280, 21, 2315),      # 2308: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 2312),       # 2309: swap_kind
        (MOVE, 30, 72),                          # 2310
        (JUMP, 2313),                            # 2311
        (MOVE, 30, 79),                          # 2312
        (MOVE, 27, 30),                          # 2313
        (JUMP, 2332),                            # 2314
        (JBITSN, 0, 0, 0, 65280, 22, 2318),      # 2315: code_type
        (MOVE, 33, 76),                          # 2316
        (JUMP, 2331),                            # 2317
        (JBITS, 0, 0, 0, 65280, 1, 2321),        # 2318: code_type
        (MOVE, 36, 67),                          # 2319
        (JUMP, 2330),                            # 2320
        (JNE, 3, 102, 2324),                     # 2321
        (MOVE, 39, 87),                          # 2322
        (JUMP, 2329),                            # 2323
        (JNE, 3, 103, 2327),                     # 2324
        (MOVE, 42, 104),                         # 2325
        (JUMP, 2328),                            # 2326
        (MOVE, 42, 82),                          # 2327
        (MOVE, 39, 42),                          # 2328
        (MOVE, 36, 39),                          # 2329
        (MOVE, 33, 36),                          # 2330
        (MOVE, 27, 33),                          # 2331
        (MOVE, 24, 27),                          # 2332
        (MOVE, 21, 24),                          # 2333
        (MOVE, 18, 21),                          # 2334
        (JNE, 18, 72, 2343),                     # 2335
        (LOAD, 18, 26, 14),                      # 2336
        (LOAD, 19, 26, 15),                      # 2337
        (TEXT, 18, 1),                           # 2338
        (MOVE, 15, 18),                          # 2339
        (MOVE, 16, 19),                          # 2340
        (MOVE, 17, 73),                          # 2341
        (JUMP, 2537),                            # 2342
        (JBITSN, 0, 0, 0, 65280, 0, 2346),       # 2343: code_type
        (MOVE, 23, 73),                          # 2344
        (JUMP, 2379),                            # 2345
        (JBITSN, 0, 0, 0, 65280, 19, 2349),      # 2346: code_type
        (MOVE, 26, 72),                          # 2347
        (JUMP, 2378),                            # 2348
        (JBITSN, 0, 0, 0, 65280, 20, 2352),      # 2349: code_type
        (MOVE, 29, 79),                          # 2350
        (JUMP, 2377),                            # 2351
        (JBITSN, 0, 0, 0, 65280, 21, 2359),      # 2352: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 2356),       # 2353: swap_kind
        (MOVE, 35, 72),                          # 2354
        (JUMP, 2357),                            # 2355
        (MOVE, 35, 79),                          # 2356
        (MOVE, 32, 35),                          # 2357
        (JUMP, 2376),                            # 2358
        (JBITSN, 0, 0, 0, 65280, 22, 2362),      # 2359: code_type
        (MOVE, 38, 76),                          # 2360
        (JUMP, 2375),                            # 2361
        (JBITS, 0, 0, 0, 65280, 1, 2365),        # 2362: code_type
        (MOVE, 41, 67),                          # 2363
        (JUMP, 2374),                            # 2364
        (JNE, 3, 102, 2368),                     # 2365
        (MOVE, 44, 87),                          # 2366
        (JUMP, 2373),                            # 2367
        (JNE, 3, 103, 2371),                     # 2368
        (MOVE, 47, 104),                         # 2369
        (JUMP, 2372),                            # 2370
        (MOVE, 47, 82),                          # 2371
        (MOVE, 44, 47),                          # 2372
        (MOVE, 41, 44),                          # 2373
        (MOVE, 38, 41),                          # 2374
        (MOVE, 32, 38),                          # 2375
        (MOVE, 29, 32),                          # 2376
        (MOVE, 26, 29),                          # 2377
        (MOVE, 23, 26),                          # 2378
        (JNE, 23, 79, 2387),                     # 2379
        (LOAD, 23, 26, 14),                      # 2380
        (LOAD, 24, 26, 15),                      # 2381
        (TEXT, 23, 2),                           # 2382
        (MOVE, 20, 23),                          # 2383
        (MOVE, 21, 24),                          # 2384
        (MOVE, 22, 72),                          # 2385
        (JUMP, 2534),                            # 2386
        (JBITSN, 0, 0, 0, 65280, 0, 2390),       # 2387: code_type
        (MOVE, 28, 73),                          # 2388
        (JUMP, 2423),                            # 2389
        (JBITSN, 0, 0, 0, 65280, 19, 2393),      # 2390: code_type
        (MOVE, 31, 72),                          # 2391
        (JUMP, 2422),                            # 2392
        (JBITSN, 0, 0, 0, 65280, 20, 2396),      # 2393: code_type
        (MOVE, 34, 79),                          # 2394
        (JUMP, 2421),                            # 2395
        (JBITSN, 0, 0, 0, 65280, 21, 2403),      # 2396: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 2400),       # 2397: swap_kind
        (MOVE, 40, 72),                          # 2398
        (JUMP, 2401),                            # 2399
        (MOVE, 40, 79),                          # 2400
        (MOVE, 37, 40),                          # 2401
        (JUMP, 2420),                            # 2402
        (JBITSN, 0, 0, 0, 65280, 22, 2406),      # 2403: code_type
        (MOVE, 43, 76),                          # 2404
        (JUMP, 2419),                            # 2405
        (JBITS, 0, 0, 0, 65280, 1, 2409),        # 2406: code_type
        (MOVE, 46, 67),                          # 2407
        (JUMP, 2418),                            # 2408
        (JNE, 3, 102, 2412),                     # 2409
        (MOVE, 49, 87),                          # 2410
        (JUMP, 2417),                            # 2411
        (JNE, 3, 103, 2415),                     # 2412
        (MOVE, 52, 104),                         # 2413
        (JUMP, 2416),                            # 2414
        (MOVE, 52, 82),                          # 2415
        (MOVE, 49, 52),                          # 2416
        (MOVE, 46, 49),                          # 2417
        (MOVE, 43, 46),                          # 2418
        (MOVE, 37, 43),                          # 2419
        (MOVE, 34, 37),                          # 2420
        (MOVE, 31, 34),                          # 2421
        (MOVE, 28, 31),                          # 2422
        (JNE, 28, 76, 2431),                     # 2423
        (LOAD, 28, 26, 14),                      # 2424
        (LOAD, 29, 26, 15),                      # 2425
        (TEXT, 28, 3),                           # 2426
        (MOVE, 25, 28),                          # 2427
        (MOVE, 26, 29),                          # 2428
        (MOVE, 27, 79),                          # 2429
        (JUMP, 2531),                            # 2430
        (JBITSN, 0, 0, 0, 65280, 0, 2434),       # 2431: code_type
        (MOVE, 33, 73),                          # 2432
        (JUMP, 2467),                            # 2433
        (JBITSN, 0, 0, 0, 65280, 19, 2437),      # 2434: code_type
        (MOVE, 36, 72),                          # 2435
        (JUMP, 2466),                            # 2436
        (JBITSN, 0, 0, 0, 65280, 20, 2440),      # 2437: code_type
        (MOVE, 39, 79),                          # 2438
        (JUMP, 2465),                            # 2439
        (JBITSN, 0, 0, 0, 65280, 21, 2447),      # 2440: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 2444),       # 2441: swap_kind
        (MOVE, 45, 72),                          # 2442
        (JUMP, 2445),                            # 2443
        (MOVE, 45, 79),                          # 2444
        (MOVE, 42, 45),                          # 2445
        (JUMP, 2464),                            # 2446
        (JBITSN, 0, 0, 0, 65280, 22, 2450),      # 2447: code_type
        (MOVE, 48, 76),                          # 2448
        (JUMP, 2463),                            # 2449
        (JBITS, 0, 0, 0, 65280, 1, 2453),        # 2450: code_type
        (MOVE, 51, 67),                          # 2451
        (JUMP, 2462),                            # 2452
        (JNE, 3, 102, 2456),                     # 2453
        (MOVE, 54, 87),                          # 2454
        (JUMP, 2461),                            # 2455
        (JNE, 3, 103, 2459),                     # 2456
        (MOVE, 57, 104),                         # 2457
        (JUMP, 2460),                            # 2458
        (MOVE, 57, 82),                          # 2459
        (MOVE, 54, 57),                          # 2460
        (MOVE, 51, 54),                          # 2461
        (MOVE, 48, 51),                          # 2462
        (MOVE, 42, 48),                          # 2463
        (MOVE, 39, 42),                          # 2464
        (MOVE, 36, 39),                          # 2465
        (MOVE, 33, 36),                          # 2466
        (JNE, 33, 87, 2475),                     # 2467
        (LOAD, 33, 26, 14),                      # 2468
        (LOAD, 34, 26, 15),                      # 2469
        (TEXT, 33, 4),                           # 2470
        (MOVE, 30, 33),                          # 2471
        (MOVE, 31, 34),                          # 2472
        (MOVE, 32, 76),                          # 2473
        (JUMP, 2528),                            # 2474
        (JBITSN, 0, 0, 0, 65280, 0, 2478),       # 2475: code_type
        (MOVE, 38, 73),                          # 2476
        (JUMP, 2511),                            # 2477
        (JBITSN, 0, 0, 0, 65280, 19, 2481),      # 2478: code_type
        (MOVE, 41, 72),                          # 2479
        (JUMP, 2510),                            # 2480
        (JBITSN, 0, 0, 0, 65280, 20, 2484),      # 2481: code_type
        (MOVE, 44, 79),                          # 2482
        (JUMP, 2509),                            # 2483
        (JBITSN, 0, 0, 0, 65280, 21, 2491),      # 2484: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 2488),       # 2485: swap_kind
        (MOVE, 50, 72),                          # 2486
        (JUMP, 2489),                            # 2487
        (MOVE, 50, 79),                          # 2488
        (MOVE, 47, 50),                          # 2489
        (JUMP, 2508),                            # 2490
        (JBITSN, 0, 0, 0, 65280, 22, 2494),      # 2491: code_type
        (MOVE, 53, 76),                          # 2492
        (JUMP, 2507),                            # 2493
        (JBITS, 0, 0, 0, 65280, 1, 2497),        # 2494: code_type
        (MOVE, 56, 67),                          # 2495
        (JUMP, 2506),                            # 2496
        (JNE, 3, 102, 2500),                     # 2497
        (MOVE, 59, 87),                          # 2498
        (JUMP, 2505),                            # 2499
        (JNE, 3, 103, 2503),                     # 2500
        (MOVE, 62, 104),                         # 2501
        (JUMP, 2504),                            # 2502
        (MOVE, 62, 82),                          # 2503
        (MOVE, 59, 62),                          # 2504
        (MOVE, 56, 59),                          # 2505
        (MOVE, 53, 56),                          # 2506
        (MOVE, 47, 53),                          # 2507
        (MOVE, 44, 47),                          # 2508
        (MOVE, 41, 44),                          # 2509
        (MOVE, 38, 41),                          # 2510
        (JNE, 38, 104, 2519),                    # 2511
        (LOAD, 38, 26, 14),                      # 2512
        (LOAD, 39, 26, 15),                      # 2513
        (TEXT, 38, 5),                           # 2514
        (MOVE, 35, 38),                          # 2515
        (MOVE, 36, 39),                          # 2516
        (MOVE, 37, 82),                          # 2517
        (JUMP, 2525),                            # 2518
        (LOAD, 40, 26, 14),                      # 2519
        (LOAD, 41, 26, 15),                      # 2520
        (TEXT, 40, 6),                           # 2521
        (MOVE, 35, 40),                          # 2522
        (MOVE, 36, 41),                          # 2523
        (MOVE, 37, 87),                          # 2524
        (MOVE, 30, 35),                          # 2525
        (MOVE, 31, 36),                          # 2526
        (MOVE, 32, 37),                          # 2527
        (MOVE, 25, 30),                          # 2528
        (MOVE, 26, 31),                          # 2529
        (MOVE, 27, 32),                          # 2530
        (MOVE, 20, 25),                          # 2531
        (MOVE, 21, 26),                          # 2532
        (MOVE, 22, 27),                          # 2533
        (MOVE, 15, 20),                          # 2534
        (MOVE, 16, 21),                          # 2535
        (MOVE, 17, 22),                          # 2536
        (MOVE, 10, 15),                          # 2537
        (MOVE, 11, 16),                          # 2538
        (MOVE, 12, 17),                          # 2539
        (STORE, 26, 30, 10),                     # 2540
        (STORE, 26, 31, 11),                     # 2541
        (STORE, 26, 32, 12),                     # 2542
        (STORE, 26, 29, 73),                     # 2543
        (JBITSN, 0, 0, 0, 65280, 0, 2547),       # 2544: code_type
        (MOVE, 10, 73),                          # 2545
        (JUMP, 2580),                            # 2546
        (JBITSN, 0, 0, 0, 65280, 19, 2550),      # 2547: code_type
        (MOVE, 13, 72),                          # 2548
        (JUMP, 2579),                            # 2549
        (JBITSN, 0, 0, 0, 65280, 20, 2553),      # 2550: code_type
        (MOVE, 16, 79),                          # 2551
        (JUMP, 2578),                            # 2552
        (JBITSN, 0, 0, 0, 65280, 21, 2560),      # 2553: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 2557),       # 2554: swap_kind
        (MOVE, 22, 72),                          # 2555
        (JUMP, 2558),                            # 2556
        (MOVE, 22, 79),                          # 2557
        (MOVE, 19, 22),                          # 2558
        (JUMP, 2577),                            # 2559
        (JBITSN, 0, 0, 0, 65280, 22, 2563),      # 2560: code_type
        (MOVE, 25, 76),                          # 2561
        (JUMP, 2576),                            # 2562
        (JBITS, 0, 0, 0, 65280, 1, 2566),        # 2563: code_type
        (MOVE, 28, 67),                          # 2564
        (JUMP, 2575),                            # 2565
        (JNE, 3, 102, 2569),                     # 2566
        (MOVE, 31, 87),                          # 2567
        (JUMP, 2574),                            # 2568
        (JNE, 3, 103, 2572),                     # 2569
        (MOVE, 34, 104),                         # 2570
        (JUMP, 2573),                            # 2571
        (MOVE, 34, 82),                          # 2572
        (MOVE, 31, 34),                          # 2573
        (MOVE, 28, 31),                          # 2574
        (MOVE, 25, 28),                          # 2575
        (MOVE, 19, 25),                          # 2576
        (MOVE, 16, 19),                          # 2577
        (MOVE, 13, 16),                          # 2578
        (MOVE, 10, 13),                          # 2579
        (JEQ, 10, 67, 2870),                     # 2580
        (JBITSN, 0, 0, 0, 65280, 0, 2584),       # 2581: code_type
        (MOVE, 13, 73),                          # 2582
        (JUMP, 2617),                            # 2583
        (JBITSN, 0, 0, 0, 65280, 19, 2587),      # 2584: code_type
        (MOVE, 16, 72),                          # 2585
        (JUMP, 2616),                            # 2586
        (JBITSN, 0, 0, 0, 65280, 20, 2590),      # 2587: code_type
        (MOVE, 19, 79),                          # 2588
        (JUMP, 2615),                            # 2589
        (JBITSN, 0, 0, 0, 65280, 21, 2597),      # 2590: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 2594),       # 2591: swap_kind
        (MOVE, 25, 72),                          # 2592
        (JUMP, 2595),                            # 2593
        (MOVE, 25, 79),                          # 2594
        (MOVE, 22, 25),                          # 2595
        (JUMP, 2614),                            # 2596
        (JBITSN, 0, 0, 0, 65280, 22, 2600),      # 2597: code_type
        (MOVE, 28, 76),                          # 2598
        (JUMP, 2613),                            # 2599
        (JBITS, 0, 0, 0, 65280, 1, 2603),        # 2600: code_type
        (MOVE, 31, 67),                          # 2601
        (JUMP, 2612),                            # 2602
        (JNE, 3, 102, 2606),                     # 2603
        (MOVE, 34, 87),                          # 2604
        (JUMP, 2611),                            # 2605
        (JNE, 3, 103, 2609),                     # 2606
        (MOVE, 37, 104),                         # 2607
        (JUMP, 2610),                            # 2608
        (MOVE, 37, 82),                          # 2609
        (MOVE, 34, 37),                          # 2610
        (MOVE, 31, 34),                          # 2611
        (MOVE, 28, 31),                          # 2612
        (MOVE, 22, 28),                          # 2613
        (MOVE, 19, 22),                          # 2614
        (MOVE, 16, 19),                          # 2615
        (MOVE, 13, 16),                          # 2616
        (JNE, 13, 73, 2625),                     # 2617
        (LOAD, 13, 26, 19),                      # 2618
        (LOAD, 14, 26, 20),                      # 2619
        (TEXT, 13, 0),                           # 2620
        (MOVE, 10, 13),                          # 2621
        (MOVE, 11, 14),                          # 2622
        (MOVE, 12, 67),                          # 2623
        (JUMP, 2866),                            # 2624
        (JBITSN, 0, 0, 0, 65280, 0, 2628),       # 2625: code_type
        (MOVE, 18, 73),                          # 2626
        (JUMP, 2661),                            # 2627
        (JBITSN, 0, 0, 0, 65280, 19, 2631),      # 2628: code_type
        (MOVE, 21, 72),                          # 2629
        (JUMP, 2660),                            # 2630
        (JBITSN, 0, 0, 0, 65280, 20, 2634),      # 2631: code_type
        (MOVE, 24, 79),                          # 2632
        (JUMP, 2659),                            # 2633
        (JBITSN, 0, 0, 0, 65280, 21, 2641),      # 2634: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 2638),       # 2635: swap_kind
        (MOVE, 30, 72),                          # 2636
        (JUMP, 2639),                            # 2637
        (MOVE, 30, 79),                          # 2638
        (MOVE, 27, 30),                          # 2639
        (JUMP, 2658),                            # 2640
        (JBITSN, 0, 0, 0, 65280, 22, 2644),      # 2641: code_type
        (MOVE, 33, 76),                          # 2642
        (JUMP, 2657),                            # 2643
        (JBITS, 0, 0, 0, 65280, 1, 2647),        # 2644: code_type
        (MOVE, 36, 67),                          # 2645
        (JUMP, 2656),                            # 2646
        (JNE, 3, 102, 2650),                     # 2647
        (MOVE, 39, 87),                          # 2648
        (JUMP, 2655),                            # 2649
        (JNE, 3, 103, 2653),                     # 2650
        (MOVE, 42, 104),                         # 2651
        (JUMP, 2654),                            # 2652
        (MOVE, 42, 82),                          # 2653
        (MOVE, 39, 42),                          # 2654
        (MOVE, 36, 39),                          # 2655
        (MOVE, 33, 36),                          # 2656
        (MOVE, 27, 33),                          # 2657
        (MOVE, 24, 27),                          # 2658
        (MOVE, 21, 24),                          # 2659
        (MOVE, 18, 21),                          # 2660
        (JNE, 18, 72, 2669),                     # 2661
        (LOAD, 18, 26, 19),                      # 2662
        (LOAD, 19, 26, 20),                      # 2663
        (TEXT, 18, 1),                           # 2664
        (MOVE, 15, 18),                          # 2665
        (MOVE, 16, 19),                          # 2666
        (MOVE, 17, 73),                          # 2667
        (JUMP, 2863),                            # 2668
        (JBITSN, 0, 0, 0, 65280, 0, 2672),       # 2669: code_type
        (MOVE, 23, 73),                          # 2670
        (JUMP, 2705),                            # 2671
        (JBITSN, 0, 0, 0, 65280, 19, 2675),      # 2672: code_type
        (MOVE, 26, 72),                          # 2673
        (JUMP, 2704),                            # 2674
        (JBITSN, 0, 0, 0, 65280, 20, 2678),      # 2675: code_type
        (MOVE, 29, 79),                          # 2676
        (JUMP, 2703),                            # 2677
        (JBITSN, 0, 0, 0, 65280, 21, 2685),      # 2678: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 2682),       # 2679: swap_kind
        (MOVE, 35, 72),                          # 2680
        (JUMP, 2683),                            # 2681
        (MOVE, 35, 79),                          # 2682
        (MOVE, 32, 35),                          # 2683
        (JUMP, 2702),                            # 2684
        (JBITSN, 0, 0, 0, 65280, 22, 2688),      # 2685: code_type
        (MOVE, 38, 76),                          # 2686
        (JUMP, 2701),                            # 2687
        (JBITS, 0, 0, 0, 65280, 1, 2691),        # 2688: code_type
        (MOVE, 41, 67),                          # 2689
        (JUMP, 2700),                            # 2690
        (JNE, 3, 102, 2694),                     # 2691
        (MOVE, 44, 87),                          # 2692
        (JUMP, 2699),                            # 2693
        (JNE, 3, 103, 2697),                     # 2694
        (MOVE, 47, 104),                         # 2695
        (JUMP, 2698),                            # 2696
        (MOVE, 47, 82),                          # 2697
        (MOVE, 44, 47),                          # 2698
        (MOVE, 41, 44),                          # 2699
        (MOVE, 38, 41),                          # 2700
        (MOVE, 32, 38),                          # 2701
        (MOVE, 29, 32),                          # 2702
        (MOVE, 26, 29),                          # 2703
        (MOVE, 23, 26),                          # 2704
        (JNE, 23, 79, 2713),                     # 2705
        (LOAD, 23, 26, 19),                      # 2706
        (LOAD, 24, 26, 20),                      # 2707
        (TEXT, 23, 2),                           # 2708
        (MOVE, 20, 23),                          # 2709
        (MOVE, 21, 24),                          # 2710
        (MOVE, 22, 72),                          # 2711
        (JUMP, 2860),                            # 2712
        (JBITSN, 0, 0, 0, 65280, 0, 2716),       # 2713: code_type
        (MOVE, 28, 73),                          # 2714
        (JUMP, 2749),                            # 2715
        (JBITSN, 0, 0, 0, 65280, 19, 2719),      # 2716: code_type
        (MOVE, 31, 72),                          # 2717
        (JUMP, 2748),                            # 2718
        (JBITSN, 0, 0, 0, 65280, 20, 2722),      # 2719: code_type
        (MOVE, 34, 79),                          # 2720
        (JUMP, 2747),                            # 2721
        (JBITSN, 0, 0, 0, 65280, 21, 2729),      # 2722: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 2726),       # 2723: swap_kind
        (MOVE, 40, 72),                          # 2724
        (JUMP, 2727),                            # 2725
        (MOVE, 40, 79),                          # 2726
        (MOVE, 37, 40),                          # 2727
        (JUMP, 2746),                            # 2728
        (JBITSN, 0, 0, 0, 65280, 22, 2732),      # 2729: code_type
        (MOVE, 43, 76),                          # 2730
        (JUMP, 2745),                            # 2731
        (JBITS, 0, 0, 0, 65280, 1, 2735),        # 2732: code_type
        (MOVE, 46, 67),                          # 2733
        (JUMP, 2744),                            # 2734
        (JNE, 3, 102, 2738),                     # 2735
        (MOVE, 49, 87),                          # 2736
        (JUMP, 2743),                            # 2737
        (JNE, 3, 103, 2741),                     # 2738
        (MOVE, 52, 104),                         # 2739
        (JUMP, 2742),                            # 2740
        (MOVE, 52, 82),                          # 2741
        (MOVE, 49, 52),                          # 2742
        (MOVE, 46, 49),                          # 2743
        (MOVE, 43, 46),                          # 2744
        (MOVE, 37, 43),                          # 2745
        (MOVE, 34, 37),                          # 2746
        (MOVE, 31, 34),                          # 2747
        (MOVE, 28, 31),                          # 2748
        (JNE, 28, 76, 2757),                     # 2749
        (LOAD, 28, 26, 19),                      # 2750
        (LOAD, 29, 26, 20),                      # 2751
        (TEXT, 28, 3),                           # 2752
        (MOVE, 25, 28),                          # 2753
        (MOVE, 26, 29),                          # 2754
        (MOVE, 27, 79),                          # 2755
        (JUMP, 2857),                            # 2756
        (JBITSN, 0, 0, 0, 65280, 0, 2760),       # 2757: code_type
        (MOVE, 33, 73),                          # 2758
        (JUMP, 2793),                            # 2759
        (JBITSN, 0, 0, 0, 65280, 19, 2763),      # 2760: code_type
        (MOVE, 36, 72),                          # 2761
        (JUMP, 2792),                            # 2762
        (JBITSN, 0, 0, 0, 65280, 20, 2766),      # 2763: code_type
        (MOVE, 39, 79),                          # 2764
        (JUMP, 2791),                            # 2765
        (JBITSN, 0, 0, 0, 65280, 21, 2773),      # 2766: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 2770),       # 2767: swap_kind
        (MOVE, 45, 72),                          # 2768
        (JUMP, 2771),                            # 2769
        (MOVE, 45, 79),                          # 2770
        (MOVE, 42, 45),                          # 2771
        (JUMP, 2790),                            # 2772
        (JBITSN, 0, 0, 0, 65280, 22, 2776),      # 2773: code_type
        (MOVE, 48, 76),                          # 2774
        (JUMP, 2789),                            # 2775
        (JBITS, 0, 0, 0, 65280, 1, 2779),        # 2776: code_type
        (MOVE, 51, 67),                          # 2777
        (JUMP, 2788),                            # 2778
        (JNE, 3, 102, 2782),                     # 2779
        (MOVE, 54, 87),                          # 2780
        (JUMP, 2787),                            # 2781
        (JNE, 3, 103, 2785),                     # 2782
        (MOVE, 57, 104),                         # 2783
        (JUMP, 2786),                            # 2784
        (MOVE, 57, 82),                          # 2785
        (MOVE, 54, 57),                          # 2786
        (MOVE, 51, 54),                          # 2787
        (MOVE, 48, 51),                          # 2788
        (MOVE, 42, 48),                          # 2789
        (MOVE, 39, 42),                          # 2790
        (MOVE, 36, 39),                          # 2791
        (MOVE, 33, 36),                          # 2792
        (JNE, 33, 87, 2801),                     # 2793
        (LOAD, 33, 26, 19),                      # 2794
        (LOAD, 34, 26, 20),                      # 2795
        (TEXT, 33, 4),                           # 2796
        (MOVE, 30, 33),                          # 2797
        (MOVE, 31, 34),                          # 2798
        (MOVE, 32, 76),                          # 2799
        (JUMP, 2854),                            # 2800
        (JBITSN, 0, 0, 0, 65280, 0, 2804),       # 2801: code_type
        (MOVE, 38, 73),                          # 2802
        (JUMP, 2837),                            # 2803
        (JBITSN, 0, 0, 0, 65280, 19, 2807),      # 2804: code_type
        (MOVE, 41, 72),                          # 2805
        (JUMP, 2836),                            # 2806
        (JBITSN, 0, 0, 0, 65280, 20, 2810),      # 2807: code_type
        (MOVE, 44, 79),                          # 2808
        (JUMP, 2835),                            # 2809
        (JBITSN, 0, 0, 0, 65280, 21, 2817),      # 2810: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 2814),       # 2811: swap_kind
        (MOVE, 50, 72),                          # 2812
        (JUMP, 2815),                            # 2813
        (MOVE, 50, 79),                          # 2814
        (MOVE, 47, 50),                          # 2815
        (JUMP, 2834),                            # 2816
        (JBITSN, 0, 0, 0, 65280, 22, 2820),      # 2817: code_type
        (MOVE, 53, 76),                          # 2818
        (JUMP, 2833),                            # 2819
        (JBITS, 0, 0, 0, 65280, 1, 2823),        # 2820: code_type
        (MOVE, 56, 67),                          # 2821
        (JUMP, 2832),                            # 2822
        (JNE, 3, 102, 2826),                     # 2823
        (MOVE, 59, 87),                          # 2824
        (JUMP, 2831),                            # 2825
        (JNE, 3, 103, 2829),                     # 2826
        (MOVE, 62, 104),                         # 2827
        (JUMP, 2830),                            # 2828
        (MOVE, 62, 82),                          # 2829
        (MOVE, 59, 62),                          # 2830
        (MOVE, 56, 59),                          # 2831
        (MOVE, 53, 56),                          # 2832
        (MOVE, 47, 53),                          # 2833
        (MOVE, 44, 47),                          # 2834
        (MOVE, 41, 44),                          # 2835
        (MOVE, 38, 41),                          # 2836
        (JNE, 38, 104, 2845),                    # 2837
        (LOAD, 38, 26, 19),                      # 2838
        (LOAD, 39, 26, 20),                      # 2839
        (TEXT, 38, 5),                           # 2840
        (MOVE, 35, 38),                          # 2841
        (MOVE, 36, 39),                          # 2842
        (MOVE, 37, 82),                          # 2843
        (JUMP, 2851),                            # 2844
        (LOAD, 40, 26, 19),                      # 2845
        (LOAD, 41, 26, 20),                      # 2846
        (TEXT, 40, 6),                           # 2847
        (MOVE, 35, 40),                          # 2848
        (MOVE, 36, 41),                          # 2849
        (MOVE, 37, 87),                          # 2850
        (MOVE, 30, 35),                          # 2851
        (MOVE, 31, 36),                          # 2852
        (MOVE, 32, 37),                          # 2853
        (MOVE, 25, 30),                          # 2854
        (MOVE, 26, 31),                          # 2855
        (MOVE, 27, 32),                          # 2856
        (MOVE, 20, 25),                          # 2857
        (MOVE, 21, 26),                          # 2858
        (MOVE, 22, 27),                          # 2859
        (MOVE, 15, 20),                          # 2860
        (MOVE, 16, 21),                          # 2861
        (MOVE, 17, 22),                          # 2862
        (MOVE, 10, 15),                          # 2863
        (MOVE, 11, 16),                          # 2864
        (MOVE, 12, 17),                          # 2865
        (STORE, 26, 34, 10),                     # 2866
        (STORE, 26, 35, 11),                     # 2867
        (STORE, 26, 36, 12),                     # 2868
        (STORE, 26, 33, 73),                     # 2869
        (LOAD, 9, 4, 17),                        # 2870
        (JZ, 9, 2924),                           # 2871
        (ROWAT, 29, 21, 9),                      # 2872
        (U1, 10, 29, 3, 0),                      # 2873
        (JGE, 10, 100, 2883),                    # 2874
        (LOAD, 10, 29, 4),                       # 2875
        (JZ, 10, 4156),                          # 2876
        (LOAD, 11, 29, 5),                       # 2877
        (LOAD, 12, 29, 6),                       # 2878
        (BYTE, 13, 11, 67),                      # 2879
        (LT, 14, 13, 74),                        # 2880
        (STORE, 29, 12, 14),                     # 2881
        (STORE, 29, 11, 73),                     # 2882
        (U1, 10, 29, 3, 0),                      # 2883
        (JGE, 10, 100, 2893),                    # 2884
        (LOAD, 10, 29, 4),                       # 2885
        (JZ, 10, 4156),                          # 2886
        (LOAD, 11, 29, 5),                       # 2887
        (LOAD, 12, 29, 6),                       # 2888
        (BYTE, 13, 11, 67),                      # 2889
        (EQ, 14, 13, 74),                        # 2890
        (STORE, 29, 14, 14),                     # 2891
        (STORE, 29, 13, 73),                     # 2892
        (U1, 10, 29, 3, 0),                      # 2893
        (JGE, 10, 100, 2924),                    # 2894
        (LOAD, 10, 29, 4),                       # 2895
        (JZ, 10, 4156),                          # 2896
        (LOAD, 11, 29, 5),                       # 2897
        (LOAD, 12, 29, 6),                       # 2898
        (BYTE, 13, 11, 67),                      # 2899
        (JEQ, 13, 74, 2924),                     # 2900
        (LOAD, 13, 29, 4),                       # 2901
        (JZ, 13, 4156),                          # 2902
        (LOAD, 14, 29, 5),                       # 2903
        (LOAD, 15, 29, 6),                       # 2904
        (BYTE, 16, 14, 67),                      # 2905
        (JGE, 16, 74, 2915),                     # 2906
        (LOAD, 13, 29, 4),                       # 2907
        (JZ, 13, 4156),                          # 2908
        (LOAD, 14, 29, 5),                       # 2909
        (LOAD, 15, 29, 6),                       # 2910
        (BYTE, 16, 14, 67),                      # 2911
        (SUB, 17, 105, 16),                      # 2912
        (MOVE, 10, 17),                          # 2913
        (JUMP, 2922),                            # 2914
        (LOAD, 18, 29, 4),                       # 2915
        (JZ, 18, 4156),                          # 2916
        (LOAD, 19, 29, 5),                       # 2917
        (LOAD, 20, 29, 6),                       # 2918
        (BYTE, 21, 19, 67),                      # 2919
        (SUB, 22, 21, 106),                      # 2920
        (MOVE, 10, 22),                          # 2921
        (STORE, 29, 16, 10),                     # 2922
        (STORE, 29, 15, 73),                     # 2923
        (LOAD, 9, 4, 18),                        # 2924
        (JZ, 9, 3029),                           # 2925
        (ROWAT, 30, 22, 9),                      # 2926
        (U1, 10, 30, 2, 0),                      # 2927
        (JGE, 10, 100, 2937),                    # 2928
        (LOAD, 10, 30, 3),                       # 2929
        (JZ, 10, 4156),                          # 2930
        (LOAD, 11, 30, 4),                       # 2931
        (LOAD, 12, 30, 5),                       # 2932
        (BYTE, 13, 11, 67),                      # 2933
        (LT, 14, 13, 74),                        # 2934
        (STORE, 30, 18, 14),                     # 2935
        (STORE, 30, 17, 73),                     # 2936
        (U1, 10, 30, 2, 0),                      # 2937
        (JGE, 10, 100, 2947),                    # 2938
        (LOAD, 10, 30, 3),                       # 2939
        (JZ, 10, 4156),                          # 2940
        (LOAD, 11, 30, 4),                       # 2941
        (LOAD, 12, 30, 5),                       # 2942
        (BYTE, 13, 11, 67),                      # 2943
        (EQ, 14, 13, 74),                        # 2944
        (STORE, 30, 20, 14),                     # 2945
        (STORE, 30, 19, 73),                     # 2946
        (U1, 10, 30, 2, 0),                      # 2947
        (JGE, 10, 100, 2978),                    # 2948
        (LOAD, 10, 30, 3),                       # 2949
        (JZ, 10, 4156),                          # 2950
        (LOAD, 11, 30, 4),                       # 2951
        (LOAD, 12, 30, 5),                       # 2952
        (BYTE, 13, 11, 67),                      # 2953
        (JEQ, 13, 74, 2978),                     # 2954
        (LOAD, 13, 30, 3),                       # 2955
        (JZ, 13, 4156),                          # 2956
        (LOAD, 14, 30, 4),                       # 2957
        (LOAD, 15, 30, 5),                       # 2958
        (BYTE, 16, 14, 67),                      # 2959
        (JGE, 16, 74, 2969),                     # 2960
        (LOAD, 13, 30, 3),                       # 2961
        (JZ, 13, 4156),                          # 2962
        (LOAD, 14, 30, 4),                       # 2963
        (LOAD, 15, 30, 5),                       # 2964
        (BYTE, 16, 14, 67),                      # 2965
        (SUB, 17, 105, 16),                      # 2966
        (MOVE, 10, 17),                          # 2967
        (JUMP, 2976),                            # 2968
        (LOAD, 18, 30, 3),                       # 2969
        (JZ, 18, 4156),                          # 2970
        (LOAD, 19, 30, 4),                       # 2971
        (LOAD, 20, 30, 5),                       # 2972
        (BYTE, 21, 19, 67),                      # 2973
        (SUB, 22, 21, 106),                      # 2974
        (MOVE, 10, 22),                          # 2975
        (STORE, 30, 22, 10),                     # 2976
        (STORE, 30, 21, 73),                     # 2977
        (U1, 10, 30, 10, 0),                     # 2978
        (JGE, 10, 100, 2988),                    # 2979
        (LOAD, 10, 30, 11),                      # 2980
        (JZ, 10, 4156),                          # 2981
        (LOAD, 11, 30, 12),                      # 2982
        (LOAD, 12, 30, 13),                      # 2983
        (BYTE, 13, 11, 67),                      # 2984
        (LT, 14, 13, 74),                        # 2985
        (STORE, 30, 24, 14),                     # 2986
        (STORE, 30, 23, 73),                     # 2987
        (U1, 10, 30, 10, 0),                     # 2988
        (JGE, 10, 100, 2998),                    # 2989
        (LOAD, 10, 30, 11),                      # 2990
        (JZ, 10, 4156),                          # 2991
        (LOAD, 11, 30, 12),                      # 2992
        (LOAD, 12, 30, 13),                      # 2993
        (BYTE, 13, 11, 67),                      # 2994
        (EQ, 14, 13, 74),                        # 2995
        (STORE, 30, 26, 14),                     # 2996
        (STORE, 30, 25, 73),                     # 2997
        (U1, 10, 30, 10, 0),                     # 2998
        (JGE, 10, 100, 3029),                    # 2999
        (LOAD, 10, 30, 11),                      # 3000
        (JZ, 10, 4156),                          # 3001
        (LOAD, 11, 30, 12),                      # 3002
        (LOAD, 12, 30, 13),                      # 3003
        (BYTE, 13, 11, 67),                      # 3004
        (JEQ, 13, 74, 3029),                     # 3005
        (LOAD, 13, 30, 11),                      # 3006
        (JZ, 13, 4156),                          # 3007
        (LOAD, 14, 30, 12),                      # 3008
        (LOAD, 15, 30, 13),                      # 3009
        (BYTE, 16, 14, 67),                      # 3010
        (JGE, 16, 74, 3020),                     # 3011
        (LOAD, 13, 30, 11),                      # 3012
        (JZ, 13, 4156),                          # 3013
        (LOAD, 14, 30, 12),                      # 3014
        (LOAD, 15, 30, 13),                      # 3015
        (BYTE, 16, 14, 67),                      # 3016
        (SUB, 17, 105, 16),                      # 3017
        (MOVE, 10, 17),                          # 3018
        (JUMP, 3027),                            # 3019
        (LOAD, 18, 30, 11),                      # 3020
        (JZ, 18, 4156),                          # 3021
        (LOAD, 19, 30, 12),                      # 3022
        (LOAD, 20, 30, 13),                      # 3023
        (BYTE, 21, 19, 67),                      # 3024
        (SUB, 22, 21, 106),                      # 3025
        (MOVE, 10, 22),                          # 3026
        (STORE, 30, 28, 10),                     # 3027
        (STORE, 30, 27, 73),                     # 3028
        (LOAD, 9, 4, 19),                        # 3029
        (JZ, 9, 3684),                           # 3030
        (ROWAT, 31, 23, 9),                      # 3031
        (JBITSN, 0, 0, 0, 65280, 0, 3035),       # 3032: code_type
        (MOVE, 10, 73),                          # 3033
        (JUMP, 3068),                            # 3034
        (JBITSN, 0, 0, 0, 65280, 19, 3038),      # 3035: code_type
        (MOVE, 13, 72),                          # 3036
        (JUMP, 3067),                            # 3037
        (JBITSN, 0, 0, 0, 65280, 20, 3041),      # 3038: code_type
        (MOVE, 16, 79),                          # 3039
        (JUMP, 3066),                            # 3040
        (JBITSN, 0, 0, 0, 65280, 21, 3048),      # 3041: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 3045),       # 3042: swap_kind
        (MOVE, 22, 72),                          # 3043
        (JUMP, 3046),                            # 3044
        (MOVE, 22, 79),                          # 3045
        (MOVE, 19, 22),                          # 3046
        (JUMP, 3065),                            # 3047
        (JBITSN, 0, 0, 0, 65280, 22, 3051),      # 3048: code_type
        (MOVE, 25, 76),                          # 3049
        (JUMP, 3064),                            # 3050
        (JBITS, 0, 0, 0, 65280, 1, 3054),        # 3051: code_type
        (MOVE, 28, 67),                          # 3052
        (JUMP, 3063),                            # 3053
        (JNE, 3, 102, 3057),                     # 3054
        (MOVE, 31, 87),                          # 3055
        (JUMP, 3062),                            # 3056
        (JNE, 3, 103, 3060),                     # 3057
        (MOVE, 34, 104),                         # 3058
        (JUMP, 3061),                            # 3059
        (MOVE, 34, 82),                          # 3060
        (MOVE, 31, 34),                          # 3061
        (MOVE, 28, 31),                          # 3062
        (MOVE, 25, 28),                          # 3063
        (MOVE, 19, 25),                          # 3064
        (MOVE, 16, 19),                          # 3065
        (MOVE, 13, 16),                          # 3066
        (MOVE, 10, 13),                          # 3067
        (JEQ, 10, 67, 3358),                     # 3068
        (JBITSN, 0, 0, 0, 65280, 0, 3072),       # 3069: code_type
        (MOVE, 13, 73),                          # 3070
        (JUMP, 3105),                            # 3071
        (JBITSN, 0, 0, 0, 65280, 19, 3075),      # 3072: code_type
        (MOVE, 16, 72),                          # 3073
        (JUMP, 3104),                            # 3074
        (JBITSN, 0, 0, 0, 65280, 20, 3078),      # 3075: code_type
        (MOVE, 19, 79),                          # 3076
        (JUMP, 3103),                            # 3077
        (JBITSN, 0, 0, 0, 65280, 21, 3085),      # 3078: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 3082),       # 3079: swap_kind
        (MOVE, 25, 72),                          # 3080
        (JUMP, 3083),                            # 3081
        (MOVE, 25, 79),                          # 3082
        (MOVE, 22, 25),                          # 3083
        (JUMP, 3102),                            # 3084
        (JBITSN, 0, 0, 0, 65280, 22, 3088),      # 3085: code_type
        (MOVE, 28, 76),                          # 3086
        (JUMP, 3101),                            # 3087
        (JBITS, 0, 0, 0, 65280, 1, 3091),        # 3088: code_type
        (MOVE, 31, 67),                          # 3089
        (JUMP, 3100),                            # 3090
        (JNE, 3, 102, 3094),                     # 3091
        (MOVE, 34, 87),                          # 3092
        (JUMP, 3099),                            # 3093
        (JNE, 3, 103, 3097),                     # 3094
        (MOVE, 37, 104),                         # 3095
        (JUMP, 3098),                            # 3096
        (MOVE, 37, 82),                          # 3097
        (MOVE, 34, 37),                          # 3098
        (MOVE, 31, 34),                          # 3099
        (MOVE, 28, 31),                          # 3100
        (MOVE, 22, 28),                          # 3101
        (MOVE, 19, 22),                          # 3102
        (MOVE, 16, 19),                          # 3103
        (MOVE, 13, 16),                          # 3104
        (JNE, 13, 73, 3113),                     # 3105
        (LOAD, 13, 31, 4),                       # 3106
        (LOAD, 14, 31, 5),                       # 3107
        (TEXT, 13, 0),                           # 3108
        (MOVE, 10, 13),                          # 3109
        (MOVE, 11, 14),                          # 3110
        (MOVE, 12, 67),                          # 3111
        (JUMP, 3354),                            # 3112
        (JBITSN, 0, 0, 0, 65280, 0, 3116),       # 3113: code_type
        (MOVE, 18, 73),                          # 3114
        (JUMP, 3149),                            # 3115
        (JBITSN, 0, 0, 0, 65280, 19, 3119),      # 3116: code_type
        (MOVE, 21, 72),                          # 3117
        (JUMP, 3148),                            # 3118
        (JBITSN, 0, 0, 0, 65280, 20, 3122),      # 3119: code_type
        (MOVE, 24, 79),                          # 3120
        (JUMP, 3147),                            # 3121
        (JBITSN, 0, 0, 0, 65280, 21, 3129),      # 3122: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 3126),       # 3123: swap_kind
        (MOVE, 30, 72),                          # 3124
        (JUMP, 3127),                            # 3125
        (MOVE, 30, 79),                          # 3126
        (MOVE, 27, 30),                          # 3127
        (JUMP, 3146),                            # 3128
        (JBITSN, 0, 0, 0, 65280, 22, 3132),      # 3129: code_type
        (MOVE, 33, 76),                          # 3130
        (JUMP, 3145),                            # 3131
        (JBITS, 0, 0, 0, 65280, 1, 3135),        # 3132: code_type
        (MOVE, 36, 67),                          # 3133
        (JUMP, 3144),                            # 3134
        (JNE, 3, 102, 3138),                     # 3135
        (MOVE, 39, 87),                          # 3136
        (JUMP, 3143),                            # 3137
        (JNE, 3, 103, 3141),                     # 3138
        (MOVE, 42, 104),                         # 3139
        (JUMP, 3142),                            # 3140
        (MOVE, 42, 82),                          # 3141
        (MOVE, 39, 42),                          # 3142
        (MOVE, 36, 39),                          # 3143
        (MOVE, 33, 36),                          # 3144
        (MOVE, 27, 33),                          # 3145
        (MOVE, 24, 27),                          # 3146
        (MOVE, 21, 24),                          # 3147
        (MOVE, 18, 21),                          # 3148
        (JNE, 18, 72, 3157),                     # 3149
        (LOAD, 18, 31, 4),                       # 3150
        (LOAD, 19, 31, 5),                       # 3151
        (TEXT, 18, 1),                           # 3152
        (MOVE, 15, 18),                          # 3153
        (MOVE, 16, 19),                          # 3154
        (MOVE, 17, 73),                          # 3155
        (JUMP, 3351),                            # 3156
        (JBITSN, 0, 0, 0, 65280, 0, 3160),       # 3157: code_type
        (MOVE, 23, 73),                          # 3158
        (JUMP, 3193),                            # 3159
        (JBITSN, 0, 0, 0, 65280, 19, 3163),      # 3160: code_type
        (MOVE, 26, 72),                          # 3161
        (JUMP, 3192),                            # 3162
        (JBITSN, 0, 0, 0, 65280, 20, 3166),      # 3163: code_type
        (MOVE, 29, 79),                          # 3164
        (JUMP, 3191),                            # 3165
        (JBITSN, 0, 0, 0, 65280, 21, 3173),      # 3166: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 3170),       # 3167: swap_kind
        (MOVE, 35, 72),                          # 3168
        (JUMP, 3171),                            # 3169
        (MOVE, 35, 79),                          # 3170
        (MOVE, 32, 35),                          # 3171
        (JUMP, 3190),                            # 3172
        (JBITSN, 0, 0, 0, 65280, 22, 3176),      # 3173: code_type
        (MOVE, 38, 76),                          # 3174
        (JUMP, 3189),                            # 3175
        (JBITS, 0, 0, 0, 65280, 1, 3179),        # 3176: code_type
        (MOVE, 41, 67),                          # 3177
        (JUMP, 3188),                            # 3178
        (JNE, 3, 102, 3182),                     # 3179
        (MOVE, 44, 87),                          # 3180
        (JUMP, 3187),                            # 3181
        (JNE, 3, 103, 3185),                     # 3182
        (MOVE, 47, 104),                         # 3183
        (JUMP, 3186),                            # 3184
        (MOVE, 47, 82),                          # 3185
        (MOVE, 44, 47),                          # 3186
        (MOVE, 41, 44),                          # 3187
        (MOVE, 38, 41),                          # 3188
        (MOVE, 32, 38),                          # 3189
        (MOVE, 29, 32),                          # 3190
        (MOVE, 26, 29),                          # 3191
        (MOVE, 23, 26),                          # 3192
        (JNE, 23, 79, 3201),                     # 3193
        (LOAD, 23, 31, 4),                       # 3194
        (LOAD, 24, 31, 5),                       # 3195
        (TEXT, 23, 2),                           # 3196
        (MOVE, 20, 23),                          # 3197
        (MOVE, 21, 24),                          # 3198
        (MOVE, 22, 72),                          # 3199
        (JUMP, 3348),                            # 3200
        (JBITSN, 0, 0, 0, 65280, 0, 3204),       # 3201: code_type
        (MOVE, 28, 73),                          # 3202
        (JUMP, 3237),                            # 3203
        (JBITSN, 0, 0, 0, 65280, 19, 3207),      # 3204: code_type
        (MOVE, 31, 72),                          # 3205
        (JUMP, 3236),                            # 3206
        (JBITSN, 0, 0, 0, 65280, 20, 3210),      # 3207: code_type
        (MOVE, 34, 79),                          # 3208
        (JUMP, 3235),                            # 3209
        (JBITSN, 0, 0, 0, 65280, 21, 3217),      # 3210: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 3214),       # 3211: swap_kind
        (MOVE, 40, 72),                          # 3212
        (JUMP, 3215),                            # 3213
        (MOVE, 40, 79),                          # 3214
        (MOVE, 37, 40),                          # 3215
        (JUMP, 3234),                            # 3216
        (JBITSN, 0, 0, 0, 65280, 22, 3220),      # 3217: code_type
        (MOVE, 43, 76),                          # 3218
        (JUMP, 3233),                            # 3219
        (JBITS, 0, 0, 0, 65280, 1, 3223),        # 3220: code_type
        (MOVE, 46, 67),                          # 3221
        (JUMP, 3232),                            # 3222
        (JNE, 3, 102, 3226),                     # 3223
        (MOVE, 49, 87),                          # 3224
        (JUMP, 3231),                            # 3225
        (JNE, 3, 103, 3229),                     # 3226
        (MOVE, 52, 104),                         # 3227
        (JUMP, 3230),                            # 3228
        (MOVE, 52, 82),                          # 3229
        (MOVE, 49, 52),                          # 3230
        (MOVE, 46, 49),                          # 3231
        (MOVE, 43, 46),                          # 3232
        (MOVE, 37, 43),                          # 3233
        (MOVE, 34, 37),                          # 3234
        (MOVE, 31, 34),                          # 3235
        (MOVE, 28, 31),                          # 3236
        (JNE, 28, 76, 3245),                     # 3237
        (LOAD, 28, 31, 4),                       # 3238
        (LOAD, 29, 31, 5),                       # 3239
        (TEXT, 28, 3),                           # 3240
        (MOVE, 25, 28),                          # 3241
        (MOVE, 26, 29),                          # 3242
        (MOVE, 27, 79),                          # 3243
        (JUMP, 3345),                            # 3244
        (JBITSN, 0, 0, 0, 65280, 0, 3248),       # 3245: code_type
        (MOVE, 33, 73),                          # 3246
        (JUMP, 3281),                            # 3247
        (JBITSN, 0, 0, 0, 65280, 19, 3251),      # 3248: code_type
        (MOVE, 36, 72),                          # 3249
        (JUMP, 3280),                            # 3250
        (JBITSN, 0, 0, 0, 65280, 20, 3254),      # 3251: code_type
        (MOVE, 39, 79),                          # 3252
        (JUMP, 3279),                            # 3253
        (JBITSN, 0, 0, 0, 65280, 21, 3261),      # 3254: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 3258),       # 3255: swap_kind
        (MOVE, 45, 72),                          # 3256
        (JUMP, 3259),                            # 3257
        (MOVE, 45, 79),                          # 3258
        (MOVE, 42, 45),                          # 3259
        (JUMP, 3278),                            # 3260
        (JBITSN, 0, 0, 0, 65280, 22, 3264),      # 3261: code_type
        (MOVE, 48, 76),                          # 3262
        (JUMP, 3277),                            # 3263
        (JBITS, 0, 0, 0, 65280, 1, 3267),        # 3264: code_type
        (MOVE, 51, 67),                          # 3265
        (JUMP, 3276),                            # 3266
        (JNE, 3, 102, 3270),                     # 3267
        (MOVE, 54, 87),                          # 3268
        (JUMP, 3275),                            # 3269
        (JNE, 3, 103, 3273),                     # 3270
        (MOVE, 57, 104),                         # 3271
        (JUMP, 3274),                            # 3272
        (MOVE, 57, 82),                          # 3273
        (MOVE, 54, 57),                          # 3274
        (MOVE, 51, 54),                          # 3275
        (MOVE, 48, 51),                          # 3276
        (MOVE, 42, 48),                          # 3277
        (MOVE, 39, 42),                          # 3278
        (MOVE, 36, 39),                          # 3279
        (MOVE, 33, 36),                          # 3280
        (JNE, 33, 87, 3289),                     # 3281
        (LOAD, 33, 31, 4),                       # 3282
        (LOAD, 34, 31, 5),                       # 3283
        (TEXT, 33, 4),                           # 3284
        (MOVE, 30, 33),                          # 3285
        (MOVE, 31, 34),                          # 3286
        (MOVE, 32, 76),                          # 3287
        (JUMP, 3342),                            # 3288
        (JBITSN, 0, 0, 0, 65280, 0, 3292),       # 3289: code_type
        (MOVE, 38, 73),                          # 3290
        (JUMP, 3325),                            # 3291
        (JBITSN, 0, 0, 0, 65280, 19, 3295),      # 3292: code_type
        (MOVE, 41, 72),                          # 3293
        (JUMP, 3324),                            # 3294
        (JBITSN, 0, 0, 0, 65280, 20, 3298),      # 3295: code_type
        (MOVE, 44, 79),                          # 3296
        (JUMP, 3323),                            # 3297
        (JBITSN, 0, 0, 0, 65280, 21, 3305),      # 3298: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 3302),       # 3299: swap_kind
        (MOVE, 50, 72),                          # 3300
        (JUMP, 3303),                            # 3301
        (MOVE, 50, 79),                          # 3302
        (MOVE, 47, 50),                          # 3303
        (JUMP, 3322),                            # 3304
        (JBITSN, 0, 0, 0, 65280, 22, 3308),      # 3305: code_type
        (MOVE, 53, 76),                          # 3306
        (JUMP, 3321),                            # 3307
        (JBITS, 0, 0, 0, 65280, 1, 3311),        # 3308: code_type
        (MOVE, 56, 67),                          # 3309
        (JUMP, 3320),                            # 3310
        (JNE, 3, 102, 3314),                     # 3311
        (MOVE, 59, 87),                          # 3312
        (JUMP, 3319),                            # 3313
        (JNE, 3, 103, 3317),                     # 3314
        (MOVE, 62, 104),                         # 3315
        (JUMP, 3318),                            # 3316
        (MOVE, 62, 82),                          # 3317
        (MOVE, 59, 62),                          # 3318
        (MOVE, 56, 59),                          # 3319
        (MOVE, 53, 56),                          # 3320
        (MOVE, 47, 53),                          # 3321
        (MOVE, 44, 47),                          # 3322
        (MOVE, 41, 44),                          # 3323
        (MOVE, 38, 41),                          # 3324
        (JNE, 38, 104, 3333),                    # 3325
        (LOAD, 38, 31, 4),                       # 3326
        (LOAD, 39, 31, 5),                       # 3327
        (TEXT, 38, 5),                           # 3328
        (MOVE, 35, 38),                          # 3329
        (MOVE, 36, 39),                          # 3330
        (MOVE, 37, 82),                          # 3331
        (JUMP, 3339),                            # 3332
        (LOAD, 40, 31, 4),                       # 3333
        (LOAD, 41, 31, 5),                       # 3334
        (TEXT, 40, 6),                           # 3335
        (MOVE, 35, 40),                          # 3336
        (MOVE, 36, 41),                          # 3337
        (MOVE, 37, 87),                          # 3338
        (MOVE, 30, 35),                          # 3339
        (MOVE, 31, 36),                          # 3340
        (MOVE, 32, 37),                          # 3341
        (MOVE, 25, 30),                          # 3342
        (MOVE, 26, 31),                          # 3343
        (MOVE, 27, 32),                          # 3344
        (MOVE, 20, 25),                          # 3345
        (MOVE, 21, 26),                          # 3346
        (MOVE, 22, 27),                          # 3347
        (MOVE, 15, 20),                          # 3348
        (MOVE, 16, 21),                          # 3349
        (MOVE, 17, 22),                          # 3350
        (MOVE, 10, 15),                          # 3351
        (MOVE, 11, 16),                          # 3352
        (MOVE, 12, 17),                          # 3353
        (STORE, 31, 12, 10),                     # 3354
        (STORE, 31, 13, 11),                     # 3355
        (STORE, 31, 14, 12),                     # 3356
        (STORE, 31, 11, 73),                     # 3357
        (JBITSN, 0, 0, 0, 65280, 0, 3361),       # 3358: code_type
        (MOVE, 10, 73),                          # 3359
        (JUMP, 3394),                            # 3360
        (JBITSN, 0, 0, 0, 65280, 19, 3364),      # 3361: code_type
        (MOVE, 13, 72),                          # 3362
        (JUMP, 3393),                            # 3363
        (JBITSN, 0, 0, 0, 65280, 20, 3367),      # 3364: code_type
        (MOVE, 16, 79),                          # 3365
        (JUMP, 3392),                            # 3366
        (JBITSN, 0, 0, 0, 65280, 21, 3374),      # 3367: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 3371),       # 3368: swap_kind
        (MOVE, 22, 72),                          # 3369
        (JUMP, 3372),                            # 3370
        (MOVE, 22, 79),                          # 3371
        (MOVE, 19, 22),                          # 3372
        (JUMP, 3391),                            # 3373
        (JBITSN, 0, 0, 0, 65280, 22, 3377),      # 3374: code_type
        (MOVE, 25, 76),                          # 3375
        (JUMP, 3390),                            # 3376
        (JBITS, 0, 0, 0, 65280, 1, 3380),        # 3377: code_type
        (MOVE, 28, 67),                          # 3378
        (JUMP, 3389),                            # 3379
        (JNE, 3, 102, 3383),                     # 3380
        (MOVE, 31, 87),                          # 3381
        (JUMP, 3388),                            # 3382
        (JNE, 3, 103, 3386),                     # 3383
        (MOVE, 34, 104),                         # 3384
        (JUMP, 3387),                            # 3385
        (MOVE, 34, 82),                          # 3386
        (MOVE, 31, 34),                          # 3387
        (MOVE, 28, 31),                          # 3388
        (MOVE, 25, 28),                          # 3389
        (MOVE, 19, 25),                          # 3390
        (MOVE, 16, 19),                          # 3391
        (MOVE, 13, 16),                          # 3392
        (MOVE, 10, 13),                          # 3393
        (JEQ, 10, 67, 3684),                     # 3394
        (JBITSN, 0, 0, 0, 65280, 0, 3398),       # 3395: code_type
        (MOVE, 13, 73),                          # 3396
        (JUMP, 3431),                            # 3397
        (JBITSN, 0, 0, 0, 65280, 19, 3401),      # 3398: code_type
        (MOVE, 16, 72),                          # 3399
        (JUMP, 3430),                            # 3400
        (JBITSN, 0, 0, 0, 65280, 20, 3404),      # 3401: code_type
        (MOVE, 19, 79),                          # 3402
        (JUMP, 3429),                            # 3403
        (JBITSN, 0, 0, 0, 65280, 21, 3411),      # 3404: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 3408),       # 3405: swap_kind
        (MOVE, 25, 72),                          # 3406
        (JUMP, 3409),                            # 3407
        (MOVE, 25, 79),                          # 3408
        (MOVE, 22, 25),                          # 3409
        (JUMP, 3428),                            # 3410
        (JBITSN, 0, 0, 0, 65280, 22, 3414),      # 3411: code_type
        (MOVE, 28, 76),                          # 3412
        (JUMP, 3427),                            # 3413
        (JBITS, 0, 0, 0, 65280, 1, 3417),        # 3414: code_type
        (MOVE, 31, 67),                          # 3415
        (JUMP, 3426),                            # 3416
        (JNE, 3, 102, 3420),                     # 3417
        (MOVE, 34, 87),                          # 3418
        (JUMP, 3425),                            # 3419
        (JNE, 3, 103, 3423),                     # 3420
        (MOVE, 37, 104),                         # 3421
        (JUMP, 3424),                            # 3422
        (MOVE, 37, 82),                          # 3423
        (MOVE, 34, 37),                          # 3424
        (MOVE, 31, 34),                          # 3425
        (MOVE, 28, 31),                          # 3426
        (MOVE, 22, 28),                          # 3427
        (MOVE, 19, 22),                          # 3428
        (MOVE, 16, 19),                          # 3429
        (MOVE, 13, 16),                          # 3430
        (JNE, 13, 73, 3439),                     # 3431
        (LOAD, 13, 31, 9),                       # 3432
        (LOAD, 14, 31, 10),                      # 3433
        (TEXT, 13, 0),                           # 3434
        (MOVE, 10, 13),                          # 3435
        (MOVE, 11, 14),                          # 3436
        (MOVE, 12, 67),                          # 3437
        (JUMP, 3680),                            # 3438
        (JBITSN, 0, 0, 0, 65280, 0, 3442),       # 3439: code_type
        (MOVE, 18, 73),                          # 3440
        (JUMP, 3475),                            # 3441
        (JBITSN, 0, 0, 0, 65280, 19, 3445),      # 3442: code_type
        (MOVE, 21, 72),                          # 3443
        (JUMP, 3474),                            # 3444
        (JBITSN, 0, 0, 0, 65280, 20, 3448),      # 3445: code_type
        (MOVE, 24, 79),                          # 3446
        (JUMP, 3473),                            # 3447
        (JBITSN, 0, 0, 0, 65280, 21, 3455),      # 3448: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 3452),       # 3449: swap_kind
        (MOVE, 30, 72),                          # 3450
        (JUMP, 3453),                            # 3451
        (MOVE, 30, 79),                          # 3452
        (MOVE, 27, 30),                          # 3453
        (JUMP, 3472),                            # 3454
        (JBITSN, 0, 0, 0, 65280, 22, 3458),      # 3455: code_type
        (MOVE, 33, 76),                          # 3456
        (JUMP, 3471),                            # 3457
        (JBITS, 0, 0, 0, 65280, 1, 3461),        # 3458: code_type
        (MOVE, 36, 67),                          # 3459
        (JUMP, 3470),                            # 3460
        (JNE, 3, 102, 3464),                     # 3461
        (MOVE, 39, 87),                          # 3462
        (JUMP, 3469),                            # 3463
        (JNE, 3, 103, 3467),                     # 3464
        (MOVE, 42, 104),                         # 3465
        (JUMP, 3468),                            # 3466
        (MOVE, 42, 82),                          # 3467
        (MOVE, 39, 42),                          # 3468
        (MOVE, 36, 39),                          # 3469
        (MOVE, 33, 36),                          # 3470
        (MOVE, 27, 33),                          # 3471
        (MOVE, 24, 27),                          # 3472
        (MOVE, 21, 24),                          # 3473
        (MOVE, 18, 21),                          # 3474
        (JNE, 18, 72, 3483),                     # 3475
        (LOAD, 18, 31, 9),                       # 3476
        (LOAD, 19, 31, 10),                      # 3477
        (TEXT, 18, 1),                           # 3478
        (MOVE, 15, 18),                          # 3479
        (MOVE, 16, 19),                          # 3480
        (MOVE, 17, 73),                          # 3481
        (JUMP, 3677),                            # 3482
        (JBITSN, 0, 0, 0, 65280, 0, 3486),       # 3483: code_type
        (MOVE, 23, 73),                          # 3484
        (JUMP, 3519),                            # 3485
        (JBITSN, 0, 0, 0, 65280, 19, 3489),      # 3486: code_type
        (MOVE, 26, 72),                          # 3487
        (JUMP, 3518),                            # 3488
        (JBITSN, 0, 0, 0, 65280, 20, 3492),      # 3489: code_type
        (MOVE, 29, 79),                          # 3490
        (JUMP, 3517),                            # 3491
        (JBITSN, 0, 0, 0, 65280, 21, 3499),      # 3492: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 3496),       # 3493: swap_kind
        (MOVE, 35, 72),                          # 3494
        (JUMP, 3497),                            # 3495
        (MOVE, 35, 79),                          # 3496
        (MOVE, 32, 35),                          # 3497
        (JUMP, 3516),                            # 3498
        (JBITSN, 0, 0, 0, 65280, 22, 3502),      # 3499: code_type
        (MOVE, 38, 76),                          # 3500
        (JUMP, 3515),                            # 3501
        (JBITS, 0, 0, 0, 65280, 1, 3505),        # 3502: code_type
        (MOVE, 41, 67),                          # 3503
        (JUMP, 3514),                            # 3504
        (JNE, 3, 102, 3508),                     # 3505
        (MOVE, 44, 87),                          # 3506
        (JUMP, 3513),                            # 3507
        (JNE, 3, 103, 3511),                     # 3508
        (MOVE, 47, 104),                         # 3509
        (JUMP, 3512),                            # 3510
        (MOVE, 47, 82),                          # 3511
        (MOVE, 44, 47),                          # 3512
        (MOVE, 41, 44),                          # 3513
        (MOVE, 38, 41),                          # 3514
        (MOVE, 32, 38),                          # 3515
        (MOVE, 29, 32),                          # 3516
        (MOVE, 26, 29),                          # 3517
        (MOVE, 23, 26),                          # 3518
        (JNE, 23, 79, 3527),                     # 3519
        (LOAD, 23, 31, 9),                       # 3520
        (LOAD, 24, 31, 10),                      # 3521
        (TEXT, 23, 2),                           # 3522
        (MOVE, 20, 23),                          # 3523
        (MOVE, 21, 24),                          # 3524
        (MOVE, 22, 72),                          # 3525
        (JUMP, 3674),                            # 3526
        (JBITSN, 0, 0, 0, 65280, 0, 3530),       # 3527: code_type
        (MOVE, 28, 73),                          # 3528
        (JUMP, 3563),                            # 3529
        (JBITSN, 0, 0, 0, 65280, 19, 3533),      # 3530: code_type
        (MOVE, 31, 72),                          # 3531
        (JUMP, 3562),                            # 3532
        (JBITSN, 0, 0, 0, 65280, 20, 3536),      # 3533: code_type
        (MOVE, 34, 79),                          # 3534
        (JUMP, 3561),                            # 3535
        (JBITSN, 0, 0, 0, 65280, 21, 3543),      # 3536: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 3540),       # 3537: swap_kind
        (MOVE, 40, 72),                          # 3538
        (JUMP, 3541),                            # 3539
        (MOVE, 40, 79),                          # 3540
        (MOVE, 37, 40),                          # 3541
        (JUMP, 3560),                            # 3542
        (JBITSN, 0, 0, 0, 65280, 22, 3546),      # 3543: code_type
        (MOVE, 43, 76),                          # 3544
        (JUMP, 3559),                            # 3545
        (JBITS, 0, 0, 0, 65280, 1, 3549),        # 3546: code_type
        (MOVE, 46, 67),                          # 3547
        (JUMP, 3558),                            # 3548
        (JNE, 3, 102, 3552),                     # 3549
        (MOVE, 49, 87),                          # 3550
        (JUMP, 3557),                            # 3551
        (JNE, 3, 103, 3555),                     # 3552
        (MOVE, 52, 104),                         # 3553
        (JUMP, 3556),                            # 3554
        (MOVE, 52, 82),                          # 3555
        (MOVE, 49, 52),                          # 3556
        (MOVE, 46, 49),                          # 3557
        (MOVE, 43, 46),                          # 3558
        (MOVE, 37, 43),                          # 3559
        (MOVE, 34, 37),                          # 3560
        (MOVE, 31, 34),                          # 3561
        (MOVE, 28, 31),                          # 3562
        (JNE, 28, 76, 3571),                     # 3563
        (LOAD, 28, 31, 9),                       # 3564
        (LOAD, 29, 31, 10),                      # 3565
        (TEXT, 28, 3),                           # 3566
        (MOVE, 25, 28),                          # 3567
        (MOVE, 26, 29),                          # 3568
        (MOVE, 27, 79),                          # 3569
        (JUMP, 3671),                            # 3570
        (JBITSN, 0, 0, 0, 65280, 0, 3574),       # 3571: code_type
        (MOVE, 33, 73),                          # 3572
        (JUMP, 3607),                            # 3573
        (JBITSN, 0, 0, 0, 65280, 19, 3577),      # 3574: code_type
        (MOVE, 36, 72),                          # 3575
        (JUMP, 3606),                            # 3576
        (JBITSN, 0, 0, 0, 65280, 20, 3580),      # 3577: code_type
        (MOVE, 39, 79),                          # 3578
        (JUMP, 3605),                            # 3579
        (JBITSN, 0, 0, 0, 65280, 21, 3587),      # 3580: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 3584),       # 3581: swap_kind
        (MOVE, 45, 72),                          # 3582
        (JUMP, 3585),                            # 3583
        (MOVE, 45, 79),                          # 3584
        (MOVE, 42, 45),                          # 3585
        (JUMP, 3604),                            # 3586
        (JBITSN, 0, 0, 0, 65280, 22, 3590),      # 3587: code_type
        (MOVE, 48, 76),                          # 3588
        (JUMP, 3603),                            # 3589
        (JBITS, 0, 0, 0, 65280, 1, 3593),        # 3590: code_type
        (MOVE, 51, 67),                          # 3591
        (JUMP, 3602),                            # 3592
        (JNE, 3, 102, 3596),                     # 3593
        (MOVE, 54, 87),                          # 3594
        (JUMP, 3601),                            # 3595
        (JNE, 3, 103, 3599),                     # 3596
        (MOVE, 57, 104),                         # 3597
        (JUMP, 3600),                            # 3598
        (MOVE, 57, 82),                          # 3599
        (MOVE, 54, 57),                          # 3600
        (MOVE, 51, 54),                          # 3601
        (MOVE, 48, 51),                          # 3602
        (MOVE, 42, 48),                          # 3603
        (MOVE, 39, 42),                          # 3604
        (MOVE, 36, 39),                          # 3605
        (MOVE, 33, 36),                          # 3606
        (JNE, 33, 87, 3615),                     # 3607
        (LOAD, 33, 31, 9),                       # 3608
        (LOAD, 34, 31, 10),                      # 3609
        (TEXT, 33, 4),                           # 3610
        (MOVE, 30, 33),                          # 3611
        (MOVE, 31, 34),                          # 3612
        (MOVE, 32, 76),                          # 3613
        (JUMP, 3668),                            # 3614
        (JBITSN, 0, 0, 0, 65280, 0, 3618),       # 3615: code_type
        (MOVE, 38, 73),                          # 3616
        (JUMP, 3651),                            # 3617
        (JBITSN, 0, 0, 0, 65280, 19, 3621),      # 3618: code_type
        (MOVE, 41, 72),                          # 3619
        (JUMP, 3650),                            # 3620
        (JBITSN, 0, 0, 0, 65280, 20, 3624),      # 3621: code_type
        (MOVE, 44, 79),                          # 3622
        (JUMP, 3649),                            # 3623
        (JBITSN, 0, 0, 0, 65280, 21, 3631),      # 3624: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 3628),       # 3625: swap_kind
        (MOVE, 50, 72),                          # 3626
        (JUMP, 3629),                            # 3627
        (MOVE, 50, 79),                          # 3628
        (MOVE, 47, 50),                          # 3629
        (JUMP, 3648),                            # 3630
        (JBITSN, 0, 0, 0, 65280, 22, 3634),      # 3631: code_type
        (MOVE, 53, 76),                          # 3632
        (JUMP, 3647),                            # 3633
        (JBITS, 0, 0, 0, 65280, 1, 3637),        # 3634: code_type
        (MOVE, 56, 67),                          # 3635
        (JUMP, 3646),                            # 3636
        (JNE, 3, 102, 3640),                     # 3637
        (MOVE, 59, 87),                          # 3638
        (JUMP, 3645),                            # 3639
        (JNE, 3, 103, 3643),                     # 3640
        (MOVE, 62, 104),                         # 3641
        (JUMP, 3644),                            # 3642
        (MOVE, 62, 82),                          # 3643
        (MOVE, 59, 62),                          # 3644
        (MOVE, 56, 59),                          # 3645
        (MOVE, 53, 56),                          # 3646
        (MOVE, 47, 53),                          # 3647
        (MOVE, 44, 47),                          # 3648
        (MOVE, 41, 44),                          # 3649
        (MOVE, 38, 41),                          # 3650
        (JNE, 38, 104, 3659),                    # 3651
        (LOAD, 38, 31, 9),                       # 3652
        (LOAD, 39, 31, 10),                      # 3653
        (TEXT, 38, 5),                           # 3654
        (MOVE, 35, 38),                          # 3655
        (MOVE, 36, 39),                          # 3656
        (MOVE, 37, 82),                          # 3657
        (JUMP, 3665),                            # 3658
        (LOAD, 40, 31, 9),                       # 3659
        (LOAD, 41, 31, 10),                      # 3660
        (TEXT, 40, 6),                           # 3661
        (MOVE, 35, 40),                          # 3662
        (MOVE, 36, 41),                          # 3663
        (MOVE, 37, 87),                          # 3664
        (MOVE, 30, 35),                          # 3665
        (MOVE, 31, 36),                          # 3666
        (MOVE, 32, 37),                          # 3667
        (MOVE, 25, 30),                          # 3668
        (MOVE, 26, 31),                          # 3669
        (MOVE, 27, 32),                          # 3670
        (MOVE, 20, 25),                          # 3671
        (MOVE, 21, 26),                          # 3672
        (MOVE, 22, 27),                          # 3673
        (MOVE, 15, 20),                          # 3674
        (MOVE, 16, 21),                          # 3675
        (MOVE, 17, 22),                          # 3676
        (MOVE, 10, 15),                          # 3677
        (MOVE, 11, 16),                          # 3678
        (MOVE, 12, 17),                          # 3679
        (STORE, 31, 16, 10),                     # 3680
        (STORE, 31, 17, 11),                     # 3681
        (STORE, 31, 18, 12),                     # 3682
        (STORE, 31, 15, 73),                     # 3683
        (LOAD, 9, 4, 20),                        # 3684
        (JZ, 9, 3795),                           # 3685
        (ROWAT, 32, 24, 9),                      # 3686
        (MOVE, 10, 67),                          # 3687
        (LOAD, 11, 32, 3),                       # 3688
        (JGE, 10, 11, 3795),                     # 3689
        (ITEM, 33, 25, 32, 2, 10),               # 3690
        (U1, 12, 33, 3, 0),                      # 3691
        (JGE, 12, 100, 3701),                    # 3692
        (LOAD, 12, 33, 4),                       # 3693
        (JZ, 12, 4156),                          # 3694
        (LOAD, 13, 33, 5),                       # 3695
        (LOAD, 14, 33, 6),                       # 3696
        (BYTE, 15, 13, 67),                      # 3697
        (LT, 16, 15, 74),                        # 3698
        (STORE, 33, 19, 16),                     # 3699
        (STORE, 33, 18, 73),                     # 3700
        (U1, 12, 33, 3, 0),                      # 3701
        (JGE, 12, 100, 3711),                    # 3702
        (LOAD, 12, 33, 4),                       # 3703
        (JZ, 12, 4156),                          # 3704
        (LOAD, 13, 33, 5),                       # 3705
        (LOAD, 14, 33, 6),                       # 3706
        (BYTE, 15, 13, 67),                      # 3707
        (EQ, 16, 15, 74),                        # 3708
        (STORE, 33, 21, 16),                     # 3709
        (STORE, 33, 20, 73),                     # 3710
        (U1, 12, 33, 3, 0),                      # 3711
        (JGE, 12, 100, 3742),                    # 3712
        (LOAD, 12, 33, 4),                       # 3713
        (JZ, 12, 4156),                          # 3714
        (LOAD, 13, 33, 5),                       # 3715
        (LOAD, 14, 33, 6),                       # 3716
        (BYTE, 15, 13, 67),                      # 3717
        (JEQ, 15, 74, 3742),                     # 3718
        (LOAD, 15, 33, 4),                       # 3719
        (JZ, 15, 4156),                          # 3720
        (LOAD, 16, 33, 5),                       # 3721
        (LOAD, 17, 33, 6),                       # 3722
        (BYTE, 18, 16, 67),                      # 3723
        (JGE, 18, 74, 3733),                     # 3724
        (LOAD, 15, 33, 4),                       # 3725
        (JZ, 15, 4156),                          # 3726
        (LOAD, 16, 33, 5),                       # 3727
        (LOAD, 17, 33, 6),                       # 3728
        (BYTE, 18, 16, 67),                      # 3729
        (SUB, 19, 105, 18),                      # 3730
        (MOVE, 12, 19),                          # 3731
        (JUMP, 3740),                            # 3732
        (LOAD, 20, 33, 4),                       # 3733
        (JZ, 20, 4156),                          # 3734
        (LOAD, 21, 33, 5),                       # 3735
        (LOAD, 22, 33, 6),                       # 3736
        (BYTE, 23, 21, 67),                      # 3737
        (SUB, 24, 23, 106),                      # 3738
        (MOVE, 12, 24),                          # 3739
        (STORE, 33, 23, 12),                     # 3740
        (STORE, 33, 22, 73),                     # 3741
        (U1, 12, 33, 11, 0),                     # 3742
        (JGE, 12, 100, 3752),                    # 3743
        (LOAD, 12, 33, 12),                      # 3744
        (JZ, 12, 4156),                          # 3745
        (LOAD, 13, 33, 13),                      # 3746
        (LOAD, 14, 33, 14),                      # 3747
        (BYTE, 15, 13, 67),                      # 3748
        (LT, 16, 15, 74),                        # 3749
        (STORE, 33, 25, 16),                     # 3750
        (STORE, 33, 24, 73),                     # 3751
        (U1, 12, 33, 11, 0),                     # 3752
        (JGE, 12, 100, 3762),                    # 3753
        (LOAD, 12, 33, 12),                      # 3754
        (JZ, 12, 4156),                          # 3755
        (LOAD, 13, 33, 13),                      # 3756
        (LOAD, 14, 33, 14),                      # 3757
        (BYTE, 15, 13, 67),                      # 3758
        (EQ, 16, 15, 74),                        # 3759
        (STORE, 33, 27, 16),                     # 3760
        (STORE, 33, 26, 73),                     # 3761
        (U1, 12, 33, 11, 0),                     # 3762
        (JGE, 12, 100, 3793),                    # 3763
        (LOAD, 12, 33, 12),                      # 3764
        (JZ, 12, 4156),                          # 3765
        (LOAD, 13, 33, 13),                      # 3766
        (LOAD, 14, 33, 14),                      # 3767
        (BYTE, 15, 13, 67),                      # 3768
        (JEQ, 15, 74, 3793),                     # 3769
        (LOAD, 15, 33, 12),                      # 3770
        (JZ, 15, 4156),                          # 3771
        (LOAD, 16, 33, 13),                      # 3772
        (LOAD, 17, 33, 14),                      # 3773
        (BYTE, 18, 16, 67),                      # 3774
        (JGE, 18, 74, 3784),                     # 3775
        (LOAD, 15, 33, 12),                      # 3776
        (JZ, 15, 4156),                          # 3777
        (LOAD, 16, 33, 13),                      # 3778
        (LOAD, 17, 33, 14),                      # 3779
        (BYTE, 18, 16, 67),                      # 3780
        (SUB, 19, 105, 18),                      # 3781
        (MOVE, 12, 19),                          # 3782
        (JUMP, 3791),                            # 3783
        (LOAD, 20, 33, 12),                      # 3784
        (JZ, 20, 4156),                          # 3785
        (LOAD, 21, 33, 13),                      # 3786
        (LOAD, 22, 33, 14),                      # 3787
        (BYTE, 23, 21, 67),                      # 3788
        (SUB, 24, 23, 106),                      # 3789
        (MOVE, 12, 24),                          # 3790
        (STORE, 33, 29, 12),                     # 3791
        (STORE, 33, 28, 73),                     # 3792
        (LOOP, 10, 0),                           # 3793
        (JUMP, 3688),                            # 3794
        (LOAD, 9, 4, 21),                        # 3795
        (JZ, 9, 3822),                           # 3796
        (ROWAT, 34, 26, 9),                      # 3797
        (LOAD, 10, 34, 3),                       # 3798
        (JZ, 10, 3822),                          # 3799
        (MOVE, 11, 67),                          # 3800
        (LOAD, 12, 34, 5),                       # 3801
        (JGE, 11, 12, 3822),                     # 3802
        (ITEM, 37, 27, 34, 4, 11),               # 3803
        (MOVE, 13, 67),                          # 3804
        (LOAD, 14, 37, 4),                       # 3805
        (JGE, 13, 14, 3820),                     # 3806
        (ITEM, 38, 28, 37, 3, 13),               # 3807
        (JBITS, 38, 2, 0, 65280, 255, 3813),     # 3808: len_or_mark
        (U1, 18, 38, 2, 0),                      # 3809
        (JLT, 18, 101, 3813),                    # 3810
        (JBITSN, 38, 2, 0, 65280, 250, 3815),    # 3811: len_or_mark
        (JNE, 4, 67, 3815),                      # 3812
        (MOVE, 15, 67),                          # 3813
        (JUMP, 3817),                            # 3814
        (U1, 18, 38, 2, 0),                      # 3815
        (MOVE, 15, 18),                          # 3816
        (STORE, 38, 11, 15),                     # 3817
        (LOOP, 13, 0),                           # 3818
        (JUMP, 3805),                            # 3819
        (LOOP, 11, 0),                           # 3820
        (JUMP, 3801),                            # 3821
        (LOAD, 9, 4, 23),                        # 3822
        (JZ, 9, 4151),                           # 3823
        (ROWAT, 41, 31, 9),                      # 3824
        (JBITSN, 0, 0, 0, 65280, 0, 3828),       # 3825: code_type
        (MOVE, 10, 73),                          # 3826
        (JUMP, 3861),                            # 3827
        (JBITSN, 0, 0, 0, 65280, 19, 3831),      # 3828: code_type
        (MOVE, 13, 72),                          # 3829
        (JUMP, 3860),                            # 3830
        (JBITSN, 0, 0, 0, 65280, 20, 3834),      # 3831: code_type
        (MOVE, 16, 79),                          # 3832
        (JUMP, 3859),                            # 3833
        (JBITSN, 0, 0, 0, 65280, 21, 3841),      # 3834: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 3838),       # 3835: swap_kind
        (MOVE, 22, 72),                          # 3836
        (JUMP, 3839),                            # 3837
        (MOVE, 22, 79),                          # 3838
        (MOVE, 19, 22),                          # 3839
        (JUMP, 3858),                            # 3840
        (JBITSN, 0, 0, 0, 65280, 22, 3844),      # 3841: code_type
        (MOVE, 25, 76),                          # 3842
        (JUMP, 3857),                            # 3843
        (JBITS, 0, 0, 0, 65280, 1, 3847),        # 3844: code_type
        (MOVE, 28, 67),                          # 3845
        (JUMP, 3856),                            # 3846
        (JNE, 3, 102, 3850),                     # 3847
        (MOVE, 31, 87),                          # 3848
        (JUMP, 3855),                            # 3849
        (JNE, 3, 103, 3853),                     # 3850
        (MOVE, 34, 104),                         # 3851
        (JUMP, 3854),                            # 3852
        (MOVE, 34, 82),                          # 3853
        (MOVE, 31, 34),                          # 3854
        (MOVE, 28, 31),                          # 3855
        (MOVE, 25, 28),                          # 3856
        (MOVE, 19, 25),                          # 3857
        (MOVE, 16, 19),                          # 3858
        (MOVE, 13, 16),                          # 3859
        (MOVE, 10, 13),                          # 3860
        (JEQ, 10, 67, 4151),                     # 3861
        (JBITSN, 0, 0, 0, 65280, 0, 3865),       # 3862: code_type
        (MOVE, 13, 73),                          # 3863
        (JUMP, 3898),                            # 3864
        (JBITSN, 0, 0, 0, 65280, 19, 3868),      # 3865: code_type
        (MOVE, 16, 72),                          # 3866
        (JUMP, 3897),                            # 3867
        (JBITSN, 0, 0, 0, 65280, 20, 3871),      # 3868: code_type
        (MOVE, 19, 79),                          # 3869
        (JUMP, 3896),                            # 3870
        (JBITSN, 0, 0, 0, 65280, 21, 3878),      # 3871: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 3875),       # 3872: swap_kind
        (MOVE, 25, 72),                          # 3873
        (JUMP, 3876),                            # 3874
        (MOVE, 25, 79),                          # 3875
        (MOVE, 22, 25),                          # 3876
        (JUMP, 3895),                            # 3877
        (JBITSN, 0, 0, 0, 65280, 22, 3881),      # 3878: code_type
        (MOVE, 28, 76),                          # 3879
        (JUMP, 3894),                            # 3880
        (JBITS, 0, 0, 0, 65280, 1, 3884),        # 3881: code_type
        (MOVE, 31, 67),                          # 3882
        (JUMP, 3893),                            # 3883
        (JNE, 3, 102, 3887),                     # 3884
        (MOVE, 34, 87),                          # 3885
        (JUMP, 3892),                            # 3886
        (JNE, 3, 103, 3890),                     # 3887
        (MOVE, 37, 104),                         # 3888
        (JUMP, 3891),                            # 3889
        (MOVE, 37, 82),                          # 3890
        (MOVE, 34, 37),                          # 3891
        (MOVE, 31, 34),                          # 3892
        (MOVE, 28, 31),                          # 3893
        (MOVE, 22, 28),                          # 3894
        (MOVE, 19, 22),                          # 3895
        (MOVE, 16, 19),                          # 3896
        (MOVE, 13, 16),                          # 3897
        (JNE, 13, 73, 3906),                     # 3898
        (LOAD, 13, 41, 4),                       # 3899
        (LOAD, 14, 41, 5),                       # 3900
        (TEXT, 13, 0),                           # 3901
        (MOVE, 10, 13),                          # 3902
        (MOVE, 11, 14),                          # 3903
        (MOVE, 12, 67),                          # 3904
        (JUMP, 4147),                            # 3905
        (JBITSN, 0, 0, 0, 65280, 0, 3909),       # 3906: code_type
        (MOVE, 18, 73),                          # 3907
        (JUMP, 3942),                            # 3908
        (JBITSN, 0, 0, 0, 65280, 19, 3912),      # 3909: code_type
        (MOVE, 21, 72),                          # 3910
        (JUMP, 3941),                            # 3911
        (JBITSN, 0, 0, 0, 65280, 20, 3915),      # 3912: code_type
        (MOVE, 24, 79),                          # 3913
        (JUMP, 3940),                            # 3914
        (JBITSN, 0, 0, 0, 65280, 21, 3922),      # 3915: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 3919),       # 3916: swap_kind
        (MOVE, 30, 72),                          # 3917
        (JUMP, 3920),                            # 3918
        (MOVE, 30, 79),                          # 3919
        (MOVE, 27, 30),                          # 3920
        (JUMP, 3939),                            # 3921
        (JBITSN, 0, 0, 0, 65280, 22, 3925),      # 3922: code_type
        (MOVE, 33, 76),                          # 3923
        (JUMP, 3938),                            # 3924
        (JBITS, 0, 0, 0, 65280, 1, 3928),        # 3925: code_type
        (MOVE, 36, 67),                          # 3926
        (JUMP, 3937),                            # 3927
        (JNE, 3, 102, 3931),                     # 3928
        (MOVE, 39, 87),                          # 3929
        (JUMP, 3936),                            # 3930
        (JNE, 3, 103, 3934),                     # 3931
        (MOVE, 42, 104),                         # 3932
        (JUMP, 3935),                            # 3933
        (MOVE, 42, 82),                          # 3934
        (MOVE, 39, 42),                          # 3935
        (MOVE, 36, 39),                          # 3936
        (MOVE, 33, 36),                          # 3937
        (MOVE, 27, 33),                          # 3938
        (MOVE, 24, 27),                          # 3939
        (MOVE, 21, 24),                          # 3940
        (MOVE, 18, 21),                          # 3941
        (JNE, 18, 72, 3950),                     # 3942
        (LOAD, 18, 41, 4),                       # 3943
        (LOAD, 19, 41, 5),                       # 3944
        (TEXT, 18, 1),                           # 3945
        (MOVE, 15, 18),                          # 3946
        (MOVE, 16, 19),                          # 3947
        (MOVE, 17, 73),                          # 3948
        (JUMP, 4144),                            # 3949
        (JBITSN, 0, 0, 0, 65280, 0, 3953),       # 3950: code_type
        (MOVE, 23, 73),                          # 3951
        (JUMP, 3986),                            # 3952
        (JBITSN, 0, 0, 0, 65280, 19, 3956),      # 3953: code_type
        (MOVE, 26, 72),                          # 3954
        (JUMP, 3985),                            # 3955
        (JBITSN, 0, 0, 0, 65280, 20, 3959),      # 3956: code_type
        (MOVE, 29, 79),                          # 3957
        (JUMP, 3984),                            # 3958
        (JBITSN, 0, 0, 0, 65280, 21, 3966),      # 3959: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 3963),       # 3960: swap_kind
        (MOVE, 35, 72),                          # 3961
        (JUMP, 3964),                            # 3962
        (MOVE, 35, 79),                          # 3963
        (MOVE, 32, 35),                          # 3964
        (JUMP, 3983),                            # 3965
        (JBITSN, 0, 0, 0, 65280, 22, 3969),      # 3966: code_type
        (MOVE, 38, 76),                          # 3967
        (JUMP, 3982),                            # 3968
        (JBITS, 0, 0, 0, 65280, 1, 3972),        # 3969: code_type
        (MOVE, 41, 67),                          # 3970
        (JUMP, 3981),                            # 3971
        (JNE, 3, 102, 3975),                     # 3972
        (MOVE, 44, 87),                          # 3973
        (JUMP, 3980),                            # 3974
        (JNE, 3, 103, 3978),                     # 3975
        (MOVE, 47, 104),                         # 3976
        (JUMP, 3979),                            # 3977
        (MOVE, 47, 82),                          # 3978
        (MOVE, 44, 47),                          # 3979
        (MOVE, 41, 44),                          # 3980
        (MOVE, 38, 41),                          # 3981
        (MOVE, 32, 38),                          # 3982
        (MOVE, 29, 32),                          # 3983
        (MOVE, 26, 29),                          # 3984
        (MOVE, 23, 26),                          # 3985
        (JNE, 23, 79, 3994),                     # 3986
        (LOAD, 23, 41, 4),                       # 3987
        (LOAD, 24, 41, 5),                       # 3988
        (TEXT, 23, 2),                           # 3989
        (MOVE, 20, 23),                          # 3990
        (MOVE, 21, 24),                          # 3991
        (MOVE, 22, 72),                          # 3992
        (JUMP, 4141),                            # 3993
        (JBITSN, 0, 0, 0, 65280, 0, 3997),       # 3994: code_type
        (MOVE, 28, 73),                          # 3995
        (JUMP, 4030),                            # 3996
        (JBITSN, 0, 0, 0, 65280, 19, 4000),      # 3997: code_type
        (MOVE, 31, 72),                          # 3998
        (JUMP, 4029),                            # 3999
        (JBITSN, 0, 0, 0, 65280, 20, 4003),      # 4000: code_type
        (MOVE, 34, 79),                          # 4001
        (JUMP, 4028),                            # 4002
        (JBITSN, 0, 0, 0, 65280, 21, 4010),      # 4003: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 4007),       # 4004: swap_kind
        (MOVE, 40, 72),                          # 4005
        (JUMP, 4008),                            # 4006
        (MOVE, 40, 79),                          # 4007
        (MOVE, 37, 40),                          # 4008
        (JUMP, 4027),                            # 4009
        (JBITSN, 0, 0, 0, 65280, 22, 4013),      # 4010: code_type
        (MOVE, 43, 76),                          # 4011
        (JUMP, 4026),                            # 4012
        (JBITS, 0, 0, 0, 65280, 1, 4016),        # 4013: code_type
        (MOVE, 46, 67),                          # 4014
        (JUMP, 4025),                            # 4015
        (JNE, 3, 102, 4019),                     # 4016
        (MOVE, 49, 87),                          # 4017
        (JUMP, 4024),                            # 4018
        (JNE, 3, 103, 4022),                     # 4019
        (MOVE, 52, 104),                         # 4020
        (JUMP, 4023),                            # 4021
        (MOVE, 52, 82),                          # 4022
        (MOVE, 49, 52),                          # 4023
        (MOVE, 46, 49),                          # 4024
        (MOVE, 43, 46),                          # 4025
        (MOVE, 37, 43),                          # 4026
        (MOVE, 34, 37),                          # 4027
        (MOVE, 31, 34),                          # 4028
        (MOVE, 28, 31),                          # 4029
        (JNE, 28, 76, 4038),                     # 4030
        (LOAD, 28, 41, 4),                       # 4031
        (LOAD, 29, 41, 5),                       # 4032
        (TEXT, 28, 3),                           # 4033
        (MOVE, 25, 28),                          # 4034
        (MOVE, 26, 29),                          # 4035
        (MOVE, 27, 79),                          # 4036
        (JUMP, 4138),                            # 4037
        (JBITSN, 0, 0, 0, 65280, 0, 4041),       # 4038: code_type
        (MOVE, 33, 73),                          # 4039
        (JUMP, 4074),                            # 4040
        (JBITSN, 0, 0, 0, 65280, 19, 4044),      # 4041: code_type
        (MOVE, 36, 72),                          # 4042
        (JUMP, 4073),                            # 4043
        (JBITSN, 0, 0, 0, 65280, 20, 4047),      # 4044: code_type
        (MOVE, 39, 79),                          # 4045
        (JUMP, 4072),                            # 4046
        (JBITSN, 0, 0, 0, 65280, 21, 4054),      # 4047: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 4051),       # 4048: swap_kind
        (MOVE, 45, 72),                          # 4049
        (JUMP, 4052),                            # 4050
        (MOVE, 45, 79),                          # 4051
        (MOVE, 42, 45),                          # 4052
        (JUMP, 4071),                            # 4053
        (JBITSN, 0, 0, 0, 65280, 22, 4057),      # 4054: code_type
        (MOVE, 48, 76),                          # 4055
        (JUMP, 4070),                            # 4056
        (JBITS, 0, 0, 0, 65280, 1, 4060),        # 4057: code_type
        (MOVE, 51, 67),                          # 4058
        (JUMP, 4069),                            # 4059
        (JNE, 3, 102, 4063),                     # 4060
        (MOVE, 54, 87),                          # 4061
        (JUMP, 4068),                            # 4062
        (JNE, 3, 103, 4066),                     # 4063
        (MOVE, 57, 104),                         # 4064
        (JUMP, 4067),                            # 4065
        (MOVE, 57, 82),                          # 4066
        (MOVE, 54, 57),                          # 4067
        (MOVE, 51, 54),                          # 4068
        (MOVE, 48, 51),                          # 4069
        (MOVE, 42, 48),                          # 4070
        (MOVE, 39, 42),                          # 4071
        (MOVE, 36, 39),                          # 4072
        (MOVE, 33, 36),                          # 4073
        (JNE, 33, 87, 4082),                     # 4074
        (LOAD, 33, 41, 4),                       # 4075
        (LOAD, 34, 41, 5),                       # 4076
        (TEXT, 33, 4),                           # 4077
        (MOVE, 30, 33),                          # 4078
        (MOVE, 31, 34),                          # 4079
        (MOVE, 32, 76),                          # 4080
        (JUMP, 4135),                            # 4081
        (JBITSN, 0, 0, 0, 65280, 0, 4085),       # 4082: code_type
        (MOVE, 38, 73),                          # 4083
        (JUMP, 4118),                            # 4084
        (JBITSN, 0, 0, 0, 65280, 19, 4088),      # 4085: code_type
        (MOVE, 41, 72),                          # 4086
        (JUMP, 4117),                            # 4087
        (JBITSN, 0, 0, 0, 65280, 20, 4091),      # 4088: code_type
        (MOVE, 44, 79),                          # 4089
        (JUMP, 4116),                            # 4090
        (JBITSN, 0, 0, 0, 65280, 21, 4098),      # 4091: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 4095),       # 4092: swap_kind
        (MOVE, 50, 72),                          # 4093
        (JUMP, 4096),                            # 4094
        (MOVE, 50, 79),                          # 4095
        (MOVE, 47, 50),                          # 4096
        (JUMP, 4115),                            # 4097
        (JBITSN, 0, 0, 0, 65280, 22, 4101),      # 4098: code_type
        (MOVE, 53, 76),                          # 4099
        (JUMP, 4114),                            # 4100
        (JBITS, 0, 0, 0, 65280, 1, 4104),        # 4101: code_type
        (MOVE, 56, 67),                          # 4102
        (JUMP, 4113),                            # 4103
        (JNE, 3, 102, 4107),                     # 4104
        (MOVE, 59, 87),                          # 4105
        (JUMP, 4112),                            # 4106
        (JNE, 3, 103, 4110),                     # 4107
        (MOVE, 62, 104),                         # 4108
        (JUMP, 4111),                            # 4109
        (MOVE, 62, 82),                          # 4110
        (MOVE, 59, 62),                          # 4111
        (MOVE, 56, 59),                          # 4112
        (MOVE, 53, 56),                          # 4113
        (MOVE, 47, 53),                          # 4114
        (MOVE, 44, 47),                          # 4115
        (MOVE, 41, 44),                          # 4116
        (MOVE, 38, 41),                          # 4117
        (JNE, 38, 104, 4126),                    # 4118
        (LOAD, 38, 41, 4),                       # 4119
        (LOAD, 39, 41, 5),                       # 4120
        (TEXT, 38, 5),                           # 4121
        (MOVE, 35, 38),                          # 4122
        (MOVE, 36, 39),                          # 4123
        (MOVE, 37, 82),                          # 4124
        (JUMP, 4132),                            # 4125
        (LOAD, 40, 41, 4),                       # 4126
        (LOAD, 41, 41, 5),                       # 4127
        (TEXT, 40, 6),                           # 4128
        (MOVE, 35, 40),                          # 4129
        (MOVE, 36, 41),                          # 4130
        (MOVE, 37, 87),                          # 4131
        (MOVE, 30, 35),                          # 4132
        (MOVE, 31, 36),                          # 4133
        (MOVE, 32, 37),                          # 4134
        (MOVE, 25, 30),                          # 4135
        (MOVE, 26, 31),                          # 4136
        (MOVE, 27, 32),                          # 4137
        (MOVE, 20, 25),                          # 4138
        (MOVE, 21, 26),                          # 4139
        (MOVE, 22, 27),                          # 4140
        (MOVE, 15, 20),                          # 4141
        (MOVE, 16, 21),                          # 4142
        (MOVE, 17, 22),                          # 4143
        (MOVE, 10, 15),                          # 4144
        (MOVE, 11, 16),                          # 4145
        (MOVE, 12, 17),                          # 4146
        (STORE, 41, 7, 10),                      # 4147
        (STORE, 41, 8, 11),                      # 4148
        (STORE, 41, 9, 12),                      # 4149
        (STORE, 41, 6, 73),                      # 4150
        (LOOP, 7, 0),                            # 4151
        (JUMP, 842),                             # 4152
        (LOOP, 5, 0),                            # 4153
        (JUMP, 838),                             # 4154
        (DONE,),                                 # 4155
        (FAIL,),                                 # 4156
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
        Table(17, (3, 6, 11, 13, 15)),  # 15: part.body.counter
        Table(5, (4,)),  # 16: part.body.shortinfos
        Table(11, (3, 5, 7, 9)),  # 17: shortinfos.shortinfos[]
        Table(37, (21, 25, 29, 33)),  # 18: part.body.user_info
        Table(6, (3,)),  # 19: part.body.longdata
        Table(5, (2,)),  # 20: longdata.descriptors[]
        Table(17, (4, 7, 11, 13, 15)),  # 21: part.body.session_info
        Table(29, (3, 6, 11, 14, 17, 19, 21, 23, 25, 27)),  # 22: part.body.serial
        Table(19, (11, 15)),  # 23: part.body.abap_info
        Table(4, (3,)),  # 24: part.body.long_demands
        Table(30, (4, 7, 12, 15, 18, 20, 22, 24, 26, 28)),  # 25: long_demands.demands[]
        Table(8, (3, 5)),  # 26: part.body.vardata
        Table(5, (4,)),  # 27: vardata.rows[]
        Table(12, (3, 5, 8)),  # 28: vardata_row.fields[]
        Table(4, (3,)),  # 29: part.body.features
        Table(2, ()),  # 30: features.features[]
        Table(10, (6,)),  # 31: part.body.client_id
        Table(2, ()),  # 32: part.body.raw
    ),
    registers=67,
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
                            'define_byte': Number(2, 0, 1, False, False, 'be'),
                            'number': Present(3, Span(4, None)),
                            'undefined': Present(6, Span(7, None)),
                            'is_negative': Present(11, Worked(12, 'bool')),
                            'is_zero': Present(13, Worked(14, 'bool')),
                            'exponent': Present(15, Worked(16, 'int')),
                        }),
                        'trailing_bytes': Span(9, None),
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
                            'define_byte': Number(3, 0, 1, False, False, 'be'),
                            'number': Present(4, Span(5, None)),
                            'undefined': Present(7, Span(8, None)),
                            'is_negative': Present(11, Worked(12, 'bool')),
                            'is_zero': Present(13, Worked(14, 'bool')),
                            'exponent': Present(15, Worked(16, 'int')),
                        }),
                        'filler2': Fixed(10, 0, 4, None),
                        'kernel_version': Fixed(10, 4, 5, 'ISO-8859-1'),
                        'filler3': Fixed(10, 9, 3, None),
                    })), 'serial': Rows(18, 22, Inline({
                        'first_key': Inline({
                            'define_byte': Number(2, 0, 1, False, False, 'be'),
                            'number': Present(3, Span(4, None)),
                            'undefined': Present(6, Span(7, None)),
                            'is_negative': Present(17, Worked(18, 'bool')),
                            'is_zero': Present(19, Worked(20, 'bool')),
                            'exponent': Present(21, Worked(22, 'int')),
                        }),
                        'last_key': Inline({
                            'define_byte': Number(10, 0, 1, False, False, 'be'),
                            'number': Present(11, Span(12, None)),
                            'undefined': Present(14, Span(15, None)),
                            'is_negative': Present(23, Worked(24, 'bool')),
                            'is_zero': Present(25, Worked(26, 'bool')),
                            'exponent': Present(27, Worked(28, 'int')),
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
                                'define_byte': Number(3, 0, 1, False, False, 'be'),
                                'number': Present(4, Span(5, None)),
                                'undefined': Present(7, Span(8, None)),
                                'is_negative': Present(18, Worked(19, 'bool')),
                                'is_zero': Present(20, Worked(21, 'bool')),
                                'exponent': Present(22, Worked(23, 'int')),
                            }),
                            'length': Inline({
                                'define_byte': Number(11, 0, 1, False, False, 'be'),
                                'number': Present(12, Span(13, None)),
                                'undefined': Present(15, Span(16, None)),
                                'is_negative': Present(24, Worked(25, 'bool')),
                                'is_zero': Present(26, Worked(27, 'bool')),
                                'exponent': Present(28, Worked(29, 'int')),
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
