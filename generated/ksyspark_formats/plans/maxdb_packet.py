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
        (JNE, 2, 34, 3532),                      # 15
        (U1, 5, 0, 0, 0),                        # 16
        (JLE, 5, 33, 3532),                      # 17
        (JGE, 5, 29, 3532),                      # 18
        (JBITS, 0, 0, 1, 65280, 1, 21),          # 19: _
        (JBITSN, 0, 0, 1, 65280, 2, 3532),       # 20: _
        (JEQ, 1, 28, 26),                        # 21
        (JBITSN, 0, 0, 0, 65280, 19, 24),        # 22: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 3532),       # 23: _
        (JBITSN, 0, 0, 0, 65280, 20, 26),        # 24: code_type
        (JBITSN, 0, 0, 1, 65280, 1, 3532),       # 25: _
        (U1, 5, 0, 0, 1),                        # 26
        (JNE, 5, 34, 30),                        # 27
        (STORE, 0, 1, 28),                       # 28: byte order be
        (JUMP, 34),                              # 29
        (JNE, 5, 33, 3532),                      # 30
        (STORE, 0, 1, 34),                       # 31: byte order le
        (JUMP, 34),                              # 32
        (JUMP, 3532),                            # 33
        (RUN, 0, 2, 30),                         # 34: filler1, appl_version, application, varpart_size, varpart_len, filler2, no_of_segm, filler3
        (FIXED, 5, 0, 2, 2, 5),                  # 35
        (TEXT, 5, 0),                            # 36: appl_version is ISO-8859-1
        (FIXED, 5, 0, 2, 7, 3),                  # 37
        (TEXT, 5, 0),                            # 38: application is ISO-8859-1
        (NUMBER2, 5, 0, 2, 20, 50, 1),           # 39
        (JLT, 5, 34, 3532),                      # 40
        (NUMBER2, 6, 0, 2, 14, 52, 1),           # 41
        (DIV, 7, 6, 36),                         # 42
        (JGT, 5, 7, 3532),                       # 43
        (NUMBER2, 5, 0, 2, 14, 52, 1),           # 44
        (BYTES, 0, 3, 5),                        # 45: varpart
        (OPEN, 6, 0, 3),                         # 46
        (U1, 8, 0, 0, 1),                        # 47
        (JNE, 8, 34, 51),                        # 48
        (STORE, 0, 5, 28),                       # 49: byte order be
        (JUMP, 55),                              # 50
        (JNE, 8, 33, 3532),                      # 51
        (STORE, 0, 5, 34),                       # 52: byte order le
        (JUMP, 55),                              # 53
        (JUMP, 3532),                            # 54
        (NUMBER2, 10, 0, 2, 20, 50, 1),          # 55
        (ROWS, 9, 1),                            # 56: segments: repeat expr
        (STORE, 0, 6, 9),                        # 57
        (MOVE, 8, 28),                           # 58
        (JGE, 8, 10, 800),                       # 59
        (ROW, 1, 1, 9),                          # 60
        (STORE, 1, 0, 8),                        # 61
        (LOAD, 11, 0, 5),                        # 62
        (STORE, 1, 1, 11),                       # 63
        (RUN, 1, 2, 4),                          # 64: segm_len
        (NUMBER2, 11, 1, 2, 0, 52, 1),           # 65
        (JLT, 11, 36, 3532),                     # 66
        (LOAD, 12, 0, 4),                        # 67
        (LOAD, 13, 0, 3),                        # 68
        (POSITION, 13, 13),                      # 69
        (SUB, 14, 12, 13),                       # 70
        (ADD, 15, 14, 37),                       # 71
        (JGT, 11, 15, 3532),                     # 72
        (RUN, 1, 3, 4),                          # 73: segm_offset
        (NUMBER2, 11, 1, 3, 0, 52, 1),           # 74
        (LOAD, 12, 0, 3),                        # 75
        (POSITION, 12, 12),                      # 76
        (SUB, 13, 12, 38),                       # 77
        (JNE, 11, 13, 3532),                     # 78
        (RUN, 1, 4, 5),                          # 79: no_of_parts, own_index, segm_kind
        (NUMBER2, 11, 1, 4, 0, 50, 1),           # 80
        (JLT, 11, 28, 3532),                     # 81
        (JEQ, 1, 28, 87),                        # 82
        (NUMBER2, 12, 1, 2, 0, 52, 1),           # 83
        (SUB, 13, 12, 36),                       # 84
        (DIV, 14, 13, 39),                       # 85
        (JGT, 11, 14, 3532),                     # 86
        (NUMBER2, 11, 1, 4, 2, 50, 1),           # 87
        (LOAD, 12, 1, 0),                        # 88
        (ADD, 13, 12, 34),                       # 89
        (JNE, 11, 13, 3532),                     # 90
        (U1, 11, 1, 4, 4),                       # 91
        (JLT, 11, 34, 3532),                     # 92
        (JGT, 11, 37, 3532),                     # 93
        (JEQ, 1, 28, 99),                        # 94
        (JBITSN, 1, 4, 4, 65280, 1, 99),         # 95: _
        (NUMBER2, 11, 1, 2, 0, 52, 1),           # 96
        (MOD, 12, 11, 38),                       # 97
        (JNE, 12, 28, 3532),                     # 98
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
        (JNE, 12, 28, 3532),                     # 112
        (JUMP, 116),                             # 113
        (NUMBER2, 12, 1, 4, 0, 50, 1),           # 114
        (JEQ, 12, 28, 3532),                     # 115
        (JLT, 1, 33, 122),                       # 116
        (U1, 12, 1, 4, 4),                       # 117
        (JNE, 12, 34, 122),                      # 118
        (U1, 12, 2, 1, 1),                       # 119
        (JLT, 12, 34, 3532),                     # 120
        (JGT, 12, 43, 3532),                     # 121
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
        (JGE, 11, 13, 771),                      # 137
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
        (JGT, 15, 18, 3532),                     # 149
        (JEQ, 1, 28, 176),                       # 150
        (LOAD, 14, 4, 0),                        # 151
        (JGT, 14, 28, 176),                      # 152
        (U1, 14, 1, 4, 4),                       # 153
        (JNE, 14, 34, 176),                      # 154
        (JBITS, 4, 2, 0, 65280, 3, 176),         # 155: _
        (LOAD, 14, 1, 5),                        # 156
        (JZ, 14, 3532),                          # 157
        (ROWAT, 5, 2, 14),                       # 158
        (U1, 15, 5, 1, 0),                       # 159
        (JEQ, 15, 33, 3532),                     # 160
        (LOAD, 14, 1, 5),                        # 161
        (JZ, 14, 3532),                          # 162
        (ROWAT, 6, 2, 14),                       # 163
        (U1, 15, 6, 1, 0),                       # 164
        (JEQ, 15, 40, 3532),                     # 165
        (LOAD, 14, 1, 5),                        # 166
        (JZ, 14, 3532),                          # 167
        (ROWAT, 7, 2, 14),                       # 168
        (U1, 15, 7, 1, 0),                       # 169
        (JEQ, 15, 43, 3532),                     # 170
        (LOAD, 14, 1, 5),                        # 171
        (JZ, 14, 3532),                          # 172
        (ROWAT, 8, 2, 14),                       # 173
        (U1, 15, 8, 1, 0),                       # 174
        (JEQ, 15, 45, 3532),                     # 175
        (JEQ, 1, 28, 187),                       # 176
        (LOAD, 14, 4, 0),                        # 177
        (JGT, 14, 28, 187),                      # 178
        (U1, 14, 1, 4, 4),                       # 179
        (JNE, 14, 34, 187),                      # 180
        (JBITS, 4, 2, 0, 65280, 10, 187),        # 181: _
        (LOAD, 14, 1, 5),                        # 182
        (JZ, 14, 3532),                          # 183
        (ROWAT, 9, 2, 14),                       # 184
        (U1, 15, 9, 1, 0),                       # 185
        (JEQ, 15, 47, 3532),                     # 186
        (RUN, 4, 3, 11),                         # 187: unused_attributes, first_packet, next_packet, last_packet, arg_count, segm_offset, buf_len
        (NUMBER2, 14, 4, 3, 1, 50, 1),           # 188
        (JLT, 14, 28, 3532),                     # 189
        (JEQ, 1, 28, 202),                       # 190
        (JGT, 14, 28, 202),                      # 191
        (U1, 14, 1, 4, 4),                       # 192
        (JNE, 14, 34, 202),                      # 193
        (JBITSN, 4, 3, 0, 256, 0, 202),          # 194: last_packet
        (JBITS, 4, 2, 0, 65280, 0, 202),         # 195: part_kind
        (JBITS, 4, 2, 0, 65280, 1, 202),         # 196: part_kind
        (LOAD, 14, 1, 5),                        # 197
        (JZ, 14, 3532),                          # 198
        (ROWAT, 10, 2, 14),                      # 199
        (U1, 15, 10, 1, 0),                      # 200
        (JNE, 15, 41, 3532),                     # 201
        (NUMBER2, 14, 4, 3, 3, 52, 1),           # 202
        (NUMBER2, 15, 1, 3, 0, 52, 1),           # 203
        (JNE, 14, 15, 3532),                     # 204
        (NUMBER2, 14, 4, 3, 7, 52, 1),           # 205
        (JLT, 14, 28, 3532),                     # 206
        (NUMBER2, 16, 1, 2, 0, 52, 1),           # 207
        (ADD, 17, 15, 16),                       # 208
        (LOAD, 18, 0, 3),                        # 209
        (POSITION, 18, 18),                      # 210
        (SUB, 19, 17, 18),                       # 211
        (SUB, 20, 19, 37),                       # 212
        (JGT, 14, 20, 3532),                     # 213
        (RUN, 4, 4, 4),                          # 214: buf_size
        (NUMBER2, 14, 4, 4, 0, 52, 1),           # 215
        (NUMBER2, 15, 4, 3, 7, 52, 1),           # 216
        (JGE, 14, 15, 219),                      # 217
        (JNE, 1, 28, 3532),                      # 218
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
        (JUMP, 738),                             # 229
        (JUMP, 304),                             # 230
        (JUMP, 738),                             # 231
        (JUMP, 359),                             # 232
        (JUMP, 359),                             # 233
        (JUMP, 376),                             # 234
        (JUMP, 304),                             # 235
        (JUMP, 395),                             # 236
        (JUMP, 437),                             # 237
        (JUMP, 738),                             # 238
        (JUMP, 738),                             # 239
        (JUMP, 468),                             # 240
        (JUMP, 304),                             # 241
        (JUMP, 507),                             # 242
        (JUMP, 395),                             # 243
        (JUMP, 738),                             # 244
        (JUMP, 526),                             # 245
        (JUMP, 376),                             # 246
        (JUMP, 738),                             # 247
        (JUMP, 738),                             # 248
        (JUMP, 549),                             # 249
        (JUMP, 738),                             # 250
        (JUMP, 738),                             # 251
        (JUMP, 568),                             # 252
        (JUMP, 738),                             # 253
        (JUMP, 395),                             # 254
        (JUMP, 604),                             # 255
        (JUMP, 706),                             # 256
        (JUMP, 726),                             # 257
        (JUMP, 738),                             # 258
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
        (JUMP, 745),                             # 278
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
        (JUMP, 745),                             # 303
        (ROW, 9, 15, 15),                        # 304: part.body.text
        (STORE, 4, 9, 15),                       # 305
        (OPEN, 16, 4, 5),                        # 306
        (LOAD, 18, 4, 1),                        # 307
        (STORE, 15, 0, 18),                      # 308
        (REST, 15, 1),                           # 309: data
        (CLOSE, 16),                             # 310
        (JUMP, 745),                             # 311
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
        (JUMP, 745),                             # 329
        (ROW, 12, 18, 15),                       # 330: part.body.data
        (STORE, 4, 11, 15),                      # 331
        (MOVE, 16, 28),                          # 332
        (JBITSN, 1, 4, 4, 65280, 1, 345),        # 333: segm_kind
        (LOAD, 17, 1, 5),                        # 334
        (JZ, 17, 3532),                          # 335
        (ROWAT, 19, 2, 17),                      # 336
        (U1, 18, 19, 1, 0),                      # 337
        (JEQ, 18, 33, 344),                      # 338
        (LOAD, 17, 1, 5),                        # 339
        (JZ, 17, 3532),                          # 340
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
        (JUMP, 745),                             # 358
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
        (JUMP, 745),                             # 375
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
        (JLT, 18, 61, 389),                      # 386
        (BYTES, 23, 6, 48),                      # 387: undefined
        (STORE, 23, 5, 34),                      # 388
        (REST, 23, 8),                           # 389: trailing_bytes
        (LOAD, 18, 23, 8),                       # 390
        (LOAD, 19, 23, 9),                       # 391
        (JNE, 19, 28, 3532),                     # 392
        (CLOSE, 16),                             # 393
        (JUMP, 745),                             # 394
        (ROW, 16, 24, 15),                       # 395: part.body.shortinfos
        (STORE, 4, 14, 15),                      # 396
        (NUMBER2, 16, 4, 3, 1, 50, 1),           # 397
        (STORE, 24, 0, 16),                      # 398
        (U1, 16, 4, 2, 0),                       # 399
        (EQ, 17, 16, 56),                        # 400
        (STORE, 24, 1, 17),                      # 401
        (OPEN, 16, 4, 5),                        # 402
        (LOAD, 18, 4, 1),                        # 403
        (STORE, 24, 2, 18),                      # 404
        (LOAD, 20, 24, 0),                       # 405
        (ROWS, 19, 17),                          # 406: shortinfos: repeat expr
        (STORE, 24, 3, 19),                      # 407
        (MOVE, 18, 28),                          # 408
        (JGE, 18, 20, 435),                      # 409
        (ROW, 17, 25, 19),                       # 410
        (LOAD, 21, 24, 1),                       # 411
        (STORE, 25, 0, 21),                      # 412
        (LOAD, 21, 24, 2),                       # 413
        (STORE, 25, 1, 21),                      # 414
        (RUN, 25, 2, 8),                         # 415: unused_mode, escape_character, has_default, null_allowed, null_not_allowed, io_type, data_type, frac, length, in_out_len
        (LOAD, 21, 25, 0),                       # 416
        (JZ, 21, 419),                           # 417
        (JBITS, 25, 2, 1, 65280, 0, 421),        # 418: io_type
        (RUN, 25, 4, 4),                         # 419: bufpos
        (STORE, 25, 3, 34),                      # 420
        (JZ, 21, 425),                           # 421
        (JBITSN, 25, 2, 1, 65280, 0, 425),       # 422: io_type
        (RUN, 25, 6, 2),                         # 423: param_no
        (STORE, 25, 5, 34),                      # 424
        (JZ, 21, 429),                           # 425
        (JBITSN, 25, 2, 1, 65280, 0, 429),       # 426: io_type
        (RUN, 25, 8, 1),                         # 427: read_only
        (STORE, 25, 7, 34),                      # 428
        (JZ, 21, 433),                           # 429
        (JBITSN, 25, 2, 1, 65280, 0, 433),       # 430: io_type
        (RUN, 25, 10, 1),                        # 431: serial
        (STORE, 25, 9, 34),                      # 432
        (COUNT, 18, 2, 24, 4),                   # 433
        (JUMP, 409),                             # 434
        (CLOSE, 16),                             # 435
        (JUMP, 745),                             # 436
        (ROW, 18, 26, 15),                       # 437: part.body.user_info
        (STORE, 4, 15, 15),                      # 438
        (OPEN, 16, 4, 5),                        # 439
        (LOAD, 18, 4, 1),                        # 440
        (STORE, 26, 0, 18),                      # 441
        (RUN, 26, 1, 1),                         # 442: len_name
        (U1, 18, 26, 1, 0),                      # 443
        (BYTES, 26, 2, 18),                      # 444: name
        (OPEN, 19, 26, 2),                       # 445
        (REST, 26, 4),                           # 446: data
        (CLOSE, 19),                             # 447
        (RUN, 26, 6, 1),                         # 448: len_name
        (U1, 18, 26, 6, 0),                      # 449
        (BYTES, 26, 7, 18),                      # 450: name
        (OPEN, 19, 26, 7),                       # 451
        (REST, 26, 9),                           # 452: data
        (CLOSE, 19),                             # 453
        (RUN, 26, 11, 1),                        # 454: len_name
        (U1, 18, 26, 11, 0),                     # 455
        (BYTES, 26, 12, 18),                     # 456: name
        (OPEN, 19, 26, 12),                      # 457
        (REST, 26, 14),                          # 458: data
        (CLOSE, 19),                             # 459
        (RUN, 26, 16, 1),                        # 460: len_name
        (U1, 18, 26, 16, 0),                     # 461
        (BYTES, 26, 17, 18),                     # 462: name
        (OPEN, 19, 26, 17),                      # 463
        (REST, 26, 19),                          # 464: data
        (CLOSE, 19),                             # 465
        (CLOSE, 16),                             # 466
        (JUMP, 745),                             # 467
        (ROW, 19, 27, 15),                       # 468: part.body.longdata
        (STORE, 4, 16, 15),                      # 469
        (NUMBER2, 16, 4, 3, 1, 50, 1),           # 470
        (STORE, 27, 0, 16),                      # 471
        (OPEN, 16, 4, 5),                        # 472
        (LOAD, 18, 4, 1),                        # 473
        (STORE, 27, 1, 18),                      # 474
        (LOAD, 20, 27, 0),                       # 475
        (ROWS, 19, 20),                          # 476: descriptors: repeat expr
        (STORE, 27, 2, 19),                      # 477
        (MOVE, 18, 28),                          # 478
        (JGE, 18, 20, 504),                      # 479
        (ROW, 20, 28, 19),                       # 480
        (LOAD, 21, 27, 1),                       # 481
        (STORE, 28, 0, 21),                      # 482
        (RUN, 28, 1, 41),                        # 483: define_byte, descriptor, tabid, maxlen, intern_pos, without_short_column, unicode, catalog, comment, new_record, no_close, with_lock, trigger, state, unused1, valmode, valind, unused2, valpos, vallen
        (NUMBER2, 21, 28, 1, 37, 52, 0),         # 484
        (JLE, 21, 28, 502),                      # 485
        (NUMBER2, 21, 28, 1, 33, 52, 0),         # 486
        (LOAD, 22, 4, 5),                        # 487
        (POSITION, 22, 22),                      # 488
        (ADD, 23, 22, 34),                       # 489
        (JNE, 21, 23, 502),                      # 490
        (NUMBER2, 21, 28, 1, 37, 52, 0),         # 491
        (LOAD, 22, 4, 6),                        # 492
        (LOAD, 23, 4, 5),                        # 493
        (POSITION, 23, 23),                      # 494
        (SUB, 24, 22, 23),                       # 495
        (JGT, 21, 24, 502),                      # 496
        (JBITS, 28, 1, 28, 65280, 3, 502),       # 497: valmode
        (JBITS, 28, 1, 28, 65280, 5, 502),       # 498: valmode
        (NUMBER2, 21, 28, 1, 37, 52, 0),         # 499
        (BYTES, 28, 3, 21),                      # 500: portion
        (STORE, 28, 2, 34),                      # 501
        (COUNT, 18, 2, 27, 3),                   # 502
        (JUMP, 479),                             # 503
        (REST, 27, 4),                           # 504: behind
        (CLOSE, 16),                             # 505
        (JUMP, 745),                             # 506
        (ROW, 21, 29, 15),                       # 507: part.body.session_info
        (STORE, 4, 17, 15),                      # 508
        (OPEN, 16, 4, 5),                        # 509
        (LOAD, 18, 4, 1),                        # 510
        (STORE, 29, 0, 18),                      # 511
        (RUN, 29, 1, 2192),                      # 512: is_unicode, session_id, len_nls_date_format, nls_date_format, len_nls_date_format_coded, nls_date_format_coded, nls_date_language, nls_language, date_format, numeric_characters, filler1, dictionary
        (RUN, 29, 2, 1),                         # 513: define_byte
        (U1, 18, 29, 2, 0),                      # 514
        (JGE, 18, 61, 518),                      # 515
        (BYTES, 29, 4, 40),                      # 516: number
        (STORE, 29, 3, 34),                      # 517
        (JLT, 18, 61, 521),                      # 518
        (BYTES, 29, 7, 40),                      # 519: undefined
        (STORE, 29, 6, 34),                      # 520
        (RUN, 29, 9, 12),                        # 521: filler2, kernel_version, filler3
        (FIXED, 18, 29, 9, 4, 5),                # 522
        (TEXT, 18, 0),                           # 523: kernel_version is ISO-8859-1
        (CLOSE, 16),                             # 524
        (JUMP, 745),                             # 525
        (ROW, 22, 30, 15),                       # 526: part.body.serial
        (STORE, 4, 18, 15),                      # 527
        (OPEN, 16, 4, 5),                        # 528
        (LOAD, 18, 4, 1),                        # 529
        (STORE, 30, 0, 18),                      # 530
        (RUN, 30, 1, 1),                         # 531: define_byte
        (U1, 18, 30, 1, 0),                      # 532
        (JGE, 18, 61, 536),                      # 533
        (BYTES, 30, 3, 30),                      # 534: number
        (STORE, 30, 2, 34),                      # 535
        (JLT, 18, 61, 539),                      # 536
        (BYTES, 30, 6, 30),                      # 537: undefined
        (STORE, 30, 5, 34),                      # 538
        (RUN, 30, 8, 1),                         # 539: define_byte
        (U1, 18, 30, 8, 0),                      # 540
        (JGE, 18, 61, 544),                      # 541
        (BYTES, 30, 10, 30),                     # 542: number
        (STORE, 30, 9, 34),                      # 543
        (JLT, 18, 61, 547),                      # 544
        (BYTES, 30, 13, 30),                     # 545: undefined
        (STORE, 30, 12, 34),                     # 546
        (CLOSE, 16),                             # 547
        (JUMP, 745),                             # 548
        (ROW, 23, 31, 15),                       # 549: part.body.abap_info
        (STORE, 4, 19, 15),                      # 550
        (OPEN, 16, 4, 5),                        # 551
        (LOAD, 18, 4, 1),                        # 552
        (STORE, 31, 0, 18),                      # 553
        (RUN, 31, 1, 1),                         # 554: len_name
        (U1, 18, 31, 1, 0),                      # 555
        (BYTES, 31, 2, 18),                      # 556: name
        (OPEN, 19, 31, 2),                       # 557
        (REST, 31, 4),                           # 558: data
        (CLOSE, 19),                             # 559
        (RUN, 31, 6, 1),                         # 560: len_name
        (U1, 18, 31, 6, 0),                      # 561
        (BYTES, 31, 7, 18),                      # 562: name
        (OPEN, 19, 31, 7),                       # 563
        (REST, 31, 9),                           # 564: data
        (CLOSE, 19),                             # 565
        (CLOSE, 16),                             # 566
        (JUMP, 745),                             # 567
        (ROW, 24, 32, 15),                       # 568: part.body.long_demands
        (STORE, 4, 20, 15),                      # 569
        (NUMBER2, 16, 4, 3, 1, 50, 1),           # 570
        (STORE, 32, 0, 16),                      # 571
        (OPEN, 16, 4, 5),                        # 572
        (LOAD, 18, 4, 1),                        # 573
        (STORE, 32, 1, 18),                      # 574
        (LOAD, 20, 32, 0),                       # 575
        (ROWS, 19, 25),                          # 576: demands: repeat expr
        (STORE, 32, 2, 19),                      # 577
        (MOVE, 18, 28),                          # 578
        (JGE, 18, 20, 602),                      # 579
        (ROW, 25, 33, 19),                       # 580
        (LOAD, 21, 32, 1),                       # 581
        (STORE, 33, 0, 21),                      # 582
        (RUN, 33, 1, 2),                         # 583: define_byte, at_once
        (RUN, 33, 2, 1),                         # 584: define_byte
        (U1, 21, 33, 2, 0),                      # 585
        (JGE, 21, 61, 589),                      # 586
        (BYTES, 33, 4, 48),                      # 587: number
        (STORE, 33, 3, 34),                      # 588
        (JLT, 21, 61, 592),                      # 589
        (BYTES, 33, 7, 48),                      # 590: undefined
        (STORE, 33, 6, 34),                      # 591
        (RUN, 33, 9, 1),                         # 592: define_byte
        (U1, 21, 33, 9, 0),                      # 593
        (JGE, 21, 61, 597),                      # 594
        (BYTES, 33, 11, 48),                     # 595: number
        (STORE, 33, 10, 34),                     # 596
        (JLT, 21, 61, 600),                      # 597
        (BYTES, 33, 14, 48),                     # 598: undefined
        (STORE, 33, 13, 34),                     # 599
        (COUNT, 18, 6, 32, 3),                   # 600
        (JUMP, 579),                             # 601
        (CLOSE, 16),                             # 602
        (JUMP, 745),                             # 603
        (ROW, 26, 34, 15),                       # 604: part.body.vardata
        (STORE, 4, 21, 15),                      # 605
        (NUMBER2, 16, 4, 3, 1, 50, 1),           # 606
        (STORE, 34, 0, 16),                      # 607
        (MOVE, 16, 28),                          # 608
        (JBITSN, 1, 4, 4, 65280, 1, 621),        # 609: segm_kind
        (LOAD, 17, 1, 5),                        # 610
        (JZ, 17, 3532),                          # 611
        (ROWAT, 35, 2, 17),                      # 612
        (U1, 18, 35, 1, 0),                      # 613
        (JEQ, 18, 33, 620),                      # 614
        (LOAD, 17, 1, 5),                        # 615
        (JZ, 17, 3532),                          # 616
        (ROWAT, 36, 2, 17),                      # 617
        (U1, 18, 36, 1, 0),                      # 618
        (JNE, 18, 42, 621),                      # 619
        (MOVE, 16, 34),                          # 620
        (STORE, 34, 1, 16),                      # 621
        (OPEN, 16, 4, 5),                        # 622
        (LOAD, 18, 4, 1),                        # 623
        (STORE, 34, 2, 18),                      # 624
        (EOF, 18),                               # 625
        (JNZ, 18, 700),                          # 626
        (ROWS, 19, 27),                          # 627: rows: repeat until
        (STORE, 34, 4, 19),                      # 628
        (MOVE, 18, 28),                          # 629
        (ROW, 27, 37, 19),                       # 630
        (LOAD, 20, 34, 1),                       # 631
        (STORE, 37, 0, 20),                      # 632
        (LOAD, 20, 34, 2),                       # 633
        (STORE, 37, 1, 20),                      # 634
        (RUN, 37, 2, 2),                         # 635: num_fields
        (U2BE, 22, 37, 2, 0),                    # 636
        (ROWS, 21, 28),                          # 637: fields: repeat expr
        (STORE, 37, 3, 21),                      # 638
        (MOVE, 20, 28),                          # 639
        (JGE, 20, 22, 690),                      # 640
        (ROW, 28, 38, 21),                       # 641
        (LOAD, 23, 37, 0),                       # 642
        (STORE, 38, 0, 23),                      # 643
        (LOAD, 23, 37, 1),                       # 644
        (STORE, 38, 1, 23),                      # 645
        (RUN, 38, 2, 1),                         # 646: len_or_mark
        (JBITSN, 38, 2, 0, 65280, 255, 650),     # 647: len_or_mark
        (RUN, 38, 4, 2),                         # 648: len_long
        (STORE, 38, 3, 34),                      # 649
        (JBITS, 38, 2, 0, 65280, 255, 655),      # 650: len_or_mark
        (U1, 26, 38, 2, 0),                      # 651
        (JLT, 26, 62, 655),                      # 652
        (JBITSN, 38, 2, 0, 65280, 250, 657),     # 653: len_or_mark
        (JNE, 4, 28, 657),                       # 654
        (MOVE, 23, 28),                          # 655
        (JUMP, 658),                             # 656
        (U1, 23, 38, 2, 0),                      # 657
        (JNE, 23, 28, 669),                      # 658
        (LOAD, 23, 38, 0),                       # 659
        (JNZ, 23, 669),                          # 660
        (JBITSN, 38, 2, 0, 65280, 255, 666),     # 661: len_or_mark
        (LOAD, 26, 38, 3),                       # 662
        (JZ, 26, 3532),                          # 663
        (U2BE, 23, 38, 4, 0),                    # 664
        (JUMP, 667),                             # 665
        (U1, 23, 38, 2, 0),                      # 666
        (BYTES, 38, 6, 23),                      # 667: value
        (STORE, 38, 5, 34),                      # 668
        (JBITS, 38, 2, 0, 65280, 255, 674),      # 669: len_or_mark
        (U1, 26, 38, 2, 0),                      # 670
        (JLT, 26, 62, 674),                      # 671
        (JBITSN, 38, 2, 0, 65280, 250, 676),     # 672: len_or_mark
        (JNE, 4, 28, 676),                       # 673
        (MOVE, 23, 28),                          # 674
        (JUMP, 677),                             # 675
        (U1, 23, 38, 2, 0),                      # 676
        (JNE, 23, 28, 688),                      # 677
        (LOAD, 23, 38, 0),                       # 678
        (JZ, 23, 688),                           # 679
        (JBITSN, 38, 2, 0, 65280, 255, 685),     # 680: len_or_mark
        (LOAD, 26, 38, 3),                       # 681
        (JZ, 26, 3532),                          # 682
        (U2BE, 23, 38, 4, 0),                    # 683
        (JUMP, 686),                             # 684
        (U1, 23, 38, 2, 0),                      # 685
        (BYTES, 38, 9, 23),                      # 686: logon
        (STORE, 38, 8, 34),                      # 687
        (COUNT, 20, 2, 37, 4),                   # 688
        (JUMP, 640),                             # 689
        (MOVE, 20, 28),                          # 690
        (EOF, 21),                               # 691
        (JNZ, 21, 696),                          # 692
        (ADD, 21, 18, 34),                       # 693
        (LOAD, 22, 34, 0),                       # 694
        (JLT, 21, 22, 697),                      # 695
        (MOVE, 20, 34),                          # 696
        (COUNT, 18, 4, 34, 5),                   # 697
        (JZ, 20, 630),                           # 698
        (STORE, 34, 3, 34),                      # 699
        (REST, 34, 6),                           # 700: trailing_bytes
        (LOAD, 18, 34, 6),                       # 701
        (LOAD, 19, 34, 7),                       # 702
        (JNE, 19, 28, 3532),                     # 703
        (CLOSE, 16),                             # 704
        (JUMP, 745),                             # 705
        (ROW, 29, 39, 15),                       # 706: part.body.features
        (STORE, 4, 22, 15),                      # 707
        (NUMBER2, 16, 4, 3, 1, 50, 1),           # 708
        (STORE, 39, 0, 16),                      # 709
        (OPEN, 16, 4, 5),                        # 710
        (LOAD, 18, 4, 1),                        # 711
        (STORE, 39, 1, 18),                      # 712
        (LOAD, 20, 39, 0),                       # 713
        (ROWS, 19, 30),                          # 714: features: repeat expr
        (STORE, 39, 2, 19),                      # 715
        (MOVE, 18, 28),                          # 716
        (JGE, 18, 20, 724),                      # 717
        (ROW, 30, 40, 19),                       # 718
        (LOAD, 21, 39, 1),                       # 719
        (STORE, 40, 0, 21),                      # 720
        (RUN, 40, 1, 2),                         # 721: feature, is_on
        (COUNT, 18, 2, 39, 3),                   # 722
        (JUMP, 717),                             # 723
        (CLOSE, 16),                             # 724
        (JUMP, 745),                             # 725
        (ROW, 31, 41, 15),                       # 726: part.body.client_id
        (STORE, 4, 23, 15),                      # 727
        (OPEN, 16, 4, 5),                        # 728
        (LOAD, 18, 4, 1),                        # 729
        (STORE, 41, 0, 18),                      # 730
        (RUN, 41, 1, 1),                         # 731: define_byte
        (REST, 41, 2),                           # 732: terminal_id
        (OPEN, 18, 41, 2),                       # 733
        (REST, 41, 4),                           # 734: data
        (CLOSE, 18),                             # 735
        (CLOSE, 16),                             # 736
        (JUMP, 745),                             # 737
        (ROW, 32, 42, 15),                       # 738: part.body.raw
        (STORE, 4, 24, 15),                      # 739
        (LOAD, 16, 4, 5),                        # 740
        (STORE, 42, 0, 16),                      # 741
        (LOAD, 17, 4, 6),                        # 742
        (STORE, 42, 1, 17),                      # 743
        (JUMP, 745),                             # 744
        (NUMBER2, 17, 1, 3, 0, 52, 1),           # 745
        (NUMBER2, 18, 1, 2, 0, 52, 1),           # 746
        (ADD, 19, 17, 18),                       # 747
        (LOAD, 20, 0, 3),                        # 748
        (POSITION, 20, 20),                      # 749
        (SUB, 21, 19, 20),                       # 750
        (NUMBER2, 22, 4, 3, 7, 52, 1),           # 751
        (MOD, 23, 22, 38),                       # 752
        (SUB, 24, 38, 23),                       # 753
        (MOD, 25, 24, 38),                       # 754
        (JGE, 21, 25, 763),                      # 755
        (NUMBER2, 17, 1, 3, 0, 52, 1),           # 756
        (NUMBER2, 18, 1, 2, 0, 52, 1),           # 757
        (ADD, 19, 17, 18),                       # 758
        (LOAD, 20, 0, 3),                        # 759
        (POSITION, 20, 20),                      # 760
        (SUB, 14, 19, 20),                       # 761
        (JUMP, 768),                             # 762
        (NUMBER2, 17, 4, 3, 7, 52, 1),           # 763
        (MOD, 18, 17, 38),                       # 764
        (SUB, 19, 38, 18),                       # 765
        (MOD, 20, 19, 38),                       # 766
        (MOVE, 14, 20),                          # 767
        (BYTES, 4, 25, 14),                      # 768: filler
        (COUNT, 11, 6, 1, 8),                    # 769
        (JUMP, 137),                             # 770
        (NUMBER2, 11, 1, 3, 0, 52, 1),           # 771
        (NUMBER2, 12, 1, 2, 0, 52, 1),           # 772
        (ADD, 13, 11, 12),                       # 773
        (LOAD, 14, 0, 3),                        # 774
        (POSITION, 14, 14),                      # 775
        (SUB, 15, 13, 14),                       # 776
        (BYTES, 1, 9, 15),                       # 777: unused
        (LOAD, 14, 0, 4),                        # 778
        (LOAD, 15, 0, 3),                        # 779
        (POSITION, 15, 15),                      # 780
        (SUB, 16, 14, 15),                       # 781
        (NUMBER2, 17, 1, 2, 0, 52, 1),           # 782
        (MOD, 18, 17, 38),                       # 783
        (SUB, 19, 38, 18),                       # 784
        (MOD, 20, 19, 38),                       # 785
        (JGE, 16, 20, 792),                      # 786
        (LOAD, 14, 0, 4),                        # 787
        (LOAD, 15, 0, 3),                        # 788
        (POSITION, 15, 15),                      # 789
        (SUB, 11, 14, 15),                       # 790
        (JUMP, 797),                             # 791
        (NUMBER2, 14, 1, 2, 0, 52, 1),           # 792
        (MOD, 15, 14, 38),                       # 793
        (SUB, 16, 38, 15),                       # 794
        (MOD, 17, 16, 38),                       # 795
        (MOVE, 11, 17),                          # 796
        (BYTES, 1, 11, 11),                      # 797: filler
        (COUNT, 8, 8, 0, 7),                     # 798
        (JUMP, 59),                              # 799
        (REST, 0, 8),                            # 800: behind
        (CLOSE, 6),                              # 801
        (MOVE, 5, 28),                           # 802
        (LOAD, 6, 0, 7),                         # 803
        (JGE, 5, 6, 3531),                       # 804
        (ITEM, 1, 1, 0, 6, 5),                   # 805
        (MOVE, 7, 28),                           # 806
        (LOAD, 8, 1, 8),                         # 807
        (JGE, 7, 8, 3529),                       # 808
        (ITEM, 4, 4, 1, 7, 7),                   # 809
        (LOAD, 9, 4, 8),                         # 810
        (JZ, 9, 1081),                           # 811
        (ROWAT, 13, 7, 9),                       # 812
        (MOVE, 10, 28),                          # 813
        (LOAD, 11, 13, 3),                       # 814
        (JGE, 10, 11, 1081),                     # 815
        (ITEM, 14, 8, 13, 2, 10),                # 816
        (JBITSN, 0, 0, 0, 65280, 0, 820),        # 817: code_type
        (MOVE, 12, 34),                          # 818
        (JUMP, 846),                             # 819
        (JBITSN, 0, 0, 0, 65280, 19, 823),       # 820: code_type
        (MOVE, 12, 33),                          # 821
        (JUMP, 846),                             # 822
        (JBITSN, 0, 0, 0, 65280, 20, 826),       # 823: code_type
        (MOVE, 12, 40),                          # 824
        (JUMP, 846),                             # 825
        (JBITSN, 0, 0, 0, 65280, 21, 833),       # 826: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 830),        # 827: swap_kind
        (MOVE, 15, 33),                          # 828
        (JUMP, 831),                             # 829
        (MOVE, 15, 40),                          # 830
        (MOVE, 12, 15),                          # 831
        (JUMP, 846),                             # 832
        (JBITSN, 0, 0, 0, 65280, 22, 836),       # 833: code_type
        (MOVE, 12, 37),                          # 834
        (JUMP, 846),                             # 835
        (JBITS, 0, 0, 0, 65280, 1, 839),         # 836: code_type
        (MOVE, 12, 28),                          # 837
        (JUMP, 846),                             # 838
        (JNE, 3, 63, 842),                       # 839
        (MOVE, 12, 48),                          # 840
        (JUMP, 846),                             # 841
        (JNE, 3, 64, 845),                       # 842
        (MOVE, 12, 65),                          # 843
        (JUMP, 846),                             # 844
        (MOVE, 12, 43),                          # 845
        (JEQ, 12, 28, 1079),                     # 846
        (JBITSN, 0, 0, 0, 65280, 0, 850),        # 847: code_type
        (MOVE, 15, 34),                          # 848
        (JUMP, 876),                             # 849
        (JBITSN, 0, 0, 0, 65280, 19, 853),       # 850: code_type
        (MOVE, 15, 33),                          # 851
        (JUMP, 876),                             # 852
        (JBITSN, 0, 0, 0, 65280, 20, 856),       # 853: code_type
        (MOVE, 15, 40),                          # 854
        (JUMP, 876),                             # 855
        (JBITSN, 0, 0, 0, 65280, 21, 863),       # 856: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 860),        # 857: swap_kind
        (MOVE, 18, 33),                          # 858
        (JUMP, 861),                             # 859
        (MOVE, 18, 40),                          # 860
        (MOVE, 15, 18),                          # 861
        (JUMP, 876),                             # 862
        (JBITSN, 0, 0, 0, 65280, 22, 866),       # 863: code_type
        (MOVE, 15, 37),                          # 864
        (JUMP, 876),                             # 865
        (JBITS, 0, 0, 0, 65280, 1, 869),         # 866: code_type
        (MOVE, 15, 28),                          # 867
        (JUMP, 876),                             # 868
        (JNE, 3, 63, 872),                       # 869
        (MOVE, 15, 48),                          # 870
        (JUMP, 876),                             # 871
        (JNE, 3, 64, 875),                       # 872
        (MOVE, 15, 65),                          # 873
        (JUMP, 876),                             # 874
        (MOVE, 15, 43),                          # 875
        (JNE, 15, 34, 884),                      # 876
        (LOAD, 15, 14, 4),                       # 877
        (LOAD, 16, 14, 5),                       # 878
        (TEXT, 15, 0),                           # 879
        (MOVE, 12, 15),                          # 880
        (MOVE, 13, 16),                          # 881
        (MOVE, 14, 28),                          # 882
        (JUMP, 1075),                            # 883
        (JBITSN, 0, 0, 0, 65280, 0, 887),        # 884: code_type
        (MOVE, 15, 34),                          # 885
        (JUMP, 913),                             # 886
        (JBITSN, 0, 0, 0, 65280, 19, 890),       # 887: code_type
        (MOVE, 15, 33),                          # 888
        (JUMP, 913),                             # 889
        (JBITSN, 0, 0, 0, 65280, 20, 893),       # 890: code_type
        (MOVE, 15, 40),                          # 891
        (JUMP, 913),                             # 892
        (JBITSN, 0, 0, 0, 65280, 21, 900),       # 893: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 897),        # 894: swap_kind
        (MOVE, 18, 33),                          # 895
        (JUMP, 898),                             # 896
        (MOVE, 18, 40),                          # 897
        (MOVE, 15, 18),                          # 898
        (JUMP, 913),                             # 899
        (JBITSN, 0, 0, 0, 65280, 22, 903),       # 900: code_type
        (MOVE, 15, 37),                          # 901
        (JUMP, 913),                             # 902
        (JBITS, 0, 0, 0, 65280, 1, 906),         # 903: code_type
        (MOVE, 15, 28),                          # 904
        (JUMP, 913),                             # 905
        (JNE, 3, 63, 909),                       # 906
        (MOVE, 15, 48),                          # 907
        (JUMP, 913),                             # 908
        (JNE, 3, 64, 912),                       # 909
        (MOVE, 15, 65),                          # 910
        (JUMP, 913),                             # 911
        (MOVE, 15, 43),                          # 912
        (JNE, 15, 33, 921),                      # 913
        (LOAD, 15, 14, 4),                       # 914
        (LOAD, 16, 14, 5),                       # 915
        (TEXT, 15, 1),                           # 916
        (MOVE, 12, 15),                          # 917
        (MOVE, 13, 16),                          # 918
        (MOVE, 14, 34),                          # 919
        (JUMP, 1075),                            # 920
        (JBITSN, 0, 0, 0, 65280, 0, 924),        # 921: code_type
        (MOVE, 15, 34),                          # 922
        (JUMP, 950),                             # 923
        (JBITSN, 0, 0, 0, 65280, 19, 927),       # 924: code_type
        (MOVE, 15, 33),                          # 925
        (JUMP, 950),                             # 926
        (JBITSN, 0, 0, 0, 65280, 20, 930),       # 927: code_type
        (MOVE, 15, 40),                          # 928
        (JUMP, 950),                             # 929
        (JBITSN, 0, 0, 0, 65280, 21, 937),       # 930: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 934),        # 931: swap_kind
        (MOVE, 18, 33),                          # 932
        (JUMP, 935),                             # 933
        (MOVE, 18, 40),                          # 934
        (MOVE, 15, 18),                          # 935
        (JUMP, 950),                             # 936
        (JBITSN, 0, 0, 0, 65280, 22, 940),       # 937: code_type
        (MOVE, 15, 37),                          # 938
        (JUMP, 950),                             # 939
        (JBITS, 0, 0, 0, 65280, 1, 943),         # 940: code_type
        (MOVE, 15, 28),                          # 941
        (JUMP, 950),                             # 942
        (JNE, 3, 63, 946),                       # 943
        (MOVE, 15, 48),                          # 944
        (JUMP, 950),                             # 945
        (JNE, 3, 64, 949),                       # 946
        (MOVE, 15, 65),                          # 947
        (JUMP, 950),                             # 948
        (MOVE, 15, 43),                          # 949
        (JNE, 15, 40, 958),                      # 950
        (LOAD, 15, 14, 4),                       # 951
        (LOAD, 16, 14, 5),                       # 952
        (TEXT, 15, 2),                           # 953
        (MOVE, 12, 15),                          # 954
        (MOVE, 13, 16),                          # 955
        (MOVE, 14, 33),                          # 956
        (JUMP, 1075),                            # 957
        (JBITSN, 0, 0, 0, 65280, 0, 961),        # 958: code_type
        (MOVE, 15, 34),                          # 959
        (JUMP, 987),                             # 960
        (JBITSN, 0, 0, 0, 65280, 19, 964),       # 961: code_type
        (MOVE, 15, 33),                          # 962
        (JUMP, 987),                             # 963
        (JBITSN, 0, 0, 0, 65280, 20, 967),       # 964: code_type
        (MOVE, 15, 40),                          # 965
        (JUMP, 987),                             # 966
        (JBITSN, 0, 0, 0, 65280, 21, 974),       # 967: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 971),        # 968: swap_kind
        (MOVE, 18, 33),                          # 969
        (JUMP, 972),                             # 970
        (MOVE, 18, 40),                          # 971
        (MOVE, 15, 18),                          # 972
        (JUMP, 987),                             # 973
        (JBITSN, 0, 0, 0, 65280, 22, 977),       # 974: code_type
        (MOVE, 15, 37),                          # 975
        (JUMP, 987),                             # 976
        (JBITS, 0, 0, 0, 65280, 1, 980),         # 977: code_type
        (MOVE, 15, 28),                          # 978
        (JUMP, 987),                             # 979
        (JNE, 3, 63, 983),                       # 980
        (MOVE, 15, 48),                          # 981
        (JUMP, 987),                             # 982
        (JNE, 3, 64, 986),                       # 983
        (MOVE, 15, 65),                          # 984
        (JUMP, 987),                             # 985
        (MOVE, 15, 43),                          # 986
        (JNE, 15, 37, 995),                      # 987
        (LOAD, 15, 14, 4),                       # 988
        (LOAD, 16, 14, 5),                       # 989
        (TEXT, 15, 3),                           # 990
        (MOVE, 12, 15),                          # 991
        (MOVE, 13, 16),                          # 992
        (MOVE, 14, 40),                          # 993
        (JUMP, 1075),                            # 994
        (JBITSN, 0, 0, 0, 65280, 0, 998),        # 995: code_type
        (MOVE, 15, 34),                          # 996
        (JUMP, 1024),                            # 997
        (JBITSN, 0, 0, 0, 65280, 19, 1001),      # 998: code_type
        (MOVE, 15, 33),                          # 999
        (JUMP, 1024),                            # 1000
        (JBITSN, 0, 0, 0, 65280, 20, 1004),      # 1001: code_type
        (MOVE, 15, 40),                          # 1002
        (JUMP, 1024),                            # 1003
        (JBITSN, 0, 0, 0, 65280, 21, 1011),      # 1004: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1008),       # 1005: swap_kind
        (MOVE, 18, 33),                          # 1006
        (JUMP, 1009),                            # 1007
        (MOVE, 18, 40),                          # 1008
        (MOVE, 15, 18),                          # 1009
        (JUMP, 1024),                            # 1010
        (JBITSN, 0, 0, 0, 65280, 22, 1014),      # 1011: code_type
        (MOVE, 15, 37),                          # 1012
        (JUMP, 1024),                            # 1013
        (JBITS, 0, 0, 0, 65280, 1, 1017),        # 1014: code_type
        (MOVE, 15, 28),                          # 1015
        (JUMP, 1024),                            # 1016
        (JNE, 3, 63, 1020),                      # 1017
        (MOVE, 15, 48),                          # 1018
        (JUMP, 1024),                            # 1019
        (JNE, 3, 64, 1023),                      # 1020
        (MOVE, 15, 65),                          # 1021
        (JUMP, 1024),                            # 1022
        (MOVE, 15, 43),                          # 1023
        (JNE, 15, 48, 1032),                     # 1024
        (LOAD, 15, 14, 4),                       # 1025
        (LOAD, 16, 14, 5),                       # 1026
        (TEXT, 15, 4),                           # 1027
        (MOVE, 12, 15),                          # 1028
        (MOVE, 13, 16),                          # 1029
        (MOVE, 14, 37),                          # 1030
        (JUMP, 1075),                            # 1031
        (JBITSN, 0, 0, 0, 65280, 0, 1035),       # 1032: code_type
        (MOVE, 15, 34),                          # 1033
        (JUMP, 1061),                            # 1034
        (JBITSN, 0, 0, 0, 65280, 19, 1038),      # 1035: code_type
        (MOVE, 15, 33),                          # 1036
        (JUMP, 1061),                            # 1037
        (JBITSN, 0, 0, 0, 65280, 20, 1041),      # 1038: code_type
        (MOVE, 15, 40),                          # 1039
        (JUMP, 1061),                            # 1040
        (JBITSN, 0, 0, 0, 65280, 21, 1048),      # 1041: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1045),       # 1042: swap_kind
        (MOVE, 18, 33),                          # 1043
        (JUMP, 1046),                            # 1044
        (MOVE, 18, 40),                          # 1045
        (MOVE, 15, 18),                          # 1046
        (JUMP, 1061),                            # 1047
        (JBITSN, 0, 0, 0, 65280, 22, 1051),      # 1048: code_type
        (MOVE, 15, 37),                          # 1049
        (JUMP, 1061),                            # 1050
        (JBITS, 0, 0, 0, 65280, 1, 1054),        # 1051: code_type
        (MOVE, 15, 28),                          # 1052
        (JUMP, 1061),                            # 1053
        (JNE, 3, 63, 1057),                      # 1054
        (MOVE, 15, 48),                          # 1055
        (JUMP, 1061),                            # 1056
        (JNE, 3, 64, 1060),                      # 1057
        (MOVE, 15, 65),                          # 1058
        (JUMP, 1061),                            # 1059
        (MOVE, 15, 43),                          # 1060
        (JNE, 15, 65, 1069),                     # 1061
        (LOAD, 15, 14, 4),                       # 1062
        (LOAD, 16, 14, 5),                       # 1063
        (TEXT, 15, 5),                           # 1064
        (MOVE, 12, 15),                          # 1065
        (MOVE, 13, 16),                          # 1066
        (MOVE, 14, 43),                          # 1067
        (JUMP, 1075),                            # 1068
        (LOAD, 15, 14, 4),                       # 1069
        (LOAD, 16, 14, 5),                       # 1070
        (TEXT, 15, 6),                           # 1071
        (MOVE, 12, 15),                          # 1072
        (MOVE, 13, 16),                          # 1073
        (MOVE, 14, 48),                          # 1074
        (STORE, 14, 7, 12),                      # 1075
        (STORE, 14, 8, 13),                      # 1076
        (STORE, 14, 9, 14),                      # 1077
        (STORE, 14, 6, 34),                      # 1078
        (LOOP, 10, 0),                           # 1079
        (JUMP, 814),                             # 1080
        (LOAD, 9, 4, 9),                         # 1081
        (JZ, 9, 1346),                           # 1082
        (ROWAT, 15, 9, 9),                       # 1083
        (JBITSN, 0, 0, 0, 65280, 0, 1087),       # 1084: code_type
        (MOVE, 10, 34),                          # 1085
        (JUMP, 1113),                            # 1086
        (JBITSN, 0, 0, 0, 65280, 19, 1090),      # 1087: code_type
        (MOVE, 10, 33),                          # 1088
        (JUMP, 1113),                            # 1089
        (JBITSN, 0, 0, 0, 65280, 20, 1093),      # 1090: code_type
        (MOVE, 10, 40),                          # 1091
        (JUMP, 1113),                            # 1092
        (JBITSN, 0, 0, 0, 65280, 21, 1100),      # 1093: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1097),       # 1094: swap_kind
        (MOVE, 13, 33),                          # 1095
        (JUMP, 1098),                            # 1096
        (MOVE, 13, 40),                          # 1097
        (MOVE, 10, 13),                          # 1098
        (JUMP, 1113),                            # 1099
        (JBITSN, 0, 0, 0, 65280, 22, 1103),      # 1100: code_type
        (MOVE, 10, 37),                          # 1101
        (JUMP, 1113),                            # 1102
        (JBITS, 0, 0, 0, 65280, 1, 1106),        # 1103: code_type
        (MOVE, 10, 28),                          # 1104
        (JUMP, 1113),                            # 1105
        (JNE, 3, 63, 1109),                      # 1106
        (MOVE, 10, 48),                          # 1107
        (JUMP, 1113),                            # 1108
        (JNE, 3, 64, 1112),                      # 1109
        (MOVE, 10, 65),                          # 1110
        (JUMP, 1113),                            # 1111
        (MOVE, 10, 43),                          # 1112
        (JEQ, 10, 28, 1346),                     # 1113
        (JBITSN, 0, 0, 0, 65280, 0, 1117),       # 1114: code_type
        (MOVE, 13, 34),                          # 1115
        (JUMP, 1143),                            # 1116
        (JBITSN, 0, 0, 0, 65280, 19, 1120),      # 1117: code_type
        (MOVE, 13, 33),                          # 1118
        (JUMP, 1143),                            # 1119
        (JBITSN, 0, 0, 0, 65280, 20, 1123),      # 1120: code_type
        (MOVE, 13, 40),                          # 1121
        (JUMP, 1143),                            # 1122
        (JBITSN, 0, 0, 0, 65280, 21, 1130),      # 1123: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1127),       # 1124: swap_kind
        (MOVE, 16, 33),                          # 1125
        (JUMP, 1128),                            # 1126
        (MOVE, 16, 40),                          # 1127
        (MOVE, 13, 16),                          # 1128
        (JUMP, 1143),                            # 1129
        (JBITSN, 0, 0, 0, 65280, 22, 1133),      # 1130: code_type
        (MOVE, 13, 37),                          # 1131
        (JUMP, 1143),                            # 1132
        (JBITS, 0, 0, 0, 65280, 1, 1136),        # 1133: code_type
        (MOVE, 13, 28),                          # 1134
        (JUMP, 1143),                            # 1135
        (JNE, 3, 63, 1139),                      # 1136
        (MOVE, 13, 48),                          # 1137
        (JUMP, 1143),                            # 1138
        (JNE, 3, 64, 1142),                      # 1139
        (MOVE, 13, 65),                          # 1140
        (JUMP, 1143),                            # 1141
        (MOVE, 13, 43),                          # 1142
        (JNE, 13, 34, 1151),                     # 1143
        (LOAD, 13, 15, 1),                       # 1144
        (LOAD, 14, 15, 2),                       # 1145
        (TEXT, 13, 0),                           # 1146
        (MOVE, 10, 13),                          # 1147
        (MOVE, 11, 14),                          # 1148
        (MOVE, 12, 28),                          # 1149
        (JUMP, 1342),                            # 1150
        (JBITSN, 0, 0, 0, 65280, 0, 1154),       # 1151: code_type
        (MOVE, 13, 34),                          # 1152
        (JUMP, 1180),                            # 1153
        (JBITSN, 0, 0, 0, 65280, 19, 1157),      # 1154: code_type
        (MOVE, 13, 33),                          # 1155
        (JUMP, 1180),                            # 1156
        (JBITSN, 0, 0, 0, 65280, 20, 1160),      # 1157: code_type
        (MOVE, 13, 40),                          # 1158
        (JUMP, 1180),                            # 1159
        (JBITSN, 0, 0, 0, 65280, 21, 1167),      # 1160: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1164),       # 1161: swap_kind
        (MOVE, 16, 33),                          # 1162
        (JUMP, 1165),                            # 1163
        (MOVE, 16, 40),                          # 1164
        (MOVE, 13, 16),                          # 1165
        (JUMP, 1180),                            # 1166
        (JBITSN, 0, 0, 0, 65280, 22, 1170),      # 1167: code_type
        (MOVE, 13, 37),                          # 1168
        (JUMP, 1180),                            # 1169
        (JBITS, 0, 0, 0, 65280, 1, 1173),        # 1170: code_type
        (MOVE, 13, 28),                          # 1171
        (JUMP, 1180),                            # 1172
        (JNE, 3, 63, 1176),                      # 1173
        (MOVE, 13, 48),                          # 1174
        (JUMP, 1180),                            # 1175
        (JNE, 3, 64, 1179),                      # 1176
        (MOVE, 13, 65),                          # 1177
        (JUMP, 1180),                            # 1178
        (MOVE, 13, 43),                          # 1179
        (JNE, 13, 33, 1188),                     # 1180
        (LOAD, 13, 15, 1),                       # 1181
        (LOAD, 14, 15, 2),                       # 1182
        (TEXT, 13, 1),                           # 1183
        (MOVE, 10, 13),                          # 1184
        (MOVE, 11, 14),                          # 1185
        (MOVE, 12, 34),                          # 1186
        (JUMP, 1342),                            # 1187
        (JBITSN, 0, 0, 0, 65280, 0, 1191),       # 1188: code_type
        (MOVE, 13, 34),                          # 1189
        (JUMP, 1217),                            # 1190
        (JBITSN, 0, 0, 0, 65280, 19, 1194),      # 1191: code_type
        (MOVE, 13, 33),                          # 1192
        (JUMP, 1217),                            # 1193
        (JBITSN, 0, 0, 0, 65280, 20, 1197),      # 1194: code_type
        (MOVE, 13, 40),                          # 1195
        (JUMP, 1217),                            # 1196
        (JBITSN, 0, 0, 0, 65280, 21, 1204),      # 1197: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1201),       # 1198: swap_kind
        (MOVE, 16, 33),                          # 1199
        (JUMP, 1202),                            # 1200
        (MOVE, 16, 40),                          # 1201
        (MOVE, 13, 16),                          # 1202
        (JUMP, 1217),                            # 1203
        (JBITSN, 0, 0, 0, 65280, 22, 1207),      # 1204: code_type
        (MOVE, 13, 37),                          # 1205
        (JUMP, 1217),                            # 1206
        (JBITS, 0, 0, 0, 65280, 1, 1210),        # 1207: code_type
        (MOVE, 13, 28),                          # 1208
        (JUMP, 1217),                            # 1209
        (JNE, 3, 63, 1213),                      # 1210
        (MOVE, 13, 48),                          # 1211
        (JUMP, 1217),                            # 1212
        (JNE, 3, 64, 1216),                      # 1213
        (MOVE, 13, 65),                          # 1214
        (JUMP, 1217),                            # 1215
        (MOVE, 13, 43),                          # 1216
        (JNE, 13, 40, 1225),                     # 1217
        (LOAD, 13, 15, 1),                       # 1218
        (LOAD, 14, 15, 2),                       # 1219
        (TEXT, 13, 2),                           # 1220
        (MOVE, 10, 13),                          # 1221
        (MOVE, 11, 14),                          # 1222
        (MOVE, 12, 33),                          # 1223
        (JUMP, 1342),                            # 1224
        (JBITSN, 0, 0, 0, 65280, 0, 1228),       # 1225: code_type
        (MOVE, 13, 34),                          # 1226
        (JUMP, 1254),                            # 1227
        (JBITSN, 0, 0, 0, 65280, 19, 1231),      # 1228: code_type
        (MOVE, 13, 33),                          # 1229
        (JUMP, 1254),                            # 1230
        (JBITSN, 0, 0, 0, 65280, 20, 1234),      # 1231: code_type
        (MOVE, 13, 40),                          # 1232
        (JUMP, 1254),                            # 1233
        (JBITSN, 0, 0, 0, 65280, 21, 1241),      # 1234: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1238),       # 1235: swap_kind
        (MOVE, 16, 33),                          # 1236
        (JUMP, 1239),                            # 1237
        (MOVE, 16, 40),                          # 1238
        (MOVE, 13, 16),                          # 1239
        (JUMP, 1254),                            # 1240
        (JBITSN, 0, 0, 0, 65280, 22, 1244),      # 1241: code_type
        (MOVE, 13, 37),                          # 1242
        (JUMP, 1254),                            # 1243
        (JBITS, 0, 0, 0, 65280, 1, 1247),        # 1244: code_type
        (MOVE, 13, 28),                          # 1245
        (JUMP, 1254),                            # 1246
        (JNE, 3, 63, 1250),                      # 1247
        (MOVE, 13, 48),                          # 1248
        (JUMP, 1254),                            # 1249
        (JNE, 3, 64, 1253),                      # 1250
        (MOVE, 13, 65),                          # 1251
        (JUMP, 1254),                            # 1252
        (MOVE, 13, 43),                          # 1253
        (JNE, 13, 37, 1262),                     # 1254
        (LOAD, 13, 15, 1),                       # 1255
        (LOAD, 14, 15, 2),                       # 1256
        (TEXT, 13, 3),                           # 1257
        (MOVE, 10, 13),                          # 1258
        (MOVE, 11, 14),                          # 1259
        (MOVE, 12, 40),                          # 1260
        (JUMP, 1342),                            # 1261
        (JBITSN, 0, 0, 0, 65280, 0, 1265),       # 1262: code_type
        (MOVE, 13, 34),                          # 1263
        (JUMP, 1291),                            # 1264
        (JBITSN, 0, 0, 0, 65280, 19, 1268),      # 1265: code_type
        (MOVE, 13, 33),                          # 1266
        (JUMP, 1291),                            # 1267
        (JBITSN, 0, 0, 0, 65280, 20, 1271),      # 1268: code_type
        (MOVE, 13, 40),                          # 1269
        (JUMP, 1291),                            # 1270
        (JBITSN, 0, 0, 0, 65280, 21, 1278),      # 1271: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1275),       # 1272: swap_kind
        (MOVE, 16, 33),                          # 1273
        (JUMP, 1276),                            # 1274
        (MOVE, 16, 40),                          # 1275
        (MOVE, 13, 16),                          # 1276
        (JUMP, 1291),                            # 1277
        (JBITSN, 0, 0, 0, 65280, 22, 1281),      # 1278: code_type
        (MOVE, 13, 37),                          # 1279
        (JUMP, 1291),                            # 1280
        (JBITS, 0, 0, 0, 65280, 1, 1284),        # 1281: code_type
        (MOVE, 13, 28),                          # 1282
        (JUMP, 1291),                            # 1283
        (JNE, 3, 63, 1287),                      # 1284
        (MOVE, 13, 48),                          # 1285
        (JUMP, 1291),                            # 1286
        (JNE, 3, 64, 1290),                      # 1287
        (MOVE, 13, 65),                          # 1288
        (JUMP, 1291),                            # 1289
        (MOVE, 13, 43),                          # 1290
        (JNE, 13, 48, 1299),                     # 1291
        (LOAD, 13, 15, 1),                       # 1292
        (LOAD, 14, 15, 2),                       # 1293
        (TEXT, 13, 4),                           # 1294
        (MOVE, 10, 13),                          # 1295
        (MOVE, 11, 14),                          # 1296
        (MOVE, 12, 37),                          # 1297
        (JUMP, 1342),                            # 1298
        (JBITSN, 0, 0, 0, 65280, 0, 1302),       # 1299: code_type
        (MOVE, 13, 34),                          # 1300
        (JUMP, 1328),                            # 1301
        (JBITSN, 0, 0, 0, 65280, 19, 1305),      # 1302: code_type
        (MOVE, 13, 33),                          # 1303
        (JUMP, 1328),                            # 1304
        (JBITSN, 0, 0, 0, 65280, 20, 1308),      # 1305: code_type
        (MOVE, 13, 40),                          # 1306
        (JUMP, 1328),                            # 1307
        (JBITSN, 0, 0, 0, 65280, 21, 1315),      # 1308: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1312),       # 1309: swap_kind
        (MOVE, 16, 33),                          # 1310
        (JUMP, 1313),                            # 1311
        (MOVE, 16, 40),                          # 1312
        (MOVE, 13, 16),                          # 1313
        (JUMP, 1328),                            # 1314
        (JBITSN, 0, 0, 0, 65280, 22, 1318),      # 1315: code_type
        (MOVE, 13, 37),                          # 1316
        (JUMP, 1328),                            # 1317
        (JBITS, 0, 0, 0, 65280, 1, 1321),        # 1318: code_type
        (MOVE, 13, 28),                          # 1319
        (JUMP, 1328),                            # 1320
        (JNE, 3, 63, 1324),                      # 1321
        (MOVE, 13, 48),                          # 1322
        (JUMP, 1328),                            # 1323
        (JNE, 3, 64, 1327),                      # 1324
        (MOVE, 13, 65),                          # 1325
        (JUMP, 1328),                            # 1326
        (MOVE, 13, 43),                          # 1327
        (JNE, 13, 65, 1336),                     # 1328
        (LOAD, 13, 15, 1),                       # 1329
        (LOAD, 14, 15, 2),                       # 1330
        (TEXT, 13, 5),                           # 1331
        (MOVE, 10, 13),                          # 1332
        (MOVE, 11, 14),                          # 1333
        (MOVE, 12, 43),                          # 1334
        (JUMP, 1342),                            # 1335
        (LOAD, 13, 15, 1),                       # 1336
        (LOAD, 14, 15, 2),                       # 1337
        (TEXT, 13, 6),                           # 1338
        (MOVE, 10, 13),                          # 1339
        (MOVE, 11, 14),                          # 1340
        (MOVE, 12, 48),                          # 1341
        (STORE, 15, 4, 10),                      # 1342
        (STORE, 15, 5, 11),                      # 1343
        (STORE, 15, 6, 12),                      # 1344
        (STORE, 15, 3, 34),                      # 1345
        (LOAD, 9, 4, 13),                        # 1346
        (JZ, 9, 1398),                           # 1347
        (ROWAT, 23, 15, 9),                      # 1348
        (U1, 10, 23, 1, 0),                      # 1349
        (JGE, 10, 61, 1359),                     # 1350
        (LOAD, 10, 23, 2),                       # 1351
        (JZ, 10, 3532),                          # 1352
        (LOAD, 11, 23, 3),                       # 1353
        (LOAD, 12, 23, 4),                       # 1354
        (BYTE, 13, 11, 28),                      # 1355
        (LT, 14, 13, 35),                        # 1356
        (STORE, 23, 11, 14),                     # 1357
        (STORE, 23, 10, 34),                     # 1358
        (U1, 10, 23, 1, 0),                      # 1359
        (JGE, 10, 61, 1369),                     # 1360
        (LOAD, 10, 23, 2),                       # 1361
        (JZ, 10, 3532),                          # 1362
        (LOAD, 11, 23, 3),                       # 1363
        (LOAD, 12, 23, 4),                       # 1364
        (BYTE, 13, 11, 28),                      # 1365
        (EQ, 14, 13, 35),                        # 1366
        (STORE, 23, 13, 14),                     # 1367
        (STORE, 23, 12, 34),                     # 1368
        (U1, 10, 23, 1, 0),                      # 1369
        (JGE, 10, 61, 1398),                     # 1370
        (LOAD, 10, 23, 2),                       # 1371
        (JZ, 10, 3532),                          # 1372
        (LOAD, 11, 23, 3),                       # 1373
        (LOAD, 12, 23, 4),                       # 1374
        (BYTE, 13, 11, 28),                      # 1375
        (JEQ, 13, 35, 1398),                     # 1376
        (LOAD, 13, 23, 2),                       # 1377
        (JZ, 13, 3532),                          # 1378
        (LOAD, 14, 23, 3),                       # 1379
        (LOAD, 15, 23, 4),                       # 1380
        (BYTE, 16, 14, 28),                      # 1381
        (JGE, 16, 35, 1390),                     # 1382
        (LOAD, 13, 23, 2),                       # 1383
        (JZ, 13, 3532),                          # 1384
        (LOAD, 14, 23, 3),                       # 1385
        (LOAD, 15, 23, 4),                       # 1386
        (BYTE, 16, 14, 28),                      # 1387
        (SUB, 10, 66, 16),                       # 1388
        (JUMP, 1396),                            # 1389
        (LOAD, 13, 23, 2),                       # 1390
        (JZ, 13, 3532),                          # 1391
        (LOAD, 14, 23, 3),                       # 1392
        (LOAD, 15, 23, 4),                       # 1393
        (BYTE, 16, 14, 28),                      # 1394
        (SUB, 10, 16, 67),                       # 1395
        (STORE, 23, 15, 10),                     # 1396
        (STORE, 23, 14, 34),                     # 1397
        (LOAD, 9, 4, 15),                        # 1398
        (JZ, 9, 2449),                           # 1399
        (ROWAT, 26, 18, 9),                      # 1400
        (JBITSN, 0, 0, 0, 65280, 0, 1404),       # 1401: code_type
        (MOVE, 10, 34),                          # 1402
        (JUMP, 1430),                            # 1403
        (JBITSN, 0, 0, 0, 65280, 19, 1407),      # 1404: code_type
        (MOVE, 10, 33),                          # 1405
        (JUMP, 1430),                            # 1406
        (JBITSN, 0, 0, 0, 65280, 20, 1410),      # 1407: code_type
        (MOVE, 10, 40),                          # 1408
        (JUMP, 1430),                            # 1409
        (JBITSN, 0, 0, 0, 65280, 21, 1417),      # 1410: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1414),       # 1411: swap_kind
        (MOVE, 13, 33),                          # 1412
        (JUMP, 1415),                            # 1413
        (MOVE, 13, 40),                          # 1414
        (MOVE, 10, 13),                          # 1415
        (JUMP, 1430),                            # 1416
        (JBITSN, 0, 0, 0, 65280, 22, 1420),      # 1417: code_type
        (MOVE, 10, 37),                          # 1418
        (JUMP, 1430),                            # 1419
        (JBITS, 0, 0, 0, 65280, 1, 1423),        # 1420: code_type
        (MOVE, 10, 28),                          # 1421
        (JUMP, 1430),                            # 1422
        (JNE, 3, 63, 1426),                      # 1423
        (MOVE, 10, 48),                          # 1424
        (JUMP, 1430),                            # 1425
        (JNE, 3, 64, 1429),                      # 1426
        (MOVE, 10, 65),                          # 1427
        (JUMP, 1430),                            # 1428
        (MOVE, 10, 43),                          # 1429
        (JEQ, 10, 28, 1663),                     # 1430
        (JBITSN, 0, 0, 0, 65280, 0, 1434),       # 1431: code_type
        (MOVE, 13, 34),                          # 1432
        (JUMP, 1460),                            # 1433
        (JBITSN, 0, 0, 0, 65280, 19, 1437),      # 1434: code_type
        (MOVE, 13, 33),                          # 1435
        (JUMP, 1460),                            # 1436
        (JBITSN, 0, 0, 0, 65280, 20, 1440),      # 1437: code_type
        (MOVE, 13, 40),                          # 1438
        (JUMP, 1460),                            # 1439
        (JBITSN, 0, 0, 0, 65280, 21, 1447),      # 1440: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1444),       # 1441: swap_kind
        (MOVE, 16, 33),                          # 1442
        (JUMP, 1445),                            # 1443
        (MOVE, 16, 40),                          # 1444
        (MOVE, 13, 16),                          # 1445
        (JUMP, 1460),                            # 1446
        (JBITSN, 0, 0, 0, 65280, 22, 1450),      # 1447: code_type
        (MOVE, 13, 37),                          # 1448
        (JUMP, 1460),                            # 1449
        (JBITS, 0, 0, 0, 65280, 1, 1453),        # 1450: code_type
        (MOVE, 13, 28),                          # 1451
        (JUMP, 1460),                            # 1452
        (JNE, 3, 63, 1456),                      # 1453
        (MOVE, 13, 48),                          # 1454
        (JUMP, 1460),                            # 1455
        (JNE, 3, 64, 1459),                      # 1456
        (MOVE, 13, 65),                          # 1457
        (JUMP, 1460),                            # 1458
        (MOVE, 13, 43),                          # 1459
        (JNE, 13, 34, 1468),                     # 1460
        (LOAD, 13, 26, 4),                       # 1461
        (LOAD, 14, 26, 5),                       # 1462
        (TEXT, 13, 0),                           # 1463
        (MOVE, 10, 13),                          # 1464
        (MOVE, 11, 14),                          # 1465
        (MOVE, 12, 28),                          # 1466
        (JUMP, 1659),                            # 1467
        (JBITSN, 0, 0, 0, 65280, 0, 1471),       # 1468: code_type
        (MOVE, 13, 34),                          # 1469
        (JUMP, 1497),                            # 1470
        (JBITSN, 0, 0, 0, 65280, 19, 1474),      # 1471: code_type
        (MOVE, 13, 33),                          # 1472
        (JUMP, 1497),                            # 1473
        (JBITSN, 0, 0, 0, 65280, 20, 1477),      # 1474: code_type
        (MOVE, 13, 40),                          # 1475
        (JUMP, 1497),                            # 1476
        (JBITSN, 0, 0, 0, 65280, 21, 1484),      # 1477: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1481),       # 1478: swap_kind
        (MOVE, 16, 33),                          # 1479
        (JUMP, 1482),                            # 1480
        (MOVE, 16, 40),                          # 1481
        (MOVE, 13, 16),                          # 1482
        (JUMP, 1497),                            # 1483
        (JBITSN, 0, 0, 0, 65280, 22, 1487),      # 1484: code_type
        (MOVE, 13, 37),                          # 1485
        (JUMP, 1497),                            # 1486
        (JBITS, 0, 0, 0, 65280, 1, 1490),        # 1487: code_type
        (MOVE, 13, 28),                          # 1488
        (JUMP, 1497),                            # 1489
        (JNE, 3, 63, 1493),                      # 1490
        (MOVE, 13, 48),                          # 1491
        (JUMP, 1497),                            # 1492
        (JNE, 3, 64, 1496),                      # 1493
        (MOVE, 13, 65),                          # 1494
        (JUMP, 1497),                            # 1495
        (MOVE, 13, 43),                          # 1496
        (JNE, 13, 33, 1505),                     # 1497
        (LOAD, 13, 26, 4),                       # 1498
        (LOAD, 14, 26, 5),                       # 1499
        (TEXT, 13, 1),                           # 1500
        (MOVE, 10, 13),                          # 1501
        (MOVE, 11, 14),                          # 1502
        (MOVE, 12, 34),                          # 1503
        (JUMP, 1659),                            # 1504
        (JBITSN, 0, 0, 0, 65280, 0, 1508),       # 1505: code_type
        (MOVE, 13, 34),                          # 1506
        (JUMP, 1534),                            # 1507
        (JBITSN, 0, 0, 0, 65280, 19, 1511),      # 1508: code_type
        (MOVE, 13, 33),                          # 1509
        (JUMP, 1534),                            # 1510
        (JBITSN, 0, 0, 0, 65280, 20, 1514),      # 1511: code_type
        (MOVE, 13, 40),                          # 1512
        (JUMP, 1534),                            # 1513
        (JBITSN, 0, 0, 0, 65280, 21, 1521),      # 1514: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1518),       # 1515: swap_kind
        (MOVE, 16, 33),                          # 1516
        (JUMP, 1519),                            # 1517
        (MOVE, 16, 40),                          # 1518
        (MOVE, 13, 16),                          # 1519
        (JUMP, 1534),                            # 1520
        (JBITSN, 0, 0, 0, 65280, 22, 1524),      # 1521: code_type
        (MOVE, 13, 37),                          # 1522
        (JUMP, 1534),                            # 1523
        (JBITS, 0, 0, 0, 65280, 1, 1527),        # 1524: code_type
        (MOVE, 13, 28),                          # 1525
        (JUMP, 1534),                            # 1526
        (JNE, 3, 63, 1530),                      # 1527
        (MOVE, 13, 48),                          # 1528
        (JUMP, 1534),                            # 1529
        (JNE, 3, 64, 1533),                      # 1530
        (MOVE, 13, 65),                          # 1531
        (JUMP, 1534),                            # 1532
        (MOVE, 13, 43),                          # 1533
        (JNE, 13, 40, 1542),                     # 1534
        (LOAD, 13, 26, 4),                       # 1535
        (LOAD, 14, 26, 5),                       # 1536
        (TEXT, 13, 2),                           # 1537
        (MOVE, 10, 13),                          # 1538
        (MOVE, 11, 14),                          # 1539
        (MOVE, 12, 33),                          # 1540
        (JUMP, 1659),                            # 1541
        (JBITSN, 0, 0, 0, 65280, 0, 1545),       # 1542: code_type
        (MOVE, 13, 34),                          # 1543
        (JUMP, 1571),                            # 1544
        (JBITSN, 0, 0, 0, 65280, 19, 1548),      # 1545: code_type
        (MOVE, 13, 33),                          # 1546
        (JUMP, 1571),                            # 1547
        (JBITSN, 0, 0, 0, 65280, 20, 1551),      # 1548: code_type
        (MOVE, 13, 40),                          # 1549
        (JUMP, 1571),                            # 1550
        (JBITSN, 0, 0, 0, 65280, 21, 1558),      # 1551: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1555),       # 1552: swap_kind
        (MOVE, 16, 33),                          # 1553
        (JUMP, 1556),                            # 1554
        (MOVE, 16, 40),                          # 1555
        (MOVE, 13, 16),                          # 1556
        (JUMP, 1571),                            # 1557
        (JBITSN, 0, 0, 0, 65280, 22, 1561),      # 1558: code_type
        (MOVE, 13, 37),                          # 1559
        (JUMP, 1571),                            # 1560
        (JBITS, 0, 0, 0, 65280, 1, 1564),        # 1561: code_type
        (MOVE, 13, 28),                          # 1562
        (JUMP, 1571),                            # 1563
        (JNE, 3, 63, 1567),                      # 1564
        (MOVE, 13, 48),                          # 1565
        (JUMP, 1571),                            # 1566
        (JNE, 3, 64, 1570),                      # 1567
        (MOVE, 13, 65),                          # 1568
        (JUMP, 1571),                            # 1569
        (MOVE, 13, 43),                          # 1570
        (JNE, 13, 37, 1579),                     # 1571
        (LOAD, 13, 26, 4),                       # 1572
        (LOAD, 14, 26, 5),                       # 1573
        (TEXT, 13, 3),                           # 1574
        (MOVE, 10, 13),                          # 1575
        (MOVE, 11, 14),                          # 1576
        (MOVE, 12, 40),                          # 1577
        (JUMP, 1659),                            # 1578
        (JBITSN, 0, 0, 0, 65280, 0, 1582),       # 1579: code_type
        (MOVE, 13, 34),                          # 1580
        (JUMP, 1608),                            # 1581
        (JBITSN, 0, 0, 0, 65280, 19, 1585),      # 1582: code_type
        (MOVE, 13, 33),                          # 1583
        (JUMP, 1608),                            # 1584
        (JBITSN, 0, 0, 0, 65280, 20, 1588),      # 1585: code_type
        (MOVE, 13, 40),                          # 1586
        (JUMP, 1608),                            # 1587
        (JBITSN, 0, 0, 0, 65280, 21, 1595),      # 1588: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1592),       # 1589: swap_kind
        (MOVE, 16, 33),                          # 1590
        (JUMP, 1593),                            # 1591
        (MOVE, 16, 40),                          # 1592
        (MOVE, 13, 16),                          # 1593
        (JUMP, 1608),                            # 1594
        (JBITSN, 0, 0, 0, 65280, 22, 1598),      # 1595: code_type
        (MOVE, 13, 37),                          # 1596
        (JUMP, 1608),                            # 1597
        (JBITS, 0, 0, 0, 65280, 1, 1601),        # 1598: code_type
        (MOVE, 13, 28),                          # 1599
        (JUMP, 1608),                            # 1600
        (JNE, 3, 63, 1604),                      # 1601
        (MOVE, 13, 48),                          # 1602
        (JUMP, 1608),                            # 1603
        (JNE, 3, 64, 1607),                      # 1604
        (MOVE, 13, 65),                          # 1605
        (JUMP, 1608),                            # 1606
        (MOVE, 13, 43),                          # 1607
        (JNE, 13, 48, 1616),                     # 1608
        (LOAD, 13, 26, 4),                       # 1609
        (LOAD, 14, 26, 5),                       # 1610
        (TEXT, 13, 4),                           # 1611
        (MOVE, 10, 13),                          # 1612
        (MOVE, 11, 14),                          # 1613
        (MOVE, 12, 37),                          # 1614
        (JUMP, 1659),                            # 1615
        (JBITSN, 0, 0, 0, 65280, 0, 1619),       # 1616: code_type
        (MOVE, 13, 34),                          # 1617
        (JUMP, 1645),                            # 1618
        (JBITSN, 0, 0, 0, 65280, 19, 1622),      # 1619: code_type
        (MOVE, 13, 33),                          # 1620
        (JUMP, 1645),                            # 1621
        (JBITSN, 0, 0, 0, 65280, 20, 1625),      # 1622: code_type
        (MOVE, 13, 40),                          # 1623
        (JUMP, 1645),                            # 1624
        (JBITSN, 0, 0, 0, 65280, 21, 1632),      # 1625: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1629),       # 1626: swap_kind
        (MOVE, 16, 33),                          # 1627
        (JUMP, 1630),                            # 1628
        (MOVE, 16, 40),                          # 1629
        (MOVE, 13, 16),                          # 1630
        (JUMP, 1645),                            # 1631
        (JBITSN, 0, 0, 0, 65280, 22, 1635),      # 1632: code_type
        (MOVE, 13, 37),                          # 1633
        (JUMP, 1645),                            # 1634
        (JBITS, 0, 0, 0, 65280, 1, 1638),        # 1635: code_type
        (MOVE, 13, 28),                          # 1636
        (JUMP, 1645),                            # 1637
        (JNE, 3, 63, 1641),                      # 1638
        (MOVE, 13, 48),                          # 1639
        (JUMP, 1645),                            # 1640
        (JNE, 3, 64, 1644),                      # 1641
        (MOVE, 13, 65),                          # 1642
        (JUMP, 1645),                            # 1643
        (MOVE, 13, 43),                          # 1644
        (JNE, 13, 65, 1653),                     # 1645
        (LOAD, 13, 26, 4),                       # 1646
        (LOAD, 14, 26, 5),                       # 1647
        (TEXT, 13, 5),                           # 1648
        (MOVE, 10, 13),                          # 1649
        (MOVE, 11, 14),                          # 1650
        (MOVE, 12, 43),                          # 1651
        (JUMP, 1659),                            # 1652
        (LOAD, 13, 26, 4),                       # 1653
        (LOAD, 14, 26, 5),                       # 1654
        (TEXT, 13, 6),                           # 1655
        (MOVE, 10, 13),                          # 1656
        (MOVE, 11, 14),                          # 1657
        (MOVE, 12, 48),                          # 1658
        (STORE, 26, 22, 10),                     # 1659
        (STORE, 26, 23, 11),                     # 1660
        (STORE, 26, 24, 12),                     # 1661
        (STORE, 26, 21, 34),                     # 1662
        (JBITSN, 0, 0, 0, 65280, 0, 1666),       # 1663: code_type
        (MOVE, 10, 34),                          # 1664
        (JUMP, 1692),                            # 1665
        (JBITSN, 0, 0, 0, 65280, 19, 1669),      # 1666: code_type
        (MOVE, 10, 33),                          # 1667
        (JUMP, 1692),                            # 1668
        (JBITSN, 0, 0, 0, 65280, 20, 1672),      # 1669: code_type
        (MOVE, 10, 40),                          # 1670
        (JUMP, 1692),                            # 1671
        (JBITSN, 0, 0, 0, 65280, 21, 1679),      # 1672: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1676),       # 1673: swap_kind
        (MOVE, 13, 33),                          # 1674
        (JUMP, 1677),                            # 1675
        (MOVE, 13, 40),                          # 1676
        (MOVE, 10, 13),                          # 1677
        (JUMP, 1692),                            # 1678
        (JBITSN, 0, 0, 0, 65280, 22, 1682),      # 1679: code_type
        (MOVE, 10, 37),                          # 1680
        (JUMP, 1692),                            # 1681
        (JBITS, 0, 0, 0, 65280, 1, 1685),        # 1682: code_type
        (MOVE, 10, 28),                          # 1683
        (JUMP, 1692),                            # 1684
        (JNE, 3, 63, 1688),                      # 1685
        (MOVE, 10, 48),                          # 1686
        (JUMP, 1692),                            # 1687
        (JNE, 3, 64, 1691),                      # 1688
        (MOVE, 10, 65),                          # 1689
        (JUMP, 1692),                            # 1690
        (MOVE, 10, 43),                          # 1691
        (JEQ, 10, 28, 1925),                     # 1692
        (JBITSN, 0, 0, 0, 65280, 0, 1696),       # 1693: code_type
        (MOVE, 13, 34),                          # 1694
        (JUMP, 1722),                            # 1695
        (JBITSN, 0, 0, 0, 65280, 19, 1699),      # 1696: code_type
        (MOVE, 13, 33),                          # 1697
        (JUMP, 1722),                            # 1698
        (JBITSN, 0, 0, 0, 65280, 20, 1702),      # 1699: code_type
        (MOVE, 13, 40),                          # 1700
        (JUMP, 1722),                            # 1701
        (JBITSN, 0, 0, 0, 65280, 21, 1709),      # 1702: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1706),       # 1703: swap_kind
        (MOVE, 16, 33),                          # 1704
        (JUMP, 1707),                            # 1705
        (MOVE, 16, 40),                          # 1706
        (MOVE, 13, 16),                          # 1707
        (JUMP, 1722),                            # 1708
        (JBITSN, 0, 0, 0, 65280, 22, 1712),      # 1709: code_type
        (MOVE, 13, 37),                          # 1710
        (JUMP, 1722),                            # 1711
        (JBITS, 0, 0, 0, 65280, 1, 1715),        # 1712: code_type
        (MOVE, 13, 28),                          # 1713
        (JUMP, 1722),                            # 1714
        (JNE, 3, 63, 1718),                      # 1715
        (MOVE, 13, 48),                          # 1716
        (JUMP, 1722),                            # 1717
        (JNE, 3, 64, 1721),                      # 1718
        (MOVE, 13, 65),                          # 1719
        (JUMP, 1722),                            # 1720
        (MOVE, 13, 43),                          # 1721
        (JNE, 13, 34, 1730),                     # 1722
        (LOAD, 13, 26, 9),                       # 1723
        (LOAD, 14, 26, 10),                      # 1724
        (TEXT, 13, 0),                           # 1725
        (MOVE, 10, 13),                          # 1726
        (MOVE, 11, 14),                          # 1727
        (MOVE, 12, 28),                          # 1728
        (JUMP, 1921),                            # 1729
        (JBITSN, 0, 0, 0, 65280, 0, 1733),       # 1730: code_type
        (MOVE, 13, 34),                          # 1731
        (JUMP, 1759),                            # 1732
        (JBITSN, 0, 0, 0, 65280, 19, 1736),      # 1733: code_type
        (MOVE, 13, 33),                          # 1734
        (JUMP, 1759),                            # 1735
        (JBITSN, 0, 0, 0, 65280, 20, 1739),      # 1736: code_type
        (MOVE, 13, 40),                          # 1737
        (JUMP, 1759),                            # 1738
        (JBITSN, 0, 0, 0, 65280, 21, 1746),      # 1739: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1743),       # 1740: swap_kind
        (MOVE, 16, 33),                          # 1741
        (JUMP, 1744),                            # 1742
        (MOVE, 16, 40),                          # 1743
        (MOVE, 13, 16),                          # 1744
        (JUMP, 1759),                            # 1745
        (JBITSN, 0, 0, 0, 65280, 22, 1749),      # 1746: code_type
        (MOVE, 13, 37),                          # 1747
        (JUMP, 1759),                            # 1748
        (JBITS, 0, 0, 0, 65280, 1, 1752),        # 1749: code_type
        (MOVE, 13, 28),                          # 1750
        (JUMP, 1759),                            # 1751
        (JNE, 3, 63, 1755),                      # 1752
        (MOVE, 13, 48),                          # 1753
        (JUMP, 1759),                            # 1754
        (JNE, 3, 64, 1758),                      # 1755
        (MOVE, 13, 65),                          # 1756
        (JUMP, 1759),                            # 1757
        (MOVE, 13, 43),                          # 1758
        (JNE, 13, 33, 1767),                     # 1759
        (LOAD, 13, 26, 9),                       # 1760
        (LOAD, 14, 26, 10),                      # 1761
        (TEXT, 13, 1),                           # 1762
        (MOVE, 10, 13),                          # 1763
        (MOVE, 11, 14),                          # 1764
        (MOVE, 12, 34),                          # 1765
        (JUMP, 1921),                            # 1766
        (JBITSN, 0, 0, 0, 65280, 0, 1770),       # 1767: code_type
        (MOVE, 13, 34),                          # 1768
        (JUMP, 1796),                            # 1769
        (JBITSN, 0, 0, 0, 65280, 19, 1773),      # 1770: code_type
        (MOVE, 13, 33),                          # 1771
        (JUMP, 1796),                            # 1772
        (JBITSN, 0, 0, 0, 65280, 20, 1776),      # 1773: code_type
        (MOVE, 13, 40),                          # 1774
        (JUMP, 1796),                            # 1775
        (JBITSN, 0, 0, 0, 65280, 21, 1783),      # 1776: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1780),       # 1777: swap_kind
        (MOVE, 16, 33),                          # 1778
        (JUMP, 1781),                            # 1779
        (MOVE, 16, 40),                          # 1780
        (MOVE, 13, 16),                          # 1781
        (JUMP, 1796),                            # 1782
        (JBITSN, 0, 0, 0, 65280, 22, 1786),      # 1783: code_type
        (MOVE, 13, 37),                          # 1784
        (JUMP, 1796),                            # 1785
        (JBITS, 0, 0, 0, 65280, 1, 1789),        # 1786: code_type
        (MOVE, 13, 28),                          # 1787
        (JUMP, 1796),                            # 1788
        (JNE, 3, 63, 1792),                      # 1789
        (MOVE, 13, 48),                          # 1790
        (JUMP, 1796),                            # 1791
        (JNE, 3, 64, 1795),                      # 1792
        (MOVE, 13, 65),                          # 1793
        (JUMP, 1796),                            # 1794
        (MOVE, 13, 43),                          # 1795
        (JNE, 13, 40, 1804),                     # 1796
        (LOAD, 13, 26, 9),                       # 1797
        (LOAD, 14, 26, 10),                      # 1798
        (TEXT, 13, 2),                           # 1799
        (MOVE, 10, 13),                          # 1800
        (MOVE, 11, 14),                          # 1801
        (MOVE, 12, 33),                          # 1802
        (JUMP, 1921),                            # 1803
        (JBITSN, 0, 0, 0, 65280, 0, 1807),       # 1804: code_type
        (MOVE, 13, 34),                          # 1805
        (JUMP, 1833),                            # 1806
        (JBITSN, 0, 0, 0, 65280, 19, 1810),      # 1807: code_type
        (MOVE, 13, 33),                          # 1808
        (JUMP, 1833),                            # 1809
        (JBITSN, 0, 0, 0, 65280, 20, 1813),      # 1810: code_type
        (MOVE, 13, 40),                          # 1811
        (JUMP, 1833),                            # 1812
        (JBITSN, 0, 0, 0, 65280, 21, 1820),      # 1813: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1817),       # 1814: swap_kind
        (MOVE, 16, 33),                          # 1815
        (JUMP, 1818),                            # 1816
        (MOVE, 16, 40),                          # 1817
        (MOVE, 13, 16),                          # 1818
        (JUMP, 1833),                            # 1819
        (JBITSN, 0, 0, 0, 65280, 22, 1823),      # 1820: code_type
        (MOVE, 13, 37),                          # 1821
        (JUMP, 1833),                            # 1822
        (JBITS, 0, 0, 0, 65280, 1, 1826),        # 1823: code_type
        (MOVE, 13, 28),                          # 1824
        (JUMP, 1833),                            # 1825
        (JNE, 3, 63, 1829),                      # 1826
        (MOVE, 13, 48),                          # 1827
        (JUMP, 1833),                            # 1828
        (JNE, 3, 64, 1832),                      # 1829
        (MOVE, 13, 65),                          # 1830
        (JUMP, 1833),                            # 1831
        (MOVE, 13, 43),                          # 1832
        (JNE, 13, 37, 1841),                     # 1833
        (LOAD, 13, 26, 9),                       # 1834
        (LOAD, 14, 26, 10),                      # 1835
        (TEXT, 13, 3),                           # 1836
        (MOVE, 10, 13),                          # 1837
        (MOVE, 11, 14),                          # 1838
        (MOVE, 12, 40),                          # 1839
        (JUMP, 1921),                            # 1840
        (JBITSN, 0, 0, 0, 65280, 0, 1844),       # 1841: code_type
        (MOVE, 13, 34),                          # 1842
        (JUMP, 1870),                            # 1843
        (JBITSN, 0, 0, 0, 65280, 19, 1847),      # 1844: code_type
        (MOVE, 13, 33),                          # 1845
        (JUMP, 1870),                            # 1846
        (JBITSN, 0, 0, 0, 65280, 20, 1850),      # 1847: code_type
        (MOVE, 13, 40),                          # 1848
        (JUMP, 1870),                            # 1849
        (JBITSN, 0, 0, 0, 65280, 21, 1857),      # 1850: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1854),       # 1851: swap_kind
        (MOVE, 16, 33),                          # 1852
        (JUMP, 1855),                            # 1853
        (MOVE, 16, 40),                          # 1854
        (MOVE, 13, 16),                          # 1855
        (JUMP, 1870),                            # 1856
        (JBITSN, 0, 0, 0, 65280, 22, 1860),      # 1857: code_type
        (MOVE, 13, 37),                          # 1858
        (JUMP, 1870),                            # 1859
        (JBITS, 0, 0, 0, 65280, 1, 1863),        # 1860: code_type
        (MOVE, 13, 28),                          # 1861
        (JUMP, 1870),                            # 1862
        (JNE, 3, 63, 1866),                      # 1863
        (MOVE, 13, 48),                          # 1864
        (JUMP, 1870),                            # 1865
        (JNE, 3, 64, 1869),                      # 1866
        (MOVE, 13, 65),                          # 1867
        (JUMP, 1870),                            # 1868
        (MOVE, 13, 43),                          # 1869
        (JNE, 13, 48, 1878),                     # 1870
        (LOAD, 13, 26, 9),                       # 1871
        (LOAD, 14, 26, 10),                      # 1872
        (TEXT, 13, 4),                           # 1873
        (MOVE, 10, 13),                          # 1874
        (MOVE, 11, 14),                          # 1875
        (MOVE, 12, 37),                          # 1876
        (JUMP, 1921),                            # 1877
        (JBITSN, 0, 0, 0, 65280, 0, 1881),       # 1878: code_type
        (MOVE, 13, 34),                          # 1879
        (JUMP, 1907),                            # 1880
        (JBITSN, 0, 0, 0, 65280, 19, 1884),      # 1881: code_type
        (MOVE, 13, 33),                          # 1882
        (JUMP, 1907),                            # 1883
        (JBITSN, 0, 0, 0, 65280, 20, 1887),      # 1884: code_type
        (MOVE, 13, 40),                          # 1885
        (JUMP, 1907),                            # 1886
        (JBITSN, 0, 0, 0, 65280, 21, 1894),      # 1887: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1891),       # 1888: swap_kind
        (MOVE, 16, 33),                          # 1889
        (JUMP, 1892),                            # 1890
        (MOVE, 16, 40),                          # 1891
        (MOVE, 13, 16),                          # 1892
        (JUMP, 1907),                            # 1893
        (JBITSN, 0, 0, 0, 65280, 22, 1897),      # 1894: code_type
        (MOVE, 13, 37),                          # 1895
        (JUMP, 1907),                            # 1896
        (JBITS, 0, 0, 0, 65280, 1, 1900),        # 1897: code_type
        (MOVE, 13, 28),                          # 1898
        (JUMP, 1907),                            # 1899
        (JNE, 3, 63, 1903),                      # 1900
        (MOVE, 13, 48),                          # 1901
        (JUMP, 1907),                            # 1902
        (JNE, 3, 64, 1906),                      # 1903
        (MOVE, 13, 65),                          # 1904
        (JUMP, 1907),                            # 1905
        (MOVE, 13, 43),                          # 1906
        (JNE, 13, 65, 1915),                     # 1907
        (LOAD, 13, 26, 9),                       # 1908
        (LOAD, 14, 26, 10),                      # 1909
        (TEXT, 13, 5),                           # 1910
        (MOVE, 10, 13),                          # 1911
        (MOVE, 11, 14),                          # 1912
        (MOVE, 12, 43),                          # 1913
        (JUMP, 1921),                            # 1914
        (LOAD, 13, 26, 9),                       # 1915
        (LOAD, 14, 26, 10),                      # 1916
        (TEXT, 13, 6),                           # 1917
        (MOVE, 10, 13),                          # 1918
        (MOVE, 11, 14),                          # 1919
        (MOVE, 12, 48),                          # 1920
        (STORE, 26, 26, 10),                     # 1921
        (STORE, 26, 27, 11),                     # 1922
        (STORE, 26, 28, 12),                     # 1923
        (STORE, 26, 25, 34),                     # 1924
        (JBITSN, 0, 0, 0, 65280, 0, 1928),       # 1925: code_type
        (MOVE, 10, 34),                          # 1926
        (JUMP, 1954),                            # 1927
        (JBITSN, 0, 0, 0, 65280, 19, 1931),      # 1928: code_type
        (MOVE, 10, 33),                          # 1929
        (JUMP, 1954),                            # 1930
        (JBITSN, 0, 0, 0, 65280, 20, 1934),      # 1931: code_type
        (MOVE, 10, 40),                          # 1932
        (JUMP, 1954),                            # 1933
        (JBITSN, 0, 0, 0, 65280, 21, 1941),      # 1934: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1938),       # 1935: swap_kind
        (MOVE, 13, 33),                          # 1936
        (JUMP, 1939),                            # 1937
        (MOVE, 13, 40),                          # 1938
        (MOVE, 10, 13),                          # 1939
        (JUMP, 1954),                            # 1940
        (JBITSN, 0, 0, 0, 65280, 22, 1944),      # 1941: code_type
        (MOVE, 10, 37),                          # 1942
        (JUMP, 1954),                            # 1943
        (JBITS, 0, 0, 0, 65280, 1, 1947),        # 1944: code_type
        (MOVE, 10, 28),                          # 1945
        (JUMP, 1954),                            # 1946
        (JNE, 3, 63, 1950),                      # 1947
        (MOVE, 10, 48),                          # 1948
        (JUMP, 1954),                            # 1949
        (JNE, 3, 64, 1953),                      # 1950
        (MOVE, 10, 65),                          # 1951
        (JUMP, 1954),                            # 1952
        (MOVE, 10, 43),                          # 1953
        (JEQ, 10, 28, 2187),                     # 1954
        (JBITSN, 0, 0, 0, 65280, 0, 1958),       # 1955: code_type
        (MOVE, 13, 34),                          # 1956
        (JUMP, 1984),                            # 1957
        (JBITSN, 0, 0, 0, 65280, 19, 1961),      # 1958: code_type
        (MOVE, 13, 33),                          # 1959
        (JUMP, 1984),                            # 1960
        (JBITSN, 0, 0, 0, 65280, 20, 1964),      # 1961: code_type
        (MOVE, 13, 40),                          # 1962
        (JUMP, 1984),                            # 1963
        (JBITSN, 0, 0, 0, 65280, 21, 1971),      # 1964: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1968),       # 1965: swap_kind
        (MOVE, 16, 33),                          # 1966
        (JUMP, 1969),                            # 1967
        (MOVE, 16, 40),                          # 1968
        (MOVE, 13, 16),                          # 1969
        (JUMP, 1984),                            # 1970
        (JBITSN, 0, 0, 0, 65280, 22, 1974),      # 1971: code_type
        (MOVE, 13, 37),                          # 1972
        (JUMP, 1984),                            # 1973
        (JBITS, 0, 0, 0, 65280, 1, 1977),        # 1974: code_type
        (MOVE, 13, 28),                          # 1975
        (JUMP, 1984),                            # 1976
        (JNE, 3, 63, 1980),                      # 1977
        (MOVE, 13, 48),                          # 1978
        (JUMP, 1984),                            # 1979
        (JNE, 3, 64, 1983),                      # 1980
        (MOVE, 13, 65),                          # 1981
        (JUMP, 1984),                            # 1982
        (MOVE, 13, 43),                          # 1983
        (JNE, 13, 34, 1992),                     # 1984
        (LOAD, 13, 26, 14),                      # 1985
        (LOAD, 14, 26, 15),                      # 1986
        (TEXT, 13, 0),                           # 1987
        (MOVE, 10, 13),                          # 1988
        (MOVE, 11, 14),                          # 1989
        (MOVE, 12, 28),                          # 1990
        (JUMP, 2183),                            # 1991
        (JBITSN, 0, 0, 0, 65280, 0, 1995),       # 1992: code_type
        (MOVE, 13, 34),                          # 1993
        (JUMP, 2021),                            # 1994
        (JBITSN, 0, 0, 0, 65280, 19, 1998),      # 1995: code_type
        (MOVE, 13, 33),                          # 1996
        (JUMP, 2021),                            # 1997
        (JBITSN, 0, 0, 0, 65280, 20, 2001),      # 1998: code_type
        (MOVE, 13, 40),                          # 1999
        (JUMP, 2021),                            # 2000
        (JBITSN, 0, 0, 0, 65280, 21, 2008),      # 2001: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 2005),       # 2002: swap_kind
        (MOVE, 16, 33),                          # 2003
        (JUMP, 2006),                            # 2004
        (MOVE, 16, 40),                          # 2005
        (MOVE, 13, 16),                          # 2006
        (JUMP, 2021),                            # 2007
        (JBITSN, 0, 0, 0, 65280, 22, 2011),      # 2008: code_type
        (MOVE, 13, 37),                          # 2009
        (JUMP, 2021),                            # 2010
        (JBITS, 0, 0, 0, 65280, 1, 2014),        # 2011: code_type
        (MOVE, 13, 28),                          # 2012
        (JUMP, 2021),                            # 2013
        (JNE, 3, 63, 2017),                      # 2014
        (MOVE, 13, 48),                          # 2015
        (JUMP, 2021),                            # 2016
        (JNE, 3, 64, 2020),                      # 2017
        (MOVE, 13, 65),                          # 2018
        (JUMP, 2021),                            # 2019
        (MOVE, 13, 43),                          # 2020
        (JNE, 13, 33, 2029),                     # 2021
        (LOAD, 13, 26, 14),                      # 2022
        (LOAD, 14, 26, 15),                      # 2023
        (TEXT, 13, 1),                           # 2024
        (MOVE, 10, 13),                          # 2025
        (MOVE, 11, 14),                          # 2026
        (MOVE, 12, 34),                          # 2027
        (JUMP, 2183),                            # 2028
        (JBITSN, 0, 0, 0, 65280, 0, 2032),       # 2029: code_type
        (MOVE, 13, 34),                          # 2030
        (JUMP, 2058),                            # 2031
        (JBITSN, 0, 0, 0, 65280, 19, 2035),      # 2032: code_type
        (MOVE, 13, 33),                          # 2033
        (JUMP, 2058),                            # 2034
        (JBITSN, 0, 0, 0, 65280, 20, 2038),      # 2035: code_type
        (MOVE, 13, 40),                          # 2036
        (JUMP, 2058),                            # 2037
        (JBITSN, 0, 0, 0, 65280, 21, 2045),      # 2038: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 2042),       # 2039: swap_kind
        (MOVE, 16, 33),                          # 2040
        (JUMP, 2043),                            # 2041
        (MOVE, 16, 40),                          # 2042
        (MOVE, 13, 16),                          # 2043
        (JUMP, 2058),                            # 2044
        (JBITSN, 0, 0, 0, 65280, 22, 2048),      # 2045: code_type
        (MOVE, 13, 37),                          # 2046
        (JUMP, 2058),                            # 2047
        (JBITS, 0, 0, 0, 65280, 1, 2051),        # 2048: code_type
        (MOVE, 13, 28),                          # 2049
        (JUMP, 2058),                            # 2050
        (JNE, 3, 63, 2054),                      # 2051
        (MOVE, 13, 48),                          # 2052
        (JUMP, 2058),                            # 2053
        (JNE, 3, 64, 2057),                      # 2054
        (MOVE, 13, 65),                          # 2055
        (JUMP, 2058),                            # 2056
        (MOVE, 13, 43),                          # 2057
        (JNE, 13, 40, 2066),                     # 2058
        (LOAD, 13, 26, 14),                      # 2059
        (LOAD, 14, 26, 15),                      # 2060
        (TEXT, 13, 2),                           # 2061
        (MOVE, 10, 13),                          # 2062
        (MOVE, 11, 14),                          # 2063
        (MOVE, 12, 33),                          # 2064
        (JUMP, 2183),                            # 2065
        (JBITSN, 0, 0, 0, 65280, 0, 2069),       # 2066: code_type
        (MOVE, 13, 34),                          # 2067
        (JUMP, 2095),                            # 2068
        (JBITSN, 0, 0, 0, 65280, 19, 2072),      # 2069: code_type
        (MOVE, 13, 33),                          # 2070
        (JUMP, 2095),                            # 2071
        (JBITSN, 0, 0, 0, 65280, 20, 2075),      # 2072: code_type
        (MOVE, 13, 40),                          # 2073
        (JUMP, 2095),                            # 2074
        (JBITSN, 0, 0, 0, 65280, 21, 2082),      # 2075: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 2079),       # 2076: swap_kind
        (MOVE, 16, 33),                          # 2077
        (JUMP, 2080),                            # 2078
        (MOVE, 16, 40),                          # 2079
        (MOVE, 13, 16),                          # 2080
        (JUMP, 2095),                            # 2081
        (JBITSN, 0, 0, 0, 65280, 22, 2085),      # 2082: code_type
        (MOVE, 13, 37),                          # 2083
        (JUMP, 2095),                            # 2084
        (JBITS, 0, 0, 0, 65280, 1, 2088),        # 2085: code_type
        (MOVE, 13, 28),                          # 2086
        (JUMP, 2095),                            # 2087
        (JNE, 3, 63, 2091),                      # 2088
        (MOVE, 13, 48),                          # 2089
        (JUMP, 2095),                            # 2090
        (JNE, 3, 64, 2094),                      # 2091
        (MOVE, 13, 65),                          # 2092
        (JUMP, 2095),                            # 2093
        (MOVE, 13, 43),                          # 2094
        (JNE, 13, 37, 2103),                     # 2095
        (LOAD, 13, 26, 14),                      # 2096
        (LOAD, 14, 26, 15),                      # 2097
        (TEXT, 13, 3),                           # 2098
        (MOVE, 10, 13),                          # 2099
        (MOVE, 11, 14),                          # 2100
        (MOVE, 12, 40),                          # 2101
        (JUMP, 2183),                            # 2102
        (JBITSN, 0, 0, 0, 65280, 0, 2106),       # 2103: code_type
        (MOVE, 13, 34),                          # 2104
        (JUMP, 2132),                            # 2105
        (JBITSN, 0, 0, 0, 65280, 19, 2109),      # 2106: code_type
        (MOVE, 13, 33),                          # 2107
        (JUMP, 2132),                            # 2108
        (JBITSN, 0, 0, 0, 65280, 20, 2112),      # 2109: code_type
        (MOVE, 13, 40),                          # 2110
        (JUMP, 2132),                            # 2111
        (JBITSN, 0, 0, 0, 65280, 21, 2119),      # 2112: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 2116),       # 2113: swap_kind
        (MOVE, 16, 33),                          # 2114
        (JUMP, 2117),                            # 2115
        (MOVE, 16, 40),                          # 2116
        (MOVE, 13, 16),                          # 2117
        (JUMP, 2132),                            # 2118
        (JBITSN, 0, 0, 0, 65280, 22, 2122),      # 2119: code_type
        (MOVE, 13, 37),                          # 2120
        (JUMP, 2132),                            # 2121
        (JBITS, 0, 0, 0, 65280, 1, 2125),        # 2122: code_type
        (MOVE, 13, 28),                          # 2123
        (JUMP, 2132),                            # 2124
        (JNE, 3, 63, 2128),                      # 2125
        (MOVE, 13, 48),                          # 2126
        (JUMP, 2132),                            # 2127
        (JNE, 3, 64, 2131),                      # 2128
        (MOVE, 13, 65),                          # 2129
        (JUMP, 2132),                            # 2130
        (MOVE, 13, 43),                          # 2131
        (JNE, 13, 48, 2140),                     # 2132
        (LOAD, 13, 26, 14),                      # 2133
        (LOAD, 14, 26, 15),                      # 2134
        (TEXT, 13, 4),                           # 2135
        (MOVE, 10, 13),                          # 2136
        (MOVE, 11, 14),                          # 2137
        (MOVE, 12, 37),                          # 2138
        (JUMP, 2183),                            # 2139
        (JBITSN, 0, 0, 0, 65280, 0, 2143),       # 2140: code_type
        (MOVE, 13, 34),                          # 2141
        (JUMP, 2169),                            # 2142
        (JBITSN, 0, 0, 0, 65280, 19, 2146),      # 2143: code_type
        (MOVE, 13, 33),                          # 2144
        (JUMP, 2169),                            # 2145
        (JBITSN, 0, 0, 0, 65280, 20, 2149),      # 2146: code_type
        (MOVE, 13, 40),                          # 2147
        (JUMP, 2169),                            # 2148
        (JBITSN, 0, 0, 0, 65280, 21, 2156),      # 2149: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 2153),       # 2150: swap_kind
        (MOVE, 16, 33),                          # 2151
        (JUMP, 2154),                            # 2152
        (MOVE, 16, 40),                          # 2153
        (MOVE, 13, 16),                          # 2154
        (JUMP, 2169),                            # 2155
        (JBITSN, 0, 0, 0, 65280, 22, 2159),      # 2156: code_type
        (MOVE, 13, 37),                          # 2157
        (JUMP, 2169),                            # 2158
        (JBITS, 0, 0, 0, 65280, 1, 2162),        # 2159: code_type
        (MOVE, 13, 28),                          # 2160
        (JUMP, 2169),                            # 2161
        (JNE, 3, 63, 2165),                      # 2162
        (MOVE, 13, 48),                          # 2163
        (JUMP, 2169),                            # 2164
        (JNE, 3, 64, 2168),                      # 2165
        (MOVE, 13, 65),                          # 2166
        (JUMP, 2169),                            # 2167
        (MOVE, 13, 43),                          # 2168
        (JNE, 13, 65, 2177),                     # 2169
        (LOAD, 13, 26, 14),                      # 2170
        (LOAD, 14, 26, 15),                      # 2171
        (TEXT, 13, 5),                           # 2172
        (MOVE, 10, 13),                          # 2173
        (MOVE, 11, 14),                          # 2174
        (MOVE, 12, 43),                          # 2175
        (JUMP, 2183),                            # 2176
        (LOAD, 13, 26, 14),                      # 2177
        (LOAD, 14, 26, 15),                      # 2178
        (TEXT, 13, 6),                           # 2179
        (MOVE, 10, 13),                          # 2180
        (MOVE, 11, 14),                          # 2181
        (MOVE, 12, 48),                          # 2182
        (STORE, 26, 30, 10),                     # 2183
        (STORE, 26, 31, 11),                     # 2184
        (STORE, 26, 32, 12),                     # 2185
        (STORE, 26, 29, 34),                     # 2186
        (JBITSN, 0, 0, 0, 65280, 0, 2190),       # 2187: code_type
        (MOVE, 10, 34),                          # 2188
        (JUMP, 2216),                            # 2189
        (JBITSN, 0, 0, 0, 65280, 19, 2193),      # 2190: code_type
        (MOVE, 10, 33),                          # 2191
        (JUMP, 2216),                            # 2192
        (JBITSN, 0, 0, 0, 65280, 20, 2196),      # 2193: code_type
        (MOVE, 10, 40),                          # 2194
        (JUMP, 2216),                            # 2195
        (JBITSN, 0, 0, 0, 65280, 21, 2203),      # 2196: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 2200),       # 2197: swap_kind
        (MOVE, 13, 33),                          # 2198
        (JUMP, 2201),                            # 2199
        (MOVE, 13, 40),                          # 2200
        (MOVE, 10, 13),                          # 2201
        (JUMP, 2216),                            # 2202
        (JBITSN, 0, 0, 0, 65280, 22, 2206),      # 2203: code_type
        (MOVE, 10, 37),                          # 2204
        (JUMP, 2216),                            # 2205
        (JBITS, 0, 0, 0, 65280, 1, 2209),        # 2206: code_type
        (MOVE, 10, 28),                          # 2207
        (JUMP, 2216),                            # 2208
        (JNE, 3, 63, 2212),                      # 2209
        (MOVE, 10, 48),                          # 2210
        (JUMP, 2216),                            # 2211
        (JNE, 3, 64, 2215),                      # 2212
        (MOVE, 10, 65),                          # 2213
        (JUMP, 2216),                            # 2214
        (MOVE, 10, 43),                          # 2215
        (JEQ, 10, 28, 2449),                     # 2216
        (JBITSN, 0, 0, 0, 65280, 0, 2220),       # 2217: code_type
        (MOVE, 13, 34),                          # 2218
        (JUMP, 2246),                            # 2219
        (JBITSN, 0, 0, 0, 65280, 19, 2223),      # 2220: code_type
        (MOVE, 13, 33),                          # 2221
        (JUMP, 2246),                            # 2222
        (JBITSN, 0, 0, 0, 65280, 20, 2226),      # 2223: code_type
        (MOVE, 13, 40),                          # 2224
        (JUMP, 2246),                            # 2225
        (JBITSN, 0, 0, 0, 65280, 21, 2233),      # 2226: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 2230),       # 2227: swap_kind
        (MOVE, 16, 33),                          # 2228
        (JUMP, 2231),                            # 2229
        (MOVE, 16, 40),                          # 2230
        (MOVE, 13, 16),                          # 2231
        (JUMP, 2246),                            # 2232
        (JBITSN, 0, 0, 0, 65280, 22, 2236),      # 2233: code_type
        (MOVE, 13, 37),                          # 2234
        (JUMP, 2246),                            # 2235
        (JBITS, 0, 0, 0, 65280, 1, 2239),        # 2236: code_type
        (MOVE, 13, 28),                          # 2237
        (JUMP, 2246),                            # 2238
        (JNE, 3, 63, 2242),                      # 2239
        (MOVE, 13, 48),                          # 2240
        (JUMP, 2246),                            # 2241
        (JNE, 3, 64, 2245),                      # 2242
        (MOVE, 13, 65),                          # 2243
        (JUMP, 2246),                            # 2244
        (MOVE, 13, 43),                          # 2245
        (JNE, 13, 34, 2254),                     # 2246
        (LOAD, 13, 26, 19),                      # 2247
        (LOAD, 14, 26, 20),                      # 2248
        (TEXT, 13, 0),                           # 2249
        (MOVE, 10, 13),                          # 2250
        (MOVE, 11, 14),                          # 2251
        (MOVE, 12, 28),                          # 2252
        (JUMP, 2445),                            # 2253
        (JBITSN, 0, 0, 0, 65280, 0, 2257),       # 2254: code_type
        (MOVE, 13, 34),                          # 2255
        (JUMP, 2283),                            # 2256
        (JBITSN, 0, 0, 0, 65280, 19, 2260),      # 2257: code_type
        (MOVE, 13, 33),                          # 2258
        (JUMP, 2283),                            # 2259
        (JBITSN, 0, 0, 0, 65280, 20, 2263),      # 2260: code_type
        (MOVE, 13, 40),                          # 2261
        (JUMP, 2283),                            # 2262
        (JBITSN, 0, 0, 0, 65280, 21, 2270),      # 2263: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 2267),       # 2264: swap_kind
        (MOVE, 16, 33),                          # 2265
        (JUMP, 2268),                            # 2266
        (MOVE, 16, 40),                          # 2267
        (MOVE, 13, 16),                          # 2268
        (JUMP, 2283),                            # 2269
        (JBITSN, 0, 0, 0, 65280, 22, 2273),      # 2270: code_type
        (MOVE, 13, 37),                          # 2271
        (JUMP, 2283),                            # 2272
        (JBITS, 0, 0, 0, 65280, 1, 2276),        # 2273: code_type
        (MOVE, 13, 28),                          # 2274
        (JUMP, 2283),                            # 2275
        (JNE, 3, 63, 2279),                      # 2276
        (MOVE, 13, 48),                          # 2277
        (JUMP, 2283),                            # 2278
        (JNE, 3, 64, 2282),                      # 2279
        (MOVE, 13, 65),                          # 2280
        (JUMP, 2283),                            # 2281
        (MOVE, 13, 43),                          # 2282
        (JNE, 13, 33, 2291),                     # 2283
        (LOAD, 13, 26, 19),                      # 2284
        (LOAD, 14, 26, 20),                      # 2285
        (TEXT, 13, 1),                           # 2286
        (MOVE, 10, 13),                          # 2287
        (MOVE, 11, 14),                          # 2288
        (MOVE, 12, 34),                          # 2289
        (JUMP, 2445),                            # 2290
        (JBITSN, 0, 0, 0, 65280, 0, 2294),       # 2291: code_type
        (MOVE, 13, 34),                          # 2292
        (JUMP, 2320),                            # 2293
        (JBITSN, 0, 0, 0, 65280, 19, 2297),      # 2294: code_type
        (MOVE, 13, 33),                          # 2295
        (JUMP, 2320),                            # 2296
        (JBITSN, 0, 0, 0, 65280, 20, 2300),      # 2297: code_type
        (MOVE, 13, 40),                          # 2298
        (JUMP, 2320),                            # 2299
        (JBITSN, 0, 0, 0, 65280, 21, 2307),      # 2300: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 2304),       # 2301: swap_kind
        (MOVE, 16, 33),                          # 2302
        (JUMP, 2305),                            # 2303
        (MOVE, 16, 40),                          # 2304
        (MOVE, 13, 16),                          # 2305
        (JUMP, 2320),                            # 2306
        (JBITSN, 0, 0, 0, 65280, 22, 2310),      # 2307: code_type
        (MOVE, 13, 37),                          # 2308
        (JUMP, 2320),                            # 2309
        (JBITS, 0, 0, 0, 65280, 1, 2313),        # 2310: code_type
        (MOVE, 13, 28),                          # 2311
        (JUMP, 2320),                            # 2312
        (JNE, 3, 63, 2316),                      # 2313
        (MOVE, 13, 48),                          # 2314
        (JUMP, 2320),                            # 2315
        (JNE, 3, 64, 2319),                      # 2316
        (MOVE, 13, 65),                          # 2317
        (JUMP, 2320),                            # 2318
        (MOVE, 13, 43),                          # 2319
        (JNE, 13, 40, 2328),                     # 2320
        (LOAD, 13, 26, 19),                      # 2321
        (LOAD, 14, 26, 20),                      # 2322
        (TEXT, 13, 2),                           # 2323
        (MOVE, 10, 13),                          # 2324
        (MOVE, 11, 14),                          # 2325
        (MOVE, 12, 33),                          # 2326
        (JUMP, 2445),                            # 2327
        (JBITSN, 0, 0, 0, 65280, 0, 2331),       # 2328: code_type
        (MOVE, 13, 34),                          # 2329
        (JUMP, 2357),                            # 2330
        (JBITSN, 0, 0, 0, 65280, 19, 2334),      # 2331: code_type
        (MOVE, 13, 33),                          # 2332
        (JUMP, 2357),                            # 2333
        (JBITSN, 0, 0, 0, 65280, 20, 2337),      # 2334: code_type
        (MOVE, 13, 40),                          # 2335
        (JUMP, 2357),                            # 2336
        (JBITSN, 0, 0, 0, 65280, 21, 2344),      # 2337: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 2341),       # 2338: swap_kind
        (MOVE, 16, 33),                          # 2339
        (JUMP, 2342),                            # 2340
        (MOVE, 16, 40),                          # 2341
        (MOVE, 13, 16),                          # 2342
        (JUMP, 2357),                            # 2343
        (JBITSN, 0, 0, 0, 65280, 22, 2347),      # 2344: code_type
        (MOVE, 13, 37),                          # 2345
        (JUMP, 2357),                            # 2346
        (JBITS, 0, 0, 0, 65280, 1, 2350),        # 2347: code_type
        (MOVE, 13, 28),                          # 2348
        (JUMP, 2357),                            # 2349
        (JNE, 3, 63, 2353),                      # 2350
        (MOVE, 13, 48),                          # 2351
        (JUMP, 2357),                            # 2352
        (JNE, 3, 64, 2356),                      # 2353
        (MOVE, 13, 65),                          # 2354
        (JUMP, 2357),                            # 2355
        (MOVE, 13, 43),                          # 2356
        (JNE, 13, 37, 2365),                     # 2357
        (LOAD, 13, 26, 19),                      # 2358
        (LOAD, 14, 26, 20),                      # 2359
        (TEXT, 13, 3),                           # 2360
        (MOVE, 10, 13),                          # 2361
        (MOVE, 11, 14),                          # 2362
        (MOVE, 12, 40),                          # 2363
        (JUMP, 2445),                            # 2364
        (JBITSN, 0, 0, 0, 65280, 0, 2368),       # 2365: code_type
        (MOVE, 13, 34),                          # 2366
        (JUMP, 2394),                            # 2367
        (JBITSN, 0, 0, 0, 65280, 19, 2371),      # 2368: code_type
        (MOVE, 13, 33),                          # 2369
        (JUMP, 2394),                            # 2370
        (JBITSN, 0, 0, 0, 65280, 20, 2374),      # 2371: code_type
        (MOVE, 13, 40),                          # 2372
        (JUMP, 2394),                            # 2373
        (JBITSN, 0, 0, 0, 65280, 21, 2381),      # 2374: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 2378),       # 2375: swap_kind
        (MOVE, 16, 33),                          # 2376
        (JUMP, 2379),                            # 2377
        (MOVE, 16, 40),                          # 2378
        (MOVE, 13, 16),                          # 2379
        (JUMP, 2394),                            # 2380
        (JBITSN, 0, 0, 0, 65280, 22, 2384),      # 2381: code_type
        (MOVE, 13, 37),                          # 2382
        (JUMP, 2394),                            # 2383
        (JBITS, 0, 0, 0, 65280, 1, 2387),        # 2384: code_type
        (MOVE, 13, 28),                          # 2385
        (JUMP, 2394),                            # 2386
        (JNE, 3, 63, 2390),                      # 2387
        (MOVE, 13, 48),                          # 2388
        (JUMP, 2394),                            # 2389
        (JNE, 3, 64, 2393),                      # 2390
        (MOVE, 13, 65),                          # 2391
        (JUMP, 2394),                            # 2392
        (MOVE, 13, 43),                          # 2393
        (JNE, 13, 48, 2402),                     # 2394
        (LOAD, 13, 26, 19),                      # 2395
        (LOAD, 14, 26, 20),                      # 2396
        (TEXT, 13, 4),                           # 2397
        (MOVE, 10, 13),                          # 2398
        (MOVE, 11, 14),                          # 2399
        (MOVE, 12, 37),                          # 2400
        (JUMP, 2445),                            # 2401
        (JBITSN, 0, 0, 0, 65280, 0, 2405),       # 2402: code_type
        (MOVE, 13, 34),                          # 2403
        (JUMP, 2431),                            # 2404
        (JBITSN, 0, 0, 0, 65280, 19, 2408),      # 2405: code_type
        (MOVE, 13, 33),                          # 2406
        (JUMP, 2431),                            # 2407
        (JBITSN, 0, 0, 0, 65280, 20, 2411),      # 2408: code_type
        (MOVE, 13, 40),                          # 2409
        (JUMP, 2431),                            # 2410
        (JBITSN, 0, 0, 0, 65280, 21, 2418),      # 2411: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 2415),       # 2412: swap_kind
        (MOVE, 16, 33),                          # 2413
        (JUMP, 2416),                            # 2414
        (MOVE, 16, 40),                          # 2415
        (MOVE, 13, 16),                          # 2416
        (JUMP, 2431),                            # 2417
        (JBITSN, 0, 0, 0, 65280, 22, 2421),      # 2418: code_type
        (MOVE, 13, 37),                          # 2419
        (JUMP, 2431),                            # 2420
        (JBITS, 0, 0, 0, 65280, 1, 2424),        # 2421: code_type
        (MOVE, 13, 28),                          # 2422
        (JUMP, 2431),                            # 2423
        (JNE, 3, 63, 2427),                      # 2424
        (MOVE, 13, 48),                          # 2425
        (JUMP, 2431),                            # 2426
        (JNE, 3, 64, 2430),                      # 2427
        (MOVE, 13, 65),                          # 2428
        (JUMP, 2431),                            # 2429
        (MOVE, 13, 43),                          # 2430
        (JNE, 13, 65, 2439),                     # 2431
        (LOAD, 13, 26, 19),                      # 2432
        (LOAD, 14, 26, 20),                      # 2433
        (TEXT, 13, 5),                           # 2434
        (MOVE, 10, 13),                          # 2435
        (MOVE, 11, 14),                          # 2436
        (MOVE, 12, 43),                          # 2437
        (JUMP, 2445),                            # 2438
        (LOAD, 13, 26, 19),                      # 2439
        (LOAD, 14, 26, 20),                      # 2440
        (TEXT, 13, 6),                           # 2441
        (MOVE, 10, 13),                          # 2442
        (MOVE, 11, 14),                          # 2443
        (MOVE, 12, 48),                          # 2444
        (STORE, 26, 34, 10),                     # 2445
        (STORE, 26, 35, 11),                     # 2446
        (STORE, 26, 36, 12),                     # 2447
        (STORE, 26, 33, 34),                     # 2448
        (LOAD, 9, 4, 17),                        # 2449
        (JZ, 9, 2501),                           # 2450
        (ROWAT, 29, 21, 9),                      # 2451
        (U1, 10, 29, 2, 0),                      # 2452
        (JGE, 10, 61, 2462),                     # 2453
        (LOAD, 10, 29, 3),                       # 2454
        (JZ, 10, 3532),                          # 2455
        (LOAD, 11, 29, 4),                       # 2456
        (LOAD, 12, 29, 5),                       # 2457
        (BYTE, 13, 11, 28),                      # 2458
        (LT, 14, 13, 35),                        # 2459
        (STORE, 29, 11, 14),                     # 2460
        (STORE, 29, 10, 34),                     # 2461
        (U1, 10, 29, 2, 0),                      # 2462
        (JGE, 10, 61, 2472),                     # 2463
        (LOAD, 10, 29, 3),                       # 2464
        (JZ, 10, 3532),                          # 2465
        (LOAD, 11, 29, 4),                       # 2466
        (LOAD, 12, 29, 5),                       # 2467
        (BYTE, 13, 11, 28),                      # 2468
        (EQ, 14, 13, 35),                        # 2469
        (STORE, 29, 13, 14),                     # 2470
        (STORE, 29, 12, 34),                     # 2471
        (U1, 10, 29, 2, 0),                      # 2472
        (JGE, 10, 61, 2501),                     # 2473
        (LOAD, 10, 29, 3),                       # 2474
        (JZ, 10, 3532),                          # 2475
        (LOAD, 11, 29, 4),                       # 2476
        (LOAD, 12, 29, 5),                       # 2477
        (BYTE, 13, 11, 28),                      # 2478
        (JEQ, 13, 35, 2501),                     # 2479
        (LOAD, 13, 29, 3),                       # 2480
        (JZ, 13, 3532),                          # 2481
        (LOAD, 14, 29, 4),                       # 2482
        (LOAD, 15, 29, 5),                       # 2483
        (BYTE, 16, 14, 28),                      # 2484
        (JGE, 16, 35, 2493),                     # 2485
        (LOAD, 13, 29, 3),                       # 2486
        (JZ, 13, 3532),                          # 2487
        (LOAD, 14, 29, 4),                       # 2488
        (LOAD, 15, 29, 5),                       # 2489
        (BYTE, 16, 14, 28),                      # 2490
        (SUB, 10, 66, 16),                       # 2491
        (JUMP, 2499),                            # 2492
        (LOAD, 13, 29, 3),                       # 2493
        (JZ, 13, 3532),                          # 2494
        (LOAD, 14, 29, 4),                       # 2495
        (LOAD, 15, 29, 5),                       # 2496
        (BYTE, 16, 14, 28),                      # 2497
        (SUB, 10, 16, 67),                       # 2498
        (STORE, 29, 15, 10),                     # 2499
        (STORE, 29, 14, 34),                     # 2500
        (LOAD, 9, 4, 18),                        # 2501
        (JZ, 9, 2602),                           # 2502
        (ROWAT, 30, 22, 9),                      # 2503
        (U1, 10, 30, 1, 0),                      # 2504
        (JGE, 10, 61, 2514),                     # 2505
        (LOAD, 10, 30, 2),                       # 2506
        (JZ, 10, 3532),                          # 2507
        (LOAD, 11, 30, 3),                       # 2508
        (LOAD, 12, 30, 4),                       # 2509
        (BYTE, 13, 11, 28),                      # 2510
        (LT, 14, 13, 35),                        # 2511
        (STORE, 30, 16, 14),                     # 2512
        (STORE, 30, 15, 34),                     # 2513
        (U1, 10, 30, 1, 0),                      # 2514
        (JGE, 10, 61, 2524),                     # 2515
        (LOAD, 10, 30, 2),                       # 2516
        (JZ, 10, 3532),                          # 2517
        (LOAD, 11, 30, 3),                       # 2518
        (LOAD, 12, 30, 4),                       # 2519
        (BYTE, 13, 11, 28),                      # 2520
        (EQ, 14, 13, 35),                        # 2521
        (STORE, 30, 18, 14),                     # 2522
        (STORE, 30, 17, 34),                     # 2523
        (U1, 10, 30, 1, 0),                      # 2524
        (JGE, 10, 61, 2553),                     # 2525
        (LOAD, 10, 30, 2),                       # 2526
        (JZ, 10, 3532),                          # 2527
        (LOAD, 11, 30, 3),                       # 2528
        (LOAD, 12, 30, 4),                       # 2529
        (BYTE, 13, 11, 28),                      # 2530
        (JEQ, 13, 35, 2553),                     # 2531
        (LOAD, 13, 30, 2),                       # 2532
        (JZ, 13, 3532),                          # 2533
        (LOAD, 14, 30, 3),                       # 2534
        (LOAD, 15, 30, 4),                       # 2535
        (BYTE, 16, 14, 28),                      # 2536
        (JGE, 16, 35, 2545),                     # 2537
        (LOAD, 13, 30, 2),                       # 2538
        (JZ, 13, 3532),                          # 2539
        (LOAD, 14, 30, 3),                       # 2540
        (LOAD, 15, 30, 4),                       # 2541
        (BYTE, 16, 14, 28),                      # 2542
        (SUB, 10, 66, 16),                       # 2543
        (JUMP, 2551),                            # 2544
        (LOAD, 13, 30, 2),                       # 2545
        (JZ, 13, 3532),                          # 2546
        (LOAD, 14, 30, 3),                       # 2547
        (LOAD, 15, 30, 4),                       # 2548
        (BYTE, 16, 14, 28),                      # 2549
        (SUB, 10, 16, 67),                       # 2550
        (STORE, 30, 20, 10),                     # 2551
        (STORE, 30, 19, 34),                     # 2552
        (U1, 10, 30, 8, 0),                      # 2553
        (JGE, 10, 61, 2563),                     # 2554
        (LOAD, 10, 30, 9),                       # 2555
        (JZ, 10, 3532),                          # 2556
        (LOAD, 11, 30, 10),                      # 2557
        (LOAD, 12, 30, 11),                      # 2558
        (BYTE, 13, 11, 28),                      # 2559
        (LT, 14, 13, 35),                        # 2560
        (STORE, 30, 22, 14),                     # 2561
        (STORE, 30, 21, 34),                     # 2562
        (U1, 10, 30, 8, 0),                      # 2563
        (JGE, 10, 61, 2573),                     # 2564
        (LOAD, 10, 30, 9),                       # 2565
        (JZ, 10, 3532),                          # 2566
        (LOAD, 11, 30, 10),                      # 2567
        (LOAD, 12, 30, 11),                      # 2568
        (BYTE, 13, 11, 28),                      # 2569
        (EQ, 14, 13, 35),                        # 2570
        (STORE, 30, 24, 14),                     # 2571
        (STORE, 30, 23, 34),                     # 2572
        (U1, 10, 30, 8, 0),                      # 2573
        (JGE, 10, 61, 2602),                     # 2574
        (LOAD, 10, 30, 9),                       # 2575
        (JZ, 10, 3532),                          # 2576
        (LOAD, 11, 30, 10),                      # 2577
        (LOAD, 12, 30, 11),                      # 2578
        (BYTE, 13, 11, 28),                      # 2579
        (JEQ, 13, 35, 2602),                     # 2580
        (LOAD, 13, 30, 9),                       # 2581
        (JZ, 13, 3532),                          # 2582
        (LOAD, 14, 30, 10),                      # 2583
        (LOAD, 15, 30, 11),                      # 2584
        (BYTE, 16, 14, 28),                      # 2585
        (JGE, 16, 35, 2594),                     # 2586
        (LOAD, 13, 30, 9),                       # 2587
        (JZ, 13, 3532),                          # 2588
        (LOAD, 14, 30, 10),                      # 2589
        (LOAD, 15, 30, 11),                      # 2590
        (BYTE, 16, 14, 28),                      # 2591
        (SUB, 10, 66, 16),                       # 2592
        (JUMP, 2600),                            # 2593
        (LOAD, 13, 30, 9),                       # 2594
        (JZ, 13, 3532),                          # 2595
        (LOAD, 14, 30, 10),                      # 2596
        (LOAD, 15, 30, 11),                      # 2597
        (BYTE, 16, 14, 28),                      # 2598
        (SUB, 10, 16, 67),                       # 2599
        (STORE, 30, 26, 10),                     # 2600
        (STORE, 30, 25, 34),                     # 2601
        (LOAD, 9, 4, 19),                        # 2602
        (JZ, 9, 3129),                           # 2603
        (ROWAT, 31, 23, 9),                      # 2604
        (JBITSN, 0, 0, 0, 65280, 0, 2608),       # 2605: code_type
        (MOVE, 10, 34),                          # 2606
        (JUMP, 2634),                            # 2607
        (JBITSN, 0, 0, 0, 65280, 19, 2611),      # 2608: code_type
        (MOVE, 10, 33),                          # 2609
        (JUMP, 2634),                            # 2610
        (JBITSN, 0, 0, 0, 65280, 20, 2614),      # 2611: code_type
        (MOVE, 10, 40),                          # 2612
        (JUMP, 2634),                            # 2613
        (JBITSN, 0, 0, 0, 65280, 21, 2621),      # 2614: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 2618),       # 2615: swap_kind
        (MOVE, 13, 33),                          # 2616
        (JUMP, 2619),                            # 2617
        (MOVE, 13, 40),                          # 2618
        (MOVE, 10, 13),                          # 2619
        (JUMP, 2634),                            # 2620
        (JBITSN, 0, 0, 0, 65280, 22, 2624),      # 2621: code_type
        (MOVE, 10, 37),                          # 2622
        (JUMP, 2634),                            # 2623
        (JBITS, 0, 0, 0, 65280, 1, 2627),        # 2624: code_type
        (MOVE, 10, 28),                          # 2625
        (JUMP, 2634),                            # 2626
        (JNE, 3, 63, 2630),                      # 2627
        (MOVE, 10, 48),                          # 2628
        (JUMP, 2634),                            # 2629
        (JNE, 3, 64, 2633),                      # 2630
        (MOVE, 10, 65),                          # 2631
        (JUMP, 2634),                            # 2632
        (MOVE, 10, 43),                          # 2633
        (JEQ, 10, 28, 2867),                     # 2634
        (JBITSN, 0, 0, 0, 65280, 0, 2638),       # 2635: code_type
        (MOVE, 13, 34),                          # 2636
        (JUMP, 2664),                            # 2637
        (JBITSN, 0, 0, 0, 65280, 19, 2641),      # 2638: code_type
        (MOVE, 13, 33),                          # 2639
        (JUMP, 2664),                            # 2640
        (JBITSN, 0, 0, 0, 65280, 20, 2644),      # 2641: code_type
        (MOVE, 13, 40),                          # 2642
        (JUMP, 2664),                            # 2643
        (JBITSN, 0, 0, 0, 65280, 21, 2651),      # 2644: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 2648),       # 2645: swap_kind
        (MOVE, 16, 33),                          # 2646
        (JUMP, 2649),                            # 2647
        (MOVE, 16, 40),                          # 2648
        (MOVE, 13, 16),                          # 2649
        (JUMP, 2664),                            # 2650
        (JBITSN, 0, 0, 0, 65280, 22, 2654),      # 2651: code_type
        (MOVE, 13, 37),                          # 2652
        (JUMP, 2664),                            # 2653
        (JBITS, 0, 0, 0, 65280, 1, 2657),        # 2654: code_type
        (MOVE, 13, 28),                          # 2655
        (JUMP, 2664),                            # 2656
        (JNE, 3, 63, 2660),                      # 2657
        (MOVE, 13, 48),                          # 2658
        (JUMP, 2664),                            # 2659
        (JNE, 3, 64, 2663),                      # 2660
        (MOVE, 13, 65),                          # 2661
        (JUMP, 2664),                            # 2662
        (MOVE, 13, 43),                          # 2663
        (JNE, 13, 34, 2672),                     # 2664
        (LOAD, 13, 31, 4),                       # 2665
        (LOAD, 14, 31, 5),                       # 2666
        (TEXT, 13, 0),                           # 2667
        (MOVE, 10, 13),                          # 2668
        (MOVE, 11, 14),                          # 2669
        (MOVE, 12, 28),                          # 2670
        (JUMP, 2863),                            # 2671
        (JBITSN, 0, 0, 0, 65280, 0, 2675),       # 2672: code_type
        (MOVE, 13, 34),                          # 2673
        (JUMP, 2701),                            # 2674
        (JBITSN, 0, 0, 0, 65280, 19, 2678),      # 2675: code_type
        (MOVE, 13, 33),                          # 2676
        (JUMP, 2701),                            # 2677
        (JBITSN, 0, 0, 0, 65280, 20, 2681),      # 2678: code_type
        (MOVE, 13, 40),                          # 2679
        (JUMP, 2701),                            # 2680
        (JBITSN, 0, 0, 0, 65280, 21, 2688),      # 2681: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 2685),       # 2682: swap_kind
        (MOVE, 16, 33),                          # 2683
        (JUMP, 2686),                            # 2684
        (MOVE, 16, 40),                          # 2685
        (MOVE, 13, 16),                          # 2686
        (JUMP, 2701),                            # 2687
        (JBITSN, 0, 0, 0, 65280, 22, 2691),      # 2688: code_type
        (MOVE, 13, 37),                          # 2689
        (JUMP, 2701),                            # 2690
        (JBITS, 0, 0, 0, 65280, 1, 2694),        # 2691: code_type
        (MOVE, 13, 28),                          # 2692
        (JUMP, 2701),                            # 2693
        (JNE, 3, 63, 2697),                      # 2694
        (MOVE, 13, 48),                          # 2695
        (JUMP, 2701),                            # 2696
        (JNE, 3, 64, 2700),                      # 2697
        (MOVE, 13, 65),                          # 2698
        (JUMP, 2701),                            # 2699
        (MOVE, 13, 43),                          # 2700
        (JNE, 13, 33, 2709),                     # 2701
        (LOAD, 13, 31, 4),                       # 2702
        (LOAD, 14, 31, 5),                       # 2703
        (TEXT, 13, 1),                           # 2704
        (MOVE, 10, 13),                          # 2705
        (MOVE, 11, 14),                          # 2706
        (MOVE, 12, 34),                          # 2707
        (JUMP, 2863),                            # 2708
        (JBITSN, 0, 0, 0, 65280, 0, 2712),       # 2709: code_type
        (MOVE, 13, 34),                          # 2710
        (JUMP, 2738),                            # 2711
        (JBITSN, 0, 0, 0, 65280, 19, 2715),      # 2712: code_type
        (MOVE, 13, 33),                          # 2713
        (JUMP, 2738),                            # 2714
        (JBITSN, 0, 0, 0, 65280, 20, 2718),      # 2715: code_type
        (MOVE, 13, 40),                          # 2716
        (JUMP, 2738),                            # 2717
        (JBITSN, 0, 0, 0, 65280, 21, 2725),      # 2718: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 2722),       # 2719: swap_kind
        (MOVE, 16, 33),                          # 2720
        (JUMP, 2723),                            # 2721
        (MOVE, 16, 40),                          # 2722
        (MOVE, 13, 16),                          # 2723
        (JUMP, 2738),                            # 2724
        (JBITSN, 0, 0, 0, 65280, 22, 2728),      # 2725: code_type
        (MOVE, 13, 37),                          # 2726
        (JUMP, 2738),                            # 2727
        (JBITS, 0, 0, 0, 65280, 1, 2731),        # 2728: code_type
        (MOVE, 13, 28),                          # 2729
        (JUMP, 2738),                            # 2730
        (JNE, 3, 63, 2734),                      # 2731
        (MOVE, 13, 48),                          # 2732
        (JUMP, 2738),                            # 2733
        (JNE, 3, 64, 2737),                      # 2734
        (MOVE, 13, 65),                          # 2735
        (JUMP, 2738),                            # 2736
        (MOVE, 13, 43),                          # 2737
        (JNE, 13, 40, 2746),                     # 2738
        (LOAD, 13, 31, 4),                       # 2739
        (LOAD, 14, 31, 5),                       # 2740
        (TEXT, 13, 2),                           # 2741
        (MOVE, 10, 13),                          # 2742
        (MOVE, 11, 14),                          # 2743
        (MOVE, 12, 33),                          # 2744
        (JUMP, 2863),                            # 2745
        (JBITSN, 0, 0, 0, 65280, 0, 2749),       # 2746: code_type
        (MOVE, 13, 34),                          # 2747
        (JUMP, 2775),                            # 2748
        (JBITSN, 0, 0, 0, 65280, 19, 2752),      # 2749: code_type
        (MOVE, 13, 33),                          # 2750
        (JUMP, 2775),                            # 2751
        (JBITSN, 0, 0, 0, 65280, 20, 2755),      # 2752: code_type
        (MOVE, 13, 40),                          # 2753
        (JUMP, 2775),                            # 2754
        (JBITSN, 0, 0, 0, 65280, 21, 2762),      # 2755: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 2759),       # 2756: swap_kind
        (MOVE, 16, 33),                          # 2757
        (JUMP, 2760),                            # 2758
        (MOVE, 16, 40),                          # 2759
        (MOVE, 13, 16),                          # 2760
        (JUMP, 2775),                            # 2761
        (JBITSN, 0, 0, 0, 65280, 22, 2765),      # 2762: code_type
        (MOVE, 13, 37),                          # 2763
        (JUMP, 2775),                            # 2764
        (JBITS, 0, 0, 0, 65280, 1, 2768),        # 2765: code_type
        (MOVE, 13, 28),                          # 2766
        (JUMP, 2775),                            # 2767
        (JNE, 3, 63, 2771),                      # 2768
        (MOVE, 13, 48),                          # 2769
        (JUMP, 2775),                            # 2770
        (JNE, 3, 64, 2774),                      # 2771
        (MOVE, 13, 65),                          # 2772
        (JUMP, 2775),                            # 2773
        (MOVE, 13, 43),                          # 2774
        (JNE, 13, 37, 2783),                     # 2775
        (LOAD, 13, 31, 4),                       # 2776
        (LOAD, 14, 31, 5),                       # 2777
        (TEXT, 13, 3),                           # 2778
        (MOVE, 10, 13),                          # 2779
        (MOVE, 11, 14),                          # 2780
        (MOVE, 12, 40),                          # 2781
        (JUMP, 2863),                            # 2782
        (JBITSN, 0, 0, 0, 65280, 0, 2786),       # 2783: code_type
        (MOVE, 13, 34),                          # 2784
        (JUMP, 2812),                            # 2785
        (JBITSN, 0, 0, 0, 65280, 19, 2789),      # 2786: code_type
        (MOVE, 13, 33),                          # 2787
        (JUMP, 2812),                            # 2788
        (JBITSN, 0, 0, 0, 65280, 20, 2792),      # 2789: code_type
        (MOVE, 13, 40),                          # 2790
        (JUMP, 2812),                            # 2791
        (JBITSN, 0, 0, 0, 65280, 21, 2799),      # 2792: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 2796),       # 2793: swap_kind
        (MOVE, 16, 33),                          # 2794
        (JUMP, 2797),                            # 2795
        (MOVE, 16, 40),                          # 2796
        (MOVE, 13, 16),                          # 2797
        (JUMP, 2812),                            # 2798
        (JBITSN, 0, 0, 0, 65280, 22, 2802),      # 2799: code_type
        (MOVE, 13, 37),                          # 2800
        (JUMP, 2812),                            # 2801
        (JBITS, 0, 0, 0, 65280, 1, 2805),        # 2802: code_type
        (MOVE, 13, 28),                          # 2803
        (JUMP, 2812),                            # 2804
        (JNE, 3, 63, 2808),                      # 2805
        (MOVE, 13, 48),                          # 2806
        (JUMP, 2812),                            # 2807
        (JNE, 3, 64, 2811),                      # 2808
        (MOVE, 13, 65),                          # 2809
        (JUMP, 2812),                            # 2810
        (MOVE, 13, 43),                          # 2811
        (JNE, 13, 48, 2820),                     # 2812
        (LOAD, 13, 31, 4),                       # 2813
        (LOAD, 14, 31, 5),                       # 2814
        (TEXT, 13, 4),                           # 2815
        (MOVE, 10, 13),                          # 2816
        (MOVE, 11, 14),                          # 2817
        (MOVE, 12, 37),                          # 2818
        (JUMP, 2863),                            # 2819
        (JBITSN, 0, 0, 0, 65280, 0, 2823),       # 2820: code_type
        (MOVE, 13, 34),                          # 2821
        (JUMP, 2849),                            # 2822
        (JBITSN, 0, 0, 0, 65280, 19, 2826),      # 2823: code_type
        (MOVE, 13, 33),                          # 2824
        (JUMP, 2849),                            # 2825
        (JBITSN, 0, 0, 0, 65280, 20, 2829),      # 2826: code_type
        (MOVE, 13, 40),                          # 2827
        (JUMP, 2849),                            # 2828
        (JBITSN, 0, 0, 0, 65280, 21, 2836),      # 2829: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 2833),       # 2830: swap_kind
        (MOVE, 16, 33),                          # 2831
        (JUMP, 2834),                            # 2832
        (MOVE, 16, 40),                          # 2833
        (MOVE, 13, 16),                          # 2834
        (JUMP, 2849),                            # 2835
        (JBITSN, 0, 0, 0, 65280, 22, 2839),      # 2836: code_type
        (MOVE, 13, 37),                          # 2837
        (JUMP, 2849),                            # 2838
        (JBITS, 0, 0, 0, 65280, 1, 2842),        # 2839: code_type
        (MOVE, 13, 28),                          # 2840
        (JUMP, 2849),                            # 2841
        (JNE, 3, 63, 2845),                      # 2842
        (MOVE, 13, 48),                          # 2843
        (JUMP, 2849),                            # 2844
        (JNE, 3, 64, 2848),                      # 2845
        (MOVE, 13, 65),                          # 2846
        (JUMP, 2849),                            # 2847
        (MOVE, 13, 43),                          # 2848
        (JNE, 13, 65, 2857),                     # 2849
        (LOAD, 13, 31, 4),                       # 2850
        (LOAD, 14, 31, 5),                       # 2851
        (TEXT, 13, 5),                           # 2852
        (MOVE, 10, 13),                          # 2853
        (MOVE, 11, 14),                          # 2854
        (MOVE, 12, 43),                          # 2855
        (JUMP, 2863),                            # 2856
        (LOAD, 13, 31, 4),                       # 2857
        (LOAD, 14, 31, 5),                       # 2858
        (TEXT, 13, 6),                           # 2859
        (MOVE, 10, 13),                          # 2860
        (MOVE, 11, 14),                          # 2861
        (MOVE, 12, 48),                          # 2862
        (STORE, 31, 12, 10),                     # 2863
        (STORE, 31, 13, 11),                     # 2864
        (STORE, 31, 14, 12),                     # 2865
        (STORE, 31, 11, 34),                     # 2866
        (JBITSN, 0, 0, 0, 65280, 0, 2870),       # 2867: code_type
        (MOVE, 10, 34),                          # 2868
        (JUMP, 2896),                            # 2869
        (JBITSN, 0, 0, 0, 65280, 19, 2873),      # 2870: code_type
        (MOVE, 10, 33),                          # 2871
        (JUMP, 2896),                            # 2872
        (JBITSN, 0, 0, 0, 65280, 20, 2876),      # 2873: code_type
        (MOVE, 10, 40),                          # 2874
        (JUMP, 2896),                            # 2875
        (JBITSN, 0, 0, 0, 65280, 21, 2883),      # 2876: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 2880),       # 2877: swap_kind
        (MOVE, 13, 33),                          # 2878
        (JUMP, 2881),                            # 2879
        (MOVE, 13, 40),                          # 2880
        (MOVE, 10, 13),                          # 2881
        (JUMP, 2896),                            # 2882
        (JBITSN, 0, 0, 0, 65280, 22, 2886),      # 2883: code_type
        (MOVE, 10, 37),                          # 2884
        (JUMP, 2896),                            # 2885
        (JBITS, 0, 0, 0, 65280, 1, 2889),        # 2886: code_type
        (MOVE, 10, 28),                          # 2887
        (JUMP, 2896),                            # 2888
        (JNE, 3, 63, 2892),                      # 2889
        (MOVE, 10, 48),                          # 2890
        (JUMP, 2896),                            # 2891
        (JNE, 3, 64, 2895),                      # 2892
        (MOVE, 10, 65),                          # 2893
        (JUMP, 2896),                            # 2894
        (MOVE, 10, 43),                          # 2895
        (JEQ, 10, 28, 3129),                     # 2896
        (JBITSN, 0, 0, 0, 65280, 0, 2900),       # 2897: code_type
        (MOVE, 13, 34),                          # 2898
        (JUMP, 2926),                            # 2899
        (JBITSN, 0, 0, 0, 65280, 19, 2903),      # 2900: code_type
        (MOVE, 13, 33),                          # 2901
        (JUMP, 2926),                            # 2902
        (JBITSN, 0, 0, 0, 65280, 20, 2906),      # 2903: code_type
        (MOVE, 13, 40),                          # 2904
        (JUMP, 2926),                            # 2905
        (JBITSN, 0, 0, 0, 65280, 21, 2913),      # 2906: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 2910),       # 2907: swap_kind
        (MOVE, 16, 33),                          # 2908
        (JUMP, 2911),                            # 2909
        (MOVE, 16, 40),                          # 2910
        (MOVE, 13, 16),                          # 2911
        (JUMP, 2926),                            # 2912
        (JBITSN, 0, 0, 0, 65280, 22, 2916),      # 2913: code_type
        (MOVE, 13, 37),                          # 2914
        (JUMP, 2926),                            # 2915
        (JBITS, 0, 0, 0, 65280, 1, 2919),        # 2916: code_type
        (MOVE, 13, 28),                          # 2917
        (JUMP, 2926),                            # 2918
        (JNE, 3, 63, 2922),                      # 2919
        (MOVE, 13, 48),                          # 2920
        (JUMP, 2926),                            # 2921
        (JNE, 3, 64, 2925),                      # 2922
        (MOVE, 13, 65),                          # 2923
        (JUMP, 2926),                            # 2924
        (MOVE, 13, 43),                          # 2925
        (JNE, 13, 34, 2934),                     # 2926
        (LOAD, 13, 31, 9),                       # 2927
        (LOAD, 14, 31, 10),                      # 2928
        (TEXT, 13, 0),                           # 2929
        (MOVE, 10, 13),                          # 2930
        (MOVE, 11, 14),                          # 2931
        (MOVE, 12, 28),                          # 2932
        (JUMP, 3125),                            # 2933
        (JBITSN, 0, 0, 0, 65280, 0, 2937),       # 2934: code_type
        (MOVE, 13, 34),                          # 2935
        (JUMP, 2963),                            # 2936
        (JBITSN, 0, 0, 0, 65280, 19, 2940),      # 2937: code_type
        (MOVE, 13, 33),                          # 2938
        (JUMP, 2963),                            # 2939
        (JBITSN, 0, 0, 0, 65280, 20, 2943),      # 2940: code_type
        (MOVE, 13, 40),                          # 2941
        (JUMP, 2963),                            # 2942
        (JBITSN, 0, 0, 0, 65280, 21, 2950),      # 2943: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 2947),       # 2944: swap_kind
        (MOVE, 16, 33),                          # 2945
        (JUMP, 2948),                            # 2946
        (MOVE, 16, 40),                          # 2947
        (MOVE, 13, 16),                          # 2948
        (JUMP, 2963),                            # 2949
        (JBITSN, 0, 0, 0, 65280, 22, 2953),      # 2950: code_type
        (MOVE, 13, 37),                          # 2951
        (JUMP, 2963),                            # 2952
        (JBITS, 0, 0, 0, 65280, 1, 2956),        # 2953: code_type
        (MOVE, 13, 28),                          # 2954
        (JUMP, 2963),                            # 2955
        (JNE, 3, 63, 2959),                      # 2956
        (MOVE, 13, 48),                          # 2957
        (JUMP, 2963),                            # 2958
        (JNE, 3, 64, 2962),                      # 2959
        (MOVE, 13, 65),                          # 2960
        (JUMP, 2963),                            # 2961
        (MOVE, 13, 43),                          # 2962
        (JNE, 13, 33, 2971),                     # 2963
        (LOAD, 13, 31, 9),                       # 2964
        (LOAD, 14, 31, 10),                      # 2965
        (TEXT, 13, 1),                           # 2966
        (MOVE, 10, 13),                          # 2967
        (MOVE, 11, 14),                          # 2968
        (MOVE, 12, 34),                          # 2969
        (JUMP, 3125),                            # 2970
        (JBITSN, 0, 0, 0, 65280, 0, 2974),       # 2971: code_type
        (MOVE, 13, 34),                          # 2972
        (JUMP, 3000),                            # 2973
        (JBITSN, 0, 0, 0, 65280, 19, 2977),      # 2974: code_type
        (MOVE, 13, 33),                          # 2975
        (JUMP, 3000),                            # 2976
        (JBITSN, 0, 0, 0, 65280, 20, 2980),      # 2977: code_type
        (MOVE, 13, 40),                          # 2978
        (JUMP, 3000),                            # 2979
        (JBITSN, 0, 0, 0, 65280, 21, 2987),      # 2980: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 2984),       # 2981: swap_kind
        (MOVE, 16, 33),                          # 2982
        (JUMP, 2985),                            # 2983
        (MOVE, 16, 40),                          # 2984
        (MOVE, 13, 16),                          # 2985
        (JUMP, 3000),                            # 2986
        (JBITSN, 0, 0, 0, 65280, 22, 2990),      # 2987: code_type
        (MOVE, 13, 37),                          # 2988
        (JUMP, 3000),                            # 2989
        (JBITS, 0, 0, 0, 65280, 1, 2993),        # 2990: code_type
        (MOVE, 13, 28),                          # 2991
        (JUMP, 3000),                            # 2992
        (JNE, 3, 63, 2996),                      # 2993
        (MOVE, 13, 48),                          # 2994
        (JUMP, 3000),                            # 2995
        (JNE, 3, 64, 2999),                      # 2996
        (MOVE, 13, 65),                          # 2997
        (JUMP, 3000),                            # 2998
        (MOVE, 13, 43),                          # 2999
        (JNE, 13, 40, 3008),                     # 3000
        (LOAD, 13, 31, 9),                       # 3001
        (LOAD, 14, 31, 10),                      # 3002
        (TEXT, 13, 2),                           # 3003
        (MOVE, 10, 13),                          # 3004
        (MOVE, 11, 14),                          # 3005
        (MOVE, 12, 33),                          # 3006
        (JUMP, 3125),                            # 3007
        (JBITSN, 0, 0, 0, 65280, 0, 3011),       # 3008: code_type
        (MOVE, 13, 34),                          # 3009
        (JUMP, 3037),                            # 3010
        (JBITSN, 0, 0, 0, 65280, 19, 3014),      # 3011: code_type
        (MOVE, 13, 33),                          # 3012
        (JUMP, 3037),                            # 3013
        (JBITSN, 0, 0, 0, 65280, 20, 3017),      # 3014: code_type
        (MOVE, 13, 40),                          # 3015
        (JUMP, 3037),                            # 3016
        (JBITSN, 0, 0, 0, 65280, 21, 3024),      # 3017: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 3021),       # 3018: swap_kind
        (MOVE, 16, 33),                          # 3019
        (JUMP, 3022),                            # 3020
        (MOVE, 16, 40),                          # 3021
        (MOVE, 13, 16),                          # 3022
        (JUMP, 3037),                            # 3023
        (JBITSN, 0, 0, 0, 65280, 22, 3027),      # 3024: code_type
        (MOVE, 13, 37),                          # 3025
        (JUMP, 3037),                            # 3026
        (JBITS, 0, 0, 0, 65280, 1, 3030),        # 3027: code_type
        (MOVE, 13, 28),                          # 3028
        (JUMP, 3037),                            # 3029
        (JNE, 3, 63, 3033),                      # 3030
        (MOVE, 13, 48),                          # 3031
        (JUMP, 3037),                            # 3032
        (JNE, 3, 64, 3036),                      # 3033
        (MOVE, 13, 65),                          # 3034
        (JUMP, 3037),                            # 3035
        (MOVE, 13, 43),                          # 3036
        (JNE, 13, 37, 3045),                     # 3037
        (LOAD, 13, 31, 9),                       # 3038
        (LOAD, 14, 31, 10),                      # 3039
        (TEXT, 13, 3),                           # 3040
        (MOVE, 10, 13),                          # 3041
        (MOVE, 11, 14),                          # 3042
        (MOVE, 12, 40),                          # 3043
        (JUMP, 3125),                            # 3044
        (JBITSN, 0, 0, 0, 65280, 0, 3048),       # 3045: code_type
        (MOVE, 13, 34),                          # 3046
        (JUMP, 3074),                            # 3047
        (JBITSN, 0, 0, 0, 65280, 19, 3051),      # 3048: code_type
        (MOVE, 13, 33),                          # 3049
        (JUMP, 3074),                            # 3050
        (JBITSN, 0, 0, 0, 65280, 20, 3054),      # 3051: code_type
        (MOVE, 13, 40),                          # 3052
        (JUMP, 3074),                            # 3053
        (JBITSN, 0, 0, 0, 65280, 21, 3061),      # 3054: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 3058),       # 3055: swap_kind
        (MOVE, 16, 33),                          # 3056
        (JUMP, 3059),                            # 3057
        (MOVE, 16, 40),                          # 3058
        (MOVE, 13, 16),                          # 3059
        (JUMP, 3074),                            # 3060
        (JBITSN, 0, 0, 0, 65280, 22, 3064),      # 3061: code_type
        (MOVE, 13, 37),                          # 3062
        (JUMP, 3074),                            # 3063
        (JBITS, 0, 0, 0, 65280, 1, 3067),        # 3064: code_type
        (MOVE, 13, 28),                          # 3065
        (JUMP, 3074),                            # 3066
        (JNE, 3, 63, 3070),                      # 3067
        (MOVE, 13, 48),                          # 3068
        (JUMP, 3074),                            # 3069
        (JNE, 3, 64, 3073),                      # 3070
        (MOVE, 13, 65),                          # 3071
        (JUMP, 3074),                            # 3072
        (MOVE, 13, 43),                          # 3073
        (JNE, 13, 48, 3082),                     # 3074
        (LOAD, 13, 31, 9),                       # 3075
        (LOAD, 14, 31, 10),                      # 3076
        (TEXT, 13, 4),                           # 3077
        (MOVE, 10, 13),                          # 3078
        (MOVE, 11, 14),                          # 3079
        (MOVE, 12, 37),                          # 3080
        (JUMP, 3125),                            # 3081
        (JBITSN, 0, 0, 0, 65280, 0, 3085),       # 3082: code_type
        (MOVE, 13, 34),                          # 3083
        (JUMP, 3111),                            # 3084
        (JBITSN, 0, 0, 0, 65280, 19, 3088),      # 3085: code_type
        (MOVE, 13, 33),                          # 3086
        (JUMP, 3111),                            # 3087
        (JBITSN, 0, 0, 0, 65280, 20, 3091),      # 3088: code_type
        (MOVE, 13, 40),                          # 3089
        (JUMP, 3111),                            # 3090
        (JBITSN, 0, 0, 0, 65280, 21, 3098),      # 3091: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 3095),       # 3092: swap_kind
        (MOVE, 16, 33),                          # 3093
        (JUMP, 3096),                            # 3094
        (MOVE, 16, 40),                          # 3095
        (MOVE, 13, 16),                          # 3096
        (JUMP, 3111),                            # 3097
        (JBITSN, 0, 0, 0, 65280, 22, 3101),      # 3098: code_type
        (MOVE, 13, 37),                          # 3099
        (JUMP, 3111),                            # 3100
        (JBITS, 0, 0, 0, 65280, 1, 3104),        # 3101: code_type
        (MOVE, 13, 28),                          # 3102
        (JUMP, 3111),                            # 3103
        (JNE, 3, 63, 3107),                      # 3104
        (MOVE, 13, 48),                          # 3105
        (JUMP, 3111),                            # 3106
        (JNE, 3, 64, 3110),                      # 3107
        (MOVE, 13, 65),                          # 3108
        (JUMP, 3111),                            # 3109
        (MOVE, 13, 43),                          # 3110
        (JNE, 13, 65, 3119),                     # 3111
        (LOAD, 13, 31, 9),                       # 3112
        (LOAD, 14, 31, 10),                      # 3113
        (TEXT, 13, 5),                           # 3114
        (MOVE, 10, 13),                          # 3115
        (MOVE, 11, 14),                          # 3116
        (MOVE, 12, 43),                          # 3117
        (JUMP, 3125),                            # 3118
        (LOAD, 13, 31, 9),                       # 3119
        (LOAD, 14, 31, 10),                      # 3120
        (TEXT, 13, 6),                           # 3121
        (MOVE, 10, 13),                          # 3122
        (MOVE, 11, 14),                          # 3123
        (MOVE, 12, 48),                          # 3124
        (STORE, 31, 16, 10),                     # 3125
        (STORE, 31, 17, 11),                     # 3126
        (STORE, 31, 18, 12),                     # 3127
        (STORE, 31, 15, 34),                     # 3128
        (LOAD, 9, 4, 20),                        # 3129
        (JZ, 9, 3236),                           # 3130
        (ROWAT, 32, 24, 9),                      # 3131
        (MOVE, 10, 28),                          # 3132
        (LOAD, 11, 32, 3),                       # 3133
        (JGE, 10, 11, 3236),                     # 3134
        (ITEM, 33, 25, 32, 2, 10),               # 3135
        (U1, 12, 33, 2, 0),                      # 3136
        (JGE, 12, 61, 3146),                     # 3137
        (LOAD, 12, 33, 3),                       # 3138
        (JZ, 12, 3532),                          # 3139
        (LOAD, 13, 33, 4),                       # 3140
        (LOAD, 14, 33, 5),                       # 3141
        (BYTE, 15, 13, 28),                      # 3142
        (LT, 16, 15, 35),                        # 3143
        (STORE, 33, 17, 16),                     # 3144
        (STORE, 33, 16, 34),                     # 3145
        (U1, 12, 33, 2, 0),                      # 3146
        (JGE, 12, 61, 3156),                     # 3147
        (LOAD, 12, 33, 3),                       # 3148
        (JZ, 12, 3532),                          # 3149
        (LOAD, 13, 33, 4),                       # 3150
        (LOAD, 14, 33, 5),                       # 3151
        (BYTE, 15, 13, 28),                      # 3152
        (EQ, 16, 15, 35),                        # 3153
        (STORE, 33, 19, 16),                     # 3154
        (STORE, 33, 18, 34),                     # 3155
        (U1, 12, 33, 2, 0),                      # 3156
        (JGE, 12, 61, 3185),                     # 3157
        (LOAD, 12, 33, 3),                       # 3158
        (JZ, 12, 3532),                          # 3159
        (LOAD, 13, 33, 4),                       # 3160
        (LOAD, 14, 33, 5),                       # 3161
        (BYTE, 15, 13, 28),                      # 3162
        (JEQ, 15, 35, 3185),                     # 3163
        (LOAD, 15, 33, 3),                       # 3164
        (JZ, 15, 3532),                          # 3165
        (LOAD, 16, 33, 4),                       # 3166
        (LOAD, 17, 33, 5),                       # 3167
        (BYTE, 18, 16, 28),                      # 3168
        (JGE, 18, 35, 3177),                     # 3169
        (LOAD, 15, 33, 3),                       # 3170
        (JZ, 15, 3532),                          # 3171
        (LOAD, 16, 33, 4),                       # 3172
        (LOAD, 17, 33, 5),                       # 3173
        (BYTE, 18, 16, 28),                      # 3174
        (SUB, 12, 66, 18),                       # 3175
        (JUMP, 3183),                            # 3176
        (LOAD, 15, 33, 3),                       # 3177
        (JZ, 15, 3532),                          # 3178
        (LOAD, 16, 33, 4),                       # 3179
        (LOAD, 17, 33, 5),                       # 3180
        (BYTE, 18, 16, 28),                      # 3181
        (SUB, 12, 18, 67),                       # 3182
        (STORE, 33, 21, 12),                     # 3183
        (STORE, 33, 20, 34),                     # 3184
        (U1, 12, 33, 9, 0),                      # 3185
        (JGE, 12, 61, 3195),                     # 3186
        (LOAD, 12, 33, 10),                      # 3187
        (JZ, 12, 3532),                          # 3188
        (LOAD, 13, 33, 11),                      # 3189
        (LOAD, 14, 33, 12),                      # 3190
        (BYTE, 15, 13, 28),                      # 3191
        (LT, 16, 15, 35),                        # 3192
        (STORE, 33, 23, 16),                     # 3193
        (STORE, 33, 22, 34),                     # 3194
        (U1, 12, 33, 9, 0),                      # 3195
        (JGE, 12, 61, 3205),                     # 3196
        (LOAD, 12, 33, 10),                      # 3197
        (JZ, 12, 3532),                          # 3198
        (LOAD, 13, 33, 11),                      # 3199
        (LOAD, 14, 33, 12),                      # 3200
        (BYTE, 15, 13, 28),                      # 3201
        (EQ, 16, 15, 35),                        # 3202
        (STORE, 33, 25, 16),                     # 3203
        (STORE, 33, 24, 34),                     # 3204
        (U1, 12, 33, 9, 0),                      # 3205
        (JGE, 12, 61, 3234),                     # 3206
        (LOAD, 12, 33, 10),                      # 3207
        (JZ, 12, 3532),                          # 3208
        (LOAD, 13, 33, 11),                      # 3209
        (LOAD, 14, 33, 12),                      # 3210
        (BYTE, 15, 13, 28),                      # 3211
        (JEQ, 15, 35, 3234),                     # 3212
        (LOAD, 15, 33, 10),                      # 3213
        (JZ, 15, 3532),                          # 3214
        (LOAD, 16, 33, 11),                      # 3215
        (LOAD, 17, 33, 12),                      # 3216
        (BYTE, 18, 16, 28),                      # 3217
        (JGE, 18, 35, 3226),                     # 3218
        (LOAD, 15, 33, 10),                      # 3219
        (JZ, 15, 3532),                          # 3220
        (LOAD, 16, 33, 11),                      # 3221
        (LOAD, 17, 33, 12),                      # 3222
        (BYTE, 18, 16, 28),                      # 3223
        (SUB, 12, 66, 18),                       # 3224
        (JUMP, 3232),                            # 3225
        (LOAD, 15, 33, 10),                      # 3226
        (JZ, 15, 3532),                          # 3227
        (LOAD, 16, 33, 11),                      # 3228
        (LOAD, 17, 33, 12),                      # 3229
        (BYTE, 18, 16, 28),                      # 3230
        (SUB, 12, 18, 67),                       # 3231
        (STORE, 33, 27, 12),                     # 3232
        (STORE, 33, 26, 34),                     # 3233
        (LOOP, 10, 0),                           # 3234
        (JUMP, 3133),                            # 3235
        (LOAD, 9, 4, 21),                        # 3236
        (JZ, 9, 3262),                           # 3237
        (ROWAT, 34, 26, 9),                      # 3238
        (LOAD, 10, 34, 3),                       # 3239
        (JZ, 10, 3262),                          # 3240
        (MOVE, 11, 28),                          # 3241
        (LOAD, 12, 34, 5),                       # 3242
        (JGE, 11, 12, 3262),                     # 3243
        (ITEM, 37, 27, 34, 4, 11),               # 3244
        (MOVE, 13, 28),                          # 3245
        (LOAD, 14, 37, 4),                       # 3246
        (JGE, 13, 14, 3260),                     # 3247
        (ITEM, 38, 28, 37, 3, 13),               # 3248
        (JBITS, 38, 2, 0, 65280, 255, 3254),     # 3249: len_or_mark
        (U1, 18, 38, 2, 0),                      # 3250
        (JLT, 18, 62, 3254),                     # 3251
        (JBITSN, 38, 2, 0, 65280, 250, 3256),    # 3252: len_or_mark
        (JNE, 4, 28, 3256),                      # 3253
        (MOVE, 15, 28),                          # 3254
        (JUMP, 3257),                            # 3255
        (U1, 15, 38, 2, 0),                      # 3256
        (STORE, 38, 11, 15),                     # 3257
        (LOOP, 13, 0),                           # 3258
        (JUMP, 3246),                            # 3259
        (LOOP, 11, 0),                           # 3260
        (JUMP, 3242),                            # 3261
        (LOAD, 9, 4, 23),                        # 3262
        (JZ, 9, 3527),                           # 3263
        (ROWAT, 41, 31, 9),                      # 3264
        (JBITSN, 0, 0, 0, 65280, 0, 3268),       # 3265: code_type
        (MOVE, 10, 34),                          # 3266
        (JUMP, 3294),                            # 3267
        (JBITSN, 0, 0, 0, 65280, 19, 3271),      # 3268: code_type
        (MOVE, 10, 33),                          # 3269
        (JUMP, 3294),                            # 3270
        (JBITSN, 0, 0, 0, 65280, 20, 3274),      # 3271: code_type
        (MOVE, 10, 40),                          # 3272
        (JUMP, 3294),                            # 3273
        (JBITSN, 0, 0, 0, 65280, 21, 3281),      # 3274: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 3278),       # 3275: swap_kind
        (MOVE, 13, 33),                          # 3276
        (JUMP, 3279),                            # 3277
        (MOVE, 13, 40),                          # 3278
        (MOVE, 10, 13),                          # 3279
        (JUMP, 3294),                            # 3280
        (JBITSN, 0, 0, 0, 65280, 22, 3284),      # 3281: code_type
        (MOVE, 10, 37),                          # 3282
        (JUMP, 3294),                            # 3283
        (JBITS, 0, 0, 0, 65280, 1, 3287),        # 3284: code_type
        (MOVE, 10, 28),                          # 3285
        (JUMP, 3294),                            # 3286
        (JNE, 3, 63, 3290),                      # 3287
        (MOVE, 10, 48),                          # 3288
        (JUMP, 3294),                            # 3289
        (JNE, 3, 64, 3293),                      # 3290
        (MOVE, 10, 65),                          # 3291
        (JUMP, 3294),                            # 3292
        (MOVE, 10, 43),                          # 3293
        (JEQ, 10, 28, 3527),                     # 3294
        (JBITSN, 0, 0, 0, 65280, 0, 3298),       # 3295: code_type
        (MOVE, 13, 34),                          # 3296
        (JUMP, 3324),                            # 3297
        (JBITSN, 0, 0, 0, 65280, 19, 3301),      # 3298: code_type
        (MOVE, 13, 33),                          # 3299
        (JUMP, 3324),                            # 3300
        (JBITSN, 0, 0, 0, 65280, 20, 3304),      # 3301: code_type
        (MOVE, 13, 40),                          # 3302
        (JUMP, 3324),                            # 3303
        (JBITSN, 0, 0, 0, 65280, 21, 3311),      # 3304: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 3308),       # 3305: swap_kind
        (MOVE, 16, 33),                          # 3306
        (JUMP, 3309),                            # 3307
        (MOVE, 16, 40),                          # 3308
        (MOVE, 13, 16),                          # 3309
        (JUMP, 3324),                            # 3310
        (JBITSN, 0, 0, 0, 65280, 22, 3314),      # 3311: code_type
        (MOVE, 13, 37),                          # 3312
        (JUMP, 3324),                            # 3313
        (JBITS, 0, 0, 0, 65280, 1, 3317),        # 3314: code_type
        (MOVE, 13, 28),                          # 3315
        (JUMP, 3324),                            # 3316
        (JNE, 3, 63, 3320),                      # 3317
        (MOVE, 13, 48),                          # 3318
        (JUMP, 3324),                            # 3319
        (JNE, 3, 64, 3323),                      # 3320
        (MOVE, 13, 65),                          # 3321
        (JUMP, 3324),                            # 3322
        (MOVE, 13, 43),                          # 3323
        (JNE, 13, 34, 3332),                     # 3324
        (LOAD, 13, 41, 4),                       # 3325
        (LOAD, 14, 41, 5),                       # 3326
        (TEXT, 13, 0),                           # 3327
        (MOVE, 10, 13),                          # 3328
        (MOVE, 11, 14),                          # 3329
        (MOVE, 12, 28),                          # 3330
        (JUMP, 3523),                            # 3331
        (JBITSN, 0, 0, 0, 65280, 0, 3335),       # 3332: code_type
        (MOVE, 13, 34),                          # 3333
        (JUMP, 3361),                            # 3334
        (JBITSN, 0, 0, 0, 65280, 19, 3338),      # 3335: code_type
        (MOVE, 13, 33),                          # 3336
        (JUMP, 3361),                            # 3337
        (JBITSN, 0, 0, 0, 65280, 20, 3341),      # 3338: code_type
        (MOVE, 13, 40),                          # 3339
        (JUMP, 3361),                            # 3340
        (JBITSN, 0, 0, 0, 65280, 21, 3348),      # 3341: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 3345),       # 3342: swap_kind
        (MOVE, 16, 33),                          # 3343
        (JUMP, 3346),                            # 3344
        (MOVE, 16, 40),                          # 3345
        (MOVE, 13, 16),                          # 3346
        (JUMP, 3361),                            # 3347
        (JBITSN, 0, 0, 0, 65280, 22, 3351),      # 3348: code_type
        (MOVE, 13, 37),                          # 3349
        (JUMP, 3361),                            # 3350
        (JBITS, 0, 0, 0, 65280, 1, 3354),        # 3351: code_type
        (MOVE, 13, 28),                          # 3352
        (JUMP, 3361),                            # 3353
        (JNE, 3, 63, 3357),                      # 3354
        (MOVE, 13, 48),                          # 3355
        (JUMP, 3361),                            # 3356
        (JNE, 3, 64, 3360),                      # 3357
        (MOVE, 13, 65),                          # 3358
        (JUMP, 3361),                            # 3359
        (MOVE, 13, 43),                          # 3360
        (JNE, 13, 33, 3369),                     # 3361
        (LOAD, 13, 41, 4),                       # 3362
        (LOAD, 14, 41, 5),                       # 3363
        (TEXT, 13, 1),                           # 3364
        (MOVE, 10, 13),                          # 3365
        (MOVE, 11, 14),                          # 3366
        (MOVE, 12, 34),                          # 3367
        (JUMP, 3523),                            # 3368
        (JBITSN, 0, 0, 0, 65280, 0, 3372),       # 3369: code_type
        (MOVE, 13, 34),                          # 3370
        (JUMP, 3398),                            # 3371
        (JBITSN, 0, 0, 0, 65280, 19, 3375),      # 3372: code_type
        (MOVE, 13, 33),                          # 3373
        (JUMP, 3398),                            # 3374
        (JBITSN, 0, 0, 0, 65280, 20, 3378),      # 3375: code_type
        (MOVE, 13, 40),                          # 3376
        (JUMP, 3398),                            # 3377
        (JBITSN, 0, 0, 0, 65280, 21, 3385),      # 3378: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 3382),       # 3379: swap_kind
        (MOVE, 16, 33),                          # 3380
        (JUMP, 3383),                            # 3381
        (MOVE, 16, 40),                          # 3382
        (MOVE, 13, 16),                          # 3383
        (JUMP, 3398),                            # 3384
        (JBITSN, 0, 0, 0, 65280, 22, 3388),      # 3385: code_type
        (MOVE, 13, 37),                          # 3386
        (JUMP, 3398),                            # 3387
        (JBITS, 0, 0, 0, 65280, 1, 3391),        # 3388: code_type
        (MOVE, 13, 28),                          # 3389
        (JUMP, 3398),                            # 3390
        (JNE, 3, 63, 3394),                      # 3391
        (MOVE, 13, 48),                          # 3392
        (JUMP, 3398),                            # 3393
        (JNE, 3, 64, 3397),                      # 3394
        (MOVE, 13, 65),                          # 3395
        (JUMP, 3398),                            # 3396
        (MOVE, 13, 43),                          # 3397
        (JNE, 13, 40, 3406),                     # 3398
        (LOAD, 13, 41, 4),                       # 3399
        (LOAD, 14, 41, 5),                       # 3400
        (TEXT, 13, 2),                           # 3401
        (MOVE, 10, 13),                          # 3402
        (MOVE, 11, 14),                          # 3403
        (MOVE, 12, 33),                          # 3404
        (JUMP, 3523),                            # 3405
        (JBITSN, 0, 0, 0, 65280, 0, 3409),       # 3406: code_type
        (MOVE, 13, 34),                          # 3407
        (JUMP, 3435),                            # 3408
        (JBITSN, 0, 0, 0, 65280, 19, 3412),      # 3409: code_type
        (MOVE, 13, 33),                          # 3410
        (JUMP, 3435),                            # 3411
        (JBITSN, 0, 0, 0, 65280, 20, 3415),      # 3412: code_type
        (MOVE, 13, 40),                          # 3413
        (JUMP, 3435),                            # 3414
        (JBITSN, 0, 0, 0, 65280, 21, 3422),      # 3415: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 3419),       # 3416: swap_kind
        (MOVE, 16, 33),                          # 3417
        (JUMP, 3420),                            # 3418
        (MOVE, 16, 40),                          # 3419
        (MOVE, 13, 16),                          # 3420
        (JUMP, 3435),                            # 3421
        (JBITSN, 0, 0, 0, 65280, 22, 3425),      # 3422: code_type
        (MOVE, 13, 37),                          # 3423
        (JUMP, 3435),                            # 3424
        (JBITS, 0, 0, 0, 65280, 1, 3428),        # 3425: code_type
        (MOVE, 13, 28),                          # 3426
        (JUMP, 3435),                            # 3427
        (JNE, 3, 63, 3431),                      # 3428
        (MOVE, 13, 48),                          # 3429
        (JUMP, 3435),                            # 3430
        (JNE, 3, 64, 3434),                      # 3431
        (MOVE, 13, 65),                          # 3432
        (JUMP, 3435),                            # 3433
        (MOVE, 13, 43),                          # 3434
        (JNE, 13, 37, 3443),                     # 3435
        (LOAD, 13, 41, 4),                       # 3436
        (LOAD, 14, 41, 5),                       # 3437
        (TEXT, 13, 3),                           # 3438
        (MOVE, 10, 13),                          # 3439
        (MOVE, 11, 14),                          # 3440
        (MOVE, 12, 40),                          # 3441
        (JUMP, 3523),                            # 3442
        (JBITSN, 0, 0, 0, 65280, 0, 3446),       # 3443: code_type
        (MOVE, 13, 34),                          # 3444
        (JUMP, 3472),                            # 3445
        (JBITSN, 0, 0, 0, 65280, 19, 3449),      # 3446: code_type
        (MOVE, 13, 33),                          # 3447
        (JUMP, 3472),                            # 3448
        (JBITSN, 0, 0, 0, 65280, 20, 3452),      # 3449: code_type
        (MOVE, 13, 40),                          # 3450
        (JUMP, 3472),                            # 3451
        (JBITSN, 0, 0, 0, 65280, 21, 3459),      # 3452: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 3456),       # 3453: swap_kind
        (MOVE, 16, 33),                          # 3454
        (JUMP, 3457),                            # 3455
        (MOVE, 16, 40),                          # 3456
        (MOVE, 13, 16),                          # 3457
        (JUMP, 3472),                            # 3458
        (JBITSN, 0, 0, 0, 65280, 22, 3462),      # 3459: code_type
        (MOVE, 13, 37),                          # 3460
        (JUMP, 3472),                            # 3461
        (JBITS, 0, 0, 0, 65280, 1, 3465),        # 3462: code_type
        (MOVE, 13, 28),                          # 3463
        (JUMP, 3472),                            # 3464
        (JNE, 3, 63, 3468),                      # 3465
        (MOVE, 13, 48),                          # 3466
        (JUMP, 3472),                            # 3467
        (JNE, 3, 64, 3471),                      # 3468
        (MOVE, 13, 65),                          # 3469
        (JUMP, 3472),                            # 3470
        (MOVE, 13, 43),                          # 3471
        (JNE, 13, 48, 3480),                     # 3472
        (LOAD, 13, 41, 4),                       # 3473
        (LOAD, 14, 41, 5),                       # 3474
        (TEXT, 13, 4),                           # 3475
        (MOVE, 10, 13),                          # 3476
        (MOVE, 11, 14),                          # 3477
        (MOVE, 12, 37),                          # 3478
        (JUMP, 3523),                            # 3479
        (JBITSN, 0, 0, 0, 65280, 0, 3483),       # 3480: code_type
        (MOVE, 13, 34),                          # 3481
        (JUMP, 3509),                            # 3482
        (JBITSN, 0, 0, 0, 65280, 19, 3486),      # 3483: code_type
        (MOVE, 13, 33),                          # 3484
        (JUMP, 3509),                            # 3485
        (JBITSN, 0, 0, 0, 65280, 20, 3489),      # 3486: code_type
        (MOVE, 13, 40),                          # 3487
        (JUMP, 3509),                            # 3488
        (JBITSN, 0, 0, 0, 65280, 21, 3496),      # 3489: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 3493),       # 3490: swap_kind
        (MOVE, 16, 33),                          # 3491
        (JUMP, 3494),                            # 3492
        (MOVE, 16, 40),                          # 3493
        (MOVE, 13, 16),                          # 3494
        (JUMP, 3509),                            # 3495
        (JBITSN, 0, 0, 0, 65280, 22, 3499),      # 3496: code_type
        (MOVE, 13, 37),                          # 3497
        (JUMP, 3509),                            # 3498
        (JBITS, 0, 0, 0, 65280, 1, 3502),        # 3499: code_type
        (MOVE, 13, 28),                          # 3500
        (JUMP, 3509),                            # 3501
        (JNE, 3, 63, 3505),                      # 3502
        (MOVE, 13, 48),                          # 3503
        (JUMP, 3509),                            # 3504
        (JNE, 3, 64, 3508),                      # 3505
        (MOVE, 13, 65),                          # 3506
        (JUMP, 3509),                            # 3507
        (MOVE, 13, 43),                          # 3508
        (JNE, 13, 65, 3517),                     # 3509
        (LOAD, 13, 41, 4),                       # 3510
        (LOAD, 14, 41, 5),                       # 3511
        (TEXT, 13, 5),                           # 3512
        (MOVE, 10, 13),                          # 3513
        (MOVE, 11, 14),                          # 3514
        (MOVE, 12, 43),                          # 3515
        (JUMP, 3523),                            # 3516
        (LOAD, 13, 41, 4),                       # 3517
        (LOAD, 14, 41, 5),                       # 3518
        (TEXT, 13, 6),                           # 3519
        (MOVE, 10, 13),                          # 3520
        (MOVE, 11, 14),                          # 3521
        (MOVE, 12, 48),                          # 3522
        (STORE, 41, 7, 10),                      # 3523
        (STORE, 41, 8, 11),                      # 3524
        (STORE, 41, 9, 12),                      # 3525
        (STORE, 41, 6, 34),                      # 3526
        (LOOP, 7, 0),                            # 3527
        (JUMP, 807),                             # 3528
        (LOOP, 5, 0),                            # 3529
        (JUMP, 803),                             # 3530
        (DONE,),                                 # 3531
        (FAIL,),                                 # 3532
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
