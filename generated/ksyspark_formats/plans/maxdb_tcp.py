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
        (JUMP, 71),                              # 12
        (RUNAT, 0, 1, 1, 18),                    # 13: swap_type_byte
        (JBITSN, 0, 1, 0, 65280, 3, 17),         # 14: swap_type_byte
        (MOVE, 9, 43),                           # 15
        (JUMP, 71),                              # 16
        (RUNAT, 0, 1, 1, 18),                    # 17: swap_type_byte
        (JBITSN, 0, 1, 0, 65280, 4, 21),         # 18: swap_type_byte
        (MOVE, 9, 44),                           # 19
        (JUMP, 71),                              # 20
        (RUNAT, 0, 2, 1, 5),                     # 21: mess_class_byte
        (JBITS, 0, 2, 0, 65280, 51, 44),         # 22: mess_class_byte
        (JBITS, 0, 2, 0, 65280, 52, 44),         # 23: mess_class_byte
        (JBITS, 0, 2, 0, 65280, 61, 44),         # 24: mess_class_byte
        (JBITSN, 0, 2, 0, 65280, 62, 50),        # 25: mess_class_byte
        (JUMP, 44),                              # 26: payload_swap, when it is asked for
        (LOAD, 12, 0, 3),                        # 27
        (JNZ, 12, 43),                           # 28
        (SEEKROOT, 13, 45),                      # 29
        (RUNAT, 0, 2, 1, 5),                     # 30: mess_class_byte
        (JBITS, 0, 2, 0, 65280, 51, 37),         # 31: mess_class_byte
        (JBITS, 0, 2, 0, 65280, 52, 37),         # 32: mess_class_byte
        (JBITS, 0, 2, 0, 65280, 61, 37),         # 33: mess_class_byte
        (JBITS, 0, 2, 0, 65280, 62, 37),         # 34: mess_class_byte
        (JBITS, 0, 2, 0, 65280, 63, 37),         # 35: mess_class_byte
        (JBITSN, 0, 2, 0, 65280, 64, 39),        # 36: mess_class_byte
        (MOVE, 15, 43),                          # 37
        (JUMP, 40),                              # 38
        (MOVE, 15, 46),                          # 39
        (BYTES, 0, 4, 15),                       # 40: payload_swap
        (CLOSE, 13),                             # 41
        (STORE, 0, 3, 43),                       # 42
        (RETURN, 1),                             # 43
        (CALL, 1, 27),                           # 44: payload_swap
        (LOAD, 18, 0, 4),                        # 45
        (LOAD, 19, 0, 5),                        # 46
        (BYTE, 20, 18, 46),                      # 47
        (MOVE, 9, 20),                           # 48
        (JUMP, 71),                              # 49
        (RUNAT, 0, 6, 4, 0),                     # 50: length_bytes
        (JBITS, 0, 6, 0, 65280, 0, 55),          # 51: length_bytes
        (JBITSN, 0, 6, 3, 65280, 0, 55),         # 52: length_bytes
        (MOVE, 9, 44),                           # 53
        (JUMP, 71),                              # 54
        (RUNAT, 0, 6, 4, 0),                     # 55: length_bytes
        (JBITSN, 0, 6, 0, 65280, 0, 60),         # 56: length_bytes
        (JBITS, 0, 6, 3, 65280, 0, 60),          # 57: length_bytes
        (MOVE, 9, 43),                           # 58
        (JUMP, 71),                              # 59
        (RUNAT, 0, 2, 1, 5),                     # 60: mess_class_byte
        (JBITS, 0, 2, 0, 65280, 63, 63),         # 61: mess_class_byte
        (JBITSN, 0, 2, 0, 65280, 64, 70),        # 62: mess_class_byte
        (CALL, 1, 27),                           # 63: payload_swap
        (LOAD, 18, 0, 4),                        # 64
        (LOAD, 19, 0, 5),                        # 65
        (BYTE, 20, 18, 46),                      # 66
        (JNE, 20, 43, 70),                       # 67
        (MOVE, 9, 43),                           # 68
        (JUMP, 71),                              # 69
        (MOVE, 9, 44),                           # 70
        (STORE, 0, 7, 9),                        # 71
        (JNE, 9, 43, 75),                        # 72
        (STORE, 0, 0, 46),                       # 73: byte order be
        (JUMP, 79),                              # 74
        (JNE, 9, 44, 4038),                      # 75
        (STORE, 0, 0, 43),                       # 76: byte order le
        (JUMP, 79),                              # 77
        (JUMP, 4038),                            # 78
        (RUN, 0, 8, 24),                         # 79: act_send_len, protocol_id, mess_class, rte_flags, residual_packets, sender_ref, receiver_ref, rte_return_code, new_swap_type, filler, max_send_len
        (NUMBER2, 9, 0, 8, 0, 52, 0),            # 80
        (SUB, 10, 9, 47),                        # 81
        (BYTES, 0, 9, 10),                       # 82: payload
        (NUMBER2, 21, 0, 8, 20, 52, 0),          # 83
        (NUMBER2, 22, 0, 8, 0, 52, 0),           # 84
        (JLE, 21, 22, 88),                       # 85
        (MOVE, 18, 48),                          # 86
        (JUMP, 102),                             # 87
        (RUNAT, 0, 2, 1, 5),                     # 88: mess_class_byte
        (JBITS, 0, 2, 0, 65280, 51, 93),         # 89: mess_class_byte
        (JBITS, 0, 2, 0, 65280, 52, 93),         # 90: mess_class_byte
        (JBITS, 0, 2, 0, 65280, 61, 93),         # 91: mess_class_byte
        (JBITSN, 0, 2, 0, 65280, 62, 95),        # 92: mess_class_byte
        (MOVE, 18, 44),                          # 93
        (JUMP, 102),                             # 94
        (RUNAT, 0, 2, 1, 5),                     # 95: mess_class_byte
        (JBITS, 0, 2, 0, 65280, 63, 98),         # 96: mess_class_byte
        (JBITSN, 0, 2, 0, 65280, 64, 101),       # 97: mess_class_byte
        (JEQ, 2, 49, 101),                       # 98
        (MOVE, 18, 43),                          # 99
        (JUMP, 102),                             # 100
        (MOVE, 18, 46),                          # 101
        (STORE, 0, 11, 18),                      # 102
        (SWITCH, 18, 1, 2),                      # 103
        (JUMP, 107),                             # 104
        (JUMP, 944),                             # 105
        (JUMP, 1102),                            # 106
        (ROW, 1, 2, 11),                         # 107: maxdb_tcp.payload.maxdb_packet
        (STORE, 0, 12, 11),                      # 108
        (STORE, 2, 0, 5),                        # 109
        (STORE, 2, 1, 6),                        # 110
        (STORE, 2, 2, 7),                        # 111
        (STORE, 2, 3, 8),                        # 112
        (OPEN, 18, 0, 9),                        # 113
        (RUN, 2, 4, 2),                          # 114: code_type, swap_kind
        (JBITS, 2, 4, 0, 65280, 0, 130),         # 115: _
        (JBITS, 2, 4, 0, 65280, 19, 130),        # 116: _
        (JBITS, 2, 4, 0, 65280, 20, 130),        # 117: _
        (JBITS, 2, 4, 0, 65280, 21, 130),        # 118: _
        (JBITS, 2, 4, 0, 65280, 22, 130),        # 119: _
        (LOAD, 20, 2, 0),                        # 120
        (JGE, 20, 44, 125),                      # 121
        (JBITS, 2, 4, 0, 65280, 1, 130),         # 122: _
        (JBITS, 2, 4, 0, 65280, 2, 130),         # 123: _
        (JBITS, 2, 4, 0, 65280, 128, 130),       # 124: _
        (LOAD, 20, 2, 1),                        # 125
        (JNE, 20, 43, 4038),                     # 126
        (U1, 20, 2, 4, 0),                       # 127
        (JLE, 20, 44, 4038),                     # 128
        (JGE, 20, 50, 4038),                     # 129
        (JBITS, 2, 4, 1, 65280, 1, 132),         # 130: _
        (JBITSN, 2, 4, 1, 65280, 2, 4038),       # 131: _
        (LOAD, 20, 2, 0),                        # 132
        (JEQ, 20, 46, 138),                      # 133
        (JBITSN, 2, 4, 0, 65280, 19, 136),       # 134: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 4038),       # 135: _
        (JBITSN, 2, 4, 0, 65280, 20, 138),       # 136: code_type
        (JBITSN, 2, 4, 1, 65280, 1, 4038),       # 137: _
        (U1, 20, 2, 4, 1),                       # 138
        (JNE, 20, 43, 142),                      # 139
        (STORE, 2, 5, 46),                       # 140: byte order be
        (JUMP, 146),                             # 141
        (JNE, 20, 44, 4038),                     # 142
        (STORE, 2, 5, 43),                       # 143: byte order le
        (JUMP, 146),                             # 144
        (JUMP, 4038),                            # 145
        (RUN, 2, 6, 30),                         # 146: filler1, appl_version, application, varpart_size, varpart_len, filler2, no_of_segm, filler3
        (FIXED, 20, 2, 6, 2, 5),                 # 147
        (TEXT, 20, 0),                           # 148: appl_version is ISO-8859-1
        (FIXED, 20, 2, 6, 7, 3),                 # 149
        (TEXT, 20, 0),                           # 150: application is ISO-8859-1
        (NUMBER2, 20, 2, 6, 10, 52, 5),          # 151
        (JLT, 20, 46, 4038),                     # 152
        (NUMBER2, 20, 2, 6, 14, 52, 5),          # 153
        (JLT, 20, 46, 4038),                     # 154
        (NUMBER2, 21, 2, 6, 10, 52, 5),          # 155
        (JGT, 20, 21, 4038),                     # 156
        (NUMBER2, 20, 2, 6, 20, 50, 5),          # 157
        (JLT, 20, 43, 4038),                     # 158
        (NUMBER2, 20, 2, 6, 20, 50, 5),          # 159
        (NUMBER2, 21, 2, 6, 14, 52, 5),          # 160
        (DIV, 22, 21, 55),                       # 161
        (JGT, 20, 22, 4038),                     # 162
        (NUMBER2, 20, 2, 6, 14, 52, 5),          # 163
        (BYTES, 2, 7, 20),                       # 164: varpart
        (OPEN, 21, 2, 7),                        # 165
        (U1, 23, 2, 4, 1),                       # 166
        (JNE, 23, 43, 170),                      # 167
        (STORE, 2, 9, 46),                       # 168: byte order be
        (JUMP, 174),                             # 169
        (JNE, 23, 44, 4038),                     # 170
        (STORE, 2, 9, 43),                       # 171: byte order le
        (JUMP, 174),                             # 172
        (JUMP, 4038),                            # 173
        (NUMBER2, 25, 2, 6, 20, 50, 5),          # 174
        (ROWS, 24, 2),                           # 175: segments: repeat expr
        (STORE, 2, 10, 24),                      # 176
        (MOVE, 23, 46),                          # 177
        (JGE, 23, 25, 940),                      # 178
        (ROW, 2, 3, 24),                         # 179
        (STORE, 3, 0, 23),                       # 180
        (LOAD, 26, 2, 9),                        # 181
        (STORE, 3, 1, 26),                       # 182
        (RUN, 3, 2, 4),                          # 183: segm_len
        (NUMBER2, 26, 3, 2, 0, 52, 1),           # 184
        (JLT, 26, 55, 4038),                     # 185
        (LOAD, 27, 2, 8),                        # 186
        (LOAD, 28, 2, 7),                        # 187
        (POSITION, 28, 28),                      # 188
        (SUB, 29, 27, 28),                       # 189
        (ADD, 30, 29, 49),                       # 190
        (JGT, 26, 30, 4038),                     # 191
        (RUN, 3, 3, 4),                          # 192: segm_offset
        (NUMBER2, 26, 3, 3, 0, 52, 1),           # 193
        (LOAD, 27, 2, 7),                        # 194
        (POSITION, 27, 27),                      # 195
        (SUB, 28, 27, 56),                       # 196
        (JNE, 26, 28, 4038),                     # 197
        (RUN, 3, 4, 5),                          # 198: no_of_parts, own_index, segm_kind
        (NUMBER2, 26, 3, 4, 0, 50, 1),           # 199
        (JLT, 26, 46, 4038),                     # 200
        (LOAD, 26, 2, 0),                        # 201
        (JEQ, 26, 46, 208),                      # 202
        (NUMBER2, 26, 3, 4, 0, 50, 1),           # 203
        (NUMBER2, 27, 3, 2, 0, 52, 1),           # 204
        (SUB, 28, 27, 55),                       # 205
        (DIV, 29, 28, 57),                       # 206
        (JGT, 26, 29, 4038),                     # 207
        (NUMBER2, 26, 3, 4, 2, 50, 1),           # 208
        (LOAD, 27, 3, 0),                        # 209
        (ADD, 28, 27, 43),                       # 210
        (JNE, 26, 28, 4038),                     # 211
        (U1, 26, 3, 4, 4),                       # 212
        (JLT, 26, 43, 4038),                     # 213
        (JGT, 26, 49, 4038),                     # 214
        (LOAD, 26, 2, 0),                        # 215
        (JEQ, 26, 46, 221),                      # 216
        (JBITSN, 3, 4, 4, 65280, 1, 221),        # 217: _
        (NUMBER2, 26, 3, 2, 0, 52, 1),           # 218
        (MOD, 27, 26, 56),                       # 219
        (JNE, 27, 46, 4038),                     # 220
        (JBITS, 3, 4, 4, 65280, 1, 223),         # 221: segm_kind
        (JBITSN, 3, 4, 4, 65280, 3, 246),        # 222: segm_kind
        (ROW, 3, 4, 26),                         # 223: segment.request
        (STORE, 3, 5, 26),                       # 224
        (LOAD, 27, 3, 1),                        # 225
        (STORE, 4, 0, 27),                       # 226
        (RUN, 4, 1, 27),                         # 227: message_type, sqlmode, producer, commit_immediately, ignore_costwarning, prepare, with_info, mass_cmd, parsing_again, unused_options, no_explicit_close, scrollable_cursor, no_implicit_fetch, filler1, filler2, filler3
        (LOAD, 27, 2, 0),                        # 228
        (JEQ, 27, 46, 239),                      # 229
        (U1, 27, 3, 4, 4),                       # 230
        (JNE, 27, 43, 239),                      # 231
        (JBITS, 4, 1, 0, 65280, 25, 234),        # 232: _
        (JBITSN, 4, 1, 0, 65280, 45, 237),       # 233: _
        (NUMBER2, 27, 3, 4, 0, 50, 1),           # 234
        (JNE, 27, 46, 4038),                     # 235
        (JUMP, 239),                             # 236
        (NUMBER2, 27, 3, 4, 0, 50, 1),           # 237
        (JEQ, 27, 46, 4038),                     # 238
        (LOAD, 27, 2, 0),                        # 239
        (JLT, 27, 44, 246),                      # 240
        (U1, 27, 3, 4, 4),                       # 241
        (JNE, 27, 43, 246),                      # 242
        (U1, 27, 4, 1, 1),                       # 243
        (JLT, 27, 43, 4038),                     # 244
        (JGT, 27, 59, 4038),                     # 245
        (JBITS, 3, 4, 4, 65280, 2, 248),         # 246: segm_kind
        (JBITSN, 3, 4, 4, 65280, 4, 257),        # 247: segm_kind
        (ROW, 4, 5, 26),                         # 248: segment.reply
        (STORE, 3, 6, 26),                       # 249
        (LOAD, 27, 3, 1),                        # 250
        (STORE, 5, 0, 27),                       # 251
        (RUN, 5, 1, 11),                         # 252: sqlstate, returncode, errorpos
        (FIXED, 27, 5, 1, 0, 5),                 # 253
        (TEXT, 27, 0),                           # 254: sqlstate is ISO-8859-1
        (RUN, 5, 2, 2),                          # 255: warning_exists, value_truncated, null_in_set_function, column_count_differs, no_where_clause, unused5, date_adjusted, unused7, table_scan, statement_optimized, views_substituted, time_value_overflow, rowno_limit, index_on_optional_column, next_inverted_list, user_defined_code
        (RUN, 5, 3, 14),                         # 256: unused_intern_warning, result_set_closed, unused_intern_warning2, function_code, tracelevel, filler1, filler2
        (NUMBER2, 28, 3, 4, 0, 50, 1),           # 257
        (ROWS, 27, 5),                           # 258: parts: repeat expr
        (STORE, 3, 7, 27),                       # 259
        (MOVE, 26, 46),                          # 260
        (JGE, 26, 28, 911),                      # 261
        (ROW, 5, 6, 27),                         # 262
        (STORE, 6, 0, 26),                       # 263
        (LOAD, 29, 3, 1),                        # 264
        (STORE, 6, 1, 29),                       # 265
        (RUN, 6, 2, 1),                          # 266: part_kind
        (LOAD, 29, 2, 7),                        # 267
        (POSITION, 29, 29),                      # 268
        (ADD, 30, 29, 60),                       # 269
        (NUMBER2, 31, 3, 3, 0, 52, 1),           # 270
        (NUMBER2, 32, 3, 2, 0, 52, 1),           # 271
        (ADD, 33, 31, 32),                       # 272
        (JGT, 30, 33, 4038),                     # 273
        (LOAD, 29, 2, 0),                        # 274
        (JEQ, 29, 46, 301),                      # 275
        (LOAD, 29, 6, 0),                        # 276
        (JGT, 29, 46, 301),                      # 277
        (U1, 29, 3, 4, 4),                       # 278
        (JNE, 29, 43, 301),                      # 279
        (JBITS, 6, 2, 0, 65280, 3, 301),         # 280: _
        (LOAD, 29, 3, 5),                        # 281
        (JZ, 29, 4038),                          # 282
        (ROWAT, 7, 3, 29),                       # 283
        (U1, 30, 7, 1, 0),                       # 284
        (JEQ, 30, 44, 4038),                     # 285
        (LOAD, 29, 3, 5),                        # 286
        (JZ, 29, 4038),                          # 287
        (ROWAT, 8, 3, 29),                       # 288
        (U1, 30, 8, 1, 0),                       # 289
        (JEQ, 30, 48, 4038),                     # 290
        (LOAD, 29, 3, 5),                        # 291
        (JZ, 29, 4038),                          # 292
        (ROWAT, 9, 3, 29),                       # 293
        (U1, 30, 9, 1, 0),                       # 294
        (JEQ, 30, 59, 4038),                     # 295
        (LOAD, 29, 3, 5),                        # 296
        (JZ, 29, 4038),                          # 297
        (ROWAT, 10, 3, 29),                      # 298
        (U1, 30, 10, 1, 0),                      # 299
        (JEQ, 30, 61, 4038),                     # 300
        (LOAD, 29, 2, 0),                        # 301
        (JEQ, 29, 46, 313),                      # 302
        (LOAD, 29, 6, 0),                        # 303
        (JGT, 29, 46, 313),                      # 304
        (U1, 29, 3, 4, 4),                       # 305
        (JNE, 29, 43, 313),                      # 306
        (JBITS, 6, 2, 0, 65280, 10, 313),        # 307: _
        (LOAD, 29, 3, 5),                        # 308
        (JZ, 29, 4038),                          # 309
        (ROWAT, 11, 3, 29),                      # 310
        (U1, 30, 11, 1, 0),                      # 311
        (JEQ, 30, 63, 4038),                     # 312
        (RUN, 6, 3, 11),                         # 313: unused_attributes, first_packet, next_packet, last_packet, arg_count, segm_offset, buf_len
        (NUMBER2, 29, 6, 3, 1, 50, 1),           # 314
        (JLT, 29, 46, 4038),                     # 315
        (LOAD, 29, 2, 0),                        # 316
        (JEQ, 29, 46, 330),                      # 317
        (NUMBER2, 29, 6, 3, 1, 50, 1),           # 318
        (JGT, 29, 46, 330),                      # 319
        (U1, 29, 3, 4, 4),                       # 320
        (JNE, 29, 43, 330),                      # 321
        (JBITSN, 6, 3, 0, 256, 0, 330),          # 322: last_packet
        (JBITS, 6, 2, 0, 65280, 0, 330),         # 323: part_kind
        (JBITS, 6, 2, 0, 65280, 1, 330),         # 324: part_kind
        (LOAD, 29, 3, 5),                        # 325
        (JZ, 29, 4038),                          # 326
        (ROWAT, 12, 3, 29),                      # 327
        (U1, 30, 12, 1, 0),                      # 328
        (JNE, 30, 45, 4038),                     # 329
        (NUMBER2, 29, 6, 3, 3, 52, 1),           # 330
        (NUMBER2, 30, 3, 3, 0, 52, 1),           # 331
        (JNE, 29, 30, 4038),                     # 332
        (NUMBER2, 29, 6, 3, 7, 52, 1),           # 333
        (JLT, 29, 46, 4038),                     # 334
        (NUMBER2, 31, 3, 2, 0, 52, 1),           # 335
        (ADD, 32, 30, 31),                       # 336
        (LOAD, 33, 2, 7),                        # 337
        (POSITION, 33, 33),                      # 338
        (SUB, 34, 32, 33),                       # 339
        (SUB, 35, 34, 49),                       # 340
        (JGT, 29, 35, 4038),                     # 341
        (RUN, 6, 4, 4),                          # 342: buf_size
        (NUMBER2, 29, 6, 4, 0, 52, 1),           # 343
        (NUMBER2, 30, 6, 3, 7, 52, 1),           # 344
        (JGE, 29, 30, 348),                      # 345
        (LOAD, 29, 2, 0),                        # 346
        (JNE, 29, 46, 4038),                     # 347
        (NUMBER2, 29, 6, 3, 7, 52, 1),           # 348
        (BYTES, 6, 5, 29),                       # 349: body
        (U1, 30, 6, 2, 0),                       # 350
        (SWITCH, 30, 1, 35),                     # 351
        (JUMP, 388),                             # 352
        (JUMP, 408),                             # 353
        (JUMP, 433),                             # 354
        (JUMP, 441),                             # 355
        (JUMP, 459),                             # 356
        (JUMP, 433),                             # 357
        (JUMP, 878),                             # 358
        (JUMP, 433),                             # 359
        (JUMP, 878),                             # 360
        (JUMP, 488),                             # 361
        (JUMP, 488),                             # 362
        (JUMP, 505),                             # 363
        (JUMP, 433),                             # 364
        (JUMP, 525),                             # 365
        (JUMP, 570),                             # 366
        (JUMP, 878),                             # 367
        (JUMP, 878),                             # 368
        (JUMP, 601),                             # 369
        (JUMP, 433),                             # 370
        (JUMP, 640),                             # 371
        (JUMP, 525),                             # 372
        (JUMP, 878),                             # 373
        (JUMP, 660),                             # 374
        (JUMP, 505),                             # 375
        (JUMP, 878),                             # 376
        (JUMP, 878),                             # 377
        (JUMP, 685),                             # 378
        (JUMP, 878),                             # 379
        (JUMP, 878),                             # 380
        (JUMP, 704),                             # 381
        (JUMP, 878),                             # 382
        (JUMP, 525),                             # 383
        (JUMP, 742),                             # 384
        (JUMP, 846),                             # 385
        (JUMP, 866),                             # 386
        (JUMP, 878),                             # 387
        (ROW, 6, 13, 30),                        # 388: part.body.parameter_descriptions
        (STORE, 6, 7, 30),                       # 389
        (NUMBER2, 31, 6, 3, 1, 50, 1),           # 390
        (STORE, 13, 0, 31),                      # 391
        (OPEN, 31, 6, 5),                        # 392
        (LOAD, 33, 6, 1),                        # 393
        (STORE, 13, 1, 33),                      # 394
        (LOAD, 35, 13, 0),                       # 395
        (ROWS, 34, 7),                           # 396: parameters: repeat expr
        (STORE, 13, 2, 34),                      # 397
        (MOVE, 33, 46),                          # 398
        (JGE, 33, 35, 406),                      # 399
        (ROW, 7, 14, 34),                        # 400
        (LOAD, 36, 13, 1),                       # 401
        (STORE, 14, 0, 36),                      # 402
        (RUN, 14, 1, 4),                         # 403: data_type, frac, length
        (COUNT, 33, 2, 13, 3),                   # 404
        (JUMP, 399),                             # 405
        (CLOSE, 31),                             # 406
        (JUMP, 885),                             # 407
        (ROW, 8, 15, 30),                        # 408: part.body.names
        (STORE, 6, 8, 30),                       # 409
        (NUMBER2, 31, 6, 3, 1, 50, 1),           # 410
        (STORE, 15, 0, 31),                      # 411
        (OPEN, 31, 6, 5),                        # 412
        (LOAD, 33, 6, 1),                        # 413
        (STORE, 15, 1, 33),                      # 414
        (LOAD, 35, 15, 0),                       # 415
        (ROWS, 34, 9),                           # 416: names: repeat expr
        (STORE, 15, 2, 34),                      # 417
        (MOVE, 33, 46),                          # 418
        (JGE, 33, 35, 431),                      # 419
        (ROW, 9, 16, 34),                        # 420
        (LOAD, 36, 15, 1),                       # 421
        (STORE, 16, 0, 36),                      # 422
        (RUN, 16, 1, 1),                         # 423: len_name
        (U1, 36, 16, 1, 0),                      # 424
        (BYTES, 16, 2, 36),                      # 425: name
        (OPEN, 37, 16, 2),                       # 426
        (REST, 16, 4),                           # 427: data
        (CLOSE, 37),                             # 428
        (COUNT, 33, 6, 15, 3),                   # 429
        (JUMP, 419),                             # 430
        (CLOSE, 31),                             # 431
        (JUMP, 885),                             # 432
        (ROW, 10, 17, 30),                       # 433: part.body.text
        (STORE, 6, 9, 30),                       # 434
        (OPEN, 31, 6, 5),                        # 435
        (LOAD, 33, 6, 1),                        # 436
        (STORE, 17, 0, 33),                      # 437
        (REST, 17, 1),                           # 438: data
        (CLOSE, 31),                             # 439
        (JUMP, 885),                             # 440
        (ROW, 11, 18, 30),                       # 441: part.body.conversion_tables
        (STORE, 6, 10, 30),                      # 442
        (NUMBER2, 31, 6, 3, 1, 50, 1),           # 443
        (STORE, 18, 0, 31),                      # 444
        (OPEN, 31, 6, 5),                        # 445
        (LOAD, 33, 6, 1),                        # 446
        (STORE, 18, 1, 33),                      # 447
        (LOAD, 35, 18, 0),                       # 448
        (ROWS, 34, 12),                          # 449: tables: repeat expr
        (STORE, 18, 2, 34),                      # 450
        (MOVE, 33, 46),                          # 451
        (JGE, 33, 35, 457),                      # 452
        (ROW, 12, 19, 34),                       # 453
        (BYTES, 19, 0, 75),                      # 454: tables
        (COUNT, 33, 2, 18, 3),                   # 455
        (JUMP, 452),                             # 456
        (CLOSE, 31),                             # 457
        (JUMP, 885),                             # 458
        (ROW, 13, 20, 30),                       # 459: part.body.data
        (STORE, 6, 11, 30),                      # 460
        (MOVE, 31, 46),                          # 461
        (JBITSN, 3, 4, 4, 65280, 1, 474),        # 462: segm_kind
        (LOAD, 32, 3, 5),                        # 463
        (JZ, 32, 4038),                          # 464
        (ROWAT, 21, 3, 32),                      # 465
        (U1, 33, 21, 1, 0),                      # 466
        (JEQ, 33, 44, 473),                      # 467
        (LOAD, 32, 3, 5),                        # 468
        (JZ, 32, 4038),                          # 469
        (ROWAT, 22, 3, 32),                      # 470
        (U1, 33, 22, 1, 0),                      # 471
        (JNE, 33, 58, 474),                      # 472
        (MOVE, 31, 43),                          # 473
        (STORE, 20, 0, 31),                      # 474
        (OPEN, 31, 6, 5),                        # 475
        (LOAD, 33, 6, 1),                        # 476
        (STORE, 20, 1, 33),                      # 477
        (LOAD, 33, 20, 0),                       # 478
        (JNZ, 33, 482),                          # 479
        (REST, 20, 3),                           # 480: rows
        (STORE, 20, 2, 43),                      # 481
        (LOAD, 33, 20, 0),                       # 482
        (JZ, 33, 486),                           # 483
        (REST, 20, 6),                           # 484: logon
        (STORE, 20, 5, 43),                      # 485
        (CLOSE, 31),                             # 486
        (JUMP, 885),                             # 487
        (ROW, 14, 23, 30),                       # 488: part.body.parse_ids
        (STORE, 6, 12, 30),                      # 489
        (OPEN, 31, 6, 5),                        # 490
        (LOAD, 33, 6, 1),                        # 491
        (STORE, 23, 0, 33),                      # 492
        (ROWS, 34, 15),                          # 493: parse_ids: repeat until
        (STORE, 23, 1, 34),                      # 494
        (MOVE, 33, 46),                          # 495
        (ROW, 15, 24, 34),                       # 496
        (LOAD, 35, 23, 0),                       # 497
        (STORE, 24, 0, 35),                      # 498
        (RUN, 24, 1, 12),                        # 499: session_id, statement_counter, command_number, message_kind, buffer_number, application_info, date_format
        (EOF, 35),                               # 500
        (COUNT, 33, 2, 23, 2),                   # 501
        (JZ, 35, 496),                           # 502
        (CLOSE, 31),                             # 503
        (JUMP, 885),                             # 504
        (ROW, 16, 25, 30),                       # 505: part.body.counter
        (STORE, 6, 13, 30),                      # 506
        (OPEN, 31, 6, 5),                        # 507
        (LOAD, 33, 6, 1),                        # 508
        (STORE, 25, 0, 33),                      # 509
        (RUN, 25, 1, 1),                         # 510: define_byte
        (U1, 33, 25, 1, 0),                      # 511
        (JGE, 33, 76, 515),                      # 512
        (BYTES, 25, 3, 64),                      # 513: number
        (STORE, 25, 2, 43),                      # 514
        (U1, 33, 25, 1, 0),                      # 515
        (JLT, 33, 76, 519),                      # 516
        (BYTES, 25, 6, 64),                      # 517: undefined
        (STORE, 25, 5, 43),                      # 518
        (REST, 25, 8),                           # 519: trailing_bytes
        (LOAD, 33, 25, 8),                       # 520
        (LOAD, 34, 25, 9),                       # 521
        (JNE, 34, 46, 4038),                     # 522
        (CLOSE, 31),                             # 523
        (JUMP, 885),                             # 524
        (ROW, 17, 26, 30),                       # 525: part.body.shortinfos
        (STORE, 6, 14, 30),                      # 526
        (NUMBER2, 31, 6, 3, 1, 50, 1),           # 527
        (STORE, 26, 0, 31),                      # 528
        (U1, 31, 6, 2, 0),                       # 529
        (EQ, 32, 31, 71),                        # 530
        (STORE, 26, 1, 32),                      # 531
        (OPEN, 31, 6, 5),                        # 532
        (LOAD, 33, 6, 1),                        # 533
        (STORE, 26, 2, 33),                      # 534
        (LOAD, 35, 26, 0),                       # 535
        (ROWS, 34, 18),                          # 536: shortinfos: repeat expr
        (STORE, 26, 3, 34),                      # 537
        (MOVE, 33, 46),                          # 538
        (JGE, 33, 35, 568),                      # 539
        (ROW, 18, 27, 34),                       # 540
        (LOAD, 36, 26, 1),                       # 541
        (STORE, 27, 0, 36),                      # 542
        (LOAD, 36, 26, 2),                       # 543
        (STORE, 27, 1, 36),                      # 544
        (RUN, 27, 2, 8),                         # 545: unused_mode, escape_character, has_default, null_allowed, null_not_allowed, io_type, data_type, frac, length, in_out_len
        (LOAD, 36, 27, 0),                       # 546
        (JZ, 36, 549),                           # 547
        (JBITS, 27, 2, 1, 65280, 0, 551),        # 548: io_type
        (RUN, 27, 4, 4),                         # 549: bufpos
        (STORE, 27, 3, 43),                      # 550
        (LOAD, 36, 27, 0),                       # 551
        (JZ, 36, 556),                           # 552
        (JBITSN, 27, 2, 1, 65280, 0, 556),       # 553: io_type
        (RUN, 27, 6, 2),                         # 554: param_no
        (STORE, 27, 5, 43),                      # 555
        (LOAD, 36, 27, 0),                       # 556
        (JZ, 36, 561),                           # 557
        (JBITSN, 27, 2, 1, 65280, 0, 561),       # 558: io_type
        (RUN, 27, 8, 1),                         # 559: read_only
        (STORE, 27, 7, 43),                      # 560
        (LOAD, 36, 27, 0),                       # 561
        (JZ, 36, 566),                           # 562
        (JBITSN, 27, 2, 1, 65280, 0, 566),       # 563: io_type
        (RUN, 27, 10, 1),                        # 564: serial
        (STORE, 27, 9, 43),                      # 565
        (COUNT, 33, 2, 26, 4),                   # 566
        (JUMP, 539),                             # 567
        (CLOSE, 31),                             # 568
        (JUMP, 885),                             # 569
        (ROW, 19, 28, 30),                       # 570: part.body.user_info
        (STORE, 6, 15, 30),                      # 571
        (OPEN, 31, 6, 5),                        # 572
        (LOAD, 33, 6, 1),                        # 573
        (STORE, 28, 0, 33),                      # 574
        (RUN, 28, 1, 1),                         # 575: len_name
        (U1, 33, 28, 1, 0),                      # 576
        (BYTES, 28, 2, 33),                      # 577: name
        (OPEN, 34, 28, 2),                       # 578
        (REST, 28, 4),                           # 579: data
        (CLOSE, 34),                             # 580
        (RUN, 28, 6, 1),                         # 581: len_name
        (U1, 33, 28, 6, 0),                      # 582
        (BYTES, 28, 7, 33),                      # 583: name
        (OPEN, 34, 28, 7),                       # 584
        (REST, 28, 9),                           # 585: data
        (CLOSE, 34),                             # 586
        (RUN, 28, 11, 1),                        # 587: len_name
        (U1, 33, 28, 11, 0),                     # 588
        (BYTES, 28, 12, 33),                     # 589: name
        (OPEN, 34, 28, 12),                      # 590
        (REST, 28, 14),                          # 591: data
        (CLOSE, 34),                             # 592
        (RUN, 28, 16, 1),                        # 593: len_name
        (U1, 33, 28, 16, 0),                     # 594
        (BYTES, 28, 17, 33),                     # 595: name
        (OPEN, 34, 28, 17),                      # 596
        (REST, 28, 19),                          # 597: data
        (CLOSE, 34),                             # 598
        (CLOSE, 31),                             # 599
        (JUMP, 885),                             # 600
        (ROW, 20, 29, 30),                       # 601: part.body.longdata
        (STORE, 6, 16, 30),                      # 602
        (NUMBER2, 31, 6, 3, 1, 50, 1),           # 603
        (STORE, 29, 0, 31),                      # 604
        (OPEN, 31, 6, 5),                        # 605
        (LOAD, 33, 6, 1),                        # 606
        (STORE, 29, 1, 33),                      # 607
        (LOAD, 35, 29, 0),                       # 608
        (ROWS, 34, 21),                          # 609: descriptors: repeat expr
        (STORE, 29, 2, 34),                      # 610
        (MOVE, 33, 46),                          # 611
        (JGE, 33, 35, 637),                      # 612
        (ROW, 21, 30, 34),                       # 613
        (LOAD, 36, 29, 1),                       # 614
        (STORE, 30, 0, 36),                      # 615
        (RUN, 30, 1, 41),                        # 616: define_byte, descriptor, tabid, maxlen, intern_pos, without_short_column, unicode, catalog, comment, new_record, no_close, with_lock, trigger, state, unused1, valmode, valind, unused2, valpos, vallen
        (NUMBER2, 36, 30, 1, 37, 52, 0),         # 617
        (JLE, 36, 46, 635),                      # 618
        (NUMBER2, 36, 30, 1, 33, 52, 0),         # 619
        (LOAD, 37, 6, 5),                        # 620
        (POSITION, 37, 37),                      # 621
        (ADD, 38, 37, 43),                       # 622
        (JNE, 36, 38, 635),                      # 623
        (NUMBER2, 36, 30, 1, 37, 52, 0),         # 624
        (LOAD, 37, 6, 6),                        # 625
        (LOAD, 38, 6, 5),                        # 626
        (POSITION, 38, 38),                      # 627
        (SUB, 39, 37, 38),                       # 628
        (JGT, 36, 39, 635),                      # 629
        (JBITS, 30, 1, 28, 65280, 3, 635),       # 630: valmode
        (JBITS, 30, 1, 28, 65280, 5, 635),       # 631: valmode
        (NUMBER2, 36, 30, 1, 37, 52, 0),         # 632
        (BYTES, 30, 3, 36),                      # 633: portion
        (STORE, 30, 2, 43),                      # 634
        (COUNT, 33, 2, 29, 3),                   # 635
        (JUMP, 612),                             # 636
        (REST, 29, 4),                           # 637: behind
        (CLOSE, 31),                             # 638
        (JUMP, 885),                             # 639
        (ROW, 22, 31, 30),                       # 640: part.body.session_info
        (STORE, 6, 17, 30),                      # 641
        (OPEN, 31, 6, 5),                        # 642
        (LOAD, 33, 6, 1),                        # 643
        (STORE, 31, 0, 33),                      # 644
        (RUN, 31, 1, 2192),                      # 645: is_unicode, session_id, len_nls_date_format, nls_date_format, len_nls_date_format_coded, nls_date_format_coded, nls_date_language, nls_language, date_format, numeric_characters, filler1, dictionary
        (RUN, 31, 2, 1),                         # 646: define_byte
        (U1, 33, 31, 2, 0),                      # 647
        (JGE, 33, 76, 651),                      # 648
        (BYTES, 31, 4, 48),                      # 649: number
        (STORE, 31, 3, 43),                      # 650
        (U1, 33, 31, 2, 0),                      # 651
        (JLT, 33, 76, 655),                      # 652
        (BYTES, 31, 7, 48),                      # 653: undefined
        (STORE, 31, 6, 43),                      # 654
        (RUN, 31, 9, 12),                        # 655: filler2, kernel_version, filler3
        (FIXED, 33, 31, 9, 4, 5),                # 656
        (TEXT, 33, 0),                           # 657: kernel_version is ISO-8859-1
        (CLOSE, 31),                             # 658
        (JUMP, 885),                             # 659
        (ROW, 23, 32, 30),                       # 660: part.body.serial
        (STORE, 6, 18, 30),                      # 661
        (OPEN, 31, 6, 5),                        # 662
        (LOAD, 33, 6, 1),                        # 663
        (STORE, 32, 0, 33),                      # 664
        (RUN, 32, 1, 1),                         # 665: define_byte
        (U1, 33, 32, 1, 0),                      # 666
        (JGE, 33, 76, 670),                      # 667
        (BYTES, 32, 3, 51),                      # 668: number
        (STORE, 32, 2, 43),                      # 669
        (U1, 33, 32, 1, 0),                      # 670
        (JLT, 33, 76, 674),                      # 671
        (BYTES, 32, 6, 51),                      # 672: undefined
        (STORE, 32, 5, 43),                      # 673
        (RUN, 32, 8, 1),                         # 674: define_byte
        (U1, 33, 32, 8, 0),                      # 675
        (JGE, 33, 76, 679),                      # 676
        (BYTES, 32, 10, 51),                     # 677: number
        (STORE, 32, 9, 43),                      # 678
        (U1, 33, 32, 8, 0),                      # 679
        (JLT, 33, 76, 683),                      # 680
        (BYTES, 32, 13, 51),                     # 681: undefined
        (STORE, 32, 12, 43),                     # 682
        (CLOSE, 31),                             # 683
        (JUMP, 885),                             # 684
        (ROW, 24, 33, 30),                       # 685: part.body.abap_info
        (STORE, 6, 19, 30),                      # 686
        (OPEN, 31, 6, 5),                        # 687
        (LOAD, 33, 6, 1),                        # 688
        (STORE, 33, 0, 33),                      # 689
        (RUN, 33, 1, 1),                         # 690: len_name
        (U1, 33, 33, 1, 0),                      # 691
        (BYTES, 33, 2, 33),                      # 692: name
        (OPEN, 34, 33, 2),                       # 693
        (REST, 33, 4),                           # 694: data
        (CLOSE, 34),                             # 695
        (RUN, 33, 6, 1),                         # 696: len_name
        (U1, 33, 33, 6, 0),                      # 697
        (BYTES, 33, 7, 33),                      # 698: name
        (OPEN, 34, 33, 7),                       # 699
        (REST, 33, 9),                           # 700: data
        (CLOSE, 34),                             # 701
        (CLOSE, 31),                             # 702
        (JUMP, 885),                             # 703
        (ROW, 25, 34, 30),                       # 704: part.body.long_demands
        (STORE, 6, 20, 30),                      # 705
        (NUMBER2, 31, 6, 3, 1, 50, 1),           # 706
        (STORE, 34, 0, 31),                      # 707
        (OPEN, 31, 6, 5),                        # 708
        (LOAD, 33, 6, 1),                        # 709
        (STORE, 34, 1, 33),                      # 710
        (LOAD, 35, 34, 0),                       # 711
        (ROWS, 34, 26),                          # 712: demands: repeat expr
        (STORE, 34, 2, 34),                      # 713
        (MOVE, 33, 46),                          # 714
        (JGE, 33, 35, 740),                      # 715
        (ROW, 26, 35, 34),                       # 716
        (LOAD, 36, 34, 1),                       # 717
        (STORE, 35, 0, 36),                      # 718
        (RUN, 35, 1, 2),                         # 719: define_byte, at_once
        (RUN, 35, 2, 1),                         # 720: define_byte
        (U1, 36, 35, 2, 0),                      # 721
        (JGE, 36, 76, 725),                      # 722
        (BYTES, 35, 4, 64),                      # 723: number
        (STORE, 35, 3, 43),                      # 724
        (U1, 36, 35, 2, 0),                      # 725
        (JLT, 36, 76, 729),                      # 726
        (BYTES, 35, 7, 64),                      # 727: undefined
        (STORE, 35, 6, 43),                      # 728
        (RUN, 35, 9, 1),                         # 729: define_byte
        (U1, 36, 35, 9, 0),                      # 730
        (JGE, 36, 76, 734),                      # 731
        (BYTES, 35, 11, 64),                     # 732: number
        (STORE, 35, 10, 43),                     # 733
        (U1, 36, 35, 9, 0),                      # 734
        (JLT, 36, 76, 738),                      # 735
        (BYTES, 35, 14, 64),                     # 736: undefined
        (STORE, 35, 13, 43),                     # 737
        (COUNT, 33, 6, 34, 3),                   # 738
        (JUMP, 715),                             # 739
        (CLOSE, 31),                             # 740
        (JUMP, 885),                             # 741
        (ROW, 27, 36, 30),                       # 742: part.body.vardata
        (STORE, 6, 21, 30),                      # 743
        (NUMBER2, 31, 6, 3, 1, 50, 1),           # 744
        (STORE, 36, 0, 31),                      # 745
        (MOVE, 31, 46),                          # 746
        (JBITSN, 3, 4, 4, 65280, 1, 759),        # 747: segm_kind
        (LOAD, 32, 3, 5),                        # 748
        (JZ, 32, 4038),                          # 749
        (ROWAT, 37, 3, 32),                      # 750
        (U1, 33, 37, 1, 0),                      # 751
        (JEQ, 33, 44, 758),                      # 752
        (LOAD, 32, 3, 5),                        # 753
        (JZ, 32, 4038),                          # 754
        (ROWAT, 38, 3, 32),                      # 755
        (U1, 33, 38, 1, 0),                      # 756
        (JNE, 33, 58, 759),                      # 757
        (MOVE, 31, 43),                          # 758
        (STORE, 36, 1, 31),                      # 759
        (OPEN, 31, 6, 5),                        # 760
        (LOAD, 33, 6, 1),                        # 761
        (STORE, 36, 2, 33),                      # 762
        (EOF, 33),                               # 763
        (JNZ, 33, 840),                          # 764
        (ROWS, 34, 28),                          # 765: rows: repeat until
        (STORE, 36, 4, 34),                      # 766
        (MOVE, 33, 46),                          # 767
        (ROW, 28, 39, 34),                       # 768
        (LOAD, 35, 36, 1),                       # 769
        (STORE, 39, 0, 35),                      # 770
        (LOAD, 35, 36, 2),                       # 771
        (STORE, 39, 1, 35),                      # 772
        (RUN, 39, 2, 2),                         # 773: num_fields
        (U2BE, 37, 39, 2, 0),                    # 774
        (ROWS, 36, 29),                          # 775: fields: repeat expr
        (STORE, 39, 3, 36),                      # 776
        (MOVE, 35, 46),                          # 777
        (JGE, 35, 37, 830),                      # 778
        (ROW, 29, 40, 36),                       # 779
        (LOAD, 38, 39, 0),                       # 780
        (STORE, 40, 0, 38),                      # 781
        (LOAD, 38, 39, 1),                       # 782
        (STORE, 40, 1, 38),                      # 783
        (RUN, 40, 2, 1),                         # 784: len_or_mark
        (JBITSN, 40, 2, 0, 65280, 255, 788),     # 785: len_or_mark
        (RUN, 40, 4, 2),                         # 786: len_long
        (STORE, 40, 3, 43),                      # 787
        (JBITS, 40, 2, 0, 65280, 255, 794),      # 788: len_or_mark
        (U1, 41, 40, 2, 0),                      # 789
        (JLT, 41, 77, 794),                      # 790
        (JBITSN, 40, 2, 0, 65280, 250, 796),     # 791: len_or_mark
        (LOAD, 41, 2, 3),                        # 792
        (JNE, 41, 46, 796),                      # 793
        (MOVE, 38, 46),                          # 794
        (JUMP, 797),                             # 795
        (U1, 38, 40, 2, 0),                      # 796
        (JNE, 38, 46, 808),                      # 797
        (LOAD, 38, 40, 0),                       # 798
        (JNZ, 38, 808),                          # 799
        (JBITSN, 40, 2, 0, 65280, 255, 805),     # 800: len_or_mark
        (LOAD, 41, 40, 3),                       # 801
        (JZ, 41, 4038),                          # 802
        (U2BE, 38, 40, 4, 0),                    # 803
        (JUMP, 806),                             # 804
        (U1, 38, 40, 2, 0),                      # 805
        (BYTES, 40, 6, 38),                      # 806: value
        (STORE, 40, 5, 43),                      # 807
        (JBITS, 40, 2, 0, 65280, 255, 814),      # 808: len_or_mark
        (U1, 41, 40, 2, 0),                      # 809
        (JLT, 41, 77, 814),                      # 810
        (JBITSN, 40, 2, 0, 65280, 250, 816),     # 811: len_or_mark
        (LOAD, 41, 2, 3),                        # 812
        (JNE, 41, 46, 816),                      # 813
        (MOVE, 38, 46),                          # 814
        (JUMP, 817),                             # 815
        (U1, 38, 40, 2, 0),                      # 816
        (JNE, 38, 46, 828),                      # 817
        (LOAD, 38, 40, 0),                       # 818
        (JZ, 38, 828),                           # 819
        (JBITSN, 40, 2, 0, 65280, 255, 825),     # 820: len_or_mark
        (LOAD, 41, 40, 3),                       # 821
        (JZ, 41, 4038),                          # 822
        (U2BE, 38, 40, 4, 0),                    # 823
        (JUMP, 826),                             # 824
        (U1, 38, 40, 2, 0),                      # 825
        (BYTES, 40, 9, 38),                      # 826: logon
        (STORE, 40, 8, 43),                      # 827
        (COUNT, 35, 2, 39, 4),                   # 828
        (JUMP, 778),                             # 829
        (MOVE, 35, 46),                          # 830
        (EOF, 36),                               # 831
        (JNZ, 36, 836),                          # 832
        (ADD, 36, 33, 43),                       # 833
        (LOAD, 37, 36, 0),                       # 834
        (JLT, 36, 37, 837),                      # 835
        (MOVE, 35, 43),                          # 836
        (COUNT, 33, 4, 36, 5),                   # 837
        (JZ, 35, 768),                           # 838
        (STORE, 36, 3, 43),                      # 839
        (REST, 36, 6),                           # 840: trailing_bytes
        (LOAD, 33, 36, 6),                       # 841
        (LOAD, 34, 36, 7),                       # 842
        (JNE, 34, 46, 4038),                     # 843
        (CLOSE, 31),                             # 844
        (JUMP, 885),                             # 845
        (ROW, 30, 41, 30),                       # 846: part.body.features
        (STORE, 6, 22, 30),                      # 847
        (NUMBER2, 31, 6, 3, 1, 50, 1),           # 848
        (STORE, 41, 0, 31),                      # 849
        (OPEN, 31, 6, 5),                        # 850
        (LOAD, 33, 6, 1),                        # 851
        (STORE, 41, 1, 33),                      # 852
        (LOAD, 35, 41, 0),                       # 853
        (ROWS, 34, 31),                          # 854: features: repeat expr
        (STORE, 41, 2, 34),                      # 855
        (MOVE, 33, 46),                          # 856
        (JGE, 33, 35, 864),                      # 857
        (ROW, 31, 42, 34),                       # 858
        (LOAD, 36, 41, 1),                       # 859
        (STORE, 42, 0, 36),                      # 860
        (RUN, 42, 1, 2),                         # 861: feature, is_on
        (COUNT, 33, 2, 41, 3),                   # 862
        (JUMP, 857),                             # 863
        (CLOSE, 31),                             # 864
        (JUMP, 885),                             # 865
        (ROW, 32, 43, 30),                       # 866: part.body.client_id
        (STORE, 6, 23, 30),                      # 867
        (OPEN, 31, 6, 5),                        # 868
        (LOAD, 33, 6, 1),                        # 869
        (STORE, 43, 0, 33),                      # 870
        (RUN, 43, 1, 1),                         # 871: define_byte
        (REST, 43, 2),                           # 872: terminal_id
        (OPEN, 33, 43, 2),                       # 873
        (REST, 43, 4),                           # 874: data
        (CLOSE, 33),                             # 875
        (CLOSE, 31),                             # 876
        (JUMP, 885),                             # 877
        (ROW, 33, 44, 30),                       # 878: part.body.raw
        (STORE, 6, 24, 30),                      # 879
        (LOAD, 31, 6, 5),                        # 880
        (STORE, 44, 0, 31),                      # 881
        (LOAD, 32, 6, 6),                        # 882
        (STORE, 44, 1, 32),                      # 883
        (JUMP, 885),                             # 884
        (NUMBER2, 32, 3, 3, 0, 52, 1),           # 885
        (NUMBER2, 33, 3, 2, 0, 52, 1),           # 886
        (ADD, 34, 32, 33),                       # 887
        (LOAD, 35, 2, 7),                        # 888
        (POSITION, 35, 35),                      # 889
        (SUB, 36, 34, 35),                       # 890
        (NUMBER2, 37, 6, 3, 7, 52, 1),           # 891
        (MOD, 38, 37, 56),                       # 892
        (SUB, 39, 56, 38),                       # 893
        (MOD, 40, 39, 56),                       # 894
        (JGE, 36, 40, 903),                      # 895
        (NUMBER2, 32, 3, 3, 0, 52, 1),           # 896
        (NUMBER2, 33, 3, 2, 0, 52, 1),           # 897
        (ADD, 34, 32, 33),                       # 898
        (LOAD, 35, 2, 7),                        # 899
        (POSITION, 35, 35),                      # 900
        (SUB, 29, 34, 35),                       # 901
        (JUMP, 908),                             # 902
        (NUMBER2, 32, 6, 3, 7, 52, 1),           # 903
        (MOD, 33, 32, 56),                       # 904
        (SUB, 34, 56, 33),                       # 905
        (MOD, 35, 34, 56),                       # 906
        (MOVE, 29, 35),                          # 907
        (BYTES, 6, 25, 29),                      # 908: filler
        (COUNT, 26, 6, 3, 8),                    # 909
        (JUMP, 261),                             # 910
        (NUMBER2, 26, 3, 3, 0, 52, 1),           # 911
        (NUMBER2, 27, 3, 2, 0, 52, 1),           # 912
        (ADD, 28, 26, 27),                       # 913
        (LOAD, 29, 2, 7),                        # 914
        (POSITION, 29, 29),                      # 915
        (SUB, 30, 28, 29),                       # 916
        (BYTES, 3, 9, 30),                       # 917: unused
        (LOAD, 29, 2, 8),                        # 918
        (LOAD, 30, 2, 7),                        # 919
        (POSITION, 30, 30),                      # 920
        (SUB, 31, 29, 30),                       # 921
        (NUMBER2, 32, 3, 2, 0, 52, 1),           # 922
        (MOD, 33, 32, 56),                       # 923
        (SUB, 34, 56, 33),                       # 924
        (MOD, 35, 34, 56),                       # 925
        (JGE, 31, 35, 932),                      # 926
        (LOAD, 29, 2, 8),                        # 927
        (LOAD, 30, 2, 7),                        # 928
        (POSITION, 30, 30),                      # 929
        (SUB, 26, 29, 30),                       # 930
        (JUMP, 937),                             # 931
        (NUMBER2, 29, 3, 2, 0, 52, 1),           # 932
        (MOD, 30, 29, 56),                       # 933
        (SUB, 31, 56, 30),                       # 934
        (MOD, 32, 31, 56),                       # 935
        (MOVE, 26, 32),                          # 936
        (BYTES, 3, 11, 26),                      # 937: filler
        (COUNT, 23, 8, 2, 11),                   # 938
        (JUMP, 178),                             # 939
        (REST, 2, 12),                           # 940: behind
        (CLOSE, 21),                             # 941
        (CLOSE, 18),                             # 942
        (JUMP, 1109),                            # 943
        (ROW, 34, 45, 11),                       # 944: maxdb_tcp.payload.connect
        (STORE, 0, 13, 11),                      # 945
        (OPEN, 18, 0, 9),                        # 946
        (LOAD, 20, 0, 7),                        # 947
        (JNE, 20, 43, 951),                      # 948
        (STORE, 45, 0, 46),                      # 949: byte order be
        (JUMP, 955),                             # 950
        (JNE, 20, 44, 4038),                     # 951
        (STORE, 45, 0, 43),                      # 952: byte order le
        (JUMP, 955),                             # 953
        (JUMP, 4038),                            # 954
        (RUN, 45, 1, 24),                        # 955: code, swap, connect_length, service_type, os_type, fillers, max_segment_size, max_data_len, packet_size, min_reply_size
        (NUMBER2, 20, 45, 1, 2, 50, 0),          # 956
        (JLT, 20, 55, 4038),                     # 957
        (LOAD, 21, 0, 10),                       # 958
        (JGT, 20, 21, 4038),                     # 959
        (JBITS, 45, 1, 0, 65280, 1, 966),        # 960: code
        (BYTES, 45, 3, 56),                      # 961: receiver_ascii
        (UNPAD, 45, 3, 32),                      # 962
        (CUT, 45, 3, 0, 0),                      # 963
        (TEXTAT, 45, 3, 0),                      # 964: receiver_ascii is ISO-8859-1
        (STORE, 45, 2, 43),                      # 965
        (JBITSN, 45, 1, 0, 65280, 1, 972),       # 966: code
        (BYTES, 45, 6, 56),                      # 967: receiver_ebcdic
        (UNPAD, 45, 6, 64),                      # 968
        (CUT, 45, 6, 0, 0),                      # 969
        (TEXTAT, 45, 6, 1),                      # 970: receiver_ebcdic is IBM037
        (STORE, 45, 5, 43),                      # 971
        (JBITS, 45, 1, 0, 65280, 1, 978),        # 972: code
        (BYTES, 45, 9, 56),                      # 973: sender_ascii
        (UNPAD, 45, 9, 32),                      # 974
        (CUT, 45, 9, 0, 0),                      # 975
        (TEXTAT, 45, 9, 0),                      # 976: sender_ascii is ISO-8859-1
        (STORE, 45, 8, 43),                      # 977
        (JBITSN, 45, 1, 0, 65280, 1, 984),       # 978: code
        (BYTES, 45, 12, 56),                     # 979: sender_ebcdic
        (UNPAD, 45, 12, 64),                     # 980
        (CUT, 45, 12, 0, 0),                     # 981
        (TEXTAT, 45, 12, 1),                     # 982: sender_ebcdic is IBM037
        (STORE, 45, 11, 43),                     # 983
        (NUMBER2, 20, 45, 1, 2, 50, 0),          # 984
        (SUB, 21, 20, 55),                       # 985
        (BYTES, 45, 14, 21),                     # 986: arguments
        (OPEN, 22, 45, 14),                      # 987
        (ROWS, 25, 35),                          # 988: arguments: repeat eos
        (STORE, 45, 16, 25),                     # 989
        (MOVE, 24, 46),                          # 990
        (EOF, 25),                               # 991
        (JNZ, 25, 1099),                         # 992
        (ROW, 35, 46, 25),                       # 993
        (LOAD, 26, 45, 0),                       # 994
        (STORE, 46, 0, 26),                      # 995
        (JNE, 3, 46, 1001),                      # 996
        (RUN, 46, 2, 1),                         # 997: len_argument
        (U1, 26, 46, 2, 0),                      # 998
        (JLT, 26, 44, 4038),                     # 999
        (STORE, 46, 1, 43),                      # 1000
        (RUN, 46, 3, 1),                         # 1001: id
        (JEQ, 3, 46, 1005),                      # 1002
        (RUN, 46, 5, 2),                         # 1003: len_value
        (STORE, 46, 4, 43),                      # 1004
        (JNE, 3, 46, 1011),                      # 1005
        (LOAD, 29, 46, 1),                       # 1006
        (JZ, 29, 4038),                          # 1007
        (U1, 30, 46, 2, 0),                      # 1008
        (SUB, 26, 30, 44),                       # 1009
        (JUMP, 1014),                            # 1010
        (LOAD, 29, 46, 4),                       # 1011
        (JZ, 29, 4038),                          # 1012
        (U2BE, 26, 46, 5, 0),                    # 1013
        (BYTES, 46, 6, 26),                      # 1014: value
        (U1, 29, 46, 3, 0),                      # 1015
        (SWITCH, 29, 73, 42),                    # 1016
        (JUMP, 1073),                            # 1017
        (JUMP, 1090),                            # 1018
        (JUMP, 1090),                            # 1019
        (JUMP, 1090),                            # 1020
        (JUMP, 1090),                            # 1021
        (JUMP, 1090),                            # 1022
        (JUMP, 1090),                            # 1023
        (JUMP, 1060),                            # 1024
        (JUMP, 1090),                            # 1025
        (JUMP, 1082),                            # 1026
        (JUMP, 1090),                            # 1027
        (JUMP, 1090),                            # 1028
        (JUMP, 1090),                            # 1029
        (JUMP, 1073),                            # 1030
        (JUMP, 1090),                            # 1031
        (JUMP, 1090),                            # 1032
        (JUMP, 1090),                            # 1033
        (JUMP, 1090),                            # 1034
        (JUMP, 1090),                            # 1035
        (JUMP, 1090),                            # 1036
        (JUMP, 1090),                            # 1037
        (JUMP, 1090),                            # 1038
        (JUMP, 1090),                            # 1039
        (JUMP, 1090),                            # 1040
        (JUMP, 1073),                            # 1041
        (JUMP, 1090),                            # 1042
        (JUMP, 1090),                            # 1043
        (JUMP, 1073),                            # 1044
        (JUMP, 1090),                            # 1045
        (JUMP, 1090),                            # 1046
        (JUMP, 1090),                            # 1047
        (JUMP, 1090),                            # 1048
        (JUMP, 1090),                            # 1049
        (JUMP, 1090),                            # 1050
        (JUMP, 1090),                            # 1051
        (JUMP, 1090),                            # 1052
        (JUMP, 1090),                            # 1053
        (JUMP, 1090),                            # 1054
        (JUMP, 1090),                            # 1055
        (JUMP, 1073),                            # 1056
        (JUMP, 1090),                            # 1057
        (JUMP, 1082),                            # 1058
        (JUMP, 1090),                            # 1059
        (ROW, 36, 47, 29),                       # 1060: argument.value.port
        (STORE, 46, 8, 29),                      # 1061
        (OPEN, 30, 46, 6),                       # 1062
        (LOAD, 32, 46, 0),                       # 1063
        (STORE, 47, 0, 32),                      # 1064
        (JNE, 4, 46, 1068),                      # 1065
        (RUN, 47, 2, 2),                         # 1066: network_order
        (STORE, 47, 1, 43),                      # 1067
        (JEQ, 4, 46, 1071),                      # 1068
        (RUN, 47, 4, 2),                         # 1069: packet_order
        (STORE, 47, 3, 43),                      # 1070
        (CLOSE, 30),                             # 1071
        (JUMP, 1097),                            # 1072
        (ROW, 37, 48, 29),                       # 1073: argument.value.text_argument
        (STORE, 46, 9, 29),                      # 1074
        (OPEN, 30, 46, 6),                       # 1075
        (LOAD, 32, 46, 0),                       # 1076
        (STORE, 48, 0, 32),                      # 1077
        (UNTIL, 48, 1, 0, 2),                    # 1078: text
        (TEXTAT, 48, 1, 0),                      # 1079: text is ISO-8859-1
        (CLOSE, 30),                             # 1080
        (JUMP, 1097),                            # 1081
        (ROW, 38, 49, 29),                       # 1082: argument.value.number_argument
        (STORE, 46, 10, 29),                     # 1083
        (OPEN, 30, 46, 6),                       # 1084
        (LOAD, 32, 46, 0),                       # 1085
        (STORE, 49, 0, 32),                      # 1086
        (RUN, 49, 1, 1),                         # 1087: number
        (CLOSE, 30),                             # 1088
        (JUMP, 1097),                            # 1089
        (ROW, 39, 50, 29),                       # 1090: argument.value.raw
        (STORE, 46, 11, 29),                     # 1091
        (LOAD, 30, 46, 6),                       # 1092
        (STORE, 50, 0, 30),                      # 1093
        (LOAD, 31, 46, 7),                       # 1094
        (STORE, 50, 1, 31),                      # 1095
        (JUMP, 1097),                            # 1096
        (COUNT, 24, 4, 45, 17),                  # 1097
        (JUMP, 991),                             # 1098
        (CLOSE, 22),                             # 1099
        (CLOSE, 18),                             # 1100
        (JUMP, 1109),                            # 1101
        (ROW, 40, 51, 11),                       # 1102: maxdb_tcp.payload.raw
        (STORE, 0, 14, 11),                      # 1103
        (LOAD, 18, 0, 9),                        # 1104
        (STORE, 51, 0, 18),                      # 1105
        (LOAD, 19, 0, 10),                       # 1106
        (STORE, 51, 1, 19),                      # 1107
        (JUMP, 1109),                            # 1108
        (LOAD, 9, 0, 12),                        # 1109
        (JZ, 9, 3968),                           # 1110
        (ROWAT, 2, 1, 9),                        # 1111
        (MOVE, 10, 46),                          # 1112
        (LOAD, 11, 2, 11),                       # 1113
        (JGE, 10, 11, 3968),                     # 1114
        (ITEM, 3, 2, 2, 10, 10),                 # 1115
        (MOVE, 18, 46),                          # 1116
        (LOAD, 19, 3, 8),                        # 1117
        (JGE, 18, 19, 3966),                     # 1118
        (ITEM, 6, 5, 3, 7, 18),                  # 1119
        (LOAD, 20, 6, 8),                        # 1120
        (JZ, 20, 1405),                          # 1121
        (ROWAT, 15, 8, 20),                      # 1122
        (MOVE, 21, 46),                          # 1123
        (LOAD, 22, 15, 3),                       # 1124
        (JGE, 21, 22, 1405),                     # 1125
        (ITEM, 16, 9, 15, 2, 21),                # 1126
        (JBITSN, 2, 4, 0, 65280, 0, 1130),       # 1127: code_type
        (MOVE, 23, 43),                          # 1128
        (JUMP, 1158),                            # 1129
        (JBITSN, 2, 4, 0, 65280, 19, 1133),      # 1130: code_type
        (MOVE, 23, 44),                          # 1131
        (JUMP, 1158),                            # 1132
        (JBITSN, 2, 4, 0, 65280, 20, 1136),      # 1133: code_type
        (MOVE, 23, 48),                          # 1134
        (JUMP, 1158),                            # 1135
        (JBITSN, 2, 4, 0, 65280, 21, 1143),      # 1136: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 1140),       # 1137: swap_kind
        (MOVE, 26, 44),                          # 1138
        (JUMP, 1141),                            # 1139
        (MOVE, 26, 48),                          # 1140
        (MOVE, 23, 26),                          # 1141
        (JUMP, 1158),                            # 1142
        (JBITSN, 2, 4, 0, 65280, 22, 1146),      # 1143: code_type
        (MOVE, 23, 49),                          # 1144
        (JUMP, 1158),                            # 1145
        (JBITS, 2, 4, 0, 65280, 1, 1149),        # 1146: code_type
        (MOVE, 23, 46),                          # 1147
        (JUMP, 1158),                            # 1148
        (LOAD, 26, 2, 2),                        # 1149
        (JNE, 26, 86, 1153),                     # 1150
        (MOVE, 23, 64),                          # 1151
        (JUMP, 1158),                            # 1152
        (LOAD, 26, 2, 2),                        # 1153
        (JNE, 26, 87, 1157),                     # 1154
        (MOVE, 23, 88),                          # 1155
        (JUMP, 1158),                            # 1156
        (MOVE, 23, 59),                          # 1157
        (JEQ, 23, 46, 1403),                     # 1158
        (JBITSN, 2, 4, 0, 65280, 0, 1162),       # 1159: code_type
        (MOVE, 26, 43),                          # 1160
        (JUMP, 1190),                            # 1161
        (JBITSN, 2, 4, 0, 65280, 19, 1165),      # 1162: code_type
        (MOVE, 26, 44),                          # 1163
        (JUMP, 1190),                            # 1164
        (JBITSN, 2, 4, 0, 65280, 20, 1168),      # 1165: code_type
        (MOVE, 26, 48),                          # 1166
        (JUMP, 1190),                            # 1167
        (JBITSN, 2, 4, 0, 65280, 21, 1175),      # 1168: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 1172),       # 1169: swap_kind
        (MOVE, 29, 44),                          # 1170
        (JUMP, 1173),                            # 1171
        (MOVE, 29, 48),                          # 1172
        (MOVE, 26, 29),                          # 1173
        (JUMP, 1190),                            # 1174
        (JBITSN, 2, 4, 0, 65280, 22, 1178),      # 1175: code_type
        (MOVE, 26, 49),                          # 1176
        (JUMP, 1190),                            # 1177
        (JBITS, 2, 4, 0, 65280, 1, 1181),        # 1178: code_type
        (MOVE, 26, 46),                          # 1179
        (JUMP, 1190),                            # 1180
        (LOAD, 29, 2, 2),                        # 1181
        (JNE, 29, 86, 1185),                     # 1182
        (MOVE, 26, 64),                          # 1183
        (JUMP, 1190),                            # 1184
        (LOAD, 29, 2, 2),                        # 1185
        (JNE, 29, 87, 1189),                     # 1186
        (MOVE, 26, 88),                          # 1187
        (JUMP, 1190),                            # 1188
        (MOVE, 26, 59),                          # 1189
        (JNE, 26, 43, 1198),                     # 1190
        (LOAD, 26, 16, 4),                       # 1191
        (LOAD, 27, 16, 5),                       # 1192
        (TEXT, 26, 0),                           # 1193
        (MOVE, 23, 26),                          # 1194
        (MOVE, 24, 27),                          # 1195
        (MOVE, 25, 46),                          # 1196
        (JUMP, 1399),                            # 1197
        (JBITSN, 2, 4, 0, 65280, 0, 1201),       # 1198: code_type
        (MOVE, 26, 43),                          # 1199
        (JUMP, 1229),                            # 1200
        (JBITSN, 2, 4, 0, 65280, 19, 1204),      # 1201: code_type
        (MOVE, 26, 44),                          # 1202
        (JUMP, 1229),                            # 1203
        (JBITSN, 2, 4, 0, 65280, 20, 1207),      # 1204: code_type
        (MOVE, 26, 48),                          # 1205
        (JUMP, 1229),                            # 1206
        (JBITSN, 2, 4, 0, 65280, 21, 1214),      # 1207: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 1211),       # 1208: swap_kind
        (MOVE, 29, 44),                          # 1209
        (JUMP, 1212),                            # 1210
        (MOVE, 29, 48),                          # 1211
        (MOVE, 26, 29),                          # 1212
        (JUMP, 1229),                            # 1213
        (JBITSN, 2, 4, 0, 65280, 22, 1217),      # 1214: code_type
        (MOVE, 26, 49),                          # 1215
        (JUMP, 1229),                            # 1216
        (JBITS, 2, 4, 0, 65280, 1, 1220),        # 1217: code_type
        (MOVE, 26, 46),                          # 1218
        (JUMP, 1229),                            # 1219
        (LOAD, 29, 2, 2),                        # 1220
        (JNE, 29, 86, 1224),                     # 1221
        (MOVE, 26, 64),                          # 1222
        (JUMP, 1229),                            # 1223
        (LOAD, 29, 2, 2),                        # 1224
        (JNE, 29, 87, 1228),                     # 1225
        (MOVE, 26, 88),                          # 1226
        (JUMP, 1229),                            # 1227
        (MOVE, 26, 59),                          # 1228
        (JNE, 26, 44, 1237),                     # 1229
        (LOAD, 26, 16, 4),                       # 1230
        (LOAD, 27, 16, 5),                       # 1231
        (TEXT, 26, 2),                           # 1232
        (MOVE, 23, 26),                          # 1233
        (MOVE, 24, 27),                          # 1234
        (MOVE, 25, 44),                          # 1235
        (JUMP, 1399),                            # 1236
        (JBITSN, 2, 4, 0, 65280, 0, 1240),       # 1237: code_type
        (MOVE, 26, 43),                          # 1238
        (JUMP, 1268),                            # 1239
        (JBITSN, 2, 4, 0, 65280, 19, 1243),      # 1240: code_type
        (MOVE, 26, 44),                          # 1241
        (JUMP, 1268),                            # 1242
        (JBITSN, 2, 4, 0, 65280, 20, 1246),      # 1243: code_type
        (MOVE, 26, 48),                          # 1244
        (JUMP, 1268),                            # 1245
        (JBITSN, 2, 4, 0, 65280, 21, 1253),      # 1246: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 1250),       # 1247: swap_kind
        (MOVE, 29, 44),                          # 1248
        (JUMP, 1251),                            # 1249
        (MOVE, 29, 48),                          # 1250
        (MOVE, 26, 29),                          # 1251
        (JUMP, 1268),                            # 1252
        (JBITSN, 2, 4, 0, 65280, 22, 1256),      # 1253: code_type
        (MOVE, 26, 49),                          # 1254
        (JUMP, 1268),                            # 1255
        (JBITS, 2, 4, 0, 65280, 1, 1259),        # 1256: code_type
        (MOVE, 26, 46),                          # 1257
        (JUMP, 1268),                            # 1258
        (LOAD, 29, 2, 2),                        # 1259
        (JNE, 29, 86, 1263),                     # 1260
        (MOVE, 26, 64),                          # 1261
        (JUMP, 1268),                            # 1262
        (LOAD, 29, 2, 2),                        # 1263
        (JNE, 29, 87, 1267),                     # 1264
        (MOVE, 26, 88),                          # 1265
        (JUMP, 1268),                            # 1266
        (MOVE, 26, 59),                          # 1267
        (JNE, 26, 48, 1276),                     # 1268
        (LOAD, 26, 16, 4),                       # 1269
        (LOAD, 27, 16, 5),                       # 1270
        (TEXT, 26, 3),                           # 1271
        (MOVE, 23, 26),                          # 1272
        (MOVE, 24, 27),                          # 1273
        (MOVE, 25, 48),                          # 1274
        (JUMP, 1399),                            # 1275
        (JBITSN, 2, 4, 0, 65280, 0, 1279),       # 1276: code_type
        (MOVE, 26, 43),                          # 1277
        (JUMP, 1307),                            # 1278
        (JBITSN, 2, 4, 0, 65280, 19, 1282),      # 1279: code_type
        (MOVE, 26, 44),                          # 1280
        (JUMP, 1307),                            # 1281
        (JBITSN, 2, 4, 0, 65280, 20, 1285),      # 1282: code_type
        (MOVE, 26, 48),                          # 1283
        (JUMP, 1307),                            # 1284
        (JBITSN, 2, 4, 0, 65280, 21, 1292),      # 1285: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 1289),       # 1286: swap_kind
        (MOVE, 29, 44),                          # 1287
        (JUMP, 1290),                            # 1288
        (MOVE, 29, 48),                          # 1289
        (MOVE, 26, 29),                          # 1290
        (JUMP, 1307),                            # 1291
        (JBITSN, 2, 4, 0, 65280, 22, 1295),      # 1292: code_type
        (MOVE, 26, 49),                          # 1293
        (JUMP, 1307),                            # 1294
        (JBITS, 2, 4, 0, 65280, 1, 1298),        # 1295: code_type
        (MOVE, 26, 46),                          # 1296
        (JUMP, 1307),                            # 1297
        (LOAD, 29, 2, 2),                        # 1298
        (JNE, 29, 86, 1302),                     # 1299
        (MOVE, 26, 64),                          # 1300
        (JUMP, 1307),                            # 1301
        (LOAD, 29, 2, 2),                        # 1302
        (JNE, 29, 87, 1306),                     # 1303
        (MOVE, 26, 88),                          # 1304
        (JUMP, 1307),                            # 1305
        (MOVE, 26, 59),                          # 1306
        (JNE, 26, 49, 1315),                     # 1307
        (LOAD, 26, 16, 4),                       # 1308
        (LOAD, 27, 16, 5),                       # 1309
        (TEXT, 26, 4),                           # 1310
        (MOVE, 23, 26),                          # 1311
        (MOVE, 24, 27),                          # 1312
        (MOVE, 25, 49),                          # 1313
        (JUMP, 1399),                            # 1314
        (JBITSN, 2, 4, 0, 65280, 0, 1318),       # 1315: code_type
        (MOVE, 26, 43),                          # 1316
        (JUMP, 1346),                            # 1317
        (JBITSN, 2, 4, 0, 65280, 19, 1321),      # 1318: code_type
        (MOVE, 26, 44),                          # 1319
        (JUMP, 1346),                            # 1320
        (JBITSN, 2, 4, 0, 65280, 20, 1324),      # 1321: code_type
        (MOVE, 26, 48),                          # 1322
        (JUMP, 1346),                            # 1323
        (JBITSN, 2, 4, 0, 65280, 21, 1331),      # 1324: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 1328),       # 1325: swap_kind
        (MOVE, 29, 44),                          # 1326
        (JUMP, 1329),                            # 1327
        (MOVE, 29, 48),                          # 1328
        (MOVE, 26, 29),                          # 1329
        (JUMP, 1346),                            # 1330
        (JBITSN, 2, 4, 0, 65280, 22, 1334),      # 1331: code_type
        (MOVE, 26, 49),                          # 1332
        (JUMP, 1346),                            # 1333
        (JBITS, 2, 4, 0, 65280, 1, 1337),        # 1334: code_type
        (MOVE, 26, 46),                          # 1335
        (JUMP, 1346),                            # 1336
        (LOAD, 29, 2, 2),                        # 1337
        (JNE, 29, 86, 1341),                     # 1338
        (MOVE, 26, 64),                          # 1339
        (JUMP, 1346),                            # 1340
        (LOAD, 29, 2, 2),                        # 1341
        (JNE, 29, 87, 1345),                     # 1342
        (MOVE, 26, 88),                          # 1343
        (JUMP, 1346),                            # 1344
        (MOVE, 26, 59),                          # 1345
        (JNE, 26, 64, 1354),                     # 1346
        (LOAD, 26, 16, 4),                       # 1347
        (LOAD, 27, 16, 5),                       # 1348
        (TEXT, 26, 5),                           # 1349
        (MOVE, 23, 26),                          # 1350
        (MOVE, 24, 27),                          # 1351
        (MOVE, 25, 59),                          # 1352
        (JUMP, 1399),                            # 1353
        (JBITSN, 2, 4, 0, 65280, 0, 1357),       # 1354: code_type
        (MOVE, 26, 43),                          # 1355
        (JUMP, 1385),                            # 1356
        (JBITSN, 2, 4, 0, 65280, 19, 1360),      # 1357: code_type
        (MOVE, 26, 44),                          # 1358
        (JUMP, 1385),                            # 1359
        (JBITSN, 2, 4, 0, 65280, 20, 1363),      # 1360: code_type
        (MOVE, 26, 48),                          # 1361
        (JUMP, 1385),                            # 1362
        (JBITSN, 2, 4, 0, 65280, 21, 1370),      # 1363: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 1367),       # 1364: swap_kind
        (MOVE, 29, 44),                          # 1365
        (JUMP, 1368),                            # 1366
        (MOVE, 29, 48),                          # 1367
        (MOVE, 26, 29),                          # 1368
        (JUMP, 1385),                            # 1369
        (JBITSN, 2, 4, 0, 65280, 22, 1373),      # 1370: code_type
        (MOVE, 26, 49),                          # 1371
        (JUMP, 1385),                            # 1372
        (JBITS, 2, 4, 0, 65280, 1, 1376),        # 1373: code_type
        (MOVE, 26, 46),                          # 1374
        (JUMP, 1385),                            # 1375
        (LOAD, 29, 2, 2),                        # 1376
        (JNE, 29, 86, 1380),                     # 1377
        (MOVE, 26, 64),                          # 1378
        (JUMP, 1385),                            # 1379
        (LOAD, 29, 2, 2),                        # 1380
        (JNE, 29, 87, 1384),                     # 1381
        (MOVE, 26, 88),                          # 1382
        (JUMP, 1385),                            # 1383
        (MOVE, 26, 59),                          # 1384
        (JNE, 26, 88, 1393),                     # 1385
        (LOAD, 26, 16, 4),                       # 1386
        (LOAD, 27, 16, 5),                       # 1387
        (TEXT, 26, 6),                           # 1388
        (MOVE, 23, 26),                          # 1389
        (MOVE, 24, 27),                          # 1390
        (MOVE, 25, 64),                          # 1391
        (JUMP, 1399),                            # 1392
        (LOAD, 26, 16, 4),                       # 1393
        (LOAD, 27, 16, 5),                       # 1394
        (TEXT, 26, 1),                           # 1395
        (MOVE, 23, 26),                          # 1396
        (MOVE, 24, 27),                          # 1397
        (MOVE, 25, 43),                          # 1398
        (STORE, 16, 7, 23),                      # 1399
        (STORE, 16, 8, 24),                      # 1400
        (STORE, 16, 9, 25),                      # 1401
        (STORE, 16, 6, 43),                      # 1402
        (LOOP, 21, 0),                           # 1403
        (JUMP, 1124),                            # 1404
        (LOAD, 20, 6, 9),                        # 1405
        (JZ, 20, 1684),                          # 1406
        (ROWAT, 17, 10, 20),                     # 1407
        (JBITSN, 2, 4, 0, 65280, 0, 1411),       # 1408: code_type
        (MOVE, 21, 43),                          # 1409
        (JUMP, 1439),                            # 1410
        (JBITSN, 2, 4, 0, 65280, 19, 1414),      # 1411: code_type
        (MOVE, 21, 44),                          # 1412
        (JUMP, 1439),                            # 1413
        (JBITSN, 2, 4, 0, 65280, 20, 1417),      # 1414: code_type
        (MOVE, 21, 48),                          # 1415
        (JUMP, 1439),                            # 1416
        (JBITSN, 2, 4, 0, 65280, 21, 1424),      # 1417: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 1421),       # 1418: swap_kind
        (MOVE, 24, 44),                          # 1419
        (JUMP, 1422),                            # 1420
        (MOVE, 24, 48),                          # 1421
        (MOVE, 21, 24),                          # 1422
        (JUMP, 1439),                            # 1423
        (JBITSN, 2, 4, 0, 65280, 22, 1427),      # 1424: code_type
        (MOVE, 21, 49),                          # 1425
        (JUMP, 1439),                            # 1426
        (JBITS, 2, 4, 0, 65280, 1, 1430),        # 1427: code_type
        (MOVE, 21, 46),                          # 1428
        (JUMP, 1439),                            # 1429
        (LOAD, 24, 2, 2),                        # 1430
        (JNE, 24, 86, 1434),                     # 1431
        (MOVE, 21, 64),                          # 1432
        (JUMP, 1439),                            # 1433
        (LOAD, 24, 2, 2),                        # 1434
        (JNE, 24, 87, 1438),                     # 1435
        (MOVE, 21, 88),                          # 1436
        (JUMP, 1439),                            # 1437
        (MOVE, 21, 59),                          # 1438
        (JEQ, 21, 46, 1684),                     # 1439
        (JBITSN, 2, 4, 0, 65280, 0, 1443),       # 1440: code_type
        (MOVE, 24, 43),                          # 1441
        (JUMP, 1471),                            # 1442
        (JBITSN, 2, 4, 0, 65280, 19, 1446),      # 1443: code_type
        (MOVE, 24, 44),                          # 1444
        (JUMP, 1471),                            # 1445
        (JBITSN, 2, 4, 0, 65280, 20, 1449),      # 1446: code_type
        (MOVE, 24, 48),                          # 1447
        (JUMP, 1471),                            # 1448
        (JBITSN, 2, 4, 0, 65280, 21, 1456),      # 1449: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 1453),       # 1450: swap_kind
        (MOVE, 27, 44),                          # 1451
        (JUMP, 1454),                            # 1452
        (MOVE, 27, 48),                          # 1453
        (MOVE, 24, 27),                          # 1454
        (JUMP, 1471),                            # 1455
        (JBITSN, 2, 4, 0, 65280, 22, 1459),      # 1456: code_type
        (MOVE, 24, 49),                          # 1457
        (JUMP, 1471),                            # 1458
        (JBITS, 2, 4, 0, 65280, 1, 1462),        # 1459: code_type
        (MOVE, 24, 46),                          # 1460
        (JUMP, 1471),                            # 1461
        (LOAD, 27, 2, 2),                        # 1462
        (JNE, 27, 86, 1466),                     # 1463
        (MOVE, 24, 64),                          # 1464
        (JUMP, 1471),                            # 1465
        (LOAD, 27, 2, 2),                        # 1466
        (JNE, 27, 87, 1470),                     # 1467
        (MOVE, 24, 88),                          # 1468
        (JUMP, 1471),                            # 1469
        (MOVE, 24, 59),                          # 1470
        (JNE, 24, 43, 1479),                     # 1471
        (LOAD, 24, 17, 1),                       # 1472
        (LOAD, 25, 17, 2),                       # 1473
        (TEXT, 24, 0),                           # 1474
        (MOVE, 21, 24),                          # 1475
        (MOVE, 22, 25),                          # 1476
        (MOVE, 23, 46),                          # 1477
        (JUMP, 1680),                            # 1478
        (JBITSN, 2, 4, 0, 65280, 0, 1482),       # 1479: code_type
        (MOVE, 24, 43),                          # 1480
        (JUMP, 1510),                            # 1481
        (JBITSN, 2, 4, 0, 65280, 19, 1485),      # 1482: code_type
        (MOVE, 24, 44),                          # 1483
        (JUMP, 1510),                            # 1484
        (JBITSN, 2, 4, 0, 65280, 20, 1488),      # 1485: code_type
        (MOVE, 24, 48),                          # 1486
        (JUMP, 1510),                            # 1487
        (JBITSN, 2, 4, 0, 65280, 21, 1495),      # 1488: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 1492),       # 1489: swap_kind
        (MOVE, 27, 44),                          # 1490
        (JUMP, 1493),                            # 1491
        (MOVE, 27, 48),                          # 1492
        (MOVE, 24, 27),                          # 1493
        (JUMP, 1510),                            # 1494
        (JBITSN, 2, 4, 0, 65280, 22, 1498),      # 1495: code_type
        (MOVE, 24, 49),                          # 1496
        (JUMP, 1510),                            # 1497
        (JBITS, 2, 4, 0, 65280, 1, 1501),        # 1498: code_type
        (MOVE, 24, 46),                          # 1499
        (JUMP, 1510),                            # 1500
        (LOAD, 27, 2, 2),                        # 1501
        (JNE, 27, 86, 1505),                     # 1502
        (MOVE, 24, 64),                          # 1503
        (JUMP, 1510),                            # 1504
        (LOAD, 27, 2, 2),                        # 1505
        (JNE, 27, 87, 1509),                     # 1506
        (MOVE, 24, 88),                          # 1507
        (JUMP, 1510),                            # 1508
        (MOVE, 24, 59),                          # 1509
        (JNE, 24, 44, 1518),                     # 1510
        (LOAD, 24, 17, 1),                       # 1511
        (LOAD, 25, 17, 2),                       # 1512
        (TEXT, 24, 2),                           # 1513
        (MOVE, 21, 24),                          # 1514
        (MOVE, 22, 25),                          # 1515
        (MOVE, 23, 44),                          # 1516
        (JUMP, 1680),                            # 1517
        (JBITSN, 2, 4, 0, 65280, 0, 1521),       # 1518: code_type
        (MOVE, 24, 43),                          # 1519
        (JUMP, 1549),                            # 1520
        (JBITSN, 2, 4, 0, 65280, 19, 1524),      # 1521: code_type
        (MOVE, 24, 44),                          # 1522
        (JUMP, 1549),                            # 1523
        (JBITSN, 2, 4, 0, 65280, 20, 1527),      # 1524: code_type
        (MOVE, 24, 48),                          # 1525
        (JUMP, 1549),                            # 1526
        (JBITSN, 2, 4, 0, 65280, 21, 1534),      # 1527: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 1531),       # 1528: swap_kind
        (MOVE, 27, 44),                          # 1529
        (JUMP, 1532),                            # 1530
        (MOVE, 27, 48),                          # 1531
        (MOVE, 24, 27),                          # 1532
        (JUMP, 1549),                            # 1533
        (JBITSN, 2, 4, 0, 65280, 22, 1537),      # 1534: code_type
        (MOVE, 24, 49),                          # 1535
        (JUMP, 1549),                            # 1536
        (JBITS, 2, 4, 0, 65280, 1, 1540),        # 1537: code_type
        (MOVE, 24, 46),                          # 1538
        (JUMP, 1549),                            # 1539
        (LOAD, 27, 2, 2),                        # 1540
        (JNE, 27, 86, 1544),                     # 1541
        (MOVE, 24, 64),                          # 1542
        (JUMP, 1549),                            # 1543
        (LOAD, 27, 2, 2),                        # 1544
        (JNE, 27, 87, 1548),                     # 1545
        (MOVE, 24, 88),                          # 1546
        (JUMP, 1549),                            # 1547
        (MOVE, 24, 59),                          # 1548
        (JNE, 24, 48, 1557),                     # 1549
        (LOAD, 24, 17, 1),                       # 1550
        (LOAD, 25, 17, 2),                       # 1551
        (TEXT, 24, 3),                           # 1552
        (MOVE, 21, 24),                          # 1553
        (MOVE, 22, 25),                          # 1554
        (MOVE, 23, 48),                          # 1555
        (JUMP, 1680),                            # 1556
        (JBITSN, 2, 4, 0, 65280, 0, 1560),       # 1557: code_type
        (MOVE, 24, 43),                          # 1558
        (JUMP, 1588),                            # 1559
        (JBITSN, 2, 4, 0, 65280, 19, 1563),      # 1560: code_type
        (MOVE, 24, 44),                          # 1561
        (JUMP, 1588),                            # 1562
        (JBITSN, 2, 4, 0, 65280, 20, 1566),      # 1563: code_type
        (MOVE, 24, 48),                          # 1564
        (JUMP, 1588),                            # 1565
        (JBITSN, 2, 4, 0, 65280, 21, 1573),      # 1566: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 1570),       # 1567: swap_kind
        (MOVE, 27, 44),                          # 1568
        (JUMP, 1571),                            # 1569
        (MOVE, 27, 48),                          # 1570
        (MOVE, 24, 27),                          # 1571
        (JUMP, 1588),                            # 1572
        (JBITSN, 2, 4, 0, 65280, 22, 1576),      # 1573: code_type
        (MOVE, 24, 49),                          # 1574
        (JUMP, 1588),                            # 1575
        (JBITS, 2, 4, 0, 65280, 1, 1579),        # 1576: code_type
        (MOVE, 24, 46),                          # 1577
        (JUMP, 1588),                            # 1578
        (LOAD, 27, 2, 2),                        # 1579
        (JNE, 27, 86, 1583),                     # 1580
        (MOVE, 24, 64),                          # 1581
        (JUMP, 1588),                            # 1582
        (LOAD, 27, 2, 2),                        # 1583
        (JNE, 27, 87, 1587),                     # 1584
        (MOVE, 24, 88),                          # 1585
        (JUMP, 1588),                            # 1586
        (MOVE, 24, 59),                          # 1587
        (JNE, 24, 49, 1596),                     # 1588
        (LOAD, 24, 17, 1),                       # 1589
        (LOAD, 25, 17, 2),                       # 1590
        (TEXT, 24, 4),                           # 1591
        (MOVE, 21, 24),                          # 1592
        (MOVE, 22, 25),                          # 1593
        (MOVE, 23, 49),                          # 1594
        (JUMP, 1680),                            # 1595
        (JBITSN, 2, 4, 0, 65280, 0, 1599),       # 1596: code_type
        (MOVE, 24, 43),                          # 1597
        (JUMP, 1627),                            # 1598
        (JBITSN, 2, 4, 0, 65280, 19, 1602),      # 1599: code_type
        (MOVE, 24, 44),                          # 1600
        (JUMP, 1627),                            # 1601
        (JBITSN, 2, 4, 0, 65280, 20, 1605),      # 1602: code_type
        (MOVE, 24, 48),                          # 1603
        (JUMP, 1627),                            # 1604
        (JBITSN, 2, 4, 0, 65280, 21, 1612),      # 1605: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 1609),       # 1606: swap_kind
        (MOVE, 27, 44),                          # 1607
        (JUMP, 1610),                            # 1608
        (MOVE, 27, 48),                          # 1609
        (MOVE, 24, 27),                          # 1610
        (JUMP, 1627),                            # 1611
        (JBITSN, 2, 4, 0, 65280, 22, 1615),      # 1612: code_type
        (MOVE, 24, 49),                          # 1613
        (JUMP, 1627),                            # 1614
        (JBITS, 2, 4, 0, 65280, 1, 1618),        # 1615: code_type
        (MOVE, 24, 46),                          # 1616
        (JUMP, 1627),                            # 1617
        (LOAD, 27, 2, 2),                        # 1618
        (JNE, 27, 86, 1622),                     # 1619
        (MOVE, 24, 64),                          # 1620
        (JUMP, 1627),                            # 1621
        (LOAD, 27, 2, 2),                        # 1622
        (JNE, 27, 87, 1626),                     # 1623
        (MOVE, 24, 88),                          # 1624
        (JUMP, 1627),                            # 1625
        (MOVE, 24, 59),                          # 1626
        (JNE, 24, 64, 1635),                     # 1627
        (LOAD, 24, 17, 1),                       # 1628
        (LOAD, 25, 17, 2),                       # 1629
        (TEXT, 24, 5),                           # 1630
        (MOVE, 21, 24),                          # 1631
        (MOVE, 22, 25),                          # 1632
        (MOVE, 23, 59),                          # 1633
        (JUMP, 1680),                            # 1634
        (JBITSN, 2, 4, 0, 65280, 0, 1638),       # 1635: code_type
        (MOVE, 24, 43),                          # 1636
        (JUMP, 1666),                            # 1637
        (JBITSN, 2, 4, 0, 65280, 19, 1641),      # 1638: code_type
        (MOVE, 24, 44),                          # 1639
        (JUMP, 1666),                            # 1640
        (JBITSN, 2, 4, 0, 65280, 20, 1644),      # 1641: code_type
        (MOVE, 24, 48),                          # 1642
        (JUMP, 1666),                            # 1643
        (JBITSN, 2, 4, 0, 65280, 21, 1651),      # 1644: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 1648),       # 1645: swap_kind
        (MOVE, 27, 44),                          # 1646
        (JUMP, 1649),                            # 1647
        (MOVE, 27, 48),                          # 1648
        (MOVE, 24, 27),                          # 1649
        (JUMP, 1666),                            # 1650
        (JBITSN, 2, 4, 0, 65280, 22, 1654),      # 1651: code_type
        (MOVE, 24, 49),                          # 1652
        (JUMP, 1666),                            # 1653
        (JBITS, 2, 4, 0, 65280, 1, 1657),        # 1654: code_type
        (MOVE, 24, 46),                          # 1655
        (JUMP, 1666),                            # 1656
        (LOAD, 27, 2, 2),                        # 1657
        (JNE, 27, 86, 1661),                     # 1658
        (MOVE, 24, 64),                          # 1659
        (JUMP, 1666),                            # 1660
        (LOAD, 27, 2, 2),                        # 1661
        (JNE, 27, 87, 1665),                     # 1662
        (MOVE, 24, 88),                          # 1663
        (JUMP, 1666),                            # 1664
        (MOVE, 24, 59),                          # 1665
        (JNE, 24, 88, 1674),                     # 1666
        (LOAD, 24, 17, 1),                       # 1667
        (LOAD, 25, 17, 2),                       # 1668
        (TEXT, 24, 6),                           # 1669
        (MOVE, 21, 24),                          # 1670
        (MOVE, 22, 25),                          # 1671
        (MOVE, 23, 64),                          # 1672
        (JUMP, 1680),                            # 1673
        (LOAD, 24, 17, 1),                       # 1674
        (LOAD, 25, 17, 2),                       # 1675
        (TEXT, 24, 1),                           # 1676
        (MOVE, 21, 24),                          # 1677
        (MOVE, 22, 25),                          # 1678
        (MOVE, 23, 43),                          # 1679
        (STORE, 17, 4, 21),                      # 1680
        (STORE, 17, 5, 22),                      # 1681
        (STORE, 17, 6, 23),                      # 1682
        (STORE, 17, 3, 43),                      # 1683
        (LOAD, 20, 6, 13),                       # 1684
        (JZ, 20, 1736),                          # 1685
        (ROWAT, 25, 16, 20),                     # 1686
        (U1, 21, 25, 1, 0),                      # 1687
        (JGE, 21, 76, 1697),                     # 1688
        (LOAD, 21, 25, 2),                       # 1689
        (JZ, 21, 4038),                          # 1690
        (LOAD, 22, 25, 3),                       # 1691
        (LOAD, 23, 25, 4),                       # 1692
        (BYTE, 24, 22, 46),                      # 1693
        (LT, 25, 24, 54),                        # 1694
        (STORE, 25, 11, 25),                     # 1695
        (STORE, 25, 10, 43),                     # 1696
        (U1, 21, 25, 1, 0),                      # 1697
        (JGE, 21, 76, 1707),                     # 1698
        (LOAD, 21, 25, 2),                       # 1699
        (JZ, 21, 4038),                          # 1700
        (LOAD, 22, 25, 3),                       # 1701
        (LOAD, 23, 25, 4),                       # 1702
        (BYTE, 24, 22, 46),                      # 1703
        (EQ, 25, 24, 54),                        # 1704
        (STORE, 25, 13, 25),                     # 1705
        (STORE, 25, 12, 43),                     # 1706
        (U1, 21, 25, 1, 0),                      # 1707
        (JGE, 21, 76, 1736),                     # 1708
        (LOAD, 21, 25, 2),                       # 1709
        (JZ, 21, 4038),                          # 1710
        (LOAD, 22, 25, 3),                       # 1711
        (LOAD, 23, 25, 4),                       # 1712
        (BYTE, 24, 22, 46),                      # 1713
        (JEQ, 24, 54, 1736),                     # 1714
        (LOAD, 24, 25, 2),                       # 1715
        (JZ, 24, 4038),                          # 1716
        (LOAD, 25, 25, 3),                       # 1717
        (LOAD, 26, 25, 4),                       # 1718
        (BYTE, 27, 25, 46),                      # 1719
        (JGE, 27, 54, 1728),                     # 1720
        (LOAD, 24, 25, 2),                       # 1721
        (JZ, 24, 4038),                          # 1722
        (LOAD, 25, 25, 3),                       # 1723
        (LOAD, 26, 25, 4),                       # 1724
        (BYTE, 27, 25, 46),                      # 1725
        (SUB, 21, 89, 27),                       # 1726
        (JUMP, 1734),                            # 1727
        (LOAD, 24, 25, 2),                       # 1728
        (JZ, 24, 4038),                          # 1729
        (LOAD, 25, 25, 3),                       # 1730
        (LOAD, 26, 25, 4),                       # 1731
        (BYTE, 27, 25, 46),                      # 1732
        (SUB, 21, 27, 90),                       # 1733
        (STORE, 25, 15, 21),                     # 1734
        (STORE, 25, 14, 43),                     # 1735
        (LOAD, 20, 6, 15),                       # 1736
        (JZ, 20, 2843),                          # 1737
        (ROWAT, 28, 19, 20),                     # 1738
        (JBITSN, 2, 4, 0, 65280, 0, 1742),       # 1739: code_type
        (MOVE, 21, 43),                          # 1740
        (JUMP, 1770),                            # 1741
        (JBITSN, 2, 4, 0, 65280, 19, 1745),      # 1742: code_type
        (MOVE, 21, 44),                          # 1743
        (JUMP, 1770),                            # 1744
        (JBITSN, 2, 4, 0, 65280, 20, 1748),      # 1745: code_type
        (MOVE, 21, 48),                          # 1746
        (JUMP, 1770),                            # 1747
        (JBITSN, 2, 4, 0, 65280, 21, 1755),      # 1748: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 1752),       # 1749: swap_kind
        (MOVE, 24, 44),                          # 1750
        (JUMP, 1753),                            # 1751
        (MOVE, 24, 48),                          # 1752
        (MOVE, 21, 24),                          # 1753
        (JUMP, 1770),                            # 1754
        (JBITSN, 2, 4, 0, 65280, 22, 1758),      # 1755: code_type
        (MOVE, 21, 49),                          # 1756
        (JUMP, 1770),                            # 1757
        (JBITS, 2, 4, 0, 65280, 1, 1761),        # 1758: code_type
        (MOVE, 21, 46),                          # 1759
        (JUMP, 1770),                            # 1760
        (LOAD, 24, 2, 2),                        # 1761
        (JNE, 24, 86, 1765),                     # 1762
        (MOVE, 21, 64),                          # 1763
        (JUMP, 1770),                            # 1764
        (LOAD, 24, 2, 2),                        # 1765
        (JNE, 24, 87, 1769),                     # 1766
        (MOVE, 21, 88),                          # 1767
        (JUMP, 1770),                            # 1768
        (MOVE, 21, 59),                          # 1769
        (JEQ, 21, 46, 2015),                     # 1770
        (JBITSN, 2, 4, 0, 65280, 0, 1774),       # 1771: code_type
        (MOVE, 24, 43),                          # 1772
        (JUMP, 1802),                            # 1773
        (JBITSN, 2, 4, 0, 65280, 19, 1777),      # 1774: code_type
        (MOVE, 24, 44),                          # 1775
        (JUMP, 1802),                            # 1776
        (JBITSN, 2, 4, 0, 65280, 20, 1780),      # 1777: code_type
        (MOVE, 24, 48),                          # 1778
        (JUMP, 1802),                            # 1779
        (JBITSN, 2, 4, 0, 65280, 21, 1787),      # 1780: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 1784),       # 1781: swap_kind
        (MOVE, 27, 44),                          # 1782
        (JUMP, 1785),                            # 1783
        (MOVE, 27, 48),                          # 1784
        (MOVE, 24, 27),                          # 1785
        (JUMP, 1802),                            # 1786
        (JBITSN, 2, 4, 0, 65280, 22, 1790),      # 1787: code_type
        (MOVE, 24, 49),                          # 1788
        (JUMP, 1802),                            # 1789
        (JBITS, 2, 4, 0, 65280, 1, 1793),        # 1790: code_type
        (MOVE, 24, 46),                          # 1791
        (JUMP, 1802),                            # 1792
        (LOAD, 27, 2, 2),                        # 1793
        (JNE, 27, 86, 1797),                     # 1794
        (MOVE, 24, 64),                          # 1795
        (JUMP, 1802),                            # 1796
        (LOAD, 27, 2, 2),                        # 1797
        (JNE, 27, 87, 1801),                     # 1798
        (MOVE, 24, 88),                          # 1799
        (JUMP, 1802),                            # 1800
        (MOVE, 24, 59),                          # 1801
        (JNE, 24, 43, 1810),                     # 1802
        (LOAD, 24, 28, 4),                       # 1803
        (LOAD, 25, 28, 5),                       # 1804
        (TEXT, 24, 0),                           # 1805
        (MOVE, 21, 24),                          # 1806
        (MOVE, 22, 25),                          # 1807
        (MOVE, 23, 46),                          # 1808
        (JUMP, 2011),                            # 1809
        (JBITSN, 2, 4, 0, 65280, 0, 1813),       # 1810: code_type
        (MOVE, 24, 43),                          # 1811
        (JUMP, 1841),                            # 1812
        (JBITSN, 2, 4, 0, 65280, 19, 1816),      # 1813: code_type
        (MOVE, 24, 44),                          # 1814
        (JUMP, 1841),                            # 1815
        (JBITSN, 2, 4, 0, 65280, 20, 1819),      # 1816: code_type
        (MOVE, 24, 48),                          # 1817
        (JUMP, 1841),                            # 1818
        (JBITSN, 2, 4, 0, 65280, 21, 1826),      # 1819: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 1823),       # 1820: swap_kind
        (MOVE, 27, 44),                          # 1821
        (JUMP, 1824),                            # 1822
        (MOVE, 27, 48),                          # 1823
        (MOVE, 24, 27),                          # 1824
        (JUMP, 1841),                            # 1825
        (JBITSN, 2, 4, 0, 65280, 22, 1829),      # 1826: code_type
        (MOVE, 24, 49),                          # 1827
        (JUMP, 1841),                            # 1828
        (JBITS, 2, 4, 0, 65280, 1, 1832),        # 1829: code_type
        (MOVE, 24, 46),                          # 1830
        (JUMP, 1841),                            # 1831
        (LOAD, 27, 2, 2),                        # 1832
        (JNE, 27, 86, 1836),                     # 1833
        (MOVE, 24, 64),                          # 1834
        (JUMP, 1841),                            # 1835
        (LOAD, 27, 2, 2),                        # 1836
        (JNE, 27, 87, 1840),                     # 1837
        (MOVE, 24, 88),                          # 1838
        (JUMP, 1841),                            # 1839
        (MOVE, 24, 59),                          # 1840
        (JNE, 24, 44, 1849),                     # 1841
        (LOAD, 24, 28, 4),                       # 1842
        (LOAD, 25, 28, 5),                       # 1843
        (TEXT, 24, 2),                           # 1844
        (MOVE, 21, 24),                          # 1845
        (MOVE, 22, 25),                          # 1846
        (MOVE, 23, 44),                          # 1847
        (JUMP, 2011),                            # 1848
        (JBITSN, 2, 4, 0, 65280, 0, 1852),       # 1849: code_type
        (MOVE, 24, 43),                          # 1850
        (JUMP, 1880),                            # 1851
        (JBITSN, 2, 4, 0, 65280, 19, 1855),      # 1852: code_type
        (MOVE, 24, 44),                          # 1853
        (JUMP, 1880),                            # 1854
        (JBITSN, 2, 4, 0, 65280, 20, 1858),      # 1855: code_type
        (MOVE, 24, 48),                          # 1856
        (JUMP, 1880),                            # 1857
        (JBITSN, 2, 4, 0, 65280, 21, 1865),      # 1858: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 1862),       # 1859: swap_kind
        (MOVE, 27, 44),                          # 1860
        (JUMP, 1863),                            # 1861
        (MOVE, 27, 48),                          # 1862
        (MOVE, 24, 27),                          # 1863
        (JUMP, 1880),                            # 1864
        (JBITSN, 2, 4, 0, 65280, 22, 1868),      # 1865: code_type
        (MOVE, 24, 49),                          # 1866
        (JUMP, 1880),                            # 1867
        (JBITS, 2, 4, 0, 65280, 1, 1871),        # 1868: code_type
        (MOVE, 24, 46),                          # 1869
        (JUMP, 1880),                            # 1870
        (LOAD, 27, 2, 2),                        # 1871
        (JNE, 27, 86, 1875),                     # 1872
        (MOVE, 24, 64),                          # 1873
        (JUMP, 1880),                            # 1874
        (LOAD, 27, 2, 2),                        # 1875
        (JNE, 27, 87, 1879),                     # 1876
        (MOVE, 24, 88),                          # 1877
        (JUMP, 1880),                            # 1878
        (MOVE, 24, 59),                          # 1879
        (JNE, 24, 48, 1888),                     # 1880
        (LOAD, 24, 28, 4),                       # 1881
        (LOAD, 25, 28, 5),                       # 1882
        (TEXT, 24, 3),                           # 1883
        (MOVE, 21, 24),                          # 1884
        (MOVE, 22, 25),                          # 1885
        (MOVE, 23, 48),                          # 1886
        (JUMP, 2011),                            # 1887
        (JBITSN, 2, 4, 0, 65280, 0, 1891),       # 1888: code_type
        (MOVE, 24, 43),                          # 1889
        (JUMP, 1919),                            # 1890
        (JBITSN, 2, 4, 0, 65280, 19, 1894),      # 1891: code_type
        (MOVE, 24, 44),                          # 1892
        (JUMP, 1919),                            # 1893
        (JBITSN, 2, 4, 0, 65280, 20, 1897),      # 1894: code_type
        (MOVE, 24, 48),                          # 1895
        (JUMP, 1919),                            # 1896
        (JBITSN, 2, 4, 0, 65280, 21, 1904),      # 1897: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 1901),       # 1898: swap_kind
        (MOVE, 27, 44),                          # 1899
        (JUMP, 1902),                            # 1900
        (MOVE, 27, 48),                          # 1901
        (MOVE, 24, 27),                          # 1902
        (JUMP, 1919),                            # 1903
        (JBITSN, 2, 4, 0, 65280, 22, 1907),      # 1904: code_type
        (MOVE, 24, 49),                          # 1905
        (JUMP, 1919),                            # 1906
        (JBITS, 2, 4, 0, 65280, 1, 1910),        # 1907: code_type
        (MOVE, 24, 46),                          # 1908
        (JUMP, 1919),                            # 1909
        (LOAD, 27, 2, 2),                        # 1910
        (JNE, 27, 86, 1914),                     # 1911
        (MOVE, 24, 64),                          # 1912
        (JUMP, 1919),                            # 1913
        (LOAD, 27, 2, 2),                        # 1914
        (JNE, 27, 87, 1918),                     # 1915
        (MOVE, 24, 88),                          # 1916
        (JUMP, 1919),                            # 1917
        (MOVE, 24, 59),                          # 1918
        (JNE, 24, 49, 1927),                     # 1919
        (LOAD, 24, 28, 4),                       # 1920
        (LOAD, 25, 28, 5),                       # 1921
        (TEXT, 24, 4),                           # 1922
        (MOVE, 21, 24),                          # 1923
        (MOVE, 22, 25),                          # 1924
        (MOVE, 23, 49),                          # 1925
        (JUMP, 2011),                            # 1926
        (JBITSN, 2, 4, 0, 65280, 0, 1930),       # 1927: code_type
        (MOVE, 24, 43),                          # 1928
        (JUMP, 1958),                            # 1929
        (JBITSN, 2, 4, 0, 65280, 19, 1933),      # 1930: code_type
        (MOVE, 24, 44),                          # 1931
        (JUMP, 1958),                            # 1932
        (JBITSN, 2, 4, 0, 65280, 20, 1936),      # 1933: code_type
        (MOVE, 24, 48),                          # 1934
        (JUMP, 1958),                            # 1935
        (JBITSN, 2, 4, 0, 65280, 21, 1943),      # 1936: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 1940),       # 1937: swap_kind
        (MOVE, 27, 44),                          # 1938
        (JUMP, 1941),                            # 1939
        (MOVE, 27, 48),                          # 1940
        (MOVE, 24, 27),                          # 1941
        (JUMP, 1958),                            # 1942
        (JBITSN, 2, 4, 0, 65280, 22, 1946),      # 1943: code_type
        (MOVE, 24, 49),                          # 1944
        (JUMP, 1958),                            # 1945
        (JBITS, 2, 4, 0, 65280, 1, 1949),        # 1946: code_type
        (MOVE, 24, 46),                          # 1947
        (JUMP, 1958),                            # 1948
        (LOAD, 27, 2, 2),                        # 1949
        (JNE, 27, 86, 1953),                     # 1950
        (MOVE, 24, 64),                          # 1951
        (JUMP, 1958),                            # 1952
        (LOAD, 27, 2, 2),                        # 1953
        (JNE, 27, 87, 1957),                     # 1954
        (MOVE, 24, 88),                          # 1955
        (JUMP, 1958),                            # 1956
        (MOVE, 24, 59),                          # 1957
        (JNE, 24, 64, 1966),                     # 1958
        (LOAD, 24, 28, 4),                       # 1959
        (LOAD, 25, 28, 5),                       # 1960
        (TEXT, 24, 5),                           # 1961
        (MOVE, 21, 24),                          # 1962
        (MOVE, 22, 25),                          # 1963
        (MOVE, 23, 59),                          # 1964
        (JUMP, 2011),                            # 1965
        (JBITSN, 2, 4, 0, 65280, 0, 1969),       # 1966: code_type
        (MOVE, 24, 43),                          # 1967
        (JUMP, 1997),                            # 1968
        (JBITSN, 2, 4, 0, 65280, 19, 1972),      # 1969: code_type
        (MOVE, 24, 44),                          # 1970
        (JUMP, 1997),                            # 1971
        (JBITSN, 2, 4, 0, 65280, 20, 1975),      # 1972: code_type
        (MOVE, 24, 48),                          # 1973
        (JUMP, 1997),                            # 1974
        (JBITSN, 2, 4, 0, 65280, 21, 1982),      # 1975: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 1979),       # 1976: swap_kind
        (MOVE, 27, 44),                          # 1977
        (JUMP, 1980),                            # 1978
        (MOVE, 27, 48),                          # 1979
        (MOVE, 24, 27),                          # 1980
        (JUMP, 1997),                            # 1981
        (JBITSN, 2, 4, 0, 65280, 22, 1985),      # 1982: code_type
        (MOVE, 24, 49),                          # 1983
        (JUMP, 1997),                            # 1984
        (JBITS, 2, 4, 0, 65280, 1, 1988),        # 1985: code_type
        (MOVE, 24, 46),                          # 1986
        (JUMP, 1997),                            # 1987
        (LOAD, 27, 2, 2),                        # 1988
        (JNE, 27, 86, 1992),                     # 1989
        (MOVE, 24, 64),                          # 1990
        (JUMP, 1997),                            # 1991
        (LOAD, 27, 2, 2),                        # 1992
        (JNE, 27, 87, 1996),                     # 1993
        (MOVE, 24, 88),                          # 1994
        (JUMP, 1997),                            # 1995
        (MOVE, 24, 59),                          # 1996
        (JNE, 24, 88, 2005),                     # 1997
        (LOAD, 24, 28, 4),                       # 1998
        (LOAD, 25, 28, 5),                       # 1999
        (TEXT, 24, 6),                           # 2000
        (MOVE, 21, 24),                          # 2001
        (MOVE, 22, 25),                          # 2002
        (MOVE, 23, 64),                          # 2003
        (JUMP, 2011),                            # 2004
        (LOAD, 24, 28, 4),                       # 2005
        (LOAD, 25, 28, 5),                       # 2006
        (TEXT, 24, 1),                           # 2007
        (MOVE, 21, 24),                          # 2008
        (MOVE, 22, 25),                          # 2009
        (MOVE, 23, 43),                          # 2010
        (STORE, 28, 22, 21),                     # 2011
        (STORE, 28, 23, 22),                     # 2012
        (STORE, 28, 24, 23),                     # 2013
        (STORE, 28, 21, 43),                     # 2014
        (JBITSN, 2, 4, 0, 65280, 0, 2018),       # 2015: code_type
        (MOVE, 21, 43),                          # 2016
        (JUMP, 2046),                            # 2017
        (JBITSN, 2, 4, 0, 65280, 19, 2021),      # 2018: code_type
        (MOVE, 21, 44),                          # 2019
        (JUMP, 2046),                            # 2020
        (JBITSN, 2, 4, 0, 65280, 20, 2024),      # 2021: code_type
        (MOVE, 21, 48),                          # 2022
        (JUMP, 2046),                            # 2023
        (JBITSN, 2, 4, 0, 65280, 21, 2031),      # 2024: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 2028),       # 2025: swap_kind
        (MOVE, 24, 44),                          # 2026
        (JUMP, 2029),                            # 2027
        (MOVE, 24, 48),                          # 2028
        (MOVE, 21, 24),                          # 2029
        (JUMP, 2046),                            # 2030
        (JBITSN, 2, 4, 0, 65280, 22, 2034),      # 2031: code_type
        (MOVE, 21, 49),                          # 2032
        (JUMP, 2046),                            # 2033
        (JBITS, 2, 4, 0, 65280, 1, 2037),        # 2034: code_type
        (MOVE, 21, 46),                          # 2035
        (JUMP, 2046),                            # 2036
        (LOAD, 24, 2, 2),                        # 2037
        (JNE, 24, 86, 2041),                     # 2038
        (MOVE, 21, 64),                          # 2039
        (JUMP, 2046),                            # 2040
        (LOAD, 24, 2, 2),                        # 2041
        (JNE, 24, 87, 2045),                     # 2042
        (MOVE, 21, 88),                          # 2043
        (JUMP, 2046),                            # 2044
        (MOVE, 21, 59),                          # 2045
        (JEQ, 21, 46, 2291),                     # 2046
        (JBITSN, 2, 4, 0, 65280, 0, 2050),       # 2047: code_type
        (MOVE, 24, 43),                          # 2048
        (JUMP, 2078),                            # 2049
        (JBITSN, 2, 4, 0, 65280, 19, 2053),      # 2050: code_type
        (MOVE, 24, 44),                          # 2051
        (JUMP, 2078),                            # 2052
        (JBITSN, 2, 4, 0, 65280, 20, 2056),      # 2053: code_type
        (MOVE, 24, 48),                          # 2054
        (JUMP, 2078),                            # 2055
        (JBITSN, 2, 4, 0, 65280, 21, 2063),      # 2056: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 2060),       # 2057: swap_kind
        (MOVE, 27, 44),                          # 2058
        (JUMP, 2061),                            # 2059
        (MOVE, 27, 48),                          # 2060
        (MOVE, 24, 27),                          # 2061
        (JUMP, 2078),                            # 2062
        (JBITSN, 2, 4, 0, 65280, 22, 2066),      # 2063: code_type
        (MOVE, 24, 49),                          # 2064
        (JUMP, 2078),                            # 2065
        (JBITS, 2, 4, 0, 65280, 1, 2069),        # 2066: code_type
        (MOVE, 24, 46),                          # 2067
        (JUMP, 2078),                            # 2068
        (LOAD, 27, 2, 2),                        # 2069
        (JNE, 27, 86, 2073),                     # 2070
        (MOVE, 24, 64),                          # 2071
        (JUMP, 2078),                            # 2072
        (LOAD, 27, 2, 2),                        # 2073
        (JNE, 27, 87, 2077),                     # 2074
        (MOVE, 24, 88),                          # 2075
        (JUMP, 2078),                            # 2076
        (MOVE, 24, 59),                          # 2077
        (JNE, 24, 43, 2086),                     # 2078
        (LOAD, 24, 28, 9),                       # 2079
        (LOAD, 25, 28, 10),                      # 2080
        (TEXT, 24, 0),                           # 2081
        (MOVE, 21, 24),                          # 2082
        (MOVE, 22, 25),                          # 2083
        (MOVE, 23, 46),                          # 2084
        (JUMP, 2287),                            # 2085
        (JBITSN, 2, 4, 0, 65280, 0, 2089),       # 2086: code_type
        (MOVE, 24, 43),                          # 2087
        (JUMP, 2117),                            # 2088
        (JBITSN, 2, 4, 0, 65280, 19, 2092),      # 2089: code_type
        (MOVE, 24, 44),                          # 2090
        (JUMP, 2117),                            # 2091
        (JBITSN, 2, 4, 0, 65280, 20, 2095),      # 2092: code_type
        (MOVE, 24, 48),                          # 2093
        (JUMP, 2117),                            # 2094
        (JBITSN, 2, 4, 0, 65280, 21, 2102),      # 2095: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 2099),       # 2096: swap_kind
        (MOVE, 27, 44),                          # 2097
        (JUMP, 2100),                            # 2098
        (MOVE, 27, 48),                          # 2099
        (MOVE, 24, 27),                          # 2100
        (JUMP, 2117),                            # 2101
        (JBITSN, 2, 4, 0, 65280, 22, 2105),      # 2102: code_type
        (MOVE, 24, 49),                          # 2103
        (JUMP, 2117),                            # 2104
        (JBITS, 2, 4, 0, 65280, 1, 2108),        # 2105: code_type
        (MOVE, 24, 46),                          # 2106
        (JUMP, 2117),                            # 2107
        (LOAD, 27, 2, 2),                        # 2108
        (JNE, 27, 86, 2112),                     # 2109
        (MOVE, 24, 64),                          # 2110
        (JUMP, 2117),                            # 2111
        (LOAD, 27, 2, 2),                        # 2112
        (JNE, 27, 87, 2116),                     # 2113
        (MOVE, 24, 88),                          # 2114
        (JUMP, 2117),                            # 2115
        (MOVE, 24, 59),                          # 2116
        (JNE, 24, 44, 2125),                     # 2117
        (LOAD, 24, 28, 9),                       # 2118
        (LOAD, 25, 28, 10),                      # 2119
        (TEXT, 24, 2),                           # 2120
        (MOVE, 21, 24),                          # 2121
        (MOVE, 22, 25),                          # 2122
        (MOVE, 23, 44),                          # 2123
        (JUMP, 2287),                            # 2124
        (JBITSN, 2, 4, 0, 65280, 0, 2128),       # 2125: code_type
        (MOVE, 24, 43),                          # 2126
        (JUMP, 2156),                            # 2127
        (JBITSN, 2, 4, 0, 65280, 19, 2131),      # 2128: code_type
        (MOVE, 24, 44),                          # 2129
        (JUMP, 2156),                            # 2130
        (JBITSN, 2, 4, 0, 65280, 20, 2134),      # 2131: code_type
        (MOVE, 24, 48),                          # 2132
        (JUMP, 2156),                            # 2133
        (JBITSN, 2, 4, 0, 65280, 21, 2141),      # 2134: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 2138),       # 2135: swap_kind
        (MOVE, 27, 44),                          # 2136
        (JUMP, 2139),                            # 2137
        (MOVE, 27, 48),                          # 2138
        (MOVE, 24, 27),                          # 2139
        (JUMP, 2156),                            # 2140
        (JBITSN, 2, 4, 0, 65280, 22, 2144),      # 2141: code_type
        (MOVE, 24, 49),                          # 2142
        (JUMP, 2156),                            # 2143
        (JBITS, 2, 4, 0, 65280, 1, 2147),        # 2144: code_type
        (MOVE, 24, 46),                          # 2145
        (JUMP, 2156),                            # 2146
        (LOAD, 27, 2, 2),                        # 2147
        (JNE, 27, 86, 2151),                     # 2148
        (MOVE, 24, 64),                          # 2149
        (JUMP, 2156),                            # 2150
        (LOAD, 27, 2, 2),                        # 2151
        (JNE, 27, 87, 2155),                     # 2152
        (MOVE, 24, 88),                          # 2153
        (JUMP, 2156),                            # 2154
        (MOVE, 24, 59),                          # 2155
        (JNE, 24, 48, 2164),                     # 2156
        (LOAD, 24, 28, 9),                       # 2157
        (LOAD, 25, 28, 10),                      # 2158
        (TEXT, 24, 3),                           # 2159
        (MOVE, 21, 24),                          # 2160
        (MOVE, 22, 25),                          # 2161
        (MOVE, 23, 48),                          # 2162
        (JUMP, 2287),                            # 2163
        (JBITSN, 2, 4, 0, 65280, 0, 2167),       # 2164: code_type
        (MOVE, 24, 43),                          # 2165
        (JUMP, 2195),                            # 2166
        (JBITSN, 2, 4, 0, 65280, 19, 2170),      # 2167: code_type
        (MOVE, 24, 44),                          # 2168
        (JUMP, 2195),                            # 2169
        (JBITSN, 2, 4, 0, 65280, 20, 2173),      # 2170: code_type
        (MOVE, 24, 48),                          # 2171
        (JUMP, 2195),                            # 2172
        (JBITSN, 2, 4, 0, 65280, 21, 2180),      # 2173: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 2177),       # 2174: swap_kind
        (MOVE, 27, 44),                          # 2175
        (JUMP, 2178),                            # 2176
        (MOVE, 27, 48),                          # 2177
        (MOVE, 24, 27),                          # 2178
        (JUMP, 2195),                            # 2179
        (JBITSN, 2, 4, 0, 65280, 22, 2183),      # 2180: code_type
        (MOVE, 24, 49),                          # 2181
        (JUMP, 2195),                            # 2182
        (JBITS, 2, 4, 0, 65280, 1, 2186),        # 2183: code_type
        (MOVE, 24, 46),                          # 2184
        (JUMP, 2195),                            # 2185
        (LOAD, 27, 2, 2),                        # 2186
        (JNE, 27, 86, 2190),                     # 2187
        (MOVE, 24, 64),                          # 2188
        (JUMP, 2195),                            # 2189
        (LOAD, 27, 2, 2),                        # 2190
        (JNE, 27, 87, 2194),                     # 2191
        (MOVE, 24, 88),                          # 2192
        (JUMP, 2195),                            # 2193
        (MOVE, 24, 59),                          # 2194
        (JNE, 24, 49, 2203),                     # 2195
        (LOAD, 24, 28, 9),                       # 2196
        (LOAD, 25, 28, 10),                      # 2197
        (TEXT, 24, 4),                           # 2198
        (MOVE, 21, 24),                          # 2199
        (MOVE, 22, 25),                          # 2200
        (MOVE, 23, 49),                          # 2201
        (JUMP, 2287),                            # 2202
        (JBITSN, 2, 4, 0, 65280, 0, 2206),       # 2203: code_type
        (MOVE, 24, 43),                          # 2204
        (JUMP, 2234),                            # 2205
        (JBITSN, 2, 4, 0, 65280, 19, 2209),      # 2206: code_type
        (MOVE, 24, 44),                          # 2207
        (JUMP, 2234),                            # 2208
        (JBITSN, 2, 4, 0, 65280, 20, 2212),      # 2209: code_type
        (MOVE, 24, 48),                          # 2210
        (JUMP, 2234),                            # 2211
        (JBITSN, 2, 4, 0, 65280, 21, 2219),      # 2212: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 2216),       # 2213: swap_kind
        (MOVE, 27, 44),                          # 2214
        (JUMP, 2217),                            # 2215
        (MOVE, 27, 48),                          # 2216
        (MOVE, 24, 27),                          # 2217
        (JUMP, 2234),                            # 2218
        (JBITSN, 2, 4, 0, 65280, 22, 2222),      # 2219: code_type
        (MOVE, 24, 49),                          # 2220
        (JUMP, 2234),                            # 2221
        (JBITS, 2, 4, 0, 65280, 1, 2225),        # 2222: code_type
        (MOVE, 24, 46),                          # 2223
        (JUMP, 2234),                            # 2224
        (LOAD, 27, 2, 2),                        # 2225
        (JNE, 27, 86, 2229),                     # 2226
        (MOVE, 24, 64),                          # 2227
        (JUMP, 2234),                            # 2228
        (LOAD, 27, 2, 2),                        # 2229
        (JNE, 27, 87, 2233),                     # 2230
        (MOVE, 24, 88),                          # 2231
        (JUMP, 2234),                            # 2232
        (MOVE, 24, 59),                          # 2233
        (JNE, 24, 64, 2242),                     # 2234
        (LOAD, 24, 28, 9),                       # 2235
        (LOAD, 25, 28, 10),                      # 2236
        (TEXT, 24, 5),                           # 2237
        (MOVE, 21, 24),                          # 2238
        (MOVE, 22, 25),                          # 2239
        (MOVE, 23, 59),                          # 2240
        (JUMP, 2287),                            # 2241
        (JBITSN, 2, 4, 0, 65280, 0, 2245),       # 2242: code_type
        (MOVE, 24, 43),                          # 2243
        (JUMP, 2273),                            # 2244
        (JBITSN, 2, 4, 0, 65280, 19, 2248),      # 2245: code_type
        (MOVE, 24, 44),                          # 2246
        (JUMP, 2273),                            # 2247
        (JBITSN, 2, 4, 0, 65280, 20, 2251),      # 2248: code_type
        (MOVE, 24, 48),                          # 2249
        (JUMP, 2273),                            # 2250
        (JBITSN, 2, 4, 0, 65280, 21, 2258),      # 2251: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 2255),       # 2252: swap_kind
        (MOVE, 27, 44),                          # 2253
        (JUMP, 2256),                            # 2254
        (MOVE, 27, 48),                          # 2255
        (MOVE, 24, 27),                          # 2256
        (JUMP, 2273),                            # 2257
        (JBITSN, 2, 4, 0, 65280, 22, 2261),      # 2258: code_type
        (MOVE, 24, 49),                          # 2259
        (JUMP, 2273),                            # 2260
        (JBITS, 2, 4, 0, 65280, 1, 2264),        # 2261: code_type
        (MOVE, 24, 46),                          # 2262
        (JUMP, 2273),                            # 2263
        (LOAD, 27, 2, 2),                        # 2264
        (JNE, 27, 86, 2268),                     # 2265
        (MOVE, 24, 64),                          # 2266
        (JUMP, 2273),                            # 2267
        (LOAD, 27, 2, 2),                        # 2268
        (JNE, 27, 87, 2272),                     # 2269
        (MOVE, 24, 88),                          # 2270
        (JUMP, 2273),                            # 2271
        (MOVE, 24, 59),                          # 2272
        (JNE, 24, 88, 2281),                     # 2273
        (LOAD, 24, 28, 9),                       # 2274
        (LOAD, 25, 28, 10),                      # 2275
        (TEXT, 24, 6),                           # 2276
        (MOVE, 21, 24),                          # 2277
        (MOVE, 22, 25),                          # 2278
        (MOVE, 23, 64),                          # 2279
        (JUMP, 2287),                            # 2280
        (LOAD, 24, 28, 9),                       # 2281
        (LOAD, 25, 28, 10),                      # 2282
        (TEXT, 24, 1),                           # 2283
        (MOVE, 21, 24),                          # 2284
        (MOVE, 22, 25),                          # 2285
        (MOVE, 23, 43),                          # 2286
        (STORE, 28, 26, 21),                     # 2287
        (STORE, 28, 27, 22),                     # 2288
        (STORE, 28, 28, 23),                     # 2289
        (STORE, 28, 25, 43),                     # 2290
        (JBITSN, 2, 4, 0, 65280, 0, 2294),       # 2291: code_type
        (MOVE, 21, 43),                          # 2292
        (JUMP, 2322),                            # 2293
        (JBITSN, 2, 4, 0, 65280, 19, 2297),      # 2294: code_type
        (MOVE, 21, 44),                          # 2295
        (JUMP, 2322),                            # 2296
        (JBITSN, 2, 4, 0, 65280, 20, 2300),      # 2297: code_type
        (MOVE, 21, 48),                          # 2298
        (JUMP, 2322),                            # 2299
        (JBITSN, 2, 4, 0, 65280, 21, 2307),      # 2300: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 2304),       # 2301: swap_kind
        (MOVE, 24, 44),                          # 2302
        (JUMP, 2305),                            # 2303
        (MOVE, 24, 48),                          # 2304
        (MOVE, 21, 24),                          # 2305
        (JUMP, 2322),                            # 2306
        (JBITSN, 2, 4, 0, 65280, 22, 2310),      # 2307: code_type
        (MOVE, 21, 49),                          # 2308
        (JUMP, 2322),                            # 2309
        (JBITS, 2, 4, 0, 65280, 1, 2313),        # 2310: code_type
        (MOVE, 21, 46),                          # 2311
        (JUMP, 2322),                            # 2312
        (LOAD, 24, 2, 2),                        # 2313
        (JNE, 24, 86, 2317),                     # 2314
        (MOVE, 21, 64),                          # 2315
        (JUMP, 2322),                            # 2316
        (LOAD, 24, 2, 2),                        # 2317
        (JNE, 24, 87, 2321),                     # 2318
        (MOVE, 21, 88),                          # 2319
        (JUMP, 2322),                            # 2320
        (MOVE, 21, 59),                          # 2321
        (JEQ, 21, 46, 2567),                     # 2322
        (JBITSN, 2, 4, 0, 65280, 0, 2326),       # 2323: code_type
        (MOVE, 24, 43),                          # 2324
        (JUMP, 2354),                            # 2325
        (JBITSN, 2, 4, 0, 65280, 19, 2329),      # 2326: code_type
        (MOVE, 24, 44),                          # 2327
        (JUMP, 2354),                            # 2328
        (JBITSN, 2, 4, 0, 65280, 20, 2332),      # 2329: code_type
        (MOVE, 24, 48),                          # 2330
        (JUMP, 2354),                            # 2331
        (JBITSN, 2, 4, 0, 65280, 21, 2339),      # 2332: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 2336),       # 2333: swap_kind
        (MOVE, 27, 44),                          # 2334
        (JUMP, 2337),                            # 2335
        (MOVE, 27, 48),                          # 2336
        (MOVE, 24, 27),                          # 2337
        (JUMP, 2354),                            # 2338
        (JBITSN, 2, 4, 0, 65280, 22, 2342),      # 2339: code_type
        (MOVE, 24, 49),                          # 2340
        (JUMP, 2354),                            # 2341
        (JBITS, 2, 4, 0, 65280, 1, 2345),        # 2342: code_type
        (MOVE, 24, 46),                          # 2343
        (JUMP, 2354),                            # 2344
        (LOAD, 27, 2, 2),                        # 2345
        (JNE, 27, 86, 2349),                     # 2346
        (MOVE, 24, 64),                          # 2347
        (JUMP, 2354),                            # 2348
        (LOAD, 27, 2, 2),                        # 2349
        (JNE, 27, 87, 2353),                     # 2350
        (MOVE, 24, 88),                          # 2351
        (JUMP, 2354),                            # 2352
        (MOVE, 24, 59),                          # 2353
        (JNE, 24, 43, 2362),                     # 2354
        (LOAD, 24, 28, 14),                      # 2355
        (LOAD, 25, 28, 15),                      # 2356
        (TEXT, 24, 0),                           # 2357
        (MOVE, 21, 24),                          # 2358
        (MOVE, 22, 25),                          # 2359
        (MOVE, 23, 46),                          # 2360
        (JUMP, 2563),                            # 2361
        (JBITSN, 2, 4, 0, 65280, 0, 2365),       # 2362: code_type
        (MOVE, 24, 43),                          # 2363
        (JUMP, 2393),                            # 2364
        (JBITSN, 2, 4, 0, 65280, 19, 2368),      # 2365: code_type
        (MOVE, 24, 44),                          # 2366
        (JUMP, 2393),                            # 2367
        (JBITSN, 2, 4, 0, 65280, 20, 2371),      # 2368: code_type
        (MOVE, 24, 48),                          # 2369
        (JUMP, 2393),                            # 2370
        (JBITSN, 2, 4, 0, 65280, 21, 2378),      # 2371: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 2375),       # 2372: swap_kind
        (MOVE, 27, 44),                          # 2373
        (JUMP, 2376),                            # 2374
        (MOVE, 27, 48),                          # 2375
        (MOVE, 24, 27),                          # 2376
        (JUMP, 2393),                            # 2377
        (JBITSN, 2, 4, 0, 65280, 22, 2381),      # 2378: code_type
        (MOVE, 24, 49),                          # 2379
        (JUMP, 2393),                            # 2380
        (JBITS, 2, 4, 0, 65280, 1, 2384),        # 2381: code_type
        (MOVE, 24, 46),                          # 2382
        (JUMP, 2393),                            # 2383
        (LOAD, 27, 2, 2),                        # 2384
        (JNE, 27, 86, 2388),                     # 2385
        (MOVE, 24, 64),                          # 2386
        (JUMP, 2393),                            # 2387
        (LOAD, 27, 2, 2),                        # 2388
        (JNE, 27, 87, 2392),                     # 2389
        (MOVE, 24, 88),                          # 2390
        (JUMP, 2393),                            # 2391
        (MOVE, 24, 59),                          # 2392
        (JNE, 24, 44, 2401),                     # 2393
        (LOAD, 24, 28, 14),                      # 2394
        (LOAD, 25, 28, 15),                      # 2395
        (TEXT, 24, 2),                           # 2396
        (MOVE, 21, 24),                          # 2397
        (MOVE, 22, 25),                          # 2398
        (MOVE, 23, 44),                          # 2399
        (JUMP, 2563),                            # 2400
        (JBITSN, 2, 4, 0, 65280, 0, 2404),       # 2401: code_type
        (MOVE, 24, 43),                          # 2402
        (JUMP, 2432),                            # 2403
        (JBITSN, 2, 4, 0, 65280, 19, 2407),      # 2404: code_type
        (MOVE, 24, 44),                          # 2405
        (JUMP, 2432),                            # 2406
        (JBITSN, 2, 4, 0, 65280, 20, 2410),      # 2407: code_type
        (MOVE, 24, 48),                          # 2408
        (JUMP, 2432),                            # 2409
        (JBITSN, 2, 4, 0, 65280, 21, 2417),      # 2410: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 2414),       # 2411: swap_kind
        (MOVE, 27, 44),                          # 2412
        (JUMP, 2415),                            # 2413
        (MOVE, 27, 48),                          # 2414
        (MOVE, 24, 27),                          # 2415
        (JUMP, 2432),                            # 2416
        (JBITSN, 2, 4, 0, 65280, 22, 2420),      # 2417: code_type
        (MOVE, 24, 49),                          # 2418
        (JUMP, 2432),                            # 2419
        (JBITS, 2, 4, 0, 65280, 1, 2423),        # 2420: code_type
        (MOVE, 24, 46),                          # 2421
        (JUMP, 2432),                            # 2422
        (LOAD, 27, 2, 2),                        # 2423
        (JNE, 27, 86, 2427),                     # 2424
        (MOVE, 24, 64),                          # 2425
        (JUMP, 2432),                            # 2426
        (LOAD, 27, 2, 2),                        # 2427
        (JNE, 27, 87, 2431),                     # 2428
        (MOVE, 24, 88),                          # 2429
        (JUMP, 2432),                            # 2430
        (MOVE, 24, 59),                          # 2431
        (JNE, 24, 48, 2440),                     # 2432
        (LOAD, 24, 28, 14),                      # 2433
        (LOAD, 25, 28, 15),                      # 2434
        (TEXT, 24, 3),                           # 2435
        (MOVE, 21, 24),                          # 2436
        (MOVE, 22, 25),                          # 2437
        (MOVE, 23, 48),                          # 2438
        (JUMP, 2563),                            # 2439
        (JBITSN, 2, 4, 0, 65280, 0, 2443),       # 2440: code_type
        (MOVE, 24, 43),                          # 2441
        (JUMP, 2471),                            # 2442
        (JBITSN, 2, 4, 0, 65280, 19, 2446),      # 2443: code_type
        (MOVE, 24, 44),                          # 2444
        (JUMP, 2471),                            # 2445
        (JBITSN, 2, 4, 0, 65280, 20, 2449),      # 2446: code_type
        (MOVE, 24, 48),                          # 2447
        (JUMP, 2471),                            # 2448
        (JBITSN, 2, 4, 0, 65280, 21, 2456),      # 2449: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 2453),       # 2450: swap_kind
        (MOVE, 27, 44),                          # 2451
        (JUMP, 2454),                            # 2452
        (MOVE, 27, 48),                          # 2453
        (MOVE, 24, 27),                          # 2454
        (JUMP, 2471),                            # 2455
        (JBITSN, 2, 4, 0, 65280, 22, 2459),      # 2456: code_type
        (MOVE, 24, 49),                          # 2457
        (JUMP, 2471),                            # 2458
        (JBITS, 2, 4, 0, 65280, 1, 2462),        # 2459: code_type
        (MOVE, 24, 46),                          # 2460
        (JUMP, 2471),                            # 2461
        (LOAD, 27, 2, 2),                        # 2462
        (JNE, 27, 86, 2466),                     # 2463
        (MOVE, 24, 64),                          # 2464
        (JUMP, 2471),                            # 2465
        (LOAD, 27, 2, 2),                        # 2466
        (JNE, 27, 87, 2470),                     # 2467
        (MOVE, 24, 88),                          # 2468
        (JUMP, 2471),                            # 2469
        (MOVE, 24, 59),                          # 2470
        (JNE, 24, 49, 2479),                     # 2471
        (LOAD, 24, 28, 14),                      # 2472
        (LOAD, 25, 28, 15),                      # 2473
        (TEXT, 24, 4),                           # 2474
        (MOVE, 21, 24),                          # 2475
        (MOVE, 22, 25),                          # 2476
        (MOVE, 23, 49),                          # 2477
        (JUMP, 2563),                            # 2478
        (JBITSN, 2, 4, 0, 65280, 0, 2482),       # 2479: code_type
        (MOVE, 24, 43),                          # 2480
        (JUMP, 2510),                            # 2481
        (JBITSN, 2, 4, 0, 65280, 19, 2485),      # 2482: code_type
        (MOVE, 24, 44),                          # 2483
        (JUMP, 2510),                            # 2484
        (JBITSN, 2, 4, 0, 65280, 20, 2488),      # 2485: code_type
        (MOVE, 24, 48),                          # 2486
        (JUMP, 2510),                            # 2487
        (JBITSN, 2, 4, 0, 65280, 21, 2495),      # 2488: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 2492),       # 2489: swap_kind
        (MOVE, 27, 44),                          # 2490
        (JUMP, 2493),                            # 2491
        (MOVE, 27, 48),                          # 2492
        (MOVE, 24, 27),                          # 2493
        (JUMP, 2510),                            # 2494
        (JBITSN, 2, 4, 0, 65280, 22, 2498),      # 2495: code_type
        (MOVE, 24, 49),                          # 2496
        (JUMP, 2510),                            # 2497
        (JBITS, 2, 4, 0, 65280, 1, 2501),        # 2498: code_type
        (MOVE, 24, 46),                          # 2499
        (JUMP, 2510),                            # 2500
        (LOAD, 27, 2, 2),                        # 2501
        (JNE, 27, 86, 2505),                     # 2502
        (MOVE, 24, 64),                          # 2503
        (JUMP, 2510),                            # 2504
        (LOAD, 27, 2, 2),                        # 2505
        (JNE, 27, 87, 2509),                     # 2506
        (MOVE, 24, 88),                          # 2507
        (JUMP, 2510),                            # 2508
        (MOVE, 24, 59),                          # 2509
        (JNE, 24, 64, 2518),                     # 2510
        (LOAD, 24, 28, 14),                      # 2511
        (LOAD, 25, 28, 15),                      # 2512
        (TEXT, 24, 5),                           # 2513
        (MOVE, 21, 24),                          # 2514
        (MOVE, 22, 25),                          # 2515
        (MOVE, 23, 59),                          # 2516
        (JUMP, 2563),                            # 2517
        (JBITSN, 2, 4, 0, 65280, 0, 2521),       # 2518: code_type
        (MOVE, 24, 43),                          # 2519
        (JUMP, 2549),                            # 2520
        (JBITSN, 2, 4, 0, 65280, 19, 2524),      # 2521: code_type
        (MOVE, 24, 44),                          # 2522
        (JUMP, 2549),                            # 2523
        (JBITSN, 2, 4, 0, 65280, 20, 2527),      # 2524: code_type
        (MOVE, 24, 48),                          # 2525
        (JUMP, 2549),                            # 2526
        (JBITSN, 2, 4, 0, 65280, 21, 2534),      # 2527: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 2531),       # 2528: swap_kind
        (MOVE, 27, 44),                          # 2529
        (JUMP, 2532),                            # 2530
        (MOVE, 27, 48),                          # 2531
        (MOVE, 24, 27),                          # 2532
        (JUMP, 2549),                            # 2533
        (JBITSN, 2, 4, 0, 65280, 22, 2537),      # 2534: code_type
        (MOVE, 24, 49),                          # 2535
        (JUMP, 2549),                            # 2536
        (JBITS, 2, 4, 0, 65280, 1, 2540),        # 2537: code_type
        (MOVE, 24, 46),                          # 2538
        (JUMP, 2549),                            # 2539
        (LOAD, 27, 2, 2),                        # 2540
        (JNE, 27, 86, 2544),                     # 2541
        (MOVE, 24, 64),                          # 2542
        (JUMP, 2549),                            # 2543
        (LOAD, 27, 2, 2),                        # 2544
        (JNE, 27, 87, 2548),                     # 2545
        (MOVE, 24, 88),                          # 2546
        (JUMP, 2549),                            # 2547
        (MOVE, 24, 59),                          # 2548
        (JNE, 24, 88, 2557),                     # 2549
        (LOAD, 24, 28, 14),                      # 2550
        (LOAD, 25, 28, 15),                      # 2551
        (TEXT, 24, 6),                           # 2552
        (MOVE, 21, 24),                          # 2553
        (MOVE, 22, 25),                          # 2554
        (MOVE, 23, 64),                          # 2555
        (JUMP, 2563),                            # 2556
        (LOAD, 24, 28, 14),                      # 2557
        (LOAD, 25, 28, 15),                      # 2558
        (TEXT, 24, 1),                           # 2559
        (MOVE, 21, 24),                          # 2560
        (MOVE, 22, 25),                          # 2561
        (MOVE, 23, 43),                          # 2562
        (STORE, 28, 30, 21),                     # 2563
        (STORE, 28, 31, 22),                     # 2564
        (STORE, 28, 32, 23),                     # 2565
        (STORE, 28, 29, 43),                     # 2566
        (JBITSN, 2, 4, 0, 65280, 0, 2570),       # 2567: code_type
        (MOVE, 21, 43),                          # 2568
        (JUMP, 2598),                            # 2569
        (JBITSN, 2, 4, 0, 65280, 19, 2573),      # 2570: code_type
        (MOVE, 21, 44),                          # 2571
        (JUMP, 2598),                            # 2572
        (JBITSN, 2, 4, 0, 65280, 20, 2576),      # 2573: code_type
        (MOVE, 21, 48),                          # 2574
        (JUMP, 2598),                            # 2575
        (JBITSN, 2, 4, 0, 65280, 21, 2583),      # 2576: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 2580),       # 2577: swap_kind
        (MOVE, 24, 44),                          # 2578
        (JUMP, 2581),                            # 2579
        (MOVE, 24, 48),                          # 2580
        (MOVE, 21, 24),                          # 2581
        (JUMP, 2598),                            # 2582
        (JBITSN, 2, 4, 0, 65280, 22, 2586),      # 2583: code_type
        (MOVE, 21, 49),                          # 2584
        (JUMP, 2598),                            # 2585
        (JBITS, 2, 4, 0, 65280, 1, 2589),        # 2586: code_type
        (MOVE, 21, 46),                          # 2587
        (JUMP, 2598),                            # 2588
        (LOAD, 24, 2, 2),                        # 2589
        (JNE, 24, 86, 2593),                     # 2590
        (MOVE, 21, 64),                          # 2591
        (JUMP, 2598),                            # 2592
        (LOAD, 24, 2, 2),                        # 2593
        (JNE, 24, 87, 2597),                     # 2594
        (MOVE, 21, 88),                          # 2595
        (JUMP, 2598),                            # 2596
        (MOVE, 21, 59),                          # 2597
        (JEQ, 21, 46, 2843),                     # 2598
        (JBITSN, 2, 4, 0, 65280, 0, 2602),       # 2599: code_type
        (MOVE, 24, 43),                          # 2600
        (JUMP, 2630),                            # 2601
        (JBITSN, 2, 4, 0, 65280, 19, 2605),      # 2602: code_type
        (MOVE, 24, 44),                          # 2603
        (JUMP, 2630),                            # 2604
        (JBITSN, 2, 4, 0, 65280, 20, 2608),      # 2605: code_type
        (MOVE, 24, 48),                          # 2606
        (JUMP, 2630),                            # 2607
        (JBITSN, 2, 4, 0, 65280, 21, 2615),      # 2608: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 2612),       # 2609: swap_kind
        (MOVE, 27, 44),                          # 2610
        (JUMP, 2613),                            # 2611
        (MOVE, 27, 48),                          # 2612
        (MOVE, 24, 27),                          # 2613
        (JUMP, 2630),                            # 2614
        (JBITSN, 2, 4, 0, 65280, 22, 2618),      # 2615: code_type
        (MOVE, 24, 49),                          # 2616
        (JUMP, 2630),                            # 2617
        (JBITS, 2, 4, 0, 65280, 1, 2621),        # 2618: code_type
        (MOVE, 24, 46),                          # 2619
        (JUMP, 2630),                            # 2620
        (LOAD, 27, 2, 2),                        # 2621
        (JNE, 27, 86, 2625),                     # 2622
        (MOVE, 24, 64),                          # 2623
        (JUMP, 2630),                            # 2624
        (LOAD, 27, 2, 2),                        # 2625
        (JNE, 27, 87, 2629),                     # 2626
        (MOVE, 24, 88),                          # 2627
        (JUMP, 2630),                            # 2628
        (MOVE, 24, 59),                          # 2629
        (JNE, 24, 43, 2638),                     # 2630
        (LOAD, 24, 28, 19),                      # 2631
        (LOAD, 25, 28, 20),                      # 2632
        (TEXT, 24, 0),                           # 2633
        (MOVE, 21, 24),                          # 2634
        (MOVE, 22, 25),                          # 2635
        (MOVE, 23, 46),                          # 2636
        (JUMP, 2839),                            # 2637
        (JBITSN, 2, 4, 0, 65280, 0, 2641),       # 2638: code_type
        (MOVE, 24, 43),                          # 2639
        (JUMP, 2669),                            # 2640
        (JBITSN, 2, 4, 0, 65280, 19, 2644),      # 2641: code_type
        (MOVE, 24, 44),                          # 2642
        (JUMP, 2669),                            # 2643
        (JBITSN, 2, 4, 0, 65280, 20, 2647),      # 2644: code_type
        (MOVE, 24, 48),                          # 2645
        (JUMP, 2669),                            # 2646
        (JBITSN, 2, 4, 0, 65280, 21, 2654),      # 2647: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 2651),       # 2648: swap_kind
        (MOVE, 27, 44),                          # 2649
        (JUMP, 2652),                            # 2650
        (MOVE, 27, 48),                          # 2651
        (MOVE, 24, 27),                          # 2652
        (JUMP, 2669),                            # 2653
        (JBITSN, 2, 4, 0, 65280, 22, 2657),      # 2654: code_type
        (MOVE, 24, 49),                          # 2655
        (JUMP, 2669),                            # 2656
        (JBITS, 2, 4, 0, 65280, 1, 2660),        # 2657: code_type
        (MOVE, 24, 46),                          # 2658
        (JUMP, 2669),                            # 2659
        (LOAD, 27, 2, 2),                        # 2660
        (JNE, 27, 86, 2664),                     # 2661
        (MOVE, 24, 64),                          # 2662
        (JUMP, 2669),                            # 2663
        (LOAD, 27, 2, 2),                        # 2664
        (JNE, 27, 87, 2668),                     # 2665
        (MOVE, 24, 88),                          # 2666
        (JUMP, 2669),                            # 2667
        (MOVE, 24, 59),                          # 2668
        (JNE, 24, 44, 2677),                     # 2669
        (LOAD, 24, 28, 19),                      # 2670
        (LOAD, 25, 28, 20),                      # 2671
        (TEXT, 24, 2),                           # 2672
        (MOVE, 21, 24),                          # 2673
        (MOVE, 22, 25),                          # 2674
        (MOVE, 23, 44),                          # 2675
        (JUMP, 2839),                            # 2676
        (JBITSN, 2, 4, 0, 65280, 0, 2680),       # 2677: code_type
        (MOVE, 24, 43),                          # 2678
        (JUMP, 2708),                            # 2679
        (JBITSN, 2, 4, 0, 65280, 19, 2683),      # 2680: code_type
        (MOVE, 24, 44),                          # 2681
        (JUMP, 2708),                            # 2682
        (JBITSN, 2, 4, 0, 65280, 20, 2686),      # 2683: code_type
        (MOVE, 24, 48),                          # 2684
        (JUMP, 2708),                            # 2685
        (JBITSN, 2, 4, 0, 65280, 21, 2693),      # 2686: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 2690),       # 2687: swap_kind
        (MOVE, 27, 44),                          # 2688
        (JUMP, 2691),                            # 2689
        (MOVE, 27, 48),                          # 2690
        (MOVE, 24, 27),                          # 2691
        (JUMP, 2708),                            # 2692
        (JBITSN, 2, 4, 0, 65280, 22, 2696),      # 2693: code_type
        (MOVE, 24, 49),                          # 2694
        (JUMP, 2708),                            # 2695
        (JBITS, 2, 4, 0, 65280, 1, 2699),        # 2696: code_type
        (MOVE, 24, 46),                          # 2697
        (JUMP, 2708),                            # 2698
        (LOAD, 27, 2, 2),                        # 2699
        (JNE, 27, 86, 2703),                     # 2700
        (MOVE, 24, 64),                          # 2701
        (JUMP, 2708),                            # 2702
        (LOAD, 27, 2, 2),                        # 2703
        (JNE, 27, 87, 2707),                     # 2704
        (MOVE, 24, 88),                          # 2705
        (JUMP, 2708),                            # 2706
        (MOVE, 24, 59),                          # 2707
        (JNE, 24, 48, 2716),                     # 2708
        (LOAD, 24, 28, 19),                      # 2709
        (LOAD, 25, 28, 20),                      # 2710
        (TEXT, 24, 3),                           # 2711
        (MOVE, 21, 24),                          # 2712
        (MOVE, 22, 25),                          # 2713
        (MOVE, 23, 48),                          # 2714
        (JUMP, 2839),                            # 2715
        (JBITSN, 2, 4, 0, 65280, 0, 2719),       # 2716: code_type
        (MOVE, 24, 43),                          # 2717
        (JUMP, 2747),                            # 2718
        (JBITSN, 2, 4, 0, 65280, 19, 2722),      # 2719: code_type
        (MOVE, 24, 44),                          # 2720
        (JUMP, 2747),                            # 2721
        (JBITSN, 2, 4, 0, 65280, 20, 2725),      # 2722: code_type
        (MOVE, 24, 48),                          # 2723
        (JUMP, 2747),                            # 2724
        (JBITSN, 2, 4, 0, 65280, 21, 2732),      # 2725: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 2729),       # 2726: swap_kind
        (MOVE, 27, 44),                          # 2727
        (JUMP, 2730),                            # 2728
        (MOVE, 27, 48),                          # 2729
        (MOVE, 24, 27),                          # 2730
        (JUMP, 2747),                            # 2731
        (JBITSN, 2, 4, 0, 65280, 22, 2735),      # 2732: code_type
        (MOVE, 24, 49),                          # 2733
        (JUMP, 2747),                            # 2734
        (JBITS, 2, 4, 0, 65280, 1, 2738),        # 2735: code_type
        (MOVE, 24, 46),                          # 2736
        (JUMP, 2747),                            # 2737
        (LOAD, 27, 2, 2),                        # 2738
        (JNE, 27, 86, 2742),                     # 2739
        (MOVE, 24, 64),                          # 2740
        (JUMP, 2747),                            # 2741
        (LOAD, 27, 2, 2),                        # 2742
        (JNE, 27, 87, 2746),                     # 2743
        (MOVE, 24, 88),                          # 2744
        (JUMP, 2747),                            # 2745
        (MOVE, 24, 59),                          # 2746
        (JNE, 24, 49, 2755),                     # 2747
        (LOAD, 24, 28, 19),                      # 2748
        (LOAD, 25, 28, 20),                      # 2749
        (TEXT, 24, 4),                           # 2750
        (MOVE, 21, 24),                          # 2751
        (MOVE, 22, 25),                          # 2752
        (MOVE, 23, 49),                          # 2753
        (JUMP, 2839),                            # 2754
        (JBITSN, 2, 4, 0, 65280, 0, 2758),       # 2755: code_type
        (MOVE, 24, 43),                          # 2756
        (JUMP, 2786),                            # 2757
        (JBITSN, 2, 4, 0, 65280, 19, 2761),      # 2758: code_type
        (MOVE, 24, 44),                          # 2759
        (JUMP, 2786),                            # 2760
        (JBITSN, 2, 4, 0, 65280, 20, 2764),      # 2761: code_type
        (MOVE, 24, 48),                          # 2762
        (JUMP, 2786),                            # 2763
        (JBITSN, 2, 4, 0, 65280, 21, 2771),      # 2764: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 2768),       # 2765: swap_kind
        (MOVE, 27, 44),                          # 2766
        (JUMP, 2769),                            # 2767
        (MOVE, 27, 48),                          # 2768
        (MOVE, 24, 27),                          # 2769
        (JUMP, 2786),                            # 2770
        (JBITSN, 2, 4, 0, 65280, 22, 2774),      # 2771: code_type
        (MOVE, 24, 49),                          # 2772
        (JUMP, 2786),                            # 2773
        (JBITS, 2, 4, 0, 65280, 1, 2777),        # 2774: code_type
        (MOVE, 24, 46),                          # 2775
        (JUMP, 2786),                            # 2776
        (LOAD, 27, 2, 2),                        # 2777
        (JNE, 27, 86, 2781),                     # 2778
        (MOVE, 24, 64),                          # 2779
        (JUMP, 2786),                            # 2780
        (LOAD, 27, 2, 2),                        # 2781
        (JNE, 27, 87, 2785),                     # 2782
        (MOVE, 24, 88),                          # 2783
        (JUMP, 2786),                            # 2784
        (MOVE, 24, 59),                          # 2785
        (JNE, 24, 64, 2794),                     # 2786
        (LOAD, 24, 28, 19),                      # 2787
        (LOAD, 25, 28, 20),                      # 2788
        (TEXT, 24, 5),                           # 2789
        (MOVE, 21, 24),                          # 2790
        (MOVE, 22, 25),                          # 2791
        (MOVE, 23, 59),                          # 2792
        (JUMP, 2839),                            # 2793
        (JBITSN, 2, 4, 0, 65280, 0, 2797),       # 2794: code_type
        (MOVE, 24, 43),                          # 2795
        (JUMP, 2825),                            # 2796
        (JBITSN, 2, 4, 0, 65280, 19, 2800),      # 2797: code_type
        (MOVE, 24, 44),                          # 2798
        (JUMP, 2825),                            # 2799
        (JBITSN, 2, 4, 0, 65280, 20, 2803),      # 2800: code_type
        (MOVE, 24, 48),                          # 2801
        (JUMP, 2825),                            # 2802
        (JBITSN, 2, 4, 0, 65280, 21, 2810),      # 2803: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 2807),       # 2804: swap_kind
        (MOVE, 27, 44),                          # 2805
        (JUMP, 2808),                            # 2806
        (MOVE, 27, 48),                          # 2807
        (MOVE, 24, 27),                          # 2808
        (JUMP, 2825),                            # 2809
        (JBITSN, 2, 4, 0, 65280, 22, 2813),      # 2810: code_type
        (MOVE, 24, 49),                          # 2811
        (JUMP, 2825),                            # 2812
        (JBITS, 2, 4, 0, 65280, 1, 2816),        # 2813: code_type
        (MOVE, 24, 46),                          # 2814
        (JUMP, 2825),                            # 2815
        (LOAD, 27, 2, 2),                        # 2816
        (JNE, 27, 86, 2820),                     # 2817
        (MOVE, 24, 64),                          # 2818
        (JUMP, 2825),                            # 2819
        (LOAD, 27, 2, 2),                        # 2820
        (JNE, 27, 87, 2824),                     # 2821
        (MOVE, 24, 88),                          # 2822
        (JUMP, 2825),                            # 2823
        (MOVE, 24, 59),                          # 2824
        (JNE, 24, 88, 2833),                     # 2825
        (LOAD, 24, 28, 19),                      # 2826
        (LOAD, 25, 28, 20),                      # 2827
        (TEXT, 24, 6),                           # 2828
        (MOVE, 21, 24),                          # 2829
        (MOVE, 22, 25),                          # 2830
        (MOVE, 23, 64),                          # 2831
        (JUMP, 2839),                            # 2832
        (LOAD, 24, 28, 19),                      # 2833
        (LOAD, 25, 28, 20),                      # 2834
        (TEXT, 24, 1),                           # 2835
        (MOVE, 21, 24),                          # 2836
        (MOVE, 22, 25),                          # 2837
        (MOVE, 23, 43),                          # 2838
        (STORE, 28, 34, 21),                     # 2839
        (STORE, 28, 35, 22),                     # 2840
        (STORE, 28, 36, 23),                     # 2841
        (STORE, 28, 33, 43),                     # 2842
        (LOAD, 20, 6, 17),                       # 2843
        (JZ, 20, 2895),                          # 2844
        (ROWAT, 31, 22, 20),                     # 2845
        (U1, 21, 31, 2, 0),                      # 2846
        (JGE, 21, 76, 2856),                     # 2847
        (LOAD, 21, 31, 3),                       # 2848
        (JZ, 21, 4038),                          # 2849
        (LOAD, 22, 31, 4),                       # 2850
        (LOAD, 23, 31, 5),                       # 2851
        (BYTE, 24, 22, 46),                      # 2852
        (LT, 25, 24, 54),                        # 2853
        (STORE, 31, 11, 25),                     # 2854
        (STORE, 31, 10, 43),                     # 2855
        (U1, 21, 31, 2, 0),                      # 2856
        (JGE, 21, 76, 2866),                     # 2857
        (LOAD, 21, 31, 3),                       # 2858
        (JZ, 21, 4038),                          # 2859
        (LOAD, 22, 31, 4),                       # 2860
        (LOAD, 23, 31, 5),                       # 2861
        (BYTE, 24, 22, 46),                      # 2862
        (EQ, 25, 24, 54),                        # 2863
        (STORE, 31, 13, 25),                     # 2864
        (STORE, 31, 12, 43),                     # 2865
        (U1, 21, 31, 2, 0),                      # 2866
        (JGE, 21, 76, 2895),                     # 2867
        (LOAD, 21, 31, 3),                       # 2868
        (JZ, 21, 4038),                          # 2869
        (LOAD, 22, 31, 4),                       # 2870
        (LOAD, 23, 31, 5),                       # 2871
        (BYTE, 24, 22, 46),                      # 2872
        (JEQ, 24, 54, 2895),                     # 2873
        (LOAD, 24, 31, 3),                       # 2874
        (JZ, 24, 4038),                          # 2875
        (LOAD, 25, 31, 4),                       # 2876
        (LOAD, 26, 31, 5),                       # 2877
        (BYTE, 27, 25, 46),                      # 2878
        (JGE, 27, 54, 2887),                     # 2879
        (LOAD, 24, 31, 3),                       # 2880
        (JZ, 24, 4038),                          # 2881
        (LOAD, 25, 31, 4),                       # 2882
        (LOAD, 26, 31, 5),                       # 2883
        (BYTE, 27, 25, 46),                      # 2884
        (SUB, 21, 89, 27),                       # 2885
        (JUMP, 2893),                            # 2886
        (LOAD, 24, 31, 3),                       # 2887
        (JZ, 24, 4038),                          # 2888
        (LOAD, 25, 31, 4),                       # 2889
        (LOAD, 26, 31, 5),                       # 2890
        (BYTE, 27, 25, 46),                      # 2891
        (SUB, 21, 27, 90),                       # 2892
        (STORE, 31, 15, 21),                     # 2893
        (STORE, 31, 14, 43),                     # 2894
        (LOAD, 20, 6, 18),                       # 2895
        (JZ, 20, 2996),                          # 2896
        (ROWAT, 32, 23, 20),                     # 2897
        (U1, 21, 32, 1, 0),                      # 2898
        (JGE, 21, 76, 2908),                     # 2899
        (LOAD, 21, 32, 2),                       # 2900
        (JZ, 21, 4038),                          # 2901
        (LOAD, 22, 32, 3),                       # 2902
        (LOAD, 23, 32, 4),                       # 2903
        (BYTE, 24, 22, 46),                      # 2904
        (LT, 25, 24, 54),                        # 2905
        (STORE, 32, 16, 25),                     # 2906
        (STORE, 32, 15, 43),                     # 2907
        (U1, 21, 32, 1, 0),                      # 2908
        (JGE, 21, 76, 2918),                     # 2909
        (LOAD, 21, 32, 2),                       # 2910
        (JZ, 21, 4038),                          # 2911
        (LOAD, 22, 32, 3),                       # 2912
        (LOAD, 23, 32, 4),                       # 2913
        (BYTE, 24, 22, 46),                      # 2914
        (EQ, 25, 24, 54),                        # 2915
        (STORE, 32, 18, 25),                     # 2916
        (STORE, 32, 17, 43),                     # 2917
        (U1, 21, 32, 1, 0),                      # 2918
        (JGE, 21, 76, 2947),                     # 2919
        (LOAD, 21, 32, 2),                       # 2920
        (JZ, 21, 4038),                          # 2921
        (LOAD, 22, 32, 3),                       # 2922
        (LOAD, 23, 32, 4),                       # 2923
        (BYTE, 24, 22, 46),                      # 2924
        (JEQ, 24, 54, 2947),                     # 2925
        (LOAD, 24, 32, 2),                       # 2926
        (JZ, 24, 4038),                          # 2927
        (LOAD, 25, 32, 3),                       # 2928
        (LOAD, 26, 32, 4),                       # 2929
        (BYTE, 27, 25, 46),                      # 2930
        (JGE, 27, 54, 2939),                     # 2931
        (LOAD, 24, 32, 2),                       # 2932
        (JZ, 24, 4038),                          # 2933
        (LOAD, 25, 32, 3),                       # 2934
        (LOAD, 26, 32, 4),                       # 2935
        (BYTE, 27, 25, 46),                      # 2936
        (SUB, 21, 89, 27),                       # 2937
        (JUMP, 2945),                            # 2938
        (LOAD, 24, 32, 2),                       # 2939
        (JZ, 24, 4038),                          # 2940
        (LOAD, 25, 32, 3),                       # 2941
        (LOAD, 26, 32, 4),                       # 2942
        (BYTE, 27, 25, 46),                      # 2943
        (SUB, 21, 27, 90),                       # 2944
        (STORE, 32, 20, 21),                     # 2945
        (STORE, 32, 19, 43),                     # 2946
        (U1, 21, 32, 8, 0),                      # 2947
        (JGE, 21, 76, 2957),                     # 2948
        (LOAD, 21, 32, 9),                       # 2949
        (JZ, 21, 4038),                          # 2950
        (LOAD, 22, 32, 10),                      # 2951
        (LOAD, 23, 32, 11),                      # 2952
        (BYTE, 24, 22, 46),                      # 2953
        (LT, 25, 24, 54),                        # 2954
        (STORE, 32, 22, 25),                     # 2955
        (STORE, 32, 21, 43),                     # 2956
        (U1, 21, 32, 8, 0),                      # 2957
        (JGE, 21, 76, 2967),                     # 2958
        (LOAD, 21, 32, 9),                       # 2959
        (JZ, 21, 4038),                          # 2960
        (LOAD, 22, 32, 10),                      # 2961
        (LOAD, 23, 32, 11),                      # 2962
        (BYTE, 24, 22, 46),                      # 2963
        (EQ, 25, 24, 54),                        # 2964
        (STORE, 32, 24, 25),                     # 2965
        (STORE, 32, 23, 43),                     # 2966
        (U1, 21, 32, 8, 0),                      # 2967
        (JGE, 21, 76, 2996),                     # 2968
        (LOAD, 21, 32, 9),                       # 2969
        (JZ, 21, 4038),                          # 2970
        (LOAD, 22, 32, 10),                      # 2971
        (LOAD, 23, 32, 11),                      # 2972
        (BYTE, 24, 22, 46),                      # 2973
        (JEQ, 24, 54, 2996),                     # 2974
        (LOAD, 24, 32, 9),                       # 2975
        (JZ, 24, 4038),                          # 2976
        (LOAD, 25, 32, 10),                      # 2977
        (LOAD, 26, 32, 11),                      # 2978
        (BYTE, 27, 25, 46),                      # 2979
        (JGE, 27, 54, 2988),                     # 2980
        (LOAD, 24, 32, 9),                       # 2981
        (JZ, 24, 4038),                          # 2982
        (LOAD, 25, 32, 10),                      # 2983
        (LOAD, 26, 32, 11),                      # 2984
        (BYTE, 27, 25, 46),                      # 2985
        (SUB, 21, 89, 27),                       # 2986
        (JUMP, 2994),                            # 2987
        (LOAD, 24, 32, 9),                       # 2988
        (JZ, 24, 4038),                          # 2989
        (LOAD, 25, 32, 10),                      # 2990
        (LOAD, 26, 32, 11),                      # 2991
        (BYTE, 27, 25, 46),                      # 2992
        (SUB, 21, 27, 90),                       # 2993
        (STORE, 32, 26, 21),                     # 2994
        (STORE, 32, 25, 43),                     # 2995
        (LOAD, 20, 6, 19),                       # 2996
        (JZ, 20, 3551),                          # 2997
        (ROWAT, 33, 24, 20),                     # 2998
        (JBITSN, 2, 4, 0, 65280, 0, 3002),       # 2999: code_type
        (MOVE, 21, 43),                          # 3000
        (JUMP, 3030),                            # 3001
        (JBITSN, 2, 4, 0, 65280, 19, 3005),      # 3002: code_type
        (MOVE, 21, 44),                          # 3003
        (JUMP, 3030),                            # 3004
        (JBITSN, 2, 4, 0, 65280, 20, 3008),      # 3005: code_type
        (MOVE, 21, 48),                          # 3006
        (JUMP, 3030),                            # 3007
        (JBITSN, 2, 4, 0, 65280, 21, 3015),      # 3008: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 3012),       # 3009: swap_kind
        (MOVE, 24, 44),                          # 3010
        (JUMP, 3013),                            # 3011
        (MOVE, 24, 48),                          # 3012
        (MOVE, 21, 24),                          # 3013
        (JUMP, 3030),                            # 3014
        (JBITSN, 2, 4, 0, 65280, 22, 3018),      # 3015: code_type
        (MOVE, 21, 49),                          # 3016
        (JUMP, 3030),                            # 3017
        (JBITS, 2, 4, 0, 65280, 1, 3021),        # 3018: code_type
        (MOVE, 21, 46),                          # 3019
        (JUMP, 3030),                            # 3020
        (LOAD, 24, 2, 2),                        # 3021
        (JNE, 24, 86, 3025),                     # 3022
        (MOVE, 21, 64),                          # 3023
        (JUMP, 3030),                            # 3024
        (LOAD, 24, 2, 2),                        # 3025
        (JNE, 24, 87, 3029),                     # 3026
        (MOVE, 21, 88),                          # 3027
        (JUMP, 3030),                            # 3028
        (MOVE, 21, 59),                          # 3029
        (JEQ, 21, 46, 3275),                     # 3030
        (JBITSN, 2, 4, 0, 65280, 0, 3034),       # 3031: code_type
        (MOVE, 24, 43),                          # 3032
        (JUMP, 3062),                            # 3033
        (JBITSN, 2, 4, 0, 65280, 19, 3037),      # 3034: code_type
        (MOVE, 24, 44),                          # 3035
        (JUMP, 3062),                            # 3036
        (JBITSN, 2, 4, 0, 65280, 20, 3040),      # 3037: code_type
        (MOVE, 24, 48),                          # 3038
        (JUMP, 3062),                            # 3039
        (JBITSN, 2, 4, 0, 65280, 21, 3047),      # 3040: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 3044),       # 3041: swap_kind
        (MOVE, 27, 44),                          # 3042
        (JUMP, 3045),                            # 3043
        (MOVE, 27, 48),                          # 3044
        (MOVE, 24, 27),                          # 3045
        (JUMP, 3062),                            # 3046
        (JBITSN, 2, 4, 0, 65280, 22, 3050),      # 3047: code_type
        (MOVE, 24, 49),                          # 3048
        (JUMP, 3062),                            # 3049
        (JBITS, 2, 4, 0, 65280, 1, 3053),        # 3050: code_type
        (MOVE, 24, 46),                          # 3051
        (JUMP, 3062),                            # 3052
        (LOAD, 27, 2, 2),                        # 3053
        (JNE, 27, 86, 3057),                     # 3054
        (MOVE, 24, 64),                          # 3055
        (JUMP, 3062),                            # 3056
        (LOAD, 27, 2, 2),                        # 3057
        (JNE, 27, 87, 3061),                     # 3058
        (MOVE, 24, 88),                          # 3059
        (JUMP, 3062),                            # 3060
        (MOVE, 24, 59),                          # 3061
        (JNE, 24, 43, 3070),                     # 3062
        (LOAD, 24, 33, 4),                       # 3063
        (LOAD, 25, 33, 5),                       # 3064
        (TEXT, 24, 0),                           # 3065
        (MOVE, 21, 24),                          # 3066
        (MOVE, 22, 25),                          # 3067
        (MOVE, 23, 46),                          # 3068
        (JUMP, 3271),                            # 3069
        (JBITSN, 2, 4, 0, 65280, 0, 3073),       # 3070: code_type
        (MOVE, 24, 43),                          # 3071
        (JUMP, 3101),                            # 3072
        (JBITSN, 2, 4, 0, 65280, 19, 3076),      # 3073: code_type
        (MOVE, 24, 44),                          # 3074
        (JUMP, 3101),                            # 3075
        (JBITSN, 2, 4, 0, 65280, 20, 3079),      # 3076: code_type
        (MOVE, 24, 48),                          # 3077
        (JUMP, 3101),                            # 3078
        (JBITSN, 2, 4, 0, 65280, 21, 3086),      # 3079: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 3083),       # 3080: swap_kind
        (MOVE, 27, 44),                          # 3081
        (JUMP, 3084),                            # 3082
        (MOVE, 27, 48),                          # 3083
        (MOVE, 24, 27),                          # 3084
        (JUMP, 3101),                            # 3085
        (JBITSN, 2, 4, 0, 65280, 22, 3089),      # 3086: code_type
        (MOVE, 24, 49),                          # 3087
        (JUMP, 3101),                            # 3088
        (JBITS, 2, 4, 0, 65280, 1, 3092),        # 3089: code_type
        (MOVE, 24, 46),                          # 3090
        (JUMP, 3101),                            # 3091
        (LOAD, 27, 2, 2),                        # 3092
        (JNE, 27, 86, 3096),                     # 3093
        (MOVE, 24, 64),                          # 3094
        (JUMP, 3101),                            # 3095
        (LOAD, 27, 2, 2),                        # 3096
        (JNE, 27, 87, 3100),                     # 3097
        (MOVE, 24, 88),                          # 3098
        (JUMP, 3101),                            # 3099
        (MOVE, 24, 59),                          # 3100
        (JNE, 24, 44, 3109),                     # 3101
        (LOAD, 24, 33, 4),                       # 3102
        (LOAD, 25, 33, 5),                       # 3103
        (TEXT, 24, 2),                           # 3104
        (MOVE, 21, 24),                          # 3105
        (MOVE, 22, 25),                          # 3106
        (MOVE, 23, 44),                          # 3107
        (JUMP, 3271),                            # 3108
        (JBITSN, 2, 4, 0, 65280, 0, 3112),       # 3109: code_type
        (MOVE, 24, 43),                          # 3110
        (JUMP, 3140),                            # 3111
        (JBITSN, 2, 4, 0, 65280, 19, 3115),      # 3112: code_type
        (MOVE, 24, 44),                          # 3113
        (JUMP, 3140),                            # 3114
        (JBITSN, 2, 4, 0, 65280, 20, 3118),      # 3115: code_type
        (MOVE, 24, 48),                          # 3116
        (JUMP, 3140),                            # 3117
        (JBITSN, 2, 4, 0, 65280, 21, 3125),      # 3118: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 3122),       # 3119: swap_kind
        (MOVE, 27, 44),                          # 3120
        (JUMP, 3123),                            # 3121
        (MOVE, 27, 48),                          # 3122
        (MOVE, 24, 27),                          # 3123
        (JUMP, 3140),                            # 3124
        (JBITSN, 2, 4, 0, 65280, 22, 3128),      # 3125: code_type
        (MOVE, 24, 49),                          # 3126
        (JUMP, 3140),                            # 3127
        (JBITS, 2, 4, 0, 65280, 1, 3131),        # 3128: code_type
        (MOVE, 24, 46),                          # 3129
        (JUMP, 3140),                            # 3130
        (LOAD, 27, 2, 2),                        # 3131
        (JNE, 27, 86, 3135),                     # 3132
        (MOVE, 24, 64),                          # 3133
        (JUMP, 3140),                            # 3134
        (LOAD, 27, 2, 2),                        # 3135
        (JNE, 27, 87, 3139),                     # 3136
        (MOVE, 24, 88),                          # 3137
        (JUMP, 3140),                            # 3138
        (MOVE, 24, 59),                          # 3139
        (JNE, 24, 48, 3148),                     # 3140
        (LOAD, 24, 33, 4),                       # 3141
        (LOAD, 25, 33, 5),                       # 3142
        (TEXT, 24, 3),                           # 3143
        (MOVE, 21, 24),                          # 3144
        (MOVE, 22, 25),                          # 3145
        (MOVE, 23, 48),                          # 3146
        (JUMP, 3271),                            # 3147
        (JBITSN, 2, 4, 0, 65280, 0, 3151),       # 3148: code_type
        (MOVE, 24, 43),                          # 3149
        (JUMP, 3179),                            # 3150
        (JBITSN, 2, 4, 0, 65280, 19, 3154),      # 3151: code_type
        (MOVE, 24, 44),                          # 3152
        (JUMP, 3179),                            # 3153
        (JBITSN, 2, 4, 0, 65280, 20, 3157),      # 3154: code_type
        (MOVE, 24, 48),                          # 3155
        (JUMP, 3179),                            # 3156
        (JBITSN, 2, 4, 0, 65280, 21, 3164),      # 3157: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 3161),       # 3158: swap_kind
        (MOVE, 27, 44),                          # 3159
        (JUMP, 3162),                            # 3160
        (MOVE, 27, 48),                          # 3161
        (MOVE, 24, 27),                          # 3162
        (JUMP, 3179),                            # 3163
        (JBITSN, 2, 4, 0, 65280, 22, 3167),      # 3164: code_type
        (MOVE, 24, 49),                          # 3165
        (JUMP, 3179),                            # 3166
        (JBITS, 2, 4, 0, 65280, 1, 3170),        # 3167: code_type
        (MOVE, 24, 46),                          # 3168
        (JUMP, 3179),                            # 3169
        (LOAD, 27, 2, 2),                        # 3170
        (JNE, 27, 86, 3174),                     # 3171
        (MOVE, 24, 64),                          # 3172
        (JUMP, 3179),                            # 3173
        (LOAD, 27, 2, 2),                        # 3174
        (JNE, 27, 87, 3178),                     # 3175
        (MOVE, 24, 88),                          # 3176
        (JUMP, 3179),                            # 3177
        (MOVE, 24, 59),                          # 3178
        (JNE, 24, 49, 3187),                     # 3179
        (LOAD, 24, 33, 4),                       # 3180
        (LOAD, 25, 33, 5),                       # 3181
        (TEXT, 24, 4),                           # 3182
        (MOVE, 21, 24),                          # 3183
        (MOVE, 22, 25),                          # 3184
        (MOVE, 23, 49),                          # 3185
        (JUMP, 3271),                            # 3186
        (JBITSN, 2, 4, 0, 65280, 0, 3190),       # 3187: code_type
        (MOVE, 24, 43),                          # 3188
        (JUMP, 3218),                            # 3189
        (JBITSN, 2, 4, 0, 65280, 19, 3193),      # 3190: code_type
        (MOVE, 24, 44),                          # 3191
        (JUMP, 3218),                            # 3192
        (JBITSN, 2, 4, 0, 65280, 20, 3196),      # 3193: code_type
        (MOVE, 24, 48),                          # 3194
        (JUMP, 3218),                            # 3195
        (JBITSN, 2, 4, 0, 65280, 21, 3203),      # 3196: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 3200),       # 3197: swap_kind
        (MOVE, 27, 44),                          # 3198
        (JUMP, 3201),                            # 3199
        (MOVE, 27, 48),                          # 3200
        (MOVE, 24, 27),                          # 3201
        (JUMP, 3218),                            # 3202
        (JBITSN, 2, 4, 0, 65280, 22, 3206),      # 3203: code_type
        (MOVE, 24, 49),                          # 3204
        (JUMP, 3218),                            # 3205
        (JBITS, 2, 4, 0, 65280, 1, 3209),        # 3206: code_type
        (MOVE, 24, 46),                          # 3207
        (JUMP, 3218),                            # 3208
        (LOAD, 27, 2, 2),                        # 3209
        (JNE, 27, 86, 3213),                     # 3210
        (MOVE, 24, 64),                          # 3211
        (JUMP, 3218),                            # 3212
        (LOAD, 27, 2, 2),                        # 3213
        (JNE, 27, 87, 3217),                     # 3214
        (MOVE, 24, 88),                          # 3215
        (JUMP, 3218),                            # 3216
        (MOVE, 24, 59),                          # 3217
        (JNE, 24, 64, 3226),                     # 3218
        (LOAD, 24, 33, 4),                       # 3219
        (LOAD, 25, 33, 5),                       # 3220
        (TEXT, 24, 5),                           # 3221
        (MOVE, 21, 24),                          # 3222
        (MOVE, 22, 25),                          # 3223
        (MOVE, 23, 59),                          # 3224
        (JUMP, 3271),                            # 3225
        (JBITSN, 2, 4, 0, 65280, 0, 3229),       # 3226: code_type
        (MOVE, 24, 43),                          # 3227
        (JUMP, 3257),                            # 3228
        (JBITSN, 2, 4, 0, 65280, 19, 3232),      # 3229: code_type
        (MOVE, 24, 44),                          # 3230
        (JUMP, 3257),                            # 3231
        (JBITSN, 2, 4, 0, 65280, 20, 3235),      # 3232: code_type
        (MOVE, 24, 48),                          # 3233
        (JUMP, 3257),                            # 3234
        (JBITSN, 2, 4, 0, 65280, 21, 3242),      # 3235: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 3239),       # 3236: swap_kind
        (MOVE, 27, 44),                          # 3237
        (JUMP, 3240),                            # 3238
        (MOVE, 27, 48),                          # 3239
        (MOVE, 24, 27),                          # 3240
        (JUMP, 3257),                            # 3241
        (JBITSN, 2, 4, 0, 65280, 22, 3245),      # 3242: code_type
        (MOVE, 24, 49),                          # 3243
        (JUMP, 3257),                            # 3244
        (JBITS, 2, 4, 0, 65280, 1, 3248),        # 3245: code_type
        (MOVE, 24, 46),                          # 3246
        (JUMP, 3257),                            # 3247
        (LOAD, 27, 2, 2),                        # 3248
        (JNE, 27, 86, 3252),                     # 3249
        (MOVE, 24, 64),                          # 3250
        (JUMP, 3257),                            # 3251
        (LOAD, 27, 2, 2),                        # 3252
        (JNE, 27, 87, 3256),                     # 3253
        (MOVE, 24, 88),                          # 3254
        (JUMP, 3257),                            # 3255
        (MOVE, 24, 59),                          # 3256
        (JNE, 24, 88, 3265),                     # 3257
        (LOAD, 24, 33, 4),                       # 3258
        (LOAD, 25, 33, 5),                       # 3259
        (TEXT, 24, 6),                           # 3260
        (MOVE, 21, 24),                          # 3261
        (MOVE, 22, 25),                          # 3262
        (MOVE, 23, 64),                          # 3263
        (JUMP, 3271),                            # 3264
        (LOAD, 24, 33, 4),                       # 3265
        (LOAD, 25, 33, 5),                       # 3266
        (TEXT, 24, 1),                           # 3267
        (MOVE, 21, 24),                          # 3268
        (MOVE, 22, 25),                          # 3269
        (MOVE, 23, 43),                          # 3270
        (STORE, 33, 12, 21),                     # 3271
        (STORE, 33, 13, 22),                     # 3272
        (STORE, 33, 14, 23),                     # 3273
        (STORE, 33, 11, 43),                     # 3274
        (JBITSN, 2, 4, 0, 65280, 0, 3278),       # 3275: code_type
        (MOVE, 21, 43),                          # 3276
        (JUMP, 3306),                            # 3277
        (JBITSN, 2, 4, 0, 65280, 19, 3281),      # 3278: code_type
        (MOVE, 21, 44),                          # 3279
        (JUMP, 3306),                            # 3280
        (JBITSN, 2, 4, 0, 65280, 20, 3284),      # 3281: code_type
        (MOVE, 21, 48),                          # 3282
        (JUMP, 3306),                            # 3283
        (JBITSN, 2, 4, 0, 65280, 21, 3291),      # 3284: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 3288),       # 3285: swap_kind
        (MOVE, 24, 44),                          # 3286
        (JUMP, 3289),                            # 3287
        (MOVE, 24, 48),                          # 3288
        (MOVE, 21, 24),                          # 3289
        (JUMP, 3306),                            # 3290
        (JBITSN, 2, 4, 0, 65280, 22, 3294),      # 3291: code_type
        (MOVE, 21, 49),                          # 3292
        (JUMP, 3306),                            # 3293
        (JBITS, 2, 4, 0, 65280, 1, 3297),        # 3294: code_type
        (MOVE, 21, 46),                          # 3295
        (JUMP, 3306),                            # 3296
        (LOAD, 24, 2, 2),                        # 3297
        (JNE, 24, 86, 3301),                     # 3298
        (MOVE, 21, 64),                          # 3299
        (JUMP, 3306),                            # 3300
        (LOAD, 24, 2, 2),                        # 3301
        (JNE, 24, 87, 3305),                     # 3302
        (MOVE, 21, 88),                          # 3303
        (JUMP, 3306),                            # 3304
        (MOVE, 21, 59),                          # 3305
        (JEQ, 21, 46, 3551),                     # 3306
        (JBITSN, 2, 4, 0, 65280, 0, 3310),       # 3307: code_type
        (MOVE, 24, 43),                          # 3308
        (JUMP, 3338),                            # 3309
        (JBITSN, 2, 4, 0, 65280, 19, 3313),      # 3310: code_type
        (MOVE, 24, 44),                          # 3311
        (JUMP, 3338),                            # 3312
        (JBITSN, 2, 4, 0, 65280, 20, 3316),      # 3313: code_type
        (MOVE, 24, 48),                          # 3314
        (JUMP, 3338),                            # 3315
        (JBITSN, 2, 4, 0, 65280, 21, 3323),      # 3316: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 3320),       # 3317: swap_kind
        (MOVE, 27, 44),                          # 3318
        (JUMP, 3321),                            # 3319
        (MOVE, 27, 48),                          # 3320
        (MOVE, 24, 27),                          # 3321
        (JUMP, 3338),                            # 3322
        (JBITSN, 2, 4, 0, 65280, 22, 3326),      # 3323: code_type
        (MOVE, 24, 49),                          # 3324
        (JUMP, 3338),                            # 3325
        (JBITS, 2, 4, 0, 65280, 1, 3329),        # 3326: code_type
        (MOVE, 24, 46),                          # 3327
        (JUMP, 3338),                            # 3328
        (LOAD, 27, 2, 2),                        # 3329
        (JNE, 27, 86, 3333),                     # 3330
        (MOVE, 24, 64),                          # 3331
        (JUMP, 3338),                            # 3332
        (LOAD, 27, 2, 2),                        # 3333
        (JNE, 27, 87, 3337),                     # 3334
        (MOVE, 24, 88),                          # 3335
        (JUMP, 3338),                            # 3336
        (MOVE, 24, 59),                          # 3337
        (JNE, 24, 43, 3346),                     # 3338
        (LOAD, 24, 33, 9),                       # 3339
        (LOAD, 25, 33, 10),                      # 3340
        (TEXT, 24, 0),                           # 3341
        (MOVE, 21, 24),                          # 3342
        (MOVE, 22, 25),                          # 3343
        (MOVE, 23, 46),                          # 3344
        (JUMP, 3547),                            # 3345
        (JBITSN, 2, 4, 0, 65280, 0, 3349),       # 3346: code_type
        (MOVE, 24, 43),                          # 3347
        (JUMP, 3377),                            # 3348
        (JBITSN, 2, 4, 0, 65280, 19, 3352),      # 3349: code_type
        (MOVE, 24, 44),                          # 3350
        (JUMP, 3377),                            # 3351
        (JBITSN, 2, 4, 0, 65280, 20, 3355),      # 3352: code_type
        (MOVE, 24, 48),                          # 3353
        (JUMP, 3377),                            # 3354
        (JBITSN, 2, 4, 0, 65280, 21, 3362),      # 3355: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 3359),       # 3356: swap_kind
        (MOVE, 27, 44),                          # 3357
        (JUMP, 3360),                            # 3358
        (MOVE, 27, 48),                          # 3359
        (MOVE, 24, 27),                          # 3360
        (JUMP, 3377),                            # 3361
        (JBITSN, 2, 4, 0, 65280, 22, 3365),      # 3362: code_type
        (MOVE, 24, 49),                          # 3363
        (JUMP, 3377),                            # 3364
        (JBITS, 2, 4, 0, 65280, 1, 3368),        # 3365: code_type
        (MOVE, 24, 46),                          # 3366
        (JUMP, 3377),                            # 3367
        (LOAD, 27, 2, 2),                        # 3368
        (JNE, 27, 86, 3372),                     # 3369
        (MOVE, 24, 64),                          # 3370
        (JUMP, 3377),                            # 3371
        (LOAD, 27, 2, 2),                        # 3372
        (JNE, 27, 87, 3376),                     # 3373
        (MOVE, 24, 88),                          # 3374
        (JUMP, 3377),                            # 3375
        (MOVE, 24, 59),                          # 3376
        (JNE, 24, 44, 3385),                     # 3377
        (LOAD, 24, 33, 9),                       # 3378
        (LOAD, 25, 33, 10),                      # 3379
        (TEXT, 24, 2),                           # 3380
        (MOVE, 21, 24),                          # 3381
        (MOVE, 22, 25),                          # 3382
        (MOVE, 23, 44),                          # 3383
        (JUMP, 3547),                            # 3384
        (JBITSN, 2, 4, 0, 65280, 0, 3388),       # 3385: code_type
        (MOVE, 24, 43),                          # 3386
        (JUMP, 3416),                            # 3387
        (JBITSN, 2, 4, 0, 65280, 19, 3391),      # 3388: code_type
        (MOVE, 24, 44),                          # 3389
        (JUMP, 3416),                            # 3390
        (JBITSN, 2, 4, 0, 65280, 20, 3394),      # 3391: code_type
        (MOVE, 24, 48),                          # 3392
        (JUMP, 3416),                            # 3393
        (JBITSN, 2, 4, 0, 65280, 21, 3401),      # 3394: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 3398),       # 3395: swap_kind
        (MOVE, 27, 44),                          # 3396
        (JUMP, 3399),                            # 3397
        (MOVE, 27, 48),                          # 3398
        (MOVE, 24, 27),                          # 3399
        (JUMP, 3416),                            # 3400
        (JBITSN, 2, 4, 0, 65280, 22, 3404),      # 3401: code_type
        (MOVE, 24, 49),                          # 3402
        (JUMP, 3416),                            # 3403
        (JBITS, 2, 4, 0, 65280, 1, 3407),        # 3404: code_type
        (MOVE, 24, 46),                          # 3405
        (JUMP, 3416),                            # 3406
        (LOAD, 27, 2, 2),                        # 3407
        (JNE, 27, 86, 3411),                     # 3408
        (MOVE, 24, 64),                          # 3409
        (JUMP, 3416),                            # 3410
        (LOAD, 27, 2, 2),                        # 3411
        (JNE, 27, 87, 3415),                     # 3412
        (MOVE, 24, 88),                          # 3413
        (JUMP, 3416),                            # 3414
        (MOVE, 24, 59),                          # 3415
        (JNE, 24, 48, 3424),                     # 3416
        (LOAD, 24, 33, 9),                       # 3417
        (LOAD, 25, 33, 10),                      # 3418
        (TEXT, 24, 3),                           # 3419
        (MOVE, 21, 24),                          # 3420
        (MOVE, 22, 25),                          # 3421
        (MOVE, 23, 48),                          # 3422
        (JUMP, 3547),                            # 3423
        (JBITSN, 2, 4, 0, 65280, 0, 3427),       # 3424: code_type
        (MOVE, 24, 43),                          # 3425
        (JUMP, 3455),                            # 3426
        (JBITSN, 2, 4, 0, 65280, 19, 3430),      # 3427: code_type
        (MOVE, 24, 44),                          # 3428
        (JUMP, 3455),                            # 3429
        (JBITSN, 2, 4, 0, 65280, 20, 3433),      # 3430: code_type
        (MOVE, 24, 48),                          # 3431
        (JUMP, 3455),                            # 3432
        (JBITSN, 2, 4, 0, 65280, 21, 3440),      # 3433: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 3437),       # 3434: swap_kind
        (MOVE, 27, 44),                          # 3435
        (JUMP, 3438),                            # 3436
        (MOVE, 27, 48),                          # 3437
        (MOVE, 24, 27),                          # 3438
        (JUMP, 3455),                            # 3439
        (JBITSN, 2, 4, 0, 65280, 22, 3443),      # 3440: code_type
        (MOVE, 24, 49),                          # 3441
        (JUMP, 3455),                            # 3442
        (JBITS, 2, 4, 0, 65280, 1, 3446),        # 3443: code_type
        (MOVE, 24, 46),                          # 3444
        (JUMP, 3455),                            # 3445
        (LOAD, 27, 2, 2),                        # 3446
        (JNE, 27, 86, 3450),                     # 3447
        (MOVE, 24, 64),                          # 3448
        (JUMP, 3455),                            # 3449
        (LOAD, 27, 2, 2),                        # 3450
        (JNE, 27, 87, 3454),                     # 3451
        (MOVE, 24, 88),                          # 3452
        (JUMP, 3455),                            # 3453
        (MOVE, 24, 59),                          # 3454
        (JNE, 24, 49, 3463),                     # 3455
        (LOAD, 24, 33, 9),                       # 3456
        (LOAD, 25, 33, 10),                      # 3457
        (TEXT, 24, 4),                           # 3458
        (MOVE, 21, 24),                          # 3459
        (MOVE, 22, 25),                          # 3460
        (MOVE, 23, 49),                          # 3461
        (JUMP, 3547),                            # 3462
        (JBITSN, 2, 4, 0, 65280, 0, 3466),       # 3463: code_type
        (MOVE, 24, 43),                          # 3464
        (JUMP, 3494),                            # 3465
        (JBITSN, 2, 4, 0, 65280, 19, 3469),      # 3466: code_type
        (MOVE, 24, 44),                          # 3467
        (JUMP, 3494),                            # 3468
        (JBITSN, 2, 4, 0, 65280, 20, 3472),      # 3469: code_type
        (MOVE, 24, 48),                          # 3470
        (JUMP, 3494),                            # 3471
        (JBITSN, 2, 4, 0, 65280, 21, 3479),      # 3472: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 3476),       # 3473: swap_kind
        (MOVE, 27, 44),                          # 3474
        (JUMP, 3477),                            # 3475
        (MOVE, 27, 48),                          # 3476
        (MOVE, 24, 27),                          # 3477
        (JUMP, 3494),                            # 3478
        (JBITSN, 2, 4, 0, 65280, 22, 3482),      # 3479: code_type
        (MOVE, 24, 49),                          # 3480
        (JUMP, 3494),                            # 3481
        (JBITS, 2, 4, 0, 65280, 1, 3485),        # 3482: code_type
        (MOVE, 24, 46),                          # 3483
        (JUMP, 3494),                            # 3484
        (LOAD, 27, 2, 2),                        # 3485
        (JNE, 27, 86, 3489),                     # 3486
        (MOVE, 24, 64),                          # 3487
        (JUMP, 3494),                            # 3488
        (LOAD, 27, 2, 2),                        # 3489
        (JNE, 27, 87, 3493),                     # 3490
        (MOVE, 24, 88),                          # 3491
        (JUMP, 3494),                            # 3492
        (MOVE, 24, 59),                          # 3493
        (JNE, 24, 64, 3502),                     # 3494
        (LOAD, 24, 33, 9),                       # 3495
        (LOAD, 25, 33, 10),                      # 3496
        (TEXT, 24, 5),                           # 3497
        (MOVE, 21, 24),                          # 3498
        (MOVE, 22, 25),                          # 3499
        (MOVE, 23, 59),                          # 3500
        (JUMP, 3547),                            # 3501
        (JBITSN, 2, 4, 0, 65280, 0, 3505),       # 3502: code_type
        (MOVE, 24, 43),                          # 3503
        (JUMP, 3533),                            # 3504
        (JBITSN, 2, 4, 0, 65280, 19, 3508),      # 3505: code_type
        (MOVE, 24, 44),                          # 3506
        (JUMP, 3533),                            # 3507
        (JBITSN, 2, 4, 0, 65280, 20, 3511),      # 3508: code_type
        (MOVE, 24, 48),                          # 3509
        (JUMP, 3533),                            # 3510
        (JBITSN, 2, 4, 0, 65280, 21, 3518),      # 3511: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 3515),       # 3512: swap_kind
        (MOVE, 27, 44),                          # 3513
        (JUMP, 3516),                            # 3514
        (MOVE, 27, 48),                          # 3515
        (MOVE, 24, 27),                          # 3516
        (JUMP, 3533),                            # 3517
        (JBITSN, 2, 4, 0, 65280, 22, 3521),      # 3518: code_type
        (MOVE, 24, 49),                          # 3519
        (JUMP, 3533),                            # 3520
        (JBITS, 2, 4, 0, 65280, 1, 3524),        # 3521: code_type
        (MOVE, 24, 46),                          # 3522
        (JUMP, 3533),                            # 3523
        (LOAD, 27, 2, 2),                        # 3524
        (JNE, 27, 86, 3528),                     # 3525
        (MOVE, 24, 64),                          # 3526
        (JUMP, 3533),                            # 3527
        (LOAD, 27, 2, 2),                        # 3528
        (JNE, 27, 87, 3532),                     # 3529
        (MOVE, 24, 88),                          # 3530
        (JUMP, 3533),                            # 3531
        (MOVE, 24, 59),                          # 3532
        (JNE, 24, 88, 3541),                     # 3533
        (LOAD, 24, 33, 9),                       # 3534
        (LOAD, 25, 33, 10),                      # 3535
        (TEXT, 24, 6),                           # 3536
        (MOVE, 21, 24),                          # 3537
        (MOVE, 22, 25),                          # 3538
        (MOVE, 23, 64),                          # 3539
        (JUMP, 3547),                            # 3540
        (LOAD, 24, 33, 9),                       # 3541
        (LOAD, 25, 33, 10),                      # 3542
        (TEXT, 24, 1),                           # 3543
        (MOVE, 21, 24),                          # 3544
        (MOVE, 22, 25),                          # 3545
        (MOVE, 23, 43),                          # 3546
        (STORE, 33, 16, 21),                     # 3547
        (STORE, 33, 17, 22),                     # 3548
        (STORE, 33, 18, 23),                     # 3549
        (STORE, 33, 15, 43),                     # 3550
        (LOAD, 20, 6, 20),                       # 3551
        (JZ, 20, 3658),                          # 3552
        (ROWAT, 34, 25, 20),                     # 3553
        (MOVE, 21, 46),                          # 3554
        (LOAD, 22, 34, 3),                       # 3555
        (JGE, 21, 22, 3658),                     # 3556
        (ITEM, 35, 26, 34, 2, 21),               # 3557
        (U1, 23, 35, 2, 0),                      # 3558
        (JGE, 23, 76, 3568),                     # 3559
        (LOAD, 23, 35, 3),                       # 3560
        (JZ, 23, 4038),                          # 3561
        (LOAD, 24, 35, 4),                       # 3562
        (LOAD, 25, 35, 5),                       # 3563
        (BYTE, 26, 24, 46),                      # 3564
        (LT, 27, 26, 54),                        # 3565
        (STORE, 35, 17, 27),                     # 3566
        (STORE, 35, 16, 43),                     # 3567
        (U1, 23, 35, 2, 0),                      # 3568
        (JGE, 23, 76, 3578),                     # 3569
        (LOAD, 23, 35, 3),                       # 3570
        (JZ, 23, 4038),                          # 3571
        (LOAD, 24, 35, 4),                       # 3572
        (LOAD, 25, 35, 5),                       # 3573
        (BYTE, 26, 24, 46),                      # 3574
        (EQ, 27, 26, 54),                        # 3575
        (STORE, 35, 19, 27),                     # 3576
        (STORE, 35, 18, 43),                     # 3577
        (U1, 23, 35, 2, 0),                      # 3578
        (JGE, 23, 76, 3607),                     # 3579
        (LOAD, 23, 35, 3),                       # 3580
        (JZ, 23, 4038),                          # 3581
        (LOAD, 24, 35, 4),                       # 3582
        (LOAD, 25, 35, 5),                       # 3583
        (BYTE, 26, 24, 46),                      # 3584
        (JEQ, 26, 54, 3607),                     # 3585
        (LOAD, 26, 35, 3),                       # 3586
        (JZ, 26, 4038),                          # 3587
        (LOAD, 27, 35, 4),                       # 3588
        (LOAD, 28, 35, 5),                       # 3589
        (BYTE, 29, 27, 46),                      # 3590
        (JGE, 29, 54, 3599),                     # 3591
        (LOAD, 26, 35, 3),                       # 3592
        (JZ, 26, 4038),                          # 3593
        (LOAD, 27, 35, 4),                       # 3594
        (LOAD, 28, 35, 5),                       # 3595
        (BYTE, 29, 27, 46),                      # 3596
        (SUB, 23, 89, 29),                       # 3597
        (JUMP, 3605),                            # 3598
        (LOAD, 26, 35, 3),                       # 3599
        (JZ, 26, 4038),                          # 3600
        (LOAD, 27, 35, 4),                       # 3601
        (LOAD, 28, 35, 5),                       # 3602
        (BYTE, 29, 27, 46),                      # 3603
        (SUB, 23, 29, 90),                       # 3604
        (STORE, 35, 21, 23),                     # 3605
        (STORE, 35, 20, 43),                     # 3606
        (U1, 23, 35, 9, 0),                      # 3607
        (JGE, 23, 76, 3617),                     # 3608
        (LOAD, 23, 35, 10),                      # 3609
        (JZ, 23, 4038),                          # 3610
        (LOAD, 24, 35, 11),                      # 3611
        (LOAD, 25, 35, 12),                      # 3612
        (BYTE, 26, 24, 46),                      # 3613
        (LT, 27, 26, 54),                        # 3614
        (STORE, 35, 23, 27),                     # 3615
        (STORE, 35, 22, 43),                     # 3616
        (U1, 23, 35, 9, 0),                      # 3617
        (JGE, 23, 76, 3627),                     # 3618
        (LOAD, 23, 35, 10),                      # 3619
        (JZ, 23, 4038),                          # 3620
        (LOAD, 24, 35, 11),                      # 3621
        (LOAD, 25, 35, 12),                      # 3622
        (BYTE, 26, 24, 46),                      # 3623
        (EQ, 27, 26, 54),                        # 3624
        (STORE, 35, 25, 27),                     # 3625
        (STORE, 35, 24, 43),                     # 3626
        (U1, 23, 35, 9, 0),                      # 3627
        (JGE, 23, 76, 3656),                     # 3628
        (LOAD, 23, 35, 10),                      # 3629
        (JZ, 23, 4038),                          # 3630
        (LOAD, 24, 35, 11),                      # 3631
        (LOAD, 25, 35, 12),                      # 3632
        (BYTE, 26, 24, 46),                      # 3633
        (JEQ, 26, 54, 3656),                     # 3634
        (LOAD, 26, 35, 10),                      # 3635
        (JZ, 26, 4038),                          # 3636
        (LOAD, 27, 35, 11),                      # 3637
        (LOAD, 28, 35, 12),                      # 3638
        (BYTE, 29, 27, 46),                      # 3639
        (JGE, 29, 54, 3648),                     # 3640
        (LOAD, 26, 35, 10),                      # 3641
        (JZ, 26, 4038),                          # 3642
        (LOAD, 27, 35, 11),                      # 3643
        (LOAD, 28, 35, 12),                      # 3644
        (BYTE, 29, 27, 46),                      # 3645
        (SUB, 23, 89, 29),                       # 3646
        (JUMP, 3654),                            # 3647
        (LOAD, 26, 35, 10),                      # 3648
        (JZ, 26, 4038),                          # 3649
        (LOAD, 27, 35, 11),                      # 3650
        (LOAD, 28, 35, 12),                      # 3651
        (BYTE, 29, 27, 46),                      # 3652
        (SUB, 23, 29, 90),                       # 3653
        (STORE, 35, 27, 23),                     # 3654
        (STORE, 35, 26, 43),                     # 3655
        (LOOP, 21, 0),                           # 3656
        (JUMP, 3555),                            # 3657
        (LOAD, 20, 6, 21),                       # 3658
        (JZ, 20, 3685),                          # 3659
        (ROWAT, 36, 27, 20),                     # 3660
        (LOAD, 21, 36, 3),                       # 3661
        (JZ, 21, 3685),                          # 3662
        (MOVE, 22, 46),                          # 3663
        (LOAD, 23, 36, 5),                       # 3664
        (JGE, 22, 23, 3685),                     # 3665
        (ITEM, 39, 28, 36, 4, 22),               # 3666
        (MOVE, 24, 46),                          # 3667
        (LOAD, 25, 39, 4),                       # 3668
        (JGE, 24, 25, 3683),                     # 3669
        (ITEM, 40, 29, 39, 3, 24),               # 3670
        (JBITS, 40, 2, 0, 65280, 255, 3677),     # 3671: len_or_mark
        (U1, 29, 40, 2, 0),                      # 3672
        (JLT, 29, 77, 3677),                     # 3673
        (JBITSN, 40, 2, 0, 65280, 250, 3679),    # 3674: len_or_mark
        (LOAD, 29, 2, 3),                        # 3675
        (JNE, 29, 46, 3679),                     # 3676
        (MOVE, 26, 46),                          # 3677
        (JUMP, 3680),                            # 3678
        (U1, 26, 40, 2, 0),                      # 3679
        (STORE, 40, 11, 26),                     # 3680
        (LOOP, 24, 0),                           # 3681
        (JUMP, 3668),                            # 3682
        (LOOP, 22, 0),                           # 3683
        (JUMP, 3664),                            # 3684
        (LOAD, 20, 6, 23),                       # 3685
        (JZ, 20, 3964),                          # 3686
        (ROWAT, 43, 32, 20),                     # 3687
        (JBITSN, 2, 4, 0, 65280, 0, 3691),       # 3688: code_type
        (MOVE, 21, 43),                          # 3689
        (JUMP, 3719),                            # 3690
        (JBITSN, 2, 4, 0, 65280, 19, 3694),      # 3691: code_type
        (MOVE, 21, 44),                          # 3692
        (JUMP, 3719),                            # 3693
        (JBITSN, 2, 4, 0, 65280, 20, 3697),      # 3694: code_type
        (MOVE, 21, 48),                          # 3695
        (JUMP, 3719),                            # 3696
        (JBITSN, 2, 4, 0, 65280, 21, 3704),      # 3697: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 3701),       # 3698: swap_kind
        (MOVE, 24, 44),                          # 3699
        (JUMP, 3702),                            # 3700
        (MOVE, 24, 48),                          # 3701
        (MOVE, 21, 24),                          # 3702
        (JUMP, 3719),                            # 3703
        (JBITSN, 2, 4, 0, 65280, 22, 3707),      # 3704: code_type
        (MOVE, 21, 49),                          # 3705
        (JUMP, 3719),                            # 3706
        (JBITS, 2, 4, 0, 65280, 1, 3710),        # 3707: code_type
        (MOVE, 21, 46),                          # 3708
        (JUMP, 3719),                            # 3709
        (LOAD, 24, 2, 2),                        # 3710
        (JNE, 24, 86, 3714),                     # 3711
        (MOVE, 21, 64),                          # 3712
        (JUMP, 3719),                            # 3713
        (LOAD, 24, 2, 2),                        # 3714
        (JNE, 24, 87, 3718),                     # 3715
        (MOVE, 21, 88),                          # 3716
        (JUMP, 3719),                            # 3717
        (MOVE, 21, 59),                          # 3718
        (JEQ, 21, 46, 3964),                     # 3719
        (JBITSN, 2, 4, 0, 65280, 0, 3723),       # 3720: code_type
        (MOVE, 24, 43),                          # 3721
        (JUMP, 3751),                            # 3722
        (JBITSN, 2, 4, 0, 65280, 19, 3726),      # 3723: code_type
        (MOVE, 24, 44),                          # 3724
        (JUMP, 3751),                            # 3725
        (JBITSN, 2, 4, 0, 65280, 20, 3729),      # 3726: code_type
        (MOVE, 24, 48),                          # 3727
        (JUMP, 3751),                            # 3728
        (JBITSN, 2, 4, 0, 65280, 21, 3736),      # 3729: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 3733),       # 3730: swap_kind
        (MOVE, 27, 44),                          # 3731
        (JUMP, 3734),                            # 3732
        (MOVE, 27, 48),                          # 3733
        (MOVE, 24, 27),                          # 3734
        (JUMP, 3751),                            # 3735
        (JBITSN, 2, 4, 0, 65280, 22, 3739),      # 3736: code_type
        (MOVE, 24, 49),                          # 3737
        (JUMP, 3751),                            # 3738
        (JBITS, 2, 4, 0, 65280, 1, 3742),        # 3739: code_type
        (MOVE, 24, 46),                          # 3740
        (JUMP, 3751),                            # 3741
        (LOAD, 27, 2, 2),                        # 3742
        (JNE, 27, 86, 3746),                     # 3743
        (MOVE, 24, 64),                          # 3744
        (JUMP, 3751),                            # 3745
        (LOAD, 27, 2, 2),                        # 3746
        (JNE, 27, 87, 3750),                     # 3747
        (MOVE, 24, 88),                          # 3748
        (JUMP, 3751),                            # 3749
        (MOVE, 24, 59),                          # 3750
        (JNE, 24, 43, 3759),                     # 3751
        (LOAD, 24, 43, 4),                       # 3752
        (LOAD, 25, 43, 5),                       # 3753
        (TEXT, 24, 0),                           # 3754
        (MOVE, 21, 24),                          # 3755
        (MOVE, 22, 25),                          # 3756
        (MOVE, 23, 46),                          # 3757
        (JUMP, 3960),                            # 3758
        (JBITSN, 2, 4, 0, 65280, 0, 3762),       # 3759: code_type
        (MOVE, 24, 43),                          # 3760
        (JUMP, 3790),                            # 3761
        (JBITSN, 2, 4, 0, 65280, 19, 3765),      # 3762: code_type
        (MOVE, 24, 44),                          # 3763
        (JUMP, 3790),                            # 3764
        (JBITSN, 2, 4, 0, 65280, 20, 3768),      # 3765: code_type
        (MOVE, 24, 48),                          # 3766
        (JUMP, 3790),                            # 3767
        (JBITSN, 2, 4, 0, 65280, 21, 3775),      # 3768: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 3772),       # 3769: swap_kind
        (MOVE, 27, 44),                          # 3770
        (JUMP, 3773),                            # 3771
        (MOVE, 27, 48),                          # 3772
        (MOVE, 24, 27),                          # 3773
        (JUMP, 3790),                            # 3774
        (JBITSN, 2, 4, 0, 65280, 22, 3778),      # 3775: code_type
        (MOVE, 24, 49),                          # 3776
        (JUMP, 3790),                            # 3777
        (JBITS, 2, 4, 0, 65280, 1, 3781),        # 3778: code_type
        (MOVE, 24, 46),                          # 3779
        (JUMP, 3790),                            # 3780
        (LOAD, 27, 2, 2),                        # 3781
        (JNE, 27, 86, 3785),                     # 3782
        (MOVE, 24, 64),                          # 3783
        (JUMP, 3790),                            # 3784
        (LOAD, 27, 2, 2),                        # 3785
        (JNE, 27, 87, 3789),                     # 3786
        (MOVE, 24, 88),                          # 3787
        (JUMP, 3790),                            # 3788
        (MOVE, 24, 59),                          # 3789
        (JNE, 24, 44, 3798),                     # 3790
        (LOAD, 24, 43, 4),                       # 3791
        (LOAD, 25, 43, 5),                       # 3792
        (TEXT, 24, 2),                           # 3793
        (MOVE, 21, 24),                          # 3794
        (MOVE, 22, 25),                          # 3795
        (MOVE, 23, 44),                          # 3796
        (JUMP, 3960),                            # 3797
        (JBITSN, 2, 4, 0, 65280, 0, 3801),       # 3798: code_type
        (MOVE, 24, 43),                          # 3799
        (JUMP, 3829),                            # 3800
        (JBITSN, 2, 4, 0, 65280, 19, 3804),      # 3801: code_type
        (MOVE, 24, 44),                          # 3802
        (JUMP, 3829),                            # 3803
        (JBITSN, 2, 4, 0, 65280, 20, 3807),      # 3804: code_type
        (MOVE, 24, 48),                          # 3805
        (JUMP, 3829),                            # 3806
        (JBITSN, 2, 4, 0, 65280, 21, 3814),      # 3807: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 3811),       # 3808: swap_kind
        (MOVE, 27, 44),                          # 3809
        (JUMP, 3812),                            # 3810
        (MOVE, 27, 48),                          # 3811
        (MOVE, 24, 27),                          # 3812
        (JUMP, 3829),                            # 3813
        (JBITSN, 2, 4, 0, 65280, 22, 3817),      # 3814: code_type
        (MOVE, 24, 49),                          # 3815
        (JUMP, 3829),                            # 3816
        (JBITS, 2, 4, 0, 65280, 1, 3820),        # 3817: code_type
        (MOVE, 24, 46),                          # 3818
        (JUMP, 3829),                            # 3819
        (LOAD, 27, 2, 2),                        # 3820
        (JNE, 27, 86, 3824),                     # 3821
        (MOVE, 24, 64),                          # 3822
        (JUMP, 3829),                            # 3823
        (LOAD, 27, 2, 2),                        # 3824
        (JNE, 27, 87, 3828),                     # 3825
        (MOVE, 24, 88),                          # 3826
        (JUMP, 3829),                            # 3827
        (MOVE, 24, 59),                          # 3828
        (JNE, 24, 48, 3837),                     # 3829
        (LOAD, 24, 43, 4),                       # 3830
        (LOAD, 25, 43, 5),                       # 3831
        (TEXT, 24, 3),                           # 3832
        (MOVE, 21, 24),                          # 3833
        (MOVE, 22, 25),                          # 3834
        (MOVE, 23, 48),                          # 3835
        (JUMP, 3960),                            # 3836
        (JBITSN, 2, 4, 0, 65280, 0, 3840),       # 3837: code_type
        (MOVE, 24, 43),                          # 3838
        (JUMP, 3868),                            # 3839
        (JBITSN, 2, 4, 0, 65280, 19, 3843),      # 3840: code_type
        (MOVE, 24, 44),                          # 3841
        (JUMP, 3868),                            # 3842
        (JBITSN, 2, 4, 0, 65280, 20, 3846),      # 3843: code_type
        (MOVE, 24, 48),                          # 3844
        (JUMP, 3868),                            # 3845
        (JBITSN, 2, 4, 0, 65280, 21, 3853),      # 3846: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 3850),       # 3847: swap_kind
        (MOVE, 27, 44),                          # 3848
        (JUMP, 3851),                            # 3849
        (MOVE, 27, 48),                          # 3850
        (MOVE, 24, 27),                          # 3851
        (JUMP, 3868),                            # 3852
        (JBITSN, 2, 4, 0, 65280, 22, 3856),      # 3853: code_type
        (MOVE, 24, 49),                          # 3854
        (JUMP, 3868),                            # 3855
        (JBITS, 2, 4, 0, 65280, 1, 3859),        # 3856: code_type
        (MOVE, 24, 46),                          # 3857
        (JUMP, 3868),                            # 3858
        (LOAD, 27, 2, 2),                        # 3859
        (JNE, 27, 86, 3863),                     # 3860
        (MOVE, 24, 64),                          # 3861
        (JUMP, 3868),                            # 3862
        (LOAD, 27, 2, 2),                        # 3863
        (JNE, 27, 87, 3867),                     # 3864
        (MOVE, 24, 88),                          # 3865
        (JUMP, 3868),                            # 3866
        (MOVE, 24, 59),                          # 3867
        (JNE, 24, 49, 3876),                     # 3868
        (LOAD, 24, 43, 4),                       # 3869
        (LOAD, 25, 43, 5),                       # 3870
        (TEXT, 24, 4),                           # 3871
        (MOVE, 21, 24),                          # 3872
        (MOVE, 22, 25),                          # 3873
        (MOVE, 23, 49),                          # 3874
        (JUMP, 3960),                            # 3875
        (JBITSN, 2, 4, 0, 65280, 0, 3879),       # 3876: code_type
        (MOVE, 24, 43),                          # 3877
        (JUMP, 3907),                            # 3878
        (JBITSN, 2, 4, 0, 65280, 19, 3882),      # 3879: code_type
        (MOVE, 24, 44),                          # 3880
        (JUMP, 3907),                            # 3881
        (JBITSN, 2, 4, 0, 65280, 20, 3885),      # 3882: code_type
        (MOVE, 24, 48),                          # 3883
        (JUMP, 3907),                            # 3884
        (JBITSN, 2, 4, 0, 65280, 21, 3892),      # 3885: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 3889),       # 3886: swap_kind
        (MOVE, 27, 44),                          # 3887
        (JUMP, 3890),                            # 3888
        (MOVE, 27, 48),                          # 3889
        (MOVE, 24, 27),                          # 3890
        (JUMP, 3907),                            # 3891
        (JBITSN, 2, 4, 0, 65280, 22, 3895),      # 3892: code_type
        (MOVE, 24, 49),                          # 3893
        (JUMP, 3907),                            # 3894
        (JBITS, 2, 4, 0, 65280, 1, 3898),        # 3895: code_type
        (MOVE, 24, 46),                          # 3896
        (JUMP, 3907),                            # 3897
        (LOAD, 27, 2, 2),                        # 3898
        (JNE, 27, 86, 3902),                     # 3899
        (MOVE, 24, 64),                          # 3900
        (JUMP, 3907),                            # 3901
        (LOAD, 27, 2, 2),                        # 3902
        (JNE, 27, 87, 3906),                     # 3903
        (MOVE, 24, 88),                          # 3904
        (JUMP, 3907),                            # 3905
        (MOVE, 24, 59),                          # 3906
        (JNE, 24, 64, 3915),                     # 3907
        (LOAD, 24, 43, 4),                       # 3908
        (LOAD, 25, 43, 5),                       # 3909
        (TEXT, 24, 5),                           # 3910
        (MOVE, 21, 24),                          # 3911
        (MOVE, 22, 25),                          # 3912
        (MOVE, 23, 59),                          # 3913
        (JUMP, 3960),                            # 3914
        (JBITSN, 2, 4, 0, 65280, 0, 3918),       # 3915: code_type
        (MOVE, 24, 43),                          # 3916
        (JUMP, 3946),                            # 3917
        (JBITSN, 2, 4, 0, 65280, 19, 3921),      # 3918: code_type
        (MOVE, 24, 44),                          # 3919
        (JUMP, 3946),                            # 3920
        (JBITSN, 2, 4, 0, 65280, 20, 3924),      # 3921: code_type
        (MOVE, 24, 48),                          # 3922
        (JUMP, 3946),                            # 3923
        (JBITSN, 2, 4, 0, 65280, 21, 3931),      # 3924: code_type
        (JBITSN, 2, 4, 1, 65280, 2, 3928),       # 3925: swap_kind
        (MOVE, 27, 44),                          # 3926
        (JUMP, 3929),                            # 3927
        (MOVE, 27, 48),                          # 3928
        (MOVE, 24, 27),                          # 3929
        (JUMP, 3946),                            # 3930
        (JBITSN, 2, 4, 0, 65280, 22, 3934),      # 3931: code_type
        (MOVE, 24, 49),                          # 3932
        (JUMP, 3946),                            # 3933
        (JBITS, 2, 4, 0, 65280, 1, 3937),        # 3934: code_type
        (MOVE, 24, 46),                          # 3935
        (JUMP, 3946),                            # 3936
        (LOAD, 27, 2, 2),                        # 3937
        (JNE, 27, 86, 3941),                     # 3938
        (MOVE, 24, 64),                          # 3939
        (JUMP, 3946),                            # 3940
        (LOAD, 27, 2, 2),                        # 3941
        (JNE, 27, 87, 3945),                     # 3942
        (MOVE, 24, 88),                          # 3943
        (JUMP, 3946),                            # 3944
        (MOVE, 24, 59),                          # 3945
        (JNE, 24, 88, 3954),                     # 3946
        (LOAD, 24, 43, 4),                       # 3947
        (LOAD, 25, 43, 5),                       # 3948
        (TEXT, 24, 6),                           # 3949
        (MOVE, 21, 24),                          # 3950
        (MOVE, 22, 25),                          # 3951
        (MOVE, 23, 64),                          # 3952
        (JUMP, 3960),                            # 3953
        (LOAD, 24, 43, 4),                       # 3954
        (LOAD, 25, 43, 5),                       # 3955
        (TEXT, 24, 1),                           # 3956
        (MOVE, 21, 24),                          # 3957
        (MOVE, 22, 25),                          # 3958
        (MOVE, 23, 43),                          # 3959
        (STORE, 43, 7, 21),                      # 3960
        (STORE, 43, 8, 22),                      # 3961
        (STORE, 43, 9, 23),                      # 3962
        (STORE, 43, 6, 43),                      # 3963
        (LOOP, 18, 0),                           # 3964
        (JUMP, 1117),                            # 3965
        (LOOP, 10, 0),                           # 3966
        (JUMP, 1113),                            # 3967
        (LOAD, 9, 0, 13),                        # 3968
        (JZ, 9, 4019),                           # 3969
        (ROWAT, 45, 34, 9),                      # 3970
        (MOVE, 10, 46),                          # 3971
        (LOAD, 11, 45, 17),                      # 3972
        (JGE, 10, 11, 3989),                     # 3973
        (ITEM, 46, 35, 45, 16, 10),              # 3974
        (LOAD, 18, 46, 8),                       # 3975
        (JZ, 18, 3987),                          # 3976
        (ROWAT, 47, 36, 18),                     # 3977
        (JNE, 4, 46, 3983),                      # 3978
        (LOAD, 22, 47, 1),                       # 3979
        (JZ, 22, 4038),                          # 3980
        (U2BE, 19, 47, 2, 0),                    # 3981
        (JUMP, 3986),                            # 3982
        (LOAD, 22, 47, 3),                       # 3983
        (JZ, 22, 4038),                          # 3984
        (NUMBER2, 19, 47, 4, 0, 34, 0),          # 3985
        (STORE, 47, 5, 19),                      # 3986
        (LOOP, 10, 0),                           # 3987
        (JUMP, 3972),                            # 3988
        (JBITSN, 45, 1, 0, 65280, 1, 3996),      # 3989: code
        (LOAD, 21, 45, 5),                       # 3990
        (JZ, 21, 4038),                          # 3991
        (LOAD, 18, 45, 6),                       # 3992
        (LOAD, 19, 45, 7),                       # 3993
        (MOVE, 20, 43),                          # 3994
        (JUMP, 4001),                            # 3995
        (LOAD, 21, 45, 2),                       # 3996
        (JZ, 21, 4038),                          # 3997
        (LOAD, 18, 45, 3),                       # 3998
        (LOAD, 19, 45, 4),                       # 3999
        (MOVE, 20, 46),                          # 4000
        (STORE, 45, 18, 18),                     # 4001
        (STORE, 45, 19, 19),                     # 4002
        (STORE, 45, 20, 20),                     # 4003
        (JBITSN, 45, 1, 0, 65280, 1, 4011),      # 4004: code
        (LOAD, 21, 45, 11),                      # 4005
        (JZ, 21, 4038),                          # 4006
        (LOAD, 18, 45, 12),                      # 4007
        (LOAD, 19, 45, 13),                      # 4008
        (MOVE, 20, 43),                          # 4009
        (JUMP, 4016),                            # 4010
        (LOAD, 21, 45, 8),                       # 4011
        (JZ, 21, 4038),                          # 4012
        (LOAD, 18, 45, 9),                       # 4013
        (LOAD, 19, 45, 10),                      # 4014
        (MOVE, 20, 46),                          # 4015
        (STORE, 45, 21, 18),                     # 4016
        (STORE, 45, 22, 19),                     # 4017
        (STORE, 45, 23, 20),                     # 4018
        (RUNAT, 0, 2, 1, 5),                     # 4019: mess_class_byte
        (JBITS, 0, 2, 0, 65280, 51, 4024),       # 4020: mess_class_byte
        (JBITS, 0, 2, 0, 65280, 52, 4024),       # 4021: mess_class_byte
        (JBITS, 0, 2, 0, 65280, 61, 4024),       # 4022: mess_class_byte
        (JBITSN, 0, 2, 0, 65280, 62, 4026),      # 4023: mess_class_byte
        (LOAD, 9, 0, 7),                         # 4024
        (JUMP, 4027),                            # 4025
        (MOVE, 9, 46),                           # 4026
        (STORE, 0, 15, 9),                       # 4027
        (LOAD, 18, 0, 11),                       # 4028
        (JNE, 18, 44, 4035),                     # 4029
        (LOAD, 18, 0, 13),                       # 4030
        (JZ, 18, 4038),                          # 4031
        (ROWAT, 52, 34, 18),                     # 4032
        (U1, 9, 52, 1, 4),                       # 4033
        (JUMP, 4036),                            # 4034
        (MOVE, 9, 46),                           # 4035
        (STORE, 0, 16, 9),                       # 4036
        (DONE,),                                 # 4037
        (FAIL,),                                 # 4038
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
        (JUMP, 71),                              # 12
        (RUNAT, 0, 1, 1, 18),                    # 13: swap_type_byte
        (JBITSN, 0, 1, 0, 65280, 3, 17),         # 14: swap_type_byte
        (MOVE, 9, 21),                           # 15
        (JUMP, 71),                              # 16
        (RUNAT, 0, 1, 1, 18),                    # 17: swap_type_byte
        (JBITSN, 0, 1, 0, 65280, 4, 21),         # 18: swap_type_byte
        (MOVE, 9, 22),                           # 19
        (JUMP, 71),                              # 20
        (RUNAT, 0, 2, 1, 5),                     # 21: mess_class_byte
        (JBITS, 0, 2, 0, 65280, 51, 44),         # 22: mess_class_byte
        (JBITS, 0, 2, 0, 65280, 52, 44),         # 23: mess_class_byte
        (JBITS, 0, 2, 0, 65280, 61, 44),         # 24: mess_class_byte
        (JBITSN, 0, 2, 0, 65280, 62, 50),        # 25: mess_class_byte
        (JUMP, 44),                              # 26: payload_swap, when it is asked for
        (LOAD, 12, 0, 3),                        # 27
        (JNZ, 12, 43),                           # 28
        (SEEKROOT, 13, 23),                      # 29
        (RUNAT, 0, 2, 1, 5),                     # 30: mess_class_byte
        (JBITS, 0, 2, 0, 65280, 51, 37),         # 31: mess_class_byte
        (JBITS, 0, 2, 0, 65280, 52, 37),         # 32: mess_class_byte
        (JBITS, 0, 2, 0, 65280, 61, 37),         # 33: mess_class_byte
        (JBITS, 0, 2, 0, 65280, 62, 37),         # 34: mess_class_byte
        (JBITS, 0, 2, 0, 65280, 63, 37),         # 35: mess_class_byte
        (JBITSN, 0, 2, 0, 65280, 64, 39),        # 36: mess_class_byte
        (MOVE, 15, 21),                          # 37
        (JUMP, 40),                              # 38
        (MOVE, 15, 24),                          # 39
        (BYTES, 0, 4, 15),                       # 40: payload_swap
        (CLOSE, 13),                             # 41
        (STORE, 0, 3, 21),                       # 42
        (RETURN, 1),                             # 43
        (CALL, 1, 27),                           # 44: payload_swap
        (LOAD, 18, 0, 4),                        # 45
        (LOAD, 19, 0, 5),                        # 46
        (BYTE, 20, 18, 24),                      # 47
        (MOVE, 9, 20),                           # 48
        (JUMP, 71),                              # 49
        (RUNAT, 0, 6, 4, 0),                     # 50: length_bytes
        (JBITS, 0, 6, 0, 65280, 0, 55),          # 51: length_bytes
        (JBITSN, 0, 6, 3, 65280, 0, 55),         # 52: length_bytes
        (MOVE, 9, 22),                           # 53
        (JUMP, 71),                              # 54
        (RUNAT, 0, 6, 4, 0),                     # 55: length_bytes
        (JBITSN, 0, 6, 0, 65280, 0, 60),         # 56: length_bytes
        (JBITS, 0, 6, 3, 65280, 0, 60),          # 57: length_bytes
        (MOVE, 9, 21),                           # 58
        (JUMP, 71),                              # 59
        (RUNAT, 0, 2, 1, 5),                     # 60: mess_class_byte
        (JBITS, 0, 2, 0, 65280, 63, 63),         # 61: mess_class_byte
        (JBITSN, 0, 2, 0, 65280, 64, 70),        # 62: mess_class_byte
        (CALL, 1, 27),                           # 63: payload_swap
        (LOAD, 18, 0, 4),                        # 64
        (LOAD, 19, 0, 5),                        # 65
        (BYTE, 20, 18, 24),                      # 66
        (JNE, 20, 21, 70),                       # 67
        (MOVE, 9, 21),                           # 68
        (JUMP, 71),                              # 69
        (MOVE, 9, 22),                           # 70
        (STORE, 0, 7, 9),                        # 71
        (JNE, 9, 21, 75),                        # 72
        (STORE, 0, 0, 24),                       # 73: byte order be
        (JUMP, 79),                              # 74
        (JNE, 9, 22, 85),                        # 75
        (STORE, 0, 0, 21),                       # 76: byte order le
        (JUMP, 79),                              # 77
        (JUMP, 85),                              # 78
        (RUN, 0, 8, 24),                         # 79: act_send_len, protocol_id, mess_class, rte_flags, residual_packets, sender_ref, receiver_ref, rte_return_code, new_swap_type, filler, max_send_len
        (NUMBER2, 9, 0, 8, 0, 52, 0),            # 80
        (JLT, 9, 25, 85),                        # 81
        (SUB, 10, 9, 25),                        # 82
        (BYTES, 0, 9, 10),                       # 83: payload
        (DONE,),                                 # 84
        (FAIL,),                                 # 85
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
