# Generated from ksy/tibco/tibrv_msg.ksy by `ksyspark generate`; do not edit.
"""Plans of tibrv_msg: what the machine runs for each message and where it leaves each column; `FRAME` and `IN_STEP` cut streams."""

from ksyspark.compiler.opcodes import ADD, BYTE, BYTES, CLOSE, COUNT, CUT, DONE, EOF, EQ, FAIL, FIXED, GT, ITEM, JBITS, JBITSN, JEQ, JGE, JGT, JLE, JLT, JNE, JNZ, JUMP, JZ, LOAD, LOOP, MOVE, MUL, NUMBER, OPEN, PARAM, REST, ROW, ROWAT, ROWS, RUN, SAME, STORE, SUB, SWITCH, TEXTAT, U1, U2BE, UNTIL
from ksyspark.compiler.plan import Apply, Bits, Fixed, Formula, Inline, Items, Number, OneOf, Plan, Present, Rows, Span, Table, Computed

PLAN = Plan(
    program=(
        (ROW, 0, 0, 0),                          # 0: tibrv_msg
        (PARAM, 1, 0),                           # 1: has_identifiers
        (PARAM, 2, 1),                           # 2: is_size_78_next_byte
        (RUN, 0, 0, 8),                          # 3: len_message, magic
        (FIXED, 3, 0, 0, 4, 4),                  # 4
        (SAME, 5, 3, 62),                        # 5: 62 is b'\x99U\xee\xaa'
        (JZ, 5, 1976),                           # 6
        (NUMBER, 3, 0, 0, 0, 36),                # 7: size: len_message - 8
        (SUB, 4, 3, 64),                         # 8: 64 is 8
        (BYTES, 0, 1, 4),                        # 9: body
        (OPEN, 5, 0, 1),                         # 10: fields begins
        (ROWS, 8, 1),                            # 11: fields: repeat eos
        (STORE, 0, 3, 8),                        # 12
        (MOVE, 7, 65),                           # 13: 65 is 0
        (EOF, 8),                                # 14
        (JNZ, 8, 1463),                          # 15
        (ROW, 1, 1, 8),                          # 16: fields: an item
        (RUN, 1, 0, 1),                          # 17: len_name
        (U1, 9, 1, 0, 0),                        # 18: size: len_name
        (BYTES, 1, 1, 9),                        # 19: label
        (STORE, 1, 3, 1),                        # 20
        (OPEN, 10, 1, 1),                        # 21: field_name begins
        (UNTIL, 1, 4, 0, 2),                     # 22: name
        (TEXTAT, 1, 4, 0),                       # 23: name is ISO-8859-1
        (REST, 1, 6),                            # 24: behind_name
        (CLOSE, 10),                             # 25: field_name ends
        (RUN, 1, 8, 1),                          # 26: wire_type
        (STORE, 1, 9, 2),                        # 27
        (RUN, 1, 10, 1),                         # 28: form
        (JBITSN, 1, 10, 0, 65280, 120, 36),      # 29: if: form == 0x78 and is_size_78_next_byte; form != 120
        (LOAD, 9, 1, 9),                         # 30
        (JZ, 9, 36),                             # 31
        (RUN, 1, 12, 1),                         # 32: len_8
        (U1, 9, 1, 12, 0),                       # 33: len_8
        (JLT, 9, 66, 1976),                      # 34: valid: 1; 66 is 1
        (STORE, 1, 11, 66),                      # 35: 66 is 1
        (JBITSN, 1, 10, 0, 65280, 121, 41),      # 36: if: form == 0x79; form != 121
        (RUN, 1, 14, 2),                         # 37: len_16
        (U2BE, 9, 1, 14, 0),                     # 38: len_16
        (JLT, 9, 67, 1976),                      # 39: valid: 2; 67 is 2
        (STORE, 1, 13, 66),                      # 40: 66 is 1
        (JBITSN, 1, 10, 0, 65280, 122, 46),      # 41: if: form == 0x7a; form != 122
        (RUN, 1, 16, 4),                         # 42: len_32
        (NUMBER, 9, 1, 16, 0, 36),               # 43: len_32
        (JLT, 9, 68, 1976),                      # 44: valid: 4; 68 is 4
        (STORE, 1, 15, 66),                      # 45: 66 is 1
        (U1, 9, 1, 10, 0),                       # 46: len_data; valid: _.form == 0x7a or wire_type != wire_type::message
        (JEQ, 9, 69, 49),                        # 47: 69 is 122
        (JBITS, 1, 8, 0, 65280, 1, 1976),        # 48: wire_type == 1
        (U1, 12, 1, 10, 0),                      # 49: size: len_data.value
        (JGE, 12, 70, 52),                       # 50: 70 is 120
        (JUMP, 71),                              # 51
        (JBITSN, 1, 10, 0, 65280, 121, 58),      # 52: form != 121
        (LOAD, 12, 1, 13),                       # 53
        (JZ, 12, 1976),                          # 54
        (U2BE, 13, 1, 14, 0),                    # 55
        (SUB, 9, 13, 67),                        # 56: 67 is 2
        (JUMP, 71),                              # 57
        (JBITSN, 1, 10, 0, 65280, 122, 64),      # 58: form != 122
        (LOAD, 12, 1, 15),                       # 59
        (JZ, 12, 1976),                          # 60
        (NUMBER, 13, 1, 16, 0, 36),              # 61
        (SUB, 9, 13, 68),                        # 62: 68 is 4
        (JUMP, 71),                              # 63
        (JBITSN, 1, 10, 0, 65280, 120, 71),      # 64: form != 120
        (LOAD, 12, 1, 9),                        # 65
        (JZ, 12, 71),                            # 66
        (LOAD, 12, 1, 11),                       # 67
        (JZ, 12, 1976),                          # 68
        (U1, 13, 1, 12, 0),                      # 69
        (SUB, 9, 13, 66),                        # 70: 66 is 1
        (STORE, 1, 19, 9),                       # 71
        (BYTES, 1, 17, 9),                       # 72: data
        (U1, 12, 1, 8, 0),                       # 73: switch-on: wire_type
        (SWITCH, 12, 1, 49),                     # 74
        (JUMP, 125),                             # 75: case 1
        (JUMP, 1145),                            # 76: case 2
        (JUMP, 1166),                            # 77: case 3
        (JUMP, 1455),                            # 78: case 4
        (JUMP, 1455),                            # 79: case 5
        (JUMP, 1455),                            # 80: case 6
        (JUMP, 1455),                            # 81: case 7
        (JUMP, 1174),                            # 82: case 8
        (JUMP, 1182),                            # 83: case 9
        (JUMP, 1190),                            # 84: case 10
        (JUMP, 1213),                            # 85: case 11
        (JUMP, 1236),                            # 86: case 12
        (JUMP, 1259),                            # 87: case 13
        (JUMP, 1213),                            # 88: case 14
        (JUMP, 1236),                            # 89: case 15
        (JUMP, 1213),                            # 90: case 16
        (JUMP, 1236),                            # 91: case 17
        (JUMP, 1213),                            # 92: case 18
        (JUMP, 1236),                            # 93: case 19
        (JUMP, 1213),                            # 94: case 20
        (JUMP, 1236),                            # 95: case 21
        (JUMP, 1455),                            # 96: case 22
        (JUMP, 1455),                            # 97: case 23
        (JUMP, 1259),                            # 98: case 24
        (JUMP, 1259),                            # 99: case 25
        (JUMP, 1190),                            # 100: case 26
        (JUMP, 1190),                            # 101: case 27
        (JUMP, 1455),                            # 102: case 28
        (JUMP, 1455),                            # 103: case 29
        (JUMP, 1455),                            # 104: case 30
        (JUMP, 1455),                            # 105: case 31
        (JUMP, 1455),                            # 106: case 32
        (JUMP, 1455),                            # 107: case 33
        (JUMP, 1274),                            # 108: case 34
        (JUMP, 1288),                            # 109: case 35
        (JUMP, 1302),                            # 110: case 36
        (JUMP, 1316),                            # 111: case 37
        (JUMP, 1330),                            # 112: case 38
        (JUMP, 1344),                            # 113: case 39
        (JUMP, 1358),                            # 114: case 40
        (JUMP, 1372),                            # 115: case 41
        (JUMP, 1455),                            # 116: case 42
        (JUMP, 1455),                            # 117: case 43
        (JUMP, 1386),                            # 118: case 44
        (JUMP, 1400),                            # 119: case 45
        (JUMP, 1455),                            # 120: case 46
        (JUMP, 1414),                            # 121: case 47
        (JUMP, 1439),                            # 122: case 48
        (JUMP, 125),                             # 123: case 49
        (JUMP, 1455),                            # 124
        (ROW, 2, 2, 12),                         # 125: field.data.message_list
        (STORE, 1, 20, 12),                      # 126
        (U1, 13, 1, 8, 0),                       # 127
        (EQ, 14, 13, 71),                        # 128: 71 is 49
        (STORE, 2, 0, 14),                       # 129
        (OPEN, 13, 1, 17),                       # 130: message_list begins
        (LOAD, 15, 2, 0),                        # 131: if: is_array
        (JZ, 15, 135),                           # 132
        (RUN, 2, 2, 4),                          # 133: num_messages
        (STORE, 2, 1, 66),                       # 134: 66 is 1
        (LOAD, 20, 2, 0),                        # 135: repeat-expr: is_array ? num_messages : 1
        (JZ, 20, 141),                           # 136
        (LOAD, 20, 2, 1),                        # 137
        (JZ, 20, 1976),                          # 138
        (NUMBER, 17, 2, 2, 0, 36),               # 139
        (JUMP, 142),                             # 140
        (MOVE, 17, 66),                          # 141: 66 is 1
        (ROWS, 16, 3),                           # 142: messages: repeat expr
        (STORE, 2, 3, 16),                       # 143
        (MOVE, 15, 65),                          # 144: 65 is 0
        (JGE, 15, 17, 1143),                     # 145
        (ROW, 3, 3, 16),                         # 146: messages: an item
        (LOAD, 20, 2, 0),                        # 147
        (STORE, 3, 0, 20),                       # 148
        (JZ, 20, 154),                           # 149: if: is_array
        (RUN, 3, 2, 4),                          # 150: len_message
        (NUMBER, 20, 3, 2, 0, 36),               # 151: len_message
        (JLT, 20, 64, 1976),                     # 152: valid: 8; 64 is 8
        (STORE, 3, 1, 66),                       # 153: 66 is 1
        (RUN, 3, 3, 4),                          # 154: magic
        (FIXED, 20, 3, 3, 0, 4),                 # 155
        (SAME, 22, 20, 62),                      # 156: 62 is b'\x99U\xee\xaa'
        (JZ, 22, 1976),                          # 157
        (LOAD, 23, 3, 0),                        # 158: size: is_array ? len_message - 8 : _io.size - 4
        (JZ, 23, 165),                           # 159
        (LOAD, 23, 3, 1),                        # 160
        (JZ, 23, 1976),                          # 161
        (NUMBER, 24, 3, 2, 0, 36),               # 162
        (SUB, 20, 24, 64),                       # 163: 64 is 8
        (JUMP, 167),                             # 164
        (LOAD, 23, 1, 18),                       # 165
        (SUB, 20, 23, 68),                       # 166: 68 is 4
        (BYTES, 3, 4, 20),                       # 167: body
        (OPEN, 23, 3, 4),                        # 168: fields begins
        (ROWS, 26, 4),                           # 169: fields: repeat eos
        (STORE, 3, 6, 26),                       # 170
        (MOVE, 25, 65),                          # 171: 65 is 0
        (EOF, 26),                               # 172
        (JNZ, 26, 1140),                         # 173
        (ROW, 4, 4, 26),                         # 174: fields: an item
        (RUN, 4, 0, 1),                          # 175: len_name
        (U1, 27, 4, 0, 0),                       # 176: size: len_name
        (BYTES, 4, 1, 27),                       # 177: label
        (STORE, 4, 3, 1),                        # 178
        (OPEN, 28, 4, 1),                        # 179: field_name begins
        (UNTIL, 4, 4, 0, 2),                     # 180: name
        (TEXTAT, 4, 4, 0),                       # 181: name is ISO-8859-1
        (REST, 4, 6),                            # 182: behind_name
        (CLOSE, 28),                             # 183: field_name ends
        (RUN, 4, 8, 1),                          # 184: wire_type
        (STORE, 4, 9, 2),                        # 185
        (RUN, 4, 10, 1),                         # 186: form
        (JBITSN, 4, 10, 0, 65280, 120, 194),     # 187: if: form == 0x78 and is_size_78_next_byte; form != 120
        (LOAD, 27, 4, 9),                        # 188
        (JZ, 27, 194),                           # 189
        (RUN, 4, 12, 1),                         # 190: len_8
        (U1, 27, 4, 12, 0),                      # 191: len_8
        (JLT, 27, 66, 1976),                     # 192: valid: 1; 66 is 1
        (STORE, 4, 11, 66),                      # 193: 66 is 1
        (JBITSN, 4, 10, 0, 65280, 121, 199),     # 194: if: form == 0x79; form != 121
        (RUN, 4, 14, 2),                         # 195: len_16
        (U2BE, 27, 4, 14, 0),                    # 196: len_16
        (JLT, 27, 67, 1976),                     # 197: valid: 2; 67 is 2
        (STORE, 4, 13, 66),                      # 198: 66 is 1
        (JBITSN, 4, 10, 0, 65280, 122, 204),     # 199: if: form == 0x7a; form != 122
        (RUN, 4, 16, 4),                         # 200: len_32
        (NUMBER, 27, 4, 16, 0, 36),              # 201: len_32
        (JLT, 27, 68, 1976),                     # 202: valid: 4; 68 is 4
        (STORE, 4, 15, 66),                      # 203: 66 is 1
        (U1, 27, 4, 10, 0),                      # 204: len_data; valid: _.form == 0x7a or wire_type != wire_type::message
        (JEQ, 27, 69, 207),                      # 205: 69 is 122
        (JBITS, 4, 8, 0, 65280, 1, 1976),        # 206: wire_type == 1
        (U1, 30, 4, 10, 0),                      # 207: size: len_data.value
        (JGE, 30, 70, 210),                      # 208: 70 is 120
        (JUMP, 229),                             # 209
        (JBITSN, 4, 10, 0, 65280, 121, 216),     # 210: form != 121
        (LOAD, 30, 4, 13),                       # 211
        (JZ, 30, 1976),                          # 212
        (U2BE, 31, 4, 14, 0),                    # 213
        (SUB, 27, 31, 67),                       # 214: 67 is 2
        (JUMP, 229),                             # 215
        (JBITSN, 4, 10, 0, 65280, 122, 222),     # 216: form != 122
        (LOAD, 30, 4, 15),                       # 217
        (JZ, 30, 1976),                          # 218
        (NUMBER, 31, 4, 16, 0, 36),              # 219
        (SUB, 27, 31, 68),                       # 220: 68 is 4
        (JUMP, 229),                             # 221
        (JBITSN, 4, 10, 0, 65280, 120, 229),     # 222: form != 120
        (LOAD, 30, 4, 9),                        # 223
        (JZ, 30, 229),                           # 224
        (LOAD, 30, 4, 11),                       # 225
        (JZ, 30, 1976),                          # 226
        (U1, 31, 4, 12, 0),                      # 227
        (SUB, 27, 31, 66),                       # 228: 66 is 1
        (STORE, 4, 19, 27),                      # 229
        (BYTES, 4, 17, 27),                      # 230: data
        (U1, 30, 4, 8, 0),                       # 231: switch-on: wire_type
        (SWITCH, 30, 1, 49),                     # 232
        (JUMP, 283),                             # 233: case 1
        (JUMP, 822),                             # 234: case 2
        (JUMP, 843),                             # 235: case 3
        (JUMP, 1132),                            # 236: case 4
        (JUMP, 1132),                            # 237: case 5
        (JUMP, 1132),                            # 238: case 6
        (JUMP, 1132),                            # 239: case 7
        (JUMP, 851),                             # 240: case 8
        (JUMP, 859),                             # 241: case 9
        (JUMP, 867),                             # 242: case 10
        (JUMP, 890),                             # 243: case 11
        (JUMP, 913),                             # 244: case 12
        (JUMP, 936),                             # 245: case 13
        (JUMP, 890),                             # 246: case 14
        (JUMP, 913),                             # 247: case 15
        (JUMP, 890),                             # 248: case 16
        (JUMP, 913),                             # 249: case 17
        (JUMP, 890),                             # 250: case 18
        (JUMP, 913),                             # 251: case 19
        (JUMP, 890),                             # 252: case 20
        (JUMP, 913),                             # 253: case 21
        (JUMP, 1132),                            # 254: case 22
        (JUMP, 1132),                            # 255: case 23
        (JUMP, 936),                             # 256: case 24
        (JUMP, 936),                             # 257: case 25
        (JUMP, 867),                             # 258: case 26
        (JUMP, 867),                             # 259: case 27
        (JUMP, 1132),                            # 260: case 28
        (JUMP, 1132),                            # 261: case 29
        (JUMP, 1132),                            # 262: case 30
        (JUMP, 1132),                            # 263: case 31
        (JUMP, 1132),                            # 264: case 32
        (JUMP, 1132),                            # 265: case 33
        (JUMP, 951),                             # 266: case 34
        (JUMP, 965),                             # 267: case 35
        (JUMP, 979),                             # 268: case 36
        (JUMP, 993),                             # 269: case 37
        (JUMP, 1007),                            # 270: case 38
        (JUMP, 1021),                            # 271: case 39
        (JUMP, 1035),                            # 272: case 40
        (JUMP, 1049),                            # 273: case 41
        (JUMP, 1132),                            # 274: case 42
        (JUMP, 1132),                            # 275: case 43
        (JUMP, 1063),                            # 276: case 44
        (JUMP, 1077),                            # 277: case 45
        (JUMP, 1132),                            # 278: case 46
        (JUMP, 1091),                            # 279: case 47
        (JUMP, 1116),                            # 280: case 48
        (JUMP, 283),                             # 281: case 49
        (JUMP, 1132),                            # 282
        (ROW, 5, 5, 30),                         # 283: field.data.message_list
        (STORE, 4, 20, 30),                      # 284
        (LOAD, 31, 4, 17),                       # 285
        (STORE, 5, 0, 31),                       # 286
        (LOAD, 32, 4, 18),                       # 287
        (STORE, 5, 1, 32),                       # 288
        (U1, 31, 4, 8, 0),                       # 289
        (EQ, 32, 31, 71),                        # 290: 71 is 49
        (STORE, 5, 2, 32),                       # 291
        (OPEN, 31, 4, 17),                       # 292: message_list begins
        (LOAD, 33, 5, 2),                        # 293: if: is_array
        (JZ, 33, 297),                           # 294
        (RUN, 5, 4, 4),                          # 295: num_messages
        (STORE, 5, 3, 66),                       # 296: 66 is 1
        (LOAD, 38, 5, 2),                        # 297: repeat-expr: is_array ? num_messages : 1
        (JZ, 38, 303),                           # 298
        (LOAD, 38, 5, 3),                        # 299
        (JZ, 38, 1976),                          # 300
        (NUMBER, 35, 5, 4, 0, 36),               # 301
        (JUMP, 304),                             # 302
        (MOVE, 35, 66),                          # 303: 66 is 1
        (ROWS, 34, 6),                           # 304: messages: repeat expr
        (STORE, 5, 5, 34),                       # 305
        (MOVE, 33, 65),                          # 306: 65 is 0
        (JGE, 33, 35, 820),                      # 307
        (ROW, 6, 6, 34),                         # 308: messages: an item
        (LOAD, 38, 5, 2),                        # 309
        (STORE, 6, 0, 38),                       # 310
        (JZ, 38, 316),                           # 311: if: is_array
        (RUN, 6, 2, 4),                          # 312: len_message
        (NUMBER, 38, 6, 2, 0, 36),               # 313: len_message
        (JLT, 38, 64, 1976),                     # 314: valid: 8; 64 is 8
        (STORE, 6, 1, 66),                       # 315: 66 is 1
        (RUN, 6, 3, 4),                          # 316: magic
        (FIXED, 38, 6, 3, 0, 4),                 # 317
        (SAME, 40, 38, 62),                      # 318: 62 is b'\x99U\xee\xaa'
        (JZ, 40, 1976),                          # 319
        (LOAD, 41, 6, 0),                        # 320: size: is_array ? len_message - 8 : _io.size - 4
        (JZ, 41, 327),                           # 321
        (LOAD, 41, 6, 1),                        # 322
        (JZ, 41, 1976),                          # 323
        (NUMBER, 42, 6, 2, 0, 36),               # 324
        (SUB, 38, 42, 64),                       # 325: 64 is 8
        (JUMP, 329),                             # 326
        (LOAD, 41, 5, 1),                        # 327
        (SUB, 38, 41, 68),                       # 328: 68 is 4
        (BYTES, 6, 4, 38),                       # 329: body
        (OPEN, 41, 6, 4),                        # 330: fields begins
        (ROWS, 44, 7),                           # 331: fields: repeat eos
        (STORE, 6, 6, 44),                       # 332
        (MOVE, 43, 65),                          # 333: 65 is 0
        (EOF, 44),                               # 334
        (JNZ, 44, 817),                          # 335
        (ROW, 7, 7, 44),                         # 336: fields: an item
        (RUN, 7, 0, 1),                          # 337: len_name
        (U1, 45, 7, 0, 0),                       # 338: size: len_name
        (BYTES, 7, 1, 45),                       # 339: label
        (STORE, 7, 3, 1),                        # 340
        (OPEN, 46, 7, 1),                        # 341: field_name begins
        (UNTIL, 7, 4, 0, 2),                     # 342: name
        (TEXTAT, 7, 4, 0),                       # 343: name is ISO-8859-1
        (REST, 7, 6),                            # 344: behind_name
        (CLOSE, 46),                             # 345: field_name ends
        (RUN, 7, 8, 1),                          # 346: wire_type
        (STORE, 7, 9, 2),                        # 347
        (RUN, 7, 10, 1),                         # 348: form
        (JBITSN, 7, 10, 0, 65280, 120, 356),     # 349: if: form == 0x78 and is_size_78_next_byte; form != 120
        (LOAD, 45, 7, 9),                        # 350
        (JZ, 45, 356),                           # 351
        (RUN, 7, 12, 1),                         # 352: len_8
        (U1, 45, 7, 12, 0),                      # 353: len_8
        (JLT, 45, 66, 1976),                     # 354: valid: 1; 66 is 1
        (STORE, 7, 11, 66),                      # 355: 66 is 1
        (JBITSN, 7, 10, 0, 65280, 121, 361),     # 356: if: form == 0x79; form != 121
        (RUN, 7, 14, 2),                         # 357: len_16
        (U2BE, 45, 7, 14, 0),                    # 358: len_16
        (JLT, 45, 67, 1976),                     # 359: valid: 2; 67 is 2
        (STORE, 7, 13, 66),                      # 360: 66 is 1
        (JBITSN, 7, 10, 0, 65280, 122, 366),     # 361: if: form == 0x7a; form != 122
        (RUN, 7, 16, 4),                         # 362: len_32
        (NUMBER, 45, 7, 16, 0, 36),              # 363: len_32
        (JLT, 45, 68, 1976),                     # 364: valid: 4; 68 is 4
        (STORE, 7, 15, 66),                      # 365: 66 is 1
        (U1, 45, 7, 10, 0),                      # 366: len_data; valid: _.form == 0x7a or wire_type != wire_type::message
        (JEQ, 45, 69, 369),                      # 367: 69 is 122
        (JBITS, 7, 8, 0, 65280, 1, 1976),        # 368: wire_type == 1
        (U1, 48, 7, 10, 0),                      # 369: size: len_data.value
        (JGE, 48, 70, 372),                      # 370: 70 is 120
        (JUMP, 391),                             # 371
        (JBITSN, 7, 10, 0, 65280, 121, 378),     # 372: form != 121
        (LOAD, 48, 7, 13),                       # 373
        (JZ, 48, 1976),                          # 374
        (U2BE, 49, 7, 14, 0),                    # 375
        (SUB, 45, 49, 67),                       # 376: 67 is 2
        (JUMP, 391),                             # 377
        (JBITSN, 7, 10, 0, 65280, 122, 384),     # 378: form != 122
        (LOAD, 48, 7, 15),                       # 379
        (JZ, 48, 1976),                          # 380
        (NUMBER, 49, 7, 16, 0, 36),              # 381
        (SUB, 45, 49, 68),                       # 382: 68 is 4
        (JUMP, 391),                             # 383
        (JBITSN, 7, 10, 0, 65280, 120, 391),     # 384: form != 120
        (LOAD, 48, 7, 9),                        # 385
        (JZ, 48, 391),                           # 386
        (LOAD, 48, 7, 11),                       # 387
        (JZ, 48, 1976),                          # 388
        (U1, 49, 7, 12, 0),                      # 389
        (SUB, 45, 49, 66),                       # 390: 66 is 1
        (STORE, 7, 19, 45),                      # 391
        (BYTES, 7, 17, 45),                      # 392: data
        (U1, 48, 7, 8, 0),                       # 393: switch-on: wire_type
        (SWITCH, 48, 1, 49),                     # 394
        (JUMP, 445),                             # 395: case 1
        (JUMP, 499),                             # 396: case 2
        (JUMP, 520),                             # 397: case 3
        (JUMP, 809),                             # 398: case 4
        (JUMP, 809),                             # 399: case 5
        (JUMP, 809),                             # 400: case 6
        (JUMP, 809),                             # 401: case 7
        (JUMP, 528),                             # 402: case 8
        (JUMP, 536),                             # 403: case 9
        (JUMP, 544),                             # 404: case 10
        (JUMP, 567),                             # 405: case 11
        (JUMP, 590),                             # 406: case 12
        (JUMP, 613),                             # 407: case 13
        (JUMP, 567),                             # 408: case 14
        (JUMP, 590),                             # 409: case 15
        (JUMP, 567),                             # 410: case 16
        (JUMP, 590),                             # 411: case 17
        (JUMP, 567),                             # 412: case 18
        (JUMP, 590),                             # 413: case 19
        (JUMP, 567),                             # 414: case 20
        (JUMP, 590),                             # 415: case 21
        (JUMP, 809),                             # 416: case 22
        (JUMP, 809),                             # 417: case 23
        (JUMP, 613),                             # 418: case 24
        (JUMP, 613),                             # 419: case 25
        (JUMP, 544),                             # 420: case 26
        (JUMP, 544),                             # 421: case 27
        (JUMP, 809),                             # 422: case 28
        (JUMP, 809),                             # 423: case 29
        (JUMP, 809),                             # 424: case 30
        (JUMP, 809),                             # 425: case 31
        (JUMP, 809),                             # 426: case 32
        (JUMP, 809),                             # 427: case 33
        (JUMP, 628),                             # 428: case 34
        (JUMP, 642),                             # 429: case 35
        (JUMP, 656),                             # 430: case 36
        (JUMP, 670),                             # 431: case 37
        (JUMP, 684),                             # 432: case 38
        (JUMP, 698),                             # 433: case 39
        (JUMP, 712),                             # 434: case 40
        (JUMP, 726),                             # 435: case 41
        (JUMP, 809),                             # 436: case 42
        (JUMP, 809),                             # 437: case 43
        (JUMP, 740),                             # 438: case 44
        (JUMP, 754),                             # 439: case 45
        (JUMP, 809),                             # 440: case 46
        (JUMP, 768),                             # 441: case 47
        (JUMP, 793),                             # 442: case 48
        (JUMP, 445),                             # 443: case 49
        (JUMP, 809),                             # 444
        (ROW, 8, 8, 48),                         # 445: field.data.message_list
        (STORE, 7, 20, 48),                      # 446
        (LOAD, 49, 7, 17),                       # 447
        (STORE, 8, 0, 49),                       # 448
        (LOAD, 50, 7, 18),                       # 449
        (STORE, 8, 1, 50),                       # 450
        (U1, 49, 7, 8, 0),                       # 451
        (EQ, 50, 49, 71),                        # 452: 71 is 49
        (STORE, 8, 2, 50),                       # 453
        (OPEN, 49, 7, 17),                       # 454: message_list begins
        (LOAD, 51, 8, 2),                        # 455: if: is_array
        (JZ, 51, 459),                           # 456
        (RUN, 8, 4, 4),                          # 457: num_messages
        (STORE, 8, 3, 66),                       # 458: 66 is 1
        (LOAD, 56, 8, 2),                        # 459: repeat-expr: is_array ? num_messages : 1
        (JZ, 56, 465),                           # 460
        (LOAD, 56, 8, 3),                        # 461
        (JZ, 56, 1976),                          # 462
        (NUMBER, 53, 8, 4, 0, 36),               # 463
        (JUMP, 466),                             # 464
        (MOVE, 53, 66),                          # 465: 66 is 1
        (ROWS, 52, 9),                           # 466: messages: repeat expr
        (STORE, 8, 5, 52),                       # 467
        (MOVE, 51, 65),                          # 468: 65 is 0
        (JGE, 51, 53, 497),                      # 469
        (ROW, 9, 9, 52),                         # 470: messages: an item
        (LOAD, 56, 8, 2),                        # 471
        (STORE, 9, 0, 56),                       # 472
        (JZ, 56, 478),                           # 473: if: is_array
        (RUN, 9, 2, 4),                          # 474: len_message
        (NUMBER, 56, 9, 2, 0, 36),               # 475: len_message
        (JLT, 56, 64, 1976),                     # 476: valid: 8; 64 is 8
        (STORE, 9, 1, 66),                       # 477: 66 is 1
        (RUN, 9, 3, 4),                          # 478: magic
        (FIXED, 56, 9, 3, 0, 4),                 # 479
        (SAME, 58, 56, 62),                      # 480: 62 is b'\x99U\xee\xaa'
        (JZ, 58, 1976),                          # 481
        (LOAD, 59, 9, 0),                        # 482: size: is_array ? len_message - 8 : _io.size - 4
        (JZ, 59, 489),                           # 483
        (LOAD, 59, 9, 1),                        # 484
        (JZ, 59, 1976),                          # 485
        (NUMBER, 60, 9, 2, 0, 36),               # 486
        (SUB, 56, 60, 64),                       # 487: 64 is 8
        (JUMP, 491),                             # 488
        (LOAD, 59, 8, 1),                        # 489
        (SUB, 56, 59, 68),                       # 490: 68 is 4
        (BYTES, 9, 4, 56),                       # 491: body
        (OPEN, 59, 9, 4),                        # 492: fields begins
        (REST, 9, 6),                            # 493: raw
        (CLOSE, 59),                             # 494: fields ends
        (COUNT, 51, 6, 8, 6),                    # 495
        (JUMP, 469),                             # 496
        (CLOSE, 49),                             # 497: message_list ends
        (JUMP, 815),                             # 498
        (ROW, 10, 10, 48),                       # 499: field.data.subject
        (STORE, 7, 21, 48),                      # 500
        (OPEN, 49, 7, 17),                       # 501: subject begins
        (RUN, 10, 0, 1),                         # 502: num_elements
        (U1, 53, 10, 0, 0),                      # 503: repeat-expr: num_elements
        (ROWS, 52, 11),                          # 504: elements: repeat expr
        (STORE, 10, 1, 52),                      # 505
        (MOVE, 51, 65),                          # 506: 65 is 0
        (JGE, 51, 53, 518),                      # 507
        (ROW, 11, 11, 52),                       # 508: elements: an item
        (RUN, 11, 0, 1),                         # 509: len_element
        (U1, 54, 11, 0, 0),                      # 510: len_element
        (JLT, 54, 67, 1976),                     # 511: valid: 2; 67 is 2
        (SUB, 55, 54, 66),                       # 512: size: len_element - 1; 66 is 1
        (BYTES, 11, 1, 55),                      # 513: value
        (CUT, 11, 1, 0, 0),                      # 514
        (TEXTAT, 11, 1, 0),                      # 515: value is ISO-8859-1
        (COUNT, 51, 4, 10, 2),                   # 516
        (JUMP, 507),                             # 517
        (CLOSE, 49),                             # 518: subject ends
        (JUMP, 815),                             # 519
        (ROW, 12, 12, 48),                       # 520: field.data.datetime
        (STORE, 7, 22, 48),                      # 521
        (OPEN, 49, 7, 17),                       # 522: datetime begins
        (RUN, 12, 0, 8),                         # 523: width, seconds_low, seconds_high, microseconds
        (LOAD, 51, 7, 18),                       # 524: width; valid: _io.size == 8
        (JNE, 51, 64, 1976),                     # 525: 64 is 8
        (CLOSE, 49),                             # 526: datetime ends
        (JUMP, 815),                             # 527
        (ROW, 13, 13, 48),                       # 528: field.data.text
        (STORE, 7, 23, 48),                      # 529
        (OPEN, 49, 7, 17),                       # 530: text begins
        (UNTIL, 13, 0, 0, 0),                    # 531: value
        (TEXTAT, 13, 0, 0),                      # 532: value is ISO-8859-1
        (REST, 13, 2),                           # 533: ending
        (CLOSE, 49),                             # 534: text ends
        (JUMP, 815),                             # 535
        (ROW, 14, 14, 48),                       # 536: field.data.boolean
        (STORE, 7, 24, 48),                      # 537
        (OPEN, 49, 7, 17),                       # 538: boolean begins
        (RUN, 14, 0, 1),                         # 539: width, code
        (LOAD, 51, 7, 18),                       # 540: width; valid: _io.size == 1
        (JNE, 51, 66, 1976),                     # 541: 66 is 1
        (CLOSE, 49),                             # 542: boolean ends
        (JUMP, 815),                             # 543
        (ROW, 15, 15, 48),                       # 544: field.data.ip_data
        (STORE, 7, 25, 48),                      # 545
        (OPEN, 49, 7, 17),                       # 546: ip_data begins
        (RUN, 15, 0, 0),                         # 547: width
        (LOAD, 51, 7, 18),                       # 548: width; valid: _io.size == 4 or _io.size == 2
        (JEQ, 51, 68, 551),                      # 549: 68 is 4
        (JNE, 51, 67, 1976),                     # 550: 67 is 2
        (JNE, 51, 68, 561),                      # 551: if: _io.size == 4; 68 is 4
        (ROWS, 52, 16),                          # 552: repeat-expr: 4; address: repeat expr
        (STORE, 15, 2, 52),                      # 553
        (MOVE, 51, 65),                          # 554: 65 is 0
        (JGE, 51, 68, 560),                      # 555: 68 is 4
        (ROW, 16, 16, 52),                       # 556: address: an item
        (RUN, 16, 0, 1),                         # 557: address
        (COUNT, 51, 2, 15, 3),                   # 558
        (JUMP, 555),                             # 559
        (STORE, 15, 1, 66),                      # 560: 66 is 1
        (LOAD, 51, 7, 18),                       # 561: if: _io.size == 2
        (JNE, 51, 67, 565),                      # 562: 67 is 2
        (RUN, 15, 5, 2),                         # 563: port
        (STORE, 15, 4, 66),                      # 564: 66 is 1
        (CLOSE, 49),                             # 565: ip_data ends
        (JUMP, 815),                             # 566
        (ROW, 17, 17, 48),                       # 567: field.data.signed
        (STORE, 7, 26, 48),                      # 568
        (OPEN, 49, 7, 17),                       # 569: signed begins
        (RUN, 17, 0, 0),                         # 570: width
        (LOAD, 51, 7, 18),                       # 571: width; valid: _io.size == 4 or _io.size == 8 or _io.size == 2 or _io.size == 1
        (JEQ, 51, 68, 576),                      # 572: 68 is 4
        (JEQ, 51, 64, 576),                      # 573: 64 is 8
        (JEQ, 51, 67, 576),                      # 574: 67 is 2
        (JNE, 51, 66, 1976),                     # 575: 66 is 1
        (JNE, 51, 66, 579),                      # 576: if: _io.size == 1; 66 is 1
        (RUN, 17, 2, 1),                         # 577: int8
        (STORE, 17, 1, 66),                      # 578: 66 is 1
        (JNE, 51, 67, 582),                      # 579: if: _io.size == 2; 67 is 2
        (RUN, 17, 4, 2),                         # 580: int16
        (STORE, 17, 3, 66),                      # 581: 66 is 1
        (JNE, 51, 68, 585),                      # 582: if: _io.size == 4; 68 is 4
        (RUN, 17, 6, 4),                         # 583: int32
        (STORE, 17, 5, 66),                      # 584: 66 is 1
        (JNE, 51, 64, 588),                      # 585: if: _io.size == 8; 64 is 8
        (RUN, 17, 8, 8),                         # 586: int64
        (STORE, 17, 7, 66),                      # 587: 66 is 1
        (CLOSE, 49),                             # 588: signed ends
        (JUMP, 815),                             # 589
        (ROW, 18, 18, 48),                       # 590: field.data.unsigned
        (STORE, 7, 27, 48),                      # 591
        (OPEN, 49, 7, 17),                       # 592: unsigned begins
        (RUN, 18, 0, 0),                         # 593: width
        (LOAD, 51, 7, 18),                       # 594: width; valid: _io.size == 4 or _io.size == 8 or _io.size == 2 or _io.size == 1
        (JEQ, 51, 68, 599),                      # 595: 68 is 4
        (JEQ, 51, 64, 599),                      # 596: 64 is 8
        (JEQ, 51, 67, 599),                      # 597: 67 is 2
        (JNE, 51, 66, 1976),                     # 598: 66 is 1
        (JNE, 51, 66, 602),                      # 599: if: _io.size == 1; 66 is 1
        (RUN, 18, 2, 1),                         # 600: uint8
        (STORE, 18, 1, 66),                      # 601: 66 is 1
        (JNE, 51, 67, 605),                      # 602: if: _io.size == 2; 67 is 2
        (RUN, 18, 4, 2),                         # 603: uint16
        (STORE, 18, 3, 66),                      # 604: 66 is 1
        (JNE, 51, 68, 608),                      # 605: if: _io.size == 4; 68 is 4
        (RUN, 18, 6, 4),                         # 606: uint32
        (STORE, 18, 5, 66),                      # 607: 66 is 1
        (JNE, 51, 64, 611),                      # 608: if: _io.size == 8; 64 is 8
        (RUN, 18, 8, 8),                         # 609: long_value
        (STORE, 18, 7, 66),                      # 610: 66 is 1
        (CLOSE, 49),                             # 611: unsigned ends
        (JUMP, 815),                             # 612
        (ROW, 19, 19, 48),                       # 613: field.data.real
        (STORE, 7, 28, 48),                      # 614
        (OPEN, 49, 7, 17),                       # 615: real begins
        (RUN, 19, 0, 0),                         # 616: width
        (LOAD, 51, 7, 18),                       # 617: width; valid: _io.size == 8 or _io.size == 4
        (JEQ, 51, 64, 620),                      # 618: 64 is 8
        (JNE, 51, 68, 1976),                     # 619: 68 is 4
        (JNE, 51, 68, 623),                      # 620: if: _io.size == 4; 68 is 4
        (RUN, 19, 2, 4),                         # 621: float32
        (STORE, 19, 1, 66),                      # 622: 66 is 1
        (JNE, 51, 64, 626),                      # 623: if: _io.size == 8; 64 is 8
        (RUN, 19, 4, 8),                         # 624: float64
        (STORE, 19, 3, 66),                      # 625: 66 is 1
        (CLOSE, 49),                             # 626: real ends
        (JUMP, 815),                             # 627
        (ROW, 20, 20, 48),                       # 628: field.data.i8_array
        (STORE, 7, 29, 48),                      # 629
        (OPEN, 49, 7, 17),                       # 630: i8_array begins
        (ROWS, 52, 21),                          # 631: values: repeat eos
        (STORE, 20, 0, 52),                      # 632
        (MOVE, 51, 65),                          # 633: 65 is 0
        (EOF, 52),                               # 634
        (JNZ, 52, 640),                          # 635
        (ROW, 21, 21, 52),                       # 636: values: an item
        (RUN, 21, 0, 1),                         # 637: values
        (COUNT, 51, 2, 20, 1),                   # 638
        (JUMP, 634),                             # 639
        (CLOSE, 49),                             # 640: i8_array ends
        (JUMP, 815),                             # 641
        (ROW, 22, 22, 48),                       # 642: field.data.u8_array
        (STORE, 7, 30, 48),                      # 643
        (OPEN, 49, 7, 17),                       # 644: u8_array begins
        (ROWS, 52, 23),                          # 645: values: repeat eos
        (STORE, 22, 0, 52),                      # 646
        (MOVE, 51, 65),                          # 647: 65 is 0
        (EOF, 52),                               # 648
        (JNZ, 52, 654),                          # 649
        (ROW, 23, 23, 52),                       # 650: values: an item
        (RUN, 23, 0, 1),                         # 651: values
        (COUNT, 51, 2, 22, 1),                   # 652
        (JUMP, 648),                             # 653
        (CLOSE, 49),                             # 654: u8_array ends
        (JUMP, 815),                             # 655
        (ROW, 24, 24, 48),                       # 656: field.data.i16_array
        (STORE, 7, 31, 48),                      # 657
        (OPEN, 49, 7, 17),                       # 658: i16_array begins
        (ROWS, 52, 25),                          # 659: values: repeat eos
        (STORE, 24, 0, 52),                      # 660
        (MOVE, 51, 65),                          # 661: 65 is 0
        (EOF, 52),                               # 662
        (JNZ, 52, 668),                          # 663
        (ROW, 25, 25, 52),                       # 664: values: an item
        (RUN, 25, 0, 2),                         # 665: values
        (COUNT, 51, 2, 24, 1),                   # 666
        (JUMP, 662),                             # 667
        (CLOSE, 49),                             # 668: i16_array ends
        (JUMP, 815),                             # 669
        (ROW, 26, 26, 48),                       # 670: field.data.u16_array
        (STORE, 7, 32, 48),                      # 671
        (OPEN, 49, 7, 17),                       # 672: u16_array begins
        (ROWS, 52, 27),                          # 673: values: repeat eos
        (STORE, 26, 0, 52),                      # 674
        (MOVE, 51, 65),                          # 675: 65 is 0
        (EOF, 52),                               # 676
        (JNZ, 52, 682),                          # 677
        (ROW, 27, 27, 52),                       # 678: values: an item
        (RUN, 27, 0, 2),                         # 679: values
        (COUNT, 51, 2, 26, 1),                   # 680
        (JUMP, 676),                             # 681
        (CLOSE, 49),                             # 682: u16_array ends
        (JUMP, 815),                             # 683
        (ROW, 28, 28, 48),                       # 684: field.data.i32_array
        (STORE, 7, 33, 48),                      # 685
        (OPEN, 49, 7, 17),                       # 686: i32_array begins
        (ROWS, 52, 29),                          # 687: values: repeat eos
        (STORE, 28, 0, 52),                      # 688
        (MOVE, 51, 65),                          # 689: 65 is 0
        (EOF, 52),                               # 690
        (JNZ, 52, 696),                          # 691
        (ROW, 29, 29, 52),                       # 692: values: an item
        (RUN, 29, 0, 4),                         # 693: values
        (COUNT, 51, 2, 28, 1),                   # 694
        (JUMP, 690),                             # 695
        (CLOSE, 49),                             # 696: i32_array ends
        (JUMP, 815),                             # 697
        (ROW, 30, 30, 48),                       # 698: field.data.u32_array
        (STORE, 7, 34, 48),                      # 699
        (OPEN, 49, 7, 17),                       # 700: u32_array begins
        (ROWS, 52, 31),                          # 701: values: repeat eos
        (STORE, 30, 0, 52),                      # 702
        (MOVE, 51, 65),                          # 703: 65 is 0
        (EOF, 52),                               # 704
        (JNZ, 52, 710),                          # 705
        (ROW, 31, 31, 52),                       # 706: values: an item
        (RUN, 31, 0, 4),                         # 707: values
        (COUNT, 51, 2, 30, 1),                   # 708
        (JUMP, 704),                             # 709
        (CLOSE, 49),                             # 710: u32_array ends
        (JUMP, 815),                             # 711
        (ROW, 32, 32, 48),                       # 712: field.data.i64_array
        (STORE, 7, 35, 48),                      # 713
        (OPEN, 49, 7, 17),                       # 714: i64_array begins
        (ROWS, 52, 33),                          # 715: values: repeat eos
        (STORE, 32, 0, 52),                      # 716
        (MOVE, 51, 65),                          # 717: 65 is 0
        (EOF, 52),                               # 718
        (JNZ, 52, 724),                          # 719
        (ROW, 33, 33, 52),                       # 720: values: an item
        (RUN, 33, 0, 8),                         # 721: values
        (COUNT, 51, 2, 32, 1),                   # 722
        (JUMP, 718),                             # 723
        (CLOSE, 49),                             # 724: i64_array ends
        (JUMP, 815),                             # 725
        (ROW, 34, 34, 48),                       # 726: field.data.u64_array
        (STORE, 7, 36, 48),                      # 727
        (OPEN, 49, 7, 17),                       # 728: u64_array begins
        (ROWS, 52, 35),                          # 729: values: repeat eos
        (STORE, 34, 0, 52),                      # 730
        (MOVE, 51, 65),                          # 731: 65 is 0
        (EOF, 52),                               # 732
        (JNZ, 52, 738),                          # 733
        (ROW, 35, 35, 52),                       # 734: values: an item
        (RUN, 35, 0, 8),                         # 735: values
        (COUNT, 51, 2, 34, 1),                   # 736
        (JUMP, 732),                             # 737
        (CLOSE, 49),                             # 738: u64_array ends
        (JUMP, 815),                             # 739
        (ROW, 36, 36, 48),                       # 740: field.data.f32_array
        (STORE, 7, 37, 48),                      # 741
        (OPEN, 49, 7, 17),                       # 742: f32_array begins
        (ROWS, 52, 37),                          # 743: values: repeat eos
        (STORE, 36, 0, 52),                      # 744
        (MOVE, 51, 65),                          # 745: 65 is 0
        (EOF, 52),                               # 746
        (JNZ, 52, 752),                          # 747
        (ROW, 37, 37, 52),                       # 748: values: an item
        (RUN, 37, 0, 4),                         # 749: values
        (COUNT, 51, 2, 36, 1),                   # 750
        (JUMP, 746),                             # 751
        (CLOSE, 49),                             # 752: f32_array ends
        (JUMP, 815),                             # 753
        (ROW, 38, 38, 48),                       # 754: field.data.f64_array
        (STORE, 7, 38, 48),                      # 755
        (OPEN, 49, 7, 17),                       # 756: f64_array begins
        (ROWS, 52, 39),                          # 757: values: repeat eos
        (STORE, 38, 0, 52),                      # 758
        (MOVE, 51, 65),                          # 759: 65 is 0
        (EOF, 52),                               # 760
        (JNZ, 52, 766),                          # 761
        (ROW, 39, 39, 52),                       # 762: values: an item
        (RUN, 39, 0, 8),                         # 763: values
        (COUNT, 51, 2, 38, 1),                   # 764
        (JUMP, 760),                             # 765
        (CLOSE, 49),                             # 766: f64_array ends
        (JUMP, 815),                             # 767
        (ROW, 40, 40, 48),                       # 768: field.data.xml
        (STORE, 7, 39, 48),                      # 769
        (STORE, 40, 0, 2),                       # 770
        (OPEN, 49, 7, 17),                       # 771: xml begins
        (RUN, 40, 1, 1),                         # 772: form
        (JBITSN, 40, 1, 0, 65280, 120, 780),     # 773: if: form == 0x78 and is_size_78_next_byte; form != 120
        (LOAD, 51, 40, 0),                       # 774
        (JZ, 51, 780),                           # 775
        (RUN, 40, 3, 1),                         # 776: len_8
        (U1, 51, 40, 3, 0),                      # 777: len_8
        (JLT, 51, 66, 1976),                     # 778: valid: 1; 66 is 1
        (STORE, 40, 2, 66),                      # 779: 66 is 1
        (JBITSN, 40, 1, 0, 65280, 121, 785),     # 780: if: form == 0x79; form != 121
        (RUN, 40, 5, 2),                         # 781: len_16
        (U2BE, 51, 40, 5, 0),                    # 782: len_16
        (JLT, 51, 67, 1976),                     # 783: valid: 2; 67 is 2
        (STORE, 40, 4, 66),                      # 784: 66 is 1
        (JBITSN, 40, 1, 0, 65280, 122, 790),     # 785: if: form == 0x7a; form != 122
        (RUN, 40, 7, 4),                         # 786: len_32
        (NUMBER, 51, 40, 7, 0, 36),              # 787: len_32
        (JLT, 51, 68, 1976),                     # 788: valid: 4; 68 is 4
        (STORE, 40, 6, 66),                      # 789: 66 is 1
        (REST, 40, 8),                           # 790: compressed
        (CLOSE, 49),                             # 791: xml ends
        (JUMP, 815),                             # 792
        (ROW, 41, 41, 48),                       # 793: field.data.string_array
        (STORE, 7, 40, 48),                      # 794
        (OPEN, 49, 7, 17),                       # 795: string_array begins
        (RUN, 41, 0, 4),                         # 796: num_values
        (NUMBER, 53, 41, 0, 0, 36),              # 797: repeat-expr: num_values
        (ROWS, 52, 42),                          # 798: values: repeat expr
        (STORE, 41, 1, 52),                      # 799
        (MOVE, 51, 65),                          # 800: 65 is 0
        (JGE, 51, 53, 807),                      # 801
        (ROW, 42, 42, 52),                       # 802: values: an item
        (UNTIL, 42, 0, 0, 6),                    # 803: values
        (TEXTAT, 42, 0, 0),                      # 804: values is ISO-8859-1
        (COUNT, 51, 2, 41, 2),                   # 805
        (JUMP, 801),                             # 806
        (CLOSE, 49),                             # 807: string_array ends
        (JUMP, 815),                             # 808
        (ROW, 43, 43, 48),                       # 809: field.data.raw
        (STORE, 7, 41, 48),                      # 810
        (LOAD, 49, 7, 17),                       # 811
        (STORE, 43, 0, 49),                      # 812
        (LOAD, 50, 7, 18),                       # 813
        (STORE, 43, 1, 50),                      # 814
        (COUNT, 43, 12, 6, 7),                   # 815
        (JUMP, 334),                             # 816
        (CLOSE, 41),                             # 817: fields ends
        (COUNT, 33, 6, 5, 6),                    # 818
        (JUMP, 307),                             # 819
        (CLOSE, 31),                             # 820: message_list ends
        (JUMP, 1138),                            # 821
        (ROW, 44, 44, 30),                       # 822: field.data.subject
        (STORE, 4, 21, 30),                      # 823
        (OPEN, 31, 4, 17),                       # 824: subject begins
        (RUN, 44, 0, 1),                         # 825: num_elements
        (U1, 35, 44, 0, 0),                      # 826: repeat-expr: num_elements
        (ROWS, 34, 45),                          # 827: elements: repeat expr
        (STORE, 44, 1, 34),                      # 828
        (MOVE, 33, 65),                          # 829: 65 is 0
        (JGE, 33, 35, 841),                      # 830
        (ROW, 45, 45, 34),                       # 831: elements: an item
        (RUN, 45, 0, 1),                         # 832: len_element
        (U1, 36, 45, 0, 0),                      # 833: len_element
        (JLT, 36, 67, 1976),                     # 834: valid: 2; 67 is 2
        (SUB, 37, 36, 66),                       # 835: size: len_element - 1; 66 is 1
        (BYTES, 45, 1, 37),                      # 836: value
        (CUT, 45, 1, 0, 0),                      # 837
        (TEXTAT, 45, 1, 0),                      # 838: value is ISO-8859-1
        (COUNT, 33, 4, 44, 2),                   # 839
        (JUMP, 830),                             # 840
        (CLOSE, 31),                             # 841: subject ends
        (JUMP, 1138),                            # 842
        (ROW, 46, 46, 30),                       # 843: field.data.datetime
        (STORE, 4, 22, 30),                      # 844
        (OPEN, 31, 4, 17),                       # 845: datetime begins
        (RUN, 46, 0, 8),                         # 846: width, seconds_low, seconds_high, microseconds
        (LOAD, 33, 4, 18),                       # 847: width; valid: _io.size == 8
        (JNE, 33, 64, 1976),                     # 848: 64 is 8
        (CLOSE, 31),                             # 849: datetime ends
        (JUMP, 1138),                            # 850
        (ROW, 47, 47, 30),                       # 851: field.data.text
        (STORE, 4, 23, 30),                      # 852
        (OPEN, 31, 4, 17),                       # 853: text begins
        (UNTIL, 47, 0, 0, 0),                    # 854: value
        (TEXTAT, 47, 0, 0),                      # 855: value is ISO-8859-1
        (REST, 47, 2),                           # 856: ending
        (CLOSE, 31),                             # 857: text ends
        (JUMP, 1138),                            # 858
        (ROW, 48, 48, 30),                       # 859: field.data.boolean
        (STORE, 4, 24, 30),                      # 860
        (OPEN, 31, 4, 17),                       # 861: boolean begins
        (RUN, 48, 0, 1),                         # 862: width, code
        (LOAD, 33, 4, 18),                       # 863: width; valid: _io.size == 1
        (JNE, 33, 66, 1976),                     # 864: 66 is 1
        (CLOSE, 31),                             # 865: boolean ends
        (JUMP, 1138),                            # 866
        (ROW, 49, 49, 30),                       # 867: field.data.ip_data
        (STORE, 4, 25, 30),                      # 868
        (OPEN, 31, 4, 17),                       # 869: ip_data begins
        (RUN, 49, 0, 0),                         # 870: width
        (LOAD, 33, 4, 18),                       # 871: width; valid: _io.size == 4 or _io.size == 2
        (JEQ, 33, 68, 874),                      # 872: 68 is 4
        (JNE, 33, 67, 1976),                     # 873: 67 is 2
        (JNE, 33, 68, 884),                      # 874: if: _io.size == 4; 68 is 4
        (ROWS, 34, 50),                          # 875: repeat-expr: 4; address: repeat expr
        (STORE, 49, 2, 34),                      # 876
        (MOVE, 33, 65),                          # 877: 65 is 0
        (JGE, 33, 68, 883),                      # 878: 68 is 4
        (ROW, 50, 50, 34),                       # 879: address: an item
        (RUN, 50, 0, 1),                         # 880: address
        (COUNT, 33, 2, 49, 3),                   # 881
        (JUMP, 878),                             # 882
        (STORE, 49, 1, 66),                      # 883: 66 is 1
        (LOAD, 33, 4, 18),                       # 884: if: _io.size == 2
        (JNE, 33, 67, 888),                      # 885: 67 is 2
        (RUN, 49, 5, 2),                         # 886: port
        (STORE, 49, 4, 66),                      # 887: 66 is 1
        (CLOSE, 31),                             # 888: ip_data ends
        (JUMP, 1138),                            # 889
        (ROW, 51, 51, 30),                       # 890: field.data.signed
        (STORE, 4, 26, 30),                      # 891
        (OPEN, 31, 4, 17),                       # 892: signed begins
        (RUN, 51, 0, 0),                         # 893: width
        (LOAD, 33, 4, 18),                       # 894: width; valid: _io.size == 4 or _io.size == 8 or _io.size == 2 or _io.size == 1
        (JEQ, 33, 68, 899),                      # 895: 68 is 4
        (JEQ, 33, 64, 899),                      # 896: 64 is 8
        (JEQ, 33, 67, 899),                      # 897: 67 is 2
        (JNE, 33, 66, 1976),                     # 898: 66 is 1
        (JNE, 33, 66, 902),                      # 899: if: _io.size == 1; 66 is 1
        (RUN, 51, 2, 1),                         # 900: int8
        (STORE, 51, 1, 66),                      # 901: 66 is 1
        (JNE, 33, 67, 905),                      # 902: if: _io.size == 2; 67 is 2
        (RUN, 51, 4, 2),                         # 903: int16
        (STORE, 51, 3, 66),                      # 904: 66 is 1
        (JNE, 33, 68, 908),                      # 905: if: _io.size == 4; 68 is 4
        (RUN, 51, 6, 4),                         # 906: int32
        (STORE, 51, 5, 66),                      # 907: 66 is 1
        (JNE, 33, 64, 911),                      # 908: if: _io.size == 8; 64 is 8
        (RUN, 51, 8, 8),                         # 909: int64
        (STORE, 51, 7, 66),                      # 910: 66 is 1
        (CLOSE, 31),                             # 911: signed ends
        (JUMP, 1138),                            # 912
        (ROW, 52, 52, 30),                       # 913: field.data.unsigned
        (STORE, 4, 27, 30),                      # 914
        (OPEN, 31, 4, 17),                       # 915: unsigned begins
        (RUN, 52, 0, 0),                         # 916: width
        (LOAD, 33, 4, 18),                       # 917: width; valid: _io.size == 4 or _io.size == 8 or _io.size == 2 or _io.size == 1
        (JEQ, 33, 68, 922),                      # 918: 68 is 4
        (JEQ, 33, 64, 922),                      # 919: 64 is 8
        (JEQ, 33, 67, 922),                      # 920: 67 is 2
        (JNE, 33, 66, 1976),                     # 921: 66 is 1
        (JNE, 33, 66, 925),                      # 922: if: _io.size == 1; 66 is 1
        (RUN, 52, 2, 1),                         # 923: uint8
        (STORE, 52, 1, 66),                      # 924: 66 is 1
        (JNE, 33, 67, 928),                      # 925: if: _io.size == 2; 67 is 2
        (RUN, 52, 4, 2),                         # 926: uint16
        (STORE, 52, 3, 66),                      # 927: 66 is 1
        (JNE, 33, 68, 931),                      # 928: if: _io.size == 4; 68 is 4
        (RUN, 52, 6, 4),                         # 929: uint32
        (STORE, 52, 5, 66),                      # 930: 66 is 1
        (JNE, 33, 64, 934),                      # 931: if: _io.size == 8; 64 is 8
        (RUN, 52, 8, 8),                         # 932: long_value
        (STORE, 52, 7, 66),                      # 933: 66 is 1
        (CLOSE, 31),                             # 934: unsigned ends
        (JUMP, 1138),                            # 935
        (ROW, 53, 53, 30),                       # 936: field.data.real
        (STORE, 4, 28, 30),                      # 937
        (OPEN, 31, 4, 17),                       # 938: real begins
        (RUN, 53, 0, 0),                         # 939: width
        (LOAD, 33, 4, 18),                       # 940: width; valid: _io.size == 8 or _io.size == 4
        (JEQ, 33, 64, 943),                      # 941: 64 is 8
        (JNE, 33, 68, 1976),                     # 942: 68 is 4
        (JNE, 33, 68, 946),                      # 943: if: _io.size == 4; 68 is 4
        (RUN, 53, 2, 4),                         # 944: float32
        (STORE, 53, 1, 66),                      # 945: 66 is 1
        (JNE, 33, 64, 949),                      # 946: if: _io.size == 8; 64 is 8
        (RUN, 53, 4, 8),                         # 947: float64
        (STORE, 53, 3, 66),                      # 948: 66 is 1
        (CLOSE, 31),                             # 949: real ends
        (JUMP, 1138),                            # 950
        (ROW, 54, 54, 30),                       # 951: field.data.i8_array
        (STORE, 4, 29, 30),                      # 952
        (OPEN, 31, 4, 17),                       # 953: i8_array begins
        (ROWS, 34, 55),                          # 954: values: repeat eos
        (STORE, 54, 0, 34),                      # 955
        (MOVE, 33, 65),                          # 956: 65 is 0
        (EOF, 34),                               # 957
        (JNZ, 34, 963),                          # 958
        (ROW, 55, 55, 34),                       # 959: values: an item
        (RUN, 55, 0, 1),                         # 960: values
        (COUNT, 33, 2, 54, 1),                   # 961
        (JUMP, 957),                             # 962
        (CLOSE, 31),                             # 963: i8_array ends
        (JUMP, 1138),                            # 964
        (ROW, 56, 56, 30),                       # 965: field.data.u8_array
        (STORE, 4, 30, 30),                      # 966
        (OPEN, 31, 4, 17),                       # 967: u8_array begins
        (ROWS, 34, 57),                          # 968: values: repeat eos
        (STORE, 56, 0, 34),                      # 969
        (MOVE, 33, 65),                          # 970: 65 is 0
        (EOF, 34),                               # 971
        (JNZ, 34, 977),                          # 972
        (ROW, 57, 57, 34),                       # 973: values: an item
        (RUN, 57, 0, 1),                         # 974: values
        (COUNT, 33, 2, 56, 1),                   # 975
        (JUMP, 971),                             # 976
        (CLOSE, 31),                             # 977: u8_array ends
        (JUMP, 1138),                            # 978
        (ROW, 58, 58, 30),                       # 979: field.data.i16_array
        (STORE, 4, 31, 30),                      # 980
        (OPEN, 31, 4, 17),                       # 981: i16_array begins
        (ROWS, 34, 59),                          # 982: values: repeat eos
        (STORE, 58, 0, 34),                      # 983
        (MOVE, 33, 65),                          # 984: 65 is 0
        (EOF, 34),                               # 985
        (JNZ, 34, 991),                          # 986
        (ROW, 59, 59, 34),                       # 987: values: an item
        (RUN, 59, 0, 2),                         # 988: values
        (COUNT, 33, 2, 58, 1),                   # 989
        (JUMP, 985),                             # 990
        (CLOSE, 31),                             # 991: i16_array ends
        (JUMP, 1138),                            # 992
        (ROW, 60, 60, 30),                       # 993: field.data.u16_array
        (STORE, 4, 32, 30),                      # 994
        (OPEN, 31, 4, 17),                       # 995: u16_array begins
        (ROWS, 34, 61),                          # 996: values: repeat eos
        (STORE, 60, 0, 34),                      # 997
        (MOVE, 33, 65),                          # 998: 65 is 0
        (EOF, 34),                               # 999
        (JNZ, 34, 1005),                         # 1000
        (ROW, 61, 61, 34),                       # 1001: values: an item
        (RUN, 61, 0, 2),                         # 1002: values
        (COUNT, 33, 2, 60, 1),                   # 1003
        (JUMP, 999),                             # 1004
        (CLOSE, 31),                             # 1005: u16_array ends
        (JUMP, 1138),                            # 1006
        (ROW, 62, 62, 30),                       # 1007: field.data.i32_array
        (STORE, 4, 33, 30),                      # 1008
        (OPEN, 31, 4, 17),                       # 1009: i32_array begins
        (ROWS, 34, 63),                          # 1010: values: repeat eos
        (STORE, 62, 0, 34),                      # 1011
        (MOVE, 33, 65),                          # 1012: 65 is 0
        (EOF, 34),                               # 1013
        (JNZ, 34, 1019),                         # 1014
        (ROW, 63, 63, 34),                       # 1015: values: an item
        (RUN, 63, 0, 4),                         # 1016: values
        (COUNT, 33, 2, 62, 1),                   # 1017
        (JUMP, 1013),                            # 1018
        (CLOSE, 31),                             # 1019: i32_array ends
        (JUMP, 1138),                            # 1020
        (ROW, 64, 64, 30),                       # 1021: field.data.u32_array
        (STORE, 4, 34, 30),                      # 1022
        (OPEN, 31, 4, 17),                       # 1023: u32_array begins
        (ROWS, 34, 65),                          # 1024: values: repeat eos
        (STORE, 64, 0, 34),                      # 1025
        (MOVE, 33, 65),                          # 1026: 65 is 0
        (EOF, 34),                               # 1027
        (JNZ, 34, 1033),                         # 1028
        (ROW, 65, 65, 34),                       # 1029: values: an item
        (RUN, 65, 0, 4),                         # 1030: values
        (COUNT, 33, 2, 64, 1),                   # 1031
        (JUMP, 1027),                            # 1032
        (CLOSE, 31),                             # 1033: u32_array ends
        (JUMP, 1138),                            # 1034
        (ROW, 66, 66, 30),                       # 1035: field.data.i64_array
        (STORE, 4, 35, 30),                      # 1036
        (OPEN, 31, 4, 17),                       # 1037: i64_array begins
        (ROWS, 34, 67),                          # 1038: values: repeat eos
        (STORE, 66, 0, 34),                      # 1039
        (MOVE, 33, 65),                          # 1040: 65 is 0
        (EOF, 34),                               # 1041
        (JNZ, 34, 1047),                         # 1042
        (ROW, 67, 67, 34),                       # 1043: values: an item
        (RUN, 67, 0, 8),                         # 1044: values
        (COUNT, 33, 2, 66, 1),                   # 1045
        (JUMP, 1041),                            # 1046
        (CLOSE, 31),                             # 1047: i64_array ends
        (JUMP, 1138),                            # 1048
        (ROW, 68, 68, 30),                       # 1049: field.data.u64_array
        (STORE, 4, 36, 30),                      # 1050
        (OPEN, 31, 4, 17),                       # 1051: u64_array begins
        (ROWS, 34, 69),                          # 1052: values: repeat eos
        (STORE, 68, 0, 34),                      # 1053
        (MOVE, 33, 65),                          # 1054: 65 is 0
        (EOF, 34),                               # 1055
        (JNZ, 34, 1061),                         # 1056
        (ROW, 69, 69, 34),                       # 1057: values: an item
        (RUN, 69, 0, 8),                         # 1058: values
        (COUNT, 33, 2, 68, 1),                   # 1059
        (JUMP, 1055),                            # 1060
        (CLOSE, 31),                             # 1061: u64_array ends
        (JUMP, 1138),                            # 1062
        (ROW, 70, 70, 30),                       # 1063: field.data.f32_array
        (STORE, 4, 37, 30),                      # 1064
        (OPEN, 31, 4, 17),                       # 1065: f32_array begins
        (ROWS, 34, 71),                          # 1066: values: repeat eos
        (STORE, 70, 0, 34),                      # 1067
        (MOVE, 33, 65),                          # 1068: 65 is 0
        (EOF, 34),                               # 1069
        (JNZ, 34, 1075),                         # 1070
        (ROW, 71, 71, 34),                       # 1071: values: an item
        (RUN, 71, 0, 4),                         # 1072: values
        (COUNT, 33, 2, 70, 1),                   # 1073
        (JUMP, 1069),                            # 1074
        (CLOSE, 31),                             # 1075: f32_array ends
        (JUMP, 1138),                            # 1076
        (ROW, 72, 72, 30),                       # 1077: field.data.f64_array
        (STORE, 4, 38, 30),                      # 1078
        (OPEN, 31, 4, 17),                       # 1079: f64_array begins
        (ROWS, 34, 73),                          # 1080: values: repeat eos
        (STORE, 72, 0, 34),                      # 1081
        (MOVE, 33, 65),                          # 1082: 65 is 0
        (EOF, 34),                               # 1083
        (JNZ, 34, 1089),                         # 1084
        (ROW, 73, 73, 34),                       # 1085: values: an item
        (RUN, 73, 0, 8),                         # 1086: values
        (COUNT, 33, 2, 72, 1),                   # 1087
        (JUMP, 1083),                            # 1088
        (CLOSE, 31),                             # 1089: f64_array ends
        (JUMP, 1138),                            # 1090
        (ROW, 74, 74, 30),                       # 1091: field.data.xml
        (STORE, 4, 39, 30),                      # 1092
        (STORE, 74, 0, 2),                       # 1093
        (OPEN, 31, 4, 17),                       # 1094: xml begins
        (RUN, 74, 1, 1),                         # 1095: form
        (JBITSN, 74, 1, 0, 65280, 120, 1103),    # 1096: if: form == 0x78 and is_size_78_next_byte; form != 120
        (LOAD, 33, 74, 0),                       # 1097
        (JZ, 33, 1103),                          # 1098
        (RUN, 74, 3, 1),                         # 1099: len_8
        (U1, 33, 74, 3, 0),                      # 1100: len_8
        (JLT, 33, 66, 1976),                     # 1101: valid: 1; 66 is 1
        (STORE, 74, 2, 66),                      # 1102: 66 is 1
        (JBITSN, 74, 1, 0, 65280, 121, 1108),    # 1103: if: form == 0x79; form != 121
        (RUN, 74, 5, 2),                         # 1104: len_16
        (U2BE, 33, 74, 5, 0),                    # 1105: len_16
        (JLT, 33, 67, 1976),                     # 1106: valid: 2; 67 is 2
        (STORE, 74, 4, 66),                      # 1107: 66 is 1
        (JBITSN, 74, 1, 0, 65280, 122, 1113),    # 1108: if: form == 0x7a; form != 122
        (RUN, 74, 7, 4),                         # 1109: len_32
        (NUMBER, 33, 74, 7, 0, 36),              # 1110: len_32
        (JLT, 33, 68, 1976),                     # 1111: valid: 4; 68 is 4
        (STORE, 74, 6, 66),                      # 1112: 66 is 1
        (REST, 74, 8),                           # 1113: compressed
        (CLOSE, 31),                             # 1114: xml ends
        (JUMP, 1138),                            # 1115
        (ROW, 75, 75, 30),                       # 1116: field.data.string_array
        (STORE, 4, 40, 30),                      # 1117
        (OPEN, 31, 4, 17),                       # 1118: string_array begins
        (RUN, 75, 0, 4),                         # 1119: num_values
        (NUMBER, 35, 75, 0, 0, 36),              # 1120: repeat-expr: num_values
        (ROWS, 34, 76),                          # 1121: values: repeat expr
        (STORE, 75, 1, 34),                      # 1122
        (MOVE, 33, 65),                          # 1123: 65 is 0
        (JGE, 33, 35, 1130),                     # 1124
        (ROW, 76, 76, 34),                       # 1125: values: an item
        (UNTIL, 76, 0, 0, 6),                    # 1126: values
        (TEXTAT, 76, 0, 0),                      # 1127: values is ISO-8859-1
        (COUNT, 33, 2, 75, 2),                   # 1128
        (JUMP, 1124),                            # 1129
        (CLOSE, 31),                             # 1130: string_array ends
        (JUMP, 1138),                            # 1131
        (ROW, 77, 77, 30),                       # 1132: field.data.raw
        (STORE, 4, 41, 30),                      # 1133
        (LOAD, 31, 4, 17),                       # 1134
        (STORE, 77, 0, 31),                      # 1135
        (LOAD, 32, 4, 18),                       # 1136
        (STORE, 77, 1, 32),                      # 1137
        (COUNT, 25, 12, 3, 7),                   # 1138
        (JUMP, 172),                             # 1139
        (CLOSE, 23),                             # 1140: fields ends
        (COUNT, 15, 6, 2, 4),                    # 1141
        (JUMP, 145),                             # 1142
        (CLOSE, 13),                             # 1143: message_list ends
        (JUMP, 1461),                            # 1144
        (ROW, 78, 78, 12),                       # 1145: field.data.subject
        (STORE, 1, 21, 12),                      # 1146
        (OPEN, 13, 1, 17),                       # 1147: subject begins
        (RUN, 78, 0, 1),                         # 1148: num_elements
        (U1, 17, 78, 0, 0),                      # 1149: repeat-expr: num_elements
        (ROWS, 16, 79),                          # 1150: elements: repeat expr
        (STORE, 78, 1, 16),                      # 1151
        (MOVE, 15, 65),                          # 1152: 65 is 0
        (JGE, 15, 17, 1164),                     # 1153
        (ROW, 79, 79, 16),                       # 1154: elements: an item
        (RUN, 79, 0, 1),                         # 1155: len_element
        (U1, 18, 79, 0, 0),                      # 1156: len_element
        (JLT, 18, 67, 1976),                     # 1157: valid: 2; 67 is 2
        (SUB, 19, 18, 66),                       # 1158: size: len_element - 1; 66 is 1
        (BYTES, 79, 1, 19),                      # 1159: value
        (CUT, 79, 1, 0, 0),                      # 1160
        (TEXTAT, 79, 1, 0),                      # 1161: value is ISO-8859-1
        (COUNT, 15, 4, 78, 2),                   # 1162
        (JUMP, 1153),                            # 1163
        (CLOSE, 13),                             # 1164: subject ends
        (JUMP, 1461),                            # 1165
        (ROW, 80, 80, 12),                       # 1166: field.data.datetime
        (STORE, 1, 22, 12),                      # 1167
        (OPEN, 13, 1, 17),                       # 1168: datetime begins
        (RUN, 80, 0, 8),                         # 1169: width, seconds_low, seconds_high, microseconds
        (LOAD, 15, 1, 18),                       # 1170: width; valid: _io.size == 8
        (JNE, 15, 64, 1976),                     # 1171: 64 is 8
        (CLOSE, 13),                             # 1172: datetime ends
        (JUMP, 1461),                            # 1173
        (ROW, 81, 81, 12),                       # 1174: field.data.text
        (STORE, 1, 23, 12),                      # 1175
        (OPEN, 13, 1, 17),                       # 1176: text begins
        (UNTIL, 81, 0, 0, 0),                    # 1177: value
        (TEXTAT, 81, 0, 0),                      # 1178: value is ISO-8859-1
        (REST, 81, 2),                           # 1179: ending
        (CLOSE, 13),                             # 1180: text ends
        (JUMP, 1461),                            # 1181
        (ROW, 82, 82, 12),                       # 1182: field.data.boolean
        (STORE, 1, 24, 12),                      # 1183
        (OPEN, 13, 1, 17),                       # 1184: boolean begins
        (RUN, 82, 0, 1),                         # 1185: width, code
        (LOAD, 15, 1, 18),                       # 1186: width; valid: _io.size == 1
        (JNE, 15, 66, 1976),                     # 1187: 66 is 1
        (CLOSE, 13),                             # 1188: boolean ends
        (JUMP, 1461),                            # 1189
        (ROW, 83, 83, 12),                       # 1190: field.data.ip_data
        (STORE, 1, 25, 12),                      # 1191
        (OPEN, 13, 1, 17),                       # 1192: ip_data begins
        (RUN, 83, 0, 0),                         # 1193: width
        (LOAD, 15, 1, 18),                       # 1194: width; valid: _io.size == 4 or _io.size == 2
        (JEQ, 15, 68, 1197),                     # 1195: 68 is 4
        (JNE, 15, 67, 1976),                     # 1196: 67 is 2
        (JNE, 15, 68, 1207),                     # 1197: if: _io.size == 4; 68 is 4
        (ROWS, 16, 84),                          # 1198: repeat-expr: 4; address: repeat expr
        (STORE, 83, 2, 16),                      # 1199
        (MOVE, 15, 65),                          # 1200: 65 is 0
        (JGE, 15, 68, 1206),                     # 1201: 68 is 4
        (ROW, 84, 84, 16),                       # 1202: address: an item
        (RUN, 84, 0, 1),                         # 1203: address
        (COUNT, 15, 2, 83, 3),                   # 1204
        (JUMP, 1201),                            # 1205
        (STORE, 83, 1, 66),                      # 1206: 66 is 1
        (LOAD, 15, 1, 18),                       # 1207: if: _io.size == 2
        (JNE, 15, 67, 1211),                     # 1208: 67 is 2
        (RUN, 83, 5, 2),                         # 1209: port
        (STORE, 83, 4, 66),                      # 1210: 66 is 1
        (CLOSE, 13),                             # 1211: ip_data ends
        (JUMP, 1461),                            # 1212
        (ROW, 85, 85, 12),                       # 1213: field.data.signed
        (STORE, 1, 26, 12),                      # 1214
        (OPEN, 13, 1, 17),                       # 1215: signed begins
        (RUN, 85, 0, 0),                         # 1216: width
        (LOAD, 15, 1, 18),                       # 1217: width; valid: _io.size == 4 or _io.size == 8 or _io.size == 2 or _io.size == 1
        (JEQ, 15, 68, 1222),                     # 1218: 68 is 4
        (JEQ, 15, 64, 1222),                     # 1219: 64 is 8
        (JEQ, 15, 67, 1222),                     # 1220: 67 is 2
        (JNE, 15, 66, 1976),                     # 1221: 66 is 1
        (JNE, 15, 66, 1225),                     # 1222: if: _io.size == 1; 66 is 1
        (RUN, 85, 2, 1),                         # 1223: int8
        (STORE, 85, 1, 66),                      # 1224: 66 is 1
        (JNE, 15, 67, 1228),                     # 1225: if: _io.size == 2; 67 is 2
        (RUN, 85, 4, 2),                         # 1226: int16
        (STORE, 85, 3, 66),                      # 1227: 66 is 1
        (JNE, 15, 68, 1231),                     # 1228: if: _io.size == 4; 68 is 4
        (RUN, 85, 6, 4),                         # 1229: int32
        (STORE, 85, 5, 66),                      # 1230: 66 is 1
        (JNE, 15, 64, 1234),                     # 1231: if: _io.size == 8; 64 is 8
        (RUN, 85, 8, 8),                         # 1232: int64
        (STORE, 85, 7, 66),                      # 1233: 66 is 1
        (CLOSE, 13),                             # 1234: signed ends
        (JUMP, 1461),                            # 1235
        (ROW, 86, 86, 12),                       # 1236: field.data.unsigned
        (STORE, 1, 27, 12),                      # 1237
        (OPEN, 13, 1, 17),                       # 1238: unsigned begins
        (RUN, 86, 0, 0),                         # 1239: width
        (LOAD, 15, 1, 18),                       # 1240: width; valid: _io.size == 4 or _io.size == 8 or _io.size == 2 or _io.size == 1
        (JEQ, 15, 68, 1245),                     # 1241: 68 is 4
        (JEQ, 15, 64, 1245),                     # 1242: 64 is 8
        (JEQ, 15, 67, 1245),                     # 1243: 67 is 2
        (JNE, 15, 66, 1976),                     # 1244: 66 is 1
        (JNE, 15, 66, 1248),                     # 1245: if: _io.size == 1; 66 is 1
        (RUN, 86, 2, 1),                         # 1246: uint8
        (STORE, 86, 1, 66),                      # 1247: 66 is 1
        (JNE, 15, 67, 1251),                     # 1248: if: _io.size == 2; 67 is 2
        (RUN, 86, 4, 2),                         # 1249: uint16
        (STORE, 86, 3, 66),                      # 1250: 66 is 1
        (JNE, 15, 68, 1254),                     # 1251: if: _io.size == 4; 68 is 4
        (RUN, 86, 6, 4),                         # 1252: uint32
        (STORE, 86, 5, 66),                      # 1253: 66 is 1
        (JNE, 15, 64, 1257),                     # 1254: if: _io.size == 8; 64 is 8
        (RUN, 86, 8, 8),                         # 1255: long_value
        (STORE, 86, 7, 66),                      # 1256: 66 is 1
        (CLOSE, 13),                             # 1257: unsigned ends
        (JUMP, 1461),                            # 1258
        (ROW, 87, 87, 12),                       # 1259: field.data.real
        (STORE, 1, 28, 12),                      # 1260
        (OPEN, 13, 1, 17),                       # 1261: real begins
        (RUN, 87, 0, 0),                         # 1262: width
        (LOAD, 15, 1, 18),                       # 1263: width; valid: _io.size == 8 or _io.size == 4
        (JEQ, 15, 64, 1266),                     # 1264: 64 is 8
        (JNE, 15, 68, 1976),                     # 1265: 68 is 4
        (JNE, 15, 68, 1269),                     # 1266: if: _io.size == 4; 68 is 4
        (RUN, 87, 2, 4),                         # 1267: float32
        (STORE, 87, 1, 66),                      # 1268: 66 is 1
        (JNE, 15, 64, 1272),                     # 1269: if: _io.size == 8; 64 is 8
        (RUN, 87, 4, 8),                         # 1270: float64
        (STORE, 87, 3, 66),                      # 1271: 66 is 1
        (CLOSE, 13),                             # 1272: real ends
        (JUMP, 1461),                            # 1273
        (ROW, 88, 88, 12),                       # 1274: field.data.i8_array
        (STORE, 1, 29, 12),                      # 1275
        (OPEN, 13, 1, 17),                       # 1276: i8_array begins
        (ROWS, 16, 89),                          # 1277: values: repeat eos
        (STORE, 88, 0, 16),                      # 1278
        (MOVE, 15, 65),                          # 1279: 65 is 0
        (EOF, 16),                               # 1280
        (JNZ, 16, 1286),                         # 1281
        (ROW, 89, 89, 16),                       # 1282: values: an item
        (RUN, 89, 0, 1),                         # 1283: values
        (COUNT, 15, 2, 88, 1),                   # 1284
        (JUMP, 1280),                            # 1285
        (CLOSE, 13),                             # 1286: i8_array ends
        (JUMP, 1461),                            # 1287
        (ROW, 90, 90, 12),                       # 1288: field.data.u8_array
        (STORE, 1, 30, 12),                      # 1289
        (OPEN, 13, 1, 17),                       # 1290: u8_array begins
        (ROWS, 16, 91),                          # 1291: values: repeat eos
        (STORE, 90, 0, 16),                      # 1292
        (MOVE, 15, 65),                          # 1293: 65 is 0
        (EOF, 16),                               # 1294
        (JNZ, 16, 1300),                         # 1295
        (ROW, 91, 91, 16),                       # 1296: values: an item
        (RUN, 91, 0, 1),                         # 1297: values
        (COUNT, 15, 2, 90, 1),                   # 1298
        (JUMP, 1294),                            # 1299
        (CLOSE, 13),                             # 1300: u8_array ends
        (JUMP, 1461),                            # 1301
        (ROW, 92, 92, 12),                       # 1302: field.data.i16_array
        (STORE, 1, 31, 12),                      # 1303
        (OPEN, 13, 1, 17),                       # 1304: i16_array begins
        (ROWS, 16, 93),                          # 1305: values: repeat eos
        (STORE, 92, 0, 16),                      # 1306
        (MOVE, 15, 65),                          # 1307: 65 is 0
        (EOF, 16),                               # 1308
        (JNZ, 16, 1314),                         # 1309
        (ROW, 93, 93, 16),                       # 1310: values: an item
        (RUN, 93, 0, 2),                         # 1311: values
        (COUNT, 15, 2, 92, 1),                   # 1312
        (JUMP, 1308),                            # 1313
        (CLOSE, 13),                             # 1314: i16_array ends
        (JUMP, 1461),                            # 1315
        (ROW, 94, 94, 12),                       # 1316: field.data.u16_array
        (STORE, 1, 32, 12),                      # 1317
        (OPEN, 13, 1, 17),                       # 1318: u16_array begins
        (ROWS, 16, 95),                          # 1319: values: repeat eos
        (STORE, 94, 0, 16),                      # 1320
        (MOVE, 15, 65),                          # 1321: 65 is 0
        (EOF, 16),                               # 1322
        (JNZ, 16, 1328),                         # 1323
        (ROW, 95, 95, 16),                       # 1324: values: an item
        (RUN, 95, 0, 2),                         # 1325: values
        (COUNT, 15, 2, 94, 1),                   # 1326
        (JUMP, 1322),                            # 1327
        (CLOSE, 13),                             # 1328: u16_array ends
        (JUMP, 1461),                            # 1329
        (ROW, 96, 96, 12),                       # 1330: field.data.i32_array
        (STORE, 1, 33, 12),                      # 1331
        (OPEN, 13, 1, 17),                       # 1332: i32_array begins
        (ROWS, 16, 97),                          # 1333: values: repeat eos
        (STORE, 96, 0, 16),                      # 1334
        (MOVE, 15, 65),                          # 1335: 65 is 0
        (EOF, 16),                               # 1336
        (JNZ, 16, 1342),                         # 1337
        (ROW, 97, 97, 16),                       # 1338: values: an item
        (RUN, 97, 0, 4),                         # 1339: values
        (COUNT, 15, 2, 96, 1),                   # 1340
        (JUMP, 1336),                            # 1341
        (CLOSE, 13),                             # 1342: i32_array ends
        (JUMP, 1461),                            # 1343
        (ROW, 98, 98, 12),                       # 1344: field.data.u32_array
        (STORE, 1, 34, 12),                      # 1345
        (OPEN, 13, 1, 17),                       # 1346: u32_array begins
        (ROWS, 16, 99),                          # 1347: values: repeat eos
        (STORE, 98, 0, 16),                      # 1348
        (MOVE, 15, 65),                          # 1349: 65 is 0
        (EOF, 16),                               # 1350
        (JNZ, 16, 1356),                         # 1351
        (ROW, 99, 99, 16),                       # 1352: values: an item
        (RUN, 99, 0, 4),                         # 1353: values
        (COUNT, 15, 2, 98, 1),                   # 1354
        (JUMP, 1350),                            # 1355
        (CLOSE, 13),                             # 1356: u32_array ends
        (JUMP, 1461),                            # 1357
        (ROW, 100, 100, 12),                     # 1358: field.data.i64_array
        (STORE, 1, 35, 12),                      # 1359
        (OPEN, 13, 1, 17),                       # 1360: i64_array begins
        (ROWS, 16, 101),                         # 1361: values: repeat eos
        (STORE, 100, 0, 16),                     # 1362
        (MOVE, 15, 65),                          # 1363: 65 is 0
        (EOF, 16),                               # 1364
        (JNZ, 16, 1370),                         # 1365
        (ROW, 101, 101, 16),                     # 1366: values: an item
        (RUN, 101, 0, 8),                        # 1367: values
        (COUNT, 15, 2, 100, 1),                  # 1368
        (JUMP, 1364),                            # 1369
        (CLOSE, 13),                             # 1370: i64_array ends
        (JUMP, 1461),                            # 1371
        (ROW, 102, 102, 12),                     # 1372: field.data.u64_array
        (STORE, 1, 36, 12),                      # 1373
        (OPEN, 13, 1, 17),                       # 1374: u64_array begins
        (ROWS, 16, 103),                         # 1375: values: repeat eos
        (STORE, 102, 0, 16),                     # 1376
        (MOVE, 15, 65),                          # 1377: 65 is 0
        (EOF, 16),                               # 1378
        (JNZ, 16, 1384),                         # 1379
        (ROW, 103, 103, 16),                     # 1380: values: an item
        (RUN, 103, 0, 8),                        # 1381: values
        (COUNT, 15, 2, 102, 1),                  # 1382
        (JUMP, 1378),                            # 1383
        (CLOSE, 13),                             # 1384: u64_array ends
        (JUMP, 1461),                            # 1385
        (ROW, 104, 104, 12),                     # 1386: field.data.f32_array
        (STORE, 1, 37, 12),                      # 1387
        (OPEN, 13, 1, 17),                       # 1388: f32_array begins
        (ROWS, 16, 105),                         # 1389: values: repeat eos
        (STORE, 104, 0, 16),                     # 1390
        (MOVE, 15, 65),                          # 1391: 65 is 0
        (EOF, 16),                               # 1392
        (JNZ, 16, 1398),                         # 1393
        (ROW, 105, 105, 16),                     # 1394: values: an item
        (RUN, 105, 0, 4),                        # 1395: values
        (COUNT, 15, 2, 104, 1),                  # 1396
        (JUMP, 1392),                            # 1397
        (CLOSE, 13),                             # 1398: f32_array ends
        (JUMP, 1461),                            # 1399
        (ROW, 106, 106, 12),                     # 1400: field.data.f64_array
        (STORE, 1, 38, 12),                      # 1401
        (OPEN, 13, 1, 17),                       # 1402: f64_array begins
        (ROWS, 16, 107),                         # 1403: values: repeat eos
        (STORE, 106, 0, 16),                     # 1404
        (MOVE, 15, 65),                          # 1405: 65 is 0
        (EOF, 16),                               # 1406
        (JNZ, 16, 1412),                         # 1407
        (ROW, 107, 107, 16),                     # 1408: values: an item
        (RUN, 107, 0, 8),                        # 1409: values
        (COUNT, 15, 2, 106, 1),                  # 1410
        (JUMP, 1406),                            # 1411
        (CLOSE, 13),                             # 1412: f64_array ends
        (JUMP, 1461),                            # 1413
        (ROW, 108, 108, 12),                     # 1414: field.data.xml
        (STORE, 1, 39, 12),                      # 1415
        (STORE, 108, 0, 2),                      # 1416
        (OPEN, 13, 1, 17),                       # 1417: xml begins
        (RUN, 108, 1, 1),                        # 1418: form
        (JBITSN, 108, 1, 0, 65280, 120, 1426),   # 1419: if: form == 0x78 and is_size_78_next_byte; form != 120
        (LOAD, 15, 108, 0),                      # 1420
        (JZ, 15, 1426),                          # 1421
        (RUN, 108, 3, 1),                        # 1422: len_8
        (U1, 15, 108, 3, 0),                     # 1423: len_8
        (JLT, 15, 66, 1976),                     # 1424: valid: 1; 66 is 1
        (STORE, 108, 2, 66),                     # 1425: 66 is 1
        (JBITSN, 108, 1, 0, 65280, 121, 1431),   # 1426: if: form == 0x79; form != 121
        (RUN, 108, 5, 2),                        # 1427: len_16
        (U2BE, 15, 108, 5, 0),                   # 1428: len_16
        (JLT, 15, 67, 1976),                     # 1429: valid: 2; 67 is 2
        (STORE, 108, 4, 66),                     # 1430: 66 is 1
        (JBITSN, 108, 1, 0, 65280, 122, 1436),   # 1431: if: form == 0x7a; form != 122
        (RUN, 108, 7, 4),                        # 1432: len_32
        (NUMBER, 15, 108, 7, 0, 36),             # 1433: len_32
        (JLT, 15, 68, 1976),                     # 1434: valid: 4; 68 is 4
        (STORE, 108, 6, 66),                     # 1435: 66 is 1
        (REST, 108, 8),                          # 1436: compressed
        (CLOSE, 13),                             # 1437: xml ends
        (JUMP, 1461),                            # 1438
        (ROW, 109, 109, 12),                     # 1439: field.data.string_array
        (STORE, 1, 40, 12),                      # 1440
        (OPEN, 13, 1, 17),                       # 1441: string_array begins
        (RUN, 109, 0, 4),                        # 1442: num_values
        (NUMBER, 17, 109, 0, 0, 36),             # 1443: repeat-expr: num_values
        (ROWS, 16, 110),                         # 1444: values: repeat expr
        (STORE, 109, 1, 16),                     # 1445
        (MOVE, 15, 65),                          # 1446: 65 is 0
        (JGE, 15, 17, 1453),                     # 1447
        (ROW, 110, 110, 16),                     # 1448: values: an item
        (UNTIL, 110, 0, 0, 6),                   # 1449: values
        (TEXTAT, 110, 0, 0),                     # 1450: values is ISO-8859-1
        (COUNT, 15, 2, 109, 2),                  # 1451
        (JUMP, 1447),                            # 1452
        (CLOSE, 13),                             # 1453: string_array ends
        (JUMP, 1461),                            # 1454
        (ROW, 111, 111, 12),                     # 1455: field.data.raw
        (STORE, 1, 41, 12),                      # 1456
        (LOAD, 13, 1, 17),                       # 1457
        (STORE, 111, 0, 13),                     # 1458
        (LOAD, 14, 1, 18),                       # 1459
        (STORE, 111, 1, 14),                     # 1460
        (COUNT, 7, 12, 0, 4),                    # 1461
        (JUMP, 14),                              # 1462
        (CLOSE, 5),                              # 1463: fields ends
        (MOVE, 3, 65),                           # 1464: 65 is 0
        (LOAD, 4, 0, 4),                         # 1465
        (JGE, 3, 4, 1975),                       # 1466
        (ITEM, 1, 1, 0, 3, 3),                   # 1467
        (LOAD, 5, 1, 20),                        # 1468
        (JZ, 5, 1806),                           # 1469
        (ROWAT, 2, 2, 5),                        # 1470
        (MOVE, 6, 65),                           # 1471: 65 is 0
        (LOAD, 7, 2, 4),                         # 1472
        (JGE, 6, 7, 1806),                       # 1473
        (ITEM, 3, 3, 2, 3, 6),                   # 1474
        (MOVE, 8, 65),                           # 1475: 65 is 0
        (LOAD, 9, 3, 7),                         # 1476
        (JGE, 8, 9, 1804),                       # 1477
        (ITEM, 4, 4, 3, 6, 8),                   # 1478
        (LOAD, 10, 4, 20),                       # 1479
        (JZ, 10, 1648),                          # 1480
        (ROWAT, 5, 5, 10),                       # 1481
        (MOVE, 11, 65),                          # 1482: 65 is 0
        (LOAD, 12, 5, 6),                        # 1483
        (JGE, 11, 12, 1648),                     # 1484
        (ITEM, 6, 6, 5, 5, 11),                  # 1485
        (MOVE, 13, 65),                          # 1486: 65 is 0
        (LOAD, 14, 6, 7),                        # 1487
        (JGE, 13, 14, 1646),                     # 1488
        (ITEM, 7, 7, 6, 6, 13),                  # 1489
        (LOAD, 15, 7, 22),                       # 1490
        (JZ, 15, 1493),                          # 1491
        (ROWAT, 12, 12, 15),                     # 1492
        (LOAD, 15, 7, 23),                       # 1493
        (JZ, 15, 1500),                          # 1494
        (ROWAT, 13, 13, 15),                     # 1495
        (LOAD, 16, 13, 2),                       # 1496: is_terminated, value: ending.length > 0
        (LOAD, 17, 13, 3),                       # 1497
        (GT, 18, 17, 65),                        # 1498: 65 is 0
        (STORE, 13, 4, 18),                      # 1499
        (LOAD, 15, 7, 24),                       # 1500
        (JZ, 15, 1503),                          # 1501
        (ROWAT, 14, 14, 15),                     # 1502
        (LOAD, 15, 7, 26),                       # 1503
        (JZ, 15, 1526),                          # 1504
        (ROWAT, 17, 17, 15),                     # 1505
        (LOAD, 19, 7, 18),                       # 1506: value, value: _io.size == 4 ? int32 : _io.size == 2 ? int16 : _io.size == 1 ? int8 : int64
        (JNE, 19, 68, 1512),                     # 1507: 68 is 4
        (LOAD, 19, 17, 5),                       # 1508
        (JZ, 19, 1976),                          # 1509
        (NUMBER, 16, 17, 6, 0, 52),              # 1510
        (JUMP, 1525),                            # 1511
        (JNE, 19, 67, 1517),                     # 1512: 67 is 2
        (LOAD, 19, 17, 3),                       # 1513
        (JZ, 19, 1976),                          # 1514
        (NUMBER, 16, 17, 4, 0, 50),              # 1515
        (JUMP, 1525),                            # 1516
        (JNE, 19, 66, 1522),                     # 1517: 66 is 1
        (LOAD, 19, 17, 1),                       # 1518
        (JZ, 19, 1976),                          # 1519
        (NUMBER, 16, 17, 2, 0, 49),              # 1520
        (JUMP, 1525),                            # 1521
        (LOAD, 19, 17, 7),                       # 1522
        (JZ, 19, 1976),                          # 1523
        (NUMBER, 16, 17, 8, 0, 56),              # 1524
        (STORE, 17, 9, 16),                      # 1525
        (LOAD, 15, 7, 27),                       # 1526
        (JZ, 15, 1547),                          # 1527
        (ROWAT, 18, 18, 15),                     # 1528
        (LOAD, 16, 7, 18),                       # 1529: value, value: _io.size == 4 ? uint32 : _io.size == 2 ? uint16 : uint8
        (JGE, 16, 64, 1547),                     # 1530: 64 is 8
        (LOAD, 19, 7, 18),                       # 1531
        (JNE, 19, 68, 1537),                     # 1532: 68 is 4
        (LOAD, 19, 18, 5),                       # 1533
        (JZ, 19, 1976),                          # 1534
        (NUMBER, 16, 18, 6, 0, 36),              # 1535
        (JUMP, 1545),                            # 1536
        (JNE, 19, 67, 1542),                     # 1537: 67 is 2
        (LOAD, 19, 18, 3),                       # 1538
        (JZ, 19, 1976),                          # 1539
        (U2BE, 16, 18, 4, 0),                    # 1540
        (JUMP, 1545),                            # 1541
        (LOAD, 19, 18, 1),                       # 1542
        (JZ, 19, 1976),                          # 1543
        (U1, 16, 18, 2, 0),                      # 1544
        (STORE, 18, 10, 16),                     # 1545
        (STORE, 18, 9, 66),                      # 1546: 66 is 1
        (LOAD, 15, 7, 28),                       # 1547
        (JZ, 15, 1560),                          # 1548
        (ROWAT, 19, 19, 15),                     # 1549
        (LOAD, 19, 7, 18),                       # 1550: value, value: _io.size == 8 ? float64 : float32
        (JNE, 19, 64, 1556),                     # 1551: 64 is 8
        (LOAD, 19, 19, 3),                       # 1552
        (JZ, 19, 1976),                          # 1553
        (NUMBER, 16, 19, 4, 0, 104),             # 1554
        (JUMP, 1559),                            # 1555
        (LOAD, 19, 19, 1),                       # 1556
        (JZ, 19, 1976),                          # 1557
        (NUMBER, 16, 19, 2, 0, 100),             # 1558
        (STORE, 19, 5, 16),                      # 1559
        (LOAD, 15, 7, 39),                       # 1560
        (JZ, 15, 1590),                          # 1561
        (ROWAT, 40, 40, 15),                     # 1562
        (U1, 19, 40, 1, 0),                      # 1563: len_document, value: len_plain.value
        (JGE, 19, 70, 1567),                     # 1564: 70 is 120
        (U1, 16, 40, 1, 0),                      # 1565
        (JUMP, 1588),                            # 1566
        (JBITSN, 40, 1, 0, 65280, 121, 1573),    # 1567: form != 121
        (LOAD, 19, 40, 4),                       # 1568
        (JZ, 19, 1976),                          # 1569
        (U2BE, 20, 40, 5, 0),                    # 1570
        (SUB, 16, 20, 67),                       # 1571: 67 is 2
        (JUMP, 1588),                            # 1572
        (JBITSN, 40, 1, 0, 65280, 122, 1579),    # 1573: form != 122
        (LOAD, 19, 40, 6),                       # 1574
        (JZ, 19, 1976),                          # 1575
        (NUMBER, 20, 40, 7, 0, 36),              # 1576
        (SUB, 16, 20, 68),                       # 1577: 68 is 4
        (JUMP, 1588),                            # 1578
        (JBITSN, 40, 1, 0, 65280, 120, 1587),    # 1579: form != 120
        (LOAD, 19, 40, 0),                       # 1580
        (JZ, 19, 1587),                          # 1581
        (LOAD, 19, 40, 2),                       # 1582
        (JZ, 19, 1976),                          # 1583
        (U1, 20, 40, 3, 0),                      # 1584
        (SUB, 16, 20, 66),                       # 1585: 66 is 1
        (JUMP, 1588),                            # 1586
        (U1, 16, 40, 1, 0),                      # 1587
        (STORE, 40, 10, 16),                     # 1588
        (STORE, 40, 11, 16),                     # 1589
        (LOAD, 15, 7, 4),                        # 1590: name, value: label.name
        (LOAD, 16, 7, 5),                        # 1591
        (STORE, 7, 42, 15),                      # 1592
        (STORE, 7, 43, 16),                      # 1593
        (LOAD, 18, 7, 3),                        # 1594: identifier, value: label.identifier
        (JZ, 18, 1606),                          # 1595
        (LOAD, 18, 7, 6),                        # 1596
        (LOAD, 19, 7, 7),                        # 1597
        (JNE, 19, 67, 1606),                     # 1598: 67 is 2
        (BYTE, 20, 18, 65),                      # 1599: 65 is 0
        (MUL, 21, 20, 102),                      # 1600: 102 is 256
        (LOAD, 22, 7, 6),                        # 1601
        (LOAD, 23, 7, 7),                        # 1602
        (BYTE, 24, 22, 66),                      # 1603: 66 is 1
        (ADD, 15, 21, 24),                       # 1604
        (JUMP, 1607),                            # 1605
        (MOVE, 15, 65),                          # 1606: 65 is 0
        (STORE, 7, 45, 15),                      # 1607
        (JEQ, 15, 65, 1611),                     # 1608: 65 is 0
        (STORE, 7, 46, 15),                      # 1609
        (STORE, 7, 44, 66),                      # 1610: 66 is 1
        (U1, 18, 7, 8, 0),                       # 1611: remark, value: wire_type.to_i >= 14 and wire_type.to_i <= 27 and (wire_type.to_i <= 21 or wire_type.to_i >= 24) ? 2 ...
        (JLT, 18, 78, 1618),                     # 1612: 78 is 14
        (JGT, 18, 89, 1618),                     # 1613: 89 is 27
        (JLE, 18, 85, 1616),                     # 1614: 85 is 21
        (JLT, 18, 86, 1618),                     # 1615: 86 is 24
        (MOVE, 15, 67),                          # 1616: 67 is 2
        (JUMP, 1643),                            # 1617
        (JLE, 18, 71, 1622),                     # 1618: 71 is 49
        (JGE, 18, 103, 1622),                    # 1619: 103 is 128
        (MOVE, 15, 66),                          # 1620: 66 is 1
        (JUMP, 1643),                            # 1621
        (JLT, 18, 68, 1626),                     # 1622: 68 is 4
        (JGT, 18, 104, 1626),                    # 1623: 104 is 6
        (MOVE, 15, 66),                          # 1624: 66 is 1
        (JUMP, 1643),                            # 1625
        (JLT, 18, 105, 1630),                    # 1626: 105 is 22
        (JGT, 18, 106, 1630),                    # 1627: 106 is 31
        (MOVE, 15, 66),                          # 1628: 66 is 1
        (JUMP, 1643),                            # 1629
        (JEQ, 18, 107, 1633),                    # 1630: 107 is 33
        (JEQ, 18, 108, 1633),                    # 1631: 108 is 42
        (JNE, 18, 109, 1635),                    # 1632: 109 is 43
        (MOVE, 15, 66),                          # 1633: 66 is 1
        (JUMP, 1643),                            # 1634
        (JNE, 18, 110, 1638),                    # 1635: 110 is 46
        (MOVE, 15, 66),                          # 1636: 66 is 1
        (JUMP, 1643),                            # 1637
        (U1, 18, 7, 10, 0),                      # 1638
        (JLE, 18, 69, 1642),                     # 1639: 69 is 122
        (MOVE, 15, 72),                          # 1640: 72 is 3
        (JUMP, 1643),                            # 1641
        (MOVE, 15, 65),                          # 1642: 65 is 0
        (STORE, 7, 47, 15),                      # 1643
        (LOOP, 13, 0),                           # 1644
        (JUMP, 1487),                            # 1645
        (LOOP, 11, 0),                           # 1646
        (JUMP, 1483),                            # 1647
        (LOAD, 10, 4, 22),                       # 1648
        (JZ, 10, 1651),                          # 1649
        (ROWAT, 46, 46, 10),                     # 1650
        (LOAD, 10, 4, 23),                       # 1651
        (JZ, 10, 1658),                          # 1652
        (ROWAT, 47, 47, 10),                     # 1653
        (LOAD, 11, 47, 2),                       # 1654: is_terminated, value: ending.length > 0
        (LOAD, 12, 47, 3),                       # 1655
        (GT, 13, 12, 65),                        # 1656: 65 is 0
        (STORE, 47, 4, 13),                      # 1657
        (LOAD, 10, 4, 24),                       # 1658
        (JZ, 10, 1661),                          # 1659
        (ROWAT, 48, 48, 10),                     # 1660
        (LOAD, 10, 4, 26),                       # 1661
        (JZ, 10, 1684),                          # 1662
        (ROWAT, 51, 51, 10),                     # 1663
        (LOAD, 14, 4, 18),                       # 1664: value, value: _io.size == 4 ? int32 : _io.size == 2 ? int16 : _io.size == 1 ? int8 : int64
        (JNE, 14, 68, 1670),                     # 1665: 68 is 4
        (LOAD, 14, 51, 5),                       # 1666
        (JZ, 14, 1976),                          # 1667
        (NUMBER, 11, 51, 6, 0, 52),              # 1668
        (JUMP, 1683),                            # 1669
        (JNE, 14, 67, 1675),                     # 1670: 67 is 2
        (LOAD, 14, 51, 3),                       # 1671
        (JZ, 14, 1976),                          # 1672
        (NUMBER, 11, 51, 4, 0, 50),              # 1673
        (JUMP, 1683),                            # 1674
        (JNE, 14, 66, 1680),                     # 1675: 66 is 1
        (LOAD, 14, 51, 1),                       # 1676
        (JZ, 14, 1976),                          # 1677
        (NUMBER, 11, 51, 2, 0, 49),              # 1678
        (JUMP, 1683),                            # 1679
        (LOAD, 14, 51, 7),                       # 1680
        (JZ, 14, 1976),                          # 1681
        (NUMBER, 11, 51, 8, 0, 56),              # 1682
        (STORE, 51, 9, 11),                      # 1683
        (LOAD, 10, 4, 27),                       # 1684
        (JZ, 10, 1705),                          # 1685
        (ROWAT, 52, 52, 10),                     # 1686
        (LOAD, 11, 4, 18),                       # 1687: value, value: _io.size == 4 ? uint32 : _io.size == 2 ? uint16 : uint8
        (JGE, 11, 64, 1705),                     # 1688: 64 is 8
        (LOAD, 14, 4, 18),                       # 1689
        (JNE, 14, 68, 1695),                     # 1690: 68 is 4
        (LOAD, 14, 52, 5),                       # 1691
        (JZ, 14, 1976),                          # 1692
        (NUMBER, 11, 52, 6, 0, 36),              # 1693
        (JUMP, 1703),                            # 1694
        (JNE, 14, 67, 1700),                     # 1695: 67 is 2
        (LOAD, 14, 52, 3),                       # 1696
        (JZ, 14, 1976),                          # 1697
        (U2BE, 11, 52, 4, 0),                    # 1698
        (JUMP, 1703),                            # 1699
        (LOAD, 14, 52, 1),                       # 1700
        (JZ, 14, 1976),                          # 1701
        (U1, 11, 52, 2, 0),                      # 1702
        (STORE, 52, 10, 11),                     # 1703
        (STORE, 52, 9, 66),                      # 1704: 66 is 1
        (LOAD, 10, 4, 28),                       # 1705
        (JZ, 10, 1718),                          # 1706
        (ROWAT, 53, 53, 10),                     # 1707
        (LOAD, 14, 4, 18),                       # 1708: value, value: _io.size == 8 ? float64 : float32
        (JNE, 14, 64, 1714),                     # 1709: 64 is 8
        (LOAD, 14, 53, 3),                       # 1710
        (JZ, 14, 1976),                          # 1711
        (NUMBER, 11, 53, 4, 0, 104),             # 1712
        (JUMP, 1717),                            # 1713
        (LOAD, 14, 53, 1),                       # 1714
        (JZ, 14, 1976),                          # 1715
        (NUMBER, 11, 53, 2, 0, 100),             # 1716
        (STORE, 53, 5, 11),                      # 1717
        (LOAD, 10, 4, 39),                       # 1718
        (JZ, 10, 1748),                          # 1719
        (ROWAT, 74, 74, 10),                     # 1720
        (U1, 14, 74, 1, 0),                      # 1721: len_document, value: len_plain.value
        (JGE, 14, 70, 1725),                     # 1722: 70 is 120
        (U1, 11, 74, 1, 0),                      # 1723
        (JUMP, 1746),                            # 1724
        (JBITSN, 74, 1, 0, 65280, 121, 1731),    # 1725: form != 121
        (LOAD, 14, 74, 4),                       # 1726
        (JZ, 14, 1976),                          # 1727
        (U2BE, 15, 74, 5, 0),                    # 1728
        (SUB, 11, 15, 67),                       # 1729: 67 is 2
        (JUMP, 1746),                            # 1730
        (JBITSN, 74, 1, 0, 65280, 122, 1737),    # 1731: form != 122
        (LOAD, 14, 74, 6),                       # 1732
        (JZ, 14, 1976),                          # 1733
        (NUMBER, 15, 74, 7, 0, 36),              # 1734
        (SUB, 11, 15, 68),                       # 1735: 68 is 4
        (JUMP, 1746),                            # 1736
        (JBITSN, 74, 1, 0, 65280, 120, 1745),    # 1737: form != 120
        (LOAD, 14, 74, 0),                       # 1738
        (JZ, 14, 1745),                          # 1739
        (LOAD, 14, 74, 2),                       # 1740
        (JZ, 14, 1976),                          # 1741
        (U1, 15, 74, 3, 0),                      # 1742
        (SUB, 11, 15, 66),                       # 1743: 66 is 1
        (JUMP, 1746),                            # 1744
        (U1, 11, 74, 1, 0),                      # 1745
        (STORE, 74, 10, 11),                     # 1746
        (STORE, 74, 11, 11),                     # 1747
        (LOAD, 10, 4, 4),                        # 1748: name, value: label.name
        (LOAD, 11, 4, 5),                        # 1749
        (STORE, 4, 42, 10),                      # 1750
        (STORE, 4, 43, 11),                      # 1751
        (LOAD, 13, 4, 3),                        # 1752: identifier, value: label.identifier
        (JZ, 13, 1764),                          # 1753
        (LOAD, 13, 4, 6),                        # 1754
        (LOAD, 14, 4, 7),                        # 1755
        (JNE, 14, 67, 1764),                     # 1756: 67 is 2
        (BYTE, 15, 13, 65),                      # 1757: 65 is 0
        (MUL, 16, 15, 102),                      # 1758: 102 is 256
        (LOAD, 17, 4, 6),                        # 1759
        (LOAD, 18, 4, 7),                        # 1760
        (BYTE, 19, 17, 66),                      # 1761: 66 is 1
        (ADD, 10, 16, 19),                       # 1762
        (JUMP, 1765),                            # 1763
        (MOVE, 10, 65),                          # 1764: 65 is 0
        (STORE, 4, 45, 10),                      # 1765
        (JEQ, 10, 65, 1769),                     # 1766: 65 is 0
        (STORE, 4, 46, 10),                      # 1767
        (STORE, 4, 44, 66),                      # 1768: 66 is 1
        (U1, 13, 4, 8, 0),                       # 1769: remark, value: wire_type.to_i >= 14 and wire_type.to_i <= 27 and (wire_type.to_i <= 21 or wire_type.to_i >= 24) ? 2 ...
        (JLT, 13, 78, 1776),                     # 1770: 78 is 14
        (JGT, 13, 89, 1776),                     # 1771: 89 is 27
        (JLE, 13, 85, 1774),                     # 1772: 85 is 21
        (JLT, 13, 86, 1776),                     # 1773: 86 is 24
        (MOVE, 10, 67),                          # 1774: 67 is 2
        (JUMP, 1801),                            # 1775
        (JLE, 13, 71, 1780),                     # 1776: 71 is 49
        (JGE, 13, 103, 1780),                    # 1777: 103 is 128
        (MOVE, 10, 66),                          # 1778: 66 is 1
        (JUMP, 1801),                            # 1779
        (JLT, 13, 68, 1784),                     # 1780: 68 is 4
        (JGT, 13, 104, 1784),                    # 1781: 104 is 6
        (MOVE, 10, 66),                          # 1782: 66 is 1
        (JUMP, 1801),                            # 1783
        (JLT, 13, 105, 1788),                    # 1784: 105 is 22
        (JGT, 13, 106, 1788),                    # 1785: 106 is 31
        (MOVE, 10, 66),                          # 1786: 66 is 1
        (JUMP, 1801),                            # 1787
        (JEQ, 13, 107, 1791),                    # 1788: 107 is 33
        (JEQ, 13, 108, 1791),                    # 1789: 108 is 42
        (JNE, 13, 109, 1793),                    # 1790: 109 is 43
        (MOVE, 10, 66),                          # 1791: 66 is 1
        (JUMP, 1801),                            # 1792
        (JNE, 13, 110, 1796),                    # 1793: 110 is 46
        (MOVE, 10, 66),                          # 1794: 66 is 1
        (JUMP, 1801),                            # 1795
        (U1, 13, 4, 10, 0),                      # 1796
        (JLE, 13, 69, 1800),                     # 1797: 69 is 122
        (MOVE, 10, 72),                          # 1798: 72 is 3
        (JUMP, 1801),                            # 1799
        (MOVE, 10, 65),                          # 1800: 65 is 0
        (STORE, 4, 47, 10),                      # 1801
        (LOOP, 8, 0),                            # 1802
        (JUMP, 1476),                            # 1803
        (LOOP, 6, 0),                            # 1804
        (JUMP, 1472),                            # 1805
        (LOAD, 5, 1, 22),                        # 1806
        (JZ, 5, 1809),                           # 1807
        (ROWAT, 80, 80, 5),                      # 1808
        (LOAD, 5, 1, 23),                        # 1809
        (JZ, 5, 1816),                           # 1810
        (ROWAT, 81, 81, 5),                      # 1811
        (LOAD, 6, 81, 2),                        # 1812: is_terminated, value: ending.length > 0
        (LOAD, 7, 81, 3),                        # 1813
        (GT, 8, 7, 65),                          # 1814: 65 is 0
        (STORE, 81, 4, 8),                       # 1815
        (LOAD, 5, 1, 24),                        # 1816
        (JZ, 5, 1819),                           # 1817
        (ROWAT, 82, 82, 5),                      # 1818
        (LOAD, 5, 1, 26),                        # 1819
        (JZ, 5, 1842),                           # 1820
        (ROWAT, 85, 85, 5),                      # 1821
        (LOAD, 9, 1, 18),                        # 1822: value, value: _io.size == 4 ? int32 : _io.size == 2 ? int16 : _io.size == 1 ? int8 : int64
        (JNE, 9, 68, 1828),                      # 1823: 68 is 4
        (LOAD, 9, 85, 5),                        # 1824
        (JZ, 9, 1976),                           # 1825
        (NUMBER, 6, 85, 6, 0, 52),               # 1826
        (JUMP, 1841),                            # 1827
        (JNE, 9, 67, 1833),                      # 1828: 67 is 2
        (LOAD, 9, 85, 3),                        # 1829
        (JZ, 9, 1976),                           # 1830
        (NUMBER, 6, 85, 4, 0, 50),               # 1831
        (JUMP, 1841),                            # 1832
        (JNE, 9, 66, 1838),                      # 1833: 66 is 1
        (LOAD, 9, 85, 1),                        # 1834
        (JZ, 9, 1976),                           # 1835
        (NUMBER, 6, 85, 2, 0, 49),               # 1836
        (JUMP, 1841),                            # 1837
        (LOAD, 9, 85, 7),                        # 1838
        (JZ, 9, 1976),                           # 1839
        (NUMBER, 6, 85, 8, 0, 56),               # 1840
        (STORE, 85, 9, 6),                       # 1841
        (LOAD, 5, 1, 27),                        # 1842
        (JZ, 5, 1863),                           # 1843
        (ROWAT, 86, 86, 5),                      # 1844
        (LOAD, 6, 1, 18),                        # 1845: value, value: _io.size == 4 ? uint32 : _io.size == 2 ? uint16 : uint8
        (JGE, 6, 64, 1863),                      # 1846: 64 is 8
        (LOAD, 9, 1, 18),                        # 1847
        (JNE, 9, 68, 1853),                      # 1848: 68 is 4
        (LOAD, 9, 86, 5),                        # 1849
        (JZ, 9, 1976),                           # 1850
        (NUMBER, 6, 86, 6, 0, 36),               # 1851
        (JUMP, 1861),                            # 1852
        (JNE, 9, 67, 1858),                      # 1853: 67 is 2
        (LOAD, 9, 86, 3),                        # 1854
        (JZ, 9, 1976),                           # 1855
        (U2BE, 6, 86, 4, 0),                     # 1856
        (JUMP, 1861),                            # 1857
        (LOAD, 9, 86, 1),                        # 1858
        (JZ, 9, 1976),                           # 1859
        (U1, 6, 86, 2, 0),                       # 1860
        (STORE, 86, 10, 6),                      # 1861
        (STORE, 86, 9, 66),                      # 1862: 66 is 1
        (LOAD, 5, 1, 28),                        # 1863
        (JZ, 5, 1876),                           # 1864
        (ROWAT, 87, 87, 5),                      # 1865
        (LOAD, 9, 1, 18),                        # 1866: value, value: _io.size == 8 ? float64 : float32
        (JNE, 9, 64, 1872),                      # 1867: 64 is 8
        (LOAD, 9, 87, 3),                        # 1868
        (JZ, 9, 1976),                           # 1869
        (NUMBER, 6, 87, 4, 0, 104),              # 1870
        (JUMP, 1875),                            # 1871
        (LOAD, 9, 87, 1),                        # 1872
        (JZ, 9, 1976),                           # 1873
        (NUMBER, 6, 87, 2, 0, 100),              # 1874
        (STORE, 87, 5, 6),                       # 1875
        (LOAD, 5, 1, 39),                        # 1876
        (JZ, 5, 1906),                           # 1877
        (ROWAT, 108, 108, 5),                    # 1878
        (U1, 9, 108, 1, 0),                      # 1879: len_document, value: len_plain.value
        (JGE, 9, 70, 1883),                      # 1880: 70 is 120
        (U1, 6, 108, 1, 0),                      # 1881
        (JUMP, 1904),                            # 1882
        (JBITSN, 108, 1, 0, 65280, 121, 1889),   # 1883: form != 121
        (LOAD, 9, 108, 4),                       # 1884
        (JZ, 9, 1976),                           # 1885
        (U2BE, 10, 108, 5, 0),                   # 1886
        (SUB, 6, 10, 67),                        # 1887: 67 is 2
        (JUMP, 1904),                            # 1888
        (JBITSN, 108, 1, 0, 65280, 122, 1895),   # 1889: form != 122
        (LOAD, 9, 108, 6),                       # 1890
        (JZ, 9, 1976),                           # 1891
        (NUMBER, 10, 108, 7, 0, 36),             # 1892
        (SUB, 6, 10, 68),                        # 1893: 68 is 4
        (JUMP, 1904),                            # 1894
        (JBITSN, 108, 1, 0, 65280, 120, 1903),   # 1895: form != 120
        (LOAD, 9, 108, 0),                       # 1896
        (JZ, 9, 1903),                           # 1897
        (LOAD, 9, 108, 2),                       # 1898
        (JZ, 9, 1976),                           # 1899
        (U1, 10, 108, 3, 0),                     # 1900
        (SUB, 6, 10, 66),                        # 1901: 66 is 1
        (JUMP, 1904),                            # 1902
        (U1, 6, 108, 1, 0),                      # 1903
        (STORE, 108, 10, 6),                     # 1904
        (STORE, 108, 11, 6),                     # 1905
        (LOAD, 5, 1, 4),                         # 1906: name, value: label.name
        (LOAD, 6, 1, 5),                         # 1907
        (STORE, 1, 42, 5),                       # 1908
        (STORE, 1, 43, 6),                       # 1909
        (LOAD, 8, 1, 3),                         # 1910: identifier, value: label.identifier
        (JZ, 8, 1922),                           # 1911
        (LOAD, 8, 1, 6),                         # 1912
        (LOAD, 9, 1, 7),                         # 1913
        (JNE, 9, 67, 1922),                      # 1914: 67 is 2
        (BYTE, 10, 8, 65),                       # 1915: 65 is 0
        (MUL, 11, 10, 102),                      # 1916: 102 is 256
        (LOAD, 12, 1, 6),                        # 1917
        (LOAD, 13, 1, 7),                        # 1918
        (BYTE, 14, 12, 66),                      # 1919: 66 is 1
        (ADD, 5, 11, 14),                        # 1920
        (JUMP, 1923),                            # 1921
        (MOVE, 5, 65),                           # 1922: 65 is 0
        (STORE, 1, 45, 5),                       # 1923
        (JEQ, 5, 65, 1927),                      # 1924: 65 is 0
        (STORE, 1, 46, 5),                       # 1925
        (STORE, 1, 44, 66),                      # 1926: 66 is 1
        (U1, 8, 1, 8, 0),                        # 1927: remark, value: wire_type.to_i >= 14 and wire_type.to_i <= 27 and (wire_type.to_i <= 21 or wire_type.to_i >= 24) ? 2 ...
        (JLT, 8, 78, 1937),                      # 1928: 78 is 14
        (U1, 8, 1, 8, 0),                        # 1929
        (JGT, 8, 89, 1937),                      # 1930: 89 is 27
        (U1, 8, 1, 8, 0),                        # 1931
        (JLE, 8, 85, 1935),                      # 1932: 85 is 21
        (U1, 8, 1, 8, 0),                        # 1933
        (JLT, 8, 86, 1937),                      # 1934: 86 is 24
        (MOVE, 5, 67),                           # 1935: 67 is 2
        (JUMP, 1972),                            # 1936
        (U1, 8, 1, 8, 0),                        # 1937
        (JLE, 8, 71, 1943),                      # 1938: 71 is 49
        (U1, 8, 1, 8, 0),                        # 1939
        (JGE, 8, 103, 1943),                     # 1940: 103 is 128
        (MOVE, 5, 66),                           # 1941: 66 is 1
        (JUMP, 1972),                            # 1942
        (U1, 8, 1, 8, 0),                        # 1943
        (JLT, 8, 68, 1949),                      # 1944: 68 is 4
        (U1, 8, 1, 8, 0),                        # 1945
        (JGT, 8, 104, 1949),                     # 1946: 104 is 6
        (MOVE, 5, 66),                           # 1947: 66 is 1
        (JUMP, 1972),                            # 1948
        (U1, 8, 1, 8, 0),                        # 1949
        (JLT, 8, 105, 1955),                     # 1950: 105 is 22
        (U1, 8, 1, 8, 0),                        # 1951
        (JGT, 8, 106, 1955),                     # 1952: 106 is 31
        (MOVE, 5, 66),                           # 1953: 66 is 1
        (JUMP, 1972),                            # 1954
        (U1, 8, 1, 8, 0),                        # 1955
        (JEQ, 8, 107, 1961),                     # 1956: 107 is 33
        (U1, 8, 1, 8, 0),                        # 1957
        (JEQ, 8, 108, 1961),                     # 1958: 108 is 42
        (U1, 8, 1, 8, 0),                        # 1959
        (JNE, 8, 109, 1963),                     # 1960: 109 is 43
        (MOVE, 5, 66),                           # 1961: 66 is 1
        (JUMP, 1972),                            # 1962
        (U1, 8, 1, 8, 0),                        # 1963
        (JNE, 8, 110, 1967),                     # 1964: 110 is 46
        (MOVE, 5, 66),                           # 1965: 66 is 1
        (JUMP, 1972),                            # 1966
        (U1, 8, 1, 10, 0),                       # 1967
        (JLE, 8, 69, 1971),                      # 1968: 69 is 122
        (MOVE, 5, 72),                           # 1969: 72 is 3
        (JUMP, 1972),                            # 1970
        (MOVE, 5, 65),                           # 1971: 65 is 0
        (STORE, 1, 47, 5),                       # 1972
        (LOOP, 3, 0),                            # 1973
        (JUMP, 1465),                            # 1974
        (DONE,),                                 # 1975: read
        (FAIL,),                                 # 1976: handed over
    ),
    constants=b'\x99U\xee\xaa',
    tables=(
        Table(5, (4,)),  # 0: tibrv_msg
        Table(48, (11, 13, 15, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 44)),  # 1: fields.fields[]
        Table(5, (1, 4)),  # 2: field.data.message_list
        Table(8, (1, 7)),  # 3: message_list.messages[]
        Table(48, (11, 13, 15, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 44)),  # 4: fields.fields[]
        Table(7, (3, 6)),  # 5: field.data.message_list
        Table(8, (1, 7)),  # 6: message_list.messages[]
        Table(48, (11, 13, 15, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 44)),  # 7: fields.fields[]
        Table(7, (3, 6)),  # 8: field.data.message_list
        Table(8, (1,)),  # 9: message_list.messages[]
        Table(3, (2,)),  # 10: field.data.subject
        Table(3, ()),  # 11: subject.elements[]
        Table(1, ()),  # 12: field.data.datetime
        Table(5, ()),  # 13: field.data.text
        Table(1, ()),  # 14: field.data.boolean
        Table(6, (1, 3, 4)),  # 15: field.data.ip_data
        Table(1, ()),  # 16: ip_data.address[]
        Table(10, (1, 3, 5, 7)),  # 17: field.data.signed
        Table(11, (1, 3, 5, 7, 9)),  # 18: field.data.unsigned
        Table(6, (1, 3)),  # 19: field.data.real
        Table(2, (1,)),  # 20: field.data.i8_array
        Table(1, ()),  # 21: i8_array.values[]
        Table(2, (1,)),  # 22: field.data.u8_array
        Table(1, ()),  # 23: u8_array.values[]
        Table(2, (1,)),  # 24: field.data.i16_array
        Table(1, ()),  # 25: i16_array.values[]
        Table(2, (1,)),  # 26: field.data.u16_array
        Table(1, ()),  # 27: u16_array.values[]
        Table(2, (1,)),  # 28: field.data.i32_array
        Table(1, ()),  # 29: i32_array.values[]
        Table(2, (1,)),  # 30: field.data.u32_array
        Table(1, ()),  # 31: u32_array.values[]
        Table(2, (1,)),  # 32: field.data.i64_array
        Table(1, ()),  # 33: i64_array.values[]
        Table(2, (1,)),  # 34: field.data.u64_array
        Table(1, ()),  # 35: u64_array.values[]
        Table(2, (1,)),  # 36: field.data.f32_array
        Table(1, ()),  # 37: f32_array.values[]
        Table(2, (1,)),  # 38: field.data.f64_array
        Table(1, ()),  # 39: f64_array.values[]
        Table(12, (2, 4, 6)),  # 40: field.data.xml
        Table(3, (2,)),  # 41: field.data.string_array
        Table(2, ()),  # 42: string_array.values[]
        Table(2, ()),  # 43: field.data.raw
        Table(3, (2,)),  # 44: field.data.subject
        Table(3, ()),  # 45: subject.elements[]
        Table(1, ()),  # 46: field.data.datetime
        Table(5, ()),  # 47: field.data.text
        Table(1, ()),  # 48: field.data.boolean
        Table(6, (1, 3, 4)),  # 49: field.data.ip_data
        Table(1, ()),  # 50: ip_data.address[]
        Table(10, (1, 3, 5, 7)),  # 51: field.data.signed
        Table(11, (1, 3, 5, 7, 9)),  # 52: field.data.unsigned
        Table(6, (1, 3)),  # 53: field.data.real
        Table(2, (1,)),  # 54: field.data.i8_array
        Table(1, ()),  # 55: i8_array.values[]
        Table(2, (1,)),  # 56: field.data.u8_array
        Table(1, ()),  # 57: u8_array.values[]
        Table(2, (1,)),  # 58: field.data.i16_array
        Table(1, ()),  # 59: i16_array.values[]
        Table(2, (1,)),  # 60: field.data.u16_array
        Table(1, ()),  # 61: u16_array.values[]
        Table(2, (1,)),  # 62: field.data.i32_array
        Table(1, ()),  # 63: i32_array.values[]
        Table(2, (1,)),  # 64: field.data.u32_array
        Table(1, ()),  # 65: u32_array.values[]
        Table(2, (1,)),  # 66: field.data.i64_array
        Table(1, ()),  # 67: i64_array.values[]
        Table(2, (1,)),  # 68: field.data.u64_array
        Table(1, ()),  # 69: u64_array.values[]
        Table(2, (1,)),  # 70: field.data.f32_array
        Table(1, ()),  # 71: f32_array.values[]
        Table(2, (1,)),  # 72: field.data.f64_array
        Table(1, ()),  # 73: f64_array.values[]
        Table(12, (2, 4, 6)),  # 74: field.data.xml
        Table(3, (2,)),  # 75: field.data.string_array
        Table(2, ()),  # 76: string_array.values[]
        Table(2, ()),  # 77: field.data.raw
        Table(3, (2,)),  # 78: field.data.subject
        Table(3, ()),  # 79: subject.elements[]
        Table(1, ()),  # 80: field.data.datetime
        Table(5, ()),  # 81: field.data.text
        Table(1, ()),  # 82: field.data.boolean
        Table(6, (1, 3, 4)),  # 83: field.data.ip_data
        Table(1, ()),  # 84: ip_data.address[]
        Table(10, (1, 3, 5, 7)),  # 85: field.data.signed
        Table(11, (1, 3, 5, 7, 9)),  # 86: field.data.unsigned
        Table(6, (1, 3)),  # 87: field.data.real
        Table(2, (1,)),  # 88: field.data.i8_array
        Table(1, ()),  # 89: i8_array.values[]
        Table(2, (1,)),  # 90: field.data.u8_array
        Table(1, ()),  # 91: u8_array.values[]
        Table(2, (1,)),  # 92: field.data.i16_array
        Table(1, ()),  # 93: i16_array.values[]
        Table(2, (1,)),  # 94: field.data.u16_array
        Table(1, ()),  # 95: u16_array.values[]
        Table(2, (1,)),  # 96: field.data.i32_array
        Table(1, ()),  # 97: i32_array.values[]
        Table(2, (1,)),  # 98: field.data.u32_array
        Table(1, ()),  # 99: u32_array.values[]
        Table(2, (1,)),  # 100: field.data.i64_array
        Table(1, ()),  # 101: i64_array.values[]
        Table(2, (1,)),  # 102: field.data.u64_array
        Table(1, ()),  # 103: u64_array.values[]
        Table(2, (1,)),  # 104: field.data.f32_array
        Table(1, ()),  # 105: f32_array.values[]
        Table(2, (1,)),  # 106: field.data.f64_array
        Table(1, ()),  # 107: f64_array.values[]
        Table(12, (2, 4, 6)),  # 108: field.data.xml
        Table(3, (2,)),  # 109: field.data.string_array
        Table(2, ()),  # 110: string_array.values[]
        Table(2, ()),  # 111: field.data.raw
    ),
    registers=62,
    numbers=(-1, 4, 8, 0, 1, 2, 4, 122, 120, 49, 3, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 24, 25, 26, 27, 34, 35, 36, 37, 38, 39, 40, 41, 44, 45, 47, 48, 256, 128, 6, 22, 31, 33, 42, 43, 46),
    addresses=(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111),
    encodings=('ISO-8859-1',),
    root=Inline({
        'len_message': Number(0, 0, 4, False, False, 'be'),
        'magic': Fixed(0, 4, 4, None),
        'body': Inline({
            'fields': Items(3, 1, Inline({
                'len_name': Number(0, 0, 1, False, False, 'be'),
                'label': Inline({
                    'name': Span(4, 'ISO-8859-1'),
                    'behind_name': Span(6, None),
                    'identifier': Computed(45, 'int'),
                }),
                'wire_type': Number(8, 0, 1, False, False, 'be'),
                'len_data': Inline({
                    'form': Number(10, 0, 1, False, False, 'be'),
                    'len_8': Present(11, Number(12, 0, 1, False, False, 'be')),
                    'len_16': Present(13, Number(14, 0, 2, False, False, 'be')),
                    'len_32': Present(15, Number(16, 0, 4, False, False, 'be')),
                    'value': Computed(19, 'int'),
                }),
                'data': OneOf({'message_list': Rows(20, 2, Inline({
                    'num_messages': Present(1, Number(2, 0, 4, False, False, 'be')),
                    'messages': Items(3, 3, Inline({
                        'len_message': Present(1, Number(2, 0, 4, False, False, 'be')),
                        'magic': Fixed(3, 0, 4, None),
                        'body': Inline({
                            'fields': Items(6, 4, Inline({
                                'len_name': Number(0, 0, 1, False, False, 'be'),
                                'label': Inline({
                                    'name': Span(4, 'ISO-8859-1'),
                                    'behind_name': Span(6, None),
                                    'identifier': Computed(45, 'int'),
                                }),
                                'wire_type': Number(8, 0, 1, False, False, 'be'),
                                'len_data': Inline({
                                    'form': Number(10, 0, 1, False, False, 'be'),
                                    'len_8': Present(11, Number(12, 0, 1, False, False, 'be')),
                                    'len_16': Present(13, Number(14, 0, 2, False, False, 'be')),
                                    'len_32': Present(15, Number(16, 0, 4, False, False, 'be')),
                                    'value': Computed(19, 'int'),
                                }),
                                'data': OneOf({'message_list': Rows(20, 5, Inline({
                                    'num_messages': Present(3, Number(4, 0, 4, False, False, 'be')),
                                    'messages': Items(5, 6, Inline({
                                        'len_message': Present(1, Number(2, 0, 4, False, False, 'be')),
                                        'magic': Fixed(3, 0, 4, None),
                                        'body': Inline({
                                            'fields': Items(6, 7, Inline({
                                                'len_name': Number(0, 0, 1, False, False, 'be'),
                                                'label': Inline({
                                                    'name': Span(4, 'ISO-8859-1'),
                                                    'behind_name': Span(6, None),
                                                    'identifier': Computed(45, 'int'),
                                                }),
                                                'wire_type': Number(8, 0, 1, False, False, 'be'),
                                                'len_data': Inline({
                                                    'form': Number(10, 0, 1, False, False, 'be'),
                                                    'len_8': Present(11, Number(12, 0, 1, False, False, 'be')),
                                                    'len_16': Present(13, Number(14, 0, 2, False, False, 'be')),
                                                    'len_32': Present(15, Number(16, 0, 4, False, False, 'be')),
                                                    'value': Computed(19, 'int'),
                                                }),
                                                'data': OneOf({'message_list': Rows(20, 8, Inline({
                                                    'num_messages': Present(3, Number(4, 0, 4, False, False, 'be')),
                                                    'messages': Items(5, 9, Inline({
                                                        'len_message': Present(1, Number(2, 0, 4, False, False, 'be')),
                                                        'magic': Fixed(3, 0, 4, None),
                                                        'body': Inline({
                                                            'raw': Span(6, None),
                                                        }, Span(4, None)),
                                                    })),
                                                }, Span(0, None))), 'subject': Rows(21, 10, Inline({
                                                    'num_elements': Number(0, 0, 1, False, False, 'be'),
                                                    'elements': Items(1, 11, Inline({
                                                        'len_element': Number(0, 0, 1, False, False, 'be'),
                                                        'value': Span(1, 'ISO-8859-1'),
                                                    })),
                                                })), 'datetime': Rows(22, 12, Inline({
                                                    'width': Fixed(0, 0, 0, None),
                                                    'seconds_low': Number(0, 0, 4, False, False, 'be'),
                                                    'seconds_high': Number(0, 4, 1, True, False, 'be'),
                                                    'microseconds': Bits(0, 5, 0, 24, 'be'),
                                                    'seconds': Formula('int', Apply('+', (Apply('*', (Number(0, 4, 1, True, False, 'be'), 4294967296)), Number(0, 0, 4, False, False, 'be')))),
                                                })), 'text': Rows(23, 13, Inline({
                                                    'value': Span(0, 'ISO-8859-1'),
                                                    'ending': Span(2, None),
                                                    'is_terminated': Computed(4, 'bool'),
                                                })), 'boolean': Rows(24, 14, Inline({
                                                    'width': Fixed(0, 0, 0, None),
                                                    'code': Number(0, 0, 1, False, False, 'be'),
                                                    'value': Formula('bool', Apply('!=', (Number(0, 0, 1, False, False, 'be'), 0))),
                                                })), 'ip_data': Rows(25, 15, Inline({
                                                    'width': Fixed(0, 0, 0, None),
                                                    'address': Present(1, Items(2, 16, Number(0, 0, 1, False, False, 'be'))),
                                                    'port': Present(4, Number(5, 0, 2, False, False, 'be')),
                                                })), 'signed': Rows(26, 17, Inline({
                                                    'width': Fixed(0, 0, 0, None),
                                                    'int8': Present(1, Number(2, 0, 1, True, False, 'be')),
                                                    'int16': Present(3, Number(4, 0, 2, True, False, 'be')),
                                                    'int32': Present(5, Number(6, 0, 4, True, False, 'be')),
                                                    'int64': Present(7, Number(8, 0, 8, True, False, 'be')),
                                                    'value': Computed(9, 'int'),
                                                })), 'unsigned': Rows(27, 18, Inline({
                                                    'width': Fixed(0, 0, 0, None),
                                                    'uint8': Present(1, Number(2, 0, 1, False, False, 'be')),
                                                    'uint16': Present(3, Number(4, 0, 2, False, False, 'be')),
                                                    'uint32': Present(5, Number(6, 0, 4, False, False, 'be')),
                                                    'long_value': Present(7, Number(8, 0, 8, False, False, 'be')),
                                                    'value': Present(9, Computed(10, 'int')),
                                                })), 'real': Rows(28, 19, Inline({
                                                    'width': Fixed(0, 0, 0, None),
                                                    'float32': Present(1, Number(2, 0, 4, False, True, 'be')),
                                                    'float64': Present(3, Number(4, 0, 8, False, True, 'be')),
                                                    'value': Computed(5, 'float'),
                                                })), 'i8_array': Rows(29, 20, Inline({
                                                    'values': Items(0, 21, Number(0, 0, 1, True, False, 'be')),
                                                })), 'u8_array': Rows(30, 22, Inline({
                                                    'values': Items(0, 23, Number(0, 0, 1, False, False, 'be')),
                                                })), 'i16_array': Rows(31, 24, Inline({
                                                    'values': Items(0, 25, Number(0, 0, 2, True, False, 'be')),
                                                })), 'u16_array': Rows(32, 26, Inline({
                                                    'values': Items(0, 27, Number(0, 0, 2, False, False, 'be')),
                                                })), 'i32_array': Rows(33, 28, Inline({
                                                    'values': Items(0, 29, Number(0, 0, 4, True, False, 'be')),
                                                })), 'u32_array': Rows(34, 30, Inline({
                                                    'values': Items(0, 31, Number(0, 0, 4, False, False, 'be')),
                                                })), 'i64_array': Rows(35, 32, Inline({
                                                    'values': Items(0, 33, Number(0, 0, 8, True, False, 'be')),
                                                })), 'u64_array': Rows(36, 34, Inline({
                                                    'values': Items(0, 35, Number(0, 0, 8, False, False, 'be')),
                                                })), 'f32_array': Rows(37, 36, Inline({
                                                    'values': Items(0, 37, Number(0, 0, 4, False, True, 'be')),
                                                })), 'f64_array': Rows(38, 38, Inline({
                                                    'values': Items(0, 39, Number(0, 0, 8, False, True, 'be')),
                                                })), 'xml': Rows(39, 40, Inline({
                                                    'len_plain': Inline({
                                                        'form': Number(1, 0, 1, False, False, 'be'),
                                                        'len_8': Present(2, Number(3, 0, 1, False, False, 'be')),
                                                        'len_16': Present(4, Number(5, 0, 2, False, False, 'be')),
                                                        'len_32': Present(6, Number(7, 0, 4, False, False, 'be')),
                                                        'value': Computed(10, 'int'),
                                                    }),
                                                    'compressed': Span(8, None),
                                                    'len_document': Computed(11, 'int'),
                                                })), 'string_array': Rows(40, 41, Inline({
                                                    'num_values': Number(0, 0, 4, False, False, 'be'),
                                                    'values': Items(1, 42, Span(0, 'ISO-8859-1')),
                                                })), 'raw': Rows(41, 43, Span(0, None))}),
                                                'name': Span(42, 'ISO-8859-1'),
                                                'identifier': Present(44, Computed(46, 'int')),
                                                'remark': Computed(47, 'int'),
                                            })),
                                        }, Span(4, None)),
                                    })),
                                }, Span(0, None))), 'subject': Rows(21, 44, Inline({
                                    'num_elements': Number(0, 0, 1, False, False, 'be'),
                                    'elements': Items(1, 45, Inline({
                                        'len_element': Number(0, 0, 1, False, False, 'be'),
                                        'value': Span(1, 'ISO-8859-1'),
                                    })),
                                })), 'datetime': Rows(22, 46, Inline({
                                    'width': Fixed(0, 0, 0, None),
                                    'seconds_low': Number(0, 0, 4, False, False, 'be'),
                                    'seconds_high': Number(0, 4, 1, True, False, 'be'),
                                    'microseconds': Bits(0, 5, 0, 24, 'be'),
                                    'seconds': Formula('int', Apply('+', (Apply('*', (Number(0, 4, 1, True, False, 'be'), 4294967296)), Number(0, 0, 4, False, False, 'be')))),
                                })), 'text': Rows(23, 47, Inline({
                                    'value': Span(0, 'ISO-8859-1'),
                                    'ending': Span(2, None),
                                    'is_terminated': Computed(4, 'bool'),
                                })), 'boolean': Rows(24, 48, Inline({
                                    'width': Fixed(0, 0, 0, None),
                                    'code': Number(0, 0, 1, False, False, 'be'),
                                    'value': Formula('bool', Apply('!=', (Number(0, 0, 1, False, False, 'be'), 0))),
                                })), 'ip_data': Rows(25, 49, Inline({
                                    'width': Fixed(0, 0, 0, None),
                                    'address': Present(1, Items(2, 50, Number(0, 0, 1, False, False, 'be'))),
                                    'port': Present(4, Number(5, 0, 2, False, False, 'be')),
                                })), 'signed': Rows(26, 51, Inline({
                                    'width': Fixed(0, 0, 0, None),
                                    'int8': Present(1, Number(2, 0, 1, True, False, 'be')),
                                    'int16': Present(3, Number(4, 0, 2, True, False, 'be')),
                                    'int32': Present(5, Number(6, 0, 4, True, False, 'be')),
                                    'int64': Present(7, Number(8, 0, 8, True, False, 'be')),
                                    'value': Computed(9, 'int'),
                                })), 'unsigned': Rows(27, 52, Inline({
                                    'width': Fixed(0, 0, 0, None),
                                    'uint8': Present(1, Number(2, 0, 1, False, False, 'be')),
                                    'uint16': Present(3, Number(4, 0, 2, False, False, 'be')),
                                    'uint32': Present(5, Number(6, 0, 4, False, False, 'be')),
                                    'long_value': Present(7, Number(8, 0, 8, False, False, 'be')),
                                    'value': Present(9, Computed(10, 'int')),
                                })), 'real': Rows(28, 53, Inline({
                                    'width': Fixed(0, 0, 0, None),
                                    'float32': Present(1, Number(2, 0, 4, False, True, 'be')),
                                    'float64': Present(3, Number(4, 0, 8, False, True, 'be')),
                                    'value': Computed(5, 'float'),
                                })), 'i8_array': Rows(29, 54, Inline({
                                    'values': Items(0, 55, Number(0, 0, 1, True, False, 'be')),
                                })), 'u8_array': Rows(30, 56, Inline({
                                    'values': Items(0, 57, Number(0, 0, 1, False, False, 'be')),
                                })), 'i16_array': Rows(31, 58, Inline({
                                    'values': Items(0, 59, Number(0, 0, 2, True, False, 'be')),
                                })), 'u16_array': Rows(32, 60, Inline({
                                    'values': Items(0, 61, Number(0, 0, 2, False, False, 'be')),
                                })), 'i32_array': Rows(33, 62, Inline({
                                    'values': Items(0, 63, Number(0, 0, 4, True, False, 'be')),
                                })), 'u32_array': Rows(34, 64, Inline({
                                    'values': Items(0, 65, Number(0, 0, 4, False, False, 'be')),
                                })), 'i64_array': Rows(35, 66, Inline({
                                    'values': Items(0, 67, Number(0, 0, 8, True, False, 'be')),
                                })), 'u64_array': Rows(36, 68, Inline({
                                    'values': Items(0, 69, Number(0, 0, 8, False, False, 'be')),
                                })), 'f32_array': Rows(37, 70, Inline({
                                    'values': Items(0, 71, Number(0, 0, 4, False, True, 'be')),
                                })), 'f64_array': Rows(38, 72, Inline({
                                    'values': Items(0, 73, Number(0, 0, 8, False, True, 'be')),
                                })), 'xml': Rows(39, 74, Inline({
                                    'len_plain': Inline({
                                        'form': Number(1, 0, 1, False, False, 'be'),
                                        'len_8': Present(2, Number(3, 0, 1, False, False, 'be')),
                                        'len_16': Present(4, Number(5, 0, 2, False, False, 'be')),
                                        'len_32': Present(6, Number(7, 0, 4, False, False, 'be')),
                                        'value': Computed(10, 'int'),
                                    }),
                                    'compressed': Span(8, None),
                                    'len_document': Computed(11, 'int'),
                                })), 'string_array': Rows(40, 75, Inline({
                                    'num_values': Number(0, 0, 4, False, False, 'be'),
                                    'values': Items(1, 76, Span(0, 'ISO-8859-1')),
                                })), 'raw': Rows(41, 77, Span(0, None))}),
                                'name': Span(42, 'ISO-8859-1'),
                                'identifier': Present(44, Computed(46, 'int')),
                                'remark': Computed(47, 'int'),
                            })),
                        }, Span(4, None)),
                    })),
                })), 'subject': Rows(21, 78, Inline({
                    'num_elements': Number(0, 0, 1, False, False, 'be'),
                    'elements': Items(1, 79, Inline({
                        'len_element': Number(0, 0, 1, False, False, 'be'),
                        'value': Span(1, 'ISO-8859-1'),
                    })),
                })), 'datetime': Rows(22, 80, Inline({
                    'width': Fixed(0, 0, 0, None),
                    'seconds_low': Number(0, 0, 4, False, False, 'be'),
                    'seconds_high': Number(0, 4, 1, True, False, 'be'),
                    'microseconds': Bits(0, 5, 0, 24, 'be'),
                    'seconds': Formula('int', Apply('+', (Apply('*', (Number(0, 4, 1, True, False, 'be'), 4294967296)), Number(0, 0, 4, False, False, 'be')))),
                })), 'text': Rows(23, 81, Inline({
                    'value': Span(0, 'ISO-8859-1'),
                    'ending': Span(2, None),
                    'is_terminated': Computed(4, 'bool'),
                })), 'boolean': Rows(24, 82, Inline({
                    'width': Fixed(0, 0, 0, None),
                    'code': Number(0, 0, 1, False, False, 'be'),
                    'value': Formula('bool', Apply('!=', (Number(0, 0, 1, False, False, 'be'), 0))),
                })), 'ip_data': Rows(25, 83, Inline({
                    'width': Fixed(0, 0, 0, None),
                    'address': Present(1, Items(2, 84, Number(0, 0, 1, False, False, 'be'))),
                    'port': Present(4, Number(5, 0, 2, False, False, 'be')),
                })), 'signed': Rows(26, 85, Inline({
                    'width': Fixed(0, 0, 0, None),
                    'int8': Present(1, Number(2, 0, 1, True, False, 'be')),
                    'int16': Present(3, Number(4, 0, 2, True, False, 'be')),
                    'int32': Present(5, Number(6, 0, 4, True, False, 'be')),
                    'int64': Present(7, Number(8, 0, 8, True, False, 'be')),
                    'value': Computed(9, 'int'),
                })), 'unsigned': Rows(27, 86, Inline({
                    'width': Fixed(0, 0, 0, None),
                    'uint8': Present(1, Number(2, 0, 1, False, False, 'be')),
                    'uint16': Present(3, Number(4, 0, 2, False, False, 'be')),
                    'uint32': Present(5, Number(6, 0, 4, False, False, 'be')),
                    'long_value': Present(7, Number(8, 0, 8, False, False, 'be')),
                    'value': Present(9, Computed(10, 'int')),
                })), 'real': Rows(28, 87, Inline({
                    'width': Fixed(0, 0, 0, None),
                    'float32': Present(1, Number(2, 0, 4, False, True, 'be')),
                    'float64': Present(3, Number(4, 0, 8, False, True, 'be')),
                    'value': Computed(5, 'float'),
                })), 'i8_array': Rows(29, 88, Inline({
                    'values': Items(0, 89, Number(0, 0, 1, True, False, 'be')),
                })), 'u8_array': Rows(30, 90, Inline({
                    'values': Items(0, 91, Number(0, 0, 1, False, False, 'be')),
                })), 'i16_array': Rows(31, 92, Inline({
                    'values': Items(0, 93, Number(0, 0, 2, True, False, 'be')),
                })), 'u16_array': Rows(32, 94, Inline({
                    'values': Items(0, 95, Number(0, 0, 2, False, False, 'be')),
                })), 'i32_array': Rows(33, 96, Inline({
                    'values': Items(0, 97, Number(0, 0, 4, True, False, 'be')),
                })), 'u32_array': Rows(34, 98, Inline({
                    'values': Items(0, 99, Number(0, 0, 4, False, False, 'be')),
                })), 'i64_array': Rows(35, 100, Inline({
                    'values': Items(0, 101, Number(0, 0, 8, True, False, 'be')),
                })), 'u64_array': Rows(36, 102, Inline({
                    'values': Items(0, 103, Number(0, 0, 8, False, False, 'be')),
                })), 'f32_array': Rows(37, 104, Inline({
                    'values': Items(0, 105, Number(0, 0, 4, False, True, 'be')),
                })), 'f64_array': Rows(38, 106, Inline({
                    'values': Items(0, 107, Number(0, 0, 8, False, True, 'be')),
                })), 'xml': Rows(39, 108, Inline({
                    'len_plain': Inline({
                        'form': Number(1, 0, 1, False, False, 'be'),
                        'len_8': Present(2, Number(3, 0, 1, False, False, 'be')),
                        'len_16': Present(4, Number(5, 0, 2, False, False, 'be')),
                        'len_32': Present(6, Number(7, 0, 4, False, False, 'be')),
                        'value': Computed(10, 'int'),
                    }),
                    'compressed': Span(8, None),
                    'len_document': Computed(11, 'int'),
                })), 'string_array': Rows(40, 109, Inline({
                    'num_values': Number(0, 0, 4, False, False, 'be'),
                    'values': Items(1, 110, Span(0, 'ISO-8859-1')),
                })), 'raw': Rows(41, 111, Span(0, None))}),
                'name': Span(42, 'ISO-8859-1'),
                'identifier': Present(44, Computed(46, 'int')),
                'remark': Computed(47, 'int'),
            })),
        }),
    }),
    checks=(
        Apply('>=', (Number(0, 0, 4, False, False, 'be'), 8)),
    ),
    unsupported={},
)

FRAME = Plan(
    program=(
        (ROW, 0, 0, 0),                          # 0: tibrv_msg
        (PARAM, 1, 0),                           # 1: has_identifiers
        (PARAM, 2, 1),                           # 2: is_size_78_next_byte
        (RUN, 0, 0, 8),                          # 3: len_message, magic
        (NUMBER, 3, 0, 0, 0, 36),                # 4: len_message
        (JLT, 3, 5, 9),                          # 5: valid: 8; 5 is 8
        (SUB, 4, 3, 5),                          # 6: size: len_message - 8; 5 is 8
        (BYTES, 0, 1, 4),                        # 7: body
        (DONE,),                                 # 8: read
        (FAIL,),                                 # 9: handed over
    ),
    constants=b'',
    tables=(
        Table(3, ()),  # 0: tibrv_msg
    ),
    registers=5,
    numbers=(8,),
    addresses=(0,),
    encodings=(),
    root=Inline({
        'len_message': Number(0, 0, 4, False, False, 'be'),
        'magic': Fixed(0, 4, 4, None),
        'body': Span(1, None),
    }),
    checks=(
    ),
    unsupported={},
)

IN_STEP = Plan(
    program=(
        (ROW, 0, 0, 0),                          # 0: tibrv_msg
        (PARAM, 1, 0),                           # 1: has_identifiers
        (PARAM, 2, 1),                           # 2: is_size_78_next_byte
        (RUN, 0, 0, 8),                          # 3: len_message, magic
        (NUMBER, 3, 0, 0, 0, 36),                # 4: len_message
        (JLT, 3, 6, 13),                         # 5: valid: 8; 6 is 8
        (FIXED, 3, 0, 0, 4, 4),                  # 6
        (SAME, 5, 3, 7),                         # 7: 7 is b'\x99U\xee\xaa'
        (JZ, 5, 13),                             # 8
        (NUMBER, 3, 0, 0, 0, 36),                # 9: size: len_message - 8
        (SUB, 4, 3, 6),                          # 10: 6 is 8
        (BYTES, 0, 1, 4),                        # 11: body
        (DONE,),                                 # 12: read
        (FAIL,),                                 # 13: handed over
    ),
    constants=b'\x99U\xee\xaa',
    tables=(
        Table(3, ()),  # 0: tibrv_msg
    ),
    registers=6,
    numbers=(8, -1, 4),
    addresses=(0,),
    encodings=(),
    root=Inline({
        'len_message': Number(0, 0, 4, False, False, 'be'),
        'magic': Fixed(0, 4, 4, None),
        'body': Span(1, None),
    }),
    checks=(
    ),
    unsupported={},
)

