# Generated from ksy/ibm_mq/mqwih.ksy by `ksyspark generate`; do not edit.
"""Plans of mqwih: what the machine runs for each message and where it leaves each column; `FRAME` and `IN_STEP` cut streams."""

from ksyspark.compiler.opcodes import AND, BYTE, BYTES, CALL, CLOSE, CUT, DONE, FAIL, FIXED, JEQ, JGE, JLT, JNE, JNZ, JUMP, JZ, LOAD, MOVE, PARAM, REST, RETURN, ROOTSIZE, ROW, RUN, SAME, SEEKROOT, STORE, TEXT, TEXTAT, UNPAD
from ksyspark.compiler.plan import Apply, Fixed, Formula, Inline, Number, Plan, Present, Span, Table, Parameter, Computed

PLAN = Plan(
    program=(
        (ROW, 0, 0, 0),                          # 0: mqwih
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
        (RUN, 0, 5, 20),                         # 42: struc_id, version, struc_length, encoding, coded_char_set_id
        (FIXED, 3, 0, 5, 0, 4),                  # 43
        (SAME, 5, 3, 30),                        # 44: 30 is b'\xe6\xc9\xc8@'
        (STORE, 0, 6, 5),                        # 45
        (LOAD, 3, 0, 6),                         # 46: if: not is_ebcdic
        (JNZ, 3, 53),                            # 47
        (BYTES, 0, 8, 24),                       # 48: size: 8; ascii; 24 is 8
        (UNPAD, 0, 8, 32),                       # 49
        (CUT, 0, 8, 0, 0),                       # 50
        (TEXTAT, 0, 8, 0),                       # 51: ascii is ISO-8859-1
        (STORE, 0, 7, 22),                       # 52: 22 is 1
        (JZ, 3, 59),                             # 53: if: is_ebcdic
        (BYTES, 0, 11, 24),                      # 54: size: 8; ebcdic; 24 is 8
        (UNPAD, 0, 11, 64),                      # 55
        (CUT, 0, 11, 0, 0),                      # 56
        (TEXTAT, 0, 11, 1),                      # 57: ebcdic is IBM037
        (STORE, 0, 10, 22),                      # 58: 22 is 1
        (LOAD, 6, 0, 6),                         # 59
        (JZ, 6, 158),                            # 60
        (LOAD, 6, 0, 6),                         # 61
        (JZ, 6, 623),                            # 62
        (LOAD, 17, 0, 10),                       # 63
        (JZ, 17, 623),                           # 64
        (LOAD, 18, 0, 11),                       # 65
        (LOAD, 19, 0, 12),                       # 66
        (SAME, 20, 18, 32),                      # 67: 32 is b''
        (JZ, 20, 71),                            # 68
        (MOVE, 14, 22),                          # 69: 22 is 1
        (JUMP, 156),                             # 70
        (SAME, 20, 18, 34),                      # 71: 34 is b'\xd4\xd8\xe2\xe3\xd9'
        (JZ, 20, 75),                            # 72
        (MOVE, 14, 36),                          # 73: 36 is 39
        (JUMP, 156),                             # 74
        (SAME, 20, 18, 37),                      # 75: 37 is b'\xd4\xd8\xe7\xd4\xc9\xe3'
        (JZ, 20, 79),                            # 76
        (MOVE, 14, 39),                          # 77: 39 is 10
        (JUMP, 156),                             # 78
        (SAME, 20, 18, 40),                      # 79: 40 is b'\xd4\xd8\xc8\xd4\xc4\xc5'
        (JZ, 20, 83),                            # 80
        (MOVE, 14, 42),                          # 81: 42 is 11
        (JUMP, 156),                             # 82
        (SAME, 20, 18, 43),                      # 83: 43 is b'\xd4\xd8\xc4\xc5\xc1\xc4'
        (JZ, 20, 87),                            # 84
        (MOVE, 14, 45),                          # 85: 45 is 12
        (JUMP, 156),                             # 86
        (SAME, 20, 18, 46),                      # 87: 46 is b'\xd4\xd8\xc8\xc4\xc9\xe2\xe3'
        (JZ, 20, 91),                            # 88
        (MOVE, 14, 48),                          # 89: 48 is 13
        (JUMP, 156),                             # 90
        (SAME, 20, 18, 49),                      # 91: 49 is b'\xd4\xd8\xc8\xd9\xc6'
        (JZ, 20, 95),                            # 92
        (MOVE, 14, 51),                          # 93: 51 is 14
        (JUMP, 156),                             # 94
        (SAME, 20, 18, 52),                      # 95: 52 is b'\xd4\xd8\xc8\xd9\xc6\xf2'
        (JZ, 20, 99),                            # 96
        (MOVE, 14, 21),                          # 97: 21 is 15
        (JUMP, 156),                             # 98
        (SAME, 20, 18, 54),                      # 99: 54 is b'\xd4\xd8\xc3\xc9\xc3\xe2'
        (JZ, 20, 103),                           # 100
        (MOVE, 14, 56),                          # 101: 56 is 16
        (JUMP, 156),                             # 102
        (SAME, 20, 18, 57),                      # 103: 57 is b'\xd4\xd8\xc9\xd4\xe2'
        (JZ, 20, 107),                           # 104
        (MOVE, 14, 59),                          # 105: 59 is 17
        (JUMP, 156),                             # 106
        (SAME, 20, 18, 60),                      # 107: 60 is b'\xd4\xd8\xc8\xe6\xc9\xc8'
        (JZ, 20, 111),                           # 108
        (MOVE, 14, 62),                          # 109: 62 is 18
        (JUMP, 156),                             # 110
        (SAME, 20, 18, 63),                      # 111: 63 is b'\xd4\xd8\xc8\xd9\xc5\xc6'
        (JZ, 20, 115),                           # 112
        (MOVE, 14, 65),                          # 113: 65 is 19
        (JUMP, 156),                             # 114
        (SAME, 20, 18, 66),                      # 115: 66 is b'\xd4\xd8\xc1\xc4\xd4\xc9\xd5'
        (JZ, 20, 119),                           # 116
        (MOVE, 14, 68),                          # 117: 68 is 30
        (JUMP, 156),                             # 118
        (SAME, 20, 18, 69),                      # 119: 69 is b'\xd4\xd8\xc1\xd4\xd8\xd7'
        (JZ, 20, 123),                           # 120
        (MOVE, 14, 71),                          # 121: 71 is 31
        (JUMP, 156),                             # 122
        (SAME, 20, 18, 72),                      # 123: 72 is b'\xd4\xd8\xc3\xc8\xc3\xd6\xd4'
        (JZ, 20, 127),                           # 124
        (MOVE, 14, 74),                          # 125: 74 is 32
        (JUMP, 156),                             # 126
        (SAME, 20, 18, 75),                      # 127: 75 is b'\xd4\xd8\xc3\xd4\xc4\xf1'
        (JZ, 20, 131),                           # 128
        (MOVE, 14, 77),                          # 129: 77 is 33
        (JUMP, 156),                             # 130
        (SAME, 20, 18, 78),                      # 131: 78 is b'\xd4\xd8\xc3\xd4\xc4\xf2'
        (JZ, 20, 135),                           # 132
        (MOVE, 14, 80),                          # 133: 80 is 34
        (JUMP, 156),                             # 134
        (SAME, 20, 18, 81),                      # 135: 81 is b'\xd4\xd8\xc8\xc5\xd7\xc3\xc6'
        (JZ, 20, 139),                           # 136
        (MOVE, 14, 83),                          # 137: 83 is 35
        (JUMP, 156),                             # 138
        (SAME, 20, 18, 84),                      # 139: 84 is b'\xd4\xd8\xc5\xe5\xc5\xd5\xe3'
        (JZ, 20, 143),                           # 140
        (MOVE, 14, 86),                          # 141: 86 is 36
        (JUMP, 156),                             # 142
        (SAME, 20, 18, 87),                      # 143: 87 is b'\xd4\xd8\xc9\xd4\xe2\xe5\xe2'
        (JZ, 20, 147),                           # 144
        (MOVE, 14, 89),                          # 145: 89 is 37
        (JUMP, 156),                             # 146
        (SAME, 20, 18, 90),                      # 147: 90 is b'\xd4\xd8\xd7\xc3\xc6'
        (JZ, 20, 151),                           # 148
        (MOVE, 14, 92),                          # 149: 92 is 38
        (JUMP, 156),                             # 150
        (SAME, 20, 18, 93),                      # 151: 93 is b'\xd4\xd8\xe3\xd9\xc9\xc7'
        (JZ, 20, 155),                           # 152
        (MOVE, 14, 95),                          # 153: 95 is 40
        (JUMP, 156),                             # 154
        (MOVE, 14, 25),                          # 155: 25 is 0
        (MOVE, 3, 14),                           # 156
        (JUMP, 254),                             # 157
        (LOAD, 6, 0, 6),                         # 158
        (JNZ, 6, 623),                           # 159
        (LOAD, 17, 0, 7),                        # 160
        (JZ, 17, 623),                           # 161
        (LOAD, 18, 0, 8),                        # 162
        (LOAD, 19, 0, 9),                        # 163
        (SAME, 20, 18, 32),                      # 164: 32 is b''
        (JZ, 20, 168),                           # 165
        (MOVE, 14, 22),                          # 166: 22 is 1
        (JUMP, 253),                             # 167
        (SAME, 20, 18, 96),                      # 168: 96 is b'MQSTR'
        (JZ, 20, 172),                           # 169
        (MOVE, 14, 36),                          # 170: 36 is 39
        (JUMP, 253),                             # 171
        (SAME, 20, 18, 98),                      # 172: 98 is b'MQXMIT'
        (JZ, 20, 176),                           # 173
        (MOVE, 14, 39),                          # 174: 39 is 10
        (JUMP, 253),                             # 175
        (SAME, 20, 18, 100),                     # 176: 100 is b'MQHMDE'
        (JZ, 20, 180),                           # 177
        (MOVE, 14, 42),                          # 178: 42 is 11
        (JUMP, 253),                             # 179
        (SAME, 20, 18, 102),                     # 180: 102 is b'MQDEAD'
        (JZ, 20, 184),                           # 181
        (MOVE, 14, 45),                          # 182: 45 is 12
        (JUMP, 253),                             # 183
        (SAME, 20, 18, 104),                     # 184: 104 is b'MQHDIST'
        (JZ, 20, 188),                           # 185
        (MOVE, 14, 48),                          # 186: 48 is 13
        (JUMP, 253),                             # 187
        (SAME, 20, 18, 106),                     # 188: 106 is b'MQHRF'
        (JZ, 20, 192),                           # 189
        (MOVE, 14, 51),                          # 190: 51 is 14
        (JUMP, 253),                             # 191
        (SAME, 20, 18, 108),                     # 192: 108 is b'MQHRF2'
        (JZ, 20, 196),                           # 193
        (MOVE, 14, 21),                          # 194: 21 is 15
        (JUMP, 253),                             # 195
        (SAME, 20, 18, 110),                     # 196: 110 is b'MQCICS'
        (JZ, 20, 200),                           # 197
        (MOVE, 14, 56),                          # 198: 56 is 16
        (JUMP, 253),                             # 199
        (SAME, 20, 18, 112),                     # 200: 112 is b'MQIMS'
        (JZ, 20, 204),                           # 201
        (MOVE, 14, 59),                          # 202: 59 is 17
        (JUMP, 253),                             # 203
        (SAME, 20, 18, 114),                     # 204: 114 is b'MQHWIH'
        (JZ, 20, 208),                           # 205
        (MOVE, 14, 62),                          # 206: 62 is 18
        (JUMP, 253),                             # 207
        (SAME, 20, 18, 116),                     # 208: 116 is b'MQHREF'
        (JZ, 20, 212),                           # 209
        (MOVE, 14, 65),                          # 210: 65 is 19
        (JUMP, 253),                             # 211
        (SAME, 20, 18, 118),                     # 212: 118 is b'MQADMIN'
        (JZ, 20, 216),                           # 213
        (MOVE, 14, 68),                          # 214: 68 is 30
        (JUMP, 253),                             # 215
        (SAME, 20, 18, 120),                     # 216: 120 is b'MQAMQP'
        (JZ, 20, 220),                           # 217
        (MOVE, 14, 71),                          # 218: 71 is 31
        (JUMP, 253),                             # 219
        (SAME, 20, 18, 122),                     # 220: 122 is b'MQCHCOM'
        (JZ, 20, 224),                           # 221
        (MOVE, 14, 74),                          # 222: 74 is 32
        (JUMP, 253),                             # 223
        (SAME, 20, 18, 124),                     # 224: 124 is b'MQCMD1'
        (JZ, 20, 228),                           # 225
        (MOVE, 14, 77),                          # 226: 77 is 33
        (JUMP, 253),                             # 227
        (SAME, 20, 18, 126),                     # 228: 126 is b'MQCMD2'
        (JZ, 20, 232),                           # 229
        (MOVE, 14, 80),                          # 230: 80 is 34
        (JUMP, 253),                             # 231
        (SAME, 20, 18, 128),                     # 232: 128 is b'MQHEPCF'
        (JZ, 20, 236),                           # 233
        (MOVE, 14, 83),                          # 234: 83 is 35
        (JUMP, 253),                             # 235
        (SAME, 20, 18, 130),                     # 236: 130 is b'MQEVENT'
        (JZ, 20, 240),                           # 237
        (MOVE, 14, 86),                          # 238: 86 is 36
        (JUMP, 253),                             # 239
        (SAME, 20, 18, 132),                     # 240: 132 is b'MQIMSVS'
        (JZ, 20, 244),                           # 241
        (MOVE, 14, 89),                          # 242: 89 is 37
        (JUMP, 253),                             # 243
        (SAME, 20, 18, 134),                     # 244: 134 is b'MQPCF'
        (JZ, 20, 248),                           # 245
        (MOVE, 14, 92),                          # 246: 92 is 38
        (JUMP, 253),                             # 247
        (SAME, 20, 18, 136),                     # 248: 136 is b'MQTRIG'
        (JZ, 20, 252),                           # 249
        (MOVE, 14, 95),                          # 250: 95 is 40
        (JUMP, 253),                             # 251
        (MOVE, 14, 25),                          # 252: 25 is 0
        (MOVE, 3, 14),                           # 253
        (STORE, 0, 13, 3),                       # 254
        (RUN, 0, 14, 4),                         # 255: flags
        (LOAD, 3, 0, 6),                         # 256: if: not is_ebcdic
        (JNZ, 3, 262),                           # 257
        (BYTES, 0, 16, 74),                      # 258: size: len; ascii; 74 is 32
        (UNPAD, 0, 16, 32),                      # 259
        (CUT, 0, 16, 0, 0),                      # 260
        (STORE, 0, 15, 22),                      # 261: 22 is 1
        (JZ, 3, 267),                            # 262: if: is_ebcdic
        (BYTES, 0, 19, 74),                      # 263: size: len; ebcdic; 74 is 32
        (UNPAD, 0, 19, 64),                      # 264
        (CUT, 0, 19, 0, 0),                      # 265
        (STORE, 0, 18, 22),                      # 266: 22 is 1
        (JNZ, 3, 272),                           # 267: if: not is_ebcdic
        (BYTES, 0, 22, 24),                      # 268: size: len; ascii; 24 is 8
        (UNPAD, 0, 22, 32),                      # 269
        (CUT, 0, 22, 0, 0),                      # 270
        (STORE, 0, 21, 22),                      # 271: 22 is 1
        (JZ, 3, 277),                            # 272: if: is_ebcdic
        (BYTES, 0, 25, 24),                      # 273: size: len; ebcdic; 24 is 8
        (UNPAD, 0, 25, 64),                      # 274
        (CUT, 0, 25, 0, 0),                      # 275
        (STORE, 0, 24, 22),                      # 276: 22 is 1
        (RUN, 0, 27, 16),                        # 277: msg_token
        (JNZ, 3, 283),                           # 278: if: not is_ebcdic
        (BYTES, 0, 29, 74),                      # 279: size: len; ascii; 74 is 32
        (UNPAD, 0, 29, 32),                      # 280
        (CUT, 0, 29, 0, 0),                      # 281
        (STORE, 0, 28, 22),                      # 282: 22 is 1
        (JZ, 3, 288),                            # 283: if: is_ebcdic
        (BYTES, 0, 32, 74),                      # 284: size: len; ebcdic; 74 is 32
        (UNPAD, 0, 32, 64),                      # 285
        (CUT, 0, 32, 0, 0),                      # 286
        (STORE, 0, 31, 22),                      # 287: 22 is 1
        (LOAD, 3, 0, 13),                        # 288
        (STORE, 0, 34, 3),                       # 289
        (REST, 0, 35),                           # 290: remainder
        (LOAD, 6, 0, 6),                         # 291: value, value: is_ebcdic ? ebcdic : ascii
        (JZ, 6, 299),                            # 292
        (LOAD, 6, 0, 10),                        # 293
        (JZ, 6, 623),                            # 294
        (LOAD, 3, 0, 11),                        # 295
        (LOAD, 4, 0, 12),                        # 296
        (MOVE, 5, 22),                           # 297: 22 is 1
        (JUMP, 304),                             # 298
        (LOAD, 6, 0, 7),                         # 299
        (JZ, 6, 623),                            # 300
        (LOAD, 3, 0, 8),                         # 301
        (LOAD, 4, 0, 9),                         # 302
        (MOVE, 5, 25),                           # 303: 25 is 0
        (STORE, 0, 37, 3),                       # 304
        (STORE, 0, 38, 4),                       # 305
        (STORE, 0, 39, 5),                       # 306
        (LOAD, 6, 0, 6),                         # 307: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 6, 361),                            # 308
        (JNE, 2, 29, 319),                       # 309: 29 is 273
        (LOAD, 17, 0, 18),                       # 310
        (JZ, 17, 623),                           # 311
        (LOAD, 18, 0, 19),                       # 312
        (LOAD, 19, 0, 20),                       # 313
        (TEXT, 18, 2),                           # 314
        (MOVE, 14, 18),                          # 315
        (MOVE, 15, 19),                          # 316
        (MOVE, 16, 23),                          # 317: 23 is 2
        (JUMP, 357),                             # 318
        (JNE, 2, 138, 329),                      # 319: 138 is 500
        (LOAD, 17, 0, 18),                       # 320
        (JZ, 17, 623),                           # 321
        (LOAD, 18, 0, 19),                       # 322
        (LOAD, 19, 0, 20),                       # 323
        (TEXT, 18, 3),                           # 324
        (MOVE, 14, 18),                          # 325
        (MOVE, 15, 19),                          # 326
        (MOVE, 16, 139),                         # 327: 139 is 3
        (JUMP, 357),                             # 328
        (JNE, 2, 140, 339),                      # 329: 140 is 1047
        (LOAD, 17, 0, 18),                       # 330
        (JZ, 17, 623),                           # 331
        (LOAD, 18, 0, 19),                       # 332
        (LOAD, 19, 0, 20),                       # 333
        (TEXT, 18, 4),                           # 334
        (MOVE, 14, 18),                          # 335
        (MOVE, 15, 19),                          # 336
        (MOVE, 16, 26),                          # 337: 26 is 4
        (JUMP, 357),                             # 338
        (JNE, 2, 141, 349),                      # 339: 141 is 1140
        (LOAD, 17, 0, 18),                       # 340
        (JZ, 17, 623),                           # 341
        (LOAD, 18, 0, 19),                       # 342
        (LOAD, 19, 0, 20),                       # 343
        (TEXT, 18, 5),                           # 344
        (MOVE, 14, 18),                          # 345
        (MOVE, 15, 19),                          # 346
        (MOVE, 16, 142),                         # 347: 142 is 5
        (JUMP, 357),                             # 348
        (LOAD, 17, 0, 18),                       # 349
        (JZ, 17, 623),                           # 350
        (LOAD, 18, 0, 19),                       # 351
        (LOAD, 19, 0, 20),                       # 352
        (TEXT, 18, 1),                           # 353
        (MOVE, 14, 18),                          # 354
        (MOVE, 15, 19),                          # 355
        (MOVE, 16, 22),                          # 356: 22 is 1
        (MOVE, 3, 14),                           # 357
        (MOVE, 4, 15),                           # 358
        (MOVE, 5, 16),                           # 359
        (JUMP, 409),                             # 360
        (JNE, 2, 143, 371),                      # 361: 143 is 1208
        (LOAD, 6, 0, 15),                        # 362
        (JZ, 6, 623),                            # 363
        (LOAD, 14, 0, 16),                       # 364
        (LOAD, 15, 0, 17),                       # 365
        (TEXT, 14, 6),                           # 366
        (MOVE, 3, 14),                           # 367
        (MOVE, 4, 15),                           # 368
        (MOVE, 5, 144),                          # 369: 144 is 6
        (JUMP, 409),                             # 370
        (JNE, 2, 145, 381),                      # 371: 145 is 1252
        (LOAD, 6, 0, 15),                        # 372
        (JZ, 6, 623),                            # 373
        (LOAD, 14, 0, 16),                       # 374
        (LOAD, 15, 0, 17),                       # 375
        (TEXT, 14, 7),                           # 376
        (MOVE, 3, 14),                           # 377
        (MOVE, 4, 15),                           # 378
        (MOVE, 5, 27),                           # 379: 27 is 7
        (JUMP, 409),                             # 380
        (JNE, 2, 146, 391),                      # 381: 146 is 437
        (LOAD, 6, 0, 15),                        # 382
        (JZ, 6, 623),                            # 383
        (LOAD, 14, 0, 16),                       # 384
        (LOAD, 15, 0, 17),                       # 385
        (TEXT, 14, 8),                           # 386
        (MOVE, 3, 14),                           # 387
        (MOVE, 4, 15),                           # 388
        (MOVE, 5, 24),                           # 389: 24 is 8
        (JUMP, 409),                             # 390
        (JNE, 2, 147, 401),                      # 391: 147 is 850
        (LOAD, 6, 0, 15),                        # 392
        (JZ, 6, 623),                            # 393
        (LOAD, 14, 0, 16),                       # 394
        (LOAD, 15, 0, 17),                       # 395
        (TEXT, 14, 9),                           # 396
        (MOVE, 3, 14),                           # 397
        (MOVE, 4, 15),                           # 398
        (MOVE, 5, 148),                          # 399: 148 is 9
        (JUMP, 409),                             # 400
        (LOAD, 6, 0, 15),                        # 401
        (JZ, 6, 623),                            # 402
        (LOAD, 14, 0, 16),                       # 403
        (LOAD, 15, 0, 17),                       # 404
        (TEXT, 14, 0),                           # 405
        (MOVE, 3, 14),                           # 406
        (MOVE, 4, 15),                           # 407
        (MOVE, 5, 25),                           # 408: 25 is 0
        (STORE, 0, 40, 3),                       # 409
        (STORE, 0, 41, 4),                       # 410
        (STORE, 0, 42, 5),                       # 411
        (LOAD, 6, 0, 6),                         # 412: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 6, 466),                            # 413
        (JNE, 2, 29, 424),                       # 414: 29 is 273
        (LOAD, 17, 0, 24),                       # 415
        (JZ, 17, 623),                           # 416
        (LOAD, 18, 0, 25),                       # 417
        (LOAD, 19, 0, 26),                       # 418
        (TEXT, 18, 2),                           # 419
        (MOVE, 14, 18),                          # 420
        (MOVE, 15, 19),                          # 421
        (MOVE, 16, 23),                          # 422: 23 is 2
        (JUMP, 462),                             # 423
        (JNE, 2, 138, 434),                      # 424: 138 is 500
        (LOAD, 17, 0, 24),                       # 425
        (JZ, 17, 623),                           # 426
        (LOAD, 18, 0, 25),                       # 427
        (LOAD, 19, 0, 26),                       # 428
        (TEXT, 18, 3),                           # 429
        (MOVE, 14, 18),                          # 430
        (MOVE, 15, 19),                          # 431
        (MOVE, 16, 139),                         # 432: 139 is 3
        (JUMP, 462),                             # 433
        (JNE, 2, 140, 444),                      # 434: 140 is 1047
        (LOAD, 17, 0, 24),                       # 435
        (JZ, 17, 623),                           # 436
        (LOAD, 18, 0, 25),                       # 437
        (LOAD, 19, 0, 26),                       # 438
        (TEXT, 18, 4),                           # 439
        (MOVE, 14, 18),                          # 440
        (MOVE, 15, 19),                          # 441
        (MOVE, 16, 26),                          # 442: 26 is 4
        (JUMP, 462),                             # 443
        (JNE, 2, 141, 454),                      # 444: 141 is 1140
        (LOAD, 17, 0, 24),                       # 445
        (JZ, 17, 623),                           # 446
        (LOAD, 18, 0, 25),                       # 447
        (LOAD, 19, 0, 26),                       # 448
        (TEXT, 18, 5),                           # 449
        (MOVE, 14, 18),                          # 450
        (MOVE, 15, 19),                          # 451
        (MOVE, 16, 142),                         # 452: 142 is 5
        (JUMP, 462),                             # 453
        (LOAD, 17, 0, 24),                       # 454
        (JZ, 17, 623),                           # 455
        (LOAD, 18, 0, 25),                       # 456
        (LOAD, 19, 0, 26),                       # 457
        (TEXT, 18, 1),                           # 458
        (MOVE, 14, 18),                          # 459
        (MOVE, 15, 19),                          # 460
        (MOVE, 16, 22),                          # 461: 22 is 1
        (MOVE, 3, 14),                           # 462
        (MOVE, 4, 15),                           # 463
        (MOVE, 5, 16),                           # 464
        (JUMP, 514),                             # 465
        (JNE, 2, 143, 476),                      # 466: 143 is 1208
        (LOAD, 6, 0, 21),                        # 467
        (JZ, 6, 623),                            # 468
        (LOAD, 14, 0, 22),                       # 469
        (LOAD, 15, 0, 23),                       # 470
        (TEXT, 14, 6),                           # 471
        (MOVE, 3, 14),                           # 472
        (MOVE, 4, 15),                           # 473
        (MOVE, 5, 144),                          # 474: 144 is 6
        (JUMP, 514),                             # 475
        (JNE, 2, 145, 486),                      # 476: 145 is 1252
        (LOAD, 6, 0, 21),                        # 477
        (JZ, 6, 623),                            # 478
        (LOAD, 14, 0, 22),                       # 479
        (LOAD, 15, 0, 23),                       # 480
        (TEXT, 14, 7),                           # 481
        (MOVE, 3, 14),                           # 482
        (MOVE, 4, 15),                           # 483
        (MOVE, 5, 27),                           # 484: 27 is 7
        (JUMP, 514),                             # 485
        (JNE, 2, 146, 496),                      # 486: 146 is 437
        (LOAD, 6, 0, 21),                        # 487
        (JZ, 6, 623),                            # 488
        (LOAD, 14, 0, 22),                       # 489
        (LOAD, 15, 0, 23),                       # 490
        (TEXT, 14, 8),                           # 491
        (MOVE, 3, 14),                           # 492
        (MOVE, 4, 15),                           # 493
        (MOVE, 5, 24),                           # 494: 24 is 8
        (JUMP, 514),                             # 495
        (JNE, 2, 147, 506),                      # 496: 147 is 850
        (LOAD, 6, 0, 21),                        # 497
        (JZ, 6, 623),                            # 498
        (LOAD, 14, 0, 22),                       # 499
        (LOAD, 15, 0, 23),                       # 500
        (TEXT, 14, 9),                           # 501
        (MOVE, 3, 14),                           # 502
        (MOVE, 4, 15),                           # 503
        (MOVE, 5, 148),                          # 504: 148 is 9
        (JUMP, 514),                             # 505
        (LOAD, 6, 0, 21),                        # 506
        (JZ, 6, 623),                            # 507
        (LOAD, 14, 0, 22),                       # 508
        (LOAD, 15, 0, 23),                       # 509
        (TEXT, 14, 0),                           # 510
        (MOVE, 3, 14),                           # 511
        (MOVE, 4, 15),                           # 512
        (MOVE, 5, 25),                           # 513: 25 is 0
        (STORE, 0, 43, 3),                       # 514
        (STORE, 0, 44, 4),                       # 515
        (STORE, 0, 45, 5),                       # 516
        (LOAD, 6, 0, 6),                         # 517: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 6, 571),                            # 518
        (JNE, 2, 29, 529),                       # 519: 29 is 273
        (LOAD, 17, 0, 31),                       # 520
        (JZ, 17, 623),                           # 521
        (LOAD, 18, 0, 32),                       # 522
        (LOAD, 19, 0, 33),                       # 523
        (TEXT, 18, 2),                           # 524
        (MOVE, 14, 18),                          # 525
        (MOVE, 15, 19),                          # 526
        (MOVE, 16, 23),                          # 527: 23 is 2
        (JUMP, 567),                             # 528
        (JNE, 2, 138, 539),                      # 529: 138 is 500
        (LOAD, 17, 0, 31),                       # 530
        (JZ, 17, 623),                           # 531
        (LOAD, 18, 0, 32),                       # 532
        (LOAD, 19, 0, 33),                       # 533
        (TEXT, 18, 3),                           # 534
        (MOVE, 14, 18),                          # 535
        (MOVE, 15, 19),                          # 536
        (MOVE, 16, 139),                         # 537: 139 is 3
        (JUMP, 567),                             # 538
        (JNE, 2, 140, 549),                      # 539: 140 is 1047
        (LOAD, 17, 0, 31),                       # 540
        (JZ, 17, 623),                           # 541
        (LOAD, 18, 0, 32),                       # 542
        (LOAD, 19, 0, 33),                       # 543
        (TEXT, 18, 4),                           # 544
        (MOVE, 14, 18),                          # 545
        (MOVE, 15, 19),                          # 546
        (MOVE, 16, 26),                          # 547: 26 is 4
        (JUMP, 567),                             # 548
        (JNE, 2, 141, 559),                      # 549: 141 is 1140
        (LOAD, 17, 0, 31),                       # 550
        (JZ, 17, 623),                           # 551
        (LOAD, 18, 0, 32),                       # 552
        (LOAD, 19, 0, 33),                       # 553
        (TEXT, 18, 5),                           # 554
        (MOVE, 14, 18),                          # 555
        (MOVE, 15, 19),                          # 556
        (MOVE, 16, 142),                         # 557: 142 is 5
        (JUMP, 567),                             # 558
        (LOAD, 17, 0, 31),                       # 559
        (JZ, 17, 623),                           # 560
        (LOAD, 18, 0, 32),                       # 561
        (LOAD, 19, 0, 33),                       # 562
        (TEXT, 18, 1),                           # 563
        (MOVE, 14, 18),                          # 564
        (MOVE, 15, 19),                          # 565
        (MOVE, 16, 22),                          # 566: 22 is 1
        (MOVE, 3, 14),                           # 567
        (MOVE, 4, 15),                           # 568
        (MOVE, 5, 16),                           # 569
        (JUMP, 619),                             # 570
        (JNE, 2, 143, 581),                      # 571: 143 is 1208
        (LOAD, 6, 0, 28),                        # 572
        (JZ, 6, 623),                            # 573
        (LOAD, 14, 0, 29),                       # 574
        (LOAD, 15, 0, 30),                       # 575
        (TEXT, 14, 6),                           # 576
        (MOVE, 3, 14),                           # 577
        (MOVE, 4, 15),                           # 578
        (MOVE, 5, 144),                          # 579: 144 is 6
        (JUMP, 619),                             # 580
        (JNE, 2, 145, 591),                      # 581: 145 is 1252
        (LOAD, 6, 0, 28),                        # 582
        (JZ, 6, 623),                            # 583
        (LOAD, 14, 0, 29),                       # 584
        (LOAD, 15, 0, 30),                       # 585
        (TEXT, 14, 7),                           # 586
        (MOVE, 3, 14),                           # 587
        (MOVE, 4, 15),                           # 588
        (MOVE, 5, 27),                           # 589: 27 is 7
        (JUMP, 619),                             # 590
        (JNE, 2, 146, 601),                      # 591: 146 is 437
        (LOAD, 6, 0, 28),                        # 592
        (JZ, 6, 623),                            # 593
        (LOAD, 14, 0, 29),                       # 594
        (LOAD, 15, 0, 30),                       # 595
        (TEXT, 14, 8),                           # 596
        (MOVE, 3, 14),                           # 597
        (MOVE, 4, 15),                           # 598
        (MOVE, 5, 24),                           # 599: 24 is 8
        (JUMP, 619),                             # 600
        (JNE, 2, 147, 611),                      # 601: 147 is 850
        (LOAD, 6, 0, 28),                        # 602
        (JZ, 6, 623),                            # 603
        (LOAD, 14, 0, 29),                       # 604
        (LOAD, 15, 0, 30),                       # 605
        (TEXT, 14, 9),                           # 606
        (MOVE, 3, 14),                           # 607
        (MOVE, 4, 15),                           # 608
        (MOVE, 5, 148),                          # 609: 148 is 9
        (JUMP, 619),                             # 610
        (LOAD, 6, 0, 28),                        # 611
        (JZ, 6, 623),                            # 612
        (LOAD, 14, 0, 29),                       # 613
        (LOAD, 15, 0, 30),                       # 614
        (TEXT, 14, 0),                           # 615
        (MOVE, 3, 14),                           # 616
        (MOVE, 4, 15),                           # 617
        (MOVE, 5, 25),                           # 618: 25 is 0
        (STORE, 0, 46, 3),                       # 619
        (STORE, 0, 47, 4),                       # 620
        (STORE, 0, 48, 5),                       # 621
        (DONE,),                                 # 622: read
        (FAIL,),                                 # 623: handed over
    ),
    constants=(b'\xe6\xc9\xc8@\xd4\xd8\xe2\xe3\xd9\xd4\xd8\xe7\xd4\xc9\xe3\xd4'
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
        Table(49, (0, 7, 10, 15, 18, 21, 24, 28, 31)),  # 0: mqwih
    ),
    registers=21,
    numbers=(15, 1, 2, 8, 0, 4, 7, 546, 273, -1, 4, -1, 0, -5, 5, 39, -10, 6, 10, -16, 6, 11, -22, 6, 12, -28, 7, 13, -35, 5, 14, -40, 6, -46, 6, 16, -52, 5, 17, -57, 6, 18, -63, 6, 19, -69, 7, 30, -76, 6, 31, -82, 7, 32, -89, 6, 33, -95, 6, 34, -101, 7, 35, -108, 7, 36, -115, 7, 37, -122, 5, 38, -127, 6, 40, -133, 5, -138, 6, -144, 6, -150, 6, -156, 7, -163, 5, -168, 6, -174, 6, -180, 5, -185, 6, -191, 6, -197, 7, -204, 6, -210, 7, -217, 6, -223, 6, -229, 7, -236, 7, -243, 7, -250, 5, -255, 6, 500, 3, 1047, 1140, 5, 1208, 6, 1252, 437, 850, 9),
    addresses=(0, -1),
    encodings=('ISO-8859-1', 'IBM037', 'IBM273', 'IBM500', 'IBM1047', 'IBM1140', 'UTF-8', 'windows-1252', 'IBM437', 'IBM850'),
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
                'value': Span(37, '*'),
                'kind': Formula('int', Computed(13, 'int')),
            }),
            'flags': Number(14, 0, 4, True, False, 'be', 4),
            'service_name': Inline({
                'ascii': Present(15, Span(16, None)),
                'ebcdic': Present(18, Span(19, None)),
                'value': Span(40, '*'),
            }),
            'service_step': Inline({
                'ascii': Present(21, Span(22, None)),
                'ebcdic': Present(24, Span(25, None)),
                'value': Span(43, '*'),
            }),
            'msg_token': Fixed(27, 0, 16, None),
            'reserved': Inline({
                'ascii': Present(28, Span(29, None)),
                'ebcdic': Present(31, Span(32, None)),
                'value': Span(46, '*'),
            }),
        }),
        'following': Inline({
            'integers': Formula('int', Apply('&', (Number(5, 12, 4, True, False, 'be', 4), 15))),
            'decimals': Formula('int', Apply('&', (Apply('>>', (Number(5, 12, 4, True, False, 'be', 4), 4)), 15))),
            'floats': Formula('int', Apply('&', (Apply('>>', (Number(5, 12, 4, True, False, 'be', 4), 8)), 15))),
            'has_reserved_bits': Formula('bool', Apply('!=', (Apply('&', (Number(5, 12, 4, True, False, 'be', 4), Apply('~', (4095,)))), 0))),
            'environment': Formula('int', Number(5, 12, 4, True, False, 'be', 4)),
            'charset': Formula('int', Apply('?', (Apply('or', (Apply('==', (Number(5, 16, 4, True, False, 'be', 4), 0)), Apply('==', (Number(5, 16, 4, True, False, 'be', 4), -1)))), 0, Apply('?', (Apply('==', (Number(5, 16, 4, True, False, 'be', 4), -2)), 3, Apply('?', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('==', (Number(5, 16, 4, True, False, 'be', 4), 37)), Apply('==', (Number(5, 16, 4, True, False, 'be', 4), 273)))), Apply('==', (Number(5, 16, 4, True, False, 'be', 4), 277)))), Apply('==', (Number(5, 16, 4, True, False, 'be', 4), 500)))), Apply('==', (Number(5, 16, 4, True, False, 'be', 4), 1047)))), Apply('==', (Number(5, 16, 4, True, False, 'be', 4), 1140)))), 2, Apply('?', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('==', (Number(5, 16, 4, True, False, 'be', 4), 437)), Apply('==', (Number(5, 16, 4, True, False, 'be', 4), 819)))), Apply('==', (Number(5, 16, 4, True, False, 'be', 4), 850)))), Apply('==', (Number(5, 16, 4, True, False, 'be', 4), 1208)))), Apply('==', (Number(5, 16, 4, True, False, 'be', 4), 1252)))), 1, 4))))))))),
        }),
        'remainder': Span(35, None),
    }),
    checks=(
        Apply('or', (Apply('and', (Apply('same', (Fixed(5, 0, 4, None), b'WIH ')), Apply('not', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('==', (Parameter(1), 37)), Apply('==', (Parameter(1), 273)))), Apply('==', (Parameter(1), 277)))), Apply('==', (Parameter(1), 500)))), Apply('==', (Parameter(1), 1047)))), Apply('==', (Parameter(1), 1140)))),)))), Apply('and', (Apply('same', (Fixed(5, 0, 4, None), b'\xe6\xc9\xc8@')), Apply('not', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('==', (Parameter(1), 437)), Apply('==', (Parameter(1), 819)))), Apply('==', (Parameter(1), 850)))), Apply('==', (Parameter(1), 1208)))), Apply('==', (Parameter(1), 1252)))),)))))),
        Apply('==', (Number(5, 4, 4, True, False, 'be', 4), 1)),
        Apply('==', (Number(5, 8, 4, True, False, 'be', 4), 120)),
    ),
    unsupported={},
)

FRAME = None
IN_STEP = None
