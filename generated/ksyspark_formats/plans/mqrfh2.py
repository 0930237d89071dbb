# Generated from ksy/ibm_mq/mqrfh2.ksy by `ksyspark generate`; do not edit.
"""Plans of mqrfh2: what the machine runs for each message and where it leaves each column; `FRAME` and `IN_STEP` cut streams."""

from ksyspark.compiler.opcodes import AND, BYTE, BYTES, CALL, CLOSE, COUNT, CUT, DONE, EQ, FAIL, FIXED, ITEM, JEQ, JGE, JGT, JLE, JLT, JNE, JNZ, JUMP, JZ, LOAD, LOOP, MOD, MOVE, NE, NUMBER2, OPEN, PARAM, POSITION, REST, RETURN, ROOTSIZE, ROW, ROWS, RUN, SAME, SEEKROOT, STORE, SUB, TEXTAT, UNPAD
from ksyspark.compiler.plan import Apply, Fixed, Formula, Inline, Items, Number, Plan, Present, Span, Table, Parameter, Computed

PLAN = Plan(
    program=(
        (ROW, 0, 0, 0),                          # 0: mqrfh2
        (PARAM, 1, 0),                           # 1: encoding
        (PARAM, 2, 1),                           # 2: ccsid
        (AND, 6, 1, 22),                         # 3: 22 is 15
        (JEQ, 6, 23, 6),                         # 4: 23 is 1
        (JNE, 6, 24, 8),                         # 5: 24 is 2
        (MOVE, 3, 1),                            # 6
        (JUMP, 36),                              # 7
        (ROOTSIZE, 6),                           # 8
        (JLT, 6, 25, 35),                        # 9: 25 is 8
        (JUMP, 24),                              # 10: start, where it is used
        (LOAD, 7, 0, 0),                         # 11
        (JNZ, 7, 23),                            # 12
        (SEEKROOT, 8, 26),                       # 13: pos: 0; 26 is 0
        (ROOTSIZE, 13),                          # 14: size: _io.size < 8 ? _io.size : 8
        (JGE, 13, 25, 19),                       # 15: 25 is 8
        (ROOTSIZE, 13),                          # 16
        (MOVE, 10, 13),                          # 17
        (JUMP, 20),                              # 18
        (MOVE, 10, 25),                          # 19: 25 is 8
        (BYTES, 0, 1, 10),                       # 20: start
        (CLOSE, 8),                              # 21: back from start
        (STORE, 0, 0, 23),                       # 22: 23 is 1
        (RETURN, 1),                             # 23: start is read
        (CALL, 1, 11),                           # 24: start
        (LOAD, 14, 0, 1),                        # 25
        (LOAD, 15, 0, 2),                        # 26
        (BYTE, 16, 14, 27),                      # 27: 27 is 4
        (JEQ, 16, 26, 35),                       # 28: 26 is 0
        (LOAD, 14, 0, 1),                        # 29: start
        (LOAD, 15, 0, 2),                        # 30
        (BYTE, 16, 14, 28),                      # 31: 28 is 7
        (JNE, 16, 26, 35),                       # 32: 26 is 0
        (MOVE, 3, 29),                           # 33: 29 is 546
        (JUMP, 36),                              # 34
        (MOVE, 3, 30),                           # 35: 30 is 273
        (STORE, 0, 3, 3),                        # 36
        (AND, 4, 3, 22),                         # 37: switch-on: context_encoding & 15; 22 is 15
        (JNE, 4, 24, 41),                        # 38: cases: 2; 24 is 2
        (STORE, 0, 4, 23),                       # 39: byte order le; 23 is 1
        (JUMP, 42),                              # 40
        (STORE, 0, 4, 26),                       # 41: byte order be; 26 is 0
        (RUN, 0, 5, 20),                         # 42: struc_id, version, struc_length, encoding, coded_char_set_id
        (FIXED, 3, 0, 5, 0, 4),                  # 43
        (SAME, 5, 3, 31),                        # 44: 31 is b'\xd9\xc6\xc8@'
        (STORE, 0, 6, 5),                        # 45
        (LOAD, 3, 0, 6),                         # 46: if: not is_ebcdic
        (JNZ, 3, 53),                            # 47
        (BYTES, 0, 8, 25),                       # 48: size: 8; ascii; 25 is 8
        (UNPAD, 0, 8, 32),                       # 49
        (CUT, 0, 8, 0, 0),                       # 50
        (TEXTAT, 0, 8, 0),                       # 51: ascii is ISO-8859-1
        (STORE, 0, 7, 23),                       # 52: 23 is 1
        (JZ, 3, 59),                             # 53: if: is_ebcdic
        (BYTES, 0, 11, 25),                      # 54: size: 8; ebcdic; 25 is 8
        (UNPAD, 0, 11, 64),                      # 55
        (CUT, 0, 11, 0, 0),                      # 56
        (TEXTAT, 0, 11, 1),                      # 57: ebcdic is IBM037
        (STORE, 0, 10, 23),                      # 58: 23 is 1
        (LOAD, 6, 0, 6),                         # 59
        (JZ, 6, 158),                            # 60
        (LOAD, 6, 0, 6),                         # 61
        (JZ, 6, 470),                            # 62
        (LOAD, 17, 0, 10),                       # 63
        (JZ, 17, 470),                           # 64
        (LOAD, 18, 0, 11),                       # 65
        (LOAD, 19, 0, 12),                       # 66
        (SAME, 20, 18, 33),                      # 67: 33 is b''
        (JZ, 20, 71),                            # 68
        (MOVE, 14, 23),                          # 69: 23 is 1
        (JUMP, 156),                             # 70
        (SAME, 20, 18, 35),                      # 71: 35 is b'\xd4\xd8\xe2\xe3\xd9'
        (JZ, 20, 75),                            # 72
        (MOVE, 14, 37),                          # 73: 37 is 39
        (JUMP, 156),                             # 74
        (SAME, 20, 18, 38),                      # 75: 38 is b'\xd4\xd8\xe7\xd4\xc9\xe3'
        (JZ, 20, 79),                            # 76
        (MOVE, 14, 40),                          # 77: 40 is 10
        (JUMP, 156),                             # 78
        (SAME, 20, 18, 41),                      # 79: 41 is b'\xd4\xd8\xc8\xd4\xc4\xc5'
        (JZ, 20, 83),                            # 80
        (MOVE, 14, 43),                          # 81: 43 is 11
        (JUMP, 156),                             # 82
        (SAME, 20, 18, 44),                      # 83: 44 is b'\xd4\xd8\xc4\xc5\xc1\xc4'
        (JZ, 20, 87),                            # 84
        (MOVE, 14, 46),                          # 85: 46 is 12
        (JUMP, 156),                             # 86
        (SAME, 20, 18, 47),                      # 87: 47 is b'\xd4\xd8\xc8\xc4\xc9\xe2\xe3'
        (JZ, 20, 91),                            # 88
        (MOVE, 14, 49),                          # 89: 49 is 13
        (JUMP, 156),                             # 90
        (SAME, 20, 18, 50),                      # 91: 50 is b'\xd4\xd8\xc8\xd9\xc6'
        (JZ, 20, 95),                            # 92
        (MOVE, 14, 52),                          # 93: 52 is 14
        (JUMP, 156),                             # 94
        (SAME, 20, 18, 53),                      # 95: 53 is b'\xd4\xd8\xc8\xd9\xc6\xf2'
        (JZ, 20, 99),                            # 96
        (MOVE, 14, 22),                          # 97: 22 is 15
        (JUMP, 156),                             # 98
        (SAME, 20, 18, 55),                      # 99: 55 is b'\xd4\xd8\xc3\xc9\xc3\xe2'
        (JZ, 20, 103),                           # 100
        (MOVE, 14, 57),                          # 101: 57 is 16
        (JUMP, 156),                             # 102
        (SAME, 20, 18, 58),                      # 103: 58 is b'\xd4\xd8\xc9\xd4\xe2'
        (JZ, 20, 107),                           # 104
        (MOVE, 14, 60),                          # 105: 60 is 17
        (JUMP, 156),                             # 106
        (SAME, 20, 18, 61),                      # 107: 61 is b'\xd4\xd8\xc8\xe6\xc9\xc8'
        (JZ, 20, 111),                           # 108
        (MOVE, 14, 63),                          # 109: 63 is 18
        (JUMP, 156),                             # 110
        (SAME, 20, 18, 64),                      # 111: 64 is b'\xd4\xd8\xc8\xd9\xc5\xc6'
        (JZ, 20, 115),                           # 112
        (MOVE, 14, 66),                          # 113: 66 is 19
        (JUMP, 156),                             # 114
        (SAME, 20, 18, 67),                      # 115: 67 is b'\xd4\xd8\xc1\xc4\xd4\xc9\xd5'
        (JZ, 20, 119),                           # 116
        (MOVE, 14, 69),                          # 117: 69 is 30
        (JUMP, 156),                             # 118
        (SAME, 20, 18, 70),                      # 119: 70 is b'\xd4\xd8\xc1\xd4\xd8\xd7'
        (JZ, 20, 123),                           # 120
        (MOVE, 14, 72),                          # 121: 72 is 31
        (JUMP, 156),                             # 122
        (SAME, 20, 18, 73),                      # 123: 73 is b'\xd4\xd8\xc3\xc8\xc3\xd6\xd4'
        (JZ, 20, 127),                           # 124
        (MOVE, 14, 75),                          # 125: 75 is 32
        (JUMP, 156),                             # 126
        (SAME, 20, 18, 76),                      # 127: 76 is b'\xd4\xd8\xc3\xd4\xc4\xf1'
        (JZ, 20, 131),                           # 128
        (MOVE, 14, 78),                          # 129: 78 is 33
        (JUMP, 156),                             # 130
        (SAME, 20, 18, 79),                      # 131: 79 is b'\xd4\xd8\xc3\xd4\xc4\xf2'
        (JZ, 20, 135),                           # 132
        (MOVE, 14, 81),                          # 133: 81 is 34
        (JUMP, 156),                             # 134
        (SAME, 20, 18, 82),                      # 135: 82 is b'\xd4\xd8\xc8\xc5\xd7\xc3\xc6'
        (JZ, 20, 139),                           # 136
        (MOVE, 14, 84),                          # 137: 84 is 35
        (JUMP, 156),                             # 138
        (SAME, 20, 18, 85),                      # 139: 85 is b'\xd4\xd8\xc5\xe5\xc5\xd5\xe3'
        (JZ, 20, 143),                           # 140
        (MOVE, 14, 87),                          # 141: 87 is 36
        (JUMP, 156),                             # 142
        (SAME, 20, 18, 88),                      # 143: 88 is b'\xd4\xd8\xc9\xd4\xe2\xe5\xe2'
        (JZ, 20, 147),                           # 144
        (MOVE, 14, 90),                          # 145: 90 is 37
        (JUMP, 156),                             # 146
        (SAME, 20, 18, 91),                      # 147: 91 is b'\xd4\xd8\xd7\xc3\xc6'
        (JZ, 20, 151),                           # 148
        (MOVE, 14, 93),                          # 149: 93 is 38
        (JUMP, 156),                             # 150
        (SAME, 20, 18, 94),                      # 151: 94 is b'\xd4\xd8\xe3\xd9\xc9\xc7'
        (JZ, 20, 155),                           # 152
        (MOVE, 14, 96),                          # 153: 96 is 40
        (JUMP, 156),                             # 154
        (MOVE, 14, 26),                          # 155: 26 is 0
        (MOVE, 3, 14),                           # 156
        (JUMP, 254),                             # 157
        (LOAD, 6, 0, 6),                         # 158
        (JNZ, 6, 470),                           # 159
        (LOAD, 17, 0, 7),                        # 160
        (JZ, 17, 470),                           # 161
        (LOAD, 18, 0, 8),                        # 162
        (LOAD, 19, 0, 9),                        # 163
        (SAME, 20, 18, 33),                      # 164: 33 is b''
        (JZ, 20, 168),                           # 165
        (MOVE, 14, 23),                          # 166: 23 is 1
        (JUMP, 253),                             # 167
        (SAME, 20, 18, 97),                      # 168: 97 is b'MQSTR'
        (JZ, 20, 172),                           # 169
        (MOVE, 14, 37),                          # 170: 37 is 39
        (JUMP, 253),                             # 171
        (SAME, 20, 18, 99),                      # 172: 99 is b'MQXMIT'
        (JZ, 20, 176),                           # 173
        (MOVE, 14, 40),                          # 174: 40 is 10
        (JUMP, 253),                             # 175
        (SAME, 20, 18, 101),                     # 176: 101 is b'MQHMDE'
        (JZ, 20, 180),                           # 177
        (MOVE, 14, 43),                          # 178: 43 is 11
        (JUMP, 253),                             # 179
        (SAME, 20, 18, 103),                     # 180: 103 is b'MQDEAD'
        (JZ, 20, 184),                           # 181
        (MOVE, 14, 46),                          # 182: 46 is 12
        (JUMP, 253),                             # 183
        (SAME, 20, 18, 105),                     # 184: 105 is b'MQHDIST'
        (JZ, 20, 188),                           # 185
        (MOVE, 14, 49),                          # 186: 49 is 13
        (JUMP, 253),                             # 187
        (SAME, 20, 18, 107),                     # 188: 107 is b'MQHRF'
        (JZ, 20, 192),                           # 189
        (MOVE, 14, 52),                          # 190: 52 is 14
        (JUMP, 253),                             # 191
        (SAME, 20, 18, 109),                     # 192: 109 is b'MQHRF2'
        (JZ, 20, 196),                           # 193
        (MOVE, 14, 22),                          # 194: 22 is 15
        (JUMP, 253),                             # 195
        (SAME, 20, 18, 111),                     # 196: 111 is b'MQCICS'
        (JZ, 20, 200),                           # 197
        (MOVE, 14, 57),                          # 198: 57 is 16
        (JUMP, 253),                             # 199
        (SAME, 20, 18, 113),                     # 200: 113 is b'MQIMS'
        (JZ, 20, 204),                           # 201
        (MOVE, 14, 60),                          # 202: 60 is 17
        (JUMP, 253),                             # 203
        (SAME, 20, 18, 115),                     # 204: 115 is b'MQHWIH'
        (JZ, 20, 208),                           # 205
        (MOVE, 14, 63),                          # 206: 63 is 18
        (JUMP, 253),                             # 207
        (SAME, 20, 18, 117),                     # 208: 117 is b'MQHREF'
        (JZ, 20, 212),                           # 209
        (MOVE, 14, 66),                          # 210: 66 is 19
        (JUMP, 253),                             # 211
        (SAME, 20, 18, 119),                     # 212: 119 is b'MQADMIN'
        (JZ, 20, 216),                           # 213
        (MOVE, 14, 69),                          # 214: 69 is 30
        (JUMP, 253),                             # 215
        (SAME, 20, 18, 121),                     # 216: 121 is b'MQAMQP'
        (JZ, 20, 220),                           # 217
        (MOVE, 14, 72),                          # 218: 72 is 31
        (JUMP, 253),                             # 219
        (SAME, 20, 18, 123),                     # 220: 123 is b'MQCHCOM'
        (JZ, 20, 224),                           # 221
        (MOVE, 14, 75),                          # 222: 75 is 32
        (JUMP, 253),                             # 223
        (SAME, 20, 18, 125),                     # 224: 125 is b'MQCMD1'
        (JZ, 20, 228),                           # 225
        (MOVE, 14, 78),                          # 226: 78 is 33
        (JUMP, 253),                             # 227
        (SAME, 20, 18, 127),                     # 228: 127 is b'MQCMD2'
        (JZ, 20, 232),                           # 229
        (MOVE, 14, 81),                          # 230: 81 is 34
        (JUMP, 253),                             # 231
        (SAME, 20, 18, 129),                     # 232: 129 is b'MQHEPCF'
        (JZ, 20, 236),                           # 233
        (MOVE, 14, 84),                          # 234: 84 is 35
        (JUMP, 253),                             # 235
        (SAME, 20, 18, 131),                     # 236: 131 is b'MQEVENT'
        (JZ, 20, 240),                           # 237
        (MOVE, 14, 87),                          # 238: 87 is 36
        (JUMP, 253),                             # 239
        (SAME, 20, 18, 133),                     # 240: 133 is b'MQIMSVS'
        (JZ, 20, 244),                           # 241
        (MOVE, 14, 90),                          # 242: 90 is 37
        (JUMP, 253),                             # 243
        (SAME, 20, 18, 135),                     # 244: 135 is b'MQPCF'
        (JZ, 20, 248),                           # 245
        (MOVE, 14, 93),                          # 246: 93 is 38
        (JUMP, 253),                             # 247
        (SAME, 20, 18, 137),                     # 248: 137 is b'MQTRIG'
        (JZ, 20, 252),                           # 249
        (MOVE, 14, 96),                          # 250: 96 is 40
        (JUMP, 253),                             # 251
        (MOVE, 14, 26),                          # 252: 26 is 0
        (MOVE, 3, 14),                           # 253
        (STORE, 0, 13, 3),                       # 254
        (RUN, 0, 14, 8),                         # 255: flags, name_value_ccsid
        (NUMBER2, 3, 0, 5, 8, 52, 4),            # 256: size: struc_length - 36
        (SUB, 4, 3, 87),                         # 257: 87 is 36
        (BYTES, 0, 15, 4),                       # 258: name_values
        (OPEN, 5, 0, 15),                        # 259: name_values begins
        (LOAD, 14, 0, 16),                       # 260: if: _io.size >= 4
        (JLT, 14, 27, 371),                      # 261: 27 is 4
        (ROWS, 15, 1),                           # 262: folders: repeat until
        (STORE, 0, 18, 15),                      # 263
        (MOVE, 14, 26),                          # 264: 26 is 0
        (ROW, 1, 2, 15),                         # 265: folders: an item
        (NUMBER2, 16, 0, 14, 4, 52, 4),          # 266
        (STORE, 2, 0, 16),                       # 267
        (LOAD, 16, 0, 16),                       # 268
        (LOAD, 17, 0, 15),                       # 269
        (POSITION, 17, 17),                      # 270
        (SUB, 18, 16, 17),                       # 271
        (STORE, 2, 1, 18),                       # 272
        (LOAD, 16, 0, 3),                        # 273
        (AND, 17, 16, 22),                       # 274: 22 is 15
        (EQ, 18, 17, 24),                        # 275: 24 is 2
        (STORE, 2, 2, 18),                       # 276
        (LOAD, 16, 0, 4),                        # 277
        (STORE, 2, 3, 16),                       # 278
        (RUN, 2, 4, 4),                          # 279: len_data
        (LOAD, 16, 2, 0),                        # 280: if: ccsid == 1208
        (JNE, 16, 139, 296),                     # 281: 139 is 1208
        (NUMBER2, 19, 2, 4, 0, 52, 3),           # 282: size: is_sound ? len_data : 0
        (JLT, 19, 26, 291),                      # 283: 26 is 0
        (LOAD, 20, 2, 1),                        # 284
        (SUB, 21, 20, 27),                       # 285: 27 is 4
        (JGT, 19, 21, 291),                      # 286
        (MOD, 20, 19, 27),                       # 287: 27 is 4
        (JNE, 20, 26, 291),                      # 288: 26 is 0
        (NUMBER2, 16, 2, 4, 0, 52, 3),           # 289
        (JUMP, 292),                             # 290
        (MOVE, 16, 26),                          # 291: 26 is 0
        (BYTES, 2, 6, 16),                       # 292: utf8
        (UNPAD, 2, 6, 32),                       # 293
        (TEXTAT, 2, 6, 2),                       # 294: utf8 is UTF-8
        (STORE, 2, 5, 23),                       # 295: 23 is 1
        (LOAD, 16, 2, 0),                        # 296: if: (ccsid == 1200 or ccsid == 13488 or ccsid == 17584) and is_reversed
        (JEQ, 16, 140, 300),                     # 297: 140 is 1200
        (JEQ, 16, 141, 300),                     # 298: 141 is 13488
        (JNE, 16, 142, 315),                     # 299: 142 is 17584
        (LOAD, 16, 2, 2),                        # 300
        (JZ, 16, 315),                           # 301
        (NUMBER2, 19, 2, 4, 0, 52, 3),           # 302: size: is_sound ? len_data : 0
        (JLT, 19, 26, 311),                      # 303: 26 is 0
        (LOAD, 20, 2, 1),                        # 304
        (SUB, 21, 20, 27),                       # 305: 27 is 4
        (JGT, 19, 21, 311),                      # 306
        (MOD, 20, 19, 27),                       # 307: 27 is 4
        (JNE, 20, 26, 311),                      # 308: 26 is 0
        (NUMBER2, 16, 2, 4, 0, 52, 3),           # 309
        (JUMP, 312),                             # 310
        (MOVE, 16, 26),                          # 311: 26 is 0
        (BYTES, 2, 9, 16),                       # 312: utf16le
        (TEXTAT, 2, 9, 3),                       # 313: utf16le is UTF-16LE
        (STORE, 2, 8, 23),                       # 314: 23 is 1
        (LOAD, 16, 2, 0),                        # 315: if: (ccsid == 1200 or ccsid == 13488 or ccsid == 17584) and not is_reversed
        (JEQ, 16, 140, 319),                     # 316: 140 is 1200
        (JEQ, 16, 141, 319),                     # 317: 141 is 13488
        (JNE, 16, 142, 334),                     # 318: 142 is 17584
        (LOAD, 16, 2, 2),                        # 319
        (JNZ, 16, 334),                          # 320
        (NUMBER2, 19, 2, 4, 0, 52, 3),           # 321: size: is_sound ? len_data : 0
        (JLT, 19, 26, 330),                      # 322: 26 is 0
        (LOAD, 20, 2, 1),                        # 323
        (SUB, 21, 20, 27),                       # 324: 27 is 4
        (JGT, 19, 21, 330),                      # 325
        (MOD, 20, 19, 27),                       # 326: 27 is 4
        (JNE, 20, 26, 330),                      # 327: 26 is 0
        (NUMBER2, 16, 2, 4, 0, 52, 3),           # 328
        (JUMP, 331),                             # 329
        (MOVE, 16, 26),                          # 330: 26 is 0
        (BYTES, 2, 12, 16),                      # 331: utf16be
        (TEXTAT, 2, 12, 4),                      # 332: utf16be is UTF-16BE
        (STORE, 2, 11, 23),                      # 333: 23 is 1
        (LOAD, 16, 2, 0),                        # 334: if: ccsid != 1208 and not (ccsid == 1200 or ccsid == 13488 or ccsid == 17584)
        (JEQ, 16, 139, 351),                     # 335: 139 is 1208
        (JEQ, 16, 140, 351),                     # 336: 140 is 1200
        (JEQ, 16, 141, 351),                     # 337: 141 is 13488
        (JEQ, 16, 142, 351),                     # 338: 142 is 17584
        (NUMBER2, 19, 2, 4, 0, 52, 3),           # 339: size: is_sound ? len_data : 0
        (JLT, 19, 26, 348),                      # 340: 26 is 0
        (LOAD, 20, 2, 1),                        # 341
        (SUB, 21, 20, 27),                       # 342: 27 is 4
        (JGT, 19, 21, 348),                      # 343
        (MOD, 20, 19, 27),                       # 344: 27 is 4
        (JNE, 20, 26, 348),                      # 345: 26 is 0
        (NUMBER2, 16, 2, 4, 0, 52, 3),           # 346
        (JUMP, 349),                             # 347
        (MOVE, 16, 26),                          # 348: 26 is 0
        (BYTES, 2, 15, 16),                      # 349: raw
        (STORE, 2, 14, 23),                      # 350: 23 is 1
        (MOVE, 16, 26),                          # 351: repeat-until: _io.size - _io.pos < 4 or not _.is_sound; 26 is 0
        (LOAD, 17, 0, 16),                       # 352
        (LOAD, 18, 0, 15),                       # 353
        (POSITION, 18, 18),                      # 354
        (SUB, 19, 17, 18),                       # 355
        (JLT, 19, 27, 367),                      # 356: 27 is 4
        (MOVE, 17, 26),                          # 357: 26 is 0
        (NUMBER2, 18, 2, 4, 0, 52, 3),           # 358
        (JLT, 18, 26, 366),                      # 359: 26 is 0
        (LOAD, 19, 2, 1),                        # 360
        (SUB, 20, 19, 27),                       # 361: 27 is 4
        (JGT, 18, 20, 366),                      # 362
        (MOD, 19, 18, 27),                       # 363: 27 is 4
        (JNE, 19, 26, 366),                      # 364: 26 is 0
        (MOVE, 17, 23),                          # 365: 23 is 1
        (JNZ, 17, 368),                          # 366
        (MOVE, 16, 23),                          # 367: 23 is 1
        (COUNT, 14, 2, 0, 19),                   # 368
        (JZ, 16, 265),                           # 369
        (STORE, 0, 17, 23),                      # 370: 23 is 1
        (REST, 0, 20),                           # 371: stray
        (CLOSE, 5),                              # 372: name_values ends
        (LOAD, 3, 0, 13),                        # 373
        (STORE, 0, 22, 3),                       # 374
        (REST, 0, 23),                           # 375: remainder
        (LOAD, 6, 0, 6),                         # 376: value, value: is_ebcdic ? ebcdic : ascii
        (JZ, 6, 384),                            # 377
        (LOAD, 6, 0, 10),                        # 378
        (JZ, 6, 470),                            # 379
        (LOAD, 3, 0, 11),                        # 380
        (LOAD, 4, 0, 12),                        # 381
        (MOVE, 5, 23),                           # 382: 23 is 1
        (JUMP, 389),                             # 383
        (LOAD, 6, 0, 7),                         # 384
        (JZ, 6, 470),                            # 385
        (LOAD, 3, 0, 8),                         # 386
        (LOAD, 4, 0, 9),                         # 387
        (MOVE, 5, 26),                           # 388: 26 is 0
        (STORE, 0, 25, 3),                       # 389
        (STORE, 0, 26, 4),                       # 390
        (STORE, 0, 27, 5),                       # 391
        (LOAD, 3, 0, 17),                        # 392
        (JZ, 3, 440),                            # 393
        (MOVE, 4, 26),                           # 394: 26 is 0
        (LOAD, 5, 0, 19),                        # 395
        (JGE, 4, 5, 440),                        # 396
        (ITEM, 2, 1, 0, 18, 4),                  # 397
        (MOVE, 6, 26),                           # 398: is_sound, value: len_data >= 0 and len_data <= len_left - 4 and len_data % 4 == 0; 26 is 0
        (NUMBER2, 14, 2, 4, 0, 52, 3),           # 399
        (JLT, 14, 26, 407),                      # 400: 26 is 0
        (LOAD, 15, 2, 1),                        # 401
        (SUB, 16, 15, 27),                       # 402: 27 is 4
        (JGT, 14, 16, 407),                      # 403
        (MOD, 15, 14, 27),                       # 404: 27 is 4
        (JNE, 15, 26, 407),                      # 405: 26 is 0
        (MOVE, 6, 23),                           # 406: 23 is 1
        (STORE, 2, 17, 6),                       # 407
        (LOAD, 6, 2, 0),                         # 408: data, value: ccsid == 1208 ? utf8 : is_reversed ? utf16le : utf16be
        (JEQ, 6, 139, 413),                      # 409: 139 is 1208
        (JEQ, 6, 140, 413),                      # 410: 140 is 1200
        (JEQ, 6, 141, 413),                      # 411: 141 is 13488
        (JNE, 6, 142, 438),                      # 412: 142 is 17584
        (LOAD, 17, 2, 0),                        # 413
        (JNE, 17, 139, 421),                     # 414: 139 is 1208
        (LOAD, 17, 2, 5),                        # 415
        (JZ, 17, 470),                           # 416
        (LOAD, 14, 2, 6),                        # 417
        (LOAD, 15, 2, 7),                        # 418
        (MOVE, 16, 24),                          # 419: 24 is 2
        (JUMP, 434),                             # 420
        (LOAD, 17, 2, 2),                        # 421
        (JZ, 17, 429),                           # 422
        (LOAD, 17, 2, 8),                        # 423
        (JZ, 17, 470),                           # 424
        (LOAD, 14, 2, 9),                        # 425
        (LOAD, 15, 2, 10),                       # 426
        (MOVE, 16, 143),                         # 427: 143 is 3
        (JUMP, 434),                             # 428
        (LOAD, 17, 2, 11),                       # 429
        (JZ, 17, 470),                           # 430
        (LOAD, 14, 2, 12),                       # 431
        (LOAD, 15, 2, 13),                       # 432
        (MOVE, 16, 27),                          # 433: 27 is 4
        (STORE, 2, 19, 14),                      # 434
        (STORE, 2, 20, 15),                      # 435
        (STORE, 2, 21, 16),                      # 436
        (STORE, 2, 18, 23),                      # 437: 23 is 1
        (LOOP, 4, 0),                            # 438
        (JUMP, 395),                             # 439
        (LOAD, 6, 0, 16),                        # 440: ending, value: _io.size < 4 ? (_io.size == 0 ? 0 : 2) : not folders.last.is_sound ? 1 : stray.size > 0 ? 2 : 0
        (JGE, 6, 27, 449),                       # 441: 27 is 4
        (LOAD, 17, 0, 16),                       # 442
        (JNE, 17, 26, 446),                      # 443: 26 is 0
        (MOVE, 14, 26),                          # 444: 26 is 0
        (JUMP, 447),                             # 445
        (MOVE, 14, 24),                          # 446: 24 is 2
        (MOVE, 3, 14),                           # 447
        (JUMP, 464),                             # 448
        (LOAD, 6, 0, 17),                        # 449
        (JZ, 6, 470),                            # 450
        (LOAD, 14, 0, 19),                       # 451
        (SUB, 14, 14, 23),                       # 452: 23 is 1
        (ITEM, 3, 1, 0, 18, 14),                 # 453
        (LOAD, 15, 3, 17),                       # 454
        (JNZ, 15, 458),                          # 455
        (MOVE, 3, 23),                           # 456: 23 is 1
        (JUMP, 464),                             # 457
        (LOAD, 14, 0, 20),                       # 458
        (LOAD, 15, 0, 21),                       # 459
        (JLE, 15, 26, 463),                      # 460: 26 is 0
        (MOVE, 3, 24),                           # 461: 24 is 2
        (JUMP, 464),                             # 462
        (MOVE, 3, 26),                           # 463: 26 is 0
        (STORE, 0, 28, 3),                       # 464
        (NUMBER2, 3, 0, 5, 8, 52, 4),            # 465: is_unaligned, value: struc_length % 4 != 0
        (MOD, 4, 3, 27),                         # 466: 27 is 4
        (NE, 5, 4, 26),                          # 467: 26 is 0
        (STORE, 0, 29, 5),                       # 468
        (DONE,),                                 # 469: read
        (FAIL,),                                 # 470: handed over
    ),
    constants=(b'\xd9\xc6\xc8@\xd4\xd8\xe2\xe3\xd9\xd4\xd8\xe7\xd4\xc9\xe3\xd4'
 b'\xd8\xc8\xd4\xc4\xc5\xd4\xd8\xc4\xc5\xc1\xc4\xd4\xd8\xc8\xc4\xc9'
 b'\xe2\xe3\xd4\xd8\xc8\xd9\xc6\xd4\xd8\xc8\xd9\xc6\xf2\xd4\xd8\xc3'
 b'\xc9\xc3\xe2\xd4\xd8\xc9\xd4\xe2\xd4\xd8\xc8\xe6\xc9\xc8\xd4\xd8'
 b'\xc8\xd9\xc5\xc6\xd4\xd8\xc1\xc4\xd4\xc9\xd5\xd4\xd8\xc1\xd4\xd8'
 b'\xd7\xd4\xd8\xc3\xc8\xc3\xd6\xd4\xd4\xd8\xc3\xd4\xc4\xf1\xd4\xd8'
 b'\xc3\xd4\xc4\xf2\xd4\xd8\xc8\xc5\xd7\xc3\xc6\xd4\xd8\xc5\xe5\xc5'
 b'\xd5\xe3\xd4\xd8\xc9\xd4\xe2\xe5\xe2\xd4\xd8\xd7\xc3\xc6\xd4\xd8'
 b'\xe3\xd9\xc9\xc7MQSTRMQXMITMQHMDEMQDEADMQHDISTMQHRFMQHRF2MQCICSMQIMSMQHWIHMQ'
 b'HREFMQADMINMQAMQPMQCHCOMMQCMD1MQCMD2MQHEPCFMQEVENTMQIMSVSMQPCFMQTRIG'),
    tables=(
        Table(30, (0, 7, 10, 17, 19)),  # 0: mqrfh2
        Table(22, (5, 8, 11, 14, 18)),  # 1: name_values.folders[]
    ),
    registers=22,
    numbers=(15, 1, 2, 8, 0, 4, 7, 546, 273, -1, 4, -1, 0, -5, 5, 39, -10, 6, 10, -16, 6, 11, -22, 6, 12, -28, 7, 13, -35, 5, 14, -40, 6, -46, 6, 16, -52, 5, 17, -57, 6, 18, -63, 6, 19, -69, 7, 30, -76, 6, 31, -82, 7, 32, -89, 6, 33, -95, 6, 34, -101, 7, 35, -108, 7, 36, -115, 7, 37, -122, 5, 38, -127, 6, 40, -133, 5, -138, 6, -144, 6, -150, 6, -156, 7, -163, 5, -168, 6, -174, 6, -180, 5, -185, 6, -191, 6, -197, 7, -204, 6, -210, 7, -217, 6, -223, 6, -229, 7, -236, 7, -243, 7, -250, 5, -255, 6, 1208, 1200, 13488, 17584, 3),
    addresses=(0, -1, 1, 1),
    encodings=('ISO-8859-1', 'IBM037', 'UTF-8', 'UTF-16LE', 'UTF-16BE'),
    root=Inline({
        'start': Present(0, Span(1, None)),
        'used_encoding': Computed(3, 'int'),
        'header': Inline({
            'context': Inline({}),
            'struc_id': Fixed(5, 0, 4, None),
            'version': Number(5, 4, 4, True, False, 'be', 4),
            'struc_length': Number(5, 8, 4, True, False, 'be', 4),
            'encoding': Number(5, 12, 4, True, False, 'be', 4),
            'coded_char_set_id': Number(5, 16, 4, True, False, 'be', 4),
            'is_ebcdic': Computed(6, 'bool'),
            'format': Inline({
                'ascii': Present(7, Span(8, 'ISO-8859-1')),
                'ebcdic': Present(10, Span(11, 'IBM037')),
                'known': Inline({}),
                'value': Span(25, '*'),
                'kind': Formula('int', Computed(13, 'int')),
            }),
            'flags': Number(14, 0, 4, True, False, 'be', 4),
            'name_value_ccsid': Number(14, 4, 4, True, False, 'be', 4),
            'name_values': Inline({
                'folders': Present(17, Items(18, 1, Inline({
                    'len_data': Number(4, 0, 4, True, False, 'be', 3),
                    'utf8': Present(5, Span(6, 'UTF-8')),
                    'utf16le': Present(8, Span(9, 'UTF-16LE')),
                    'utf16be': Present(11, Span(12, 'UTF-16BE')),
                    'raw': Present(14, Span(15, None)),
                    'is_sound': Computed(17, 'bool'),
                    'data': Present(18, Span(19, '*')),
                }))),
                'stray': Span(20, None),
                'ending': Computed(28, 'int'),
            }),
            'is_unaligned': Computed(29, 'bool'),
        }),
        'following': Inline({
            'integers': Formula('int', Apply('&', (Number(5, 12, 4, True, False, 'be', 4), 15))),
            'decimals': Formula('int', Apply('&', (Apply('>>', (Number(5, 12, 4, True, False, 'be', 4), 4)), 15))),
            'floats': Formula('int', Apply('&', (Apply('>>', (Number(5, 12, 4, True, False, 'be', 4), 8)), 15))),
            'has_reserved_bits': Formula('bool', Apply('!=', (Apply('&', (Number(5, 12, 4, True, False, 'be', 4), Apply('~', (4095,)))), 0))),
            'environment': Formula('int', Number(5, 12, 4, True, False, 'be', 4)),
            'charset': Formula('int', Apply('?', (Apply('or', (Apply('==', (Number(5, 16, 4, True, False, 'be', 4), 0)), Apply('==', (Number(5, 16, 4, True, False, 'be', 4), -1)))), 0, Apply('?', (Apply('==', (Number(5, 16, 4, True, False, 'be', 4), -2)), 3, Apply('?', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('==', (Number(5, 16, 4, True, False, 'be', 4), 37)), Apply('==', (Number(5, 16, 4, True, False, 'be', 4), 273)))), Apply('==', (Number(5, 16, 4, True, False, 'be', 4), 277)))), Apply('==', (Number(5, 16, 4, True, False, 'be', 4), 500)))), Apply('==', (Number(5, 16, 4, True, False, 'be', 4), 1047)))), Apply('==', (Number(5, 16, 4, True, False, 'be', 4), 1140)))), 2, Apply('?', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('==', (Number(5, 16, 4, True, False, 'be', 4), 437)), Apply('==', (Number(5, 16, 4, True, False, 'be', 4), 819)))), Apply('==', (Number(5, 16, 4, True, False, 'be', 4), 850)))), Apply('==', (Number(5, 16, 4, True, False, 'be', 4), 1208)))), Apply('==', (Number(5, 16, 4, True, False, 'be', 4), 1252)))), 1, 4))))))))),
        }),
        'remainder': Span(23, None),
    }),
    checks=(
        Apply('or', (Apply('and', (Apply('same', (Fixed(5, 0, 4, None), b'RFH ')), Apply('not', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('==', (Parameter(1), 37)), Apply('==', (Parameter(1), 273)))), Apply('==', (Parameter(1), 277)))), Apply('==', (Parameter(1), 500)))), Apply('==', (Parameter(1), 1047)))), Apply('==', (Parameter(1), 1140)))),)))), Apply('and', (Apply('same', (Fixed(5, 0, 4, None), b'\xd9\xc6\xc8@')), Apply('not', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('==', (Parameter(1), 437)), Apply('==', (Parameter(1), 819)))), Apply('==', (Parameter(1), 850)))), Apply('==', (Parameter(1), 1208)))), Apply('==', (Parameter(1), 1252)))),)))))),
        Apply('==', (Number(5, 4, 4, True, False, 'be', 4), 2)),
        Apply('>=', (Number(5, 8, 4, True, False, 'be', 4), 36)),
    ),
    unsupported={},
)

FRAME = None
IN_STEP = None
