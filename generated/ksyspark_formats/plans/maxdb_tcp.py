# Generated from ksy/maxdb/maxdb_tcp.ksy by `ksyspark generate`; do not edit.
"""Plans of maxdb_tcp: what the machine runs for each message and where it leaves each column; `FRAME` and `IN_STEP` cut streams."""

from ksyspark.machine.opcodes import ADD, BYTE, BYTES, CALL, CLOSE, COUNT, CUT, DIV, DONE, EOF, EQ, FAIL, FIXED, ITEM, JBITS, JBITSN, JEQ, JGE, JGT, JLE, JLT, JNE, JNZ, JUMP, JZ, LOAD, LOOP, LT, MOD, MOVE, NUMBER2, OPEN, PARAM, POSITION, REST, RETURN, ROW, ROWAT, ROWS, RUN, SEEKROOT, STORE, SUB, SWITCH, TEXT, TEXTAT, U1, U2BE, UNPAD, UNTIL
from ksyspark.machine.plan import Apply, Bits, Fixed, Formula, Inline, Items, Number, OneOf, Plan, Present, Rows, Span, Table, Worked

PLAN = Plan(
    program=(
        (ROW, 0, 0, 0),                          # 0: maxdb_tcp
        (PARAM, 1, 0),                           # 1: byte_order
        (PARAM, 2, 1),                           # 2: service
        (PARAM, 3, 2),                           # 3: argument_form
        (PARAM, 4, 3),                           # 4: port_in_packet_order
        (PARAM, 5, 4),                           # 5: strictness
        (PARAM, 6, 5),                           # 6: accept_termchar
        (PARAM, 7, 6),                           # 7: ebcdic_ccsid
        (PARAM, 8, 7),                           # 8: vardata_250
        (JEQ, 1, 92, 11),                        # 9
        (JNE, 1, 93, 21),                        # 10
        (MOVE, 9, 1),                            # 11
        (JUMP, 118),                             # 12
        (JUMP, 21),                              # 13: swap_type_byte, when it is asked for
        (LOAD, 15, 0, 1),                        # 14
        (JNZ, 15, 20),                           # 15
        (SEEKROOT, 16, 94),                      # 16
        (RUN, 0, 2, 1),                          # 17: swap_type_byte
        (CLOSE, 16),                             # 18
        (STORE, 0, 1, 92),                       # 19
        (RETURN, 1),                             # 20
        (CALL, 1, 14),                           # 21: swap_type_byte
        (U1, 18, 0, 2, 0),                       # 22
        (JNE, 18, 95, 26),                       # 23
        (MOVE, 12, 92),                          # 24
        (JUMP, 117),                             # 25
        (CALL, 1, 14),                           # 26: swap_type_byte
        (U1, 21, 0, 2, 0),                       # 27
        (JNE, 21, 96, 39),                       # 28
        (MOVE, 18, 93),                          # 29
        (JUMP, 116),                             # 30
        (JUMP, 39),                              # 31: mess_class_byte, when it is asked for
        (LOAD, 24, 0, 3),                        # 32
        (JNZ, 24, 38),                           # 33
        (SEEKROOT, 25, 97),                      # 34
        (RUN, 0, 4, 1),                          # 35: mess_class_byte
        (CLOSE, 25),                             # 36
        (STORE, 0, 3, 92),                       # 37
        (RETURN, 2),                             # 38
        (CALL, 2, 32),                           # 39: mess_class_byte
        (U1, 27, 0, 4, 0),                       # 40
        (JEQ, 27, 98, 64),                       # 41
        (JEQ, 27, 99, 64),                       # 42
        (JEQ, 27, 100, 64),                      # 43
        (JNE, 27, 101, 78),                      # 44
        (JUMP, 64),                              # 45: payload_swap, when it is asked for
        (LOAD, 28, 0, 5),                        # 46
        (JNZ, 28, 63),                           # 47
        (SEEKROOT, 29, 102),                     # 48
        (CALL, 2, 32),                           # 49: mess_class_byte
        (U1, 34, 0, 4, 0),                       # 50
        (JEQ, 34, 98, 57),                       # 51
        (JEQ, 34, 99, 57),                       # 52
        (JEQ, 34, 100, 57),                      # 53
        (JEQ, 34, 101, 57),                      # 54
        (JEQ, 34, 103, 57),                      # 55
        (JNE, 34, 104, 59),                      # 56
        (MOVE, 31, 92),                          # 57
        (JUMP, 60),                              # 58
        (MOVE, 31, 105),                         # 59
        (BYTES, 0, 6, 31),                       # 60: payload_swap
        (CLOSE, 29),                             # 61
        (STORE, 0, 5, 92),                       # 62
        (RETURN, 3),                             # 63
        (CALL, 3, 46),                           # 64: payload_swap
        (LOAD, 35, 0, 6),                        # 65
        (LOAD, 36, 0, 7),                        # 66
        (BYTE, 37, 35, 105),                     # 67
        (MOVE, 21, 37),                          # 68
        (JUMP, 115),                             # 69
        (JUMP, 78),                              # 70: length_bytes, when it is asked for
        (LOAD, 41, 0, 8),                        # 71
        (JNZ, 41, 77),                           # 72
        (SEEKROOT, 42, 105),                     # 73
        (BYTES, 0, 9, 96),                       # 74: length_bytes
        (CLOSE, 42),                             # 75
        (STORE, 0, 8, 92),                       # 76
        (RETURN, 4),                             # 77
        (CALL, 4, 71),                           # 78: length_bytes
        (LOAD, 44, 0, 9),                        # 79
        (LOAD, 45, 0, 10),                       # 80
        (BYTE, 46, 44, 105),                     # 81
        (JEQ, 46, 105, 89),                      # 82
        (LOAD, 44, 0, 9),                        # 83
        (LOAD, 45, 0, 10),                       # 84
        (BYTE, 46, 44, 95),                      # 85
        (JNE, 46, 105, 89),                      # 86
        (MOVE, 38, 93),                          # 87
        (JUMP, 114),                             # 88
        (CALL, 4, 71),                           # 89: length_bytes
        (LOAD, 47, 0, 9),                        # 90
        (LOAD, 48, 0, 10),                       # 91
        (BYTE, 49, 47, 105),                     # 92
        (JNE, 49, 105, 100),                     # 93
        (LOAD, 47, 0, 9),                        # 94
        (LOAD, 48, 0, 10),                       # 95
        (BYTE, 49, 47, 95),                      # 96
        (JEQ, 49, 105, 100),                     # 97
        (MOVE, 44, 92),                          # 98
        (JUMP, 113),                             # 99
        (CALL, 2, 32),                           # 100: mess_class_byte
        (U1, 50, 0, 4, 0),                       # 101
        (JEQ, 50, 103, 104),                     # 102
        (JNE, 50, 104, 111),                     # 103
        (CALL, 3, 46),                           # 104: payload_swap
        (LOAD, 50, 0, 6),                        # 105
        (LOAD, 51, 0, 7),                        # 106
        (BYTE, 52, 50, 105),                     # 107
        (JNE, 52, 92, 111),                      # 108
        (MOVE, 47, 92),                          # 109
        (JUMP, 112),                             # 110
        (MOVE, 47, 93),                          # 111
        (MOVE, 44, 47),                          # 112
        (MOVE, 38, 44),                          # 113
        (MOVE, 21, 38),                          # 114
        (MOVE, 18, 21),                          # 115
        (MOVE, 12, 18),                          # 116
        (MOVE, 9, 12),                           # 117
        (STORE, 0, 11, 9),                       # 118
        (JNE, 9, 92, 122),                       # 119
        (STORE, 0, 0, 105),                      # 120: byte order be
        (JUMP, 126),                             # 121
        (JNE, 9, 93, 4719),                      # 122
        (STORE, 0, 0, 92),                       # 123: byte order le
        (JUMP, 126),                             # 124
        (JUMP, 4719),                            # 125
        (RUN, 0, 12, 24),                        # 126: act_send_len, protocol_id, mess_class, rte_flags, residual_packets, sender_ref, receiver_ref, rte_return_code, new_swap_type, filler, max_send_len
        (NUMBER2, 9, 0, 12, 0, 52, 0),           # 127
        (SUB, 10, 9, 106),                       # 128
        (BYTES, 0, 13, 10),                      # 129: payload
        (NUMBER2, 14, 0, 12, 20, 52, 0),         # 130
        (NUMBER2, 18, 0, 12, 0, 52, 0),          # 131
        (JLE, 14, 18, 135),                      # 132
        (MOVE, 11, 95),                          # 133
        (JUMP, 153),                             # 134
        (CALL, 2, 32),                           # 135: mess_class_byte
        (U1, 21, 0, 4, 0),                       # 136
        (JEQ, 21, 98, 141),                      # 137
        (JEQ, 21, 99, 141),                      # 138
        (JEQ, 21, 100, 141),                     # 139
        (JNE, 21, 101, 143),                     # 140
        (MOVE, 18, 93),                          # 141
        (JUMP, 152),                             # 142
        (CALL, 2, 32),                           # 143: mess_class_byte
        (U1, 27, 0, 4, 0),                       # 144
        (JEQ, 27, 103, 147),                     # 145
        (JNE, 27, 104, 150),                     # 146
        (JEQ, 2, 96, 150),                       # 147
        (MOVE, 21, 92),                          # 148
        (JUMP, 151),                             # 149
        (MOVE, 21, 105),                         # 150
        (MOVE, 18, 21),                          # 151
        (MOVE, 11, 18),                          # 152
        (STORE, 0, 15, 11),                      # 153
        (SWITCH, 11, 1, 2),                      # 154
        (JUMP, 158),                             # 155
        (JUMP, 1021),                            # 156
        (JUMP, 1181),                            # 157
        (ROW, 1, 5, 11),                         # 158: maxdb_tcp.payload.maxdb_packet
        (STORE, 0, 16, 11),                      # 159
        (STORE, 5, 0, 5),                        # 160
        (STORE, 5, 1, 6),                        # 161
        (STORE, 5, 2, 7),                        # 162
        (STORE, 5, 3, 8),                        # 163
        (OPEN, 12, 0, 13),                       # 164
        (RUN, 5, 4, 2),                          # 165: code_type, swap_kind
        (JBITS, 5, 4, 0, 65280, 0, 181),         # 166: _
        (JBITS, 5, 4, 0, 65280, 19, 181),        # 167: _
        (JBITS, 5, 4, 0, 65280, 20, 181),        # 168: _
        (JBITS, 5, 4, 0, 65280, 21, 181),        # 169: _
        (JBITS, 5, 4, 0, 65280, 22, 181),        # 170: _
        (LOAD, 14, 5, 0),                        # 171
        (JGE, 14, 93, 176),                      # 172
        (JBITS, 5, 4, 0, 65280, 1, 181),         # 173: _
        (JBITS, 5, 4, 0, 65280, 2, 181),         # 174: _
        (JBITS, 5, 4, 0, 65280, 128, 181),       # 175: _
        (LOAD, 14, 5, 1),                        # 176
        (JNE, 14, 92, 4719),                     # 177
        (U1, 14, 5, 4, 0),                       # 178
        (JLE, 14, 93, 4719),                     # 179
        (JGE, 14, 107, 4719),                    # 180
        (JBITS, 5, 4, 1, 65280, 1, 183),         # 181: _
        (JBITSN, 5, 4, 1, 65280, 2, 4719),       # 182: _
        (LOAD, 14, 5, 0),                        # 183
        (JEQ, 14, 105, 189),                     # 184
        (JBITSN, 5, 4, 0, 65280, 19, 187),       # 185: code_type
        (JBITSN, 5, 4, 1, 65280, 2, 4719),       # 186: _
        (JBITSN, 5, 4, 0, 65280, 20, 189),       # 187: code_type
        (JBITSN, 5, 4, 1, 65280, 1, 4719),       # 188: _
        (U1, 14, 5, 4, 1),                       # 189
        (JNE, 14, 92, 193),                      # 190
        (STORE, 5, 5, 105),                      # 191: byte order be
        (JUMP, 197),                             # 192
        (JNE, 14, 93, 4719),                     # 193
        (STORE, 5, 5, 92),                       # 194: byte order le
        (JUMP, 197),                             # 195
        (JUMP, 4719),                            # 196
        (RUN, 5, 6, 30),                         # 197: filler1, appl_version, application, varpart_size, varpart_len, filler2, no_of_segm, filler3
        (FIXED, 18, 5, 6, 2, 5),                 # 198
        (TEXT, 18, 0),                           # 199: appl_version is ISO-8859-1
        (FIXED, 18, 5, 6, 7, 3),                 # 200
        (TEXT, 18, 0),                           # 201: application is ISO-8859-1
        (NUMBER2, 14, 5, 6, 10, 52, 5),          # 202
        (JLT, 14, 105, 4719),                    # 203
        (NUMBER2, 14, 5, 6, 14, 52, 5),          # 204
        (JLT, 14, 105, 4719),                    # 205
        (NUMBER2, 14, 5, 6, 14, 52, 5),          # 206
        (NUMBER2, 18, 5, 6, 10, 52, 5),          # 207
        (JGT, 14, 18, 4719),                     # 208
        (NUMBER2, 14, 5, 6, 20, 50, 5),          # 209
        (JLT, 14, 92, 4719),                     # 210
        (NUMBER2, 18, 5, 6, 14, 52, 5),          # 211
        (DIV, 19, 18, 112),                      # 212
        (JGT, 14, 19, 4719),                     # 213
        (NUMBER2, 14, 5, 6, 14, 52, 5),          # 214
        (BYTES, 5, 7, 14),                       # 215: varpart
        (OPEN, 18, 5, 7),                        # 216
        (U1, 20, 5, 4, 1),                       # 217
        (JNE, 20, 92, 221),                      # 218
        (STORE, 5, 9, 105),                      # 219: byte order be
        (JUMP, 225),                             # 220
        (JNE, 20, 93, 4719),                     # 221
        (STORE, 5, 9, 92),                       # 222: byte order le
        (JUMP, 225),                             # 223
        (JUMP, 4719),                            # 224
        (NUMBER2, 22, 5, 6, 20, 50, 5),          # 225
        (ROWS, 21, 2),                           # 226: segments: repeat expr
        (STORE, 5, 10, 21),                      # 227
        (MOVE, 20, 105),                         # 228
        (JGE, 20, 22, 1017),                     # 229
        (ROW, 2, 6, 21),                         # 230
        (STORE, 6, 0, 20),                       # 231
        (LOAD, 23, 5, 9),                        # 232
        (STORE, 6, 1, 23),                       # 233
        (RUN, 6, 2, 4),                          # 234: segm_len
        (NUMBER2, 23, 6, 2, 0, 52, 1),           # 235
        (JLT, 23, 112, 4719),                    # 236
        (LOAD, 27, 5, 8),                        # 237
        (LOAD, 35, 5, 7),                        # 238
        (POSITION, 35, 35),                      # 239
        (SUB, 36, 27, 35),                       # 240
        (ADD, 37, 36, 96),                       # 241
        (JGT, 23, 37, 4719),                     # 242
        (RUN, 6, 3, 4),                          # 243: segm_offset
        (NUMBER2, 23, 6, 3, 0, 52, 1),           # 244
        (LOAD, 27, 5, 7),                        # 245
        (POSITION, 27, 27),                      # 246
        (SUB, 35, 27, 113),                      # 247
        (JNE, 23, 35, 4719),                     # 248
        (RUN, 6, 4, 5),                          # 249: no_of_parts, own_index, segm_kind
        (NUMBER2, 23, 6, 4, 0, 50, 1),           # 250
        (JLT, 23, 105, 4719),                    # 251
        (LOAD, 23, 5, 0),                        # 252
        (JEQ, 23, 105, 259),                     # 253
        (NUMBER2, 23, 6, 4, 0, 50, 1),           # 254
        (NUMBER2, 27, 6, 2, 0, 52, 1),           # 255
        (SUB, 35, 27, 112),                      # 256
        (DIV, 36, 35, 114),                      # 257
        (JGT, 23, 36, 4719),                     # 258
        (NUMBER2, 23, 6, 4, 2, 50, 1),           # 259
        (LOAD, 27, 6, 0),                        # 260
        (ADD, 35, 27, 92),                       # 261
        (JNE, 23, 35, 4719),                     # 262
        (U1, 23, 6, 4, 4),                       # 263
        (JLT, 23, 92, 4719),                     # 264
        (JGT, 23, 96, 4719),                     # 265
        (LOAD, 23, 5, 0),                        # 266
        (JEQ, 23, 105, 272),                     # 267
        (JBITSN, 6, 4, 4, 65280, 1, 272),        # 268: _
        (NUMBER2, 23, 6, 2, 0, 52, 1),           # 269
        (MOD, 27, 23, 113),                      # 270
        (JNE, 27, 105, 4719),                    # 271
        (JBITS, 6, 4, 4, 65280, 1, 274),         # 272: segm_kind
        (JBITSN, 6, 4, 4, 65280, 3, 297),        # 273: segm_kind
        (ROW, 3, 7, 23),                         # 274: segment.request
        (STORE, 6, 5, 23),                       # 275
        (LOAD, 27, 6, 1),                        # 276
        (STORE, 7, 0, 27),                       # 277
        (RUN, 7, 1, 27),                         # 278: message_type, sqlmode, producer, commit_immediately, ignore_costwarning, prepare, with_info, mass_cmd, parsing_again, unused_options, no_explicit_close, scrollable_cursor, no_implicit_fetch, filler1, filler2, filler3
        (LOAD, 27, 5, 0),                        # 279
        (JEQ, 27, 105, 290),                     # 280
        (U1, 27, 6, 4, 4),                       # 281
        (JNE, 27, 92, 290),                      # 282
        (JBITS, 7, 1, 0, 65280, 25, 285),        # 283: _
        (JBITSN, 7, 1, 0, 65280, 45, 288),       # 284: _
        (NUMBER2, 27, 6, 4, 0, 50, 1),           # 285
        (JNE, 27, 105, 4719),                    # 286
        (JUMP, 290),                             # 287
        (NUMBER2, 27, 6, 4, 0, 50, 1),           # 288
        (JEQ, 27, 105, 4719),                    # 289
        (LOAD, 27, 5, 0),                        # 290
        (JLT, 27, 93, 297),                      # 291
        (U1, 27, 6, 4, 4),                       # 292
        (JNE, 27, 92, 297),                      # 293
        (U1, 27, 7, 1, 1),                       # 294
        (JLT, 27, 92, 4719),                     # 295
        (JGT, 27, 97, 4719),                     # 296
        (JBITS, 6, 4, 4, 65280, 2, 299),         # 297: segm_kind
        (JBITSN, 6, 4, 4, 65280, 4, 308),        # 298: segm_kind
        (ROW, 4, 8, 23),                         # 299: segment.reply
        (STORE, 6, 6, 23),                       # 300
        (LOAD, 27, 6, 1),                        # 301
        (STORE, 8, 0, 27),                       # 302
        (RUN, 8, 1, 11),                         # 303: sqlstate, returncode, errorpos
        (FIXED, 35, 8, 1, 0, 5),                 # 304
        (TEXT, 35, 0),                           # 305: sqlstate is ISO-8859-1
        (RUN, 8, 2, 2),                          # 306: warning_exists, value_truncated, null_in_set_function, column_count_differs, no_where_clause, unused5, date_adjusted, unused7, table_scan, statement_optimized, views_substituted, time_value_overflow, rowno_limit, index_on_optional_column, next_inverted_list, user_defined_code
        (RUN, 8, 3, 14),                         # 307: unused_intern_warning, result_set_closed, unused_intern_warning2, function_code, tracelevel, filler1, filler2
        (NUMBER2, 35, 6, 4, 0, 50, 1),           # 308
        (ROWS, 27, 5),                           # 309: parts: repeat expr
        (STORE, 6, 7, 27),                       # 310
        (MOVE, 23, 105),                         # 311
        (JGE, 23, 35, 987),                      # 312
        (ROW, 5, 9, 27),                         # 313
        (STORE, 9, 0, 23),                       # 314
        (LOAD, 36, 6, 1),                        # 315
        (STORE, 9, 1, 36),                       # 316
        (RUN, 9, 2, 1),                          # 317: part_kind
        (LOAD, 36, 5, 7),                        # 318
        (POSITION, 36, 36),                      # 319
        (ADD, 37, 36, 116),                      # 320
        (NUMBER2, 38, 6, 3, 0, 52, 1),           # 321
        (NUMBER2, 39, 6, 2, 0, 52, 1),           # 322
        (ADD, 40, 38, 39),                       # 323
        (JGT, 37, 40, 4719),                     # 324
        (LOAD, 36, 5, 0),                        # 325
        (JEQ, 36, 105, 352),                     # 326
        (LOAD, 36, 9, 0),                        # 327
        (JGT, 36, 105, 352),                     # 328
        (U1, 36, 6, 4, 4),                       # 329
        (JNE, 36, 92, 352),                      # 330
        (JBITS, 9, 2, 0, 65280, 3, 352),         # 331: _
        (LOAD, 36, 6, 5),                        # 332
        (JZ, 36, 4719),                          # 333
        (ROWAT, 10, 3, 36),                      # 334
        (U1, 37, 10, 1, 0),                      # 335
        (JEQ, 37, 93, 4719),                     # 336
        (LOAD, 36, 6, 5),                        # 337
        (JZ, 36, 4719),                          # 338
        (ROWAT, 11, 3, 36),                      # 339
        (U1, 37, 11, 1, 0),                      # 340
        (JEQ, 37, 95, 4719),                     # 341
        (LOAD, 36, 6, 5),                        # 342
        (JZ, 36, 4719),                          # 343
        (ROWAT, 12, 3, 36),                      # 344
        (U1, 37, 12, 1, 0),                      # 345
        (JEQ, 37, 97, 4719),                     # 346
        (LOAD, 36, 6, 5),                        # 347
        (JZ, 36, 4719),                          # 348
        (ROWAT, 13, 3, 36),                      # 349
        (U1, 37, 13, 1, 0),                      # 350
        (JEQ, 37, 117, 4719),                    # 351
        (LOAD, 36, 5, 0),                        # 352
        (JEQ, 36, 105, 364),                     # 353
        (LOAD, 36, 9, 0),                        # 354
        (JGT, 36, 105, 364),                     # 355
        (U1, 36, 6, 4, 4),                       # 356
        (JNE, 36, 92, 364),                      # 357
        (JBITS, 9, 2, 0, 65280, 10, 364),        # 358: _
        (LOAD, 36, 6, 5),                        # 359
        (JZ, 36, 4719),                          # 360
        (ROWAT, 14, 3, 36),                      # 361
        (U1, 37, 14, 1, 0),                      # 362
        (JEQ, 37, 119, 4719),                    # 363
        (RUN, 9, 3, 11),                         # 364: unused_attributes, first_packet, next_packet, last_packet, arg_count, segm_offset, buf_len
        (NUMBER2, 36, 9, 3, 1, 50, 1),           # 365
        (JLT, 36, 105, 4719),                    # 366
        (LOAD, 36, 5, 0),                        # 367
        (JEQ, 36, 105, 381),                     # 368
        (NUMBER2, 36, 9, 3, 1, 50, 1),           # 369
        (JGT, 36, 105, 381),                     # 370
        (U1, 36, 6, 4, 4),                       # 371
        (JNE, 36, 92, 381),                      # 372
        (JBITSN, 9, 3, 0, 256, 0, 381),          # 373: last_packet
        (JBITS, 9, 2, 0, 65280, 0, 381),         # 374: part_kind
        (JBITS, 9, 2, 0, 65280, 1, 381),         # 375: part_kind
        (LOAD, 36, 6, 5),                        # 376
        (JZ, 36, 4719),                          # 377
        (ROWAT, 15, 3, 36),                      # 378
        (U1, 37, 15, 1, 0),                      # 379
        (JNE, 37, 102, 4719),                    # 380
        (NUMBER2, 36, 9, 3, 3, 52, 1),           # 381
        (NUMBER2, 37, 6, 3, 0, 52, 1),           # 382
        (JNE, 36, 37, 4719),                     # 383
        (NUMBER2, 36, 9, 3, 7, 52, 1),           # 384
        (JLT, 36, 105, 4719),                    # 385
        (NUMBER2, 38, 6, 2, 0, 52, 1),           # 386
        (ADD, 39, 37, 38),                       # 387
        (LOAD, 40, 5, 7),                        # 388
        (POSITION, 40, 40),                      # 389
        (SUB, 44, 39, 40),                       # 390
        (SUB, 45, 44, 96),                       # 391
        (JGT, 36, 45, 4719),                     # 392
        (RUN, 9, 4, 4),                          # 393: buf_size
        (NUMBER2, 36, 9, 4, 0, 52, 1),           # 394
        (NUMBER2, 37, 9, 3, 7, 52, 1),           # 395
        (JGE, 36, 37, 399),                      # 396
        (LOAD, 36, 5, 0),                        # 397
        (JNE, 36, 105, 4719),                    # 398
        (NUMBER2, 36, 9, 3, 7, 52, 1),           # 399
        (BYTES, 9, 5, 36),                       # 400: body
        (U1, 37, 9, 2, 0),                       # 401
        (SWITCH, 37, 1, 35),                     # 402
        (JUMP, 439),                             # 403
        (JUMP, 459),                             # 404
        (JUMP, 484),                             # 405
        (JUMP, 492),                             # 406
        (JUMP, 510),                             # 407
        (JUMP, 484),                             # 408
        (JUMP, 953),                             # 409
        (JUMP, 484),                             # 410
        (JUMP, 953),                             # 411
        (JUMP, 539),                             # 412
        (JUMP, 539),                             # 413
        (JUMP, 556),                             # 414
        (JUMP, 484),                             # 415
        (JUMP, 579),                             # 416
        (JUMP, 624),                             # 417
        (JUMP, 953),                             # 418
        (JUMP, 953),                             # 419
        (JUMP, 655),                             # 420
        (JUMP, 484),                             # 421
        (JUMP, 694),                             # 422
        (JUMP, 579),                             # 423
        (JUMP, 953),                             # 424
        (JUMP, 717),                             # 425
        (JUMP, 556),                             # 426
        (JUMP, 953),                             # 427
        (JUMP, 953),                             # 428
        (JUMP, 748),                             # 429
        (JUMP, 953),                             # 430
        (JUMP, 953),                             # 431
        (JUMP, 767),                             # 432
        (JUMP, 953),                             # 433
        (JUMP, 579),                             # 434
        (JUMP, 811),                             # 435
        (JUMP, 921),                             # 436
        (JUMP, 941),                             # 437
        (JUMP, 953),                             # 438
        (ROW, 6, 16, 37),                        # 439: part.body.parameter_descriptions
        (STORE, 9, 7, 37),                       # 440
        (NUMBER2, 38, 9, 3, 1, 50, 1),           # 441
        (STORE, 16, 0, 38),                      # 442
        (OPEN, 38, 9, 5),                        # 443
        (LOAD, 40, 9, 1),                        # 444
        (STORE, 16, 1, 40),                      # 445
        (LOAD, 45, 16, 0),                       # 446
        (ROWS, 44, 7),                           # 447: parameters: repeat expr
        (STORE, 16, 2, 44),                      # 448
        (MOVE, 40, 105),                         # 449
        (JGE, 40, 45, 457),                      # 450
        (ROW, 7, 17, 44),                        # 451
        (LOAD, 46, 16, 1),                       # 452
        (STORE, 17, 0, 46),                      # 453
        (RUN, 17, 1, 4),                         # 454: data_type, frac, length
        (COUNT, 40, 2, 16, 3),                   # 455
        (JUMP, 450),                             # 456
        (CLOSE, 38),                             # 457
        (JUMP, 960),                             # 458
        (ROW, 8, 18, 37),                        # 459: part.body.names
        (STORE, 9, 8, 37),                       # 460
        (NUMBER2, 38, 9, 3, 1, 50, 1),           # 461
        (STORE, 18, 0, 38),                      # 462
        (OPEN, 38, 9, 5),                        # 463
        (LOAD, 40, 9, 1),                        # 464
        (STORE, 18, 1, 40),                      # 465
        (LOAD, 45, 18, 0),                       # 466
        (ROWS, 44, 9),                           # 467: names: repeat expr
        (STORE, 18, 2, 44),                      # 468
        (MOVE, 40, 105),                         # 469
        (JGE, 40, 45, 482),                      # 470
        (ROW, 9, 19, 44),                        # 471
        (LOAD, 46, 18, 1),                       # 472
        (STORE, 19, 0, 46),                      # 473
        (RUN, 19, 1, 1),                         # 474: len_name
        (U1, 46, 19, 1, 0),                      # 475
        (BYTES, 19, 2, 46),                      # 476: name
        (OPEN, 47, 19, 2),                       # 477
        (REST, 19, 4),                           # 478: data
        (CLOSE, 47),                             # 479
        (COUNT, 40, 6, 18, 3),                   # 480
        (JUMP, 470),                             # 481
        (CLOSE, 38),                             # 482
        (JUMP, 960),                             # 483
        (ROW, 10, 20, 37),                       # 484: part.body.text
        (STORE, 9, 9, 37),                       # 485
        (OPEN, 38, 9, 5),                        # 486
        (LOAD, 40, 9, 1),                        # 487
        (STORE, 20, 0, 40),                      # 488
        (REST, 20, 1),                           # 489: data
        (CLOSE, 38),                             # 490
        (JUMP, 960),                             # 491
        (ROW, 11, 21, 37),                       # 492: part.body.conversion_tables
        (STORE, 9, 10, 37),                      # 493
        (NUMBER2, 38, 9, 3, 1, 50, 1),           # 494
        (STORE, 21, 0, 38),                      # 495
        (OPEN, 38, 9, 5),                        # 496
        (LOAD, 40, 9, 1),                        # 497
        (STORE, 21, 1, 40),                      # 498
        (LOAD, 45, 21, 0),                       # 499
        (ROWS, 44, 12),                          # 500: tables: repeat expr
        (STORE, 21, 2, 44),                      # 501
        (MOVE, 40, 105),                         # 502
        (JGE, 40, 45, 508),                      # 503
        (ROW, 12, 22, 44),                       # 504
        (BYTES, 22, 0, 130),                     # 505: tables
        (COUNT, 40, 2, 21, 3),                   # 506
        (JUMP, 503),                             # 507
        (CLOSE, 38),                             # 508
        (JUMP, 960),                             # 509
        (ROW, 13, 23, 37),                       # 510: part.body.data
        (STORE, 9, 11, 37),                      # 511
        (MOVE, 38, 105),                         # 512
        (JBITSN, 6, 4, 4, 65280, 1, 525),        # 513: segm_kind
        (LOAD, 39, 6, 5),                        # 514
        (JZ, 39, 4719),                          # 515
        (ROWAT, 24, 3, 39),                      # 516
        (U1, 40, 24, 1, 0),                      # 517
        (JEQ, 40, 93, 524),                      # 518
        (LOAD, 39, 6, 5),                        # 519
        (JZ, 39, 4719),                          # 520
        (ROWAT, 25, 3, 39),                      # 521
        (U1, 40, 25, 1, 0),                      # 522
        (JNE, 40, 115, 525),                     # 523
        (MOVE, 38, 92),                          # 524
        (STORE, 23, 0, 38),                      # 525
        (OPEN, 38, 9, 5),                        # 526
        (LOAD, 40, 9, 1),                        # 527
        (STORE, 23, 1, 40),                      # 528
        (LOAD, 40, 23, 0),                       # 529
        (JNZ, 40, 533),                          # 530
        (REST, 23, 3),                           # 531: rows
        (STORE, 23, 2, 92),                      # 532
        (LOAD, 40, 23, 0),                       # 533
        (JZ, 40, 537),                           # 534
        (REST, 23, 6),                           # 535: logon
        (STORE, 23, 5, 92),                      # 536
        (CLOSE, 38),                             # 537
        (JUMP, 960),                             # 538
        (ROW, 14, 26, 37),                       # 539: part.body.parse_ids
        (STORE, 9, 12, 37),                      # 540
        (OPEN, 38, 9, 5),                        # 541
        (LOAD, 40, 9, 1),                        # 542
        (STORE, 26, 0, 40),                      # 543
        (ROWS, 44, 15),                          # 544: parse_ids: repeat until
        (STORE, 26, 1, 44),                      # 545
        (MOVE, 40, 105),                         # 546
        (ROW, 15, 27, 44),                       # 547
        (LOAD, 45, 26, 0),                       # 548
        (STORE, 27, 0, 45),                      # 549
        (RUN, 27, 1, 12),                        # 550: session_id, statement_counter, command_number, message_kind, buffer_number, application_info, date_format
        (EOF, 45),                               # 551
        (COUNT, 40, 2, 26, 2),                   # 552
        (JZ, 45, 547),                           # 553
        (CLOSE, 38),                             # 554
        (JUMP, 960),                             # 555
        (ROW, 16, 28, 37),                       # 556: part.body.counter
        (STORE, 9, 13, 37),                      # 557
        (OPEN, 38, 9, 5),                        # 558
        (LOAD, 40, 9, 1),                        # 559
        (STORE, 28, 0, 40),                      # 560
        (STORE, 28, 1, 120),                     # 561
        (RUN, 28, 2, 1),                         # 562: define_byte
        (U1, 40, 28, 2, 0),                      # 563
        (JGE, 40, 131, 568),                     # 564
        (LOAD, 40, 28, 1),                       # 565
        (BYTES, 28, 4, 40),                      # 566: number
        (STORE, 28, 3, 92),                      # 567
        (U1, 40, 28, 2, 0),                      # 568
        (JLT, 40, 131, 573),                     # 569
        (LOAD, 40, 28, 1),                       # 570
        (BYTES, 28, 7, 40),                      # 571: undefined
        (STORE, 28, 6, 92),                      # 572
        (REST, 28, 9),                           # 573: trailing_bytes
        (LOAD, 44, 28, 9),                       # 574
        (LOAD, 45, 28, 10),                      # 575
        (JNE, 45, 105, 4719),                    # 576
        (CLOSE, 38),                             # 577
        (JUMP, 960),                             # 578
        (ROW, 17, 29, 37),                       # 579: part.body.shortinfos
        (STORE, 9, 14, 37),                      # 580
        (NUMBER2, 38, 9, 3, 1, 50, 1),           # 581
        (STORE, 29, 0, 38),                      # 582
        (U1, 38, 9, 2, 0),                       # 583
        (EQ, 39, 38, 126),                       # 584
        (STORE, 29, 1, 39),                      # 585
        (OPEN, 38, 9, 5),                        # 586
        (LOAD, 40, 9, 1),                        # 587
        (STORE, 29, 2, 40),                      # 588
        (LOAD, 45, 29, 0),                       # 589
        (ROWS, 44, 18),                          # 590: shortinfos: repeat expr
        (STORE, 29, 3, 44),                      # 591
        (MOVE, 40, 105),                         # 592
        (JGE, 40, 45, 622),                      # 593
        (ROW, 18, 30, 44),                       # 594
        (LOAD, 46, 29, 1),                       # 595
        (STORE, 30, 0, 46),                      # 596
        (LOAD, 46, 29, 2),                       # 597
        (STORE, 30, 1, 46),                      # 598
        (RUN, 30, 2, 8),                         # 599: unused_mode, escape_character, has_default, null_allowed, null_not_allowed, io_type, data_type, frac, length, in_out_len
        (LOAD, 46, 30, 0),                       # 600
        (JZ, 46, 603),                           # 601
        (JBITS, 30, 2, 1, 65280, 0, 605),        # 602: io_type
        (RUN, 30, 4, 4),                         # 603: bufpos
        (STORE, 30, 3, 92),                      # 604
        (LOAD, 46, 30, 0),                       # 605
        (JZ, 46, 610),                           # 606
        (JBITSN, 30, 2, 1, 65280, 0, 610),       # 607: io_type
        (RUN, 30, 6, 2),                         # 608: param_no
        (STORE, 30, 5, 92),                      # 609
        (LOAD, 46, 30, 0),                       # 610
        (JZ, 46, 615),                           # 611
        (JBITSN, 30, 2, 1, 65280, 0, 615),       # 612: io_type
        (RUN, 30, 8, 1),                         # 613: read_only
        (STORE, 30, 7, 92),                      # 614
        (LOAD, 46, 30, 0),                       # 615
        (JZ, 46, 620),                           # 616
        (JBITSN, 30, 2, 1, 65280, 0, 620),       # 617: io_type
        (RUN, 30, 10, 1),                        # 618: serial
        (STORE, 30, 9, 92),                      # 619
        (COUNT, 40, 2, 29, 4),                   # 620
        (JUMP, 593),                             # 621
        (CLOSE, 38),                             # 622
        (JUMP, 960),                             # 623
        (ROW, 19, 31, 37),                       # 624: part.body.user_info
        (STORE, 9, 15, 37),                      # 625
        (OPEN, 38, 9, 5),                        # 626
        (LOAD, 40, 9, 1),                        # 627
        (STORE, 31, 0, 40),                      # 628
        (RUN, 31, 1, 1),                         # 629: len_name
        (U1, 40, 31, 1, 0),                      # 630
        (BYTES, 31, 2, 40),                      # 631: name
        (OPEN, 44, 31, 2),                       # 632
        (REST, 31, 4),                           # 633: data
        (CLOSE, 44),                             # 634
        (RUN, 31, 6, 1),                         # 635: len_name
        (U1, 40, 31, 6, 0),                      # 636
        (BYTES, 31, 7, 40),                      # 637: name
        (OPEN, 44, 31, 7),                       # 638
        (REST, 31, 9),                           # 639: data
        (CLOSE, 44),                             # 640
        (RUN, 31, 11, 1),                        # 641: len_name
        (U1, 40, 31, 11, 0),                     # 642
        (BYTES, 31, 12, 40),                     # 643: name
        (OPEN, 44, 31, 12),                      # 644
        (REST, 31, 14),                          # 645: data
        (CLOSE, 44),                             # 646
        (RUN, 31, 16, 1),                        # 647: len_name
        (U1, 40, 31, 16, 0),                     # 648
        (BYTES, 31, 17, 40),                     # 649: name
        (OPEN, 44, 31, 17),                      # 650
        (REST, 31, 19),                          # 651: data
        (CLOSE, 44),                             # 652
        (CLOSE, 38),                             # 653
        (JUMP, 960),                             # 654
        (ROW, 20, 32, 37),                       # 655: part.body.longdata
        (STORE, 9, 16, 37),                      # 656
        (NUMBER2, 38, 9, 3, 1, 50, 1),           # 657
        (STORE, 32, 0, 38),                      # 658
        (OPEN, 38, 9, 5),                        # 659
        (LOAD, 40, 9, 1),                        # 660
        (STORE, 32, 1, 40),                      # 661
        (LOAD, 45, 32, 0),                       # 662
        (ROWS, 44, 21),                          # 663: descriptors: repeat expr
        (STORE, 32, 2, 44),                      # 664
        (MOVE, 40, 105),                         # 665
        (JGE, 40, 45, 691),                      # 666
        (ROW, 21, 33, 44),                       # 667
        (LOAD, 46, 32, 1),                       # 668
        (STORE, 33, 0, 46),                      # 669
        (RUN, 33, 1, 41),                        # 670: define_byte, descriptor, tabid, maxlen, intern_pos, without_short_column, unicode, catalog, comment, new_record, no_close, with_lock, trigger, state, unused1, valmode, valind, unused2, valpos, vallen
        (NUMBER2, 46, 33, 1, 37, 52, 0),         # 671
        (JLE, 46, 105, 689),                     # 672
        (NUMBER2, 46, 33, 1, 33, 52, 0),         # 673
        (LOAD, 47, 9, 5),                        # 674
        (POSITION, 47, 47),                      # 675
        (ADD, 48, 47, 92),                       # 676
        (JNE, 46, 48, 689),                      # 677
        (NUMBER2, 46, 33, 1, 37, 52, 0),         # 678
        (LOAD, 47, 9, 6),                        # 679
        (LOAD, 48, 9, 5),                        # 680
        (POSITION, 48, 48),                      # 681
        (SUB, 49, 47, 48),                       # 682
        (JGT, 46, 49, 689),                      # 683
        (JBITS, 33, 1, 28, 65280, 3, 689),       # 684: valmode
        (JBITS, 33, 1, 28, 65280, 5, 689),       # 685: valmode
        (NUMBER2, 46, 33, 1, 37, 52, 0),         # 686
        (BYTES, 33, 3, 46),                      # 687: portion
        (STORE, 33, 2, 92),                      # 688
        (COUNT, 40, 2, 32, 3),                   # 689
        (JUMP, 666),                             # 690
        (REST, 32, 4),                           # 691: behind
        (CLOSE, 38),                             # 692
        (JUMP, 960),                             # 693
        (ROW, 22, 34, 37),                       # 694: part.body.session_info
        (STORE, 9, 17, 37),                      # 695
        (OPEN, 38, 9, 5),                        # 696
        (LOAD, 40, 9, 1),                        # 697
        (STORE, 34, 0, 40),                      # 698
        (RUN, 34, 1, 2192),                      # 699: is_unicode, session_id, len_nls_date_format, nls_date_format, len_nls_date_format_coded, nls_date_format_coded, nls_date_language, nls_language, date_format, numeric_characters, filler1, dictionary
        (STORE, 34, 2, 95),                      # 700
        (RUN, 34, 3, 1),                         # 701: define_byte
        (U1, 40, 34, 3, 0),                      # 702
        (JGE, 40, 131, 707),                     # 703
        (LOAD, 40, 34, 2),                       # 704
        (BYTES, 34, 5, 40),                      # 705: number
        (STORE, 34, 4, 92),                      # 706
        (U1, 40, 34, 3, 0),                      # 707
        (JLT, 40, 131, 712),                     # 708
        (LOAD, 40, 34, 2),                       # 709
        (BYTES, 34, 8, 40),                      # 710: undefined
        (STORE, 34, 7, 92),                      # 711
        (RUN, 34, 10, 12),                       # 712: filler2, kernel_version, filler3
        (FIXED, 44, 34, 10, 4, 5),               # 713
        (TEXT, 44, 0),                           # 714: kernel_version is ISO-8859-1
        (CLOSE, 38),                             # 715
        (JUMP, 960),                             # 716
        (ROW, 23, 35, 37),                       # 717: part.body.serial
        (STORE, 9, 18, 37),                      # 718
        (OPEN, 38, 9, 5),                        # 719
        (LOAD, 40, 9, 1),                        # 720
        (STORE, 35, 0, 40),                      # 721
        (STORE, 35, 1, 108),                     # 722
        (RUN, 35, 2, 1),                         # 723: define_byte
        (U1, 40, 35, 2, 0),                      # 724
        (JGE, 40, 131, 729),                     # 725
        (LOAD, 40, 35, 1),                       # 726
        (BYTES, 35, 4, 40),                      # 727: number
        (STORE, 35, 3, 92),                      # 728
        (U1, 40, 35, 2, 0),                      # 729
        (JLT, 40, 131, 734),                     # 730
        (LOAD, 40, 35, 1),                       # 731
        (BYTES, 35, 7, 40),                      # 732: undefined
        (STORE, 35, 6, 92),                      # 733
        (STORE, 35, 9, 108),                     # 734
        (RUN, 35, 10, 1),                        # 735: define_byte
        (U1, 40, 35, 10, 0),                     # 736
        (JGE, 40, 131, 741),                     # 737
        (LOAD, 40, 35, 9),                       # 738
        (BYTES, 35, 12, 40),                     # 739: number
        (STORE, 35, 11, 92),                     # 740
        (U1, 40, 35, 10, 0),                     # 741
        (JLT, 40, 131, 746),                     # 742
        (LOAD, 40, 35, 9),                       # 743
        (BYTES, 35, 15, 40),                     # 744: undefined
        (STORE, 35, 14, 92),                     # 745
        (CLOSE, 38),                             # 746
        (JUMP, 960),                             # 747
        (ROW, 24, 36, 37),                       # 748: part.body.abap_info
        (STORE, 9, 19, 37),                      # 749
        (OPEN, 38, 9, 5),                        # 750
        (LOAD, 40, 9, 1),                        # 751
        (STORE, 36, 0, 40),                      # 752
        (RUN, 36, 1, 1),                         # 753: len_name
        (U1, 40, 36, 1, 0),                      # 754
        (BYTES, 36, 2, 40),                      # 755: name
        (OPEN, 44, 36, 2),                       # 756
        (REST, 36, 4),                           # 757: data
        (CLOSE, 44),                             # 758
        (RUN, 36, 6, 1),                         # 759: len_name
        (U1, 40, 36, 6, 0),                      # 760
        (BYTES, 36, 7, 40),                      # 761: name
        (OPEN, 44, 36, 7),                       # 762
        (REST, 36, 9),                           # 763: data
        (CLOSE, 44),                             # 764
        (CLOSE, 38),                             # 765
        (JUMP, 960),                             # 766
        (ROW, 25, 37, 37),                       # 767: part.body.long_demands
        (STORE, 9, 20, 37),                      # 768
        (NUMBER2, 38, 9, 3, 1, 50, 1),           # 769
        (STORE, 37, 0, 38),                      # 770
        (OPEN, 38, 9, 5),                        # 771
        (LOAD, 40, 9, 1),                        # 772
        (STORE, 37, 1, 40),                      # 773
        (LOAD, 45, 37, 0),                       # 774
        (ROWS, 44, 26),                          # 775: demands: repeat expr
        (STORE, 37, 2, 44),                      # 776
        (MOVE, 40, 105),                         # 777
        (JGE, 40, 45, 809),                      # 778
        (ROW, 26, 38, 44),                       # 779
        (LOAD, 46, 37, 1),                       # 780
        (STORE, 38, 0, 46),                      # 781
        (RUN, 38, 1, 2),                         # 782: define_byte, at_once
        (STORE, 38, 2, 120),                     # 783
        (RUN, 38, 3, 1),                         # 784: define_byte
        (U1, 46, 38, 3, 0),                      # 785
        (JGE, 46, 131, 790),                     # 786
        (LOAD, 46, 38, 2),                       # 787
        (BYTES, 38, 5, 46),                      # 788: number
        (STORE, 38, 4, 92),                      # 789
        (U1, 46, 38, 3, 0),                      # 790
        (JLT, 46, 131, 795),                     # 791
        (LOAD, 46, 38, 2),                       # 792
        (BYTES, 38, 8, 46),                      # 793: undefined
        (STORE, 38, 7, 92),                      # 794
        (STORE, 38, 10, 120),                    # 795
        (RUN, 38, 11, 1),                        # 796: define_byte
        (U1, 46, 38, 11, 0),                     # 797
        (JGE, 46, 131, 802),                     # 798
        (LOAD, 46, 38, 10),                      # 799
        (BYTES, 38, 13, 46),                     # 800: number
        (STORE, 38, 12, 92),                     # 801
        (U1, 46, 38, 11, 0),                     # 802
        (JLT, 46, 131, 807),                     # 803
        (LOAD, 46, 38, 10),                      # 804
        (BYTES, 38, 16, 46),                     # 805: undefined
        (STORE, 38, 15, 92),                     # 806
        (COUNT, 40, 6, 37, 3),                   # 807
        (JUMP, 778),                             # 808
        (CLOSE, 38),                             # 809
        (JUMP, 960),                             # 810
        (ROW, 27, 39, 37),                       # 811: part.body.vardata
        (STORE, 9, 21, 37),                      # 812
        (NUMBER2, 38, 9, 3, 1, 50, 1),           # 813
        (STORE, 39, 0, 38),                      # 814
        (MOVE, 38, 105),                         # 815
        (JBITSN, 6, 4, 4, 65280, 1, 828),        # 816: segm_kind
        (LOAD, 39, 6, 5),                        # 817
        (JZ, 39, 4719),                          # 818
        (ROWAT, 40, 3, 39),                      # 819
        (U1, 40, 40, 1, 0),                      # 820
        (JEQ, 40, 93, 827),                      # 821
        (LOAD, 39, 6, 5),                        # 822
        (JZ, 39, 4719),                          # 823
        (ROWAT, 41, 3, 39),                      # 824
        (U1, 40, 41, 1, 0),                      # 825
        (JNE, 40, 115, 828),                     # 826
        (MOVE, 38, 92),                          # 827
        (STORE, 39, 1, 38),                      # 828
        (OPEN, 38, 9, 5),                        # 829
        (LOAD, 40, 9, 1),                        # 830
        (STORE, 39, 2, 40),                      # 831
        (EOF, 40),                               # 832
        (JNZ, 40, 915),                          # 833
        (ROWS, 44, 28),                          # 834: rows: repeat until
        (STORE, 39, 4, 44),                      # 835
        (MOVE, 40, 105),                         # 836
        (ROW, 28, 42, 44),                       # 837
        (LOAD, 45, 39, 1),                       # 838
        (STORE, 42, 0, 45),                      # 839
        (LOAD, 45, 39, 2),                       # 840
        (STORE, 42, 1, 45),                      # 841
        (RUN, 42, 2, 2),                         # 842: num_fields
        (U2BE, 47, 42, 2, 0),                    # 843
        (ROWS, 46, 29),                          # 844: fields: repeat expr
        (STORE, 42, 3, 46),                      # 845
        (MOVE, 45, 105),                         # 846
        (JGE, 45, 47, 905),                      # 847
        (ROW, 29, 43, 46),                       # 848
        (LOAD, 48, 42, 0),                       # 849
        (STORE, 43, 0, 48),                      # 850
        (LOAD, 48, 42, 1),                       # 851
        (STORE, 43, 1, 48),                      # 852
        (RUN, 43, 2, 1),                         # 853: len_or_mark
        (JBITSN, 43, 2, 0, 65280, 255, 857),     # 854: len_or_mark
        (RUN, 43, 4, 2),                         # 855: len_long
        (STORE, 43, 3, 92),                      # 856
        (JBITS, 43, 2, 0, 65280, 255, 863),      # 857: len_or_mark
        (U1, 51, 43, 2, 0),                      # 858
        (JLT, 51, 132, 863),                     # 859
        (JBITSN, 43, 2, 0, 65280, 250, 865),     # 860: len_or_mark
        (LOAD, 51, 5, 3),                        # 861
        (JNE, 51, 105, 865),                     # 862
        (MOVE, 48, 105),                         # 863
        (JUMP, 867),                             # 864
        (U1, 51, 43, 2, 0),                      # 865
        (MOVE, 48, 51),                          # 866
        (JNE, 48, 105, 880),                     # 867
        (LOAD, 48, 43, 0),                       # 868
        (JNZ, 48, 880),                          # 869
        (JBITSN, 43, 2, 0, 65280, 255, 876),     # 870: len_or_mark
        (LOAD, 51, 43, 3),                       # 871
        (JZ, 51, 4719),                          # 872
        (U2BE, 52, 43, 4, 0),                    # 873
        (MOVE, 48, 52),                          # 874
        (JUMP, 878),                             # 875
        (U1, 53, 43, 2, 0),                      # 876
        (MOVE, 48, 53),                          # 877
        (BYTES, 43, 6, 48),                      # 878: value
        (STORE, 43, 5, 92),                      # 879
        (JBITS, 43, 2, 0, 65280, 255, 886),      # 880: len_or_mark
        (U1, 51, 43, 2, 0),                      # 881
        (JLT, 51, 132, 886),                     # 882
        (JBITSN, 43, 2, 0, 65280, 250, 888),     # 883: len_or_mark
        (LOAD, 51, 5, 3),                        # 884
        (JNE, 51, 105, 888),                     # 885
        (MOVE, 48, 105),                         # 886
        (JUMP, 890),                             # 887
        (U1, 51, 43, 2, 0),                      # 888
        (MOVE, 48, 51),                          # 889
        (JNE, 48, 105, 903),                     # 890
        (LOAD, 48, 43, 0),                       # 891
        (JZ, 48, 903),                           # 892
        (JBITSN, 43, 2, 0, 65280, 255, 899),     # 893: len_or_mark
        (LOAD, 51, 43, 3),                       # 894
        (JZ, 51, 4719),                          # 895
        (U2BE, 52, 43, 4, 0),                    # 896
        (MOVE, 48, 52),                          # 897
        (JUMP, 901),                             # 898
        (U1, 53, 43, 2, 0),                      # 899
        (MOVE, 48, 53),                          # 900
        (BYTES, 43, 9, 48),                      # 901: logon
        (STORE, 43, 8, 92),                      # 902
        (COUNT, 45, 2, 42, 4),                   # 903
        (JUMP, 847),                             # 904
        (MOVE, 45, 105),                         # 905
        (EOF, 46),                               # 906
        (JNZ, 46, 911),                          # 907
        (ADD, 46, 40, 92),                       # 908
        (LOAD, 47, 39, 0),                       # 909
        (JLT, 46, 47, 912),                      # 910
        (MOVE, 45, 92),                          # 911
        (COUNT, 40, 4, 39, 5),                   # 912
        (JZ, 45, 837),                           # 913
        (STORE, 39, 3, 92),                      # 914
        (REST, 39, 6),                           # 915: trailing_bytes
        (LOAD, 44, 39, 6),                       # 916
        (LOAD, 45, 39, 7),                       # 917
        (JNE, 45, 105, 4719),                    # 918
        (CLOSE, 38),                             # 919
        (JUMP, 960),                             # 920
        (ROW, 30, 44, 37),                       # 921: part.body.features
        (STORE, 9, 22, 37),                      # 922
        (NUMBER2, 38, 9, 3, 1, 50, 1),           # 923
        (STORE, 44, 0, 38),                      # 924
        (OPEN, 38, 9, 5),                        # 925
        (LOAD, 40, 9, 1),                        # 926
        (STORE, 44, 1, 40),                      # 927
        (LOAD, 45, 44, 0),                       # 928
        (ROWS, 44, 31),                          # 929: features: repeat expr
        (STORE, 44, 2, 44),                      # 930
        (MOVE, 40, 105),                         # 931
        (JGE, 40, 45, 939),                      # 932
        (ROW, 31, 45, 44),                       # 933
        (LOAD, 46, 44, 1),                       # 934
        (STORE, 45, 0, 46),                      # 935
        (RUN, 45, 1, 2),                         # 936: feature, is_on
        (COUNT, 40, 2, 44, 3),                   # 937
        (JUMP, 932),                             # 938
        (CLOSE, 38),                             # 939
        (JUMP, 960),                             # 940
        (ROW, 32, 46, 37),                       # 941: part.body.client_id
        (STORE, 9, 23, 37),                      # 942
        (OPEN, 38, 9, 5),                        # 943
        (LOAD, 40, 9, 1),                        # 944
        (STORE, 46, 0, 40),                      # 945
        (RUN, 46, 1, 1),                         # 946: define_byte
        (REST, 46, 2),                           # 947: terminal_id
        (OPEN, 44, 46, 2),                       # 948
        (REST, 46, 4),                           # 949: data
        (CLOSE, 44),                             # 950
        (CLOSE, 38),                             # 951
        (JUMP, 960),                             # 952
        (ROW, 33, 47, 37),                       # 953: part.body.raw
        (STORE, 9, 24, 37),                      # 954
        (LOAD, 38, 9, 5),                        # 955
        (STORE, 47, 0, 38),                      # 956
        (LOAD, 39, 9, 6),                        # 957
        (STORE, 47, 1, 39),                      # 958
        (JUMP, 960),                             # 959
        (NUMBER2, 39, 6, 3, 0, 52, 1),           # 960
        (NUMBER2, 40, 6, 2, 0, 52, 1),           # 961
        (ADD, 44, 39, 40),                       # 962
        (LOAD, 45, 5, 7),                        # 963
        (POSITION, 45, 45),                      # 964
        (SUB, 46, 44, 45),                       # 965
        (NUMBER2, 47, 9, 3, 7, 52, 1),           # 966
        (MOD, 48, 47, 113),                      # 967
        (SUB, 49, 113, 48),                      # 968
        (MOD, 50, 49, 113),                      # 969
        (JGE, 46, 50, 979),                      # 970
        (NUMBER2, 39, 6, 3, 0, 52, 1),           # 971
        (NUMBER2, 40, 6, 2, 0, 52, 1),           # 972
        (ADD, 44, 39, 40),                       # 973
        (LOAD, 45, 5, 7),                        # 974
        (POSITION, 45, 45),                      # 975
        (SUB, 46, 44, 45),                       # 976
        (MOVE, 36, 46),                          # 977
        (JUMP, 984),                             # 978
        (NUMBER2, 47, 9, 3, 7, 52, 1),           # 979
        (MOD, 48, 47, 113),                      # 980
        (SUB, 49, 113, 48),                      # 981
        (MOD, 50, 49, 113),                      # 982
        (MOVE, 36, 50),                          # 983
        (BYTES, 9, 25, 36),                      # 984: filler
        (COUNT, 23, 6, 6, 8),                    # 985
        (JUMP, 312),                             # 986
        (NUMBER2, 23, 6, 3, 0, 52, 1),           # 987
        (NUMBER2, 27, 6, 2, 0, 52, 1),           # 988
        (ADD, 35, 23, 27),                       # 989
        (LOAD, 36, 5, 7),                        # 990
        (POSITION, 36, 36),                      # 991
        (SUB, 37, 35, 36),                       # 992
        (BYTES, 6, 9, 37),                       # 993: unused
        (LOAD, 38, 5, 8),                        # 994
        (LOAD, 39, 5, 7),                        # 995
        (POSITION, 39, 39),                      # 996
        (SUB, 40, 38, 39),                       # 997
        (NUMBER2, 44, 6, 2, 0, 52, 1),           # 998
        (MOD, 45, 44, 113),                      # 999
        (SUB, 46, 113, 45),                      # 1000
        (MOD, 47, 46, 113),                      # 1001
        (JGE, 40, 47, 1009),                     # 1002
        (LOAD, 38, 5, 8),                        # 1003
        (LOAD, 39, 5, 7),                        # 1004
        (POSITION, 39, 39),                      # 1005
        (SUB, 40, 38, 39),                       # 1006
        (MOVE, 35, 40),                          # 1007
        (JUMP, 1014),                            # 1008
        (NUMBER2, 44, 6, 2, 0, 52, 1),           # 1009
        (MOD, 45, 44, 113),                      # 1010
        (SUB, 46, 113, 45),                      # 1011
        (MOD, 47, 46, 113),                      # 1012
        (MOVE, 35, 47),                          # 1013
        (BYTES, 6, 11, 35),                      # 1014: filler
        (COUNT, 20, 8, 5, 11),                   # 1015
        (JUMP, 229),                             # 1016
        (REST, 5, 12),                           # 1017: behind
        (CLOSE, 18),                             # 1018
        (CLOSE, 12),                             # 1019
        (JUMP, 1188),                            # 1020
        (ROW, 34, 48, 11),                       # 1021: maxdb_tcp.payload.connect
        (STORE, 0, 17, 11),                      # 1022
        (OPEN, 12, 0, 13),                       # 1023
        (LOAD, 14, 0, 11),                       # 1024
        (JNE, 14, 92, 1028),                     # 1025
        (STORE, 48, 0, 105),                     # 1026: byte order be
        (JUMP, 1032),                            # 1027
        (JNE, 14, 93, 4719),                     # 1028
        (STORE, 48, 0, 92),                      # 1029: byte order le
        (JUMP, 1032),                            # 1030
        (JUMP, 4719),                            # 1031
        (RUN, 48, 1, 24),                        # 1032: code, swap, connect_length, service_type, os_type, fillers, max_segment_size, max_data_len, packet_size, min_reply_size
        (NUMBER2, 14, 48, 1, 2, 50, 0),          # 1033
        (JLT, 14, 112, 4719),                    # 1034
        (LOAD, 18, 0, 14),                       # 1035
        (JGT, 14, 18, 4719),                     # 1036
        (JBITS, 48, 1, 0, 65280, 1, 1043),       # 1037: code
        (BYTES, 48, 3, 113),                     # 1038: receiver_ascii
        (UNPAD, 48, 3, 32),                      # 1039
        (CUT, 48, 3, 0, 0),                      # 1040
        (TEXTAT, 48, 3, 0),                      # 1041: receiver_ascii is ISO-8859-1
        (STORE, 48, 2, 92),                      # 1042
        (JBITSN, 48, 1, 0, 65280, 1, 1049),      # 1043: code
        (BYTES, 48, 6, 113),                     # 1044: receiver_ebcdic
        (UNPAD, 48, 6, 64),                      # 1045
        (CUT, 48, 6, 0, 0),                      # 1046
        (TEXTAT, 48, 6, 1),                      # 1047: receiver_ebcdic is IBM037
        (STORE, 48, 5, 92),                      # 1048
        (JBITS, 48, 1, 0, 65280, 1, 1055),       # 1049: code
        (BYTES, 48, 9, 113),                     # 1050: sender_ascii
        (UNPAD, 48, 9, 32),                      # 1051
        (CUT, 48, 9, 0, 0),                      # 1052
        (TEXTAT, 48, 9, 0),                      # 1053: sender_ascii is ISO-8859-1
        (STORE, 48, 8, 92),                      # 1054
        (JBITSN, 48, 1, 0, 65280, 1, 1061),      # 1055: code
        (BYTES, 48, 12, 113),                    # 1056: sender_ebcdic
        (UNPAD, 48, 12, 64),                     # 1057
        (CUT, 48, 12, 0, 0),                     # 1058
        (TEXTAT, 48, 12, 1),                     # 1059: sender_ebcdic is IBM037
        (STORE, 48, 11, 92),                     # 1060
        (NUMBER2, 14, 48, 1, 2, 50, 0),          # 1061
        (SUB, 18, 14, 112),                      # 1062
        (BYTES, 48, 14, 18),                     # 1063: arguments
        (OPEN, 19, 48, 14),                      # 1064
        (ROWS, 22, 35),                          # 1065: arguments: repeat eos
        (STORE, 48, 16, 22),                     # 1066
        (MOVE, 21, 105),                         # 1067
        (EOF, 22),                               # 1068
        (JNZ, 22, 1178),                         # 1069
        (ROW, 35, 49, 22),                       # 1070
        (LOAD, 23, 48, 0),                       # 1071
        (STORE, 49, 0, 23),                      # 1072
        (JNE, 3, 105, 1078),                     # 1073
        (RUN, 49, 2, 1),                         # 1074: len_argument
        (U1, 23, 49, 2, 0),                      # 1075
        (JLT, 23, 93, 4719),                     # 1076
        (STORE, 49, 1, 92),                      # 1077
        (RUN, 49, 3, 1),                         # 1078: id
        (JEQ, 3, 105, 1082),                     # 1079
        (RUN, 49, 5, 2),                         # 1080: len_value
        (STORE, 49, 4, 92),                      # 1081
        (JNE, 3, 105, 1089),                     # 1082
        (LOAD, 38, 49, 1),                       # 1083
        (JZ, 38, 4719),                          # 1084
        (U1, 39, 49, 2, 0),                      # 1085
        (SUB, 40, 39, 93),                       # 1086
        (MOVE, 35, 40),                          # 1087
        (JUMP, 1093),                            # 1088
        (LOAD, 44, 49, 4),                       # 1089
        (JZ, 44, 4719),                          # 1090
        (U2BE, 45, 49, 5, 0),                    # 1091
        (MOVE, 35, 45),                          # 1092
        (BYTES, 49, 6, 35),                      # 1093: value
        (U1, 46, 49, 3, 0),                      # 1094
        (SWITCH, 46, 73, 42),                    # 1095
        (JUMP, 1152),                            # 1096
        (JUMP, 1169),                            # 1097
        (JUMP, 1169),                            # 1098
        (JUMP, 1169),                            # 1099
        (JUMP, 1169),                            # 1100
        (JUMP, 1169),                            # 1101
        (JUMP, 1169),                            # 1102
        (JUMP, 1139),                            # 1103
        (JUMP, 1169),                            # 1104
        (JUMP, 1161),                            # 1105
        (JUMP, 1169),                            # 1106
        (JUMP, 1169),                            # 1107
        (JUMP, 1169),                            # 1108
        (JUMP, 1152),                            # 1109
        (JUMP, 1169),                            # 1110
        (JUMP, 1169),                            # 1111
        (JUMP, 1169),                            # 1112
        (JUMP, 1169),                            # 1113
        (JUMP, 1169),                            # 1114
        (JUMP, 1169),                            # 1115
        (JUMP, 1169),                            # 1116
        (JUMP, 1169),                            # 1117
        (JUMP, 1169),                            # 1118
        (JUMP, 1169),                            # 1119
        (JUMP, 1152),                            # 1120
        (JUMP, 1169),                            # 1121
        (JUMP, 1169),                            # 1122
        (JUMP, 1152),                            # 1123
        (JUMP, 1169),                            # 1124
        (JUMP, 1169),                            # 1125
        (JUMP, 1169),                            # 1126
        (JUMP, 1169),                            # 1127
        (JUMP, 1169),                            # 1128
        (JUMP, 1169),                            # 1129
        (JUMP, 1169),                            # 1130
        (JUMP, 1169),                            # 1131
        (JUMP, 1169),                            # 1132
        (JUMP, 1169),                            # 1133
        (JUMP, 1169),                            # 1134
        (JUMP, 1152),                            # 1135
        (JUMP, 1169),                            # 1136
        (JUMP, 1161),                            # 1137
        (JUMP, 1169),                            # 1138
        (ROW, 36, 50, 46),                       # 1139: argument.value.port
        (STORE, 49, 8, 46),                      # 1140
        (OPEN, 47, 49, 6),                       # 1141
        (LOAD, 49, 49, 0),                       # 1142
        (STORE, 50, 0, 49),                      # 1143
        (JNE, 4, 105, 1147),                     # 1144
        (RUN, 50, 2, 2),                         # 1145: network_order
        (STORE, 50, 1, 92),                      # 1146
        (JEQ, 4, 105, 1150),                     # 1147
        (RUN, 50, 4, 2),                         # 1148: packet_order
        (STORE, 50, 3, 92),                      # 1149
        (CLOSE, 47),                             # 1150
        (JUMP, 1176),                            # 1151
        (ROW, 37, 51, 46),                       # 1152: argument.value.text_argument
        (STORE, 49, 9, 46),                      # 1153
        (OPEN, 47, 49, 6),                       # 1154
        (LOAD, 49, 49, 0),                       # 1155
        (STORE, 51, 0, 49),                      # 1156
        (UNTIL, 51, 1, 0, 2),                    # 1157: text
        (TEXTAT, 51, 1, 0),                      # 1158: text is ISO-8859-1
        (CLOSE, 47),                             # 1159
        (JUMP, 1176),                            # 1160
        (ROW, 38, 52, 46),                       # 1161: argument.value.number_argument
        (STORE, 49, 10, 46),                     # 1162
        (OPEN, 47, 49, 6),                       # 1163
        (LOAD, 49, 49, 0),                       # 1164
        (STORE, 52, 0, 49),                      # 1165
        (RUN, 52, 1, 1),                         # 1166: number
        (CLOSE, 47),                             # 1167
        (JUMP, 1176),                            # 1168
        (ROW, 39, 53, 46),                       # 1169: argument.value.raw
        (STORE, 49, 11, 46),                     # 1170
        (LOAD, 47, 49, 6),                       # 1171
        (STORE, 53, 0, 47),                      # 1172
        (LOAD, 48, 49, 7),                       # 1173
        (STORE, 53, 1, 48),                      # 1174
        (JUMP, 1176),                            # 1175
        (COUNT, 21, 4, 48, 17),                  # 1176
        (JUMP, 1068),                            # 1177
        (CLOSE, 19),                             # 1178
        (CLOSE, 12),                             # 1179
        (JUMP, 1188),                            # 1180
        (ROW, 40, 54, 11),                       # 1181: maxdb_tcp.payload.raw
        (STORE, 0, 18, 11),                      # 1182
        (LOAD, 12, 0, 13),                       # 1183
        (STORE, 54, 0, 12),                      # 1184
        (LOAD, 13, 0, 14),                       # 1185
        (STORE, 54, 1, 13),                      # 1186
        (JUMP, 1188),                            # 1187
        (LOAD, 9, 0, 16),                        # 1188
        (JZ, 9, 4636),                           # 1189
        (ROWAT, 5, 1, 9),                        # 1190
        (MOVE, 10, 105),                         # 1191
        (LOAD, 11, 5, 11),                       # 1192
        (JGE, 10, 11, 4636),                     # 1193
        (ITEM, 6, 2, 5, 10, 10),                 # 1194
        (MOVE, 12, 105),                         # 1195
        (LOAD, 13, 6, 8),                        # 1196
        (JGE, 12, 13, 4634),                     # 1197
        (ITEM, 9, 5, 6, 7, 12),                  # 1198
        (LOAD, 14, 9, 8),                        # 1199
        (JZ, 14, 1548),                          # 1200
        (ROWAT, 18, 8, 14),                      # 1201
        (MOVE, 18, 105),                         # 1202
        (LOAD, 19, 18, 3),                       # 1203
        (JGE, 18, 19, 1548),                     # 1204
        (ITEM, 19, 9, 18, 2, 18),                # 1205
        (JBITSN, 5, 4, 0, 65280, 0, 1209),       # 1206: code_type
        (MOVE, 20, 92),                          # 1207
        (JUMP, 1244),                            # 1208
        (JBITSN, 5, 4, 0, 65280, 19, 1212),      # 1209: code_type
        (MOVE, 35, 93),                          # 1210
        (JUMP, 1243),                            # 1211
        (JBITSN, 5, 4, 0, 65280, 20, 1215),      # 1212: code_type
        (MOVE, 38, 95),                          # 1213
        (JUMP, 1242),                            # 1214
        (JBITSN, 5, 4, 0, 65280, 21, 1222),      # 1215: code_type
        (JBITSN, 5, 4, 1, 65280, 2, 1219),       # 1216: swap_kind
        (MOVE, 47, 93),                          # 1217
        (JUMP, 1220),                            # 1218
        (MOVE, 47, 95),                          # 1219
        (MOVE, 44, 47),                          # 1220
        (JUMP, 1241),                            # 1221
        (JBITSN, 5, 4, 0, 65280, 22, 1225),      # 1222: code_type
        (MOVE, 50, 96),                          # 1223
        (JUMP, 1240),                            # 1224
        (JBITS, 5, 4, 0, 65280, 1, 1228),        # 1225: code_type
        (MOVE, 53, 105),                         # 1226
        (JUMP, 1239),                            # 1227
        (LOAD, 59, 5, 2),                        # 1228
        (JNE, 59, 141, 1232),                    # 1229
        (MOVE, 56, 120),                         # 1230
        (JUMP, 1238),                            # 1231
        (LOAD, 62, 5, 2),                        # 1232
        (JNE, 62, 142, 1236),                    # 1233
        (MOVE, 59, 143),                         # 1234
        (JUMP, 1237),                            # 1235
        (MOVE, 59, 97),                          # 1236
        (MOVE, 56, 59),                          # 1237
        (MOVE, 53, 56),                          # 1238
        (MOVE, 50, 53),                          # 1239
        (MOVE, 44, 50),                          # 1240
        (MOVE, 38, 44),                          # 1241
        (MOVE, 35, 38),                          # 1242
        (MOVE, 20, 35),                          # 1243
        (JEQ, 20, 105, 1546),                    # 1244
        (JBITSN, 5, 4, 0, 65280, 0, 1248),       # 1245: code_type
        (MOVE, 35, 92),                          # 1246
        (JUMP, 1283),                            # 1247
        (JBITSN, 5, 4, 0, 65280, 19, 1251),      # 1248: code_type
        (MOVE, 38, 93),                          # 1249
        (JUMP, 1282),                            # 1250
        (JBITSN, 5, 4, 0, 65280, 20, 1254),      # 1251: code_type
        (MOVE, 44, 95),                          # 1252
        (JUMP, 1281),                            # 1253
        (JBITSN, 5, 4, 0, 65280, 21, 1261),      # 1254: code_type
        (JBITSN, 5, 4, 1, 65280, 2, 1258),       # 1255: swap_kind
        (MOVE, 50, 93),                          # 1256
        (JUMP, 1259),                            # 1257
        (MOVE, 50, 95),                          # 1258
        (MOVE, 47, 50),                          # 1259
        (JUMP, 1280),                            # 1260
        (JBITSN, 5, 4, 0, 65280, 22, 1264),      # 1261: code_type
        (MOVE, 53, 96),                          # 1262
        (JUMP, 1279),                            # 1263
        (JBITS, 5, 4, 0, 65280, 1, 1267),        # 1264: code_type
        (MOVE, 56, 105),                         # 1265
        (JUMP, 1278),                            # 1266
        (LOAD, 62, 5, 2),                        # 1267
        (JNE, 62, 141, 1271),                    # 1268
        (MOVE, 59, 120),                         # 1269
        (JUMP, 1277),                            # 1270
        (LOAD, 65, 5, 2),                        # 1271
        (JNE, 65, 142, 1275),                    # 1272
        (MOVE, 62, 143),                         # 1273
        (JUMP, 1276),                            # 1274
        (MOVE, 62, 97),                          # 1275
        (MOVE, 59, 62),                          # 1276
        (MOVE, 56, 59),                          # 1277
        (MOVE, 53, 56),                          # 1278
        (MOVE, 47, 53),                          # 1279
        (MOVE, 44, 47),                          # 1280
        (MOVE, 38, 44),                          # 1281
        (MOVE, 35, 38),                          # 1282
        (JNE, 35, 92, 1291),                     # 1283
        (LOAD, 35, 19, 4),                       # 1284
        (LOAD, 36, 19, 5),                       # 1285
        (TEXT, 35, 0),                           # 1286
        (MOVE, 20, 35),                          # 1287
        (MOVE, 21, 36),                          # 1288
        (MOVE, 22, 105),                         # 1289
        (JUMP, 1542),                            # 1290
        (JBITSN, 5, 4, 0, 65280, 0, 1294),       # 1291: code_type
        (MOVE, 44, 92),                          # 1292
        (JUMP, 1329),                            # 1293
        (JBITSN, 5, 4, 0, 65280, 19, 1297),      # 1294: code_type
        (MOVE, 47, 93),                          # 1295
        (JUMP, 1328),                            # 1296
        (JBITSN, 5, 4, 0, 65280, 20, 1300),      # 1297: code_type
        (MOVE, 50, 95),                          # 1298
        (JUMP, 1327),                            # 1299
        (JBITSN, 5, 4, 0, 65280, 21, 1307),      # 1300: code_type
        (JBITSN, 5, 4, 1, 65280, 2, 1304),       # 1301: swap_kind
        (MOVE, 56, 93),                          # 1302
        (JUMP, 1305),                            # 1303
        (MOVE, 56, 95),                          # 1304
        (MOVE, 53, 56),                          # 1305
        (JUMP, 1326),                            # 1306
        (JBITSN, 5, 4, 0, 65280, 22, 1310),      # 1307: code_type
        (MOVE, 59, 96),                          # 1308
        (JUMP, 1325),                            # 1309
        (JBITS, 5, 4, 0, 65280, 1, 1313),        # 1310: code_type
        (MOVE, 62, 105),                         # 1311
        (JUMP, 1324),                            # 1312
        (LOAD, 68, 5, 2),                        # 1313
        (JNE, 68, 141, 1317),                    # 1314
        (MOVE, 65, 120),                         # 1315
        (JUMP, 1323),                            # 1316
        (LOAD, 71, 5, 2),                        # 1317
        (JNE, 71, 142, 1321),                    # 1318
        (MOVE, 68, 143),                         # 1319
        (JUMP, 1322),                            # 1320
        (MOVE, 68, 97),                          # 1321
        (MOVE, 65, 68),                          # 1322
        (MOVE, 62, 65),                          # 1323
        (MOVE, 59, 62),                          # 1324
        (MOVE, 53, 59),                          # 1325
        (MOVE, 50, 53),                          # 1326
        (MOVE, 47, 50),                          # 1327
        (MOVE, 44, 47),                          # 1328
        (JNE, 44, 93, 1337),                     # 1329
        (LOAD, 44, 19, 4),                       # 1330
        (LOAD, 45, 19, 5),                       # 1331
        (TEXT, 44, 2),                           # 1332
        (MOVE, 37, 44),                          # 1333
        (MOVE, 38, 45),                          # 1334
        (MOVE, 39, 93),                          # 1335
        (JUMP, 1539),                            # 1336
        (JBITSN, 5, 4, 0, 65280, 0, 1340),       # 1337: code_type
        (MOVE, 49, 92),                          # 1338
        (JUMP, 1375),                            # 1339
        (JBITSN, 5, 4, 0, 65280, 19, 1343),      # 1340: code_type
        (MOVE, 52, 93),                          # 1341
        (JUMP, 1374),                            # 1342
        (JBITSN, 5, 4, 0, 65280, 20, 1346),      # 1343: code_type
        (MOVE, 55, 95),                          # 1344
        (JUMP, 1373),                            # 1345
        (JBITSN, 5, 4, 0, 65280, 21, 1353),      # 1346: code_type
        (JBITSN, 5, 4, 1, 65280, 2, 1350),       # 1347: swap_kind
        (MOVE, 61, 93),                          # 1348
        (JUMP, 1351),                            # 1349
        (MOVE, 61, 95),                          # 1350
        (MOVE, 58, 61),                          # 1351
        (JUMP, 1372),                            # 1352
        (JBITSN, 5, 4, 0, 65280, 22, 1356),      # 1353: code_type
        (MOVE, 64, 96),                          # 1354
        (JUMP, 1371),                            # 1355
        (JBITS, 5, 4, 0, 65280, 1, 1359),        # 1356: code_type
        (MOVE, 67, 105),                         # 1357
        (JUMP, 1370),                            # 1358
        (LOAD, 73, 5, 2),                        # 1359
        (JNE, 73, 141, 1363),                    # 1360
        (MOVE, 70, 120),                         # 1361
        (JUMP, 1369),                            # 1362
        (LOAD, 76, 5, 2),                        # 1363
        (JNE, 76, 142, 1367),                    # 1364
        (MOVE, 73, 143),                         # 1365
        (JUMP, 1368),                            # 1366
        (MOVE, 73, 97),                          # 1367
        (MOVE, 70, 73),                          # 1368
        (MOVE, 67, 70),                          # 1369
        (MOVE, 64, 67),                          # 1370
        (MOVE, 58, 64),                          # 1371
        (MOVE, 55, 58),                          # 1372
        (MOVE, 52, 55),                          # 1373
        (MOVE, 49, 52),                          # 1374
        (JNE, 49, 95, 1383),                     # 1375
        (LOAD, 49, 19, 4),                       # 1376
        (LOAD, 50, 19, 5),                       # 1377
        (TEXT, 49, 3),                           # 1378
        (MOVE, 46, 49),                          # 1379
        (MOVE, 47, 50),                          # 1380
        (MOVE, 48, 95),                          # 1381
        (JUMP, 1536),                            # 1382
        (JBITSN, 5, 4, 0, 65280, 0, 1386),       # 1383: code_type
        (MOVE, 54, 92),                          # 1384
        (JUMP, 1421),                            # 1385
        (JBITSN, 5, 4, 0, 65280, 19, 1389),      # 1386: code_type
        (MOVE, 57, 93),                          # 1387
        (JUMP, 1420),                            # 1388
        (JBITSN, 5, 4, 0, 65280, 20, 1392),      # 1389: code_type
        (MOVE, 60, 95),                          # 1390
        (JUMP, 1419),                            # 1391
        (JBITSN, 5, 4, 0, 65280, 21, 1399),      # 1392: code_type
        (JBITSN, 5, 4, 1, 65280, 2, 1396),       # 1393: swap_kind
        (MOVE, 66, 93),                          # 1394
        (JUMP, 1397),                            # 1395
        (MOVE, 66, 95),                          # 1396
        (MOVE, 63, 66),                          # 1397
        (JUMP, 1418),                            # 1398
        (JBITSN, 5, 4, 0, 65280, 22, 1402),      # 1399: code_type
        (MOVE, 69, 96),                          # 1400
        (JUMP, 1417),                            # 1401
        (JBITS, 5, 4, 0, 65280, 1, 1405),        # 1402: code_type
        (MOVE, 72, 105),                         # 1403
        (JUMP, 1416),                            # 1404
        (LOAD, 78, 5, 2),                        # 1405
        (JNE, 78, 141, 1409),                    # 1406
        (MOVE, 75, 120),                         # 1407
        (JUMP, 1415),                            # 1408
        (LOAD, 81, 5, 2),                        # 1409
        (JNE, 81, 142, 1413),                    # 1410
        (MOVE, 78, 143),                         # 1411
        (JUMP, 1414),                            # 1412
        (MOVE, 78, 97),                          # 1413
        (MOVE, 75, 78),                          # 1414
        (MOVE, 72, 75),                          # 1415
        (MOVE, 69, 72),                          # 1416
        (MOVE, 63, 69),                          # 1417
        (MOVE, 60, 63),                          # 1418
        (MOVE, 57, 60),                          # 1419
        (MOVE, 54, 57),                          # 1420
        (JNE, 54, 96, 1429),                     # 1421
        (LOAD, 54, 19, 4),                       # 1422
        (LOAD, 55, 19, 5),                       # 1423
        (TEXT, 54, 4),                           # 1424
        (MOVE, 51, 54),                          # 1425
        (MOVE, 52, 55),                          # 1426
        (MOVE, 53, 96),                          # 1427
        (JUMP, 1533),                            # 1428
        (JBITSN, 5, 4, 0, 65280, 0, 1432),       # 1429: code_type
        (MOVE, 59, 92),                          # 1430
        (JUMP, 1467),                            # 1431
        (JBITSN, 5, 4, 0, 65280, 19, 1435),      # 1432: code_type
        (MOVE, 62, 93),                          # 1433
        (JUMP, 1466),                            # 1434
        (JBITSN, 5, 4, 0, 65280, 20, 1438),      # 1435: code_type
        (MOVE, 65, 95),                          # 1436
        (JUMP, 1465),                            # 1437
        (JBITSN, 5, 4, 0, 65280, 21, 1445),      # 1438: code_type
        (JBITSN, 5, 4, 1, 65280, 2, 1442),       # 1439: swap_kind
        (MOVE, 71, 93),                          # 1440
        (JUMP, 1443),                            # 1441
        (MOVE, 71, 95),                          # 1442
        (MOVE, 68, 71),                          # 1443
        (JUMP, 1464),                            # 1444
        (JBITSN, 5, 4, 0, 65280, 22, 1448),      # 1445: code_type
        (MOVE, 74, 96),                          # 1446
        (JUMP, 1463),                            # 1447
        (JBITS, 5, 4, 0, 65280, 1, 1451),        # 1448: code_type
        (MOVE, 77, 105),                         # 1449
        (JUMP, 1462),                            # 1450
        (LOAD, 83, 5, 2),                        # 1451
        (JNE, 83, 141, 1455),                    # 1452
        (MOVE, 80, 120),                         # 1453
        (JUMP, 1461),                            # 1454
        (LOAD, 86, 5, 2),                        # 1455
        (JNE, 86, 142, 1459),                    # 1456
        (MOVE, 83, 143),                         # 1457
        (JUMP, 1460),                            # 1458
        (MOVE, 83, 97),                          # 1459
        (MOVE, 80, 83),                          # 1460
        (MOVE, 77, 80),                          # 1461
        (MOVE, 74, 77),                          # 1462
        (MOVE, 68, 74),                          # 1463
        (MOVE, 65, 68),                          # 1464
        (MOVE, 62, 65),                          # 1465
        (MOVE, 59, 62),                          # 1466
        (JNE, 59, 120, 1475),                    # 1467
        (LOAD, 59, 19, 4),                       # 1468
        (LOAD, 60, 19, 5),                       # 1469
        (TEXT, 59, 5),                           # 1470
        (MOVE, 56, 59),                          # 1471
        (MOVE, 57, 60),                          # 1472
        (MOVE, 58, 97),                          # 1473
        (JUMP, 1530),                            # 1474
        (JBITSN, 5, 4, 0, 65280, 0, 1478),       # 1475: code_type
        (MOVE, 64, 92),                          # 1476
        (JUMP, 1513),                            # 1477
        (JBITSN, 5, 4, 0, 65280, 19, 1481),      # 1478: code_type
        (MOVE, 67, 93),                          # 1479
        (JUMP, 1512),                            # 1480
        (JBITSN, 5, 4, 0, 65280, 20, 1484),      # 1481: code_type
        (MOVE, 70, 95),                          # 1482
        (JUMP, 1511),                            # 1483
        (JBITSN, 5, 4, 0, 65280, 21, 1491),      # 1484: code_type
        (JBITSN, 5, 4, 1, 65280, 2, 1488),       # 1485: swap_kind
        (MOVE, 76, 93),                          # 1486
        (JUMP, 1489),                            # 1487
        (MOVE, 76, 95),                          # 1488
        (MOVE, 73, 76),                          # 1489
        (JUMP, 1510),                            # 1490
        (JBITSN, 5, 4, 0, 65280, 22, 1494),      # 1491: code_type
        (MOVE, 79, 96),                          # 1492
        (JUMP, 1509),                            # 1493
        (JBITS, 5, 4, 0, 65280, 1, 1497),        # 1494: code_type
        (MOVE, 82, 105),                         # 1495
        (JUMP, 1508),                            # 1496
        (LOAD, 88, 5, 2),                        # 1497
        (JNE, 88, 141, 1501),                    # 1498
        (MOVE, 85, 120),                         # 1499
        (JUMP, 1507),                            # 1500
        (LOAD, 91, 5, 2),                        # 1501
        (JNE, 91, 142, 1505),                    # 1502
        (MOVE, 88, 143),                         # 1503
        (JUMP, 1506),                            # 1504
        (MOVE, 88, 97),                          # 1505
        (MOVE, 85, 88),                          # 1506
        (MOVE, 82, 85),                          # 1507
        (MOVE, 79, 82),                          # 1508
        (MOVE, 73, 79),                          # 1509
        (MOVE, 70, 73),                          # 1510
        (MOVE, 67, 70),                          # 1511
        (MOVE, 64, 67),                          # 1512
        (JNE, 64, 143, 1521),                    # 1513
        (LOAD, 64, 19, 4),                       # 1514
        (LOAD, 65, 19, 5),                       # 1515
        (TEXT, 64, 6),                           # 1516
        (MOVE, 61, 64),                          # 1517
        (MOVE, 62, 65),                          # 1518
        (MOVE, 63, 120),                         # 1519
        (JUMP, 1527),                            # 1520
        (LOAD, 66, 19, 4),                       # 1521
        (LOAD, 67, 19, 5),                       # 1522
        (TEXT, 66, 1),                           # 1523
        (MOVE, 61, 66),                          # 1524
        (MOVE, 62, 67),                          # 1525
        (MOVE, 63, 92),                          # 1526
        (MOVE, 56, 61),                          # 1527
        (MOVE, 57, 62),                          # 1528
        (MOVE, 58, 63),                          # 1529
        (MOVE, 51, 56),                          # 1530
        (MOVE, 52, 57),                          # 1531
        (MOVE, 53, 58),                          # 1532
        (MOVE, 46, 51),                          # 1533
        (MOVE, 47, 52),                          # 1534
        (MOVE, 48, 53),                          # 1535
        (MOVE, 37, 46),                          # 1536
        (MOVE, 38, 47),                          # 1537
        (MOVE, 39, 48),                          # 1538
        (MOVE, 20, 37),                          # 1539
        (MOVE, 21, 38),                          # 1540
        (MOVE, 22, 39),                          # 1541
        (STORE, 19, 7, 20),                      # 1542
        (STORE, 19, 8, 21),                      # 1543
        (STORE, 19, 9, 22),                      # 1544
        (STORE, 19, 6, 92),                      # 1545
        (LOOP, 18, 0),                           # 1546
        (JUMP, 1203),                            # 1547
        (LOAD, 14, 9, 9),                        # 1548
        (JZ, 14, 1891),                          # 1549
        (ROWAT, 20, 10, 14),                     # 1550
        (JBITSN, 5, 4, 0, 65280, 0, 1554),       # 1551: code_type
        (MOVE, 18, 92),                          # 1552
        (JUMP, 1589),                            # 1553
        (JBITSN, 5, 4, 0, 65280, 19, 1557),      # 1554: code_type
        (MOVE, 21, 93),                          # 1555
        (JUMP, 1588),                            # 1556
        (JBITSN, 5, 4, 0, 65280, 20, 1560),      # 1557: code_type
        (MOVE, 35, 95),                          # 1558
        (JUMP, 1587),                            # 1559
        (JBITSN, 5, 4, 0, 65280, 21, 1567),      # 1560: code_type
        (JBITSN, 5, 4, 1, 65280, 2, 1564),       # 1561: swap_kind
        (MOVE, 44, 93),                          # 1562
        (JUMP, 1565),                            # 1563
        (MOVE, 44, 95),                          # 1564
        (MOVE, 38, 44),                          # 1565
        (JUMP, 1586),                            # 1566
        (JBITSN, 5, 4, 0, 65280, 22, 1570),      # 1567: code_type
        (MOVE, 47, 96),                          # 1568
        (JUMP, 1585),                            # 1569
        (JBITS, 5, 4, 0, 65280, 1, 1573),        # 1570: code_type
        (MOVE, 50, 105),                         # 1571
        (JUMP, 1584),                            # 1572
        (LOAD, 56, 5, 2),                        # 1573
        (JNE, 56, 141, 1577),                    # 1574
        (MOVE, 53, 120),                         # 1575
        (JUMP, 1583),                            # 1576
        (LOAD, 59, 5, 2),                        # 1577
        (JNE, 59, 142, 1581),                    # 1578
        (MOVE, 56, 143),                         # 1579
        (JUMP, 1582),                            # 1580
        (MOVE, 56, 97),                          # 1581
        (MOVE, 53, 56),                          # 1582
        (MOVE, 50, 53),                          # 1583
        (MOVE, 47, 50),                          # 1584
        (MOVE, 38, 47),                          # 1585
        (MOVE, 35, 38),                          # 1586
        (MOVE, 21, 35),                          # 1587
        (MOVE, 18, 21),                          # 1588
        (JEQ, 18, 105, 1891),                    # 1589
        (JBITSN, 5, 4, 0, 65280, 0, 1593),       # 1590: code_type
        (MOVE, 21, 92),                          # 1591
        (JUMP, 1628),                            # 1592
        (JBITSN, 5, 4, 0, 65280, 19, 1596),      # 1593: code_type
        (MOVE, 35, 93),                          # 1594
        (JUMP, 1627),                            # 1595
        (JBITSN, 5, 4, 0, 65280, 20, 1599),      # 1596: code_type
        (MOVE, 38, 95),                          # 1597
        (JUMP, 1626),                            # 1598
        (JBITSN, 5, 4, 0, 65280, 21, 1606),      # 1599: code_type
        (JBITSN, 5, 4, 1, 65280, 2, 1603),       # 1600: swap_kind
        (MOVE, 47, 93),                          # 1601
        (JUMP, 1604),                            # 1602
        (MOVE, 47, 95),                          # 1603
        (MOVE, 44, 47),                          # 1604
        (JUMP, 1625),                            # 1605
        (JBITSN, 5, 4, 0, 65280, 22, 1609),      # 1606: code_type
        (MOVE, 50, 96),                          # 1607
        (JUMP, 1624),                            # 1608
        (JBITS, 5, 4, 0, 65280, 1, 1612),        # 1609: code_type
        (MOVE, 53, 105),                         # 1610
        (JUMP, 1623),                            # 1611
        (LOAD, 59, 5, 2),                        # 1612
        (JNE, 59, 141, 1616),                    # 1613
        (MOVE, 56, 120),                         # 1614
        (JUMP, 1622),                            # 1615
        (LOAD, 62, 5, 2),                        # 1616
        (JNE, 62, 142, 1620),                    # 1617
        (MOVE, 59, 143),                         # 1618
        (JUMP, 1621),                            # 1619
        (MOVE, 59, 97),                          # 1620
        (MOVE, 56, 59),                          # 1621
        (MOVE, 53, 56),                          # 1622
        (MOVE, 50, 53),                          # 1623
        (MOVE, 44, 50),                          # 1624
        (MOVE, 38, 44),                          # 1625
        (MOVE, 35, 38),                          # 1626
        (MOVE, 21, 35),                          # 1627
        (JNE, 21, 92, 1636),                     # 1628
        (LOAD, 21, 20, 1),                       # 1629
        (LOAD, 22, 20, 2),                       # 1630
        (TEXT, 21, 0),                           # 1631
        (MOVE, 18, 21),                          # 1632
        (MOVE, 19, 22),                          # 1633
        (MOVE, 20, 105),                         # 1634
        (JUMP, 1887),                            # 1635
        (JBITSN, 5, 4, 0, 65280, 0, 1639),       # 1636: code_type
        (MOVE, 38, 92),                          # 1637
        (JUMP, 1674),                            # 1638
        (JBITSN, 5, 4, 0, 65280, 19, 1642),      # 1639: code_type
        (MOVE, 44, 93),                          # 1640
        (JUMP, 1673),                            # 1641
        (JBITSN, 5, 4, 0, 65280, 20, 1645),      # 1642: code_type
        (MOVE, 47, 95),                          # 1643
        (JUMP, 1672),                            # 1644
        (JBITSN, 5, 4, 0, 65280, 21, 1652),      # 1645: code_type
        (JBITSN, 5, 4, 1, 65280, 2, 1649),       # 1646: swap_kind
        (MOVE, 53, 93),                          # 1647
        (JUMP, 1650),                            # 1648
        (MOVE, 53, 95),                          # 1649
        (MOVE, 50, 53),                          # 1650
        (JUMP, 1671),                            # 1651
        (JBITSN, 5, 4, 0, 65280, 22, 1655),      # 1652: code_type
        (MOVE, 56, 96),                          # 1653
        (JUMP, 1670),                            # 1654
        (JBITS, 5, 4, 0, 65280, 1, 1658),        # 1655: code_type
        (MOVE, 59, 105),                         # 1656
        (JUMP, 1669),                            # 1657
        (LOAD, 65, 5, 2),                        # 1658
        (JNE, 65, 141, 1662),                    # 1659
        (MOVE, 62, 120),                         # 1660
        (JUMP, 1668),                            # 1661
        (LOAD, 68, 5, 2),                        # 1662
        (JNE, 68, 142, 1666),                    # 1663
        (MOVE, 65, 143),                         # 1664
        (JUMP, 1667),                            # 1665
        (MOVE, 65, 97),                          # 1666
        (MOVE, 62, 65),                          # 1667
        (MOVE, 59, 62),                          # 1668
        (MOVE, 56, 59),                          # 1669
        (MOVE, 50, 56),                          # 1670
        (MOVE, 47, 50),                          # 1671
        (MOVE, 44, 47),                          # 1672
        (MOVE, 38, 44),                          # 1673
        (JNE, 38, 93, 1682),                     # 1674
        (LOAD, 38, 20, 1),                       # 1675
        (LOAD, 39, 20, 2),                       # 1676
        (TEXT, 38, 2),                           # 1677
        (MOVE, 35, 38),                          # 1678
        (MOVE, 36, 39),                          # 1679
        (MOVE, 37, 93),                          # 1680
        (JUMP, 1884),                            # 1681
        (JBITSN, 5, 4, 0, 65280, 0, 1685),       # 1682: code_type
        (MOVE, 47, 92),                          # 1683
        (JUMP, 1720),                            # 1684
        (JBITSN, 5, 4, 0, 65280, 19, 1688),      # 1685: code_type
        (MOVE, 50, 93),                          # 1686
        (JUMP, 1719),                            # 1687
        (JBITSN, 5, 4, 0, 65280, 20, 1691),      # 1688: code_type
        (MOVE, 53, 95),                          # 1689
        (JUMP, 1718),                            # 1690
        (JBITSN, 5, 4, 0, 65280, 21, 1698),      # 1691: code_type
        (JBITSN, 5, 4, 1, 65280, 2, 1695),       # 1692: swap_kind
        (MOVE, 59, 93),                          # 1693
        (JUMP, 1696),                            # 1694
        (MOVE, 59, 95),                          # 1695
        (MOVE, 56, 59),                          # 1696
        (JUMP, 1717),                            # 1697
        (JBITSN, 5, 4, 0, 65280, 22, 1701),      # 1698: code_type
        (MOVE, 62, 96),                          # 1699
        (JUMP, 1716),                            # 1700
        (JBITS, 5, 4, 0, 65280, 1, 1704),        # 1701: code_type
        (MOVE, 65, 105),                         # 1702
        (JUMP, 1715),                            # 1703
        (LOAD, 71, 5, 2),                        # 1704
        (JNE, 71, 141, 1708),                    # 1705
        (MOVE, 68, 120),                         # 1706
        (JUMP, 1714),                            # 1707
        (LOAD, 74, 5, 2),                        # 1708
        (JNE, 74, 142, 1712),                    # 1709
        (MOVE, 71, 143),                         # 1710
        (JUMP, 1713),                            # 1711
        (MOVE, 71, 97),                          # 1712
        (MOVE, 68, 71),                          # 1713
        (MOVE, 65, 68),                          # 1714
        (MOVE, 62, 65),                          # 1715
        (MOVE, 56, 62),                          # 1716
        (MOVE, 53, 56),                          # 1717
        (MOVE, 50, 53),                          # 1718
        (MOVE, 47, 50),                          # 1719
        (JNE, 47, 95, 1728),                     # 1720
        (LOAD, 47, 20, 1),                       # 1721
        (LOAD, 48, 20, 2),                       # 1722
        (TEXT, 47, 3),                           # 1723
        (MOVE, 44, 47),                          # 1724
        (MOVE, 45, 48),                          # 1725
        (MOVE, 46, 95),                          # 1726
        (JUMP, 1881),                            # 1727
        (JBITSN, 5, 4, 0, 65280, 0, 1731),       # 1728: code_type
        (MOVE, 52, 92),                          # 1729
        (JUMP, 1766),                            # 1730
        (JBITSN, 5, 4, 0, 65280, 19, 1734),      # 1731: code_type
        (MOVE, 55, 93),                          # 1732
        (JUMP, 1765),                            # 1733
        (JBITSN, 5, 4, 0, 65280, 20, 1737),      # 1734: code_type
        (MOVE, 58, 95),                          # 1735
        (JUMP, 1764),                            # 1736
        (JBITSN, 5, 4, 0, 65280, 21, 1744),      # 1737: code_type
        (JBITSN, 5, 4, 1, 65280, 2, 1741),       # 1738: swap_kind
        (MOVE, 64, 93),                          # 1739
        (JUMP, 1742),                            # 1740
        (MOVE, 64, 95),                          # 1741
        (MOVE, 61, 64),                          # 1742
        (JUMP, 1763),                            # 1743
        (JBITSN, 5, 4, 0, 65280, 22, 1747),      # 1744: code_type
        (MOVE, 67, 96),                          # 1745
        (JUMP, 1762),                            # 1746
        (JBITS, 5, 4, 0, 65280, 1, 1750),        # 1747: code_type
        (MOVE, 70, 105),                         # 1748
        (JUMP, 1761),                            # 1749
        (LOAD, 76, 5, 2),                        # 1750
        (JNE, 76, 141, 1754),                    # 1751
        (MOVE, 73, 120),                         # 1752
        (JUMP, 1760),                            # 1753
        (LOAD, 79, 5, 2),                        # 1754
        (JNE, 79, 142, 1758),                    # 1755
        (MOVE, 76, 143),                         # 1756
        (JUMP, 1759),                            # 1757
        (MOVE, 76, 97),                          # 1758
        (MOVE, 73, 76),                          # 1759
        (MOVE, 70, 73),                          # 1760
        (MOVE, 67, 70),                          # 1761
        (MOVE, 61, 67),                          # 1762
        (MOVE, 58, 61),                          # 1763
        (MOVE, 55, 58),                          # 1764
        (MOVE, 52, 55),                          # 1765
        (JNE, 52, 96, 1774),                     # 1766
        (LOAD, 52, 20, 1),                       # 1767
        (LOAD, 53, 20, 2),                       # 1768
        (TEXT, 52, 4),                           # 1769
        (MOVE, 49, 52),                          # 1770
        (MOVE, 50, 53),                          # 1771
        (MOVE, 51, 96),                          # 1772
        (JUMP, 1878),                            # 1773
        (JBITSN, 5, 4, 0, 65280, 0, 1777),       # 1774: code_type
        (MOVE, 57, 92),                          # 1775
        (JUMP, 1812),                            # 1776
        (JBITSN, 5, 4, 0, 65280, 19, 1780),      # 1777: code_type
        (MOVE, 60, 93),                          # 1778
        (JUMP, 1811),                            # 1779
        (JBITSN, 5, 4, 0, 65280, 20, 1783),      # 1780: code_type
        (MOVE, 63, 95),                          # 1781
        (JUMP, 1810),                            # 1782
        (JBITSN, 5, 4, 0, 65280, 21, 1790),      # 1783: code_type
        (JBITSN, 5, 4, 1, 65280, 2, 1787),       # 1784: swap_kind
        (MOVE, 69, 93),                          # 1785
        (JUMP, 1788),                            # 1786
        (MOVE, 69, 95),                          # 1787
        (MOVE, 66, 69),                          # 1788
        (JUMP, 1809),                            # 1789
        (JBITSN, 5, 4, 0, 65280, 22, 1793),      # 1790: code_type
        (MOVE, 72, 96),                          # 1791
        (JUMP, 1808),                            # 1792
        (JBITS, 5, 4, 0, 65280, 1, 1796),        # 1793: code_type
        (MOVE, 75, 105),                         # 1794
        (JUMP, 1807),                            # 1795
        (LOAD, 81, 5, 2),                        # 1796
        (JNE, 81, 141, 1800),                    # 1797
        (MOVE, 78, 120),                         # 1798
        (JUMP, 1806),                            # 1799
        (LOAD, 84, 5, 2),                        # 1800
        (JNE, 84, 142, 1804),                    # 1801
        (MOVE, 81, 143),                         # 1802
        (JUMP, 1805),                            # 1803
        (MOVE, 81, 97),                          # 1804
        (MOVE, 78, 81),                          # 1805
        (MOVE, 75, 78),                          # 1806
        (MOVE, 72, 75),                          # 1807
        (MOVE, 66, 72),                          # 1808
        (MOVE, 63, 66),                          # 1809
        (MOVE, 60, 63),                          # 1810
        (MOVE, 57, 60),                          # 1811
        (JNE, 57, 120, 1820),                    # 1812
        (LOAD, 57, 20, 1),                       # 1813
        (LOAD, 58, 20, 2),                       # 1814
        (TEXT, 57, 5),                           # 1815
        (MOVE, 54, 57),                          # 1816
        (MOVE, 55, 58),                          # 1817
        (MOVE, 56, 97),                          # 1818
        (JUMP, 1875),                            # 1819
        (JBITSN, 5, 4, 0, 65280, 0, 1823),       # 1820: code_type
        (MOVE, 62, 92),                          # 1821
        (JUMP, 1858),                            # 1822
        (JBITSN, 5, 4, 0, 65280, 19, 1826),      # 1823: code_type
        (MOVE, 65, 93),                          # 1824
        (JUMP, 1857),                            # 1825
        (JBITSN, 5, 4, 0, 65280, 20, 1829),      # 1826: code_type
        (MOVE, 68, 95),                          # 1827
        (JUMP, 1856),                            # 1828
        (JBITSN, 5, 4, 0, 65280, 21, 1836),      # 1829: code_type
        (JBITSN, 5, 4, 1, 65280, 2, 1833),       # 1830: swap_kind
        (MOVE, 74, 93),                          # 1831
        (JUMP, 1834),                            # 1832
        (MOVE, 74, 95),                          # 1833
        (MOVE, 71, 74),                          # 1834
        (JUMP, 1855),                            # 1835
        (JBITSN, 5, 4, 0, 65280, 22, 1839),      # 1836: code_type
        (MOVE, 77, 96),                          # 1837
        (JUMP, 1854),                            # 1838
        (JBITS, 5, 4, 0, 65280, 1, 1842),        # 1839: code_type
        (MOVE, 80, 105),                         # 1840
        (JUMP, 1853),                            # 1841
        (LOAD, 86, 5, 2),                        # 1842
        (JNE, 86, 141, 1846),                    # 1843
        (MOVE, 83, 120),                         # 1844
        (JUMP, 1852),                            # 1845
        (LOAD, 89, 5, 2),                        # 1846
        (JNE, 89, 142, 1850),                    # 1847
        (MOVE, 86, 143),                         # 1848
        (JUMP, 1851),                            # 1849
        (MOVE, 86, 97),                          # 1850
        (MOVE, 83, 86),                          # 1851
        (MOVE, 80, 83),                          # 1852
        (MOVE, 77, 80),                          # 1853
        (MOVE, 71, 77),                          # 1854
        (MOVE, 68, 71),                          # 1855
        (MOVE, 65, 68),                          # 1856
        (MOVE, 62, 65),                          # 1857
        (JNE, 62, 143, 1866),                    # 1858
        (LOAD, 62, 20, 1),                       # 1859
        (LOAD, 63, 20, 2),                       # 1860
        (TEXT, 62, 6),                           # 1861
        (MOVE, 59, 62),                          # 1862
        (MOVE, 60, 63),                          # 1863
        (MOVE, 61, 120),                         # 1864
        (JUMP, 1872),                            # 1865
        (LOAD, 64, 20, 1),                       # 1866
        (LOAD, 65, 20, 2),                       # 1867
        (TEXT, 64, 1),                           # 1868
        (MOVE, 59, 64),                          # 1869
        (MOVE, 60, 65),                          # 1870
        (MOVE, 61, 92),                          # 1871
        (MOVE, 54, 59),                          # 1872
        (MOVE, 55, 60),                          # 1873
        (MOVE, 56, 61),                          # 1874
        (MOVE, 49, 54),                          # 1875
        (MOVE, 50, 55),                          # 1876
        (MOVE, 51, 56),                          # 1877
        (MOVE, 44, 49),                          # 1878
        (MOVE, 45, 50),                          # 1879
        (MOVE, 46, 51),                          # 1880
        (MOVE, 35, 44),                          # 1881
        (MOVE, 36, 45),                          # 1882
        (MOVE, 37, 46),                          # 1883
        (MOVE, 18, 35),                          # 1884
        (MOVE, 19, 36),                          # 1885
        (MOVE, 20, 37),                          # 1886
        (STORE, 20, 4, 18),                      # 1887
        (STORE, 20, 5, 19),                      # 1888
        (STORE, 20, 6, 20),                      # 1889
        (STORE, 20, 3, 92),                      # 1890
        (LOAD, 14, 9, 13),                       # 1891
        (JZ, 14, 1945),                          # 1892
        (ROWAT, 28, 16, 14),                     # 1893
        (U1, 18, 28, 2, 0),                      # 1894
        (JGE, 18, 131, 1904),                    # 1895
        (LOAD, 18, 28, 3),                       # 1896
        (JZ, 18, 4719),                          # 1897
        (LOAD, 19, 28, 4),                       # 1898
        (LOAD, 20, 28, 5),                       # 1899
        (BYTE, 21, 19, 105),                     # 1900
        (LT, 22, 21, 111),                       # 1901
        (STORE, 28, 12, 22),                     # 1902
        (STORE, 28, 11, 92),                     # 1903
        (U1, 18, 28, 2, 0),                      # 1904
        (JGE, 18, 131, 1914),                    # 1905
        (LOAD, 18, 28, 3),                       # 1906
        (JZ, 18, 4719),                          # 1907
        (LOAD, 19, 28, 4),                       # 1908
        (LOAD, 20, 28, 5),                       # 1909
        (BYTE, 21, 19, 105),                     # 1910
        (EQ, 22, 21, 111),                       # 1911
        (STORE, 28, 14, 22),                     # 1912
        (STORE, 28, 13, 92),                     # 1913
        (U1, 18, 28, 2, 0),                      # 1914
        (JGE, 18, 131, 1945),                    # 1915
        (LOAD, 18, 28, 3),                       # 1916
        (JZ, 18, 4719),                          # 1917
        (LOAD, 19, 28, 4),                       # 1918
        (LOAD, 20, 28, 5),                       # 1919
        (BYTE, 21, 19, 105),                     # 1920
        (JEQ, 21, 111, 1945),                    # 1921
        (LOAD, 21, 28, 3),                       # 1922
        (JZ, 21, 4719),                          # 1923
        (LOAD, 22, 28, 4),                       # 1924
        (LOAD, 23, 28, 5),                       # 1925
        (BYTE, 27, 22, 105),                     # 1926
        (JGE, 27, 111, 1936),                    # 1927
        (LOAD, 21, 28, 3),                       # 1928
        (JZ, 21, 4719),                          # 1929
        (LOAD, 22, 28, 4),                       # 1930
        (LOAD, 23, 28, 5),                       # 1931
        (BYTE, 27, 22, 105),                     # 1932
        (SUB, 35, 104, 27),                      # 1933
        (MOVE, 18, 35),                          # 1934
        (JUMP, 1943),                            # 1935
        (LOAD, 36, 28, 3),                       # 1936
        (JZ, 36, 4719),                          # 1937
        (LOAD, 37, 28, 4),                       # 1938
        (LOAD, 38, 28, 5),                       # 1939
        (BYTE, 39, 37, 105),                     # 1940
        (SUB, 40, 39, 144),                      # 1941
        (MOVE, 18, 40),                          # 1942
        (STORE, 28, 16, 18),                     # 1943
        (STORE, 28, 15, 92),                     # 1944
        (LOAD, 14, 9, 15),                       # 1945
        (JZ, 14, 3308),                          # 1946
        (ROWAT, 31, 19, 14),                     # 1947
        (JBITSN, 5, 4, 0, 65280, 0, 1951),       # 1948: code_type
        (MOVE, 18, 92),                          # 1949
        (JUMP, 1986),                            # 1950
        (JBITSN, 5, 4, 0, 65280, 19, 1954),      # 1951: code_type
        (MOVE, 21, 93),                          # 1952
        (JUMP, 1985),                            # 1953
        (JBITSN, 5, 4, 0, 65280, 20, 1957),      # 1954: code_type
        (MOVE, 35, 95),                          # 1955
        (JUMP, 1984),                            # 1956
        (JBITSN, 5, 4, 0, 65280, 21, 1964),      # 1957: code_type
        (JBITSN, 5, 4, 1, 65280, 2, 1961),       # 1958: swap_kind
        (MOVE, 44, 93),                          # 1959
        (JUMP, 1962),                            # 1960
        (MOVE, 44, 95),                          # 1961
        (MOVE, 38, 44),                          # 1962
        (JUMP, 1983),                            # 1963
        (JBITSN, 5, 4, 0, 65280, 22, 1967),      # 1964: code_type
        (MOVE, 47, 96),                          # 1965
        (JUMP, 1982),                            # 1966
        (JBITS, 5, 4, 0, 65280, 1, 1970),        # 1967: code_type
        (MOVE, 50, 105),                         # 1968
        (JUMP, 1981),                            # 1969
        (LOAD, 56, 5, 2),                        # 1970
        (JNE, 56, 141, 1974),                    # 1971
        (MOVE, 53, 120),                         # 1972
        (JUMP, 1980),                            # 1973
        (LOAD, 59, 5, 2),                        # 1974
        (JNE, 59, 142, 1978),                    # 1975
        (MOVE, 56, 143),                         # 1976
        (JUMP, 1979),                            # 1977
        (MOVE, 56, 97),                          # 1978
        (MOVE, 53, 56),                          # 1979
        (MOVE, 50, 53),                          # 1980
        (MOVE, 47, 50),                          # 1981
        (MOVE, 38, 47),                          # 1982
        (MOVE, 35, 38),                          # 1983
        (MOVE, 21, 35),                          # 1984
        (MOVE, 18, 21),                          # 1985
        (JEQ, 18, 105, 2288),                    # 1986
        (JBITSN, 5, 4, 0, 65280, 0, 1990),       # 1987: code_type
        (MOVE, 21, 92),                          # 1988
        (JUMP, 2025),                            # 1989
        (JBITSN, 5, 4, 0, 65280, 19, 1993),      # 1990: code_type
        (MOVE, 35, 93),                          # 1991
        (JUMP, 2024),                            # 1992
        (JBITSN, 5, 4, 0, 65280, 20, 1996),      # 1993: code_type
        (MOVE, 38, 95),                          # 1994
        (JUMP, 2023),                            # 1995
        (JBITSN, 5, 4, 0, 65280, 21, 2003),      # 1996: code_type
        (JBITSN, 5, 4, 1, 65280, 2, 2000),       # 1997: swap_kind
        (MOVE, 47, 93),                          # 1998
        (JUMP, 2001),                            # 1999
        (MOVE, 47, 95),                          # 2000
        (MOVE, 44, 47),                          # 2001
        (JUMP, 2022),                            # 2002
        (JBITSN, 5, 4, 0, 65280, 22, 2006),      # 2003: code_type
        (MOVE, 50, 96),                          # 2004
        (JUMP, 2021),                            # 2005
        (JBITS, 5, 4, 0, 65280, 1, 2009),        # 2006: code_type
        (MOVE, 53, 105),                         # 2007
        (JUMP, 2020),                            # 2008
        (LOAD, 59, 5, 2),                        # 2009
        (JNE, 59, 141, 2013),                    # 2010
        (MOVE, 56, 120),                         # 2011
        (JUMP, 2019),                            # 2012
        (LOAD, 62, 5, 2),                        # 2013
        (JNE, 62, 142, 2017),                    # 2014
        (MOVE, 59, 143),                         # 2015
        (JUMP, 2018),                            # 2016
        (MOVE, 59, 97),                          # 2017
        (MOVE, 56, 59),                          # 2018
        (MOVE, 53, 56),                          # 2019
        (MOVE, 50, 53),                          # 2020
        (MOVE, 44, 50),                          # 2021
        (MOVE, 38, 44),                          # 2022
        (MOVE, 35, 38),                          # 2023
        (MOVE, 21, 35),                          # 2024
        (JNE, 21, 92, 2033),                     # 2025
        (LOAD, 21, 31, 4),                       # 2026
        (LOAD, 22, 31, 5),                       # 2027
        (TEXT, 21, 0),                           # 2028
        (MOVE, 18, 21),                          # 2029
        (MOVE, 19, 22),                          # 2030
        (MOVE, 20, 105),                         # 2031
        (JUMP, 2284),                            # 2032
        (JBITSN, 5, 4, 0, 65280, 0, 2036),       # 2033: code_type
        (MOVE, 38, 92),                          # 2034
        (JUMP, 2071),                            # 2035
        (JBITSN, 5, 4, 0, 65280, 19, 2039),      # 2036: code_type
        (MOVE, 44, 93),                          # 2037
        (JUMP, 2070),                            # 2038
        (JBITSN, 5, 4, 0, 65280, 20, 2042),      # 2039: code_type
        (MOVE, 47, 95),                          # 2040
        (JUMP, 2069),                            # 2041
        (JBITSN, 5, 4, 0, 65280, 21, 2049),      # 2042: code_type
        (JBITSN, 5, 4, 1, 65280, 2, 2046),       # 2043: swap_kind
        (MOVE, 53, 93),                          # 2044
        (JUMP, 2047),                            # 2045
        (MOVE, 53, 95),                          # 2046
        (MOVE, 50, 53),                          # 2047
        (JUMP, 2068),                            # 2048
        (JBITSN, 5, 4, 0, 65280, 22, 2052),      # 2049: code_type
        (MOVE, 56, 96),                          # 2050
        (JUMP, 2067),                            # 2051
        (JBITS, 5, 4, 0, 65280, 1, 2055),        # 2052: code_type
        (MOVE, 59, 105),                         # 2053
        (JUMP, 2066),                            # 2054
        (LOAD, 65, 5, 2),                        # 2055
        (JNE, 65, 141, 2059),                    # 2056
        (MOVE, 62, 120),                         # 2057
        (JUMP, 2065),                            # 2058
        (LOAD, 68, 5, 2),                        # 2059
        (JNE, 68, 142, 2063),                    # 2060
        (MOVE, 65, 143),                         # 2061
        (JUMP, 2064),                            # 2062
        (MOVE, 65, 97),                          # 2063
        (MOVE, 62, 65),                          # 2064
        (MOVE, 59, 62),                          # 2065
        (MOVE, 56, 59),                          # 2066
        (MOVE, 50, 56),                          # 2067
        (MOVE, 47, 50),                          # 2068
        (MOVE, 44, 47),                          # 2069
        (MOVE, 38, 44),                          # 2070
        (JNE, 38, 93, 2079),                     # 2071
        (LOAD, 38, 31, 4),                       # 2072
        (LOAD, 39, 31, 5),                       # 2073
        (TEXT, 38, 2),                           # 2074
        (MOVE, 35, 38),                          # 2075
        (MOVE, 36, 39),                          # 2076
        (MOVE, 37, 93),                          # 2077
        (JUMP, 2281),                            # 2078
        (JBITSN, 5, 4, 0, 65280, 0, 2082),       # 2079: code_type
        (MOVE, 47, 92),                          # 2080
        (JUMP, 2117),                            # 2081
        (JBITSN, 5, 4, 0, 65280, 19, 2085),      # 2082: code_type
        (MOVE, 50, 93),                          # 2083
        (JUMP, 2116),                            # 2084
        (JBITSN, 5, 4, 0, 65280, 20, 2088),      # 2085: code_type
        (MOVE, 53, 95),                          # 2086
        (JUMP, 2115),                            # 2087
        (JBITSN, 5, 4, 0, 65280, 21, 2095),      # 2088: code_type
        (JBITSN, 5, 4, 1, 65280, 2, 2092),       # 2089: swap_kind
        (MOVE, 59, 93),                          # 2090
        (JUMP, 2093),                            # 2091
        (MOVE, 59, 95),                          # 2092
        (MOVE, 56, 59),                          # 2093
        (JUMP, 2114),                            # 2094
        (JBITSN, 5, 4, 0, 65280, 22, 2098),      # 2095: code_type
        (MOVE, 62, 96),                          # 2096
        (JUMP, 2113),                            # 2097
        (JBITS, 5, 4, 0, 65280, 1, 2101),        # 2098: code_type
        (MOVE, 65, 105),                         # 2099
        (JUMP, 2112),                            # 2100
        (LOAD, 71, 5, 2),                        # 2101
        (JNE, 71, 141, 2105),                    # 2102
        (MOVE, 68, 120),                         # 2103
        (JUMP, 2111),                            # 2104
        (LOAD, 74, 5, 2),                        # 2105
        (JNE, 74, 142, 2109),                    # 2106
        (MOVE, 71, 143),                         # 2107
        (JUMP, 2110),                            # 2108
        (MOVE, 71, 97),                          # 2109
        (MOVE, 68, 71),                          # 2110
        (MOVE, 65, 68),                          # 2111
        (MOVE, 62, 65),                          # 2112
        (MOVE, 56, 62),                          # 2113
        (MOVE, 53, 56),                          # 2114
        (MOVE, 50, 53),                          # 2115
        (MOVE, 47, 50),                          # 2116
        (JNE, 47, 95, 2125),                     # 2117
        (LOAD, 47, 31, 4),                       # 2118
        (LOAD, 48, 31, 5),                       # 2119
        (TEXT, 47, 3),                           # 2120
        (MOVE, 44, 47),                          # 2121
        (MOVE, 45, 48),                          # 2122
        (MOVE, 46, 95),                          # 2123
        (JUMP, 2278),                            # 2124
        (JBITSN, 5, 4, 0, 65280, 0, 2128),       # 2125: code_type
        (MOVE, 52, 92),                          # 2126
        (JUMP, 2163),                            # 2127
        (JBITSN, 5, 4, 0, 65280, 19, 2131),      # 2128: code_type
        (MOVE, 55, 93),                          # 2129
        (JUMP, 2162),                            # 2130
        (JBITSN, 5, 4, 0, 65280, 20, 2134),      # 2131: code_type
        (MOVE, 58, 95),                          # 2132
        (JUMP, 2161),                            # 2133
        (JBITSN, 5, 4, 0, 65280, 21, 2141),      # 2134: code_type
        (JBITSN, 5, 4, 1, 65280, 2, 2138),       # 2135: swap_kind
        (MOVE, 64, 93),                          # 2136
        (JUMP, 2139),                            # 2137
        (MOVE, 64, 95),                          # 2138
        (MOVE, 61, 64),                          # 2139
        (JUMP, 2160),                            # 2140
        (JBITSN, 5, 4, 0, 65280, 22, 2144),      # 2141: code_type
        (MOVE, 67, 96),                          # 2142
        (JUMP, 2159),                            # 2143
        (JBITS, 5, 4, 0, 65280, 1, 2147),        # 2144: code_type
        (MOVE, 70, 105),                         # 2145
        (JUMP, 2158),                            # 2146
        (LOAD, 76, 5, 2),                        # 2147
        (JNE, 76, 141, 2151),                    # 2148
        (MOVE, 73, 120),                         # 2149
        (JUMP, 2157),                            # 2150
        (LOAD, 79, 5, 2),                        # 2151
        (JNE, 79, 142, 2155),                    # 2152
        (MOVE, 76, 143),                         # 2153
        (JUMP, 2156),                            # 2154
        (MOVE, 76, 97),                          # 2155
        (MOVE, 73, 76),                          # 2156
        (MOVE, 70, 73),                          # 2157
        (MOVE, 67, 70),                          # 2158
        (MOVE, 61, 67),                          # 2159
        (MOVE, 58, 61),                          # 2160
        (MOVE, 55, 58),                          # 2161
        (MOVE, 52, 55),                          # 2162
        (JNE, 52, 96, 2171),                     # 2163
        (LOAD, 52, 31, 4),                       # 2164
        (LOAD, 53, 31, 5),                       # 2165
        (TEXT, 52, 4),                           # 2166
        (MOVE, 49, 52),                          # 2167
        (MOVE, 50, 53),                          # 2168
        (MOVE, 51, 96),                          # 2169
        (JUMP, 2275),                            # 2170
        (JBITSN, 5, 4, 0, 65280, 0, 2174),       # 2171: code_type
        (MOVE, 57, 92),                          # 2172
        (JUMP, 2209),                            # 2173
        (JBITSN, 5, 4, 0, 65280, 19, 2177),      # 2174: code_type
        (MOVE, 60, 93),                          # 2175
        (JUMP, 2208),                            # 2176
        (JBITSN, 5, 4, 0, 65280, 20, 2180),      # 2177: code_type
        (MOVE, 63, 95),                          # 2178
        (JUMP, 2207),                            # 2179
        (JBITSN, 5, 4, 0, 65280, 21, 2187),      # 2180: code_type
        (JBITSN, 5, 4, 1, 65280, 2, 2184),       # 2181: swap_kind
        (MOVE, 69, 93),                          # 2182
        (JUMP, 2185),                            # 2183
        (MOVE, 69, 95),                          # 2184
        (MOVE, 66, 69),                          # 2185
        (JUMP, 2206),                            # 2186
        (JBITSN, 5, 4, 0, 65280, 22, 2190),      # 2187: code_type
        (MOVE, 72, 96),                          # 2188
        (JUMP, 2205),                            # 2189
        (JBITS, 5, 4, 0, 65280, 1, 2193),        # 2190: code_type
        (MOVE, 75, 105),                         # 2191
        (JUMP, 2204),                            # 2192
        (LOAD, 81, 5, 2),                        # 2193
        (JNE, 81, 141, 2197),                    # 2194
        (MOVE, 78, 120),                         # 2195
        (JUMP, 2203),                            # 2196
        (LOAD, 84, 5, 2),                        # 2197
        (JNE, 84, 142, 2201),                    # 2198
        (MOVE, 81, 143),                         # 2199
        (JUMP, 2202),                            # 2200
        (MOVE, 81, 97),                          # 2201
        (MOVE, 78, 81),                          # 2202
        (MOVE, 75, 78),                          # 2203
        (MOVE, 72, 75),                          # 2204
        (MOVE, 66, 72),                          # 2205
        (MOVE, 63, 66),                          # 2206
        (MOVE, 60, 63),                          # 2207
        (MOVE, 57, 60),                          # 2208
        (JNE, 57, 120, 2217),                    # 2209
        (LOAD, 57, 31, 4),                       # 2210
        (LOAD, 58, 31, 5),                       # 2211
        (TEXT, 57, 5),                           # 2212
        (MOVE, 54, 57),                          # 2213
        (MOVE, 55, 58),                          # 2214
        (MOVE, 56, 97),                          # 2215
        (JUMP, 2272),                            # 2216
        (JBITSN, 5, 4, 0, 65280, 0, 2220),       # 2217: code_type
        (MOVE, 62, 92),                          # 2218
        (JUMP, 2255),                            # 2219
        (JBITSN, 5, 4, 0, 65280, 19, 2223),      # 2220: code_type
        (MOVE, 65, 93),                          # 2221
        (JUMP, 2254),                            # 2222
        (JBITSN, 5, 4, 0, 65280, 20, 2226),      # 2223: code_type
        (MOVE, 68, 95),                          # 2224
        (JUMP, 2253),                            # 2225
        (JBITSN, 5, 4, 0, 65280, 21, 2233),      # 2226: code_type
        (JBITSN, 5, 4, 1, 65280, 2, 2230),       # 2227: swap_kind
        (MOVE, 74, 93),                          # 2228
        (JUMP, 2231),                            # 2229
        (MOVE, 74, 95),                          # 2230
        (MOVE, 71, 74),                          # 2231
        (JUMP, 2252),                            # 2232
        (JBITSN, 5, 4, 0, 65280, 22, 2236),      # 2233: code_type
        (MOVE, 77, 96),                          # 2234
        (JUMP, 2251),                            # 2235
        (JBITS, 5, 4, 0, 65280, 1, 2239),        # 2236: code_type
        (MOVE, 80, 105),                         # 2237
        (JUMP, 2250),                            # 2238
        (LOAD, 86, 5, 2),                        # 2239
        (JNE, 86, 141, 2243),                    # 2240
        (MOVE, 83, 120),                         # 2241
        (JUMP, 2249),                            # 2242
        (LOAD, 89, 5, 2),                        # 2243
        (JNE, 89, 142, 2247),                    # 2244
        (MOVE, 86, 143),                         # 2245
        (JUMP, 2248),                            # 2246
        (MOVE, 86, 97),                          # 2247
        (MOVE, 83, 86),                          # 2248
        (MOVE, 80, 83),                          # 2249
        (MOVE, 77, 80),                          # 2250
        (MOVE, 71, 77),                          # 2251
        (MOVE, 68, 71),                          # 2252
        (MOVE, 65, 68),                          # 2253
        (MOVE, 62, 65),                          # 2254
        (JNE, 62, 143, 2263),                    # 2255
        (LOAD, 62, 31, 4),                       # 2256
        (LOAD, 63, 31, 5),                       # 2257
        (TEXT, 62, 6),                           # 2258
        (MOVE, 59, 62),                          # 2259
        (MOVE, 60, 63),                          # 2260
        (MOVE, 61, 120),                         # 2261
        (JUMP, 2269),                            # 2262
        (LOAD, 64, 31, 4),                       # 2263
        (LOAD, 65, 31, 5),                       # 2264
        (TEXT, 64, 1),                           # 2265
        (MOVE, 59, 64),                          # 2266
        (MOVE, 60, 65),                          # 2267
        (MOVE, 61, 92),                          # 2268
        (MOVE, 54, 59),                          # 2269
        (MOVE, 55, 60),                          # 2270
        (MOVE, 56, 61),                          # 2271
        (MOVE, 49, 54),                          # 2272
        (MOVE, 50, 55),                          # 2273
        (MOVE, 51, 56),                          # 2274
        (MOVE, 44, 49),                          # 2275
        (MOVE, 45, 50),                          # 2276
        (MOVE, 46, 51),                          # 2277
        (MOVE, 35, 44),                          # 2278
        (MOVE, 36, 45),                          # 2279
        (MOVE, 37, 46),                          # 2280
        (MOVE, 18, 35),                          # 2281
        (MOVE, 19, 36),                          # 2282
        (MOVE, 20, 37),                          # 2283
        (STORE, 31, 22, 18),                     # 2284
        (STORE, 31, 23, 19),                     # 2285
        (STORE, 31, 24, 20),                     # 2286
        (STORE, 31, 21, 92),                     # 2287
        (JBITSN, 5, 4, 0, 65280, 0, 2291),       # 2288: code_type
        (MOVE, 18, 92),                          # 2289
        (JUMP, 2326),                            # 2290
        (JBITSN, 5, 4, 0, 65280, 19, 2294),      # 2291: code_type
        (MOVE, 21, 93),                          # 2292
        (JUMP, 2325),                            # 2293
        (JBITSN, 5, 4, 0, 65280, 20, 2297),      # 2294: code_type
        (MOVE, 35, 95),                          # 2295
        (JUMP, 2324),                            # 2296
        (JBITSN, 5, 4, 0, 65280, 21, 2304),      # 2297: code_type
        (JBITSN, 5, 4, 1, 65280, 2, 2301),       # 2298: swap_kind
        (MOVE, 44, 93),                          # 2299
        (JUMP, 2302),                            # 2300
        (MOVE, 44, 95),                          # 2301
        (MOVE, 38, 44),                          # 2302
        (JUMP, 2323),                            # 2303
        (JBITSN, 5, 4, 0, 65280, 22, 2307),      # 2304: code_type
        (MOVE, 47, 96),                          # 2305
        (JUMP, 2322),                            # 2306
        (JBITS, 5, 4, 0, 65280, 1, 2310),        # 2307: code_type
        (MOVE, 50, 105),                         # 2308
        (JUMP, 2321),                            # 2309
        (LOAD, 56, 5, 2),                        # 2310
        (JNE, 56, 141, 2314),                    # 2311
        (MOVE, 53, 120),                         # 2312
        (JUMP, 2320),                            # 2313
        (LOAD, 59, 5, 2),                        # 2314
        (JNE, 59, 142, 2318),                    # 2315
        (MOVE, 56, 143),                         # 2316
        (JUMP, 2319),                            # 2317
        (MOVE, 56, 97),                          # 2318
        (MOVE, 53, 56),                          # 2319
        (MOVE, 50, 53),                          # 2320
        (MOVE, 47, 50),                          # 2321
        (MOVE, 38, 47),                          # 2322
        (MOVE, 35, 38),                          # 2323
        (MOVE, 21, 35),                          # 2324
        (MOVE, 18, 21),                          # 2325
        (JEQ, 18, 105, 2628),                    # 2326
        (JBITSN, 5, 4, 0, 65280, 0, 2330),       # 2327: code_type
        (MOVE, 21, 92),                          # 2328
        (JUMP, 2365),                            # 2329
        (JBITSN, 5, 4, 0, 65280, 19, 2333),      # 2330: code_type
        (MOVE, 35, 93),                          # 2331
        (JUMP, 2364),                            # 2332
        (JBITSN, 5, 4, 0, 65280, 20, 2336),      # 2333: code_type
        (MOVE, 38, 95),                          # 2334
        (JUMP, 2363),                            # 2335
        (JBITSN, 5, 4, 0, 65280, 21, 2343),      # 2336: code_type
        (JBITSN, 5, 4, 1, 65280, 2, 2340),       # 2337: swap_kind
        (MOVE, 47, 93),                          # 2338
        (JUMP, 2341),                            # 2339
        (MOVE, 47, 95),                          # 2340
        (MOVE, 44, 47),                          # 2341
        (JUMP, 2362),                            # 2342
        (JBITSN, 5, 4, 0, 65280, 22, 2346),      # 2343: code_type
        (MOVE, 50, 96),                          # 2344
        (JUMP, 2361),                            # 2345
        (JBITS, 5, 4, 0, 65280, 1, 2349),        # 2346: code_type
        (MOVE, 53, 105),                         # 2347
        (JUMP, 2360),                            # 2348
        (LOAD, 59, 5, 2),                        # 2349
        (JNE, 59, 141, 2353),                    # 2350
        (MOVE, 56, 120),                         # 2351
        (JUMP, 2359),                            # 2352
        (LOAD, 62, 5, 2),                        # 2353
        (JNE, 62, 142, 2357),                    # 2354
        (MOVE, 59, 143),                         # 2355
        (JUMP, 2358),                            # 2356
        (MOVE, 59, 97),                          # 2357
        (MOVE, 56, 59),                          # 2358
        (MOVE, 53, 56),                          # 2359
        (MOVE, 50, 53),                          # 2360
        (MOVE, 44, 50),                          # 2361
        (MOVE, 38, 44),                          # 2362
        (MOVE, 35, 38),                          # 2363
        (MOVE, 21, 35),                          # 2364
        (JNE, 21, 92, 2373),                     # 2365
        (LOAD, 21, 31, 9),                       # 2366
        (LOAD, 22, 31, 10),                      # 2367
        (TEXT, 21, 0),                           # 2368
        (MOVE, 18, 21),                          # 2369
        (MOVE, 19, 22),                          # 2370
        (MOVE, 20, 105),                         # 2371
        (JUMP, 2624),                            # 2372
        (JBITSN, 5, 4, 0, 65280, 0, 2376),       # 2373: code_type
        (MOVE, 38, 92),                          # 2374
        (JUMP, 2411),                            # 2375
        (JBITSN, 5, 4, 0, 65280, 19, 2379),      # 2376: code_type
        (MOVE, 44, 93),                          # 2377
        (JUMP, 2410),                            # 2378
        (JBITSN, 5, 4, 0, 65280, 20, 2382),      # 2379: code_type
        (MOVE, 47, 95),                          # 2380
        (JUMP, 2409),                            # 2381
        (JBITSN, 5, 4, 0, 65280, 21, 2389),      # 2382: code_type
        (JBITSN, 5, 4, 1, 65280, 2, 2386),       # 2383: swap_kind
        (MOVE, 53, 93),                          # 2384
        (JUMP, 2387),                            # 2385
        (MOVE, 53, 95),                          # 2386
        (MOVE, 50, 53),                          # 2387
        (JUMP, 2408),                            # 2388
        (JBITSN, 5, 4, 0, 65280, 22, 2392),      # 2389: code_type
        (MOVE, 56, 96),                          # 2390
        (JUMP, 2407),                            # 2391
        (JBITS, 5, 4, 0, 65280, 1, 2395),        # 2392: code_type
        (MOVE, 59, 105),                         # 2393
        (JUMP, 2406),                            # 2394
        (LOAD, 65, 5, 2),                        # 2395
        (JNE, 65, 141, 2399),                    # 2396
        (MOVE, 62, 120),                         # 2397
        (JUMP, 2405),                            # 2398
        (LOAD, 68, 5, 2),                        # 2399
        (JNE, 68, 142, 2403),                    # 2400
        (MOVE, 65, 143),                         # 2401
        (JUMP, 2404),                            # 2402
        (MOVE, 65, 97),                          # 2403
        (MOVE, 62, 65),                          # 2404
        (MOVE, 59, 62),                          # 2405
        (MOVE, 56, 59),                          # 2406
        (MOVE, 50, 56),                          # 2407
        (MOVE, 47, 50),                          # 2408
        (MOVE, 44, 47),                          # 2409
        (MOVE, 38, 44),                          # 2410
        (JNE, 38, 93, 2419),                     # 2411
        (LOAD, 38, 31, 9),                       # 2412
        (LOAD, 39, 31, 10),                      # 2413
        (TEXT, 38, 2),                           # 2414
        (MOVE, 35, 38),                          # 2415
        (MOVE, 36, 39),                          # 2416
        (MOVE, 37, 93),                          # 2417
        (JUMP, 2621),                            # 2418
        (JBITSN, 5, 4, 0, 65280, 0, 2422),       # 2419: code_type
        (MOVE, 47, 92),                          # 2420
        (JUMP, 2457),                            # 2421
        (JBITSN, 5, 4, 0, 65280, 19, 2425),      # 2422: code_type
        (MOVE, 50, 93),                          # 2423
        (JUMP, 2456),                            # 2424
        (JBITSN, 5, 4, 0, 65280, 20, 2428),      # 2425: code_type
        (MOVE, 53, 95),                          # 2426
        (JUMP, 2455),                            # 2427
        (JBITSN, 5, 4, 0, 65280, 21, 2435),      # 2428: code_type
        (JBITSN, 5, 4, 1, 65280, 2, 2432),       # 2429: swap_kind
        (MOVE, 59, 93),                          # 2430
        (JUMP, 2433),                            # 2431
        (MOVE, 59, 95),                          # 2432
        (MOVE, 56, 59),                          # 2433
        (JUMP, 2454),                            # 2434
        (JBITSN, 5, 4, 0, 65280, 22, 2438),      # 2435: code_type
        (MOVE, 62, 96),                          # 2436
        (JUMP, 2453),                            # 2437
        (JBITS, 5, 4, 0, 65280, 1, 2441),        # 2438: code_type
        (MOVE, 65, 105),                         # 2439
        (JUMP, 2452),                            # 2440
        (LOAD, 71, 5, 2),                        # 2441
        (JNE, 71, 141, 2445),                    # 2442
        (MOVE, 68, 120),                         # 2443
        (JUMP, 2451),                            # 2444
        (LOAD, 74, 5, 2),                        # 2445
        (JNE, 74, 142, 2449),                    # 2446
        (MOVE, 71, 143),                         # 2447
        (JUMP, 2450),                            # 2448
        (MOVE, 71, 97),                          # 2449
        (MOVE, 68, 71),                          # 2450
        (MOVE, 65, 68),                          # 2451
        (MOVE, 62, 65),                          # 2452
        (MOVE, 56, 62),                          # 2453
        (MOVE, 53, 56),                          # 2454
        (MOVE, 50, 53),                          # 2455
        (MOVE, 47, 50),                          # 2456
        (JNE, 47, 95, 2465),                     # 2457
        (LOAD, 47, 31, 9),                       # 2458
        (LOAD, 48, 31, 10),                      # 2459
        (TEXT, 47, 3),                           # 2460
        (MOVE, 44, 47),                          # 2461
        (MOVE, 45, 48),                          # 2462
        (MOVE, 46, 95),                          # 2463
        (JUMP, 2618),                            # 2464
        (JBITSN, 5, 4, 0, 65280, 0, 2468),       # 2465: code_type
        (MOVE, 52, 92),                          # 2466
        (JUMP, 2503),                            # 2467
        (JBITSN, 5, 4, 0, 65280, 19, 2471),      # 2468: code_type
        (MOVE, 55, 93),                          # 2469
        (JUMP, 2502),                            # 2470
        (JBITSN, 5, 4, 0, 65280, 20, 2474),      # 2471: code_type
        (MOVE, 58, 95),                          # 2472
        (JUMP, 2501),                            # 2473
        (JBITSN, 5, 4, 0, 65280, 21, 2481),      # 2474: code_type
        (JBITSN, 5, 4, 1, 65280, 2, 2478),       # 2475: swap_kind
        (MOVE, 64, 93),                          # 2476
        (JUMP, 2479),                            # 2477
        (MOVE, 64, 95),                          # 2478
        (MOVE, 61, 64),                          # 2479
        (JUMP, 2500),                            # 2480
        (JBITSN, 5, 4, 0, 65280, 22, 2484),      # 2481: code_type
        (MOVE, 67, 96),                          # 2482
        (JUMP, 2499),                            # 2483
        (JBITS, 5, 4, 0, 65280, 1, 2487),        # 2484: code_type
        (MOVE, 70, 105),                         # 2485
        (JUMP, 2498),                            # 2486
        (LOAD, 76, 5, 2),                        # 2487
        (JNE, 76, 141, 2491),                    # 2488
        (MOVE, 73, 120),                         # 2489
        (JUMP, 2497),                            # 2490
        (LOAD, 79, 5, 2),                        # 2491
        (JNE, 79, 142, 2495),                    # 2492
        (MOVE, 76, 143),                         # 2493
        (JUMP, 2496),                            # 2494
        (MOVE, 76, 97),                          # 2495
        (MOVE, 73, 76),                          # 2496
        (MOVE, 70, 73),                          # 2497
        (MOVE, 67, 70),                          # 2498
        (MOVE, 61, 67),                          # 2499
        (MOVE, 58, 61),                          # 2500
        (MOVE, 55, 58),                          # 2501
        (MOVE, 52, 55),                          # 2502
        (JNE, 52, 96, 2511),                     # 2503
        (LOAD, 52, 31, 9),                       # 2504
        (LOAD, 53, 31, 10),                      # 2505
        (TEXT, 52, 4),                           # 2506
        (MOVE, 49, 52),                          # 2507
        (MOVE, 50, 53),                          # 2508
        (MOVE, 51, 96),                          # 2509
        (JUMP, 2615),                            # 2510
        (JBITSN, 5, 4, 0, 65280, 0, 2514),       # 2511: code_type
        (MOVE, 57, 92),                          # 2512
        (JUMP, 2549),                            # 2513
        (JBITSN, 5, 4, 0, 65280, 19, 2517),      # 2514: code_type
        (MOVE, 60, 93),                          # 2515
        (JUMP, 2548),                            # 2516
        (JBITSN, 5, 4, 0, 65280, 20, 2520),      # 2517: code_type
        (MOVE, 63, 95),                          # 2518
        (JUMP, 2547),                            # 2519
        (JBITSN, 5, 4, 0, 65280, 21, 2527),      # 2520: code_type
        (JBITSN, 5, 4, 1, 65280, 2, 2524),       # 2521: swap_kind
        (MOVE, 69, 93),                          # 2522
        (JUMP, 2525),                            # 2523
        (MOVE, 69, 95),                          # 2524
        (MOVE, 66, 69),                          # 2525
        (JUMP, 2546),                            # 2526
        (JBITSN, 5, 4, 0, 65280, 22, 2530),      # 2527: code_type
        (MOVE, 72, 96),                          # 2528
        (JUMP, 2545),                            # 2529
        (JBITS, 5, 4, 0, 65280, 1, 2533),        # 2530: code_type
        (MOVE, 75, 105),                         # 2531
        (JUMP, 2544),                            # 2532
        (LOAD, 81, 5, 2),                        # 2533
        (JNE, 81, 141, 2537),                    # 2534
        (MOVE, 78, 120),                         # 2535
        (JUMP, 2543),                            # 2536
        (LOAD, 84, 5, 2),                        # 2537
        (JNE, 84, 142, 2541),                    # 2538
        (MOVE, 81, 143),                         # 2539
        (JUMP, 2542),                            # 2540
        (MOVE, 81, 97),                          # 2541
        (MOVE, 78, 81),                          # 2542
        (MOVE, 75, 78),                          # 2543
        (MOVE, 72, 75),                          # 2544
        (MOVE, 66, 72),                          # 2545
        (MOVE, 63, 66),                          # 2546
        (MOVE, 60, 63),                          # 2547
        (MOVE, 57, 60),                          # 2548
        (JNE, 57, 120, 2557),                    # 2549
        (LOAD, 57, 31, 9),                       # 2550
        (LOAD, 58, 31, 10),                      # 2551
        (TEXT, 57, 5),                           # 2552
        (MOVE, 54, 57),                          # 2553
        (MOVE, 55, 58),                          # 2554
        (MOVE, 56, 97),                          # 2555
        (JUMP, 2612),                            # 2556
        (JBITSN, 5, 4, 0, 65280, 0, 2560),       # 2557: code_type
        (MOVE, 62, 92),                          # 2558
        (JUMP, 2595),                            # 2559
        (JBITSN, 5, 4, 0, 65280, 19, 2563),      # 2560: code_type
        (MOVE, 65, 93),                          # 2561
        (JUMP, 2594),                            # 2562
        (JBITSN, 5, 4, 0, 65280, 20, 2566),      # 2563: code_type
        (MOVE, 68, 95),                          # 2564
        (JUMP, 2593),                            # 2565
        (JBITSN, 5, 4, 0, 65280, 21, 2573),      # 2566: code_type
        (JBITSN, 5, 4, 1, 65280, 2, 2570),       # 2567: swap_kind
        (MOVE, 74, 93),                          # 2568
        (JUMP, 2571),                            # 2569
        (MOVE, 74, 95),                          # 2570
        (MOVE, 71, 74),                          # 2571
        (JUMP, 2592),                            # 2572
        (JBITSN, 5, 4, 0, 65280, 22, 2576),      # 2573: code_type
        (MOVE, 77, 96),                          # 2574
        (JUMP, 2591),                            # 2575
        (JBITS, 5, 4, 0, 65280, 1, 2579),        # 2576: code_type
        (MOVE, 80, 105),                         # 2577
        (JUMP, 2590),                            # 2578
        (LOAD, 86, 5, 2),                        # 2579
        (JNE, 86, 141, 2583),                    # 2580
        (MOVE, 83, 120),                         # 2581
        (JUMP, 2589),                            # 2582
        (LOAD, 89, 5, 2),                        # 2583
        (JNE, 89, 142, 2587),                    # 2584
        (MOVE, 86, 143),                         # 2585
        (JUMP, 2588),                            # 2586
        (MOVE, 86, 97),                          # 2587
        (MOVE, 83, 86),                          # 2588
        (MOVE, 80, 83),                          # 2589
        (MOVE, 77, 80),                          # 2590
        (MOVE, 71, 77),                          # 2591
        (MOVE, 68, 71),                          # 2592
        (MOVE, 65, 68),                          # 2593
        (MOVE, 62, 65),                          # 2594
        (JNE, 62, 143, 2603),                    # 2595
        (LOAD, 62, 31, 9),                       # 2596
        (LOAD, 63, 31, 10),                      # 2597
        (TEXT, 62, 6),                           # 2598
        (MOVE, 59, 62),                          # 2599
        (MOVE, 60, 63),                          # 2600
        (MOVE, 61, 120),                         # 2601
        (JUMP, 2609),                            # 2602
        (LOAD, 64, 31, 9),                       # 2603
        (LOAD, 65, 31, 10),                      # 2604
        (TEXT, 64, 1),                           # 2605
        (MOVE, 59, 64),                          # 2606
        (MOVE, 60, 65),                          # 2607
        (MOVE, 61, 92),                          # 2608
        (MOVE, 54, 59),                          # 2609
        (MOVE, 55, 60),                          # 2610
        (MOVE, 56, 61),                          # 2611
        (MOVE, 49, 54),                          # 2612
        (MOVE, 50, 55),                          # 2613
        (MOVE, 51, 56),                          # 2614
        (MOVE, 44, 49),                          # 2615
        (MOVE, 45, 50),                          # 2616
        (MOVE, 46, 51),                          # 2617
        (MOVE, 35, 44),                          # 2618
        (MOVE, 36, 45),                          # 2619
        (MOVE, 37, 46),                          # 2620
        (MOVE, 18, 35),                          # 2621
        (MOVE, 19, 36),                          # 2622
        (MOVE, 20, 37),                          # 2623
        (STORE, 31, 26, 18),                     # 2624
        (STORE, 31, 27, 19),                     # 2625
        (STORE, 31, 28, 20),                     # 2626
        (STORE, 31, 25, 92),                     # 2627
        (JBITSN, 5, 4, 0, 65280, 0, 2631),       # 2628: code_type
        (MOVE, 18, 92),                          # 2629
        (JUMP, 2666),                            # 2630
        (JBITSN, 5, 4, 0, 65280, 19, 2634),      # 2631: code_type
        (MOVE, 21, 93),                          # 2632
        (JUMP, 2665),                            # 2633
        (JBITSN, 5, 4, 0, 65280, 20, 2637),      # 2634: code_type
        (MOVE, 35, 95),                          # 2635
        (JUMP, 2664),                            # 2636
        (JBITSN, 5, 4, 0, 65280, 21, 2644),      # 2637: code_type
        (JBITSN, 5, 4, 1, 65280, 2, 2641),       # 2638: swap_kind
        (MOVE, 44, 93),                          # 2639
        (JUMP, 2642),                            # 2640
        (MOVE, 44, 95),                          # 2641
        (MOVE, 38, 44),                          # 2642
        (JUMP, 2663),                            # 2643
        (JBITSN, 5, 4, 0, 65280, 22, 2647),      # 2644: code_type
        (MOVE, 47, 96),                          # 2645
        (JUMP, 2662),                            # 2646
        (JBITS, 5, 4, 0, 65280, 1, 2650),        # 2647: code_type
        (MOVE, 50, 105),                         # 2648
        (JUMP, 2661),                            # 2649
        (LOAD, 56, 5, 2),                        # 2650
        (JNE, 56, 141, 2654),                    # 2651
        (MOVE, 53, 120),                         # 2652
        (JUMP, 2660),                            # 2653
        (LOAD, 59, 5, 2),                        # 2654
        (JNE, 59, 142, 2658),                    # 2655
        (MOVE, 56, 143),                         # 2656
        (JUMP, 2659),                            # 2657
        (MOVE, 56, 97),                          # 2658
        (MOVE, 53, 56),                          # 2659
        (MOVE, 50, 53),                          # 2660
        (MOVE, 47, 50),                          # 2661
        (MOVE, 38, 47),                          # 2662
        (MOVE, 35, 38),                          # 2663
        (MOVE, 21, 35),                          # 2664
        (MOVE, 18, 21),                          # 2665
        (JEQ, 18, 105, 2968),                    # 2666
        (JBITSN, 5, 4, 0, 65280, 0, 2670),       # 2667: code_type
        (MOVE, 21, 92),                          # 2668
        (JUMP, 2705),                            # 2669
        (JBITSN, 5, 4, 0, 65280, 19, 2673),      # 2670: code_type
        (MOVE, 35, 93),                          # 2671
        (JUMP, 2704),                            # 2672
        (JBITSN, 5, 4, 0, 65280, 20, 2676),      # 2673: code_type
        (MOVE, 38, 95),                          # 2674
        (JUMP, 2703),                            # 2675
        (JBITSN, 5, 4, 0, 65280, 21, 2683),      # 2676: code_type
        (JBITSN, 5, 4, 1, 65280, 2, 2680),       # 2677: swap_kind
        (MOVE, 47, 93),                          # 2678
        (JUMP, 2681),                            # 2679
        (MOVE, 47, 95),                          # 2680
        (MOVE, 44, 47),                          # 2681
        (JUMP, 2702),                            # 2682
        (JBITSN, 5, 4, 0, 65280, 22, 2686),      # 2683: code_type
        (MOVE, 50, 96),                          # 2684
        (JUMP, 2701),                            # 2685
        (JBITS, 5, 4, 0, 65280, 1, 2689),        # 2686: code_type
        (MOVE, 53, 105),                         # 2687
        (JUMP, 2700),                            # 2688
        (LOAD, 59, 5, 2),                        # 2689
        (JNE, 59, 141, 2693),                    # 2690
        (MOVE, 56, 120),                         # 2691
        (JUMP, 2699),                            # 2692
        (LOAD, 62, 5, 2),                        # 2693
        (JNE, 62, 142, 2697),                    # 2694
        (MOVE, 59, 143),                         # 2695
        (JUMP, 2698),                            # 2696
        (MOVE, 59, 97),                          # 2697
        (MOVE, 56, 59),                          # 2698
        (MOVE, 53, 56),                          # 2699
        (MOVE, 50, 53),                          # 2700
        (MOVE, 44, 50),                          # 2701
        (MOVE, 38, 44),                          # 2702
        (MOVE, 35, 38),                          # 2703
        (MOVE, 21, 35),                          # 2704
        (JNE, 21, 92, 2713),                     # 2705
        (LOAD, 21, 31, 14),                      # 2706
        (LOAD, 22, 31, 15),                      # 2707
        (TEXT, 21, 0),                           # 2708
        (MOVE, 18, 21),                          # 2709
        (MOVE, 19, 22),                          # 2710
        (MOVE, 20, 105),                         # 2711
        (JUMP, 2964),                            # 2712
        (JBITSN, 5, 4, 0, 65280, 0, 2716),       # 2713: code_type
        (MOVE, 38, 92),                          # 2714
        (JUMP, 2751),                            # 2715
        (JBITSN, 5, 4, 0, 65280, 19, 2719),      # 2716: code_type
        (MOVE, 44, 93),                          # 2717
        (JUMP, 2750),                            # 2718
        (JBITSN, 5, 4, 0, 65280, 20, 2722),      # 2719: code_type
        (MOVE, 47, 95),                          # 2720
        (JUMP, 2749),                            # 2721
        (JBITSN, 5, 4, 0, 65280, 21, 2729),      # 2722: code_type
        (JBITSN, 5, 4, 1, 65280, 2, 2726),       # 2723: swap_kind
        (MOVE, 53, 93),                          # 2724
        (JUMP, 2727),                            # 2725
        (MOVE, 53, 95),                          # 2726
        (MOVE, 50, 53),                          # 2727
        (JUMP, 2748),                            # 2728
        (JBITSN, 5, 4, 0, 65280, 22, 2732),      # 2729: code_type
        (MOVE, 56, 96),                          # 2730
        (JUMP, 2747),                            # 2731
        (JBITS, 5, 4, 0, 65280, 1, 2735),        # 2732: code_type
        (MOVE, 59, 105),                         # 2733
        (JUMP, 2746),                            # 2734
        (LOAD, 65, 5, 2),                        # 2735
        (JNE, 65, 141, 2739),                    # 2736
        (MOVE, 62, 120),                         # 2737
        (JUMP, 2745),                            # 2738
        (LOAD, 68, 5, 2),                        # 2739
        (JNE, 68, 142, 2743),                    # 2740
        (MOVE, 65, 143),                         # 2741
        (JUMP, 2744),                            # 2742
        (MOVE, 65, 97),                          # 2743
        (MOVE, 62, 65),                          # 2744
        (MOVE, 59, 62),                          # 2745
        (MOVE, 56, 59),                          # 2746
        (MOVE, 50, 56),                          # 2747
        (MOVE, 47, 50),                          # 2748
        (MOVE, 44, 47),                          # 2749
        (MOVE, 38, 44),                          # 2750
        (JNE, 38, 93, 2759),                     # 2751
        (LOAD, 38, 31, 14),                      # 2752
        (LOAD, 39, 31, 15),                      # 2753
        (TEXT, 38, 2),                           # 2754
        (MOVE, 35, 38),                          # 2755
        (MOVE, 36, 39),                          # 2756
        (MOVE, 37, 93),                          # 2757
        (JUMP, 2961),                            # 2758
        (JBITSN, 5, 4, 0, 65280, 0, 2762),       # 2759: code_type
        (MOVE, 47, 92),                          # 2760
        (JUMP, 2797),                            # 2761
        (JBITSN, 5, 4, 0, 65280, 19, 2765),      # 2762: code_type
        (MOVE, 50, 93),                          # 2763
        (JUMP, 2796),                            # 2764
        (JBITSN, 5, 4, 0, 65280, 20, 2768),      # 2765: code_type
        (MOVE, 53, 95),                          # 2766
        (JUMP, 2795),                            # 2767
        (JBITSN, 5, 4, 0, 65280, 21, 2775),      # 2768: code_type
        (JBITSN, 5, 4, 1, 65280, 2, 2772),       # 2769: swap_kind
        (MOVE, 59, 93),                          # 2770
        (JUMP, 2773),                            # 2771
        (MOVE, 59, 95),                          # 2772
        (MOVE, 56, 59),                          # 2773
        (JUMP, 2794),                            # 2774
        (JBITSN, 5, 4, 0, 65280, 22, 2778),      # 2775: code_type
        (MOVE, 62, 96),                          # 2776
        (JUMP, 2793),                            # 2777
        (JBITS, 5, 4, 0, 65280, 1, 2781),        # 2778: code_type
        (MOVE, 65, 105),                         # 2779
        (JUMP, 2792),                            # 2780
        (LOAD, 71, 5, 2),                        # 2781
        (JNE, 71, 141, 2785),                    # 2782
        (MOVE, 68, 120),                         # 2783
        (JUMP, 2791),                            # 2784
        (LOAD, 74, 5, 2),                        # 2785
        (JNE, 74, 142, 2789),                    # 2786
        (MOVE, 71, 143),                         # 2787
        (JUMP, 2790),                            # 2788
        (MOVE, 71, 97),                          # 2789
        (MOVE, 68, 71),                          # 2790
        (MOVE, 65, 68),                          # 2791
        (MOVE, 62, 65),                          # 2792
        (MOVE, 56, 62),                          # 2793
        (MOVE, 53, 56),                          # 2794
        (MOVE, 50, 53),                          # 2795
        (MOVE, 47, 50),                          # 2796
        (JNE, 47, 95, 2805),                     # 2797
        (LOAD, 47, 31, 14),                      # 2798
        (LOAD, 48, 31, 15),                      # 2799
        (TEXT, 47, 3),                           # 2800
        (MOVE, 44, 47),                          # 2801
        (MOVE, 45, 48),                          # 2802
        (MOVE, 46, 95),                          # 2803
        (JUMP, 2958),                            # 2804
        (JBITSN, 5, 4, 0, 65280, 0, 2808),       # 2805: code_type
        (MOVE, 52, 92),                          # 2806
        (JUMP, 2843),                            # 2807
        (JBITSN, 5, 4, 0, 65280, 19, 2811),      # 2808: code_type
        (MOVE, 55, 93),                          # 2809
        (JUMP, 2842),                            # 2810
        (JBITSN, 5, 4, 0, 65280, 20, 2814),      # 2811: code_type
        (MOVE, 58, 95),                          # 2812
        (JUMP, 2841),                            # 2813
        (JBITSN, 5, 4, 0, 65280, 21, 2821),      # 2814: code_type
        (JBITSN, 5, 4, 1, 65280, 2, 2818),       # 2815: swap_kind
        (MOVE, 64, 93),                          # 2816
        (JUMP, 2819),                            # 2817
        (MOVE, 64, 95),                          # 2818
        (MOVE, 61, 64),                          # 2819
        (JUMP, 2840),                            # 2820
        (JBITSN, 5, 4, 0, 65280, 22, 2824),      # 2821: code_type
        (MOVE, 67, 96),                          # 2822
        (JUMP, 2839),                            # 2823
        (JBITS, 5, 4, 0, 65280, 1, 2827),        # 2824: code_type
        (MOVE, 70, 105),                         # 2825
        (JUMP, 2838),                            # 2826
        (LOAD, 76, 5, 2),                        # 2827
        (JNE, 76, 141, 2831),                    # 2828
        (MOVE, 73, 120),                         # 2829
        (JUMP, 2837),                            # 2830
        (LOAD, 79, 5, 2),                        # 2831
        (JNE, 79, 142, 2835),                    # 2832
        (MOVE, 76, 143),                         # 2833
        (JUMP, 2836),                            # 2834
        (MOVE, 76, 97),                          # 2835
        (MOVE, 73, 76),                          # 2836
        (MOVE, 70, 73),                          # 2837
        (MOVE, 67, 70),                          # 2838
        (MOVE, 61, 67),                          # 2839
        (MOVE, 58, 61),                          # 2840
        (MOVE, 55, 58),                          # 2841
        (MOVE, 52, 55),                          # 2842
        (JNE, 52, 96, 2851),                     # 2843
        (LOAD, 52, 31, 14),                      # 2844
        (LOAD, 53, 31, 15),                      # 2845
        (TEXT, 52, 4),                           # 2846
        (MOVE, 49, 52),                          # 2847
        (MOVE, 50, 53),                          # 2848
        (MOVE, 51, 96),                          # 2849
        (JUMP, 2955),                            # 2850
        (JBITSN, 5, 4, 0, 65280, 0, 2854),       # 2851: code_type
        (MOVE, 57, 92),                          # 2852
        (JUMP, 2889),                            # 2853
        (JBITSN, 5, 4, 0, 65280, 19, 2857),      # 2854: code_type
        (MOVE, 60, 93),                          # 2855
        (JUMP, 2888),                            # 2856
        (JBITSN, 5, 4, 0, 65280, 20, 2860),      # 2857: code_type
        (MOVE, 63, 95),                          # 2858
        (JUMP, 2887),                            # 2859
        (JBITSN, 5, 4, 0, 65280, 21, 2867),      # 2860: code_type
        (JBITSN, 5, 4, 1, 65280, 2, 2864),       # 2861: swap_kind
        (MOVE, 69, 93),                          # 2862
        (JUMP, 2865),                            # 2863
        (MOVE, 69, 95),                          # 2864
        (MOVE, 66, 69),                          # 2865
        (JUMP, 2886),                            # 2866
        (JBITSN, 5, 4, 0, 65280, 22, 2870),      # 2867: code_type
        (MOVE, 72, 96),                          # 2868
        (JUMP, 2885),                            # 2869
        (JBITS, 5, 4, 0, 65280, 1, 2873),        # 2870: code_type
        (MOVE, 75, 105),                         # 2871
        (JUMP, 2884),                            # 2872
        (LOAD, 81, 5, 2),                        # 2873
        (JNE, 81, 141, 2877),                    # 2874
        (MOVE, 78, 120),                         # 2875
        (JUMP, 2883),                            # 2876
        (LOAD, 84, 5, 2),                        # 2877
        (JNE, 84, 142, 2881),                    # 2878
        (MOVE, 81, 143),                         # 2879
        (JUMP, 2882),                            # 2880
        (MOVE, 81, 97),                          # 2881
        (MOVE, 78, 81),                          # 2882
        (MOVE, 75, 78),                          # 2883
        (MOVE, 72, 75),                          # 2884
        (MOVE, 66, 72),                          # 2885
        (MOVE, 63, 66),                          # 2886
        (MOVE, 60, 63),                          # 2887
        (MOVE, 57, 60),                          # 2888
        (JNE, 57, 120, 2897),                    # 2889
        (LOAD, 57, 31, 14),                      # 2890
        (LOAD, 58, 31, 15),                      # 2891
        (TEXT, 57, 5),                           # 2892
        (MOVE, 54, 57),                          # 2893
        (MOVE, 55, 58),                          # 2894
        (MOVE, 56, 97),                          # 2895
        (JUMP, 2952),                            # 2896
        (JBITSN, 5, 4, 0, 65280, 0, 2900),       # 2897: code_type
        (MOVE, 62, 92),                          # 2898
        (JUMP, 2935),                            # 2899
        (JBITSN, 5, 4, 0, 65280, 19, 2903),      # 2900: code_type
        (MOVE, 65, 93),                          # 2901
        (JUMP, 2934),                            # 2902
        (JBITSN, 5, 4, 0, 65280, 20, 2906),      # 2903: code_type
        (MOVE, 68, 95),                          # 2904
        (JUMP, 2933),                            # 2905
        (JBITSN, 5, 4, 0, 65280, 21, 2913),      # 2906: code_type
        (JBITSN, 5, 4, 1, 65280, 2, 2910),       # 2907: swap_kind
        (MOVE, 74, 93),                          # 2908
        (JUMP, 2911),                            # 2909
        (MOVE, 74, 95),                          # 2910
        (MOVE, 71, 74),                          # 2911
        (JUMP, 2932),                            # 2912
        (JBITSN, 5, 4, 0, 65280, 22, 2916),      # 2913: code_type
        (MOVE, 77, 96),                          # 2914
        (JUMP, 2931),                            # 2915
        (JBITS, 5, 4, 0, 65280, 1, 2919),        # 2916: code_type
        (MOVE, 80, 105),                         # 2917
        (JUMP, 2930),                            # 2918
        (LOAD, 86, 5, 2),                        # 2919
        (JNE, 86, 141, 2923),                    # 2920
        (MOVE, 83, 120),                         # 2921
        (JUMP, 2929),                            # 2922
        (LOAD, 89, 5, 2),                        # 2923
        (JNE, 89, 142, 2927),                    # 2924
        (MOVE, 86, 143),                         # 2925
        (JUMP, 2928),                            # 2926
        (MOVE, 86, 97),                          # 2927
        (MOVE, 83, 86),                          # 2928
        (MOVE, 80, 83),                          # 2929
        (MOVE, 77, 80),                          # 2930
        (MOVE, 71, 77),                          # 2931
        (MOVE, 68, 71),                          # 2932
        (MOVE, 65, 68),                          # 2933
        (MOVE, 62, 65),                          # 2934
        (JNE, 62, 143, 2943),                    # 2935
        (LOAD, 62, 31, 14),                      # 2936
        (LOAD, 63, 31, 15),                      # 2937
        (TEXT, 62, 6),                           # 2938
        (MOVE, 59, 62),                          # 2939
        (MOVE, 60, 63),                          # 2940
        (MOVE, 61, 120),                         # 2941
        (JUMP, 2949),                            # 2942
        (LOAD, 64, 31, 14),                      # 2943
        (LOAD, 65, 31, 15),                      # 2944
        (TEXT, 64, 1),                           # 2945
        (MOVE, 59, 64),                          # 2946
        (MOVE, 60, 65),                          # 2947
        (MOVE, 61, 92),                          # 2948
        (MOVE, 54, 59),                          # 2949
        (MOVE, 55, 60),                          # 2950
        (MOVE, 56, 61),                          # 2951
        (MOVE, 49, 54),                          # 2952
        (MOVE, 50, 55),                          # 2953
        (MOVE, 51, 56),                          # 2954
        (MOVE, 44, 49),                          # 2955
        (MOVE, 45, 50),                          # 2956
        (MOVE, 46, 51),                          # 2957
        (MOVE, 35, 44),                          # 2958
        (MOVE, 36, 45),                          # 2959
        (MOVE, 37, 46),                          # 2960
        (MOVE, 18, 35),                          # 2961
        (MOVE, 19, 36),                          # 2962
        (MOVE, 20, 37),                          # 2963
        (STORE, 31, 30, 18),                     # 2964
        (STORE, 31, 31, 19),                     # 2965
        (STORE, 31, 32, 20),                     # 2966
        (STORE, 31, 29, 92),                     # 2967
        (JBITSN, 5, 4, 0, 65280, 0, 2971),       # 2968: code_type
        (MOVE, 18, 92),                          # 2969
        (JUMP, 3006),                            # 2970
        (JBITSN, 5, 4, 0, 65280, 19, 2974),      # 2971: code_type
        (MOVE, 21, 93),                          # 2972
        (JUMP, 3005),                            # 2973
        (JBITSN, 5, 4, 0, 65280, 20, 2977),      # 2974: code_type
        (MOVE, 35, 95),                          # 2975
        (JUMP, 3004),                            # 2976
        (JBITSN, 5, 4, 0, 65280, 21, 2984),      # 2977: code_type
        (JBITSN, 5, 4, 1, 65280, 2, 2981),       # 2978: swap_kind
        (MOVE, 44, 93),                          # 2979
        (JUMP, 2982),                            # 2980
        (MOVE, 44, 95),                          # 2981
        (MOVE, 38, 44),                          # 2982
        (JUMP, 3003),                            # 2983
        (JBITSN, 5, 4, 0, 65280, 22, 2987),      # 2984: code_type
        (MOVE, 47, 96),                          # 2985
        (JUMP, 3002),                            # 2986
        (JBITS, 5, 4, 0, 65280, 1, 2990),        # 2987: code_type
        (MOVE, 50, 105),                         # 2988
        (JUMP, 3001),                            # 2989
        (LOAD, 56, 5, 2),                        # 2990
        (JNE, 56, 141, 2994),                    # 2991
        (MOVE, 53, 120),                         # 2992
        (JUMP, 3000),                            # 2993
        (LOAD, 59, 5, 2),                        # 2994
        (JNE, 59, 142, 2998),                    # 2995
        (MOVE, 56, 143),                         # 2996
        (JUMP, 2999),                            # 2997
        (MOVE, 56, 97),                          # 2998
        (MOVE, 53, 56),                          # 2999
        (MOVE, 50, 53),                          # 3000
        (MOVE, 47, 50),                          # 3001
        (MOVE, 38, 47),                          # 3002
        (MOVE, 35, 38),                          # 3003
        (MOVE, 21, 35),                          # 3004
        (MOVE, 18, 21),                          # 3005
        (JEQ, 18, 105, 3308),                    # 3006
        (JBITSN, 5, 4, 0, 65280, 0, 3010),       # 3007: code_type
        (MOVE, 21, 92),                          # 3008
        (JUMP, 3045),                            # 3009
        (JBITSN, 5, 4, 0, 65280, 19, 3013),      # 3010: code_type
        (MOVE, 35, 93),                          # 3011
        (JUMP, 3044),                            # 3012
        (JBITSN, 5, 4, 0, 65280, 20, 3016),      # 3013: code_type
        (MOVE, 38, 95),                          # 3014
        (JUMP, 3043),                            # 3015
        (JBITSN, 5, 4, 0, 65280, 21, 3023),      # 3016: code_type
        (JBITSN, 5, 4, 1, 65280, 2, 3020),       # 3017: swap_kind
        (MOVE, 47, 93),                          # 3018
        (JUMP, 3021),                            # 3019
        (MOVE, 47, 95),                          # 3020
        (MOVE, 44, 47),                          # 3021
        (JUMP, 3042),                            # 3022
        (JBITSN, 5, 4, 0, 65280, 22, 3026),      # 3023: code_type
        (MOVE, 50, 96),                          # 3024
        (JUMP, 3041),                            # 3025
        (JBITS, 5, 4, 0, 65280, 1, 3029),        # 3026: code_type
        (MOVE, 53, 105),                         # 3027
        (JUMP, 3040),                            # 3028
        (LOAD, 59, 5, 2),                        # 3029
        (JNE, 59, 141, 3033),                    # 3030
        (MOVE, 56, 120),                         # 3031
        (JUMP, 3039),                            # 3032
        (LOAD, 62, 5, 2),                        # 3033
        (JNE, 62, 142, 3037),                    # 3034
        (MOVE, 59, 143),                         # 3035
        (JUMP, 3038),                            # 3036
        (MOVE, 59, 97),                          # 3037
        (MOVE, 56, 59),                          # 3038
        (MOVE, 53, 56),                          # 3039
        (MOVE, 50, 53),                          # 3040
        (MOVE, 44, 50),                          # 3041
        (MOVE, 38, 44),                          # 3042
        (MOVE, 35, 38),                          # 3043
        (MOVE, 21, 35),                          # 3044
        (JNE, 21, 92, 3053),                     # 3045
        (LOAD, 21, 31, 19),                      # 3046
        (LOAD, 22, 31, 20),                      # 3047
        (TEXT, 21, 0),                           # 3048
        (MOVE, 18, 21),                          # 3049
        (MOVE, 19, 22),                          # 3050
        (MOVE, 20, 105),                         # 3051
        (JUMP, 3304),                            # 3052
        (JBITSN, 5, 4, 0, 65280, 0, 3056),       # 3053: code_type
        (MOVE, 38, 92),                          # 3054
        (JUMP, 3091),                            # 3055
        (JBITSN, 5, 4, 0, 65280, 19, 3059),      # 3056: code_type
        (MOVE, 44, 93),                          # 3057
        (JUMP, 3090),                            # 3058
        (JBITSN, 5, 4, 0, 65280, 20, 3062),      # 3059: code_type
        (MOVE, 47, 95),                          # 3060
        (JUMP, 3089),                            # 3061
        (JBITSN, 5, 4, 0, 65280, 21, 3069),      # 3062: code_type
        (JBITSN, 5, 4, 1, 65280, 2, 3066),       # 3063: swap_kind
        (MOVE, 53, 93),                          # 3064
        (JUMP, 3067),                            # 3065
        (MOVE, 53, 95),                          # 3066
        (MOVE, 50, 53),                          # 3067
        (JUMP, 3088),                            # 3068
        (JBITSN, 5, 4, 0, 65280, 22, 3072),      # 3069: code_type
        (MOVE, 56, 96),                          # 3070
        (JUMP, 3087),                            # 3071
        (JBITS, 5, 4, 0, 65280, 1, 3075),        # 3072: code_type
        (MOVE, 59, 105),                         # 3073
        (JUMP, 3086),                            # 3074
        (LOAD, 65, 5, 2),                        # 3075
        (JNE, 65, 141, 3079),                    # 3076
        (MOVE, 62, 120),                         # 3077
        (JUMP, 3085),                            # 3078
        (LOAD, 68, 5, 2),                        # 3079
        (JNE, 68, 142, 3083),                    # 3080
        (MOVE, 65, 143),                         # 3081
        (JUMP, 3084),                            # 3082
        (MOVE, 65, 97),                          # 3083
        (MOVE, 62, 65),                          # 3084
        (MOVE, 59, 62),                          # 3085
        (MOVE, 56, 59),                          # 3086
        (MOVE, 50, 56),                          # 3087
        (MOVE, 47, 50),                          # 3088
        (MOVE, 44, 47),                          # 3089
        (MOVE, 38, 44),                          # 3090
        (JNE, 38, 93, 3099),                     # 3091
        (LOAD, 38, 31, 19),                      # 3092
        (LOAD, 39, 31, 20),                      # 3093
        (TEXT, 38, 2),                           # 3094
        (MOVE, 35, 38),                          # 3095
        (MOVE, 36, 39),                          # 3096
        (MOVE, 37, 93),                          # 3097
        (JUMP, 3301),                            # 3098
        (JBITSN, 5, 4, 0, 65280, 0, 3102),       # 3099: code_type
        (MOVE, 47, 92),                          # 3100
        (JUMP, 3137),                            # 3101
        (JBITSN, 5, 4, 0, 65280, 19, 3105),      # 3102: code_type
        (MOVE, 50, 93),                          # 3103
        (JUMP, 3136),                            # 3104
        (JBITSN, 5, 4, 0, 65280, 20, 3108),      # 3105: code_type
        (MOVE, 53, 95),                          # 3106
        (JUMP, 3135),                            # 3107
        (JBITSN, 5, 4, 0, 65280, 21, 3115),      # 3108: code_type
        (JBITSN, 5, 4, 1, 65280, 2, 3112),       # 3109: swap_kind
        (MOVE, 59, 93),                          # 3110
        (JUMP, 3113),                            # 3111
        (MOVE, 59, 95),                          # 3112
        (MOVE, 56, 59),                          # 3113
        (JUMP, 3134),                            # 3114
        (JBITSN, 5, 4, 0, 65280, 22, 3118),      # 3115: code_type
        (MOVE, 62, 96),                          # 3116
        (JUMP, 3133),                            # 3117
        (JBITS, 5, 4, 0, 65280, 1, 3121),        # 3118: code_type
        (MOVE, 65, 105),                         # 3119
        (JUMP, 3132),                            # 3120
        (LOAD, 71, 5, 2),                        # 3121
        (JNE, 71, 141, 3125),                    # 3122
        (MOVE, 68, 120),                         # 3123
        (JUMP, 3131),                            # 3124
        (LOAD, 74, 5, 2),                        # 3125
        (JNE, 74, 142, 3129),                    # 3126
        (MOVE, 71, 143),                         # 3127
        (JUMP, 3130),                            # 3128
        (MOVE, 71, 97),                          # 3129
        (MOVE, 68, 71),                          # 3130
        (MOVE, 65, 68),                          # 3131
        (MOVE, 62, 65),                          # 3132
        (MOVE, 56, 62),                          # 3133
        (MOVE, 53, 56),                          # 3134
        (MOVE, 50, 53),                          # 3135
        (MOVE, 47, 50),                          # 3136
        (JNE, 47, 95, 3145),                     # 3137
        (LOAD, 47, 31, 19),                      # 3138
        (LOAD, 48, 31, 20),                      # 3139
        (TEXT, 47, 3),                           # 3140
        (MOVE, 44, 47),                          # 3141
        (MOVE, 45, 48),                          # 3142
        (MOVE, 46, 95),                          # 3143
        (JUMP, 3298),                            # 3144
        (JBITSN, 5, 4, 0, 65280, 0, 3148),       # 3145: code_type
        (MOVE, 52, 92),                          # 3146
        (JUMP, 3183),                            # 3147
        (JBITSN, 5, 4, 0, 65280, 19, 3151),      # 3148: code_type
        (MOVE, 55, 93),                          # 3149
        (JUMP, 3182),                            # 3150
        (JBITSN, 5, 4, 0, 65280, 20, 3154),      # 3151: code_type
        (MOVE, 58, 95),                          # 3152
        (JUMP, 3181),                            # 3153
        (JBITSN, 5, 4, 0, 65280, 21, 3161),      # 3154: code_type
        (JBITSN, 5, 4, 1, 65280, 2, 3158),       # 3155: swap_kind
        (MOVE, 64, 93),                          # 3156
        (JUMP, 3159),                            # 3157
        (MOVE, 64, 95),                          # 3158
        (MOVE, 61, 64),                          # 3159
        (JUMP, 3180),                            # 3160
        (JBITSN, 5, 4, 0, 65280, 22, 3164),      # 3161: code_type
        (MOVE, 67, 96),                          # 3162
        (JUMP, 3179),                            # 3163
        (JBITS, 5, 4, 0, 65280, 1, 3167),        # 3164: code_type
        (MOVE, 70, 105),                         # 3165
        (JUMP, 3178),                            # 3166
        (LOAD, 76, 5, 2),                        # 3167
        (JNE, 76, 141, 3171),                    # 3168
        (MOVE, 73, 120),                         # 3169
        (JUMP, 3177),                            # 3170
        (LOAD, 79, 5, 2),                        # 3171
        (JNE, 79, 142, 3175),                    # 3172
        (MOVE, 76, 143),                         # 3173
        (JUMP, 3176),                            # 3174
        (MOVE, 76, 97),                          # 3175
        (MOVE, 73, 76),                          # 3176
        (MOVE, 70, 73),                          # 3177
        (MOVE, 67, 70),                          # 3178
        (MOVE, 61, 67),                          # 3179
        (MOVE, 58, 61),                          # 3180
        (MOVE, 55, 58),                          # 3181
        (MOVE, 52, 55),                          # 3182
        (JNE, 52, 96, 3191),                     # 3183
        (LOAD, 52, 31, 19),                      # 3184
        (LOAD, 53, 31, 20),                      # 3185
        (TEXT, 52, 4),                           # 3186
        (MOVE, 49, 52),                          # 3187
        (MOVE, 50, 53),                          # 3188
        (MOVE, 51, 96),                          # 3189
        (JUMP, 3295),                            # 3190
        (JBITSN, 5, 4, 0, 65280, 0, 3194),       # 3191: code_type
        (MOVE, 57, 92),                          # 3192
        (JUMP, 3229),                            # 3193
        (JBITSN, 5, 4, 0, 65280, 19, 3197),      # 3194: code_type
        (MOVE, 60, 93),                          # 3195
        (JUMP, 3228),                            # 3196
        (JBITSN, 5, 4, 0, 65280, 20, 3200),      # 3197: code_type
        (MOVE, 63, 95),                          # 3198
        (JUMP, 3227),                            # 3199
        (JBITSN, 5, 4, 0, 65280, 21, 3207),      # 3200: code_type
        (JBITSN, 5, 4, 1, 65280, 2, 3204),       # 3201: swap_kind
        (MOVE, 69, 93),                          # 3202
        (JUMP, 3205),                            # 3203
        (MOVE, 69, 95),                          # 3204
        (MOVE, 66, 69),                          # 3205
        (JUMP, 3226),                            # 3206
        (JBITSN, 5, 4, 0, 65280, 22, 3210),      # 3207: code_type
        (MOVE, 72, 96),                          # 3208
        (JUMP, 3225),                            # 3209
        (JBITS, 5, 4, 0, 65280, 1, 3213),        # 3210: code_type
        (MOVE, 75, 105),                         # 3211
        (JUMP, 3224),                            # 3212
        (LOAD, 81, 5, 2),                        # 3213
        (JNE, 81, 141, 3217),                    # 3214
        (MOVE, 78, 120),                         # 3215
        (JUMP, 3223),                            # 3216
        (LOAD, 84, 5, 2),                        # 3217
        (JNE, 84, 142, 3221),                    # 3218
        (MOVE, 81, 143),                         # 3219
        (JUMP, 3222),                            # 3220
        (MOVE, 81, 97),                          # 3221
        (MOVE, 78, 81),                          # 3222
        (MOVE, 75, 78),                          # 3223
        (MOVE, 72, 75),                          # 3224
        (MOVE, 66, 72),                          # 3225
        (MOVE, 63, 66),                          # 3226
        (MOVE, 60, 63),                          # 3227
        (MOVE, 57, 60),                          # 3228
        (JNE, 57, 120, 3237),                    # 3229
        (LOAD, 57, 31, 19),                      # 3230
        (LOAD, 58, 31, 20),                      # 3231
        (TEXT, 57, 5),                           # 3232
        (MOVE, 54, 57),                          # 3233
        (MOVE, 55, 58),                          # 3234
        (MOVE, 56, 97),                          # 3235
        (JUMP, 3292),                            # 3236
        (JBITSN, 5, 4, 0, 65280, 0, 3240),       # 3237: code_type
        (MOVE, 62, 92),                          # 3238
        (JUMP, 3275),                            # 3239
        (JBITSN, 5, 4, 0, 65280, 19, 3243),      # 3240: code_type
        (MOVE, 65, 93),                          # 3241
        (JUMP, 3274),                            # 3242
        (JBITSN, 5, 4, 0, 65280, 20, 3246),      # 3243: code_type
        (MOVE, 68, 95),                          # 3244
        (JUMP, 3273),                            # 3245
        (JBITSN, 5, 4, 0, 65280, 21, 3253),      # 3246: code_type
        (JBITSN, 5, 4, 1, 65280, 2, 3250),       # 3247: swap_kind
        (MOVE, 74, 93),                          # 3248
        (JUMP, 3251),                            # 3249
        (MOVE, 74, 95),                          # 3250
        (MOVE, 71, 74),                          # 3251
        (JUMP, 3272),                            # 3252
        (JBITSN, 5, 4, 0, 65280, 22, 3256),      # 3253: code_type
        (MOVE, 77, 96),                          # 3254
        (JUMP, 3271),                            # 3255
        (JBITS, 5, 4, 0, 65280, 1, 3259),        # 3256: code_type
        (MOVE, 80, 105),                         # 3257
        (JUMP, 3270),                            # 3258
        (LOAD, 86, 5, 2),                        # 3259
        (JNE, 86, 141, 3263),                    # 3260
        (MOVE, 83, 120),                         # 3261
        (JUMP, 3269),                            # 3262
        (LOAD, 89, 5, 2),                        # 3263
        (JNE, 89, 142, 3267),                    # 3264
        (MOVE, 86, 143),                         # 3265
        (JUMP, 3268),                            # 3266
        (MOVE, 86, 97),                          # 3267
        (MOVE, 83, 86),                          # 3268
        (MOVE, 80, 83),                          # 3269
        (MOVE, 77, 80),                          # 3270
        (MOVE, 71, 77),                          # 3271
        (MOVE, 68, 71),                          # 3272
        (MOVE, 65, 68),                          # 3273
        (MOVE, 62, 65),                          # 3274
        (JNE, 62, 143, 3283),                    # 3275
        (LOAD, 62, 31, 19),                      # 3276
        (LOAD, 63, 31, 20),                      # 3277
        (TEXT, 62, 6),                           # 3278
        (MOVE, 59, 62),                          # 3279
        (MOVE, 60, 63),                          # 3280
        (MOVE, 61, 120),                         # 3281
        (JUMP, 3289),                            # 3282
        (LOAD, 64, 31, 19),                      # 3283
        (LOAD, 65, 31, 20),                      # 3284
        (TEXT, 64, 1),                           # 3285
        (MOVE, 59, 64),                          # 3286
        (MOVE, 60, 65),                          # 3287
        (MOVE, 61, 92),                          # 3288
        (MOVE, 54, 59),                          # 3289
        (MOVE, 55, 60),                          # 3290
        (MOVE, 56, 61),                          # 3291
        (MOVE, 49, 54),                          # 3292
        (MOVE, 50, 55),                          # 3293
        (MOVE, 51, 56),                          # 3294
        (MOVE, 44, 49),                          # 3295
        (MOVE, 45, 50),                          # 3296
        (MOVE, 46, 51),                          # 3297
        (MOVE, 35, 44),                          # 3298
        (MOVE, 36, 45),                          # 3299
        (MOVE, 37, 46),                          # 3300
        (MOVE, 18, 35),                          # 3301
        (MOVE, 19, 36),                          # 3302
        (MOVE, 20, 37),                          # 3303
        (STORE, 31, 34, 18),                     # 3304
        (STORE, 31, 35, 19),                     # 3305
        (STORE, 31, 36, 20),                     # 3306
        (STORE, 31, 33, 92),                     # 3307
        (LOAD, 14, 9, 17),                       # 3308
        (JZ, 14, 3362),                          # 3309
        (ROWAT, 34, 22, 14),                     # 3310
        (U1, 18, 34, 3, 0),                      # 3311
        (JGE, 18, 131, 3321),                    # 3312
        (LOAD, 18, 34, 4),                       # 3313
        (JZ, 18, 4719),                          # 3314
        (LOAD, 19, 34, 5),                       # 3315
        (LOAD, 20, 34, 6),                       # 3316
        (BYTE, 21, 19, 105),                     # 3317
        (LT, 22, 21, 111),                       # 3318
        (STORE, 34, 12, 22),                     # 3319
        (STORE, 34, 11, 92),                     # 3320
        (U1, 18, 34, 3, 0),                      # 3321
        (JGE, 18, 131, 3331),                    # 3322
        (LOAD, 18, 34, 4),                       # 3323
        (JZ, 18, 4719),                          # 3324
        (LOAD, 19, 34, 5),                       # 3325
        (LOAD, 20, 34, 6),                       # 3326
        (BYTE, 21, 19, 105),                     # 3327
        (EQ, 22, 21, 111),                       # 3328
        (STORE, 34, 14, 22),                     # 3329
        (STORE, 34, 13, 92),                     # 3330
        (U1, 18, 34, 3, 0),                      # 3331
        (JGE, 18, 131, 3362),                    # 3332
        (LOAD, 18, 34, 4),                       # 3333
        (JZ, 18, 4719),                          # 3334
        (LOAD, 19, 34, 5),                       # 3335
        (LOAD, 20, 34, 6),                       # 3336
        (BYTE, 21, 19, 105),                     # 3337
        (JEQ, 21, 111, 3362),                    # 3338
        (LOAD, 21, 34, 4),                       # 3339
        (JZ, 21, 4719),                          # 3340
        (LOAD, 22, 34, 5),                       # 3341
        (LOAD, 23, 34, 6),                       # 3342
        (BYTE, 27, 22, 105),                     # 3343
        (JGE, 27, 111, 3353),                    # 3344
        (LOAD, 21, 34, 4),                       # 3345
        (JZ, 21, 4719),                          # 3346
        (LOAD, 22, 34, 5),                       # 3347
        (LOAD, 23, 34, 6),                       # 3348
        (BYTE, 27, 22, 105),                     # 3349
        (SUB, 35, 104, 27),                      # 3350
        (MOVE, 18, 35),                          # 3351
        (JUMP, 3360),                            # 3352
        (LOAD, 36, 34, 4),                       # 3353
        (JZ, 36, 4719),                          # 3354
        (LOAD, 37, 34, 5),                       # 3355
        (LOAD, 38, 34, 6),                       # 3356
        (BYTE, 39, 37, 105),                     # 3357
        (SUB, 40, 39, 144),                      # 3358
        (MOVE, 18, 40),                          # 3359
        (STORE, 34, 16, 18),                     # 3360
        (STORE, 34, 15, 92),                     # 3361
        (LOAD, 14, 9, 18),                       # 3362
        (JZ, 14, 3467),                          # 3363
        (ROWAT, 35, 23, 14),                     # 3364
        (U1, 18, 35, 2, 0),                      # 3365
        (JGE, 18, 131, 3375),                    # 3366
        (LOAD, 18, 35, 3),                       # 3367
        (JZ, 18, 4719),                          # 3368
        (LOAD, 19, 35, 4),                       # 3369
        (LOAD, 20, 35, 5),                       # 3370
        (BYTE, 21, 19, 105),                     # 3371
        (LT, 22, 21, 111),                       # 3372
        (STORE, 35, 18, 22),                     # 3373
        (STORE, 35, 17, 92),                     # 3374
        (U1, 18, 35, 2, 0),                      # 3375
        (JGE, 18, 131, 3385),                    # 3376
        (LOAD, 18, 35, 3),                       # 3377
        (JZ, 18, 4719),                          # 3378
        (LOAD, 19, 35, 4),                       # 3379
        (LOAD, 20, 35, 5),                       # 3380
        (BYTE, 21, 19, 105),                     # 3381
        (EQ, 22, 21, 111),                       # 3382
        (STORE, 35, 20, 22),                     # 3383
        (STORE, 35, 19, 92),                     # 3384
        (U1, 18, 35, 2, 0),                      # 3385
        (JGE, 18, 131, 3416),                    # 3386
        (LOAD, 18, 35, 3),                       # 3387
        (JZ, 18, 4719),                          # 3388
        (LOAD, 19, 35, 4),                       # 3389
        (LOAD, 20, 35, 5),                       # 3390
        (BYTE, 21, 19, 105),                     # 3391
        (JEQ, 21, 111, 3416),                    # 3392
        (LOAD, 21, 35, 3),                       # 3393
        (JZ, 21, 4719),                          # 3394
        (LOAD, 22, 35, 4),                       # 3395
        (LOAD, 23, 35, 5),                       # 3396
        (BYTE, 27, 22, 105),                     # 3397
        (JGE, 27, 111, 3407),                    # 3398
        (LOAD, 21, 35, 3),                       # 3399
        (JZ, 21, 4719),                          # 3400
        (LOAD, 22, 35, 4),                       # 3401
        (LOAD, 23, 35, 5),                       # 3402
        (BYTE, 27, 22, 105),                     # 3403
        (SUB, 35, 104, 27),                      # 3404
        (MOVE, 18, 35),                          # 3405
        (JUMP, 3414),                            # 3406
        (LOAD, 36, 35, 3),                       # 3407
        (JZ, 36, 4719),                          # 3408
        (LOAD, 37, 35, 4),                       # 3409
        (LOAD, 38, 35, 5),                       # 3410
        (BYTE, 39, 37, 105),                     # 3411
        (SUB, 40, 39, 144),                      # 3412
        (MOVE, 18, 40),                          # 3413
        (STORE, 35, 22, 18),                     # 3414
        (STORE, 35, 21, 92),                     # 3415
        (U1, 18, 35, 10, 0),                     # 3416
        (JGE, 18, 131, 3426),                    # 3417
        (LOAD, 18, 35, 11),                      # 3418
        (JZ, 18, 4719),                          # 3419
        (LOAD, 19, 35, 12),                      # 3420
        (LOAD, 20, 35, 13),                      # 3421
        (BYTE, 21, 19, 105),                     # 3422
        (LT, 22, 21, 111),                       # 3423
        (STORE, 35, 24, 22),                     # 3424
        (STORE, 35, 23, 92),                     # 3425
        (U1, 18, 35, 10, 0),                     # 3426
        (JGE, 18, 131, 3436),                    # 3427
        (LOAD, 18, 35, 11),                      # 3428
        (JZ, 18, 4719),                          # 3429
        (LOAD, 19, 35, 12),                      # 3430
        (LOAD, 20, 35, 13),                      # 3431
        (BYTE, 21, 19, 105),                     # 3432
        (EQ, 22, 21, 111),                       # 3433
        (STORE, 35, 26, 22),                     # 3434
        (STORE, 35, 25, 92),                     # 3435
        (U1, 18, 35, 10, 0),                     # 3436
        (JGE, 18, 131, 3467),                    # 3437
        (LOAD, 18, 35, 11),                      # 3438
        (JZ, 18, 4719),                          # 3439
        (LOAD, 19, 35, 12),                      # 3440
        (LOAD, 20, 35, 13),                      # 3441
        (BYTE, 21, 19, 105),                     # 3442
        (JEQ, 21, 111, 3467),                    # 3443
        (LOAD, 21, 35, 11),                      # 3444
        (JZ, 21, 4719),                          # 3445
        (LOAD, 22, 35, 12),                      # 3446
        (LOAD, 23, 35, 13),                      # 3447
        (BYTE, 27, 22, 105),                     # 3448
        (JGE, 27, 111, 3458),                    # 3449
        (LOAD, 21, 35, 11),                      # 3450
        (JZ, 21, 4719),                          # 3451
        (LOAD, 22, 35, 12),                      # 3452
        (LOAD, 23, 35, 13),                      # 3453
        (BYTE, 27, 22, 105),                     # 3454
        (SUB, 35, 104, 27),                      # 3455
        (MOVE, 18, 35),                          # 3456
        (JUMP, 3465),                            # 3457
        (LOAD, 36, 35, 11),                      # 3458
        (JZ, 36, 4719),                          # 3459
        (LOAD, 37, 35, 12),                      # 3460
        (LOAD, 38, 35, 13),                      # 3461
        (BYTE, 39, 37, 105),                     # 3462
        (SUB, 40, 39, 144),                      # 3463
        (MOVE, 18, 40),                          # 3464
        (STORE, 35, 28, 18),                     # 3465
        (STORE, 35, 27, 92),                     # 3466
        (LOAD, 14, 9, 19),                       # 3467
        (JZ, 14, 4150),                          # 3468
        (ROWAT, 36, 24, 14),                     # 3469
        (JBITSN, 5, 4, 0, 65280, 0, 3473),       # 3470: code_type
        (MOVE, 18, 92),                          # 3471
        (JUMP, 3508),                            # 3472
        (JBITSN, 5, 4, 0, 65280, 19, 3476),      # 3473: code_type
        (MOVE, 21, 93),                          # 3474
        (JUMP, 3507),                            # 3475
        (JBITSN, 5, 4, 0, 65280, 20, 3479),      # 3476: code_type
        (MOVE, 35, 95),                          # 3477
        (JUMP, 3506),                            # 3478
        (JBITSN, 5, 4, 0, 65280, 21, 3486),      # 3479: code_type
        (JBITSN, 5, 4, 1, 65280, 2, 3483),       # 3480: swap_kind
        (MOVE, 44, 93),                          # 3481
        (JUMP, 3484),                            # 3482
        (MOVE, 44, 95),                          # 3483
        (MOVE, 38, 44),                          # 3484
        (JUMP, 3505),                            # 3485
        (JBITSN, 5, 4, 0, 65280, 22, 3489),      # 3486: code_type
        (MOVE, 47, 96),                          # 3487
        (JUMP, 3504),                            # 3488
        (JBITS, 5, 4, 0, 65280, 1, 3492),        # 3489: code_type
        (MOVE, 50, 105),                         # 3490
        (JUMP, 3503),                            # 3491
        (LOAD, 56, 5, 2),                        # 3492
        (JNE, 56, 141, 3496),                    # 3493
        (MOVE, 53, 120),                         # 3494
        (JUMP, 3502),                            # 3495
        (LOAD, 59, 5, 2),                        # 3496
        (JNE, 59, 142, 3500),                    # 3497
        (MOVE, 56, 143),                         # 3498
        (JUMP, 3501),                            # 3499
        (MOVE, 56, 97),                          # 3500
        (MOVE, 53, 56),                          # 3501
        (MOVE, 50, 53),                          # 3502
        (MOVE, 47, 50),                          # 3503
        (MOVE, 38, 47),                          # 3504
        (MOVE, 35, 38),                          # 3505
        (MOVE, 21, 35),                          # 3506
        (MOVE, 18, 21),                          # 3507
        (JEQ, 18, 105, 3810),                    # 3508
        (JBITSN, 5, 4, 0, 65280, 0, 3512),       # 3509: code_type
        (MOVE, 21, 92),                          # 3510
        (JUMP, 3547),                            # 3511
        (JBITSN, 5, 4, 0, 65280, 19, 3515),      # 3512: code_type
        (MOVE, 35, 93),                          # 3513
        (JUMP, 3546),                            # 3514
        (JBITSN, 5, 4, 0, 65280, 20, 3518),      # 3515: code_type
        (MOVE, 38, 95),                          # 3516
        (JUMP, 3545),                            # 3517
        (JBITSN, 5, 4, 0, 65280, 21, 3525),      # 3518: code_type
        (JBITSN, 5, 4, 1, 65280, 2, 3522),       # 3519: swap_kind
        (MOVE, 47, 93),                          # 3520
        (JUMP, 3523),                            # 3521
        (MOVE, 47, 95),                          # 3522
        (MOVE, 44, 47),                          # 3523
        (JUMP, 3544),                            # 3524
        (JBITSN, 5, 4, 0, 65280, 22, 3528),      # 3525: code_type
        (MOVE, 50, 96),                          # 3526
        (JUMP, 3543),                            # 3527
        (JBITS, 5, 4, 0, 65280, 1, 3531),        # 3528: code_type
        (MOVE, 53, 105),                         # 3529
        (JUMP, 3542),                            # 3530
        (LOAD, 59, 5, 2),                        # 3531
        (JNE, 59, 141, 3535),                    # 3532
        (MOVE, 56, 120),                         # 3533
        (JUMP, 3541),                            # 3534
        (LOAD, 62, 5, 2),                        # 3535
        (JNE, 62, 142, 3539),                    # 3536
        (MOVE, 59, 143),                         # 3537
        (JUMP, 3540),                            # 3538
        (MOVE, 59, 97),                          # 3539
        (MOVE, 56, 59),                          # 3540
        (MOVE, 53, 56),                          # 3541
        (MOVE, 50, 53),                          # 3542
        (MOVE, 44, 50),                          # 3543
        (MOVE, 38, 44),                          # 3544
        (MOVE, 35, 38),                          # 3545
        (MOVE, 21, 35),                          # 3546
        (JNE, 21, 92, 3555),                     # 3547
        (LOAD, 21, 36, 4),                       # 3548
        (LOAD, 22, 36, 5),                       # 3549
        (TEXT, 21, 0),                           # 3550
        (MOVE, 18, 21),                          # 3551
        (MOVE, 19, 22),                          # 3552
        (MOVE, 20, 105),                         # 3553
        (JUMP, 3806),                            # 3554
        (JBITSN, 5, 4, 0, 65280, 0, 3558),       # 3555: code_type
        (MOVE, 38, 92),                          # 3556
        (JUMP, 3593),                            # 3557
        (JBITSN, 5, 4, 0, 65280, 19, 3561),      # 3558: code_type
        (MOVE, 44, 93),                          # 3559
        (JUMP, 3592),                            # 3560
        (JBITSN, 5, 4, 0, 65280, 20, 3564),      # 3561: code_type
        (MOVE, 47, 95),                          # 3562
        (JUMP, 3591),                            # 3563
        (JBITSN, 5, 4, 0, 65280, 21, 3571),      # 3564: code_type
        (JBITSN, 5, 4, 1, 65280, 2, 3568),       # 3565: swap_kind
        (MOVE, 53, 93),                          # 3566
        (JUMP, 3569),                            # 3567
        (MOVE, 53, 95),                          # 3568
        (MOVE, 50, 53),                          # 3569
        (JUMP, 3590),                            # 3570
        (JBITSN, 5, 4, 0, 65280, 22, 3574),      # 3571: code_type
        (MOVE, 56, 96),                          # 3572
        (JUMP, 3589),                            # 3573
        (JBITS, 5, 4, 0, 65280, 1, 3577),        # 3574: code_type
        (MOVE, 59, 105),                         # 3575
        (JUMP, 3588),                            # 3576
        (LOAD, 65, 5, 2),                        # 3577
        (JNE, 65, 141, 3581),                    # 3578
        (MOVE, 62, 120),                         # 3579
        (JUMP, 3587),                            # 3580
        (LOAD, 68, 5, 2),                        # 3581
        (JNE, 68, 142, 3585),                    # 3582
        (MOVE, 65, 143),                         # 3583
        (JUMP, 3586),                            # 3584
        (MOVE, 65, 97),                          # 3585
        (MOVE, 62, 65),                          # 3586
        (MOVE, 59, 62),                          # 3587
        (MOVE, 56, 59),                          # 3588
        (MOVE, 50, 56),                          # 3589
        (MOVE, 47, 50),                          # 3590
        (MOVE, 44, 47),                          # 3591
        (MOVE, 38, 44),                          # 3592
        (JNE, 38, 93, 3601),                     # 3593
        (LOAD, 38, 36, 4),                       # 3594
        (LOAD, 39, 36, 5),                       # 3595
        (TEXT, 38, 2),                           # 3596
        (MOVE, 35, 38),                          # 3597
        (MOVE, 36, 39),                          # 3598
        (MOVE, 37, 93),                          # 3599
        (JUMP, 3803),                            # 3600
        (JBITSN, 5, 4, 0, 65280, 0, 3604),       # 3601: code_type
        (MOVE, 47, 92),                          # 3602
        (JUMP, 3639),                            # 3603
        (JBITSN, 5, 4, 0, 65280, 19, 3607),      # 3604: code_type
        (MOVE, 50, 93),                          # 3605
        (JUMP, 3638),                            # 3606
        (JBITSN, 5, 4, 0, 65280, 20, 3610),      # 3607: code_type
        (MOVE, 53, 95),                          # 3608
        (JUMP, 3637),                            # 3609
        (JBITSN, 5, 4, 0, 65280, 21, 3617),      # 3610: code_type
        (JBITSN, 5, 4, 1, 65280, 2, 3614),       # 3611: swap_kind
        (MOVE, 59, 93),                          # 3612
        (JUMP, 3615),                            # 3613
        (MOVE, 59, 95),                          # 3614
        (MOVE, 56, 59),                          # 3615
        (JUMP, 3636),                            # 3616
        (JBITSN, 5, 4, 0, 65280, 22, 3620),      # 3617: code_type
        (MOVE, 62, 96),                          # 3618
        (JUMP, 3635),                            # 3619
        (JBITS, 5, 4, 0, 65280, 1, 3623),        # 3620: code_type
        (MOVE, 65, 105),                         # 3621
        (JUMP, 3634),                            # 3622
        (LOAD, 71, 5, 2),                        # 3623
        (JNE, 71, 141, 3627),                    # 3624
        (MOVE, 68, 120),                         # 3625
        (JUMP, 3633),                            # 3626
        (LOAD, 74, 5, 2),                        # 3627
        (JNE, 74, 142, 3631),                    # 3628
        (MOVE, 71, 143),                         # 3629
        (JUMP, 3632),                            # 3630
        (MOVE, 71, 97),                          # 3631
        (MOVE, 68, 71),                          # 3632
        (MOVE, 65, 68),                          # 3633
        (MOVE, 62, 65),                          # 3634
        (MOVE, 56, 62),                          # 3635
        (MOVE, 53, 56),                          # 3636
        (MOVE, 50, 53),                          # 3637
        (MOVE, 47, 50),                          # 3638
        (JNE, 47, 95, 3647),                     # 3639
        (LOAD, 47, 36, 4),                       # 3640
        (LOAD, 48, 36, 5),                       # 3641
        (TEXT, 47, 3),                           # 3642
        (MOVE, 44, 47),                          # 3643
        (MOVE, 45, 48),                          # 3644
        (MOVE, 46, 95),                          # 3645
        (JUMP, 3800),                            # 3646
        (JBITSN, 5, 4, 0, 65280, 0, 3650),       # 3647: code_type
        (MOVE, 52, 92),                          # 3648
        (JUMP, 3685),                            # 3649
        (JBITSN, 5, 4, 0, 65280, 19, 3653),      # 3650: code_type
        (MOVE, 55, 93),                          # 3651
        (JUMP, 3684),                            # 3652
        (JBITSN, 5, 4, 0, 65280, 20, 3656),      # 3653: code_type
        (MOVE, 58, 95),                          # 3654
        (JUMP, 3683),                            # 3655
        (JBITSN, 5, 4, 0, 65280, 21, 3663),      # 3656: code_type
        (JBITSN, 5, 4, 1, 65280, 2, 3660),       # 3657: swap_kind
        (MOVE, 64, 93),                          # 3658
        (JUMP, 3661),                            # 3659
        (MOVE, 64, 95),                          # 3660
        (MOVE, 61, 64),                          # 3661
        (JUMP, 3682),                            # 3662
        (JBITSN, 5, 4, 0, 65280, 22, 3666),      # 3663: code_type
        (MOVE, 67, 96),                          # 3664
        (JUMP, 3681),                            # 3665
        (JBITS, 5, 4, 0, 65280, 1, 3669),        # 3666: code_type
        (MOVE, 70, 105),                         # 3667
        (JUMP, 3680),                            # 3668
        (LOAD, 76, 5, 2),                        # 3669
        (JNE, 76, 141, 3673),                    # 3670
        (MOVE, 73, 120),                         # 3671
        (JUMP, 3679),                            # 3672
        (LOAD, 79, 5, 2),                        # 3673
        (JNE, 79, 142, 3677),                    # 3674
        (MOVE, 76, 143),                         # 3675
        (JUMP, 3678),                            # 3676
        (MOVE, 76, 97),                          # 3677
        (MOVE, 73, 76),                          # 3678
        (MOVE, 70, 73),                          # 3679
        (MOVE, 67, 70),                          # 3680
        (MOVE, 61, 67),                          # 3681
        (MOVE, 58, 61),                          # 3682
        (MOVE, 55, 58),                          # 3683
        (MOVE, 52, 55),                          # 3684
        (JNE, 52, 96, 3693),                     # 3685
        (LOAD, 52, 36, 4),                       # 3686
        (LOAD, 53, 36, 5),                       # 3687
        (TEXT, 52, 4),                           # 3688
        (MOVE, 49, 52),                          # 3689
        (MOVE, 50, 53),                          # 3690
        (MOVE, 51, 96),                          # 3691
        (JUMP, 3797),                            # 3692
        (JBITSN, 5, 4, 0, 65280, 0, 3696),       # 3693: code_type
        (MOVE, 57, 92),                          # 3694
        (JUMP, 3731),                            # 3695
        (JBITSN, 5, 4, 0, 65280, 19, 3699),      # 3696: code_type
        (MOVE, 60, 93),                          # 3697
        (JUMP, 3730),                            # 3698
        (JBITSN, 5, 4, 0, 65280, 20, 3702),      # 3699: code_type
        (MOVE, 63, 95),                          # 3700
        (JUMP, 3729),                            # 3701
        (JBITSN, 5, 4, 0, 65280, 21, 3709),      # 3702: code_type
        (JBITSN, 5, 4, 1, 65280, 2, 3706),       # 3703: swap_kind
        (MOVE, 69, 93),                          # 3704
        (JUMP, 3707),                            # 3705
        (MOVE, 69, 95),                          # 3706
        (MOVE, 66, 69),                          # 3707
        (JUMP, 3728),                            # 3708
        (JBITSN, 5, 4, 0, 65280, 22, 3712),      # 3709: code_type
        (MOVE, 72, 96),                          # 3710
        (JUMP, 3727),                            # 3711
        (JBITS, 5, 4, 0, 65280, 1, 3715),        # 3712: code_type
        (MOVE, 75, 105),                         # 3713
        (JUMP, 3726),                            # 3714
        (LOAD, 81, 5, 2),                        # 3715
        (JNE, 81, 141, 3719),                    # 3716
        (MOVE, 78, 120),                         # 3717
        (JUMP, 3725),                            # 3718
        (LOAD, 84, 5, 2),                        # 3719
        (JNE, 84, 142, 3723),                    # 3720
        (MOVE, 81, 143),                         # 3721
        (JUMP, 3724),                            # 3722
        (MOVE, 81, 97),                          # 3723
        (MOVE, 78, 81),                          # 3724
        (MOVE, 75, 78),                          # 3725
        (MOVE, 72, 75),                          # 3726
        (MOVE, 66, 72),                          # 3727
        (MOVE, 63, 66),                          # 3728
        (MOVE, 60, 63),                          # 3729
        (MOVE, 57, 60),                          # 3730
        (JNE, 57, 120, 3739),                    # 3731
        (LOAD, 57, 36, 4),                       # 3732
        (LOAD, 58, 36, 5),                       # 3733
        (TEXT, 57, 5),                           # 3734
        (MOVE, 54, 57),                          # 3735
        (MOVE, 55, 58),                          # 3736
        (MOVE, 56, 97),                          # 3737
        (JUMP, 3794),                            # 3738
        (JBITSN, 5, 4, 0, 65280, 0, 3742),       # 3739: code_type
        (MOVE, 62, 92),                          # 3740
        (JUMP, 3777),                            # 3741
        (JBITSN, 5, 4, 0, 65280, 19, 3745),      # 3742: code_type
        (MOVE, 65, 93),                          # 3743
        (JUMP, 3776),                            # 3744
        (JBITSN, 5, 4, 0, 65280, 20, 3748),      # 3745: code_type
        (MOVE, 68, 95),                          # 3746
        (JUMP, 3775),                            # 3747
        (JBITSN, 5, 4, 0, 65280, 21, 3755),      # 3748: code_type
        (JBITSN, 5, 4, 1, 65280, 2, 3752),       # 3749: swap_kind
        (MOVE, 74, 93),                          # 3750
        (JUMP, 3753),                            # 3751
        (MOVE, 74, 95),                          # 3752
        (MOVE, 71, 74),                          # 3753
        (JUMP, 3774),                            # 3754
        (JBITSN, 5, 4, 0, 65280, 22, 3758),      # 3755: code_type
        (MOVE, 77, 96),                          # 3756
        (JUMP, 3773),                            # 3757
        (JBITS, 5, 4, 0, 65280, 1, 3761),        # 3758: code_type
        (MOVE, 80, 105),                         # 3759
        (JUMP, 3772),                            # 3760
        (LOAD, 86, 5, 2),                        # 3761
        (JNE, 86, 141, 3765),                    # 3762
        (MOVE, 83, 120),                         # 3763
        (JUMP, 3771),                            # 3764
        (LOAD, 89, 5, 2),                        # 3765
        (JNE, 89, 142, 3769),                    # 3766
        (MOVE, 86, 143),                         # 3767
        (JUMP, 3770),                            # 3768
        (MOVE, 86, 97),                          # 3769
        (MOVE, 83, 86),                          # 3770
        (MOVE, 80, 83),                          # 3771
        (MOVE, 77, 80),                          # 3772
        (MOVE, 71, 77),                          # 3773
        (MOVE, 68, 71),                          # 3774
        (MOVE, 65, 68),                          # 3775
        (MOVE, 62, 65),                          # 3776
        (JNE, 62, 143, 3785),                    # 3777
        (LOAD, 62, 36, 4),                       # 3778
        (LOAD, 63, 36, 5),                       # 3779
        (TEXT, 62, 6),                           # 3780
        (MOVE, 59, 62),                          # 3781
        (MOVE, 60, 63),                          # 3782
        (MOVE, 61, 120),                         # 3783
        (JUMP, 3791),                            # 3784
        (LOAD, 64, 36, 4),                       # 3785
        (LOAD, 65, 36, 5),                       # 3786
        (TEXT, 64, 1),                           # 3787
        (MOVE, 59, 64),                          # 3788
        (MOVE, 60, 65),                          # 3789
        (MOVE, 61, 92),                          # 3790
        (MOVE, 54, 59),                          # 3791
        (MOVE, 55, 60),                          # 3792
        (MOVE, 56, 61),                          # 3793
        (MOVE, 49, 54),                          # 3794
        (MOVE, 50, 55),                          # 3795
        (MOVE, 51, 56),                          # 3796
        (MOVE, 44, 49),                          # 3797
        (MOVE, 45, 50),                          # 3798
        (MOVE, 46, 51),                          # 3799
        (MOVE, 35, 44),                          # 3800
        (MOVE, 36, 45),                          # 3801
        (MOVE, 37, 46),                          # 3802
        (MOVE, 18, 35),                          # 3803
        (MOVE, 19, 36),                          # 3804
        (MOVE, 20, 37),                          # 3805
        (STORE, 36, 12, 18),                     # 3806
        (STORE, 36, 13, 19),                     # 3807
        (STORE, 36, 14, 20),                     # 3808
        (STORE, 36, 11, 92),                     # 3809
        (JBITSN, 5, 4, 0, 65280, 0, 3813),       # 3810: code_type
        (MOVE, 18, 92),                          # 3811
        (JUMP, 3848),                            # 3812
        (JBITSN, 5, 4, 0, 65280, 19, 3816),      # 3813: code_type
        (MOVE, 21, 93),                          # 3814
        (JUMP, 3847),                            # 3815
        (JBITSN, 5, 4, 0, 65280, 20, 3819),      # 3816: code_type
        (MOVE, 35, 95),                          # 3817
        (JUMP, 3846),                            # 3818
        (JBITSN, 5, 4, 0, 65280, 21, 3826),      # 3819: code_type
        (JBITSN, 5, 4, 1, 65280, 2, 3823),       # 3820: swap_kind
        (MOVE, 44, 93),                          # 3821
        (JUMP, 3824),                            # 3822
        (MOVE, 44, 95),                          # 3823
        (MOVE, 38, 44),                          # 3824
        (JUMP, 3845),                            # 3825
        (JBITSN, 5, 4, 0, 65280, 22, 3829),      # 3826: code_type
        (MOVE, 47, 96),                          # 3827
        (JUMP, 3844),                            # 3828
        (JBITS, 5, 4, 0, 65280, 1, 3832),        # 3829: code_type
        (MOVE, 50, 105),                         # 3830
        (JUMP, 3843),                            # 3831
        (LOAD, 56, 5, 2),                        # 3832
        (JNE, 56, 141, 3836),                    # 3833
        (MOVE, 53, 120),                         # 3834
        (JUMP, 3842),                            # 3835
        (LOAD, 59, 5, 2),                        # 3836
        (JNE, 59, 142, 3840),                    # 3837
        (MOVE, 56, 143),                         # 3838
        (JUMP, 3841),                            # 3839
        (MOVE, 56, 97),                          # 3840
        (MOVE, 53, 56),                          # 3841
        (MOVE, 50, 53),                          # 3842
        (MOVE, 47, 50),                          # 3843
        (MOVE, 38, 47),                          # 3844
        (MOVE, 35, 38),                          # 3845
        (MOVE, 21, 35),                          # 3846
        (MOVE, 18, 21),                          # 3847
        (JEQ, 18, 105, 4150),                    # 3848
        (JBITSN, 5, 4, 0, 65280, 0, 3852),       # 3849: code_type
        (MOVE, 21, 92),                          # 3850
        (JUMP, 3887),                            # 3851
        (JBITSN, 5, 4, 0, 65280, 19, 3855),      # 3852: code_type
        (MOVE, 35, 93),                          # 3853
        (JUMP, 3886),                            # 3854
        (JBITSN, 5, 4, 0, 65280, 20, 3858),      # 3855: code_type
        (MOVE, 38, 95),                          # 3856
        (JUMP, 3885),                            # 3857
        (JBITSN, 5, 4, 0, 65280, 21, 3865),      # 3858: code_type
        (JBITSN, 5, 4, 1, 65280, 2, 3862),       # 3859: swap_kind
        (MOVE, 47, 93),                          # 3860
        (JUMP, 3863),                            # 3861
        (MOVE, 47, 95),                          # 3862
        (MOVE, 44, 47),                          # 3863
        (JUMP, 3884),                            # 3864
        (JBITSN, 5, 4, 0, 65280, 22, 3868),      # 3865: code_type
        (MOVE, 50, 96),                          # 3866
        (JUMP, 3883),                            # 3867
        (JBITS, 5, 4, 0, 65280, 1, 3871),        # 3868: code_type
        (MOVE, 53, 105),                         # 3869
        (JUMP, 3882),                            # 3870
        (LOAD, 59, 5, 2),                        # 3871
        (JNE, 59, 141, 3875),                    # 3872
        (MOVE, 56, 120),                         # 3873
        (JUMP, 3881),                            # 3874
        (LOAD, 62, 5, 2),                        # 3875
        (JNE, 62, 142, 3879),                    # 3876
        (MOVE, 59, 143),                         # 3877
        (JUMP, 3880),                            # 3878
        (MOVE, 59, 97),                          # 3879
        (MOVE, 56, 59),                          # 3880
        (MOVE, 53, 56),                          # 3881
        (MOVE, 50, 53),                          # 3882
        (MOVE, 44, 50),                          # 3883
        (MOVE, 38, 44),                          # 3884
        (MOVE, 35, 38),                          # 3885
        (MOVE, 21, 35),                          # 3886
        (JNE, 21, 92, 3895),                     # 3887
        (LOAD, 21, 36, 9),                       # 3888
        (LOAD, 22, 36, 10),                      # 3889
        (TEXT, 21, 0),                           # 3890
        (MOVE, 18, 21),                          # 3891
        (MOVE, 19, 22),                          # 3892
        (MOVE, 20, 105),                         # 3893
        (JUMP, 4146),                            # 3894
        (JBITSN, 5, 4, 0, 65280, 0, 3898),       # 3895: code_type
        (MOVE, 38, 92),                          # 3896
        (JUMP, 3933),                            # 3897
        (JBITSN, 5, 4, 0, 65280, 19, 3901),      # 3898: code_type
        (MOVE, 44, 93),                          # 3899
        (JUMP, 3932),                            # 3900
        (JBITSN, 5, 4, 0, 65280, 20, 3904),      # 3901: code_type
        (MOVE, 47, 95),                          # 3902
        (JUMP, 3931),                            # 3903
        (JBITSN, 5, 4, 0, 65280, 21, 3911),      # 3904: code_type
        (JBITSN, 5, 4, 1, 65280, 2, 3908),       # 3905: swap_kind
        (MOVE, 53, 93),                          # 3906
        (JUMP, 3909),                            # 3907
        (MOVE, 53, 95),                          # 3908
        (MOVE, 50, 53),                          # 3909
        (JUMP, 3930),                            # 3910
        (JBITSN, 5, 4, 0, 65280, 22, 3914),      # 3911: code_type
        (MOVE, 56, 96),                          # 3912
        (JUMP, 3929),                            # 3913
        (JBITS, 5, 4, 0, 65280, 1, 3917),        # 3914: code_type
        (MOVE, 59, 105),                         # 3915
        (JUMP, 3928),                            # 3916
        (LOAD, 65, 5, 2),                        # 3917
        (JNE, 65, 141, 3921),                    # 3918
        (MOVE, 62, 120),                         # 3919
        (JUMP, 3927),                            # 3920
        (LOAD, 68, 5, 2),                        # 3921
        (JNE, 68, 142, 3925),                    # 3922
        (MOVE, 65, 143),                         # 3923
        (JUMP, 3926),                            # 3924
        (MOVE, 65, 97),                          # 3925
        (MOVE, 62, 65),                          # 3926
        (MOVE, 59, 62),                          # 3927
        (MOVE, 56, 59),                          # 3928
        (MOVE, 50, 56),                          # 3929
        (MOVE, 47, 50),                          # 3930
        (MOVE, 44, 47),                          # 3931
        (MOVE, 38, 44),                          # 3932
        (JNE, 38, 93, 3941),                     # 3933
        (LOAD, 38, 36, 9),                       # 3934
        (LOAD, 39, 36, 10),                      # 3935
        (TEXT, 38, 2),                           # 3936
        (MOVE, 35, 38),                          # 3937
        (MOVE, 36, 39),                          # 3938
        (MOVE, 37, 93),                          # 3939
        (JUMP, 4143),                            # 3940
        (JBITSN, 5, 4, 0, 65280, 0, 3944),       # 3941: code_type
        (MOVE, 47, 92),                          # 3942
        (JUMP, 3979),                            # 3943
        (JBITSN, 5, 4, 0, 65280, 19, 3947),      # 3944: code_type
        (MOVE, 50, 93),                          # 3945
        (JUMP, 3978),                            # 3946
        (JBITSN, 5, 4, 0, 65280, 20, 3950),      # 3947: code_type
        (MOVE, 53, 95),                          # 3948
        (JUMP, 3977),                            # 3949
        (JBITSN, 5, 4, 0, 65280, 21, 3957),      # 3950: code_type
        (JBITSN, 5, 4, 1, 65280, 2, 3954),       # 3951: swap_kind
        (MOVE, 59, 93),                          # 3952
        (JUMP, 3955),                            # 3953
        (MOVE, 59, 95),                          # 3954
        (MOVE, 56, 59),                          # 3955
        (JUMP, 3976),                            # 3956
        (JBITSN, 5, 4, 0, 65280, 22, 3960),      # 3957: code_type
        (MOVE, 62, 96),                          # 3958
        (JUMP, 3975),                            # 3959
        (JBITS, 5, 4, 0, 65280, 1, 3963),        # 3960: code_type
        (MOVE, 65, 105),                         # 3961
        (JUMP, 3974),                            # 3962
        (LOAD, 71, 5, 2),                        # 3963
        (JNE, 71, 141, 3967),                    # 3964
        (MOVE, 68, 120),                         # 3965
        (JUMP, 3973),                            # 3966
        (LOAD, 74, 5, 2),                        # 3967
        (JNE, 74, 142, 3971),                    # 3968
        (MOVE, 71, 143),                         # 3969
        (JUMP, 3972),                            # 3970
        (MOVE, 71, 97),                          # 3971
        (MOVE, 68, 71),                          # 3972
        (MOVE, 65, 68),                          # 3973
        (MOVE, 62, 65),                          # 3974
        (MOVE, 56, 62),                          # 3975
        (MOVE, 53, 56),                          # 3976
        (MOVE, 50, 53),                          # 3977
        (MOVE, 47, 50),                          # 3978
        (JNE, 47, 95, 3987),                     # 3979
        (LOAD, 47, 36, 9),                       # 3980
        (LOAD, 48, 36, 10),                      # 3981
        (TEXT, 47, 3),                           # 3982
        (MOVE, 44, 47),                          # 3983
        (MOVE, 45, 48),                          # 3984
        (MOVE, 46, 95),                          # 3985
        (JUMP, 4140),                            # 3986
        (JBITSN, 5, 4, 0, 65280, 0, 3990),       # 3987: code_type
        (MOVE, 52, 92),                          # 3988
        (JUMP, 4025),                            # 3989
        (JBITSN, 5, 4, 0, 65280, 19, 3993),      # 3990: code_type
        (MOVE, 55, 93),                          # 3991
        (JUMP, 4024),                            # 3992
        (JBITSN, 5, 4, 0, 65280, 20, 3996),      # 3993: code_type
        (MOVE, 58, 95),                          # 3994
        (JUMP, 4023),                            # 3995
        (JBITSN, 5, 4, 0, 65280, 21, 4003),      # 3996: code_type
        (JBITSN, 5, 4, 1, 65280, 2, 4000),       # 3997: swap_kind
        (MOVE, 64, 93),                          # 3998
        (JUMP, 4001),                            # 3999
        (MOVE, 64, 95),                          # 4000
        (MOVE, 61, 64),                          # 4001
        (JUMP, 4022),                            # 4002
        (JBITSN, 5, 4, 0, 65280, 22, 4006),      # 4003: code_type
        (MOVE, 67, 96),                          # 4004
        (JUMP, 4021),                            # 4005
        (JBITS, 5, 4, 0, 65280, 1, 4009),        # 4006: code_type
        (MOVE, 70, 105),                         # 4007
        (JUMP, 4020),                            # 4008
        (LOAD, 76, 5, 2),                        # 4009
        (JNE, 76, 141, 4013),                    # 4010
        (MOVE, 73, 120),                         # 4011
        (JUMP, 4019),                            # 4012
        (LOAD, 79, 5, 2),                        # 4013
        (JNE, 79, 142, 4017),                    # 4014
        (MOVE, 76, 143),                         # 4015
        (JUMP, 4018),                            # 4016
        (MOVE, 76, 97),                          # 4017
        (MOVE, 73, 76),                          # 4018
        (MOVE, 70, 73),                          # 4019
        (MOVE, 67, 70),                          # 4020
        (MOVE, 61, 67),                          # 4021
        (MOVE, 58, 61),                          # 4022
        (MOVE, 55, 58),                          # 4023
        (MOVE, 52, 55),                          # 4024
        (JNE, 52, 96, 4033),                     # 4025
        (LOAD, 52, 36, 9),                       # 4026
        (LOAD, 53, 36, 10),                      # 4027
        (TEXT, 52, 4),                           # 4028
        (MOVE, 49, 52),                          # 4029
        (MOVE, 50, 53),                          # 4030
        (MOVE, 51, 96),                          # 4031
        (JUMP, 4137),                            # 4032
        (JBITSN, 5, 4, 0, 65280, 0, 4036),       # 4033: code_type
        (MOVE, 57, 92),                          # 4034
        (JUMP, 4071),                            # 4035
        (JBITSN, 5, 4, 0, 65280, 19, 4039),      # 4036: code_type
        (MOVE, 60, 93),                          # 4037
        (JUMP, 4070),                            # 4038
        (JBITSN, 5, 4, 0, 65280, 20, 4042),      # 4039: code_type
        (MOVE, 63, 95),                          # 4040
        (JUMP, 4069),                            # 4041
        (JBITSN, 5, 4, 0, 65280, 21, 4049),      # 4042: code_type
        (JBITSN, 5, 4, 1, 65280, 2, 4046),       # 4043: swap_kind
        (MOVE, 69, 93),                          # 4044
        (JUMP, 4047),                            # 4045
        (MOVE, 69, 95),                          # 4046
        (MOVE, 66, 69),                          # 4047
        (JUMP, 4068),                            # 4048
        (JBITSN, 5, 4, 0, 65280, 22, 4052),      # 4049: code_type
        (MOVE, 72, 96),                          # 4050
        (JUMP, 4067),                            # 4051
        (JBITS, 5, 4, 0, 65280, 1, 4055),        # 4052: code_type
        (MOVE, 75, 105),                         # 4053
        (JUMP, 4066),                            # 4054
        (LOAD, 81, 5, 2),                        # 4055
        (JNE, 81, 141, 4059),                    # 4056
        (MOVE, 78, 120),                         # 4057
        (JUMP, 4065),                            # 4058
        (LOAD, 84, 5, 2),                        # 4059
        (JNE, 84, 142, 4063),                    # 4060
        (MOVE, 81, 143),                         # 4061
        (JUMP, 4064),                            # 4062
        (MOVE, 81, 97),                          # 4063
        (MOVE, 78, 81),                          # 4064
        (MOVE, 75, 78),                          # 4065
        (MOVE, 72, 75),                          # 4066
        (MOVE, 66, 72),                          # 4067
        (MOVE, 63, 66),                          # 4068
        (MOVE, 60, 63),                          # 4069
        (MOVE, 57, 60),                          # 4070
        (JNE, 57, 120, 4079),                    # 4071
        (LOAD, 57, 36, 9),                       # 4072
        (LOAD, 58, 36, 10),                      # 4073
        (TEXT, 57, 5),                           # 4074
        (MOVE, 54, 57),                          # 4075
        (MOVE, 55, 58),                          # 4076
        (MOVE, 56, 97),                          # 4077
        (JUMP, 4134),                            # 4078
        (JBITSN, 5, 4, 0, 65280, 0, 4082),       # 4079: code_type
        (MOVE, 62, 92),                          # 4080
        (JUMP, 4117),                            # 4081
        (JBITSN, 5, 4, 0, 65280, 19, 4085),      # 4082: code_type
        (MOVE, 65, 93),                          # 4083
        (JUMP, 4116),                            # 4084
        (JBITSN, 5, 4, 0, 65280, 20, 4088),      # 4085: code_type
        (MOVE, 68, 95),                          # 4086
        (JUMP, 4115),                            # 4087
        (JBITSN, 5, 4, 0, 65280, 21, 4095),      # 4088: code_type
        (JBITSN, 5, 4, 1, 65280, 2, 4092),       # 4089: swap_kind
        (MOVE, 74, 93),                          # 4090
        (JUMP, 4093),                            # 4091
        (MOVE, 74, 95),                          # 4092
        (MOVE, 71, 74),                          # 4093
        (JUMP, 4114),                            # 4094
        (JBITSN, 5, 4, 0, 65280, 22, 4098),      # 4095: code_type
        (MOVE, 77, 96),                          # 4096
        (JUMP, 4113),                            # 4097
        (JBITS, 5, 4, 0, 65280, 1, 4101),        # 4098: code_type
        (MOVE, 80, 105),                         # 4099
        (JUMP, 4112),                            # 4100
        (LOAD, 86, 5, 2),                        # 4101
        (JNE, 86, 141, 4105),                    # 4102
        (MOVE, 83, 120),                         # 4103
        (JUMP, 4111),                            # 4104
        (LOAD, 89, 5, 2),                        # 4105
        (JNE, 89, 142, 4109),                    # 4106
        (MOVE, 86, 143),                         # 4107
        (JUMP, 4110),                            # 4108
        (MOVE, 86, 97),                          # 4109
        (MOVE, 83, 86),                          # 4110
        (MOVE, 80, 83),                          # 4111
        (MOVE, 77, 80),                          # 4112
        (MOVE, 71, 77),                          # 4113
        (MOVE, 68, 71),                          # 4114
        (MOVE, 65, 68),                          # 4115
        (MOVE, 62, 65),                          # 4116
        (JNE, 62, 143, 4125),                    # 4117
        (LOAD, 62, 36, 9),                       # 4118
        (LOAD, 63, 36, 10),                      # 4119
        (TEXT, 62, 6),                           # 4120
        (MOVE, 59, 62),                          # 4121
        (MOVE, 60, 63),                          # 4122
        (MOVE, 61, 120),                         # 4123
        (JUMP, 4131),                            # 4124
        (LOAD, 64, 36, 9),                       # 4125
        (LOAD, 65, 36, 10),                      # 4126
        (TEXT, 64, 1),                           # 4127
        (MOVE, 59, 64),                          # 4128
        (MOVE, 60, 65),                          # 4129
        (MOVE, 61, 92),                          # 4130
        (MOVE, 54, 59),                          # 4131
        (MOVE, 55, 60),                          # 4132
        (MOVE, 56, 61),                          # 4133
        (MOVE, 49, 54),                          # 4134
        (MOVE, 50, 55),                          # 4135
        (MOVE, 51, 56),                          # 4136
        (MOVE, 44, 49),                          # 4137
        (MOVE, 45, 50),                          # 4138
        (MOVE, 46, 51),                          # 4139
        (MOVE, 35, 44),                          # 4140
        (MOVE, 36, 45),                          # 4141
        (MOVE, 37, 46),                          # 4142
        (MOVE, 18, 35),                          # 4143
        (MOVE, 19, 36),                          # 4144
        (MOVE, 20, 37),                          # 4145
        (STORE, 36, 16, 18),                     # 4146
        (STORE, 36, 17, 19),                     # 4147
        (STORE, 36, 18, 20),                     # 4148
        (STORE, 36, 15, 92),                     # 4149
        (LOAD, 14, 9, 20),                       # 4150
        (JZ, 14, 4261),                          # 4151
        (ROWAT, 37, 25, 14),                     # 4152
        (MOVE, 18, 105),                         # 4153
        (LOAD, 19, 37, 3),                       # 4154
        (JGE, 18, 19, 4261),                     # 4155
        (ITEM, 38, 26, 37, 2, 18),               # 4156
        (U1, 20, 38, 3, 0),                      # 4157
        (JGE, 20, 131, 4167),                    # 4158
        (LOAD, 20, 38, 4),                       # 4159
        (JZ, 20, 4719),                          # 4160
        (LOAD, 21, 38, 5),                       # 4161
        (LOAD, 22, 38, 6),                       # 4162
        (BYTE, 23, 21, 105),                     # 4163
        (LT, 27, 23, 111),                       # 4164
        (STORE, 38, 19, 27),                     # 4165
        (STORE, 38, 18, 92),                     # 4166
        (U1, 20, 38, 3, 0),                      # 4167
        (JGE, 20, 131, 4177),                    # 4168
        (LOAD, 20, 38, 4),                       # 4169
        (JZ, 20, 4719),                          # 4170
        (LOAD, 21, 38, 5),                       # 4171
        (LOAD, 22, 38, 6),                       # 4172
        (BYTE, 23, 21, 105),                     # 4173
        (EQ, 27, 23, 111),                       # 4174
        (STORE, 38, 21, 27),                     # 4175
        (STORE, 38, 20, 92),                     # 4176
        (U1, 20, 38, 3, 0),                      # 4177
        (JGE, 20, 131, 4208),                    # 4178
        (LOAD, 20, 38, 4),                       # 4179
        (JZ, 20, 4719),                          # 4180
        (LOAD, 21, 38, 5),                       # 4181
        (LOAD, 22, 38, 6),                       # 4182
        (BYTE, 23, 21, 105),                     # 4183
        (JEQ, 23, 111, 4208),                    # 4184
        (LOAD, 23, 38, 4),                       # 4185
        (JZ, 23, 4719),                          # 4186
        (LOAD, 35, 38, 5),                       # 4187
        (LOAD, 36, 38, 6),                       # 4188
        (BYTE, 37, 35, 105),                     # 4189
        (JGE, 37, 111, 4199),                    # 4190
        (LOAD, 23, 38, 4),                       # 4191
        (JZ, 23, 4719),                          # 4192
        (LOAD, 35, 38, 5),                       # 4193
        (LOAD, 36, 38, 6),                       # 4194
        (BYTE, 37, 35, 105),                     # 4195
        (SUB, 38, 104, 37),                      # 4196
        (MOVE, 20, 38),                          # 4197
        (JUMP, 4206),                            # 4198
        (LOAD, 39, 38, 4),                       # 4199
        (JZ, 39, 4719),                          # 4200
        (LOAD, 44, 38, 5),                       # 4201
        (LOAD, 45, 38, 6),                       # 4202
        (BYTE, 46, 44, 105),                     # 4203
        (SUB, 47, 46, 144),                      # 4204
        (MOVE, 20, 47),                          # 4205
        (STORE, 38, 23, 20),                     # 4206
        (STORE, 38, 22, 92),                     # 4207
        (U1, 20, 38, 11, 0),                     # 4208
        (JGE, 20, 131, 4218),                    # 4209
        (LOAD, 20, 38, 12),                      # 4210
        (JZ, 20, 4719),                          # 4211
        (LOAD, 21, 38, 13),                      # 4212
        (LOAD, 22, 38, 14),                      # 4213
        (BYTE, 23, 21, 105),                     # 4214
        (LT, 27, 23, 111),                       # 4215
        (STORE, 38, 25, 27),                     # 4216
        (STORE, 38, 24, 92),                     # 4217
        (U1, 20, 38, 11, 0),                     # 4218
        (JGE, 20, 131, 4228),                    # 4219
        (LOAD, 20, 38, 12),                      # 4220
        (JZ, 20, 4719),                          # 4221
        (LOAD, 21, 38, 13),                      # 4222
        (LOAD, 22, 38, 14),                      # 4223
        (BYTE, 23, 21, 105),                     # 4224
        (EQ, 27, 23, 111),                       # 4225
        (STORE, 38, 27, 27),                     # 4226
        (STORE, 38, 26, 92),                     # 4227
        (U1, 20, 38, 11, 0),                     # 4228
        (JGE, 20, 131, 4259),                    # 4229
        (LOAD, 20, 38, 12),                      # 4230
        (JZ, 20, 4719),                          # 4231
        (LOAD, 21, 38, 13),                      # 4232
        (LOAD, 22, 38, 14),                      # 4233
        (BYTE, 23, 21, 105),                     # 4234
        (JEQ, 23, 111, 4259),                    # 4235
        (LOAD, 23, 38, 12),                      # 4236
        (JZ, 23, 4719),                          # 4237
        (LOAD, 35, 38, 13),                      # 4238
        (LOAD, 36, 38, 14),                      # 4239
        (BYTE, 37, 35, 105),                     # 4240
        (JGE, 37, 111, 4250),                    # 4241
        (LOAD, 23, 38, 12),                      # 4242
        (JZ, 23, 4719),                          # 4243
        (LOAD, 35, 38, 13),                      # 4244
        (LOAD, 36, 38, 14),                      # 4245
        (BYTE, 37, 35, 105),                     # 4246
        (SUB, 38, 104, 37),                      # 4247
        (MOVE, 20, 38),                          # 4248
        (JUMP, 4257),                            # 4249
        (LOAD, 39, 38, 12),                      # 4250
        (JZ, 39, 4719),                          # 4251
        (LOAD, 44, 38, 13),                      # 4252
        (LOAD, 45, 38, 14),                      # 4253
        (BYTE, 46, 44, 105),                     # 4254
        (SUB, 47, 46, 144),                      # 4255
        (MOVE, 20, 47),                          # 4256
        (STORE, 38, 29, 20),                     # 4257
        (STORE, 38, 28, 92),                     # 4258
        (LOOP, 18, 0),                           # 4259
        (JUMP, 4154),                            # 4260
        (LOAD, 14, 9, 21),                       # 4261
        (JZ, 14, 4289),                          # 4262
        (ROWAT, 39, 27, 14),                     # 4263
        (LOAD, 18, 39, 3),                       # 4264
        (JZ, 18, 4289),                          # 4265
        (MOVE, 19, 105),                         # 4266
        (LOAD, 20, 39, 5),                       # 4267
        (JGE, 19, 20, 4289),                     # 4268
        (ITEM, 42, 28, 39, 4, 19),               # 4269
        (MOVE, 21, 105),                         # 4270
        (LOAD, 22, 42, 4),                       # 4271
        (JGE, 21, 22, 4287),                     # 4272
        (ITEM, 43, 29, 42, 3, 21),               # 4273
        (JBITS, 43, 2, 0, 65280, 255, 4280),     # 4274: len_or_mark
        (U1, 38, 43, 2, 0),                      # 4275
        (JLT, 38, 132, 4280),                    # 4276
        (JBITSN, 43, 2, 0, 65280, 250, 4282),    # 4277: len_or_mark
        (LOAD, 38, 5, 3),                        # 4278
        (JNE, 38, 105, 4282),                    # 4279
        (MOVE, 35, 105),                         # 4280
        (JUMP, 4284),                            # 4281
        (U1, 38, 43, 2, 0),                      # 4282
        (MOVE, 35, 38),                          # 4283
        (STORE, 43, 11, 35),                     # 4284
        (LOOP, 21, 0),                           # 4285
        (JUMP, 4271),                            # 4286
        (LOOP, 19, 0),                           # 4287
        (JUMP, 4267),                            # 4288
        (LOAD, 14, 9, 23),                       # 4289
        (JZ, 14, 4632),                          # 4290
        (ROWAT, 46, 32, 14),                     # 4291
        (JBITSN, 5, 4, 0, 65280, 0, 4295),       # 4292: code_type
        (MOVE, 18, 92),                          # 4293
        (JUMP, 4330),                            # 4294
        (JBITSN, 5, 4, 0, 65280, 19, 4298),      # 4295: code_type
        (MOVE, 21, 93),                          # 4296
        (JUMP, 4329),                            # 4297
        (JBITSN, 5, 4, 0, 65280, 20, 4301),      # 4298: code_type
        (MOVE, 35, 95),                          # 4299
        (JUMP, 4328),                            # 4300
        (JBITSN, 5, 4, 0, 65280, 21, 4308),      # 4301: code_type
        (JBITSN, 5, 4, 1, 65280, 2, 4305),       # 4302: swap_kind
        (MOVE, 44, 93),                          # 4303
        (JUMP, 4306),                            # 4304
        (MOVE, 44, 95),                          # 4305
        (MOVE, 38, 44),                          # 4306
        (JUMP, 4327),                            # 4307
        (JBITSN, 5, 4, 0, 65280, 22, 4311),      # 4308: code_type
        (MOVE, 47, 96),                          # 4309
        (JUMP, 4326),                            # 4310
        (JBITS, 5, 4, 0, 65280, 1, 4314),        # 4311: code_type
        (MOVE, 50, 105),                         # 4312
        (JUMP, 4325),                            # 4313
        (LOAD, 56, 5, 2),                        # 4314
        (JNE, 56, 141, 4318),                    # 4315
        (MOVE, 53, 120),                         # 4316
        (JUMP, 4324),                            # 4317
        (LOAD, 59, 5, 2),                        # 4318
        (JNE, 59, 142, 4322),                    # 4319
        (MOVE, 56, 143),                         # 4320
        (JUMP, 4323),                            # 4321
        (MOVE, 56, 97),                          # 4322
        (MOVE, 53, 56),                          # 4323
        (MOVE, 50, 53),                          # 4324
        (MOVE, 47, 50),                          # 4325
        (MOVE, 38, 47),                          # 4326
        (MOVE, 35, 38),                          # 4327
        (MOVE, 21, 35),                          # 4328
        (MOVE, 18, 21),                          # 4329
        (JEQ, 18, 105, 4632),                    # 4330
        (JBITSN, 5, 4, 0, 65280, 0, 4334),       # 4331: code_type
        (MOVE, 21, 92),                          # 4332
        (JUMP, 4369),                            # 4333
        (JBITSN, 5, 4, 0, 65280, 19, 4337),      # 4334: code_type
        (MOVE, 35, 93),                          # 4335
        (JUMP, 4368),                            # 4336
        (JBITSN, 5, 4, 0, 65280, 20, 4340),      # 4337: code_type
        (MOVE, 38, 95),                          # 4338
        (JUMP, 4367),                            # 4339
        (JBITSN, 5, 4, 0, 65280, 21, 4347),      # 4340: code_type
        (JBITSN, 5, 4, 1, 65280, 2, 4344),       # 4341: swap_kind
        (MOVE, 47, 93),                          # 4342
        (JUMP, 4345),                            # 4343
        (MOVE, 47, 95),                          # 4344
        (MOVE, 44, 47),                          # 4345
        (JUMP, 4366),                            # 4346
        (JBITSN, 5, 4, 0, 65280, 22, 4350),      # 4347: code_type
        (MOVE, 50, 96),                          # 4348
        (JUMP, 4365),                            # 4349
        (JBITS, 5, 4, 0, 65280, 1, 4353),        # 4350: code_type
        (MOVE, 53, 105),                         # 4351
        (JUMP, 4364),                            # 4352
        (LOAD, 59, 5, 2),                        # 4353
        (JNE, 59, 141, 4357),                    # 4354
        (MOVE, 56, 120),                         # 4355
        (JUMP, 4363),                            # 4356
        (LOAD, 62, 5, 2),                        # 4357
        (JNE, 62, 142, 4361),                    # 4358
        (MOVE, 59, 143),                         # 4359
        (JUMP, 4362),                            # 4360
        (MOVE, 59, 97),                          # 4361
        (MOVE, 56, 59),                          # 4362
        (MOVE, 53, 56),                          # 4363
        (MOVE, 50, 53),                          # 4364
        (MOVE, 44, 50),                          # 4365
        (MOVE, 38, 44),                          # 4366
        (MOVE, 35, 38),                          # 4367
        (MOVE, 21, 35),                          # 4368
        (JNE, 21, 92, 4377),                     # 4369
        (LOAD, 21, 46, 4),                       # 4370
        (LOAD, 22, 46, 5),                       # 4371
        (TEXT, 21, 0),                           # 4372
        (MOVE, 18, 21),                          # 4373
        (MOVE, 19, 22),                          # 4374
        (MOVE, 20, 105),                         # 4375
        (JUMP, 4628),                            # 4376
        (JBITSN, 5, 4, 0, 65280, 0, 4380),       # 4377: code_type
        (MOVE, 38, 92),                          # 4378
        (JUMP, 4415),                            # 4379
        (JBITSN, 5, 4, 0, 65280, 19, 4383),      # 4380: code_type
        (MOVE, 44, 93),                          # 4381
        (JUMP, 4414),                            # 4382
        (JBITSN, 5, 4, 0, 65280, 20, 4386),      # 4383: code_type
        (MOVE, 47, 95),                          # 4384
        (JUMP, 4413),                            # 4385
        (JBITSN, 5, 4, 0, 65280, 21, 4393),      # 4386: code_type
        (JBITSN, 5, 4, 1, 65280, 2, 4390),       # 4387: swap_kind
        (MOVE, 53, 93),                          # 4388
        (JUMP, 4391),                            # 4389
        (MOVE, 53, 95),                          # 4390
        (MOVE, 50, 53),                          # 4391
        (JUMP, 4412),                            # 4392
        (JBITSN, 5, 4, 0, 65280, 22, 4396),      # 4393: code_type
        (MOVE, 56, 96),                          # 4394
        (JUMP, 4411),                            # 4395
        (JBITS, 5, 4, 0, 65280, 1, 4399),        # 4396: code_type
        (MOVE, 59, 105),                         # 4397
        (JUMP, 4410),                            # 4398
        (LOAD, 65, 5, 2),                        # 4399
        (JNE, 65, 141, 4403),                    # 4400
        (MOVE, 62, 120),                         # 4401
        (JUMP, 4409),                            # 4402
        (LOAD, 68, 5, 2),                        # 4403
        (JNE, 68, 142, 4407),                    # 4404
        (MOVE, 65, 143),                         # 4405
        (JUMP, 4408),                            # 4406
        (MOVE, 65, 97),                          # 4407
        (MOVE, 62, 65),                          # 4408
        (MOVE, 59, 62),                          # 4409
        (MOVE, 56, 59),                          # 4410
        (MOVE, 50, 56),                          # 4411
        (MOVE, 47, 50),                          # 4412
        (MOVE, 44, 47),                          # 4413
        (MOVE, 38, 44),                          # 4414
        (JNE, 38, 93, 4423),                     # 4415
        (LOAD, 38, 46, 4),                       # 4416
        (LOAD, 39, 46, 5),                       # 4417
        (TEXT, 38, 2),                           # 4418
        (MOVE, 35, 38),                          # 4419
        (MOVE, 36, 39),                          # 4420
        (MOVE, 37, 93),                          # 4421
        (JUMP, 4625),                            # 4422
        (JBITSN, 5, 4, 0, 65280, 0, 4426),       # 4423: code_type
        (MOVE, 47, 92),                          # 4424
        (JUMP, 4461),                            # 4425
        (JBITSN, 5, 4, 0, 65280, 19, 4429),      # 4426: code_type
        (MOVE, 50, 93),                          # 4427
        (JUMP, 4460),                            # 4428
        (JBITSN, 5, 4, 0, 65280, 20, 4432),      # 4429: code_type
        (MOVE, 53, 95),                          # 4430
        (JUMP, 4459),                            # 4431
        (JBITSN, 5, 4, 0, 65280, 21, 4439),      # 4432: code_type
        (JBITSN, 5, 4, 1, 65280, 2, 4436),       # 4433: swap_kind
        (MOVE, 59, 93),                          # 4434
        (JUMP, 4437),                            # 4435
        (MOVE, 59, 95),                          # 4436
        (MOVE, 56, 59),                          # 4437
        (JUMP, 4458),                            # 4438
        (JBITSN, 5, 4, 0, 65280, 22, 4442),      # 4439: code_type
        (MOVE, 62, 96),                          # 4440
        (JUMP, 4457),                            # 4441
        (JBITS, 5, 4, 0, 65280, 1, 4445),        # 4442: code_type
        (MOVE, 65, 105),                         # 4443
        (JUMP, 4456),                            # 4444
        (LOAD, 71, 5, 2),                        # 4445
        (JNE, 71, 141, 4449),                    # 4446
        (MOVE, 68, 120),                         # 4447
        (JUMP, 4455),                            # 4448
        (LOAD, 74, 5, 2),                        # 4449
        (JNE, 74, 142, 4453),                    # 4450
        (MOVE, 71, 143),                         # 4451
        (JUMP, 4454),                            # 4452
        (MOVE, 71, 97),                          # 4453
        (MOVE, 68, 71),                          # 4454
        (MOVE, 65, 68),                          # 4455
        (MOVE, 62, 65),                          # 4456
        (MOVE, 56, 62),                          # 4457
        (MOVE, 53, 56),                          # 4458
        (MOVE, 50, 53),                          # 4459
        (MOVE, 47, 50),                          # 4460
        (JNE, 47, 95, 4469),                     # 4461
        (LOAD, 47, 46, 4),                       # 4462
        (LOAD, 48, 46, 5),                       # 4463
        (TEXT, 47, 3),                           # 4464
        (MOVE, 44, 47),                          # 4465
        (MOVE, 45, 48),                          # 4466
        (MOVE, 46, 95),                          # 4467
        (JUMP, 4622),                            # 4468
        (JBITSN, 5, 4, 0, 65280, 0, 4472),       # 4469: code_type
        (MOVE, 52, 92),                          # 4470
        (JUMP, 4507),                            # 4471
        (JBITSN, 5, 4, 0, 65280, 19, 4475),      # 4472: code_type
        (MOVE, 55, 93),                          # 4473
        (JUMP, 4506),                            # 4474
        (JBITSN, 5, 4, 0, 65280, 20, 4478),      # 4475: code_type
        (MOVE, 58, 95),                          # 4476
        (JUMP, 4505),                            # 4477
        (JBITSN, 5, 4, 0, 65280, 21, 4485),      # 4478: code_type
        (JBITSN, 5, 4, 1, 65280, 2, 4482),       # 4479: swap_kind
        (MOVE, 64, 93),                          # 4480
        (JUMP, 4483),                            # 4481
        (MOVE, 64, 95),                          # 4482
        (MOVE, 61, 64),                          # 4483
        (JUMP, 4504),                            # 4484
        (JBITSN, 5, 4, 0, 65280, 22, 4488),      # 4485: code_type
        (MOVE, 67, 96),                          # 4486
        (JUMP, 4503),                            # 4487
        (JBITS, 5, 4, 0, 65280, 1, 4491),        # 4488: code_type
        (MOVE, 70, 105),                         # 4489
        (JUMP, 4502),                            # 4490
        (LOAD, 76, 5, 2),                        # 4491
        (JNE, 76, 141, 4495),                    # 4492
        (MOVE, 73, 120),                         # 4493
        (JUMP, 4501),                            # 4494
        (LOAD, 79, 5, 2),                        # 4495
        (JNE, 79, 142, 4499),                    # 4496
        (MOVE, 76, 143),                         # 4497
        (JUMP, 4500),                            # 4498
        (MOVE, 76, 97),                          # 4499
        (MOVE, 73, 76),                          # 4500
        (MOVE, 70, 73),                          # 4501
        (MOVE, 67, 70),                          # 4502
        (MOVE, 61, 67),                          # 4503
        (MOVE, 58, 61),                          # 4504
        (MOVE, 55, 58),                          # 4505
        (MOVE, 52, 55),                          # 4506
        (JNE, 52, 96, 4515),                     # 4507
        (LOAD, 52, 46, 4),                       # 4508
        (LOAD, 53, 46, 5),                       # 4509
        (TEXT, 52, 4),                           # 4510
        (MOVE, 49, 52),                          # 4511
        (MOVE, 50, 53),                          # 4512
        (MOVE, 51, 96),                          # 4513
        (JUMP, 4619),                            # 4514
        (JBITSN, 5, 4, 0, 65280, 0, 4518),       # 4515: code_type
        (MOVE, 57, 92),                          # 4516
        (JUMP, 4553),                            # 4517
        (JBITSN, 5, 4, 0, 65280, 19, 4521),      # 4518: code_type
        (MOVE, 60, 93),                          # 4519
        (JUMP, 4552),                            # 4520
        (JBITSN, 5, 4, 0, 65280, 20, 4524),      # 4521: code_type
        (MOVE, 63, 95),                          # 4522
        (JUMP, 4551),                            # 4523
        (JBITSN, 5, 4, 0, 65280, 21, 4531),      # 4524: code_type
        (JBITSN, 5, 4, 1, 65280, 2, 4528),       # 4525: swap_kind
        (MOVE, 69, 93),                          # 4526
        (JUMP, 4529),                            # 4527
        (MOVE, 69, 95),                          # 4528
        (MOVE, 66, 69),                          # 4529
        (JUMP, 4550),                            # 4530
        (JBITSN, 5, 4, 0, 65280, 22, 4534),      # 4531: code_type
        (MOVE, 72, 96),                          # 4532
        (JUMP, 4549),                            # 4533
        (JBITS, 5, 4, 0, 65280, 1, 4537),        # 4534: code_type
        (MOVE, 75, 105),                         # 4535
        (JUMP, 4548),                            # 4536
        (LOAD, 81, 5, 2),                        # 4537
        (JNE, 81, 141, 4541),                    # 4538
        (MOVE, 78, 120),                         # 4539
        (JUMP, 4547),                            # 4540
        (LOAD, 84, 5, 2),                        # 4541
        (JNE, 84, 142, 4545),                    # 4542
        (MOVE, 81, 143),                         # 4543
        (JUMP, 4546),                            # 4544
        (MOVE, 81, 97),                          # 4545
        (MOVE, 78, 81),                          # 4546
        (MOVE, 75, 78),                          # 4547
        (MOVE, 72, 75),                          # 4548
        (MOVE, 66, 72),                          # 4549
        (MOVE, 63, 66),                          # 4550
        (MOVE, 60, 63),                          # 4551
        (MOVE, 57, 60),                          # 4552
        (JNE, 57, 120, 4561),                    # 4553
        (LOAD, 57, 46, 4),                       # 4554
        (LOAD, 58, 46, 5),                       # 4555
        (TEXT, 57, 5),                           # 4556
        (MOVE, 54, 57),                          # 4557
        (MOVE, 55, 58),                          # 4558
        (MOVE, 56, 97),                          # 4559
        (JUMP, 4616),                            # 4560
        (JBITSN, 5, 4, 0, 65280, 0, 4564),       # 4561: code_type
        (MOVE, 62, 92),                          # 4562
        (JUMP, 4599),                            # 4563
        (JBITSN, 5, 4, 0, 65280, 19, 4567),      # 4564: code_type
        (MOVE, 65, 93),                          # 4565
        (JUMP, 4598),                            # 4566
        (JBITSN, 5, 4, 0, 65280, 20, 4570),      # 4567: code_type
        (MOVE, 68, 95),                          # 4568
        (JUMP, 4597),                            # 4569
        (JBITSN, 5, 4, 0, 65280, 21, 4577),      # 4570: code_type
        (JBITSN, 5, 4, 1, 65280, 2, 4574),       # 4571: swap_kind
        (MOVE, 74, 93),                          # 4572
        (JUMP, 4575),                            # 4573
        (MOVE, 74, 95),                          # 4574
        (MOVE, 71, 74),                          # 4575
        (JUMP, 4596),                            # 4576
        (JBITSN, 5, 4, 0, 65280, 22, 4580),      # 4577: code_type
        (MOVE, 77, 96),                          # 4578
        (JUMP, 4595),                            # 4579
        (JBITS, 5, 4, 0, 65280, 1, 4583),        # 4580: code_type
        (MOVE, 80, 105),                         # 4581
        (JUMP, 4594),                            # 4582
        (LOAD, 86, 5, 2),                        # 4583
        (JNE, 86, 141, 4587),                    # 4584
        (MOVE, 83, 120),                         # 4585
        (JUMP, 4593),                            # 4586
        (LOAD, 89, 5, 2),                        # 4587
        (JNE, 89, 142, 4591),                    # 4588
        (MOVE, 86, 143),                         # 4589
        (JUMP, 4592),                            # 4590
        (MOVE, 86, 97),                          # 4591
        (MOVE, 83, 86),                          # 4592
        (MOVE, 80, 83),                          # 4593
        (MOVE, 77, 80),                          # 4594
        (MOVE, 71, 77),                          # 4595
        (MOVE, 68, 71),                          # 4596
        (MOVE, 65, 68),                          # 4597
        (MOVE, 62, 65),                          # 4598
        (JNE, 62, 143, 4607),                    # 4599
        (LOAD, 62, 46, 4),                       # 4600
        (LOAD, 63, 46, 5),                       # 4601
        (TEXT, 62, 6),                           # 4602
        (MOVE, 59, 62),                          # 4603
        (MOVE, 60, 63),                          # 4604
        (MOVE, 61, 120),                         # 4605
        (JUMP, 4613),                            # 4606
        (LOAD, 64, 46, 4),                       # 4607
        (LOAD, 65, 46, 5),                       # 4608
        (TEXT, 64, 1),                           # 4609
        (MOVE, 59, 64),                          # 4610
        (MOVE, 60, 65),                          # 4611
        (MOVE, 61, 92),                          # 4612
        (MOVE, 54, 59),                          # 4613
        (MOVE, 55, 60),                          # 4614
        (MOVE, 56, 61),                          # 4615
        (MOVE, 49, 54),                          # 4616
        (MOVE, 50, 55),                          # 4617
        (MOVE, 51, 56),                          # 4618
        (MOVE, 44, 49),                          # 4619
        (MOVE, 45, 50),                          # 4620
        (MOVE, 46, 51),                          # 4621
        (MOVE, 35, 44),                          # 4622
        (MOVE, 36, 45),                          # 4623
        (MOVE, 37, 46),                          # 4624
        (MOVE, 18, 35),                          # 4625
        (MOVE, 19, 36),                          # 4626
        (MOVE, 20, 37),                          # 4627
        (STORE, 46, 7, 18),                      # 4628
        (STORE, 46, 8, 19),                      # 4629
        (STORE, 46, 9, 20),                      # 4630
        (STORE, 46, 6, 92),                      # 4631
        (LOOP, 12, 0),                           # 4632
        (JUMP, 1196),                            # 4633
        (LOOP, 10, 0),                           # 4634
        (JUMP, 1192),                            # 4635
        (LOAD, 9, 0, 17),                        # 4636
        (JZ, 9, 4697),                           # 4637
        (ROWAT, 48, 34, 9),                      # 4638
        (MOVE, 10, 105),                         # 4639
        (LOAD, 11, 48, 17),                      # 4640
        (JGE, 10, 11, 4659),                     # 4641
        (ITEM, 49, 35, 48, 16, 10),              # 4642
        (LOAD, 12, 49, 8),                       # 4643
        (JZ, 12, 4657),                          # 4644
        (ROWAT, 50, 36, 12),                     # 4645
        (JNE, 4, 105, 4652),                     # 4646
        (LOAD, 21, 50, 1),                       # 4647
        (JZ, 21, 4719),                          # 4648
        (U2BE, 22, 50, 2, 0),                    # 4649
        (MOVE, 18, 22),                          # 4650
        (JUMP, 4656),                            # 4651
        (LOAD, 23, 50, 3),                       # 4652
        (JZ, 23, 4719),                          # 4653
        (NUMBER2, 27, 50, 4, 0, 34, 0),          # 4654
        (MOVE, 18, 27),                          # 4655
        (STORE, 50, 5, 18),                      # 4656
        (LOOP, 10, 0),                           # 4657
        (JUMP, 4640),                            # 4658
        (JBITSN, 48, 1, 0, 65280, 1, 4668),      # 4659: code
        (LOAD, 13, 48, 5),                       # 4660
        (JZ, 13, 4719),                          # 4661
        (LOAD, 18, 48, 6),                       # 4662
        (LOAD, 19, 48, 7),                       # 4663
        (MOVE, 10, 18),                          # 4664
        (MOVE, 11, 19),                          # 4665
        (MOVE, 12, 92),                          # 4666
        (JUMP, 4675),                            # 4667
        (LOAD, 20, 48, 2),                       # 4668
        (JZ, 20, 4719),                          # 4669
        (LOAD, 21, 48, 3),                       # 4670
        (LOAD, 22, 48, 4),                       # 4671
        (MOVE, 10, 21),                          # 4672
        (MOVE, 11, 22),                          # 4673
        (MOVE, 12, 105),                         # 4674
        (STORE, 48, 18, 10),                     # 4675
        (STORE, 48, 19, 11),                     # 4676
        (STORE, 48, 20, 12),                     # 4677
        (JBITSN, 48, 1, 0, 65280, 1, 4687),      # 4678: code
        (LOAD, 13, 48, 11),                      # 4679
        (JZ, 13, 4719),                          # 4680
        (LOAD, 18, 48, 12),                      # 4681
        (LOAD, 19, 48, 13),                      # 4682
        (MOVE, 10, 18),                          # 4683
        (MOVE, 11, 19),                          # 4684
        (MOVE, 12, 92),                          # 4685
        (JUMP, 4694),                            # 4686
        (LOAD, 20, 48, 8),                       # 4687
        (JZ, 20, 4719),                          # 4688
        (LOAD, 21, 48, 9),                       # 4689
        (LOAD, 22, 48, 10),                      # 4690
        (MOVE, 10, 21),                          # 4691
        (MOVE, 11, 22),                          # 4692
        (MOVE, 12, 105),                         # 4693
        (STORE, 48, 21, 10),                     # 4694
        (STORE, 48, 22, 11),                     # 4695
        (STORE, 48, 23, 12),                     # 4696
        (CALL, 2, 32),                           # 4697: mess_class_byte
        (U1, 12, 0, 4, 0),                       # 4698
        (JEQ, 12, 98, 4703),                     # 4699
        (JEQ, 12, 99, 4703),                     # 4700
        (JEQ, 12, 100, 4703),                    # 4701
        (JNE, 12, 101, 4706),                    # 4702
        (LOAD, 12, 0, 11),                       # 4703
        (MOVE, 9, 12),                           # 4704
        (JUMP, 4707),                            # 4705
        (MOVE, 9, 105),                          # 4706
        (STORE, 0, 19, 9),                       # 4707
        (LOAD, 12, 0, 15),                       # 4708
        (JNE, 12, 93, 4716),                     # 4709
        (LOAD, 12, 0, 17),                       # 4710
        (JZ, 12, 4719),                          # 4711
        (ROWAT, 55, 34, 12),                     # 4712
        (U1, 13, 55, 1, 4),                      # 4713
        (MOVE, 9, 13),                           # 4714
        (JUMP, 4717),                            # 4715
        (MOVE, 9, 105),                          # 4716
        (STORE, 0, 20, 9),                       # 4717
        (DONE,),                                 # 4718
        (FAIL,),                                 # 4719
    ),
    constants=b'',
    tables=(
        Table(21, (1, 3, 5, 8, 16, 17, 18)),  # 0: maxdb_tcp
        Table(14, (11,)),  # 1: maxdb_tcp.payload.maxdb_packet
        Table(13, (5, 6, 8)),  # 2: varpart.segments[]
        Table(2, ()),  # 3: segment.request
        Table(4, ()),  # 4: segment.reply
        Table(27, (7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24)),  # 5: segment.parts[]
        Table(4, (3,)),  # 6: part.body.parameter_descriptions
        Table(2, ()),  # 7: parameter_descriptions.parameters[]
        Table(4, (3,)),  # 8: part.body.names
        Table(10, (6,)),  # 9: names.names[]
        Table(7, (3,)),  # 10: part.body.text
        Table(4, (3,)),  # 11: part.body.conversion_tables
        Table(2, ()),  # 12: conversion_tables.tables[]
        Table(8, (2, 5)),  # 13: part.body.data
        Table(3, (2,)),  # 14: part.body.parse_ids
        Table(2, ()),  # 15: parse_ids.parse_ids[]
        Table(17, (3, 6, 11, 13, 15)),  # 16: part.body.counter
        Table(5, (4,)),  # 17: part.body.shortinfos
        Table(11, (3, 5, 7, 9)),  # 18: shortinfos.shortinfos[]
        Table(37, (21, 25, 29, 33)),  # 19: part.body.user_info
        Table(6, (3,)),  # 20: part.body.longdata
        Table(5, (2,)),  # 21: longdata.descriptors[]
        Table(17, (4, 7, 11, 13, 15)),  # 22: part.body.session_info
        Table(29, (3, 6, 11, 14, 17, 19, 21, 23, 25, 27)),  # 23: part.body.serial
        Table(19, (11, 15)),  # 24: part.body.abap_info
        Table(4, (3,)),  # 25: part.body.long_demands
        Table(30, (4, 7, 12, 15, 18, 20, 22, 24, 26, 28)),  # 26: long_demands.demands[]
        Table(8, (3, 5)),  # 27: part.body.vardata
        Table(5, (4,)),  # 28: vardata.rows[]
        Table(12, (3, 5, 8)),  # 29: vardata_row.fields[]
        Table(4, (3,)),  # 30: part.body.features
        Table(2, ()),  # 31: features.features[]
        Table(10, (6,)),  # 32: part.body.client_id
        Table(2, ()),  # 33: part.body.raw
        Table(24, (2, 5, 8, 11, 17)),  # 34: maxdb_tcp.payload.connect
        Table(12, (1, 4, 8, 9, 10, 11)),  # 35: arguments.arguments[]
        Table(6, (1, 3)),  # 36: argument.value.port
        Table(3, ()),  # 37: argument.value.text_argument
        Table(2, ()),  # 38: argument.value.number_argument
        Table(2, ()),  # 39: argument.value.raw
        Table(2, ()),  # 40: maxdb_tcp.payload.raw
    ),
    registers=92,
    numbers=(1, 2, 18, 3, 4, 5, 51, 52, 61, 62, 25, 63, 64, 0, 24, 19, 20, 21, 22, 128, 40, 8, 16, 45, 15, 27, 10, 13, 6, 11, 12, 14, 23, 30, 32, 33, 34, 35, 256, 252, 250, 80, 73, 82, 114, 97, 100, 112, 86, 500, 1047, 7, 192),
    addresses=(0, -1, -1, -1, -1, 1, 2, 3, 4, 5, 3, 3, 3, 3, 3, 3, 6, 7, 8, 9, 10, 11, 12, 13, 3, 3, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 3, 3, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 34),
    encodings=('ISO-8859-1', 'IBM037', 'UTF-16LE', 'UTF-16BE', 'UTF-8', 'IBM500', 'IBM1047'),
    root=Inline({
        'swap_type_byte': Present(1, Number(2, 0, 1, False, False, 'be')),
        'mess_class_byte': Present(3, Number(4, 0, 1, False, False, 'be')),
        'payload_swap': Present(5, Span(6, None)),
        'length_bytes': Present(8, Span(9, None)),
        'order': Worked(11, 'int'),
        'header': Inline({
            'act_send_len': Number(12, 0, 4, True, False, 'be', 0),
            'protocol_id': Number(12, 4, 1, False, False, 'be'),
            'mess_class': Number(12, 5, 1, False, False, 'be'),
            'rte_flags': Number(12, 6, 1, False, False, 'be'),
            'residual_packets': Number(12, 7, 1, False, False, 'be'),
            'sender_ref': Number(12, 8, 4, True, False, 'be', 0),
            'receiver_ref': Number(12, 12, 4, True, False, 'be', 0),
            'rte_return_code': Number(12, 16, 2, True, False, 'be', 0),
            'new_swap_type': Number(12, 18, 1, False, False, 'be'),
            'filler': Number(12, 19, 1, False, False, 'be'),
            'max_send_len': Number(12, 20, 4, True, False, 'be', 0),
        }),
        'payload_kind': Worked(15, 'int'),
        'payload': OneOf({'maxdb_packet': Rows(16, 1, Inline({
            'code_type': Number(4, 0, 1, False, False, 'be'),
            'swap_kind': Number(4, 1, 1, False, False, 'be'),
            'header': Inline({
                'filler1': Number(6, 0, 2, True, False, 'be', 5),
                'appl_version': Fixed(6, 2, 5, 'ISO-8859-1'),
                'application': Fixed(6, 7, 3, 'ISO-8859-1'),
                'varpart_size': Number(6, 10, 4, True, False, 'be', 5),
                'varpart_len': Number(6, 14, 4, True, False, 'be', 5),
                'filler2': Number(6, 18, 2, True, False, 'be', 5),
                'no_of_segm': Number(6, 20, 2, True, False, 'be', 5),
                'filler3': Fixed(6, 22, 8, None),
            }),
            'varpart': Inline({
                'segments': Items(10, 2, Inline({
                    'segm_len': Number(2, 0, 4, True, False, 'be', 1),
                    'segm_offset': Number(3, 0, 4, True, False, 'be', 1),
                    'no_of_parts': Number(4, 0, 2, True, False, 'be', 1),
                    'own_index': Number(4, 2, 2, True, False, 'be', 1),
                    'segm_kind': Number(4, 4, 1, False, False, 'be'),
                    'request': Rows(5, 3, Inline({
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
                    'reply': Rows(6, 4, Inline({
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
                    'parts': Items(7, 5, Inline({
                        'part_kind': Number(2, 0, 1, False, False, 'be'),
                        'unused_attributes': Bits(3, 0, 0, 5, 'be'),
                        'first_packet': Bits(3, 0, 5, 1, 'be'),
                        'next_packet': Bits(3, 0, 6, 1, 'be'),
                        'last_packet': Bits(3, 0, 7, 1, 'be'),
                        'arg_count': Number(3, 1, 2, True, False, 'be', 1),
                        'segm_offset': Number(3, 3, 4, True, False, 'be', 1),
                        'buf_len': Number(3, 7, 4, True, False, 'be', 1),
                        'buf_size': Number(4, 0, 4, True, False, 'be', 1),
                        'body': OneOf({'parameter_descriptions': Rows(7, 6, Inline({
                            'parameters': Items(2, 7, Inline({
                                'data_type': Number(1, 0, 1, False, False, 'be'),
                                'frac': Number(1, 1, 1, False, False, 'be'),
                                'length': Number(1, 2, 2, True, False, 'be', 0),
                            })),
                        })), 'names': Rows(8, 8, Inline({
                            'names': Items(2, 9, Inline({
                                'len_name': Number(1, 0, 1, False, False, 'be'),
                                'name': Inline({
                                    'data': Span(4, None),
                                    'text': Present(6, Span(7, '*')),
                                }),
                            })),
                        })), 'text': Rows(9, 10, Inline({
                            'data': Span(1, None),
                            'text': Present(3, Span(4, '*')),
                        })), 'conversion_tables': Rows(10, 11, Inline({
                            'tables': Items(2, 12, Span(0, None)),
                        })), 'data': Rows(11, 13, Inline({
                            'rows': Present(2, Span(3, None)),
                            'logon': Present(5, Span(6, None)),
                        })), 'parse_ids': Rows(12, 14, Inline({
                            'parse_ids': Items(1, 15, Inline({
                                'session_id': Number(1, 0, 4, False, False, 'be'),
                                'statement_counter': Bits(1, 4, 0, 24, 'be'),
                                'command_number': Number(1, 7, 1, False, False, 'be'),
                                'message_kind': Number(1, 8, 1, False, False, 'be'),
                                'buffer_number': Number(1, 9, 1, False, False, 'be'),
                                'application_info': Number(1, 10, 1, False, False, 'be'),
                                'date_format': Number(1, 11, 1, False, False, 'be'),
                            })),
                        })), 'counter': Rows(13, 16, Inline({
                            'count': Inline({
                                'define_byte': Number(2, 0, 1, False, False, 'be'),
                                'number': Present(3, Span(4, None)),
                                'undefined': Present(6, Span(7, None)),
                                'is_negative': Present(11, Worked(12, 'bool')),
                                'is_zero': Present(13, Worked(14, 'bool')),
                                'exponent': Present(15, Worked(16, 'int')),
                            }),
                            'trailing_bytes': Span(9, None),
                        })), 'shortinfos': Rows(14, 17, Inline({
                            'shortinfos': Items(3, 18, Inline({
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
                        })), 'user_info': Rows(15, 19, Inline({
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
                        })), 'longdata': Rows(16, 20, Inline({
                            'descriptors': Items(2, 21, Inline({
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
                        })), 'session_info': Rows(17, 22, Inline({
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
                        })), 'serial': Rows(18, 23, Inline({
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
                        })), 'abap_info': Rows(19, 24, Inline({
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
                        })), 'long_demands': Rows(20, 25, Inline({
                            'demands': Items(2, 26, Inline({
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
                        })), 'vardata': Rows(21, 27, Inline({
                            'rows': Present(3, Items(4, 28, Inline({
                                'num_fields': Number(2, 0, 2, False, False, 'be'),
                                'fields': Items(3, 29, Inline({
                                    'len_or_mark': Number(2, 0, 1, False, False, 'be'),
                                    'len_long': Present(3, Number(4, 0, 2, False, False, 'be')),
                                    'value': Present(5, Span(6, None)),
                                    'logon': Present(8, Span(9, None)),
                                    'kind': Worked(11, 'int'),
                                })),
                            }))),
                            'trailing_bytes': Span(6, None),
                        })), 'features': Rows(22, 30, Inline({
                            'features': Items(2, 31, Inline({
                                'feature': Number(1, 0, 1, False, False, 'be'),
                                'is_on': Number(1, 1, 1, False, False, 'be'),
                            })),
                        })), 'client_id': Rows(23, 32, Inline({
                            'define_byte': Number(1, 0, 1, False, False, 'be'),
                            'terminal_id': Inline({
                                'data': Span(4, None),
                                'text': Present(6, Span(7, '*')),
                            }),
                        })), 'raw': Rows(24, 33, Span(0, None))}),
                        'filler': Span(25, None),
                    })),
                    'unused': Span(9, None),
                    'filler': Span(11, None),
                })),
                'behind': Span(12, None),
            }),
            'charset': Formula('int', Apply('?', (Apply('==', (Number(4, 0, 1, False, False, 'be'), 0)), 1, Apply('?', (Apply('==', (Number(4, 0, 1, False, False, 'be'), 19)), 2, Apply('?', (Apply('==', (Number(4, 0, 1, False, False, 'be'), 20)), 3, Apply('?', (Apply('==', (Number(4, 0, 1, False, False, 'be'), 21)), Apply('?', (Apply('==', (Number(4, 1, 1, False, False, 'be'), 2)), 2, 3)), Apply('?', (Apply('==', (Number(4, 0, 1, False, False, 'be'), 22)), 4, Apply('?', (Apply('!=', (Number(4, 0, 1, False, False, 'be'), 1)), 0, Apply('?', (Apply('==', (Worked(2, 'int'), 500)), 6, Apply('?', (Apply('==', (Worked(2, 'int'), 1047)), 7, 5))))))))))))))))),
        })), 'connect': Rows(17, 34, Inline({
            'code': Number(1, 0, 1, False, False, 'be'),
            'swap': Number(1, 1, 1, False, False, 'be'),
            'connect_length': Number(1, 2, 2, True, False, 'be', 0),
            'service_type': Number(1, 4, 1, False, False, 'be'),
            'os_type': Number(1, 5, 1, False, False, 'be'),
            'fillers': Fixed(1, 6, 2, None),
            'max_segment_size': Number(1, 8, 4, True, False, 'be', 0),
            'max_data_len': Number(1, 12, 4, True, False, 'be', 0),
            'packet_size': Number(1, 16, 4, True, False, 'be', 0),
            'min_reply_size': Number(1, 20, 4, True, False, 'be', 0),
            'receiver_ascii': Present(2, Span(3, 'ISO-8859-1')),
            'receiver_ebcdic': Present(5, Span(6, 'IBM037')),
            'sender_ascii': Present(8, Span(9, 'ISO-8859-1')),
            'sender_ebcdic': Present(11, Span(12, 'IBM037')),
            'arguments': Inline({
                'arguments': Items(16, 35, Inline({
                    'len_argument': Present(1, Number(2, 0, 1, False, False, 'be')),
                    'id': Number(3, 0, 1, False, False, 'be'),
                    'len_value': Present(4, Number(5, 0, 2, False, False, 'be')),
                    'value': OneOf({'port': Rows(8, 36, Inline({
                        'network_order': Present(1, Number(2, 0, 2, False, False, 'be')),
                        'packet_order': Present(3, Number(4, 0, 2, False, False, 'be', 0)),
                        'port': Worked(5, 'int'),
                    })), 'text_argument': Rows(9, 37, Inline({
                        'text': Span(1, 'ISO-8859-1'),
                    })), 'number_argument': Rows(10, 38, Inline({
                        'number': Number(1, 0, 1, False, False, 'be'),
                    })), 'raw': Rows(11, 39, Span(0, None))}),
                })),
            }),
            'receiver': Span(18, '*'),
            'sender': Span(21, '*'),
        })), 'raw': Rows(18, 40, Span(0, None))}),
        'connection_order': Worked(19, 'int'),
        'connection_service': Worked(20, 'int'),
    }),
    checks=(
        Apply('>=', (Number(12, 0, 4, True, False, 'be', 0), 24)),
    ),
    unsupported={},
)

FRAME = Plan(
    program=(
        (ROW, 0, 0, 0),                          # 0: maxdb_tcp
        (PARAM, 1, 0),                           # 1: byte_order
        (PARAM, 2, 1),                           # 2: service
        (PARAM, 3, 2),                           # 3: argument_form
        (PARAM, 4, 3),                           # 4: port_in_packet_order
        (PARAM, 5, 4),                           # 5: strictness
        (PARAM, 6, 5),                           # 6: accept_termchar
        (PARAM, 7, 6),                           # 7: ebcdic_ccsid
        (PARAM, 8, 7),                           # 8: vardata_250
        (JEQ, 1, 53, 11),                        # 9
        (JNE, 1, 54, 21),                        # 10
        (MOVE, 9, 1),                            # 11
        (JUMP, 118),                             # 12
        (JUMP, 21),                              # 13: swap_type_byte, when it is asked for
        (LOAD, 15, 0, 1),                        # 14
        (JNZ, 15, 20),                           # 15
        (SEEKROOT, 16, 55),                      # 16
        (RUN, 0, 2, 1),                          # 17: swap_type_byte
        (CLOSE, 16),                             # 18
        (STORE, 0, 1, 53),                       # 19
        (RETURN, 1),                             # 20
        (CALL, 1, 14),                           # 21: swap_type_byte
        (U1, 18, 0, 2, 0),                       # 22
        (JNE, 18, 56, 26),                       # 23
        (MOVE, 12, 53),                          # 24
        (JUMP, 117),                             # 25
        (CALL, 1, 14),                           # 26: swap_type_byte
        (U1, 21, 0, 2, 0),                       # 27
        (JNE, 21, 57, 39),                       # 28
        (MOVE, 18, 54),                          # 29
        (JUMP, 116),                             # 30
        (JUMP, 39),                              # 31: mess_class_byte, when it is asked for
        (LOAD, 24, 0, 3),                        # 32
        (JNZ, 24, 38),                           # 33
        (SEEKROOT, 25, 58),                      # 34
        (RUN, 0, 4, 1),                          # 35: mess_class_byte
        (CLOSE, 25),                             # 36
        (STORE, 0, 3, 53),                       # 37
        (RETURN, 2),                             # 38
        (CALL, 2, 32),                           # 39: mess_class_byte
        (U1, 27, 0, 4, 0),                       # 40
        (JEQ, 27, 59, 64),                       # 41
        (JEQ, 27, 60, 64),                       # 42
        (JEQ, 27, 61, 64),                       # 43
        (JNE, 27, 62, 78),                       # 44
        (JUMP, 64),                              # 45: payload_swap, when it is asked for
        (LOAD, 28, 0, 5),                        # 46
        (JNZ, 28, 63),                           # 47
        (SEEKROOT, 29, 63),                      # 48
        (CALL, 2, 32),                           # 49: mess_class_byte
        (U1, 34, 0, 4, 0),                       # 50
        (JEQ, 34, 59, 57),                       # 51
        (JEQ, 34, 60, 57),                       # 52
        (JEQ, 34, 61, 57),                       # 53
        (JEQ, 34, 62, 57),                       # 54
        (JEQ, 34, 64, 57),                       # 55
        (JNE, 34, 65, 59),                       # 56
        (MOVE, 31, 53),                          # 57
        (JUMP, 60),                              # 58
        (MOVE, 31, 66),                          # 59
        (BYTES, 0, 6, 31),                       # 60: payload_swap
        (CLOSE, 29),                             # 61
        (STORE, 0, 5, 53),                       # 62
        (RETURN, 3),                             # 63
        (CALL, 3, 46),                           # 64: payload_swap
        (LOAD, 35, 0, 6),                        # 65
        (LOAD, 36, 0, 7),                        # 66
        (BYTE, 37, 35, 66),                      # 67
        (MOVE, 21, 37),                          # 68
        (JUMP, 115),                             # 69
        (JUMP, 78),                              # 70: length_bytes, when it is asked for
        (LOAD, 41, 0, 8),                        # 71
        (JNZ, 41, 77),                           # 72
        (SEEKROOT, 42, 66),                      # 73
        (BYTES, 0, 9, 57),                       # 74: length_bytes
        (CLOSE, 42),                             # 75
        (STORE, 0, 8, 53),                       # 76
        (RETURN, 4),                             # 77
        (CALL, 4, 71),                           # 78: length_bytes
        (LOAD, 44, 0, 9),                        # 79
        (LOAD, 45, 0, 10),                       # 80
        (BYTE, 46, 44, 66),                      # 81
        (JEQ, 46, 66, 89),                       # 82
        (LOAD, 44, 0, 9),                        # 83
        (LOAD, 45, 0, 10),                       # 84
        (BYTE, 46, 44, 56),                      # 85
        (JNE, 46, 66, 89),                       # 86
        (MOVE, 38, 54),                          # 87
        (JUMP, 114),                             # 88
        (CALL, 4, 71),                           # 89: length_bytes
        (LOAD, 47, 0, 9),                        # 90
        (LOAD, 48, 0, 10),                       # 91
        (BYTE, 49, 47, 66),                      # 92
        (JNE, 49, 66, 100),                      # 93
        (LOAD, 47, 0, 9),                        # 94
        (LOAD, 48, 0, 10),                       # 95
        (BYTE, 49, 47, 56),                      # 96
        (JEQ, 49, 66, 100),                      # 97
        (MOVE, 44, 53),                          # 98
        (JUMP, 113),                             # 99
        (CALL, 2, 32),                           # 100: mess_class_byte
        (U1, 50, 0, 4, 0),                       # 101
        (JEQ, 50, 64, 104),                      # 102
        (JNE, 50, 65, 111),                      # 103
        (CALL, 3, 46),                           # 104: payload_swap
        (LOAD, 50, 0, 6),                        # 105
        (LOAD, 51, 0, 7),                        # 106
        (BYTE, 52, 50, 66),                      # 107
        (JNE, 52, 53, 111),                      # 108
        (MOVE, 47, 53),                          # 109
        (JUMP, 112),                             # 110
        (MOVE, 47, 54),                          # 111
        (MOVE, 44, 47),                          # 112
        (MOVE, 38, 44),                          # 113
        (MOVE, 21, 38),                          # 114
        (MOVE, 18, 21),                          # 115
        (MOVE, 12, 18),                          # 116
        (MOVE, 9, 12),                           # 117
        (STORE, 0, 11, 9),                       # 118
        (JNE, 9, 53, 122),                       # 119
        (STORE, 0, 0, 66),                       # 120: byte order be
        (JUMP, 126),                             # 121
        (JNE, 9, 54, 132),                       # 122
        (STORE, 0, 0, 53),                       # 123: byte order le
        (JUMP, 126),                             # 124
        (JUMP, 132),                             # 125
        (RUN, 0, 12, 24),                        # 126: act_send_len, protocol_id, mess_class, rte_flags, residual_packets, sender_ref, receiver_ref, rte_return_code, new_swap_type, filler, max_send_len
        (NUMBER2, 9, 0, 12, 0, 52, 0),           # 127
        (JLT, 9, 67, 132),                       # 128
        (SUB, 10, 9, 67),                        # 129
        (BYTES, 0, 13, 10),                      # 130: payload
        (DONE,),                                 # 131
        (FAIL,),                                 # 132
    ),
    constants=b'',
    tables=(
        Table(15, (1, 3, 5, 8)),  # 0: maxdb_tcp
    ),
    registers=53,
    numbers=(1, 2, 18, 3, 4, 5, 51, 52, 61, 62, 25, 63, 64, 0, 24),
    addresses=(0, -1, -1, -1, -1),
    encodings=(),
    root=Inline({
        'swap_type_byte': Present(1, Number(2, 0, 1, False, False, 'be')),
        'mess_class_byte': Present(3, Number(4, 0, 1, False, False, 'be')),
        'payload_swap': Present(5, Span(6, None)),
        'length_bytes': Present(8, Span(9, None)),
        'order': Worked(11, 'int'),
        'header': Inline({
            'act_send_len': Number(12, 0, 4, True, False, 'be', 0),
            'protocol_id': Number(12, 4, 1, False, False, 'be'),
            'mess_class': Number(12, 5, 1, False, False, 'be'),
            'rte_flags': Number(12, 6, 1, False, False, 'be'),
            'residual_packets': Number(12, 7, 1, False, False, 'be'),
            'sender_ref': Number(12, 8, 4, True, False, 'be', 0),
            'receiver_ref': Number(12, 12, 4, True, False, 'be', 0),
            'rte_return_code': Number(12, 16, 2, True, False, 'be', 0),
            'new_swap_type': Number(12, 18, 1, False, False, 'be'),
            'filler': Number(12, 19, 1, False, False, 'be'),
            'max_send_len': Number(12, 20, 4, True, False, 'be', 0),
        }),
        'payload': Span(13, None),
    }),
    checks=(
    ),
    unsupported={},
)

IN_STEP = None
