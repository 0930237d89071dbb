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
        (JNE, 2, 34, 1964),                      # 15
        (U1, 5, 0, 0, 0),                        # 16
        (JLE, 5, 33, 1964),                      # 17
        (JGE, 5, 29, 1964),                      # 18
        (JBITS, 0, 0, 1, 65280, 1, 21),          # 19: _
        (JBITSN, 0, 0, 1, 65280, 2, 1964),       # 20: _
        (JEQ, 1, 28, 26),                        # 21
        (JBITSN, 0, 0, 0, 65280, 19, 24),        # 22: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1964),       # 23: _
        (JBITSN, 0, 0, 0, 65280, 20, 26),        # 24: code_type
        (JBITSN, 0, 0, 1, 65280, 1, 1964),       # 25: _
        (U1, 5, 0, 0, 1),                        # 26
        (JNE, 5, 34, 30),                        # 27
        (STORE, 0, 1, 28),                       # 28: byte order be
        (JUMP, 33),                              # 29
        (JNE, 5, 33, 1964),                      # 30
        (STORE, 0, 1, 34),                       # 31: byte order le
        (JUMP, 33),                              # 32
        (RUN, 0, 2, 30),                         # 33: filler1, appl_version, application, varpart_size, varpart_len, filler2, no_of_segm, filler3
        (FIXED, 5, 0, 2, 2, 5),                  # 34
        (TEXT, 5, 0),                            # 35: appl_version is ISO-8859-1
        (FIXED, 5, 0, 2, 7, 3),                  # 36
        (TEXT, 5, 0),                            # 37: application is ISO-8859-1
        (NUMBER2, 5, 0, 2, 20, 50, 1),           # 38
        (JLT, 5, 34, 1964),                      # 39
        (NUMBER2, 6, 0, 2, 14, 52, 1),           # 40
        (DIV, 7, 6, 36),                         # 41
        (JGT, 5, 7, 1964),                       # 42
        (NUMBER2, 5, 0, 2, 14, 52, 1),           # 43
        (BYTES, 0, 3, 5),                        # 44: varpart
        (OPEN, 6, 0, 3),                         # 45
        (U1, 8, 0, 0, 1),                        # 46
        (JNE, 8, 34, 50),                        # 47
        (STORE, 0, 5, 28),                       # 48: byte order be
        (JUMP, 53),                              # 49
        (JNE, 8, 33, 1964),                      # 50
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
        (JLT, 11, 36, 1964),                     # 64
        (LOAD, 12, 0, 4),                        # 65
        (LOAD, 13, 0, 3),                        # 66
        (POSITION, 13, 13),                      # 67
        (SUB, 14, 12, 13),                       # 68
        (ADD, 15, 14, 37),                       # 69
        (JGT, 11, 15, 1964),                     # 70
        (RUN, 1, 3, 4),                          # 71: segm_offset
        (NUMBER2, 11, 1, 3, 0, 52, 1),           # 72
        (LOAD, 12, 0, 3),                        # 73
        (POSITION, 12, 12),                      # 74
        (SUB, 13, 12, 38),                       # 75
        (JNE, 11, 13, 1964),                     # 76
        (RUN, 1, 4, 5),                          # 77: no_of_parts, own_index, segm_kind
        (NUMBER2, 11, 1, 4, 0, 50, 1),           # 78
        (JLT, 11, 28, 1964),                     # 79
        (JEQ, 1, 28, 85),                        # 80
        (NUMBER2, 12, 1, 2, 0, 52, 1),           # 81
        (SUB, 13, 12, 36),                       # 82
        (DIV, 14, 13, 39),                       # 83
        (JGT, 11, 14, 1964),                     # 84
        (NUMBER2, 11, 1, 4, 2, 50, 1),           # 85
        (LOAD, 12, 1, 0),                        # 86
        (ADD, 13, 12, 34),                       # 87
        (JNE, 11, 13, 1964),                     # 88
        (U1, 11, 1, 4, 4),                       # 89
        (JLT, 11, 34, 1964),                     # 90
        (JGT, 11, 37, 1964),                     # 91
        (JEQ, 1, 28, 97),                        # 92
        (JBITSN, 1, 4, 4, 65280, 1, 97),         # 93: _
        (NUMBER2, 11, 1, 2, 0, 52, 1),           # 94
        (MOD, 12, 11, 38),                       # 95
        (JNE, 12, 28, 1964),                     # 96
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
        (JNE, 12, 28, 1964),                     # 110
        (JUMP, 114),                             # 111
        (NUMBER2, 12, 1, 4, 0, 50, 1),           # 112
        (JEQ, 12, 28, 1964),                     # 113
        (JLT, 1, 33, 120),                       # 114
        (U1, 12, 1, 4, 4),                       # 115
        (JNE, 12, 34, 120),                      # 116
        (U1, 12, 2, 1, 1),                       # 117
        (JLT, 12, 34, 1964),                     # 118
        (JGT, 12, 43, 1964),                     # 119
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
        (JGT, 15, 18, 1964),                     # 147
        (JEQ, 1, 28, 174),                       # 148
        (LOAD, 14, 4, 0),                        # 149
        (JGT, 14, 28, 174),                      # 150
        (U1, 14, 1, 4, 4),                       # 151
        (JNE, 14, 34, 174),                      # 152
        (JBITS, 4, 2, 0, 65280, 3, 174),         # 153: _
        (LOAD, 14, 1, 5),                        # 154
        (JZ, 14, 1964),                          # 155
        (ROWAT, 5, 2, 14),                       # 156
        (U1, 15, 5, 1, 0),                       # 157
        (JEQ, 15, 33, 1964),                     # 158
        (LOAD, 14, 1, 5),                        # 159
        (JZ, 14, 1964),                          # 160
        (ROWAT, 6, 2, 14),                       # 161
        (U1, 15, 6, 1, 0),                       # 162
        (JEQ, 15, 40, 1964),                     # 163
        (LOAD, 14, 1, 5),                        # 164
        (JZ, 14, 1964),                          # 165
        (ROWAT, 7, 2, 14),                       # 166
        (U1, 15, 7, 1, 0),                       # 167
        (JEQ, 15, 43, 1964),                     # 168
        (LOAD, 14, 1, 5),                        # 169
        (JZ, 14, 1964),                          # 170
        (ROWAT, 8, 2, 14),                       # 171
        (U1, 15, 8, 1, 0),                       # 172
        (JEQ, 15, 45, 1964),                     # 173
        (JEQ, 1, 28, 185),                       # 174
        (LOAD, 14, 4, 0),                        # 175
        (JGT, 14, 28, 185),                      # 176
        (U1, 14, 1, 4, 4),                       # 177
        (JNE, 14, 34, 185),                      # 178
        (JBITS, 4, 2, 0, 65280, 10, 185),        # 179: _
        (LOAD, 14, 1, 5),                        # 180
        (JZ, 14, 1964),                          # 181
        (ROWAT, 9, 2, 14),                       # 182
        (U1, 15, 9, 1, 0),                       # 183
        (JEQ, 15, 47, 1964),                     # 184
        (RUN, 4, 3, 11),                         # 185: unused_attributes, first_packet, next_packet, last_packet, arg_count, segm_offset, buf_len
        (NUMBER2, 14, 4, 3, 1, 50, 1),           # 186
        (JLT, 14, 28, 1964),                     # 187
        (JEQ, 1, 28, 200),                       # 188
        (JGT, 14, 28, 200),                      # 189
        (U1, 14, 1, 4, 4),                       # 190
        (JNE, 14, 34, 200),                      # 191
        (JBITSN, 4, 3, 0, 256, 0, 200),          # 192: last_packet
        (JBITS, 4, 2, 0, 65280, 0, 200),         # 193: part_kind
        (JBITS, 4, 2, 0, 65280, 1, 200),         # 194: part_kind
        (LOAD, 14, 1, 5),                        # 195
        (JZ, 14, 1964),                          # 196
        (ROWAT, 10, 2, 14),                      # 197
        (U1, 15, 10, 1, 0),                      # 198
        (JNE, 15, 41, 1964),                     # 199
        (NUMBER2, 14, 4, 3, 3, 52, 1),           # 200
        (NUMBER2, 15, 1, 3, 0, 52, 1),           # 201
        (JNE, 14, 15, 1964),                     # 202
        (NUMBER2, 14, 4, 3, 7, 52, 1),           # 203
        (JLT, 14, 28, 1964),                     # 204
        (NUMBER2, 16, 1, 2, 0, 52, 1),           # 205
        (ADD, 17, 15, 16),                       # 206
        (LOAD, 18, 0, 3),                        # 207
        (POSITION, 18, 18),                      # 208
        (SUB, 19, 17, 18),                       # 209
        (SUB, 20, 19, 37),                       # 210
        (JGT, 14, 20, 1964),                     # 211
        (RUN, 4, 4, 4),                          # 212: buf_size
        (NUMBER2, 14, 4, 4, 0, 52, 1),           # 213
        (NUMBER2, 15, 4, 3, 7, 52, 1),           # 214
        (JGE, 14, 15, 217),                      # 215
        (JNE, 1, 28, 1964),                      # 216
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
        (JZ, 17, 1964),                          # 333
        (ROWAT, 19, 2, 17),                      # 334
        (U1, 18, 19, 1, 0),                      # 335
        (JEQ, 18, 33, 342),                      # 336
        (LOAD, 17, 1, 5),                        # 337
        (JZ, 17, 1964),                          # 338
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
        (JNE, 19, 28, 1964),                     # 390
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
        (JZ, 17, 1964),                          # 609
        (ROWAT, 35, 2, 17),                      # 610
        (U1, 18, 35, 1, 0),                      # 611
        (JEQ, 18, 33, 618),                      # 612
        (LOAD, 17, 1, 5),                        # 613
        (JZ, 17, 1964),                          # 614
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
        (JZ, 26, 1964),                          # 661
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
        (JZ, 26, 1964),                          # 680
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
        (JNE, 19, 28, 1964),                     # 701
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
        (JGE, 5, 6, 1963),                       # 802
        (ITEM, 1, 1, 0, 6, 5),                   # 803
        (MOVE, 7, 28),                           # 804
        (LOAD, 8, 1, 8),                         # 805
        (JGE, 7, 8, 1961),                       # 806
        (ITEM, 4, 4, 1, 7, 7),                   # 807
        (LOAD, 9, 4, 8),                         # 808
        (JZ, 9, 905),                            # 809
        (ROWAT, 13, 7, 9),                       # 810
        (MOVE, 10, 28),                          # 811
        (LOAD, 11, 13, 3),                       # 812
        (JGE, 10, 11, 905),                      # 813
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
        (JEQ, 12, 28, 903),                      # 844
        (JNE, 12, 34, 853),                      # 845
        (LOAD, 18, 14, 4),                       # 846
        (LOAD, 19, 14, 5),                       # 847
        (TEXT, 18, 0),                           # 848
        (MOVE, 15, 18),                          # 849
        (MOVE, 16, 19),                          # 850
        (MOVE, 17, 28),                          # 851
        (JUMP, 899),                             # 852
        (JNE, 12, 33, 861),                      # 853
        (LOAD, 18, 14, 4),                       # 854
        (LOAD, 19, 14, 5),                       # 855
        (TEXT, 18, 1),                           # 856
        (MOVE, 15, 18),                          # 857
        (MOVE, 16, 19),                          # 858
        (MOVE, 17, 34),                          # 859
        (JUMP, 899),                             # 860
        (JNE, 12, 40, 869),                      # 861
        (LOAD, 18, 14, 4),                       # 862
        (LOAD, 19, 14, 5),                       # 863
        (TEXT, 18, 2),                           # 864
        (MOVE, 15, 18),                          # 865
        (MOVE, 16, 19),                          # 866
        (MOVE, 17, 33),                          # 867
        (JUMP, 899),                             # 868
        (JNE, 12, 37, 877),                      # 869
        (LOAD, 18, 14, 4),                       # 870
        (LOAD, 19, 14, 5),                       # 871
        (TEXT, 18, 3),                           # 872
        (MOVE, 15, 18),                          # 873
        (MOVE, 16, 19),                          # 874
        (MOVE, 17, 40),                          # 875
        (JUMP, 899),                             # 876
        (JNE, 12, 48, 885),                      # 877
        (LOAD, 18, 14, 4),                       # 878
        (LOAD, 19, 14, 5),                       # 879
        (TEXT, 18, 4),                           # 880
        (MOVE, 15, 18),                          # 881
        (MOVE, 16, 19),                          # 882
        (MOVE, 17, 37),                          # 883
        (JUMP, 899),                             # 884
        (JNE, 12, 65, 893),                      # 885
        (LOAD, 18, 14, 4),                       # 886
        (LOAD, 19, 14, 5),                       # 887
        (TEXT, 18, 5),                           # 888
        (MOVE, 15, 18),                          # 889
        (MOVE, 16, 19),                          # 890
        (MOVE, 17, 43),                          # 891
        (JUMP, 899),                             # 892
        (LOAD, 18, 14, 4),                       # 893
        (LOAD, 19, 14, 5),                       # 894
        (TEXT, 18, 6),                           # 895
        (MOVE, 15, 18),                          # 896
        (MOVE, 16, 19),                          # 897
        (MOVE, 17, 48),                          # 898
        (STORE, 14, 7, 15),                      # 899
        (STORE, 14, 8, 16),                      # 900
        (STORE, 14, 9, 17),                      # 901
        (STORE, 14, 6, 34),                      # 902
        (LOOP, 10, 0),                           # 903
        (JUMP, 812),                             # 904
        (LOAD, 9, 4, 9),                         # 905
        (JZ, 9, 996),                            # 906
        (ROWAT, 15, 9, 9),                       # 907
        (JBITSN, 0, 0, 0, 65280, 0, 911),        # 908: code_type
        (MOVE, 10, 34),                          # 909
        (JUMP, 937),                             # 910
        (JBITSN, 0, 0, 0, 65280, 19, 914),       # 911: code_type
        (MOVE, 10, 33),                          # 912
        (JUMP, 937),                             # 913
        (JBITSN, 0, 0, 0, 65280, 20, 917),       # 914: code_type
        (MOVE, 10, 40),                          # 915
        (JUMP, 937),                             # 916
        (JBITSN, 0, 0, 0, 65280, 21, 924),       # 917: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 921),        # 918: swap_kind
        (MOVE, 13, 33),                          # 919
        (JUMP, 922),                             # 920
        (MOVE, 13, 40),                          # 921
        (MOVE, 10, 13),                          # 922
        (JUMP, 937),                             # 923
        (JBITSN, 0, 0, 0, 65280, 22, 927),       # 924: code_type
        (MOVE, 10, 37),                          # 925
        (JUMP, 937),                             # 926
        (JBITS, 0, 0, 0, 65280, 1, 930),         # 927: code_type
        (MOVE, 10, 28),                          # 928
        (JUMP, 937),                             # 929
        (JNE, 3, 63, 933),                       # 930
        (MOVE, 10, 48),                          # 931
        (JUMP, 937),                             # 932
        (JNE, 3, 64, 936),                       # 933
        (MOVE, 10, 65),                          # 934
        (JUMP, 937),                             # 935
        (MOVE, 10, 43),                          # 936
        (JEQ, 10, 28, 996),                      # 937
        (JNE, 10, 34, 946),                      # 938
        (LOAD, 16, 15, 1),                       # 939
        (LOAD, 17, 15, 2),                       # 940
        (TEXT, 16, 0),                           # 941
        (MOVE, 13, 16),                          # 942
        (MOVE, 14, 17),                          # 943
        (MOVE, 15, 28),                          # 944
        (JUMP, 992),                             # 945
        (JNE, 10, 33, 954),                      # 946
        (LOAD, 16, 15, 1),                       # 947
        (LOAD, 17, 15, 2),                       # 948
        (TEXT, 16, 1),                           # 949
        (MOVE, 13, 16),                          # 950
        (MOVE, 14, 17),                          # 951
        (MOVE, 15, 34),                          # 952
        (JUMP, 992),                             # 953
        (JNE, 10, 40, 962),                      # 954
        (LOAD, 16, 15, 1),                       # 955
        (LOAD, 17, 15, 2),                       # 956
        (TEXT, 16, 2),                           # 957
        (MOVE, 13, 16),                          # 958
        (MOVE, 14, 17),                          # 959
        (MOVE, 15, 33),                          # 960
        (JUMP, 992),                             # 961
        (JNE, 10, 37, 970),                      # 962
        (LOAD, 16, 15, 1),                       # 963
        (LOAD, 17, 15, 2),                       # 964
        (TEXT, 16, 3),                           # 965
        (MOVE, 13, 16),                          # 966
        (MOVE, 14, 17),                          # 967
        (MOVE, 15, 40),                          # 968
        (JUMP, 992),                             # 969
        (JNE, 10, 48, 978),                      # 970
        (LOAD, 16, 15, 1),                       # 971
        (LOAD, 17, 15, 2),                       # 972
        (TEXT, 16, 4),                           # 973
        (MOVE, 13, 16),                          # 974
        (MOVE, 14, 17),                          # 975
        (MOVE, 15, 37),                          # 976
        (JUMP, 992),                             # 977
        (JNE, 10, 65, 986),                      # 978
        (LOAD, 16, 15, 1),                       # 979
        (LOAD, 17, 15, 2),                       # 980
        (TEXT, 16, 5),                           # 981
        (MOVE, 13, 16),                          # 982
        (MOVE, 14, 17),                          # 983
        (MOVE, 15, 43),                          # 984
        (JUMP, 992),                             # 985
        (LOAD, 16, 15, 1),                       # 986
        (LOAD, 17, 15, 2),                       # 987
        (TEXT, 16, 6),                           # 988
        (MOVE, 13, 16),                          # 989
        (MOVE, 14, 17),                          # 990
        (MOVE, 15, 48),                          # 991
        (STORE, 15, 4, 13),                      # 992
        (STORE, 15, 5, 14),                      # 993
        (STORE, 15, 6, 15),                      # 994
        (STORE, 15, 3, 34),                      # 995
        (LOAD, 9, 4, 13),                        # 996
        (JZ, 9, 1048),                           # 997
        (ROWAT, 23, 15, 9),                      # 998
        (U1, 10, 23, 1, 0),                      # 999
        (JGE, 10, 61, 1009),                     # 1000
        (LOAD, 10, 23, 2),                       # 1001
        (JZ, 10, 1964),                          # 1002
        (LOAD, 11, 23, 3),                       # 1003
        (LOAD, 12, 23, 4),                       # 1004
        (BYTE, 13, 11, 28),                      # 1005
        (LT, 14, 13, 35),                        # 1006
        (STORE, 23, 11, 14),                     # 1007
        (STORE, 23, 10, 34),                     # 1008
        (U1, 10, 23, 1, 0),                      # 1009
        (JGE, 10, 61, 1019),                     # 1010
        (LOAD, 10, 23, 2),                       # 1011
        (JZ, 10, 1964),                          # 1012
        (LOAD, 11, 23, 3),                       # 1013
        (LOAD, 12, 23, 4),                       # 1014
        (BYTE, 13, 11, 28),                      # 1015
        (EQ, 14, 13, 35),                        # 1016
        (STORE, 23, 13, 14),                     # 1017
        (STORE, 23, 12, 34),                     # 1018
        (U1, 10, 23, 1, 0),                      # 1019
        (JGE, 10, 61, 1048),                     # 1020
        (LOAD, 10, 23, 2),                       # 1021
        (JZ, 10, 1964),                          # 1022
        (LOAD, 11, 23, 3),                       # 1023
        (LOAD, 12, 23, 4),                       # 1024
        (BYTE, 13, 11, 28),                      # 1025
        (JEQ, 13, 35, 1048),                     # 1026
        (LOAD, 13, 23, 2),                       # 1027
        (JZ, 13, 1964),                          # 1028
        (LOAD, 14, 23, 3),                       # 1029
        (LOAD, 15, 23, 4),                       # 1030
        (BYTE, 16, 14, 28),                      # 1031
        (JGE, 16, 35, 1040),                     # 1032
        (LOAD, 13, 23, 2),                       # 1033
        (JZ, 13, 1964),                          # 1034
        (LOAD, 14, 23, 3),                       # 1035
        (LOAD, 15, 23, 4),                       # 1036
        (BYTE, 16, 14, 28),                      # 1037
        (SUB, 10, 66, 16),                       # 1038
        (JUMP, 1046),                            # 1039
        (LOAD, 13, 23, 2),                       # 1040
        (JZ, 13, 1964),                          # 1041
        (LOAD, 14, 23, 3),                       # 1042
        (LOAD, 15, 23, 4),                       # 1043
        (BYTE, 16, 14, 28),                      # 1044
        (SUB, 10, 16, 67),                       # 1045
        (STORE, 23, 15, 10),                     # 1046
        (STORE, 23, 14, 34),                     # 1047
        (LOAD, 9, 4, 15),                        # 1048
        (JZ, 9, 1403),                           # 1049
        (ROWAT, 26, 18, 9),                      # 1050
        (JBITSN, 0, 0, 0, 65280, 0, 1054),       # 1051: code_type
        (MOVE, 10, 34),                          # 1052
        (JUMP, 1080),                            # 1053
        (JBITSN, 0, 0, 0, 65280, 19, 1057),      # 1054: code_type
        (MOVE, 10, 33),                          # 1055
        (JUMP, 1080),                            # 1056
        (JBITSN, 0, 0, 0, 65280, 20, 1060),      # 1057: code_type
        (MOVE, 10, 40),                          # 1058
        (JUMP, 1080),                            # 1059
        (JBITSN, 0, 0, 0, 65280, 21, 1067),      # 1060: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1064),       # 1061: swap_kind
        (MOVE, 13, 33),                          # 1062
        (JUMP, 1065),                            # 1063
        (MOVE, 13, 40),                          # 1064
        (MOVE, 10, 13),                          # 1065
        (JUMP, 1080),                            # 1066
        (JBITSN, 0, 0, 0, 65280, 22, 1070),      # 1067: code_type
        (MOVE, 10, 37),                          # 1068
        (JUMP, 1080),                            # 1069
        (JBITS, 0, 0, 0, 65280, 1, 1073),        # 1070: code_type
        (MOVE, 10, 28),                          # 1071
        (JUMP, 1080),                            # 1072
        (JNE, 3, 63, 1076),                      # 1073
        (MOVE, 10, 48),                          # 1074
        (JUMP, 1080),                            # 1075
        (JNE, 3, 64, 1079),                      # 1076
        (MOVE, 10, 65),                          # 1077
        (JUMP, 1080),                            # 1078
        (MOVE, 10, 43),                          # 1079
        (JEQ, 10, 28, 1139),                     # 1080
        (JNE, 10, 34, 1089),                     # 1081
        (LOAD, 16, 26, 4),                       # 1082
        (LOAD, 17, 26, 5),                       # 1083
        (TEXT, 16, 0),                           # 1084
        (MOVE, 13, 16),                          # 1085
        (MOVE, 14, 17),                          # 1086
        (MOVE, 15, 28),                          # 1087
        (JUMP, 1135),                            # 1088
        (JNE, 10, 33, 1097),                     # 1089
        (LOAD, 16, 26, 4),                       # 1090
        (LOAD, 17, 26, 5),                       # 1091
        (TEXT, 16, 1),                           # 1092
        (MOVE, 13, 16),                          # 1093
        (MOVE, 14, 17),                          # 1094
        (MOVE, 15, 34),                          # 1095
        (JUMP, 1135),                            # 1096
        (JNE, 10, 40, 1105),                     # 1097
        (LOAD, 16, 26, 4),                       # 1098
        (LOAD, 17, 26, 5),                       # 1099
        (TEXT, 16, 2),                           # 1100
        (MOVE, 13, 16),                          # 1101
        (MOVE, 14, 17),                          # 1102
        (MOVE, 15, 33),                          # 1103
        (JUMP, 1135),                            # 1104
        (JNE, 10, 37, 1113),                     # 1105
        (LOAD, 16, 26, 4),                       # 1106
        (LOAD, 17, 26, 5),                       # 1107
        (TEXT, 16, 3),                           # 1108
        (MOVE, 13, 16),                          # 1109
        (MOVE, 14, 17),                          # 1110
        (MOVE, 15, 40),                          # 1111
        (JUMP, 1135),                            # 1112
        (JNE, 10, 48, 1121),                     # 1113
        (LOAD, 16, 26, 4),                       # 1114
        (LOAD, 17, 26, 5),                       # 1115
        (TEXT, 16, 4),                           # 1116
        (MOVE, 13, 16),                          # 1117
        (MOVE, 14, 17),                          # 1118
        (MOVE, 15, 37),                          # 1119
        (JUMP, 1135),                            # 1120
        (JNE, 10, 65, 1129),                     # 1121
        (LOAD, 16, 26, 4),                       # 1122
        (LOAD, 17, 26, 5),                       # 1123
        (TEXT, 16, 5),                           # 1124
        (MOVE, 13, 16),                          # 1125
        (MOVE, 14, 17),                          # 1126
        (MOVE, 15, 43),                          # 1127
        (JUMP, 1135),                            # 1128
        (LOAD, 16, 26, 4),                       # 1129
        (LOAD, 17, 26, 5),                       # 1130
        (TEXT, 16, 6),                           # 1131
        (MOVE, 13, 16),                          # 1132
        (MOVE, 14, 17),                          # 1133
        (MOVE, 15, 48),                          # 1134
        (STORE, 26, 22, 13),                     # 1135
        (STORE, 26, 23, 14),                     # 1136
        (STORE, 26, 24, 15),                     # 1137
        (STORE, 26, 21, 34),                     # 1138
        (JBITSN, 0, 0, 0, 65280, 0, 1142),       # 1139: code_type
        (MOVE, 10, 34),                          # 1140
        (JUMP, 1168),                            # 1141
        (JBITSN, 0, 0, 0, 65280, 19, 1145),      # 1142: code_type
        (MOVE, 10, 33),                          # 1143
        (JUMP, 1168),                            # 1144
        (JBITSN, 0, 0, 0, 65280, 20, 1148),      # 1145: code_type
        (MOVE, 10, 40),                          # 1146
        (JUMP, 1168),                            # 1147
        (JBITSN, 0, 0, 0, 65280, 21, 1155),      # 1148: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1152),       # 1149: swap_kind
        (MOVE, 13, 33),                          # 1150
        (JUMP, 1153),                            # 1151
        (MOVE, 13, 40),                          # 1152
        (MOVE, 10, 13),                          # 1153
        (JUMP, 1168),                            # 1154
        (JBITSN, 0, 0, 0, 65280, 22, 1158),      # 1155: code_type
        (MOVE, 10, 37),                          # 1156
        (JUMP, 1168),                            # 1157
        (JBITS, 0, 0, 0, 65280, 1, 1161),        # 1158: code_type
        (MOVE, 10, 28),                          # 1159
        (JUMP, 1168),                            # 1160
        (JNE, 3, 63, 1164),                      # 1161
        (MOVE, 10, 48),                          # 1162
        (JUMP, 1168),                            # 1163
        (JNE, 3, 64, 1167),                      # 1164
        (MOVE, 10, 65),                          # 1165
        (JUMP, 1168),                            # 1166
        (MOVE, 10, 43),                          # 1167
        (JEQ, 10, 28, 1227),                     # 1168
        (JNE, 10, 34, 1177),                     # 1169
        (LOAD, 16, 26, 9),                       # 1170
        (LOAD, 17, 26, 10),                      # 1171
        (TEXT, 16, 0),                           # 1172
        (MOVE, 13, 16),                          # 1173
        (MOVE, 14, 17),                          # 1174
        (MOVE, 15, 28),                          # 1175
        (JUMP, 1223),                            # 1176
        (JNE, 10, 33, 1185),                     # 1177
        (LOAD, 16, 26, 9),                       # 1178
        (LOAD, 17, 26, 10),                      # 1179
        (TEXT, 16, 1),                           # 1180
        (MOVE, 13, 16),                          # 1181
        (MOVE, 14, 17),                          # 1182
        (MOVE, 15, 34),                          # 1183
        (JUMP, 1223),                            # 1184
        (JNE, 10, 40, 1193),                     # 1185
        (LOAD, 16, 26, 9),                       # 1186
        (LOAD, 17, 26, 10),                      # 1187
        (TEXT, 16, 2),                           # 1188
        (MOVE, 13, 16),                          # 1189
        (MOVE, 14, 17),                          # 1190
        (MOVE, 15, 33),                          # 1191
        (JUMP, 1223),                            # 1192
        (JNE, 10, 37, 1201),                     # 1193
        (LOAD, 16, 26, 9),                       # 1194
        (LOAD, 17, 26, 10),                      # 1195
        (TEXT, 16, 3),                           # 1196
        (MOVE, 13, 16),                          # 1197
        (MOVE, 14, 17),                          # 1198
        (MOVE, 15, 40),                          # 1199
        (JUMP, 1223),                            # 1200
        (JNE, 10, 48, 1209),                     # 1201
        (LOAD, 16, 26, 9),                       # 1202
        (LOAD, 17, 26, 10),                      # 1203
        (TEXT, 16, 4),                           # 1204
        (MOVE, 13, 16),                          # 1205
        (MOVE, 14, 17),                          # 1206
        (MOVE, 15, 37),                          # 1207
        (JUMP, 1223),                            # 1208
        (JNE, 10, 65, 1217),                     # 1209
        (LOAD, 16, 26, 9),                       # 1210
        (LOAD, 17, 26, 10),                      # 1211
        (TEXT, 16, 5),                           # 1212
        (MOVE, 13, 16),                          # 1213
        (MOVE, 14, 17),                          # 1214
        (MOVE, 15, 43),                          # 1215
        (JUMP, 1223),                            # 1216
        (LOAD, 16, 26, 9),                       # 1217
        (LOAD, 17, 26, 10),                      # 1218
        (TEXT, 16, 6),                           # 1219
        (MOVE, 13, 16),                          # 1220
        (MOVE, 14, 17),                          # 1221
        (MOVE, 15, 48),                          # 1222
        (STORE, 26, 26, 13),                     # 1223
        (STORE, 26, 27, 14),                     # 1224
        (STORE, 26, 28, 15),                     # 1225
        (STORE, 26, 25, 34),                     # 1226
        (JBITSN, 0, 0, 0, 65280, 0, 1230),       # 1227: code_type
        (MOVE, 10, 34),                          # 1228
        (JUMP, 1256),                            # 1229
        (JBITSN, 0, 0, 0, 65280, 19, 1233),      # 1230: code_type
        (MOVE, 10, 33),                          # 1231
        (JUMP, 1256),                            # 1232
        (JBITSN, 0, 0, 0, 65280, 20, 1236),      # 1233: code_type
        (MOVE, 10, 40),                          # 1234
        (JUMP, 1256),                            # 1235
        (JBITSN, 0, 0, 0, 65280, 21, 1243),      # 1236: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1240),       # 1237: swap_kind
        (MOVE, 13, 33),                          # 1238
        (JUMP, 1241),                            # 1239
        (MOVE, 13, 40),                          # 1240
        (MOVE, 10, 13),                          # 1241
        (JUMP, 1256),                            # 1242
        (JBITSN, 0, 0, 0, 65280, 22, 1246),      # 1243: code_type
        (MOVE, 10, 37),                          # 1244
        (JUMP, 1256),                            # 1245
        (JBITS, 0, 0, 0, 65280, 1, 1249),        # 1246: code_type
        (MOVE, 10, 28),                          # 1247
        (JUMP, 1256),                            # 1248
        (JNE, 3, 63, 1252),                      # 1249
        (MOVE, 10, 48),                          # 1250
        (JUMP, 1256),                            # 1251
        (JNE, 3, 64, 1255),                      # 1252
        (MOVE, 10, 65),                          # 1253
        (JUMP, 1256),                            # 1254
        (MOVE, 10, 43),                          # 1255
        (JEQ, 10, 28, 1315),                     # 1256
        (JNE, 10, 34, 1265),                     # 1257
        (LOAD, 16, 26, 14),                      # 1258
        (LOAD, 17, 26, 15),                      # 1259
        (TEXT, 16, 0),                           # 1260
        (MOVE, 13, 16),                          # 1261
        (MOVE, 14, 17),                          # 1262
        (MOVE, 15, 28),                          # 1263
        (JUMP, 1311),                            # 1264
        (JNE, 10, 33, 1273),                     # 1265
        (LOAD, 16, 26, 14),                      # 1266
        (LOAD, 17, 26, 15),                      # 1267
        (TEXT, 16, 1),                           # 1268
        (MOVE, 13, 16),                          # 1269
        (MOVE, 14, 17),                          # 1270
        (MOVE, 15, 34),                          # 1271
        (JUMP, 1311),                            # 1272
        (JNE, 10, 40, 1281),                     # 1273
        (LOAD, 16, 26, 14),                      # 1274
        (LOAD, 17, 26, 15),                      # 1275
        (TEXT, 16, 2),                           # 1276
        (MOVE, 13, 16),                          # 1277
        (MOVE, 14, 17),                          # 1278
        (MOVE, 15, 33),                          # 1279
        (JUMP, 1311),                            # 1280
        (JNE, 10, 37, 1289),                     # 1281
        (LOAD, 16, 26, 14),                      # 1282
        (LOAD, 17, 26, 15),                      # 1283
        (TEXT, 16, 3),                           # 1284
        (MOVE, 13, 16),                          # 1285
        (MOVE, 14, 17),                          # 1286
        (MOVE, 15, 40),                          # 1287
        (JUMP, 1311),                            # 1288
        (JNE, 10, 48, 1297),                     # 1289
        (LOAD, 16, 26, 14),                      # 1290
        (LOAD, 17, 26, 15),                      # 1291
        (TEXT, 16, 4),                           # 1292
        (MOVE, 13, 16),                          # 1293
        (MOVE, 14, 17),                          # 1294
        (MOVE, 15, 37),                          # 1295
        (JUMP, 1311),                            # 1296
        (JNE, 10, 65, 1305),                     # 1297
        (LOAD, 16, 26, 14),                      # 1298
        (LOAD, 17, 26, 15),                      # 1299
        (TEXT, 16, 5),                           # 1300
        (MOVE, 13, 16),                          # 1301
        (MOVE, 14, 17),                          # 1302
        (MOVE, 15, 43),                          # 1303
        (JUMP, 1311),                            # 1304
        (LOAD, 16, 26, 14),                      # 1305
        (LOAD, 17, 26, 15),                      # 1306
        (TEXT, 16, 6),                           # 1307
        (MOVE, 13, 16),                          # 1308
        (MOVE, 14, 17),                          # 1309
        (MOVE, 15, 48),                          # 1310
        (STORE, 26, 30, 13),                     # 1311
        (STORE, 26, 31, 14),                     # 1312
        (STORE, 26, 32, 15),                     # 1313
        (STORE, 26, 29, 34),                     # 1314
        (JBITSN, 0, 0, 0, 65280, 0, 1318),       # 1315: code_type
        (MOVE, 10, 34),                          # 1316
        (JUMP, 1344),                            # 1317
        (JBITSN, 0, 0, 0, 65280, 19, 1321),      # 1318: code_type
        (MOVE, 10, 33),                          # 1319
        (JUMP, 1344),                            # 1320
        (JBITSN, 0, 0, 0, 65280, 20, 1324),      # 1321: code_type
        (MOVE, 10, 40),                          # 1322
        (JUMP, 1344),                            # 1323
        (JBITSN, 0, 0, 0, 65280, 21, 1331),      # 1324: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1328),       # 1325: swap_kind
        (MOVE, 13, 33),                          # 1326
        (JUMP, 1329),                            # 1327
        (MOVE, 13, 40),                          # 1328
        (MOVE, 10, 13),                          # 1329
        (JUMP, 1344),                            # 1330
        (JBITSN, 0, 0, 0, 65280, 22, 1334),      # 1331: code_type
        (MOVE, 10, 37),                          # 1332
        (JUMP, 1344),                            # 1333
        (JBITS, 0, 0, 0, 65280, 1, 1337),        # 1334: code_type
        (MOVE, 10, 28),                          # 1335
        (JUMP, 1344),                            # 1336
        (JNE, 3, 63, 1340),                      # 1337
        (MOVE, 10, 48),                          # 1338
        (JUMP, 1344),                            # 1339
        (JNE, 3, 64, 1343),                      # 1340
        (MOVE, 10, 65),                          # 1341
        (JUMP, 1344),                            # 1342
        (MOVE, 10, 43),                          # 1343
        (JEQ, 10, 28, 1403),                     # 1344
        (JNE, 10, 34, 1353),                     # 1345
        (LOAD, 16, 26, 19),                      # 1346
        (LOAD, 17, 26, 20),                      # 1347
        (TEXT, 16, 0),                           # 1348
        (MOVE, 13, 16),                          # 1349
        (MOVE, 14, 17),                          # 1350
        (MOVE, 15, 28),                          # 1351
        (JUMP, 1399),                            # 1352
        (JNE, 10, 33, 1361),                     # 1353
        (LOAD, 16, 26, 19),                      # 1354
        (LOAD, 17, 26, 20),                      # 1355
        (TEXT, 16, 1),                           # 1356
        (MOVE, 13, 16),                          # 1357
        (MOVE, 14, 17),                          # 1358
        (MOVE, 15, 34),                          # 1359
        (JUMP, 1399),                            # 1360
        (JNE, 10, 40, 1369),                     # 1361
        (LOAD, 16, 26, 19),                      # 1362
        (LOAD, 17, 26, 20),                      # 1363
        (TEXT, 16, 2),                           # 1364
        (MOVE, 13, 16),                          # 1365
        (MOVE, 14, 17),                          # 1366
        (MOVE, 15, 33),                          # 1367
        (JUMP, 1399),                            # 1368
        (JNE, 10, 37, 1377),                     # 1369
        (LOAD, 16, 26, 19),                      # 1370
        (LOAD, 17, 26, 20),                      # 1371
        (TEXT, 16, 3),                           # 1372
        (MOVE, 13, 16),                          # 1373
        (MOVE, 14, 17),                          # 1374
        (MOVE, 15, 40),                          # 1375
        (JUMP, 1399),                            # 1376
        (JNE, 10, 48, 1385),                     # 1377
        (LOAD, 16, 26, 19),                      # 1378
        (LOAD, 17, 26, 20),                      # 1379
        (TEXT, 16, 4),                           # 1380
        (MOVE, 13, 16),                          # 1381
        (MOVE, 14, 17),                          # 1382
        (MOVE, 15, 37),                          # 1383
        (JUMP, 1399),                            # 1384
        (JNE, 10, 65, 1393),                     # 1385
        (LOAD, 16, 26, 19),                      # 1386
        (LOAD, 17, 26, 20),                      # 1387
        (TEXT, 16, 5),                           # 1388
        (MOVE, 13, 16),                          # 1389
        (MOVE, 14, 17),                          # 1390
        (MOVE, 15, 43),                          # 1391
        (JUMP, 1399),                            # 1392
        (LOAD, 16, 26, 19),                      # 1393
        (LOAD, 17, 26, 20),                      # 1394
        (TEXT, 16, 6),                           # 1395
        (MOVE, 13, 16),                          # 1396
        (MOVE, 14, 17),                          # 1397
        (MOVE, 15, 48),                          # 1398
        (STORE, 26, 34, 13),                     # 1399
        (STORE, 26, 35, 14),                     # 1400
        (STORE, 26, 36, 15),                     # 1401
        (STORE, 26, 33, 34),                     # 1402
        (LOAD, 9, 4, 17),                        # 1403
        (JZ, 9, 1455),                           # 1404
        (ROWAT, 29, 21, 9),                      # 1405
        (U1, 10, 29, 2, 0),                      # 1406
        (JGE, 10, 61, 1416),                     # 1407
        (LOAD, 10, 29, 3),                       # 1408
        (JZ, 10, 1964),                          # 1409
        (LOAD, 11, 29, 4),                       # 1410
        (LOAD, 12, 29, 5),                       # 1411
        (BYTE, 13, 11, 28),                      # 1412
        (LT, 14, 13, 35),                        # 1413
        (STORE, 29, 11, 14),                     # 1414
        (STORE, 29, 10, 34),                     # 1415
        (U1, 10, 29, 2, 0),                      # 1416
        (JGE, 10, 61, 1426),                     # 1417
        (LOAD, 10, 29, 3),                       # 1418
        (JZ, 10, 1964),                          # 1419
        (LOAD, 11, 29, 4),                       # 1420
        (LOAD, 12, 29, 5),                       # 1421
        (BYTE, 13, 11, 28),                      # 1422
        (EQ, 14, 13, 35),                        # 1423
        (STORE, 29, 13, 14),                     # 1424
        (STORE, 29, 12, 34),                     # 1425
        (U1, 10, 29, 2, 0),                      # 1426
        (JGE, 10, 61, 1455),                     # 1427
        (LOAD, 10, 29, 3),                       # 1428
        (JZ, 10, 1964),                          # 1429
        (LOAD, 11, 29, 4),                       # 1430
        (LOAD, 12, 29, 5),                       # 1431
        (BYTE, 13, 11, 28),                      # 1432
        (JEQ, 13, 35, 1455),                     # 1433
        (LOAD, 13, 29, 3),                       # 1434
        (JZ, 13, 1964),                          # 1435
        (LOAD, 14, 29, 4),                       # 1436
        (LOAD, 15, 29, 5),                       # 1437
        (BYTE, 16, 14, 28),                      # 1438
        (JGE, 16, 35, 1447),                     # 1439
        (LOAD, 13, 29, 3),                       # 1440
        (JZ, 13, 1964),                          # 1441
        (LOAD, 14, 29, 4),                       # 1442
        (LOAD, 15, 29, 5),                       # 1443
        (BYTE, 16, 14, 28),                      # 1444
        (SUB, 10, 66, 16),                       # 1445
        (JUMP, 1453),                            # 1446
        (LOAD, 13, 29, 3),                       # 1447
        (JZ, 13, 1964),                          # 1448
        (LOAD, 14, 29, 4),                       # 1449
        (LOAD, 15, 29, 5),                       # 1450
        (BYTE, 16, 14, 28),                      # 1451
        (SUB, 10, 16, 67),                       # 1452
        (STORE, 29, 15, 10),                     # 1453
        (STORE, 29, 14, 34),                     # 1454
        (LOAD, 9, 4, 18),                        # 1455
        (JZ, 9, 1556),                           # 1456
        (ROWAT, 30, 22, 9),                      # 1457
        (U1, 10, 30, 1, 0),                      # 1458
        (JGE, 10, 61, 1468),                     # 1459
        (LOAD, 10, 30, 2),                       # 1460
        (JZ, 10, 1964),                          # 1461
        (LOAD, 11, 30, 3),                       # 1462
        (LOAD, 12, 30, 4),                       # 1463
        (BYTE, 13, 11, 28),                      # 1464
        (LT, 14, 13, 35),                        # 1465
        (STORE, 30, 16, 14),                     # 1466
        (STORE, 30, 15, 34),                     # 1467
        (U1, 10, 30, 1, 0),                      # 1468
        (JGE, 10, 61, 1478),                     # 1469
        (LOAD, 10, 30, 2),                       # 1470
        (JZ, 10, 1964),                          # 1471
        (LOAD, 11, 30, 3),                       # 1472
        (LOAD, 12, 30, 4),                       # 1473
        (BYTE, 13, 11, 28),                      # 1474
        (EQ, 14, 13, 35),                        # 1475
        (STORE, 30, 18, 14),                     # 1476
        (STORE, 30, 17, 34),                     # 1477
        (U1, 10, 30, 1, 0),                      # 1478
        (JGE, 10, 61, 1507),                     # 1479
        (LOAD, 10, 30, 2),                       # 1480
        (JZ, 10, 1964),                          # 1481
        (LOAD, 11, 30, 3),                       # 1482
        (LOAD, 12, 30, 4),                       # 1483
        (BYTE, 13, 11, 28),                      # 1484
        (JEQ, 13, 35, 1507),                     # 1485
        (LOAD, 13, 30, 2),                       # 1486
        (JZ, 13, 1964),                          # 1487
        (LOAD, 14, 30, 3),                       # 1488
        (LOAD, 15, 30, 4),                       # 1489
        (BYTE, 16, 14, 28),                      # 1490
        (JGE, 16, 35, 1499),                     # 1491
        (LOAD, 13, 30, 2),                       # 1492
        (JZ, 13, 1964),                          # 1493
        (LOAD, 14, 30, 3),                       # 1494
        (LOAD, 15, 30, 4),                       # 1495
        (BYTE, 16, 14, 28),                      # 1496
        (SUB, 10, 66, 16),                       # 1497
        (JUMP, 1505),                            # 1498
        (LOAD, 13, 30, 2),                       # 1499
        (JZ, 13, 1964),                          # 1500
        (LOAD, 14, 30, 3),                       # 1501
        (LOAD, 15, 30, 4),                       # 1502
        (BYTE, 16, 14, 28),                      # 1503
        (SUB, 10, 16, 67),                       # 1504
        (STORE, 30, 20, 10),                     # 1505
        (STORE, 30, 19, 34),                     # 1506
        (U1, 10, 30, 8, 0),                      # 1507
        (JGE, 10, 61, 1517),                     # 1508
        (LOAD, 10, 30, 9),                       # 1509
        (JZ, 10, 1964),                          # 1510
        (LOAD, 11, 30, 10),                      # 1511
        (LOAD, 12, 30, 11),                      # 1512
        (BYTE, 13, 11, 28),                      # 1513
        (LT, 14, 13, 35),                        # 1514
        (STORE, 30, 22, 14),                     # 1515
        (STORE, 30, 21, 34),                     # 1516
        (U1, 10, 30, 8, 0),                      # 1517
        (JGE, 10, 61, 1527),                     # 1518
        (LOAD, 10, 30, 9),                       # 1519
        (JZ, 10, 1964),                          # 1520
        (LOAD, 11, 30, 10),                      # 1521
        (LOAD, 12, 30, 11),                      # 1522
        (BYTE, 13, 11, 28),                      # 1523
        (EQ, 14, 13, 35),                        # 1524
        (STORE, 30, 24, 14),                     # 1525
        (STORE, 30, 23, 34),                     # 1526
        (U1, 10, 30, 8, 0),                      # 1527
        (JGE, 10, 61, 1556),                     # 1528
        (LOAD, 10, 30, 9),                       # 1529
        (JZ, 10, 1964),                          # 1530
        (LOAD, 11, 30, 10),                      # 1531
        (LOAD, 12, 30, 11),                      # 1532
        (BYTE, 13, 11, 28),                      # 1533
        (JEQ, 13, 35, 1556),                     # 1534
        (LOAD, 13, 30, 9),                       # 1535
        (JZ, 13, 1964),                          # 1536
        (LOAD, 14, 30, 10),                      # 1537
        (LOAD, 15, 30, 11),                      # 1538
        (BYTE, 16, 14, 28),                      # 1539
        (JGE, 16, 35, 1548),                     # 1540
        (LOAD, 13, 30, 9),                       # 1541
        (JZ, 13, 1964),                          # 1542
        (LOAD, 14, 30, 10),                      # 1543
        (LOAD, 15, 30, 11),                      # 1544
        (BYTE, 16, 14, 28),                      # 1545
        (SUB, 10, 66, 16),                       # 1546
        (JUMP, 1554),                            # 1547
        (LOAD, 13, 30, 9),                       # 1548
        (JZ, 13, 1964),                          # 1549
        (LOAD, 14, 30, 10),                      # 1550
        (LOAD, 15, 30, 11),                      # 1551
        (BYTE, 16, 14, 28),                      # 1552
        (SUB, 10, 16, 67),                       # 1553
        (STORE, 30, 26, 10),                     # 1554
        (STORE, 30, 25, 34),                     # 1555
        (LOAD, 9, 4, 19),                        # 1556
        (JZ, 9, 1735),                           # 1557
        (ROWAT, 31, 23, 9),                      # 1558
        (JBITSN, 0, 0, 0, 65280, 0, 1562),       # 1559: code_type
        (MOVE, 10, 34),                          # 1560
        (JUMP, 1588),                            # 1561
        (JBITSN, 0, 0, 0, 65280, 19, 1565),      # 1562: code_type
        (MOVE, 10, 33),                          # 1563
        (JUMP, 1588),                            # 1564
        (JBITSN, 0, 0, 0, 65280, 20, 1568),      # 1565: code_type
        (MOVE, 10, 40),                          # 1566
        (JUMP, 1588),                            # 1567
        (JBITSN, 0, 0, 0, 65280, 21, 1575),      # 1568: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1572),       # 1569: swap_kind
        (MOVE, 13, 33),                          # 1570
        (JUMP, 1573),                            # 1571
        (MOVE, 13, 40),                          # 1572
        (MOVE, 10, 13),                          # 1573
        (JUMP, 1588),                            # 1574
        (JBITSN, 0, 0, 0, 65280, 22, 1578),      # 1575: code_type
        (MOVE, 10, 37),                          # 1576
        (JUMP, 1588),                            # 1577
        (JBITS, 0, 0, 0, 65280, 1, 1581),        # 1578: code_type
        (MOVE, 10, 28),                          # 1579
        (JUMP, 1588),                            # 1580
        (JNE, 3, 63, 1584),                      # 1581
        (MOVE, 10, 48),                          # 1582
        (JUMP, 1588),                            # 1583
        (JNE, 3, 64, 1587),                      # 1584
        (MOVE, 10, 65),                          # 1585
        (JUMP, 1588),                            # 1586
        (MOVE, 10, 43),                          # 1587
        (JEQ, 10, 28, 1647),                     # 1588
        (JNE, 10, 34, 1597),                     # 1589
        (LOAD, 16, 31, 4),                       # 1590
        (LOAD, 17, 31, 5),                       # 1591
        (TEXT, 16, 0),                           # 1592
        (MOVE, 13, 16),                          # 1593
        (MOVE, 14, 17),                          # 1594
        (MOVE, 15, 28),                          # 1595
        (JUMP, 1643),                            # 1596
        (JNE, 10, 33, 1605),                     # 1597
        (LOAD, 16, 31, 4),                       # 1598
        (LOAD, 17, 31, 5),                       # 1599
        (TEXT, 16, 1),                           # 1600
        (MOVE, 13, 16),                          # 1601
        (MOVE, 14, 17),                          # 1602
        (MOVE, 15, 34),                          # 1603
        (JUMP, 1643),                            # 1604
        (JNE, 10, 40, 1613),                     # 1605
        (LOAD, 16, 31, 4),                       # 1606
        (LOAD, 17, 31, 5),                       # 1607
        (TEXT, 16, 2),                           # 1608
        (MOVE, 13, 16),                          # 1609
        (MOVE, 14, 17),                          # 1610
        (MOVE, 15, 33),                          # 1611
        (JUMP, 1643),                            # 1612
        (JNE, 10, 37, 1621),                     # 1613
        (LOAD, 16, 31, 4),                       # 1614
        (LOAD, 17, 31, 5),                       # 1615
        (TEXT, 16, 3),                           # 1616
        (MOVE, 13, 16),                          # 1617
        (MOVE, 14, 17),                          # 1618
        (MOVE, 15, 40),                          # 1619
        (JUMP, 1643),                            # 1620
        (JNE, 10, 48, 1629),                     # 1621
        (LOAD, 16, 31, 4),                       # 1622
        (LOAD, 17, 31, 5),                       # 1623
        (TEXT, 16, 4),                           # 1624
        (MOVE, 13, 16),                          # 1625
        (MOVE, 14, 17),                          # 1626
        (MOVE, 15, 37),                          # 1627
        (JUMP, 1643),                            # 1628
        (JNE, 10, 65, 1637),                     # 1629
        (LOAD, 16, 31, 4),                       # 1630
        (LOAD, 17, 31, 5),                       # 1631
        (TEXT, 16, 5),                           # 1632
        (MOVE, 13, 16),                          # 1633
        (MOVE, 14, 17),                          # 1634
        (MOVE, 15, 43),                          # 1635
        (JUMP, 1643),                            # 1636
        (LOAD, 16, 31, 4),                       # 1637
        (LOAD, 17, 31, 5),                       # 1638
        (TEXT, 16, 6),                           # 1639
        (MOVE, 13, 16),                          # 1640
        (MOVE, 14, 17),                          # 1641
        (MOVE, 15, 48),                          # 1642
        (STORE, 31, 12, 13),                     # 1643
        (STORE, 31, 13, 14),                     # 1644
        (STORE, 31, 14, 15),                     # 1645
        (STORE, 31, 11, 34),                     # 1646
        (JBITSN, 0, 0, 0, 65280, 0, 1650),       # 1647: code_type
        (MOVE, 10, 34),                          # 1648
        (JUMP, 1676),                            # 1649
        (JBITSN, 0, 0, 0, 65280, 19, 1653),      # 1650: code_type
        (MOVE, 10, 33),                          # 1651
        (JUMP, 1676),                            # 1652
        (JBITSN, 0, 0, 0, 65280, 20, 1656),      # 1653: code_type
        (MOVE, 10, 40),                          # 1654
        (JUMP, 1676),                            # 1655
        (JBITSN, 0, 0, 0, 65280, 21, 1663),      # 1656: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1660),       # 1657: swap_kind
        (MOVE, 13, 33),                          # 1658
        (JUMP, 1661),                            # 1659
        (MOVE, 13, 40),                          # 1660
        (MOVE, 10, 13),                          # 1661
        (JUMP, 1676),                            # 1662
        (JBITSN, 0, 0, 0, 65280, 22, 1666),      # 1663: code_type
        (MOVE, 10, 37),                          # 1664
        (JUMP, 1676),                            # 1665
        (JBITS, 0, 0, 0, 65280, 1, 1669),        # 1666: code_type
        (MOVE, 10, 28),                          # 1667
        (JUMP, 1676),                            # 1668
        (JNE, 3, 63, 1672),                      # 1669
        (MOVE, 10, 48),                          # 1670
        (JUMP, 1676),                            # 1671
        (JNE, 3, 64, 1675),                      # 1672
        (MOVE, 10, 65),                          # 1673
        (JUMP, 1676),                            # 1674
        (MOVE, 10, 43),                          # 1675
        (JEQ, 10, 28, 1735),                     # 1676
        (JNE, 10, 34, 1685),                     # 1677
        (LOAD, 16, 31, 9),                       # 1678
        (LOAD, 17, 31, 10),                      # 1679
        (TEXT, 16, 0),                           # 1680
        (MOVE, 13, 16),                          # 1681
        (MOVE, 14, 17),                          # 1682
        (MOVE, 15, 28),                          # 1683
        (JUMP, 1731),                            # 1684
        (JNE, 10, 33, 1693),                     # 1685
        (LOAD, 16, 31, 9),                       # 1686
        (LOAD, 17, 31, 10),                      # 1687
        (TEXT, 16, 1),                           # 1688
        (MOVE, 13, 16),                          # 1689
        (MOVE, 14, 17),                          # 1690
        (MOVE, 15, 34),                          # 1691
        (JUMP, 1731),                            # 1692
        (JNE, 10, 40, 1701),                     # 1693
        (LOAD, 16, 31, 9),                       # 1694
        (LOAD, 17, 31, 10),                      # 1695
        (TEXT, 16, 2),                           # 1696
        (MOVE, 13, 16),                          # 1697
        (MOVE, 14, 17),                          # 1698
        (MOVE, 15, 33),                          # 1699
        (JUMP, 1731),                            # 1700
        (JNE, 10, 37, 1709),                     # 1701
        (LOAD, 16, 31, 9),                       # 1702
        (LOAD, 17, 31, 10),                      # 1703
        (TEXT, 16, 3),                           # 1704
        (MOVE, 13, 16),                          # 1705
        (MOVE, 14, 17),                          # 1706
        (MOVE, 15, 40),                          # 1707
        (JUMP, 1731),                            # 1708
        (JNE, 10, 48, 1717),                     # 1709
        (LOAD, 16, 31, 9),                       # 1710
        (LOAD, 17, 31, 10),                      # 1711
        (TEXT, 16, 4),                           # 1712
        (MOVE, 13, 16),                          # 1713
        (MOVE, 14, 17),                          # 1714
        (MOVE, 15, 37),                          # 1715
        (JUMP, 1731),                            # 1716
        (JNE, 10, 65, 1725),                     # 1717
        (LOAD, 16, 31, 9),                       # 1718
        (LOAD, 17, 31, 10),                      # 1719
        (TEXT, 16, 5),                           # 1720
        (MOVE, 13, 16),                          # 1721
        (MOVE, 14, 17),                          # 1722
        (MOVE, 15, 43),                          # 1723
        (JUMP, 1731),                            # 1724
        (LOAD, 16, 31, 9),                       # 1725
        (LOAD, 17, 31, 10),                      # 1726
        (TEXT, 16, 6),                           # 1727
        (MOVE, 13, 16),                          # 1728
        (MOVE, 14, 17),                          # 1729
        (MOVE, 15, 48),                          # 1730
        (STORE, 31, 16, 13),                     # 1731
        (STORE, 31, 17, 14),                     # 1732
        (STORE, 31, 18, 15),                     # 1733
        (STORE, 31, 15, 34),                     # 1734
        (LOAD, 9, 4, 20),                        # 1735
        (JZ, 9, 1842),                           # 1736
        (ROWAT, 32, 24, 9),                      # 1737
        (MOVE, 10, 28),                          # 1738
        (LOAD, 11, 32, 3),                       # 1739
        (JGE, 10, 11, 1842),                     # 1740
        (ITEM, 33, 25, 32, 2, 10),               # 1741
        (U1, 12, 33, 2, 0),                      # 1742
        (JGE, 12, 61, 1752),                     # 1743
        (LOAD, 12, 33, 3),                       # 1744
        (JZ, 12, 1964),                          # 1745
        (LOAD, 13, 33, 4),                       # 1746
        (LOAD, 14, 33, 5),                       # 1747
        (BYTE, 15, 13, 28),                      # 1748
        (LT, 16, 15, 35),                        # 1749
        (STORE, 33, 17, 16),                     # 1750
        (STORE, 33, 16, 34),                     # 1751
        (U1, 12, 33, 2, 0),                      # 1752
        (JGE, 12, 61, 1762),                     # 1753
        (LOAD, 12, 33, 3),                       # 1754
        (JZ, 12, 1964),                          # 1755
        (LOAD, 13, 33, 4),                       # 1756
        (LOAD, 14, 33, 5),                       # 1757
        (BYTE, 15, 13, 28),                      # 1758
        (EQ, 16, 15, 35),                        # 1759
        (STORE, 33, 19, 16),                     # 1760
        (STORE, 33, 18, 34),                     # 1761
        (U1, 12, 33, 2, 0),                      # 1762
        (JGE, 12, 61, 1791),                     # 1763
        (LOAD, 12, 33, 3),                       # 1764
        (JZ, 12, 1964),                          # 1765
        (LOAD, 13, 33, 4),                       # 1766
        (LOAD, 14, 33, 5),                       # 1767
        (BYTE, 15, 13, 28),                      # 1768
        (JEQ, 15, 35, 1791),                     # 1769
        (LOAD, 15, 33, 3),                       # 1770
        (JZ, 15, 1964),                          # 1771
        (LOAD, 16, 33, 4),                       # 1772
        (LOAD, 17, 33, 5),                       # 1773
        (BYTE, 18, 16, 28),                      # 1774
        (JGE, 18, 35, 1783),                     # 1775
        (LOAD, 15, 33, 3),                       # 1776
        (JZ, 15, 1964),                          # 1777
        (LOAD, 16, 33, 4),                       # 1778
        (LOAD, 17, 33, 5),                       # 1779
        (BYTE, 18, 16, 28),                      # 1780
        (SUB, 12, 66, 18),                       # 1781
        (JUMP, 1789),                            # 1782
        (LOAD, 15, 33, 3),                       # 1783
        (JZ, 15, 1964),                          # 1784
        (LOAD, 16, 33, 4),                       # 1785
        (LOAD, 17, 33, 5),                       # 1786
        (BYTE, 18, 16, 28),                      # 1787
        (SUB, 12, 18, 67),                       # 1788
        (STORE, 33, 21, 12),                     # 1789
        (STORE, 33, 20, 34),                     # 1790
        (U1, 12, 33, 9, 0),                      # 1791
        (JGE, 12, 61, 1801),                     # 1792
        (LOAD, 12, 33, 10),                      # 1793
        (JZ, 12, 1964),                          # 1794
        (LOAD, 13, 33, 11),                      # 1795
        (LOAD, 14, 33, 12),                      # 1796
        (BYTE, 15, 13, 28),                      # 1797
        (LT, 16, 15, 35),                        # 1798
        (STORE, 33, 23, 16),                     # 1799
        (STORE, 33, 22, 34),                     # 1800
        (U1, 12, 33, 9, 0),                      # 1801
        (JGE, 12, 61, 1811),                     # 1802
        (LOAD, 12, 33, 10),                      # 1803
        (JZ, 12, 1964),                          # 1804
        (LOAD, 13, 33, 11),                      # 1805
        (LOAD, 14, 33, 12),                      # 1806
        (BYTE, 15, 13, 28),                      # 1807
        (EQ, 16, 15, 35),                        # 1808
        (STORE, 33, 25, 16),                     # 1809
        (STORE, 33, 24, 34),                     # 1810
        (U1, 12, 33, 9, 0),                      # 1811
        (JGE, 12, 61, 1840),                     # 1812
        (LOAD, 12, 33, 10),                      # 1813
        (JZ, 12, 1964),                          # 1814
        (LOAD, 13, 33, 11),                      # 1815
        (LOAD, 14, 33, 12),                      # 1816
        (BYTE, 15, 13, 28),                      # 1817
        (JEQ, 15, 35, 1840),                     # 1818
        (LOAD, 15, 33, 10),                      # 1819
        (JZ, 15, 1964),                          # 1820
        (LOAD, 16, 33, 11),                      # 1821
        (LOAD, 17, 33, 12),                      # 1822
        (BYTE, 18, 16, 28),                      # 1823
        (JGE, 18, 35, 1832),                     # 1824
        (LOAD, 15, 33, 10),                      # 1825
        (JZ, 15, 1964),                          # 1826
        (LOAD, 16, 33, 11),                      # 1827
        (LOAD, 17, 33, 12),                      # 1828
        (BYTE, 18, 16, 28),                      # 1829
        (SUB, 12, 66, 18),                       # 1830
        (JUMP, 1838),                            # 1831
        (LOAD, 15, 33, 10),                      # 1832
        (JZ, 15, 1964),                          # 1833
        (LOAD, 16, 33, 11),                      # 1834
        (LOAD, 17, 33, 12),                      # 1835
        (BYTE, 18, 16, 28),                      # 1836
        (SUB, 12, 18, 67),                       # 1837
        (STORE, 33, 27, 12),                     # 1838
        (STORE, 33, 26, 34),                     # 1839
        (LOOP, 10, 0),                           # 1840
        (JUMP, 1739),                            # 1841
        (LOAD, 9, 4, 21),                        # 1842
        (JZ, 9, 1868),                           # 1843
        (ROWAT, 34, 26, 9),                      # 1844
        (LOAD, 10, 34, 3),                       # 1845
        (JZ, 10, 1868),                          # 1846
        (MOVE, 11, 28),                          # 1847
        (LOAD, 12, 34, 5),                       # 1848
        (JGE, 11, 12, 1868),                     # 1849
        (ITEM, 37, 27, 34, 4, 11),               # 1850
        (MOVE, 13, 28),                          # 1851
        (LOAD, 14, 37, 4),                       # 1852
        (JGE, 13, 14, 1866),                     # 1853
        (ITEM, 38, 28, 37, 3, 13),               # 1854
        (JBITS, 38, 2, 0, 65280, 255, 1860),     # 1855: len_or_mark
        (U1, 18, 38, 2, 0),                      # 1856
        (JLT, 18, 62, 1860),                     # 1857
        (JBITSN, 38, 2, 0, 65280, 250, 1862),    # 1858: len_or_mark
        (JNE, 4, 28, 1862),                      # 1859
        (MOVE, 15, 28),                          # 1860
        (JUMP, 1863),                            # 1861
        (U1, 15, 38, 2, 0),                      # 1862
        (STORE, 38, 11, 15),                     # 1863
        (LOOP, 13, 0),                           # 1864
        (JUMP, 1852),                            # 1865
        (LOOP, 11, 0),                           # 1866
        (JUMP, 1848),                            # 1867
        (LOAD, 9, 4, 23),                        # 1868
        (JZ, 9, 1959),                           # 1869
        (ROWAT, 41, 31, 9),                      # 1870
        (JBITSN, 0, 0, 0, 65280, 0, 1874),       # 1871: code_type
        (MOVE, 10, 34),                          # 1872
        (JUMP, 1900),                            # 1873
        (JBITSN, 0, 0, 0, 65280, 19, 1877),      # 1874: code_type
        (MOVE, 10, 33),                          # 1875
        (JUMP, 1900),                            # 1876
        (JBITSN, 0, 0, 0, 65280, 20, 1880),      # 1877: code_type
        (MOVE, 10, 40),                          # 1878
        (JUMP, 1900),                            # 1879
        (JBITSN, 0, 0, 0, 65280, 21, 1887),      # 1880: code_type
        (JBITSN, 0, 0, 1, 65280, 2, 1884),       # 1881: swap_kind
        (MOVE, 13, 33),                          # 1882
        (JUMP, 1885),                            # 1883
        (MOVE, 13, 40),                          # 1884
        (MOVE, 10, 13),                          # 1885
        (JUMP, 1900),                            # 1886
        (JBITSN, 0, 0, 0, 65280, 22, 1890),      # 1887: code_type
        (MOVE, 10, 37),                          # 1888
        (JUMP, 1900),                            # 1889
        (JBITS, 0, 0, 0, 65280, 1, 1893),        # 1890: code_type
        (MOVE, 10, 28),                          # 1891
        (JUMP, 1900),                            # 1892
        (JNE, 3, 63, 1896),                      # 1893
        (MOVE, 10, 48),                          # 1894
        (JUMP, 1900),                            # 1895
        (JNE, 3, 64, 1899),                      # 1896
        (MOVE, 10, 65),                          # 1897
        (JUMP, 1900),                            # 1898
        (MOVE, 10, 43),                          # 1899
        (JEQ, 10, 28, 1959),                     # 1900
        (JNE, 10, 34, 1909),                     # 1901
        (LOAD, 16, 41, 4),                       # 1902
        (LOAD, 17, 41, 5),                       # 1903
        (TEXT, 16, 0),                           # 1904
        (MOVE, 13, 16),                          # 1905
        (MOVE, 14, 17),                          # 1906
        (MOVE, 15, 28),                          # 1907
        (JUMP, 1955),                            # 1908
        (JNE, 10, 33, 1917),                     # 1909
        (LOAD, 16, 41, 4),                       # 1910
        (LOAD, 17, 41, 5),                       # 1911
        (TEXT, 16, 1),                           # 1912
        (MOVE, 13, 16),                          # 1913
        (MOVE, 14, 17),                          # 1914
        (MOVE, 15, 34),                          # 1915
        (JUMP, 1955),                            # 1916
        (JNE, 10, 40, 1925),                     # 1917
        (LOAD, 16, 41, 4),                       # 1918
        (LOAD, 17, 41, 5),                       # 1919
        (TEXT, 16, 2),                           # 1920
        (MOVE, 13, 16),                          # 1921
        (MOVE, 14, 17),                          # 1922
        (MOVE, 15, 33),                          # 1923
        (JUMP, 1955),                            # 1924
        (JNE, 10, 37, 1933),                     # 1925
        (LOAD, 16, 41, 4),                       # 1926
        (LOAD, 17, 41, 5),                       # 1927
        (TEXT, 16, 3),                           # 1928
        (MOVE, 13, 16),                          # 1929
        (MOVE, 14, 17),                          # 1930
        (MOVE, 15, 40),                          # 1931
        (JUMP, 1955),                            # 1932
        (JNE, 10, 48, 1941),                     # 1933
        (LOAD, 16, 41, 4),                       # 1934
        (LOAD, 17, 41, 5),                       # 1935
        (TEXT, 16, 4),                           # 1936
        (MOVE, 13, 16),                          # 1937
        (MOVE, 14, 17),                          # 1938
        (MOVE, 15, 37),                          # 1939
        (JUMP, 1955),                            # 1940
        (JNE, 10, 65, 1949),                     # 1941
        (LOAD, 16, 41, 4),                       # 1942
        (LOAD, 17, 41, 5),                       # 1943
        (TEXT, 16, 5),                           # 1944
        (MOVE, 13, 16),                          # 1945
        (MOVE, 14, 17),                          # 1946
        (MOVE, 15, 43),                          # 1947
        (JUMP, 1955),                            # 1948
        (LOAD, 16, 41, 4),                       # 1949
        (LOAD, 17, 41, 5),                       # 1950
        (TEXT, 16, 6),                           # 1951
        (MOVE, 13, 16),                          # 1952
        (MOVE, 14, 17),                          # 1953
        (MOVE, 15, 48),                          # 1954
        (STORE, 41, 7, 13),                      # 1955
        (STORE, 41, 8, 14),                      # 1956
        (STORE, 41, 9, 15),                      # 1957
        (STORE, 41, 6, 34),                      # 1958
        (LOOP, 7, 0),                            # 1959
        (JUMP, 805),                             # 1960
        (LOOP, 5, 0),                            # 1961
        (JUMP, 801),                             # 1962
        (DONE,),                                 # 1963
        (FAIL,),                                 # 1964
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
