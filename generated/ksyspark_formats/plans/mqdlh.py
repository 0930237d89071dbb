# Generated from ksy/ibm_mq/mqdlh.ksy by `ksyspark generate`; do not edit.
"""Plans of mqdlh: what the machine runs for each message and where it leaves each column; `FRAME` and `IN_STEP` cut streams."""

from ksyspark.compiler.opcodes import AND, BYTE, BYTES, CALL, CLOSE, CUT, DONE, FAIL, FIXED, JEQ, JGE, JLT, JNE, JNZ, JUMP, JZ, LOAD, MOVE, PARAM, REST, RETURN, ROOTSIZE, ROW, RUN, SAME, SEEKROOT, STORE, TEXT, TEXTAT, UNPAD
from ksyspark.compiler.plan import Apply, Fixed, Formula, Inline, Number, Plan, Present, Span, Table, Parameter, Computed

PLAN = Plan(
    program=(
        (ROW, 0, 0, 0),                          # 0: mqdlh
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
        (RUN, 0, 5, 12),                         # 42: struc_id, version, reason
        (FIXED, 3, 0, 5, 0, 4),                  # 43
        (SAME, 5, 3, 31),                        # 44: 31 is b'\xc4\xd3\xc8@'
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
        (RUN, 0, 19, 8),                         # 67: encoding, coded_char_set_id
        (JNZ, 3, 74),                            # 68: if: not is_ebcdic
        (BYTES, 0, 21, 24),                      # 69: size: 8; ascii; 24 is 8
        (UNPAD, 0, 21, 32),                      # 70
        (CUT, 0, 21, 0, 0),                      # 71
        (TEXTAT, 0, 21, 0),                      # 72: ascii is ISO-8859-1
        (STORE, 0, 20, 22),                      # 73: 22 is 1
        (JZ, 3, 80),                             # 74: if: is_ebcdic
        (BYTES, 0, 24, 24),                      # 75: size: 8; ebcdic; 24 is 8
        (UNPAD, 0, 24, 64),                      # 76
        (CUT, 0, 24, 0, 0),                      # 77
        (TEXTAT, 0, 24, 1),                      # 78: ebcdic is IBM037
        (STORE, 0, 23, 22),                      # 79: 22 is 1
        (LOAD, 6, 0, 6),                         # 80
        (JZ, 6, 179),                            # 81
        (LOAD, 6, 0, 6),                         # 82
        (JZ, 6, 853),                            # 83
        (LOAD, 17, 0, 23),                       # 84
        (JZ, 17, 853),                           # 85
        (LOAD, 18, 0, 24),                       # 86
        (LOAD, 19, 0, 25),                       # 87
        (SAME, 20, 18, 33),                      # 88: 33 is b''
        (JZ, 20, 92),                            # 89
        (MOVE, 14, 22),                          # 90: 22 is 1
        (JUMP, 177),                             # 91
        (SAME, 20, 18, 35),                      # 92: 35 is b'\xd4\xd8\xe2\xe3\xd9'
        (JZ, 20, 96),                            # 93
        (MOVE, 14, 37),                          # 94: 37 is 39
        (JUMP, 177),                             # 95
        (SAME, 20, 18, 38),                      # 96: 38 is b'\xd4\xd8\xe7\xd4\xc9\xe3'
        (JZ, 20, 100),                           # 97
        (MOVE, 14, 40),                          # 98: 40 is 10
        (JUMP, 177),                             # 99
        (SAME, 20, 18, 41),                      # 100: 41 is b'\xd4\xd8\xc8\xd4\xc4\xc5'
        (JZ, 20, 104),                           # 101
        (MOVE, 14, 43),                          # 102: 43 is 11
        (JUMP, 177),                             # 103
        (SAME, 20, 18, 44),                      # 104: 44 is b'\xd4\xd8\xc4\xc5\xc1\xc4'
        (JZ, 20, 108),                           # 105
        (MOVE, 14, 46),                          # 106: 46 is 12
        (JUMP, 177),                             # 107
        (SAME, 20, 18, 47),                      # 108: 47 is b'\xd4\xd8\xc8\xc4\xc9\xe2\xe3'
        (JZ, 20, 112),                           # 109
        (MOVE, 14, 49),                          # 110: 49 is 13
        (JUMP, 177),                             # 111
        (SAME, 20, 18, 50),                      # 112: 50 is b'\xd4\xd8\xc8\xd9\xc6'
        (JZ, 20, 116),                           # 113
        (MOVE, 14, 52),                          # 114: 52 is 14
        (JUMP, 177),                             # 115
        (SAME, 20, 18, 53),                      # 116: 53 is b'\xd4\xd8\xc8\xd9\xc6\xf2'
        (JZ, 20, 120),                           # 117
        (MOVE, 14, 21),                          # 118: 21 is 15
        (JUMP, 177),                             # 119
        (SAME, 20, 18, 55),                      # 120: 55 is b'\xd4\xd8\xc3\xc9\xc3\xe2'
        (JZ, 20, 124),                           # 121
        (MOVE, 14, 57),                          # 122: 57 is 16
        (JUMP, 177),                             # 123
        (SAME, 20, 18, 58),                      # 124: 58 is b'\xd4\xd8\xc9\xd4\xe2'
        (JZ, 20, 128),                           # 125
        (MOVE, 14, 60),                          # 126: 60 is 17
        (JUMP, 177),                             # 127
        (SAME, 20, 18, 61),                      # 128: 61 is b'\xd4\xd8\xc8\xe6\xc9\xc8'
        (JZ, 20, 132),                           # 129
        (MOVE, 14, 63),                          # 130: 63 is 18
        (JUMP, 177),                             # 131
        (SAME, 20, 18, 64),                      # 132: 64 is b'\xd4\xd8\xc8\xd9\xc5\xc6'
        (JZ, 20, 136),                           # 133
        (MOVE, 14, 66),                          # 134: 66 is 19
        (JUMP, 177),                             # 135
        (SAME, 20, 18, 67),                      # 136: 67 is b'\xd4\xd8\xc1\xc4\xd4\xc9\xd5'
        (JZ, 20, 140),                           # 137
        (MOVE, 14, 69),                          # 138: 69 is 30
        (JUMP, 177),                             # 139
        (SAME, 20, 18, 70),                      # 140: 70 is b'\xd4\xd8\xc1\xd4\xd8\xd7'
        (JZ, 20, 144),                           # 141
        (MOVE, 14, 72),                          # 142: 72 is 31
        (JUMP, 177),                             # 143
        (SAME, 20, 18, 73),                      # 144: 73 is b'\xd4\xd8\xc3\xc8\xc3\xd6\xd4'
        (JZ, 20, 148),                           # 145
        (MOVE, 14, 75),                          # 146: 75 is 32
        (JUMP, 177),                             # 147
        (SAME, 20, 18, 76),                      # 148: 76 is b'\xd4\xd8\xc3\xd4\xc4\xf1'
        (JZ, 20, 152),                           # 149
        (MOVE, 14, 78),                          # 150: 78 is 33
        (JUMP, 177),                             # 151
        (SAME, 20, 18, 79),                      # 152: 79 is b'\xd4\xd8\xc3\xd4\xc4\xf2'
        (JZ, 20, 156),                           # 153
        (MOVE, 14, 81),                          # 154: 81 is 34
        (JUMP, 177),                             # 155
        (SAME, 20, 18, 82),                      # 156: 82 is b'\xd4\xd8\xc8\xc5\xd7\xc3\xc6'
        (JZ, 20, 160),                           # 157
        (MOVE, 14, 84),                          # 158: 84 is 35
        (JUMP, 177),                             # 159
        (SAME, 20, 18, 85),                      # 160: 85 is b'\xd4\xd8\xc5\xe5\xc5\xd5\xe3'
        (JZ, 20, 164),                           # 161
        (MOVE, 14, 87),                          # 162: 87 is 36
        (JUMP, 177),                             # 163
        (SAME, 20, 18, 88),                      # 164: 88 is b'\xd4\xd8\xc9\xd4\xe2\xe5\xe2'
        (JZ, 20, 168),                           # 165
        (MOVE, 14, 90),                          # 166: 90 is 37
        (JUMP, 177),                             # 167
        (SAME, 20, 18, 91),                      # 168: 91 is b'\xd4\xd8\xd7\xc3\xc6'
        (JZ, 20, 172),                           # 169
        (MOVE, 14, 93),                          # 170: 93 is 38
        (JUMP, 177),                             # 171
        (SAME, 20, 18, 94),                      # 172: 94 is b'\xd4\xd8\xe3\xd9\xc9\xc7'
        (JZ, 20, 176),                           # 173
        (MOVE, 14, 96),                          # 174: 96 is 40
        (JUMP, 177),                             # 175
        (MOVE, 14, 25),                          # 176: 25 is 0
        (MOVE, 3, 14),                           # 177
        (JUMP, 275),                             # 178
        (LOAD, 6, 0, 6),                         # 179
        (JNZ, 6, 853),                           # 180
        (LOAD, 17, 0, 20),                       # 181
        (JZ, 17, 853),                           # 182
        (LOAD, 18, 0, 21),                       # 183
        (LOAD, 19, 0, 22),                       # 184
        (SAME, 20, 18, 33),                      # 185: 33 is b''
        (JZ, 20, 189),                           # 186
        (MOVE, 14, 22),                          # 187: 22 is 1
        (JUMP, 274),                             # 188
        (SAME, 20, 18, 97),                      # 189: 97 is b'MQSTR'
        (JZ, 20, 193),                           # 190
        (MOVE, 14, 37),                          # 191: 37 is 39
        (JUMP, 274),                             # 192
        (SAME, 20, 18, 99),                      # 193: 99 is b'MQXMIT'
        (JZ, 20, 197),                           # 194
        (MOVE, 14, 40),                          # 195: 40 is 10
        (JUMP, 274),                             # 196
        (SAME, 20, 18, 101),                     # 197: 101 is b'MQHMDE'
        (JZ, 20, 201),                           # 198
        (MOVE, 14, 43),                          # 199: 43 is 11
        (JUMP, 274),                             # 200
        (SAME, 20, 18, 103),                     # 201: 103 is b'MQDEAD'
        (JZ, 20, 205),                           # 202
        (MOVE, 14, 46),                          # 203: 46 is 12
        (JUMP, 274),                             # 204
        (SAME, 20, 18, 105),                     # 205: 105 is b'MQHDIST'
        (JZ, 20, 209),                           # 206
        (MOVE, 14, 49),                          # 207: 49 is 13
        (JUMP, 274),                             # 208
        (SAME, 20, 18, 107),                     # 209: 107 is b'MQHRF'
        (JZ, 20, 213),                           # 210
        (MOVE, 14, 52),                          # 211: 52 is 14
        (JUMP, 274),                             # 212
        (SAME, 20, 18, 109),                     # 213: 109 is b'MQHRF2'
        (JZ, 20, 217),                           # 214
        (MOVE, 14, 21),                          # 215: 21 is 15
        (JUMP, 274),                             # 216
        (SAME, 20, 18, 111),                     # 217: 111 is b'MQCICS'
        (JZ, 20, 221),                           # 218
        (MOVE, 14, 57),                          # 219: 57 is 16
        (JUMP, 274),                             # 220
        (SAME, 20, 18, 113),                     # 221: 113 is b'MQIMS'
        (JZ, 20, 225),                           # 222
        (MOVE, 14, 60),                          # 223: 60 is 17
        (JUMP, 274),                             # 224
        (SAME, 20, 18, 115),                     # 225: 115 is b'MQHWIH'
        (JZ, 20, 229),                           # 226
        (MOVE, 14, 63),                          # 227: 63 is 18
        (JUMP, 274),                             # 228
        (SAME, 20, 18, 117),                     # 229: 117 is b'MQHREF'
        (JZ, 20, 233),                           # 230
        (MOVE, 14, 66),                          # 231: 66 is 19
        (JUMP, 274),                             # 232
        (SAME, 20, 18, 119),                     # 233: 119 is b'MQADMIN'
        (JZ, 20, 237),                           # 234
        (MOVE, 14, 69),                          # 235: 69 is 30
        (JUMP, 274),                             # 236
        (SAME, 20, 18, 121),                     # 237: 121 is b'MQAMQP'
        (JZ, 20, 241),                           # 238
        (MOVE, 14, 72),                          # 239: 72 is 31
        (JUMP, 274),                             # 240
        (SAME, 20, 18, 123),                     # 241: 123 is b'MQCHCOM'
        (JZ, 20, 245),                           # 242
        (MOVE, 14, 75),                          # 243: 75 is 32
        (JUMP, 274),                             # 244
        (SAME, 20, 18, 125),                     # 245: 125 is b'MQCMD1'
        (JZ, 20, 249),                           # 246
        (MOVE, 14, 78),                          # 247: 78 is 33
        (JUMP, 274),                             # 248
        (SAME, 20, 18, 127),                     # 249: 127 is b'MQCMD2'
        (JZ, 20, 253),                           # 250
        (MOVE, 14, 81),                          # 251: 81 is 34
        (JUMP, 274),                             # 252
        (SAME, 20, 18, 129),                     # 253: 129 is b'MQHEPCF'
        (JZ, 20, 257),                           # 254
        (MOVE, 14, 84),                          # 255: 84 is 35
        (JUMP, 274),                             # 256
        (SAME, 20, 18, 131),                     # 257: 131 is b'MQEVENT'
        (JZ, 20, 261),                           # 258
        (MOVE, 14, 87),                          # 259: 87 is 36
        (JUMP, 274),                             # 260
        (SAME, 20, 18, 133),                     # 261: 133 is b'MQIMSVS'
        (JZ, 20, 265),                           # 262
        (MOVE, 14, 90),                          # 263: 90 is 37
        (JUMP, 274),                             # 264
        (SAME, 20, 18, 135),                     # 265: 135 is b'MQPCF'
        (JZ, 20, 269),                           # 266
        (MOVE, 14, 93),                          # 267: 93 is 38
        (JUMP, 274),                             # 268
        (SAME, 20, 18, 137),                     # 269: 137 is b'MQTRIG'
        (JZ, 20, 273),                           # 270
        (MOVE, 14, 96),                          # 271: 96 is 40
        (JUMP, 274),                             # 272
        (MOVE, 14, 25),                          # 273: 25 is 0
        (MOVE, 3, 14),                           # 274
        (STORE, 0, 26, 3),                       # 275
        (RUN, 0, 27, 4),                         # 276: put_appl_type
        (LOAD, 3, 0, 6),                         # 277: if: not is_ebcdic
        (JNZ, 3, 283),                           # 278
        (BYTES, 0, 29, 139),                     # 279: size: len; ascii; 139 is 28
        (UNPAD, 0, 29, 32),                      # 280
        (CUT, 0, 29, 0, 0),                      # 281
        (STORE, 0, 28, 22),                      # 282: 22 is 1
        (JZ, 3, 288),                            # 283: if: is_ebcdic
        (BYTES, 0, 32, 139),                     # 284: size: len; ebcdic; 139 is 28
        (UNPAD, 0, 32, 64),                      # 285
        (CUT, 0, 32, 0, 0),                      # 286
        (STORE, 0, 31, 22),                      # 287: 22 is 1
        (JNZ, 3, 293),                           # 288: if: not is_ebcdic
        (BYTES, 0, 35, 24),                      # 289: size: len; ascii; 24 is 8
        (UNPAD, 0, 35, 32),                      # 290
        (CUT, 0, 35, 0, 0),                      # 291
        (STORE, 0, 34, 22),                      # 292: 22 is 1
        (JZ, 3, 298),                            # 293: if: is_ebcdic
        (BYTES, 0, 38, 24),                      # 294: size: len; ebcdic; 24 is 8
        (UNPAD, 0, 38, 64),                      # 295
        (CUT, 0, 38, 0, 0),                      # 296
        (STORE, 0, 37, 22),                      # 297: 22 is 1
        (JNZ, 3, 303),                           # 298: if: not is_ebcdic
        (BYTES, 0, 41, 24),                      # 299: size: len; ascii; 24 is 8
        (UNPAD, 0, 41, 32),                      # 300
        (CUT, 0, 41, 0, 0),                      # 301
        (STORE, 0, 40, 22),                      # 302: 22 is 1
        (JZ, 3, 308),                            # 303: if: is_ebcdic
        (BYTES, 0, 44, 24),                      # 304: size: len; ebcdic; 24 is 8
        (UNPAD, 0, 44, 64),                      # 305
        (CUT, 0, 44, 0, 0),                      # 306
        (STORE, 0, 43, 22),                      # 307: 22 is 1
        (LOAD, 3, 0, 26),                        # 308
        (STORE, 0, 46, 3),                       # 309
        (REST, 0, 47),                           # 310: remainder
        (LOAD, 6, 0, 6),                         # 311: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 6, 365),                            # 312
        (JNE, 2, 29, 323),                       # 313: 29 is 273
        (LOAD, 17, 0, 10),                       # 314
        (JZ, 17, 853),                           # 315
        (LOAD, 18, 0, 11),                       # 316
        (LOAD, 19, 0, 12),                       # 317
        (TEXT, 18, 2),                           # 318
        (MOVE, 14, 18),                          # 319
        (MOVE, 15, 19),                          # 320
        (MOVE, 16, 23),                          # 321: 23 is 2
        (JUMP, 361),                             # 322
        (JNE, 2, 140, 333),                      # 323: 140 is 500
        (LOAD, 17, 0, 10),                       # 324
        (JZ, 17, 853),                           # 325
        (LOAD, 18, 0, 11),                       # 326
        (LOAD, 19, 0, 12),                       # 327
        (TEXT, 18, 3),                           # 328
        (MOVE, 14, 18),                          # 329
        (MOVE, 15, 19),                          # 330
        (MOVE, 16, 141),                         # 331: 141 is 3
        (JUMP, 361),                             # 332
        (JNE, 2, 142, 343),                      # 333: 142 is 1047
        (LOAD, 17, 0, 10),                       # 334
        (JZ, 17, 853),                           # 335
        (LOAD, 18, 0, 11),                       # 336
        (LOAD, 19, 0, 12),                       # 337
        (TEXT, 18, 4),                           # 338
        (MOVE, 14, 18),                          # 339
        (MOVE, 15, 19),                          # 340
        (MOVE, 16, 26),                          # 341: 26 is 4
        (JUMP, 361),                             # 342
        (JNE, 2, 143, 353),                      # 343: 143 is 1140
        (LOAD, 17, 0, 10),                       # 344
        (JZ, 17, 853),                           # 345
        (LOAD, 18, 0, 11),                       # 346
        (LOAD, 19, 0, 12),                       # 347
        (TEXT, 18, 5),                           # 348
        (MOVE, 14, 18),                          # 349
        (MOVE, 15, 19),                          # 350
        (MOVE, 16, 144),                         # 351: 144 is 5
        (JUMP, 361),                             # 352
        (LOAD, 17, 0, 10),                       # 353
        (JZ, 17, 853),                           # 354
        (LOAD, 18, 0, 11),                       # 355
        (LOAD, 19, 0, 12),                       # 356
        (TEXT, 18, 1),                           # 357
        (MOVE, 14, 18),                          # 358
        (MOVE, 15, 19),                          # 359
        (MOVE, 16, 22),                          # 360: 22 is 1
        (MOVE, 3, 14),                           # 361
        (MOVE, 4, 15),                           # 362
        (MOVE, 5, 16),                           # 363
        (JUMP, 413),                             # 364
        (JNE, 2, 145, 375),                      # 365: 145 is 1208
        (LOAD, 6, 0, 7),                         # 366
        (JZ, 6, 853),                            # 367
        (LOAD, 14, 0, 8),                        # 368
        (LOAD, 15, 0, 9),                        # 369
        (TEXT, 14, 6),                           # 370
        (MOVE, 3, 14),                           # 371
        (MOVE, 4, 15),                           # 372
        (MOVE, 5, 146),                          # 373: 146 is 6
        (JUMP, 413),                             # 374
        (JNE, 2, 147, 385),                      # 375: 147 is 1252
        (LOAD, 6, 0, 7),                         # 376
        (JZ, 6, 853),                            # 377
        (LOAD, 14, 0, 8),                        # 378
        (LOAD, 15, 0, 9),                        # 379
        (TEXT, 14, 7),                           # 380
        (MOVE, 3, 14),                           # 381
        (MOVE, 4, 15),                           # 382
        (MOVE, 5, 27),                           # 383: 27 is 7
        (JUMP, 413),                             # 384
        (JNE, 2, 148, 395),                      # 385: 148 is 437
        (LOAD, 6, 0, 7),                         # 386
        (JZ, 6, 853),                            # 387
        (LOAD, 14, 0, 8),                        # 388
        (LOAD, 15, 0, 9),                        # 389
        (TEXT, 14, 8),                           # 390
        (MOVE, 3, 14),                           # 391
        (MOVE, 4, 15),                           # 392
        (MOVE, 5, 24),                           # 393: 24 is 8
        (JUMP, 413),                             # 394
        (JNE, 2, 149, 405),                      # 395: 149 is 850
        (LOAD, 6, 0, 7),                         # 396
        (JZ, 6, 853),                            # 397
        (LOAD, 14, 0, 8),                        # 398
        (LOAD, 15, 0, 9),                        # 399
        (TEXT, 14, 9),                           # 400
        (MOVE, 3, 14),                           # 401
        (MOVE, 4, 15),                           # 402
        (MOVE, 5, 150),                          # 403: 150 is 9
        (JUMP, 413),                             # 404
        (LOAD, 6, 0, 7),                         # 405
        (JZ, 6, 853),                            # 406
        (LOAD, 14, 0, 8),                        # 407
        (LOAD, 15, 0, 9),                        # 408
        (TEXT, 14, 0),                           # 409
        (MOVE, 3, 14),                           # 410
        (MOVE, 4, 15),                           # 411
        (MOVE, 5, 25),                           # 412: 25 is 0
        (STORE, 0, 49, 3),                       # 413
        (STORE, 0, 50, 4),                       # 414
        (STORE, 0, 51, 5),                       # 415
        (LOAD, 6, 0, 6),                         # 416: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 6, 470),                            # 417
        (JNE, 2, 29, 428),                       # 418: 29 is 273
        (LOAD, 17, 0, 16),                       # 419
        (JZ, 17, 853),                           # 420
        (LOAD, 18, 0, 17),                       # 421
        (LOAD, 19, 0, 18),                       # 422
        (TEXT, 18, 2),                           # 423
        (MOVE, 14, 18),                          # 424
        (MOVE, 15, 19),                          # 425
        (MOVE, 16, 23),                          # 426: 23 is 2
        (JUMP, 466),                             # 427
        (JNE, 2, 140, 438),                      # 428: 140 is 500
        (LOAD, 17, 0, 16),                       # 429
        (JZ, 17, 853),                           # 430
        (LOAD, 18, 0, 17),                       # 431
        (LOAD, 19, 0, 18),                       # 432
        (TEXT, 18, 3),                           # 433
        (MOVE, 14, 18),                          # 434
        (MOVE, 15, 19),                          # 435
        (MOVE, 16, 141),                         # 436: 141 is 3
        (JUMP, 466),                             # 437
        (JNE, 2, 142, 448),                      # 438: 142 is 1047
        (LOAD, 17, 0, 16),                       # 439
        (JZ, 17, 853),                           # 440
        (LOAD, 18, 0, 17),                       # 441
        (LOAD, 19, 0, 18),                       # 442
        (TEXT, 18, 4),                           # 443
        (MOVE, 14, 18),                          # 444
        (MOVE, 15, 19),                          # 445
        (MOVE, 16, 26),                          # 446: 26 is 4
        (JUMP, 466),                             # 447
        (JNE, 2, 143, 458),                      # 448: 143 is 1140
        (LOAD, 17, 0, 16),                       # 449
        (JZ, 17, 853),                           # 450
        (LOAD, 18, 0, 17),                       # 451
        (LOAD, 19, 0, 18),                       # 452
        (TEXT, 18, 5),                           # 453
        (MOVE, 14, 18),                          # 454
        (MOVE, 15, 19),                          # 455
        (MOVE, 16, 144),                         # 456: 144 is 5
        (JUMP, 466),                             # 457
        (LOAD, 17, 0, 16),                       # 458
        (JZ, 17, 853),                           # 459
        (LOAD, 18, 0, 17),                       # 460
        (LOAD, 19, 0, 18),                       # 461
        (TEXT, 18, 1),                           # 462
        (MOVE, 14, 18),                          # 463
        (MOVE, 15, 19),                          # 464
        (MOVE, 16, 22),                          # 465: 22 is 1
        (MOVE, 3, 14),                           # 466
        (MOVE, 4, 15),                           # 467
        (MOVE, 5, 16),                           # 468
        (JUMP, 518),                             # 469
        (JNE, 2, 145, 480),                      # 470: 145 is 1208
        (LOAD, 6, 0, 13),                        # 471
        (JZ, 6, 853),                            # 472
        (LOAD, 14, 0, 14),                       # 473
        (LOAD, 15, 0, 15),                       # 474
        (TEXT, 14, 6),                           # 475
        (MOVE, 3, 14),                           # 476
        (MOVE, 4, 15),                           # 477
        (MOVE, 5, 146),                          # 478: 146 is 6
        (JUMP, 518),                             # 479
        (JNE, 2, 147, 490),                      # 480: 147 is 1252
        (LOAD, 6, 0, 13),                        # 481
        (JZ, 6, 853),                            # 482
        (LOAD, 14, 0, 14),                       # 483
        (LOAD, 15, 0, 15),                       # 484
        (TEXT, 14, 7),                           # 485
        (MOVE, 3, 14),                           # 486
        (MOVE, 4, 15),                           # 487
        (MOVE, 5, 27),                           # 488: 27 is 7
        (JUMP, 518),                             # 489
        (JNE, 2, 148, 500),                      # 490: 148 is 437
        (LOAD, 6, 0, 13),                        # 491
        (JZ, 6, 853),                            # 492
        (LOAD, 14, 0, 14),                       # 493
        (LOAD, 15, 0, 15),                       # 494
        (TEXT, 14, 8),                           # 495
        (MOVE, 3, 14),                           # 496
        (MOVE, 4, 15),                           # 497
        (MOVE, 5, 24),                           # 498: 24 is 8
        (JUMP, 518),                             # 499
        (JNE, 2, 149, 510),                      # 500: 149 is 850
        (LOAD, 6, 0, 13),                        # 501
        (JZ, 6, 853),                            # 502
        (LOAD, 14, 0, 14),                       # 503
        (LOAD, 15, 0, 15),                       # 504
        (TEXT, 14, 9),                           # 505
        (MOVE, 3, 14),                           # 506
        (MOVE, 4, 15),                           # 507
        (MOVE, 5, 150),                          # 508: 150 is 9
        (JUMP, 518),                             # 509
        (LOAD, 6, 0, 13),                        # 510
        (JZ, 6, 853),                            # 511
        (LOAD, 14, 0, 14),                       # 512
        (LOAD, 15, 0, 15),                       # 513
        (TEXT, 14, 0),                           # 514
        (MOVE, 3, 14),                           # 515
        (MOVE, 4, 15),                           # 516
        (MOVE, 5, 25),                           # 517: 25 is 0
        (STORE, 0, 52, 3),                       # 518
        (STORE, 0, 53, 4),                       # 519
        (STORE, 0, 54, 5),                       # 520
        (LOAD, 6, 0, 6),                         # 521: value, value: is_ebcdic ? ebcdic : ascii
        (JZ, 6, 529),                            # 522
        (LOAD, 6, 0, 23),                        # 523
        (JZ, 6, 853),                            # 524
        (LOAD, 3, 0, 24),                        # 525
        (LOAD, 4, 0, 25),                        # 526
        (MOVE, 5, 22),                           # 527: 22 is 1
        (JUMP, 534),                             # 528
        (LOAD, 6, 0, 20),                        # 529
        (JZ, 6, 853),                            # 530
        (LOAD, 3, 0, 21),                        # 531
        (LOAD, 4, 0, 22),                        # 532
        (MOVE, 5, 25),                           # 533: 25 is 0
        (STORE, 0, 55, 3),                       # 534
        (STORE, 0, 56, 4),                       # 535
        (STORE, 0, 57, 5),                       # 536
        (LOAD, 6, 0, 6),                         # 537: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 6, 591),                            # 538
        (JNE, 2, 29, 549),                       # 539: 29 is 273
        (LOAD, 17, 0, 31),                       # 540
        (JZ, 17, 853),                           # 541
        (LOAD, 18, 0, 32),                       # 542
        (LOAD, 19, 0, 33),                       # 543
        (TEXT, 18, 2),                           # 544
        (MOVE, 14, 18),                          # 545
        (MOVE, 15, 19),                          # 546
        (MOVE, 16, 23),                          # 547: 23 is 2
        (JUMP, 587),                             # 548
        (JNE, 2, 140, 559),                      # 549: 140 is 500
        (LOAD, 17, 0, 31),                       # 550
        (JZ, 17, 853),                           # 551
        (LOAD, 18, 0, 32),                       # 552
        (LOAD, 19, 0, 33),                       # 553
        (TEXT, 18, 3),                           # 554
        (MOVE, 14, 18),                          # 555
        (MOVE, 15, 19),                          # 556
        (MOVE, 16, 141),                         # 557: 141 is 3
        (JUMP, 587),                             # 558
        (JNE, 2, 142, 569),                      # 559: 142 is 1047
        (LOAD, 17, 0, 31),                       # 560
        (JZ, 17, 853),                           # 561
        (LOAD, 18, 0, 32),                       # 562
        (LOAD, 19, 0, 33),                       # 563
        (TEXT, 18, 4),                           # 564
        (MOVE, 14, 18),                          # 565
        (MOVE, 15, 19),                          # 566
        (MOVE, 16, 26),                          # 567: 26 is 4
        (JUMP, 587),                             # 568
        (JNE, 2, 143, 579),                      # 569: 143 is 1140
        (LOAD, 17, 0, 31),                       # 570
        (JZ, 17, 853),                           # 571
        (LOAD, 18, 0, 32),                       # 572
        (LOAD, 19, 0, 33),                       # 573
        (TEXT, 18, 5),                           # 574
        (MOVE, 14, 18),                          # 575
        (MOVE, 15, 19),                          # 576
        (MOVE, 16, 144),                         # 577: 144 is 5
        (JUMP, 587),                             # 578
        (LOAD, 17, 0, 31),                       # 579
        (JZ, 17, 853),                           # 580
        (LOAD, 18, 0, 32),                       # 581
        (LOAD, 19, 0, 33),                       # 582
        (TEXT, 18, 1),                           # 583
        (MOVE, 14, 18),                          # 584
        (MOVE, 15, 19),                          # 585
        (MOVE, 16, 22),                          # 586: 22 is 1
        (MOVE, 3, 14),                           # 587
        (MOVE, 4, 15),                           # 588
        (MOVE, 5, 16),                           # 589
        (JUMP, 639),                             # 590
        (JNE, 2, 145, 601),                      # 591: 145 is 1208
        (LOAD, 6, 0, 28),                        # 592
        (JZ, 6, 853),                            # 593
        (LOAD, 14, 0, 29),                       # 594
        (LOAD, 15, 0, 30),                       # 595
        (TEXT, 14, 6),                           # 596
        (MOVE, 3, 14),                           # 597
        (MOVE, 4, 15),                           # 598
        (MOVE, 5, 146),                          # 599: 146 is 6
        (JUMP, 639),                             # 600
        (JNE, 2, 147, 611),                      # 601: 147 is 1252
        (LOAD, 6, 0, 28),                        # 602
        (JZ, 6, 853),                            # 603
        (LOAD, 14, 0, 29),                       # 604
        (LOAD, 15, 0, 30),                       # 605
        (TEXT, 14, 7),                           # 606
        (MOVE, 3, 14),                           # 607
        (MOVE, 4, 15),                           # 608
        (MOVE, 5, 27),                           # 609: 27 is 7
        (JUMP, 639),                             # 610
        (JNE, 2, 148, 621),                      # 611: 148 is 437
        (LOAD, 6, 0, 28),                        # 612
        (JZ, 6, 853),                            # 613
        (LOAD, 14, 0, 29),                       # 614
        (LOAD, 15, 0, 30),                       # 615
        (TEXT, 14, 8),                           # 616
        (MOVE, 3, 14),                           # 617
        (MOVE, 4, 15),                           # 618
        (MOVE, 5, 24),                           # 619: 24 is 8
        (JUMP, 639),                             # 620
        (JNE, 2, 149, 631),                      # 621: 149 is 850
        (LOAD, 6, 0, 28),                        # 622
        (JZ, 6, 853),                            # 623
        (LOAD, 14, 0, 29),                       # 624
        (LOAD, 15, 0, 30),                       # 625
        (TEXT, 14, 9),                           # 626
        (MOVE, 3, 14),                           # 627
        (MOVE, 4, 15),                           # 628
        (MOVE, 5, 150),                          # 629: 150 is 9
        (JUMP, 639),                             # 630
        (LOAD, 6, 0, 28),                        # 631
        (JZ, 6, 853),                            # 632
        (LOAD, 14, 0, 29),                       # 633
        (LOAD, 15, 0, 30),                       # 634
        (TEXT, 14, 0),                           # 635
        (MOVE, 3, 14),                           # 636
        (MOVE, 4, 15),                           # 637
        (MOVE, 5, 25),                           # 638: 25 is 0
        (STORE, 0, 58, 3),                       # 639
        (STORE, 0, 59, 4),                       # 640
        (STORE, 0, 60, 5),                       # 641
        (LOAD, 6, 0, 6),                         # 642: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 6, 696),                            # 643
        (JNE, 2, 29, 654),                       # 644: 29 is 273
        (LOAD, 17, 0, 37),                       # 645
        (JZ, 17, 853),                           # 646
        (LOAD, 18, 0, 38),                       # 647
        (LOAD, 19, 0, 39),                       # 648
        (TEXT, 18, 2),                           # 649
        (MOVE, 14, 18),                          # 650
        (MOVE, 15, 19),                          # 651
        (MOVE, 16, 23),                          # 652: 23 is 2
        (JUMP, 692),                             # 653
        (JNE, 2, 140, 664),                      # 654: 140 is 500
        (LOAD, 17, 0, 37),                       # 655
        (JZ, 17, 853),                           # 656
        (LOAD, 18, 0, 38),                       # 657
        (LOAD, 19, 0, 39),                       # 658
        (TEXT, 18, 3),                           # 659
        (MOVE, 14, 18),                          # 660
        (MOVE, 15, 19),                          # 661
        (MOVE, 16, 141),                         # 662: 141 is 3
        (JUMP, 692),                             # 663
        (JNE, 2, 142, 674),                      # 664: 142 is 1047
        (LOAD, 17, 0, 37),                       # 665
        (JZ, 17, 853),                           # 666
        (LOAD, 18, 0, 38),                       # 667
        (LOAD, 19, 0, 39),                       # 668
        (TEXT, 18, 4),                           # 669
        (MOVE, 14, 18),                          # 670
        (MOVE, 15, 19),                          # 671
        (MOVE, 16, 26),                          # 672: 26 is 4
        (JUMP, 692),                             # 673
        (JNE, 2, 143, 684),                      # 674: 143 is 1140
        (LOAD, 17, 0, 37),                       # 675
        (JZ, 17, 853),                           # 676
        (LOAD, 18, 0, 38),                       # 677
        (LOAD, 19, 0, 39),                       # 678
        (TEXT, 18, 5),                           # 679
        (MOVE, 14, 18),                          # 680
        (MOVE, 15, 19),                          # 681
        (MOVE, 16, 144),                         # 682: 144 is 5
        (JUMP, 692),                             # 683
        (LOAD, 17, 0, 37),                       # 684
        (JZ, 17, 853),                           # 685
        (LOAD, 18, 0, 38),                       # 686
        (LOAD, 19, 0, 39),                       # 687
        (TEXT, 18, 1),                           # 688
        (MOVE, 14, 18),                          # 689
        (MOVE, 15, 19),                          # 690
        (MOVE, 16, 22),                          # 691: 22 is 1
        (MOVE, 3, 14),                           # 692
        (MOVE, 4, 15),                           # 693
        (MOVE, 5, 16),                           # 694
        (JUMP, 744),                             # 695
        (JNE, 2, 145, 706),                      # 696: 145 is 1208
        (LOAD, 6, 0, 34),                        # 697
        (JZ, 6, 853),                            # 698
        (LOAD, 14, 0, 35),                       # 699
        (LOAD, 15, 0, 36),                       # 700
        (TEXT, 14, 6),                           # 701
        (MOVE, 3, 14),                           # 702
        (MOVE, 4, 15),                           # 703
        (MOVE, 5, 146),                          # 704: 146 is 6
        (JUMP, 744),                             # 705
        (JNE, 2, 147, 716),                      # 706: 147 is 1252
        (LOAD, 6, 0, 34),                        # 707
        (JZ, 6, 853),                            # 708
        (LOAD, 14, 0, 35),                       # 709
        (LOAD, 15, 0, 36),                       # 710
        (TEXT, 14, 7),                           # 711
        (MOVE, 3, 14),                           # 712
        (MOVE, 4, 15),                           # 713
        (MOVE, 5, 27),                           # 714: 27 is 7
        (JUMP, 744),                             # 715
        (JNE, 2, 148, 726),                      # 716: 148 is 437
        (LOAD, 6, 0, 34),                        # 717
        (JZ, 6, 853),                            # 718
        (LOAD, 14, 0, 35),                       # 719
        (LOAD, 15, 0, 36),                       # 720
        (TEXT, 14, 8),                           # 721
        (MOVE, 3, 14),                           # 722
        (MOVE, 4, 15),                           # 723
        (MOVE, 5, 24),                           # 724: 24 is 8
        (JUMP, 744),                             # 725
        (JNE, 2, 149, 736),                      # 726: 149 is 850
        (LOAD, 6, 0, 34),                        # 727
        (JZ, 6, 853),                            # 728
        (LOAD, 14, 0, 35),                       # 729
        (LOAD, 15, 0, 36),                       # 730
        (TEXT, 14, 9),                           # 731
        (MOVE, 3, 14),                           # 732
        (MOVE, 4, 15),                           # 733
        (MOVE, 5, 150),                          # 734: 150 is 9
        (JUMP, 744),                             # 735
        (LOAD, 6, 0, 34),                        # 736
        (JZ, 6, 853),                            # 737
        (LOAD, 14, 0, 35),                       # 738
        (LOAD, 15, 0, 36),                       # 739
        (TEXT, 14, 0),                           # 740
        (MOVE, 3, 14),                           # 741
        (MOVE, 4, 15),                           # 742
        (MOVE, 5, 25),                           # 743: 25 is 0
        (STORE, 0, 61, 3),                       # 744
        (STORE, 0, 62, 4),                       # 745
        (STORE, 0, 63, 5),                       # 746
        (LOAD, 6, 0, 6),                         # 747: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 6, 801),                            # 748
        (JNE, 2, 29, 759),                       # 749: 29 is 273
        (LOAD, 17, 0, 43),                       # 750
        (JZ, 17, 853),                           # 751
        (LOAD, 18, 0, 44),                       # 752
        (LOAD, 19, 0, 45),                       # 753
        (TEXT, 18, 2),                           # 754
        (MOVE, 14, 18),                          # 755
        (MOVE, 15, 19),                          # 756
        (MOVE, 16, 23),                          # 757: 23 is 2
        (JUMP, 797),                             # 758
        (JNE, 2, 140, 769),                      # 759: 140 is 500
        (LOAD, 17, 0, 43),                       # 760
        (JZ, 17, 853),                           # 761
        (LOAD, 18, 0, 44),                       # 762
        (LOAD, 19, 0, 45),                       # 763
        (TEXT, 18, 3),                           # 764
        (MOVE, 14, 18),                          # 765
        (MOVE, 15, 19),                          # 766
        (MOVE, 16, 141),                         # 767: 141 is 3
        (JUMP, 797),                             # 768
        (JNE, 2, 142, 779),                      # 769: 142 is 1047
        (LOAD, 17, 0, 43),                       # 770
        (JZ, 17, 853),                           # 771
        (LOAD, 18, 0, 44),                       # 772
        (LOAD, 19, 0, 45),                       # 773
        (TEXT, 18, 4),                           # 774
        (MOVE, 14, 18),                          # 775
        (MOVE, 15, 19),                          # 776
        (MOVE, 16, 26),                          # 777: 26 is 4
        (JUMP, 797),                             # 778
        (JNE, 2, 143, 789),                      # 779: 143 is 1140
        (LOAD, 17, 0, 43),                       # 780
        (JZ, 17, 853),                           # 781
        (LOAD, 18, 0, 44),                       # 782
        (LOAD, 19, 0, 45),                       # 783
        (TEXT, 18, 5),                           # 784
        (MOVE, 14, 18),                          # 785
        (MOVE, 15, 19),                          # 786
        (MOVE, 16, 144),                         # 787: 144 is 5
        (JUMP, 797),                             # 788
        (LOAD, 17, 0, 43),                       # 789
        (JZ, 17, 853),                           # 790
        (LOAD, 18, 0, 44),                       # 791
        (LOAD, 19, 0, 45),                       # 792
        (TEXT, 18, 1),                           # 793
        (MOVE, 14, 18),                          # 794
        (MOVE, 15, 19),                          # 795
        (MOVE, 16, 22),                          # 796: 22 is 1
        (MOVE, 3, 14),                           # 797
        (MOVE, 4, 15),                           # 798
        (MOVE, 5, 16),                           # 799
        (JUMP, 849),                             # 800
        (JNE, 2, 145, 811),                      # 801: 145 is 1208
        (LOAD, 6, 0, 40),                        # 802
        (JZ, 6, 853),                            # 803
        (LOAD, 14, 0, 41),                       # 804
        (LOAD, 15, 0, 42),                       # 805
        (TEXT, 14, 6),                           # 806
        (MOVE, 3, 14),                           # 807
        (MOVE, 4, 15),                           # 808
        (MOVE, 5, 146),                          # 809: 146 is 6
        (JUMP, 849),                             # 810
        (JNE, 2, 147, 821),                      # 811: 147 is 1252
        (LOAD, 6, 0, 40),                        # 812
        (JZ, 6, 853),                            # 813
        (LOAD, 14, 0, 41),                       # 814
        (LOAD, 15, 0, 42),                       # 815
        (TEXT, 14, 7),                           # 816
        (MOVE, 3, 14),                           # 817
        (MOVE, 4, 15),                           # 818
        (MOVE, 5, 27),                           # 819: 27 is 7
        (JUMP, 849),                             # 820
        (JNE, 2, 148, 831),                      # 821: 148 is 437
        (LOAD, 6, 0, 40),                        # 822
        (JZ, 6, 853),                            # 823
        (LOAD, 14, 0, 41),                       # 824
        (LOAD, 15, 0, 42),                       # 825
        (TEXT, 14, 8),                           # 826
        (MOVE, 3, 14),                           # 827
        (MOVE, 4, 15),                           # 828
        (MOVE, 5, 24),                           # 829: 24 is 8
        (JUMP, 849),                             # 830
        (JNE, 2, 149, 841),                      # 831: 149 is 850
        (LOAD, 6, 0, 40),                        # 832
        (JZ, 6, 853),                            # 833
        (LOAD, 14, 0, 41),                       # 834
        (LOAD, 15, 0, 42),                       # 835
        (TEXT, 14, 9),                           # 836
        (MOVE, 3, 14),                           # 837
        (MOVE, 4, 15),                           # 838
        (MOVE, 5, 150),                          # 839: 150 is 9
        (JUMP, 849),                             # 840
        (LOAD, 6, 0, 40),                        # 841
        (JZ, 6, 853),                            # 842
        (LOAD, 14, 0, 41),                       # 843
        (LOAD, 15, 0, 42),                       # 844
        (TEXT, 14, 0),                           # 845
        (MOVE, 3, 14),                           # 846
        (MOVE, 4, 15),                           # 847
        (MOVE, 5, 25),                           # 848: 25 is 0
        (STORE, 0, 64, 3),                       # 849
        (STORE, 0, 65, 4),                       # 850
        (STORE, 0, 66, 5),                       # 851
        (DONE,),                                 # 852: read
        (FAIL,),                                 # 853: handed over
    ),
    constants=(b'\xc4\xd3\xc8@\xd4\xd8\xe2\xe3\xd9\xd4\xd8\xe7\xd4\xc9\xe3\xd4'
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
        Table(67, (0, 7, 10, 13, 16, 20, 23, 28, 31, 34, 37, 40, 43)),  # 0: mqdlh
    ),
    registers=21,
    numbers=(15, 1, 2, 8, 0, 4, 7, 546, 273, 48, -1, 4, -1, 0, -5, 5, 39, -10, 6, 10, -16, 6, 11, -22, 6, 12, -28, 7, 13, -35, 5, 14, -40, 6, -46, 6, 16, -52, 5, 17, -57, 6, 18, -63, 6, 19, -69, 7, 30, -76, 6, 31, -82, 7, 32, -89, 6, 33, -95, 6, 34, -101, 7, 35, -108, 7, 36, -115, 7, 37, -122, 5, 38, -127, 6, 40, -133, 5, -138, 6, -144, 6, -150, 6, -156, 7, -163, 5, -168, 6, -174, 6, -180, 5, -185, 6, -191, 6, -197, 7, -204, 6, -210, 7, -217, 6, -223, 6, -229, 7, -236, 7, -243, 7, -250, 5, -255, 6, 28, 500, 3, 1047, 1140, 5, 1208, 6, 1252, 437, 850, 9),
    addresses=(0, -1),
    encodings=('ISO-8859-1', 'IBM037', 'IBM273', 'IBM500', 'IBM1047', 'IBM1140', 'UTF-8', 'windows-1252', 'IBM437', 'IBM850'),
    root=Inline({
        'start': Present(0, Span(1, None)),
        'used_encoding': Computed(3, 'int'),
        'header': Inline({
            'context': Inline({}),
            'struc_id': Fixed(5, 0, 4, None),
            'version': Number(5, 4, 4, True, False, 'be', 4),
            'reason': Number(5, 8, 4, True, False, 'be', 4),
            'is_ebcdic': Computed(6, 'bool'),
            'dest_q_name': Inline({
                'ascii': Present(7, Span(8, None)),
                'ebcdic': Present(10, Span(11, None)),
                'value': Span(49, '*'),
            }),
            'dest_q_mgr_name': Inline({
                'ascii': Present(13, Span(14, None)),
                'ebcdic': Present(16, Span(17, None)),
                'value': Span(52, '*'),
            }),
            'encoding': Number(19, 0, 4, True, False, 'be', 4),
            'coded_char_set_id': Number(19, 4, 4, True, False, 'be', 4),
            'format': Inline({
                'ascii': Present(20, Span(21, 'ISO-8859-1')),
                'ebcdic': Present(23, Span(24, 'IBM037')),
                'known': Inline({}),
                'value': Span(55, '*'),
                'kind': Formula('int', Computed(26, 'int')),
            }),
            'put_appl_type': Number(27, 0, 4, True, False, 'be', 4),
            'put_appl_name': Inline({
                'ascii': Present(28, Span(29, None)),
                'ebcdic': Present(31, Span(32, None)),
                'value': Span(58, '*'),
            }),
            'put_date': Inline({
                'ascii': Present(34, Span(35, None)),
                'ebcdic': Present(37, Span(38, None)),
                'value': Span(61, '*'),
            }),
            'put_time': Inline({
                'ascii': Present(40, Span(41, None)),
                'ebcdic': Present(43, Span(44, None)),
                'value': Span(64, '*'),
            }),
        }),
        'following': Inline({
            'integers': Formula('int', Apply('&', (Number(19, 0, 4, True, False, 'be', 4), 15))),
            'decimals': Formula('int', Apply('&', (Apply('>>', (Number(19, 0, 4, True, False, 'be', 4), 4)), 15))),
            'floats': Formula('int', Apply('&', (Apply('>>', (Number(19, 0, 4, True, False, 'be', 4), 8)), 15))),
            'has_reserved_bits': Formula('bool', Apply('!=', (Apply('&', (Number(19, 0, 4, True, False, 'be', 4), Apply('~', (4095,)))), 0))),
            'environment': Formula('int', Number(19, 0, 4, True, False, 'be', 4)),
            'charset': Formula('int', Apply('?', (Apply('or', (Apply('==', (Number(19, 4, 4, True, False, 'be', 4), 0)), Apply('==', (Number(19, 4, 4, True, False, 'be', 4), -1)))), 0, Apply('?', (Apply('==', (Number(19, 4, 4, True, False, 'be', 4), -2)), 3, Apply('?', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('==', (Number(19, 4, 4, True, False, 'be', 4), 37)), Apply('==', (Number(19, 4, 4, True, False, 'be', 4), 273)))), Apply('==', (Number(19, 4, 4, True, False, 'be', 4), 277)))), Apply('==', (Number(19, 4, 4, True, False, 'be', 4), 500)))), Apply('==', (Number(19, 4, 4, True, False, 'be', 4), 1047)))), Apply('==', (Number(19, 4, 4, True, False, 'be', 4), 1140)))), 2, Apply('?', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('==', (Number(19, 4, 4, True, False, 'be', 4), 437)), Apply('==', (Number(19, 4, 4, True, False, 'be', 4), 819)))), Apply('==', (Number(19, 4, 4, True, False, 'be', 4), 850)))), Apply('==', (Number(19, 4, 4, True, False, 'be', 4), 1208)))), Apply('==', (Number(19, 4, 4, True, False, 'be', 4), 1252)))), 1, 4))))))))),
        }),
        'remainder': Span(47, None),
    }),
    checks=(
        Apply('or', (Apply('and', (Apply('same', (Fixed(5, 0, 4, None), b'DLH ')), Apply('not', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('==', (Parameter(1), 37)), Apply('==', (Parameter(1), 273)))), Apply('==', (Parameter(1), 277)))), Apply('==', (Parameter(1), 500)))), Apply('==', (Parameter(1), 1047)))), Apply('==', (Parameter(1), 1140)))),)))), Apply('and', (Apply('same', (Fixed(5, 0, 4, None), b'\xc4\xd3\xc8@')), Apply('not', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('==', (Parameter(1), 437)), Apply('==', (Parameter(1), 819)))), Apply('==', (Parameter(1), 850)))), Apply('==', (Parameter(1), 1208)))), Apply('==', (Parameter(1), 1252)))),)))))),
        Apply('==', (Number(5, 4, 4, True, False, 'be', 4), 1)),
    ),
    unsupported={},
)

FRAME = None
IN_STEP = None
