# Generated from ksy/ibm_mq/mqdh.ksy by `ksyspark generate`; do not edit.
"""Plans of mqdh: what the machine runs for each message and where it leaves each column; `FRAME` and `IN_STEP` cut streams."""

from ksyspark.compiler.opcodes import ADD, AND, BYTE, BYTES, CALL, CLOSE, COUNT, CUT, DONE, FAIL, FIXED, ITEM, JEQ, JGE, JGT, JLE, JLT, JNE, JNZ, JUMP, JZ, LOAD, LOOP, MOVE, MUL, NUMBER2, OPEN, PARAM, REST, RETURN, ROOTSIZE, ROW, ROWS, RUN, SAME, SEEK, SEEKROOT, SHR, STORE, SUB, TEXT, TEXTAT, UNPAD
from ksyspark.compiler.plan import Apply, Fixed, Formula, Inline, Items, Number, Plan, Present, Span, Table, Parameter, Computed

PLAN = Plan(
    program=(
        (ROW, 0, 0, 0),                          # 0: mqdh
        (PARAM, 1, 0),                           # 1: encoding
        (PARAM, 2, 1),                           # 2: ccsid
        (AND, 6, 1, 66),                         # 3: 66 is 15
        (JEQ, 6, 67, 6),                         # 4: 67 is 1
        (JNE, 6, 68, 8),                         # 5: 68 is 2
        (MOVE, 3, 1),                            # 6
        (JUMP, 36),                              # 7
        (ROOTSIZE, 6),                           # 8
        (JLT, 6, 69, 35),                        # 9: 69 is 8
        (JUMP, 24),                              # 10: start, where it is used
        (LOAD, 7, 0, 0),                         # 11
        (JNZ, 7, 23),                            # 12
        (SEEKROOT, 8, 70),                       # 13: pos: 0; 70 is 0
        (ROOTSIZE, 13),                          # 14: size: _io.size < 8 ? _io.size : 8
        (JGE, 13, 69, 19),                       # 15: 69 is 8
        (ROOTSIZE, 13),                          # 16
        (MOVE, 10, 13),                          # 17
        (JUMP, 20),                              # 18
        (MOVE, 10, 69),                          # 19: 69 is 8
        (BYTES, 0, 1, 10),                       # 20: start
        (CLOSE, 8),                              # 21: back from start
        (STORE, 0, 0, 67),                       # 22: 67 is 1
        (RETURN, 1),                             # 23: start is read
        (CALL, 1, 11),                           # 24: start
        (LOAD, 14, 0, 1),                        # 25
        (LOAD, 15, 0, 2),                        # 26
        (BYTE, 16, 14, 71),                      # 27: 71 is 4
        (JEQ, 16, 70, 35),                       # 28: 70 is 0
        (LOAD, 14, 0, 1),                        # 29: start
        (LOAD, 15, 0, 2),                        # 30
        (BYTE, 16, 14, 72),                      # 31: 72 is 7
        (JNE, 16, 70, 35),                       # 32: 70 is 0
        (MOVE, 3, 73),                           # 33: 73 is 546
        (JUMP, 36),                              # 34
        (MOVE, 3, 74),                           # 35: 74 is 273
        (STORE, 0, 3, 3),                        # 36
        (AND, 4, 3, 66),                         # 37: switch-on: context_encoding & 15; 66 is 15
        (JNE, 4, 68, 41),                        # 38: cases: 2; 68 is 2
        (STORE, 0, 4, 67),                       # 39: byte order le; 67 is 1
        (JUMP, 42),                              # 40
        (STORE, 0, 4, 70),                       # 41: byte order be; 70 is 0
        (RUN, 0, 5, 20),                         # 42: struc_id, version, struc_length, encoding, coded_char_set_id
        (FIXED, 3, 0, 5, 0, 4),                  # 43
        (SAME, 5, 3, 75),                        # 44: 75 is b'\xc4\xc8@@'
        (STORE, 0, 6, 5),                        # 45
        (LOAD, 3, 0, 6),                         # 46: if: not is_ebcdic
        (JNZ, 3, 53),                            # 47
        (BYTES, 0, 8, 69),                       # 48: size: 8; ascii; 69 is 8
        (UNPAD, 0, 8, 32),                       # 49
        (CUT, 0, 8, 0, 0),                       # 50
        (TEXTAT, 0, 8, 0),                       # 51: ascii is ISO-8859-1
        (STORE, 0, 7, 67),                       # 52: 67 is 1
        (JZ, 3, 59),                             # 53: if: is_ebcdic
        (BYTES, 0, 11, 69),                      # 54: size: 8; ebcdic; 69 is 8
        (UNPAD, 0, 11, 64),                      # 55
        (CUT, 0, 11, 0, 0),                      # 56
        (TEXTAT, 0, 11, 1),                      # 57: ebcdic is IBM037
        (STORE, 0, 10, 67),                      # 58: 67 is 1
        (LOAD, 6, 0, 6),                         # 59
        (JZ, 6, 158),                            # 60
        (LOAD, 6, 0, 6),                         # 61
        (JZ, 6, 650),                            # 62
        (LOAD, 17, 0, 10),                       # 63
        (JZ, 17, 650),                           # 64
        (LOAD, 18, 0, 11),                       # 65
        (LOAD, 19, 0, 12),                       # 66
        (SAME, 20, 18, 77),                      # 67: 77 is b''
        (JZ, 20, 71),                            # 68
        (MOVE, 14, 67),                          # 69: 67 is 1
        (JUMP, 156),                             # 70
        (SAME, 20, 18, 79),                      # 71: 79 is b'\xd4\xd8\xe2\xe3\xd9'
        (JZ, 20, 75),                            # 72
        (MOVE, 14, 81),                          # 73: 81 is 39
        (JUMP, 156),                             # 74
        (SAME, 20, 18, 82),                      # 75: 82 is b'\xd4\xd8\xe7\xd4\xc9\xe3'
        (JZ, 20, 79),                            # 76
        (MOVE, 14, 84),                          # 77: 84 is 10
        (JUMP, 156),                             # 78
        (SAME, 20, 18, 85),                      # 79: 85 is b'\xd4\xd8\xc8\xd4\xc4\xc5'
        (JZ, 20, 83),                            # 80
        (MOVE, 14, 87),                          # 81: 87 is 11
        (JUMP, 156),                             # 82
        (SAME, 20, 18, 88),                      # 83: 88 is b'\xd4\xd8\xc4\xc5\xc1\xc4'
        (JZ, 20, 87),                            # 84
        (MOVE, 14, 90),                          # 85: 90 is 12
        (JUMP, 156),                             # 86
        (SAME, 20, 18, 91),                      # 87: 91 is b'\xd4\xd8\xc8\xc4\xc9\xe2\xe3'
        (JZ, 20, 91),                            # 88
        (MOVE, 14, 93),                          # 89: 93 is 13
        (JUMP, 156),                             # 90
        (SAME, 20, 18, 94),                      # 91: 94 is b'\xd4\xd8\xc8\xd9\xc6'
        (JZ, 20, 95),                            # 92
        (MOVE, 14, 96),                          # 93: 96 is 14
        (JUMP, 156),                             # 94
        (SAME, 20, 18, 97),                      # 95: 97 is b'\xd4\xd8\xc8\xd9\xc6\xf2'
        (JZ, 20, 99),                            # 96
        (MOVE, 14, 66),                          # 97: 66 is 15
        (JUMP, 156),                             # 98
        (SAME, 20, 18, 99),                      # 99: 99 is b'\xd4\xd8\xc3\xc9\xc3\xe2'
        (JZ, 20, 103),                           # 100
        (MOVE, 14, 101),                         # 101: 101 is 16
        (JUMP, 156),                             # 102
        (SAME, 20, 18, 102),                     # 103: 102 is b'\xd4\xd8\xc9\xd4\xe2'
        (JZ, 20, 107),                           # 104
        (MOVE, 14, 104),                         # 105: 104 is 17
        (JUMP, 156),                             # 106
        (SAME, 20, 18, 105),                     # 107: 105 is b'\xd4\xd8\xc8\xe6\xc9\xc8'
        (JZ, 20, 111),                           # 108
        (MOVE, 14, 107),                         # 109: 107 is 18
        (JUMP, 156),                             # 110
        (SAME, 20, 18, 108),                     # 111: 108 is b'\xd4\xd8\xc8\xd9\xc5\xc6'
        (JZ, 20, 115),                           # 112
        (MOVE, 14, 110),                         # 113: 110 is 19
        (JUMP, 156),                             # 114
        (SAME, 20, 18, 111),                     # 115: 111 is b'\xd4\xd8\xc1\xc4\xd4\xc9\xd5'
        (JZ, 20, 119),                           # 116
        (MOVE, 14, 113),                         # 117: 113 is 30
        (JUMP, 156),                             # 118
        (SAME, 20, 18, 114),                     # 119: 114 is b'\xd4\xd8\xc1\xd4\xd8\xd7'
        (JZ, 20, 123),                           # 120
        (MOVE, 14, 116),                         # 121: 116 is 31
        (JUMP, 156),                             # 122
        (SAME, 20, 18, 117),                     # 123: 117 is b'\xd4\xd8\xc3\xc8\xc3\xd6\xd4'
        (JZ, 20, 127),                           # 124
        (MOVE, 14, 119),                         # 125: 119 is 32
        (JUMP, 156),                             # 126
        (SAME, 20, 18, 120),                     # 127: 120 is b'\xd4\xd8\xc3\xd4\xc4\xf1'
        (JZ, 20, 131),                           # 128
        (MOVE, 14, 122),                         # 129: 122 is 33
        (JUMP, 156),                             # 130
        (SAME, 20, 18, 123),                     # 131: 123 is b'\xd4\xd8\xc3\xd4\xc4\xf2'
        (JZ, 20, 135),                           # 132
        (MOVE, 14, 125),                         # 133: 125 is 34
        (JUMP, 156),                             # 134
        (SAME, 20, 18, 126),                     # 135: 126 is b'\xd4\xd8\xc8\xc5\xd7\xc3\xc6'
        (JZ, 20, 139),                           # 136
        (MOVE, 14, 128),                         # 137: 128 is 35
        (JUMP, 156),                             # 138
        (SAME, 20, 18, 129),                     # 139: 129 is b'\xd4\xd8\xc5\xe5\xc5\xd5\xe3'
        (JZ, 20, 143),                           # 140
        (MOVE, 14, 131),                         # 141: 131 is 36
        (JUMP, 156),                             # 142
        (SAME, 20, 18, 132),                     # 143: 132 is b'\xd4\xd8\xc9\xd4\xe2\xe5\xe2'
        (JZ, 20, 147),                           # 144
        (MOVE, 14, 134),                         # 145: 134 is 37
        (JUMP, 156),                             # 146
        (SAME, 20, 18, 135),                     # 147: 135 is b'\xd4\xd8\xd7\xc3\xc6'
        (JZ, 20, 151),                           # 148
        (MOVE, 14, 137),                         # 149: 137 is 38
        (JUMP, 156),                             # 150
        (SAME, 20, 18, 138),                     # 151: 138 is b'\xd4\xd8\xe3\xd9\xc9\xc7'
        (JZ, 20, 155),                           # 152
        (MOVE, 14, 140),                         # 153: 140 is 40
        (JUMP, 156),                             # 154
        (MOVE, 14, 70),                          # 155: 70 is 0
        (MOVE, 3, 14),                           # 156
        (JUMP, 254),                             # 157
        (LOAD, 6, 0, 6),                         # 158
        (JNZ, 6, 650),                           # 159
        (LOAD, 17, 0, 7),                        # 160
        (JZ, 17, 650),                           # 161
        (LOAD, 18, 0, 8),                        # 162
        (LOAD, 19, 0, 9),                        # 163
        (SAME, 20, 18, 77),                      # 164: 77 is b''
        (JZ, 20, 168),                           # 165
        (MOVE, 14, 67),                          # 166: 67 is 1
        (JUMP, 253),                             # 167
        (SAME, 20, 18, 141),                     # 168: 141 is b'MQSTR'
        (JZ, 20, 172),                           # 169
        (MOVE, 14, 81),                          # 170: 81 is 39
        (JUMP, 253),                             # 171
        (SAME, 20, 18, 143),                     # 172: 143 is b'MQXMIT'
        (JZ, 20, 176),                           # 173
        (MOVE, 14, 84),                          # 174: 84 is 10
        (JUMP, 253),                             # 175
        (SAME, 20, 18, 145),                     # 176: 145 is b'MQHMDE'
        (JZ, 20, 180),                           # 177
        (MOVE, 14, 87),                          # 178: 87 is 11
        (JUMP, 253),                             # 179
        (SAME, 20, 18, 147),                     # 180: 147 is b'MQDEAD'
        (JZ, 20, 184),                           # 181
        (MOVE, 14, 90),                          # 182: 90 is 12
        (JUMP, 253),                             # 183
        (SAME, 20, 18, 149),                     # 184: 149 is b'MQHDIST'
        (JZ, 20, 188),                           # 185
        (MOVE, 14, 93),                          # 186: 93 is 13
        (JUMP, 253),                             # 187
        (SAME, 20, 18, 151),                     # 188: 151 is b'MQHRF'
        (JZ, 20, 192),                           # 189
        (MOVE, 14, 96),                          # 190: 96 is 14
        (JUMP, 253),                             # 191
        (SAME, 20, 18, 153),                     # 192: 153 is b'MQHRF2'
        (JZ, 20, 196),                           # 193
        (MOVE, 14, 66),                          # 194: 66 is 15
        (JUMP, 253),                             # 195
        (SAME, 20, 18, 155),                     # 196: 155 is b'MQCICS'
        (JZ, 20, 200),                           # 197
        (MOVE, 14, 101),                         # 198: 101 is 16
        (JUMP, 253),                             # 199
        (SAME, 20, 18, 157),                     # 200: 157 is b'MQIMS'
        (JZ, 20, 204),                           # 201
        (MOVE, 14, 104),                         # 202: 104 is 17
        (JUMP, 253),                             # 203
        (SAME, 20, 18, 159),                     # 204: 159 is b'MQHWIH'
        (JZ, 20, 208),                           # 205
        (MOVE, 14, 107),                         # 206: 107 is 18
        (JUMP, 253),                             # 207
        (SAME, 20, 18, 161),                     # 208: 161 is b'MQHREF'
        (JZ, 20, 212),                           # 209
        (MOVE, 14, 110),                         # 210: 110 is 19
        (JUMP, 253),                             # 211
        (SAME, 20, 18, 163),                     # 212: 163 is b'MQADMIN'
        (JZ, 20, 216),                           # 213
        (MOVE, 14, 113),                         # 214: 113 is 30
        (JUMP, 253),                             # 215
        (SAME, 20, 18, 165),                     # 216: 165 is b'MQAMQP'
        (JZ, 20, 220),                           # 217
        (MOVE, 14, 116),                         # 218: 116 is 31
        (JUMP, 253),                             # 219
        (SAME, 20, 18, 167),                     # 220: 167 is b'MQCHCOM'
        (JZ, 20, 224),                           # 221
        (MOVE, 14, 119),                         # 222: 119 is 32
        (JUMP, 253),                             # 223
        (SAME, 20, 18, 169),                     # 224: 169 is b'MQCMD1'
        (JZ, 20, 228),                           # 225
        (MOVE, 14, 122),                         # 226: 122 is 33
        (JUMP, 253),                             # 227
        (SAME, 20, 18, 171),                     # 228: 171 is b'MQCMD2'
        (JZ, 20, 232),                           # 229
        (MOVE, 14, 125),                         # 230: 125 is 34
        (JUMP, 253),                             # 231
        (SAME, 20, 18, 173),                     # 232: 173 is b'MQHEPCF'
        (JZ, 20, 236),                           # 233
        (MOVE, 14, 128),                         # 234: 128 is 35
        (JUMP, 253),                             # 235
        (SAME, 20, 18, 175),                     # 236: 175 is b'MQEVENT'
        (JZ, 20, 240),                           # 237
        (MOVE, 14, 131),                         # 238: 131 is 36
        (JUMP, 253),                             # 239
        (SAME, 20, 18, 177),                     # 240: 177 is b'MQIMSVS'
        (JZ, 20, 244),                           # 241
        (MOVE, 14, 134),                         # 242: 134 is 37
        (JUMP, 253),                             # 243
        (SAME, 20, 18, 179),                     # 244: 179 is b'MQPCF'
        (JZ, 20, 248),                           # 245
        (MOVE, 14, 137),                         # 246: 137 is 38
        (JUMP, 253),                             # 247
        (SAME, 20, 18, 181),                     # 248: 181 is b'MQTRIG'
        (JZ, 20, 252),                           # 249
        (MOVE, 14, 140),                         # 250: 140 is 40
        (JUMP, 253),                             # 251
        (MOVE, 14, 70),                          # 252: 70 is 0
        (MOVE, 3, 14),                           # 253
        (STORE, 0, 13, 3),                       # 254
        (RUN, 0, 14, 20),                        # 255: flags, put_msg_rec_fields, recs_present, object_rec_offset, put_msg_rec_offset
        (NUMBER2, 3, 0, 5, 8, 52, 4),            # 256: size: struc_length - 48
        (SUB, 4, 3, 183),                        # 257: 183 is 48
        (BYTES, 0, 15, 4),                       # 258: records
        (NUMBER2, 17, 0, 14, 8, 52, 4),          # 259
        (JLE, 17, 70, 270),                      # 260: 70 is 0
        (NUMBER2, 17, 0, 14, 12, 52, 4),         # 261
        (JLT, 17, 183, 270),                     # 262: 183 is 48
        (NUMBER2, 18, 0, 14, 8, 52, 4),          # 263
        (MUL, 19, 18, 184),                      # 264: 184 is 96
        (ADD, 20, 17, 19),                       # 265
        (NUMBER2, 21, 0, 5, 8, 52, 4),           # 266
        (JGT, 20, 21, 270),                      # 267
        (NUMBER2, 14, 0, 14, 8, 52, 4),          # 268
        (JUMP, 271),                             # 269
        (MOVE, 14, 70),                          # 270: 70 is 0
        (STORE, 0, 17, 14),                      # 271
        (NUMBER2, 17, 0, 14, 8, 52, 4),          # 272
        (JLE, 17, 70, 310),                      # 273: 70 is 0
        (NUMBER2, 17, 0, 14, 16, 52, 4),         # 274
        (JLT, 17, 183, 310),                     # 275: 183 is 48
        (NUMBER2, 17, 0, 14, 4, 52, 4),          # 276
        (AND, 18, 17, 116),                      # 277: 116 is 31
        (JEQ, 18, 70, 310),                      # 278: 70 is 0
        (NUMBER2, 17, 0, 14, 16, 52, 4),         # 279
        (NUMBER2, 18, 0, 14, 8, 52, 4),          # 280
        (NUMBER2, 19, 0, 14, 4, 52, 4),          # 281
        (AND, 20, 19, 67),                       # 282: 67 is 1
        (MUL, 21, 20, 185),                      # 283: 185 is 24
        (NUMBER2, 22, 0, 14, 4, 52, 4),          # 284
        (SHR, 23, 22, 67),                       # 285: 67 is 1
        (AND, 24, 23, 67),                       # 286: 67 is 1
        (MUL, 25, 24, 185),                      # 287: 185 is 24
        (ADD, 26, 21, 25),                       # 288
        (NUMBER2, 27, 0, 14, 4, 52, 4),          # 289
        (SHR, 28, 27, 68),                       # 290: 68 is 2
        (AND, 29, 28, 67),                       # 291: 67 is 1
        (MUL, 30, 29, 185),                      # 292: 185 is 24
        (ADD, 31, 26, 30),                       # 293
        (NUMBER2, 32, 0, 14, 4, 52, 4),          # 294
        (SHR, 33, 32, 186),                      # 295: 186 is 3
        (AND, 34, 33, 67),                       # 296: 67 is 1
        (MUL, 35, 34, 71),                       # 297: 71 is 4
        (ADD, 36, 31, 35),                       # 298
        (NUMBER2, 37, 0, 14, 4, 52, 4),          # 299
        (SHR, 38, 37, 71),                       # 300: 71 is 4
        (AND, 39, 38, 67),                       # 301: 67 is 1
        (MUL, 40, 39, 119),                      # 302: 119 is 32
        (ADD, 41, 36, 40),                       # 303
        (MUL, 42, 18, 41),                       # 304
        (ADD, 43, 17, 42),                       # 305
        (NUMBER2, 44, 0, 5, 8, 52, 4),           # 306
        (JGT, 43, 44, 310),                      # 307
        (NUMBER2, 14, 0, 14, 8, 52, 4),          # 308
        (JUMP, 311),                             # 309
        (MOVE, 14, 70),                          # 310: 70 is 0
        (STORE, 0, 18, 14),                      # 311
        (OPEN, 5, 0, 15),                        # 312: records begins
        (CLOSE, 5),                              # 313: records ends
        (LOAD, 3, 0, 13),                        # 314
        (STORE, 0, 19, 3),                       # 315
        (REST, 0, 20),                           # 316: remainder
        (LOAD, 6, 0, 6),                         # 317: value, value: is_ebcdic ? ebcdic : ascii
        (JZ, 6, 325),                            # 318
        (LOAD, 6, 0, 10),                        # 319
        (JZ, 6, 650),                            # 320
        (LOAD, 3, 0, 11),                        # 321
        (LOAD, 4, 0, 12),                        # 322
        (MOVE, 5, 67),                           # 323: 67 is 1
        (JUMP, 330),                             # 324
        (LOAD, 6, 0, 7),                         # 325
        (JZ, 6, 650),                            # 326
        (LOAD, 3, 0, 8),                         # 327
        (LOAD, 4, 0, 9),                         # 328
        (MOVE, 5, 70),                           # 329: 70 is 0
        (STORE, 0, 22, 3),                       # 330
        (STORE, 0, 23, 4),                       # 331
        (STORE, 0, 24, 5),                       # 332
        (JUMP, 380),                             # 333: object_records, where it is used
        (LOAD, 45, 0, 25),                       # 334
        (JNZ, 45, 379),                          # 335
        (LOAD, 51, 0, 17),                       # 336: pos: num_object_records > 0 ? _parent.object_rec_offset - 48 : 0
        (JLE, 51, 70, 341),                      # 337: 70 is 0
        (NUMBER2, 51, 0, 14, 12, 52, 4),         # 338
        (SUB, 48, 51, 183),                      # 339: 183 is 48
        (JUMP, 342),                             # 340
        (MOVE, 48, 70),                          # 341: 70 is 0
        (SEEK, 46, 0, 15, 48),                   # 342
        (LOAD, 53, 0, 17),                       # 343: repeat-expr: num_object_records
        (ROWS, 52, 1),                           # 344: object_records: repeat expr
        (STORE, 0, 26, 52),                      # 345
        (MOVE, 51, 70),                          # 346: 70 is 0
        (JGE, 51, 53, 377),                      # 347
        (ROW, 1, 3, 52),                         # 348: object_records: an item
        (STORE, 3, 0, 2),                        # 349
        (LOAD, 54, 0, 6),                        # 350
        (STORE, 3, 1, 54),                       # 351
        (LOAD, 54, 0, 4),                        # 352
        (STORE, 3, 2, 54),                       # 353
        (LOAD, 54, 3, 1),                        # 354: if: not is_ebcdic
        (JNZ, 54, 360),                          # 355
        (BYTES, 3, 4, 183),                      # 356: size: len; ascii; 183 is 48
        (UNPAD, 3, 4, 32),                       # 357
        (CUT, 3, 4, 0, 0),                       # 358
        (STORE, 3, 3, 67),                       # 359: 67 is 1
        (JZ, 54, 365),                           # 360: if: is_ebcdic
        (BYTES, 3, 7, 183),                      # 361: size: len; ebcdic; 183 is 48
        (UNPAD, 3, 7, 64),                       # 362
        (CUT, 3, 7, 0, 0),                       # 363
        (STORE, 3, 6, 67),                       # 364: 67 is 1
        (JNZ, 54, 370),                          # 365: if: not is_ebcdic
        (BYTES, 3, 10, 183),                     # 366: size: len; ascii; 183 is 48
        (UNPAD, 3, 10, 32),                      # 367
        (CUT, 3, 10, 0, 0),                      # 368
        (STORE, 3, 9, 67),                       # 369: 67 is 1
        (JZ, 54, 375),                           # 370: if: is_ebcdic
        (BYTES, 3, 13, 183),                     # 371: size: len; ebcdic; 183 is 48
        (UNPAD, 3, 13, 64),                      # 372
        (CUT, 3, 13, 0, 0),                      # 373
        (STORE, 3, 12, 67),                      # 374: 67 is 1
        (COUNT, 51, 6, 0, 27),                   # 375
        (JUMP, 347),                             # 376
        (CLOSE, 46),                             # 377: back from object_records
        (STORE, 0, 25, 67),                      # 378: 67 is 1
        (RETURN, 2),                             # 379: object_records is read
        (CALL, 2, 334),                          # 380: object_records
        (LOAD, 3, 0, 25),                        # 381
        (JZ, 3, 648),                            # 382
        (MOVE, 4, 70),                           # 383: 70 is 0
        (LOAD, 5, 0, 27),                        # 384
        (JGE, 4, 5, 648),                        # 385
        (ITEM, 3, 1, 0, 26, 4),                  # 386
        (LOAD, 17, 3, 1),                        # 387: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 17, 442),                           # 388
        (LOAD, 20, 3, 0),                        # 389
        (JNE, 20, 74, 400),                      # 390: 74 is 273
        (LOAD, 20, 3, 6),                        # 391
        (JZ, 20, 650),                           # 392
        (LOAD, 21, 3, 7),                        # 393
        (LOAD, 22, 3, 8),                        # 394
        (TEXT, 21, 2),                           # 395
        (MOVE, 17, 21),                          # 396
        (MOVE, 18, 22),                          # 397
        (MOVE, 19, 68),                          # 398: 68 is 2
        (JUMP, 438),                             # 399
        (JNE, 20, 187, 410),                     # 400: 187 is 500
        (LOAD, 20, 3, 6),                        # 401
        (JZ, 20, 650),                           # 402
        (LOAD, 21, 3, 7),                        # 403
        (LOAD, 22, 3, 8),                        # 404
        (TEXT, 21, 3),                           # 405
        (MOVE, 17, 21),                          # 406
        (MOVE, 18, 22),                          # 407
        (MOVE, 19, 186),                         # 408: 186 is 3
        (JUMP, 438),                             # 409
        (JNE, 20, 188, 420),                     # 410: 188 is 1047
        (LOAD, 20, 3, 6),                        # 411
        (JZ, 20, 650),                           # 412
        (LOAD, 21, 3, 7),                        # 413
        (LOAD, 22, 3, 8),                        # 414
        (TEXT, 21, 4),                           # 415
        (MOVE, 17, 21),                          # 416
        (MOVE, 18, 22),                          # 417
        (MOVE, 19, 71),                          # 418: 71 is 4
        (JUMP, 438),                             # 419
        (JNE, 20, 189, 430),                     # 420: 189 is 1140
        (LOAD, 20, 3, 6),                        # 421
        (JZ, 20, 650),                           # 422
        (LOAD, 21, 3, 7),                        # 423
        (LOAD, 22, 3, 8),                        # 424
        (TEXT, 21, 5),                           # 425
        (MOVE, 17, 21),                          # 426
        (MOVE, 18, 22),                          # 427
        (MOVE, 19, 190),                         # 428: 190 is 5
        (JUMP, 438),                             # 429
        (LOAD, 20, 3, 6),                        # 430
        (JZ, 20, 650),                           # 431
        (LOAD, 21, 3, 7),                        # 432
        (LOAD, 22, 3, 8),                        # 433
        (TEXT, 21, 1),                           # 434
        (MOVE, 17, 21),                          # 435
        (MOVE, 18, 22),                          # 436
        (MOVE, 19, 67),                          # 437: 67 is 1
        (MOVE, 14, 17),                          # 438
        (MOVE, 15, 18),                          # 439
        (MOVE, 16, 19),                          # 440
        (JUMP, 491),                             # 441
        (LOAD, 17, 3, 0),                        # 442
        (JNE, 17, 191, 453),                     # 443: 191 is 1208
        (LOAD, 17, 3, 3),                        # 444
        (JZ, 17, 650),                           # 445
        (LOAD, 18, 3, 4),                        # 446
        (LOAD, 19, 3, 5),                        # 447
        (TEXT, 18, 6),                           # 448
        (MOVE, 14, 18),                          # 449
        (MOVE, 15, 19),                          # 450
        (MOVE, 16, 192),                         # 451: 192 is 6
        (JUMP, 491),                             # 452
        (JNE, 17, 193, 463),                     # 453: 193 is 1252
        (LOAD, 17, 3, 3),                        # 454
        (JZ, 17, 650),                           # 455
        (LOAD, 18, 3, 4),                        # 456
        (LOAD, 19, 3, 5),                        # 457
        (TEXT, 18, 7),                           # 458
        (MOVE, 14, 18),                          # 459
        (MOVE, 15, 19),                          # 460
        (MOVE, 16, 72),                          # 461: 72 is 7
        (JUMP, 491),                             # 462
        (JNE, 17, 194, 473),                     # 463: 194 is 437
        (LOAD, 17, 3, 3),                        # 464
        (JZ, 17, 650),                           # 465
        (LOAD, 18, 3, 4),                        # 466
        (LOAD, 19, 3, 5),                        # 467
        (TEXT, 18, 8),                           # 468
        (MOVE, 14, 18),                          # 469
        (MOVE, 15, 19),                          # 470
        (MOVE, 16, 69),                          # 471: 69 is 8
        (JUMP, 491),                             # 472
        (JNE, 17, 195, 483),                     # 473: 195 is 850
        (LOAD, 17, 3, 3),                        # 474
        (JZ, 17, 650),                           # 475
        (LOAD, 18, 3, 4),                        # 476
        (LOAD, 19, 3, 5),                        # 477
        (TEXT, 18, 9),                           # 478
        (MOVE, 14, 18),                          # 479
        (MOVE, 15, 19),                          # 480
        (MOVE, 16, 196),                         # 481: 196 is 9
        (JUMP, 491),                             # 482
        (LOAD, 17, 3, 3),                        # 483
        (JZ, 17, 650),                           # 484
        (LOAD, 18, 3, 4),                        # 485
        (LOAD, 19, 3, 5),                        # 486
        (TEXT, 18, 0),                           # 487
        (MOVE, 14, 18),                          # 488
        (MOVE, 15, 19),                          # 489
        (MOVE, 16, 70),                          # 490: 70 is 0
        (STORE, 3, 15, 14),                      # 491
        (STORE, 3, 16, 15),                      # 492
        (STORE, 3, 17, 16),                      # 493
        (LOAD, 17, 3, 1),                        # 494: value, value: is_ebcdic ? (ccsid == 273 ? ebcdic.to_s('IBM273') : ccsid == 500 ? ebcdic.to_s('IBM500') : ccsid ==  ...
        (JZ, 17, 549),                           # 495
        (LOAD, 20, 3, 0),                        # 496
        (JNE, 20, 74, 507),                      # 497: 74 is 273
        (LOAD, 20, 3, 12),                       # 498
        (JZ, 20, 650),                           # 499
        (LOAD, 21, 3, 13),                       # 500
        (LOAD, 22, 3, 14),                       # 501
        (TEXT, 21, 2),                           # 502
        (MOVE, 17, 21),                          # 503
        (MOVE, 18, 22),                          # 504
        (MOVE, 19, 68),                          # 505: 68 is 2
        (JUMP, 545),                             # 506
        (JNE, 20, 187, 517),                     # 507: 187 is 500
        (LOAD, 20, 3, 12),                       # 508
        (JZ, 20, 650),                           # 509
        (LOAD, 21, 3, 13),                       # 510
        (LOAD, 22, 3, 14),                       # 511
        (TEXT, 21, 3),                           # 512
        (MOVE, 17, 21),                          # 513
        (MOVE, 18, 22),                          # 514
        (MOVE, 19, 186),                         # 515: 186 is 3
        (JUMP, 545),                             # 516
        (JNE, 20, 188, 527),                     # 517: 188 is 1047
        (LOAD, 20, 3, 12),                       # 518
        (JZ, 20, 650),                           # 519
        (LOAD, 21, 3, 13),                       # 520
        (LOAD, 22, 3, 14),                       # 521
        (TEXT, 21, 4),                           # 522
        (MOVE, 17, 21),                          # 523
        (MOVE, 18, 22),                          # 524
        (MOVE, 19, 71),                          # 525: 71 is 4
        (JUMP, 545),                             # 526
        (JNE, 20, 189, 537),                     # 527: 189 is 1140
        (LOAD, 20, 3, 12),                       # 528
        (JZ, 20, 650),                           # 529
        (LOAD, 21, 3, 13),                       # 530
        (LOAD, 22, 3, 14),                       # 531
        (TEXT, 21, 5),                           # 532
        (MOVE, 17, 21),                          # 533
        (MOVE, 18, 22),                          # 534
        (MOVE, 19, 190),                         # 535: 190 is 5
        (JUMP, 545),                             # 536
        (LOAD, 20, 3, 12),                       # 537
        (JZ, 20, 650),                           # 538
        (LOAD, 21, 3, 13),                       # 539
        (LOAD, 22, 3, 14),                       # 540
        (TEXT, 21, 1),                           # 541
        (MOVE, 17, 21),                          # 542
        (MOVE, 18, 22),                          # 543
        (MOVE, 19, 67),                          # 544: 67 is 1
        (MOVE, 14, 17),                          # 545
        (MOVE, 15, 18),                          # 546
        (MOVE, 16, 19),                          # 547
        (JUMP, 598),                             # 548
        (LOAD, 17, 3, 0),                        # 549
        (JNE, 17, 191, 560),                     # 550: 191 is 1208
        (LOAD, 17, 3, 9),                        # 551
        (JZ, 17, 650),                           # 552
        (LOAD, 18, 3, 10),                       # 553
        (LOAD, 19, 3, 11),                       # 554
        (TEXT, 18, 6),                           # 555
        (MOVE, 14, 18),                          # 556
        (MOVE, 15, 19),                          # 557
        (MOVE, 16, 192),                         # 558: 192 is 6
        (JUMP, 598),                             # 559
        (JNE, 17, 193, 570),                     # 560: 193 is 1252
        (LOAD, 17, 3, 9),                        # 561
        (JZ, 17, 650),                           # 562
        (LOAD, 18, 3, 10),                       # 563
        (LOAD, 19, 3, 11),                       # 564
        (TEXT, 18, 7),                           # 565
        (MOVE, 14, 18),                          # 566
        (MOVE, 15, 19),                          # 567
        (MOVE, 16, 72),                          # 568: 72 is 7
        (JUMP, 598),                             # 569
        (JNE, 17, 194, 580),                     # 570: 194 is 437
        (LOAD, 17, 3, 9),                        # 571
        (JZ, 17, 650),                           # 572
        (LOAD, 18, 3, 10),                       # 573
        (LOAD, 19, 3, 11),                       # 574
        (TEXT, 18, 8),                           # 575
        (MOVE, 14, 18),                          # 576
        (MOVE, 15, 19),                          # 577
        (MOVE, 16, 69),                          # 578: 69 is 8
        (JUMP, 598),                             # 579
        (JNE, 17, 195, 590),                     # 580: 195 is 850
        (LOAD, 17, 3, 9),                        # 581
        (JZ, 17, 650),                           # 582
        (LOAD, 18, 3, 10),                       # 583
        (LOAD, 19, 3, 11),                       # 584
        (TEXT, 18, 9),                           # 585
        (MOVE, 14, 18),                          # 586
        (MOVE, 15, 19),                          # 587
        (MOVE, 16, 196),                         # 588: 196 is 9
        (JUMP, 598),                             # 589
        (LOAD, 17, 3, 9),                        # 590
        (JZ, 17, 650),                           # 591
        (LOAD, 18, 3, 10),                       # 592
        (LOAD, 19, 3, 11),                       # 593
        (TEXT, 18, 0),                           # 594
        (MOVE, 14, 18),                          # 595
        (MOVE, 15, 19),                          # 596
        (MOVE, 16, 70),                          # 597: 70 is 0
        (STORE, 3, 18, 14),                      # 598
        (STORE, 3, 19, 15),                      # 599
        (STORE, 3, 20, 16),                      # 600
        (LOOP, 4, 0),                            # 601
        (JUMP, 384),                             # 602
        (LOAD, 55, 0, 28),                       # 603
        (JNZ, 55, 647),                          # 604
        (LOAD, 61, 0, 18),                       # 605: pos: num_put_msg_records > 0 ? _parent.put_msg_rec_offset - 48 : 0
        (JLE, 61, 70, 610),                      # 606: 70 is 0
        (NUMBER2, 61, 0, 14, 16, 52, 4),         # 607
        (SUB, 58, 61, 183),                      # 608: 183 is 48
        (JUMP, 611),                             # 609
        (MOVE, 58, 70),                          # 610: 70 is 0
        (SEEK, 56, 0, 15, 58),                   # 611
        (LOAD, 63, 0, 18),                       # 612: repeat-expr: num_put_msg_records
        (ROWS, 62, 2),                           # 613: put_msg_records: repeat expr
        (STORE, 0, 29, 62),                      # 614
        (MOVE, 61, 70),                          # 615: 70 is 0
        (JGE, 61, 63, 645),                      # 616
        (ROW, 2, 5, 62),                         # 617: put_msg_records: an item
        (NUMBER2, 64, 0, 14, 4, 52, 4),          # 618
        (STORE, 5, 0, 64),                       # 619
        (LOAD, 64, 0, 4),                        # 620
        (STORE, 5, 1, 64),                       # 621
        (LOAD, 64, 5, 0),                        # 622: if: (fields & 1) != 0
        (AND, 65, 64, 67),                       # 623: 67 is 1
        (JEQ, 65, 70, 627),                      # 624: 70 is 0
        (BYTES, 5, 3, 185),                      # 625: size: 24; msg_id; 185 is 24
        (STORE, 5, 2, 67),                       # 626: 67 is 1
        (AND, 65, 64, 68),                       # 627: if: (fields & 2) != 0; 68 is 2
        (JEQ, 65, 70, 631),                      # 628: 70 is 0
        (BYTES, 5, 6, 185),                      # 629: size: 24; correl_id; 185 is 24
        (STORE, 5, 5, 67),                       # 630: 67 is 1
        (AND, 65, 64, 71),                       # 631: if: (fields & 4) != 0; 71 is 4
        (JEQ, 65, 70, 635),                      # 632: 70 is 0
        (BYTES, 5, 9, 185),                      # 633: size: 24; group_id; 185 is 24
        (STORE, 5, 8, 67),                       # 634: 67 is 1
        (AND, 65, 64, 69),                       # 635: if: (fields & 8) != 0; 69 is 8
        (JEQ, 65, 70, 639),                      # 636: 70 is 0
        (RUN, 5, 12, 4),                         # 637: feedback
        (STORE, 5, 11, 67),                      # 638: 67 is 1
        (AND, 65, 64, 101),                      # 639: if: (fields & 16) != 0; 101 is 16
        (JEQ, 65, 70, 643),                      # 640: 70 is 0
        (BYTES, 5, 14, 119),                     # 641: size: 32; accounting_token; 119 is 32
        (STORE, 5, 13, 67),                      # 642: 67 is 1
        (COUNT, 61, 2, 0, 30),                   # 643
        (JUMP, 616),                             # 644
        (CLOSE, 56),                             # 645: back from put_msg_records
        (STORE, 0, 28, 67),                      # 646: 67 is 1
        (RETURN, 4),                             # 647: put_msg_records is read
        (CALL, 4, 603),                          # 648: put_msg_records
        (DONE,),                                 # 649: read
        (FAIL,),                                 # 650: handed over
    ),
    constants=(b'\xc4\xc8@@\xd4\xd8\xe2\xe3\xd9\xd4\xd8\xe7\xd4\xc9\xe3\xd4\xd8\xc8\xd4\xc4'
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
        Table(31, (0, 7, 10, 25, 27, 28, 30)),  # 0: mqdh
        Table(21, (3, 6, 9, 12)),  # 1: records.object_records[]
        Table(16, (2, 5, 8, 11, 13)),  # 2: records.put_msg_records[]
    ),
    registers=66,
    numbers=(15, 1, 2, 8, 0, 4, 7, 546, 273, -1, 4, -1, 0, -5, 5, 39, -10, 6, 10, -16, 6, 11, -22, 6, 12, -28, 7, 13, -35, 5, 14, -40, 6, -46, 6, 16, -52, 5, 17, -57, 6, 18, -63, 6, 19, -69, 7, 30, -76, 6, 31, -82, 7, 32, -89, 6, 33, -95, 6, 34, -101, 7, 35, -108, 7, 36, -115, 7, 37, -122, 5, 38, -127, 6, 40, -133, 5, -138, 6, -144, 6, -150, 6, -156, 7, -163, 5, -168, 6, -174, 6, -180, 5, -185, 6, -191, 6, -197, 7, -204, 6, -210, 7, -217, 6, -223, 6, -229, 7, -236, 7, -243, 7, -250, 5, -255, 6, 48, 96, 24, 3, 500, 1047, 1140, 5, 1208, 6, 1252, 437, 850, 9),
    addresses=(0, -1, -1, 1, -1, 2),
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
                'value': Span(22, '*'),
                'kind': Formula('int', Computed(13, 'int')),
            }),
            'flags': Number(14, 0, 4, True, False, 'be', 4),
            'put_msg_rec_fields': Number(14, 4, 4, True, False, 'be', 4),
            'recs_present': Number(14, 8, 4, True, False, 'be', 4),
            'object_rec_offset': Number(14, 12, 4, True, False, 'be', 4),
            'put_msg_rec_offset': Number(14, 16, 4, True, False, 'be', 4),
            'num_object_records': Computed(17, 'int'),
            'num_put_msg_records': Computed(18, 'int'),
            'records': Inline({
                'object_records': Present(25, Items(26, 1, Inline({
                    'object_name': Inline({
                        'ascii': Present(3, Span(4, None)),
                        'ebcdic': Present(6, Span(7, None)),
                        'value': Span(15, '*'),
                    }),
                    'object_q_mgr_name': Inline({
                        'ascii': Present(9, Span(10, None)),
                        'ebcdic': Present(12, Span(13, None)),
                        'value': Span(18, '*'),
                    }),
                }))),
                'put_msg_records': Present(28, Items(29, 2, Inline({
                    'msg_id': Present(2, Span(3, None)),
                    'correl_id': Present(5, Span(6, None)),
                    'group_id': Present(8, Span(9, None)),
                    'feedback': Present(11, Number(12, 0, 4, True, False, 'be', 1)),
                    'accounting_token': Present(13, Span(14, None)),
                }))),
                'has_array_outside': Formula('bool', Apply('and', (Apply('!=', (Number(14, 8, 4, True, False, 'be', 4), 0)), Apply('or', (Apply('and', (Apply('!=', (Number(14, 12, 4, True, False, 'be', 4), 0)), Apply('==', (Computed(17, 'int'), 0)))), Apply('and', (Apply('and', (Apply('!=', (Number(14, 16, 4, True, False, 'be', 4), 0)), Apply('!=', (Apply('&', (Number(14, 4, 4, True, False, 'be', 4), 31)), 0)))), Apply('==', (Computed(18, 'int'), 0))))))))),
            }),
            'new_msg_ids': Formula('bool', Apply('!=', (Apply('&', (Number(14, 0, 4, True, False, 'be', 4), 1)), 0))),
        }),
        'following': Inline({
            'integers': Formula('int', Apply('&', (Number(5, 12, 4, True, False, 'be', 4), 15))),
            'decimals': Formula('int', Apply('&', (Apply('>>', (Number(5, 12, 4, True, False, 'be', 4), 4)), 15))),
            'floats': Formula('int', Apply('&', (Apply('>>', (Number(5, 12, 4, True, False, 'be', 4), 8)), 15))),
            'has_reserved_bits': Formula('bool', Apply('!=', (Apply('&', (Number(5, 12, 4, True, False, 'be', 4), Apply('~', (4095,)))), 0))),
            'environment': Formula('int', Number(5, 12, 4, True, False, 'be', 4)),
            'charset': Formula('int', Apply('?', (Apply('or', (Apply('==', (Number(5, 16, 4, True, False, 'be', 4), 0)), Apply('==', (Number(5, 16, 4, True, False, 'be', 4), -1)))), 0, Apply('?', (Apply('==', (Number(5, 16, 4, True, False, 'be', 4), -2)), 3, Apply('?', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('==', (Number(5, 16, 4, True, False, 'be', 4), 37)), Apply('==', (Number(5, 16, 4, True, False, 'be', 4), 273)))), Apply('==', (Number(5, 16, 4, True, False, 'be', 4), 277)))), Apply('==', (Number(5, 16, 4, True, False, 'be', 4), 500)))), Apply('==', (Number(5, 16, 4, True, False, 'be', 4), 1047)))), Apply('==', (Number(5, 16, 4, True, False, 'be', 4), 1140)))), 2, Apply('?', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('==', (Number(5, 16, 4, True, False, 'be', 4), 437)), Apply('==', (Number(5, 16, 4, True, False, 'be', 4), 819)))), Apply('==', (Number(5, 16, 4, True, False, 'be', 4), 850)))), Apply('==', (Number(5, 16, 4, True, False, 'be', 4), 1208)))), Apply('==', (Number(5, 16, 4, True, False, 'be', 4), 1252)))), 1, 4))))))))),
        }),
        'remainder': Span(20, None),
    }),
    checks=(
        Apply('or', (Apply('and', (Apply('same', (Fixed(5, 0, 4, None), b'DH  ')), Apply('not', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('==', (Parameter(1), 37)), Apply('==', (Parameter(1), 273)))), Apply('==', (Parameter(1), 277)))), Apply('==', (Parameter(1), 500)))), Apply('==', (Parameter(1), 1047)))), Apply('==', (Parameter(1), 1140)))),)))), Apply('and', (Apply('same', (Fixed(5, 0, 4, None), b'\xc4\xc8@@')), Apply('not', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('==', (Parameter(1), 437)), Apply('==', (Parameter(1), 819)))), Apply('==', (Parameter(1), 850)))), Apply('==', (Parameter(1), 1208)))), Apply('==', (Parameter(1), 1252)))),)))))),
        Apply('==', (Number(5, 4, 4, True, False, 'be', 4), 1)),
        Apply('>=', (Number(5, 8, 4, True, False, 'be', 4), 48)),
    ),
    unsupported={},
)

FRAME = None
IN_STEP = None
