# Generated from ksy/maxdb/maxdb_packet.ksy by `ksyspark generate`; do not edit.
"""Plans of maxdb_packet: what the machine runs for each message and where it leaves each column; `FRAME` and `IN_STEP` cut streams."""

from ksyspark.compiler.opcodes import ADD, BYTE, BYTES, CLOSE, COUNT, DIV, DONE, EOF, EQ, FAIL, FIXED, ITEM, JBITS, JBITSN, JEQ, JGE, JGT, JLE, JLT, JNE, JNZ, JUMP, JZ, LOAD, LOOP, LT, MOD, MOVE, NUMBER2, OPEN, PARAM, POSITION, REST, ROW, ROWAT, ROWS, RUN, STORE, SUB, SWITCH, TEXT, U1, U2BE
from ksyspark.compiler.plan import Apply, Bits, Fixed, Formula, Inline, Items, Number, OneOf, Plan, Present, Rows, Span, Table, Parameter, Computed

PLAN = Plan(
    program=(
        (ROW, 0, 0, 0),                          # 0: maxdb_packet
        (PARAM, 1, 0),                           # 1: strictness
        (PARAM, 2, 1),                           # 2: accept_termchar
        (PARAM, 3, 2),                           # 3: ebcdic_ccsid
        (PARAM, 4, 3),                           # 4: vardata_250
        (RUN, 0, 0, 2),                          # 5: code_type, swap_kind
        (JBITS, 0, 0, 0, 65280, 0, 19),          # 6: code_type; valid: _ == code_type::ascii or _ == code_type::unicode_swap or _ == code_type::unicode or _ == code_type:: ...; _ == 0
        (JBITS, 0, 0, 0, 65280, 19, 19),         # 7: _ == 19
        (JBITS, 0, 0, 0, 65280, 20, 19),         # 8: _ == 20
        (JBITS, 0, 0, 0, 65280, 21, 19),         # 9: _ == 21
        (JBITS, 0, 0, 0, 65280, 22, 19),         # 10: _ == 22
        (JGE, 1, 33, 15),                        # 11: 33 is 2
        (JBITS, 0, 0, 0, 65280, 1, 19),          # 12: _ == 1
        (JBITS, 0, 0, 0, 65280, 2, 19),          # 13: _ == 2
        (JBITS, 0, 0, 0, 65280, 128, 19),        # 14: _ == 128
        (JNE, 2, 34, 1963),                      # 15: 34 is 1
        (U1, 5, 0, 0, 0),                        # 16
        (JLE, 5, 33, 1963),                      # 17: 33 is 2
        (JGE, 5, 29, 1963),                      # 18: 29 is 19
        (JBITS, 0, 0, 1, 65280, 1, 21),          # 19: swap_kind; valid: (_ == swap_kind::normal or _ == swap_kind::full_swapped) and (strictness == 0 or ((code_type != code ...; _ == 1
        (JBITSN, 0, 0, 1, 65280, 2, 1963),       # 20: _ != 2
        (JEQ, 1, 28, 26),                        # 21: 28 is 0
        (JBITSN, 0, 0, 0, 65280, 19, 24),        # 22: code_type != 19
        (JBITSN, 0, 0, 1, 65280, 2, 1963),       # 23: _ != 2
        (JBITSN, 0, 0, 0, 65280, 20, 26),        # 24: code_type != 20
        (JBITSN, 0, 0, 1, 65280, 1, 1963),       # 25: _ != 1
        (U1, 5, 0, 0, 1),                        # 26: switch-on: _root.swap_kind
        (JNE, 5, 34, 30),                        # 27: cases: swap_kind::normal; 34 is 1
        (STORE, 0, 1, 28),                       # 28: byte order be; 28 is 0
        (JUMP, 33),                              # 29
        (JNE, 5, 33, 1963),                      # 30: cases: swap_kind::full_swapped; 33 is 2
        (STORE, 0, 1, 34),                       # 31: byte order le; 34 is 1
        (JUMP, 33),                              # 32
        (RUN, 0, 2, 30),                         # 33: filler1, appl_version, application, varpart_size, varpart_len, filler2, no_of_segm, filler3
        (FIXED, 5, 0, 2, 2, 5),                  # 34
        (TEXT, 5, 0),                            # 35: appl_version is ISO-8859-1
        (FIXED, 5, 0, 2, 7, 3),                  # 36
        (TEXT, 5, 0),                            # 37: application is ISO-8859-1
        (NUMBER2, 5, 0, 2, 20, 50, 1),           # 38: no_of_segm; valid: _ >= 1 and _ <= varpart_len / 40
        (JLT, 5, 34, 1963),                      # 39: 34 is 1
        (NUMBER2, 6, 0, 2, 14, 52, 1),           # 40
        (DIV, 7, 6, 36),                         # 41: 36 is 40
        (JGT, 5, 7, 1963),                       # 42
        (NUMBER2, 5, 0, 2, 14, 52, 1),           # 43: size: header.varpart_len
        (BYTES, 0, 3, 5),                        # 44: varpart
        (OPEN, 6, 0, 3),                         # 45: varpart begins
        (U1, 8, 0, 0, 1),                        # 46: switch-on: _root.swap_kind
        (JNE, 8, 34, 50),                        # 47: cases: swap_kind::normal; 34 is 1
        (STORE, 0, 5, 28),                       # 48: byte order be; 28 is 0
        (JUMP, 53),                              # 49
        (JNE, 8, 33, 1963),                      # 50: cases: swap_kind::full_swapped; 33 is 2
        (STORE, 0, 5, 34),                       # 51: byte order le; 34 is 1
        (JUMP, 53),                              # 52
        (NUMBER2, 10, 0, 2, 20, 50, 1),          # 53: repeat-expr: _root.header.no_of_segm
        (ROWS, 9, 1),                            # 54: segments: repeat expr
        (STORE, 0, 6, 9),                        # 55
        (MOVE, 8, 28),                           # 56: 28 is 0
        (JGE, 8, 10, 797),                       # 57
        (ROW, 1, 1, 9),                          # 58: segments: an item
        (STORE, 1, 0, 8),                        # 59
        (LOAD, 11, 0, 5),                        # 60
        (STORE, 1, 1, 11),                       # 61
        (RUN, 1, 2, 4),                          # 62: segm_len
        (NUMBER2, 11, 1, 2, 0, 52, 1),           # 63: segm_len; valid: _ >= 40 and _ <= _io.size - _io.pos + 4
        (JLT, 11, 36, 1963),                     # 64: 36 is 40
        (LOAD, 12, 0, 4),                        # 65
        (LOAD, 13, 0, 3),                        # 66
        (POSITION, 13, 13),                      # 67
        (SUB, 14, 12, 13),                       # 68
        (ADD, 15, 14, 37),                       # 69: 37 is 4
        (JGT, 11, 15, 1963),                     # 70
        (RUN, 1, 3, 4),                          # 71: segm_offset
        (NUMBER2, 11, 1, 3, 0, 52, 1),           # 72: segm_offset; valid: _ == _io.pos - 8
        (LOAD, 12, 0, 3),                        # 73
        (POSITION, 12, 12),                      # 74
        (SUB, 13, 12, 38),                       # 75: 38 is 8
        (JNE, 11, 13, 1963),                     # 76
        (RUN, 1, 4, 5),                          # 77: no_of_parts, own_index, segm_kind
        (NUMBER2, 11, 1, 4, 0, 50, 1),           # 78: no_of_parts; valid: _ >= 0 and (_root.strictness == 0 or _ <= (segm_len - 40) / 16)
        (JLT, 11, 28, 1963),                     # 79: 28 is 0
        (JEQ, 1, 28, 85),                        # 80: 28 is 0
        (NUMBER2, 12, 1, 2, 0, 52, 1),           # 81
        (SUB, 13, 12, 36),                       # 82: 36 is 40
        (DIV, 14, 13, 39),                       # 83: 39 is 16
        (JGT, 11, 14, 1963),                     # 84
        (NUMBER2, 11, 1, 4, 2, 50, 1),           # 85: own_index; valid: _ == index + 1
        (LOAD, 12, 1, 0),                        # 86
        (ADD, 13, 12, 34),                       # 87: 34 is 1
        (JNE, 11, 13, 1963),                     # 88
        (U1, 11, 1, 4, 4),                       # 89: segm_kind; valid: _.to_i >= 1 and _.to_i <= 4 and (_root.strictness == 0 or _ != segment_kind::cmd or segm_len % 8 ==  ...
        (JLT, 11, 34, 1963),                     # 90: 34 is 1
        (JGT, 11, 37, 1963),                     # 91: 37 is 4
        (JEQ, 1, 28, 97),                        # 92: 28 is 0
        (JBITSN, 1, 4, 4, 65280, 1, 97),         # 93: _ != 1
        (NUMBER2, 11, 1, 2, 0, 52, 1),           # 94
        (MOD, 12, 11, 38),                       # 95: 38 is 8
        (JNE, 12, 28, 1963),                     # 96: 28 is 0
        (JBITS, 1, 4, 4, 65280, 1, 99),          # 97: if: segm_kind == segment_kind::cmd or segm_kind == segment_kind::proccall; segm_kind == 1
        (JBITSN, 1, 4, 4, 65280, 3, 120),        # 98: segm_kind != 3
        (ROW, 2, 2, 11),                         # 99: segment.request
        (STORE, 1, 5, 11),                       # 100
        (LOAD, 12, 1, 1),                        # 101
        (STORE, 2, 0, 12),                       # 102
        (RUN, 2, 1, 27),                         # 103: message_type, sqlmode, producer, commit_immediately, ignore_costwarning, prepare, with_info, mass_cmd, parsing_again, unused_options, no_explicit_close, scrollable_cursor, no_implicit_fetch, filler1, filler2, filler3
        (JEQ, 1, 28, 114),                       # 104: message_type; valid: _root.strictness == 0 or _parent.segm_kind != segment_kind::cmd or (_ == message_type::hello or _ == ...; 28 is 0
        (U1, 12, 1, 4, 4),                       # 105
        (JNE, 12, 34, 114),                      # 106: 34 is 1
        (JBITS, 2, 1, 0, 65280, 25, 109),        # 107: _ == 25
        (JBITSN, 2, 1, 0, 65280, 45, 112),       # 108: _ != 45
        (NUMBER2, 12, 1, 4, 0, 50, 1),           # 109
        (JNE, 12, 28, 1963),                     # 110: 28 is 0
        (JUMP, 114),                             # 111
        (NUMBER2, 12, 1, 4, 0, 50, 1),           # 112
        (JEQ, 12, 28, 1963),                     # 113: 28 is 0
        (JLT, 1, 33, 120),                       # 114: sqlmode; valid: _root.strictness < 2 or _parent.segm_kind != segment_kind::cmd or (_.to_i >= 1 and _.to_i <= 5); 33 is 2
        (U1, 12, 1, 4, 4),                       # 115
        (JNE, 12, 34, 120),                      # 116: 34 is 1
        (U1, 12, 2, 1, 1),                       # 117
        (JLT, 12, 34, 1963),                     # 118: 34 is 1
        (JGT, 12, 43, 1963),                     # 119: 43 is 5
        (JBITS, 1, 4, 4, 65280, 2, 122),         # 120: if: segm_kind == segment_kind::reply or segm_kind == segment_kind::procreply; segm_kind == 2
        (JBITSN, 1, 4, 4, 65280, 4, 131),        # 121: segm_kind != 4
        (ROW, 3, 3, 11),                         # 122: segment.reply
        (STORE, 1, 6, 11),                       # 123
        (LOAD, 12, 1, 1),                        # 124
        (STORE, 3, 0, 12),                       # 125
        (RUN, 3, 1, 11),                         # 126: sqlstate, returncode, errorpos
        (FIXED, 12, 3, 1, 0, 5),                 # 127
        (TEXT, 12, 0),                           # 128: sqlstate is ISO-8859-1
        (RUN, 3, 2, 2),                          # 129: warning_exists, value_truncated, null_in_set_function, column_count_differs, no_where_clause, unused5, date_adjusted, unused7, table_scan, statement_optimized, views_substituted, time_value_overflow, rowno_limit, index_on_optional_column, next_inverted_list, user_defined_code
        (RUN, 3, 3, 14),                         # 130: unused_intern_warning, result_set_closed, unused_intern_warning2, function_code, tracelevel, filler1, filler2
        (NUMBER2, 13, 1, 4, 0, 50, 1),           # 131: repeat-expr: no_of_parts
        (ROWS, 12, 4),                           # 132: parts: repeat expr
        (STORE, 1, 7, 12),                       # 133
        (MOVE, 11, 28),                          # 134: 28 is 0
        (JGE, 11, 13, 768),                      # 135
        (ROW, 4, 4, 12),                         # 136: parts: an item
        (STORE, 4, 0, 11),                       # 137
        (LOAD, 14, 1, 1),                        # 138
        (STORE, 4, 1, 14),                       # 139
        (RUN, 4, 2, 1),                          # 140: part_kind
        (LOAD, 14, 0, 3),                        # 141: part_kind; valid: _io.pos + 15 <= _parent.segm_offset + _parent.segm_len and (_root.strictness == 0 or index > 0 or _p ...
        (POSITION, 14, 14),                      # 142
        (ADD, 15, 14, 44),                       # 143: 44 is 15
        (NUMBER2, 16, 1, 3, 0, 52, 1),           # 144
        (NUMBER2, 17, 1, 2, 0, 52, 1),           # 145
        (ADD, 18, 16, 17),                       # 146
        (JGT, 15, 18, 1963),                     # 147
        (JEQ, 1, 28, 174),                       # 148: 28 is 0
        (LOAD, 14, 4, 0),                        # 149
        (JGT, 14, 28, 174),                      # 150: 28 is 0
        (U1, 14, 1, 4, 4),                       # 151
        (JNE, 14, 34, 174),                      # 152: 34 is 1
        (JBITS, 4, 2, 0, 65280, 3, 174),         # 153: _ == 3
        (LOAD, 14, 1, 5),                        # 154
        (JZ, 14, 1963),                          # 155
        (ROWAT, 5, 2, 14),                       # 156
        (U1, 15, 5, 1, 0),                       # 157
        (JEQ, 15, 33, 1963),                     # 158: 33 is 2
        (LOAD, 14, 1, 5),                        # 159
        (JZ, 14, 1963),                          # 160
        (ROWAT, 6, 2, 14),                       # 161
        (U1, 15, 6, 1, 0),                       # 162
        (JEQ, 15, 40, 1963),                     # 163: 40 is 3
        (LOAD, 14, 1, 5),                        # 164
        (JZ, 14, 1963),                          # 165
        (ROWAT, 7, 2, 14),                       # 166
        (U1, 15, 7, 1, 0),                       # 167
        (JEQ, 15, 43, 1963),                     # 168: 43 is 5
        (LOAD, 14, 1, 5),                        # 169
        (JZ, 14, 1963),                          # 170
        (ROWAT, 8, 2, 14),                       # 171
        (U1, 15, 8, 1, 0),                       # 172
        (JEQ, 15, 45, 1963),                     # 173: 45 is 27
        (JEQ, 1, 28, 185),                       # 174: 28 is 0
        (LOAD, 14, 4, 0),                        # 175
        (JGT, 14, 28, 185),                      # 176: 28 is 0
        (U1, 14, 1, 4, 4),                       # 177
        (JNE, 14, 34, 185),                      # 178: 34 is 1
        (JBITS, 4, 2, 0, 65280, 10, 185),        # 179: _ == 10
        (LOAD, 14, 1, 5),                        # 180
        (JZ, 14, 1963),                          # 181
        (ROWAT, 9, 2, 14),                       # 182
        (U1, 15, 9, 1, 0),                       # 183
        (JEQ, 15, 47, 1963),                     # 184: 47 is 13
        (RUN, 4, 3, 11),                         # 185: unused_attributes, first_packet, next_packet, last_packet, arg_count, segm_offset, buf_len
        (NUMBER2, 14, 4, 3, 1, 50, 1),           # 186: arg_count; valid: _ >= 0 and (_root.strictness == 0 or _ > 0 or _parent.segm_kind != segment_kind::cmd or last_packet  ...
        (JLT, 14, 28, 1963),                     # 187: 28 is 0
        (JEQ, 1, 28, 200),                       # 188: 28 is 0
        (JGT, 14, 28, 200),                      # 189: 28 is 0
        (U1, 14, 1, 4, 4),                       # 190
        (JNE, 14, 34, 200),                      # 191: 34 is 1
        (JBITSN, 4, 3, 0, 256, 0, 200),          # 192: last_packet != 0
        (JBITS, 4, 2, 0, 65280, 0, 200),         # 193: part_kind == 0
        (JBITS, 4, 2, 0, 65280, 1, 200),         # 194: part_kind == 1
        (LOAD, 14, 1, 5),                        # 195
        (JZ, 14, 1963),                          # 196
        (ROWAT, 10, 2, 14),                      # 197
        (U1, 15, 10, 1, 0),                      # 198
        (JNE, 15, 41, 1963),                     # 199: 41 is 25
        (NUMBER2, 14, 4, 3, 3, 52, 1),           # 200: segm_offset; valid: _ == _parent.segm_offset
        (NUMBER2, 15, 1, 3, 0, 52, 1),           # 201
        (JNE, 14, 15, 1963),                     # 202
        (NUMBER2, 14, 4, 3, 7, 52, 1),           # 203: buf_len; valid: _ >= 0 and _ <= _parent.segm_offset + _parent.segm_len - _io.pos - 4
        (JLT, 14, 28, 1963),                     # 204: 28 is 0
        (NUMBER2, 16, 1, 2, 0, 52, 1),           # 205
        (ADD, 17, 15, 16),                       # 206
        (LOAD, 18, 0, 3),                        # 207
        (POSITION, 18, 18),                      # 208
        (SUB, 19, 17, 18),                       # 209
        (SUB, 20, 19, 37),                       # 210: 37 is 4
        (JGT, 14, 20, 1963),                     # 211
        (RUN, 4, 4, 4),                          # 212: buf_size
        (NUMBER2, 14, 4, 4, 0, 52, 1),           # 213: buf_size; valid: _ >= buf_len or _root.strictness == 0
        (NUMBER2, 15, 4, 3, 7, 52, 1),           # 214
        (JGE, 14, 15, 217),                      # 215
        (JNE, 1, 28, 1963),                      # 216: 28 is 0
        (NUMBER2, 14, 4, 3, 7, 52, 1),           # 217: size: buf_len
        (BYTES, 4, 5, 14),                       # 218: body
        (U1, 15, 4, 2, 0),                       # 219: switch-on: part_kind
        (SWITCH, 15, 1, 35),                     # 220
        (JUMP, 257),                             # 221: case 1
        (JUMP, 277),                             # 222: case 2
        (JUMP, 302),                             # 223: case 3
        (JUMP, 310),                             # 224: case 4
        (JUMP, 328),                             # 225: case 5
        (JUMP, 302),                             # 226: case 6
        (JUMP, 736),                             # 227: case 7
        (JUMP, 302),                             # 228: case 8
        (JUMP, 736),                             # 229: case 9
        (JUMP, 357),                             # 230: case 10
        (JUMP, 357),                             # 231: case 11
        (JUMP, 374),                             # 232: case 12
        (JUMP, 302),                             # 233: case 13
        (JUMP, 393),                             # 234: case 14
        (JUMP, 435),                             # 235: case 15
        (JUMP, 736),                             # 236: case 16
        (JUMP, 736),                             # 237: case 17
        (JUMP, 466),                             # 238: case 18
        (JUMP, 302),                             # 239: case 19
        (JUMP, 505),                             # 240: case 20
        (JUMP, 393),                             # 241: case 21
        (JUMP, 736),                             # 242: case 22
        (JUMP, 524),                             # 243: case 23
        (JUMP, 374),                             # 244: case 24
        (JUMP, 736),                             # 245: case 25
        (JUMP, 736),                             # 246: case 26
        (JUMP, 547),                             # 247: case 27
        (JUMP, 736),                             # 248: case 28
        (JUMP, 736),                             # 249: case 29
        (JUMP, 566),                             # 250: case 30
        (JUMP, 736),                             # 251: case 31
        (JUMP, 393),                             # 252: case 32
        (JUMP, 602),                             # 253: case 33
        (JUMP, 704),                             # 254: case 34
        (JUMP, 724),                             # 255: case 35
        (JUMP, 736),                             # 256
        (ROW, 5, 11, 15),                        # 257: part.body.parameter_descriptions
        (STORE, 4, 7, 15),                       # 258
        (NUMBER2, 16, 4, 3, 1, 50, 1),           # 259
        (STORE, 11, 0, 16),                      # 260
        (OPEN, 16, 4, 5),                        # 261: parameter_descriptions begins
        (LOAD, 18, 4, 1),                        # 262
        (STORE, 11, 1, 18),                      # 263
        (LOAD, 20, 11, 0),                       # 264: repeat-expr: arg_count
        (ROWS, 19, 6),                           # 265: parameters: repeat expr
        (STORE, 11, 2, 19),                      # 266
        (MOVE, 18, 28),                          # 267: 28 is 0
        (JGE, 18, 20, 275),                      # 268
        (ROW, 6, 12, 19),                        # 269: parameters: an item
        (LOAD, 21, 11, 1),                       # 270
        (STORE, 12, 0, 21),                      # 271
        (RUN, 12, 1, 4),                         # 272: data_type, frac, length
        (COUNT, 18, 2, 11, 3),                   # 273
        (JUMP, 268),                             # 274
        (CLOSE, 16),                             # 275: parameter_descriptions ends
        (JUMP, 742),                             # 276
        (ROW, 7, 13, 15),                        # 277: part.body.names
        (STORE, 4, 8, 15),                       # 278
        (NUMBER2, 16, 4, 3, 1, 50, 1),           # 279
        (STORE, 13, 0, 16),                      # 280
        (OPEN, 16, 4, 5),                        # 281: names begins
        (LOAD, 18, 4, 1),                        # 282
        (STORE, 13, 1, 18),                      # 283
        (LOAD, 20, 13, 0),                       # 284: repeat-expr: arg_count
        (ROWS, 19, 8),                           # 285: names: repeat expr
        (STORE, 13, 2, 19),                      # 286
        (MOVE, 18, 28),                          # 287: 28 is 0
        (JGE, 18, 20, 300),                      # 288
        (ROW, 8, 14, 19),                        # 289: names: an item
        (LOAD, 21, 13, 1),                       # 290
        (STORE, 14, 0, 21),                      # 291
        (RUN, 14, 1, 1),                         # 292: len_name
        (U1, 21, 14, 1, 0),                      # 293: size: len_name
        (BYTES, 14, 2, 21),                      # 294: name
        (OPEN, 22, 14, 2),                       # 295: text begins
        (REST, 14, 4),                           # 296: data
        (CLOSE, 22),                             # 297: text ends
        (COUNT, 18, 6, 13, 3),                   # 298
        (JUMP, 288),                             # 299
        (CLOSE, 16),                             # 300: names ends
        (JUMP, 742),                             # 301
        (ROW, 9, 15, 15),                        # 302: part.body.text
        (STORE, 4, 9, 15),                       # 303
        (OPEN, 16, 4, 5),                        # 304: text begins
        (LOAD, 18, 4, 1),                        # 305
        (STORE, 15, 0, 18),                      # 306
        (REST, 15, 1),                           # 307: data
        (CLOSE, 16),                             # 308: text ends
        (JUMP, 742),                             # 309
        (ROW, 10, 16, 15),                       # 310: part.body.conversion_tables
        (STORE, 4, 10, 15),                      # 311
        (NUMBER2, 16, 4, 3, 1, 50, 1),           # 312
        (STORE, 16, 0, 16),                      # 313
        (OPEN, 16, 4, 5),                        # 314: conversion_tables begins
        (LOAD, 18, 4, 1),                        # 315
        (STORE, 16, 1, 18),                      # 316
        (LOAD, 20, 16, 0),                       # 317: repeat-expr: arg_count
        (ROWS, 19, 11),                          # 318: tables: repeat expr
        (STORE, 16, 2, 19),                      # 319
        (MOVE, 18, 28),                          # 320: 28 is 0
        (JGE, 18, 20, 326),                      # 321
        (ROW, 11, 17, 19),                       # 322: tables: an item
        (BYTES, 17, 0, 60),                      # 323: size: 256; tables; 60 is 256
        (COUNT, 18, 2, 16, 3),                   # 324
        (JUMP, 321),                             # 325
        (CLOSE, 16),                             # 326: conversion_tables ends
        (JUMP, 742),                             # 327
        (ROW, 12, 18, 15),                       # 328: part.body.data
        (STORE, 4, 11, 15),                      # 329
        (MOVE, 16, 28),                          # 330: 28 is 0
        (JBITSN, 1, 4, 4, 65280, 1, 343),        # 331: segm_kind != 1
        (LOAD, 17, 1, 5),                        # 332
        (JZ, 17, 1963),                          # 333
        (ROWAT, 19, 2, 17),                      # 334
        (U1, 18, 19, 1, 0),                      # 335
        (JEQ, 18, 33, 342),                      # 336: 33 is 2
        (LOAD, 17, 1, 5),                        # 337
        (JZ, 17, 1963),                          # 338
        (ROWAT, 20, 2, 17),                      # 339
        (U1, 18, 20, 1, 0),                      # 340
        (JNE, 18, 42, 343),                      # 341: 42 is 45
        (MOVE, 16, 34),                          # 342: 34 is 1
        (STORE, 18, 0, 16),                      # 343
        (OPEN, 16, 4, 5),                        # 344: data begins
        (LOAD, 18, 4, 1),                        # 345
        (STORE, 18, 1, 18),                      # 346
        (LOAD, 18, 18, 0),                       # 347: if: not is_logon
        (JNZ, 18, 351),                          # 348
        (REST, 18, 3),                           # 349: rows
        (STORE, 18, 2, 34),                      # 350: 34 is 1
        (LOAD, 18, 18, 0),                       # 351: if: is_logon
        (JZ, 18, 355),                           # 352
        (REST, 18, 6),                           # 353: logon
        (STORE, 18, 5, 34),                      # 354: 34 is 1
        (CLOSE, 16),                             # 355: data ends
        (JUMP, 742),                             # 356
        (ROW, 13, 21, 15),                       # 357: part.body.parse_ids
        (STORE, 4, 12, 15),                      # 358
        (OPEN, 16, 4, 5),                        # 359: parse_ids begins
        (LOAD, 18, 4, 1),                        # 360
        (STORE, 21, 0, 18),                      # 361
        (ROWS, 19, 14),                          # 362: parse_ids: repeat until
        (STORE, 21, 1, 19),                      # 363
        (MOVE, 18, 28),                          # 364: 28 is 0
        (ROW, 14, 22, 19),                       # 365: parse_ids: an item
        (LOAD, 20, 21, 0),                       # 366
        (STORE, 22, 0, 20),                      # 367
        (RUN, 22, 1, 12),                        # 368: session_id, statement_counter, command_number, message_kind, buffer_number, application_info, date_format
        (EOF, 20),                               # 369: repeat-until: _io.eof
        (COUNT, 18, 2, 21, 2),                   # 370
        (JZ, 20, 365),                           # 371
        (CLOSE, 16),                             # 372: parse_ids ends
        (JUMP, 742),                             # 373
        (ROW, 15, 23, 15),                       # 374: part.body.counter
        (STORE, 4, 13, 15),                      # 375
        (OPEN, 16, 4, 5),                        # 376: counter begins
        (LOAD, 18, 4, 1),                        # 377
        (STORE, 23, 0, 18),                      # 378
        (RUN, 23, 1, 1),                         # 379: define_byte
        (U1, 18, 23, 1, 0),                      # 380: if: define_byte < 0xfc
        (JGE, 18, 61, 384),                      # 381: 61 is 252
        (BYTES, 23, 3, 48),                      # 382: size: len_number; number; 48 is 6
        (STORE, 23, 2, 34),                      # 383: 34 is 1
        (JLT, 18, 61, 387),                      # 384: if: define_byte >= 0xfc; 61 is 252
        (BYTES, 23, 6, 48),                      # 385: size: len_number; undefined; 48 is 6
        (STORE, 23, 5, 34),                      # 386: 34 is 1
        (REST, 23, 8),                           # 387: trailing_bytes
        (LOAD, 18, 23, 8),                       # 388: trailing_bytes; valid: _.length == 0
        (LOAD, 19, 23, 9),                       # 389
        (JNE, 19, 28, 1963),                     # 390: 28 is 0
        (CLOSE, 16),                             # 391: counter ends
        (JUMP, 742),                             # 392
        (ROW, 16, 24, 15),                       # 393: part.body.shortinfos
        (STORE, 4, 14, 15),                      # 394
        (NUMBER2, 16, 4, 3, 1, 50, 1),           # 395
        (STORE, 24, 0, 16),                      # 396
        (U1, 16, 4, 2, 0),                       # 397
        (EQ, 17, 16, 56),                        # 398: 56 is 32
        (STORE, 24, 1, 17),                      # 399
        (OPEN, 16, 4, 5),                        # 400: shortinfos begins
        (LOAD, 18, 4, 1),                        # 401
        (STORE, 24, 2, 18),                      # 402
        (LOAD, 20, 24, 0),                       # 403: repeat-expr: arg_count
        (ROWS, 19, 17),                          # 404: shortinfos: repeat expr
        (STORE, 24, 3, 19),                      # 405
        (MOVE, 18, 28),                          # 406: 28 is 0
        (JGE, 18, 20, 433),                      # 407
        (ROW, 17, 25, 19),                       # 408: shortinfos: an item
        (LOAD, 21, 24, 1),                       # 409
        (STORE, 25, 0, 21),                      # 410
        (LOAD, 21, 24, 2),                       # 411
        (STORE, 25, 1, 21),                      # 412
        (RUN, 25, 2, 8),                         # 413: unused_mode, escape_character, has_default, null_allowed, null_not_allowed, io_type, data_type, frac, length, in_out_len
        (LOAD, 21, 25, 0),                       # 414: if: not is_vardata or io_type != io_type::input
        (JZ, 21, 417),                           # 415
        (JBITS, 25, 2, 1, 65280, 0, 419),        # 416: io_type == 0
        (RUN, 25, 4, 4),                         # 417: bufpos
        (STORE, 25, 3, 34),                      # 418: 34 is 1
        (JZ, 21, 423),                           # 419: if: is_vardata and io_type == io_type::input
        (JBITSN, 25, 2, 1, 65280, 0, 423),       # 420: io_type != 0
        (RUN, 25, 6, 2),                         # 421: param_no
        (STORE, 25, 5, 34),                      # 422: 34 is 1
        (JZ, 21, 427),                           # 423: if: is_vardata and io_type == io_type::input
        (JBITSN, 25, 2, 1, 65280, 0, 427),       # 424: io_type != 0
        (RUN, 25, 8, 1),                         # 425: read_only
        (STORE, 25, 7, 34),                      # 426: 34 is 1
        (JZ, 21, 431),                           # 427: if: is_vardata and io_type == io_type::input
        (JBITSN, 25, 2, 1, 65280, 0, 431),       # 428: io_type != 0
        (RUN, 25, 10, 1),                        # 429: serial
        (STORE, 25, 9, 34),                      # 430: 34 is 1
        (COUNT, 18, 2, 24, 4),                   # 431
        (JUMP, 407),                             # 432
        (CLOSE, 16),                             # 433: shortinfos ends
        (JUMP, 742),                             # 434
        (ROW, 18, 26, 15),                       # 435: part.body.user_info
        (STORE, 4, 15, 15),                      # 436
        (OPEN, 16, 4, 5),                        # 437: user_info begins
        (LOAD, 18, 4, 1),                        # 438
        (STORE, 26, 0, 18),                      # 439
        (RUN, 26, 1, 1),                         # 440: len_name
        (U1, 18, 26, 1, 0),                      # 441: size: len_name
        (BYTES, 26, 2, 18),                      # 442: name
        (OPEN, 19, 26, 2),                       # 443: text begins
        (REST, 26, 4),                           # 444: data
        (CLOSE, 19),                             # 445: text ends
        (RUN, 26, 6, 1),                         # 446: len_name
        (U1, 18, 26, 6, 0),                      # 447: size: len_name
        (BYTES, 26, 7, 18),                      # 448: name
        (OPEN, 19, 26, 7),                       # 449: text begins
        (REST, 26, 9),                           # 450: data
        (CLOSE, 19),                             # 451: text ends
        (RUN, 26, 11, 1),                        # 452: len_name
        (U1, 18, 26, 11, 0),                     # 453: size: len_name
        (BYTES, 26, 12, 18),                     # 454: name
        (OPEN, 19, 26, 12),                      # 455: text begins
        (REST, 26, 14),                          # 456: data
        (CLOSE, 19),                             # 457: text ends
        (RUN, 26, 16, 1),                        # 458: len_name
        (U1, 18, 26, 16, 0),                     # 459: size: len_name
        (BYTES, 26, 17, 18),                     # 460: name
        (OPEN, 19, 26, 17),                      # 461: text begins
        (REST, 26, 19),                          # 462: data
        (CLOSE, 19),                             # 463: text ends
        (CLOSE, 16),                             # 464: user_info ends
        (JUMP, 742),                             # 465
        (ROW, 19, 27, 15),                       # 466: part.body.longdata
        (STORE, 4, 16, 15),                      # 467
        (NUMBER2, 16, 4, 3, 1, 50, 1),           # 468
        (STORE, 27, 0, 16),                      # 469
        (OPEN, 16, 4, 5),                        # 470: longdata begins
        (LOAD, 18, 4, 1),                        # 471
        (STORE, 27, 1, 18),                      # 472
        (LOAD, 20, 27, 0),                       # 473: repeat-expr: arg_count
        (ROWS, 19, 20),                          # 474: descriptors: repeat expr
        (STORE, 27, 2, 19),                      # 475
        (MOVE, 18, 28),                          # 476: 28 is 0
        (JGE, 18, 20, 502),                      # 477
        (ROW, 20, 28, 19),                       # 478: descriptors: an item
        (LOAD, 21, 27, 1),                       # 479
        (STORE, 28, 0, 21),                      # 480
        (RUN, 28, 1, 41),                        # 481: define_byte, descriptor, tabid, maxlen, intern_pos, without_short_column, unicode, catalog, comment, new_record, no_close, with_lock, trigger, state, unused1, valmode, valind, unused2, valpos, vallen
        (NUMBER2, 21, 28, 1, 37, 52, 0),         # 482: if: vallen > 0 and valpos == _io.pos + 1 and vallen <= _io.size - _io.pos and valmode != valmode::nodata ...
        (JLE, 21, 28, 500),                      # 483: 28 is 0
        (NUMBER2, 21, 28, 1, 33, 52, 0),         # 484
        (LOAD, 22, 4, 5),                        # 485
        (POSITION, 22, 22),                      # 486
        (ADD, 23, 22, 34),                       # 487: 34 is 1
        (JNE, 21, 23, 500),                      # 488
        (NUMBER2, 21, 28, 1, 37, 52, 0),         # 489
        (LOAD, 22, 4, 6),                        # 490
        (LOAD, 23, 4, 5),                        # 491
        (POSITION, 23, 23),                      # 492
        (SUB, 24, 22, 23),                       # 493
        (JGT, 21, 24, 500),                      # 494
        (JBITS, 28, 1, 28, 65280, 3, 500),       # 495: valmode == 3
        (JBITS, 28, 1, 28, 65280, 5, 500),       # 496: valmode == 5
        (NUMBER2, 21, 28, 1, 37, 52, 0),         # 497: size: vallen
        (BYTES, 28, 3, 21),                      # 498: portion
        (STORE, 28, 2, 34),                      # 499: 34 is 1
        (COUNT, 18, 2, 27, 3),                   # 500
        (JUMP, 477),                             # 501
        (REST, 27, 4),                           # 502: behind
        (CLOSE, 16),                             # 503: longdata ends
        (JUMP, 742),                             # 504
        (ROW, 21, 29, 15),                       # 505: part.body.session_info
        (STORE, 4, 17, 15),                      # 506
        (OPEN, 16, 4, 5),                        # 507: session_info begins
        (LOAD, 18, 4, 1),                        # 508
        (STORE, 29, 0, 18),                      # 509
        (RUN, 29, 1, 2192),                      # 510: is_unicode, session_id, len_nls_date_format, nls_date_format, len_nls_date_format_coded, nls_date_format_coded, nls_date_language, nls_language, date_format, numeric_characters, filler1, dictionary
        (RUN, 29, 2, 1),                         # 511: define_byte
        (U1, 18, 29, 2, 0),                      # 512: if: define_byte < 0xfc
        (JGE, 18, 61, 516),                      # 513: 61 is 252
        (BYTES, 29, 4, 40),                      # 514: size: len_number; number; 40 is 3
        (STORE, 29, 3, 34),                      # 515: 34 is 1
        (JLT, 18, 61, 519),                      # 516: if: define_byte >= 0xfc; 61 is 252
        (BYTES, 29, 7, 40),                      # 517: size: len_number; undefined; 40 is 3
        (STORE, 29, 6, 34),                      # 518: 34 is 1
        (RUN, 29, 9, 12),                        # 519: filler2, kernel_version, filler3
        (FIXED, 18, 29, 9, 4, 5),                # 520
        (TEXT, 18, 0),                           # 521: kernel_version is ISO-8859-1
        (CLOSE, 16),                             # 522: session_info ends
        (JUMP, 742),                             # 523
        (ROW, 22, 30, 15),                       # 524: part.body.serial
        (STORE, 4, 18, 15),                      # 525
        (OPEN, 16, 4, 5),                        # 526: serial begins
        (LOAD, 18, 4, 1),                        # 527
        (STORE, 30, 0, 18),                      # 528
        (RUN, 30, 1, 1),                         # 529: define_byte
        (U1, 18, 30, 1, 0),                      # 530: if: define_byte < 0xfc
        (JGE, 18, 61, 534),                      # 531: 61 is 252
        (BYTES, 30, 3, 30),                      # 532: size: len_number; number; 30 is 20
        (STORE, 30, 2, 34),                      # 533: 34 is 1
        (JLT, 18, 61, 537),                      # 534: if: define_byte >= 0xfc; 61 is 252
        (BYTES, 30, 6, 30),                      # 535: size: len_number; undefined; 30 is 20
        (STORE, 30, 5, 34),                      # 536: 34 is 1
        (RUN, 30, 8, 1),                         # 537: define_byte
        (U1, 18, 30, 8, 0),                      # 538: if: define_byte < 0xfc
        (JGE, 18, 61, 542),                      # 539: 61 is 252
        (BYTES, 30, 10, 30),                     # 540: size: len_number; number; 30 is 20
        (STORE, 30, 9, 34),                      # 541: 34 is 1
        (JLT, 18, 61, 545),                      # 542: if: define_byte >= 0xfc; 61 is 252
        (BYTES, 30, 13, 30),                     # 543: size: len_number; undefined; 30 is 20
        (STORE, 30, 12, 34),                     # 544: 34 is 1
        (CLOSE, 16),                             # 545: serial ends
        (JUMP, 742),                             # 546
        (ROW, 23, 31, 15),                       # 547: part.body.abap_info
        (STORE, 4, 19, 15),                      # 548
        (OPEN, 16, 4, 5),                        # 549: abap_info begins
        (LOAD, 18, 4, 1),                        # 550
        (STORE, 31, 0, 18),                      # 551
        (RUN, 31, 1, 1),                         # 552: len_name
        (U1, 18, 31, 1, 0),                      # 553: size: len_name
        (BYTES, 31, 2, 18),                      # 554: name
        (OPEN, 19, 31, 2),                       # 555: text begins
        (REST, 31, 4),                           # 556: data
        (CLOSE, 19),                             # 557: text ends
        (RUN, 31, 6, 1),                         # 558: len_name
        (U1, 18, 31, 6, 0),                      # 559: size: len_name
        (BYTES, 31, 7, 18),                      # 560: name
        (OPEN, 19, 31, 7),                       # 561: text begins
        (REST, 31, 9),                           # 562: data
        (CLOSE, 19),                             # 563: text ends
        (CLOSE, 16),                             # 564: abap_info ends
        (JUMP, 742),                             # 565
        (ROW, 24, 32, 15),                       # 566: part.body.long_demands
        (STORE, 4, 20, 15),                      # 567
        (NUMBER2, 16, 4, 3, 1, 50, 1),           # 568
        (STORE, 32, 0, 16),                      # 569
        (OPEN, 16, 4, 5),                        # 570: long_demands begins
        (LOAD, 18, 4, 1),                        # 571
        (STORE, 32, 1, 18),                      # 572
        (LOAD, 20, 32, 0),                       # 573: repeat-expr: arg_count
        (ROWS, 19, 25),                          # 574: demands: repeat expr
        (STORE, 32, 2, 19),                      # 575
        (MOVE, 18, 28),                          # 576: 28 is 0
        (JGE, 18, 20, 600),                      # 577
        (ROW, 25, 33, 19),                       # 578: demands: an item
        (LOAD, 21, 32, 1),                       # 579
        (STORE, 33, 0, 21),                      # 580
        (RUN, 33, 1, 2),                         # 581: define_byte, at_once
        (RUN, 33, 2, 1),                         # 582: define_byte
        (U1, 21, 33, 2, 0),                      # 583: if: define_byte < 0xfc
        (JGE, 21, 61, 587),                      # 584: 61 is 252
        (BYTES, 33, 4, 48),                      # 585: size: len_number; number; 48 is 6
        (STORE, 33, 3, 34),                      # 586: 34 is 1
        (JLT, 21, 61, 590),                      # 587: if: define_byte >= 0xfc; 61 is 252
        (BYTES, 33, 7, 48),                      # 588: size: len_number; undefined; 48 is 6
        (STORE, 33, 6, 34),                      # 589: 34 is 1
        (RUN, 33, 9, 1),                         # 590: define_byte
        (U1, 21, 33, 9, 0),                      # 591: if: define_byte < 0xfc
        (JGE, 21, 61, 595),                      # 592: 61 is 252
        (BYTES, 33, 11, 48),                     # 593: size: len_number; number; 48 is 6
        (STORE, 33, 10, 34),                     # 594: 34 is 1
        (JLT, 21, 61, 598),                      # 595: if: define_byte >= 0xfc; 61 is 252
        (BYTES, 33, 14, 48),                     # 596: size: len_number; undefined; 48 is 6
        (STORE, 33, 13, 34),                     # 597: 34 is 1
        (COUNT, 18, 6, 32, 3),                   # 598
        (JUMP, 577),                             # 599
        (CLOSE, 16),                             # 600: long_demands ends
        (JUMP, 742),                             # 601
        (ROW, 26, 34, 15),                       # 602: part.body.vardata
        (STORE, 4, 21, 15),                      # 603
        (NUMBER2, 16, 4, 3, 1, 50, 1),           # 604
        (STORE, 34, 0, 16),                      # 605
        (MOVE, 16, 28),                          # 606: 28 is 0
        (JBITSN, 1, 4, 4, 65280, 1, 619),        # 607: segm_kind != 1
        (LOAD, 17, 1, 5),                        # 608
        (JZ, 17, 1963),                          # 609
        (ROWAT, 35, 2, 17),                      # 610
        (U1, 18, 35, 1, 0),                      # 611
        (JEQ, 18, 33, 618),                      # 612: 33 is 2
        (LOAD, 17, 1, 5),                        # 613
        (JZ, 17, 1963),                          # 614
        (ROWAT, 36, 2, 17),                      # 615
        (U1, 18, 36, 1, 0),                      # 616
        (JNE, 18, 42, 619),                      # 617: 42 is 45
        (MOVE, 16, 34),                          # 618: 34 is 1
        (STORE, 34, 1, 16),                      # 619
        (OPEN, 16, 4, 5),                        # 620: vardata begins
        (LOAD, 18, 4, 1),                        # 621
        (STORE, 34, 2, 18),                      # 622
        (EOF, 18),                               # 623: if: not _io.eof
        (JNZ, 18, 698),                          # 624
        (ROWS, 19, 27),                          # 625: rows: repeat until
        (STORE, 34, 4, 19),                      # 626
        (MOVE, 18, 28),                          # 627: 28 is 0
        (ROW, 27, 37, 19),                       # 628: rows: an item
        (LOAD, 20, 34, 1),                       # 629
        (STORE, 37, 0, 20),                      # 630
        (LOAD, 20, 34, 2),                       # 631
        (STORE, 37, 1, 20),                      # 632
        (RUN, 37, 2, 2),                         # 633: num_fields
        (U2BE, 22, 37, 2, 0),                    # 634: repeat-expr: num_fields
        (ROWS, 21, 28),                          # 635: fields: repeat expr
        (STORE, 37, 3, 21),                      # 636
        (MOVE, 20, 28),                          # 637: 28 is 0
        (JGE, 20, 22, 688),                      # 638
        (ROW, 28, 38, 21),                       # 639: fields: an item
        (LOAD, 23, 37, 0),                       # 640
        (STORE, 38, 0, 23),                      # 641
        (LOAD, 23, 37, 1),                       # 642
        (STORE, 38, 1, 23),                      # 643
        (RUN, 38, 2, 1),                         # 644: len_or_mark
        (JBITSN, 38, 2, 0, 65280, 255, 648),     # 645: if: len_or_mark == 255; len_or_mark != 255
        (RUN, 38, 4, 2),                         # 646: len_long
        (STORE, 38, 3, 34),                      # 647: 34 is 1
        (JBITS, 38, 2, 0, 65280, 255, 653),      # 648: if: kind == vardata_kind::value and not is_logon; len_or_mark == 255
        (U1, 26, 38, 2, 0),                      # 649
        (JLT, 26, 62, 653),                      # 650: 62 is 250
        (JBITSN, 38, 2, 0, 65280, 250, 655),     # 651: len_or_mark != 250
        (JNE, 4, 28, 655),                       # 652: 28 is 0
        (MOVE, 23, 28),                          # 653: 28 is 0
        (JUMP, 656),                             # 654
        (U1, 23, 38, 2, 0),                      # 655
        (JNE, 23, 28, 667),                      # 656: 28 is 0
        (LOAD, 23, 38, 0),                       # 657
        (JNZ, 23, 667),                          # 658
        (JBITSN, 38, 2, 0, 65280, 255, 664),     # 659: size: len_or_mark == 255 ? len_long : len_or_mark; len_or_mark != 255
        (LOAD, 26, 38, 3),                       # 660
        (JZ, 26, 1963),                          # 661
        (U2BE, 23, 38, 4, 0),                    # 662
        (JUMP, 665),                             # 663
        (U1, 23, 38, 2, 0),                      # 664
        (BYTES, 38, 6, 23),                      # 665: value
        (STORE, 38, 5, 34),                      # 666: 34 is 1
        (JBITS, 38, 2, 0, 65280, 255, 672),      # 667: if: kind == vardata_kind::value and is_logon; len_or_mark == 255
        (U1, 26, 38, 2, 0),                      # 668
        (JLT, 26, 62, 672),                      # 669: 62 is 250
        (JBITSN, 38, 2, 0, 65280, 250, 674),     # 670: len_or_mark != 250
        (JNE, 4, 28, 674),                       # 671: 28 is 0
        (MOVE, 23, 28),                          # 672: 28 is 0
        (JUMP, 675),                             # 673
        (U1, 23, 38, 2, 0),                      # 674
        (JNE, 23, 28, 686),                      # 675: 28 is 0
        (LOAD, 23, 38, 0),                       # 676
        (JZ, 23, 686),                           # 677
        (JBITSN, 38, 2, 0, 65280, 255, 683),     # 678: size: len_or_mark == 255 ? len_long : len_or_mark; len_or_mark != 255
        (LOAD, 26, 38, 3),                       # 679
        (JZ, 26, 1963),                          # 680
        (U2BE, 23, 38, 4, 0),                    # 681
        (JUMP, 684),                             # 682
        (U1, 23, 38, 2, 0),                      # 683
        (BYTES, 38, 9, 23),                      # 684: logon
        (STORE, 38, 8, 34),                      # 685: 34 is 1
        (COUNT, 20, 2, 37, 4),                   # 686
        (JUMP, 638),                             # 687
        (MOVE, 20, 28),                          # 688: repeat-until: _io.eof or _index + 1 >= arg_count; 28 is 0
        (EOF, 21),                               # 689
        (JNZ, 21, 694),                          # 690
        (ADD, 21, 18, 34),                       # 691: 34 is 1
        (LOAD, 22, 34, 0),                       # 692
        (JLT, 21, 22, 695),                      # 693
        (MOVE, 20, 34),                          # 694: 34 is 1
        (COUNT, 18, 4, 34, 5),                   # 695
        (JZ, 20, 628),                           # 696
        (STORE, 34, 3, 34),                      # 697: 34 is 1
        (REST, 34, 6),                           # 698: trailing_bytes
        (LOAD, 18, 34, 6),                       # 699: trailing_bytes; valid: _.length == 0
        (LOAD, 19, 34, 7),                       # 700
        (JNE, 19, 28, 1963),                     # 701: 28 is 0
        (CLOSE, 16),                             # 702: vardata ends
        (JUMP, 742),                             # 703
        (ROW, 29, 39, 15),                       # 704: part.body.features
        (STORE, 4, 22, 15),                      # 705
        (NUMBER2, 16, 4, 3, 1, 50, 1),           # 706
        (STORE, 39, 0, 16),                      # 707
        (OPEN, 16, 4, 5),                        # 708: features begins
        (LOAD, 18, 4, 1),                        # 709
        (STORE, 39, 1, 18),                      # 710
        (LOAD, 20, 39, 0),                       # 711: repeat-expr: arg_count
        (ROWS, 19, 30),                          # 712: features: repeat expr
        (STORE, 39, 2, 19),                      # 713
        (MOVE, 18, 28),                          # 714: 28 is 0
        (JGE, 18, 20, 722),                      # 715
        (ROW, 30, 40, 19),                       # 716: features: an item
        (LOAD, 21, 39, 1),                       # 717
        (STORE, 40, 0, 21),                      # 718
        (RUN, 40, 1, 2),                         # 719: feature, is_on
        (COUNT, 18, 2, 39, 3),                   # 720
        (JUMP, 715),                             # 721
        (CLOSE, 16),                             # 722: features ends
        (JUMP, 742),                             # 723
        (ROW, 31, 41, 15),                       # 724: part.body.client_id
        (STORE, 4, 23, 15),                      # 725
        (OPEN, 16, 4, 5),                        # 726: client_id begins
        (LOAD, 18, 4, 1),                        # 727
        (STORE, 41, 0, 18),                      # 728
        (RUN, 41, 1, 1),                         # 729: define_byte
        (REST, 41, 2),                           # 730: terminal_id
        (OPEN, 18, 41, 2),                       # 731: text begins
        (REST, 41, 4),                           # 732: data
        (CLOSE, 18),                             # 733: text ends
        (CLOSE, 16),                             # 734: client_id ends
        (JUMP, 742),                             # 735
        (ROW, 32, 42, 15),                       # 736: part.body.raw
        (STORE, 4, 24, 15),                      # 737
        (LOAD, 16, 4, 5),                        # 738
        (STORE, 42, 0, 16),                      # 739
        (LOAD, 17, 4, 6),                        # 740
        (STORE, 42, 1, 17),                      # 741
        (NUMBER2, 17, 1, 3, 0, 52, 1),           # 742: size: _parent.segm_offset + _parent.segm_len - _io.pos < (8 - buf_len % 8) % 8 ? _parent.segm_offset + _pa ...
        (NUMBER2, 18, 1, 2, 0, 52, 1),           # 743
        (ADD, 19, 17, 18),                       # 744
        (LOAD, 20, 0, 3),                        # 745
        (POSITION, 20, 20),                      # 746
        (SUB, 21, 19, 20),                       # 747
        (NUMBER2, 22, 4, 3, 7, 52, 1),           # 748
        (MOD, 23, 22, 38),                       # 749: 38 is 8
        (SUB, 24, 38, 23),                       # 750: 38 is 8
        (MOD, 25, 24, 38),                       # 751: 38 is 8
        (JGE, 21, 25, 760),                      # 752
        (NUMBER2, 17, 1, 3, 0, 52, 1),           # 753
        (NUMBER2, 18, 1, 2, 0, 52, 1),           # 754
        (ADD, 19, 17, 18),                       # 755
        (LOAD, 20, 0, 3),                        # 756
        (POSITION, 20, 20),                      # 757
        (SUB, 14, 19, 20),                       # 758
        (JUMP, 765),                             # 759
        (NUMBER2, 17, 4, 3, 7, 52, 1),           # 760
        (MOD, 18, 17, 38),                       # 761: 38 is 8
        (SUB, 19, 38, 18),                       # 762: 38 is 8
        (MOD, 20, 19, 38),                       # 763: 38 is 8
        (MOVE, 14, 20),                          # 764
        (BYTES, 4, 25, 14),                      # 765: filler
        (COUNT, 11, 6, 1, 8),                    # 766
        (JUMP, 135),                             # 767
        (NUMBER2, 11, 1, 3, 0, 52, 1),           # 768: size: segm_offset + segm_len - _io.pos
        (NUMBER2, 12, 1, 2, 0, 52, 1),           # 769
        (ADD, 13, 11, 12),                       # 770
        (LOAD, 14, 0, 3),                        # 771
        (POSITION, 14, 14),                      # 772
        (SUB, 15, 13, 14),                       # 773
        (BYTES, 1, 9, 15),                       # 774: unused
        (LOAD, 14, 0, 4),                        # 775: size: _io.size - _io.pos < (8 - segm_len % 8) % 8 ? _io.size - _io.pos : (8 - segm_len % 8) % 8
        (LOAD, 15, 0, 3),                        # 776
        (POSITION, 15, 15),                      # 777
        (SUB, 16, 14, 15),                       # 778
        (NUMBER2, 17, 1, 2, 0, 52, 1),           # 779
        (MOD, 18, 17, 38),                       # 780: 38 is 8
        (SUB, 19, 38, 18),                       # 781: 38 is 8
        (MOD, 20, 19, 38),                       # 782: 38 is 8
        (JGE, 16, 20, 789),                      # 783
        (LOAD, 14, 0, 4),                        # 784
        (LOAD, 15, 0, 3),                        # 785
        (POSITION, 15, 15),                      # 786
        (SUB, 11, 14, 15),                       # 787
        (JUMP, 794),                             # 788
        (NUMBER2, 14, 1, 2, 0, 52, 1),           # 789
        (MOD, 15, 14, 38),                       # 790: 38 is 8
        (SUB, 16, 38, 15),                       # 791: 38 is 8
        (MOD, 17, 16, 38),                       # 792: 38 is 8
        (MOVE, 11, 17),                          # 793
        (BYTES, 1, 11, 11),                      # 794: filler
        (COUNT, 8, 8, 0, 7),                     # 795
        (JUMP, 57),                              # 796
        (REST, 0, 8),                            # 797: behind
        (CLOSE, 6),                              # 798: varpart ends
        (MOVE, 5, 28),                           # 799: 28 is 0
        (LOAD, 6, 0, 7),                         # 800
        (JGE, 5, 6, 1962),                       # 801
        (ITEM, 1, 1, 0, 6, 5),                   # 802
        (MOVE, 7, 28),                           # 803: 28 is 0
        (LOAD, 8, 1, 8),                         # 804
        (JGE, 7, 8, 1960),                       # 805
        (ITEM, 4, 4, 1, 7, 7),                   # 806
        (LOAD, 9, 4, 8),                         # 807
        (JZ, 9, 904),                            # 808
        (ROWAT, 13, 7, 9),                       # 809
        (MOVE, 10, 28),                          # 810: 28 is 0
        (LOAD, 11, 13, 3),                       # 811
        (JGE, 10, 11, 904),                      # 812
        (ITEM, 14, 8, 13, 2, 10),                # 813
        (JBITSN, 0, 0, 0, 65280, 0, 817),        # 814: text, value: _root.charset == charset::iso_8859_1 ? data.to_s("ISO-8859-1") : _root.charset == charset::utf_16le  ...; code_type != 0
        (MOVE, 12, 34),                          # 815: 34 is 1
        (JUMP, 843),                             # 816
        (JBITSN, 0, 0, 0, 65280, 19, 820),       # 817: code_type != 19
        (MOVE, 12, 33),                          # 818: 33 is 2
        (JUMP, 843),                             # 819
        (JBITSN, 0, 0, 0, 65280, 20, 823),       # 820: code_type != 20
        (MOVE, 12, 40),                          # 821: 40 is 3
        (JUMP, 843),                             # 822
        (JBITSN, 0, 0, 0, 65280, 21, 830),       # 823: code_type != 21
        (JBITSN, 0, 0, 1, 65280, 2, 827),        # 824: swap_kind != 2
        (MOVE, 15, 33),                          # 825: 33 is 2
        (JUMP, 828),                             # 826
        (MOVE, 15, 40),                          # 827: 40 is 3
        (MOVE, 12, 15),                          # 828
        (JUMP, 843),                             # 829
        (JBITSN, 0, 0, 0, 65280, 22, 833),       # 830: code_type != 22
        (MOVE, 12, 37),                          # 831: 37 is 4
        (JUMP, 843),                             # 832
        (JBITS, 0, 0, 0, 65280, 1, 836),         # 833: code_type == 1
        (MOVE, 12, 28),                          # 834: 28 is 0
        (JUMP, 843),                             # 835
        (JNE, 3, 63, 839),                       # 836: 63 is 500
        (MOVE, 12, 48),                          # 837: 48 is 6
        (JUMP, 843),                             # 838
        (JNE, 3, 64, 842),                       # 839: 64 is 1047
        (MOVE, 12, 65),                          # 840: 65 is 7
        (JUMP, 843),                             # 841
        (MOVE, 12, 43),                          # 842: 43 is 5
        (JEQ, 12, 28, 902),                      # 843: 28 is 0
        (JNE, 12, 34, 852),                      # 844: 34 is 1
        (LOAD, 18, 14, 4),                       # 845
        (LOAD, 19, 14, 5),                       # 846
        (TEXT, 18, 0),                           # 847
        (MOVE, 15, 18),                          # 848
        (MOVE, 16, 19),                          # 849
        (MOVE, 17, 28),                          # 850: 28 is 0
        (JUMP, 898),                             # 851
        (JNE, 12, 33, 860),                      # 852: 33 is 2
        (LOAD, 18, 14, 4),                       # 853
        (LOAD, 19, 14, 5),                       # 854
        (TEXT, 18, 1),                           # 855
        (MOVE, 15, 18),                          # 856
        (MOVE, 16, 19),                          # 857
        (MOVE, 17, 34),                          # 858: 34 is 1
        (JUMP, 898),                             # 859
        (JNE, 12, 40, 868),                      # 860: 40 is 3
        (LOAD, 18, 14, 4),                       # 861
        (LOAD, 19, 14, 5),                       # 862
        (TEXT, 18, 2),                           # 863
        (MOVE, 15, 18),                          # 864
        (MOVE, 16, 19),                          # 865
        (MOVE, 17, 33),                          # 866: 33 is 2
        (JUMP, 898),                             # 867
        (JNE, 12, 37, 876),                      # 868: 37 is 4
        (LOAD, 18, 14, 4),                       # 869
        (LOAD, 19, 14, 5),                       # 870
        (TEXT, 18, 3),                           # 871
        (MOVE, 15, 18),                          # 872
        (MOVE, 16, 19),                          # 873
        (MOVE, 17, 40),                          # 874: 40 is 3
        (JUMP, 898),                             # 875
        (JNE, 12, 48, 884),                      # 876: 48 is 6
        (LOAD, 18, 14, 4),                       # 877
        (LOAD, 19, 14, 5),                       # 878
        (TEXT, 18, 4),                           # 879
        (MOVE, 15, 18),                          # 880
        (MOVE, 16, 19),                          # 881
        (MOVE, 17, 37),                          # 882: 37 is 4
        (JUMP, 898),                             # 883
        (JNE, 12, 65, 892),                      # 884: 65 is 7
        (LOAD, 18, 14, 4),                       # 885
        (LOAD, 19, 14, 5),                       # 886
        (TEXT, 18, 5),                           # 887
        (MOVE, 15, 18),                          # 888
        (MOVE, 16, 19),                          # 889
        (MOVE, 17, 43),                          # 890: 43 is 5
        (JUMP, 898),                             # 891
        (LOAD, 18, 14, 4),                       # 892
        (LOAD, 19, 14, 5),                       # 893
        (TEXT, 18, 6),                           # 894
        (MOVE, 15, 18),                          # 895
        (MOVE, 16, 19),                          # 896
        (MOVE, 17, 48),                          # 897: 48 is 6
        (STORE, 14, 7, 15),                      # 898
        (STORE, 14, 8, 16),                      # 899
        (STORE, 14, 9, 17),                      # 900
        (STORE, 14, 6, 34),                      # 901: 34 is 1
        (LOOP, 10, 0),                           # 902
        (JUMP, 811),                             # 903
        (LOAD, 9, 4, 9),                         # 904
        (JZ, 9, 995),                            # 905
        (ROWAT, 15, 9, 9),                       # 906
        (JBITSN, 0, 0, 0, 65280, 0, 910),        # 907: text, value: _root.charset == charset::iso_8859_1 ? data.to_s("ISO-8859-1") : _root.charset == charset::utf_16le  ...; code_type != 0
        (MOVE, 10, 34),                          # 908: 34 is 1
        (JUMP, 936),                             # 909
        (JBITSN, 0, 0, 0, 65280, 19, 913),       # 910: code_type != 19
        (MOVE, 10, 33),                          # 911: 33 is 2
        (JUMP, 936),                             # 912
        (JBITSN, 0, 0, 0, 65280, 20, 916),       # 913: code_type != 20
        (MOVE, 10, 40),                          # 914: 40 is 3
        (JUMP, 936),                             # 915
        (JBITSN, 0, 0, 0, 65280, 21, 923),       # 916: code_type != 21
        (JBITSN, 0, 0, 1, 65280, 2, 920),        # 917: swap_kind != 2
        (MOVE, 13, 33),                          # 918: 33 is 2
        (JUMP, 921),                             # 919
        (MOVE, 13, 40),                          # 920: 40 is 3
        (MOVE, 10, 13),                          # 921
        (JUMP, 936),                             # 922
        (JBITSN, 0, 0, 0, 65280, 22, 926),       # 923: code_type != 22
        (MOVE, 10, 37),                          # 924: 37 is 4
        (JUMP, 936),                             # 925
        (JBITS, 0, 0, 0, 65280, 1, 929),         # 926: code_type == 1
        (MOVE, 10, 28),                          # 927: 28 is 0
        (JUMP, 936),                             # 928
        (JNE, 3, 63, 932),                       # 929: 63 is 500
        (MOVE, 10, 48),                          # 930: 48 is 6
        (JUMP, 936),                             # 931
        (JNE, 3, 64, 935),                       # 932: 64 is 1047
        (MOVE, 10, 65),                          # 933: 65 is 7
        (JUMP, 936),                             # 934
        (MOVE, 10, 43),                          # 935: 43 is 5
        (JEQ, 10, 28, 995),                      # 936: 28 is 0
        (JNE, 10, 34, 945),                      # 937: 34 is 1
        (LOAD, 16, 15, 1),                       # 938
        (LOAD, 17, 15, 2),                       # 939
        (TEXT, 16, 0),                           # 940
        (MOVE, 13, 16),                          # 941
        (MOVE, 14, 17),                          # 942
        (MOVE, 15, 28),                          # 943: 28 is 0
        (JUMP, 991),                             # 944
        (JNE, 10, 33, 953),                      # 945: 33 is 2
        (LOAD, 16, 15, 1),                       # 946
        (LOAD, 17, 15, 2),                       # 947
        (TEXT, 16, 1),                           # 948
        (MOVE, 13, 16),                          # 949
        (MOVE, 14, 17),                          # 950
        (MOVE, 15, 34),                          # 951: 34 is 1
        (JUMP, 991),                             # 952
        (JNE, 10, 40, 961),                      # 953: 40 is 3
        (LOAD, 16, 15, 1),                       # 954
        (LOAD, 17, 15, 2),                       # 955
        (TEXT, 16, 2),                           # 956
        (MOVE, 13, 16),                          # 957
        (MOVE, 14, 17),                          # 958
        (MOVE, 15, 33),                          # 959: 33 is 2
        (JUMP, 991),                             # 960
        (JNE, 10, 37, 969),                      # 961: 37 is 4
        (LOAD, 16, 15, 1),                       # 962
        (LOAD, 17, 15, 2),                       # 963
        (TEXT, 16, 3),                           # 964
        (MOVE, 13, 16),                          # 965
        (MOVE, 14, 17),                          # 966
        (MOVE, 15, 40),                          # 967: 40 is 3
        (JUMP, 991),                             # 968
        (JNE, 10, 48, 977),                      # 969: 48 is 6
        (LOAD, 16, 15, 1),                       # 970
        (LOAD, 17, 15, 2),                       # 971
        (TEXT, 16, 4),                           # 972
        (MOVE, 13, 16),                          # 973
        (MOVE, 14, 17),                          # 974
        (MOVE, 15, 37),                          # 975: 37 is 4
        (JUMP, 991),                             # 976
        (JNE, 10, 65, 985),                      # 977: 65 is 7
        (LOAD, 16, 15, 1),                       # 978
        (LOAD, 17, 15, 2),                       # 979
        (TEXT, 16, 5),                           # 980
        (MOVE, 13, 16),                          # 981
        (MOVE, 14, 17),                          # 982
        (MOVE, 15, 43),                          # 983: 43 is 5
        (JUMP, 991),                             # 984
        (LOAD, 16, 15, 1),                       # 985
        (LOAD, 17, 15, 2),                       # 986
        (TEXT, 16, 6),                           # 987
        (MOVE, 13, 16),                          # 988
        (MOVE, 14, 17),                          # 989
        (MOVE, 15, 48),                          # 990: 48 is 6
        (STORE, 15, 4, 13),                      # 991
        (STORE, 15, 5, 14),                      # 992
        (STORE, 15, 6, 15),                      # 993
        (STORE, 15, 3, 34),                      # 994: 34 is 1
        (LOAD, 9, 4, 13),                        # 995
        (JZ, 9, 1047),                           # 996
        (ROWAT, 23, 15, 9),                      # 997
        (U1, 10, 23, 1, 0),                      # 998: is_negative, value: number[0] < 0x80
        (JGE, 10, 61, 1008),                     # 999: 61 is 252
        (LOAD, 10, 23, 2),                       # 1000
        (JZ, 10, 1963),                          # 1001
        (LOAD, 11, 23, 3),                       # 1002
        (LOAD, 12, 23, 4),                       # 1003
        (BYTE, 13, 11, 28),                      # 1004: 28 is 0
        (LT, 14, 13, 35),                        # 1005: 35 is 128
        (STORE, 23, 11, 14),                     # 1006
        (STORE, 23, 10, 34),                     # 1007: 34 is 1
        (U1, 10, 23, 1, 0),                      # 1008: is_zero, value: number[0] == 0x80
        (JGE, 10, 61, 1018),                     # 1009: 61 is 252
        (LOAD, 10, 23, 2),                       # 1010
        (JZ, 10, 1963),                          # 1011
        (LOAD, 11, 23, 3),                       # 1012
        (LOAD, 12, 23, 4),                       # 1013
        (BYTE, 13, 11, 28),                      # 1014: 28 is 0
        (EQ, 14, 13, 35),                        # 1015: 35 is 128
        (STORE, 23, 13, 14),                     # 1016
        (STORE, 23, 12, 34),                     # 1017: 34 is 1
        (U1, 10, 23, 1, 0),                      # 1018: exponent, value: number[0] < 0x80 ? 64 - number[0] : number[0] - 192
        (JGE, 10, 61, 1047),                     # 1019: 61 is 252
        (LOAD, 10, 23, 2),                       # 1020
        (JZ, 10, 1963),                          # 1021
        (LOAD, 11, 23, 3),                       # 1022
        (LOAD, 12, 23, 4),                       # 1023
        (BYTE, 13, 11, 28),                      # 1024: 28 is 0
        (JEQ, 13, 35, 1047),                     # 1025: 35 is 128
        (LOAD, 13, 23, 2),                       # 1026
        (JZ, 13, 1963),                          # 1027
        (LOAD, 14, 23, 3),                       # 1028
        (LOAD, 15, 23, 4),                       # 1029
        (BYTE, 16, 14, 28),                      # 1030: 28 is 0
        (JGE, 16, 35, 1039),                     # 1031: 35 is 128
        (LOAD, 13, 23, 2),                       # 1032
        (JZ, 13, 1963),                          # 1033
        (LOAD, 14, 23, 3),                       # 1034
        (LOAD, 15, 23, 4),                       # 1035
        (BYTE, 16, 14, 28),                      # 1036: 28 is 0
        (SUB, 10, 66, 16),                       # 1037: 66 is 64
        (JUMP, 1045),                            # 1038
        (LOAD, 13, 23, 2),                       # 1039
        (JZ, 13, 1963),                          # 1040
        (LOAD, 14, 23, 3),                       # 1041
        (LOAD, 15, 23, 4),                       # 1042
        (BYTE, 16, 14, 28),                      # 1043: 28 is 0
        (SUB, 10, 16, 67),                       # 1044: 67 is 192
        (STORE, 23, 15, 10),                     # 1045
        (STORE, 23, 14, 34),                     # 1046: 34 is 1
        (LOAD, 9, 4, 15),                        # 1047
        (JZ, 9, 1402),                           # 1048
        (ROWAT, 26, 18, 9),                      # 1049
        (JBITSN, 0, 0, 0, 65280, 0, 1053),       # 1050: text, value: _root.charset == charset::iso_8859_1 ? data.to_s("ISO-8859-1") : _root.charset == charset::utf_16le  ...; code_type != 0
        (MOVE, 10, 34),                          # 1051: 34 is 1
        (JUMP, 1079),                            # 1052
        (JBITSN, 0, 0, 0, 65280, 19, 1056),      # 1053: code_type != 19
        (MOVE, 10, 33),                          # 1054: 33 is 2
        (JUMP, 1079),                            # 1055
        (JBITSN, 0, 0, 0, 65280, 20, 1059),      # 1056: code_type != 20
        (MOVE, 10, 40),                          # 1057: 40 is 3
        (JUMP, 1079),                            # 1058
        (JBITSN, 0, 0, 0, 65280, 21, 1066),      # 1059: code_type != 21
        (JBITSN, 0, 0, 1, 65280, 2, 1063),       # 1060: swap_kind != 2
        (MOVE, 13, 33),                          # 1061: 33 is 2
        (JUMP, 1064),                            # 1062
        (MOVE, 13, 40),                          # 1063: 40 is 3
        (MOVE, 10, 13),                          # 1064
        (JUMP, 1079),                            # 1065
        (JBITSN, 0, 0, 0, 65280, 22, 1069),      # 1066: code_type != 22
        (MOVE, 10, 37),                          # 1067: 37 is 4
        (JUMP, 1079),                            # 1068
        (JBITS, 0, 0, 0, 65280, 1, 1072),        # 1069: code_type == 1
        (MOVE, 10, 28),                          # 1070: 28 is 0
        (JUMP, 1079),                            # 1071
        (JNE, 3, 63, 1075),                      # 1072: 63 is 500
        (MOVE, 10, 48),                          # 1073: 48 is 6
        (JUMP, 1079),                            # 1074
        (JNE, 3, 64, 1078),                      # 1075: 64 is 1047
        (MOVE, 10, 65),                          # 1076: 65 is 7
        (JUMP, 1079),                            # 1077
        (MOVE, 10, 43),                          # 1078: 43 is 5
        (JEQ, 10, 28, 1138),                     # 1079: 28 is 0
        (JNE, 10, 34, 1088),                     # 1080: 34 is 1
        (LOAD, 16, 26, 4),                       # 1081
        (LOAD, 17, 26, 5),                       # 1082
        (TEXT, 16, 0),                           # 1083
        (MOVE, 13, 16),                          # 1084
        (MOVE, 14, 17),                          # 1085
        (MOVE, 15, 28),                          # 1086: 28 is 0
        (JUMP, 1134),                            # 1087
        (JNE, 10, 33, 1096),                     # 1088: 33 is 2
        (LOAD, 16, 26, 4),                       # 1089
        (LOAD, 17, 26, 5),                       # 1090
        (TEXT, 16, 1),                           # 1091
        (MOVE, 13, 16),                          # 1092
        (MOVE, 14, 17),                          # 1093
        (MOVE, 15, 34),                          # 1094: 34 is 1
        (JUMP, 1134),                            # 1095
        (JNE, 10, 40, 1104),                     # 1096: 40 is 3
        (LOAD, 16, 26, 4),                       # 1097
        (LOAD, 17, 26, 5),                       # 1098
        (TEXT, 16, 2),                           # 1099
        (MOVE, 13, 16),                          # 1100
        (MOVE, 14, 17),                          # 1101
        (MOVE, 15, 33),                          # 1102: 33 is 2
        (JUMP, 1134),                            # 1103
        (JNE, 10, 37, 1112),                     # 1104: 37 is 4
        (LOAD, 16, 26, 4),                       # 1105
        (LOAD, 17, 26, 5),                       # 1106
        (TEXT, 16, 3),                           # 1107
        (MOVE, 13, 16),                          # 1108
        (MOVE, 14, 17),                          # 1109
        (MOVE, 15, 40),                          # 1110: 40 is 3
        (JUMP, 1134),                            # 1111
        (JNE, 10, 48, 1120),                     # 1112: 48 is 6
        (LOAD, 16, 26, 4),                       # 1113
        (LOAD, 17, 26, 5),                       # 1114
        (TEXT, 16, 4),                           # 1115
        (MOVE, 13, 16),                          # 1116
        (MOVE, 14, 17),                          # 1117
        (MOVE, 15, 37),                          # 1118: 37 is 4
        (JUMP, 1134),                            # 1119
        (JNE, 10, 65, 1128),                     # 1120: 65 is 7
        (LOAD, 16, 26, 4),                       # 1121
        (LOAD, 17, 26, 5),                       # 1122
        (TEXT, 16, 5),                           # 1123
        (MOVE, 13, 16),                          # 1124
        (MOVE, 14, 17),                          # 1125
        (MOVE, 15, 43),                          # 1126: 43 is 5
        (JUMP, 1134),                            # 1127
        (LOAD, 16, 26, 4),                       # 1128
        (LOAD, 17, 26, 5),                       # 1129
        (TEXT, 16, 6),                           # 1130
        (MOVE, 13, 16),                          # 1131
        (MOVE, 14, 17),                          # 1132
        (MOVE, 15, 48),                          # 1133: 48 is 6
        (STORE, 26, 22, 13),                     # 1134
        (STORE, 26, 23, 14),                     # 1135
        (STORE, 26, 24, 15),                     # 1136
        (STORE, 26, 21, 34),                     # 1137: 34 is 1
        (JBITSN, 0, 0, 0, 65280, 0, 1141),       # 1138: text, value: _root.charset == charset::iso_8859_1 ? data.to_s("ISO-8859-1") : _root.charset == charset::utf_16le  ...; code_type != 0
        (MOVE, 10, 34),                          # 1139: 34 is 1
        (JUMP, 1167),                            # 1140
        (JBITSN, 0, 0, 0, 65280, 19, 1144),      # 1141: code_type != 19
        (MOVE, 10, 33),                          # 1142: 33 is 2
        (JUMP, 1167),                            # 1143
        (JBITSN, 0, 0, 0, 65280, 20, 1147),      # 1144: code_type != 20
        (MOVE, 10, 40),                          # 1145: 40 is 3
        (JUMP, 1167),                            # 1146
        (JBITSN, 0, 0, 0, 65280, 21, 1154),      # 1147: code_type != 21
        (JBITSN, 0, 0, 1, 65280, 2, 1151),       # 1148: swap_kind != 2
        (MOVE, 13, 33),                          # 1149: 33 is 2
        (JUMP, 1152),                            # 1150
        (MOVE, 13, 40),                          # 1151: 40 is 3
        (MOVE, 10, 13),                          # 1152
        (JUMP, 1167),                            # 1153
        (JBITSN, 0, 0, 0, 65280, 22, 1157),      # 1154: code_type != 22
        (MOVE, 10, 37),                          # 1155: 37 is 4
        (JUMP, 1167),                            # 1156
        (JBITS, 0, 0, 0, 65280, 1, 1160),        # 1157: code_type == 1
        (MOVE, 10, 28),                          # 1158: 28 is 0
        (JUMP, 1167),                            # 1159
        (JNE, 3, 63, 1163),                      # 1160: 63 is 500
        (MOVE, 10, 48),                          # 1161: 48 is 6
        (JUMP, 1167),                            # 1162
        (JNE, 3, 64, 1166),                      # 1163: 64 is 1047
        (MOVE, 10, 65),                          # 1164: 65 is 7
        (JUMP, 1167),                            # 1165
        (MOVE, 10, 43),                          # 1166: 43 is 5
        (JEQ, 10, 28, 1226),                     # 1167: 28 is 0
        (JNE, 10, 34, 1176),                     # 1168: 34 is 1
        (LOAD, 16, 26, 9),                       # 1169
        (LOAD, 17, 26, 10),                      # 1170
        (TEXT, 16, 0),                           # 1171
        (MOVE, 13, 16),                          # 1172
        (MOVE, 14, 17),                          # 1173
        (MOVE, 15, 28),                          # 1174: 28 is 0
        (JUMP, 1222),                            # 1175
        (JNE, 10, 33, 1184),                     # 1176: 33 is 2
        (LOAD, 16, 26, 9),                       # 1177
        (LOAD, 17, 26, 10),                      # 1178
        (TEXT, 16, 1),                           # 1179
        (MOVE, 13, 16),                          # 1180
        (MOVE, 14, 17),                          # 1181
        (MOVE, 15, 34),                          # 1182: 34 is 1
        (JUMP, 1222),                            # 1183
        (JNE, 10, 40, 1192),                     # 1184: 40 is 3
        (LOAD, 16, 26, 9),                       # 1185
        (LOAD, 17, 26, 10),                      # 1186
        (TEXT, 16, 2),                           # 1187
        (MOVE, 13, 16),                          # 1188
        (MOVE, 14, 17),                          # 1189
        (MOVE, 15, 33),                          # 1190: 33 is 2
        (JUMP, 1222),                            # 1191
        (JNE, 10, 37, 1200),                     # 1192: 37 is 4
        (LOAD, 16, 26, 9),                       # 1193
        (LOAD, 17, 26, 10),                      # 1194
        (TEXT, 16, 3),                           # 1195
        (MOVE, 13, 16),                          # 1196
        (MOVE, 14, 17),                          # 1197
        (MOVE, 15, 40),                          # 1198: 40 is 3
        (JUMP, 1222),                            # 1199
        (JNE, 10, 48, 1208),                     # 1200: 48 is 6
        (LOAD, 16, 26, 9),                       # 1201
        (LOAD, 17, 26, 10),                      # 1202
        (TEXT, 16, 4),                           # 1203
        (MOVE, 13, 16),                          # 1204
        (MOVE, 14, 17),                          # 1205
        (MOVE, 15, 37),                          # 1206: 37 is 4
        (JUMP, 1222),                            # 1207
        (JNE, 10, 65, 1216),                     # 1208: 65 is 7
        (LOAD, 16, 26, 9),                       # 1209
        (LOAD, 17, 26, 10),                      # 1210
        (TEXT, 16, 5),                           # 1211
        (MOVE, 13, 16),                          # 1212
        (MOVE, 14, 17),                          # 1213
        (MOVE, 15, 43),                          # 1214: 43 is 5
        (JUMP, 1222),                            # 1215
        (LOAD, 16, 26, 9),                       # 1216
        (LOAD, 17, 26, 10),                      # 1217
        (TEXT, 16, 6),                           # 1218
        (MOVE, 13, 16),                          # 1219
        (MOVE, 14, 17),                          # 1220
        (MOVE, 15, 48),                          # 1221: 48 is 6
        (STORE, 26, 26, 13),                     # 1222
        (STORE, 26, 27, 14),                     # 1223
        (STORE, 26, 28, 15),                     # 1224
        (STORE, 26, 25, 34),                     # 1225: 34 is 1
        (JBITSN, 0, 0, 0, 65280, 0, 1229),       # 1226: text, value: _root.charset == charset::iso_8859_1 ? data.to_s("ISO-8859-1") : _root.charset == charset::utf_16le  ...; code_type != 0
        (MOVE, 10, 34),                          # 1227: 34 is 1
        (JUMP, 1255),                            # 1228
        (JBITSN, 0, 0, 0, 65280, 19, 1232),      # 1229: code_type != 19
        (MOVE, 10, 33),                          # 1230: 33 is 2
        (JUMP, 1255),                            # 1231
        (JBITSN, 0, 0, 0, 65280, 20, 1235),      # 1232: code_type != 20
        (MOVE, 10, 40),                          # 1233: 40 is 3
        (JUMP, 1255),                            # 1234
        (JBITSN, 0, 0, 0, 65280, 21, 1242),      # 1235: code_type != 21
        (JBITSN, 0, 0, 1, 65280, 2, 1239),       # 1236: swap_kind != 2
        (MOVE, 13, 33),                          # 1237: 33 is 2
        (JUMP, 1240),                            # 1238
        (MOVE, 13, 40),                          # 1239: 40 is 3
        (MOVE, 10, 13),                          # 1240
        (JUMP, 1255),                            # 1241
        (JBITSN, 0, 0, 0, 65280, 22, 1245),      # 1242: code_type != 22
        (MOVE, 10, 37),                          # 1243: 37 is 4
        (JUMP, 1255),                            # 1244
        (JBITS, 0, 0, 0, 65280, 1, 1248),        # 1245: code_type == 1
        (MOVE, 10, 28),                          # 1246: 28 is 0
        (JUMP, 1255),                            # 1247
        (JNE, 3, 63, 1251),                      # 1248: 63 is 500
        (MOVE, 10, 48),                          # 1249: 48 is 6
        (JUMP, 1255),                            # 1250
        (JNE, 3, 64, 1254),                      # 1251: 64 is 1047
        (MOVE, 10, 65),                          # 1252: 65 is 7
        (JUMP, 1255),                            # 1253
        (MOVE, 10, 43),                          # 1254: 43 is 5
        (JEQ, 10, 28, 1314),                     # 1255: 28 is 0
        (JNE, 10, 34, 1264),                     # 1256: 34 is 1
        (LOAD, 16, 26, 14),                      # 1257
        (LOAD, 17, 26, 15),                      # 1258
        (TEXT, 16, 0),                           # 1259
        (MOVE, 13, 16),                          # 1260
        (MOVE, 14, 17),                          # 1261
        (MOVE, 15, 28),                          # 1262: 28 is 0
        (JUMP, 1310),                            # 1263
        (JNE, 10, 33, 1272),                     # 1264: 33 is 2
        (LOAD, 16, 26, 14),                      # 1265
        (LOAD, 17, 26, 15),                      # 1266
        (TEXT, 16, 1),                           # 1267
        (MOVE, 13, 16),                          # 1268
        (MOVE, 14, 17),                          # 1269
        (MOVE, 15, 34),                          # 1270: 34 is 1
        (JUMP, 1310),                            # 1271
        (JNE, 10, 40, 1280),                     # 1272: 40 is 3
        (LOAD, 16, 26, 14),                      # 1273
        (LOAD, 17, 26, 15),                      # 1274
        (TEXT, 16, 2),                           # 1275
        (MOVE, 13, 16),                          # 1276
        (MOVE, 14, 17),                          # 1277
        (MOVE, 15, 33),                          # 1278: 33 is 2
        (JUMP, 1310),                            # 1279
        (JNE, 10, 37, 1288),                     # 1280: 37 is 4
        (LOAD, 16, 26, 14),                      # 1281
        (LOAD, 17, 26, 15),                      # 1282
        (TEXT, 16, 3),                           # 1283
        (MOVE, 13, 16),                          # 1284
        (MOVE, 14, 17),                          # 1285
        (MOVE, 15, 40),                          # 1286: 40 is 3
        (JUMP, 1310),                            # 1287
        (JNE, 10, 48, 1296),                     # 1288: 48 is 6
        (LOAD, 16, 26, 14),                      # 1289
        (LOAD, 17, 26, 15),                      # 1290
        (TEXT, 16, 4),                           # 1291
        (MOVE, 13, 16),                          # 1292
        (MOVE, 14, 17),                          # 1293
        (MOVE, 15, 37),                          # 1294: 37 is 4
        (JUMP, 1310),                            # 1295
        (JNE, 10, 65, 1304),                     # 1296: 65 is 7
        (LOAD, 16, 26, 14),                      # 1297
        (LOAD, 17, 26, 15),                      # 1298
        (TEXT, 16, 5),                           # 1299
        (MOVE, 13, 16),                          # 1300
        (MOVE, 14, 17),                          # 1301
        (MOVE, 15, 43),                          # 1302: 43 is 5
        (JUMP, 1310),                            # 1303
        (LOAD, 16, 26, 14),                      # 1304
        (LOAD, 17, 26, 15),                      # 1305
        (TEXT, 16, 6),                           # 1306
        (MOVE, 13, 16),                          # 1307
        (MOVE, 14, 17),                          # 1308
        (MOVE, 15, 48),                          # 1309: 48 is 6
        (STORE, 26, 30, 13),                     # 1310
        (STORE, 26, 31, 14),                     # 1311
        (STORE, 26, 32, 15),                     # 1312
        (STORE, 26, 29, 34),                     # 1313: 34 is 1
        (JBITSN, 0, 0, 0, 65280, 0, 1317),       # 1314: text, value: _root.charset == charset::iso_8859_1 ? data.to_s("ISO-8859-1") : _root.charset == charset::utf_16le  ...; code_type != 0
        (MOVE, 10, 34),                          # 1315: 34 is 1
        (JUMP, 1343),                            # 1316
        (JBITSN, 0, 0, 0, 65280, 19, 1320),      # 1317: code_type != 19
        (MOVE, 10, 33),                          # 1318: 33 is 2
        (JUMP, 1343),                            # 1319
        (JBITSN, 0, 0, 0, 65280, 20, 1323),      # 1320: code_type != 20
        (MOVE, 10, 40),                          # 1321: 40 is 3
        (JUMP, 1343),                            # 1322
        (JBITSN, 0, 0, 0, 65280, 21, 1330),      # 1323: code_type != 21
        (JBITSN, 0, 0, 1, 65280, 2, 1327),       # 1324: swap_kind != 2
        (MOVE, 13, 33),                          # 1325: 33 is 2
        (JUMP, 1328),                            # 1326
        (MOVE, 13, 40),                          # 1327: 40 is 3
        (MOVE, 10, 13),                          # 1328
        (JUMP, 1343),                            # 1329
        (JBITSN, 0, 0, 0, 65280, 22, 1333),      # 1330: code_type != 22
        (MOVE, 10, 37),                          # 1331: 37 is 4
        (JUMP, 1343),                            # 1332
        (JBITS, 0, 0, 0, 65280, 1, 1336),        # 1333: code_type == 1
        (MOVE, 10, 28),                          # 1334: 28 is 0
        (JUMP, 1343),                            # 1335
        (JNE, 3, 63, 1339),                      # 1336: 63 is 500
        (MOVE, 10, 48),                          # 1337: 48 is 6
        (JUMP, 1343),                            # 1338
        (JNE, 3, 64, 1342),                      # 1339: 64 is 1047
        (MOVE, 10, 65),                          # 1340: 65 is 7
        (JUMP, 1343),                            # 1341
        (MOVE, 10, 43),                          # 1342: 43 is 5
        (JEQ, 10, 28, 1402),                     # 1343: 28 is 0
        (JNE, 10, 34, 1352),                     # 1344: 34 is 1
        (LOAD, 16, 26, 19),                      # 1345
        (LOAD, 17, 26, 20),                      # 1346
        (TEXT, 16, 0),                           # 1347
        (MOVE, 13, 16),                          # 1348
        (MOVE, 14, 17),                          # 1349
        (MOVE, 15, 28),                          # 1350: 28 is 0
        (JUMP, 1398),                            # 1351
        (JNE, 10, 33, 1360),                     # 1352: 33 is 2
        (LOAD, 16, 26, 19),                      # 1353
        (LOAD, 17, 26, 20),                      # 1354
        (TEXT, 16, 1),                           # 1355
        (MOVE, 13, 16),                          # 1356
        (MOVE, 14, 17),                          # 1357
        (MOVE, 15, 34),                          # 1358: 34 is 1
        (JUMP, 1398),                            # 1359
        (JNE, 10, 40, 1368),                     # 1360: 40 is 3
        (LOAD, 16, 26, 19),                      # 1361
        (LOAD, 17, 26, 20),                      # 1362
        (TEXT, 16, 2),                           # 1363
        (MOVE, 13, 16),                          # 1364
        (MOVE, 14, 17),                          # 1365
        (MOVE, 15, 33),                          # 1366: 33 is 2
        (JUMP, 1398),                            # 1367
        (JNE, 10, 37, 1376),                     # 1368: 37 is 4
        (LOAD, 16, 26, 19),                      # 1369
        (LOAD, 17, 26, 20),                      # 1370
        (TEXT, 16, 3),                           # 1371
        (MOVE, 13, 16),                          # 1372
        (MOVE, 14, 17),                          # 1373
        (MOVE, 15, 40),                          # 1374: 40 is 3
        (JUMP, 1398),                            # 1375
        (JNE, 10, 48, 1384),                     # 1376: 48 is 6
        (LOAD, 16, 26, 19),                      # 1377
        (LOAD, 17, 26, 20),                      # 1378
        (TEXT, 16, 4),                           # 1379
        (MOVE, 13, 16),                          # 1380
        (MOVE, 14, 17),                          # 1381
        (MOVE, 15, 37),                          # 1382: 37 is 4
        (JUMP, 1398),                            # 1383
        (JNE, 10, 65, 1392),                     # 1384: 65 is 7
        (LOAD, 16, 26, 19),                      # 1385
        (LOAD, 17, 26, 20),                      # 1386
        (TEXT, 16, 5),                           # 1387
        (MOVE, 13, 16),                          # 1388
        (MOVE, 14, 17),                          # 1389
        (MOVE, 15, 43),                          # 1390: 43 is 5
        (JUMP, 1398),                            # 1391
        (LOAD, 16, 26, 19),                      # 1392
        (LOAD, 17, 26, 20),                      # 1393
        (TEXT, 16, 6),                           # 1394
        (MOVE, 13, 16),                          # 1395
        (MOVE, 14, 17),                          # 1396
        (MOVE, 15, 48),                          # 1397: 48 is 6
        (STORE, 26, 34, 13),                     # 1398
        (STORE, 26, 35, 14),                     # 1399
        (STORE, 26, 36, 15),                     # 1400
        (STORE, 26, 33, 34),                     # 1401: 34 is 1
        (LOAD, 9, 4, 17),                        # 1402
        (JZ, 9, 1454),                           # 1403
        (ROWAT, 29, 21, 9),                      # 1404
        (U1, 10, 29, 2, 0),                      # 1405: is_negative, value: number[0] < 0x80
        (JGE, 10, 61, 1415),                     # 1406: 61 is 252
        (LOAD, 10, 29, 3),                       # 1407
        (JZ, 10, 1963),                          # 1408
        (LOAD, 11, 29, 4),                       # 1409
        (LOAD, 12, 29, 5),                       # 1410
        (BYTE, 13, 11, 28),                      # 1411: 28 is 0
        (LT, 14, 13, 35),                        # 1412: 35 is 128
        (STORE, 29, 11, 14),                     # 1413
        (STORE, 29, 10, 34),                     # 1414: 34 is 1
        (U1, 10, 29, 2, 0),                      # 1415: is_zero, value: number[0] == 0x80
        (JGE, 10, 61, 1425),                     # 1416: 61 is 252
        (LOAD, 10, 29, 3),                       # 1417
        (JZ, 10, 1963),                          # 1418
        (LOAD, 11, 29, 4),                       # 1419
        (LOAD, 12, 29, 5),                       # 1420
        (BYTE, 13, 11, 28),                      # 1421: 28 is 0
        (EQ, 14, 13, 35),                        # 1422: 35 is 128
        (STORE, 29, 13, 14),                     # 1423
        (STORE, 29, 12, 34),                     # 1424: 34 is 1
        (U1, 10, 29, 2, 0),                      # 1425: exponent, value: number[0] < 0x80 ? 64 - number[0] : number[0] - 192
        (JGE, 10, 61, 1454),                     # 1426: 61 is 252
        (LOAD, 10, 29, 3),                       # 1427
        (JZ, 10, 1963),                          # 1428
        (LOAD, 11, 29, 4),                       # 1429
        (LOAD, 12, 29, 5),                       # 1430
        (BYTE, 13, 11, 28),                      # 1431: 28 is 0
        (JEQ, 13, 35, 1454),                     # 1432: 35 is 128
        (LOAD, 13, 29, 3),                       # 1433
        (JZ, 13, 1963),                          # 1434
        (LOAD, 14, 29, 4),                       # 1435
        (LOAD, 15, 29, 5),                       # 1436
        (BYTE, 16, 14, 28),                      # 1437: 28 is 0
        (JGE, 16, 35, 1446),                     # 1438: 35 is 128
        (LOAD, 13, 29, 3),                       # 1439
        (JZ, 13, 1963),                          # 1440
        (LOAD, 14, 29, 4),                       # 1441
        (LOAD, 15, 29, 5),                       # 1442
        (BYTE, 16, 14, 28),                      # 1443: 28 is 0
        (SUB, 10, 66, 16),                       # 1444: 66 is 64
        (JUMP, 1452),                            # 1445
        (LOAD, 13, 29, 3),                       # 1446
        (JZ, 13, 1963),                          # 1447
        (LOAD, 14, 29, 4),                       # 1448
        (LOAD, 15, 29, 5),                       # 1449
        (BYTE, 16, 14, 28),                      # 1450: 28 is 0
        (SUB, 10, 16, 67),                       # 1451: 67 is 192
        (STORE, 29, 15, 10),                     # 1452
        (STORE, 29, 14, 34),                     # 1453: 34 is 1
        (LOAD, 9, 4, 18),                        # 1454
        (JZ, 9, 1555),                           # 1455
        (ROWAT, 30, 22, 9),                      # 1456
        (U1, 10, 30, 1, 0),                      # 1457: is_negative, value: number[0] < 0x80
        (JGE, 10, 61, 1467),                     # 1458: 61 is 252
        (LOAD, 10, 30, 2),                       # 1459
        (JZ, 10, 1963),                          # 1460
        (LOAD, 11, 30, 3),                       # 1461
        (LOAD, 12, 30, 4),                       # 1462
        (BYTE, 13, 11, 28),                      # 1463: 28 is 0
        (LT, 14, 13, 35),                        # 1464: 35 is 128
        (STORE, 30, 16, 14),                     # 1465
        (STORE, 30, 15, 34),                     # 1466: 34 is 1
        (U1, 10, 30, 1, 0),                      # 1467: is_zero, value: number[0] == 0x80
        (JGE, 10, 61, 1477),                     # 1468: 61 is 252
        (LOAD, 10, 30, 2),                       # 1469
        (JZ, 10, 1963),                          # 1470
        (LOAD, 11, 30, 3),                       # 1471
        (LOAD, 12, 30, 4),                       # 1472
        (BYTE, 13, 11, 28),                      # 1473: 28 is 0
        (EQ, 14, 13, 35),                        # 1474: 35 is 128
        (STORE, 30, 18, 14),                     # 1475
        (STORE, 30, 17, 34),                     # 1476: 34 is 1
        (U1, 10, 30, 1, 0),                      # 1477: exponent, value: number[0] < 0x80 ? 64 - number[0] : number[0] - 192
        (JGE, 10, 61, 1506),                     # 1478: 61 is 252
        (LOAD, 10, 30, 2),                       # 1479
        (JZ, 10, 1963),                          # 1480
        (LOAD, 11, 30, 3),                       # 1481
        (LOAD, 12, 30, 4),                       # 1482
        (BYTE, 13, 11, 28),                      # 1483: 28 is 0
        (JEQ, 13, 35, 1506),                     # 1484: 35 is 128
        (LOAD, 13, 30, 2),                       # 1485
        (JZ, 13, 1963),                          # 1486
        (LOAD, 14, 30, 3),                       # 1487
        (LOAD, 15, 30, 4),                       # 1488
        (BYTE, 16, 14, 28),                      # 1489: 28 is 0
        (JGE, 16, 35, 1498),                     # 1490: 35 is 128
        (LOAD, 13, 30, 2),                       # 1491
        (JZ, 13, 1963),                          # 1492
        (LOAD, 14, 30, 3),                       # 1493
        (LOAD, 15, 30, 4),                       # 1494
        (BYTE, 16, 14, 28),                      # 1495: 28 is 0
        (SUB, 10, 66, 16),                       # 1496: 66 is 64
        (JUMP, 1504),                            # 1497
        (LOAD, 13, 30, 2),                       # 1498
        (JZ, 13, 1963),                          # 1499
        (LOAD, 14, 30, 3),                       # 1500
        (LOAD, 15, 30, 4),                       # 1501
        (BYTE, 16, 14, 28),                      # 1502: 28 is 0
        (SUB, 10, 16, 67),                       # 1503: 67 is 192
        (STORE, 30, 20, 10),                     # 1504
        (STORE, 30, 19, 34),                     # 1505: 34 is 1
        (U1, 10, 30, 8, 0),                      # 1506: is_negative, value: number[0] < 0x80
        (JGE, 10, 61, 1516),                     # 1507: 61 is 252
        (LOAD, 10, 30, 9),                       # 1508
        (JZ, 10, 1963),                          # 1509
        (LOAD, 11, 30, 10),                      # 1510
        (LOAD, 12, 30, 11),                      # 1511
        (BYTE, 13, 11, 28),                      # 1512: 28 is 0
        (LT, 14, 13, 35),                        # 1513: 35 is 128
        (STORE, 30, 22, 14),                     # 1514
        (STORE, 30, 21, 34),                     # 1515: 34 is 1
        (U1, 10, 30, 8, 0),                      # 1516: is_zero, value: number[0] == 0x80
        (JGE, 10, 61, 1526),                     # 1517: 61 is 252
        (LOAD, 10, 30, 9),                       # 1518
        (JZ, 10, 1963),                          # 1519
        (LOAD, 11, 30, 10),                      # 1520
        (LOAD, 12, 30, 11),                      # 1521
        (BYTE, 13, 11, 28),                      # 1522: 28 is 0
        (EQ, 14, 13, 35),                        # 1523: 35 is 128
        (STORE, 30, 24, 14),                     # 1524
        (STORE, 30, 23, 34),                     # 1525: 34 is 1
        (U1, 10, 30, 8, 0),                      # 1526: exponent, value: number[0] < 0x80 ? 64 - number[0] : number[0] - 192
        (JGE, 10, 61, 1555),                     # 1527: 61 is 252
        (LOAD, 10, 30, 9),                       # 1528
        (JZ, 10, 1963),                          # 1529
        (LOAD, 11, 30, 10),                      # 1530
        (LOAD, 12, 30, 11),                      # 1531
        (BYTE, 13, 11, 28),                      # 1532: 28 is 0
        (JEQ, 13, 35, 1555),                     # 1533: 35 is 128
        (LOAD, 13, 30, 9),                       # 1534
        (JZ, 13, 1963),                          # 1535
        (LOAD, 14, 30, 10),                      # 1536
        (LOAD, 15, 30, 11),                      # 1537
        (BYTE, 16, 14, 28),                      # 1538: 28 is 0
        (JGE, 16, 35, 1547),                     # 1539: 35 is 128
        (LOAD, 13, 30, 9),                       # 1540
        (JZ, 13, 1963),                          # 1541
        (LOAD, 14, 30, 10),                      # 1542
        (LOAD, 15, 30, 11),                      # 1543
        (BYTE, 16, 14, 28),                      # 1544: 28 is 0
        (SUB, 10, 66, 16),                       # 1545: 66 is 64
        (JUMP, 1553),                            # 1546
        (LOAD, 13, 30, 9),                       # 1547
        (JZ, 13, 1963),                          # 1548
        (LOAD, 14, 30, 10),                      # 1549
        (LOAD, 15, 30, 11),                      # 1550
        (BYTE, 16, 14, 28),                      # 1551: 28 is 0
        (SUB, 10, 16, 67),                       # 1552: 67 is 192
        (STORE, 30, 26, 10),                     # 1553
        (STORE, 30, 25, 34),                     # 1554: 34 is 1
        (LOAD, 9, 4, 19),                        # 1555
        (JZ, 9, 1734),                           # 1556
        (ROWAT, 31, 23, 9),                      # 1557
        (JBITSN, 0, 0, 0, 65280, 0, 1561),       # 1558: text, value: _root.charset == charset::iso_8859_1 ? data.to_s("ISO-8859-1") : _root.charset == charset::utf_16le  ...; code_type != 0
        (MOVE, 10, 34),                          # 1559: 34 is 1
        (JUMP, 1587),                            # 1560
        (JBITSN, 0, 0, 0, 65280, 19, 1564),      # 1561: code_type != 19
        (MOVE, 10, 33),                          # 1562: 33 is 2
        (JUMP, 1587),                            # 1563
        (JBITSN, 0, 0, 0, 65280, 20, 1567),      # 1564: code_type != 20
        (MOVE, 10, 40),                          # 1565: 40 is 3
        (JUMP, 1587),                            # 1566
        (JBITSN, 0, 0, 0, 65280, 21, 1574),      # 1567: code_type != 21
        (JBITSN, 0, 0, 1, 65280, 2, 1571),       # 1568: swap_kind != 2
        (MOVE, 13, 33),                          # 1569: 33 is 2
        (JUMP, 1572),                            # 1570
        (MOVE, 13, 40),                          # 1571: 40 is 3
        (MOVE, 10, 13),                          # 1572
        (JUMP, 1587),                            # 1573
        (JBITSN, 0, 0, 0, 65280, 22, 1577),      # 1574: code_type != 22
        (MOVE, 10, 37),                          # 1575: 37 is 4
        (JUMP, 1587),                            # 1576
        (JBITS, 0, 0, 0, 65280, 1, 1580),        # 1577: code_type == 1
        (MOVE, 10, 28),                          # 1578: 28 is 0
        (JUMP, 1587),                            # 1579
        (JNE, 3, 63, 1583),                      # 1580: 63 is 500
        (MOVE, 10, 48),                          # 1581: 48 is 6
        (JUMP, 1587),                            # 1582
        (JNE, 3, 64, 1586),                      # 1583: 64 is 1047
        (MOVE, 10, 65),                          # 1584: 65 is 7
        (JUMP, 1587),                            # 1585
        (MOVE, 10, 43),                          # 1586: 43 is 5
        (JEQ, 10, 28, 1646),                     # 1587: 28 is 0
        (JNE, 10, 34, 1596),                     # 1588: 34 is 1
        (LOAD, 16, 31, 4),                       # 1589
        (LOAD, 17, 31, 5),                       # 1590
        (TEXT, 16, 0),                           # 1591
        (MOVE, 13, 16),                          # 1592
        (MOVE, 14, 17),                          # 1593
        (MOVE, 15, 28),                          # 1594: 28 is 0
        (JUMP, 1642),                            # 1595
        (JNE, 10, 33, 1604),                     # 1596: 33 is 2
        (LOAD, 16, 31, 4),                       # 1597
        (LOAD, 17, 31, 5),                       # 1598
        (TEXT, 16, 1),                           # 1599
        (MOVE, 13, 16),                          # 1600
        (MOVE, 14, 17),                          # 1601
        (MOVE, 15, 34),                          # 1602: 34 is 1
        (JUMP, 1642),                            # 1603
        (JNE, 10, 40, 1612),                     # 1604: 40 is 3
        (LOAD, 16, 31, 4),                       # 1605
        (LOAD, 17, 31, 5),                       # 1606
        (TEXT, 16, 2),                           # 1607
        (MOVE, 13, 16),                          # 1608
        (MOVE, 14, 17),                          # 1609
        (MOVE, 15, 33),                          # 1610: 33 is 2
        (JUMP, 1642),                            # 1611
        (JNE, 10, 37, 1620),                     # 1612: 37 is 4
        (LOAD, 16, 31, 4),                       # 1613
        (LOAD, 17, 31, 5),                       # 1614
        (TEXT, 16, 3),                           # 1615
        (MOVE, 13, 16),                          # 1616
        (MOVE, 14, 17),                          # 1617
        (MOVE, 15, 40),                          # 1618: 40 is 3
        (JUMP, 1642),                            # 1619
        (JNE, 10, 48, 1628),                     # 1620: 48 is 6
        (LOAD, 16, 31, 4),                       # 1621
        (LOAD, 17, 31, 5),                       # 1622
        (TEXT, 16, 4),                           # 1623
        (MOVE, 13, 16),                          # 1624
        (MOVE, 14, 17),                          # 1625
        (MOVE, 15, 37),                          # 1626: 37 is 4
        (JUMP, 1642),                            # 1627
        (JNE, 10, 65, 1636),                     # 1628: 65 is 7
        (LOAD, 16, 31, 4),                       # 1629
        (LOAD, 17, 31, 5),                       # 1630
        (TEXT, 16, 5),                           # 1631
        (MOVE, 13, 16),                          # 1632
        (MOVE, 14, 17),                          # 1633
        (MOVE, 15, 43),                          # 1634: 43 is 5
        (JUMP, 1642),                            # 1635
        (LOAD, 16, 31, 4),                       # 1636
        (LOAD, 17, 31, 5),                       # 1637
        (TEXT, 16, 6),                           # 1638
        (MOVE, 13, 16),                          # 1639
        (MOVE, 14, 17),                          # 1640
        (MOVE, 15, 48),                          # 1641: 48 is 6
        (STORE, 31, 12, 13),                     # 1642
        (STORE, 31, 13, 14),                     # 1643
        (STORE, 31, 14, 15),                     # 1644
        (STORE, 31, 11, 34),                     # 1645: 34 is 1
        (JBITSN, 0, 0, 0, 65280, 0, 1649),       # 1646: text, value: _root.charset == charset::iso_8859_1 ? data.to_s("ISO-8859-1") : _root.charset == charset::utf_16le  ...; code_type != 0
        (MOVE, 10, 34),                          # 1647: 34 is 1
        (JUMP, 1675),                            # 1648
        (JBITSN, 0, 0, 0, 65280, 19, 1652),      # 1649: code_type != 19
        (MOVE, 10, 33),                          # 1650: 33 is 2
        (JUMP, 1675),                            # 1651
        (JBITSN, 0, 0, 0, 65280, 20, 1655),      # 1652: code_type != 20
        (MOVE, 10, 40),                          # 1653: 40 is 3
        (JUMP, 1675),                            # 1654
        (JBITSN, 0, 0, 0, 65280, 21, 1662),      # 1655: code_type != 21
        (JBITSN, 0, 0, 1, 65280, 2, 1659),       # 1656: swap_kind != 2
        (MOVE, 13, 33),                          # 1657: 33 is 2
        (JUMP, 1660),                            # 1658
        (MOVE, 13, 40),                          # 1659: 40 is 3
        (MOVE, 10, 13),                          # 1660
        (JUMP, 1675),                            # 1661
        (JBITSN, 0, 0, 0, 65280, 22, 1665),      # 1662: code_type != 22
        (MOVE, 10, 37),                          # 1663: 37 is 4
        (JUMP, 1675),                            # 1664
        (JBITS, 0, 0, 0, 65280, 1, 1668),        # 1665: code_type == 1
        (MOVE, 10, 28),                          # 1666: 28 is 0
        (JUMP, 1675),                            # 1667
        (JNE, 3, 63, 1671),                      # 1668: 63 is 500
        (MOVE, 10, 48),                          # 1669: 48 is 6
        (JUMP, 1675),                            # 1670
        (JNE, 3, 64, 1674),                      # 1671: 64 is 1047
        (MOVE, 10, 65),                          # 1672: 65 is 7
        (JUMP, 1675),                            # 1673
        (MOVE, 10, 43),                          # 1674: 43 is 5
        (JEQ, 10, 28, 1734),                     # 1675: 28 is 0
        (JNE, 10, 34, 1684),                     # 1676: 34 is 1
        (LOAD, 16, 31, 9),                       # 1677
        (LOAD, 17, 31, 10),                      # 1678
        (TEXT, 16, 0),                           # 1679
        (MOVE, 13, 16),                          # 1680
        (MOVE, 14, 17),                          # 1681
        (MOVE, 15, 28),                          # 1682: 28 is 0
        (JUMP, 1730),                            # 1683
        (JNE, 10, 33, 1692),                     # 1684: 33 is 2
        (LOAD, 16, 31, 9),                       # 1685
        (LOAD, 17, 31, 10),                      # 1686
        (TEXT, 16, 1),                           # 1687
        (MOVE, 13, 16),                          # 1688
        (MOVE, 14, 17),                          # 1689
        (MOVE, 15, 34),                          # 1690: 34 is 1
        (JUMP, 1730),                            # 1691
        (JNE, 10, 40, 1700),                     # 1692: 40 is 3
        (LOAD, 16, 31, 9),                       # 1693
        (LOAD, 17, 31, 10),                      # 1694
        (TEXT, 16, 2),                           # 1695
        (MOVE, 13, 16),                          # 1696
        (MOVE, 14, 17),                          # 1697
        (MOVE, 15, 33),                          # 1698: 33 is 2
        (JUMP, 1730),                            # 1699
        (JNE, 10, 37, 1708),                     # 1700: 37 is 4
        (LOAD, 16, 31, 9),                       # 1701
        (LOAD, 17, 31, 10),                      # 1702
        (TEXT, 16, 3),                           # 1703
        (MOVE, 13, 16),                          # 1704
        (MOVE, 14, 17),                          # 1705
        (MOVE, 15, 40),                          # 1706: 40 is 3
        (JUMP, 1730),                            # 1707
        (JNE, 10, 48, 1716),                     # 1708: 48 is 6
        (LOAD, 16, 31, 9),                       # 1709
        (LOAD, 17, 31, 10),                      # 1710
        (TEXT, 16, 4),                           # 1711
        (MOVE, 13, 16),                          # 1712
        (MOVE, 14, 17),                          # 1713
        (MOVE, 15, 37),                          # 1714: 37 is 4
        (JUMP, 1730),                            # 1715
        (JNE, 10, 65, 1724),                     # 1716: 65 is 7
        (LOAD, 16, 31, 9),                       # 1717
        (LOAD, 17, 31, 10),                      # 1718
        (TEXT, 16, 5),                           # 1719
        (MOVE, 13, 16),                          # 1720
        (MOVE, 14, 17),                          # 1721
        (MOVE, 15, 43),                          # 1722: 43 is 5
        (JUMP, 1730),                            # 1723
        (LOAD, 16, 31, 9),                       # 1724
        (LOAD, 17, 31, 10),                      # 1725
        (TEXT, 16, 6),                           # 1726
        (MOVE, 13, 16),                          # 1727
        (MOVE, 14, 17),                          # 1728
        (MOVE, 15, 48),                          # 1729: 48 is 6
        (STORE, 31, 16, 13),                     # 1730
        (STORE, 31, 17, 14),                     # 1731
        (STORE, 31, 18, 15),                     # 1732
        (STORE, 31, 15, 34),                     # 1733: 34 is 1
        (LOAD, 9, 4, 20),                        # 1734
        (JZ, 9, 1841),                           # 1735
        (ROWAT, 32, 24, 9),                      # 1736
        (MOVE, 10, 28),                          # 1737: 28 is 0
        (LOAD, 11, 32, 3),                       # 1738
        (JGE, 10, 11, 1841),                     # 1739
        (ITEM, 33, 25, 32, 2, 10),               # 1740
        (U1, 12, 33, 2, 0),                      # 1741: is_negative, value: number[0] < 0x80
        (JGE, 12, 61, 1751),                     # 1742: 61 is 252
        (LOAD, 12, 33, 3),                       # 1743
        (JZ, 12, 1963),                          # 1744
        (LOAD, 13, 33, 4),                       # 1745
        (LOAD, 14, 33, 5),                       # 1746
        (BYTE, 15, 13, 28),                      # 1747: 28 is 0
        (LT, 16, 15, 35),                        # 1748: 35 is 128
        (STORE, 33, 17, 16),                     # 1749
        (STORE, 33, 16, 34),                     # 1750: 34 is 1
        (U1, 12, 33, 2, 0),                      # 1751: is_zero, value: number[0] == 0x80
        (JGE, 12, 61, 1761),                     # 1752: 61 is 252
        (LOAD, 12, 33, 3),                       # 1753
        (JZ, 12, 1963),                          # 1754
        (LOAD, 13, 33, 4),                       # 1755
        (LOAD, 14, 33, 5),                       # 1756
        (BYTE, 15, 13, 28),                      # 1757: 28 is 0
        (EQ, 16, 15, 35),                        # 1758: 35 is 128
        (STORE, 33, 19, 16),                     # 1759
        (STORE, 33, 18, 34),                     # 1760: 34 is 1
        (U1, 12, 33, 2, 0),                      # 1761: exponent, value: number[0] < 0x80 ? 64 - number[0] : number[0] - 192
        (JGE, 12, 61, 1790),                     # 1762: 61 is 252
        (LOAD, 12, 33, 3),                       # 1763
        (JZ, 12, 1963),                          # 1764
        (LOAD, 13, 33, 4),                       # 1765
        (LOAD, 14, 33, 5),                       # 1766
        (BYTE, 15, 13, 28),                      # 1767: 28 is 0
        (JEQ, 15, 35, 1790),                     # 1768: 35 is 128
        (LOAD, 15, 33, 3),                       # 1769
        (JZ, 15, 1963),                          # 1770
        (LOAD, 16, 33, 4),                       # 1771
        (LOAD, 17, 33, 5),                       # 1772
        (BYTE, 18, 16, 28),                      # 1773: 28 is 0
        (JGE, 18, 35, 1782),                     # 1774: 35 is 128
        (LOAD, 15, 33, 3),                       # 1775
        (JZ, 15, 1963),                          # 1776
        (LOAD, 16, 33, 4),                       # 1777
        (LOAD, 17, 33, 5),                       # 1778
        (BYTE, 18, 16, 28),                      # 1779: 28 is 0
        (SUB, 12, 66, 18),                       # 1780: 66 is 64
        (JUMP, 1788),                            # 1781
        (LOAD, 15, 33, 3),                       # 1782
        (JZ, 15, 1963),                          # 1783
        (LOAD, 16, 33, 4),                       # 1784
        (LOAD, 17, 33, 5),                       # 1785
        (BYTE, 18, 16, 28),                      # 1786: 28 is 0
        (SUB, 12, 18, 67),                       # 1787: 67 is 192
        (STORE, 33, 21, 12),                     # 1788
        (STORE, 33, 20, 34),                     # 1789: 34 is 1
        (U1, 12, 33, 9, 0),                      # 1790: is_negative, value: number[0] < 0x80
        (JGE, 12, 61, 1800),                     # 1791: 61 is 252
        (LOAD, 12, 33, 10),                      # 1792
        (JZ, 12, 1963),                          # 1793
        (LOAD, 13, 33, 11),                      # 1794
        (LOAD, 14, 33, 12),                      # 1795
        (BYTE, 15, 13, 28),                      # 1796: 28 is 0
        (LT, 16, 15, 35),                        # 1797: 35 is 128
        (STORE, 33, 23, 16),                     # 1798
        (STORE, 33, 22, 34),                     # 1799: 34 is 1
        (U1, 12, 33, 9, 0),                      # 1800: is_zero, value: number[0] == 0x80
        (JGE, 12, 61, 1810),                     # 1801: 61 is 252
        (LOAD, 12, 33, 10),                      # 1802
        (JZ, 12, 1963),                          # 1803
        (LOAD, 13, 33, 11),                      # 1804
        (LOAD, 14, 33, 12),                      # 1805
        (BYTE, 15, 13, 28),                      # 1806: 28 is 0
        (EQ, 16, 15, 35),                        # 1807: 35 is 128
        (STORE, 33, 25, 16),                     # 1808
        (STORE, 33, 24, 34),                     # 1809: 34 is 1
        (U1, 12, 33, 9, 0),                      # 1810: exponent, value: number[0] < 0x80 ? 64 - number[0] : number[0] - 192
        (JGE, 12, 61, 1839),                     # 1811: 61 is 252
        (LOAD, 12, 33, 10),                      # 1812
        (JZ, 12, 1963),                          # 1813
        (LOAD, 13, 33, 11),                      # 1814
        (LOAD, 14, 33, 12),                      # 1815
        (BYTE, 15, 13, 28),                      # 1816: 28 is 0
        (JEQ, 15, 35, 1839),                     # 1817: 35 is 128
        (LOAD, 15, 33, 10),                      # 1818
        (JZ, 15, 1963),                          # 1819
        (LOAD, 16, 33, 11),                      # 1820
        (LOAD, 17, 33, 12),                      # 1821
        (BYTE, 18, 16, 28),                      # 1822: 28 is 0
        (JGE, 18, 35, 1831),                     # 1823: 35 is 128
        (LOAD, 15, 33, 10),                      # 1824
        (JZ, 15, 1963),                          # 1825
        (LOAD, 16, 33, 11),                      # 1826
        (LOAD, 17, 33, 12),                      # 1827
        (BYTE, 18, 16, 28),                      # 1828: 28 is 0
        (SUB, 12, 66, 18),                       # 1829: 66 is 64
        (JUMP, 1837),                            # 1830
        (LOAD, 15, 33, 10),                      # 1831
        (JZ, 15, 1963),                          # 1832
        (LOAD, 16, 33, 11),                      # 1833
        (LOAD, 17, 33, 12),                      # 1834
        (BYTE, 18, 16, 28),                      # 1835: 28 is 0
        (SUB, 12, 18, 67),                       # 1836: 67 is 192
        (STORE, 33, 27, 12),                     # 1837
        (STORE, 33, 26, 34),                     # 1838: 34 is 1
        (LOOP, 10, 0),                           # 1839
        (JUMP, 1738),                            # 1840
        (LOAD, 9, 4, 21),                        # 1841
        (JZ, 9, 1867),                           # 1842
        (ROWAT, 34, 26, 9),                      # 1843
        (LOAD, 10, 34, 3),                       # 1844
        (JZ, 10, 1867),                          # 1845
        (MOVE, 11, 28),                          # 1846: 28 is 0
        (LOAD, 12, 34, 5),                       # 1847
        (JGE, 11, 12, 1867),                     # 1848
        (ITEM, 37, 27, 34, 4, 11),               # 1849
        (MOVE, 13, 28),                          # 1850: 28 is 0
        (LOAD, 14, 37, 4),                       # 1851
        (JGE, 13, 14, 1865),                     # 1852
        (ITEM, 38, 28, 37, 3, 13),               # 1853
        (JBITS, 38, 2, 0, 65280, 255, 1859),     # 1854: kind, value: len_or_mark == 255 or len_or_mark < 250 or (len_or_mark == 250 and _root.vardata_250 == 0) ? 0 : len ...; len_or_mark == 255
        (U1, 18, 38, 2, 0),                      # 1855
        (JLT, 18, 62, 1859),                     # 1856: 62 is 250
        (JBITSN, 38, 2, 0, 65280, 250, 1861),    # 1857: len_or_mark != 250
        (JNE, 4, 28, 1861),                      # 1858: 28 is 0
        (MOVE, 15, 28),                          # 1859: 28 is 0
        (JUMP, 1862),                            # 1860
        (U1, 15, 38, 2, 0),                      # 1861
        (STORE, 38, 11, 15),                     # 1862
        (LOOP, 13, 0),                           # 1863
        (JUMP, 1851),                            # 1864
        (LOOP, 11, 0),                           # 1865
        (JUMP, 1847),                            # 1866
        (LOAD, 9, 4, 23),                        # 1867
        (JZ, 9, 1958),                           # 1868
        (ROWAT, 41, 31, 9),                      # 1869
        (JBITSN, 0, 0, 0, 65280, 0, 1873),       # 1870: text, value: _root.charset == charset::iso_8859_1 ? data.to_s("ISO-8859-1") : _root.charset == charset::utf_16le  ...; code_type != 0
        (MOVE, 10, 34),                          # 1871: 34 is 1
        (JUMP, 1899),                            # 1872
        (JBITSN, 0, 0, 0, 65280, 19, 1876),      # 1873: code_type != 19
        (MOVE, 10, 33),                          # 1874: 33 is 2
        (JUMP, 1899),                            # 1875
        (JBITSN, 0, 0, 0, 65280, 20, 1879),      # 1876: code_type != 20
        (MOVE, 10, 40),                          # 1877: 40 is 3
        (JUMP, 1899),                            # 1878
        (JBITSN, 0, 0, 0, 65280, 21, 1886),      # 1879: code_type != 21
        (JBITSN, 0, 0, 1, 65280, 2, 1883),       # 1880: swap_kind != 2
        (MOVE, 13, 33),                          # 1881: 33 is 2
        (JUMP, 1884),                            # 1882
        (MOVE, 13, 40),                          # 1883: 40 is 3
        (MOVE, 10, 13),                          # 1884
        (JUMP, 1899),                            # 1885
        (JBITSN, 0, 0, 0, 65280, 22, 1889),      # 1886: code_type != 22
        (MOVE, 10, 37),                          # 1887: 37 is 4
        (JUMP, 1899),                            # 1888
        (JBITS, 0, 0, 0, 65280, 1, 1892),        # 1889: code_type == 1
        (MOVE, 10, 28),                          # 1890: 28 is 0
        (JUMP, 1899),                            # 1891
        (JNE, 3, 63, 1895),                      # 1892: 63 is 500
        (MOVE, 10, 48),                          # 1893: 48 is 6
        (JUMP, 1899),                            # 1894
        (JNE, 3, 64, 1898),                      # 1895: 64 is 1047
        (MOVE, 10, 65),                          # 1896: 65 is 7
        (JUMP, 1899),                            # 1897
        (MOVE, 10, 43),                          # 1898: 43 is 5
        (JEQ, 10, 28, 1958),                     # 1899: 28 is 0
        (JNE, 10, 34, 1908),                     # 1900: 34 is 1
        (LOAD, 16, 41, 4),                       # 1901
        (LOAD, 17, 41, 5),                       # 1902
        (TEXT, 16, 0),                           # 1903
        (MOVE, 13, 16),                          # 1904
        (MOVE, 14, 17),                          # 1905
        (MOVE, 15, 28),                          # 1906: 28 is 0
        (JUMP, 1954),                            # 1907
        (JNE, 10, 33, 1916),                     # 1908: 33 is 2
        (LOAD, 16, 41, 4),                       # 1909
        (LOAD, 17, 41, 5),                       # 1910
        (TEXT, 16, 1),                           # 1911
        (MOVE, 13, 16),                          # 1912
        (MOVE, 14, 17),                          # 1913
        (MOVE, 15, 34),                          # 1914: 34 is 1
        (JUMP, 1954),                            # 1915
        (JNE, 10, 40, 1924),                     # 1916: 40 is 3
        (LOAD, 16, 41, 4),                       # 1917
        (LOAD, 17, 41, 5),                       # 1918
        (TEXT, 16, 2),                           # 1919
        (MOVE, 13, 16),                          # 1920
        (MOVE, 14, 17),                          # 1921
        (MOVE, 15, 33),                          # 1922: 33 is 2
        (JUMP, 1954),                            # 1923
        (JNE, 10, 37, 1932),                     # 1924: 37 is 4
        (LOAD, 16, 41, 4),                       # 1925
        (LOAD, 17, 41, 5),                       # 1926
        (TEXT, 16, 3),                           # 1927
        (MOVE, 13, 16),                          # 1928
        (MOVE, 14, 17),                          # 1929
        (MOVE, 15, 40),                          # 1930: 40 is 3
        (JUMP, 1954),                            # 1931
        (JNE, 10, 48, 1940),                     # 1932: 48 is 6
        (LOAD, 16, 41, 4),                       # 1933
        (LOAD, 17, 41, 5),                       # 1934
        (TEXT, 16, 4),                           # 1935
        (MOVE, 13, 16),                          # 1936
        (MOVE, 14, 17),                          # 1937
        (MOVE, 15, 37),                          # 1938: 37 is 4
        (JUMP, 1954),                            # 1939
        (JNE, 10, 65, 1948),                     # 1940: 65 is 7
        (LOAD, 16, 41, 4),                       # 1941
        (LOAD, 17, 41, 5),                       # 1942
        (TEXT, 16, 5),                           # 1943
        (MOVE, 13, 16),                          # 1944
        (MOVE, 14, 17),                          # 1945
        (MOVE, 15, 43),                          # 1946: 43 is 5
        (JUMP, 1954),                            # 1947
        (LOAD, 16, 41, 4),                       # 1948
        (LOAD, 17, 41, 5),                       # 1949
        (TEXT, 16, 6),                           # 1950
        (MOVE, 13, 16),                          # 1951
        (MOVE, 14, 17),                          # 1952
        (MOVE, 15, 48),                          # 1953: 48 is 6
        (STORE, 41, 7, 13),                      # 1954
        (STORE, 41, 8, 14),                      # 1955
        (STORE, 41, 9, 15),                      # 1956
        (STORE, 41, 6, 34),                      # 1957: 34 is 1
        (LOOP, 7, 0),                            # 1958
        (JUMP, 804),                             # 1959
        (LOOP, 5, 0),                            # 1960
        (JUMP, 800),                             # 1961
        (DONE,),                                 # 1962: read
        (FAIL,),                                 # 1963: handed over
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
                            'is_negative': Present(10, Computed(11, 'bool')),
                            'is_zero': Present(12, Computed(13, 'bool')),
                            'exponent': Present(14, Computed(15, 'int')),
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
                            'is_negative': Present(10, Computed(11, 'bool')),
                            'is_zero': Present(12, Computed(13, 'bool')),
                            'exponent': Present(14, Computed(15, 'int')),
                        }),
                        'filler2': Fixed(9, 0, 4, None),
                        'kernel_version': Fixed(9, 4, 5, 'ISO-8859-1'),
                        'filler3': Fixed(9, 9, 3, None),
                    })), 'serial': Rows(18, 22, Inline({
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
                    })), 'vardata': Rows(21, 26, Inline({
                        'rows': Present(3, Items(4, 27, Inline({
                            'num_fields': Number(2, 0, 2, False, False, 'be'),
                            'fields': Items(3, 28, Inline({
                                'len_or_mark': Number(2, 0, 1, False, False, 'be'),
                                'len_long': Present(3, Number(4, 0, 2, False, False, 'be')),
                                'value': Present(5, Span(6, None)),
                                'logon': Present(8, Span(9, None)),
                                'kind': Computed(11, 'int'),
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
        'charset': Formula('int', Apply('?', (Apply('==', (Number(0, 0, 1, False, False, 'be'), 0)), 1, Apply('?', (Apply('==', (Number(0, 0, 1, False, False, 'be'), 19)), 2, Apply('?', (Apply('==', (Number(0, 0, 1, False, False, 'be'), 20)), 3, Apply('?', (Apply('==', (Number(0, 0, 1, False, False, 'be'), 21)), Apply('?', (Apply('==', (Number(0, 1, 1, False, False, 'be'), 2)), 2, 3)), Apply('?', (Apply('==', (Number(0, 0, 1, False, False, 'be'), 22)), 4, Apply('?', (Apply('!=', (Number(0, 0, 1, False, False, 'be'), 1)), 0, Apply('?', (Apply('==', (Parameter(2), 500)), 6, Apply('?', (Apply('==', (Parameter(2), 1047)), 7, 5))))))))))))))))),
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
        (JBITS, 0, 0, 0, 65280, 0, 19),          # 6: code_type; valid: _ == code_type::ascii or _ == code_type::unicode_swap or _ == code_type::unicode or _ == code_type:: ...; _ == 0
        (JBITS, 0, 0, 0, 65280, 19, 19),         # 7: _ == 19
        (JBITS, 0, 0, 0, 65280, 20, 19),         # 8: _ == 20
        (JBITS, 0, 0, 0, 65280, 21, 19),         # 9: _ == 21
        (JBITS, 0, 0, 0, 65280, 22, 19),         # 10: _ == 22
        (JGE, 1, 12, 15),                        # 11: 12 is 2
        (JBITS, 0, 0, 0, 65280, 1, 19),          # 12: _ == 1
        (JBITS, 0, 0, 0, 65280, 2, 19),          # 13: _ == 2
        (JBITS, 0, 0, 0, 65280, 128, 19),        # 14: _ == 128
        (JNE, 2, 13, 42),                        # 15: 13 is 1
        (U1, 5, 0, 0, 0),                        # 16
        (JLE, 5, 12, 42),                        # 17: 12 is 2
        (JGE, 5, 8, 42),                         # 18: 8 is 19
        (JBITS, 0, 0, 1, 65280, 1, 21),          # 19: swap_kind; valid: (_ == swap_kind::normal or _ == swap_kind::full_swapped) and (strictness == 0 or ((code_type != code ...; _ == 1
        (JBITSN, 0, 0, 1, 65280, 2, 42),         # 20: _ != 2
        (JEQ, 1, 7, 26),                         # 21: 7 is 0
        (JBITSN, 0, 0, 0, 65280, 19, 24),        # 22: code_type != 19
        (JBITSN, 0, 0, 1, 65280, 2, 42),         # 23: _ != 2
        (JBITSN, 0, 0, 0, 65280, 20, 26),        # 24: code_type != 20
        (JBITSN, 0, 0, 1, 65280, 1, 42),         # 25: _ != 1
        (U1, 5, 0, 0, 1),                        # 26: switch-on: _root.swap_kind
        (JNE, 5, 12, 30),                        # 27: cases: swap_kind::full_swapped; 12 is 2
        (STORE, 0, 1, 13),                       # 28: byte order le; 13 is 1
        (JUMP, 33),                              # 29
        (JNE, 5, 13, 42),                        # 30: cases: swap_kind::normal; 13 is 1
        (STORE, 0, 1, 7),                        # 31: byte order be; 7 is 0
        (JUMP, 33),                              # 32
        (RUN, 0, 2, 30),                         # 33: filler1, appl_version, application, varpart_size, varpart_len, filler2, no_of_segm, filler3
        (NUMBER2, 5, 0, 2, 10, 52, 1),           # 34: varpart_size
        (JLT, 5, 7, 42),                         # 35: valid: 0; 7 is 0
        (NUMBER2, 5, 0, 2, 14, 52, 1),           # 36: varpart_len; valid: _ >= 0 and _ <= varpart_size
        (JLT, 5, 7, 42),                         # 37: 7 is 0
        (NUMBER2, 6, 0, 2, 10, 52, 1),           # 38
        (JGT, 5, 6, 42),                         # 39
        (BYTES, 0, 3, 5),                        # 40: size: header.varpart_len; varpart
        (DONE,),                                 # 41: read
        (FAIL,),                                 # 42: handed over
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
