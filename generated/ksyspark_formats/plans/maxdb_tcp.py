# Generated from ksy/maxdb/maxdb_tcp.ksy by `ksyspark generate`; do not edit.
"""Plans of maxdb_tcp: what the machine runs for each message and where it leaves each column; `FRAME` and `IN_STEP` cut streams."""

from ksyspark.compiler.opcodes import ADD, BYTE, BYTES, CALL, CLOSE, COUNT, CUT, DIV, DONE, EOF, EQ, FAIL, FIXED, ITEM, JBITS, JBITSN, JEQ, JGE, JGT, JLE, JLT, JNE, JNZ, JUMP, JZ, LOAD, LOOP, LT, MOD, MOVE, NUMBER2, OPEN, PARAM, POSITION, REST, RETURN, ROW, ROWAT, ROWS, RUN, RUNAT, SEEKROOT, STORE, SUB, SWITCH, TEXT, TEXTAT, U1, U2BE, UNPAD, UNTIL
from ksyspark.compiler.plan import Apply, Bits, Fixed, Formula, Inline, Items, Number, OneOf, Plan, Present, Rows, Span, Table, Computed

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
        (JEQ, 1, 43, 11),                        # 9: switch-on: _root.order; 43 is 1
        (JNE, 1, 44, 13),                        # 10: 44 is 2
        (MOVE, 9, 1),                            # 11
        (JUMP, 68),                              # 12
        (RUNAT, 0, 1, 1, 18),                    # 13: swap_type_byte
        (JBITSN, 0, 1, 0, 65280, 3, 17),         # 14: swap_type_byte != 3
        (MOVE, 9, 43),                           # 15: 43 is 1
        (JUMP, 68),                              # 16
        (JBITSN, 0, 1, 0, 65280, 4, 20),         # 17: swap_type_byte; swap_type_byte != 4
        (MOVE, 9, 44),                           # 18: 44 is 2
        (JUMP, 68),                              # 19
        (RUNAT, 0, 2, 1, 5),                     # 20: mess_class_byte
        (JBITS, 0, 2, 0, 65280, 51, 43),         # 21: mess_class_byte == 51
        (JBITS, 0, 2, 0, 65280, 52, 43),         # 22: mess_class_byte; mess_class_byte == 52
        (JBITS, 0, 2, 0, 65280, 61, 43),         # 23: mess_class_byte; mess_class_byte == 61
        (JBITSN, 0, 2, 0, 65280, 62, 49),        # 24: mess_class_byte; mess_class_byte != 62
        (JUMP, 43),                              # 25: payload_swap, where it is used
        (LOAD, 12, 0, 3),                        # 26
        (JNZ, 12, 42),                           # 27
        (SEEKROOT, 13, 45),                      # 28: pos: 25; 45 is 25
        (RUNAT, 0, 2, 1, 5),                     # 29: size: is_connect or is_data ? 1 : 0; mess_class_byte
        (JBITS, 0, 2, 0, 65280, 51, 36),         # 30: mess_class_byte == 51
        (JBITS, 0, 2, 0, 65280, 52, 36),         # 31: mess_class_byte; mess_class_byte == 52
        (JBITS, 0, 2, 0, 65280, 61, 36),         # 32: mess_class_byte; mess_class_byte == 61
        (JBITS, 0, 2, 0, 65280, 62, 36),         # 33: mess_class_byte; mess_class_byte == 62
        (JBITS, 0, 2, 0, 65280, 63, 36),         # 34: mess_class_byte; mess_class_byte == 63
        (JBITSN, 0, 2, 0, 65280, 64, 38),        # 35: mess_class_byte; mess_class_byte != 64
        (MOVE, 15, 43),                          # 36: 43 is 1
        (JUMP, 39),                              # 37
        (MOVE, 15, 46),                          # 38: 46 is 0
        (BYTES, 0, 4, 15),                       # 39: payload_swap
        (CLOSE, 13),                             # 40: back from payload_swap
        (STORE, 0, 3, 43),                       # 41: 43 is 1
        (RETURN, 1),                             # 42: payload_swap is read
        (CALL, 1, 26),                           # 43: payload_swap
        (LOAD, 18, 0, 4),                        # 44
        (LOAD, 19, 0, 5),                        # 45
        (BYTE, 20, 18, 46),                      # 46: 46 is 0
        (MOVE, 9, 20),                           # 47
        (JUMP, 68),                              # 48
        (RUNAT, 0, 6, 4, 0),                     # 49: length_bytes
        (JBITS, 0, 6, 0, 65280, 0, 54),          # 50: length_bytes == 0
        (JBITSN, 0, 6, 3, 65280, 0, 54),         # 51: length_bytes; length_bytes != 0
        (MOVE, 9, 44),                           # 52: 44 is 2
        (JUMP, 68),                              # 53
        (JBITSN, 0, 6, 0, 65280, 0, 58),         # 54: length_bytes; length_bytes != 0
        (JBITS, 0, 6, 3, 65280, 0, 58),          # 55: length_bytes; length_bytes == 0
        (MOVE, 9, 43),                           # 56: 43 is 1
        (JUMP, 68),                              # 57
        (JBITS, 0, 2, 0, 65280, 63, 60),         # 58: mess_class_byte; mess_class_byte == 63
        (JBITSN, 0, 2, 0, 65280, 64, 67),        # 59: mess_class_byte; mess_class_byte != 64
        (CALL, 1, 26),                           # 60: payload_swap
        (LOAD, 18, 0, 4),                        # 61
        (LOAD, 19, 0, 5),                        # 62
        (BYTE, 20, 18, 46),                      # 63: 46 is 0
        (JNE, 20, 43, 67),                       # 64: 43 is 1
        (MOVE, 9, 43),                           # 65: 43 is 1
        (JUMP, 68),                              # 66
        (MOVE, 9, 44),                           # 67: 44 is 2
        (STORE, 0, 7, 9),                        # 68
        (JNE, 9, 43, 72),                        # 69: cases: byte_order::big; 43 is 1
        (STORE, 0, 0, 46),                       # 70: byte order be; 46 is 0
        (JUMP, 75),                              # 71
        (JNE, 9, 44, 2334),                      # 72: cases: byte_order::little; 44 is 2
        (STORE, 0, 0, 43),                       # 73: byte order le; 43 is 1
        (JUMP, 75),                              # 74
        (RUN, 0, 8, 24),                         # 75: act_send_len, protocol_id, mess_class, rte_flags, residual_packets, sender_ref, receiver_ref, rte_return_code, new_swap_type, filler, max_send_len
        (NUMBER2, 9, 0, 8, 0, 52, 0),            # 76: size: header.act_send_len - 24
        (SUB, 10, 9, 47),                        # 77: 47 is 24
        (BYTES, 0, 9, 10),                       # 78: payload
        (NUMBER2, 21, 0, 8, 20, 52, 0),          # 79: switch-on: payload_kind
        (NUMBER2, 22, 0, 8, 0, 52, 0),           # 80
        (JLE, 21, 22, 84),                       # 81
        (MOVE, 18, 48),                          # 82: 48 is 3
        (JUMP, 97),                              # 83
        (RUNAT, 0, 2, 1, 5),                     # 84: mess_class_byte
        (JBITS, 0, 2, 0, 65280, 51, 89),         # 85: mess_class_byte == 51
        (JBITS, 0, 2, 0, 65280, 52, 89),         # 86: mess_class_byte; mess_class_byte == 52
        (JBITS, 0, 2, 0, 65280, 61, 89),         # 87: mess_class_byte; mess_class_byte == 61
        (JBITSN, 0, 2, 0, 65280, 62, 91),        # 88: mess_class_byte; mess_class_byte != 62
        (MOVE, 18, 44),                          # 89: 44 is 2
        (JUMP, 97),                              # 90
        (JBITS, 0, 2, 0, 65280, 63, 93),         # 91: mess_class_byte; mess_class_byte == 63
        (JBITSN, 0, 2, 0, 65280, 64, 96),        # 92: mess_class_byte; mess_class_byte != 64
        (JEQ, 2, 49, 96),                        # 93: 49 is 4
        (MOVE, 18, 43),                          # 94: 43 is 1
        (JUMP, 97),                              # 95
        (MOVE, 18, 46),                          # 96: 46 is 0
        (STORE, 0, 11, 18),                      # 97
        (SWITCH, 18, 1, 2),                      # 98
        (JUMP, 102),                             # 99: case 1
        (JUMP, 926),                             # 100: case 2
        (JUMP, 1082),                            # 101
        (ROW, 1, 2, 11),                         # 102: maxdb_tcp.payload.maxdb_packet
        (STORE, 0, 12, 11),                      # 103
        (STORE, 2, 0, 5),                        # 104
        (STORE, 2, 1, 6),                        # 105
        (STORE, 2, 2, 7),                        # 106
        (STORE, 2, 3, 8),                        # 107
        (OPEN, 18, 0, 9),                        # 108: maxdb_packet begins
        (RUN, 2, 4, 2),                          # 109: code_type, swap_kind
        (JBITS, 2, 4, 0, 65280, 0, 125),         # 110: code_type; valid: _ == code_type::ascii or _ == code_type::unicode_swap or _ == code_type::unicode or _ == code_type:: ...; _ == 0
        (JBITS, 2, 4, 0, 65280, 19, 125),        # 111: _ == 19
        (JBITS, 2, 4, 0, 65280, 20, 125),        # 112: _ == 20
        (JBITS, 2, 4, 0, 65280, 21, 125),        # 113: _ == 21
        (JBITS, 2, 4, 0, 65280, 22, 125),        # 114: _ == 22
        (LOAD, 20, 2, 0),                        # 115
        (JGE, 20, 44, 120),                      # 116: 44 is 2
        (JBITS, 2, 4, 0, 65280, 1, 125),         # 117: _ == 1
        (JBITS, 2, 4, 0, 65280, 2, 125),         # 118: _ == 2
        (JBITS, 2, 4, 0, 65280, 128, 125),       # 119: _ == 128
        (LOAD, 20, 2, 1),                        # 120
        (JNE, 20, 43, 2334),                     # 121: 43 is 1
        (U1, 20, 2, 4, 0),                       # 122
        (JLE, 20, 44, 2334),                     # 123: 44 is 2
        (JGE, 20, 50, 2334),                     # 124: 50 is 19
        (JBITS, 2, 4, 1, 65280, 1, 127),         # 125: swap_kind; valid: (_ == swap_kind::normal or _ == swap_kind::full_swapped) and (strictness == 0 or ((code_type != code ...; _ == 1
        (JBITSN, 2, 4, 1, 65280, 2, 2334),       # 126: _ != 2
        (LOAD, 20, 2, 0),                        # 127
        (JEQ, 20, 46, 133),                      # 128: 46 is 0
        (JBITSN, 2, 4, 0, 65280, 19, 131),       # 129: code_type != 19
        (JBITSN, 2, 4, 1, 65280, 2, 2334),       # 130: _ != 2
        (JBITSN, 2, 4, 0, 65280, 20, 133),       # 131: code_type != 20
        (JBITSN, 2, 4, 1, 65280, 1, 2334),       # 132: _ != 1
        (U1, 20, 2, 4, 1),                       # 133: switch-on: _root.swap_kind
        (JNE, 20, 43, 137),                      # 134: cases: swap_kind::normal; 43 is 1
        (STORE, 2, 5, 46),                       # 135: byte order be; 46 is 0
        (JUMP, 140),                             # 136
        (JNE, 20, 44, 2334),                     # 137: cases: swap_kind::full_swapped; 44 is 2
        (STORE, 2, 5, 43),                       # 138: byte order le; 43 is 1
        (JUMP, 140),                             # 139
        (RUN, 2, 6, 30),                         # 140: filler1, appl_version, application, varpart_size, varpart_len, filler2, no_of_segm, filler3
        (FIXED, 20, 2, 6, 2, 5),                 # 141
        (TEXT, 20, 0),                           # 142: appl_version is ISO-8859-1
        (FIXED, 20, 2, 6, 7, 3),                 # 143
        (TEXT, 20, 0),                           # 144: application is ISO-8859-1
        (NUMBER2, 20, 2, 6, 10, 52, 5),          # 145: varpart_size
        (JLT, 20, 46, 2334),                     # 146: valid: 0; 46 is 0
        (NUMBER2, 20, 2, 6, 14, 52, 5),          # 147: varpart_len; valid: _ >= 0 and _ <= varpart_size
        (JLT, 20, 46, 2334),                     # 148: 46 is 0
        (NUMBER2, 21, 2, 6, 10, 52, 5),          # 149
        (JGT, 20, 21, 2334),                     # 150
        (NUMBER2, 20, 2, 6, 20, 50, 5),          # 151: no_of_segm; valid: _ >= 1 and _ <= varpart_len / 40
        (JLT, 20, 43, 2334),                     # 152: 43 is 1
        (NUMBER2, 20, 2, 6, 20, 50, 5),          # 153
        (NUMBER2, 21, 2, 6, 14, 52, 5),          # 154
        (DIV, 22, 21, 55),                       # 155: 55 is 40
        (JGT, 20, 22, 2334),                     # 156
        (NUMBER2, 20, 2, 6, 14, 52, 5),          # 157: size: header.varpart_len
        (BYTES, 2, 7, 20),                       # 158: varpart
        (OPEN, 21, 2, 7),                        # 159: varpart begins
        (U1, 23, 2, 4, 1),                       # 160: switch-on: _root.swap_kind
        (JNE, 23, 43, 164),                      # 161: cases: swap_kind::normal; 43 is 1
        (STORE, 2, 9, 46),                       # 162: byte order be; 46 is 0
        (JUMP, 167),                             # 163
        (JNE, 23, 44, 2334),                     # 164: cases: swap_kind::full_swapped; 44 is 2
        (STORE, 2, 9, 43),                       # 165: byte order le; 43 is 1
        (JUMP, 167),                             # 166
        (NUMBER2, 25, 2, 6, 20, 50, 5),          # 167: repeat-expr: _root.header.no_of_segm
        (ROWS, 24, 2),                           # 168: segments: repeat expr
        (STORE, 2, 10, 24),                      # 169
        (MOVE, 23, 46),                          # 170: 46 is 0
        (JGE, 23, 25, 922),                      # 171
        (ROW, 2, 3, 24),                         # 172: segments: an item
        (STORE, 3, 0, 23),                       # 173
        (LOAD, 26, 2, 9),                        # 174
        (STORE, 3, 1, 26),                       # 175
        (RUN, 3, 2, 4),                          # 176: segm_len
        (NUMBER2, 26, 3, 2, 0, 52, 1),           # 177: segm_len; valid: _ >= 40 and _ <= _io.size - _io.pos + 4
        (JLT, 26, 55, 2334),                     # 178: 55 is 40
        (LOAD, 27, 2, 8),                        # 179
        (LOAD, 28, 2, 7),                        # 180
        (POSITION, 28, 28),                      # 181
        (SUB, 29, 27, 28),                       # 182
        (ADD, 30, 29, 49),                       # 183: 49 is 4
        (JGT, 26, 30, 2334),                     # 184
        (RUN, 3, 3, 4),                          # 185: segm_offset
        (NUMBER2, 26, 3, 3, 0, 52, 1),           # 186: segm_offset; valid: _ == _io.pos - 8
        (LOAD, 27, 2, 7),                        # 187
        (POSITION, 27, 27),                      # 188
        (SUB, 28, 27, 56),                       # 189: 56 is 8
        (JNE, 26, 28, 2334),                     # 190
        (RUN, 3, 4, 5),                          # 191: no_of_parts, own_index, segm_kind
        (NUMBER2, 26, 3, 4, 0, 50, 1),           # 192: no_of_parts; valid: _ >= 0 and (_root.strictness == 0 or _ <= (segm_len - 40) / 16)
        (JLT, 26, 46, 2334),                     # 193: 46 is 0
        (LOAD, 26, 2, 0),                        # 194
        (JEQ, 26, 46, 201),                      # 195: 46 is 0
        (NUMBER2, 26, 3, 4, 0, 50, 1),           # 196
        (NUMBER2, 27, 3, 2, 0, 52, 1),           # 197
        (SUB, 28, 27, 55),                       # 198: 55 is 40
        (DIV, 29, 28, 57),                       # 199: 57 is 16
        (JGT, 26, 29, 2334),                     # 200
        (NUMBER2, 26, 3, 4, 2, 50, 1),           # 201: own_index; valid: _ == index + 1
        (LOAD, 27, 3, 0),                        # 202
        (ADD, 28, 27, 43),                       # 203: 43 is 1
        (JNE, 26, 28, 2334),                     # 204
        (U1, 26, 3, 4, 4),                       # 205: segm_kind; valid: _.to_i >= 1 and _.to_i <= 4 and (_root.strictness == 0 or _ != segment_kind::cmd or segm_len % 8 ==  ...
        (JLT, 26, 43, 2334),                     # 206: 43 is 1
        (JGT, 26, 49, 2334),                     # 207: 49 is 4
        (LOAD, 26, 2, 0),                        # 208
        (JEQ, 26, 46, 214),                      # 209: 46 is 0
        (JBITSN, 3, 4, 4, 65280, 1, 214),        # 210: _ != 1
        (NUMBER2, 26, 3, 2, 0, 52, 1),           # 211
        (MOD, 27, 26, 56),                       # 212: 56 is 8
        (JNE, 27, 46, 2334),                     # 213: 46 is 0
        (JBITS, 3, 4, 4, 65280, 1, 216),         # 214: if: segm_kind == segment_kind::cmd or segm_kind == segment_kind::proccall; segm_kind == 1
        (JBITSN, 3, 4, 4, 65280, 3, 239),        # 215: segm_kind != 3
        (ROW, 3, 4, 26),                         # 216: segment.request
        (STORE, 3, 5, 26),                       # 217
        (LOAD, 27, 3, 1),                        # 218
        (STORE, 4, 0, 27),                       # 219
        (RUN, 4, 1, 27),                         # 220: message_type, sqlmode, producer, commit_immediately, ignore_costwarning, prepare, with_info, mass_cmd, parsing_again, unused_options, no_explicit_close, scrollable_cursor, no_implicit_fetch, filler1, filler2, filler3
        (LOAD, 27, 2, 0),                        # 221: message_type; valid: _root.strictness == 0 or _parent.segm_kind != segment_kind::cmd or (_ == message_type::hello or _ == ...
        (JEQ, 27, 46, 232),                      # 222: 46 is 0
        (U1, 27, 3, 4, 4),                       # 223
        (JNE, 27, 43, 232),                      # 224: 43 is 1
        (JBITS, 4, 1, 0, 65280, 25, 227),        # 225: _ == 25
        (JBITSN, 4, 1, 0, 65280, 45, 230),       # 226: _ != 45
        (NUMBER2, 27, 3, 4, 0, 50, 1),           # 227
        (JNE, 27, 46, 2334),                     # 228: 46 is 0
        (JUMP, 232),                             # 229
        (NUMBER2, 27, 3, 4, 0, 50, 1),           # 230
        (JEQ, 27, 46, 2334),                     # 231: 46 is 0
        (LOAD, 27, 2, 0),                        # 232: sqlmode; valid: _root.strictness < 2 or _parent.segm_kind != segment_kind::cmd or (_.to_i >= 1 and _.to_i <= 5)
        (JLT, 27, 44, 239),                      # 233: 44 is 2
        (U1, 27, 3, 4, 4),                       # 234
        (JNE, 27, 43, 239),                      # 235: 43 is 1
        (U1, 27, 4, 1, 1),                       # 236
        (JLT, 27, 43, 2334),                     # 237: 43 is 1
        (JGT, 27, 59, 2334),                     # 238: 59 is 5
        (JBITS, 3, 4, 4, 65280, 2, 241),         # 239: if: segm_kind == segment_kind::reply or segm_kind == segment_kind::procreply; segm_kind == 2
        (JBITSN, 3, 4, 4, 65280, 4, 250),        # 240: segm_kind != 4
        (ROW, 4, 5, 26),                         # 241: segment.reply
        (STORE, 3, 6, 26),                       # 242
        (LOAD, 27, 3, 1),                        # 243
        (STORE, 5, 0, 27),                       # 244
        (RUN, 5, 1, 11),                         # 245: sqlstate, returncode, errorpos
        (FIXED, 27, 5, 1, 0, 5),                 # 246
        (TEXT, 27, 0),                           # 247: sqlstate is ISO-8859-1
        (RUN, 5, 2, 2),                          # 248: warning_exists, value_truncated, null_in_set_function, column_count_differs, no_where_clause, unused5, date_adjusted, unused7, table_scan, statement_optimized, views_substituted, time_value_overflow, rowno_limit, index_on_optional_column, next_inverted_list, user_defined_code
        (RUN, 5, 3, 14),                         # 249: unused_intern_warning, result_set_closed, unused_intern_warning2, function_code, tracelevel, filler1, filler2
        (NUMBER2, 28, 3, 4, 0, 50, 1),           # 250: repeat-expr: no_of_parts
        (ROWS, 27, 5),                           # 251: parts: repeat expr
        (STORE, 3, 7, 27),                       # 252
        (MOVE, 26, 46),                          # 253: 46 is 0
        (JGE, 26, 28, 893),                      # 254
        (ROW, 5, 6, 27),                         # 255: parts: an item
        (STORE, 6, 0, 26),                       # 256
        (LOAD, 29, 3, 1),                        # 257
        (STORE, 6, 1, 29),                       # 258
        (RUN, 6, 2, 1),                          # 259: part_kind
        (LOAD, 29, 2, 7),                        # 260: part_kind; valid: _io.pos + 15 <= _parent.segm_offset + _parent.segm_len and (_root.strictness == 0 or index > 0 or _p ...
        (POSITION, 29, 29),                      # 261
        (ADD, 30, 29, 60),                       # 262: 60 is 15
        (NUMBER2, 31, 3, 3, 0, 52, 1),           # 263
        (NUMBER2, 32, 3, 2, 0, 52, 1),           # 264
        (ADD, 33, 31, 32),                       # 265
        (JGT, 30, 33, 2334),                     # 266
        (LOAD, 29, 2, 0),                        # 267
        (JEQ, 29, 46, 294),                      # 268: 46 is 0
        (LOAD, 29, 6, 0),                        # 269
        (JGT, 29, 46, 294),                      # 270: 46 is 0
        (U1, 29, 3, 4, 4),                       # 271
        (JNE, 29, 43, 294),                      # 272: 43 is 1
        (JBITS, 6, 2, 0, 65280, 3, 294),         # 273: _ == 3
        (LOAD, 29, 3, 5),                        # 274
        (JZ, 29, 2334),                          # 275
        (ROWAT, 7, 3, 29),                       # 276
        (U1, 30, 7, 1, 0),                       # 277
        (JEQ, 30, 44, 2334),                     # 278: 44 is 2
        (LOAD, 29, 3, 5),                        # 279
        (JZ, 29, 2334),                          # 280
        (ROWAT, 8, 3, 29),                       # 281
        (U1, 30, 8, 1, 0),                       # 282
        (JEQ, 30, 48, 2334),                     # 283: 48 is 3
        (LOAD, 29, 3, 5),                        # 284
        (JZ, 29, 2334),                          # 285
        (ROWAT, 9, 3, 29),                       # 286
        (U1, 30, 9, 1, 0),                       # 287
        (JEQ, 30, 59, 2334),                     # 288: 59 is 5
        (LOAD, 29, 3, 5),                        # 289
        (JZ, 29, 2334),                          # 290
        (ROWAT, 10, 3, 29),                      # 291
        (U1, 30, 10, 1, 0),                      # 292
        (JEQ, 30, 61, 2334),                     # 293: 61 is 27
        (LOAD, 29, 2, 0),                        # 294
        (JEQ, 29, 46, 306),                      # 295: 46 is 0
        (LOAD, 29, 6, 0),                        # 296
        (JGT, 29, 46, 306),                      # 297: 46 is 0
        (U1, 29, 3, 4, 4),                       # 298
        (JNE, 29, 43, 306),                      # 299: 43 is 1
        (JBITS, 6, 2, 0, 65280, 10, 306),        # 300: _ == 10
        (LOAD, 29, 3, 5),                        # 301
        (JZ, 29, 2334),                          # 302
        (ROWAT, 11, 3, 29),                      # 303
        (U1, 30, 11, 1, 0),                      # 304
        (JEQ, 30, 63, 2334),                     # 305: 63 is 13
        (RUN, 6, 3, 11),                         # 306: unused_attributes, first_packet, next_packet, last_packet, arg_count, segm_offset, buf_len
        (NUMBER2, 29, 6, 3, 1, 50, 1),           # 307: arg_count; valid: _ >= 0 and (_root.strictness == 0 or _ > 0 or _parent.segm_kind != segment_kind::cmd or last_packet  ...
        (JLT, 29, 46, 2334),                     # 308: 46 is 0
        (LOAD, 29, 2, 0),                        # 309
        (JEQ, 29, 46, 323),                      # 310: 46 is 0
        (NUMBER2, 29, 6, 3, 1, 50, 1),           # 311
        (JGT, 29, 46, 323),                      # 312: 46 is 0
        (U1, 29, 3, 4, 4),                       # 313
        (JNE, 29, 43, 323),                      # 314: 43 is 1
        (JBITSN, 6, 3, 0, 256, 0, 323),          # 315: last_packet != 0
        (JBITS, 6, 2, 0, 65280, 0, 323),         # 316: part_kind == 0
        (JBITS, 6, 2, 0, 65280, 1, 323),         # 317: part_kind == 1
        (LOAD, 29, 3, 5),                        # 318
        (JZ, 29, 2334),                          # 319
        (ROWAT, 12, 3, 29),                      # 320
        (U1, 30, 12, 1, 0),                      # 321
        (JNE, 30, 45, 2334),                     # 322: 45 is 25
        (NUMBER2, 29, 6, 3, 3, 52, 1),           # 323: segm_offset; valid: _ == _parent.segm_offset
        (NUMBER2, 30, 3, 3, 0, 52, 1),           # 324
        (JNE, 29, 30, 2334),                     # 325
        (NUMBER2, 29, 6, 3, 7, 52, 1),           # 326: buf_len; valid: _ >= 0 and _ <= _parent.segm_offset + _parent.segm_len - _io.pos - 4
        (JLT, 29, 46, 2334),                     # 327: 46 is 0
        (NUMBER2, 31, 3, 2, 0, 52, 1),           # 328
        (ADD, 32, 30, 31),                       # 329
        (LOAD, 33, 2, 7),                        # 330
        (POSITION, 33, 33),                      # 331
        (SUB, 34, 32, 33),                       # 332
        (SUB, 35, 34, 49),                       # 333: 49 is 4
        (JGT, 29, 35, 2334),                     # 334
        (RUN, 6, 4, 4),                          # 335: buf_size
        (NUMBER2, 29, 6, 4, 0, 52, 1),           # 336: buf_size; valid: _ >= buf_len or _root.strictness == 0
        (NUMBER2, 30, 6, 3, 7, 52, 1),           # 337
        (JGE, 29, 30, 341),                      # 338
        (LOAD, 29, 2, 0),                        # 339
        (JNE, 29, 46, 2334),                     # 340: 46 is 0
        (NUMBER2, 29, 6, 3, 7, 52, 1),           # 341: size: buf_len
        (BYTES, 6, 5, 29),                       # 342: body
        (U1, 30, 6, 2, 0),                       # 343: switch-on: part_kind
        (SWITCH, 30, 1, 35),                     # 344
        (JUMP, 381),                             # 345: case 1
        (JUMP, 401),                             # 346: case 2
        (JUMP, 426),                             # 347: case 3
        (JUMP, 434),                             # 348: case 4
        (JUMP, 452),                             # 349: case 5
        (JUMP, 426),                             # 350: case 6
        (JUMP, 861),                             # 351: case 7
        (JUMP, 426),                             # 352: case 8
        (JUMP, 861),                             # 353: case 9
        (JUMP, 480),                             # 354: case 10
        (JUMP, 480),                             # 355: case 11
        (JUMP, 497),                             # 356: case 12
        (JUMP, 426),                             # 357: case 13
        (JUMP, 516),                             # 358: case 14
        (JUMP, 558),                             # 359: case 15
        (JUMP, 861),                             # 360: case 16
        (JUMP, 861),                             # 361: case 17
        (JUMP, 589),                             # 362: case 18
        (JUMP, 426),                             # 363: case 19
        (JUMP, 628),                             # 364: case 20
        (JUMP, 516),                             # 365: case 21
        (JUMP, 861),                             # 366: case 22
        (JUMP, 647),                             # 367: case 23
        (JUMP, 497),                             # 368: case 24
        (JUMP, 861),                             # 369: case 25
        (JUMP, 861),                             # 370: case 26
        (JUMP, 670),                             # 371: case 27
        (JUMP, 861),                             # 372: case 28
        (JUMP, 861),                             # 373: case 29
        (JUMP, 689),                             # 374: case 30
        (JUMP, 861),                             # 375: case 31
        (JUMP, 516),                             # 376: case 32
        (JUMP, 725),                             # 377: case 33
        (JUMP, 829),                             # 378: case 34
        (JUMP, 849),                             # 379: case 35
        (JUMP, 861),                             # 380
        (ROW, 6, 13, 30),                        # 381: part.body.parameter_descriptions
        (STORE, 6, 7, 30),                       # 382
        (NUMBER2, 31, 6, 3, 1, 50, 1),           # 383
        (STORE, 13, 0, 31),                      # 384
        (OPEN, 31, 6, 5),                        # 385: parameter_descriptions begins
        (LOAD, 33, 6, 1),                        # 386
        (STORE, 13, 1, 33),                      # 387
        (LOAD, 35, 13, 0),                       # 388: repeat-expr: arg_count
        (ROWS, 34, 7),                           # 389: parameters: repeat expr
        (STORE, 13, 2, 34),                      # 390
        (MOVE, 33, 46),                          # 391: 46 is 0
        (JGE, 33, 35, 399),                      # 392
        (ROW, 7, 14, 34),                        # 393: parameters: an item
        (LOAD, 36, 13, 1),                       # 394
        (STORE, 14, 0, 36),                      # 395
        (RUN, 14, 1, 4),                         # 396: data_type, frac, length
        (COUNT, 33, 2, 13, 3),                   # 397
        (JUMP, 392),                             # 398
        (CLOSE, 31),                             # 399: parameter_descriptions ends
        (JUMP, 867),                             # 400
        (ROW, 8, 15, 30),                        # 401: part.body.names
        (STORE, 6, 8, 30),                       # 402
        (NUMBER2, 31, 6, 3, 1, 50, 1),           # 403
        (STORE, 15, 0, 31),                      # 404
        (OPEN, 31, 6, 5),                        # 405: names begins
        (LOAD, 33, 6, 1),                        # 406
        (STORE, 15, 1, 33),                      # 407
        (LOAD, 35, 15, 0),                       # 408: repeat-expr: arg_count
        (ROWS, 34, 9),                           # 409: names: repeat expr
        (STORE, 15, 2, 34),                      # 410
        (MOVE, 33, 46),                          # 411: 46 is 0
        (JGE, 33, 35, 424),                      # 412
        (ROW, 9, 16, 34),                        # 413: names: an item
        (LOAD, 36, 15, 1),                       # 414
        (STORE, 16, 0, 36),                      # 415
        (RUN, 16, 1, 1),                         # 416: len_name
        (U1, 36, 16, 1, 0),                      # 417: size: len_name
        (BYTES, 16, 2, 36),                      # 418: name
        (OPEN, 37, 16, 2),                       # 419: text begins
        (REST, 16, 4),                           # 420: data
        (CLOSE, 37),                             # 421: text ends
        (COUNT, 33, 6, 15, 3),                   # 422
        (JUMP, 412),                             # 423
        (CLOSE, 31),                             # 424: names ends
        (JUMP, 867),                             # 425
        (ROW, 10, 17, 30),                       # 426: part.body.text
        (STORE, 6, 9, 30),                       # 427
        (OPEN, 31, 6, 5),                        # 428: text begins
        (LOAD, 33, 6, 1),                        # 429
        (STORE, 17, 0, 33),                      # 430
        (REST, 17, 1),                           # 431: data
        (CLOSE, 31),                             # 432: text ends
        (JUMP, 867),                             # 433
        (ROW, 11, 18, 30),                       # 434: part.body.conversion_tables
        (STORE, 6, 10, 30),                      # 435
        (NUMBER2, 31, 6, 3, 1, 50, 1),           # 436
        (STORE, 18, 0, 31),                      # 437
        (OPEN, 31, 6, 5),                        # 438: conversion_tables begins
        (LOAD, 33, 6, 1),                        # 439
        (STORE, 18, 1, 33),                      # 440
        (LOAD, 35, 18, 0),                       # 441: repeat-expr: arg_count
        (ROWS, 34, 12),                          # 442: tables: repeat expr
        (STORE, 18, 2, 34),                      # 443
        (MOVE, 33, 46),                          # 444: 46 is 0
        (JGE, 33, 35, 450),                      # 445
        (ROW, 12, 19, 34),                       # 446: tables: an item
        (BYTES, 19, 0, 75),                      # 447: size: 256; tables; 75 is 256
        (COUNT, 33, 2, 18, 3),                   # 448
        (JUMP, 445),                             # 449
        (CLOSE, 31),                             # 450: conversion_tables ends
        (JUMP, 867),                             # 451
        (ROW, 13, 20, 30),                       # 452: part.body.data
        (STORE, 6, 11, 30),                      # 453
        (MOVE, 31, 46),                          # 454: 46 is 0
        (JBITSN, 3, 4, 4, 65280, 1, 467),        # 455: segm_kind != 1
        (LOAD, 32, 3, 5),                        # 456
        (JZ, 32, 2334),                          # 457
        (ROWAT, 21, 3, 32),                      # 458
        (U1, 33, 21, 1, 0),                      # 459
        (JEQ, 33, 44, 466),                      # 460: 44 is 2
        (LOAD, 32, 3, 5),                        # 461
        (JZ, 32, 2334),                          # 462
        (ROWAT, 22, 3, 32),                      # 463
        (U1, 33, 22, 1, 0),                      # 464
        (JNE, 33, 58, 467),                      # 465: 58 is 45
        (MOVE, 31, 43),                          # 466: 43 is 1
        (STORE, 20, 0, 31),                      # 467
        (OPEN, 31, 6, 5),                        # 468: data begins
        (LOAD, 33, 6, 1),                        # 469
        (STORE, 20, 1, 33),                      # 470
        (LOAD, 33, 20, 0),                       # 471: if: not is_logon
        (JNZ, 33, 475),                          # 472
        (REST, 20, 3),                           # 473: rows
        (STORE, 20, 2, 43),                      # 474: 43 is 1
        (JZ, 33, 478),                           # 475: if: is_logon
        (REST, 20, 6),                           # 476: logon
        (STORE, 20, 5, 43),                      # 477: 43 is 1
        (CLOSE, 31),                             # 478: data ends
        (JUMP, 867),                             # 479
        (ROW, 14, 23, 30),                       # 480: part.body.parse_ids
        (STORE, 6, 12, 30),                      # 481
        (OPEN, 31, 6, 5),                        # 482: parse_ids begins
        (LOAD, 33, 6, 1),                        # 483
        (STORE, 23, 0, 33),                      # 484
        (ROWS, 34, 15),                          # 485: parse_ids: repeat until
        (STORE, 23, 1, 34),                      # 486
        (MOVE, 33, 46),                          # 487: 46 is 0
        (ROW, 15, 24, 34),                       # 488: parse_ids: an item
        (LOAD, 35, 23, 0),                       # 489
        (STORE, 24, 0, 35),                      # 490
        (RUN, 24, 1, 12),                        # 491: session_id, statement_counter, command_number, message_kind, buffer_number, application_info, date_format
        (EOF, 35),                               # 492: repeat-until: _io.eof
        (COUNT, 33, 2, 23, 2),                   # 493
        (JZ, 35, 488),                           # 494
        (CLOSE, 31),                             # 495: parse_ids ends
        (JUMP, 867),                             # 496
        (ROW, 16, 25, 30),                       # 497: part.body.counter
        (STORE, 6, 13, 30),                      # 498
        (OPEN, 31, 6, 5),                        # 499: counter begins
        (LOAD, 33, 6, 1),                        # 500
        (STORE, 25, 0, 33),                      # 501
        (RUN, 25, 1, 1),                         # 502: define_byte
        (U1, 33, 25, 1, 0),                      # 503: if: define_byte < 0xfc
        (JGE, 33, 76, 507),                      # 504: 76 is 252
        (BYTES, 25, 3, 64),                      # 505: size: len_number; number; 64 is 6
        (STORE, 25, 2, 43),                      # 506: 43 is 1
        (JLT, 33, 76, 510),                      # 507: if: define_byte >= 0xfc; 76 is 252
        (BYTES, 25, 6, 64),                      # 508: size: len_number; undefined; 64 is 6
        (STORE, 25, 5, 43),                      # 509: 43 is 1
        (REST, 25, 8),                           # 510: trailing_bytes
        (LOAD, 33, 25, 8),                       # 511: trailing_bytes; valid: _.length == 0
        (LOAD, 34, 25, 9),                       # 512
        (JNE, 34, 46, 2334),                     # 513: 46 is 0
        (CLOSE, 31),                             # 514: counter ends
        (JUMP, 867),                             # 515
        (ROW, 17, 26, 30),                       # 516: part.body.shortinfos
        (STORE, 6, 14, 30),                      # 517
        (NUMBER2, 31, 6, 3, 1, 50, 1),           # 518
        (STORE, 26, 0, 31),                      # 519
        (U1, 31, 6, 2, 0),                       # 520
        (EQ, 32, 31, 71),                        # 521: 71 is 32
        (STORE, 26, 1, 32),                      # 522
        (OPEN, 31, 6, 5),                        # 523: shortinfos begins
        (LOAD, 33, 6, 1),                        # 524
        (STORE, 26, 2, 33),                      # 525
        (LOAD, 35, 26, 0),                       # 526: repeat-expr: arg_count
        (ROWS, 34, 18),                          # 527: shortinfos: repeat expr
        (STORE, 26, 3, 34),                      # 528
        (MOVE, 33, 46),                          # 529: 46 is 0
        (JGE, 33, 35, 556),                      # 530
        (ROW, 18, 27, 34),                       # 531: shortinfos: an item
        (LOAD, 36, 26, 1),                       # 532
        (STORE, 27, 0, 36),                      # 533
        (LOAD, 36, 26, 2),                       # 534
        (STORE, 27, 1, 36),                      # 535
        (RUN, 27, 2, 8),                         # 536: unused_mode, escape_character, has_default, null_allowed, null_not_allowed, io_type, data_type, frac, length, in_out_len
        (LOAD, 36, 27, 0),                       # 537: if: not is_vardata or io_type != io_type::input
        (JZ, 36, 540),                           # 538
        (JBITS, 27, 2, 1, 65280, 0, 542),        # 539: io_type == 0
        (RUN, 27, 4, 4),                         # 540: bufpos
        (STORE, 27, 3, 43),                      # 541: 43 is 1
        (JZ, 36, 546),                           # 542: if: is_vardata and io_type == io_type::input
        (JBITSN, 27, 2, 1, 65280, 0, 546),       # 543: io_type != 0
        (RUN, 27, 6, 2),                         # 544: param_no
        (STORE, 27, 5, 43),                      # 545: 43 is 1
        (JZ, 36, 550),                           # 546: if: is_vardata and io_type == io_type::input
        (JBITSN, 27, 2, 1, 65280, 0, 550),       # 547: io_type != 0
        (RUN, 27, 8, 1),                         # 548: read_only
        (STORE, 27, 7, 43),                      # 549: 43 is 1
        (JZ, 36, 554),                           # 550: if: is_vardata and io_type == io_type::input
        (JBITSN, 27, 2, 1, 65280, 0, 554),       # 551: io_type != 0
        (RUN, 27, 10, 1),                        # 552: serial
        (STORE, 27, 9, 43),                      # 553: 43 is 1
        (COUNT, 33, 2, 26, 4),                   # 554
        (JUMP, 530),                             # 555
        (CLOSE, 31),                             # 556: shortinfos ends
        (JUMP, 867),                             # 557
        (ROW, 19, 28, 30),                       # 558: part.body.user_info
        (STORE, 6, 15, 30),                      # 559
        (OPEN, 31, 6, 5),                        # 560: user_info begins
        (LOAD, 33, 6, 1),                        # 561
        (STORE, 28, 0, 33),                      # 562
        (RUN, 28, 1, 1),                         # 563: len_name
        (U1, 33, 28, 1, 0),                      # 564: size: len_name
        (BYTES, 28, 2, 33),                      # 565: name
        (OPEN, 34, 28, 2),                       # 566: text begins
        (REST, 28, 4),                           # 567: data
        (CLOSE, 34),                             # 568: text ends
        (RUN, 28, 6, 1),                         # 569: len_name
        (U1, 33, 28, 6, 0),                      # 570: size: len_name
        (BYTES, 28, 7, 33),                      # 571: name
        (OPEN, 34, 28, 7),                       # 572: text begins
        (REST, 28, 9),                           # 573: data
        (CLOSE, 34),                             # 574: text ends
        (RUN, 28, 11, 1),                        # 575: len_name
        (U1, 33, 28, 11, 0),                     # 576: size: len_name
        (BYTES, 28, 12, 33),                     # 577: name
        (OPEN, 34, 28, 12),                      # 578: text begins
        (REST, 28, 14),                          # 579: data
        (CLOSE, 34),                             # 580: text ends
        (RUN, 28, 16, 1),                        # 581: len_name
        (U1, 33, 28, 16, 0),                     # 582: size: len_name
        (BYTES, 28, 17, 33),                     # 583: name
        (OPEN, 34, 28, 17),                      # 584: text begins
        (REST, 28, 19),                          # 585: data
        (CLOSE, 34),                             # 586: text ends
        (CLOSE, 31),                             # 587: user_info ends
        (JUMP, 867),                             # 588
        (ROW, 20, 29, 30),                       # 589: part.body.longdata
        (STORE, 6, 16, 30),                      # 590
        (NUMBER2, 31, 6, 3, 1, 50, 1),           # 591
        (STORE, 29, 0, 31),                      # 592
        (OPEN, 31, 6, 5),                        # 593: longdata begins
        (LOAD, 33, 6, 1),                        # 594
        (STORE, 29, 1, 33),                      # 595
        (LOAD, 35, 29, 0),                       # 596: repeat-expr: arg_count
        (ROWS, 34, 21),                          # 597: descriptors: repeat expr
        (STORE, 29, 2, 34),                      # 598
        (MOVE, 33, 46),                          # 599: 46 is 0
        (JGE, 33, 35, 625),                      # 600
        (ROW, 21, 30, 34),                       # 601: descriptors: an item
        (LOAD, 36, 29, 1),                       # 602
        (STORE, 30, 0, 36),                      # 603
        (RUN, 30, 1, 41),                        # 604: define_byte, descriptor, tabid, maxlen, intern_pos, without_short_column, unicode, catalog, comment, new_record, no_close, with_lock, trigger, state, unused1, valmode, valind, unused2, valpos, vallen
        (NUMBER2, 36, 30, 1, 37, 52, 0),         # 605: if: vallen > 0 and valpos == _io.pos + 1 and vallen <= _io.size - _io.pos and valmode != valmode::nodata ...
        (JLE, 36, 46, 623),                      # 606: 46 is 0
        (NUMBER2, 36, 30, 1, 33, 52, 0),         # 607
        (LOAD, 37, 6, 5),                        # 608
        (POSITION, 37, 37),                      # 609
        (ADD, 38, 37, 43),                       # 610: 43 is 1
        (JNE, 36, 38, 623),                      # 611
        (NUMBER2, 36, 30, 1, 37, 52, 0),         # 612
        (LOAD, 37, 6, 6),                        # 613
        (LOAD, 38, 6, 5),                        # 614
        (POSITION, 38, 38),                      # 615
        (SUB, 39, 37, 38),                       # 616
        (JGT, 36, 39, 623),                      # 617
        (JBITS, 30, 1, 28, 65280, 3, 623),       # 618: valmode == 3
        (JBITS, 30, 1, 28, 65280, 5, 623),       # 619: valmode == 5
        (NUMBER2, 36, 30, 1, 37, 52, 0),         # 620: size: vallen
        (BYTES, 30, 3, 36),                      # 621: portion
        (STORE, 30, 2, 43),                      # 622: 43 is 1
        (COUNT, 33, 2, 29, 3),                   # 623
        (JUMP, 600),                             # 624
        (REST, 29, 4),                           # 625: behind
        (CLOSE, 31),                             # 626: longdata ends
        (JUMP, 867),                             # 627
        (ROW, 22, 31, 30),                       # 628: part.body.session_info
        (STORE, 6, 17, 30),                      # 629
        (OPEN, 31, 6, 5),                        # 630: session_info begins
        (LOAD, 33, 6, 1),                        # 631
        (STORE, 31, 0, 33),                      # 632
        (RUN, 31, 1, 2192),                      # 633: is_unicode, session_id, len_nls_date_format, nls_date_format, len_nls_date_format_coded, nls_date_format_coded, nls_date_language, nls_language, date_format, numeric_characters, filler1, dictionary
        (RUN, 31, 2, 1),                         # 634: define_byte
        (U1, 33, 31, 2, 0),                      # 635: if: define_byte < 0xfc
        (JGE, 33, 76, 639),                      # 636: 76 is 252
        (BYTES, 31, 4, 48),                      # 637: size: len_number; number; 48 is 3
        (STORE, 31, 3, 43),                      # 638: 43 is 1
        (JLT, 33, 76, 642),                      # 639: if: define_byte >= 0xfc; 76 is 252
        (BYTES, 31, 7, 48),                      # 640: size: len_number; undefined; 48 is 3
        (STORE, 31, 6, 43),                      # 641: 43 is 1
        (RUN, 31, 9, 12),                        # 642: filler2, kernel_version, filler3
        (FIXED, 33, 31, 9, 4, 5),                # 643
        (TEXT, 33, 0),                           # 644: kernel_version is ISO-8859-1
        (CLOSE, 31),                             # 645: session_info ends
        (JUMP, 867),                             # 646
        (ROW, 23, 32, 30),                       # 647: part.body.serial
        (STORE, 6, 18, 30),                      # 648
        (OPEN, 31, 6, 5),                        # 649: serial begins
        (LOAD, 33, 6, 1),                        # 650
        (STORE, 32, 0, 33),                      # 651
        (RUN, 32, 1, 1),                         # 652: define_byte
        (U1, 33, 32, 1, 0),                      # 653: if: define_byte < 0xfc
        (JGE, 33, 76, 657),                      # 654: 76 is 252
        (BYTES, 32, 3, 51),                      # 655: size: len_number; number; 51 is 20
        (STORE, 32, 2, 43),                      # 656: 43 is 1
        (JLT, 33, 76, 660),                      # 657: if: define_byte >= 0xfc; 76 is 252
        (BYTES, 32, 6, 51),                      # 658: size: len_number; undefined; 51 is 20
        (STORE, 32, 5, 43),                      # 659: 43 is 1
        (RUN, 32, 8, 1),                         # 660: define_byte
        (U1, 33, 32, 8, 0),                      # 661: if: define_byte < 0xfc
        (JGE, 33, 76, 665),                      # 662: 76 is 252
        (BYTES, 32, 10, 51),                     # 663: size: len_number; number; 51 is 20
        (STORE, 32, 9, 43),                      # 664: 43 is 1
        (JLT, 33, 76, 668),                      # 665: if: define_byte >= 0xfc; 76 is 252
        (BYTES, 32, 13, 51),                     # 666: size: len_number; undefined; 51 is 20
        (STORE, 32, 12, 43),                     # 667: 43 is 1
        (CLOSE, 31),                             # 668: serial ends
        (JUMP, 867),                             # 669
        (ROW, 24, 33, 30),                       # 670: part.body.abap_info
        (STORE, 6, 19, 30),                      # 671
        (OPEN, 31, 6, 5),                        # 672: abap_info begins
        (LOAD, 33, 6, 1),                        # 673
        (STORE, 33, 0, 33),                      # 674
        (RUN, 33, 1, 1),                         # 675: len_name
        (U1, 33, 33, 1, 0),                      # 676: size: len_name
        (BYTES, 33, 2, 33),                      # 677: name
        (OPEN, 34, 33, 2),                       # 678: text begins
        (REST, 33, 4),                           # 679: data
        (CLOSE, 34),                             # 680: text ends
        (RUN, 33, 6, 1),                         # 681: len_name
        (U1, 33, 33, 6, 0),                      # 682: size: len_name
        (BYTES, 33, 7, 33),                      # 683: name
        (OPEN, 34, 33, 7),                       # 684: text begins
        (REST, 33, 9),                           # 685: data
        (CLOSE, 34),                             # 686: text ends
        (CLOSE, 31),                             # 687: abap_info ends
        (JUMP, 867),                             # 688
        (ROW, 25, 34, 30),                       # 689: part.body.long_demands
        (STORE, 6, 20, 30),                      # 690
        (NUMBER2, 31, 6, 3, 1, 50, 1),           # 691
        (STORE, 34, 0, 31),                      # 692
        (OPEN, 31, 6, 5),                        # 693: long_demands begins
        (LOAD, 33, 6, 1),                        # 694
        (STORE, 34, 1, 33),                      # 695
        (LOAD, 35, 34, 0),                       # 696: repeat-expr: arg_count
        (ROWS, 34, 26),                          # 697: demands: repeat expr
        (STORE, 34, 2, 34),                      # 698
        (MOVE, 33, 46),                          # 699: 46 is 0
        (JGE, 33, 35, 723),                      # 700
        (ROW, 26, 35, 34),                       # 701: demands: an item
        (LOAD, 36, 34, 1),                       # 702
        (STORE, 35, 0, 36),                      # 703
        (RUN, 35, 1, 2),                         # 704: define_byte, at_once
        (RUN, 35, 2, 1),                         # 705: define_byte
        (U1, 36, 35, 2, 0),                      # 706: if: define_byte < 0xfc
        (JGE, 36, 76, 710),                      # 707: 76 is 252
        (BYTES, 35, 4, 64),                      # 708: size: len_number; number; 64 is 6
        (STORE, 35, 3, 43),                      # 709: 43 is 1
        (JLT, 36, 76, 713),                      # 710: if: define_byte >= 0xfc; 76 is 252
        (BYTES, 35, 7, 64),                      # 711: size: len_number; undefined; 64 is 6
        (STORE, 35, 6, 43),                      # 712: 43 is 1
        (RUN, 35, 9, 1),                         # 713: define_byte
        (U1, 36, 35, 9, 0),                      # 714: if: define_byte < 0xfc
        (JGE, 36, 76, 718),                      # 715: 76 is 252
        (BYTES, 35, 11, 64),                     # 716: size: len_number; number; 64 is 6
        (STORE, 35, 10, 43),                     # 717: 43 is 1
        (JLT, 36, 76, 721),                      # 718: if: define_byte >= 0xfc; 76 is 252
        (BYTES, 35, 14, 64),                     # 719: size: len_number; undefined; 64 is 6
        (STORE, 35, 13, 43),                     # 720: 43 is 1
        (COUNT, 33, 6, 34, 3),                   # 721
        (JUMP, 700),                             # 722
        (CLOSE, 31),                             # 723: long_demands ends
        (JUMP, 867),                             # 724
        (ROW, 27, 36, 30),                       # 725: part.body.vardata
        (STORE, 6, 21, 30),                      # 726
        (NUMBER2, 31, 6, 3, 1, 50, 1),           # 727
        (STORE, 36, 0, 31),                      # 728
        (MOVE, 31, 46),                          # 729: 46 is 0
        (JBITSN, 3, 4, 4, 65280, 1, 742),        # 730: segm_kind != 1
        (LOAD, 32, 3, 5),                        # 731
        (JZ, 32, 2334),                          # 732
        (ROWAT, 37, 3, 32),                      # 733
        (U1, 33, 37, 1, 0),                      # 734
        (JEQ, 33, 44, 741),                      # 735: 44 is 2
        (LOAD, 32, 3, 5),                        # 736
        (JZ, 32, 2334),                          # 737
        (ROWAT, 38, 3, 32),                      # 738
        (U1, 33, 38, 1, 0),                      # 739
        (JNE, 33, 58, 742),                      # 740: 58 is 45
        (MOVE, 31, 43),                          # 741: 43 is 1
        (STORE, 36, 1, 31),                      # 742
        (OPEN, 31, 6, 5),                        # 743: vardata begins
        (LOAD, 33, 6, 1),                        # 744
        (STORE, 36, 2, 33),                      # 745
        (EOF, 33),                               # 746: if: not _io.eof
        (JNZ, 33, 823),                          # 747
        (ROWS, 34, 28),                          # 748: rows: repeat until
        (STORE, 36, 4, 34),                      # 749
        (MOVE, 33, 46),                          # 750: 46 is 0
        (ROW, 28, 39, 34),                       # 751: rows: an item
        (LOAD, 35, 36, 1),                       # 752
        (STORE, 39, 0, 35),                      # 753
        (LOAD, 35, 36, 2),                       # 754
        (STORE, 39, 1, 35),                      # 755
        (RUN, 39, 2, 2),                         # 756: num_fields
        (U2BE, 37, 39, 2, 0),                    # 757: repeat-expr: num_fields
        (ROWS, 36, 29),                          # 758: fields: repeat expr
        (STORE, 39, 3, 36),                      # 759
        (MOVE, 35, 46),                          # 760: 46 is 0
        (JGE, 35, 37, 813),                      # 761
        (ROW, 29, 40, 36),                       # 762: fields: an item
        (LOAD, 38, 39, 0),                       # 763
        (STORE, 40, 0, 38),                      # 764
        (LOAD, 38, 39, 1),                       # 765
        (STORE, 40, 1, 38),                      # 766
        (RUN, 40, 2, 1),                         # 767: len_or_mark
        (JBITSN, 40, 2, 0, 65280, 255, 771),     # 768: if: len_or_mark == 255; len_or_mark != 255
        (RUN, 40, 4, 2),                         # 769: len_long
        (STORE, 40, 3, 43),                      # 770: 43 is 1
        (JBITS, 40, 2, 0, 65280, 255, 777),      # 771: if: kind == vardata_kind::value and not is_logon; len_or_mark == 255
        (U1, 41, 40, 2, 0),                      # 772
        (JLT, 41, 77, 777),                      # 773: 77 is 250
        (JBITSN, 40, 2, 0, 65280, 250, 779),     # 774: len_or_mark != 250
        (LOAD, 41, 2, 3),                        # 775
        (JNE, 41, 46, 779),                      # 776: 46 is 0
        (MOVE, 38, 46),                          # 777: 46 is 0
        (JUMP, 780),                             # 778
        (U1, 38, 40, 2, 0),                      # 779
        (JNE, 38, 46, 791),                      # 780: 46 is 0
        (LOAD, 38, 40, 0),                       # 781
        (JNZ, 38, 791),                          # 782
        (JBITSN, 40, 2, 0, 65280, 255, 788),     # 783: size: len_or_mark == 255 ? len_long : len_or_mark; len_or_mark != 255
        (LOAD, 41, 40, 3),                       # 784
        (JZ, 41, 2334),                          # 785
        (U2BE, 38, 40, 4, 0),                    # 786
        (JUMP, 789),                             # 787
        (U1, 38, 40, 2, 0),                      # 788
        (BYTES, 40, 6, 38),                      # 789: value
        (STORE, 40, 5, 43),                      # 790: 43 is 1
        (JBITS, 40, 2, 0, 65280, 255, 797),      # 791: if: kind == vardata_kind::value and is_logon; len_or_mark == 255
        (U1, 41, 40, 2, 0),                      # 792
        (JLT, 41, 77, 797),                      # 793: 77 is 250
        (JBITSN, 40, 2, 0, 65280, 250, 799),     # 794: len_or_mark != 250
        (LOAD, 41, 2, 3),                        # 795
        (JNE, 41, 46, 799),                      # 796: 46 is 0
        (MOVE, 38, 46),                          # 797: 46 is 0
        (JUMP, 800),                             # 798
        (U1, 38, 40, 2, 0),                      # 799
        (JNE, 38, 46, 811),                      # 800: 46 is 0
        (LOAD, 38, 40, 0),                       # 801
        (JZ, 38, 811),                           # 802
        (JBITSN, 40, 2, 0, 65280, 255, 808),     # 803: size: len_or_mark == 255 ? len_long : len_or_mark; len_or_mark != 255
        (LOAD, 41, 40, 3),                       # 804
        (JZ, 41, 2334),                          # 805
        (U2BE, 38, 40, 4, 0),                    # 806
        (JUMP, 809),                             # 807
        (U1, 38, 40, 2, 0),                      # 808
        (BYTES, 40, 9, 38),                      # 809: logon
        (STORE, 40, 8, 43),                      # 810: 43 is 1
        (COUNT, 35, 2, 39, 4),                   # 811
        (JUMP, 761),                             # 812
        (MOVE, 35, 46),                          # 813: repeat-until: _io.eof or _index + 1 >= arg_count; 46 is 0
        (EOF, 36),                               # 814
        (JNZ, 36, 819),                          # 815
        (ADD, 36, 33, 43),                       # 816: 43 is 1
        (LOAD, 37, 36, 0),                       # 817
        (JLT, 36, 37, 820),                      # 818
        (MOVE, 35, 43),                          # 819: 43 is 1
        (COUNT, 33, 4, 36, 5),                   # 820
        (JZ, 35, 751),                           # 821
        (STORE, 36, 3, 43),                      # 822: 43 is 1
        (REST, 36, 6),                           # 823: trailing_bytes
        (LOAD, 33, 36, 6),                       # 824: trailing_bytes; valid: _.length == 0
        (LOAD, 34, 36, 7),                       # 825
        (JNE, 34, 46, 2334),                     # 826: 46 is 0
        (CLOSE, 31),                             # 827: vardata ends
        (JUMP, 867),                             # 828
        (ROW, 30, 41, 30),                       # 829: part.body.features
        (STORE, 6, 22, 30),                      # 830
        (NUMBER2, 31, 6, 3, 1, 50, 1),           # 831
        (STORE, 41, 0, 31),                      # 832
        (OPEN, 31, 6, 5),                        # 833: features begins
        (LOAD, 33, 6, 1),                        # 834
        (STORE, 41, 1, 33),                      # 835
        (LOAD, 35, 41, 0),                       # 836: repeat-expr: arg_count
        (ROWS, 34, 31),                          # 837: features: repeat expr
        (STORE, 41, 2, 34),                      # 838
        (MOVE, 33, 46),                          # 839: 46 is 0
        (JGE, 33, 35, 847),                      # 840
        (ROW, 31, 42, 34),                       # 841: features: an item
        (LOAD, 36, 41, 1),                       # 842
        (STORE, 42, 0, 36),                      # 843
        (RUN, 42, 1, 2),                         # 844: feature, is_on
        (COUNT, 33, 2, 41, 3),                   # 845
        (JUMP, 840),                             # 846
        (CLOSE, 31),                             # 847: features ends
        (JUMP, 867),                             # 848
        (ROW, 32, 43, 30),                       # 849: part.body.client_id
        (STORE, 6, 23, 30),                      # 850
        (OPEN, 31, 6, 5),                        # 851: client_id begins
        (LOAD, 33, 6, 1),                        # 852
        (STORE, 43, 0, 33),                      # 853
        (RUN, 43, 1, 1),                         # 854: define_byte
        (REST, 43, 2),                           # 855: terminal_id
        (OPEN, 33, 43, 2),                       # 856: text begins
        (REST, 43, 4),                           # 857: data
        (CLOSE, 33),                             # 858: text ends
        (CLOSE, 31),                             # 859: client_id ends
        (JUMP, 867),                             # 860
        (ROW, 33, 44, 30),                       # 861: part.body.raw
        (STORE, 6, 24, 30),                      # 862
        (LOAD, 31, 6, 5),                        # 863
        (STORE, 44, 0, 31),                      # 864
        (LOAD, 32, 6, 6),                        # 865
        (STORE, 44, 1, 32),                      # 866
        (NUMBER2, 32, 3, 3, 0, 52, 1),           # 867: size: _parent.segm_offset + _parent.segm_len - _io.pos < (8 - buf_len % 8) % 8 ? _parent.segm_offset + _pa ...
        (NUMBER2, 33, 3, 2, 0, 52, 1),           # 868
        (ADD, 34, 32, 33),                       # 869
        (LOAD, 35, 2, 7),                        # 870
        (POSITION, 35, 35),                      # 871
        (SUB, 36, 34, 35),                       # 872
        (NUMBER2, 37, 6, 3, 7, 52, 1),           # 873
        (MOD, 38, 37, 56),                       # 874: 56 is 8
        (SUB, 39, 56, 38),                       # 875: 56 is 8
        (MOD, 40, 39, 56),                       # 876: 56 is 8
        (JGE, 36, 40, 885),                      # 877
        (NUMBER2, 32, 3, 3, 0, 52, 1),           # 878
        (NUMBER2, 33, 3, 2, 0, 52, 1),           # 879
        (ADD, 34, 32, 33),                       # 880
        (LOAD, 35, 2, 7),                        # 881
        (POSITION, 35, 35),                      # 882
        (SUB, 29, 34, 35),                       # 883
        (JUMP, 890),                             # 884
        (NUMBER2, 32, 6, 3, 7, 52, 1),           # 885
        (MOD, 33, 32, 56),                       # 886: 56 is 8
        (SUB, 34, 56, 33),                       # 887: 56 is 8
        (MOD, 35, 34, 56),                       # 888: 56 is 8
        (MOVE, 29, 35),                          # 889
        (BYTES, 6, 25, 29),                      # 890: filler
        (COUNT, 26, 6, 3, 8),                    # 891
        (JUMP, 254),                             # 892
        (NUMBER2, 26, 3, 3, 0, 52, 1),           # 893: size: segm_offset + segm_len - _io.pos
        (NUMBER2, 27, 3, 2, 0, 52, 1),           # 894
        (ADD, 28, 26, 27),                       # 895
        (LOAD, 29, 2, 7),                        # 896
        (POSITION, 29, 29),                      # 897
        (SUB, 30, 28, 29),                       # 898
        (BYTES, 3, 9, 30),                       # 899: unused
        (LOAD, 29, 2, 8),                        # 900: size: _io.size - _io.pos < (8 - segm_len % 8) % 8 ? _io.size - _io.pos : (8 - segm_len % 8) % 8
        (LOAD, 30, 2, 7),                        # 901
        (POSITION, 30, 30),                      # 902
        (SUB, 31, 29, 30),                       # 903
        (NUMBER2, 32, 3, 2, 0, 52, 1),           # 904
        (MOD, 33, 32, 56),                       # 905: 56 is 8
        (SUB, 34, 56, 33),                       # 906: 56 is 8
        (MOD, 35, 34, 56),                       # 907: 56 is 8
        (JGE, 31, 35, 914),                      # 908
        (LOAD, 29, 2, 8),                        # 909
        (LOAD, 30, 2, 7),                        # 910
        (POSITION, 30, 30),                      # 911
        (SUB, 26, 29, 30),                       # 912
        (JUMP, 919),                             # 913
        (NUMBER2, 29, 3, 2, 0, 52, 1),           # 914
        (MOD, 30, 29, 56),                       # 915: 56 is 8
        (SUB, 31, 56, 30),                       # 916: 56 is 8
        (MOD, 32, 31, 56),                       # 917: 56 is 8
        (MOVE, 26, 32),                          # 918
        (BYTES, 3, 11, 26),                      # 919: filler
        (COUNT, 23, 8, 2, 11),                   # 920
        (JUMP, 171),                             # 921
        (REST, 2, 12),                           # 922: behind
        (CLOSE, 21),                             # 923: varpart ends
        (CLOSE, 18),                             # 924: maxdb_packet ends
        (JUMP, 1088),                            # 925
        (ROW, 34, 45, 11),                       # 926: maxdb_tcp.payload.connect
        (STORE, 0, 13, 11),                      # 927
        (OPEN, 18, 0, 9),                        # 928: connect begins
        (LOAD, 20, 0, 7),                        # 929: switch-on: _root.order
        (JNE, 20, 43, 933),                      # 930: cases: byte_order::big; 43 is 1
        (STORE, 45, 0, 46),                      # 931: byte order be; 46 is 0
        (JUMP, 936),                             # 932
        (JNE, 20, 44, 2334),                     # 933: cases: byte_order::little; 44 is 2
        (STORE, 45, 0, 43),                      # 934: byte order le; 43 is 1
        (JUMP, 936),                             # 935
        (RUN, 45, 1, 24),                        # 936: code, swap, connect_length, service_type, os_type, fillers, max_segment_size, max_data_len, packet_size, min_reply_size
        (NUMBER2, 20, 45, 1, 2, 50, 0),          # 937: connect_length; valid: _ >= 40 and _ <= _io.size
        (JLT, 20, 55, 2334),                     # 938: 55 is 40
        (LOAD, 21, 0, 10),                       # 939
        (JGT, 20, 21, 2334),                     # 940
        (JBITS, 45, 1, 0, 65280, 1, 947),        # 941: if: code != connect_code::ebcdic; code == 1
        (BYTES, 45, 3, 56),                      # 942: size: 8; receiver_ascii; 56 is 8
        (UNPAD, 45, 3, 32),                      # 943
        (CUT, 45, 3, 0, 0),                      # 944
        (TEXTAT, 45, 3, 0),                      # 945: receiver_ascii is ISO-8859-1
        (STORE, 45, 2, 43),                      # 946: 43 is 1
        (JBITSN, 45, 1, 0, 65280, 1, 953),       # 947: if: code == connect_code::ebcdic; code != 1
        (BYTES, 45, 6, 56),                      # 948: size: 8; receiver_ebcdic; 56 is 8
        (UNPAD, 45, 6, 64),                      # 949
        (CUT, 45, 6, 0, 0),                      # 950
        (TEXTAT, 45, 6, 1),                      # 951: receiver_ebcdic is IBM037
        (STORE, 45, 5, 43),                      # 952: 43 is 1
        (JBITS, 45, 1, 0, 65280, 1, 959),        # 953: if: code != connect_code::ebcdic; code == 1
        (BYTES, 45, 9, 56),                      # 954: size: 8; sender_ascii; 56 is 8
        (UNPAD, 45, 9, 32),                      # 955
        (CUT, 45, 9, 0, 0),                      # 956
        (TEXTAT, 45, 9, 0),                      # 957: sender_ascii is ISO-8859-1
        (STORE, 45, 8, 43),                      # 958: 43 is 1
        (JBITSN, 45, 1, 0, 65280, 1, 965),       # 959: if: code == connect_code::ebcdic; code != 1
        (BYTES, 45, 12, 56),                     # 960: size: 8; sender_ebcdic; 56 is 8
        (UNPAD, 45, 12, 64),                     # 961
        (CUT, 45, 12, 0, 0),                     # 962
        (TEXTAT, 45, 12, 1),                     # 963: sender_ebcdic is IBM037
        (STORE, 45, 11, 43),                     # 964: 43 is 1
        (NUMBER2, 20, 45, 1, 2, 50, 0),          # 965: size: connect_length - 40
        (SUB, 21, 20, 55),                       # 966: 55 is 40
        (BYTES, 45, 14, 21),                     # 967: arguments
        (OPEN, 22, 45, 14),                      # 968: arguments begins
        (ROWS, 25, 35),                          # 969: arguments: repeat eos
        (STORE, 45, 16, 25),                     # 970
        (MOVE, 24, 46),                          # 971: 46 is 0
        (EOF, 25),                               # 972
        (JNZ, 25, 1079),                         # 973
        (ROW, 35, 46, 25),                       # 974: arguments: an item
        (LOAD, 26, 45, 0),                       # 975
        (STORE, 46, 0, 26),                      # 976
        (JNE, 3, 46, 982),                       # 977: if: _root.argument_form == 0; 46 is 0
        (RUN, 46, 2, 1),                         # 978: len_argument
        (U1, 26, 46, 2, 0),                      # 979: len_argument
        (JLT, 26, 44, 2334),                     # 980: valid: 2; 44 is 2
        (STORE, 46, 1, 43),                      # 981: 43 is 1
        (RUN, 46, 3, 1),                         # 982: id
        (JEQ, 3, 46, 986),                       # 983: if: _root.argument_form != 0; 46 is 0
        (RUN, 46, 5, 2),                         # 984: len_value
        (STORE, 46, 4, 43),                      # 985: 43 is 1
        (JNE, 3, 46, 992),                       # 986: size: _root.argument_form == 0 ? len_argument - 2 : len_value; 46 is 0
        (LOAD, 29, 46, 1),                       # 987
        (JZ, 29, 2334),                          # 988
        (U1, 30, 46, 2, 0),                      # 989
        (SUB, 26, 30, 44),                       # 990: 44 is 2
        (JUMP, 995),                             # 991
        (LOAD, 29, 46, 4),                       # 992
        (JZ, 29, 2334),                          # 993
        (U2BE, 26, 46, 5, 0),                    # 994
        (BYTES, 46, 6, 26),                      # 995: value
        (U1, 29, 46, 3, 0),                      # 996: switch-on: id
        (SWITCH, 29, 73, 42),                    # 997
        (JUMP, 1054),                            # 998: case 73
        (JUMP, 1071),                            # 999: case 74
        (JUMP, 1071),                            # 1000: case 75
        (JUMP, 1071),                            # 1001: case 76
        (JUMP, 1071),                            # 1002: case 77
        (JUMP, 1071),                            # 1003: case 78
        (JUMP, 1071),                            # 1004: case 79
        (JUMP, 1041),                            # 1005: case 80
        (JUMP, 1071),                            # 1006: case 81
        (JUMP, 1063),                            # 1007: case 82
        (JUMP, 1071),                            # 1008: case 83
        (JUMP, 1071),                            # 1009: case 84
        (JUMP, 1071),                            # 1010: case 85
        (JUMP, 1054),                            # 1011: case 86
        (JUMP, 1071),                            # 1012: case 87
        (JUMP, 1071),                            # 1013: case 88
        (JUMP, 1071),                            # 1014: case 89
        (JUMP, 1071),                            # 1015: case 90
        (JUMP, 1071),                            # 1016: case 91
        (JUMP, 1071),                            # 1017: case 92
        (JUMP, 1071),                            # 1018: case 93
        (JUMP, 1071),                            # 1019: case 94
        (JUMP, 1071),                            # 1020: case 95
        (JUMP, 1071),                            # 1021: case 96
        (JUMP, 1054),                            # 1022: case 97
        (JUMP, 1071),                            # 1023: case 98
        (JUMP, 1071),                            # 1024: case 99
        (JUMP, 1054),                            # 1025: case 100
        (JUMP, 1071),                            # 1026: case 101
        (JUMP, 1071),                            # 1027: case 102
        (JUMP, 1071),                            # 1028: case 103
        (JUMP, 1071),                            # 1029: case 104
        (JUMP, 1071),                            # 1030: case 105
        (JUMP, 1071),                            # 1031: case 106
        (JUMP, 1071),                            # 1032: case 107
        (JUMP, 1071),                            # 1033: case 108
        (JUMP, 1071),                            # 1034: case 109
        (JUMP, 1071),                            # 1035: case 110
        (JUMP, 1071),                            # 1036: case 111
        (JUMP, 1054),                            # 1037: case 112
        (JUMP, 1071),                            # 1038: case 113
        (JUMP, 1063),                            # 1039: case 114
        (JUMP, 1071),                            # 1040
        (ROW, 36, 47, 29),                       # 1041: argument.value.port
        (STORE, 46, 8, 29),                      # 1042
        (OPEN, 30, 46, 6),                       # 1043: port begins
        (LOAD, 32, 46, 0),                       # 1044
        (STORE, 47, 0, 32),                      # 1045
        (JNE, 4, 46, 1049),                      # 1046: if: _root.port_in_packet_order == 0; 46 is 0
        (RUN, 47, 2, 2),                         # 1047: network_order
        (STORE, 47, 1, 43),                      # 1048: 43 is 1
        (JEQ, 4, 46, 1052),                      # 1049: if: _root.port_in_packet_order != 0; 46 is 0
        (RUN, 47, 4, 2),                         # 1050: packet_order
        (STORE, 47, 3, 43),                      # 1051: 43 is 1
        (CLOSE, 30),                             # 1052: port ends
        (JUMP, 1077),                            # 1053
        (ROW, 37, 48, 29),                       # 1054: argument.value.text_argument
        (STORE, 46, 9, 29),                      # 1055
        (OPEN, 30, 46, 6),                       # 1056: text_argument begins
        (LOAD, 32, 46, 0),                       # 1057
        (STORE, 48, 0, 32),                      # 1058
        (UNTIL, 48, 1, 0, 2),                    # 1059: text
        (TEXTAT, 48, 1, 0),                      # 1060: text is ISO-8859-1
        (CLOSE, 30),                             # 1061: text_argument ends
        (JUMP, 1077),                            # 1062
        (ROW, 38, 49, 29),                       # 1063: argument.value.number_argument
        (STORE, 46, 10, 29),                     # 1064
        (OPEN, 30, 46, 6),                       # 1065: number_argument begins
        (LOAD, 32, 46, 0),                       # 1066
        (STORE, 49, 0, 32),                      # 1067
        (RUN, 49, 1, 1),                         # 1068: number
        (CLOSE, 30),                             # 1069: number_argument ends
        (JUMP, 1077),                            # 1070
        (ROW, 39, 50, 29),                       # 1071: argument.value.raw
        (STORE, 46, 11, 29),                     # 1072
        (LOAD, 30, 46, 6),                       # 1073
        (STORE, 50, 0, 30),                      # 1074
        (LOAD, 31, 46, 7),                       # 1075
        (STORE, 50, 1, 31),                      # 1076
        (COUNT, 24, 4, 45, 17),                  # 1077
        (JUMP, 972),                             # 1078
        (CLOSE, 22),                             # 1079: arguments ends
        (CLOSE, 18),                             # 1080: connect ends
        (JUMP, 1088),                            # 1081
        (ROW, 40, 51, 11),                       # 1082: maxdb_tcp.payload.raw
        (STORE, 0, 14, 11),                      # 1083
        (LOAD, 18, 0, 9),                        # 1084
        (STORE, 51, 0, 18),                      # 1085
        (LOAD, 19, 0, 10),                       # 1086
        (STORE, 51, 1, 19),                      # 1087
        (LOAD, 9, 0, 12),                        # 1088
        (JZ, 9, 2264),                           # 1089
        (ROWAT, 2, 1, 9),                        # 1090
        (MOVE, 10, 46),                          # 1091: 46 is 0
        (LOAD, 11, 2, 11),                       # 1092
        (JGE, 10, 11, 2264),                     # 1093
        (ITEM, 3, 2, 2, 10, 10),                 # 1094
        (MOVE, 18, 46),                          # 1095: 46 is 0
        (LOAD, 19, 3, 8),                        # 1096
        (JGE, 18, 19, 2262),                     # 1097
        (ITEM, 6, 5, 3, 7, 18),                  # 1098
        (LOAD, 20, 6, 8),                        # 1099
        (JZ, 20, 1197),                          # 1100
        (ROWAT, 15, 8, 20),                      # 1101
        (MOVE, 21, 46),                          # 1102: 46 is 0
        (LOAD, 22, 15, 3),                       # 1103
        (JGE, 21, 22, 1197),                     # 1104
        (ITEM, 16, 9, 15, 2, 21),                # 1105
        (JBITSN, 2, 4, 0, 65280, 0, 1109),       # 1106: text, value: _root.charset == charset::iso_8859_1 ? data.to_s("ISO-8859-1") : _root.charset == charset::utf_16le  ...; code_type != 0
        (MOVE, 23, 43),                          # 1107: 43 is 1
        (JUMP, 1136),                            # 1108
        (JBITSN, 2, 4, 0, 65280, 19, 1112),      # 1109: code_type != 19
        (MOVE, 23, 44),                          # 1110: 44 is 2
        (JUMP, 1136),                            # 1111
        (JBITSN, 2, 4, 0, 65280, 20, 1115),      # 1112: code_type != 20
        (MOVE, 23, 48),                          # 1113: 48 is 3
        (JUMP, 1136),                            # 1114
        (JBITSN, 2, 4, 0, 65280, 21, 1122),      # 1115: code_type != 21
        (JBITSN, 2, 4, 1, 65280, 2, 1119),       # 1116: swap_kind != 2
        (MOVE, 26, 44),                          # 1117: 44 is 2
        (JUMP, 1120),                            # 1118
        (MOVE, 26, 48),                          # 1119: 48 is 3
        (MOVE, 23, 26),                          # 1120
        (JUMP, 1136),                            # 1121
        (JBITSN, 2, 4, 0, 65280, 22, 1125),      # 1122: code_type != 22
        (MOVE, 23, 49),                          # 1123: 49 is 4
        (JUMP, 1136),                            # 1124
        (JBITS, 2, 4, 0, 65280, 1, 1128),        # 1125: code_type == 1
        (MOVE, 23, 46),                          # 1126: 46 is 0
        (JUMP, 1136),                            # 1127
        (LOAD, 26, 2, 2),                        # 1128
        (JNE, 26, 86, 1132),                     # 1129: 86 is 500
        (MOVE, 23, 64),                          # 1130: 64 is 6
        (JUMP, 1136),                            # 1131
        (JNE, 26, 87, 1135),                     # 1132: 87 is 1047
        (MOVE, 23, 88),                          # 1133: 88 is 7
        (JUMP, 1136),                            # 1134
        (MOVE, 23, 59),                          # 1135: 59 is 5
        (JEQ, 23, 46, 1195),                     # 1136: 46 is 0
        (JNE, 23, 43, 1145),                     # 1137: 43 is 1
        (LOAD, 29, 16, 4),                       # 1138
        (LOAD, 30, 16, 5),                       # 1139
        (TEXT, 29, 0),                           # 1140
        (MOVE, 26, 29),                          # 1141
        (MOVE, 27, 30),                          # 1142
        (MOVE, 28, 46),                          # 1143: 46 is 0
        (JUMP, 1191),                            # 1144
        (JNE, 23, 44, 1153),                     # 1145: 44 is 2
        (LOAD, 29, 16, 4),                       # 1146
        (LOAD, 30, 16, 5),                       # 1147
        (TEXT, 29, 2),                           # 1148
        (MOVE, 26, 29),                          # 1149
        (MOVE, 27, 30),                          # 1150
        (MOVE, 28, 44),                          # 1151: 44 is 2
        (JUMP, 1191),                            # 1152
        (JNE, 23, 48, 1161),                     # 1153: 48 is 3
        (LOAD, 29, 16, 4),                       # 1154
        (LOAD, 30, 16, 5),                       # 1155
        (TEXT, 29, 3),                           # 1156
        (MOVE, 26, 29),                          # 1157
        (MOVE, 27, 30),                          # 1158
        (MOVE, 28, 48),                          # 1159: 48 is 3
        (JUMP, 1191),                            # 1160
        (JNE, 23, 49, 1169),                     # 1161: 49 is 4
        (LOAD, 29, 16, 4),                       # 1162
        (LOAD, 30, 16, 5),                       # 1163
        (TEXT, 29, 4),                           # 1164
        (MOVE, 26, 29),                          # 1165
        (MOVE, 27, 30),                          # 1166
        (MOVE, 28, 49),                          # 1167: 49 is 4
        (JUMP, 1191),                            # 1168
        (JNE, 23, 64, 1177),                     # 1169: 64 is 6
        (LOAD, 29, 16, 4),                       # 1170
        (LOAD, 30, 16, 5),                       # 1171
        (TEXT, 29, 5),                           # 1172
        (MOVE, 26, 29),                          # 1173
        (MOVE, 27, 30),                          # 1174
        (MOVE, 28, 59),                          # 1175: 59 is 5
        (JUMP, 1191),                            # 1176
        (JNE, 23, 88, 1185),                     # 1177: 88 is 7
        (LOAD, 29, 16, 4),                       # 1178
        (LOAD, 30, 16, 5),                       # 1179
        (TEXT, 29, 6),                           # 1180
        (MOVE, 26, 29),                          # 1181
        (MOVE, 27, 30),                          # 1182
        (MOVE, 28, 64),                          # 1183: 64 is 6
        (JUMP, 1191),                            # 1184
        (LOAD, 29, 16, 4),                       # 1185
        (LOAD, 30, 16, 5),                       # 1186
        (TEXT, 29, 1),                           # 1187
        (MOVE, 26, 29),                          # 1188
        (MOVE, 27, 30),                          # 1189
        (MOVE, 28, 43),                          # 1190: 43 is 1
        (STORE, 16, 7, 26),                      # 1191
        (STORE, 16, 8, 27),                      # 1192
        (STORE, 16, 9, 28),                      # 1193
        (STORE, 16, 6, 43),                      # 1194: 43 is 1
        (LOOP, 21, 0),                           # 1195
        (JUMP, 1103),                            # 1196
        (LOAD, 20, 6, 9),                        # 1197
        (JZ, 20, 1289),                          # 1198
        (ROWAT, 17, 10, 20),                     # 1199
        (JBITSN, 2, 4, 0, 65280, 0, 1203),       # 1200: text, value: _root.charset == charset::iso_8859_1 ? data.to_s("ISO-8859-1") : _root.charset == charset::utf_16le  ...; code_type != 0
        (MOVE, 21, 43),                          # 1201: 43 is 1
        (JUMP, 1230),                            # 1202
        (JBITSN, 2, 4, 0, 65280, 19, 1206),      # 1203: code_type != 19
        (MOVE, 21, 44),                          # 1204: 44 is 2
        (JUMP, 1230),                            # 1205
        (JBITSN, 2, 4, 0, 65280, 20, 1209),      # 1206: code_type != 20
        (MOVE, 21, 48),                          # 1207: 48 is 3
        (JUMP, 1230),                            # 1208
        (JBITSN, 2, 4, 0, 65280, 21, 1216),      # 1209: code_type != 21
        (JBITSN, 2, 4, 1, 65280, 2, 1213),       # 1210: swap_kind != 2
        (MOVE, 24, 44),                          # 1211: 44 is 2
        (JUMP, 1214),                            # 1212
        (MOVE, 24, 48),                          # 1213: 48 is 3
        (MOVE, 21, 24),                          # 1214
        (JUMP, 1230),                            # 1215
        (JBITSN, 2, 4, 0, 65280, 22, 1219),      # 1216: code_type != 22
        (MOVE, 21, 49),                          # 1217: 49 is 4
        (JUMP, 1230),                            # 1218
        (JBITS, 2, 4, 0, 65280, 1, 1222),        # 1219: code_type == 1
        (MOVE, 21, 46),                          # 1220: 46 is 0
        (JUMP, 1230),                            # 1221
        (LOAD, 24, 2, 2),                        # 1222
        (JNE, 24, 86, 1226),                     # 1223: 86 is 500
        (MOVE, 21, 64),                          # 1224: 64 is 6
        (JUMP, 1230),                            # 1225
        (JNE, 24, 87, 1229),                     # 1226: 87 is 1047
        (MOVE, 21, 88),                          # 1227: 88 is 7
        (JUMP, 1230),                            # 1228
        (MOVE, 21, 59),                          # 1229: 59 is 5
        (JEQ, 21, 46, 1289),                     # 1230: 46 is 0
        (JNE, 21, 43, 1239),                     # 1231: 43 is 1
        (LOAD, 27, 17, 1),                       # 1232
        (LOAD, 28, 17, 2),                       # 1233
        (TEXT, 27, 0),                           # 1234
        (MOVE, 24, 27),                          # 1235
        (MOVE, 25, 28),                          # 1236
        (MOVE, 26, 46),                          # 1237: 46 is 0
        (JUMP, 1285),                            # 1238
        (JNE, 21, 44, 1247),                     # 1239: 44 is 2
        (LOAD, 27, 17, 1),                       # 1240
        (LOAD, 28, 17, 2),                       # 1241
        (TEXT, 27, 2),                           # 1242
        (MOVE, 24, 27),                          # 1243
        (MOVE, 25, 28),                          # 1244
        (MOVE, 26, 44),                          # 1245: 44 is 2
        (JUMP, 1285),                            # 1246
        (JNE, 21, 48, 1255),                     # 1247: 48 is 3
        (LOAD, 27, 17, 1),                       # 1248
        (LOAD, 28, 17, 2),                       # 1249
        (TEXT, 27, 3),                           # 1250
        (MOVE, 24, 27),                          # 1251
        (MOVE, 25, 28),                          # 1252
        (MOVE, 26, 48),                          # 1253: 48 is 3
        (JUMP, 1285),                            # 1254
        (JNE, 21, 49, 1263),                     # 1255: 49 is 4
        (LOAD, 27, 17, 1),                       # 1256
        (LOAD, 28, 17, 2),                       # 1257
        (TEXT, 27, 4),                           # 1258
        (MOVE, 24, 27),                          # 1259
        (MOVE, 25, 28),                          # 1260
        (MOVE, 26, 49),                          # 1261: 49 is 4
        (JUMP, 1285),                            # 1262
        (JNE, 21, 64, 1271),                     # 1263: 64 is 6
        (LOAD, 27, 17, 1),                       # 1264
        (LOAD, 28, 17, 2),                       # 1265
        (TEXT, 27, 5),                           # 1266
        (MOVE, 24, 27),                          # 1267
        (MOVE, 25, 28),                          # 1268
        (MOVE, 26, 59),                          # 1269: 59 is 5
        (JUMP, 1285),                            # 1270
        (JNE, 21, 88, 1279),                     # 1271: 88 is 7
        (LOAD, 27, 17, 1),                       # 1272
        (LOAD, 28, 17, 2),                       # 1273
        (TEXT, 27, 6),                           # 1274
        (MOVE, 24, 27),                          # 1275
        (MOVE, 25, 28),                          # 1276
        (MOVE, 26, 64),                          # 1277: 64 is 6
        (JUMP, 1285),                            # 1278
        (LOAD, 27, 17, 1),                       # 1279
        (LOAD, 28, 17, 2),                       # 1280
        (TEXT, 27, 1),                           # 1281
        (MOVE, 24, 27),                          # 1282
        (MOVE, 25, 28),                          # 1283
        (MOVE, 26, 43),                          # 1284: 43 is 1
        (STORE, 17, 4, 24),                      # 1285
        (STORE, 17, 5, 25),                      # 1286
        (STORE, 17, 6, 26),                      # 1287
        (STORE, 17, 3, 43),                      # 1288: 43 is 1
        (LOAD, 20, 6, 13),                       # 1289
        (JZ, 20, 1341),                          # 1290
        (ROWAT, 25, 16, 20),                     # 1291
        (U1, 21, 25, 1, 0),                      # 1292: is_negative, value: number[0] < 0x80
        (JGE, 21, 76, 1302),                     # 1293: 76 is 252
        (LOAD, 21, 25, 2),                       # 1294
        (JZ, 21, 2334),                          # 1295
        (LOAD, 22, 25, 3),                       # 1296
        (LOAD, 23, 25, 4),                       # 1297
        (BYTE, 24, 22, 46),                      # 1298: 46 is 0
        (LT, 25, 24, 54),                        # 1299: 54 is 128
        (STORE, 25, 11, 25),                     # 1300
        (STORE, 25, 10, 43),                     # 1301: 43 is 1
        (U1, 21, 25, 1, 0),                      # 1302: is_zero, value: number[0] == 0x80
        (JGE, 21, 76, 1312),                     # 1303: 76 is 252
        (LOAD, 21, 25, 2),                       # 1304
        (JZ, 21, 2334),                          # 1305
        (LOAD, 22, 25, 3),                       # 1306
        (LOAD, 23, 25, 4),                       # 1307
        (BYTE, 24, 22, 46),                      # 1308: 46 is 0
        (EQ, 25, 24, 54),                        # 1309: 54 is 128
        (STORE, 25, 13, 25),                     # 1310
        (STORE, 25, 12, 43),                     # 1311: 43 is 1
        (U1, 21, 25, 1, 0),                      # 1312: exponent, value: number[0] < 0x80 ? 64 - number[0] : number[0] - 192
        (JGE, 21, 76, 1341),                     # 1313: 76 is 252
        (LOAD, 21, 25, 2),                       # 1314
        (JZ, 21, 2334),                          # 1315
        (LOAD, 22, 25, 3),                       # 1316
        (LOAD, 23, 25, 4),                       # 1317
        (BYTE, 24, 22, 46),                      # 1318: 46 is 0
        (JEQ, 24, 54, 1341),                     # 1319: 54 is 128
        (LOAD, 24, 25, 2),                       # 1320
        (JZ, 24, 2334),                          # 1321
        (LOAD, 25, 25, 3),                       # 1322
        (LOAD, 26, 25, 4),                       # 1323
        (BYTE, 27, 25, 46),                      # 1324: 46 is 0
        (JGE, 27, 54, 1333),                     # 1325: 54 is 128
        (LOAD, 24, 25, 2),                       # 1326
        (JZ, 24, 2334),                          # 1327
        (LOAD, 25, 25, 3),                       # 1328
        (LOAD, 26, 25, 4),                       # 1329
        (BYTE, 27, 25, 46),                      # 1330: 46 is 0
        (SUB, 21, 89, 27),                       # 1331: 89 is 64
        (JUMP, 1339),                            # 1332
        (LOAD, 24, 25, 2),                       # 1333
        (JZ, 24, 2334),                          # 1334
        (LOAD, 25, 25, 3),                       # 1335
        (LOAD, 26, 25, 4),                       # 1336
        (BYTE, 27, 25, 46),                      # 1337: 46 is 0
        (SUB, 21, 27, 90),                       # 1338: 90 is 192
        (STORE, 25, 15, 21),                     # 1339
        (STORE, 25, 14, 43),                     # 1340: 43 is 1
        (LOAD, 20, 6, 15),                       # 1341
        (JZ, 20, 1700),                          # 1342
        (ROWAT, 28, 19, 20),                     # 1343
        (JBITSN, 2, 4, 0, 65280, 0, 1347),       # 1344: text, value: _root.charset == charset::iso_8859_1 ? data.to_s("ISO-8859-1") : _root.charset == charset::utf_16le  ...; code_type != 0
        (MOVE, 21, 43),                          # 1345: 43 is 1
        (JUMP, 1374),                            # 1346
        (JBITSN, 2, 4, 0, 65280, 19, 1350),      # 1347: code_type != 19
        (MOVE, 21, 44),                          # 1348: 44 is 2
        (JUMP, 1374),                            # 1349
        (JBITSN, 2, 4, 0, 65280, 20, 1353),      # 1350: code_type != 20
        (MOVE, 21, 48),                          # 1351: 48 is 3
        (JUMP, 1374),                            # 1352
        (JBITSN, 2, 4, 0, 65280, 21, 1360),      # 1353: code_type != 21
        (JBITSN, 2, 4, 1, 65280, 2, 1357),       # 1354: swap_kind != 2
        (MOVE, 24, 44),                          # 1355: 44 is 2
        (JUMP, 1358),                            # 1356
        (MOVE, 24, 48),                          # 1357: 48 is 3
        (MOVE, 21, 24),                          # 1358
        (JUMP, 1374),                            # 1359
        (JBITSN, 2, 4, 0, 65280, 22, 1363),      # 1360: code_type != 22
        (MOVE, 21, 49),                          # 1361: 49 is 4
        (JUMP, 1374),                            # 1362
        (JBITS, 2, 4, 0, 65280, 1, 1366),        # 1363: code_type == 1
        (MOVE, 21, 46),                          # 1364: 46 is 0
        (JUMP, 1374),                            # 1365
        (LOAD, 24, 2, 2),                        # 1366
        (JNE, 24, 86, 1370),                     # 1367: 86 is 500
        (MOVE, 21, 64),                          # 1368: 64 is 6
        (JUMP, 1374),                            # 1369
        (JNE, 24, 87, 1373),                     # 1370: 87 is 1047
        (MOVE, 21, 88),                          # 1371: 88 is 7
        (JUMP, 1374),                            # 1372
        (MOVE, 21, 59),                          # 1373: 59 is 5
        (JEQ, 21, 46, 1433),                     # 1374: 46 is 0
        (JNE, 21, 43, 1383),                     # 1375: 43 is 1
        (LOAD, 27, 28, 4),                       # 1376
        (LOAD, 28, 28, 5),                       # 1377
        (TEXT, 27, 0),                           # 1378
        (MOVE, 24, 27),                          # 1379
        (MOVE, 25, 28),                          # 1380
        (MOVE, 26, 46),                          # 1381: 46 is 0
        (JUMP, 1429),                            # 1382
        (JNE, 21, 44, 1391),                     # 1383: 44 is 2
        (LOAD, 27, 28, 4),                       # 1384
        (LOAD, 28, 28, 5),                       # 1385
        (TEXT, 27, 2),                           # 1386
        (MOVE, 24, 27),                          # 1387
        (MOVE, 25, 28),                          # 1388
        (MOVE, 26, 44),                          # 1389: 44 is 2
        (JUMP, 1429),                            # 1390
        (JNE, 21, 48, 1399),                     # 1391: 48 is 3
        (LOAD, 27, 28, 4),                       # 1392
        (LOAD, 28, 28, 5),                       # 1393
        (TEXT, 27, 3),                           # 1394
        (MOVE, 24, 27),                          # 1395
        (MOVE, 25, 28),                          # 1396
        (MOVE, 26, 48),                          # 1397: 48 is 3
        (JUMP, 1429),                            # 1398
        (JNE, 21, 49, 1407),                     # 1399: 49 is 4
        (LOAD, 27, 28, 4),                       # 1400
        (LOAD, 28, 28, 5),                       # 1401
        (TEXT, 27, 4),                           # 1402
        (MOVE, 24, 27),                          # 1403
        (MOVE, 25, 28),                          # 1404
        (MOVE, 26, 49),                          # 1405: 49 is 4
        (JUMP, 1429),                            # 1406
        (JNE, 21, 64, 1415),                     # 1407: 64 is 6
        (LOAD, 27, 28, 4),                       # 1408
        (LOAD, 28, 28, 5),                       # 1409
        (TEXT, 27, 5),                           # 1410
        (MOVE, 24, 27),                          # 1411
        (MOVE, 25, 28),                          # 1412
        (MOVE, 26, 59),                          # 1413: 59 is 5
        (JUMP, 1429),                            # 1414
        (JNE, 21, 88, 1423),                     # 1415: 88 is 7
        (LOAD, 27, 28, 4),                       # 1416
        (LOAD, 28, 28, 5),                       # 1417
        (TEXT, 27, 6),                           # 1418
        (MOVE, 24, 27),                          # 1419
        (MOVE, 25, 28),                          # 1420
        (MOVE, 26, 64),                          # 1421: 64 is 6
        (JUMP, 1429),                            # 1422
        (LOAD, 27, 28, 4),                       # 1423
        (LOAD, 28, 28, 5),                       # 1424
        (TEXT, 27, 1),                           # 1425
        (MOVE, 24, 27),                          # 1426
        (MOVE, 25, 28),                          # 1427
        (MOVE, 26, 43),                          # 1428: 43 is 1
        (STORE, 28, 22, 24),                     # 1429
        (STORE, 28, 23, 25),                     # 1430
        (STORE, 28, 24, 26),                     # 1431
        (STORE, 28, 21, 43),                     # 1432: 43 is 1
        (JBITSN, 2, 4, 0, 65280, 0, 1436),       # 1433: text, value: _root.charset == charset::iso_8859_1 ? data.to_s("ISO-8859-1") : _root.charset == charset::utf_16le  ...; code_type != 0
        (MOVE, 21, 43),                          # 1434: 43 is 1
        (JUMP, 1463),                            # 1435
        (JBITSN, 2, 4, 0, 65280, 19, 1439),      # 1436: code_type != 19
        (MOVE, 21, 44),                          # 1437: 44 is 2
        (JUMP, 1463),                            # 1438
        (JBITSN, 2, 4, 0, 65280, 20, 1442),      # 1439: code_type != 20
        (MOVE, 21, 48),                          # 1440: 48 is 3
        (JUMP, 1463),                            # 1441
        (JBITSN, 2, 4, 0, 65280, 21, 1449),      # 1442: code_type != 21
        (JBITSN, 2, 4, 1, 65280, 2, 1446),       # 1443: swap_kind != 2
        (MOVE, 24, 44),                          # 1444: 44 is 2
        (JUMP, 1447),                            # 1445
        (MOVE, 24, 48),                          # 1446: 48 is 3
        (MOVE, 21, 24),                          # 1447
        (JUMP, 1463),                            # 1448
        (JBITSN, 2, 4, 0, 65280, 22, 1452),      # 1449: code_type != 22
        (MOVE, 21, 49),                          # 1450: 49 is 4
        (JUMP, 1463),                            # 1451
        (JBITS, 2, 4, 0, 65280, 1, 1455),        # 1452: code_type == 1
        (MOVE, 21, 46),                          # 1453: 46 is 0
        (JUMP, 1463),                            # 1454
        (LOAD, 24, 2, 2),                        # 1455
        (JNE, 24, 86, 1459),                     # 1456: 86 is 500
        (MOVE, 21, 64),                          # 1457: 64 is 6
        (JUMP, 1463),                            # 1458
        (JNE, 24, 87, 1462),                     # 1459: 87 is 1047
        (MOVE, 21, 88),                          # 1460: 88 is 7
        (JUMP, 1463),                            # 1461
        (MOVE, 21, 59),                          # 1462: 59 is 5
        (JEQ, 21, 46, 1522),                     # 1463: 46 is 0
        (JNE, 21, 43, 1472),                     # 1464: 43 is 1
        (LOAD, 27, 28, 9),                       # 1465
        (LOAD, 28, 28, 10),                      # 1466
        (TEXT, 27, 0),                           # 1467
        (MOVE, 24, 27),                          # 1468
        (MOVE, 25, 28),                          # 1469
        (MOVE, 26, 46),                          # 1470: 46 is 0
        (JUMP, 1518),                            # 1471
        (JNE, 21, 44, 1480),                     # 1472: 44 is 2
        (LOAD, 27, 28, 9),                       # 1473
        (LOAD, 28, 28, 10),                      # 1474
        (TEXT, 27, 2),                           # 1475
        (MOVE, 24, 27),                          # 1476
        (MOVE, 25, 28),                          # 1477
        (MOVE, 26, 44),                          # 1478: 44 is 2
        (JUMP, 1518),                            # 1479
        (JNE, 21, 48, 1488),                     # 1480: 48 is 3
        (LOAD, 27, 28, 9),                       # 1481
        (LOAD, 28, 28, 10),                      # 1482
        (TEXT, 27, 3),                           # 1483
        (MOVE, 24, 27),                          # 1484
        (MOVE, 25, 28),                          # 1485
        (MOVE, 26, 48),                          # 1486: 48 is 3
        (JUMP, 1518),                            # 1487
        (JNE, 21, 49, 1496),                     # 1488: 49 is 4
        (LOAD, 27, 28, 9),                       # 1489
        (LOAD, 28, 28, 10),                      # 1490
        (TEXT, 27, 4),                           # 1491
        (MOVE, 24, 27),                          # 1492
        (MOVE, 25, 28),                          # 1493
        (MOVE, 26, 49),                          # 1494: 49 is 4
        (JUMP, 1518),                            # 1495
        (JNE, 21, 64, 1504),                     # 1496: 64 is 6
        (LOAD, 27, 28, 9),                       # 1497
        (LOAD, 28, 28, 10),                      # 1498
        (TEXT, 27, 5),                           # 1499
        (MOVE, 24, 27),                          # 1500
        (MOVE, 25, 28),                          # 1501
        (MOVE, 26, 59),                          # 1502: 59 is 5
        (JUMP, 1518),                            # 1503
        (JNE, 21, 88, 1512),                     # 1504: 88 is 7
        (LOAD, 27, 28, 9),                       # 1505
        (LOAD, 28, 28, 10),                      # 1506
        (TEXT, 27, 6),                           # 1507
        (MOVE, 24, 27),                          # 1508
        (MOVE, 25, 28),                          # 1509
        (MOVE, 26, 64),                          # 1510: 64 is 6
        (JUMP, 1518),                            # 1511
        (LOAD, 27, 28, 9),                       # 1512
        (LOAD, 28, 28, 10),                      # 1513
        (TEXT, 27, 1),                           # 1514
        (MOVE, 24, 27),                          # 1515
        (MOVE, 25, 28),                          # 1516
        (MOVE, 26, 43),                          # 1517: 43 is 1
        (STORE, 28, 26, 24),                     # 1518
        (STORE, 28, 27, 25),                     # 1519
        (STORE, 28, 28, 26),                     # 1520
        (STORE, 28, 25, 43),                     # 1521: 43 is 1
        (JBITSN, 2, 4, 0, 65280, 0, 1525),       # 1522: text, value: _root.charset == charset::iso_8859_1 ? data.to_s("ISO-8859-1") : _root.charset == charset::utf_16le  ...; code_type != 0
        (MOVE, 21, 43),                          # 1523: 43 is 1
        (JUMP, 1552),                            # 1524
        (JBITSN, 2, 4, 0, 65280, 19, 1528),      # 1525: code_type != 19
        (MOVE, 21, 44),                          # 1526: 44 is 2
        (JUMP, 1552),                            # 1527
        (JBITSN, 2, 4, 0, 65280, 20, 1531),      # 1528: code_type != 20
        (MOVE, 21, 48),                          # 1529: 48 is 3
        (JUMP, 1552),                            # 1530
        (JBITSN, 2, 4, 0, 65280, 21, 1538),      # 1531: code_type != 21
        (JBITSN, 2, 4, 1, 65280, 2, 1535),       # 1532: swap_kind != 2
        (MOVE, 24, 44),                          # 1533: 44 is 2
        (JUMP, 1536),                            # 1534
        (MOVE, 24, 48),                          # 1535: 48 is 3
        (MOVE, 21, 24),                          # 1536
        (JUMP, 1552),                            # 1537
        (JBITSN, 2, 4, 0, 65280, 22, 1541),      # 1538: code_type != 22
        (MOVE, 21, 49),                          # 1539: 49 is 4
        (JUMP, 1552),                            # 1540
        (JBITS, 2, 4, 0, 65280, 1, 1544),        # 1541: code_type == 1
        (MOVE, 21, 46),                          # 1542: 46 is 0
        (JUMP, 1552),                            # 1543
        (LOAD, 24, 2, 2),                        # 1544
        (JNE, 24, 86, 1548),                     # 1545: 86 is 500
        (MOVE, 21, 64),                          # 1546: 64 is 6
        (JUMP, 1552),                            # 1547
        (JNE, 24, 87, 1551),                     # 1548: 87 is 1047
        (MOVE, 21, 88),                          # 1549: 88 is 7
        (JUMP, 1552),                            # 1550
        (MOVE, 21, 59),                          # 1551: 59 is 5
        (JEQ, 21, 46, 1611),                     # 1552: 46 is 0
        (JNE, 21, 43, 1561),                     # 1553: 43 is 1
        (LOAD, 27, 28, 14),                      # 1554
        (LOAD, 28, 28, 15),                      # 1555
        (TEXT, 27, 0),                           # 1556
        (MOVE, 24, 27),                          # 1557
        (MOVE, 25, 28),                          # 1558
        (MOVE, 26, 46),                          # 1559: 46 is 0
        (JUMP, 1607),                            # 1560
        (JNE, 21, 44, 1569),                     # 1561: 44 is 2
        (LOAD, 27, 28, 14),                      # 1562
        (LOAD, 28, 28, 15),                      # 1563
        (TEXT, 27, 2),                           # 1564
        (MOVE, 24, 27),                          # 1565
        (MOVE, 25, 28),                          # 1566
        (MOVE, 26, 44),                          # 1567: 44 is 2
        (JUMP, 1607),                            # 1568
        (JNE, 21, 48, 1577),                     # 1569: 48 is 3
        (LOAD, 27, 28, 14),                      # 1570
        (LOAD, 28, 28, 15),                      # 1571
        (TEXT, 27, 3),                           # 1572
        (MOVE, 24, 27),                          # 1573
        (MOVE, 25, 28),                          # 1574
        (MOVE, 26, 48),                          # 1575: 48 is 3
        (JUMP, 1607),                            # 1576
        (JNE, 21, 49, 1585),                     # 1577: 49 is 4
        (LOAD, 27, 28, 14),                      # 1578
        (LOAD, 28, 28, 15),                      # 1579
        (TEXT, 27, 4),                           # 1580
        (MOVE, 24, 27),                          # 1581
        (MOVE, 25, 28),                          # 1582
        (MOVE, 26, 49),                          # 1583: 49 is 4
        (JUMP, 1607),                            # 1584
        (JNE, 21, 64, 1593),                     # 1585: 64 is 6
        (LOAD, 27, 28, 14),                      # 1586
        (LOAD, 28, 28, 15),                      # 1587
        (TEXT, 27, 5),                           # 1588
        (MOVE, 24, 27),                          # 1589
        (MOVE, 25, 28),                          # 1590
        (MOVE, 26, 59),                          # 1591: 59 is 5
        (JUMP, 1607),                            # 1592
        (JNE, 21, 88, 1601),                     # 1593: 88 is 7
        (LOAD, 27, 28, 14),                      # 1594
        (LOAD, 28, 28, 15),                      # 1595
        (TEXT, 27, 6),                           # 1596
        (MOVE, 24, 27),                          # 1597
        (MOVE, 25, 28),                          # 1598
        (MOVE, 26, 64),                          # 1599: 64 is 6
        (JUMP, 1607),                            # 1600
        (LOAD, 27, 28, 14),                      # 1601
        (LOAD, 28, 28, 15),                      # 1602
        (TEXT, 27, 1),                           # 1603
        (MOVE, 24, 27),                          # 1604
        (MOVE, 25, 28),                          # 1605
        (MOVE, 26, 43),                          # 1606: 43 is 1
        (STORE, 28, 30, 24),                     # 1607
        (STORE, 28, 31, 25),                     # 1608
        (STORE, 28, 32, 26),                     # 1609
        (STORE, 28, 29, 43),                     # 1610: 43 is 1
        (JBITSN, 2, 4, 0, 65280, 0, 1614),       # 1611: text, value: _root.charset == charset::iso_8859_1 ? data.to_s("ISO-8859-1") : _root.charset == charset::utf_16le  ...; code_type != 0
        (MOVE, 21, 43),                          # 1612: 43 is 1
        (JUMP, 1641),                            # 1613
        (JBITSN, 2, 4, 0, 65280, 19, 1617),      # 1614: code_type != 19
        (MOVE, 21, 44),                          # 1615: 44 is 2
        (JUMP, 1641),                            # 1616
        (JBITSN, 2, 4, 0, 65280, 20, 1620),      # 1617: code_type != 20
        (MOVE, 21, 48),                          # 1618: 48 is 3
        (JUMP, 1641),                            # 1619
        (JBITSN, 2, 4, 0, 65280, 21, 1627),      # 1620: code_type != 21
        (JBITSN, 2, 4, 1, 65280, 2, 1624),       # 1621: swap_kind != 2
        (MOVE, 24, 44),                          # 1622: 44 is 2
        (JUMP, 1625),                            # 1623
        (MOVE, 24, 48),                          # 1624: 48 is 3
        (MOVE, 21, 24),                          # 1625
        (JUMP, 1641),                            # 1626
        (JBITSN, 2, 4, 0, 65280, 22, 1630),      # 1627: code_type != 22
        (MOVE, 21, 49),                          # 1628: 49 is 4
        (JUMP, 1641),                            # 1629
        (JBITS, 2, 4, 0, 65280, 1, 1633),        # 1630: code_type == 1
        (MOVE, 21, 46),                          # 1631: 46 is 0
        (JUMP, 1641),                            # 1632
        (LOAD, 24, 2, 2),                        # 1633
        (JNE, 24, 86, 1637),                     # 1634: 86 is 500
        (MOVE, 21, 64),                          # 1635: 64 is 6
        (JUMP, 1641),                            # 1636
        (JNE, 24, 87, 1640),                     # 1637: 87 is 1047
        (MOVE, 21, 88),                          # 1638: 88 is 7
        (JUMP, 1641),                            # 1639
        (MOVE, 21, 59),                          # 1640: 59 is 5
        (JEQ, 21, 46, 1700),                     # 1641: 46 is 0
        (JNE, 21, 43, 1650),                     # 1642: 43 is 1
        (LOAD, 27, 28, 19),                      # 1643
        (LOAD, 28, 28, 20),                      # 1644
        (TEXT, 27, 0),                           # 1645
        (MOVE, 24, 27),                          # 1646
        (MOVE, 25, 28),                          # 1647
        (MOVE, 26, 46),                          # 1648: 46 is 0
        (JUMP, 1696),                            # 1649
        (JNE, 21, 44, 1658),                     # 1650: 44 is 2
        (LOAD, 27, 28, 19),                      # 1651
        (LOAD, 28, 28, 20),                      # 1652
        (TEXT, 27, 2),                           # 1653
        (MOVE, 24, 27),                          # 1654
        (MOVE, 25, 28),                          # 1655
        (MOVE, 26, 44),                          # 1656: 44 is 2
        (JUMP, 1696),                            # 1657
        (JNE, 21, 48, 1666),                     # 1658: 48 is 3
        (LOAD, 27, 28, 19),                      # 1659
        (LOAD, 28, 28, 20),                      # 1660
        (TEXT, 27, 3),                           # 1661
        (MOVE, 24, 27),                          # 1662
        (MOVE, 25, 28),                          # 1663
        (MOVE, 26, 48),                          # 1664: 48 is 3
        (JUMP, 1696),                            # 1665
        (JNE, 21, 49, 1674),                     # 1666: 49 is 4
        (LOAD, 27, 28, 19),                      # 1667
        (LOAD, 28, 28, 20),                      # 1668
        (TEXT, 27, 4),                           # 1669
        (MOVE, 24, 27),                          # 1670
        (MOVE, 25, 28),                          # 1671
        (MOVE, 26, 49),                          # 1672: 49 is 4
        (JUMP, 1696),                            # 1673
        (JNE, 21, 64, 1682),                     # 1674: 64 is 6
        (LOAD, 27, 28, 19),                      # 1675
        (LOAD, 28, 28, 20),                      # 1676
        (TEXT, 27, 5),                           # 1677
        (MOVE, 24, 27),                          # 1678
        (MOVE, 25, 28),                          # 1679
        (MOVE, 26, 59),                          # 1680: 59 is 5
        (JUMP, 1696),                            # 1681
        (JNE, 21, 88, 1690),                     # 1682: 88 is 7
        (LOAD, 27, 28, 19),                      # 1683
        (LOAD, 28, 28, 20),                      # 1684
        (TEXT, 27, 6),                           # 1685
        (MOVE, 24, 27),                          # 1686
        (MOVE, 25, 28),                          # 1687
        (MOVE, 26, 64),                          # 1688: 64 is 6
        (JUMP, 1696),                            # 1689
        (LOAD, 27, 28, 19),                      # 1690
        (LOAD, 28, 28, 20),                      # 1691
        (TEXT, 27, 1),                           # 1692
        (MOVE, 24, 27),                          # 1693
        (MOVE, 25, 28),                          # 1694
        (MOVE, 26, 43),                          # 1695: 43 is 1
        (STORE, 28, 34, 24),                     # 1696
        (STORE, 28, 35, 25),                     # 1697
        (STORE, 28, 36, 26),                     # 1698
        (STORE, 28, 33, 43),                     # 1699: 43 is 1
        (LOAD, 20, 6, 17),                       # 1700
        (JZ, 20, 1752),                          # 1701
        (ROWAT, 31, 22, 20),                     # 1702
        (U1, 21, 31, 2, 0),                      # 1703: is_negative, value: number[0] < 0x80
        (JGE, 21, 76, 1713),                     # 1704: 76 is 252
        (LOAD, 21, 31, 3),                       # 1705
        (JZ, 21, 2334),                          # 1706
        (LOAD, 22, 31, 4),                       # 1707
        (LOAD, 23, 31, 5),                       # 1708
        (BYTE, 24, 22, 46),                      # 1709: 46 is 0
        (LT, 25, 24, 54),                        # 1710: 54 is 128
        (STORE, 31, 11, 25),                     # 1711
        (STORE, 31, 10, 43),                     # 1712: 43 is 1
        (U1, 21, 31, 2, 0),                      # 1713: is_zero, value: number[0] == 0x80
        (JGE, 21, 76, 1723),                     # 1714: 76 is 252
        (LOAD, 21, 31, 3),                       # 1715
        (JZ, 21, 2334),                          # 1716
        (LOAD, 22, 31, 4),                       # 1717
        (LOAD, 23, 31, 5),                       # 1718
        (BYTE, 24, 22, 46),                      # 1719: 46 is 0
        (EQ, 25, 24, 54),                        # 1720: 54 is 128
        (STORE, 31, 13, 25),                     # 1721
        (STORE, 31, 12, 43),                     # 1722: 43 is 1
        (U1, 21, 31, 2, 0),                      # 1723: exponent, value: number[0] < 0x80 ? 64 - number[0] : number[0] - 192
        (JGE, 21, 76, 1752),                     # 1724: 76 is 252
        (LOAD, 21, 31, 3),                       # 1725
        (JZ, 21, 2334),                          # 1726
        (LOAD, 22, 31, 4),                       # 1727
        (LOAD, 23, 31, 5),                       # 1728
        (BYTE, 24, 22, 46),                      # 1729: 46 is 0
        (JEQ, 24, 54, 1752),                     # 1730: 54 is 128
        (LOAD, 24, 31, 3),                       # 1731
        (JZ, 24, 2334),                          # 1732
        (LOAD, 25, 31, 4),                       # 1733
        (LOAD, 26, 31, 5),                       # 1734
        (BYTE, 27, 25, 46),                      # 1735: 46 is 0
        (JGE, 27, 54, 1744),                     # 1736: 54 is 128
        (LOAD, 24, 31, 3),                       # 1737
        (JZ, 24, 2334),                          # 1738
        (LOAD, 25, 31, 4),                       # 1739
        (LOAD, 26, 31, 5),                       # 1740
        (BYTE, 27, 25, 46),                      # 1741: 46 is 0
        (SUB, 21, 89, 27),                       # 1742: 89 is 64
        (JUMP, 1750),                            # 1743
        (LOAD, 24, 31, 3),                       # 1744
        (JZ, 24, 2334),                          # 1745
        (LOAD, 25, 31, 4),                       # 1746
        (LOAD, 26, 31, 5),                       # 1747
        (BYTE, 27, 25, 46),                      # 1748: 46 is 0
        (SUB, 21, 27, 90),                       # 1749: 90 is 192
        (STORE, 31, 15, 21),                     # 1750
        (STORE, 31, 14, 43),                     # 1751: 43 is 1
        (LOAD, 20, 6, 18),                       # 1752
        (JZ, 20, 1853),                          # 1753
        (ROWAT, 32, 23, 20),                     # 1754
        (U1, 21, 32, 1, 0),                      # 1755: is_negative, value: number[0] < 0x80
        (JGE, 21, 76, 1765),                     # 1756: 76 is 252
        (LOAD, 21, 32, 2),                       # 1757
        (JZ, 21, 2334),                          # 1758
        (LOAD, 22, 32, 3),                       # 1759
        (LOAD, 23, 32, 4),                       # 1760
        (BYTE, 24, 22, 46),                      # 1761: 46 is 0
        (LT, 25, 24, 54),                        # 1762: 54 is 128
        (STORE, 32, 16, 25),                     # 1763
        (STORE, 32, 15, 43),                     # 1764: 43 is 1
        (U1, 21, 32, 1, 0),                      # 1765: is_zero, value: number[0] == 0x80
        (JGE, 21, 76, 1775),                     # 1766: 76 is 252
        (LOAD, 21, 32, 2),                       # 1767
        (JZ, 21, 2334),                          # 1768
        (LOAD, 22, 32, 3),                       # 1769
        (LOAD, 23, 32, 4),                       # 1770
        (BYTE, 24, 22, 46),                      # 1771: 46 is 0
        (EQ, 25, 24, 54),                        # 1772: 54 is 128
        (STORE, 32, 18, 25),                     # 1773
        (STORE, 32, 17, 43),                     # 1774: 43 is 1
        (U1, 21, 32, 1, 0),                      # 1775: exponent, value: number[0] < 0x80 ? 64 - number[0] : number[0] - 192
        (JGE, 21, 76, 1804),                     # 1776: 76 is 252
        (LOAD, 21, 32, 2),                       # 1777
        (JZ, 21, 2334),                          # 1778
        (LOAD, 22, 32, 3),                       # 1779
        (LOAD, 23, 32, 4),                       # 1780
        (BYTE, 24, 22, 46),                      # 1781: 46 is 0
        (JEQ, 24, 54, 1804),                     # 1782: 54 is 128
        (LOAD, 24, 32, 2),                       # 1783
        (JZ, 24, 2334),                          # 1784
        (LOAD, 25, 32, 3),                       # 1785
        (LOAD, 26, 32, 4),                       # 1786
        (BYTE, 27, 25, 46),                      # 1787: 46 is 0
        (JGE, 27, 54, 1796),                     # 1788: 54 is 128
        (LOAD, 24, 32, 2),                       # 1789
        (JZ, 24, 2334),                          # 1790
        (LOAD, 25, 32, 3),                       # 1791
        (LOAD, 26, 32, 4),                       # 1792
        (BYTE, 27, 25, 46),                      # 1793: 46 is 0
        (SUB, 21, 89, 27),                       # 1794: 89 is 64
        (JUMP, 1802),                            # 1795
        (LOAD, 24, 32, 2),                       # 1796
        (JZ, 24, 2334),                          # 1797
        (LOAD, 25, 32, 3),                       # 1798
        (LOAD, 26, 32, 4),                       # 1799
        (BYTE, 27, 25, 46),                      # 1800: 46 is 0
        (SUB, 21, 27, 90),                       # 1801: 90 is 192
        (STORE, 32, 20, 21),                     # 1802
        (STORE, 32, 19, 43),                     # 1803: 43 is 1
        (U1, 21, 32, 8, 0),                      # 1804: is_negative, value: number[0] < 0x80
        (JGE, 21, 76, 1814),                     # 1805: 76 is 252
        (LOAD, 21, 32, 9),                       # 1806
        (JZ, 21, 2334),                          # 1807
        (LOAD, 22, 32, 10),                      # 1808
        (LOAD, 23, 32, 11),                      # 1809
        (BYTE, 24, 22, 46),                      # 1810: 46 is 0
        (LT, 25, 24, 54),                        # 1811: 54 is 128
        (STORE, 32, 22, 25),                     # 1812
        (STORE, 32, 21, 43),                     # 1813: 43 is 1
        (U1, 21, 32, 8, 0),                      # 1814: is_zero, value: number[0] == 0x80
        (JGE, 21, 76, 1824),                     # 1815: 76 is 252
        (LOAD, 21, 32, 9),                       # 1816
        (JZ, 21, 2334),                          # 1817
        (LOAD, 22, 32, 10),                      # 1818
        (LOAD, 23, 32, 11),                      # 1819
        (BYTE, 24, 22, 46),                      # 1820: 46 is 0
        (EQ, 25, 24, 54),                        # 1821: 54 is 128
        (STORE, 32, 24, 25),                     # 1822
        (STORE, 32, 23, 43),                     # 1823: 43 is 1
        (U1, 21, 32, 8, 0),                      # 1824: exponent, value: number[0] < 0x80 ? 64 - number[0] : number[0] - 192
        (JGE, 21, 76, 1853),                     # 1825: 76 is 252
        (LOAD, 21, 32, 9),                       # 1826
        (JZ, 21, 2334),                          # 1827
        (LOAD, 22, 32, 10),                      # 1828
        (LOAD, 23, 32, 11),                      # 1829
        (BYTE, 24, 22, 46),                      # 1830: 46 is 0
        (JEQ, 24, 54, 1853),                     # 1831: 54 is 128
        (LOAD, 24, 32, 9),                       # 1832
        (JZ, 24, 2334),                          # 1833
        (LOAD, 25, 32, 10),                      # 1834
        (LOAD, 26, 32, 11),                      # 1835
        (BYTE, 27, 25, 46),                      # 1836: 46 is 0
        (JGE, 27, 54, 1845),                     # 1837: 54 is 128
        (LOAD, 24, 32, 9),                       # 1838
        (JZ, 24, 2334),                          # 1839
        (LOAD, 25, 32, 10),                      # 1840
        (LOAD, 26, 32, 11),                      # 1841
        (BYTE, 27, 25, 46),                      # 1842: 46 is 0
        (SUB, 21, 89, 27),                       # 1843: 89 is 64
        (JUMP, 1851),                            # 1844
        (LOAD, 24, 32, 9),                       # 1845
        (JZ, 24, 2334),                          # 1846
        (LOAD, 25, 32, 10),                      # 1847
        (LOAD, 26, 32, 11),                      # 1848
        (BYTE, 27, 25, 46),                      # 1849: 46 is 0
        (SUB, 21, 27, 90),                       # 1850: 90 is 192
        (STORE, 32, 26, 21),                     # 1851
        (STORE, 32, 25, 43),                     # 1852: 43 is 1
        (LOAD, 20, 6, 19),                       # 1853
        (JZ, 20, 2034),                          # 1854
        (ROWAT, 33, 24, 20),                     # 1855
        (JBITSN, 2, 4, 0, 65280, 0, 1859),       # 1856: text, value: _root.charset == charset::iso_8859_1 ? data.to_s("ISO-8859-1") : _root.charset == charset::utf_16le  ...; code_type != 0
        (MOVE, 21, 43),                          # 1857: 43 is 1
        (JUMP, 1886),                            # 1858
        (JBITSN, 2, 4, 0, 65280, 19, 1862),      # 1859: code_type != 19
        (MOVE, 21, 44),                          # 1860: 44 is 2
        (JUMP, 1886),                            # 1861
        (JBITSN, 2, 4, 0, 65280, 20, 1865),      # 1862: code_type != 20
        (MOVE, 21, 48),                          # 1863: 48 is 3
        (JUMP, 1886),                            # 1864
        (JBITSN, 2, 4, 0, 65280, 21, 1872),      # 1865: code_type != 21
        (JBITSN, 2, 4, 1, 65280, 2, 1869),       # 1866: swap_kind != 2
        (MOVE, 24, 44),                          # 1867: 44 is 2
        (JUMP, 1870),                            # 1868
        (MOVE, 24, 48),                          # 1869: 48 is 3
        (MOVE, 21, 24),                          # 1870
        (JUMP, 1886),                            # 1871
        (JBITSN, 2, 4, 0, 65280, 22, 1875),      # 1872: code_type != 22
        (MOVE, 21, 49),                          # 1873: 49 is 4
        (JUMP, 1886),                            # 1874
        (JBITS, 2, 4, 0, 65280, 1, 1878),        # 1875: code_type == 1
        (MOVE, 21, 46),                          # 1876: 46 is 0
        (JUMP, 1886),                            # 1877
        (LOAD, 24, 2, 2),                        # 1878
        (JNE, 24, 86, 1882),                     # 1879: 86 is 500
        (MOVE, 21, 64),                          # 1880: 64 is 6
        (JUMP, 1886),                            # 1881
        (JNE, 24, 87, 1885),                     # 1882: 87 is 1047
        (MOVE, 21, 88),                          # 1883: 88 is 7
        (JUMP, 1886),                            # 1884
        (MOVE, 21, 59),                          # 1885: 59 is 5
        (JEQ, 21, 46, 1945),                     # 1886: 46 is 0
        (JNE, 21, 43, 1895),                     # 1887: 43 is 1
        (LOAD, 27, 33, 4),                       # 1888
        (LOAD, 28, 33, 5),                       # 1889
        (TEXT, 27, 0),                           # 1890
        (MOVE, 24, 27),                          # 1891
        (MOVE, 25, 28),                          # 1892
        (MOVE, 26, 46),                          # 1893: 46 is 0
        (JUMP, 1941),                            # 1894
        (JNE, 21, 44, 1903),                     # 1895: 44 is 2
        (LOAD, 27, 33, 4),                       # 1896
        (LOAD, 28, 33, 5),                       # 1897
        (TEXT, 27, 2),                           # 1898
        (MOVE, 24, 27),                          # 1899
        (MOVE, 25, 28),                          # 1900
        (MOVE, 26, 44),                          # 1901: 44 is 2
        (JUMP, 1941),                            # 1902
        (JNE, 21, 48, 1911),                     # 1903: 48 is 3
        (LOAD, 27, 33, 4),                       # 1904
        (LOAD, 28, 33, 5),                       # 1905
        (TEXT, 27, 3),                           # 1906
        (MOVE, 24, 27),                          # 1907
        (MOVE, 25, 28),                          # 1908
        (MOVE, 26, 48),                          # 1909: 48 is 3
        (JUMP, 1941),                            # 1910
        (JNE, 21, 49, 1919),                     # 1911: 49 is 4
        (LOAD, 27, 33, 4),                       # 1912
        (LOAD, 28, 33, 5),                       # 1913
        (TEXT, 27, 4),                           # 1914
        (MOVE, 24, 27),                          # 1915
        (MOVE, 25, 28),                          # 1916
        (MOVE, 26, 49),                          # 1917: 49 is 4
        (JUMP, 1941),                            # 1918
        (JNE, 21, 64, 1927),                     # 1919: 64 is 6
        (LOAD, 27, 33, 4),                       # 1920
        (LOAD, 28, 33, 5),                       # 1921
        (TEXT, 27, 5),                           # 1922
        (MOVE, 24, 27),                          # 1923
        (MOVE, 25, 28),                          # 1924
        (MOVE, 26, 59),                          # 1925: 59 is 5
        (JUMP, 1941),                            # 1926
        (JNE, 21, 88, 1935),                     # 1927: 88 is 7
        (LOAD, 27, 33, 4),                       # 1928
        (LOAD, 28, 33, 5),                       # 1929
        (TEXT, 27, 6),                           # 1930
        (MOVE, 24, 27),                          # 1931
        (MOVE, 25, 28),                          # 1932
        (MOVE, 26, 64),                          # 1933: 64 is 6
        (JUMP, 1941),                            # 1934
        (LOAD, 27, 33, 4),                       # 1935
        (LOAD, 28, 33, 5),                       # 1936
        (TEXT, 27, 1),                           # 1937
        (MOVE, 24, 27),                          # 1938
        (MOVE, 25, 28),                          # 1939
        (MOVE, 26, 43),                          # 1940: 43 is 1
        (STORE, 33, 12, 24),                     # 1941
        (STORE, 33, 13, 25),                     # 1942
        (STORE, 33, 14, 26),                     # 1943
        (STORE, 33, 11, 43),                     # 1944: 43 is 1
        (JBITSN, 2, 4, 0, 65280, 0, 1948),       # 1945: text, value: _root.charset == charset::iso_8859_1 ? data.to_s("ISO-8859-1") : _root.charset == charset::utf_16le  ...; code_type != 0
        (MOVE, 21, 43),                          # 1946: 43 is 1
        (JUMP, 1975),                            # 1947
        (JBITSN, 2, 4, 0, 65280, 19, 1951),      # 1948: code_type != 19
        (MOVE, 21, 44),                          # 1949: 44 is 2
        (JUMP, 1975),                            # 1950
        (JBITSN, 2, 4, 0, 65280, 20, 1954),      # 1951: code_type != 20
        (MOVE, 21, 48),                          # 1952: 48 is 3
        (JUMP, 1975),                            # 1953
        (JBITSN, 2, 4, 0, 65280, 21, 1961),      # 1954: code_type != 21
        (JBITSN, 2, 4, 1, 65280, 2, 1958),       # 1955: swap_kind != 2
        (MOVE, 24, 44),                          # 1956: 44 is 2
        (JUMP, 1959),                            # 1957
        (MOVE, 24, 48),                          # 1958: 48 is 3
        (MOVE, 21, 24),                          # 1959
        (JUMP, 1975),                            # 1960
        (JBITSN, 2, 4, 0, 65280, 22, 1964),      # 1961: code_type != 22
        (MOVE, 21, 49),                          # 1962: 49 is 4
        (JUMP, 1975),                            # 1963
        (JBITS, 2, 4, 0, 65280, 1, 1967),        # 1964: code_type == 1
        (MOVE, 21, 46),                          # 1965: 46 is 0
        (JUMP, 1975),                            # 1966
        (LOAD, 24, 2, 2),                        # 1967
        (JNE, 24, 86, 1971),                     # 1968: 86 is 500
        (MOVE, 21, 64),                          # 1969: 64 is 6
        (JUMP, 1975),                            # 1970
        (JNE, 24, 87, 1974),                     # 1971: 87 is 1047
        (MOVE, 21, 88),                          # 1972: 88 is 7
        (JUMP, 1975),                            # 1973
        (MOVE, 21, 59),                          # 1974: 59 is 5
        (JEQ, 21, 46, 2034),                     # 1975: 46 is 0
        (JNE, 21, 43, 1984),                     # 1976: 43 is 1
        (LOAD, 27, 33, 9),                       # 1977
        (LOAD, 28, 33, 10),                      # 1978
        (TEXT, 27, 0),                           # 1979
        (MOVE, 24, 27),                          # 1980
        (MOVE, 25, 28),                          # 1981
        (MOVE, 26, 46),                          # 1982: 46 is 0
        (JUMP, 2030),                            # 1983
        (JNE, 21, 44, 1992),                     # 1984: 44 is 2
        (LOAD, 27, 33, 9),                       # 1985
        (LOAD, 28, 33, 10),                      # 1986
        (TEXT, 27, 2),                           # 1987
        (MOVE, 24, 27),                          # 1988
        (MOVE, 25, 28),                          # 1989
        (MOVE, 26, 44),                          # 1990: 44 is 2
        (JUMP, 2030),                            # 1991
        (JNE, 21, 48, 2000),                     # 1992: 48 is 3
        (LOAD, 27, 33, 9),                       # 1993
        (LOAD, 28, 33, 10),                      # 1994
        (TEXT, 27, 3),                           # 1995
        (MOVE, 24, 27),                          # 1996
        (MOVE, 25, 28),                          # 1997
        (MOVE, 26, 48),                          # 1998: 48 is 3
        (JUMP, 2030),                            # 1999
        (JNE, 21, 49, 2008),                     # 2000: 49 is 4
        (LOAD, 27, 33, 9),                       # 2001
        (LOAD, 28, 33, 10),                      # 2002
        (TEXT, 27, 4),                           # 2003
        (MOVE, 24, 27),                          # 2004
        (MOVE, 25, 28),                          # 2005
        (MOVE, 26, 49),                          # 2006: 49 is 4
        (JUMP, 2030),                            # 2007
        (JNE, 21, 64, 2016),                     # 2008: 64 is 6
        (LOAD, 27, 33, 9),                       # 2009
        (LOAD, 28, 33, 10),                      # 2010
        (TEXT, 27, 5),                           # 2011
        (MOVE, 24, 27),                          # 2012
        (MOVE, 25, 28),                          # 2013
        (MOVE, 26, 59),                          # 2014: 59 is 5
        (JUMP, 2030),                            # 2015
        (JNE, 21, 88, 2024),                     # 2016: 88 is 7
        (LOAD, 27, 33, 9),                       # 2017
        (LOAD, 28, 33, 10),                      # 2018
        (TEXT, 27, 6),                           # 2019
        (MOVE, 24, 27),                          # 2020
        (MOVE, 25, 28),                          # 2021
        (MOVE, 26, 64),                          # 2022: 64 is 6
        (JUMP, 2030),                            # 2023
        (LOAD, 27, 33, 9),                       # 2024
        (LOAD, 28, 33, 10),                      # 2025
        (TEXT, 27, 1),                           # 2026
        (MOVE, 24, 27),                          # 2027
        (MOVE, 25, 28),                          # 2028
        (MOVE, 26, 43),                          # 2029: 43 is 1
        (STORE, 33, 16, 24),                     # 2030
        (STORE, 33, 17, 25),                     # 2031
        (STORE, 33, 18, 26),                     # 2032
        (STORE, 33, 15, 43),                     # 2033: 43 is 1
        (LOAD, 20, 6, 20),                       # 2034
        (JZ, 20, 2141),                          # 2035
        (ROWAT, 34, 25, 20),                     # 2036
        (MOVE, 21, 46),                          # 2037: 46 is 0
        (LOAD, 22, 34, 3),                       # 2038
        (JGE, 21, 22, 2141),                     # 2039
        (ITEM, 35, 26, 34, 2, 21),               # 2040
        (U1, 23, 35, 2, 0),                      # 2041: is_negative, value: number[0] < 0x80
        (JGE, 23, 76, 2051),                     # 2042: 76 is 252
        (LOAD, 23, 35, 3),                       # 2043
        (JZ, 23, 2334),                          # 2044
        (LOAD, 24, 35, 4),                       # 2045
        (LOAD, 25, 35, 5),                       # 2046
        (BYTE, 26, 24, 46),                      # 2047: 46 is 0
        (LT, 27, 26, 54),                        # 2048: 54 is 128
        (STORE, 35, 17, 27),                     # 2049
        (STORE, 35, 16, 43),                     # 2050: 43 is 1
        (U1, 23, 35, 2, 0),                      # 2051: is_zero, value: number[0] == 0x80
        (JGE, 23, 76, 2061),                     # 2052: 76 is 252
        (LOAD, 23, 35, 3),                       # 2053
        (JZ, 23, 2334),                          # 2054
        (LOAD, 24, 35, 4),                       # 2055
        (LOAD, 25, 35, 5),                       # 2056
        (BYTE, 26, 24, 46),                      # 2057: 46 is 0
        (EQ, 27, 26, 54),                        # 2058: 54 is 128
        (STORE, 35, 19, 27),                     # 2059
        (STORE, 35, 18, 43),                     # 2060: 43 is 1
        (U1, 23, 35, 2, 0),                      # 2061: exponent, value: number[0] < 0x80 ? 64 - number[0] : number[0] - 192
        (JGE, 23, 76, 2090),                     # 2062: 76 is 252
        (LOAD, 23, 35, 3),                       # 2063
        (JZ, 23, 2334),                          # 2064
        (LOAD, 24, 35, 4),                       # 2065
        (LOAD, 25, 35, 5),                       # 2066
        (BYTE, 26, 24, 46),                      # 2067: 46 is 0
        (JEQ, 26, 54, 2090),                     # 2068: 54 is 128
        (LOAD, 26, 35, 3),                       # 2069
        (JZ, 26, 2334),                          # 2070
        (LOAD, 27, 35, 4),                       # 2071
        (LOAD, 28, 35, 5),                       # 2072
        (BYTE, 29, 27, 46),                      # 2073: 46 is 0
        (JGE, 29, 54, 2082),                     # 2074: 54 is 128
        (LOAD, 26, 35, 3),                       # 2075
        (JZ, 26, 2334),                          # 2076
        (LOAD, 27, 35, 4),                       # 2077
        (LOAD, 28, 35, 5),                       # 2078
        (BYTE, 29, 27, 46),                      # 2079: 46 is 0
        (SUB, 23, 89, 29),                       # 2080: 89 is 64
        (JUMP, 2088),                            # 2081
        (LOAD, 26, 35, 3),                       # 2082
        (JZ, 26, 2334),                          # 2083
        (LOAD, 27, 35, 4),                       # 2084
        (LOAD, 28, 35, 5),                       # 2085
        (BYTE, 29, 27, 46),                      # 2086: 46 is 0
        (SUB, 23, 29, 90),                       # 2087: 90 is 192
        (STORE, 35, 21, 23),                     # 2088
        (STORE, 35, 20, 43),                     # 2089: 43 is 1
        (U1, 23, 35, 9, 0),                      # 2090: is_negative, value: number[0] < 0x80
        (JGE, 23, 76, 2100),                     # 2091: 76 is 252
        (LOAD, 23, 35, 10),                      # 2092
        (JZ, 23, 2334),                          # 2093
        (LOAD, 24, 35, 11),                      # 2094
        (LOAD, 25, 35, 12),                      # 2095
        (BYTE, 26, 24, 46),                      # 2096: 46 is 0
        (LT, 27, 26, 54),                        # 2097: 54 is 128
        (STORE, 35, 23, 27),                     # 2098
        (STORE, 35, 22, 43),                     # 2099: 43 is 1
        (U1, 23, 35, 9, 0),                      # 2100: is_zero, value: number[0] == 0x80
        (JGE, 23, 76, 2110),                     # 2101: 76 is 252
        (LOAD, 23, 35, 10),                      # 2102
        (JZ, 23, 2334),                          # 2103
        (LOAD, 24, 35, 11),                      # 2104
        (LOAD, 25, 35, 12),                      # 2105
        (BYTE, 26, 24, 46),                      # 2106: 46 is 0
        (EQ, 27, 26, 54),                        # 2107: 54 is 128
        (STORE, 35, 25, 27),                     # 2108
        (STORE, 35, 24, 43),                     # 2109: 43 is 1
        (U1, 23, 35, 9, 0),                      # 2110: exponent, value: number[0] < 0x80 ? 64 - number[0] : number[0] - 192
        (JGE, 23, 76, 2139),                     # 2111: 76 is 252
        (LOAD, 23, 35, 10),                      # 2112
        (JZ, 23, 2334),                          # 2113
        (LOAD, 24, 35, 11),                      # 2114
        (LOAD, 25, 35, 12),                      # 2115
        (BYTE, 26, 24, 46),                      # 2116: 46 is 0
        (JEQ, 26, 54, 2139),                     # 2117: 54 is 128
        (LOAD, 26, 35, 10),                      # 2118
        (JZ, 26, 2334),                          # 2119
        (LOAD, 27, 35, 11),                      # 2120
        (LOAD, 28, 35, 12),                      # 2121
        (BYTE, 29, 27, 46),                      # 2122: 46 is 0
        (JGE, 29, 54, 2131),                     # 2123: 54 is 128
        (LOAD, 26, 35, 10),                      # 2124
        (JZ, 26, 2334),                          # 2125
        (LOAD, 27, 35, 11),                      # 2126
        (LOAD, 28, 35, 12),                      # 2127
        (BYTE, 29, 27, 46),                      # 2128: 46 is 0
        (SUB, 23, 89, 29),                       # 2129: 89 is 64
        (JUMP, 2137),                            # 2130
        (LOAD, 26, 35, 10),                      # 2131
        (JZ, 26, 2334),                          # 2132
        (LOAD, 27, 35, 11),                      # 2133
        (LOAD, 28, 35, 12),                      # 2134
        (BYTE, 29, 27, 46),                      # 2135: 46 is 0
        (SUB, 23, 29, 90),                       # 2136: 90 is 192
        (STORE, 35, 27, 23),                     # 2137
        (STORE, 35, 26, 43),                     # 2138: 43 is 1
        (LOOP, 21, 0),                           # 2139
        (JUMP, 2038),                            # 2140
        (LOAD, 20, 6, 21),                       # 2141
        (JZ, 20, 2168),                          # 2142
        (ROWAT, 36, 27, 20),                     # 2143
        (LOAD, 21, 36, 3),                       # 2144
        (JZ, 21, 2168),                          # 2145
        (MOVE, 22, 46),                          # 2146: 46 is 0
        (LOAD, 23, 36, 5),                       # 2147
        (JGE, 22, 23, 2168),                     # 2148
        (ITEM, 39, 28, 36, 4, 22),               # 2149
        (MOVE, 24, 46),                          # 2150: 46 is 0
        (LOAD, 25, 39, 4),                       # 2151
        (JGE, 24, 25, 2166),                     # 2152
        (ITEM, 40, 29, 39, 3, 24),               # 2153
        (JBITS, 40, 2, 0, 65280, 255, 2160),     # 2154: kind, value: len_or_mark == 255 or len_or_mark < 250 or (len_or_mark == 250 and _root.vardata_250 == 0) ? 0 : len ...; len_or_mark == 255
        (U1, 29, 40, 2, 0),                      # 2155
        (JLT, 29, 77, 2160),                     # 2156: 77 is 250
        (JBITSN, 40, 2, 0, 65280, 250, 2162),    # 2157: len_or_mark != 250
        (LOAD, 29, 2, 3),                        # 2158
        (JNE, 29, 46, 2162),                     # 2159: 46 is 0
        (MOVE, 26, 46),                          # 2160: 46 is 0
        (JUMP, 2163),                            # 2161
        (U1, 26, 40, 2, 0),                      # 2162
        (STORE, 40, 11, 26),                     # 2163
        (LOOP, 24, 0),                           # 2164
        (JUMP, 2151),                            # 2165
        (LOOP, 22, 0),                           # 2166
        (JUMP, 2147),                            # 2167
        (LOAD, 20, 6, 23),                       # 2168
        (JZ, 20, 2260),                          # 2169
        (ROWAT, 43, 32, 20),                     # 2170
        (JBITSN, 2, 4, 0, 65280, 0, 2174),       # 2171: text, value: _root.charset == charset::iso_8859_1 ? data.to_s("ISO-8859-1") : _root.charset == charset::utf_16le  ...; code_type != 0
        (MOVE, 21, 43),                          # 2172: 43 is 1
        (JUMP, 2201),                            # 2173
        (JBITSN, 2, 4, 0, 65280, 19, 2177),      # 2174: code_type != 19
        (MOVE, 21, 44),                          # 2175: 44 is 2
        (JUMP, 2201),                            # 2176
        (JBITSN, 2, 4, 0, 65280, 20, 2180),      # 2177: code_type != 20
        (MOVE, 21, 48),                          # 2178: 48 is 3
        (JUMP, 2201),                            # 2179
        (JBITSN, 2, 4, 0, 65280, 21, 2187),      # 2180: code_type != 21
        (JBITSN, 2, 4, 1, 65280, 2, 2184),       # 2181: swap_kind != 2
        (MOVE, 24, 44),                          # 2182: 44 is 2
        (JUMP, 2185),                            # 2183
        (MOVE, 24, 48),                          # 2184: 48 is 3
        (MOVE, 21, 24),                          # 2185
        (JUMP, 2201),                            # 2186
        (JBITSN, 2, 4, 0, 65280, 22, 2190),      # 2187: code_type != 22
        (MOVE, 21, 49),                          # 2188: 49 is 4
        (JUMP, 2201),                            # 2189
        (JBITS, 2, 4, 0, 65280, 1, 2193),        # 2190: code_type == 1
        (MOVE, 21, 46),                          # 2191: 46 is 0
        (JUMP, 2201),                            # 2192
        (LOAD, 24, 2, 2),                        # 2193
        (JNE, 24, 86, 2197),                     # 2194: 86 is 500
        (MOVE, 21, 64),                          # 2195: 64 is 6
        (JUMP, 2201),                            # 2196
        (JNE, 24, 87, 2200),                     # 2197: 87 is 1047
        (MOVE, 21, 88),                          # 2198: 88 is 7
        (JUMP, 2201),                            # 2199
        (MOVE, 21, 59),                          # 2200: 59 is 5
        (JEQ, 21, 46, 2260),                     # 2201: 46 is 0
        (JNE, 21, 43, 2210),                     # 2202: 43 is 1
        (LOAD, 27, 43, 4),                       # 2203
        (LOAD, 28, 43, 5),                       # 2204
        (TEXT, 27, 0),                           # 2205
        (MOVE, 24, 27),                          # 2206
        (MOVE, 25, 28),                          # 2207
        (MOVE, 26, 46),                          # 2208: 46 is 0
        (JUMP, 2256),                            # 2209
        (JNE, 21, 44, 2218),                     # 2210: 44 is 2
        (LOAD, 27, 43, 4),                       # 2211
        (LOAD, 28, 43, 5),                       # 2212
        (TEXT, 27, 2),                           # 2213
        (MOVE, 24, 27),                          # 2214
        (MOVE, 25, 28),                          # 2215
        (MOVE, 26, 44),                          # 2216: 44 is 2
        (JUMP, 2256),                            # 2217
        (JNE, 21, 48, 2226),                     # 2218: 48 is 3
        (LOAD, 27, 43, 4),                       # 2219
        (LOAD, 28, 43, 5),                       # 2220
        (TEXT, 27, 3),                           # 2221
        (MOVE, 24, 27),                          # 2222
        (MOVE, 25, 28),                          # 2223
        (MOVE, 26, 48),                          # 2224: 48 is 3
        (JUMP, 2256),                            # 2225
        (JNE, 21, 49, 2234),                     # 2226: 49 is 4
        (LOAD, 27, 43, 4),                       # 2227
        (LOAD, 28, 43, 5),                       # 2228
        (TEXT, 27, 4),                           # 2229
        (MOVE, 24, 27),                          # 2230
        (MOVE, 25, 28),                          # 2231
        (MOVE, 26, 49),                          # 2232: 49 is 4
        (JUMP, 2256),                            # 2233
        (JNE, 21, 64, 2242),                     # 2234: 64 is 6
        (LOAD, 27, 43, 4),                       # 2235
        (LOAD, 28, 43, 5),                       # 2236
        (TEXT, 27, 5),                           # 2237
        (MOVE, 24, 27),                          # 2238
        (MOVE, 25, 28),                          # 2239
        (MOVE, 26, 59),                          # 2240: 59 is 5
        (JUMP, 2256),                            # 2241
        (JNE, 21, 88, 2250),                     # 2242: 88 is 7
        (LOAD, 27, 43, 4),                       # 2243
        (LOAD, 28, 43, 5),                       # 2244
        (TEXT, 27, 6),                           # 2245
        (MOVE, 24, 27),                          # 2246
        (MOVE, 25, 28),                          # 2247
        (MOVE, 26, 64),                          # 2248: 64 is 6
        (JUMP, 2256),                            # 2249
        (LOAD, 27, 43, 4),                       # 2250
        (LOAD, 28, 43, 5),                       # 2251
        (TEXT, 27, 1),                           # 2252
        (MOVE, 24, 27),                          # 2253
        (MOVE, 25, 28),                          # 2254
        (MOVE, 26, 43),                          # 2255: 43 is 1
        (STORE, 43, 7, 24),                      # 2256
        (STORE, 43, 8, 25),                      # 2257
        (STORE, 43, 9, 26),                      # 2258
        (STORE, 43, 6, 43),                      # 2259: 43 is 1
        (LOOP, 18, 0),                           # 2260
        (JUMP, 1096),                            # 2261
        (LOOP, 10, 0),                           # 2262
        (JUMP, 1092),                            # 2263
        (LOAD, 9, 0, 13),                        # 2264
        (JZ, 9, 2315),                           # 2265
        (ROWAT, 45, 34, 9),                      # 2266
        (MOVE, 10, 46),                          # 2267: 46 is 0
        (LOAD, 11, 45, 17),                      # 2268
        (JGE, 10, 11, 2285),                     # 2269
        (ITEM, 46, 35, 45, 16, 10),              # 2270
        (LOAD, 18, 46, 8),                       # 2271
        (JZ, 18, 2283),                          # 2272
        (ROWAT, 47, 36, 18),                     # 2273
        (JNE, 4, 46, 2279),                      # 2274: port, value: _root.port_in_packet_order == 0 ? network_order : packet_order; 46 is 0
        (LOAD, 22, 47, 1),                       # 2275
        (JZ, 22, 2334),                          # 2276
        (U2BE, 19, 47, 2, 0),                    # 2277
        (JUMP, 2282),                            # 2278
        (LOAD, 22, 47, 3),                       # 2279
        (JZ, 22, 2334),                          # 2280
        (NUMBER2, 19, 47, 4, 0, 34, 0),          # 2281
        (STORE, 47, 5, 19),                      # 2282
        (LOOP, 10, 0),                           # 2283
        (JUMP, 2268),                            # 2284
        (JBITSN, 45, 1, 0, 65280, 1, 2292),      # 2285: receiver, value: code == connect_code::ebcdic ? receiver_ebcdic : receiver_ascii; code != 1
        (LOAD, 21, 45, 5),                       # 2286
        (JZ, 21, 2334),                          # 2287
        (LOAD, 18, 45, 6),                       # 2288
        (LOAD, 19, 45, 7),                       # 2289
        (MOVE, 20, 43),                          # 2290: 43 is 1
        (JUMP, 2297),                            # 2291
        (LOAD, 21, 45, 2),                       # 2292
        (JZ, 21, 2334),                          # 2293
        (LOAD, 18, 45, 3),                       # 2294
        (LOAD, 19, 45, 4),                       # 2295
        (MOVE, 20, 46),                          # 2296: 46 is 0
        (STORE, 45, 18, 18),                     # 2297
        (STORE, 45, 19, 19),                     # 2298
        (STORE, 45, 20, 20),                     # 2299
        (JBITSN, 45, 1, 0, 65280, 1, 2307),      # 2300: sender, value: code == connect_code::ebcdic ? sender_ebcdic : sender_ascii; code != 1
        (LOAD, 21, 45, 11),                      # 2301
        (JZ, 21, 2334),                          # 2302
        (LOAD, 18, 45, 12),                      # 2303
        (LOAD, 19, 45, 13),                      # 2304
        (MOVE, 20, 43),                          # 2305: 43 is 1
        (JUMP, 2312),                            # 2306
        (LOAD, 21, 45, 8),                       # 2307
        (JZ, 21, 2334),                          # 2308
        (LOAD, 18, 45, 9),                       # 2309
        (LOAD, 19, 45, 10),                      # 2310
        (MOVE, 20, 46),                          # 2311: 46 is 0
        (STORE, 45, 21, 18),                     # 2312
        (STORE, 45, 22, 19),                     # 2313
        (STORE, 45, 23, 20),                     # 2314
        (RUNAT, 0, 2, 1, 5),                     # 2315: connection_order, value: is_connect ? order.to_i : 0; mess_class_byte
        (JBITS, 0, 2, 0, 65280, 51, 2320),       # 2316: mess_class_byte == 51
        (JBITS, 0, 2, 0, 65280, 52, 2320),       # 2317: mess_class_byte; mess_class_byte == 52
        (JBITS, 0, 2, 0, 65280, 61, 2320),       # 2318: mess_class_byte; mess_class_byte == 61
        (JBITSN, 0, 2, 0, 65280, 62, 2322),      # 2319: mess_class_byte; mess_class_byte != 62
        (LOAD, 9, 0, 7),                         # 2320
        (JUMP, 2323),                            # 2321
        (MOVE, 9, 46),                           # 2322: 46 is 0
        (STORE, 0, 15, 9),                       # 2323
        (LOAD, 18, 0, 11),                       # 2324: connection_service, value: payload_kind == payload_kind::connect ? payload.as<connect>.service_type.to_i : 0
        (JNE, 18, 44, 2331),                     # 2325: 44 is 2
        (LOAD, 18, 0, 13),                       # 2326
        (JZ, 18, 2334),                          # 2327
        (ROWAT, 52, 34, 18),                     # 2328
        (U1, 9, 52, 1, 4),                       # 2329
        (JUMP, 2332),                            # 2330
        (MOVE, 9, 46),                           # 2331: 46 is 0
        (STORE, 0, 16, 9),                       # 2332
        (DONE,),                                 # 2333: read
        (FAIL,),                                 # 2334: handed over
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
        'order': Computed(7, 'int'),
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
        'payload_kind': Computed(11, 'int'),
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
                                'is_negative': Present(10, Computed(11, 'bool')),
                                'is_zero': Present(12, Computed(13, 'bool')),
                                'exponent': Present(14, Computed(15, 'int')),
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
                                'is_negative': Present(10, Computed(11, 'bool')),
                                'is_zero': Present(12, Computed(13, 'bool')),
                                'exponent': Present(14, Computed(15, 'int')),
                            }),
                            'filler2': Fixed(9, 0, 4, None),
                            'kernel_version': Fixed(9, 4, 5, 'ISO-8859-1'),
                            'filler3': Fixed(9, 9, 3, None),
                        })), 'serial': Rows(18, 23, Inline({
                            'first_key': Inline({
                                'define_byte': Number(1, 0, 1, False, False, 'be'),
                                'number': Present(2, Span(3, None)),
                                'undefined': Present(5, Span(6, None)),
                                'is_negative': Present(15, Computed(16, 'bool')),
                                'is_zero': Present(17, Computed(18, 'bool')),
                                'exponent': Present(19, Computed(20, 'int')),
                            }),
                            'last_key': Inline({
                                'define_byte': Number(8, 0, 1, False, False, 'be'),
                                'number': Present(9, Span(10, None)),
                                'undefined': Present(12, Span(13, None)),
                                'is_negative': Present(21, Computed(22, 'bool')),
                                'is_zero': Present(23, Computed(24, 'bool')),
                                'exponent': Present(25, Computed(26, 'int')),
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
                                    'is_negative': Present(16, Computed(17, 'bool')),
                                    'is_zero': Present(18, Computed(19, 'bool')),
                                    'exponent': Present(20, Computed(21, 'int')),
                                }),
                                'length': Inline({
                                    'define_byte': Number(9, 0, 1, False, False, 'be'),
                                    'number': Present(10, Span(11, None)),
                                    'undefined': Present(13, Span(14, None)),
                                    'is_negative': Present(22, Computed(23, 'bool')),
                                    'is_zero': Present(24, Computed(25, 'bool')),
                                    'exponent': Present(26, Computed(27, 'int')),
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
                                    'kind': Computed(11, 'int'),
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
            'charset': Formula('int', Apply('?', (Apply('==', (Number(4, 0, 1, False, False, 'be'), 0)), 1, Apply('?', (Apply('==', (Number(4, 0, 1, False, False, 'be'), 19)), 2, Apply('?', (Apply('==', (Number(4, 0, 1, False, False, 'be'), 20)), 3, Apply('?', (Apply('==', (Number(4, 0, 1, False, False, 'be'), 21)), Apply('?', (Apply('==', (Number(4, 1, 1, False, False, 'be'), 2)), 2, 3)), Apply('?', (Apply('==', (Number(4, 0, 1, False, False, 'be'), 22)), 4, Apply('?', (Apply('!=', (Number(4, 0, 1, False, False, 'be'), 1)), 0, Apply('?', (Apply('==', (Computed(2, 'int'), 500)), 6, Apply('?', (Apply('==', (Computed(2, 'int'), 1047)), 7, 5))))))))))))))))),
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
                        'port': Computed(5, 'int'),
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
        'connection_order': Computed(15, 'int'),
        'connection_service': Computed(16, 'int'),
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
        (JEQ, 1, 21, 11),                        # 9: switch-on: _root.order; 21 is 1
        (JNE, 1, 22, 13),                        # 10: 22 is 2
        (MOVE, 9, 1),                            # 11
        (JUMP, 68),                              # 12
        (RUNAT, 0, 1, 1, 18),                    # 13: swap_type_byte
        (JBITSN, 0, 1, 0, 65280, 3, 17),         # 14: swap_type_byte != 3
        (MOVE, 9, 21),                           # 15: 21 is 1
        (JUMP, 68),                              # 16
        (JBITSN, 0, 1, 0, 65280, 4, 20),         # 17: swap_type_byte; swap_type_byte != 4
        (MOVE, 9, 22),                           # 18: 22 is 2
        (JUMP, 68),                              # 19
        (RUNAT, 0, 2, 1, 5),                     # 20: mess_class_byte
        (JBITS, 0, 2, 0, 65280, 51, 43),         # 21: mess_class_byte == 51
        (JBITS, 0, 2, 0, 65280, 52, 43),         # 22: mess_class_byte; mess_class_byte == 52
        (JBITS, 0, 2, 0, 65280, 61, 43),         # 23: mess_class_byte; mess_class_byte == 61
        (JBITSN, 0, 2, 0, 65280, 62, 49),        # 24: mess_class_byte; mess_class_byte != 62
        (JUMP, 43),                              # 25: payload_swap, where it is used
        (LOAD, 12, 0, 3),                        # 26
        (JNZ, 12, 42),                           # 27
        (SEEKROOT, 13, 23),                      # 28: pos: 25; 23 is 25
        (RUNAT, 0, 2, 1, 5),                     # 29: size: is_connect or is_data ? 1 : 0; mess_class_byte
        (JBITS, 0, 2, 0, 65280, 51, 36),         # 30: mess_class_byte == 51
        (JBITS, 0, 2, 0, 65280, 52, 36),         # 31: mess_class_byte; mess_class_byte == 52
        (JBITS, 0, 2, 0, 65280, 61, 36),         # 32: mess_class_byte; mess_class_byte == 61
        (JBITS, 0, 2, 0, 65280, 62, 36),         # 33: mess_class_byte; mess_class_byte == 62
        (JBITS, 0, 2, 0, 65280, 63, 36),         # 34: mess_class_byte; mess_class_byte == 63
        (JBITSN, 0, 2, 0, 65280, 64, 38),        # 35: mess_class_byte; mess_class_byte != 64
        (MOVE, 15, 21),                          # 36: 21 is 1
        (JUMP, 39),                              # 37
        (MOVE, 15, 24),                          # 38: 24 is 0
        (BYTES, 0, 4, 15),                       # 39: payload_swap
        (CLOSE, 13),                             # 40: back from payload_swap
        (STORE, 0, 3, 21),                       # 41: 21 is 1
        (RETURN, 1),                             # 42: payload_swap is read
        (CALL, 1, 26),                           # 43: payload_swap
        (LOAD, 18, 0, 4),                        # 44
        (LOAD, 19, 0, 5),                        # 45
        (BYTE, 20, 18, 24),                      # 46: 24 is 0
        (MOVE, 9, 20),                           # 47
        (JUMP, 68),                              # 48
        (RUNAT, 0, 6, 4, 0),                     # 49: length_bytes
        (JBITS, 0, 6, 0, 65280, 0, 54),          # 50: length_bytes == 0
        (JBITSN, 0, 6, 3, 65280, 0, 54),         # 51: length_bytes; length_bytes != 0
        (MOVE, 9, 22),                           # 52: 22 is 2
        (JUMP, 68),                              # 53
        (JBITSN, 0, 6, 0, 65280, 0, 58),         # 54: length_bytes; length_bytes != 0
        (JBITS, 0, 6, 3, 65280, 0, 58),          # 55: length_bytes; length_bytes == 0
        (MOVE, 9, 21),                           # 56: 21 is 1
        (JUMP, 68),                              # 57
        (JBITS, 0, 2, 0, 65280, 63, 60),         # 58: mess_class_byte; mess_class_byte == 63
        (JBITSN, 0, 2, 0, 65280, 64, 67),        # 59: mess_class_byte; mess_class_byte != 64
        (CALL, 1, 26),                           # 60: payload_swap
        (LOAD, 18, 0, 4),                        # 61
        (LOAD, 19, 0, 5),                        # 62
        (BYTE, 20, 18, 24),                      # 63: 24 is 0
        (JNE, 20, 21, 67),                       # 64: 21 is 1
        (MOVE, 9, 21),                           # 65: 21 is 1
        (JUMP, 68),                              # 66
        (MOVE, 9, 22),                           # 67: 22 is 2
        (STORE, 0, 7, 9),                        # 68
        (JNE, 9, 21, 72),                        # 69: cases: byte_order::big; 21 is 1
        (STORE, 0, 0, 24),                       # 70: byte order be; 24 is 0
        (JUMP, 75),                              # 71
        (JNE, 9, 22, 81),                        # 72: cases: byte_order::little; 22 is 2
        (STORE, 0, 0, 21),                       # 73: byte order le; 21 is 1
        (JUMP, 75),                              # 74
        (RUN, 0, 8, 24),                         # 75: act_send_len, protocol_id, mess_class, rte_flags, residual_packets, sender_ref, receiver_ref, rte_return_code, new_swap_type, filler, max_send_len
        (NUMBER2, 9, 0, 8, 0, 52, 0),            # 76: act_send_len
        (JLT, 9, 25, 81),                        # 77: valid: 24; 25 is 24
        (SUB, 10, 9, 25),                        # 78: size: header.act_send_len - 24; 25 is 24
        (BYTES, 0, 9, 10),                       # 79: payload
        (DONE,),                                 # 80: read
        (FAIL,),                                 # 81: handed over
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
        'order': Computed(7, 'int'),
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
