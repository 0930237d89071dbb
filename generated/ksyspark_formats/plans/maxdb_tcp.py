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
        (JNE, 9, 44, 2337),                      # 72
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
        (JNE, 20, 43, 2337),                     # 121
        (U1, 20, 2, 4, 0),                       # 122
        (JLE, 20, 44, 2337),                     # 123
        (JGE, 20, 50, 2337),                     # 124
        (JBITS, 2, 4, 1, 65280, 1, 127),         # 125: _
        (JBITSN, 2, 4, 1, 65280, 2, 2337),       # 126: _
        (LOAD, 20, 2, 0),                        # 127
        (JEQ, 20, 46, 133),                      # 128
        (JBITSN, 2, 4, 0, 65280, 19, 131),       # 129: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 2337),       # 130: _
        (JBITSN, 2, 4, 0, 65280, 20, 133),       # 131: code_type
        (JBITSN, 2, 4, 1, 65280, 1, 2337),       # 132: _
        (U1, 20, 2, 4, 1),                       # 133
        (JNE, 20, 43, 137),                      # 134
        (STORE, 2, 5, 46),                       # 135: byte order be
        (JUMP, 140),                             # 136
        (JNE, 20, 44, 2337),                     # 137
        (STORE, 2, 5, 43),                       # 138: byte order le
        (JUMP, 140),                             # 139
        (RUN, 2, 6, 30),                         # 140: filler1, appl_version, application, varpart_size, varpart_len, filler2, no_of_segm, filler3
        (FIXED, 20, 2, 6, 2, 5),                 # 141
        (TEXT, 20, 0),                           # 142: appl_version is ISO-8859-1
        (FIXED, 20, 2, 6, 7, 3),                 # 143
        (TEXT, 20, 0),                           # 144: application is ISO-8859-1
        (NUMBER2, 20, 2, 6, 10, 52, 5),          # 145
        (JLT, 20, 46, 2337),                     # 146
        (NUMBER2, 20, 2, 6, 14, 52, 5),          # 147
        (JLT, 20, 46, 2337),                     # 148
        (NUMBER2, 21, 2, 6, 10, 52, 5),          # 149
        (JGT, 20, 21, 2337),                     # 150
        (NUMBER2, 20, 2, 6, 20, 50, 5),          # 151
        (JLT, 20, 43, 2337),                     # 152
        (NUMBER2, 20, 2, 6, 20, 50, 5),          # 153
        (NUMBER2, 21, 2, 6, 14, 52, 5),          # 154
        (DIV, 22, 21, 55),                       # 155
        (JGT, 20, 22, 2337),                     # 156
        (NUMBER2, 20, 2, 6, 14, 52, 5),          # 157
        (BYTES, 2, 7, 20),                       # 158: varpart
        (OPEN, 21, 2, 7),                        # 159
        (U1, 23, 2, 4, 1),                       # 160
        (JNE, 23, 43, 164),                      # 161
        (STORE, 2, 9, 46),                       # 162: byte order be
        (JUMP, 167),                             # 163
        (JNE, 23, 44, 2337),                     # 164
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
        (JLT, 26, 55, 2337),                     # 178
        (LOAD, 27, 2, 8),                        # 179
        (LOAD, 28, 2, 7),                        # 180
        (POSITION, 28, 28),                      # 181
        (SUB, 29, 27, 28),                       # 182
        (ADD, 30, 29, 49),                       # 183
        (JGT, 26, 30, 2337),                     # 184
        (RUN, 3, 3, 4),                          # 185: segm_offset
        (NUMBER2, 26, 3, 3, 0, 52, 1),           # 186
        (LOAD, 27, 2, 7),                        # 187
        (POSITION, 27, 27),                      # 188
        (SUB, 28, 27, 56),                       # 189
        (JNE, 26, 28, 2337),                     # 190
        (RUN, 3, 4, 5),                          # 191: no_of_parts, own_index, segm_kind
        (NUMBER2, 26, 3, 4, 0, 50, 1),           # 192
        (JLT, 26, 46, 2337),                     # 193
        (LOAD, 26, 2, 0),                        # 194
        (JEQ, 26, 46, 201),                      # 195
        (NUMBER2, 26, 3, 4, 0, 50, 1),           # 196
        (NUMBER2, 27, 3, 2, 0, 52, 1),           # 197
        (SUB, 28, 27, 55),                       # 198
        (DIV, 29, 28, 57),                       # 199
        (JGT, 26, 29, 2337),                     # 200
        (NUMBER2, 26, 3, 4, 2, 50, 1),           # 201
        (LOAD, 27, 3, 0),                        # 202
        (ADD, 28, 27, 43),                       # 203
        (JNE, 26, 28, 2337),                     # 204
        (U1, 26, 3, 4, 4),                       # 205
        (JLT, 26, 43, 2337),                     # 206
        (JGT, 26, 49, 2337),                     # 207
        (LOAD, 26, 2, 0),                        # 208
        (JEQ, 26, 46, 214),                      # 209
        (JBITSN, 3, 4, 4, 65280, 1, 214),        # 210: _
        (NUMBER2, 26, 3, 2, 0, 52, 1),           # 211
        (MOD, 27, 26, 56),                       # 212
        (JNE, 27, 46, 2337),                     # 213
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
        (JNE, 27, 46, 2337),                     # 228
        (JUMP, 232),                             # 229
        (NUMBER2, 27, 3, 4, 0, 50, 1),           # 230
        (JEQ, 27, 46, 2337),                     # 231
        (LOAD, 27, 2, 0),                        # 232
        (JLT, 27, 44, 239),                      # 233
        (U1, 27, 3, 4, 4),                       # 234
        (JNE, 27, 43, 239),                      # 235
        (U1, 27, 4, 1, 1),                       # 236
        (JLT, 27, 43, 2337),                     # 237
        (JGT, 27, 59, 2337),                     # 238
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
        (JGT, 30, 33, 2337),                     # 266
        (LOAD, 29, 2, 0),                        # 267
        (JEQ, 29, 46, 294),                      # 268
        (LOAD, 29, 6, 0),                        # 269
        (JGT, 29, 46, 294),                      # 270
        (U1, 29, 3, 4, 4),                       # 271
        (JNE, 29, 43, 294),                      # 272
        (JBITS, 6, 2, 0, 65280, 3, 294),         # 273: _
        (LOAD, 29, 3, 5),                        # 274
        (JZ, 29, 2337),                          # 275
        (ROWAT, 7, 3, 29),                       # 276
        (U1, 30, 7, 1, 0),                       # 277
        (JEQ, 30, 44, 2337),                     # 278
        (LOAD, 29, 3, 5),                        # 279
        (JZ, 29, 2337),                          # 280
        (ROWAT, 8, 3, 29),                       # 281
        (U1, 30, 8, 1, 0),                       # 282
        (JEQ, 30, 48, 2337),                     # 283
        (LOAD, 29, 3, 5),                        # 284
        (JZ, 29, 2337),                          # 285
        (ROWAT, 9, 3, 29),                       # 286
        (U1, 30, 9, 1, 0),                       # 287
        (JEQ, 30, 59, 2337),                     # 288
        (LOAD, 29, 3, 5),                        # 289
        (JZ, 29, 2337),                          # 290
        (ROWAT, 10, 3, 29),                      # 291
        (U1, 30, 10, 1, 0),                      # 292
        (JEQ, 30, 61, 2337),                     # 293
        (LOAD, 29, 2, 0),                        # 294
        (JEQ, 29, 46, 306),                      # 295
        (LOAD, 29, 6, 0),                        # 296
        (JGT, 29, 46, 306),                      # 297
        (U1, 29, 3, 4, 4),                       # 298
        (JNE, 29, 43, 306),                      # 299
        (JBITS, 6, 2, 0, 65280, 10, 306),        # 300: _
        (LOAD, 29, 3, 5),                        # 301
        (JZ, 29, 2337),                          # 302
        (ROWAT, 11, 3, 29),                      # 303
        (U1, 30, 11, 1, 0),                      # 304
        (JEQ, 30, 63, 2337),                     # 305
        (RUN, 6, 3, 11),                         # 306: unused_attributes, first_packet, next_packet, last_packet, arg_count, segm_offset, buf_len
        (NUMBER2, 29, 6, 3, 1, 50, 1),           # 307
        (JLT, 29, 46, 2337),                     # 308
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
        (JZ, 29, 2337),                          # 319
        (ROWAT, 12, 3, 29),                      # 320
        (U1, 30, 12, 1, 0),                      # 321
        (JNE, 30, 45, 2337),                     # 322
        (NUMBER2, 29, 6, 3, 3, 52, 1),           # 323
        (NUMBER2, 30, 3, 3, 0, 52, 1),           # 324
        (JNE, 29, 30, 2337),                     # 325
        (NUMBER2, 29, 6, 3, 7, 52, 1),           # 326
        (JLT, 29, 46, 2337),                     # 327
        (NUMBER2, 31, 3, 2, 0, 52, 1),           # 328
        (ADD, 32, 30, 31),                       # 329
        (LOAD, 33, 2, 7),                        # 330
        (POSITION, 33, 33),                      # 331
        (SUB, 34, 32, 33),                       # 332
        (SUB, 35, 34, 49),                       # 333
        (JGT, 29, 35, 2337),                     # 334
        (RUN, 6, 4, 4),                          # 335: buf_size
        (NUMBER2, 29, 6, 4, 0, 52, 1),           # 336
        (NUMBER2, 30, 6, 3, 7, 52, 1),           # 337
        (JGE, 29, 30, 341),                      # 338
        (LOAD, 29, 2, 0),                        # 339
        (JNE, 29, 46, 2337),                     # 340
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
        (JZ, 32, 2337),                          # 457
        (ROWAT, 21, 3, 32),                      # 458
        (U1, 33, 21, 1, 0),                      # 459
        (JEQ, 33, 44, 466),                      # 460
        (LOAD, 32, 3, 5),                        # 461
        (JZ, 32, 2337),                          # 462
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
        (JNE, 34, 46, 2337),                     # 513
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
        (JZ, 32, 2337),                          # 732
        (ROWAT, 37, 3, 32),                      # 733
        (U1, 33, 37, 1, 0),                      # 734
        (JEQ, 33, 44, 741),                      # 735
        (LOAD, 32, 3, 5),                        # 736
        (JZ, 32, 2337),                          # 737
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
        (JZ, 41, 2337),                          # 785
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
        (JZ, 41, 2337),                          # 805
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
        (JNE, 34, 46, 2337),                     # 826
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
        (JNE, 20, 44, 2337),                     # 934
        (STORE, 45, 0, 43),                      # 935: byte order le
        (JUMP, 937),                             # 936
        (RUN, 45, 1, 24),                        # 937: code, swap, connect_length, service_type, os_type, fillers, max_segment_size, max_data_len, packet_size, min_reply_size
        (NUMBER2, 20, 45, 1, 2, 50, 0),          # 938
        (JLT, 20, 55, 2337),                     # 939
        (LOAD, 21, 0, 10),                       # 940
        (JGT, 20, 21, 2337),                     # 941
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
        (JLT, 26, 44, 2337),                     # 981
        (STORE, 46, 1, 43),                      # 982
        (RUN, 46, 3, 1),                         # 983: id
        (JEQ, 3, 46, 987),                       # 984
        (RUN, 46, 5, 2),                         # 985: len_value
        (STORE, 46, 4, 43),                      # 986
        (JNE, 3, 46, 993),                       # 987
        (LOAD, 29, 46, 1),                       # 988
        (JZ, 29, 2337),                          # 989
        (U1, 30, 46, 2, 0),                      # 990
        (SUB, 26, 30, 44),                       # 991
        (JUMP, 996),                             # 992
        (LOAD, 29, 46, 4),                       # 993
        (JZ, 29, 2337),                          # 994
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
        (JZ, 9, 2267),                           # 1092
        (ROWAT, 2, 1, 9),                        # 1093
        (MOVE, 10, 46),                          # 1094
        (LOAD, 11, 2, 11),                       # 1095
        (JGE, 10, 11, 2267),                     # 1096
        (ITEM, 3, 2, 2, 10, 10),                 # 1097
        (MOVE, 18, 46),                          # 1098
        (LOAD, 19, 3, 8),                        # 1099
        (JGE, 18, 19, 2265),                     # 1100
        (ITEM, 6, 5, 3, 7, 18),                  # 1101
        (LOAD, 20, 6, 8),                        # 1102
        (JZ, 20, 1200),                          # 1103
        (ROWAT, 15, 8, 20),                      # 1104
        (MOVE, 21, 46),                          # 1105
        (LOAD, 22, 15, 3),                       # 1106
        (JGE, 21, 22, 1200),                     # 1107
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
        (JEQ, 23, 46, 1198),                     # 1139
        (JNE, 23, 43, 1148),                     # 1140
        (LOAD, 29, 16, 4),                       # 1141
        (LOAD, 30, 16, 5),                       # 1142
        (TEXT, 29, 0),                           # 1143
        (MOVE, 26, 29),                          # 1144
        (MOVE, 27, 30),                          # 1145
        (MOVE, 28, 46),                          # 1146
        (JUMP, 1194),                            # 1147
        (JNE, 23, 44, 1156),                     # 1148
        (LOAD, 29, 16, 4),                       # 1149
        (LOAD, 30, 16, 5),                       # 1150
        (TEXT, 29, 2),                           # 1151
        (MOVE, 26, 29),                          # 1152
        (MOVE, 27, 30),                          # 1153
        (MOVE, 28, 44),                          # 1154
        (JUMP, 1194),                            # 1155
        (JNE, 23, 48, 1164),                     # 1156
        (LOAD, 29, 16, 4),                       # 1157
        (LOAD, 30, 16, 5),                       # 1158
        (TEXT, 29, 3),                           # 1159
        (MOVE, 26, 29),                          # 1160
        (MOVE, 27, 30),                          # 1161
        (MOVE, 28, 48),                          # 1162
        (JUMP, 1194),                            # 1163
        (JNE, 23, 49, 1172),                     # 1164
        (LOAD, 29, 16, 4),                       # 1165
        (LOAD, 30, 16, 5),                       # 1166
        (TEXT, 29, 4),                           # 1167
        (MOVE, 26, 29),                          # 1168
        (MOVE, 27, 30),                          # 1169
        (MOVE, 28, 49),                          # 1170
        (JUMP, 1194),                            # 1171
        (JNE, 23, 64, 1180),                     # 1172
        (LOAD, 29, 16, 4),                       # 1173
        (LOAD, 30, 16, 5),                       # 1174
        (TEXT, 29, 5),                           # 1175
        (MOVE, 26, 29),                          # 1176
        (MOVE, 27, 30),                          # 1177
        (MOVE, 28, 59),                          # 1178
        (JUMP, 1194),                            # 1179
        (JNE, 23, 88, 1188),                     # 1180
        (LOAD, 29, 16, 4),                       # 1181
        (LOAD, 30, 16, 5),                       # 1182
        (TEXT, 29, 6),                           # 1183
        (MOVE, 26, 29),                          # 1184
        (MOVE, 27, 30),                          # 1185
        (MOVE, 28, 64),                          # 1186
        (JUMP, 1194),                            # 1187
        (LOAD, 29, 16, 4),                       # 1188
        (LOAD, 30, 16, 5),                       # 1189
        (TEXT, 29, 1),                           # 1190
        (MOVE, 26, 29),                          # 1191
        (MOVE, 27, 30),                          # 1192
        (MOVE, 28, 43),                          # 1193
        (STORE, 16, 7, 26),                      # 1194
        (STORE, 16, 8, 27),                      # 1195
        (STORE, 16, 9, 28),                      # 1196
        (STORE, 16, 6, 43),                      # 1197
        (LOOP, 21, 0),                           # 1198
        (JUMP, 1106),                            # 1199
        (LOAD, 20, 6, 9),                        # 1200
        (JZ, 20, 1292),                          # 1201
        (ROWAT, 17, 10, 20),                     # 1202
        (JBITSN, 2, 4, 0, 65280, 0, 1206),       # 1203: code_type
        (MOVE, 21, 43),                          # 1204
        (JUMP, 1233),                            # 1205
        (JBITSN, 2, 4, 0, 65280, 19, 1209),      # 1206: code_type
        (MOVE, 21, 44),                          # 1207
        (JUMP, 1233),                            # 1208
        (JBITSN, 2, 4, 0, 65280, 20, 1212),      # 1209: code_type
        (MOVE, 21, 48),                          # 1210
        (JUMP, 1233),                            # 1211
        (JBITSN, 2, 4, 0, 65280, 21, 1219),      # 1212: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 1216),       # 1213: swap_kind
        (MOVE, 24, 44),                          # 1214
        (JUMP, 1217),                            # 1215
        (MOVE, 24, 48),                          # 1216
        (MOVE, 21, 24),                          # 1217
        (JUMP, 1233),                            # 1218
        (JBITSN, 2, 4, 0, 65280, 22, 1222),      # 1219: code_type
        (MOVE, 21, 49),                          # 1220
        (JUMP, 1233),                            # 1221
        (JBITS, 2, 4, 0, 65280, 1, 1225),        # 1222: code_type
        (MOVE, 21, 46),                          # 1223
        (JUMP, 1233),                            # 1224
        (LOAD, 24, 2, 2),                        # 1225
        (JNE, 24, 86, 1229),                     # 1226
        (MOVE, 21, 64),                          # 1227
        (JUMP, 1233),                            # 1228
        (JNE, 24, 87, 1232),                     # 1229
        (MOVE, 21, 88),                          # 1230
        (JUMP, 1233),                            # 1231
        (MOVE, 21, 59),                          # 1232
        (JEQ, 21, 46, 1292),                     # 1233
        (JNE, 21, 43, 1242),                     # 1234
        (LOAD, 27, 17, 1),                       # 1235
        (LOAD, 28, 17, 2),                       # 1236
        (TEXT, 27, 0),                           # 1237
        (MOVE, 24, 27),                          # 1238
        (MOVE, 25, 28),                          # 1239
        (MOVE, 26, 46),                          # 1240
        (JUMP, 1288),                            # 1241
        (JNE, 21, 44, 1250),                     # 1242
        (LOAD, 27, 17, 1),                       # 1243
        (LOAD, 28, 17, 2),                       # 1244
        (TEXT, 27, 2),                           # 1245
        (MOVE, 24, 27),                          # 1246
        (MOVE, 25, 28),                          # 1247
        (MOVE, 26, 44),                          # 1248
        (JUMP, 1288),                            # 1249
        (JNE, 21, 48, 1258),                     # 1250
        (LOAD, 27, 17, 1),                       # 1251
        (LOAD, 28, 17, 2),                       # 1252
        (TEXT, 27, 3),                           # 1253
        (MOVE, 24, 27),                          # 1254
        (MOVE, 25, 28),                          # 1255
        (MOVE, 26, 48),                          # 1256
        (JUMP, 1288),                            # 1257
        (JNE, 21, 49, 1266),                     # 1258
        (LOAD, 27, 17, 1),                       # 1259
        (LOAD, 28, 17, 2),                       # 1260
        (TEXT, 27, 4),                           # 1261
        (MOVE, 24, 27),                          # 1262
        (MOVE, 25, 28),                          # 1263
        (MOVE, 26, 49),                          # 1264
        (JUMP, 1288),                            # 1265
        (JNE, 21, 64, 1274),                     # 1266
        (LOAD, 27, 17, 1),                       # 1267
        (LOAD, 28, 17, 2),                       # 1268
        (TEXT, 27, 5),                           # 1269
        (MOVE, 24, 27),                          # 1270
        (MOVE, 25, 28),                          # 1271
        (MOVE, 26, 59),                          # 1272
        (JUMP, 1288),                            # 1273
        (JNE, 21, 88, 1282),                     # 1274
        (LOAD, 27, 17, 1),                       # 1275
        (LOAD, 28, 17, 2),                       # 1276
        (TEXT, 27, 6),                           # 1277
        (MOVE, 24, 27),                          # 1278
        (MOVE, 25, 28),                          # 1279
        (MOVE, 26, 64),                          # 1280
        (JUMP, 1288),                            # 1281
        (LOAD, 27, 17, 1),                       # 1282
        (LOAD, 28, 17, 2),                       # 1283
        (TEXT, 27, 1),                           # 1284
        (MOVE, 24, 27),                          # 1285
        (MOVE, 25, 28),                          # 1286
        (MOVE, 26, 43),                          # 1287
        (STORE, 17, 4, 24),                      # 1288
        (STORE, 17, 5, 25),                      # 1289
        (STORE, 17, 6, 26),                      # 1290
        (STORE, 17, 3, 43),                      # 1291
        (LOAD, 20, 6, 13),                       # 1292
        (JZ, 20, 1344),                          # 1293
        (ROWAT, 25, 16, 20),                     # 1294
        (U1, 21, 25, 1, 0),                      # 1295
        (JGE, 21, 76, 1305),                     # 1296
        (LOAD, 21, 25, 2),                       # 1297
        (JZ, 21, 2337),                          # 1298
        (LOAD, 22, 25, 3),                       # 1299
        (LOAD, 23, 25, 4),                       # 1300
        (BYTE, 24, 22, 46),                      # 1301
        (LT, 25, 24, 54),                        # 1302
        (STORE, 25, 11, 25),                     # 1303
        (STORE, 25, 10, 43),                     # 1304
        (U1, 21, 25, 1, 0),                      # 1305
        (JGE, 21, 76, 1315),                     # 1306
        (LOAD, 21, 25, 2),                       # 1307
        (JZ, 21, 2337),                          # 1308
        (LOAD, 22, 25, 3),                       # 1309
        (LOAD, 23, 25, 4),                       # 1310
        (BYTE, 24, 22, 46),                      # 1311
        (EQ, 25, 24, 54),                        # 1312
        (STORE, 25, 13, 25),                     # 1313
        (STORE, 25, 12, 43),                     # 1314
        (U1, 21, 25, 1, 0),                      # 1315
        (JGE, 21, 76, 1344),                     # 1316
        (LOAD, 21, 25, 2),                       # 1317
        (JZ, 21, 2337),                          # 1318
        (LOAD, 22, 25, 3),                       # 1319
        (LOAD, 23, 25, 4),                       # 1320
        (BYTE, 24, 22, 46),                      # 1321
        (JEQ, 24, 54, 1344),                     # 1322
        (LOAD, 24, 25, 2),                       # 1323
        (JZ, 24, 2337),                          # 1324
        (LOAD, 25, 25, 3),                       # 1325
        (LOAD, 26, 25, 4),                       # 1326
        (BYTE, 27, 25, 46),                      # 1327
        (JGE, 27, 54, 1336),                     # 1328
        (LOAD, 24, 25, 2),                       # 1329
        (JZ, 24, 2337),                          # 1330
        (LOAD, 25, 25, 3),                       # 1331
        (LOAD, 26, 25, 4),                       # 1332
        (BYTE, 27, 25, 46),                      # 1333
        (SUB, 21, 89, 27),                       # 1334
        (JUMP, 1342),                            # 1335
        (LOAD, 24, 25, 2),                       # 1336
        (JZ, 24, 2337),                          # 1337
        (LOAD, 25, 25, 3),                       # 1338
        (LOAD, 26, 25, 4),                       # 1339
        (BYTE, 27, 25, 46),                      # 1340
        (SUB, 21, 27, 90),                       # 1341
        (STORE, 25, 15, 21),                     # 1342
        (STORE, 25, 14, 43),                     # 1343
        (LOAD, 20, 6, 15),                       # 1344
        (JZ, 20, 1703),                          # 1345
        (ROWAT, 28, 19, 20),                     # 1346
        (JBITSN, 2, 4, 0, 65280, 0, 1350),       # 1347: code_type
        (MOVE, 21, 43),                          # 1348
        (JUMP, 1377),                            # 1349
        (JBITSN, 2, 4, 0, 65280, 19, 1353),      # 1350: code_type
        (MOVE, 21, 44),                          # 1351
        (JUMP, 1377),                            # 1352
        (JBITSN, 2, 4, 0, 65280, 20, 1356),      # 1353: code_type
        (MOVE, 21, 48),                          # 1354
        (JUMP, 1377),                            # 1355
        (JBITSN, 2, 4, 0, 65280, 21, 1363),      # 1356: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 1360),       # 1357: swap_kind
        (MOVE, 24, 44),                          # 1358
        (JUMP, 1361),                            # 1359
        (MOVE, 24, 48),                          # 1360
        (MOVE, 21, 24),                          # 1361
        (JUMP, 1377),                            # 1362
        (JBITSN, 2, 4, 0, 65280, 22, 1366),      # 1363: code_type
        (MOVE, 21, 49),                          # 1364
        (JUMP, 1377),                            # 1365
        (JBITS, 2, 4, 0, 65280, 1, 1369),        # 1366: code_type
        (MOVE, 21, 46),                          # 1367
        (JUMP, 1377),                            # 1368
        (LOAD, 24, 2, 2),                        # 1369
        (JNE, 24, 86, 1373),                     # 1370
        (MOVE, 21, 64),                          # 1371
        (JUMP, 1377),                            # 1372
        (JNE, 24, 87, 1376),                     # 1373
        (MOVE, 21, 88),                          # 1374
        (JUMP, 1377),                            # 1375
        (MOVE, 21, 59),                          # 1376
        (JEQ, 21, 46, 1436),                     # 1377
        (JNE, 21, 43, 1386),                     # 1378
        (LOAD, 27, 28, 4),                       # 1379
        (LOAD, 28, 28, 5),                       # 1380
        (TEXT, 27, 0),                           # 1381
        (MOVE, 24, 27),                          # 1382
        (MOVE, 25, 28),                          # 1383
        (MOVE, 26, 46),                          # 1384
        (JUMP, 1432),                            # 1385
        (JNE, 21, 44, 1394),                     # 1386
        (LOAD, 27, 28, 4),                       # 1387
        (LOAD, 28, 28, 5),                       # 1388
        (TEXT, 27, 2),                           # 1389
        (MOVE, 24, 27),                          # 1390
        (MOVE, 25, 28),                          # 1391
        (MOVE, 26, 44),                          # 1392
        (JUMP, 1432),                            # 1393
        (JNE, 21, 48, 1402),                     # 1394
        (LOAD, 27, 28, 4),                       # 1395
        (LOAD, 28, 28, 5),                       # 1396
        (TEXT, 27, 3),                           # 1397
        (MOVE, 24, 27),                          # 1398
        (MOVE, 25, 28),                          # 1399
        (MOVE, 26, 48),                          # 1400
        (JUMP, 1432),                            # 1401
        (JNE, 21, 49, 1410),                     # 1402
        (LOAD, 27, 28, 4),                       # 1403
        (LOAD, 28, 28, 5),                       # 1404
        (TEXT, 27, 4),                           # 1405
        (MOVE, 24, 27),                          # 1406
        (MOVE, 25, 28),                          # 1407
        (MOVE, 26, 49),                          # 1408
        (JUMP, 1432),                            # 1409
        (JNE, 21, 64, 1418),                     # 1410
        (LOAD, 27, 28, 4),                       # 1411
        (LOAD, 28, 28, 5),                       # 1412
        (TEXT, 27, 5),                           # 1413
        (MOVE, 24, 27),                          # 1414
        (MOVE, 25, 28),                          # 1415
        (MOVE, 26, 59),                          # 1416
        (JUMP, 1432),                            # 1417
        (JNE, 21, 88, 1426),                     # 1418
        (LOAD, 27, 28, 4),                       # 1419
        (LOAD, 28, 28, 5),                       # 1420
        (TEXT, 27, 6),                           # 1421
        (MOVE, 24, 27),                          # 1422
        (MOVE, 25, 28),                          # 1423
        (MOVE, 26, 64),                          # 1424
        (JUMP, 1432),                            # 1425
        (LOAD, 27, 28, 4),                       # 1426
        (LOAD, 28, 28, 5),                       # 1427
        (TEXT, 27, 1),                           # 1428
        (MOVE, 24, 27),                          # 1429
        (MOVE, 25, 28),                          # 1430
        (MOVE, 26, 43),                          # 1431
        (STORE, 28, 22, 24),                     # 1432
        (STORE, 28, 23, 25),                     # 1433
        (STORE, 28, 24, 26),                     # 1434
        (STORE, 28, 21, 43),                     # 1435
        (JBITSN, 2, 4, 0, 65280, 0, 1439),       # 1436: code_type
        (MOVE, 21, 43),                          # 1437
        (JUMP, 1466),                            # 1438
        (JBITSN, 2, 4, 0, 65280, 19, 1442),      # 1439: code_type
        (MOVE, 21, 44),                          # 1440
        (JUMP, 1466),                            # 1441
        (JBITSN, 2, 4, 0, 65280, 20, 1445),      # 1442: code_type
        (MOVE, 21, 48),                          # 1443
        (JUMP, 1466),                            # 1444
        (JBITSN, 2, 4, 0, 65280, 21, 1452),      # 1445: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 1449),       # 1446: swap_kind
        (MOVE, 24, 44),                          # 1447
        (JUMP, 1450),                            # 1448
        (MOVE, 24, 48),                          # 1449
        (MOVE, 21, 24),                          # 1450
        (JUMP, 1466),                            # 1451
        (JBITSN, 2, 4, 0, 65280, 22, 1455),      # 1452: code_type
        (MOVE, 21, 49),                          # 1453
        (JUMP, 1466),                            # 1454
        (JBITS, 2, 4, 0, 65280, 1, 1458),        # 1455: code_type
        (MOVE, 21, 46),                          # 1456
        (JUMP, 1466),                            # 1457
        (LOAD, 24, 2, 2),                        # 1458
        (JNE, 24, 86, 1462),                     # 1459
        (MOVE, 21, 64),                          # 1460
        (JUMP, 1466),                            # 1461
        (JNE, 24, 87, 1465),                     # 1462
        (MOVE, 21, 88),                          # 1463
        (JUMP, 1466),                            # 1464
        (MOVE, 21, 59),                          # 1465
        (JEQ, 21, 46, 1525),                     # 1466
        (JNE, 21, 43, 1475),                     # 1467
        (LOAD, 27, 28, 9),                       # 1468
        (LOAD, 28, 28, 10),                      # 1469
        (TEXT, 27, 0),                           # 1470
        (MOVE, 24, 27),                          # 1471
        (MOVE, 25, 28),                          # 1472
        (MOVE, 26, 46),                          # 1473
        (JUMP, 1521),                            # 1474
        (JNE, 21, 44, 1483),                     # 1475
        (LOAD, 27, 28, 9),                       # 1476
        (LOAD, 28, 28, 10),                      # 1477
        (TEXT, 27, 2),                           # 1478
        (MOVE, 24, 27),                          # 1479
        (MOVE, 25, 28),                          # 1480
        (MOVE, 26, 44),                          # 1481
        (JUMP, 1521),                            # 1482
        (JNE, 21, 48, 1491),                     # 1483
        (LOAD, 27, 28, 9),                       # 1484
        (LOAD, 28, 28, 10),                      # 1485
        (TEXT, 27, 3),                           # 1486
        (MOVE, 24, 27),                          # 1487
        (MOVE, 25, 28),                          # 1488
        (MOVE, 26, 48),                          # 1489
        (JUMP, 1521),                            # 1490
        (JNE, 21, 49, 1499),                     # 1491
        (LOAD, 27, 28, 9),                       # 1492
        (LOAD, 28, 28, 10),                      # 1493
        (TEXT, 27, 4),                           # 1494
        (MOVE, 24, 27),                          # 1495
        (MOVE, 25, 28),                          # 1496
        (MOVE, 26, 49),                          # 1497
        (JUMP, 1521),                            # 1498
        (JNE, 21, 64, 1507),                     # 1499
        (LOAD, 27, 28, 9),                       # 1500
        (LOAD, 28, 28, 10),                      # 1501
        (TEXT, 27, 5),                           # 1502
        (MOVE, 24, 27),                          # 1503
        (MOVE, 25, 28),                          # 1504
        (MOVE, 26, 59),                          # 1505
        (JUMP, 1521),                            # 1506
        (JNE, 21, 88, 1515),                     # 1507
        (LOAD, 27, 28, 9),                       # 1508
        (LOAD, 28, 28, 10),                      # 1509
        (TEXT, 27, 6),                           # 1510
        (MOVE, 24, 27),                          # 1511
        (MOVE, 25, 28),                          # 1512
        (MOVE, 26, 64),                          # 1513
        (JUMP, 1521),                            # 1514
        (LOAD, 27, 28, 9),                       # 1515
        (LOAD, 28, 28, 10),                      # 1516
        (TEXT, 27, 1),                           # 1517
        (MOVE, 24, 27),                          # 1518
        (MOVE, 25, 28),                          # 1519
        (MOVE, 26, 43),                          # 1520
        (STORE, 28, 26, 24),                     # 1521
        (STORE, 28, 27, 25),                     # 1522
        (STORE, 28, 28, 26),                     # 1523
        (STORE, 28, 25, 43),                     # 1524
        (JBITSN, 2, 4, 0, 65280, 0, 1528),       # 1525: code_type
        (MOVE, 21, 43),                          # 1526
        (JUMP, 1555),                            # 1527
        (JBITSN, 2, 4, 0, 65280, 19, 1531),      # 1528: code_type
        (MOVE, 21, 44),                          # 1529
        (JUMP, 1555),                            # 1530
        (JBITSN, 2, 4, 0, 65280, 20, 1534),      # 1531: code_type
        (MOVE, 21, 48),                          # 1532
        (JUMP, 1555),                            # 1533
        (JBITSN, 2, 4, 0, 65280, 21, 1541),      # 1534: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 1538),       # 1535: swap_kind
        (MOVE, 24, 44),                          # 1536
        (JUMP, 1539),                            # 1537
        (MOVE, 24, 48),                          # 1538
        (MOVE, 21, 24),                          # 1539
        (JUMP, 1555),                            # 1540
        (JBITSN, 2, 4, 0, 65280, 22, 1544),      # 1541: code_type
        (MOVE, 21, 49),                          # 1542
        (JUMP, 1555),                            # 1543
        (JBITS, 2, 4, 0, 65280, 1, 1547),        # 1544: code_type
        (MOVE, 21, 46),                          # 1545
        (JUMP, 1555),                            # 1546
        (LOAD, 24, 2, 2),                        # 1547
        (JNE, 24, 86, 1551),                     # 1548
        (MOVE, 21, 64),                          # 1549
        (JUMP, 1555),                            # 1550
        (JNE, 24, 87, 1554),                     # 1551
        (MOVE, 21, 88),                          # 1552
        (JUMP, 1555),                            # 1553
        (MOVE, 21, 59),                          # 1554
        (JEQ, 21, 46, 1614),                     # 1555
        (JNE, 21, 43, 1564),                     # 1556
        (LOAD, 27, 28, 14),                      # 1557
        (LOAD, 28, 28, 15),                      # 1558
        (TEXT, 27, 0),                           # 1559
        (MOVE, 24, 27),                          # 1560
        (MOVE, 25, 28),                          # 1561
        (MOVE, 26, 46),                          # 1562
        (JUMP, 1610),                            # 1563
        (JNE, 21, 44, 1572),                     # 1564
        (LOAD, 27, 28, 14),                      # 1565
        (LOAD, 28, 28, 15),                      # 1566
        (TEXT, 27, 2),                           # 1567
        (MOVE, 24, 27),                          # 1568
        (MOVE, 25, 28),                          # 1569
        (MOVE, 26, 44),                          # 1570
        (JUMP, 1610),                            # 1571
        (JNE, 21, 48, 1580),                     # 1572
        (LOAD, 27, 28, 14),                      # 1573
        (LOAD, 28, 28, 15),                      # 1574
        (TEXT, 27, 3),                           # 1575
        (MOVE, 24, 27),                          # 1576
        (MOVE, 25, 28),                          # 1577
        (MOVE, 26, 48),                          # 1578
        (JUMP, 1610),                            # 1579
        (JNE, 21, 49, 1588),                     # 1580
        (LOAD, 27, 28, 14),                      # 1581
        (LOAD, 28, 28, 15),                      # 1582
        (TEXT, 27, 4),                           # 1583
        (MOVE, 24, 27),                          # 1584
        (MOVE, 25, 28),                          # 1585
        (MOVE, 26, 49),                          # 1586
        (JUMP, 1610),                            # 1587
        (JNE, 21, 64, 1596),                     # 1588
        (LOAD, 27, 28, 14),                      # 1589
        (LOAD, 28, 28, 15),                      # 1590
        (TEXT, 27, 5),                           # 1591
        (MOVE, 24, 27),                          # 1592
        (MOVE, 25, 28),                          # 1593
        (MOVE, 26, 59),                          # 1594
        (JUMP, 1610),                            # 1595
        (JNE, 21, 88, 1604),                     # 1596
        (LOAD, 27, 28, 14),                      # 1597
        (LOAD, 28, 28, 15),                      # 1598
        (TEXT, 27, 6),                           # 1599
        (MOVE, 24, 27),                          # 1600
        (MOVE, 25, 28),                          # 1601
        (MOVE, 26, 64),                          # 1602
        (JUMP, 1610),                            # 1603
        (LOAD, 27, 28, 14),                      # 1604
        (LOAD, 28, 28, 15),                      # 1605
        (TEXT, 27, 1),                           # 1606
        (MOVE, 24, 27),                          # 1607
        (MOVE, 25, 28),                          # 1608
        (MOVE, 26, 43),                          # 1609
        (STORE, 28, 30, 24),                     # 1610
        (STORE, 28, 31, 25),                     # 1611
        (STORE, 28, 32, 26),                     # 1612
        (STORE, 28, 29, 43),                     # 1613
        (JBITSN, 2, 4, 0, 65280, 0, 1617),       # 1614: code_type
        (MOVE, 21, 43),                          # 1615
        (JUMP, 1644),                            # 1616
        (JBITSN, 2, 4, 0, 65280, 19, 1620),      # 1617: code_type
        (MOVE, 21, 44),                          # 1618
        (JUMP, 1644),                            # 1619
        (JBITSN, 2, 4, 0, 65280, 20, 1623),      # 1620: code_type
        (MOVE, 21, 48),                          # 1621
        (JUMP, 1644),                            # 1622
        (JBITSN, 2, 4, 0, 65280, 21, 1630),      # 1623: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 1627),       # 1624: swap_kind
        (MOVE, 24, 44),                          # 1625
        (JUMP, 1628),                            # 1626
        (MOVE, 24, 48),                          # 1627
        (MOVE, 21, 24),                          # 1628
        (JUMP, 1644),                            # 1629
        (JBITSN, 2, 4, 0, 65280, 22, 1633),      # 1630: code_type
        (MOVE, 21, 49),                          # 1631
        (JUMP, 1644),                            # 1632
        (JBITS, 2, 4, 0, 65280, 1, 1636),        # 1633: code_type
        (MOVE, 21, 46),                          # 1634
        (JUMP, 1644),                            # 1635
        (LOAD, 24, 2, 2),                        # 1636
        (JNE, 24, 86, 1640),                     # 1637
        (MOVE, 21, 64),                          # 1638
        (JUMP, 1644),                            # 1639
        (JNE, 24, 87, 1643),                     # 1640
        (MOVE, 21, 88),                          # 1641
        (JUMP, 1644),                            # 1642
        (MOVE, 21, 59),                          # 1643
        (JEQ, 21, 46, 1703),                     # 1644
        (JNE, 21, 43, 1653),                     # 1645
        (LOAD, 27, 28, 19),                      # 1646
        (LOAD, 28, 28, 20),                      # 1647
        (TEXT, 27, 0),                           # 1648
        (MOVE, 24, 27),                          # 1649
        (MOVE, 25, 28),                          # 1650
        (MOVE, 26, 46),                          # 1651
        (JUMP, 1699),                            # 1652
        (JNE, 21, 44, 1661),                     # 1653
        (LOAD, 27, 28, 19),                      # 1654
        (LOAD, 28, 28, 20),                      # 1655
        (TEXT, 27, 2),                           # 1656
        (MOVE, 24, 27),                          # 1657
        (MOVE, 25, 28),                          # 1658
        (MOVE, 26, 44),                          # 1659
        (JUMP, 1699),                            # 1660
        (JNE, 21, 48, 1669),                     # 1661
        (LOAD, 27, 28, 19),                      # 1662
        (LOAD, 28, 28, 20),                      # 1663
        (TEXT, 27, 3),                           # 1664
        (MOVE, 24, 27),                          # 1665
        (MOVE, 25, 28),                          # 1666
        (MOVE, 26, 48),                          # 1667
        (JUMP, 1699),                            # 1668
        (JNE, 21, 49, 1677),                     # 1669
        (LOAD, 27, 28, 19),                      # 1670
        (LOAD, 28, 28, 20),                      # 1671
        (TEXT, 27, 4),                           # 1672
        (MOVE, 24, 27),                          # 1673
        (MOVE, 25, 28),                          # 1674
        (MOVE, 26, 49),                          # 1675
        (JUMP, 1699),                            # 1676
        (JNE, 21, 64, 1685),                     # 1677
        (LOAD, 27, 28, 19),                      # 1678
        (LOAD, 28, 28, 20),                      # 1679
        (TEXT, 27, 5),                           # 1680
        (MOVE, 24, 27),                          # 1681
        (MOVE, 25, 28),                          # 1682
        (MOVE, 26, 59),                          # 1683
        (JUMP, 1699),                            # 1684
        (JNE, 21, 88, 1693),                     # 1685
        (LOAD, 27, 28, 19),                      # 1686
        (LOAD, 28, 28, 20),                      # 1687
        (TEXT, 27, 6),                           # 1688
        (MOVE, 24, 27),                          # 1689
        (MOVE, 25, 28),                          # 1690
        (MOVE, 26, 64),                          # 1691
        (JUMP, 1699),                            # 1692
        (LOAD, 27, 28, 19),                      # 1693
        (LOAD, 28, 28, 20),                      # 1694
        (TEXT, 27, 1),                           # 1695
        (MOVE, 24, 27),                          # 1696
        (MOVE, 25, 28),                          # 1697
        (MOVE, 26, 43),                          # 1698
        (STORE, 28, 34, 24),                     # 1699
        (STORE, 28, 35, 25),                     # 1700
        (STORE, 28, 36, 26),                     # 1701
        (STORE, 28, 33, 43),                     # 1702
        (LOAD, 20, 6, 17),                       # 1703
        (JZ, 20, 1755),                          # 1704
        (ROWAT, 31, 22, 20),                     # 1705
        (U1, 21, 31, 2, 0),                      # 1706
        (JGE, 21, 76, 1716),                     # 1707
        (LOAD, 21, 31, 3),                       # 1708
        (JZ, 21, 2337),                          # 1709
        (LOAD, 22, 31, 4),                       # 1710
        (LOAD, 23, 31, 5),                       # 1711
        (BYTE, 24, 22, 46),                      # 1712
        (LT, 25, 24, 54),                        # 1713
        (STORE, 31, 11, 25),                     # 1714
        (STORE, 31, 10, 43),                     # 1715
        (U1, 21, 31, 2, 0),                      # 1716
        (JGE, 21, 76, 1726),                     # 1717
        (LOAD, 21, 31, 3),                       # 1718
        (JZ, 21, 2337),                          # 1719
        (LOAD, 22, 31, 4),                       # 1720
        (LOAD, 23, 31, 5),                       # 1721
        (BYTE, 24, 22, 46),                      # 1722
        (EQ, 25, 24, 54),                        # 1723
        (STORE, 31, 13, 25),                     # 1724
        (STORE, 31, 12, 43),                     # 1725
        (U1, 21, 31, 2, 0),                      # 1726
        (JGE, 21, 76, 1755),                     # 1727
        (LOAD, 21, 31, 3),                       # 1728
        (JZ, 21, 2337),                          # 1729
        (LOAD, 22, 31, 4),                       # 1730
        (LOAD, 23, 31, 5),                       # 1731
        (BYTE, 24, 22, 46),                      # 1732
        (JEQ, 24, 54, 1755),                     # 1733
        (LOAD, 24, 31, 3),                       # 1734
        (JZ, 24, 2337),                          # 1735
        (LOAD, 25, 31, 4),                       # 1736
        (LOAD, 26, 31, 5),                       # 1737
        (BYTE, 27, 25, 46),                      # 1738
        (JGE, 27, 54, 1747),                     # 1739
        (LOAD, 24, 31, 3),                       # 1740
        (JZ, 24, 2337),                          # 1741
        (LOAD, 25, 31, 4),                       # 1742
        (LOAD, 26, 31, 5),                       # 1743
        (BYTE, 27, 25, 46),                      # 1744
        (SUB, 21, 89, 27),                       # 1745
        (JUMP, 1753),                            # 1746
        (LOAD, 24, 31, 3),                       # 1747
        (JZ, 24, 2337),                          # 1748
        (LOAD, 25, 31, 4),                       # 1749
        (LOAD, 26, 31, 5),                       # 1750
        (BYTE, 27, 25, 46),                      # 1751
        (SUB, 21, 27, 90),                       # 1752
        (STORE, 31, 15, 21),                     # 1753
        (STORE, 31, 14, 43),                     # 1754
        (LOAD, 20, 6, 18),                       # 1755
        (JZ, 20, 1856),                          # 1756
        (ROWAT, 32, 23, 20),                     # 1757
        (U1, 21, 32, 1, 0),                      # 1758
        (JGE, 21, 76, 1768),                     # 1759
        (LOAD, 21, 32, 2),                       # 1760
        (JZ, 21, 2337),                          # 1761
        (LOAD, 22, 32, 3),                       # 1762
        (LOAD, 23, 32, 4),                       # 1763
        (BYTE, 24, 22, 46),                      # 1764
        (LT, 25, 24, 54),                        # 1765
        (STORE, 32, 16, 25),                     # 1766
        (STORE, 32, 15, 43),                     # 1767
        (U1, 21, 32, 1, 0),                      # 1768
        (JGE, 21, 76, 1778),                     # 1769
        (LOAD, 21, 32, 2),                       # 1770
        (JZ, 21, 2337),                          # 1771
        (LOAD, 22, 32, 3),                       # 1772
        (LOAD, 23, 32, 4),                       # 1773
        (BYTE, 24, 22, 46),                      # 1774
        (EQ, 25, 24, 54),                        # 1775
        (STORE, 32, 18, 25),                     # 1776
        (STORE, 32, 17, 43),                     # 1777
        (U1, 21, 32, 1, 0),                      # 1778
        (JGE, 21, 76, 1807),                     # 1779
        (LOAD, 21, 32, 2),                       # 1780
        (JZ, 21, 2337),                          # 1781
        (LOAD, 22, 32, 3),                       # 1782
        (LOAD, 23, 32, 4),                       # 1783
        (BYTE, 24, 22, 46),                      # 1784
        (JEQ, 24, 54, 1807),                     # 1785
        (LOAD, 24, 32, 2),                       # 1786
        (JZ, 24, 2337),                          # 1787
        (LOAD, 25, 32, 3),                       # 1788
        (LOAD, 26, 32, 4),                       # 1789
        (BYTE, 27, 25, 46),                      # 1790
        (JGE, 27, 54, 1799),                     # 1791
        (LOAD, 24, 32, 2),                       # 1792
        (JZ, 24, 2337),                          # 1793
        (LOAD, 25, 32, 3),                       # 1794
        (LOAD, 26, 32, 4),                       # 1795
        (BYTE, 27, 25, 46),                      # 1796
        (SUB, 21, 89, 27),                       # 1797
        (JUMP, 1805),                            # 1798
        (LOAD, 24, 32, 2),                       # 1799
        (JZ, 24, 2337),                          # 1800
        (LOAD, 25, 32, 3),                       # 1801
        (LOAD, 26, 32, 4),                       # 1802
        (BYTE, 27, 25, 46),                      # 1803
        (SUB, 21, 27, 90),                       # 1804
        (STORE, 32, 20, 21),                     # 1805
        (STORE, 32, 19, 43),                     # 1806
        (U1, 21, 32, 8, 0),                      # 1807
        (JGE, 21, 76, 1817),                     # 1808
        (LOAD, 21, 32, 9),                       # 1809
        (JZ, 21, 2337),                          # 1810
        (LOAD, 22, 32, 10),                      # 1811
        (LOAD, 23, 32, 11),                      # 1812
        (BYTE, 24, 22, 46),                      # 1813
        (LT, 25, 24, 54),                        # 1814
        (STORE, 32, 22, 25),                     # 1815
        (STORE, 32, 21, 43),                     # 1816
        (U1, 21, 32, 8, 0),                      # 1817
        (JGE, 21, 76, 1827),                     # 1818
        (LOAD, 21, 32, 9),                       # 1819
        (JZ, 21, 2337),                          # 1820
        (LOAD, 22, 32, 10),                      # 1821
        (LOAD, 23, 32, 11),                      # 1822
        (BYTE, 24, 22, 46),                      # 1823
        (EQ, 25, 24, 54),                        # 1824
        (STORE, 32, 24, 25),                     # 1825
        (STORE, 32, 23, 43),                     # 1826
        (U1, 21, 32, 8, 0),                      # 1827
        (JGE, 21, 76, 1856),                     # 1828
        (LOAD, 21, 32, 9),                       # 1829
        (JZ, 21, 2337),                          # 1830
        (LOAD, 22, 32, 10),                      # 1831
        (LOAD, 23, 32, 11),                      # 1832
        (BYTE, 24, 22, 46),                      # 1833
        (JEQ, 24, 54, 1856),                     # 1834
        (LOAD, 24, 32, 9),                       # 1835
        (JZ, 24, 2337),                          # 1836
        (LOAD, 25, 32, 10),                      # 1837
        (LOAD, 26, 32, 11),                      # 1838
        (BYTE, 27, 25, 46),                      # 1839
        (JGE, 27, 54, 1848),                     # 1840
        (LOAD, 24, 32, 9),                       # 1841
        (JZ, 24, 2337),                          # 1842
        (LOAD, 25, 32, 10),                      # 1843
        (LOAD, 26, 32, 11),                      # 1844
        (BYTE, 27, 25, 46),                      # 1845
        (SUB, 21, 89, 27),                       # 1846
        (JUMP, 1854),                            # 1847
        (LOAD, 24, 32, 9),                       # 1848
        (JZ, 24, 2337),                          # 1849
        (LOAD, 25, 32, 10),                      # 1850
        (LOAD, 26, 32, 11),                      # 1851
        (BYTE, 27, 25, 46),                      # 1852
        (SUB, 21, 27, 90),                       # 1853
        (STORE, 32, 26, 21),                     # 1854
        (STORE, 32, 25, 43),                     # 1855
        (LOAD, 20, 6, 19),                       # 1856
        (JZ, 20, 2037),                          # 1857
        (ROWAT, 33, 24, 20),                     # 1858
        (JBITSN, 2, 4, 0, 65280, 0, 1862),       # 1859: code_type
        (MOVE, 21, 43),                          # 1860
        (JUMP, 1889),                            # 1861
        (JBITSN, 2, 4, 0, 65280, 19, 1865),      # 1862: code_type
        (MOVE, 21, 44),                          # 1863
        (JUMP, 1889),                            # 1864
        (JBITSN, 2, 4, 0, 65280, 20, 1868),      # 1865: code_type
        (MOVE, 21, 48),                          # 1866
        (JUMP, 1889),                            # 1867
        (JBITSN, 2, 4, 0, 65280, 21, 1875),      # 1868: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 1872),       # 1869: swap_kind
        (MOVE, 24, 44),                          # 1870
        (JUMP, 1873),                            # 1871
        (MOVE, 24, 48),                          # 1872
        (MOVE, 21, 24),                          # 1873
        (JUMP, 1889),                            # 1874
        (JBITSN, 2, 4, 0, 65280, 22, 1878),      # 1875: code_type
        (MOVE, 21, 49),                          # 1876
        (JUMP, 1889),                            # 1877
        (JBITS, 2, 4, 0, 65280, 1, 1881),        # 1878: code_type
        (MOVE, 21, 46),                          # 1879
        (JUMP, 1889),                            # 1880
        (LOAD, 24, 2, 2),                        # 1881
        (JNE, 24, 86, 1885),                     # 1882
        (MOVE, 21, 64),                          # 1883
        (JUMP, 1889),                            # 1884
        (JNE, 24, 87, 1888),                     # 1885
        (MOVE, 21, 88),                          # 1886
        (JUMP, 1889),                            # 1887
        (MOVE, 21, 59),                          # 1888
        (JEQ, 21, 46, 1948),                     # 1889
        (JNE, 21, 43, 1898),                     # 1890
        (LOAD, 27, 33, 4),                       # 1891
        (LOAD, 28, 33, 5),                       # 1892
        (TEXT, 27, 0),                           # 1893
        (MOVE, 24, 27),                          # 1894
        (MOVE, 25, 28),                          # 1895
        (MOVE, 26, 46),                          # 1896
        (JUMP, 1944),                            # 1897
        (JNE, 21, 44, 1906),                     # 1898
        (LOAD, 27, 33, 4),                       # 1899
        (LOAD, 28, 33, 5),                       # 1900
        (TEXT, 27, 2),                           # 1901
        (MOVE, 24, 27),                          # 1902
        (MOVE, 25, 28),                          # 1903
        (MOVE, 26, 44),                          # 1904
        (JUMP, 1944),                            # 1905
        (JNE, 21, 48, 1914),                     # 1906
        (LOAD, 27, 33, 4),                       # 1907
        (LOAD, 28, 33, 5),                       # 1908
        (TEXT, 27, 3),                           # 1909
        (MOVE, 24, 27),                          # 1910
        (MOVE, 25, 28),                          # 1911
        (MOVE, 26, 48),                          # 1912
        (JUMP, 1944),                            # 1913
        (JNE, 21, 49, 1922),                     # 1914
        (LOAD, 27, 33, 4),                       # 1915
        (LOAD, 28, 33, 5),                       # 1916
        (TEXT, 27, 4),                           # 1917
        (MOVE, 24, 27),                          # 1918
        (MOVE, 25, 28),                          # 1919
        (MOVE, 26, 49),                          # 1920
        (JUMP, 1944),                            # 1921
        (JNE, 21, 64, 1930),                     # 1922
        (LOAD, 27, 33, 4),                       # 1923
        (LOAD, 28, 33, 5),                       # 1924
        (TEXT, 27, 5),                           # 1925
        (MOVE, 24, 27),                          # 1926
        (MOVE, 25, 28),                          # 1927
        (MOVE, 26, 59),                          # 1928
        (JUMP, 1944),                            # 1929
        (JNE, 21, 88, 1938),                     # 1930
        (LOAD, 27, 33, 4),                       # 1931
        (LOAD, 28, 33, 5),                       # 1932
        (TEXT, 27, 6),                           # 1933
        (MOVE, 24, 27),                          # 1934
        (MOVE, 25, 28),                          # 1935
        (MOVE, 26, 64),                          # 1936
        (JUMP, 1944),                            # 1937
        (LOAD, 27, 33, 4),                       # 1938
        (LOAD, 28, 33, 5),                       # 1939
        (TEXT, 27, 1),                           # 1940
        (MOVE, 24, 27),                          # 1941
        (MOVE, 25, 28),                          # 1942
        (MOVE, 26, 43),                          # 1943
        (STORE, 33, 12, 24),                     # 1944
        (STORE, 33, 13, 25),                     # 1945
        (STORE, 33, 14, 26),                     # 1946
        (STORE, 33, 11, 43),                     # 1947
        (JBITSN, 2, 4, 0, 65280, 0, 1951),       # 1948: code_type
        (MOVE, 21, 43),                          # 1949
        (JUMP, 1978),                            # 1950
        (JBITSN, 2, 4, 0, 65280, 19, 1954),      # 1951: code_type
        (MOVE, 21, 44),                          # 1952
        (JUMP, 1978),                            # 1953
        (JBITSN, 2, 4, 0, 65280, 20, 1957),      # 1954: code_type
        (MOVE, 21, 48),                          # 1955
        (JUMP, 1978),                            # 1956
        (JBITSN, 2, 4, 0, 65280, 21, 1964),      # 1957: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 1961),       # 1958: swap_kind
        (MOVE, 24, 44),                          # 1959
        (JUMP, 1962),                            # 1960
        (MOVE, 24, 48),                          # 1961
        (MOVE, 21, 24),                          # 1962
        (JUMP, 1978),                            # 1963
        (JBITSN, 2, 4, 0, 65280, 22, 1967),      # 1964: code_type
        (MOVE, 21, 49),                          # 1965
        (JUMP, 1978),                            # 1966
        (JBITS, 2, 4, 0, 65280, 1, 1970),        # 1967: code_type
        (MOVE, 21, 46),                          # 1968
        (JUMP, 1978),                            # 1969
        (LOAD, 24, 2, 2),                        # 1970
        (JNE, 24, 86, 1974),                     # 1971
        (MOVE, 21, 64),                          # 1972
        (JUMP, 1978),                            # 1973
        (JNE, 24, 87, 1977),                     # 1974
        (MOVE, 21, 88),                          # 1975
        (JUMP, 1978),                            # 1976
        (MOVE, 21, 59),                          # 1977
        (JEQ, 21, 46, 2037),                     # 1978
        (JNE, 21, 43, 1987),                     # 1979
        (LOAD, 27, 33, 9),                       # 1980
        (LOAD, 28, 33, 10),                      # 1981
        (TEXT, 27, 0),                           # 1982
        (MOVE, 24, 27),                          # 1983
        (MOVE, 25, 28),                          # 1984
        (MOVE, 26, 46),                          # 1985
        (JUMP, 2033),                            # 1986
        (JNE, 21, 44, 1995),                     # 1987
        (LOAD, 27, 33, 9),                       # 1988
        (LOAD, 28, 33, 10),                      # 1989
        (TEXT, 27, 2),                           # 1990
        (MOVE, 24, 27),                          # 1991
        (MOVE, 25, 28),                          # 1992
        (MOVE, 26, 44),                          # 1993
        (JUMP, 2033),                            # 1994
        (JNE, 21, 48, 2003),                     # 1995
        (LOAD, 27, 33, 9),                       # 1996
        (LOAD, 28, 33, 10),                      # 1997
        (TEXT, 27, 3),                           # 1998
        (MOVE, 24, 27),                          # 1999
        (MOVE, 25, 28),                          # 2000
        (MOVE, 26, 48),                          # 2001
        (JUMP, 2033),                            # 2002
        (JNE, 21, 49, 2011),                     # 2003
        (LOAD, 27, 33, 9),                       # 2004
        (LOAD, 28, 33, 10),                      # 2005
        (TEXT, 27, 4),                           # 2006
        (MOVE, 24, 27),                          # 2007
        (MOVE, 25, 28),                          # 2008
        (MOVE, 26, 49),                          # 2009
        (JUMP, 2033),                            # 2010
        (JNE, 21, 64, 2019),                     # 2011
        (LOAD, 27, 33, 9),                       # 2012
        (LOAD, 28, 33, 10),                      # 2013
        (TEXT, 27, 5),                           # 2014
        (MOVE, 24, 27),                          # 2015
        (MOVE, 25, 28),                          # 2016
        (MOVE, 26, 59),                          # 2017
        (JUMP, 2033),                            # 2018
        (JNE, 21, 88, 2027),                     # 2019
        (LOAD, 27, 33, 9),                       # 2020
        (LOAD, 28, 33, 10),                      # 2021
        (TEXT, 27, 6),                           # 2022
        (MOVE, 24, 27),                          # 2023
        (MOVE, 25, 28),                          # 2024
        (MOVE, 26, 64),                          # 2025
        (JUMP, 2033),                            # 2026
        (LOAD, 27, 33, 9),                       # 2027
        (LOAD, 28, 33, 10),                      # 2028
        (TEXT, 27, 1),                           # 2029
        (MOVE, 24, 27),                          # 2030
        (MOVE, 25, 28),                          # 2031
        (MOVE, 26, 43),                          # 2032
        (STORE, 33, 16, 24),                     # 2033
        (STORE, 33, 17, 25),                     # 2034
        (STORE, 33, 18, 26),                     # 2035
        (STORE, 33, 15, 43),                     # 2036
        (LOAD, 20, 6, 20),                       # 2037
        (JZ, 20, 2144),                          # 2038
        (ROWAT, 34, 25, 20),                     # 2039
        (MOVE, 21, 46),                          # 2040
        (LOAD, 22, 34, 3),                       # 2041
        (JGE, 21, 22, 2144),                     # 2042
        (ITEM, 35, 26, 34, 2, 21),               # 2043
        (U1, 23, 35, 2, 0),                      # 2044
        (JGE, 23, 76, 2054),                     # 2045
        (LOAD, 23, 35, 3),                       # 2046
        (JZ, 23, 2337),                          # 2047
        (LOAD, 24, 35, 4),                       # 2048
        (LOAD, 25, 35, 5),                       # 2049
        (BYTE, 26, 24, 46),                      # 2050
        (LT, 27, 26, 54),                        # 2051
        (STORE, 35, 17, 27),                     # 2052
        (STORE, 35, 16, 43),                     # 2053
        (U1, 23, 35, 2, 0),                      # 2054
        (JGE, 23, 76, 2064),                     # 2055
        (LOAD, 23, 35, 3),                       # 2056
        (JZ, 23, 2337),                          # 2057
        (LOAD, 24, 35, 4),                       # 2058
        (LOAD, 25, 35, 5),                       # 2059
        (BYTE, 26, 24, 46),                      # 2060
        (EQ, 27, 26, 54),                        # 2061
        (STORE, 35, 19, 27),                     # 2062
        (STORE, 35, 18, 43),                     # 2063
        (U1, 23, 35, 2, 0),                      # 2064
        (JGE, 23, 76, 2093),                     # 2065
        (LOAD, 23, 35, 3),                       # 2066
        (JZ, 23, 2337),                          # 2067
        (LOAD, 24, 35, 4),                       # 2068
        (LOAD, 25, 35, 5),                       # 2069
        (BYTE, 26, 24, 46),                      # 2070
        (JEQ, 26, 54, 2093),                     # 2071
        (LOAD, 26, 35, 3),                       # 2072
        (JZ, 26, 2337),                          # 2073
        (LOAD, 27, 35, 4),                       # 2074
        (LOAD, 28, 35, 5),                       # 2075
        (BYTE, 29, 27, 46),                      # 2076
        (JGE, 29, 54, 2085),                     # 2077
        (LOAD, 26, 35, 3),                       # 2078
        (JZ, 26, 2337),                          # 2079
        (LOAD, 27, 35, 4),                       # 2080
        (LOAD, 28, 35, 5),                       # 2081
        (BYTE, 29, 27, 46),                      # 2082
        (SUB, 23, 89, 29),                       # 2083
        (JUMP, 2091),                            # 2084
        (LOAD, 26, 35, 3),                       # 2085
        (JZ, 26, 2337),                          # 2086
        (LOAD, 27, 35, 4),                       # 2087
        (LOAD, 28, 35, 5),                       # 2088
        (BYTE, 29, 27, 46),                      # 2089
        (SUB, 23, 29, 90),                       # 2090
        (STORE, 35, 21, 23),                     # 2091
        (STORE, 35, 20, 43),                     # 2092
        (U1, 23, 35, 9, 0),                      # 2093
        (JGE, 23, 76, 2103),                     # 2094
        (LOAD, 23, 35, 10),                      # 2095
        (JZ, 23, 2337),                          # 2096
        (LOAD, 24, 35, 11),                      # 2097
        (LOAD, 25, 35, 12),                      # 2098
        (BYTE, 26, 24, 46),                      # 2099
        (LT, 27, 26, 54),                        # 2100
        (STORE, 35, 23, 27),                     # 2101
        (STORE, 35, 22, 43),                     # 2102
        (U1, 23, 35, 9, 0),                      # 2103
        (JGE, 23, 76, 2113),                     # 2104
        (LOAD, 23, 35, 10),                      # 2105
        (JZ, 23, 2337),                          # 2106
        (LOAD, 24, 35, 11),                      # 2107
        (LOAD, 25, 35, 12),                      # 2108
        (BYTE, 26, 24, 46),                      # 2109
        (EQ, 27, 26, 54),                        # 2110
        (STORE, 35, 25, 27),                     # 2111
        (STORE, 35, 24, 43),                     # 2112
        (U1, 23, 35, 9, 0),                      # 2113
        (JGE, 23, 76, 2142),                     # 2114
        (LOAD, 23, 35, 10),                      # 2115
        (JZ, 23, 2337),                          # 2116
        (LOAD, 24, 35, 11),                      # 2117
        (LOAD, 25, 35, 12),                      # 2118
        (BYTE, 26, 24, 46),                      # 2119
        (JEQ, 26, 54, 2142),                     # 2120
        (LOAD, 26, 35, 10),                      # 2121
        (JZ, 26, 2337),                          # 2122
        (LOAD, 27, 35, 11),                      # 2123
        (LOAD, 28, 35, 12),                      # 2124
        (BYTE, 29, 27, 46),                      # 2125
        (JGE, 29, 54, 2134),                     # 2126
        (LOAD, 26, 35, 10),                      # 2127
        (JZ, 26, 2337),                          # 2128
        (LOAD, 27, 35, 11),                      # 2129
        (LOAD, 28, 35, 12),                      # 2130
        (BYTE, 29, 27, 46),                      # 2131
        (SUB, 23, 89, 29),                       # 2132
        (JUMP, 2140),                            # 2133
        (LOAD, 26, 35, 10),                      # 2134
        (JZ, 26, 2337),                          # 2135
        (LOAD, 27, 35, 11),                      # 2136
        (LOAD, 28, 35, 12),                      # 2137
        (BYTE, 29, 27, 46),                      # 2138
        (SUB, 23, 29, 90),                       # 2139
        (STORE, 35, 27, 23),                     # 2140
        (STORE, 35, 26, 43),                     # 2141
        (LOOP, 21, 0),                           # 2142
        (JUMP, 2041),                            # 2143
        (LOAD, 20, 6, 21),                       # 2144
        (JZ, 20, 2171),                          # 2145
        (ROWAT, 36, 27, 20),                     # 2146
        (LOAD, 21, 36, 3),                       # 2147
        (JZ, 21, 2171),                          # 2148
        (MOVE, 22, 46),                          # 2149
        (LOAD, 23, 36, 5),                       # 2150
        (JGE, 22, 23, 2171),                     # 2151
        (ITEM, 39, 28, 36, 4, 22),               # 2152
        (MOVE, 24, 46),                          # 2153
        (LOAD, 25, 39, 4),                       # 2154
        (JGE, 24, 25, 2169),                     # 2155
        (ITEM, 40, 29, 39, 3, 24),               # 2156
        (JBITS, 40, 2, 0, 65280, 255, 2163),     # 2157: len_or_mark
        (U1, 29, 40, 2, 0),                      # 2158
        (JLT, 29, 77, 2163),                     # 2159
        (JBITSN, 40, 2, 0, 65280, 250, 2165),    # 2160: len_or_mark
        (LOAD, 29, 2, 3),                        # 2161
        (JNE, 29, 46, 2165),                     # 2162
        (MOVE, 26, 46),                          # 2163
        (JUMP, 2166),                            # 2164
        (U1, 26, 40, 2, 0),                      # 2165
        (STORE, 40, 11, 26),                     # 2166
        (LOOP, 24, 0),                           # 2167
        (JUMP, 2154),                            # 2168
        (LOOP, 22, 0),                           # 2169
        (JUMP, 2150),                            # 2170
        (LOAD, 20, 6, 23),                       # 2171
        (JZ, 20, 2263),                          # 2172
        (ROWAT, 43, 32, 20),                     # 2173
        (JBITSN, 2, 4, 0, 65280, 0, 2177),       # 2174: code_type
        (MOVE, 21, 43),                          # 2175
        (JUMP, 2204),                            # 2176
        (JBITSN, 2, 4, 0, 65280, 19, 2180),      # 2177: code_type
        (MOVE, 21, 44),                          # 2178
        (JUMP, 2204),                            # 2179
        (JBITSN, 2, 4, 0, 65280, 20, 2183),      # 2180: code_type
        (MOVE, 21, 48),                          # 2181
        (JUMP, 2204),                            # 2182
        (JBITSN, 2, 4, 0, 65280, 21, 2190),      # 2183: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 2187),       # 2184: swap_kind
        (MOVE, 24, 44),                          # 2185
        (JUMP, 2188),                            # 2186
        (MOVE, 24, 48),                          # 2187
        (MOVE, 21, 24),                          # 2188
        (JUMP, 2204),                            # 2189
        (JBITSN, 2, 4, 0, 65280, 22, 2193),      # 2190: code_type
        (MOVE, 21, 49),                          # 2191
        (JUMP, 2204),                            # 2192
        (JBITS, 2, 4, 0, 65280, 1, 2196),        # 2193: code_type
        (MOVE, 21, 46),                          # 2194
        (JUMP, 2204),                            # 2195
        (LOAD, 24, 2, 2),                        # 2196
        (JNE, 24, 86, 2200),                     # 2197
        (MOVE, 21, 64),                          # 2198
        (JUMP, 2204),                            # 2199
        (JNE, 24, 87, 2203),                     # 2200
        (MOVE, 21, 88),                          # 2201
        (JUMP, 2204),                            # 2202
        (MOVE, 21, 59),                          # 2203
        (JEQ, 21, 46, 2263),                     # 2204
        (JNE, 21, 43, 2213),                     # 2205
        (LOAD, 27, 43, 4),                       # 2206
        (LOAD, 28, 43, 5),                       # 2207
        (TEXT, 27, 0),                           # 2208
        (MOVE, 24, 27),                          # 2209
        (MOVE, 25, 28),                          # 2210
        (MOVE, 26, 46),                          # 2211
        (JUMP, 2259),                            # 2212
        (JNE, 21, 44, 2221),                     # 2213
        (LOAD, 27, 43, 4),                       # 2214
        (LOAD, 28, 43, 5),                       # 2215
        (TEXT, 27, 2),                           # 2216
        (MOVE, 24, 27),                          # 2217
        (MOVE, 25, 28),                          # 2218
        (MOVE, 26, 44),                          # 2219
        (JUMP, 2259),                            # 2220
        (JNE, 21, 48, 2229),                     # 2221
        (LOAD, 27, 43, 4),                       # 2222
        (LOAD, 28, 43, 5),                       # 2223
        (TEXT, 27, 3),                           # 2224
        (MOVE, 24, 27),                          # 2225
        (MOVE, 25, 28),                          # 2226
        (MOVE, 26, 48),                          # 2227
        (JUMP, 2259),                            # 2228
        (JNE, 21, 49, 2237),                     # 2229
        (LOAD, 27, 43, 4),                       # 2230
        (LOAD, 28, 43, 5),                       # 2231
        (TEXT, 27, 4),                           # 2232
        (MOVE, 24, 27),                          # 2233
        (MOVE, 25, 28),                          # 2234
        (MOVE, 26, 49),                          # 2235
        (JUMP, 2259),                            # 2236
        (JNE, 21, 64, 2245),                     # 2237
        (LOAD, 27, 43, 4),                       # 2238
        (LOAD, 28, 43, 5),                       # 2239
        (TEXT, 27, 5),                           # 2240
        (MOVE, 24, 27),                          # 2241
        (MOVE, 25, 28),                          # 2242
        (MOVE, 26, 59),                          # 2243
        (JUMP, 2259),                            # 2244
        (JNE, 21, 88, 2253),                     # 2245
        (LOAD, 27, 43, 4),                       # 2246
        (LOAD, 28, 43, 5),                       # 2247
        (TEXT, 27, 6),                           # 2248
        (MOVE, 24, 27),                          # 2249
        (MOVE, 25, 28),                          # 2250
        (MOVE, 26, 64),                          # 2251
        (JUMP, 2259),                            # 2252
        (LOAD, 27, 43, 4),                       # 2253
        (LOAD, 28, 43, 5),                       # 2254
        (TEXT, 27, 1),                           # 2255
        (MOVE, 24, 27),                          # 2256
        (MOVE, 25, 28),                          # 2257
        (MOVE, 26, 43),                          # 2258
        (STORE, 43, 7, 24),                      # 2259
        (STORE, 43, 8, 25),                      # 2260
        (STORE, 43, 9, 26),                      # 2261
        (STORE, 43, 6, 43),                      # 2262
        (LOOP, 18, 0),                           # 2263
        (JUMP, 1099),                            # 2264
        (LOOP, 10, 0),                           # 2265
        (JUMP, 1095),                            # 2266
        (LOAD, 9, 0, 13),                        # 2267
        (JZ, 9, 2318),                           # 2268
        (ROWAT, 45, 34, 9),                      # 2269
        (MOVE, 10, 46),                          # 2270
        (LOAD, 11, 45, 17),                      # 2271
        (JGE, 10, 11, 2288),                     # 2272
        (ITEM, 46, 35, 45, 16, 10),              # 2273
        (LOAD, 18, 46, 8),                       # 2274
        (JZ, 18, 2286),                          # 2275
        (ROWAT, 47, 36, 18),                     # 2276
        (JNE, 4, 46, 2282),                      # 2277
        (LOAD, 22, 47, 1),                       # 2278
        (JZ, 22, 2337),                          # 2279
        (U2BE, 19, 47, 2, 0),                    # 2280
        (JUMP, 2285),                            # 2281
        (LOAD, 22, 47, 3),                       # 2282
        (JZ, 22, 2337),                          # 2283
        (NUMBER2, 19, 47, 4, 0, 34, 0),          # 2284
        (STORE, 47, 5, 19),                      # 2285
        (LOOP, 10, 0),                           # 2286
        (JUMP, 2271),                            # 2287
        (JBITSN, 45, 1, 0, 65280, 1, 2295),      # 2288: code
        (LOAD, 21, 45, 5),                       # 2289
        (JZ, 21, 2337),                          # 2290
        (LOAD, 18, 45, 6),                       # 2291
        (LOAD, 19, 45, 7),                       # 2292
        (MOVE, 20, 43),                          # 2293
        (JUMP, 2300),                            # 2294
        (LOAD, 21, 45, 2),                       # 2295
        (JZ, 21, 2337),                          # 2296
        (LOAD, 18, 45, 3),                       # 2297
        (LOAD, 19, 45, 4),                       # 2298
        (MOVE, 20, 46),                          # 2299
        (STORE, 45, 18, 18),                     # 2300
        (STORE, 45, 19, 19),                     # 2301
        (STORE, 45, 20, 20),                     # 2302
        (JBITSN, 45, 1, 0, 65280, 1, 2310),      # 2303: code
        (LOAD, 21, 45, 11),                      # 2304
        (JZ, 21, 2337),                          # 2305
        (LOAD, 18, 45, 12),                      # 2306
        (LOAD, 19, 45, 13),                      # 2307
        (MOVE, 20, 43),                          # 2308
        (JUMP, 2315),                            # 2309
        (LOAD, 21, 45, 8),                       # 2310
        (JZ, 21, 2337),                          # 2311
        (LOAD, 18, 45, 9),                       # 2312
        (LOAD, 19, 45, 10),                      # 2313
        (MOVE, 20, 46),                          # 2314
        (STORE, 45, 21, 18),                     # 2315
        (STORE, 45, 22, 19),                     # 2316
        (STORE, 45, 23, 20),                     # 2317
        (RUNAT, 0, 2, 1, 5),                     # 2318: mess_class_byte
        (JBITS, 0, 2, 0, 65280, 51, 2323),       # 2319: mess_class_byte
        (JBITS, 0, 2, 0, 65280, 52, 2323),       # 2320: mess_class_byte
        (JBITS, 0, 2, 0, 65280, 61, 2323),       # 2321: mess_class_byte
        (JBITSN, 0, 2, 0, 65280, 62, 2325),      # 2322: mess_class_byte
        (LOAD, 9, 0, 7),                         # 2323
        (JUMP, 2326),                            # 2324
        (MOVE, 9, 46),                           # 2325
        (STORE, 0, 15, 9),                       # 2326
        (LOAD, 18, 0, 11),                       # 2327
        (JNE, 18, 44, 2334),                     # 2328
        (LOAD, 18, 0, 13),                       # 2329
        (JZ, 18, 2337),                          # 2330
        (ROWAT, 52, 34, 18),                     # 2331
        (U1, 9, 52, 1, 4),                       # 2332
        (JUMP, 2335),                            # 2333
        (MOVE, 9, 46),                           # 2334
        (STORE, 0, 16, 9),                       # 2335
        (DONE,),                                 # 2336
        (FAIL,),                                 # 2337
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
