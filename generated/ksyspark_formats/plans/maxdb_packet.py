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
        (JNE, 2, 34, 3530),                      # 15
        (U1, 5, 0, 0, 0),                        # 16
        (JLE, 5, 33, 3530),                      # 17
        (JGE, 5, 29, 3530),                      # 18
        (JBITS, 0, 0, 1, 65280, 1, 21),          # 19: _
        (JBITSN, 0, 0, 1, 65280, 2, 3530),       # 20: _
        (JEQ, 1, 28, 26),                        # 21
        (JBITSN, 0, 0, 0, 65280, 19, 24),        # 22: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 3530),       # 23: _
        (JBITSN, 0, 0, 0, 65280, 20, 26),        # 24: code_type
        (JBITSN, 0, 0, 1, 65280, 1, 3530),       # 25: _
        (U1, 5, 0, 0, 1),                        # 26
        (JNE, 5, 34, 30),                        # 27
        (STORE, 0, 1, 28),                       # 28: byte order be
        (JUMP, 33),                              # 29
        (JNE, 5, 33, 3530),                      # 30
        (STORE, 0, 1, 34),                       # 31: byte order le
        (JUMP, 33),                              # 32
        (RUN, 0, 2, 30),                         # 33: filler1, appl_version, application, varpart_size, varpart_len, filler2, no_of_segm, filler3
        (FIXED, 5, 0, 2, 2, 5),                  # 34
        (TEXT, 5, 0),                            # 35: appl_version is ISO-8859-1
        (FIXED, 5, 0, 2, 7, 3),                  # 36
        (TEXT, 5, 0),                            # 37: application is ISO-8859-1
        (NUMBER2, 5, 0, 2, 20, 50, 1),           # 38
        (JLT, 5, 34, 3530),                      # 39
        (NUMBER2, 6, 0, 2, 14, 52, 1),           # 40
        (DIV, 7, 6, 36),                         # 41
        (JGT, 5, 7, 3530),                       # 42
        (NUMBER2, 5, 0, 2, 14, 52, 1),           # 43
        (BYTES, 0, 3, 5),                        # 44: varpart
        (OPEN, 6, 0, 3),                         # 45
        (U1, 8, 0, 0, 1),                        # 46
        (JNE, 8, 34, 50),                        # 47
        (STORE, 0, 5, 28),                       # 48: byte order be
        (JUMP, 53),                              # 49
        (JNE, 8, 33, 3530),                      # 50
        (STORE, 0, 5, 34),                       # 51: byte order le
        (JUMP, 53),                              # 52
        (NUMBER2, 10, 0, 2, 20, 50, 1),          # 53
        (ROWS, 9, 1),                            # 54: segments: repeat expr
        (STORE, 0, 6, 9),                        # 55
        (MOVE, 8, 28),                           # 56
        (JGE, 8, 10, 798),                       # 57
        (ROW, 1, 1, 9),                          # 58
        (STORE, 1, 0, 8),                        # 59
        (LOAD, 11, 0, 5),                        # 60
        (STORE, 1, 1, 11),                       # 61
        (RUN, 1, 2, 4),                          # 62: segm_len
        (NUMBER2, 11, 1, 2, 0, 52, 1),           # 63
        (JLT, 11, 36, 3530),                     # 64
        (LOAD, 12, 0, 4),                        # 65
        (LOAD, 13, 0, 3),                        # 66
        (POSITION, 13, 13),                      # 67
        (SUB, 14, 12, 13),                       # 68
        (ADD, 15, 14, 37),                       # 69
        (JGT, 11, 15, 3530),                     # 70
        (RUN, 1, 3, 4),                          # 71: segm_offset
        (NUMBER2, 11, 1, 3, 0, 52, 1),           # 72
        (LOAD, 12, 0, 3),                        # 73
        (POSITION, 12, 12),                      # 74
        (SUB, 13, 12, 38),                       # 75
        (JNE, 11, 13, 3530),                     # 76
        (RUN, 1, 4, 5),                          # 77: no_of_parts, own_index, segm_kind
        (NUMBER2, 11, 1, 4, 0, 50, 1),           # 78
        (JLT, 11, 28, 3530),                     # 79
        (JEQ, 1, 28, 85),                        # 80
        (NUMBER2, 12, 1, 2, 0, 52, 1),           # 81
        (SUB, 13, 12, 36),                       # 82
        (DIV, 14, 13, 39),                       # 83
        (JGT, 11, 14, 3530),                     # 84
        (NUMBER2, 11, 1, 4, 2, 50, 1),           # 85
        (LOAD, 12, 1, 0),                        # 86
        (ADD, 13, 12, 34),                       # 87
        (JNE, 11, 13, 3530),                     # 88
        (U1, 11, 1, 4, 4),                       # 89
        (JLT, 11, 34, 3530),                     # 90
        (JGT, 11, 37, 3530),                     # 91
        (JEQ, 1, 28, 97),                        # 92
        (JBITSN, 1, 4, 4, 65280, 1, 97),         # 93: _
        (NUMBER2, 11, 1, 2, 0, 52, 1),           # 94
        (MOD, 12, 11, 38),                       # 95
        (JNE, 12, 28, 3530),                     # 96
        (JBITS, 1, 4, 4, 65280, 1, 99),          # 97: segm_kind
        (JBITSN, 1, 4, 4, 65280, 3, 120),        # 98: segm_kind
        (ROW, 2, 2, 11),                         # 99: segment.request
        (STORE, 1, 5, 11),                       # 100
        (LOAD, 12, 1, 1),                        # 101
        (STORE, 2, 0, 12),                       # 102
        (RUN, 2, 1, 27),                         # 103: message_type, sqlmode, producer, commit_immediately, ignore_costwarning, prepare, with_info, mass_cmd, parsing_again, unused_options, no_explicit_close, scrollable_cursor, no_implicit_fetch, filler1, filler2, filler3
        (JEQ, 1, 28, 114),                       # 104
        (U1, 12, 1, 4, 4),                       # 105
        (JNE, 12, 34, 114),                      # 106
        (JBITS, 2, 1, 0, 65280, 25, 109),        # 107: _
        (JBITSN, 2, 1, 0, 65280, 45, 112),       # 108: _
        (NUMBER2, 12, 1, 4, 0, 50, 1),           # 109
        (JNE, 12, 28, 3530),                     # 110
        (JUMP, 114),                             # 111
        (NUMBER2, 12, 1, 4, 0, 50, 1),           # 112
        (JEQ, 12, 28, 3530),                     # 113
        (JLT, 1, 33, 120),                       # 114
        (U1, 12, 1, 4, 4),                       # 115
        (JNE, 12, 34, 120),                      # 116
        (U1, 12, 2, 1, 1),                       # 117
        (JLT, 12, 34, 3530),                     # 118
        (JGT, 12, 43, 3530),                     # 119
        (JBITS, 1, 4, 4, 65280, 2, 122),         # 120: segm_kind
        (JBITSN, 1, 4, 4, 65280, 4, 131),        # 121: segm_kind
        (ROW, 3, 3, 11),                         # 122: segment.reply
        (STORE, 1, 6, 11),                       # 123
        (LOAD, 12, 1, 1),                        # 124
        (STORE, 3, 0, 12),                       # 125
        (RUN, 3, 1, 11),                         # 126: sqlstate, returncode, errorpos
        (FIXED, 12, 3, 1, 0, 5),                 # 127
        (TEXT, 12, 0),                           # 128: sqlstate is ISO-8859-1
        (RUN, 3, 2, 2),                          # 129: warning_exists, value_truncated, null_in_set_function, column_count_differs, no_where_clause, unused5, date_adjusted, unused7, table_scan, statement_optimized, views_substituted, time_value_overflow, rowno_limit, index_on_optional_column, next_inverted_list, user_defined_code
        (RUN, 3, 3, 14),                         # 130: unused_intern_warning, result_set_closed, unused_intern_warning2, function_code, tracelevel, filler1, filler2
        (NUMBER2, 13, 1, 4, 0, 50, 1),           # 131
        (ROWS, 12, 4),                           # 132: parts: repeat expr
        (STORE, 1, 7, 12),                       # 133
        (MOVE, 11, 28),                          # 134
        (JGE, 11, 13, 769),                      # 135
        (ROW, 4, 4, 12),                         # 136
        (STORE, 4, 0, 11),                       # 137
        (LOAD, 14, 1, 1),                        # 138
        (STORE, 4, 1, 14),                       # 139
        (RUN, 4, 2, 1),                          # 140: part_kind
        (LOAD, 14, 0, 3),                        # 141
        (POSITION, 14, 14),                      # 142
        (ADD, 15, 14, 44),                       # 143
        (NUMBER2, 16, 1, 3, 0, 52, 1),           # 144
        (NUMBER2, 17, 1, 2, 0, 52, 1),           # 145
        (ADD, 18, 16, 17),                       # 146
        (JGT, 15, 18, 3530),                     # 147
        (JEQ, 1, 28, 174),                       # 148
        (LOAD, 14, 4, 0),                        # 149
        (JGT, 14, 28, 174),                      # 150
        (U1, 14, 1, 4, 4),                       # 151
        (JNE, 14, 34, 174),                      # 152
        (JBITS, 4, 2, 0, 65280, 3, 174),         # 153: _
        (LOAD, 14, 1, 5),                        # 154
        (JZ, 14, 3530),                          # 155
        (ROWAT, 5, 2, 14),                       # 156
        (U1, 15, 5, 1, 0),                       # 157
        (JEQ, 15, 33, 3530),                     # 158
        (LOAD, 14, 1, 5),                        # 159
        (JZ, 14, 3530),                          # 160
        (ROWAT, 6, 2, 14),                       # 161
        (U1, 15, 6, 1, 0),                       # 162
        (JEQ, 15, 40, 3530),                     # 163
        (LOAD, 14, 1, 5),                        # 164
        (JZ, 14, 3530),                          # 165
        (ROWAT, 7, 2, 14),                       # 166
        (U1, 15, 7, 1, 0),                       # 167
        (JEQ, 15, 43, 3530),                     # 168
        (LOAD, 14, 1, 5),                        # 169
        (JZ, 14, 3530),                          # 170
        (ROWAT, 8, 2, 14),                       # 171
        (U1, 15, 8, 1, 0),                       # 172
        (JEQ, 15, 45, 3530),                     # 173
        (JEQ, 1, 28, 185),                       # 174
        (LOAD, 14, 4, 0),                        # 175
        (JGT, 14, 28, 185),                      # 176
        (U1, 14, 1, 4, 4),                       # 177
        (JNE, 14, 34, 185),                      # 178
        (JBITS, 4, 2, 0, 65280, 10, 185),        # 179: _
        (LOAD, 14, 1, 5),                        # 180
        (JZ, 14, 3530),                          # 181
        (ROWAT, 9, 2, 14),                       # 182
        (U1, 15, 9, 1, 0),                       # 183
        (JEQ, 15, 47, 3530),                     # 184
        (RUN, 4, 3, 11),                         # 185: unused_attributes, first_packet, next_packet, last_packet, arg_count, segm_offset, buf_len
        (NUMBER2, 14, 4, 3, 1, 50, 1),           # 186
        (JLT, 14, 28, 3530),                     # 187
        (JEQ, 1, 28, 200),                       # 188
        (JGT, 14, 28, 200),                      # 189
        (U1, 14, 1, 4, 4),                       # 190
        (JNE, 14, 34, 200),                      # 191
        (JBITSN, 4, 3, 0, 256, 0, 200),          # 192: last_packet
        (JBITS, 4, 2, 0, 65280, 0, 200),         # 193: part_kind
        (JBITS, 4, 2, 0, 65280, 1, 200),         # 194: part_kind
        (LOAD, 14, 1, 5),                        # 195
        (JZ, 14, 3530),                          # 196
        (ROWAT, 10, 2, 14),                      # 197
        (U1, 15, 10, 1, 0),                      # 198
        (JNE, 15, 41, 3530),                     # 199
        (NUMBER2, 14, 4, 3, 3, 52, 1),           # 200
        (NUMBER2, 15, 1, 3, 0, 52, 1),           # 201
        (JNE, 14, 15, 3530),                     # 202
        (NUMBER2, 14, 4, 3, 7, 52, 1),           # 203
        (JLT, 14, 28, 3530),                     # 204
        (NUMBER2, 16, 1, 2, 0, 52, 1),           # 205
        (ADD, 17, 15, 16),                       # 206
        (LOAD, 18, 0, 3),                        # 207
        (POSITION, 18, 18),                      # 208
        (SUB, 19, 17, 18),                       # 209
        (SUB, 20, 19, 37),                       # 210
        (JGT, 14, 20, 3530),                     # 211
        (RUN, 4, 4, 4),                          # 212: buf_size
        (NUMBER2, 14, 4, 4, 0, 52, 1),           # 213
        (NUMBER2, 15, 4, 3, 7, 52, 1),           # 214
        (JGE, 14, 15, 217),                      # 215
        (JNE, 1, 28, 3530),                      # 216
        (NUMBER2, 14, 4, 3, 7, 52, 1),           # 217
        (BYTES, 4, 5, 14),                       # 218: body
        (U1, 15, 4, 2, 0),                       # 219
        (SWITCH, 15, 1, 35),                     # 220
        (JUMP, 257),                             # 221
        (JUMP, 277),                             # 222
        (JUMP, 302),                             # 223
        (JUMP, 310),                             # 224
        (JUMP, 328),                             # 225
        (JUMP, 302),                             # 226
        (JUMP, 736),                             # 227
        (JUMP, 302),                             # 228
        (JUMP, 736),                             # 229
        (JUMP, 357),                             # 230
        (JUMP, 357),                             # 231
        (JUMP, 374),                             # 232
        (JUMP, 302),                             # 233
        (JUMP, 393),                             # 234
        (JUMP, 435),                             # 235
        (JUMP, 736),                             # 236
        (JUMP, 736),                             # 237
        (JUMP, 466),                             # 238
        (JUMP, 302),                             # 239
        (JUMP, 505),                             # 240
        (JUMP, 393),                             # 241
        (JUMP, 736),                             # 242
        (JUMP, 524),                             # 243
        (JUMP, 374),                             # 244
        (JUMP, 736),                             # 245
        (JUMP, 736),                             # 246
        (JUMP, 547),                             # 247
        (JUMP, 736),                             # 248
        (JUMP, 736),                             # 249
        (JUMP, 566),                             # 250
        (JUMP, 736),                             # 251
        (JUMP, 393),                             # 252
        (JUMP, 602),                             # 253
        (JUMP, 704),                             # 254
        (JUMP, 724),                             # 255
        (JUMP, 736),                             # 256
        (ROW, 5, 11, 15),                        # 257: part.body.parameter_descriptions
        (STORE, 4, 7, 15),                       # 258
        (NUMBER2, 16, 4, 3, 1, 50, 1),           # 259
        (STORE, 11, 0, 16),                      # 260
        (OPEN, 16, 4, 5),                        # 261
        (LOAD, 18, 4, 1),                        # 262
        (STORE, 11, 1, 18),                      # 263
        (LOAD, 20, 11, 0),                       # 264
        (ROWS, 19, 6),                           # 265: parameters: repeat expr
        (STORE, 11, 2, 19),                      # 266
        (MOVE, 18, 28),                          # 267
        (JGE, 18, 20, 275),                      # 268
        (ROW, 6, 12, 19),                        # 269
        (LOAD, 21, 11, 1),                       # 270
        (STORE, 12, 0, 21),                      # 271
        (RUN, 12, 1, 4),                         # 272: data_type, frac, length
        (COUNT, 18, 2, 11, 3),                   # 273
        (JUMP, 268),                             # 274
        (CLOSE, 16),                             # 275
        (JUMP, 743),                             # 276
        (ROW, 7, 13, 15),                        # 277: part.body.names
        (STORE, 4, 8, 15),                       # 278
        (NUMBER2, 16, 4, 3, 1, 50, 1),           # 279
        (STORE, 13, 0, 16),                      # 280
        (OPEN, 16, 4, 5),                        # 281
        (LOAD, 18, 4, 1),                        # 282
        (STORE, 13, 1, 18),                      # 283
        (LOAD, 20, 13, 0),                       # 284
        (ROWS, 19, 8),                           # 285: names: repeat expr
        (STORE, 13, 2, 19),                      # 286
        (MOVE, 18, 28),                          # 287
        (JGE, 18, 20, 300),                      # 288
        (ROW, 8, 14, 19),                        # 289
        (LOAD, 21, 13, 1),                       # 290
        (STORE, 14, 0, 21),                      # 291
        (RUN, 14, 1, 1),                         # 292: len_name
        (U1, 21, 14, 1, 0),                      # 293
        (BYTES, 14, 2, 21),                      # 294: name
        (OPEN, 22, 14, 2),                       # 295
        (REST, 14, 4),                           # 296: data
        (CLOSE, 22),                             # 297
        (COUNT, 18, 6, 13, 3),                   # 298
        (JUMP, 288),                             # 299
        (CLOSE, 16),                             # 300
        (JUMP, 743),                             # 301
        (ROW, 9, 15, 15),                        # 302: part.body.text
        (STORE, 4, 9, 15),                       # 303
        (OPEN, 16, 4, 5),                        # 304
        (LOAD, 18, 4, 1),                        # 305
        (STORE, 15, 0, 18),                      # 306
        (REST, 15, 1),                           # 307: data
        (CLOSE, 16),                             # 308
        (JUMP, 743),                             # 309
        (ROW, 10, 16, 15),                       # 310: part.body.conversion_tables
        (STORE, 4, 10, 15),                      # 311
        (NUMBER2, 16, 4, 3, 1, 50, 1),           # 312
        (STORE, 16, 0, 16),                      # 313
        (OPEN, 16, 4, 5),                        # 314
        (LOAD, 18, 4, 1),                        # 315
        (STORE, 16, 1, 18),                      # 316
        (LOAD, 20, 16, 0),                       # 317
        (ROWS, 19, 11),                          # 318: tables: repeat expr
        (STORE, 16, 2, 19),                      # 319
        (MOVE, 18, 28),                          # 320
        (JGE, 18, 20, 326),                      # 321
        (ROW, 11, 17, 19),                       # 322
        (BYTES, 17, 0, 60),                      # 323: tables
        (COUNT, 18, 2, 16, 3),                   # 324
        (JUMP, 321),                             # 325
        (CLOSE, 16),                             # 326
        (JUMP, 743),                             # 327
        (ROW, 12, 18, 15),                       # 328: part.body.data
        (STORE, 4, 11, 15),                      # 329
        (MOVE, 16, 28),                          # 330
        (JBITSN, 1, 4, 4, 65280, 1, 343),        # 331: segm_kind
        (LOAD, 17, 1, 5),                        # 332
        (JZ, 17, 3530),                          # 333
        (ROWAT, 19, 2, 17),                      # 334
        (U1, 18, 19, 1, 0),                      # 335
        (JEQ, 18, 33, 342),                      # 336
        (LOAD, 17, 1, 5),                        # 337
        (JZ, 17, 3530),                          # 338
        (ROWAT, 20, 2, 17),                      # 339
        (U1, 18, 20, 1, 0),                      # 340
        (JNE, 18, 42, 343),                      # 341
        (MOVE, 16, 34),                          # 342
        (STORE, 18, 0, 16),                      # 343
        (OPEN, 16, 4, 5),                        # 344
        (LOAD, 18, 4, 1),                        # 345
        (STORE, 18, 1, 18),                      # 346
        (LOAD, 18, 18, 0),                       # 347
        (JNZ, 18, 351),                          # 348
        (REST, 18, 3),                           # 349: rows
        (STORE, 18, 2, 34),                      # 350
        (LOAD, 18, 18, 0),                       # 351
        (JZ, 18, 355),                           # 352
        (REST, 18, 6),                           # 353: logon
        (STORE, 18, 5, 34),                      # 354
        (CLOSE, 16),                             # 355
        (JUMP, 743),                             # 356
        (ROW, 13, 21, 15),                       # 357: part.body.parse_ids
        (STORE, 4, 12, 15),                      # 358
        (OPEN, 16, 4, 5),                        # 359
        (LOAD, 18, 4, 1),                        # 360
        (STORE, 21, 0, 18),                      # 361
        (ROWS, 19, 14),                          # 362: parse_ids: repeat until
        (STORE, 21, 1, 19),                      # 363
        (MOVE, 18, 28),                          # 364
        (ROW, 14, 22, 19),                       # 365
        (LOAD, 20, 21, 0),                       # 366
        (STORE, 22, 0, 20),                      # 367
        (RUN, 22, 1, 12),                        # 368: session_id, statement_counter, command_number, message_kind, buffer_number, application_info, date_format
        (EOF, 20),                               # 369
        (COUNT, 18, 2, 21, 2),                   # 370
        (JZ, 20, 365),                           # 371
        (CLOSE, 16),                             # 372
        (JUMP, 743),                             # 373
        (ROW, 15, 23, 15),                       # 374: part.body.counter
        (STORE, 4, 13, 15),                      # 375
        (OPEN, 16, 4, 5),                        # 376
        (LOAD, 18, 4, 1),                        # 377
        (STORE, 23, 0, 18),                      # 378
        (RUN, 23, 1, 1),                         # 379: define_byte
        (U1, 18, 23, 1, 0),                      # 380
        (JGE, 18, 61, 384),                      # 381
        (BYTES, 23, 3, 48),                      # 382: number
        (STORE, 23, 2, 34),                      # 383
        (JLT, 18, 61, 387),                      # 384
        (BYTES, 23, 6, 48),                      # 385: undefined
        (STORE, 23, 5, 34),                      # 386
        (REST, 23, 8),                           # 387: trailing_bytes
        (LOAD, 18, 23, 8),                       # 388
        (LOAD, 19, 23, 9),                       # 389
        (JNE, 19, 28, 3530),                     # 390
        (CLOSE, 16),                             # 391
        (JUMP, 743),                             # 392
        (ROW, 16, 24, 15),                       # 393: part.body.shortinfos
        (STORE, 4, 14, 15),                      # 394
        (NUMBER2, 16, 4, 3, 1, 50, 1),           # 395
        (STORE, 24, 0, 16),                      # 396
        (U1, 16, 4, 2, 0),                       # 397
        (EQ, 17, 16, 56),                        # 398
        (STORE, 24, 1, 17),                      # 399
        (OPEN, 16, 4, 5),                        # 400
        (LOAD, 18, 4, 1),                        # 401
        (STORE, 24, 2, 18),                      # 402
        (LOAD, 20, 24, 0),                       # 403
        (ROWS, 19, 17),                          # 404: shortinfos: repeat expr
        (STORE, 24, 3, 19),                      # 405
        (MOVE, 18, 28),                          # 406
        (JGE, 18, 20, 433),                      # 407
        (ROW, 17, 25, 19),                       # 408
        (LOAD, 21, 24, 1),                       # 409
        (STORE, 25, 0, 21),                      # 410
        (LOAD, 21, 24, 2),                       # 411
        (STORE, 25, 1, 21),                      # 412
        (RUN, 25, 2, 8),                         # 413: unused_mode, escape_character, has_default, null_allowed, null_not_allowed, io_type, data_type, frac, length, in_out_len
        (LOAD, 21, 25, 0),                       # 414
        (JZ, 21, 417),                           # 415
        (JBITS, 25, 2, 1, 65280, 0, 419),        # 416: io_type
        (RUN, 25, 4, 4),                         # 417: bufpos
        (STORE, 25, 3, 34),                      # 418
        (JZ, 21, 423),                           # 419
        (JBITSN, 25, 2, 1, 65280, 0, 423),       # 420: io_type
        (RUN, 25, 6, 2),                         # 421: param_no
        (STORE, 25, 5, 34),                      # 422
        (JZ, 21, 427),                           # 423
        (JBITSN, 25, 2, 1, 65280, 0, 427),       # 424: io_type
        (RUN, 25, 8, 1),                         # 425: read_only
        (STORE, 25, 7, 34),                      # 426
        (JZ, 21, 431),                           # 427
        (JBITSN, 25, 2, 1, 65280, 0, 431),       # 428: io_type
        (RUN, 25, 10, 1),                        # 429: serial
        (STORE, 25, 9, 34),                      # 430
        (COUNT, 18, 2, 24, 4),                   # 431
        (JUMP, 407),                             # 432
        (CLOSE, 16),                             # 433
        (JUMP, 743),                             # 434
        (ROW, 18, 26, 15),                       # 435: part.body.user_info
        (STORE, 4, 15, 15),                      # 436
        (OPEN, 16, 4, 5),                        # 437
        (LOAD, 18, 4, 1),                        # 438
        (STORE, 26, 0, 18),                      # 439
        (RUN, 26, 1, 1),                         # 440: len_name
        (U1, 18, 26, 1, 0),                      # 441
        (BYTES, 26, 2, 18),                      # 442: name
        (OPEN, 19, 26, 2),                       # 443
        (REST, 26, 4),                           # 444: data
        (CLOSE, 19),                             # 445
        (RUN, 26, 6, 1),                         # 446: len_name
        (U1, 18, 26, 6, 0),                      # 447
        (BYTES, 26, 7, 18),                      # 448: name
        (OPEN, 19, 26, 7),                       # 449
        (REST, 26, 9),                           # 450: data
        (CLOSE, 19),                             # 451
        (RUN, 26, 11, 1),                        # 452: len_name
        (U1, 18, 26, 11, 0),                     # 453
        (BYTES, 26, 12, 18),                     # 454: name
        (OPEN, 19, 26, 12),                      # 455
        (REST, 26, 14),                          # 456: data
        (CLOSE, 19),                             # 457
        (RUN, 26, 16, 1),                        # 458: len_name
        (U1, 18, 26, 16, 0),                     # 459
        (BYTES, 26, 17, 18),                     # 460: name
        (OPEN, 19, 26, 17),                      # 461
        (REST, 26, 19),                          # 462: data
        (CLOSE, 19),                             # 463
        (CLOSE, 16),                             # 464
        (JUMP, 743),                             # 465
        (ROW, 19, 27, 15),                       # 466: part.body.longdata
        (STORE, 4, 16, 15),                      # 467
        (NUMBER2, 16, 4, 3, 1, 50, 1),           # 468
        (STORE, 27, 0, 16),                      # 469
        (OPEN, 16, 4, 5),                        # 470
        (LOAD, 18, 4, 1),                        # 471
        (STORE, 27, 1, 18),                      # 472
        (LOAD, 20, 27, 0),                       # 473
        (ROWS, 19, 20),                          # 474: descriptors: repeat expr
        (STORE, 27, 2, 19),                      # 475
        (MOVE, 18, 28),                          # 476
        (JGE, 18, 20, 502),                      # 477
        (ROW, 20, 28, 19),                       # 478
        (LOAD, 21, 27, 1),                       # 479
        (STORE, 28, 0, 21),                      # 480
        (RUN, 28, 1, 41),                        # 481: define_byte, descriptor, tabid, maxlen, intern_pos, without_short_column, unicode, catalog, comment, new_record, no_close, with_lock, trigger, state, unused1, valmode, valind, unused2, valpos, vallen
        (NUMBER2, 21, 28, 1, 37, 52, 0),         # 482
        (JLE, 21, 28, 500),                      # 483
        (NUMBER2, 21, 28, 1, 33, 52, 0),         # 484
        (LOAD, 22, 4, 5),                        # 485
        (POSITION, 22, 22),                      # 486
        (ADD, 23, 22, 34),                       # 487
        (JNE, 21, 23, 500),                      # 488
        (NUMBER2, 21, 28, 1, 37, 52, 0),         # 489
        (LOAD, 22, 4, 6),                        # 490
        (LOAD, 23, 4, 5),                        # 491
        (POSITION, 23, 23),                      # 492
        (SUB, 24, 22, 23),                       # 493
        (JGT, 21, 24, 500),                      # 494
        (JBITS, 28, 1, 28, 65280, 3, 500),       # 495: valmode
        (JBITS, 28, 1, 28, 65280, 5, 500),       # 496: valmode
        (NUMBER2, 21, 28, 1, 37, 52, 0),         # 497
        (BYTES, 28, 3, 21),                      # 498: portion
        (STORE, 28, 2, 34),                      # 499
        (COUNT, 18, 2, 27, 3),                   # 500
        (JUMP, 477),                             # 501
        (REST, 27, 4),                           # 502: behind
        (CLOSE, 16),                             # 503
        (JUMP, 743),                             # 504
        (ROW, 21, 29, 15),                       # 505: part.body.session_info
        (STORE, 4, 17, 15),                      # 506
        (OPEN, 16, 4, 5),                        # 507
        (LOAD, 18, 4, 1),                        # 508
        (STORE, 29, 0, 18),                      # 509
        (RUN, 29, 1, 2192),                      # 510: is_unicode, session_id, len_nls_date_format, nls_date_format, len_nls_date_format_coded, nls_date_format_coded, nls_date_language, nls_language, date_format, numeric_characters, filler1, dictionary
        (RUN, 29, 2, 1),                         # 511: define_byte
        (U1, 18, 29, 2, 0),                      # 512
        (JGE, 18, 61, 516),                      # 513
        (BYTES, 29, 4, 40),                      # 514: number
        (STORE, 29, 3, 34),                      # 515
        (JLT, 18, 61, 519),                      # 516
        (BYTES, 29, 7, 40),                      # 517: undefined
        (STORE, 29, 6, 34),                      # 518
        (RUN, 29, 9, 12),                        # 519: filler2, kernel_version, filler3
        (FIXED, 18, 29, 9, 4, 5),                # 520
        (TEXT, 18, 0),                           # 521: kernel_version is ISO-8859-1
        (CLOSE, 16),                             # 522
        (JUMP, 743),                             # 523
        (ROW, 22, 30, 15),                       # 524: part.body.serial
        (STORE, 4, 18, 15),                      # 525
        (OPEN, 16, 4, 5),                        # 526
        (LOAD, 18, 4, 1),                        # 527
        (STORE, 30, 0, 18),                      # 528
        (RUN, 30, 1, 1),                         # 529: define_byte
        (U1, 18, 30, 1, 0),                      # 530
        (JGE, 18, 61, 534),                      # 531
        (BYTES, 30, 3, 30),                      # 532: number
        (STORE, 30, 2, 34),                      # 533
        (JLT, 18, 61, 537),                      # 534
        (BYTES, 30, 6, 30),                      # 535: undefined
        (STORE, 30, 5, 34),                      # 536
        (RUN, 30, 8, 1),                         # 537: define_byte
        (U1, 18, 30, 8, 0),                      # 538
        (JGE, 18, 61, 542),                      # 539
        (BYTES, 30, 10, 30),                     # 540: number
        (STORE, 30, 9, 34),                      # 541
        (JLT, 18, 61, 545),                      # 542
        (BYTES, 30, 13, 30),                     # 543: undefined
        (STORE, 30, 12, 34),                     # 544
        (CLOSE, 16),                             # 545
        (JUMP, 743),                             # 546
        (ROW, 23, 31, 15),                       # 547: part.body.abap_info
        (STORE, 4, 19, 15),                      # 548
        (OPEN, 16, 4, 5),                        # 549
        (LOAD, 18, 4, 1),                        # 550
        (STORE, 31, 0, 18),                      # 551
        (RUN, 31, 1, 1),                         # 552: len_name
        (U1, 18, 31, 1, 0),                      # 553
        (BYTES, 31, 2, 18),                      # 554: name
        (OPEN, 19, 31, 2),                       # 555
        (REST, 31, 4),                           # 556: data
        (CLOSE, 19),                             # 557
        (RUN, 31, 6, 1),                         # 558: len_name
        (U1, 18, 31, 6, 0),                      # 559
        (BYTES, 31, 7, 18),                      # 560: name
        (OPEN, 19, 31, 7),                       # 561
        (REST, 31, 9),                           # 562: data
        (CLOSE, 19),                             # 563
        (CLOSE, 16),                             # 564
        (JUMP, 743),                             # 565
        (ROW, 24, 32, 15),                       # 566: part.body.long_demands
        (STORE, 4, 20, 15),                      # 567
        (NUMBER2, 16, 4, 3, 1, 50, 1),           # 568
        (STORE, 32, 0, 16),                      # 569
        (OPEN, 16, 4, 5),                        # 570
        (LOAD, 18, 4, 1),                        # 571
        (STORE, 32, 1, 18),                      # 572
        (LOAD, 20, 32, 0),                       # 573
        (ROWS, 19, 25),                          # 574: demands: repeat expr
        (STORE, 32, 2, 19),                      # 575
        (MOVE, 18, 28),                          # 576
        (JGE, 18, 20, 600),                      # 577
        (ROW, 25, 33, 19),                       # 578
        (LOAD, 21, 32, 1),                       # 579
        (STORE, 33, 0, 21),                      # 580
        (RUN, 33, 1, 2),                         # 581: define_byte, at_once
        (RUN, 33, 2, 1),                         # 582: define_byte
        (U1, 21, 33, 2, 0),                      # 583
        (JGE, 21, 61, 587),                      # 584
        (BYTES, 33, 4, 48),                      # 585: number
        (STORE, 33, 3, 34),                      # 586
        (JLT, 21, 61, 590),                      # 587
        (BYTES, 33, 7, 48),                      # 588: undefined
        (STORE, 33, 6, 34),                      # 589
        (RUN, 33, 9, 1),                         # 590: define_byte
        (U1, 21, 33, 9, 0),                      # 591
        (JGE, 21, 61, 595),                      # 592
        (BYTES, 33, 11, 48),                     # 593: number
        (STORE, 33, 10, 34),                     # 594
        (JLT, 21, 61, 598),                      # 595
        (BYTES, 33, 14, 48),                     # 596: undefined
        (STORE, 33, 13, 34),                     # 597
        (COUNT, 18, 6, 32, 3),                   # 598
        (JUMP, 577),                             # 599
        (CLOSE, 16),                             # 600
        (JUMP, 743),                             # 601
        (ROW, 26, 34, 15),                       # 602: part.body.vardata
        (STORE, 4, 21, 15),                      # 603
        (NUMBER2, 16, 4, 3, 1, 50, 1),           # 604
        (STORE, 34, 0, 16),                      # 605
        (MOVE, 16, 28),                          # 606
        (JBITSN, 1, 4, 4, 65280, 1, 619),        # 607: segm_kind
        (LOAD, 17, 1, 5),                        # 608
        (JZ, 17, 3530),                          # 609
        (ROWAT, 35, 2, 17),                      # 610
        (U1, 18, 35, 1, 0),                      # 611
        (JEQ, 18, 33, 618),                      # 612
        (LOAD, 17, 1, 5),                        # 613
        (JZ, 17, 3530),                          # 614
        (ROWAT, 36, 2, 17),                      # 615
        (U1, 18, 36, 1, 0),                      # 616
        (JNE, 18, 42, 619),                      # 617
        (MOVE, 16, 34),                          # 618
        (STORE, 34, 1, 16),                      # 619
        (OPEN, 16, 4, 5),                        # 620
        (LOAD, 18, 4, 1),                        # 621
        (STORE, 34, 2, 18),                      # 622
        (EOF, 18),                               # 623
        (JNZ, 18, 698),                          # 624
        (ROWS, 19, 27),                          # 625: rows: repeat until
        (STORE, 34, 4, 19),                      # 626
        (MOVE, 18, 28),                          # 627
        (ROW, 27, 37, 19),                       # 628
        (LOAD, 20, 34, 1),                       # 629
        (STORE, 37, 0, 20),                      # 630
        (LOAD, 20, 34, 2),                       # 631
        (STORE, 37, 1, 20),                      # 632
        (RUN, 37, 2, 2),                         # 633: num_fields
        (U2BE, 22, 37, 2, 0),                    # 634
        (ROWS, 21, 28),                          # 635: fields: repeat expr
        (STORE, 37, 3, 21),                      # 636
        (MOVE, 20, 28),                          # 637
        (JGE, 20, 22, 688),                      # 638
        (ROW, 28, 38, 21),                       # 639
        (LOAD, 23, 37, 0),                       # 640
        (STORE, 38, 0, 23),                      # 641
        (LOAD, 23, 37, 1),                       # 642
        (STORE, 38, 1, 23),                      # 643
        (RUN, 38, 2, 1),                         # 644: len_or_mark
        (JBITSN, 38, 2, 0, 65280, 255, 648),     # 645: len_or_mark
        (RUN, 38, 4, 2),                         # 646: len_long
        (STORE, 38, 3, 34),                      # 647
        (JBITS, 38, 2, 0, 65280, 255, 653),      # 648: len_or_mark
        (U1, 26, 38, 2, 0),                      # 649
        (JLT, 26, 62, 653),                      # 650
        (JBITSN, 38, 2, 0, 65280, 250, 655),     # 651: len_or_mark
        (JNE, 4, 28, 655),                       # 652
        (MOVE, 23, 28),                          # 653
        (JUMP, 656),                             # 654
        (U1, 23, 38, 2, 0),                      # 655
        (JNE, 23, 28, 667),                      # 656
        (LOAD, 23, 38, 0),                       # 657
        (JNZ, 23, 667),                          # 658
        (JBITSN, 38, 2, 0, 65280, 255, 664),     # 659: len_or_mark
        (LOAD, 26, 38, 3),                       # 660
        (JZ, 26, 3530),                          # 661
        (U2BE, 23, 38, 4, 0),                    # 662
        (JUMP, 665),                             # 663
        (U1, 23, 38, 2, 0),                      # 664
        (BYTES, 38, 6, 23),                      # 665: value
        (STORE, 38, 5, 34),                      # 666
        (JBITS, 38, 2, 0, 65280, 255, 672),      # 667: len_or_mark
        (U1, 26, 38, 2, 0),                      # 668
        (JLT, 26, 62, 672),                      # 669
        (JBITSN, 38, 2, 0, 65280, 250, 674),     # 670: len_or_mark
        (JNE, 4, 28, 674),                       # 671
        (MOVE, 23, 28),                          # 672
        (JUMP, 675),                             # 673
        (U1, 23, 38, 2, 0),                      # 674
        (JNE, 23, 28, 686),                      # 675
        (LOAD, 23, 38, 0),                       # 676
        (JZ, 23, 686),                           # 677
        (JBITSN, 38, 2, 0, 65280, 255, 683),     # 678: len_or_mark
        (LOAD, 26, 38, 3),                       # 679
        (JZ, 26, 3530),                          # 680
        (U2BE, 23, 38, 4, 0),                    # 681
        (JUMP, 684),                             # 682
        (U1, 23, 38, 2, 0),                      # 683
        (BYTES, 38, 9, 23),                      # 684: logon
        (STORE, 38, 8, 34),                      # 685
        (COUNT, 20, 2, 37, 4),                   # 686
        (JUMP, 638),                             # 687
        (MOVE, 20, 28),                          # 688
        (EOF, 21),                               # 689
        (JNZ, 21, 694),                          # 690
        (ADD, 21, 18, 34),                       # 691
        (LOAD, 22, 34, 0),                       # 692
        (JLT, 21, 22, 695),                      # 693
        (MOVE, 20, 34),                          # 694
        (COUNT, 18, 4, 34, 5),                   # 695
        (JZ, 20, 628),                           # 696
        (STORE, 34, 3, 34),                      # 697
        (REST, 34, 6),                           # 698: trailing_bytes
        (LOAD, 18, 34, 6),                       # 699
        (LOAD, 19, 34, 7),                       # 700
        (JNE, 19, 28, 3530),                     # 701
        (CLOSE, 16),                             # 702
        (JUMP, 743),                             # 703
        (ROW, 29, 39, 15),                       # 704: part.body.features
        (STORE, 4, 22, 15),                      # 705
        (NUMBER2, 16, 4, 3, 1, 50, 1),           # 706
        (STORE, 39, 0, 16),                      # 707
        (OPEN, 16, 4, 5),                        # 708
        (LOAD, 18, 4, 1),                        # 709
        (STORE, 39, 1, 18),                      # 710
        (LOAD, 20, 39, 0),                       # 711
        (ROWS, 19, 30),                          # 712: features: repeat expr
        (STORE, 39, 2, 19),                      # 713
        (MOVE, 18, 28),                          # 714
        (JGE, 18, 20, 722),                      # 715
        (ROW, 30, 40, 19),                       # 716
        (LOAD, 21, 39, 1),                       # 717
        (STORE, 40, 0, 21),                      # 718
        (RUN, 40, 1, 2),                         # 719: feature, is_on
        (COUNT, 18, 2, 39, 3),                   # 720
        (JUMP, 715),                             # 721
        (CLOSE, 16),                             # 722
        (JUMP, 743),                             # 723
        (ROW, 31, 41, 15),                       # 724: part.body.client_id
        (STORE, 4, 23, 15),                      # 725
        (OPEN, 16, 4, 5),                        # 726
        (LOAD, 18, 4, 1),                        # 727
        (STORE, 41, 0, 18),                      # 728
        (RUN, 41, 1, 1),                         # 729: define_byte
        (REST, 41, 2),                           # 730: terminal_id
        (OPEN, 18, 41, 2),                       # 731
        (REST, 41, 4),                           # 732: data
        (CLOSE, 18),                             # 733
        (CLOSE, 16),                             # 734
        (JUMP, 743),                             # 735
        (ROW, 32, 42, 15),                       # 736: part.body.raw
        (STORE, 4, 24, 15),                      # 737
        (LOAD, 16, 4, 5),                        # 738
        (STORE, 42, 0, 16),                      # 739
        (LOAD, 17, 4, 6),                        # 740
        (STORE, 42, 1, 17),                      # 741
        (JUMP, 743),                             # 742
        (NUMBER2, 17, 1, 3, 0, 52, 1),           # 743
        (NUMBER2, 18, 1, 2, 0, 52, 1),           # 744
        (ADD, 19, 17, 18),                       # 745
        (LOAD, 20, 0, 3),                        # 746
        (POSITION, 20, 20),                      # 747
        (SUB, 21, 19, 20),                       # 748
        (NUMBER2, 22, 4, 3, 7, 52, 1),           # 749
        (MOD, 23, 22, 38),                       # 750
        (SUB, 24, 38, 23),                       # 751
        (MOD, 25, 24, 38),                       # 752
        (JGE, 21, 25, 761),                      # 753
        (NUMBER2, 17, 1, 3, 0, 52, 1),           # 754
        (NUMBER2, 18, 1, 2, 0, 52, 1),           # 755
        (ADD, 19, 17, 18),                       # 756
        (LOAD, 20, 0, 3),                        # 757
        (POSITION, 20, 20),                      # 758
        (SUB, 14, 19, 20),                       # 759
        (JUMP, 766),                             # 760
        (NUMBER2, 17, 4, 3, 7, 52, 1),           # 761
        (MOD, 18, 17, 38),                       # 762
        (SUB, 19, 38, 18),                       # 763
        (MOD, 20, 19, 38),                       # 764
        (MOVE, 14, 20),                          # 765
        (BYTES, 4, 25, 14),                      # 766: filler
        (COUNT, 11, 6, 1, 8),                    # 767
        (JUMP, 135),                             # 768
        (NUMBER2, 11, 1, 3, 0, 52, 1),           # 769
        (NUMBER2, 12, 1, 2, 0, 52, 1),           # 770
        (ADD, 13, 11, 12),                       # 771
        (LOAD, 14, 0, 3),                        # 772
        (POSITION, 14, 14),                      # 773
        (SUB, 15, 13, 14),                       # 774
        (BYTES, 1, 9, 15),                       # 775: unused
        (LOAD, 14, 0, 4),                        # 776
        (LOAD, 15, 0, 3),                        # 777
        (POSITION, 15, 15),                      # 778
        (SUB, 16, 14, 15),                       # 779
        (NUMBER2, 17, 1, 2, 0, 52, 1),           # 780
        (MOD, 18, 17, 38),                       # 781
        (SUB, 19, 38, 18),                       # 782
        (MOD, 20, 19, 38),                       # 783
        (JGE, 16, 20, 790),                      # 784
        (LOAD, 14, 0, 4),                        # 785
        (LOAD, 15, 0, 3),                        # 786
        (POSITION, 15, 15),                      # 787
        (SUB, 11, 14, 15),                       # 788
        (JUMP, 795),                             # 789
        (NUMBER2, 14, 1, 2, 0, 52, 1),           # 790
        (MOD, 15, 14, 38),                       # 791
        (SUB, 16, 38, 15),                       # 792
        (MOD, 17, 16, 38),                       # 793
        (MOVE, 11, 17),                          # 794
        (BYTES, 1, 11, 11),                      # 795: filler
        (COUNT, 8, 8, 0, 7),                     # 796
        (JUMP, 57),                              # 797
        (REST, 0, 8),                            # 798: behind
        (CLOSE, 6),                              # 799
        (MOVE, 5, 28),                           # 800
        (LOAD, 6, 0, 7),                         # 801
        (JGE, 5, 6, 3529),                       # 802
        (ITEM, 1, 1, 0, 6, 5),                   # 803
        (MOVE, 7, 28),                           # 804
        (LOAD, 8, 1, 8),                         # 805
        (JGE, 7, 8, 3527),                       # 806
        (ITEM, 4, 4, 1, 7, 7),                   # 807
        (LOAD, 9, 4, 8),                         # 808
        (JZ, 9, 1079),                           # 809
        (ROWAT, 13, 7, 9),                       # 810
        (MOVE, 10, 28),                          # 811
        (LOAD, 11, 13, 3),                       # 812
        (JGE, 10, 11, 1079),                     # 813
        (ITEM, 14, 8, 13, 2, 10),                # 814
        (JBITSN, 0, 0, 0, 65280, 0, 818),        # 815: code_type
        (MOVE, 12, 34),                          # 816
        (JUMP, 844),                             # 817
        (JBITSN, 0, 0, 0, 65280, 19, 821),       # 818: code_type
        (MOVE, 12, 33),                          # 819
        (JUMP, 844),                             # 820
        (JBITSN, 0, 0, 0, 65280, 20, 824),       # 821: code_type
        (MOVE, 12, 40),                          # 822
        (JUMP, 844),                             # 823
        (JBITSN, 0, 0, 0, 65280, 21, 831),       # 824: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 828),        # 825: swap_kind
        (MOVE, 15, 33),                          # 826
        (JUMP, 829),                             # 827
        (MOVE, 15, 40),                          # 828
        (MOVE, 12, 15),                          # 829
        (JUMP, 844),                             # 830
        (JBITSN, 0, 0, 0, 65280, 22, 834),       # 831: code_type
        (MOVE, 12, 37),                          # 832
        (JUMP, 844),                             # 833
        (JBITS, 0, 0, 0, 65280, 1, 837),         # 834: code_type
        (MOVE, 12, 28),                          # 835
        (JUMP, 844),                             # 836
        (JNE, 3, 63, 840),                       # 837
        (MOVE, 12, 48),                          # 838
        (JUMP, 844),                             # 839
        (JNE, 3, 64, 843),                       # 840
        (MOVE, 12, 65),                          # 841
        (JUMP, 844),                             # 842
        (MOVE, 12, 43),                          # 843
        (JEQ, 12, 28, 1077),                     # 844
        (JBITSN, 0, 0, 0, 65280, 0, 848),        # 845: code_type
        (MOVE, 15, 34),                          # 846
        (JUMP, 874),                             # 847
        (JBITSN, 0, 0, 0, 65280, 19, 851),       # 848: code_type
        (MOVE, 15, 33),                          # 849
        (JUMP, 874),                             # 850
        (JBITSN, 0, 0, 0, 65280, 20, 854),       # 851: code_type
        (MOVE, 15, 40),                          # 852
        (JUMP, 874),                             # 853
        (JBITSN, 0, 0, 0, 65280, 21, 861),       # 854: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 858),        # 855: swap_kind
        (MOVE, 18, 33),                          # 856
        (JUMP, 859),                             # 857
        (MOVE, 18, 40),                          # 858
        (MOVE, 15, 18),                          # 859
        (JUMP, 874),                             # 860
        (JBITSN, 0, 0, 0, 65280, 22, 864),       # 861: code_type
        (MOVE, 15, 37),                          # 862
        (JUMP, 874),                             # 863
        (JBITS, 0, 0, 0, 65280, 1, 867),         # 864: code_type
        (MOVE, 15, 28),                          # 865
        (JUMP, 874),                             # 866
        (JNE, 3, 63, 870),                       # 867
        (MOVE, 15, 48),                          # 868
        (JUMP, 874),                             # 869
        (JNE, 3, 64, 873),                       # 870
        (MOVE, 15, 65),                          # 871
        (JUMP, 874),                             # 872
        (MOVE, 15, 43),                          # 873
        (JNE, 15, 34, 882),                      # 874
        (LOAD, 15, 14, 4),                       # 875
        (LOAD, 16, 14, 5),                       # 876
        (TEXT, 15, 0),                           # 877
        (MOVE, 12, 15),                          # 878
        (MOVE, 13, 16),                          # 879
        (MOVE, 14, 28),                          # 880
        (JUMP, 1073),                            # 881
        (JBITSN, 0, 0, 0, 65280, 0, 885),        # 882: code_type
        (MOVE, 15, 34),                          # 883
        (JUMP, 911),                             # 884
        (JBITSN, 0, 0, 0, 65280, 19, 888),       # 885: code_type
        (MOVE, 15, 33),                          # 886
        (JUMP, 911),                             # 887
        (JBITSN, 0, 0, 0, 65280, 20, 891),       # 888: code_type
        (MOVE, 15, 40),                          # 889
        (JUMP, 911),                             # 890
        (JBITSN, 0, 0, 0, 65280, 21, 898),       # 891: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 895),        # 892: swap_kind
        (MOVE, 18, 33),                          # 893
        (JUMP, 896),                             # 894
        (MOVE, 18, 40),                          # 895
        (MOVE, 15, 18),                          # 896
        (JUMP, 911),                             # 897
        (JBITSN, 0, 0, 0, 65280, 22, 901),       # 898: code_type
        (MOVE, 15, 37),                          # 899
        (JUMP, 911),                             # 900
        (JBITS, 0, 0, 0, 65280, 1, 904),         # 901: code_type
        (MOVE, 15, 28),                          # 902
        (JUMP, 911),                             # 903
        (JNE, 3, 63, 907),                       # 904
        (MOVE, 15, 48),                          # 905
        (JUMP, 911),                             # 906
        (JNE, 3, 64, 910),                       # 907
        (MOVE, 15, 65),                          # 908
        (JUMP, 911),                             # 909
        (MOVE, 15, 43),                          # 910
        (JNE, 15, 33, 919),                      # 911
        (LOAD, 15, 14, 4),                       # 912
        (LOAD, 16, 14, 5),                       # 913
        (TEXT, 15, 1),                           # 914
        (MOVE, 12, 15),                          # 915
        (MOVE, 13, 16),                          # 916
        (MOVE, 14, 34),                          # 917
        (JUMP, 1073),                            # 918
        (JBITSN, 0, 0, 0, 65280, 0, 922),        # 919: code_type
        (MOVE, 15, 34),                          # 920
        (JUMP, 948),                             # 921
        (JBITSN, 0, 0, 0, 65280, 19, 925),       # 922: code_type
        (MOVE, 15, 33),                          # 923
        (JUMP, 948),                             # 924
        (JBITSN, 0, 0, 0, 65280, 20, 928),       # 925: code_type
        (MOVE, 15, 40),                          # 926
        (JUMP, 948),                             # 927
        (JBITSN, 0, 0, 0, 65280, 21, 935),       # 928: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 932),        # 929: swap_kind
        (MOVE, 18, 33),                          # 930
        (JUMP, 933),                             # 931
        (MOVE, 18, 40),                          # 932
        (MOVE, 15, 18),                          # 933
        (JUMP, 948),                             # 934
        (JBITSN, 0, 0, 0, 65280, 22, 938),       # 935: code_type
        (MOVE, 15, 37),                          # 936
        (JUMP, 948),                             # 937
        (JBITS, 0, 0, 0, 65280, 1, 941),         # 938: code_type
        (MOVE, 15, 28),                          # 939
        (JUMP, 948),                             # 940
        (JNE, 3, 63, 944),                       # 941
        (MOVE, 15, 48),                          # 942
        (JUMP, 948),                             # 943
        (JNE, 3, 64, 947),                       # 944
        (MOVE, 15, 65),                          # 945
        (JUMP, 948),                             # 946
        (MOVE, 15, 43),                          # 947
        (JNE, 15, 40, 956),                      # 948
        (LOAD, 15, 14, 4),                       # 949
        (LOAD, 16, 14, 5),                       # 950
        (TEXT, 15, 2),                           # 951
        (MOVE, 12, 15),                          # 952
        (MOVE, 13, 16),                          # 953
        (MOVE, 14, 33),                          # 954
        (JUMP, 1073),                            # 955
        (JBITSN, 0, 0, 0, 65280, 0, 959),        # 956: code_type
        (MOVE, 15, 34),                          # 957
        (JUMP, 985),                             # 958
        (JBITSN, 0, 0, 0, 65280, 19, 962),       # 959: code_type
        (MOVE, 15, 33),                          # 960
        (JUMP, 985),                             # 961
        (JBITSN, 0, 0, 0, 65280, 20, 965),       # 962: code_type
        (MOVE, 15, 40),                          # 963
        (JUMP, 985),                             # 964
        (JBITSN, 0, 0, 0, 65280, 21, 972),       # 965: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 969),        # 966: swap_kind
        (MOVE, 18, 33),                          # 967
        (JUMP, 970),                             # 968
        (MOVE, 18, 40),                          # 969
        (MOVE, 15, 18),                          # 970
        (JUMP, 985),                             # 971
        (JBITSN, 0, 0, 0, 65280, 22, 975),       # 972: code_type
        (MOVE, 15, 37),                          # 973
        (JUMP, 985),                             # 974
        (JBITS, 0, 0, 0, 65280, 1, 978),         # 975: code_type
        (MOVE, 15, 28),                          # 976
        (JUMP, 985),                             # 977
        (JNE, 3, 63, 981),                       # 978
        (MOVE, 15, 48),                          # 979
        (JUMP, 985),                             # 980
        (JNE, 3, 64, 984),                       # 981
        (MOVE, 15, 65),                          # 982
        (JUMP, 985),                             # 983
        (MOVE, 15, 43),                          # 984
        (JNE, 15, 37, 993),                      # 985
        (LOAD, 15, 14, 4),                       # 986
        (LOAD, 16, 14, 5),                       # 987
        (TEXT, 15, 3),                           # 988
        (MOVE, 12, 15),                          # 989
        (MOVE, 13, 16),                          # 990
        (MOVE, 14, 40),                          # 991
        (JUMP, 1073),                            # 992
        (JBITSN, 0, 0, 0, 65280, 0, 996),        # 993: code_type
        (MOVE, 15, 34),                          # 994
        (JUMP, 1022),                            # 995
        (JBITSN, 0, 0, 0, 65280, 19, 999),       # 996: code_type
        (MOVE, 15, 33),                          # 997
        (JUMP, 1022),                            # 998
        (JBITSN, 0, 0, 0, 65280, 20, 1002),      # 999: code_type
        (MOVE, 15, 40),                          # 1000
        (JUMP, 1022),                            # 1001
        (JBITSN, 0, 0, 0, 65280, 21, 1009),      # 1002: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1006),       # 1003: swap_kind
        (MOVE, 18, 33),                          # 1004
        (JUMP, 1007),                            # 1005
        (MOVE, 18, 40),                          # 1006
        (MOVE, 15, 18),                          # 1007
        (JUMP, 1022),                            # 1008
        (JBITSN, 0, 0, 0, 65280, 22, 1012),      # 1009: code_type
        (MOVE, 15, 37),                          # 1010
        (JUMP, 1022),                            # 1011
        (JBITS, 0, 0, 0, 65280, 1, 1015),        # 1012: code_type
        (MOVE, 15, 28),                          # 1013
        (JUMP, 1022),                            # 1014
        (JNE, 3, 63, 1018),                      # 1015
        (MOVE, 15, 48),                          # 1016
        (JUMP, 1022),                            # 1017
        (JNE, 3, 64, 1021),                      # 1018
        (MOVE, 15, 65),                          # 1019
        (JUMP, 1022),                            # 1020
        (MOVE, 15, 43),                          # 1021
        (JNE, 15, 48, 1030),                     # 1022
        (LOAD, 15, 14, 4),                       # 1023
        (LOAD, 16, 14, 5),                       # 1024
        (TEXT, 15, 4),                           # 1025
        (MOVE, 12, 15),                          # 1026
        (MOVE, 13, 16),                          # 1027
        (MOVE, 14, 37),                          # 1028
        (JUMP, 1073),                            # 1029
        (JBITSN, 0, 0, 0, 65280, 0, 1033),       # 1030: code_type
        (MOVE, 15, 34),                          # 1031
        (JUMP, 1059),                            # 1032
        (JBITSN, 0, 0, 0, 65280, 19, 1036),      # 1033: code_type
        (MOVE, 15, 33),                          # 1034
        (JUMP, 1059),                            # 1035
        (JBITSN, 0, 0, 0, 65280, 20, 1039),      # 1036: code_type
        (MOVE, 15, 40),                          # 1037
        (JUMP, 1059),                            # 1038
        (JBITSN, 0, 0, 0, 65280, 21, 1046),      # 1039: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1043),       # 1040: swap_kind
        (MOVE, 18, 33),                          # 1041
        (JUMP, 1044),                            # 1042
        (MOVE, 18, 40),                          # 1043
        (MOVE, 15, 18),                          # 1044
        (JUMP, 1059),                            # 1045
        (JBITSN, 0, 0, 0, 65280, 22, 1049),      # 1046: code_type
        (MOVE, 15, 37),                          # 1047
        (JUMP, 1059),                            # 1048
        (JBITS, 0, 0, 0, 65280, 1, 1052),        # 1049: code_type
        (MOVE, 15, 28),                          # 1050
        (JUMP, 1059),                            # 1051
        (JNE, 3, 63, 1055),                      # 1052
        (MOVE, 15, 48),                          # 1053
        (JUMP, 1059),                            # 1054
        (JNE, 3, 64, 1058),                      # 1055
        (MOVE, 15, 65),                          # 1056
        (JUMP, 1059),                            # 1057
        (MOVE, 15, 43),                          # 1058
        (JNE, 15, 65, 1067),                     # 1059
        (LOAD, 15, 14, 4),                       # 1060
        (LOAD, 16, 14, 5),                       # 1061
        (TEXT, 15, 5),                           # 1062
        (MOVE, 12, 15),                          # 1063
        (MOVE, 13, 16),                          # 1064
        (MOVE, 14, 43),                          # 1065
        (JUMP, 1073),                            # 1066
        (LOAD, 15, 14, 4),                       # 1067
        (LOAD, 16, 14, 5),                       # 1068
        (TEXT, 15, 6),                           # 1069
        (MOVE, 12, 15),                          # 1070
        (MOVE, 13, 16),                          # 1071
        (MOVE, 14, 48),                          # 1072
        (STORE, 14, 7, 12),                      # 1073
        (STORE, 14, 8, 13),                      # 1074
        (STORE, 14, 9, 14),                      # 1075
        (STORE, 14, 6, 34),                      # 1076
        (LOOP, 10, 0),                           # 1077
        (JUMP, 812),                             # 1078
        (LOAD, 9, 4, 9),                         # 1079
        (JZ, 9, 1344),                           # 1080
        (ROWAT, 15, 9, 9),                       # 1081
        (JBITSN, 0, 0, 0, 65280, 0, 1085),       # 1082: code_type
        (MOVE, 10, 34),                          # 1083
        (JUMP, 1111),                            # 1084
        (JBITSN, 0, 0, 0, 65280, 19, 1088),      # 1085: code_type
        (MOVE, 10, 33),                          # 1086
        (JUMP, 1111),                            # 1087
        (JBITSN, 0, 0, 0, 65280, 20, 1091),      # 1088: code_type
        (MOVE, 10, 40),                          # 1089
        (JUMP, 1111),                            # 1090
        (JBITSN, 0, 0, 0, 65280, 21, 1098),      # 1091: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1095),       # 1092: swap_kind
        (MOVE, 13, 33),                          # 1093
        (JUMP, 1096),                            # 1094
        (MOVE, 13, 40),                          # 1095
        (MOVE, 10, 13),                          # 1096
        (JUMP, 1111),                            # 1097
        (JBITSN, 0, 0, 0, 65280, 22, 1101),      # 1098: code_type
        (MOVE, 10, 37),                          # 1099
        (JUMP, 1111),                            # 1100
        (JBITS, 0, 0, 0, 65280, 1, 1104),        # 1101: code_type
        (MOVE, 10, 28),                          # 1102
        (JUMP, 1111),                            # 1103
        (JNE, 3, 63, 1107),                      # 1104
        (MOVE, 10, 48),                          # 1105
        (JUMP, 1111),                            # 1106
        (JNE, 3, 64, 1110),                      # 1107
        (MOVE, 10, 65),                          # 1108
        (JUMP, 1111),                            # 1109
        (MOVE, 10, 43),                          # 1110
        (JEQ, 10, 28, 1344),                     # 1111
        (JBITSN, 0, 0, 0, 65280, 0, 1115),       # 1112: code_type
        (MOVE, 13, 34),                          # 1113
        (JUMP, 1141),                            # 1114
        (JBITSN, 0, 0, 0, 65280, 19, 1118),      # 1115: code_type
        (MOVE, 13, 33),                          # 1116
        (JUMP, 1141),                            # 1117
        (JBITSN, 0, 0, 0, 65280, 20, 1121),      # 1118: code_type
        (MOVE, 13, 40),                          # 1119
        (JUMP, 1141),                            # 1120
        (JBITSN, 0, 0, 0, 65280, 21, 1128),      # 1121: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1125),       # 1122: swap_kind
        (MOVE, 16, 33),                          # 1123
        (JUMP, 1126),                            # 1124
        (MOVE, 16, 40),                          # 1125
        (MOVE, 13, 16),                          # 1126
        (JUMP, 1141),                            # 1127
        (JBITSN, 0, 0, 0, 65280, 22, 1131),      # 1128: code_type
        (MOVE, 13, 37),                          # 1129
        (JUMP, 1141),                            # 1130
        (JBITS, 0, 0, 0, 65280, 1, 1134),        # 1131: code_type
        (MOVE, 13, 28),                          # 1132
        (JUMP, 1141),                            # 1133
        (JNE, 3, 63, 1137),                      # 1134
        (MOVE, 13, 48),                          # 1135
        (JUMP, 1141),                            # 1136
        (JNE, 3, 64, 1140),                      # 1137
        (MOVE, 13, 65),                          # 1138
        (JUMP, 1141),                            # 1139
        (MOVE, 13, 43),                          # 1140
        (JNE, 13, 34, 1149),                     # 1141
        (LOAD, 13, 15, 1),                       # 1142
        (LOAD, 14, 15, 2),                       # 1143
        (TEXT, 13, 0),                           # 1144
        (MOVE, 10, 13),                          # 1145
        (MOVE, 11, 14),                          # 1146
        (MOVE, 12, 28),                          # 1147
        (JUMP, 1340),                            # 1148
        (JBITSN, 0, 0, 0, 65280, 0, 1152),       # 1149: code_type
        (MOVE, 13, 34),                          # 1150
        (JUMP, 1178),                            # 1151
        (JBITSN, 0, 0, 0, 65280, 19, 1155),      # 1152: code_type
        (MOVE, 13, 33),                          # 1153
        (JUMP, 1178),                            # 1154
        (JBITSN, 0, 0, 0, 65280, 20, 1158),      # 1155: code_type
        (MOVE, 13, 40),                          # 1156
        (JUMP, 1178),                            # 1157
        (JBITSN, 0, 0, 0, 65280, 21, 1165),      # 1158: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1162),       # 1159: swap_kind
        (MOVE, 16, 33),                          # 1160
        (JUMP, 1163),                            # 1161
        (MOVE, 16, 40),                          # 1162
        (MOVE, 13, 16),                          # 1163
        (JUMP, 1178),                            # 1164
        (JBITSN, 0, 0, 0, 65280, 22, 1168),      # 1165: code_type
        (MOVE, 13, 37),                          # 1166
        (JUMP, 1178),                            # 1167
        (JBITS, 0, 0, 0, 65280, 1, 1171),        # 1168: code_type
        (MOVE, 13, 28),                          # 1169
        (JUMP, 1178),                            # 1170
        (JNE, 3, 63, 1174),                      # 1171
        (MOVE, 13, 48),                          # 1172
        (JUMP, 1178),                            # 1173
        (JNE, 3, 64, 1177),                      # 1174
        (MOVE, 13, 65),                          # 1175
        (JUMP, 1178),                            # 1176
        (MOVE, 13, 43),                          # 1177
        (JNE, 13, 33, 1186),                     # 1178
        (LOAD, 13, 15, 1),                       # 1179
        (LOAD, 14, 15, 2),                       # 1180
        (TEXT, 13, 1),                           # 1181
        (MOVE, 10, 13),                          # 1182
        (MOVE, 11, 14),                          # 1183
        (MOVE, 12, 34),                          # 1184
        (JUMP, 1340),                            # 1185
        (JBITSN, 0, 0, 0, 65280, 0, 1189),       # 1186: code_type
        (MOVE, 13, 34),                          # 1187
        (JUMP, 1215),                            # 1188
        (JBITSN, 0, 0, 0, 65280, 19, 1192),      # 1189: code_type
        (MOVE, 13, 33),                          # 1190
        (JUMP, 1215),                            # 1191
        (JBITSN, 0, 0, 0, 65280, 20, 1195),      # 1192: code_type
        (MOVE, 13, 40),                          # 1193
        (JUMP, 1215),                            # 1194
        (JBITSN, 0, 0, 0, 65280, 21, 1202),      # 1195: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1199),       # 1196: swap_kind
        (MOVE, 16, 33),                          # 1197
        (JUMP, 1200),                            # 1198
        (MOVE, 16, 40),                          # 1199
        (MOVE, 13, 16),                          # 1200
        (JUMP, 1215),                            # 1201
        (JBITSN, 0, 0, 0, 65280, 22, 1205),      # 1202: code_type
        (MOVE, 13, 37),                          # 1203
        (JUMP, 1215),                            # 1204
        (JBITS, 0, 0, 0, 65280, 1, 1208),        # 1205: code_type
        (MOVE, 13, 28),                          # 1206
        (JUMP, 1215),                            # 1207
        (JNE, 3, 63, 1211),                      # 1208
        (MOVE, 13, 48),                          # 1209
        (JUMP, 1215),                            # 1210
        (JNE, 3, 64, 1214),                      # 1211
        (MOVE, 13, 65),                          # 1212
        (JUMP, 1215),                            # 1213
        (MOVE, 13, 43),                          # 1214
        (JNE, 13, 40, 1223),                     # 1215
        (LOAD, 13, 15, 1),                       # 1216
        (LOAD, 14, 15, 2),                       # 1217
        (TEXT, 13, 2),                           # 1218
        (MOVE, 10, 13),                          # 1219
        (MOVE, 11, 14),                          # 1220
        (MOVE, 12, 33),                          # 1221
        (JUMP, 1340),                            # 1222
        (JBITSN, 0, 0, 0, 65280, 0, 1226),       # 1223: code_type
        (MOVE, 13, 34),                          # 1224
        (JUMP, 1252),                            # 1225
        (JBITSN, 0, 0, 0, 65280, 19, 1229),      # 1226: code_type
        (MOVE, 13, 33),                          # 1227
        (JUMP, 1252),                            # 1228
        (JBITSN, 0, 0, 0, 65280, 20, 1232),      # 1229: code_type
        (MOVE, 13, 40),                          # 1230
        (JUMP, 1252),                            # 1231
        (JBITSN, 0, 0, 0, 65280, 21, 1239),      # 1232: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1236),       # 1233: swap_kind
        (MOVE, 16, 33),                          # 1234
        (JUMP, 1237),                            # 1235
        (MOVE, 16, 40),                          # 1236
        (MOVE, 13, 16),                          # 1237
        (JUMP, 1252),                            # 1238
        (JBITSN, 0, 0, 0, 65280, 22, 1242),      # 1239: code_type
        (MOVE, 13, 37),                          # 1240
        (JUMP, 1252),                            # 1241
        (JBITS, 0, 0, 0, 65280, 1, 1245),        # 1242: code_type
        (MOVE, 13, 28),                          # 1243
        (JUMP, 1252),                            # 1244
        (JNE, 3, 63, 1248),                      # 1245
        (MOVE, 13, 48),                          # 1246
        (JUMP, 1252),                            # 1247
        (JNE, 3, 64, 1251),                      # 1248
        (MOVE, 13, 65),                          # 1249
        (JUMP, 1252),                            # 1250
        (MOVE, 13, 43),                          # 1251
        (JNE, 13, 37, 1260),                     # 1252
        (LOAD, 13, 15, 1),                       # 1253
        (LOAD, 14, 15, 2),                       # 1254
        (TEXT, 13, 3),                           # 1255
        (MOVE, 10, 13),                          # 1256
        (MOVE, 11, 14),                          # 1257
        (MOVE, 12, 40),                          # 1258
        (JUMP, 1340),                            # 1259
        (JBITSN, 0, 0, 0, 65280, 0, 1263),       # 1260: code_type
        (MOVE, 13, 34),                          # 1261
        (JUMP, 1289),                            # 1262
        (JBITSN, 0, 0, 0, 65280, 19, 1266),      # 1263: code_type
        (MOVE, 13, 33),                          # 1264
        (JUMP, 1289),                            # 1265
        (JBITSN, 0, 0, 0, 65280, 20, 1269),      # 1266: code_type
        (MOVE, 13, 40),                          # 1267
        (JUMP, 1289),                            # 1268
        (JBITSN, 0, 0, 0, 65280, 21, 1276),      # 1269: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1273),       # 1270: swap_kind
        (MOVE, 16, 33),                          # 1271
        (JUMP, 1274),                            # 1272
        (MOVE, 16, 40),                          # 1273
        (MOVE, 13, 16),                          # 1274
        (JUMP, 1289),                            # 1275
        (JBITSN, 0, 0, 0, 65280, 22, 1279),      # 1276: code_type
        (MOVE, 13, 37),                          # 1277
        (JUMP, 1289),                            # 1278
        (JBITS, 0, 0, 0, 65280, 1, 1282),        # 1279: code_type
        (MOVE, 13, 28),                          # 1280
        (JUMP, 1289),                            # 1281
        (JNE, 3, 63, 1285),                      # 1282
        (MOVE, 13, 48),                          # 1283
        (JUMP, 1289),                            # 1284
        (JNE, 3, 64, 1288),                      # 1285
        (MOVE, 13, 65),                          # 1286
        (JUMP, 1289),                            # 1287
        (MOVE, 13, 43),                          # 1288
        (JNE, 13, 48, 1297),                     # 1289
        (LOAD, 13, 15, 1),                       # 1290
        (LOAD, 14, 15, 2),                       # 1291
        (TEXT, 13, 4),                           # 1292
        (MOVE, 10, 13),                          # 1293
        (MOVE, 11, 14),                          # 1294
        (MOVE, 12, 37),                          # 1295
        (JUMP, 1340),                            # 1296
        (JBITSN, 0, 0, 0, 65280, 0, 1300),       # 1297: code_type
        (MOVE, 13, 34),                          # 1298
        (JUMP, 1326),                            # 1299
        (JBITSN, 0, 0, 0, 65280, 19, 1303),      # 1300: code_type
        (MOVE, 13, 33),                          # 1301
        (JUMP, 1326),                            # 1302
        (JBITSN, 0, 0, 0, 65280, 20, 1306),      # 1303: code_type
        (MOVE, 13, 40),                          # 1304
        (JUMP, 1326),                            # 1305
        (JBITSN, 0, 0, 0, 65280, 21, 1313),      # 1306: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1310),       # 1307: swap_kind
        (MOVE, 16, 33),                          # 1308
        (JUMP, 1311),                            # 1309
        (MOVE, 16, 40),                          # 1310
        (MOVE, 13, 16),                          # 1311
        (JUMP, 1326),                            # 1312
        (JBITSN, 0, 0, 0, 65280, 22, 1316),      # 1313: code_type
        (MOVE, 13, 37),                          # 1314
        (JUMP, 1326),                            # 1315
        (JBITS, 0, 0, 0, 65280, 1, 1319),        # 1316: code_type
        (MOVE, 13, 28),                          # 1317
        (JUMP, 1326),                            # 1318
        (JNE, 3, 63, 1322),                      # 1319
        (MOVE, 13, 48),                          # 1320
        (JUMP, 1326),                            # 1321
        (JNE, 3, 64, 1325),                      # 1322
        (MOVE, 13, 65),                          # 1323
        (JUMP, 1326),                            # 1324
        (MOVE, 13, 43),                          # 1325
        (JNE, 13, 65, 1334),                     # 1326
        (LOAD, 13, 15, 1),                       # 1327
        (LOAD, 14, 15, 2),                       # 1328
        (TEXT, 13, 5),                           # 1329
        (MOVE, 10, 13),                          # 1330
        (MOVE, 11, 14),                          # 1331
        (MOVE, 12, 43),                          # 1332
        (JUMP, 1340),                            # 1333
        (LOAD, 13, 15, 1),                       # 1334
        (LOAD, 14, 15, 2),                       # 1335
        (TEXT, 13, 6),                           # 1336
        (MOVE, 10, 13),                          # 1337
        (MOVE, 11, 14),                          # 1338
        (MOVE, 12, 48),                          # 1339
        (STORE, 15, 4, 10),                      # 1340
        (STORE, 15, 5, 11),                      # 1341
        (STORE, 15, 6, 12),                      # 1342
        (STORE, 15, 3, 34),                      # 1343
        (LOAD, 9, 4, 13),                        # 1344
        (JZ, 9, 1396),                           # 1345
        (ROWAT, 23, 15, 9),                      # 1346
        (U1, 10, 23, 1, 0),                      # 1347
        (JGE, 10, 61, 1357),                     # 1348
        (LOAD, 10, 23, 2),                       # 1349
        (JZ, 10, 3530),                          # 1350
        (LOAD, 11, 23, 3),                       # 1351
        (LOAD, 12, 23, 4),                       # 1352
        (BYTE, 13, 11, 28),                      # 1353
        (LT, 14, 13, 35),                        # 1354
        (STORE, 23, 11, 14),                     # 1355
        (STORE, 23, 10, 34),                     # 1356
        (U1, 10, 23, 1, 0),                      # 1357
        (JGE, 10, 61, 1367),                     # 1358
        (LOAD, 10, 23, 2),                       # 1359
        (JZ, 10, 3530),                          # 1360
        (LOAD, 11, 23, 3),                       # 1361
        (LOAD, 12, 23, 4),                       # 1362
        (BYTE, 13, 11, 28),                      # 1363
        (EQ, 14, 13, 35),                        # 1364
        (STORE, 23, 13, 14),                     # 1365
        (STORE, 23, 12, 34),                     # 1366
        (U1, 10, 23, 1, 0),                      # 1367
        (JGE, 10, 61, 1396),                     # 1368
        (LOAD, 10, 23, 2),                       # 1369
        (JZ, 10, 3530),                          # 1370
        (LOAD, 11, 23, 3),                       # 1371
        (LOAD, 12, 23, 4),                       # 1372
        (BYTE, 13, 11, 28),                      # 1373
        (JEQ, 13, 35, 1396),                     # 1374
        (LOAD, 13, 23, 2),                       # 1375
        (JZ, 13, 3530),                          # 1376
        (LOAD, 14, 23, 3),                       # 1377
        (LOAD, 15, 23, 4),                       # 1378
        (BYTE, 16, 14, 28),                      # 1379
        (JGE, 16, 35, 1388),                     # 1380
        (LOAD, 13, 23, 2),                       # 1381
        (JZ, 13, 3530),                          # 1382
        (LOAD, 14, 23, 3),                       # 1383
        (LOAD, 15, 23, 4),                       # 1384
        (BYTE, 16, 14, 28),                      # 1385
        (SUB, 10, 66, 16),                       # 1386
        (JUMP, 1394),                            # 1387
        (LOAD, 13, 23, 2),                       # 1388
        (JZ, 13, 3530),                          # 1389
        (LOAD, 14, 23, 3),                       # 1390
        (LOAD, 15, 23, 4),                       # 1391
        (BYTE, 16, 14, 28),                      # 1392
        (SUB, 10, 16, 67),                       # 1393
        (STORE, 23, 15, 10),                     # 1394
        (STORE, 23, 14, 34),                     # 1395
        (LOAD, 9, 4, 15),                        # 1396
        (JZ, 9, 2447),                           # 1397
        (ROWAT, 26, 18, 9),                      # 1398
        (JBITSN, 0, 0, 0, 65280, 0, 1402),       # 1399: code_type
        (MOVE, 10, 34),                          # 1400
        (JUMP, 1428),                            # 1401
        (JBITSN, 0, 0, 0, 65280, 19, 1405),      # 1402: code_type
        (MOVE, 10, 33),                          # 1403
        (JUMP, 1428),                            # 1404
        (JBITSN, 0, 0, 0, 65280, 20, 1408),      # 1405: code_type
        (MOVE, 10, 40),                          # 1406
        (JUMP, 1428),                            # 1407
        (JBITSN, 0, 0, 0, 65280, 21, 1415),      # 1408: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1412),       # 1409: swap_kind
        (MOVE, 13, 33),                          # 1410
        (JUMP, 1413),                            # 1411
        (MOVE, 13, 40),                          # 1412
        (MOVE, 10, 13),                          # 1413
        (JUMP, 1428),                            # 1414
        (JBITSN, 0, 0, 0, 65280, 22, 1418),      # 1415: code_type
        (MOVE, 10, 37),                          # 1416
        (JUMP, 1428),                            # 1417
        (JBITS, 0, 0, 0, 65280, 1, 1421),        # 1418: code_type
        (MOVE, 10, 28),                          # 1419
        (JUMP, 1428),                            # 1420
        (JNE, 3, 63, 1424),                      # 1421
        (MOVE, 10, 48),                          # 1422
        (JUMP, 1428),                            # 1423
        (JNE, 3, 64, 1427),                      # 1424
        (MOVE, 10, 65),                          # 1425
        (JUMP, 1428),                            # 1426
        (MOVE, 10, 43),                          # 1427
        (JEQ, 10, 28, 1661),                     # 1428
        (JBITSN, 0, 0, 0, 65280, 0, 1432),       # 1429: code_type
        (MOVE, 13, 34),                          # 1430
        (JUMP, 1458),                            # 1431
        (JBITSN, 0, 0, 0, 65280, 19, 1435),      # 1432: code_type
        (MOVE, 13, 33),                          # 1433
        (JUMP, 1458),                            # 1434
        (JBITSN, 0, 0, 0, 65280, 20, 1438),      # 1435: code_type
        (MOVE, 13, 40),                          # 1436
        (JUMP, 1458),                            # 1437
        (JBITSN, 0, 0, 0, 65280, 21, 1445),      # 1438: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1442),       # 1439: swap_kind
        (MOVE, 16, 33),                          # 1440
        (JUMP, 1443),                            # 1441
        (MOVE, 16, 40),                          # 1442
        (MOVE, 13, 16),                          # 1443
        (JUMP, 1458),                            # 1444
        (JBITSN, 0, 0, 0, 65280, 22, 1448),      # 1445: code_type
        (MOVE, 13, 37),                          # 1446
        (JUMP, 1458),                            # 1447
        (JBITS, 0, 0, 0, 65280, 1, 1451),        # 1448: code_type
        (MOVE, 13, 28),                          # 1449
        (JUMP, 1458),                            # 1450
        (JNE, 3, 63, 1454),                      # 1451
        (MOVE, 13, 48),                          # 1452
        (JUMP, 1458),                            # 1453
        (JNE, 3, 64, 1457),                      # 1454
        (MOVE, 13, 65),                          # 1455
        (JUMP, 1458),                            # 1456
        (MOVE, 13, 43),                          # 1457
        (JNE, 13, 34, 1466),                     # 1458
        (LOAD, 13, 26, 4),                       # 1459
        (LOAD, 14, 26, 5),                       # 1460
        (TEXT, 13, 0),                           # 1461
        (MOVE, 10, 13),                          # 1462
        (MOVE, 11, 14),                          # 1463
        (MOVE, 12, 28),                          # 1464
        (JUMP, 1657),                            # 1465
        (JBITSN, 0, 0, 0, 65280, 0, 1469),       # 1466: code_type
        (MOVE, 13, 34),                          # 1467
        (JUMP, 1495),                            # 1468
        (JBITSN, 0, 0, 0, 65280, 19, 1472),      # 1469: code_type
        (MOVE, 13, 33),                          # 1470
        (JUMP, 1495),                            # 1471
        (JBITSN, 0, 0, 0, 65280, 20, 1475),      # 1472: code_type
        (MOVE, 13, 40),                          # 1473
        (JUMP, 1495),                            # 1474
        (JBITSN, 0, 0, 0, 65280, 21, 1482),      # 1475: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1479),       # 1476: swap_kind
        (MOVE, 16, 33),                          # 1477
        (JUMP, 1480),                            # 1478
        (MOVE, 16, 40),                          # 1479
        (MOVE, 13, 16),                          # 1480
        (JUMP, 1495),                            # 1481
        (JBITSN, 0, 0, 0, 65280, 22, 1485),      # 1482: code_type
        (MOVE, 13, 37),                          # 1483
        (JUMP, 1495),                            # 1484
        (JBITS, 0, 0, 0, 65280, 1, 1488),        # 1485: code_type
        (MOVE, 13, 28),                          # 1486
        (JUMP, 1495),                            # 1487
        (JNE, 3, 63, 1491),                      # 1488
        (MOVE, 13, 48),                          # 1489
        (JUMP, 1495),                            # 1490
        (JNE, 3, 64, 1494),                      # 1491
        (MOVE, 13, 65),                          # 1492
        (JUMP, 1495),                            # 1493
        (MOVE, 13, 43),                          # 1494
        (JNE, 13, 33, 1503),                     # 1495
        (LOAD, 13, 26, 4),                       # 1496
        (LOAD, 14, 26, 5),                       # 1497
        (TEXT, 13, 1),                           # 1498
        (MOVE, 10, 13),                          # 1499
        (MOVE, 11, 14),                          # 1500
        (MOVE, 12, 34),                          # 1501
        (JUMP, 1657),                            # 1502
        (JBITSN, 0, 0, 0, 65280, 0, 1506),       # 1503: code_type
        (MOVE, 13, 34),                          # 1504
        (JUMP, 1532),                            # 1505
        (JBITSN, 0, 0, 0, 65280, 19, 1509),      # 1506: code_type
        (MOVE, 13, 33),                          # 1507
        (JUMP, 1532),                            # 1508
        (JBITSN, 0, 0, 0, 65280, 20, 1512),      # 1509: code_type
        (MOVE, 13, 40),                          # 1510
        (JUMP, 1532),                            # 1511
        (JBITSN, 0, 0, 0, 65280, 21, 1519),      # 1512: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1516),       # 1513: swap_kind
        (MOVE, 16, 33),                          # 1514
        (JUMP, 1517),                            # 1515
        (MOVE, 16, 40),                          # 1516
        (MOVE, 13, 16),                          # 1517
        (JUMP, 1532),                            # 1518
        (JBITSN, 0, 0, 0, 65280, 22, 1522),      # 1519: code_type
        (MOVE, 13, 37),                          # 1520
        (JUMP, 1532),                            # 1521
        (JBITS, 0, 0, 0, 65280, 1, 1525),        # 1522: code_type
        (MOVE, 13, 28),                          # 1523
        (JUMP, 1532),                            # 1524
        (JNE, 3, 63, 1528),                      # 1525
        (MOVE, 13, 48),                          # 1526
        (JUMP, 1532),                            # 1527
        (JNE, 3, 64, 1531),                      # 1528
        (MOVE, 13, 65),                          # 1529
        (JUMP, 1532),                            # 1530
        (MOVE, 13, 43),                          # 1531
        (JNE, 13, 40, 1540),                     # 1532
        (LOAD, 13, 26, 4),                       # 1533
        (LOAD, 14, 26, 5),                       # 1534
        (TEXT, 13, 2),                           # 1535
        (MOVE, 10, 13),                          # 1536
        (MOVE, 11, 14),                          # 1537
        (MOVE, 12, 33),                          # 1538
        (JUMP, 1657),                            # 1539
        (JBITSN, 0, 0, 0, 65280, 0, 1543),       # 1540: code_type
        (MOVE, 13, 34),                          # 1541
        (JUMP, 1569),                            # 1542
        (JBITSN, 0, 0, 0, 65280, 19, 1546),      # 1543: code_type
        (MOVE, 13, 33),                          # 1544
        (JUMP, 1569),                            # 1545
        (JBITSN, 0, 0, 0, 65280, 20, 1549),      # 1546: code_type
        (MOVE, 13, 40),                          # 1547
        (JUMP, 1569),                            # 1548
        (JBITSN, 0, 0, 0, 65280, 21, 1556),      # 1549: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1553),       # 1550: swap_kind
        (MOVE, 16, 33),                          # 1551
        (JUMP, 1554),                            # 1552
        (MOVE, 16, 40),                          # 1553
        (MOVE, 13, 16),                          # 1554
        (JUMP, 1569),                            # 1555
        (JBITSN, 0, 0, 0, 65280, 22, 1559),      # 1556: code_type
        (MOVE, 13, 37),                          # 1557
        (JUMP, 1569),                            # 1558
        (JBITS, 0, 0, 0, 65280, 1, 1562),        # 1559: code_type
        (MOVE, 13, 28),                          # 1560
        (JUMP, 1569),                            # 1561
        (JNE, 3, 63, 1565),                      # 1562
        (MOVE, 13, 48),                          # 1563
        (JUMP, 1569),                            # 1564
        (JNE, 3, 64, 1568),                      # 1565
        (MOVE, 13, 65),                          # 1566
        (JUMP, 1569),                            # 1567
        (MOVE, 13, 43),                          # 1568
        (JNE, 13, 37, 1577),                     # 1569
        (LOAD, 13, 26, 4),                       # 1570
        (LOAD, 14, 26, 5),                       # 1571
        (TEXT, 13, 3),                           # 1572
        (MOVE, 10, 13),                          # 1573
        (MOVE, 11, 14),                          # 1574
        (MOVE, 12, 40),                          # 1575
        (JUMP, 1657),                            # 1576
        (JBITSN, 0, 0, 0, 65280, 0, 1580),       # 1577: code_type
        (MOVE, 13, 34),                          # 1578
        (JUMP, 1606),                            # 1579
        (JBITSN, 0, 0, 0, 65280, 19, 1583),      # 1580: code_type
        (MOVE, 13, 33),                          # 1581
        (JUMP, 1606),                            # 1582
        (JBITSN, 0, 0, 0, 65280, 20, 1586),      # 1583: code_type
        (MOVE, 13, 40),                          # 1584
        (JUMP, 1606),                            # 1585
        (JBITSN, 0, 0, 0, 65280, 21, 1593),      # 1586: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1590),       # 1587: swap_kind
        (MOVE, 16, 33),                          # 1588
        (JUMP, 1591),                            # 1589
        (MOVE, 16, 40),                          # 1590
        (MOVE, 13, 16),                          # 1591
        (JUMP, 1606),                            # 1592
        (JBITSN, 0, 0, 0, 65280, 22, 1596),      # 1593: code_type
        (MOVE, 13, 37),                          # 1594
        (JUMP, 1606),                            # 1595
        (JBITS, 0, 0, 0, 65280, 1, 1599),        # 1596: code_type
        (MOVE, 13, 28),                          # 1597
        (JUMP, 1606),                            # 1598
        (JNE, 3, 63, 1602),                      # 1599
        (MOVE, 13, 48),                          # 1600
        (JUMP, 1606),                            # 1601
        (JNE, 3, 64, 1605),                      # 1602
        (MOVE, 13, 65),                          # 1603
        (JUMP, 1606),                            # 1604
        (MOVE, 13, 43),                          # 1605
        (JNE, 13, 48, 1614),                     # 1606
        (LOAD, 13, 26, 4),                       # 1607
        (LOAD, 14, 26, 5),                       # 1608
        (TEXT, 13, 4),                           # 1609
        (MOVE, 10, 13),                          # 1610
        (MOVE, 11, 14),                          # 1611
        (MOVE, 12, 37),                          # 1612
        (JUMP, 1657),                            # 1613
        (JBITSN, 0, 0, 0, 65280, 0, 1617),       # 1614: code_type
        (MOVE, 13, 34),                          # 1615
        (JUMP, 1643),                            # 1616
        (JBITSN, 0, 0, 0, 65280, 19, 1620),      # 1617: code_type
        (MOVE, 13, 33),                          # 1618
        (JUMP, 1643),                            # 1619
        (JBITSN, 0, 0, 0, 65280, 20, 1623),      # 1620: code_type
        (MOVE, 13, 40),                          # 1621
        (JUMP, 1643),                            # 1622
        (JBITSN, 0, 0, 0, 65280, 21, 1630),      # 1623: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1627),       # 1624: swap_kind
        (MOVE, 16, 33),                          # 1625
        (JUMP, 1628),                            # 1626
        (MOVE, 16, 40),                          # 1627
        (MOVE, 13, 16),                          # 1628
        (JUMP, 1643),                            # 1629
        (JBITSN, 0, 0, 0, 65280, 22, 1633),      # 1630: code_type
        (MOVE, 13, 37),                          # 1631
        (JUMP, 1643),                            # 1632
        (JBITS, 0, 0, 0, 65280, 1, 1636),        # 1633: code_type
        (MOVE, 13, 28),                          # 1634
        (JUMP, 1643),                            # 1635
        (JNE, 3, 63, 1639),                      # 1636
        (MOVE, 13, 48),                          # 1637
        (JUMP, 1643),                            # 1638
        (JNE, 3, 64, 1642),                      # 1639
        (MOVE, 13, 65),                          # 1640
        (JUMP, 1643),                            # 1641
        (MOVE, 13, 43),                          # 1642
        (JNE, 13, 65, 1651),                     # 1643
        (LOAD, 13, 26, 4),                       # 1644
        (LOAD, 14, 26, 5),                       # 1645
        (TEXT, 13, 5),                           # 1646
        (MOVE, 10, 13),                          # 1647
        (MOVE, 11, 14),                          # 1648
        (MOVE, 12, 43),                          # 1649
        (JUMP, 1657),                            # 1650
        (LOAD, 13, 26, 4),                       # 1651
        (LOAD, 14, 26, 5),                       # 1652
        (TEXT, 13, 6),                           # 1653
        (MOVE, 10, 13),                          # 1654
        (MOVE, 11, 14),                          # 1655
        (MOVE, 12, 48),                          # 1656
        (STORE, 26, 22, 10),                     # 1657
        (STORE, 26, 23, 11),                     # 1658
        (STORE, 26, 24, 12),                     # 1659
        (STORE, 26, 21, 34),                     # 1660
        (JBITSN, 0, 0, 0, 65280, 0, 1664),       # 1661: code_type
        (MOVE, 10, 34),                          # 1662
        (JUMP, 1690),                            # 1663
        (JBITSN, 0, 0, 0, 65280, 19, 1667),      # 1664: code_type
        (MOVE, 10, 33),                          # 1665
        (JUMP, 1690),                            # 1666
        (JBITSN, 0, 0, 0, 65280, 20, 1670),      # 1667: code_type
        (MOVE, 10, 40),                          # 1668
        (JUMP, 1690),                            # 1669
        (JBITSN, 0, 0, 0, 65280, 21, 1677),      # 1670: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1674),       # 1671: swap_kind
        (MOVE, 13, 33),                          # 1672
        (JUMP, 1675),                            # 1673
        (MOVE, 13, 40),                          # 1674
        (MOVE, 10, 13),                          # 1675
        (JUMP, 1690),                            # 1676
        (JBITSN, 0, 0, 0, 65280, 22, 1680),      # 1677: code_type
        (MOVE, 10, 37),                          # 1678
        (JUMP, 1690),                            # 1679
        (JBITS, 0, 0, 0, 65280, 1, 1683),        # 1680: code_type
        (MOVE, 10, 28),                          # 1681
        (JUMP, 1690),                            # 1682
        (JNE, 3, 63, 1686),                      # 1683
        (MOVE, 10, 48),                          # 1684
        (JUMP, 1690),                            # 1685
        (JNE, 3, 64, 1689),                      # 1686
        (MOVE, 10, 65),                          # 1687
        (JUMP, 1690),                            # 1688
        (MOVE, 10, 43),                          # 1689
        (JEQ, 10, 28, 1923),                     # 1690
        (JBITSN, 0, 0, 0, 65280, 0, 1694),       # 1691: code_type
        (MOVE, 13, 34),                          # 1692
        (JUMP, 1720),                            # 1693
        (JBITSN, 0, 0, 0, 65280, 19, 1697),      # 1694: code_type
        (MOVE, 13, 33),                          # 1695
        (JUMP, 1720),                            # 1696
        (JBITSN, 0, 0, 0, 65280, 20, 1700),      # 1697: code_type
        (MOVE, 13, 40),                          # 1698
        (JUMP, 1720),                            # 1699
        (JBITSN, 0, 0, 0, 65280, 21, 1707),      # 1700: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1704),       # 1701: swap_kind
        (MOVE, 16, 33),                          # 1702
        (JUMP, 1705),                            # 1703
        (MOVE, 16, 40),                          # 1704
        (MOVE, 13, 16),                          # 1705
        (JUMP, 1720),                            # 1706
        (JBITSN, 0, 0, 0, 65280, 22, 1710),      # 1707: code_type
        (MOVE, 13, 37),                          # 1708
        (JUMP, 1720),                            # 1709
        (JBITS, 0, 0, 0, 65280, 1, 1713),        # 1710: code_type
        (MOVE, 13, 28),                          # 1711
        (JUMP, 1720),                            # 1712
        (JNE, 3, 63, 1716),                      # 1713
        (MOVE, 13, 48),                          # 1714
        (JUMP, 1720),                            # 1715
        (JNE, 3, 64, 1719),                      # 1716
        (MOVE, 13, 65),                          # 1717
        (JUMP, 1720),                            # 1718
        (MOVE, 13, 43),                          # 1719
        (JNE, 13, 34, 1728),                     # 1720
        (LOAD, 13, 26, 9),                       # 1721
        (LOAD, 14, 26, 10),                      # 1722
        (TEXT, 13, 0),                           # 1723
        (MOVE, 10, 13),                          # 1724
        (MOVE, 11, 14),                          # 1725
        (MOVE, 12, 28),                          # 1726
        (JUMP, 1919),                            # 1727
        (JBITSN, 0, 0, 0, 65280, 0, 1731),       # 1728: code_type
        (MOVE, 13, 34),                          # 1729
        (JUMP, 1757),                            # 1730
        (JBITSN, 0, 0, 0, 65280, 19, 1734),      # 1731: code_type
        (MOVE, 13, 33),                          # 1732
        (JUMP, 1757),                            # 1733
        (JBITSN, 0, 0, 0, 65280, 20, 1737),      # 1734: code_type
        (MOVE, 13, 40),                          # 1735
        (JUMP, 1757),                            # 1736
        (JBITSN, 0, 0, 0, 65280, 21, 1744),      # 1737: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1741),       # 1738: swap_kind
        (MOVE, 16, 33),                          # 1739
        (JUMP, 1742),                            # 1740
        (MOVE, 16, 40),                          # 1741
        (MOVE, 13, 16),                          # 1742
        (JUMP, 1757),                            # 1743
        (JBITSN, 0, 0, 0, 65280, 22, 1747),      # 1744: code_type
        (MOVE, 13, 37),                          # 1745
        (JUMP, 1757),                            # 1746
        (JBITS, 0, 0, 0, 65280, 1, 1750),        # 1747: code_type
        (MOVE, 13, 28),                          # 1748
        (JUMP, 1757),                            # 1749
        (JNE, 3, 63, 1753),                      # 1750
        (MOVE, 13, 48),                          # 1751
        (JUMP, 1757),                            # 1752
        (JNE, 3, 64, 1756),                      # 1753
        (MOVE, 13, 65),                          # 1754
        (JUMP, 1757),                            # 1755
        (MOVE, 13, 43),                          # 1756
        (JNE, 13, 33, 1765),                     # 1757
        (LOAD, 13, 26, 9),                       # 1758
        (LOAD, 14, 26, 10),                      # 1759
        (TEXT, 13, 1),                           # 1760
        (MOVE, 10, 13),                          # 1761
        (MOVE, 11, 14),                          # 1762
        (MOVE, 12, 34),                          # 1763
        (JUMP, 1919),                            # 1764
        (JBITSN, 0, 0, 0, 65280, 0, 1768),       # 1765: code_type
        (MOVE, 13, 34),                          # 1766
        (JUMP, 1794),                            # 1767
        (JBITSN, 0, 0, 0, 65280, 19, 1771),      # 1768: code_type
        (MOVE, 13, 33),                          # 1769
        (JUMP, 1794),                            # 1770
        (JBITSN, 0, 0, 0, 65280, 20, 1774),      # 1771: code_type
        (MOVE, 13, 40),                          # 1772
        (JUMP, 1794),                            # 1773
        (JBITSN, 0, 0, 0, 65280, 21, 1781),      # 1774: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1778),       # 1775: swap_kind
        (MOVE, 16, 33),                          # 1776
        (JUMP, 1779),                            # 1777
        (MOVE, 16, 40),                          # 1778
        (MOVE, 13, 16),                          # 1779
        (JUMP, 1794),                            # 1780
        (JBITSN, 0, 0, 0, 65280, 22, 1784),      # 1781: code_type
        (MOVE, 13, 37),                          # 1782
        (JUMP, 1794),                            # 1783
        (JBITS, 0, 0, 0, 65280, 1, 1787),        # 1784: code_type
        (MOVE, 13, 28),                          # 1785
        (JUMP, 1794),                            # 1786
        (JNE, 3, 63, 1790),                      # 1787
        (MOVE, 13, 48),                          # 1788
        (JUMP, 1794),                            # 1789
        (JNE, 3, 64, 1793),                      # 1790
        (MOVE, 13, 65),                          # 1791
        (JUMP, 1794),                            # 1792
        (MOVE, 13, 43),                          # 1793
        (JNE, 13, 40, 1802),                     # 1794
        (LOAD, 13, 26, 9),                       # 1795
        (LOAD, 14, 26, 10),                      # 1796
        (TEXT, 13, 2),                           # 1797
        (MOVE, 10, 13),                          # 1798
        (MOVE, 11, 14),                          # 1799
        (MOVE, 12, 33),                          # 1800
        (JUMP, 1919),                            # 1801
        (JBITSN, 0, 0, 0, 65280, 0, 1805),       # 1802: code_type
        (MOVE, 13, 34),                          # 1803
        (JUMP, 1831),                            # 1804
        (JBITSN, 0, 0, 0, 65280, 19, 1808),      # 1805: code_type
        (MOVE, 13, 33),                          # 1806
        (JUMP, 1831),                            # 1807
        (JBITSN, 0, 0, 0, 65280, 20, 1811),      # 1808: code_type
        (MOVE, 13, 40),                          # 1809
        (JUMP, 1831),                            # 1810
        (JBITSN, 0, 0, 0, 65280, 21, 1818),      # 1811: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1815),       # 1812: swap_kind
        (MOVE, 16, 33),                          # 1813
        (JUMP, 1816),                            # 1814
        (MOVE, 16, 40),                          # 1815
        (MOVE, 13, 16),                          # 1816
        (JUMP, 1831),                            # 1817
        (JBITSN, 0, 0, 0, 65280, 22, 1821),      # 1818: code_type
        (MOVE, 13, 37),                          # 1819
        (JUMP, 1831),                            # 1820
        (JBITS, 0, 0, 0, 65280, 1, 1824),        # 1821: code_type
        (MOVE, 13, 28),                          # 1822
        (JUMP, 1831),                            # 1823
        (JNE, 3, 63, 1827),                      # 1824
        (MOVE, 13, 48),                          # 1825
        (JUMP, 1831),                            # 1826
        (JNE, 3, 64, 1830),                      # 1827
        (MOVE, 13, 65),                          # 1828
        (JUMP, 1831),                            # 1829
        (MOVE, 13, 43),                          # 1830
        (JNE, 13, 37, 1839),                     # 1831
        (LOAD, 13, 26, 9),                       # 1832
        (LOAD, 14, 26, 10),                      # 1833
        (TEXT, 13, 3),                           # 1834
        (MOVE, 10, 13),                          # 1835
        (MOVE, 11, 14),                          # 1836
        (MOVE, 12, 40),                          # 1837
        (JUMP, 1919),                            # 1838
        (JBITSN, 0, 0, 0, 65280, 0, 1842),       # 1839: code_type
        (MOVE, 13, 34),                          # 1840
        (JUMP, 1868),                            # 1841
        (JBITSN, 0, 0, 0, 65280, 19, 1845),      # 1842: code_type
        (MOVE, 13, 33),                          # 1843
        (JUMP, 1868),                            # 1844
        (JBITSN, 0, 0, 0, 65280, 20, 1848),      # 1845: code_type
        (MOVE, 13, 40),                          # 1846
        (JUMP, 1868),                            # 1847
        (JBITSN, 0, 0, 0, 65280, 21, 1855),      # 1848: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1852),       # 1849: swap_kind
        (MOVE, 16, 33),                          # 1850
        (JUMP, 1853),                            # 1851
        (MOVE, 16, 40),                          # 1852
        (MOVE, 13, 16),                          # 1853
        (JUMP, 1868),                            # 1854
        (JBITSN, 0, 0, 0, 65280, 22, 1858),      # 1855: code_type
        (MOVE, 13, 37),                          # 1856
        (JUMP, 1868),                            # 1857
        (JBITS, 0, 0, 0, 65280, 1, 1861),        # 1858: code_type
        (MOVE, 13, 28),                          # 1859
        (JUMP, 1868),                            # 1860
        (JNE, 3, 63, 1864),                      # 1861
        (MOVE, 13, 48),                          # 1862
        (JUMP, 1868),                            # 1863
        (JNE, 3, 64, 1867),                      # 1864
        (MOVE, 13, 65),                          # 1865
        (JUMP, 1868),                            # 1866
        (MOVE, 13, 43),                          # 1867
        (JNE, 13, 48, 1876),                     # 1868
        (LOAD, 13, 26, 9),                       # 1869
        (LOAD, 14, 26, 10),                      # 1870
        (TEXT, 13, 4),                           # 1871
        (MOVE, 10, 13),                          # 1872
        (MOVE, 11, 14),                          # 1873
        (MOVE, 12, 37),                          # 1874
        (JUMP, 1919),                            # 1875
        (JBITSN, 0, 0, 0, 65280, 0, 1879),       # 1876: code_type
        (MOVE, 13, 34),                          # 1877
        (JUMP, 1905),                            # 1878
        (JBITSN, 0, 0, 0, 65280, 19, 1882),      # 1879: code_type
        (MOVE, 13, 33),                          # 1880
        (JUMP, 1905),                            # 1881
        (JBITSN, 0, 0, 0, 65280, 20, 1885),      # 1882: code_type
        (MOVE, 13, 40),                          # 1883
        (JUMP, 1905),                            # 1884
        (JBITSN, 0, 0, 0, 65280, 21, 1892),      # 1885: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1889),       # 1886: swap_kind
        (MOVE, 16, 33),                          # 1887
        (JUMP, 1890),                            # 1888
        (MOVE, 16, 40),                          # 1889
        (MOVE, 13, 16),                          # 1890
        (JUMP, 1905),                            # 1891
        (JBITSN, 0, 0, 0, 65280, 22, 1895),      # 1892: code_type
        (MOVE, 13, 37),                          # 1893
        (JUMP, 1905),                            # 1894
        (JBITS, 0, 0, 0, 65280, 1, 1898),        # 1895: code_type
        (MOVE, 13, 28),                          # 1896
        (JUMP, 1905),                            # 1897
        (JNE, 3, 63, 1901),                      # 1898
        (MOVE, 13, 48),                          # 1899
        (JUMP, 1905),                            # 1900
        (JNE, 3, 64, 1904),                      # 1901
        (MOVE, 13, 65),                          # 1902
        (JUMP, 1905),                            # 1903
        (MOVE, 13, 43),                          # 1904
        (JNE, 13, 65, 1913),                     # 1905
        (LOAD, 13, 26, 9),                       # 1906
        (LOAD, 14, 26, 10),                      # 1907
        (TEXT, 13, 5),                           # 1908
        (MOVE, 10, 13),                          # 1909
        (MOVE, 11, 14),                          # 1910
        (MOVE, 12, 43),                          # 1911
        (JUMP, 1919),                            # 1912
        (LOAD, 13, 26, 9),                       # 1913
        (LOAD, 14, 26, 10),                      # 1914
        (TEXT, 13, 6),                           # 1915
        (MOVE, 10, 13),                          # 1916
        (MOVE, 11, 14),                          # 1917
        (MOVE, 12, 48),                          # 1918
        (STORE, 26, 26, 10),                     # 1919
        (STORE, 26, 27, 11),                     # 1920
        (STORE, 26, 28, 12),                     # 1921
        (STORE, 26, 25, 34),                     # 1922
        (JBITSN, 0, 0, 0, 65280, 0, 1926),       # 1923: code_type
        (MOVE, 10, 34),                          # 1924
        (JUMP, 1952),                            # 1925
        (JBITSN, 0, 0, 0, 65280, 19, 1929),      # 1926: code_type
        (MOVE, 10, 33),                          # 1927
        (JUMP, 1952),                            # 1928
        (JBITSN, 0, 0, 0, 65280, 20, 1932),      # 1929: code_type
        (MOVE, 10, 40),                          # 1930
        (JUMP, 1952),                            # 1931
        (JBITSN, 0, 0, 0, 65280, 21, 1939),      # 1932: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1936),       # 1933: swap_kind
        (MOVE, 13, 33),                          # 1934
        (JUMP, 1937),                            # 1935
        (MOVE, 13, 40),                          # 1936
        (MOVE, 10, 13),                          # 1937
        (JUMP, 1952),                            # 1938
        (JBITSN, 0, 0, 0, 65280, 22, 1942),      # 1939: code_type
        (MOVE, 10, 37),                          # 1940
        (JUMP, 1952),                            # 1941
        (JBITS, 0, 0, 0, 65280, 1, 1945),        # 1942: code_type
        (MOVE, 10, 28),                          # 1943
        (JUMP, 1952),                            # 1944
        (JNE, 3, 63, 1948),                      # 1945
        (MOVE, 10, 48),                          # 1946
        (JUMP, 1952),                            # 1947
        (JNE, 3, 64, 1951),                      # 1948
        (MOVE, 10, 65),                          # 1949
        (JUMP, 1952),                            # 1950
        (MOVE, 10, 43),                          # 1951
        (JEQ, 10, 28, 2185),                     # 1952
        (JBITSN, 0, 0, 0, 65280, 0, 1956),       # 1953: code_type
        (MOVE, 13, 34),                          # 1954
        (JUMP, 1982),                            # 1955
        (JBITSN, 0, 0, 0, 65280, 19, 1959),      # 1956: code_type
        (MOVE, 13, 33),                          # 1957
        (JUMP, 1982),                            # 1958
        (JBITSN, 0, 0, 0, 65280, 20, 1962),      # 1959: code_type
        (MOVE, 13, 40),                          # 1960
        (JUMP, 1982),                            # 1961
        (JBITSN, 0, 0, 0, 65280, 21, 1969),      # 1962: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1966),       # 1963: swap_kind
        (MOVE, 16, 33),                          # 1964
        (JUMP, 1967),                            # 1965
        (MOVE, 16, 40),                          # 1966
        (MOVE, 13, 16),                          # 1967
        (JUMP, 1982),                            # 1968
        (JBITSN, 0, 0, 0, 65280, 22, 1972),      # 1969: code_type
        (MOVE, 13, 37),                          # 1970
        (JUMP, 1982),                            # 1971
        (JBITS, 0, 0, 0, 65280, 1, 1975),        # 1972: code_type
        (MOVE, 13, 28),                          # 1973
        (JUMP, 1982),                            # 1974
        (JNE, 3, 63, 1978),                      # 1975
        (MOVE, 13, 48),                          # 1976
        (JUMP, 1982),                            # 1977
        (JNE, 3, 64, 1981),                      # 1978
        (MOVE, 13, 65),                          # 1979
        (JUMP, 1982),                            # 1980
        (MOVE, 13, 43),                          # 1981
        (JNE, 13, 34, 1990),                     # 1982
        (LOAD, 13, 26, 14),                      # 1983
        (LOAD, 14, 26, 15),                      # 1984
        (TEXT, 13, 0),                           # 1985
        (MOVE, 10, 13),                          # 1986
        (MOVE, 11, 14),                          # 1987
        (MOVE, 12, 28),                          # 1988
        (JUMP, 2181),                            # 1989
        (JBITSN, 0, 0, 0, 65280, 0, 1993),       # 1990: code_type
        (MOVE, 13, 34),                          # 1991
        (JUMP, 2019),                            # 1992
        (JBITSN, 0, 0, 0, 65280, 19, 1996),      # 1993: code_type
        (MOVE, 13, 33),                          # 1994
        (JUMP, 2019),                            # 1995
        (JBITSN, 0, 0, 0, 65280, 20, 1999),      # 1996: code_type
        (MOVE, 13, 40),                          # 1997
        (JUMP, 2019),                            # 1998
        (JBITSN, 0, 0, 0, 65280, 21, 2006),      # 1999: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 2003),       # 2000: swap_kind
        (MOVE, 16, 33),                          # 2001
        (JUMP, 2004),                            # 2002
        (MOVE, 16, 40),                          # 2003
        (MOVE, 13, 16),                          # 2004
        (JUMP, 2019),                            # 2005
        (JBITSN, 0, 0, 0, 65280, 22, 2009),      # 2006: code_type
        (MOVE, 13, 37),                          # 2007
        (JUMP, 2019),                            # 2008
        (JBITS, 0, 0, 0, 65280, 1, 2012),        # 2009: code_type
        (MOVE, 13, 28),                          # 2010
        (JUMP, 2019),                            # 2011
        (JNE, 3, 63, 2015),                      # 2012
        (MOVE, 13, 48),                          # 2013
        (JUMP, 2019),                            # 2014
        (JNE, 3, 64, 2018),                      # 2015
        (MOVE, 13, 65),                          # 2016
        (JUMP, 2019),                            # 2017
        (MOVE, 13, 43),                          # 2018
        (JNE, 13, 33, 2027),                     # 2019
        (LOAD, 13, 26, 14),                      # 2020
        (LOAD, 14, 26, 15),                      # 2021
        (TEXT, 13, 1),                           # 2022
        (MOVE, 10, 13),                          # 2023
        (MOVE, 11, 14),                          # 2024
        (MOVE, 12, 34),                          # 2025
        (JUMP, 2181),                            # 2026
        (JBITSN, 0, 0, 0, 65280, 0, 2030),       # 2027: code_type
        (MOVE, 13, 34),                          # 2028
        (JUMP, 2056),                            # 2029
        (JBITSN, 0, 0, 0, 65280, 19, 2033),      # 2030: code_type
        (MOVE, 13, 33),                          # 2031
        (JUMP, 2056),                            # 2032
        (JBITSN, 0, 0, 0, 65280, 20, 2036),      # 2033: code_type
        (MOVE, 13, 40),                          # 2034
        (JUMP, 2056),                            # 2035
        (JBITSN, 0, 0, 0, 65280, 21, 2043),      # 2036: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 2040),       # 2037: swap_kind
        (MOVE, 16, 33),                          # 2038
        (JUMP, 2041),                            # 2039
        (MOVE, 16, 40),                          # 2040
        (MOVE, 13, 16),                          # 2041
        (JUMP, 2056),                            # 2042
        (JBITSN, 0, 0, 0, 65280, 22, 2046),      # 2043: code_type
        (MOVE, 13, 37),                          # 2044
        (JUMP, 2056),                            # 2045
        (JBITS, 0, 0, 0, 65280, 1, 2049),        # 2046: code_type
        (MOVE, 13, 28),                          # 2047
        (JUMP, 2056),                            # 2048
        (JNE, 3, 63, 2052),                      # 2049
        (MOVE, 13, 48),                          # 2050
        (JUMP, 2056),                            # 2051
        (JNE, 3, 64, 2055),                      # 2052
        (MOVE, 13, 65),                          # 2053
        (JUMP, 2056),                            # 2054
        (MOVE, 13, 43),                          # 2055
        (JNE, 13, 40, 2064),                     # 2056
        (LOAD, 13, 26, 14),                      # 2057
        (LOAD, 14, 26, 15),                      # 2058
        (TEXT, 13, 2),                           # 2059
        (MOVE, 10, 13),                          # 2060
        (MOVE, 11, 14),                          # 2061
        (MOVE, 12, 33),                          # 2062
        (JUMP, 2181),                            # 2063
        (JBITSN, 0, 0, 0, 65280, 0, 2067),       # 2064: code_type
        (MOVE, 13, 34),                          # 2065
        (JUMP, 2093),                            # 2066
        (JBITSN, 0, 0, 0, 65280, 19, 2070),      # 2067: code_type
        (MOVE, 13, 33),                          # 2068
        (JUMP, 2093),                            # 2069
        (JBITSN, 0, 0, 0, 65280, 20, 2073),      # 2070: code_type
        (MOVE, 13, 40),                          # 2071
        (JUMP, 2093),                            # 2072
        (JBITSN, 0, 0, 0, 65280, 21, 2080),      # 2073: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 2077),       # 2074: swap_kind
        (MOVE, 16, 33),                          # 2075
        (JUMP, 2078),                            # 2076
        (MOVE, 16, 40),                          # 2077
        (MOVE, 13, 16),                          # 2078
        (JUMP, 2093),                            # 2079
        (JBITSN, 0, 0, 0, 65280, 22, 2083),      # 2080: code_type
        (MOVE, 13, 37),                          # 2081
        (JUMP, 2093),                            # 2082
        (JBITS, 0, 0, 0, 65280, 1, 2086),        # 2083: code_type
        (MOVE, 13, 28),                          # 2084
        (JUMP, 2093),                            # 2085
        (JNE, 3, 63, 2089),                      # 2086
        (MOVE, 13, 48),                          # 2087
        (JUMP, 2093),                            # 2088
        (JNE, 3, 64, 2092),                      # 2089
        (MOVE, 13, 65),                          # 2090
        (JUMP, 2093),                            # 2091
        (MOVE, 13, 43),                          # 2092
        (JNE, 13, 37, 2101),                     # 2093
        (LOAD, 13, 26, 14),                      # 2094
        (LOAD, 14, 26, 15),                      # 2095
        (TEXT, 13, 3),                           # 2096
        (MOVE, 10, 13),                          # 2097
        (MOVE, 11, 14),                          # 2098
        (MOVE, 12, 40),                          # 2099
        (JUMP, 2181),                            # 2100
        (JBITSN, 0, 0, 0, 65280, 0, 2104),       # 2101: code_type
        (MOVE, 13, 34),                          # 2102
        (JUMP, 2130),                            # 2103
        (JBITSN, 0, 0, 0, 65280, 19, 2107),      # 2104: code_type
        (MOVE, 13, 33),                          # 2105
        (JUMP, 2130),                            # 2106
        (JBITSN, 0, 0, 0, 65280, 20, 2110),      # 2107: code_type
        (MOVE, 13, 40),                          # 2108
        (JUMP, 2130),                            # 2109
        (JBITSN, 0, 0, 0, 65280, 21, 2117),      # 2110: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 2114),       # 2111: swap_kind
        (MOVE, 16, 33),                          # 2112
        (JUMP, 2115),                            # 2113
        (MOVE, 16, 40),                          # 2114
        (MOVE, 13, 16),                          # 2115
        (JUMP, 2130),                            # 2116
        (JBITSN, 0, 0, 0, 65280, 22, 2120),      # 2117: code_type
        (MOVE, 13, 37),                          # 2118
        (JUMP, 2130),                            # 2119
        (JBITS, 0, 0, 0, 65280, 1, 2123),        # 2120: code_type
        (MOVE, 13, 28),                          # 2121
        (JUMP, 2130),                            # 2122
        (JNE, 3, 63, 2126),                      # 2123
        (MOVE, 13, 48),                          # 2124
        (JUMP, 2130),                            # 2125
        (JNE, 3, 64, 2129),                      # 2126
        (MOVE, 13, 65),                          # 2127
        (JUMP, 2130),                            # 2128
        (MOVE, 13, 43),                          # 2129
        (JNE, 13, 48, 2138),                     # 2130
        (LOAD, 13, 26, 14),                      # 2131
        (LOAD, 14, 26, 15),                      # 2132
        (TEXT, 13, 4),                           # 2133
        (MOVE, 10, 13),                          # 2134
        (MOVE, 11, 14),                          # 2135
        (MOVE, 12, 37),                          # 2136
        (JUMP, 2181),                            # 2137
        (JBITSN, 0, 0, 0, 65280, 0, 2141),       # 2138: code_type
        (MOVE, 13, 34),                          # 2139
        (JUMP, 2167),                            # 2140
        (JBITSN, 0, 0, 0, 65280, 19, 2144),      # 2141: code_type
        (MOVE, 13, 33),                          # 2142
        (JUMP, 2167),                            # 2143
        (JBITSN, 0, 0, 0, 65280, 20, 2147),      # 2144: code_type
        (MOVE, 13, 40),                          # 2145
        (JUMP, 2167),                            # 2146
        (JBITSN, 0, 0, 0, 65280, 21, 2154),      # 2147: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 2151),       # 2148: swap_kind
        (MOVE, 16, 33),                          # 2149
        (JUMP, 2152),                            # 2150
        (MOVE, 16, 40),                          # 2151
        (MOVE, 13, 16),                          # 2152
        (JUMP, 2167),                            # 2153
        (JBITSN, 0, 0, 0, 65280, 22, 2157),      # 2154: code_type
        (MOVE, 13, 37),                          # 2155
        (JUMP, 2167),                            # 2156
        (JBITS, 0, 0, 0, 65280, 1, 2160),        # 2157: code_type
        (MOVE, 13, 28),                          # 2158
        (JUMP, 2167),                            # 2159
        (JNE, 3, 63, 2163),                      # 2160
        (MOVE, 13, 48),                          # 2161
        (JUMP, 2167),                            # 2162
        (JNE, 3, 64, 2166),                      # 2163
        (MOVE, 13, 65),                          # 2164
        (JUMP, 2167),                            # 2165
        (MOVE, 13, 43),                          # 2166
        (JNE, 13, 65, 2175),                     # 2167
        (LOAD, 13, 26, 14),                      # 2168
        (LOAD, 14, 26, 15),                      # 2169
        (TEXT, 13, 5),                           # 2170
        (MOVE, 10, 13),                          # 2171
        (MOVE, 11, 14),                          # 2172
        (MOVE, 12, 43),                          # 2173
        (JUMP, 2181),                            # 2174
        (LOAD, 13, 26, 14),                      # 2175
        (LOAD, 14, 26, 15),                      # 2176
        (TEXT, 13, 6),                           # 2177
        (MOVE, 10, 13),                          # 2178
        (MOVE, 11, 14),                          # 2179
        (MOVE, 12, 48),                          # 2180
        (STORE, 26, 30, 10),                     # 2181
        (STORE, 26, 31, 11),                     # 2182
        (STORE, 26, 32, 12),                     # 2183
        (STORE, 26, 29, 34),                     # 2184
        (JBITSN, 0, 0, 0, 65280, 0, 2188),       # 2185: code_type
        (MOVE, 10, 34),                          # 2186
        (JUMP, 2214),                            # 2187
        (JBITSN, 0, 0, 0, 65280, 19, 2191),      # 2188: code_type
        (MOVE, 10, 33),                          # 2189
        (JUMP, 2214),                            # 2190
        (JBITSN, 0, 0, 0, 65280, 20, 2194),      # 2191: code_type
        (MOVE, 10, 40),                          # 2192
        (JUMP, 2214),                            # 2193
        (JBITSN, 0, 0, 0, 65280, 21, 2201),      # 2194: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 2198),       # 2195: swap_kind
        (MOVE, 13, 33),                          # 2196
        (JUMP, 2199),                            # 2197
        (MOVE, 13, 40),                          # 2198
        (MOVE, 10, 13),                          # 2199
        (JUMP, 2214),                            # 2200
        (JBITSN, 0, 0, 0, 65280, 22, 2204),      # 2201: code_type
        (MOVE, 10, 37),                          # 2202
        (JUMP, 2214),                            # 2203
        (JBITS, 0, 0, 0, 65280, 1, 2207),        # 2204: code_type
        (MOVE, 10, 28),                          # 2205
        (JUMP, 2214),                            # 2206
        (JNE, 3, 63, 2210),                      # 2207
        (MOVE, 10, 48),                          # 2208
        (JUMP, 2214),                            # 2209
        (JNE, 3, 64, 2213),                      # 2210
        (MOVE, 10, 65),                          # 2211
        (JUMP, 2214),                            # 2212
        (MOVE, 10, 43),                          # 2213
        (JEQ, 10, 28, 2447),                     # 2214
        (JBITSN, 0, 0, 0, 65280, 0, 2218),       # 2215: code_type
        (MOVE, 13, 34),                          # 2216
        (JUMP, 2244),                            # 2217
        (JBITSN, 0, 0, 0, 65280, 19, 2221),      # 2218: code_type
        (MOVE, 13, 33),                          # 2219
        (JUMP, 2244),                            # 2220
        (JBITSN, 0, 0, 0, 65280, 20, 2224),      # 2221: code_type
        (MOVE, 13, 40),                          # 2222
        (JUMP, 2244),                            # 2223
        (JBITSN, 0, 0, 0, 65280, 21, 2231),      # 2224: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 2228),       # 2225: swap_kind
        (MOVE, 16, 33),                          # 2226
        (JUMP, 2229),                            # 2227
        (MOVE, 16, 40),                          # 2228
        (MOVE, 13, 16),                          # 2229
        (JUMP, 2244),                            # 2230
        (JBITSN, 0, 0, 0, 65280, 22, 2234),      # 2231: code_type
        (MOVE, 13, 37),                          # 2232
        (JUMP, 2244),                            # 2233
        (JBITS, 0, 0, 0, 65280, 1, 2237),        # 2234: code_type
        (MOVE, 13, 28),                          # 2235
        (JUMP, 2244),                            # 2236
        (JNE, 3, 63, 2240),                      # 2237
        (MOVE, 13, 48),                          # 2238
        (JUMP, 2244),                            # 2239
        (JNE, 3, 64, 2243),                      # 2240
        (MOVE, 13, 65),                          # 2241
        (JUMP, 2244),                            # 2242
        (MOVE, 13, 43),                          # 2243
        (JNE, 13, 34, 2252),                     # 2244
        (LOAD, 13, 26, 19),                      # 2245
        (LOAD, 14, 26, 20),                      # 2246
        (TEXT, 13, 0),                           # 2247
        (MOVE, 10, 13),                          # 2248
        (MOVE, 11, 14),                          # 2249
        (MOVE, 12, 28),                          # 2250
        (JUMP, 2443),                            # 2251
        (JBITSN, 0, 0, 0, 65280, 0, 2255),       # 2252: code_type
        (MOVE, 13, 34),                          # 2253
        (JUMP, 2281),                            # 2254
        (JBITSN, 0, 0, 0, 65280, 19, 2258),      # 2255: code_type
        (MOVE, 13, 33),                          # 2256
        (JUMP, 2281),                            # 2257
        (JBITSN, 0, 0, 0, 65280, 20, 2261),      # 2258: code_type
        (MOVE, 13, 40),                          # 2259
        (JUMP, 2281),                            # 2260
        (JBITSN, 0, 0, 0, 65280, 21, 2268),      # 2261: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 2265),       # 2262: swap_kind
        (MOVE, 16, 33),                          # 2263
        (JUMP, 2266),                            # 2264
        (MOVE, 16, 40),                          # 2265
        (MOVE, 13, 16),                          # 2266
        (JUMP, 2281),                            # 2267
        (JBITSN, 0, 0, 0, 65280, 22, 2271),      # 2268: code_type
        (MOVE, 13, 37),                          # 2269
        (JUMP, 2281),                            # 2270
        (JBITS, 0, 0, 0, 65280, 1, 2274),        # 2271: code_type
        (MOVE, 13, 28),                          # 2272
        (JUMP, 2281),                            # 2273
        (JNE, 3, 63, 2277),                      # 2274
        (MOVE, 13, 48),                          # 2275
        (JUMP, 2281),                            # 2276
        (JNE, 3, 64, 2280),                      # 2277
        (MOVE, 13, 65),                          # 2278
        (JUMP, 2281),                            # 2279
        (MOVE, 13, 43),                          # 2280
        (JNE, 13, 33, 2289),                     # 2281
        (LOAD, 13, 26, 19),                      # 2282
        (LOAD, 14, 26, 20),                      # 2283
        (TEXT, 13, 1),                           # 2284
        (MOVE, 10, 13),                          # 2285
        (MOVE, 11, 14),                          # 2286
        (MOVE, 12, 34),                          # 2287
        (JUMP, 2443),                            # 2288
        (JBITSN, 0, 0, 0, 65280, 0, 2292),       # 2289: code_type
        (MOVE, 13, 34),                          # 2290
        (JUMP, 2318),                            # 2291
        (JBITSN, 0, 0, 0, 65280, 19, 2295),      # 2292: code_type
        (MOVE, 13, 33),                          # 2293
        (JUMP, 2318),                            # 2294
        (JBITSN, 0, 0, 0, 65280, 20, 2298),      # 2295: code_type
        (MOVE, 13, 40),                          # 2296
        (JUMP, 2318),                            # 2297
        (JBITSN, 0, 0, 0, 65280, 21, 2305),      # 2298: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 2302),       # 2299: swap_kind
        (MOVE, 16, 33),                          # 2300
        (JUMP, 2303),                            # 2301
        (MOVE, 16, 40),                          # 2302
        (MOVE, 13, 16),                          # 2303
        (JUMP, 2318),                            # 2304
        (JBITSN, 0, 0, 0, 65280, 22, 2308),      # 2305: code_type
        (MOVE, 13, 37),                          # 2306
        (JUMP, 2318),                            # 2307
        (JBITS, 0, 0, 0, 65280, 1, 2311),        # 2308: code_type
        (MOVE, 13, 28),                          # 2309
        (JUMP, 2318),                            # 2310
        (JNE, 3, 63, 2314),                      # 2311
        (MOVE, 13, 48),                          # 2312
        (JUMP, 2318),                            # 2313
        (JNE, 3, 64, 2317),                      # 2314
        (MOVE, 13, 65),                          # 2315
        (JUMP, 2318),                            # 2316
        (MOVE, 13, 43),                          # 2317
        (JNE, 13, 40, 2326),                     # 2318
        (LOAD, 13, 26, 19),                      # 2319
        (LOAD, 14, 26, 20),                      # 2320
        (TEXT, 13, 2),                           # 2321
        (MOVE, 10, 13),                          # 2322
        (MOVE, 11, 14),                          # 2323
        (MOVE, 12, 33),                          # 2324
        (JUMP, 2443),                            # 2325
        (JBITSN, 0, 0, 0, 65280, 0, 2329),       # 2326: code_type
        (MOVE, 13, 34),                          # 2327
        (JUMP, 2355),                            # 2328
        (JBITSN, 0, 0, 0, 65280, 19, 2332),      # 2329: code_type
        (MOVE, 13, 33),                          # 2330
        (JUMP, 2355),                            # 2331
        (JBITSN, 0, 0, 0, 65280, 20, 2335),      # 2332: code_type
        (MOVE, 13, 40),                          # 2333
        (JUMP, 2355),                            # 2334
        (JBITSN, 0, 0, 0, 65280, 21, 2342),      # 2335: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 2339),       # 2336: swap_kind
        (MOVE, 16, 33),                          # 2337
        (JUMP, 2340),                            # 2338
        (MOVE, 16, 40),                          # 2339
        (MOVE, 13, 16),                          # 2340
        (JUMP, 2355),                            # 2341
        (JBITSN, 0, 0, 0, 65280, 22, 2345),      # 2342: code_type
        (MOVE, 13, 37),                          # 2343
        (JUMP, 2355),                            # 2344
        (JBITS, 0, 0, 0, 65280, 1, 2348),        # 2345: code_type
        (MOVE, 13, 28),                          # 2346
        (JUMP, 2355),                            # 2347
        (JNE, 3, 63, 2351),                      # 2348
        (MOVE, 13, 48),                          # 2349
        (JUMP, 2355),                            # 2350
        (JNE, 3, 64, 2354),                      # 2351
        (MOVE, 13, 65),                          # 2352
        (JUMP, 2355),                            # 2353
        (MOVE, 13, 43),                          # 2354
        (JNE, 13, 37, 2363),                     # 2355
        (LOAD, 13, 26, 19),                      # 2356
        (LOAD, 14, 26, 20),                      # 2357
        (TEXT, 13, 3),                           # 2358
        (MOVE, 10, 13),                          # 2359
        (MOVE, 11, 14),                          # 2360
        (MOVE, 12, 40),                          # 2361
        (JUMP, 2443),                            # 2362
        (JBITSN, 0, 0, 0, 65280, 0, 2366),       # 2363: code_type
        (MOVE, 13, 34),                          # 2364
        (JUMP, 2392),                            # 2365
        (JBITSN, 0, 0, 0, 65280, 19, 2369),      # 2366: code_type
        (MOVE, 13, 33),                          # 2367
        (JUMP, 2392),                            # 2368
        (JBITSN, 0, 0, 0, 65280, 20, 2372),      # 2369: code_type
        (MOVE, 13, 40),                          # 2370
        (JUMP, 2392),                            # 2371
        (JBITSN, 0, 0, 0, 65280, 21, 2379),      # 2372: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 2376),       # 2373: swap_kind
        (MOVE, 16, 33),                          # 2374
        (JUMP, 2377),                            # 2375
        (MOVE, 16, 40),                          # 2376
        (MOVE, 13, 16),                          # 2377
        (JUMP, 2392),                            # 2378
        (JBITSN, 0, 0, 0, 65280, 22, 2382),      # 2379: code_type
        (MOVE, 13, 37),                          # 2380
        (JUMP, 2392),                            # 2381
        (JBITS, 0, 0, 0, 65280, 1, 2385),        # 2382: code_type
        (MOVE, 13, 28),                          # 2383
        (JUMP, 2392),                            # 2384
        (JNE, 3, 63, 2388),                      # 2385
        (MOVE, 13, 48),                          # 2386
        (JUMP, 2392),                            # 2387
        (JNE, 3, 64, 2391),                      # 2388
        (MOVE, 13, 65),                          # 2389
        (JUMP, 2392),                            # 2390
        (MOVE, 13, 43),                          # 2391
        (JNE, 13, 48, 2400),                     # 2392
        (LOAD, 13, 26, 19),                      # 2393
        (LOAD, 14, 26, 20),                      # 2394
        (TEXT, 13, 4),                           # 2395
        (MOVE, 10, 13),                          # 2396
        (MOVE, 11, 14),                          # 2397
        (MOVE, 12, 37),                          # 2398
        (JUMP, 2443),                            # 2399
        (JBITSN, 0, 0, 0, 65280, 0, 2403),       # 2400: code_type
        (MOVE, 13, 34),                          # 2401
        (JUMP, 2429),                            # 2402
        (JBITSN, 0, 0, 0, 65280, 19, 2406),      # 2403: code_type
        (MOVE, 13, 33),                          # 2404
        (JUMP, 2429),                            # 2405
        (JBITSN, 0, 0, 0, 65280, 20, 2409),      # 2406: code_type
        (MOVE, 13, 40),                          # 2407
        (JUMP, 2429),                            # 2408
        (JBITSN, 0, 0, 0, 65280, 21, 2416),      # 2409: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 2413),       # 2410: swap_kind
        (MOVE, 16, 33),                          # 2411
        (JUMP, 2414),                            # 2412
        (MOVE, 16, 40),                          # 2413
        (MOVE, 13, 16),                          # 2414
        (JUMP, 2429),                            # 2415
        (JBITSN, 0, 0, 0, 65280, 22, 2419),      # 2416: code_type
        (MOVE, 13, 37),                          # 2417
        (JUMP, 2429),                            # 2418
        (JBITS, 0, 0, 0, 65280, 1, 2422),        # 2419: code_type
        (MOVE, 13, 28),                          # 2420
        (JUMP, 2429),                            # 2421
        (JNE, 3, 63, 2425),                      # 2422
        (MOVE, 13, 48),                          # 2423
        (JUMP, 2429),                            # 2424
        (JNE, 3, 64, 2428),                      # 2425
        (MOVE, 13, 65),                          # 2426
        (JUMP, 2429),                            # 2427
        (MOVE, 13, 43),                          # 2428
        (JNE, 13, 65, 2437),                     # 2429
        (LOAD, 13, 26, 19),                      # 2430
        (LOAD, 14, 26, 20),                      # 2431
        (TEXT, 13, 5),                           # 2432
        (MOVE, 10, 13),                          # 2433
        (MOVE, 11, 14),                          # 2434
        (MOVE, 12, 43),                          # 2435
        (JUMP, 2443),                            # 2436
        (LOAD, 13, 26, 19),                      # 2437
        (LOAD, 14, 26, 20),                      # 2438
        (TEXT, 13, 6),                           # 2439
        (MOVE, 10, 13),                          # 2440
        (MOVE, 11, 14),                          # 2441
        (MOVE, 12, 48),                          # 2442
        (STORE, 26, 34, 10),                     # 2443
        (STORE, 26, 35, 11),                     # 2444
        (STORE, 26, 36, 12),                     # 2445
        (STORE, 26, 33, 34),                     # 2446
        (LOAD, 9, 4, 17),                        # 2447
        (JZ, 9, 2499),                           # 2448
        (ROWAT, 29, 21, 9),                      # 2449
        (U1, 10, 29, 2, 0),                      # 2450
        (JGE, 10, 61, 2460),                     # 2451
        (LOAD, 10, 29, 3),                       # 2452
        (JZ, 10, 3530),                          # 2453
        (LOAD, 11, 29, 4),                       # 2454
        (LOAD, 12, 29, 5),                       # 2455
        (BYTE, 13, 11, 28),                      # 2456
        (LT, 14, 13, 35),                        # 2457
        (STORE, 29, 11, 14),                     # 2458
        (STORE, 29, 10, 34),                     # 2459
        (U1, 10, 29, 2, 0),                      # 2460
        (JGE, 10, 61, 2470),                     # 2461
        (LOAD, 10, 29, 3),                       # 2462
        (JZ, 10, 3530),                          # 2463
        (LOAD, 11, 29, 4),                       # 2464
        (LOAD, 12, 29, 5),                       # 2465
        (BYTE, 13, 11, 28),                      # 2466
        (EQ, 14, 13, 35),                        # 2467
        (STORE, 29, 13, 14),                     # 2468
        (STORE, 29, 12, 34),                     # 2469
        (U1, 10, 29, 2, 0),                      # 2470
        (JGE, 10, 61, 2499),                     # 2471
        (LOAD, 10, 29, 3),                       # 2472
        (JZ, 10, 3530),                          # 2473
        (LOAD, 11, 29, 4),                       # 2474
        (LOAD, 12, 29, 5),                       # 2475
        (BYTE, 13, 11, 28),                      # 2476
        (JEQ, 13, 35, 2499),                     # 2477
        (LOAD, 13, 29, 3),                       # 2478
        (JZ, 13, 3530),                          # 2479
        (LOAD, 14, 29, 4),                       # 2480
        (LOAD, 15, 29, 5),                       # 2481
        (BYTE, 16, 14, 28),                      # 2482
        (JGE, 16, 35, 2491),                     # 2483
        (LOAD, 13, 29, 3),                       # 2484
        (JZ, 13, 3530),                          # 2485
        (LOAD, 14, 29, 4),                       # 2486
        (LOAD, 15, 29, 5),                       # 2487
        (BYTE, 16, 14, 28),                      # 2488
        (SUB, 10, 66, 16),                       # 2489
        (JUMP, 2497),                            # 2490
        (LOAD, 13, 29, 3),                       # 2491
        (JZ, 13, 3530),                          # 2492
        (LOAD, 14, 29, 4),                       # 2493
        (LOAD, 15, 29, 5),                       # 2494
        (BYTE, 16, 14, 28),                      # 2495
        (SUB, 10, 16, 67),                       # 2496
        (STORE, 29, 15, 10),                     # 2497
        (STORE, 29, 14, 34),                     # 2498
        (LOAD, 9, 4, 18),                        # 2499
        (JZ, 9, 2600),                           # 2500
        (ROWAT, 30, 22, 9),                      # 2501
        (U1, 10, 30, 1, 0),                      # 2502
        (JGE, 10, 61, 2512),                     # 2503
        (LOAD, 10, 30, 2),                       # 2504
        (JZ, 10, 3530),                          # 2505
        (LOAD, 11, 30, 3),                       # 2506
        (LOAD, 12, 30, 4),                       # 2507
        (BYTE, 13, 11, 28),                      # 2508
        (LT, 14, 13, 35),                        # 2509
        (STORE, 30, 16, 14),                     # 2510
        (STORE, 30, 15, 34),                     # 2511
        (U1, 10, 30, 1, 0),                      # 2512
        (JGE, 10, 61, 2522),                     # 2513
        (LOAD, 10, 30, 2),                       # 2514
        (JZ, 10, 3530),                          # 2515
        (LOAD, 11, 30, 3),                       # 2516
        (LOAD, 12, 30, 4),                       # 2517
        (BYTE, 13, 11, 28),                      # 2518
        (EQ, 14, 13, 35),                        # 2519
        (STORE, 30, 18, 14),                     # 2520
        (STORE, 30, 17, 34),                     # 2521
        (U1, 10, 30, 1, 0),                      # 2522
        (JGE, 10, 61, 2551),                     # 2523
        (LOAD, 10, 30, 2),                       # 2524
        (JZ, 10, 3530),                          # 2525
        (LOAD, 11, 30, 3),                       # 2526
        (LOAD, 12, 30, 4),                       # 2527
        (BYTE, 13, 11, 28),                      # 2528
        (JEQ, 13, 35, 2551),                     # 2529
        (LOAD, 13, 30, 2),                       # 2530
        (JZ, 13, 3530),                          # 2531
        (LOAD, 14, 30, 3),                       # 2532
        (LOAD, 15, 30, 4),                       # 2533
        (BYTE, 16, 14, 28),                      # 2534
        (JGE, 16, 35, 2543),                     # 2535
        (LOAD, 13, 30, 2),                       # 2536
        (JZ, 13, 3530),                          # 2537
        (LOAD, 14, 30, 3),                       # 2538
        (LOAD, 15, 30, 4),                       # 2539
        (BYTE, 16, 14, 28),                      # 2540
        (SUB, 10, 66, 16),                       # 2541
        (JUMP, 2549),                            # 2542
        (LOAD, 13, 30, 2),                       # 2543
        (JZ, 13, 3530),                          # 2544
        (LOAD, 14, 30, 3),                       # 2545
        (LOAD, 15, 30, 4),                       # 2546
        (BYTE, 16, 14, 28),                      # 2547
        (SUB, 10, 16, 67),                       # 2548
        (STORE, 30, 20, 10),                     # 2549
        (STORE, 30, 19, 34),                     # 2550
        (U1, 10, 30, 8, 0),                      # 2551
        (JGE, 10, 61, 2561),                     # 2552
        (LOAD, 10, 30, 9),                       # 2553
        (JZ, 10, 3530),                          # 2554
        (LOAD, 11, 30, 10),                      # 2555
        (LOAD, 12, 30, 11),                      # 2556
        (BYTE, 13, 11, 28),                      # 2557
        (LT, 14, 13, 35),                        # 2558
        (STORE, 30, 22, 14),                     # 2559
        (STORE, 30, 21, 34),                     # 2560
        (U1, 10, 30, 8, 0),                      # 2561
        (JGE, 10, 61, 2571),                     # 2562
        (LOAD, 10, 30, 9),                       # 2563
        (JZ, 10, 3530),                          # 2564
        (LOAD, 11, 30, 10),                      # 2565
        (LOAD, 12, 30, 11),                      # 2566
        (BYTE, 13, 11, 28),                      # 2567
        (EQ, 14, 13, 35),                        # 2568
        (STORE, 30, 24, 14),                     # 2569
        (STORE, 30, 23, 34),                     # 2570
        (U1, 10, 30, 8, 0),                      # 2571
        (JGE, 10, 61, 2600),                     # 2572
        (LOAD, 10, 30, 9),                       # 2573
        (JZ, 10, 3530),                          # 2574
        (LOAD, 11, 30, 10),                      # 2575
        (LOAD, 12, 30, 11),                      # 2576
        (BYTE, 13, 11, 28),                      # 2577
        (JEQ, 13, 35, 2600),                     # 2578
        (LOAD, 13, 30, 9),                       # 2579
        (JZ, 13, 3530),                          # 2580
        (LOAD, 14, 30, 10),                      # 2581
        (LOAD, 15, 30, 11),                      # 2582
        (BYTE, 16, 14, 28),                      # 2583
        (JGE, 16, 35, 2592),                     # 2584
        (LOAD, 13, 30, 9),                       # 2585
        (JZ, 13, 3530),                          # 2586
        (LOAD, 14, 30, 10),                      # 2587
        (LOAD, 15, 30, 11),                      # 2588
        (BYTE, 16, 14, 28),                      # 2589
        (SUB, 10, 66, 16),                       # 2590
        (JUMP, 2598),                            # 2591
        (LOAD, 13, 30, 9),                       # 2592
        (JZ, 13, 3530),                          # 2593
        (LOAD, 14, 30, 10),                      # 2594
        (LOAD, 15, 30, 11),                      # 2595
        (BYTE, 16, 14, 28),                      # 2596
        (SUB, 10, 16, 67),                       # 2597
        (STORE, 30, 26, 10),                     # 2598
        (STORE, 30, 25, 34),                     # 2599
        (LOAD, 9, 4, 19),                        # 2600
        (JZ, 9, 3127),                           # 2601
        (ROWAT, 31, 23, 9),                      # 2602
        (JBITSN, 0, 0, 0, 65280, 0, 2606),       # 2603: code_type
        (MOVE, 10, 34),                          # 2604
        (JUMP, 2632),                            # 2605
        (JBITSN, 0, 0, 0, 65280, 19, 2609),      # 2606: code_type
        (MOVE, 10, 33),                          # 2607
        (JUMP, 2632),                            # 2608
        (JBITSN, 0, 0, 0, 65280, 20, 2612),      # 2609: code_type
        (MOVE, 10, 40),                          # 2610
        (JUMP, 2632),                            # 2611
        (JBITSN, 0, 0, 0, 65280, 21, 2619),      # 2612: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 2616),       # 2613: swap_kind
        (MOVE, 13, 33),                          # 2614
        (JUMP, 2617),                            # 2615
        (MOVE, 13, 40),                          # 2616
        (MOVE, 10, 13),                          # 2617
        (JUMP, 2632),                            # 2618
        (JBITSN, 0, 0, 0, 65280, 22, 2622),      # 2619: code_type
        (MOVE, 10, 37),                          # 2620
        (JUMP, 2632),                            # 2621
        (JBITS, 0, 0, 0, 65280, 1, 2625),        # 2622: code_type
        (MOVE, 10, 28),                          # 2623
        (JUMP, 2632),                            # 2624
        (JNE, 3, 63, 2628),                      # 2625
        (MOVE, 10, 48),                          # 2626
        (JUMP, 2632),                            # 2627
        (JNE, 3, 64, 2631),                      # 2628
        (MOVE, 10, 65),                          # 2629
        (JUMP, 2632),                            # 2630
        (MOVE, 10, 43),                          # 2631
        (JEQ, 10, 28, 2865),                     # 2632
        (JBITSN, 0, 0, 0, 65280, 0, 2636),       # 2633: code_type
        (MOVE, 13, 34),                          # 2634
        (JUMP, 2662),                            # 2635
        (JBITSN, 0, 0, 0, 65280, 19, 2639),      # 2636: code_type
        (MOVE, 13, 33),                          # 2637
        (JUMP, 2662),                            # 2638
        (JBITSN, 0, 0, 0, 65280, 20, 2642),      # 2639: code_type
        (MOVE, 13, 40),                          # 2640
        (JUMP, 2662),                            # 2641
        (JBITSN, 0, 0, 0, 65280, 21, 2649),      # 2642: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 2646),       # 2643: swap_kind
        (MOVE, 16, 33),                          # 2644
        (JUMP, 2647),                            # 2645
        (MOVE, 16, 40),                          # 2646
        (MOVE, 13, 16),                          # 2647
        (JUMP, 2662),                            # 2648
        (JBITSN, 0, 0, 0, 65280, 22, 2652),      # 2649: code_type
        (MOVE, 13, 37),                          # 2650
        (JUMP, 2662),                            # 2651
        (JBITS, 0, 0, 0, 65280, 1, 2655),        # 2652: code_type
        (MOVE, 13, 28),                          # 2653
        (JUMP, 2662),                            # 2654
        (JNE, 3, 63, 2658),                      # 2655
        (MOVE, 13, 48),                          # 2656
        (JUMP, 2662),                            # 2657
        (JNE, 3, 64, 2661),                      # 2658
        (MOVE, 13, 65),                          # 2659
        (JUMP, 2662),                            # 2660
        (MOVE, 13, 43),                          # 2661
        (JNE, 13, 34, 2670),                     # 2662
        (LOAD, 13, 31, 4),                       # 2663
        (LOAD, 14, 31, 5),                       # 2664
        (TEXT, 13, 0),                           # 2665
        (MOVE, 10, 13),                          # 2666
        (MOVE, 11, 14),                          # 2667
        (MOVE, 12, 28),                          # 2668
        (JUMP, 2861),                            # 2669
        (JBITSN, 0, 0, 0, 65280, 0, 2673),       # 2670: code_type
        (MOVE, 13, 34),                          # 2671
        (JUMP, 2699),                            # 2672
        (JBITSN, 0, 0, 0, 65280, 19, 2676),      # 2673: code_type
        (MOVE, 13, 33),                          # 2674
        (JUMP, 2699),                            # 2675
        (JBITSN, 0, 0, 0, 65280, 20, 2679),      # 2676: code_type
        (MOVE, 13, 40),                          # 2677
        (JUMP, 2699),                            # 2678
        (JBITSN, 0, 0, 0, 65280, 21, 2686),      # 2679: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 2683),       # 2680: swap_kind
        (MOVE, 16, 33),                          # 2681
        (JUMP, 2684),                            # 2682
        (MOVE, 16, 40),                          # 2683
        (MOVE, 13, 16),                          # 2684
        (JUMP, 2699),                            # 2685
        (JBITSN, 0, 0, 0, 65280, 22, 2689),      # 2686: code_type
        (MOVE, 13, 37),                          # 2687
        (JUMP, 2699),                            # 2688
        (JBITS, 0, 0, 0, 65280, 1, 2692),        # 2689: code_type
        (MOVE, 13, 28),                          # 2690
        (JUMP, 2699),                            # 2691
        (JNE, 3, 63, 2695),                      # 2692
        (MOVE, 13, 48),                          # 2693
        (JUMP, 2699),                            # 2694
        (JNE, 3, 64, 2698),                      # 2695
        (MOVE, 13, 65),                          # 2696
        (JUMP, 2699),                            # 2697
        (MOVE, 13, 43),                          # 2698
        (JNE, 13, 33, 2707),                     # 2699
        (LOAD, 13, 31, 4),                       # 2700
        (LOAD, 14, 31, 5),                       # 2701
        (TEXT, 13, 1),                           # 2702
        (MOVE, 10, 13),                          # 2703
        (MOVE, 11, 14),                          # 2704
        (MOVE, 12, 34),                          # 2705
        (JUMP, 2861),                            # 2706
        (JBITSN, 0, 0, 0, 65280, 0, 2710),       # 2707: code_type
        (MOVE, 13, 34),                          # 2708
        (JUMP, 2736),                            # 2709
        (JBITSN, 0, 0, 0, 65280, 19, 2713),      # 2710: code_type
        (MOVE, 13, 33),                          # 2711
        (JUMP, 2736),                            # 2712
        (JBITSN, 0, 0, 0, 65280, 20, 2716),      # 2713: code_type
        (MOVE, 13, 40),                          # 2714
        (JUMP, 2736),                            # 2715
        (JBITSN, 0, 0, 0, 65280, 21, 2723),      # 2716: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 2720),       # 2717: swap_kind
        (MOVE, 16, 33),                          # 2718
        (JUMP, 2721),                            # 2719
        (MOVE, 16, 40),                          # 2720
        (MOVE, 13, 16),                          # 2721
        (JUMP, 2736),                            # 2722
        (JBITSN, 0, 0, 0, 65280, 22, 2726),      # 2723: code_type
        (MOVE, 13, 37),                          # 2724
        (JUMP, 2736),                            # 2725
        (JBITS, 0, 0, 0, 65280, 1, 2729),        # 2726: code_type
        (MOVE, 13, 28),                          # 2727
        (JUMP, 2736),                            # 2728
        (JNE, 3, 63, 2732),                      # 2729
        (MOVE, 13, 48),                          # 2730
        (JUMP, 2736),                            # 2731
        (JNE, 3, 64, 2735),                      # 2732
        (MOVE, 13, 65),                          # 2733
        (JUMP, 2736),                            # 2734
        (MOVE, 13, 43),                          # 2735
        (JNE, 13, 40, 2744),                     # 2736
        (LOAD, 13, 31, 4),                       # 2737
        (LOAD, 14, 31, 5),                       # 2738
        (TEXT, 13, 2),                           # 2739
        (MOVE, 10, 13),                          # 2740
        (MOVE, 11, 14),                          # 2741
        (MOVE, 12, 33),                          # 2742
        (JUMP, 2861),                            # 2743
        (JBITSN, 0, 0, 0, 65280, 0, 2747),       # 2744: code_type
        (MOVE, 13, 34),                          # 2745
        (JUMP, 2773),                            # 2746
        (JBITSN, 0, 0, 0, 65280, 19, 2750),      # 2747: code_type
        (MOVE, 13, 33),                          # 2748
        (JUMP, 2773),                            # 2749
        (JBITSN, 0, 0, 0, 65280, 20, 2753),      # 2750: code_type
        (MOVE, 13, 40),                          # 2751
        (JUMP, 2773),                            # 2752
        (JBITSN, 0, 0, 0, 65280, 21, 2760),      # 2753: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 2757),       # 2754: swap_kind
        (MOVE, 16, 33),                          # 2755
        (JUMP, 2758),                            # 2756
        (MOVE, 16, 40),                          # 2757
        (MOVE, 13, 16),                          # 2758
        (JUMP, 2773),                            # 2759
        (JBITSN, 0, 0, 0, 65280, 22, 2763),      # 2760: code_type
        (MOVE, 13, 37),                          # 2761
        (JUMP, 2773),                            # 2762
        (JBITS, 0, 0, 0, 65280, 1, 2766),        # 2763: code_type
        (MOVE, 13, 28),                          # 2764
        (JUMP, 2773),                            # 2765
        (JNE, 3, 63, 2769),                      # 2766
        (MOVE, 13, 48),                          # 2767
        (JUMP, 2773),                            # 2768
        (JNE, 3, 64, 2772),                      # 2769
        (MOVE, 13, 65),                          # 2770
        (JUMP, 2773),                            # 2771
        (MOVE, 13, 43),                          # 2772
        (JNE, 13, 37, 2781),                     # 2773
        (LOAD, 13, 31, 4),                       # 2774
        (LOAD, 14, 31, 5),                       # 2775
        (TEXT, 13, 3),                           # 2776
        (MOVE, 10, 13),                          # 2777
        (MOVE, 11, 14),                          # 2778
        (MOVE, 12, 40),                          # 2779
        (JUMP, 2861),                            # 2780
        (JBITSN, 0, 0, 0, 65280, 0, 2784),       # 2781: code_type
        (MOVE, 13, 34),                          # 2782
        (JUMP, 2810),                            # 2783
        (JBITSN, 0, 0, 0, 65280, 19, 2787),      # 2784: code_type
        (MOVE, 13, 33),                          # 2785
        (JUMP, 2810),                            # 2786
        (JBITSN, 0, 0, 0, 65280, 20, 2790),      # 2787: code_type
        (MOVE, 13, 40),                          # 2788
        (JUMP, 2810),                            # 2789
        (JBITSN, 0, 0, 0, 65280, 21, 2797),      # 2790: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 2794),       # 2791: swap_kind
        (MOVE, 16, 33),                          # 2792
        (JUMP, 2795),                            # 2793
        (MOVE, 16, 40),                          # 2794
        (MOVE, 13, 16),                          # 2795
        (JUMP, 2810),                            # 2796
        (JBITSN, 0, 0, 0, 65280, 22, 2800),      # 2797: code_type
        (MOVE, 13, 37),                          # 2798
        (JUMP, 2810),                            # 2799
        (JBITS, 0, 0, 0, 65280, 1, 2803),        # 2800: code_type
        (MOVE, 13, 28),                          # 2801
        (JUMP, 2810),                            # 2802
        (JNE, 3, 63, 2806),                      # 2803
        (MOVE, 13, 48),                          # 2804
        (JUMP, 2810),                            # 2805
        (JNE, 3, 64, 2809),                      # 2806
        (MOVE, 13, 65),                          # 2807
        (JUMP, 2810),                            # 2808
        (MOVE, 13, 43),                          # 2809
        (JNE, 13, 48, 2818),                     # 2810
        (LOAD, 13, 31, 4),                       # 2811
        (LOAD, 14, 31, 5),                       # 2812
        (TEXT, 13, 4),                           # 2813
        (MOVE, 10, 13),                          # 2814
        (MOVE, 11, 14),                          # 2815
        (MOVE, 12, 37),                          # 2816
        (JUMP, 2861),                            # 2817
        (JBITSN, 0, 0, 0, 65280, 0, 2821),       # 2818: code_type
        (MOVE, 13, 34),                          # 2819
        (JUMP, 2847),                            # 2820
        (JBITSN, 0, 0, 0, 65280, 19, 2824),      # 2821: code_type
        (MOVE, 13, 33),                          # 2822
        (JUMP, 2847),                            # 2823
        (JBITSN, 0, 0, 0, 65280, 20, 2827),      # 2824: code_type
        (MOVE, 13, 40),                          # 2825
        (JUMP, 2847),                            # 2826
        (JBITSN, 0, 0, 0, 65280, 21, 2834),      # 2827: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 2831),       # 2828: swap_kind
        (MOVE, 16, 33),                          # 2829
        (JUMP, 2832),                            # 2830
        (MOVE, 16, 40),                          # 2831
        (MOVE, 13, 16),                          # 2832
        (JUMP, 2847),                            # 2833
        (JBITSN, 0, 0, 0, 65280, 22, 2837),      # 2834: code_type
        (MOVE, 13, 37),                          # 2835
        (JUMP, 2847),                            # 2836
        (JBITS, 0, 0, 0, 65280, 1, 2840),        # 2837: code_type
        (MOVE, 13, 28),                          # 2838
        (JUMP, 2847),                            # 2839
        (JNE, 3, 63, 2843),                      # 2840
        (MOVE, 13, 48),                          # 2841
        (JUMP, 2847),                            # 2842
        (JNE, 3, 64, 2846),                      # 2843
        (MOVE, 13, 65),                          # 2844
        (JUMP, 2847),                            # 2845
        (MOVE, 13, 43),                          # 2846
        (JNE, 13, 65, 2855),                     # 2847
        (LOAD, 13, 31, 4),                       # 2848
        (LOAD, 14, 31, 5),                       # 2849
        (TEXT, 13, 5),                           # 2850
        (MOVE, 10, 13),                          # 2851
        (MOVE, 11, 14),                          # 2852
        (MOVE, 12, 43),                          # 2853
        (JUMP, 2861),                            # 2854
        (LOAD, 13, 31, 4),                       # 2855
        (LOAD, 14, 31, 5),                       # 2856
        (TEXT, 13, 6),                           # 2857
        (MOVE, 10, 13),                          # 2858
        (MOVE, 11, 14),                          # 2859
        (MOVE, 12, 48),                          # 2860
        (STORE, 31, 12, 10),                     # 2861
        (STORE, 31, 13, 11),                     # 2862
        (STORE, 31, 14, 12),                     # 2863
        (STORE, 31, 11, 34),                     # 2864
        (JBITSN, 0, 0, 0, 65280, 0, 2868),       # 2865: code_type
        (MOVE, 10, 34),                          # 2866
        (JUMP, 2894),                            # 2867
        (JBITSN, 0, 0, 0, 65280, 19, 2871),      # 2868: code_type
        (MOVE, 10, 33),                          # 2869
        (JUMP, 2894),                            # 2870
        (JBITSN, 0, 0, 0, 65280, 20, 2874),      # 2871: code_type
        (MOVE, 10, 40),                          # 2872
        (JUMP, 2894),                            # 2873
        (JBITSN, 0, 0, 0, 65280, 21, 2881),      # 2874: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 2878),       # 2875: swap_kind
        (MOVE, 13, 33),                          # 2876
        (JUMP, 2879),                            # 2877
        (MOVE, 13, 40),                          # 2878
        (MOVE, 10, 13),                          # 2879
        (JUMP, 2894),                            # 2880
        (JBITSN, 0, 0, 0, 65280, 22, 2884),      # 2881: code_type
        (MOVE, 10, 37),                          # 2882
        (JUMP, 2894),                            # 2883
        (JBITS, 0, 0, 0, 65280, 1, 2887),        # 2884: code_type
        (MOVE, 10, 28),                          # 2885
        (JUMP, 2894),                            # 2886
        (JNE, 3, 63, 2890),                      # 2887
        (MOVE, 10, 48),                          # 2888
        (JUMP, 2894),                            # 2889
        (JNE, 3, 64, 2893),                      # 2890
        (MOVE, 10, 65),                          # 2891
        (JUMP, 2894),                            # 2892
        (MOVE, 10, 43),                          # 2893
        (JEQ, 10, 28, 3127),                     # 2894
        (JBITSN, 0, 0, 0, 65280, 0, 2898),       # 2895: code_type
        (MOVE, 13, 34),                          # 2896
        (JUMP, 2924),                            # 2897
        (JBITSN, 0, 0, 0, 65280, 19, 2901),      # 2898: code_type
        (MOVE, 13, 33),                          # 2899
        (JUMP, 2924),                            # 2900
        (JBITSN, 0, 0, 0, 65280, 20, 2904),      # 2901: code_type
        (MOVE, 13, 40),                          # 2902
        (JUMP, 2924),                            # 2903
        (JBITSN, 0, 0, 0, 65280, 21, 2911),      # 2904: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 2908),       # 2905: swap_kind
        (MOVE, 16, 33),                          # 2906
        (JUMP, 2909),                            # 2907
        (MOVE, 16, 40),                          # 2908
        (MOVE, 13, 16),                          # 2909
        (JUMP, 2924),                            # 2910
        (JBITSN, 0, 0, 0, 65280, 22, 2914),      # 2911: code_type
        (MOVE, 13, 37),                          # 2912
        (JUMP, 2924),                            # 2913
        (JBITS, 0, 0, 0, 65280, 1, 2917),        # 2914: code_type
        (MOVE, 13, 28),                          # 2915
        (JUMP, 2924),                            # 2916
        (JNE, 3, 63, 2920),                      # 2917
        (MOVE, 13, 48),                          # 2918
        (JUMP, 2924),                            # 2919
        (JNE, 3, 64, 2923),                      # 2920
        (MOVE, 13, 65),                          # 2921
        (JUMP, 2924),                            # 2922
        (MOVE, 13, 43),                          # 2923
        (JNE, 13, 34, 2932),                     # 2924
        (LOAD, 13, 31, 9),                       # 2925
        (LOAD, 14, 31, 10),                      # 2926
        (TEXT, 13, 0),                           # 2927
        (MOVE, 10, 13),                          # 2928
        (MOVE, 11, 14),                          # 2929
        (MOVE, 12, 28),                          # 2930
        (JUMP, 3123),                            # 2931
        (JBITSN, 0, 0, 0, 65280, 0, 2935),       # 2932: code_type
        (MOVE, 13, 34),                          # 2933
        (JUMP, 2961),                            # 2934
        (JBITSN, 0, 0, 0, 65280, 19, 2938),      # 2935: code_type
        (MOVE, 13, 33),                          # 2936
        (JUMP, 2961),                            # 2937
        (JBITSN, 0, 0, 0, 65280, 20, 2941),      # 2938: code_type
        (MOVE, 13, 40),                          # 2939
        (JUMP, 2961),                            # 2940
        (JBITSN, 0, 0, 0, 65280, 21, 2948),      # 2941: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 2945),       # 2942: swap_kind
        (MOVE, 16, 33),                          # 2943
        (JUMP, 2946),                            # 2944
        (MOVE, 16, 40),                          # 2945
        (MOVE, 13, 16),                          # 2946
        (JUMP, 2961),                            # 2947
        (JBITSN, 0, 0, 0, 65280, 22, 2951),      # 2948: code_type
        (MOVE, 13, 37),                          # 2949
        (JUMP, 2961),                            # 2950
        (JBITS, 0, 0, 0, 65280, 1, 2954),        # 2951: code_type
        (MOVE, 13, 28),                          # 2952
        (JUMP, 2961),                            # 2953
        (JNE, 3, 63, 2957),                      # 2954
        (MOVE, 13, 48),                          # 2955
        (JUMP, 2961),                            # 2956
        (JNE, 3, 64, 2960),                      # 2957
        (MOVE, 13, 65),                          # 2958
        (JUMP, 2961),                            # 2959
        (MOVE, 13, 43),                          # 2960
        (JNE, 13, 33, 2969),                     # 2961
        (LOAD, 13, 31, 9),                       # 2962
        (LOAD, 14, 31, 10),                      # 2963
        (TEXT, 13, 1),                           # 2964
        (MOVE, 10, 13),                          # 2965
        (MOVE, 11, 14),                          # 2966
        (MOVE, 12, 34),                          # 2967
        (JUMP, 3123),                            # 2968
        (JBITSN, 0, 0, 0, 65280, 0, 2972),       # 2969: code_type
        (MOVE, 13, 34),                          # 2970
        (JUMP, 2998),                            # 2971
        (JBITSN, 0, 0, 0, 65280, 19, 2975),      # 2972: code_type
        (MOVE, 13, 33),                          # 2973
        (JUMP, 2998),                            # 2974
        (JBITSN, 0, 0, 0, 65280, 20, 2978),      # 2975: code_type
        (MOVE, 13, 40),                          # 2976
        (JUMP, 2998),                            # 2977
        (JBITSN, 0, 0, 0, 65280, 21, 2985),      # 2978: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 2982),       # 2979: swap_kind
        (MOVE, 16, 33),                          # 2980
        (JUMP, 2983),                            # 2981
        (MOVE, 16, 40),                          # 2982
        (MOVE, 13, 16),                          # 2983
        (JUMP, 2998),                            # 2984
        (JBITSN, 0, 0, 0, 65280, 22, 2988),      # 2985: code_type
        (MOVE, 13, 37),                          # 2986
        (JUMP, 2998),                            # 2987
        (JBITS, 0, 0, 0, 65280, 1, 2991),        # 2988: code_type
        (MOVE, 13, 28),                          # 2989
        (JUMP, 2998),                            # 2990
        (JNE, 3, 63, 2994),                      # 2991
        (MOVE, 13, 48),                          # 2992
        (JUMP, 2998),                            # 2993
        (JNE, 3, 64, 2997),                      # 2994
        (MOVE, 13, 65),                          # 2995
        (JUMP, 2998),                            # 2996
        (MOVE, 13, 43),                          # 2997
        (JNE, 13, 40, 3006),                     # 2998
        (LOAD, 13, 31, 9),                       # 2999
        (LOAD, 14, 31, 10),                      # 3000
        (TEXT, 13, 2),                           # 3001
        (MOVE, 10, 13),                          # 3002
        (MOVE, 11, 14),                          # 3003
        (MOVE, 12, 33),                          # 3004
        (JUMP, 3123),                            # 3005
        (JBITSN, 0, 0, 0, 65280, 0, 3009),       # 3006: code_type
        (MOVE, 13, 34),                          # 3007
        (JUMP, 3035),                            # 3008
        (JBITSN, 0, 0, 0, 65280, 19, 3012),      # 3009: code_type
        (MOVE, 13, 33),                          # 3010
        (JUMP, 3035),                            # 3011
        (JBITSN, 0, 0, 0, 65280, 20, 3015),      # 3012: code_type
        (MOVE, 13, 40),                          # 3013
        (JUMP, 3035),                            # 3014
        (JBITSN, 0, 0, 0, 65280, 21, 3022),      # 3015: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 3019),       # 3016: swap_kind
        (MOVE, 16, 33),                          # 3017
        (JUMP, 3020),                            # 3018
        (MOVE, 16, 40),                          # 3019
        (MOVE, 13, 16),                          # 3020
        (JUMP, 3035),                            # 3021
        (JBITSN, 0, 0, 0, 65280, 22, 3025),      # 3022: code_type
        (MOVE, 13, 37),                          # 3023
        (JUMP, 3035),                            # 3024
        (JBITS, 0, 0, 0, 65280, 1, 3028),        # 3025: code_type
        (MOVE, 13, 28),                          # 3026
        (JUMP, 3035),                            # 3027
        (JNE, 3, 63, 3031),                      # 3028
        (MOVE, 13, 48),                          # 3029
        (JUMP, 3035),                            # 3030
        (JNE, 3, 64, 3034),                      # 3031
        (MOVE, 13, 65),                          # 3032
        (JUMP, 3035),                            # 3033
        (MOVE, 13, 43),                          # 3034
        (JNE, 13, 37, 3043),                     # 3035
        (LOAD, 13, 31, 9),                       # 3036
        (LOAD, 14, 31, 10),                      # 3037
        (TEXT, 13, 3),                           # 3038
        (MOVE, 10, 13),                          # 3039
        (MOVE, 11, 14),                          # 3040
        (MOVE, 12, 40),                          # 3041
        (JUMP, 3123),                            # 3042
        (JBITSN, 0, 0, 0, 65280, 0, 3046),       # 3043: code_type
        (MOVE, 13, 34),                          # 3044
        (JUMP, 3072),                            # 3045
        (JBITSN, 0, 0, 0, 65280, 19, 3049),      # 3046: code_type
        (MOVE, 13, 33),                          # 3047
        (JUMP, 3072),                            # 3048
        (JBITSN, 0, 0, 0, 65280, 20, 3052),      # 3049: code_type
        (MOVE, 13, 40),                          # 3050
        (JUMP, 3072),                            # 3051
        (JBITSN, 0, 0, 0, 65280, 21, 3059),      # 3052: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 3056),       # 3053: swap_kind
        (MOVE, 16, 33),                          # 3054
        (JUMP, 3057),                            # 3055
        (MOVE, 16, 40),                          # 3056
        (MOVE, 13, 16),                          # 3057
        (JUMP, 3072),                            # 3058
        (JBITSN, 0, 0, 0, 65280, 22, 3062),      # 3059: code_type
        (MOVE, 13, 37),                          # 3060
        (JUMP, 3072),                            # 3061
        (JBITS, 0, 0, 0, 65280, 1, 3065),        # 3062: code_type
        (MOVE, 13, 28),                          # 3063
        (JUMP, 3072),                            # 3064
        (JNE, 3, 63, 3068),                      # 3065
        (MOVE, 13, 48),                          # 3066
        (JUMP, 3072),                            # 3067
        (JNE, 3, 64, 3071),                      # 3068
        (MOVE, 13, 65),                          # 3069
        (JUMP, 3072),                            # 3070
        (MOVE, 13, 43),                          # 3071
        (JNE, 13, 48, 3080),                     # 3072
        (LOAD, 13, 31, 9),                       # 3073
        (LOAD, 14, 31, 10),                      # 3074
        (TEXT, 13, 4),                           # 3075
        (MOVE, 10, 13),                          # 3076
        (MOVE, 11, 14),                          # 3077
        (MOVE, 12, 37),                          # 3078
        (JUMP, 3123),                            # 3079
        (JBITSN, 0, 0, 0, 65280, 0, 3083),       # 3080: code_type
        (MOVE, 13, 34),                          # 3081
        (JUMP, 3109),                            # 3082
        (JBITSN, 0, 0, 0, 65280, 19, 3086),      # 3083: code_type
        (MOVE, 13, 33),                          # 3084
        (JUMP, 3109),                            # 3085
        (JBITSN, 0, 0, 0, 65280, 20, 3089),      # 3086: code_type
        (MOVE, 13, 40),                          # 3087
        (JUMP, 3109),                            # 3088
        (JBITSN, 0, 0, 0, 65280, 21, 3096),      # 3089: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 3093),       # 3090: swap_kind
        (MOVE, 16, 33),                          # 3091
        (JUMP, 3094),                            # 3092
        (MOVE, 16, 40),                          # 3093
        (MOVE, 13, 16),                          # 3094
        (JUMP, 3109),                            # 3095
        (JBITSN, 0, 0, 0, 65280, 22, 3099),      # 3096: code_type
        (MOVE, 13, 37),                          # 3097
        (JUMP, 3109),                            # 3098
        (JBITS, 0, 0, 0, 65280, 1, 3102),        # 3099: code_type
        (MOVE, 13, 28),                          # 3100
        (JUMP, 3109),                            # 3101
        (JNE, 3, 63, 3105),                      # 3102
        (MOVE, 13, 48),                          # 3103
        (JUMP, 3109),                            # 3104
        (JNE, 3, 64, 3108),                      # 3105
        (MOVE, 13, 65),                          # 3106
        (JUMP, 3109),                            # 3107
        (MOVE, 13, 43),                          # 3108
        (JNE, 13, 65, 3117),                     # 3109
        (LOAD, 13, 31, 9),                       # 3110
        (LOAD, 14, 31, 10),                      # 3111
        (TEXT, 13, 5),                           # 3112
        (MOVE, 10, 13),                          # 3113
        (MOVE, 11, 14),                          # 3114
        (MOVE, 12, 43),                          # 3115
        (JUMP, 3123),                            # 3116
        (LOAD, 13, 31, 9),                       # 3117
        (LOAD, 14, 31, 10),                      # 3118
        (TEXT, 13, 6),                           # 3119
        (MOVE, 10, 13),                          # 3120
        (MOVE, 11, 14),                          # 3121
        (MOVE, 12, 48),                          # 3122
        (STORE, 31, 16, 10),                     # 3123
        (STORE, 31, 17, 11),                     # 3124
        (STORE, 31, 18, 12),                     # 3125
        (STORE, 31, 15, 34),                     # 3126
        (LOAD, 9, 4, 20),                        # 3127
        (JZ, 9, 3234),                           # 3128
        (ROWAT, 32, 24, 9),                      # 3129
        (MOVE, 10, 28),                          # 3130
        (LOAD, 11, 32, 3),                       # 3131
        (JGE, 10, 11, 3234),                     # 3132
        (ITEM, 33, 25, 32, 2, 10),               # 3133
        (U1, 12, 33, 2, 0),                      # 3134
        (JGE, 12, 61, 3144),                     # 3135
        (LOAD, 12, 33, 3),                       # 3136
        (JZ, 12, 3530),                          # 3137
        (LOAD, 13, 33, 4),                       # 3138
        (LOAD, 14, 33, 5),                       # 3139
        (BYTE, 15, 13, 28),                      # 3140
        (LT, 16, 15, 35),                        # 3141
        (STORE, 33, 17, 16),                     # 3142
        (STORE, 33, 16, 34),                     # 3143
        (U1, 12, 33, 2, 0),                      # 3144
        (JGE, 12, 61, 3154),                     # 3145
        (LOAD, 12, 33, 3),                       # 3146
        (JZ, 12, 3530),                          # 3147
        (LOAD, 13, 33, 4),                       # 3148
        (LOAD, 14, 33, 5),                       # 3149
        (BYTE, 15, 13, 28),                      # 3150
        (EQ, 16, 15, 35),                        # 3151
        (STORE, 33, 19, 16),                     # 3152
        (STORE, 33, 18, 34),                     # 3153
        (U1, 12, 33, 2, 0),                      # 3154
        (JGE, 12, 61, 3183),                     # 3155
        (LOAD, 12, 33, 3),                       # 3156
        (JZ, 12, 3530),                          # 3157
        (LOAD, 13, 33, 4),                       # 3158
        (LOAD, 14, 33, 5),                       # 3159
        (BYTE, 15, 13, 28),                      # 3160
        (JEQ, 15, 35, 3183),                     # 3161
        (LOAD, 15, 33, 3),                       # 3162
        (JZ, 15, 3530),                          # 3163
        (LOAD, 16, 33, 4),                       # 3164
        (LOAD, 17, 33, 5),                       # 3165
        (BYTE, 18, 16, 28),                      # 3166
        (JGE, 18, 35, 3175),                     # 3167
        (LOAD, 15, 33, 3),                       # 3168
        (JZ, 15, 3530),                          # 3169
        (LOAD, 16, 33, 4),                       # 3170
        (LOAD, 17, 33, 5),                       # 3171
        (BYTE, 18, 16, 28),                      # 3172
        (SUB, 12, 66, 18),                       # 3173
        (JUMP, 3181),                            # 3174
        (LOAD, 15, 33, 3),                       # 3175
        (JZ, 15, 3530),                          # 3176
        (LOAD, 16, 33, 4),                       # 3177
        (LOAD, 17, 33, 5),                       # 3178
        (BYTE, 18, 16, 28),                      # 3179
        (SUB, 12, 18, 67),                       # 3180
        (STORE, 33, 21, 12),                     # 3181
        (STORE, 33, 20, 34),                     # 3182
        (U1, 12, 33, 9, 0),                      # 3183
        (JGE, 12, 61, 3193),                     # 3184
        (LOAD, 12, 33, 10),                      # 3185
        (JZ, 12, 3530),                          # 3186
        (LOAD, 13, 33, 11),                      # 3187
        (LOAD, 14, 33, 12),                      # 3188
        (BYTE, 15, 13, 28),                      # 3189
        (LT, 16, 15, 35),                        # 3190
        (STORE, 33, 23, 16),                     # 3191
        (STORE, 33, 22, 34),                     # 3192
        (U1, 12, 33, 9, 0),                      # 3193
        (JGE, 12, 61, 3203),                     # 3194
        (LOAD, 12, 33, 10),                      # 3195
        (JZ, 12, 3530),                          # 3196
        (LOAD, 13, 33, 11),                      # 3197
        (LOAD, 14, 33, 12),                      # 3198
        (BYTE, 15, 13, 28),                      # 3199
        (EQ, 16, 15, 35),                        # 3200
        (STORE, 33, 25, 16),                     # 3201
        (STORE, 33, 24, 34),                     # 3202
        (U1, 12, 33, 9, 0),                      # 3203
        (JGE, 12, 61, 3232),                     # 3204
        (LOAD, 12, 33, 10),                      # 3205
        (JZ, 12, 3530),                          # 3206
        (LOAD, 13, 33, 11),                      # 3207
        (LOAD, 14, 33, 12),                      # 3208
        (BYTE, 15, 13, 28),                      # 3209
        (JEQ, 15, 35, 3232),                     # 3210
        (LOAD, 15, 33, 10),                      # 3211
        (JZ, 15, 3530),                          # 3212
        (LOAD, 16, 33, 11),                      # 3213
        (LOAD, 17, 33, 12),                      # 3214
        (BYTE, 18, 16, 28),                      # 3215
        (JGE, 18, 35, 3224),                     # 3216
        (LOAD, 15, 33, 10),                      # 3217
        (JZ, 15, 3530),                          # 3218
        (LOAD, 16, 33, 11),                      # 3219
        (LOAD, 17, 33, 12),                      # 3220
        (BYTE, 18, 16, 28),                      # 3221
        (SUB, 12, 66, 18),                       # 3222
        (JUMP, 3230),                            # 3223
        (LOAD, 15, 33, 10),                      # 3224
        (JZ, 15, 3530),                          # 3225
        (LOAD, 16, 33, 11),                      # 3226
        (LOAD, 17, 33, 12),                      # 3227
        (BYTE, 18, 16, 28),                      # 3228
        (SUB, 12, 18, 67),                       # 3229
        (STORE, 33, 27, 12),                     # 3230
        (STORE, 33, 26, 34),                     # 3231
        (LOOP, 10, 0),                           # 3232
        (JUMP, 3131),                            # 3233
        (LOAD, 9, 4, 21),                        # 3234
        (JZ, 9, 3260),                           # 3235
        (ROWAT, 34, 26, 9),                      # 3236
        (LOAD, 10, 34, 3),                       # 3237
        (JZ, 10, 3260),                          # 3238
        (MOVE, 11, 28),                          # 3239
        (LOAD, 12, 34, 5),                       # 3240
        (JGE, 11, 12, 3260),                     # 3241
        (ITEM, 37, 27, 34, 4, 11),               # 3242
        (MOVE, 13, 28),                          # 3243
        (LOAD, 14, 37, 4),                       # 3244
        (JGE, 13, 14, 3258),                     # 3245
        (ITEM, 38, 28, 37, 3, 13),               # 3246
        (JBITS, 38, 2, 0, 65280, 255, 3252),     # 3247: len_or_mark
        (U1, 18, 38, 2, 0),                      # 3248
        (JLT, 18, 62, 3252),                     # 3249
        (JBITSN, 38, 2, 0, 65280, 250, 3254),    # 3250: len_or_mark
        (JNE, 4, 28, 3254),                      # 3251
        (MOVE, 15, 28),                          # 3252
        (JUMP, 3255),                            # 3253
        (U1, 15, 38, 2, 0),                      # 3254
        (STORE, 38, 11, 15),                     # 3255
        (LOOP, 13, 0),                           # 3256
        (JUMP, 3244),                            # 3257
        (LOOP, 11, 0),                           # 3258
        (JUMP, 3240),                            # 3259
        (LOAD, 9, 4, 23),                        # 3260
        (JZ, 9, 3525),                           # 3261
        (ROWAT, 41, 31, 9),                      # 3262
        (JBITSN, 0, 0, 0, 65280, 0, 3266),       # 3263: code_type
        (MOVE, 10, 34),                          # 3264
        (JUMP, 3292),                            # 3265
        (JBITSN, 0, 0, 0, 65280, 19, 3269),      # 3266: code_type
        (MOVE, 10, 33),                          # 3267
        (JUMP, 3292),                            # 3268
        (JBITSN, 0, 0, 0, 65280, 20, 3272),      # 3269: code_type
        (MOVE, 10, 40),                          # 3270
        (JUMP, 3292),                            # 3271
        (JBITSN, 0, 0, 0, 65280, 21, 3279),      # 3272: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 3276),       # 3273: swap_kind
        (MOVE, 13, 33),                          # 3274
        (JUMP, 3277),                            # 3275
        (MOVE, 13, 40),                          # 3276
        (MOVE, 10, 13),                          # 3277
        (JUMP, 3292),                            # 3278
        (JBITSN, 0, 0, 0, 65280, 22, 3282),      # 3279: code_type
        (MOVE, 10, 37),                          # 3280
        (JUMP, 3292),                            # 3281
        (JBITS, 0, 0, 0, 65280, 1, 3285),        # 3282: code_type
        (MOVE, 10, 28),                          # 3283
        (JUMP, 3292),                            # 3284
        (JNE, 3, 63, 3288),                      # 3285
        (MOVE, 10, 48),                          # 3286
        (JUMP, 3292),                            # 3287
        (JNE, 3, 64, 3291),                      # 3288
        (MOVE, 10, 65),                          # 3289
        (JUMP, 3292),                            # 3290
        (MOVE, 10, 43),                          # 3291
        (JEQ, 10, 28, 3525),                     # 3292
        (JBITSN, 0, 0, 0, 65280, 0, 3296),       # 3293: code_type
        (MOVE, 13, 34),                          # 3294
        (JUMP, 3322),                            # 3295
        (JBITSN, 0, 0, 0, 65280, 19, 3299),      # 3296: code_type
        (MOVE, 13, 33),                          # 3297
        (JUMP, 3322),                            # 3298
        (JBITSN, 0, 0, 0, 65280, 20, 3302),      # 3299: code_type
        (MOVE, 13, 40),                          # 3300
        (JUMP, 3322),                            # 3301
        (JBITSN, 0, 0, 0, 65280, 21, 3309),      # 3302: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 3306),       # 3303: swap_kind
        (MOVE, 16, 33),                          # 3304
        (JUMP, 3307),                            # 3305
        (MOVE, 16, 40),                          # 3306
        (MOVE, 13, 16),                          # 3307
        (JUMP, 3322),                            # 3308
        (JBITSN, 0, 0, 0, 65280, 22, 3312),      # 3309: code_type
        (MOVE, 13, 37),                          # 3310
        (JUMP, 3322),                            # 3311
        (JBITS, 0, 0, 0, 65280, 1, 3315),        # 3312: code_type
        (MOVE, 13, 28),                          # 3313
        (JUMP, 3322),                            # 3314
        (JNE, 3, 63, 3318),                      # 3315
        (MOVE, 13, 48),                          # 3316
        (JUMP, 3322),                            # 3317
        (JNE, 3, 64, 3321),                      # 3318
        (MOVE, 13, 65),                          # 3319
        (JUMP, 3322),                            # 3320
        (MOVE, 13, 43),                          # 3321
        (JNE, 13, 34, 3330),                     # 3322
        (LOAD, 13, 41, 4),                       # 3323
        (LOAD, 14, 41, 5),                       # 3324
        (TEXT, 13, 0),                           # 3325
        (MOVE, 10, 13),                          # 3326
        (MOVE, 11, 14),                          # 3327
        (MOVE, 12, 28),                          # 3328
        (JUMP, 3521),                            # 3329
        (JBITSN, 0, 0, 0, 65280, 0, 3333),       # 3330: code_type
        (MOVE, 13, 34),                          # 3331
        (JUMP, 3359),                            # 3332
        (JBITSN, 0, 0, 0, 65280, 19, 3336),      # 3333: code_type
        (MOVE, 13, 33),                          # 3334
        (JUMP, 3359),                            # 3335
        (JBITSN, 0, 0, 0, 65280, 20, 3339),      # 3336: code_type
        (MOVE, 13, 40),                          # 3337
        (JUMP, 3359),                            # 3338
        (JBITSN, 0, 0, 0, 65280, 21, 3346),      # 3339: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 3343),       # 3340: swap_kind
        (MOVE, 16, 33),                          # 3341
        (JUMP, 3344),                            # 3342
        (MOVE, 16, 40),                          # 3343
        (MOVE, 13, 16),                          # 3344
        (JUMP, 3359),                            # 3345
        (JBITSN, 0, 0, 0, 65280, 22, 3349),      # 3346: code_type
        (MOVE, 13, 37),                          # 3347
        (JUMP, 3359),                            # 3348
        (JBITS, 0, 0, 0, 65280, 1, 3352),        # 3349: code_type
        (MOVE, 13, 28),                          # 3350
        (JUMP, 3359),                            # 3351
        (JNE, 3, 63, 3355),                      # 3352
        (MOVE, 13, 48),                          # 3353
        (JUMP, 3359),                            # 3354
        (JNE, 3, 64, 3358),                      # 3355
        (MOVE, 13, 65),                          # 3356
        (JUMP, 3359),                            # 3357
        (MOVE, 13, 43),                          # 3358
        (JNE, 13, 33, 3367),                     # 3359
        (LOAD, 13, 41, 4),                       # 3360
        (LOAD, 14, 41, 5),                       # 3361
        (TEXT, 13, 1),                           # 3362
        (MOVE, 10, 13),                          # 3363
        (MOVE, 11, 14),                          # 3364
        (MOVE, 12, 34),                          # 3365
        (JUMP, 3521),                            # 3366
        (JBITSN, 0, 0, 0, 65280, 0, 3370),       # 3367: code_type
        (MOVE, 13, 34),                          # 3368
        (JUMP, 3396),                            # 3369
        (JBITSN, 0, 0, 0, 65280, 19, 3373),      # 3370: code_type
        (MOVE, 13, 33),                          # 3371
        (JUMP, 3396),                            # 3372
        (JBITSN, 0, 0, 0, 65280, 20, 3376),      # 3373: code_type
        (MOVE, 13, 40),                          # 3374
        (JUMP, 3396),                            # 3375
        (JBITSN, 0, 0, 0, 65280, 21, 3383),      # 3376: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 3380),       # 3377: swap_kind
        (MOVE, 16, 33),                          # 3378
        (JUMP, 3381),                            # 3379
        (MOVE, 16, 40),                          # 3380
        (MOVE, 13, 16),                          # 3381
        (JUMP, 3396),                            # 3382
        (JBITSN, 0, 0, 0, 65280, 22, 3386),      # 3383: code_type
        (MOVE, 13, 37),                          # 3384
        (JUMP, 3396),                            # 3385
        (JBITS, 0, 0, 0, 65280, 1, 3389),        # 3386: code_type
        (MOVE, 13, 28),                          # 3387
        (JUMP, 3396),                            # 3388
        (JNE, 3, 63, 3392),                      # 3389
        (MOVE, 13, 48),                          # 3390
        (JUMP, 3396),                            # 3391
        (JNE, 3, 64, 3395),                      # 3392
        (MOVE, 13, 65),                          # 3393
        (JUMP, 3396),                            # 3394
        (MOVE, 13, 43),                          # 3395
        (JNE, 13, 40, 3404),                     # 3396
        (LOAD, 13, 41, 4),                       # 3397
        (LOAD, 14, 41, 5),                       # 3398
        (TEXT, 13, 2),                           # 3399
        (MOVE, 10, 13),                          # 3400
        (MOVE, 11, 14),                          # 3401
        (MOVE, 12, 33),                          # 3402
        (JUMP, 3521),                            # 3403
        (JBITSN, 0, 0, 0, 65280, 0, 3407),       # 3404: code_type
        (MOVE, 13, 34),                          # 3405
        (JUMP, 3433),                            # 3406
        (JBITSN, 0, 0, 0, 65280, 19, 3410),      # 3407: code_type
        (MOVE, 13, 33),                          # 3408
        (JUMP, 3433),                            # 3409
        (JBITSN, 0, 0, 0, 65280, 20, 3413),      # 3410: code_type
        (MOVE, 13, 40),                          # 3411
        (JUMP, 3433),                            # 3412
        (JBITSN, 0, 0, 0, 65280, 21, 3420),      # 3413: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 3417),       # 3414: swap_kind
        (MOVE, 16, 33),                          # 3415
        (JUMP, 3418),                            # 3416
        (MOVE, 16, 40),                          # 3417
        (MOVE, 13, 16),                          # 3418
        (JUMP, 3433),                            # 3419
        (JBITSN, 0, 0, 0, 65280, 22, 3423),      # 3420: code_type
        (MOVE, 13, 37),                          # 3421
        (JUMP, 3433),                            # 3422
        (JBITS, 0, 0, 0, 65280, 1, 3426),        # 3423: code_type
        (MOVE, 13, 28),                          # 3424
        (JUMP, 3433),                            # 3425
        (JNE, 3, 63, 3429),                      # 3426
        (MOVE, 13, 48),                          # 3427
        (JUMP, 3433),                            # 3428
        (JNE, 3, 64, 3432),                      # 3429
        (MOVE, 13, 65),                          # 3430
        (JUMP, 3433),                            # 3431
        (MOVE, 13, 43),                          # 3432
        (JNE, 13, 37, 3441),                     # 3433
        (LOAD, 13, 41, 4),                       # 3434
        (LOAD, 14, 41, 5),                       # 3435
        (TEXT, 13, 3),                           # 3436
        (MOVE, 10, 13),                          # 3437
        (MOVE, 11, 14),                          # 3438
        (MOVE, 12, 40),                          # 3439
        (JUMP, 3521),                            # 3440
        (JBITSN, 0, 0, 0, 65280, 0, 3444),       # 3441: code_type
        (MOVE, 13, 34),                          # 3442
        (JUMP, 3470),                            # 3443
        (JBITSN, 0, 0, 0, 65280, 19, 3447),      # 3444: code_type
        (MOVE, 13, 33),                          # 3445
        (JUMP, 3470),                            # 3446
        (JBITSN, 0, 0, 0, 65280, 20, 3450),      # 3447: code_type
        (MOVE, 13, 40),                          # 3448
        (JUMP, 3470),                            # 3449
        (JBITSN, 0, 0, 0, 65280, 21, 3457),      # 3450: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 3454),       # 3451: swap_kind
        (MOVE, 16, 33),                          # 3452
        (JUMP, 3455),                            # 3453
        (MOVE, 16, 40),                          # 3454
        (MOVE, 13, 16),                          # 3455
        (JUMP, 3470),                            # 3456
        (JBITSN, 0, 0, 0, 65280, 22, 3460),      # 3457: code_type
        (MOVE, 13, 37),                          # 3458
        (JUMP, 3470),                            # 3459
        (JBITS, 0, 0, 0, 65280, 1, 3463),        # 3460: code_type
        (MOVE, 13, 28),                          # 3461
        (JUMP, 3470),                            # 3462
        (JNE, 3, 63, 3466),                      # 3463
        (MOVE, 13, 48),                          # 3464
        (JUMP, 3470),                            # 3465
        (JNE, 3, 64, 3469),                      # 3466
        (MOVE, 13, 65),                          # 3467
        (JUMP, 3470),                            # 3468
        (MOVE, 13, 43),                          # 3469
        (JNE, 13, 48, 3478),                     # 3470
        (LOAD, 13, 41, 4),                       # 3471
        (LOAD, 14, 41, 5),                       # 3472
        (TEXT, 13, 4),                           # 3473
        (MOVE, 10, 13),                          # 3474
        (MOVE, 11, 14),                          # 3475
        (MOVE, 12, 37),                          # 3476
        (JUMP, 3521),                            # 3477
        (JBITSN, 0, 0, 0, 65280, 0, 3481),       # 3478: code_type
        (MOVE, 13, 34),                          # 3479
        (JUMP, 3507),                            # 3480
        (JBITSN, 0, 0, 0, 65280, 19, 3484),      # 3481: code_type
        (MOVE, 13, 33),                          # 3482
        (JUMP, 3507),                            # 3483
        (JBITSN, 0, 0, 0, 65280, 20, 3487),      # 3484: code_type
        (MOVE, 13, 40),                          # 3485
        (JUMP, 3507),                            # 3486
        (JBITSN, 0, 0, 0, 65280, 21, 3494),      # 3487: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 3491),       # 3488: swap_kind
        (MOVE, 16, 33),                          # 3489
        (JUMP, 3492),                            # 3490
        (MOVE, 16, 40),                          # 3491
        (MOVE, 13, 16),                          # 3492
        (JUMP, 3507),                            # 3493
        (JBITSN, 0, 0, 0, 65280, 22, 3497),      # 3494: code_type
        (MOVE, 13, 37),                          # 3495
        (JUMP, 3507),                            # 3496
        (JBITS, 0, 0, 0, 65280, 1, 3500),        # 3497: code_type
        (MOVE, 13, 28),                          # 3498
        (JUMP, 3507),                            # 3499
        (JNE, 3, 63, 3503),                      # 3500
        (MOVE, 13, 48),                          # 3501
        (JUMP, 3507),                            # 3502
        (JNE, 3, 64, 3506),                      # 3503
        (MOVE, 13, 65),                          # 3504
        (JUMP, 3507),                            # 3505
        (MOVE, 13, 43),                          # 3506
        (JNE, 13, 65, 3515),                     # 3507
        (LOAD, 13, 41, 4),                       # 3508
        (LOAD, 14, 41, 5),                       # 3509
        (TEXT, 13, 5),                           # 3510
        (MOVE, 10, 13),                          # 3511
        (MOVE, 11, 14),                          # 3512
        (MOVE, 12, 43),                          # 3513
        (JUMP, 3521),                            # 3514
        (LOAD, 13, 41, 4),                       # 3515
        (LOAD, 14, 41, 5),                       # 3516
        (TEXT, 13, 6),                           # 3517
        (MOVE, 10, 13),                          # 3518
        (MOVE, 11, 14),                          # 3519
        (MOVE, 12, 48),                          # 3520
        (STORE, 41, 7, 10),                      # 3521
        (STORE, 41, 8, 11),                      # 3522
        (STORE, 41, 9, 12),                      # 3523
        (STORE, 41, 6, 34),                      # 3524
        (LOOP, 7, 0),                            # 3525
        (JUMP, 805),                             # 3526
        (LOOP, 5, 0),                            # 3527
        (JUMP, 801),                             # 3528
        (DONE,),                                 # 3529
        (FAIL,),                                 # 3530
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
        (JNE, 2, 13, 42),                        # 15
        (U1, 5, 0, 0, 0),                        # 16
        (JLE, 5, 12, 42),                        # 17
        (JGE, 5, 8, 42),                         # 18
        (JBITS, 0, 0, 1, 65280, 1, 21),          # 19: _
        (JBITSN, 0, 0, 1, 65280, 2, 42),         # 20: _
        (JEQ, 1, 7, 26),                         # 21
        (JBITSN, 0, 0, 0, 65280, 19, 24),        # 22: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 42),         # 23: _
        (JBITSN, 0, 0, 0, 65280, 20, 26),        # 24: code_type
        (JBITSN, 0, 0, 1, 65280, 1, 42),         # 25: _
        (U1, 5, 0, 0, 1),                        # 26
        (JNE, 5, 12, 30),                        # 27
        (STORE, 0, 1, 13),                       # 28: byte order le
        (JUMP, 33),                              # 29
        (JNE, 5, 13, 42),                        # 30
        (STORE, 0, 1, 7),                        # 31: byte order be
        (JUMP, 33),                              # 32
        (RUN, 0, 2, 30),                         # 33: filler1, appl_version, application, varpart_size, varpart_len, filler2, no_of_segm, filler3
        (NUMBER2, 5, 0, 2, 10, 52, 1),           # 34
        (JLT, 5, 7, 42),                         # 35
        (NUMBER2, 5, 0, 2, 14, 52, 1),           # 36
        (JLT, 5, 7, 42),                         # 37
        (NUMBER2, 6, 0, 2, 10, 52, 1),           # 38
        (JGT, 5, 6, 42),                         # 39
        (BYTES, 0, 3, 5),                        # 40: varpart
        (DONE,),                                 # 41
        (FAIL,),                                 # 42
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
