# Generated from ksy/ibm_mq/mqrfh.ksy by `ksyspark generate`; do not edit.
"""Plans of mqrfh: what the machine runs for each message and where it leaves each column; `FRAME` and `IN_STEP` cut streams."""

from ksyspark.compiler.opcodes import AND, BYTE, BYTES, CALL, CLOSE, CUT, DONE, FAIL, FIXED, JEQ, JGE, JLT, JNE, JNZ, JUMP, JZ, LOAD, MOD, MOVE, NE, NUMBER2, PARAM, REST, RETURN, ROOTSIZE, ROW, RUN, SAME, SEEKROOT, STORE, SUB, TEXT, TEXTAT, UNPAD
from ksyspark.compiler.plan import Apply, Fixed, Formula, Inline, Number, Plan, Present, Span, Table, Parameter, Computed

PLAN = Plan(
    program=(
        (ROW, 0, 0, 0),                          # 0: mqrfh
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
        (SAME, 5, 3, 30),                        # 44: 30 is b'\xd9\xc6\xc8@'
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
        (JZ, 6, 402),                            # 62
        (LOAD, 17, 0, 10),                       # 63
        (JZ, 17, 402),                           # 64
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
        (JNZ, 6, 402),                           # 159
        (LOAD, 17, 0, 7),                        # 160
        (JZ, 17, 402),                           # 161
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
        (NUMBER2, 3, 0, 5, 8, 52, 4),            # 256
        (SUB, 4, 3, 74),                         # 257: 74 is 32
        (STORE, 0, 15, 4),                       # 258
        (LOAD, 3, 0, 6),                         # 259: if: not is_ebcdic
        (JNZ, 3, 266),                           # 260
        (LOAD, 3, 0, 15),                        # 261: size: len
        (BYTES, 0, 17, 3),                       # 262: ascii
        (UNPAD, 0, 17, 32),                      # 263
        (CUT, 0, 17, 0, 0),                      # 264
        (STORE, 0, 16, 22),                      # 265: 22 is 1
        (LOAD, 3, 0, 6),                         # 266: if: is_ebcdic
        (JZ, 3, 273),                            # 267
        (LOAD, 3, 0, 15),                        # 268: size: len
        (BYTES, 0, 20, 3),                       # 269: ebcdic
        (UNPAD, 0, 20, 64),                      # 270
        (CUT, 0, 20, 0, 0),                      # 271
        (STORE, 0, 19, 22),                      # 272: 22 is 1
        (LOAD, 3, 0, 13),                        # 273
        (STORE, 0, 22, 3),                       # 274
        (REST, 0, 23),                           # 275: remainder
        (LOAD, 6, 0, 6),                         # 276: value, value: is_ebcdic ? ebcdic : ascii
        (JZ, 6, 284),                            # 277
        (LOAD, 6, 0, 10),                        # 278
        (JZ, 6, 402),                            # 279
        (LOAD, 3, 0, 11),                        # 280
        (LOAD, 4, 0, 12),                        # 281
        (MOVE, 5, 22),                           # 282: 22 is 1
        (JUMP, 289),                             # 283
        (LOAD, 6, 0, 7),                         # 284
        (JZ, 6, 402),                            # 285
        (LOAD, 3, 0, 8),                         # 286
        (LOAD, 4, 0, 9),                         # 287
        (MOVE, 5, 25),                           # 288: 25 is 0
        (STORE, 0, 25, 3),                       # 289
        (STORE, 0, 26, 4),                       # 290
        (STORE, 0, 27, 5),                       # 291
        (LOAD, 6, 0, 6),                         # 292: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 6, 346),                            # 293
        (JNE, 2, 29, 304),                       # 294: 29 is 273
        (LOAD, 17, 0, 19),                       # 295
        (JZ, 17, 402),                           # 296
        (LOAD, 18, 0, 20),                       # 297
        (LOAD, 19, 0, 21),                       # 298
        (TEXT, 18, 2),                           # 299
        (MOVE, 14, 18),                          # 300
        (MOVE, 15, 19),                          # 301
        (MOVE, 16, 23),                          # 302: 23 is 2
        (JUMP, 342),                             # 303
        (JNE, 2, 138, 314),                      # 304: 138 is 500
        (LOAD, 17, 0, 19),                       # 305
        (JZ, 17, 402),                           # 306
        (LOAD, 18, 0, 20),                       # 307
        (LOAD, 19, 0, 21),                       # 308
        (TEXT, 18, 3),                           # 309
        (MOVE, 14, 18),                          # 310
        (MOVE, 15, 19),                          # 311
        (MOVE, 16, 139),                         # 312: 139 is 3
        (JUMP, 342),                             # 313
        (JNE, 2, 140, 324),                      # 314: 140 is 1047
        (LOAD, 17, 0, 19),                       # 315
        (JZ, 17, 402),                           # 316
        (LOAD, 18, 0, 20),                       # 317
        (LOAD, 19, 0, 21),                       # 318
        (TEXT, 18, 4),                           # 319
        (MOVE, 14, 18),                          # 320
        (MOVE, 15, 19),                          # 321
        (MOVE, 16, 26),                          # 322: 26 is 4
        (JUMP, 342),                             # 323
        (JNE, 2, 141, 334),                      # 324: 141 is 1140
        (LOAD, 17, 0, 19),                       # 325
        (JZ, 17, 402),                           # 326
        (LOAD, 18, 0, 20),                       # 327
        (LOAD, 19, 0, 21),                       # 328
        (TEXT, 18, 5),                           # 329
        (MOVE, 14, 18),                          # 330
        (MOVE, 15, 19),                          # 331
        (MOVE, 16, 142),                         # 332: 142 is 5
        (JUMP, 342),                             # 333
        (LOAD, 17, 0, 19),                       # 334
        (JZ, 17, 402),                           # 335
        (LOAD, 18, 0, 20),                       # 336
        (LOAD, 19, 0, 21),                       # 337
        (TEXT, 18, 1),                           # 338
        (MOVE, 14, 18),                          # 339
        (MOVE, 15, 19),                          # 340
        (MOVE, 16, 22),                          # 341: 22 is 1
        (MOVE, 3, 14),                           # 342
        (MOVE, 4, 15),                           # 343
        (MOVE, 5, 16),                           # 344
        (JUMP, 394),                             # 345
        (JNE, 2, 143, 356),                      # 346: 143 is 1208
        (LOAD, 6, 0, 16),                        # 347
        (JZ, 6, 402),                            # 348
        (LOAD, 14, 0, 17),                       # 349
        (LOAD, 15, 0, 18),                       # 350
        (TEXT, 14, 6),                           # 351
        (MOVE, 3, 14),                           # 352
        (MOVE, 4, 15),                           # 353
        (MOVE, 5, 144),                          # 354: 144 is 6
        (JUMP, 394),                             # 355
        (JNE, 2, 145, 366),                      # 356: 145 is 1252
        (LOAD, 6, 0, 16),                        # 357
        (JZ, 6, 402),                            # 358
        (LOAD, 14, 0, 17),                       # 359
        (LOAD, 15, 0, 18),                       # 360
        (TEXT, 14, 7),                           # 361
        (MOVE, 3, 14),                           # 362
        (MOVE, 4, 15),                           # 363
        (MOVE, 5, 27),                           # 364: 27 is 7
        (JUMP, 394),                             # 365
        (JNE, 2, 146, 376),                      # 366: 146 is 437
        (LOAD, 6, 0, 16),                        # 367
        (JZ, 6, 402),                            # 368
        (LOAD, 14, 0, 17),                       # 369
        (LOAD, 15, 0, 18),                       # 370
        (TEXT, 14, 8),                           # 371
        (MOVE, 3, 14),                           # 372
        (MOVE, 4, 15),                           # 373
        (MOVE, 5, 24),                           # 374: 24 is 8
        (JUMP, 394),                             # 375
        (JNE, 2, 147, 386),                      # 376: 147 is 850
        (LOAD, 6, 0, 16),                        # 377
        (JZ, 6, 402),                            # 378
        (LOAD, 14, 0, 17),                       # 379
        (LOAD, 15, 0, 18),                       # 380
        (TEXT, 14, 9),                           # 381
        (MOVE, 3, 14),                           # 382
        (MOVE, 4, 15),                           # 383
        (MOVE, 5, 148),                          # 384: 148 is 9
        (JUMP, 394),                             # 385
        (LOAD, 6, 0, 16),                        # 386
        (JZ, 6, 402),                            # 387
        (LOAD, 14, 0, 17),                       # 388
        (LOAD, 15, 0, 18),                       # 389
        (TEXT, 14, 0),                           # 390
        (MOVE, 3, 14),                           # 391
        (MOVE, 4, 15),                           # 392
        (MOVE, 5, 25),                           # 393: 25 is 0
        (STORE, 0, 28, 3),                       # 394
        (STORE, 0, 29, 4),                       # 395
        (STORE, 0, 30, 5),                       # 396
        (NUMBER2, 3, 0, 5, 8, 52, 4),            # 397: is_unaligned, value: struc_length % 4 != 0
        (MOD, 4, 3, 26),                         # 398: 26 is 4
        (NE, 5, 4, 25),                          # 399: 25 is 0
        (STORE, 0, 31, 5),                       # 400
        (DONE,),                                 # 401: read
        (FAIL,),                                 # 402: handed over
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
        Table(32, (0, 7, 10, 16, 19)),  # 0: mqrfh
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
                'value': Span(25, '*'),
                'kind': Formula('int', Computed(13, 'int')),
            }),
            'flags': Number(14, 0, 4, True, False, 'be', 4),
            'name_value_string': Inline({
                'ascii': Present(16, Span(17, None)),
                'ebcdic': Present(19, Span(20, None)),
                'value': Span(28, '*'),
            }),
            'is_unaligned': Computed(31, 'bool'),
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
        Apply('==', (Number(5, 4, 4, True, False, 'be', 4), 1)),
        Apply('>=', (Number(5, 8, 4, True, False, 'be', 4), 32)),
    ),
    unsupported={},
)

FRAME = None
IN_STEP = None
