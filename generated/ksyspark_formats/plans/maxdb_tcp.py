# Generated from ksy/maxdb/maxdb_tcp.ksy by `ksyspark generate`; do not edit.
"""Plans of maxdb_tcp: what the machine runs for each message and where it leaves each column; `FRAME` cuts streams."""

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
        (JEQ, 1, 88, 11),                        # 9
        (JNE, 1, 89, 21),                        # 10
        (MOVE, 9, 1),                            # 11
        (JUMP, 93),                              # 12
        (JUMP, 21),                              # 13: swap_type_byte, when it is asked for
        (LOAD, 15, 0, 1),                        # 14
        (JNZ, 15, 20),                           # 15
        (SEEKROOT, 16, 90),                      # 16
        (RUN, 0, 2, 1),                          # 17: swap_type_byte
        (CLOSE, 16),                             # 18
        (STORE, 0, 1, 88),                       # 19
        (RETURN, 1),                             # 20
        (CALL, 1, 14),                           # 21: swap_type_byte
        (U1, 18, 0, 2, 0),                       # 22
        (JNE, 18, 91, 26),                       # 23
        (MOVE, 12, 88),                          # 24
        (JUMP, 92),                              # 25
        (CALL, 1, 14),                           # 26: swap_type_byte
        (U1, 21, 0, 2, 0),                       # 27
        (JNE, 21, 92, 39),                       # 28
        (MOVE, 18, 89),                          # 29
        (JUMP, 91),                              # 30
        (JUMP, 39),                              # 31: mess_class_byte, when it is asked for
        (LOAD, 24, 0, 3),                        # 32
        (JNZ, 24, 38),                           # 33
        (SEEKROOT, 25, 93),                      # 34
        (RUN, 0, 4, 1),                          # 35: mess_class_byte
        (CLOSE, 25),                             # 36
        (STORE, 0, 3, 88),                       # 37
        (RETURN, 2),                             # 38
        (CALL, 2, 32),                           # 39: mess_class_byte
        (U1, 27, 0, 4, 0),                       # 40
        (JEQ, 27, 94, 75),                       # 41
        (JEQ, 27, 95, 75),                       # 42
        (JEQ, 27, 96, 75),                       # 43
        (JEQ, 27, 97, 75),                       # 44
        (JEQ, 27, 98, 66),                       # 45
        (JNE, 27, 99, 81),                       # 46
        (JUMP, 66),                              # 47: head, when it is asked for
        (LOAD, 28, 0, 5),                        # 48
        (JNZ, 28, 65),                           # 49
        (SEEKROOT, 29, 100),                     # 50
        (CALL, 2, 32),                           # 51: mess_class_byte
        (U1, 34, 0, 4, 0),                       # 52
        (JEQ, 34, 94, 59),                       # 53
        (JEQ, 34, 95, 59),                       # 54
        (JEQ, 34, 96, 59),                       # 55
        (JEQ, 34, 97, 59),                       # 56
        (JEQ, 34, 98, 59),                       # 57
        (JNE, 34, 99, 61),                       # 58
        (MOVE, 31, 101),                         # 59
        (JUMP, 62),                              # 60
        (MOVE, 31, 102),                         # 61
        (BYTES, 0, 6, 31),                       # 62: head
        (CLOSE, 29),                             # 63
        (STORE, 0, 5, 88),                       # 64
        (RETURN, 3),                             # 65
        (CALL, 3, 48),                           # 66: head
        (LOAD, 35, 0, 6),                        # 67
        (LOAD, 36, 0, 7),                        # 68
        (BYTE, 37, 35, 103),                     # 69
        (JEQ, 37, 88, 75),                       # 70
        (LOAD, 35, 0, 6),                        # 71
        (LOAD, 36, 0, 7),                        # 72
        (BYTE, 37, 35, 103),                     # 73
        (JNE, 37, 89, 81),                       # 74
        (CALL, 3, 48),                           # 75: head
        (LOAD, 35, 0, 6),                        # 76
        (LOAD, 36, 0, 7),                        # 77
        (BYTE, 37, 35, 103),                     # 78
        (MOVE, 21, 37),                          # 79
        (JUMP, 90),                              # 80
        (CALL, 3, 48),                           # 81: head
        (LOAD, 41, 0, 6),                        # 82
        (LOAD, 42, 0, 7),                        # 83
        (BYTE, 43, 41, 100),                     # 84
        (JNE, 43, 100, 88),                      # 85
        (MOVE, 38, 88),                          # 86
        (JUMP, 89),                              # 87
        (MOVE, 38, 89),                          # 88
        (MOVE, 21, 38),                          # 89
        (MOVE, 18, 21),                          # 90
        (MOVE, 12, 18),                          # 91
        (MOVE, 9, 12),                           # 92
        (STORE, 0, 8, 9),                        # 93
        (JNE, 9, 88, 97),                        # 94
        (STORE, 0, 0, 100),                      # 95: byte order be
        (JUMP, 101),                             # 96
        (JNE, 9, 89, 4722),                      # 97
        (STORE, 0, 0, 88),                       # 98: byte order le
        (JUMP, 101),                             # 99
        (JUMP, 4722),                            # 100
        (RUN, 0, 9, 24),                         # 101: act_send_len, protocol_id, mess_class, rte_flags, residual_packets, sender_ref, receiver_ref, rte_return_code, new_swap_type, filler, max_send_len
        (NUMBER2, 9, 0, 9, 0, 52, 0),            # 102
        (SUB, 10, 9, 102),                       # 103
        (BYTES, 0, 10, 10),                      # 104: payload
        (NUMBER2, 14, 0, 9, 20, 52, 0),          # 105
        (NUMBER2, 18, 0, 9, 0, 52, 0),           # 106
        (JLE, 14, 18, 110),                      # 107
        (MOVE, 11, 91),                          # 108
        (JUMP, 128),                             # 109
        (CALL, 2, 32),                           # 110: mess_class_byte
        (U1, 21, 0, 4, 0),                       # 111
        (JEQ, 21, 94, 116),                      # 112
        (JEQ, 21, 95, 116),                      # 113
        (JEQ, 21, 96, 116),                      # 114
        (JNE, 21, 97, 118),                      # 115
        (MOVE, 18, 89),                          # 116
        (JUMP, 127),                             # 117
        (CALL, 2, 32),                           # 118: mess_class_byte
        (U1, 27, 0, 4, 0),                       # 119
        (JEQ, 27, 98, 122),                      # 120
        (JNE, 27, 99, 125),                      # 121
        (JEQ, 2, 92, 125),                       # 122
        (MOVE, 21, 88),                          # 123
        (JUMP, 126),                             # 124
        (MOVE, 21, 100),                         # 125
        (MOVE, 18, 21),                          # 126
        (MOVE, 11, 18),                          # 127
        (STORE, 0, 12, 11),                      # 128
        (SWITCH, 11, 1, 2),                      # 129
        (JUMP, 133),                             # 130
        (JUMP, 996),                             # 131
        (JUMP, 1156),                            # 132
        (ROW, 1, 4, 11),                         # 133: maxdb_tcp.payload.maxdb_packet
        (STORE, 0, 13, 11),                      # 134
        (STORE, 4, 0, 5),                        # 135
        (STORE, 4, 1, 6),                        # 136
        (STORE, 4, 2, 7),                        # 137
        (STORE, 4, 3, 8),                        # 138
        (OPEN, 12, 0, 10),                       # 139
        (RUN, 4, 4, 2),                          # 140: code_type, swap_kind
        (JBITS, 4, 4, 0, 65280, 0, 156),         # 141: _
        (JBITS, 4, 4, 0, 65280, 19, 156),        # 142: _
        (JBITS, 4, 4, 0, 65280, 20, 156),        # 143: _
        (JBITS, 4, 4, 0, 65280, 21, 156),        # 144: _
        (JBITS, 4, 4, 0, 65280, 22, 156),        # 145: _
        (LOAD, 14, 4, 0),                        # 146
        (JGE, 14, 89, 151),                      # 147
        (JBITS, 4, 4, 0, 65280, 1, 156),         # 148: _
        (JBITS, 4, 4, 0, 65280, 2, 156),         # 149: _
        (JBITS, 4, 4, 0, 65280, 128, 156),       # 150: _
        (LOAD, 14, 4, 1),                        # 151
        (JNE, 14, 88, 4722),                     # 152
        (U1, 14, 4, 4, 0),                       # 153
        (JLE, 14, 89, 4722),                     # 154
        (JGE, 14, 104, 4722),                    # 155
        (JBITS, 4, 4, 1, 65280, 1, 158),         # 156: _
        (JBITSN, 4, 4, 1, 65280, 2, 4722),       # 157: _
        (LOAD, 14, 4, 0),                        # 158
        (JEQ, 14, 100, 164),                     # 159
        (JBITSN, 4, 4, 0, 65280, 19, 162),       # 160: code_type
        (JBITSN, 4, 4, 1, 65280, 2, 4722),       # 161: _
        (JBITSN, 4, 4, 0, 65280, 20, 164),       # 162: code_type
        (JBITSN, 4, 4, 1, 65280, 1, 4722),       # 163: _
        (U1, 14, 4, 4, 1),                       # 164
        (JNE, 14, 88, 168),                      # 165
        (STORE, 4, 5, 100),                      # 166: byte order be
        (JUMP, 172),                             # 167
        (JNE, 14, 89, 4722),                     # 168
        (STORE, 4, 5, 88),                       # 169: byte order le
        (JUMP, 172),                             # 170
        (JUMP, 4722),                            # 171
        (RUN, 4, 6, 30),                         # 172: filler1, appl_version, application, varpart_size, varpart_len, filler2, no_of_segm, filler3
        (FIXED, 18, 4, 6, 2, 5),                 # 173
        (TEXT, 18, 0),                           # 174: appl_version is ISO-8859-1
        (FIXED, 18, 4, 6, 7, 3),                 # 175
        (TEXT, 18, 0),                           # 176: application is ISO-8859-1
        (NUMBER2, 14, 4, 6, 10, 52, 5),          # 177
        (JLT, 14, 100, 4722),                    # 178
        (NUMBER2, 14, 4, 6, 14, 52, 5),          # 179
        (JLT, 14, 100, 4722),                    # 180
        (NUMBER2, 14, 4, 6, 14, 52, 5),          # 181
        (NUMBER2, 18, 4, 6, 10, 52, 5),          # 182
        (JGT, 14, 18, 4722),                     # 183
        (NUMBER2, 14, 4, 6, 20, 50, 5),          # 184
        (JLT, 14, 88, 4722),                     # 185
        (NUMBER2, 18, 4, 6, 14, 52, 5),          # 186
        (DIV, 19, 18, 109),                      # 187
        (JGT, 14, 19, 4722),                     # 188
        (NUMBER2, 14, 4, 6, 14, 52, 5),          # 189
        (BYTES, 4, 7, 14),                       # 190: varpart
        (OPEN, 18, 4, 7),                        # 191
        (U1, 20, 4, 4, 1),                       # 192
        (JNE, 20, 88, 196),                      # 193
        (STORE, 4, 9, 100),                      # 194: byte order be
        (JUMP, 200),                             # 195
        (JNE, 20, 89, 4722),                     # 196
        (STORE, 4, 9, 88),                       # 197: byte order le
        (JUMP, 200),                             # 198
        (JUMP, 4722),                            # 199
        (NUMBER2, 22, 4, 6, 20, 50, 5),          # 200
        (ROWS, 21, 2),                           # 201: segments: repeat expr
        (STORE, 4, 10, 21),                      # 202
        (MOVE, 20, 100),                         # 203
        (JGE, 20, 22, 992),                      # 204
        (ROW, 2, 5, 21),                         # 205
        (STORE, 5, 0, 20),                       # 206
        (LOAD, 23, 4, 9),                        # 207
        (STORE, 5, 1, 23),                       # 208
        (RUN, 5, 2, 4),                          # 209: segm_len
        (NUMBER2, 23, 5, 2, 0, 52, 1),           # 210
        (JLT, 23, 109, 4722),                    # 211
        (LOAD, 27, 4, 8),                        # 212
        (LOAD, 35, 4, 7),                        # 213
        (POSITION, 35, 35),                      # 214
        (SUB, 36, 27, 35),                       # 215
        (ADD, 37, 36, 92),                       # 216
        (JGT, 23, 37, 4722),                     # 217
        (RUN, 5, 3, 4),                          # 218: segm_offset
        (NUMBER2, 23, 5, 3, 0, 52, 1),           # 219
        (LOAD, 27, 4, 7),                        # 220
        (POSITION, 27, 27),                      # 221
        (SUB, 35, 27, 110),                      # 222
        (JNE, 23, 35, 4722),                     # 223
        (RUN, 5, 4, 5),                          # 224: no_of_parts, own_index, segm_kind
        (NUMBER2, 23, 5, 4, 0, 50, 1),           # 225
        (JLT, 23, 100, 4722),                    # 226
        (LOAD, 23, 4, 0),                        # 227
        (JEQ, 23, 100, 234),                     # 228
        (NUMBER2, 23, 5, 4, 0, 50, 1),           # 229
        (NUMBER2, 27, 5, 2, 0, 52, 1),           # 230
        (SUB, 35, 27, 109),                      # 231
        (DIV, 36, 35, 111),                      # 232
        (JGT, 23, 36, 4722),                     # 233
        (NUMBER2, 23, 5, 4, 2, 50, 1),           # 234
        (LOAD, 27, 5, 0),                        # 235
        (ADD, 35, 27, 88),                       # 236
        (JNE, 23, 35, 4722),                     # 237
        (U1, 23, 5, 4, 4),                       # 238
        (JLT, 23, 88, 4722),                     # 239
        (JGT, 23, 92, 4722),                     # 240
        (LOAD, 23, 4, 0),                        # 241
        (JEQ, 23, 100, 247),                     # 242
        (JBITSN, 5, 4, 4, 65280, 1, 247),        # 243: _
        (NUMBER2, 23, 5, 2, 0, 52, 1),           # 244
        (MOD, 27, 23, 110),                      # 245
        (JNE, 27, 100, 4722),                    # 246
        (JBITS, 5, 4, 4, 65280, 1, 249),         # 247: segm_kind
        (JBITSN, 5, 4, 4, 65280, 3, 272),        # 248: segm_kind
        (ROW, 3, 6, 23),                         # 249: segment.request
        (STORE, 5, 5, 23),                       # 250
        (LOAD, 27, 5, 1),                        # 251
        (STORE, 6, 0, 27),                       # 252
        (RUN, 6, 1, 27),                         # 253: message_type, sqlmode, producer, commit_immediately, ignore_costwarning, prepare, with_info, mass_cmd, parsing_again, unused_options, no_explicit_close, scrollable_cursor, no_implicit_fetch, filler1, filler2, filler3
        (LOAD, 27, 4, 0),                        # 254
        (JEQ, 27, 100, 265),                     # 255
        (U1, 27, 5, 4, 4),                       # 256
        (JNE, 27, 88, 265),                      # 257
        (JBITS, 6, 1, 0, 65280, 25, 260),        # 258: _
        (JBITSN, 6, 1, 0, 65280, 45, 263),       # 259: _
        (NUMBER2, 27, 5, 4, 0, 50, 1),           # 260
        (JNE, 27, 100, 4722),                    # 261
        (JUMP, 265),                             # 262
        (NUMBER2, 27, 5, 4, 0, 50, 1),           # 263
        (JEQ, 27, 100, 4722),                    # 264
        (LOAD, 27, 4, 0),                        # 265
        (JLT, 27, 89, 272),                      # 266
        (U1, 27, 5, 4, 4),                       # 267
        (JNE, 27, 88, 272),                      # 268
        (U1, 27, 6, 1, 1),                       # 269
        (JLT, 27, 88, 4722),                     # 270
        (JGT, 27, 93, 4722),                     # 271
        (JBITS, 5, 4, 4, 65280, 2, 274),         # 272: segm_kind
        (JBITSN, 5, 4, 4, 65280, 4, 283),        # 273: segm_kind
        (ROW, 4, 7, 23),                         # 274: segment.reply
        (STORE, 5, 6, 23),                       # 275
        (LOAD, 27, 5, 1),                        # 276
        (STORE, 7, 0, 27),                       # 277
        (RUN, 7, 1, 11),                         # 278: sqlstate, returncode, errorpos
        (FIXED, 35, 7, 1, 0, 5),                 # 279
        (TEXT, 35, 0),                           # 280: sqlstate is ISO-8859-1
        (RUN, 7, 2, 2),                          # 281: warning_exists, value_truncated, null_in_set_function, column_count_differs, no_where_clause, unused5, date_adjusted, unused7, table_scan, statement_optimized, views_substituted, time_value_overflow, rowno_limit, index_on_optional_column, next_inverted_list, user_defined_code
        (RUN, 7, 3, 14),                         # 282: unused_intern_warning, result_set_closed, unused_intern_warning2, function_code, tracelevel, filler1, filler2
        (NUMBER2, 35, 5, 4, 0, 50, 1),           # 283
        (ROWS, 27, 5),                           # 284: parts: repeat expr
        (STORE, 5, 7, 27),                       # 285
        (MOVE, 23, 100),                         # 286
        (JGE, 23, 35, 962),                      # 287
        (ROW, 5, 8, 27),                         # 288
        (STORE, 8, 0, 23),                       # 289
        (LOAD, 36, 5, 1),                        # 290
        (STORE, 8, 1, 36),                       # 291
        (RUN, 8, 2, 1),                          # 292: part_kind
        (LOAD, 36, 4, 7),                        # 293
        (POSITION, 36, 36),                      # 294
        (ADD, 37, 36, 113),                      # 295
        (NUMBER2, 38, 5, 3, 0, 52, 1),           # 296
        (NUMBER2, 39, 5, 2, 0, 52, 1),           # 297
        (ADD, 40, 38, 39),                       # 298
        (JGT, 37, 40, 4722),                     # 299
        (LOAD, 36, 4, 0),                        # 300
        (JEQ, 36, 100, 327),                     # 301
        (LOAD, 36, 8, 0),                        # 302
        (JGT, 36, 100, 327),                     # 303
        (U1, 36, 5, 4, 4),                       # 304
        (JNE, 36, 88, 327),                      # 305
        (JBITS, 8, 2, 0, 65280, 3, 327),         # 306: _
        (LOAD, 36, 5, 5),                        # 307
        (JZ, 36, 4722),                          # 308
        (ROWAT, 9, 3, 36),                       # 309
        (U1, 37, 9, 1, 0),                       # 310
        (JEQ, 37, 89, 4722),                     # 311
        (LOAD, 36, 5, 5),                        # 312
        (JZ, 36, 4722),                          # 313
        (ROWAT, 10, 3, 36),                      # 314
        (U1, 37, 10, 1, 0),                      # 315
        (JEQ, 37, 91, 4722),                     # 316
        (LOAD, 36, 5, 5),                        # 317
        (JZ, 36, 4722),                          # 318
        (ROWAT, 11, 3, 36),                      # 319
        (U1, 37, 11, 1, 0),                      # 320
        (JEQ, 37, 93, 4722),                     # 321
        (LOAD, 36, 5, 5),                        # 322
        (JZ, 36, 4722),                          # 323
        (ROWAT, 12, 3, 36),                      # 324
        (U1, 37, 12, 1, 0),                      # 325
        (JEQ, 37, 114, 4722),                    # 326
        (LOAD, 36, 4, 0),                        # 327
        (JEQ, 36, 100, 339),                     # 328
        (LOAD, 36, 8, 0),                        # 329
        (JGT, 36, 100, 339),                     # 330
        (U1, 36, 5, 4, 4),                       # 331
        (JNE, 36, 88, 339),                      # 332
        (JBITS, 8, 2, 0, 65280, 10, 339),        # 333: _
        (LOAD, 36, 5, 5),                        # 334
        (JZ, 36, 4722),                          # 335
        (ROWAT, 13, 3, 36),                      # 336
        (U1, 37, 13, 1, 0),                      # 337
        (JEQ, 37, 116, 4722),                    # 338
        (RUN, 8, 3, 11),                         # 339: unused_attributes, first_packet, next_packet, last_packet, arg_count, segm_offset, buf_len
        (NUMBER2, 36, 8, 3, 1, 50, 1),           # 340
        (JLT, 36, 100, 4722),                    # 341
        (LOAD, 36, 4, 0),                        # 342
        (JEQ, 36, 100, 356),                     # 343
        (NUMBER2, 36, 8, 3, 1, 50, 1),           # 344
        (JGT, 36, 100, 356),                     # 345
        (U1, 36, 5, 4, 4),                       # 346
        (JNE, 36, 88, 356),                      # 347
        (JBITSN, 8, 3, 0, 256, 0, 356),          # 348: last_packet
        (JBITS, 8, 2, 0, 65280, 0, 356),         # 349: part_kind
        (JBITS, 8, 2, 0, 65280, 1, 356),         # 350: part_kind
        (LOAD, 36, 5, 5),                        # 351
        (JZ, 36, 4722),                          # 352
        (ROWAT, 14, 3, 36),                      # 353
        (U1, 37, 14, 1, 0),                      # 354
        (JNE, 37, 103, 4722),                    # 355
        (NUMBER2, 36, 8, 3, 3, 52, 1),           # 356
        (NUMBER2, 37, 5, 3, 0, 52, 1),           # 357
        (JNE, 36, 37, 4722),                     # 358
        (NUMBER2, 36, 8, 3, 7, 52, 1),           # 359
        (JLT, 36, 100, 4722),                    # 360
        (NUMBER2, 38, 5, 2, 0, 52, 1),           # 361
        (ADD, 39, 37, 38),                       # 362
        (LOAD, 40, 4, 7),                        # 363
        (POSITION, 40, 40),                      # 364
        (SUB, 41, 39, 40),                       # 365
        (SUB, 42, 41, 92),                       # 366
        (JGT, 36, 42, 4722),                     # 367
        (RUN, 8, 4, 4),                          # 368: buf_size
        (NUMBER2, 36, 8, 4, 0, 52, 1),           # 369
        (NUMBER2, 37, 8, 3, 7, 52, 1),           # 370
        (JGE, 36, 37, 374),                      # 371
        (LOAD, 36, 4, 0),                        # 372
        (JNE, 36, 100, 4722),                    # 373
        (NUMBER2, 36, 8, 3, 7, 52, 1),           # 374
        (BYTES, 8, 5, 36),                       # 375: body
        (U1, 37, 8, 2, 0),                       # 376
        (SWITCH, 37, 1, 35),                     # 377
        (JUMP, 414),                             # 378
        (JUMP, 434),                             # 379
        (JUMP, 459),                             # 380
        (JUMP, 467),                             # 381
        (JUMP, 485),                             # 382
        (JUMP, 459),                             # 383
        (JUMP, 928),                             # 384
        (JUMP, 459),                             # 385
        (JUMP, 928),                             # 386
        (JUMP, 514),                             # 387
        (JUMP, 514),                             # 388
        (JUMP, 531),                             # 389
        (JUMP, 459),                             # 390
        (JUMP, 554),                             # 391
        (JUMP, 599),                             # 392
        (JUMP, 928),                             # 393
        (JUMP, 928),                             # 394
        (JUMP, 630),                             # 395
        (JUMP, 459),                             # 396
        (JUMP, 669),                             # 397
        (JUMP, 554),                             # 398
        (JUMP, 928),                             # 399
        (JUMP, 692),                             # 400
        (JUMP, 531),                             # 401
        (JUMP, 928),                             # 402
        (JUMP, 928),                             # 403
        (JUMP, 723),                             # 404
        (JUMP, 928),                             # 405
        (JUMP, 928),                             # 406
        (JUMP, 742),                             # 407
        (JUMP, 928),                             # 408
        (JUMP, 554),                             # 409
        (JUMP, 786),                             # 410
        (JUMP, 896),                             # 411
        (JUMP, 916),                             # 412
        (JUMP, 928),                             # 413
        (ROW, 6, 15, 37),                        # 414: part.body.parameter_descriptions
        (STORE, 8, 7, 37),                       # 415
        (NUMBER2, 38, 8, 3, 1, 50, 1),           # 416
        (STORE, 15, 0, 38),                      # 417
        (OPEN, 38, 8, 5),                        # 418
        (LOAD, 40, 8, 1),                        # 419
        (STORE, 15, 1, 40),                      # 420
        (LOAD, 42, 15, 0),                       # 421
        (ROWS, 41, 7),                           # 422: parameters: repeat expr
        (STORE, 15, 2, 41),                      # 423
        (MOVE, 40, 100),                         # 424
        (JGE, 40, 42, 432),                      # 425
        (ROW, 7, 16, 41),                        # 426
        (LOAD, 43, 15, 1),                       # 427
        (STORE, 16, 0, 43),                      # 428
        (RUN, 16, 1, 4),                         # 429: data_type, frac, length
        (COUNT, 40, 2, 15, 3),                   # 430
        (JUMP, 425),                             # 431
        (CLOSE, 38),                             # 432
        (JUMP, 935),                             # 433
        (ROW, 8, 17, 37),                        # 434: part.body.names
        (STORE, 8, 8, 37),                       # 435
        (NUMBER2, 38, 8, 3, 1, 50, 1),           # 436
        (STORE, 17, 0, 38),                      # 437
        (OPEN, 38, 8, 5),                        # 438
        (LOAD, 40, 8, 1),                        # 439
        (STORE, 17, 1, 40),                      # 440
        (LOAD, 42, 17, 0),                       # 441
        (ROWS, 41, 9),                           # 442: names: repeat expr
        (STORE, 17, 2, 41),                      # 443
        (MOVE, 40, 100),                         # 444
        (JGE, 40, 42, 457),                      # 445
        (ROW, 9, 18, 41),                        # 446
        (LOAD, 43, 17, 1),                       # 447
        (STORE, 18, 0, 43),                      # 448
        (RUN, 18, 1, 1),                         # 449: len_name
        (U1, 43, 18, 1, 0),                      # 450
        (BYTES, 18, 2, 43),                      # 451: name
        (OPEN, 44, 18, 2),                       # 452
        (REST, 18, 4),                           # 453: data
        (CLOSE, 44),                             # 454
        (COUNT, 40, 6, 17, 3),                   # 455
        (JUMP, 445),                             # 456
        (CLOSE, 38),                             # 457
        (JUMP, 935),                             # 458
        (ROW, 10, 19, 37),                       # 459: part.body.text
        (STORE, 8, 9, 37),                       # 460
        (OPEN, 38, 8, 5),                        # 461
        (LOAD, 40, 8, 1),                        # 462
        (STORE, 19, 0, 40),                      # 463
        (REST, 19, 1),                           # 464: data
        (CLOSE, 38),                             # 465
        (JUMP, 935),                             # 466
        (ROW, 11, 20, 37),                       # 467: part.body.conversion_tables
        (STORE, 8, 10, 37),                      # 468
        (NUMBER2, 38, 8, 3, 1, 50, 1),           # 469
        (STORE, 20, 0, 38),                      # 470
        (OPEN, 38, 8, 5),                        # 471
        (LOAD, 40, 8, 1),                        # 472
        (STORE, 20, 1, 40),                      # 473
        (LOAD, 42, 20, 0),                       # 474
        (ROWS, 41, 12),                          # 475: tables: repeat expr
        (STORE, 20, 2, 41),                      # 476
        (MOVE, 40, 100),                         # 477
        (JGE, 40, 42, 483),                      # 478
        (ROW, 12, 21, 41),                       # 479
        (BYTES, 21, 0, 127),                     # 480: tables
        (COUNT, 40, 2, 20, 3),                   # 481
        (JUMP, 478),                             # 482
        (CLOSE, 38),                             # 483
        (JUMP, 935),                             # 484
        (ROW, 13, 22, 37),                       # 485: part.body.data
        (STORE, 8, 11, 37),                      # 486
        (MOVE, 38, 100),                         # 487
        (JBITSN, 5, 4, 4, 65280, 1, 500),        # 488: segm_kind
        (LOAD, 39, 5, 5),                        # 489
        (JZ, 39, 4722),                          # 490
        (ROWAT, 23, 3, 39),                      # 491
        (U1, 40, 23, 1, 0),                      # 492
        (JEQ, 40, 89, 499),                      # 493
        (LOAD, 39, 5, 5),                        # 494
        (JZ, 39, 4722),                          # 495
        (ROWAT, 24, 3, 39),                      # 496
        (U1, 40, 24, 1, 0),                      # 497
        (JNE, 40, 112, 500),                     # 498
        (MOVE, 38, 88),                          # 499
        (STORE, 22, 0, 38),                      # 500
        (OPEN, 38, 8, 5),                        # 501
        (LOAD, 40, 8, 1),                        # 502
        (STORE, 22, 1, 40),                      # 503
        (LOAD, 40, 22, 0),                       # 504
        (JNZ, 40, 508),                          # 505
        (REST, 22, 3),                           # 506: rows
        (STORE, 22, 2, 88),                      # 507
        (LOAD, 40, 22, 0),                       # 508
        (JZ, 40, 512),                           # 509
        (REST, 22, 6),                           # 510: logon
        (STORE, 22, 5, 88),                      # 511
        (CLOSE, 38),                             # 512
        (JUMP, 935),                             # 513
        (ROW, 14, 25, 37),                       # 514: part.body.parse_ids
        (STORE, 8, 12, 37),                      # 515
        (OPEN, 38, 8, 5),                        # 516
        (LOAD, 40, 8, 1),                        # 517
        (STORE, 25, 0, 40),                      # 518
        (ROWS, 41, 15),                          # 519: parse_ids: repeat until
        (STORE, 25, 1, 41),                      # 520
        (MOVE, 40, 100),                         # 521
        (ROW, 15, 26, 41),                       # 522
        (LOAD, 42, 25, 0),                       # 523
        (STORE, 26, 0, 42),                      # 524
        (RUN, 26, 1, 12),                        # 525: session_id, statement_counter, command_number, message_kind, buffer_number, application_info, date_format
        (EOF, 42),                               # 526
        (COUNT, 40, 2, 25, 2),                   # 527
        (JZ, 42, 522),                           # 528
        (CLOSE, 38),                             # 529
        (JUMP, 935),                             # 530
        (ROW, 16, 27, 37),                       # 531: part.body.counter
        (STORE, 8, 13, 37),                      # 532
        (OPEN, 38, 8, 5),                        # 533
        (LOAD, 40, 8, 1),                        # 534
        (STORE, 27, 0, 40),                      # 535
        (STORE, 27, 1, 117),                     # 536
        (RUN, 27, 2, 1),                         # 537: define_byte
        (U1, 40, 27, 2, 0),                      # 538
        (JGE, 40, 128, 543),                     # 539
        (LOAD, 40, 27, 1),                       # 540
        (BYTES, 27, 4, 40),                      # 541: number
        (STORE, 27, 3, 88),                      # 542
        (U1, 40, 27, 2, 0),                      # 543
        (JLT, 40, 128, 548),                     # 544
        (LOAD, 40, 27, 1),                       # 545
        (BYTES, 27, 7, 40),                      # 546: undefined
        (STORE, 27, 6, 88),                      # 547
        (REST, 27, 9),                           # 548: trailing_bytes
        (LOAD, 40, 27, 9),                       # 549
        (LOAD, 41, 27, 10),                      # 550
        (JNE, 41, 100, 4722),                    # 551
        (CLOSE, 38),                             # 552
        (JUMP, 935),                             # 553
        (ROW, 17, 28, 37),                       # 554: part.body.shortinfos
        (STORE, 8, 14, 37),                      # 555
        (NUMBER2, 38, 8, 3, 1, 50, 1),           # 556
        (STORE, 28, 0, 38),                      # 557
        (U1, 38, 8, 2, 0),                       # 558
        (EQ, 39, 38, 123),                       # 559
        (STORE, 28, 1, 39),                      # 560
        (OPEN, 38, 8, 5),                        # 561
        (LOAD, 40, 8, 1),                        # 562
        (STORE, 28, 2, 40),                      # 563
        (LOAD, 42, 28, 0),                       # 564
        (ROWS, 41, 18),                          # 565: shortinfos: repeat expr
        (STORE, 28, 3, 41),                      # 566
        (MOVE, 40, 100),                         # 567
        (JGE, 40, 42, 597),                      # 568
        (ROW, 18, 29, 41),                       # 569
        (LOAD, 43, 28, 1),                       # 570
        (STORE, 29, 0, 43),                      # 571
        (LOAD, 43, 28, 2),                       # 572
        (STORE, 29, 1, 43),                      # 573
        (RUN, 29, 2, 8),                         # 574: unused_mode, escape_character, has_default, null_allowed, null_not_allowed, io_type, data_type, frac, length, in_out_len
        (LOAD, 43, 29, 0),                       # 575
        (JZ, 43, 578),                           # 576
        (JBITS, 29, 2, 1, 65280, 0, 580),        # 577: io_type
        (RUN, 29, 4, 4),                         # 578: bufpos
        (STORE, 29, 3, 88),                      # 579
        (LOAD, 43, 29, 0),                       # 580
        (JZ, 43, 585),                           # 581
        (JBITSN, 29, 2, 1, 65280, 0, 585),       # 582: io_type
        (RUN, 29, 6, 2),                         # 583: param_no
        (STORE, 29, 5, 88),                      # 584
        (LOAD, 43, 29, 0),                       # 585
        (JZ, 43, 590),                           # 586
        (JBITSN, 29, 2, 1, 65280, 0, 590),       # 587: io_type
        (RUN, 29, 8, 1),                         # 588: read_only
        (STORE, 29, 7, 88),                      # 589
        (LOAD, 43, 29, 0),                       # 590
        (JZ, 43, 595),                           # 591
        (JBITSN, 29, 2, 1, 65280, 0, 595),       # 592: io_type
        (RUN, 29, 10, 1),                        # 593: serial
        (STORE, 29, 9, 88),                      # 594
        (COUNT, 40, 2, 28, 4),                   # 595
        (JUMP, 568),                             # 596
        (CLOSE, 38),                             # 597
        (JUMP, 935),                             # 598
        (ROW, 19, 30, 37),                       # 599: part.body.user_info
        (STORE, 8, 15, 37),                      # 600
        (OPEN, 38, 8, 5),                        # 601
        (LOAD, 40, 8, 1),                        # 602
        (STORE, 30, 0, 40),                      # 603
        (RUN, 30, 1, 1),                         # 604: len_name
        (U1, 40, 30, 1, 0),                      # 605
        (BYTES, 30, 2, 40),                      # 606: name
        (OPEN, 41, 30, 2),                       # 607
        (REST, 30, 4),                           # 608: data
        (CLOSE, 41),                             # 609
        (RUN, 30, 6, 1),                         # 610: len_name
        (U1, 40, 30, 6, 0),                      # 611
        (BYTES, 30, 7, 40),                      # 612: name
        (OPEN, 41, 30, 7),                       # 613
        (REST, 30, 9),                           # 614: data
        (CLOSE, 41),                             # 615
        (RUN, 30, 11, 1),                        # 616: len_name
        (U1, 40, 30, 11, 0),                     # 617
        (BYTES, 30, 12, 40),                     # 618: name
        (OPEN, 41, 30, 12),                      # 619
        (REST, 30, 14),                          # 620: data
        (CLOSE, 41),                             # 621
        (RUN, 30, 16, 1),                        # 622: len_name
        (U1, 40, 30, 16, 0),                     # 623
        (BYTES, 30, 17, 40),                     # 624: name
        (OPEN, 41, 30, 17),                      # 625
        (REST, 30, 19),                          # 626: data
        (CLOSE, 41),                             # 627
        (CLOSE, 38),                             # 628
        (JUMP, 935),                             # 629
        (ROW, 20, 31, 37),                       # 630: part.body.longdata
        (STORE, 8, 16, 37),                      # 631
        (NUMBER2, 38, 8, 3, 1, 50, 1),           # 632
        (STORE, 31, 0, 38),                      # 633
        (OPEN, 38, 8, 5),                        # 634
        (LOAD, 40, 8, 1),                        # 635
        (STORE, 31, 1, 40),                      # 636
        (LOAD, 42, 31, 0),                       # 637
        (ROWS, 41, 21),                          # 638: descriptors: repeat expr
        (STORE, 31, 2, 41),                      # 639
        (MOVE, 40, 100),                         # 640
        (JGE, 40, 42, 666),                      # 641
        (ROW, 21, 32, 41),                       # 642
        (LOAD, 43, 31, 1),                       # 643
        (STORE, 32, 0, 43),                      # 644
        (RUN, 32, 1, 41),                        # 645: define_byte, descriptor, tabid, maxlen, intern_pos, without_short_column, unicode, catalog, comment, new_record, no_close, with_lock, trigger, state, unused1, valmode, valind, unused2, valpos, vallen
        (NUMBER2, 43, 32, 1, 37, 52, 0),         # 646
        (JLE, 43, 100, 664),                     # 647
        (NUMBER2, 43, 32, 1, 33, 52, 0),         # 648
        (LOAD, 44, 8, 5),                        # 649
        (POSITION, 44, 44),                      # 650
        (ADD, 45, 44, 88),                       # 651
        (JNE, 43, 45, 664),                      # 652
        (NUMBER2, 43, 32, 1, 37, 52, 0),         # 653
        (LOAD, 44, 8, 6),                        # 654
        (LOAD, 45, 8, 5),                        # 655
        (POSITION, 45, 45),                      # 656
        (SUB, 46, 44, 45),                       # 657
        (JGT, 43, 46, 664),                      # 658
        (JBITS, 32, 1, 28, 65280, 3, 664),       # 659: valmode
        (JBITS, 32, 1, 28, 65280, 5, 664),       # 660: valmode
        (NUMBER2, 43, 32, 1, 37, 52, 0),         # 661
        (BYTES, 32, 3, 43),                      # 662: portion
        (STORE, 32, 2, 88),                      # 663
        (COUNT, 40, 2, 31, 3),                   # 664
        (JUMP, 641),                             # 665
        (REST, 31, 4),                           # 666: behind
        (CLOSE, 38),                             # 667
        (JUMP, 935),                             # 668
        (ROW, 22, 33, 37),                       # 669: part.body.session_info
        (STORE, 8, 17, 37),                      # 670
        (OPEN, 38, 8, 5),                        # 671
        (LOAD, 40, 8, 1),                        # 672
        (STORE, 33, 0, 40),                      # 673
        (RUN, 33, 1, 2192),                      # 674: is_unicode, session_id, len_nls_date_format, nls_date_format, len_nls_date_format_coded, nls_date_format_coded, nls_date_language, nls_language, date_format, numeric_characters, filler1, dictionary
        (STORE, 33, 2, 91),                      # 675
        (RUN, 33, 3, 1),                         # 676: define_byte
        (U1, 40, 33, 3, 0),                      # 677
        (JGE, 40, 128, 682),                     # 678
        (LOAD, 40, 33, 2),                       # 679
        (BYTES, 33, 5, 40),                      # 680: number
        (STORE, 33, 4, 88),                      # 681
        (U1, 40, 33, 3, 0),                      # 682
        (JLT, 40, 128, 687),                     # 683
        (LOAD, 40, 33, 2),                       # 684
        (BYTES, 33, 8, 40),                      # 685: undefined
        (STORE, 33, 7, 88),                      # 686
        (RUN, 33, 10, 12),                       # 687: filler2, kernel_version, filler3
        (FIXED, 40, 33, 10, 4, 5),               # 688
        (TEXT, 40, 0),                           # 689: kernel_version is ISO-8859-1
        (CLOSE, 38),                             # 690
        (JUMP, 935),                             # 691
        (ROW, 23, 34, 37),                       # 692: part.body.serial
        (STORE, 8, 18, 37),                      # 693
        (OPEN, 38, 8, 5),                        # 694
        (LOAD, 40, 8, 1),                        # 695
        (STORE, 34, 0, 40),                      # 696
        (STORE, 34, 1, 105),                     # 697
        (RUN, 34, 2, 1),                         # 698: define_byte
        (U1, 40, 34, 2, 0),                      # 699
        (JGE, 40, 128, 704),                     # 700
        (LOAD, 40, 34, 1),                       # 701
        (BYTES, 34, 4, 40),                      # 702: number
        (STORE, 34, 3, 88),                      # 703
        (U1, 40, 34, 2, 0),                      # 704
        (JLT, 40, 128, 709),                     # 705
        (LOAD, 40, 34, 1),                       # 706
        (BYTES, 34, 7, 40),                      # 707: undefined
        (STORE, 34, 6, 88),                      # 708
        (STORE, 34, 9, 105),                     # 709
        (RUN, 34, 10, 1),                        # 710: define_byte
        (U1, 40, 34, 10, 0),                     # 711
        (JGE, 40, 128, 716),                     # 712
        (LOAD, 40, 34, 9),                       # 713
        (BYTES, 34, 12, 40),                     # 714: number
        (STORE, 34, 11, 88),                     # 715
        (U1, 40, 34, 10, 0),                     # 716
        (JLT, 40, 128, 721),                     # 717
        (LOAD, 40, 34, 9),                       # 718
        (BYTES, 34, 15, 40),                     # 719: undefined
        (STORE, 34, 14, 88),                     # 720
        (CLOSE, 38),                             # 721
        (JUMP, 935),                             # 722
        (ROW, 24, 35, 37),                       # 723: part.body.abap_info
        (STORE, 8, 19, 37),                      # 724
        (OPEN, 38, 8, 5),                        # 725
        (LOAD, 40, 8, 1),                        # 726
        (STORE, 35, 0, 40),                      # 727
        (RUN, 35, 1, 1),                         # 728: len_name
        (U1, 40, 35, 1, 0),                      # 729
        (BYTES, 35, 2, 40),                      # 730: name
        (OPEN, 41, 35, 2),                       # 731
        (REST, 35, 4),                           # 732: data
        (CLOSE, 41),                             # 733
        (RUN, 35, 6, 1),                         # 734: len_name
        (U1, 40, 35, 6, 0),                      # 735
        (BYTES, 35, 7, 40),                      # 736: name
        (OPEN, 41, 35, 7),                       # 737
        (REST, 35, 9),                           # 738: data
        (CLOSE, 41),                             # 739
        (CLOSE, 38),                             # 740
        (JUMP, 935),                             # 741
        (ROW, 25, 36, 37),                       # 742: part.body.long_demands
        (STORE, 8, 20, 37),                      # 743
        (NUMBER2, 38, 8, 3, 1, 50, 1),           # 744
        (STORE, 36, 0, 38),                      # 745
        (OPEN, 38, 8, 5),                        # 746
        (LOAD, 40, 8, 1),                        # 747
        (STORE, 36, 1, 40),                      # 748
        (LOAD, 42, 36, 0),                       # 749
        (ROWS, 41, 26),                          # 750: demands: repeat expr
        (STORE, 36, 2, 41),                      # 751
        (MOVE, 40, 100),                         # 752
        (JGE, 40, 42, 784),                      # 753
        (ROW, 26, 37, 41),                       # 754
        (LOAD, 43, 36, 1),                       # 755
        (STORE, 37, 0, 43),                      # 756
        (RUN, 37, 1, 2),                         # 757: define_byte, at_once
        (STORE, 37, 2, 117),                     # 758
        (RUN, 37, 3, 1),                         # 759: define_byte
        (U1, 43, 37, 3, 0),                      # 760
        (JGE, 43, 128, 765),                     # 761
        (LOAD, 43, 37, 2),                       # 762
        (BYTES, 37, 5, 43),                      # 763: number
        (STORE, 37, 4, 88),                      # 764
        (U1, 43, 37, 3, 0),                      # 765
        (JLT, 43, 128, 770),                     # 766
        (LOAD, 43, 37, 2),                       # 767
        (BYTES, 37, 8, 43),                      # 768: undefined
        (STORE, 37, 7, 88),                      # 769
        (STORE, 37, 10, 117),                    # 770
        (RUN, 37, 11, 1),                        # 771: define_byte
        (U1, 43, 37, 11, 0),                     # 772
        (JGE, 43, 128, 777),                     # 773
        (LOAD, 43, 37, 10),                      # 774
        (BYTES, 37, 13, 43),                     # 775: number
        (STORE, 37, 12, 88),                     # 776
        (U1, 43, 37, 11, 0),                     # 777
        (JLT, 43, 128, 782),                     # 778
        (LOAD, 43, 37, 10),                      # 779
        (BYTES, 37, 16, 43),                     # 780: undefined
        (STORE, 37, 15, 88),                     # 781
        (COUNT, 40, 6, 36, 3),                   # 782
        (JUMP, 753),                             # 783
        (CLOSE, 38),                             # 784
        (JUMP, 935),                             # 785
        (ROW, 27, 38, 37),                       # 786: part.body.vardata
        (STORE, 8, 21, 37),                      # 787
        (NUMBER2, 38, 8, 3, 1, 50, 1),           # 788
        (STORE, 38, 0, 38),                      # 789
        (MOVE, 38, 100),                         # 790
        (JBITSN, 5, 4, 4, 65280, 1, 803),        # 791: segm_kind
        (LOAD, 39, 5, 5),                        # 792
        (JZ, 39, 4722),                          # 793
        (ROWAT, 39, 3, 39),                      # 794
        (U1, 40, 39, 1, 0),                      # 795
        (JEQ, 40, 89, 802),                      # 796
        (LOAD, 39, 5, 5),                        # 797
        (JZ, 39, 4722),                          # 798
        (ROWAT, 40, 3, 39),                      # 799
        (U1, 40, 40, 1, 0),                      # 800
        (JNE, 40, 112, 803),                     # 801
        (MOVE, 38, 88),                          # 802
        (STORE, 38, 1, 38),                      # 803
        (OPEN, 38, 8, 5),                        # 804
        (LOAD, 40, 8, 1),                        # 805
        (STORE, 38, 2, 40),                      # 806
        (EOF, 40),                               # 807
        (JNZ, 40, 890),                          # 808
        (ROWS, 41, 28),                          # 809: rows: repeat until
        (STORE, 38, 4, 41),                      # 810
        (MOVE, 40, 100),                         # 811
        (ROW, 28, 41, 41),                       # 812
        (LOAD, 42, 38, 1),                       # 813
        (STORE, 41, 0, 42),                      # 814
        (LOAD, 42, 38, 2),                       # 815
        (STORE, 41, 1, 42),                      # 816
        (RUN, 41, 2, 2),                         # 817: num_fields
        (U2BE, 44, 41, 2, 0),                    # 818
        (ROWS, 43, 29),                          # 819: fields: repeat expr
        (STORE, 41, 3, 43),                      # 820
        (MOVE, 42, 100),                         # 821
        (JGE, 42, 44, 880),                      # 822
        (ROW, 29, 42, 43),                       # 823
        (LOAD, 45, 41, 0),                       # 824
        (STORE, 42, 0, 45),                      # 825
        (LOAD, 45, 41, 1),                       # 826
        (STORE, 42, 1, 45),                      # 827
        (RUN, 42, 2, 1),                         # 828: len_or_mark
        (JBITSN, 42, 2, 0, 65280, 255, 832),     # 829: len_or_mark
        (RUN, 42, 4, 2),                         # 830: len_long
        (STORE, 42, 3, 88),                      # 831
        (JBITS, 42, 2, 0, 65280, 255, 838),      # 832: len_or_mark
        (U1, 48, 42, 2, 0),                      # 833
        (JLT, 48, 129, 838),                     # 834
        (JBITSN, 42, 2, 0, 65280, 250, 840),     # 835: len_or_mark
        (LOAD, 48, 4, 3),                        # 836
        (JNE, 48, 100, 840),                     # 837
        (MOVE, 45, 100),                         # 838
        (JUMP, 842),                             # 839
        (U1, 48, 42, 2, 0),                      # 840
        (MOVE, 45, 48),                          # 841
        (JNE, 45, 100, 855),                     # 842
        (LOAD, 45, 42, 0),                       # 843
        (JNZ, 45, 855),                          # 844
        (JBITSN, 42, 2, 0, 65280, 255, 851),     # 845: len_or_mark
        (LOAD, 48, 42, 3),                       # 846
        (JZ, 48, 4722),                          # 847
        (U2BE, 49, 42, 4, 0),                    # 848
        (MOVE, 45, 49),                          # 849
        (JUMP, 853),                             # 850
        (U1, 50, 42, 2, 0),                      # 851
        (MOVE, 45, 50),                          # 852
        (BYTES, 42, 6, 45),                      # 853: value
        (STORE, 42, 5, 88),                      # 854
        (JBITS, 42, 2, 0, 65280, 255, 861),      # 855: len_or_mark
        (U1, 48, 42, 2, 0),                      # 856
        (JLT, 48, 129, 861),                     # 857
        (JBITSN, 42, 2, 0, 65280, 250, 863),     # 858: len_or_mark
        (LOAD, 48, 4, 3),                        # 859
        (JNE, 48, 100, 863),                     # 860
        (MOVE, 45, 100),                         # 861
        (JUMP, 865),                             # 862
        (U1, 48, 42, 2, 0),                      # 863
        (MOVE, 45, 48),                          # 864
        (JNE, 45, 100, 878),                     # 865
        (LOAD, 45, 42, 0),                       # 866
        (JZ, 45, 878),                           # 867
        (JBITSN, 42, 2, 0, 65280, 255, 874),     # 868: len_or_mark
        (LOAD, 48, 42, 3),                       # 869
        (JZ, 48, 4722),                          # 870
        (U2BE, 49, 42, 4, 0),                    # 871
        (MOVE, 45, 49),                          # 872
        (JUMP, 876),                             # 873
        (U1, 50, 42, 2, 0),                      # 874
        (MOVE, 45, 50),                          # 875
        (BYTES, 42, 9, 45),                      # 876: logon
        (STORE, 42, 8, 88),                      # 877
        (COUNT, 42, 2, 41, 4),                   # 878
        (JUMP, 822),                             # 879
        (MOVE, 42, 100),                         # 880
        (EOF, 43),                               # 881
        (JNZ, 43, 886),                          # 882
        (ADD, 43, 40, 88),                       # 883
        (LOAD, 44, 38, 0),                       # 884
        (JLT, 43, 44, 887),                      # 885
        (MOVE, 42, 88),                          # 886
        (COUNT, 40, 4, 38, 5),                   # 887
        (JZ, 42, 812),                           # 888
        (STORE, 38, 3, 88),                      # 889
        (REST, 38, 6),                           # 890: trailing_bytes
        (LOAD, 40, 38, 6),                       # 891
        (LOAD, 41, 38, 7),                       # 892
        (JNE, 41, 100, 4722),                    # 893
        (CLOSE, 38),                             # 894
        (JUMP, 935),                             # 895
        (ROW, 30, 43, 37),                       # 896: part.body.features
        (STORE, 8, 22, 37),                      # 897
        (NUMBER2, 38, 8, 3, 1, 50, 1),           # 898
        (STORE, 43, 0, 38),                      # 899
        (OPEN, 38, 8, 5),                        # 900
        (LOAD, 40, 8, 1),                        # 901
        (STORE, 43, 1, 40),                      # 902
        (LOAD, 42, 43, 0),                       # 903
        (ROWS, 41, 31),                          # 904: features: repeat expr
        (STORE, 43, 2, 41),                      # 905
        (MOVE, 40, 100),                         # 906
        (JGE, 40, 42, 914),                      # 907
        (ROW, 31, 44, 41),                       # 908
        (LOAD, 43, 43, 1),                       # 909
        (STORE, 44, 0, 43),                      # 910
        (RUN, 44, 1, 2),                         # 911: feature, is_on
        (COUNT, 40, 2, 43, 3),                   # 912
        (JUMP, 907),                             # 913
        (CLOSE, 38),                             # 914
        (JUMP, 935),                             # 915
        (ROW, 32, 45, 37),                       # 916: part.body.client_id
        (STORE, 8, 23, 37),                      # 917
        (OPEN, 38, 8, 5),                        # 918
        (LOAD, 40, 8, 1),                        # 919
        (STORE, 45, 0, 40),                      # 920
        (RUN, 45, 1, 1),                         # 921: define_byte
        (REST, 45, 2),                           # 922: terminal_id
        (OPEN, 40, 45, 2),                       # 923
        (REST, 45, 4),                           # 924: data
        (CLOSE, 40),                             # 925
        (CLOSE, 38),                             # 926
        (JUMP, 935),                             # 927
        (ROW, 33, 46, 37),                       # 928: part.body.raw
        (STORE, 8, 24, 37),                      # 929
        (LOAD, 38, 8, 5),                        # 930
        (STORE, 46, 0, 38),                      # 931
        (LOAD, 39, 8, 6),                        # 932
        (STORE, 46, 1, 39),                      # 933
        (JUMP, 935),                             # 934
        (NUMBER2, 39, 5, 3, 0, 52, 1),           # 935
        (NUMBER2, 40, 5, 2, 0, 52, 1),           # 936
        (ADD, 41, 39, 40),                       # 937
        (LOAD, 42, 4, 7),                        # 938
        (POSITION, 42, 42),                      # 939
        (SUB, 43, 41, 42),                       # 940
        (NUMBER2, 44, 8, 3, 7, 52, 1),           # 941
        (MOD, 45, 44, 110),                      # 942
        (SUB, 46, 110, 45),                      # 943
        (MOD, 47, 46, 110),                      # 944
        (JGE, 43, 47, 954),                      # 945
        (NUMBER2, 39, 5, 3, 0, 52, 1),           # 946
        (NUMBER2, 40, 5, 2, 0, 52, 1),           # 947
        (ADD, 41, 39, 40),                       # 948
        (LOAD, 42, 4, 7),                        # 949
        (POSITION, 42, 42),                      # 950
        (SUB, 43, 41, 42),                       # 951
        (MOVE, 36, 43),                          # 952
        (JUMP, 959),                             # 953
        (NUMBER2, 44, 8, 3, 7, 52, 1),           # 954
        (MOD, 45, 44, 110),                      # 955
        (SUB, 46, 110, 45),                      # 956
        (MOD, 47, 46, 110),                      # 957
        (MOVE, 36, 47),                          # 958
        (BYTES, 8, 25, 36),                      # 959: filler
        (COUNT, 23, 6, 5, 8),                    # 960
        (JUMP, 287),                             # 961
        (NUMBER2, 23, 5, 3, 0, 52, 1),           # 962
        (NUMBER2, 27, 5, 2, 0, 52, 1),           # 963
        (ADD, 35, 23, 27),                       # 964
        (LOAD, 36, 4, 7),                        # 965
        (POSITION, 36, 36),                      # 966
        (SUB, 37, 35, 36),                       # 967
        (BYTES, 5, 9, 37),                       # 968: unused
        (LOAD, 38, 4, 8),                        # 969
        (LOAD, 39, 4, 7),                        # 970
        (POSITION, 39, 39),                      # 971
        (SUB, 40, 38, 39),                       # 972
        (NUMBER2, 41, 5, 2, 0, 52, 1),           # 973
        (MOD, 42, 41, 110),                      # 974
        (SUB, 43, 110, 42),                      # 975
        (MOD, 44, 43, 110),                      # 976
        (JGE, 40, 44, 984),                      # 977
        (LOAD, 38, 4, 8),                        # 978
        (LOAD, 39, 4, 7),                        # 979
        (POSITION, 39, 39),                      # 980
        (SUB, 40, 38, 39),                       # 981
        (MOVE, 35, 40),                          # 982
        (JUMP, 989),                             # 983
        (NUMBER2, 41, 5, 2, 0, 52, 1),           # 984
        (MOD, 42, 41, 110),                      # 985
        (SUB, 43, 110, 42),                      # 986
        (MOD, 44, 43, 110),                      # 987
        (MOVE, 35, 44),                          # 988
        (BYTES, 5, 11, 35),                      # 989: filler
        (COUNT, 20, 8, 4, 11),                   # 990
        (JUMP, 204),                             # 991
        (REST, 4, 12),                           # 992: behind
        (CLOSE, 18),                             # 993
        (CLOSE, 12),                             # 994
        (JUMP, 1163),                            # 995
        (ROW, 34, 47, 11),                       # 996: maxdb_tcp.payload.connect
        (STORE, 0, 14, 11),                      # 997
        (OPEN, 12, 0, 10),                       # 998
        (LOAD, 14, 0, 8),                        # 999
        (JNE, 14, 88, 1003),                     # 1000
        (STORE, 47, 0, 100),                     # 1001: byte order be
        (JUMP, 1007),                            # 1002
        (JNE, 14, 89, 4722),                     # 1003
        (STORE, 47, 0, 88),                      # 1004: byte order le
        (JUMP, 1007),                            # 1005
        (JUMP, 4722),                            # 1006
        (RUN, 47, 1, 24),                        # 1007: code, swap, connect_length, service_type, os_type, fillers, max_segment_size, max_data_len, packet_size, min_reply_size
        (NUMBER2, 14, 47, 1, 2, 50, 0),          # 1008
        (JLT, 14, 109, 4722),                    # 1009
        (LOAD, 18, 0, 11),                       # 1010
        (JGT, 14, 18, 4722),                     # 1011
        (JBITS, 47, 1, 0, 65280, 1, 1018),       # 1012: code
        (BYTES, 47, 3, 110),                     # 1013: receiver_ascii
        (UNPAD, 47, 3, 32),                      # 1014
        (CUT, 47, 3, 0, 0),                      # 1015
        (TEXTAT, 47, 3, 0),                      # 1016: receiver_ascii is ISO-8859-1
        (STORE, 47, 2, 88),                      # 1017
        (JBITSN, 47, 1, 0, 65280, 1, 1024),      # 1018: code
        (BYTES, 47, 6, 110),                     # 1019: receiver_ebcdic
        (UNPAD, 47, 6, 64),                      # 1020
        (CUT, 47, 6, 0, 0),                      # 1021
        (TEXTAT, 47, 6, 1),                      # 1022: receiver_ebcdic is IBM037
        (STORE, 47, 5, 88),                      # 1023
        (JBITS, 47, 1, 0, 65280, 1, 1030),       # 1024: code
        (BYTES, 47, 9, 110),                     # 1025: sender_ascii
        (UNPAD, 47, 9, 32),                      # 1026
        (CUT, 47, 9, 0, 0),                      # 1027
        (TEXTAT, 47, 9, 0),                      # 1028: sender_ascii is ISO-8859-1
        (STORE, 47, 8, 88),                      # 1029
        (JBITSN, 47, 1, 0, 65280, 1, 1036),      # 1030: code
        (BYTES, 47, 12, 110),                    # 1031: sender_ebcdic
        (UNPAD, 47, 12, 64),                     # 1032
        (CUT, 47, 12, 0, 0),                     # 1033
        (TEXTAT, 47, 12, 1),                     # 1034: sender_ebcdic is IBM037
        (STORE, 47, 11, 88),                     # 1035
        (NUMBER2, 14, 47, 1, 2, 50, 0),          # 1036
        (SUB, 18, 14, 109),                      # 1037
        (BYTES, 47, 14, 18),                     # 1038: arguments
        (OPEN, 19, 47, 14),                      # 1039
        (ROWS, 22, 35),                          # 1040: arguments: repeat eos
        (STORE, 47, 16, 22),                     # 1041
        (MOVE, 21, 100),                         # 1042
        (EOF, 22),                               # 1043
        (JNZ, 22, 1153),                         # 1044
        (ROW, 35, 48, 22),                       # 1045
        (LOAD, 23, 47, 0),                       # 1046
        (STORE, 48, 0, 23),                      # 1047
        (JNE, 3, 100, 1053),                     # 1048
        (RUN, 48, 2, 1),                         # 1049: len_argument
        (U1, 23, 48, 2, 0),                      # 1050
        (JLT, 23, 89, 4722),                     # 1051
        (STORE, 48, 1, 88),                      # 1052
        (RUN, 48, 3, 1),                         # 1053: id
        (JEQ, 3, 100, 1057),                     # 1054
        (RUN, 48, 5, 2),                         # 1055: len_value
        (STORE, 48, 4, 88),                      # 1056
        (JNE, 3, 100, 1064),                     # 1057
        (LOAD, 38, 48, 1),                       # 1058
        (JZ, 38, 4722),                          # 1059
        (U1, 39, 48, 2, 0),                      # 1060
        (SUB, 40, 39, 89),                       # 1061
        (MOVE, 35, 40),                          # 1062
        (JUMP, 1068),                            # 1063
        (LOAD, 41, 48, 4),                       # 1064
        (JZ, 41, 4722),                          # 1065
        (U2BE, 42, 48, 5, 0),                    # 1066
        (MOVE, 35, 42),                          # 1067
        (BYTES, 48, 6, 35),                      # 1068: value
        (U1, 43, 48, 3, 0),                      # 1069
        (SWITCH, 43, 73, 42),                    # 1070
        (JUMP, 1127),                            # 1071
        (JUMP, 1144),                            # 1072
        (JUMP, 1144),                            # 1073
        (JUMP, 1144),                            # 1074
        (JUMP, 1144),                            # 1075
        (JUMP, 1144),                            # 1076
        (JUMP, 1144),                            # 1077
        (JUMP, 1114),                            # 1078
        (JUMP, 1144),                            # 1079
        (JUMP, 1136),                            # 1080
        (JUMP, 1144),                            # 1081
        (JUMP, 1144),                            # 1082
        (JUMP, 1144),                            # 1083
        (JUMP, 1127),                            # 1084
        (JUMP, 1144),                            # 1085
        (JUMP, 1144),                            # 1086
        (JUMP, 1144),                            # 1087
        (JUMP, 1144),                            # 1088
        (JUMP, 1144),                            # 1089
        (JUMP, 1144),                            # 1090
        (JUMP, 1144),                            # 1091
        (JUMP, 1144),                            # 1092
        (JUMP, 1144),                            # 1093
        (JUMP, 1144),                            # 1094
        (JUMP, 1127),                            # 1095
        (JUMP, 1144),                            # 1096
        (JUMP, 1144),                            # 1097
        (JUMP, 1127),                            # 1098
        (JUMP, 1144),                            # 1099
        (JUMP, 1144),                            # 1100
        (JUMP, 1144),                            # 1101
        (JUMP, 1144),                            # 1102
        (JUMP, 1144),                            # 1103
        (JUMP, 1144),                            # 1104
        (JUMP, 1144),                            # 1105
        (JUMP, 1144),                            # 1106
        (JUMP, 1144),                            # 1107
        (JUMP, 1144),                            # 1108
        (JUMP, 1144),                            # 1109
        (JUMP, 1127),                            # 1110
        (JUMP, 1144),                            # 1111
        (JUMP, 1136),                            # 1112
        (JUMP, 1144),                            # 1113
        (ROW, 36, 49, 43),                       # 1114: argument.value.port
        (STORE, 48, 8, 43),                      # 1115
        (OPEN, 44, 48, 6),                       # 1116
        (LOAD, 46, 48, 0),                       # 1117
        (STORE, 49, 0, 46),                      # 1118
        (JNE, 4, 100, 1122),                     # 1119
        (RUN, 49, 2, 2),                         # 1120: network_order
        (STORE, 49, 1, 88),                      # 1121
        (JEQ, 4, 100, 1125),                     # 1122
        (RUN, 49, 4, 2),                         # 1123: packet_order
        (STORE, 49, 3, 88),                      # 1124
        (CLOSE, 44),                             # 1125
        (JUMP, 1151),                            # 1126
        (ROW, 37, 50, 43),                       # 1127: argument.value.text_argument
        (STORE, 48, 9, 43),                      # 1128
        (OPEN, 44, 48, 6),                       # 1129
        (LOAD, 46, 48, 0),                       # 1130
        (STORE, 50, 0, 46),                      # 1131
        (UNTIL, 50, 1, 0, 2),                    # 1132: text
        (TEXTAT, 50, 1, 0),                      # 1133: text is ISO-8859-1
        (CLOSE, 44),                             # 1134
        (JUMP, 1151),                            # 1135
        (ROW, 38, 51, 43),                       # 1136: argument.value.number_argument
        (STORE, 48, 10, 43),                     # 1137
        (OPEN, 44, 48, 6),                       # 1138
        (LOAD, 46, 48, 0),                       # 1139
        (STORE, 51, 0, 46),                      # 1140
        (RUN, 51, 1, 1),                         # 1141: number
        (CLOSE, 44),                             # 1142
        (JUMP, 1151),                            # 1143
        (ROW, 39, 52, 43),                       # 1144: argument.value.raw
        (STORE, 48, 11, 43),                     # 1145
        (LOAD, 44, 48, 6),                       # 1146
        (STORE, 52, 0, 44),                      # 1147
        (LOAD, 45, 48, 7),                       # 1148
        (STORE, 52, 1, 45),                      # 1149
        (JUMP, 1151),                            # 1150
        (COUNT, 21, 4, 47, 17),                  # 1151
        (JUMP, 1043),                            # 1152
        (CLOSE, 19),                             # 1153
        (CLOSE, 12),                             # 1154
        (JUMP, 1163),                            # 1155
        (ROW, 40, 53, 11),                       # 1156: maxdb_tcp.payload.raw
        (STORE, 0, 15, 11),                      # 1157
        (LOAD, 12, 0, 10),                       # 1158
        (STORE, 53, 0, 12),                      # 1159
        (LOAD, 13, 0, 11),                       # 1160
        (STORE, 53, 1, 13),                      # 1161
        (JUMP, 1163),                            # 1162
        (LOAD, 9, 0, 13),                        # 1163
        (JZ, 9, 4625),                           # 1164
        (ROWAT, 4, 1, 9),                        # 1165
        (MOVE, 10, 100),                         # 1166
        (LOAD, 11, 4, 11),                       # 1167
        (JGE, 10, 11, 4625),                     # 1168
        (ITEM, 5, 2, 4, 10, 10),                 # 1169
        (MOVE, 12, 100),                         # 1170
        (LOAD, 13, 5, 8),                        # 1171
        (JGE, 12, 13, 4609),                     # 1172
        (ITEM, 8, 5, 5, 7, 12),                  # 1173
        (LOAD, 14, 8, 8),                        # 1174
        (JZ, 14, 1523),                          # 1175
        (ROWAT, 17, 8, 14),                      # 1176
        (MOVE, 18, 100),                         # 1177
        (LOAD, 19, 17, 3),                       # 1178
        (JGE, 18, 19, 1523),                     # 1179
        (ITEM, 18, 9, 17, 2, 18),                # 1180
        (JBITSN, 4, 4, 0, 65280, 0, 1184),       # 1181: code_type
        (MOVE, 20, 88),                          # 1182
        (JUMP, 1219),                            # 1183
        (JBITSN, 4, 4, 0, 65280, 19, 1187),      # 1184: code_type
        (MOVE, 35, 89),                          # 1185
        (JUMP, 1218),                            # 1186
        (JBITSN, 4, 4, 0, 65280, 20, 1190),      # 1187: code_type
        (MOVE, 38, 91),                          # 1188
        (JUMP, 1217),                            # 1189
        (JBITSN, 4, 4, 0, 65280, 21, 1197),      # 1190: code_type
        (JBITSN, 4, 4, 1, 65280, 2, 1194),       # 1191: swap_kind
        (MOVE, 44, 89),                          # 1192
        (JUMP, 1195),                            # 1193
        (MOVE, 44, 91),                          # 1194
        (MOVE, 41, 44),                          # 1195
        (JUMP, 1216),                            # 1196
        (JBITSN, 4, 4, 0, 65280, 22, 1200),      # 1197: code_type
        (MOVE, 47, 92),                          # 1198
        (JUMP, 1215),                            # 1199
        (JBITS, 4, 4, 0, 65280, 1, 1203),        # 1200: code_type
        (MOVE, 50, 100),                         # 1201
        (JUMP, 1214),                            # 1202
        (LOAD, 56, 4, 2),                        # 1203
        (JNE, 56, 138, 1207),                    # 1204
        (MOVE, 53, 117),                         # 1205
        (JUMP, 1213),                            # 1206
        (LOAD, 59, 4, 2),                        # 1207
        (JNE, 59, 139, 1211),                    # 1208
        (MOVE, 56, 140),                         # 1209
        (JUMP, 1212),                            # 1210
        (MOVE, 56, 93),                          # 1211
        (MOVE, 53, 56),                          # 1212
        (MOVE, 50, 53),                          # 1213
        (MOVE, 47, 50),                          # 1214
        (MOVE, 41, 47),                          # 1215
        (MOVE, 38, 41),                          # 1216
        (MOVE, 35, 38),                          # 1217
        (MOVE, 20, 35),                          # 1218
        (JEQ, 20, 100, 1521),                    # 1219
        (JBITSN, 4, 4, 0, 65280, 0, 1223),       # 1220: code_type
        (MOVE, 35, 88),                          # 1221
        (JUMP, 1258),                            # 1222
        (JBITSN, 4, 4, 0, 65280, 19, 1226),      # 1223: code_type
        (MOVE, 38, 89),                          # 1224
        (JUMP, 1257),                            # 1225
        (JBITSN, 4, 4, 0, 65280, 20, 1229),      # 1226: code_type
        (MOVE, 41, 91),                          # 1227
        (JUMP, 1256),                            # 1228
        (JBITSN, 4, 4, 0, 65280, 21, 1236),      # 1229: code_type
        (JBITSN, 4, 4, 1, 65280, 2, 1233),       # 1230: swap_kind
        (MOVE, 47, 89),                          # 1231
        (JUMP, 1234),                            # 1232
        (MOVE, 47, 91),                          # 1233
        (MOVE, 44, 47),                          # 1234
        (JUMP, 1255),                            # 1235
        (JBITSN, 4, 4, 0, 65280, 22, 1239),      # 1236: code_type
        (MOVE, 50, 92),                          # 1237
        (JUMP, 1254),                            # 1238
        (JBITS, 4, 4, 0, 65280, 1, 1242),        # 1239: code_type
        (MOVE, 53, 100),                         # 1240
        (JUMP, 1253),                            # 1241
        (LOAD, 59, 4, 2),                        # 1242
        (JNE, 59, 138, 1246),                    # 1243
        (MOVE, 56, 117),                         # 1244
        (JUMP, 1252),                            # 1245
        (LOAD, 62, 4, 2),                        # 1246
        (JNE, 62, 139, 1250),                    # 1247
        (MOVE, 59, 140),                         # 1248
        (JUMP, 1251),                            # 1249
        (MOVE, 59, 93),                          # 1250
        (MOVE, 56, 59),                          # 1251
        (MOVE, 53, 56),                          # 1252
        (MOVE, 50, 53),                          # 1253
        (MOVE, 44, 50),                          # 1254
        (MOVE, 41, 44),                          # 1255
        (MOVE, 38, 41),                          # 1256
        (MOVE, 35, 38),                          # 1257
        (JNE, 35, 88, 1266),                     # 1258
        (LOAD, 35, 18, 4),                       # 1259
        (LOAD, 36, 18, 5),                       # 1260
        (TEXT, 35, 0),                           # 1261
        (MOVE, 20, 35),                          # 1262
        (MOVE, 21, 36),                          # 1263
        (MOVE, 22, 100),                         # 1264
        (JUMP, 1517),                            # 1265
        (JBITSN, 4, 4, 0, 65280, 0, 1269),       # 1266: code_type
        (MOVE, 40, 88),                          # 1267
        (JUMP, 1304),                            # 1268
        (JBITSN, 4, 4, 0, 65280, 19, 1272),      # 1269: code_type
        (MOVE, 43, 89),                          # 1270
        (JUMP, 1303),                            # 1271
        (JBITSN, 4, 4, 0, 65280, 20, 1275),      # 1272: code_type
        (MOVE, 46, 91),                          # 1273
        (JUMP, 1302),                            # 1274
        (JBITSN, 4, 4, 0, 65280, 21, 1282),      # 1275: code_type
        (JBITSN, 4, 4, 1, 65280, 2, 1279),       # 1276: swap_kind
        (MOVE, 52, 89),                          # 1277
        (JUMP, 1280),                            # 1278
        (MOVE, 52, 91),                          # 1279
        (MOVE, 49, 52),                          # 1280
        (JUMP, 1301),                            # 1281
        (JBITSN, 4, 4, 0, 65280, 22, 1285),      # 1282: code_type
        (MOVE, 55, 92),                          # 1283
        (JUMP, 1300),                            # 1284
        (JBITS, 4, 4, 0, 65280, 1, 1288),        # 1285: code_type
        (MOVE, 58, 100),                         # 1286
        (JUMP, 1299),                            # 1287
        (LOAD, 64, 4, 2),                        # 1288
        (JNE, 64, 138, 1292),                    # 1289
        (MOVE, 61, 117),                         # 1290
        (JUMP, 1298),                            # 1291
        (LOAD, 67, 4, 2),                        # 1292
        (JNE, 67, 139, 1296),                    # 1293
        (MOVE, 64, 140),                         # 1294
        (JUMP, 1297),                            # 1295
        (MOVE, 64, 93),                          # 1296
        (MOVE, 61, 64),                          # 1297
        (MOVE, 58, 61),                          # 1298
        (MOVE, 55, 58),                          # 1299
        (MOVE, 49, 55),                          # 1300
        (MOVE, 46, 49),                          # 1301
        (MOVE, 43, 46),                          # 1302
        (MOVE, 40, 43),                          # 1303
        (JNE, 40, 89, 1312),                     # 1304
        (LOAD, 40, 18, 4),                       # 1305
        (LOAD, 41, 18, 5),                       # 1306
        (TEXT, 40, 2),                           # 1307
        (MOVE, 37, 40),                          # 1308
        (MOVE, 38, 41),                          # 1309
        (MOVE, 39, 89),                          # 1310
        (JUMP, 1514),                            # 1311
        (JBITSN, 4, 4, 0, 65280, 0, 1315),       # 1312: code_type
        (MOVE, 45, 88),                          # 1313
        (JUMP, 1350),                            # 1314
        (JBITSN, 4, 4, 0, 65280, 19, 1318),      # 1315: code_type
        (MOVE, 48, 89),                          # 1316
        (JUMP, 1349),                            # 1317
        (JBITSN, 4, 4, 0, 65280, 20, 1321),      # 1318: code_type
        (MOVE, 51, 91),                          # 1319
        (JUMP, 1348),                            # 1320
        (JBITSN, 4, 4, 0, 65280, 21, 1328),      # 1321: code_type
        (JBITSN, 4, 4, 1, 65280, 2, 1325),       # 1322: swap_kind
        (MOVE, 57, 89),                          # 1323
        (JUMP, 1326),                            # 1324
        (MOVE, 57, 91),                          # 1325
        (MOVE, 54, 57),                          # 1326
        (JUMP, 1347),                            # 1327
        (JBITSN, 4, 4, 0, 65280, 22, 1331),      # 1328: code_type
        (MOVE, 60, 92),                          # 1329
        (JUMP, 1346),                            # 1330
        (JBITS, 4, 4, 0, 65280, 1, 1334),        # 1331: code_type
        (MOVE, 63, 100),                         # 1332
        (JUMP, 1345),                            # 1333
        (LOAD, 69, 4, 2),                        # 1334
        (JNE, 69, 138, 1338),                    # 1335
        (MOVE, 66, 117),                         # 1336
        (JUMP, 1344),                            # 1337
        (LOAD, 72, 4, 2),                        # 1338
        (JNE, 72, 139, 1342),                    # 1339
        (MOVE, 69, 140),                         # 1340
        (JUMP, 1343),                            # 1341
        (MOVE, 69, 93),                          # 1342
        (MOVE, 66, 69),                          # 1343
        (MOVE, 63, 66),                          # 1344
        (MOVE, 60, 63),                          # 1345
        (MOVE, 54, 60),                          # 1346
        (MOVE, 51, 54),                          # 1347
        (MOVE, 48, 51),                          # 1348
        (MOVE, 45, 48),                          # 1349
        (JNE, 45, 91, 1358),                     # 1350
        (LOAD, 45, 18, 4),                       # 1351
        (LOAD, 46, 18, 5),                       # 1352
        (TEXT, 45, 3),                           # 1353
        (MOVE, 42, 45),                          # 1354
        (MOVE, 43, 46),                          # 1355
        (MOVE, 44, 91),                          # 1356
        (JUMP, 1511),                            # 1357
        (JBITSN, 4, 4, 0, 65280, 0, 1361),       # 1358: code_type
        (MOVE, 50, 88),                          # 1359
        (JUMP, 1396),                            # 1360
        (JBITSN, 4, 4, 0, 65280, 19, 1364),      # 1361: code_type
        (MOVE, 53, 89),                          # 1362
        (JUMP, 1395),                            # 1363
        (JBITSN, 4, 4, 0, 65280, 20, 1367),      # 1364: code_type
        (MOVE, 56, 91),                          # 1365
        (JUMP, 1394),                            # 1366
        (JBITSN, 4, 4, 0, 65280, 21, 1374),      # 1367: code_type
        (JBITSN, 4, 4, 1, 65280, 2, 1371),       # 1368: swap_kind
        (MOVE, 62, 89),                          # 1369
        (JUMP, 1372),                            # 1370
        (MOVE, 62, 91),                          # 1371
        (MOVE, 59, 62),                          # 1372
        (JUMP, 1393),                            # 1373
        (JBITSN, 4, 4, 0, 65280, 22, 1377),      # 1374: code_type
        (MOVE, 65, 92),                          # 1375
        (JUMP, 1392),                            # 1376
        (JBITS, 4, 4, 0, 65280, 1, 1380),        # 1377: code_type
        (MOVE, 68, 100),                         # 1378
        (JUMP, 1391),                            # 1379
        (LOAD, 74, 4, 2),                        # 1380
        (JNE, 74, 138, 1384),                    # 1381
        (MOVE, 71, 117),                         # 1382
        (JUMP, 1390),                            # 1383
        (LOAD, 77, 4, 2),                        # 1384
        (JNE, 77, 139, 1388),                    # 1385
        (MOVE, 74, 140),                         # 1386
        (JUMP, 1389),                            # 1387
        (MOVE, 74, 93),                          # 1388
        (MOVE, 71, 74),                          # 1389
        (MOVE, 68, 71),                          # 1390
        (MOVE, 65, 68),                          # 1391
        (MOVE, 59, 65),                          # 1392
        (MOVE, 56, 59),                          # 1393
        (MOVE, 53, 56),                          # 1394
        (MOVE, 50, 53),                          # 1395
        (JNE, 50, 92, 1404),                     # 1396
        (LOAD, 50, 18, 4),                       # 1397
        (LOAD, 51, 18, 5),                       # 1398
        (TEXT, 50, 4),                           # 1399
        (MOVE, 47, 50),                          # 1400
        (MOVE, 48, 51),                          # 1401
        (MOVE, 49, 92),                          # 1402
        (JUMP, 1508),                            # 1403
        (JBITSN, 4, 4, 0, 65280, 0, 1407),       # 1404: code_type
        (MOVE, 55, 88),                          # 1405
        (JUMP, 1442),                            # 1406
        (JBITSN, 4, 4, 0, 65280, 19, 1410),      # 1407: code_type
        (MOVE, 58, 89),                          # 1408
        (JUMP, 1441),                            # 1409
        (JBITSN, 4, 4, 0, 65280, 20, 1413),      # 1410: code_type
        (MOVE, 61, 91),                          # 1411
        (JUMP, 1440),                            # 1412
        (JBITSN, 4, 4, 0, 65280, 21, 1420),      # 1413: code_type
        (JBITSN, 4, 4, 1, 65280, 2, 1417),       # 1414: swap_kind
        (MOVE, 67, 89),                          # 1415
        (JUMP, 1418),                            # 1416
        (MOVE, 67, 91),                          # 1417
        (MOVE, 64, 67),                          # 1418
        (JUMP, 1439),                            # 1419
        (JBITSN, 4, 4, 0, 65280, 22, 1423),      # 1420: code_type
        (MOVE, 70, 92),                          # 1421
        (JUMP, 1438),                            # 1422
        (JBITS, 4, 4, 0, 65280, 1, 1426),        # 1423: code_type
        (MOVE, 73, 100),                         # 1424
        (JUMP, 1437),                            # 1425
        (LOAD, 79, 4, 2),                        # 1426
        (JNE, 79, 138, 1430),                    # 1427
        (MOVE, 76, 117),                         # 1428
        (JUMP, 1436),                            # 1429
        (LOAD, 82, 4, 2),                        # 1430
        (JNE, 82, 139, 1434),                    # 1431
        (MOVE, 79, 140),                         # 1432
        (JUMP, 1435),                            # 1433
        (MOVE, 79, 93),                          # 1434
        (MOVE, 76, 79),                          # 1435
        (MOVE, 73, 76),                          # 1436
        (MOVE, 70, 73),                          # 1437
        (MOVE, 64, 70),                          # 1438
        (MOVE, 61, 64),                          # 1439
        (MOVE, 58, 61),                          # 1440
        (MOVE, 55, 58),                          # 1441
        (JNE, 55, 117, 1450),                    # 1442
        (LOAD, 55, 18, 4),                       # 1443
        (LOAD, 56, 18, 5),                       # 1444
        (TEXT, 55, 5),                           # 1445
        (MOVE, 52, 55),                          # 1446
        (MOVE, 53, 56),                          # 1447
        (MOVE, 54, 93),                          # 1448
        (JUMP, 1505),                            # 1449
        (JBITSN, 4, 4, 0, 65280, 0, 1453),       # 1450: code_type
        (MOVE, 60, 88),                          # 1451
        (JUMP, 1488),                            # 1452
        (JBITSN, 4, 4, 0, 65280, 19, 1456),      # 1453: code_type
        (MOVE, 63, 89),                          # 1454
        (JUMP, 1487),                            # 1455
        (JBITSN, 4, 4, 0, 65280, 20, 1459),      # 1456: code_type
        (MOVE, 66, 91),                          # 1457
        (JUMP, 1486),                            # 1458
        (JBITSN, 4, 4, 0, 65280, 21, 1466),      # 1459: code_type
        (JBITSN, 4, 4, 1, 65280, 2, 1463),       # 1460: swap_kind
        (MOVE, 72, 89),                          # 1461
        (JUMP, 1464),                            # 1462
        (MOVE, 72, 91),                          # 1463
        (MOVE, 69, 72),                          # 1464
        (JUMP, 1485),                            # 1465
        (JBITSN, 4, 4, 0, 65280, 22, 1469),      # 1466: code_type
        (MOVE, 75, 92),                          # 1467
        (JUMP, 1484),                            # 1468
        (JBITS, 4, 4, 0, 65280, 1, 1472),        # 1469: code_type
        (MOVE, 78, 100),                         # 1470
        (JUMP, 1483),                            # 1471
        (LOAD, 84, 4, 2),                        # 1472
        (JNE, 84, 138, 1476),                    # 1473
        (MOVE, 81, 117),                         # 1474
        (JUMP, 1482),                            # 1475
        (LOAD, 87, 4, 2),                        # 1476
        (JNE, 87, 139, 1480),                    # 1477
        (MOVE, 84, 140),                         # 1478
        (JUMP, 1481),                            # 1479
        (MOVE, 84, 93),                          # 1480
        (MOVE, 81, 84),                          # 1481
        (MOVE, 78, 81),                          # 1482
        (MOVE, 75, 78),                          # 1483
        (MOVE, 69, 75),                          # 1484
        (MOVE, 66, 69),                          # 1485
        (MOVE, 63, 66),                          # 1486
        (MOVE, 60, 63),                          # 1487
        (JNE, 60, 140, 1496),                    # 1488
        (LOAD, 60, 18, 4),                       # 1489
        (LOAD, 61, 18, 5),                       # 1490
        (TEXT, 60, 6),                           # 1491
        (MOVE, 57, 60),                          # 1492
        (MOVE, 58, 61),                          # 1493
        (MOVE, 59, 117),                         # 1494
        (JUMP, 1502),                            # 1495
        (LOAD, 62, 18, 4),                       # 1496
        (LOAD, 63, 18, 5),                       # 1497
        (TEXT, 62, 1),                           # 1498
        (MOVE, 57, 62),                          # 1499
        (MOVE, 58, 63),                          # 1500
        (MOVE, 59, 88),                          # 1501
        (MOVE, 52, 57),                          # 1502
        (MOVE, 53, 58),                          # 1503
        (MOVE, 54, 59),                          # 1504
        (MOVE, 47, 52),                          # 1505
        (MOVE, 48, 53),                          # 1506
        (MOVE, 49, 54),                          # 1507
        (MOVE, 42, 47),                          # 1508
        (MOVE, 43, 48),                          # 1509
        (MOVE, 44, 49),                          # 1510
        (MOVE, 37, 42),                          # 1511
        (MOVE, 38, 43),                          # 1512
        (MOVE, 39, 44),                          # 1513
        (MOVE, 20, 37),                          # 1514
        (MOVE, 21, 38),                          # 1515
        (MOVE, 22, 39),                          # 1516
        (STORE, 18, 7, 20),                      # 1517
        (STORE, 18, 8, 21),                      # 1518
        (STORE, 18, 9, 22),                      # 1519
        (STORE, 18, 6, 88),                      # 1520
        (LOOP, 18, 0),                           # 1521
        (JUMP, 1178),                            # 1522
        (LOAD, 14, 8, 9),                        # 1523
        (JZ, 14, 1866),                          # 1524
        (ROWAT, 19, 10, 14),                     # 1525
        (JBITSN, 4, 4, 0, 65280, 0, 1529),       # 1526: code_type
        (MOVE, 18, 88),                          # 1527
        (JUMP, 1564),                            # 1528
        (JBITSN, 4, 4, 0, 65280, 19, 1532),      # 1529: code_type
        (MOVE, 21, 89),                          # 1530
        (JUMP, 1563),                            # 1531
        (JBITSN, 4, 4, 0, 65280, 20, 1535),      # 1532: code_type
        (MOVE, 35, 91),                          # 1533
        (JUMP, 1562),                            # 1534
        (JBITSN, 4, 4, 0, 65280, 21, 1542),      # 1535: code_type
        (JBITSN, 4, 4, 1, 65280, 2, 1539),       # 1536: swap_kind
        (MOVE, 41, 89),                          # 1537
        (JUMP, 1540),                            # 1538
        (MOVE, 41, 91),                          # 1539
        (MOVE, 38, 41),                          # 1540
        (JUMP, 1561),                            # 1541
        (JBITSN, 4, 4, 0, 65280, 22, 1545),      # 1542: code_type
        (MOVE, 44, 92),                          # 1543
        (JUMP, 1560),                            # 1544
        (JBITS, 4, 4, 0, 65280, 1, 1548),        # 1545: code_type
        (MOVE, 47, 100),                         # 1546
        (JUMP, 1559),                            # 1547
        (LOAD, 53, 4, 2),                        # 1548
        (JNE, 53, 138, 1552),                    # 1549
        (MOVE, 50, 117),                         # 1550
        (JUMP, 1558),                            # 1551
        (LOAD, 56, 4, 2),                        # 1552
        (JNE, 56, 139, 1556),                    # 1553
        (MOVE, 53, 140),                         # 1554
        (JUMP, 1557),                            # 1555
        (MOVE, 53, 93),                          # 1556
        (MOVE, 50, 53),                          # 1557
        (MOVE, 47, 50),                          # 1558
        (MOVE, 44, 47),                          # 1559
        (MOVE, 38, 44),                          # 1560
        (MOVE, 35, 38),                          # 1561
        (MOVE, 21, 35),                          # 1562
        (MOVE, 18, 21),                          # 1563
        (JEQ, 18, 100, 1866),                    # 1564
        (JBITSN, 4, 4, 0, 65280, 0, 1568),       # 1565: code_type
        (MOVE, 21, 88),                          # 1566
        (JUMP, 1603),                            # 1567
        (JBITSN, 4, 4, 0, 65280, 19, 1571),      # 1568: code_type
        (MOVE, 35, 89),                          # 1569
        (JUMP, 1602),                            # 1570
        (JBITSN, 4, 4, 0, 65280, 20, 1574),      # 1571: code_type
        (MOVE, 38, 91),                          # 1572
        (JUMP, 1601),                            # 1573
        (JBITSN, 4, 4, 0, 65280, 21, 1581),      # 1574: code_type
        (JBITSN, 4, 4, 1, 65280, 2, 1578),       # 1575: swap_kind
        (MOVE, 44, 89),                          # 1576
        (JUMP, 1579),                            # 1577
        (MOVE, 44, 91),                          # 1578
        (MOVE, 41, 44),                          # 1579
        (JUMP, 1600),                            # 1580
        (JBITSN, 4, 4, 0, 65280, 22, 1584),      # 1581: code_type
        (MOVE, 47, 92),                          # 1582
        (JUMP, 1599),                            # 1583
        (JBITS, 4, 4, 0, 65280, 1, 1587),        # 1584: code_type
        (MOVE, 50, 100),                         # 1585
        (JUMP, 1598),                            # 1586
        (LOAD, 56, 4, 2),                        # 1587
        (JNE, 56, 138, 1591),                    # 1588
        (MOVE, 53, 117),                         # 1589
        (JUMP, 1597),                            # 1590
        (LOAD, 59, 4, 2),                        # 1591
        (JNE, 59, 139, 1595),                    # 1592
        (MOVE, 56, 140),                         # 1593
        (JUMP, 1596),                            # 1594
        (MOVE, 56, 93),                          # 1595
        (MOVE, 53, 56),                          # 1596
        (MOVE, 50, 53),                          # 1597
        (MOVE, 47, 50),                          # 1598
        (MOVE, 41, 47),                          # 1599
        (MOVE, 38, 41),                          # 1600
        (MOVE, 35, 38),                          # 1601
        (MOVE, 21, 35),                          # 1602
        (JNE, 21, 88, 1611),                     # 1603
        (LOAD, 21, 19, 1),                       # 1604
        (LOAD, 22, 19, 2),                       # 1605
        (TEXT, 21, 0),                           # 1606
        (MOVE, 18, 21),                          # 1607
        (MOVE, 19, 22),                          # 1608
        (MOVE, 20, 100),                         # 1609
        (JUMP, 1862),                            # 1610
        (JBITSN, 4, 4, 0, 65280, 0, 1614),       # 1611: code_type
        (MOVE, 38, 88),                          # 1612
        (JUMP, 1649),                            # 1613
        (JBITSN, 4, 4, 0, 65280, 19, 1617),      # 1614: code_type
        (MOVE, 41, 89),                          # 1615
        (JUMP, 1648),                            # 1616
        (JBITSN, 4, 4, 0, 65280, 20, 1620),      # 1617: code_type
        (MOVE, 44, 91),                          # 1618
        (JUMP, 1647),                            # 1619
        (JBITSN, 4, 4, 0, 65280, 21, 1627),      # 1620: code_type
        (JBITSN, 4, 4, 1, 65280, 2, 1624),       # 1621: swap_kind
        (MOVE, 50, 89),                          # 1622
        (JUMP, 1625),                            # 1623
        (MOVE, 50, 91),                          # 1624
        (MOVE, 47, 50),                          # 1625
        (JUMP, 1646),                            # 1626
        (JBITSN, 4, 4, 0, 65280, 22, 1630),      # 1627: code_type
        (MOVE, 53, 92),                          # 1628
        (JUMP, 1645),                            # 1629
        (JBITS, 4, 4, 0, 65280, 1, 1633),        # 1630: code_type
        (MOVE, 56, 100),                         # 1631
        (JUMP, 1644),                            # 1632
        (LOAD, 62, 4, 2),                        # 1633
        (JNE, 62, 138, 1637),                    # 1634
        (MOVE, 59, 117),                         # 1635
        (JUMP, 1643),                            # 1636
        (LOAD, 65, 4, 2),                        # 1637
        (JNE, 65, 139, 1641),                    # 1638
        (MOVE, 62, 140),                         # 1639
        (JUMP, 1642),                            # 1640
        (MOVE, 62, 93),                          # 1641
        (MOVE, 59, 62),                          # 1642
        (MOVE, 56, 59),                          # 1643
        (MOVE, 53, 56),                          # 1644
        (MOVE, 47, 53),                          # 1645
        (MOVE, 44, 47),                          # 1646
        (MOVE, 41, 44),                          # 1647
        (MOVE, 38, 41),                          # 1648
        (JNE, 38, 89, 1657),                     # 1649
        (LOAD, 38, 19, 1),                       # 1650
        (LOAD, 39, 19, 2),                       # 1651
        (TEXT, 38, 2),                           # 1652
        (MOVE, 35, 38),                          # 1653
        (MOVE, 36, 39),                          # 1654
        (MOVE, 37, 89),                          # 1655
        (JUMP, 1859),                            # 1656
        (JBITSN, 4, 4, 0, 65280, 0, 1660),       # 1657: code_type
        (MOVE, 43, 88),                          # 1658
        (JUMP, 1695),                            # 1659
        (JBITSN, 4, 4, 0, 65280, 19, 1663),      # 1660: code_type
        (MOVE, 46, 89),                          # 1661
        (JUMP, 1694),                            # 1662
        (JBITSN, 4, 4, 0, 65280, 20, 1666),      # 1663: code_type
        (MOVE, 49, 91),                          # 1664
        (JUMP, 1693),                            # 1665
        (JBITSN, 4, 4, 0, 65280, 21, 1673),      # 1666: code_type
        (JBITSN, 4, 4, 1, 65280, 2, 1670),       # 1667: swap_kind
        (MOVE, 55, 89),                          # 1668
        (JUMP, 1671),                            # 1669
        (MOVE, 55, 91),                          # 1670
        (MOVE, 52, 55),                          # 1671
        (JUMP, 1692),                            # 1672
        (JBITSN, 4, 4, 0, 65280, 22, 1676),      # 1673: code_type
        (MOVE, 58, 92),                          # 1674
        (JUMP, 1691),                            # 1675
        (JBITS, 4, 4, 0, 65280, 1, 1679),        # 1676: code_type
        (MOVE, 61, 100),                         # 1677
        (JUMP, 1690),                            # 1678
        (LOAD, 67, 4, 2),                        # 1679
        (JNE, 67, 138, 1683),                    # 1680
        (MOVE, 64, 117),                         # 1681
        (JUMP, 1689),                            # 1682
        (LOAD, 70, 4, 2),                        # 1683
        (JNE, 70, 139, 1687),                    # 1684
        (MOVE, 67, 140),                         # 1685
        (JUMP, 1688),                            # 1686
        (MOVE, 67, 93),                          # 1687
        (MOVE, 64, 67),                          # 1688
        (MOVE, 61, 64),                          # 1689
        (MOVE, 58, 61),                          # 1690
        (MOVE, 52, 58),                          # 1691
        (MOVE, 49, 52),                          # 1692
        (MOVE, 46, 49),                          # 1693
        (MOVE, 43, 46),                          # 1694
        (JNE, 43, 91, 1703),                     # 1695
        (LOAD, 43, 19, 1),                       # 1696
        (LOAD, 44, 19, 2),                       # 1697
        (TEXT, 43, 3),                           # 1698
        (MOVE, 40, 43),                          # 1699
        (MOVE, 41, 44),                          # 1700
        (MOVE, 42, 91),                          # 1701
        (JUMP, 1856),                            # 1702
        (JBITSN, 4, 4, 0, 65280, 0, 1706),       # 1703: code_type
        (MOVE, 48, 88),                          # 1704
        (JUMP, 1741),                            # 1705
        (JBITSN, 4, 4, 0, 65280, 19, 1709),      # 1706: code_type
        (MOVE, 51, 89),                          # 1707
        (JUMP, 1740),                            # 1708
        (JBITSN, 4, 4, 0, 65280, 20, 1712),      # 1709: code_type
        (MOVE, 54, 91),                          # 1710
        (JUMP, 1739),                            # 1711
        (JBITSN, 4, 4, 0, 65280, 21, 1719),      # 1712: code_type
        (JBITSN, 4, 4, 1, 65280, 2, 1716),       # 1713: swap_kind
        (MOVE, 60, 89),                          # 1714
        (JUMP, 1717),                            # 1715
        (MOVE, 60, 91),                          # 1716
        (MOVE, 57, 60),                          # 1717
        (JUMP, 1738),                            # 1718
        (JBITSN, 4, 4, 0, 65280, 22, 1722),      # 1719: code_type
        (MOVE, 63, 92),                          # 1720
        (JUMP, 1737),                            # 1721
        (JBITS, 4, 4, 0, 65280, 1, 1725),        # 1722: code_type
        (MOVE, 66, 100),                         # 1723
        (JUMP, 1736),                            # 1724
        (LOAD, 72, 4, 2),                        # 1725
        (JNE, 72, 138, 1729),                    # 1726
        (MOVE, 69, 117),                         # 1727
        (JUMP, 1735),                            # 1728
        (LOAD, 75, 4, 2),                        # 1729
        (JNE, 75, 139, 1733),                    # 1730
        (MOVE, 72, 140),                         # 1731
        (JUMP, 1734),                            # 1732
        (MOVE, 72, 93),                          # 1733
        (MOVE, 69, 72),                          # 1734
        (MOVE, 66, 69),                          # 1735
        (MOVE, 63, 66),                          # 1736
        (MOVE, 57, 63),                          # 1737
        (MOVE, 54, 57),                          # 1738
        (MOVE, 51, 54),                          # 1739
        (MOVE, 48, 51),                          # 1740
        (JNE, 48, 92, 1749),                     # 1741
        (LOAD, 48, 19, 1),                       # 1742
        (LOAD, 49, 19, 2),                       # 1743
        (TEXT, 48, 4),                           # 1744
        (MOVE, 45, 48),                          # 1745
        (MOVE, 46, 49),                          # 1746
        (MOVE, 47, 92),                          # 1747
        (JUMP, 1853),                            # 1748
        (JBITSN, 4, 4, 0, 65280, 0, 1752),       # 1749: code_type
        (MOVE, 53, 88),                          # 1750
        (JUMP, 1787),                            # 1751
        (JBITSN, 4, 4, 0, 65280, 19, 1755),      # 1752: code_type
        (MOVE, 56, 89),                          # 1753
        (JUMP, 1786),                            # 1754
        (JBITSN, 4, 4, 0, 65280, 20, 1758),      # 1755: code_type
        (MOVE, 59, 91),                          # 1756
        (JUMP, 1785),                            # 1757
        (JBITSN, 4, 4, 0, 65280, 21, 1765),      # 1758: code_type
        (JBITSN, 4, 4, 1, 65280, 2, 1762),       # 1759: swap_kind
        (MOVE, 65, 89),                          # 1760
        (JUMP, 1763),                            # 1761
        (MOVE, 65, 91),                          # 1762
        (MOVE, 62, 65),                          # 1763
        (JUMP, 1784),                            # 1764
        (JBITSN, 4, 4, 0, 65280, 22, 1768),      # 1765: code_type
        (MOVE, 68, 92),                          # 1766
        (JUMP, 1783),                            # 1767
        (JBITS, 4, 4, 0, 65280, 1, 1771),        # 1768: code_type
        (MOVE, 71, 100),                         # 1769
        (JUMP, 1782),                            # 1770
        (LOAD, 77, 4, 2),                        # 1771
        (JNE, 77, 138, 1775),                    # 1772
        (MOVE, 74, 117),                         # 1773
        (JUMP, 1781),                            # 1774
        (LOAD, 80, 4, 2),                        # 1775
        (JNE, 80, 139, 1779),                    # 1776
        (MOVE, 77, 140),                         # 1777
        (JUMP, 1780),                            # 1778
        (MOVE, 77, 93),                          # 1779
        (MOVE, 74, 77),                          # 1780
        (MOVE, 71, 74),                          # 1781
        (MOVE, 68, 71),                          # 1782
        (MOVE, 62, 68),                          # 1783
        (MOVE, 59, 62),                          # 1784
        (MOVE, 56, 59),                          # 1785
        (MOVE, 53, 56),                          # 1786
        (JNE, 53, 117, 1795),                    # 1787
        (LOAD, 53, 19, 1),                       # 1788
        (LOAD, 54, 19, 2),                       # 1789
        (TEXT, 53, 5),                           # 1790
        (MOVE, 50, 53),                          # 1791
        (MOVE, 51, 54),                          # 1792
        (MOVE, 52, 93),                          # 1793
        (JUMP, 1850),                            # 1794
        (JBITSN, 4, 4, 0, 65280, 0, 1798),       # 1795: code_type
        (MOVE, 58, 88),                          # 1796
        (JUMP, 1833),                            # 1797
        (JBITSN, 4, 4, 0, 65280, 19, 1801),      # 1798: code_type
        (MOVE, 61, 89),                          # 1799
        (JUMP, 1832),                            # 1800
        (JBITSN, 4, 4, 0, 65280, 20, 1804),      # 1801: code_type
        (MOVE, 64, 91),                          # 1802
        (JUMP, 1831),                            # 1803
        (JBITSN, 4, 4, 0, 65280, 21, 1811),      # 1804: code_type
        (JBITSN, 4, 4, 1, 65280, 2, 1808),       # 1805: swap_kind
        (MOVE, 70, 89),                          # 1806
        (JUMP, 1809),                            # 1807
        (MOVE, 70, 91),                          # 1808
        (MOVE, 67, 70),                          # 1809
        (JUMP, 1830),                            # 1810
        (JBITSN, 4, 4, 0, 65280, 22, 1814),      # 1811: code_type
        (MOVE, 73, 92),                          # 1812
        (JUMP, 1829),                            # 1813
        (JBITS, 4, 4, 0, 65280, 1, 1817),        # 1814: code_type
        (MOVE, 76, 100),                         # 1815
        (JUMP, 1828),                            # 1816
        (LOAD, 82, 4, 2),                        # 1817
        (JNE, 82, 138, 1821),                    # 1818
        (MOVE, 79, 117),                         # 1819
        (JUMP, 1827),                            # 1820
        (LOAD, 85, 4, 2),                        # 1821
        (JNE, 85, 139, 1825),                    # 1822
        (MOVE, 82, 140),                         # 1823
        (JUMP, 1826),                            # 1824
        (MOVE, 82, 93),                          # 1825
        (MOVE, 79, 82),                          # 1826
        (MOVE, 76, 79),                          # 1827
        (MOVE, 73, 76),                          # 1828
        (MOVE, 67, 73),                          # 1829
        (MOVE, 64, 67),                          # 1830
        (MOVE, 61, 64),                          # 1831
        (MOVE, 58, 61),                          # 1832
        (JNE, 58, 140, 1841),                    # 1833
        (LOAD, 58, 19, 1),                       # 1834
        (LOAD, 59, 19, 2),                       # 1835
        (TEXT, 58, 6),                           # 1836
        (MOVE, 55, 58),                          # 1837
        (MOVE, 56, 59),                          # 1838
        (MOVE, 57, 117),                         # 1839
        (JUMP, 1847),                            # 1840
        (LOAD, 60, 19, 1),                       # 1841
        (LOAD, 61, 19, 2),                       # 1842
        (TEXT, 60, 1),                           # 1843
        (MOVE, 55, 60),                          # 1844
        (MOVE, 56, 61),                          # 1845
        (MOVE, 57, 88),                          # 1846
        (MOVE, 50, 55),                          # 1847
        (MOVE, 51, 56),                          # 1848
        (MOVE, 52, 57),                          # 1849
        (MOVE, 45, 50),                          # 1850
        (MOVE, 46, 51),                          # 1851
        (MOVE, 47, 52),                          # 1852
        (MOVE, 40, 45),                          # 1853
        (MOVE, 41, 46),                          # 1854
        (MOVE, 42, 47),                          # 1855
        (MOVE, 35, 40),                          # 1856
        (MOVE, 36, 41),                          # 1857
        (MOVE, 37, 42),                          # 1858
        (MOVE, 18, 35),                          # 1859
        (MOVE, 19, 36),                          # 1860
        (MOVE, 20, 37),                          # 1861
        (STORE, 19, 4, 18),                      # 1862
        (STORE, 19, 5, 19),                      # 1863
        (STORE, 19, 6, 20),                      # 1864
        (STORE, 19, 3, 88),                      # 1865
        (LOAD, 14, 8, 13),                       # 1866
        (JZ, 14, 1920),                          # 1867
        (ROWAT, 27, 16, 14),                     # 1868
        (U1, 18, 27, 2, 0),                      # 1869
        (JGE, 18, 128, 1879),                    # 1870
        (LOAD, 18, 27, 3),                       # 1871
        (JZ, 18, 4722),                          # 1872
        (LOAD, 19, 27, 4),                       # 1873
        (LOAD, 20, 27, 5),                       # 1874
        (BYTE, 21, 19, 100),                     # 1875
        (LT, 22, 21, 108),                       # 1876
        (STORE, 27, 12, 22),                     # 1877
        (STORE, 27, 11, 88),                     # 1878
        (U1, 18, 27, 2, 0),                      # 1879
        (JGE, 18, 128, 1889),                    # 1880
        (LOAD, 18, 27, 3),                       # 1881
        (JZ, 18, 4722),                          # 1882
        (LOAD, 19, 27, 4),                       # 1883
        (LOAD, 20, 27, 5),                       # 1884
        (BYTE, 21, 19, 100),                     # 1885
        (EQ, 22, 21, 108),                       # 1886
        (STORE, 27, 14, 22),                     # 1887
        (STORE, 27, 13, 88),                     # 1888
        (U1, 18, 27, 2, 0),                      # 1889
        (JGE, 18, 128, 1920),                    # 1890
        (LOAD, 18, 27, 3),                       # 1891
        (JZ, 18, 4722),                          # 1892
        (LOAD, 19, 27, 4),                       # 1893
        (LOAD, 20, 27, 5),                       # 1894
        (BYTE, 21, 19, 100),                     # 1895
        (JEQ, 21, 108, 1920),                    # 1896
        (LOAD, 21, 27, 3),                       # 1897
        (JZ, 21, 4722),                          # 1898
        (LOAD, 22, 27, 4),                       # 1899
        (LOAD, 23, 27, 5),                       # 1900
        (BYTE, 27, 22, 100),                     # 1901
        (JGE, 27, 108, 1911),                    # 1902
        (LOAD, 21, 27, 3),                       # 1903
        (JZ, 21, 4722),                          # 1904
        (LOAD, 22, 27, 4),                       # 1905
        (LOAD, 23, 27, 5),                       # 1906
        (BYTE, 27, 22, 100),                     # 1907
        (SUB, 35, 99, 27),                       # 1908
        (MOVE, 18, 35),                          # 1909
        (JUMP, 1918),                            # 1910
        (LOAD, 36, 27, 3),                       # 1911
        (JZ, 36, 4722),                          # 1912
        (LOAD, 37, 27, 4),                       # 1913
        (LOAD, 38, 27, 5),                       # 1914
        (BYTE, 39, 37, 100),                     # 1915
        (SUB, 40, 39, 141),                      # 1916
        (MOVE, 18, 40),                          # 1917
        (STORE, 27, 16, 18),                     # 1918
        (STORE, 27, 15, 88),                     # 1919
        (LOAD, 14, 8, 15),                       # 1920
        (JZ, 14, 3283),                          # 1921
        (ROWAT, 30, 19, 14),                     # 1922
        (JBITSN, 4, 4, 0, 65280, 0, 1926),       # 1923: code_type
        (MOVE, 18, 88),                          # 1924
        (JUMP, 1961),                            # 1925
        (JBITSN, 4, 4, 0, 65280, 19, 1929),      # 1926: code_type
        (MOVE, 21, 89),                          # 1927
        (JUMP, 1960),                            # 1928
        (JBITSN, 4, 4, 0, 65280, 20, 1932),      # 1929: code_type
        (MOVE, 35, 91),                          # 1930
        (JUMP, 1959),                            # 1931
        (JBITSN, 4, 4, 0, 65280, 21, 1939),      # 1932: code_type
        (JBITSN, 4, 4, 1, 65280, 2, 1936),       # 1933: swap_kind
        (MOVE, 41, 89),                          # 1934
        (JUMP, 1937),                            # 1935
        (MOVE, 41, 91),                          # 1936
        (MOVE, 38, 41),                          # 1937
        (JUMP, 1958),                            # 1938
        (JBITSN, 4, 4, 0, 65280, 22, 1942),      # 1939: code_type
        (MOVE, 44, 92),                          # 1940
        (JUMP, 1957),                            # 1941
        (JBITS, 4, 4, 0, 65280, 1, 1945),        # 1942: code_type
        (MOVE, 47, 100),                         # 1943
        (JUMP, 1956),                            # 1944
        (LOAD, 53, 4, 2),                        # 1945
        (JNE, 53, 138, 1949),                    # 1946
        (MOVE, 50, 117),                         # 1947
        (JUMP, 1955),                            # 1948
        (LOAD, 56, 4, 2),                        # 1949
        (JNE, 56, 139, 1953),                    # 1950
        (MOVE, 53, 140),                         # 1951
        (JUMP, 1954),                            # 1952
        (MOVE, 53, 93),                          # 1953
        (MOVE, 50, 53),                          # 1954
        (MOVE, 47, 50),                          # 1955
        (MOVE, 44, 47),                          # 1956
        (MOVE, 38, 44),                          # 1957
        (MOVE, 35, 38),                          # 1958
        (MOVE, 21, 35),                          # 1959
        (MOVE, 18, 21),                          # 1960
        (JEQ, 18, 100, 2263),                    # 1961
        (JBITSN, 4, 4, 0, 65280, 0, 1965),       # 1962: code_type
        (MOVE, 21, 88),                          # 1963
        (JUMP, 2000),                            # 1964
        (JBITSN, 4, 4, 0, 65280, 19, 1968),      # 1965: code_type
        (MOVE, 35, 89),                          # 1966
        (JUMP, 1999),                            # 1967
        (JBITSN, 4, 4, 0, 65280, 20, 1971),      # 1968: code_type
        (MOVE, 38, 91),                          # 1969
        (JUMP, 1998),                            # 1970
        (JBITSN, 4, 4, 0, 65280, 21, 1978),      # 1971: code_type
        (JBITSN, 4, 4, 1, 65280, 2, 1975),       # 1972: swap_kind
        (MOVE, 44, 89),                          # 1973
        (JUMP, 1976),                            # 1974
        (MOVE, 44, 91),                          # 1975
        (MOVE, 41, 44),                          # 1976
        (JUMP, 1997),                            # 1977
        (JBITSN, 4, 4, 0, 65280, 22, 1981),      # 1978: code_type
        (MOVE, 47, 92),                          # 1979
        (JUMP, 1996),                            # 1980
        (JBITS, 4, 4, 0, 65280, 1, 1984),        # 1981: code_type
        (MOVE, 50, 100),                         # 1982
        (JUMP, 1995),                            # 1983
        (LOAD, 56, 4, 2),                        # 1984
        (JNE, 56, 138, 1988),                    # 1985
        (MOVE, 53, 117),                         # 1986
        (JUMP, 1994),                            # 1987
        (LOAD, 59, 4, 2),                        # 1988
        (JNE, 59, 139, 1992),                    # 1989
        (MOVE, 56, 140),                         # 1990
        (JUMP, 1993),                            # 1991
        (MOVE, 56, 93),                          # 1992
        (MOVE, 53, 56),                          # 1993
        (MOVE, 50, 53),                          # 1994
        (MOVE, 47, 50),                          # 1995
        (MOVE, 41, 47),                          # 1996
        (MOVE, 38, 41),                          # 1997
        (MOVE, 35, 38),                          # 1998
        (MOVE, 21, 35),                          # 1999
        (JNE, 21, 88, 2008),                     # 2000
        (LOAD, 21, 30, 4),                       # 2001
        (LOAD, 22, 30, 5),                       # 2002
        (TEXT, 21, 0),                           # 2003
        (MOVE, 18, 21),                          # 2004
        (MOVE, 19, 22),                          # 2005
        (MOVE, 20, 100),                         # 2006
        (JUMP, 2259),                            # 2007
        (JBITSN, 4, 4, 0, 65280, 0, 2011),       # 2008: code_type
        (MOVE, 38, 88),                          # 2009
        (JUMP, 2046),                            # 2010
        (JBITSN, 4, 4, 0, 65280, 19, 2014),      # 2011: code_type
        (MOVE, 41, 89),                          # 2012
        (JUMP, 2045),                            # 2013
        (JBITSN, 4, 4, 0, 65280, 20, 2017),      # 2014: code_type
        (MOVE, 44, 91),                          # 2015
        (JUMP, 2044),                            # 2016
        (JBITSN, 4, 4, 0, 65280, 21, 2024),      # 2017: code_type
        (JBITSN, 4, 4, 1, 65280, 2, 2021),       # 2018: swap_kind
        (MOVE, 50, 89),                          # 2019
        (JUMP, 2022),                            # 2020
        (MOVE, 50, 91),                          # 2021
        (MOVE, 47, 50),                          # 2022
        (JUMP, 2043),                            # 2023
        (JBITSN, 4, 4, 0, 65280, 22, 2027),      # 2024: code_type
        (MOVE, 53, 92),                          # 2025
        (JUMP, 2042),                            # 2026
        (JBITS, 4, 4, 0, 65280, 1, 2030),        # 2027: code_type
        (MOVE, 56, 100),                         # 2028
        (JUMP, 2041),                            # 2029
        (LOAD, 62, 4, 2),                        # 2030
        (JNE, 62, 138, 2034),                    # 2031
        (MOVE, 59, 117),                         # 2032
        (JUMP, 2040),                            # 2033
        (LOAD, 65, 4, 2),                        # 2034
        (JNE, 65, 139, 2038),                    # 2035
        (MOVE, 62, 140),                         # 2036
        (JUMP, 2039),                            # 2037
        (MOVE, 62, 93),                          # 2038
        (MOVE, 59, 62),                          # 2039
        (MOVE, 56, 59),                          # 2040
        (MOVE, 53, 56),                          # 2041
        (MOVE, 47, 53),                          # 2042
        (MOVE, 44, 47),                          # 2043
        (MOVE, 41, 44),                          # 2044
        (MOVE, 38, 41),                          # 2045
        (JNE, 38, 89, 2054),                     # 2046
        (LOAD, 38, 30, 4),                       # 2047
        (LOAD, 39, 30, 5),                       # 2048
        (TEXT, 38, 2),                           # 2049
        (MOVE, 35, 38),                          # 2050
        (MOVE, 36, 39),                          # 2051
        (MOVE, 37, 89),                          # 2052
        (JUMP, 2256),                            # 2053
        (JBITSN, 4, 4, 0, 65280, 0, 2057),       # 2054: code_type
        (MOVE, 43, 88),                          # 2055
        (JUMP, 2092),                            # 2056
        (JBITSN, 4, 4, 0, 65280, 19, 2060),      # 2057: code_type
        (MOVE, 46, 89),                          # 2058
        (JUMP, 2091),                            # 2059
        (JBITSN, 4, 4, 0, 65280, 20, 2063),      # 2060: code_type
        (MOVE, 49, 91),                          # 2061
        (JUMP, 2090),                            # 2062
        (JBITSN, 4, 4, 0, 65280, 21, 2070),      # 2063: code_type
        (JBITSN, 4, 4, 1, 65280, 2, 2067),       # 2064: swap_kind
        (MOVE, 55, 89),                          # 2065
        (JUMP, 2068),                            # 2066
        (MOVE, 55, 91),                          # 2067
        (MOVE, 52, 55),                          # 2068
        (JUMP, 2089),                            # 2069
        (JBITSN, 4, 4, 0, 65280, 22, 2073),      # 2070: code_type
        (MOVE, 58, 92),                          # 2071
        (JUMP, 2088),                            # 2072
        (JBITS, 4, 4, 0, 65280, 1, 2076),        # 2073: code_type
        (MOVE, 61, 100),                         # 2074
        (JUMP, 2087),                            # 2075
        (LOAD, 67, 4, 2),                        # 2076
        (JNE, 67, 138, 2080),                    # 2077
        (MOVE, 64, 117),                         # 2078
        (JUMP, 2086),                            # 2079
        (LOAD, 70, 4, 2),                        # 2080
        (JNE, 70, 139, 2084),                    # 2081
        (MOVE, 67, 140),                         # 2082
        (JUMP, 2085),                            # 2083
        (MOVE, 67, 93),                          # 2084
        (MOVE, 64, 67),                          # 2085
        (MOVE, 61, 64),                          # 2086
        (MOVE, 58, 61),                          # 2087
        (MOVE, 52, 58),                          # 2088
        (MOVE, 49, 52),                          # 2089
        (MOVE, 46, 49),                          # 2090
        (MOVE, 43, 46),                          # 2091
        (JNE, 43, 91, 2100),                     # 2092
        (LOAD, 43, 30, 4),                       # 2093
        (LOAD, 44, 30, 5),                       # 2094
        (TEXT, 43, 3),                           # 2095
        (MOVE, 40, 43),                          # 2096
        (MOVE, 41, 44),                          # 2097
        (MOVE, 42, 91),                          # 2098
        (JUMP, 2253),                            # 2099
        (JBITSN, 4, 4, 0, 65280, 0, 2103),       # 2100: code_type
        (MOVE, 48, 88),                          # 2101
        (JUMP, 2138),                            # 2102
        (JBITSN, 4, 4, 0, 65280, 19, 2106),      # 2103: code_type
        (MOVE, 51, 89),                          # 2104
        (JUMP, 2137),                            # 2105
        (JBITSN, 4, 4, 0, 65280, 20, 2109),      # 2106: code_type
        (MOVE, 54, 91),                          # 2107
        (JUMP, 2136),                            # 2108
        (JBITSN, 4, 4, 0, 65280, 21, 2116),      # 2109: code_type
        (JBITSN, 4, 4, 1, 65280, 2, 2113),       # 2110: swap_kind
        (MOVE, 60, 89),                          # 2111
        (JUMP, 2114),                            # 2112
        (MOVE, 60, 91),                          # 2113
        (MOVE, 57, 60),                          # 2114
        (JUMP, 2135),                            # 2115
        (JBITSN, 4, 4, 0, 65280, 22, 2119),      # 2116: code_type
        (MOVE, 63, 92),                          # 2117
        (JUMP, 2134),                            # 2118
        (JBITS, 4, 4, 0, 65280, 1, 2122),        # 2119: code_type
        (MOVE, 66, 100),                         # 2120
        (JUMP, 2133),                            # 2121
        (LOAD, 72, 4, 2),                        # 2122
        (JNE, 72, 138, 2126),                    # 2123
        (MOVE, 69, 117),                         # 2124
        (JUMP, 2132),                            # 2125
        (LOAD, 75, 4, 2),                        # 2126
        (JNE, 75, 139, 2130),                    # 2127
        (MOVE, 72, 140),                         # 2128
        (JUMP, 2131),                            # 2129
        (MOVE, 72, 93),                          # 2130
        (MOVE, 69, 72),                          # 2131
        (MOVE, 66, 69),                          # 2132
        (MOVE, 63, 66),                          # 2133
        (MOVE, 57, 63),                          # 2134
        (MOVE, 54, 57),                          # 2135
        (MOVE, 51, 54),                          # 2136
        (MOVE, 48, 51),                          # 2137
        (JNE, 48, 92, 2146),                     # 2138
        (LOAD, 48, 30, 4),                       # 2139
        (LOAD, 49, 30, 5),                       # 2140
        (TEXT, 48, 4),                           # 2141
        (MOVE, 45, 48),                          # 2142
        (MOVE, 46, 49),                          # 2143
        (MOVE, 47, 92),                          # 2144
        (JUMP, 2250),                            # 2145
        (JBITSN, 4, 4, 0, 65280, 0, 2149),       # 2146: code_type
        (MOVE, 53, 88),                          # 2147
        (JUMP, 2184),                            # 2148
        (JBITSN, 4, 4, 0, 65280, 19, 2152),      # 2149: code_type
        (MOVE, 56, 89),                          # 2150
        (JUMP, 2183),                            # 2151
        (JBITSN, 4, 4, 0, 65280, 20, 2155),      # 2152: code_type
        (MOVE, 59, 91),                          # 2153
        (JUMP, 2182),                            # 2154
        (JBITSN, 4, 4, 0, 65280, 21, 2162),      # 2155: code_type
        (JBITSN, 4, 4, 1, 65280, 2, 2159),       # 2156: swap_kind
        (MOVE, 65, 89),                          # 2157
        (JUMP, 2160),                            # 2158
        (MOVE, 65, 91),                          # 2159
        (MOVE, 62, 65),                          # 2160
        (JUMP, 2181),                            # 2161
        (JBITSN, 4, 4, 0, 65280, 22, 2165),      # 2162: code_type
        (MOVE, 68, 92),                          # 2163
        (JUMP, 2180),                            # 2164
        (JBITS, 4, 4, 0, 65280, 1, 2168),        # 2165: code_type
        (MOVE, 71, 100),                         # 2166
        (JUMP, 2179),                            # 2167
        (LOAD, 77, 4, 2),                        # 2168
        (JNE, 77, 138, 2172),                    # 2169
        (MOVE, 74, 117),                         # 2170
        (JUMP, 2178),                            # 2171
        (LOAD, 80, 4, 2),                        # 2172
        (JNE, 80, 139, 2176),                    # 2173
        (MOVE, 77, 140),                         # 2174
        (JUMP, 2177),                            # 2175
        (MOVE, 77, 93),                          # 2176
        (MOVE, 74, 77),                          # 2177
        (MOVE, 71, 74),                          # 2178
        (MOVE, 68, 71),                          # 2179
        (MOVE, 62, 68),                          # 2180
        (MOVE, 59, 62),                          # 2181
        (MOVE, 56, 59),                          # 2182
        (MOVE, 53, 56),                          # 2183
        (JNE, 53, 117, 2192),                    # 2184
        (LOAD, 53, 30, 4),                       # 2185
        (LOAD, 54, 30, 5),                       # 2186
        (TEXT, 53, 5),                           # 2187
        (MOVE, 50, 53),                          # 2188
        (MOVE, 51, 54),                          # 2189
        (MOVE, 52, 93),                          # 2190
        (JUMP, 2247),                            # 2191
        (JBITSN, 4, 4, 0, 65280, 0, 2195),       # 2192: code_type
        (MOVE, 58, 88),                          # 2193
        (JUMP, 2230),                            # 2194
        (JBITSN, 4, 4, 0, 65280, 19, 2198),      # 2195: code_type
        (MOVE, 61, 89),                          # 2196
        (JUMP, 2229),                            # 2197
        (JBITSN, 4, 4, 0, 65280, 20, 2201),      # 2198: code_type
        (MOVE, 64, 91),                          # 2199
        (JUMP, 2228),                            # 2200
        (JBITSN, 4, 4, 0, 65280, 21, 2208),      # 2201: code_type
        (JBITSN, 4, 4, 1, 65280, 2, 2205),       # 2202: swap_kind
        (MOVE, 70, 89),                          # 2203
        (JUMP, 2206),                            # 2204
        (MOVE, 70, 91),                          # 2205
        (MOVE, 67, 70),                          # 2206
        (JUMP, 2227),                            # 2207
        (JBITSN, 4, 4, 0, 65280, 22, 2211),      # 2208: code_type
        (MOVE, 73, 92),                          # 2209
        (JUMP, 2226),                            # 2210
        (JBITS, 4, 4, 0, 65280, 1, 2214),        # 2211: code_type
        (MOVE, 76, 100),                         # 2212
        (JUMP, 2225),                            # 2213
        (LOAD, 82, 4, 2),                        # 2214
        (JNE, 82, 138, 2218),                    # 2215
        (MOVE, 79, 117),                         # 2216
        (JUMP, 2224),                            # 2217
        (LOAD, 85, 4, 2),                        # 2218
        (JNE, 85, 139, 2222),                    # 2219
        (MOVE, 82, 140),                         # 2220
        (JUMP, 2223),                            # 2221
        (MOVE, 82, 93),                          # 2222
        (MOVE, 79, 82),                          # 2223
        (MOVE, 76, 79),                          # 2224
        (MOVE, 73, 76),                          # 2225
        (MOVE, 67, 73),                          # 2226
        (MOVE, 64, 67),                          # 2227
        (MOVE, 61, 64),                          # 2228
        (MOVE, 58, 61),                          # 2229
        (JNE, 58, 140, 2238),                    # 2230
        (LOAD, 58, 30, 4),                       # 2231
        (LOAD, 59, 30, 5),                       # 2232
        (TEXT, 58, 6),                           # 2233
        (MOVE, 55, 58),                          # 2234
        (MOVE, 56, 59),                          # 2235
        (MOVE, 57, 117),                         # 2236
        (JUMP, 2244),                            # 2237
        (LOAD, 60, 30, 4),                       # 2238
        (LOAD, 61, 30, 5),                       # 2239
        (TEXT, 60, 1),                           # 2240
        (MOVE, 55, 60),                          # 2241
        (MOVE, 56, 61),                          # 2242
        (MOVE, 57, 88),                          # 2243
        (MOVE, 50, 55),                          # 2244
        (MOVE, 51, 56),                          # 2245
        (MOVE, 52, 57),                          # 2246
        (MOVE, 45, 50),                          # 2247
        (MOVE, 46, 51),                          # 2248
        (MOVE, 47, 52),                          # 2249
        (MOVE, 40, 45),                          # 2250
        (MOVE, 41, 46),                          # 2251
        (MOVE, 42, 47),                          # 2252
        (MOVE, 35, 40),                          # 2253
        (MOVE, 36, 41),                          # 2254
        (MOVE, 37, 42),                          # 2255
        (MOVE, 18, 35),                          # 2256
        (MOVE, 19, 36),                          # 2257
        (MOVE, 20, 37),                          # 2258
        (STORE, 30, 22, 18),                     # 2259
        (STORE, 30, 23, 19),                     # 2260
        (STORE, 30, 24, 20),                     # 2261
        (STORE, 30, 21, 88),                     # 2262
        (JBITSN, 4, 4, 0, 65280, 0, 2266),       # 2263: code_type
        (MOVE, 18, 88),                          # 2264
        (JUMP, 2301),                            # 2265
        (JBITSN, 4, 4, 0, 65280, 19, 2269),      # 2266: code_type
        (MOVE, 21, 89),                          # 2267
        (JUMP, 2300),                            # 2268
        (JBITSN, 4, 4, 0, 65280, 20, 2272),      # 2269: code_type
        (MOVE, 35, 91),                          # 2270
        (JUMP, 2299),                            # 2271
        (JBITSN, 4, 4, 0, 65280, 21, 2279),      # 2272: code_type
        (JBITSN, 4, 4, 1, 65280, 2, 2276),       # 2273: swap_kind
        (MOVE, 41, 89),                          # 2274
        (JUMP, 2277),                            # 2275
        (MOVE, 41, 91),                          # 2276
        (MOVE, 38, 41),                          # 2277
        (JUMP, 2298),                            # 2278
        (JBITSN, 4, 4, 0, 65280, 22, 2282),      # 2279: code_type
        (MOVE, 44, 92),                          # 2280
        (JUMP, 2297),                            # 2281
        (JBITS, 4, 4, 0, 65280, 1, 2285),        # 2282: code_type
        (MOVE, 47, 100),                         # 2283
        (JUMP, 2296),                            # 2284
        (LOAD, 53, 4, 2),                        # 2285
        (JNE, 53, 138, 2289),                    # 2286
        (MOVE, 50, 117),                         # 2287
        (JUMP, 2295),                            # 2288
        (LOAD, 56, 4, 2),                        # 2289
        (JNE, 56, 139, 2293),                    # 2290
        (MOVE, 53, 140),                         # 2291
        (JUMP, 2294),                            # 2292
        (MOVE, 53, 93),                          # 2293
        (MOVE, 50, 53),                          # 2294
        (MOVE, 47, 50),                          # 2295
        (MOVE, 44, 47),                          # 2296
        (MOVE, 38, 44),                          # 2297
        (MOVE, 35, 38),                          # 2298
        (MOVE, 21, 35),                          # 2299
        (MOVE, 18, 21),                          # 2300
        (JEQ, 18, 100, 2603),                    # 2301
        (JBITSN, 4, 4, 0, 65280, 0, 2305),       # 2302: code_type
        (MOVE, 21, 88),                          # 2303
        (JUMP, 2340),                            # 2304
        (JBITSN, 4, 4, 0, 65280, 19, 2308),      # 2305: code_type
        (MOVE, 35, 89),                          # 2306
        (JUMP, 2339),                            # 2307
        (JBITSN, 4, 4, 0, 65280, 20, 2311),      # 2308: code_type
        (MOVE, 38, 91),                          # 2309
        (JUMP, 2338),                            # 2310
        (JBITSN, 4, 4, 0, 65280, 21, 2318),      # 2311: code_type
        (JBITSN, 4, 4, 1, 65280, 2, 2315),       # 2312: swap_kind
        (MOVE, 44, 89),                          # 2313
        (JUMP, 2316),                            # 2314
        (MOVE, 44, 91),                          # 2315
        (MOVE, 41, 44),                          # 2316
        (JUMP, 2337),                            # 2317
        (JBITSN, 4, 4, 0, 65280, 22, 2321),      # 2318: code_type
        (MOVE, 47, 92),                          # 2319
        (JUMP, 2336),                            # 2320
        (JBITS, 4, 4, 0, 65280, 1, 2324),        # 2321: code_type
        (MOVE, 50, 100),                         # 2322
        (JUMP, 2335),                            # 2323
        (LOAD, 56, 4, 2),                        # 2324
        (JNE, 56, 138, 2328),                    # 2325
        (MOVE, 53, 117),                         # 2326
        (JUMP, 2334),                            # 2327
        (LOAD, 59, 4, 2),                        # 2328
        (JNE, 59, 139, 2332),                    # 2329
        (MOVE, 56, 140),                         # 2330
        (JUMP, 2333),                            # 2331
        (MOVE, 56, 93),                          # 2332
        (MOVE, 53, 56),                          # 2333
        (MOVE, 50, 53),                          # 2334
        (MOVE, 47, 50),                          # 2335
        (MOVE, 41, 47),                          # 2336
        (MOVE, 38, 41),                          # 2337
        (MOVE, 35, 38),                          # 2338
        (MOVE, 21, 35),                          # 2339
        (JNE, 21, 88, 2348),                     # 2340
        (LOAD, 21, 30, 9),                       # 2341
        (LOAD, 22, 30, 10),                      # 2342
        (TEXT, 21, 0),                           # 2343
        (MOVE, 18, 21),                          # 2344
        (MOVE, 19, 22),                          # 2345
        (MOVE, 20, 100),                         # 2346
        (JUMP, 2599),                            # 2347
        (JBITSN, 4, 4, 0, 65280, 0, 2351),       # 2348: code_type
        (MOVE, 38, 88),                          # 2349
        (JUMP, 2386),                            # 2350
        (JBITSN, 4, 4, 0, 65280, 19, 2354),      # 2351: code_type
        (MOVE, 41, 89),                          # 2352
        (JUMP, 2385),                            # 2353
        (JBITSN, 4, 4, 0, 65280, 20, 2357),      # 2354: code_type
        (MOVE, 44, 91),                          # 2355
        (JUMP, 2384),                            # 2356
        (JBITSN, 4, 4, 0, 65280, 21, 2364),      # 2357: code_type
        (JBITSN, 4, 4, 1, 65280, 2, 2361),       # 2358: swap_kind
        (MOVE, 50, 89),                          # 2359
        (JUMP, 2362),                            # 2360
        (MOVE, 50, 91),                          # 2361
        (MOVE, 47, 50),                          # 2362
        (JUMP, 2383),                            # 2363
        (JBITSN, 4, 4, 0, 65280, 22, 2367),      # 2364: code_type
        (MOVE, 53, 92),                          # 2365
        (JUMP, 2382),                            # 2366
        (JBITS, 4, 4, 0, 65280, 1, 2370),        # 2367: code_type
        (MOVE, 56, 100),                         # 2368
        (JUMP, 2381),                            # 2369
        (LOAD, 62, 4, 2),                        # 2370
        (JNE, 62, 138, 2374),                    # 2371
        (MOVE, 59, 117),                         # 2372
        (JUMP, 2380),                            # 2373
        (LOAD, 65, 4, 2),                        # 2374
        (JNE, 65, 139, 2378),                    # 2375
        (MOVE, 62, 140),                         # 2376
        (JUMP, 2379),                            # 2377
        (MOVE, 62, 93),                          # 2378
        (MOVE, 59, 62),                          # 2379
        (MOVE, 56, 59),                          # 2380
        (MOVE, 53, 56),                          # 2381
        (MOVE, 47, 53),                          # 2382
        (MOVE, 44, 47),                          # 2383
        (MOVE, 41, 44),                          # 2384
        (MOVE, 38, 41),                          # 2385
        (JNE, 38, 89, 2394),                     # 2386
        (LOAD, 38, 30, 9),                       # 2387
        (LOAD, 39, 30, 10),                      # 2388
        (TEXT, 38, 2),                           # 2389
        (MOVE, 35, 38),                          # 2390
        (MOVE, 36, 39),                          # 2391
        (MOVE, 37, 89),                          # 2392
        (JUMP, 2596),                            # 2393
        (JBITSN, 4, 4, 0, 65280, 0, 2397),       # 2394: code_type
        (MOVE, 43, 88),                          # 2395
        (JUMP, 2432),                            # 2396
        (JBITSN, 4, 4, 0, 65280, 19, 2400),      # 2397: code_type
        (MOVE, 46, 89),                          # 2398
        (JUMP, 2431),                            # 2399
        (JBITSN, 4, 4, 0, 65280, 20, 2403),      # 2400: code_type
        (MOVE, 49, 91),                          # 2401
        (JUMP, 2430),                            # 2402
        (JBITSN, 4, 4, 0, 65280, 21, 2410),      # 2403: code_type
        (JBITSN, 4, 4, 1, 65280, 2, 2407),       # 2404: swap_kind
        (MOVE, 55, 89),                          # 2405
        (JUMP, 2408),                            # 2406
        (MOVE, 55, 91),                          # 2407
        (MOVE, 52, 55),                          # 2408
        (JUMP, 2429),                            # 2409
        (JBITSN, 4, 4, 0, 65280, 22, 2413),      # 2410: code_type
        (MOVE, 58, 92),                          # 2411
        (JUMP, 2428),                            # 2412
        (JBITS, 4, 4, 0, 65280, 1, 2416),        # 2413: code_type
        (MOVE, 61, 100),                         # 2414
        (JUMP, 2427),                            # 2415
        (LOAD, 67, 4, 2),                        # 2416
        (JNE, 67, 138, 2420),                    # 2417
        (MOVE, 64, 117),                         # 2418
        (JUMP, 2426),                            # 2419
        (LOAD, 70, 4, 2),                        # 2420
        (JNE, 70, 139, 2424),                    # 2421
        (MOVE, 67, 140),                         # 2422
        (JUMP, 2425),                            # 2423
        (MOVE, 67, 93),                          # 2424
        (MOVE, 64, 67),                          # 2425
        (MOVE, 61, 64),                          # 2426
        (MOVE, 58, 61),                          # 2427
        (MOVE, 52, 58),                          # 2428
        (MOVE, 49, 52),                          # 2429
        (MOVE, 46, 49),                          # 2430
        (MOVE, 43, 46),                          # 2431
        (JNE, 43, 91, 2440),                     # 2432
        (LOAD, 43, 30, 9),                       # 2433
        (LOAD, 44, 30, 10),                      # 2434
        (TEXT, 43, 3),                           # 2435
        (MOVE, 40, 43),                          # 2436
        (MOVE, 41, 44),                          # 2437
        (MOVE, 42, 91),                          # 2438
        (JUMP, 2593),                            # 2439
        (JBITSN, 4, 4, 0, 65280, 0, 2443),       # 2440: code_type
        (MOVE, 48, 88),                          # 2441
        (JUMP, 2478),                            # 2442
        (JBITSN, 4, 4, 0, 65280, 19, 2446),      # 2443: code_type
        (MOVE, 51, 89),                          # 2444
        (JUMP, 2477),                            # 2445
        (JBITSN, 4, 4, 0, 65280, 20, 2449),      # 2446: code_type
        (MOVE, 54, 91),                          # 2447
        (JUMP, 2476),                            # 2448
        (JBITSN, 4, 4, 0, 65280, 21, 2456),      # 2449: code_type
        (JBITSN, 4, 4, 1, 65280, 2, 2453),       # 2450: swap_kind
        (MOVE, 60, 89),                          # 2451
        (JUMP, 2454),                            # 2452
        (MOVE, 60, 91),                          # 2453
        (MOVE, 57, 60),                          # 2454
        (JUMP, 2475),                            # 2455
        (JBITSN, 4, 4, 0, 65280, 22, 2459),      # 2456: code_type
        (MOVE, 63, 92),                          # 2457
        (JUMP, 2474),                            # 2458
        (JBITS, 4, 4, 0, 65280, 1, 2462),        # 2459: code_type
        (MOVE, 66, 100),                         # 2460
        (JUMP, 2473),                            # 2461
        (LOAD, 72, 4, 2),                        # 2462
        (JNE, 72, 138, 2466),                    # 2463
        (MOVE, 69, 117),                         # 2464
        (JUMP, 2472),                            # 2465
        (LOAD, 75, 4, 2),                        # 2466
        (JNE, 75, 139, 2470),                    # 2467
        (MOVE, 72, 140),                         # 2468
        (JUMP, 2471),                            # 2469
        (MOVE, 72, 93),                          # 2470
        (MOVE, 69, 72),                          # 2471
        (MOVE, 66, 69),                          # 2472
        (MOVE, 63, 66),                          # 2473
        (MOVE, 57, 63),                          # 2474
        (MOVE, 54, 57),                          # 2475
        (MOVE, 51, 54),                          # 2476
        (MOVE, 48, 51),                          # 2477
        (JNE, 48, 92, 2486),                     # 2478
        (LOAD, 48, 30, 9),                       # 2479
        (LOAD, 49, 30, 10),                      # 2480
        (TEXT, 48, 4),                           # 2481
        (MOVE, 45, 48),                          # 2482
        (MOVE, 46, 49),                          # 2483
        (MOVE, 47, 92),                          # 2484
        (JUMP, 2590),                            # 2485
        (JBITSN, 4, 4, 0, 65280, 0, 2489),       # 2486: code_type
        (MOVE, 53, 88),                          # 2487
        (JUMP, 2524),                            # 2488
        (JBITSN, 4, 4, 0, 65280, 19, 2492),      # 2489: code_type
        (MOVE, 56, 89),                          # 2490
        (JUMP, 2523),                            # 2491
        (JBITSN, 4, 4, 0, 65280, 20, 2495),      # 2492: code_type
        (MOVE, 59, 91),                          # 2493
        (JUMP, 2522),                            # 2494
        (JBITSN, 4, 4, 0, 65280, 21, 2502),      # 2495: code_type
        (JBITSN, 4, 4, 1, 65280, 2, 2499),       # 2496: swap_kind
        (MOVE, 65, 89),                          # 2497
        (JUMP, 2500),                            # 2498
        (MOVE, 65, 91),                          # 2499
        (MOVE, 62, 65),                          # 2500
        (JUMP, 2521),                            # 2501
        (JBITSN, 4, 4, 0, 65280, 22, 2505),      # 2502: code_type
        (MOVE, 68, 92),                          # 2503
        (JUMP, 2520),                            # 2504
        (JBITS, 4, 4, 0, 65280, 1, 2508),        # 2505: code_type
        (MOVE, 71, 100),                         # 2506
        (JUMP, 2519),                            # 2507
        (LOAD, 77, 4, 2),                        # 2508
        (JNE, 77, 138, 2512),                    # 2509
        (MOVE, 74, 117),                         # 2510
        (JUMP, 2518),                            # 2511
        (LOAD, 80, 4, 2),                        # 2512
        (JNE, 80, 139, 2516),                    # 2513
        (MOVE, 77, 140),                         # 2514
        (JUMP, 2517),                            # 2515
        (MOVE, 77, 93),                          # 2516
        (MOVE, 74, 77),                          # 2517
        (MOVE, 71, 74),                          # 2518
        (MOVE, 68, 71),                          # 2519
        (MOVE, 62, 68),                          # 2520
        (MOVE, 59, 62),                          # 2521
        (MOVE, 56, 59),                          # 2522
        (MOVE, 53, 56),                          # 2523
        (JNE, 53, 117, 2532),                    # 2524
        (LOAD, 53, 30, 9),                       # 2525
        (LOAD, 54, 30, 10),                      # 2526
        (TEXT, 53, 5),                           # 2527
        (MOVE, 50, 53),                          # 2528
        (MOVE, 51, 54),                          # 2529
        (MOVE, 52, 93),                          # 2530
        (JUMP, 2587),                            # 2531
        (JBITSN, 4, 4, 0, 65280, 0, 2535),       # 2532: code_type
        (MOVE, 58, 88),                          # 2533
        (JUMP, 2570),                            # 2534
        (JBITSN, 4, 4, 0, 65280, 19, 2538),      # 2535: code_type
        (MOVE, 61, 89),                          # 2536
        (JUMP, 2569),                            # 2537
        (JBITSN, 4, 4, 0, 65280, 20, 2541),      # 2538: code_type
        (MOVE, 64, 91),                          # 2539
        (JUMP, 2568),                            # 2540
        (JBITSN, 4, 4, 0, 65280, 21, 2548),      # 2541: code_type
        (JBITSN, 4, 4, 1, 65280, 2, 2545),       # 2542: swap_kind
        (MOVE, 70, 89),                          # 2543
        (JUMP, 2546),                            # 2544
        (MOVE, 70, 91),                          # 2545
        (MOVE, 67, 70),                          # 2546
        (JUMP, 2567),                            # 2547
        (JBITSN, 4, 4, 0, 65280, 22, 2551),      # 2548: code_type
        (MOVE, 73, 92),                          # 2549
        (JUMP, 2566),                            # 2550
        (JBITS, 4, 4, 0, 65280, 1, 2554),        # 2551: code_type
        (MOVE, 76, 100),                         # 2552
        (JUMP, 2565),                            # 2553
        (LOAD, 82, 4, 2),                        # 2554
        (JNE, 82, 138, 2558),                    # 2555
        (MOVE, 79, 117),                         # 2556
        (JUMP, 2564),                            # 2557
        (LOAD, 85, 4, 2),                        # 2558
        (JNE, 85, 139, 2562),                    # 2559
        (MOVE, 82, 140),                         # 2560
        (JUMP, 2563),                            # 2561
        (MOVE, 82, 93),                          # 2562
        (MOVE, 79, 82),                          # 2563
        (MOVE, 76, 79),                          # 2564
        (MOVE, 73, 76),                          # 2565
        (MOVE, 67, 73),                          # 2566
        (MOVE, 64, 67),                          # 2567
        (MOVE, 61, 64),                          # 2568
        (MOVE, 58, 61),                          # 2569
        (JNE, 58, 140, 2578),                    # 2570
        (LOAD, 58, 30, 9),                       # 2571
        (LOAD, 59, 30, 10),                      # 2572
        (TEXT, 58, 6),                           # 2573
        (MOVE, 55, 58),                          # 2574
        (MOVE, 56, 59),                          # 2575
        (MOVE, 57, 117),                         # 2576
        (JUMP, 2584),                            # 2577
        (LOAD, 60, 30, 9),                       # 2578
        (LOAD, 61, 30, 10),                      # 2579
        (TEXT, 60, 1),                           # 2580
        (MOVE, 55, 60),                          # 2581
        (MOVE, 56, 61),                          # 2582
        (MOVE, 57, 88),                          # 2583
        (MOVE, 50, 55),                          # 2584
        (MOVE, 51, 56),                          # 2585
        (MOVE, 52, 57),                          # 2586
        (MOVE, 45, 50),                          # 2587
        (MOVE, 46, 51),                          # 2588
        (MOVE, 47, 52),                          # 2589
        (MOVE, 40, 45),                          # 2590
        (MOVE, 41, 46),                          # 2591
        (MOVE, 42, 47),                          # 2592
        (MOVE, 35, 40),                          # 2593
        (MOVE, 36, 41),                          # 2594
        (MOVE, 37, 42),                          # 2595
        (MOVE, 18, 35),                          # 2596
        (MOVE, 19, 36),                          # 2597
        (MOVE, 20, 37),                          # 2598
        (STORE, 30, 26, 18),                     # 2599
        (STORE, 30, 27, 19),                     # 2600
        (STORE, 30, 28, 20),                     # 2601
        (STORE, 30, 25, 88),                     # 2602
        (JBITSN, 4, 4, 0, 65280, 0, 2606),       # 2603: code_type
        (MOVE, 18, 88),                          # 2604
        (JUMP, 2641),                            # 2605
        (JBITSN, 4, 4, 0, 65280, 19, 2609),      # 2606: code_type
        (MOVE, 21, 89),                          # 2607
        (JUMP, 2640),                            # 2608
        (JBITSN, 4, 4, 0, 65280, 20, 2612),      # 2609: code_type
        (MOVE, 35, 91),                          # 2610
        (JUMP, 2639),                            # 2611
        (JBITSN, 4, 4, 0, 65280, 21, 2619),      # 2612: code_type
        (JBITSN, 4, 4, 1, 65280, 2, 2616),       # 2613: swap_kind
        (MOVE, 41, 89),                          # 2614
        (JUMP, 2617),                            # 2615
        (MOVE, 41, 91),                          # 2616
        (MOVE, 38, 41),                          # 2617
        (JUMP, 2638),                            # 2618
        (JBITSN, 4, 4, 0, 65280, 22, 2622),      # 2619: code_type
        (MOVE, 44, 92),                          # 2620
        (JUMP, 2637),                            # 2621
        (JBITS, 4, 4, 0, 65280, 1, 2625),        # 2622: code_type
        (MOVE, 47, 100),                         # 2623
        (JUMP, 2636),                            # 2624
        (LOAD, 53, 4, 2),                        # 2625
        (JNE, 53, 138, 2629),                    # 2626
        (MOVE, 50, 117),                         # 2627
        (JUMP, 2635),                            # 2628
        (LOAD, 56, 4, 2),                        # 2629
        (JNE, 56, 139, 2633),                    # 2630
        (MOVE, 53, 140),                         # 2631
        (JUMP, 2634),                            # 2632
        (MOVE, 53, 93),                          # 2633
        (MOVE, 50, 53),                          # 2634
        (MOVE, 47, 50),                          # 2635
        (MOVE, 44, 47),                          # 2636
        (MOVE, 38, 44),                          # 2637
        (MOVE, 35, 38),                          # 2638
        (MOVE, 21, 35),                          # 2639
        (MOVE, 18, 21),                          # 2640
        (JEQ, 18, 100, 2943),                    # 2641
        (JBITSN, 4, 4, 0, 65280, 0, 2645),       # 2642: code_type
        (MOVE, 21, 88),                          # 2643
        (JUMP, 2680),                            # 2644
        (JBITSN, 4, 4, 0, 65280, 19, 2648),      # 2645: code_type
        (MOVE, 35, 89),                          # 2646
        (JUMP, 2679),                            # 2647
        (JBITSN, 4, 4, 0, 65280, 20, 2651),      # 2648: code_type
        (MOVE, 38, 91),                          # 2649
        (JUMP, 2678),                            # 2650
        (JBITSN, 4, 4, 0, 65280, 21, 2658),      # 2651: code_type
        (JBITSN, 4, 4, 1, 65280, 2, 2655),       # 2652: swap_kind
        (MOVE, 44, 89),                          # 2653
        (JUMP, 2656),                            # 2654
        (MOVE, 44, 91),                          # 2655
        (MOVE, 41, 44),                          # 2656
        (JUMP, 2677),                            # 2657
        (JBITSN, 4, 4, 0, 65280, 22, 2661),      # 2658: code_type
        (MOVE, 47, 92),                          # 2659
        (JUMP, 2676),                            # 2660
        (JBITS, 4, 4, 0, 65280, 1, 2664),        # 2661: code_type
        (MOVE, 50, 100),                         # 2662
        (JUMP, 2675),                            # 2663
        (LOAD, 56, 4, 2),                        # 2664
        (JNE, 56, 138, 2668),                    # 2665
        (MOVE, 53, 117),                         # 2666
        (JUMP, 2674),                            # 2667
        (LOAD, 59, 4, 2),                        # 2668
        (JNE, 59, 139, 2672),                    # 2669
        (MOVE, 56, 140),                         # 2670
        (JUMP, 2673),                            # 2671
        (MOVE, 56, 93),                          # 2672
        (MOVE, 53, 56),                          # 2673
        (MOVE, 50, 53),                          # 2674
        (MOVE, 47, 50),                          # 2675
        (MOVE, 41, 47),                          # 2676
        (MOVE, 38, 41),                          # 2677
        (MOVE, 35, 38),                          # 2678
        (MOVE, 21, 35),                          # 2679
        (JNE, 21, 88, 2688),                     # 2680
        (LOAD, 21, 30, 14),                      # 2681
        (LOAD, 22, 30, 15),                      # 2682
        (TEXT, 21, 0),                           # 2683
        (MOVE, 18, 21),                          # 2684
        (MOVE, 19, 22),                          # 2685
        (MOVE, 20, 100),                         # 2686
        (JUMP, 2939),                            # 2687
        (JBITSN, 4, 4, 0, 65280, 0, 2691),       # 2688: code_type
        (MOVE, 38, 88),                          # 2689
        (JUMP, 2726),                            # 2690
        (JBITSN, 4, 4, 0, 65280, 19, 2694),      # 2691: code_type
        (MOVE, 41, 89),                          # 2692
        (JUMP, 2725),                            # 2693
        (JBITSN, 4, 4, 0, 65280, 20, 2697),      # 2694: code_type
        (MOVE, 44, 91),                          # 2695
        (JUMP, 2724),                            # 2696
        (JBITSN, 4, 4, 0, 65280, 21, 2704),      # 2697: code_type
        (JBITSN, 4, 4, 1, 65280, 2, 2701),       # 2698: swap_kind
        (MOVE, 50, 89),                          # 2699
        (JUMP, 2702),                            # 2700
        (MOVE, 50, 91),                          # 2701
        (MOVE, 47, 50),                          # 2702
        (JUMP, 2723),                            # 2703
        (JBITSN, 4, 4, 0, 65280, 22, 2707),      # 2704: code_type
        (MOVE, 53, 92),                          # 2705
        (JUMP, 2722),                            # 2706
        (JBITS, 4, 4, 0, 65280, 1, 2710),        # 2707: code_type
        (MOVE, 56, 100),                         # 2708
        (JUMP, 2721),                            # 2709
        (LOAD, 62, 4, 2),                        # 2710
        (JNE, 62, 138, 2714),                    # 2711
        (MOVE, 59, 117),                         # 2712
        (JUMP, 2720),                            # 2713
        (LOAD, 65, 4, 2),                        # 2714
        (JNE, 65, 139, 2718),                    # 2715
        (MOVE, 62, 140),                         # 2716
        (JUMP, 2719),                            # 2717
        (MOVE, 62, 93),                          # 2718
        (MOVE, 59, 62),                          # 2719
        (MOVE, 56, 59),                          # 2720
        (MOVE, 53, 56),                          # 2721
        (MOVE, 47, 53),                          # 2722
        (MOVE, 44, 47),                          # 2723
        (MOVE, 41, 44),                          # 2724
        (MOVE, 38, 41),                          # 2725
        (JNE, 38, 89, 2734),                     # 2726
        (LOAD, 38, 30, 14),                      # 2727
        (LOAD, 39, 30, 15),                      # 2728
        (TEXT, 38, 2),                           # 2729
        (MOVE, 35, 38),                          # 2730
        (MOVE, 36, 39),                          # 2731
        (MOVE, 37, 89),                          # 2732
        (JUMP, 2936),                            # 2733
        (JBITSN, 4, 4, 0, 65280, 0, 2737),       # 2734: code_type
        (MOVE, 43, 88),                          # 2735
        (JUMP, 2772),                            # 2736
        (JBITSN, 4, 4, 0, 65280, 19, 2740),      # 2737: code_type
        (MOVE, 46, 89),                          # 2738
        (JUMP, 2771),                            # 2739
        (JBITSN, 4, 4, 0, 65280, 20, 2743),      # 2740: code_type
        (MOVE, 49, 91),                          # 2741
        (JUMP, 2770),                            # 2742
        (JBITSN, 4, 4, 0, 65280, 21, 2750),      # 2743: code_type
        (JBITSN, 4, 4, 1, 65280, 2, 2747),       # 2744: swap_kind
        (MOVE, 55, 89),                          # 2745
        (JUMP, 2748),                            # 2746
        (MOVE, 55, 91),                          # 2747
        (MOVE, 52, 55),                          # 2748
        (JUMP, 2769),                            # 2749
        (JBITSN, 4, 4, 0, 65280, 22, 2753),      # 2750: code_type
        (MOVE, 58, 92),                          # 2751
        (JUMP, 2768),                            # 2752
        (JBITS, 4, 4, 0, 65280, 1, 2756),        # 2753: code_type
        (MOVE, 61, 100),                         # 2754
        (JUMP, 2767),                            # 2755
        (LOAD, 67, 4, 2),                        # 2756
        (JNE, 67, 138, 2760),                    # 2757
        (MOVE, 64, 117),                         # 2758
        (JUMP, 2766),                            # 2759
        (LOAD, 70, 4, 2),                        # 2760
        (JNE, 70, 139, 2764),                    # 2761
        (MOVE, 67, 140),                         # 2762
        (JUMP, 2765),                            # 2763
        (MOVE, 67, 93),                          # 2764
        (MOVE, 64, 67),                          # 2765
        (MOVE, 61, 64),                          # 2766
        (MOVE, 58, 61),                          # 2767
        (MOVE, 52, 58),                          # 2768
        (MOVE, 49, 52),                          # 2769
        (MOVE, 46, 49),                          # 2770
        (MOVE, 43, 46),                          # 2771
        (JNE, 43, 91, 2780),                     # 2772
        (LOAD, 43, 30, 14),                      # 2773
        (LOAD, 44, 30, 15),                      # 2774
        (TEXT, 43, 3),                           # 2775
        (MOVE, 40, 43),                          # 2776
        (MOVE, 41, 44),                          # 2777
        (MOVE, 42, 91),                          # 2778
        (JUMP, 2933),                            # 2779
        (JBITSN, 4, 4, 0, 65280, 0, 2783),       # 2780: code_type
        (MOVE, 48, 88),                          # 2781
        (JUMP, 2818),                            # 2782
        (JBITSN, 4, 4, 0, 65280, 19, 2786),      # 2783: code_type
        (MOVE, 51, 89),                          # 2784
        (JUMP, 2817),                            # 2785
        (JBITSN, 4, 4, 0, 65280, 20, 2789),      # 2786: code_type
        (MOVE, 54, 91),                          # 2787
        (JUMP, 2816),                            # 2788
        (JBITSN, 4, 4, 0, 65280, 21, 2796),      # 2789: code_type
        (JBITSN, 4, 4, 1, 65280, 2, 2793),       # 2790: swap_kind
        (MOVE, 60, 89),                          # 2791
        (JUMP, 2794),                            # 2792
        (MOVE, 60, 91),                          # 2793
        (MOVE, 57, 60),                          # 2794
        (JUMP, 2815),                            # 2795
        (JBITSN, 4, 4, 0, 65280, 22, 2799),      # 2796: code_type
        (MOVE, 63, 92),                          # 2797
        (JUMP, 2814),                            # 2798
        (JBITS, 4, 4, 0, 65280, 1, 2802),        # 2799: code_type
        (MOVE, 66, 100),                         # 2800
        (JUMP, 2813),                            # 2801
        (LOAD, 72, 4, 2),                        # 2802
        (JNE, 72, 138, 2806),                    # 2803
        (MOVE, 69, 117),                         # 2804
        (JUMP, 2812),                            # 2805
        (LOAD, 75, 4, 2),                        # 2806
        (JNE, 75, 139, 2810),                    # 2807
        (MOVE, 72, 140),                         # 2808
        (JUMP, 2811),                            # 2809
        (MOVE, 72, 93),                          # 2810
        (MOVE, 69, 72),                          # 2811
        (MOVE, 66, 69),                          # 2812
        (MOVE, 63, 66),                          # 2813
        (MOVE, 57, 63),                          # 2814
        (MOVE, 54, 57),                          # 2815
        (MOVE, 51, 54),                          # 2816
        (MOVE, 48, 51),                          # 2817
        (JNE, 48, 92, 2826),                     # 2818
        (LOAD, 48, 30, 14),                      # 2819
        (LOAD, 49, 30, 15),                      # 2820
        (TEXT, 48, 4),                           # 2821
        (MOVE, 45, 48),                          # 2822
        (MOVE, 46, 49),                          # 2823
        (MOVE, 47, 92),                          # 2824
        (JUMP, 2930),                            # 2825
        (JBITSN, 4, 4, 0, 65280, 0, 2829),       # 2826: code_type
        (MOVE, 53, 88),                          # 2827
        (JUMP, 2864),                            # 2828
        (JBITSN, 4, 4, 0, 65280, 19, 2832),      # 2829: code_type
        (MOVE, 56, 89),                          # 2830
        (JUMP, 2863),                            # 2831
        (JBITSN, 4, 4, 0, 65280, 20, 2835),      # 2832: code_type
        (MOVE, 59, 91),                          # 2833
        (JUMP, 2862),                            # 2834
        (JBITSN, 4, 4, 0, 65280, 21, 2842),      # 2835: code_type
        (JBITSN, 4, 4, 1, 65280, 2, 2839),       # 2836: swap_kind
        (MOVE, 65, 89),                          # 2837
        (JUMP, 2840),                            # 2838
        (MOVE, 65, 91),                          # 2839
        (MOVE, 62, 65),                          # 2840
        (JUMP, 2861),                            # 2841
        (JBITSN, 4, 4, 0, 65280, 22, 2845),      # 2842: code_type
        (MOVE, 68, 92),                          # 2843
        (JUMP, 2860),                            # 2844
        (JBITS, 4, 4, 0, 65280, 1, 2848),        # 2845: code_type
        (MOVE, 71, 100),                         # 2846
        (JUMP, 2859),                            # 2847
        (LOAD, 77, 4, 2),                        # 2848
        (JNE, 77, 138, 2852),                    # 2849
        (MOVE, 74, 117),                         # 2850
        (JUMP, 2858),                            # 2851
        (LOAD, 80, 4, 2),                        # 2852
        (JNE, 80, 139, 2856),                    # 2853
        (MOVE, 77, 140),                         # 2854
        (JUMP, 2857),                            # 2855
        (MOVE, 77, 93),                          # 2856
        (MOVE, 74, 77),                          # 2857
        (MOVE, 71, 74),                          # 2858
        (MOVE, 68, 71),                          # 2859
        (MOVE, 62, 68),                          # 2860
        (MOVE, 59, 62),                          # 2861
        (MOVE, 56, 59),                          # 2862
        (MOVE, 53, 56),                          # 2863
        (JNE, 53, 117, 2872),                    # 2864
        (LOAD, 53, 30, 14),                      # 2865
        (LOAD, 54, 30, 15),                      # 2866
        (TEXT, 53, 5),                           # 2867
        (MOVE, 50, 53),                          # 2868
        (MOVE, 51, 54),                          # 2869
        (MOVE, 52, 93),                          # 2870
        (JUMP, 2927),                            # 2871
        (JBITSN, 4, 4, 0, 65280, 0, 2875),       # 2872: code_type
        (MOVE, 58, 88),                          # 2873
        (JUMP, 2910),                            # 2874
        (JBITSN, 4, 4, 0, 65280, 19, 2878),      # 2875: code_type
        (MOVE, 61, 89),                          # 2876
        (JUMP, 2909),                            # 2877
        (JBITSN, 4, 4, 0, 65280, 20, 2881),      # 2878: code_type
        (MOVE, 64, 91),                          # 2879
        (JUMP, 2908),                            # 2880
        (JBITSN, 4, 4, 0, 65280, 21, 2888),      # 2881: code_type
        (JBITSN, 4, 4, 1, 65280, 2, 2885),       # 2882: swap_kind
        (MOVE, 70, 89),                          # 2883
        (JUMP, 2886),                            # 2884
        (MOVE, 70, 91),                          # 2885
        (MOVE, 67, 70),                          # 2886
        (JUMP, 2907),                            # 2887
        (JBITSN, 4, 4, 0, 65280, 22, 2891),      # 2888: code_type
        (MOVE, 73, 92),                          # 2889
        (JUMP, 2906),                            # 2890
        (JBITS, 4, 4, 0, 65280, 1, 2894),        # 2891: code_type
        (MOVE, 76, 100),                         # 2892
        (JUMP, 2905),                            # 2893
        (LOAD, 82, 4, 2),                        # 2894
        (JNE, 82, 138, 2898),                    # 2895
        (MOVE, 79, 117),                         # 2896
        (JUMP, 2904),                            # 2897
        (LOAD, 85, 4, 2),                        # 2898
        (JNE, 85, 139, 2902),                    # 2899
        (MOVE, 82, 140),                         # 2900
        (JUMP, 2903),                            # 2901
        (MOVE, 82, 93),                          # 2902
        (MOVE, 79, 82),                          # 2903
        (MOVE, 76, 79),                          # 2904
        (MOVE, 73, 76),                          # 2905
        (MOVE, 67, 73),                          # 2906
        (MOVE, 64, 67),                          # 2907
        (MOVE, 61, 64),                          # 2908
        (MOVE, 58, 61),                          # 2909
        (JNE, 58, 140, 2918),                    # 2910
        (LOAD, 58, 30, 14),                      # 2911
        (LOAD, 59, 30, 15),                      # 2912
        (TEXT, 58, 6),                           # 2913
        (MOVE, 55, 58),                          # 2914
        (MOVE, 56, 59),                          # 2915
        (MOVE, 57, 117),                         # 2916
        (JUMP, 2924),                            # 2917
        (LOAD, 60, 30, 14),                      # 2918
        (LOAD, 61, 30, 15),                      # 2919
        (TEXT, 60, 1),                           # 2920
        (MOVE, 55, 60),                          # 2921
        (MOVE, 56, 61),                          # 2922
        (MOVE, 57, 88),                          # 2923
        (MOVE, 50, 55),                          # 2924
        (MOVE, 51, 56),                          # 2925
        (MOVE, 52, 57),                          # 2926
        (MOVE, 45, 50),                          # 2927
        (MOVE, 46, 51),                          # 2928
        (MOVE, 47, 52),                          # 2929
        (MOVE, 40, 45),                          # 2930
        (MOVE, 41, 46),                          # 2931
        (MOVE, 42, 47),                          # 2932
        (MOVE, 35, 40),                          # 2933
        (MOVE, 36, 41),                          # 2934
        (MOVE, 37, 42),                          # 2935
        (MOVE, 18, 35),                          # 2936
        (MOVE, 19, 36),                          # 2937
        (MOVE, 20, 37),                          # 2938
        (STORE, 30, 30, 18),                     # 2939
        (STORE, 30, 31, 19),                     # 2940
        (STORE, 30, 32, 20),                     # 2941
        (STORE, 30, 29, 88),                     # 2942
        (JBITSN, 4, 4, 0, 65280, 0, 2946),       # 2943: code_type
        (MOVE, 18, 88),                          # 2944
        (JUMP, 2981),                            # 2945
        (JBITSN, 4, 4, 0, 65280, 19, 2949),      # 2946: code_type
        (MOVE, 21, 89),                          # 2947
        (JUMP, 2980),                            # 2948
        (JBITSN, 4, 4, 0, 65280, 20, 2952),      # 2949: code_type
        (MOVE, 35, 91),                          # 2950
        (JUMP, 2979),                            # 2951
        (JBITSN, 4, 4, 0, 65280, 21, 2959),      # 2952: code_type
        (JBITSN, 4, 4, 1, 65280, 2, 2956),       # 2953: swap_kind
        (MOVE, 41, 89),                          # 2954
        (JUMP, 2957),                            # 2955
        (MOVE, 41, 91),                          # 2956
        (MOVE, 38, 41),                          # 2957
        (JUMP, 2978),                            # 2958
        (JBITSN, 4, 4, 0, 65280, 22, 2962),      # 2959: code_type
        (MOVE, 44, 92),                          # 2960
        (JUMP, 2977),                            # 2961
        (JBITS, 4, 4, 0, 65280, 1, 2965),        # 2962: code_type
        (MOVE, 47, 100),                         # 2963
        (JUMP, 2976),                            # 2964
        (LOAD, 53, 4, 2),                        # 2965
        (JNE, 53, 138, 2969),                    # 2966
        (MOVE, 50, 117),                         # 2967
        (JUMP, 2975),                            # 2968
        (LOAD, 56, 4, 2),                        # 2969
        (JNE, 56, 139, 2973),                    # 2970
        (MOVE, 53, 140),                         # 2971
        (JUMP, 2974),                            # 2972
        (MOVE, 53, 93),                          # 2973
        (MOVE, 50, 53),                          # 2974
        (MOVE, 47, 50),                          # 2975
        (MOVE, 44, 47),                          # 2976
        (MOVE, 38, 44),                          # 2977
        (MOVE, 35, 38),                          # 2978
        (MOVE, 21, 35),                          # 2979
        (MOVE, 18, 21),                          # 2980
        (JEQ, 18, 100, 3283),                    # 2981
        (JBITSN, 4, 4, 0, 65280, 0, 2985),       # 2982: code_type
        (MOVE, 21, 88),                          # 2983
        (JUMP, 3020),                            # 2984
        (JBITSN, 4, 4, 0, 65280, 19, 2988),      # 2985: code_type
        (MOVE, 35, 89),                          # 2986
        (JUMP, 3019),                            # 2987
        (JBITSN, 4, 4, 0, 65280, 20, 2991),      # 2988: code_type
        (MOVE, 38, 91),                          # 2989
        (JUMP, 3018),                            # 2990
        (JBITSN, 4, 4, 0, 65280, 21, 2998),      # 2991: code_type
        (JBITSN, 4, 4, 1, 65280, 2, 2995),       # 2992: swap_kind
        (MOVE, 44, 89),                          # 2993
        (JUMP, 2996),                            # 2994
        (MOVE, 44, 91),                          # 2995
        (MOVE, 41, 44),                          # 2996
        (JUMP, 3017),                            # 2997
        (JBITSN, 4, 4, 0, 65280, 22, 3001),      # 2998: code_type
        (MOVE, 47, 92),                          # 2999
        (JUMP, 3016),                            # 3000
        (JBITS, 4, 4, 0, 65280, 1, 3004),        # 3001: code_type
        (MOVE, 50, 100),                         # 3002
        (JUMP, 3015),                            # 3003
        (LOAD, 56, 4, 2),                        # 3004
        (JNE, 56, 138, 3008),                    # 3005
        (MOVE, 53, 117),                         # 3006
        (JUMP, 3014),                            # 3007
        (LOAD, 59, 4, 2),                        # 3008
        (JNE, 59, 139, 3012),                    # 3009
        (MOVE, 56, 140),                         # 3010
        (JUMP, 3013),                            # 3011
        (MOVE, 56, 93),                          # 3012
        (MOVE, 53, 56),                          # 3013
        (MOVE, 50, 53),                          # 3014
        (MOVE, 47, 50),                          # 3015
        (MOVE, 41, 47),                          # 3016
        (MOVE, 38, 41),                          # 3017
        (MOVE, 35, 38),                          # 3018
        (MOVE, 21, 35),                          # 3019
        (JNE, 21, 88, 3028),                     # 3020
        (LOAD, 21, 30, 19),                      # 3021
        (LOAD, 22, 30, 20),                      # 3022
        (TEXT, 21, 0),                           # 3023
        (MOVE, 18, 21),                          # 3024
        (MOVE, 19, 22),                          # 3025
        (MOVE, 20, 100),                         # 3026
        (JUMP, 3279),                            # 3027
        (JBITSN, 4, 4, 0, 65280, 0, 3031),       # 3028: code_type
        (MOVE, 38, 88),                          # 3029
        (JUMP, 3066),                            # 3030
        (JBITSN, 4, 4, 0, 65280, 19, 3034),      # 3031: code_type
        (MOVE, 41, 89),                          # 3032
        (JUMP, 3065),                            # 3033
        (JBITSN, 4, 4, 0, 65280, 20, 3037),      # 3034: code_type
        (MOVE, 44, 91),                          # 3035
        (JUMP, 3064),                            # 3036
        (JBITSN, 4, 4, 0, 65280, 21, 3044),      # 3037: code_type
        (JBITSN, 4, 4, 1, 65280, 2, 3041),       # 3038: swap_kind
        (MOVE, 50, 89),                          # 3039
        (JUMP, 3042),                            # 3040
        (MOVE, 50, 91),                          # 3041
        (MOVE, 47, 50),                          # 3042
        (JUMP, 3063),                            # 3043
        (JBITSN, 4, 4, 0, 65280, 22, 3047),      # 3044: code_type
        (MOVE, 53, 92),                          # 3045
        (JUMP, 3062),                            # 3046
        (JBITS, 4, 4, 0, 65280, 1, 3050),        # 3047: code_type
        (MOVE, 56, 100),                         # 3048
        (JUMP, 3061),                            # 3049
        (LOAD, 62, 4, 2),                        # 3050
        (JNE, 62, 138, 3054),                    # 3051
        (MOVE, 59, 117),                         # 3052
        (JUMP, 3060),                            # 3053
        (LOAD, 65, 4, 2),                        # 3054
        (JNE, 65, 139, 3058),                    # 3055
        (MOVE, 62, 140),                         # 3056
        (JUMP, 3059),                            # 3057
        (MOVE, 62, 93),                          # 3058
        (MOVE, 59, 62),                          # 3059
        (MOVE, 56, 59),                          # 3060
        (MOVE, 53, 56),                          # 3061
        (MOVE, 47, 53),                          # 3062
        (MOVE, 44, 47),                          # 3063
        (MOVE, 41, 44),                          # 3064
        (MOVE, 38, 41),                          # 3065
        (JNE, 38, 89, 3074),                     # 3066
        (LOAD, 38, 30, 19),                      # 3067
        (LOAD, 39, 30, 20),                      # 3068
        (TEXT, 38, 2),                           # 3069
        (MOVE, 35, 38),                          # 3070
        (MOVE, 36, 39),                          # 3071
        (MOVE, 37, 89),                          # 3072
        (JUMP, 3276),                            # 3073
        (JBITSN, 4, 4, 0, 65280, 0, 3077),       # 3074: code_type
        (MOVE, 43, 88),                          # 3075
        (JUMP, 3112),                            # 3076
        (JBITSN, 4, 4, 0, 65280, 19, 3080),      # 3077: code_type
        (MOVE, 46, 89),                          # 3078
        (JUMP, 3111),                            # 3079
        (JBITSN, 4, 4, 0, 65280, 20, 3083),      # 3080: code_type
        (MOVE, 49, 91),                          # 3081
        (JUMP, 3110),                            # 3082
        (JBITSN, 4, 4, 0, 65280, 21, 3090),      # 3083: code_type
        (JBITSN, 4, 4, 1, 65280, 2, 3087),       # 3084: swap_kind
        (MOVE, 55, 89),                          # 3085
        (JUMP, 3088),                            # 3086
        (MOVE, 55, 91),                          # 3087
        (MOVE, 52, 55),                          # 3088
        (JUMP, 3109),                            # 3089
        (JBITSN, 4, 4, 0, 65280, 22, 3093),      # 3090: code_type
        (MOVE, 58, 92),                          # 3091
        (JUMP, 3108),                            # 3092
        (JBITS, 4, 4, 0, 65280, 1, 3096),        # 3093: code_type
        (MOVE, 61, 100),                         # 3094
        (JUMP, 3107),                            # 3095
        (LOAD, 67, 4, 2),                        # 3096
        (JNE, 67, 138, 3100),                    # 3097
        (MOVE, 64, 117),                         # 3098
        (JUMP, 3106),                            # 3099
        (LOAD, 70, 4, 2),                        # 3100
        (JNE, 70, 139, 3104),                    # 3101
        (MOVE, 67, 140),                         # 3102
        (JUMP, 3105),                            # 3103
        (MOVE, 67, 93),                          # 3104
        (MOVE, 64, 67),                          # 3105
        (MOVE, 61, 64),                          # 3106
        (MOVE, 58, 61),                          # 3107
        (MOVE, 52, 58),                          # 3108
        (MOVE, 49, 52),                          # 3109
        (MOVE, 46, 49),                          # 3110
        (MOVE, 43, 46),                          # 3111
        (JNE, 43, 91, 3120),                     # 3112
        (LOAD, 43, 30, 19),                      # 3113
        (LOAD, 44, 30, 20),                      # 3114
        (TEXT, 43, 3),                           # 3115
        (MOVE, 40, 43),                          # 3116
        (MOVE, 41, 44),                          # 3117
        (MOVE, 42, 91),                          # 3118
        (JUMP, 3273),                            # 3119
        (JBITSN, 4, 4, 0, 65280, 0, 3123),       # 3120: code_type
        (MOVE, 48, 88),                          # 3121
        (JUMP, 3158),                            # 3122
        (JBITSN, 4, 4, 0, 65280, 19, 3126),      # 3123: code_type
        (MOVE, 51, 89),                          # 3124
        (JUMP, 3157),                            # 3125
        (JBITSN, 4, 4, 0, 65280, 20, 3129),      # 3126: code_type
        (MOVE, 54, 91),                          # 3127
        (JUMP, 3156),                            # 3128
        (JBITSN, 4, 4, 0, 65280, 21, 3136),      # 3129: code_type
        (JBITSN, 4, 4, 1, 65280, 2, 3133),       # 3130: swap_kind
        (MOVE, 60, 89),                          # 3131
        (JUMP, 3134),                            # 3132
        (MOVE, 60, 91),                          # 3133
        (MOVE, 57, 60),                          # 3134
        (JUMP, 3155),                            # 3135
        (JBITSN, 4, 4, 0, 65280, 22, 3139),      # 3136: code_type
        (MOVE, 63, 92),                          # 3137
        (JUMP, 3154),                            # 3138
        (JBITS, 4, 4, 0, 65280, 1, 3142),        # 3139: code_type
        (MOVE, 66, 100),                         # 3140
        (JUMP, 3153),                            # 3141
        (LOAD, 72, 4, 2),                        # 3142
        (JNE, 72, 138, 3146),                    # 3143
        (MOVE, 69, 117),                         # 3144
        (JUMP, 3152),                            # 3145
        (LOAD, 75, 4, 2),                        # 3146
        (JNE, 75, 139, 3150),                    # 3147
        (MOVE, 72, 140),                         # 3148
        (JUMP, 3151),                            # 3149
        (MOVE, 72, 93),                          # 3150
        (MOVE, 69, 72),                          # 3151
        (MOVE, 66, 69),                          # 3152
        (MOVE, 63, 66),                          # 3153
        (MOVE, 57, 63),                          # 3154
        (MOVE, 54, 57),                          # 3155
        (MOVE, 51, 54),                          # 3156
        (MOVE, 48, 51),                          # 3157
        (JNE, 48, 92, 3166),                     # 3158
        (LOAD, 48, 30, 19),                      # 3159
        (LOAD, 49, 30, 20),                      # 3160
        (TEXT, 48, 4),                           # 3161
        (MOVE, 45, 48),                          # 3162
        (MOVE, 46, 49),                          # 3163
        (MOVE, 47, 92),                          # 3164
        (JUMP, 3270),                            # 3165
        (JBITSN, 4, 4, 0, 65280, 0, 3169),       # 3166: code_type
        (MOVE, 53, 88),                          # 3167
        (JUMP, 3204),                            # 3168
        (JBITSN, 4, 4, 0, 65280, 19, 3172),      # 3169: code_type
        (MOVE, 56, 89),                          # 3170
        (JUMP, 3203),                            # 3171
        (JBITSN, 4, 4, 0, 65280, 20, 3175),      # 3172: code_type
        (MOVE, 59, 91),                          # 3173
        (JUMP, 3202),                            # 3174
        (JBITSN, 4, 4, 0, 65280, 21, 3182),      # 3175: code_type
        (JBITSN, 4, 4, 1, 65280, 2, 3179),       # 3176: swap_kind
        (MOVE, 65, 89),                          # 3177
        (JUMP, 3180),                            # 3178
        (MOVE, 65, 91),                          # 3179
        (MOVE, 62, 65),                          # 3180
        (JUMP, 3201),                            # 3181
        (JBITSN, 4, 4, 0, 65280, 22, 3185),      # 3182: code_type
        (MOVE, 68, 92),                          # 3183
        (JUMP, 3200),                            # 3184
        (JBITS, 4, 4, 0, 65280, 1, 3188),        # 3185: code_type
        (MOVE, 71, 100),                         # 3186
        (JUMP, 3199),                            # 3187
        (LOAD, 77, 4, 2),                        # 3188
        (JNE, 77, 138, 3192),                    # 3189
        (MOVE, 74, 117),                         # 3190
        (JUMP, 3198),                            # 3191
        (LOAD, 80, 4, 2),                        # 3192
        (JNE, 80, 139, 3196),                    # 3193
        (MOVE, 77, 140),                         # 3194
        (JUMP, 3197),                            # 3195
        (MOVE, 77, 93),                          # 3196
        (MOVE, 74, 77),                          # 3197
        (MOVE, 71, 74),                          # 3198
        (MOVE, 68, 71),                          # 3199
        (MOVE, 62, 68),                          # 3200
        (MOVE, 59, 62),                          # 3201
        (MOVE, 56, 59),                          # 3202
        (MOVE, 53, 56),                          # 3203
        (JNE, 53, 117, 3212),                    # 3204
        (LOAD, 53, 30, 19),                      # 3205
        (LOAD, 54, 30, 20),                      # 3206
        (TEXT, 53, 5),                           # 3207
        (MOVE, 50, 53),                          # 3208
        (MOVE, 51, 54),                          # 3209
        (MOVE, 52, 93),                          # 3210
        (JUMP, 3267),                            # 3211
        (JBITSN, 4, 4, 0, 65280, 0, 3215),       # 3212: code_type
        (MOVE, 58, 88),                          # 3213
        (JUMP, 3250),                            # 3214
        (JBITSN, 4, 4, 0, 65280, 19, 3218),      # 3215: code_type
        (MOVE, 61, 89),                          # 3216
        (JUMP, 3249),                            # 3217
        (JBITSN, 4, 4, 0, 65280, 20, 3221),      # 3218: code_type
        (MOVE, 64, 91),                          # 3219
        (JUMP, 3248),                            # 3220
        (JBITSN, 4, 4, 0, 65280, 21, 3228),      # 3221: code_type
        (JBITSN, 4, 4, 1, 65280, 2, 3225),       # 3222: swap_kind
        (MOVE, 70, 89),                          # 3223
        (JUMP, 3226),                            # 3224
        (MOVE, 70, 91),                          # 3225
        (MOVE, 67, 70),                          # 3226
        (JUMP, 3247),                            # 3227
        (JBITSN, 4, 4, 0, 65280, 22, 3231),      # 3228: code_type
        (MOVE, 73, 92),                          # 3229
        (JUMP, 3246),                            # 3230
        (JBITS, 4, 4, 0, 65280, 1, 3234),        # 3231: code_type
        (MOVE, 76, 100),                         # 3232
        (JUMP, 3245),                            # 3233
        (LOAD, 82, 4, 2),                        # 3234
        (JNE, 82, 138, 3238),                    # 3235
        (MOVE, 79, 117),                         # 3236
        (JUMP, 3244),                            # 3237
        (LOAD, 85, 4, 2),                        # 3238
        (JNE, 85, 139, 3242),                    # 3239
        (MOVE, 82, 140),                         # 3240
        (JUMP, 3243),                            # 3241
        (MOVE, 82, 93),                          # 3242
        (MOVE, 79, 82),                          # 3243
        (MOVE, 76, 79),                          # 3244
        (MOVE, 73, 76),                          # 3245
        (MOVE, 67, 73),                          # 3246
        (MOVE, 64, 67),                          # 3247
        (MOVE, 61, 64),                          # 3248
        (MOVE, 58, 61),                          # 3249
        (JNE, 58, 140, 3258),                    # 3250
        (LOAD, 58, 30, 19),                      # 3251
        (LOAD, 59, 30, 20),                      # 3252
        (TEXT, 58, 6),                           # 3253
        (MOVE, 55, 58),                          # 3254
        (MOVE, 56, 59),                          # 3255
        (MOVE, 57, 117),                         # 3256
        (JUMP, 3264),                            # 3257
        (LOAD, 60, 30, 19),                      # 3258
        (LOAD, 61, 30, 20),                      # 3259
        (TEXT, 60, 1),                           # 3260
        (MOVE, 55, 60),                          # 3261
        (MOVE, 56, 61),                          # 3262
        (MOVE, 57, 88),                          # 3263
        (MOVE, 50, 55),                          # 3264
        (MOVE, 51, 56),                          # 3265
        (MOVE, 52, 57),                          # 3266
        (MOVE, 45, 50),                          # 3267
        (MOVE, 46, 51),                          # 3268
        (MOVE, 47, 52),                          # 3269
        (MOVE, 40, 45),                          # 3270
        (MOVE, 41, 46),                          # 3271
        (MOVE, 42, 47),                          # 3272
        (MOVE, 35, 40),                          # 3273
        (MOVE, 36, 41),                          # 3274
        (MOVE, 37, 42),                          # 3275
        (MOVE, 18, 35),                          # 3276
        (MOVE, 19, 36),                          # 3277
        (MOVE, 20, 37),                          # 3278
        (STORE, 30, 34, 18),                     # 3279
        (STORE, 30, 35, 19),                     # 3280
        (STORE, 30, 36, 20),                     # 3281
        (STORE, 30, 33, 88),                     # 3282
        (LOAD, 14, 8, 17),                       # 3283
        (JZ, 14, 3337),                          # 3284
        (ROWAT, 33, 22, 14),                     # 3285
        (U1, 18, 33, 3, 0),                      # 3286
        (JGE, 18, 128, 3296),                    # 3287
        (LOAD, 18, 33, 4),                       # 3288
        (JZ, 18, 4722),                          # 3289
        (LOAD, 19, 33, 5),                       # 3290
        (LOAD, 20, 33, 6),                       # 3291
        (BYTE, 21, 19, 100),                     # 3292
        (LT, 22, 21, 108),                       # 3293
        (STORE, 33, 12, 22),                     # 3294
        (STORE, 33, 11, 88),                     # 3295
        (U1, 18, 33, 3, 0),                      # 3296
        (JGE, 18, 128, 3306),                    # 3297
        (LOAD, 18, 33, 4),                       # 3298
        (JZ, 18, 4722),                          # 3299
        (LOAD, 19, 33, 5),                       # 3300
        (LOAD, 20, 33, 6),                       # 3301
        (BYTE, 21, 19, 100),                     # 3302
        (EQ, 22, 21, 108),                       # 3303
        (STORE, 33, 14, 22),                     # 3304
        (STORE, 33, 13, 88),                     # 3305
        (U1, 18, 33, 3, 0),                      # 3306
        (JGE, 18, 128, 3337),                    # 3307
        (LOAD, 18, 33, 4),                       # 3308
        (JZ, 18, 4722),                          # 3309
        (LOAD, 19, 33, 5),                       # 3310
        (LOAD, 20, 33, 6),                       # 3311
        (BYTE, 21, 19, 100),                     # 3312
        (JEQ, 21, 108, 3337),                    # 3313
        (LOAD, 21, 33, 4),                       # 3314
        (JZ, 21, 4722),                          # 3315
        (LOAD, 22, 33, 5),                       # 3316
        (LOAD, 23, 33, 6),                       # 3317
        (BYTE, 27, 22, 100),                     # 3318
        (JGE, 27, 108, 3328),                    # 3319
        (LOAD, 21, 33, 4),                       # 3320
        (JZ, 21, 4722),                          # 3321
        (LOAD, 22, 33, 5),                       # 3322
        (LOAD, 23, 33, 6),                       # 3323
        (BYTE, 27, 22, 100),                     # 3324
        (SUB, 35, 99, 27),                       # 3325
        (MOVE, 18, 35),                          # 3326
        (JUMP, 3335),                            # 3327
        (LOAD, 36, 33, 4),                       # 3328
        (JZ, 36, 4722),                          # 3329
        (LOAD, 37, 33, 5),                       # 3330
        (LOAD, 38, 33, 6),                       # 3331
        (BYTE, 39, 37, 100),                     # 3332
        (SUB, 40, 39, 141),                      # 3333
        (MOVE, 18, 40),                          # 3334
        (STORE, 33, 16, 18),                     # 3335
        (STORE, 33, 15, 88),                     # 3336
        (LOAD, 14, 8, 18),                       # 3337
        (JZ, 14, 3442),                          # 3338
        (ROWAT, 34, 23, 14),                     # 3339
        (U1, 18, 34, 2, 0),                      # 3340
        (JGE, 18, 128, 3350),                    # 3341
        (LOAD, 18, 34, 3),                       # 3342
        (JZ, 18, 4722),                          # 3343
        (LOAD, 19, 34, 4),                       # 3344
        (LOAD, 20, 34, 5),                       # 3345
        (BYTE, 21, 19, 100),                     # 3346
        (LT, 22, 21, 108),                       # 3347
        (STORE, 34, 18, 22),                     # 3348
        (STORE, 34, 17, 88),                     # 3349
        (U1, 18, 34, 2, 0),                      # 3350
        (JGE, 18, 128, 3360),                    # 3351
        (LOAD, 18, 34, 3),                       # 3352
        (JZ, 18, 4722),                          # 3353
        (LOAD, 19, 34, 4),                       # 3354
        (LOAD, 20, 34, 5),                       # 3355
        (BYTE, 21, 19, 100),                     # 3356
        (EQ, 22, 21, 108),                       # 3357
        (STORE, 34, 20, 22),                     # 3358
        (STORE, 34, 19, 88),                     # 3359
        (U1, 18, 34, 2, 0),                      # 3360
        (JGE, 18, 128, 3391),                    # 3361
        (LOAD, 18, 34, 3),                       # 3362
        (JZ, 18, 4722),                          # 3363
        (LOAD, 19, 34, 4),                       # 3364
        (LOAD, 20, 34, 5),                       # 3365
        (BYTE, 21, 19, 100),                     # 3366
        (JEQ, 21, 108, 3391),                    # 3367
        (LOAD, 21, 34, 3),                       # 3368
        (JZ, 21, 4722),                          # 3369
        (LOAD, 22, 34, 4),                       # 3370
        (LOAD, 23, 34, 5),                       # 3371
        (BYTE, 27, 22, 100),                     # 3372
        (JGE, 27, 108, 3382),                    # 3373
        (LOAD, 21, 34, 3),                       # 3374
        (JZ, 21, 4722),                          # 3375
        (LOAD, 22, 34, 4),                       # 3376
        (LOAD, 23, 34, 5),                       # 3377
        (BYTE, 27, 22, 100),                     # 3378
        (SUB, 35, 99, 27),                       # 3379
        (MOVE, 18, 35),                          # 3380
        (JUMP, 3389),                            # 3381
        (LOAD, 36, 34, 3),                       # 3382
        (JZ, 36, 4722),                          # 3383
        (LOAD, 37, 34, 4),                       # 3384
        (LOAD, 38, 34, 5),                       # 3385
        (BYTE, 39, 37, 100),                     # 3386
        (SUB, 40, 39, 141),                      # 3387
        (MOVE, 18, 40),                          # 3388
        (STORE, 34, 22, 18),                     # 3389
        (STORE, 34, 21, 88),                     # 3390
        (U1, 18, 34, 10, 0),                     # 3391
        (JGE, 18, 128, 3401),                    # 3392
        (LOAD, 18, 34, 11),                      # 3393
        (JZ, 18, 4722),                          # 3394
        (LOAD, 19, 34, 12),                      # 3395
        (LOAD, 20, 34, 13),                      # 3396
        (BYTE, 21, 19, 100),                     # 3397
        (LT, 22, 21, 108),                       # 3398
        (STORE, 34, 24, 22),                     # 3399
        (STORE, 34, 23, 88),                     # 3400
        (U1, 18, 34, 10, 0),                     # 3401
        (JGE, 18, 128, 3411),                    # 3402
        (LOAD, 18, 34, 11),                      # 3403
        (JZ, 18, 4722),                          # 3404
        (LOAD, 19, 34, 12),                      # 3405
        (LOAD, 20, 34, 13),                      # 3406
        (BYTE, 21, 19, 100),                     # 3407
        (EQ, 22, 21, 108),                       # 3408
        (STORE, 34, 26, 22),                     # 3409
        (STORE, 34, 25, 88),                     # 3410
        (U1, 18, 34, 10, 0),                     # 3411
        (JGE, 18, 128, 3442),                    # 3412
        (LOAD, 18, 34, 11),                      # 3413
        (JZ, 18, 4722),                          # 3414
        (LOAD, 19, 34, 12),                      # 3415
        (LOAD, 20, 34, 13),                      # 3416
        (BYTE, 21, 19, 100),                     # 3417
        (JEQ, 21, 108, 3442),                    # 3418
        (LOAD, 21, 34, 11),                      # 3419
        (JZ, 21, 4722),                          # 3420
        (LOAD, 22, 34, 12),                      # 3421
        (LOAD, 23, 34, 13),                      # 3422
        (BYTE, 27, 22, 100),                     # 3423
        (JGE, 27, 108, 3433),                    # 3424
        (LOAD, 21, 34, 11),                      # 3425
        (JZ, 21, 4722),                          # 3426
        (LOAD, 22, 34, 12),                      # 3427
        (LOAD, 23, 34, 13),                      # 3428
        (BYTE, 27, 22, 100),                     # 3429
        (SUB, 35, 99, 27),                       # 3430
        (MOVE, 18, 35),                          # 3431
        (JUMP, 3440),                            # 3432
        (LOAD, 36, 34, 11),                      # 3433
        (JZ, 36, 4722),                          # 3434
        (LOAD, 37, 34, 12),                      # 3435
        (LOAD, 38, 34, 13),                      # 3436
        (BYTE, 39, 37, 100),                     # 3437
        (SUB, 40, 39, 141),                      # 3438
        (MOVE, 18, 40),                          # 3439
        (STORE, 34, 28, 18),                     # 3440
        (STORE, 34, 27, 88),                     # 3441
        (LOAD, 14, 8, 19),                       # 3442
        (JZ, 14, 4125),                          # 3443
        (ROWAT, 35, 24, 14),                     # 3444
        (JBITSN, 4, 4, 0, 65280, 0, 3448),       # 3445: code_type
        (MOVE, 18, 88),                          # 3446
        (JUMP, 3483),                            # 3447
        (JBITSN, 4, 4, 0, 65280, 19, 3451),      # 3448: code_type
        (MOVE, 21, 89),                          # 3449
        (JUMP, 3482),                            # 3450
        (JBITSN, 4, 4, 0, 65280, 20, 3454),      # 3451: code_type
        (MOVE, 35, 91),                          # 3452
        (JUMP, 3481),                            # 3453
        (JBITSN, 4, 4, 0, 65280, 21, 3461),      # 3454: code_type
        (JBITSN, 4, 4, 1, 65280, 2, 3458),       # 3455: swap_kind
        (MOVE, 41, 89),                          # 3456
        (JUMP, 3459),                            # 3457
        (MOVE, 41, 91),                          # 3458
        (MOVE, 38, 41),                          # 3459
        (JUMP, 3480),                            # 3460
        (JBITSN, 4, 4, 0, 65280, 22, 3464),      # 3461: code_type
        (MOVE, 44, 92),                          # 3462
        (JUMP, 3479),                            # 3463
        (JBITS, 4, 4, 0, 65280, 1, 3467),        # 3464: code_type
        (MOVE, 47, 100),                         # 3465
        (JUMP, 3478),                            # 3466
        (LOAD, 53, 4, 2),                        # 3467
        (JNE, 53, 138, 3471),                    # 3468
        (MOVE, 50, 117),                         # 3469
        (JUMP, 3477),                            # 3470
        (LOAD, 56, 4, 2),                        # 3471
        (JNE, 56, 139, 3475),                    # 3472
        (MOVE, 53, 140),                         # 3473
        (JUMP, 3476),                            # 3474
        (MOVE, 53, 93),                          # 3475
        (MOVE, 50, 53),                          # 3476
        (MOVE, 47, 50),                          # 3477
        (MOVE, 44, 47),                          # 3478
        (MOVE, 38, 44),                          # 3479
        (MOVE, 35, 38),                          # 3480
        (MOVE, 21, 35),                          # 3481
        (MOVE, 18, 21),                          # 3482
        (JEQ, 18, 100, 3785),                    # 3483
        (JBITSN, 4, 4, 0, 65280, 0, 3487),       # 3484: code_type
        (MOVE, 21, 88),                          # 3485
        (JUMP, 3522),                            # 3486
        (JBITSN, 4, 4, 0, 65280, 19, 3490),      # 3487: code_type
        (MOVE, 35, 89),                          # 3488
        (JUMP, 3521),                            # 3489
        (JBITSN, 4, 4, 0, 65280, 20, 3493),      # 3490: code_type
        (MOVE, 38, 91),                          # 3491
        (JUMP, 3520),                            # 3492
        (JBITSN, 4, 4, 0, 65280, 21, 3500),      # 3493: code_type
        (JBITSN, 4, 4, 1, 65280, 2, 3497),       # 3494: swap_kind
        (MOVE, 44, 89),                          # 3495
        (JUMP, 3498),                            # 3496
        (MOVE, 44, 91),                          # 3497
        (MOVE, 41, 44),                          # 3498
        (JUMP, 3519),                            # 3499
        (JBITSN, 4, 4, 0, 65280, 22, 3503),      # 3500: code_type
        (MOVE, 47, 92),                          # 3501
        (JUMP, 3518),                            # 3502
        (JBITS, 4, 4, 0, 65280, 1, 3506),        # 3503: code_type
        (MOVE, 50, 100),                         # 3504
        (JUMP, 3517),                            # 3505
        (LOAD, 56, 4, 2),                        # 3506
        (JNE, 56, 138, 3510),                    # 3507
        (MOVE, 53, 117),                         # 3508
        (JUMP, 3516),                            # 3509
        (LOAD, 59, 4, 2),                        # 3510
        (JNE, 59, 139, 3514),                    # 3511
        (MOVE, 56, 140),                         # 3512
        (JUMP, 3515),                            # 3513
        (MOVE, 56, 93),                          # 3514
        (MOVE, 53, 56),                          # 3515
        (MOVE, 50, 53),                          # 3516
        (MOVE, 47, 50),                          # 3517
        (MOVE, 41, 47),                          # 3518
        (MOVE, 38, 41),                          # 3519
        (MOVE, 35, 38),                          # 3520
        (MOVE, 21, 35),                          # 3521
        (JNE, 21, 88, 3530),                     # 3522
        (LOAD, 21, 35, 4),                       # 3523
        (LOAD, 22, 35, 5),                       # 3524
        (TEXT, 21, 0),                           # 3525
        (MOVE, 18, 21),                          # 3526
        (MOVE, 19, 22),                          # 3527
        (MOVE, 20, 100),                         # 3528
        (JUMP, 3781),                            # 3529
        (JBITSN, 4, 4, 0, 65280, 0, 3533),       # 3530: code_type
        (MOVE, 38, 88),                          # 3531
        (JUMP, 3568),                            # 3532
        (JBITSN, 4, 4, 0, 65280, 19, 3536),      # 3533: code_type
        (MOVE, 41, 89),                          # 3534
        (JUMP, 3567),                            # 3535
        (JBITSN, 4, 4, 0, 65280, 20, 3539),      # 3536: code_type
        (MOVE, 44, 91),                          # 3537
        (JUMP, 3566),                            # 3538
        (JBITSN, 4, 4, 0, 65280, 21, 3546),      # 3539: code_type
        (JBITSN, 4, 4, 1, 65280, 2, 3543),       # 3540: swap_kind
        (MOVE, 50, 89),                          # 3541
        (JUMP, 3544),                            # 3542
        (MOVE, 50, 91),                          # 3543
        (MOVE, 47, 50),                          # 3544
        (JUMP, 3565),                            # 3545
        (JBITSN, 4, 4, 0, 65280, 22, 3549),      # 3546: code_type
        (MOVE, 53, 92),                          # 3547
        (JUMP, 3564),                            # 3548
        (JBITS, 4, 4, 0, 65280, 1, 3552),        # 3549: code_type
        (MOVE, 56, 100),                         # 3550
        (JUMP, 3563),                            # 3551
        (LOAD, 62, 4, 2),                        # 3552
        (JNE, 62, 138, 3556),                    # 3553
        (MOVE, 59, 117),                         # 3554
        (JUMP, 3562),                            # 3555
        (LOAD, 65, 4, 2),                        # 3556
        (JNE, 65, 139, 3560),                    # 3557
        (MOVE, 62, 140),                         # 3558
        (JUMP, 3561),                            # 3559
        (MOVE, 62, 93),                          # 3560
        (MOVE, 59, 62),                          # 3561
        (MOVE, 56, 59),                          # 3562
        (MOVE, 53, 56),                          # 3563
        (MOVE, 47, 53),                          # 3564
        (MOVE, 44, 47),                          # 3565
        (MOVE, 41, 44),                          # 3566
        (MOVE, 38, 41),                          # 3567
        (JNE, 38, 89, 3576),                     # 3568
        (LOAD, 38, 35, 4),                       # 3569
        (LOAD, 39, 35, 5),                       # 3570
        (TEXT, 38, 2),                           # 3571
        (MOVE, 35, 38),                          # 3572
        (MOVE, 36, 39),                          # 3573
        (MOVE, 37, 89),                          # 3574
        (JUMP, 3778),                            # 3575
        (JBITSN, 4, 4, 0, 65280, 0, 3579),       # 3576: code_type
        (MOVE, 43, 88),                          # 3577
        (JUMP, 3614),                            # 3578
        (JBITSN, 4, 4, 0, 65280, 19, 3582),      # 3579: code_type
        (MOVE, 46, 89),                          # 3580
        (JUMP, 3613),                            # 3581
        (JBITSN, 4, 4, 0, 65280, 20, 3585),      # 3582: code_type
        (MOVE, 49, 91),                          # 3583
        (JUMP, 3612),                            # 3584
        (JBITSN, 4, 4, 0, 65280, 21, 3592),      # 3585: code_type
        (JBITSN, 4, 4, 1, 65280, 2, 3589),       # 3586: swap_kind
        (MOVE, 55, 89),                          # 3587
        (JUMP, 3590),                            # 3588
        (MOVE, 55, 91),                          # 3589
        (MOVE, 52, 55),                          # 3590
        (JUMP, 3611),                            # 3591
        (JBITSN, 4, 4, 0, 65280, 22, 3595),      # 3592: code_type
        (MOVE, 58, 92),                          # 3593
        (JUMP, 3610),                            # 3594
        (JBITS, 4, 4, 0, 65280, 1, 3598),        # 3595: code_type
        (MOVE, 61, 100),                         # 3596
        (JUMP, 3609),                            # 3597
        (LOAD, 67, 4, 2),                        # 3598
        (JNE, 67, 138, 3602),                    # 3599
        (MOVE, 64, 117),                         # 3600
        (JUMP, 3608),                            # 3601
        (LOAD, 70, 4, 2),                        # 3602
        (JNE, 70, 139, 3606),                    # 3603
        (MOVE, 67, 140),                         # 3604
        (JUMP, 3607),                            # 3605
        (MOVE, 67, 93),                          # 3606
        (MOVE, 64, 67),                          # 3607
        (MOVE, 61, 64),                          # 3608
        (MOVE, 58, 61),                          # 3609
        (MOVE, 52, 58),                          # 3610
        (MOVE, 49, 52),                          # 3611
        (MOVE, 46, 49),                          # 3612
        (MOVE, 43, 46),                          # 3613
        (JNE, 43, 91, 3622),                     # 3614
        (LOAD, 43, 35, 4),                       # 3615
        (LOAD, 44, 35, 5),                       # 3616
        (TEXT, 43, 3),                           # 3617
        (MOVE, 40, 43),                          # 3618
        (MOVE, 41, 44),                          # 3619
        (MOVE, 42, 91),                          # 3620
        (JUMP, 3775),                            # 3621
        (JBITSN, 4, 4, 0, 65280, 0, 3625),       # 3622: code_type
        (MOVE, 48, 88),                          # 3623
        (JUMP, 3660),                            # 3624
        (JBITSN, 4, 4, 0, 65280, 19, 3628),      # 3625: code_type
        (MOVE, 51, 89),                          # 3626
        (JUMP, 3659),                            # 3627
        (JBITSN, 4, 4, 0, 65280, 20, 3631),      # 3628: code_type
        (MOVE, 54, 91),                          # 3629
        (JUMP, 3658),                            # 3630
        (JBITSN, 4, 4, 0, 65280, 21, 3638),      # 3631: code_type
        (JBITSN, 4, 4, 1, 65280, 2, 3635),       # 3632: swap_kind
        (MOVE, 60, 89),                          # 3633
        (JUMP, 3636),                            # 3634
        (MOVE, 60, 91),                          # 3635
        (MOVE, 57, 60),                          # 3636
        (JUMP, 3657),                            # 3637
        (JBITSN, 4, 4, 0, 65280, 22, 3641),      # 3638: code_type
        (MOVE, 63, 92),                          # 3639
        (JUMP, 3656),                            # 3640
        (JBITS, 4, 4, 0, 65280, 1, 3644),        # 3641: code_type
        (MOVE, 66, 100),                         # 3642
        (JUMP, 3655),                            # 3643
        (LOAD, 72, 4, 2),                        # 3644
        (JNE, 72, 138, 3648),                    # 3645
        (MOVE, 69, 117),                         # 3646
        (JUMP, 3654),                            # 3647
        (LOAD, 75, 4, 2),                        # 3648
        (JNE, 75, 139, 3652),                    # 3649
        (MOVE, 72, 140),                         # 3650
        (JUMP, 3653),                            # 3651
        (MOVE, 72, 93),                          # 3652
        (MOVE, 69, 72),                          # 3653
        (MOVE, 66, 69),                          # 3654
        (MOVE, 63, 66),                          # 3655
        (MOVE, 57, 63),                          # 3656
        (MOVE, 54, 57),                          # 3657
        (MOVE, 51, 54),                          # 3658
        (MOVE, 48, 51),                          # 3659
        (JNE, 48, 92, 3668),                     # 3660
        (LOAD, 48, 35, 4),                       # 3661
        (LOAD, 49, 35, 5),                       # 3662
        (TEXT, 48, 4),                           # 3663
        (MOVE, 45, 48),                          # 3664
        (MOVE, 46, 49),                          # 3665
        (MOVE, 47, 92),                          # 3666
        (JUMP, 3772),                            # 3667
        (JBITSN, 4, 4, 0, 65280, 0, 3671),       # 3668: code_type
        (MOVE, 53, 88),                          # 3669
        (JUMP, 3706),                            # 3670
        (JBITSN, 4, 4, 0, 65280, 19, 3674),      # 3671: code_type
        (MOVE, 56, 89),                          # 3672
        (JUMP, 3705),                            # 3673
        (JBITSN, 4, 4, 0, 65280, 20, 3677),      # 3674: code_type
        (MOVE, 59, 91),                          # 3675
        (JUMP, 3704),                            # 3676
        (JBITSN, 4, 4, 0, 65280, 21, 3684),      # 3677: code_type
        (JBITSN, 4, 4, 1, 65280, 2, 3681),       # 3678: swap_kind
        (MOVE, 65, 89),                          # 3679
        (JUMP, 3682),                            # 3680
        (MOVE, 65, 91),                          # 3681
        (MOVE, 62, 65),                          # 3682
        (JUMP, 3703),                            # 3683
        (JBITSN, 4, 4, 0, 65280, 22, 3687),      # 3684: code_type
        (MOVE, 68, 92),                          # 3685
        (JUMP, 3702),                            # 3686
        (JBITS, 4, 4, 0, 65280, 1, 3690),        # 3687: code_type
        (MOVE, 71, 100),                         # 3688
        (JUMP, 3701),                            # 3689
        (LOAD, 77, 4, 2),                        # 3690
        (JNE, 77, 138, 3694),                    # 3691
        (MOVE, 74, 117),                         # 3692
        (JUMP, 3700),                            # 3693
        (LOAD, 80, 4, 2),                        # 3694
        (JNE, 80, 139, 3698),                    # 3695
        (MOVE, 77, 140),                         # 3696
        (JUMP, 3699),                            # 3697
        (MOVE, 77, 93),                          # 3698
        (MOVE, 74, 77),                          # 3699
        (MOVE, 71, 74),                          # 3700
        (MOVE, 68, 71),                          # 3701
        (MOVE, 62, 68),                          # 3702
        (MOVE, 59, 62),                          # 3703
        (MOVE, 56, 59),                          # 3704
        (MOVE, 53, 56),                          # 3705
        (JNE, 53, 117, 3714),                    # 3706
        (LOAD, 53, 35, 4),                       # 3707
        (LOAD, 54, 35, 5),                       # 3708
        (TEXT, 53, 5),                           # 3709
        (MOVE, 50, 53),                          # 3710
        (MOVE, 51, 54),                          # 3711
        (MOVE, 52, 93),                          # 3712
        (JUMP, 3769),                            # 3713
        (JBITSN, 4, 4, 0, 65280, 0, 3717),       # 3714: code_type
        (MOVE, 58, 88),                          # 3715
        (JUMP, 3752),                            # 3716
        (JBITSN, 4, 4, 0, 65280, 19, 3720),      # 3717: code_type
        (MOVE, 61, 89),                          # 3718
        (JUMP, 3751),                            # 3719
        (JBITSN, 4, 4, 0, 65280, 20, 3723),      # 3720: code_type
        (MOVE, 64, 91),                          # 3721
        (JUMP, 3750),                            # 3722
        (JBITSN, 4, 4, 0, 65280, 21, 3730),      # 3723: code_type
        (JBITSN, 4, 4, 1, 65280, 2, 3727),       # 3724: swap_kind
        (MOVE, 70, 89),                          # 3725
        (JUMP, 3728),                            # 3726
        (MOVE, 70, 91),                          # 3727
        (MOVE, 67, 70),                          # 3728
        (JUMP, 3749),                            # 3729
        (JBITSN, 4, 4, 0, 65280, 22, 3733),      # 3730: code_type
        (MOVE, 73, 92),                          # 3731
        (JUMP, 3748),                            # 3732
        (JBITS, 4, 4, 0, 65280, 1, 3736),        # 3733: code_type
        (MOVE, 76, 100),                         # 3734
        (JUMP, 3747),                            # 3735
        (LOAD, 82, 4, 2),                        # 3736
        (JNE, 82, 138, 3740),                    # 3737
        (MOVE, 79, 117),                         # 3738
        (JUMP, 3746),                            # 3739
        (LOAD, 85, 4, 2),                        # 3740
        (JNE, 85, 139, 3744),                    # 3741
        (MOVE, 82, 140),                         # 3742
        (JUMP, 3745),                            # 3743
        (MOVE, 82, 93),                          # 3744
        (MOVE, 79, 82),                          # 3745
        (MOVE, 76, 79),                          # 3746
        (MOVE, 73, 76),                          # 3747
        (MOVE, 67, 73),                          # 3748
        (MOVE, 64, 67),                          # 3749
        (MOVE, 61, 64),                          # 3750
        (MOVE, 58, 61),                          # 3751
        (JNE, 58, 140, 3760),                    # 3752
        (LOAD, 58, 35, 4),                       # 3753
        (LOAD, 59, 35, 5),                       # 3754
        (TEXT, 58, 6),                           # 3755
        (MOVE, 55, 58),                          # 3756
        (MOVE, 56, 59),                          # 3757
        (MOVE, 57, 117),                         # 3758
        (JUMP, 3766),                            # 3759
        (LOAD, 60, 35, 4),                       # 3760
        (LOAD, 61, 35, 5),                       # 3761
        (TEXT, 60, 1),                           # 3762
        (MOVE, 55, 60),                          # 3763
        (MOVE, 56, 61),                          # 3764
        (MOVE, 57, 88),                          # 3765
        (MOVE, 50, 55),                          # 3766
        (MOVE, 51, 56),                          # 3767
        (MOVE, 52, 57),                          # 3768
        (MOVE, 45, 50),                          # 3769
        (MOVE, 46, 51),                          # 3770
        (MOVE, 47, 52),                          # 3771
        (MOVE, 40, 45),                          # 3772
        (MOVE, 41, 46),                          # 3773
        (MOVE, 42, 47),                          # 3774
        (MOVE, 35, 40),                          # 3775
        (MOVE, 36, 41),                          # 3776
        (MOVE, 37, 42),                          # 3777
        (MOVE, 18, 35),                          # 3778
        (MOVE, 19, 36),                          # 3779
        (MOVE, 20, 37),                          # 3780
        (STORE, 35, 12, 18),                     # 3781
        (STORE, 35, 13, 19),                     # 3782
        (STORE, 35, 14, 20),                     # 3783
        (STORE, 35, 11, 88),                     # 3784
        (JBITSN, 4, 4, 0, 65280, 0, 3788),       # 3785: code_type
        (MOVE, 18, 88),                          # 3786
        (JUMP, 3823),                            # 3787
        (JBITSN, 4, 4, 0, 65280, 19, 3791),      # 3788: code_type
        (MOVE, 21, 89),                          # 3789
        (JUMP, 3822),                            # 3790
        (JBITSN, 4, 4, 0, 65280, 20, 3794),      # 3791: code_type
        (MOVE, 35, 91),                          # 3792
        (JUMP, 3821),                            # 3793
        (JBITSN, 4, 4, 0, 65280, 21, 3801),      # 3794: code_type
        (JBITSN, 4, 4, 1, 65280, 2, 3798),       # 3795: swap_kind
        (MOVE, 41, 89),                          # 3796
        (JUMP, 3799),                            # 3797
        (MOVE, 41, 91),                          # 3798
        (MOVE, 38, 41),                          # 3799
        (JUMP, 3820),                            # 3800
        (JBITSN, 4, 4, 0, 65280, 22, 3804),      # 3801: code_type
        (MOVE, 44, 92),                          # 3802
        (JUMP, 3819),                            # 3803
        (JBITS, 4, 4, 0, 65280, 1, 3807),        # 3804: code_type
        (MOVE, 47, 100),                         # 3805
        (JUMP, 3818),                            # 3806
        (LOAD, 53, 4, 2),                        # 3807
        (JNE, 53, 138, 3811),                    # 3808
        (MOVE, 50, 117),                         # 3809
        (JUMP, 3817),                            # 3810
        (LOAD, 56, 4, 2),                        # 3811
        (JNE, 56, 139, 3815),                    # 3812
        (MOVE, 53, 140),                         # 3813
        (JUMP, 3816),                            # 3814
        (MOVE, 53, 93),                          # 3815
        (MOVE, 50, 53),                          # 3816
        (MOVE, 47, 50),                          # 3817
        (MOVE, 44, 47),                          # 3818
        (MOVE, 38, 44),                          # 3819
        (MOVE, 35, 38),                          # 3820
        (MOVE, 21, 35),                          # 3821
        (MOVE, 18, 21),                          # 3822
        (JEQ, 18, 100, 4125),                    # 3823
        (JBITSN, 4, 4, 0, 65280, 0, 3827),       # 3824: code_type
        (MOVE, 21, 88),                          # 3825
        (JUMP, 3862),                            # 3826
        (JBITSN, 4, 4, 0, 65280, 19, 3830),      # 3827: code_type
        (MOVE, 35, 89),                          # 3828
        (JUMP, 3861),                            # 3829
        (JBITSN, 4, 4, 0, 65280, 20, 3833),      # 3830: code_type
        (MOVE, 38, 91),                          # 3831
        (JUMP, 3860),                            # 3832
        (JBITSN, 4, 4, 0, 65280, 21, 3840),      # 3833: code_type
        (JBITSN, 4, 4, 1, 65280, 2, 3837),       # 3834: swap_kind
        (MOVE, 44, 89),                          # 3835
        (JUMP, 3838),                            # 3836
        (MOVE, 44, 91),                          # 3837
        (MOVE, 41, 44),                          # 3838
        (JUMP, 3859),                            # 3839
        (JBITSN, 4, 4, 0, 65280, 22, 3843),      # 3840: code_type
        (MOVE, 47, 92),                          # 3841
        (JUMP, 3858),                            # 3842
        (JBITS, 4, 4, 0, 65280, 1, 3846),        # 3843: code_type
        (MOVE, 50, 100),                         # 3844
        (JUMP, 3857),                            # 3845
        (LOAD, 56, 4, 2),                        # 3846
        (JNE, 56, 138, 3850),                    # 3847
        (MOVE, 53, 117),                         # 3848
        (JUMP, 3856),                            # 3849
        (LOAD, 59, 4, 2),                        # 3850
        (JNE, 59, 139, 3854),                    # 3851
        (MOVE, 56, 140),                         # 3852
        (JUMP, 3855),                            # 3853
        (MOVE, 56, 93),                          # 3854
        (MOVE, 53, 56),                          # 3855
        (MOVE, 50, 53),                          # 3856
        (MOVE, 47, 50),                          # 3857
        (MOVE, 41, 47),                          # 3858
        (MOVE, 38, 41),                          # 3859
        (MOVE, 35, 38),                          # 3860
        (MOVE, 21, 35),                          # 3861
        (JNE, 21, 88, 3870),                     # 3862
        (LOAD, 21, 35, 9),                       # 3863
        (LOAD, 22, 35, 10),                      # 3864
        (TEXT, 21, 0),                           # 3865
        (MOVE, 18, 21),                          # 3866
        (MOVE, 19, 22),                          # 3867
        (MOVE, 20, 100),                         # 3868
        (JUMP, 4121),                            # 3869
        (JBITSN, 4, 4, 0, 65280, 0, 3873),       # 3870: code_type
        (MOVE, 38, 88),                          # 3871
        (JUMP, 3908),                            # 3872
        (JBITSN, 4, 4, 0, 65280, 19, 3876),      # 3873: code_type
        (MOVE, 41, 89),                          # 3874
        (JUMP, 3907),                            # 3875
        (JBITSN, 4, 4, 0, 65280, 20, 3879),      # 3876: code_type
        (MOVE, 44, 91),                          # 3877
        (JUMP, 3906),                            # 3878
        (JBITSN, 4, 4, 0, 65280, 21, 3886),      # 3879: code_type
        (JBITSN, 4, 4, 1, 65280, 2, 3883),       # 3880: swap_kind
        (MOVE, 50, 89),                          # 3881
        (JUMP, 3884),                            # 3882
        (MOVE, 50, 91),                          # 3883
        (MOVE, 47, 50),                          # 3884
        (JUMP, 3905),                            # 3885
        (JBITSN, 4, 4, 0, 65280, 22, 3889),      # 3886: code_type
        (MOVE, 53, 92),                          # 3887
        (JUMP, 3904),                            # 3888
        (JBITS, 4, 4, 0, 65280, 1, 3892),        # 3889: code_type
        (MOVE, 56, 100),                         # 3890
        (JUMP, 3903),                            # 3891
        (LOAD, 62, 4, 2),                        # 3892
        (JNE, 62, 138, 3896),                    # 3893
        (MOVE, 59, 117),                         # 3894
        (JUMP, 3902),                            # 3895
        (LOAD, 65, 4, 2),                        # 3896
        (JNE, 65, 139, 3900),                    # 3897
        (MOVE, 62, 140),                         # 3898
        (JUMP, 3901),                            # 3899
        (MOVE, 62, 93),                          # 3900
        (MOVE, 59, 62),                          # 3901
        (MOVE, 56, 59),                          # 3902
        (MOVE, 53, 56),                          # 3903
        (MOVE, 47, 53),                          # 3904
        (MOVE, 44, 47),                          # 3905
        (MOVE, 41, 44),                          # 3906
        (MOVE, 38, 41),                          # 3907
        (JNE, 38, 89, 3916),                     # 3908
        (LOAD, 38, 35, 9),                       # 3909
        (LOAD, 39, 35, 10),                      # 3910
        (TEXT, 38, 2),                           # 3911
        (MOVE, 35, 38),                          # 3912
        (MOVE, 36, 39),                          # 3913
        (MOVE, 37, 89),                          # 3914
        (JUMP, 4118),                            # 3915
        (JBITSN, 4, 4, 0, 65280, 0, 3919),       # 3916: code_type
        (MOVE, 43, 88),                          # 3917
        (JUMP, 3954),                            # 3918
        (JBITSN, 4, 4, 0, 65280, 19, 3922),      # 3919: code_type
        (MOVE, 46, 89),                          # 3920
        (JUMP, 3953),                            # 3921
        (JBITSN, 4, 4, 0, 65280, 20, 3925),      # 3922: code_type
        (MOVE, 49, 91),                          # 3923
        (JUMP, 3952),                            # 3924
        (JBITSN, 4, 4, 0, 65280, 21, 3932),      # 3925: code_type
        (JBITSN, 4, 4, 1, 65280, 2, 3929),       # 3926: swap_kind
        (MOVE, 55, 89),                          # 3927
        (JUMP, 3930),                            # 3928
        (MOVE, 55, 91),                          # 3929
        (MOVE, 52, 55),                          # 3930
        (JUMP, 3951),                            # 3931
        (JBITSN, 4, 4, 0, 65280, 22, 3935),      # 3932: code_type
        (MOVE, 58, 92),                          # 3933
        (JUMP, 3950),                            # 3934
        (JBITS, 4, 4, 0, 65280, 1, 3938),        # 3935: code_type
        (MOVE, 61, 100),                         # 3936
        (JUMP, 3949),                            # 3937
        (LOAD, 67, 4, 2),                        # 3938
        (JNE, 67, 138, 3942),                    # 3939
        (MOVE, 64, 117),                         # 3940
        (JUMP, 3948),                            # 3941
        (LOAD, 70, 4, 2),                        # 3942
        (JNE, 70, 139, 3946),                    # 3943
        (MOVE, 67, 140),                         # 3944
        (JUMP, 3947),                            # 3945
        (MOVE, 67, 93),                          # 3946
        (MOVE, 64, 67),                          # 3947
        (MOVE, 61, 64),                          # 3948
        (MOVE, 58, 61),                          # 3949
        (MOVE, 52, 58),                          # 3950
        (MOVE, 49, 52),                          # 3951
        (MOVE, 46, 49),                          # 3952
        (MOVE, 43, 46),                          # 3953
        (JNE, 43, 91, 3962),                     # 3954
        (LOAD, 43, 35, 9),                       # 3955
        (LOAD, 44, 35, 10),                      # 3956
        (TEXT, 43, 3),                           # 3957
        (MOVE, 40, 43),                          # 3958
        (MOVE, 41, 44),                          # 3959
        (MOVE, 42, 91),                          # 3960
        (JUMP, 4115),                            # 3961
        (JBITSN, 4, 4, 0, 65280, 0, 3965),       # 3962: code_type
        (MOVE, 48, 88),                          # 3963
        (JUMP, 4000),                            # 3964
        (JBITSN, 4, 4, 0, 65280, 19, 3968),      # 3965: code_type
        (MOVE, 51, 89),                          # 3966
        (JUMP, 3999),                            # 3967
        (JBITSN, 4, 4, 0, 65280, 20, 3971),      # 3968: code_type
        (MOVE, 54, 91),                          # 3969
        (JUMP, 3998),                            # 3970
        (JBITSN, 4, 4, 0, 65280, 21, 3978),      # 3971: code_type
        (JBITSN, 4, 4, 1, 65280, 2, 3975),       # 3972: swap_kind
        (MOVE, 60, 89),                          # 3973
        (JUMP, 3976),                            # 3974
        (MOVE, 60, 91),                          # 3975
        (MOVE, 57, 60),                          # 3976
        (JUMP, 3997),                            # 3977
        (JBITSN, 4, 4, 0, 65280, 22, 3981),      # 3978: code_type
        (MOVE, 63, 92),                          # 3979
        (JUMP, 3996),                            # 3980
        (JBITS, 4, 4, 0, 65280, 1, 3984),        # 3981: code_type
        (MOVE, 66, 100),                         # 3982
        (JUMP, 3995),                            # 3983
        (LOAD, 72, 4, 2),                        # 3984
        (JNE, 72, 138, 3988),                    # 3985
        (MOVE, 69, 117),                         # 3986
        (JUMP, 3994),                            # 3987
        (LOAD, 75, 4, 2),                        # 3988
        (JNE, 75, 139, 3992),                    # 3989
        (MOVE, 72, 140),                         # 3990
        (JUMP, 3993),                            # 3991
        (MOVE, 72, 93),                          # 3992
        (MOVE, 69, 72),                          # 3993
        (MOVE, 66, 69),                          # 3994
        (MOVE, 63, 66),                          # 3995
        (MOVE, 57, 63),                          # 3996
        (MOVE, 54, 57),                          # 3997
        (MOVE, 51, 54),                          # 3998
        (MOVE, 48, 51),                          # 3999
        (JNE, 48, 92, 4008),                     # 4000
        (LOAD, 48, 35, 9),                       # 4001
        (LOAD, 49, 35, 10),                      # 4002
        (TEXT, 48, 4),                           # 4003
        (MOVE, 45, 48),                          # 4004
        (MOVE, 46, 49),                          # 4005
        (MOVE, 47, 92),                          # 4006
        (JUMP, 4112),                            # 4007
        (JBITSN, 4, 4, 0, 65280, 0, 4011),       # 4008: code_type
        (MOVE, 53, 88),                          # 4009
        (JUMP, 4046),                            # 4010
        (JBITSN, 4, 4, 0, 65280, 19, 4014),      # 4011: code_type
        (MOVE, 56, 89),                          # 4012
        (JUMP, 4045),                            # 4013
        (JBITSN, 4, 4, 0, 65280, 20, 4017),      # 4014: code_type
        (MOVE, 59, 91),                          # 4015
        (JUMP, 4044),                            # 4016
        (JBITSN, 4, 4, 0, 65280, 21, 4024),      # 4017: code_type
        (JBITSN, 4, 4, 1, 65280, 2, 4021),       # 4018: swap_kind
        (MOVE, 65, 89),                          # 4019
        (JUMP, 4022),                            # 4020
        (MOVE, 65, 91),                          # 4021
        (MOVE, 62, 65),                          # 4022
        (JUMP, 4043),                            # 4023
        (JBITSN, 4, 4, 0, 65280, 22, 4027),      # 4024: code_type
        (MOVE, 68, 92),                          # 4025
        (JUMP, 4042),                            # 4026
        (JBITS, 4, 4, 0, 65280, 1, 4030),        # 4027: code_type
        (MOVE, 71, 100),                         # 4028
        (JUMP, 4041),                            # 4029
        (LOAD, 77, 4, 2),                        # 4030
        (JNE, 77, 138, 4034),                    # 4031
        (MOVE, 74, 117),                         # 4032
        (JUMP, 4040),                            # 4033
        (LOAD, 80, 4, 2),                        # 4034
        (JNE, 80, 139, 4038),                    # 4035
        (MOVE, 77, 140),                         # 4036
        (JUMP, 4039),                            # 4037
        (MOVE, 77, 93),                          # 4038
        (MOVE, 74, 77),                          # 4039
        (MOVE, 71, 74),                          # 4040
        (MOVE, 68, 71),                          # 4041
        (MOVE, 62, 68),                          # 4042
        (MOVE, 59, 62),                          # 4043
        (MOVE, 56, 59),                          # 4044
        (MOVE, 53, 56),                          # 4045
        (JNE, 53, 117, 4054),                    # 4046
        (LOAD, 53, 35, 9),                       # 4047
        (LOAD, 54, 35, 10),                      # 4048
        (TEXT, 53, 5),                           # 4049
        (MOVE, 50, 53),                          # 4050
        (MOVE, 51, 54),                          # 4051
        (MOVE, 52, 93),                          # 4052
        (JUMP, 4109),                            # 4053
        (JBITSN, 4, 4, 0, 65280, 0, 4057),       # 4054: code_type
        (MOVE, 58, 88),                          # 4055
        (JUMP, 4092),                            # 4056
        (JBITSN, 4, 4, 0, 65280, 19, 4060),      # 4057: code_type
        (MOVE, 61, 89),                          # 4058
        (JUMP, 4091),                            # 4059
        (JBITSN, 4, 4, 0, 65280, 20, 4063),      # 4060: code_type
        (MOVE, 64, 91),                          # 4061
        (JUMP, 4090),                            # 4062
        (JBITSN, 4, 4, 0, 65280, 21, 4070),      # 4063: code_type
        (JBITSN, 4, 4, 1, 65280, 2, 4067),       # 4064: swap_kind
        (MOVE, 70, 89),                          # 4065
        (JUMP, 4068),                            # 4066
        (MOVE, 70, 91),                          # 4067
        (MOVE, 67, 70),                          # 4068
        (JUMP, 4089),                            # 4069
        (JBITSN, 4, 4, 0, 65280, 22, 4073),      # 4070: code_type
        (MOVE, 73, 92),                          # 4071
        (JUMP, 4088),                            # 4072
        (JBITS, 4, 4, 0, 65280, 1, 4076),        # 4073: code_type
        (MOVE, 76, 100),                         # 4074
        (JUMP, 4087),                            # 4075
        (LOAD, 82, 4, 2),                        # 4076
        (JNE, 82, 138, 4080),                    # 4077
        (MOVE, 79, 117),                         # 4078
        (JUMP, 4086),                            # 4079
        (LOAD, 85, 4, 2),                        # 4080
        (JNE, 85, 139, 4084),                    # 4081
        (MOVE, 82, 140),                         # 4082
        (JUMP, 4085),                            # 4083
        (MOVE, 82, 93),                          # 4084
        (MOVE, 79, 82),                          # 4085
        (MOVE, 76, 79),                          # 4086
        (MOVE, 73, 76),                          # 4087
        (MOVE, 67, 73),                          # 4088
        (MOVE, 64, 67),                          # 4089
        (MOVE, 61, 64),                          # 4090
        (MOVE, 58, 61),                          # 4091
        (JNE, 58, 140, 4100),                    # 4092
        (LOAD, 58, 35, 9),                       # 4093
        (LOAD, 59, 35, 10),                      # 4094
        (TEXT, 58, 6),                           # 4095
        (MOVE, 55, 58),                          # 4096
        (MOVE, 56, 59),                          # 4097
        (MOVE, 57, 117),                         # 4098
        (JUMP, 4106),                            # 4099
        (LOAD, 60, 35, 9),                       # 4100
        (LOAD, 61, 35, 10),                      # 4101
        (TEXT, 60, 1),                           # 4102
        (MOVE, 55, 60),                          # 4103
        (MOVE, 56, 61),                          # 4104
        (MOVE, 57, 88),                          # 4105
        (MOVE, 50, 55),                          # 4106
        (MOVE, 51, 56),                          # 4107
        (MOVE, 52, 57),                          # 4108
        (MOVE, 45, 50),                          # 4109
        (MOVE, 46, 51),                          # 4110
        (MOVE, 47, 52),                          # 4111
        (MOVE, 40, 45),                          # 4112
        (MOVE, 41, 46),                          # 4113
        (MOVE, 42, 47),                          # 4114
        (MOVE, 35, 40),                          # 4115
        (MOVE, 36, 41),                          # 4116
        (MOVE, 37, 42),                          # 4117
        (MOVE, 18, 35),                          # 4118
        (MOVE, 19, 36),                          # 4119
        (MOVE, 20, 37),                          # 4120
        (STORE, 35, 16, 18),                     # 4121
        (STORE, 35, 17, 19),                     # 4122
        (STORE, 35, 18, 20),                     # 4123
        (STORE, 35, 15, 88),                     # 4124
        (LOAD, 14, 8, 20),                       # 4125
        (JZ, 14, 4236),                          # 4126
        (ROWAT, 36, 25, 14),                     # 4127
        (MOVE, 18, 100),                         # 4128
        (LOAD, 19, 36, 3),                       # 4129
        (JGE, 18, 19, 4236),                     # 4130
        (ITEM, 37, 26, 36, 2, 18),               # 4131
        (U1, 20, 37, 3, 0),                      # 4132
        (JGE, 20, 128, 4142),                    # 4133
        (LOAD, 20, 37, 4),                       # 4134
        (JZ, 20, 4722),                          # 4135
        (LOAD, 21, 37, 5),                       # 4136
        (LOAD, 22, 37, 6),                       # 4137
        (BYTE, 23, 21, 100),                     # 4138
        (LT, 27, 23, 108),                       # 4139
        (STORE, 37, 19, 27),                     # 4140
        (STORE, 37, 18, 88),                     # 4141
        (U1, 20, 37, 3, 0),                      # 4142
        (JGE, 20, 128, 4152),                    # 4143
        (LOAD, 20, 37, 4),                       # 4144
        (JZ, 20, 4722),                          # 4145
        (LOAD, 21, 37, 5),                       # 4146
        (LOAD, 22, 37, 6),                       # 4147
        (BYTE, 23, 21, 100),                     # 4148
        (EQ, 27, 23, 108),                       # 4149
        (STORE, 37, 21, 27),                     # 4150
        (STORE, 37, 20, 88),                     # 4151
        (U1, 20, 37, 3, 0),                      # 4152
        (JGE, 20, 128, 4183),                    # 4153
        (LOAD, 20, 37, 4),                       # 4154
        (JZ, 20, 4722),                          # 4155
        (LOAD, 21, 37, 5),                       # 4156
        (LOAD, 22, 37, 6),                       # 4157
        (BYTE, 23, 21, 100),                     # 4158
        (JEQ, 23, 108, 4183),                    # 4159
        (LOAD, 23, 37, 4),                       # 4160
        (JZ, 23, 4722),                          # 4161
        (LOAD, 35, 37, 5),                       # 4162
        (LOAD, 36, 37, 6),                       # 4163
        (BYTE, 37, 35, 100),                     # 4164
        (JGE, 37, 108, 4174),                    # 4165
        (LOAD, 23, 37, 4),                       # 4166
        (JZ, 23, 4722),                          # 4167
        (LOAD, 35, 37, 5),                       # 4168
        (LOAD, 36, 37, 6),                       # 4169
        (BYTE, 37, 35, 100),                     # 4170
        (SUB, 38, 99, 37),                       # 4171
        (MOVE, 20, 38),                          # 4172
        (JUMP, 4181),                            # 4173
        (LOAD, 39, 37, 4),                       # 4174
        (JZ, 39, 4722),                          # 4175
        (LOAD, 40, 37, 5),                       # 4176
        (LOAD, 41, 37, 6),                       # 4177
        (BYTE, 42, 40, 100),                     # 4178
        (SUB, 43, 42, 141),                      # 4179
        (MOVE, 20, 43),                          # 4180
        (STORE, 37, 23, 20),                     # 4181
        (STORE, 37, 22, 88),                     # 4182
        (U1, 20, 37, 11, 0),                     # 4183
        (JGE, 20, 128, 4193),                    # 4184
        (LOAD, 20, 37, 12),                      # 4185
        (JZ, 20, 4722),                          # 4186
        (LOAD, 21, 37, 13),                      # 4187
        (LOAD, 22, 37, 14),                      # 4188
        (BYTE, 23, 21, 100),                     # 4189
        (LT, 27, 23, 108),                       # 4190
        (STORE, 37, 25, 27),                     # 4191
        (STORE, 37, 24, 88),                     # 4192
        (U1, 20, 37, 11, 0),                     # 4193
        (JGE, 20, 128, 4203),                    # 4194
        (LOAD, 20, 37, 12),                      # 4195
        (JZ, 20, 4722),                          # 4196
        (LOAD, 21, 37, 13),                      # 4197
        (LOAD, 22, 37, 14),                      # 4198
        (BYTE, 23, 21, 100),                     # 4199
        (EQ, 27, 23, 108),                       # 4200
        (STORE, 37, 27, 27),                     # 4201
        (STORE, 37, 26, 88),                     # 4202
        (U1, 20, 37, 11, 0),                     # 4203
        (JGE, 20, 128, 4234),                    # 4204
        (LOAD, 20, 37, 12),                      # 4205
        (JZ, 20, 4722),                          # 4206
        (LOAD, 21, 37, 13),                      # 4207
        (LOAD, 22, 37, 14),                      # 4208
        (BYTE, 23, 21, 100),                     # 4209
        (JEQ, 23, 108, 4234),                    # 4210
        (LOAD, 23, 37, 12),                      # 4211
        (JZ, 23, 4722),                          # 4212
        (LOAD, 35, 37, 13),                      # 4213
        (LOAD, 36, 37, 14),                      # 4214
        (BYTE, 37, 35, 100),                     # 4215
        (JGE, 37, 108, 4225),                    # 4216
        (LOAD, 23, 37, 12),                      # 4217
        (JZ, 23, 4722),                          # 4218
        (LOAD, 35, 37, 13),                      # 4219
        (LOAD, 36, 37, 14),                      # 4220
        (BYTE, 37, 35, 100),                     # 4221
        (SUB, 38, 99, 37),                       # 4222
        (MOVE, 20, 38),                          # 4223
        (JUMP, 4232),                            # 4224
        (LOAD, 39, 37, 12),                      # 4225
        (JZ, 39, 4722),                          # 4226
        (LOAD, 40, 37, 13),                      # 4227
        (LOAD, 41, 37, 14),                      # 4228
        (BYTE, 42, 40, 100),                     # 4229
        (SUB, 43, 42, 141),                      # 4230
        (MOVE, 20, 43),                          # 4231
        (STORE, 37, 29, 20),                     # 4232
        (STORE, 37, 28, 88),                     # 4233
        (LOOP, 18, 0),                           # 4234
        (JUMP, 4129),                            # 4235
        (LOAD, 14, 8, 21),                       # 4236
        (JZ, 14, 4264),                          # 4237
        (ROWAT, 38, 27, 14),                     # 4238
        (LOAD, 18, 38, 3),                       # 4239
        (JZ, 18, 4264),                          # 4240
        (MOVE, 19, 100),                         # 4241
        (LOAD, 20, 38, 5),                       # 4242
        (JGE, 19, 20, 4264),                     # 4243
        (ITEM, 41, 28, 38, 4, 19),               # 4244
        (MOVE, 21, 100),                         # 4245
        (LOAD, 22, 41, 4),                       # 4246
        (JGE, 21, 22, 4262),                     # 4247
        (ITEM, 42, 29, 41, 3, 21),               # 4248
        (JBITS, 42, 2, 0, 65280, 255, 4255),     # 4249: len_or_mark
        (U1, 38, 42, 2, 0),                      # 4250
        (JLT, 38, 129, 4255),                    # 4251
        (JBITSN, 42, 2, 0, 65280, 250, 4257),    # 4252: len_or_mark
        (LOAD, 38, 4, 3),                        # 4253
        (JNE, 38, 100, 4257),                    # 4254
        (MOVE, 35, 100),                         # 4255
        (JUMP, 4259),                            # 4256
        (U1, 38, 42, 2, 0),                      # 4257
        (MOVE, 35, 38),                          # 4258
        (STORE, 42, 11, 35),                     # 4259
        (LOOP, 21, 0),                           # 4260
        (JUMP, 4246),                            # 4261
        (LOOP, 19, 0),                           # 4262
        (JUMP, 4242),                            # 4263
        (LOAD, 14, 8, 23),                       # 4264
        (JZ, 14, 4607),                          # 4265
        (ROWAT, 45, 32, 14),                     # 4266
        (JBITSN, 4, 4, 0, 65280, 0, 4270),       # 4267: code_type
        (MOVE, 18, 88),                          # 4268
        (JUMP, 4305),                            # 4269
        (JBITSN, 4, 4, 0, 65280, 19, 4273),      # 4270: code_type
        (MOVE, 21, 89),                          # 4271
        (JUMP, 4304),                            # 4272
        (JBITSN, 4, 4, 0, 65280, 20, 4276),      # 4273: code_type
        (MOVE, 35, 91),                          # 4274
        (JUMP, 4303),                            # 4275
        (JBITSN, 4, 4, 0, 65280, 21, 4283),      # 4276: code_type
        (JBITSN, 4, 4, 1, 65280, 2, 4280),       # 4277: swap_kind
        (MOVE, 41, 89),                          # 4278
        (JUMP, 4281),                            # 4279
        (MOVE, 41, 91),                          # 4280
        (MOVE, 38, 41),                          # 4281
        (JUMP, 4302),                            # 4282
        (JBITSN, 4, 4, 0, 65280, 22, 4286),      # 4283: code_type
        (MOVE, 44, 92),                          # 4284
        (JUMP, 4301),                            # 4285
        (JBITS, 4, 4, 0, 65280, 1, 4289),        # 4286: code_type
        (MOVE, 47, 100),                         # 4287
        (JUMP, 4300),                            # 4288
        (LOAD, 53, 4, 2),                        # 4289
        (JNE, 53, 138, 4293),                    # 4290
        (MOVE, 50, 117),                         # 4291
        (JUMP, 4299),                            # 4292
        (LOAD, 56, 4, 2),                        # 4293
        (JNE, 56, 139, 4297),                    # 4294
        (MOVE, 53, 140),                         # 4295
        (JUMP, 4298),                            # 4296
        (MOVE, 53, 93),                          # 4297
        (MOVE, 50, 53),                          # 4298
        (MOVE, 47, 50),                          # 4299
        (MOVE, 44, 47),                          # 4300
        (MOVE, 38, 44),                          # 4301
        (MOVE, 35, 38),                          # 4302
        (MOVE, 21, 35),                          # 4303
        (MOVE, 18, 21),                          # 4304
        (JEQ, 18, 100, 4607),                    # 4305
        (JBITSN, 4, 4, 0, 65280, 0, 4309),       # 4306: code_type
        (MOVE, 21, 88),                          # 4307
        (JUMP, 4344),                            # 4308
        (JBITSN, 4, 4, 0, 65280, 19, 4312),      # 4309: code_type
        (MOVE, 35, 89),                          # 4310
        (JUMP, 4343),                            # 4311
        (JBITSN, 4, 4, 0, 65280, 20, 4315),      # 4312: code_type
        (MOVE, 38, 91),                          # 4313
        (JUMP, 4342),                            # 4314
        (JBITSN, 4, 4, 0, 65280, 21, 4322),      # 4315: code_type
        (JBITSN, 4, 4, 1, 65280, 2, 4319),       # 4316: swap_kind
        (MOVE, 44, 89),                          # 4317
        (JUMP, 4320),                            # 4318
        (MOVE, 44, 91),                          # 4319
        (MOVE, 41, 44),                          # 4320
        (JUMP, 4341),                            # 4321
        (JBITSN, 4, 4, 0, 65280, 22, 4325),      # 4322: code_type
        (MOVE, 47, 92),                          # 4323
        (JUMP, 4340),                            # 4324
        (JBITS, 4, 4, 0, 65280, 1, 4328),        # 4325: code_type
        (MOVE, 50, 100),                         # 4326
        (JUMP, 4339),                            # 4327
        (LOAD, 56, 4, 2),                        # 4328
        (JNE, 56, 138, 4332),                    # 4329
        (MOVE, 53, 117),                         # 4330
        (JUMP, 4338),                            # 4331
        (LOAD, 59, 4, 2),                        # 4332
        (JNE, 59, 139, 4336),                    # 4333
        (MOVE, 56, 140),                         # 4334
        (JUMP, 4337),                            # 4335
        (MOVE, 56, 93),                          # 4336
        (MOVE, 53, 56),                          # 4337
        (MOVE, 50, 53),                          # 4338
        (MOVE, 47, 50),                          # 4339
        (MOVE, 41, 47),                          # 4340
        (MOVE, 38, 41),                          # 4341
        (MOVE, 35, 38),                          # 4342
        (MOVE, 21, 35),                          # 4343
        (JNE, 21, 88, 4352),                     # 4344
        (LOAD, 21, 45, 4),                       # 4345
        (LOAD, 22, 45, 5),                       # 4346
        (TEXT, 21, 0),                           # 4347
        (MOVE, 18, 21),                          # 4348
        (MOVE, 19, 22),                          # 4349
        (MOVE, 20, 100),                         # 4350
        (JUMP, 4603),                            # 4351
        (JBITSN, 4, 4, 0, 65280, 0, 4355),       # 4352: code_type
        (MOVE, 38, 88),                          # 4353
        (JUMP, 4390),                            # 4354
        (JBITSN, 4, 4, 0, 65280, 19, 4358),      # 4355: code_type
        (MOVE, 41, 89),                          # 4356
        (JUMP, 4389),                            # 4357
        (JBITSN, 4, 4, 0, 65280, 20, 4361),      # 4358: code_type
        (MOVE, 44, 91),                          # 4359
        (JUMP, 4388),                            # 4360
        (JBITSN, 4, 4, 0, 65280, 21, 4368),      # 4361: code_type
        (JBITSN, 4, 4, 1, 65280, 2, 4365),       # 4362: swap_kind
        (MOVE, 50, 89),                          # 4363
        (JUMP, 4366),                            # 4364
        (MOVE, 50, 91),                          # 4365
        (MOVE, 47, 50),                          # 4366
        (JUMP, 4387),                            # 4367
        (JBITSN, 4, 4, 0, 65280, 22, 4371),      # 4368: code_type
        (MOVE, 53, 92),                          # 4369
        (JUMP, 4386),                            # 4370
        (JBITS, 4, 4, 0, 65280, 1, 4374),        # 4371: code_type
        (MOVE, 56, 100),                         # 4372
        (JUMP, 4385),                            # 4373
        (LOAD, 62, 4, 2),                        # 4374
        (JNE, 62, 138, 4378),                    # 4375
        (MOVE, 59, 117),                         # 4376
        (JUMP, 4384),                            # 4377
        (LOAD, 65, 4, 2),                        # 4378
        (JNE, 65, 139, 4382),                    # 4379
        (MOVE, 62, 140),                         # 4380
        (JUMP, 4383),                            # 4381
        (MOVE, 62, 93),                          # 4382
        (MOVE, 59, 62),                          # 4383
        (MOVE, 56, 59),                          # 4384
        (MOVE, 53, 56),                          # 4385
        (MOVE, 47, 53),                          # 4386
        (MOVE, 44, 47),                          # 4387
        (MOVE, 41, 44),                          # 4388
        (MOVE, 38, 41),                          # 4389
        (JNE, 38, 89, 4398),                     # 4390
        (LOAD, 38, 45, 4),                       # 4391
        (LOAD, 39, 45, 5),                       # 4392
        (TEXT, 38, 2),                           # 4393
        (MOVE, 35, 38),                          # 4394
        (MOVE, 36, 39),                          # 4395
        (MOVE, 37, 89),                          # 4396
        (JUMP, 4600),                            # 4397
        (JBITSN, 4, 4, 0, 65280, 0, 4401),       # 4398: code_type
        (MOVE, 43, 88),                          # 4399
        (JUMP, 4436),                            # 4400
        (JBITSN, 4, 4, 0, 65280, 19, 4404),      # 4401: code_type
        (MOVE, 46, 89),                          # 4402
        (JUMP, 4435),                            # 4403
        (JBITSN, 4, 4, 0, 65280, 20, 4407),      # 4404: code_type
        (MOVE, 49, 91),                          # 4405
        (JUMP, 4434),                            # 4406
        (JBITSN, 4, 4, 0, 65280, 21, 4414),      # 4407: code_type
        (JBITSN, 4, 4, 1, 65280, 2, 4411),       # 4408: swap_kind
        (MOVE, 55, 89),                          # 4409
        (JUMP, 4412),                            # 4410
        (MOVE, 55, 91),                          # 4411
        (MOVE, 52, 55),                          # 4412
        (JUMP, 4433),                            # 4413
        (JBITSN, 4, 4, 0, 65280, 22, 4417),      # 4414: code_type
        (MOVE, 58, 92),                          # 4415
        (JUMP, 4432),                            # 4416
        (JBITS, 4, 4, 0, 65280, 1, 4420),        # 4417: code_type
        (MOVE, 61, 100),                         # 4418
        (JUMP, 4431),                            # 4419
        (LOAD, 67, 4, 2),                        # 4420
        (JNE, 67, 138, 4424),                    # 4421
        (MOVE, 64, 117),                         # 4422
        (JUMP, 4430),                            # 4423
        (LOAD, 70, 4, 2),                        # 4424
        (JNE, 70, 139, 4428),                    # 4425
        (MOVE, 67, 140),                         # 4426
        (JUMP, 4429),                            # 4427
        (MOVE, 67, 93),                          # 4428
        (MOVE, 64, 67),                          # 4429
        (MOVE, 61, 64),                          # 4430
        (MOVE, 58, 61),                          # 4431
        (MOVE, 52, 58),                          # 4432
        (MOVE, 49, 52),                          # 4433
        (MOVE, 46, 49),                          # 4434
        (MOVE, 43, 46),                          # 4435
        (JNE, 43, 91, 4444),                     # 4436
        (LOAD, 43, 45, 4),                       # 4437
        (LOAD, 44, 45, 5),                       # 4438
        (TEXT, 43, 3),                           # 4439
        (MOVE, 40, 43),                          # 4440
        (MOVE, 41, 44),                          # 4441
        (MOVE, 42, 91),                          # 4442
        (JUMP, 4597),                            # 4443
        (JBITSN, 4, 4, 0, 65280, 0, 4447),       # 4444: code_type
        (MOVE, 48, 88),                          # 4445
        (JUMP, 4482),                            # 4446
        (JBITSN, 4, 4, 0, 65280, 19, 4450),      # 4447: code_type
        (MOVE, 51, 89),                          # 4448
        (JUMP, 4481),                            # 4449
        (JBITSN, 4, 4, 0, 65280, 20, 4453),      # 4450: code_type
        (MOVE, 54, 91),                          # 4451
        (JUMP, 4480),                            # 4452
        (JBITSN, 4, 4, 0, 65280, 21, 4460),      # 4453: code_type
        (JBITSN, 4, 4, 1, 65280, 2, 4457),       # 4454: swap_kind
        (MOVE, 60, 89),                          # 4455
        (JUMP, 4458),                            # 4456
        (MOVE, 60, 91),                          # 4457
        (MOVE, 57, 60),                          # 4458
        (JUMP, 4479),                            # 4459
        (JBITSN, 4, 4, 0, 65280, 22, 4463),      # 4460: code_type
        (MOVE, 63, 92),                          # 4461
        (JUMP, 4478),                            # 4462
        (JBITS, 4, 4, 0, 65280, 1, 4466),        # 4463: code_type
        (MOVE, 66, 100),                         # 4464
        (JUMP, 4477),                            # 4465
        (LOAD, 72, 4, 2),                        # 4466
        (JNE, 72, 138, 4470),                    # 4467
        (MOVE, 69, 117),                         # 4468
        (JUMP, 4476),                            # 4469
        (LOAD, 75, 4, 2),                        # 4470
        (JNE, 75, 139, 4474),                    # 4471
        (MOVE, 72, 140),                         # 4472
        (JUMP, 4475),                            # 4473
        (MOVE, 72, 93),                          # 4474
        (MOVE, 69, 72),                          # 4475
        (MOVE, 66, 69),                          # 4476
        (MOVE, 63, 66),                          # 4477
        (MOVE, 57, 63),                          # 4478
        (MOVE, 54, 57),                          # 4479
        (MOVE, 51, 54),                          # 4480
        (MOVE, 48, 51),                          # 4481
        (JNE, 48, 92, 4490),                     # 4482
        (LOAD, 48, 45, 4),                       # 4483
        (LOAD, 49, 45, 5),                       # 4484
        (TEXT, 48, 4),                           # 4485
        (MOVE, 45, 48),                          # 4486
        (MOVE, 46, 49),                          # 4487
        (MOVE, 47, 92),                          # 4488
        (JUMP, 4594),                            # 4489
        (JBITSN, 4, 4, 0, 65280, 0, 4493),       # 4490: code_type
        (MOVE, 53, 88),                          # 4491
        (JUMP, 4528),                            # 4492
        (JBITSN, 4, 4, 0, 65280, 19, 4496),      # 4493: code_type
        (MOVE, 56, 89),                          # 4494
        (JUMP, 4527),                            # 4495
        (JBITSN, 4, 4, 0, 65280, 20, 4499),      # 4496: code_type
        (MOVE, 59, 91),                          # 4497
        (JUMP, 4526),                            # 4498
        (JBITSN, 4, 4, 0, 65280, 21, 4506),      # 4499: code_type
        (JBITSN, 4, 4, 1, 65280, 2, 4503),       # 4500: swap_kind
        (MOVE, 65, 89),                          # 4501
        (JUMP, 4504),                            # 4502
        (MOVE, 65, 91),                          # 4503
        (MOVE, 62, 65),                          # 4504
        (JUMP, 4525),                            # 4505
        (JBITSN, 4, 4, 0, 65280, 22, 4509),      # 4506: code_type
        (MOVE, 68, 92),                          # 4507
        (JUMP, 4524),                            # 4508
        (JBITS, 4, 4, 0, 65280, 1, 4512),        # 4509: code_type
        (MOVE, 71, 100),                         # 4510
        (JUMP, 4523),                            # 4511
        (LOAD, 77, 4, 2),                        # 4512
        (JNE, 77, 138, 4516),                    # 4513
        (MOVE, 74, 117),                         # 4514
        (JUMP, 4522),                            # 4515
        (LOAD, 80, 4, 2),                        # 4516
        (JNE, 80, 139, 4520),                    # 4517
        (MOVE, 77, 140),                         # 4518
        (JUMP, 4521),                            # 4519
        (MOVE, 77, 93),                          # 4520
        (MOVE, 74, 77),                          # 4521
        (MOVE, 71, 74),                          # 4522
        (MOVE, 68, 71),                          # 4523
        (MOVE, 62, 68),                          # 4524
        (MOVE, 59, 62),                          # 4525
        (MOVE, 56, 59),                          # 4526
        (MOVE, 53, 56),                          # 4527
        (JNE, 53, 117, 4536),                    # 4528
        (LOAD, 53, 45, 4),                       # 4529
        (LOAD, 54, 45, 5),                       # 4530
        (TEXT, 53, 5),                           # 4531
        (MOVE, 50, 53),                          # 4532
        (MOVE, 51, 54),                          # 4533
        (MOVE, 52, 93),                          # 4534
        (JUMP, 4591),                            # 4535
        (JBITSN, 4, 4, 0, 65280, 0, 4539),       # 4536: code_type
        (MOVE, 58, 88),                          # 4537
        (JUMP, 4574),                            # 4538
        (JBITSN, 4, 4, 0, 65280, 19, 4542),      # 4539: code_type
        (MOVE, 61, 89),                          # 4540
        (JUMP, 4573),                            # 4541
        (JBITSN, 4, 4, 0, 65280, 20, 4545),      # 4542: code_type
        (MOVE, 64, 91),                          # 4543
        (JUMP, 4572),                            # 4544
        (JBITSN, 4, 4, 0, 65280, 21, 4552),      # 4545: code_type
        (JBITSN, 4, 4, 1, 65280, 2, 4549),       # 4546: swap_kind
        (MOVE, 70, 89),                          # 4547
        (JUMP, 4550),                            # 4548
        (MOVE, 70, 91),                          # 4549
        (MOVE, 67, 70),                          # 4550
        (JUMP, 4571),                            # 4551
        (JBITSN, 4, 4, 0, 65280, 22, 4555),      # 4552: code_type
        (MOVE, 73, 92),                          # 4553
        (JUMP, 4570),                            # 4554
        (JBITS, 4, 4, 0, 65280, 1, 4558),        # 4555: code_type
        (MOVE, 76, 100),                         # 4556
        (JUMP, 4569),                            # 4557
        (LOAD, 82, 4, 2),                        # 4558
        (JNE, 82, 138, 4562),                    # 4559
        (MOVE, 79, 117),                         # 4560
        (JUMP, 4568),                            # 4561
        (LOAD, 85, 4, 2),                        # 4562
        (JNE, 85, 139, 4566),                    # 4563
        (MOVE, 82, 140),                         # 4564
        (JUMP, 4567),                            # 4565
        (MOVE, 82, 93),                          # 4566
        (MOVE, 79, 82),                          # 4567
        (MOVE, 76, 79),                          # 4568
        (MOVE, 73, 76),                          # 4569
        (MOVE, 67, 73),                          # 4570
        (MOVE, 64, 67),                          # 4571
        (MOVE, 61, 64),                          # 4572
        (MOVE, 58, 61),                          # 4573
        (JNE, 58, 140, 4582),                    # 4574
        (LOAD, 58, 45, 4),                       # 4575
        (LOAD, 59, 45, 5),                       # 4576
        (TEXT, 58, 6),                           # 4577
        (MOVE, 55, 58),                          # 4578
        (MOVE, 56, 59),                          # 4579
        (MOVE, 57, 117),                         # 4580
        (JUMP, 4588),                            # 4581
        (LOAD, 60, 45, 4),                       # 4582
        (LOAD, 61, 45, 5),                       # 4583
        (TEXT, 60, 1),                           # 4584
        (MOVE, 55, 60),                          # 4585
        (MOVE, 56, 61),                          # 4586
        (MOVE, 57, 88),                          # 4587
        (MOVE, 50, 55),                          # 4588
        (MOVE, 51, 56),                          # 4589
        (MOVE, 52, 57),                          # 4590
        (MOVE, 45, 50),                          # 4591
        (MOVE, 46, 51),                          # 4592
        (MOVE, 47, 52),                          # 4593
        (MOVE, 40, 45),                          # 4594
        (MOVE, 41, 46),                          # 4595
        (MOVE, 42, 47),                          # 4596
        (MOVE, 35, 40),                          # 4597
        (MOVE, 36, 41),                          # 4598
        (MOVE, 37, 42),                          # 4599
        (MOVE, 18, 35),                          # 4600
        (MOVE, 19, 36),                          # 4601
        (MOVE, 20, 37),                          # 4602
        (STORE, 45, 7, 18),                      # 4603
        (STORE, 45, 8, 19),                      # 4604
        (STORE, 45, 9, 20),                      # 4605
        (STORE, 45, 6, 88),                      # 4606
        (LOOP, 12, 0),                           # 4607
        (JUMP, 1171),                            # 4608
        (MOVE, 12, 100),                         # 4609
        (JBITSN, 5, 4, 4, 65280, 1, 4622),       # 4610: segm_kind
        (LOAD, 13, 5, 5),                        # 4611
        (JZ, 13, 4722),                          # 4612
        (ROWAT, 54, 3, 13),                      # 4613
        (U1, 14, 54, 1, 0),                      # 4614
        (JEQ, 14, 89, 4621),                     # 4615
        (LOAD, 13, 5, 5),                        # 4616
        (JZ, 13, 4722),                          # 4617
        (ROWAT, 55, 3, 13),                      # 4618
        (U1, 14, 55, 1, 0),                      # 4619
        (JNE, 14, 112, 4622),                    # 4620
        (MOVE, 12, 88),                          # 4621
        (STORE, 5, 13, 12),                      # 4622
        (LOOP, 10, 0),                           # 4623
        (JUMP, 1167),                            # 4624
        (LOAD, 9, 0, 14),                        # 4625
        (JZ, 9, 4686),                           # 4626
        (ROWAT, 47, 34, 9),                      # 4627
        (MOVE, 10, 100),                         # 4628
        (LOAD, 11, 47, 17),                      # 4629
        (JGE, 10, 11, 4648),                     # 4630
        (ITEM, 48, 35, 47, 16, 10),              # 4631
        (LOAD, 12, 48, 8),                       # 4632
        (JZ, 12, 4646),                          # 4633
        (ROWAT, 49, 36, 12),                     # 4634
        (JNE, 4, 100, 4641),                     # 4635
        (LOAD, 21, 49, 1),                       # 4636
        (JZ, 21, 4722),                          # 4637
        (U2BE, 22, 49, 2, 0),                    # 4638
        (MOVE, 18, 22),                          # 4639
        (JUMP, 4645),                            # 4640
        (LOAD, 23, 49, 3),                       # 4641
        (JZ, 23, 4722),                          # 4642
        (NUMBER2, 27, 49, 4, 0, 34, 0),          # 4643
        (MOVE, 18, 27),                          # 4644
        (STORE, 49, 5, 18),                      # 4645
        (LOOP, 10, 0),                           # 4646
        (JUMP, 4629),                            # 4647
        (JBITSN, 47, 1, 0, 65280, 1, 4657),      # 4648: code
        (LOAD, 13, 47, 5),                       # 4649
        (JZ, 13, 4722),                          # 4650
        (LOAD, 18, 47, 6),                       # 4651
        (LOAD, 19, 47, 7),                       # 4652
        (MOVE, 10, 18),                          # 4653
        (MOVE, 11, 19),                          # 4654
        (MOVE, 12, 88),                          # 4655
        (JUMP, 4664),                            # 4656
        (LOAD, 20, 47, 2),                       # 4657
        (JZ, 20, 4722),                          # 4658
        (LOAD, 21, 47, 3),                       # 4659
        (LOAD, 22, 47, 4),                       # 4660
        (MOVE, 10, 21),                          # 4661
        (MOVE, 11, 22),                          # 4662
        (MOVE, 12, 100),                         # 4663
        (STORE, 47, 18, 10),                     # 4664
        (STORE, 47, 19, 11),                     # 4665
        (STORE, 47, 20, 12),                     # 4666
        (JBITSN, 47, 1, 0, 65280, 1, 4676),      # 4667: code
        (LOAD, 13, 47, 11),                      # 4668
        (JZ, 13, 4722),                          # 4669
        (LOAD, 18, 47, 12),                      # 4670
        (LOAD, 19, 47, 13),                      # 4671
        (MOVE, 10, 18),                          # 4672
        (MOVE, 11, 19),                          # 4673
        (MOVE, 12, 88),                          # 4674
        (JUMP, 4683),                            # 4675
        (LOAD, 20, 47, 8),                       # 4676
        (JZ, 20, 4722),                          # 4677
        (LOAD, 21, 47, 9),                       # 4678
        (LOAD, 22, 47, 10),                      # 4679
        (MOVE, 10, 21),                          # 4680
        (MOVE, 11, 22),                          # 4681
        (MOVE, 12, 100),                         # 4682
        (STORE, 47, 21, 10),                     # 4683
        (STORE, 47, 22, 11),                     # 4684
        (STORE, 47, 23, 12),                     # 4685
        (CALL, 2, 32),                           # 4686: mess_class_byte
        (CALL, 1, 14),                           # 4687: swap_type_byte
        (MOVE, 9, 100),                          # 4688
        (U1, 10, 0, 4, 0),                       # 4689
        (JEQ, 10, 94, 4694),                     # 4690
        (JEQ, 10, 95, 4694),                     # 4691
        (JEQ, 10, 96, 4694),                     # 4692
        (JNE, 10, 97, 4695),                     # 4693
        (MOVE, 9, 88),                           # 4694
        (STORE, 0, 16, 9),                       # 4695
        (MOVE, 9, 100),                          # 4696
        (CALL, 2, 32),                           # 4697: mess_class_byte
        (U1, 10, 0, 4, 0),                       # 4698
        (JEQ, 10, 98, 4701),                     # 4699
        (JNE, 10, 99, 4702),                     # 4700
        (MOVE, 9, 88),                           # 4701
        (STORE, 0, 17, 9),                       # 4702
        (CALL, 3, 48),                           # 4703: head
        (LOAD, 12, 0, 16),                       # 4704
        (JZ, 12, 4709),                          # 4705
        (LOAD, 12, 0, 8),                        # 4706
        (MOVE, 9, 12),                           # 4707
        (JUMP, 4710),                            # 4708
        (MOVE, 9, 100),                          # 4709
        (STORE, 0, 18, 9),                       # 4710
        (LOAD, 12, 0, 12),                       # 4711
        (JNE, 12, 89, 4719),                     # 4712
        (LOAD, 12, 0, 14),                       # 4713
        (JZ, 12, 4722),                          # 4714
        (ROWAT, 56, 34, 12),                     # 4715
        (U1, 13, 56, 1, 4),                      # 4716
        (MOVE, 9, 13),                           # 4717
        (JUMP, 4720),                            # 4718
        (MOVE, 9, 100),                          # 4719
        (STORE, 0, 19, 9),                       # 4720
        (DONE,),                                 # 4721
        (FAIL,),                                 # 4722
    ),
    constants=b'',
    tables=(
        Table(20, (1, 3, 5, 13, 14, 15)),  # 0: maxdb_tcp
        Table(14, (11,)),  # 1: maxdb_tcp.payload.maxdb_packet
        Table(14, (5, 6, 8)),  # 2: varpart.segments[]
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
    registers=88,
    numbers=(1, 2, 18, 3, 4, 5, 51, 52, 61, 62, 63, 64, 0, 26, 24, 25, 19, 20, 21, 22, 128, 40, 8, 16, 45, 15, 27, 10, 13, 6, 11, 12, 14, 23, 30, 32, 33, 34, 35, 256, 252, 250, 80, 73, 82, 114, 97, 100, 112, 86, 500, 1047, 7, 192),
    addresses=(0, -1, -1, -1, 1, 2, 3, 4, 5, 3, 3, 3, 3, 3, 3, 6, 7, 8, 9, 10, 11, 12, 13, 3, 3, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 3, 3, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 3, 3, 34),
    encodings=('ISO-8859-1', 'IBM037', 'UTF-16LE', 'UTF-16BE', 'UTF-8', 'IBM500', 'IBM1047'),
    root=Inline({
        'swap_type_byte': Present(1, Number(2, 0, 1, False, False, 'be')),
        'mess_class_byte': Present(3, Number(4, 0, 1, False, False, 'be')),
        'head': Present(5, Span(6, None)),
        'order': Worked(8, 'int'),
        'header': Inline({
            'act_send_len': Number(9, 0, 4, True, False, 'be', 0),
            'protocol_id': Number(9, 4, 1, False, False, 'be'),
            'mess_class': Number(9, 5, 1, False, False, 'be'),
            'rte_flags': Number(9, 6, 1, False, False, 'be'),
            'residual_packets': Number(9, 7, 1, False, False, 'be'),
            'sender_ref': Number(9, 8, 4, True, False, 'be', 0),
            'receiver_ref': Number(9, 12, 4, True, False, 'be', 0),
            'rte_return_code': Number(9, 16, 2, True, False, 'be', 0),
            'new_swap_type': Number(9, 18, 1, False, False, 'be'),
            'filler': Number(9, 19, 1, False, False, 'be'),
            'max_send_len': Number(9, 20, 4, True, False, 'be', 0),
        }),
        'payload_kind': Worked(12, 'int'),
        'payload': OneOf({'maxdb_packet': Rows(13, 1, Inline({
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
                    'is_logon': Worked(13, 'bool'),
                })),
                'behind': Span(12, None),
            }),
            'charset': Formula('int', Apply('?', (Apply('==', (Number(4, 0, 1, False, False, 'be'), 0)), 1, Apply('?', (Apply('==', (Number(4, 0, 1, False, False, 'be'), 19)), 2, Apply('?', (Apply('==', (Number(4, 0, 1, False, False, 'be'), 20)), 3, Apply('?', (Apply('==', (Number(4, 0, 1, False, False, 'be'), 21)), Apply('?', (Apply('==', (Number(4, 1, 1, False, False, 'be'), 2)), 2, 3)), Apply('?', (Apply('==', (Number(4, 0, 1, False, False, 'be'), 22)), 4, Apply('?', (Apply('!=', (Number(4, 0, 1, False, False, 'be'), 1)), 0, Apply('?', (Apply('==', (Worked(2, 'int'), 500)), 6, Apply('?', (Apply('==', (Worked(2, 'int'), 1047)), 7, 5))))))))))))))))),
        })), 'connect': Rows(14, 34, Inline({
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
        })), 'raw': Rows(15, 40, Span(0, None))}),
        'is_connect': Worked(16, 'bool'),
        'is_data': Worked(17, 'bool'),
        'connection_order': Worked(18, 'int'),
        'connection_service': Worked(19, 'int'),
    }),
    checks=(
        Apply('>=', (Number(9, 0, 4, True, False, 'be', 0), 24)),
    ),
    unsupported={},
)

FRAME = None
