# Generated from ksy/ibm_mq/mqmd.ksy by `ksyspark generate`; do not edit.
"""Plans of mqmd: what the machine runs for each message and where it leaves each column; `FRAME` and `IN_STEP` cut streams."""

from ksyspark.compiler.opcodes import AND, BYTE, BYTES, CALL, CLOSE, CUT, DONE, FAIL, FIXED, JEQ, JGE, JLT, JNE, JNZ, JUMP, JZ, LOAD, MOVE, NUMBER2, PARAM, REST, RETURN, ROOTSIZE, ROW, ROWAT, RUN, SAME, SEEKROOT, STORE, TEXT, TEXTAT, UNPAD
from ksyspark.compiler.plan import Apply, Fixed, Formula, Inline, Number, Plan, Present, Rows, Span, Table, Parameter, Computed

PLAN = Plan(
    program=(
        (ROW, 0, 0, 0),                          # 0: mqmd
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
        (RUN, 0, 6, 4),                          # 43: bits
        (RUN, 0, 7, 20),                         # 44: msg_type, expiry, feedback, encoding, coded_char_set_id
        (FIXED, 3, 0, 5, 0, 4),                  # 45
        (SAME, 5, 3, 30),                        # 46: 30 is b'\xd4\xc4@@'
        (STORE, 0, 8, 5),                        # 47
        (LOAD, 3, 0, 8),                         # 48: if: not is_ebcdic
        (JNZ, 3, 55),                            # 49
        (BYTES, 0, 10, 24),                      # 50: size: 8; ascii; 24 is 8
        (UNPAD, 0, 10, 32),                      # 51
        (CUT, 0, 10, 0, 0),                      # 52
        (TEXTAT, 0, 10, 0),                      # 53: ascii is ISO-8859-1
        (STORE, 0, 9, 22),                       # 54: 22 is 1
        (JZ, 3, 61),                             # 55: if: is_ebcdic
        (BYTES, 0, 13, 24),                      # 56: size: 8; ebcdic; 24 is 8
        (UNPAD, 0, 13, 64),                      # 57
        (CUT, 0, 13, 0, 0),                      # 58
        (TEXTAT, 0, 13, 1),                      # 59: ebcdic is IBM037
        (STORE, 0, 12, 22),                      # 60: 22 is 1
        (LOAD, 6, 0, 8),                         # 61
        (JZ, 6, 158),                            # 62
        (LOAD, 17, 0, 12),                       # 63
        (JZ, 17, 1210),                          # 64
        (LOAD, 18, 0, 13),                       # 65
        (LOAD, 19, 0, 14),                       # 66
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
        (JUMP, 253),                             # 157
        (JNZ, 6, 1210),                          # 158
        (LOAD, 17, 0, 9),                        # 159
        (JZ, 17, 1210),                          # 160
        (LOAD, 18, 0, 10),                       # 161
        (LOAD, 19, 0, 11),                       # 162
        (SAME, 20, 18, 32),                      # 163: 32 is b''
        (JZ, 20, 167),                           # 164
        (MOVE, 14, 22),                          # 165: 22 is 1
        (JUMP, 252),                             # 166
        (SAME, 20, 18, 96),                      # 167: 96 is b'MQSTR'
        (JZ, 20, 171),                           # 168
        (MOVE, 14, 36),                          # 169: 36 is 39
        (JUMP, 252),                             # 170
        (SAME, 20, 18, 98),                      # 171: 98 is b'MQXMIT'
        (JZ, 20, 175),                           # 172
        (MOVE, 14, 39),                          # 173: 39 is 10
        (JUMP, 252),                             # 174
        (SAME, 20, 18, 100),                     # 175: 100 is b'MQHMDE'
        (JZ, 20, 179),                           # 176
        (MOVE, 14, 42),                          # 177: 42 is 11
        (JUMP, 252),                             # 178
        (SAME, 20, 18, 102),                     # 179: 102 is b'MQDEAD'
        (JZ, 20, 183),                           # 180
        (MOVE, 14, 45),                          # 181: 45 is 12
        (JUMP, 252),                             # 182
        (SAME, 20, 18, 104),                     # 183: 104 is b'MQHDIST'
        (JZ, 20, 187),                           # 184
        (MOVE, 14, 48),                          # 185: 48 is 13
        (JUMP, 252),                             # 186
        (SAME, 20, 18, 106),                     # 187: 106 is b'MQHRF'
        (JZ, 20, 191),                           # 188
        (MOVE, 14, 51),                          # 189: 51 is 14
        (JUMP, 252),                             # 190
        (SAME, 20, 18, 108),                     # 191: 108 is b'MQHRF2'
        (JZ, 20, 195),                           # 192
        (MOVE, 14, 21),                          # 193: 21 is 15
        (JUMP, 252),                             # 194
        (SAME, 20, 18, 110),                     # 195: 110 is b'MQCICS'
        (JZ, 20, 199),                           # 196
        (MOVE, 14, 56),                          # 197: 56 is 16
        (JUMP, 252),                             # 198
        (SAME, 20, 18, 112),                     # 199: 112 is b'MQIMS'
        (JZ, 20, 203),                           # 200
        (MOVE, 14, 59),                          # 201: 59 is 17
        (JUMP, 252),                             # 202
        (SAME, 20, 18, 114),                     # 203: 114 is b'MQHWIH'
        (JZ, 20, 207),                           # 204
        (MOVE, 14, 62),                          # 205: 62 is 18
        (JUMP, 252),                             # 206
        (SAME, 20, 18, 116),                     # 207: 116 is b'MQHREF'
        (JZ, 20, 211),                           # 208
        (MOVE, 14, 65),                          # 209: 65 is 19
        (JUMP, 252),                             # 210
        (SAME, 20, 18, 118),                     # 211: 118 is b'MQADMIN'
        (JZ, 20, 215),                           # 212
        (MOVE, 14, 68),                          # 213: 68 is 30
        (JUMP, 252),                             # 214
        (SAME, 20, 18, 120),                     # 215: 120 is b'MQAMQP'
        (JZ, 20, 219),                           # 216
        (MOVE, 14, 71),                          # 217: 71 is 31
        (JUMP, 252),                             # 218
        (SAME, 20, 18, 122),                     # 219: 122 is b'MQCHCOM'
        (JZ, 20, 223),                           # 220
        (MOVE, 14, 74),                          # 221: 74 is 32
        (JUMP, 252),                             # 222
        (SAME, 20, 18, 124),                     # 223: 124 is b'MQCMD1'
        (JZ, 20, 227),                           # 224
        (MOVE, 14, 77),                          # 225: 77 is 33
        (JUMP, 252),                             # 226
        (SAME, 20, 18, 126),                     # 227: 126 is b'MQCMD2'
        (JZ, 20, 231),                           # 228
        (MOVE, 14, 80),                          # 229: 80 is 34
        (JUMP, 252),                             # 230
        (SAME, 20, 18, 128),                     # 231: 128 is b'MQHEPCF'
        (JZ, 20, 235),                           # 232
        (MOVE, 14, 83),                          # 233: 83 is 35
        (JUMP, 252),                             # 234
        (SAME, 20, 18, 130),                     # 235: 130 is b'MQEVENT'
        (JZ, 20, 239),                           # 236
        (MOVE, 14, 86),                          # 237: 86 is 36
        (JUMP, 252),                             # 238
        (SAME, 20, 18, 132),                     # 239: 132 is b'MQIMSVS'
        (JZ, 20, 243),                           # 240
        (MOVE, 14, 89),                          # 241: 89 is 37
        (JUMP, 252),                             # 242
        (SAME, 20, 18, 134),                     # 243: 134 is b'MQPCF'
        (JZ, 20, 247),                           # 244
        (MOVE, 14, 92),                          # 245: 92 is 38
        (JUMP, 252),                             # 246
        (SAME, 20, 18, 136),                     # 247: 136 is b'MQTRIG'
        (JZ, 20, 251),                           # 248
        (MOVE, 14, 95),                          # 249: 95 is 40
        (JUMP, 252),                             # 250
        (MOVE, 14, 25),                          # 251: 25 is 0
        (MOVE, 3, 14),                           # 252
        (STORE, 0, 15, 3),                       # 253
        (RUN, 0, 16, 60),                        # 254: priority, persistence, msg_id, correl_id, backout_count
        (LOAD, 3, 0, 8),                         # 255: if: not is_ebcdic
        (JNZ, 3, 261),                           # 256
        (BYTES, 0, 18, 138),                     # 257: size: len; ascii; 138 is 48
        (UNPAD, 0, 18, 32),                      # 258
        (CUT, 0, 18, 0, 0),                      # 259
        (STORE, 0, 17, 22),                      # 260: 22 is 1
        (JZ, 3, 266),                            # 261: if: is_ebcdic
        (BYTES, 0, 21, 138),                     # 262: size: len; ebcdic; 138 is 48
        (UNPAD, 0, 21, 64),                      # 263
        (CUT, 0, 21, 0, 0),                      # 264
        (STORE, 0, 20, 22),                      # 265: 22 is 1
        (JNZ, 3, 271),                           # 266: if: not is_ebcdic
        (BYTES, 0, 24, 138),                     # 267: size: len; ascii; 138 is 48
        (UNPAD, 0, 24, 32),                      # 268
        (CUT, 0, 24, 0, 0),                      # 269
        (STORE, 0, 23, 22),                      # 270: 22 is 1
        (JZ, 3, 276),                            # 271: if: is_ebcdic
        (BYTES, 0, 27, 138),                     # 272: size: len; ebcdic; 138 is 48
        (UNPAD, 0, 27, 64),                      # 273
        (CUT, 0, 27, 0, 0),                      # 274
        (STORE, 0, 26, 22),                      # 275: 22 is 1
        (JNZ, 3, 281),                           # 276: if: not is_ebcdic
        (BYTES, 0, 30, 45),                      # 277: size: len; ascii; 45 is 12
        (UNPAD, 0, 30, 32),                      # 278
        (CUT, 0, 30, 0, 0),                      # 279
        (STORE, 0, 29, 22),                      # 280: 22 is 1
        (JZ, 3, 286),                            # 281: if: is_ebcdic
        (BYTES, 0, 33, 45),                      # 282: size: len; ebcdic; 45 is 12
        (UNPAD, 0, 33, 64),                      # 283
        (CUT, 0, 33, 0, 0),                      # 284
        (STORE, 0, 32, 22),                      # 285: 22 is 1
        (RUN, 0, 35, 32),                        # 286: accounting_token
        (JNZ, 3, 292),                           # 287: if: not is_ebcdic
        (BYTES, 0, 37, 74),                      # 288: size: len; ascii; 74 is 32
        (UNPAD, 0, 37, 32),                      # 289
        (CUT, 0, 37, 0, 0),                      # 290
        (STORE, 0, 36, 22),                      # 291: 22 is 1
        (JZ, 3, 297),                            # 292: if: is_ebcdic
        (BYTES, 0, 40, 74),                      # 293: size: len; ebcdic; 74 is 32
        (UNPAD, 0, 40, 64),                      # 294
        (CUT, 0, 40, 0, 0),                      # 295
        (STORE, 0, 39, 22),                      # 296: 22 is 1
        (RUN, 0, 42, 4),                         # 297: put_appl_type
        (JNZ, 3, 303),                           # 298: if: not is_ebcdic
        (BYTES, 0, 44, 139),                     # 299: size: len; ascii; 139 is 28
        (UNPAD, 0, 44, 32),                      # 300
        (CUT, 0, 44, 0, 0),                      # 301
        (STORE, 0, 43, 22),                      # 302: 22 is 1
        (JZ, 3, 308),                            # 303: if: is_ebcdic
        (BYTES, 0, 47, 139),                     # 304: size: len; ebcdic; 139 is 28
        (UNPAD, 0, 47, 64),                      # 305
        (CUT, 0, 47, 0, 0),                      # 306
        (STORE, 0, 46, 22),                      # 307: 22 is 1
        (JNZ, 3, 313),                           # 308: if: not is_ebcdic
        (BYTES, 0, 50, 24),                      # 309: size: len; ascii; 24 is 8
        (UNPAD, 0, 50, 32),                      # 310
        (CUT, 0, 50, 0, 0),                      # 311
        (STORE, 0, 49, 22),                      # 312: 22 is 1
        (JZ, 3, 318),                            # 313: if: is_ebcdic
        (BYTES, 0, 53, 24),                      # 314: size: len; ebcdic; 24 is 8
        (UNPAD, 0, 53, 64),                      # 315
        (CUT, 0, 53, 0, 0),                      # 316
        (STORE, 0, 52, 22),                      # 317: 22 is 1
        (JNZ, 3, 323),                           # 318: if: not is_ebcdic
        (BYTES, 0, 56, 24),                      # 319: size: len; ascii; 24 is 8
        (UNPAD, 0, 56, 32),                      # 320
        (CUT, 0, 56, 0, 0),                      # 321
        (STORE, 0, 55, 22),                      # 322: 22 is 1
        (JZ, 3, 328),                            # 323: if: is_ebcdic
        (BYTES, 0, 59, 24),                      # 324: size: len; ebcdic; 24 is 8
        (UNPAD, 0, 59, 64),                      # 325
        (CUT, 0, 59, 0, 0),                      # 326
        (STORE, 0, 58, 22),                      # 327: 22 is 1
        (JNZ, 3, 333),                           # 328: if: not is_ebcdic
        (BYTES, 0, 62, 26),                      # 329: size: len; ascii; 26 is 4
        (UNPAD, 0, 62, 32),                      # 330
        (CUT, 0, 62, 0, 0),                      # 331
        (STORE, 0, 61, 22),                      # 332: 22 is 1
        (JZ, 3, 338),                            # 333: if: is_ebcdic
        (BYTES, 0, 65, 26),                      # 334: size: len; ebcdic; 26 is 4
        (UNPAD, 0, 65, 64),                      # 335
        (CUT, 0, 65, 0, 0),                      # 336
        (STORE, 0, 64, 22),                      # 337: 22 is 1
        (NUMBER2, 3, 0, 5, 4, 52, 4),            # 338: if: version == 2 and not is_embedded
        (JNE, 3, 23, 347),                       # 339: 23 is 2
        (ROW, 1, 2, 3),                          # 340: md.extension
        (STORE, 0, 67, 3),                       # 341
        (LOAD, 4, 0, 4),                         # 342
        (STORE, 2, 0, 4),                        # 343
        (RUN, 2, 1, 32),                         # 344: group_id, msg_seq_number, offset
        (RUN, 2, 2, 4),                          # 345: bits
        (RUN, 2, 3, 4),                          # 346: original_length
        (LOAD, 3, 0, 15),                        # 347
        (STORE, 0, 68, 3),                       # 348
        (REST, 0, 69),                           # 349: remainder
        (LOAD, 6, 0, 8),                         # 350: value, value: is_ebcdic ? ebcdic : ascii
        (JZ, 6, 358),                            # 351
        (LOAD, 6, 0, 12),                        # 352
        (JZ, 6, 1210),                           # 353
        (LOAD, 3, 0, 13),                        # 354
        (LOAD, 4, 0, 14),                        # 355
        (MOVE, 5, 22),                           # 356: 22 is 1
        (JUMP, 363),                             # 357
        (LOAD, 6, 0, 9),                         # 358
        (JZ, 6, 1210),                           # 359
        (LOAD, 3, 0, 10),                        # 360
        (LOAD, 4, 0, 11),                        # 361
        (MOVE, 5, 25),                           # 362: 25 is 0
        (STORE, 0, 71, 3),                       # 363
        (STORE, 0, 72, 4),                       # 364
        (STORE, 0, 73, 5),                       # 365
        (LOAD, 6, 0, 8),                         # 366: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 6, 420),                            # 367
        (JNE, 2, 29, 378),                       # 368: 29 is 273
        (LOAD, 17, 0, 20),                       # 369
        (JZ, 17, 1210),                          # 370
        (LOAD, 18, 0, 21),                       # 371
        (LOAD, 19, 0, 22),                       # 372
        (TEXT, 18, 2),                           # 373
        (MOVE, 14, 18),                          # 374
        (MOVE, 15, 19),                          # 375
        (MOVE, 16, 23),                          # 376: 23 is 2
        (JUMP, 416),                             # 377
        (JNE, 2, 140, 388),                      # 378: 140 is 500
        (LOAD, 17, 0, 20),                       # 379
        (JZ, 17, 1210),                          # 380
        (LOAD, 18, 0, 21),                       # 381
        (LOAD, 19, 0, 22),                       # 382
        (TEXT, 18, 3),                           # 383
        (MOVE, 14, 18),                          # 384
        (MOVE, 15, 19),                          # 385
        (MOVE, 16, 141),                         # 386: 141 is 3
        (JUMP, 416),                             # 387
        (JNE, 2, 142, 398),                      # 388: 142 is 1047
        (LOAD, 17, 0, 20),                       # 389
        (JZ, 17, 1210),                          # 390
        (LOAD, 18, 0, 21),                       # 391
        (LOAD, 19, 0, 22),                       # 392
        (TEXT, 18, 4),                           # 393
        (MOVE, 14, 18),                          # 394
        (MOVE, 15, 19),                          # 395
        (MOVE, 16, 26),                          # 396: 26 is 4
        (JUMP, 416),                             # 397
        (JNE, 2, 143, 408),                      # 398: 143 is 1140
        (LOAD, 17, 0, 20),                       # 399
        (JZ, 17, 1210),                          # 400
        (LOAD, 18, 0, 21),                       # 401
        (LOAD, 19, 0, 22),                       # 402
        (TEXT, 18, 5),                           # 403
        (MOVE, 14, 18),                          # 404
        (MOVE, 15, 19),                          # 405
        (MOVE, 16, 144),                         # 406: 144 is 5
        (JUMP, 416),                             # 407
        (LOAD, 17, 0, 20),                       # 408
        (JZ, 17, 1210),                          # 409
        (LOAD, 18, 0, 21),                       # 410
        (LOAD, 19, 0, 22),                       # 411
        (TEXT, 18, 1),                           # 412
        (MOVE, 14, 18),                          # 413
        (MOVE, 15, 19),                          # 414
        (MOVE, 16, 22),                          # 415: 22 is 1
        (MOVE, 3, 14),                           # 416
        (MOVE, 4, 15),                           # 417
        (MOVE, 5, 16),                           # 418
        (JUMP, 468),                             # 419
        (JNE, 2, 145, 430),                      # 420: 145 is 1208
        (LOAD, 6, 0, 17),                        # 421
        (JZ, 6, 1210),                           # 422
        (LOAD, 14, 0, 18),                       # 423
        (LOAD, 15, 0, 19),                       # 424
        (TEXT, 14, 6),                           # 425
        (MOVE, 3, 14),                           # 426
        (MOVE, 4, 15),                           # 427
        (MOVE, 5, 146),                          # 428: 146 is 6
        (JUMP, 468),                             # 429
        (JNE, 2, 147, 440),                      # 430: 147 is 1252
        (LOAD, 6, 0, 17),                        # 431
        (JZ, 6, 1210),                           # 432
        (LOAD, 14, 0, 18),                       # 433
        (LOAD, 15, 0, 19),                       # 434
        (TEXT, 14, 7),                           # 435
        (MOVE, 3, 14),                           # 436
        (MOVE, 4, 15),                           # 437
        (MOVE, 5, 27),                           # 438: 27 is 7
        (JUMP, 468),                             # 439
        (JNE, 2, 148, 450),                      # 440: 148 is 437
        (LOAD, 6, 0, 17),                        # 441
        (JZ, 6, 1210),                           # 442
        (LOAD, 14, 0, 18),                       # 443
        (LOAD, 15, 0, 19),                       # 444
        (TEXT, 14, 8),                           # 445
        (MOVE, 3, 14),                           # 446
        (MOVE, 4, 15),                           # 447
        (MOVE, 5, 24),                           # 448: 24 is 8
        (JUMP, 468),                             # 449
        (JNE, 2, 149, 460),                      # 450: 149 is 850
        (LOAD, 6, 0, 17),                        # 451
        (JZ, 6, 1210),                           # 452
        (LOAD, 14, 0, 18),                       # 453
        (LOAD, 15, 0, 19),                       # 454
        (TEXT, 14, 9),                           # 455
        (MOVE, 3, 14),                           # 456
        (MOVE, 4, 15),                           # 457
        (MOVE, 5, 150),                          # 458: 150 is 9
        (JUMP, 468),                             # 459
        (LOAD, 6, 0, 17),                        # 460
        (JZ, 6, 1210),                           # 461
        (LOAD, 14, 0, 18),                       # 462
        (LOAD, 15, 0, 19),                       # 463
        (TEXT, 14, 0),                           # 464
        (MOVE, 3, 14),                           # 465
        (MOVE, 4, 15),                           # 466
        (MOVE, 5, 25),                           # 467: 25 is 0
        (STORE, 0, 74, 3),                       # 468
        (STORE, 0, 75, 4),                       # 469
        (STORE, 0, 76, 5),                       # 470
        (LOAD, 6, 0, 8),                         # 471: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 6, 525),                            # 472
        (JNE, 2, 29, 483),                       # 473: 29 is 273
        (LOAD, 17, 0, 26),                       # 474
        (JZ, 17, 1210),                          # 475
        (LOAD, 18, 0, 27),                       # 476
        (LOAD, 19, 0, 28),                       # 477
        (TEXT, 18, 2),                           # 478
        (MOVE, 14, 18),                          # 479
        (MOVE, 15, 19),                          # 480
        (MOVE, 16, 23),                          # 481: 23 is 2
        (JUMP, 521),                             # 482
        (JNE, 2, 140, 493),                      # 483: 140 is 500
        (LOAD, 17, 0, 26),                       # 484
        (JZ, 17, 1210),                          # 485
        (LOAD, 18, 0, 27),                       # 486
        (LOAD, 19, 0, 28),                       # 487
        (TEXT, 18, 3),                           # 488
        (MOVE, 14, 18),                          # 489
        (MOVE, 15, 19),                          # 490
        (MOVE, 16, 141),                         # 491: 141 is 3
        (JUMP, 521),                             # 492
        (JNE, 2, 142, 503),                      # 493: 142 is 1047
        (LOAD, 17, 0, 26),                       # 494
        (JZ, 17, 1210),                          # 495
        (LOAD, 18, 0, 27),                       # 496
        (LOAD, 19, 0, 28),                       # 497
        (TEXT, 18, 4),                           # 498
        (MOVE, 14, 18),                          # 499
        (MOVE, 15, 19),                          # 500
        (MOVE, 16, 26),                          # 501: 26 is 4
        (JUMP, 521),                             # 502
        (JNE, 2, 143, 513),                      # 503: 143 is 1140
        (LOAD, 17, 0, 26),                       # 504
        (JZ, 17, 1210),                          # 505
        (LOAD, 18, 0, 27),                       # 506
        (LOAD, 19, 0, 28),                       # 507
        (TEXT, 18, 5),                           # 508
        (MOVE, 14, 18),                          # 509
        (MOVE, 15, 19),                          # 510
        (MOVE, 16, 144),                         # 511: 144 is 5
        (JUMP, 521),                             # 512
        (LOAD, 17, 0, 26),                       # 513
        (JZ, 17, 1210),                          # 514
        (LOAD, 18, 0, 27),                       # 515
        (LOAD, 19, 0, 28),                       # 516
        (TEXT, 18, 1),                           # 517
        (MOVE, 14, 18),                          # 518
        (MOVE, 15, 19),                          # 519
        (MOVE, 16, 22),                          # 520: 22 is 1
        (MOVE, 3, 14),                           # 521
        (MOVE, 4, 15),                           # 522
        (MOVE, 5, 16),                           # 523
        (JUMP, 573),                             # 524
        (JNE, 2, 145, 535),                      # 525: 145 is 1208
        (LOAD, 6, 0, 23),                        # 526
        (JZ, 6, 1210),                           # 527
        (LOAD, 14, 0, 24),                       # 528
        (LOAD, 15, 0, 25),                       # 529
        (TEXT, 14, 6),                           # 530
        (MOVE, 3, 14),                           # 531
        (MOVE, 4, 15),                           # 532
        (MOVE, 5, 146),                          # 533: 146 is 6
        (JUMP, 573),                             # 534
        (JNE, 2, 147, 545),                      # 535: 147 is 1252
        (LOAD, 6, 0, 23),                        # 536
        (JZ, 6, 1210),                           # 537
        (LOAD, 14, 0, 24),                       # 538
        (LOAD, 15, 0, 25),                       # 539
        (TEXT, 14, 7),                           # 540
        (MOVE, 3, 14),                           # 541
        (MOVE, 4, 15),                           # 542
        (MOVE, 5, 27),                           # 543: 27 is 7
        (JUMP, 573),                             # 544
        (JNE, 2, 148, 555),                      # 545: 148 is 437
        (LOAD, 6, 0, 23),                        # 546
        (JZ, 6, 1210),                           # 547
        (LOAD, 14, 0, 24),                       # 548
        (LOAD, 15, 0, 25),                       # 549
        (TEXT, 14, 8),                           # 550
        (MOVE, 3, 14),                           # 551
        (MOVE, 4, 15),                           # 552
        (MOVE, 5, 24),                           # 553: 24 is 8
        (JUMP, 573),                             # 554
        (JNE, 2, 149, 565),                      # 555: 149 is 850
        (LOAD, 6, 0, 23),                        # 556
        (JZ, 6, 1210),                           # 557
        (LOAD, 14, 0, 24),                       # 558
        (LOAD, 15, 0, 25),                       # 559
        (TEXT, 14, 9),                           # 560
        (MOVE, 3, 14),                           # 561
        (MOVE, 4, 15),                           # 562
        (MOVE, 5, 150),                          # 563: 150 is 9
        (JUMP, 573),                             # 564
        (LOAD, 6, 0, 23),                        # 565
        (JZ, 6, 1210),                           # 566
        (LOAD, 14, 0, 24),                       # 567
        (LOAD, 15, 0, 25),                       # 568
        (TEXT, 14, 0),                           # 569
        (MOVE, 3, 14),                           # 570
        (MOVE, 4, 15),                           # 571
        (MOVE, 5, 25),                           # 572: 25 is 0
        (STORE, 0, 77, 3),                       # 573
        (STORE, 0, 78, 4),                       # 574
        (STORE, 0, 79, 5),                       # 575
        (LOAD, 6, 0, 8),                         # 576: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 6, 630),                            # 577
        (JNE, 2, 29, 588),                       # 578: 29 is 273
        (LOAD, 17, 0, 32),                       # 579
        (JZ, 17, 1210),                          # 580
        (LOAD, 18, 0, 33),                       # 581
        (LOAD, 19, 0, 34),                       # 582
        (TEXT, 18, 2),                           # 583
        (MOVE, 14, 18),                          # 584
        (MOVE, 15, 19),                          # 585
        (MOVE, 16, 23),                          # 586: 23 is 2
        (JUMP, 626),                             # 587
        (JNE, 2, 140, 598),                      # 588: 140 is 500
        (LOAD, 17, 0, 32),                       # 589
        (JZ, 17, 1210),                          # 590
        (LOAD, 18, 0, 33),                       # 591
        (LOAD, 19, 0, 34),                       # 592
        (TEXT, 18, 3),                           # 593
        (MOVE, 14, 18),                          # 594
        (MOVE, 15, 19),                          # 595
        (MOVE, 16, 141),                         # 596: 141 is 3
        (JUMP, 626),                             # 597
        (JNE, 2, 142, 608),                      # 598: 142 is 1047
        (LOAD, 17, 0, 32),                       # 599
        (JZ, 17, 1210),                          # 600
        (LOAD, 18, 0, 33),                       # 601
        (LOAD, 19, 0, 34),                       # 602
        (TEXT, 18, 4),                           # 603
        (MOVE, 14, 18),                          # 604
        (MOVE, 15, 19),                          # 605
        (MOVE, 16, 26),                          # 606: 26 is 4
        (JUMP, 626),                             # 607
        (JNE, 2, 143, 618),                      # 608: 143 is 1140
        (LOAD, 17, 0, 32),                       # 609
        (JZ, 17, 1210),                          # 610
        (LOAD, 18, 0, 33),                       # 611
        (LOAD, 19, 0, 34),                       # 612
        (TEXT, 18, 5),                           # 613
        (MOVE, 14, 18),                          # 614
        (MOVE, 15, 19),                          # 615
        (MOVE, 16, 144),                         # 616: 144 is 5
        (JUMP, 626),                             # 617
        (LOAD, 17, 0, 32),                       # 618
        (JZ, 17, 1210),                          # 619
        (LOAD, 18, 0, 33),                       # 620
        (LOAD, 19, 0, 34),                       # 621
        (TEXT, 18, 1),                           # 622
        (MOVE, 14, 18),                          # 623
        (MOVE, 15, 19),                          # 624
        (MOVE, 16, 22),                          # 625: 22 is 1
        (MOVE, 3, 14),                           # 626
        (MOVE, 4, 15),                           # 627
        (MOVE, 5, 16),                           # 628
        (JUMP, 678),                             # 629
        (JNE, 2, 145, 640),                      # 630: 145 is 1208
        (LOAD, 6, 0, 29),                        # 631
        (JZ, 6, 1210),                           # 632
        (LOAD, 14, 0, 30),                       # 633
        (LOAD, 15, 0, 31),                       # 634
        (TEXT, 14, 6),                           # 635
        (MOVE, 3, 14),                           # 636
        (MOVE, 4, 15),                           # 637
        (MOVE, 5, 146),                          # 638: 146 is 6
        (JUMP, 678),                             # 639
        (JNE, 2, 147, 650),                      # 640: 147 is 1252
        (LOAD, 6, 0, 29),                        # 641
        (JZ, 6, 1210),                           # 642
        (LOAD, 14, 0, 30),                       # 643
        (LOAD, 15, 0, 31),                       # 644
        (TEXT, 14, 7),                           # 645
        (MOVE, 3, 14),                           # 646
        (MOVE, 4, 15),                           # 647
        (MOVE, 5, 27),                           # 648: 27 is 7
        (JUMP, 678),                             # 649
        (JNE, 2, 148, 660),                      # 650: 148 is 437
        (LOAD, 6, 0, 29),                        # 651
        (JZ, 6, 1210),                           # 652
        (LOAD, 14, 0, 30),                       # 653
        (LOAD, 15, 0, 31),                       # 654
        (TEXT, 14, 8),                           # 655
        (MOVE, 3, 14),                           # 656
        (MOVE, 4, 15),                           # 657
        (MOVE, 5, 24),                           # 658: 24 is 8
        (JUMP, 678),                             # 659
        (JNE, 2, 149, 670),                      # 660: 149 is 850
        (LOAD, 6, 0, 29),                        # 661
        (JZ, 6, 1210),                           # 662
        (LOAD, 14, 0, 30),                       # 663
        (LOAD, 15, 0, 31),                       # 664
        (TEXT, 14, 9),                           # 665
        (MOVE, 3, 14),                           # 666
        (MOVE, 4, 15),                           # 667
        (MOVE, 5, 150),                          # 668: 150 is 9
        (JUMP, 678),                             # 669
        (LOAD, 6, 0, 29),                        # 670
        (JZ, 6, 1210),                           # 671
        (LOAD, 14, 0, 30),                       # 672
        (LOAD, 15, 0, 31),                       # 673
        (TEXT, 14, 0),                           # 674
        (MOVE, 3, 14),                           # 675
        (MOVE, 4, 15),                           # 676
        (MOVE, 5, 25),                           # 677: 25 is 0
        (STORE, 0, 80, 3),                       # 678
        (STORE, 0, 81, 4),                       # 679
        (STORE, 0, 82, 5),                       # 680
        (LOAD, 6, 0, 8),                         # 681: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 6, 735),                            # 682
        (JNE, 2, 29, 693),                       # 683: 29 is 273
        (LOAD, 17, 0, 39),                       # 684
        (JZ, 17, 1210),                          # 685
        (LOAD, 18, 0, 40),                       # 686
        (LOAD, 19, 0, 41),                       # 687
        (TEXT, 18, 2),                           # 688
        (MOVE, 14, 18),                          # 689
        (MOVE, 15, 19),                          # 690
        (MOVE, 16, 23),                          # 691: 23 is 2
        (JUMP, 731),                             # 692
        (JNE, 2, 140, 703),                      # 693: 140 is 500
        (LOAD, 17, 0, 39),                       # 694
        (JZ, 17, 1210),                          # 695
        (LOAD, 18, 0, 40),                       # 696
        (LOAD, 19, 0, 41),                       # 697
        (TEXT, 18, 3),                           # 698
        (MOVE, 14, 18),                          # 699
        (MOVE, 15, 19),                          # 700
        (MOVE, 16, 141),                         # 701: 141 is 3
        (JUMP, 731),                             # 702
        (JNE, 2, 142, 713),                      # 703: 142 is 1047
        (LOAD, 17, 0, 39),                       # 704
        (JZ, 17, 1210),                          # 705
        (LOAD, 18, 0, 40),                       # 706
        (LOAD, 19, 0, 41),                       # 707
        (TEXT, 18, 4),                           # 708
        (MOVE, 14, 18),                          # 709
        (MOVE, 15, 19),                          # 710
        (MOVE, 16, 26),                          # 711: 26 is 4
        (JUMP, 731),                             # 712
        (JNE, 2, 143, 723),                      # 713: 143 is 1140
        (LOAD, 17, 0, 39),                       # 714
        (JZ, 17, 1210),                          # 715
        (LOAD, 18, 0, 40),                       # 716
        (LOAD, 19, 0, 41),                       # 717
        (TEXT, 18, 5),                           # 718
        (MOVE, 14, 18),                          # 719
        (MOVE, 15, 19),                          # 720
        (MOVE, 16, 144),                         # 721: 144 is 5
        (JUMP, 731),                             # 722
        (LOAD, 17, 0, 39),                       # 723
        (JZ, 17, 1210),                          # 724
        (LOAD, 18, 0, 40),                       # 725
        (LOAD, 19, 0, 41),                       # 726
        (TEXT, 18, 1),                           # 727
        (MOVE, 14, 18),                          # 728
        (MOVE, 15, 19),                          # 729
        (MOVE, 16, 22),                          # 730: 22 is 1
        (MOVE, 3, 14),                           # 731
        (MOVE, 4, 15),                           # 732
        (MOVE, 5, 16),                           # 733
        (JUMP, 783),                             # 734
        (JNE, 2, 145, 745),                      # 735: 145 is 1208
        (LOAD, 6, 0, 36),                        # 736
        (JZ, 6, 1210),                           # 737
        (LOAD, 14, 0, 37),                       # 738
        (LOAD, 15, 0, 38),                       # 739
        (TEXT, 14, 6),                           # 740
        (MOVE, 3, 14),                           # 741
        (MOVE, 4, 15),                           # 742
        (MOVE, 5, 146),                          # 743: 146 is 6
        (JUMP, 783),                             # 744
        (JNE, 2, 147, 755),                      # 745: 147 is 1252
        (LOAD, 6, 0, 36),                        # 746
        (JZ, 6, 1210),                           # 747
        (LOAD, 14, 0, 37),                       # 748
        (LOAD, 15, 0, 38),                       # 749
        (TEXT, 14, 7),                           # 750
        (MOVE, 3, 14),                           # 751
        (MOVE, 4, 15),                           # 752
        (MOVE, 5, 27),                           # 753: 27 is 7
        (JUMP, 783),                             # 754
        (JNE, 2, 148, 765),                      # 755: 148 is 437
        (LOAD, 6, 0, 36),                        # 756
        (JZ, 6, 1210),                           # 757
        (LOAD, 14, 0, 37),                       # 758
        (LOAD, 15, 0, 38),                       # 759
        (TEXT, 14, 8),                           # 760
        (MOVE, 3, 14),                           # 761
        (MOVE, 4, 15),                           # 762
        (MOVE, 5, 24),                           # 763: 24 is 8
        (JUMP, 783),                             # 764
        (JNE, 2, 149, 775),                      # 765: 149 is 850
        (LOAD, 6, 0, 36),                        # 766
        (JZ, 6, 1210),                           # 767
        (LOAD, 14, 0, 37),                       # 768
        (LOAD, 15, 0, 38),                       # 769
        (TEXT, 14, 9),                           # 770
        (MOVE, 3, 14),                           # 771
        (MOVE, 4, 15),                           # 772
        (MOVE, 5, 150),                          # 773: 150 is 9
        (JUMP, 783),                             # 774
        (LOAD, 6, 0, 36),                        # 775
        (JZ, 6, 1210),                           # 776
        (LOAD, 14, 0, 37),                       # 777
        (LOAD, 15, 0, 38),                       # 778
        (TEXT, 14, 0),                           # 779
        (MOVE, 3, 14),                           # 780
        (MOVE, 4, 15),                           # 781
        (MOVE, 5, 25),                           # 782: 25 is 0
        (STORE, 0, 83, 3),                       # 783
        (STORE, 0, 84, 4),                       # 784
        (STORE, 0, 85, 5),                       # 785
        (LOAD, 6, 0, 8),                         # 786: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 6, 840),                            # 787
        (JNE, 2, 29, 798),                       # 788: 29 is 273
        (LOAD, 17, 0, 46),                       # 789
        (JZ, 17, 1210),                          # 790
        (LOAD, 18, 0, 47),                       # 791
        (LOAD, 19, 0, 48),                       # 792
        (TEXT, 18, 2),                           # 793
        (MOVE, 14, 18),                          # 794
        (MOVE, 15, 19),                          # 795
        (MOVE, 16, 23),                          # 796: 23 is 2
        (JUMP, 836),                             # 797
        (JNE, 2, 140, 808),                      # 798: 140 is 500
        (LOAD, 17, 0, 46),                       # 799
        (JZ, 17, 1210),                          # 800
        (LOAD, 18, 0, 47),                       # 801
        (LOAD, 19, 0, 48),                       # 802
        (TEXT, 18, 3),                           # 803
        (MOVE, 14, 18),                          # 804
        (MOVE, 15, 19),                          # 805
        (MOVE, 16, 141),                         # 806: 141 is 3
        (JUMP, 836),                             # 807
        (JNE, 2, 142, 818),                      # 808: 142 is 1047
        (LOAD, 17, 0, 46),                       # 809
        (JZ, 17, 1210),                          # 810
        (LOAD, 18, 0, 47),                       # 811
        (LOAD, 19, 0, 48),                       # 812
        (TEXT, 18, 4),                           # 813
        (MOVE, 14, 18),                          # 814
        (MOVE, 15, 19),                          # 815
        (MOVE, 16, 26),                          # 816: 26 is 4
        (JUMP, 836),                             # 817
        (JNE, 2, 143, 828),                      # 818: 143 is 1140
        (LOAD, 17, 0, 46),                       # 819
        (JZ, 17, 1210),                          # 820
        (LOAD, 18, 0, 47),                       # 821
        (LOAD, 19, 0, 48),                       # 822
        (TEXT, 18, 5),                           # 823
        (MOVE, 14, 18),                          # 824
        (MOVE, 15, 19),                          # 825
        (MOVE, 16, 144),                         # 826: 144 is 5
        (JUMP, 836),                             # 827
        (LOAD, 17, 0, 46),                       # 828
        (JZ, 17, 1210),                          # 829
        (LOAD, 18, 0, 47),                       # 830
        (LOAD, 19, 0, 48),                       # 831
        (TEXT, 18, 1),                           # 832
        (MOVE, 14, 18),                          # 833
        (MOVE, 15, 19),                          # 834
        (MOVE, 16, 22),                          # 835: 22 is 1
        (MOVE, 3, 14),                           # 836
        (MOVE, 4, 15),                           # 837
        (MOVE, 5, 16),                           # 838
        (JUMP, 888),                             # 839
        (JNE, 2, 145, 850),                      # 840: 145 is 1208
        (LOAD, 6, 0, 43),                        # 841
        (JZ, 6, 1210),                           # 842
        (LOAD, 14, 0, 44),                       # 843
        (LOAD, 15, 0, 45),                       # 844
        (TEXT, 14, 6),                           # 845
        (MOVE, 3, 14),                           # 846
        (MOVE, 4, 15),                           # 847
        (MOVE, 5, 146),                          # 848: 146 is 6
        (JUMP, 888),                             # 849
        (JNE, 2, 147, 860),                      # 850: 147 is 1252
        (LOAD, 6, 0, 43),                        # 851
        (JZ, 6, 1210),                           # 852
        (LOAD, 14, 0, 44),                       # 853
        (LOAD, 15, 0, 45),                       # 854
        (TEXT, 14, 7),                           # 855
        (MOVE, 3, 14),                           # 856
        (MOVE, 4, 15),                           # 857
        (MOVE, 5, 27),                           # 858: 27 is 7
        (JUMP, 888),                             # 859
        (JNE, 2, 148, 870),                      # 860: 148 is 437
        (LOAD, 6, 0, 43),                        # 861
        (JZ, 6, 1210),                           # 862
        (LOAD, 14, 0, 44),                       # 863
        (LOAD, 15, 0, 45),                       # 864
        (TEXT, 14, 8),                           # 865
        (MOVE, 3, 14),                           # 866
        (MOVE, 4, 15),                           # 867
        (MOVE, 5, 24),                           # 868: 24 is 8
        (JUMP, 888),                             # 869
        (JNE, 2, 149, 880),                      # 870: 149 is 850
        (LOAD, 6, 0, 43),                        # 871
        (JZ, 6, 1210),                           # 872
        (LOAD, 14, 0, 44),                       # 873
        (LOAD, 15, 0, 45),                       # 874
        (TEXT, 14, 9),                           # 875
        (MOVE, 3, 14),                           # 876
        (MOVE, 4, 15),                           # 877
        (MOVE, 5, 150),                          # 878: 150 is 9
        (JUMP, 888),                             # 879
        (LOAD, 6, 0, 43),                        # 880
        (JZ, 6, 1210),                           # 881
        (LOAD, 14, 0, 44),                       # 882
        (LOAD, 15, 0, 45),                       # 883
        (TEXT, 14, 0),                           # 884
        (MOVE, 3, 14),                           # 885
        (MOVE, 4, 15),                           # 886
        (MOVE, 5, 25),                           # 887: 25 is 0
        (STORE, 0, 86, 3),                       # 888
        (STORE, 0, 87, 4),                       # 889
        (STORE, 0, 88, 5),                       # 890
        (LOAD, 6, 0, 8),                         # 891: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 6, 945),                            # 892
        (JNE, 2, 29, 903),                       # 893: 29 is 273
        (LOAD, 17, 0, 52),                       # 894
        (JZ, 17, 1210),                          # 895
        (LOAD, 18, 0, 53),                       # 896
        (LOAD, 19, 0, 54),                       # 897
        (TEXT, 18, 2),                           # 898
        (MOVE, 14, 18),                          # 899
        (MOVE, 15, 19),                          # 900
        (MOVE, 16, 23),                          # 901: 23 is 2
        (JUMP, 941),                             # 902
        (JNE, 2, 140, 913),                      # 903: 140 is 500
        (LOAD, 17, 0, 52),                       # 904
        (JZ, 17, 1210),                          # 905
        (LOAD, 18, 0, 53),                       # 906
        (LOAD, 19, 0, 54),                       # 907
        (TEXT, 18, 3),                           # 908
        (MOVE, 14, 18),                          # 909
        (MOVE, 15, 19),                          # 910
        (MOVE, 16, 141),                         # 911: 141 is 3
        (JUMP, 941),                             # 912
        (JNE, 2, 142, 923),                      # 913: 142 is 1047
        (LOAD, 17, 0, 52),                       # 914
        (JZ, 17, 1210),                          # 915
        (LOAD, 18, 0, 53),                       # 916
        (LOAD, 19, 0, 54),                       # 917
        (TEXT, 18, 4),                           # 918
        (MOVE, 14, 18),                          # 919
        (MOVE, 15, 19),                          # 920
        (MOVE, 16, 26),                          # 921: 26 is 4
        (JUMP, 941),                             # 922
        (JNE, 2, 143, 933),                      # 923: 143 is 1140
        (LOAD, 17, 0, 52),                       # 924
        (JZ, 17, 1210),                          # 925
        (LOAD, 18, 0, 53),                       # 926
        (LOAD, 19, 0, 54),                       # 927
        (TEXT, 18, 5),                           # 928
        (MOVE, 14, 18),                          # 929
        (MOVE, 15, 19),                          # 930
        (MOVE, 16, 144),                         # 931: 144 is 5
        (JUMP, 941),                             # 932
        (LOAD, 17, 0, 52),                       # 933
        (JZ, 17, 1210),                          # 934
        (LOAD, 18, 0, 53),                       # 935
        (LOAD, 19, 0, 54),                       # 936
        (TEXT, 18, 1),                           # 937
        (MOVE, 14, 18),                          # 938
        (MOVE, 15, 19),                          # 939
        (MOVE, 16, 22),                          # 940: 22 is 1
        (MOVE, 3, 14),                           # 941
        (MOVE, 4, 15),                           # 942
        (MOVE, 5, 16),                           # 943
        (JUMP, 993),                             # 944
        (JNE, 2, 145, 955),                      # 945: 145 is 1208
        (LOAD, 6, 0, 49),                        # 946
        (JZ, 6, 1210),                           # 947
        (LOAD, 14, 0, 50),                       # 948
        (LOAD, 15, 0, 51),                       # 949
        (TEXT, 14, 6),                           # 950
        (MOVE, 3, 14),                           # 951
        (MOVE, 4, 15),                           # 952
        (MOVE, 5, 146),                          # 953: 146 is 6
        (JUMP, 993),                             # 954
        (JNE, 2, 147, 965),                      # 955: 147 is 1252
        (LOAD, 6, 0, 49),                        # 956
        (JZ, 6, 1210),                           # 957
        (LOAD, 14, 0, 50),                       # 958
        (LOAD, 15, 0, 51),                       # 959
        (TEXT, 14, 7),                           # 960
        (MOVE, 3, 14),                           # 961
        (MOVE, 4, 15),                           # 962
        (MOVE, 5, 27),                           # 963: 27 is 7
        (JUMP, 993),                             # 964
        (JNE, 2, 148, 975),                      # 965: 148 is 437
        (LOAD, 6, 0, 49),                        # 966
        (JZ, 6, 1210),                           # 967
        (LOAD, 14, 0, 50),                       # 968
        (LOAD, 15, 0, 51),                       # 969
        (TEXT, 14, 8),                           # 970
        (MOVE, 3, 14),                           # 971
        (MOVE, 4, 15),                           # 972
        (MOVE, 5, 24),                           # 973: 24 is 8
        (JUMP, 993),                             # 974
        (JNE, 2, 149, 985),                      # 975: 149 is 850
        (LOAD, 6, 0, 49),                        # 976
        (JZ, 6, 1210),                           # 977
        (LOAD, 14, 0, 50),                       # 978
        (LOAD, 15, 0, 51),                       # 979
        (TEXT, 14, 9),                           # 980
        (MOVE, 3, 14),                           # 981
        (MOVE, 4, 15),                           # 982
        (MOVE, 5, 150),                          # 983: 150 is 9
        (JUMP, 993),                             # 984
        (LOAD, 6, 0, 49),                        # 985
        (JZ, 6, 1210),                           # 986
        (LOAD, 14, 0, 50),                       # 987
        (LOAD, 15, 0, 51),                       # 988
        (TEXT, 14, 0),                           # 989
        (MOVE, 3, 14),                           # 990
        (MOVE, 4, 15),                           # 991
        (MOVE, 5, 25),                           # 992: 25 is 0
        (STORE, 0, 89, 3),                       # 993
        (STORE, 0, 90, 4),                       # 994
        (STORE, 0, 91, 5),                       # 995
        (LOAD, 6, 0, 8),                         # 996: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 6, 1050),                           # 997
        (JNE, 2, 29, 1008),                      # 998: 29 is 273
        (LOAD, 17, 0, 58),                       # 999
        (JZ, 17, 1210),                          # 1000
        (LOAD, 18, 0, 59),                       # 1001
        (LOAD, 19, 0, 60),                       # 1002
        (TEXT, 18, 2),                           # 1003
        (MOVE, 14, 18),                          # 1004
        (MOVE, 15, 19),                          # 1005
        (MOVE, 16, 23),                          # 1006: 23 is 2
        (JUMP, 1046),                            # 1007
        (JNE, 2, 140, 1018),                     # 1008: 140 is 500
        (LOAD, 17, 0, 58),                       # 1009
        (JZ, 17, 1210),                          # 1010
        (LOAD, 18, 0, 59),                       # 1011
        (LOAD, 19, 0, 60),                       # 1012
        (TEXT, 18, 3),                           # 1013
        (MOVE, 14, 18),                          # 1014
        (MOVE, 15, 19),                          # 1015
        (MOVE, 16, 141),                         # 1016: 141 is 3
        (JUMP, 1046),                            # 1017
        (JNE, 2, 142, 1028),                     # 1018: 142 is 1047
        (LOAD, 17, 0, 58),                       # 1019
        (JZ, 17, 1210),                          # 1020
        (LOAD, 18, 0, 59),                       # 1021
        (LOAD, 19, 0, 60),                       # 1022
        (TEXT, 18, 4),                           # 1023
        (MOVE, 14, 18),                          # 1024
        (MOVE, 15, 19),                          # 1025
        (MOVE, 16, 26),                          # 1026: 26 is 4
        (JUMP, 1046),                            # 1027
        (JNE, 2, 143, 1038),                     # 1028: 143 is 1140
        (LOAD, 17, 0, 58),                       # 1029
        (JZ, 17, 1210),                          # 1030
        (LOAD, 18, 0, 59),                       # 1031
        (LOAD, 19, 0, 60),                       # 1032
        (TEXT, 18, 5),                           # 1033
        (MOVE, 14, 18),                          # 1034
        (MOVE, 15, 19),                          # 1035
        (MOVE, 16, 144),                         # 1036: 144 is 5
        (JUMP, 1046),                            # 1037
        (LOAD, 17, 0, 58),                       # 1038
        (JZ, 17, 1210),                          # 1039
        (LOAD, 18, 0, 59),                       # 1040
        (LOAD, 19, 0, 60),                       # 1041
        (TEXT, 18, 1),                           # 1042
        (MOVE, 14, 18),                          # 1043
        (MOVE, 15, 19),                          # 1044
        (MOVE, 16, 22),                          # 1045: 22 is 1
        (MOVE, 3, 14),                           # 1046
        (MOVE, 4, 15),                           # 1047
        (MOVE, 5, 16),                           # 1048
        (JUMP, 1098),                            # 1049
        (JNE, 2, 145, 1060),                     # 1050: 145 is 1208
        (LOAD, 6, 0, 55),                        # 1051
        (JZ, 6, 1210),                           # 1052
        (LOAD, 14, 0, 56),                       # 1053
        (LOAD, 15, 0, 57),                       # 1054
        (TEXT, 14, 6),                           # 1055
        (MOVE, 3, 14),                           # 1056
        (MOVE, 4, 15),                           # 1057
        (MOVE, 5, 146),                          # 1058: 146 is 6
        (JUMP, 1098),                            # 1059
        (JNE, 2, 147, 1070),                     # 1060: 147 is 1252
        (LOAD, 6, 0, 55),                        # 1061
        (JZ, 6, 1210),                           # 1062
        (LOAD, 14, 0, 56),                       # 1063
        (LOAD, 15, 0, 57),                       # 1064
        (TEXT, 14, 7),                           # 1065
        (MOVE, 3, 14),                           # 1066
        (MOVE, 4, 15),                           # 1067
        (MOVE, 5, 27),                           # 1068: 27 is 7
        (JUMP, 1098),                            # 1069
        (JNE, 2, 148, 1080),                     # 1070: 148 is 437
        (LOAD, 6, 0, 55),                        # 1071
        (JZ, 6, 1210),                           # 1072
        (LOAD, 14, 0, 56),                       # 1073
        (LOAD, 15, 0, 57),                       # 1074
        (TEXT, 14, 8),                           # 1075
        (MOVE, 3, 14),                           # 1076
        (MOVE, 4, 15),                           # 1077
        (MOVE, 5, 24),                           # 1078: 24 is 8
        (JUMP, 1098),                            # 1079
        (JNE, 2, 149, 1090),                     # 1080: 149 is 850
        (LOAD, 6, 0, 55),                        # 1081
        (JZ, 6, 1210),                           # 1082
        (LOAD, 14, 0, 56),                       # 1083
        (LOAD, 15, 0, 57),                       # 1084
        (TEXT, 14, 9),                           # 1085
        (MOVE, 3, 14),                           # 1086
        (MOVE, 4, 15),                           # 1087
        (MOVE, 5, 150),                          # 1088: 150 is 9
        (JUMP, 1098),                            # 1089
        (LOAD, 6, 0, 55),                        # 1090
        (JZ, 6, 1210),                           # 1091
        (LOAD, 14, 0, 56),                       # 1092
        (LOAD, 15, 0, 57),                       # 1093
        (TEXT, 14, 0),                           # 1094
        (MOVE, 3, 14),                           # 1095
        (MOVE, 4, 15),                           # 1096
        (MOVE, 5, 25),                           # 1097: 25 is 0
        (STORE, 0, 92, 3),                       # 1098
        (STORE, 0, 93, 4),                       # 1099
        (STORE, 0, 94, 5),                       # 1100
        (LOAD, 6, 0, 8),                         # 1101: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 6, 1155),                           # 1102
        (JNE, 2, 29, 1113),                      # 1103: 29 is 273
        (LOAD, 17, 0, 64),                       # 1104
        (JZ, 17, 1210),                          # 1105
        (LOAD, 18, 0, 65),                       # 1106
        (LOAD, 19, 0, 66),                       # 1107
        (TEXT, 18, 2),                           # 1108
        (MOVE, 14, 18),                          # 1109
        (MOVE, 15, 19),                          # 1110
        (MOVE, 16, 23),                          # 1111: 23 is 2
        (JUMP, 1151),                            # 1112
        (JNE, 2, 140, 1123),                     # 1113: 140 is 500
        (LOAD, 17, 0, 64),                       # 1114
        (JZ, 17, 1210),                          # 1115
        (LOAD, 18, 0, 65),                       # 1116
        (LOAD, 19, 0, 66),                       # 1117
        (TEXT, 18, 3),                           # 1118
        (MOVE, 14, 18),                          # 1119
        (MOVE, 15, 19),                          # 1120
        (MOVE, 16, 141),                         # 1121: 141 is 3
        (JUMP, 1151),                            # 1122
        (JNE, 2, 142, 1133),                     # 1123: 142 is 1047
        (LOAD, 17, 0, 64),                       # 1124
        (JZ, 17, 1210),                          # 1125
        (LOAD, 18, 0, 65),                       # 1126
        (LOAD, 19, 0, 66),                       # 1127
        (TEXT, 18, 4),                           # 1128
        (MOVE, 14, 18),                          # 1129
        (MOVE, 15, 19),                          # 1130
        (MOVE, 16, 26),                          # 1131: 26 is 4
        (JUMP, 1151),                            # 1132
        (JNE, 2, 143, 1143),                     # 1133: 143 is 1140
        (LOAD, 17, 0, 64),                       # 1134
        (JZ, 17, 1210),                          # 1135
        (LOAD, 18, 0, 65),                       # 1136
        (LOAD, 19, 0, 66),                       # 1137
        (TEXT, 18, 5),                           # 1138
        (MOVE, 14, 18),                          # 1139
        (MOVE, 15, 19),                          # 1140
        (MOVE, 16, 144),                         # 1141: 144 is 5
        (JUMP, 1151),                            # 1142
        (LOAD, 17, 0, 64),                       # 1143
        (JZ, 17, 1210),                          # 1144
        (LOAD, 18, 0, 65),                       # 1145
        (LOAD, 19, 0, 66),                       # 1146
        (TEXT, 18, 1),                           # 1147
        (MOVE, 14, 18),                          # 1148
        (MOVE, 15, 19),                          # 1149
        (MOVE, 16, 22),                          # 1150: 22 is 1
        (MOVE, 3, 14),                           # 1151
        (MOVE, 4, 15),                           # 1152
        (MOVE, 5, 16),                           # 1153
        (JUMP, 1203),                            # 1154
        (JNE, 2, 145, 1165),                     # 1155: 145 is 1208
        (LOAD, 6, 0, 61),                        # 1156
        (JZ, 6, 1210),                           # 1157
        (LOAD, 14, 0, 62),                       # 1158
        (LOAD, 15, 0, 63),                       # 1159
        (TEXT, 14, 6),                           # 1160
        (MOVE, 3, 14),                           # 1161
        (MOVE, 4, 15),                           # 1162
        (MOVE, 5, 146),                          # 1163: 146 is 6
        (JUMP, 1203),                            # 1164
        (JNE, 2, 147, 1175),                     # 1165: 147 is 1252
        (LOAD, 6, 0, 61),                        # 1166
        (JZ, 6, 1210),                           # 1167
        (LOAD, 14, 0, 62),                       # 1168
        (LOAD, 15, 0, 63),                       # 1169
        (TEXT, 14, 7),                           # 1170
        (MOVE, 3, 14),                           # 1171
        (MOVE, 4, 15),                           # 1172
        (MOVE, 5, 27),                           # 1173: 27 is 7
        (JUMP, 1203),                            # 1174
        (JNE, 2, 148, 1185),                     # 1175: 148 is 437
        (LOAD, 6, 0, 61),                        # 1176
        (JZ, 6, 1210),                           # 1177
        (LOAD, 14, 0, 62),                       # 1178
        (LOAD, 15, 0, 63),                       # 1179
        (TEXT, 14, 8),                           # 1180
        (MOVE, 3, 14),                           # 1181
        (MOVE, 4, 15),                           # 1182
        (MOVE, 5, 24),                           # 1183: 24 is 8
        (JUMP, 1203),                            # 1184
        (JNE, 2, 149, 1195),                     # 1185: 149 is 850
        (LOAD, 6, 0, 61),                        # 1186
        (JZ, 6, 1210),                           # 1187
        (LOAD, 14, 0, 62),                       # 1188
        (LOAD, 15, 0, 63),                       # 1189
        (TEXT, 14, 9),                           # 1190
        (MOVE, 3, 14),                           # 1191
        (MOVE, 4, 15),                           # 1192
        (MOVE, 5, 150),                          # 1193: 150 is 9
        (JUMP, 1203),                            # 1194
        (LOAD, 6, 0, 61),                        # 1195
        (JZ, 6, 1210),                           # 1196
        (LOAD, 14, 0, 62),                       # 1197
        (LOAD, 15, 0, 63),                       # 1198
        (TEXT, 14, 0),                           # 1199
        (MOVE, 3, 14),                           # 1200
        (MOVE, 4, 15),                           # 1201
        (MOVE, 5, 25),                           # 1202: 25 is 0
        (STORE, 0, 95, 3),                       # 1203
        (STORE, 0, 96, 4),                       # 1204
        (STORE, 0, 97, 5),                       # 1205
        (LOAD, 3, 0, 67),                        # 1206
        (JZ, 3, 1209),                           # 1207
        (ROWAT, 2, 1, 3),                        # 1208
        (DONE,),                                 # 1209: read
        (FAIL,),                                 # 1210: handed over
    ),
    constants=(b'\xd4\xc4@@\xd4\xd8\xe2\xe3\xd9\xd4\xd8\xe7\xd4\xc9\xe3\xd4\xd8\xc8\xd4\xc4'
 b'\xc5\xd4\xd8\xc4\xc5\xc1\xc4\xd4\xd8\xc8\xc4\xc9\xe2\xe3\xd4\xd8'
 b'\xc8\xd9\xc6\xd4\xd8\xc8\xd9\xc6\xf2\xd4\xd8\xc3\xc9\xc3\xe2\xd4'
 b'\xd8\xc9\xd4\xe2\xd4\xd8\xc8\xe6\xc9\xc8\xd4\xd8\xc8\xd9\xc5\xc6'
 b'\xd4\xd8\xc1\xc4\xd4\xc9\xd5\xd4\xd8\xc1\xd4\xd8\xd7\xd4\xd8\xc3'
 b'\xc8\xc3\xd6\xd4\xd4\xd8\xc3\xd4\xc4\xf1\xd4\xd8\xc3\xd4\xc4\xf2'
 b'\xd4\xd8\xc8\xc5\xd7\xc3\xc6\xd4\xd8\xc5\xe5\xc5\xd5\xe3\xd4\xd8'
 b'\xc9\xd4\xe2\xe5\xe2\xd4\xd8\xd7\xc3\xc6\xd4\xd8\xe3\xd9\xc9\xc7MQSTRMQXMITM'
 b'QHMDEMQDEADMQHDISTMQHRFMQHRF2MQCICSMQIMSMQHWIHMQHREFMQADMINMQAMQPMQCHCOMMQCM'
 b'D1MQCMD2MQHEPCFMQEVENTMQIMSVSMQPCFMQTRIG'),
    tables=(
        Table(98, (0, 9, 12, 17, 20, 23, 26, 29, 32, 36, 39, 43, 46, 49, 52, 55, 58, 61, 64, 67)),  # 0: mqmd
        Table(4, ()),  # 1: md.extension
    ),
    registers=21,
    numbers=(15, 1, 2, 8, 0, 4, 7, 546, 273, -1, 4, -1, 0, -5, 5, 39, -10, 6, 10, -16, 6, 11, -22, 6, 12, -28, 7, 13, -35, 5, 14, -40, 6, -46, 6, 16, -52, 5, 17, -57, 6, 18, -63, 6, 19, -69, 7, 30, -76, 6, 31, -82, 7, 32, -89, 6, 33, -95, 6, 34, -101, 7, 35, -108, 7, 36, -115, 7, 37, -122, 5, 38, -127, 6, 40, -133, 5, -138, 6, -144, 6, -150, 6, -156, 7, -163, 5, -168, 6, -174, 6, -180, 5, -185, 6, -191, 6, -197, 7, -204, 6, -210, 7, -217, 6, -223, 6, -229, 7, -236, 7, -243, 7, -250, 5, -255, 6, 48, 28, 500, 3, 1047, 1140, 5, 1208, 6, 1252, 437, 850, 9),
    addresses=(0, -1, 1),
    encodings=('ISO-8859-1', 'IBM037', 'IBM273', 'IBM500', 'IBM1047', 'IBM1140', 'UTF-8', 'windows-1252', 'IBM437', 'IBM850'),
    root=Inline({
        'start': Present(0, Span(1, None)),
        'used_encoding': Computed(3, 'int'),
        'header': Inline({
            'context': Inline({}),
            'struc_id': Fixed(5, 0, 4, None),
            'version': Number(5, 4, 4, True, False, 'be', 4),
            'report': Inline({
                'bits': Number(6, 0, 4, True, False, 'be', 4),
                'exception': Formula('int', Apply('&', (Apply('>>', (Number(6, 0, 4, True, False, 'be', 4), 24)), 7))),
                'expiration': Formula('int', Apply('&', (Apply('>>', (Number(6, 0, 4, True, False, 'be', 4), 21)), 7))),
                'confirm_on_arrival': Formula('int', Apply('&', (Apply('>>', (Number(6, 0, 4, True, False, 'be', 4), 8)), 7))),
                'confirm_on_delivery': Formula('int', Apply('&', (Apply('>>', (Number(6, 0, 4, True, False, 'be', 4), 11)), 7))),
                'positive_action': Formula('bool', Apply('!=', (Apply('&', (Number(6, 0, 4, True, False, 'be', 4), 1)), 0))),
                'negative_action': Formula('bool', Apply('!=', (Apply('&', (Number(6, 0, 4, True, False, 'be', 4), 2)), 0))),
                'activity': Formula('bool', Apply('!=', (Apply('&', (Number(6, 0, 4, True, False, 'be', 4), 4)), 0))),
                'pass_correl_id': Formula('bool', Apply('!=', (Apply('&', (Number(6, 0, 4, True, False, 'be', 4), 64)), 0))),
                'pass_msg_id': Formula('bool', Apply('!=', (Apply('&', (Number(6, 0, 4, True, False, 'be', 4), 128)), 0))),
                'pass_discard_and_expiry': Formula('bool', Apply('!=', (Apply('&', (Number(6, 0, 4, True, False, 'be', 4), 16384)), 0))),
                'discard_msg': Formula('bool', Apply('!=', (Apply('&', (Number(6, 0, 4, True, False, 'be', 4), 134217728)), 0))),
                'undefined_bits': Formula('int', Apply('&', (Number(6, 0, 4, True, False, 'be', 4), Apply('~', (266371015,))))),
            }),
            'msg_type': Number(7, 0, 4, True, False, 'be', 4),
            'expiry': Number(7, 4, 4, True, False, 'be', 4),
            'feedback': Number(7, 8, 4, True, False, 'be', 4),
            'encoding': Number(7, 12, 4, True, False, 'be', 4),
            'coded_char_set_id': Number(7, 16, 4, True, False, 'be', 4),
            'is_ebcdic': Computed(8, 'bool'),
            'format': Inline({
                'ascii': Present(9, Span(10, 'ISO-8859-1')),
                'ebcdic': Present(12, Span(13, 'IBM037')),
                'known': Inline({}),
                'value': Span(71, '*'),
                'kind': Formula('int', Computed(15, 'int')),
            }),
            'priority': Number(16, 0, 4, True, False, 'be', 4),
            'persistence': Number(16, 4, 4, True, False, 'be', 4),
            'msg_id': Fixed(16, 8, 24, None),
            'correl_id': Fixed(16, 32, 24, None),
            'backout_count': Number(16, 56, 4, True, False, 'be', 4),
            'reply_to_q': Inline({
                'ascii': Present(17, Span(18, None)),
                'ebcdic': Present(20, Span(21, None)),
                'value': Span(74, '*'),
            }),
            'reply_to_q_mgr': Inline({
                'ascii': Present(23, Span(24, None)),
                'ebcdic': Present(26, Span(27, None)),
                'value': Span(77, '*'),
            }),
            'user_identifier': Inline({
                'ascii': Present(29, Span(30, None)),
                'ebcdic': Present(32, Span(33, None)),
                'value': Span(80, '*'),
            }),
            'accounting_token': Fixed(35, 0, 32, None),
            'appl_identity_data': Inline({
                'ascii': Present(36, Span(37, None)),
                'ebcdic': Present(39, Span(40, None)),
                'value': Span(83, '*'),
            }),
            'put_appl_type': Number(42, 0, 4, True, False, 'be', 4),
            'put_appl_name': Inline({
                'ascii': Present(43, Span(44, None)),
                'ebcdic': Present(46, Span(47, None)),
                'value': Span(86, '*'),
            }),
            'put_date': Inline({
                'ascii': Present(49, Span(50, None)),
                'ebcdic': Present(52, Span(53, None)),
                'value': Span(89, '*'),
            }),
            'put_time': Inline({
                'ascii': Present(55, Span(56, None)),
                'ebcdic': Present(58, Span(59, None)),
                'value': Span(92, '*'),
            }),
            'appl_origin_data': Inline({
                'ascii': Present(61, Span(62, None)),
                'ebcdic': Present(64, Span(65, None)),
                'value': Span(95, '*'),
            }),
            'extension': Rows(67, 1, Inline({
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
        'following': Inline({
            'integers': Formula('int', Apply('&', (Number(7, 12, 4, True, False, 'be', 4), 15))),
            'decimals': Formula('int', Apply('&', (Apply('>>', (Number(7, 12, 4, True, False, 'be', 4), 4)), 15))),
            'floats': Formula('int', Apply('&', (Apply('>>', (Number(7, 12, 4, True, False, 'be', 4), 8)), 15))),
            'has_reserved_bits': Formula('bool', Apply('!=', (Apply('&', (Number(7, 12, 4, True, False, 'be', 4), Apply('~', (4095,)))), 0))),
            'environment': Formula('int', Number(7, 12, 4, True, False, 'be', 4)),
            'charset': Formula('int', Apply('?', (Apply('or', (Apply('==', (Number(7, 16, 4, True, False, 'be', 4), 0)), Apply('==', (Number(7, 16, 4, True, False, 'be', 4), -1)))), 0, Apply('?', (Apply('==', (Number(7, 16, 4, True, False, 'be', 4), -2)), 3, Apply('?', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('==', (Number(7, 16, 4, True, False, 'be', 4), 37)), Apply('==', (Number(7, 16, 4, True, False, 'be', 4), 273)))), Apply('==', (Number(7, 16, 4, True, False, 'be', 4), 277)))), Apply('==', (Number(7, 16, 4, True, False, 'be', 4), 500)))), Apply('==', (Number(7, 16, 4, True, False, 'be', 4), 1047)))), Apply('==', (Number(7, 16, 4, True, False, 'be', 4), 1140)))), 2, Apply('?', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('==', (Number(7, 16, 4, True, False, 'be', 4), 437)), Apply('==', (Number(7, 16, 4, True, False, 'be', 4), 819)))), Apply('==', (Number(7, 16, 4, True, False, 'be', 4), 850)))), Apply('==', (Number(7, 16, 4, True, False, 'be', 4), 1208)))), Apply('==', (Number(7, 16, 4, True, False, 'be', 4), 1252)))), 1, 4))))))))),
        }),
        'remainder': Span(69, None),
    }),
    checks=(
        Apply('or', (Apply('and', (Apply('same', (Fixed(5, 0, 4, None), b'MD  ')), Apply('not', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('==', (Parameter(1), 37)), Apply('==', (Parameter(1), 273)))), Apply('==', (Parameter(1), 277)))), Apply('==', (Parameter(1), 500)))), Apply('==', (Parameter(1), 1047)))), Apply('==', (Parameter(1), 1140)))),)))), Apply('and', (Apply('same', (Fixed(5, 0, 4, None), b'\xd4\xc4@@')), Apply('not', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('==', (Parameter(1), 437)), Apply('==', (Parameter(1), 819)))), Apply('==', (Parameter(1), 850)))), Apply('==', (Parameter(1), 1208)))), Apply('==', (Parameter(1), 1252)))),)))))),
        Apply('or', (Apply('==', (Number(5, 4, 4, True, False, 'be', 4), 1)), Apply('==', (Number(5, 4, 4, True, False, 'be', 4), 2)))),
    ),
    unsupported={},
)

FRAME = None
IN_STEP = None
