# Generated from ksy/ibm_mq/mqiih.ksy by `ksyspark generate`; do not edit.
"""Plans of mqiih: what the machine runs for each message and where it leaves each column; `FRAME` and `IN_STEP` cut streams."""

from ksyspark.compiler.opcodes import AND, BYTE, BYTES, CALL, CLOSE, CUT, DONE, FAIL, FIXED, JEQ, JGE, JLT, JNE, JNZ, JUMP, JZ, LOAD, MOVE, PARAM, REST, RETURN, ROOTSIZE, ROW, RUN, SAME, SEEKROOT, STORE, TEXT, TEXTAT, UNPAD
from ksyspark.compiler.plan import Apply, Fixed, Formula, Inline, Number, Plan, Present, Span, Table, Parameter, Computed

PLAN = Plan(
    program=(
        (ROW, 0, 0, 0),                          # 0: mqiih
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
        (SAME, 5, 3, 30),                        # 44: 30 is b'\xc9\xc9\xc8@'
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
        (JZ, 6, 1198),                           # 62
        (LOAD, 17, 0, 10),                       # 63
        (JZ, 17, 1198),                          # 64
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
        (JNZ, 6, 1198),                          # 159
        (LOAD, 17, 0, 7),                        # 160
        (JZ, 17, 1198),                          # 161
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
        (BYTES, 0, 16, 24),                      # 258: size: len; ascii; 24 is 8
        (UNPAD, 0, 16, 32),                      # 259
        (CUT, 0, 16, 0, 0),                      # 260
        (STORE, 0, 15, 22),                      # 261: 22 is 1
        (JZ, 3, 267),                            # 262: if: is_ebcdic
        (BYTES, 0, 19, 24),                      # 263: size: len; ebcdic; 24 is 8
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
        (JNZ, 3, 282),                           # 277: if: not is_ebcdic
        (BYTES, 0, 28, 24),                      # 278: size: len; ascii; 24 is 8
        (UNPAD, 0, 28, 32),                      # 279
        (CUT, 0, 28, 0, 0),                      # 280
        (STORE, 0, 27, 22),                      # 281: 22 is 1
        (JZ, 3, 287),                            # 282: if: is_ebcdic
        (BYTES, 0, 31, 24),                      # 283: size: len; ebcdic; 24 is 8
        (UNPAD, 0, 31, 64),                      # 284
        (CUT, 0, 31, 0, 0),                      # 285
        (STORE, 0, 30, 22),                      # 286: 22 is 1
        (JNZ, 3, 292),                           # 287: if: not is_ebcdic
        (BYTES, 0, 34, 24),                      # 288: size: len; ascii; 24 is 8
        (UNPAD, 0, 34, 32),                      # 289
        (CUT, 0, 34, 0, 0),                      # 290
        (STORE, 0, 33, 22),                      # 291: 22 is 1
        (JZ, 3, 297),                            # 292: if: is_ebcdic
        (BYTES, 0, 37, 24),                      # 293: size: len; ebcdic; 24 is 8
        (UNPAD, 0, 37, 64),                      # 294
        (CUT, 0, 37, 0, 0),                      # 295
        (STORE, 0, 36, 22),                      # 296: 22 is 1
        (RUN, 0, 39, 16),                        # 297: tran_instance_id
        (JNZ, 3, 303),                           # 298: if: not is_ebcdic
        (BYTES, 0, 41, 22),                      # 299: size: len; ascii; 22 is 1
        (UNPAD, 0, 41, 32),                      # 300
        (CUT, 0, 41, 0, 0),                      # 301
        (STORE, 0, 40, 22),                      # 302: 22 is 1
        (JZ, 3, 308),                            # 303: if: is_ebcdic
        (BYTES, 0, 44, 22),                      # 304: size: len; ebcdic; 22 is 1
        (UNPAD, 0, 44, 64),                      # 305
        (CUT, 0, 44, 0, 0),                      # 306
        (STORE, 0, 43, 22),                      # 307: 22 is 1
        (JNZ, 3, 313),                           # 308: if: not is_ebcdic
        (BYTES, 0, 47, 22),                      # 309: size: len; ascii; 22 is 1
        (UNPAD, 0, 47, 32),                      # 310
        (CUT, 0, 47, 0, 0),                      # 311
        (STORE, 0, 46, 22),                      # 312: 22 is 1
        (JZ, 3, 318),                            # 313: if: is_ebcdic
        (BYTES, 0, 50, 22),                      # 314: size: len; ebcdic; 22 is 1
        (UNPAD, 0, 50, 64),                      # 315
        (CUT, 0, 50, 0, 0),                      # 316
        (STORE, 0, 49, 22),                      # 317: 22 is 1
        (JNZ, 3, 323),                           # 318: if: not is_ebcdic
        (BYTES, 0, 53, 22),                      # 319: size: len; ascii; 22 is 1
        (UNPAD, 0, 53, 32),                      # 320
        (CUT, 0, 53, 0, 0),                      # 321
        (STORE, 0, 52, 22),                      # 322: 22 is 1
        (JZ, 3, 328),                            # 323: if: is_ebcdic
        (BYTES, 0, 56, 22),                      # 324: size: len; ebcdic; 22 is 1
        (UNPAD, 0, 56, 64),                      # 325
        (CUT, 0, 56, 0, 0),                      # 326
        (STORE, 0, 55, 22),                      # 327: 22 is 1
        (JNZ, 3, 333),                           # 328: if: not is_ebcdic
        (BYTES, 0, 59, 22),                      # 329: size: len; ascii; 22 is 1
        (UNPAD, 0, 59, 32),                      # 330
        (CUT, 0, 59, 0, 0),                      # 331
        (STORE, 0, 58, 22),                      # 332: 22 is 1
        (JZ, 3, 338),                            # 333: if: is_ebcdic
        (BYTES, 0, 62, 22),                      # 334: size: len; ebcdic; 22 is 1
        (UNPAD, 0, 62, 64),                      # 335
        (CUT, 0, 62, 0, 0),                      # 336
        (STORE, 0, 61, 22),                      # 337: 22 is 1
        (LOAD, 3, 0, 13),                        # 338
        (STORE, 0, 64, 3),                       # 339
        (REST, 0, 65),                           # 340: remainder
        (LOAD, 6, 0, 6),                         # 341: value, value: is_ebcdic ? ebcdic : ascii
        (JZ, 6, 349),                            # 342
        (LOAD, 6, 0, 10),                        # 343
        (JZ, 6, 1198),                           # 344
        (LOAD, 3, 0, 11),                        # 345
        (LOAD, 4, 0, 12),                        # 346
        (MOVE, 5, 22),                           # 347: 22 is 1
        (JUMP, 354),                             # 348
        (LOAD, 6, 0, 7),                         # 349
        (JZ, 6, 1198),                           # 350
        (LOAD, 3, 0, 8),                         # 351
        (LOAD, 4, 0, 9),                         # 352
        (MOVE, 5, 25),                           # 353: 25 is 0
        (STORE, 0, 67, 3),                       # 354
        (STORE, 0, 68, 4),                       # 355
        (STORE, 0, 69, 5),                       # 356
        (LOAD, 6, 0, 6),                         # 357: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 6, 411),                            # 358
        (JNE, 2, 29, 369),                       # 359: 29 is 273
        (LOAD, 17, 0, 18),                       # 360
        (JZ, 17, 1198),                          # 361
        (LOAD, 18, 0, 19),                       # 362
        (LOAD, 19, 0, 20),                       # 363
        (TEXT, 18, 2),                           # 364
        (MOVE, 14, 18),                          # 365
        (MOVE, 15, 19),                          # 366
        (MOVE, 16, 23),                          # 367: 23 is 2
        (JUMP, 407),                             # 368
        (JNE, 2, 138, 379),                      # 369: 138 is 500
        (LOAD, 17, 0, 18),                       # 370
        (JZ, 17, 1198),                          # 371
        (LOAD, 18, 0, 19),                       # 372
        (LOAD, 19, 0, 20),                       # 373
        (TEXT, 18, 3),                           # 374
        (MOVE, 14, 18),                          # 375
        (MOVE, 15, 19),                          # 376
        (MOVE, 16, 139),                         # 377: 139 is 3
        (JUMP, 407),                             # 378
        (JNE, 2, 140, 389),                      # 379: 140 is 1047
        (LOAD, 17, 0, 18),                       # 380
        (JZ, 17, 1198),                          # 381
        (LOAD, 18, 0, 19),                       # 382
        (LOAD, 19, 0, 20),                       # 383
        (TEXT, 18, 4),                           # 384
        (MOVE, 14, 18),                          # 385
        (MOVE, 15, 19),                          # 386
        (MOVE, 16, 26),                          # 387: 26 is 4
        (JUMP, 407),                             # 388
        (JNE, 2, 141, 399),                      # 389: 141 is 1140
        (LOAD, 17, 0, 18),                       # 390
        (JZ, 17, 1198),                          # 391
        (LOAD, 18, 0, 19),                       # 392
        (LOAD, 19, 0, 20),                       # 393
        (TEXT, 18, 5),                           # 394
        (MOVE, 14, 18),                          # 395
        (MOVE, 15, 19),                          # 396
        (MOVE, 16, 142),                         # 397: 142 is 5
        (JUMP, 407),                             # 398
        (LOAD, 17, 0, 18),                       # 399
        (JZ, 17, 1198),                          # 400
        (LOAD, 18, 0, 19),                       # 401
        (LOAD, 19, 0, 20),                       # 402
        (TEXT, 18, 1),                           # 403
        (MOVE, 14, 18),                          # 404
        (MOVE, 15, 19),                          # 405
        (MOVE, 16, 22),                          # 406: 22 is 1
        (MOVE, 3, 14),                           # 407
        (MOVE, 4, 15),                           # 408
        (MOVE, 5, 16),                           # 409
        (JUMP, 459),                             # 410
        (JNE, 2, 143, 421),                      # 411: 143 is 1208
        (LOAD, 6, 0, 15),                        # 412
        (JZ, 6, 1198),                           # 413
        (LOAD, 14, 0, 16),                       # 414
        (LOAD, 15, 0, 17),                       # 415
        (TEXT, 14, 6),                           # 416
        (MOVE, 3, 14),                           # 417
        (MOVE, 4, 15),                           # 418
        (MOVE, 5, 144),                          # 419: 144 is 6
        (JUMP, 459),                             # 420
        (JNE, 2, 145, 431),                      # 421: 145 is 1252
        (LOAD, 6, 0, 15),                        # 422
        (JZ, 6, 1198),                           # 423
        (LOAD, 14, 0, 16),                       # 424
        (LOAD, 15, 0, 17),                       # 425
        (TEXT, 14, 7),                           # 426
        (MOVE, 3, 14),                           # 427
        (MOVE, 4, 15),                           # 428
        (MOVE, 5, 27),                           # 429: 27 is 7
        (JUMP, 459),                             # 430
        (JNE, 2, 146, 441),                      # 431: 146 is 437
        (LOAD, 6, 0, 15),                        # 432
        (JZ, 6, 1198),                           # 433
        (LOAD, 14, 0, 16),                       # 434
        (LOAD, 15, 0, 17),                       # 435
        (TEXT, 14, 8),                           # 436
        (MOVE, 3, 14),                           # 437
        (MOVE, 4, 15),                           # 438
        (MOVE, 5, 24),                           # 439: 24 is 8
        (JUMP, 459),                             # 440
        (JNE, 2, 147, 451),                      # 441: 147 is 850
        (LOAD, 6, 0, 15),                        # 442
        (JZ, 6, 1198),                           # 443
        (LOAD, 14, 0, 16),                       # 444
        (LOAD, 15, 0, 17),                       # 445
        (TEXT, 14, 9),                           # 446
        (MOVE, 3, 14),                           # 447
        (MOVE, 4, 15),                           # 448
        (MOVE, 5, 148),                          # 449: 148 is 9
        (JUMP, 459),                             # 450
        (LOAD, 6, 0, 15),                        # 451
        (JZ, 6, 1198),                           # 452
        (LOAD, 14, 0, 16),                       # 453
        (LOAD, 15, 0, 17),                       # 454
        (TEXT, 14, 0),                           # 455
        (MOVE, 3, 14),                           # 456
        (MOVE, 4, 15),                           # 457
        (MOVE, 5, 25),                           # 458: 25 is 0
        (STORE, 0, 70, 3),                       # 459
        (STORE, 0, 71, 4),                       # 460
        (STORE, 0, 72, 5),                       # 461
        (LOAD, 6, 0, 6),                         # 462: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 6, 516),                            # 463
        (JNE, 2, 29, 474),                       # 464: 29 is 273
        (LOAD, 17, 0, 24),                       # 465
        (JZ, 17, 1198),                          # 466
        (LOAD, 18, 0, 25),                       # 467
        (LOAD, 19, 0, 26),                       # 468
        (TEXT, 18, 2),                           # 469
        (MOVE, 14, 18),                          # 470
        (MOVE, 15, 19),                          # 471
        (MOVE, 16, 23),                          # 472: 23 is 2
        (JUMP, 512),                             # 473
        (JNE, 2, 138, 484),                      # 474: 138 is 500
        (LOAD, 17, 0, 24),                       # 475
        (JZ, 17, 1198),                          # 476
        (LOAD, 18, 0, 25),                       # 477
        (LOAD, 19, 0, 26),                       # 478
        (TEXT, 18, 3),                           # 479
        (MOVE, 14, 18),                          # 480
        (MOVE, 15, 19),                          # 481
        (MOVE, 16, 139),                         # 482: 139 is 3
        (JUMP, 512),                             # 483
        (JNE, 2, 140, 494),                      # 484: 140 is 1047
        (LOAD, 17, 0, 24),                       # 485
        (JZ, 17, 1198),                          # 486
        (LOAD, 18, 0, 25),                       # 487
        (LOAD, 19, 0, 26),                       # 488
        (TEXT, 18, 4),                           # 489
        (MOVE, 14, 18),                          # 490
        (MOVE, 15, 19),                          # 491
        (MOVE, 16, 26),                          # 492: 26 is 4
        (JUMP, 512),                             # 493
        (JNE, 2, 141, 504),                      # 494: 141 is 1140
        (LOAD, 17, 0, 24),                       # 495
        (JZ, 17, 1198),                          # 496
        (LOAD, 18, 0, 25),                       # 497
        (LOAD, 19, 0, 26),                       # 498
        (TEXT, 18, 5),                           # 499
        (MOVE, 14, 18),                          # 500
        (MOVE, 15, 19),                          # 501
        (MOVE, 16, 142),                         # 502: 142 is 5
        (JUMP, 512),                             # 503
        (LOAD, 17, 0, 24),                       # 504
        (JZ, 17, 1198),                          # 505
        (LOAD, 18, 0, 25),                       # 506
        (LOAD, 19, 0, 26),                       # 507
        (TEXT, 18, 1),                           # 508
        (MOVE, 14, 18),                          # 509
        (MOVE, 15, 19),                          # 510
        (MOVE, 16, 22),                          # 511: 22 is 1
        (MOVE, 3, 14),                           # 512
        (MOVE, 4, 15),                           # 513
        (MOVE, 5, 16),                           # 514
        (JUMP, 564),                             # 515
        (JNE, 2, 143, 526),                      # 516: 143 is 1208
        (LOAD, 6, 0, 21),                        # 517
        (JZ, 6, 1198),                           # 518
        (LOAD, 14, 0, 22),                       # 519
        (LOAD, 15, 0, 23),                       # 520
        (TEXT, 14, 6),                           # 521
        (MOVE, 3, 14),                           # 522
        (MOVE, 4, 15),                           # 523
        (MOVE, 5, 144),                          # 524: 144 is 6
        (JUMP, 564),                             # 525
        (JNE, 2, 145, 536),                      # 526: 145 is 1252
        (LOAD, 6, 0, 21),                        # 527
        (JZ, 6, 1198),                           # 528
        (LOAD, 14, 0, 22),                       # 529
        (LOAD, 15, 0, 23),                       # 530
        (TEXT, 14, 7),                           # 531
        (MOVE, 3, 14),                           # 532
        (MOVE, 4, 15),                           # 533
        (MOVE, 5, 27),                           # 534: 27 is 7
        (JUMP, 564),                             # 535
        (JNE, 2, 146, 546),                      # 536: 146 is 437
        (LOAD, 6, 0, 21),                        # 537
        (JZ, 6, 1198),                           # 538
        (LOAD, 14, 0, 22),                       # 539
        (LOAD, 15, 0, 23),                       # 540
        (TEXT, 14, 8),                           # 541
        (MOVE, 3, 14),                           # 542
        (MOVE, 4, 15),                           # 543
        (MOVE, 5, 24),                           # 544: 24 is 8
        (JUMP, 564),                             # 545
        (JNE, 2, 147, 556),                      # 546: 147 is 850
        (LOAD, 6, 0, 21),                        # 547
        (JZ, 6, 1198),                           # 548
        (LOAD, 14, 0, 22),                       # 549
        (LOAD, 15, 0, 23),                       # 550
        (TEXT, 14, 9),                           # 551
        (MOVE, 3, 14),                           # 552
        (MOVE, 4, 15),                           # 553
        (MOVE, 5, 148),                          # 554: 148 is 9
        (JUMP, 564),                             # 555
        (LOAD, 6, 0, 21),                        # 556
        (JZ, 6, 1198),                           # 557
        (LOAD, 14, 0, 22),                       # 558
        (LOAD, 15, 0, 23),                       # 559
        (TEXT, 14, 0),                           # 560
        (MOVE, 3, 14),                           # 561
        (MOVE, 4, 15),                           # 562
        (MOVE, 5, 25),                           # 563: 25 is 0
        (STORE, 0, 73, 3),                       # 564
        (STORE, 0, 74, 4),                       # 565
        (STORE, 0, 75, 5),                       # 566
        (LOAD, 6, 0, 6),                         # 567: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 6, 621),                            # 568
        (JNE, 2, 29, 579),                       # 569: 29 is 273
        (LOAD, 17, 0, 30),                       # 570
        (JZ, 17, 1198),                          # 571
        (LOAD, 18, 0, 31),                       # 572
        (LOAD, 19, 0, 32),                       # 573
        (TEXT, 18, 2),                           # 574
        (MOVE, 14, 18),                          # 575
        (MOVE, 15, 19),                          # 576
        (MOVE, 16, 23),                          # 577: 23 is 2
        (JUMP, 617),                             # 578
        (JNE, 2, 138, 589),                      # 579: 138 is 500
        (LOAD, 17, 0, 30),                       # 580
        (JZ, 17, 1198),                          # 581
        (LOAD, 18, 0, 31),                       # 582
        (LOAD, 19, 0, 32),                       # 583
        (TEXT, 18, 3),                           # 584
        (MOVE, 14, 18),                          # 585
        (MOVE, 15, 19),                          # 586
        (MOVE, 16, 139),                         # 587: 139 is 3
        (JUMP, 617),                             # 588
        (JNE, 2, 140, 599),                      # 589: 140 is 1047
        (LOAD, 17, 0, 30),                       # 590
        (JZ, 17, 1198),                          # 591
        (LOAD, 18, 0, 31),                       # 592
        (LOAD, 19, 0, 32),                       # 593
        (TEXT, 18, 4),                           # 594
        (MOVE, 14, 18),                          # 595
        (MOVE, 15, 19),                          # 596
        (MOVE, 16, 26),                          # 597: 26 is 4
        (JUMP, 617),                             # 598
        (JNE, 2, 141, 609),                      # 599: 141 is 1140
        (LOAD, 17, 0, 30),                       # 600
        (JZ, 17, 1198),                          # 601
        (LOAD, 18, 0, 31),                       # 602
        (LOAD, 19, 0, 32),                       # 603
        (TEXT, 18, 5),                           # 604
        (MOVE, 14, 18),                          # 605
        (MOVE, 15, 19),                          # 606
        (MOVE, 16, 142),                         # 607: 142 is 5
        (JUMP, 617),                             # 608
        (LOAD, 17, 0, 30),                       # 609
        (JZ, 17, 1198),                          # 610
        (LOAD, 18, 0, 31),                       # 611
        (LOAD, 19, 0, 32),                       # 612
        (TEXT, 18, 1),                           # 613
        (MOVE, 14, 18),                          # 614
        (MOVE, 15, 19),                          # 615
        (MOVE, 16, 22),                          # 616: 22 is 1
        (MOVE, 3, 14),                           # 617
        (MOVE, 4, 15),                           # 618
        (MOVE, 5, 16),                           # 619
        (JUMP, 669),                             # 620
        (JNE, 2, 143, 631),                      # 621: 143 is 1208
        (LOAD, 6, 0, 27),                        # 622
        (JZ, 6, 1198),                           # 623
        (LOAD, 14, 0, 28),                       # 624
        (LOAD, 15, 0, 29),                       # 625
        (TEXT, 14, 6),                           # 626
        (MOVE, 3, 14),                           # 627
        (MOVE, 4, 15),                           # 628
        (MOVE, 5, 144),                          # 629: 144 is 6
        (JUMP, 669),                             # 630
        (JNE, 2, 145, 641),                      # 631: 145 is 1252
        (LOAD, 6, 0, 27),                        # 632
        (JZ, 6, 1198),                           # 633
        (LOAD, 14, 0, 28),                       # 634
        (LOAD, 15, 0, 29),                       # 635
        (TEXT, 14, 7),                           # 636
        (MOVE, 3, 14),                           # 637
        (MOVE, 4, 15),                           # 638
        (MOVE, 5, 27),                           # 639: 27 is 7
        (JUMP, 669),                             # 640
        (JNE, 2, 146, 651),                      # 641: 146 is 437
        (LOAD, 6, 0, 27),                        # 642
        (JZ, 6, 1198),                           # 643
        (LOAD, 14, 0, 28),                       # 644
        (LOAD, 15, 0, 29),                       # 645
        (TEXT, 14, 8),                           # 646
        (MOVE, 3, 14),                           # 647
        (MOVE, 4, 15),                           # 648
        (MOVE, 5, 24),                           # 649: 24 is 8
        (JUMP, 669),                             # 650
        (JNE, 2, 147, 661),                      # 651: 147 is 850
        (LOAD, 6, 0, 27),                        # 652
        (JZ, 6, 1198),                           # 653
        (LOAD, 14, 0, 28),                       # 654
        (LOAD, 15, 0, 29),                       # 655
        (TEXT, 14, 9),                           # 656
        (MOVE, 3, 14),                           # 657
        (MOVE, 4, 15),                           # 658
        (MOVE, 5, 148),                          # 659: 148 is 9
        (JUMP, 669),                             # 660
        (LOAD, 6, 0, 27),                        # 661
        (JZ, 6, 1198),                           # 662
        (LOAD, 14, 0, 28),                       # 663
        (LOAD, 15, 0, 29),                       # 664
        (TEXT, 14, 0),                           # 665
        (MOVE, 3, 14),                           # 666
        (MOVE, 4, 15),                           # 667
        (MOVE, 5, 25),                           # 668: 25 is 0
        (STORE, 0, 76, 3),                       # 669
        (STORE, 0, 77, 4),                       # 670
        (STORE, 0, 78, 5),                       # 671
        (LOAD, 6, 0, 6),                         # 672: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 6, 726),                            # 673
        (JNE, 2, 29, 684),                       # 674: 29 is 273
        (LOAD, 17, 0, 36),                       # 675
        (JZ, 17, 1198),                          # 676
        (LOAD, 18, 0, 37),                       # 677
        (LOAD, 19, 0, 38),                       # 678
        (TEXT, 18, 2),                           # 679
        (MOVE, 14, 18),                          # 680
        (MOVE, 15, 19),                          # 681
        (MOVE, 16, 23),                          # 682: 23 is 2
        (JUMP, 722),                             # 683
        (JNE, 2, 138, 694),                      # 684: 138 is 500
        (LOAD, 17, 0, 36),                       # 685
        (JZ, 17, 1198),                          # 686
        (LOAD, 18, 0, 37),                       # 687
        (LOAD, 19, 0, 38),                       # 688
        (TEXT, 18, 3),                           # 689
        (MOVE, 14, 18),                          # 690
        (MOVE, 15, 19),                          # 691
        (MOVE, 16, 139),                         # 692: 139 is 3
        (JUMP, 722),                             # 693
        (JNE, 2, 140, 704),                      # 694: 140 is 1047
        (LOAD, 17, 0, 36),                       # 695
        (JZ, 17, 1198),                          # 696
        (LOAD, 18, 0, 37),                       # 697
        (LOAD, 19, 0, 38),                       # 698
        (TEXT, 18, 4),                           # 699
        (MOVE, 14, 18),                          # 700
        (MOVE, 15, 19),                          # 701
        (MOVE, 16, 26),                          # 702: 26 is 4
        (JUMP, 722),                             # 703
        (JNE, 2, 141, 714),                      # 704: 141 is 1140
        (LOAD, 17, 0, 36),                       # 705
        (JZ, 17, 1198),                          # 706
        (LOAD, 18, 0, 37),                       # 707
        (LOAD, 19, 0, 38),                       # 708
        (TEXT, 18, 5),                           # 709
        (MOVE, 14, 18),                          # 710
        (MOVE, 15, 19),                          # 711
        (MOVE, 16, 142),                         # 712: 142 is 5
        (JUMP, 722),                             # 713
        (LOAD, 17, 0, 36),                       # 714
        (JZ, 17, 1198),                          # 715
        (LOAD, 18, 0, 37),                       # 716
        (LOAD, 19, 0, 38),                       # 717
        (TEXT, 18, 1),                           # 718
        (MOVE, 14, 18),                          # 719
        (MOVE, 15, 19),                          # 720
        (MOVE, 16, 22),                          # 721: 22 is 1
        (MOVE, 3, 14),                           # 722
        (MOVE, 4, 15),                           # 723
        (MOVE, 5, 16),                           # 724
        (JUMP, 774),                             # 725
        (JNE, 2, 143, 736),                      # 726: 143 is 1208
        (LOAD, 6, 0, 33),                        # 727
        (JZ, 6, 1198),                           # 728
        (LOAD, 14, 0, 34),                       # 729
        (LOAD, 15, 0, 35),                       # 730
        (TEXT, 14, 6),                           # 731
        (MOVE, 3, 14),                           # 732
        (MOVE, 4, 15),                           # 733
        (MOVE, 5, 144),                          # 734: 144 is 6
        (JUMP, 774),                             # 735
        (JNE, 2, 145, 746),                      # 736: 145 is 1252
        (LOAD, 6, 0, 33),                        # 737
        (JZ, 6, 1198),                           # 738
        (LOAD, 14, 0, 34),                       # 739
        (LOAD, 15, 0, 35),                       # 740
        (TEXT, 14, 7),                           # 741
        (MOVE, 3, 14),                           # 742
        (MOVE, 4, 15),                           # 743
        (MOVE, 5, 27),                           # 744: 27 is 7
        (JUMP, 774),                             # 745
        (JNE, 2, 146, 756),                      # 746: 146 is 437
        (LOAD, 6, 0, 33),                        # 747
        (JZ, 6, 1198),                           # 748
        (LOAD, 14, 0, 34),                       # 749
        (LOAD, 15, 0, 35),                       # 750
        (TEXT, 14, 8),                           # 751
        (MOVE, 3, 14),                           # 752
        (MOVE, 4, 15),                           # 753
        (MOVE, 5, 24),                           # 754: 24 is 8
        (JUMP, 774),                             # 755
        (JNE, 2, 147, 766),                      # 756: 147 is 850
        (LOAD, 6, 0, 33),                        # 757
        (JZ, 6, 1198),                           # 758
        (LOAD, 14, 0, 34),                       # 759
        (LOAD, 15, 0, 35),                       # 760
        (TEXT, 14, 9),                           # 761
        (MOVE, 3, 14),                           # 762
        (MOVE, 4, 15),                           # 763
        (MOVE, 5, 148),                          # 764: 148 is 9
        (JUMP, 774),                             # 765
        (LOAD, 6, 0, 33),                        # 766
        (JZ, 6, 1198),                           # 767
        (LOAD, 14, 0, 34),                       # 768
        (LOAD, 15, 0, 35),                       # 769
        (TEXT, 14, 0),                           # 770
        (MOVE, 3, 14),                           # 771
        (MOVE, 4, 15),                           # 772
        (MOVE, 5, 25),                           # 773: 25 is 0
        (STORE, 0, 79, 3),                       # 774
        (STORE, 0, 80, 4),                       # 775
        (STORE, 0, 81, 5),                       # 776
        (LOAD, 6, 0, 6),                         # 777: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 6, 831),                            # 778
        (JNE, 2, 29, 789),                       # 779: 29 is 273
        (LOAD, 17, 0, 43),                       # 780
        (JZ, 17, 1198),                          # 781
        (LOAD, 18, 0, 44),                       # 782
        (LOAD, 19, 0, 45),                       # 783
        (TEXT, 18, 2),                           # 784
        (MOVE, 14, 18),                          # 785
        (MOVE, 15, 19),                          # 786
        (MOVE, 16, 23),                          # 787: 23 is 2
        (JUMP, 827),                             # 788
        (JNE, 2, 138, 799),                      # 789: 138 is 500
        (LOAD, 17, 0, 43),                       # 790
        (JZ, 17, 1198),                          # 791
        (LOAD, 18, 0, 44),                       # 792
        (LOAD, 19, 0, 45),                       # 793
        (TEXT, 18, 3),                           # 794
        (MOVE, 14, 18),                          # 795
        (MOVE, 15, 19),                          # 796
        (MOVE, 16, 139),                         # 797: 139 is 3
        (JUMP, 827),                             # 798
        (JNE, 2, 140, 809),                      # 799: 140 is 1047
        (LOAD, 17, 0, 43),                       # 800
        (JZ, 17, 1198),                          # 801
        (LOAD, 18, 0, 44),                       # 802
        (LOAD, 19, 0, 45),                       # 803
        (TEXT, 18, 4),                           # 804
        (MOVE, 14, 18),                          # 805
        (MOVE, 15, 19),                          # 806
        (MOVE, 16, 26),                          # 807: 26 is 4
        (JUMP, 827),                             # 808
        (JNE, 2, 141, 819),                      # 809: 141 is 1140
        (LOAD, 17, 0, 43),                       # 810
        (JZ, 17, 1198),                          # 811
        (LOAD, 18, 0, 44),                       # 812
        (LOAD, 19, 0, 45),                       # 813
        (TEXT, 18, 5),                           # 814
        (MOVE, 14, 18),                          # 815
        (MOVE, 15, 19),                          # 816
        (MOVE, 16, 142),                         # 817: 142 is 5
        (JUMP, 827),                             # 818
        (LOAD, 17, 0, 43),                       # 819
        (JZ, 17, 1198),                          # 820
        (LOAD, 18, 0, 44),                       # 821
        (LOAD, 19, 0, 45),                       # 822
        (TEXT, 18, 1),                           # 823
        (MOVE, 14, 18),                          # 824
        (MOVE, 15, 19),                          # 825
        (MOVE, 16, 22),                          # 826: 22 is 1
        (MOVE, 3, 14),                           # 827
        (MOVE, 4, 15),                           # 828
        (MOVE, 5, 16),                           # 829
        (JUMP, 879),                             # 830
        (JNE, 2, 143, 841),                      # 831: 143 is 1208
        (LOAD, 6, 0, 40),                        # 832
        (JZ, 6, 1198),                           # 833
        (LOAD, 14, 0, 41),                       # 834
        (LOAD, 15, 0, 42),                       # 835
        (TEXT, 14, 6),                           # 836
        (MOVE, 3, 14),                           # 837
        (MOVE, 4, 15),                           # 838
        (MOVE, 5, 144),                          # 839: 144 is 6
        (JUMP, 879),                             # 840
        (JNE, 2, 145, 851),                      # 841: 145 is 1252
        (LOAD, 6, 0, 40),                        # 842
        (JZ, 6, 1198),                           # 843
        (LOAD, 14, 0, 41),                       # 844
        (LOAD, 15, 0, 42),                       # 845
        (TEXT, 14, 7),                           # 846
        (MOVE, 3, 14),                           # 847
        (MOVE, 4, 15),                           # 848
        (MOVE, 5, 27),                           # 849: 27 is 7
        (JUMP, 879),                             # 850
        (JNE, 2, 146, 861),                      # 851: 146 is 437
        (LOAD, 6, 0, 40),                        # 852
        (JZ, 6, 1198),                           # 853
        (LOAD, 14, 0, 41),                       # 854
        (LOAD, 15, 0, 42),                       # 855
        (TEXT, 14, 8),                           # 856
        (MOVE, 3, 14),                           # 857
        (MOVE, 4, 15),                           # 858
        (MOVE, 5, 24),                           # 859: 24 is 8
        (JUMP, 879),                             # 860
        (JNE, 2, 147, 871),                      # 861: 147 is 850
        (LOAD, 6, 0, 40),                        # 862
        (JZ, 6, 1198),                           # 863
        (LOAD, 14, 0, 41),                       # 864
        (LOAD, 15, 0, 42),                       # 865
        (TEXT, 14, 9),                           # 866
        (MOVE, 3, 14),                           # 867
        (MOVE, 4, 15),                           # 868
        (MOVE, 5, 148),                          # 869: 148 is 9
        (JUMP, 879),                             # 870
        (LOAD, 6, 0, 40),                        # 871
        (JZ, 6, 1198),                           # 872
        (LOAD, 14, 0, 41),                       # 873
        (LOAD, 15, 0, 42),                       # 874
        (TEXT, 14, 0),                           # 875
        (MOVE, 3, 14),                           # 876
        (MOVE, 4, 15),                           # 877
        (MOVE, 5, 25),                           # 878: 25 is 0
        (STORE, 0, 82, 3),                       # 879
        (STORE, 0, 83, 4),                       # 880
        (STORE, 0, 84, 5),                       # 881
        (LOAD, 6, 0, 6),                         # 882: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 6, 936),                            # 883
        (JNE, 2, 29, 894),                       # 884: 29 is 273
        (LOAD, 17, 0, 49),                       # 885
        (JZ, 17, 1198),                          # 886
        (LOAD, 18, 0, 50),                       # 887
        (LOAD, 19, 0, 51),                       # 888
        (TEXT, 18, 2),                           # 889
        (MOVE, 14, 18),                          # 890
        (MOVE, 15, 19),                          # 891
        (MOVE, 16, 23),                          # 892: 23 is 2
        (JUMP, 932),                             # 893
        (JNE, 2, 138, 904),                      # 894: 138 is 500
        (LOAD, 17, 0, 49),                       # 895
        (JZ, 17, 1198),                          # 896
        (LOAD, 18, 0, 50),                       # 897
        (LOAD, 19, 0, 51),                       # 898
        (TEXT, 18, 3),                           # 899
        (MOVE, 14, 18),                          # 900
        (MOVE, 15, 19),                          # 901
        (MOVE, 16, 139),                         # 902: 139 is 3
        (JUMP, 932),                             # 903
        (JNE, 2, 140, 914),                      # 904: 140 is 1047
        (LOAD, 17, 0, 49),                       # 905
        (JZ, 17, 1198),                          # 906
        (LOAD, 18, 0, 50),                       # 907
        (LOAD, 19, 0, 51),                       # 908
        (TEXT, 18, 4),                           # 909
        (MOVE, 14, 18),                          # 910
        (MOVE, 15, 19),                          # 911
        (MOVE, 16, 26),                          # 912: 26 is 4
        (JUMP, 932),                             # 913
        (JNE, 2, 141, 924),                      # 914: 141 is 1140
        (LOAD, 17, 0, 49),                       # 915
        (JZ, 17, 1198),                          # 916
        (LOAD, 18, 0, 50),                       # 917
        (LOAD, 19, 0, 51),                       # 918
        (TEXT, 18, 5),                           # 919
        (MOVE, 14, 18),                          # 920
        (MOVE, 15, 19),                          # 921
        (MOVE, 16, 142),                         # 922: 142 is 5
        (JUMP, 932),                             # 923
        (LOAD, 17, 0, 49),                       # 924
        (JZ, 17, 1198),                          # 925
        (LOAD, 18, 0, 50),                       # 926
        (LOAD, 19, 0, 51),                       # 927
        (TEXT, 18, 1),                           # 928
        (MOVE, 14, 18),                          # 929
        (MOVE, 15, 19),                          # 930
        (MOVE, 16, 22),                          # 931: 22 is 1
        (MOVE, 3, 14),                           # 932
        (MOVE, 4, 15),                           # 933
        (MOVE, 5, 16),                           # 934
        (JUMP, 984),                             # 935
        (JNE, 2, 143, 946),                      # 936: 143 is 1208
        (LOAD, 6, 0, 46),                        # 937
        (JZ, 6, 1198),                           # 938
        (LOAD, 14, 0, 47),                       # 939
        (LOAD, 15, 0, 48),                       # 940
        (TEXT, 14, 6),                           # 941
        (MOVE, 3, 14),                           # 942
        (MOVE, 4, 15),                           # 943
        (MOVE, 5, 144),                          # 944: 144 is 6
        (JUMP, 984),                             # 945
        (JNE, 2, 145, 956),                      # 946: 145 is 1252
        (LOAD, 6, 0, 46),                        # 947
        (JZ, 6, 1198),                           # 948
        (LOAD, 14, 0, 47),                       # 949
        (LOAD, 15, 0, 48),                       # 950
        (TEXT, 14, 7),                           # 951
        (MOVE, 3, 14),                           # 952
        (MOVE, 4, 15),                           # 953
        (MOVE, 5, 27),                           # 954: 27 is 7
        (JUMP, 984),                             # 955
        (JNE, 2, 146, 966),                      # 956: 146 is 437
        (LOAD, 6, 0, 46),                        # 957
        (JZ, 6, 1198),                           # 958
        (LOAD, 14, 0, 47),                       # 959
        (LOAD, 15, 0, 48),                       # 960
        (TEXT, 14, 8),                           # 961
        (MOVE, 3, 14),                           # 962
        (MOVE, 4, 15),                           # 963
        (MOVE, 5, 24),                           # 964: 24 is 8
        (JUMP, 984),                             # 965
        (JNE, 2, 147, 976),                      # 966: 147 is 850
        (LOAD, 6, 0, 46),                        # 967
        (JZ, 6, 1198),                           # 968
        (LOAD, 14, 0, 47),                       # 969
        (LOAD, 15, 0, 48),                       # 970
        (TEXT, 14, 9),                           # 971
        (MOVE, 3, 14),                           # 972
        (MOVE, 4, 15),                           # 973
        (MOVE, 5, 148),                          # 974: 148 is 9
        (JUMP, 984),                             # 975
        (LOAD, 6, 0, 46),                        # 976
        (JZ, 6, 1198),                           # 977
        (LOAD, 14, 0, 47),                       # 978
        (LOAD, 15, 0, 48),                       # 979
        (TEXT, 14, 0),                           # 980
        (MOVE, 3, 14),                           # 981
        (MOVE, 4, 15),                           # 982
        (MOVE, 5, 25),                           # 983: 25 is 0
        (STORE, 0, 85, 3),                       # 984
        (STORE, 0, 86, 4),                       # 985
        (STORE, 0, 87, 5),                       # 986
        (LOAD, 6, 0, 6),                         # 987: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 6, 1041),                           # 988
        (JNE, 2, 29, 999),                       # 989: 29 is 273
        (LOAD, 17, 0, 55),                       # 990
        (JZ, 17, 1198),                          # 991
        (LOAD, 18, 0, 56),                       # 992
        (LOAD, 19, 0, 57),                       # 993
        (TEXT, 18, 2),                           # 994
        (MOVE, 14, 18),                          # 995
        (MOVE, 15, 19),                          # 996
        (MOVE, 16, 23),                          # 997: 23 is 2
        (JUMP, 1037),                            # 998
        (JNE, 2, 138, 1009),                     # 999: 138 is 500
        (LOAD, 17, 0, 55),                       # 1000
        (JZ, 17, 1198),                          # 1001
        (LOAD, 18, 0, 56),                       # 1002
        (LOAD, 19, 0, 57),                       # 1003
        (TEXT, 18, 3),                           # 1004
        (MOVE, 14, 18),                          # 1005
        (MOVE, 15, 19),                          # 1006
        (MOVE, 16, 139),                         # 1007: 139 is 3
        (JUMP, 1037),                            # 1008
        (JNE, 2, 140, 1019),                     # 1009: 140 is 1047
        (LOAD, 17, 0, 55),                       # 1010
        (JZ, 17, 1198),                          # 1011
        (LOAD, 18, 0, 56),                       # 1012
        (LOAD, 19, 0, 57),                       # 1013
        (TEXT, 18, 4),                           # 1014
        (MOVE, 14, 18),                          # 1015
        (MOVE, 15, 19),                          # 1016
        (MOVE, 16, 26),                          # 1017: 26 is 4
        (JUMP, 1037),                            # 1018
        (JNE, 2, 141, 1029),                     # 1019: 141 is 1140
        (LOAD, 17, 0, 55),                       # 1020
        (JZ, 17, 1198),                          # 1021
        (LOAD, 18, 0, 56),                       # 1022
        (LOAD, 19, 0, 57),                       # 1023
        (TEXT, 18, 5),                           # 1024
        (MOVE, 14, 18),                          # 1025
        (MOVE, 15, 19),                          # 1026
        (MOVE, 16, 142),                         # 1027: 142 is 5
        (JUMP, 1037),                            # 1028
        (LOAD, 17, 0, 55),                       # 1029
        (JZ, 17, 1198),                          # 1030
        (LOAD, 18, 0, 56),                       # 1031
        (LOAD, 19, 0, 57),                       # 1032
        (TEXT, 18, 1),                           # 1033
        (MOVE, 14, 18),                          # 1034
        (MOVE, 15, 19),                          # 1035
        (MOVE, 16, 22),                          # 1036: 22 is 1
        (MOVE, 3, 14),                           # 1037
        (MOVE, 4, 15),                           # 1038
        (MOVE, 5, 16),                           # 1039
        (JUMP, 1089),                            # 1040
        (JNE, 2, 143, 1051),                     # 1041: 143 is 1208
        (LOAD, 6, 0, 52),                        # 1042
        (JZ, 6, 1198),                           # 1043
        (LOAD, 14, 0, 53),                       # 1044
        (LOAD, 15, 0, 54),                       # 1045
        (TEXT, 14, 6),                           # 1046
        (MOVE, 3, 14),                           # 1047
        (MOVE, 4, 15),                           # 1048
        (MOVE, 5, 144),                          # 1049: 144 is 6
        (JUMP, 1089),                            # 1050
        (JNE, 2, 145, 1061),                     # 1051: 145 is 1252
        (LOAD, 6, 0, 52),                        # 1052
        (JZ, 6, 1198),                           # 1053
        (LOAD, 14, 0, 53),                       # 1054
        (LOAD, 15, 0, 54),                       # 1055
        (TEXT, 14, 7),                           # 1056
        (MOVE, 3, 14),                           # 1057
        (MOVE, 4, 15),                           # 1058
        (MOVE, 5, 27),                           # 1059: 27 is 7
        (JUMP, 1089),                            # 1060
        (JNE, 2, 146, 1071),                     # 1061: 146 is 437
        (LOAD, 6, 0, 52),                        # 1062
        (JZ, 6, 1198),                           # 1063
        (LOAD, 14, 0, 53),                       # 1064
        (LOAD, 15, 0, 54),                       # 1065
        (TEXT, 14, 8),                           # 1066
        (MOVE, 3, 14),                           # 1067
        (MOVE, 4, 15),                           # 1068
        (MOVE, 5, 24),                           # 1069: 24 is 8
        (JUMP, 1089),                            # 1070
        (JNE, 2, 147, 1081),                     # 1071: 147 is 850
        (LOAD, 6, 0, 52),                        # 1072
        (JZ, 6, 1198),                           # 1073
        (LOAD, 14, 0, 53),                       # 1074
        (LOAD, 15, 0, 54),                       # 1075
        (TEXT, 14, 9),                           # 1076
        (MOVE, 3, 14),                           # 1077
        (MOVE, 4, 15),                           # 1078
        (MOVE, 5, 148),                          # 1079: 148 is 9
        (JUMP, 1089),                            # 1080
        (LOAD, 6, 0, 52),                        # 1081
        (JZ, 6, 1198),                           # 1082
        (LOAD, 14, 0, 53),                       # 1083
        (LOAD, 15, 0, 54),                       # 1084
        (TEXT, 14, 0),                           # 1085
        (MOVE, 3, 14),                           # 1086
        (MOVE, 4, 15),                           # 1087
        (MOVE, 5, 25),                           # 1088: 25 is 0
        (STORE, 0, 88, 3),                       # 1089
        (STORE, 0, 89, 4),                       # 1090
        (STORE, 0, 90, 5),                       # 1091
        (LOAD, 6, 0, 6),                         # 1092: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 6, 1146),                           # 1093
        (JNE, 2, 29, 1104),                      # 1094: 29 is 273
        (LOAD, 17, 0, 61),                       # 1095
        (JZ, 17, 1198),                          # 1096
        (LOAD, 18, 0, 62),                       # 1097
        (LOAD, 19, 0, 63),                       # 1098
        (TEXT, 18, 2),                           # 1099
        (MOVE, 14, 18),                          # 1100
        (MOVE, 15, 19),                          # 1101
        (MOVE, 16, 23),                          # 1102: 23 is 2
        (JUMP, 1142),                            # 1103
        (JNE, 2, 138, 1114),                     # 1104: 138 is 500
        (LOAD, 17, 0, 61),                       # 1105
        (JZ, 17, 1198),                          # 1106
        (LOAD, 18, 0, 62),                       # 1107
        (LOAD, 19, 0, 63),                       # 1108
        (TEXT, 18, 3),                           # 1109
        (MOVE, 14, 18),                          # 1110
        (MOVE, 15, 19),                          # 1111
        (MOVE, 16, 139),                         # 1112: 139 is 3
        (JUMP, 1142),                            # 1113
        (JNE, 2, 140, 1124),                     # 1114: 140 is 1047
        (LOAD, 17, 0, 61),                       # 1115
        (JZ, 17, 1198),                          # 1116
        (LOAD, 18, 0, 62),                       # 1117
        (LOAD, 19, 0, 63),                       # 1118
        (TEXT, 18, 4),                           # 1119
        (MOVE, 14, 18),                          # 1120
        (MOVE, 15, 19),                          # 1121
        (MOVE, 16, 26),                          # 1122: 26 is 4
        (JUMP, 1142),                            # 1123
        (JNE, 2, 141, 1134),                     # 1124: 141 is 1140
        (LOAD, 17, 0, 61),                       # 1125
        (JZ, 17, 1198),                          # 1126
        (LOAD, 18, 0, 62),                       # 1127
        (LOAD, 19, 0, 63),                       # 1128
        (TEXT, 18, 5),                           # 1129
        (MOVE, 14, 18),                          # 1130
        (MOVE, 15, 19),                          # 1131
        (MOVE, 16, 142),                         # 1132: 142 is 5
        (JUMP, 1142),                            # 1133
        (LOAD, 17, 0, 61),                       # 1134
        (JZ, 17, 1198),                          # 1135
        (LOAD, 18, 0, 62),                       # 1136
        (LOAD, 19, 0, 63),                       # 1137
        (TEXT, 18, 1),                           # 1138
        (MOVE, 14, 18),                          # 1139
        (MOVE, 15, 19),                          # 1140
        (MOVE, 16, 22),                          # 1141: 22 is 1
        (MOVE, 3, 14),                           # 1142
        (MOVE, 4, 15),                           # 1143
        (MOVE, 5, 16),                           # 1144
        (JUMP, 1194),                            # 1145
        (JNE, 2, 143, 1156),                     # 1146: 143 is 1208
        (LOAD, 6, 0, 58),                        # 1147
        (JZ, 6, 1198),                           # 1148
        (LOAD, 14, 0, 59),                       # 1149
        (LOAD, 15, 0, 60),                       # 1150
        (TEXT, 14, 6),                           # 1151
        (MOVE, 3, 14),                           # 1152
        (MOVE, 4, 15),                           # 1153
        (MOVE, 5, 144),                          # 1154: 144 is 6
        (JUMP, 1194),                            # 1155
        (JNE, 2, 145, 1166),                     # 1156: 145 is 1252
        (LOAD, 6, 0, 58),                        # 1157
        (JZ, 6, 1198),                           # 1158
        (LOAD, 14, 0, 59),                       # 1159
        (LOAD, 15, 0, 60),                       # 1160
        (TEXT, 14, 7),                           # 1161
        (MOVE, 3, 14),                           # 1162
        (MOVE, 4, 15),                           # 1163
        (MOVE, 5, 27),                           # 1164: 27 is 7
        (JUMP, 1194),                            # 1165
        (JNE, 2, 146, 1176),                     # 1166: 146 is 437
        (LOAD, 6, 0, 58),                        # 1167
        (JZ, 6, 1198),                           # 1168
        (LOAD, 14, 0, 59),                       # 1169
        (LOAD, 15, 0, 60),                       # 1170
        (TEXT, 14, 8),                           # 1171
        (MOVE, 3, 14),                           # 1172
        (MOVE, 4, 15),                           # 1173
        (MOVE, 5, 24),                           # 1174: 24 is 8
        (JUMP, 1194),                            # 1175
        (JNE, 2, 147, 1186),                     # 1176: 147 is 850
        (LOAD, 6, 0, 58),                        # 1177
        (JZ, 6, 1198),                           # 1178
        (LOAD, 14, 0, 59),                       # 1179
        (LOAD, 15, 0, 60),                       # 1180
        (TEXT, 14, 9),                           # 1181
        (MOVE, 3, 14),                           # 1182
        (MOVE, 4, 15),                           # 1183
        (MOVE, 5, 148),                          # 1184: 148 is 9
        (JUMP, 1194),                            # 1185
        (LOAD, 6, 0, 58),                        # 1186
        (JZ, 6, 1198),                           # 1187
        (LOAD, 14, 0, 59),                       # 1188
        (LOAD, 15, 0, 60),                       # 1189
        (TEXT, 14, 0),                           # 1190
        (MOVE, 3, 14),                           # 1191
        (MOVE, 4, 15),                           # 1192
        (MOVE, 5, 25),                           # 1193: 25 is 0
        (STORE, 0, 91, 3),                       # 1194
        (STORE, 0, 92, 4),                       # 1195
        (STORE, 0, 93, 5),                       # 1196
        (DONE,),                                 # 1197: read
        (FAIL,),                                 # 1198: handed over
    ),
    constants=(b'\xc9\xc9\xc8@\xd4\xd8\xe2\xe3\xd9\xd4\xd8\xe7\xd4\xc9\xe3\xd4'
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
        Table(94, (0, 7, 10, 15, 18, 21, 24, 27, 30, 33, 36, 40, 43, 46, 49, 52, 55, 58, 61)),  # 0: mqiih
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
                'value': Span(67, '*'),
                'kind': Formula('int', Computed(13, 'int')),
            }),
            'flags': Number(14, 0, 4, True, False, 'be', 4),
            'l_term_override': Inline({
                'ascii': Present(15, Span(16, None)),
                'ebcdic': Present(18, Span(19, None)),
                'value': Span(70, '*'),
            }),
            'mfs_map_name': Inline({
                'ascii': Present(21, Span(22, None)),
                'ebcdic': Present(24, Span(25, None)),
                'value': Span(73, '*'),
            }),
            'reply_to_format': Inline({
                'ascii': Present(27, Span(28, None)),
                'ebcdic': Present(30, Span(31, None)),
                'value': Span(76, '*'),
            }),
            'authenticator': Inline({
                'ascii': Present(33, Span(34, None)),
                'ebcdic': Present(36, Span(37, None)),
                'value': Span(79, '*'),
            }),
            'tran_instance_id': Fixed(39, 0, 16, None),
            'tran_state': Inline({
                'ascii': Present(40, Span(41, None)),
                'ebcdic': Present(43, Span(44, None)),
                'value': Span(82, '*'),
            }),
            'commit_mode': Inline({
                'ascii': Present(46, Span(47, None)),
                'ebcdic': Present(49, Span(50, None)),
                'value': Span(85, '*'),
            }),
            'security_scope': Inline({
                'ascii': Present(52, Span(53, None)),
                'ebcdic': Present(55, Span(56, None)),
                'value': Span(88, '*'),
            }),
            'reserved': Inline({
                'ascii': Present(58, Span(59, None)),
                'ebcdic': Present(61, Span(62, None)),
                'value': Span(91, '*'),
            }),
            'pass_expiration': Formula('bool', Apply('!=', (Apply('&', (Number(14, 0, 4, True, False, 'be', 4), 1)), 0))),
            'reply_format_none': Formula('bool', Apply('!=', (Apply('&', (Number(14, 0, 4, True, False, 'be', 4), 8)), 0))),
            'ignore_purg': Formula('bool', Apply('!=', (Apply('&', (Number(14, 0, 4, True, False, 'be', 4), 16)), 0))),
            'cm0_request_response': Formula('bool', Apply('!=', (Apply('&', (Number(14, 0, 4, True, False, 'be', 4), 32)), 0))),
        }),
        'following': Inline({
            'integers': Formula('int', Apply('&', (Computed(3, 'int'), 15))),
            'decimals': Formula('int', Apply('&', (Apply('>>', (Computed(3, 'int'), 4)), 15))),
            'floats': Formula('int', Apply('&', (Apply('>>', (Computed(3, 'int'), 8)), 15))),
            'has_reserved_bits': Formula('bool', Apply('!=', (Apply('&', (Computed(3, 'int'), Apply('~', (4095,)))), 0))),
            'environment': Formula('int', Computed(3, 'int')),
            'charset': Formula('int', Apply('?', (Apply('or', (Apply('==', (Parameter(1), 0)), Apply('==', (Parameter(1), -1)))), 0, Apply('?', (Apply('==', (Parameter(1), -2)), 3, Apply('?', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('==', (Parameter(1), 37)), Apply('==', (Parameter(1), 273)))), Apply('==', (Parameter(1), 277)))), Apply('==', (Parameter(1), 500)))), Apply('==', (Parameter(1), 1047)))), Apply('==', (Parameter(1), 1140)))), 2, Apply('?', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('==', (Parameter(1), 437)), Apply('==', (Parameter(1), 819)))), Apply('==', (Parameter(1), 850)))), Apply('==', (Parameter(1), 1208)))), Apply('==', (Parameter(1), 1252)))), 1, 4))))))))),
        }),
        'remainder': Span(65, None),
    }),
    checks=(
        Apply('or', (Apply('and', (Apply('same', (Fixed(5, 0, 4, None), b'IIH ')), Apply('not', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('==', (Parameter(1), 37)), Apply('==', (Parameter(1), 273)))), Apply('==', (Parameter(1), 277)))), Apply('==', (Parameter(1), 500)))), Apply('==', (Parameter(1), 1047)))), Apply('==', (Parameter(1), 1140)))),)))), Apply('and', (Apply('same', (Fixed(5, 0, 4, None), b'\xc9\xc9\xc8@')), Apply('not', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('==', (Parameter(1), 437)), Apply('==', (Parameter(1), 819)))), Apply('==', (Parameter(1), 850)))), Apply('==', (Parameter(1), 1208)))), Apply('==', (Parameter(1), 1252)))),)))))),
        Apply('==', (Number(5, 4, 4, True, False, 'be', 4), 1)),
        Apply('==', (Number(5, 8, 4, True, False, 'be', 4), 84)),
    ),
    unsupported={},
)

FRAME = None
IN_STEP = None
