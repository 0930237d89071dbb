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
        (JUMP, 76),                              # 71
        (JNE, 9, 44, 3961),                      # 72
        (STORE, 0, 0, 43),                       # 73: byte order le
        (JUMP, 76),                              # 74
        (JUMP, 3961),                            # 75
        (RUN, 0, 8, 24),                         # 76: act_send_len, protocol_id, mess_class, rte_flags, residual_packets, sender_ref, receiver_ref, rte_return_code, new_swap_type, filler, max_send_len
        (NUMBER2, 9, 0, 8, 0, 52, 0),            # 77
        (SUB, 10, 9, 47),                        # 78
        (BYTES, 0, 9, 10),                       # 79: payload
        (NUMBER2, 21, 0, 8, 20, 52, 0),          # 80
        (NUMBER2, 22, 0, 8, 0, 52, 0),           # 81
        (JLE, 21, 22, 85),                       # 82
        (MOVE, 18, 48),                          # 83
        (JUMP, 98),                              # 84
        (RUNAT, 0, 2, 1, 5),                     # 85: mess_class_byte
        (JBITS, 0, 2, 0, 65280, 51, 90),         # 86: mess_class_byte
        (JBITS, 0, 2, 0, 65280, 52, 90),         # 87: mess_class_byte
        (JBITS, 0, 2, 0, 65280, 61, 90),         # 88: mess_class_byte
        (JBITSN, 0, 2, 0, 65280, 62, 92),        # 89: mess_class_byte
        (MOVE, 18, 44),                          # 90
        (JUMP, 98),                              # 91
        (JBITS, 0, 2, 0, 65280, 63, 94),         # 92: mess_class_byte
        (JBITSN, 0, 2, 0, 65280, 64, 97),        # 93: mess_class_byte
        (JEQ, 2, 49, 97),                        # 94
        (MOVE, 18, 43),                          # 95
        (JUMP, 98),                              # 96
        (MOVE, 18, 46),                          # 97
        (STORE, 0, 11, 18),                      # 98
        (SWITCH, 18, 1, 2),                      # 99
        (JUMP, 103),                             # 100
        (JUMP, 930),                             # 101
        (JUMP, 1088),                            # 102
        (ROW, 1, 2, 11),                         # 103: maxdb_tcp.payload.maxdb_packet
        (STORE, 0, 12, 11),                      # 104
        (STORE, 2, 0, 5),                        # 105
        (STORE, 2, 1, 6),                        # 106
        (STORE, 2, 2, 7),                        # 107
        (STORE, 2, 3, 8),                        # 108
        (OPEN, 18, 0, 9),                        # 109
        (RUN, 2, 4, 2),                          # 110: code_type, swap_kind
        (JBITS, 2, 4, 0, 65280, 0, 126),         # 111: _
        (JBITS, 2, 4, 0, 65280, 19, 126),        # 112: _
        (JBITS, 2, 4, 0, 65280, 20, 126),        # 113: _
        (JBITS, 2, 4, 0, 65280, 21, 126),        # 114: _
        (JBITS, 2, 4, 0, 65280, 22, 126),        # 115: _
        (LOAD, 20, 2, 0),                        # 116
        (JGE, 20, 44, 121),                      # 117
        (JBITS, 2, 4, 0, 65280, 1, 126),         # 118: _
        (JBITS, 2, 4, 0, 65280, 2, 126),         # 119: _
        (JBITS, 2, 4, 0, 65280, 128, 126),       # 120: _
        (LOAD, 20, 2, 1),                        # 121
        (JNE, 20, 43, 3961),                     # 122
        (U1, 20, 2, 4, 0),                       # 123
        (JLE, 20, 44, 3961),                     # 124
        (JGE, 20, 50, 3961),                     # 125
        (JBITS, 2, 4, 1, 65280, 1, 128),         # 126: _
        (JBITSN, 2, 4, 1, 65280, 2, 3961),       # 127: _
        (LOAD, 20, 2, 0),                        # 128
        (JEQ, 20, 46, 134),                      # 129
        (JBITSN, 2, 4, 0, 65280, 19, 132),       # 130: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 3961),       # 131: _
        (JBITSN, 2, 4, 0, 65280, 20, 134),       # 132: code_type
        (JBITSN, 2, 4, 1, 65280, 1, 3961),       # 133: _
        (U1, 20, 2, 4, 1),                       # 134
        (JNE, 20, 43, 138),                      # 135
        (STORE, 2, 5, 46),                       # 136: byte order be
        (JUMP, 142),                             # 137
        (JNE, 20, 44, 3961),                     # 138
        (STORE, 2, 5, 43),                       # 139: byte order le
        (JUMP, 142),                             # 140
        (JUMP, 3961),                            # 141
        (RUN, 2, 6, 30),                         # 142: filler1, appl_version, application, varpart_size, varpart_len, filler2, no_of_segm, filler3
        (FIXED, 20, 2, 6, 2, 5),                 # 143
        (TEXT, 20, 0),                           # 144: appl_version is ISO-8859-1
        (FIXED, 20, 2, 6, 7, 3),                 # 145
        (TEXT, 20, 0),                           # 146: application is ISO-8859-1
        (NUMBER2, 20, 2, 6, 10, 52, 5),          # 147
        (JLT, 20, 46, 3961),                     # 148
        (NUMBER2, 20, 2, 6, 14, 52, 5),          # 149
        (JLT, 20, 46, 3961),                     # 150
        (NUMBER2, 21, 2, 6, 10, 52, 5),          # 151
        (JGT, 20, 21, 3961),                     # 152
        (NUMBER2, 20, 2, 6, 20, 50, 5),          # 153
        (JLT, 20, 43, 3961),                     # 154
        (NUMBER2, 20, 2, 6, 20, 50, 5),          # 155
        (NUMBER2, 21, 2, 6, 14, 52, 5),          # 156
        (DIV, 22, 21, 55),                       # 157
        (JGT, 20, 22, 3961),                     # 158
        (NUMBER2, 20, 2, 6, 14, 52, 5),          # 159
        (BYTES, 2, 7, 20),                       # 160: varpart
        (OPEN, 21, 2, 7),                        # 161
        (U1, 23, 2, 4, 1),                       # 162
        (JNE, 23, 43, 166),                      # 163
        (STORE, 2, 9, 46),                       # 164: byte order be
        (JUMP, 170),                             # 165
        (JNE, 23, 44, 3961),                     # 166
        (STORE, 2, 9, 43),                       # 167: byte order le
        (JUMP, 170),                             # 168
        (JUMP, 3961),                            # 169
        (NUMBER2, 25, 2, 6, 20, 50, 5),          # 170
        (ROWS, 24, 2),                           # 171: segments: repeat expr
        (STORE, 2, 10, 24),                      # 172
        (MOVE, 23, 46),                          # 173
        (JGE, 23, 25, 926),                      # 174
        (ROW, 2, 3, 24),                         # 175
        (STORE, 3, 0, 23),                       # 176
        (LOAD, 26, 2, 9),                        # 177
        (STORE, 3, 1, 26),                       # 178
        (RUN, 3, 2, 4),                          # 179: segm_len
        (NUMBER2, 26, 3, 2, 0, 52, 1),           # 180
        (JLT, 26, 55, 3961),                     # 181
        (LOAD, 27, 2, 8),                        # 182
        (LOAD, 28, 2, 7),                        # 183
        (POSITION, 28, 28),                      # 184
        (SUB, 29, 27, 28),                       # 185
        (ADD, 30, 29, 49),                       # 186
        (JGT, 26, 30, 3961),                     # 187
        (RUN, 3, 3, 4),                          # 188: segm_offset
        (NUMBER2, 26, 3, 3, 0, 52, 1),           # 189
        (LOAD, 27, 2, 7),                        # 190
        (POSITION, 27, 27),                      # 191
        (SUB, 28, 27, 56),                       # 192
        (JNE, 26, 28, 3961),                     # 193
        (RUN, 3, 4, 5),                          # 194: no_of_parts, own_index, segm_kind
        (NUMBER2, 26, 3, 4, 0, 50, 1),           # 195
        (JLT, 26, 46, 3961),                     # 196
        (LOAD, 26, 2, 0),                        # 197
        (JEQ, 26, 46, 204),                      # 198
        (NUMBER2, 26, 3, 4, 0, 50, 1),           # 199
        (NUMBER2, 27, 3, 2, 0, 52, 1),           # 200
        (SUB, 28, 27, 55),                       # 201
        (DIV, 29, 28, 57),                       # 202
        (JGT, 26, 29, 3961),                     # 203
        (NUMBER2, 26, 3, 4, 2, 50, 1),           # 204
        (LOAD, 27, 3, 0),                        # 205
        (ADD, 28, 27, 43),                       # 206
        (JNE, 26, 28, 3961),                     # 207
        (U1, 26, 3, 4, 4),                       # 208
        (JLT, 26, 43, 3961),                     # 209
        (JGT, 26, 49, 3961),                     # 210
        (LOAD, 26, 2, 0),                        # 211
        (JEQ, 26, 46, 217),                      # 212
        (JBITSN, 3, 4, 4, 65280, 1, 217),        # 213: _
        (NUMBER2, 26, 3, 2, 0, 52, 1),           # 214
        (MOD, 27, 26, 56),                       # 215
        (JNE, 27, 46, 3961),                     # 216
        (JBITS, 3, 4, 4, 65280, 1, 219),         # 217: segm_kind
        (JBITSN, 3, 4, 4, 65280, 3, 242),        # 218: segm_kind
        (ROW, 3, 4, 26),                         # 219: segment.request
        (STORE, 3, 5, 26),                       # 220
        (LOAD, 27, 3, 1),                        # 221
        (STORE, 4, 0, 27),                       # 222
        (RUN, 4, 1, 27),                         # 223: message_type, sqlmode, producer, commit_immediately, ignore_costwarning, prepare, with_info, mass_cmd, parsing_again, unused_options, no_explicit_close, scrollable_cursor, no_implicit_fetch, filler1, filler2, filler3
        (LOAD, 27, 2, 0),                        # 224
        (JEQ, 27, 46, 235),                      # 225
        (U1, 27, 3, 4, 4),                       # 226
        (JNE, 27, 43, 235),                      # 227
        (JBITS, 4, 1, 0, 65280, 25, 230),        # 228: _
        (JBITSN, 4, 1, 0, 65280, 45, 233),       # 229: _
        (NUMBER2, 27, 3, 4, 0, 50, 1),           # 230
        (JNE, 27, 46, 3961),                     # 231
        (JUMP, 235),                             # 232
        (NUMBER2, 27, 3, 4, 0, 50, 1),           # 233
        (JEQ, 27, 46, 3961),                     # 234
        (LOAD, 27, 2, 0),                        # 235
        (JLT, 27, 44, 242),                      # 236
        (U1, 27, 3, 4, 4),                       # 237
        (JNE, 27, 43, 242),                      # 238
        (U1, 27, 4, 1, 1),                       # 239
        (JLT, 27, 43, 3961),                     # 240
        (JGT, 27, 59, 3961),                     # 241
        (JBITS, 3, 4, 4, 65280, 2, 244),         # 242: segm_kind
        (JBITSN, 3, 4, 4, 65280, 4, 253),        # 243: segm_kind
        (ROW, 4, 5, 26),                         # 244: segment.reply
        (STORE, 3, 6, 26),                       # 245
        (LOAD, 27, 3, 1),                        # 246
        (STORE, 5, 0, 27),                       # 247
        (RUN, 5, 1, 11),                         # 248: sqlstate, returncode, errorpos
        (FIXED, 27, 5, 1, 0, 5),                 # 249
        (TEXT, 27, 0),                           # 250: sqlstate is ISO-8859-1
        (RUN, 5, 2, 2),                          # 251: warning_exists, value_truncated, null_in_set_function, column_count_differs, no_where_clause, unused5, date_adjusted, unused7, table_scan, statement_optimized, views_substituted, time_value_overflow, rowno_limit, index_on_optional_column, next_inverted_list, user_defined_code
        (RUN, 5, 3, 14),                         # 252: unused_intern_warning, result_set_closed, unused_intern_warning2, function_code, tracelevel, filler1, filler2
        (NUMBER2, 28, 3, 4, 0, 50, 1),           # 253
        (ROWS, 27, 5),                           # 254: parts: repeat expr
        (STORE, 3, 7, 27),                       # 255
        (MOVE, 26, 46),                          # 256
        (JGE, 26, 28, 897),                      # 257
        (ROW, 5, 6, 27),                         # 258
        (STORE, 6, 0, 26),                       # 259
        (LOAD, 29, 3, 1),                        # 260
        (STORE, 6, 1, 29),                       # 261
        (RUN, 6, 2, 1),                          # 262: part_kind
        (LOAD, 29, 2, 7),                        # 263
        (POSITION, 29, 29),                      # 264
        (ADD, 30, 29, 60),                       # 265
        (NUMBER2, 31, 3, 3, 0, 52, 1),           # 266
        (NUMBER2, 32, 3, 2, 0, 52, 1),           # 267
        (ADD, 33, 31, 32),                       # 268
        (JGT, 30, 33, 3961),                     # 269
        (LOAD, 29, 2, 0),                        # 270
        (JEQ, 29, 46, 297),                      # 271
        (LOAD, 29, 6, 0),                        # 272
        (JGT, 29, 46, 297),                      # 273
        (U1, 29, 3, 4, 4),                       # 274
        (JNE, 29, 43, 297),                      # 275
        (JBITS, 6, 2, 0, 65280, 3, 297),         # 276: _
        (LOAD, 29, 3, 5),                        # 277
        (JZ, 29, 3961),                          # 278
        (ROWAT, 7, 3, 29),                       # 279
        (U1, 30, 7, 1, 0),                       # 280
        (JEQ, 30, 44, 3961),                     # 281
        (LOAD, 29, 3, 5),                        # 282
        (JZ, 29, 3961),                          # 283
        (ROWAT, 8, 3, 29),                       # 284
        (U1, 30, 8, 1, 0),                       # 285
        (JEQ, 30, 48, 3961),                     # 286
        (LOAD, 29, 3, 5),                        # 287
        (JZ, 29, 3961),                          # 288
        (ROWAT, 9, 3, 29),                       # 289
        (U1, 30, 9, 1, 0),                       # 290
        (JEQ, 30, 59, 3961),                     # 291
        (LOAD, 29, 3, 5),                        # 292
        (JZ, 29, 3961),                          # 293
        (ROWAT, 10, 3, 29),                      # 294
        (U1, 30, 10, 1, 0),                      # 295
        (JEQ, 30, 61, 3961),                     # 296
        (LOAD, 29, 2, 0),                        # 297
        (JEQ, 29, 46, 309),                      # 298
        (LOAD, 29, 6, 0),                        # 299
        (JGT, 29, 46, 309),                      # 300
        (U1, 29, 3, 4, 4),                       # 301
        (JNE, 29, 43, 309),                      # 302
        (JBITS, 6, 2, 0, 65280, 10, 309),        # 303: _
        (LOAD, 29, 3, 5),                        # 304
        (JZ, 29, 3961),                          # 305
        (ROWAT, 11, 3, 29),                      # 306
        (U1, 30, 11, 1, 0),                      # 307
        (JEQ, 30, 63, 3961),                     # 308
        (RUN, 6, 3, 11),                         # 309: unused_attributes, first_packet, next_packet, last_packet, arg_count, segm_offset, buf_len
        (NUMBER2, 29, 6, 3, 1, 50, 1),           # 310
        (JLT, 29, 46, 3961),                     # 311
        (LOAD, 29, 2, 0),                        # 312
        (JEQ, 29, 46, 326),                      # 313
        (NUMBER2, 29, 6, 3, 1, 50, 1),           # 314
        (JGT, 29, 46, 326),                      # 315
        (U1, 29, 3, 4, 4),                       # 316
        (JNE, 29, 43, 326),                      # 317
        (JBITSN, 6, 3, 0, 256, 0, 326),          # 318: last_packet
        (JBITS, 6, 2, 0, 65280, 0, 326),         # 319: part_kind
        (JBITS, 6, 2, 0, 65280, 1, 326),         # 320: part_kind
        (LOAD, 29, 3, 5),                        # 321
        (JZ, 29, 3961),                          # 322
        (ROWAT, 12, 3, 29),                      # 323
        (U1, 30, 12, 1, 0),                      # 324
        (JNE, 30, 45, 3961),                     # 325
        (NUMBER2, 29, 6, 3, 3, 52, 1),           # 326
        (NUMBER2, 30, 3, 3, 0, 52, 1),           # 327
        (JNE, 29, 30, 3961),                     # 328
        (NUMBER2, 29, 6, 3, 7, 52, 1),           # 329
        (JLT, 29, 46, 3961),                     # 330
        (NUMBER2, 31, 3, 2, 0, 52, 1),           # 331
        (ADD, 32, 30, 31),                       # 332
        (LOAD, 33, 2, 7),                        # 333
        (POSITION, 33, 33),                      # 334
        (SUB, 34, 32, 33),                       # 335
        (SUB, 35, 34, 49),                       # 336
        (JGT, 29, 35, 3961),                     # 337
        (RUN, 6, 4, 4),                          # 338: buf_size
        (NUMBER2, 29, 6, 4, 0, 52, 1),           # 339
        (NUMBER2, 30, 6, 3, 7, 52, 1),           # 340
        (JGE, 29, 30, 344),                      # 341
        (LOAD, 29, 2, 0),                        # 342
        (JNE, 29, 46, 3961),                     # 343
        (NUMBER2, 29, 6, 3, 7, 52, 1),           # 344
        (BYTES, 6, 5, 29),                       # 345: body
        (U1, 30, 6, 2, 0),                       # 346
        (SWITCH, 30, 1, 35),                     # 347
        (JUMP, 384),                             # 348
        (JUMP, 404),                             # 349
        (JUMP, 429),                             # 350
        (JUMP, 437),                             # 351
        (JUMP, 455),                             # 352
        (JUMP, 429),                             # 353
        (JUMP, 864),                             # 354
        (JUMP, 429),                             # 355
        (JUMP, 864),                             # 356
        (JUMP, 483),                             # 357
        (JUMP, 483),                             # 358
        (JUMP, 500),                             # 359
        (JUMP, 429),                             # 360
        (JUMP, 519),                             # 361
        (JUMP, 561),                             # 362
        (JUMP, 864),                             # 363
        (JUMP, 864),                             # 364
        (JUMP, 592),                             # 365
        (JUMP, 429),                             # 366
        (JUMP, 631),                             # 367
        (JUMP, 519),                             # 368
        (JUMP, 864),                             # 369
        (JUMP, 650),                             # 370
        (JUMP, 500),                             # 371
        (JUMP, 864),                             # 372
        (JUMP, 864),                             # 373
        (JUMP, 673),                             # 374
        (JUMP, 864),                             # 375
        (JUMP, 864),                             # 376
        (JUMP, 692),                             # 377
        (JUMP, 864),                             # 378
        (JUMP, 519),                             # 379
        (JUMP, 728),                             # 380
        (JUMP, 832),                             # 381
        (JUMP, 852),                             # 382
        (JUMP, 864),                             # 383
        (ROW, 6, 13, 30),                        # 384: part.body.parameter_descriptions
        (STORE, 6, 7, 30),                       # 385
        (NUMBER2, 31, 6, 3, 1, 50, 1),           # 386
        (STORE, 13, 0, 31),                      # 387
        (OPEN, 31, 6, 5),                        # 388
        (LOAD, 33, 6, 1),                        # 389
        (STORE, 13, 1, 33),                      # 390
        (LOAD, 35, 13, 0),                       # 391
        (ROWS, 34, 7),                           # 392: parameters: repeat expr
        (STORE, 13, 2, 34),                      # 393
        (MOVE, 33, 46),                          # 394
        (JGE, 33, 35, 402),                      # 395
        (ROW, 7, 14, 34),                        # 396
        (LOAD, 36, 13, 1),                       # 397
        (STORE, 14, 0, 36),                      # 398
        (RUN, 14, 1, 4),                         # 399: data_type, frac, length
        (COUNT, 33, 2, 13, 3),                   # 400
        (JUMP, 395),                             # 401
        (CLOSE, 31),                             # 402
        (JUMP, 871),                             # 403
        (ROW, 8, 15, 30),                        # 404: part.body.names
        (STORE, 6, 8, 30),                       # 405
        (NUMBER2, 31, 6, 3, 1, 50, 1),           # 406
        (STORE, 15, 0, 31),                      # 407
        (OPEN, 31, 6, 5),                        # 408
        (LOAD, 33, 6, 1),                        # 409
        (STORE, 15, 1, 33),                      # 410
        (LOAD, 35, 15, 0),                       # 411
        (ROWS, 34, 9),                           # 412: names: repeat expr
        (STORE, 15, 2, 34),                      # 413
        (MOVE, 33, 46),                          # 414
        (JGE, 33, 35, 427),                      # 415
        (ROW, 9, 16, 34),                        # 416
        (LOAD, 36, 15, 1),                       # 417
        (STORE, 16, 0, 36),                      # 418
        (RUN, 16, 1, 1),                         # 419: len_name
        (U1, 36, 16, 1, 0),                      # 420
        (BYTES, 16, 2, 36),                      # 421: name
        (OPEN, 37, 16, 2),                       # 422
        (REST, 16, 4),                           # 423: data
        (CLOSE, 37),                             # 424
        (COUNT, 33, 6, 15, 3),                   # 425
        (JUMP, 415),                             # 426
        (CLOSE, 31),                             # 427
        (JUMP, 871),                             # 428
        (ROW, 10, 17, 30),                       # 429: part.body.text
        (STORE, 6, 9, 30),                       # 430
        (OPEN, 31, 6, 5),                        # 431
        (LOAD, 33, 6, 1),                        # 432
        (STORE, 17, 0, 33),                      # 433
        (REST, 17, 1),                           # 434: data
        (CLOSE, 31),                             # 435
        (JUMP, 871),                             # 436
        (ROW, 11, 18, 30),                       # 437: part.body.conversion_tables
        (STORE, 6, 10, 30),                      # 438
        (NUMBER2, 31, 6, 3, 1, 50, 1),           # 439
        (STORE, 18, 0, 31),                      # 440
        (OPEN, 31, 6, 5),                        # 441
        (LOAD, 33, 6, 1),                        # 442
        (STORE, 18, 1, 33),                      # 443
        (LOAD, 35, 18, 0),                       # 444
        (ROWS, 34, 12),                          # 445: tables: repeat expr
        (STORE, 18, 2, 34),                      # 446
        (MOVE, 33, 46),                          # 447
        (JGE, 33, 35, 453),                      # 448
        (ROW, 12, 19, 34),                       # 449
        (BYTES, 19, 0, 75),                      # 450: tables
        (COUNT, 33, 2, 18, 3),                   # 451
        (JUMP, 448),                             # 452
        (CLOSE, 31),                             # 453
        (JUMP, 871),                             # 454
        (ROW, 13, 20, 30),                       # 455: part.body.data
        (STORE, 6, 11, 30),                      # 456
        (MOVE, 31, 46),                          # 457
        (JBITSN, 3, 4, 4, 65280, 1, 470),        # 458: segm_kind
        (LOAD, 32, 3, 5),                        # 459
        (JZ, 32, 3961),                          # 460
        (ROWAT, 21, 3, 32),                      # 461
        (U1, 33, 21, 1, 0),                      # 462
        (JEQ, 33, 44, 469),                      # 463
        (LOAD, 32, 3, 5),                        # 464
        (JZ, 32, 3961),                          # 465
        (ROWAT, 22, 3, 32),                      # 466
        (U1, 33, 22, 1, 0),                      # 467
        (JNE, 33, 58, 470),                      # 468
        (MOVE, 31, 43),                          # 469
        (STORE, 20, 0, 31),                      # 470
        (OPEN, 31, 6, 5),                        # 471
        (LOAD, 33, 6, 1),                        # 472
        (STORE, 20, 1, 33),                      # 473
        (LOAD, 33, 20, 0),                       # 474
        (JNZ, 33, 478),                          # 475
        (REST, 20, 3),                           # 476: rows
        (STORE, 20, 2, 43),                      # 477
        (JZ, 33, 481),                           # 478
        (REST, 20, 6),                           # 479: logon
        (STORE, 20, 5, 43),                      # 480
        (CLOSE, 31),                             # 481
        (JUMP, 871),                             # 482
        (ROW, 14, 23, 30),                       # 483: part.body.parse_ids
        (STORE, 6, 12, 30),                      # 484
        (OPEN, 31, 6, 5),                        # 485
        (LOAD, 33, 6, 1),                        # 486
        (STORE, 23, 0, 33),                      # 487
        (ROWS, 34, 15),                          # 488: parse_ids: repeat until
        (STORE, 23, 1, 34),                      # 489
        (MOVE, 33, 46),                          # 490
        (ROW, 15, 24, 34),                       # 491
        (LOAD, 35, 23, 0),                       # 492
        (STORE, 24, 0, 35),                      # 493
        (RUN, 24, 1, 12),                        # 494: session_id, statement_counter, command_number, message_kind, buffer_number, application_info, date_format
        (EOF, 35),                               # 495
        (COUNT, 33, 2, 23, 2),                   # 496
        (JZ, 35, 491),                           # 497
        (CLOSE, 31),                             # 498
        (JUMP, 871),                             # 499
        (ROW, 16, 25, 30),                       # 500: part.body.counter
        (STORE, 6, 13, 30),                      # 501
        (OPEN, 31, 6, 5),                        # 502
        (LOAD, 33, 6, 1),                        # 503
        (STORE, 25, 0, 33),                      # 504
        (RUN, 25, 1, 1),                         # 505: define_byte
        (U1, 33, 25, 1, 0),                      # 506
        (JGE, 33, 76, 510),                      # 507
        (BYTES, 25, 3, 64),                      # 508: number
        (STORE, 25, 2, 43),                      # 509
        (JLT, 33, 76, 513),                      # 510
        (BYTES, 25, 6, 64),                      # 511: undefined
        (STORE, 25, 5, 43),                      # 512
        (REST, 25, 8),                           # 513: trailing_bytes
        (LOAD, 33, 25, 8),                       # 514
        (LOAD, 34, 25, 9),                       # 515
        (JNE, 34, 46, 3961),                     # 516
        (CLOSE, 31),                             # 517
        (JUMP, 871),                             # 518
        (ROW, 17, 26, 30),                       # 519: part.body.shortinfos
        (STORE, 6, 14, 30),                      # 520
        (NUMBER2, 31, 6, 3, 1, 50, 1),           # 521
        (STORE, 26, 0, 31),                      # 522
        (U1, 31, 6, 2, 0),                       # 523
        (EQ, 32, 31, 71),                        # 524
        (STORE, 26, 1, 32),                      # 525
        (OPEN, 31, 6, 5),                        # 526
        (LOAD, 33, 6, 1),                        # 527
        (STORE, 26, 2, 33),                      # 528
        (LOAD, 35, 26, 0),                       # 529
        (ROWS, 34, 18),                          # 530: shortinfos: repeat expr
        (STORE, 26, 3, 34),                      # 531
        (MOVE, 33, 46),                          # 532
        (JGE, 33, 35, 559),                      # 533
        (ROW, 18, 27, 34),                       # 534
        (LOAD, 36, 26, 1),                       # 535
        (STORE, 27, 0, 36),                      # 536
        (LOAD, 36, 26, 2),                       # 537
        (STORE, 27, 1, 36),                      # 538
        (RUN, 27, 2, 8),                         # 539: unused_mode, escape_character, has_default, null_allowed, null_not_allowed, io_type, data_type, frac, length, in_out_len
        (LOAD, 36, 27, 0),                       # 540
        (JZ, 36, 543),                           # 541
        (JBITS, 27, 2, 1, 65280, 0, 545),        # 542: io_type
        (RUN, 27, 4, 4),                         # 543: bufpos
        (STORE, 27, 3, 43),                      # 544
        (JZ, 36, 549),                           # 545
        (JBITSN, 27, 2, 1, 65280, 0, 549),       # 546: io_type
        (RUN, 27, 6, 2),                         # 547: param_no
        (STORE, 27, 5, 43),                      # 548
        (JZ, 36, 553),                           # 549
        (JBITSN, 27, 2, 1, 65280, 0, 553),       # 550: io_type
        (RUN, 27, 8, 1),                         # 551: read_only
        (STORE, 27, 7, 43),                      # 552
        (JZ, 36, 557),                           # 553
        (JBITSN, 27, 2, 1, 65280, 0, 557),       # 554: io_type
        (RUN, 27, 10, 1),                        # 555: serial
        (STORE, 27, 9, 43),                      # 556
        (COUNT, 33, 2, 26, 4),                   # 557
        (JUMP, 533),                             # 558
        (CLOSE, 31),                             # 559
        (JUMP, 871),                             # 560
        (ROW, 19, 28, 30),                       # 561: part.body.user_info
        (STORE, 6, 15, 30),                      # 562
        (OPEN, 31, 6, 5),                        # 563
        (LOAD, 33, 6, 1),                        # 564
        (STORE, 28, 0, 33),                      # 565
        (RUN, 28, 1, 1),                         # 566: len_name
        (U1, 33, 28, 1, 0),                      # 567
        (BYTES, 28, 2, 33),                      # 568: name
        (OPEN, 34, 28, 2),                       # 569
        (REST, 28, 4),                           # 570: data
        (CLOSE, 34),                             # 571
        (RUN, 28, 6, 1),                         # 572: len_name
        (U1, 33, 28, 6, 0),                      # 573
        (BYTES, 28, 7, 33),                      # 574: name
        (OPEN, 34, 28, 7),                       # 575
        (REST, 28, 9),                           # 576: data
        (CLOSE, 34),                             # 577
        (RUN, 28, 11, 1),                        # 578: len_name
        (U1, 33, 28, 11, 0),                     # 579
        (BYTES, 28, 12, 33),                     # 580: name
        (OPEN, 34, 28, 12),                      # 581
        (REST, 28, 14),                          # 582: data
        (CLOSE, 34),                             # 583
        (RUN, 28, 16, 1),                        # 584: len_name
        (U1, 33, 28, 16, 0),                     # 585
        (BYTES, 28, 17, 33),                     # 586: name
        (OPEN, 34, 28, 17),                      # 587
        (REST, 28, 19),                          # 588: data
        (CLOSE, 34),                             # 589
        (CLOSE, 31),                             # 590
        (JUMP, 871),                             # 591
        (ROW, 20, 29, 30),                       # 592: part.body.longdata
        (STORE, 6, 16, 30),                      # 593
        (NUMBER2, 31, 6, 3, 1, 50, 1),           # 594
        (STORE, 29, 0, 31),                      # 595
        (OPEN, 31, 6, 5),                        # 596
        (LOAD, 33, 6, 1),                        # 597
        (STORE, 29, 1, 33),                      # 598
        (LOAD, 35, 29, 0),                       # 599
        (ROWS, 34, 21),                          # 600: descriptors: repeat expr
        (STORE, 29, 2, 34),                      # 601
        (MOVE, 33, 46),                          # 602
        (JGE, 33, 35, 628),                      # 603
        (ROW, 21, 30, 34),                       # 604
        (LOAD, 36, 29, 1),                       # 605
        (STORE, 30, 0, 36),                      # 606
        (RUN, 30, 1, 41),                        # 607: define_byte, descriptor, tabid, maxlen, intern_pos, without_short_column, unicode, catalog, comment, new_record, no_close, with_lock, trigger, state, unused1, valmode, valind, unused2, valpos, vallen
        (NUMBER2, 36, 30, 1, 37, 52, 0),         # 608
        (JLE, 36, 46, 626),                      # 609
        (NUMBER2, 36, 30, 1, 33, 52, 0),         # 610
        (LOAD, 37, 6, 5),                        # 611
        (POSITION, 37, 37),                      # 612
        (ADD, 38, 37, 43),                       # 613
        (JNE, 36, 38, 626),                      # 614
        (NUMBER2, 36, 30, 1, 37, 52, 0),         # 615
        (LOAD, 37, 6, 6),                        # 616
        (LOAD, 38, 6, 5),                        # 617
        (POSITION, 38, 38),                      # 618
        (SUB, 39, 37, 38),                       # 619
        (JGT, 36, 39, 626),                      # 620
        (JBITS, 30, 1, 28, 65280, 3, 626),       # 621: valmode
        (JBITS, 30, 1, 28, 65280, 5, 626),       # 622: valmode
        (NUMBER2, 36, 30, 1, 37, 52, 0),         # 623
        (BYTES, 30, 3, 36),                      # 624: portion
        (STORE, 30, 2, 43),                      # 625
        (COUNT, 33, 2, 29, 3),                   # 626
        (JUMP, 603),                             # 627
        (REST, 29, 4),                           # 628: behind
        (CLOSE, 31),                             # 629
        (JUMP, 871),                             # 630
        (ROW, 22, 31, 30),                       # 631: part.body.session_info
        (STORE, 6, 17, 30),                      # 632
        (OPEN, 31, 6, 5),                        # 633
        (LOAD, 33, 6, 1),                        # 634
        (STORE, 31, 0, 33),                      # 635
        (RUN, 31, 1, 2192),                      # 636: is_unicode, session_id, len_nls_date_format, nls_date_format, len_nls_date_format_coded, nls_date_format_coded, nls_date_language, nls_language, date_format, numeric_characters, filler1, dictionary
        (RUN, 31, 2, 1),                         # 637: define_byte
        (U1, 33, 31, 2, 0),                      # 638
        (JGE, 33, 76, 642),                      # 639
        (BYTES, 31, 4, 48),                      # 640: number
        (STORE, 31, 3, 43),                      # 641
        (JLT, 33, 76, 645),                      # 642
        (BYTES, 31, 7, 48),                      # 643: undefined
        (STORE, 31, 6, 43),                      # 644
        (RUN, 31, 9, 12),                        # 645: filler2, kernel_version, filler3
        (FIXED, 33, 31, 9, 4, 5),                # 646
        (TEXT, 33, 0),                           # 647: kernel_version is ISO-8859-1
        (CLOSE, 31),                             # 648
        (JUMP, 871),                             # 649
        (ROW, 23, 32, 30),                       # 650: part.body.serial
        (STORE, 6, 18, 30),                      # 651
        (OPEN, 31, 6, 5),                        # 652
        (LOAD, 33, 6, 1),                        # 653
        (STORE, 32, 0, 33),                      # 654
        (RUN, 32, 1, 1),                         # 655: define_byte
        (U1, 33, 32, 1, 0),                      # 656
        (JGE, 33, 76, 660),                      # 657
        (BYTES, 32, 3, 51),                      # 658: number
        (STORE, 32, 2, 43),                      # 659
        (JLT, 33, 76, 663),                      # 660
        (BYTES, 32, 6, 51),                      # 661: undefined
        (STORE, 32, 5, 43),                      # 662
        (RUN, 32, 8, 1),                         # 663: define_byte
        (U1, 33, 32, 8, 0),                      # 664
        (JGE, 33, 76, 668),                      # 665
        (BYTES, 32, 10, 51),                     # 666: number
        (STORE, 32, 9, 43),                      # 667
        (JLT, 33, 76, 671),                      # 668
        (BYTES, 32, 13, 51),                     # 669: undefined
        (STORE, 32, 12, 43),                     # 670
        (CLOSE, 31),                             # 671
        (JUMP, 871),                             # 672
        (ROW, 24, 33, 30),                       # 673: part.body.abap_info
        (STORE, 6, 19, 30),                      # 674
        (OPEN, 31, 6, 5),                        # 675
        (LOAD, 33, 6, 1),                        # 676
        (STORE, 33, 0, 33),                      # 677
        (RUN, 33, 1, 1),                         # 678: len_name
        (U1, 33, 33, 1, 0),                      # 679
        (BYTES, 33, 2, 33),                      # 680: name
        (OPEN, 34, 33, 2),                       # 681
        (REST, 33, 4),                           # 682: data
        (CLOSE, 34),                             # 683
        (RUN, 33, 6, 1),                         # 684: len_name
        (U1, 33, 33, 6, 0),                      # 685
        (BYTES, 33, 7, 33),                      # 686: name
        (OPEN, 34, 33, 7),                       # 687
        (REST, 33, 9),                           # 688: data
        (CLOSE, 34),                             # 689
        (CLOSE, 31),                             # 690
        (JUMP, 871),                             # 691
        (ROW, 25, 34, 30),                       # 692: part.body.long_demands
        (STORE, 6, 20, 30),                      # 693
        (NUMBER2, 31, 6, 3, 1, 50, 1),           # 694
        (STORE, 34, 0, 31),                      # 695
        (OPEN, 31, 6, 5),                        # 696
        (LOAD, 33, 6, 1),                        # 697
        (STORE, 34, 1, 33),                      # 698
        (LOAD, 35, 34, 0),                       # 699
        (ROWS, 34, 26),                          # 700: demands: repeat expr
        (STORE, 34, 2, 34),                      # 701
        (MOVE, 33, 46),                          # 702
        (JGE, 33, 35, 726),                      # 703
        (ROW, 26, 35, 34),                       # 704
        (LOAD, 36, 34, 1),                       # 705
        (STORE, 35, 0, 36),                      # 706
        (RUN, 35, 1, 2),                         # 707: define_byte, at_once
        (RUN, 35, 2, 1),                         # 708: define_byte
        (U1, 36, 35, 2, 0),                      # 709
        (JGE, 36, 76, 713),                      # 710
        (BYTES, 35, 4, 64),                      # 711: number
        (STORE, 35, 3, 43),                      # 712
        (JLT, 36, 76, 716),                      # 713
        (BYTES, 35, 7, 64),                      # 714: undefined
        (STORE, 35, 6, 43),                      # 715
        (RUN, 35, 9, 1),                         # 716: define_byte
        (U1, 36, 35, 9, 0),                      # 717
        (JGE, 36, 76, 721),                      # 718
        (BYTES, 35, 11, 64),                     # 719: number
        (STORE, 35, 10, 43),                     # 720
        (JLT, 36, 76, 724),                      # 721
        (BYTES, 35, 14, 64),                     # 722: undefined
        (STORE, 35, 13, 43),                     # 723
        (COUNT, 33, 6, 34, 3),                   # 724
        (JUMP, 703),                             # 725
        (CLOSE, 31),                             # 726
        (JUMP, 871),                             # 727
        (ROW, 27, 36, 30),                       # 728: part.body.vardata
        (STORE, 6, 21, 30),                      # 729
        (NUMBER2, 31, 6, 3, 1, 50, 1),           # 730
        (STORE, 36, 0, 31),                      # 731
        (MOVE, 31, 46),                          # 732
        (JBITSN, 3, 4, 4, 65280, 1, 745),        # 733: segm_kind
        (LOAD, 32, 3, 5),                        # 734
        (JZ, 32, 3961),                          # 735
        (ROWAT, 37, 3, 32),                      # 736
        (U1, 33, 37, 1, 0),                      # 737
        (JEQ, 33, 44, 744),                      # 738
        (LOAD, 32, 3, 5),                        # 739
        (JZ, 32, 3961),                          # 740
        (ROWAT, 38, 3, 32),                      # 741
        (U1, 33, 38, 1, 0),                      # 742
        (JNE, 33, 58, 745),                      # 743
        (MOVE, 31, 43),                          # 744
        (STORE, 36, 1, 31),                      # 745
        (OPEN, 31, 6, 5),                        # 746
        (LOAD, 33, 6, 1),                        # 747
        (STORE, 36, 2, 33),                      # 748
        (EOF, 33),                               # 749
        (JNZ, 33, 826),                          # 750
        (ROWS, 34, 28),                          # 751: rows: repeat until
        (STORE, 36, 4, 34),                      # 752
        (MOVE, 33, 46),                          # 753
        (ROW, 28, 39, 34),                       # 754
        (LOAD, 35, 36, 1),                       # 755
        (STORE, 39, 0, 35),                      # 756
        (LOAD, 35, 36, 2),                       # 757
        (STORE, 39, 1, 35),                      # 758
        (RUN, 39, 2, 2),                         # 759: num_fields
        (U2BE, 37, 39, 2, 0),                    # 760
        (ROWS, 36, 29),                          # 761: fields: repeat expr
        (STORE, 39, 3, 36),                      # 762
        (MOVE, 35, 46),                          # 763
        (JGE, 35, 37, 816),                      # 764
        (ROW, 29, 40, 36),                       # 765
        (LOAD, 38, 39, 0),                       # 766
        (STORE, 40, 0, 38),                      # 767
        (LOAD, 38, 39, 1),                       # 768
        (STORE, 40, 1, 38),                      # 769
        (RUN, 40, 2, 1),                         # 770: len_or_mark
        (JBITSN, 40, 2, 0, 65280, 255, 774),     # 771: len_or_mark
        (RUN, 40, 4, 2),                         # 772: len_long
        (STORE, 40, 3, 43),                      # 773
        (JBITS, 40, 2, 0, 65280, 255, 780),      # 774: len_or_mark
        (U1, 41, 40, 2, 0),                      # 775
        (JLT, 41, 77, 780),                      # 776
        (JBITSN, 40, 2, 0, 65280, 250, 782),     # 777: len_or_mark
        (LOAD, 41, 2, 3),                        # 778
        (JNE, 41, 46, 782),                      # 779
        (MOVE, 38, 46),                          # 780
        (JUMP, 783),                             # 781
        (U1, 38, 40, 2, 0),                      # 782
        (JNE, 38, 46, 794),                      # 783
        (LOAD, 38, 40, 0),                       # 784
        (JNZ, 38, 794),                          # 785
        (JBITSN, 40, 2, 0, 65280, 255, 791),     # 786: len_or_mark
        (LOAD, 41, 40, 3),                       # 787
        (JZ, 41, 3961),                          # 788
        (U2BE, 38, 40, 4, 0),                    # 789
        (JUMP, 792),                             # 790
        (U1, 38, 40, 2, 0),                      # 791
        (BYTES, 40, 6, 38),                      # 792: value
        (STORE, 40, 5, 43),                      # 793
        (JBITS, 40, 2, 0, 65280, 255, 800),      # 794: len_or_mark
        (U1, 41, 40, 2, 0),                      # 795
        (JLT, 41, 77, 800),                      # 796
        (JBITSN, 40, 2, 0, 65280, 250, 802),     # 797: len_or_mark
        (LOAD, 41, 2, 3),                        # 798
        (JNE, 41, 46, 802),                      # 799
        (MOVE, 38, 46),                          # 800
        (JUMP, 803),                             # 801
        (U1, 38, 40, 2, 0),                      # 802
        (JNE, 38, 46, 814),                      # 803
        (LOAD, 38, 40, 0),                       # 804
        (JZ, 38, 814),                           # 805
        (JBITSN, 40, 2, 0, 65280, 255, 811),     # 806: len_or_mark
        (LOAD, 41, 40, 3),                       # 807
        (JZ, 41, 3961),                          # 808
        (U2BE, 38, 40, 4, 0),                    # 809
        (JUMP, 812),                             # 810
        (U1, 38, 40, 2, 0),                      # 811
        (BYTES, 40, 9, 38),                      # 812: logon
        (STORE, 40, 8, 43),                      # 813
        (COUNT, 35, 2, 39, 4),                   # 814
        (JUMP, 764),                             # 815
        (MOVE, 35, 46),                          # 816
        (EOF, 36),                               # 817
        (JNZ, 36, 822),                          # 818
        (ADD, 36, 33, 43),                       # 819
        (LOAD, 37, 36, 0),                       # 820
        (JLT, 36, 37, 823),                      # 821
        (MOVE, 35, 43),                          # 822
        (COUNT, 33, 4, 36, 5),                   # 823
        (JZ, 35, 754),                           # 824
        (STORE, 36, 3, 43),                      # 825
        (REST, 36, 6),                           # 826: trailing_bytes
        (LOAD, 33, 36, 6),                       # 827
        (LOAD, 34, 36, 7),                       # 828
        (JNE, 34, 46, 3961),                     # 829
        (CLOSE, 31),                             # 830
        (JUMP, 871),                             # 831
        (ROW, 30, 41, 30),                       # 832: part.body.features
        (STORE, 6, 22, 30),                      # 833
        (NUMBER2, 31, 6, 3, 1, 50, 1),           # 834
        (STORE, 41, 0, 31),                      # 835
        (OPEN, 31, 6, 5),                        # 836
        (LOAD, 33, 6, 1),                        # 837
        (STORE, 41, 1, 33),                      # 838
        (LOAD, 35, 41, 0),                       # 839
        (ROWS, 34, 31),                          # 840: features: repeat expr
        (STORE, 41, 2, 34),                      # 841
        (MOVE, 33, 46),                          # 842
        (JGE, 33, 35, 850),                      # 843
        (ROW, 31, 42, 34),                       # 844
        (LOAD, 36, 41, 1),                       # 845
        (STORE, 42, 0, 36),                      # 846
        (RUN, 42, 1, 2),                         # 847: feature, is_on
        (COUNT, 33, 2, 41, 3),                   # 848
        (JUMP, 843),                             # 849
        (CLOSE, 31),                             # 850
        (JUMP, 871),                             # 851
        (ROW, 32, 43, 30),                       # 852: part.body.client_id
        (STORE, 6, 23, 30),                      # 853
        (OPEN, 31, 6, 5),                        # 854
        (LOAD, 33, 6, 1),                        # 855
        (STORE, 43, 0, 33),                      # 856
        (RUN, 43, 1, 1),                         # 857: define_byte
        (REST, 43, 2),                           # 858: terminal_id
        (OPEN, 33, 43, 2),                       # 859
        (REST, 43, 4),                           # 860: data
        (CLOSE, 33),                             # 861
        (CLOSE, 31),                             # 862
        (JUMP, 871),                             # 863
        (ROW, 33, 44, 30),                       # 864: part.body.raw
        (STORE, 6, 24, 30),                      # 865
        (LOAD, 31, 6, 5),                        # 866
        (STORE, 44, 0, 31),                      # 867
        (LOAD, 32, 6, 6),                        # 868
        (STORE, 44, 1, 32),                      # 869
        (JUMP, 871),                             # 870
        (NUMBER2, 32, 3, 3, 0, 52, 1),           # 871
        (NUMBER2, 33, 3, 2, 0, 52, 1),           # 872
        (ADD, 34, 32, 33),                       # 873
        (LOAD, 35, 2, 7),                        # 874
        (POSITION, 35, 35),                      # 875
        (SUB, 36, 34, 35),                       # 876
        (NUMBER2, 37, 6, 3, 7, 52, 1),           # 877
        (MOD, 38, 37, 56),                       # 878
        (SUB, 39, 56, 38),                       # 879
        (MOD, 40, 39, 56),                       # 880
        (JGE, 36, 40, 889),                      # 881
        (NUMBER2, 32, 3, 3, 0, 52, 1),           # 882
        (NUMBER2, 33, 3, 2, 0, 52, 1),           # 883
        (ADD, 34, 32, 33),                       # 884
        (LOAD, 35, 2, 7),                        # 885
        (POSITION, 35, 35),                      # 886
        (SUB, 29, 34, 35),                       # 887
        (JUMP, 894),                             # 888
        (NUMBER2, 32, 6, 3, 7, 52, 1),           # 889
        (MOD, 33, 32, 56),                       # 890
        (SUB, 34, 56, 33),                       # 891
        (MOD, 35, 34, 56),                       # 892
        (MOVE, 29, 35),                          # 893
        (BYTES, 6, 25, 29),                      # 894: filler
        (COUNT, 26, 6, 3, 8),                    # 895
        (JUMP, 257),                             # 896
        (NUMBER2, 26, 3, 3, 0, 52, 1),           # 897
        (NUMBER2, 27, 3, 2, 0, 52, 1),           # 898
        (ADD, 28, 26, 27),                       # 899
        (LOAD, 29, 2, 7),                        # 900
        (POSITION, 29, 29),                      # 901
        (SUB, 30, 28, 29),                       # 902
        (BYTES, 3, 9, 30),                       # 903: unused
        (LOAD, 29, 2, 8),                        # 904
        (LOAD, 30, 2, 7),                        # 905
        (POSITION, 30, 30),                      # 906
        (SUB, 31, 29, 30),                       # 907
        (NUMBER2, 32, 3, 2, 0, 52, 1),           # 908
        (MOD, 33, 32, 56),                       # 909
        (SUB, 34, 56, 33),                       # 910
        (MOD, 35, 34, 56),                       # 911
        (JGE, 31, 35, 918),                      # 912
        (LOAD, 29, 2, 8),                        # 913
        (LOAD, 30, 2, 7),                        # 914
        (POSITION, 30, 30),                      # 915
        (SUB, 26, 29, 30),                       # 916
        (JUMP, 923),                             # 917
        (NUMBER2, 29, 3, 2, 0, 52, 1),           # 918
        (MOD, 30, 29, 56),                       # 919
        (SUB, 31, 56, 30),                       # 920
        (MOD, 32, 31, 56),                       # 921
        (MOVE, 26, 32),                          # 922
        (BYTES, 3, 11, 26),                      # 923: filler
        (COUNT, 23, 8, 2, 11),                   # 924
        (JUMP, 174),                             # 925
        (REST, 2, 12),                           # 926: behind
        (CLOSE, 21),                             # 927
        (CLOSE, 18),                             # 928
        (JUMP, 1095),                            # 929
        (ROW, 34, 45, 11),                       # 930: maxdb_tcp.payload.connect
        (STORE, 0, 13, 11),                      # 931
        (OPEN, 18, 0, 9),                        # 932
        (LOAD, 20, 0, 7),                        # 933
        (JNE, 20, 43, 937),                      # 934
        (STORE, 45, 0, 46),                      # 935: byte order be
        (JUMP, 941),                             # 936
        (JNE, 20, 44, 3961),                     # 937
        (STORE, 45, 0, 43),                      # 938: byte order le
        (JUMP, 941),                             # 939
        (JUMP, 3961),                            # 940
        (RUN, 45, 1, 24),                        # 941: code, swap, connect_length, service_type, os_type, fillers, max_segment_size, max_data_len, packet_size, min_reply_size
        (NUMBER2, 20, 45, 1, 2, 50, 0),          # 942
        (JLT, 20, 55, 3961),                     # 943
        (LOAD, 21, 0, 10),                       # 944
        (JGT, 20, 21, 3961),                     # 945
        (JBITS, 45, 1, 0, 65280, 1, 952),        # 946: code
        (BYTES, 45, 3, 56),                      # 947: receiver_ascii
        (UNPAD, 45, 3, 32),                      # 948
        (CUT, 45, 3, 0, 0),                      # 949
        (TEXTAT, 45, 3, 0),                      # 950: receiver_ascii is ISO-8859-1
        (STORE, 45, 2, 43),                      # 951
        (JBITSN, 45, 1, 0, 65280, 1, 958),       # 952: code
        (BYTES, 45, 6, 56),                      # 953: receiver_ebcdic
        (UNPAD, 45, 6, 64),                      # 954
        (CUT, 45, 6, 0, 0),                      # 955
        (TEXTAT, 45, 6, 1),                      # 956: receiver_ebcdic is IBM037
        (STORE, 45, 5, 43),                      # 957
        (JBITS, 45, 1, 0, 65280, 1, 964),        # 958: code
        (BYTES, 45, 9, 56),                      # 959: sender_ascii
        (UNPAD, 45, 9, 32),                      # 960
        (CUT, 45, 9, 0, 0),                      # 961
        (TEXTAT, 45, 9, 0),                      # 962: sender_ascii is ISO-8859-1
        (STORE, 45, 8, 43),                      # 963
        (JBITSN, 45, 1, 0, 65280, 1, 970),       # 964: code
        (BYTES, 45, 12, 56),                     # 965: sender_ebcdic
        (UNPAD, 45, 12, 64),                     # 966
        (CUT, 45, 12, 0, 0),                     # 967
        (TEXTAT, 45, 12, 1),                     # 968: sender_ebcdic is IBM037
        (STORE, 45, 11, 43),                     # 969
        (NUMBER2, 20, 45, 1, 2, 50, 0),          # 970
        (SUB, 21, 20, 55),                       # 971
        (BYTES, 45, 14, 21),                     # 972: arguments
        (OPEN, 22, 45, 14),                      # 973
        (ROWS, 25, 35),                          # 974: arguments: repeat eos
        (STORE, 45, 16, 25),                     # 975
        (MOVE, 24, 46),                          # 976
        (EOF, 25),                               # 977
        (JNZ, 25, 1085),                         # 978
        (ROW, 35, 46, 25),                       # 979
        (LOAD, 26, 45, 0),                       # 980
        (STORE, 46, 0, 26),                      # 981
        (JNE, 3, 46, 987),                       # 982
        (RUN, 46, 2, 1),                         # 983: len_argument
        (U1, 26, 46, 2, 0),                      # 984
        (JLT, 26, 44, 3961),                     # 985
        (STORE, 46, 1, 43),                      # 986
        (RUN, 46, 3, 1),                         # 987: id
        (JEQ, 3, 46, 991),                       # 988
        (RUN, 46, 5, 2),                         # 989: len_value
        (STORE, 46, 4, 43),                      # 990
        (JNE, 3, 46, 997),                       # 991
        (LOAD, 29, 46, 1),                       # 992
        (JZ, 29, 3961),                          # 993
        (U1, 30, 46, 2, 0),                      # 994
        (SUB, 26, 30, 44),                       # 995
        (JUMP, 1000),                            # 996
        (LOAD, 29, 46, 4),                       # 997
        (JZ, 29, 3961),                          # 998
        (U2BE, 26, 46, 5, 0),                    # 999
        (BYTES, 46, 6, 26),                      # 1000: value
        (U1, 29, 46, 3, 0),                      # 1001
        (SWITCH, 29, 73, 42),                    # 1002
        (JUMP, 1059),                            # 1003
        (JUMP, 1076),                            # 1004
        (JUMP, 1076),                            # 1005
        (JUMP, 1076),                            # 1006
        (JUMP, 1076),                            # 1007
        (JUMP, 1076),                            # 1008
        (JUMP, 1076),                            # 1009
        (JUMP, 1046),                            # 1010
        (JUMP, 1076),                            # 1011
        (JUMP, 1068),                            # 1012
        (JUMP, 1076),                            # 1013
        (JUMP, 1076),                            # 1014
        (JUMP, 1076),                            # 1015
        (JUMP, 1059),                            # 1016
        (JUMP, 1076),                            # 1017
        (JUMP, 1076),                            # 1018
        (JUMP, 1076),                            # 1019
        (JUMP, 1076),                            # 1020
        (JUMP, 1076),                            # 1021
        (JUMP, 1076),                            # 1022
        (JUMP, 1076),                            # 1023
        (JUMP, 1076),                            # 1024
        (JUMP, 1076),                            # 1025
        (JUMP, 1076),                            # 1026
        (JUMP, 1059),                            # 1027
        (JUMP, 1076),                            # 1028
        (JUMP, 1076),                            # 1029
        (JUMP, 1059),                            # 1030
        (JUMP, 1076),                            # 1031
        (JUMP, 1076),                            # 1032
        (JUMP, 1076),                            # 1033
        (JUMP, 1076),                            # 1034
        (JUMP, 1076),                            # 1035
        (JUMP, 1076),                            # 1036
        (JUMP, 1076),                            # 1037
        (JUMP, 1076),                            # 1038
        (JUMP, 1076),                            # 1039
        (JUMP, 1076),                            # 1040
        (JUMP, 1076),                            # 1041
        (JUMP, 1059),                            # 1042
        (JUMP, 1076),                            # 1043
        (JUMP, 1068),                            # 1044
        (JUMP, 1076),                            # 1045
        (ROW, 36, 47, 29),                       # 1046: argument.value.port
        (STORE, 46, 8, 29),                      # 1047
        (OPEN, 30, 46, 6),                       # 1048
        (LOAD, 32, 46, 0),                       # 1049
        (STORE, 47, 0, 32),                      # 1050
        (JNE, 4, 46, 1054),                      # 1051
        (RUN, 47, 2, 2),                         # 1052: network_order
        (STORE, 47, 1, 43),                      # 1053
        (JEQ, 4, 46, 1057),                      # 1054
        (RUN, 47, 4, 2),                         # 1055: packet_order
        (STORE, 47, 3, 43),                      # 1056
        (CLOSE, 30),                             # 1057
        (JUMP, 1083),                            # 1058
        (ROW, 37, 48, 29),                       # 1059: argument.value.text_argument
        (STORE, 46, 9, 29),                      # 1060
        (OPEN, 30, 46, 6),                       # 1061
        (LOAD, 32, 46, 0),                       # 1062
        (STORE, 48, 0, 32),                      # 1063
        (UNTIL, 48, 1, 0, 2),                    # 1064: text
        (TEXTAT, 48, 1, 0),                      # 1065: text is ISO-8859-1
        (CLOSE, 30),                             # 1066
        (JUMP, 1083),                            # 1067
        (ROW, 38, 49, 29),                       # 1068: argument.value.number_argument
        (STORE, 46, 10, 29),                     # 1069
        (OPEN, 30, 46, 6),                       # 1070
        (LOAD, 32, 46, 0),                       # 1071
        (STORE, 49, 0, 32),                      # 1072
        (RUN, 49, 1, 1),                         # 1073: number
        (CLOSE, 30),                             # 1074
        (JUMP, 1083),                            # 1075
        (ROW, 39, 50, 29),                       # 1076: argument.value.raw
        (STORE, 46, 11, 29),                     # 1077
        (LOAD, 30, 46, 6),                       # 1078
        (STORE, 50, 0, 30),                      # 1079
        (LOAD, 31, 46, 7),                       # 1080
        (STORE, 50, 1, 31),                      # 1081
        (JUMP, 1083),                            # 1082
        (COUNT, 24, 4, 45, 17),                  # 1083
        (JUMP, 977),                             # 1084
        (CLOSE, 22),                             # 1085
        (CLOSE, 18),                             # 1086
        (JUMP, 1095),                            # 1087
        (ROW, 40, 51, 11),                       # 1088: maxdb_tcp.payload.raw
        (STORE, 0, 14, 11),                      # 1089
        (LOAD, 18, 0, 9),                        # 1090
        (STORE, 51, 0, 18),                      # 1091
        (LOAD, 19, 0, 10),                       # 1092
        (STORE, 51, 1, 19),                      # 1093
        (JUMP, 1095),                            # 1094
        (LOAD, 9, 0, 12),                        # 1095
        (JZ, 9, 3891),                           # 1096
        (ROWAT, 2, 1, 9),                        # 1097
        (MOVE, 10, 46),                          # 1098
        (LOAD, 11, 2, 11),                       # 1099
        (JGE, 10, 11, 3891),                     # 1100
        (ITEM, 3, 2, 2, 10, 10),                 # 1101
        (MOVE, 18, 46),                          # 1102
        (LOAD, 19, 3, 8),                        # 1103
        (JGE, 18, 19, 3889),                     # 1104
        (ITEM, 6, 5, 3, 7, 18),                  # 1105
        (LOAD, 20, 6, 8),                        # 1106
        (JZ, 20, 1384),                          # 1107
        (ROWAT, 15, 8, 20),                      # 1108
        (MOVE, 21, 46),                          # 1109
        (LOAD, 22, 15, 3),                       # 1110
        (JGE, 21, 22, 1384),                     # 1111
        (ITEM, 16, 9, 15, 2, 21),                # 1112
        (JBITSN, 2, 4, 0, 65280, 0, 1116),       # 1113: code_type
        (MOVE, 23, 43),                          # 1114
        (JUMP, 1143),                            # 1115
        (JBITSN, 2, 4, 0, 65280, 19, 1119),      # 1116: code_type
        (MOVE, 23, 44),                          # 1117
        (JUMP, 1143),                            # 1118
        (JBITSN, 2, 4, 0, 65280, 20, 1122),      # 1119: code_type
        (MOVE, 23, 48),                          # 1120
        (JUMP, 1143),                            # 1121
        (JBITSN, 2, 4, 0, 65280, 21, 1129),      # 1122: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 1126),       # 1123: swap_kind
        (MOVE, 26, 44),                          # 1124
        (JUMP, 1127),                            # 1125
        (MOVE, 26, 48),                          # 1126
        (MOVE, 23, 26),                          # 1127
        (JUMP, 1143),                            # 1128
        (JBITSN, 2, 4, 0, 65280, 22, 1132),      # 1129: code_type
        (MOVE, 23, 49),                          # 1130
        (JUMP, 1143),                            # 1131
        (JBITS, 2, 4, 0, 65280, 1, 1135),        # 1132: code_type
        (MOVE, 23, 46),                          # 1133
        (JUMP, 1143),                            # 1134
        (LOAD, 26, 2, 2),                        # 1135
        (JNE, 26, 86, 1139),                     # 1136
        (MOVE, 23, 64),                          # 1137
        (JUMP, 1143),                            # 1138
        (JNE, 26, 87, 1142),                     # 1139
        (MOVE, 23, 88),                          # 1140
        (JUMP, 1143),                            # 1141
        (MOVE, 23, 59),                          # 1142
        (JEQ, 23, 46, 1382),                     # 1143
        (JBITSN, 2, 4, 0, 65280, 0, 1147),       # 1144: code_type
        (MOVE, 26, 43),                          # 1145
        (JUMP, 1174),                            # 1146
        (JBITSN, 2, 4, 0, 65280, 19, 1150),      # 1147: code_type
        (MOVE, 26, 44),                          # 1148
        (JUMP, 1174),                            # 1149
        (JBITSN, 2, 4, 0, 65280, 20, 1153),      # 1150: code_type
        (MOVE, 26, 48),                          # 1151
        (JUMP, 1174),                            # 1152
        (JBITSN, 2, 4, 0, 65280, 21, 1160),      # 1153: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 1157),       # 1154: swap_kind
        (MOVE, 29, 44),                          # 1155
        (JUMP, 1158),                            # 1156
        (MOVE, 29, 48),                          # 1157
        (MOVE, 26, 29),                          # 1158
        (JUMP, 1174),                            # 1159
        (JBITSN, 2, 4, 0, 65280, 22, 1163),      # 1160: code_type
        (MOVE, 26, 49),                          # 1161
        (JUMP, 1174),                            # 1162
        (JBITS, 2, 4, 0, 65280, 1, 1166),        # 1163: code_type
        (MOVE, 26, 46),                          # 1164
        (JUMP, 1174),                            # 1165
        (LOAD, 29, 2, 2),                        # 1166
        (JNE, 29, 86, 1170),                     # 1167
        (MOVE, 26, 64),                          # 1168
        (JUMP, 1174),                            # 1169
        (JNE, 29, 87, 1173),                     # 1170
        (MOVE, 26, 88),                          # 1171
        (JUMP, 1174),                            # 1172
        (MOVE, 26, 59),                          # 1173
        (JNE, 26, 43, 1182),                     # 1174
        (LOAD, 26, 16, 4),                       # 1175
        (LOAD, 27, 16, 5),                       # 1176
        (TEXT, 26, 0),                           # 1177
        (MOVE, 23, 26),                          # 1178
        (MOVE, 24, 27),                          # 1179
        (MOVE, 25, 46),                          # 1180
        (JUMP, 1378),                            # 1181
        (JBITSN, 2, 4, 0, 65280, 0, 1185),       # 1182: code_type
        (MOVE, 26, 43),                          # 1183
        (JUMP, 1212),                            # 1184
        (JBITSN, 2, 4, 0, 65280, 19, 1188),      # 1185: code_type
        (MOVE, 26, 44),                          # 1186
        (JUMP, 1212),                            # 1187
        (JBITSN, 2, 4, 0, 65280, 20, 1191),      # 1188: code_type
        (MOVE, 26, 48),                          # 1189
        (JUMP, 1212),                            # 1190
        (JBITSN, 2, 4, 0, 65280, 21, 1198),      # 1191: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 1195),       # 1192: swap_kind
        (MOVE, 29, 44),                          # 1193
        (JUMP, 1196),                            # 1194
        (MOVE, 29, 48),                          # 1195
        (MOVE, 26, 29),                          # 1196
        (JUMP, 1212),                            # 1197
        (JBITSN, 2, 4, 0, 65280, 22, 1201),      # 1198: code_type
        (MOVE, 26, 49),                          # 1199
        (JUMP, 1212),                            # 1200
        (JBITS, 2, 4, 0, 65280, 1, 1204),        # 1201: code_type
        (MOVE, 26, 46),                          # 1202
        (JUMP, 1212),                            # 1203
        (LOAD, 29, 2, 2),                        # 1204
        (JNE, 29, 86, 1208),                     # 1205
        (MOVE, 26, 64),                          # 1206
        (JUMP, 1212),                            # 1207
        (JNE, 29, 87, 1211),                     # 1208
        (MOVE, 26, 88),                          # 1209
        (JUMP, 1212),                            # 1210
        (MOVE, 26, 59),                          # 1211
        (JNE, 26, 44, 1220),                     # 1212
        (LOAD, 26, 16, 4),                       # 1213
        (LOAD, 27, 16, 5),                       # 1214
        (TEXT, 26, 2),                           # 1215
        (MOVE, 23, 26),                          # 1216
        (MOVE, 24, 27),                          # 1217
        (MOVE, 25, 44),                          # 1218
        (JUMP, 1378),                            # 1219
        (JBITSN, 2, 4, 0, 65280, 0, 1223),       # 1220: code_type
        (MOVE, 26, 43),                          # 1221
        (JUMP, 1250),                            # 1222
        (JBITSN, 2, 4, 0, 65280, 19, 1226),      # 1223: code_type
        (MOVE, 26, 44),                          # 1224
        (JUMP, 1250),                            # 1225
        (JBITSN, 2, 4, 0, 65280, 20, 1229),      # 1226: code_type
        (MOVE, 26, 48),                          # 1227
        (JUMP, 1250),                            # 1228
        (JBITSN, 2, 4, 0, 65280, 21, 1236),      # 1229: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 1233),       # 1230: swap_kind
        (MOVE, 29, 44),                          # 1231
        (JUMP, 1234),                            # 1232
        (MOVE, 29, 48),                          # 1233
        (MOVE, 26, 29),                          # 1234
        (JUMP, 1250),                            # 1235
        (JBITSN, 2, 4, 0, 65280, 22, 1239),      # 1236: code_type
        (MOVE, 26, 49),                          # 1237
        (JUMP, 1250),                            # 1238
        (JBITS, 2, 4, 0, 65280, 1, 1242),        # 1239: code_type
        (MOVE, 26, 46),                          # 1240
        (JUMP, 1250),                            # 1241
        (LOAD, 29, 2, 2),                        # 1242
        (JNE, 29, 86, 1246),                     # 1243
        (MOVE, 26, 64),                          # 1244
        (JUMP, 1250),                            # 1245
        (JNE, 29, 87, 1249),                     # 1246
        (MOVE, 26, 88),                          # 1247
        (JUMP, 1250),                            # 1248
        (MOVE, 26, 59),                          # 1249
        (JNE, 26, 48, 1258),                     # 1250
        (LOAD, 26, 16, 4),                       # 1251
        (LOAD, 27, 16, 5),                       # 1252
        (TEXT, 26, 3),                           # 1253
        (MOVE, 23, 26),                          # 1254
        (MOVE, 24, 27),                          # 1255
        (MOVE, 25, 48),                          # 1256
        (JUMP, 1378),                            # 1257
        (JBITSN, 2, 4, 0, 65280, 0, 1261),       # 1258: code_type
        (MOVE, 26, 43),                          # 1259
        (JUMP, 1288),                            # 1260
        (JBITSN, 2, 4, 0, 65280, 19, 1264),      # 1261: code_type
        (MOVE, 26, 44),                          # 1262
        (JUMP, 1288),                            # 1263
        (JBITSN, 2, 4, 0, 65280, 20, 1267),      # 1264: code_type
        (MOVE, 26, 48),                          # 1265
        (JUMP, 1288),                            # 1266
        (JBITSN, 2, 4, 0, 65280, 21, 1274),      # 1267: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 1271),       # 1268: swap_kind
        (MOVE, 29, 44),                          # 1269
        (JUMP, 1272),                            # 1270
        (MOVE, 29, 48),                          # 1271
        (MOVE, 26, 29),                          # 1272
        (JUMP, 1288),                            # 1273
        (JBITSN, 2, 4, 0, 65280, 22, 1277),      # 1274: code_type
        (MOVE, 26, 49),                          # 1275
        (JUMP, 1288),                            # 1276
        (JBITS, 2, 4, 0, 65280, 1, 1280),        # 1277: code_type
        (MOVE, 26, 46),                          # 1278
        (JUMP, 1288),                            # 1279
        (LOAD, 29, 2, 2),                        # 1280
        (JNE, 29, 86, 1284),                     # 1281
        (MOVE, 26, 64),                          # 1282
        (JUMP, 1288),                            # 1283
        (JNE, 29, 87, 1287),                     # 1284
        (MOVE, 26, 88),                          # 1285
        (JUMP, 1288),                            # 1286
        (MOVE, 26, 59),                          # 1287
        (JNE, 26, 49, 1296),                     # 1288
        (LOAD, 26, 16, 4),                       # 1289
        (LOAD, 27, 16, 5),                       # 1290
        (TEXT, 26, 4),                           # 1291
        (MOVE, 23, 26),                          # 1292
        (MOVE, 24, 27),                          # 1293
        (MOVE, 25, 49),                          # 1294
        (JUMP, 1378),                            # 1295
        (JBITSN, 2, 4, 0, 65280, 0, 1299),       # 1296: code_type
        (MOVE, 26, 43),                          # 1297
        (JUMP, 1326),                            # 1298
        (JBITSN, 2, 4, 0, 65280, 19, 1302),      # 1299: code_type
        (MOVE, 26, 44),                          # 1300
        (JUMP, 1326),                            # 1301
        (JBITSN, 2, 4, 0, 65280, 20, 1305),      # 1302: code_type
        (MOVE, 26, 48),                          # 1303
        (JUMP, 1326),                            # 1304
        (JBITSN, 2, 4, 0, 65280, 21, 1312),      # 1305: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 1309),       # 1306: swap_kind
        (MOVE, 29, 44),                          # 1307
        (JUMP, 1310),                            # 1308
        (MOVE, 29, 48),                          # 1309
        (MOVE, 26, 29),                          # 1310
        (JUMP, 1326),                            # 1311
        (JBITSN, 2, 4, 0, 65280, 22, 1315),      # 1312: code_type
        (MOVE, 26, 49),                          # 1313
        (JUMP, 1326),                            # 1314
        (JBITS, 2, 4, 0, 65280, 1, 1318),        # 1315: code_type
        (MOVE, 26, 46),                          # 1316
        (JUMP, 1326),                            # 1317
        (LOAD, 29, 2, 2),                        # 1318
        (JNE, 29, 86, 1322),                     # 1319
        (MOVE, 26, 64),                          # 1320
        (JUMP, 1326),                            # 1321
        (JNE, 29, 87, 1325),                     # 1322
        (MOVE, 26, 88),                          # 1323
        (JUMP, 1326),                            # 1324
        (MOVE, 26, 59),                          # 1325
        (JNE, 26, 64, 1334),                     # 1326
        (LOAD, 26, 16, 4),                       # 1327
        (LOAD, 27, 16, 5),                       # 1328
        (TEXT, 26, 5),                           # 1329
        (MOVE, 23, 26),                          # 1330
        (MOVE, 24, 27),                          # 1331
        (MOVE, 25, 59),                          # 1332
        (JUMP, 1378),                            # 1333
        (JBITSN, 2, 4, 0, 65280, 0, 1337),       # 1334: code_type
        (MOVE, 26, 43),                          # 1335
        (JUMP, 1364),                            # 1336
        (JBITSN, 2, 4, 0, 65280, 19, 1340),      # 1337: code_type
        (MOVE, 26, 44),                          # 1338
        (JUMP, 1364),                            # 1339
        (JBITSN, 2, 4, 0, 65280, 20, 1343),      # 1340: code_type
        (MOVE, 26, 48),                          # 1341
        (JUMP, 1364),                            # 1342
        (JBITSN, 2, 4, 0, 65280, 21, 1350),      # 1343: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 1347),       # 1344: swap_kind
        (MOVE, 29, 44),                          # 1345
        (JUMP, 1348),                            # 1346
        (MOVE, 29, 48),                          # 1347
        (MOVE, 26, 29),                          # 1348
        (JUMP, 1364),                            # 1349
        (JBITSN, 2, 4, 0, 65280, 22, 1353),      # 1350: code_type
        (MOVE, 26, 49),                          # 1351
        (JUMP, 1364),                            # 1352
        (JBITS, 2, 4, 0, 65280, 1, 1356),        # 1353: code_type
        (MOVE, 26, 46),                          # 1354
        (JUMP, 1364),                            # 1355
        (LOAD, 29, 2, 2),                        # 1356
        (JNE, 29, 86, 1360),                     # 1357
        (MOVE, 26, 64),                          # 1358
        (JUMP, 1364),                            # 1359
        (JNE, 29, 87, 1363),                     # 1360
        (MOVE, 26, 88),                          # 1361
        (JUMP, 1364),                            # 1362
        (MOVE, 26, 59),                          # 1363
        (JNE, 26, 88, 1372),                     # 1364
        (LOAD, 26, 16, 4),                       # 1365
        (LOAD, 27, 16, 5),                       # 1366
        (TEXT, 26, 6),                           # 1367
        (MOVE, 23, 26),                          # 1368
        (MOVE, 24, 27),                          # 1369
        (MOVE, 25, 64),                          # 1370
        (JUMP, 1378),                            # 1371
        (LOAD, 26, 16, 4),                       # 1372
        (LOAD, 27, 16, 5),                       # 1373
        (TEXT, 26, 1),                           # 1374
        (MOVE, 23, 26),                          # 1375
        (MOVE, 24, 27),                          # 1376
        (MOVE, 25, 43),                          # 1377
        (STORE, 16, 7, 23),                      # 1378
        (STORE, 16, 8, 24),                      # 1379
        (STORE, 16, 9, 25),                      # 1380
        (STORE, 16, 6, 43),                      # 1381
        (LOOP, 21, 0),                           # 1382
        (JUMP, 1110),                            # 1383
        (LOAD, 20, 6, 9),                        # 1384
        (JZ, 20, 1656),                          # 1385
        (ROWAT, 17, 10, 20),                     # 1386
        (JBITSN, 2, 4, 0, 65280, 0, 1390),       # 1387: code_type
        (MOVE, 21, 43),                          # 1388
        (JUMP, 1417),                            # 1389
        (JBITSN, 2, 4, 0, 65280, 19, 1393),      # 1390: code_type
        (MOVE, 21, 44),                          # 1391
        (JUMP, 1417),                            # 1392
        (JBITSN, 2, 4, 0, 65280, 20, 1396),      # 1393: code_type
        (MOVE, 21, 48),                          # 1394
        (JUMP, 1417),                            # 1395
        (JBITSN, 2, 4, 0, 65280, 21, 1403),      # 1396: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 1400),       # 1397: swap_kind
        (MOVE, 24, 44),                          # 1398
        (JUMP, 1401),                            # 1399
        (MOVE, 24, 48),                          # 1400
        (MOVE, 21, 24),                          # 1401
        (JUMP, 1417),                            # 1402
        (JBITSN, 2, 4, 0, 65280, 22, 1406),      # 1403: code_type
        (MOVE, 21, 49),                          # 1404
        (JUMP, 1417),                            # 1405
        (JBITS, 2, 4, 0, 65280, 1, 1409),        # 1406: code_type
        (MOVE, 21, 46),                          # 1407
        (JUMP, 1417),                            # 1408
        (LOAD, 24, 2, 2),                        # 1409
        (JNE, 24, 86, 1413),                     # 1410
        (MOVE, 21, 64),                          # 1411
        (JUMP, 1417),                            # 1412
        (JNE, 24, 87, 1416),                     # 1413
        (MOVE, 21, 88),                          # 1414
        (JUMP, 1417),                            # 1415
        (MOVE, 21, 59),                          # 1416
        (JEQ, 21, 46, 1656),                     # 1417
        (JBITSN, 2, 4, 0, 65280, 0, 1421),       # 1418: code_type
        (MOVE, 24, 43),                          # 1419
        (JUMP, 1448),                            # 1420
        (JBITSN, 2, 4, 0, 65280, 19, 1424),      # 1421: code_type
        (MOVE, 24, 44),                          # 1422
        (JUMP, 1448),                            # 1423
        (JBITSN, 2, 4, 0, 65280, 20, 1427),      # 1424: code_type
        (MOVE, 24, 48),                          # 1425
        (JUMP, 1448),                            # 1426
        (JBITSN, 2, 4, 0, 65280, 21, 1434),      # 1427: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 1431),       # 1428: swap_kind
        (MOVE, 27, 44),                          # 1429
        (JUMP, 1432),                            # 1430
        (MOVE, 27, 48),                          # 1431
        (MOVE, 24, 27),                          # 1432
        (JUMP, 1448),                            # 1433
        (JBITSN, 2, 4, 0, 65280, 22, 1437),      # 1434: code_type
        (MOVE, 24, 49),                          # 1435
        (JUMP, 1448),                            # 1436
        (JBITS, 2, 4, 0, 65280, 1, 1440),        # 1437: code_type
        (MOVE, 24, 46),                          # 1438
        (JUMP, 1448),                            # 1439
        (LOAD, 27, 2, 2),                        # 1440
        (JNE, 27, 86, 1444),                     # 1441
        (MOVE, 24, 64),                          # 1442
        (JUMP, 1448),                            # 1443
        (JNE, 27, 87, 1447),                     # 1444
        (MOVE, 24, 88),                          # 1445
        (JUMP, 1448),                            # 1446
        (MOVE, 24, 59),                          # 1447
        (JNE, 24, 43, 1456),                     # 1448
        (LOAD, 24, 17, 1),                       # 1449
        (LOAD, 25, 17, 2),                       # 1450
        (TEXT, 24, 0),                           # 1451
        (MOVE, 21, 24),                          # 1452
        (MOVE, 22, 25),                          # 1453
        (MOVE, 23, 46),                          # 1454
        (JUMP, 1652),                            # 1455
        (JBITSN, 2, 4, 0, 65280, 0, 1459),       # 1456: code_type
        (MOVE, 24, 43),                          # 1457
        (JUMP, 1486),                            # 1458
        (JBITSN, 2, 4, 0, 65280, 19, 1462),      # 1459: code_type
        (MOVE, 24, 44),                          # 1460
        (JUMP, 1486),                            # 1461
        (JBITSN, 2, 4, 0, 65280, 20, 1465),      # 1462: code_type
        (MOVE, 24, 48),                          # 1463
        (JUMP, 1486),                            # 1464
        (JBITSN, 2, 4, 0, 65280, 21, 1472),      # 1465: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 1469),       # 1466: swap_kind
        (MOVE, 27, 44),                          # 1467
        (JUMP, 1470),                            # 1468
        (MOVE, 27, 48),                          # 1469
        (MOVE, 24, 27),                          # 1470
        (JUMP, 1486),                            # 1471
        (JBITSN, 2, 4, 0, 65280, 22, 1475),      # 1472: code_type
        (MOVE, 24, 49),                          # 1473
        (JUMP, 1486),                            # 1474
        (JBITS, 2, 4, 0, 65280, 1, 1478),        # 1475: code_type
        (MOVE, 24, 46),                          # 1476
        (JUMP, 1486),                            # 1477
        (LOAD, 27, 2, 2),                        # 1478
        (JNE, 27, 86, 1482),                     # 1479
        (MOVE, 24, 64),                          # 1480
        (JUMP, 1486),                            # 1481
        (JNE, 27, 87, 1485),                     # 1482
        (MOVE, 24, 88),                          # 1483
        (JUMP, 1486),                            # 1484
        (MOVE, 24, 59),                          # 1485
        (JNE, 24, 44, 1494),                     # 1486
        (LOAD, 24, 17, 1),                       # 1487
        (LOAD, 25, 17, 2),                       # 1488
        (TEXT, 24, 2),                           # 1489
        (MOVE, 21, 24),                          # 1490
        (MOVE, 22, 25),                          # 1491
        (MOVE, 23, 44),                          # 1492
        (JUMP, 1652),                            # 1493
        (JBITSN, 2, 4, 0, 65280, 0, 1497),       # 1494: code_type
        (MOVE, 24, 43),                          # 1495
        (JUMP, 1524),                            # 1496
        (JBITSN, 2, 4, 0, 65280, 19, 1500),      # 1497: code_type
        (MOVE, 24, 44),                          # 1498
        (JUMP, 1524),                            # 1499
        (JBITSN, 2, 4, 0, 65280, 20, 1503),      # 1500: code_type
        (MOVE, 24, 48),                          # 1501
        (JUMP, 1524),                            # 1502
        (JBITSN, 2, 4, 0, 65280, 21, 1510),      # 1503: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 1507),       # 1504: swap_kind
        (MOVE, 27, 44),                          # 1505
        (JUMP, 1508),                            # 1506
        (MOVE, 27, 48),                          # 1507
        (MOVE, 24, 27),                          # 1508
        (JUMP, 1524),                            # 1509
        (JBITSN, 2, 4, 0, 65280, 22, 1513),      # 1510: code_type
        (MOVE, 24, 49),                          # 1511
        (JUMP, 1524),                            # 1512
        (JBITS, 2, 4, 0, 65280, 1, 1516),        # 1513: code_type
        (MOVE, 24, 46),                          # 1514
        (JUMP, 1524),                            # 1515
        (LOAD, 27, 2, 2),                        # 1516
        (JNE, 27, 86, 1520),                     # 1517
        (MOVE, 24, 64),                          # 1518
        (JUMP, 1524),                            # 1519
        (JNE, 27, 87, 1523),                     # 1520
        (MOVE, 24, 88),                          # 1521
        (JUMP, 1524),                            # 1522
        (MOVE, 24, 59),                          # 1523
        (JNE, 24, 48, 1532),                     # 1524
        (LOAD, 24, 17, 1),                       # 1525
        (LOAD, 25, 17, 2),                       # 1526
        (TEXT, 24, 3),                           # 1527
        (MOVE, 21, 24),                          # 1528
        (MOVE, 22, 25),                          # 1529
        (MOVE, 23, 48),                          # 1530
        (JUMP, 1652),                            # 1531
        (JBITSN, 2, 4, 0, 65280, 0, 1535),       # 1532: code_type
        (MOVE, 24, 43),                          # 1533
        (JUMP, 1562),                            # 1534
        (JBITSN, 2, 4, 0, 65280, 19, 1538),      # 1535: code_type
        (MOVE, 24, 44),                          # 1536
        (JUMP, 1562),                            # 1537
        (JBITSN, 2, 4, 0, 65280, 20, 1541),      # 1538: code_type
        (MOVE, 24, 48),                          # 1539
        (JUMP, 1562),                            # 1540
        (JBITSN, 2, 4, 0, 65280, 21, 1548),      # 1541: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 1545),       # 1542: swap_kind
        (MOVE, 27, 44),                          # 1543
        (JUMP, 1546),                            # 1544
        (MOVE, 27, 48),                          # 1545
        (MOVE, 24, 27),                          # 1546
        (JUMP, 1562),                            # 1547
        (JBITSN, 2, 4, 0, 65280, 22, 1551),      # 1548: code_type
        (MOVE, 24, 49),                          # 1549
        (JUMP, 1562),                            # 1550
        (JBITS, 2, 4, 0, 65280, 1, 1554),        # 1551: code_type
        (MOVE, 24, 46),                          # 1552
        (JUMP, 1562),                            # 1553
        (LOAD, 27, 2, 2),                        # 1554
        (JNE, 27, 86, 1558),                     # 1555
        (MOVE, 24, 64),                          # 1556
        (JUMP, 1562),                            # 1557
        (JNE, 27, 87, 1561),                     # 1558
        (MOVE, 24, 88),                          # 1559
        (JUMP, 1562),                            # 1560
        (MOVE, 24, 59),                          # 1561
        (JNE, 24, 49, 1570),                     # 1562
        (LOAD, 24, 17, 1),                       # 1563
        (LOAD, 25, 17, 2),                       # 1564
        (TEXT, 24, 4),                           # 1565
        (MOVE, 21, 24),                          # 1566
        (MOVE, 22, 25),                          # 1567
        (MOVE, 23, 49),                          # 1568
        (JUMP, 1652),                            # 1569
        (JBITSN, 2, 4, 0, 65280, 0, 1573),       # 1570: code_type
        (MOVE, 24, 43),                          # 1571
        (JUMP, 1600),                            # 1572
        (JBITSN, 2, 4, 0, 65280, 19, 1576),      # 1573: code_type
        (MOVE, 24, 44),                          # 1574
        (JUMP, 1600),                            # 1575
        (JBITSN, 2, 4, 0, 65280, 20, 1579),      # 1576: code_type
        (MOVE, 24, 48),                          # 1577
        (JUMP, 1600),                            # 1578
        (JBITSN, 2, 4, 0, 65280, 21, 1586),      # 1579: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 1583),       # 1580: swap_kind
        (MOVE, 27, 44),                          # 1581
        (JUMP, 1584),                            # 1582
        (MOVE, 27, 48),                          # 1583
        (MOVE, 24, 27),                          # 1584
        (JUMP, 1600),                            # 1585
        (JBITSN, 2, 4, 0, 65280, 22, 1589),      # 1586: code_type
        (MOVE, 24, 49),                          # 1587
        (JUMP, 1600),                            # 1588
        (JBITS, 2, 4, 0, 65280, 1, 1592),        # 1589: code_type
        (MOVE, 24, 46),                          # 1590
        (JUMP, 1600),                            # 1591
        (LOAD, 27, 2, 2),                        # 1592
        (JNE, 27, 86, 1596),                     # 1593
        (MOVE, 24, 64),                          # 1594
        (JUMP, 1600),                            # 1595
        (JNE, 27, 87, 1599),                     # 1596
        (MOVE, 24, 88),                          # 1597
        (JUMP, 1600),                            # 1598
        (MOVE, 24, 59),                          # 1599
        (JNE, 24, 64, 1608),                     # 1600
        (LOAD, 24, 17, 1),                       # 1601
        (LOAD, 25, 17, 2),                       # 1602
        (TEXT, 24, 5),                           # 1603
        (MOVE, 21, 24),                          # 1604
        (MOVE, 22, 25),                          # 1605
        (MOVE, 23, 59),                          # 1606
        (JUMP, 1652),                            # 1607
        (JBITSN, 2, 4, 0, 65280, 0, 1611),       # 1608: code_type
        (MOVE, 24, 43),                          # 1609
        (JUMP, 1638),                            # 1610
        (JBITSN, 2, 4, 0, 65280, 19, 1614),      # 1611: code_type
        (MOVE, 24, 44),                          # 1612
        (JUMP, 1638),                            # 1613
        (JBITSN, 2, 4, 0, 65280, 20, 1617),      # 1614: code_type
        (MOVE, 24, 48),                          # 1615
        (JUMP, 1638),                            # 1616
        (JBITSN, 2, 4, 0, 65280, 21, 1624),      # 1617: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 1621),       # 1618: swap_kind
        (MOVE, 27, 44),                          # 1619
        (JUMP, 1622),                            # 1620
        (MOVE, 27, 48),                          # 1621
        (MOVE, 24, 27),                          # 1622
        (JUMP, 1638),                            # 1623
        (JBITSN, 2, 4, 0, 65280, 22, 1627),      # 1624: code_type
        (MOVE, 24, 49),                          # 1625
        (JUMP, 1638),                            # 1626
        (JBITS, 2, 4, 0, 65280, 1, 1630),        # 1627: code_type
        (MOVE, 24, 46),                          # 1628
        (JUMP, 1638),                            # 1629
        (LOAD, 27, 2, 2),                        # 1630
        (JNE, 27, 86, 1634),                     # 1631
        (MOVE, 24, 64),                          # 1632
        (JUMP, 1638),                            # 1633
        (JNE, 27, 87, 1637),                     # 1634
        (MOVE, 24, 88),                          # 1635
        (JUMP, 1638),                            # 1636
        (MOVE, 24, 59),                          # 1637
        (JNE, 24, 88, 1646),                     # 1638
        (LOAD, 24, 17, 1),                       # 1639
        (LOAD, 25, 17, 2),                       # 1640
        (TEXT, 24, 6),                           # 1641
        (MOVE, 21, 24),                          # 1642
        (MOVE, 22, 25),                          # 1643
        (MOVE, 23, 64),                          # 1644
        (JUMP, 1652),                            # 1645
        (LOAD, 24, 17, 1),                       # 1646
        (LOAD, 25, 17, 2),                       # 1647
        (TEXT, 24, 1),                           # 1648
        (MOVE, 21, 24),                          # 1649
        (MOVE, 22, 25),                          # 1650
        (MOVE, 23, 43),                          # 1651
        (STORE, 17, 4, 21),                      # 1652
        (STORE, 17, 5, 22),                      # 1653
        (STORE, 17, 6, 23),                      # 1654
        (STORE, 17, 3, 43),                      # 1655
        (LOAD, 20, 6, 13),                       # 1656
        (JZ, 20, 1708),                          # 1657
        (ROWAT, 25, 16, 20),                     # 1658
        (U1, 21, 25, 1, 0),                      # 1659
        (JGE, 21, 76, 1669),                     # 1660
        (LOAD, 21, 25, 2),                       # 1661
        (JZ, 21, 3961),                          # 1662
        (LOAD, 22, 25, 3),                       # 1663
        (LOAD, 23, 25, 4),                       # 1664
        (BYTE, 24, 22, 46),                      # 1665
        (LT, 25, 24, 54),                        # 1666
        (STORE, 25, 11, 25),                     # 1667
        (STORE, 25, 10, 43),                     # 1668
        (U1, 21, 25, 1, 0),                      # 1669
        (JGE, 21, 76, 1679),                     # 1670
        (LOAD, 21, 25, 2),                       # 1671
        (JZ, 21, 3961),                          # 1672
        (LOAD, 22, 25, 3),                       # 1673
        (LOAD, 23, 25, 4),                       # 1674
        (BYTE, 24, 22, 46),                      # 1675
        (EQ, 25, 24, 54),                        # 1676
        (STORE, 25, 13, 25),                     # 1677
        (STORE, 25, 12, 43),                     # 1678
        (U1, 21, 25, 1, 0),                      # 1679
        (JGE, 21, 76, 1708),                     # 1680
        (LOAD, 21, 25, 2),                       # 1681
        (JZ, 21, 3961),                          # 1682
        (LOAD, 22, 25, 3),                       # 1683
        (LOAD, 23, 25, 4),                       # 1684
        (BYTE, 24, 22, 46),                      # 1685
        (JEQ, 24, 54, 1708),                     # 1686
        (LOAD, 24, 25, 2),                       # 1687
        (JZ, 24, 3961),                          # 1688
        (LOAD, 25, 25, 3),                       # 1689
        (LOAD, 26, 25, 4),                       # 1690
        (BYTE, 27, 25, 46),                      # 1691
        (JGE, 27, 54, 1700),                     # 1692
        (LOAD, 24, 25, 2),                       # 1693
        (JZ, 24, 3961),                          # 1694
        (LOAD, 25, 25, 3),                       # 1695
        (LOAD, 26, 25, 4),                       # 1696
        (BYTE, 27, 25, 46),                      # 1697
        (SUB, 21, 89, 27),                       # 1698
        (JUMP, 1706),                            # 1699
        (LOAD, 24, 25, 2),                       # 1700
        (JZ, 24, 3961),                          # 1701
        (LOAD, 25, 25, 3),                       # 1702
        (LOAD, 26, 25, 4),                       # 1703
        (BYTE, 27, 25, 46),                      # 1704
        (SUB, 21, 27, 90),                       # 1705
        (STORE, 25, 15, 21),                     # 1706
        (STORE, 25, 14, 43),                     # 1707
        (LOAD, 20, 6, 15),                       # 1708
        (JZ, 20, 2787),                          # 1709
        (ROWAT, 28, 19, 20),                     # 1710
        (JBITSN, 2, 4, 0, 65280, 0, 1714),       # 1711: code_type
        (MOVE, 21, 43),                          # 1712
        (JUMP, 1741),                            # 1713
        (JBITSN, 2, 4, 0, 65280, 19, 1717),      # 1714: code_type
        (MOVE, 21, 44),                          # 1715
        (JUMP, 1741),                            # 1716
        (JBITSN, 2, 4, 0, 65280, 20, 1720),      # 1717: code_type
        (MOVE, 21, 48),                          # 1718
        (JUMP, 1741),                            # 1719
        (JBITSN, 2, 4, 0, 65280, 21, 1727),      # 1720: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 1724),       # 1721: swap_kind
        (MOVE, 24, 44),                          # 1722
        (JUMP, 1725),                            # 1723
        (MOVE, 24, 48),                          # 1724
        (MOVE, 21, 24),                          # 1725
        (JUMP, 1741),                            # 1726
        (JBITSN, 2, 4, 0, 65280, 22, 1730),      # 1727: code_type
        (MOVE, 21, 49),                          # 1728
        (JUMP, 1741),                            # 1729
        (JBITS, 2, 4, 0, 65280, 1, 1733),        # 1730: code_type
        (MOVE, 21, 46),                          # 1731
        (JUMP, 1741),                            # 1732
        (LOAD, 24, 2, 2),                        # 1733
        (JNE, 24, 86, 1737),                     # 1734
        (MOVE, 21, 64),                          # 1735
        (JUMP, 1741),                            # 1736
        (JNE, 24, 87, 1740),                     # 1737
        (MOVE, 21, 88),                          # 1738
        (JUMP, 1741),                            # 1739
        (MOVE, 21, 59),                          # 1740
        (JEQ, 21, 46, 1980),                     # 1741
        (JBITSN, 2, 4, 0, 65280, 0, 1745),       # 1742: code_type
        (MOVE, 24, 43),                          # 1743
        (JUMP, 1772),                            # 1744
        (JBITSN, 2, 4, 0, 65280, 19, 1748),      # 1745: code_type
        (MOVE, 24, 44),                          # 1746
        (JUMP, 1772),                            # 1747
        (JBITSN, 2, 4, 0, 65280, 20, 1751),      # 1748: code_type
        (MOVE, 24, 48),                          # 1749
        (JUMP, 1772),                            # 1750
        (JBITSN, 2, 4, 0, 65280, 21, 1758),      # 1751: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 1755),       # 1752: swap_kind
        (MOVE, 27, 44),                          # 1753
        (JUMP, 1756),                            # 1754
        (MOVE, 27, 48),                          # 1755
        (MOVE, 24, 27),                          # 1756
        (JUMP, 1772),                            # 1757
        (JBITSN, 2, 4, 0, 65280, 22, 1761),      # 1758: code_type
        (MOVE, 24, 49),                          # 1759
        (JUMP, 1772),                            # 1760
        (JBITS, 2, 4, 0, 65280, 1, 1764),        # 1761: code_type
        (MOVE, 24, 46),                          # 1762
        (JUMP, 1772),                            # 1763
        (LOAD, 27, 2, 2),                        # 1764
        (JNE, 27, 86, 1768),                     # 1765
        (MOVE, 24, 64),                          # 1766
        (JUMP, 1772),                            # 1767
        (JNE, 27, 87, 1771),                     # 1768
        (MOVE, 24, 88),                          # 1769
        (JUMP, 1772),                            # 1770
        (MOVE, 24, 59),                          # 1771
        (JNE, 24, 43, 1780),                     # 1772
        (LOAD, 24, 28, 4),                       # 1773
        (LOAD, 25, 28, 5),                       # 1774
        (TEXT, 24, 0),                           # 1775
        (MOVE, 21, 24),                          # 1776
        (MOVE, 22, 25),                          # 1777
        (MOVE, 23, 46),                          # 1778
        (JUMP, 1976),                            # 1779
        (JBITSN, 2, 4, 0, 65280, 0, 1783),       # 1780: code_type
        (MOVE, 24, 43),                          # 1781
        (JUMP, 1810),                            # 1782
        (JBITSN, 2, 4, 0, 65280, 19, 1786),      # 1783: code_type
        (MOVE, 24, 44),                          # 1784
        (JUMP, 1810),                            # 1785
        (JBITSN, 2, 4, 0, 65280, 20, 1789),      # 1786: code_type
        (MOVE, 24, 48),                          # 1787
        (JUMP, 1810),                            # 1788
        (JBITSN, 2, 4, 0, 65280, 21, 1796),      # 1789: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 1793),       # 1790: swap_kind
        (MOVE, 27, 44),                          # 1791
        (JUMP, 1794),                            # 1792
        (MOVE, 27, 48),                          # 1793
        (MOVE, 24, 27),                          # 1794
        (JUMP, 1810),                            # 1795
        (JBITSN, 2, 4, 0, 65280, 22, 1799),      # 1796: code_type
        (MOVE, 24, 49),                          # 1797
        (JUMP, 1810),                            # 1798
        (JBITS, 2, 4, 0, 65280, 1, 1802),        # 1799: code_type
        (MOVE, 24, 46),                          # 1800
        (JUMP, 1810),                            # 1801
        (LOAD, 27, 2, 2),                        # 1802
        (JNE, 27, 86, 1806),                     # 1803
        (MOVE, 24, 64),                          # 1804
        (JUMP, 1810),                            # 1805
        (JNE, 27, 87, 1809),                     # 1806
        (MOVE, 24, 88),                          # 1807
        (JUMP, 1810),                            # 1808
        (MOVE, 24, 59),                          # 1809
        (JNE, 24, 44, 1818),                     # 1810
        (LOAD, 24, 28, 4),                       # 1811
        (LOAD, 25, 28, 5),                       # 1812
        (TEXT, 24, 2),                           # 1813
        (MOVE, 21, 24),                          # 1814
        (MOVE, 22, 25),                          # 1815
        (MOVE, 23, 44),                          # 1816
        (JUMP, 1976),                            # 1817
        (JBITSN, 2, 4, 0, 65280, 0, 1821),       # 1818: code_type
        (MOVE, 24, 43),                          # 1819
        (JUMP, 1848),                            # 1820
        (JBITSN, 2, 4, 0, 65280, 19, 1824),      # 1821: code_type
        (MOVE, 24, 44),                          # 1822
        (JUMP, 1848),                            # 1823
        (JBITSN, 2, 4, 0, 65280, 20, 1827),      # 1824: code_type
        (MOVE, 24, 48),                          # 1825
        (JUMP, 1848),                            # 1826
        (JBITSN, 2, 4, 0, 65280, 21, 1834),      # 1827: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 1831),       # 1828: swap_kind
        (MOVE, 27, 44),                          # 1829
        (JUMP, 1832),                            # 1830
        (MOVE, 27, 48),                          # 1831
        (MOVE, 24, 27),                          # 1832
        (JUMP, 1848),                            # 1833
        (JBITSN, 2, 4, 0, 65280, 22, 1837),      # 1834: code_type
        (MOVE, 24, 49),                          # 1835
        (JUMP, 1848),                            # 1836
        (JBITS, 2, 4, 0, 65280, 1, 1840),        # 1837: code_type
        (MOVE, 24, 46),                          # 1838
        (JUMP, 1848),                            # 1839
        (LOAD, 27, 2, 2),                        # 1840
        (JNE, 27, 86, 1844),                     # 1841
        (MOVE, 24, 64),                          # 1842
        (JUMP, 1848),                            # 1843
        (JNE, 27, 87, 1847),                     # 1844
        (MOVE, 24, 88),                          # 1845
        (JUMP, 1848),                            # 1846
        (MOVE, 24, 59),                          # 1847
        (JNE, 24, 48, 1856),                     # 1848
        (LOAD, 24, 28, 4),                       # 1849
        (LOAD, 25, 28, 5),                       # 1850
        (TEXT, 24, 3),                           # 1851
        (MOVE, 21, 24),                          # 1852
        (MOVE, 22, 25),                          # 1853
        (MOVE, 23, 48),                          # 1854
        (JUMP, 1976),                            # 1855
        (JBITSN, 2, 4, 0, 65280, 0, 1859),       # 1856: code_type
        (MOVE, 24, 43),                          # 1857
        (JUMP, 1886),                            # 1858
        (JBITSN, 2, 4, 0, 65280, 19, 1862),      # 1859: code_type
        (MOVE, 24, 44),                          # 1860
        (JUMP, 1886),                            # 1861
        (JBITSN, 2, 4, 0, 65280, 20, 1865),      # 1862: code_type
        (MOVE, 24, 48),                          # 1863
        (JUMP, 1886),                            # 1864
        (JBITSN, 2, 4, 0, 65280, 21, 1872),      # 1865: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 1869),       # 1866: swap_kind
        (MOVE, 27, 44),                          # 1867
        (JUMP, 1870),                            # 1868
        (MOVE, 27, 48),                          # 1869
        (MOVE, 24, 27),                          # 1870
        (JUMP, 1886),                            # 1871
        (JBITSN, 2, 4, 0, 65280, 22, 1875),      # 1872: code_type
        (MOVE, 24, 49),                          # 1873
        (JUMP, 1886),                            # 1874
        (JBITS, 2, 4, 0, 65280, 1, 1878),        # 1875: code_type
        (MOVE, 24, 46),                          # 1876
        (JUMP, 1886),                            # 1877
        (LOAD, 27, 2, 2),                        # 1878
        (JNE, 27, 86, 1882),                     # 1879
        (MOVE, 24, 64),                          # 1880
        (JUMP, 1886),                            # 1881
        (JNE, 27, 87, 1885),                     # 1882
        (MOVE, 24, 88),                          # 1883
        (JUMP, 1886),                            # 1884
        (MOVE, 24, 59),                          # 1885
        (JNE, 24, 49, 1894),                     # 1886
        (LOAD, 24, 28, 4),                       # 1887
        (LOAD, 25, 28, 5),                       # 1888
        (TEXT, 24, 4),                           # 1889
        (MOVE, 21, 24),                          # 1890
        (MOVE, 22, 25),                          # 1891
        (MOVE, 23, 49),                          # 1892
        (JUMP, 1976),                            # 1893
        (JBITSN, 2, 4, 0, 65280, 0, 1897),       # 1894: code_type
        (MOVE, 24, 43),                          # 1895
        (JUMP, 1924),                            # 1896
        (JBITSN, 2, 4, 0, 65280, 19, 1900),      # 1897: code_type
        (MOVE, 24, 44),                          # 1898
        (JUMP, 1924),                            # 1899
        (JBITSN, 2, 4, 0, 65280, 20, 1903),      # 1900: code_type
        (MOVE, 24, 48),                          # 1901
        (JUMP, 1924),                            # 1902
        (JBITSN, 2, 4, 0, 65280, 21, 1910),      # 1903: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 1907),       # 1904: swap_kind
        (MOVE, 27, 44),                          # 1905
        (JUMP, 1908),                            # 1906
        (MOVE, 27, 48),                          # 1907
        (MOVE, 24, 27),                          # 1908
        (JUMP, 1924),                            # 1909
        (JBITSN, 2, 4, 0, 65280, 22, 1913),      # 1910: code_type
        (MOVE, 24, 49),                          # 1911
        (JUMP, 1924),                            # 1912
        (JBITS, 2, 4, 0, 65280, 1, 1916),        # 1913: code_type
        (MOVE, 24, 46),                          # 1914
        (JUMP, 1924),                            # 1915
        (LOAD, 27, 2, 2),                        # 1916
        (JNE, 27, 86, 1920),                     # 1917
        (MOVE, 24, 64),                          # 1918
        (JUMP, 1924),                            # 1919
        (JNE, 27, 87, 1923),                     # 1920
        (MOVE, 24, 88),                          # 1921
        (JUMP, 1924),                            # 1922
        (MOVE, 24, 59),                          # 1923
        (JNE, 24, 64, 1932),                     # 1924
        (LOAD, 24, 28, 4),                       # 1925
        (LOAD, 25, 28, 5),                       # 1926
        (TEXT, 24, 5),                           # 1927
        (MOVE, 21, 24),                          # 1928
        (MOVE, 22, 25),                          # 1929
        (MOVE, 23, 59),                          # 1930
        (JUMP, 1976),                            # 1931
        (JBITSN, 2, 4, 0, 65280, 0, 1935),       # 1932: code_type
        (MOVE, 24, 43),                          # 1933
        (JUMP, 1962),                            # 1934
        (JBITSN, 2, 4, 0, 65280, 19, 1938),      # 1935: code_type
        (MOVE, 24, 44),                          # 1936
        (JUMP, 1962),                            # 1937
        (JBITSN, 2, 4, 0, 65280, 20, 1941),      # 1938: code_type
        (MOVE, 24, 48),                          # 1939
        (JUMP, 1962),                            # 1940
        (JBITSN, 2, 4, 0, 65280, 21, 1948),      # 1941: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 1945),       # 1942: swap_kind
        (MOVE, 27, 44),                          # 1943
        (JUMP, 1946),                            # 1944
        (MOVE, 27, 48),                          # 1945
        (MOVE, 24, 27),                          # 1946
        (JUMP, 1962),                            # 1947
        (JBITSN, 2, 4, 0, 65280, 22, 1951),      # 1948: code_type
        (MOVE, 24, 49),                          # 1949
        (JUMP, 1962),                            # 1950
        (JBITS, 2, 4, 0, 65280, 1, 1954),        # 1951: code_type
        (MOVE, 24, 46),                          # 1952
        (JUMP, 1962),                            # 1953
        (LOAD, 27, 2, 2),                        # 1954
        (JNE, 27, 86, 1958),                     # 1955
        (MOVE, 24, 64),                          # 1956
        (JUMP, 1962),                            # 1957
        (JNE, 27, 87, 1961),                     # 1958
        (MOVE, 24, 88),                          # 1959
        (JUMP, 1962),                            # 1960
        (MOVE, 24, 59),                          # 1961
        (JNE, 24, 88, 1970),                     # 1962
        (LOAD, 24, 28, 4),                       # 1963
        (LOAD, 25, 28, 5),                       # 1964
        (TEXT, 24, 6),                           # 1965
        (MOVE, 21, 24),                          # 1966
        (MOVE, 22, 25),                          # 1967
        (MOVE, 23, 64),                          # 1968
        (JUMP, 1976),                            # 1969
        (LOAD, 24, 28, 4),                       # 1970
        (LOAD, 25, 28, 5),                       # 1971
        (TEXT, 24, 1),                           # 1972
        (MOVE, 21, 24),                          # 1973
        (MOVE, 22, 25),                          # 1974
        (MOVE, 23, 43),                          # 1975
        (STORE, 28, 22, 21),                     # 1976
        (STORE, 28, 23, 22),                     # 1977
        (STORE, 28, 24, 23),                     # 1978
        (STORE, 28, 21, 43),                     # 1979
        (JBITSN, 2, 4, 0, 65280, 0, 1983),       # 1980: code_type
        (MOVE, 21, 43),                          # 1981
        (JUMP, 2010),                            # 1982
        (JBITSN, 2, 4, 0, 65280, 19, 1986),      # 1983: code_type
        (MOVE, 21, 44),                          # 1984
        (JUMP, 2010),                            # 1985
        (JBITSN, 2, 4, 0, 65280, 20, 1989),      # 1986: code_type
        (MOVE, 21, 48),                          # 1987
        (JUMP, 2010),                            # 1988
        (JBITSN, 2, 4, 0, 65280, 21, 1996),      # 1989: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 1993),       # 1990: swap_kind
        (MOVE, 24, 44),                          # 1991
        (JUMP, 1994),                            # 1992
        (MOVE, 24, 48),                          # 1993
        (MOVE, 21, 24),                          # 1994
        (JUMP, 2010),                            # 1995
        (JBITSN, 2, 4, 0, 65280, 22, 1999),      # 1996: code_type
        (MOVE, 21, 49),                          # 1997
        (JUMP, 2010),                            # 1998
        (JBITS, 2, 4, 0, 65280, 1, 2002),        # 1999: code_type
        (MOVE, 21, 46),                          # 2000
        (JUMP, 2010),                            # 2001
        (LOAD, 24, 2, 2),                        # 2002
        (JNE, 24, 86, 2006),                     # 2003
        (MOVE, 21, 64),                          # 2004
        (JUMP, 2010),                            # 2005
        (JNE, 24, 87, 2009),                     # 2006
        (MOVE, 21, 88),                          # 2007
        (JUMP, 2010),                            # 2008
        (MOVE, 21, 59),                          # 2009
        (JEQ, 21, 46, 2249),                     # 2010
        (JBITSN, 2, 4, 0, 65280, 0, 2014),       # 2011: code_type
        (MOVE, 24, 43),                          # 2012
        (JUMP, 2041),                            # 2013
        (JBITSN, 2, 4, 0, 65280, 19, 2017),      # 2014: code_type
        (MOVE, 24, 44),                          # 2015
        (JUMP, 2041),                            # 2016
        (JBITSN, 2, 4, 0, 65280, 20, 2020),      # 2017: code_type
        (MOVE, 24, 48),                          # 2018
        (JUMP, 2041),                            # 2019
        (JBITSN, 2, 4, 0, 65280, 21, 2027),      # 2020: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 2024),       # 2021: swap_kind
        (MOVE, 27, 44),                          # 2022
        (JUMP, 2025),                            # 2023
        (MOVE, 27, 48),                          # 2024
        (MOVE, 24, 27),                          # 2025
        (JUMP, 2041),                            # 2026
        (JBITSN, 2, 4, 0, 65280, 22, 2030),      # 2027: code_type
        (MOVE, 24, 49),                          # 2028
        (JUMP, 2041),                            # 2029
        (JBITS, 2, 4, 0, 65280, 1, 2033),        # 2030: code_type
        (MOVE, 24, 46),                          # 2031
        (JUMP, 2041),                            # 2032
        (LOAD, 27, 2, 2),                        # 2033
        (JNE, 27, 86, 2037),                     # 2034
        (MOVE, 24, 64),                          # 2035
        (JUMP, 2041),                            # 2036
        (JNE, 27, 87, 2040),                     # 2037
        (MOVE, 24, 88),                          # 2038
        (JUMP, 2041),                            # 2039
        (MOVE, 24, 59),                          # 2040
        (JNE, 24, 43, 2049),                     # 2041
        (LOAD, 24, 28, 9),                       # 2042
        (LOAD, 25, 28, 10),                      # 2043
        (TEXT, 24, 0),                           # 2044
        (MOVE, 21, 24),                          # 2045
        (MOVE, 22, 25),                          # 2046
        (MOVE, 23, 46),                          # 2047
        (JUMP, 2245),                            # 2048
        (JBITSN, 2, 4, 0, 65280, 0, 2052),       # 2049: code_type
        (MOVE, 24, 43),                          # 2050
        (JUMP, 2079),                            # 2051
        (JBITSN, 2, 4, 0, 65280, 19, 2055),      # 2052: code_type
        (MOVE, 24, 44),                          # 2053
        (JUMP, 2079),                            # 2054
        (JBITSN, 2, 4, 0, 65280, 20, 2058),      # 2055: code_type
        (MOVE, 24, 48),                          # 2056
        (JUMP, 2079),                            # 2057
        (JBITSN, 2, 4, 0, 65280, 21, 2065),      # 2058: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 2062),       # 2059: swap_kind
        (MOVE, 27, 44),                          # 2060
        (JUMP, 2063),                            # 2061
        (MOVE, 27, 48),                          # 2062
        (MOVE, 24, 27),                          # 2063
        (JUMP, 2079),                            # 2064
        (JBITSN, 2, 4, 0, 65280, 22, 2068),      # 2065: code_type
        (MOVE, 24, 49),                          # 2066
        (JUMP, 2079),                            # 2067
        (JBITS, 2, 4, 0, 65280, 1, 2071),        # 2068: code_type
        (MOVE, 24, 46),                          # 2069
        (JUMP, 2079),                            # 2070
        (LOAD, 27, 2, 2),                        # 2071
        (JNE, 27, 86, 2075),                     # 2072
        (MOVE, 24, 64),                          # 2073
        (JUMP, 2079),                            # 2074
        (JNE, 27, 87, 2078),                     # 2075
        (MOVE, 24, 88),                          # 2076
        (JUMP, 2079),                            # 2077
        (MOVE, 24, 59),                          # 2078
        (JNE, 24, 44, 2087),                     # 2079
        (LOAD, 24, 28, 9),                       # 2080
        (LOAD, 25, 28, 10),                      # 2081
        (TEXT, 24, 2),                           # 2082
        (MOVE, 21, 24),                          # 2083
        (MOVE, 22, 25),                          # 2084
        (MOVE, 23, 44),                          # 2085
        (JUMP, 2245),                            # 2086
        (JBITSN, 2, 4, 0, 65280, 0, 2090),       # 2087: code_type
        (MOVE, 24, 43),                          # 2088
        (JUMP, 2117),                            # 2089
        (JBITSN, 2, 4, 0, 65280, 19, 2093),      # 2090: code_type
        (MOVE, 24, 44),                          # 2091
        (JUMP, 2117),                            # 2092
        (JBITSN, 2, 4, 0, 65280, 20, 2096),      # 2093: code_type
        (MOVE, 24, 48),                          # 2094
        (JUMP, 2117),                            # 2095
        (JBITSN, 2, 4, 0, 65280, 21, 2103),      # 2096: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 2100),       # 2097: swap_kind
        (MOVE, 27, 44),                          # 2098
        (JUMP, 2101),                            # 2099
        (MOVE, 27, 48),                          # 2100
        (MOVE, 24, 27),                          # 2101
        (JUMP, 2117),                            # 2102
        (JBITSN, 2, 4, 0, 65280, 22, 2106),      # 2103: code_type
        (MOVE, 24, 49),                          # 2104
        (JUMP, 2117),                            # 2105
        (JBITS, 2, 4, 0, 65280, 1, 2109),        # 2106: code_type
        (MOVE, 24, 46),                          # 2107
        (JUMP, 2117),                            # 2108
        (LOAD, 27, 2, 2),                        # 2109
        (JNE, 27, 86, 2113),                     # 2110
        (MOVE, 24, 64),                          # 2111
        (JUMP, 2117),                            # 2112
        (JNE, 27, 87, 2116),                     # 2113
        (MOVE, 24, 88),                          # 2114
        (JUMP, 2117),                            # 2115
        (MOVE, 24, 59),                          # 2116
        (JNE, 24, 48, 2125),                     # 2117
        (LOAD, 24, 28, 9),                       # 2118
        (LOAD, 25, 28, 10),                      # 2119
        (TEXT, 24, 3),                           # 2120
        (MOVE, 21, 24),                          # 2121
        (MOVE, 22, 25),                          # 2122
        (MOVE, 23, 48),                          # 2123
        (JUMP, 2245),                            # 2124
        (JBITSN, 2, 4, 0, 65280, 0, 2128),       # 2125: code_type
        (MOVE, 24, 43),                          # 2126
        (JUMP, 2155),                            # 2127
        (JBITSN, 2, 4, 0, 65280, 19, 2131),      # 2128: code_type
        (MOVE, 24, 44),                          # 2129
        (JUMP, 2155),                            # 2130
        (JBITSN, 2, 4, 0, 65280, 20, 2134),      # 2131: code_type
        (MOVE, 24, 48),                          # 2132
        (JUMP, 2155),                            # 2133
        (JBITSN, 2, 4, 0, 65280, 21, 2141),      # 2134: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 2138),       # 2135: swap_kind
        (MOVE, 27, 44),                          # 2136
        (JUMP, 2139),                            # 2137
        (MOVE, 27, 48),                          # 2138
        (MOVE, 24, 27),                          # 2139
        (JUMP, 2155),                            # 2140
        (JBITSN, 2, 4, 0, 65280, 22, 2144),      # 2141: code_type
        (MOVE, 24, 49),                          # 2142
        (JUMP, 2155),                            # 2143
        (JBITS, 2, 4, 0, 65280, 1, 2147),        # 2144: code_type
        (MOVE, 24, 46),                          # 2145
        (JUMP, 2155),                            # 2146
        (LOAD, 27, 2, 2),                        # 2147
        (JNE, 27, 86, 2151),                     # 2148
        (MOVE, 24, 64),                          # 2149
        (JUMP, 2155),                            # 2150
        (JNE, 27, 87, 2154),                     # 2151
        (MOVE, 24, 88),                          # 2152
        (JUMP, 2155),                            # 2153
        (MOVE, 24, 59),                          # 2154
        (JNE, 24, 49, 2163),                     # 2155
        (LOAD, 24, 28, 9),                       # 2156
        (LOAD, 25, 28, 10),                      # 2157
        (TEXT, 24, 4),                           # 2158
        (MOVE, 21, 24),                          # 2159
        (MOVE, 22, 25),                          # 2160
        (MOVE, 23, 49),                          # 2161
        (JUMP, 2245),                            # 2162
        (JBITSN, 2, 4, 0, 65280, 0, 2166),       # 2163: code_type
        (MOVE, 24, 43),                          # 2164
        (JUMP, 2193),                            # 2165
        (JBITSN, 2, 4, 0, 65280, 19, 2169),      # 2166: code_type
        (MOVE, 24, 44),                          # 2167
        (JUMP, 2193),                            # 2168
        (JBITSN, 2, 4, 0, 65280, 20, 2172),      # 2169: code_type
        (MOVE, 24, 48),                          # 2170
        (JUMP, 2193),                            # 2171
        (JBITSN, 2, 4, 0, 65280, 21, 2179),      # 2172: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 2176),       # 2173: swap_kind
        (MOVE, 27, 44),                          # 2174
        (JUMP, 2177),                            # 2175
        (MOVE, 27, 48),                          # 2176
        (MOVE, 24, 27),                          # 2177
        (JUMP, 2193),                            # 2178
        (JBITSN, 2, 4, 0, 65280, 22, 2182),      # 2179: code_type
        (MOVE, 24, 49),                          # 2180
        (JUMP, 2193),                            # 2181
        (JBITS, 2, 4, 0, 65280, 1, 2185),        # 2182: code_type
        (MOVE, 24, 46),                          # 2183
        (JUMP, 2193),                            # 2184
        (LOAD, 27, 2, 2),                        # 2185
        (JNE, 27, 86, 2189),                     # 2186
        (MOVE, 24, 64),                          # 2187
        (JUMP, 2193),                            # 2188
        (JNE, 27, 87, 2192),                     # 2189
        (MOVE, 24, 88),                          # 2190
        (JUMP, 2193),                            # 2191
        (MOVE, 24, 59),                          # 2192
        (JNE, 24, 64, 2201),                     # 2193
        (LOAD, 24, 28, 9),                       # 2194
        (LOAD, 25, 28, 10),                      # 2195
        (TEXT, 24, 5),                           # 2196
        (MOVE, 21, 24),                          # 2197
        (MOVE, 22, 25),                          # 2198
        (MOVE, 23, 59),                          # 2199
        (JUMP, 2245),                            # 2200
        (JBITSN, 2, 4, 0, 65280, 0, 2204),       # 2201: code_type
        (MOVE, 24, 43),                          # 2202
        (JUMP, 2231),                            # 2203
        (JBITSN, 2, 4, 0, 65280, 19, 2207),      # 2204: code_type
        (MOVE, 24, 44),                          # 2205
        (JUMP, 2231),                            # 2206
        (JBITSN, 2, 4, 0, 65280, 20, 2210),      # 2207: code_type
        (MOVE, 24, 48),                          # 2208
        (JUMP, 2231),                            # 2209
        (JBITSN, 2, 4, 0, 65280, 21, 2217),      # 2210: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 2214),       # 2211: swap_kind
        (MOVE, 27, 44),                          # 2212
        (JUMP, 2215),                            # 2213
        (MOVE, 27, 48),                          # 2214
        (MOVE, 24, 27),                          # 2215
        (JUMP, 2231),                            # 2216
        (JBITSN, 2, 4, 0, 65280, 22, 2220),      # 2217: code_type
        (MOVE, 24, 49),                          # 2218
        (JUMP, 2231),                            # 2219
        (JBITS, 2, 4, 0, 65280, 1, 2223),        # 2220: code_type
        (MOVE, 24, 46),                          # 2221
        (JUMP, 2231),                            # 2222
        (LOAD, 27, 2, 2),                        # 2223
        (JNE, 27, 86, 2227),                     # 2224
        (MOVE, 24, 64),                          # 2225
        (JUMP, 2231),                            # 2226
        (JNE, 27, 87, 2230),                     # 2227
        (MOVE, 24, 88),                          # 2228
        (JUMP, 2231),                            # 2229
        (MOVE, 24, 59),                          # 2230
        (JNE, 24, 88, 2239),                     # 2231
        (LOAD, 24, 28, 9),                       # 2232
        (LOAD, 25, 28, 10),                      # 2233
        (TEXT, 24, 6),                           # 2234
        (MOVE, 21, 24),                          # 2235
        (MOVE, 22, 25),                          # 2236
        (MOVE, 23, 64),                          # 2237
        (JUMP, 2245),                            # 2238
        (LOAD, 24, 28, 9),                       # 2239
        (LOAD, 25, 28, 10),                      # 2240
        (TEXT, 24, 1),                           # 2241
        (MOVE, 21, 24),                          # 2242
        (MOVE, 22, 25),                          # 2243
        (MOVE, 23, 43),                          # 2244
        (STORE, 28, 26, 21),                     # 2245
        (STORE, 28, 27, 22),                     # 2246
        (STORE, 28, 28, 23),                     # 2247
        (STORE, 28, 25, 43),                     # 2248
        (JBITSN, 2, 4, 0, 65280, 0, 2252),       # 2249: code_type
        (MOVE, 21, 43),                          # 2250
        (JUMP, 2279),                            # 2251
        (JBITSN, 2, 4, 0, 65280, 19, 2255),      # 2252: code_type
        (MOVE, 21, 44),                          # 2253
        (JUMP, 2279),                            # 2254
        (JBITSN, 2, 4, 0, 65280, 20, 2258),      # 2255: code_type
        (MOVE, 21, 48),                          # 2256
        (JUMP, 2279),                            # 2257
        (JBITSN, 2, 4, 0, 65280, 21, 2265),      # 2258: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 2262),       # 2259: swap_kind
        (MOVE, 24, 44),                          # 2260
        (JUMP, 2263),                            # 2261
        (MOVE, 24, 48),                          # 2262
        (MOVE, 21, 24),                          # 2263
        (JUMP, 2279),                            # 2264
        (JBITSN, 2, 4, 0, 65280, 22, 2268),      # 2265: code_type
        (MOVE, 21, 49),                          # 2266
        (JUMP, 2279),                            # 2267
        (JBITS, 2, 4, 0, 65280, 1, 2271),        # 2268: code_type
        (MOVE, 21, 46),                          # 2269
        (JUMP, 2279),                            # 2270
        (LOAD, 24, 2, 2),                        # 2271
        (JNE, 24, 86, 2275),                     # 2272
        (MOVE, 21, 64),                          # 2273
        (JUMP, 2279),                            # 2274
        (JNE, 24, 87, 2278),                     # 2275
        (MOVE, 21, 88),                          # 2276
        (JUMP, 2279),                            # 2277
        (MOVE, 21, 59),                          # 2278
        (JEQ, 21, 46, 2518),                     # 2279
        (JBITSN, 2, 4, 0, 65280, 0, 2283),       # 2280: code_type
        (MOVE, 24, 43),                          # 2281
        (JUMP, 2310),                            # 2282
        (JBITSN, 2, 4, 0, 65280, 19, 2286),      # 2283: code_type
        (MOVE, 24, 44),                          # 2284
        (JUMP, 2310),                            # 2285
        (JBITSN, 2, 4, 0, 65280, 20, 2289),      # 2286: code_type
        (MOVE, 24, 48),                          # 2287
        (JUMP, 2310),                            # 2288
        (JBITSN, 2, 4, 0, 65280, 21, 2296),      # 2289: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 2293),       # 2290: swap_kind
        (MOVE, 27, 44),                          # 2291
        (JUMP, 2294),                            # 2292
        (MOVE, 27, 48),                          # 2293
        (MOVE, 24, 27),                          # 2294
        (JUMP, 2310),                            # 2295
        (JBITSN, 2, 4, 0, 65280, 22, 2299),      # 2296: code_type
        (MOVE, 24, 49),                          # 2297
        (JUMP, 2310),                            # 2298
        (JBITS, 2, 4, 0, 65280, 1, 2302),        # 2299: code_type
        (MOVE, 24, 46),                          # 2300
        (JUMP, 2310),                            # 2301
        (LOAD, 27, 2, 2),                        # 2302
        (JNE, 27, 86, 2306),                     # 2303
        (MOVE, 24, 64),                          # 2304
        (JUMP, 2310),                            # 2305
        (JNE, 27, 87, 2309),                     # 2306
        (MOVE, 24, 88),                          # 2307
        (JUMP, 2310),                            # 2308
        (MOVE, 24, 59),                          # 2309
        (JNE, 24, 43, 2318),                     # 2310
        (LOAD, 24, 28, 14),                      # 2311
        (LOAD, 25, 28, 15),                      # 2312
        (TEXT, 24, 0),                           # 2313
        (MOVE, 21, 24),                          # 2314
        (MOVE, 22, 25),                          # 2315
        (MOVE, 23, 46),                          # 2316
        (JUMP, 2514),                            # 2317
        (JBITSN, 2, 4, 0, 65280, 0, 2321),       # 2318: code_type
        (MOVE, 24, 43),                          # 2319
        (JUMP, 2348),                            # 2320
        (JBITSN, 2, 4, 0, 65280, 19, 2324),      # 2321: code_type
        (MOVE, 24, 44),                          # 2322
        (JUMP, 2348),                            # 2323
        (JBITSN, 2, 4, 0, 65280, 20, 2327),      # 2324: code_type
        (MOVE, 24, 48),                          # 2325
        (JUMP, 2348),                            # 2326
        (JBITSN, 2, 4, 0, 65280, 21, 2334),      # 2327: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 2331),       # 2328: swap_kind
        (MOVE, 27, 44),                          # 2329
        (JUMP, 2332),                            # 2330
        (MOVE, 27, 48),                          # 2331
        (MOVE, 24, 27),                          # 2332
        (JUMP, 2348),                            # 2333
        (JBITSN, 2, 4, 0, 65280, 22, 2337),      # 2334: code_type
        (MOVE, 24, 49),                          # 2335
        (JUMP, 2348),                            # 2336
        (JBITS, 2, 4, 0, 65280, 1, 2340),        # 2337: code_type
        (MOVE, 24, 46),                          # 2338
        (JUMP, 2348),                            # 2339
        (LOAD, 27, 2, 2),                        # 2340
        (JNE, 27, 86, 2344),                     # 2341
        (MOVE, 24, 64),                          # 2342
        (JUMP, 2348),                            # 2343
        (JNE, 27, 87, 2347),                     # 2344
        (MOVE, 24, 88),                          # 2345
        (JUMP, 2348),                            # 2346
        (MOVE, 24, 59),                          # 2347
        (JNE, 24, 44, 2356),                     # 2348
        (LOAD, 24, 28, 14),                      # 2349
        (LOAD, 25, 28, 15),                      # 2350
        (TEXT, 24, 2),                           # 2351
        (MOVE, 21, 24),                          # 2352
        (MOVE, 22, 25),                          # 2353
        (MOVE, 23, 44),                          # 2354
        (JUMP, 2514),                            # 2355
        (JBITSN, 2, 4, 0, 65280, 0, 2359),       # 2356: code_type
        (MOVE, 24, 43),                          # 2357
        (JUMP, 2386),                            # 2358
        (JBITSN, 2, 4, 0, 65280, 19, 2362),      # 2359: code_type
        (MOVE, 24, 44),                          # 2360
        (JUMP, 2386),                            # 2361
        (JBITSN, 2, 4, 0, 65280, 20, 2365),      # 2362: code_type
        (MOVE, 24, 48),                          # 2363
        (JUMP, 2386),                            # 2364
        (JBITSN, 2, 4, 0, 65280, 21, 2372),      # 2365: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 2369),       # 2366: swap_kind
        (MOVE, 27, 44),                          # 2367
        (JUMP, 2370),                            # 2368
        (MOVE, 27, 48),                          # 2369
        (MOVE, 24, 27),                          # 2370
        (JUMP, 2386),                            # 2371
        (JBITSN, 2, 4, 0, 65280, 22, 2375),      # 2372: code_type
        (MOVE, 24, 49),                          # 2373
        (JUMP, 2386),                            # 2374
        (JBITS, 2, 4, 0, 65280, 1, 2378),        # 2375: code_type
        (MOVE, 24, 46),                          # 2376
        (JUMP, 2386),                            # 2377
        (LOAD, 27, 2, 2),                        # 2378
        (JNE, 27, 86, 2382),                     # 2379
        (MOVE, 24, 64),                          # 2380
        (JUMP, 2386),                            # 2381
        (JNE, 27, 87, 2385),                     # 2382
        (MOVE, 24, 88),                          # 2383
        (JUMP, 2386),                            # 2384
        (MOVE, 24, 59),                          # 2385
        (JNE, 24, 48, 2394),                     # 2386
        (LOAD, 24, 28, 14),                      # 2387
        (LOAD, 25, 28, 15),                      # 2388
        (TEXT, 24, 3),                           # 2389
        (MOVE, 21, 24),                          # 2390
        (MOVE, 22, 25),                          # 2391
        (MOVE, 23, 48),                          # 2392
        (JUMP, 2514),                            # 2393
        (JBITSN, 2, 4, 0, 65280, 0, 2397),       # 2394: code_type
        (MOVE, 24, 43),                          # 2395
        (JUMP, 2424),                            # 2396
        (JBITSN, 2, 4, 0, 65280, 19, 2400),      # 2397: code_type
        (MOVE, 24, 44),                          # 2398
        (JUMP, 2424),                            # 2399
        (JBITSN, 2, 4, 0, 65280, 20, 2403),      # 2400: code_type
        (MOVE, 24, 48),                          # 2401
        (JUMP, 2424),                            # 2402
        (JBITSN, 2, 4, 0, 65280, 21, 2410),      # 2403: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 2407),       # 2404: swap_kind
        (MOVE, 27, 44),                          # 2405
        (JUMP, 2408),                            # 2406
        (MOVE, 27, 48),                          # 2407
        (MOVE, 24, 27),                          # 2408
        (JUMP, 2424),                            # 2409
        (JBITSN, 2, 4, 0, 65280, 22, 2413),      # 2410: code_type
        (MOVE, 24, 49),                          # 2411
        (JUMP, 2424),                            # 2412
        (JBITS, 2, 4, 0, 65280, 1, 2416),        # 2413: code_type
        (MOVE, 24, 46),                          # 2414
        (JUMP, 2424),                            # 2415
        (LOAD, 27, 2, 2),                        # 2416
        (JNE, 27, 86, 2420),                     # 2417
        (MOVE, 24, 64),                          # 2418
        (JUMP, 2424),                            # 2419
        (JNE, 27, 87, 2423),                     # 2420
        (MOVE, 24, 88),                          # 2421
        (JUMP, 2424),                            # 2422
        (MOVE, 24, 59),                          # 2423
        (JNE, 24, 49, 2432),                     # 2424
        (LOAD, 24, 28, 14),                      # 2425
        (LOAD, 25, 28, 15),                      # 2426
        (TEXT, 24, 4),                           # 2427
        (MOVE, 21, 24),                          # 2428
        (MOVE, 22, 25),                          # 2429
        (MOVE, 23, 49),                          # 2430
        (JUMP, 2514),                            # 2431
        (JBITSN, 2, 4, 0, 65280, 0, 2435),       # 2432: code_type
        (MOVE, 24, 43),                          # 2433
        (JUMP, 2462),                            # 2434
        (JBITSN, 2, 4, 0, 65280, 19, 2438),      # 2435: code_type
        (MOVE, 24, 44),                          # 2436
        (JUMP, 2462),                            # 2437
        (JBITSN, 2, 4, 0, 65280, 20, 2441),      # 2438: code_type
        (MOVE, 24, 48),                          # 2439
        (JUMP, 2462),                            # 2440
        (JBITSN, 2, 4, 0, 65280, 21, 2448),      # 2441: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 2445),       # 2442: swap_kind
        (MOVE, 27, 44),                          # 2443
        (JUMP, 2446),                            # 2444
        (MOVE, 27, 48),                          # 2445
        (MOVE, 24, 27),                          # 2446
        (JUMP, 2462),                            # 2447
        (JBITSN, 2, 4, 0, 65280, 22, 2451),      # 2448: code_type
        (MOVE, 24, 49),                          # 2449
        (JUMP, 2462),                            # 2450
        (JBITS, 2, 4, 0, 65280, 1, 2454),        # 2451: code_type
        (MOVE, 24, 46),                          # 2452
        (JUMP, 2462),                            # 2453
        (LOAD, 27, 2, 2),                        # 2454
        (JNE, 27, 86, 2458),                     # 2455
        (MOVE, 24, 64),                          # 2456
        (JUMP, 2462),                            # 2457
        (JNE, 27, 87, 2461),                     # 2458
        (MOVE, 24, 88),                          # 2459
        (JUMP, 2462),                            # 2460
        (MOVE, 24, 59),                          # 2461
        (JNE, 24, 64, 2470),                     # 2462
        (LOAD, 24, 28, 14),                      # 2463
        (LOAD, 25, 28, 15),                      # 2464
        (TEXT, 24, 5),                           # 2465
        (MOVE, 21, 24),                          # 2466
        (MOVE, 22, 25),                          # 2467
        (MOVE, 23, 59),                          # 2468
        (JUMP, 2514),                            # 2469
        (JBITSN, 2, 4, 0, 65280, 0, 2473),       # 2470: code_type
        (MOVE, 24, 43),                          # 2471
        (JUMP, 2500),                            # 2472
        (JBITSN, 2, 4, 0, 65280, 19, 2476),      # 2473: code_type
        (MOVE, 24, 44),                          # 2474
        (JUMP, 2500),                            # 2475
        (JBITSN, 2, 4, 0, 65280, 20, 2479),      # 2476: code_type
        (MOVE, 24, 48),                          # 2477
        (JUMP, 2500),                            # 2478
        (JBITSN, 2, 4, 0, 65280, 21, 2486),      # 2479: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 2483),       # 2480: swap_kind
        (MOVE, 27, 44),                          # 2481
        (JUMP, 2484),                            # 2482
        (MOVE, 27, 48),                          # 2483
        (MOVE, 24, 27),                          # 2484
        (JUMP, 2500),                            # 2485
        (JBITSN, 2, 4, 0, 65280, 22, 2489),      # 2486: code_type
        (MOVE, 24, 49),                          # 2487
        (JUMP, 2500),                            # 2488
        (JBITS, 2, 4, 0, 65280, 1, 2492),        # 2489: code_type
        (MOVE, 24, 46),                          # 2490
        (JUMP, 2500),                            # 2491
        (LOAD, 27, 2, 2),                        # 2492
        (JNE, 27, 86, 2496),                     # 2493
        (MOVE, 24, 64),                          # 2494
        (JUMP, 2500),                            # 2495
        (JNE, 27, 87, 2499),                     # 2496
        (MOVE, 24, 88),                          # 2497
        (JUMP, 2500),                            # 2498
        (MOVE, 24, 59),                          # 2499
        (JNE, 24, 88, 2508),                     # 2500
        (LOAD, 24, 28, 14),                      # 2501
        (LOAD, 25, 28, 15),                      # 2502
        (TEXT, 24, 6),                           # 2503
        (MOVE, 21, 24),                          # 2504
        (MOVE, 22, 25),                          # 2505
        (MOVE, 23, 64),                          # 2506
        (JUMP, 2514),                            # 2507
        (LOAD, 24, 28, 14),                      # 2508
        (LOAD, 25, 28, 15),                      # 2509
        (TEXT, 24, 1),                           # 2510
        (MOVE, 21, 24),                          # 2511
        (MOVE, 22, 25),                          # 2512
        (MOVE, 23, 43),                          # 2513
        (STORE, 28, 30, 21),                     # 2514
        (STORE, 28, 31, 22),                     # 2515
        (STORE, 28, 32, 23),                     # 2516
        (STORE, 28, 29, 43),                     # 2517
        (JBITSN, 2, 4, 0, 65280, 0, 2521),       # 2518: code_type
        (MOVE, 21, 43),                          # 2519
        (JUMP, 2548),                            # 2520
        (JBITSN, 2, 4, 0, 65280, 19, 2524),      # 2521: code_type
        (MOVE, 21, 44),                          # 2522
        (JUMP, 2548),                            # 2523
        (JBITSN, 2, 4, 0, 65280, 20, 2527),      # 2524: code_type
        (MOVE, 21, 48),                          # 2525
        (JUMP, 2548),                            # 2526
        (JBITSN, 2, 4, 0, 65280, 21, 2534),      # 2527: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 2531),       # 2528: swap_kind
        (MOVE, 24, 44),                          # 2529
        (JUMP, 2532),                            # 2530
        (MOVE, 24, 48),                          # 2531
        (MOVE, 21, 24),                          # 2532
        (JUMP, 2548),                            # 2533
        (JBITSN, 2, 4, 0, 65280, 22, 2537),      # 2534: code_type
        (MOVE, 21, 49),                          # 2535
        (JUMP, 2548),                            # 2536
        (JBITS, 2, 4, 0, 65280, 1, 2540),        # 2537: code_type
        (MOVE, 21, 46),                          # 2538
        (JUMP, 2548),                            # 2539
        (LOAD, 24, 2, 2),                        # 2540
        (JNE, 24, 86, 2544),                     # 2541
        (MOVE, 21, 64),                          # 2542
        (JUMP, 2548),                            # 2543
        (JNE, 24, 87, 2547),                     # 2544
        (MOVE, 21, 88),                          # 2545
        (JUMP, 2548),                            # 2546
        (MOVE, 21, 59),                          # 2547
        (JEQ, 21, 46, 2787),                     # 2548
        (JBITSN, 2, 4, 0, 65280, 0, 2552),       # 2549: code_type
        (MOVE, 24, 43),                          # 2550
        (JUMP, 2579),                            # 2551
        (JBITSN, 2, 4, 0, 65280, 19, 2555),      # 2552: code_type
        (MOVE, 24, 44),                          # 2553
        (JUMP, 2579),                            # 2554
        (JBITSN, 2, 4, 0, 65280, 20, 2558),      # 2555: code_type
        (MOVE, 24, 48),                          # 2556
        (JUMP, 2579),                            # 2557
        (JBITSN, 2, 4, 0, 65280, 21, 2565),      # 2558: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 2562),       # 2559: swap_kind
        (MOVE, 27, 44),                          # 2560
        (JUMP, 2563),                            # 2561
        (MOVE, 27, 48),                          # 2562
        (MOVE, 24, 27),                          # 2563
        (JUMP, 2579),                            # 2564
        (JBITSN, 2, 4, 0, 65280, 22, 2568),      # 2565: code_type
        (MOVE, 24, 49),                          # 2566
        (JUMP, 2579),                            # 2567
        (JBITS, 2, 4, 0, 65280, 1, 2571),        # 2568: code_type
        (MOVE, 24, 46),                          # 2569
        (JUMP, 2579),                            # 2570
        (LOAD, 27, 2, 2),                        # 2571
        (JNE, 27, 86, 2575),                     # 2572
        (MOVE, 24, 64),                          # 2573
        (JUMP, 2579),                            # 2574
        (JNE, 27, 87, 2578),                     # 2575
        (MOVE, 24, 88),                          # 2576
        (JUMP, 2579),                            # 2577
        (MOVE, 24, 59),                          # 2578
        (JNE, 24, 43, 2587),                     # 2579
        (LOAD, 24, 28, 19),                      # 2580
        (LOAD, 25, 28, 20),                      # 2581
        (TEXT, 24, 0),                           # 2582
        (MOVE, 21, 24),                          # 2583
        (MOVE, 22, 25),                          # 2584
        (MOVE, 23, 46),                          # 2585
        (JUMP, 2783),                            # 2586
        (JBITSN, 2, 4, 0, 65280, 0, 2590),       # 2587: code_type
        (MOVE, 24, 43),                          # 2588
        (JUMP, 2617),                            # 2589
        (JBITSN, 2, 4, 0, 65280, 19, 2593),      # 2590: code_type
        (MOVE, 24, 44),                          # 2591
        (JUMP, 2617),                            # 2592
        (JBITSN, 2, 4, 0, 65280, 20, 2596),      # 2593: code_type
        (MOVE, 24, 48),                          # 2594
        (JUMP, 2617),                            # 2595
        (JBITSN, 2, 4, 0, 65280, 21, 2603),      # 2596: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 2600),       # 2597: swap_kind
        (MOVE, 27, 44),                          # 2598
        (JUMP, 2601),                            # 2599
        (MOVE, 27, 48),                          # 2600
        (MOVE, 24, 27),                          # 2601
        (JUMP, 2617),                            # 2602
        (JBITSN, 2, 4, 0, 65280, 22, 2606),      # 2603: code_type
        (MOVE, 24, 49),                          # 2604
        (JUMP, 2617),                            # 2605
        (JBITS, 2, 4, 0, 65280, 1, 2609),        # 2606: code_type
        (MOVE, 24, 46),                          # 2607
        (JUMP, 2617),                            # 2608
        (LOAD, 27, 2, 2),                        # 2609
        (JNE, 27, 86, 2613),                     # 2610
        (MOVE, 24, 64),                          # 2611
        (JUMP, 2617),                            # 2612
        (JNE, 27, 87, 2616),                     # 2613
        (MOVE, 24, 88),                          # 2614
        (JUMP, 2617),                            # 2615
        (MOVE, 24, 59),                          # 2616
        (JNE, 24, 44, 2625),                     # 2617
        (LOAD, 24, 28, 19),                      # 2618
        (LOAD, 25, 28, 20),                      # 2619
        (TEXT, 24, 2),                           # 2620
        (MOVE, 21, 24),                          # 2621
        (MOVE, 22, 25),                          # 2622
        (MOVE, 23, 44),                          # 2623
        (JUMP, 2783),                            # 2624
        (JBITSN, 2, 4, 0, 65280, 0, 2628),       # 2625: code_type
        (MOVE, 24, 43),                          # 2626
        (JUMP, 2655),                            # 2627
        (JBITSN, 2, 4, 0, 65280, 19, 2631),      # 2628: code_type
        (MOVE, 24, 44),                          # 2629
        (JUMP, 2655),                            # 2630
        (JBITSN, 2, 4, 0, 65280, 20, 2634),      # 2631: code_type
        (MOVE, 24, 48),                          # 2632
        (JUMP, 2655),                            # 2633
        (JBITSN, 2, 4, 0, 65280, 21, 2641),      # 2634: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 2638),       # 2635: swap_kind
        (MOVE, 27, 44),                          # 2636
        (JUMP, 2639),                            # 2637
        (MOVE, 27, 48),                          # 2638
        (MOVE, 24, 27),                          # 2639
        (JUMP, 2655),                            # 2640
        (JBITSN, 2, 4, 0, 65280, 22, 2644),      # 2641: code_type
        (MOVE, 24, 49),                          # 2642
        (JUMP, 2655),                            # 2643
        (JBITS, 2, 4, 0, 65280, 1, 2647),        # 2644: code_type
        (MOVE, 24, 46),                          # 2645
        (JUMP, 2655),                            # 2646
        (LOAD, 27, 2, 2),                        # 2647
        (JNE, 27, 86, 2651),                     # 2648
        (MOVE, 24, 64),                          # 2649
        (JUMP, 2655),                            # 2650
        (JNE, 27, 87, 2654),                     # 2651
        (MOVE, 24, 88),                          # 2652
        (JUMP, 2655),                            # 2653
        (MOVE, 24, 59),                          # 2654
        (JNE, 24, 48, 2663),                     # 2655
        (LOAD, 24, 28, 19),                      # 2656
        (LOAD, 25, 28, 20),                      # 2657
        (TEXT, 24, 3),                           # 2658
        (MOVE, 21, 24),                          # 2659
        (MOVE, 22, 25),                          # 2660
        (MOVE, 23, 48),                          # 2661
        (JUMP, 2783),                            # 2662
        (JBITSN, 2, 4, 0, 65280, 0, 2666),       # 2663: code_type
        (MOVE, 24, 43),                          # 2664
        (JUMP, 2693),                            # 2665
        (JBITSN, 2, 4, 0, 65280, 19, 2669),      # 2666: code_type
        (MOVE, 24, 44),                          # 2667
        (JUMP, 2693),                            # 2668
        (JBITSN, 2, 4, 0, 65280, 20, 2672),      # 2669: code_type
        (MOVE, 24, 48),                          # 2670
        (JUMP, 2693),                            # 2671
        (JBITSN, 2, 4, 0, 65280, 21, 2679),      # 2672: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 2676),       # 2673: swap_kind
        (MOVE, 27, 44),                          # 2674
        (JUMP, 2677),                            # 2675
        (MOVE, 27, 48),                          # 2676
        (MOVE, 24, 27),                          # 2677
        (JUMP, 2693),                            # 2678
        (JBITSN, 2, 4, 0, 65280, 22, 2682),      # 2679: code_type
        (MOVE, 24, 49),                          # 2680
        (JUMP, 2693),                            # 2681
        (JBITS, 2, 4, 0, 65280, 1, 2685),        # 2682: code_type
        (MOVE, 24, 46),                          # 2683
        (JUMP, 2693),                            # 2684
        (LOAD, 27, 2, 2),                        # 2685
        (JNE, 27, 86, 2689),                     # 2686
        (MOVE, 24, 64),                          # 2687
        (JUMP, 2693),                            # 2688
        (JNE, 27, 87, 2692),                     # 2689
        (MOVE, 24, 88),                          # 2690
        (JUMP, 2693),                            # 2691
        (MOVE, 24, 59),                          # 2692
        (JNE, 24, 49, 2701),                     # 2693
        (LOAD, 24, 28, 19),                      # 2694
        (LOAD, 25, 28, 20),                      # 2695
        (TEXT, 24, 4),                           # 2696
        (MOVE, 21, 24),                          # 2697
        (MOVE, 22, 25),                          # 2698
        (MOVE, 23, 49),                          # 2699
        (JUMP, 2783),                            # 2700
        (JBITSN, 2, 4, 0, 65280, 0, 2704),       # 2701: code_type
        (MOVE, 24, 43),                          # 2702
        (JUMP, 2731),                            # 2703
        (JBITSN, 2, 4, 0, 65280, 19, 2707),      # 2704: code_type
        (MOVE, 24, 44),                          # 2705
        (JUMP, 2731),                            # 2706
        (JBITSN, 2, 4, 0, 65280, 20, 2710),      # 2707: code_type
        (MOVE, 24, 48),                          # 2708
        (JUMP, 2731),                            # 2709
        (JBITSN, 2, 4, 0, 65280, 21, 2717),      # 2710: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 2714),       # 2711: swap_kind
        (MOVE, 27, 44),                          # 2712
        (JUMP, 2715),                            # 2713
        (MOVE, 27, 48),                          # 2714
        (MOVE, 24, 27),                          # 2715
        (JUMP, 2731),                            # 2716
        (JBITSN, 2, 4, 0, 65280, 22, 2720),      # 2717: code_type
        (MOVE, 24, 49),                          # 2718
        (JUMP, 2731),                            # 2719
        (JBITS, 2, 4, 0, 65280, 1, 2723),        # 2720: code_type
        (MOVE, 24, 46),                          # 2721
        (JUMP, 2731),                            # 2722
        (LOAD, 27, 2, 2),                        # 2723
        (JNE, 27, 86, 2727),                     # 2724
        (MOVE, 24, 64),                          # 2725
        (JUMP, 2731),                            # 2726
        (JNE, 27, 87, 2730),                     # 2727
        (MOVE, 24, 88),                          # 2728
        (JUMP, 2731),                            # 2729
        (MOVE, 24, 59),                          # 2730
        (JNE, 24, 64, 2739),                     # 2731
        (LOAD, 24, 28, 19),                      # 2732
        (LOAD, 25, 28, 20),                      # 2733
        (TEXT, 24, 5),                           # 2734
        (MOVE, 21, 24),                          # 2735
        (MOVE, 22, 25),                          # 2736
        (MOVE, 23, 59),                          # 2737
        (JUMP, 2783),                            # 2738
        (JBITSN, 2, 4, 0, 65280, 0, 2742),       # 2739: code_type
        (MOVE, 24, 43),                          # 2740
        (JUMP, 2769),                            # 2741
        (JBITSN, 2, 4, 0, 65280, 19, 2745),      # 2742: code_type
        (MOVE, 24, 44),                          # 2743
        (JUMP, 2769),                            # 2744
        (JBITSN, 2, 4, 0, 65280, 20, 2748),      # 2745: code_type
        (MOVE, 24, 48),                          # 2746
        (JUMP, 2769),                            # 2747
        (JBITSN, 2, 4, 0, 65280, 21, 2755),      # 2748: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 2752),       # 2749: swap_kind
        (MOVE, 27, 44),                          # 2750
        (JUMP, 2753),                            # 2751
        (MOVE, 27, 48),                          # 2752
        (MOVE, 24, 27),                          # 2753
        (JUMP, 2769),                            # 2754
        (JBITSN, 2, 4, 0, 65280, 22, 2758),      # 2755: code_type
        (MOVE, 24, 49),                          # 2756
        (JUMP, 2769),                            # 2757
        (JBITS, 2, 4, 0, 65280, 1, 2761),        # 2758: code_type
        (MOVE, 24, 46),                          # 2759
        (JUMP, 2769),                            # 2760
        (LOAD, 27, 2, 2),                        # 2761
        (JNE, 27, 86, 2765),                     # 2762
        (MOVE, 24, 64),                          # 2763
        (JUMP, 2769),                            # 2764
        (JNE, 27, 87, 2768),                     # 2765
        (MOVE, 24, 88),                          # 2766
        (JUMP, 2769),                            # 2767
        (MOVE, 24, 59),                          # 2768
        (JNE, 24, 88, 2777),                     # 2769
        (LOAD, 24, 28, 19),                      # 2770
        (LOAD, 25, 28, 20),                      # 2771
        (TEXT, 24, 6),                           # 2772
        (MOVE, 21, 24),                          # 2773
        (MOVE, 22, 25),                          # 2774
        (MOVE, 23, 64),                          # 2775
        (JUMP, 2783),                            # 2776
        (LOAD, 24, 28, 19),                      # 2777
        (LOAD, 25, 28, 20),                      # 2778
        (TEXT, 24, 1),                           # 2779
        (MOVE, 21, 24),                          # 2780
        (MOVE, 22, 25),                          # 2781
        (MOVE, 23, 43),                          # 2782
        (STORE, 28, 34, 21),                     # 2783
        (STORE, 28, 35, 22),                     # 2784
        (STORE, 28, 36, 23),                     # 2785
        (STORE, 28, 33, 43),                     # 2786
        (LOAD, 20, 6, 17),                       # 2787
        (JZ, 20, 2839),                          # 2788
        (ROWAT, 31, 22, 20),                     # 2789
        (U1, 21, 31, 2, 0),                      # 2790
        (JGE, 21, 76, 2800),                     # 2791
        (LOAD, 21, 31, 3),                       # 2792
        (JZ, 21, 3961),                          # 2793
        (LOAD, 22, 31, 4),                       # 2794
        (LOAD, 23, 31, 5),                       # 2795
        (BYTE, 24, 22, 46),                      # 2796
        (LT, 25, 24, 54),                        # 2797
        (STORE, 31, 11, 25),                     # 2798
        (STORE, 31, 10, 43),                     # 2799
        (U1, 21, 31, 2, 0),                      # 2800
        (JGE, 21, 76, 2810),                     # 2801
        (LOAD, 21, 31, 3),                       # 2802
        (JZ, 21, 3961),                          # 2803
        (LOAD, 22, 31, 4),                       # 2804
        (LOAD, 23, 31, 5),                       # 2805
        (BYTE, 24, 22, 46),                      # 2806
        (EQ, 25, 24, 54),                        # 2807
        (STORE, 31, 13, 25),                     # 2808
        (STORE, 31, 12, 43),                     # 2809
        (U1, 21, 31, 2, 0),                      # 2810
        (JGE, 21, 76, 2839),                     # 2811
        (LOAD, 21, 31, 3),                       # 2812
        (JZ, 21, 3961),                          # 2813
        (LOAD, 22, 31, 4),                       # 2814
        (LOAD, 23, 31, 5),                       # 2815
        (BYTE, 24, 22, 46),                      # 2816
        (JEQ, 24, 54, 2839),                     # 2817
        (LOAD, 24, 31, 3),                       # 2818
        (JZ, 24, 3961),                          # 2819
        (LOAD, 25, 31, 4),                       # 2820
        (LOAD, 26, 31, 5),                       # 2821
        (BYTE, 27, 25, 46),                      # 2822
        (JGE, 27, 54, 2831),                     # 2823
        (LOAD, 24, 31, 3),                       # 2824
        (JZ, 24, 3961),                          # 2825
        (LOAD, 25, 31, 4),                       # 2826
        (LOAD, 26, 31, 5),                       # 2827
        (BYTE, 27, 25, 46),                      # 2828
        (SUB, 21, 89, 27),                       # 2829
        (JUMP, 2837),                            # 2830
        (LOAD, 24, 31, 3),                       # 2831
        (JZ, 24, 3961),                          # 2832
        (LOAD, 25, 31, 4),                       # 2833
        (LOAD, 26, 31, 5),                       # 2834
        (BYTE, 27, 25, 46),                      # 2835
        (SUB, 21, 27, 90),                       # 2836
        (STORE, 31, 15, 21),                     # 2837
        (STORE, 31, 14, 43),                     # 2838
        (LOAD, 20, 6, 18),                       # 2839
        (JZ, 20, 2940),                          # 2840
        (ROWAT, 32, 23, 20),                     # 2841
        (U1, 21, 32, 1, 0),                      # 2842
        (JGE, 21, 76, 2852),                     # 2843
        (LOAD, 21, 32, 2),                       # 2844
        (JZ, 21, 3961),                          # 2845
        (LOAD, 22, 32, 3),                       # 2846
        (LOAD, 23, 32, 4),                       # 2847
        (BYTE, 24, 22, 46),                      # 2848
        (LT, 25, 24, 54),                        # 2849
        (STORE, 32, 16, 25),                     # 2850
        (STORE, 32, 15, 43),                     # 2851
        (U1, 21, 32, 1, 0),                      # 2852
        (JGE, 21, 76, 2862),                     # 2853
        (LOAD, 21, 32, 2),                       # 2854
        (JZ, 21, 3961),                          # 2855
        (LOAD, 22, 32, 3),                       # 2856
        (LOAD, 23, 32, 4),                       # 2857
        (BYTE, 24, 22, 46),                      # 2858
        (EQ, 25, 24, 54),                        # 2859
        (STORE, 32, 18, 25),                     # 2860
        (STORE, 32, 17, 43),                     # 2861
        (U1, 21, 32, 1, 0),                      # 2862
        (JGE, 21, 76, 2891),                     # 2863
        (LOAD, 21, 32, 2),                       # 2864
        (JZ, 21, 3961),                          # 2865
        (LOAD, 22, 32, 3),                       # 2866
        (LOAD, 23, 32, 4),                       # 2867
        (BYTE, 24, 22, 46),                      # 2868
        (JEQ, 24, 54, 2891),                     # 2869
        (LOAD, 24, 32, 2),                       # 2870
        (JZ, 24, 3961),                          # 2871
        (LOAD, 25, 32, 3),                       # 2872
        (LOAD, 26, 32, 4),                       # 2873
        (BYTE, 27, 25, 46),                      # 2874
        (JGE, 27, 54, 2883),                     # 2875
        (LOAD, 24, 32, 2),                       # 2876
        (JZ, 24, 3961),                          # 2877
        (LOAD, 25, 32, 3),                       # 2878
        (LOAD, 26, 32, 4),                       # 2879
        (BYTE, 27, 25, 46),                      # 2880
        (SUB, 21, 89, 27),                       # 2881
        (JUMP, 2889),                            # 2882
        (LOAD, 24, 32, 2),                       # 2883
        (JZ, 24, 3961),                          # 2884
        (LOAD, 25, 32, 3),                       # 2885
        (LOAD, 26, 32, 4),                       # 2886
        (BYTE, 27, 25, 46),                      # 2887
        (SUB, 21, 27, 90),                       # 2888
        (STORE, 32, 20, 21),                     # 2889
        (STORE, 32, 19, 43),                     # 2890
        (U1, 21, 32, 8, 0),                      # 2891
        (JGE, 21, 76, 2901),                     # 2892
        (LOAD, 21, 32, 9),                       # 2893
        (JZ, 21, 3961),                          # 2894
        (LOAD, 22, 32, 10),                      # 2895
        (LOAD, 23, 32, 11),                      # 2896
        (BYTE, 24, 22, 46),                      # 2897
        (LT, 25, 24, 54),                        # 2898
        (STORE, 32, 22, 25),                     # 2899
        (STORE, 32, 21, 43),                     # 2900
        (U1, 21, 32, 8, 0),                      # 2901
        (JGE, 21, 76, 2911),                     # 2902
        (LOAD, 21, 32, 9),                       # 2903
        (JZ, 21, 3961),                          # 2904
        (LOAD, 22, 32, 10),                      # 2905
        (LOAD, 23, 32, 11),                      # 2906
        (BYTE, 24, 22, 46),                      # 2907
        (EQ, 25, 24, 54),                        # 2908
        (STORE, 32, 24, 25),                     # 2909
        (STORE, 32, 23, 43),                     # 2910
        (U1, 21, 32, 8, 0),                      # 2911
        (JGE, 21, 76, 2940),                     # 2912
        (LOAD, 21, 32, 9),                       # 2913
        (JZ, 21, 3961),                          # 2914
        (LOAD, 22, 32, 10),                      # 2915
        (LOAD, 23, 32, 11),                      # 2916
        (BYTE, 24, 22, 46),                      # 2917
        (JEQ, 24, 54, 2940),                     # 2918
        (LOAD, 24, 32, 9),                       # 2919
        (JZ, 24, 3961),                          # 2920
        (LOAD, 25, 32, 10),                      # 2921
        (LOAD, 26, 32, 11),                      # 2922
        (BYTE, 27, 25, 46),                      # 2923
        (JGE, 27, 54, 2932),                     # 2924
        (LOAD, 24, 32, 9),                       # 2925
        (JZ, 24, 3961),                          # 2926
        (LOAD, 25, 32, 10),                      # 2927
        (LOAD, 26, 32, 11),                      # 2928
        (BYTE, 27, 25, 46),                      # 2929
        (SUB, 21, 89, 27),                       # 2930
        (JUMP, 2938),                            # 2931
        (LOAD, 24, 32, 9),                       # 2932
        (JZ, 24, 3961),                          # 2933
        (LOAD, 25, 32, 10),                      # 2934
        (LOAD, 26, 32, 11),                      # 2935
        (BYTE, 27, 25, 46),                      # 2936
        (SUB, 21, 27, 90),                       # 2937
        (STORE, 32, 26, 21),                     # 2938
        (STORE, 32, 25, 43),                     # 2939
        (LOAD, 20, 6, 19),                       # 2940
        (JZ, 20, 3481),                          # 2941
        (ROWAT, 33, 24, 20),                     # 2942
        (JBITSN, 2, 4, 0, 65280, 0, 2946),       # 2943: code_type
        (MOVE, 21, 43),                          # 2944
        (JUMP, 2973),                            # 2945
        (JBITSN, 2, 4, 0, 65280, 19, 2949),      # 2946: code_type
        (MOVE, 21, 44),                          # 2947
        (JUMP, 2973),                            # 2948
        (JBITSN, 2, 4, 0, 65280, 20, 2952),      # 2949: code_type
        (MOVE, 21, 48),                          # 2950
        (JUMP, 2973),                            # 2951
        (JBITSN, 2, 4, 0, 65280, 21, 2959),      # 2952: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 2956),       # 2953: swap_kind
        (MOVE, 24, 44),                          # 2954
        (JUMP, 2957),                            # 2955
        (MOVE, 24, 48),                          # 2956
        (MOVE, 21, 24),                          # 2957
        (JUMP, 2973),                            # 2958
        (JBITSN, 2, 4, 0, 65280, 22, 2962),      # 2959: code_type
        (MOVE, 21, 49),                          # 2960
        (JUMP, 2973),                            # 2961
        (JBITS, 2, 4, 0, 65280, 1, 2965),        # 2962: code_type
        (MOVE, 21, 46),                          # 2963
        (JUMP, 2973),                            # 2964
        (LOAD, 24, 2, 2),                        # 2965
        (JNE, 24, 86, 2969),                     # 2966
        (MOVE, 21, 64),                          # 2967
        (JUMP, 2973),                            # 2968
        (JNE, 24, 87, 2972),                     # 2969
        (MOVE, 21, 88),                          # 2970
        (JUMP, 2973),                            # 2971
        (MOVE, 21, 59),                          # 2972
        (JEQ, 21, 46, 3212),                     # 2973
        (JBITSN, 2, 4, 0, 65280, 0, 2977),       # 2974: code_type
        (MOVE, 24, 43),                          # 2975
        (JUMP, 3004),                            # 2976
        (JBITSN, 2, 4, 0, 65280, 19, 2980),      # 2977: code_type
        (MOVE, 24, 44),                          # 2978
        (JUMP, 3004),                            # 2979
        (JBITSN, 2, 4, 0, 65280, 20, 2983),      # 2980: code_type
        (MOVE, 24, 48),                          # 2981
        (JUMP, 3004),                            # 2982
        (JBITSN, 2, 4, 0, 65280, 21, 2990),      # 2983: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 2987),       # 2984: swap_kind
        (MOVE, 27, 44),                          # 2985
        (JUMP, 2988),                            # 2986
        (MOVE, 27, 48),                          # 2987
        (MOVE, 24, 27),                          # 2988
        (JUMP, 3004),                            # 2989
        (JBITSN, 2, 4, 0, 65280, 22, 2993),      # 2990: code_type
        (MOVE, 24, 49),                          # 2991
        (JUMP, 3004),                            # 2992
        (JBITS, 2, 4, 0, 65280, 1, 2996),        # 2993: code_type
        (MOVE, 24, 46),                          # 2994
        (JUMP, 3004),                            # 2995
        (LOAD, 27, 2, 2),                        # 2996
        (JNE, 27, 86, 3000),                     # 2997
        (MOVE, 24, 64),                          # 2998
        (JUMP, 3004),                            # 2999
        (JNE, 27, 87, 3003),                     # 3000
        (MOVE, 24, 88),                          # 3001
        (JUMP, 3004),                            # 3002
        (MOVE, 24, 59),                          # 3003
        (JNE, 24, 43, 3012),                     # 3004
        (LOAD, 24, 33, 4),                       # 3005
        (LOAD, 25, 33, 5),                       # 3006
        (TEXT, 24, 0),                           # 3007
        (MOVE, 21, 24),                          # 3008
        (MOVE, 22, 25),                          # 3009
        (MOVE, 23, 46),                          # 3010
        (JUMP, 3208),                            # 3011
        (JBITSN, 2, 4, 0, 65280, 0, 3015),       # 3012: code_type
        (MOVE, 24, 43),                          # 3013
        (JUMP, 3042),                            # 3014
        (JBITSN, 2, 4, 0, 65280, 19, 3018),      # 3015: code_type
        (MOVE, 24, 44),                          # 3016
        (JUMP, 3042),                            # 3017
        (JBITSN, 2, 4, 0, 65280, 20, 3021),      # 3018: code_type
        (MOVE, 24, 48),                          # 3019
        (JUMP, 3042),                            # 3020
        (JBITSN, 2, 4, 0, 65280, 21, 3028),      # 3021: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 3025),       # 3022: swap_kind
        (MOVE, 27, 44),                          # 3023
        (JUMP, 3026),                            # 3024
        (MOVE, 27, 48),                          # 3025
        (MOVE, 24, 27),                          # 3026
        (JUMP, 3042),                            # 3027
        (JBITSN, 2, 4, 0, 65280, 22, 3031),      # 3028: code_type
        (MOVE, 24, 49),                          # 3029
        (JUMP, 3042),                            # 3030
        (JBITS, 2, 4, 0, 65280, 1, 3034),        # 3031: code_type
        (MOVE, 24, 46),                          # 3032
        (JUMP, 3042),                            # 3033
        (LOAD, 27, 2, 2),                        # 3034
        (JNE, 27, 86, 3038),                     # 3035
        (MOVE, 24, 64),                          # 3036
        (JUMP, 3042),                            # 3037
        (JNE, 27, 87, 3041),                     # 3038
        (MOVE, 24, 88),                          # 3039
        (JUMP, 3042),                            # 3040
        (MOVE, 24, 59),                          # 3041
        (JNE, 24, 44, 3050),                     # 3042
        (LOAD, 24, 33, 4),                       # 3043
        (LOAD, 25, 33, 5),                       # 3044
        (TEXT, 24, 2),                           # 3045
        (MOVE, 21, 24),                          # 3046
        (MOVE, 22, 25),                          # 3047
        (MOVE, 23, 44),                          # 3048
        (JUMP, 3208),                            # 3049
        (JBITSN, 2, 4, 0, 65280, 0, 3053),       # 3050: code_type
        (MOVE, 24, 43),                          # 3051
        (JUMP, 3080),                            # 3052
        (JBITSN, 2, 4, 0, 65280, 19, 3056),      # 3053: code_type
        (MOVE, 24, 44),                          # 3054
        (JUMP, 3080),                            # 3055
        (JBITSN, 2, 4, 0, 65280, 20, 3059),      # 3056: code_type
        (MOVE, 24, 48),                          # 3057
        (JUMP, 3080),                            # 3058
        (JBITSN, 2, 4, 0, 65280, 21, 3066),      # 3059: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 3063),       # 3060: swap_kind
        (MOVE, 27, 44),                          # 3061
        (JUMP, 3064),                            # 3062
        (MOVE, 27, 48),                          # 3063
        (MOVE, 24, 27),                          # 3064
        (JUMP, 3080),                            # 3065
        (JBITSN, 2, 4, 0, 65280, 22, 3069),      # 3066: code_type
        (MOVE, 24, 49),                          # 3067
        (JUMP, 3080),                            # 3068
        (JBITS, 2, 4, 0, 65280, 1, 3072),        # 3069: code_type
        (MOVE, 24, 46),                          # 3070
        (JUMP, 3080),                            # 3071
        (LOAD, 27, 2, 2),                        # 3072
        (JNE, 27, 86, 3076),                     # 3073
        (MOVE, 24, 64),                          # 3074
        (JUMP, 3080),                            # 3075
        (JNE, 27, 87, 3079),                     # 3076
        (MOVE, 24, 88),                          # 3077
        (JUMP, 3080),                            # 3078
        (MOVE, 24, 59),                          # 3079
        (JNE, 24, 48, 3088),                     # 3080
        (LOAD, 24, 33, 4),                       # 3081
        (LOAD, 25, 33, 5),                       # 3082
        (TEXT, 24, 3),                           # 3083
        (MOVE, 21, 24),                          # 3084
        (MOVE, 22, 25),                          # 3085
        (MOVE, 23, 48),                          # 3086
        (JUMP, 3208),                            # 3087
        (JBITSN, 2, 4, 0, 65280, 0, 3091),       # 3088: code_type
        (MOVE, 24, 43),                          # 3089
        (JUMP, 3118),                            # 3090
        (JBITSN, 2, 4, 0, 65280, 19, 3094),      # 3091: code_type
        (MOVE, 24, 44),                          # 3092
        (JUMP, 3118),                            # 3093
        (JBITSN, 2, 4, 0, 65280, 20, 3097),      # 3094: code_type
        (MOVE, 24, 48),                          # 3095
        (JUMP, 3118),                            # 3096
        (JBITSN, 2, 4, 0, 65280, 21, 3104),      # 3097: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 3101),       # 3098: swap_kind
        (MOVE, 27, 44),                          # 3099
        (JUMP, 3102),                            # 3100
        (MOVE, 27, 48),                          # 3101
        (MOVE, 24, 27),                          # 3102
        (JUMP, 3118),                            # 3103
        (JBITSN, 2, 4, 0, 65280, 22, 3107),      # 3104: code_type
        (MOVE, 24, 49),                          # 3105
        (JUMP, 3118),                            # 3106
        (JBITS, 2, 4, 0, 65280, 1, 3110),        # 3107: code_type
        (MOVE, 24, 46),                          # 3108
        (JUMP, 3118),                            # 3109
        (LOAD, 27, 2, 2),                        # 3110
        (JNE, 27, 86, 3114),                     # 3111
        (MOVE, 24, 64),                          # 3112
        (JUMP, 3118),                            # 3113
        (JNE, 27, 87, 3117),                     # 3114
        (MOVE, 24, 88),                          # 3115
        (JUMP, 3118),                            # 3116
        (MOVE, 24, 59),                          # 3117
        (JNE, 24, 49, 3126),                     # 3118
        (LOAD, 24, 33, 4),                       # 3119
        (LOAD, 25, 33, 5),                       # 3120
        (TEXT, 24, 4),                           # 3121
        (MOVE, 21, 24),                          # 3122
        (MOVE, 22, 25),                          # 3123
        (MOVE, 23, 49),                          # 3124
        (JUMP, 3208),                            # 3125
        (JBITSN, 2, 4, 0, 65280, 0, 3129),       # 3126: code_type
        (MOVE, 24, 43),                          # 3127
        (JUMP, 3156),                            # 3128
        (JBITSN, 2, 4, 0, 65280, 19, 3132),      # 3129: code_type
        (MOVE, 24, 44),                          # 3130
        (JUMP, 3156),                            # 3131
        (JBITSN, 2, 4, 0, 65280, 20, 3135),      # 3132: code_type
        (MOVE, 24, 48),                          # 3133
        (JUMP, 3156),                            # 3134
        (JBITSN, 2, 4, 0, 65280, 21, 3142),      # 3135: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 3139),       # 3136: swap_kind
        (MOVE, 27, 44),                          # 3137
        (JUMP, 3140),                            # 3138
        (MOVE, 27, 48),                          # 3139
        (MOVE, 24, 27),                          # 3140
        (JUMP, 3156),                            # 3141
        (JBITSN, 2, 4, 0, 65280, 22, 3145),      # 3142: code_type
        (MOVE, 24, 49),                          # 3143
        (JUMP, 3156),                            # 3144
        (JBITS, 2, 4, 0, 65280, 1, 3148),        # 3145: code_type
        (MOVE, 24, 46),                          # 3146
        (JUMP, 3156),                            # 3147
        (LOAD, 27, 2, 2),                        # 3148
        (JNE, 27, 86, 3152),                     # 3149
        (MOVE, 24, 64),                          # 3150
        (JUMP, 3156),                            # 3151
        (JNE, 27, 87, 3155),                     # 3152
        (MOVE, 24, 88),                          # 3153
        (JUMP, 3156),                            # 3154
        (MOVE, 24, 59),                          # 3155
        (JNE, 24, 64, 3164),                     # 3156
        (LOAD, 24, 33, 4),                       # 3157
        (LOAD, 25, 33, 5),                       # 3158
        (TEXT, 24, 5),                           # 3159
        (MOVE, 21, 24),                          # 3160
        (MOVE, 22, 25),                          # 3161
        (MOVE, 23, 59),                          # 3162
        (JUMP, 3208),                            # 3163
        (JBITSN, 2, 4, 0, 65280, 0, 3167),       # 3164: code_type
        (MOVE, 24, 43),                          # 3165
        (JUMP, 3194),                            # 3166
        (JBITSN, 2, 4, 0, 65280, 19, 3170),      # 3167: code_type
        (MOVE, 24, 44),                          # 3168
        (JUMP, 3194),                            # 3169
        (JBITSN, 2, 4, 0, 65280, 20, 3173),      # 3170: code_type
        (MOVE, 24, 48),                          # 3171
        (JUMP, 3194),                            # 3172
        (JBITSN, 2, 4, 0, 65280, 21, 3180),      # 3173: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 3177),       # 3174: swap_kind
        (MOVE, 27, 44),                          # 3175
        (JUMP, 3178),                            # 3176
        (MOVE, 27, 48),                          # 3177
        (MOVE, 24, 27),                          # 3178
        (JUMP, 3194),                            # 3179
        (JBITSN, 2, 4, 0, 65280, 22, 3183),      # 3180: code_type
        (MOVE, 24, 49),                          # 3181
        (JUMP, 3194),                            # 3182
        (JBITS, 2, 4, 0, 65280, 1, 3186),        # 3183: code_type
        (MOVE, 24, 46),                          # 3184
        (JUMP, 3194),                            # 3185
        (LOAD, 27, 2, 2),                        # 3186
        (JNE, 27, 86, 3190),                     # 3187
        (MOVE, 24, 64),                          # 3188
        (JUMP, 3194),                            # 3189
        (JNE, 27, 87, 3193),                     # 3190
        (MOVE, 24, 88),                          # 3191
        (JUMP, 3194),                            # 3192
        (MOVE, 24, 59),                          # 3193
        (JNE, 24, 88, 3202),                     # 3194
        (LOAD, 24, 33, 4),                       # 3195
        (LOAD, 25, 33, 5),                       # 3196
        (TEXT, 24, 6),                           # 3197
        (MOVE, 21, 24),                          # 3198
        (MOVE, 22, 25),                          # 3199
        (MOVE, 23, 64),                          # 3200
        (JUMP, 3208),                            # 3201
        (LOAD, 24, 33, 4),                       # 3202
        (LOAD, 25, 33, 5),                       # 3203
        (TEXT, 24, 1),                           # 3204
        (MOVE, 21, 24),                          # 3205
        (MOVE, 22, 25),                          # 3206
        (MOVE, 23, 43),                          # 3207
        (STORE, 33, 12, 21),                     # 3208
        (STORE, 33, 13, 22),                     # 3209
        (STORE, 33, 14, 23),                     # 3210
        (STORE, 33, 11, 43),                     # 3211
        (JBITSN, 2, 4, 0, 65280, 0, 3215),       # 3212: code_type
        (MOVE, 21, 43),                          # 3213
        (JUMP, 3242),                            # 3214
        (JBITSN, 2, 4, 0, 65280, 19, 3218),      # 3215: code_type
        (MOVE, 21, 44),                          # 3216
        (JUMP, 3242),                            # 3217
        (JBITSN, 2, 4, 0, 65280, 20, 3221),      # 3218: code_type
        (MOVE, 21, 48),                          # 3219
        (JUMP, 3242),                            # 3220
        (JBITSN, 2, 4, 0, 65280, 21, 3228),      # 3221: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 3225),       # 3222: swap_kind
        (MOVE, 24, 44),                          # 3223
        (JUMP, 3226),                            # 3224
        (MOVE, 24, 48),                          # 3225
        (MOVE, 21, 24),                          # 3226
        (JUMP, 3242),                            # 3227
        (JBITSN, 2, 4, 0, 65280, 22, 3231),      # 3228: code_type
        (MOVE, 21, 49),                          # 3229
        (JUMP, 3242),                            # 3230
        (JBITS, 2, 4, 0, 65280, 1, 3234),        # 3231: code_type
        (MOVE, 21, 46),                          # 3232
        (JUMP, 3242),                            # 3233
        (LOAD, 24, 2, 2),                        # 3234
        (JNE, 24, 86, 3238),                     # 3235
        (MOVE, 21, 64),                          # 3236
        (JUMP, 3242),                            # 3237
        (JNE, 24, 87, 3241),                     # 3238
        (MOVE, 21, 88),                          # 3239
        (JUMP, 3242),                            # 3240
        (MOVE, 21, 59),                          # 3241
        (JEQ, 21, 46, 3481),                     # 3242
        (JBITSN, 2, 4, 0, 65280, 0, 3246),       # 3243: code_type
        (MOVE, 24, 43),                          # 3244
        (JUMP, 3273),                            # 3245
        (JBITSN, 2, 4, 0, 65280, 19, 3249),      # 3246: code_type
        (MOVE, 24, 44),                          # 3247
        (JUMP, 3273),                            # 3248
        (JBITSN, 2, 4, 0, 65280, 20, 3252),      # 3249: code_type
        (MOVE, 24, 48),                          # 3250
        (JUMP, 3273),                            # 3251
        (JBITSN, 2, 4, 0, 65280, 21, 3259),      # 3252: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 3256),       # 3253: swap_kind
        (MOVE, 27, 44),                          # 3254
        (JUMP, 3257),                            # 3255
        (MOVE, 27, 48),                          # 3256
        (MOVE, 24, 27),                          # 3257
        (JUMP, 3273),                            # 3258
        (JBITSN, 2, 4, 0, 65280, 22, 3262),      # 3259: code_type
        (MOVE, 24, 49),                          # 3260
        (JUMP, 3273),                            # 3261
        (JBITS, 2, 4, 0, 65280, 1, 3265),        # 3262: code_type
        (MOVE, 24, 46),                          # 3263
        (JUMP, 3273),                            # 3264
        (LOAD, 27, 2, 2),                        # 3265
        (JNE, 27, 86, 3269),                     # 3266
        (MOVE, 24, 64),                          # 3267
        (JUMP, 3273),                            # 3268
        (JNE, 27, 87, 3272),                     # 3269
        (MOVE, 24, 88),                          # 3270
        (JUMP, 3273),                            # 3271
        (MOVE, 24, 59),                          # 3272
        (JNE, 24, 43, 3281),                     # 3273
        (LOAD, 24, 33, 9),                       # 3274
        (LOAD, 25, 33, 10),                      # 3275
        (TEXT, 24, 0),                           # 3276
        (MOVE, 21, 24),                          # 3277
        (MOVE, 22, 25),                          # 3278
        (MOVE, 23, 46),                          # 3279
        (JUMP, 3477),                            # 3280
        (JBITSN, 2, 4, 0, 65280, 0, 3284),       # 3281: code_type
        (MOVE, 24, 43),                          # 3282
        (JUMP, 3311),                            # 3283
        (JBITSN, 2, 4, 0, 65280, 19, 3287),      # 3284: code_type
        (MOVE, 24, 44),                          # 3285
        (JUMP, 3311),                            # 3286
        (JBITSN, 2, 4, 0, 65280, 20, 3290),      # 3287: code_type
        (MOVE, 24, 48),                          # 3288
        (JUMP, 3311),                            # 3289
        (JBITSN, 2, 4, 0, 65280, 21, 3297),      # 3290: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 3294),       # 3291: swap_kind
        (MOVE, 27, 44),                          # 3292
        (JUMP, 3295),                            # 3293
        (MOVE, 27, 48),                          # 3294
        (MOVE, 24, 27),                          # 3295
        (JUMP, 3311),                            # 3296
        (JBITSN, 2, 4, 0, 65280, 22, 3300),      # 3297: code_type
        (MOVE, 24, 49),                          # 3298
        (JUMP, 3311),                            # 3299
        (JBITS, 2, 4, 0, 65280, 1, 3303),        # 3300: code_type
        (MOVE, 24, 46),                          # 3301
        (JUMP, 3311),                            # 3302
        (LOAD, 27, 2, 2),                        # 3303
        (JNE, 27, 86, 3307),                     # 3304
        (MOVE, 24, 64),                          # 3305
        (JUMP, 3311),                            # 3306
        (JNE, 27, 87, 3310),                     # 3307
        (MOVE, 24, 88),                          # 3308
        (JUMP, 3311),                            # 3309
        (MOVE, 24, 59),                          # 3310
        (JNE, 24, 44, 3319),                     # 3311
        (LOAD, 24, 33, 9),                       # 3312
        (LOAD, 25, 33, 10),                      # 3313
        (TEXT, 24, 2),                           # 3314
        (MOVE, 21, 24),                          # 3315
        (MOVE, 22, 25),                          # 3316
        (MOVE, 23, 44),                          # 3317
        (JUMP, 3477),                            # 3318
        (JBITSN, 2, 4, 0, 65280, 0, 3322),       # 3319: code_type
        (MOVE, 24, 43),                          # 3320
        (JUMP, 3349),                            # 3321
        (JBITSN, 2, 4, 0, 65280, 19, 3325),      # 3322: code_type
        (MOVE, 24, 44),                          # 3323
        (JUMP, 3349),                            # 3324
        (JBITSN, 2, 4, 0, 65280, 20, 3328),      # 3325: code_type
        (MOVE, 24, 48),                          # 3326
        (JUMP, 3349),                            # 3327
        (JBITSN, 2, 4, 0, 65280, 21, 3335),      # 3328: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 3332),       # 3329: swap_kind
        (MOVE, 27, 44),                          # 3330
        (JUMP, 3333),                            # 3331
        (MOVE, 27, 48),                          # 3332
        (MOVE, 24, 27),                          # 3333
        (JUMP, 3349),                            # 3334
        (JBITSN, 2, 4, 0, 65280, 22, 3338),      # 3335: code_type
        (MOVE, 24, 49),                          # 3336
        (JUMP, 3349),                            # 3337
        (JBITS, 2, 4, 0, 65280, 1, 3341),        # 3338: code_type
        (MOVE, 24, 46),                          # 3339
        (JUMP, 3349),                            # 3340
        (LOAD, 27, 2, 2),                        # 3341
        (JNE, 27, 86, 3345),                     # 3342
        (MOVE, 24, 64),                          # 3343
        (JUMP, 3349),                            # 3344
        (JNE, 27, 87, 3348),                     # 3345
        (MOVE, 24, 88),                          # 3346
        (JUMP, 3349),                            # 3347
        (MOVE, 24, 59),                          # 3348
        (JNE, 24, 48, 3357),                     # 3349
        (LOAD, 24, 33, 9),                       # 3350
        (LOAD, 25, 33, 10),                      # 3351
        (TEXT, 24, 3),                           # 3352
        (MOVE, 21, 24),                          # 3353
        (MOVE, 22, 25),                          # 3354
        (MOVE, 23, 48),                          # 3355
        (JUMP, 3477),                            # 3356
        (JBITSN, 2, 4, 0, 65280, 0, 3360),       # 3357: code_type
        (MOVE, 24, 43),                          # 3358
        (JUMP, 3387),                            # 3359
        (JBITSN, 2, 4, 0, 65280, 19, 3363),      # 3360: code_type
        (MOVE, 24, 44),                          # 3361
        (JUMP, 3387),                            # 3362
        (JBITSN, 2, 4, 0, 65280, 20, 3366),      # 3363: code_type
        (MOVE, 24, 48),                          # 3364
        (JUMP, 3387),                            # 3365
        (JBITSN, 2, 4, 0, 65280, 21, 3373),      # 3366: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 3370),       # 3367: swap_kind
        (MOVE, 27, 44),                          # 3368
        (JUMP, 3371),                            # 3369
        (MOVE, 27, 48),                          # 3370
        (MOVE, 24, 27),                          # 3371
        (JUMP, 3387),                            # 3372
        (JBITSN, 2, 4, 0, 65280, 22, 3376),      # 3373: code_type
        (MOVE, 24, 49),                          # 3374
        (JUMP, 3387),                            # 3375
        (JBITS, 2, 4, 0, 65280, 1, 3379),        # 3376: code_type
        (MOVE, 24, 46),                          # 3377
        (JUMP, 3387),                            # 3378
        (LOAD, 27, 2, 2),                        # 3379
        (JNE, 27, 86, 3383),                     # 3380
        (MOVE, 24, 64),                          # 3381
        (JUMP, 3387),                            # 3382
        (JNE, 27, 87, 3386),                     # 3383
        (MOVE, 24, 88),                          # 3384
        (JUMP, 3387),                            # 3385
        (MOVE, 24, 59),                          # 3386
        (JNE, 24, 49, 3395),                     # 3387
        (LOAD, 24, 33, 9),                       # 3388
        (LOAD, 25, 33, 10),                      # 3389
        (TEXT, 24, 4),                           # 3390
        (MOVE, 21, 24),                          # 3391
        (MOVE, 22, 25),                          # 3392
        (MOVE, 23, 49),                          # 3393
        (JUMP, 3477),                            # 3394
        (JBITSN, 2, 4, 0, 65280, 0, 3398),       # 3395: code_type
        (MOVE, 24, 43),                          # 3396
        (JUMP, 3425),                            # 3397
        (JBITSN, 2, 4, 0, 65280, 19, 3401),      # 3398: code_type
        (MOVE, 24, 44),                          # 3399
        (JUMP, 3425),                            # 3400
        (JBITSN, 2, 4, 0, 65280, 20, 3404),      # 3401: code_type
        (MOVE, 24, 48),                          # 3402
        (JUMP, 3425),                            # 3403
        (JBITSN, 2, 4, 0, 65280, 21, 3411),      # 3404: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 3408),       # 3405: swap_kind
        (MOVE, 27, 44),                          # 3406
        (JUMP, 3409),                            # 3407
        (MOVE, 27, 48),                          # 3408
        (MOVE, 24, 27),                          # 3409
        (JUMP, 3425),                            # 3410
        (JBITSN, 2, 4, 0, 65280, 22, 3414),      # 3411: code_type
        (MOVE, 24, 49),                          # 3412
        (JUMP, 3425),                            # 3413
        (JBITS, 2, 4, 0, 65280, 1, 3417),        # 3414: code_type
        (MOVE, 24, 46),                          # 3415
        (JUMP, 3425),                            # 3416
        (LOAD, 27, 2, 2),                        # 3417
        (JNE, 27, 86, 3421),                     # 3418
        (MOVE, 24, 64),                          # 3419
        (JUMP, 3425),                            # 3420
        (JNE, 27, 87, 3424),                     # 3421
        (MOVE, 24, 88),                          # 3422
        (JUMP, 3425),                            # 3423
        (MOVE, 24, 59),                          # 3424
        (JNE, 24, 64, 3433),                     # 3425
        (LOAD, 24, 33, 9),                       # 3426
        (LOAD, 25, 33, 10),                      # 3427
        (TEXT, 24, 5),                           # 3428
        (MOVE, 21, 24),                          # 3429
        (MOVE, 22, 25),                          # 3430
        (MOVE, 23, 59),                          # 3431
        (JUMP, 3477),                            # 3432
        (JBITSN, 2, 4, 0, 65280, 0, 3436),       # 3433: code_type
        (MOVE, 24, 43),                          # 3434
        (JUMP, 3463),                            # 3435
        (JBITSN, 2, 4, 0, 65280, 19, 3439),      # 3436: code_type
        (MOVE, 24, 44),                          # 3437
        (JUMP, 3463),                            # 3438
        (JBITSN, 2, 4, 0, 65280, 20, 3442),      # 3439: code_type
        (MOVE, 24, 48),                          # 3440
        (JUMP, 3463),                            # 3441
        (JBITSN, 2, 4, 0, 65280, 21, 3449),      # 3442: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 3446),       # 3443: swap_kind
        (MOVE, 27, 44),                          # 3444
        (JUMP, 3447),                            # 3445
        (MOVE, 27, 48),                          # 3446
        (MOVE, 24, 27),                          # 3447
        (JUMP, 3463),                            # 3448
        (JBITSN, 2, 4, 0, 65280, 22, 3452),      # 3449: code_type
        (MOVE, 24, 49),                          # 3450
        (JUMP, 3463),                            # 3451
        (JBITS, 2, 4, 0, 65280, 1, 3455),        # 3452: code_type
        (MOVE, 24, 46),                          # 3453
        (JUMP, 3463),                            # 3454
        (LOAD, 27, 2, 2),                        # 3455
        (JNE, 27, 86, 3459),                     # 3456
        (MOVE, 24, 64),                          # 3457
        (JUMP, 3463),                            # 3458
        (JNE, 27, 87, 3462),                     # 3459
        (MOVE, 24, 88),                          # 3460
        (JUMP, 3463),                            # 3461
        (MOVE, 24, 59),                          # 3462
        (JNE, 24, 88, 3471),                     # 3463
        (LOAD, 24, 33, 9),                       # 3464
        (LOAD, 25, 33, 10),                      # 3465
        (TEXT, 24, 6),                           # 3466
        (MOVE, 21, 24),                          # 3467
        (MOVE, 22, 25),                          # 3468
        (MOVE, 23, 64),                          # 3469
        (JUMP, 3477),                            # 3470
        (LOAD, 24, 33, 9),                       # 3471
        (LOAD, 25, 33, 10),                      # 3472
        (TEXT, 24, 1),                           # 3473
        (MOVE, 21, 24),                          # 3474
        (MOVE, 22, 25),                          # 3475
        (MOVE, 23, 43),                          # 3476
        (STORE, 33, 16, 21),                     # 3477
        (STORE, 33, 17, 22),                     # 3478
        (STORE, 33, 18, 23),                     # 3479
        (STORE, 33, 15, 43),                     # 3480
        (LOAD, 20, 6, 20),                       # 3481
        (JZ, 20, 3588),                          # 3482
        (ROWAT, 34, 25, 20),                     # 3483
        (MOVE, 21, 46),                          # 3484
        (LOAD, 22, 34, 3),                       # 3485
        (JGE, 21, 22, 3588),                     # 3486
        (ITEM, 35, 26, 34, 2, 21),               # 3487
        (U1, 23, 35, 2, 0),                      # 3488
        (JGE, 23, 76, 3498),                     # 3489
        (LOAD, 23, 35, 3),                       # 3490
        (JZ, 23, 3961),                          # 3491
        (LOAD, 24, 35, 4),                       # 3492
        (LOAD, 25, 35, 5),                       # 3493
        (BYTE, 26, 24, 46),                      # 3494
        (LT, 27, 26, 54),                        # 3495
        (STORE, 35, 17, 27),                     # 3496
        (STORE, 35, 16, 43),                     # 3497
        (U1, 23, 35, 2, 0),                      # 3498
        (JGE, 23, 76, 3508),                     # 3499
        (LOAD, 23, 35, 3),                       # 3500
        (JZ, 23, 3961),                          # 3501
        (LOAD, 24, 35, 4),                       # 3502
        (LOAD, 25, 35, 5),                       # 3503
        (BYTE, 26, 24, 46),                      # 3504
        (EQ, 27, 26, 54),                        # 3505
        (STORE, 35, 19, 27),                     # 3506
        (STORE, 35, 18, 43),                     # 3507
        (U1, 23, 35, 2, 0),                      # 3508
        (JGE, 23, 76, 3537),                     # 3509
        (LOAD, 23, 35, 3),                       # 3510
        (JZ, 23, 3961),                          # 3511
        (LOAD, 24, 35, 4),                       # 3512
        (LOAD, 25, 35, 5),                       # 3513
        (BYTE, 26, 24, 46),                      # 3514
        (JEQ, 26, 54, 3537),                     # 3515
        (LOAD, 26, 35, 3),                       # 3516
        (JZ, 26, 3961),                          # 3517
        (LOAD, 27, 35, 4),                       # 3518
        (LOAD, 28, 35, 5),                       # 3519
        (BYTE, 29, 27, 46),                      # 3520
        (JGE, 29, 54, 3529),                     # 3521
        (LOAD, 26, 35, 3),                       # 3522
        (JZ, 26, 3961),                          # 3523
        (LOAD, 27, 35, 4),                       # 3524
        (LOAD, 28, 35, 5),                       # 3525
        (BYTE, 29, 27, 46),                      # 3526
        (SUB, 23, 89, 29),                       # 3527
        (JUMP, 3535),                            # 3528
        (LOAD, 26, 35, 3),                       # 3529
        (JZ, 26, 3961),                          # 3530
        (LOAD, 27, 35, 4),                       # 3531
        (LOAD, 28, 35, 5),                       # 3532
        (BYTE, 29, 27, 46),                      # 3533
        (SUB, 23, 29, 90),                       # 3534
        (STORE, 35, 21, 23),                     # 3535
        (STORE, 35, 20, 43),                     # 3536
        (U1, 23, 35, 9, 0),                      # 3537
        (JGE, 23, 76, 3547),                     # 3538
        (LOAD, 23, 35, 10),                      # 3539
        (JZ, 23, 3961),                          # 3540
        (LOAD, 24, 35, 11),                      # 3541
        (LOAD, 25, 35, 12),                      # 3542
        (BYTE, 26, 24, 46),                      # 3543
        (LT, 27, 26, 54),                        # 3544
        (STORE, 35, 23, 27),                     # 3545
        (STORE, 35, 22, 43),                     # 3546
        (U1, 23, 35, 9, 0),                      # 3547
        (JGE, 23, 76, 3557),                     # 3548
        (LOAD, 23, 35, 10),                      # 3549
        (JZ, 23, 3961),                          # 3550
        (LOAD, 24, 35, 11),                      # 3551
        (LOAD, 25, 35, 12),                      # 3552
        (BYTE, 26, 24, 46),                      # 3553
        (EQ, 27, 26, 54),                        # 3554
        (STORE, 35, 25, 27),                     # 3555
        (STORE, 35, 24, 43),                     # 3556
        (U1, 23, 35, 9, 0),                      # 3557
        (JGE, 23, 76, 3586),                     # 3558
        (LOAD, 23, 35, 10),                      # 3559
        (JZ, 23, 3961),                          # 3560
        (LOAD, 24, 35, 11),                      # 3561
        (LOAD, 25, 35, 12),                      # 3562
        (BYTE, 26, 24, 46),                      # 3563
        (JEQ, 26, 54, 3586),                     # 3564
        (LOAD, 26, 35, 10),                      # 3565
        (JZ, 26, 3961),                          # 3566
        (LOAD, 27, 35, 11),                      # 3567
        (LOAD, 28, 35, 12),                      # 3568
        (BYTE, 29, 27, 46),                      # 3569
        (JGE, 29, 54, 3578),                     # 3570
        (LOAD, 26, 35, 10),                      # 3571
        (JZ, 26, 3961),                          # 3572
        (LOAD, 27, 35, 11),                      # 3573
        (LOAD, 28, 35, 12),                      # 3574
        (BYTE, 29, 27, 46),                      # 3575
        (SUB, 23, 89, 29),                       # 3576
        (JUMP, 3584),                            # 3577
        (LOAD, 26, 35, 10),                      # 3578
        (JZ, 26, 3961),                          # 3579
        (LOAD, 27, 35, 11),                      # 3580
        (LOAD, 28, 35, 12),                      # 3581
        (BYTE, 29, 27, 46),                      # 3582
        (SUB, 23, 29, 90),                       # 3583
        (STORE, 35, 27, 23),                     # 3584
        (STORE, 35, 26, 43),                     # 3585
        (LOOP, 21, 0),                           # 3586
        (JUMP, 3485),                            # 3587
        (LOAD, 20, 6, 21),                       # 3588
        (JZ, 20, 3615),                          # 3589
        (ROWAT, 36, 27, 20),                     # 3590
        (LOAD, 21, 36, 3),                       # 3591
        (JZ, 21, 3615),                          # 3592
        (MOVE, 22, 46),                          # 3593
        (LOAD, 23, 36, 5),                       # 3594
        (JGE, 22, 23, 3615),                     # 3595
        (ITEM, 39, 28, 36, 4, 22),               # 3596
        (MOVE, 24, 46),                          # 3597
        (LOAD, 25, 39, 4),                       # 3598
        (JGE, 24, 25, 3613),                     # 3599
        (ITEM, 40, 29, 39, 3, 24),               # 3600
        (JBITS, 40, 2, 0, 65280, 255, 3607),     # 3601: len_or_mark
        (U1, 29, 40, 2, 0),                      # 3602
        (JLT, 29, 77, 3607),                     # 3603
        (JBITSN, 40, 2, 0, 65280, 250, 3609),    # 3604: len_or_mark
        (LOAD, 29, 2, 3),                        # 3605
        (JNE, 29, 46, 3609),                     # 3606
        (MOVE, 26, 46),                          # 3607
        (JUMP, 3610),                            # 3608
        (U1, 26, 40, 2, 0),                      # 3609
        (STORE, 40, 11, 26),                     # 3610
        (LOOP, 24, 0),                           # 3611
        (JUMP, 3598),                            # 3612
        (LOOP, 22, 0),                           # 3613
        (JUMP, 3594),                            # 3614
        (LOAD, 20, 6, 23),                       # 3615
        (JZ, 20, 3887),                          # 3616
        (ROWAT, 43, 32, 20),                     # 3617
        (JBITSN, 2, 4, 0, 65280, 0, 3621),       # 3618: code_type
        (MOVE, 21, 43),                          # 3619
        (JUMP, 3648),                            # 3620
        (JBITSN, 2, 4, 0, 65280, 19, 3624),      # 3621: code_type
        (MOVE, 21, 44),                          # 3622
        (JUMP, 3648),                            # 3623
        (JBITSN, 2, 4, 0, 65280, 20, 3627),      # 3624: code_type
        (MOVE, 21, 48),                          # 3625
        (JUMP, 3648),                            # 3626
        (JBITSN, 2, 4, 0, 65280, 21, 3634),      # 3627: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 3631),       # 3628: swap_kind
        (MOVE, 24, 44),                          # 3629
        (JUMP, 3632),                            # 3630
        (MOVE, 24, 48),                          # 3631
        (MOVE, 21, 24),                          # 3632
        (JUMP, 3648),                            # 3633
        (JBITSN, 2, 4, 0, 65280, 22, 3637),      # 3634: code_type
        (MOVE, 21, 49),                          # 3635
        (JUMP, 3648),                            # 3636
        (JBITS, 2, 4, 0, 65280, 1, 3640),        # 3637: code_type
        (MOVE, 21, 46),                          # 3638
        (JUMP, 3648),                            # 3639
        (LOAD, 24, 2, 2),                        # 3640
        (JNE, 24, 86, 3644),                     # 3641
        (MOVE, 21, 64),                          # 3642
        (JUMP, 3648),                            # 3643
        (JNE, 24, 87, 3647),                     # 3644
        (MOVE, 21, 88),                          # 3645
        (JUMP, 3648),                            # 3646
        (MOVE, 21, 59),                          # 3647
        (JEQ, 21, 46, 3887),                     # 3648
        (JBITSN, 2, 4, 0, 65280, 0, 3652),       # 3649: code_type
        (MOVE, 24, 43),                          # 3650
        (JUMP, 3679),                            # 3651
        (JBITSN, 2, 4, 0, 65280, 19, 3655),      # 3652: code_type
        (MOVE, 24, 44),                          # 3653
        (JUMP, 3679),                            # 3654
        (JBITSN, 2, 4, 0, 65280, 20, 3658),      # 3655: code_type
        (MOVE, 24, 48),                          # 3656
        (JUMP, 3679),                            # 3657
        (JBITSN, 2, 4, 0, 65280, 21, 3665),      # 3658: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 3662),       # 3659: swap_kind
        (MOVE, 27, 44),                          # 3660
        (JUMP, 3663),                            # 3661
        (MOVE, 27, 48),                          # 3662
        (MOVE, 24, 27),                          # 3663
        (JUMP, 3679),                            # 3664
        (JBITSN, 2, 4, 0, 65280, 22, 3668),      # 3665: code_type
        (MOVE, 24, 49),                          # 3666
        (JUMP, 3679),                            # 3667
        (JBITS, 2, 4, 0, 65280, 1, 3671),        # 3668: code_type
        (MOVE, 24, 46),                          # 3669
        (JUMP, 3679),                            # 3670
        (LOAD, 27, 2, 2),                        # 3671
        (JNE, 27, 86, 3675),                     # 3672
        (MOVE, 24, 64),                          # 3673
        (JUMP, 3679),                            # 3674
        (JNE, 27, 87, 3678),                     # 3675
        (MOVE, 24, 88),                          # 3676
        (JUMP, 3679),                            # 3677
        (MOVE, 24, 59),                          # 3678
        (JNE, 24, 43, 3687),                     # 3679
        (LOAD, 24, 43, 4),                       # 3680
        (LOAD, 25, 43, 5),                       # 3681
        (TEXT, 24, 0),                           # 3682
        (MOVE, 21, 24),                          # 3683
        (MOVE, 22, 25),                          # 3684
        (MOVE, 23, 46),                          # 3685
        (JUMP, 3883),                            # 3686
        (JBITSN, 2, 4, 0, 65280, 0, 3690),       # 3687: code_type
        (MOVE, 24, 43),                          # 3688
        (JUMP, 3717),                            # 3689
        (JBITSN, 2, 4, 0, 65280, 19, 3693),      # 3690: code_type
        (MOVE, 24, 44),                          # 3691
        (JUMP, 3717),                            # 3692
        (JBITSN, 2, 4, 0, 65280, 20, 3696),      # 3693: code_type
        (MOVE, 24, 48),                          # 3694
        (JUMP, 3717),                            # 3695
        (JBITSN, 2, 4, 0, 65280, 21, 3703),      # 3696: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 3700),       # 3697: swap_kind
        (MOVE, 27, 44),                          # 3698
        (JUMP, 3701),                            # 3699
        (MOVE, 27, 48),                          # 3700
        (MOVE, 24, 27),                          # 3701
        (JUMP, 3717),                            # 3702
        (JBITSN, 2, 4, 0, 65280, 22, 3706),      # 3703: code_type
        (MOVE, 24, 49),                          # 3704
        (JUMP, 3717),                            # 3705
        (JBITS, 2, 4, 0, 65280, 1, 3709),        # 3706: code_type
        (MOVE, 24, 46),                          # 3707
        (JUMP, 3717),                            # 3708
        (LOAD, 27, 2, 2),                        # 3709
        (JNE, 27, 86, 3713),                     # 3710
        (MOVE, 24, 64),                          # 3711
        (JUMP, 3717),                            # 3712
        (JNE, 27, 87, 3716),                     # 3713
        (MOVE, 24, 88),                          # 3714
        (JUMP, 3717),                            # 3715
        (MOVE, 24, 59),                          # 3716
        (JNE, 24, 44, 3725),                     # 3717
        (LOAD, 24, 43, 4),                       # 3718
        (LOAD, 25, 43, 5),                       # 3719
        (TEXT, 24, 2),                           # 3720
        (MOVE, 21, 24),                          # 3721
        (MOVE, 22, 25),                          # 3722
        (MOVE, 23, 44),                          # 3723
        (JUMP, 3883),                            # 3724
        (JBITSN, 2, 4, 0, 65280, 0, 3728),       # 3725: code_type
        (MOVE, 24, 43),                          # 3726
        (JUMP, 3755),                            # 3727
        (JBITSN, 2, 4, 0, 65280, 19, 3731),      # 3728: code_type
        (MOVE, 24, 44),                          # 3729
        (JUMP, 3755),                            # 3730
        (JBITSN, 2, 4, 0, 65280, 20, 3734),      # 3731: code_type
        (MOVE, 24, 48),                          # 3732
        (JUMP, 3755),                            # 3733
        (JBITSN, 2, 4, 0, 65280, 21, 3741),      # 3734: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 3738),       # 3735: swap_kind
        (MOVE, 27, 44),                          # 3736
        (JUMP, 3739),                            # 3737
        (MOVE, 27, 48),                          # 3738
        (MOVE, 24, 27),                          # 3739
        (JUMP, 3755),                            # 3740
        (JBITSN, 2, 4, 0, 65280, 22, 3744),      # 3741: code_type
        (MOVE, 24, 49),                          # 3742
        (JUMP, 3755),                            # 3743
        (JBITS, 2, 4, 0, 65280, 1, 3747),        # 3744: code_type
        (MOVE, 24, 46),                          # 3745
        (JUMP, 3755),                            # 3746
        (LOAD, 27, 2, 2),                        # 3747
        (JNE, 27, 86, 3751),                     # 3748
        (MOVE, 24, 64),                          # 3749
        (JUMP, 3755),                            # 3750
        (JNE, 27, 87, 3754),                     # 3751
        (MOVE, 24, 88),                          # 3752
        (JUMP, 3755),                            # 3753
        (MOVE, 24, 59),                          # 3754
        (JNE, 24, 48, 3763),                     # 3755
        (LOAD, 24, 43, 4),                       # 3756
        (LOAD, 25, 43, 5),                       # 3757
        (TEXT, 24, 3),                           # 3758
        (MOVE, 21, 24),                          # 3759
        (MOVE, 22, 25),                          # 3760
        (MOVE, 23, 48),                          # 3761
        (JUMP, 3883),                            # 3762
        (JBITSN, 2, 4, 0, 65280, 0, 3766),       # 3763: code_type
        (MOVE, 24, 43),                          # 3764
        (JUMP, 3793),                            # 3765
        (JBITSN, 2, 4, 0, 65280, 19, 3769),      # 3766: code_type
        (MOVE, 24, 44),                          # 3767
        (JUMP, 3793),                            # 3768
        (JBITSN, 2, 4, 0, 65280, 20, 3772),      # 3769: code_type
        (MOVE, 24, 48),                          # 3770
        (JUMP, 3793),                            # 3771
        (JBITSN, 2, 4, 0, 65280, 21, 3779),      # 3772: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 3776),       # 3773: swap_kind
        (MOVE, 27, 44),                          # 3774
        (JUMP, 3777),                            # 3775
        (MOVE, 27, 48),                          # 3776
        (MOVE, 24, 27),                          # 3777
        (JUMP, 3793),                            # 3778
        (JBITSN, 2, 4, 0, 65280, 22, 3782),      # 3779: code_type
        (MOVE, 24, 49),                          # 3780
        (JUMP, 3793),                            # 3781
        (JBITS, 2, 4, 0, 65280, 1, 3785),        # 3782: code_type
        (MOVE, 24, 46),                          # 3783
        (JUMP, 3793),                            # 3784
        (LOAD, 27, 2, 2),                        # 3785
        (JNE, 27, 86, 3789),                     # 3786
        (MOVE, 24, 64),                          # 3787
        (JUMP, 3793),                            # 3788
        (JNE, 27, 87, 3792),                     # 3789
        (MOVE, 24, 88),                          # 3790
        (JUMP, 3793),                            # 3791
        (MOVE, 24, 59),                          # 3792
        (JNE, 24, 49, 3801),                     # 3793
        (LOAD, 24, 43, 4),                       # 3794
        (LOAD, 25, 43, 5),                       # 3795
        (TEXT, 24, 4),                           # 3796
        (MOVE, 21, 24),                          # 3797
        (MOVE, 22, 25),                          # 3798
        (MOVE, 23, 49),                          # 3799
        (JUMP, 3883),                            # 3800
        (JBITSN, 2, 4, 0, 65280, 0, 3804),       # 3801: code_type
        (MOVE, 24, 43),                          # 3802
        (JUMP, 3831),                            # 3803
        (JBITSN, 2, 4, 0, 65280, 19, 3807),      # 3804: code_type
        (MOVE, 24, 44),                          # 3805
        (JUMP, 3831),                            # 3806
        (JBITSN, 2, 4, 0, 65280, 20, 3810),      # 3807: code_type
        (MOVE, 24, 48),                          # 3808
        (JUMP, 3831),                            # 3809
        (JBITSN, 2, 4, 0, 65280, 21, 3817),      # 3810: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 3814),       # 3811: swap_kind
        (MOVE, 27, 44),                          # 3812
        (JUMP, 3815),                            # 3813
        (MOVE, 27, 48),                          # 3814
        (MOVE, 24, 27),                          # 3815
        (JUMP, 3831),                            # 3816
        (JBITSN, 2, 4, 0, 65280, 22, 3820),      # 3817: code_type
        (MOVE, 24, 49),                          # 3818
        (JUMP, 3831),                            # 3819
        (JBITS, 2, 4, 0, 65280, 1, 3823),        # 3820: code_type
        (MOVE, 24, 46),                          # 3821
        (JUMP, 3831),                            # 3822
        (LOAD, 27, 2, 2),                        # 3823
        (JNE, 27, 86, 3827),                     # 3824
        (MOVE, 24, 64),                          # 3825
        (JUMP, 3831),                            # 3826
        (JNE, 27, 87, 3830),                     # 3827
        (MOVE, 24, 88),                          # 3828
        (JUMP, 3831),                            # 3829
        (MOVE, 24, 59),                          # 3830
        (JNE, 24, 64, 3839),                     # 3831
        (LOAD, 24, 43, 4),                       # 3832
        (LOAD, 25, 43, 5),                       # 3833
        (TEXT, 24, 5),                           # 3834
        (MOVE, 21, 24),                          # 3835
        (MOVE, 22, 25),                          # 3836
        (MOVE, 23, 59),                          # 3837
        (JUMP, 3883),                            # 3838
        (JBITSN, 2, 4, 0, 65280, 0, 3842),       # 3839: code_type
        (MOVE, 24, 43),                          # 3840
        (JUMP, 3869),                            # 3841
        (JBITSN, 2, 4, 0, 65280, 19, 3845),      # 3842: code_type
        (MOVE, 24, 44),                          # 3843
        (JUMP, 3869),                            # 3844
        (JBITSN, 2, 4, 0, 65280, 20, 3848),      # 3845: code_type
        (MOVE, 24, 48),                          # 3846
        (JUMP, 3869),                            # 3847
        (JBITSN, 2, 4, 0, 65280, 21, 3855),      # 3848: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 3852),       # 3849: swap_kind
        (MOVE, 27, 44),                          # 3850
        (JUMP, 3853),                            # 3851
        (MOVE, 27, 48),                          # 3852
        (MOVE, 24, 27),                          # 3853
        (JUMP, 3869),                            # 3854
        (JBITSN, 2, 4, 0, 65280, 22, 3858),      # 3855: code_type
        (MOVE, 24, 49),                          # 3856
        (JUMP, 3869),                            # 3857
        (JBITS, 2, 4, 0, 65280, 1, 3861),        # 3858: code_type
        (MOVE, 24, 46),                          # 3859
        (JUMP, 3869),                            # 3860
        (LOAD, 27, 2, 2),                        # 3861
        (JNE, 27, 86, 3865),                     # 3862
        (MOVE, 24, 64),                          # 3863
        (JUMP, 3869),                            # 3864
        (JNE, 27, 87, 3868),                     # 3865
        (MOVE, 24, 88),                          # 3866
        (JUMP, 3869),                            # 3867
        (MOVE, 24, 59),                          # 3868
        (JNE, 24, 88, 3877),                     # 3869
        (LOAD, 24, 43, 4),                       # 3870
        (LOAD, 25, 43, 5),                       # 3871
        (TEXT, 24, 6),                           # 3872
        (MOVE, 21, 24),                          # 3873
        (MOVE, 22, 25),                          # 3874
        (MOVE, 23, 64),                          # 3875
        (JUMP, 3883),                            # 3876
        (LOAD, 24, 43, 4),                       # 3877
        (LOAD, 25, 43, 5),                       # 3878
        (TEXT, 24, 1),                           # 3879
        (MOVE, 21, 24),                          # 3880
        (MOVE, 22, 25),                          # 3881
        (MOVE, 23, 43),                          # 3882
        (STORE, 43, 7, 21),                      # 3883
        (STORE, 43, 8, 22),                      # 3884
        (STORE, 43, 9, 23),                      # 3885
        (STORE, 43, 6, 43),                      # 3886
        (LOOP, 18, 0),                           # 3887
        (JUMP, 1103),                            # 3888
        (LOOP, 10, 0),                           # 3889
        (JUMP, 1099),                            # 3890
        (LOAD, 9, 0, 13),                        # 3891
        (JZ, 9, 3942),                           # 3892
        (ROWAT, 45, 34, 9),                      # 3893
        (MOVE, 10, 46),                          # 3894
        (LOAD, 11, 45, 17),                      # 3895
        (JGE, 10, 11, 3912),                     # 3896
        (ITEM, 46, 35, 45, 16, 10),              # 3897
        (LOAD, 18, 46, 8),                       # 3898
        (JZ, 18, 3910),                          # 3899
        (ROWAT, 47, 36, 18),                     # 3900
        (JNE, 4, 46, 3906),                      # 3901
        (LOAD, 22, 47, 1),                       # 3902
        (JZ, 22, 3961),                          # 3903
        (U2BE, 19, 47, 2, 0),                    # 3904
        (JUMP, 3909),                            # 3905
        (LOAD, 22, 47, 3),                       # 3906
        (JZ, 22, 3961),                          # 3907
        (NUMBER2, 19, 47, 4, 0, 34, 0),          # 3908
        (STORE, 47, 5, 19),                      # 3909
        (LOOP, 10, 0),                           # 3910
        (JUMP, 3895),                            # 3911
        (JBITSN, 45, 1, 0, 65280, 1, 3919),      # 3912: code
        (LOAD, 21, 45, 5),                       # 3913
        (JZ, 21, 3961),                          # 3914
        (LOAD, 18, 45, 6),                       # 3915
        (LOAD, 19, 45, 7),                       # 3916
        (MOVE, 20, 43),                          # 3917
        (JUMP, 3924),                            # 3918
        (LOAD, 21, 45, 2),                       # 3919
        (JZ, 21, 3961),                          # 3920
        (LOAD, 18, 45, 3),                       # 3921
        (LOAD, 19, 45, 4),                       # 3922
        (MOVE, 20, 46),                          # 3923
        (STORE, 45, 18, 18),                     # 3924
        (STORE, 45, 19, 19),                     # 3925
        (STORE, 45, 20, 20),                     # 3926
        (JBITSN, 45, 1, 0, 65280, 1, 3934),      # 3927: code
        (LOAD, 21, 45, 11),                      # 3928
        (JZ, 21, 3961),                          # 3929
        (LOAD, 18, 45, 12),                      # 3930
        (LOAD, 19, 45, 13),                      # 3931
        (MOVE, 20, 43),                          # 3932
        (JUMP, 3939),                            # 3933
        (LOAD, 21, 45, 8),                       # 3934
        (JZ, 21, 3961),                          # 3935
        (LOAD, 18, 45, 9),                       # 3936
        (LOAD, 19, 45, 10),                      # 3937
        (MOVE, 20, 46),                          # 3938
        (STORE, 45, 21, 18),                     # 3939
        (STORE, 45, 22, 19),                     # 3940
        (STORE, 45, 23, 20),                     # 3941
        (RUNAT, 0, 2, 1, 5),                     # 3942: mess_class_byte
        (JBITS, 0, 2, 0, 65280, 51, 3947),       # 3943: mess_class_byte
        (JBITS, 0, 2, 0, 65280, 52, 3947),       # 3944: mess_class_byte
        (JBITS, 0, 2, 0, 65280, 61, 3947),       # 3945: mess_class_byte
        (JBITSN, 0, 2, 0, 65280, 62, 3949),      # 3946: mess_class_byte
        (LOAD, 9, 0, 7),                         # 3947
        (JUMP, 3950),                            # 3948
        (MOVE, 9, 46),                           # 3949
        (STORE, 0, 15, 9),                       # 3950
        (LOAD, 18, 0, 11),                       # 3951
        (JNE, 18, 44, 3958),                     # 3952
        (LOAD, 18, 0, 13),                       # 3953
        (JZ, 18, 3961),                          # 3954
        (ROWAT, 52, 34, 18),                     # 3955
        (U1, 9, 52, 1, 4),                       # 3956
        (JUMP, 3959),                            # 3957
        (MOVE, 9, 46),                           # 3958
        (STORE, 0, 16, 9),                       # 3959
        (DONE,),                                 # 3960
        (FAIL,),                                 # 3961
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
        (JUMP, 76),                              # 71
        (JNE, 9, 22, 82),                        # 72
        (STORE, 0, 0, 21),                       # 73: byte order le
        (JUMP, 76),                              # 74
        (JUMP, 82),                              # 75
        (RUN, 0, 8, 24),                         # 76: act_send_len, protocol_id, mess_class, rte_flags, residual_packets, sender_ref, receiver_ref, rte_return_code, new_swap_type, filler, max_send_len
        (NUMBER2, 9, 0, 8, 0, 52, 0),            # 77
        (JLT, 9, 25, 82),                        # 78
        (SUB, 10, 9, 25),                        # 79
        (BYTES, 0, 9, 10),                       # 80: payload
        (DONE,),                                 # 81
        (FAIL,),                                 # 82
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
