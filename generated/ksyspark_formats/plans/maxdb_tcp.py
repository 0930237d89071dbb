# Generated from ksy/maxdb/maxdb_tcp.ksy by `ksyspark generate`; do not edit.
"""Plans of maxdb_tcp: what the machine runs for each message and where it leaves each column; `FRAME` and `IN_STEP` cut streams."""

from ksyspark.machine.opcodes import ADD, BYTE, BYTES, CALL, CLOSE, COUNT, CUT, DIV, DONE, EOF, EQ, FAIL, FIXED, ITEM, JBITS, JBITSN, JEQ, JGE, JGT, JLE, JLT, JNE, JNZ, JUMP, JZ, LOAD, LOOP, LT, MOD, MOVE, NUMBER2, OPEN, PARAM, POSITION, REST, RETURN, ROW, ROWAT, ROWS, RUN, RUNAT, SEEKROOT, STORE, SUB, SWITCH, TEXT, TEXTAT, U1, U2BE, UNPAD, UNTIL
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
        (JEQ, 1, 43, 11),                        # 9
        (JNE, 1, 44, 13),                        # 10
        (MOVE, 9, 1),                            # 11
        (JUMP, 68),                              # 12
        (RUNAT, 0, 1, 1, 18),                    # 13: swap_type_byte
        (JBITSN, 0, 1, 0, 65280, 3, 17),         # 14: swap_type_byte
        (MOVE, 9, 43),                           # 15
        (JUMP, 68),                              # 16
        (JBITSN, 0, 1, 0, 65280, 4, 20),         # 17: swap_type_byte
        (MOVE, 9, 44),                           # 18
        (JUMP, 68),                              # 19
        (RUNAT, 0, 2, 1, 5),                     # 20: mess_class_byte
        (JBITS, 0, 2, 0, 65280, 51, 43),         # 21: mess_class_byte
        (JBITS, 0, 2, 0, 65280, 52, 43),         # 22: mess_class_byte
        (JBITS, 0, 2, 0, 65280, 61, 43),         # 23: mess_class_byte
        (JBITSN, 0, 2, 0, 65280, 62, 49),        # 24: mess_class_byte
        (JUMP, 43),                              # 25: payload_swap, when it is asked for
        (LOAD, 12, 0, 3),                        # 26
        (JNZ, 12, 42),                           # 27
        (SEEKROOT, 13, 45),                      # 28
        (RUNAT, 0, 2, 1, 5),                     # 29: mess_class_byte
        (JBITS, 0, 2, 0, 65280, 51, 36),         # 30: mess_class_byte
        (JBITS, 0, 2, 0, 65280, 52, 36),         # 31: mess_class_byte
        (JBITS, 0, 2, 0, 65280, 61, 36),         # 32: mess_class_byte
        (JBITS, 0, 2, 0, 65280, 62, 36),         # 33: mess_class_byte
        (JBITS, 0, 2, 0, 65280, 63, 36),         # 34: mess_class_byte
        (JBITSN, 0, 2, 0, 65280, 64, 38),        # 35: mess_class_byte
        (MOVE, 15, 43),                          # 36
        (JUMP, 39),                              # 37
        (MOVE, 15, 46),                          # 38
        (BYTES, 0, 4, 15),                       # 39: payload_swap
        (CLOSE, 13),                             # 40
        (STORE, 0, 3, 43),                       # 41
        (RETURN, 1),                             # 42
        (CALL, 1, 26),                           # 43: payload_swap
        (LOAD, 18, 0, 4),                        # 44
        (LOAD, 19, 0, 5),                        # 45
        (BYTE, 20, 18, 46),                      # 46
        (MOVE, 9, 20),                           # 47
        (JUMP, 68),                              # 48
        (RUNAT, 0, 6, 4, 0),                     # 49: length_bytes
        (JBITS, 0, 6, 0, 65280, 0, 54),          # 50: length_bytes
        (JBITSN, 0, 6, 3, 65280, 0, 54),         # 51: length_bytes
        (MOVE, 9, 44),                           # 52
        (JUMP, 68),                              # 53
        (JBITSN, 0, 6, 0, 65280, 0, 58),         # 54: length_bytes
        (JBITS, 0, 6, 3, 65280, 0, 58),          # 55: length_bytes
        (MOVE, 9, 43),                           # 56
        (JUMP, 68),                              # 57
        (JBITS, 0, 2, 0, 65280, 63, 60),         # 58: mess_class_byte
        (JBITSN, 0, 2, 0, 65280, 64, 67),        # 59: mess_class_byte
        (CALL, 1, 26),                           # 60: payload_swap
        (LOAD, 18, 0, 4),                        # 61
        (LOAD, 19, 0, 5),                        # 62
        (BYTE, 20, 18, 46),                      # 63
        (JNE, 20, 43, 67),                       # 64
        (MOVE, 9, 43),                           # 65
        (JUMP, 68),                              # 66
        (MOVE, 9, 44),                           # 67
        (STORE, 0, 7, 9),                        # 68
        (JNE, 9, 43, 72),                        # 69
        (STORE, 0, 0, 46),                       # 70: byte order be
        (JUMP, 75),                              # 71
        (JNE, 9, 44, 3957),                      # 72
        (STORE, 0, 0, 43),                       # 73: byte order le
        (JUMP, 75),                              # 74
        (RUN, 0, 8, 24),                         # 75: act_send_len, protocol_id, mess_class, rte_flags, residual_packets, sender_ref, receiver_ref, rte_return_code, new_swap_type, filler, max_send_len
        (NUMBER2, 9, 0, 8, 0, 52, 0),            # 76
        (SUB, 10, 9, 47),                        # 77
        (BYTES, 0, 9, 10),                       # 78: payload
        (NUMBER2, 21, 0, 8, 20, 52, 0),          # 79
        (NUMBER2, 22, 0, 8, 0, 52, 0),           # 80
        (JLE, 21, 22, 84),                       # 81
        (MOVE, 18, 48),                          # 82
        (JUMP, 97),                              # 83
        (RUNAT, 0, 2, 1, 5),                     # 84: mess_class_byte
        (JBITS, 0, 2, 0, 65280, 51, 89),         # 85: mess_class_byte
        (JBITS, 0, 2, 0, 65280, 52, 89),         # 86: mess_class_byte
        (JBITS, 0, 2, 0, 65280, 61, 89),         # 87: mess_class_byte
        (JBITSN, 0, 2, 0, 65280, 62, 91),        # 88: mess_class_byte
        (MOVE, 18, 44),                          # 89
        (JUMP, 97),                              # 90
        (JBITS, 0, 2, 0, 65280, 63, 93),         # 91: mess_class_byte
        (JBITSN, 0, 2, 0, 65280, 64, 96),        # 92: mess_class_byte
        (JEQ, 2, 49, 96),                        # 93
        (MOVE, 18, 43),                          # 94
        (JUMP, 97),                              # 95
        (MOVE, 18, 46),                          # 96
        (STORE, 0, 11, 18),                      # 97
        (SWITCH, 18, 1, 2),                      # 98
        (JUMP, 102),                             # 99
        (JUMP, 927),                             # 100
        (JUMP, 1084),                            # 101
        (ROW, 1, 2, 11),                         # 102: maxdb_tcp.payload.maxdb_packet
        (STORE, 0, 12, 11),                      # 103
        (STORE, 2, 0, 5),                        # 104
        (STORE, 2, 1, 6),                        # 105
        (STORE, 2, 2, 7),                        # 106
        (STORE, 2, 3, 8),                        # 107
        (OPEN, 18, 0, 9),                        # 108
        (RUN, 2, 4, 2),                          # 109: code_type, swap_kind
        (JBITS, 2, 4, 0, 65280, 0, 125),         # 110: _
        (JBITS, 2, 4, 0, 65280, 19, 125),        # 111: _
        (JBITS, 2, 4, 0, 65280, 20, 125),        # 112: _
        (JBITS, 2, 4, 0, 65280, 21, 125),        # 113: _
        (JBITS, 2, 4, 0, 65280, 22, 125),        # 114: _
        (LOAD, 20, 2, 0),                        # 115
        (JGE, 20, 44, 120),                      # 116
        (JBITS, 2, 4, 0, 65280, 1, 125),         # 117: _
        (JBITS, 2, 4, 0, 65280, 2, 125),         # 118: _
        (JBITS, 2, 4, 0, 65280, 128, 125),       # 119: _
        (LOAD, 20, 2, 1),                        # 120
        (JNE, 20, 43, 3957),                     # 121
        (U1, 20, 2, 4, 0),                       # 122
        (JLE, 20, 44, 3957),                     # 123
        (JGE, 20, 50, 3957),                     # 124
        (JBITS, 2, 4, 1, 65280, 1, 127),         # 125: _
        (JBITSN, 2, 4, 1, 65280, 2, 3957),       # 126: _
        (LOAD, 20, 2, 0),                        # 127
        (JEQ, 20, 46, 133),                      # 128
        (JBITSN, 2, 4, 0, 65280, 19, 131),       # 129: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 3957),       # 130: _
        (JBITSN, 2, 4, 0, 65280, 20, 133),       # 131: code_type
        (JBITSN, 2, 4, 1, 65280, 1, 3957),       # 132: _
        (U1, 20, 2, 4, 1),                       # 133
        (JNE, 20, 43, 137),                      # 134
        (STORE, 2, 5, 46),                       # 135: byte order be
        (JUMP, 140),                             # 136
        (JNE, 20, 44, 3957),                     # 137
        (STORE, 2, 5, 43),                       # 138: byte order le
        (JUMP, 140),                             # 139
        (RUN, 2, 6, 30),                         # 140: filler1, appl_version, application, varpart_size, varpart_len, filler2, no_of_segm, filler3
        (FIXED, 20, 2, 6, 2, 5),                 # 141
        (TEXT, 20, 0),                           # 142: appl_version is ISO-8859-1
        (FIXED, 20, 2, 6, 7, 3),                 # 143
        (TEXT, 20, 0),                           # 144: application is ISO-8859-1
        (NUMBER2, 20, 2, 6, 10, 52, 5),          # 145
        (JLT, 20, 46, 3957),                     # 146
        (NUMBER2, 20, 2, 6, 14, 52, 5),          # 147
        (JLT, 20, 46, 3957),                     # 148
        (NUMBER2, 21, 2, 6, 10, 52, 5),          # 149
        (JGT, 20, 21, 3957),                     # 150
        (NUMBER2, 20, 2, 6, 20, 50, 5),          # 151
        (JLT, 20, 43, 3957),                     # 152
        (NUMBER2, 20, 2, 6, 20, 50, 5),          # 153
        (NUMBER2, 21, 2, 6, 14, 52, 5),          # 154
        (DIV, 22, 21, 55),                       # 155
        (JGT, 20, 22, 3957),                     # 156
        (NUMBER2, 20, 2, 6, 14, 52, 5),          # 157
        (BYTES, 2, 7, 20),                       # 158: varpart
        (OPEN, 21, 2, 7),                        # 159
        (U1, 23, 2, 4, 1),                       # 160
        (JNE, 23, 43, 164),                      # 161
        (STORE, 2, 9, 46),                       # 162: byte order be
        (JUMP, 167),                             # 163
        (JNE, 23, 44, 3957),                     # 164
        (STORE, 2, 9, 43),                       # 165: byte order le
        (JUMP, 167),                             # 166
        (NUMBER2, 25, 2, 6, 20, 50, 5),          # 167
        (ROWS, 24, 2),                           # 168: segments: repeat expr
        (STORE, 2, 10, 24),                      # 169
        (MOVE, 23, 46),                          # 170
        (JGE, 23, 25, 923),                      # 171
        (ROW, 2, 3, 24),                         # 172
        (STORE, 3, 0, 23),                       # 173
        (LOAD, 26, 2, 9),                        # 174
        (STORE, 3, 1, 26),                       # 175
        (RUN, 3, 2, 4),                          # 176: segm_len
        (NUMBER2, 26, 3, 2, 0, 52, 1),           # 177
        (JLT, 26, 55, 3957),                     # 178
        (LOAD, 27, 2, 8),                        # 179
        (LOAD, 28, 2, 7),                        # 180
        (POSITION, 28, 28),                      # 181
        (SUB, 29, 27, 28),                       # 182
        (ADD, 30, 29, 49),                       # 183
        (JGT, 26, 30, 3957),                     # 184
        (RUN, 3, 3, 4),                          # 185: segm_offset
        (NUMBER2, 26, 3, 3, 0, 52, 1),           # 186
        (LOAD, 27, 2, 7),                        # 187
        (POSITION, 27, 27),                      # 188
        (SUB, 28, 27, 56),                       # 189
        (JNE, 26, 28, 3957),                     # 190
        (RUN, 3, 4, 5),                          # 191: no_of_parts, own_index, segm_kind
        (NUMBER2, 26, 3, 4, 0, 50, 1),           # 192
        (JLT, 26, 46, 3957),                     # 193
        (LOAD, 26, 2, 0),                        # 194
        (JEQ, 26, 46, 201),                      # 195
        (NUMBER2, 26, 3, 4, 0, 50, 1),           # 196
        (NUMBER2, 27, 3, 2, 0, 52, 1),           # 197
        (SUB, 28, 27, 55),                       # 198
        (DIV, 29, 28, 57),                       # 199
        (JGT, 26, 29, 3957),                     # 200
        (NUMBER2, 26, 3, 4, 2, 50, 1),           # 201
        (LOAD, 27, 3, 0),                        # 202
        (ADD, 28, 27, 43),                       # 203
        (JNE, 26, 28, 3957),                     # 204
        (U1, 26, 3, 4, 4),                       # 205
        (JLT, 26, 43, 3957),                     # 206
        (JGT, 26, 49, 3957),                     # 207
        (LOAD, 26, 2, 0),                        # 208
        (JEQ, 26, 46, 214),                      # 209
        (JBITSN, 3, 4, 4, 65280, 1, 214),        # 210: _
        (NUMBER2, 26, 3, 2, 0, 52, 1),           # 211
        (MOD, 27, 26, 56),                       # 212
        (JNE, 27, 46, 3957),                     # 213
        (JBITS, 3, 4, 4, 65280, 1, 216),         # 214: segm_kind
        (JBITSN, 3, 4, 4, 65280, 3, 239),        # 215: segm_kind
        (ROW, 3, 4, 26),                         # 216: segment.request
        (STORE, 3, 5, 26),                       # 217
        (LOAD, 27, 3, 1),                        # 218
        (STORE, 4, 0, 27),                       # 219
        (RUN, 4, 1, 27),                         # 220: message_type, sqlmode, producer, commit_immediately, ignore_costwarning, prepare, with_info, mass_cmd, parsing_again, unused_options, no_explicit_close, scrollable_cursor, no_implicit_fetch, filler1, filler2, filler3
        (LOAD, 27, 2, 0),                        # 221
        (JEQ, 27, 46, 232),                      # 222
        (U1, 27, 3, 4, 4),                       # 223
        (JNE, 27, 43, 232),                      # 224
        (JBITS, 4, 1, 0, 65280, 25, 227),        # 225: _
        (JBITSN, 4, 1, 0, 65280, 45, 230),       # 226: _
        (NUMBER2, 27, 3, 4, 0, 50, 1),           # 227
        (JNE, 27, 46, 3957),                     # 228
        (JUMP, 232),                             # 229
        (NUMBER2, 27, 3, 4, 0, 50, 1),           # 230
        (JEQ, 27, 46, 3957),                     # 231
        (LOAD, 27, 2, 0),                        # 232
        (JLT, 27, 44, 239),                      # 233
        (U1, 27, 3, 4, 4),                       # 234
        (JNE, 27, 43, 239),                      # 235
        (U1, 27, 4, 1, 1),                       # 236
        (JLT, 27, 43, 3957),                     # 237
        (JGT, 27, 59, 3957),                     # 238
        (JBITS, 3, 4, 4, 65280, 2, 241),         # 239: segm_kind
        (JBITSN, 3, 4, 4, 65280, 4, 250),        # 240: segm_kind
        (ROW, 4, 5, 26),                         # 241: segment.reply
        (STORE, 3, 6, 26),                       # 242
        (LOAD, 27, 3, 1),                        # 243
        (STORE, 5, 0, 27),                       # 244
        (RUN, 5, 1, 11),                         # 245: sqlstate, returncode, errorpos
        (FIXED, 27, 5, 1, 0, 5),                 # 246
        (TEXT, 27, 0),                           # 247: sqlstate is ISO-8859-1
        (RUN, 5, 2, 2),                          # 248: warning_exists, value_truncated, null_in_set_function, column_count_differs, no_where_clause, unused5, date_adjusted, unused7, table_scan, statement_optimized, views_substituted, time_value_overflow, rowno_limit, index_on_optional_column, next_inverted_list, user_defined_code
        (RUN, 5, 3, 14),                         # 249: unused_intern_warning, result_set_closed, unused_intern_warning2, function_code, tracelevel, filler1, filler2
        (NUMBER2, 28, 3, 4, 0, 50, 1),           # 250
        (ROWS, 27, 5),                           # 251: parts: repeat expr
        (STORE, 3, 7, 27),                       # 252
        (MOVE, 26, 46),                          # 253
        (JGE, 26, 28, 894),                      # 254
        (ROW, 5, 6, 27),                         # 255
        (STORE, 6, 0, 26),                       # 256
        (LOAD, 29, 3, 1),                        # 257
        (STORE, 6, 1, 29),                       # 258
        (RUN, 6, 2, 1),                          # 259: part_kind
        (LOAD, 29, 2, 7),                        # 260
        (POSITION, 29, 29),                      # 261
        (ADD, 30, 29, 60),                       # 262
        (NUMBER2, 31, 3, 3, 0, 52, 1),           # 263
        (NUMBER2, 32, 3, 2, 0, 52, 1),           # 264
        (ADD, 33, 31, 32),                       # 265
        (JGT, 30, 33, 3957),                     # 266
        (LOAD, 29, 2, 0),                        # 267
        (JEQ, 29, 46, 294),                      # 268
        (LOAD, 29, 6, 0),                        # 269
        (JGT, 29, 46, 294),                      # 270
        (U1, 29, 3, 4, 4),                       # 271
        (JNE, 29, 43, 294),                      # 272
        (JBITS, 6, 2, 0, 65280, 3, 294),         # 273: _
        (LOAD, 29, 3, 5),                        # 274
        (JZ, 29, 3957),                          # 275
        (ROWAT, 7, 3, 29),                       # 276
        (U1, 30, 7, 1, 0),                       # 277
        (JEQ, 30, 44, 3957),                     # 278
        (LOAD, 29, 3, 5),                        # 279
        (JZ, 29, 3957),                          # 280
        (ROWAT, 8, 3, 29),                       # 281
        (U1, 30, 8, 1, 0),                       # 282
        (JEQ, 30, 48, 3957),                     # 283
        (LOAD, 29, 3, 5),                        # 284
        (JZ, 29, 3957),                          # 285
        (ROWAT, 9, 3, 29),                       # 286
        (U1, 30, 9, 1, 0),                       # 287
        (JEQ, 30, 59, 3957),                     # 288
        (LOAD, 29, 3, 5),                        # 289
        (JZ, 29, 3957),                          # 290
        (ROWAT, 10, 3, 29),                      # 291
        (U1, 30, 10, 1, 0),                      # 292
        (JEQ, 30, 61, 3957),                     # 293
        (LOAD, 29, 2, 0),                        # 294
        (JEQ, 29, 46, 306),                      # 295
        (LOAD, 29, 6, 0),                        # 296
        (JGT, 29, 46, 306),                      # 297
        (U1, 29, 3, 4, 4),                       # 298
        (JNE, 29, 43, 306),                      # 299
        (JBITS, 6, 2, 0, 65280, 10, 306),        # 300: _
        (LOAD, 29, 3, 5),                        # 301
        (JZ, 29, 3957),                          # 302
        (ROWAT, 11, 3, 29),                      # 303
        (U1, 30, 11, 1, 0),                      # 304
        (JEQ, 30, 63, 3957),                     # 305
        (RUN, 6, 3, 11),                         # 306: unused_attributes, first_packet, next_packet, last_packet, arg_count, segm_offset, buf_len
        (NUMBER2, 29, 6, 3, 1, 50, 1),           # 307
        (JLT, 29, 46, 3957),                     # 308
        (LOAD, 29, 2, 0),                        # 309
        (JEQ, 29, 46, 323),                      # 310
        (NUMBER2, 29, 6, 3, 1, 50, 1),           # 311
        (JGT, 29, 46, 323),                      # 312
        (U1, 29, 3, 4, 4),                       # 313
        (JNE, 29, 43, 323),                      # 314
        (JBITSN, 6, 3, 0, 256, 0, 323),          # 315: last_packet
        (JBITS, 6, 2, 0, 65280, 0, 323),         # 316: part_kind
        (JBITS, 6, 2, 0, 65280, 1, 323),         # 317: part_kind
        (LOAD, 29, 3, 5),                        # 318
        (JZ, 29, 3957),                          # 319
        (ROWAT, 12, 3, 29),                      # 320
        (U1, 30, 12, 1, 0),                      # 321
        (JNE, 30, 45, 3957),                     # 322
        (NUMBER2, 29, 6, 3, 3, 52, 1),           # 323
        (NUMBER2, 30, 3, 3, 0, 52, 1),           # 324
        (JNE, 29, 30, 3957),                     # 325
        (NUMBER2, 29, 6, 3, 7, 52, 1),           # 326
        (JLT, 29, 46, 3957),                     # 327
        (NUMBER2, 31, 3, 2, 0, 52, 1),           # 328
        (ADD, 32, 30, 31),                       # 329
        (LOAD, 33, 2, 7),                        # 330
        (POSITION, 33, 33),                      # 331
        (SUB, 34, 32, 33),                       # 332
        (SUB, 35, 34, 49),                       # 333
        (JGT, 29, 35, 3957),                     # 334
        (RUN, 6, 4, 4),                          # 335: buf_size
        (NUMBER2, 29, 6, 4, 0, 52, 1),           # 336
        (NUMBER2, 30, 6, 3, 7, 52, 1),           # 337
        (JGE, 29, 30, 341),                      # 338
        (LOAD, 29, 2, 0),                        # 339
        (JNE, 29, 46, 3957),                     # 340
        (NUMBER2, 29, 6, 3, 7, 52, 1),           # 341
        (BYTES, 6, 5, 29),                       # 342: body
        (U1, 30, 6, 2, 0),                       # 343
        (SWITCH, 30, 1, 35),                     # 344
        (JUMP, 381),                             # 345
        (JUMP, 401),                             # 346
        (JUMP, 426),                             # 347
        (JUMP, 434),                             # 348
        (JUMP, 452),                             # 349
        (JUMP, 426),                             # 350
        (JUMP, 861),                             # 351
        (JUMP, 426),                             # 352
        (JUMP, 861),                             # 353
        (JUMP, 480),                             # 354
        (JUMP, 480),                             # 355
        (JUMP, 497),                             # 356
        (JUMP, 426),                             # 357
        (JUMP, 516),                             # 358
        (JUMP, 558),                             # 359
        (JUMP, 861),                             # 360
        (JUMP, 861),                             # 361
        (JUMP, 589),                             # 362
        (JUMP, 426),                             # 363
        (JUMP, 628),                             # 364
        (JUMP, 516),                             # 365
        (JUMP, 861),                             # 366
        (JUMP, 647),                             # 367
        (JUMP, 497),                             # 368
        (JUMP, 861),                             # 369
        (JUMP, 861),                             # 370
        (JUMP, 670),                             # 371
        (JUMP, 861),                             # 372
        (JUMP, 861),                             # 373
        (JUMP, 689),                             # 374
        (JUMP, 861),                             # 375
        (JUMP, 516),                             # 376
        (JUMP, 725),                             # 377
        (JUMP, 829),                             # 378
        (JUMP, 849),                             # 379
        (JUMP, 861),                             # 380
        (ROW, 6, 13, 30),                        # 381: part.body.parameter_descriptions
        (STORE, 6, 7, 30),                       # 382
        (NUMBER2, 31, 6, 3, 1, 50, 1),           # 383
        (STORE, 13, 0, 31),                      # 384
        (OPEN, 31, 6, 5),                        # 385
        (LOAD, 33, 6, 1),                        # 386
        (STORE, 13, 1, 33),                      # 387
        (LOAD, 35, 13, 0),                       # 388
        (ROWS, 34, 7),                           # 389: parameters: repeat expr
        (STORE, 13, 2, 34),                      # 390
        (MOVE, 33, 46),                          # 391
        (JGE, 33, 35, 399),                      # 392
        (ROW, 7, 14, 34),                        # 393
        (LOAD, 36, 13, 1),                       # 394
        (STORE, 14, 0, 36),                      # 395
        (RUN, 14, 1, 4),                         # 396: data_type, frac, length
        (COUNT, 33, 2, 13, 3),                   # 397
        (JUMP, 392),                             # 398
        (CLOSE, 31),                             # 399
        (JUMP, 868),                             # 400
        (ROW, 8, 15, 30),                        # 401: part.body.names
        (STORE, 6, 8, 30),                       # 402
        (NUMBER2, 31, 6, 3, 1, 50, 1),           # 403
        (STORE, 15, 0, 31),                      # 404
        (OPEN, 31, 6, 5),                        # 405
        (LOAD, 33, 6, 1),                        # 406
        (STORE, 15, 1, 33),                      # 407
        (LOAD, 35, 15, 0),                       # 408
        (ROWS, 34, 9),                           # 409: names: repeat expr
        (STORE, 15, 2, 34),                      # 410
        (MOVE, 33, 46),                          # 411
        (JGE, 33, 35, 424),                      # 412
        (ROW, 9, 16, 34),                        # 413
        (LOAD, 36, 15, 1),                       # 414
        (STORE, 16, 0, 36),                      # 415
        (RUN, 16, 1, 1),                         # 416: len_name
        (U1, 36, 16, 1, 0),                      # 417
        (BYTES, 16, 2, 36),                      # 418: name
        (OPEN, 37, 16, 2),                       # 419
        (REST, 16, 4),                           # 420: data
        (CLOSE, 37),                             # 421
        (COUNT, 33, 6, 15, 3),                   # 422
        (JUMP, 412),                             # 423
        (CLOSE, 31),                             # 424
        (JUMP, 868),                             # 425
        (ROW, 10, 17, 30),                       # 426: part.body.text
        (STORE, 6, 9, 30),                       # 427
        (OPEN, 31, 6, 5),                        # 428
        (LOAD, 33, 6, 1),                        # 429
        (STORE, 17, 0, 33),                      # 430
        (REST, 17, 1),                           # 431: data
        (CLOSE, 31),                             # 432
        (JUMP, 868),                             # 433
        (ROW, 11, 18, 30),                       # 434: part.body.conversion_tables
        (STORE, 6, 10, 30),                      # 435
        (NUMBER2, 31, 6, 3, 1, 50, 1),           # 436
        (STORE, 18, 0, 31),                      # 437
        (OPEN, 31, 6, 5),                        # 438
        (LOAD, 33, 6, 1),                        # 439
        (STORE, 18, 1, 33),                      # 440
        (LOAD, 35, 18, 0),                       # 441
        (ROWS, 34, 12),                          # 442: tables: repeat expr
        (STORE, 18, 2, 34),                      # 443
        (MOVE, 33, 46),                          # 444
        (JGE, 33, 35, 450),                      # 445
        (ROW, 12, 19, 34),                       # 446
        (BYTES, 19, 0, 75),                      # 447: tables
        (COUNT, 33, 2, 18, 3),                   # 448
        (JUMP, 445),                             # 449
        (CLOSE, 31),                             # 450
        (JUMP, 868),                             # 451
        (ROW, 13, 20, 30),                       # 452: part.body.data
        (STORE, 6, 11, 30),                      # 453
        (MOVE, 31, 46),                          # 454
        (JBITSN, 3, 4, 4, 65280, 1, 467),        # 455: segm_kind
        (LOAD, 32, 3, 5),                        # 456
        (JZ, 32, 3957),                          # 457
        (ROWAT, 21, 3, 32),                      # 458
        (U1, 33, 21, 1, 0),                      # 459
        (JEQ, 33, 44, 466),                      # 460
        (LOAD, 32, 3, 5),                        # 461
        (JZ, 32, 3957),                          # 462
        (ROWAT, 22, 3, 32),                      # 463
        (U1, 33, 22, 1, 0),                      # 464
        (JNE, 33, 58, 467),                      # 465
        (MOVE, 31, 43),                          # 466
        (STORE, 20, 0, 31),                      # 467
        (OPEN, 31, 6, 5),                        # 468
        (LOAD, 33, 6, 1),                        # 469
        (STORE, 20, 1, 33),                      # 470
        (LOAD, 33, 20, 0),                       # 471
        (JNZ, 33, 475),                          # 472
        (REST, 20, 3),                           # 473: rows
        (STORE, 20, 2, 43),                      # 474
        (JZ, 33, 478),                           # 475
        (REST, 20, 6),                           # 476: logon
        (STORE, 20, 5, 43),                      # 477
        (CLOSE, 31),                             # 478
        (JUMP, 868),                             # 479
        (ROW, 14, 23, 30),                       # 480: part.body.parse_ids
        (STORE, 6, 12, 30),                      # 481
        (OPEN, 31, 6, 5),                        # 482
        (LOAD, 33, 6, 1),                        # 483
        (STORE, 23, 0, 33),                      # 484
        (ROWS, 34, 15),                          # 485: parse_ids: repeat until
        (STORE, 23, 1, 34),                      # 486
        (MOVE, 33, 46),                          # 487
        (ROW, 15, 24, 34),                       # 488
        (LOAD, 35, 23, 0),                       # 489
        (STORE, 24, 0, 35),                      # 490
        (RUN, 24, 1, 12),                        # 491: session_id, statement_counter, command_number, message_kind, buffer_number, application_info, date_format
        (EOF, 35),                               # 492
        (COUNT, 33, 2, 23, 2),                   # 493
        (JZ, 35, 488),                           # 494
        (CLOSE, 31),                             # 495
        (JUMP, 868),                             # 496
        (ROW, 16, 25, 30),                       # 497: part.body.counter
        (STORE, 6, 13, 30),                      # 498
        (OPEN, 31, 6, 5),                        # 499
        (LOAD, 33, 6, 1),                        # 500
        (STORE, 25, 0, 33),                      # 501
        (RUN, 25, 1, 1),                         # 502: define_byte
        (U1, 33, 25, 1, 0),                      # 503
        (JGE, 33, 76, 507),                      # 504
        (BYTES, 25, 3, 64),                      # 505: number
        (STORE, 25, 2, 43),                      # 506
        (JLT, 33, 76, 510),                      # 507
        (BYTES, 25, 6, 64),                      # 508: undefined
        (STORE, 25, 5, 43),                      # 509
        (REST, 25, 8),                           # 510: trailing_bytes
        (LOAD, 33, 25, 8),                       # 511
        (LOAD, 34, 25, 9),                       # 512
        (JNE, 34, 46, 3957),                     # 513
        (CLOSE, 31),                             # 514
        (JUMP, 868),                             # 515
        (ROW, 17, 26, 30),                       # 516: part.body.shortinfos
        (STORE, 6, 14, 30),                      # 517
        (NUMBER2, 31, 6, 3, 1, 50, 1),           # 518
        (STORE, 26, 0, 31),                      # 519
        (U1, 31, 6, 2, 0),                       # 520
        (EQ, 32, 31, 71),                        # 521
        (STORE, 26, 1, 32),                      # 522
        (OPEN, 31, 6, 5),                        # 523
        (LOAD, 33, 6, 1),                        # 524
        (STORE, 26, 2, 33),                      # 525
        (LOAD, 35, 26, 0),                       # 526
        (ROWS, 34, 18),                          # 527: shortinfos: repeat expr
        (STORE, 26, 3, 34),                      # 528
        (MOVE, 33, 46),                          # 529
        (JGE, 33, 35, 556),                      # 530
        (ROW, 18, 27, 34),                       # 531
        (LOAD, 36, 26, 1),                       # 532
        (STORE, 27, 0, 36),                      # 533
        (LOAD, 36, 26, 2),                       # 534
        (STORE, 27, 1, 36),                      # 535
        (RUN, 27, 2, 8),                         # 536: unused_mode, escape_character, has_default, null_allowed, null_not_allowed, io_type, data_type, frac, length, in_out_len
        (LOAD, 36, 27, 0),                       # 537
        (JZ, 36, 540),                           # 538
        (JBITS, 27, 2, 1, 65280, 0, 542),        # 539: io_type
        (RUN, 27, 4, 4),                         # 540: bufpos
        (STORE, 27, 3, 43),                      # 541
        (JZ, 36, 546),                           # 542
        (JBITSN, 27, 2, 1, 65280, 0, 546),       # 543: io_type
        (RUN, 27, 6, 2),                         # 544: param_no
        (STORE, 27, 5, 43),                      # 545
        (JZ, 36, 550),                           # 546
        (JBITSN, 27, 2, 1, 65280, 0, 550),       # 547: io_type
        (RUN, 27, 8, 1),                         # 548: read_only
        (STORE, 27, 7, 43),                      # 549
        (JZ, 36, 554),                           # 550
        (JBITSN, 27, 2, 1, 65280, 0, 554),       # 551: io_type
        (RUN, 27, 10, 1),                        # 552: serial
        (STORE, 27, 9, 43),                      # 553
        (COUNT, 33, 2, 26, 4),                   # 554
        (JUMP, 530),                             # 555
        (CLOSE, 31),                             # 556
        (JUMP, 868),                             # 557
        (ROW, 19, 28, 30),                       # 558: part.body.user_info
        (STORE, 6, 15, 30),                      # 559
        (OPEN, 31, 6, 5),                        # 560
        (LOAD, 33, 6, 1),                        # 561
        (STORE, 28, 0, 33),                      # 562
        (RUN, 28, 1, 1),                         # 563: len_name
        (U1, 33, 28, 1, 0),                      # 564
        (BYTES, 28, 2, 33),                      # 565: name
        (OPEN, 34, 28, 2),                       # 566
        (REST, 28, 4),                           # 567: data
        (CLOSE, 34),                             # 568
        (RUN, 28, 6, 1),                         # 569: len_name
        (U1, 33, 28, 6, 0),                      # 570
        (BYTES, 28, 7, 33),                      # 571: name
        (OPEN, 34, 28, 7),                       # 572
        (REST, 28, 9),                           # 573: data
        (CLOSE, 34),                             # 574
        (RUN, 28, 11, 1),                        # 575: len_name
        (U1, 33, 28, 11, 0),                     # 576
        (BYTES, 28, 12, 33),                     # 577: name
        (OPEN, 34, 28, 12),                      # 578
        (REST, 28, 14),                          # 579: data
        (CLOSE, 34),                             # 580
        (RUN, 28, 16, 1),                        # 581: len_name
        (U1, 33, 28, 16, 0),                     # 582
        (BYTES, 28, 17, 33),                     # 583: name
        (OPEN, 34, 28, 17),                      # 584
        (REST, 28, 19),                          # 585: data
        (CLOSE, 34),                             # 586
        (CLOSE, 31),                             # 587
        (JUMP, 868),                             # 588
        (ROW, 20, 29, 30),                       # 589: part.body.longdata
        (STORE, 6, 16, 30),                      # 590
        (NUMBER2, 31, 6, 3, 1, 50, 1),           # 591
        (STORE, 29, 0, 31),                      # 592
        (OPEN, 31, 6, 5),                        # 593
        (LOAD, 33, 6, 1),                        # 594
        (STORE, 29, 1, 33),                      # 595
        (LOAD, 35, 29, 0),                       # 596
        (ROWS, 34, 21),                          # 597: descriptors: repeat expr
        (STORE, 29, 2, 34),                      # 598
        (MOVE, 33, 46),                          # 599
        (JGE, 33, 35, 625),                      # 600
        (ROW, 21, 30, 34),                       # 601
        (LOAD, 36, 29, 1),                       # 602
        (STORE, 30, 0, 36),                      # 603
        (RUN, 30, 1, 41),                        # 604: define_byte, descriptor, tabid, maxlen, intern_pos, without_short_column, unicode, catalog, comment, new_record, no_close, with_lock, trigger, state, unused1, valmode, valind, unused2, valpos, vallen
        (NUMBER2, 36, 30, 1, 37, 52, 0),         # 605
        (JLE, 36, 46, 623),                      # 606
        (NUMBER2, 36, 30, 1, 33, 52, 0),         # 607
        (LOAD, 37, 6, 5),                        # 608
        (POSITION, 37, 37),                      # 609
        (ADD, 38, 37, 43),                       # 610
        (JNE, 36, 38, 623),                      # 611
        (NUMBER2, 36, 30, 1, 37, 52, 0),         # 612
        (LOAD, 37, 6, 6),                        # 613
        (LOAD, 38, 6, 5),                        # 614
        (POSITION, 38, 38),                      # 615
        (SUB, 39, 37, 38),                       # 616
        (JGT, 36, 39, 623),                      # 617
        (JBITS, 30, 1, 28, 65280, 3, 623),       # 618: valmode
        (JBITS, 30, 1, 28, 65280, 5, 623),       # 619: valmode
        (NUMBER2, 36, 30, 1, 37, 52, 0),         # 620
        (BYTES, 30, 3, 36),                      # 621: portion
        (STORE, 30, 2, 43),                      # 622
        (COUNT, 33, 2, 29, 3),                   # 623
        (JUMP, 600),                             # 624
        (REST, 29, 4),                           # 625: behind
        (CLOSE, 31),                             # 626
        (JUMP, 868),                             # 627
        (ROW, 22, 31, 30),                       # 628: part.body.session_info
        (STORE, 6, 17, 30),                      # 629
        (OPEN, 31, 6, 5),                        # 630
        (LOAD, 33, 6, 1),                        # 631
        (STORE, 31, 0, 33),                      # 632
        (RUN, 31, 1, 2192),                      # 633: is_unicode, session_id, len_nls_date_format, nls_date_format, len_nls_date_format_coded, nls_date_format_coded, nls_date_language, nls_language, date_format, numeric_characters, filler1, dictionary
        (RUN, 31, 2, 1),                         # 634: define_byte
        (U1, 33, 31, 2, 0),                      # 635
        (JGE, 33, 76, 639),                      # 636
        (BYTES, 31, 4, 48),                      # 637: number
        (STORE, 31, 3, 43),                      # 638
        (JLT, 33, 76, 642),                      # 639
        (BYTES, 31, 7, 48),                      # 640: undefined
        (STORE, 31, 6, 43),                      # 641
        (RUN, 31, 9, 12),                        # 642: filler2, kernel_version, filler3
        (FIXED, 33, 31, 9, 4, 5),                # 643
        (TEXT, 33, 0),                           # 644: kernel_version is ISO-8859-1
        (CLOSE, 31),                             # 645
        (JUMP, 868),                             # 646
        (ROW, 23, 32, 30),                       # 647: part.body.serial
        (STORE, 6, 18, 30),                      # 648
        (OPEN, 31, 6, 5),                        # 649
        (LOAD, 33, 6, 1),                        # 650
        (STORE, 32, 0, 33),                      # 651
        (RUN, 32, 1, 1),                         # 652: define_byte
        (U1, 33, 32, 1, 0),                      # 653
        (JGE, 33, 76, 657),                      # 654
        (BYTES, 32, 3, 51),                      # 655: number
        (STORE, 32, 2, 43),                      # 656
        (JLT, 33, 76, 660),                      # 657
        (BYTES, 32, 6, 51),                      # 658: undefined
        (STORE, 32, 5, 43),                      # 659
        (RUN, 32, 8, 1),                         # 660: define_byte
        (U1, 33, 32, 8, 0),                      # 661
        (JGE, 33, 76, 665),                      # 662
        (BYTES, 32, 10, 51),                     # 663: number
        (STORE, 32, 9, 43),                      # 664
        (JLT, 33, 76, 668),                      # 665
        (BYTES, 32, 13, 51),                     # 666: undefined
        (STORE, 32, 12, 43),                     # 667
        (CLOSE, 31),                             # 668
        (JUMP, 868),                             # 669
        (ROW, 24, 33, 30),                       # 670: part.body.abap_info
        (STORE, 6, 19, 30),                      # 671
        (OPEN, 31, 6, 5),                        # 672
        (LOAD, 33, 6, 1),                        # 673
        (STORE, 33, 0, 33),                      # 674
        (RUN, 33, 1, 1),                         # 675: len_name
        (U1, 33, 33, 1, 0),                      # 676
        (BYTES, 33, 2, 33),                      # 677: name
        (OPEN, 34, 33, 2),                       # 678
        (REST, 33, 4),                           # 679: data
        (CLOSE, 34),                             # 680
        (RUN, 33, 6, 1),                         # 681: len_name
        (U1, 33, 33, 6, 0),                      # 682
        (BYTES, 33, 7, 33),                      # 683: name
        (OPEN, 34, 33, 7),                       # 684
        (REST, 33, 9),                           # 685: data
        (CLOSE, 34),                             # 686
        (CLOSE, 31),                             # 687
        (JUMP, 868),                             # 688
        (ROW, 25, 34, 30),                       # 689: part.body.long_demands
        (STORE, 6, 20, 30),                      # 690
        (NUMBER2, 31, 6, 3, 1, 50, 1),           # 691
        (STORE, 34, 0, 31),                      # 692
        (OPEN, 31, 6, 5),                        # 693
        (LOAD, 33, 6, 1),                        # 694
        (STORE, 34, 1, 33),                      # 695
        (LOAD, 35, 34, 0),                       # 696
        (ROWS, 34, 26),                          # 697: demands: repeat expr
        (STORE, 34, 2, 34),                      # 698
        (MOVE, 33, 46),                          # 699
        (JGE, 33, 35, 723),                      # 700
        (ROW, 26, 35, 34),                       # 701
        (LOAD, 36, 34, 1),                       # 702
        (STORE, 35, 0, 36),                      # 703
        (RUN, 35, 1, 2),                         # 704: define_byte, at_once
        (RUN, 35, 2, 1),                         # 705: define_byte
        (U1, 36, 35, 2, 0),                      # 706
        (JGE, 36, 76, 710),                      # 707
        (BYTES, 35, 4, 64),                      # 708: number
        (STORE, 35, 3, 43),                      # 709
        (JLT, 36, 76, 713),                      # 710
        (BYTES, 35, 7, 64),                      # 711: undefined
        (STORE, 35, 6, 43),                      # 712
        (RUN, 35, 9, 1),                         # 713: define_byte
        (U1, 36, 35, 9, 0),                      # 714
        (JGE, 36, 76, 718),                      # 715
        (BYTES, 35, 11, 64),                     # 716: number
        (STORE, 35, 10, 43),                     # 717
        (JLT, 36, 76, 721),                      # 718
        (BYTES, 35, 14, 64),                     # 719: undefined
        (STORE, 35, 13, 43),                     # 720
        (COUNT, 33, 6, 34, 3),                   # 721
        (JUMP, 700),                             # 722
        (CLOSE, 31),                             # 723
        (JUMP, 868),                             # 724
        (ROW, 27, 36, 30),                       # 725: part.body.vardata
        (STORE, 6, 21, 30),                      # 726
        (NUMBER2, 31, 6, 3, 1, 50, 1),           # 727
        (STORE, 36, 0, 31),                      # 728
        (MOVE, 31, 46),                          # 729
        (JBITSN, 3, 4, 4, 65280, 1, 742),        # 730: segm_kind
        (LOAD, 32, 3, 5),                        # 731
        (JZ, 32, 3957),                          # 732
        (ROWAT, 37, 3, 32),                      # 733
        (U1, 33, 37, 1, 0),                      # 734
        (JEQ, 33, 44, 741),                      # 735
        (LOAD, 32, 3, 5),                        # 736
        (JZ, 32, 3957),                          # 737
        (ROWAT, 38, 3, 32),                      # 738
        (U1, 33, 38, 1, 0),                      # 739
        (JNE, 33, 58, 742),                      # 740
        (MOVE, 31, 43),                          # 741
        (STORE, 36, 1, 31),                      # 742
        (OPEN, 31, 6, 5),                        # 743
        (LOAD, 33, 6, 1),                        # 744
        (STORE, 36, 2, 33),                      # 745
        (EOF, 33),                               # 746
        (JNZ, 33, 823),                          # 747
        (ROWS, 34, 28),                          # 748: rows: repeat until
        (STORE, 36, 4, 34),                      # 749
        (MOVE, 33, 46),                          # 750
        (ROW, 28, 39, 34),                       # 751
        (LOAD, 35, 36, 1),                       # 752
        (STORE, 39, 0, 35),                      # 753
        (LOAD, 35, 36, 2),                       # 754
        (STORE, 39, 1, 35),                      # 755
        (RUN, 39, 2, 2),                         # 756: num_fields
        (U2BE, 37, 39, 2, 0),                    # 757
        (ROWS, 36, 29),                          # 758: fields: repeat expr
        (STORE, 39, 3, 36),                      # 759
        (MOVE, 35, 46),                          # 760
        (JGE, 35, 37, 813),                      # 761
        (ROW, 29, 40, 36),                       # 762
        (LOAD, 38, 39, 0),                       # 763
        (STORE, 40, 0, 38),                      # 764
        (LOAD, 38, 39, 1),                       # 765
        (STORE, 40, 1, 38),                      # 766
        (RUN, 40, 2, 1),                         # 767: len_or_mark
        (JBITSN, 40, 2, 0, 65280, 255, 771),     # 768: len_or_mark
        (RUN, 40, 4, 2),                         # 769: len_long
        (STORE, 40, 3, 43),                      # 770
        (JBITS, 40, 2, 0, 65280, 255, 777),      # 771: len_or_mark
        (U1, 41, 40, 2, 0),                      # 772
        (JLT, 41, 77, 777),                      # 773
        (JBITSN, 40, 2, 0, 65280, 250, 779),     # 774: len_or_mark
        (LOAD, 41, 2, 3),                        # 775
        (JNE, 41, 46, 779),                      # 776
        (MOVE, 38, 46),                          # 777
        (JUMP, 780),                             # 778
        (U1, 38, 40, 2, 0),                      # 779
        (JNE, 38, 46, 791),                      # 780
        (LOAD, 38, 40, 0),                       # 781
        (JNZ, 38, 791),                          # 782
        (JBITSN, 40, 2, 0, 65280, 255, 788),     # 783: len_or_mark
        (LOAD, 41, 40, 3),                       # 784
        (JZ, 41, 3957),                          # 785
        (U2BE, 38, 40, 4, 0),                    # 786
        (JUMP, 789),                             # 787
        (U1, 38, 40, 2, 0),                      # 788
        (BYTES, 40, 6, 38),                      # 789: value
        (STORE, 40, 5, 43),                      # 790
        (JBITS, 40, 2, 0, 65280, 255, 797),      # 791: len_or_mark
        (U1, 41, 40, 2, 0),                      # 792
        (JLT, 41, 77, 797),                      # 793
        (JBITSN, 40, 2, 0, 65280, 250, 799),     # 794: len_or_mark
        (LOAD, 41, 2, 3),                        # 795
        (JNE, 41, 46, 799),                      # 796
        (MOVE, 38, 46),                          # 797
        (JUMP, 800),                             # 798
        (U1, 38, 40, 2, 0),                      # 799
        (JNE, 38, 46, 811),                      # 800
        (LOAD, 38, 40, 0),                       # 801
        (JZ, 38, 811),                           # 802
        (JBITSN, 40, 2, 0, 65280, 255, 808),     # 803: len_or_mark
        (LOAD, 41, 40, 3),                       # 804
        (JZ, 41, 3957),                          # 805
        (U2BE, 38, 40, 4, 0),                    # 806
        (JUMP, 809),                             # 807
        (U1, 38, 40, 2, 0),                      # 808
        (BYTES, 40, 9, 38),                      # 809: logon
        (STORE, 40, 8, 43),                      # 810
        (COUNT, 35, 2, 39, 4),                   # 811
        (JUMP, 761),                             # 812
        (MOVE, 35, 46),                          # 813
        (EOF, 36),                               # 814
        (JNZ, 36, 819),                          # 815
        (ADD, 36, 33, 43),                       # 816
        (LOAD, 37, 36, 0),                       # 817
        (JLT, 36, 37, 820),                      # 818
        (MOVE, 35, 43),                          # 819
        (COUNT, 33, 4, 36, 5),                   # 820
        (JZ, 35, 751),                           # 821
        (STORE, 36, 3, 43),                      # 822
        (REST, 36, 6),                           # 823: trailing_bytes
        (LOAD, 33, 36, 6),                       # 824
        (LOAD, 34, 36, 7),                       # 825
        (JNE, 34, 46, 3957),                     # 826
        (CLOSE, 31),                             # 827
        (JUMP, 868),                             # 828
        (ROW, 30, 41, 30),                       # 829: part.body.features
        (STORE, 6, 22, 30),                      # 830
        (NUMBER2, 31, 6, 3, 1, 50, 1),           # 831
        (STORE, 41, 0, 31),                      # 832
        (OPEN, 31, 6, 5),                        # 833
        (LOAD, 33, 6, 1),                        # 834
        (STORE, 41, 1, 33),                      # 835
        (LOAD, 35, 41, 0),                       # 836
        (ROWS, 34, 31),                          # 837: features: repeat expr
        (STORE, 41, 2, 34),                      # 838
        (MOVE, 33, 46),                          # 839
        (JGE, 33, 35, 847),                      # 840
        (ROW, 31, 42, 34),                       # 841
        (LOAD, 36, 41, 1),                       # 842
        (STORE, 42, 0, 36),                      # 843
        (RUN, 42, 1, 2),                         # 844: feature, is_on
        (COUNT, 33, 2, 41, 3),                   # 845
        (JUMP, 840),                             # 846
        (CLOSE, 31),                             # 847
        (JUMP, 868),                             # 848
        (ROW, 32, 43, 30),                       # 849: part.body.client_id
        (STORE, 6, 23, 30),                      # 850
        (OPEN, 31, 6, 5),                        # 851
        (LOAD, 33, 6, 1),                        # 852
        (STORE, 43, 0, 33),                      # 853
        (RUN, 43, 1, 1),                         # 854: define_byte
        (REST, 43, 2),                           # 855: terminal_id
        (OPEN, 33, 43, 2),                       # 856
        (REST, 43, 4),                           # 857: data
        (CLOSE, 33),                             # 858
        (CLOSE, 31),                             # 859
        (JUMP, 868),                             # 860
        (ROW, 33, 44, 30),                       # 861: part.body.raw
        (STORE, 6, 24, 30),                      # 862
        (LOAD, 31, 6, 5),                        # 863
        (STORE, 44, 0, 31),                      # 864
        (LOAD, 32, 6, 6),                        # 865
        (STORE, 44, 1, 32),                      # 866
        (JUMP, 868),                             # 867
        (NUMBER2, 32, 3, 3, 0, 52, 1),           # 868
        (NUMBER2, 33, 3, 2, 0, 52, 1),           # 869
        (ADD, 34, 32, 33),                       # 870
        (LOAD, 35, 2, 7),                        # 871
        (POSITION, 35, 35),                      # 872
        (SUB, 36, 34, 35),                       # 873
        (NUMBER2, 37, 6, 3, 7, 52, 1),           # 874
        (MOD, 38, 37, 56),                       # 875
        (SUB, 39, 56, 38),                       # 876
        (MOD, 40, 39, 56),                       # 877
        (JGE, 36, 40, 886),                      # 878
        (NUMBER2, 32, 3, 3, 0, 52, 1),           # 879
        (NUMBER2, 33, 3, 2, 0, 52, 1),           # 880
        (ADD, 34, 32, 33),                       # 881
        (LOAD, 35, 2, 7),                        # 882
        (POSITION, 35, 35),                      # 883
        (SUB, 29, 34, 35),                       # 884
        (JUMP, 891),                             # 885
        (NUMBER2, 32, 6, 3, 7, 52, 1),           # 886
        (MOD, 33, 32, 56),                       # 887
        (SUB, 34, 56, 33),                       # 888
        (MOD, 35, 34, 56),                       # 889
        (MOVE, 29, 35),                          # 890
        (BYTES, 6, 25, 29),                      # 891: filler
        (COUNT, 26, 6, 3, 8),                    # 892
        (JUMP, 254),                             # 893
        (NUMBER2, 26, 3, 3, 0, 52, 1),           # 894
        (NUMBER2, 27, 3, 2, 0, 52, 1),           # 895
        (ADD, 28, 26, 27),                       # 896
        (LOAD, 29, 2, 7),                        # 897
        (POSITION, 29, 29),                      # 898
        (SUB, 30, 28, 29),                       # 899
        (BYTES, 3, 9, 30),                       # 900: unused
        (LOAD, 29, 2, 8),                        # 901
        (LOAD, 30, 2, 7),                        # 902
        (POSITION, 30, 30),                      # 903
        (SUB, 31, 29, 30),                       # 904
        (NUMBER2, 32, 3, 2, 0, 52, 1),           # 905
        (MOD, 33, 32, 56),                       # 906
        (SUB, 34, 56, 33),                       # 907
        (MOD, 35, 34, 56),                       # 908
        (JGE, 31, 35, 915),                      # 909
        (LOAD, 29, 2, 8),                        # 910
        (LOAD, 30, 2, 7),                        # 911
        (POSITION, 30, 30),                      # 912
        (SUB, 26, 29, 30),                       # 913
        (JUMP, 920),                             # 914
        (NUMBER2, 29, 3, 2, 0, 52, 1),           # 915
        (MOD, 30, 29, 56),                       # 916
        (SUB, 31, 56, 30),                       # 917
        (MOD, 32, 31, 56),                       # 918
        (MOVE, 26, 32),                          # 919
        (BYTES, 3, 11, 26),                      # 920: filler
        (COUNT, 23, 8, 2, 11),                   # 921
        (JUMP, 171),                             # 922
        (REST, 2, 12),                           # 923: behind
        (CLOSE, 21),                             # 924
        (CLOSE, 18),                             # 925
        (JUMP, 1091),                            # 926
        (ROW, 34, 45, 11),                       # 927: maxdb_tcp.payload.connect
        (STORE, 0, 13, 11),                      # 928
        (OPEN, 18, 0, 9),                        # 929
        (LOAD, 20, 0, 7),                        # 930
        (JNE, 20, 43, 934),                      # 931
        (STORE, 45, 0, 46),                      # 932: byte order be
        (JUMP, 937),                             # 933
        (JNE, 20, 44, 3957),                     # 934
        (STORE, 45, 0, 43),                      # 935: byte order le
        (JUMP, 937),                             # 936
        (RUN, 45, 1, 24),                        # 937: code, swap, connect_length, service_type, os_type, fillers, max_segment_size, max_data_len, packet_size, min_reply_size
        (NUMBER2, 20, 45, 1, 2, 50, 0),          # 938
        (JLT, 20, 55, 3957),                     # 939
        (LOAD, 21, 0, 10),                       # 940
        (JGT, 20, 21, 3957),                     # 941
        (JBITS, 45, 1, 0, 65280, 1, 948),        # 942: code
        (BYTES, 45, 3, 56),                      # 943: receiver_ascii
        (UNPAD, 45, 3, 32),                      # 944
        (CUT, 45, 3, 0, 0),                      # 945
        (TEXTAT, 45, 3, 0),                      # 946: receiver_ascii is ISO-8859-1
        (STORE, 45, 2, 43),                      # 947
        (JBITSN, 45, 1, 0, 65280, 1, 954),       # 948: code
        (BYTES, 45, 6, 56),                      # 949: receiver_ebcdic
        (UNPAD, 45, 6, 64),                      # 950
        (CUT, 45, 6, 0, 0),                      # 951
        (TEXTAT, 45, 6, 1),                      # 952: receiver_ebcdic is IBM037
        (STORE, 45, 5, 43),                      # 953
        (JBITS, 45, 1, 0, 65280, 1, 960),        # 954: code
        (BYTES, 45, 9, 56),                      # 955: sender_ascii
        (UNPAD, 45, 9, 32),                      # 956
        (CUT, 45, 9, 0, 0),                      # 957
        (TEXTAT, 45, 9, 0),                      # 958: sender_ascii is ISO-8859-1
        (STORE, 45, 8, 43),                      # 959
        (JBITSN, 45, 1, 0, 65280, 1, 966),       # 960: code
        (BYTES, 45, 12, 56),                     # 961: sender_ebcdic
        (UNPAD, 45, 12, 64),                     # 962
        (CUT, 45, 12, 0, 0),                     # 963
        (TEXTAT, 45, 12, 1),                     # 964: sender_ebcdic is IBM037
        (STORE, 45, 11, 43),                     # 965
        (NUMBER2, 20, 45, 1, 2, 50, 0),          # 966
        (SUB, 21, 20, 55),                       # 967
        (BYTES, 45, 14, 21),                     # 968: arguments
        (OPEN, 22, 45, 14),                      # 969
        (ROWS, 25, 35),                          # 970: arguments: repeat eos
        (STORE, 45, 16, 25),                     # 971
        (MOVE, 24, 46),                          # 972
        (EOF, 25),                               # 973
        (JNZ, 25, 1081),                         # 974
        (ROW, 35, 46, 25),                       # 975
        (LOAD, 26, 45, 0),                       # 976
        (STORE, 46, 0, 26),                      # 977
        (JNE, 3, 46, 983),                       # 978
        (RUN, 46, 2, 1),                         # 979: len_argument
        (U1, 26, 46, 2, 0),                      # 980
        (JLT, 26, 44, 3957),                     # 981
        (STORE, 46, 1, 43),                      # 982
        (RUN, 46, 3, 1),                         # 983: id
        (JEQ, 3, 46, 987),                       # 984
        (RUN, 46, 5, 2),                         # 985: len_value
        (STORE, 46, 4, 43),                      # 986
        (JNE, 3, 46, 993),                       # 987
        (LOAD, 29, 46, 1),                       # 988
        (JZ, 29, 3957),                          # 989
        (U1, 30, 46, 2, 0),                      # 990
        (SUB, 26, 30, 44),                       # 991
        (JUMP, 996),                             # 992
        (LOAD, 29, 46, 4),                       # 993
        (JZ, 29, 3957),                          # 994
        (U2BE, 26, 46, 5, 0),                    # 995
        (BYTES, 46, 6, 26),                      # 996: value
        (U1, 29, 46, 3, 0),                      # 997
        (SWITCH, 29, 73, 42),                    # 998
        (JUMP, 1055),                            # 999
        (JUMP, 1072),                            # 1000
        (JUMP, 1072),                            # 1001
        (JUMP, 1072),                            # 1002
        (JUMP, 1072),                            # 1003
        (JUMP, 1072),                            # 1004
        (JUMP, 1072),                            # 1005
        (JUMP, 1042),                            # 1006
        (JUMP, 1072),                            # 1007
        (JUMP, 1064),                            # 1008
        (JUMP, 1072),                            # 1009
        (JUMP, 1072),                            # 1010
        (JUMP, 1072),                            # 1011
        (JUMP, 1055),                            # 1012
        (JUMP, 1072),                            # 1013
        (JUMP, 1072),                            # 1014
        (JUMP, 1072),                            # 1015
        (JUMP, 1072),                            # 1016
        (JUMP, 1072),                            # 1017
        (JUMP, 1072),                            # 1018
        (JUMP, 1072),                            # 1019
        (JUMP, 1072),                            # 1020
        (JUMP, 1072),                            # 1021
        (JUMP, 1072),                            # 1022
        (JUMP, 1055),                            # 1023
        (JUMP, 1072),                            # 1024
        (JUMP, 1072),                            # 1025
        (JUMP, 1055),                            # 1026
        (JUMP, 1072),                            # 1027
        (JUMP, 1072),                            # 1028
        (JUMP, 1072),                            # 1029
        (JUMP, 1072),                            # 1030
        (JUMP, 1072),                            # 1031
        (JUMP, 1072),                            # 1032
        (JUMP, 1072),                            # 1033
        (JUMP, 1072),                            # 1034
        (JUMP, 1072),                            # 1035
        (JUMP, 1072),                            # 1036
        (JUMP, 1072),                            # 1037
        (JUMP, 1055),                            # 1038
        (JUMP, 1072),                            # 1039
        (JUMP, 1064),                            # 1040
        (JUMP, 1072),                            # 1041
        (ROW, 36, 47, 29),                       # 1042: argument.value.port
        (STORE, 46, 8, 29),                      # 1043
        (OPEN, 30, 46, 6),                       # 1044
        (LOAD, 32, 46, 0),                       # 1045
        (STORE, 47, 0, 32),                      # 1046
        (JNE, 4, 46, 1050),                      # 1047
        (RUN, 47, 2, 2),                         # 1048: network_order
        (STORE, 47, 1, 43),                      # 1049
        (JEQ, 4, 46, 1053),                      # 1050
        (RUN, 47, 4, 2),                         # 1051: packet_order
        (STORE, 47, 3, 43),                      # 1052
        (CLOSE, 30),                             # 1053
        (JUMP, 1079),                            # 1054
        (ROW, 37, 48, 29),                       # 1055: argument.value.text_argument
        (STORE, 46, 9, 29),                      # 1056
        (OPEN, 30, 46, 6),                       # 1057
        (LOAD, 32, 46, 0),                       # 1058
        (STORE, 48, 0, 32),                      # 1059
        (UNTIL, 48, 1, 0, 2),                    # 1060: text
        (TEXTAT, 48, 1, 0),                      # 1061: text is ISO-8859-1
        (CLOSE, 30),                             # 1062
        (JUMP, 1079),                            # 1063
        (ROW, 38, 49, 29),                       # 1064: argument.value.number_argument
        (STORE, 46, 10, 29),                     # 1065
        (OPEN, 30, 46, 6),                       # 1066
        (LOAD, 32, 46, 0),                       # 1067
        (STORE, 49, 0, 32),                      # 1068
        (RUN, 49, 1, 1),                         # 1069: number
        (CLOSE, 30),                             # 1070
        (JUMP, 1079),                            # 1071
        (ROW, 39, 50, 29),                       # 1072: argument.value.raw
        (STORE, 46, 11, 29),                     # 1073
        (LOAD, 30, 46, 6),                       # 1074
        (STORE, 50, 0, 30),                      # 1075
        (LOAD, 31, 46, 7),                       # 1076
        (STORE, 50, 1, 31),                      # 1077
        (JUMP, 1079),                            # 1078
        (COUNT, 24, 4, 45, 17),                  # 1079
        (JUMP, 973),                             # 1080
        (CLOSE, 22),                             # 1081
        (CLOSE, 18),                             # 1082
        (JUMP, 1091),                            # 1083
        (ROW, 40, 51, 11),                       # 1084: maxdb_tcp.payload.raw
        (STORE, 0, 14, 11),                      # 1085
        (LOAD, 18, 0, 9),                        # 1086
        (STORE, 51, 0, 18),                      # 1087
        (LOAD, 19, 0, 10),                       # 1088
        (STORE, 51, 1, 19),                      # 1089
        (JUMP, 1091),                            # 1090
        (LOAD, 9, 0, 12),                        # 1091
        (JZ, 9, 3887),                           # 1092
        (ROWAT, 2, 1, 9),                        # 1093
        (MOVE, 10, 46),                          # 1094
        (LOAD, 11, 2, 11),                       # 1095
        (JGE, 10, 11, 3887),                     # 1096
        (ITEM, 3, 2, 2, 10, 10),                 # 1097
        (MOVE, 18, 46),                          # 1098
        (LOAD, 19, 3, 8),                        # 1099
        (JGE, 18, 19, 3885),                     # 1100
        (ITEM, 6, 5, 3, 7, 18),                  # 1101
        (LOAD, 20, 6, 8),                        # 1102
        (JZ, 20, 1380),                          # 1103
        (ROWAT, 15, 8, 20),                      # 1104
        (MOVE, 21, 46),                          # 1105
        (LOAD, 22, 15, 3),                       # 1106
        (JGE, 21, 22, 1380),                     # 1107
        (ITEM, 16, 9, 15, 2, 21),                # 1108
        (JBITSN, 2, 4, 0, 65280, 0, 1112),       # 1109: code_type
        (MOVE, 23, 43),                          # 1110
        (JUMP, 1139),                            # 1111
        (JBITSN, 2, 4, 0, 65280, 19, 1115),      # 1112: code_type
        (MOVE, 23, 44),                          # 1113
        (JUMP, 1139),                            # 1114
        (JBITSN, 2, 4, 0, 65280, 20, 1118),      # 1115: code_type
        (MOVE, 23, 48),                          # 1116
        (JUMP, 1139),                            # 1117
        (JBITSN, 2, 4, 0, 65280, 21, 1125),      # 1118: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 1122),       # 1119: swap_kind
        (MOVE, 26, 44),                          # 1120
        (JUMP, 1123),                            # 1121
        (MOVE, 26, 48),                          # 1122
        (MOVE, 23, 26),                          # 1123
        (JUMP, 1139),                            # 1124
        (JBITSN, 2, 4, 0, 65280, 22, 1128),      # 1125: code_type
        (MOVE, 23, 49),                          # 1126
        (JUMP, 1139),                            # 1127
        (JBITS, 2, 4, 0, 65280, 1, 1131),        # 1128: code_type
        (MOVE, 23, 46),                          # 1129
        (JUMP, 1139),                            # 1130
        (LOAD, 26, 2, 2),                        # 1131
        (JNE, 26, 86, 1135),                     # 1132
        (MOVE, 23, 64),                          # 1133
        (JUMP, 1139),                            # 1134
        (JNE, 26, 87, 1138),                     # 1135
        (MOVE, 23, 88),                          # 1136
        (JUMP, 1139),                            # 1137
        (MOVE, 23, 59),                          # 1138
        (JEQ, 23, 46, 1378),                     # 1139
        (JBITSN, 2, 4, 0, 65280, 0, 1143),       # 1140: code_type
        (MOVE, 26, 43),                          # 1141
        (JUMP, 1170),                            # 1142
        (JBITSN, 2, 4, 0, 65280, 19, 1146),      # 1143: code_type
        (MOVE, 26, 44),                          # 1144
        (JUMP, 1170),                            # 1145
        (JBITSN, 2, 4, 0, 65280, 20, 1149),      # 1146: code_type
        (MOVE, 26, 48),                          # 1147
        (JUMP, 1170),                            # 1148
        (JBITSN, 2, 4, 0, 65280, 21, 1156),      # 1149: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 1153),       # 1150: swap_kind
        (MOVE, 29, 44),                          # 1151
        (JUMP, 1154),                            # 1152
        (MOVE, 29, 48),                          # 1153
        (MOVE, 26, 29),                          # 1154
        (JUMP, 1170),                            # 1155
        (JBITSN, 2, 4, 0, 65280, 22, 1159),      # 1156: code_type
        (MOVE, 26, 49),                          # 1157
        (JUMP, 1170),                            # 1158
        (JBITS, 2, 4, 0, 65280, 1, 1162),        # 1159: code_type
        (MOVE, 26, 46),                          # 1160
        (JUMP, 1170),                            # 1161
        (LOAD, 29, 2, 2),                        # 1162
        (JNE, 29, 86, 1166),                     # 1163
        (MOVE, 26, 64),                          # 1164
        (JUMP, 1170),                            # 1165
        (JNE, 29, 87, 1169),                     # 1166
        (MOVE, 26, 88),                          # 1167
        (JUMP, 1170),                            # 1168
        (MOVE, 26, 59),                          # 1169
        (JNE, 26, 43, 1178),                     # 1170
        (LOAD, 26, 16, 4),                       # 1171
        (LOAD, 27, 16, 5),                       # 1172
        (TEXT, 26, 0),                           # 1173
        (MOVE, 23, 26),                          # 1174
        (MOVE, 24, 27),                          # 1175
        (MOVE, 25, 46),                          # 1176
        (JUMP, 1374),                            # 1177
        (JBITSN, 2, 4, 0, 65280, 0, 1181),       # 1178: code_type
        (MOVE, 26, 43),                          # 1179
        (JUMP, 1208),                            # 1180
        (JBITSN, 2, 4, 0, 65280, 19, 1184),      # 1181: code_type
        (MOVE, 26, 44),                          # 1182
        (JUMP, 1208),                            # 1183
        (JBITSN, 2, 4, 0, 65280, 20, 1187),      # 1184: code_type
        (MOVE, 26, 48),                          # 1185
        (JUMP, 1208),                            # 1186
        (JBITSN, 2, 4, 0, 65280, 21, 1194),      # 1187: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 1191),       # 1188: swap_kind
        (MOVE, 29, 44),                          # 1189
        (JUMP, 1192),                            # 1190
        (MOVE, 29, 48),                          # 1191
        (MOVE, 26, 29),                          # 1192
        (JUMP, 1208),                            # 1193
        (JBITSN, 2, 4, 0, 65280, 22, 1197),      # 1194: code_type
        (MOVE, 26, 49),                          # 1195
        (JUMP, 1208),                            # 1196
        (JBITS, 2, 4, 0, 65280, 1, 1200),        # 1197: code_type
        (MOVE, 26, 46),                          # 1198
        (JUMP, 1208),                            # 1199
        (LOAD, 29, 2, 2),                        # 1200
        (JNE, 29, 86, 1204),                     # 1201
        (MOVE, 26, 64),                          # 1202
        (JUMP, 1208),                            # 1203
        (JNE, 29, 87, 1207),                     # 1204
        (MOVE, 26, 88),                          # 1205
        (JUMP, 1208),                            # 1206
        (MOVE, 26, 59),                          # 1207
        (JNE, 26, 44, 1216),                     # 1208
        (LOAD, 26, 16, 4),                       # 1209
        (LOAD, 27, 16, 5),                       # 1210
        (TEXT, 26, 2),                           # 1211
        (MOVE, 23, 26),                          # 1212
        (MOVE, 24, 27),                          # 1213
        (MOVE, 25, 44),                          # 1214
        (JUMP, 1374),                            # 1215
        (JBITSN, 2, 4, 0, 65280, 0, 1219),       # 1216: code_type
        (MOVE, 26, 43),                          # 1217
        (JUMP, 1246),                            # 1218
        (JBITSN, 2, 4, 0, 65280, 19, 1222),      # 1219: code_type
        (MOVE, 26, 44),                          # 1220
        (JUMP, 1246),                            # 1221
        (JBITSN, 2, 4, 0, 65280, 20, 1225),      # 1222: code_type
        (MOVE, 26, 48),                          # 1223
        (JUMP, 1246),                            # 1224
        (JBITSN, 2, 4, 0, 65280, 21, 1232),      # 1225: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 1229),       # 1226: swap_kind
        (MOVE, 29, 44),                          # 1227
        (JUMP, 1230),                            # 1228
        (MOVE, 29, 48),                          # 1229
        (MOVE, 26, 29),                          # 1230
        (JUMP, 1246),                            # 1231
        (JBITSN, 2, 4, 0, 65280, 22, 1235),      # 1232: code_type
        (MOVE, 26, 49),                          # 1233
        (JUMP, 1246),                            # 1234
        (JBITS, 2, 4, 0, 65280, 1, 1238),        # 1235: code_type
        (MOVE, 26, 46),                          # 1236
        (JUMP, 1246),                            # 1237
        (LOAD, 29, 2, 2),                        # 1238
        (JNE, 29, 86, 1242),                     # 1239
        (MOVE, 26, 64),                          # 1240
        (JUMP, 1246),                            # 1241
        (JNE, 29, 87, 1245),                     # 1242
        (MOVE, 26, 88),                          # 1243
        (JUMP, 1246),                            # 1244
        (MOVE, 26, 59),                          # 1245
        (JNE, 26, 48, 1254),                     # 1246
        (LOAD, 26, 16, 4),                       # 1247
        (LOAD, 27, 16, 5),                       # 1248
        (TEXT, 26, 3),                           # 1249
        (MOVE, 23, 26),                          # 1250
        (MOVE, 24, 27),                          # 1251
        (MOVE, 25, 48),                          # 1252
        (JUMP, 1374),                            # 1253
        (JBITSN, 2, 4, 0, 65280, 0, 1257),       # 1254: code_type
        (MOVE, 26, 43),                          # 1255
        (JUMP, 1284),                            # 1256
        (JBITSN, 2, 4, 0, 65280, 19, 1260),      # 1257: code_type
        (MOVE, 26, 44),                          # 1258
        (JUMP, 1284),                            # 1259
        (JBITSN, 2, 4, 0, 65280, 20, 1263),      # 1260: code_type
        (MOVE, 26, 48),                          # 1261
        (JUMP, 1284),                            # 1262
        (JBITSN, 2, 4, 0, 65280, 21, 1270),      # 1263: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 1267),       # 1264: swap_kind
        (MOVE, 29, 44),                          # 1265
        (JUMP, 1268),                            # 1266
        (MOVE, 29, 48),                          # 1267
        (MOVE, 26, 29),                          # 1268
        (JUMP, 1284),                            # 1269
        (JBITSN, 2, 4, 0, 65280, 22, 1273),      # 1270: code_type
        (MOVE, 26, 49),                          # 1271
        (JUMP, 1284),                            # 1272
        (JBITS, 2, 4, 0, 65280, 1, 1276),        # 1273: code_type
        (MOVE, 26, 46),                          # 1274
        (JUMP, 1284),                            # 1275
        (LOAD, 29, 2, 2),                        # 1276
        (JNE, 29, 86, 1280),                     # 1277
        (MOVE, 26, 64),                          # 1278
        (JUMP, 1284),                            # 1279
        (JNE, 29, 87, 1283),                     # 1280
        (MOVE, 26, 88),                          # 1281
        (JUMP, 1284),                            # 1282
        (MOVE, 26, 59),                          # 1283
        (JNE, 26, 49, 1292),                     # 1284
        (LOAD, 26, 16, 4),                       # 1285
        (LOAD, 27, 16, 5),                       # 1286
        (TEXT, 26, 4),                           # 1287
        (MOVE, 23, 26),                          # 1288
        (MOVE, 24, 27),                          # 1289
        (MOVE, 25, 49),                          # 1290
        (JUMP, 1374),                            # 1291
        (JBITSN, 2, 4, 0, 65280, 0, 1295),       # 1292: code_type
        (MOVE, 26, 43),                          # 1293
        (JUMP, 1322),                            # 1294
        (JBITSN, 2, 4, 0, 65280, 19, 1298),      # 1295: code_type
        (MOVE, 26, 44),                          # 1296
        (JUMP, 1322),                            # 1297
        (JBITSN, 2, 4, 0, 65280, 20, 1301),      # 1298: code_type
        (MOVE, 26, 48),                          # 1299
        (JUMP, 1322),                            # 1300
        (JBITSN, 2, 4, 0, 65280, 21, 1308),      # 1301: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 1305),       # 1302: swap_kind
        (MOVE, 29, 44),                          # 1303
        (JUMP, 1306),                            # 1304
        (MOVE, 29, 48),                          # 1305
        (MOVE, 26, 29),                          # 1306
        (JUMP, 1322),                            # 1307
        (JBITSN, 2, 4, 0, 65280, 22, 1311),      # 1308: code_type
        (MOVE, 26, 49),                          # 1309
        (JUMP, 1322),                            # 1310
        (JBITS, 2, 4, 0, 65280, 1, 1314),        # 1311: code_type
        (MOVE, 26, 46),                          # 1312
        (JUMP, 1322),                            # 1313
        (LOAD, 29, 2, 2),                        # 1314
        (JNE, 29, 86, 1318),                     # 1315
        (MOVE, 26, 64),                          # 1316
        (JUMP, 1322),                            # 1317
        (JNE, 29, 87, 1321),                     # 1318
        (MOVE, 26, 88),                          # 1319
        (JUMP, 1322),                            # 1320
        (MOVE, 26, 59),                          # 1321
        (JNE, 26, 64, 1330),                     # 1322
        (LOAD, 26, 16, 4),                       # 1323
        (LOAD, 27, 16, 5),                       # 1324
        (TEXT, 26, 5),                           # 1325
        (MOVE, 23, 26),                          # 1326
        (MOVE, 24, 27),                          # 1327
        (MOVE, 25, 59),                          # 1328
        (JUMP, 1374),                            # 1329
        (JBITSN, 2, 4, 0, 65280, 0, 1333),       # 1330: code_type
        (MOVE, 26, 43),                          # 1331
        (JUMP, 1360),                            # 1332
        (JBITSN, 2, 4, 0, 65280, 19, 1336),      # 1333: code_type
        (MOVE, 26, 44),                          # 1334
        (JUMP, 1360),                            # 1335
        (JBITSN, 2, 4, 0, 65280, 20, 1339),      # 1336: code_type
        (MOVE, 26, 48),                          # 1337
        (JUMP, 1360),                            # 1338
        (JBITSN, 2, 4, 0, 65280, 21, 1346),      # 1339: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 1343),       # 1340: swap_kind
        (MOVE, 29, 44),                          # 1341
        (JUMP, 1344),                            # 1342
        (MOVE, 29, 48),                          # 1343
        (MOVE, 26, 29),                          # 1344
        (JUMP, 1360),                            # 1345
        (JBITSN, 2, 4, 0, 65280, 22, 1349),      # 1346: code_type
        (MOVE, 26, 49),                          # 1347
        (JUMP, 1360),                            # 1348
        (JBITS, 2, 4, 0, 65280, 1, 1352),        # 1349: code_type
        (MOVE, 26, 46),                          # 1350
        (JUMP, 1360),                            # 1351
        (LOAD, 29, 2, 2),                        # 1352
        (JNE, 29, 86, 1356),                     # 1353
        (MOVE, 26, 64),                          # 1354
        (JUMP, 1360),                            # 1355
        (JNE, 29, 87, 1359),                     # 1356
        (MOVE, 26, 88),                          # 1357
        (JUMP, 1360),                            # 1358
        (MOVE, 26, 59),                          # 1359
        (JNE, 26, 88, 1368),                     # 1360
        (LOAD, 26, 16, 4),                       # 1361
        (LOAD, 27, 16, 5),                       # 1362
        (TEXT, 26, 6),                           # 1363
        (MOVE, 23, 26),                          # 1364
        (MOVE, 24, 27),                          # 1365
        (MOVE, 25, 64),                          # 1366
        (JUMP, 1374),                            # 1367
        (LOAD, 26, 16, 4),                       # 1368
        (LOAD, 27, 16, 5),                       # 1369
        (TEXT, 26, 1),                           # 1370
        (MOVE, 23, 26),                          # 1371
        (MOVE, 24, 27),                          # 1372
        (MOVE, 25, 43),                          # 1373
        (STORE, 16, 7, 23),                      # 1374
        (STORE, 16, 8, 24),                      # 1375
        (STORE, 16, 9, 25),                      # 1376
        (STORE, 16, 6, 43),                      # 1377
        (LOOP, 21, 0),                           # 1378
        (JUMP, 1106),                            # 1379
        (LOAD, 20, 6, 9),                        # 1380
        (JZ, 20, 1652),                          # 1381
        (ROWAT, 17, 10, 20),                     # 1382
        (JBITSN, 2, 4, 0, 65280, 0, 1386),       # 1383: code_type
        (MOVE, 21, 43),                          # 1384
        (JUMP, 1413),                            # 1385
        (JBITSN, 2, 4, 0, 65280, 19, 1389),      # 1386: code_type
        (MOVE, 21, 44),                          # 1387
        (JUMP, 1413),                            # 1388
        (JBITSN, 2, 4, 0, 65280, 20, 1392),      # 1389: code_type
        (MOVE, 21, 48),                          # 1390
        (JUMP, 1413),                            # 1391
        (JBITSN, 2, 4, 0, 65280, 21, 1399),      # 1392: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 1396),       # 1393: swap_kind
        (MOVE, 24, 44),                          # 1394
        (JUMP, 1397),                            # 1395
        (MOVE, 24, 48),                          # 1396
        (MOVE, 21, 24),                          # 1397
        (JUMP, 1413),                            # 1398
        (JBITSN, 2, 4, 0, 65280, 22, 1402),      # 1399: code_type
        (MOVE, 21, 49),                          # 1400
        (JUMP, 1413),                            # 1401
        (JBITS, 2, 4, 0, 65280, 1, 1405),        # 1402: code_type
        (MOVE, 21, 46),                          # 1403
        (JUMP, 1413),                            # 1404
        (LOAD, 24, 2, 2),                        # 1405
        (JNE, 24, 86, 1409),                     # 1406
        (MOVE, 21, 64),                          # 1407
        (JUMP, 1413),                            # 1408
        (JNE, 24, 87, 1412),                     # 1409
        (MOVE, 21, 88),                          # 1410
        (JUMP, 1413),                            # 1411
        (MOVE, 21, 59),                          # 1412
        (JEQ, 21, 46, 1652),                     # 1413
        (JBITSN, 2, 4, 0, 65280, 0, 1417),       # 1414: code_type
        (MOVE, 24, 43),                          # 1415
        (JUMP, 1444),                            # 1416
        (JBITSN, 2, 4, 0, 65280, 19, 1420),      # 1417: code_type
        (MOVE, 24, 44),                          # 1418
        (JUMP, 1444),                            # 1419
        (JBITSN, 2, 4, 0, 65280, 20, 1423),      # 1420: code_type
        (MOVE, 24, 48),                          # 1421
        (JUMP, 1444),                            # 1422
        (JBITSN, 2, 4, 0, 65280, 21, 1430),      # 1423: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 1427),       # 1424: swap_kind
        (MOVE, 27, 44),                          # 1425
        (JUMP, 1428),                            # 1426
        (MOVE, 27, 48),                          # 1427
        (MOVE, 24, 27),                          # 1428
        (JUMP, 1444),                            # 1429
        (JBITSN, 2, 4, 0, 65280, 22, 1433),      # 1430: code_type
        (MOVE, 24, 49),                          # 1431
        (JUMP, 1444),                            # 1432
        (JBITS, 2, 4, 0, 65280, 1, 1436),        # 1433: code_type
        (MOVE, 24, 46),                          # 1434
        (JUMP, 1444),                            # 1435
        (LOAD, 27, 2, 2),                        # 1436
        (JNE, 27, 86, 1440),                     # 1437
        (MOVE, 24, 64),                          # 1438
        (JUMP, 1444),                            # 1439
        (JNE, 27, 87, 1443),                     # 1440
        (MOVE, 24, 88),                          # 1441
        (JUMP, 1444),                            # 1442
        (MOVE, 24, 59),                          # 1443
        (JNE, 24, 43, 1452),                     # 1444
        (LOAD, 24, 17, 1),                       # 1445
        (LOAD, 25, 17, 2),                       # 1446
        (TEXT, 24, 0),                           # 1447
        (MOVE, 21, 24),                          # 1448
        (MOVE, 22, 25),                          # 1449
        (MOVE, 23, 46),                          # 1450
        (JUMP, 1648),                            # 1451
        (JBITSN, 2, 4, 0, 65280, 0, 1455),       # 1452: code_type
        (MOVE, 24, 43),                          # 1453
        (JUMP, 1482),                            # 1454
        (JBITSN, 2, 4, 0, 65280, 19, 1458),      # 1455: code_type
        (MOVE, 24, 44),                          # 1456
        (JUMP, 1482),                            # 1457
        (JBITSN, 2, 4, 0, 65280, 20, 1461),      # 1458: code_type
        (MOVE, 24, 48),                          # 1459
        (JUMP, 1482),                            # 1460
        (JBITSN, 2, 4, 0, 65280, 21, 1468),      # 1461: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 1465),       # 1462: swap_kind
        (MOVE, 27, 44),                          # 1463
        (JUMP, 1466),                            # 1464
        (MOVE, 27, 48),                          # 1465
        (MOVE, 24, 27),                          # 1466
        (JUMP, 1482),                            # 1467
        (JBITSN, 2, 4, 0, 65280, 22, 1471),      # 1468: code_type
        (MOVE, 24, 49),                          # 1469
        (JUMP, 1482),                            # 1470
        (JBITS, 2, 4, 0, 65280, 1, 1474),        # 1471: code_type
        (MOVE, 24, 46),                          # 1472
        (JUMP, 1482),                            # 1473
        (LOAD, 27, 2, 2),                        # 1474
        (JNE, 27, 86, 1478),                     # 1475
        (MOVE, 24, 64),                          # 1476
        (JUMP, 1482),                            # 1477
        (JNE, 27, 87, 1481),                     # 1478
        (MOVE, 24, 88),                          # 1479
        (JUMP, 1482),                            # 1480
        (MOVE, 24, 59),                          # 1481
        (JNE, 24, 44, 1490),                     # 1482
        (LOAD, 24, 17, 1),                       # 1483
        (LOAD, 25, 17, 2),                       # 1484
        (TEXT, 24, 2),                           # 1485
        (MOVE, 21, 24),                          # 1486
        (MOVE, 22, 25),                          # 1487
        (MOVE, 23, 44),                          # 1488
        (JUMP, 1648),                            # 1489
        (JBITSN, 2, 4, 0, 65280, 0, 1493),       # 1490: code_type
        (MOVE, 24, 43),                          # 1491
        (JUMP, 1520),                            # 1492
        (JBITSN, 2, 4, 0, 65280, 19, 1496),      # 1493: code_type
        (MOVE, 24, 44),                          # 1494
        (JUMP, 1520),                            # 1495
        (JBITSN, 2, 4, 0, 65280, 20, 1499),      # 1496: code_type
        (MOVE, 24, 48),                          # 1497
        (JUMP, 1520),                            # 1498
        (JBITSN, 2, 4, 0, 65280, 21, 1506),      # 1499: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 1503),       # 1500: swap_kind
        (MOVE, 27, 44),                          # 1501
        (JUMP, 1504),                            # 1502
        (MOVE, 27, 48),                          # 1503
        (MOVE, 24, 27),                          # 1504
        (JUMP, 1520),                            # 1505
        (JBITSN, 2, 4, 0, 65280, 22, 1509),      # 1506: code_type
        (MOVE, 24, 49),                          # 1507
        (JUMP, 1520),                            # 1508
        (JBITS, 2, 4, 0, 65280, 1, 1512),        # 1509: code_type
        (MOVE, 24, 46),                          # 1510
        (JUMP, 1520),                            # 1511
        (LOAD, 27, 2, 2),                        # 1512
        (JNE, 27, 86, 1516),                     # 1513
        (MOVE, 24, 64),                          # 1514
        (JUMP, 1520),                            # 1515
        (JNE, 27, 87, 1519),                     # 1516
        (MOVE, 24, 88),                          # 1517
        (JUMP, 1520),                            # 1518
        (MOVE, 24, 59),                          # 1519
        (JNE, 24, 48, 1528),                     # 1520
        (LOAD, 24, 17, 1),                       # 1521
        (LOAD, 25, 17, 2),                       # 1522
        (TEXT, 24, 3),                           # 1523
        (MOVE, 21, 24),                          # 1524
        (MOVE, 22, 25),                          # 1525
        (MOVE, 23, 48),                          # 1526
        (JUMP, 1648),                            # 1527
        (JBITSN, 2, 4, 0, 65280, 0, 1531),       # 1528: code_type
        (MOVE, 24, 43),                          # 1529
        (JUMP, 1558),                            # 1530
        (JBITSN, 2, 4, 0, 65280, 19, 1534),      # 1531: code_type
        (MOVE, 24, 44),                          # 1532
        (JUMP, 1558),                            # 1533
        (JBITSN, 2, 4, 0, 65280, 20, 1537),      # 1534: code_type
        (MOVE, 24, 48),                          # 1535
        (JUMP, 1558),                            # 1536
        (JBITSN, 2, 4, 0, 65280, 21, 1544),      # 1537: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 1541),       # 1538: swap_kind
        (MOVE, 27, 44),                          # 1539
        (JUMP, 1542),                            # 1540
        (MOVE, 27, 48),                          # 1541
        (MOVE, 24, 27),                          # 1542
        (JUMP, 1558),                            # 1543
        (JBITSN, 2, 4, 0, 65280, 22, 1547),      # 1544: code_type
        (MOVE, 24, 49),                          # 1545
        (JUMP, 1558),                            # 1546
        (JBITS, 2, 4, 0, 65280, 1, 1550),        # 1547: code_type
        (MOVE, 24, 46),                          # 1548
        (JUMP, 1558),                            # 1549
        (LOAD, 27, 2, 2),                        # 1550
        (JNE, 27, 86, 1554),                     # 1551
        (MOVE, 24, 64),                          # 1552
        (JUMP, 1558),                            # 1553
        (JNE, 27, 87, 1557),                     # 1554
        (MOVE, 24, 88),                          # 1555
        (JUMP, 1558),                            # 1556
        (MOVE, 24, 59),                          # 1557
        (JNE, 24, 49, 1566),                     # 1558
        (LOAD, 24, 17, 1),                       # 1559
        (LOAD, 25, 17, 2),                       # 1560
        (TEXT, 24, 4),                           # 1561
        (MOVE, 21, 24),                          # 1562
        (MOVE, 22, 25),                          # 1563
        (MOVE, 23, 49),                          # 1564
        (JUMP, 1648),                            # 1565
        (JBITSN, 2, 4, 0, 65280, 0, 1569),       # 1566: code_type
        (MOVE, 24, 43),                          # 1567
        (JUMP, 1596),                            # 1568
        (JBITSN, 2, 4, 0, 65280, 19, 1572),      # 1569: code_type
        (MOVE, 24, 44),                          # 1570
        (JUMP, 1596),                            # 1571
        (JBITSN, 2, 4, 0, 65280, 20, 1575),      # 1572: code_type
        (MOVE, 24, 48),                          # 1573
        (JUMP, 1596),                            # 1574
        (JBITSN, 2, 4, 0, 65280, 21, 1582),      # 1575: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 1579),       # 1576: swap_kind
        (MOVE, 27, 44),                          # 1577
        (JUMP, 1580),                            # 1578
        (MOVE, 27, 48),                          # 1579
        (MOVE, 24, 27),                          # 1580
        (JUMP, 1596),                            # 1581
        (JBITSN, 2, 4, 0, 65280, 22, 1585),      # 1582: code_type
        (MOVE, 24, 49),                          # 1583
        (JUMP, 1596),                            # 1584
        (JBITS, 2, 4, 0, 65280, 1, 1588),        # 1585: code_type
        (MOVE, 24, 46),                          # 1586
        (JUMP, 1596),                            # 1587
        (LOAD, 27, 2, 2),                        # 1588
        (JNE, 27, 86, 1592),                     # 1589
        (MOVE, 24, 64),                          # 1590
        (JUMP, 1596),                            # 1591
        (JNE, 27, 87, 1595),                     # 1592
        (MOVE, 24, 88),                          # 1593
        (JUMP, 1596),                            # 1594
        (MOVE, 24, 59),                          # 1595
        (JNE, 24, 64, 1604),                     # 1596
        (LOAD, 24, 17, 1),                       # 1597
        (LOAD, 25, 17, 2),                       # 1598
        (TEXT, 24, 5),                           # 1599
        (MOVE, 21, 24),                          # 1600
        (MOVE, 22, 25),                          # 1601
        (MOVE, 23, 59),                          # 1602
        (JUMP, 1648),                            # 1603
        (JBITSN, 2, 4, 0, 65280, 0, 1607),       # 1604: code_type
        (MOVE, 24, 43),                          # 1605
        (JUMP, 1634),                            # 1606
        (JBITSN, 2, 4, 0, 65280, 19, 1610),      # 1607: code_type
        (MOVE, 24, 44),                          # 1608
        (JUMP, 1634),                            # 1609
        (JBITSN, 2, 4, 0, 65280, 20, 1613),      # 1610: code_type
        (MOVE, 24, 48),                          # 1611
        (JUMP, 1634),                            # 1612
        (JBITSN, 2, 4, 0, 65280, 21, 1620),      # 1613: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 1617),       # 1614: swap_kind
        (MOVE, 27, 44),                          # 1615
        (JUMP, 1618),                            # 1616
        (MOVE, 27, 48),                          # 1617
        (MOVE, 24, 27),                          # 1618
        (JUMP, 1634),                            # 1619
        (JBITSN, 2, 4, 0, 65280, 22, 1623),      # 1620: code_type
        (MOVE, 24, 49),                          # 1621
        (JUMP, 1634),                            # 1622
        (JBITS, 2, 4, 0, 65280, 1, 1626),        # 1623: code_type
        (MOVE, 24, 46),                          # 1624
        (JUMP, 1634),                            # 1625
        (LOAD, 27, 2, 2),                        # 1626
        (JNE, 27, 86, 1630),                     # 1627
        (MOVE, 24, 64),                          # 1628
        (JUMP, 1634),                            # 1629
        (JNE, 27, 87, 1633),                     # 1630
        (MOVE, 24, 88),                          # 1631
        (JUMP, 1634),                            # 1632
        (MOVE, 24, 59),                          # 1633
        (JNE, 24, 88, 1642),                     # 1634
        (LOAD, 24, 17, 1),                       # 1635
        (LOAD, 25, 17, 2),                       # 1636
        (TEXT, 24, 6),                           # 1637
        (MOVE, 21, 24),                          # 1638
        (MOVE, 22, 25),                          # 1639
        (MOVE, 23, 64),                          # 1640
        (JUMP, 1648),                            # 1641
        (LOAD, 24, 17, 1),                       # 1642
        (LOAD, 25, 17, 2),                       # 1643
        (TEXT, 24, 1),                           # 1644
        (MOVE, 21, 24),                          # 1645
        (MOVE, 22, 25),                          # 1646
        (MOVE, 23, 43),                          # 1647
        (STORE, 17, 4, 21),                      # 1648
        (STORE, 17, 5, 22),                      # 1649
        (STORE, 17, 6, 23),                      # 1650
        (STORE, 17, 3, 43),                      # 1651
        (LOAD, 20, 6, 13),                       # 1652
        (JZ, 20, 1704),                          # 1653
        (ROWAT, 25, 16, 20),                     # 1654
        (U1, 21, 25, 1, 0),                      # 1655
        (JGE, 21, 76, 1665),                     # 1656
        (LOAD, 21, 25, 2),                       # 1657
        (JZ, 21, 3957),                          # 1658
        (LOAD, 22, 25, 3),                       # 1659
        (LOAD, 23, 25, 4),                       # 1660
        (BYTE, 24, 22, 46),                      # 1661
        (LT, 25, 24, 54),                        # 1662
        (STORE, 25, 11, 25),                     # 1663
        (STORE, 25, 10, 43),                     # 1664
        (U1, 21, 25, 1, 0),                      # 1665
        (JGE, 21, 76, 1675),                     # 1666
        (LOAD, 21, 25, 2),                       # 1667
        (JZ, 21, 3957),                          # 1668
        (LOAD, 22, 25, 3),                       # 1669
        (LOAD, 23, 25, 4),                       # 1670
        (BYTE, 24, 22, 46),                      # 1671
        (EQ, 25, 24, 54),                        # 1672
        (STORE, 25, 13, 25),                     # 1673
        (STORE, 25, 12, 43),                     # 1674
        (U1, 21, 25, 1, 0),                      # 1675
        (JGE, 21, 76, 1704),                     # 1676
        (LOAD, 21, 25, 2),                       # 1677
        (JZ, 21, 3957),                          # 1678
        (LOAD, 22, 25, 3),                       # 1679
        (LOAD, 23, 25, 4),                       # 1680
        (BYTE, 24, 22, 46),                      # 1681
        (JEQ, 24, 54, 1704),                     # 1682
        (LOAD, 24, 25, 2),                       # 1683
        (JZ, 24, 3957),                          # 1684
        (LOAD, 25, 25, 3),                       # 1685
        (LOAD, 26, 25, 4),                       # 1686
        (BYTE, 27, 25, 46),                      # 1687
        (JGE, 27, 54, 1696),                     # 1688
        (LOAD, 24, 25, 2),                       # 1689
        (JZ, 24, 3957),                          # 1690
        (LOAD, 25, 25, 3),                       # 1691
        (LOAD, 26, 25, 4),                       # 1692
        (BYTE, 27, 25, 46),                      # 1693
        (SUB, 21, 89, 27),                       # 1694
        (JUMP, 1702),                            # 1695
        (LOAD, 24, 25, 2),                       # 1696
        (JZ, 24, 3957),                          # 1697
        (LOAD, 25, 25, 3),                       # 1698
        (LOAD, 26, 25, 4),                       # 1699
        (BYTE, 27, 25, 46),                      # 1700
        (SUB, 21, 27, 90),                       # 1701
        (STORE, 25, 15, 21),                     # 1702
        (STORE, 25, 14, 43),                     # 1703
        (LOAD, 20, 6, 15),                       # 1704
        (JZ, 20, 2783),                          # 1705
        (ROWAT, 28, 19, 20),                     # 1706
        (JBITSN, 2, 4, 0, 65280, 0, 1710),       # 1707: code_type
        (MOVE, 21, 43),                          # 1708
        (JUMP, 1737),                            # 1709
        (JBITSN, 2, 4, 0, 65280, 19, 1713),      # 1710: code_type
        (MOVE, 21, 44),                          # 1711
        (JUMP, 1737),                            # 1712
        (JBITSN, 2, 4, 0, 65280, 20, 1716),      # 1713: code_type
        (MOVE, 21, 48),                          # 1714
        (JUMP, 1737),                            # 1715
        (JBITSN, 2, 4, 0, 65280, 21, 1723),      # 1716: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 1720),       # 1717: swap_kind
        (MOVE, 24, 44),                          # 1718
        (JUMP, 1721),                            # 1719
        (MOVE, 24, 48),                          # 1720
        (MOVE, 21, 24),                          # 1721
        (JUMP, 1737),                            # 1722
        (JBITSN, 2, 4, 0, 65280, 22, 1726),      # 1723: code_type
        (MOVE, 21, 49),                          # 1724
        (JUMP, 1737),                            # 1725
        (JBITS, 2, 4, 0, 65280, 1, 1729),        # 1726: code_type
        (MOVE, 21, 46),                          # 1727
        (JUMP, 1737),                            # 1728
        (LOAD, 24, 2, 2),                        # 1729
        (JNE, 24, 86, 1733),                     # 1730
        (MOVE, 21, 64),                          # 1731
        (JUMP, 1737),                            # 1732
        (JNE, 24, 87, 1736),                     # 1733
        (MOVE, 21, 88),                          # 1734
        (JUMP, 1737),                            # 1735
        (MOVE, 21, 59),                          # 1736
        (JEQ, 21, 46, 1976),                     # 1737
        (JBITSN, 2, 4, 0, 65280, 0, 1741),       # 1738: code_type
        (MOVE, 24, 43),                          # 1739
        (JUMP, 1768),                            # 1740
        (JBITSN, 2, 4, 0, 65280, 19, 1744),      # 1741: code_type
        (MOVE, 24, 44),                          # 1742
        (JUMP, 1768),                            # 1743
        (JBITSN, 2, 4, 0, 65280, 20, 1747),      # 1744: code_type
        (MOVE, 24, 48),                          # 1745
        (JUMP, 1768),                            # 1746
        (JBITSN, 2, 4, 0, 65280, 21, 1754),      # 1747: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 1751),       # 1748: swap_kind
        (MOVE, 27, 44),                          # 1749
        (JUMP, 1752),                            # 1750
        (MOVE, 27, 48),                          # 1751
        (MOVE, 24, 27),                          # 1752
        (JUMP, 1768),                            # 1753
        (JBITSN, 2, 4, 0, 65280, 22, 1757),      # 1754: code_type
        (MOVE, 24, 49),                          # 1755
        (JUMP, 1768),                            # 1756
        (JBITS, 2, 4, 0, 65280, 1, 1760),        # 1757: code_type
        (MOVE, 24, 46),                          # 1758
        (JUMP, 1768),                            # 1759
        (LOAD, 27, 2, 2),                        # 1760
        (JNE, 27, 86, 1764),                     # 1761
        (MOVE, 24, 64),                          # 1762
        (JUMP, 1768),                            # 1763
        (JNE, 27, 87, 1767),                     # 1764
        (MOVE, 24, 88),                          # 1765
        (JUMP, 1768),                            # 1766
        (MOVE, 24, 59),                          # 1767
        (JNE, 24, 43, 1776),                     # 1768
        (LOAD, 24, 28, 4),                       # 1769
        (LOAD, 25, 28, 5),                       # 1770
        (TEXT, 24, 0),                           # 1771
        (MOVE, 21, 24),                          # 1772
        (MOVE, 22, 25),                          # 1773
        (MOVE, 23, 46),                          # 1774
        (JUMP, 1972),                            # 1775
        (JBITSN, 2, 4, 0, 65280, 0, 1779),       # 1776: code_type
        (MOVE, 24, 43),                          # 1777
        (JUMP, 1806),                            # 1778
        (JBITSN, 2, 4, 0, 65280, 19, 1782),      # 1779: code_type
        (MOVE, 24, 44),                          # 1780
        (JUMP, 1806),                            # 1781
        (JBITSN, 2, 4, 0, 65280, 20, 1785),      # 1782: code_type
        (MOVE, 24, 48),                          # 1783
        (JUMP, 1806),                            # 1784
        (JBITSN, 2, 4, 0, 65280, 21, 1792),      # 1785: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 1789),       # 1786: swap_kind
        (MOVE, 27, 44),                          # 1787
        (JUMP, 1790),                            # 1788
        (MOVE, 27, 48),                          # 1789
        (MOVE, 24, 27),                          # 1790
        (JUMP, 1806),                            # 1791
        (JBITSN, 2, 4, 0, 65280, 22, 1795),      # 1792: code_type
        (MOVE, 24, 49),                          # 1793
        (JUMP, 1806),                            # 1794
        (JBITS, 2, 4, 0, 65280, 1, 1798),        # 1795: code_type
        (MOVE, 24, 46),                          # 1796
        (JUMP, 1806),                            # 1797
        (LOAD, 27, 2, 2),                        # 1798
        (JNE, 27, 86, 1802),                     # 1799
        (MOVE, 24, 64),                          # 1800
        (JUMP, 1806),                            # 1801
        (JNE, 27, 87, 1805),                     # 1802
        (MOVE, 24, 88),                          # 1803
        (JUMP, 1806),                            # 1804
        (MOVE, 24, 59),                          # 1805
        (JNE, 24, 44, 1814),                     # 1806
        (LOAD, 24, 28, 4),                       # 1807
        (LOAD, 25, 28, 5),                       # 1808
        (TEXT, 24, 2),                           # 1809
        (MOVE, 21, 24),                          # 1810
        (MOVE, 22, 25),                          # 1811
        (MOVE, 23, 44),                          # 1812
        (JUMP, 1972),                            # 1813
        (JBITSN, 2, 4, 0, 65280, 0, 1817),       # 1814: code_type
        (MOVE, 24, 43),                          # 1815
        (JUMP, 1844),                            # 1816
        (JBITSN, 2, 4, 0, 65280, 19, 1820),      # 1817: code_type
        (MOVE, 24, 44),                          # 1818
        (JUMP, 1844),                            # 1819
        (JBITSN, 2, 4, 0, 65280, 20, 1823),      # 1820: code_type
        (MOVE, 24, 48),                          # 1821
        (JUMP, 1844),                            # 1822
        (JBITSN, 2, 4, 0, 65280, 21, 1830),      # 1823: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 1827),       # 1824: swap_kind
        (MOVE, 27, 44),                          # 1825
        (JUMP, 1828),                            # 1826
        (MOVE, 27, 48),                          # 1827
        (MOVE, 24, 27),                          # 1828
        (JUMP, 1844),                            # 1829
        (JBITSN, 2, 4, 0, 65280, 22, 1833),      # 1830: code_type
        (MOVE, 24, 49),                          # 1831
        (JUMP, 1844),                            # 1832
        (JBITS, 2, 4, 0, 65280, 1, 1836),        # 1833: code_type
        (MOVE, 24, 46),                          # 1834
        (JUMP, 1844),                            # 1835
        (LOAD, 27, 2, 2),                        # 1836
        (JNE, 27, 86, 1840),                     # 1837
        (MOVE, 24, 64),                          # 1838
        (JUMP, 1844),                            # 1839
        (JNE, 27, 87, 1843),                     # 1840
        (MOVE, 24, 88),                          # 1841
        (JUMP, 1844),                            # 1842
        (MOVE, 24, 59),                          # 1843
        (JNE, 24, 48, 1852),                     # 1844
        (LOAD, 24, 28, 4),                       # 1845
        (LOAD, 25, 28, 5),                       # 1846
        (TEXT, 24, 3),                           # 1847
        (MOVE, 21, 24),                          # 1848
        (MOVE, 22, 25),                          # 1849
        (MOVE, 23, 48),                          # 1850
        (JUMP, 1972),                            # 1851
        (JBITSN, 2, 4, 0, 65280, 0, 1855),       # 1852: code_type
        (MOVE, 24, 43),                          # 1853
        (JUMP, 1882),                            # 1854
        (JBITSN, 2, 4, 0, 65280, 19, 1858),      # 1855: code_type
        (MOVE, 24, 44),                          # 1856
        (JUMP, 1882),                            # 1857
        (JBITSN, 2, 4, 0, 65280, 20, 1861),      # 1858: code_type
        (MOVE, 24, 48),                          # 1859
        (JUMP, 1882),                            # 1860
        (JBITSN, 2, 4, 0, 65280, 21, 1868),      # 1861: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 1865),       # 1862: swap_kind
        (MOVE, 27, 44),                          # 1863
        (JUMP, 1866),                            # 1864
        (MOVE, 27, 48),                          # 1865
        (MOVE, 24, 27),                          # 1866
        (JUMP, 1882),                            # 1867
        (JBITSN, 2, 4, 0, 65280, 22, 1871),      # 1868: code_type
        (MOVE, 24, 49),                          # 1869
        (JUMP, 1882),                            # 1870
        (JBITS, 2, 4, 0, 65280, 1, 1874),        # 1871: code_type
        (MOVE, 24, 46),                          # 1872
        (JUMP, 1882),                            # 1873
        (LOAD, 27, 2, 2),                        # 1874
        (JNE, 27, 86, 1878),                     # 1875
        (MOVE, 24, 64),                          # 1876
        (JUMP, 1882),                            # 1877
        (JNE, 27, 87, 1881),                     # 1878
        (MOVE, 24, 88),                          # 1879
        (JUMP, 1882),                            # 1880
        (MOVE, 24, 59),                          # 1881
        (JNE, 24, 49, 1890),                     # 1882
        (LOAD, 24, 28, 4),                       # 1883
        (LOAD, 25, 28, 5),                       # 1884
        (TEXT, 24, 4),                           # 1885
        (MOVE, 21, 24),                          # 1886
        (MOVE, 22, 25),                          # 1887
        (MOVE, 23, 49),                          # 1888
        (JUMP, 1972),                            # 1889
        (JBITSN, 2, 4, 0, 65280, 0, 1893),       # 1890: code_type
        (MOVE, 24, 43),                          # 1891
        (JUMP, 1920),                            # 1892
        (JBITSN, 2, 4, 0, 65280, 19, 1896),      # 1893: code_type
        (MOVE, 24, 44),                          # 1894
        (JUMP, 1920),                            # 1895
        (JBITSN, 2, 4, 0, 65280, 20, 1899),      # 1896: code_type
        (MOVE, 24, 48),                          # 1897
        (JUMP, 1920),                            # 1898
        (JBITSN, 2, 4, 0, 65280, 21, 1906),      # 1899: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 1903),       # 1900: swap_kind
        (MOVE, 27, 44),                          # 1901
        (JUMP, 1904),                            # 1902
        (MOVE, 27, 48),                          # 1903
        (MOVE, 24, 27),                          # 1904
        (JUMP, 1920),                            # 1905
        (JBITSN, 2, 4, 0, 65280, 22, 1909),      # 1906: code_type
        (MOVE, 24, 49),                          # 1907
        (JUMP, 1920),                            # 1908
        (JBITS, 2, 4, 0, 65280, 1, 1912),        # 1909: code_type
        (MOVE, 24, 46),                          # 1910
        (JUMP, 1920),                            # 1911
        (LOAD, 27, 2, 2),                        # 1912
        (JNE, 27, 86, 1916),                     # 1913
        (MOVE, 24, 64),                          # 1914
        (JUMP, 1920),                            # 1915
        (JNE, 27, 87, 1919),                     # 1916
        (MOVE, 24, 88),                          # 1917
        (JUMP, 1920),                            # 1918
        (MOVE, 24, 59),                          # 1919
        (JNE, 24, 64, 1928),                     # 1920
        (LOAD, 24, 28, 4),                       # 1921
        (LOAD, 25, 28, 5),                       # 1922
        (TEXT, 24, 5),                           # 1923
        (MOVE, 21, 24),                          # 1924
        (MOVE, 22, 25),                          # 1925
        (MOVE, 23, 59),                          # 1926
        (JUMP, 1972),                            # 1927
        (JBITSN, 2, 4, 0, 65280, 0, 1931),       # 1928: code_type
        (MOVE, 24, 43),                          # 1929
        (JUMP, 1958),                            # 1930
        (JBITSN, 2, 4, 0, 65280, 19, 1934),      # 1931: code_type
        (MOVE, 24, 44),                          # 1932
        (JUMP, 1958),                            # 1933
        (JBITSN, 2, 4, 0, 65280, 20, 1937),      # 1934: code_type
        (MOVE, 24, 48),                          # 1935
        (JUMP, 1958),                            # 1936
        (JBITSN, 2, 4, 0, 65280, 21, 1944),      # 1937: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 1941),       # 1938: swap_kind
        (MOVE, 27, 44),                          # 1939
        (JUMP, 1942),                            # 1940
        (MOVE, 27, 48),                          # 1941
        (MOVE, 24, 27),                          # 1942
        (JUMP, 1958),                            # 1943
        (JBITSN, 2, 4, 0, 65280, 22, 1947),      # 1944: code_type
        (MOVE, 24, 49),                          # 1945
        (JUMP, 1958),                            # 1946
        (JBITS, 2, 4, 0, 65280, 1, 1950),        # 1947: code_type
        (MOVE, 24, 46),                          # 1948
        (JUMP, 1958),                            # 1949
        (LOAD, 27, 2, 2),                        # 1950
        (JNE, 27, 86, 1954),                     # 1951
        (MOVE, 24, 64),                          # 1952
        (JUMP, 1958),                            # 1953
        (JNE, 27, 87, 1957),                     # 1954
        (MOVE, 24, 88),                          # 1955
        (JUMP, 1958),                            # 1956
        (MOVE, 24, 59),                          # 1957
        (JNE, 24, 88, 1966),                     # 1958
        (LOAD, 24, 28, 4),                       # 1959
        (LOAD, 25, 28, 5),                       # 1960
        (TEXT, 24, 6),                           # 1961
        (MOVE, 21, 24),                          # 1962
        (MOVE, 22, 25),                          # 1963
        (MOVE, 23, 64),                          # 1964
        (JUMP, 1972),                            # 1965
        (LOAD, 24, 28, 4),                       # 1966
        (LOAD, 25, 28, 5),                       # 1967
        (TEXT, 24, 1),                           # 1968
        (MOVE, 21, 24),                          # 1969
        (MOVE, 22, 25),                          # 1970
        (MOVE, 23, 43),                          # 1971
        (STORE, 28, 22, 21),                     # 1972
        (STORE, 28, 23, 22),                     # 1973
        (STORE, 28, 24, 23),                     # 1974
        (STORE, 28, 21, 43),                     # 1975
        (JBITSN, 2, 4, 0, 65280, 0, 1979),       # 1976: code_type
        (MOVE, 21, 43),                          # 1977
        (JUMP, 2006),                            # 1978
        (JBITSN, 2, 4, 0, 65280, 19, 1982),      # 1979: code_type
        (MOVE, 21, 44),                          # 1980
        (JUMP, 2006),                            # 1981
        (JBITSN, 2, 4, 0, 65280, 20, 1985),      # 1982: code_type
        (MOVE, 21, 48),                          # 1983
        (JUMP, 2006),                            # 1984
        (JBITSN, 2, 4, 0, 65280, 21, 1992),      # 1985: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 1989),       # 1986: swap_kind
        (MOVE, 24, 44),                          # 1987
        (JUMP, 1990),                            # 1988
        (MOVE, 24, 48),                          # 1989
        (MOVE, 21, 24),                          # 1990
        (JUMP, 2006),                            # 1991
        (JBITSN, 2, 4, 0, 65280, 22, 1995),      # 1992: code_type
        (MOVE, 21, 49),                          # 1993
        (JUMP, 2006),                            # 1994
        (JBITS, 2, 4, 0, 65280, 1, 1998),        # 1995: code_type
        (MOVE, 21, 46),                          # 1996
        (JUMP, 2006),                            # 1997
        (LOAD, 24, 2, 2),                        # 1998
        (JNE, 24, 86, 2002),                     # 1999
        (MOVE, 21, 64),                          # 2000
        (JUMP, 2006),                            # 2001
        (JNE, 24, 87, 2005),                     # 2002
        (MOVE, 21, 88),                          # 2003
        (JUMP, 2006),                            # 2004
        (MOVE, 21, 59),                          # 2005
        (JEQ, 21, 46, 2245),                     # 2006
        (JBITSN, 2, 4, 0, 65280, 0, 2010),       # 2007: code_type
        (MOVE, 24, 43),                          # 2008
        (JUMP, 2037),                            # 2009
        (JBITSN, 2, 4, 0, 65280, 19, 2013),      # 2010: code_type
        (MOVE, 24, 44),                          # 2011
        (JUMP, 2037),                            # 2012
        (JBITSN, 2, 4, 0, 65280, 20, 2016),      # 2013: code_type
        (MOVE, 24, 48),                          # 2014
        (JUMP, 2037),                            # 2015
        (JBITSN, 2, 4, 0, 65280, 21, 2023),      # 2016: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 2020),       # 2017: swap_kind
        (MOVE, 27, 44),                          # 2018
        (JUMP, 2021),                            # 2019
        (MOVE, 27, 48),                          # 2020
        (MOVE, 24, 27),                          # 2021
        (JUMP, 2037),                            # 2022
        (JBITSN, 2, 4, 0, 65280, 22, 2026),      # 2023: code_type
        (MOVE, 24, 49),                          # 2024
        (JUMP, 2037),                            # 2025
        (JBITS, 2, 4, 0, 65280, 1, 2029),        # 2026: code_type
        (MOVE, 24, 46),                          # 2027
        (JUMP, 2037),                            # 2028
        (LOAD, 27, 2, 2),                        # 2029
        (JNE, 27, 86, 2033),                     # 2030
        (MOVE, 24, 64),                          # 2031
        (JUMP, 2037),                            # 2032
        (JNE, 27, 87, 2036),                     # 2033
        (MOVE, 24, 88),                          # 2034
        (JUMP, 2037),                            # 2035
        (MOVE, 24, 59),                          # 2036
        (JNE, 24, 43, 2045),                     # 2037
        (LOAD, 24, 28, 9),                       # 2038
        (LOAD, 25, 28, 10),                      # 2039
        (TEXT, 24, 0),                           # 2040
        (MOVE, 21, 24),                          # 2041
        (MOVE, 22, 25),                          # 2042
        (MOVE, 23, 46),                          # 2043
        (JUMP, 2241),                            # 2044
        (JBITSN, 2, 4, 0, 65280, 0, 2048),       # 2045: code_type
        (MOVE, 24, 43),                          # 2046
        (JUMP, 2075),                            # 2047
        (JBITSN, 2, 4, 0, 65280, 19, 2051),      # 2048: code_type
        (MOVE, 24, 44),                          # 2049
        (JUMP, 2075),                            # 2050
        (JBITSN, 2, 4, 0, 65280, 20, 2054),      # 2051: code_type
        (MOVE, 24, 48),                          # 2052
        (JUMP, 2075),                            # 2053
        (JBITSN, 2, 4, 0, 65280, 21, 2061),      # 2054: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 2058),       # 2055: swap_kind
        (MOVE, 27, 44),                          # 2056
        (JUMP, 2059),                            # 2057
        (MOVE, 27, 48),                          # 2058
        (MOVE, 24, 27),                          # 2059
        (JUMP, 2075),                            # 2060
        (JBITSN, 2, 4, 0, 65280, 22, 2064),      # 2061: code_type
        (MOVE, 24, 49),                          # 2062
        (JUMP, 2075),                            # 2063
        (JBITS, 2, 4, 0, 65280, 1, 2067),        # 2064: code_type
        (MOVE, 24, 46),                          # 2065
        (JUMP, 2075),                            # 2066
        (LOAD, 27, 2, 2),                        # 2067
        (JNE, 27, 86, 2071),                     # 2068
        (MOVE, 24, 64),                          # 2069
        (JUMP, 2075),                            # 2070
        (JNE, 27, 87, 2074),                     # 2071
        (MOVE, 24, 88),                          # 2072
        (JUMP, 2075),                            # 2073
        (MOVE, 24, 59),                          # 2074
        (JNE, 24, 44, 2083),                     # 2075
        (LOAD, 24, 28, 9),                       # 2076
        (LOAD, 25, 28, 10),                      # 2077
        (TEXT, 24, 2),                           # 2078
        (MOVE, 21, 24),                          # 2079
        (MOVE, 22, 25),                          # 2080
        (MOVE, 23, 44),                          # 2081
        (JUMP, 2241),                            # 2082
        (JBITSN, 2, 4, 0, 65280, 0, 2086),       # 2083: code_type
        (MOVE, 24, 43),                          # 2084
        (JUMP, 2113),                            # 2085
        (JBITSN, 2, 4, 0, 65280, 19, 2089),      # 2086: code_type
        (MOVE, 24, 44),                          # 2087
        (JUMP, 2113),                            # 2088
        (JBITSN, 2, 4, 0, 65280, 20, 2092),      # 2089: code_type
        (MOVE, 24, 48),                          # 2090
        (JUMP, 2113),                            # 2091
        (JBITSN, 2, 4, 0, 65280, 21, 2099),      # 2092: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 2096),       # 2093: swap_kind
        (MOVE, 27, 44),                          # 2094
        (JUMP, 2097),                            # 2095
        (MOVE, 27, 48),                          # 2096
        (MOVE, 24, 27),                          # 2097
        (JUMP, 2113),                            # 2098
        (JBITSN, 2, 4, 0, 65280, 22, 2102),      # 2099: code_type
        (MOVE, 24, 49),                          # 2100
        (JUMP, 2113),                            # 2101
        (JBITS, 2, 4, 0, 65280, 1, 2105),        # 2102: code_type
        (MOVE, 24, 46),                          # 2103
        (JUMP, 2113),                            # 2104
        (LOAD, 27, 2, 2),                        # 2105
        (JNE, 27, 86, 2109),                     # 2106
        (MOVE, 24, 64),                          # 2107
        (JUMP, 2113),                            # 2108
        (JNE, 27, 87, 2112),                     # 2109
        (MOVE, 24, 88),                          # 2110
        (JUMP, 2113),                            # 2111
        (MOVE, 24, 59),                          # 2112
        (JNE, 24, 48, 2121),                     # 2113
        (LOAD, 24, 28, 9),                       # 2114
        (LOAD, 25, 28, 10),                      # 2115
        (TEXT, 24, 3),                           # 2116
        (MOVE, 21, 24),                          # 2117
        (MOVE, 22, 25),                          # 2118
        (MOVE, 23, 48),                          # 2119
        (JUMP, 2241),                            # 2120
        (JBITSN, 2, 4, 0, 65280, 0, 2124),       # 2121: code_type
        (MOVE, 24, 43),                          # 2122
        (JUMP, 2151),                            # 2123
        (JBITSN, 2, 4, 0, 65280, 19, 2127),      # 2124: code_type
        (MOVE, 24, 44),                          # 2125
        (JUMP, 2151),                            # 2126
        (JBITSN, 2, 4, 0, 65280, 20, 2130),      # 2127: code_type
        (MOVE, 24, 48),                          # 2128
        (JUMP, 2151),                            # 2129
        (JBITSN, 2, 4, 0, 65280, 21, 2137),      # 2130: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 2134),       # 2131: swap_kind
        (MOVE, 27, 44),                          # 2132
        (JUMP, 2135),                            # 2133
        (MOVE, 27, 48),                          # 2134
        (MOVE, 24, 27),                          # 2135
        (JUMP, 2151),                            # 2136
        (JBITSN, 2, 4, 0, 65280, 22, 2140),      # 2137: code_type
        (MOVE, 24, 49),                          # 2138
        (JUMP, 2151),                            # 2139
        (JBITS, 2, 4, 0, 65280, 1, 2143),        # 2140: code_type
        (MOVE, 24, 46),                          # 2141
        (JUMP, 2151),                            # 2142
        (LOAD, 27, 2, 2),                        # 2143
        (JNE, 27, 86, 2147),                     # 2144
        (MOVE, 24, 64),                          # 2145
        (JUMP, 2151),                            # 2146
        (JNE, 27, 87, 2150),                     # 2147
        (MOVE, 24, 88),                          # 2148
        (JUMP, 2151),                            # 2149
        (MOVE, 24, 59),                          # 2150
        (JNE, 24, 49, 2159),                     # 2151
        (LOAD, 24, 28, 9),                       # 2152
        (LOAD, 25, 28, 10),                      # 2153
        (TEXT, 24, 4),                           # 2154
        (MOVE, 21, 24),                          # 2155
        (MOVE, 22, 25),                          # 2156
        (MOVE, 23, 49),                          # 2157
        (JUMP, 2241),                            # 2158
        (JBITSN, 2, 4, 0, 65280, 0, 2162),       # 2159: code_type
        (MOVE, 24, 43),                          # 2160
        (JUMP, 2189),                            # 2161
        (JBITSN, 2, 4, 0, 65280, 19, 2165),      # 2162: code_type
        (MOVE, 24, 44),                          # 2163
        (JUMP, 2189),                            # 2164
        (JBITSN, 2, 4, 0, 65280, 20, 2168),      # 2165: code_type
        (MOVE, 24, 48),                          # 2166
        (JUMP, 2189),                            # 2167
        (JBITSN, 2, 4, 0, 65280, 21, 2175),      # 2168: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 2172),       # 2169: swap_kind
        (MOVE, 27, 44),                          # 2170
        (JUMP, 2173),                            # 2171
        (MOVE, 27, 48),                          # 2172
        (MOVE, 24, 27),                          # 2173
        (JUMP, 2189),                            # 2174
        (JBITSN, 2, 4, 0, 65280, 22, 2178),      # 2175: code_type
        (MOVE, 24, 49),                          # 2176
        (JUMP, 2189),                            # 2177
        (JBITS, 2, 4, 0, 65280, 1, 2181),        # 2178: code_type
        (MOVE, 24, 46),                          # 2179
        (JUMP, 2189),                            # 2180
        (LOAD, 27, 2, 2),                        # 2181
        (JNE, 27, 86, 2185),                     # 2182
        (MOVE, 24, 64),                          # 2183
        (JUMP, 2189),                            # 2184
        (JNE, 27, 87, 2188),                     # 2185
        (MOVE, 24, 88),                          # 2186
        (JUMP, 2189),                            # 2187
        (MOVE, 24, 59),                          # 2188
        (JNE, 24, 64, 2197),                     # 2189
        (LOAD, 24, 28, 9),                       # 2190
        (LOAD, 25, 28, 10),                      # 2191
        (TEXT, 24, 5),                           # 2192
        (MOVE, 21, 24),                          # 2193
        (MOVE, 22, 25),                          # 2194
        (MOVE, 23, 59),                          # 2195
        (JUMP, 2241),                            # 2196
        (JBITSN, 2, 4, 0, 65280, 0, 2200),       # 2197: code_type
        (MOVE, 24, 43),                          # 2198
        (JUMP, 2227),                            # 2199
        (JBITSN, 2, 4, 0, 65280, 19, 2203),      # 2200: code_type
        (MOVE, 24, 44),                          # 2201
        (JUMP, 2227),                            # 2202
        (JBITSN, 2, 4, 0, 65280, 20, 2206),      # 2203: code_type
        (MOVE, 24, 48),                          # 2204
        (JUMP, 2227),                            # 2205
        (JBITSN, 2, 4, 0, 65280, 21, 2213),      # 2206: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 2210),       # 2207: swap_kind
        (MOVE, 27, 44),                          # 2208
        (JUMP, 2211),                            # 2209
        (MOVE, 27, 48),                          # 2210
        (MOVE, 24, 27),                          # 2211
        (JUMP, 2227),                            # 2212
        (JBITSN, 2, 4, 0, 65280, 22, 2216),      # 2213: code_type
        (MOVE, 24, 49),                          # 2214
        (JUMP, 2227),                            # 2215
        (JBITS, 2, 4, 0, 65280, 1, 2219),        # 2216: code_type
        (MOVE, 24, 46),                          # 2217
        (JUMP, 2227),                            # 2218
        (LOAD, 27, 2, 2),                        # 2219
        (JNE, 27, 86, 2223),                     # 2220
        (MOVE, 24, 64),                          # 2221
        (JUMP, 2227),                            # 2222
        (JNE, 27, 87, 2226),                     # 2223
        (MOVE, 24, 88),                          # 2224
        (JUMP, 2227),                            # 2225
        (MOVE, 24, 59),                          # 2226
        (JNE, 24, 88, 2235),                     # 2227
        (LOAD, 24, 28, 9),                       # 2228
        (LOAD, 25, 28, 10),                      # 2229
        (TEXT, 24, 6),                           # 2230
        (MOVE, 21, 24),                          # 2231
        (MOVE, 22, 25),                          # 2232
        (MOVE, 23, 64),                          # 2233
        (JUMP, 2241),                            # 2234
        (LOAD, 24, 28, 9),                       # 2235
        (LOAD, 25, 28, 10),                      # 2236
        (TEXT, 24, 1),                           # 2237
        (MOVE, 21, 24),                          # 2238
        (MOVE, 22, 25),                          # 2239
        (MOVE, 23, 43),                          # 2240
        (STORE, 28, 26, 21),                     # 2241
        (STORE, 28, 27, 22),                     # 2242
        (STORE, 28, 28, 23),                     # 2243
        (STORE, 28, 25, 43),                     # 2244
        (JBITSN, 2, 4, 0, 65280, 0, 2248),       # 2245: code_type
        (MOVE, 21, 43),                          # 2246
        (JUMP, 2275),                            # 2247
        (JBITSN, 2, 4, 0, 65280, 19, 2251),      # 2248: code_type
        (MOVE, 21, 44),                          # 2249
        (JUMP, 2275),                            # 2250
        (JBITSN, 2, 4, 0, 65280, 20, 2254),      # 2251: code_type
        (MOVE, 21, 48),                          # 2252
        (JUMP, 2275),                            # 2253
        (JBITSN, 2, 4, 0, 65280, 21, 2261),      # 2254: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 2258),       # 2255: swap_kind
        (MOVE, 24, 44),                          # 2256
        (JUMP, 2259),                            # 2257
        (MOVE, 24, 48),                          # 2258
        (MOVE, 21, 24),                          # 2259
        (JUMP, 2275),                            # 2260
        (JBITSN, 2, 4, 0, 65280, 22, 2264),      # 2261: code_type
        (MOVE, 21, 49),                          # 2262
        (JUMP, 2275),                            # 2263
        (JBITS, 2, 4, 0, 65280, 1, 2267),        # 2264: code_type
        (MOVE, 21, 46),                          # 2265
        (JUMP, 2275),                            # 2266
        (LOAD, 24, 2, 2),                        # 2267
        (JNE, 24, 86, 2271),                     # 2268
        (MOVE, 21, 64),                          # 2269
        (JUMP, 2275),                            # 2270
        (JNE, 24, 87, 2274),                     # 2271
        (MOVE, 21, 88),                          # 2272
        (JUMP, 2275),                            # 2273
        (MOVE, 21, 59),                          # 2274
        (JEQ, 21, 46, 2514),                     # 2275
        (JBITSN, 2, 4, 0, 65280, 0, 2279),       # 2276: code_type
        (MOVE, 24, 43),                          # 2277
        (JUMP, 2306),                            # 2278
        (JBITSN, 2, 4, 0, 65280, 19, 2282),      # 2279: code_type
        (MOVE, 24, 44),                          # 2280
        (JUMP, 2306),                            # 2281
        (JBITSN, 2, 4, 0, 65280, 20, 2285),      # 2282: code_type
        (MOVE, 24, 48),                          # 2283
        (JUMP, 2306),                            # 2284
        (JBITSN, 2, 4, 0, 65280, 21, 2292),      # 2285: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 2289),       # 2286: swap_kind
        (MOVE, 27, 44),                          # 2287
        (JUMP, 2290),                            # 2288
        (MOVE, 27, 48),                          # 2289
        (MOVE, 24, 27),                          # 2290
        (JUMP, 2306),                            # 2291
        (JBITSN, 2, 4, 0, 65280, 22, 2295),      # 2292: code_type
        (MOVE, 24, 49),                          # 2293
        (JUMP, 2306),                            # 2294
        (JBITS, 2, 4, 0, 65280, 1, 2298),        # 2295: code_type
        (MOVE, 24, 46),                          # 2296
        (JUMP, 2306),                            # 2297
        (LOAD, 27, 2, 2),                        # 2298
        (JNE, 27, 86, 2302),                     # 2299
        (MOVE, 24, 64),                          # 2300
        (JUMP, 2306),                            # 2301
        (JNE, 27, 87, 2305),                     # 2302
        (MOVE, 24, 88),                          # 2303
        (JUMP, 2306),                            # 2304
        (MOVE, 24, 59),                          # 2305
        (JNE, 24, 43, 2314),                     # 2306
        (LOAD, 24, 28, 14),                      # 2307
        (LOAD, 25, 28, 15),                      # 2308
        (TEXT, 24, 0),                           # 2309
        (MOVE, 21, 24),                          # 2310
        (MOVE, 22, 25),                          # 2311
        (MOVE, 23, 46),                          # 2312
        (JUMP, 2510),                            # 2313
        (JBITSN, 2, 4, 0, 65280, 0, 2317),       # 2314: code_type
        (MOVE, 24, 43),                          # 2315
        (JUMP, 2344),                            # 2316
        (JBITSN, 2, 4, 0, 65280, 19, 2320),      # 2317: code_type
        (MOVE, 24, 44),                          # 2318
        (JUMP, 2344),                            # 2319
        (JBITSN, 2, 4, 0, 65280, 20, 2323),      # 2320: code_type
        (MOVE, 24, 48),                          # 2321
        (JUMP, 2344),                            # 2322
        (JBITSN, 2, 4, 0, 65280, 21, 2330),      # 2323: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 2327),       # 2324: swap_kind
        (MOVE, 27, 44),                          # 2325
        (JUMP, 2328),                            # 2326
        (MOVE, 27, 48),                          # 2327
        (MOVE, 24, 27),                          # 2328
        (JUMP, 2344),                            # 2329
        (JBITSN, 2, 4, 0, 65280, 22, 2333),      # 2330: code_type
        (MOVE, 24, 49),                          # 2331
        (JUMP, 2344),                            # 2332
        (JBITS, 2, 4, 0, 65280, 1, 2336),        # 2333: code_type
        (MOVE, 24, 46),                          # 2334
        (JUMP, 2344),                            # 2335
        (LOAD, 27, 2, 2),                        # 2336
        (JNE, 27, 86, 2340),                     # 2337
        (MOVE, 24, 64),                          # 2338
        (JUMP, 2344),                            # 2339
        (JNE, 27, 87, 2343),                     # 2340
        (MOVE, 24, 88),                          # 2341
        (JUMP, 2344),                            # 2342
        (MOVE, 24, 59),                          # 2343
        (JNE, 24, 44, 2352),                     # 2344
        (LOAD, 24, 28, 14),                      # 2345
        (LOAD, 25, 28, 15),                      # 2346
        (TEXT, 24, 2),                           # 2347
        (MOVE, 21, 24),                          # 2348
        (MOVE, 22, 25),                          # 2349
        (MOVE, 23, 44),                          # 2350
        (JUMP, 2510),                            # 2351
        (JBITSN, 2, 4, 0, 65280, 0, 2355),       # 2352: code_type
        (MOVE, 24, 43),                          # 2353
        (JUMP, 2382),                            # 2354
        (JBITSN, 2, 4, 0, 65280, 19, 2358),      # 2355: code_type
        (MOVE, 24, 44),                          # 2356
        (JUMP, 2382),                            # 2357
        (JBITSN, 2, 4, 0, 65280, 20, 2361),      # 2358: code_type
        (MOVE, 24, 48),                          # 2359
        (JUMP, 2382),                            # 2360
        (JBITSN, 2, 4, 0, 65280, 21, 2368),      # 2361: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 2365),       # 2362: swap_kind
        (MOVE, 27, 44),                          # 2363
        (JUMP, 2366),                            # 2364
        (MOVE, 27, 48),                          # 2365
        (MOVE, 24, 27),                          # 2366
        (JUMP, 2382),                            # 2367
        (JBITSN, 2, 4, 0, 65280, 22, 2371),      # 2368: code_type
        (MOVE, 24, 49),                          # 2369
        (JUMP, 2382),                            # 2370
        (JBITS, 2, 4, 0, 65280, 1, 2374),        # 2371: code_type
        (MOVE, 24, 46),                          # 2372
        (JUMP, 2382),                            # 2373
        (LOAD, 27, 2, 2),                        # 2374
        (JNE, 27, 86, 2378),                     # 2375
        (MOVE, 24, 64),                          # 2376
        (JUMP, 2382),                            # 2377
        (JNE, 27, 87, 2381),                     # 2378
        (MOVE, 24, 88),                          # 2379
        (JUMP, 2382),                            # 2380
        (MOVE, 24, 59),                          # 2381
        (JNE, 24, 48, 2390),                     # 2382
        (LOAD, 24, 28, 14),                      # 2383
        (LOAD, 25, 28, 15),                      # 2384
        (TEXT, 24, 3),                           # 2385
        (MOVE, 21, 24),                          # 2386
        (MOVE, 22, 25),                          # 2387
        (MOVE, 23, 48),                          # 2388
        (JUMP, 2510),                            # 2389
        (JBITSN, 2, 4, 0, 65280, 0, 2393),       # 2390: code_type
        (MOVE, 24, 43),                          # 2391
        (JUMP, 2420),                            # 2392
        (JBITSN, 2, 4, 0, 65280, 19, 2396),      # 2393: code_type
        (MOVE, 24, 44),                          # 2394
        (JUMP, 2420),                            # 2395
        (JBITSN, 2, 4, 0, 65280, 20, 2399),      # 2396: code_type
        (MOVE, 24, 48),                          # 2397
        (JUMP, 2420),                            # 2398
        (JBITSN, 2, 4, 0, 65280, 21, 2406),      # 2399: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 2403),       # 2400: swap_kind
        (MOVE, 27, 44),                          # 2401
        (JUMP, 2404),                            # 2402
        (MOVE, 27, 48),                          # 2403
        (MOVE, 24, 27),                          # 2404
        (JUMP, 2420),                            # 2405
        (JBITSN, 2, 4, 0, 65280, 22, 2409),      # 2406: code_type
        (MOVE, 24, 49),                          # 2407
        (JUMP, 2420),                            # 2408
        (JBITS, 2, 4, 0, 65280, 1, 2412),        # 2409: code_type
        (MOVE, 24, 46),                          # 2410
        (JUMP, 2420),                            # 2411
        (LOAD, 27, 2, 2),                        # 2412
        (JNE, 27, 86, 2416),                     # 2413
        (MOVE, 24, 64),                          # 2414
        (JUMP, 2420),                            # 2415
        (JNE, 27, 87, 2419),                     # 2416
        (MOVE, 24, 88),                          # 2417
        (JUMP, 2420),                            # 2418
        (MOVE, 24, 59),                          # 2419
        (JNE, 24, 49, 2428),                     # 2420
        (LOAD, 24, 28, 14),                      # 2421
        (LOAD, 25, 28, 15),                      # 2422
        (TEXT, 24, 4),                           # 2423
        (MOVE, 21, 24),                          # 2424
        (MOVE, 22, 25),                          # 2425
        (MOVE, 23, 49),                          # 2426
        (JUMP, 2510),                            # 2427
        (JBITSN, 2, 4, 0, 65280, 0, 2431),       # 2428: code_type
        (MOVE, 24, 43),                          # 2429
        (JUMP, 2458),                            # 2430
        (JBITSN, 2, 4, 0, 65280, 19, 2434),      # 2431: code_type
        (MOVE, 24, 44),                          # 2432
        (JUMP, 2458),                            # 2433
        (JBITSN, 2, 4, 0, 65280, 20, 2437),      # 2434: code_type
        (MOVE, 24, 48),                          # 2435
        (JUMP, 2458),                            # 2436
        (JBITSN, 2, 4, 0, 65280, 21, 2444),      # 2437: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 2441),       # 2438: swap_kind
        (MOVE, 27, 44),                          # 2439
        (JUMP, 2442),                            # 2440
        (MOVE, 27, 48),                          # 2441
        (MOVE, 24, 27),                          # 2442
        (JUMP, 2458),                            # 2443
        (JBITSN, 2, 4, 0, 65280, 22, 2447),      # 2444: code_type
        (MOVE, 24, 49),                          # 2445
        (JUMP, 2458),                            # 2446
        (JBITS, 2, 4, 0, 65280, 1, 2450),        # 2447: code_type
        (MOVE, 24, 46),                          # 2448
        (JUMP, 2458),                            # 2449
        (LOAD, 27, 2, 2),                        # 2450
        (JNE, 27, 86, 2454),                     # 2451
        (MOVE, 24, 64),                          # 2452
        (JUMP, 2458),                            # 2453
        (JNE, 27, 87, 2457),                     # 2454
        (MOVE, 24, 88),                          # 2455
        (JUMP, 2458),                            # 2456
        (MOVE, 24, 59),                          # 2457
        (JNE, 24, 64, 2466),                     # 2458
        (LOAD, 24, 28, 14),                      # 2459
        (LOAD, 25, 28, 15),                      # 2460
        (TEXT, 24, 5),                           # 2461
        (MOVE, 21, 24),                          # 2462
        (MOVE, 22, 25),                          # 2463
        (MOVE, 23, 59),                          # 2464
        (JUMP, 2510),                            # 2465
        (JBITSN, 2, 4, 0, 65280, 0, 2469),       # 2466: code_type
        (MOVE, 24, 43),                          # 2467
        (JUMP, 2496),                            # 2468
        (JBITSN, 2, 4, 0, 65280, 19, 2472),      # 2469: code_type
        (MOVE, 24, 44),                          # 2470
        (JUMP, 2496),                            # 2471
        (JBITSN, 2, 4, 0, 65280, 20, 2475),      # 2472: code_type
        (MOVE, 24, 48),                          # 2473
        (JUMP, 2496),                            # 2474
        (JBITSN, 2, 4, 0, 65280, 21, 2482),      # 2475: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 2479),       # 2476: swap_kind
        (MOVE, 27, 44),                          # 2477
        (JUMP, 2480),                            # 2478
        (MOVE, 27, 48),                          # 2479
        (MOVE, 24, 27),                          # 2480
        (JUMP, 2496),                            # 2481
        (JBITSN, 2, 4, 0, 65280, 22, 2485),      # 2482: code_type
        (MOVE, 24, 49),                          # 2483
        (JUMP, 2496),                            # 2484
        (JBITS, 2, 4, 0, 65280, 1, 2488),        # 2485: code_type
        (MOVE, 24, 46),                          # 2486
        (JUMP, 2496),                            # 2487
        (LOAD, 27, 2, 2),                        # 2488
        (JNE, 27, 86, 2492),                     # 2489
        (MOVE, 24, 64),                          # 2490
        (JUMP, 2496),                            # 2491
        (JNE, 27, 87, 2495),                     # 2492
        (MOVE, 24, 88),                          # 2493
        (JUMP, 2496),                            # 2494
        (MOVE, 24, 59),                          # 2495
        (JNE, 24, 88, 2504),                     # 2496
        (LOAD, 24, 28, 14),                      # 2497
        (LOAD, 25, 28, 15),                      # 2498
        (TEXT, 24, 6),                           # 2499
        (MOVE, 21, 24),                          # 2500
        (MOVE, 22, 25),                          # 2501
        (MOVE, 23, 64),                          # 2502
        (JUMP, 2510),                            # 2503
        (LOAD, 24, 28, 14),                      # 2504
        (LOAD, 25, 28, 15),                      # 2505
        (TEXT, 24, 1),                           # 2506
        (MOVE, 21, 24),                          # 2507
        (MOVE, 22, 25),                          # 2508
        (MOVE, 23, 43),                          # 2509
        (STORE, 28, 30, 21),                     # 2510
        (STORE, 28, 31, 22),                     # 2511
        (STORE, 28, 32, 23),                     # 2512
        (STORE, 28, 29, 43),                     # 2513
        (JBITSN, 2, 4, 0, 65280, 0, 2517),       # 2514: code_type
        (MOVE, 21, 43),                          # 2515
        (JUMP, 2544),                            # 2516
        (JBITSN, 2, 4, 0, 65280, 19, 2520),      # 2517: code_type
        (MOVE, 21, 44),                          # 2518
        (JUMP, 2544),                            # 2519
        (JBITSN, 2, 4, 0, 65280, 20, 2523),      # 2520: code_type
        (MOVE, 21, 48),                          # 2521
        (JUMP, 2544),                            # 2522
        (JBITSN, 2, 4, 0, 65280, 21, 2530),      # 2523: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 2527),       # 2524: swap_kind
        (MOVE, 24, 44),                          # 2525
        (JUMP, 2528),                            # 2526
        (MOVE, 24, 48),                          # 2527
        (MOVE, 21, 24),                          # 2528
        (JUMP, 2544),                            # 2529
        (JBITSN, 2, 4, 0, 65280, 22, 2533),      # 2530: code_type
        (MOVE, 21, 49),                          # 2531
        (JUMP, 2544),                            # 2532
        (JBITS, 2, 4, 0, 65280, 1, 2536),        # 2533: code_type
        (MOVE, 21, 46),                          # 2534
        (JUMP, 2544),                            # 2535
        (LOAD, 24, 2, 2),                        # 2536
        (JNE, 24, 86, 2540),                     # 2537
        (MOVE, 21, 64),                          # 2538
        (JUMP, 2544),                            # 2539
        (JNE, 24, 87, 2543),                     # 2540
        (MOVE, 21, 88),                          # 2541
        (JUMP, 2544),                            # 2542
        (MOVE, 21, 59),                          # 2543
        (JEQ, 21, 46, 2783),                     # 2544
        (JBITSN, 2, 4, 0, 65280, 0, 2548),       # 2545: code_type
        (MOVE, 24, 43),                          # 2546
        (JUMP, 2575),                            # 2547
        (JBITSN, 2, 4, 0, 65280, 19, 2551),      # 2548: code_type
        (MOVE, 24, 44),                          # 2549
        (JUMP, 2575),                            # 2550
        (JBITSN, 2, 4, 0, 65280, 20, 2554),      # 2551: code_type
        (MOVE, 24, 48),                          # 2552
        (JUMP, 2575),                            # 2553
        (JBITSN, 2, 4, 0, 65280, 21, 2561),      # 2554: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 2558),       # 2555: swap_kind
        (MOVE, 27, 44),                          # 2556
        (JUMP, 2559),                            # 2557
        (MOVE, 27, 48),                          # 2558
        (MOVE, 24, 27),                          # 2559
        (JUMP, 2575),                            # 2560
        (JBITSN, 2, 4, 0, 65280, 22, 2564),      # 2561: code_type
        (MOVE, 24, 49),                          # 2562
        (JUMP, 2575),                            # 2563
        (JBITS, 2, 4, 0, 65280, 1, 2567),        # 2564: code_type
        (MOVE, 24, 46),                          # 2565
        (JUMP, 2575),                            # 2566
        (LOAD, 27, 2, 2),                        # 2567
        (JNE, 27, 86, 2571),                     # 2568
        (MOVE, 24, 64),                          # 2569
        (JUMP, 2575),                            # 2570
        (JNE, 27, 87, 2574),                     # 2571
        (MOVE, 24, 88),                          # 2572
        (JUMP, 2575),                            # 2573
        (MOVE, 24, 59),                          # 2574
        (JNE, 24, 43, 2583),                     # 2575
        (LOAD, 24, 28, 19),                      # 2576
        (LOAD, 25, 28, 20),                      # 2577
        (TEXT, 24, 0),                           # 2578
        (MOVE, 21, 24),                          # 2579
        (MOVE, 22, 25),                          # 2580
        (MOVE, 23, 46),                          # 2581
        (JUMP, 2779),                            # 2582
        (JBITSN, 2, 4, 0, 65280, 0, 2586),       # 2583: code_type
        (MOVE, 24, 43),                          # 2584
        (JUMP, 2613),                            # 2585
        (JBITSN, 2, 4, 0, 65280, 19, 2589),      # 2586: code_type
        (MOVE, 24, 44),                          # 2587
        (JUMP, 2613),                            # 2588
        (JBITSN, 2, 4, 0, 65280, 20, 2592),      # 2589: code_type
        (MOVE, 24, 48),                          # 2590
        (JUMP, 2613),                            # 2591
        (JBITSN, 2, 4, 0, 65280, 21, 2599),      # 2592: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 2596),       # 2593: swap_kind
        (MOVE, 27, 44),                          # 2594
        (JUMP, 2597),                            # 2595
        (MOVE, 27, 48),                          # 2596
        (MOVE, 24, 27),                          # 2597
        (JUMP, 2613),                            # 2598
        (JBITSN, 2, 4, 0, 65280, 22, 2602),      # 2599: code_type
        (MOVE, 24, 49),                          # 2600
        (JUMP, 2613),                            # 2601
        (JBITS, 2, 4, 0, 65280, 1, 2605),        # 2602: code_type
        (MOVE, 24, 46),                          # 2603
        (JUMP, 2613),                            # 2604
        (LOAD, 27, 2, 2),                        # 2605
        (JNE, 27, 86, 2609),                     # 2606
        (MOVE, 24, 64),                          # 2607
        (JUMP, 2613),                            # 2608
        (JNE, 27, 87, 2612),                     # 2609
        (MOVE, 24, 88),                          # 2610
        (JUMP, 2613),                            # 2611
        (MOVE, 24, 59),                          # 2612
        (JNE, 24, 44, 2621),                     # 2613
        (LOAD, 24, 28, 19),                      # 2614
        (LOAD, 25, 28, 20),                      # 2615
        (TEXT, 24, 2),                           # 2616
        (MOVE, 21, 24),                          # 2617
        (MOVE, 22, 25),                          # 2618
        (MOVE, 23, 44),                          # 2619
        (JUMP, 2779),                            # 2620
        (JBITSN, 2, 4, 0, 65280, 0, 2624),       # 2621: code_type
        (MOVE, 24, 43),                          # 2622
        (JUMP, 2651),                            # 2623
        (JBITSN, 2, 4, 0, 65280, 19, 2627),      # 2624: code_type
        (MOVE, 24, 44),                          # 2625
        (JUMP, 2651),                            # 2626
        (JBITSN, 2, 4, 0, 65280, 20, 2630),      # 2627: code_type
        (MOVE, 24, 48),                          # 2628
        (JUMP, 2651),                            # 2629
        (JBITSN, 2, 4, 0, 65280, 21, 2637),      # 2630: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 2634),       # 2631: swap_kind
        (MOVE, 27, 44),                          # 2632
        (JUMP, 2635),                            # 2633
        (MOVE, 27, 48),                          # 2634
        (MOVE, 24, 27),                          # 2635
        (JUMP, 2651),                            # 2636
        (JBITSN, 2, 4, 0, 65280, 22, 2640),      # 2637: code_type
        (MOVE, 24, 49),                          # 2638
        (JUMP, 2651),                            # 2639
        (JBITS, 2, 4, 0, 65280, 1, 2643),        # 2640: code_type
        (MOVE, 24, 46),                          # 2641
        (JUMP, 2651),                            # 2642
        (LOAD, 27, 2, 2),                        # 2643
        (JNE, 27, 86, 2647),                     # 2644
        (MOVE, 24, 64),                          # 2645
        (JUMP, 2651),                            # 2646
        (JNE, 27, 87, 2650),                     # 2647
        (MOVE, 24, 88),                          # 2648
        (JUMP, 2651),                            # 2649
        (MOVE, 24, 59),                          # 2650
        (JNE, 24, 48, 2659),                     # 2651
        (LOAD, 24, 28, 19),                      # 2652
        (LOAD, 25, 28, 20),                      # 2653
        (TEXT, 24, 3),                           # 2654
        (MOVE, 21, 24),                          # 2655
        (MOVE, 22, 25),                          # 2656
        (MOVE, 23, 48),                          # 2657
        (JUMP, 2779),                            # 2658
        (JBITSN, 2, 4, 0, 65280, 0, 2662),       # 2659: code_type
        (MOVE, 24, 43),                          # 2660
        (JUMP, 2689),                            # 2661
        (JBITSN, 2, 4, 0, 65280, 19, 2665),      # 2662: code_type
        (MOVE, 24, 44),                          # 2663
        (JUMP, 2689),                            # 2664
        (JBITSN, 2, 4, 0, 65280, 20, 2668),      # 2665: code_type
        (MOVE, 24, 48),                          # 2666
        (JUMP, 2689),                            # 2667
        (JBITSN, 2, 4, 0, 65280, 21, 2675),      # 2668: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 2672),       # 2669: swap_kind
        (MOVE, 27, 44),                          # 2670
        (JUMP, 2673),                            # 2671
        (MOVE, 27, 48),                          # 2672
        (MOVE, 24, 27),                          # 2673
        (JUMP, 2689),                            # 2674
        (JBITSN, 2, 4, 0, 65280, 22, 2678),      # 2675: code_type
        (MOVE, 24, 49),                          # 2676
        (JUMP, 2689),                            # 2677
        (JBITS, 2, 4, 0, 65280, 1, 2681),        # 2678: code_type
        (MOVE, 24, 46),                          # 2679
        (JUMP, 2689),                            # 2680
        (LOAD, 27, 2, 2),                        # 2681
        (JNE, 27, 86, 2685),                     # 2682
        (MOVE, 24, 64),                          # 2683
        (JUMP, 2689),                            # 2684
        (JNE, 27, 87, 2688),                     # 2685
        (MOVE, 24, 88),                          # 2686
        (JUMP, 2689),                            # 2687
        (MOVE, 24, 59),                          # 2688
        (JNE, 24, 49, 2697),                     # 2689
        (LOAD, 24, 28, 19),                      # 2690
        (LOAD, 25, 28, 20),                      # 2691
        (TEXT, 24, 4),                           # 2692
        (MOVE, 21, 24),                          # 2693
        (MOVE, 22, 25),                          # 2694
        (MOVE, 23, 49),                          # 2695
        (JUMP, 2779),                            # 2696
        (JBITSN, 2, 4, 0, 65280, 0, 2700),       # 2697: code_type
        (MOVE, 24, 43),                          # 2698
        (JUMP, 2727),                            # 2699
        (JBITSN, 2, 4, 0, 65280, 19, 2703),      # 2700: code_type
        (MOVE, 24, 44),                          # 2701
        (JUMP, 2727),                            # 2702
        (JBITSN, 2, 4, 0, 65280, 20, 2706),      # 2703: code_type
        (MOVE, 24, 48),                          # 2704
        (JUMP, 2727),                            # 2705
        (JBITSN, 2, 4, 0, 65280, 21, 2713),      # 2706: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 2710),       # 2707: swap_kind
        (MOVE, 27, 44),                          # 2708
        (JUMP, 2711),                            # 2709
        (MOVE, 27, 48),                          # 2710
        (MOVE, 24, 27),                          # 2711
        (JUMP, 2727),                            # 2712
        (JBITSN, 2, 4, 0, 65280, 22, 2716),      # 2713: code_type
        (MOVE, 24, 49),                          # 2714
        (JUMP, 2727),                            # 2715
        (JBITS, 2, 4, 0, 65280, 1, 2719),        # 2716: code_type
        (MOVE, 24, 46),                          # 2717
        (JUMP, 2727),                            # 2718
        (LOAD, 27, 2, 2),                        # 2719
        (JNE, 27, 86, 2723),                     # 2720
        (MOVE, 24, 64),                          # 2721
        (JUMP, 2727),                            # 2722
        (JNE, 27, 87, 2726),                     # 2723
        (MOVE, 24, 88),                          # 2724
        (JUMP, 2727),                            # 2725
        (MOVE, 24, 59),                          # 2726
        (JNE, 24, 64, 2735),                     # 2727
        (LOAD, 24, 28, 19),                      # 2728
        (LOAD, 25, 28, 20),                      # 2729
        (TEXT, 24, 5),                           # 2730
        (MOVE, 21, 24),                          # 2731
        (MOVE, 22, 25),                          # 2732
        (MOVE, 23, 59),                          # 2733
        (JUMP, 2779),                            # 2734
        (JBITSN, 2, 4, 0, 65280, 0, 2738),       # 2735: code_type
        (MOVE, 24, 43),                          # 2736
        (JUMP, 2765),                            # 2737
        (JBITSN, 2, 4, 0, 65280, 19, 2741),      # 2738: code_type
        (MOVE, 24, 44),                          # 2739
        (JUMP, 2765),                            # 2740
        (JBITSN, 2, 4, 0, 65280, 20, 2744),      # 2741: code_type
        (MOVE, 24, 48),                          # 2742
        (JUMP, 2765),                            # 2743
        (JBITSN, 2, 4, 0, 65280, 21, 2751),      # 2744: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 2748),       # 2745: swap_kind
        (MOVE, 27, 44),                          # 2746
        (JUMP, 2749),                            # 2747
        (MOVE, 27, 48),                          # 2748
        (MOVE, 24, 27),                          # 2749
        (JUMP, 2765),                            # 2750
        (JBITSN, 2, 4, 0, 65280, 22, 2754),      # 2751: code_type
        (MOVE, 24, 49),                          # 2752
        (JUMP, 2765),                            # 2753
        (JBITS, 2, 4, 0, 65280, 1, 2757),        # 2754: code_type
        (MOVE, 24, 46),                          # 2755
        (JUMP, 2765),                            # 2756
        (LOAD, 27, 2, 2),                        # 2757
        (JNE, 27, 86, 2761),                     # 2758
        (MOVE, 24, 64),                          # 2759
        (JUMP, 2765),                            # 2760
        (JNE, 27, 87, 2764),                     # 2761
        (MOVE, 24, 88),                          # 2762
        (JUMP, 2765),                            # 2763
        (MOVE, 24, 59),                          # 2764
        (JNE, 24, 88, 2773),                     # 2765
        (LOAD, 24, 28, 19),                      # 2766
        (LOAD, 25, 28, 20),                      # 2767
        (TEXT, 24, 6),                           # 2768
        (MOVE, 21, 24),                          # 2769
        (MOVE, 22, 25),                          # 2770
        (MOVE, 23, 64),                          # 2771
        (JUMP, 2779),                            # 2772
        (LOAD, 24, 28, 19),                      # 2773
        (LOAD, 25, 28, 20),                      # 2774
        (TEXT, 24, 1),                           # 2775
        (MOVE, 21, 24),                          # 2776
        (MOVE, 22, 25),                          # 2777
        (MOVE, 23, 43),                          # 2778
        (STORE, 28, 34, 21),                     # 2779
        (STORE, 28, 35, 22),                     # 2780
        (STORE, 28, 36, 23),                     # 2781
        (STORE, 28, 33, 43),                     # 2782
        (LOAD, 20, 6, 17),                       # 2783
        (JZ, 20, 2835),                          # 2784
        (ROWAT, 31, 22, 20),                     # 2785
        (U1, 21, 31, 2, 0),                      # 2786
        (JGE, 21, 76, 2796),                     # 2787
        (LOAD, 21, 31, 3),                       # 2788
        (JZ, 21, 3957),                          # 2789
        (LOAD, 22, 31, 4),                       # 2790
        (LOAD, 23, 31, 5),                       # 2791
        (BYTE, 24, 22, 46),                      # 2792
        (LT, 25, 24, 54),                        # 2793
        (STORE, 31, 11, 25),                     # 2794
        (STORE, 31, 10, 43),                     # 2795
        (U1, 21, 31, 2, 0),                      # 2796
        (JGE, 21, 76, 2806),                     # 2797
        (LOAD, 21, 31, 3),                       # 2798
        (JZ, 21, 3957),                          # 2799
        (LOAD, 22, 31, 4),                       # 2800
        (LOAD, 23, 31, 5),                       # 2801
        (BYTE, 24, 22, 46),                      # 2802
        (EQ, 25, 24, 54),                        # 2803
        (STORE, 31, 13, 25),                     # 2804
        (STORE, 31, 12, 43),                     # 2805
        (U1, 21, 31, 2, 0),                      # 2806
        (JGE, 21, 76, 2835),                     # 2807
        (LOAD, 21, 31, 3),                       # 2808
        (JZ, 21, 3957),                          # 2809
        (LOAD, 22, 31, 4),                       # 2810
        (LOAD, 23, 31, 5),                       # 2811
        (BYTE, 24, 22, 46),                      # 2812
        (JEQ, 24, 54, 2835),                     # 2813
        (LOAD, 24, 31, 3),                       # 2814
        (JZ, 24, 3957),                          # 2815
        (LOAD, 25, 31, 4),                       # 2816
        (LOAD, 26, 31, 5),                       # 2817
        (BYTE, 27, 25, 46),                      # 2818
        (JGE, 27, 54, 2827),                     # 2819
        (LOAD, 24, 31, 3),                       # 2820
        (JZ, 24, 3957),                          # 2821
        (LOAD, 25, 31, 4),                       # 2822
        (LOAD, 26, 31, 5),                       # 2823
        (BYTE, 27, 25, 46),                      # 2824
        (SUB, 21, 89, 27),                       # 2825
        (JUMP, 2833),                            # 2826
        (LOAD, 24, 31, 3),                       # 2827
        (JZ, 24, 3957),                          # 2828
        (LOAD, 25, 31, 4),                       # 2829
        (LOAD, 26, 31, 5),                       # 2830
        (BYTE, 27, 25, 46),                      # 2831
        (SUB, 21, 27, 90),                       # 2832
        (STORE, 31, 15, 21),                     # 2833
        (STORE, 31, 14, 43),                     # 2834
        (LOAD, 20, 6, 18),                       # 2835
        (JZ, 20, 2936),                          # 2836
        (ROWAT, 32, 23, 20),                     # 2837
        (U1, 21, 32, 1, 0),                      # 2838
        (JGE, 21, 76, 2848),                     # 2839
        (LOAD, 21, 32, 2),                       # 2840
        (JZ, 21, 3957),                          # 2841
        (LOAD, 22, 32, 3),                       # 2842
        (LOAD, 23, 32, 4),                       # 2843
        (BYTE, 24, 22, 46),                      # 2844
        (LT, 25, 24, 54),                        # 2845
        (STORE, 32, 16, 25),                     # 2846
        (STORE, 32, 15, 43),                     # 2847
        (U1, 21, 32, 1, 0),                      # 2848
        (JGE, 21, 76, 2858),                     # 2849
        (LOAD, 21, 32, 2),                       # 2850
        (JZ, 21, 3957),                          # 2851
        (LOAD, 22, 32, 3),                       # 2852
        (LOAD, 23, 32, 4),                       # 2853
        (BYTE, 24, 22, 46),                      # 2854
        (EQ, 25, 24, 54),                        # 2855
        (STORE, 32, 18, 25),                     # 2856
        (STORE, 32, 17, 43),                     # 2857
        (U1, 21, 32, 1, 0),                      # 2858
        (JGE, 21, 76, 2887),                     # 2859
        (LOAD, 21, 32, 2),                       # 2860
        (JZ, 21, 3957),                          # 2861
        (LOAD, 22, 32, 3),                       # 2862
        (LOAD, 23, 32, 4),                       # 2863
        (BYTE, 24, 22, 46),                      # 2864
        (JEQ, 24, 54, 2887),                     # 2865
        (LOAD, 24, 32, 2),                       # 2866
        (JZ, 24, 3957),                          # 2867
        (LOAD, 25, 32, 3),                       # 2868
        (LOAD, 26, 32, 4),                       # 2869
        (BYTE, 27, 25, 46),                      # 2870
        (JGE, 27, 54, 2879),                     # 2871
        (LOAD, 24, 32, 2),                       # 2872
        (JZ, 24, 3957),                          # 2873
        (LOAD, 25, 32, 3),                       # 2874
        (LOAD, 26, 32, 4),                       # 2875
        (BYTE, 27, 25, 46),                      # 2876
        (SUB, 21, 89, 27),                       # 2877
        (JUMP, 2885),                            # 2878
        (LOAD, 24, 32, 2),                       # 2879
        (JZ, 24, 3957),                          # 2880
        (LOAD, 25, 32, 3),                       # 2881
        (LOAD, 26, 32, 4),                       # 2882
        (BYTE, 27, 25, 46),                      # 2883
        (SUB, 21, 27, 90),                       # 2884
        (STORE, 32, 20, 21),                     # 2885
        (STORE, 32, 19, 43),                     # 2886
        (U1, 21, 32, 8, 0),                      # 2887
        (JGE, 21, 76, 2897),                     # 2888
        (LOAD, 21, 32, 9),                       # 2889
        (JZ, 21, 3957),                          # 2890
        (LOAD, 22, 32, 10),                      # 2891
        (LOAD, 23, 32, 11),                      # 2892
        (BYTE, 24, 22, 46),                      # 2893
        (LT, 25, 24, 54),                        # 2894
        (STORE, 32, 22, 25),                     # 2895
        (STORE, 32, 21, 43),                     # 2896
        (U1, 21, 32, 8, 0),                      # 2897
        (JGE, 21, 76, 2907),                     # 2898
        (LOAD, 21, 32, 9),                       # 2899
        (JZ, 21, 3957),                          # 2900
        (LOAD, 22, 32, 10),                      # 2901
        (LOAD, 23, 32, 11),                      # 2902
        (BYTE, 24, 22, 46),                      # 2903
        (EQ, 25, 24, 54),                        # 2904
        (STORE, 32, 24, 25),                     # 2905
        (STORE, 32, 23, 43),                     # 2906
        (U1, 21, 32, 8, 0),                      # 2907
        (JGE, 21, 76, 2936),                     # 2908
        (LOAD, 21, 32, 9),                       # 2909
        (JZ, 21, 3957),                          # 2910
        (LOAD, 22, 32, 10),                      # 2911
        (LOAD, 23, 32, 11),                      # 2912
        (BYTE, 24, 22, 46),                      # 2913
        (JEQ, 24, 54, 2936),                     # 2914
        (LOAD, 24, 32, 9),                       # 2915
        (JZ, 24, 3957),                          # 2916
        (LOAD, 25, 32, 10),                      # 2917
        (LOAD, 26, 32, 11),                      # 2918
        (BYTE, 27, 25, 46),                      # 2919
        (JGE, 27, 54, 2928),                     # 2920
        (LOAD, 24, 32, 9),                       # 2921
        (JZ, 24, 3957),                          # 2922
        (LOAD, 25, 32, 10),                      # 2923
        (LOAD, 26, 32, 11),                      # 2924
        (BYTE, 27, 25, 46),                      # 2925
        (SUB, 21, 89, 27),                       # 2926
        (JUMP, 2934),                            # 2927
        (LOAD, 24, 32, 9),                       # 2928
        (JZ, 24, 3957),                          # 2929
        (LOAD, 25, 32, 10),                      # 2930
        (LOAD, 26, 32, 11),                      # 2931
        (BYTE, 27, 25, 46),                      # 2932
        (SUB, 21, 27, 90),                       # 2933
        (STORE, 32, 26, 21),                     # 2934
        (STORE, 32, 25, 43),                     # 2935
        (LOAD, 20, 6, 19),                       # 2936
        (JZ, 20, 3477),                          # 2937
        (ROWAT, 33, 24, 20),                     # 2938
        (JBITSN, 2, 4, 0, 65280, 0, 2942),       # 2939: code_type
        (MOVE, 21, 43),                          # 2940
        (JUMP, 2969),                            # 2941
        (JBITSN, 2, 4, 0, 65280, 19, 2945),      # 2942: code_type
        (MOVE, 21, 44),                          # 2943
        (JUMP, 2969),                            # 2944
        (JBITSN, 2, 4, 0, 65280, 20, 2948),      # 2945: code_type
        (MOVE, 21, 48),                          # 2946
        (JUMP, 2969),                            # 2947
        (JBITSN, 2, 4, 0, 65280, 21, 2955),      # 2948: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 2952),       # 2949: swap_kind
        (MOVE, 24, 44),                          # 2950
        (JUMP, 2953),                            # 2951
        (MOVE, 24, 48),                          # 2952
        (MOVE, 21, 24),                          # 2953
        (JUMP, 2969),                            # 2954
        (JBITSN, 2, 4, 0, 65280, 22, 2958),      # 2955: code_type
        (MOVE, 21, 49),                          # 2956
        (JUMP, 2969),                            # 2957
        (JBITS, 2, 4, 0, 65280, 1, 2961),        # 2958: code_type
        (MOVE, 21, 46),                          # 2959
        (JUMP, 2969),                            # 2960
        (LOAD, 24, 2, 2),                        # 2961
        (JNE, 24, 86, 2965),                     # 2962
        (MOVE, 21, 64),                          # 2963
        (JUMP, 2969),                            # 2964
        (JNE, 24, 87, 2968),                     # 2965
        (MOVE, 21, 88),                          # 2966
        (JUMP, 2969),                            # 2967
        (MOVE, 21, 59),                          # 2968
        (JEQ, 21, 46, 3208),                     # 2969
        (JBITSN, 2, 4, 0, 65280, 0, 2973),       # 2970: code_type
        (MOVE, 24, 43),                          # 2971
        (JUMP, 3000),                            # 2972
        (JBITSN, 2, 4, 0, 65280, 19, 2976),      # 2973: code_type
        (MOVE, 24, 44),                          # 2974
        (JUMP, 3000),                            # 2975
        (JBITSN, 2, 4, 0, 65280, 20, 2979),      # 2976: code_type
        (MOVE, 24, 48),                          # 2977
        (JUMP, 3000),                            # 2978
        (JBITSN, 2, 4, 0, 65280, 21, 2986),      # 2979: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 2983),       # 2980: swap_kind
        (MOVE, 27, 44),                          # 2981
        (JUMP, 2984),                            # 2982
        (MOVE, 27, 48),                          # 2983
        (MOVE, 24, 27),                          # 2984
        (JUMP, 3000),                            # 2985
        (JBITSN, 2, 4, 0, 65280, 22, 2989),      # 2986: code_type
        (MOVE, 24, 49),                          # 2987
        (JUMP, 3000),                            # 2988
        (JBITS, 2, 4, 0, 65280, 1, 2992),        # 2989: code_type
        (MOVE, 24, 46),                          # 2990
        (JUMP, 3000),                            # 2991
        (LOAD, 27, 2, 2),                        # 2992
        (JNE, 27, 86, 2996),                     # 2993
        (MOVE, 24, 64),                          # 2994
        (JUMP, 3000),                            # 2995
        (JNE, 27, 87, 2999),                     # 2996
        (MOVE, 24, 88),                          # 2997
        (JUMP, 3000),                            # 2998
        (MOVE, 24, 59),                          # 2999
        (JNE, 24, 43, 3008),                     # 3000
        (LOAD, 24, 33, 4),                       # 3001
        (LOAD, 25, 33, 5),                       # 3002
        (TEXT, 24, 0),                           # 3003
        (MOVE, 21, 24),                          # 3004
        (MOVE, 22, 25),                          # 3005
        (MOVE, 23, 46),                          # 3006
        (JUMP, 3204),                            # 3007
        (JBITSN, 2, 4, 0, 65280, 0, 3011),       # 3008: code_type
        (MOVE, 24, 43),                          # 3009
        (JUMP, 3038),                            # 3010
        (JBITSN, 2, 4, 0, 65280, 19, 3014),      # 3011: code_type
        (MOVE, 24, 44),                          # 3012
        (JUMP, 3038),                            # 3013
        (JBITSN, 2, 4, 0, 65280, 20, 3017),      # 3014: code_type
        (MOVE, 24, 48),                          # 3015
        (JUMP, 3038),                            # 3016
        (JBITSN, 2, 4, 0, 65280, 21, 3024),      # 3017: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 3021),       # 3018: swap_kind
        (MOVE, 27, 44),                          # 3019
        (JUMP, 3022),                            # 3020
        (MOVE, 27, 48),                          # 3021
        (MOVE, 24, 27),                          # 3022
        (JUMP, 3038),                            # 3023
        (JBITSN, 2, 4, 0, 65280, 22, 3027),      # 3024: code_type
        (MOVE, 24, 49),                          # 3025
        (JUMP, 3038),                            # 3026
        (JBITS, 2, 4, 0, 65280, 1, 3030),        # 3027: code_type
        (MOVE, 24, 46),                          # 3028
        (JUMP, 3038),                            # 3029
        (LOAD, 27, 2, 2),                        # 3030
        (JNE, 27, 86, 3034),                     # 3031
        (MOVE, 24, 64),                          # 3032
        (JUMP, 3038),                            # 3033
        (JNE, 27, 87, 3037),                     # 3034
        (MOVE, 24, 88),                          # 3035
        (JUMP, 3038),                            # 3036
        (MOVE, 24, 59),                          # 3037
        (JNE, 24, 44, 3046),                     # 3038
        (LOAD, 24, 33, 4),                       # 3039
        (LOAD, 25, 33, 5),                       # 3040
        (TEXT, 24, 2),                           # 3041
        (MOVE, 21, 24),                          # 3042
        (MOVE, 22, 25),                          # 3043
        (MOVE, 23, 44),                          # 3044
        (JUMP, 3204),                            # 3045
        (JBITSN, 2, 4, 0, 65280, 0, 3049),       # 3046: code_type
        (MOVE, 24, 43),                          # 3047
        (JUMP, 3076),                            # 3048
        (JBITSN, 2, 4, 0, 65280, 19, 3052),      # 3049: code_type
        (MOVE, 24, 44),                          # 3050
        (JUMP, 3076),                            # 3051
        (JBITSN, 2, 4, 0, 65280, 20, 3055),      # 3052: code_type
        (MOVE, 24, 48),                          # 3053
        (JUMP, 3076),                            # 3054
        (JBITSN, 2, 4, 0, 65280, 21, 3062),      # 3055: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 3059),       # 3056: swap_kind
        (MOVE, 27, 44),                          # 3057
        (JUMP, 3060),                            # 3058
        (MOVE, 27, 48),                          # 3059
        (MOVE, 24, 27),                          # 3060
        (JUMP, 3076),                            # 3061
        (JBITSN, 2, 4, 0, 65280, 22, 3065),      # 3062: code_type
        (MOVE, 24, 49),                          # 3063
        (JUMP, 3076),                            # 3064
        (JBITS, 2, 4, 0, 65280, 1, 3068),        # 3065: code_type
        (MOVE, 24, 46),                          # 3066
        (JUMP, 3076),                            # 3067
        (LOAD, 27, 2, 2),                        # 3068
        (JNE, 27, 86, 3072),                     # 3069
        (MOVE, 24, 64),                          # 3070
        (JUMP, 3076),                            # 3071
        (JNE, 27, 87, 3075),                     # 3072
        (MOVE, 24, 88),                          # 3073
        (JUMP, 3076),                            # 3074
        (MOVE, 24, 59),                          # 3075
        (JNE, 24, 48, 3084),                     # 3076
        (LOAD, 24, 33, 4),                       # 3077
        (LOAD, 25, 33, 5),                       # 3078
        (TEXT, 24, 3),                           # 3079
        (MOVE, 21, 24),                          # 3080
        (MOVE, 22, 25),                          # 3081
        (MOVE, 23, 48),                          # 3082
        (JUMP, 3204),                            # 3083
        (JBITSN, 2, 4, 0, 65280, 0, 3087),       # 3084: code_type
        (MOVE, 24, 43),                          # 3085
        (JUMP, 3114),                            # 3086
        (JBITSN, 2, 4, 0, 65280, 19, 3090),      # 3087: code_type
        (MOVE, 24, 44),                          # 3088
        (JUMP, 3114),                            # 3089
        (JBITSN, 2, 4, 0, 65280, 20, 3093),      # 3090: code_type
        (MOVE, 24, 48),                          # 3091
        (JUMP, 3114),                            # 3092
        (JBITSN, 2, 4, 0, 65280, 21, 3100),      # 3093: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 3097),       # 3094: swap_kind
        (MOVE, 27, 44),                          # 3095
        (JUMP, 3098),                            # 3096
        (MOVE, 27, 48),                          # 3097
        (MOVE, 24, 27),                          # 3098
        (JUMP, 3114),                            # 3099
        (JBITSN, 2, 4, 0, 65280, 22, 3103),      # 3100: code_type
        (MOVE, 24, 49),                          # 3101
        (JUMP, 3114),                            # 3102
        (JBITS, 2, 4, 0, 65280, 1, 3106),        # 3103: code_type
        (MOVE, 24, 46),                          # 3104
        (JUMP, 3114),                            # 3105
        (LOAD, 27, 2, 2),                        # 3106
        (JNE, 27, 86, 3110),                     # 3107
        (MOVE, 24, 64),                          # 3108
        (JUMP, 3114),                            # 3109
        (JNE, 27, 87, 3113),                     # 3110
        (MOVE, 24, 88),                          # 3111
        (JUMP, 3114),                            # 3112
        (MOVE, 24, 59),                          # 3113
        (JNE, 24, 49, 3122),                     # 3114
        (LOAD, 24, 33, 4),                       # 3115
        (LOAD, 25, 33, 5),                       # 3116
        (TEXT, 24, 4),                           # 3117
        (MOVE, 21, 24),                          # 3118
        (MOVE, 22, 25),                          # 3119
        (MOVE, 23, 49),                          # 3120
        (JUMP, 3204),                            # 3121
        (JBITSN, 2, 4, 0, 65280, 0, 3125),       # 3122: code_type
        (MOVE, 24, 43),                          # 3123
        (JUMP, 3152),                            # 3124
        (JBITSN, 2, 4, 0, 65280, 19, 3128),      # 3125: code_type
        (MOVE, 24, 44),                          # 3126
        (JUMP, 3152),                            # 3127
        (JBITSN, 2, 4, 0, 65280, 20, 3131),      # 3128: code_type
        (MOVE, 24, 48),                          # 3129
        (JUMP, 3152),                            # 3130
        (JBITSN, 2, 4, 0, 65280, 21, 3138),      # 3131: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 3135),       # 3132: swap_kind
        (MOVE, 27, 44),                          # 3133
        (JUMP, 3136),                            # 3134
        (MOVE, 27, 48),                          # 3135
        (MOVE, 24, 27),                          # 3136
        (JUMP, 3152),                            # 3137
        (JBITSN, 2, 4, 0, 65280, 22, 3141),      # 3138: code_type
        (MOVE, 24, 49),                          # 3139
        (JUMP, 3152),                            # 3140
        (JBITS, 2, 4, 0, 65280, 1, 3144),        # 3141: code_type
        (MOVE, 24, 46),                          # 3142
        (JUMP, 3152),                            # 3143
        (LOAD, 27, 2, 2),                        # 3144
        (JNE, 27, 86, 3148),                     # 3145
        (MOVE, 24, 64),                          # 3146
        (JUMP, 3152),                            # 3147
        (JNE, 27, 87, 3151),                     # 3148
        (MOVE, 24, 88),                          # 3149
        (JUMP, 3152),                            # 3150
        (MOVE, 24, 59),                          # 3151
        (JNE, 24, 64, 3160),                     # 3152
        (LOAD, 24, 33, 4),                       # 3153
        (LOAD, 25, 33, 5),                       # 3154
        (TEXT, 24, 5),                           # 3155
        (MOVE, 21, 24),                          # 3156
        (MOVE, 22, 25),                          # 3157
        (MOVE, 23, 59),                          # 3158
        (JUMP, 3204),                            # 3159
        (JBITSN, 2, 4, 0, 65280, 0, 3163),       # 3160: code_type
        (MOVE, 24, 43),                          # 3161
        (JUMP, 3190),                            # 3162
        (JBITSN, 2, 4, 0, 65280, 19, 3166),      # 3163: code_type
        (MOVE, 24, 44),                          # 3164
        (JUMP, 3190),                            # 3165
        (JBITSN, 2, 4, 0, 65280, 20, 3169),      # 3166: code_type
        (MOVE, 24, 48),                          # 3167
        (JUMP, 3190),                            # 3168
        (JBITSN, 2, 4, 0, 65280, 21, 3176),      # 3169: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 3173),       # 3170: swap_kind
        (MOVE, 27, 44),                          # 3171
        (JUMP, 3174),                            # 3172
        (MOVE, 27, 48),                          # 3173
        (MOVE, 24, 27),                          # 3174
        (JUMP, 3190),                            # 3175
        (JBITSN, 2, 4, 0, 65280, 22, 3179),      # 3176: code_type
        (MOVE, 24, 49),                          # 3177
        (JUMP, 3190),                            # 3178
        (JBITS, 2, 4, 0, 65280, 1, 3182),        # 3179: code_type
        (MOVE, 24, 46),                          # 3180
        (JUMP, 3190),                            # 3181
        (LOAD, 27, 2, 2),                        # 3182
        (JNE, 27, 86, 3186),                     # 3183
        (MOVE, 24, 64),                          # 3184
        (JUMP, 3190),                            # 3185
        (JNE, 27, 87, 3189),                     # 3186
        (MOVE, 24, 88),                          # 3187
        (JUMP, 3190),                            # 3188
        (MOVE, 24, 59),                          # 3189
        (JNE, 24, 88, 3198),                     # 3190
        (LOAD, 24, 33, 4),                       # 3191
        (LOAD, 25, 33, 5),                       # 3192
        (TEXT, 24, 6),                           # 3193
        (MOVE, 21, 24),                          # 3194
        (MOVE, 22, 25),                          # 3195
        (MOVE, 23, 64),                          # 3196
        (JUMP, 3204),                            # 3197
        (LOAD, 24, 33, 4),                       # 3198
        (LOAD, 25, 33, 5),                       # 3199
        (TEXT, 24, 1),                           # 3200
        (MOVE, 21, 24),                          # 3201
        (MOVE, 22, 25),                          # 3202
        (MOVE, 23, 43),                          # 3203
        (STORE, 33, 12, 21),                     # 3204
        (STORE, 33, 13, 22),                     # 3205
        (STORE, 33, 14, 23),                     # 3206
        (STORE, 33, 11, 43),                     # 3207
        (JBITSN, 2, 4, 0, 65280, 0, 3211),       # 3208: code_type
        (MOVE, 21, 43),                          # 3209
        (JUMP, 3238),                            # 3210
        (JBITSN, 2, 4, 0, 65280, 19, 3214),      # 3211: code_type
        (MOVE, 21, 44),                          # 3212
        (JUMP, 3238),                            # 3213
        (JBITSN, 2, 4, 0, 65280, 20, 3217),      # 3214: code_type
        (MOVE, 21, 48),                          # 3215
        (JUMP, 3238),                            # 3216
        (JBITSN, 2, 4, 0, 65280, 21, 3224),      # 3217: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 3221),       # 3218: swap_kind
        (MOVE, 24, 44),                          # 3219
        (JUMP, 3222),                            # 3220
        (MOVE, 24, 48),                          # 3221
        (MOVE, 21, 24),                          # 3222
        (JUMP, 3238),                            # 3223
        (JBITSN, 2, 4, 0, 65280, 22, 3227),      # 3224: code_type
        (MOVE, 21, 49),                          # 3225
        (JUMP, 3238),                            # 3226
        (JBITS, 2, 4, 0, 65280, 1, 3230),        # 3227: code_type
        (MOVE, 21, 46),                          # 3228
        (JUMP, 3238),                            # 3229
        (LOAD, 24, 2, 2),                        # 3230
        (JNE, 24, 86, 3234),                     # 3231
        (MOVE, 21, 64),                          # 3232
        (JUMP, 3238),                            # 3233
        (JNE, 24, 87, 3237),                     # 3234
        (MOVE, 21, 88),                          # 3235
        (JUMP, 3238),                            # 3236
        (MOVE, 21, 59),                          # 3237
        (JEQ, 21, 46, 3477),                     # 3238
        (JBITSN, 2, 4, 0, 65280, 0, 3242),       # 3239: code_type
        (MOVE, 24, 43),                          # 3240
        (JUMP, 3269),                            # 3241
        (JBITSN, 2, 4, 0, 65280, 19, 3245),      # 3242: code_type
        (MOVE, 24, 44),                          # 3243
        (JUMP, 3269),                            # 3244
        (JBITSN, 2, 4, 0, 65280, 20, 3248),      # 3245: code_type
        (MOVE, 24, 48),                          # 3246
        (JUMP, 3269),                            # 3247
        (JBITSN, 2, 4, 0, 65280, 21, 3255),      # 3248: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 3252),       # 3249: swap_kind
        (MOVE, 27, 44),                          # 3250
        (JUMP, 3253),                            # 3251
        (MOVE, 27, 48),                          # 3252
        (MOVE, 24, 27),                          # 3253
        (JUMP, 3269),                            # 3254
        (JBITSN, 2, 4, 0, 65280, 22, 3258),      # 3255: code_type
        (MOVE, 24, 49),                          # 3256
        (JUMP, 3269),                            # 3257
        (JBITS, 2, 4, 0, 65280, 1, 3261),        # 3258: code_type
        (MOVE, 24, 46),                          # 3259
        (JUMP, 3269),                            # 3260
        (LOAD, 27, 2, 2),                        # 3261
        (JNE, 27, 86, 3265),                     # 3262
        (MOVE, 24, 64),                          # 3263
        (JUMP, 3269),                            # 3264
        (JNE, 27, 87, 3268),                     # 3265
        (MOVE, 24, 88),                          # 3266
        (JUMP, 3269),                            # 3267
        (MOVE, 24, 59),                          # 3268
        (JNE, 24, 43, 3277),                     # 3269
        (LOAD, 24, 33, 9),                       # 3270
        (LOAD, 25, 33, 10),                      # 3271
        (TEXT, 24, 0),                           # 3272
        (MOVE, 21, 24),                          # 3273
        (MOVE, 22, 25),                          # 3274
        (MOVE, 23, 46),                          # 3275
        (JUMP, 3473),                            # 3276
        (JBITSN, 2, 4, 0, 65280, 0, 3280),       # 3277: code_type
        (MOVE, 24, 43),                          # 3278
        (JUMP, 3307),                            # 3279
        (JBITSN, 2, 4, 0, 65280, 19, 3283),      # 3280: code_type
        (MOVE, 24, 44),                          # 3281
        (JUMP, 3307),                            # 3282
        (JBITSN, 2, 4, 0, 65280, 20, 3286),      # 3283: code_type
        (MOVE, 24, 48),                          # 3284
        (JUMP, 3307),                            # 3285
        (JBITSN, 2, 4, 0, 65280, 21, 3293),      # 3286: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 3290),       # 3287: swap_kind
        (MOVE, 27, 44),                          # 3288
        (JUMP, 3291),                            # 3289
        (MOVE, 27, 48),                          # 3290
        (MOVE, 24, 27),                          # 3291
        (JUMP, 3307),                            # 3292
        (JBITSN, 2, 4, 0, 65280, 22, 3296),      # 3293: code_type
        (MOVE, 24, 49),                          # 3294
        (JUMP, 3307),                            # 3295
        (JBITS, 2, 4, 0, 65280, 1, 3299),        # 3296: code_type
        (MOVE, 24, 46),                          # 3297
        (JUMP, 3307),                            # 3298
        (LOAD, 27, 2, 2),                        # 3299
        (JNE, 27, 86, 3303),                     # 3300
        (MOVE, 24, 64),                          # 3301
        (JUMP, 3307),                            # 3302
        (JNE, 27, 87, 3306),                     # 3303
        (MOVE, 24, 88),                          # 3304
        (JUMP, 3307),                            # 3305
        (MOVE, 24, 59),                          # 3306
        (JNE, 24, 44, 3315),                     # 3307
        (LOAD, 24, 33, 9),                       # 3308
        (LOAD, 25, 33, 10),                      # 3309
        (TEXT, 24, 2),                           # 3310
        (MOVE, 21, 24),                          # 3311
        (MOVE, 22, 25),                          # 3312
        (MOVE, 23, 44),                          # 3313
        (JUMP, 3473),                            # 3314
        (JBITSN, 2, 4, 0, 65280, 0, 3318),       # 3315: code_type
        (MOVE, 24, 43),                          # 3316
        (JUMP, 3345),                            # 3317
        (JBITSN, 2, 4, 0, 65280, 19, 3321),      # 3318: code_type
        (MOVE, 24, 44),                          # 3319
        (JUMP, 3345),                            # 3320
        (JBITSN, 2, 4, 0, 65280, 20, 3324),      # 3321: code_type
        (MOVE, 24, 48),                          # 3322
        (JUMP, 3345),                            # 3323
        (JBITSN, 2, 4, 0, 65280, 21, 3331),      # 3324: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 3328),       # 3325: swap_kind
        (MOVE, 27, 44),                          # 3326
        (JUMP, 3329),                            # 3327
        (MOVE, 27, 48),                          # 3328
        (MOVE, 24, 27),                          # 3329
        (JUMP, 3345),                            # 3330
        (JBITSN, 2, 4, 0, 65280, 22, 3334),      # 3331: code_type
        (MOVE, 24, 49),                          # 3332
        (JUMP, 3345),                            # 3333
        (JBITS, 2, 4, 0, 65280, 1, 3337),        # 3334: code_type
        (MOVE, 24, 46),                          # 3335
        (JUMP, 3345),                            # 3336
        (LOAD, 27, 2, 2),                        # 3337
        (JNE, 27, 86, 3341),                     # 3338
        (MOVE, 24, 64),                          # 3339
        (JUMP, 3345),                            # 3340
        (JNE, 27, 87, 3344),                     # 3341
        (MOVE, 24, 88),                          # 3342
        (JUMP, 3345),                            # 3343
        (MOVE, 24, 59),                          # 3344
        (JNE, 24, 48, 3353),                     # 3345
        (LOAD, 24, 33, 9),                       # 3346
        (LOAD, 25, 33, 10),                      # 3347
        (TEXT, 24, 3),                           # 3348
        (MOVE, 21, 24),                          # 3349
        (MOVE, 22, 25),                          # 3350
        (MOVE, 23, 48),                          # 3351
        (JUMP, 3473),                            # 3352
        (JBITSN, 2, 4, 0, 65280, 0, 3356),       # 3353: code_type
        (MOVE, 24, 43),                          # 3354
        (JUMP, 3383),                            # 3355
        (JBITSN, 2, 4, 0, 65280, 19, 3359),      # 3356: code_type
        (MOVE, 24, 44),                          # 3357
        (JUMP, 3383),                            # 3358
        (JBITSN, 2, 4, 0, 65280, 20, 3362),      # 3359: code_type
        (MOVE, 24, 48),                          # 3360
        (JUMP, 3383),                            # 3361
        (JBITSN, 2, 4, 0, 65280, 21, 3369),      # 3362: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 3366),       # 3363: swap_kind
        (MOVE, 27, 44),                          # 3364
        (JUMP, 3367),                            # 3365
        (MOVE, 27, 48),                          # 3366
        (MOVE, 24, 27),                          # 3367
        (JUMP, 3383),                            # 3368
        (JBITSN, 2, 4, 0, 65280, 22, 3372),      # 3369: code_type
        (MOVE, 24, 49),                          # 3370
        (JUMP, 3383),                            # 3371
        (JBITS, 2, 4, 0, 65280, 1, 3375),        # 3372: code_type
        (MOVE, 24, 46),                          # 3373
        (JUMP, 3383),                            # 3374
        (LOAD, 27, 2, 2),                        # 3375
        (JNE, 27, 86, 3379),                     # 3376
        (MOVE, 24, 64),                          # 3377
        (JUMP, 3383),                            # 3378
        (JNE, 27, 87, 3382),                     # 3379
        (MOVE, 24, 88),                          # 3380
        (JUMP, 3383),                            # 3381
        (MOVE, 24, 59),                          # 3382
        (JNE, 24, 49, 3391),                     # 3383
        (LOAD, 24, 33, 9),                       # 3384
        (LOAD, 25, 33, 10),                      # 3385
        (TEXT, 24, 4),                           # 3386
        (MOVE, 21, 24),                          # 3387
        (MOVE, 22, 25),                          # 3388
        (MOVE, 23, 49),                          # 3389
        (JUMP, 3473),                            # 3390
        (JBITSN, 2, 4, 0, 65280, 0, 3394),       # 3391: code_type
        (MOVE, 24, 43),                          # 3392
        (JUMP, 3421),                            # 3393
        (JBITSN, 2, 4, 0, 65280, 19, 3397),      # 3394: code_type
        (MOVE, 24, 44),                          # 3395
        (JUMP, 3421),                            # 3396
        (JBITSN, 2, 4, 0, 65280, 20, 3400),      # 3397: code_type
        (MOVE, 24, 48),                          # 3398
        (JUMP, 3421),                            # 3399
        (JBITSN, 2, 4, 0, 65280, 21, 3407),      # 3400: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 3404),       # 3401: swap_kind
        (MOVE, 27, 44),                          # 3402
        (JUMP, 3405),                            # 3403
        (MOVE, 27, 48),                          # 3404
        (MOVE, 24, 27),                          # 3405
        (JUMP, 3421),                            # 3406
        (JBITSN, 2, 4, 0, 65280, 22, 3410),      # 3407: code_type
        (MOVE, 24, 49),                          # 3408
        (JUMP, 3421),                            # 3409
        (JBITS, 2, 4, 0, 65280, 1, 3413),        # 3410: code_type
        (MOVE, 24, 46),                          # 3411
        (JUMP, 3421),                            # 3412
        (LOAD, 27, 2, 2),                        # 3413
        (JNE, 27, 86, 3417),                     # 3414
        (MOVE, 24, 64),                          # 3415
        (JUMP, 3421),                            # 3416
        (JNE, 27, 87, 3420),                     # 3417
        (MOVE, 24, 88),                          # 3418
        (JUMP, 3421),                            # 3419
        (MOVE, 24, 59),                          # 3420
        (JNE, 24, 64, 3429),                     # 3421
        (LOAD, 24, 33, 9),                       # 3422
        (LOAD, 25, 33, 10),                      # 3423
        (TEXT, 24, 5),                           # 3424
        (MOVE, 21, 24),                          # 3425
        (MOVE, 22, 25),                          # 3426
        (MOVE, 23, 59),                          # 3427
        (JUMP, 3473),                            # 3428
        (JBITSN, 2, 4, 0, 65280, 0, 3432),       # 3429: code_type
        (MOVE, 24, 43),                          # 3430
        (JUMP, 3459),                            # 3431
        (JBITSN, 2, 4, 0, 65280, 19, 3435),      # 3432: code_type
        (MOVE, 24, 44),                          # 3433
        (JUMP, 3459),                            # 3434
        (JBITSN, 2, 4, 0, 65280, 20, 3438),      # 3435: code_type
        (MOVE, 24, 48),                          # 3436
        (JUMP, 3459),                            # 3437
        (JBITSN, 2, 4, 0, 65280, 21, 3445),      # 3438: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 3442),       # 3439: swap_kind
        (MOVE, 27, 44),                          # 3440
        (JUMP, 3443),                            # 3441
        (MOVE, 27, 48),                          # 3442
        (MOVE, 24, 27),                          # 3443
        (JUMP, 3459),                            # 3444
        (JBITSN, 2, 4, 0, 65280, 22, 3448),      # 3445: code_type
        (MOVE, 24, 49),                          # 3446
        (JUMP, 3459),                            # 3447
        (JBITS, 2, 4, 0, 65280, 1, 3451),        # 3448: code_type
        (MOVE, 24, 46),                          # 3449
        (JUMP, 3459),                            # 3450
        (LOAD, 27, 2, 2),                        # 3451
        (JNE, 27, 86, 3455),                     # 3452
        (MOVE, 24, 64),                          # 3453
        (JUMP, 3459),                            # 3454
        (JNE, 27, 87, 3458),                     # 3455
        (MOVE, 24, 88),                          # 3456
        (JUMP, 3459),                            # 3457
        (MOVE, 24, 59),                          # 3458
        (JNE, 24, 88, 3467),                     # 3459
        (LOAD, 24, 33, 9),                       # 3460
        (LOAD, 25, 33, 10),                      # 3461
        (TEXT, 24, 6),                           # 3462
        (MOVE, 21, 24),                          # 3463
        (MOVE, 22, 25),                          # 3464
        (MOVE, 23, 64),                          # 3465
        (JUMP, 3473),                            # 3466
        (LOAD, 24, 33, 9),                       # 3467
        (LOAD, 25, 33, 10),                      # 3468
        (TEXT, 24, 1),                           # 3469
        (MOVE, 21, 24),                          # 3470
        (MOVE, 22, 25),                          # 3471
        (MOVE, 23, 43),                          # 3472
        (STORE, 33, 16, 21),                     # 3473
        (STORE, 33, 17, 22),                     # 3474
        (STORE, 33, 18, 23),                     # 3475
        (STORE, 33, 15, 43),                     # 3476
        (LOAD, 20, 6, 20),                       # 3477
        (JZ, 20, 3584),                          # 3478
        (ROWAT, 34, 25, 20),                     # 3479
        (MOVE, 21, 46),                          # 3480
        (LOAD, 22, 34, 3),                       # 3481
        (JGE, 21, 22, 3584),                     # 3482
        (ITEM, 35, 26, 34, 2, 21),               # 3483
        (U1, 23, 35, 2, 0),                      # 3484
        (JGE, 23, 76, 3494),                     # 3485
        (LOAD, 23, 35, 3),                       # 3486
        (JZ, 23, 3957),                          # 3487
        (LOAD, 24, 35, 4),                       # 3488
        (LOAD, 25, 35, 5),                       # 3489
        (BYTE, 26, 24, 46),                      # 3490
        (LT, 27, 26, 54),                        # 3491
        (STORE, 35, 17, 27),                     # 3492
        (STORE, 35, 16, 43),                     # 3493
        (U1, 23, 35, 2, 0),                      # 3494
        (JGE, 23, 76, 3504),                     # 3495
        (LOAD, 23, 35, 3),                       # 3496
        (JZ, 23, 3957),                          # 3497
        (LOAD, 24, 35, 4),                       # 3498
        (LOAD, 25, 35, 5),                       # 3499
        (BYTE, 26, 24, 46),                      # 3500
        (EQ, 27, 26, 54),                        # 3501
        (STORE, 35, 19, 27),                     # 3502
        (STORE, 35, 18, 43),                     # 3503
        (U1, 23, 35, 2, 0),                      # 3504
        (JGE, 23, 76, 3533),                     # 3505
        (LOAD, 23, 35, 3),                       # 3506
        (JZ, 23, 3957),                          # 3507
        (LOAD, 24, 35, 4),                       # 3508
        (LOAD, 25, 35, 5),                       # 3509
        (BYTE, 26, 24, 46),                      # 3510
        (JEQ, 26, 54, 3533),                     # 3511
        (LOAD, 26, 35, 3),                       # 3512
        (JZ, 26, 3957),                          # 3513
        (LOAD, 27, 35, 4),                       # 3514
        (LOAD, 28, 35, 5),                       # 3515
        (BYTE, 29, 27, 46),                      # 3516
        (JGE, 29, 54, 3525),                     # 3517
        (LOAD, 26, 35, 3),                       # 3518
        (JZ, 26, 3957),                          # 3519
        (LOAD, 27, 35, 4),                       # 3520
        (LOAD, 28, 35, 5),                       # 3521
        (BYTE, 29, 27, 46),                      # 3522
        (SUB, 23, 89, 29),                       # 3523
        (JUMP, 3531),                            # 3524
        (LOAD, 26, 35, 3),                       # 3525
        (JZ, 26, 3957),                          # 3526
        (LOAD, 27, 35, 4),                       # 3527
        (LOAD, 28, 35, 5),                       # 3528
        (BYTE, 29, 27, 46),                      # 3529
        (SUB, 23, 29, 90),                       # 3530
        (STORE, 35, 21, 23),                     # 3531
        (STORE, 35, 20, 43),                     # 3532
        (U1, 23, 35, 9, 0),                      # 3533
        (JGE, 23, 76, 3543),                     # 3534
        (LOAD, 23, 35, 10),                      # 3535
        (JZ, 23, 3957),                          # 3536
        (LOAD, 24, 35, 11),                      # 3537
        (LOAD, 25, 35, 12),                      # 3538
        (BYTE, 26, 24, 46),                      # 3539
        (LT, 27, 26, 54),                        # 3540
        (STORE, 35, 23, 27),                     # 3541
        (STORE, 35, 22, 43),                     # 3542
        (U1, 23, 35, 9, 0),                      # 3543
        (JGE, 23, 76, 3553),                     # 3544
        (LOAD, 23, 35, 10),                      # 3545
        (JZ, 23, 3957),                          # 3546
        (LOAD, 24, 35, 11),                      # 3547
        (LOAD, 25, 35, 12),                      # 3548
        (BYTE, 26, 24, 46),                      # 3549
        (EQ, 27, 26, 54),                        # 3550
        (STORE, 35, 25, 27),                     # 3551
        (STORE, 35, 24, 43),                     # 3552
        (U1, 23, 35, 9, 0),                      # 3553
        (JGE, 23, 76, 3582),                     # 3554
        (LOAD, 23, 35, 10),                      # 3555
        (JZ, 23, 3957),                          # 3556
        (LOAD, 24, 35, 11),                      # 3557
        (LOAD, 25, 35, 12),                      # 3558
        (BYTE, 26, 24, 46),                      # 3559
        (JEQ, 26, 54, 3582),                     # 3560
        (LOAD, 26, 35, 10),                      # 3561
        (JZ, 26, 3957),                          # 3562
        (LOAD, 27, 35, 11),                      # 3563
        (LOAD, 28, 35, 12),                      # 3564
        (BYTE, 29, 27, 46),                      # 3565
        (JGE, 29, 54, 3574),                     # 3566
        (LOAD, 26, 35, 10),                      # 3567
        (JZ, 26, 3957),                          # 3568
        (LOAD, 27, 35, 11),                      # 3569
        (LOAD, 28, 35, 12),                      # 3570
        (BYTE, 29, 27, 46),                      # 3571
        (SUB, 23, 89, 29),                       # 3572
        (JUMP, 3580),                            # 3573
        (LOAD, 26, 35, 10),                      # 3574
        (JZ, 26, 3957),                          # 3575
        (LOAD, 27, 35, 11),                      # 3576
        (LOAD, 28, 35, 12),                      # 3577
        (BYTE, 29, 27, 46),                      # 3578
        (SUB, 23, 29, 90),                       # 3579
        (STORE, 35, 27, 23),                     # 3580
        (STORE, 35, 26, 43),                     # 3581
        (LOOP, 21, 0),                           # 3582
        (JUMP, 3481),                            # 3583
        (LOAD, 20, 6, 21),                       # 3584
        (JZ, 20, 3611),                          # 3585
        (ROWAT, 36, 27, 20),                     # 3586
        (LOAD, 21, 36, 3),                       # 3587
        (JZ, 21, 3611),                          # 3588
        (MOVE, 22, 46),                          # 3589
        (LOAD, 23, 36, 5),                       # 3590
        (JGE, 22, 23, 3611),                     # 3591
        (ITEM, 39, 28, 36, 4, 22),               # 3592
        (MOVE, 24, 46),                          # 3593
        (LOAD, 25, 39, 4),                       # 3594
        (JGE, 24, 25, 3609),                     # 3595
        (ITEM, 40, 29, 39, 3, 24),               # 3596
        (JBITS, 40, 2, 0, 65280, 255, 3603),     # 3597: len_or_mark
        (U1, 29, 40, 2, 0),                      # 3598
        (JLT, 29, 77, 3603),                     # 3599
        (JBITSN, 40, 2, 0, 65280, 250, 3605),    # 3600: len_or_mark
        (LOAD, 29, 2, 3),                        # 3601
        (JNE, 29, 46, 3605),                     # 3602
        (MOVE, 26, 46),                          # 3603
        (JUMP, 3606),                            # 3604
        (U1, 26, 40, 2, 0),                      # 3605
        (STORE, 40, 11, 26),                     # 3606
        (LOOP, 24, 0),                           # 3607
        (JUMP, 3594),                            # 3608
        (LOOP, 22, 0),                           # 3609
        (JUMP, 3590),                            # 3610
        (LOAD, 20, 6, 23),                       # 3611
        (JZ, 20, 3883),                          # 3612
        (ROWAT, 43, 32, 20),                     # 3613
        (JBITSN, 2, 4, 0, 65280, 0, 3617),       # 3614: code_type
        (MOVE, 21, 43),                          # 3615
        (JUMP, 3644),                            # 3616
        (JBITSN, 2, 4, 0, 65280, 19, 3620),      # 3617: code_type
        (MOVE, 21, 44),                          # 3618
        (JUMP, 3644),                            # 3619
        (JBITSN, 2, 4, 0, 65280, 20, 3623),      # 3620: code_type
        (MOVE, 21, 48),                          # 3621
        (JUMP, 3644),                            # 3622
        (JBITSN, 2, 4, 0, 65280, 21, 3630),      # 3623: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 3627),       # 3624: swap_kind
        (MOVE, 24, 44),                          # 3625
        (JUMP, 3628),                            # 3626
        (MOVE, 24, 48),                          # 3627
        (MOVE, 21, 24),                          # 3628
        (JUMP, 3644),                            # 3629
        (JBITSN, 2, 4, 0, 65280, 22, 3633),      # 3630: code_type
        (MOVE, 21, 49),                          # 3631
        (JUMP, 3644),                            # 3632
        (JBITS, 2, 4, 0, 65280, 1, 3636),        # 3633: code_type
        (MOVE, 21, 46),                          # 3634
        (JUMP, 3644),                            # 3635
        (LOAD, 24, 2, 2),                        # 3636
        (JNE, 24, 86, 3640),                     # 3637
        (MOVE, 21, 64),                          # 3638
        (JUMP, 3644),                            # 3639
        (JNE, 24, 87, 3643),                     # 3640
        (MOVE, 21, 88),                          # 3641
        (JUMP, 3644),                            # 3642
        (MOVE, 21, 59),                          # 3643
        (JEQ, 21, 46, 3883),                     # 3644
        (JBITSN, 2, 4, 0, 65280, 0, 3648),       # 3645: code_type
        (MOVE, 24, 43),                          # 3646
        (JUMP, 3675),                            # 3647
        (JBITSN, 2, 4, 0, 65280, 19, 3651),      # 3648: code_type
        (MOVE, 24, 44),                          # 3649
        (JUMP, 3675),                            # 3650
        (JBITSN, 2, 4, 0, 65280, 20, 3654),      # 3651: code_type
        (MOVE, 24, 48),                          # 3652
        (JUMP, 3675),                            # 3653
        (JBITSN, 2, 4, 0, 65280, 21, 3661),      # 3654: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 3658),       # 3655: swap_kind
        (MOVE, 27, 44),                          # 3656
        (JUMP, 3659),                            # 3657
        (MOVE, 27, 48),                          # 3658
        (MOVE, 24, 27),                          # 3659
        (JUMP, 3675),                            # 3660
        (JBITSN, 2, 4, 0, 65280, 22, 3664),      # 3661: code_type
        (MOVE, 24, 49),                          # 3662
        (JUMP, 3675),                            # 3663
        (JBITS, 2, 4, 0, 65280, 1, 3667),        # 3664: code_type
        (MOVE, 24, 46),                          # 3665
        (JUMP, 3675),                            # 3666
        (LOAD, 27, 2, 2),                        # 3667
        (JNE, 27, 86, 3671),                     # 3668
        (MOVE, 24, 64),                          # 3669
        (JUMP, 3675),                            # 3670
        (JNE, 27, 87, 3674),                     # 3671
        (MOVE, 24, 88),                          # 3672
        (JUMP, 3675),                            # 3673
        (MOVE, 24, 59),                          # 3674
        (JNE, 24, 43, 3683),                     # 3675
        (LOAD, 24, 43, 4),                       # 3676
        (LOAD, 25, 43, 5),                       # 3677
        (TEXT, 24, 0),                           # 3678
        (MOVE, 21, 24),                          # 3679
        (MOVE, 22, 25),                          # 3680
        (MOVE, 23, 46),                          # 3681
        (JUMP, 3879),                            # 3682
        (JBITSN, 2, 4, 0, 65280, 0, 3686),       # 3683: code_type
        (MOVE, 24, 43),                          # 3684
        (JUMP, 3713),                            # 3685
        (JBITSN, 2, 4, 0, 65280, 19, 3689),      # 3686: code_type
        (MOVE, 24, 44),                          # 3687
        (JUMP, 3713),                            # 3688
        (JBITSN, 2, 4, 0, 65280, 20, 3692),      # 3689: code_type
        (MOVE, 24, 48),                          # 3690
        (JUMP, 3713),                            # 3691
        (JBITSN, 2, 4, 0, 65280, 21, 3699),      # 3692: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 3696),       # 3693: swap_kind
        (MOVE, 27, 44),                          # 3694
        (JUMP, 3697),                            # 3695
        (MOVE, 27, 48),                          # 3696
        (MOVE, 24, 27),                          # 3697
        (JUMP, 3713),                            # 3698
        (JBITSN, 2, 4, 0, 65280, 22, 3702),      # 3699: code_type
        (MOVE, 24, 49),                          # 3700
        (JUMP, 3713),                            # 3701
        (JBITS, 2, 4, 0, 65280, 1, 3705),        # 3702: code_type
        (MOVE, 24, 46),                          # 3703
        (JUMP, 3713),                            # 3704
        (LOAD, 27, 2, 2),                        # 3705
        (JNE, 27, 86, 3709),                     # 3706
        (MOVE, 24, 64),                          # 3707
        (JUMP, 3713),                            # 3708
        (JNE, 27, 87, 3712),                     # 3709
        (MOVE, 24, 88),                          # 3710
        (JUMP, 3713),                            # 3711
        (MOVE, 24, 59),                          # 3712
        (JNE, 24, 44, 3721),                     # 3713
        (LOAD, 24, 43, 4),                       # 3714
        (LOAD, 25, 43, 5),                       # 3715
        (TEXT, 24, 2),                           # 3716
        (MOVE, 21, 24),                          # 3717
        (MOVE, 22, 25),                          # 3718
        (MOVE, 23, 44),                          # 3719
        (JUMP, 3879),                            # 3720
        (JBITSN, 2, 4, 0, 65280, 0, 3724),       # 3721: code_type
        (MOVE, 24, 43),                          # 3722
        (JUMP, 3751),                            # 3723
        (JBITSN, 2, 4, 0, 65280, 19, 3727),      # 3724: code_type
        (MOVE, 24, 44),                          # 3725
        (JUMP, 3751),                            # 3726
        (JBITSN, 2, 4, 0, 65280, 20, 3730),      # 3727: code_type
        (MOVE, 24, 48),                          # 3728
        (JUMP, 3751),                            # 3729
        (JBITSN, 2, 4, 0, 65280, 21, 3737),      # 3730: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 3734),       # 3731: swap_kind
        (MOVE, 27, 44),                          # 3732
        (JUMP, 3735),                            # 3733
        (MOVE, 27, 48),                          # 3734
        (MOVE, 24, 27),                          # 3735
        (JUMP, 3751),                            # 3736
        (JBITSN, 2, 4, 0, 65280, 22, 3740),      # 3737: code_type
        (MOVE, 24, 49),                          # 3738
        (JUMP, 3751),                            # 3739
        (JBITS, 2, 4, 0, 65280, 1, 3743),        # 3740: code_type
        (MOVE, 24, 46),                          # 3741
        (JUMP, 3751),                            # 3742
        (LOAD, 27, 2, 2),                        # 3743
        (JNE, 27, 86, 3747),                     # 3744
        (MOVE, 24, 64),                          # 3745
        (JUMP, 3751),                            # 3746
        (JNE, 27, 87, 3750),                     # 3747
        (MOVE, 24, 88),                          # 3748
        (JUMP, 3751),                            # 3749
        (MOVE, 24, 59),                          # 3750
        (JNE, 24, 48, 3759),                     # 3751
        (LOAD, 24, 43, 4),                       # 3752
        (LOAD, 25, 43, 5),                       # 3753
        (TEXT, 24, 3),                           # 3754
        (MOVE, 21, 24),                          # 3755
        (MOVE, 22, 25),                          # 3756
        (MOVE, 23, 48),                          # 3757
        (JUMP, 3879),                            # 3758
        (JBITSN, 2, 4, 0, 65280, 0, 3762),       # 3759: code_type
        (MOVE, 24, 43),                          # 3760
        (JUMP, 3789),                            # 3761
        (JBITSN, 2, 4, 0, 65280, 19, 3765),      # 3762: code_type
        (MOVE, 24, 44),                          # 3763
        (JUMP, 3789),                            # 3764
        (JBITSN, 2, 4, 0, 65280, 20, 3768),      # 3765: code_type
        (MOVE, 24, 48),                          # 3766
        (JUMP, 3789),                            # 3767
        (JBITSN, 2, 4, 0, 65280, 21, 3775),      # 3768: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 3772),       # 3769: swap_kind
        (MOVE, 27, 44),                          # 3770
        (JUMP, 3773),                            # 3771
        (MOVE, 27, 48),                          # 3772
        (MOVE, 24, 27),                          # 3773
        (JUMP, 3789),                            # 3774
        (JBITSN, 2, 4, 0, 65280, 22, 3778),      # 3775: code_type
        (MOVE, 24, 49),                          # 3776
        (JUMP, 3789),                            # 3777
        (JBITS, 2, 4, 0, 65280, 1, 3781),        # 3778: code_type
        (MOVE, 24, 46),                          # 3779
        (JUMP, 3789),                            # 3780
        (LOAD, 27, 2, 2),                        # 3781
        (JNE, 27, 86, 3785),                     # 3782
        (MOVE, 24, 64),                          # 3783
        (JUMP, 3789),                            # 3784
        (JNE, 27, 87, 3788),                     # 3785
        (MOVE, 24, 88),                          # 3786
        (JUMP, 3789),                            # 3787
        (MOVE, 24, 59),                          # 3788
        (JNE, 24, 49, 3797),                     # 3789
        (LOAD, 24, 43, 4),                       # 3790
        (LOAD, 25, 43, 5),                       # 3791
        (TEXT, 24, 4),                           # 3792
        (MOVE, 21, 24),                          # 3793
        (MOVE, 22, 25),                          # 3794
        (MOVE, 23, 49),                          # 3795
        (JUMP, 3879),                            # 3796
        (JBITSN, 2, 4, 0, 65280, 0, 3800),       # 3797: code_type
        (MOVE, 24, 43),                          # 3798
        (JUMP, 3827),                            # 3799
        (JBITSN, 2, 4, 0, 65280, 19, 3803),      # 3800: code_type
        (MOVE, 24, 44),                          # 3801
        (JUMP, 3827),                            # 3802
        (JBITSN, 2, 4, 0, 65280, 20, 3806),      # 3803: code_type
        (MOVE, 24, 48),                          # 3804
        (JUMP, 3827),                            # 3805
        (JBITSN, 2, 4, 0, 65280, 21, 3813),      # 3806: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 3810),       # 3807: swap_kind
        (MOVE, 27, 44),                          # 3808
        (JUMP, 3811),                            # 3809
        (MOVE, 27, 48),                          # 3810
        (MOVE, 24, 27),                          # 3811
        (JUMP, 3827),                            # 3812
        (JBITSN, 2, 4, 0, 65280, 22, 3816),      # 3813: code_type
        (MOVE, 24, 49),                          # 3814
        (JUMP, 3827),                            # 3815
        (JBITS, 2, 4, 0, 65280, 1, 3819),        # 3816: code_type
        (MOVE, 24, 46),                          # 3817
        (JUMP, 3827),                            # 3818
        (LOAD, 27, 2, 2),                        # 3819
        (JNE, 27, 86, 3823),                     # 3820
        (MOVE, 24, 64),                          # 3821
        (JUMP, 3827),                            # 3822
        (JNE, 27, 87, 3826),                     # 3823
        (MOVE, 24, 88),                          # 3824
        (JUMP, 3827),                            # 3825
        (MOVE, 24, 59),                          # 3826
        (JNE, 24, 64, 3835),                     # 3827
        (LOAD, 24, 43, 4),                       # 3828
        (LOAD, 25, 43, 5),                       # 3829
        (TEXT, 24, 5),                           # 3830
        (MOVE, 21, 24),                          # 3831
        (MOVE, 22, 25),                          # 3832
        (MOVE, 23, 59),                          # 3833
        (JUMP, 3879),                            # 3834
        (JBITSN, 2, 4, 0, 65280, 0, 3838),       # 3835: code_type
        (MOVE, 24, 43),                          # 3836
        (JUMP, 3865),                            # 3837
        (JBITSN, 2, 4, 0, 65280, 19, 3841),      # 3838: code_type
        (MOVE, 24, 44),                          # 3839
        (JUMP, 3865),                            # 3840
        (JBITSN, 2, 4, 0, 65280, 20, 3844),      # 3841: code_type
        (MOVE, 24, 48),                          # 3842
        (JUMP, 3865),                            # 3843
        (JBITSN, 2, 4, 0, 65280, 21, 3851),      # 3844: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 3848),       # 3845: swap_kind
        (MOVE, 27, 44),                          # 3846
        (JUMP, 3849),                            # 3847
        (MOVE, 27, 48),                          # 3848
        (MOVE, 24, 27),                          # 3849
        (JUMP, 3865),                            # 3850
        (JBITSN, 2, 4, 0, 65280, 22, 3854),      # 3851: code_type
        (MOVE, 24, 49),                          # 3852
        (JUMP, 3865),                            # 3853
        (JBITS, 2, 4, 0, 65280, 1, 3857),        # 3854: code_type
        (MOVE, 24, 46),                          # 3855
        (JUMP, 3865),                            # 3856
        (LOAD, 27, 2, 2),                        # 3857
        (JNE, 27, 86, 3861),                     # 3858
        (MOVE, 24, 64),                          # 3859
        (JUMP, 3865),                            # 3860
        (JNE, 27, 87, 3864),                     # 3861
        (MOVE, 24, 88),                          # 3862
        (JUMP, 3865),                            # 3863
        (MOVE, 24, 59),                          # 3864
        (JNE, 24, 88, 3873),                     # 3865
        (LOAD, 24, 43, 4),                       # 3866
        (LOAD, 25, 43, 5),                       # 3867
        (TEXT, 24, 6),                           # 3868
        (MOVE, 21, 24),                          # 3869
        (MOVE, 22, 25),                          # 3870
        (MOVE, 23, 64),                          # 3871
        (JUMP, 3879),                            # 3872
        (LOAD, 24, 43, 4),                       # 3873
        (LOAD, 25, 43, 5),                       # 3874
        (TEXT, 24, 1),                           # 3875
        (MOVE, 21, 24),                          # 3876
        (MOVE, 22, 25),                          # 3877
        (MOVE, 23, 43),                          # 3878
        (STORE, 43, 7, 21),                      # 3879
        (STORE, 43, 8, 22),                      # 3880
        (STORE, 43, 9, 23),                      # 3881
        (STORE, 43, 6, 43),                      # 3882
        (LOOP, 18, 0),                           # 3883
        (JUMP, 1099),                            # 3884
        (LOOP, 10, 0),                           # 3885
        (JUMP, 1095),                            # 3886
        (LOAD, 9, 0, 13),                        # 3887
        (JZ, 9, 3938),                           # 3888
        (ROWAT, 45, 34, 9),                      # 3889
        (MOVE, 10, 46),                          # 3890
        (LOAD, 11, 45, 17),                      # 3891
        (JGE, 10, 11, 3908),                     # 3892
        (ITEM, 46, 35, 45, 16, 10),              # 3893
        (LOAD, 18, 46, 8),                       # 3894
        (JZ, 18, 3906),                          # 3895
        (ROWAT, 47, 36, 18),                     # 3896
        (JNE, 4, 46, 3902),                      # 3897
        (LOAD, 22, 47, 1),                       # 3898
        (JZ, 22, 3957),                          # 3899
        (U2BE, 19, 47, 2, 0),                    # 3900
        (JUMP, 3905),                            # 3901
        (LOAD, 22, 47, 3),                       # 3902
        (JZ, 22, 3957),                          # 3903
        (NUMBER2, 19, 47, 4, 0, 34, 0),          # 3904
        (STORE, 47, 5, 19),                      # 3905
        (LOOP, 10, 0),                           # 3906
        (JUMP, 3891),                            # 3907
        (JBITSN, 45, 1, 0, 65280, 1, 3915),      # 3908: code
        (LOAD, 21, 45, 5),                       # 3909
        (JZ, 21, 3957),                          # 3910
        (LOAD, 18, 45, 6),                       # 3911
        (LOAD, 19, 45, 7),                       # 3912
        (MOVE, 20, 43),                          # 3913
        (JUMP, 3920),                            # 3914
        (LOAD, 21, 45, 2),                       # 3915
        (JZ, 21, 3957),                          # 3916
        (LOAD, 18, 45, 3),                       # 3917
        (LOAD, 19, 45, 4),                       # 3918
        (MOVE, 20, 46),                          # 3919
        (STORE, 45, 18, 18),                     # 3920
        (STORE, 45, 19, 19),                     # 3921
        (STORE, 45, 20, 20),                     # 3922
        (JBITSN, 45, 1, 0, 65280, 1, 3930),      # 3923: code
        (LOAD, 21, 45, 11),                      # 3924
        (JZ, 21, 3957),                          # 3925
        (LOAD, 18, 45, 12),                      # 3926
        (LOAD, 19, 45, 13),                      # 3927
        (MOVE, 20, 43),                          # 3928
        (JUMP, 3935),                            # 3929
        (LOAD, 21, 45, 8),                       # 3930
        (JZ, 21, 3957),                          # 3931
        (LOAD, 18, 45, 9),                       # 3932
        (LOAD, 19, 45, 10),                      # 3933
        (MOVE, 20, 46),                          # 3934
        (STORE, 45, 21, 18),                     # 3935
        (STORE, 45, 22, 19),                     # 3936
        (STORE, 45, 23, 20),                     # 3937
        (RUNAT, 0, 2, 1, 5),                     # 3938: mess_class_byte
        (JBITS, 0, 2, 0, 65280, 51, 3943),       # 3939: mess_class_byte
        (JBITS, 0, 2, 0, 65280, 52, 3943),       # 3940: mess_class_byte
        (JBITS, 0, 2, 0, 65280, 61, 3943),       # 3941: mess_class_byte
        (JBITSN, 0, 2, 0, 65280, 62, 3945),      # 3942: mess_class_byte
        (LOAD, 9, 0, 7),                         # 3943
        (JUMP, 3946),                            # 3944
        (MOVE, 9, 46),                           # 3945
        (STORE, 0, 15, 9),                       # 3946
        (LOAD, 18, 0, 11),                       # 3947
        (JNE, 18, 44, 3954),                     # 3948
        (LOAD, 18, 0, 13),                       # 3949
        (JZ, 18, 3957),                          # 3950
        (ROWAT, 52, 34, 18),                     # 3951
        (U1, 9, 52, 1, 4),                       # 3952
        (JUMP, 3955),                            # 3953
        (MOVE, 9, 46),                           # 3954
        (STORE, 0, 16, 9),                       # 3955
        (DONE,),                                 # 3956
        (FAIL,),                                 # 3957
    ),
    constants=b'',
    tables=(
        Table(17, (3, 12, 13, 14)),  # 0: maxdb_tcp
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
        Table(16, (2, 5, 10, 12, 14)),  # 16: part.body.counter
        Table(5, (4,)),  # 17: part.body.shortinfos
        Table(11, (3, 5, 7, 9)),  # 18: shortinfos.shortinfos[]
        Table(37, (21, 25, 29, 33)),  # 19: part.body.user_info
        Table(6, (3,)),  # 20: part.body.longdata
        Table(5, (2,)),  # 21: longdata.descriptors[]
        Table(16, (3, 6, 10, 12, 14)),  # 22: part.body.session_info
        Table(27, (2, 5, 9, 12, 15, 17, 19, 21, 23, 25)),  # 23: part.body.serial
        Table(19, (11, 15)),  # 24: part.body.abap_info
        Table(4, (3,)),  # 25: part.body.long_demands
        Table(28, (3, 6, 10, 13, 16, 18, 20, 22, 24, 26)),  # 26: long_demands.demands[]
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
    registers=43,
    numbers=(1, 2, 25, 0, 24, 3, 4, 19, 20, 21, 22, 128, 40, 8, 16, 45, 5, 15, 27, 10, 13, 6, 11, 12, 14, 18, 23, 30, 32, 33, 34, 35, 256, 252, 250, 80, 73, 82, 114, 97, 100, 112, 86, 500, 1047, 7, 64, 192),
    addresses=(0, -1, 1, 2, 3, 4, 5, 3, 3, 3, 3, 3, 3, 6, 7, 8, 9, 10, 11, 12, 13, 3, 3, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 3, 3, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 34),
    encodings=('ISO-8859-1', 'IBM037', 'UTF-16LE', 'UTF-16BE', 'UTF-8', 'IBM500', 'IBM1047'),
    root=Inline({
        'swap_type_byte': Number(1, 0, 1, False, False, 'be'),
        'mess_class_byte': Number(2, 0, 1, False, False, 'be'),
        'payload_swap': Present(3, Span(4, None)),
        'length_bytes': Fixed(6, 0, 4, None),
        'order': Worked(7, 'int'),
        'header': Inline({
            'act_send_len': Number(8, 0, 4, True, False, 'be', 0),
            'protocol_id': Number(8, 4, 1, False, False, 'be'),
            'mess_class': Number(8, 5, 1, False, False, 'be'),
            'rte_flags': Number(8, 6, 1, False, False, 'be'),
            'residual_packets': Number(8, 7, 1, False, False, 'be'),
            'sender_ref': Number(8, 8, 4, True, False, 'be', 0),
            'receiver_ref': Number(8, 12, 4, True, False, 'be', 0),
            'rte_return_code': Number(8, 16, 2, True, False, 'be', 0),
            'new_swap_type': Number(8, 18, 1, False, False, 'be'),
            'filler': Number(8, 19, 1, False, False, 'be'),
            'max_send_len': Number(8, 20, 4, True, False, 'be', 0),
        }),
        'payload_kind': Worked(11, 'int'),
        'payload': OneOf({'maxdb_packet': Rows(12, 1, Inline({
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
                                'define_byte': Number(1, 0, 1, False, False, 'be'),
                                'number': Present(2, Span(3, None)),
                                'undefined': Present(5, Span(6, None)),
                                'is_negative': Present(10, Worked(11, 'bool')),
                                'is_zero': Present(12, Worked(13, 'bool')),
                                'exponent': Present(14, Worked(15, 'int')),
                            }),
                            'trailing_bytes': Span(8, None),
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
                        })), 'serial': Rows(18, 23, Inline({
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
        })), 'connect': Rows(13, 34, Inline({
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
        })), 'raw': Rows(14, 40, Span(0, None))}),
        'connection_order': Worked(15, 'int'),
        'connection_service': Worked(16, 'int'),
    }),
    checks=(
        Apply('>=', (Number(8, 0, 4, True, False, 'be', 0), 24)),
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
        (JEQ, 1, 21, 11),                        # 9
        (JNE, 1, 22, 13),                        # 10
        (MOVE, 9, 1),                            # 11
        (JUMP, 68),                              # 12
        (RUNAT, 0, 1, 1, 18),                    # 13: swap_type_byte
        (JBITSN, 0, 1, 0, 65280, 3, 17),         # 14: swap_type_byte
        (MOVE, 9, 21),                           # 15
        (JUMP, 68),                              # 16
        (JBITSN, 0, 1, 0, 65280, 4, 20),         # 17: swap_type_byte
        (MOVE, 9, 22),                           # 18
        (JUMP, 68),                              # 19
        (RUNAT, 0, 2, 1, 5),                     # 20: mess_class_byte
        (JBITS, 0, 2, 0, 65280, 51, 43),         # 21: mess_class_byte
        (JBITS, 0, 2, 0, 65280, 52, 43),         # 22: mess_class_byte
        (JBITS, 0, 2, 0, 65280, 61, 43),         # 23: mess_class_byte
        (JBITSN, 0, 2, 0, 65280, 62, 49),        # 24: mess_class_byte
        (JUMP, 43),                              # 25: payload_swap, when it is asked for
        (LOAD, 12, 0, 3),                        # 26
        (JNZ, 12, 42),                           # 27
        (SEEKROOT, 13, 23),                      # 28
        (RUNAT, 0, 2, 1, 5),                     # 29: mess_class_byte
        (JBITS, 0, 2, 0, 65280, 51, 36),         # 30: mess_class_byte
        (JBITS, 0, 2, 0, 65280, 52, 36),         # 31: mess_class_byte
        (JBITS, 0, 2, 0, 65280, 61, 36),         # 32: mess_class_byte
        (JBITS, 0, 2, 0, 65280, 62, 36),         # 33: mess_class_byte
        (JBITS, 0, 2, 0, 65280, 63, 36),         # 34: mess_class_byte
        (JBITSN, 0, 2, 0, 65280, 64, 38),        # 35: mess_class_byte
        (MOVE, 15, 21),                          # 36
        (JUMP, 39),                              # 37
        (MOVE, 15, 24),                          # 38
        (BYTES, 0, 4, 15),                       # 39: payload_swap
        (CLOSE, 13),                             # 40
        (STORE, 0, 3, 21),                       # 41
        (RETURN, 1),                             # 42
        (CALL, 1, 26),                           # 43: payload_swap
        (LOAD, 18, 0, 4),                        # 44
        (LOAD, 19, 0, 5),                        # 45
        (BYTE, 20, 18, 24),                      # 46
        (MOVE, 9, 20),                           # 47
        (JUMP, 68),                              # 48
        (RUNAT, 0, 6, 4, 0),                     # 49: length_bytes
        (JBITS, 0, 6, 0, 65280, 0, 54),          # 50: length_bytes
        (JBITSN, 0, 6, 3, 65280, 0, 54),         # 51: length_bytes
        (MOVE, 9, 22),                           # 52
        (JUMP, 68),                              # 53
        (JBITSN, 0, 6, 0, 65280, 0, 58),         # 54: length_bytes
        (JBITS, 0, 6, 3, 65280, 0, 58),          # 55: length_bytes
        (MOVE, 9, 21),                           # 56
        (JUMP, 68),                              # 57
        (JBITS, 0, 2, 0, 65280, 63, 60),         # 58: mess_class_byte
        (JBITSN, 0, 2, 0, 65280, 64, 67),        # 59: mess_class_byte
        (CALL, 1, 26),                           # 60: payload_swap
        (LOAD, 18, 0, 4),                        # 61
        (LOAD, 19, 0, 5),                        # 62
        (BYTE, 20, 18, 24),                      # 63
        (JNE, 20, 21, 67),                       # 64
        (MOVE, 9, 21),                           # 65
        (JUMP, 68),                              # 66
        (MOVE, 9, 22),                           # 67
        (STORE, 0, 7, 9),                        # 68
        (JNE, 9, 21, 72),                        # 69
        (STORE, 0, 0, 24),                       # 70: byte order be
        (JUMP, 75),                              # 71
        (JNE, 9, 22, 81),                        # 72
        (STORE, 0, 0, 21),                       # 73: byte order le
        (JUMP, 75),                              # 74
        (RUN, 0, 8, 24),                         # 75: act_send_len, protocol_id, mess_class, rte_flags, residual_packets, sender_ref, receiver_ref, rte_return_code, new_swap_type, filler, max_send_len
        (NUMBER2, 9, 0, 8, 0, 52, 0),            # 76
        (JLT, 9, 25, 81),                        # 77
        (SUB, 10, 9, 25),                        # 78
        (BYTES, 0, 9, 10),                       # 79: payload
        (DONE,),                                 # 80
        (FAIL,),                                 # 81
    ),
    constants=b'',
    tables=(
        Table(11, (3,)),  # 0: maxdb_tcp
    ),
    registers=21,
    numbers=(1, 2, 25, 0, 24),
    addresses=(0, -1),
    encodings=(),
    root=Inline({
        'swap_type_byte': Number(1, 0, 1, False, False, 'be'),
        'mess_class_byte': Number(2, 0, 1, False, False, 'be'),
        'payload_swap': Present(3, Span(4, None)),
        'length_bytes': Fixed(6, 0, 4, None),
        'order': Worked(7, 'int'),
        'header': Inline({
            'act_send_len': Number(8, 0, 4, True, False, 'be', 0),
            'protocol_id': Number(8, 4, 1, False, False, 'be'),
            'mess_class': Number(8, 5, 1, False, False, 'be'),
            'rte_flags': Number(8, 6, 1, False, False, 'be'),
            'residual_packets': Number(8, 7, 1, False, False, 'be'),
            'sender_ref': Number(8, 8, 4, True, False, 'be', 0),
            'receiver_ref': Number(8, 12, 4, True, False, 'be', 0),
            'rte_return_code': Number(8, 16, 2, True, False, 'be', 0),
            'new_swap_type': Number(8, 18, 1, False, False, 'be'),
            'filler': Number(8, 19, 1, False, False, 'be'),
            'max_send_len': Number(8, 20, 4, True, False, 'be', 0),
        }),
        'payload': Span(9, None),
    }),
    checks=(
    ),
    unsupported={},
)

IN_STEP = None
