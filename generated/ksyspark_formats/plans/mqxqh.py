# Generated from ksy/ibm_mq/mqxqh.ksy by `ksyspark generate`; do not edit.
"""Plans of mqxqh: what the machine runs for each message and where it leaves each column; `FRAME` and `IN_STEP` cut streams."""

from ksyspark.compiler.opcodes import AND, BYTE, BYTES, CALL, CLOSE, CUT, DONE, FAIL, FIXED, JEQ, JGE, JLT, JNE, JNZ, JUMP, JZ, LOAD, MOVE, NUMBER2, PARAM, REST, RETURN, ROOTSIZE, ROW, ROWAT, RUN, SAME, SEEKROOT, STORE, TEXT, TEXTAT, UNPAD
from ksyspark.compiler.plan import Apply, Fixed, Formula, Inline, Number, Plan, Present, Rows, Span, Table, Parameter, Computed

PLAN = Plan(
    program=(
        (ROW, 0, 0, 0),                          # 0: mqxqh
        (PARAM, 1, 0),                           # 1: encoding
        (PARAM, 2, 1),                           # 2: ccsid
        (AND, 6, 1, 21),                         # 3: 21 is 15
        (JEQ, 6, 22, 6),                         # 4: 22 is 1
        (JNE, 6, 23, 8),                         # 5: 23 is 2
        (MOVE, 3, 1),                            # 6
        (JUMP, 36),                              # 7
        (ROOTSIZE, 6),                           # 8
        (JLT, 6, 24, 35),                        # 9: 24 is 8
        (JUMP, 24),                              # 10: start, where it is used
        (LOAD, 7, 0, 0),                         # 11
        (JNZ, 7, 23),                            # 12
        (SEEKROOT, 8, 25),                       # 13: pos: 0; 25 is 0
        (ROOTSIZE, 13),                          # 14: size: _io.size < 8 ? _io.size : 8
        (JGE, 13, 24, 19),                       # 15: 24 is 8
        (ROOTSIZE, 13),                          # 16
        (MOVE, 10, 13),                          # 17
        (JUMP, 20),                              # 18
        (MOVE, 10, 24),                          # 19: 24 is 8
        (BYTES, 0, 1, 10),                       # 20: start
        (CLOSE, 8),                              # 21: back from start
        (STORE, 0, 0, 22),                       # 22: 22 is 1
        (RETURN, 1),                             # 23: start is read
        (CALL, 1, 11),                           # 24: start
        (LOAD, 14, 0, 1),                        # 25
        (LOAD, 15, 0, 2),                        # 26
        (BYTE, 16, 14, 26),                      # 27: 26 is 4
        (JEQ, 16, 25, 35),                       # 28: 25 is 0
        (LOAD, 14, 0, 1),                        # 29: start
        (LOAD, 15, 0, 2),                        # 30
        (BYTE, 16, 14, 27),                      # 31: 27 is 7
        (JNE, 16, 25, 35),                       # 32: 25 is 0
        (MOVE, 3, 28),                           # 33: 28 is 546
        (JUMP, 36),                              # 34
        (MOVE, 3, 29),                           # 35: 29 is 273
        (STORE, 0, 3, 3),                        # 36
        (AND, 4, 3, 21),                         # 37: switch-on: context_encoding & 15; 21 is 15
        (JNE, 4, 23, 41),                        # 38: cases: 2; 23 is 2
        (STORE, 0, 4, 22),                       # 39: byte order le; 22 is 1
        (JUMP, 42),                              # 40
        (STORE, 0, 4, 25),                       # 41: byte order be; 25 is 0
        (RUN, 0, 5, 8),                          # 42: struc_id, version
        (FIXED, 3, 0, 5, 0, 4),                  # 43
        (SAME, 5, 3, 31),                        # 44: 31 is b'\xe7\xd8\xc8@'
        (STORE, 0, 6, 5),                        # 45
        (LOAD, 3, 0, 6),                         # 46: if: not is_ebcdic
        (JNZ, 3, 52),                            # 47
        (BYTES, 0, 8, 30),                       # 48: size: len; ascii; 30 is 48
        (UNPAD, 0, 8, 32),                       # 49
        (CUT, 0, 8, 0, 0),                       # 50
        (STORE, 0, 7, 22),                       # 51: 22 is 1
        (JZ, 3, 57),                             # 52: if: is_ebcdic
        (BYTES, 0, 11, 30),                      # 53: size: len; ebcdic; 30 is 48
        (UNPAD, 0, 11, 64),                      # 54
        (CUT, 0, 11, 0, 0),                      # 55
        (STORE, 0, 10, 22),                      # 56: 22 is 1
        (JNZ, 3, 62),                            # 57: if: not is_ebcdic
        (BYTES, 0, 14, 30),                      # 58: size: len; ascii; 30 is 48
        (UNPAD, 0, 14, 32),                      # 59
        (CUT, 0, 14, 0, 0),                      # 60
        (STORE, 0, 13, 22),                      # 61: 22 is 1
        (JZ, 3, 67),                             # 62: if: is_ebcdic
        (BYTES, 0, 17, 30),                      # 63: size: len; ebcdic; 30 is 48
        (UNPAD, 0, 17, 64),                      # 64
        (CUT, 0, 17, 0, 0),                      # 65
        (STORE, 0, 16, 22),                      # 66: 22 is 1
        (LOAD, 3, 0, 3),                         # 67: switch-on: context_encoding & 15
        (AND, 4, 3, 21),                         # 68: 21 is 15
        (JNE, 4, 23, 72),                        # 69: cases: 2; 23 is 2
        (STORE, 0, 19, 22),                      # 70: byte order le; 22 is 1
        (JUMP, 73),                              # 71
        (STORE, 0, 19, 25),                      # 72: byte order be; 25 is 0
        (RUN, 0, 20, 8),                         # 73: struc_id, version
        (RUN, 0, 21, 4),                         # 74: bits
        (RUN, 0, 22, 20),                        # 75: msg_type, expiry, feedback, encoding, coded_char_set_id
        (FIXED, 3, 0, 20, 0, 4),                 # 76
        (SAME, 5, 3, 33),                        # 77: 33 is b'\xd4\xc4@@'
        (STORE, 0, 23, 5),                       # 78
        (LOAD, 3, 0, 23),                        # 79: if: not is_ebcdic
        (JNZ, 3, 86),                            # 80
        (BYTES, 0, 25, 24),                      # 81: size: 8; ascii; 24 is 8
        (UNPAD, 0, 25, 32),                      # 82
        (CUT, 0, 25, 0, 0),                      # 83
        (TEXTAT, 0, 25, 0),                      # 84: ascii is ISO-8859-1
        (STORE, 0, 24, 22),                      # 85: 22 is 1
        (JZ, 3, 92),                             # 86: if: is_ebcdic
        (BYTES, 0, 28, 24),                      # 87: size: 8; ebcdic; 24 is 8
        (UNPAD, 0, 28, 64),                      # 88
        (CUT, 0, 28, 0, 0),                      # 89
        (TEXTAT, 0, 28, 1),                      # 90: ebcdic is IBM037
        (STORE, 0, 27, 22),                      # 91: 22 is 1
        (LOAD, 6, 0, 23),                        # 92
        (JZ, 6, 189),                            # 93
        (LOAD, 17, 0, 27),                       # 94
        (JZ, 17, 1444),                          # 95
        (LOAD, 18, 0, 28),                       # 96
        (LOAD, 19, 0, 29),                       # 97
        (SAME, 20, 18, 35),                      # 98: 35 is b''
        (JZ, 20, 102),                           # 99
        (MOVE, 14, 22),                          # 100: 22 is 1
        (JUMP, 187),                             # 101
        (SAME, 20, 18, 37),                      # 102: 37 is b'\xd4\xd8\xe2\xe3\xd9'
        (JZ, 20, 106),                           # 103
        (MOVE, 14, 39),                          # 104: 39 is 39
        (JUMP, 187),                             # 105
        (SAME, 20, 18, 40),                      # 106: 40 is b'\xd4\xd8\xe7\xd4\xc9\xe3'
        (JZ, 20, 110),                           # 107
        (MOVE, 14, 42),                          # 108: 42 is 10
        (JUMP, 187),                             # 109
        (SAME, 20, 18, 43),                      # 110: 43 is b'\xd4\xd8\xc8\xd4\xc4\xc5'
        (JZ, 20, 114),                           # 111
        (MOVE, 14, 45),                          # 112: 45 is 11
        (JUMP, 187),                             # 113
        (SAME, 20, 18, 46),                      # 114: 46 is b'\xd4\xd8\xc4\xc5\xc1\xc4'
        (JZ, 20, 118),                           # 115
        (MOVE, 14, 48),                          # 116: 48 is 12
        (JUMP, 187),                             # 117
        (SAME, 20, 18, 49),                      # 118: 49 is b'\xd4\xd8\xc8\xc4\xc9\xe2\xe3'
        (JZ, 20, 122),                           # 119
        (MOVE, 14, 51),                          # 120: 51 is 13
        (JUMP, 187),                             # 121
        (SAME, 20, 18, 52),                      # 122: 52 is b'\xd4\xd8\xc8\xd9\xc6'
        (JZ, 20, 126),                           # 123
        (MOVE, 14, 54),                          # 124: 54 is 14
        (JUMP, 187),                             # 125
        (SAME, 20, 18, 55),                      # 126: 55 is b'\xd4\xd8\xc8\xd9\xc6\xf2'
        (JZ, 20, 130),                           # 127
        (MOVE, 14, 21),                          # 128: 21 is 15
        (JUMP, 187),                             # 129
        (SAME, 20, 18, 57),                      # 130: 57 is b'\xd4\xd8\xc3\xc9\xc3\xe2'
        (JZ, 20, 134),                           # 131
        (MOVE, 14, 59),                          # 132: 59 is 16
        (JUMP, 187),                             # 133
        (SAME, 20, 18, 60),                      # 134: 60 is b'\xd4\xd8\xc9\xd4\xe2'
        (JZ, 20, 138),                           # 135
        (MOVE, 14, 62),                          # 136: 62 is 17
        (JUMP, 187),                             # 137
        (SAME, 20, 18, 63),                      # 138: 63 is b'\xd4\xd8\xc8\xe6\xc9\xc8'
        (JZ, 20, 142),                           # 139
        (MOVE, 14, 65),                          # 140: 65 is 18
        (JUMP, 187),                             # 141
        (SAME, 20, 18, 66),                      # 142: 66 is b'\xd4\xd8\xc8\xd9\xc5\xc6'
        (JZ, 20, 146),                           # 143
        (MOVE, 14, 68),                          # 144: 68 is 19
        (JUMP, 187),                             # 145
        (SAME, 20, 18, 69),                      # 146: 69 is b'\xd4\xd8\xc1\xc4\xd4\xc9\xd5'
        (JZ, 20, 150),                           # 147
        (MOVE, 14, 71),                          # 148: 71 is 30
        (JUMP, 187),                             # 149
        (SAME, 20, 18, 72),                      # 150: 72 is b'\xd4\xd8\xc1\xd4\xd8\xd7'
        (JZ, 20, 154),                           # 151
        (MOVE, 14, 74),                          # 152: 74 is 31
        (JUMP, 187),                             # 153
        (SAME, 20, 18, 75),                      # 154: 75 is b'\xd4\xd8\xc3\xc8\xc3\xd6\xd4'
        (JZ, 20, 158),                           # 155
        (MOVE, 14, 77),                          # 156: 77 is 32
        (JUMP, 187),                             # 157
        (SAME, 20, 18, 78),                      # 158: 78 is b'\xd4\xd8\xc3\xd4\xc4\xf1'
        (JZ, 20, 162),                           # 159
        (MOVE, 14, 80),                          # 160: 80 is 33
        (JUMP, 187),                             # 161
        (SAME, 20, 18, 81),                      # 162: 81 is b'\xd4\xd8\xc3\xd4\xc4\xf2'
        (JZ, 20, 166),                           # 163
        (MOVE, 14, 83),                          # 164: 83 is 34
        (JUMP, 187),                             # 165
        (SAME, 20, 18, 84),                      # 166: 84 is b'\xd4\xd8\xc8\xc5\xd7\xc3\xc6'
        (JZ, 20, 170),                           # 167
        (MOVE, 14, 86),                          # 168: 86 is 35
        (JUMP, 187),                             # 169
        (SAME, 20, 18, 87),                      # 170: 87 is b'\xd4\xd8\xc5\xe5\xc5\xd5\xe3'
        (JZ, 20, 174),                           # 171
        (MOVE, 14, 89),                          # 172: 89 is 36
        (JUMP, 187),                             # 173
        (SAME, 20, 18, 90),                      # 174: 90 is b'\xd4\xd8\xc9\xd4\xe2\xe5\xe2'
        (JZ, 20, 178),                           # 175
        (MOVE, 14, 92),                          # 176: 92 is 37
        (JUMP, 187),                             # 177
        (SAME, 20, 18, 93),                      # 178: 93 is b'\xd4\xd8\xd7\xc3\xc6'
        (JZ, 20, 182),                           # 179
        (MOVE, 14, 95),                          # 180: 95 is 38
        (JUMP, 187),                             # 181
        (SAME, 20, 18, 96),                      # 182: 96 is b'\xd4\xd8\xe3\xd9\xc9\xc7'
        (JZ, 20, 186),                           # 183
        (MOVE, 14, 98),                          # 184: 98 is 40
        (JUMP, 187),                             # 185
        (MOVE, 14, 25),                          # 186: 25 is 0
        (MOVE, 3, 14),                           # 187
        (JUMP, 284),                             # 188
        (JNZ, 6, 1444),                          # 189
        (LOAD, 17, 0, 24),                       # 190
        (JZ, 17, 1444),                          # 191
        (LOAD, 18, 0, 25),                       # 192
        (LOAD, 19, 0, 26),                       # 193
        (SAME, 20, 18, 35),                      # 194: 35 is b''
        (JZ, 20, 198),                           # 195
        (MOVE, 14, 22),                          # 196: 22 is 1
        (JUMP, 283),                             # 197
        (SAME, 20, 18, 99),                      # 198: 99 is b'MQSTR'
        (JZ, 20, 202),                           # 199
        (MOVE, 14, 39),                          # 200: 39 is 39
        (JUMP, 283),                             # 201
        (SAME, 20, 18, 101),                     # 202: 101 is b'MQXMIT'
        (JZ, 20, 206),                           # 203
        (MOVE, 14, 42),                          # 204: 42 is 10
        (JUMP, 283),                             # 205
        (SAME, 20, 18, 103),                     # 206: 103 is b'MQHMDE'
        (JZ, 20, 210),                           # 207
        (MOVE, 14, 45),                          # 208: 45 is 11
        (JUMP, 283),                             # 209
        (SAME, 20, 18, 105),                     # 210: 105 is b'MQDEAD'
        (JZ, 20, 214),                           # 211
        (MOVE, 14, 48),                          # 212: 48 is 12
        (JUMP, 283),                             # 213
        (SAME, 20, 18, 107),                     # 214: 107 is b'MQHDIST'
        (JZ, 20, 218),                           # 215
        (MOVE, 14, 51),                          # 216: 51 is 13
        (JUMP, 283),                             # 217
        (SAME, 20, 18, 109),                     # 218: 109 is b'MQHRF'
        (JZ, 20, 222),                           # 219
        (MOVE, 14, 54),                          # 220: 54 is 14
        (JUMP, 283),                             # 221
        (SAME, 20, 18, 111),                     # 222: 111 is b'MQHRF2'
        (JZ, 20, 226),                           # 223
        (MOVE, 14, 21),                          # 224: 21 is 15
        (JUMP, 283),                             # 225
        (SAME, 20, 18, 113),                     # 226: 113 is b'MQCICS'
        (JZ, 20, 230),                           # 227
        (MOVE, 14, 59),                          # 228: 59 is 16
        (JUMP, 283),                             # 229
        (SAME, 20, 18, 115),                     # 230: 115 is b'MQIMS'
        (JZ, 20, 234),                           # 231
        (MOVE, 14, 62),                          # 232: 62 is 17
        (JUMP, 283),                             # 233
        (SAME, 20, 18, 117),                     # 234: 117 is b'MQHWIH'
        (JZ, 20, 238),                           # 235
        (MOVE, 14, 65),                          # 236: 65 is 18
        (JUMP, 283),                             # 237
        (SAME, 20, 18, 119),                     # 238: 119 is b'MQHREF'
        (JZ, 20, 242),                           # 239
        (MOVE, 14, 68),                          # 240: 68 is 19
        (JUMP, 283),                             # 241
        (SAME, 20, 18, 121),                     # 242: 121 is b'MQADMIN'
        (JZ, 20, 246),                           # 243
        (MOVE, 14, 71),                          # 244: 71 is 30
        (JUMP, 283),                             # 245
        (SAME, 20, 18, 123),                     # 246: 123 is b'MQAMQP'
        (JZ, 20, 250),                           # 247
        (MOVE, 14, 74),                          # 248: 74 is 31
        (JUMP, 283),                             # 249
        (SAME, 20, 18, 125),                     # 250: 125 is b'MQCHCOM'
        (JZ, 20, 254),                           # 251
        (MOVE, 14, 77),                          # 252: 77 is 32
        (JUMP, 283),                             # 253
        (SAME, 20, 18, 127),                     # 254: 127 is b'MQCMD1'
        (JZ, 20, 258),                           # 255
        (MOVE, 14, 80),                          # 256: 80 is 33
        (JUMP, 283),                             # 257
        (SAME, 20, 18, 129),                     # 258: 129 is b'MQCMD2'
        (JZ, 20, 262),                           # 259
        (MOVE, 14, 83),                          # 260: 83 is 34
        (JUMP, 283),                             # 261
        (SAME, 20, 18, 131),                     # 262: 131 is b'MQHEPCF'
        (JZ, 20, 266),                           # 263
        (MOVE, 14, 86),                          # 264: 86 is 35
        (JUMP, 283),                             # 265
        (SAME, 20, 18, 133),                     # 266: 133 is b'MQEVENT'
        (JZ, 20, 270),                           # 267
        (MOVE, 14, 89),                          # 268: 89 is 36
        (JUMP, 283),                             # 269
        (SAME, 20, 18, 135),                     # 270: 135 is b'MQIMSVS'
        (JZ, 20, 274),                           # 271
        (MOVE, 14, 92),                          # 272: 92 is 37
        (JUMP, 283),                             # 273
        (SAME, 20, 18, 137),                     # 274: 137 is b'MQPCF'
        (JZ, 20, 278),                           # 275
        (MOVE, 14, 95),                          # 276: 95 is 38
        (JUMP, 283),                             # 277
        (SAME, 20, 18, 139),                     # 278: 139 is b'MQTRIG'
        (JZ, 20, 282),                           # 279
        (MOVE, 14, 98),                          # 280: 98 is 40
        (JUMP, 283),                             # 281
        (MOVE, 14, 25),                          # 282: 25 is 0
        (MOVE, 3, 14),                           # 283
        (STORE, 0, 30, 3),                       # 284
        (RUN, 0, 31, 60),                        # 285: priority, persistence, msg_id, correl_id, backout_count
        (LOAD, 3, 0, 23),                        # 286: if: not is_ebcdic
        (JNZ, 3, 292),                           # 287
        (BYTES, 0, 33, 30),                      # 288: size: len; ascii; 30 is 48
        (UNPAD, 0, 33, 32),                      # 289
        (CUT, 0, 33, 0, 0),                      # 290
        (STORE, 0, 32, 22),                      # 291: 22 is 1
        (JZ, 3, 297),                            # 292: if: is_ebcdic
        (BYTES, 0, 36, 30),                      # 293: size: len; ebcdic; 30 is 48
        (UNPAD, 0, 36, 64),                      # 294
        (CUT, 0, 36, 0, 0),                      # 295
        (STORE, 0, 35, 22),                      # 296: 22 is 1
        (JNZ, 3, 302),                           # 297: if: not is_ebcdic
        (BYTES, 0, 39, 30),                      # 298: size: len; ascii; 30 is 48
        (UNPAD, 0, 39, 32),                      # 299
        (CUT, 0, 39, 0, 0),                      # 300
        (STORE, 0, 38, 22),                      # 301: 22 is 1
        (JZ, 3, 307),                            # 302: if: is_ebcdic
        (BYTES, 0, 42, 30),                      # 303: size: len; ebcdic; 30 is 48
        (UNPAD, 0, 42, 64),                      # 304
        (CUT, 0, 42, 0, 0),                      # 305
        (STORE, 0, 41, 22),                      # 306: 22 is 1
        (JNZ, 3, 312),                           # 307: if: not is_ebcdic
        (BYTES, 0, 45, 48),                      # 308: size: len; ascii; 48 is 12
        (UNPAD, 0, 45, 32),                      # 309
        (CUT, 0, 45, 0, 0),                      # 310
        (STORE, 0, 44, 22),                      # 311: 22 is 1
        (JZ, 3, 317),                            # 312: if: is_ebcdic
        (BYTES, 0, 48, 48),                      # 313: size: len; ebcdic; 48 is 12
        (UNPAD, 0, 48, 64),                      # 314
        (CUT, 0, 48, 0, 0),                      # 315
        (STORE, 0, 47, 22),                      # 316: 22 is 1
        (RUN, 0, 50, 32),                        # 317: accounting_token
        (JNZ, 3, 323),                           # 318: if: not is_ebcdic
        (BYTES, 0, 52, 77),                      # 319: size: len; ascii; 77 is 32
        (UNPAD, 0, 52, 32),                      # 320
        (CUT, 0, 52, 0, 0),                      # 321
        (STORE, 0, 51, 22),                      # 322: 22 is 1
        (JZ, 3, 328),                            # 323: if: is_ebcdic
        (BYTES, 0, 55, 77),                      # 324: size: len; ebcdic; 77 is 32
        (UNPAD, 0, 55, 64),                      # 325
        (CUT, 0, 55, 0, 0),                      # 326
        (STORE, 0, 54, 22),                      # 327: 22 is 1
        (RUN, 0, 57, 4),                         # 328: put_appl_type
        (JNZ, 3, 334),                           # 329: if: not is_ebcdic
        (BYTES, 0, 59, 141),                     # 330: size: len; ascii; 141 is 28
        (UNPAD, 0, 59, 32),                      # 331
        (CUT, 0, 59, 0, 0),                      # 332
        (STORE, 0, 58, 22),                      # 333: 22 is 1
        (JZ, 3, 339),                            # 334: if: is_ebcdic
        (BYTES, 0, 62, 141),                     # 335: size: len; ebcdic; 141 is 28
        (UNPAD, 0, 62, 64),                      # 336
        (CUT, 0, 62, 0, 0),                      # 337
        (STORE, 0, 61, 22),                      # 338: 22 is 1
        (JNZ, 3, 344),                           # 339: if: not is_ebcdic
        (BYTES, 0, 65, 24),                      # 340: size: len; ascii; 24 is 8
        (UNPAD, 0, 65, 32),                      # 341
        (CUT, 0, 65, 0, 0),                      # 342
        (STORE, 0, 64, 22),                      # 343: 22 is 1
        (JZ, 3, 349),                            # 344: if: is_ebcdic
        (BYTES, 0, 68, 24),                      # 345: size: len; ebcdic; 24 is 8
        (UNPAD, 0, 68, 64),                      # 346
        (CUT, 0, 68, 0, 0),                      # 347
        (STORE, 0, 67, 22),                      # 348: 22 is 1
        (JNZ, 3, 354),                           # 349: if: not is_ebcdic
        (BYTES, 0, 71, 24),                      # 350: size: len; ascii; 24 is 8
        (UNPAD, 0, 71, 32),                      # 351
        (CUT, 0, 71, 0, 0),                      # 352
        (STORE, 0, 70, 22),                      # 353: 22 is 1
        (JZ, 3, 359),                            # 354: if: is_ebcdic
        (BYTES, 0, 74, 24),                      # 355: size: len; ebcdic; 24 is 8
        (UNPAD, 0, 74, 64),                      # 356
        (CUT, 0, 74, 0, 0),                      # 357
        (STORE, 0, 73, 22),                      # 358: 22 is 1
        (JNZ, 3, 364),                           # 359: if: not is_ebcdic
        (BYTES, 0, 77, 26),                      # 360: size: len; ascii; 26 is 4
        (UNPAD, 0, 77, 32),                      # 361
        (CUT, 0, 77, 0, 0),                      # 362
        (STORE, 0, 76, 22),                      # 363: 22 is 1
        (JZ, 3, 369),                            # 364: if: is_ebcdic
        (BYTES, 0, 80, 26),                      # 365: size: len; ebcdic; 26 is 4
        (UNPAD, 0, 80, 64),                      # 366
        (CUT, 0, 80, 0, 0),                      # 367
        (STORE, 0, 79, 22),                      # 368: 22 is 1
        (NUMBER2, 3, 0, 20, 4, 52, 19),          # 369: if: version == 2 and not is_embedded
        (JNE, 3, 23, 371),                       # 370: 23 is 2
        (LOAD, 3, 0, 30),                        # 371
        (STORE, 0, 83, 3),                       # 372
        (REST, 0, 84),                           # 373: remainder
        (LOAD, 6, 0, 6),                         # 374: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 6, 428),                            # 375
        (JNE, 2, 29, 386),                       # 376: 29 is 273
        (LOAD, 17, 0, 10),                       # 377
        (JZ, 17, 1444),                          # 378
        (LOAD, 18, 0, 11),                       # 379
        (LOAD, 19, 0, 12),                       # 380
        (TEXT, 18, 2),                           # 381
        (MOVE, 14, 18),                          # 382
        (MOVE, 15, 19),                          # 383
        (MOVE, 16, 23),                          # 384: 23 is 2
        (JUMP, 424),                             # 385
        (JNE, 2, 142, 396),                      # 386: 142 is 500
        (LOAD, 17, 0, 10),                       # 387
        (JZ, 17, 1444),                          # 388
        (LOAD, 18, 0, 11),                       # 389
        (LOAD, 19, 0, 12),                       # 390
        (TEXT, 18, 3),                           # 391
        (MOVE, 14, 18),                          # 392
        (MOVE, 15, 19),                          # 393
        (MOVE, 16, 143),                         # 394: 143 is 3
        (JUMP, 424),                             # 395
        (JNE, 2, 144, 406),                      # 396: 144 is 1047
        (LOAD, 17, 0, 10),                       # 397
        (JZ, 17, 1444),                          # 398
        (LOAD, 18, 0, 11),                       # 399
        (LOAD, 19, 0, 12),                       # 400
        (TEXT, 18, 4),                           # 401
        (MOVE, 14, 18),                          # 402
        (MOVE, 15, 19),                          # 403
        (MOVE, 16, 26),                          # 404: 26 is 4
        (JUMP, 424),                             # 405
        (JNE, 2, 145, 416),                      # 406: 145 is 1140
        (LOAD, 17, 0, 10),                       # 407
        (JZ, 17, 1444),                          # 408
        (LOAD, 18, 0, 11),                       # 409
        (LOAD, 19, 0, 12),                       # 410
        (TEXT, 18, 5),                           # 411
        (MOVE, 14, 18),                          # 412
        (MOVE, 15, 19),                          # 413
        (MOVE, 16, 146),                         # 414: 146 is 5
        (JUMP, 424),                             # 415
        (LOAD, 17, 0, 10),                       # 416
        (JZ, 17, 1444),                          # 417
        (LOAD, 18, 0, 11),                       # 418
        (LOAD, 19, 0, 12),                       # 419
        (TEXT, 18, 1),                           # 420
        (MOVE, 14, 18),                          # 421
        (MOVE, 15, 19),                          # 422
        (MOVE, 16, 22),                          # 423: 22 is 1
        (MOVE, 3, 14),                           # 424
        (MOVE, 4, 15),                           # 425
        (MOVE, 5, 16),                           # 426
        (JUMP, 476),                             # 427
        (JNE, 2, 147, 438),                      # 428: 147 is 1208
        (LOAD, 6, 0, 7),                         # 429
        (JZ, 6, 1444),                           # 430
        (LOAD, 14, 0, 8),                        # 431
        (LOAD, 15, 0, 9),                        # 432
        (TEXT, 14, 6),                           # 433
        (MOVE, 3, 14),                           # 434
        (MOVE, 4, 15),                           # 435
        (MOVE, 5, 148),                          # 436: 148 is 6
        (JUMP, 476),                             # 437
        (JNE, 2, 149, 448),                      # 438: 149 is 1252
        (LOAD, 6, 0, 7),                         # 439
        (JZ, 6, 1444),                           # 440
        (LOAD, 14, 0, 8),                        # 441
        (LOAD, 15, 0, 9),                        # 442
        (TEXT, 14, 7),                           # 443
        (MOVE, 3, 14),                           # 444
        (MOVE, 4, 15),                           # 445
        (MOVE, 5, 27),                           # 446: 27 is 7
        (JUMP, 476),                             # 447
        (JNE, 2, 150, 458),                      # 448: 150 is 437
        (LOAD, 6, 0, 7),                         # 449
        (JZ, 6, 1444),                           # 450
        (LOAD, 14, 0, 8),                        # 451
        (LOAD, 15, 0, 9),                        # 452
        (TEXT, 14, 8),                           # 453
        (MOVE, 3, 14),                           # 454
        (MOVE, 4, 15),                           # 455
        (MOVE, 5, 24),                           # 456: 24 is 8
        (JUMP, 476),                             # 457
        (JNE, 2, 151, 468),                      # 458: 151 is 850
        (LOAD, 6, 0, 7),                         # 459
        (JZ, 6, 1444),                           # 460
        (LOAD, 14, 0, 8),                        # 461
        (LOAD, 15, 0, 9),                        # 462
        (TEXT, 14, 9),                           # 463
        (MOVE, 3, 14),                           # 464
        (MOVE, 4, 15),                           # 465
        (MOVE, 5, 152),                          # 466: 152 is 9
        (JUMP, 476),                             # 467
        (LOAD, 6, 0, 7),                         # 468
        (JZ, 6, 1444),                           # 469
        (LOAD, 14, 0, 8),                        # 470
        (LOAD, 15, 0, 9),                        # 471
        (TEXT, 14, 0),                           # 472
        (MOVE, 3, 14),                           # 473
        (MOVE, 4, 15),                           # 474
        (MOVE, 5, 25),                           # 475: 25 is 0
        (STORE, 0, 86, 3),                       # 476
        (STORE, 0, 87, 4),                       # 477
        (STORE, 0, 88, 5),                       # 478
        (LOAD, 6, 0, 6),                         # 479: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 6, 533),                            # 480
        (JNE, 2, 29, 491),                       # 481: 29 is 273
        (LOAD, 17, 0, 16),                       # 482
        (JZ, 17, 1444),                          # 483
        (LOAD, 18, 0, 17),                       # 484
        (LOAD, 19, 0, 18),                       # 485
        (TEXT, 18, 2),                           # 486
        (MOVE, 14, 18),                          # 487
        (MOVE, 15, 19),                          # 488
        (MOVE, 16, 23),                          # 489: 23 is 2
        (JUMP, 529),                             # 490
        (JNE, 2, 142, 501),                      # 491: 142 is 500
        (LOAD, 17, 0, 16),                       # 492
        (JZ, 17, 1444),                          # 493
        (LOAD, 18, 0, 17),                       # 494
        (LOAD, 19, 0, 18),                       # 495
        (TEXT, 18, 3),                           # 496
        (MOVE, 14, 18),                          # 497
        (MOVE, 15, 19),                          # 498
        (MOVE, 16, 143),                         # 499: 143 is 3
        (JUMP, 529),                             # 500
        (JNE, 2, 144, 511),                      # 501: 144 is 1047
        (LOAD, 17, 0, 16),                       # 502
        (JZ, 17, 1444),                          # 503
        (LOAD, 18, 0, 17),                       # 504
        (LOAD, 19, 0, 18),                       # 505
        (TEXT, 18, 4),                           # 506
        (MOVE, 14, 18),                          # 507
        (MOVE, 15, 19),                          # 508
        (MOVE, 16, 26),                          # 509: 26 is 4
        (JUMP, 529),                             # 510
        (JNE, 2, 145, 521),                      # 511: 145 is 1140
        (LOAD, 17, 0, 16),                       # 512
        (JZ, 17, 1444),                          # 513
        (LOAD, 18, 0, 17),                       # 514
        (LOAD, 19, 0, 18),                       # 515
        (TEXT, 18, 5),                           # 516
        (MOVE, 14, 18),                          # 517
        (MOVE, 15, 19),                          # 518
        (MOVE, 16, 146),                         # 519: 146 is 5
        (JUMP, 529),                             # 520
        (LOAD, 17, 0, 16),                       # 521
        (JZ, 17, 1444),                          # 522
        (LOAD, 18, 0, 17),                       # 523
        (LOAD, 19, 0, 18),                       # 524
        (TEXT, 18, 1),                           # 525
        (MOVE, 14, 18),                          # 526
        (MOVE, 15, 19),                          # 527
        (MOVE, 16, 22),                          # 528: 22 is 1
        (MOVE, 3, 14),                           # 529
        (MOVE, 4, 15),                           # 530
        (MOVE, 5, 16),                           # 531
        (JUMP, 581),                             # 532
        (JNE, 2, 147, 543),                      # 533: 147 is 1208
        (LOAD, 6, 0, 13),                        # 534
        (JZ, 6, 1444),                           # 535
        (LOAD, 14, 0, 14),                       # 536
        (LOAD, 15, 0, 15),                       # 537
        (TEXT, 14, 6),                           # 538
        (MOVE, 3, 14),                           # 539
        (MOVE, 4, 15),                           # 540
        (MOVE, 5, 148),                          # 541: 148 is 6
        (JUMP, 581),                             # 542
        (JNE, 2, 149, 553),                      # 543: 149 is 1252
        (LOAD, 6, 0, 13),                        # 544
        (JZ, 6, 1444),                           # 545
        (LOAD, 14, 0, 14),                       # 546
        (LOAD, 15, 0, 15),                       # 547
        (TEXT, 14, 7),                           # 548
        (MOVE, 3, 14),                           # 549
        (MOVE, 4, 15),                           # 550
        (MOVE, 5, 27),                           # 551: 27 is 7
        (JUMP, 581),                             # 552
        (JNE, 2, 150, 563),                      # 553: 150 is 437
        (LOAD, 6, 0, 13),                        # 554
        (JZ, 6, 1444),                           # 555
        (LOAD, 14, 0, 14),                       # 556
        (LOAD, 15, 0, 15),                       # 557
        (TEXT, 14, 8),                           # 558
        (MOVE, 3, 14),                           # 559
        (MOVE, 4, 15),                           # 560
        (MOVE, 5, 24),                           # 561: 24 is 8
        (JUMP, 581),                             # 562
        (JNE, 2, 151, 573),                      # 563: 151 is 850
        (LOAD, 6, 0, 13),                        # 564
        (JZ, 6, 1444),                           # 565
        (LOAD, 14, 0, 14),                       # 566
        (LOAD, 15, 0, 15),                       # 567
        (TEXT, 14, 9),                           # 568
        (MOVE, 3, 14),                           # 569
        (MOVE, 4, 15),                           # 570
        (MOVE, 5, 152),                          # 571: 152 is 9
        (JUMP, 581),                             # 572
        (LOAD, 6, 0, 13),                        # 573
        (JZ, 6, 1444),                           # 574
        (LOAD, 14, 0, 14),                       # 575
        (LOAD, 15, 0, 15),                       # 576
        (TEXT, 14, 0),                           # 577
        (MOVE, 3, 14),                           # 578
        (MOVE, 4, 15),                           # 579
        (MOVE, 5, 25),                           # 580: 25 is 0
        (STORE, 0, 89, 3),                       # 581
        (STORE, 0, 90, 4),                       # 582
        (STORE, 0, 91, 5),                       # 583
        (LOAD, 6, 0, 23),                        # 584: value, value: is_ebcdic ? ebcdic : ascii
        (JZ, 6, 592),                            # 585
        (LOAD, 6, 0, 27),                        # 586
        (JZ, 6, 1444),                           # 587
        (LOAD, 3, 0, 28),                        # 588
        (LOAD, 4, 0, 29),                        # 589
        (MOVE, 5, 22),                           # 590: 22 is 1
        (JUMP, 597),                             # 591
        (LOAD, 6, 0, 24),                        # 592
        (JZ, 6, 1444),                           # 593
        (LOAD, 3, 0, 25),                        # 594
        (LOAD, 4, 0, 26),                        # 595
        (MOVE, 5, 25),                           # 596: 25 is 0
        (STORE, 0, 92, 3),                       # 597
        (STORE, 0, 93, 4),                       # 598
        (STORE, 0, 94, 5),                       # 599
        (LOAD, 6, 0, 23),                        # 600: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 6, 654),                            # 601
        (JNE, 2, 29, 612),                       # 602: 29 is 273
        (LOAD, 17, 0, 35),                       # 603
        (JZ, 17, 1444),                          # 604
        (LOAD, 18, 0, 36),                       # 605
        (LOAD, 19, 0, 37),                       # 606
        (TEXT, 18, 2),                           # 607
        (MOVE, 14, 18),                          # 608
        (MOVE, 15, 19),                          # 609
        (MOVE, 16, 23),                          # 610: 23 is 2
        (JUMP, 650),                             # 611
        (JNE, 2, 142, 622),                      # 612: 142 is 500
        (LOAD, 17, 0, 35),                       # 613
        (JZ, 17, 1444),                          # 614
        (LOAD, 18, 0, 36),                       # 615
        (LOAD, 19, 0, 37),                       # 616
        (TEXT, 18, 3),                           # 617
        (MOVE, 14, 18),                          # 618
        (MOVE, 15, 19),                          # 619
        (MOVE, 16, 143),                         # 620: 143 is 3
        (JUMP, 650),                             # 621
        (JNE, 2, 144, 632),                      # 622: 144 is 1047
        (LOAD, 17, 0, 35),                       # 623
        (JZ, 17, 1444),                          # 624
        (LOAD, 18, 0, 36),                       # 625
        (LOAD, 19, 0, 37),                       # 626
        (TEXT, 18, 4),                           # 627
        (MOVE, 14, 18),                          # 628
        (MOVE, 15, 19),                          # 629
        (MOVE, 16, 26),                          # 630: 26 is 4
        (JUMP, 650),                             # 631
        (JNE, 2, 145, 642),                      # 632: 145 is 1140
        (LOAD, 17, 0, 35),                       # 633
        (JZ, 17, 1444),                          # 634
        (LOAD, 18, 0, 36),                       # 635
        (LOAD, 19, 0, 37),                       # 636
        (TEXT, 18, 5),                           # 637
        (MOVE, 14, 18),                          # 638
        (MOVE, 15, 19),                          # 639
        (MOVE, 16, 146),                         # 640: 146 is 5
        (JUMP, 650),                             # 641
        (LOAD, 17, 0, 35),                       # 642
        (JZ, 17, 1444),                          # 643
        (LOAD, 18, 0, 36),                       # 644
        (LOAD, 19, 0, 37),                       # 645
        (TEXT, 18, 1),                           # 646
        (MOVE, 14, 18),                          # 647
        (MOVE, 15, 19),                          # 648
        (MOVE, 16, 22),                          # 649: 22 is 1
        (MOVE, 3, 14),                           # 650
        (MOVE, 4, 15),                           # 651
        (MOVE, 5, 16),                           # 652
        (JUMP, 702),                             # 653
        (JNE, 2, 147, 664),                      # 654: 147 is 1208
        (LOAD, 6, 0, 32),                        # 655
        (JZ, 6, 1444),                           # 656
        (LOAD, 14, 0, 33),                       # 657
        (LOAD, 15, 0, 34),                       # 658
        (TEXT, 14, 6),                           # 659
        (MOVE, 3, 14),                           # 660
        (MOVE, 4, 15),                           # 661
        (MOVE, 5, 148),                          # 662: 148 is 6
        (JUMP, 702),                             # 663
        (JNE, 2, 149, 674),                      # 664: 149 is 1252
        (LOAD, 6, 0, 32),                        # 665
        (JZ, 6, 1444),                           # 666
        (LOAD, 14, 0, 33),                       # 667
        (LOAD, 15, 0, 34),                       # 668
        (TEXT, 14, 7),                           # 669
        (MOVE, 3, 14),                           # 670
        (MOVE, 4, 15),                           # 671
        (MOVE, 5, 27),                           # 672: 27 is 7
        (JUMP, 702),                             # 673
        (JNE, 2, 150, 684),                      # 674: 150 is 437
        (LOAD, 6, 0, 32),                        # 675
        (JZ, 6, 1444),                           # 676
        (LOAD, 14, 0, 33),                       # 677
        (LOAD, 15, 0, 34),                       # 678
        (TEXT, 14, 8),                           # 679
        (MOVE, 3, 14),                           # 680
        (MOVE, 4, 15),                           # 681
        (MOVE, 5, 24),                           # 682: 24 is 8
        (JUMP, 702),                             # 683
        (JNE, 2, 151, 694),                      # 684: 151 is 850
        (LOAD, 6, 0, 32),                        # 685
        (JZ, 6, 1444),                           # 686
        (LOAD, 14, 0, 33),                       # 687
        (LOAD, 15, 0, 34),                       # 688
        (TEXT, 14, 9),                           # 689
        (MOVE, 3, 14),                           # 690
        (MOVE, 4, 15),                           # 691
        (MOVE, 5, 152),                          # 692: 152 is 9
        (JUMP, 702),                             # 693
        (LOAD, 6, 0, 32),                        # 694
        (JZ, 6, 1444),                           # 695
        (LOAD, 14, 0, 33),                       # 696
        (LOAD, 15, 0, 34),                       # 697
        (TEXT, 14, 0),                           # 698
        (MOVE, 3, 14),                           # 699
        (MOVE, 4, 15),                           # 700
        (MOVE, 5, 25),                           # 701: 25 is 0
        (STORE, 0, 95, 3),                       # 702
        (STORE, 0, 96, 4),                       # 703
        (STORE, 0, 97, 5),                       # 704
        (LOAD, 6, 0, 23),                        # 705: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 6, 759),                            # 706
        (JNE, 2, 29, 717),                       # 707: 29 is 273
        (LOAD, 17, 0, 41),                       # 708
        (JZ, 17, 1444),                          # 709
        (LOAD, 18, 0, 42),                       # 710
        (LOAD, 19, 0, 43),                       # 711
        (TEXT, 18, 2),                           # 712
        (MOVE, 14, 18),                          # 713
        (MOVE, 15, 19),                          # 714
        (MOVE, 16, 23),                          # 715: 23 is 2
        (JUMP, 755),                             # 716
        (JNE, 2, 142, 727),                      # 717: 142 is 500
        (LOAD, 17, 0, 41),                       # 718
        (JZ, 17, 1444),                          # 719
        (LOAD, 18, 0, 42),                       # 720
        (LOAD, 19, 0, 43),                       # 721
        (TEXT, 18, 3),                           # 722
        (MOVE, 14, 18),                          # 723
        (MOVE, 15, 19),                          # 724
        (MOVE, 16, 143),                         # 725: 143 is 3
        (JUMP, 755),                             # 726
        (JNE, 2, 144, 737),                      # 727: 144 is 1047
        (LOAD, 17, 0, 41),                       # 728
        (JZ, 17, 1444),                          # 729
        (LOAD, 18, 0, 42),                       # 730
        (LOAD, 19, 0, 43),                       # 731
        (TEXT, 18, 4),                           # 732
        (MOVE, 14, 18),                          # 733
        (MOVE, 15, 19),                          # 734
        (MOVE, 16, 26),                          # 735: 26 is 4
        (JUMP, 755),                             # 736
        (JNE, 2, 145, 747),                      # 737: 145 is 1140
        (LOAD, 17, 0, 41),                       # 738
        (JZ, 17, 1444),                          # 739
        (LOAD, 18, 0, 42),                       # 740
        (LOAD, 19, 0, 43),                       # 741
        (TEXT, 18, 5),                           # 742
        (MOVE, 14, 18),                          # 743
        (MOVE, 15, 19),                          # 744
        (MOVE, 16, 146),                         # 745: 146 is 5
        (JUMP, 755),                             # 746
        (LOAD, 17, 0, 41),                       # 747
        (JZ, 17, 1444),                          # 748
        (LOAD, 18, 0, 42),                       # 749
        (LOAD, 19, 0, 43),                       # 750
        (TEXT, 18, 1),                           # 751
        (MOVE, 14, 18),                          # 752
        (MOVE, 15, 19),                          # 753
        (MOVE, 16, 22),                          # 754: 22 is 1
        (MOVE, 3, 14),                           # 755
        (MOVE, 4, 15),                           # 756
        (MOVE, 5, 16),                           # 757
        (JUMP, 807),                             # 758
        (JNE, 2, 147, 769),                      # 759: 147 is 1208
        (LOAD, 6, 0, 38),                        # 760
        (JZ, 6, 1444),                           # 761
        (LOAD, 14, 0, 39),                       # 762
        (LOAD, 15, 0, 40),                       # 763
        (TEXT, 14, 6),                           # 764
        (MOVE, 3, 14),                           # 765
        (MOVE, 4, 15),                           # 766
        (MOVE, 5, 148),                          # 767: 148 is 6
        (JUMP, 807),                             # 768
        (JNE, 2, 149, 779),                      # 769: 149 is 1252
        (LOAD, 6, 0, 38),                        # 770
        (JZ, 6, 1444),                           # 771
        (LOAD, 14, 0, 39),                       # 772
        (LOAD, 15, 0, 40),                       # 773
        (TEXT, 14, 7),                           # 774
        (MOVE, 3, 14),                           # 775
        (MOVE, 4, 15),                           # 776
        (MOVE, 5, 27),                           # 777: 27 is 7
        (JUMP, 807),                             # 778
        (JNE, 2, 150, 789),                      # 779: 150 is 437
        (LOAD, 6, 0, 38),                        # 780
        (JZ, 6, 1444),                           # 781
        (LOAD, 14, 0, 39),                       # 782
        (LOAD, 15, 0, 40),                       # 783
        (TEXT, 14, 8),                           # 784
        (MOVE, 3, 14),                           # 785
        (MOVE, 4, 15),                           # 786
        (MOVE, 5, 24),                           # 787: 24 is 8
        (JUMP, 807),                             # 788
        (JNE, 2, 151, 799),                      # 789: 151 is 850
        (LOAD, 6, 0, 38),                        # 790
        (JZ, 6, 1444),                           # 791
        (LOAD, 14, 0, 39),                       # 792
        (LOAD, 15, 0, 40),                       # 793
        (TEXT, 14, 9),                           # 794
        (MOVE, 3, 14),                           # 795
        (MOVE, 4, 15),                           # 796
        (MOVE, 5, 152),                          # 797: 152 is 9
        (JUMP, 807),                             # 798
        (LOAD, 6, 0, 38),                        # 799
        (JZ, 6, 1444),                           # 800
        (LOAD, 14, 0, 39),                       # 801
        (LOAD, 15, 0, 40),                       # 802
        (TEXT, 14, 0),                           # 803
        (MOVE, 3, 14),                           # 804
        (MOVE, 4, 15),                           # 805
        (MOVE, 5, 25),                           # 806: 25 is 0
        (STORE, 0, 98, 3),                       # 807
        (STORE, 0, 99, 4),                       # 808
        (STORE, 0, 100, 5),                      # 809
        (LOAD, 6, 0, 23),                        # 810: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 6, 864),                            # 811
        (JNE, 2, 29, 822),                       # 812: 29 is 273
        (LOAD, 17, 0, 47),                       # 813
        (JZ, 17, 1444),                          # 814
        (LOAD, 18, 0, 48),                       # 815
        (LOAD, 19, 0, 49),                       # 816
        (TEXT, 18, 2),                           # 817
        (MOVE, 14, 18),                          # 818
        (MOVE, 15, 19),                          # 819
        (MOVE, 16, 23),                          # 820: 23 is 2
        (JUMP, 860),                             # 821
        (JNE, 2, 142, 832),                      # 822: 142 is 500
        (LOAD, 17, 0, 47),                       # 823
        (JZ, 17, 1444),                          # 824
        (LOAD, 18, 0, 48),                       # 825
        (LOAD, 19, 0, 49),                       # 826
        (TEXT, 18, 3),                           # 827
        (MOVE, 14, 18),                          # 828
        (MOVE, 15, 19),                          # 829
        (MOVE, 16, 143),                         # 830: 143 is 3
        (JUMP, 860),                             # 831
        (JNE, 2, 144, 842),                      # 832: 144 is 1047
        (LOAD, 17, 0, 47),                       # 833
        (JZ, 17, 1444),                          # 834
        (LOAD, 18, 0, 48),                       # 835
        (LOAD, 19, 0, 49),                       # 836
        (TEXT, 18, 4),                           # 837
        (MOVE, 14, 18),                          # 838
        (MOVE, 15, 19),                          # 839
        (MOVE, 16, 26),                          # 840: 26 is 4
        (JUMP, 860),                             # 841
        (JNE, 2, 145, 852),                      # 842: 145 is 1140
        (LOAD, 17, 0, 47),                       # 843
        (JZ, 17, 1444),                          # 844
        (LOAD, 18, 0, 48),                       # 845
        (LOAD, 19, 0, 49),                       # 846
        (TEXT, 18, 5),                           # 847
        (MOVE, 14, 18),                          # 848
        (MOVE, 15, 19),                          # 849
        (MOVE, 16, 146),                         # 850: 146 is 5
        (JUMP, 860),                             # 851
        (LOAD, 17, 0, 47),                       # 852
        (JZ, 17, 1444),                          # 853
        (LOAD, 18, 0, 48),                       # 854
        (LOAD, 19, 0, 49),                       # 855
        (TEXT, 18, 1),                           # 856
        (MOVE, 14, 18),                          # 857
        (MOVE, 15, 19),                          # 858
        (MOVE, 16, 22),                          # 859: 22 is 1
        (MOVE, 3, 14),                           # 860
        (MOVE, 4, 15),                           # 861
        (MOVE, 5, 16),                           # 862
        (JUMP, 912),                             # 863
        (JNE, 2, 147, 874),                      # 864: 147 is 1208
        (LOAD, 6, 0, 44),                        # 865
        (JZ, 6, 1444),                           # 866
        (LOAD, 14, 0, 45),                       # 867
        (LOAD, 15, 0, 46),                       # 868
        (TEXT, 14, 6),                           # 869
        (MOVE, 3, 14),                           # 870
        (MOVE, 4, 15),                           # 871
        (MOVE, 5, 148),                          # 872: 148 is 6
        (JUMP, 912),                             # 873
        (JNE, 2, 149, 884),                      # 874: 149 is 1252
        (LOAD, 6, 0, 44),                        # 875
        (JZ, 6, 1444),                           # 876
        (LOAD, 14, 0, 45),                       # 877
        (LOAD, 15, 0, 46),                       # 878
        (TEXT, 14, 7),                           # 879
        (MOVE, 3, 14),                           # 880
        (MOVE, 4, 15),                           # 881
        (MOVE, 5, 27),                           # 882: 27 is 7
        (JUMP, 912),                             # 883
        (JNE, 2, 150, 894),                      # 884: 150 is 437
        (LOAD, 6, 0, 44),                        # 885
        (JZ, 6, 1444),                           # 886
        (LOAD, 14, 0, 45),                       # 887
        (LOAD, 15, 0, 46),                       # 888
        (TEXT, 14, 8),                           # 889
        (MOVE, 3, 14),                           # 890
        (MOVE, 4, 15),                           # 891
        (MOVE, 5, 24),                           # 892: 24 is 8
        (JUMP, 912),                             # 893
        (JNE, 2, 151, 904),                      # 894: 151 is 850
        (LOAD, 6, 0, 44),                        # 895
        (JZ, 6, 1444),                           # 896
        (LOAD, 14, 0, 45),                       # 897
        (LOAD, 15, 0, 46),                       # 898
        (TEXT, 14, 9),                           # 899
        (MOVE, 3, 14),                           # 900
        (MOVE, 4, 15),                           # 901
        (MOVE, 5, 152),                          # 902: 152 is 9
        (JUMP, 912),                             # 903
        (LOAD, 6, 0, 44),                        # 904
        (JZ, 6, 1444),                           # 905
        (LOAD, 14, 0, 45),                       # 906
        (LOAD, 15, 0, 46),                       # 907
        (TEXT, 14, 0),                           # 908
        (MOVE, 3, 14),                           # 909
        (MOVE, 4, 15),                           # 910
        (MOVE, 5, 25),                           # 911: 25 is 0
        (STORE, 0, 101, 3),                      # 912
        (STORE, 0, 102, 4),                      # 913
        (STORE, 0, 103, 5),                      # 914
        (LOAD, 6, 0, 23),                        # 915: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 6, 969),                            # 916
        (JNE, 2, 29, 927),                       # 917: 29 is 273
        (LOAD, 17, 0, 54),                       # 918
        (JZ, 17, 1444),                          # 919
        (LOAD, 18, 0, 55),                       # 920
        (LOAD, 19, 0, 56),                       # 921
        (TEXT, 18, 2),                           # 922
        (MOVE, 14, 18),                          # 923
        (MOVE, 15, 19),                          # 924
        (MOVE, 16, 23),                          # 925: 23 is 2
        (JUMP, 965),                             # 926
        (JNE, 2, 142, 937),                      # 927: 142 is 500
        (LOAD, 17, 0, 54),                       # 928
        (JZ, 17, 1444),                          # 929
        (LOAD, 18, 0, 55),                       # 930
        (LOAD, 19, 0, 56),                       # 931
        (TEXT, 18, 3),                           # 932
        (MOVE, 14, 18),                          # 933
        (MOVE, 15, 19),                          # 934
        (MOVE, 16, 143),                         # 935: 143 is 3
        (JUMP, 965),                             # 936
        (JNE, 2, 144, 947),                      # 937: 144 is 1047
        (LOAD, 17, 0, 54),                       # 938
        (JZ, 17, 1444),                          # 939
        (LOAD, 18, 0, 55),                       # 940
        (LOAD, 19, 0, 56),                       # 941
        (TEXT, 18, 4),                           # 942
        (MOVE, 14, 18),                          # 943
        (MOVE, 15, 19),                          # 944
        (MOVE, 16, 26),                          # 945: 26 is 4
        (JUMP, 965),                             # 946
        (JNE, 2, 145, 957),                      # 947: 145 is 1140
        (LOAD, 17, 0, 54),                       # 948
        (JZ, 17, 1444),                          # 949
        (LOAD, 18, 0, 55),                       # 950
        (LOAD, 19, 0, 56),                       # 951
        (TEXT, 18, 5),                           # 952
        (MOVE, 14, 18),                          # 953
        (MOVE, 15, 19),                          # 954
        (MOVE, 16, 146),                         # 955: 146 is 5
        (JUMP, 965),                             # 956
        (LOAD, 17, 0, 54),                       # 957
        (JZ, 17, 1444),                          # 958
        (LOAD, 18, 0, 55),                       # 959
        (LOAD, 19, 0, 56),                       # 960
        (TEXT, 18, 1),                           # 961
        (MOVE, 14, 18),                          # 962
        (MOVE, 15, 19),                          # 963
        (MOVE, 16, 22),                          # 964: 22 is 1
        (MOVE, 3, 14),                           # 965
        (MOVE, 4, 15),                           # 966
        (MOVE, 5, 16),                           # 967
        (JUMP, 1017),                            # 968
        (JNE, 2, 147, 979),                      # 969: 147 is 1208
        (LOAD, 6, 0, 51),                        # 970
        (JZ, 6, 1444),                           # 971
        (LOAD, 14, 0, 52),                       # 972
        (LOAD, 15, 0, 53),                       # 973
        (TEXT, 14, 6),                           # 974
        (MOVE, 3, 14),                           # 975
        (MOVE, 4, 15),                           # 976
        (MOVE, 5, 148),                          # 977: 148 is 6
        (JUMP, 1017),                            # 978
        (JNE, 2, 149, 989),                      # 979: 149 is 1252
        (LOAD, 6, 0, 51),                        # 980
        (JZ, 6, 1444),                           # 981
        (LOAD, 14, 0, 52),                       # 982
        (LOAD, 15, 0, 53),                       # 983
        (TEXT, 14, 7),                           # 984
        (MOVE, 3, 14),                           # 985
        (MOVE, 4, 15),                           # 986
        (MOVE, 5, 27),                           # 987: 27 is 7
        (JUMP, 1017),                            # 988
        (JNE, 2, 150, 999),                      # 989: 150 is 437
        (LOAD, 6, 0, 51),                        # 990
        (JZ, 6, 1444),                           # 991
        (LOAD, 14, 0, 52),                       # 992
        (LOAD, 15, 0, 53),                       # 993
        (TEXT, 14, 8),                           # 994
        (MOVE, 3, 14),                           # 995
        (MOVE, 4, 15),                           # 996
        (MOVE, 5, 24),                           # 997: 24 is 8
        (JUMP, 1017),                            # 998
        (JNE, 2, 151, 1009),                     # 999: 151 is 850
        (LOAD, 6, 0, 51),                        # 1000
        (JZ, 6, 1444),                           # 1001
        (LOAD, 14, 0, 52),                       # 1002
        (LOAD, 15, 0, 53),                       # 1003
        (TEXT, 14, 9),                           # 1004
        (MOVE, 3, 14),                           # 1005
        (MOVE, 4, 15),                           # 1006
        (MOVE, 5, 152),                          # 1007: 152 is 9
        (JUMP, 1017),                            # 1008
        (LOAD, 6, 0, 51),                        # 1009
        (JZ, 6, 1444),                           # 1010
        (LOAD, 14, 0, 52),                       # 1011
        (LOAD, 15, 0, 53),                       # 1012
        (TEXT, 14, 0),                           # 1013
        (MOVE, 3, 14),                           # 1014
        (MOVE, 4, 15),                           # 1015
        (MOVE, 5, 25),                           # 1016: 25 is 0
        (STORE, 0, 104, 3),                      # 1017
        (STORE, 0, 105, 4),                      # 1018
        (STORE, 0, 106, 5),                      # 1019
        (LOAD, 6, 0, 23),                        # 1020: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 6, 1074),                           # 1021
        (JNE, 2, 29, 1032),                      # 1022: 29 is 273
        (LOAD, 17, 0, 61),                       # 1023
        (JZ, 17, 1444),                          # 1024
        (LOAD, 18, 0, 62),                       # 1025
        (LOAD, 19, 0, 63),                       # 1026
        (TEXT, 18, 2),                           # 1027
        (MOVE, 14, 18),                          # 1028
        (MOVE, 15, 19),                          # 1029
        (MOVE, 16, 23),                          # 1030: 23 is 2
        (JUMP, 1070),                            # 1031
        (JNE, 2, 142, 1042),                     # 1032: 142 is 500
        (LOAD, 17, 0, 61),                       # 1033
        (JZ, 17, 1444),                          # 1034
        (LOAD, 18, 0, 62),                       # 1035
        (LOAD, 19, 0, 63),                       # 1036
        (TEXT, 18, 3),                           # 1037
        (MOVE, 14, 18),                          # 1038
        (MOVE, 15, 19),                          # 1039
        (MOVE, 16, 143),                         # 1040: 143 is 3
        (JUMP, 1070),                            # 1041
        (JNE, 2, 144, 1052),                     # 1042: 144 is 1047
        (LOAD, 17, 0, 61),                       # 1043
        (JZ, 17, 1444),                          # 1044
        (LOAD, 18, 0, 62),                       # 1045
        (LOAD, 19, 0, 63),                       # 1046
        (TEXT, 18, 4),                           # 1047
        (MOVE, 14, 18),                          # 1048
        (MOVE, 15, 19),                          # 1049
        (MOVE, 16, 26),                          # 1050: 26 is 4
        (JUMP, 1070),                            # 1051
        (JNE, 2, 145, 1062),                     # 1052: 145 is 1140
        (LOAD, 17, 0, 61),                       # 1053
        (JZ, 17, 1444),                          # 1054
        (LOAD, 18, 0, 62),                       # 1055
        (LOAD, 19, 0, 63),                       # 1056
        (TEXT, 18, 5),                           # 1057
        (MOVE, 14, 18),                          # 1058
        (MOVE, 15, 19),                          # 1059
        (MOVE, 16, 146),                         # 1060: 146 is 5
        (JUMP, 1070),                            # 1061
        (LOAD, 17, 0, 61),                       # 1062
        (JZ, 17, 1444),                          # 1063
        (LOAD, 18, 0, 62),                       # 1064
        (LOAD, 19, 0, 63),                       # 1065
        (TEXT, 18, 1),                           # 1066
        (MOVE, 14, 18),                          # 1067
        (MOVE, 15, 19),                          # 1068
        (MOVE, 16, 22),                          # 1069: 22 is 1
        (MOVE, 3, 14),                           # 1070
        (MOVE, 4, 15),                           # 1071
        (MOVE, 5, 16),                           # 1072
        (JUMP, 1122),                            # 1073
        (JNE, 2, 147, 1084),                     # 1074: 147 is 1208
        (LOAD, 6, 0, 58),                        # 1075
        (JZ, 6, 1444),                           # 1076
        (LOAD, 14, 0, 59),                       # 1077
        (LOAD, 15, 0, 60),                       # 1078
        (TEXT, 14, 6),                           # 1079
        (MOVE, 3, 14),                           # 1080
        (MOVE, 4, 15),                           # 1081
        (MOVE, 5, 148),                          # 1082: 148 is 6
        (JUMP, 1122),                            # 1083
        (JNE, 2, 149, 1094),                     # 1084: 149 is 1252
        (LOAD, 6, 0, 58),                        # 1085
        (JZ, 6, 1444),                           # 1086
        (LOAD, 14, 0, 59),                       # 1087
        (LOAD, 15, 0, 60),                       # 1088
        (TEXT, 14, 7),                           # 1089
        (MOVE, 3, 14),                           # 1090
        (MOVE, 4, 15),                           # 1091
        (MOVE, 5, 27),                           # 1092: 27 is 7
        (JUMP, 1122),                            # 1093
        (JNE, 2, 150, 1104),                     # 1094: 150 is 437
        (LOAD, 6, 0, 58),                        # 1095
        (JZ, 6, 1444),                           # 1096
        (LOAD, 14, 0, 59),                       # 1097
        (LOAD, 15, 0, 60),                       # 1098
        (TEXT, 14, 8),                           # 1099
        (MOVE, 3, 14),                           # 1100
        (MOVE, 4, 15),                           # 1101
        (MOVE, 5, 24),                           # 1102: 24 is 8
        (JUMP, 1122),                            # 1103
        (JNE, 2, 151, 1114),                     # 1104: 151 is 850
        (LOAD, 6, 0, 58),                        # 1105
        (JZ, 6, 1444),                           # 1106
        (LOAD, 14, 0, 59),                       # 1107
        (LOAD, 15, 0, 60),                       # 1108
        (TEXT, 14, 9),                           # 1109
        (MOVE, 3, 14),                           # 1110
        (MOVE, 4, 15),                           # 1111
        (MOVE, 5, 152),                          # 1112: 152 is 9
        (JUMP, 1122),                            # 1113
        (LOAD, 6, 0, 58),                        # 1114
        (JZ, 6, 1444),                           # 1115
        (LOAD, 14, 0, 59),                       # 1116
        (LOAD, 15, 0, 60),                       # 1117
        (TEXT, 14, 0),                           # 1118
        (MOVE, 3, 14),                           # 1119
        (MOVE, 4, 15),                           # 1120
        (MOVE, 5, 25),                           # 1121: 25 is 0
        (STORE, 0, 107, 3),                      # 1122
        (STORE, 0, 108, 4),                      # 1123
        (STORE, 0, 109, 5),                      # 1124
        (LOAD, 6, 0, 23),                        # 1125: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 6, 1179),                           # 1126
        (JNE, 2, 29, 1137),                      # 1127: 29 is 273
        (LOAD, 17, 0, 67),                       # 1128
        (JZ, 17, 1444),                          # 1129
        (LOAD, 18, 0, 68),                       # 1130
        (LOAD, 19, 0, 69),                       # 1131
        (TEXT, 18, 2),                           # 1132
        (MOVE, 14, 18),                          # 1133
        (MOVE, 15, 19),                          # 1134
        (MOVE, 16, 23),                          # 1135: 23 is 2
        (JUMP, 1175),                            # 1136
        (JNE, 2, 142, 1147),                     # 1137: 142 is 500
        (LOAD, 17, 0, 67),                       # 1138
        (JZ, 17, 1444),                          # 1139
        (LOAD, 18, 0, 68),                       # 1140
        (LOAD, 19, 0, 69),                       # 1141
        (TEXT, 18, 3),                           # 1142
        (MOVE, 14, 18),                          # 1143
        (MOVE, 15, 19),                          # 1144
        (MOVE, 16, 143),                         # 1145: 143 is 3
        (JUMP, 1175),                            # 1146
        (JNE, 2, 144, 1157),                     # 1147: 144 is 1047
        (LOAD, 17, 0, 67),                       # 1148
        (JZ, 17, 1444),                          # 1149
        (LOAD, 18, 0, 68),                       # 1150
        (LOAD, 19, 0, 69),                       # 1151
        (TEXT, 18, 4),                           # 1152
        (MOVE, 14, 18),                          # 1153
        (MOVE, 15, 19),                          # 1154
        (MOVE, 16, 26),                          # 1155: 26 is 4
        (JUMP, 1175),                            # 1156
        (JNE, 2, 145, 1167),                     # 1157: 145 is 1140
        (LOAD, 17, 0, 67),                       # 1158
        (JZ, 17, 1444),                          # 1159
        (LOAD, 18, 0, 68),                       # 1160
        (LOAD, 19, 0, 69),                       # 1161
        (TEXT, 18, 5),                           # 1162
        (MOVE, 14, 18),                          # 1163
        (MOVE, 15, 19),                          # 1164
        (MOVE, 16, 146),                         # 1165: 146 is 5
        (JUMP, 1175),                            # 1166
        (LOAD, 17, 0, 67),                       # 1167
        (JZ, 17, 1444),                          # 1168
        (LOAD, 18, 0, 68),                       # 1169
        (LOAD, 19, 0, 69),                       # 1170
        (TEXT, 18, 1),                           # 1171
        (MOVE, 14, 18),                          # 1172
        (MOVE, 15, 19),                          # 1173
        (MOVE, 16, 22),                          # 1174: 22 is 1
        (MOVE, 3, 14),                           # 1175
        (MOVE, 4, 15),                           # 1176
        (MOVE, 5, 16),                           # 1177
        (JUMP, 1227),                            # 1178
        (JNE, 2, 147, 1189),                     # 1179: 147 is 1208
        (LOAD, 6, 0, 64),                        # 1180
        (JZ, 6, 1444),                           # 1181
        (LOAD, 14, 0, 65),                       # 1182
        (LOAD, 15, 0, 66),                       # 1183
        (TEXT, 14, 6),                           # 1184
        (MOVE, 3, 14),                           # 1185
        (MOVE, 4, 15),                           # 1186
        (MOVE, 5, 148),                          # 1187: 148 is 6
        (JUMP, 1227),                            # 1188
        (JNE, 2, 149, 1199),                     # 1189: 149 is 1252
        (LOAD, 6, 0, 64),                        # 1190
        (JZ, 6, 1444),                           # 1191
        (LOAD, 14, 0, 65),                       # 1192
        (LOAD, 15, 0, 66),                       # 1193
        (TEXT, 14, 7),                           # 1194
        (MOVE, 3, 14),                           # 1195
        (MOVE, 4, 15),                           # 1196
        (MOVE, 5, 27),                           # 1197: 27 is 7
        (JUMP, 1227),                            # 1198
        (JNE, 2, 150, 1209),                     # 1199: 150 is 437
        (LOAD, 6, 0, 64),                        # 1200
        (JZ, 6, 1444),                           # 1201
        (LOAD, 14, 0, 65),                       # 1202
        (LOAD, 15, 0, 66),                       # 1203
        (TEXT, 14, 8),                           # 1204
        (MOVE, 3, 14),                           # 1205
        (MOVE, 4, 15),                           # 1206
        (MOVE, 5, 24),                           # 1207: 24 is 8
        (JUMP, 1227),                            # 1208
        (JNE, 2, 151, 1219),                     # 1209: 151 is 850
        (LOAD, 6, 0, 64),                        # 1210
        (JZ, 6, 1444),                           # 1211
        (LOAD, 14, 0, 65),                       # 1212
        (LOAD, 15, 0, 66),                       # 1213
        (TEXT, 14, 9),                           # 1214
        (MOVE, 3, 14),                           # 1215
        (MOVE, 4, 15),                           # 1216
        (MOVE, 5, 152),                          # 1217: 152 is 9
        (JUMP, 1227),                            # 1218
        (LOAD, 6, 0, 64),                        # 1219
        (JZ, 6, 1444),                           # 1220
        (LOAD, 14, 0, 65),                       # 1221
        (LOAD, 15, 0, 66),                       # 1222
        (TEXT, 14, 0),                           # 1223
        (MOVE, 3, 14),                           # 1224
        (MOVE, 4, 15),                           # 1225
        (MOVE, 5, 25),                           # 1226: 25 is 0
        (STORE, 0, 110, 3),                      # 1227
        (STORE, 0, 111, 4),                      # 1228
        (STORE, 0, 112, 5),                      # 1229
        (LOAD, 6, 0, 23),                        # 1230: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 6, 1284),                           # 1231
        (JNE, 2, 29, 1242),                      # 1232: 29 is 273
        (LOAD, 17, 0, 73),                       # 1233
        (JZ, 17, 1444),                          # 1234
        (LOAD, 18, 0, 74),                       # 1235
        (LOAD, 19, 0, 75),                       # 1236
        (TEXT, 18, 2),                           # 1237
        (MOVE, 14, 18),                          # 1238
        (MOVE, 15, 19),                          # 1239
        (MOVE, 16, 23),                          # 1240: 23 is 2
        (JUMP, 1280),                            # 1241
        (JNE, 2, 142, 1252),                     # 1242: 142 is 500
        (LOAD, 17, 0, 73),                       # 1243
        (JZ, 17, 1444),                          # 1244
        (LOAD, 18, 0, 74),                       # 1245
        (LOAD, 19, 0, 75),                       # 1246
        (TEXT, 18, 3),                           # 1247
        (MOVE, 14, 18),                          # 1248
        (MOVE, 15, 19),                          # 1249
        (MOVE, 16, 143),                         # 1250: 143 is 3
        (JUMP, 1280),                            # 1251
        (JNE, 2, 144, 1262),                     # 1252: 144 is 1047
        (LOAD, 17, 0, 73),                       # 1253
        (JZ, 17, 1444),                          # 1254
        (LOAD, 18, 0, 74),                       # 1255
        (LOAD, 19, 0, 75),                       # 1256
        (TEXT, 18, 4),                           # 1257
        (MOVE, 14, 18),                          # 1258
        (MOVE, 15, 19),                          # 1259
        (MOVE, 16, 26),                          # 1260: 26 is 4
        (JUMP, 1280),                            # 1261
        (JNE, 2, 145, 1272),                     # 1262: 145 is 1140
        (LOAD, 17, 0, 73),                       # 1263
        (JZ, 17, 1444),                          # 1264
        (LOAD, 18, 0, 74),                       # 1265
        (LOAD, 19, 0, 75),                       # 1266
        (TEXT, 18, 5),                           # 1267
        (MOVE, 14, 18),                          # 1268
        (MOVE, 15, 19),                          # 1269
        (MOVE, 16, 146),                         # 1270: 146 is 5
        (JUMP, 1280),                            # 1271
        (LOAD, 17, 0, 73),                       # 1272
        (JZ, 17, 1444),                          # 1273
        (LOAD, 18, 0, 74),                       # 1274
        (LOAD, 19, 0, 75),                       # 1275
        (TEXT, 18, 1),                           # 1276
        (MOVE, 14, 18),                          # 1277
        (MOVE, 15, 19),                          # 1278
        (MOVE, 16, 22),                          # 1279: 22 is 1
        (MOVE, 3, 14),                           # 1280
        (MOVE, 4, 15),                           # 1281
        (MOVE, 5, 16),                           # 1282
        (JUMP, 1332),                            # 1283
        (JNE, 2, 147, 1294),                     # 1284: 147 is 1208
        (LOAD, 6, 0, 70),                        # 1285
        (JZ, 6, 1444),                           # 1286
        (LOAD, 14, 0, 71),                       # 1287
        (LOAD, 15, 0, 72),                       # 1288
        (TEXT, 14, 6),                           # 1289
        (MOVE, 3, 14),                           # 1290
        (MOVE, 4, 15),                           # 1291
        (MOVE, 5, 148),                          # 1292: 148 is 6
        (JUMP, 1332),                            # 1293
        (JNE, 2, 149, 1304),                     # 1294: 149 is 1252
        (LOAD, 6, 0, 70),                        # 1295
        (JZ, 6, 1444),                           # 1296
        (LOAD, 14, 0, 71),                       # 1297
        (LOAD, 15, 0, 72),                       # 1298
        (TEXT, 14, 7),                           # 1299
        (MOVE, 3, 14),                           # 1300
        (MOVE, 4, 15),                           # 1301
        (MOVE, 5, 27),                           # 1302: 27 is 7
        (JUMP, 1332),                            # 1303
        (JNE, 2, 150, 1314),                     # 1304: 150 is 437
        (LOAD, 6, 0, 70),                        # 1305
        (JZ, 6, 1444),                           # 1306
        (LOAD, 14, 0, 71),                       # 1307
        (LOAD, 15, 0, 72),                       # 1308
        (TEXT, 14, 8),                           # 1309
        (MOVE, 3, 14),                           # 1310
        (MOVE, 4, 15),                           # 1311
        (MOVE, 5, 24),                           # 1312: 24 is 8
        (JUMP, 1332),                            # 1313
        (JNE, 2, 151, 1324),                     # 1314: 151 is 850
        (LOAD, 6, 0, 70),                        # 1315
        (JZ, 6, 1444),                           # 1316
        (LOAD, 14, 0, 71),                       # 1317
        (LOAD, 15, 0, 72),                       # 1318
        (TEXT, 14, 9),                           # 1319
        (MOVE, 3, 14),                           # 1320
        (MOVE, 4, 15),                           # 1321
        (MOVE, 5, 152),                          # 1322: 152 is 9
        (JUMP, 1332),                            # 1323
        (LOAD, 6, 0, 70),                        # 1324
        (JZ, 6, 1444),                           # 1325
        (LOAD, 14, 0, 71),                       # 1326
        (LOAD, 15, 0, 72),                       # 1327
        (TEXT, 14, 0),                           # 1328
        (MOVE, 3, 14),                           # 1329
        (MOVE, 4, 15),                           # 1330
        (MOVE, 5, 25),                           # 1331: 25 is 0
        (STORE, 0, 113, 3),                      # 1332
        (STORE, 0, 114, 4),                      # 1333
        (STORE, 0, 115, 5),                      # 1334
        (LOAD, 6, 0, 23),                        # 1335: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 6, 1389),                           # 1336
        (JNE, 2, 29, 1347),                      # 1337: 29 is 273
        (LOAD, 17, 0, 79),                       # 1338
        (JZ, 17, 1444),                          # 1339
        (LOAD, 18, 0, 80),                       # 1340
        (LOAD, 19, 0, 81),                       # 1341
        (TEXT, 18, 2),                           # 1342
        (MOVE, 14, 18),                          # 1343
        (MOVE, 15, 19),                          # 1344
        (MOVE, 16, 23),                          # 1345: 23 is 2
        (JUMP, 1385),                            # 1346
        (JNE, 2, 142, 1357),                     # 1347: 142 is 500
        (LOAD, 17, 0, 79),                       # 1348
        (JZ, 17, 1444),                          # 1349
        (LOAD, 18, 0, 80),                       # 1350
        (LOAD, 19, 0, 81),                       # 1351
        (TEXT, 18, 3),                           # 1352
        (MOVE, 14, 18),                          # 1353
        (MOVE, 15, 19),                          # 1354
        (MOVE, 16, 143),                         # 1355: 143 is 3
        (JUMP, 1385),                            # 1356
        (JNE, 2, 144, 1367),                     # 1357: 144 is 1047
        (LOAD, 17, 0, 79),                       # 1358
        (JZ, 17, 1444),                          # 1359
        (LOAD, 18, 0, 80),                       # 1360
        (LOAD, 19, 0, 81),                       # 1361
        (TEXT, 18, 4),                           # 1362
        (MOVE, 14, 18),                          # 1363
        (MOVE, 15, 19),                          # 1364
        (MOVE, 16, 26),                          # 1365: 26 is 4
        (JUMP, 1385),                            # 1366
        (JNE, 2, 145, 1377),                     # 1367: 145 is 1140
        (LOAD, 17, 0, 79),                       # 1368
        (JZ, 17, 1444),                          # 1369
        (LOAD, 18, 0, 80),                       # 1370
        (LOAD, 19, 0, 81),                       # 1371
        (TEXT, 18, 5),                           # 1372
        (MOVE, 14, 18),                          # 1373
        (MOVE, 15, 19),                          # 1374
        (MOVE, 16, 146),                         # 1375: 146 is 5
        (JUMP, 1385),                            # 1376
        (LOAD, 17, 0, 79),                       # 1377
        (JZ, 17, 1444),                          # 1378
        (LOAD, 18, 0, 80),                       # 1379
        (LOAD, 19, 0, 81),                       # 1380
        (TEXT, 18, 1),                           # 1381
        (MOVE, 14, 18),                          # 1382
        (MOVE, 15, 19),                          # 1383
        (MOVE, 16, 22),                          # 1384: 22 is 1
        (MOVE, 3, 14),                           # 1385
        (MOVE, 4, 15),                           # 1386
        (MOVE, 5, 16),                           # 1387
        (JUMP, 1437),                            # 1388
        (JNE, 2, 147, 1399),                     # 1389: 147 is 1208
        (LOAD, 6, 0, 76),                        # 1390
        (JZ, 6, 1444),                           # 1391
        (LOAD, 14, 0, 77),                       # 1392
        (LOAD, 15, 0, 78),                       # 1393
        (TEXT, 14, 6),                           # 1394
        (MOVE, 3, 14),                           # 1395
        (MOVE, 4, 15),                           # 1396
        (MOVE, 5, 148),                          # 1397: 148 is 6
        (JUMP, 1437),                            # 1398
        (JNE, 2, 149, 1409),                     # 1399: 149 is 1252
        (LOAD, 6, 0, 76),                        # 1400
        (JZ, 6, 1444),                           # 1401
        (LOAD, 14, 0, 77),                       # 1402
        (LOAD, 15, 0, 78),                       # 1403
        (TEXT, 14, 7),                           # 1404
        (MOVE, 3, 14),                           # 1405
        (MOVE, 4, 15),                           # 1406
        (MOVE, 5, 27),                           # 1407: 27 is 7
        (JUMP, 1437),                            # 1408
        (JNE, 2, 150, 1419),                     # 1409: 150 is 437
        (LOAD, 6, 0, 76),                        # 1410
        (JZ, 6, 1444),                           # 1411
        (LOAD, 14, 0, 77),                       # 1412
        (LOAD, 15, 0, 78),                       # 1413
        (TEXT, 14, 8),                           # 1414
        (MOVE, 3, 14),                           # 1415
        (MOVE, 4, 15),                           # 1416
        (MOVE, 5, 24),                           # 1417: 24 is 8
        (JUMP, 1437),                            # 1418
        (JNE, 2, 151, 1429),                     # 1419: 151 is 850
        (LOAD, 6, 0, 76),                        # 1420
        (JZ, 6, 1444),                           # 1421
        (LOAD, 14, 0, 77),                       # 1422
        (LOAD, 15, 0, 78),                       # 1423
        (TEXT, 14, 9),                           # 1424
        (MOVE, 3, 14),                           # 1425
        (MOVE, 4, 15),                           # 1426
        (MOVE, 5, 152),                          # 1427: 152 is 9
        (JUMP, 1437),                            # 1428
        (LOAD, 6, 0, 76),                        # 1429
        (JZ, 6, 1444),                           # 1430
        (LOAD, 14, 0, 77),                       # 1431
        (LOAD, 15, 0, 78),                       # 1432
        (TEXT, 14, 0),                           # 1433
        (MOVE, 3, 14),                           # 1434
        (MOVE, 4, 15),                           # 1435
        (MOVE, 5, 25),                           # 1436: 25 is 0
        (STORE, 0, 116, 3),                      # 1437
        (STORE, 0, 117, 4),                      # 1438
        (STORE, 0, 118, 5),                      # 1439
        (LOAD, 3, 0, 82),                        # 1440
        (JZ, 3, 1443),                           # 1441
        (ROWAT, 2, 1, 3),                        # 1442
        (DONE,),                                 # 1443: read
        (FAIL,),                                 # 1444: handed over
    ),
    constants=(b'\xe7\xd8\xc8@\xd4\xc4@@\xd4\xd8\xe2\xe3\xd9\xd4\xd8\xe7\xd4\xc9\xe3\xd4'
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
        Table(119, (0, 7, 10, 13, 16, 24, 27, 32, 35, 38, 41, 44, 47, 51, 54, 58, 61, 64, 67, 70, 73, 76, 79, 82)),  # 0: mqxqh
        Table(4, ()),  # 1: md.extension
    ),
    registers=21,
    numbers=(15, 1, 2, 8, 0, 4, 7, 546, 273, 48, -1, 4, -5, 4, -1, 0, -9, 5, 39, -14, 6, 10, -20, 6, 11, -26, 6, 12, -32, 7, 13, -39, 5, 14, -44, 6, -50, 6, 16, -56, 5, 17, -61, 6, 18, -67, 6, 19, -73, 7, 30, -80, 6, 31, -86, 7, 32, -93, 6, 33, -99, 6, 34, -105, 7, 35, -112, 7, 36, -119, 7, 37, -126, 5, 38, -131, 6, 40, -137, 5, -142, 6, -148, 6, -154, 6, -160, 7, -167, 5, -172, 6, -178, 6, -184, 5, -189, 6, -195, 6, -201, 7, -208, 6, -214, 7, -221, 6, -227, 6, -233, 7, -240, 7, -247, 7, -254, 5, -259, 6, 28, 500, 3, 1047, 1140, 5, 1208, 6, 1252, 437, 850, 9),
    addresses=(0, -1, 1),
    encodings=('ISO-8859-1', 'IBM037', 'IBM273', 'IBM500', 'IBM1047', 'IBM1140', 'UTF-8', 'windows-1252', 'IBM437', 'IBM850'),
    root=Inline({
        'start': Present(0, Span(1, None)),
        'used_encoding': Computed(3, 'int'),
        'header': Inline({
            'context': Inline({}),
            'struc_id': Fixed(5, 0, 4, None),
            'version': Number(5, 4, 4, True, False, 'be', 4),
            'is_ebcdic': Computed(6, 'bool'),
            'remote_q_name': Inline({
                'ascii': Present(7, Span(8, None)),
                'ebcdic': Present(10, Span(11, None)),
                'value': Span(86, '*'),
            }),
            'remote_q_mgr_name': Inline({
                'ascii': Present(13, Span(14, None)),
                'ebcdic': Present(16, Span(17, None)),
                'value': Span(89, '*'),
            }),
            'msg_desc': Inline({
                'context': Inline({}),
                'struc_id': Fixed(20, 0, 4, None),
                'version': Number(20, 4, 4, True, False, 'be', 19),
                'report': Inline({
                    'bits': Number(21, 0, 4, True, False, 'be', 19),
                    'exception': Formula('int', Apply('&', (Apply('>>', (Number(21, 0, 4, True, False, 'be', 19), 24)), 7))),
                    'expiration': Formula('int', Apply('&', (Apply('>>', (Number(21, 0, 4, True, False, 'be', 19), 21)), 7))),
                    'confirm_on_arrival': Formula('int', Apply('&', (Apply('>>', (Number(21, 0, 4, True, False, 'be', 19), 8)), 7))),
                    'confirm_on_delivery': Formula('int', Apply('&', (Apply('>>', (Number(21, 0, 4, True, False, 'be', 19), 11)), 7))),
                    'positive_action': Formula('bool', Apply('!=', (Apply('&', (Number(21, 0, 4, True, False, 'be', 19), 1)), 0))),
                    'negative_action': Formula('bool', Apply('!=', (Apply('&', (Number(21, 0, 4, True, False, 'be', 19), 2)), 0))),
                    'activity': Formula('bool', Apply('!=', (Apply('&', (Number(21, 0, 4, True, False, 'be', 19), 4)), 0))),
                    'pass_correl_id': Formula('bool', Apply('!=', (Apply('&', (Number(21, 0, 4, True, False, 'be', 19), 64)), 0))),
                    'pass_msg_id': Formula('bool', Apply('!=', (Apply('&', (Number(21, 0, 4, True, False, 'be', 19), 128)), 0))),
                    'pass_discard_and_expiry': Formula('bool', Apply('!=', (Apply('&', (Number(21, 0, 4, True, False, 'be', 19), 16384)), 0))),
                    'discard_msg': Formula('bool', Apply('!=', (Apply('&', (Number(21, 0, 4, True, False, 'be', 19), 134217728)), 0))),
                    'undefined_bits': Formula('int', Apply('&', (Number(21, 0, 4, True, False, 'be', 19), Apply('~', (266371015,))))),
                }),
                'msg_type': Number(22, 0, 4, True, False, 'be', 19),
                'expiry': Number(22, 4, 4, True, False, 'be', 19),
                'feedback': Number(22, 8, 4, True, False, 'be', 19),
                'encoding': Number(22, 12, 4, True, False, 'be', 19),
                'coded_char_set_id': Number(22, 16, 4, True, False, 'be', 19),
                'is_ebcdic': Computed(23, 'bool'),
                'format': Inline({
                    'ascii': Present(24, Span(25, 'ISO-8859-1')),
                    'ebcdic': Present(27, Span(28, 'IBM037')),
                    'known': Inline({}),
                    'value': Span(92, '*'),
                    'kind': Formula('int', Computed(30, 'int')),
                }),
                'priority': Number(31, 0, 4, True, False, 'be', 19),
                'persistence': Number(31, 4, 4, True, False, 'be', 19),
                'msg_id': Fixed(31, 8, 24, None),
                'correl_id': Fixed(31, 32, 24, None),
                'backout_count': Number(31, 56, 4, True, False, 'be', 19),
                'reply_to_q': Inline({
                    'ascii': Present(32, Span(33, None)),
                    'ebcdic': Present(35, Span(36, None)),
                    'value': Span(95, '*'),
                }),
                'reply_to_q_mgr': Inline({
                    'ascii': Present(38, Span(39, None)),
                    'ebcdic': Present(41, Span(42, None)),
                    'value': Span(98, '*'),
                }),
                'user_identifier': Inline({
                    'ascii': Present(44, Span(45, None)),
                    'ebcdic': Present(47, Span(48, None)),
                    'value': Span(101, '*'),
                }),
                'accounting_token': Fixed(50, 0, 32, None),
                'appl_identity_data': Inline({
                    'ascii': Present(51, Span(52, None)),
                    'ebcdic': Present(54, Span(55, None)),
                    'value': Span(104, '*'),
                }),
                'put_appl_type': Number(57, 0, 4, True, False, 'be', 19),
                'put_appl_name': Inline({
                    'ascii': Present(58, Span(59, None)),
                    'ebcdic': Present(61, Span(62, None)),
                    'value': Span(107, '*'),
                }),
                'put_date': Inline({
                    'ascii': Present(64, Span(65, None)),
                    'ebcdic': Present(67, Span(68, None)),
                    'value': Span(110, '*'),
                }),
                'put_time': Inline({
                    'ascii': Present(70, Span(71, None)),
                    'ebcdic': Present(73, Span(74, None)),
                    'value': Span(113, '*'),
                }),
                'appl_origin_data': Inline({
                    'ascii': Present(76, Span(77, None)),
                    'ebcdic': Present(79, Span(80, None)),
                    'value': Span(116, '*'),
                }),
                'extension': Rows(82, 1, Inline({
                    'group_id': Fixed(1, 0, 24, None),
                    'msg_seq_number': Number(1, 24, 4, True, False, 'be', 0),
                    'offset': Number(1, 28, 4, True, False, 'be', 0),
                    'msg_flags': Inline({
                        'bits': Number(2, 0, 4, True, False, 'be', 0),
                        'segmentation_allowed': Formula('bool', Apply('!=', (Apply('&', (Number(2, 0, 4, True, False, 'be', 0), 1)), 0))),
                        'segment': Formula('bool', Apply('!=', (Apply('&', (Number(2, 0, 4, True, False, 'be', 0), 2)), 0))),
                        'last_segment': Formula('bool', Apply('!=', (Apply('&', (Number(2, 0, 4, True, False, 'be', 0), 4)), 0))),
                        'msg_in_group': Formula('bool', Apply('!=', (Apply('&', (Number(2, 0, 4, True, False, 'be', 0), 8)), 0))),
                        'last_msg_in_group': Formula('bool', Apply('!=', (Apply('&', (Number(2, 0, 4, True, False, 'be', 0), 16)), 0))),
                        'undefined': Formula('int', Apply('?', (Apply('!=', (Apply('&', (Number(2, 0, 4, True, False, 'be', 0), 4064)), 0)), 1, Apply('?', (Apply('!=', (Apply('&', (Number(2, 0, 4, True, False, 'be', 0), 1044480)), 0)), 2, Apply('?', (Apply('!=', (Apply('&', (Number(2, 0, 4, True, False, 'be', 0), Apply('~', (1048575,)))), 0)), 3, 0))))))),
                    }),
                    'original_length': Number(3, 0, 4, True, False, 'be', 0),
                    'is_default': Formula('bool', Apply('and', (Apply('and', (Apply('and', (Apply('and', (Apply('same', (Fixed(1, 0, 24, None), b'\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00')), Apply('==', (Number(1, 24, 4, True, False, 'be', 0), 1)))), Apply('==', (Number(1, 28, 4, True, False, 'be', 0), 0)))), Apply('==', (Number(2, 0, 4, True, False, 'be', 0), 0)))), Apply('==', (Number(3, 0, 4, True, False, 'be', 0), -1))))),
                })),
            }),
            'embedded_version_is_wrong': Formula('bool', Apply('!=', (Number(20, 4, 4, True, False, 'be', 19), 1))),
        }),
        'following': Inline({
            'integers': Formula('int', Apply('&', (Number(22, 12, 4, True, False, 'be', 19), 15))),
            'decimals': Formula('int', Apply('&', (Apply('>>', (Number(22, 12, 4, True, False, 'be', 19), 4)), 15))),
            'floats': Formula('int', Apply('&', (Apply('>>', (Number(22, 12, 4, True, False, 'be', 19), 8)), 15))),
            'has_reserved_bits': Formula('bool', Apply('!=', (Apply('&', (Number(22, 12, 4, True, False, 'be', 19), Apply('~', (4095,)))), 0))),
            'environment': Formula('int', Number(22, 12, 4, True, False, 'be', 19)),
            'charset': Formula('int', Apply('?', (Apply('or', (Apply('==', (Number(22, 16, 4, True, False, 'be', 19), 0)), Apply('==', (Number(22, 16, 4, True, False, 'be', 19), -1)))), 0, Apply('?', (Apply('==', (Number(22, 16, 4, True, False, 'be', 19), -2)), 3, Apply('?', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('==', (Number(22, 16, 4, True, False, 'be', 19), 37)), Apply('==', (Number(22, 16, 4, True, False, 'be', 19), 273)))), Apply('==', (Number(22, 16, 4, True, False, 'be', 19), 277)))), Apply('==', (Number(22, 16, 4, True, False, 'be', 19), 500)))), Apply('==', (Number(22, 16, 4, True, False, 'be', 19), 1047)))), Apply('==', (Number(22, 16, 4, True, False, 'be', 19), 1140)))), 2, Apply('?', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('==', (Number(22, 16, 4, True, False, 'be', 19), 437)), Apply('==', (Number(22, 16, 4, True, False, 'be', 19), 819)))), Apply('==', (Number(22, 16, 4, True, False, 'be', 19), 850)))), Apply('==', (Number(22, 16, 4, True, False, 'be', 19), 1208)))), Apply('==', (Number(22, 16, 4, True, False, 'be', 19), 1252)))), 1, 4))))))))),
        }),
        'remainder': Span(84, None),
    }),
    checks=(
        Apply('or', (Apply('and', (Apply('same', (Fixed(5, 0, 4, None), b'XQH ')), Apply('not', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('==', (Parameter(1), 37)), Apply('==', (Parameter(1), 273)))), Apply('==', (Parameter(1), 277)))), Apply('==', (Parameter(1), 500)))), Apply('==', (Parameter(1), 1047)))), Apply('==', (Parameter(1), 1140)))),)))), Apply('and', (Apply('same', (Fixed(5, 0, 4, None), b'\xe7\xd8\xc8@')), Apply('not', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('==', (Parameter(1), 437)), Apply('==', (Parameter(1), 819)))), Apply('==', (Parameter(1), 850)))), Apply('==', (Parameter(1), 1208)))), Apply('==', (Parameter(1), 1252)))),)))))),
        Apply('==', (Number(5, 4, 4, True, False, 'be', 4), 1)),
        Apply('or', (Apply('and', (Apply('same', (Fixed(20, 0, 4, None), b'MD  ')), Apply('not', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('==', (Parameter(1), 37)), Apply('==', (Parameter(1), 273)))), Apply('==', (Parameter(1), 277)))), Apply('==', (Parameter(1), 500)))), Apply('==', (Parameter(1), 1047)))), Apply('==', (Parameter(1), 1140)))),)))), Apply('and', (Apply('same', (Fixed(20, 0, 4, None), b'\xd4\xc4@@')), Apply('not', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('==', (Parameter(1), 437)), Apply('==', (Parameter(1), 819)))), Apply('==', (Parameter(1), 850)))), Apply('==', (Parameter(1), 1208)))), Apply('==', (Parameter(1), 1252)))),)))))),
        1,
    ),
    unsupported={},
)

FRAME = None
IN_STEP = None
